"""What is printed: certificates, result pages and papers, as PDF files of A4 pages."""

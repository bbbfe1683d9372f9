"""What a dealer must know: cards, hands, houses, layouts, settlement. Keys and numbers, no
sentences.
"""

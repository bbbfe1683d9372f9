"""Dealer Trainer: casino dealers learn to settle Ultimate Texas Hold'em and Casino Texas Poker."""

__version__ = "0.1.0"

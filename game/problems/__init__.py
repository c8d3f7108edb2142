"""Positions with one question: which choice wins. What they hold lies in ``assets/problems``."""

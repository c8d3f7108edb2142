"""Who sits at the table: delegates with faces, and the cards in their hands from behind."""

"""Who sits at the tables of the house: delegates with faces, in every game the same ones."""

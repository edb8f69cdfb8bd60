"""Figures of runs, in one visual language; and what is made of figures: the report, the comparison."""

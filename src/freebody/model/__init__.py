"""What users describe (Body) and what kernels read (State, Tables)."""

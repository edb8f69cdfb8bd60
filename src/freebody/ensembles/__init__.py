"""Many runs of one world: what varies, how it is run, what is kept."""

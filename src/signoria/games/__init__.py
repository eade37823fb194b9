"""The games, one house each; they know the kernel and nothing else."""

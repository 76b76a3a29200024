"""What ``import ramparts`` offers, and what the command line is written on; `ramparts` says which names are public."""

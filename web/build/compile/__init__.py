"""The compiler: what turns the checkout's sources and the pinned packages into files that start at once."""

"""The search for wins where a deal is easy to lose oneself in: greedy order and random types over one closed set."""

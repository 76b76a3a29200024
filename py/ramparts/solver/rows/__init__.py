"""The search of games in rows, fast and compact; it knows by itself what the rules allow there."""

"""Records, statistics, files brought and taken along, and what the browser is asked for."""

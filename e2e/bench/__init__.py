"""What a start costs, beside what it costs with the same packages as they come."""

"""The deals of the days: their calendar, their dates, and how one was won."""

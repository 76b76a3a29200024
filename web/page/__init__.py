"""Python in the page: events become intents, models are drawn, and the browser does what Python cannot."""

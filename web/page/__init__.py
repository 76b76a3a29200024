"""Python in the page: it turns events into intents, draws the model, and asks the browser for what only that can do."""

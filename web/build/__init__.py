"""The build: the site from the checkout and the pinned packages, and a server for it on this machine."""

"""What a player takes from one device to another, as codes: shown on the one, read on the other.

There is no server between the two. The codes are links into the page, so that one alone can be sent as it is, and the
camera of a phone opens the page by it; as pictures they are drawn and read by `web/travel`. What they hold is merged as
a file is that was saved before, after the player has said so: whoever is sent a link may have been sent another's.
"""

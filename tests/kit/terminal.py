"""A terminal that is none: whoever writes to it takes it for one."""

import io


class Terminal(io.StringIO):
    """Takes itself for a terminal."""

    def isatty(self) -> bool:
        return True

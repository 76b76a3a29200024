"""Why a position is lost, or why nobody knows, in a sentence."""

from ramparts.app.words.sentences import ENGLISH, rank_name


def reason(how: str, memory: str = "memory") -> str:
    """The sentence for a `ramparts.solver.findings.verdict.Finding.how`; empty where the rest says enough.

    ``memory`` is what the limit of memory is called.
    """
    kind, _, rank = how.partition(":")
    match kind:
        case "dead-end":
            return "No empty place can ever be made."
        case "exhausted":
            return "All positions that it leads to were searched."
        case "loose":
            return "It could not be won even if every card that has moved once could always move again."
        case "suitless":
            if not rank:
                return "It could not be won even if high cards could go home in other suits."
            name = rank_name(ENGLISH, int(rank))
            return f"It could not be won even if all cards from the {name} up could go home in any suit."
        case "memory":
            return f"The solver has filled its memory; {memory} gives it more."
        case _:
            return ""

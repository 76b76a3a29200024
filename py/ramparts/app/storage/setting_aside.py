"""What cannot be read of what is stored: it is set aside under a key of its own, and the rest stays where it is."""

import re
from collections.abc import Iterable, Mapping
from itertools import count

from ramparts.app.codec.storage_schema import READERS, Fault, stored_text
from ramparts.app.messages.effects import Discard, Effect, Store
from ramparts.app.state.library import Aside
from ramparts.app.state.model import Model

KEY = re.compile(rf"({'|'.join(READERS)})[.]damaged[1-9][0-9]{{0,3}}", re.ASCII)


def found_aside(texts: Mapping[str, str]) -> tuple[Aside, ...]:
    """Which of the texts, by key, were set aside."""
    return tuple(Aside(*each) for each in sorted(texts.items()) if KEY.fullmatch(each[0]))


def joined(aside: tuple[Aside, ...], more: Iterable[Aside]) -> tuple[Aside, ...]:
    """What is set aside, and more of it: each text once, and none in the place of another."""
    for key, text in more:
        kind = key.partition(".")[0]
        texts = {each.text for each in aside if each.key.startswith(f"{kind}.")}
        if text not in texts:
            taken = {each.key for each in aside}
            aside += (Aside(next(name for i in count(1) if (name := f"{kind}.damaged{i}") not in taken), text),)
    return aside


def set_aside(model: Model, faults: Mapping[str, Fault]) -> tuple[Model, tuple[Effect, ...]]:
    """The model with what cannot be read set aside, and effects that store it and take it out of its old place."""
    aside = joined(model.library.aside, (Aside(key, fault.text) for key, fault in faults.items()))
    model, new = model.with_library(aside=aside), aside[len(model.library.aside) :]
    left = (Discard(key) if fault.whole else Store(key, stored_text(key, model)) for key, fault in faults.items())
    return model, (*(Store(*each) for each in new), *left)

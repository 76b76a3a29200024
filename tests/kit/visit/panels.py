"""Every panel that there is, by its name."""

from typing import get_args

from ramparts.app.state.panels import (
    Boards,
    ByHand,
    Days,
    EarlierGames,
    Graded,
    LinkToCopy,
    Panel,
    Plain,
    Rules,
    SetAside,
    Statistics,
    StudyPlain,
    Taking,
)

PANELS: dict[str, Panel] = {
    **{name: name for name in (*get_args(Plain), *get_args(StudyPlain))},
    **{
        panel.name: panel
        for panel in (
            Boards(),
            ByHand(),
            Days(),
            EarlierGames(),
            Graded(),
            Rules(),
            SetAside(),
            Statistics(),
            Taking(),
            LinkToCopy("https://ramparts.example/"),
        )
    },
}

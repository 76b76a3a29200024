"""What is drawn round the board: title, status line, tools, greeting, and the notice at the end of a game."""

from typing import Any

from pyscript import document

from ramparts.app.layout.boxes import Box
from ramparts.app.view.board import Board
from ramparts.app.view.elements import Inner, node
from ramparts.app.view.toolbar import Tool
from ramparts.app.words.languages import LANGUAGES
from web.page.ui.dom import patch, set_attribute

LONG = 6
"""More letters than a button of the bar has room for on a phone."""


class Chrome:
    """The header, the tools, the notice and the greeting of the page."""

    def __init__(self) -> None:
        """Finds its elements by their ids in the page, and takes away the greeting drawn there before Python came."""
        self._elements: dict[str, Any] = {
            name: document.getElementById(name)
            for name in ("table", "head", "title", "facts", "status", "seen", "tools", "notice", "greeting")
        }
        self._tools: tuple[Inner, ...] = ()
        self._notice: tuple[Inner, ...] = ()
        self._greeting: tuple[Inner, ...] = ()
        self._elements["greeting"].replaceChildren()

    def show(self, previous: Board | None, board: Board) -> None:
        """Draws what has changed since the previous board."""
        self._show_attributes(previous, board)
        if previous is None or previous.frame != board.frame:
            self._place_areas(board)
        if previous is None or (previous.tools, previous.slider) != (board.tools, board.slider):
            tools = _bar(board)
            patch(self._elements["tools"], self._tools, tools)
            self._tools = tools
        if previous is None or previous.notice != board.notice:
            notice = _notice(board)
            patch(self._elements["notice"], self._notice, notice)
            self._notice = notice
        if board.notice is not None:
            x, y, width, height = board.clearing
            _place(self._elements["notice"], Box(x + board.frame.board.x, y + board.frame.board.y, width, height))
        if previous is None or previous.greeting != board.greeting:
            self._show_greeting(previous, board)

    def _show_attributes(self, previous: Board | None, board: Board) -> None:
        """Texts, and the attributes that style sheets and other programs read."""
        for name in ("title", "facts", "status", "seen"):
            if previous is None or getattr(previous, name) != getattr(board, name):
                self._elements[name].textContent = getattr(board, name)
        if previous is None or previous.language != board.language:
            document.documentElement.setAttribute("lang", board.language)
            document.documentElement.setAttribute("dir", LANGUAGES[board.language].direction)
            self._elements["tools"].setAttribute("aria-label", board.toolbar)
        if previous is None or previous.looks != board.looks:
            for name, value in board.looks:
                set_attribute(document.documentElement, f"data-{name}", value)
        for name in ("game", "deal", "session", "feast", "state", "shape", "light"):
            if previous is None or getattr(previous, name) != getattr(board, name):
                self._elements["table"].setAttribute(f"data-{name}", getattr(board, name))

    def clear(self) -> None:
        """Takes away the tools, the notice and the greeting."""
        for name in ("tools", "notice", "greeting"):
            self._elements[name].replaceChildren()
        self._tools = self._notice = self._greeting = ()

    def _show_greeting(self, previous: Board | None, board: Board) -> None:
        """Draws what is said beside the table.

        Whoever steps through what a wrong move leads to, and has pressed a button that goes, goes on with the first.
        """
        element, greeting, focused = self._elements["greeting"], _greeting(board), document.activeElement
        steps = previous is not None and previous.state == board.state == "failed" and element.contains(focused)
        patch(element, self._greeting, greeting)
        self._greeting = greeting
        if board.greeting is not None:
            _place(element, board.greeting.box)
        if steps and not focused.isConnected and (first := element.querySelector("button")):
            first.focus()

    def _place_areas(self, board: Board) -> None:
        document.documentElement.setAttribute("data-bar", board.frame.bar)
        for name, box in (("head", board.frame.header), ("tools", board.frame.tools), ("table", board.frame.board)):
            _place(self._elements[name], box)


def _button(tool: Tool, **more: str) -> Inner:
    state = {} if tool.enabled else {"aria_disabled": "true"}
    if tool.whole:  # a description, not a name: by voice a button is found by the word that is seen on it
        state["title"] = tool.whole
    sign = (node("span", class_="sign", aria_hidden="true", data_sign=tool.sign),) if tool.sign else ()
    return node("button", *sign, node("span", tool.label), type="button", data_do=tool.command, **state, **more)


def _bar(board: Board) -> tuple[Inner, ...]:
    """The buttons, and after the first of them the slider over a line that is shown."""
    first, *rest = map(_tool, board.tools)
    return (first, *_slider(board), *rest)


def _tool(tool: Tool) -> Inner:
    """A button of the bar: a long word is written smaller on a phone."""
    return _button(tool, data_long="") if len(tool.label) > LONG else _button(tool)


def _slider(board: Board) -> tuple[Inner, ...]:
    slider = board.slider
    if slider is None:
        return ()
    places = {"min": "0", "max": str(slider.last), "value": str(slider.at)}
    field = node("input", type="range", **places, aria_label=slider.name, aria_valuetext=slider.words)
    return (node("div", field, node("span", slider.figures, aria_hidden="true"), class_="slider"),)


def _notice(board: Board) -> tuple[Inner, ...]:
    if board.notice is None:
        return ()
    lines = (node("span", line) for line in board.notice.lines)
    rows = node("div", *lines), node("div", *map(_button, board.notice.tools))
    if not board.notice.question:
        return rows
    question = node("span", board.notice.question)
    named = {"role": "group", "aria_label": board.notice.question, "class_": "question"}
    return (*rows, node("div", question, *map(_button, board.notice.answers), **named))


def _greeting(board: Board) -> tuple[Inner, ...]:
    """What is said beside the table.

    Its buttons have ids, so that one whose command goes is another one, and a second press does nothing unmeant.
    """
    if board.greeting is None:
        return ()
    buttons = (_button(tool, id=f"told-{tool.command}") for tool in board.greeting.buttons)
    return (
        node(
            "aside",
            node("p", board.greeting.words),
            node("p", *buttons),
            aria_label=board.greeting.name,
        ),
    )


def _place(element: Any, box: Box) -> None:
    for name, value in (("left", box.x), ("top", box.y), ("width", box.width), ("height", box.height)):
        element.style.setProperty(name, f"{value}px")

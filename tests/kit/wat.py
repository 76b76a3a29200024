"""Modules of WebAssembly from their text, and what becomes of a module that is split."""

from collections.abc import Callable, Collection, Mapping
from typing import Any

from wasmtime import Func, FuncType, Instance, Store, ValType, wat2wasm
from wasmtime import Module as Compiled

from web.build.halves.first import COME, JOIN, FirstHalf
from web.build.halves.module import Module
from web.build.halves.plan import Plan
from web.build.halves.second import FIRST, SecondHalf


def module(text: str) -> Module:
    """A module from its text."""
    return Module(bytes(wat2wasm(text)))


class Joined:
    """A module that is split and run: the functions of its first half, and how often the second one was joined."""

    def __init__(self, whole: Module, keep: Collection[str], early: Collection[int]) -> None:
        """`early` are the numbers of functions among the module's own."""
        first = FirstHalf(Plan(whole, keep, early))
        self.store, self.joined, self.told = Store(), 0, list[int]()
        self.env: dict[tuple[str, str], Any] = {
            ("env", "tell"): self.host(self.told.append, 1),
            JOIN: self.host(self.join),
        }
        self.second = SecondHalf(first).written() if first.split else b""
        self.first = self.made(first.written())

    def host(self, function: Callable[..., None], arguments: int = 0) -> Func:
        """A function of ours for a module to import."""
        return Func(self.store, FuncType([ValType.i32()] * arguments, []), function)

    def made(self, data: bytes) -> Mapping[str, Any]:
        """The exports of a module that is made with all it imports."""
        compiled = Compiled(self.store.engine, data)
        found = [self.env[wanted.module, wanted.name or ""] for wanted in compiled.imports]
        return Instance(self.store, compiled, found).exports(self.store)

    def join(self) -> None:
        """Makes the second half."""
        self.joined += 1
        self.env |= {(FIRST, name): thing for name, thing in self.first.items()}
        self.made(self.second)
        self.first[COME].set_value(self.store, 1)

    def call(self, name: str, *arguments: int) -> object:
        """What an exported function gives back."""
        return self.first[name](self.store, *arguments)

"""Made by ``python -m tests.bench.proving``: the numbers that `ramparts.proven` gives, as bits from `FIRST` on."""

FIRST = 32_000

WINNABLE: dict[str, str] = {}

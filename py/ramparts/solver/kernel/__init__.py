"""The searches compiled: the same positions in the same order, ten to forty times as fast.

`kernel.wasm` is made of the C files here by ``make kernel``. What runs it is a `Machine`: wasmtime at a desk, the
browser on the page. The Python searches are the specification; `kernel_engine` makes these in their place.
"""

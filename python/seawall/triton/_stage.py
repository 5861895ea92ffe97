"""Replaces the barriers of Triton's back end.

The stage `llir` builds one list of passes and runs it: allocation, barriers (`add_membar`), lowering.
This module runs the code of the stage twice. The first run stops at `add_membar`, and the module is
then in the state that this pass gets. The second run skips what came before. Between them, the module
is text. Without an edit, the machine code has the same bytes as without this module (`peers/live.py`).
"""

from __future__ import annotations

import os
import tempfile
import time
import types
from typing import Any, Callable, Dict, Mapping, Optional, Tuple

from .._api import place
from .._results import Placement
from .._seawall import SeawallError

#: The pass that inserts barriers.
BARRIERS = "add_membar"
#: The modules of the bindings with passes, by their names in the code of a stage.
BINDINGS = ("passes", "nvidia", "amd")

Warn = Callable[[str], None]


class _Stop(BaseException):
    """Ends the first run. Not an `Exception`, so that no handler of the stage catches it."""


class _NotPlaced(Exception):
    """Why the barriers of the compiler are used."""


def unsupported() -> Optional[str]:
    """Returns why this release of Triton has no pass to replace. None if it has one."""
    import triton
    from triton.backends import backends

    if any(BARRIERS in _code(backend.compiler).co_names for backend in backends.values()):
        return None
    return f"Triton {triton.__version__} inserts barriers inside its lowering to LLVM; 3.9 has a pass for it"


def _code(backend: Any) -> types.CodeType:
    stage = getattr(backend, "make_llir", None)
    return getattr(stage, "__code__", unsupported.__code__)


def placing(
    backend: Any, original: Callable[..., Any], options: Any, capability: Any, check_options: Mapping[str, Any], warn: Warn
) -> Callable[..., Any]:
    """Returns the stage `llir` of `backend` with the fewest barriers.

    `original` is the stage of the compiler. It is used if the stage cannot be divided.
    """

    def stage(source: Any, metadata: Dict[str, Any]) -> Any:
        why_not = _undividable(backend, options)
        if why_not is not None:
            metadata["seawall"] = {"kept": why_not, "seconds": 0.0}
            warn(f"Seawall keeps the barriers of the compiler: {why_not}")
            return original(source, metadata)
        divided = _Divided(backend, options, capability)
        ended, result = divided.until_barriers(source, metadata)
        if ended:
            return result
        start, name = time.perf_counter(), _name(source)
        try:
            placed, facts = _place(source, name, check_options)
            metadata["seawall"] = {**facts, "seconds": time.perf_counter() - start}
            return divided.from_barriers(placed, metadata, with_barriers=False)
        except Exception as error:  # a compile never breaks because of Seawall
            why = str(error) if isinstance(error, _NotPlaced) else f"{type(error).__name__}: {error}"
            metadata["seawall"] = {"kept": why, "seconds": time.perf_counter() - start}
            warn(f"Seawall keeps the barriers of the compiler in `{name}`: {why}")
        return divided.from_barriers(source, metadata, with_barriers=True)

    return stage


def _undividable(backend: Any, options: Any) -> Optional[str]:
    if BARRIERS not in _code(type(backend)).co_names:
        return f"the back end {type(backend).__name__} has no pass for barriers"
    if getattr(options, "instrumentation_mode", ""):
        return f"the instrumentation `{options.instrumentation_mode}` changes the passes"
    return None


def _name(module: Any) -> str:
    try:
        return module.get_entry_func_name()
    except Exception:  # only for messages
        return "kernel"


class _Divided:
    """The code of a stage, which runs in two parts."""

    def __init__(self, backend: Any, options: Any, capability: Any) -> None:
        stage = type(backend).__dict__.get("make_llir") or getattr(type(backend), "make_llir")
        self.function = getattr(stage, "__func__", stage)
        self.before = () if isinstance(stage, staticmethod) else (backend,)
        # The back end for NVIDIA also passes the compute capability.
        self.after = (options,) if capability is None else (options, capability)

    def until_barriers(self, module: Any, metadata: Dict[str, Any]) -> Tuple[bool, Any]:
        """Runs the passes in front of the one for barriers. Returns whether the stage has ended
        without this pass, and then its result.
        """

        def passes(name: str, add: Callable[..., Any]) -> Callable[..., Any]:
            def stop(manager: Any, *_args: Any) -> None:
                manager.run(module, "make_llir")
                raise _Stop

            return stop if name == BARRIERS else add

        try:
            return True, self._run(passes, module, metadata)
        except _Stop:
            return False, None

    def from_barriers(self, module: Any, metadata: Dict[str, Any], *, with_barriers: bool) -> Any:
        """Runs the rest of the stage, and returns its result."""
        reached = False

        def passes(name: str, add: Callable[..., Any]) -> Callable[..., Any]:
            def maybe(*args: Any, **kwargs: Any) -> Any:
                nonlocal reached
                if reached:
                    return add(*args, **kwargs)
                reached = name == BARRIERS
                return add(*args, **kwargs) if reached and with_barriers else None

            return maybe

        return self._run(passes, module, metadata)

    def _run(self, passes: Callable[..., Any], module: Any, metadata: Dict[str, Any]) -> Any:
        """Runs the code with other bindings. The globals of the back end do not change, because other
        threads may compile.
        """
        code = self.function
        bound = {name: _Bindings(code.__globals__[name], passes) for name in BINDINGS if name in code.__globals__}
        copy = types.FunctionType(code.__code__, {**code.__globals__, **bound}, code.__name__, code.__defaults__, code.__closure__)
        copy.__kwdefaults__ = code.__kwdefaults__
        return copy(*self.before, module, metadata, *self.after)


class _Bindings:
    """A module of the bindings whose functions `add_*` are replaced."""

    def __init__(self, real: Any, passes: Callable[..., Any]) -> None:
        self._real = real
        self._passes = passes

    def __getattr__(self, name: str) -> Any:
        value = getattr(self._real, name)
        if isinstance(value, types.ModuleType):
            return _Bindings(value, self._passes)
        return self._passes(name, value) if name.startswith("add_") else value


def _place(module: Any, name: str, check_options: Mapping[str, Any]) -> Tuple[Any, Dict[str, Any]]:
    """Returns a module with the fewest barriers, and what to report about it."""
    from ._session import check_text

    text = str(module)
    try:
        minimal = place(text, name=f"{name}.mlir", strategy="minimal", synced_loads=True)
        released = place(text, name=f"{name}.mlir", strategy="triton")
        if not minimal.is_certified:
            raise _NotPlaced(minimal.warnings.strip() or "the checker does not certify the placement")
        checked = check_text(minimal.text, f"{name}.mlir", check_options)
    except SeawallError as error:
        raise _NotPlaced(str(error)) from error
    if checked["text"]:
        codes = {row["code"] for row in checked["findings"] if row["severity"] == "error"}
        raise _NotPlaced(f"the kernel has errors ({', '.join(sorted(codes))})")
    facts = {"placed": [_counts(minimal), _counts(released)], "checked": checked}
    return _parse(minimal.text, module.context), facts


def _counts(placement: Placement) -> Tuple[int, int]:
    """Returns the number of inserted barriers in loops and outside."""
    inserted = [row for row in placement.barriers if "barrier" in row["insert"]]
    in_loops = sum(row["loop_depth"] > 0 for row in inserted)
    return in_loops, len(inserted) - in_loops


def _parse(text: str, context: Any) -> Any:
    """Returns the module of a text. The bindings only read files."""
    from triton._C.libtriton import ir

    file = tempfile.NamedTemporaryFile("w", suffix=".mlir", delete=False, encoding="utf-8")
    try:
        with file:
            file.write(text)
        module = ir.parse_mlir_module(file.name, context)
    finally:
        os.unlink(file.name)
    module.context = context
    return module

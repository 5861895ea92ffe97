"""Replaces the barriers of Triton's back end.

The stage `llir` builds one list of passes and runs it: allocation, barriers (`add_membar`), lowering.
This module runs the code of the stage twice. The first run stops at `add_membar`, and the module is
then in the state that this pass gets. The second run skips what came before. Between them, the module
is text. Without an edit, the machine code has the same bytes as without this module (`peers/live.py`).

Releases before 3.9 insert barriers at the start of their lowering (`add_to_llvmir`). There, the first
run stops in front of it. The text gets the placed barriers, and marks: barriers at a location of their
own, around every op that may access memory. The lowering finds nothing to order and inserts no barrier.
What it makes of the marks is then deleted (`_marks`), and a third run does the rest of the stage.
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
from . import _marks

#: The pass that inserts barriers.
BARRIERS = "add_membar"
#: The pass that lowers to LLVM. In releases without the former it inserts barriers first.
LOWERING = "add_to_llvmir"
#: The modules of the bindings with passes, by their names in the code of a stage.
BINDINGS = ("passes", "nvidia", "amd")

Warn = Callable[[str], None]


class _Stop(BaseException):
    """Ends the first run. Not an `Exception`, so that no handler of the stage catches it."""


class _NotPlaced(Exception):
    """Why the barriers of the compiler are used.

    Attributes:
        again: whether a later compile of the same kernel may succeed.
    """

    def __init__(self, why: str, again: bool = False) -> None:
        super().__init__(why)
        self.again = again


def unsupported() -> Optional[str]:
    """Returns why this release of Triton has no pass to replace. None if it has one."""
    import triton
    from triton.backends import backends

    if any(_pass(backend.compiler) for backend in backends.values()):
        return None
    return f"the back ends of Triton {triton.__version__} have neither `{BARRIERS}` nor `{LOWERING}`"


def _pass(backend: Any) -> Optional[str]:
    """Returns the pass of the stage that inserts barriers, if Seawall knows it."""
    names = _code(backend).co_names
    return next((name for name in (BARRIERS, LOWERING) if name in names), None)


def has_pass() -> bool:
    """Returns whether the release has a pass for barriers."""
    from triton.backends import backends

    return all(_pass(backend.compiler) == BARRIERS for backend in backends.values())


def add_to_cache_key(key: Callable[[], str]) -> Callable[[], None]:
    """Adds `key()` to Triton's cache key, in releases that do not ask the hook of the stages for it.
    Returns a function that undoes it.
    """
    from triton.backends import backends
    from triton.compiler import compiler

    if "add_stages_inspection_hook" in compiler.compile.__code__.co_names:
        return lambda: None
    undo = []
    for backend in backends.values():
        own = vars(backend.compiler).get("hash")
        original = backend.compiler.hash

        def keyed(self: Any, original: Callable[[Any], str] = original) -> str:
            return original(self) + key()

        backend.compiler.hash = keyed
        undo.append((backend.compiler, own, keyed))

    def restore() -> None:
        for owner, own, keyed in undo:
            if vars(owner).get("hash") is keyed:
                if own is None:
                    del owner.hash
                else:
                    owner.hash = own

    return restore


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
            warn(f"Seawall keeps the barriers of the compiler in `{_name(source)}`: {why_not}")
            return original(source, metadata)
        divided = _Divided(backend, options, capability)
        ended, result = divided.until_barriers(source, metadata)
        if ended:
            return result
        start, name = time.perf_counter(), _name(source)
        try:
            try:
                placed, facts = divided.placed(source, name, metadata, check_options)
            except RuntimeError:
                # Some releases have no barrier for the lanes of a warp.
                placed, facts = divided.placed(source, name, metadata, check_options, no_warp_locality=True)
            metadata["seawall"] = {**facts, "seconds": time.perf_counter() - start}
            return divided.from_barriers(placed, metadata, with_barriers=False)
        except Exception as error:  # a compile never breaks because of Seawall
            why = str(error) if isinstance(error, _NotPlaced) else f"{type(error).__name__}: {error}"
            again = error.again if isinstance(error, _NotPlaced) else isinstance(error, (OSError, MemoryError))
            metadata["seawall"] = {"kept": why, "again": again, "seconds": time.perf_counter() - start}
            warn(f"Seawall keeps the barriers of the compiler in `{name}`: {why}")
        return divided.from_barriers(source, metadata, with_barriers=True)

    return stage


def _undividable(backend: Any, options: Any) -> Optional[str]:
    if _pass(type(backend)) is None:
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
        self.name = _pass(type(backend))
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

            return stop if name == self.name else add

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
                reached = name == self.name
                return add(*args, **kwargs) if reached and with_barriers else None

            return maybe

        return self._run(passes, module, metadata)

    def placed(
        self, source: Any, name: str, metadata: Dict[str, Any], check_options: Mapping[str, Any], **options: Any
    ) -> Tuple[Any, Dict[str, Any]]:
        """Returns the module with the fewest barriers where `from_barriers` goes on, and what to report."""
        text, facts = _place(source, name, check_options, **options)
        if self.name == BARRIERS:
            return _parse(text, source.context), facts
        return self.lowered(text, source, metadata, check_options.get("producer")), facts

    def lowered(self, text: str, source: Any, metadata: Dict[str, Any], producer: Optional[str]) -> Any:
        """Returns the module of a text behind the lowering, which inserts no barrier."""
        module = _parse(_marks.inserted(text, producer), source.context)

        def passes(name: str, add: Callable[..., Any]) -> Callable[..., Any]:
            def stop(manager: Any, *args: Any) -> None:
                add(manager, *args)
                manager.run(module, "make_llir")
                raise _Stop

            return stop if name == self.name else lambda *_args, **_kwargs: None

        try:
            self._run(passes, module, metadata)
        except _Stop:
            pass
        lowered = _parse(_marks.erased(str(module)), source.context)
        if "str_nodebug" in self.function.__code__.co_names:
            # The stage chooses options of LLVM by words of the text that it gets.
            from triton._C.libtriton import ir

            lowered.set_attr("ttg.source", ir.builder(source.context).get_string_attr(source.str_nodebug()))
        return lowered

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
    """A module of the bindings whose functions that add passes are replaced."""

    def __init__(self, real: Any, passes: Callable[..., Any]) -> None:
        self._real = real
        self._passes = passes

    def __getattr__(self, name: str) -> Any:
        value = getattr(self._real, name)
        if isinstance(value, types.ModuleType):
            return _Bindings(value, self._passes)
        return self._passes(name, value) if name.startswith(("add_", "lower_")) else value


def _place(module: Any, name: str, check_options: Mapping[str, Any], **options: Any) -> Tuple[str, Dict[str, Any]]:
    """Returns the text of a module with the fewest barriers, and what to report about it."""
    from ._session import check_text

    text, producer = str(module), check_options.get("producer")
    try:
        minimal = place(text, name=f"{name}.mlir", strategy="minimal", synced_loads=True, producer=producer, **options)
        released = place(text, name=f"{name}.mlir", strategy="triton", producer=producer)
        if not minimal.is_certified:
            raise _NotPlaced(minimal.warnings.strip() or "the checker does not certify the placement")
    except SeawallError as error:
        raise _NotPlaced(str(error)) from error
    try:
        checked = check_text(minimal.text, f"{name}.ttgir", check_options)
    except SeawallError as error:
        # The check reads configuration, baseline and saved results.
        raise _NotPlaced(str(error), again=True) from error
    if checked["text"]:
        codes = {row["code"] for row in checked["findings"] if row["severity"] == "error" or checked["denied"]}
        raise _NotPlaced(f"the kernel has {'denied findings' if checked['denied'] else 'errors'} ({', '.join(sorted(codes))})")
    facts = {"placed": [_counts(minimal), _counts(released)], "checked": checked}
    return minimal.text, facts


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

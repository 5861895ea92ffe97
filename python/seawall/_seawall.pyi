"""The extension module. Its functions return JSON documents as text, and `seawall` converts them to
objects.
"""

from os import PathLike
from typing import Any, Dict, List, Optional, Sequence, Tuple, Union

__version__: str

class SeawallError(ValueError):
    diagnostics: List[Dict[str, Any]]
    output: Any

def main(arguments: Sequence[str]) -> int: ...
def run(
    arguments: Sequence[str], files: Sequence[Tuple[Union[str, PathLike[str]], Optional[str]]]
) -> Tuple[int, str, str, List[Optional[str]], List[Dict[str, Any]]]: ...
def description() -> List[Dict[str, Any]]: ...
def is_trace(text: str) -> bool: ...
def wave_place(
    text: str,
    *,
    name: str,
    strategy: Optional[str] = None,
    target: Optional[str] = None,
    respect_existing: bool = True,
) -> Tuple[str, str, str, str]: ...
def wave_insertions(
    text: str,
    *,
    name: str,
    strategy: Optional[str] = None,
    target: Optional[str] = None,
    respect_existing: bool = True,
) -> Tuple[str, str]: ...
def wave_minimal(
    text: str, *, name: str, target: Optional[str] = None, split: bool = False, strict: bool = False
) -> Tuple[str, str, str, str]: ...
def wave_strategy(
    strategy: str, windows: Sequence[Tuple[int, int, bool, Optional[Tuple[int, int]], int, int]]
) -> List[Tuple[int, Optional[int]]]: ...
def wave_time(text: str, target: str, repeats: int) -> Tuple[int, int]: ...

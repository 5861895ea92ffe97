"""The extension module. Its functions return JSON documents as text, and `seawall` converts them to
objects.
"""

from typing import Any, Dict, List, Optional, Sequence, Tuple

__version__: str

class SeawallError(ValueError):
    diagnostics: List[Dict[str, Any]]

def check(
    text: str, *, name: str, target: Optional[str] = None, logical: bool = False, warp_locality: bool = True
) -> Tuple[str, str, str]: ...
def place(
    text: str,
    *,
    name: str,
    strategy: str,
    target: Optional[str] = None,
    explain: bool = False,
    logical: bool = False,
    remove_redundant: bool = False,
    warp_locality: bool = True,
    split: bool = False,
) -> Tuple[str, str, Optional[str], str]: ...
def waits(
    text: str,
    *,
    name: str,
    target: Optional[str] = None,
    as_triton: bool = False,
    count_ordinary: bool = False,
) -> Tuple[str, str, str, str]: ...
def is_trace(text: str) -> bool: ...
def wave_place(
    text: str,
    *,
    name: str,
    strategy: Optional[str] = None,
    target: Optional[str] = None,
    respect_existing: bool = True,
    any_gpu: bool = False,
) -> Tuple[str, str, str, str]: ...
def wave_minimal(
    text: str, *, name: str, target: Optional[str] = None, split: bool = False, strict: bool = False
) -> Tuple[str, str, str, str]: ...
def wave_strategy(
    strategy: str, windows: Sequence[Tuple[int, int, bool, Optional[Tuple[int, int]], int, int]]
) -> List[Tuple[int, Optional[int]]]: ...
def wave_time(text: str, target: str, repeats: int) -> Tuple[int, int]: ...

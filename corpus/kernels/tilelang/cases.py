"""What to compile of the kernels in this folder."""
from dataclasses import dataclass


@dataclass(frozen=True)
class Case:
    """A kernel, its targets, and the options of the passes."""
    name: str
    targets: tuple
    kernel: object
    options: tuple = ()

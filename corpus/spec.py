"""Declares what to compile: a kernel file has a list `CASES` of `Case`."""
from dataclasses import dataclass, field

NVIDIA = ("sm_80", "sm_90", "sm_100")
HOPPER = ("sm_90", "sm_100")
AMD = ("gfx942", "gfx950", "gfx1201", "gfx1250")
CDNA = ("gfx942", "gfx950")
ALL = NVIDIA + AMD


@dataclass(frozen=True)
class Case:
    """One compilation of a kernel.

    `args` are the argument types by name, in order; `i32:16` and every pointer are divisible by 16.
    `consts` are the constexprs. `stages` are the values of num_stages to compile; equal results are
    kept once. `options` are back-end options. `debug` keeps source locations.
    """
    name: str
    fn: object
    args: dict
    consts: dict = field(default_factory=dict)
    targets: tuple = ALL
    stages: tuple = (2,)
    options: dict = field(default_factory=dict)
    gluon: bool = False
    debug: bool = False

    def signature(self):
        """Returns the argument types in the form of the compiler."""
        sig = {k: v.split(":16")[0] for k, v in self.args.items()}
        return {k: sig.get(k, "constexpr") for k in self.fn.arg_names}

    def attrs(self):
        """Returns the divisibility by argument position."""
        names = list(self.fn.arg_names)
        return {(names.index(k), ): [["tt.divisibility", 16]] for k, v in self.args.items()
                if v.startswith("*") or v.endswith(":16")}

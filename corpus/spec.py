"""How a kernel file says what to compile: a list `CASES` of `Case`."""
from dataclasses import dataclass, field

NVIDIA = ("sm_80", "sm_90", "sm_100")
HOPPER = ("sm_90", "sm_100")
AMD = ("gfx942", "gfx950", "gfx1201", "gfx1250")
CDNA = ("gfx942", "gfx950")
ALL = NVIDIA + AMD


@dataclass(frozen=True)
class Case:
    """One compilation of a kernel.

    `args`: argument types in order, by name; `i32:16` and every pointer are divisible by 16. `consts`: constexprs.
    `stages`: the values of num_stages to try; results that are equal are kept once. `options`: back-end options.
    `debug`: keep source locations.
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
        """The argument types as the compiler wants them."""
        sig = {k: v.split(":16")[0] for k, v in self.args.items()}
        return {k: sig.get(k, "constexpr") for k in self.fn.arg_names}

    def attrs(self):
        """Divisibility by argument position."""
        names = list(self.fn.arg_names)
        return {(names.index(k), ): [["tt.divisibility", 16]] for k, v in self.args.items()
                if v.startswith("*") or v.endswith(":16")}

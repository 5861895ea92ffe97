"""What the kernels here share: the GPUs they are compiled for, and how a kernel is described to `compile.py`."""

from dataclasses import dataclass, field
from typing import Any, Callable, Dict, Sequence, Tuple

import wave_lang.kernel.lang as tkl
import wave_lang.kernel.wave as tkw
from wave_lang.kernel.lang.global_symbols import GLOBAL_ADDRESS_SPACE, SHARED_ADDRESS_SPACE, WORKGROUP_0  # noqa: F401
from wave_lang.kernel.wave.constraints import MMAType
from wave_lang.kernel.wave.utils.general_utils import get_default_scheduling_params

M, N, K = tkl.sym.M, tkl.sym.N, tkl.sym.K
TILE_M, TILE_N, TILE_K = tkl.sym.TILE_M, tkl.sym.TILE_N, tkl.sym.TILE_K
# Where the tiles of the operands live; a compilation binds it to shared memory.
STAGED = tkl.sym.STAGED


@dataclass(frozen=True)
class Gpu:
    """What a kernel has to know of the GPU that it is compiled for."""

    name: str
    lanes: int
    mma: Any


GPUS = {
    gpu.name: gpu
    for gpu in (
        Gpu("gfx942", 64, MMAType.F32_16x16x16_F16),
        Gpu("gfx950", 64, MMAType.F32_16x16x32_F16),
        Gpu("gfx1200", 32, MMAType.RDNA4_WAVE32_F32_16x16x16_F16),
        Gpu("gfx1250", 32, MMAType.GFX1250_F32_16x16x32_F16),
    )
}

ALL_SCHEDULES = ("NONE", "PREFETCH", "MODULO", "FOUR_STAGE")


@dataclass
class Built:
    """A kernel made for one GPU."""

    function: Any
    sizes: Dict[Any, Any]
    waves: int
    options: Dict[str, Any] = field(default_factory=dict)

    def subs(self) -> Dict[Any, Any]:
        """Gives what the compilation binds: sizes, where tiles live, and Wave's default latencies for its schedulers."""
        return {STAGED: SHARED_ADDRESS_SPACE, **get_default_scheduling_params(), **self.sizes}


@dataclass(frozen=True)
class Case:
    """A kernel with the GPUs and schedules that it is compiled for."""

    name: str
    build: Callable[[Gpu], Built]
    gpus: Sequence[str]
    schedules: Tuple[str, ...] = ("NONE",)


def grid(gpu: Gpu, waves: Tuple[int, int], vectors: Dict[Any, int] = None, inner: Any = K) -> list:
    """Gives constraints of a kernel that computes an M x N tile a workgroup, with its waves side by side, in steps of TILE_K."""
    hardware = {"threads_per_wave": gpu.lanes, "mma_type": gpu.mma}
    if vectors:
        hardware["vector_shapes"] = vectors
    return [
        tkw.WorkgroupConstraint(M, TILE_M, 0),
        tkw.WorkgroupConstraint(N, TILE_N, 1),
        tkw.TilingConstraint(inner, TILE_K),
        tkw.WaveConstraint(M, TILE_M / waves[0]),
        tkw.WaveConstraint(N, TILE_N / waves[1]),
        tkw.HardwareConstraint(**hardware),
    ]


def after(*writes_and_memory: Any, **how: Any) -> Any:
    """Reads shared memory and notes which writes it depends on: Wave's dead code elimination takes a write for dead otherwise."""
    *writes, memory = writes_and_memory
    return tkw.read(memory, _write_dependency=list(writes), **how)

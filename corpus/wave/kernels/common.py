"""Shared code of the kernels: the GPUs, and the description of a kernel for `compile.py`."""

from dataclasses import dataclass, field
from typing import Any, Callable, Dict, Sequence, Tuple

import wave_lang.kernel.lang as tkl
import wave_lang.kernel.wave as tkw
from wave_lang.kernel.lang.global_symbols import GLOBAL_ADDRESS_SPACE, SHARED_ADDRESS_SPACE, WORKGROUP_0  # noqa: F401
from wave_lang.kernel.wave.constraints import MMAType
from wave_lang.kernel.wave.utils.general_utils import get_default_scheduling_params

M, N, K = tkl.sym.M, tkl.sym.N, tkl.sym.K
TILE_M, TILE_N, TILE_K = tkl.sym.TILE_M, tkl.sym.TILE_N, tkl.sym.TILE_K
# The address space of the operand tiles. A compilation binds it to shared memory.
STAGED = tkl.sym.STAGED


@dataclass(frozen=True)
class Gpu:
    """The facts about a GPU that a kernel needs."""

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
    """A kernel for one GPU."""

    function: Any
    sizes: Dict[Any, Any]
    waves: int
    options: Dict[str, Any] = field(default_factory=dict)

    def subs(self) -> Dict[Any, Any]:
        """Returns the bound symbols: sizes, the space of tiles, and Wave's default latencies."""
        return {STAGED: SHARED_ADDRESS_SPACE, **get_default_scheduling_params(), **self.sizes}


@dataclass(frozen=True)
class Case:
    """A kernel with its GPUs and schedules."""

    name: str
    build: Callable[[Gpu], Built]
    gpus: Sequence[str]
    schedules: Tuple[str, ...] = ("NONE",)


def grid(gpu: Gpu, waves: Tuple[int, int], vectors: Dict[Any, int] = None, inner: Any = K) -> list:
    """Returns constraints: a workgroup computes an M x N tile in steps of TILE_K."""
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
    """Reads shared memory after the writes. Without this, Wave's DCE would remove the writes."""
    *writes, memory = writes_and_memory
    return tkw.read(memory, _write_dependency=list(writes), **how)

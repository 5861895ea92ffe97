"""The kernels of Wave's own templates with small sizes, for each schedule and GPU.

If a schedule of the wheel does not support a kernel, it does not compile with either pass. Such
kernels are counted.
"""

import contextlib
import io
from typing import Any, Callable, Dict, Iterator, List, Tuple

import wave_lang.kernel.lang as tkl
import wheel
from wave_lang.kernel.wave.compile import WaveCompileOptions, wave_compile
from wave_lang.kernel.wave.constraints import MMAType, ScaledMMAType
from wave_lang.kernel.wave.scheduling.schedule_enums import SchedulingType
from wave_lang.kernel.wave.schedules import gemm_two_pp_cluster
from wave_lang.kernel.wave.templates import (
    alibi_attention,
    conv,
    decode_attention,
    dist_gemm,
    evoformer,
    extend_attention,
    extend_attention_rpe,
    gemm,
    gqa_decode_attention,
    gqa_vanilla_attention,
    moe,
    paged_decode_attention,
    prefill_attention,
    quantized_attention,
    reordered_gemm,
    speculative_decoding,
    t5_rpe_attention,
    test_kernels,
    vanilla_attention,
)
from wave_lang.kernel.wave.templates.attention_common import AttentionShape
from wave_lang.kernel.wave.utils.general_utils import get_default_scheduling_params

GPUS = ("gfx942", "gfx950", "gfx1200")
SCHEDULES = ("NONE", "PREFETCH", "MODULO")
MMA = {"gfx942": MMAType.F32_16x16x16_F16, "gfx950": MMAType.F32_16x16x16_F16, "gfx1200": MMAType.RDNA4_WAVE32_F32_16x16x16_F16}

# The kernel of a template: its function, the bound symbols and the unbound symbols.
Kernel = Tuple[Any, Dict[Any, Any], List[Any]]


def shape(**more: Any) -> AttentionShape:
    sizes = {"num_query_heads": 4, "num_kv_heads": 4, "head_size": 64, "head_size_kv": 64, **more}
    return AttentionShape(**sizes)


def lanes(gpu: str) -> int:
    return 32 if gpu.startswith("gfx12") else 64


def both(gpu: str) -> Tuple[Any, Any]:
    return MMA[gpu], MMA[gpu]


SQUARE = dict(query_seq_len=128, kv_seq_len=256)
EXTEND = dict(num_seqs=2, context_len=256, block_size=64, fixed_seq_len_prefix=64, fixed_seq_len_extend=64)
PAGED = paged_decode_attention.paged_decode_attention_shape
OLD = "gfx942", "gfx950"

# Name, GPUs, the function that makes the kernel, and further options of the compilation.
TEMPLATES: List[Tuple[str, Tuple[str, ...], Callable[[str], Any], Dict[str, Any]]] = [
    ("gemm", GPUS, lambda g: gemm.get_gemm_kernel((256, 256, 256), False, MMA[g], threads_per_wave=lanes(g)), {}),
    ("gemm_dynamic", GPUS, lambda g: gemm.get_gemm_kernel((256, 256, 256), True, MMA[g], threads_per_wave=lanes(g)), {}),
    ("gemm_turned", GPUS, lambda g: gemm.get_gemm_kernel_transpose_a_b((256, 256, 256), False, MMA[g], threads_per_wave=lanes(g)), {}),
    ("gemm_copied", ("gfx950",), lambda g: gemm.get_gemm_kernel((256, 256, 256), False, MMA[g]), {"use_global_to_shared": True}),
    ("gemm_apart", GPUS, lambda g: gemm.get_gemm_kernel((256, 256, 256), False, MMA[g], threads_per_wave=lanes(g)), {"minimize_shared_allocs": False}),
    ("gemm_reordered", OLD, lambda g: reordered_gemm.get_reordered_matmul(256, 256, 256, 64, 64, 32, 2, MMA[g]), {}),
    ("gemm_devices", OLD, lambda g: dist_gemm.get_dist_gemm_kernel((256, 256, 256), False, MMA[g], device_m=2), {}),
    ("gemm_mxfp4", ("gfx950",), lambda g: test_kernels.get_broadcasted_scale_gemm_mxfp4((256, 256, 512), ScaledMMAType.F32_16x16x128_F8F6F4), {}),
    ("moe_gemm", OLD, lambda g: moe.get_gemm_kernel(128, 128, 128, MMA[g], tkl.f16), {}),
    ("moe_silu", OLD, lambda g: moe.get_silu_and_mul_kernel(64, 256, tkl.f16), {}),
    ("convolution", OLD, lambda g: conv.get_igemm_conv2d("nhwc_hwcf", 2, 10, 10, 64, 3, 3, 64, 1, tkl.f16, tkl.f32), {}),
    ("convolution_nchw", OLD, lambda g: conv.get_igemm_conv2d("nchw_fchw", 2, 10, 10, 64, 3, 3, 64, 1, tkl.f16, tkl.f32), {}),
    ("attention", GPUS, lambda g: vanilla_attention.get_vanilla_attention_kernel(shape(**SQUARE), both(g), False), {}),
    ("attention_causal", GPUS, lambda g: vanilla_attention.get_vanilla_attention_kernel(shape(**SQUARE), both(g), False, is_causal=True), {}),
    ("attention_turned", GPUS, lambda g: vanilla_attention.get_vanilla_attention_kernel(shape(**SQUARE), both(g), False, is_v_transposed=True), {}),
    ("attention_dynamic", OLD, lambda g: vanilla_attention.get_vanilla_attention_kernel(shape(**SQUARE), both(g), True), {}),
    ("attention_bshd", GPUS, lambda g: vanilla_attention.get_bshd_attention_kernel(shape(**SQUARE), both(g), False), {}),
    ("attention_bhsd", GPUS, lambda g: vanilla_attention.get_bhsd_attention_kernel(shape(batch_size=2, **SQUARE), both(g), False), {}),
    ("attention_gqa", OLD, lambda g: gqa_vanilla_attention.get_gqa_bshd_attention_kernel(shape(num_seqs=2, **SQUARE), both(g)), {}),
    ("attention_alibi", OLD, lambda g: alibi_attention.get_alibi_attention_kernel(shape(**SQUARE), both(g), False), {}),
    ("attention_t5", OLD, lambda g: t5_rpe_attention.get_t5_rpe_attention_kernel(shape(**SQUARE), both(g), False, 10), {}),
    ("attention_fp8", ("gfx942",), lambda g: fp8(), {}),
    ("attention_evoformer", OLD, lambda g: evoformer.get_evoformer_kernel((1, 1), (8, 1), (128, 32), (4, 1), (32, 32), (128, 64), (32, 32), (MMAType.F32_32x32x8_F16, MMAType.F32_32x32x8_F16), tkl.f16), {}),
    ("attention_extend", OLD, lambda g: extended(g), {}),
    ("attention_extend_rpe", OLD, lambda g: extended_with_positions(g), {}),
    ("attention_prefill", OLD, lambda g: prefilled(g), {}),
    ("attention_decode_0", OLD, lambda g: part(decode_attention.get_decode_attention_kernels((8, 128, 128, 32, 256), MMA[g]), 0), {}),
    ("attention_decode_1", OLD, lambda g: part(decode_attention.get_decode_attention_kernels((8, 128, 128, 32, 256), MMA[g]), 1), {}),
    ("attention_gqa_decode_0", OLD, lambda g: part(gqa_decoded(g), 0), {}),
    ("attention_gqa_decode_1", OLD, lambda g: part(gqa_decoded(g), 1), {}),
    ("attention_paged_0", OLD, lambda g: part(paged_decode_attention.get_paged_decode_attention_kernels(PAGED(16, 2, 64, 64, 32, 8), both(g), 4), 0), {}),
    ("attention_paged_1", OLD, lambda g: part(paged_decode_attention.get_paged_decode_attention_kernels(PAGED(16, 2, 64, 64, 32, 8), both(g), 4), 1), {}),
    ("speculative_sampling", ("gfx942",), lambda g: speculative_decoding.get_speculative_sampling_kernel(10, 6, 0.9, 0.9, 6, 128, 60), {}),
]


def part(kernels: Tuple[Any, ...], which: int) -> Tuple[Any, ...]:
    """Returns one of two kernels that form two phases, with its bindings."""
    rest = kernels[4:]
    open_symbols = rest[which] if len(rest) > which else []
    return kernels[which], kernels[2 + which], open_symbols


def fp8() -> Kernel:
    variant = (MMAType.F32_16x16x32_F8, MMAType.F32_16x16x32_K4_F8)
    return quantized_attention.get_brevitas_pertensor_fp8_attention_kernel(shape(**SQUARE), variant)


def gqa_decoded(gpu: str) -> Any:
    sizes = shape(num_query_heads=32, num_kv_heads=4, num_seqs=1, query_seq_len=1, kv_seq_len=256, block_size=32)
    return gqa_decode_attention.get_gqa_decode_attention_kernels(sizes, both(gpu), 2, (1, 256, 4, 64), (1, 256, 4, 64))


def tokens() -> Dict[str, Tuple[int, ...]]:
    return {"q_shape": (128, 4, 64), "k_shape": (128, 4, 64), "v_shape": (128, 4, 64), "o_shape": (128, 4, 64)}


def extended(gpu: str) -> Kernel:
    cache = {"k_cache_shape": (256, 4, 64), "v_cache_shape": (256, 4, 64)}
    return extend_attention.get_extend_attention_kernel(shape(**EXTEND), both(gpu), **tokens(), **cache)


def extended_with_positions(gpu: str) -> Kernel:
    cache = {"k_cache_shape": (256, 4, 64), "v_cache_shape": (256, 4, 64)}
    return extend_attention_rpe.get_extend_attention_rpe_kernel(shape(**EXTEND), both(gpu), **tokens(), **cache, max_rpe_context_length=10)


def prefilled(gpu: str) -> Kernel:
    sizes = shape(num_seqs=2, max_seq_len=128, total_seq_len=128)
    return prefill_attention.get_prefill_attention_kernel(sizes, both(gpu), **tokens())


def jobs(only: str) -> Iterator[Tuple[str, Callable[[Callable[..., None]], str]]]:
    """Yields each kernel with a function that compiles it with a given pass."""
    for name, gpus, make, options in TEMPLATES:
        for gpu in gpus:
            for schedule in SCHEDULES:
                full = f"{gpu}/{name}_{schedule.lower()}"
                if only in full:
                    yield full, compiler(make, gpu, schedule, options)
    for name, make in (("two_clusters", clustered), ("prefetch_by_hand", by_hand)):
        if only in f"gfx942/{name}_manual":
            yield f"gfx942/{name}_manual", scheduled(make)


def compiler(make: Callable[[str], Any], gpu: str, schedule: str, more: Dict[str, Any]) -> Callable[[Callable[..., None]], str]:
    def compile_with(replacement: Callable[..., None]) -> str:
        function, subs, *rest = make(gpu)
        options = WaveCompileOptions(
            subs={**get_default_scheduling_params(), **subs},
            dynamic_symbols=list(rest[0]) if rest and rest[0] else [],
            schedule=SchedulingType[schedule],
            compile_to_mlir=True,
            target=gpu,
            **more,
        )
        with wheel.instead_of_the_pass(replacement), contextlib.redirect_stdout(io.StringIO()):
            return wave_compile(options, function).asm

    return compile_with


def clustered() -> Tuple[Any, Any, Any]:
    kernel, options = gemm_two_pp_cluster.get_tagged_gemm(compile_to_mlir=True)
    return kernel, gemm_two_pp_cluster.get_two_pp_cluster_schedule(), options


def by_hand() -> Tuple[Any, Any, Any]:
    return test_kernels.get_gemm_prefetch_kernel_and_schedule()


def scheduled(make: Callable[[], Tuple[Any, Any, Any]]) -> Callable[[Callable[..., None]], str]:
    """Returns a function that compiles a kernel that has its own schedule."""

    def compile_with(replacement: Callable[..., None]) -> str:
        function, schedule, options = make()
        with wheel.instead_of_the_pass(replacement), contextlib.redirect_stdout(io.StringIO()):
            return wave_compile(options, function, schedule).asm

    return compile_with



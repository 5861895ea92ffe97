//! Mnemonics: what each family of instructions does.

use seawall_model::{Amd, Family, MemoryKind};

use crate::effect::{Effect, LdsUse, Memory, Part, Returns};
use crate::module::{InstructionId, Module};
use crate::registers::RegisterRange;
use crate::wait::{number, wait};

/// The effect of an instruction.
pub(crate) fn effect(module: &Module<'_>, id: InstructionId, gpu: &Amd) -> Effect {
    let mnemonic = module.mnemonic(id);
    let Some((group, rest)) = mnemonic.split_once('_') else {
        return if mnemonic == "exp" { Effect::Plain } else { Effect::Unknown };
    };
    match group {
        "v" if rest.starts_with("movrel") => Effect::Indexed,
        "v" => Effect::Plain,
        "s" => scalar(module, id, gpu),
        "ds" => lds(rest),
        "global" | "scratch" | "buffer" | "tbuffer" | "cluster" => vector(module, id, (group, rest), gpu),
        "flat" => match vector(module, id, (group, rest), gpu) {
            Effect::Memory(memory) if memory.kind == MemoryKind::VectorLoad => {
                Effect::Memory(Memory { kind: MemoryKind::FlatLoad, ..memory })
            }
            Effect::Memory(memory) => Effect::Memory(Memory { kind: MemoryKind::FlatStore, ..memory }),
            other => other,
        },
        "image" => image(module, id, rest, gpu),
        "tensor" if rest.starts_with("load_to_lds") => copy(MemoryKind::TensorCopy, LdsUse::CopyIn),
        "tensor" if rest.starts_with("store_from_lds") => copy(MemoryKind::TensorCopy, LdsUse::CopyOut),
        "exp" => Effect::Plain,
        _ => Effect::Unknown,
    }
}

fn memory(kind: MemoryKind, result: Returns, lds: Option<LdsUse>) -> Effect {
    Effect::Memory(Memory { kind, result, lds })
}

fn copy(kind: MemoryKind, lds: LdsUse) -> Effect {
    memory(kind, Returns::Nothing, Some(lds))
}

/// `s_...`.
fn scalar(module: &Module<'_>, id: InstructionId, gpu: &Amd) -> Effect {
    let mnemonic = module.mnemonic(id);
    let instruction = &module.instructions[id];
    let operands = module.text.get(instruction.mnemonic.end as usize..instruction.span.end as usize);
    if let Some(effect) = wait(mnemonic, operands.unwrap_or(""), gpu) {
        return effect;
    }
    let is = |prefixes: &[&str]| prefixes.iter().any(|prefix| mnemonic.starts_with(prefix));
    let result = |result| memory(MemoryKind::Scalar, result, None);
    match mnemonic {
        "s_branch" => Effect::Branch { conditional: false },
        "s_cbranch_i_fork" | "s_cbranch_g_fork" | "s_cbranch_join" | "s_rfe_b64" | "s_rfe_i64" => {
            Effect::Unknown
        }
        "s_subvector_loop_begin" | "s_subvector_loop_end" => Effect::Branch { conditional: true },
        "s_swappc_b64" | "s_swap_pc_i64" | "s_call_b64" | "s_call_i64" => Effect::Call,
        "s_setpc_b64" | "s_set_pc_i64" | "s_add_pc_i64" => Effect::Jump,
        "s_barrier" => Effect::Barrier(Part::Both),
        "s_barrier_signal" | "s_barrier_signal_isfirst" | "s_barrier_wait" => {
            let is_workgroup = module.operand(id, 0) == "-1";
            Effect::Barrier(match mnemonic {
                _ if !is_workgroup => Part::Other,
                "s_barrier_wait" => Part::Wait,
                _ => Part::Signal,
            })
        }
        "s_get_barrier_state" | "s_memtime" | "s_memrealtime" => result(Returns::First),
        "s_set_gpr_idx_on" | "s_set_gpr_idx_mode" => Effect::Indexed,
        _ if is(&["s_movrel"]) => Effect::Indexed,
        _ if is(&["s_cbranch"]) => Effect::Branch { conditional: true },
        _ if is(&["s_endpgm"]) => Effect::End,
        _ if is(&["s_barrier_"]) => Effect::Barrier(Part::Other),
        _ if is(&["s_load_", "s_buffer_load_", "s_scratch_load_", "s_sendmsg_rtn", "s_atc_probe_rtn"]) => {
            result(Returns::First)
        }
        _ if is(&["s_atomic_", "s_buffer_atomic_"]) && module.has_modifier(id, "glc") => {
            result(Returns::First)
        }
        _ if is(&["s_store_", "s_buffer_store_", "s_scratch_store_", "s_atomic_", "s_buffer_atomic_"]) => {
            result(Returns::Nothing)
        }
        _ => Effect::Plain,
    }
}

/// `ds_...`.
fn lds(rest: &str) -> Effect {
    let is = |prefixes: &[&str]| prefixes.iter().any(|prefix| rest.starts_with(prefix));
    let (result, lds) = if is(&["nop"]) {
        return Effect::Plain;
    } else if is(&["bpermute", "permute", "swizzle"]) {
        // They move data between lanes and touch no memory.
        (Returns::First, None)
    } else if is(&["read", "load"]) {
        (Returns::First, Some(LdsUse::Read))
    } else if is(&["write", "store"]) {
        (Returns::Nothing, Some(LdsUse::Write))
    } else if is(&["gws_", "ordered_count", "param_load", "direct_load"]) {
        return Effect::Unknown;
    } else if is(&["consume", "append"]) || rest.contains("_rtn") {
        (Returns::First, Some(LdsUse::Update))
    } else {
        (Returns::Nothing, Some(LdsUse::Update))
    };
    memory(MemoryKind::Lds, result, lds)
}

/// Whether an atomic returns the value that it replaces.
fn returns(module: &Module<'_>, id: InstructionId) -> bool {
    let operand = module.instructions[id].operands.last().map_or("", |last| last.span.of(module.text));
    let is_return = |word: &str| {
        matches!(word, "sc0" | "glc") || word.strip_prefix("th:").is_some_and(|hint| hint.contains("RETURN"))
    };
    operand.split_whitespace().any(is_return)
}

/// `global_...`, `scratch_...`, `buffer_...`, `tbuffer_...`, `cluster_...` and `flat_...`.
fn vector(module: &Module<'_>, id: InstructionId, (group, rest): (&str, &str), gpu: &Amd) -> Effect {
    let is = |prefixes: &[&str]| prefixes.iter().any(|prefix| rest.starts_with(prefix));
    if is(&["load_async_to_lds"]) {
        copy(MemoryKind::AsyncCopy, LdsUse::CopyIn)
    } else if is(&["store_async_from_lds"]) {
        copy(MemoryKind::AsyncCopy, LdsUse::CopyOut)
    } else if is(&["load_lds"]) || is(&["load"]) && module.has_modifier(id, "lds") {
        copy(MemoryKind::VectorLoad, LdsUse::CopyIn)
    } else if is(&["store_lds"]) {
        copy(MemoryKind::VectorStore, LdsUse::CopyOut)
    } else if is(&["load"]) {
        memory(MemoryKind::VectorLoad, Returns::First, None)
    } else if is(&["store", "wbl2", "wb"]) && !is(&["wbinvl1"]) {
        memory(MemoryKind::VectorStore, Returns::Nothing, None)
    } else if is(&["atomic"]) {
        atomic(module, id, group == "buffer" && rest.contains("cmpswap"), gpu)
    } else if is(&["inv", "wbinvl1", "gl0_inv", "gl1_inv", "prefetch"]) {
        // No wait for registers or LDS depends on them.
        Effect::Plain
    } else {
        Effect::Unknown
    }
}

fn atomic(module: &Module<'_>, id: InstructionId, is_in_place: bool, gpu: &Amd) -> Effect {
    let result = match (returns(module, id), is_in_place) {
        (false, _) => Returns::Nothing,
        (true, true) => Returns::FirstHalf,
        (true, false) => Returns::First,
    };
    let has_result = result != Returns::Nothing;
    let is_load = has_result || gpu.family == Family::Gfx9;
    memory(if is_load { MemoryKind::VectorLoad } else { MemoryKind::VectorStore }, result, None)
}

/// `image_...`.
fn image(module: &Module<'_>, id: InstructionId, rest: &str, gpu: &Amd) -> Effect {
    let is = |prefixes: &[&str]| prefixes.iter().any(|prefix| rest.starts_with(prefix));
    if is(&["sample", "gather", "get_lod", "msaa_load"]) {
        memory(MemoryKind::Sample, Returns::First, None)
    } else if is(&["bvh"]) {
        memory(MemoryKind::Intersect, Returns::First, None)
    } else if is(&["load", "get_resinfo"]) {
        memory(MemoryKind::VectorLoad, Returns::First, None)
    } else if is(&["store"]) {
        memory(MemoryKind::VectorStore, Returns::Nothing, None)
    } else if is(&["atomic"]) {
        atomic(module, id, rest.contains("cmpswap"), gpu)
    } else {
        Effect::Unknown
    }
}

/// The registers that an instruction reads without naming them.
pub(crate) fn implicit(mnemonic: &str) -> Option<RegisterRange> {
    let is_vcc = mnemonic.starts_with("s_cbranch_vcc") || mnemonic.starts_with("v_div_fmas");
    let is_exec = mnemonic.starts_with("s_cbranch_exec");
    let name = if is_vcc { Some("vcc") } else { is_exec.then_some("exec") };
    name.and_then(RegisterRange::named)
}

/// Whether the first operand of an instruction that is no memory instruction is written.
pub(crate) fn writes_first(mnemonic: &str, gpu: &Amd) -> bool {
    let is = |prefixes: &[&str]| prefixes.iter().any(|prefix| mnemonic.starts_with(prefix));
    let compares_to_exec = is(&["v_cmpx"]) && gpu.family != Family::Gfx9;
    is(&["v_", "s_"])
        && !compares_to_exec
        && !is(&["s_cmp", "s_bitcmp", "s_setreg", "s_sendmsg", "s_barrier", "v_nop"])
}

/// Whether the instruction selects registers beyond `v255` for later operands.
pub(crate) fn selects_upper_registers(module: &Module<'_>, id: InstructionId) -> bool {
    module.mnemonic(id) == "s_set_vgpr_msb"
        && number(module.operand(id, 0)).is_none_or(|bits| bits & 0xff != 0)
}

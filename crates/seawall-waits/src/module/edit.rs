//! New counts in the text of a module. Only the wait changes: its count and, on gfx1250, its name,
//! since waits for groups and waits for instructions are different ops.

use seawall_analysis::waits::Counter;
use seawall_base::{Diagnostic, Span};
use seawall_mlir::{Edits, Module, OpId};

use seawall_model::{Family, Target};

use super::intrinsic;
use crate::note::WaitCount;

/// A counter and its count.
pub(super) type Count = (Counter, u32);

/// Waits that are renamed when they count instructions: the old name, the new name, the attribute
/// of the count, and the attribute that keeps the old count.
const IN_INSTRUCTIONS: &[(&str, &str, &str, &str)] = &[
    ("ttg.async_wait", "amdg.async_wait", "num_inst", "ttg.num_commit_groups"),
    ("amdg.async_tdm_wait", "amdg.async_tdm_intrinsic_wait", "count", "ttg.num_tdm_ops"),
];

/// The attribute with the count of a wait whose name stays.
fn count_attribute(name: &str) -> Option<&'static str> {
    Some(match name {
        "ttg.async_wait" | "amdg.async_tdm_wait" => "num",
        "amdg.async_wait" => "num_inst",
        "amdg.async_tdm_intrinsic_wait" | "rocdl.s.wait.asynccnt" | "rocdl.s.wait.tensorcnt" => "count",
        "ttng.async_tma_store_wait" | "ttng.warp_group_dot_wait" => "pendings",
        "rocdl.s.wait.loadcnt" | "rocdl.s.wait.dscnt" => "count",
        "nvgpu.device_async_wait" => "numGroups",
        "nvvm.cp.async.wait.group" => "n",
        _ => return None,
    })
}

/// Whether the count of `counter` can be written for an op whose name stays.
pub(crate) fn is_written(module: &Module, op: OpId, counter: Counter, target: &Target) -> bool {
    count_attribute(module.op_name(op)).is_some()
        || packed(module, op, &[(counter, 0)], target).is_some()
        || one_of_several(module, op, counter).is_some()
        || intrinsic::operand(module, op, &[(counter, 0)], target).is_some()
}

/// The operand of `s_waitcnt` with these counts, on GPUs with this instruction.
fn packed(module: &Module, op: OpId, counts: &[Count], target: &Target) -> Option<(&'static str, u32)> {
    if module.op_name(op) != "rocdl.s.waitcnt" {
        return None;
    }
    let field = u32::try_from(module.attr_int(op, "bitfield")?).ok()?;
    Some(("bitfield", with_counts(field, counts, target)?))
}

/// The operand of `s_waitcnt` with other counts.
pub(super) fn with_counts(field: u32, counts: &[Count], target: &Target) -> Option<u32> {
    counts.iter().try_fold(field, |field, &(counter, count)| with_count(field, counter, target, count))
}

/// The operand of `s_waitcnt` with another count (LLVM, `AMDGPUBaseInfo.cpp`). On gfx9 and gfx10,
/// vmcnt is bits 3:0 and 15:14, and lgkmcnt is the four or six bits from bit 8 on. On gfx11 they
/// are bits 15:10 and 9:4. From gfx12 on this instruction does not exist.
fn with_count(field: u32, counter: Counter, target: &Target, count: u32) -> Option<u32> {
    Some(match (counter, target.family(), is_gfx11(target)) {
        (Counter::Vm, Family::Gfx10, true) => (field & !0xfc00) | count << 10,
        (Counter::Vm, Family::Gfx9 | Family::Gfx10, _) => {
            (field & !0xc00f) | (count & 0xf) | (count & 0x30) << 10
        }
        (Counter::Lgkm, Family::Gfx10, true) => (field & !0x03f0) | (count & 0x3f) << 4,
        (Counter::Lgkm, Family::Gfx10, false) => (field & !0x3f00) | (count & 0x3f) << 8,
        (Counter::Lgkm, Family::Gfx9, _) => (field & !0x0f00) | (count & 0xf) << 8,
        _ => return None,
    })
}

fn is_gfx11(target: &Target) -> bool {
    matches!(target, Target::Amd(isa) if isa.starts_with("gfx11"))
}

/// The attribute of a wait for several memory counters that holds `counter`; `None` for loads if
/// stores share their counter.
fn one_of_several(module: &Module, op: OpId, counter: Counter) -> Option<&'static str> {
    let key = match counter {
        Counter::Vm | Counter::Load if module.attr(op, "store").is_none() => "load",
        Counter::Lgkm | Counter::Ds => "ds",
        Counter::Tensor => "tensor",
        _ => return None,
    };
    let waits = module.op_name(op).ends_with(".memory_counter_wait");
    (waits && module.attr(op, key).is_some()).then_some(key)
}

/// The text of `module` with the counts of `waits`.
///
/// # Errors
///
/// If an attribute cannot be edited in the text.
pub fn apply(module: &Module, waits: &[WaitCount<OpId>], target: &Target) -> Result<String, Diagnostic> {
    let mut edits = Edits::new(module);
    let mut made = 0;
    for waits in waits.chunk_by(|wait, next| wait.at == next.at) {
        let changed = |wait: &&WaitCount<OpId>| wait.new.is_some_and(|new| wait.old != Some(new));
        let counts: Vec<Count> =
            waits.iter().filter(changed).filter_map(|wait| Some((wait.counter, wait.new?))).collect();
        let Some(wait) = waits.first() else { continue };
        let (op, name) = (wait.at, module.op_name(wait.at));
        let in_instructions = matches!(wait.counter, Counter::Async | Counter::Vm | Counter::Tensor);
        let renamed = IN_INSTRUCTIONS.iter().find(|row| row.0 == name && in_instructions);
        match (renamed, wait.new) {
            (Some(&(old_name, new_name, count, keeps)), Some(new)) => {
                rename(module, &mut edits, op, old_name, new_name)?;
                let old = wait.old.unwrap_or(0);
                edits.remove_attr(op, "num");
                edits.set_attr(op, count, &format!("{new} : i32"));
                edits.set_attr(op, keeps, &format!("{old} : i32"));
            }
            _ if counts.is_empty() => {}
            _ => write(module, &mut edits, op, &counts, target, &mut made)?,
        }
    }
    edits.apply()
}

/// Writes the counts of one op whose name stays.
fn write(
    module: &Module,
    edits: &mut Edits<'_>,
    op: OpId,
    counts: &[Count],
    target: &Target,
    made: &mut u32,
) -> Result<(), Diagnostic> {
    if intrinsic::is_wait(module, op) {
        return match intrinsic::operand(module, op, counts, target) {
            Some(operand) => intrinsic::write(module, edits, op, operand, made),
            None => Ok(()),
        };
    }
    if let Some((key, value)) = packed(module, op, counts, target) {
        edits.set_attr(op, key, &typed(module, op, key, value));
        return Ok(());
    }
    for &(counter, count) in counts {
        let key = count_attribute(module.op_name(op)).or_else(|| one_of_several(module, op, counter));
        if let Some(key) = key {
            edits.set_attr(op, key, &typed(module, op, key, count));
        }
    }
    Ok(())
}

/// A number in the spelling of the old value, with its type if that has one.
fn typed(module: &Module, op: OpId, key: &str, value: u32) -> String {
    match module.attr(op, key).map(|attr| module.attr_text(attr)) {
        Some(old) => match old.split_once(':') {
            Some((_, ty)) => format!("{value} : {}", ty.trim()),
            None => value.to_string(),
        },
        None => format!("{value} : i32"),
    }
}

/// Changes the name in the text, quoted or not.
fn rename(module: &Module, edits: &mut Edits<'_>, op: OpId, old: &str, new: &str) -> Result<(), Diagnostic> {
    let span = module.op(op).name_span;
    let spelled = span.of(module.text());
    let Some(at) = spelled.find(old) else {
        let message = format!("cannot edit this op: its text does not contain the name `{old}`");
        return Err(Diagnostic::error("waits::name", span, message));
    };
    let start = span.start + at as u32;
    edits.replace(Span::new(start, start + old.len() as u32), new);
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn packed_counters_are_written_where_the_gpu_has_them() {
        let module =
            seawall_mlir::parse("module {\n  rocdl.s.waitcnt 3952\n}\n", seawall_dialects::registry())
                .unwrap();
        let wait = module.walk().find(|&op| module.op_name(op) == "rocdl.s.waitcnt").unwrap();
        let counted = |counter, isa: &str, count| {
            packed(&module, wait, &[(counter, count)], &Target::Amd(isa.to_owned())).map(|new| new.1)
        };
        let vmcnt = |isa, count| counted(Counter::Vm, isa, count);
        assert_eq!(vmcnt("gfx942", 3), Some(3952 + 3));
        assert_eq!(vmcnt("gfx942", 17), Some(3952 + 1 + 0x4000));
        assert_eq!(vmcnt("gfx1200", 3), None);
        // 3952 is 0xf70.
        assert_eq!(counted(Counter::Lgkm, "gfx942", 2), Some(0x0270));
        assert_eq!(counted(Counter::Lgkm, "gfx1030", 33), Some(0x2170));
        assert_eq!(counted(Counter::Lgkm, "gfx1100", 5), Some(0x0c50));
        assert_eq!(counted(Counter::Lgkm, "gfx1250", 2), None);
    }
}

//! New counts in the text of a module. Only the wait changes: its count, and on gfx1250 its name, since a wait in groups and one in instructions
//! are two ops.

use seawall_analysis::waits::Counter;
use seawall_base::{Diagnostic, Span};
use seawall_mlir::{Edits, Module, OpId};

use seawall_model::{Family, Target};

use super::intrinsic;
use crate::note::WaitCount;

/// What a wait is called once it counts instructions, the attribute that holds them, and the one that keeps what it said before.
const IN_INSTRUCTIONS: &[(&str, &str, &str, &str)] = &[
    ("ttg.async_wait", "amdg.async_wait", "num_inst", "ttg.num_commit_groups"),
    ("amdg.async_tdm_wait", "amdg.async_tdm_intrinsic_wait", "count", "ttg.num_tdm_ops"),
];

/// The attribute that holds the count of a wait whose name stays.
fn count_attribute(name: &str) -> Option<&'static str> {
    Some(match name {
        "ttg.async_wait" | "amdg.async_tdm_wait" => "num",
        "amdg.async_wait" => "num_inst",
        "amdg.async_tdm_intrinsic_wait" | "rocdl.s.wait.asynccnt" | "rocdl.s.wait.tensorcnt" => "count",
        "ttng.async_tma_store_wait" | "ttng.warp_group_dot_wait" => "pendings",
        "rocdl.s.wait.loadcnt" => "count",
        "nvgpu.device_async_wait" => "numGroups",
        "nvvm.cp.async.wait.group" => "n",
        _ => return None,
    })
}

/// Whether the count of an op whose name stays can be written.
pub(crate) fn is_written(module: &Module, op: OpId, target: &Target) -> bool {
    let name = module.op_name(op);
    count_attribute(name).is_some()
        || packed(module, op, target, 0).is_some()
        || loads(module, op).is_some()
        || intrinsic::operand(module, op, target, 0).is_some()
}

/// The operand of `s_waitcnt` with another vmcnt, which on gfx9 and gfx10 is bits 3:0 and 15:14, on gfx11 bits 15:10. From gfx12 on
/// there is no such instruction.
fn packed(module: &Module, op: OpId, target: &Target, count: u32) -> Option<(&'static str, u32)> {
    if module.op_name(op) != "rocdl.s.waitcnt" {
        return None;
    }
    let field = u32::try_from(module.attr_int(op, "bitfield")?).ok()?;
    Some(("bitfield", with_vmcnt(field, target, count)?))
}

/// The operand of `s_waitcnt` with another vmcnt, where there is such an instruction.
pub(super) fn with_vmcnt(field: u32, target: &Target, count: u32) -> Option<u32> {
    if !matches!(target.family(), Family::Gfx9 | Family::Gfx10) {
        return None;
    }
    Some(match is_gfx11(target) {
        true => (field & !0xfc00) | count << 10,
        false => (field & !0xc00f) | (count & 0xf) | (count & 0x30) << 10,
    })
}

fn is_gfx11(target: &Target) -> bool {
    matches!(target, Target::Amd(isa) if isa.starts_with("gfx11"))
}

/// The attribute of a wait for memory counters that holds the loads, if no other shares their counter.
fn loads(module: &Module, op: OpId) -> Option<&'static str> {
    let waits = module.op_name(op).ends_with(".memory_counter_wait");
    (waits && module.attr(op, "load").is_some() && module.attr(op, "store").is_none()).then_some("load")
}

/// The text of `module` with the counts of `waits`.
///
/// # Errors
///
/// If an attribute cannot be written where it stands.
pub fn apply(module: &Module, waits: &[WaitCount<OpId>], target: &Target) -> Result<String, Diagnostic> {
    let mut edits = Edits::new(module);
    let mut made = 0;
    for wait in waits {
        let Some(new) = wait.new else { continue };
        let name = module.op_name(wait.at);
        let in_instructions = matches!(wait.counter, Counter::Async | Counter::Vm | Counter::Tensor);
        let renamed = IN_INSTRUCTIONS.iter().find(|row| row.0 == name && in_instructions);
        match (renamed, count_attribute(name)) {
            (Some(&(old_name, new_name, count, keeps)), _) => {
                rename(module, &mut edits, wait.at, old_name, new_name)?;
                let old = wait.old.unwrap_or(0);
                edits.remove_attr(wait.at, "num");
                edits.set_attr(wait.at, count, &format!("{new} : i32"));
                edits.set_attr(wait.at, keeps, &format!("{old} : i32"));
            }
            (None, _) if wait.old == Some(new) => {}
            (None, Some(count)) => edits.set_attr(wait.at, count, &typed(module, wait.at, count, new)),
            (None, None) if intrinsic::is_wait(module, wait.at) => {
                let is_packed = wait.counter == Counter::Lgkm;
                let operand = intrinsic::operand(module, wait.at, target, new).filter(|_| !is_packed);
                if let Some(operand) = operand {
                    intrinsic::write(module, &mut edits, wait.at, operand, &mut made)?;
                }
            }
            (None, None) => {
                let vector = matches!(wait.counter, Counter::Vm | Counter::Load);
                let found =
                    packed(module, wait.at, target, new).or_else(|| Some((loads(module, wait.at)?, new)));
                if let Some((key, value)) = found.filter(|_| vector) {
                    edits.set_attr(wait.at, key, &typed(module, wait.at, key, value));
                }
            }
        }
    }
    edits.apply()
}

/// A number as it is spelled there: with its type unless the form of the op has none.
fn typed(module: &Module, op: OpId, key: &str, value: u32) -> String {
    match module.attr(op, key).map(|attr| module.attr_text(attr)) {
        Some(old) => match old.split_once(':') {
            Some((_, ty)) => format!("{value} : {}", ty.trim()),
            None => value.to_string(),
        },
        None => format!("{value} : i32"),
    }
}

/// Changes the name where it is spelled, quoted or not.
fn rename(module: &Module, edits: &mut Edits<'_>, op: OpId, old: &str, new: &str) -> Result<(), Diagnostic> {
    let span = module.op(op).name_span;
    let spelled = span.of(module.text());
    let Some(at) = spelled.find(old) else {
        let message = format!("`{old}` is not spelled out here");
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
        let vmcnt =
            |isa: &str, count| packed(&module, wait, &Target::Amd(isa.to_owned()), count).map(|new| new.1);
        assert_eq!(vmcnt("gfx942", 3), Some(3952 + 3));
        assert_eq!(vmcnt("gfx942", 17), Some(3952 + 1 + 0x4000));
        assert_eq!(vmcnt("gfx1200", 3), None);
    }
}

//! New counts in the text of a module. Only the wait changes: its count, and on gfx1250 its name, since a wait in groups and one in instructions
//! are two ops.

use seawall_analysis::waits::Counter;
use seawall_base::{Diagnostic, Span};
use seawall_mlir::{Edits, Module, OpId};

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
        _ => return None,
    })
}

/// The text of `module` with the counts of `waits`.
///
/// # Errors
///
/// If an attribute cannot be written where it stands.
pub fn apply(module: &Module, waits: &[WaitCount<OpId>]) -> Result<String, Diagnostic> {
    let mut edits = Edits::new(module);
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
            (None, Some(count)) if wait.old != Some(new) => {
                edits.set_attr(wait.at, count, &format!("{new} : i32"));
            }
            _ => {}
        }
    }
    edits.apply()
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

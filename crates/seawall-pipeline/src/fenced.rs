//! A module with a fence in every slot of its pipelines, for questions about what happens without
//! some of them.

use rustc_hash::{FxHashMap, FxHashSet};
use seawall_base::Diagnostic;
use seawall_mlir::{Edits, Module, OpId};

use crate::emit::{BARE_BARRIER, FENCE};
use crate::find::{Around, Pipeline, Shape};

/// The attribute that names the slot of a fence, in the text that a question is about.
pub(crate) const SLOT: &str = "seawall.slot";
/// The start of that attribute for the fence before a pipeline. The number of the pipeline follows.
const FLUSH: &str = "before ";

/// Returns the module with the barriers of its pipelines as the released pass writes them; `fences`
/// is by pipeline and slot. Existing barriers and waits stay unchanged.
pub(crate) fn with_published_fences(
    m: &Module,
    pipelines: &[Pipeline],
    fences: &[Vec<bool>],
) -> Result<String, Diagnostic> {
    let mut edits = Edits::new(m);
    for (pipeline, fences) in pipelines.iter().zip(fences) {
        let slots = pipeline.stages.iter().zip(&pipeline.existing).zip(fences).enumerate();
        for (slot, ((stage, _), &fence)) in slots.filter(|(_, ((_, existing), _))| existing.is_none()) {
            let barrier = if fence { FENCE } else { BARE_BARRIER };
            let barrier = format!("{barrier} {{{SLOT} = \"\"}}");
            match (slot, pipeline.shape) {
                (0, Shape::Line) => {}
                (0, Shape::Ring { end, .. }) => end.add(&barrier, &mut edits),
                _ => edits.insert_before(stage.op, &barrier),
            }
        }
        if let Some(first) = pipeline.first_op() {
            edits.insert_before(first, &format!("{FENCE} {{{SLOT} = \"\"}}"));
        }
    }
    edits.apply()
}

/// Returns the module with a fence in every slot, after the wait that the slot has, and with one
/// before each op of `inside`.
pub(crate) fn with_all_fences(
    m: &Module,
    pipelines: &[Pipeline],
    inside: &[OpId],
) -> Result<String, Diagnostic> {
    let mut edits = Edits::new(m);
    inside.iter().for_each(|&op| edits.insert_before(op, &format!("ttg.barrier local {{{SLOT} = \"\"}}")));
    for (number, pipeline) in pipelines.iter().enumerate() {
        for (slot, (stage, existing)) in pipeline.stages.iter().zip(&pipeline.existing).enumerate() {
            let fence = format!("ttg.barrier local {{{SLOT} = \"{number}.{slot}\"}}");
            match (existing, slot, pipeline.shape) {
                (Some(op), ..) if is_wait(m, *op) => edits.insert_after(*op, &fence),
                (Some(op), ..) => {
                    edits.insert_before(*op, &fence);
                    edits.erase(*op);
                }
                (None, 0, Shape::Line) => {}
                (None, 0, Shape::Ring { end, .. }) => end.add(&fence, &mut edits),
                (None, ..) => edits.insert_before(stage.op, &fence),
            }
            if let (0, Shape::Ring { loop_op, .. }, Around::Top) = (slot, pipeline.shape, pipeline.around) {
                edits.insert_after(loop_op, &fence);
            }
        }
        if let Some(first) = pipeline.first_op() {
            edits.insert_before(first, &format!("ttg.barrier local {{{SLOT} = \"{FLUSH}{number}\"}}"));
        }
    }
    edits.apply()
}

/// Returns the pipeline before which the op is the fence, in the text of [`with_all_fences`].
pub(crate) fn flush_of(fenced: &Module, op: OpId) -> Option<usize> {
    let text = fenced.attr_text(fenced.attr(op, SLOT)?).trim_matches('"');
    text.strip_prefix(FLUSH)?.parse().ok()
}

/// Returns the op of `module` for each op of `fenced`. They differ in added fences and removed
/// barriers.
pub(crate) fn back_to(module: &Module, fenced: &Module, pipelines: &[Pipeline]) -> FxHashMap<OpId, OpId> {
    let replaced = pipelines.iter().flat_map(|pipeline| &pipeline.existing).flatten().copied();
    let replaced: FxHashSet<OpId> = replaced.filter(|&op| !is_wait(module, op)).collect();
    let theirs = fenced.walk().filter(|&op| fenced.attr(op, SLOT).is_none());
    theirs.zip(module.walk().filter(|op| !replaced.contains(op))).collect()
}

/// Whether the op at a boundary is a wait, which stays, rather than a barrier.
pub(crate) fn is_wait(m: &Module, op: OpId) -> bool {
    m.op_name(op).contains("wait")
}

//! A module with a fence in every slot of its pipelines, for questions about what happens without
//! some of them.

use seawall_base::Diagnostic;
use seawall_mlir::{Edited, Edits, Module, OpId};

use crate::find::{Around, Pipeline, Shape};
use crate::lines::{BARE_BARRIER, FENCE};
use crate::marks;

/// The attribute that names the slot of a fence, in the module that a question is about.
const SLOT: &str = "seawall.slot";
/// The start of that attribute for the fence before a pipeline. The number of the pipeline follows.
const FLUSH: &str = "before ";

/// Returns the module with the barriers of its pipelines as the released pass writes them; `fences`
/// is by pipeline and slot. Existing barriers and waits stay unchanged.
pub(crate) fn with_published_fences(
    m: &Module,
    pipelines: &[Pipeline],
    fences: &[Vec<bool>],
) -> Result<Edited, Vec<Diagnostic>> {
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
    edits.module()
}

/// Returns the module with a fence in every slot, after the wait that the slot has, and with one
/// before each op of `inside`.
pub(crate) fn with_all_fences(
    m: &Module,
    pipelines: &[Pipeline],
    inside: &[OpId],
) -> Result<Edited, Vec<Diagnostic>> {
    let mut edits = Edits::new(m);
    inside.iter().for_each(|&op| edits.insert_before(op, &format!("{FENCE} {{{SLOT} = \"\"}}")));
    for (number, pipeline) in pipelines.iter().enumerate() {
        for (slot, (stage, existing)) in pipeline.stages.iter().zip(&pipeline.existing).enumerate() {
            let fence = format!("{FENCE} {{{SLOT} = \"{number}.{slot}\"}}");
            match (existing, slot, pipeline.shape) {
                (Some(op), ..) if marks::is_wait(m, *op) => edits.insert_after(*op, &fence),
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
            edits.insert_before(first, &format!("{FENCE} {{{SLOT} = \"{FLUSH}{number}\"}}"));
        }
    }
    edits.module()
}

/// What a fence of [`with_all_fences`] is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum FencePlace {
    /// A slot of a pipeline.
    Slot { pipeline: usize, slot: usize },
    /// The start of a pipeline.
    Flush { pipeline: usize },
}

/// Returns what the fence `op` is for. `None` for other ops, and for fences inside of stages.
pub(crate) fn place_of(fenced: &Module, op: OpId) -> Option<FencePlace> {
    let text = fenced.attr_text(fenced.attr(op, SLOT)?).trim_matches('"');
    let number = |text: &str| text.parse().expect("fences are numbered");
    if let Some(pipeline) = text.strip_prefix(FLUSH) {
        return Some(FencePlace::Flush { pipeline: number(pipeline) });
    }
    let (pipeline, slot) = text.split_once('.')?;
    Some(FencePlace::Slot { pipeline: number(pipeline), slot: number(slot) })
}

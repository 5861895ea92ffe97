//! Finds pipelines of formed stages in loops and blocks, and checks them before anything is
//! changed.
//!
//! Source: `validatePipelinedForBody` and the collection of flat sequences in Triton 3.9's
//! `convert-warp-pipeline`.

use seawall_base::Diagnostic;
use seawall_mlir::{BlockId, Edits, Module, OpId};

use crate::dropped::Dropped;
use crate::marks;

/// One stage.
#[derive(Clone, Debug)]
pub(crate) struct Stage {
    /// Its `scf.execute_region`.
    pub(crate) op: OpId,
    /// Its name, without quotes.
    pub(crate) name: String,
    /// Its priority from 0 to 3, if it has one.
    pub(crate) priority: Option<i64>,
}

/// The place of a pipeline.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Shape {
    /// The body of this `scf.for`. It ends before its `scf.yield` or, if that is implicit, after
    /// its last op. The first stage follows the last one.
    Ring { loop_op: OpId, end: End },
    /// Straight-line code.
    Line,
}

/// Where the body of a loop ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum End {
    /// Before this op.
    Before(OpId),
    /// After this op.
    After(OpId),
}

impl End {
    /// Inserts a line at the end of the body. Several calls keep their order.
    pub(crate) fn add(self, line: &str, edits: &mut Edits<'_>) {
        match self {
            End::Before(op) => edits.insert_before(op, line),
            End::After(op) => edits.insert_after(op, line),
        }
    }
}

/// Where the barrier or wait of slot 0 is, if the module has one there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Around {
    /// Nowhere.
    Nothing,
    /// Before the first stage.
    Top,
    /// After the last stage.
    Bottom,
}

/// A warp pipeline. Slot `i` is the boundary before stage `i`. In a ring, slot 0 is also the
/// boundary after the last stage. A line has no slot 0.
#[derive(Clone, Debug)]
pub(crate) struct Pipeline {
    pub(crate) shape: Shape,
    pub(crate) stages: Vec<Stage>,
    /// The barrier or wait that the module has in each slot.
    pub(crate) existing: Vec<Option<OpId>>,
    /// The place of the barrier or wait in slot 0 of a ring.
    pub(crate) around: Around,
}

impl Pipeline {
    /// Returns the first op of the pipeline as its surroundings see it.
    pub(crate) fn first_op(&self) -> Option<OpId> {
        match self.shape {
            Shape::Ring { loop_op, .. } => Some(loop_op),
            Shape::Line => self.stages.first().map(|stage| stage.op),
        }
    }

    /// Returns the last op of the pipeline as its surroundings see it.
    pub(crate) fn last_op(&self) -> Option<OpId> {
        match self.shape {
            Shape::Ring { loop_op, .. } => Some(loop_op),
            Shape::Line => self.stages.last().map(|stage| stage.op),
        }
    }

    pub(crate) fn is_ring(&self) -> bool {
        matches!(self.shape, Shape::Ring { .. })
    }

    pub(crate) fn has_priorities(&self) -> bool {
        self.stages.iter().any(|stage| stage.priority.is_some())
    }
}

/// Returns all pipelines of `module`, in textual order, without dropped stages and ops.
///
/// # Errors
///
/// Every loop that is marked as a pipeline and is not one, with all of its stages or without the
/// dropped ones.
pub(crate) fn find(module: &Module, dropped: &Dropped) -> Result<Vec<Pipeline>, Vec<Diagnostic>> {
    let mut pipelines = Vec::new();
    let mut errors = Vec::new();
    for op in module.walk() {
        if marks::is_pipelined_loop(module, op) {
            match ring(module, op, dropped) {
                Ok(_) if dropped.is_before_loops(op) => {}
                Ok(pipeline) => pipelines.push(pipeline),
                Err(error) => errors.push(error),
            }
        } else if marks::is_stage(module, op) {
            errors.extend(marks::checked_priority(module, op).err());
        } else if marks::is_function(module, op) {
            let regions = module.regions(op).iter();
            let blocks = regions.flat_map(|&region| module.region_blocks(region));
            blocks.for_each(|&block| lines(module, block, dropped, &mut pipelines));
        }
    }
    let stages = pipelines.iter().flat_map(|pipeline| &pipeline.stages);
    let inner =
        stages.filter_map(|stage| module.walk_op(stage.op).find(|&op| marks::is_pipelined_loop(module, op)));
    errors.extend(inner.map(|op| nested_loop(module, op)));
    pipelines.sort_by_key(Pipeline::first_op);
    if errors.is_empty() { Ok(pipelines) } else { Err(errors) }
}

fn stage(m: &Module, op: OpId) -> Option<Stage> {
    let [region] = m.regions(op) else { return None };
    let [_] = m.region_blocks(*region) else { return None };
    let name = marks::label(m, op, marks::STAGE).trim_matches('"').to_string();
    Some(Stage { op, name, priority: marks::priority(m, op) })
}

/// The body of a pipelined loop.
struct Body {
    stages: Vec<Stage>,
    /// Barriers and waits, each with the number of stages before it.
    between: Vec<(usize, OpId)>,
    end: Option<End>,
}

fn ring(m: &Module, loop_op: OpId, dropped: &Dropped) -> Result<Pipeline, Diagnostic> {
    let block = m.regions(loop_op).first().and_then(|&region| m.region_blocks(region).first().copied());
    let Some(block) = block else { return Err(few(m, loop_op)) };
    let mut body = body(m, m.block_ops(block))?;
    if body.stages.len() < 2 {
        return Err(few(m, loop_op));
    }
    let pairs = body.between.iter().zip(body.between.iter().skip(1));
    if let Some((one, two)) = pairs.into_iter().find(|(one, two)| one.0 == two.0) {
        return Err(two_between(m, two.1, one.1));
    }
    let whole = assemble(m, loop_op, &body)?;
    let kept: Vec<bool> = body.stages.iter().map(|stage| !dropped.is_before_loops(stage.op)).collect();
    if kept.iter().all(|&kept| kept) || dropped.is_before_loops(loop_op) {
        return Ok(whole);
    }
    let kept_before = |at: usize| kept.iter().take(at).filter(|&&kept| kept).count();
    body.between.iter_mut().for_each(|(slot, _)| *slot = kept_before(*slot));
    body.stages.retain(|stage| !dropped.is_before_loops(stage.op));
    if body.stages.is_empty() {
        return Err(few(m, loop_op));
    }
    assemble(m, loop_op, &body)
}

fn body(m: &Module, ops: &[OpId]) -> Result<Body, Diagnostic> {
    let mut body =
        Body { stages: Vec::new(), between: Vec::new(), end: ops.last().map(|&op| End::After(op)) };
    for &op in ops {
        if marks::is_region(m, op) {
            let formed = Some(op).filter(|&op| marks::is_stage(m, op)).and_then(|op| stage(m, op));
            body.stages.push(formed.ok_or_else(|| not_a_stage(m, op))?);
        } else if marks::sits_between_formed(m, op) {
            body.between.push((body.stages.len(), op));
        } else if marks::is_yield(m, op) {
            body.end = Some(End::Before(op));
        } else {
            return Err(unexpected(m, op));
        }
    }
    Ok(body)
}

/// Returns the pipeline of a loop's stages. If dropped stages leave several barriers and waits in
/// one slot, the last one counts.
fn assemble(m: &Module, loop_op: OpId, body: &Body) -> Result<Pipeline, Diagnostic> {
    let Some(end) = body.end else { return Err(few(m, loop_op)) };
    let mut existing = vec![None; body.stages.len()];
    let mut around = Around::Nothing;
    for &(slot, op) in &body.between {
        if slot == body.stages.len() {
            if let (Around::Top, Some(top)) = (around, existing[0]) {
                return Err(both_ends(m, op, top));
            }
            around = Around::Bottom;
            existing[0] = Some(op);
        } else {
            around = if slot == 0 { Around::Top } else { around };
            existing[slot] = Some(op);
        }
    }
    Ok(Pipeline { shape: Shape::Ring { loop_op, end }, stages: body.stages.clone(), existing, around })
}

/// Adds the runs of stages in a block, which may have barriers and waits between them. Of several
/// between two stages, the first one counts.
fn lines(m: &Module, block: BlockId, dropped: &Dropped, pipelines: &mut Vec<Pipeline>) {
    let mut open =
        Pipeline { shape: Shape::Line, stages: Vec::new(), existing: Vec::new(), around: Around::Nothing };
    let empty = open.clone();
    let mut waiting: Option<OpId> = None;
    for &op in m.block_ops(block).iter().filter(|&&op| !dropped.is_before_lines(op)) {
        if let Some(stage) = Some(op).filter(|&op| marks::is_stage(m, op)).and_then(|op| stage(m, op)) {
            open.existing.push(waiting.take().filter(|_| !open.stages.is_empty()));
            open.stages.push(stage);
        } else if marks::sits_between_formed(m, op) {
            waiting = waiting.or(Some(op));
        } else {
            waiting = None;
            let line = std::mem::replace(&mut open, empty.clone());
            pipelines.extend(Some(line).filter(|line| line.stages.len() >= 2));
        }
    }
    pipelines.extend(Some(open).filter(|line| line.stages.len() >= 2));
}

fn not_a_stage(m: &Module, op: OpId) -> Diagnostic {
    Diagnostic::error(
        "pipeline::other-region",
        m.op(op).name_span,
        "a pipelined loop contains an `scf.execute_region` that is not a stage",
    )
    .label(format!("it has no `{}`, or more than one block", marks::STAGE))
    .help("inline it before stages are formed")
}

fn two_between(m: &Module, op: OpId, other: OpId) -> Diagnostic {
    Diagnostic::error(
        "pipeline::two-barriers",
        m.op(op).span,
        "a boundary of a pipelined loop has two barriers or waits",
    )
    .label("the second one")
    .also(m.op(other).span, "the first one")
    .help("remove one of them, or put an empty stage between them")
}

fn unexpected(m: &Module, op: OpId) -> Diagnostic {
    Diagnostic::error(
        "pipeline::between-stages",
        m.op(op).span,
        format!("`{}` is between the stages of a pipelined loop", m.op_name(op)),
    )
    .label("only stages, barriers and waits are allowed here")
    .help("move it into a stage, or out of the loop")
}

pub(crate) fn nested_loop(m: &Module, op: OpId) -> Diagnostic {
    Diagnostic::error(
        "pipeline::loop-in-stage",
        m.op(op).name_span,
        "a stage of a warp pipeline contains a loop",
    )
    .label("a stage must be straight-line code")
    .help("to pipeline the iterations of this loop, put the stages into its body")
}

fn few(m: &Module, op: OpId) -> Diagnostic {
    Diagnostic::error("pipeline::one-stage", m.op(op).name_span, "a pipelined loop needs at least two stages")
        .label("this loop has fewer")
        .help(format!("form another stage, or remove `{}`", marks::PIPELINED))
}

fn both_ends(m: &Module, op: OpId, top: OpId) -> Diagnostic {
    Diagnostic::error(
        "pipeline::two-barriers",
        m.op(op).span,
        "a pipelined loop has barriers or waits both at its top and at its bottom",
    )
    .label("at the bottom, which is the same boundary as the top")
    .also(m.op(top).span, "at the top")
    .help("remove one of them")
}

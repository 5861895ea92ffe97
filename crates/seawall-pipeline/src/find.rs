//! Pipelines of formed stages: what stands in a loop or in a block, checked before anything is changed.
//!
//! Source: `validatePipelinedForBody` and the collection of flat sequences in Triton 3.9's `convert-warp-pipeline`.

use seawall_base::Diagnostic;
use seawall_mlir::{BlockId, Edits, Module, OpId};

use crate::dropped::Dropped;
use crate::marks;

/// One stage.
#[derive(Clone, Debug)]
pub(crate) struct Stage {
    /// Its `scf.execute_region`.
    pub(crate) op: OpId,
    /// What its name is, without quotes.
    pub(crate) name: String,
    /// 0 to 3, if one was asked for.
    pub(crate) priority: Option<i64>,
}

/// Where a pipeline stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Shape {
    /// The body of this `scf.for`, which ends in front of its `scf.yield` or, where that is not written, behind its last op: after the last
    /// stage comes the first one again.
    Ring { loop_op: OpId, end: End },
    /// Straight-line code.
    Line,
}

/// Where the body of a loop ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum End {
    /// In front of this op.
    Before(OpId),
    /// Behind this op.
    After(OpId),
}

impl End {
    /// Puts a line at the end of the body. Several calls keep their order.
    pub(crate) fn add(self, line: &str, edits: &mut Edits<'_>) {
        match self {
            End::Before(op) => edits.insert_before(op, line),
            End::After(op) => edits.insert_after(op, line),
        }
    }
}

/// Where the barrier or wait of slot 0 stands, if the module has one there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Around {
    /// Nowhere.
    Nothing,
    /// In front of the first stage.
    Top,
    /// Behind the last stage.
    Bottom,
}

/// A warp pipeline. Slot `i` is the boundary in front of stage `i`; in a ring slot 0 is also that behind the last stage, a line has none.
#[derive(Clone, Debug)]
pub(crate) struct Pipeline {
    pub(crate) shape: Shape,
    pub(crate) stages: Vec<Stage>,
    /// The barrier or wait that the module has in each slot.
    pub(crate) existing: Vec<Option<OpId>>,
    /// For slot 0 of a ring.
    pub(crate) around: Around,
}

impl Pipeline {
    /// The first op of the pipeline as its surroundings see it.
    pub(crate) fn first_op(&self) -> Option<OpId> {
        match self.shape {
            Shape::Ring { loop_op, .. } => Some(loop_op),
            Shape::Line => self.stages.first().map(|stage| stage.op),
        }
    }

    /// The last one.
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

/// All pipelines of `module`, in textual order, without the stages and ops that are `dropped`.
///
/// # Errors
///
/// Every loop that is marked as a pipeline and is none, with all of its stages or without those.
pub(crate) fn find(module: &Module, dropped: &Dropped) -> Result<Vec<Pipeline>, Vec<Diagnostic>> {
    let mut pipelines = Vec::new();
    let mut errors = Vec::new();
    for op in module.walk() {
        match module.op_name(op) {
            "scf.for" if marks::is_pipelined_loop(module, op) => match ring(module, op, dropped) {
                Ok(_) if dropped.is_before_loops(op) => {}
                Ok(pipeline) => pipelines.push(pipeline),
                Err(error) => errors.push(error),
            },
            "scf.execute_region" if module.attr(op, marks::STAGE).is_some() => {
                errors.extend(marks::checked_priority(module, op).err());
            }
            "tt.func" => {
                let regions = module.regions(op).iter();
                let blocks = regions.flat_map(|&region| module.region_blocks(region));
                blocks.for_each(|&block| lines(module, block, dropped, &mut pipelines));
            }
            _ => {}
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
    /// Barriers and waits, each with how many stages stand in front of it.
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
        if m.op_name(op) == "scf.execute_region" {
            let formed = Some(op).filter(|&op| marks::is_stage(m, op)).and_then(|op| stage(m, op));
            body.stages.push(formed.ok_or_else(|| not_a_stage(m, op))?);
        } else if marks::sits_between_formed(m, op) {
            body.between.push((body.stages.len(), op));
        } else if m.op_name(op) == "scf.yield" {
            body.end = Some(End::Before(op));
        } else {
            return Err(unexpected(m, op));
        }
    }
    Ok(body)
}

/// The pipeline of a loop's stages. Of several barriers and waits in one slot, where stages between them are dropped, the last one counts.
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

/// Runs of stages in a block, apart from barriers and waits between them. Of several of these between two stages the first counts.
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
        "an `scf.execute_region` that is no stage stands in a pipelined loop",
    )
    .label(format!("no `{}`, or more than one block", marks::STAGE))
    .help("inline it before stages are formed")
}

fn two_between(m: &Module, op: OpId, other: OpId) -> Diagnostic {
    Diagnostic::error(
        "pipeline::two-barriers",
        m.op(op).span,
        "two barriers or waits stand at one boundary of a pipelined loop",
    )
    .label("the second one")
    .also(m.op(other).span, "the first one")
    .help("leave one of them, or put an empty stage between them")
}

fn unexpected(m: &Module, op: OpId) -> Diagnostic {
    Diagnostic::error(
        "pipeline::between-stages",
        m.op(op).span,
        format!("`{}` stands between the stages of a pipelined loop", m.op_name(op)),
    )
    .label("only stages, barriers and waits stand here")
    .help("move it into a stage, or out of the loop")
}

pub(crate) fn nested_loop(m: &Module, op: OpId) -> Diagnostic {
    Diagnostic::error(
        "pipeline::loop-in-stage",
        m.op(op).name_span,
        "a loop stands inside a stage of a warp pipeline",
    )
    .label("a stage is straight-line code")
    .help("to pipeline the iterations of this loop, put the stages into its body")
}

fn few(m: &Module, op: OpId) -> Diagnostic {
    Diagnostic::error("pipeline::one-stage", m.op(op).name_span, "a pipelined loop has at least two stages")
        .label("fewer stages in here")
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
    .help("leave one of them")
}

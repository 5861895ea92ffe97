//! The path of a wave through a function: a sequence of actions and loops.

use std::collections::BTreeMap;

use rustc_hash::FxHashMap;
use seawall_base::Diagnostic;
use seawall_dialects::{Barrier, Meaning, Regions, constant_integer};
use seawall_mlir::{BlockId, Module, OpId, RegionId, ValueId};

use crate::LEAST_ITERATIONS;
use crate::action::{Action, Effect};
use crate::cost::Costs;
use crate::groups;
use crate::loops::Loops;

/// One step of the path.
#[derive(Clone, Debug)]
pub(crate) enum Code {
    Act(usize),
    /// Forwards values: (from, to) slots.
    Copy(Vec<(usize, usize)>),
    Begin(usize),
    /// Ends the body of a loop and returns to this step while iterations are left: (loop, step).
    Repeat(usize, usize),
}

/// A loop on the path.
#[derive(Clone, Debug)]
pub(crate) struct Loop {
    pub(crate) op: OpId,
    pub(crate) iterations: u32,
}

/// A function as the waves execute it.
#[derive(Debug, Default)]
pub(crate) struct WavePath {
    pub(crate) code: Vec<Code>,
    pub(crate) actions: Vec<Action>,
    pub(crate) loops: Vec<Loop>,
    /// For each action, the loop around it that contains no other loop.
    pub(crate) innermost: Vec<Option<usize>>,
    pub(crate) slots: usize,
}

/// What happens at the end of a block.
#[derive(Clone, Copy)]
enum Exit {
    Function,
    /// Returns to step `body` for the next iteration of loop `number`.
    Repeat {
        op: OpId,
        number: usize,
        body: usize,
    },
    /// The yielded values become the results of `op`.
    Once {
        op: OpId,
    },
    /// `scf.while`: the `before` region ends and the `after` region begins.
    Before {
        op: OpId,
        number: usize,
        body: usize,
    },
}

struct Frame {
    block: BlockId,
    next: usize,
    exit: Exit,
}

struct Builder<'c, 'm> {
    costs: &'c Costs<'m>,
    m: &'m Module,
    loops: Loops,
    flow: WavePath,
    slots: FxHashMap<ValueId, usize>,
    /// The first thread of each wave.
    threads: &'c [i64],
    iterations: u32,
    current: Vec<usize>,
    errors: Vec<Diagnostic>,
}

/// Returns the path through `function`, with `iterations` iterations of its innermost loops.
///
/// # Errors
///
/// The function branches between blocks, or has a conditional barrier whose participating waves
/// are unknown.
pub(crate) fn flow(
    costs: &Costs<'_>,
    function: OpId,
    threads: &[i64],
    iterations: u32,
) -> Result<WavePath, Vec<Diagnostic>> {
    let m = costs.module;
    let mut builder = Builder {
        costs,
        m,
        loops: Loops::new(m, function),
        flow: WavePath::default(),
        slots: FxHashMap::default(),
        threads,
        iterations,
        current: Vec::new(),
        errors: Vec::new(),
    };
    let Some(&region) = m.regions(function).first() else { return Ok(builder.flow) };
    let mut frames = vec![Frame { block: builder.only_block(region), next: 0, exit: Exit::Function }];
    while let Some(frame) = frames.last_mut() {
        let at = frame.next;
        frame.next += 1;
        match m.block_ops(frame.block).get(at) {
            Some(&op) => {
                let entered = builder.op(op);
                frames.extend(entered);
            }
            None => {
                let Some(done) = frames.pop() else { break };
                frames.extend(builder.leave(&done));
            }
        }
    }
    builder.flow.slots = builder.slots.len();
    stages_of_loops(&mut builder.flow);
    if builder.errors.is_empty() { Ok(builder.flow) } else { Err(builder.errors) }
}

impl Builder<'_, '_> {
    fn slot(&mut self, value: ValueId) -> usize {
        let next = self.slots.len();
        *self.slots.entry(value).or_insert(next)
    }

    /// Returns the first block of a region. Further blocks are reported as an error.
    fn only_block(&mut self, region: RegionId) -> BlockId {
        let blocks = self.m.region_blocks(region);
        if let Some(&second) = blocks.get(1) {
            let span = self
                .m
                .block_ops(second)
                .first()
                .map_or(self.m.region(region).span, |&op| self.m.op(op).name_span);
            self.errors.push(
                Diagnostic::error(
                    "timeline::branches",
                    span,
                    "the timeline does not support branches between blocks",
                )
                .label("a branch reaches this block")
                .help("use the IR from before `scf` is lowered to branches"),
            );
        }
        // A region has at least one block.
        blocks.first().copied().unwrap_or(self.m.body())
    }

    fn op(&mut self, op: OpId) -> Option<Frame> {
        match self.costs.knowledge.meaning(op) {
            Meaning::Yield | Meaning::Return | Meaning::Branch => None,
            Meaning::Regions(Regions::For | Regions::While) => self.enter_loop(op),
            Meaning::Regions(Regions::If | Regions::Switch) => self.enter_branch(op),
            Meaning::Regions(Regions::Once | Regions::Masked) => self.enter(op),
            _ => {
                self.act(op);
                None
            }
        }
    }

    /// Enters the first branch with an MMA, or the first branch if none has one.
    fn enter_branch(&mut self, op: OpId) -> Option<Frame> {
        let m = self.m;
        let multiplies = |region: &RegionId| {
            let ops = m.region_blocks(*region).iter().flat_map(|&block| m.block_ops(block));
            ops.into_iter().any(|&op| m.walk_op(op).any(|op| is_mma(m, op)))
        };
        let regions = m.regions(op);
        let region = regions.iter().copied().find(multiplies);
        let which = if region.is_some() { "the first branch with an MMA" } else { "the first branch" };
        self.costs.note(format!("`{}`: the model runs only {which}", m.op_name(op)));
        let region = region.or_else(|| regions.first().copied())?;
        Some(Frame { block: self.only_block(region), next: 0, exit: Exit::Once { op } })
    }

    fn enter(&mut self, op: OpId) -> Option<Frame> {
        let &region = self.m.regions(op).first()?;
        Some(Frame { block: self.only_block(region), next: 0, exit: Exit::Once { op } })
    }

    fn enter_loop(&mut self, op: OpId) -> Option<Frame> {
        let m = self.m;
        let &region = m.regions(op).first()?;
        let is_while = m.op_name(op) == "scf.while";
        let (nested, mmas) = (self.loops.is_outer(op), self.loops.has_mma(op));
        let mut iterations = if nested { 1 } else { self.iterations };
        // The steady state of a loop with MMAs is measured, unless the loop is too short to have
        // one.
        if let Some(known) = trip_count(m, op).filter(|&known| !nested && (!mmas || known < LEAST_ITERATIONS))
        {
            iterations = iterations.min(known);
        }
        if iterations == 0 && mmas {
            self.costs.note("a loop with MMAs has zero iterations; the model runs it once".to_string());
        }
        let number = self.flow.loops.len();
        self.flow.loops.push(Loop { op, iterations: iterations.max(1) });
        let block = self.only_block(region);
        let inits = if is_while { m.operands(op) } else { m.operand_group(op, "initArgs") };
        let arguments = m.block_args(block).get(usize::from(!is_while)..).unwrap_or(&[]).to_vec();
        self.forward_values(inits, &arguments);
        self.flow.code.push(Code::Begin(number));
        let body = self.flow.code.len();
        if !nested {
            self.current.push(number);
        }
        let exit =
            if is_while { Exit::Before { op, number, body } } else { Exit::Repeat { op, number, body } };
        Some(Frame { block, next: 0, exit })
    }

    /// Ends a block and returns the block that follows within the same op, if there is one.
    fn leave(&mut self, frame: &Frame) -> Option<Frame> {
        let m = self.m;
        let last = m.block_ops(frame.block).last().copied();
        let yielded: Vec<ValueId> = match last
            .filter(|&op| matches!(m.op_name(op), "scf.yield" | "scf.condition"))
        {
            Some(op) if m.op_name(op) == "scf.condition" => m.operands(op).get(1..).unwrap_or(&[]).to_vec(),
            Some(op) => m.operands(op).to_vec(),
            None => Vec::new(),
        };
        match frame.exit {
            Exit::Function => None,
            Exit::Once { op } => {
                self.forward_values(&yielded, m.results(op));
                None
            }
            Exit::Before { op, number, body } => {
                self.forward_values(&yielded, m.results(op));
                let Some(&region) = m.regions(op).get(1) else {
                    self.flow.code.push(Code::Repeat(number, body));
                    return None;
                };
                let block = self.only_block(region);
                self.forward_values(&yielded, m.block_args(block));
                Some(Frame { block, next: 0, exit: Exit::Repeat { op, number, body } })
            }
            Exit::Repeat { op, number, body } => {
                let is_while = m.op_name(op) == "scf.while";
                let first = m.regions(op).first().map(|&region| self.only_block(region));
                let arguments = first.map_or(&[][..], |block| m.block_args(block));
                let arguments = arguments.get(usize::from(!is_while)..).unwrap_or(&[]).to_vec();
                if !is_while {
                    self.forward_values(&yielded, m.results(op));
                }
                self.forward_values(&yielded, &arguments);
                self.flow.code.push(Code::Repeat(number, body));
                self.current.retain(|&current| current != number);
                None
            }
        }
    }

    fn forward_values(&mut self, from: &[ValueId], to: &[ValueId]) {
        let pairs: Vec<(usize, usize)> =
            from.iter().zip(to).map(|(&from, &to)| (self.slot(from), self.slot(to))).collect();
        if !pairs.is_empty() {
            self.flow.code.push(Code::Copy(pairs));
        }
    }

    fn act(&mut self, op: OpId) {
        let m = self.m;
        let cost = self.costs.of(op);
        let mut effect = cost.effect;
        if let Effect::Barrier { taken, .. } = &mut effect {
            *taken = self.taken(op);
        }
        let action = Action {
            op,
            span: m.op(op).span,
            batches: cost.batches.into_iter().filter(|batch| batch.count > 0).collect(),
            latency: cost.latency,
            effect,
            uses: m.operands(op).to_vec().into_iter().map(|value| self.slot(value)).collect(),
            defines: m.results(op).to_vec().into_iter().map(|value| self.slot(value)).collect(),
            stage: 0,
            region: None,
        };
        // Ops without instructions stay on the path: their results become available with their
        // operands.
        self.flow.code.push(Code::Act(self.flow.actions.len()));
        self.flow.innermost.push(self.current.last().copied());
        self.flow.actions.push(action);
    }

    /// Returns which waves take part in the barrier `op`.
    fn taken(&mut self, op: OpId) -> Vec<bool> {
        let m = self.m;
        let Meaning::Barrier(Barrier::Conditional { predicate }) = self.costs.knowledge.meaning(op) else {
            return vec![true; self.threads.len()];
        };
        let Some(&predicate) = m.operand_group(op, predicate).first().or(m.operands(op).first()) else {
            return vec![true; self.threads.len()];
        };
        let taken: Option<Vec<bool>> = self
            .threads
            .iter()
            .map(|&thread| groups::at_thread(m, predicate, thread).map(|value| value != 0))
            .collect();
        taken.unwrap_or_else(|| {
            self.errors.push(
                Diagnostic::error(
                    "timeline::condition",
                    m.op(op).span,
                    "cannot determine which warps take part in this barrier",
                )
                .label("the condition is not arithmetic on the thread id alone")
                .help("compare `rocdl.workitem.id.x`, divided by the threads of a group, with a constant"),
            );
            vec![true; self.threads.len()]
        })
    }
}

/// Whether `op` is an MMA.
pub fn is_mma(m: &Module, op: OpId) -> bool {
    matches!(m.op_name(op), "tt.dot" | "tt.dot_scaled" | "amdg.scheduled_mfma")
}

/// Returns the trip count of an `scf.for` with constant bounds.
pub fn trip_count(m: &Module, op: OpId) -> Option<u32> {
    let bound = |name: &str| m.operand_group(op, name).first().and_then(|&value| constant_integer(m, value));
    let (low, high, step) = (bound("lowerBound")?, bound("upperBound")?, bound("step")?);
    if m.attr(op, "unsignedCmp").is_some() && (low < 0 || high < 0) {
        return None;
    }
    let span = high.checked_sub(low)?.max(0);
    u32::try_from(span.checked_add(step)?.checked_sub(1)?.checked_div(step)?).ok()
}

/// Numbers the stages of each loop's actions. Each barrier of the loop ends a stage.
///
/// Where the body begins with a barrier and does not end with one, that barrier ends the last
/// stage.
fn stages_of_loops(flow: &mut WavePath) {
    let mut by_loop: BTreeMap<usize, Vec<&mut Action>> = BTreeMap::new();
    for (action, inside) in flow.actions.iter_mut().zip(&flow.innermost) {
        let works = !action.batches.is_empty() || action.is_barrier();
        if let Some(number) = inside.filter(|_| works) {
            by_loop.entry(number).or_default().push(action);
        }
    }
    for mut mine in by_loop.into_values() {
        let barriers = mine.iter().filter(|action| action.is_barrier()).count() as u32;
        let at_head = mine.first().is_some_and(|action| action.is_barrier())
            && mine.last().is_some_and(|action| !action.is_barrier());
        let mut stage = if at_head { barriers - 1 } else { 0 };
        for action in &mut mine {
            action.stage = stage;
            if action.is_barrier() {
                stage = if at_head { (stage + 1) % barriers } else { stage + 1 };
            }
        }
    }
}

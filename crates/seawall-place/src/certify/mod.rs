//! The certifier: checks independently which accesses a placement leaves unordered.
//!
//! It executes the rules of `docs/semantics.md` and shares no code with the strategies and the
//! analyses. It unfolds the control-flow graph by the relevant integers (`unfold`). From every
//! access it walks along every path (`walk`), tracks the state of that access (`life`), and
//! compares it with later accesses (`touch`, `place`). It compares only accesses of one partition.
//!
//! It may report pairs that are ordered: an unknown slot may be any slot, and an unknown branch
//! takes both edges. Pairs that it does not report are ordered on every path, with these
//! exceptions:
//!
//! - Predicated mbarrier operations are assumed to happen, and an `expect` is assumed to precede
//!   its copies (`objects`).
//! - A wait on an mbarrier of several partitions is assumed to be for the right phase. A copy for
//!   which only other partitions wait is assumed to be complete when they have answered (`life`).
//! - Accesses of different partitions are not compared. Operations in flight at the end of a
//!   partition are ignored, except for the default one.
//! - Tokens, which connect partitions, are ignored.

mod calls;
mod frames;
mod life;
mod near;
mod objects;
mod own;
mod pairs;
mod place;
mod relevant;
mod steps;
mod touch;
mod unfold;
mod value;
mod walk;

use rustc_hash::{FxHashMap, FxHashSet};
use seawall_analysis::{HazardKind, SplitBarrierPart};
use seawall_model::{EventId, FunctionId, OriginId, Program, TermId};

use crate::placement::Point;
use calls::Summaries;
use frames::BelowFrame;
use relevant::Relevant;
use steps::Stepper;
use value::Value;

/// A parameter with more values is reduced modulo a number. More than the slots of any ring, fewer
/// than the iterations of most loops.
const MAX_VALUES: usize = 64;

/// A parameter with at most this many values stays exact: iterations of a short loop.
const MAX_SHORT: usize = 8;

/// The limit of nodes per block. Beyond it, all parameters are reduced modulo a number.
const MAX_NODES_PER_BLOCK: usize = 512;

/// The limit of nodes per function: some tens per block in the largest kernels. A function with
/// many blocks may have [`NODES_PER_BLOCK`] for each.
const MAX_NODES: usize = 8192;

/// See [`MAX_NODES`].
const NODES_PER_BLOCK: usize = 4;

/// The limit of the modulus. It covers the ring sizes that kernels combine, and is at most the
/// number of values of a parameter.
const MAX_MODULUS: i64 = 64;

/// The limit of cases for run-invariant values. Each costs an unfolding, and beyond it the values
/// are unknown. It is enough for one index into a ring of 16 slots and its parity.
const MAX_CASES: usize = 32;

/// Larger numbers of newer groups are equivalent: no queue holds more (6 bits of `vmcnt`, AMD ISA).
const MAX_NEWER: u32 = 64;

/// The limit of steps of the walks of one function: a few seconds.
const MAX_STEPS: usize = 200_000_000;

/// The order that two accesses lack.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum UncoveredClass {
    /// The earlier access is complete, but not known to all warps. A barrier would order them.
    Race,
    /// The earlier access may be in flight. Only a wait would order them.
    MissingWait,
    /// A proxy fence is missing between a generic write and an access through the async proxy.
    MissingProxyFence,
}

/// Two accesses that are unordered on some path.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Uncovered {
    /// The event that comes first on the path.
    pub earlier: EventId,
    /// The event that comes later.
    pub later: EventId,
    /// The kind of the hazard.
    pub kind: HazardKind,
    /// What would order them.
    pub class: UncoveredClass,
}

/// The result of the certifier for a program with changes.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Certificate {
    /// All pairs that may be unordered, sorted.
    pub uncovered: Vec<Uncovered>,
    /// Ops at which added split barrier parts do not pair with each other or with the barriers
    /// around them, sorted.
    pub unpaired: Vec<OriginId>,
    /// Functions that were too large to analyze completely. The certificate does not cover them.
    pub incomplete: Vec<FunctionId>,
    /// Functions whose integers have too many values to track all of them. The certifier may report
    /// pairs there that no run has.
    pub blurred: Vec<FunctionId>,
}

impl Certificate {
    /// Whether the whole program was analyzed.
    pub fn is_complete(&self) -> bool {
        self.incomplete.is_empty()
    }

    /// The pairs that a barrier would order.
    pub fn races(&self) -> impl Iterator<Item = &Uncovered> {
        self.uncovered.iter().filter(|uncovered| uncovered.class == UncoveredClass::Race)
    }
}

/// Changes to a program.
#[derive(Clone, Copy, Debug)]
pub struct Changes<'a> {
    /// Points with an added local barrier.
    pub added: &'a [Point],
    /// Ops whose barriers are removed.
    pub removed: &'a FxHashSet<OriginId>,
    /// Points with an added part of the workgroup's split barrier. Several parts at one point are
    /// in this order.
    pub split_parts: &'a [(Point, SplitBarrierPart)],
}

/// Certifies `program` with `changes`. The program must be [valid](Program::validate).
pub fn certify_program(program: &Program, changes: &Changes<'_>) -> Certificate {
    let below = BelowFrame::new(program);
    let mut summaries = Summaries::default();
    let mut found: FxHashSet<Uncovered> = FxHashSet::default();
    let (mut incomplete, mut blurred) = (Vec::new(), Vec::new());
    for function in program.functions.ids() {
        let seen = certify_function(program, changes, function, &below, &mut summaries, &mut found);
        incomplete.extend((!seen.complete).then_some(function));
        blurred.extend(seen.blurred.then_some(function));
    }
    let mut uncovered: Vec<Uncovered> = found.into_iter().collect();
    uncovered.sort_unstable();
    Certificate { uncovered, unpaired: pairs::unpaired(program, changes), incomplete, blurred }
}

/// How precisely a function was analyzed.
struct Seen {
    /// Whether the analysis is complete.
    complete: bool,
    /// Whether some of its integers were not tracked.
    blurred: bool,
}

fn certify_function(
    program: &Program,
    changes: &Changes<'_>,
    function: FunctionId,
    below: &BelowFrame,
    summaries: &mut Summaries,
    found: &mut FxHashSet<Uncovered>,
) -> Seen {
    let body = &program.functions[function];
    let relevant = Relevant::new(program, body);
    let mut stepper = Stepper::new(program, function, changes, summaries, below);
    let mut walker = walk::Walker::default();
    let mut summary = walk::SummaryBuilder::default();
    let (cases, all_given) = cases(&relevant);
    let (mut complete, mut blurred) = (true, !all_given);
    for given in cases {
        let Some(unfolding) = unfold::unfold(&mut stepper, &relevant, &given) else {
            complete = false;
            break;
        };
        blurred |= unfolding.blurred;
        complete = walker.walk(&mut stepper, &unfolding);
        if !body.kernel {
            walker.summarize(&stepper, &unfolding, &mut summary);
        }
        if !complete {
            break;
        }
    }
    found.extend(walker.found);
    drop(stepper);
    // Callers treat an incompletely analyzed function as unknown.
    if complete && !body.kernel {
        summaries.insert(function, summary.finish());
    }
    Seen { complete, blurred }
}

/// All choices of the residues of the run-invariant values, and whether they include every value.
/// Values are left out if there are too many choices.
fn cases(relevant: &Relevant) -> (Vec<FxHashMap<TermId, Value>>, bool) {
    let mut cases = vec![FxHashMap::default()];
    for &(term, modulus) in &relevant.splits {
        let number = usize::try_from(modulus).expect("a modulus is positive and small");
        if cases.len().saturating_mul(number) > MAX_CASES {
            return (cases, false);
        }
        let more = |case: &FxHashMap<TermId, Value>| {
            let case = case.clone();
            (0..modulus).map(move |rest| {
                let mut case = case.clone();
                case.insert(term, Value::congruent(rest, modulus, false));
                case
            })
        };
        cases = cases.iter().flat_map(more).collect();
    }
    (cases, true)
}

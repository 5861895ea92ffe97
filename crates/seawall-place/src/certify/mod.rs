//! A second opinion on any placement: what a program with changes leaves unordered, by the rules of docs/semantics.md and
//! nothing else. Shares no code with the strategies and the analyses.
//!
//! The method is naive: unfold the control-flow graph by the integers that matter (`unfold`), and walk from every access
//! along every path (`walk`), keeping what has become of that one access (`life`), to every access that it meets
//! (`touch`, `place`). Only accesses of one partition are compared with each other.
//!
//! What it says is missing may not be: where a slot or a branch is not known, any slot and either branch is taken. What it
//! does not say is ordered on every path of the model, except for what it takes for granted or does not look at:
//!
//! - Predicated mbarrier operations happen, and an `expect` stands before the copies that it is for (`objects`).
//! - A wait on an mbarrier that several partitions use is for the right phase, and a copy that only other partitions wait
//!   for is complete once they have answered (`life`).
//! - Accesses of different partitions, and what a partition other than the default one has in flight when it ends.
//! - Tokens, which connect partitions.

mod calls;
mod frames;
mod life;
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
use seawall_analysis::{Half, HazardKind};
use seawall_model::{EventId, FunctionId, OriginId, Program, TermId};

use crate::placement::Point;
use calls::Summaries;
use frames::BelowFrame;
use relevant::Relevant;
use steps::Stepper;
use value::Value;

/// A parameter that takes more values is kept modulo only: more than the slots of any ring, less than most loops go around.
const MAX_VALUES: usize = 64;

/// A parameter that takes no more values than this is not given up for one that takes more: iterations of a short loop.
const MAX_SHORT: usize = 8;

/// Nodes of one block, beyond which all parameters are kept modulo only: products of few slots, phases and counters.
const MAX_NODES_PER_BLOCK: usize = 512;

/// Nodes of one function: some tens for each block of the largest kernels.
const MAX_NODES: usize = 8192;

/// What integers are kept modulo: any few of the ring sizes that kernels use together. No more than a parameter may take values.
const MAX_MODULUS: i64 = 64;

/// Choices for the values that are the same for the whole run; each costs an unfolding. Beyond, they are not known. Enough for
/// one index into a ring of 16 slots and its parity; kernels index by loops mostly.
const MAX_CASES: usize = 32;

/// Larger numbers of newer groups are not told apart: no queue holds more (6 bits of `vmcnt`, AMD ISA).
const MAX_NEWER: u32 = 64;

/// Steps that the walks of one function may take: a few seconds.
const MAX_STEPS: usize = 200_000_000;

/// What two accesses lack.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum UncoveredClass {
    /// The earlier one is complete, but not for all warps: a barrier would order them.
    Race,
    /// The earlier one may still be in flight, so that only a wait would.
    MissingWait,
    /// A proxy fence between a generic write and an access through the async proxy.
    MissingProxyFence,
}

/// Two accesses that nothing orders on some path.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Uncovered {
    /// The event that comes first on the path.
    pub earlier: EventId,
    /// The event that comes later.
    pub later: EventId,
    /// Which order is missing.
    pub kind: HazardKind,
    /// What would give it.
    pub class: UncoveredClass,
}

/// What a program with changes leaves unordered.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Certificate {
    /// Everything that may be unordered, sorted.
    pub uncovered: Vec<Uncovered>,
    /// Ops at which halves that were added do not pair with each other or with the barriers around them, sorted.
    pub unpaired: Vec<OriginId>,
    /// Functions that were too large to be looked at to the end: of these the certificate says nothing.
    pub incomplete: Vec<FunctionId>,
    /// Functions whose integers take so many values together that not all of them are followed: of these more may be said than
    /// any run has.
    pub blurred: Vec<FunctionId>,
}

impl Certificate {
    /// Whether the whole program was looked at.
    pub fn is_complete(&self) -> bool {
        self.incomplete.is_empty()
    }

    /// What a barrier would order.
    pub fn races(&self) -> impl Iterator<Item = &Uncovered> {
        self.uncovered.iter().filter(|uncovered| uncovered.class == UncoveredClass::Race)
    }
}

/// Changes to a program.
#[derive(Clone, Copy, Debug)]
pub struct Changes<'a> {
    /// Local barriers at these points.
    pub added: &'a [Point],
    /// Ops whose barriers are taken away.
    pub removed: &'a FxHashSet<OriginId>,
    /// Halves of the workgroup's split barrier at these points, at one point in this order.
    pub halves: &'a [(Point, Half)],
}

/// What `program` with `changes` leaves unordered. Takes a [valid](Program::validate) program.
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

/// How well a function was looked at.
struct Seen {
    /// To the end.
    complete: bool,
    /// Not all of its integers were followed.
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
    let (mut complete, mut blurred) = (true, false);
    for given in cases(&relevant) {
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
    // A caller of a function that was not looked at to the end takes it for one that may do anything.
    if complete && !body.kernel {
        summaries.insert(function, summary.finish());
    }
    Seen { complete, blurred }
}

/// Every choice of what the values that are the same for the whole run leave modulo the modulus, as long as there are few.
fn cases(relevant: &Relevant) -> Vec<FxHashMap<TermId, Value>> {
    let mut cases = vec![FxHashMap::default()];
    let Ok(modulus) = usize::try_from(relevant.modulus) else { return cases };
    for &term in &relevant.splits {
        if cases.len().saturating_mul(modulus) > MAX_CASES {
            break;
        }
        let more = |case: &FxHashMap<TermId, Value>| {
            let case = case.clone();
            (0..relevant.modulus).map(move |rest| {
                let mut case = case.clone();
                case.insert(term, Value::congruent(rest, relevant.modulus, false));
                case
            })
        };
        cases = cases.iter().flat_map(more).collect();
    }
    cases
}

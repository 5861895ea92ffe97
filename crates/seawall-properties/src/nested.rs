//! Nested loops: verdicts of the mbarrier model checker for all trip counts, compared with runs of
//! the oracle for small ones.
//!
//! Random kernels process tiles of some steps, both numbers arguments, through rings of a few
//! slots. Some have a fault of a kind that only some trip counts show.

use std::fmt::{self, Display, Formatter, Write as _};

use seawall_model::text;
use seawall_oracle::{Fault, Verdict, explore};
use seawall_phases::{Bound, Finding};

use crate::random;

/// What the oracle may take for a kernel.
const SMALL: seawall_oracle::Limits = seawall_oracle::Limits {
    warps: Some(1),
    ctas: Some(1),
    iterations: 3,
    trips: 64,
    states: 20_000,
    steps: 200_000,
    values: Vec::new(),
};
/// The largest arguments with which a finding has to show.
const LARGEST: u32 = 6;

/// How much was compared.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct NestedTally {
    /// Kernels.
    pub kernels: u64,
    /// Kernels that the checker proves for all trip counts, and in which the oracle finds nothing.
    pub proved: u64,
    /// Of those, the ones that the oracle explored completely.
    pub proved_and_explored: u64,
    /// Kernels in which both find a fault.
    pub found: u64,
    /// Kernels in which the checker finds nothing, without a verdict for all trip counts.
    pub open: u64,
    /// Of those, the ones in which the oracle finds a fault.
    pub open_and_wrong: u64,
    /// Kernels in which the checker finds a fault, and which have too many orders for the oracle.
    pub unsettled: u64,
}

impl Display for NestedTally {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "{} kernels: {} proved ({} explored completely), {} found by both, {} undecided by the checker ({} faulty), {} undecided by the oracle",
            self.kernels,
            self.proved,
            self.proved_and_explored,
            self.found,
            self.open,
            self.open_and_wrong,
            self.unsettled
        )
    }
}

/// How a partition iterates over tiles and steps.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Loops {
    Nested,
    /// One loop for both, whose step restarts at 0 at the end of a tile.
    Flat,
}

/// The number of steps of a tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Steps {
    /// The same number in every tile.
    Uniform,
    /// More or fewer in each tile, as under a causal mask, like the next three.
    More,
    Tile,
    Twice,
    Fewer,
    /// At most the value of an argument.
    Least,
    /// One of two numbers, selected by a third.
    Either,
    /// The number of tiles.
    Square,
}

impl Steps {
    /// Returns the text for `m` in tile `t`.
    fn text(self) -> &'static str {
        match self {
            Steps::Uniform => "m",
            Steps::More => "(m + t)",
            Steps::Tile => "t",
            Steps::Twice => "(2 * t + 1)",
            Steps::Fewer => "(m - t)",
            Steps::Least => "mins(m, 2 * t)",
            Steps::Either => "select(m > 1, t, m)",
            Steps::Square => "n",
        }
    }
}

const STEPS: [Steps; 8] = [
    Steps::Uniform,
    Steps::More,
    Steps::Tile,
    Steps::Twice,
    Steps::Fewer,
    Steps::Least,
    Steps::Either,
    Steps::Square,
];

/// A fault, or something that looks like one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Twist {
    None,
    /// One partition has one more step in each tile.
    LongerSteps,
    /// One partition has one more tile.
    MoreTiles,
    /// One partition uses the number of tiles as the number of steps.
    StepsAreTiles,
    /// The consumer's counter restarts in each tile.
    Restarts,
    /// The consumer's phase follows tiles.
    PhaseOfTile,
    /// The producer does not wait for the slots of the first round.
    NotAhead,
    /// The producer never waits.
    NoCredit,
    /// A slot is not released.
    KeepsSlot,
    /// The first step of a tile does not wait.
    FirstIsFree,
    /// The consumer skips tiles of one step.
    LeavesOutShort,
    /// Both skip tiles of one step.
    BothLeaveOutShort,
    /// The accumulator is passed on only if there are steps.
    ForwardsIfAny,
    /// The accumulator is not released.
    KeepsAccumulator,
    /// The accumulator's phase never changes.
    ConstantPhase,
    /// The phase of the accumulator follows steps.
    AccumulatorCountsSteps,
    /// Both have one more step.
    BothLonger,
}

const TWISTS: [Twist; 16] = [
    Twist::LongerSteps,
    Twist::MoreTiles,
    Twist::StepsAreTiles,
    Twist::Restarts,
    Twist::PhaseOfTile,
    Twist::NotAhead,
    Twist::NoCredit,
    Twist::KeepsSlot,
    Twist::FirstIsFree,
    Twist::LeavesOutShort,
    Twist::BothLeaveOutShort,
    Twist::ForwardsIfAny,
    Twist::KeepsAccumulator,
    Twist::ConstantPhase,
    Twist::AccumulatorCountsSteps,
    Twist::BothLonger,
];

/// A random kernel.
#[derive(Clone, Copy, Debug)]
struct Nest {
    slots: u64,
    /// Slots of the accumulator; 0 for none.
    accumulators: u64,
    producer: Loops,
    consumer: Loops,
    /// The steps of nested loops.
    steps: Steps,
    /// Whether slot and phase are carried, rather than a count.
    carried: bool,
    /// The number of steps in every tile, where the count is `t * width + k` instead of a value
    /// that the loops carry.
    width: Option<u64>,
    twist: Twist,
}

impl Nest {
    fn random(state: &mut u64) -> Self {
        let mut draw = |of: u64| (random(state) >> 33) % of;
        let loops = |drawn: u64| if drawn == 0 { Loops::Flat } else { Loops::Nested };
        let (slots, accumulators) = (1 + draw(3), draw(3));
        let (producer, consumer) = (loops(draw(4)), loops(draw(4)));
        let nested = producer == Loops::Nested && consumer == Loops::Nested;
        let steps = if draw(2) == 0 { Steps::Uniform } else { STEPS[draw(STEPS.len() as u64) as usize] };
        let width = (draw(4) == 0).then(|| 1 + draw(4)).filter(|_| nested);
        Nest {
            slots,
            accumulators,
            producer,
            consumer,
            steps: if nested { steps } else { Steps::Uniform },
            carried: draw(2) == 0 && width.is_none(),
            width,
            twist: if draw(5) < 2 { Twist::None } else { TWISTS[draw(TWISTS.len() as u64) as usize] },
        }
    }

    fn text(self) -> String {
        let mut text = String::from("program nested target sm_90 {\n  symbols n, m\n  warps 1\n");
        let ring = self.slots;
        let mut buffers = vec![("A", ring, 1024), ("full", ring, 8), ("empty", ring, 8)];
        if self.accumulators > 0 {
            let of = self.accumulators;
            buffers.extend([("D", of, 1024), ("done", of, 8), ("free", of, 8)]);
        }
        for (name, slots, bytes) in &buffers {
            let _ = writeln!(text, "  smem {name} : {slots} x {bytes}");
        }
        for (name, slots, _) in buffers.iter().filter(|buffer| buffer.2 == 8) {
            for slot in 0..*slots {
                let _ = writeln!(text, "  mbarrier init {name}[{slot}] count 1");
            }
        }
        text.push_str("  fork {\n    default {\n");
        text.push_str(&self.consumer());
        text.push_str("    }\n    partition producer warps 1 {\n");
        text.push_str(&self.producer());
        text.push_str("    }\n");
        if self.accumulators > 0 {
            text.push_str("    partition epilogue warps 1 {\n");
            text.push_str(&self.epilogue());
            text.push_str("    }\n");
        }
        text.push_str("  }\n}\n");
        text
    }

    /// Returns slot and phase of a use of the ring.
    fn at(self) -> (String, String) {
        if self.carried {
            return ("s".to_owned(), "p".to_owned());
        }
        let count = self.width.map_or("c".to_owned(), |width| format!("(t * {width} + k)"));
        (format!("{count} % {}", self.slots), format!("({count} / {}) & 1", self.slots))
    }

    /// Returns the values that all loops carry with their starts, and their next values.
    fn counters(self) -> (&'static str, String) {
        if self.width.is_some() {
            return ("", String::new());
        }
        if !self.carried {
            return ("c = 0", "next c = c + 1\n".to_owned());
        }
        let last = self.slots - 1;
        (
            "s = 0, p = 0",
            format!("next p = select(s == {last}, p ^ 1, p)\nnext s = select(s == {last}, 0, s + 1)\n"),
        )
    }

    /// Returns the loops of a partition around its work: in a step, before the steps of a tile, and
    /// after them.
    fn loops(self, loops: Loops, tiles: &str, steps: &str, step: &str, tile: [&str; 2]) -> String {
        let (start, next) = self.counters();
        let again = start.replace(" = 0", "");
        // Without an outer loop that carries it, a counter of the inner loop restarts.
        let restarts = self.twist == Twist::Restarts && step.contains("read A");
        let [before, after] = tile;
        match loops {
            Loops::Nested => {
                let carries = |what: &str| match self.width {
                    Some(_) => String::new(),
                    None => format!(" carries {what}"),
                };
                let (outer, inner) = match restarts {
                    true => (String::new(), carries(start)),
                    false => (carries(start), carries(&again)),
                };
                let width = self.width.map(|width| width.to_string());
                let steps = steps.replace('m', width.as_deref().unwrap_or(self.steps.text()));
                format!(
                    "loop t to {tiles}{outer} {{\n{before}loop k to {steps}{inner} {{\n{step}{next}}}\n{after}}}\n"
                )
            }
            // In one loop, a tile without steps has neither a start nor an end.
            Loops::Flat => format!(
                "if {steps} > 0 {{\nloop f to {tiles} * {steps} carries k = 0, t = 0, {start} {{\nif k == 0 {{\n{before}}}\n{step}\
                 if k == {steps} - 1 {{\n{after}}}\nnext t = select(k == {steps} - 1, t + 1, t)\n\
                 next k = select(k == {steps} - 1, 0, k + 1)\n{next}}}\n}}\n"
            ),
        }
    }

    fn consumer(self) -> String {
        let (slot, phase) = self.at();
        let phase = if self.twist == Twist::PhaseOfTile { "t & 1".to_owned() } else { phase };
        let mut wait = format!("mbarrier wait full[{slot}] phase {phase}\n");
        if self.twist == Twist::FirstIsFree {
            wait = format!("if k > 0 {{\n{wait}}}\n");
        }
        let mut step = format!("{wait}read A[{slot}]\n");
        if self.twist != Twist::KeepsSlot {
            let _ = writeln!(step, "mbarrier arrive empty[{slot}]");
        }
        let of = self.accumulators;
        let (mut before, mut after) = (String::new(), String::new());
        if of > 0 {
            let phase = match self.twist {
                Twist::ConstantPhase => "1".to_owned(),
                Twist::AccumulatorCountsSteps if !self.carried && self.width.is_none() => {
                    "(c + 1) & 1".to_owned()
                }
                _ => format!("(t / {of} + 1) & 1"),
            };
            before = format!("mbarrier wait free[t % {of}] phase {phase}\nwrite D[t % {of}]\n");
            after = format!("mbarrier arrive done[t % {of}]\n");
            if self.twist == Twist::ForwardsIfAny {
                after = format!("if m > 0 {{\n{after}}}\n");
            }
        }
        let steps = if self.twist == Twist::BothLonger { "(m + 1)" } else { "m" };
        let tiles = if self.twist == Twist::MoreTiles { "(n + 1)" } else { "n" };
        let body = self.loops(self.consumer, tiles, steps, &step, [&before, &after]);
        let short = matches!(self.twist, Twist::LeavesOutShort | Twist::BothLeaveOutShort);
        if short { format!("if m > 1 {{\n{body}}}\n") } else { body }
    }

    fn producer(self) -> String {
        let (slot, phase) = self.at();
        let phase = if self.twist == Twist::NotAhead { phase } else { format!("({phase}) ^ 1") };
        let credit = match self.twist {
            Twist::NoCredit => String::new(),
            _ => format!("mbarrier wait empty[{slot}] phase {phase}\n"),
        };
        let step = format!("{credit}write A[{slot}]\nmbarrier arrive full[{slot}]\n");
        let steps = match self.twist {
            Twist::LongerSteps | Twist::BothLonger => "(m + 1)",
            Twist::StepsAreTiles => "n",
            _ => "m",
        };
        let body = self.loops(self.producer, "n", steps, &step, ["", ""]);
        if self.twist == Twist::BothLeaveOutShort { format!("if m > 1 {{\n{body}}}\n") } else { body }
    }

    fn epilogue(self) -> String {
        let of = self.accumulators;
        let back = if self.twist == Twist::KeepsAccumulator {
            String::new()
        } else {
            format!("mbarrier arrive free[t % {of}]\n")
        };
        let body = format!("mbarrier wait done[t % {of}] phase (t / {of}) & 1\nread D[t % {of}]\n{back}");
        let loops = format!("loop t to n {{\n{body}}}\n");
        match self.twist {
            Twist::BothLeaveOutShort => format!("if m > 1 {{\n{loops}}}\n"),
            _ if self.consumer == Loops::Flat => {
                let steps = if self.twist == Twist::BothLonger { "m + 1" } else { "m" };
                format!("if {steps} > 0 {{\n{loops}}}\n")
            }
            _ => loops,
        }
    }
}

/// Judges `count` kernels of the sequence that `seed` begins. `progress` is called with the number
/// of kernels that are done.
///
/// # Errors
/// The first kernel, as text, on which the checker and the oracle disagree, and what they report.
pub fn run_nested(seed: u64, count: u64, progress: &dyn Fn(u64)) -> Result<NestedTally, String> {
    let mut state = seed;
    let mut tally = NestedTally::default();
    for number in 0..count {
        progress(number);
        let nest = Nest::random(&mut state);
        judge(&nest.text(), &mut tally).map_err(|what| format!("{what}\n{nest:?}\n{}", nest.text()))?;
    }
    Ok(tally)
}

/// Whether a finding is of the class of a verdict and, if it is about two accesses, of these two.
fn is_of(finding: &Finding, verdict: &Verdict) -> bool {
    match (verdict.fault, finding) {
        (Fault::Race(_) | Fault::MissingWait | Fault::MissingProxyFence, Finding::Race(race)) => {
            let pair = (race.earlier.event, race.later.event);
            let of = |earlier| pair == (earlier, verdict.event) || pair == (verdict.event, earlier);
            verdict.earlier.is_some_and(of)
        }
        (Fault::Deadlock, Finding::Deadlock(_))
        | (Fault::WrongBytes, Finding::Bytes(_))
        | (Fault::WrongArrivals, Finding::Arrivals(_))
        | (Fault::MBarrierLifetime, Finding::Lifetime(_))
        | (Fault::EndedCta, Finding::InFlightAtEnd(_)) => true,
        _ => false,
    }
}

fn judge(text: &str, tally: &mut NestedTally) -> Result<(), String> {
    let program = text::parse(text).map_err(|errors| format!("cannot be parsed: {errors:?}"))?;
    let phases = seawall_phases::run(&program, &seawall_phases::Limits::default());
    let oracle = explore(&program, &SMALL);
    tally.kernels += 1;
    let proved = matches!(phases.bound, Bound::AllTripCounts { .. } | Bound::EveryRun);
    let covered = match phases.bound {
        Bound::AllTripCounts { .. } | Bound::EveryRun => true,
        Bound::UpTo { iterations, .. } => iterations >= SMALL.iterations,
        Bound::Nothing => false,
    };
    let is_missed = |verdict: &&Verdict| !phases.findings.iter().any(|finding| is_of(finding, verdict));
    if covered && let Some(verdict) = oracle.verdicts.iter().find(is_missed) {
        let (bound, found) = (&phases.bound, &phases.findings);
        return Err(format!("{bound:?}, but the oracle also reports {verdict:?} beside {found:?}"));
    }
    match (phases.findings.first(), oracle.verdicts.first()) {
        (None, None) if proved => {
            tally.proved += 1;
            tally.proved_and_explored += u64::from(oracle.explored.complete);
        }
        (None, verdict) => {
            tally.open += 1;
            tally.open_and_wrong += u64::from(verdict.is_some());
        }
        (Some(_), Some(_)) => tally.found += 1,
        (Some(finding), None) => {
            let report = explore(&program, &seawall_oracle::Limits { iterations: LARGEST, ..SMALL });
            match (report.verdicts.is_empty(), report.explored.complete) {
                (false, _) => tally.found += 1,
                (true, true) => return Err(format!("false alarm of the checker: {finding:?}")),
                (true, false) => tally.unsettled += 1,
            }
        }
    }
    Ok(())
}

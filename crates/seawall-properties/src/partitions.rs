//! Partitions that hand slots to each other: verdicts of the command `check`, which combines all
//! analyses, compared with runs of the oracle.
//!
//! Random kernels have two or three partitions of one or two simulated warps, in one CTA or two.
//! One partition fills the slots of a ring, by stores, TMA copies or `cp.async` copies, and another
//! one reads them. Mbarriers or named barriers order them. Most kernels then get one or two edits:
//! a line is lost, repeated, moved or guarded by a condition, or a slot, phase or count is another.
//!
//! Some conditions depend on data that the kernel loads. The oracle then also runs the kernel with
//! some values in each iteration.

use std::fmt::{self, Display, Formatter, Write as _};

use seawall_analysis::{Bound, Finding, FindingCode, Weight};
use seawall_check::Input;
use seawall_model::text;
use seawall_oracle::{Fault, Limits, Report, Verdict, explore};

use crate::random;

/// What the oracle may take for a kernel.
const SMALL: Limits = Limits {
    warps: Some(2),
    ctas: Some(2),
    iterations: 3,
    trips: 64,
    states: 20_000,
    steps: 200_000,
    values: Vec::new(),
};
/// The numbers of iterations with which an error has to show, if it does not with those of
/// [`SMALL`].
const LARGER: [u32; 2] = [5, 8];

/// How much was compared.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PartitionsTally {
    /// Kernels.
    pub kernels: u64,
    /// Kernels in which neither finds anything, with a verdict for all trip counts.
    pub proved: u64,
    /// Of those, the ones that the oracle explored completely.
    pub proved_and_explored: u64,
    /// Kernels in which both find a fault.
    pub found: u64,
    /// Kernels in which `check` finds nothing, without a verdict for all trip counts.
    pub open: u64,
    /// Of those, the ones in which the oracle finds a fault.
    pub open_and_wrong: u64,
    /// Kernels in which only `check` finds a fault, and which have too many runs for the oracle.
    pub unsettled: u64,
}

impl Display for PartitionsTally {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "{} kernels: {} proved ({} explored completely), {} faulty, {} undecided ({} faulty)",
            self.kernels,
            self.proved,
            self.proved_and_explored,
            self.found,
            self.open + self.unsettled,
            self.open_and_wrong
        )
    }
}

/// How a slot is filled.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Fill {
    /// Stores of all warps, a barrier, and one arrival.
    Stores,
    /// Stores, and an arrival of each thread.
    StoresOfThreads,
    /// A TMA copy.
    Tma,
    /// `cp.async` copies that arrive.
    Copies,
}

/// How partitions order their accesses.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Order {
    MBarriers(Fill),
    NamedBarriers,
}

const ORDERS: [Order; 8] = [
    Order::MBarriers(Fill::Stores),
    Order::MBarriers(Fill::Stores),
    Order::MBarriers(Fill::StoresOfThreads),
    Order::MBarriers(Fill::Tma),
    Order::MBarriers(Fill::Tma),
    Order::MBarriers(Fill::Tma),
    Order::MBarriers(Fill::Copies),
    Order::NamedBarriers,
];

/// Lines of one partition: before its loop, in it, and behind it.
#[derive(Clone, Debug, Default)]
struct Body {
    before: Vec<String>,
    inside: Vec<String>,
    behind: Vec<String>,
    /// The end of the loop.
    to: &'static str,
}

/// Conditions on data: of addresses that differ in each iteration, and of others.
const DATA: &str = "x > 0";
const OTHER_DATA: &str = "y > 0";

/// A kernel in which the data is known: bit `i` of a number in iteration `i`, or one value in all
/// iterations.
fn with_data(text: &str, bits: u32, other: u32) -> String {
    text.replace(DATA, &format!("({bits} >> i) & 1 > 0")).replace(OTHER_DATA, &format!("{other} > 0"))
}

/// Kernels with some data for so many iterations, if conditions depend on data.
fn with_some_data(text: &str, iterations: u32) -> Vec<String> {
    /// All combinations of so many iterations, and longer ones that begin alike.
    const ALL: u32 = 4;
    let of_each: Vec<u32> = match (text.contains(DATA), iterations) {
        (false, _) => vec![0],
        (true, ..=ALL) => (0..1 << iterations).collect(),
        (true, _) => (0..1 << ALL).flat_map(|bits| [bits, bits | !0 << ALL & 0x7fff_ffff]).collect(),
    };
    let others: &[u32] = if text.contains(OTHER_DATA) { &[0, 1] } else { &[0] };
    if !text.contains(DATA) && others.len() == 1 {
        return Vec::new();
    }
    let with = |bits: u32| others.iter().map(move |&other| with_data(text, bits, other));
    of_each.into_iter().flat_map(with).collect()
}

/// A random kernel.
struct Kernel<'s> {
    state: &'s mut u64,
    /// Warps of each partition.
    warps: Vec<u32>,
    /// Whether the cluster has two CTAs.
    cluster: bool,
    declarations: Vec<String>,
    /// Lines before the fork.
    start: Vec<String>,
    bodies: Vec<Body>,
}

impl<'s> Kernel<'s> {
    fn new(state: &'s mut u64) -> Self {
        let mut kernel = Kernel {
            state,
            warps: Vec::new(),
            cluster: false,
            declarations: Vec::new(),
            start: Vec::new(),
            bodies: Vec::new(),
        };
        kernel.cluster = kernel.draw(6) == 0;
        let partitions = if kernel.draw(3) == 0 { 3 } else { 2 };
        for _ in 0..partitions {
            let warps = 1 + u32::try_from(kernel.draw(2)).expect("a small number");
            kernel.warps.push(warps);
            kernel.bodies.push(Body { to: "n", ..Body::default() });
        }
        let rings = if partitions == 3 { 2 } else { 1 + usize::from(kernel.draw(4) == 0) };
        for ring in 0..rings {
            let producer = (ring + 1) % partitions;
            let back = rings == 2 && partitions == 2 && kernel.draw(2) == 0;
            let consumer = if back { (producer + 1) % partitions } else { (ring + 2) % partitions };
            kernel.ring(ring, producer, consumer);
        }
        kernel
    }

    fn draw(&mut self, of: u64) -> u64 {
        (random(self.state) >> 33) % of
    }

    fn choose<T: Copy>(&mut self, all: &[T]) -> T {
        all[self.draw(all.len() as u64) as usize]
    }

    /// Adds a ring that one partition fills and another one empties.
    fn ring(&mut self, number: usize, producer: usize, consumer: usize) {
        let slots = 1 + self.draw(3);
        self.declarations.push(format!("smem A{number} : {slots} x 64"));
        match self.choose(&ORDERS) {
            Order::NamedBarriers => self.named_barriers(number, slots, producer, consumer),
            Order::MBarriers(fill) => self.mbarriers(number, slots, [producer, consumer], fill),
        }
    }

    /// The partitions meet at two named barriers, which only one of them waits for.
    fn named_barriers(&mut self, number: usize, slots: u64, producer: usize, consumer: usize) {
        let threads = 32 * (self.warps[producer] + self.warps[consumer]);
        let (empty, full) = (2 * number + 1, 2 * number + 2);
        let first = format!("barrier named {empty} count {threads} arrive");
        self.bodies[consumer].before.push(first.clone());
        self.bodies[producer].inside.extend([
            format!("barrier named {empty} count {threads}"),
            format!("write A{number}[i % {slots}]"),
            format!("barrier named {full} count {threads} arrive"),
        ]);
        self.bodies[consumer].inside.extend([
            format!("barrier named {full} count {threads}"),
            format!("read A{number}[i % {slots}]"),
            format!("if i + 1 < n {{ {first} }}"),
        ]);
    }

    fn mbarriers(&mut self, number: usize, slots: u64, [producer, consumer]: [usize; 2], fill: Fill) {
        let slot = format!("[i % {slots}]");
        let phase = if slots == 1 { "i & 1".to_owned() } else { format!("(i / {slots}) & 1") };
        let threads = |partition: usize| 32 * self.warps[partition];
        // A copy fills a slot of both CTAs. One thread of each CTA releases it.
        let is_multicast = self.cluster && fill == Fill::Tma;
        let remote = if is_multicast { " remote" } else { "" };
        let of_threads = !self.cluster && self.warps[consumer] == 2 && number == 0;
        let released = if of_threads { threads(consumer) } else { 1 };
        let filled = match fill {
            Fill::Stores | Fill::Tma => 1,
            Fill::StoresOfThreads | Fill::Copies => threads(producer),
        };
        for (name, count) in [("full", filled), ("empty", released)] {
            self.declarations.push(format!("smem {name}{number} : {slots} x 8"));
            let init = |at| format!("mbarrier init {name}{number}[{at}] count {count}");
            self.start.extend((0..slots).map(init));
        }
        let barrier = |partition: usize| if self.warps[partition] > 1 { "barrier\n" } else { "" };
        let (data, full, empty) =
            (format!("A{number}{slot}"), format!("full{number}{slot}"), format!("empty{number}{slot}"));
        let filling = match fill {
            Fill::Stores => format!("write {data}\n{}mbarrier arrive {full}", barrier(producer)),
            Fill::StoresOfThreads => format!("write {data}\nmbarrier arrive {full} per thread"),
            Fill::Tma => format!(
                "{}mbarrier expect {full} tx 64\nasync tma write {data}{remote}, arrive {full}{remote}",
                barrier(producer)
            ),
            Fill::Copies => format!("async cp write {data}\nmbarrier commit cp {full}"),
        };
        let releasing = if of_threads {
            format!("mbarrier arrive {empty} per thread")
        } else {
            format!("{}mbarrier arrive {empty}{remote}", barrier(consumer))
        };
        let produce = format!("mbarrier wait {empty} phase ({phase}) ^ 1\n{filling}");
        let consume = format!("mbarrier wait {full} phase {phase}\nread {data}\n{releasing}");
        self.bodies[producer].inside.extend(produce.lines().map(str::to_owned));
        self.bodies[consumer].inside.extend(consume.lines().map(str::to_owned));
    }

    /// Changes one line, or the number of iterations of a partition.
    fn edit(&mut self) {
        let partition = self.draw(self.bodies.len() as u64) as usize;
        let condition = self.choose(&[
            "v > 0",
            "i > 0",
            "i + 1 < n",
            "",
            "w > 0",
            "v > 0",
            "i < 2",
            DATA,
            DATA,
            OTHER_DATA,
        ]);
        let (kind, at) = (self.draw(18), self.draw(64) as usize);
        let to = self.choose(&["(n + 1)", "(n - 1)", "n", "m", "4"]);
        let body = &mut self.bodies[partition];
        if kind == 15 {
            body.to = to;
            return;
        }
        let is_outside = at.is_multiple_of(8) && !body.before.is_empty();
        let lines = if is_outside { &mut body.before } else { &mut body.inside };
        if lines.is_empty() {
            return;
        }
        let is_of_iteration = condition.contains('i') || [DATA, OTHER_DATA].contains(&condition);
        let condition = if is_outside && is_of_iteration { "v > 0" } else { condition };
        let at = at % lines.len();
        match kind {
            0..=3 => drop(lines.remove(at)),
            // The oracle does not compare copies in flight of several warps.
            4 if !lines[at].contains("async cp") => lines.insert(at, lines[at].clone()),
            5..=6 => {
                let other = (at + 1) % lines.len();
                lines.swap(at, other);
            }
            7..=9 => lines[at] = format!("if {condition} {{ {} }}", lines[at]),
            10..=11 => {
                let is_wait = |line: &&mut String| line.contains("phase") && !line.ends_with('}');
                lines.iter_mut().filter(is_wait).take(1).for_each(|line| line.push_str(" ^ 1"));
            }
            16..=17 => lines[at] = format!("if {condition} {{ {0} }} else {{ {0} }}", lines[at]),
            12 => lines[at] = lines[at].replace("[i %", "[(i + 1) %"),
            13 => lines[at] = lines[at].replace(" per thread", ""),
            _ => {
                let line = lines.remove(at);
                body.behind.push(behind_loop(&line));
            }
        }
    }

    fn text(&self) -> String {
        let mut text = String::from(
            "program partitions target sm_90 {\n  symbols n >= 0, m >= 0, v\n  varying w, x of data each, y of data\n",
        );
        let mut line = |depth: usize, line: &str| {
            let _ = writeln!(text, "{:1$}{line}", "", 2 * depth);
        };
        if self.cluster {
            line(1, "ctas 2");
        }
        line(1, &format!("warps {}", self.warps[0]));
        for declaration in self.declarations.iter().chain(&self.start) {
            line(1, declaration);
        }
        let between = if self.cluster { "barrier cluster" } else { "barrier" };
        line(1, between);
        line(1, "fork {");
        for (number, body) in self.bodies.iter().enumerate() {
            match number {
                0 => line(2, "default {"),
                _ => line(2, &format!("partition p{number} warps {} {{", self.warps[number])),
            }
            body.before.iter().for_each(|text| line(3, text));
            line(3, &format!("loop i to {} {{", body.to));
            body.inside.iter().for_each(|text| line(4, text));
            line(3, "}");
            body.behind.iter().for_each(|text| line(3, text));
            line(2, "}");
        }
        line(1, "}");
        if self.cluster {
            line(1, "barrier cluster");
        }
        text.push_str("}\n");
        text
    }
}

/// A line of a loop behind the loop: `n` in place of the counter.
fn behind_loop(line: &str) -> String {
    let words = line.split_inclusive(|c: char| !c.is_alphanumeric());
    let is_counter = |word: &str| word.trim_end_matches(|c: char| !c.is_alphanumeric()) == "i";
    words.map(|word| if is_counter(word) { word.replace('i', "n") } else { word.to_owned() }).collect()
}

/// Judges `count` kernels of the sequence that `seed` begins. `progress` is called with the number
/// of kernels that are done.
///
/// # Errors
/// The first kernel, as text, on which the command and the oracle disagree, and what they report.
pub fn run_partitions(seed: u64, count: u64, progress: &dyn Fn(u64)) -> Result<PartitionsTally, String> {
    let mut state = seed;
    let mut tally = PartitionsTally::default();
    for number in 0..count {
        progress(number);
        let mut kernel = Kernel::new(&mut state);
        let edits = kernel.choose(&[0, 0, 1, 1, 1, 2]);
        (0..edits).for_each(|_| kernel.edit());
        let text = kernel.text();
        judge(&text, &mut tally).map_err(|what| format!("{what}\n{text}"))?;
    }
    Ok(tally)
}

/// Whether a finding is of the class of a fault.
fn is_of(finding: &Finding, verdict: &Verdict) -> bool {
    let code = finding.code;
    match verdict.fault {
        Fault::Race(_) | Fault::MissingWait | Fault::MissingProxyFence => {
            let of_accesses = matches!(
                code,
                FindingCode::RaceReadAfterWrite
                    | FindingCode::RaceWriteAfterRead
                    | FindingCode::RaceWriteAfterWrite
                    | FindingCode::MissingMemoryFence
                    | FindingCode::MissingProxyFence
                    | FindingCode::RaceBetweenCtas
                    | FindingCode::MissingWait
                    | FindingCode::ReadInFlight
                    | FindingCode::IssueOrder
            );
            let events: Vec<_> = finding.related.iter().map(|r| r.1).chain([finding.event]).collect();
            of_accesses
                && (events.contains(&verdict.event) || verdict.earlier.is_some_and(|e| events.contains(&e)))
        }
        Fault::Deadlock => code == FindingCode::Deadlock,
        Fault::WrongBytes => code == FindingCode::WrongBytes,
        Fault::WrongArrivals => code == FindingCode::WrongArrivals,
        Fault::MBarrierLifetime => code == FindingCode::MBarrierLifetime,
        Fault::SplitBarrierMisuse => code == FindingCode::SplitBarrierMisuse,
        Fault::EndedCta => code == FindingCode::EndedCta,
    }
}

/// What the oracle reports about a kernel, and about it with some data.
struct Reports {
    reports: Vec<Report>,
}

impl Reports {
    fn new(text: &str, limits: &Limits) -> Result<Self, String> {
        let parse = |text: &str| text::parse(text).map_err(|errors| format!("cannot be parsed: {errors:?}"));
        let mut reports = vec![explore(&parse(text)?, limits)];
        for known in with_some_data(text, limits.iterations) {
            reports.push(explore(&parse(&known)?, limits));
        }
        Ok(Reports { reports })
    }

    fn verdicts(&self) -> impl Iterator<Item = &Verdict> {
        self.reports.iter().flat_map(|report| &report.verdicts)
    }

    fn is_complete(&self) -> bool {
        // With known data, nothing is left to choose.
        let own = if self.reports.len() == 1 { &self.reports } else { &self.reports[1..] };
        own.iter().all(|report| report.explored.complete)
    }
}

fn judge(text: &str, tally: &mut PartitionsTally) -> Result<(), String> {
    let program = text::parse(text).map_err(|errors| format!("cannot be parsed: {errors:?}"))?;
    let checked = seawall_check::check(&Input::new(&program));
    let reports = Reports::new(text, &SMALL)?;
    tally.kernels += 1;
    let covers = match checked.bound {
        Bound::AllPaths => true,
        Bound::Iterations(iterations) => iterations >= SMALL.iterations,
        Bound::SomeRuns | Bound::Unchecked => false,
    };
    let is_missed = |verdict: &&Verdict| !checked.findings.iter().any(|finding| is_of(finding, verdict));
    if covers && let Some(verdict) = reports.verdicts().find(is_missed) {
        let (fault, event) = (verdict.fault, &program.origin_of(verdict.event).span);
        let codes: Vec<_> = checked.findings.iter().map(|finding| finding.code).collect();
        return Err(format!(
            "{:?}, but the oracle also reports {fault:?} at {event:?} beside {codes:?}",
            checked.bound
        ));
    }
    let is_error = |finding: &&Finding| finding.code.kind().is_error() && finding.weight == Weight::Full;
    match (checked.findings.iter().find(is_error), reports.verdicts().next()) {
        (None, None) if checked.bound == Bound::AllPaths => {
            tally.proved += 1;
            tally.proved_and_explored += u64::from(reports.is_complete());
        }
        (None, None) => tally.open += 1,
        // A fault of empty loops, or one that is harmless on hardware.
        (None, Some(_)) if covers => tally.found += 1,
        (None, Some(_)) => {
            tally.open += 1;
            tally.open_and_wrong += 1;
        }
        (Some(_), Some(_)) => tally.found += 1,
        (Some(finding), None) => {
            for iterations in LARGER {
                let reports = Reports::new(text, &Limits { iterations, ..SMALL })?;
                if reports.verdicts().next().is_some() {
                    tally.found += 1;
                    return Ok(());
                }
                if !reports.is_complete() {
                    tally.unsettled += 1;
                    return Ok(());
                }
            }
            let (code, at) = (finding.code, &program.origin_of(finding.event).span);
            return Err(format!("false alarm of `check`: {code:?} at {at:?}"));
        }
    }
    Ok(())
}

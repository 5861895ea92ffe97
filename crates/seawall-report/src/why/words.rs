//! The words of an answer, which its text and JSON forms share.

use seawall_analysis::{Finding, Role};
use seawall_model::{Action, Barrier, BarrierKind, EventId, Fence, FenceKind, Origin, OriginId};

use super::{
    Counterpart, CounterpartRole, Introduced, Need, Neighbour, NeighbourOrder, OrderedPair, Undecided,
    WhyModule, WhyOp, Without,
};
use crate::describe::{self, Side};
use crate::finding::pair::{Touch, conflict};
use crate::finding::verdict::reach;
use crate::finding::{CheckedModule, ModuleContext};

/// The number of pairs and operations that a note lists.
pub(super) const LISTED: usize = 24;

/// Words for the answers of one module.
pub(super) struct Words<'m> {
    pub(super) module: WhyModule<'m>,
    pub(super) context: ModuleContext<'m>,
}

/// Two accesses in words.
pub(super) struct PairWords {
    /// For example ``RAW on `%a`, bytes 0..1024``.
    pub(super) hazard: String,
    /// Whether the later access is in a later iteration.
    pub(super) across_iterations: bool,
}

impl<'a> WhyModule<'a> {
    /// The module, for renderers of findings.
    pub(super) fn checked(&self) -> CheckedModule<'a> {
        let WhyModule { source, program, findings, notation, severities, bound, .. } = *self;
        CheckedModule { source, program, findings, notation, severities, bound, replay: None }
    }

    /// The program without an op, for renderers of findings.
    pub(super) fn without<'w>(&'w self, without: &'w Without) -> CheckedModule<'w> {
        CheckedModule {
            source: self.source,
            program: &without.program,
            findings: &without.findings,
            notation: self.notation,
            severities: self.severities,
            bound: without.bound,
            replay: None,
        }
    }
}

impl<'m> Words<'m> {
    pub(super) fn new(module: &'m WhyModule<'m>, checked: &'m CheckedModule<'m>) -> Self {
        Words { module: *module, context: ModuleContext::new(checked) }
    }

    pub(super) fn origin(&self, id: OriginId) -> &'m Origin {
        &self.module.program.origins[id]
    }

    /// An op with its line.
    pub(super) fn op(&self, id: OriginId) -> String {
        describe::op(&self.module.source, self.origin(id))
    }

    /// The op of an event with its line.
    pub(super) fn event(&self, event: EventId) -> String {
        describe::op(&self.module.source, self.module.program.origin_of(event))
    }

    /// As [`Self::event`], with the partition if there are several.
    pub(super) fn event_in_partition(&self, event: EventId) -> String {
        match self.context.partition(event).filter(|_| self.module.program.partitions.len() > 1) {
            Some(partition) => format!("{} of `{partition}`", self.event(event)),
            None => self.event(event),
        }
    }

    /// What the op does, one line for each different event.
    pub(super) fn does(&self, op: &WhyOp) -> Vec<String> {
        let mut lines: Vec<String> = Vec::new();
        for &event in &op.events {
            let line = match &self.module.program.events[event].action {
                Action::Barrier(barrier) => barrier_text(barrier),
                Action::Fence(fence) => fence_text(*fence).to_owned(),
                _ => self.context.does(event),
            };
            if !lines.contains(&line) {
                lines.push(line);
            }
        }
        lines
    }

    /// The answer in one line.
    pub(super) fn headline(&self, op: &WhyOp) -> String {
        let name = self.op(op.origin);
        let Some(without) = &op.without else { return self.access_headline(op, &name) };
        let with = match without.removed_too.as_slice() {
            [] => String::new(),
            others => format!(" together with {}", self.list(others, "and")),
        };
        match &without.need {
            Need::Necessary => match without.findings.first() {
                Some(finding) if without.pairs.is_empty() || !self.makes_order(op) => {
                    let (code, place) = (finding.code.number(), self.event(finding.event));
                    format!("{name}{with} is necessary: without it, `check` reports {code} at {place}")
                }
                _ => {
                    let pairs = count(without.pairs.len(), "pair of accesses", "pairs of accesses");
                    format!("{name}{with} is necessary: it orders {pairs}")
                }
            },
            Need::Either(others) => {
                format!(
                    "either {name}{with} or {} is necessary: one of them orders {}",
                    self.list(others, "or"),
                    count(without.pairs.len(), "pair of accesses", "pairs of accesses")
                )
            }
            Need::Redundant(_) => format!("{name}{with} is redundant: nothing is found without it"),
            Need::Undecided(why) => {
                format!("it is not decided whether {name}{with} is necessary: {}", undecided(*why))
            }
        }
    }

    /// Whether the op is a barrier, wait or fence. Arrivals and initializations only take part in
    /// the order that a wait makes.
    fn makes_order(&self, op: &WhyOp) -> bool {
        let actions = || op.events.iter().map(|&event| &self.module.program.events[event].action);
        let is_operation = |action: &Action| matches!(action, Action::MBarrier(_) | Action::Token(_));
        actions().any(Action::makes_order)
            && actions().filter(|action| is_operation(action)).all(Action::makes_order)
    }

    fn access_headline(&self, op: &WhyOp, name: &str) -> String {
        let program = self.module.program;
        if op.events.iter().all(|&event| program.events[event].accesses.is_empty()) {
            let calls = |&event: &EventId| matches!(program.events[event].action, Action::Call(_));
            return match op.events.iter().any(calls) {
                true => format!("{name} calls a function; ask about its operations at their lines"),
                false => format!("{name} synchronizes, and cannot be removed alone"),
            };
        }
        let total = op.neighbours.len() + op.more;
        let is =
            |order: fn(&NeighbourOrder) -> bool| op.neighbours.iter().filter(|n| order(&n.order)).count();
        let unordered = is(|order| *order == NeighbourOrder::Nothing);
        let unknown = is(|order| *order == NeighbourOrder::Unknown);
        let others = count(total, "conflicting access", "conflicting accesses");
        match (total, unordered, unknown) {
            (0, _, _) => format!("{name} conflicts with no other access that needs synchronization"),
            (_, 0, 0) => format!("{name} is ordered with {others}"),
            (_, 0, unknown) => {
                format!("{name} has {others}; what orders it with {unknown} of them is not known")
            }
            (_, unordered, _) => {
                format!("{name} has {others}, and nothing orders it with {unordered} of them")
            }
        }
    }

    pub(super) fn list(&self, origins: &[OriginId], word: &str) -> String {
        let names: Vec<String> = origins.iter().take(LISTED).map(|&origin| self.op(origin)).collect();
        match names.as_slice() {
            [] => String::new(),
            [one] => one.clone(),
            [first @ .., last] => format!("{} {word} {last}", first.join(", ")),
        }
    }

    pub(super) fn events(&self, events: &[EventId]) -> String {
        let mut names: Vec<String> = Vec::new();
        for &event in events {
            let name = self.event_in_partition(event);
            if !names.contains(&name) {
                names.push(name);
            }
        }
        names.truncate(LISTED);
        match names.as_slice() {
            [] => "nothing".to_owned(),
            [one] => one.clone(),
            [first @ .., last] => format!("{} and {last}", first.join(", ")),
        }
    }

    pub(super) fn pair(&self, pair: &OrderedPair) -> PairWords {
        let (program, source) = (self.module.program, &self.module.source);
        let (earlier, later) = conflict(program, pair.earlier, pair.later, pair.kind);
        let place = |touch: Option<Touch<'_>>| {
            describe::place(program, source, touch.and_then(|touch| touch.side.footprint))
        };
        let kind = pair.kind.map_or("conflict", |kind| kind.short());
        let mut hazard = format!("{kind} on {}", place(later.or(earlier)));
        if let (Some(first), Some(second)) = (earlier, later) {
            if place(Some(first)) != place(Some(second)) {
                hazard.push_str(&format!(" and {}", place(Some(first))));
            }
            let sides: (Side<'_>, Side<'_>) = (first.side, second.side);
            if let Some(range) = describe::shared_bytes(program, &sides) {
                hazard.push_str(&format!(", {}", describe::bytes(range)));
            }
        }
        PairWords { hazard, across_iterations: self.is_around(pair) }
    }

    /// Whether the later access is certainly in a later iteration, because it comes first in the
    /// text.
    fn is_around(&self, pair: &OrderedPair) -> bool {
        let program = self.module.program;
        let same = self.context.partition(pair.earlier) == self.context.partition(pair.later)
            && self.context.function(pair.earlier) == self.context.function(pair.later);
        let place = |event: EventId| (program.origin_of(event).span.start, event);
        same && place(pair.later) <= place(pair.earlier)
    }

    /// A pair in one line.
    pub(super) fn pair_line(&self, pair: &OrderedPair) -> String {
        let words = self.pair(pair);
        let iteration = if words.across_iterations { " in a later iteration" } else { "" };
        format!("{}: {}, then {}{iteration}", words.hazard, self.event(pair.earlier), self.event(pair.later))
    }

    /// A neighbour in one line.
    pub(super) fn neighbour_line(&self, neighbour: &Neighbour) -> String {
        let words = self.pair(&neighbour.pair);
        let other = if neighbour.is_before { neighbour.pair.earlier } else { neighbour.pair.later };
        let iteration = match (words.across_iterations, neighbour.is_before) {
            (false, _) => "",
            (true, true) => " of an earlier iteration",
            (true, false) => " of a later iteration",
        };
        let name = self.event_in_partition(other);
        format!("{}, {name}{iteration}: {}", words.hazard, self.order(neighbour))
    }

    pub(super) fn order(&self, neighbour: &Neighbour) -> String {
        match &neighbour.order {
            NeighbourOrder::By(events) => format!("ordered by {}", self.events(events)),
            NeighbourOrder::Across { waits, arrivals } if arrivals.is_empty() => {
                format!("ordered by {}", self.events(waits))
            }
            NeighbourOrder::Across { waits, arrivals } => {
                format!("ordered by {}, which waits for {}", self.events(waits), self.events(arrivals))
            }
            NeighbourOrder::Nothing => match self.finding(&neighbour.pair) {
                Some(finding) => format!("nothing orders them ({})", finding.code.number()),
                None => "nothing orders them".to_owned(),
            },
            NeighbourOrder::Unknown => "what orders them is not known".to_owned(),
        }
    }

    /// The finding about a pair.
    pub(super) fn finding(&self, pair: &OrderedPair) -> Option<&'m Finding> {
        self.module.findings.iter().find(|finding| {
            finding.event == pair.later && finding.related.contains(&(Role::Earlier, pair.earlier))
        })
    }

    pub(super) fn counterpart_line(&self, counterpart: &Counterpart) -> String {
        format!("{} {}", role_words(counterpart.role), self.event_in_partition(counterpart.event))
    }

    /// The ops that order what a redundant op orders. `None` if none is known.
    pub(super) fn stand_ins(&self, without: &Without) -> Option<String> {
        match &without.need {
            Need::Redundant(others) if !others.is_empty() => Some(self.list(others, "and")),
            Need::Redundant(_) | Need::Necessary | Need::Either(_) | Need::Undecided(_) => None,
        }
    }

    /// How far the check without an op reaches, as a sentence.
    pub(super) fn reach(&self, without: &Without) -> String {
        format!("the program without it was {}", reach(without.bound))
    }
}

/// What a barrier does.
fn barrier_text(barrier: &Barrier) -> String {
    let who = match barrier.kind {
        BarrierKind::Cta => "all warps of the partition synchronize".to_owned(),
        BarrierKind::Cluster { .. } => "all CTAs of the cluster synchronize".to_owned(),
        BarrierKind::Signal { id } => format!("signals barrier {id}"),
        BarrierKind::WaitSignal { id } => format!("waits for the signals of barrier {id}"),
        BarrierKind::Named { arrive_only: true, .. } => "arrives at a named barrier".to_owned(),
        BarrierKind::Named { arrive_only: false, .. } => "waits at a named barrier".to_owned(),
        BarrierKind::Conditional { .. } => "the warps synchronize for which the condition holds".to_owned(),
        BarrierKind::Partitions => {
            "all warps of the CTA synchronize at the start or end of partitions".to_owned()
        }
        BarrierKind::Warp => "the lanes of each warp synchronize".to_owned(),
        BarrierKind::WarpGroup => "the warps of each warpgroup synchronize".to_owned(),
    };
    match barrier.local_fence {
        true => who,
        false => format!("{who}, which orders no memory"),
    }
}

/// What a fence does.
fn fence_text(fence: Fence) -> &'static str {
    match fence.kind {
        FenceKind::Proxy => "orders generic accesses before later ones through the async proxy",
        FenceKind::MBarrierInit => "makes initialised mbarriers visible to the cluster",
        FenceKind::Thread => "orders the memory accesses of a warp around bare barriers",
    }
}

/// `1 noun` or `2 nouns`.
pub(super) fn count(number: usize, one: &str, many: &str) -> String {
    format!("{number} {}", if number == 1 { one } else { many })
}

/// Why it is not decided whether an op is necessary.
pub(super) fn undecided(why: Undecided) -> &'static str {
    match why {
        Undecided::Certifier => {
            "nothing is found without it, but the independent checker does not find all accesses ordered"
        }
        Undecided::ReachesLess => "nothing is found without it, but the check covers fewer runs",
        Undecided::Bounded => "nothing is found without it in the runs that the check covers",
        Undecided::Unmodeled => {
            "no access to shared memory needs it, but it may order registers or global memory"
        }
        Undecided::Faulty => {
            "nothing more is found without it, but the errors of the kernel may hide it: repair them first"
        }
    }
}

pub(super) fn role_words(role: CounterpartRole) -> &'static str {
    match role {
        CounterpartRole::Initializes => "initialised by",
        CounterpartRole::Completes => "completed by",
        CounterpartRole::Awaits => "awaited by",
        CounterpartRole::Arrives => "other arrivals:",
        CounterpartRole::Waits => "other waits:",
        CounterpartRole::Invalidates => "invalidated by",
    }
}

pub(super) fn introduced(introduced: &Introduced) -> String {
    let Introduced { by, dump, line, is_in_first } = introduced;
    match (by, is_in_first) {
        (_, true) => format!("the first dump of the kernel has it: {dump} (line {line})"),
        (Some(by), false) => format!("`{by}`; the first dump with it is {dump} (line {line})"),
        (None, false) => format!("a pass without a dump; the first dump with it is {dump} (line {line})"),
    }
}

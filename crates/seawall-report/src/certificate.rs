//! Why a placement has as many barriers as it has, what the independent checker says of it, which barriers were deleted, and
//! what no barrier can order: the part of an explanation that is not about one barrier.

use std::collections::BTreeSet;

use annotate_snippets::{Element, Level};
use seawall_analysis::{Found, Hazard, Missing};
use seawall_model::{FunctionId, Program};
use seawall_place::{Certified, Insertion, LowerBound, Reason, Removed, SplitDistance, Uncovered};

use crate::clean::{one_line, wrap};
use crate::describe;
use crate::excerpt::{Mark, excerpts};
use crate::flow::Flow;
use crate::module::PlacedModule;
use crate::text::TextStyle;

/// Of the hazards that show a bound, and of what is left, at most this many are listed.
const LISTED: usize = 24;

/// Columns that a note's text is indented by, apart from its name: line numbers, `= ` and `: `.
const NOTE_INDENT: usize = 10;

/// Everything that is known of the placement as a whole; empty for a strategy that promises nothing.
pub(crate) fn certificate(module: &PlacedModule<'_>, flow: &Flow, style: TextStyle) -> String {
    let writer = Writer { module, flow, style };
    let mut text = String::new();
    for (number, removed) in (1..).zip(&module.placement.removed) {
        text.push_str(&writer.removed(number, removed));
    }
    if module.placement.certified == Certified::NotAsked {
        return text;
    }
    for bound in &module.placement.bounds {
        text.push_str(&writer.bound(bound));
    }
    if module.placement.bounds.is_empty() {
        text.push_str(&writer.group("fewest", "nothing here needs a barrier that is not there already", &[]));
    }
    for distance in &module.placement.split {
        text.push_str(&writer.distance(distance));
    }
    text.push_str(&writer.verdict());
    text.push_str(&writer.own());
    text.push_str(&writer.beyond());
    text
}

/// The distinct things that no barrier can order, in the order of the placement: one access may meet another in many
/// iterations and ways, which is one thing to say.
pub(crate) fn beyond<'p>(module: &PlacedModule<'p>) -> Vec<&'p Found> {
    let mut known = BTreeSet::new();
    let distinct =
        |found: &&Found| known.insert((found.hazard, matches!(found.missing, Missing::Wait { .. })));
    module.placement.unordered.iter().filter(distinct).collect()
}

/// Local barriers that a bound counts and that were not placed: the rendezvous of waits, which stay.
pub(crate) fn kept_rendezvous(module: &PlacedModule<'_>, flow: &Flow, bound: &LowerBound) -> usize {
    let here = |placed: &&seawall_place::Placed| {
        matches!(placed.insertion, Insertion::LocalBarrier | Insertion::Wait { .. })
            && matches!(placed.reason, Reason::Hazards(_))
            && flow
                .block_of(placed.point.origin())
                .and_then(|block| module.program.blocks.get(block))
                .is_some_and(|block| block.function == bound.function)
    };
    let placed = module.placement.placed.iter().filter(here).count();
    total(bound).saturating_sub(placed)
}

/// Number of barriers that a bound is about.
pub(crate) fn total(bound: &LowerBound) -> usize {
    bound.depths.iter().map(|&(_, count)| count as usize).sum()
}

/// A function's name.
pub(crate) fn function_name(program: &Program, function: FunctionId) -> &str {
    program.functions.get(function).map_or("", |function| function.name.as_str())
}

struct Writer<'m, 'p> {
    module: &'m PlacedModule<'p>,
    flow: &'m Flow,
    style: TextStyle,
}

impl Writer<'_, '_> {
    /// A titled paragraph with named notes.
    fn group(&self, name: &str, title: &str, notes: &[(&str, String)]) -> String {
        self.marked(name, title, &[], notes)
    }

    fn marked(&self, name: &str, title: &str, marks: &[Mark], notes: &[(&str, String)]) -> String {
        let mut elements: Vec<Element<'_>> = excerpts(&self.module.source, marks);
        for (name, text) in notes {
            let width = self.style.width.saturating_sub(NOTE_INDENT + name.len()).max(40);
            elements.push(Element::from(Level::NOTE.with_name(*name).message(wrap(text, width))));
        }
        let title = Level::NOTE.with_name(name).primary_title(title);
        let text = if elements.is_empty() {
            self.style.renderer().render(&[annotate_snippets::Group::with_title(title)])
        } else {
            self.style.renderer().render(&[title.elements(elements)])
        };
        text + "\n\n"
    }

    fn removed(&self, number: usize, removed: &Removed) -> String {
        let Some(origin) = self.module.program.origins.get(removed.origin) else { return String::new() };
        let op = describe::op(&self.module.source, origin);
        let depth = describe::in_loops(self.flow.depth_of(removed.origin).unwrap_or(0));
        let title = format!("{op}{depth}: orders nothing that other barriers do not order");
        let span = describe::op_mark(&self.module.source, origin);
        let mark = Mark { span, text: "is deleted".to_owned(), primary: true };
        self.marked(&format!("deleted barrier {number}"), &title, &[mark], &[])
    }

    fn bound(&self, bound: &LowerBound) -> String {
        let total = total(bound);
        let name = one_line(function_name(self.module.program, bound.function), 80);
        let mut title = format!("`{name}` takes {}{}", barriers(total), places(&bound.depths));
        match kept_rendezvous(self.module, self.flow, bound) {
            0 => {}
            1 => title.push_str("; one of them is the rendezvous of a wait, which stays"),
            n => title.push_str(&format!("; {n} of them are the rendezvous of waits, which stay")),
        }
        let enough = bound.apart.len() >= total;
        let start = if enough { "no fewer will do: " } else { "" };
        let reason = match bound.apart.len() {
            1 => format!("{start}this hazard needs one"),
            2 => format!(
                "{start}these 2 hazards need a barrier each, since no place for one is on the ways of both"
            ),
            n => format!(
                "{start}these {n} hazards need a barrier each, since no place for one is on the ways of two of them"
            ),
        };
        let mut notes = vec![("why", reason), ("hazards", self.lines(&bound.apart).join("\n"))];
        if !enough {
            let text = format!(
                "a solver has shown that no cheaper choice of places meets all {} ways from one access to another that need \
                 a barrier; one place deeper in loops costs more than any number further out",
                bound.ways
            );
            notes.push(("and", text));
        }
        self.group("certificate", &title, &notes)
    }

    /// How far the halves of barriers are apart, and why not farther.
    fn distance(&self, distance: &SplitDistance) -> String {
        let name = one_line(function_name(self.module.program, distance.function), 80);
        let total: u32 = distance.depths.iter().map(|depth| depth.1).sum();
        let title = match total {
            0 => format!("`{name}` has no op on memory between the halves of its barriers"),
            1 => format!(
                "`{name}` has 1 op on memory between the halves of a barrier{}",
                places(&distance.depths)
            ),
            n => format!(
                "`{name}` has {n} ops on memory between the halves of barriers{}",
                places(&distance.depths)
            ),
        };
        self.group("distance", &title, &[("why", FARTHEST.to_owned())])
    }

    /// `RAW on `%a`: `ttg.local_store` (line 3), then `ttg.local_load` (line 5)`, one for each hazard.
    fn lines(&self, hazards: &[Hazard]) -> Vec<String> {
        let source = &self.module.source;
        let line = |hazard: &Hazard| {
            let sides = describe::sides(self.module.program, hazard)?;
            let place = describe::place(self.module.program, source, sides.1.footprint);
            let earlier = describe::op(source, sides.0.origin);
            let later = describe::op(source, sides.1.origin);
            let iteration = if hazard.across_iterations { " of a later iteration" } else { "" };
            Some(format!("{} on {place}: {earlier}, then {later}{iteration}", hazard.kind.short()))
        };
        limited(hazards.iter().filter_map(line).collect())
    }

    fn verdict(&self) -> String {
        match &self.module.placement.certified {
            Certified::NotAsked => String::new(),
            Certified::Yes => self.group("certified", CERTIFIED, &[]),
            Certified::Unknown => self.group("not certified", UNKNOWN, &[]),
            Certified::No(open) => {
                let title = match open.len() {
                    1 => "the independent checker finds a pair of accesses that may still need a barrier"
                        .to_owned(),
                    n => format!(
                        "the independent checker finds {n} pairs of accesses that may still need a barrier"
                    ),
                };
                let lines = limited(open.iter().filter_map(|pair| self.uncovered(pair)).collect());
                self.group("not certified", &title, &[("open", lines.join("\n"))])
            }
        }
    }

    fn uncovered(&self, pair: &Uncovered) -> Option<String> {
        let program = self.module.program;
        let op = |event| {
            let origin = program.events.get(event).and_then(|event| program.origins.get(event.origin))?;
            Some(describe::op(&self.module.source, origin))
        };
        Some(format!("{}: {}, then {}", pair.kind.short(), op(pair.earlier)?, op(pair.later)?))
    }

    /// Pairs that stay in one warp.
    fn own(&self) -> String {
        let lines = self.lines(&self.module.placement.in_one_warp);
        let title = match self.module.placement.in_one_warp.len() {
            0 => return String::new(),
            1 => "a pair of accesses has no barrier because each byte stays in one warp".to_owned(),
            n => format!("{n} pairs of accesses have no barrier because each byte stays in one warp"),
        };
        let order = warp_order(self.module.program);
        self.group("in one warp", &title, &[("pairs", lines.join("\n")), ("order", order.to_owned())])
    }

    fn beyond(&self) -> String {
        let beyond = beyond(self.module);
        let lines: Vec<String> = beyond.iter().filter_map(|found| self.unordered(found)).collect();
        let title = match lines.len() {
            0 => return String::new(),
            1 => "a pair of accesses that no barrier orders; `seawall check` says how to order it".to_owned(),
            n => {
                format!(
                    "{n} pairs of accesses that no barrier orders; `seawall check` says how to order them"
                )
            }
        };
        self.group("left", &title, &[("pairs", limited(lines).join("\n"))])
    }

    fn unordered(&self, found: &Found) -> Option<String> {
        let (program, source) = (self.module.program, &self.module.source);
        let sides = describe::sides(program, &found.hazard)?;
        let earlier = describe::op(source, sides.0.origin);
        let later = describe::op(source, sides.1.origin);
        let place = describe::place(program, source, sides.1.footprint);
        let verb = describe::verb(sides.1.mode);
        let iteration = if found.hazard.across_iterations { " in a later iteration" } else { "" };
        Some(match found.missing {
            Missing::Wait { reads, mbarrier, .. } => {
                let does = if reads { "read" } else { "write" };
                let wait = if mbarrier { "no wait on its mbarrier" } else { "no wait for it" };
                format!("{wait}: {earlier} may still {does} when {later} {verb} {place}{iteration}")
            }
            Missing::ProxyFence => {
                format!("no proxy fence: {earlier}, then {later}, which {verb} {place}{iteration}")
            }
            Missing::Barrier => {
                let (short, text) = (found.hazard.kind.short(), "no place for a barrier");
                format!("{text}: {short} on {place}: {earlier}, then {later}{iteration}")
            }
        })
    }
}

/// What still has to order accesses of one warp (docs/semantics.md, section 7).
pub(crate) fn warp_order(program: &Program) -> &'static str {
    match program.target.as_ref().map(seawall_model::Target::is_nvidia) {
        Some(true) => {
            "the warp runs them in program order; where one lane touches what another did, `bar.warp.sync` has to stand \
             between, which the lowering of these ops does not emit; `--no-warp-locality` places a barrier instead"
        }
        _ => {
            "the wave runs them in program order, and the LDS does what one wave asks for in that order, as long as the \
             compiler keeps it; `--no-warp-locality` places a barrier instead"
        }
    }
}

const CERTIFIED: &str = "an independent checker finds nothing left that a barrier could order";
const FARTHEST: &str = "an op that touches memory and lies between no halves would, with any signal before these waits that \
                        leaves it between them, be met by a later access that nothing orders it before, or have halves that do not \
                        pair on some path";
const UNKNOWN: &str = "the module is too large for the independent checker";

fn barriers(count: usize) -> String {
    if count == 1 { "1 barrier".to_owned() } else { format!("{count} barriers") }
}

/// `: 1 in a loop, 2 outside of loops`, or what there is of it.
fn places(depths: &[(u32, u32)]) -> String {
    let at = |depth: u32| match depth {
        0 => "outside of loops".to_owned(),
        1 => "in a loop".to_owned(),
        depth => format!("{depth} loops deep"),
    };
    match depths {
        [] => String::new(),
        [(depth, _)] => format!(", {}", at(*depth)),
        depths => {
            let parts: Vec<String> =
                depths.iter().map(|&(depth, count)| format!("{count} {}", at(depth))).collect();
            format!(": {}", parts.join(", "))
        }
    }
}

fn limited(mut lines: Vec<String>) -> Vec<String> {
    if let Some(more) = lines.len().checked_sub(LISTED).filter(|&more| more > 0) {
        lines.truncate(LISTED);
        lines.push(format!("and {more} more"));
    }
    lines
}

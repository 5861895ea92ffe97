//! The part of an explanation that is not about one barrier. It says why the placement has as many
//! barriers as it has, and what the independent checker reports. It also lists the deleted barriers
//! and the hazards that no barrier can order.

use std::collections::BTreeSet;

use annotate_snippets::{Element, Level};
use seawall_analysis::{Found, Hazard, Missing};
use seawall_model::{FunctionId, Program};
use seawall_place::{Certified, Insertion, LowerBound, Reason, Removed, SplitDistance, Uncovered};

use crate::clean::{one_line, wrap};
use crate::describe;
use crate::excerpt::{Mark, excerpts};
use crate::loop_nesting::LoopNesting;
use crate::module::PlacedModule;
use crate::text::TextStyle;

/// The number of hazards that are listed in a note.
const LISTED: usize = 24;

/// Columns by which the text of a note is indented, apart from its name: line numbers, `= ` and
/// `: `.
const NOTE_INDENT: usize = 10;

/// The certificate of the whole placement. Empty for a strategy without guarantees.
pub(crate) fn certificate(module: &PlacedModule<'_>, flow: &LoopNesting, style: TextStyle) -> String {
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
        text.push_str(&writer.group("fewest", "no additional barrier is needed", &[]));
    }
    for distance in &module.placement.split {
        text.push_str(&writer.distance(distance));
    }
    text.push_str(&writer.verdict());
    text.push_str(&writer.own());
    text.push_str(&writer.beyond());
    text
}

/// The distinct hazards that no barrier can order, in the order of the placement. A pair of
/// accesses that conflicts on several paths is listed once.
pub(crate) fn beyond<'p>(module: &PlacedModule<'p>) -> Vec<&'p Found> {
    let mut known = BTreeSet::new();
    let distinct =
        |found: &&Found| known.insert((found.hazard, matches!(found.missing, Missing::Wait { .. })));
    module.placement.unordered.iter().filter(distinct).collect()
}

/// The number of local barriers that a bound counts but that were not placed: the CTA-wide barriers
/// of waits, which are kept.
pub(crate) fn kept_cta_barriers(module: &PlacedModule<'_>, flow: &LoopNesting, bound: &LowerBound) -> usize {
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

/// The number of barriers of a bound.
pub(crate) fn total(bound: &LowerBound) -> usize {
    bound.depths.iter().map(|&(_, count)| count as usize).sum()
}

/// The name of a function.
pub(crate) fn function_name(program: &Program, function: FunctionId) -> &str {
    program.functions.get(function).map_or("", |function| function.name.as_str())
}

struct Writer<'m, 'p> {
    module: &'m PlacedModule<'p>,
    flow: &'m LoopNesting,
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
        let title = format!("{op}{depth}: other barriers already order everything that it orders");
        let span = describe::op_mark(&self.module.source, origin);
        let kernel = self.module.source.kernel_place(origin);
        let mark = Mark { span, text: "deleted".to_owned(), primary: true, kernel };
        self.marked(&format!("deleted barrier {number}"), &title, &[mark], &[])
    }

    fn bound(&self, bound: &LowerBound) -> String {
        let total = total(bound);
        let name = one_line(function_name(self.module.program, bound.function), 80);
        let mut title = format!("`{name}` needs {}{}", barriers(total), places(&bound.depths));
        match kept_cta_barriers(self.module, self.flow, bound) {
            0 => {}
            1 => title.push_str("; one of them is the CTA-wide barrier of a wait, which is kept"),
            n => title.push_str(&format!("; {n} of them are the CTA-wide barriers of waits, which are kept")),
        }
        let enough = bound.apart.len() >= total;
        let start = if enough { "this is the minimum: " } else { "" };
        let reason = match bound.apart.len() {
            1 => format!("{start}this hazard needs a barrier"),
            2 => format!(
                "{start}these 2 hazards need separate barriers, because no program point is on the paths of \
                 both"
            ),
            n => format!(
                "{start}these {n} hazards need separate barriers, because no program point is on the paths \
                 of two of them"
            ),
        };
        let mut notes = vec![("why", reason), ("hazards", self.lines(&bound.apart).join("\n"))];
        if !enough {
            let text = format!(
                "a solver has shown that no cheaper set of program points covers all {} paths between two \
                 accesses that need a barrier; a barrier in a deeper loop costs more than any number of \
                 barriers further out",
                bound.ways
            );
            notes.push(("and", text));
        }
        self.group("certificate", &title, &notes)
    }

    /// Reports how many memory ops are between the signals and the waits of split barriers, and why
    /// not more.
    fn distance(&self, distance: &SplitDistance) -> String {
        let name = one_line(function_name(self.module.program, distance.function), 80);
        let total: u32 = distance.depths.iter().map(|depth| depth.1).sum();
        let title = match total {
            0 => format!("`{name}` has no memory op between the signal and the wait of a split barrier"),
            1 => format!(
                "`{name}` has 1 memory op between the signal and the wait of a split barrier{}",
                places(&distance.depths)
            ),
            n => format!(
                "`{name}` has {n} memory ops between the signals and the waits of split barriers{}",
                places(&distance.depths)
            ),
        };
        self.group("distance", &title, &[("why", FARTHEST.to_owned())])
    }

    /// Lines such as ``RAW on `%a`: `ttg.local_store` (line 3), then `ttg.local_load` (line 5)``,
    /// one for each hazard.
    fn lines(&self, hazards: &[Hazard]) -> Vec<String> {
        let source = &self.module.source;
        let line = |hazard: &Hazard| {
            let sides = describe::sides(self.module.program, hazard)?;
            let place = describe::place(self.module.program, source, sides.1.footprint);
            let earlier = describe::op(source, sides.0.origin);
            let later = describe::op(source, sides.1.origin);
            let iteration = if hazard.across_iterations { " in a later iteration" } else { "" };
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

    /// Reports the pairs that one warp orders.
    fn own(&self) -> String {
        let lines = self.lines(&self.module.placement.in_one_warp);
        let title = match self.module.placement.in_one_warp.len() {
            0 => return String::new(),
            1 => "a pair of accesses has no barrier because one warp makes all accesses to each byte"
                .to_owned(),
            n => format!(
                "{n} pairs of accesses have no barrier because one warp makes all accesses to each \
                          byte"
            ),
        };
        let order = warp_order(self.module.program);
        self.group("in one warp", &title, &[("pairs", lines.join("\n")), ("order", order.to_owned())])
    }

    fn beyond(&self) -> String {
        let beyond = beyond(self.module);
        let lines: Vec<String> = beyond.iter().filter_map(|found| self.unordered(found)).collect();
        let title = match lines.len() {
            0 => return String::new(),
            1 => {
                "no barrier can order a pair of accesses; `seawall check` reports how to order it".to_owned()
            }
            n => {
                format!(
                    "no barrier can order {n} pairs of accesses; `seawall check` reports how to order them"
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
                let wait = if mbarrier { "missing wait on its mbarrier" } else { "missing wait" };
                format!("{wait}: {earlier} may still {does} when {later} {verb} {place}{iteration}")
            }
            Missing::ProxyFence => {
                format!("missing proxy fence: {earlier}, then {later}, which {verb} {place}{iteration}")
            }
            Missing::Barrier => {
                let (short, text) = (found.hazard.kind.short(), "no program point for a barrier");
                format!("{text}: {short} on {place}: {earlier}, then {later}{iteration}")
            }
        })
    }
}

/// What orders the accesses of one warp (docs/semantics.md, section 7).
pub(crate) fn warp_order(program: &Program) -> &'static str {
    match program.target.as_ref().map(seawall_model::Target::is_nvidia) {
        Some(true) => {
            "the warp executes them in program order; if a lane accesses data of another lane, a \
             `bar.warp.sync` must be between them, which the lowering of these ops does not emit; use \
             `--no-warp-locality` to place a barrier instead"
        }
        _ => {
            "the wave executes them in program order, and the LDS serves the accesses of one wave in that \
             order unless the compiler reorders them; use `--no-warp-locality` to place a barrier instead"
        }
    }
}

const CERTIFIED: &str = "an independent checker finds no remaining hazard that a barrier could order";
const FARTHEST: &str = "no other memory op can be placed between a signal and a wait: each earlier position \
                        of a signal leaves a later access unordered, or leaves signals and waits unpaired on \
                        some path";
const UNKNOWN: &str = "the module is too large for the independent checker";

fn barriers(count: usize) -> String {
    if count == 1 { "1 barrier".to_owned() } else { format!("{count} barriers") }
}

/// For example `: 1 in a loop, 2 outside of loops`, or the parts of it that apply.
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

//! A placement in words. For each barrier: the hazard that requires it, both ops with excerpts, the
//! buffer, bytes and slots, and the other hazards that it orders. `certificate` describes the
//! placement as a whole.

use annotate_snippets::{Element, Level};
use seawall_analysis::Hazard;
use seawall_model::{EventId, OriginId};
use seawall_place::{Insertion, Placed, Point, Reason};

use crate::certificate::certificate;
use crate::clean::wrap;
use crate::describe::{self, Side};
use crate::dialect::Spelling;
use crate::excerpt::{Mark, excerpts};
use crate::loop_nesting::LoopNesting;
use crate::module::PlacedModule;
use crate::term::TermPrinter;
use crate::text::TextStyle;

/// The number of further hazards that are listed for one barrier.
const ALSO_LIMIT: usize = 24;

/// Columns by which the text of a note is indented, apart from its name: line numbers, `= ` and
/// `: `.
const NOTE_INDENT: usize = 10;

/// Explains everything that was placed in `module`, numbered from `first`, everything that was
/// deleted, and why fewer barriers are not enough. Ends with a line break unless it is empty.
pub fn explain(module: &PlacedModule<'_>, first: usize, style: TextStyle) -> String {
    let flow = LoopNesting::new(module.program);
    let mut text = String::new();
    let spelling = Spelling::of(module.program);
    for (number, placed) in (first..).zip(&module.placement.placed) {
        let writer = Writer {
            module,
            flow: &flow,
            spelling,
            terms: TermPrinter::new(module.program, &flow).naming(module.source.map()),
        };
        text.push_str(&writer.one(number, placed, style));
        text.push_str("\n\n");
    }
    text.push_str(&certificate(module, &flow, style));
    text
}

/// Writes the explanation of one placed item.
struct Writer<'m, 'p> {
    module: &'m PlacedModule<'p>,
    flow: &'m LoopNesting,
    spelling: Spelling,
    terms: TermPrinter<'m>,
}

/// The words for one placed item: the headline, the excerpts, then named notes.
struct BarrierWording {
    headline: String,
    marks: Vec<Mark>,
    notes: Vec<(&'static str, String)>,
}

impl Writer<'_, '_> {
    fn one(mut self, number: usize, placed: &Placed, style: TextStyle) -> String {
        let mut story = match &placed.reason {
            Reason::Hazards(hazards) => self.hazards(hazards),
            Reason::TrailingWait { wait } => self.trailing_wait(*wait),
            Reason::KernelExit => BarrierWording {
                headline: "the CTAs of the cluster must exit together".to_owned(),
                marks: Vec::new(),
                notes: vec![("why", KERNEL_EXIT.to_owned())],
            },
            Reason::ClusterInit { inits } => self.cluster_init(inits),
            Reason::LaterSyncPoint => BarrierWording {
                headline: "a later synchronization point makes the CTA-wide barrier of this wait redundant"
                    .to_owned(),
                marks: Vec::new(),
                notes: vec![("why", LATER_SYNC.to_owned())],
            },
            Reason::OrderedElsewhere => BarrierWording {
                headline: "the CTA-wide barrier of this wait is redundant".to_owned(),
                marks: Vec::new(),
                notes: vec![("why", ORDERED_ELSEWHERE.to_owned())],
            },
            Reason::SignalFor { waits } => self.signal(waits),
        };
        if placed.insertion == Insertion::WarpBarrier {
            story.notes.push(("one warp", ONE_WARP.to_owned()));
        }
        self.mark_point(placed, &mut story);
        let mut elements: Vec<Element<'_>> = excerpts(&self.module.source, &story.marks);
        let notes = story.notes.iter().map(|(name, text)| {
            let width = style.width.saturating_sub(NOTE_INDENT + name.len()).max(40);
            Level::NOTE.with_name(*name).message(wrap(text, width))
        });
        elements.extend(notes.map(Element::from));
        let title = format!("{}: {}", self.place_text(placed), story.headline);
        let level = Level::NOTE.with_name(format!("{} {number}", thing(placed.insertion)));
        style.renderer().render(&[level.primary_title(title).elements(elements)])
    }

    /// For example ``before `ttg.local_load` (line 12), in a loop``.
    fn place_text(&self, placed: &Placed) -> String {
        let id = placed.point.origin();
        let Some(origin) = self.module.program.origins.get(id) else { return "at an unknown op".to_owned() };
        let op = describe::op(&self.module.source, origin);
        let depth = describe::in_loops(self.flow.depth_of(id).unwrap_or(0));
        match placed.insertion {
            Insertion::WarpGroupLocal => format!("on {op}{depth}"),
            _ => format!("{} {op}{depth}", describe::position(placed.point)),
        }
    }

    /// Marks the op of the insertion point, unless an access of the hazard marks it already.
    fn mark_point(&self, placed: &Placed, story: &mut BarrierWording) {
        let id = placed.point.origin();
        let Some(origin) = self.module.program.origins.get(id) else { return };
        let span = describe::op_mark(&self.module.source, origin);
        if story.marks.iter().any(|mark| mark.span == span) {
            return;
        }
        let inserted = self.spelling.op(placed.insertion);
        let text = match (placed.insertion, placed.point) {
            (Insertion::WarpGroupLocal, _) => format!("gets `{inserted}`"),
            (_, Point::Before(_)) => format!("`{inserted}` is inserted before this"),
            (_, Point::After(_)) => format!("`{inserted}` is inserted after this"),
        };
        let primary = !story.marks.iter().any(|mark| mark.primary);
        let kernel = self.module.source.kernel_place(origin).filter(|_| primary);
        story.marks.push(Mark { span, text, primary, kernel });
    }

    fn mark(&self, id: OriginId, text: String, primary: bool) -> Option<Mark> {
        let origin = self.module.program.origins.get(id)?;
        let source = &self.module.source;
        let kernel = source.kernel_place(origin);
        Some(Mark { span: describe::op_mark(source, origin), text, primary, kernel })
    }

    fn hazards(&mut self, hazards: &[Hazard]) -> BarrierWording {
        let Some((first, others)) = hazards.split_first() else {
            return BarrierWording {
                headline: "no hazard is recorded".to_owned(),
                marks: Vec::new(),
                notes: Vec::new(),
            };
        };
        let Some(sides) = describe::sides(self.module.program, first) else {
            return BarrierWording {
                headline: first.kind.long().to_owned(),
                marks: Vec::new(),
                notes: Vec::new(),
            };
        };
        let headline = self.hazard_text(first, &sides);
        let marks = self.hazard_marks(first, &sides);
        let mut notes = self.buffer_notes(&sides);
        notes.extend(self.slot_note(first, &sides));
        if first.across_iterations {
            notes.push(("path", "around the loop: the later access is in a later iteration".to_owned()));
        }
        let also = self.also(others);
        let legend = self.terms.legend();
        if !legend.is_empty() {
            notes.push(("where", legend.join("\n")));
        }
        if !also.is_empty() {
            notes.push(("also orders", also.join("\n")));
        }
        BarrierWording { headline, marks, notes }
    }

    /// For example ``RAW on `%a`, bytes 0..8192, slot (i + 1) % 3``.
    fn hazard_text(&mut self, hazard: &Hazard, sides: &(Side<'_>, Side<'_>)) -> String {
        let (program, source) = (self.module.program, &self.module.source);
        let earlier = describe::place(program, source, sides.0.footprint);
        let later = describe::place(program, source, sides.1.footprint);
        let mut text = format!("{} on {later}", hazard.kind.short());
        if earlier != later {
            text.push_str(&format!(" and {earlier}"));
        }
        if let Some(range) = describe::shared_bytes(program, sides) {
            text.push_str(&format!(", {}", describe::bytes(range)));
        }
        text.push_str(&describe::slot_suffix(&mut self.terms, sides.1.footprint));
        text
    }

    fn hazard_marks(&mut self, hazard: &Hazard, (earlier, later): &(Side<'_>, Side<'_>)) -> Vec<Mark> {
        let later_text = self.access_text(later);
        if earlier.id == later.id && hazard.across_iterations {
            let text = format!("{later_text}, and runs again in a later iteration");
            return self.mark(later.id, text, true).into_iter().collect();
        }
        if earlier.id == later.id {
            let text = format!("{later_text}, and runs more than once");
            return self.mark(later.id, text, true).into_iter().collect();
        }
        let when = if hazard.across_iterations { "in an earlier iteration, " } else { "" };
        let earlier_text = format!("earlier: {when}{}", self.access_text(earlier));
        let marks = [
            self.mark(earlier.id, earlier_text, false),
            self.mark(later.id, format!("later: {later_text}"), true),
        ];
        marks.into_iter().flatten().collect()
    }

    /// For example ``writes `%a`, slot i % 3``.
    fn access_text(&mut self, side: &Side<'_>) -> String {
        let place = describe::place(self.module.program, &self.module.source, side.footprint);
        let slot = describe::slot_suffix(&mut self.terms, side.footprint);
        format!("{} {place}{slot}", describe::verb(side.mode))
    }

    /// The places of the buffers. Names both buffers if two allocations share bytes.
    fn buffer_notes(&self, sides: &(Side<'_>, Side<'_>)) -> Vec<(&'static str, String)> {
        let (program, source) = (self.module.program, &self.module.source);
        let later = describe::buffer(program, sides.1.footprint);
        let earlier = describe::buffer(program, sides.0.footprint);
        let mut lines: Vec<String> = Vec::new();
        for buffer in [later, earlier].into_iter().flatten() {
            let name = describe::buffer_name(program, source, buffer);
            let at = program.origins.get(buffer.origin).filter(|_| !buffer.scratch);
            let at =
                at.map_or(String::new(), |o| format!(", allocated at line {}", source.line(o.span.start)));
            let line = format!("{name}: {}{at}", describe::buffer_extent(buffer));
            if !lines.contains(&line) {
                lines.push(line);
            }
        }
        if lines.is_empty() { Vec::new() } else { vec![("buffer", lines.join("\n"))] }
    }

    fn slot_note(
        &mut self,
        hazard: &Hazard,
        (earlier, later): &(Side<'_>, Side<'_>),
    ) -> Option<(&'static str, String)> {
        let earlier = describe::slot(&mut self.terms, earlier.footprint)?;
        let later = describe::slot(&mut self.terms, later.footprint)?;
        let text = match (earlier == "any" || later == "any", hazard.across_iterations) {
            (true, _) => "unknown: any slot is possible".to_owned(),
            (_, true) => format!("{earlier} in an earlier iteration may equal {later} in this one"),
            (_, false) if earlier == later => format!("{later} for both accesses"),
            (_, false) => format!("{earlier} may equal {later}"),
        };
        Some(("slots", text))
    }

    fn also(&mut self, hazards: &[Hazard]) -> Vec<String> {
        let mut lines = Vec::new();
        for hazard in hazards.iter().take(ALSO_LIMIT) {
            let Some(sides) = describe::sides(self.module.program, hazard) else { continue };
            let source = &self.module.source;
            let earlier = describe::op(source, sides.0.origin);
            let later = describe::op(source, sides.1.origin);
            let iteration = if hazard.across_iterations { " in a later iteration" } else { "" };
            lines.push(format!("{}: {earlier}, then {later}{iteration}", self.hazard_text(hazard, &sides)));
        }
        if hazards.len() > ALSO_LIMIT {
            lines.push(format!("and {} more", hazards.len() - ALSO_LIMIT));
        }
        lines
    }

    fn trailing_wait(&self, wait: EventId) -> BarrierWording {
        let id = self.module.program.events.get(wait).map(|event| event.origin);
        let text = "completes asynchronous operations of the waiting warp only".to_owned();
        BarrierWording {
            headline: "makes the operations that the wait completes visible to all warps".to_owned(),
            marks: id.and_then(|id| self.mark(id, text, true)).into_iter().collect(),
            notes: vec![("why", TRAILING_WAIT.to_owned())],
        }
    }

    /// The signal of a split barrier with waits at `waits`.
    fn signal(&self, waits: &[Point]) -> BarrierWording {
        let place = |point: &Point| {
            let origin = self.module.program.origins.get(point.origin())?;
            Some(format!("{} {}", describe::position(*point), describe::op(&self.module.source, origin)))
        };
        let places: Vec<String> = waits.iter().filter_map(place).collect();
        BarrierWording {
            headline: "the signal of a split barrier".to_owned(),
            marks: Vec::new(),
            notes: vec![("waits", places.join("\n")), ("why", SIGNAL.to_owned())],
        }
    }

    fn cluster_init(&self, inits: &[EventId]) -> BarrierWording {
        let program = self.module.program;
        let origins = inits.iter().filter_map(|&event| program.events.get(event)).map(|event| event.origin);
        let marks = origins.filter_map(|id| self.mark(id, "initialised here".to_owned(), false)).collect();
        BarrierWording {
            headline: "mbarriers that other CTAs use are initialised".to_owned(),
            marks,
            notes: vec![("why", CLUSTER_INIT.to_owned())],
        }
    }
}

const ONE_WARP: &str =
    "one warp makes all accesses to each byte: its lanes must synchronize, but no warp waits for another";

/// The name of a placed item in a headline.
fn thing(insertion: Insertion) -> &'static str {
    match insertion {
        Insertion::LocalBarrier => "barrier",
        Insertion::ClusterBarrier { .. } => "cluster barrier",
        Insertion::MBarrierInitFence | Insertion::ProxyFence { .. } => "fence",
        Insertion::WarpBarrier => "warp barrier",
        Insertion::WarpGroupLocal => "annotation",
        Insertion::Signal { .. } => "signal",
        Insertion::Wait { .. } => "wait",
    }
}

const SIGNAL: &str = "the accesses of each warp before the signal are complete (`rocdl.s.wait.dscnt 0`) and \
                      visible to all warps after the wait; ops between the signal and the wait are ordered \
                      with neither side, and no warp blocks between the two";
const TRAILING_WAIT: &str = "each warp waits only for its own operations; other warps see the data only \
                             after a barrier, and memory may be accessed before the next synchronization \
                             point";
const KERNEL_EXIT: &str = "a CTA must not exit while another CTA of its cluster may still access its shared \
                           memory";
const CLUSTER_INIT: &str =
    "no CTA of the cluster may use an mbarrier before the CTA that owns it has initialised it";
const ORDERED_ELSEWHERE: &str = "another barrier orders every hazard that the CTA-wide barrier would order";
const LATER_SYNC: &str = "a CTA-wide barrier follows in the same block before memory is accessed, so the \
                          wait needs to synchronize only its warp group";

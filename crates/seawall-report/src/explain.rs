//! A placement in words: for each barrier what made it necessary, both ops with excerpts, the buffer, bytes and
//! slots, and everything else that the same barrier orders. What is said of all barriers together is in `certificate`.

use annotate_snippets::{Element, Level};
use seawall_analysis::Hazard;
use seawall_model::{EventId, OriginId};
use seawall_place::{Insertion, Placed, Point, Reason};

use crate::certificate::certificate;
use crate::clean::wrap;
use crate::describe::{self, Side};
use crate::excerpt::{Mark, excerpts};
use crate::flow::Flow;
use crate::module::PlacedModule;
use crate::term::TermPrinter;
use crate::text::TextStyle;

/// Of the further hazards of one barrier, at most this many are listed.
const ALSO_LIMIT: usize = 24;

/// Columns that a note's text is indented by, apart from its name: line numbers, `= ` and `: `.
const NOTE_INDENT: usize = 10;

/// Explains everything placed in `module`, numbered from `first`, everything deleted, and why it takes no less; ends with a line
/// break unless there is nothing to say.
pub fn explain(module: &PlacedModule<'_>, first: usize, style: TextStyle) -> String {
    let flow = Flow::new(module.program);
    let mut text = String::new();
    for (number, placed) in (first..).zip(&module.placement.placed) {
        let writer = Writer { module, flow: &flow, terms: TermPrinter::new(module.program, &flow) };
        text.push_str(&writer.one(number, placed, style));
        text.push_str("\n\n");
    }
    text.push_str(&certificate(module, &flow, style));
    text
}

/// Writes about one placed thing.
struct Writer<'m, 'p> {
    module: &'m PlacedModule<'p>,
    flow: &'m Flow,
    terms: TermPrinter<'m>,
}

/// What is said of one placed thing: the headline, the excerpts, then named notes.
struct Story {
    headline: String,
    marks: Vec<Mark>,
    notes: Vec<(&'static str, String)>,
}

impl Writer<'_, '_> {
    fn one(mut self, number: usize, placed: &Placed, style: TextStyle) -> String {
        let mut story = match &placed.reason {
            Reason::Hazards(hazards) => self.hazards(hazards),
            Reason::TrailingWait { wait } => self.trailing_wait(*wait),
            Reason::KernelExit => Story {
                headline: "CTAs of the cluster leave together".to_owned(),
                marks: Vec::new(),
                notes: vec![("why", KERNEL_EXIT.to_owned())],
            },
            Reason::ClusterInit { inits } => self.cluster_init(inits),
            Reason::LaterSyncPoint => Story {
                headline: "a later sync point makes its own rendezvous needless".to_owned(),
                marks: Vec::new(),
                notes: vec![("why", LATER_SYNC.to_owned())],
            },
            Reason::OrderedElsewhere => Story {
                headline: "its own rendezvous is not needed".to_owned(),
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

    /// `before `ttg.local_load` (line 12), in a loop`.
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

    /// Marks the op that the point is relative to, unless a side of the hazard does so already.
    fn mark_point(&self, placed: &Placed, story: &mut Story) {
        let id = placed.point.origin();
        let Some(origin) = self.module.program.origins.get(id) else { return };
        let span = describe::op_mark(&self.module.source, origin);
        if story.marks.iter().any(|mark| mark.span == span) {
            return;
        }
        let inserted = describe::insertion(self.module.program, placed.insertion);
        let text = match (placed.insertion, placed.point) {
            (Insertion::WarpGroupLocal, _) => format!("gets `{inserted}`"),
            (_, Point::Before(_)) => format!("`{inserted}` goes before this"),
            (_, Point::After(_)) => format!("`{inserted}` goes after this"),
        };
        let primary = !story.marks.iter().any(|mark| mark.primary);
        story.marks.push(Mark { span, text, primary });
    }

    fn mark(&self, id: OriginId, text: String, primary: bool) -> Option<Mark> {
        let origin = self.module.program.origins.get(id)?;
        Some(Mark { span: describe::op_mark(&self.module.source, origin), text, primary })
    }

    fn hazards(&mut self, hazards: &[Hazard]) -> Story {
        let Some((first, others)) = hazards.split_first() else {
            return Story {
                headline: "no hazard is recorded".to_owned(),
                marks: Vec::new(),
                notes: Vec::new(),
            };
        };
        let Some(sides) = describe::sides(self.module.program, first) else {
            return Story { headline: first.kind.long().to_owned(), marks: Vec::new(), notes: Vec::new() };
        };
        let headline = self.hazard_text(first, &sides);
        let marks = self.hazard_marks(first, &sides);
        let mut notes = self.buffer_notes(&sides);
        notes.extend(self.slot_note(first, &sides));
        if first.across_iterations {
            notes.push(("path", "around the loop: the later access is one of a later iteration".to_owned()));
        }
        let also = self.also(others);
        let legend = self.terms.legend();
        if !legend.is_empty() {
            notes.push(("where", legend.join("\n")));
        }
        if !also.is_empty() {
            notes.push(("also orders", also.join("\n")));
        }
        Story { headline, marks, notes }
    }

    /// `RAW on `%a`, bytes 0..8192, slot (i + 1) % 3`.
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
        if let Some(slot) = describe::slot(&mut self.terms, sides.1.footprint) {
            text.push_str(&format!(", slot {slot}"));
        }
        text
    }

    fn hazard_marks(&mut self, hazard: &Hazard, (earlier, later): &(Side<'_>, Side<'_>)) -> Vec<Mark> {
        let later_text = self.access_text(later);
        if earlier.id == later.id && hazard.across_iterations {
            let text = format!("{later_text}, and does so again in a later iteration");
            return self.mark(later.id, text, true).into_iter().collect();
        }
        if earlier.id == later.id {
            let text = format!("{later_text}, and comes here twice");
            return self.mark(later.id, text, true).into_iter().collect();
        }
        let when = if hazard.across_iterations { "in an iteration before, " } else { "" };
        let earlier_text = format!("earlier: {when}{}", self.access_text(earlier));
        let marks = [
            self.mark(earlier.id, earlier_text, false),
            self.mark(later.id, format!("later: {later_text}"), true),
        ];
        marks.into_iter().flatten().collect()
    }

    /// `writes `%a`, slot i % 3`.
    fn access_text(&mut self, side: &Side<'_>) -> String {
        let place = describe::place(self.module.program, &self.module.source, side.footprint);
        let slot = describe::slot(&mut self.terms, side.footprint);
        let slot = slot.map_or(String::new(), |slot| format!(", slot {slot}"));
        format!("{} {place}{slot}", describe::verb(side.mode))
    }

    /// Where the buffers lie; a second one is named when two allocations share bytes.
    fn buffer_notes(&self, sides: &(Side<'_>, Side<'_>)) -> Vec<(&'static str, String)> {
        let (program, source) = (self.module.program, &self.module.source);
        let later = describe::buffer(program, sides.1.footprint);
        let earlier = describe::buffer(program, sides.0.footprint);
        let mut lines: Vec<String> = Vec::new();
        for buffer in [later, earlier].into_iter().flatten() {
            let name = describe::buffer_name(program, source, buffer);
            let at = program.origins.get(buffer.origin).filter(|_| !buffer.scratch);
            let at =
                at.map_or(String::new(), |o| format!(", allocated in line {}", source.line(o.span.start)));
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
            (true, _) => "not known, so that any slot may be meant".to_owned(),
            (_, true) => format!("{earlier} in an iteration before may be the same as {later} in this one"),
            (_, false) if earlier == later => format!("{later} on both sides"),
            (_, false) => format!("{earlier} may be the same as {later}"),
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
            let iteration = if hazard.across_iterations { " of a later iteration" } else { "" };
            lines.push(format!("{}: {earlier}, then {later}{iteration}", self.hazard_text(hazard, &sides)));
        }
        if hazards.len() > ALSO_LIMIT {
            lines.push(format!("and {} more", hazards.len() - ALSO_LIMIT));
        }
        lines
    }

    fn trailing_wait(&self, wait: EventId) -> Story {
        let id = self.module.program.events.get(wait).map(|event| event.origin);
        let text = "completes asynchronous operations of the waiting warp only".to_owned();
        Story {
            headline: "what the wait completes becomes visible to all warps".to_owned(),
            marks: id.and_then(|id| self.mark(id, text, true)).into_iter().collect(),
            notes: vec![("why", TRAILING_WAIT.to_owned())],
        }
    }

    /// The first half of a barrier, whose second halves stand at `waits`.
    fn signal(&self, waits: &[Point]) -> Story {
        let place = |point: &Point| {
            let origin = self.module.program.origins.get(point.origin())?;
            Some(format!("{} {}", describe::position(*point), describe::op(&self.module.source, origin)))
        };
        let places: Vec<String> = waits.iter().filter_map(place).collect();
        Story {
            headline: "the first half of a barrier".to_owned(),
            marks: Vec::new(),
            notes: vec![("waits", places.join("\n")), ("why", SIGNAL.to_owned())],
        }
    }

    fn cluster_init(&self, inits: &[EventId]) -> Story {
        let program = self.module.program;
        let origins = inits.iter().filter_map(|&event| program.events.get(event)).map(|event| event.origin);
        let marks = origins.filter_map(|id| self.mark(id, "initialised here".to_owned(), false)).collect();
        Story {
            headline: "mbarriers that other CTAs use are initialised".to_owned(),
            marks,
            notes: vec![("why", CLUSTER_INIT.to_owned())],
        }
    }
}

const ONE_WARP: &str =
    "each byte stays in one warp, so that the lanes of a warp have to meet and no warp waits for another";

/// What a placed thing is called in a headline.
fn thing(insertion: Insertion) -> &'static str {
    match insertion {
        Insertion::LocalBarrier => "barrier",
        Insertion::ClusterBarrier { .. } => "cluster barrier",
        Insertion::MBarrierInitFence => "fence",
        Insertion::WarpBarrier => "warp barrier",
        Insertion::WarpGroupLocal => "annotation",
        Insertion::Signal { .. } => "signal",
        Insertion::Wait { .. } => "wait",
    }
}

const SIGNAL: &str = "each warp's accesses before it are complete (`rocdl.s.wait.dscnt 0`) and known to all warps behind the wait; \
                      what lies between the halves is ordered with neither side, and no warp stands still for it";
const TRAILING_WAIT: &str = "each warp waits for its own operations; what the others have completed is known only \
                             after a rendezvous, and memory may be touched before any later sync point";
const KERNEL_EXIT: &str = "a CTA must not exit while others of its cluster may still reach its shared memory";
const CLUSTER_INIT: &str =
    "no CTA of the cluster may use an mbarrier before the CTA that owns it has initialised it";
const ORDERED_ELSEWHERE: &str =
    "every hazard that the rendezvous of the whole CTA would order is ordered by another barrier";
const LATER_SYNC: &str = "a rendezvous of the whole CTA follows in the same block before memory is touched, so that \
                          the wait needs to hold for its warp group only";

//! A finding as a story: what is said at which place, in which order. Every renderer tells the same one.

use seawall_analysis::{Bound, Finding, FindingCode, HazardKind, Role};
use seawall_base::{SecondaryMap, Span};
use seawall_model::{BlockId, EventId, Origin, Place, TermId};

use super::pair::{Touch, conflict, first_access};
use super::python::located;
use super::verdict::reach;
use super::{CheckedModule, Notation, headline, remedy, roles};
use crate::clean::one_line;
use crate::describe::{self, Side};
use crate::flow::Flow;
use crate::term::TermPrinter;

/// The longest op name that is quoted, in characters.
const NAME_LIMIT: usize = 120;

/// A place with what is said there.
pub(crate) struct Spot {
    /// The event that stands there.
    pub(crate) event: EventId,
    /// Name of its op.
    pub(crate) op: String,
    /// The part of the op worth marking; empty if the op has no place in the text.
    pub(crate) span: Span,
    /// What is said there.
    pub(crate) text: String,
}

/// Everything that is said about one finding.
pub(crate) struct Story {
    pub(crate) code: FindingCode,
    /// Makes sense alone.
    pub(crate) headline: String,
    /// Where it is reported.
    pub(crate) at: Spot,
    /// Other places, in the order in which they should be read.
    pub(crate) related: Vec<(Role, Spot)>,
    /// Background, one sentence each; the last one is the bound.
    pub(crate) notes: Vec<String>,
    /// What would repair it.
    pub(crate) help: Option<String>,
    pub(crate) bound: Bound,
}

/// What the stories of one module have in common.
pub(crate) struct Narrator<'m> {
    pub(crate) module: &'m CheckedModule<'m>,
    flow: Flow,
    blocks: SecondaryMap<EventId, Option<BlockId>>,
}

impl<'m> Narrator<'m> {
    pub(crate) fn new(module: &'m CheckedModule<'m>) -> Self {
        let mut blocks: SecondaryMap<EventId, Option<BlockId>> = SecondaryMap::new();
        for (id, block) in module.program.blocks.iter() {
            for &event in &block.events {
                *blocks.entry(event) = Some(id);
            }
        }
        Narrator { module, flow: Flow::new(module.program), blocks }
    }

    /// The stories of all findings, in their order.
    pub(crate) fn stories(&self) -> Vec<Story> {
        self.module.findings.iter().map(|finding| self.story(finding)).collect()
    }

    /// Name of the function that the event is in.
    pub(crate) fn function(&self, event: EventId) -> Option<&'m str> {
        let block = self.module.program.blocks.get(self.blocks[event]?)?;
        self.module.program.functions.get(block.function).map(|function| function.name.as_str())
    }

    /// Name of the partition whose warps run the event.
    pub(crate) fn partition(&self, event: EventId) -> Option<&'m str> {
        let block = self.module.program.blocks.get(self.blocks[event]?)?;
        self.module.program.partitions.get(block.partition).map(|partition| partition.name.as_str())
    }

    fn story(&self, finding: &Finding) -> Story {
        let earlier =
            finding.related.iter().find(|(role, _)| *role == Role::Earlier).map(|related| related.1);
        let (first, later) = match earlier {
            Some(earlier) => conflict(self.module.program, earlier, finding.event, finding.hazard),
            None => (None, first_access(self.module.program, finding.event)),
        };
        let terms = TermPrinter::new(self.module.program, &self.flow);
        let mut teller = Teller { narrator: self, finding, earlier, first, later, terms };
        let headline = headline::headline(&teller);
        let at = self.spot(finding.event, roles::primary(&mut teller));
        let mut steps = finding.related.iter().filter(|(role, _)| *role == Role::Passes).count();
        let numbered = steps > 1;
        steps = 0;
        let mut related = Vec::with_capacity(finding.related.len());
        for &(role, event) in &finding.related {
            steps += usize::from(role == Role::Passes);
            let step = (numbered && role == Role::Passes).then_some(steps);
            related.push((role, self.spot(event, roles::related(&mut teller, role, event, step))));
        }
        let notes = teller.notes();
        let help = finding.remedy.map(|remedy| remedy::remedy(&teller, remedy));
        Story { code: finding.code, headline, at, related, notes, help, bound: finding.bound }
    }

    fn spot(&self, event: EventId, text: String) -> Spot {
        match self.origin(event) {
            Some(origin) => {
                let span = describe::op_mark(&self.module.source, origin);
                let span = if origin.span.is_empty() { origin.span } else { span };
                let text = (text + &self.called(origin)).trim_start_matches(", ").to_owned();
                let text = match self.module.notation {
                    Notation::Trace => located(text, &self.module.source, origin.span),
                    Notation::Mlir | Notation::Model => text,
                };
                Spot { event, op: one_line(&origin.op, NAME_LIMIT), span, text }
            }
            None => Spot { event, op: String::new(), span: Span::at(0), text },
        }
    }

    /// The calls that an op is run through, the outermost first.
    fn called(&self, origin: &Origin) -> String {
        let lines = origin.calls.iter().rev().map(|call| self.module.source.line(call.start).to_string());
        match lines.collect::<Vec<_>>().as_slice() {
            [] => String::new(),
            [line] => format!(", called in line {line}"),
            [outer, inner @ ..] => {
                format!(", called in line {outer}, through line {}", inner.join(" and line "))
            }
        }
    }

    /// The op of an event; `None` if the finding is of another program.
    pub(crate) fn origin(&self, event: EventId) -> Option<&'m Origin> {
        self.module.program.origins.get(self.module.program.events.get(event)?.origin)
    }

    /// `ttg.local_load` in backquotes.
    pub(crate) fn name(&self, event: EventId) -> String {
        let op = self.origin(event).map_or("an unknown op", |origin| origin.op.as_str());
        format!("`{}`", one_line(op, NAME_LIMIT))
    }

    /// `ttg.local_load` in backquotes with its line, if it has one.
    pub(crate) fn name_and_line(&self, event: EventId) -> String {
        match self.origin(event) {
            Some(origin) if !origin.span.is_empty() => describe::op(&self.module.source, origin),
            _ => self.name(event),
        }
    }
}

/// One finding, resolved, on the way to its story.
pub(crate) struct Teller<'n> {
    pub(crate) narrator: &'n Narrator<'n>,
    pub(crate) finding: &'n Finding,
    /// The event in the role of the earlier access.
    pub(crate) earlier: Option<EventId>,
    /// What it touches.
    pub(crate) first: Option<Touch<'n>>,
    /// What the event of the finding touches.
    pub(crate) later: Option<Touch<'n>>,
    terms: TermPrinter<'n>,
}

impl<'n> Teller<'n> {
    /// The first related event in `role`.
    pub(crate) fn in_role(&self, role: Role) -> Option<EventId> {
        self.finding.related.iter().find(|related| related.0 == role).map(|related| related.1)
    }

    /// A name for the memory that `touch` reaches.
    pub(crate) fn place(&self, touch: Option<Touch<'_>>) -> String {
        let module = self.narrator.module;
        describe::place(module.program, &module.source, touch.and_then(|touch| touch.side.footprint))
    }

    /// `asynchronously writes `%a`, slot i % 3`.
    pub(crate) fn access(&mut self, touch: Touch<'_>) -> String {
        let place = self.place(Some(touch));
        let slot = describe::slot(&mut self.terms, touch.side.footprint);
        let slot = slot.map_or(String::new(), |slot| format!(", slot {slot}"));
        let how = if touch.asynchronous { "asynchronously " } else { "" };
        format!("{how}{} {place}{slot}", describe::verb(touch.side.mode))
    }

    /// A term as an expression.
    pub(crate) fn term(&mut self, term: seawall_model::TermId) -> String {
        self.terms.term(term)
    }

    /// Whether both accesses are of one op.
    pub(crate) fn is_one_op(&self) -> bool {
        let origin = |event| self.narrator.module.program.events.get(event).map(|e| e.origin);
        self.earlier.is_some_and(|earlier| origin(earlier) == origin(self.finding.event))
    }

    /// How the accesses conflict; told by their modes if the finding does not say.
    pub(crate) fn hazard(&self) -> Option<HazardKind> {
        if self.finding.hazard.is_some() {
            return self.finding.hazard;
        }
        let (first, later) = (self.first?.side.mode, self.later?.side.mode);
        match (first.writes(), later.writes()) {
            (true, true) => Some(HazardKind::Waw),
            (true, false) => Some(HazardKind::Raw),
            (false, true) => Some(HazardKind::War),
            (false, false) => None,
        }
    }

    fn notes(&mut self) -> Vec<String> {
        let mut notes = Vec::new();
        if let (Some(first), Some(later)) = (self.first, self.later) {
            notes.extend(self.sharing(&first.side, &later.side));
        }
        let legend = self.terms.legend();
        if !legend.is_empty() {
            notes.push(legend.join("\n"));
        }
        notes.extend(self.example());
        notes.push(format!("this was {}", reach(self.finding.bound)));
        notes
    }

    /// Arguments with which it happens: who never passes such may leave it.
    fn example(&mut self) -> Option<String> {
        /// More would not be read.
        const MOST: usize = 6;
        let arguments = &self.finding.arguments;
        let value = |&(term, value): &(TermId, i64)| format!("{} = {value}", self.terms.term(term));
        let values: Vec<String> = arguments.iter().take(MOST).map(value).collect();
        let more = if arguments.len() > MOST { ", ..." } else { "" };
        (!values.is_empty()).then(|| format!("happens, for example, with {}{more}", values.join(", ")))
    }

    /// That two buffers lie on the same bytes, which no name in the text says.
    fn sharing(&self, first: &Side<'_>, later: &Side<'_>) -> Option<String> {
        let (program, source) = (self.narrator.module.program, &self.narrator.module.source);
        let place = |side: &Side<'_>| side.footprint.map(|footprint| footprint.place);
        let both_known =
            matches!(place(first), Some(Place::Buffer(_))) && matches!(place(later), Some(Place::Buffer(_)));
        if !both_known || place(first) == place(later) {
            return None;
        }
        let a = describe::buffer(program, first.footprint)?;
        let b = describe::buffer(program, later.footprint)?;
        let name = |buffer| describe::buffer_name(program, source, buffer);
        let range = describe::shared_bytes(program, &(*first, *later));
        let range = range.map_or("memory".to_owned(), describe::bytes);
        Some(format!(
            "{} ({}) and {} ({}) share {range}",
            name(a),
            describe::buffer_extent(a),
            name(b),
            describe::buffer_extent(b)
        ))
    }
}

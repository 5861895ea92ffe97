//! The words of a finding: which text appears at which place, in which order. All renderers use the
//! same words.

use seawall_analysis::{Bound, Finding, FindingCode, FindingKind, HazardKind, Role, Weight};
use seawall_base::{SecondaryMap, Span};
use seawall_model::{BlockId, EventId, Origin, Place};

use super::cause::WaitWording;
use super::fold::{finding_ids, roots};
use super::pair::{Touch, conflict, first_access};
use super::reach::WitnessRow;
use super::words::advice;
use super::{CheckedModule, cause, headline, mistake, reach, remedy, roles};
use crate::clean::one_line;
use crate::describe::{self, Side};
use crate::excerpt::frame_text;
use crate::loop_nesting::LoopNesting;
use crate::source_map::KernelPlace;
use crate::term::TermPrinter;

/// The longest op name that is quoted, in characters.
const NAME_LIMIT: usize = 120;

/// A place in the text with its label.
pub(crate) struct LabeledPlace {
    /// The event at this place.
    pub(crate) event: EventId,
    /// The name of its op.
    pub(crate) op: String,
    /// The part of the op to mark. Empty if the op has no place in the text.
    pub(crate) span: Span,
    /// Where the op comes from.
    pub(crate) kernel: Option<KernelPlace>,
    /// The label.
    pub(crate) text: String,
}

/// All words of one finding.
pub(crate) struct FindingWording {
    pub(crate) code: FindingCode,
    pub(crate) weight: Weight,
    /// Its name in the module, such as `SW301:107`.
    pub(crate) id: String,
    /// The position of the finding from which it follows, among those of the module.
    pub(crate) root: Option<usize>,
    /// Makes sense on its own.
    pub(crate) headline: String,
    /// The place at which the finding is reported.
    pub(crate) at: LabeledPlace,
    /// Other places, in reading order.
    pub(crate) related: Vec<(Role, LabeledPlace)>,
    /// Background, one sentence each.
    pub(crate) notes: Vec<String>,
    /// For which runs it holds, one sentence each, and how to repeat its run.
    pub(crate) reach: Vec<String>,
    /// The name of the reach.
    pub(crate) reach_name: &'static str,
    /// The run in which it occurs.
    pub(crate) witness: Option<WitnessRow>,
    /// The fix.
    pub(crate) help: Option<String>,
    /// The blocked waits of a deadlock.
    pub(crate) waits: Vec<WaitWording>,
    /// The name of the likely mistake.
    pub(crate) mistake: Option<&'static str>,
    pub(crate) bound: Bound,
}

/// The advice for misuse of an object without a known mistake.
fn advice_on_protocol(code: FindingCode) -> Option<String> {
    let is_protocol = code.kind() == FindingKind::Protocol;
    let advice = advice(code).trim_end_matches('.');
    let mut letters = advice.chars();
    let first = letters.next().filter(|_| is_protocol)?;
    Some(format!("{}{}", first.to_lowercase(), letters.as_str()))
}

/// Context that the stories of one module share.
pub(crate) struct ModuleContext<'m> {
    pub(crate) module: &'m CheckedModule<'m>,
    flow: LoopNesting,
    blocks: SecondaryMap<EventId, Option<BlockId>>,
}

impl<'m> ModuleContext<'m> {
    pub(crate) fn new(module: &'m CheckedModule<'m>) -> Self {
        let mut blocks: SecondaryMap<EventId, Option<BlockId>> = SecondaryMap::new();
        for (id, block) in module.program.blocks.iter() {
            for &event in &block.events {
                *blocks.entry(event) = Some(id);
            }
        }
        ModuleContext { module, flow: LoopNesting::new(module.program), blocks }
    }

    /// The stories of all findings, in their order.
    pub(crate) fn wordings(&self) -> Vec<FindingWording> {
        let names = finding_ids(self.module).into_iter().zip(roots(self.module.findings));
        let named = self.module.findings.iter().zip(names);
        named.map(|(finding, (id, root))| FindingWording { root, ..self.story(finding, id) }).collect()
    }

    /// The name of the function that contains the event.
    pub(crate) fn function(&self, event: EventId) -> Option<&'m str> {
        let block = self.module.program.blocks.get(self.blocks[event]?)?;
        self.module.program.functions.get(block.function).map(|function| function.name.as_str())
    }

    /// The name of the partition whose warps run the event.
    pub(crate) fn partition(&self, event: EventId) -> Option<&'m str> {
        let block = self.module.program.blocks.get(self.blocks[event]?)?;
        self.module.program.partitions.get(block.partition).map(|partition| partition.name.as_str())
    }

    fn story(&self, finding: &Finding, id: String) -> FindingWording {
        let earlier =
            finding.related.iter().find(|(role, _)| *role == Role::Earlier).map(|related| related.1);
        let (first, later) = match earlier {
            Some(earlier) => conflict(self.module.program, earlier, finding.event, finding.hazard),
            None => (None, first_access(self.module.program, finding.event)),
        };
        let terms = TermPrinter::new(self.module.program, &self.flow).naming(self.module.source.map());
        let mut context = FindingContext { module_context: self, finding, earlier, first, later, terms };
        let headline = headline::headline(&context);
        let at = self.labeled_place(finding.event, roles::primary(&mut context));
        let mut steps = finding.related.iter().filter(|(role, _)| *role == Role::Passes).count();
        let numbered = steps > 1;
        steps = 0;
        let mut related = Vec::with_capacity(finding.related.len());
        for &(role, event) in &finding.related {
            steps += usize::from(role == Role::Passes);
            let step = (numbered && role == Role::Passes).then_some(steps);
            related.push((role, self.labeled_place(event, roles::related(&mut context, role, event, step))));
        }
        let mut notes = context.notes();
        notes.splice(0..0, at.kernel.as_ref().and_then(|place| self.provenance(&at.op, place)));
        let help = match finding.remedy {
            Some(remedy) => Some(remedy::remedy(&context, remedy)),
            None => mistake::mistake(&context).or_else(|| advice_on_protocol(finding.code)),
        };
        let waits = cause::waits(&context);
        let mistake = finding.mistake.as_ref().map(|mistake| mistake.kind.name());
        let bound = self.module.bound;
        let witness = finding.reach.witness();
        let witness = witness.map(|witness| reach::witness_row(self.module, &self.flow, witness, &id));
        FindingWording {
            code: finding.code,
            weight: finding.weight,
            id,
            root: None,
            headline,
            at,
            related,
            notes,
            reach: reach::sentences(&finding.reach, bound, witness.as_ref()),
            reach_name: reach::name(&finding.reach),
            witness,
            help,
            waits,
            mistake,
            bound,
        }
    }

    /// What an event does, such as `waits for all copies issued so far`.
    pub(crate) fn does(&self, event: EventId) -> String {
        let finding = Finding::new(FindingCode::RedundantBarrier, event);
        let terms = TermPrinter::new(self.module.program, &self.flow).naming(self.module.source.map());
        let later = first_access(self.module.program, event);
        let mut context = FindingContext {
            module_context: self,
            finding: &finding,
            earlier: None,
            first: None,
            later,
            terms,
        };
        roles::operation_text(&mut context, event)
    }

    pub(crate) fn labeled_place(&self, event: EventId, text: String) -> LabeledPlace {
        let Some(origin) = self.origin(event) else {
            return LabeledPlace { event, op: String::new(), span: Span::at(0), kernel: None, text };
        };
        let source = &self.module.source;
        let span = if origin.span.is_empty() { origin.span } else { describe::op_mark(source, origin) };
        let text = (text + &self.inserted(origin) + &self.called(origin)).trim_start_matches(", ").to_owned();
        let kernel = source.kernel_place(origin);
        LabeledPlace { event, op: one_line(&origin.op, NAME_LIMIT), span, kernel, text }
    }

    /// Where the compiler inserts an op that the text does not have.
    fn inserted(&self, origin: &Origin) -> String {
        let Some(at) = self.module.source.inserted(origin) else { return String::new() };
        format!(" (`{}`, which the compiler inserts {} this op)", one_line(&origin.op, NAME_LIMIT), at.word())
    }

    /// The calls through which an op runs, outermost first.
    fn called(&self, origin: &Origin) -> String {
        let lines = origin.calls.iter().rev().map(|call| self.module.source.line(call.start).to_string());
        match lines.collect::<Vec<_>>().as_slice() {
            [] => String::new(),
            [line] => format!(", called from line {line}"),
            [outer, inner @ ..] => {
                format!(", called from line {outer}, through line {}", inner.join(" and line "))
            }
        }
    }

    /// How the source line of an op was found, if it is not simply stated: through inlined calls,
    /// or from an op nearby.
    fn provenance(&self, op: &str, place: &KernelPlace) -> Option<String> {
        let source = &self.module.source;
        if !place.exact {
            return Some(format!("`{op}` has no source line; this is the line of the nearest op before it"));
        }
        let (inner, calls) = place.frames.split_first().filter(|(_, calls)| !calls.is_empty())?;
        let calls: Vec<String> =
            calls.iter().map(|frame| format!("called from {}", frame_text(source, frame))).collect();
        Some(format!("inlined from {}, {}", frame_text(source, inner), calls.join(", ")))
    }

    /// The op of an event. `None` if the finding is of another program.
    pub(crate) fn origin(&self, event: EventId) -> Option<&'m Origin> {
        self.module.program.origins.get(self.module.program.events.get(event)?.origin)
    }

    /// The op name in backquotes, such as `ttg.local_load`.
    pub(crate) fn name(&self, event: EventId) -> String {
        let op = self.origin(event).map_or("an unknown op", |origin| origin.op.as_str());
        format!("`{}`", one_line(op, NAME_LIMIT))
    }

    /// Whether only some threads may reach the event.
    pub(crate) fn is_divergent(&self, event: EventId) -> bool {
        self.blocks[event].is_some_and(|block| self.module.program.blocks[block].divergent)
    }

    /// The op name in backquotes, with its line if it has one.
    pub(crate) fn name_and_line(&self, event: EventId) -> String {
        match self.origin(event) {
            Some(origin) if !origin.span.is_empty() => describe::op(&self.module.source, origin),
            _ => self.name(event),
        }
    }
}

/// One finding, resolved: the input of its wording.
pub(crate) struct FindingContext<'n> {
    pub(crate) module_context: &'n ModuleContext<'n>,
    pub(crate) finding: &'n Finding,
    /// The event in the role of the earlier access.
    pub(crate) earlier: Option<EventId>,
    /// What the earlier event touches.
    pub(crate) first: Option<Touch<'n>>,
    /// What the event of the finding touches.
    pub(crate) later: Option<Touch<'n>>,
    terms: TermPrinter<'n>,
}

impl<'n> FindingContext<'n> {
    /// The first related event in `role`.
    pub(crate) fn in_role(&self, role: Role) -> Option<EventId> {
        self.finding.related.iter().find(|related| related.0 == role).map(|related| related.1)
    }

    /// A name for the memory that `touch` reaches.
    pub(crate) fn place(&self, touch: Option<Touch<'_>>) -> String {
        let module = self.module_context.module;
        describe::place(module.program, &module.source, touch.and_then(|touch| touch.side.footprint))
    }

    /// For example ``asynchronously writes `%a`, slot i % 3``.
    pub(crate) fn access(&mut self, touch: Touch<'_>) -> String {
        let place = self.place(Some(touch));
        let slot = describe::slot_suffix(&mut self.terms, touch.side.footprint);
        let how = if touch.asynchronous { "asynchronously " } else { "" };
        format!("{how}{} {place}{slot}", describe::verb(touch.side.mode))
    }

    /// A term as an expression.
    pub(crate) fn term(&mut self, term: seawall_model::TermId) -> String {
        self.terms.term(term)
    }

    /// Whether both accesses belong to one op.
    pub(crate) fn is_one_op(&self) -> bool {
        let origin = |event| self.module_context.module.program.events.get(event).map(|e| e.origin);
        self.earlier.is_some_and(|earlier| origin(earlier) == origin(self.finding.event))
    }

    /// How the accesses conflict. Derived from their modes if the finding does not say.
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
        notes.extend(cause::chain(self));
        let legend = self.terms.legend();
        if !legend.is_empty() {
            notes.push(legend.join("\n"));
        }
        notes.extend(self.weight().map(str::to_owned));
        notes
    }

    /// Why the finding matters less than others of its kind.
    fn weight(&self) -> Option<&'static str> {
        match (self.finding.weight, self.finding.code) {
            (Weight::Full, _) => None,
            (Weight::EmptyLoop, _) => Some("it was found only in runs in which a loop has no iteration"),
            (Weight::Advice, FindingCode::RedundantWait) => {
                Some("other waits of the partition imply that the phase has completed")
            }
            (Weight::Advice, _) => Some("it breaks a rule, but existing GPUs run it as intended"),
        }
    }

    /// Reports that two buffers share bytes, which their names do not show.
    fn sharing(&self, first: &Side<'_>, later: &Side<'_>) -> Option<String> {
        let (program, source) = (self.module_context.module.program, &self.module_context.module.source);
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

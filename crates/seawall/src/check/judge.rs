//! Judges a program: the check, and what its source adds to the program and to the result.

use rustc_hash::FxHashSet;
use seawall_analysis::{Bound, Finding, FindingKind};
use seawall_base::Diagnostic;
use seawall_check::{Checked, Input};
use seawall_mlir::Module;
use seawall_model::{Action, Bare, EventId, Program};
use seawall_place::stores_again;
use seawall_ptx_lower::EarlyRead;
use seawall_report::SourceMap;

use super::options::CheckOptions;
use crate::finish::Finished;
use crate::older_lowerings;
use crate::producer::Producer;
use crate::unreliable::Unreliable;
use crate::unresolved::note;

/// The result of an analysis of one program.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Analysed {
    /// The findings, in the order in which they are reported.
    pub findings: Vec<Finding>,
    /// What limits the result, such as a loop of which only some iterations were checked.
    pub notes: Vec<Diagnostic>,
    /// How far the result reaches.
    pub bound: Bound,
}

/// The result of a check, with a warning for each unresolved construct.
pub(crate) fn analysed(program: &Program, checked: Checked) -> Analysed {
    let notes = checked.unresolved.iter().map(|unresolved| note(program, unresolved)).collect();
    Analysed { findings: checked.findings, notes, bound: checked.bound }
}

/// What checks of a program need besides the program.
#[derive(Clone, Debug, Default)]
pub(crate) struct Judge {
    /// Barriers that order memory only as far as earlier waits do.
    pub(crate) bare: Bare,
    /// Barriers that threads reach unequally often.
    pub(super) uneven: Vec<EventId>,
    /// For a module, whose warps have lanes: see [`Input::lanes`]. A model has no lanes.
    pub(super) lanes: Option<FxHashSet<EventId>>,
    /// What the lowering did not resolve.
    pub(super) unreliable: Option<Unreliable>,
    /// Registers of PTX that are read before the wait for them.
    pub(super) early_reads: Vec<EarlyRead>,
    /// The findings about machine code, which has no model, and their reach.
    pub(super) found: Option<(Vec<Finding>, Bound)>,
    /// The compiler that lowers the module, if its lowerings of ops contain fewer barriers than
    /// the program has.
    pub(super) older: Option<Producer>,
}

impl Judge {
    /// What checks of a lowered module need. `finished` is `input` after the simulated passes.
    /// States in the warnings of `lowered` what they mean for the check.
    pub(super) fn new(
        input: &Module,
        finished: &Finished,
        lowered: &mut seawall_lower::Lowered,
        options: &CheckOptions,
    ) -> Self {
        let unreliable = Unreliable::of_assumptions(finished.module(input), lowered, !options.finish);
        let older = finished.producer.filter(|producer| producer.lowers_to_few_barriers());
        let (bare, uneven) = (std::mem::take(&mut lowered.bare), std::mem::take(&mut lowered.uneven));
        Judge { uneven, unreliable, older, ..Judge::of_module(&lowered.program, bare) }
    }

    /// With warnings at places of `input` instead of `finished`.
    pub(super) fn in_input(mut self, input: &Module, finished: &Finished) -> Self {
        if let Some(unreliable) = &mut self.unreliable {
            unreliable.map_warnings(|warning| finished.diagnostic(input, warning));
        }
        self
    }

    /// What checks of a module's program need if all its threads reach each barrier equally often.
    pub(crate) fn of_module(program: &Program, bare: Bare) -> Self {
        Judge { bare, lanes: Some(stores_again(program)), ..Judge::default() }
    }

    /// The barriers that threads reach unequally often.
    pub(crate) fn uneven(&self) -> &[EventId] {
        &self.uneven
    }

    /// Analyses the program, or one with the same events.
    pub(crate) fn analysed(
        &self,
        program: &Program,
        analyse: impl FnOnce(&Input<'_>) -> Analysed,
    ) -> Analysed {
        if let Some((findings, bound)) = self.found.clone() {
            return Analysed { findings, notes: Vec::new(), bound };
        }
        if let Some(notes) = self.unreliable.as_ref().and_then(Unreliable::withheld) {
            return Analysed { findings: Vec::new(), notes: notes.to_vec(), bound: Bound::Unchecked };
        }
        // A barrier that was removed deadlocks nothing.
        let is_removed = |event: &EventId| program.events[*event].action == Action::Hint;
        let uneven: Vec<EventId> = self.uneven.iter().copied().filter(|event| !is_removed(event)).collect();
        let repeated = Some(self.bare.left_in_flight());
        let lanes = self.lanes.as_ref();
        let mut analysed = analyse(&Input { program, uneven: &uneven, lanes, repeated });
        if let Some(older) = self.older {
            older_lowerings::retain_redundant(program, older, &mut analysed.findings);
        }
        if let Some(unreliable) = &self.unreliable {
            let notes = unreliable.restrict(program, &mut analysed.findings, &mut analysed.bound);
            analysed.notes.extend(notes);
        }
        analysed
    }
}

/// Removes findings about redundant ops that the compiler inserts, which the text does not have.
/// Returns their number.
pub(crate) fn without_redundant_insertions(
    program: &Program,
    map: &SourceMap,
    findings: &mut Vec<Finding>,
) -> usize {
    let before = findings.len();
    findings.retain(|finding| {
        finding.code.kind() != FindingKind::Redundant
            || map.inserted(program.origin_of(finding.event)).is_none()
    });
    before - findings.len()
}

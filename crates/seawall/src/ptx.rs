//! PTX: from its text to the models of its kernels.

use rustc_hash::FxHashSet;
use seawall_analysis::{Bound, Finding, FindingKind, Role};
use seawall_base::{Diagnostic, Frame, Location, Span};
use seawall_model::{Action, CompletionArrival, EventId, MBarrierOp, Program, Queue, Target};
use seawall_ptx::{InstructionId, Module, StatementKind};
use seawall_ptx_lower::{LowerOptions, Lowered, kernels, lower};
use seawall_report::SourceMap;

/// The options of the lowering for a target that replaces that of the text.
pub(crate) fn lower_options(target: Option<Target>, any_sign: bool) -> LowerOptions {
    LowerOptions { target, any_sign }
}

/// The kernels of the PTX in `text` as models, with the lines of their source.
///
/// # Errors
///
/// If the text is not PTX or has no kernel, or if a kernel cannot be lowered.
pub(crate) fn lowered(
    text: &str,
    options: &LowerOptions,
) -> Result<Vec<(Lowered, SourceMap)>, Vec<Diagnostic>> {
    let module = seawall_ptx::parse(text)?;
    let kernels = kernels(&module);
    if kernels.is_empty() {
        let message = "the module has no kernel";
        let help = "give PTX with an `.entry` function that has a body";
        return Err(vec![Diagnostic::error("ptx::no-kernel", module.target, message).help(help)]);
    }
    let (mut all, mut errors) = (Vec::new(), Vec::new());
    for kernel in kernels {
        match lower(&module, kernel, options) {
            Ok(mut lowered) => {
                if all.is_empty() {
                    lowered.warnings.splice(0..0, module.warnings.iter().cloned());
                }
                let source_map = source_map(&module, &lowered.instructions);
                all.push((lowered, source_map));
            }
            Err(error) => errors.extend(error),
        }
    }
    if errors.is_empty() { Ok(all) } else { Err(errors) }
}

/// The source lines of the instructions by `.loc`.
fn source_map(module: &Module, instructions: &[InstructionId]) -> SourceMap {
    let mut map = SourceMap::default();
    let wanted: std::collections::BTreeSet<InstructionId> = instructions.iter().copied().collect();
    for (statement, line) in module.source_lines() {
        let StatementKind::Instruction(id) = module.statements[statement].kind else { continue };
        if let (Some(line), true) = (line, wanted.contains(&id)) {
            let frame = Frame { file: line.file.to_owned(), line: line.line, column: line.column };
            let number = map.add(Location { frames: vec![frame], name: None });
            map.locate(module.statements[statement].span.start, number, true);
        }
    }
    map
}

/// What a lowering did not resolve.
#[derive(Clone, Debug, Default)]
pub(crate) struct Unreliable {
    /// Events of which memory or execution is not known.
    imprecise: FxHashSet<EventId>,
    /// Those of which each CTA touches some bytes.
    by_rank: FxHashSet<EventId>,
    /// Whether any finding may be wrong.
    withheld: bool,
    /// Warnings about accesses of imprecise events.
    warnings: Vec<Diagnostic>,
}

impl Unreliable {
    /// Also returns the warnings that do not depend on the findings.
    pub(crate) fn new(
        program: &Program,
        (imprecise, by_rank): (FxHashSet<EventId>, FxHashSet<EventId>),
        withheld: bool,
        warnings: Vec<Diagnostic>,
    ) -> (Self, Vec<Diagnostic>) {
        let spans: FxHashSet<Span> = imprecise.iter().map(|&event| program.origin_of(event).span).collect();
        let is_about_access = |warning: &Diagnostic| {
            matches!(warning.code, "ptx::address" | "ptx::generic-address")
                && spans.contains(&warning.primary.span)
        };
        let (warnings, others) = warnings.into_iter().partition(is_about_access);
        (Unreliable { imprecise, by_rank, withheld, warnings }, others)
    }

    /// For a kernel of which no finding would be reported, so that nothing needs a check: all
    /// warnings.
    pub(crate) fn withheld(&self) -> Option<&[Diagnostic]> {
        self.withheld.then_some(self.warnings.as_slice())
    }

    /// Removes findings that depend on what is not resolved. The result then covers some runs only.
    /// Returns the warnings about accesses of these findings. An access without one is in the
    /// model with more memory or in more runs than it has, and nothing is found even so.
    ///
    /// An mbarrier may order accesses in a way that only the model checker sees. If the check did
    /// not cover every path, missing waits for operations that arrive at an mbarrier are not
    /// reported.
    pub(crate) fn restrict(
        &self,
        program: &Program,
        findings: &mut Vec<Finding>,
        bound: &mut Bound,
    ) -> Vec<Diagnostic> {
        let is_undecided = *bound != Bound::AllPaths;
        let is_committed = |queue: Queue| {
            let commits =
                |op: &MBarrierOp| matches!(op, MBarrierOp::Commit { queue: own, .. } if *own == queue);
            program.events.values().any(|event| match &event.action {
                Action::MBarrier(operation) => commits(&operation.op),
                _ => false,
            })
        };
        let arrives = |event: EventId| {
            let queue = program.events[event].action.issues_on();
            queue.is_some_and(|queue| match queue.row().arrival {
                CompletionArrival::Never => false,
                // Groups order copies that no mbarrier operation commits.
                _ if queue == Queue::CpAsync => is_committed(queue),
                _ => true,
            })
        };
        let is_undecided_wait = |finding: &Finding| {
            is_undecided
                && finding.code.kind() == FindingKind::MissingWait
                && finding.related.iter().any(|&(role, event)| role == Role::Earlier && arrives(event))
        };
        let imprecise = |finding: &Finding| -> Vec<Span> {
            let related = finding.related.iter().map(|&(_, event)| event);
            let events: Vec<EventId> = related.chain([finding.event]).collect();
            let imprecise: Vec<EventId> =
                events.iter().copied().filter(|event| self.imprecise.contains(event)).collect();
            // The other event is the same in all CTAs, so some CTA has the conflict.
            if let &[only] = imprecise.as_slice()
                && self.by_rank.contains(&only)
            {
                return Vec::new();
            }
            imprecise.into_iter().map(|event| program.origin_of(event).span).collect()
        };
        let mut removed: FxHashSet<Span> = FxHashSet::default();
        let before = findings.len();
        findings.retain(|finding| {
            let own = imprecise(finding);
            let is_kept = !self.withheld && own.is_empty() && !is_undecided_wait(finding);
            removed.extend(own);
            is_kept
        });
        if self.withheld || findings.len() < before {
            *bound = bound.and(Bound::SomeRuns);
        }
        let matters = |warning: &&Diagnostic| self.withheld || removed.contains(&warning.primary.span);
        self.warnings.iter().filter(matters).cloned().collect()
    }
}

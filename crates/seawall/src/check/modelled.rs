//! A module as the check lowers and judges it.

use std::collections::BTreeMap;

use seawall_base::Diagnostic;
use seawall_lower::{KernelArgument, LowerOptions, lower};
use seawall_mlir::{Module, OpId};
use seawall_model::{Origin, Program};
use seawall_phases::Phases;
use seawall_report::{Finish, InsertedAt, SourceMap};

use super::judge::{Analysed, Judge, analysed, without_redundant_insertions};
use super::options::CheckOptions;
use crate::finish::{Finished, finish};
use crate::place::no_target;
use crate::read;
use crate::stage::Stage;

/// Lowers a module as the check does. `finished` is `input` after the simulated passes.
pub(super) fn lowered(
    input: &Module,
    finished: &Finished,
    options: &CheckOptions,
) -> Result<seawall_lower::Lowered, Vec<Diagnostic>> {
    let lower_options = LowerOptions {
        any_warp: options.any_warp,
        count_ordinary: options.count_ordinary,
        unroll: true,
        only_size: options.only_size,
        ..read::lower_options(options.target.clone(), options.logical)
    };
    let mut lowered = lower(finished.module(input), &lower_options).map_err(|errors| {
        errors.into_iter().map(|error| finished.diagnostic(input, error)).collect::<Vec<_>>()
    })?;
    if options.any_sign {
        lowered.program.least_argument = None;
    }
    Ok(lowered)
}

/// The error if accesses cannot be checked because no GPU is named.
pub(crate) fn require_target(input: &Module, program: &Program) -> Result<(), Diagnostic> {
    let is_missing = program.target.is_none() && !program.events.is_empty();
    if is_missing { Err(no_target(input)) } else { Ok(()) }
}

/// The model of a module after the simulated passes. Its places are those of the input.
#[derive(Debug)]
pub(crate) struct Modelled {
    pub(crate) program: Program,
    /// By origin of the program, the op of the module. `None` for an op that a simulated pass
    /// inserts.
    pub(crate) ops: Vec<Option<OpId>>,
    /// The arguments of its kernels.
    pub(crate) arguments: Vec<KernelArgument>,
    /// What was not resolved.
    pub(crate) warnings: Vec<Diagnostic>,
    /// The origins that a simulated pass inserts.
    pub(crate) inserted: BTreeMap<u32, InsertedAt>,
    /// The simulated passes.
    pub(crate) finish: Option<Finish>,
    judge: Judge,
}

impl Modelled {
    /// Lowers a module as the check does. `stage` is the stage that the header of a dump states.
    pub(crate) fn new(
        input: &Module,
        stage: Option<Stage>,
        options: &CheckOptions,
    ) -> Result<Modelled, Vec<Diagnostic>> {
        let finished = finished(input, stage, options)?;
        let mut lowered = lowered(input, &finished, options)?;
        let judge = Judge::new(input, &finished, &mut lowered, options).in_input(input, &finished);
        let seawall_lower::Lowered { mut program, ops, arguments, warnings, .. } = lowered;
        let own = finished.module(input).warnings().iter().cloned();
        let warnings = own.chain(warnings).map(|warning| finished.diagnostic(input, warning)).collect();
        let inserted = finished.origins(input, &ops, &mut program);
        let ops = ops.into_iter().map(|op| finished.input_op(op)).collect();
        let finish = finished.finish;
        Ok(Modelled { program, ops, arguments, warnings, inserted, finish, judge })
    }

    /// The result of the check, and that of the mbarrier model checker if it ran.
    pub(crate) fn analysed(&self) -> (Analysed, Option<Phases>) {
        let mut phases = None;
        let analysed = self.judge.analysed(&self.program, |input| {
            let mut checked = seawall_check::check(input);
            phases = checked.phases.take();
            analysed(&self.program, checked)
        });
        (analysed, phases)
    }

    /// The op of an origin. `None` if a simulated pass inserts it.
    pub(crate) fn op(&self, origin: &Origin) -> Option<OpId> {
        self.ops.get(origin.index as usize).copied().flatten()
    }
}

/// A module as the check judges it.
#[derive(Debug)]
pub(crate) struct Judged {
    pub(crate) modelled: Modelled,
    /// The result of the check, without redundant ops that a simulated pass inserts.
    pub(crate) analysed: Analysed,
}

/// Judges a module. `stage` is the stage that the header of a dump states.
pub(crate) fn judged(
    input: &Module,
    stage: Option<Stage>,
    options: &CheckOptions,
) -> Result<Judged, Vec<Diagnostic>> {
    let mut modelled = Modelled::new(input, stage, options)?;
    require_target(input, &modelled.program).map_err(|error| vec![error])?;
    let (mut analysed, _) = modelled.analysed();
    analysed.notes.append(&mut modelled.warnings);
    let mut source_map = SourceMap::default();
    source_map.insert_ops(modelled.inserted.clone());
    without_redundant_insertions(&modelled.program, &source_map, &mut analysed.findings);
    Ok(Judged { modelled, analysed })
}

pub(super) fn finished(
    input: &Module,
    stage: Option<Stage>,
    options: &CheckOptions,
) -> Result<Finished, Vec<Diagnostic>> {
    match options.finish {
        true => finish(input, stage, options.target.as_ref(), options.producer, options.metadata.as_ref()),
        false => Ok(Finished::as_it_is(input, options.producer, options.metadata.as_ref())),
    }
}

//! PTX: from its text to the models of its kernels.

use seawall_analysis::{Finding, FindingCode, HazardKind, Remedy, Role};
use seawall_base::{Diagnostic, Frame};
use seawall_model::{Action, BlockId, Event, Mode, OriginId, Program, Queue, Target};
use seawall_ptx::{InstructionId, Module, StatementKind};
use seawall_ptx_lower::{EarlyRead, LowerOptions, Lowered, kernels, lower};
use seawall_report::SourceMap;
use smallvec::smallvec;

use crate::registers::{add_register, register_access};

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

/// The findings about registers that are read before the wait for them. Adds the registers to the
/// program, for messages.
pub(crate) fn early_reads(program: &mut Program, reads: &[EarlyRead]) -> Vec<Finding> {
    let mut findings = Vec::new();
    for EarlyRead { operation, reader, register } in reads {
        let buffer = add_register(program, register.clone(), *operation);
        let mut event = |(origin, block): (OriginId, BlockId), mode: Mode, queue: Option<Queue>| {
            let access = register_access(buffer, mode, queue);
            let event = Event { origin, action: Action::Other, accesses: smallvec![access] };
            let event = program.events.push(event);
            program.blocks[block].events.push(event);
            event
        };
        let (earlier, later) =
            (event(*operation, Mode::Write, Some(Queue::Wgmma)), event(*reader, Mode::Read, None));
        findings.push(Finding {
            hazard: Some(HazardKind::Raw),
            related: vec![(Role::Earlier, earlier)],
            remedy: Some(Remedy::WaitBefore {
                event: later,
                queue: Queue::Wgmma,
                pending: 0,
                barrier: false,
            }),
            ..Finding::new(FindingCode::ReadInFlight, later)
        });
    }
    findings
}

/// The source lines of the instructions by `.loc`.
fn source_map(module: &Module, instructions: &[InstructionId]) -> SourceMap {
    let mut map = SourceMap::default();
    let wanted: std::collections::BTreeSet<InstructionId> = instructions.iter().copied().collect();
    for (statement, line) in module.source_lines() {
        let StatementKind::Instruction(id) = module.statements[statement].kind else { continue };
        if let (Some(line), true) = (line, wanted.contains(&id)) {
            let frame = Frame { file: line.file.to_owned(), line: line.line, column: line.column };
            map.locate_line(module.statements[statement].span.start, frame);
        }
    }
    map
}

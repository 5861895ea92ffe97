//! AMD machine code: from its text to findings about waits.
//!
//! The check of counters needs no model. The findings name events of a program that holds only what
//! they are about: the instructions, and the registers as buffers.

use std::collections::BTreeMap;

use seawall_amdgcn::{Fault, FaultKind, InstructionId, Module, RegisterRange};
use seawall_analysis::{Bound, Finding, FindingCode, HazardKind, Remedy, Role};
use seawall_base::{Diagnostic, EntityId, Frame, Span, index_u32};
use seawall_model::{
    Action, Block, BlockId, BufferId, Event, EventId, Function, Mode, Origin, OriginId, Partition, Program,
    Queue, Target, Terminator,
};
use seawall_report::SourceMap;
use smallvec::SmallVec;

use crate::failure::Failure;
use crate::registers::{add_register, register_access};

/// A checked text.
pub(crate) struct CheckedCode {
    pub(crate) program: Program,
    pub(crate) source_map: SourceMap,
    pub(crate) findings: Vec<Finding>,
    /// What is not decided.
    pub(crate) notes: Vec<Diagnostic>,
    pub(crate) bound: Bound,
}

/// The error of a command that needs a model.
pub(crate) fn no_model() -> Failure {
    let message = "AMD machine code has no model: its addresses are not followed";
    let help = "`seawall check` checks its waits; give the TTGIR of the kernel for everything else";
    Failure::whole("amdgcn::no-model", message.to_owned(), help)
}

/// Checks a text. `target` is the GPU of a text that names none.
///
/// # Errors
///
/// If the text is not assembly, no AMD GPU is named, or the text is for another one.
pub(crate) fn checked(text: &str, target: Option<&Target>) -> Result<CheckedCode, Vec<Diagnostic>> {
    let module = seawall_amdgcn::parse(text)?;
    if let (Some(other), Some(own)) = (target, &module.target)
        && other != own
    {
        let message = format!("the text is machine code of `{own}`, not of `{other}`");
        let help = "leave out `--target`";
        return Err(vec![Diagnostic::error("amdgcn::target", Span::at(0), message).help(help)]);
    }
    let named = target.or(module.target.as_ref());
    let Some(target) = named.filter(|target| target.amd().is_some() && target.is_known()) else {
        return Err(vec![no_target(named)]);
    };
    let report = seawall_amdgcn::check(&module, target);
    let mut builder = Builder::new(&module, target);
    let findings = report.faults.iter().map(|fault| builder.finding(fault)).collect();
    let source_map = builder.source_map();
    let bound = if report.is_complete { Bound::AllPaths } else { Bound::SomeRuns };
    Ok(CheckedCode { program: builder.finish(), source_map, findings, notes: report.unresolved, bound })
}

fn no_target(named: Option<&Target>) -> Diagnostic {
    let message = match named {
        Some(target) if !target.is_nvidia() => {
            format!("the counters of `{target}` are not known")
        }
        Some(target) => format!("AMD machine code does not run on `{target}`"),
        None => "no `.amdgcn_target` names the GPU".to_owned(),
    };
    let help = "give the GPU with `--target`, such as `--target gfx942`";
    Diagnostic::error("amdgcn::no-target", Span::at(0), message).help(help)
}

/// Builds the program of the findings.
struct Builder<'m> {
    module: &'m Module<'m>,
    program: Program,
    origins: BTreeMap<InstructionId, OriginId>,
    buffers: BTreeMap<String, BufferId>,
    /// The findings by their faults.
    found: BTreeMap<(FaultKind, InstructionId, InstructionId), (FindingCode, EventId)>,
}

impl<'m> Builder<'m> {
    fn new(module: &'m Module<'m>, target: &Target) -> Self {
        let kernel = module.functions.iter().find(|function| function.kernel).or(module.functions.first());
        let name = kernel.map_or("", |kernel| kernel.name.as_str());
        let mut program = Program::new(name, Some(target.clone()));
        let partition = program.partitions.push(Partition { name: "default".to_owned(), warps: 1 });
        for function in &module.functions {
            let id = program.functions.next_id();
            let entry = program.blocks.push(Block {
                function: id,
                partition,
                params: Default::default(),
                events: Default::default(),
                terminator: Terminator::Return,
                terminator_origin: None,
                divergent: false,
            });
            let (name, kernel, blocks) = (function.name.clone(), function.kernel, vec![entry]);
            program.functions.push(Function { name, kernel, arguments: 0, entry, blocks });
        }
        Builder {
            module,
            program,
            origins: BTreeMap::new(),
            buffers: BTreeMap::new(),
            found: BTreeMap::new(),
        }
    }

    fn finding(&mut self, fault: &Fault) -> Finding {
        let (code, hazard) = match fault.kind {
            FaultKind::Read | FaultKind::ReadsLds => (FindingCode::ReadInFlight, HazardKind::Raw),
            FaultKind::Overwritten => (FindingCode::MissingWait, HazardKind::Waw),
        };
        let names: Vec<String> = fault.registers.iter().map(RegisterRange::to_string).collect();
        let name = if names.is_empty() { "LDS".to_owned() } else { names.join(", ") };
        let buffer = self.buffer(&name, fault.issued);
        // The program has no queue of scalar loads; renderers ask only whether there is one.
        let issued = self.event(fault.issued, Mode::Write, Some(Queue::Vmem), buffer);
        let mode = if hazard == HazardKind::Raw { Mode::Read } else { Mode::Write };
        let event = self.event(fault.at, mode, None, buffer);
        let mut related = vec![(Role::Earlier, issued)];
        if let Some(wait) = fault.weak_wait {
            related.push((Role::WeakWait, self.plain_event(wait)));
        }
        let remedy = match *fault.counters.as_slice() {
            // Which of the copies write the bytes is not known.
            [(counter, _)] if fault.kind == FaultKind::ReadsLds => {
                Some(Remedy::CounterBefore { event, counter, count: 0 })
            }
            [(counter, count)] => Some(Remedy::CounterBefore { event, counter, count }),
            _ => None,
        };
        let across_iterations = fault.goes_back;
        self.found.insert((fault.kind, fault.issued, fault.at), (code, event));
        let first = fault.follows.and_then(|(kind, at)| self.found.get(&(kind, fault.issued, at)).copied());
        let follows_from = first.filter(|first| first.1 != event);
        Finding {
            follows_from,
            hazard: Some(hazard),
            related,
            across_iterations,
            remedy,
            ..Finding::new(code, event)
        }
    }

    fn buffer(&mut self, name: &str, issued: InstructionId) -> BufferId {
        if let Some(&buffer) = self.buffers.get(name) {
            return buffer;
        }
        let at = (self.origin(issued), self.block(issued));
        let buffer = add_register(&mut self.program, name.to_owned(), at);
        self.buffers.insert(name.to_owned(), buffer);
        buffer
    }

    fn origin(&mut self, id: InstructionId) -> OriginId {
        let (module, program) = (self.module, &mut self.program);
        *self.origins.entry(id).or_insert_with(|| {
            let index = index_u32(id.index());
            let span = module.instructions[id].span;
            program.origins.push(Origin {
                op: module.mnemonic(id).into(),
                span,
                index,
                calls: Box::default(),
            })
        })
    }

    /// The block of the function with an instruction.
    fn block(&self, id: InstructionId) -> BlockId {
        let at = self.module.functions.iter().rposition(|function| function.first <= id).unwrap_or(0);
        BlockId::from_index(at)
    }

    fn event(&mut self, id: InstructionId, mode: Mode, queue: Option<Queue>, buffer: BufferId) -> EventId {
        let event = self.plain_event(id);
        self.program.events[event].accesses.push(register_access(buffer, mode, queue));
        event
    }

    fn plain_event(&mut self, id: InstructionId) -> EventId {
        let origin = self.origin(id);
        let event =
            self.program.events.push(Event { origin, action: Action::Other, accesses: SmallVec::new() });
        let block = self.block(id);
        self.program.blocks[block].events.push(event);
        event
    }

    /// The source lines of the instructions by `.loc`.
    fn source_map(&self) -> SourceMap {
        let mut map = SourceMap::default();
        for &id in self.origins.keys() {
            let instruction = &self.module.instructions[id];
            let Some(line) = instruction.line.and_then(|line| self.module.lines.get(line as usize)) else {
                continue;
            };
            let frame = Frame { file: line.file.clone(), line: line.line, column: line.column };
            map.locate_line(instruction.span.start, frame);
        }
        map
    }

    fn finish(self) -> Program {
        self.program
    }
}

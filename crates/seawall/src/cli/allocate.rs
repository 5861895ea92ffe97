//! `seawall allocate`.

use seawall::{AllocateOptions, AllocatedPart, allocate_text};
use seawall_base::LineIndex;
use seawall_report::{AllocatedModule, Source, allocation_json, allocation_text};

use crate::cli::Outcome;
use crate::cli::allocate_args::{AllocateArgs, AllocateFormat};
use crate::cli::guard::guarded;
use crate::cli::input::{self, Input};
use crate::cli::output;
use crate::cli::problem::Problem;
use crate::cli::say::Terminal;

/// Reads, allocates and writes.
pub(crate) fn run(args: &AllocateArgs, terminal: &Terminal) -> Result<Outcome, Problem> {
    let input = input::read_ir(terminal, &args.files.input)?;
    terminal.log_states(&input, args.dumps.pass.as_ref());
    let name = input.name.clone();
    guarded(&name, || allocate(args, input, terminal))
}

fn allocate(args: &AllocateArgs, input: Input, terminal: &Terminal) -> Result<Outcome, Problem> {
    let options = AllocateOptions { target: args.target.clone(), pass: args.dumps.pass.clone() };
    let allocated = match allocate_text(&input.text, &options) {
        Ok(allocated) => allocated,
        Err(failure) => return Err(Problem::source(input, failure.diagnostics)),
    };
    let lines = LineIndex::new(&input.text);
    let source = Source::new(&input.name, &input.text, &lines);
    let modules: Vec<AllocatedModule<'_>> = allocated.parts.iter().map(|part| module(part, source)).collect();
    let text = match args.format {
        AllocateFormat::Mlir => allocated.text,
        AllocateFormat::Text => allocation_text(&modules),
        AllocateFormat::Json => {
            allocation_json(&input.name, &modules).map_err(|error| Problem::json(&error))?
        }
    };
    output::write(terminal, args.files.output.as_deref(), &text)?;
    Ok(Outcome::Done)
}

fn module<'a>(part: &'a AllocatedPart, source: Source<'a>) -> AllocatedModule<'a> {
    AllocatedModule {
        source: source.part(part.base),
        functions: &part.functions,
        shared: part.shared,
        tensor: &part.tensor,
        columns: part.columns,
    }
}

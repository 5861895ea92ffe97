//! `seawall model`.

use seawall::{ModelFormat, SourceKind, model_text};

use crate::cli::Outcome;
use crate::cli::args::{ModelArgs, ModelFormatArg};
use crate::cli::guard::guarded;
use crate::cli::input::{self, Input};
use crate::cli::output;
use crate::cli::problem::Problem;
use crate::cli::say::Terminal;

/// Reads IR or a model and prints the model.
pub(crate) fn run(args: &ModelArgs, terminal: &Terminal) -> Result<Outcome, Problem> {
    let input = input::read(terminal, &args.input)?;
    terminal.log_states(&input, args.dumps.pass.as_ref());
    let name = input.name.clone();
    guarded(&name, || model(args, input, terminal))
}

fn model(args: &ModelArgs, input: Input, terminal: &Terminal) -> Result<Outcome, Problem> {
    let format = match args.format {
        ModelFormatArg::Text => ModelFormat::Text,
        ModelFormatArg::Json => ModelFormat::Json,
    };
    let kind = SourceKind::guess(&args.input, &input.text);
    let model = match model_text(
        &input.text,
        kind,
        args.target.clone(),
        args.logical,
        args.dumps.pass.as_ref(),
        format,
    ) {
        Ok(model) => model,
        Err(failure) => return Err(Problem::source(input, failure.diagnostics)),
    };
    output::write(terminal, args.output.as_deref(), &model)?;
    Ok(Outcome::Done)
}

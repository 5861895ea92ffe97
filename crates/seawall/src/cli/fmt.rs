//! `seawall fmt`.

use std::path::Path;

use seawall::{SourceKind, print_text};
use seawall_report::unified_diff;

use crate::cli::args::FmtArgs;
use crate::cli::guard::guarded;
use crate::cli::input::{self, Input};
use crate::cli::problem::Problem;
use crate::cli::progress::progress;
use crate::cli::say::Terminal;
use crate::cli::{Outcome, output, walk};

/// The number of files from which a progress bar is shown. With fewer files it would flicker.
const BAR_FROM: usize = 64;

/// Prints one input back, or checks several.
pub(crate) fn run(args: &FmtArgs, terminal: &Terminal) -> Result<Outcome, Problem> {
    if args.check {
        return check(args, terminal);
    }
    let [path] = args.inputs.as_slice() else {
        let help = "give one input, or check several with `--check`";
        return Err(Problem::plain(
            "usage::several-inputs",
            "several inputs cannot be printed as one output",
            help,
        ));
    };
    let (_, printed) = print(terminal, path)?;
    output::write(terminal, args.output.as_deref(), &printed)?;
    Ok(Outcome::Done)
}

fn print(terminal: &Terminal, path: &Path) -> Result<(Input, String), Problem> {
    let input = input::read(terminal, path)?;
    let kind = SourceKind::guess(path, &input.text);
    let input = if kind == SourceKind::Ptx { input } else { input::ir(path, input)? };
    let name = input.name.clone();
    guarded(&name, || match print_text(&input.text, kind) {
        Ok(printed) => Ok((input, printed)),
        Err(failure) => Err(Problem::source(input, failure.diagnostics)),
    })
}

/// Checks every file, also after files with errors.
fn check(args: &FmtArgs, terminal: &Terminal) -> Result<Outcome, Problem> {
    let files = walk::files(terminal, &args.inputs, &walk::MLIR_OR_PTX)?;
    let bar = progress(files.len(), BAR_FROM);
    let (mut differing, mut unreadable) = (0_usize, 0_usize);
    for file in &files {
        match print(terminal, file) {
            Ok((input, printed)) if *printed == *input.text => {}
            Ok((input, printed)) => {
                differing += 1;
                let diff = unified_diff(&input.name, &input.text, &printed);
                bar.suspend(|| output::print(terminal, &diff))?;
            }
            Err(problem @ Problem::BrokenPipe) => return Err(problem),
            Err(problem) => {
                unreadable += 1;
                bar.suspend(|| terminal.problem(&problem));
            }
        }
        bar.inc(1);
    }
    bar.finish_and_clear();
    let good = files.len() - differing - unreadable;
    let rest = bad(differing, unreadable);
    terminal.say(&format!("{good} of {} files print back byte for byte{rest}\n", files.len()));
    match (differing, unreadable) {
        (0, 0) => Ok(Outcome::Done),
        (_, 0) => Ok(Outcome::Found),
        _ => Err(Problem::Shown),
    }
}

fn bad(differing: usize, unreadable: usize) -> String {
    match (differing, unreadable) {
        (0, 0) => String::new(),
        (differing, 0) => format!(", {differing} differ"),
        (0, unreadable) => format!(", {unreadable} cannot be read"),
        (differing, unreadable) => format!(", {differing} differ, {unreadable} cannot be read"),
    }
}

//! Parsing of the command line.
//!
//! Describing all commands and options to clap takes as long as placing barriers in a small kernel.
//! If the first argument is a command, only that command is described. Without success, all are,
//! since usage errors and help texts may name others.

use std::ffi::OsString;

use clap::{Args, FromArgMatches, Parser};

use crate::cli::args::{Cli, FmtArgs, Global, ModelArgs, PlaceArgs};
use crate::cli::check_args::{CheckArgs, ExplainArgs};
use crate::cli::report_args::ReportArgs;
use crate::cli::why_args::WhyArgs;

/// Adds the options of a command.
type Describe = fn(clap::Command) -> clap::Command;

/// The commands that programs and editors run often.
const FREQUENT: [(&str, Describe); 7] = [
    ("check", CheckArgs::augment_args),
    ("explain", ExplainArgs::augment_args),
    ("fmt", FmtArgs::augment_args),
    ("model", ModelArgs::augment_args),
    ("place", PlaceArgs::augment_args),
    ("report", ReportArgs::augment_args),
    ("why", WhyArgs::augment_args),
];

/// Parses a command line, which begins with the name of the program.
pub(crate) fn parse(args: Vec<OsString>) -> Result<Cli, clap::Error> {
    match parse_frequent(&args) {
        Some(cli) => Ok(cli),
        None => Cli::try_parse_from(args),
    }
}

/// Parses a correct command line with a frequent command.
fn parse_frequent(args: &[OsString]) -> Option<Cli> {
    let name = args.get(1)?;
    let &(name, describe) = FREQUENT.iter().find(|(command, _)| name == command)?;
    let all = Global::augment_args(clap::Command::new("seawall"));
    let all = all.subcommand(describe(clap::Command::new(name)));
    let mut matches = all.try_get_matches_from(args).ok()?;
    Cli::from_arg_matches_mut(&mut matches).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(line: &str) {
        let args: Vec<OsString> = line.split(' ').map(OsString::from).collect();
        let all = Cli::try_parse_from(&args).expect("the line is correct");
        let one = parse_frequent(&args).expect("the command is frequent");
        assert_eq!(format!("{one:?}"), format!("{all:?}"));
    }

    #[test]
    fn one_described_command_is_read_as_among_all() {
        check("seawall place in.mlir");
        check("seawall place in.mlir -q --strategy triton --format diff -o out.mlir --target sm_90");
        check("seawall check --quiet a b --format json");
        check("seawall explain SW101");
        check("seawall fmt --check a b");
        check("seawall model a.litmus --format json");
        check("seawall report a.mlir");
        check("seawall why a.mlir:20");
    }

    #[test]
    fn errors_and_other_lines_are_left_to_all_commands() {
        for line in ["seawall", "seawall place", "seawall place --help", "seawall -q place a", "seawall run"]
        {
            assert!(parse_frequent(&line.split(' ').map(OsString::from).collect::<Vec<_>>()).is_none());
        }
    }
}

//! `seawall completions` and `seawall man`, and the text of `--version`.

use std::sync::LazyLock;

use clap::Args;
use clap_complete::Shell;
use clap_mangen::Man;
use seawall::Producer;

use crate::cli::problem::Problem;
use crate::cli::say::Terminal;
use crate::cli::{Outcome, description, output};

/// The version, with the commit if it is known.
pub(crate) const VERSION: &str = env!("SEAWALL_VERSION");

/// The version, and the compilers whose passes `check` simulates.
pub(crate) static LONG_VERSION: LazyLock<String> = LazyLock::new(|| {
    let compilers: Vec<String> = Producer::ALL.iter().map(ToString::to_string).collect();
    format!("{VERSION}\nsimulates the passes of {}", compilers.join(", "))
});

/// Print the completions for a shell
#[derive(Debug, Args)]
#[command(after_help = COMPLETIONS_HELP)]
pub(crate) struct CompletionsArgs {
    /// Shell
    #[arg(value_enum, value_name = "SHELL")]
    pub(crate) shell: Shell,
}

const COMPLETIONS_HELP: &str = "\
Examples:
  seawall completions bash
  seawall completions zsh";

/// Print the manual page of Seawall or of a command
#[derive(Debug, Args)]
#[command(after_help = MAN_HELP)]
pub(crate) struct ManArgs {
    /// Command [default: the page of `seawall`, which lists the commands]
    #[arg(value_name = "COMMAND")]
    pub(crate) command: Option<String>,
}

const MAN_HELP: &str = "\
Examples:
  seawall man
  seawall man check";

/// Prints completions.
pub(crate) fn completions(args: &CompletionsArgs, terminal: &Terminal) -> Result<Outcome, Problem> {
    let mut bytes = Vec::new();
    clap_complete::generate(args.shell, &mut description(), "seawall", &mut bytes);
    output::print(terminal, &String::from_utf8_lossy(&bytes))?;
    Ok(Outcome::Done)
}

/// Prints a manual page.
pub(crate) fn man(args: &ManArgs, terminal: &Terminal) -> Result<Outcome, Problem> {
    let mut all = description();
    all.build();
    let page = match &args.command {
        None => Man::new(all),
        Some(name) => match all.find_subcommand(name) {
            Some(command) => Man::new(command.clone()).title(format!("seawall-{name}")),
            None => {
                let message = format!("`{name}` is not a command");
                return Err(Problem::plain("usage::command", message, "`seawall --help` lists the commands"));
            }
        },
    };
    let mut bytes = Vec::new();
    page.render(&mut bytes).expect("memory can be written");
    output::print(terminal, &String::from_utf8_lossy(&bytes))?;
    Ok(Outcome::Done)
}

//! The `seawall` command.

use std::process::ExitCode;

fn main() -> ExitCode {
    ExitCode::from(seawall::cli::run(std::env::args_os()))
}

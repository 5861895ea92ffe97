//! `seawall schema`.

use clap::{Args, ValueEnum};

use crate::cli::problem::Problem;
use crate::cli::say::Terminal;
use crate::cli::{Outcome, output};

/// Print the JSON schema of the output of a command
///
/// The schemas describe what `--format json` prints. Their `$id` has the version that the output
/// has. Keys may be added without a new version.
#[derive(Debug, Args)]
#[command(after_help = SCHEMA_HELP)]
pub(crate) struct SchemaArgs {
    /// Command [default: list the commands and the `$id` of their schemas]
    #[arg(value_enum, value_name = "COMMAND")]
    pub(crate) command: Option<SchemaName>,
}

const SCHEMA_HELP: &str = "\
Examples:
  seawall schema
  seawall schema check";

/// What has a schema.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum SchemaName {
    /// Findings
    Check,
    /// A placement in MLIR
    Place,
    /// A placement in a Wave trace
    PlaceTrace,
    /// Counters of waits
    Waits,
    /// A barrier report
    Report,
    /// Faults and their schedules
    Simulate,
    /// A comparison of TTGIR with PTX
    Validate,
    /// Answers why an operation is there
    Why,
    /// A timeline
    Timeline,
    /// Addresses of buffers
    Allocate,
    /// A synchronization program. Several modules give an array of them
    Model,
}

impl SchemaName {
    fn schema(self) -> serde_json::Value {
        match self {
            SchemaName::Check => seawall_report::check_schema(),
            SchemaName::Place => seawall_report::place_schema(),
            SchemaName::PlaceTrace => seawall_wave::edit::edits_schema(),
            SchemaName::Waits => seawall_report::waits_schema(),
            SchemaName::Report => seawall_report::report::report_schema(),
            SchemaName::Simulate => seawall_report::simulate_schema(),
            SchemaName::Validate => seawall_report::validate_schema(),
            SchemaName::Why => seawall_report::why_schema(),
            SchemaName::Timeline => seawall_report::timeline_schema(),
            SchemaName::Allocate => seawall_report::allocate_schema(),
            SchemaName::Model => seawall_model::json::schema(),
        }
    }
}

/// Prints a schema, or the list of schemas.
pub(crate) fn run(args: &SchemaArgs, terminal: &Terminal) -> Result<Outcome, Problem> {
    let text = match args.command {
        Some(command) => {
            let text = serde_json::to_string_pretty(&command.schema());
            text.map_err(|error| Problem::json(&error))? + "\n"
        }
        None => SchemaName::value_variants().iter().map(|&name| line(name)).collect(),
    };
    output::print(terminal, &text)?;
    Ok(Outcome::Done)
}

fn line(name: SchemaName) -> String {
    let command = name.to_possible_value().map_or_else(String::new, |value| value.get_name().to_owned());
    let schema = name.schema();
    format!("{command:<12} {}\n", schema["$id"].as_str().unwrap_or_default())
}

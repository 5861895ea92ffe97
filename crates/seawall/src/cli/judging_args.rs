//! The arguments that all commands that judge have, so that they judge the same program. The doc
//! comments of fields are the help texts. The struct has no doc comment, because a flattening
//! command would use it as its own.

use std::sync::LazyLock;

use clap::Args;
use clap::builder::{PossibleValuesParser, TypedValueParser};
use seawall::{CheckOptions, Config, Metadata, PassFilter, Producer, SourceKind};
use seawall_model::Target;

use crate::cli::config::ConfigFile;
use crate::cli::files_args::target;
use crate::cli::source_files::SourceRoot;

#[derive(Debug, Args)]
pub(crate) struct Judging {
    /// Target GPU, such as `sm_90` or `gfx950` [default: the target of the input]
    #[arg(long, value_name = "TARGET", value_parser = target)]
    pub(crate) target: Option<Target>,

    /// Treat every allocation as separate memory: ignores hazards between buffers that share bytes
    #[arg(long)]
    pub(crate) logical: bool,

    /// Judge modules as they stand. By default, a module of a Triton compiler is first finished as
    /// the compiler would finish it, for example with the barriers of its membar pass. The output
    /// states the simulated passes
    #[arg(long)]
    pub(crate) as_is: bool,

    /// Compiler that finishes and lowers the modules [default: the one that the module shows by its
    /// attributes, else that of the `.json` file beside the module in Triton's cache, else the
    /// newest]
    #[arg(long, value_name = "COMPILER", value_parser = producer())]
    pub(crate) producer: Option<Producer>,

    /// Ignore warp locality: treat every warp as accessing every byte of an access. Also reports
    /// races where one warp makes all accesses to each byte and a warp barrier orders them
    #[arg(long)]
    pub(crate) no_warp_locality: bool,

    /// Let integer arguments of kernels be negative. By default, arguments are sizes
    #[arg(long)]
    pub(crate) any_sign: bool,

    /// Assume that the compiler does not move loads and stores across a wait. The waits that count
    /// copies to LDS then also count ordinary loads and stores of global memory, each as at least
    /// one instruction, and LDS accesses that are wide enough. Reports fewer findings
    #[arg(long)]
    pub(crate) count_ordinary: bool,

    #[command(flatten)]
    pub(crate) config: ConfigFile,

    #[command(flatten)]
    pub(crate) sources: SourceRoot,
}

/// Reads the name of a compiler, and lists the names for help and completions.
pub(crate) fn producer() -> impl TypedValueParser<Value = Producer> {
    static NAMES: LazyLock<Vec<String>> =
        LazyLock::new(|| Producer::ALL.iter().map(|producer| producer.option()).collect());
    PossibleValuesParser::new(NAMES.iter().map(String::as_str)).try_map(|name| name.parse::<Producer>())
}

impl Judging {
    /// How an input of `kind` is judged. `pass` selects dumps of a log. `metadata` is that beside
    /// the input.
    pub(crate) fn options(
        &self,
        kind: SourceKind,
        config: &Config,
        pass: Option<&PassFilter>,
        metadata: Option<Metadata>,
    ) -> CheckOptions {
        CheckOptions {
            target: self.target.clone(),
            default_target: config.target.clone(),
            pass: pass.cloned(),
            logical: self.logical,
            any_warp: self.no_warp_locality,
            any_sign: self.any_sign,
            count_ordinary: self.count_ordinary,
            finish: !self.as_is,
            producer: self.producer,
            metadata,
            ..CheckOptions::new(kind)
        }
    }
}

//! Seeded faults: small mistakes in the synchronization of the corpus's warp-specialized kernels.
//! The mbarrier model checker and the oracle must agree on each.

mod kernels;
mod repairs;
mod table;

use std::path::PathBuf;
use std::time::Instant;

use clap::Args;
use seawall_model::{Program, text};
use seawall_properties::faults::{Answer, FaultKind, Judged, Mutation, ORACLE_STEPS, Outcome};

use crate::error::{Error, Result};
use crate::repo::Repo;
use crate::strategies::{figures, spread};
use kernels::Kernel;
use table::Counts;

/// The kernels, and how many faults.
#[derive(Debug, Args)]
pub(crate) struct FaultsArgs {
    /// Only kernels whose path contains one of these, separated by commas
    #[arg(long, value_name = "NAME", value_delimiter = ',')]
    kernel: Vec<String>,

    /// Also kernels with mbarriers but without partitions
    #[arg(long)]
    mbarriers: bool,

    /// At most this many faults of each kind in a kernel, evenly spaced
    #[arg(long, value_name = "N")]
    sample: Option<usize>,

    /// Change lines of finished kernels instead, and repair each fault with `check --fix`
    #[arg(long, conflicts_with_all = ["mbarriers", "steps", "keep", "verbose"])]
    fix: bool,

    /// Step limit of the oracle for one size; more steps leave fewer faults unresolved
    #[arg(long, default_value_t = ORACLE_STEPS)]
    steps: u64,

    /// Threads
    #[arg(long, default_value_t = 2)]
    jobs: usize,

    /// Folder for programs on which the two disagree, as litmus files
    #[arg(long, value_name = "FOLDER")]
    keep: Option<PathBuf>,

    /// Also print each unresolved fault
    #[arg(long)]
    verbose: bool,

    /// Write the figure in docs/VERIFICATION.md
    #[arg(long)]
    write: bool,
}

/// One fault and its verdict.
struct Tried {
    kernel: usize,
    kind: FaultKind,
    outcome: Outcome,
    /// The line to print, for disagreements and with `--verbose`.
    line: Option<String>,
    program: Option<Program>,
}

/// Repairs faults in the text of kernels. Returns whether each repair makes its kernel clean.
fn repair(repo: &Repo, args: &FaultsArgs) -> Result<bool> {
    let files = repairs::files(repo, &args.kernel)?;
    let tallies = spread::over(&files, args.jobs, |path| repairs::of_file(path, args.sample))?;
    let tally = repairs::Tally::sum(tallies);
    println!("repairs: {} kernels, {}", files.len(), tally.figure());
    if args.write {
        figures::write(repo, &tally.figure())?;
    }
    Ok(tally.is_sound())
}

/// Judges all faults. Returns whether the two agree on each.
pub(crate) fn run(repo: &Repo, args: &FaultsArgs) -> Result<bool> {
    if args.fix {
        return repair(repo, args);
    }
    let start = Instant::now();
    let kernels = kernels::all(repo, &args.kernel, args.mbarriers)?;
    let numbers: Vec<usize> = (0..kernels.len()).collect();
    let judged = spread::over(&numbers, args.jobs, |&number| Ok(of_kernel(&kernels, number, args)))?;
    let mut counts = Counts::default();
    let mut disagreements = 0;
    for (number, (before, tried)) in judged.into_iter().enumerate() {
        let Some(kernel) = kernels.get(number) else { continue };
        let before = before.filter(|before| !(before.checker.is_clean() && before.oracle.is_clean()));
        if let Some(before) = before {
            println!(
                "{}: skipped, model checker: {} {:?}, oracle: {}",
                kernel.file, before.checker, before.first, before.oracle
            );
            disagreements += usize::from(before.outcome().disagrees());
            counts.leave_out(&kernel.file);
            continue;
        }
        for tried in tried {
            counts.add(&kernel.file, tried.kind, tried.outcome);
            tried.line.iter().for_each(|line| println!("{}: {line}", kernel.file));
            if tried.outcome.disagrees() {
                disagreements += 1;
                keep(args, tried.kernel, tried.program.as_ref(), disagreements)?;
            }
        }
    }
    print!("{}", counts.render());
    println!(
        "faults: {} kernels, {disagreements} disagreements, {} s",
        kernels.len(),
        start.elapsed().as_secs()
    );
    if args.write {
        figures::write(repo, &counts.figure())?;
    }
    Ok(disagreements == 0)
}

/// The verdicts on one kernel and its faults.
fn of_kernel(kernels: &[Kernel], number: usize, args: &FaultsArgs) -> (Option<Answer>, Vec<Tried>) {
    let Some(kernel) = kernels.get(number) else { return (None, Vec::new()) };
    let judged = Judged::new(&kernel.program, args.steps);
    let before = judged.before.clone();
    if args.verbose {
        println!("{}: sizes {:?}, {:?}", kernel.file, judged.sizes(), before);
    }
    let mut tried = Vec::new();
    if before.checker.is_clean() && before.oracle.is_clean() {
        for mutation in sampled(Mutation::all(&kernel.program), args.sample) {
            let mutated = mutation.put_into(&kernel.program);
            let answer = judged.answer(&mutated);
            let outcome = answer.outcome();
            let shown = outcome.disagrees()
                || args.verbose && matches!(outcome, Outcome::NotJudged(_) | Outcome::LeftToOracle);
            let line = shown.then(|| {
                format!(
                    "{outcome:?}: {}: model checker {} {:?} {:?}, oracle {}",
                    mutation.describe(&kernel.program),
                    answer.checker,
                    answer.first,
                    answer.incomplete,
                    answer.oracle
                )
            });
            let program = outcome.disagrees().then_some(mutated);
            tried.push(Tried { kernel: number, kind: mutation.kind, outcome, line, program });
        }
    }
    (Some(before), tried)
}

/// At most `most` faults of each kind, evenly spaced.
fn sampled(all: Vec<Mutation>, most: Option<usize>) -> Vec<Mutation> {
    let Some(most) = most else { return all };
    let of_kind = all.chunk_by(|a, b| a.kind == b.kind);
    let some = of_kind.flat_map(|of_kind| {
        let step = of_kind.len().div_ceil(most.max(1)).max(1);
        of_kind.iter().step_by(step)
    });
    some.cloned().collect()
}

#[expect(clippy::disallowed_methods, reason = "a new file, which no process reads while it is written")]
fn keep(args: &FaultsArgs, kernel: usize, program: Option<&Program>, number: usize) -> Result<()> {
    let (Some(folder), Some(program)) = (&args.keep, program) else { return Ok(()) };
    std::fs::create_dir_all(folder).map_err(Error::io("make", folder))?;
    let path = folder.join(format!("fault-{kernel}-{number}.litmus"));
    std::fs::write(&path, text::print(program)).map_err(Error::io("write", &path))
}

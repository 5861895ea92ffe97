//! How far the check of a module reaches: its bound, what limits it, and what was treated
//! conservatively.

use seawall_analysis::Bound;
use seawall_base::Diagnostic;

use super::finish::Finish;
use crate::source::Source;

/// The verdict on a module as a whole.
#[derive(Clone, Copy, Debug)]
pub struct Verdict<'a> {
    /// The text. Spans of the notes count from the start of its part.
    pub source: Source<'a>,
    /// How far the check reaches.
    pub bound: Bound,
    /// What limits the verdict, and what was not understood and treated conservatively.
    pub notes: &'a [Diagnostic],
    /// The passes that were simulated on the module before the check.
    pub finish: Option<&'a Finish>,
}

impl Verdict<'_> {
    /// Whether the verdict holds for every run.
    pub(crate) fn is_unlimited(&self) -> bool {
        self.bound == Bound::AllPaths
    }

    /// Whether nothing was checked.
    pub(crate) fn is_unchecked(&self) -> bool {
        self.bound == Bound::Unchecked
    }

    /// The first reason why nothing was checked, with its line.
    fn prevents(&self) -> Option<String> {
        let first = self.notes.iter().find(|note| note.prevents_check)?;
        Some(format!("line {}: {}", self.line(first), first.message))
    }

    /// The bound in words. If nothing was checked, also why.
    pub fn reach(&self) -> String {
        match self.prevents().filter(|_| self.is_unchecked()) {
            Some(why) => format!("{}: {why}", reach(self.bound)),
            None => reach(self.bound),
        }
    }

    /// The bound as a sentence without a full stop, then each limit on a line of its own.
    pub(crate) fn statement(&self) -> String {
        let is_limit = |note: &&Diagnostic| note.code.starts_with(LIMIT) || note.prevents_check;
        let limits = self.notes.iter().filter(is_limit);
        let limits = limits.map(|note| format!("\nline {}: {}", self.line(note), note.message));
        reach(self.bound) + &limits.collect::<String>()
    }

    /// The line of a note.
    fn line(&self, note: &Diagnostic) -> u32 {
        self.source.line(note.primary.span.start)
    }
}

/// The prefix of the codes of notes about the bound.
const LIMIT: &str = "check::";

/// How far a check reaches, in words that follow "this was".
pub fn reach(bound: Bound) -> String {
    match bound {
        Bound::AllPaths => "checked on every path, for any number of iterations".to_owned(),
        Bound::Iterations(1) => {
            "checked for one iteration of each loop with an unknown trip count".to_owned()
        }
        Bound::Iterations(n) => {
            format!("checked for up to {n} iterations of each loop with an unknown trip count")
        }
        Bound::SomeRuns => "checked on some runs of a few iterations, not on every interleaving".to_owned(),
        Bound::Unchecked => "not checked".to_owned(),
    }
}

/// The bound as one word.
pub(crate) fn bound(bound: Bound) -> String {
    match bound {
        Bound::AllPaths => "all-paths".to_owned(),
        Bound::Iterations(n) => format!("iterations:{n}"),
        Bound::SomeRuns => "some-runs".to_owned(),
        Bound::Unchecked => "unchecked".to_owned(),
    }
}

//! How far the check of a module reaches, whether anything was found in it or not: its bound, and what limits it or was treated conservatively.

use seawall_analysis::Bound;
use seawall_base::Diagnostic;

use crate::source::Source;

/// What is said of a module as a whole.
#[derive(Clone, Copy, Debug)]
pub struct Verdict<'a> {
    /// The text; spans of the notes count from its part's start.
    pub source: Source<'a>,
    /// How far the check reaches.
    pub bound: Bound,
    /// What limits the answer, and what was not understood and treated conservatively.
    pub notes: &'a [Diagnostic],
}

impl Verdict<'_> {
    /// Whether it holds for every run.
    pub(crate) fn is_unlimited(&self) -> bool {
        self.bound == Bound::AllPaths
    }

    /// The bound as a sentence without a full stop, then the limits as they are worded elsewhere, a line each.
    pub(crate) fn statement(&self) -> String {
        let limits = self.notes.iter().filter(|note| note.code.starts_with(LIMIT));
        let limits = limits.map(|note| format!("\nline {}: {}", self.line(note), note.message));
        reach(self.bound) + &limits.collect::<String>()
    }

    /// Where a note stands.
    fn line(&self, note: &Diagnostic) -> u32 {
        self.source.line(note.primary.span.start)
    }
}

/// What the codes of notes about the bound start with.
const LIMIT: &str = "check::";

/// How far a statement reaches, in words that follow "this was".
pub(crate) fn reach(bound: Bound) -> String {
    match bound {
        Bound::AllPaths => "checked on every path, for any number of iterations".to_owned(),
        Bound::Iterations(1) => {
            "checked for one iteration of each loop whose trip count is not known".to_owned()
        }
        Bound::Iterations(n) => {
            format!("checked for up to {n} iterations of each loop whose trip count is not known")
        }
        Bound::SomeRuns => "checked for some runs of a few iterations, not in every order".to_owned(),
    }
}

/// The same as one word.
pub(crate) fn bound(bound: Bound) -> String {
    match bound {
        Bound::AllPaths => "all-paths".to_owned(),
        Bound::Iterations(n) => format!("iterations:{n}"),
        Bound::SomeRuns => "some-runs".to_owned(),
    }
}

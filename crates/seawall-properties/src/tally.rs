//! What was done, in numbers.

use std::fmt;

/// Counts over all programs.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Programs made.
    pub programs: u64,
    /// Of those, that read back.
    pub valid: u64,
    /// With a race in some run before placement.
    pub with_races: u64,
    /// With an operation in flight that is met.
    pub with_missing_waits: u64,
    /// With a missing proxy fence.
    pub with_missing_fences: u64,
    /// With nothing wrong.
    pub clean: u64,
    /// With waits.
    pub with_waits: u64,
    /// With loops.
    pub with_loops: u64,
    /// That would have more conflicts if slots were not told apart.
    pub where_slots_matter: u64,
    /// That are left with a deadlock or the misuse of a synchronization object: compared one way only.
    pub with_misuse: u64,
    /// With something of which the analysis is known to see too much: compared one way only.
    pub inexact: u64,
    /// Explored in all runs within the bound, and compared.
    pub compared: u64,
    /// Too large to explore.
    pub skipped: u64,
    /// Explored again with more iterations, because fewer did not show what the analysis says.
    pub explored_further: u64,
    /// Pairs of accesses that the oracle and the certifier both name.
    pub pairs: u64,
    /// Barriers that `minimal` placed.
    pub barriers: u64,
    /// Barriers of those whose removal the oracle notices.
    pub removals_by_oracle: u64,
    /// Barriers whose removal only the certifier notices.
    pub removals_by_certifier: u64,
    /// Programs on which the Triton strategy was tried.
    pub triton: u64,
    /// Programs for which all cheaper placements were tried.
    pub brute_forced: u64,
    /// Cheaper placements tried.
    pub cheaper_tried: u64,
    /// Disagreements.
    pub disagreements: u64,
}

impl Tally {
    /// Adds the counts of others.
    pub fn add(&mut self, other: &Tally) {
        let theirs = other.rows();
        for (mine, (_, theirs)) in self.fields().into_iter().zip(theirs) {
            *mine += theirs;
        }
    }

    fn fields(&mut self) -> [&mut u64; 22] {
        let Tally {
            programs,
            valid,
            with_races,
            with_missing_waits,
            with_missing_fences,
            clean,
            with_waits,
            with_loops,
            where_slots_matter,
            with_misuse,
            inexact,
            compared,
            skipped,
            explored_further,
            pairs,
            barriers,
            removals_by_oracle,
            removals_by_certifier,
            triton,
            brute_forced,
            cheaper_tried,
            disagreements,
        } = self;
        [
            programs,
            valid,
            with_races,
            with_missing_waits,
            with_missing_fences,
            clean,
            with_waits,
            with_loops,
            where_slots_matter,
            with_misuse,
            inexact,
            compared,
            skipped,
            explored_further,
            pairs,
            barriers,
            removals_by_oracle,
            removals_by_certifier,
            triton,
            brute_forced,
            cheaper_tried,
            disagreements,
        ]
    }

    /// Each count with its name.
    pub fn rows(&self) -> [(&'static str, u64); 22] {
        [
            ("programs", self.programs),
            ("valid", self.valid),
            ("with races", self.with_races),
            ("with missing waits", self.with_missing_waits),
            ("with missing proxy fences", self.with_missing_fences),
            ("with nothing wrong", self.clean),
            ("with waits", self.with_waits),
            ("with loops", self.with_loops),
            ("where slots matter", self.where_slots_matter),
            ("with deadlock or misuse (one way)", self.with_misuse),
            ("inexact by design (one way)", self.inexact),
            ("compared", self.compared),
            ("skipped, not fully explored", self.skipped),
            ("explored further", self.explored_further),
            ("pairs of accesses compared", self.pairs),
            ("barriers placed by minimal", self.barriers),
            ("removals that the oracle notices", self.removals_by_oracle),
            ("removals that only the certifier notices", self.removals_by_certifier),
            ("placed by triton too", self.triton),
            ("brute-forced", self.brute_forced),
            ("cheaper placements tried", self.cheaper_tried),
            ("disagreements", self.disagreements),
        ]
    }
}

impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (name, count) in self.rows() {
            writeln!(f, "{count:>12}  {name}")?;
        }
        Ok(())
    }
}

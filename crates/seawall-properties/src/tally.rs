//! Counts of what was done.

use std::fmt;

/// Defines the type of the counts. Each count is one line: its field, and the name under which it
/// is shown.
macro_rules! tally {
    ($($(#[$doc:meta])* $field:ident: $name:literal,)*) => {
        /// Counts over all programs.
        #[derive(Clone, Debug, Default, PartialEq, Eq)]
        pub struct Tally {
            $($(#[$doc])* pub $field: u64,)*
        }

        impl Tally {
            /// Adds the counts of others.
            pub fn add(&mut self, other: &Tally) {
                $(self.$field += other.$field;)*
            }

            /// Each count with its name.
            pub fn rows(&self) -> Vec<(&'static str, u64)> {
                vec![$(($name, self.$field)),*]
            }
        }
    };
}

tally! {
    /// Programs generated.
    programs: "programs",
    /// Of those, the ones that can be parsed.
    valid: "valid",
    /// Programs with a race in some run before placement.
    with_races: "with races",
    /// Programs with an access that conflicts with an operation in flight.
    with_missing_waits: "with missing waits",
    /// Programs with a missing proxy fence.
    with_missing_fences: "with missing proxy fences",
    /// Programs without a fault.
    clean: "with nothing wrong",
    /// Programs with waits.
    with_waits: "with waits",
    /// Programs with warp maps.
    with_maps: "with warp maps",
    /// Programs with loops.
    with_loops: "with loops",
    /// Programs that would have more conflicts if slots were not distinguished.
    where_slots_matter: "where slots matter",
    /// Programs with a deadlock or a misused synchronization object, which are compared in one
    /// direction only.
    with_misuse: "with deadlock or misuse (one direction)",
    /// Programs in which the analysis is known to report too much, which are compared in one
    /// direction only.
    inexact: "inexact by design (one direction)",
    /// Programs compared, after all runs within the bound were explored.
    compared: "compared",
    /// Programs too large to explore.
    skipped: "skipped, not fully explored",
    /// Programs explored again with more iterations, because fewer did not show what the analysis
    /// reports.
    explored_further: "explored further",
    /// Pairs of accesses that the oracle reports, and that are compared with the certifier.
    pairs: "pairs of accesses compared",
    /// Barriers that `minimal` placed.
    barriers: "barriers placed by minimal",
    /// Of those, barriers whose removal the oracle notices.
    removals_by_oracle: "removals that the oracle notices",
    /// Barriers whose removal only the certifier notices.
    removals_by_certifier: "removals that only the certifier notices",
    /// Programs on which the Triton strategy was tried.
    triton: "placed by triton too",
    /// Programs for which all cheaper placements were tried.
    brute_forced: "brute-forced",
    /// Cheaper placements tried.
    cheaper_tried: "cheaper placements tried",
    /// Programs in which split barriers were placed.
    split: "placed as split barriers too",
    /// Waits of those.
    split_waits: "waits placed",
    /// Ops between their signals and waits.
    split_ops: "ops between signals and waits",
    /// Programs for which all farther signals were tried.
    split_forced: "with all farther signals tried",
    /// Placements with farther signals tried.
    farther_tried: "placements with farther signals tried",
    /// Disagreements.
    disagreements: "disagreements",
}

impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (name, count) in self.rows() {
            writeln!(f, "{count:>12}  {name}")?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_count_is_added_and_shown() {
        let mut sum = Tally { programs: 3, disagreements: 1, ..Tally::default() };
        sum.add(&Tally { programs: 4, pairs: 7, ..Tally::default() });
        assert_eq!((sum.programs, sum.pairs, sum.disagreements), (7, 7, 1));
        let rows = sum.rows();
        assert_eq!(rows.iter().map(|row| row.1).sum::<u64>(), 15);
        assert_eq!(rows.len() * size_of::<u64>(), size_of::<Tally>(), "a count has no row");
        assert!(sum.to_string().starts_with("           7  programs\n"), "{sum}");
    }
}

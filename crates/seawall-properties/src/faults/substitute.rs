//! Replaces terms of a program: symbols by numbers, so that the program runs for one size only.

use rustc_hash::FxHashMap;
use seawall_model::{Program, TermId};

/// Returns `program` with the numbers of `values` in place of these terms. Events and blocks keep
/// their ids. A parameter that has become a number stays declared, and is unused.
pub(crate) fn pinned(program: &Program, values: &FxHashMap<TermId, i64>) -> Program {
    Program { terms: program.terms.with_constants(values), ..program.clone() }
}

#[cfg(test)]
mod tests {
    use seawall_model::TermKind;
    use seawall_oracle::{Limits, explore};

    use super::*;
    use crate::faults::ring;

    fn symbol(program: &Program) -> TermId {
        let is_symbol = |kind: &TermKind| matches!(kind, TermKind::Symbol { .. });
        program.terms.iter().find(|(_, kind)| is_symbol(kind)).map(|(id, _)| id).expect("a symbol")
    }

    #[test]
    fn a_pinned_program_runs_for_that_size_and_no_other() {
        let program = ring();
        let steps = |n: i64| {
            let pinned = pinned(&program, &FxHashMap::from_iter([(symbol(&program), n)]));
            assert_eq!(pinned.validate(), Ok(()));
            assert!(!pinned.terms.iter().any(|(_, kind)| matches!(kind, TermKind::Symbol { .. })));
            let report = explore(&pinned, &Limits { warps: Some(1), ..Limits::default() });
            assert!(report.verdicts.is_empty() && report.explored.complete, "{report:?}");
            report.explored.steps
        };
        assert!(steps(0) < steps(1) && steps(1) < steps(4));
    }

    #[test]
    fn nothing_pinned_is_the_same_program() {
        let program = ring();
        let same = pinned(&program, &FxHashMap::default());
        assert_eq!(seawall_model::text::print(&same), seawall_model::text::print(&program));
    }
}

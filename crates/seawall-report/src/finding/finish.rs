//! How modules were finished before a check, in words.

use std::collections::BTreeMap;

use schemars::JsonSchema;
use serde::Serialize;

use super::tally::count;

/// The passes of a compiler that were simulated on a module before it was checked.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, JsonSchema)]
pub struct Finish {
    /// The compiler, with its version.
    pub compiler: String,
    /// How far the compiler had come, such as `before allocation`.
    pub stage: &'static str,
    /// The simulated passes, in their order.
    pub steps: Vec<&'static str>,
    /// Redundant operations among those that the passes inserted. They are no findings, because the
    /// text does not have them.
    pub redundant: usize,
}

impl Finish {
    fn steps(&self) -> String {
        match self.steps.as_slice() {
            [] => String::new(),
            [one] => (*one).to_owned(),
            [first @ .., last] => format!("{} and {last}", first.join(", ")),
        }
    }
}

/// One line for each way in which modules were finished, each with a final line break. Modules
/// without a simulated pass have none.
pub fn finish_lines<'a>(modules: impl IntoIterator<Item = &'a Finish>) -> String {
    let mut groups: BTreeMap<(&str, &str, String), (usize, usize)> = BTreeMap::new();
    for finish in modules.into_iter().filter(|finish| !finish.steps.is_empty()) {
        let group = groups.entry((&finish.compiler, finish.stage, finish.steps())).or_default();
        group.0 += 1;
        group.1 += finish.redundant;
    }
    let line = |((compiler, stage, steps), (modules, redundant)): (_, (usize, usize))| {
        let redundant = match redundant {
            0 => String::new(),
            1 => "; 1 operation that it inserts is redundant".to_owned(),
            n => format!("; {n} operations that it inserts are redundant"),
        };
        let modules = count(modules, "module", "modules");
        format!(
            "simulated {steps} of {compiler} on {modules} {stage}{redundant}; `--as-is` checks the text as it \
             stands\n"
        )
    };
    groups.into_iter().map(line).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn modules_that_were_finished_alike_share_a_line() {
        let finish = |steps: &[&'static str], redundant| Finish {
            compiler: "Triton 3.9".to_owned(),
            stage: "before allocation",
            steps: steps.to_vec(),
            redundant,
        };
        let all = [finish(&["allocation", "fences", "membar"], 1), finish(&["membar"], 0), finish(&[], 0)];
        let lines = finish_lines([&all[0], &all[1], &all[0], &all[2]]);
        assert_eq!(
            lines,
            "simulated allocation, fences and membar of Triton 3.9 on 2 modules before allocation; 2 operations \
             that it inserts are redundant; `--as-is` checks the text as it stands\nsimulated membar of Triton \
             3.9 on 1 module before allocation; `--as-is` checks the text as it stands\n"
        );
        assert_eq!(finish_lines([]), "");
    }
}

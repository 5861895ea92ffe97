//! How modules were finished before a check, in words.

use std::collections::BTreeMap;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::tally::count;

/// The passes of a compiler that were simulated on a module before it was checked.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, JsonSchema)]
pub struct Finish {
    /// The compiler, with its version.
    pub compiler: String,
    /// Where the compiler is known from.
    pub compiler_from: ProducerSource,
    /// How far the compiler had come, such as `before allocation`.
    pub stage: &'static str,
    /// The simulated passes, in their order.
    pub steps: Vec<&'static str>,
    /// Redundant operations among those that the passes inserted. They are no findings, because the
    /// text does not have them.
    pub redundant: usize,
}

/// Where the compiler of a module is known from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum ProducerSource {
    /// The option `--producer`.
    Option,
    /// Operations or attributes of the module that only this compiler writes.
    Module,
    /// The `.json` file beside the module in Triton's cache.
    Metadata,
    /// The same, but of a release that cannot be simulated. The compiler is the nearest release.
    NearestToMetadata,
    /// An attribute that the module has or lacks.
    Inferred,
    /// Nothing. It is the newest release.
    Assumed,
}

impl ProducerSource {
    fn words(self) -> &'static str {
        match self {
            ProducerSource::Option => "release from `--producer`",
            ProducerSource::Module => "release from the module",
            ProducerSource::Metadata => "release from the `.json` file",
            ProducerSource::NearestToMetadata => "nearest to the release in the `.json` file",
            ProducerSource::Inferred => "release inferred from the module",
            ProducerSource::Assumed => "newest release assumed",
        }
    }
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
    let mut groups: BTreeMap<(&str, ProducerSource, &str, String), (usize, usize)> = BTreeMap::new();
    for finish in modules.into_iter().filter(|finish| !finish.steps.is_empty()) {
        let way = (finish.compiler.as_str(), finish.compiler_from, finish.stage, finish.steps());
        let group = groups.entry(way).or_default();
        group.0 += 1;
        group.1 += finish.redundant;
    }
    let line = |((compiler, from, stage, steps), (modules, redundant)): (
        (_, ProducerSource, _, _),
        (usize, usize),
    )| {
        let redundant = match redundant {
            0 => String::new(),
            1 => "; 1 operation that it inserts is redundant".to_owned(),
            n => format!("; {n} operations that it inserts are redundant"),
        };
        let (modules, from) = (count(modules, "module", "modules"), from.words());
        format!(
            "simulated {steps} of {compiler} on {modules} {stage} ({from}){redundant}; `--as-is` checks the \
             text as it stands\n"
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
            compiler_from: ProducerSource::Metadata,
            stage: "before allocation",
            steps: steps.to_vec(),
            redundant,
        };
        let all = [finish(&["allocation", "fences", "membar"], 1), finish(&["membar"], 0), finish(&[], 0)];
        let lines = finish_lines([&all[0], &all[1], &all[0], &all[2]]);
        assert_eq!(
            lines,
            "simulated allocation, fences and membar of Triton 3.9 on 2 modules before allocation (release from \
             the `.json` file); 2 operations that it inserts are redundant; `--as-is` checks the text as it \
             stands\nsimulated membar of Triton 3.9 on 1 module before allocation (release from the `.json` \
             file); `--as-is` checks the text as it stands\n"
        );
        assert_eq!(finish_lines([]), "");
    }
}

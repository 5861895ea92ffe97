//! Linear layouts compared with those of the Triton 3.9.0 wheel, for random encodings of every kind
//! from `peer/layouts.py`.
//!
//! `cargo test -p seawall-layout --test it layouts:: -- --nocapture` prints how many pairs of
//! encoding and shape agree.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use seawall_layout::{Dim, Encoding, LinearLayout};
use serde::Deserialize;

/// One encoding with the results of the wheel.
#[derive(Deserialize)]
struct Case {
    encoding: String,
    /// The form that the wheel prints, if different.
    printed: Option<String>,
    /// Shapes, each with the bases of the layout in the short form of `peer/layouts.py`.
    answers: Vec<(Vec<i64>, String)>,
}

fn cases() -> impl Iterator<Item = Case> {
    let lines = include_str!("data/layouts.jsonl").lines();
    lines.map(|line| serde_json::from_str(line).unwrap_or_else(|error| panic!("{error}: {line}")))
}

/// Returns the row of the table for an encoding.
fn kind(encoding: &Encoding) -> String {
    match encoding {
        Encoding::Slice(_) => "slice".to_owned(),
        Encoding::DotOperand(operand) => format!("dot_op of {}", kind(&operand.parent)),
        Encoding::NvidiaMma(mma) => format!("nvidia_mma v{}", mma.version_major),
        Encoding::AmdMfma(mfma) => format!("amd_mfma v{}", mfma.version),
        Encoding::AmdWmma(wmma) => format!("amd_wmma v{}", wmma.version),
        Encoding::TensorMemory(memory) if memory.two_ctas => "tensor_memory_encoding, twoCTAs".to_owned(),
        Encoding::TensorMemory(memory) if memory.fp4_padded => "tensor_memory_encoding, fp4Padded".to_owned(),
        Encoding::NvmmaShared(shared) if shared.fp4_padded => "nvmma_shared, fp4Padded".to_owned(),
        _ => {
            let text = encoding.to_string();
            let name = text.split('<').next().unwrap_or_default();
            name.trim_start_matches("#ttg.").trim_start_matches("#ttng.").to_owned()
        }
    }
}

/// Returns the bases in the wheel's short form. The inputs depend on the kind of the encoding.
fn short(encoding: &Encoding, layout: &LinearLayout) -> String {
    let inputs: &[Dim] = if encoding.is_distributed() {
        &[Dim::Register, Dim::Lane, Dim::Warp, Dim::Block]
    } else if matches!(encoding, Encoding::PaddedShared(_)) {
        &[Dim::Offset]
    } else if encoding.is_shared() {
        &[Dim::Offset, Dim::Block]
    } else {
        &[Dim::Row, Dim::Col]
    };
    let basis = |row: Vec<u64>| {
        let mut text = String::new();
        for (value, letter) in row.into_iter().zip('a'..).filter(|(value, _)| *value != 0) {
            write!(text, "{letter}{value}").expect("a string takes text");
        }
        if text.is_empty() { "0".to_owned() } else { text }
    };
    let part = |dim: &Dim| layout.bases(*dim).into_iter().map(basis).collect::<Vec<_>>().join(" ");
    inputs.iter().map(part).collect::<Vec<_>>().join("|")
}

/// The number of pairs by kind, by rank and by number of CTAs.
#[derive(Default)]
struct Table {
    kinds: BTreeMap<String, u32>,
    ranks: BTreeMap<usize, u32>,
    ctas: BTreeMap<u64, u32>,
}

impl Table {
    fn count(&mut self, encoding: &Encoding, shape: &[i64], layout: &LinearLayout) {
        *self.kinds.entry(kind(encoding)).or_default() += 1;
        *self.ranks.entry(shape.len()).or_default() += 1;
        *self.ctas.entry(layout.in_size(Dim::Block).unwrap_or(1)).or_default() += 1;
    }

    #[expect(clippy::print_stdout, reason = "the table is for readers who run with --nocapture")]
    fn print(&self) {
        let rows =
            self.kinds.iter().map(|(kind, count)| format!("| {kind} | {count} |\n")).collect::<String>();
        let all = self.kinds.values().sum::<u32>();
        println!("| encoding | pairs |\n| --- | --- |\n{rows}| **all** | {all} |");
        println!("by rank: {:?}; by CTAs: {:?}", self.ranks, self.ctas);
    }
}

#[test]
fn layouts_equal_the_wheels() {
    let (mut table, mut failures) = (Table::default(), Vec::new());
    for case in cases() {
        let encoding = Encoding::parse(&case.encoding).unwrap_or_else(|e| panic!("{e}: {}", case.encoding));
        let printed = case.printed.as_ref().unwrap_or(&case.encoding);
        if encoding.to_string() != *printed {
            failures.push(format!("{}\n  ours: {encoding}\ntheirs: {printed}", case.encoding));
        }
        for (shape, theirs) in &case.answers {
            match encoding.to_linear_layout(shape) {
                Ok(layout) if short(&encoding, &layout) == *theirs => table.count(&encoding, shape, &layout),
                Ok(layout) => failures.push(format!(
                    "{} {shape:?}\n  ours: {}\ntheirs: {theirs}",
                    case.encoding,
                    short(&encoding, &layout)
                )),
                Err(error) => {
                    failures.push(format!("{} {shape:?}\n  ours: {error}\ntheirs: {theirs}", case.encoding));
                }
            }
        }
    }
    table.print();
    let shown: Vec<&String> = failures.iter().take(20).collect();
    assert!(shown.is_empty(), "{} of {} disagree:\n{shown:#?}", failures.len(), cases().count());
    // Detects missing data.
    assert!(table.kinds.values().sum::<u32>() >= 12_000, "too few pairs");
    assert!(table.kinds.len() >= 30 && table.kinds.values().all(|&count| count >= 40), "too few of a kind");
    assert!(table.ranks.len() == 5 && table.ctas.len() == 5, "ranks 1 to 5, 1 to 16 CTAs");
}

//! Kernels of the corpus that hang after a change of one line: the check names that line, or what
//! it contradicts, in its first finding, and every other finding follows from it.

use std::path::Path;

use seawall::{CheckOptions, SourceKind, check_text};
use seawall_analysis::{Finding, FindingCode, Weight};
use seawall_base::LineIndex;

/// A kernel with one wrong line, and its first finding.
struct Hanging {
    kernel: &'static str,
    /// The line that is changed, from 1.
    line: usize,
    /// What the line loses, and what it gets instead. The whole line goes if it loses `*`.
    change: (&'static str, &'static str),
    code: FindingCode,
    /// The stable name of the mistake.
    mistake: &'static str,
    /// A line that the finding shows.
    shown: u32,
}

const KERNELS: &[Hanging] = &[
    Hanging {
        kernel: "fbtriton/tlx_attention_persistent-sm_100.ttgir",
        line: 219,
        change: ("*", ""),
        code: FindingCode::Deadlock,
        mistake: "no-arrival",
        shown: 128,
    },
    Hanging {
        kernel: "fbtriton/tlx_attention_two_groups-sm_100.ttgir",
        line: 38,
        change: (", 1 :", ", 2 :"),
        code: FindingCode::Deadlock,
        mistake: "too-few-arrivals",
        shown: 38,
    },
    Hanging {
        kernel: "fbtriton/tlx_attention_backward_persistent-sm_100.ttgir",
        line: 345,
        change: ("16384", "24576"),
        code: FindingCode::Deadlock,
        mistake: "bytes",
        shown: 345,
    },
    Hanging {
        kernel: "fbtriton/tlx_attention_persistent_two_consumers-sm_90.ttgir",
        line: 169,
        change: (", 1 :", ", 2 :"),
        code: FindingCode::WrongArrivals,
        mistake: "too-many-arrivals",
        shown: 169,
    },
    Hanging {
        kernel: "fbtriton/autows_gemm_partitioned-sm_90.ttgir",
        line: 218,
        change: ("%52", "%50"),
        code: FindingCode::Deadlock,
        mistake: "blocks-fresh",
        shown: 219,
    },
    Hanging {
        kernel: "specialized/gluon_attention_persistent-sm_100.mlir",
        line: 379,
        change: ("%c1_i32_5", "%c0_i32_2"),
        code: FindingCode::Deadlock,
        mistake: "blocks-fresh",
        shown: 380,
    },
    Hanging {
        kernel: "specialized/gluon_attention_two_consumers_causal-sm_90.mlir",
        line: 228,
        change: ("[%46]", "[%c1_i32_8]"),
        code: FindingCode::Deadlock,
        mistake: "constant-slot",
        shown: 229,
    },
    Hanging {
        kernel: "sm_100/attention_descriptors_ws-s3.cached.ttgir",
        line: 194,
        change: ("%57", "%arg48"),
        code: FindingCode::Deadlock,
        mistake: "constant-phase",
        shown: 171,
    },
    Hanging {
        kernel: "fbtriton/autows_gemm_partitioned-sm_100.ttgir",
        line: 337,
        change: ("%arg47", "%c1_i32_10"),
        code: FindingCode::Deadlock,
        mistake: "constant-phase",
        shown: 345,
    },
    Hanging {
        kernel: "sm_100/matmul_tma_persistent_ws-s3.cached.ttgir",
        line: 104,
        change: ("[%48]", "[%c0_i32]"),
        code: FindingCode::Deadlock,
        mistake: "constant-slot",
        shown: 106,
    },
    Hanging {
        kernel: "fbtriton/tlx_attention_two_consumers-sm_90.ttgir",
        line: 169,
        change: ("%c0_i32_4 to", "%c1_i32_6 to"),
        code: FindingCode::Deadlock,
        mistake: "first-slot",
        shown: 183,
    },
];

#[expect(clippy::disallowed_methods, reason = "a test reads its inputs")]
fn text_of(hanging: &Hanging) -> String {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../corpus/ir");
    let text = std::fs::read_to_string(folder.join(hanging.kernel)).expect("it is there");
    let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
    let line = &mut lines[hanging.line - 1];
    match hanging.change {
        ("*", _) => line.clear(),
        (from, to) => {
            assert!(line.contains(from), "{}:{}: {line}", hanging.kernel, hanging.line);
            *line = line.replace(from, to);
        }
    }
    lines.join("\n") + "\n"
}

#[test]
fn the_first_finding_of_a_hanging_kernel_names_its_mistake_and_the_others_follow() {
    for hanging in KERNELS {
        let text = text_of(hanging);
        let mut options = CheckOptions::new(SourceKind::Mlir);
        options.finish = true;
        let checked = check_text(&text, &options).expect("it reads");
        let [part] = &checked.parts[..] else { panic!("{} has one module", hanging.kernel) };
        let is_error = |found: &&Finding| found.code.kind().is_error() && found.weight == Weight::Full;
        let roots = part.findings.iter().filter(is_error);
        let roots: Vec<&Finding> = roots.filter(|found| found.follows_from.is_none()).collect();
        let [first] = roots[..] else { panic!("{}: {} findings", hanging.kernel, roots.len()) };
        let mistake = first.mistake.as_ref().map(|mistake| mistake.kind.name());
        assert_eq!((first.code, mistake), (hanging.code, Some(hanging.mistake)), "{}", hanging.kernel);
        let lines = LineIndex::new(&text);
        let events = first.related.iter().map(|related| related.1).chain([first.event]);
        let line = |event| lines.line(part.base + part.program.origin_of(event).span.start);
        let shown: Vec<u32> = events.map(line).collect();
        assert!(shown.contains(&hanging.shown), "{}: {shown:?}", hanging.kernel);
    }
}

//! Modules under `tests/mlir/` that say line by line what is to be placed and found, in comments on the lines they judge:
//!
//! | comment | it says |
//! | --- | --- |
//! | `// minimal: barrier` | `--strategy minimal` places a barrier directly before the op of this line |
//! | `// minimal: barrier after` | directly after it |
//! | `// minimal: no barrier` | none there; a note to the reader, since no other barrier than the named ones may be placed |
//! | `// minimal: kept`, `// minimal: removed` | with `// options: remove-redundant`: what becomes of the barrier of this line |
//! | `// minimal: local wait` | the wgmma wait of this line loses the rendezvous of its own |
//! | `// triton: barrier`, and so on | the same for `--strategy triton`; a file without any is not judged |
//! | `// check: SW101 ...` | what `check` finds at this line, all codes in any order |
//! | `// check: clean` | on a line of its own: `check` finds nothing |
//!
//! Any warp is taken to touch any byte, since most of the modules load with the layout that they stored with; `locality.rs` is
//! about warps. What is placed or found and not expected is an error, and so are a word that is not in this table, a file that expects
//! nothing and a folder without modules. What `minimal` placed
//! must leave no race behind, unless the file has `// check:` lines of its own.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use seawall::{CheckOptions, Options, PlacedText, SourceKind, check_text, place_text};
use seawall_analysis::FindingCode;
use seawall_base::LineIndex;
use seawall_place::{Insertion, MinimalOptions, Point, Strategy, TritonOptions};

/// A judgement: line (from 1) and what happens there.
type Fact = (u32, String);

/// What one file expects.
#[derive(Debug, Default)]
struct Expected {
    remove_redundant: bool,
    minimal: Option<BTreeSet<Fact>>,
    triton: Option<BTreeSet<Fact>>,
    check: Option<BTreeSet<Fact>>,
    /// Lines on which the strategy of this name places nothing.
    nothing: Vec<(u32, &'static str)>,
    /// Barriers that stay.
    kept: Vec<u32>,
}

const PLACED: [&str; 4] = ["barrier", "barrier after", "removed", "local wait"];

impl Expected {
    fn read(text: &str) -> Result<Self, String> {
        let mut expected = Expected::default();
        for (line, content) in (1..).zip(text.lines()) {
            for comment in content.split("//").skip(1).map(str::trim) {
                let Some((key, value)) = comment.split_once(':') else { continue };
                expected.comment(line, key, value.trim()).map_err(|why| format!("line {line}: {why}"))?;
            }
        }
        match (&expected.minimal, &expected.triton, &expected.check) {
            (None, None, None) => Err("expects nothing".to_owned()),
            _ => Ok(expected),
        }
    }

    fn comment(&mut self, line: u32, key: &str, value: &str) -> Result<(), String> {
        match key {
            "options" if value == "remove-redundant" => self.remove_redundant = true,
            "minimal" => {
                let facts = self.minimal.get_or_insert_default();
                match value {
                    "no barrier" => self.nothing.push((line, "minimal")),
                    "kept" => self.kept.push(line),
                    value => {
                        facts.insert(placed_word(line, value)?);
                    }
                }
            }
            "triton" => {
                let facts = self.triton.get_or_insert_default();
                if value == "no barrier" {
                    self.nothing.push((line, "triton"));
                } else {
                    facts.insert(placed_word(line, value)?);
                }
            }
            "check" => {
                let facts = self.check.get_or_insert_default();
                if value.is_empty() {
                    return Err("expects nothing".to_owned());
                }
                for code in value.split_whitespace().filter(|&code| code != "clean") {
                    if !FindingCode::ALL.iter().any(|known| known.number() == code) {
                        return Err(format!("unknown code `{code}`"));
                    }
                    facts.insert((line, code.to_owned()));
                }
            }
            // Printers say where the edges into a block come from.
            "pred" => {}
            key if key.chars().all(|c| c.is_ascii_lowercase()) && !key.is_empty() => {
                return Err(format!("unknown expectation `{key}: {value}`"));
            }
            _ => {}
        }
        Ok(())
    }
}

fn placed_word(line: u32, value: &str) -> Result<Fact, String> {
    match PLACED.contains(&value) {
        true => Ok((line, value.to_owned())),
        false => Err(format!("unknown expectation `{value}`")),
    }
}

#[expect(clippy::disallowed_methods, reason = "a test reads its inputs")]
fn read(path: &Path) -> String {
    std::fs::read_to_string(path).unwrap()
}

/// Every module in the folders below `root`; a folder without one is an error.
fn modules(root: &Path) -> Result<Vec<PathBuf>, String> {
    let mut found = Vec::new();
    for folder in std::fs::read_dir(root).unwrap() {
        let folder = folder.unwrap().path();
        let paths = std::fs::read_dir(&folder).unwrap().map(|file| file.unwrap().path());
        let before = found.len();
        found.extend(paths.filter(|path| path.extension().is_some_and(|ext| ext == "mlir")));
        if found.len() == before {
            return Err(format!("no module in {}", folder.display()));
        }
    }
    found.sort();
    Ok(found)
}

fn place(text: &str, strategy: Strategy) -> PlacedText {
    place_text(text, &Options::new(strategy)).unwrap_or_else(|failure| panic!("{:#?}", failure.diagnostics))
}

fn placed_facts(text: &str, placed: &PlacedText) -> BTreeSet<Fact> {
    let lines = LineIndex::new(text);
    let mut facts = BTreeSet::new();
    for part in &placed.parts {
        let line = |origin| lines.line(part.base + part.program.origin_span(origin));
        for placed in &part.placement.placed {
            let word = match (placed.insertion, placed.point) {
                (Insertion::WarpGroupLocal, _) => "local wait",
                (_, Point::Before(_)) => "barrier",
                (_, Point::After(_)) => "barrier after",
            };
            facts.insert((line(placed.point.origin()), word.to_owned()));
        }
        facts.extend(part.placement.removed.iter().map(|gone| (line(gone.origin), "removed".to_owned())));
    }
    facts
}

fn found_facts(text: &str) -> BTreeSet<Fact> {
    let options = CheckOptions { any_warp: true, ..CheckOptions::new(SourceKind::Mlir) };
    let checked = check_text(text, &options).unwrap_or_else(|failure| panic!("{:#?}", failure.diagnostics));
    assert!(checked.problems.is_empty(), "{:#?}", checked.problems);
    let lines = LineIndex::new(text);
    let mut facts = BTreeSet::new();
    for part in &checked.parts {
        for finding in &part.findings {
            let origin = part.program.events[finding.event].origin;
            let line = lines.line(part.base + part.program.origin_span(origin));
            facts.insert((line, finding.code.number().to_owned()));
        }
    }
    facts
}

/// Where an op starts.
trait OriginSpan {
    fn origin_span(&self, origin: seawall_model::OriginId) -> u32;
}

impl OriginSpan for seawall_model::Program {
    fn origin_span(&self, origin: seawall_model::OriginId) -> u32 {
        self.origins[origin].span.start
    }
}

/// Differences between what is expected and what is so, one a line.
fn differences(name: &str, what: &str, expected: &BTreeSet<Fact>, found: &BTreeSet<Fact>) -> Vec<String> {
    let missing = expected.difference(found).map(|(line, fact)| format!("{name}:{line}: {what}: no {fact}"));
    let more = found
        .difference(expected)
        .map(|(line, fact)| format!("{name}:{line}: {what}: {fact} is not expected"));
    missing.chain(more).collect()
}

/// Everything that is not as `text` says.
fn judge(name: &str, text: &str) -> Vec<String> {
    let expected = match Expected::read(text) {
        Ok(expected) => expected,
        Err(why) => return vec![format!("{name}: {why}")],
    };
    let mut wrong = Vec::new();
    if let Some(facts) = &expected.minimal {
        let options = MinimalOptions {
            remove_redundant: expected.remove_redundant,
            any_warp: true,
            ..MinimalOptions::default()
        };
        let placed = place(text, Strategy::Minimal(options));
        let found = placed_facts(text, &placed);
        wrong.extend(differences(name, "minimal", facts, &found));
        for line in &expected.kept {
            let is_barrier =
                text.lines().nth(*line as usize - 1).is_some_and(|line| line.contains("barrier"));
            if !is_barrier || facts.contains(&(*line, "removed".to_owned())) {
                wrong.push(format!("{name}:{line}: nothing to keep"));
            }
        }
        if expected.check.is_none() {
            let races = found_facts(&placed.text).into_iter().filter(|(_, code)| code.starts_with("SW1"));
            wrong.extend(races.map(|(line, code)| format!("{name}: {code} after placing, at line {line}")));
        }
    }
    if let Some(facts) = &expected.triton {
        let placed = place(text, Strategy::Triton(TritonOptions::default()));
        wrong.extend(differences(name, "triton", facts, &placed_facts(text, &placed)));
    }
    for (line, strategy) in &expected.nothing {
        let facts = if *strategy == "minimal" { &expected.minimal } else { &expected.triton };
        if facts.iter().flatten().any(|(at, _)| at == line) {
            wrong.push(format!("{name}:{line}: says both something and nothing of {strategy}"));
        }
    }
    if let Some(facts) = &expected.check {
        wrong.extend(differences(name, "check", facts, &found_facts(text)));
    }
    wrong
}

#[test]
fn every_module_is_judged_as_it_says() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/mlir");
    let modules = modules(&root).unwrap();
    assert!(modules.len() > 20, "{} modules", modules.len());
    let mut wrong = Vec::new();
    for path in &modules {
        let name = path.file_name().and_then(|name| name.to_str()).unwrap_or_default();
        wrong.extend(judge(name, &read(path)));
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn a_folder_without_modules_is_an_error() {
    let root = Path::new(env!("CARGO_TARGET_TMPDIR")).join("no_modules");
    std::fs::create_dir_all(root.join("missed")).unwrap();
    assert!(modules(&root).unwrap_err().contains("no module in"));
}

const STORE_LOAD: &str = r#"#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#smem = #ttg.shared_memory
#blocked = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @k(%v: tensor<128xf32, #blocked>) {
    %a = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<128xf32, #shared, #smem, mutable>
    ttg.local_store %v, %a : tensor<128xf32, #blocked> -> !ttg.memdesc<128xf32, #shared, #smem, mutable>
    %l = ttg.local_load %a : !ttg.memdesc<128xf32, #shared, #smem, mutable> -> tensor<128xf32, #blocked>HERE
    tt.return
  }
}
"#;

fn judged(comment: &str) -> Vec<String> {
    judge("it", &STORE_LOAD.replace("HERE", comment))
}

#[test]
fn what_is_right_is_accepted() {
    assert_eq!(judged(" // minimal: barrier // triton: barrier // check: SW101"), Vec::<String>::new());
}

#[test]
fn what_is_not_placed_is_reported() {
    assert_eq!(judged(" // minimal: barrier after").len(), 2);
}

#[test]
fn what_is_not_expected_is_reported() {
    assert_eq!(judged(" // triton: no barrier"), ["it:8: triton: barrier is not expected"]);
    assert_eq!(judged(" // check: clean"), ["it:8: check: SW101 is not expected"]);
}

#[test]
fn unknown_and_empty_expectations_are_errors() {
    for comment in ["", " // minimal: fence", " // maximal: barrier", " // check:", " // check: SW999"] {
        assert_eq!(judged(comment).len(), 1, "{comment}");
    }
}

//! `minimal` on the whole corpus: compared with `triton`, certified, and with deleted barriers.
//! `cargo xtask strategies` is the long form.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};

use seawall::{Options, Outcome, PlacedText, place_text, try_deletions};
use seawall_place::{Certified, MinimalOptions, Strategy, TritonOptions};

/// The number of deletions for each module.
const SAMPLE: usize = 6;

/// One module before placement.
struct Module {
    /// Its path from the root.
    file: String,
    path: PathBuf,
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

#[expect(clippy::disallowed_methods, reason = "a test reads its inputs")]
fn read(path: &Path) -> String {
    std::fs::read_to_string(path).unwrap()
}

fn add(modules: &mut Vec<Module>, folder: &str, is_input: impl Fn(&str) -> bool) {
    for entry in std::fs::read_dir(root().join(folder)).unwrap() {
        let path = entry.unwrap().path();
        let name = path.file_name().and_then(|name| name.to_str()).unwrap_or_default().to_owned();
        if is_input(&name) {
            modules.push(Module { file: format!("{folder}/{name}"), path });
        }
    }
}

/// Every compiled kernel and every hand-written module, by path.
fn modules() -> Vec<Module> {
    let mut modules = Vec::new();
    add(&mut modules, "corpus/hand", |name| name.ends_with(".mlir") && !name.ends_with(".after.mlir"));
    for target in std::fs::read_dir(root().join("corpus/ir")).unwrap() {
        let target = target.unwrap().file_name().into_string().unwrap();
        add(&mut modules, &format!("corpus/ir/{target}"), |name| name.ends_with(".before.mlir"));
    }
    modules.sort_by(|a, b| a.file.cmp(&b.file));
    assert!(modules.len() > 1100, "only {} modules", modules.len());
    modules
}

/// Runs `work` on every module in several threads. Returns the results by path.
fn on_all<R: Send>(work: impl Fn(&Module, &str) -> R + Sync) -> BTreeMap<String, R> {
    let modules = modules();
    let next = AtomicUsize::new(0);
    let done = Mutex::new(BTreeMap::new());
    let jobs = std::thread::available_parallelism().map_or(1, usize::from);
    std::thread::scope(|scope| {
        for _ in 0..jobs {
            scope.spawn(|| {
                while let Some(module) = modules.get(next.fetch_add(1, Ordering::Relaxed)) {
                    let result = work(module, &read(&module.path));
                    done.lock().unwrap().insert(module.file.clone(), result);
                }
            });
        }
    });
    done.into_inner().unwrap()
}

/// The rows of a list in the corpus folder.
fn listed(name: &str) -> Vec<serde_json::Value> {
    serde_json::from_str(&read(&root().join("corpus").join(name))).unwrap()
}

fn placed(text: &str, strategy: Strategy) -> Option<PlacedText> {
    place_text(text, &Options::new(strategy)).ok()
}

fn minimal(text: &str) -> Option<PlacedText> {
    // The other strategy ignores warp locality.
    placed(text, Strategy::Minimal(MinimalOptions { any_warp: true, ..MinimalOptions::default() }))
}

/// The number of barriers at `depth` or deeper.
fn from_depth(placed: &PlacedText, depth: u32) -> u32 {
    placed.parts.iter().flat_map(|part| part.barriers_by_depth()).filter(|d| d.0 >= depth).map(|d| d.1).sum()
}

fn faults(text: &str) -> Vec<&'static str> {
    let mut faults = Vec::new();
    let triton = placed(text, Strategy::Triton(TritonOptions::default()));
    if let (Some(minimal), Some(triton)) = (minimal(text), triton) {
        if (0..16).any(|depth| from_depth(&minimal, depth) > from_depth(&triton, depth)) {
            faults.push("more-than-triton");
        }
        if minimal.parts.iter().any(|part| part.placement.certified != Certified::Yes) {
            faults.push("not-certified");
        }
    }
    faults
}

#[test]
fn minimal_is_certified_and_nowhere_worse_than_triton() {
    let known = listed("strategies-known.json");
    let known: BTreeMap<&str, &serde_json::Value> =
        known.iter().filter_map(|row| Some((row["file"].as_str()?, &row["faults"]))).collect();
    for file in known.keys() {
        assert!(!file.starts_with("corpus/ir/"), "{file}: no compiled kernel may be an exception");
    }
    for (file, faults) in on_all(|_, text| faults(text)) {
        let listed = known.get(file.as_str()).map_or(serde_json::json!([]), |faults| (*faults).clone());
        assert_eq!(serde_json::json!(faults), listed, "{file}");
    }
}

/// Evenly spread samples, including the first and the last.
fn is_sampled(at: usize, of: usize) -> bool {
    of <= SAMPLE || (0..SAMPLE).any(|k| k * (of - 1) / (SAMPLE - 1) == at)
}

/// The codes of the errors of the placed module, and the number of sampled deletions without a new
/// finding or an explanation.
fn trial(before: &str, after: &str) -> (Vec<&'static str>, usize) {
    let result = try_deletions(before, after, is_sampled).unwrap_or_else(|f| panic!("{:#?}", f.diagnostics));
    let mut codes: Vec<&str> = result.errors.iter().map(|code| code.number()).collect();
    codes.sort_unstable();
    codes.dedup();
    (codes, result.deleted.iter().filter(|deleted| deleted.outcome == Outcome::Silent).count())
}

fn compare(placed: &str, results: &BTreeMap<String, Option<(Vec<&'static str>, usize)>>) {
    let known = listed("check-known.json");
    for (file, result) in results {
        let Some((codes, silent)) = result else { continue };
        let row = known.iter().find(|row| row["file"] == **file && row["placed"] == placed);
        let listed = row.map_or(serde_json::json!([]), |row| row["codes"].clone());
        assert_eq!(serde_json::json!(codes), listed, "{file} as {placed} places it");
        let most = row.and_then(|row| row["silent"].as_u64()).unwrap_or(0);
        assert!(*silent as u64 <= most, "{file} as {placed} places it: {silent} deletions go unnoticed");
    }
}

#[test]
fn a_barrier_that_is_missing_from_what_minimal_places_is_noticed() {
    compare("minimal", &on_all(|_, text| minimal(text).map(|placed| trial(text, &placed.text))));
}

#[test]
fn a_barrier_that_is_missing_from_what_the_wheel_places_is_noticed_or_redundant() {
    let after = |module: &Module| {
        let stem = module.file.strip_suffix(".before.mlir").or(module.file.strip_suffix(".mlir"));
        let path = root().join(format!("{}.after.mlir", stem.unwrap_or_default()));
        path.is_file().then(|| read(&path))
    };
    compare("wheel", &on_all(|module, text| after(module).map(|after| trial(text, &after))));
}

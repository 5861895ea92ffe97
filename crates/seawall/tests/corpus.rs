//! The hand-written probes of the corpus, compared with the results of the released pass of Triton
//! 3.9 through the facade. `cargo xtask peers` compares the compiled kernels.

use std::path::{Path, PathBuf};

use seawall::{Options, PlacedText, place_text};
use seawall_place::{PlaceOptions, Strategy, TritonOptions, certify};

fn triton() -> Strategy {
    Strategy::Triton(TritonOptions::default())
}

#[expect(clippy::disallowed_methods, reason = "a test reads its inputs")]
fn read(path: &Path) -> String {
    std::fs::read_to_string(path).unwrap()
}

fn corpus() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../corpus")
}

/// The name, the module before the pass, and the module after it.
fn probes() -> Vec<(String, String, String)> {
    let mut probes = Vec::new();
    for entry in std::fs::read_dir(corpus().join("hand")).unwrap() {
        let after = entry.unwrap().path();
        let name = after.file_name().and_then(|name| name.to_str()).unwrap_or_default().to_owned();
        let Some(name) = name.strip_suffix(".after.mlir") else { continue };
        let before = after.with_file_name(format!("{name}.mlir"));
        probes.push((name.to_owned(), read(&before), read(&after)));
    }
    probes.sort();
    probes
}

fn placed(text: &str) -> PlacedText {
    let options = Options::new(triton());
    place_text(text, &options).unwrap_or_else(|failure| panic!("{:#?}", failure.diagnostics))
}

/// The ops of a module, one for each line, without what the released pass does not keep or its
/// printer renames: comments, value names and attribute order.
fn inserted(text: &str) -> Vec<(usize, String)> {
    let ops = text.lines().map(str::trim).filter(|line| !line.is_empty() && !line.starts_with("//"));
    let synchronizes = |line: &str| {
        ["ttg.barrier local", "ttng.cluster_barrier", "ttng.fence_mbarrier_init"]
            .iter()
            .any(|op| line.starts_with(op))
    };
    let mut own = 0;
    let mut found = Vec::new();
    for line in ops {
        if synchronizes(line) {
            found.push((own, line.to_owned()));
        } else {
            own += 1;
        }
    }
    found
}

#[test]
fn barriers_are_where_the_released_pass_puts_them() {
    let known = read(&corpus().join("known-differences.json"));
    let probes = probes();
    assert!(probes.len() > 300, "only {} probes", probes.len());
    for (name, before, after) in probes {
        let equal = inserted(&placed(&before).text) == inserted(&after);
        let listed = known.contains(&format!("corpus/hand/{name}.mlir\""));
        assert_eq!(equal, !listed, "{name}");
    }
}

fn assert_certified(name: &str, module: &str) {
    for part in placed(module).parts {
        let options = PlaceOptions { strategy: triton() };
        assert_eq!(certify(&part.program, &options, &part.placement), [], "{name}");
    }
}

#[test]
fn what_is_placed_is_certified() {
    for (name, before, _) in probes() {
        assert_certified(&name, &before);
    }
}

#[test]
fn what_is_placed_in_compiled_kernels_is_certified() {
    let mut kernels = 0;
    for target in std::fs::read_dir(corpus().join("ir")).unwrap() {
        for entry in std::fs::read_dir(target.unwrap().path()).unwrap() {
            let path = entry.unwrap().path();
            if path.to_string_lossy().ends_with(".before.mlir") {
                assert_certified(&path.to_string_lossy(), &read(&path));
                kernels += 1;
            }
        }
    }
    assert!(kernels > 700, "only {kernels} kernels");
}

/// The non-empty lines of a module.
fn lines(text: &str) -> Vec<&str> {
    text.lines().filter(|line| !line.trim().is_empty()).collect()
}

/// The tensor-memory pass inserts barriers into a compiled kernel without barriers. After their
/// removal, they are placed again in the same positions, along with those of membar.
#[test]
fn barriers_for_tensor_memory_are_where_the_released_pass_puts_them() {
    let barriers = |text: &str| text.matches("ttg.barrier").count();
    let mut kernels = 0;
    for entry in std::fs::read_dir(corpus().join("ir/sm_100")).unwrap() {
        let path = entry.unwrap().path();
        let Some(name) = path.to_str().and_then(|path| path.strip_suffix(".before.mlir")) else { continue };
        let (before, cached) = (read(&path), read(Path::new(&format!("{name}.cached.ttgir"))));
        if barriers(&before) == 0 || barriers(&cached) > 0 {
            continue;
        }
        let without: Vec<&str> = before.lines().filter(|line| line.trim() != "ttg.barrier local").collect();
        let after = read(Path::new(&format!("{name}.after.mlir")));
        assert_eq!(lines(&placed(&without.join("\n")).text), lines(&after), "{name}");
        kernels += 1;
    }
    assert!(kernels > 20, "only {kernels} kernels");
}

#[test]
fn a_placed_module_needs_nothing_more() {
    for (name, before, _) in probes() {
        let once = placed(&before).text;
        // The pass orders clusters differently in each run.
        if !once.contains("cluster") {
            assert_eq!(placed(&once).text, once, "{name}");
        }
    }
}

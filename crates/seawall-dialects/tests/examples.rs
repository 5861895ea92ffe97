//! One example per op and assembly format. Each is read by its own format instead of by structure,
//! and prints unchanged.

use seawall_dialects::registry;
use seawall_mlir::{Module, parse};

const EXAMPLES: &str = include_str!("fixtures/examples.mlir");

/// Aliases that the examples use. Their definitions do not matter, except for memory spaces.
const ALIASES: &str = "\
#b = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>
#s1 = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#sh = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>
#nv = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#smem = #ttg.shared_memory
#tmem = #ttng.tensor_memory_encoding<blockM = 128, blockN = 128, colStride = 1>
";

/// Layout aliases that are defined as `#b`.
const MORE: &[&str] = &[
    "b1", "b2", "bt", "bx", "bi", "bj", "li", "mma", "mma2", "mf", "sl", "ix", "pad", "pd", "sp", "s2",
    "sh2", "s1x", "nvT", "nv8", "nv32", "tma", "tscale",
];

/// Returns the names that `example` uses without a definition.
fn free_names(example: &str) -> Vec<&str> {
    let name = |at: usize| {
        let rest = &example[at..];
        let end = rest[1..].find(|c: char| !(c.is_ascii_alphanumeric() || "_.$-".contains(c)));
        &rest[..end.map_or(rest.len(), |e| e + 1)]
    };
    let mut seen: Vec<&str> = Vec::new();
    for (at, _) in example.match_indices('%') {
        // `%tid.x` inside inline assembly.
        let quoted = example[..at].matches('"').count() % 2 == 1;
        if !quoted && !seen.contains(&name(at)) {
            seen.push(name(at));
        }
    }
    seen.retain(|n| !is_defined(example, n));
    seen
}

fn is_defined(example: &str, name: &str) -> bool {
    let left = |line: &str| {
        let Some((left, _)) = line.split_once(" = ") else { return false };
        let left = left.trim_start();
        left.starts_with('%') && left.split(", ").any(|n| n.split(':').next() == Some(name))
    };
    let argument = |opening: &str| example.contains(&format!("{opening}{name}:"));
    let bound =
        ["(", ", "].iter().any(|o| argument(o)) && (example.contains("^bb") || example.contains("@g("));
    let assigned = example.contains(&format!("({name} = ")) || example.contains(&format!(", {name} = "));
    let captured =
        name.starts_with("%arg") || (example.contains("tile(") && argument("tile(")) || argument(", ");
    let induction = example.contains(&format!("scf.for {name} = "));
    example.lines().any(left) || bound || assigned || captured || induction
}

fn module_of(example: &str) -> String {
    let mut text = ALIASES.to_string();
    for alias in MORE {
        text.push_str(&format!("#{alias} = #ttg.slice<{{dim = 0, parent = #b}}>\n"));
    }
    let func = example.starts_with("tt.func");
    text.push_str("module {\n");
    if !func {
        text.push_str("tt.func @test() {\n");
    }
    for name in free_names(example) {
        // An op without a row and types: its result has the unknown type, which matches any type.
        text.push_str(&format!("{name} = test.any\n"));
    }
    text.push_str(example);
    text.push_str(if func { "\n}\n" } else { "\n}\n}\n" });
    text
}

fn read(example: &str) -> Module {
    let text = module_of(example);
    match parse(&text, registry()) {
        Ok(module) => module,
        Err(errors) => panic!("{example}\n{:?}\nin\n{text}", errors.first()),
    }
}

#[test]
fn every_example_is_read_by_its_format_and_comes_back() {
    let mut read_structurally = Vec::new();
    let mut count = 0;
    for example in EXAMPLES.split("\n\n").map(str::trim).filter(|e| !e.is_empty()) {
        let module = read(example);
        assert_eq!(module.print(), module.text(), "{example}");
        for warning in module.warnings() {
            read_structurally.push(format!("{example}\n    {}", warning.message));
        }
        count += 1;
    }
    assert!(count > 270, "{count} examples");
    assert!(read_structurally.is_empty(), "{}", read_structurally.join("\n"));
}

#[test]
fn an_upstream_kernel_is_read_without_a_warning() {
    let text = include_str!("fixtures/upstream.mlir");
    let module = match parse(text, registry()) {
        Ok(module) => module,
        Err(errors) => panic!("{:?}", errors.first()),
    };
    assert!(module.warnings().is_empty(), "{:?}", module.warnings());
    assert_eq!(module.print(), text);
    let barriers = module.walk().filter(|&op| module.op_name(op).contains("barrier")).count();
    assert_eq!(barriers, 4);
}

/// The text is in the form that `mlir-opt` prints.
#[test]
fn asynchronous_copies_of_upstream_are_read_without_a_warning() {
    let text = include_str!("fixtures/nvgpu.mlir");
    let module = match parse(text, registry()) {
        Ok(module) => module,
        Err(errors) => panic!("{:?}", errors.first()),
    };
    assert!(module.warnings().is_empty(), "{:?}", module.warnings());
    assert_eq!(module.print(), text);
    let names: Vec<&str> =
        module.walk().map(|op| module.op_name(op)).filter(|name| name.starts_with("nvgpu.")).collect();
    assert!(names.iter().all(|name| seawall_dialects::op_def(name).is_some()), "{names:?}");
    assert_eq!(names.len(), 23);
}

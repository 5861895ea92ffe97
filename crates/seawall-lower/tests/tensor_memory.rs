//! Tensor memory as the Triton 3.9.0 wheel allocates it, in the compiled kernels of the corpus and
//! in modules that `peer/tensor_memory.py` made and passed to the wheel.

use std::path::{Path, PathBuf};

use seawall_dialects::registry;
use seawall_lower::{TensorAllocation, allocate_tensor_memory};
use seawall_mlir::{AttrValue, Module, OpId, parse};

/// The total number of columns, and the row and column of each allocation in textual order.
type Answer = (i64, Vec<(i64, i64)>);

#[expect(clippy::disallowed_methods, reason = "a test reads its inputs")]
fn read(path: &Path) -> String {
    std::fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

fn module(text: &str) -> Module {
    parse(text, registry()).unwrap_or_else(|errors| panic!("{errors:#?}\n{text}"))
}

fn integer(module: &Module, op: OpId, key: &str) -> Option<i64> {
    match module.attr_value(module.attr(op, key)?) {
        AttrValue::Int { value, .. } => i64::try_from(value).ok(),
        _ => None,
    }
}

/// The wheel's answer, as stated in a module.
fn stated(module: &Module) -> Answer {
    let attr = |op, key| integer(module, op, key).unwrap_or(-1);
    let allocs = module.walk().filter(|&op| module.op_name(op) == "ttng.tmem_alloc");
    let place = |op| (attr(op, "tensor_memory_row_offset"), attr(op, "tensor_memory_col_offset"));
    let columns = module.walk().find_map(|op| integer(module, op, "ttg.tensor_memory_size"));
    (columns.unwrap_or(-1), allocs.map(place).collect())
}

fn ours(allocation: &TensorAllocation) -> Answer {
    let places = allocation.places.iter().map(|(_, p)| (i64::from(p.row), i64::from(p.column)));
    (i64::from(allocation.columns), places.collect())
}

fn allocated(module: &Module) -> Answer {
    ours(&allocate_tensor_memory(module).unwrap_or_else(|error| panic!("{error:#?}\n{}", module.text())))
}

/// The compiled kernels for one target, before membar.
fn kernels(target: &str) -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../corpus/ir").join(target);
    let paths = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let mut found: Vec<PathBuf> = paths.filter(|p| p.to_string_lossy().ends_with(".before.mlir")).collect();
    found.sort();
    found
}

#[test]
fn compiled_kernels_get_the_places_that_the_wheel_gives() {
    let (mut allocs, mut shared) = (0, 0);
    for path in kernels("sm_100") {
        let name = path.display();
        let allocated_by_wheel = module(&read(&path));
        let wanted = stated(&allocated_by_wheel);
        assert_eq!(allocated(&allocated_by_wheel), wanted, "{name}");
        let cached = PathBuf::from(path.to_string_lossy().replace(".before.mlir", ".cached.ttgir"));
        assert_eq!(allocated(&module(&read(&cached))), wanted, "{}", cached.display());
        allocs += wanted.1.len();
        shared += wanted.1.iter().filter(|place| **place != (0, 0)).count();
    }
    assert!(allocs > 100 && shared > 30, "only {allocs} allocations, {shared} of them not at the start");
}

/// The modules that the script made, each with the answer on its first line, after a common
/// prelude.
fn made() -> Vec<(String, Answer)> {
    let text = include_str!("data/tensor_memory.mlir");
    let mut parts = text.split("// -----\n");
    let prelude = parts.next().unwrap_or_default();
    let number = |word: &str| word.parse::<i64>().unwrap_or_else(|_| panic!("{word} is not a number"));
    let place = |word: &str| word.split_once('/').map(|(row, column)| (number(row), number(column))).unwrap();
    let case = |part: &str| {
        let (answer, body) = part.split_once('\n').unwrap();
        let mut words = answer.trim_start_matches("// ").split_whitespace();
        let columns = number(words.next().unwrap_or_default());
        (format!("{prelude}{body}"), (columns, words.map(place).collect()))
    };
    parts.map(case).collect()
}

#[test]
fn made_modules_get_the_places_that_the_wheel_gives() {
    let cases = made();
    assert!(cases.len() >= 400, "only {} modules", cases.len());
    let wrong: Vec<String> = cases
        .iter()
        .filter_map(|(text, wanted)| {
            let ours = allocated(&module(text));
            (ours != *wanted).then(|| format!("ours {ours:?}\nwheel {wanted:?}\n{text}"))
        })
        .collect();
    assert!(wrong.is_empty(), "{} of {} differ, first:\n{}", wrong.len(), cases.len(), wrong[0]);
}

/// A module with these functions; `#t` lays out 64 columns, and `!m` is a buffer of them.
fn small(functions: &str) -> Module {
    let prelude = "#t = #ttng.tensor_memory_encoding<blockM = 128, blockN = 64, colStride = 1>\n\
                   #s = #ttng.tensor_memory_encoding<blockM = 64, blockN = 64, colStride = 1>\n\
                   !m = !ttg.memdesc<128x64xf32, #t, #ttng.tensor_memory, mutable>\n\
                   !left = !ttg.memdesc<64x64xf16, #s, #ttng.tensor_memory, mutable>\n\
                   !sum = !ttg.memdesc<64x64xf32, #s, #ttng.tensor_memory, mutable>\n\
                   !b = !ttg.memdesc<64x64xf16, #ttg.shared, #ttg.shared_memory>\n";
    module(&format!("{prelude}module attributes {{ttg.target = \"cuda:100\"}} {{\n{functions}\n}}\n"))
}

fn refused(functions: &str) -> String {
    let module = small(functions);
    let error = allocate_tensor_memory(&module).expect_err("the module is refused");
    format!("{}: {}", error.primary.span.of(module.text()), error.message)
}

#[test]
fn many_blocks_and_many_allocations_end_in_time() {
    use std::fmt::Write as _;
    let mut text = String::from("tt.func @k(%p: i1) {\n");
    for n in 0..8_000 {
        let _ = writeln!(text, "%v{n} = ttng.tmem_alloc : () -> !m\ncf.br ^bb{n}\n^bb{n}:");
    }
    for n in 0..8_000 {
        let _ = writeln!(text, "\"odd.use\"(%v{n}) : (!m) -> ()");
    }
    text.push_str("tt.return\n}");
    assert!(refused(&text).contains("too many"));
}

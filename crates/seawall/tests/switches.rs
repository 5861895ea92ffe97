//! Switches compare the value of their cases: an operation started in one case is complete after a
//! wait under the comparison with that value, and not under another.

use seawall::{CheckOptions, SourceKind, check_text};

const TYPES: &str = "\
#b = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#smem = #ttg.shared_memory
!tile = !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
!value = tensor<64x64xf16, #b>
!desc = !tt.tensordesc<64x64xf16, #shared>
";

/// A TMA store from the buffer.
const START: &str =
    "%s = ttng.async_tma_copy_local_to_global %d[%c0, %c0] %buf : !desc, !tile -> !ttg.async.token";

/// The codes found if `start` has the store, the wait is under `%n == waited`, and then the buffer
/// is written again.
fn found(start: &str, waited: i32) -> Vec<&'static str> {
    let text = format!(
        "{TYPES}module attributes {{\"ttg.num-ctas\" = 1 : i32, \"ttg.num-warps\" = 4 : i32, \"ttg.threads-per-warp\" = 32 : i32, \
         ttg.target = \"cuda:90\"}} {{\n tt.func @k(%d: !desc, %x: !value, %n: i32, %b: i8) {{\n %c0 = arith.constant 0 : i32\n \
         %buf = ttg.local_alloc %x : (!value) -> !tile\n ttng.fence_async_shared {{bCluster = false}}\n ttg.barrier local\n{start}\n \
         %value = arith.constant {waited} : i32\n %is = arith.cmpi eq, %n, %value : i32\n \
         scf.if %is {{\n ttng.async_tma_store_wait {{pendings = 0 : i32}}\n }}\n ttg.barrier local\n \
         ttg.local_store %x, %buf : !value -> !tile\n ttng.async_tma_store_wait {{pendings = 0 : i32}}\n tt.return\n }}\n}}\n"
    );
    let options = CheckOptions { any_sign: true, ..CheckOptions::new(SourceKind::Mlir) };
    let checked =
        check_text(&text, &options).unwrap_or_else(|failure| panic!("{text}: {:#?}", failure.diagnostics));
    assert!(checked.problems.is_empty(), "{text}\n{:#?}", checked.problems);
    let part = checked.parts.first().expect("there is a module");
    let errors = part.findings.iter().filter(|finding| finding.code.kind().is_error());
    errors.map(|finding| finding.code.number()).collect()
}

/// The store in the case of `value`, with nothing in `others` and the default.
fn blocks(value: i32, others: &[i32]) -> String {
    let mut cases: Vec<String> = others.iter().map(|other| format!("{other}: ^after")).collect();
    cases.insert(others.len() / 2, format!("{value}: ^start"));
    let cases = cases.join(", ");
    format!(" cf.switch %n : i32, [default: ^after, {cases}]\n^start:\n {START}\n cf.br ^after\n^after:")
}

fn regions(value: i32, others: &[i32]) -> String {
    let case = |value: i32, body: &str| format!(" case {value} {{\n {body}\n scf.yield\n }}\n");
    let others: String = others.iter().map(|&other| case(other, "")).collect();
    format!(
        " %ix = arith.index_cast %n : i32 to index\n scf.index_switch %ix\n{others}{} default {{\n }}",
        case(value, START)
    )
}

fn generic_blocks(value: i32) -> String {
    format!(
        " \"cf.switch\"(%n)[^after, ^start] <{{case_operand_segments = array<i32: 0>, case_values = dense<{value}> : tensor<1xi32>, \
         operandSegmentSizes = array<i32: 1, 0, 0>}}> : (i32) -> ()\n^start:\n {START}\n cf.br ^after\n^after:"
    )
}

fn generic_regions(value: i32) -> String {
    format!(
        " %ix = arith.index_cast %n : i32 to index\n \"scf.index_switch\"(%ix) <{{cases = array<i64: 9, {value}>}}> ({{\n \"scf.yield\"() : () -> ()\n }}, \
         {{\n \"scf.yield\"() : () -> ()\n }}, {{\n {START}\n \"scf.yield\"() : () -> ()\n }}) : (index) -> ()"
    )
}

#[test]
fn a_case_holds_for_its_value_alone() {
    let mut forms = Vec::new();
    for value in [0, 3, -1] {
        forms.extend([(value, generic_blocks(value)), (value, generic_regions(value))]);
        for others in [&[][..], &[7], &[7, 8, 11]] {
            forms.extend([(value, blocks(value, others)), (value, regions(value, others))]);
        }
    }
    for (value, start) in forms {
        assert!(found(&start, value).is_empty(), "{start}");
        assert_eq!(found(&start, value + 1), ["SW201"], "{start}");
    }
}

/// The text may print a number as unsigned.
#[test]
fn a_case_is_a_number_of_the_type() {
    let start = format!(
        " cf.switch %b : i8, [default: ^after, 200: ^start]\n^start:\n {START}\n cf.br ^after\n^after:\n \
         %minus = arith.constant -56 : i8\n %eq = arith.cmpi eq, %b, %minus : i8\n scf.if %eq {{\n \
         ttng.async_tma_store_wait {{pendings = 0 : i32}}\n }}"
    );
    assert!(found(&start, 5).is_empty());
    assert_eq!(found(&start.replace("-56", "-55"), 5), ["SW201"]);
}

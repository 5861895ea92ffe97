//! Warnings about code that Seawall cannot resolve, or that is wrong.

use super::specialized::lowered;

/// Warns only if an mbarrier or a branch depends on it.
#[test]
fn unevaluated_arithmetic_warns_where_a_phase_or_branch_depends_on_it() {
    let warnings = |op: &str| {
        let text = include_str!("../../../../tests/mlir/specialized/absolute_phase.mlir");
        let changed = text.replace("%size = math.absi %minus : i32", op);
        assert!(changed.contains(op));
        lowered(&changed).warnings.iter().map(|warning| warning.code).collect::<Vec<_>>()
    };
    let warned = ["lower::arithmetic"];
    assert!(warnings("%size = math.absi %minus : i32").is_empty());
    assert_eq!(warnings("%size = tt.mulhiui %minus, %i : i32"), warned);
    let narrow = "%small = arith.trunci %i : i32 to i8\n%sum = arith.addi %small, %small : i8\n";
    assert_eq!(warnings(&format!("{narrow}%size = arith.extsi %sum : i8 to i32")), warned);
    assert!(warnings(&format!("{narrow}%size = math.absi %minus : i32")).is_empty());
}

/// The compiler makes no arrival for a slot that is entered to be filled and never left.
#[test]
fn an_aref_that_no_op_leaves_warns() {
    let text = include_str!("../../../../tests/mlir/specialized/arefs.mlir");
    let warned =
        |text: &str| lowered(text).warnings.iter().any(|warning| warning.code == "lower::aref-not-left");
    assert!(!warned(text));
    let left = text.lines().filter(|line| !line.contains("put.exit")).collect::<Vec<_>>().join("\n");
    assert!(warned(&left));
}

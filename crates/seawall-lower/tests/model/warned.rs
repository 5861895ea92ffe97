//! What is not understood, or not as it should be, is said.

use crate::specialized::lowered;

/// Only where an mbarrier or a branch depends on it.
#[test]
fn arithmetic_that_is_not_followed_is_told_where_it_decides_something() {
    let warnings = |op: &str| {
        let text = include_str!("../../../../tests/mlir/specialized/absolute_phase.mlir");
        let changed = text.replace("%size = math.absi %minus : i32", op);
        assert!(changed.contains(op));
        lowered(&changed).warnings.iter().map(|warning| warning.code).collect::<Vec<_>>()
    };
    let told = ["lower::arithmetic"];
    assert!(warnings("%size = math.absi %minus : i32").is_empty());
    assert_eq!(warnings("%size = tt.mulhiui %minus, %i : i32"), told);
    let narrow = "%small = arith.trunci %i : i32 to i8\n%sum = arith.addi %small, %small : i8\n";
    assert_eq!(warnings(&format!("{narrow}%size = arith.extsi %sum : i8 to i32")), told);
    assert!(warnings(&format!("{narrow}%size = math.absi %minus : i32")).is_empty());
}

/// A slot that is entered to be filled and never left has no arrival that the compiler could make.
#[test]
fn an_aref_that_nothing_leaves_is_told() {
    let text = include_str!("../../../../tests/mlir/specialized/arefs.mlir");
    let told =
        |text: &str| lowered(text).warnings.iter().any(|warning| warning.code == "lower::aref-not-left");
    assert!(!told(text));
    let left = text.lines().filter(|line| !line.contains("put.exit")).collect::<Vec<_>>().join("\n");
    assert!(told(&left));
}

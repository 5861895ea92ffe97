//! Conditionals. Two conditionals on one condition take the same branch, so an operation started
//! under the first is complete after a wait under the second. Threads that diverge must reach the
//! same number of barriers.

use std::collections::BTreeSet;

use seawall::{CheckOptions, SourceKind, check_text};
use seawall_analysis::Bound;

const TYPES: &str = "\
#b = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#mma = #ttg.nvidia_mma<{versionMajor = 3, versionMinor = 0, warpsPerCTA = [4, 1], instrShape = [16, 64, 16]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#bar = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#smem = #ttg.shared_memory
!tile = !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
!mbar = !ttg.memdesc<1xi64, #bar, #smem, mutable>
!value = tensor<64x64xf16, #b>
!desc = !tt.tensordesc<64x64xf16, #shared>
";

/// The codes of the errors that `check` finds in a kernel with `body`.
fn found(attributes: &str, body: &str) -> Vec<String> {
    let text = format!(
        "{TYPES}module attributes {{\"ttg.num-ctas\" = 1 : i32, {attributes}}} {{\n  tt.func @k(%d: !desc, %x: !value, \
         %p: tensor<64x64x!tt.ptr<f16>, #b>, %acc: tensor<64x64xf32, #mma>, %c: i1, %e: i1, %n: i32) {{\n    \
         %c0 = arith.constant 0 : i32\n    %c1 = arith.constant 1 : i32\n    %true = arith.constant true\n{body}\n    tt.return\n  }}\n}}\n"
    );
    let checked = check_text(&text, &CheckOptions::new(SourceKind::Mlir))
        .unwrap_or_else(|failure| panic!("{text}: {:#?}", failure.diagnostics));
    assert!(checked.problems.is_empty(), "{text}\n{:#?}", checked.problems);
    let part = checked.parts.first().expect("there is a module");
    assert_eq!(part.bound, Bound::AllPaths, "{text}\n{:#?}", part.notes);
    let errors = part.findings.iter().filter(|finding| finding.code.kind().is_error());
    errors.map(|finding| finding.code.number().to_owned()).collect()
}

const SM_90: &str =
    "\"ttg.num-warps\" = 4 : i32, \"ttg.threads-per-warp\" = 32 : i32, ttg.target = \"cuda:90\"";
const NONE: [&str; 0] = [];

/// The start of an operation under `%c`, its wait, and the op that needs the wait: a TMA store from
/// shared memory.
const STORE: [&str; 3] = [
    "ttg.local_store %x, %buf : !value -> !tile\n ttng.fence_async_shared {bCluster = false}\n ttg.barrier local\n \
     %s = ttng.async_tma_copy_local_to_global %d[%c0, %c0] %buf : !desc, !tile -> !ttg.async.token",
    "ttng.async_tma_store_wait {pendings = 0 : i32}",
    "ttg.local_store %x, %buf : !value -> !tile",
];
/// The same with `cp.async`.
const COPY: [&str; 3] = [
    "%s = ttg.async_copy_global_to_local %p, %buf : tensor<64x64x!tt.ptr<f16>, #b> -> !tile\n \
     %t = ttg.async_commit_group tokens %s",
    "%w = ttg.async_wait {num = 0 : i32}",
    "%l = ttg.local_load %buf : !tile -> !value",
];
/// The same with an MMA of a warp group.
const PRODUCT: [&str; 3] = [
    "%s = ttng.warp_group_dot %buf, %buf, %acc {inputPrecision = 0 : i32, isAsync = true} : !tile * !tile -> tensor<64x64xf32, #mma>",
    "%w = ttng.warp_group_dot_wait %acc {pendings = 0 : i32} : tensor<64x64xf32, #mma>",
    "ttg.local_store %x, %buf : !value -> !tile",
];
/// The same with a TMA load to shared memory and an mbarrier.
const LOAD: [&str; 3] = [
    "ttng.barrier_expect %bar, 8192, %true : !mbar\n \
     ttng.async_tma_copy_global_to_local %d[%c0, %c0] %buf, %bar, %true : !desc, !mbar -> !tile",
    "ttng.wait_barrier %bar, %c0, %true : !mbar",
    "%l = ttg.local_load %buf : !tile -> !value",
];

/// The three ops, with the first under `first` and the second under `second`.
fn under([start, wait, after]: [&str; 3], first: &str, second: &str) -> String {
    format!(
        "%buf = ttg.local_alloc : () -> !tile\n%bar = ttg.local_alloc : () -> !mbar\nttng.init_barrier %bar, 1 : !mbar\nttg.barrier local\n\
         {first} {{\n {start}\n}}\n{second} {{\n {wait}\n}}\nttg.barrier local\n{after}"
    )
}

#[test]
fn equal_conditions_decide_equally() {
    let same = ("scf.if %c", "scf.if %c");
    let compared =
        ("%q = arith.cmpi slt, %n, %c1 : i32\nscf.if %q", "%r = arith.cmpi slt, %n, %c1 : i32\nscf.if %r");
    let opposite = (
        "%q = arith.cmpi slt, %n, %c1 : i32\nscf.if %q",
        "%r = arith.cmpi sge, %n, %c1 : i32\nscf.if %r {} else",
    );
    let negated = ("scf.if %c", "%r = arith.xori %c, %true : i1\nscf.if %r {} else");
    let both = ("%q = arith.andi %c, %e : i1\nscf.if %q", "%r = arith.andi %e, %c : i1\nscf.if %r");
    for what in [STORE, COPY, PRODUCT, LOAD] {
        for (first, second) in [same, compared, opposite, negated, both] {
            let body = under(what, first, second);
            assert_eq!(found(SM_90, &body), NONE, "{body}");
        }
    }
}

#[test]
fn other_conditions_may_decide_otherwise() {
    let other = ("scf.if %c", "scf.if %e");
    let opposite = ("scf.if %c", "scf.if %c {} else");
    let negated = ("scf.if %c", "%r = arith.xori %c, %true : i1\nscf.if %r");
    let less =
        ("%q = arith.cmpi slt, %n, %c1 : i32\nscf.if %q", "%r = arith.cmpi slt, %n, %c0 : i32\nscf.if %r");
    let fewer = ("scf.if %c", "%r = arith.andi %e, %c : i1\nscf.if %r");
    for (what, code) in [(STORE, "SW201"), (COPY, "SW202"), (PRODUCT, "SW201"), (LOAD, "SW202")] {
        for (first, second) in [other, opposite, negated, less, fewer] {
            let body = under(what, first, second);
            let found = found(SM_90, &body);
            assert!(found.iter().any(|found| found == code), "{found:?}\n{body}");
        }
    }
}

/// In a loop, the condition differs in each iteration, and the wait under it comes one iteration
/// late.
#[test]
fn a_condition_that_is_loaded_anew_is_another_one() {
    let [start, wait, after] = STORE;
    let body = |first: &str, second: &str| {
        format!(
            "%buf = ttg.local_alloc : () -> !tile\nscf.for %i = %c0 to %n step %c1 : i32 {{\n\
             %a = arith.cmpi eq, %i, %c0 : i32\n%z = arith.cmpi slt, %i, %n : i32\n\
             scf.if {first} {{\n{start}\n}}\nscf.if {second} {{\n{wait}\n}}\nttg.barrier local\n{after}\nttg.barrier local\n}}"
        )
    };
    assert_eq!(found(SM_90, &body("%a", "%a")), NONE);
    assert!(found(SM_90, &body("%z", "%a")).contains(&"SW201".to_owned()));
}

const GFX950: &str =
    "\"ttg.num-warps\" = 8 : i32, \"ttg.threads-per-warp\" = 64 : i32, ttg.target = \"hip:gfx950\"";

/// 512 threads in two groups of four warps each. `%hi` selects the second group.
fn in_two_groups(body: &str) -> String {
    format!(
        "%t = rocdl.workitem.id.x : i32\n%k1 = arith.constant 1 : i32\n%k64 = arith.constant 64 : i32\n%k256 = arith.constant 256 : i32\n\
         %g = arith.divsi %t, %k256 : i32\n%hi = arith.cmpi ne, %g, %c0 : i32\n%lo = arith.cmpi eq, %g, %c0 : i32\n\
         %lane = arith.remui %t, %k64 : i32\n%first = arith.cmpi eq, %lane, %c0 : i32\n%small = arith.cmpi slt, %n, %c1 : i32\n{body}"
    )
}

#[test]
fn some_threads_have_a_barrier_more() {
    for barrier in ["ttg.barrier local", "gpu.barrier", "rocdl.s.barrier"] {
        let bodies = [
            format!("scf.if %hi {{\n {barrier}\n}}"),
            format!("scf.if %hi {{\n {barrier}\n}} else {{\n {barrier}\n {barrier}\n}}"),
            format!("scf.for %i = %c0 to %g step %c1 : i32 {{\n {barrier}\n}}"),
            format!("%m = arith.addi %n, %g : i32\nscf.for %i = %c0 to %m step %c1 : i32 {{\n {barrier}\n}}"),
            // Assembly may read the thread number.
            format!(
                "%own = tt.elementwise_inline_asm \"v_mov_b32 $0, v0\" {{constraints = \"=v,s\", packed_element = 1 : i32, pure = true}} %n : i32 -> i32\n\
                 %q = arith.cmpi slt, %own, %k256 : i32\nscf.if %q {{\n {barrier}\n}}"
            ),
            // A loop-carried condition.
            format!(
                "%r = scf.for %i = %c0 to %n step %c1 iter_args(%a = %hi) -> (i1) : i32 {{\n scf.if %a {{\n {barrier}\n }}\n \
                 scf.yield %a : i1\n}}"
            ),
            // Lanes of each warp diverge, whatever the number of barriers on each path.
            format!("scf.if %first {{\n {barrier}\n}} else {{\n {barrier}\n}}"),
            // One group catches up only under another condition.
            format!("scf.if %hi {{\n {barrier}\n}}\nscf.if %small {{\n scf.if %lo {{\n {barrier}\n }}\n}}"),
            format!(
                "scf.if %hi {{\n {barrier}\n}}\nscf.for %i = %c0 to %n step %c1 : i32 {{\n scf.if %lo {{\n {barrier}\n }}\n}}"
            ),
            format!("cf.cond_br %hi, ^some, ^rest\n^some:\n {barrier}\n cf.br ^rest\n^rest:"),
            // The number of iterations depends on the taken branch.
            format!(
                "cf.cond_br %hi, ^some, ^others\n^some:\n cf.br ^rest(%c0 : i32)\n^others:\n cf.br ^rest(%n : i32)\n^rest(%m: i32):\n\
                 scf.for %i = %c0 to %m step %c1 : i32 {{\n {barrier}\n}}"
            ),
            // Threads leave a loop at different times, with a result that depends on it.
            format!(
                "cf.br ^next(%c0 : i32)\n^next(%m: i32):\n %q = arith.cmpi slt, %m, %t : i32\n %p1 = arith.addi %m, %c1 : i32\n\
                 cf.cond_br %q, ^next(%p1 : i32), ^rest\n^rest:\nscf.for %i = %c0 to %p1 step %c1 : i32 {{\n {barrier}\n}}"
            ),
        ];
        for body in bodies {
            let found = found(GFX950, &in_two_groups(&body));
            assert!(found.contains(&"SW301".to_owned()), "{found:?}\n{body}");
        }
    }
}

#[test]
fn diverged_threads_may_reach_equally_many_barriers() {
    for barrier in ["ttg.barrier local", "gpu.barrier", "rocdl.s.barrier"] {
        let bodies = [
            format!("scf.if %hi {{\n {barrier}\n}} else {{\n {barrier}\n}}"),
            // The second group is a barrier behind, and the first waits for it after the loop.
            format!(
                "scf.if %hi {{\n {barrier}\n}}\nscf.for %i = %c0 to %n step %c1 : i32 {{\n {barrier}\n}}\nscf.if %lo {{\n {barrier}\n}}"
            ),
            // A uniform condition.
            format!("scf.if %small {{\n {barrier}\n}}"),
            format!("scf.if %hi {{\n %u = arith.addi %n, %c1 : i32\n}}\n{barrier}"),
            format!(
                "cf.cond_br %hi, ^some, ^rest\n^some:\n {barrier}\n cf.br ^rest\n^rest:\n cf.cond_br %lo, ^others, ^end\n\
                 ^others:\n {barrier}\n cf.br ^end\n^end:"
            ),
            "scf.if %hi {\n rocdl.sched.barrier none\n}".to_owned(),
            // All threads have the same number of iterations on each path.
            format!(
                "cf.cond_br %small, ^some, ^others\n^some:\n cf.br ^rest(%c0 : i32)\n^others:\n cf.br ^rest(%n : i32)\n^rest(%m: i32):\n\
                 scf.for %i = %c0 to %m step %c1 : i32 {{\n {barrier}\n}}"
            ),
        ];
        for body in bodies {
            assert_eq!(found(GFX950, &in_two_groups(&body)), NONE, "{body}");
        }
    }
}

/// The findings of `check` for a whole module. `body` is the kernel, and `functions` follow it.
fn found_with(body: &str, functions: &str) -> BTreeSet<String> {
    let text = format!(
        "{TYPES}module attributes {{\"ttg.num-ctas\" = 1 : i32, {GFX950}}} {{\n  tt.func @k(%n: i32) {{\n    %c0 = arith.constant 0 : i32\n    \
         %c1 = arith.constant 1 : i32\n{}\n    tt.return\n  }}\n{functions}}}\n",
        in_two_groups(body)
    );
    let checked = check_text(&text, &CheckOptions::new(SourceKind::Mlir))
        .unwrap_or_else(|failure| panic!("{text}: {:#?}", failure.diagnostics));
    let errors = checked.parts.iter().flat_map(|part| &part.findings);
    errors.filter(|f| f.code.kind().is_error()).map(|finding| finding.code.number().to_owned()).collect()
}

#[test]
fn barriers_of_called_functions_count() {
    let holds =
        "  tt.func private @f() attributes {noinline = true} {\n    rocdl.s.barrier\n    tt.return\n  }\n";
    let twice = "  tt.func private @g() attributes {noinline = true} {\n    tt.call @f() : () -> ()\n    tt.call @f() : () -> ()\n    tt.return\n  }\n";
    let (f, g) = ("tt.call @f() : () -> ()", "tt.call @g() : () -> ()");
    let even = format!("scf.if %hi {{\n {f}\n}}\nrocdl.s.barrier\nscf.if %lo {{\n {f}\n}}");
    let deeper = format!("scf.if %hi {{\n {g}\n}} else {{\n {f}\n rocdl.s.barrier\n}}");
    let uneven = format!("scf.if %hi {{\n {g}\n}} else {{\n {f}\n}}");
    for (body, codes) in [(even, &[][..]), (deeper, &[]), (uneven, &["SW301"])] {
        let found = found_with(&body, &format!("{holds}{twice}"));
        assert_eq!(found, codes.iter().map(|code| (*code).to_owned()).collect(), "{body}");
    }
}

/// Each warp is either simulated or equivalent to a simulated warp, also in kernels without shared
/// memory.
#[test]
fn a_conditional_barrier_that_a_single_warp_comes_to_holds_it_for_good() {
    let number = "%k448 = arith.constant 448 : i32\n%k128 = arith.constant 128 : i32\n%warp = arith.divui %t, %k64 : i32";
    for condition in [
        "%q = arith.cmpi sge, %t, %k448 : i32",
        "%q = arith.cmpi eq, %warp, %c1 : i32",
        "%bit = arith.andi %warp, %c1 : i32\n%q = arith.cmpi eq, %bit, %c1 : i32",
        // Some lanes of a warp.
        "%five = arith.constant 5 : i32\n%q = arith.cmpi eq, %t, %five : i32",
        "%q = arith.cmpi sgt, %t, %k448 : i32",
        // A warp that two conditions select, and no other warp.
        "%past = arith.cmpi sge, %t, %k128 : i32\n%most = arith.cmpi slt, %warp, %k3 : i32\n%q = arith.andi %past, %most : i1",
    ] {
        let body = format!("%k3 = arith.constant 3 : i32\n{number}\n{condition}\namdg.cond_barrier %q");
        assert_eq!(found_with(&body, ""), BTreeSet::from(["SW301".to_owned()]), "{body}");
    }
    // Only warp 3 reaches both.
    let some = |name: &str, other: &str| {
        format!(
            "%{name}2 = arith.cmpi eq, %warp, %k3 : i32\n%{name}3 = arith.cmpi eq, %warp, {other} : i32\n%{name} = arith.ori %{name}2, %{name}3 : i1"
        )
    };
    let (one, two) = (some("one", "%k2"), some("two", "%k6"));
    let body = format!(
        "%k2 = arith.constant 2 : i32\n%k3 = arith.constant 3 : i32\n%k6 = arith.constant 6 : i32\n{number}\n{one}\n{two}\n\
         %true = arith.constant true\n%rest = arith.xori %one, %true : i1\namdg.cond_barrier %one\namdg.cond_barrier %rest\namdg.cond_barrier %two"
    );
    assert_eq!(found_with(&body, ""), BTreeSet::from(["SW301".to_owned()]), "{body}");
}

/// A boolean is 0 or 1, and -1 in signed one-bit arithmetic, where 1 + 1 is 0.
#[test]
fn arithmetic_of_truth_values_has_one_bit() {
    let of_high = [
        "%q = arith.cmpi slt, %hi, %lo : i1",
        "%q = arith.cmpi sge, %lo, %hi : i1",
        "%q = arith.addi %lo, %true : i1",
        "%q = arith.subi %lo, %true : i1",
        "%q = arith.muli %hi, %true : i1",
        "%q = arith.maxsi %hi, %true : i1",
        "%false = arith.constant false\n%q = arith.minsi %hi, %false : i1",
        "%q = arith.minui %hi, %true : i1",
    ];
    for condition in of_high {
        let condition = format!("%true = arith.constant true\n{condition}");
        let held = |who: &str| format!("amdg.cond_barrier {who}");
        let under = |who: &str| format!("scf.if {who} {{\n rocdl.s.barrier\n}}");
        for [first, low, high] in [["%q", "%lo", "%hi"].map(held), ["%q", "%lo", "%hi"].map(under)] {
            let even = format!("{condition}\n{first}\nrocdl.s.barrier\n{low}");
            assert_eq!(found_with(&even, ""), BTreeSet::new(), "{even}");
            let uneven = format!("{condition}\n{first}\nrocdl.s.barrier\n{high}");
            assert_eq!(found_with(&uneven, ""), BTreeSet::from(["SW301".to_owned()]), "{uneven}");
        }
    }
}

/// The participants of a conditional barrier are known wherever its condition is computed.
/// Otherwise there is a warning.
#[test]
fn conditions_of_barriers_are_followed_to_where_they_are_computed() {
    let function = |name: &str, kind: &str, body: &str| {
        format!(
            "  tt.func private @{name}({kind}) attributes {{noinline = true}} {{\n{body}    tt.return\n  }}\n"
        )
    };
    let callee = function("f", "%h: i1", "    amdg.cond_barrier %h\n");
    let of_thread = function(
        "g",
        "%h: i32",
        "    %k256 = arith.constant 256 : i32\n    %q = arith.cmpi sge, %h, %k256 : i32\n    amdg.cond_barrier %q\n",
    );
    let result = "  tt.func private @r() -> i1 attributes {noinline = true} {\n    %t = rocdl.workitem.id.x : i32\n    \
                  %k256 = arith.constant 256 : i32\n    %q = arith.cmpi sge, %t, %k256 : i32\n    tt.return %q : i1\n  }\n";
    let cases = [
        ("tt.call @f(%hi) : (i1) -> ()", "tt.call @g(%t) : (i32) -> ()", format!("{callee}{of_thread}")),
        (
            "cf.br ^bb1(%hi : i1)\n^bb1(%h: i1):\n amdg.cond_barrier %h",
            "amdg.cond_barrier %hi",
            String::new(),
        ),
        (
            "%h = scf.if %lo -> (i1) {\n %no = arith.constant false\n scf.yield %no : i1\n} else {\n scf.yield %hi : i1\n}\namdg.cond_barrier %h",
            "amdg.cond_barrier %hi",
            String::new(),
        ),
        (
            "%h = scf.for %i = %c0 to %n step %c1 iter_args(%a = %hi) -> (i1) : i32 {\n scf.yield %a : i1\n}\namdg.cond_barrier %h",
            "amdg.cond_barrier %hi",
            String::new(),
        ),
        ("%h = tt.call @r() : () -> i1\namdg.cond_barrier %h", "amdg.cond_barrier %hi", result.to_owned()),
    ];
    for (handed, own, functions) in cases {
        // The high group stays a barrier ahead forever, or the low group catches up.
        let hangs = format!("{handed}\nrocdl.s.barrier");
        assert_eq!(found_with(&hangs, &functions), BTreeSet::from(["SW301".to_owned()]), "{hangs}");
        let even = format!("{handed}\nrocdl.s.barrier\namdg.cond_barrier %lo");
        assert_eq!(found_with(&even, &functions), BTreeSet::new(), "{even}");
        let again = format!("{own}\nrocdl.s.barrier\namdg.cond_barrier %lo\n{handed}\nrocdl.s.barrier");
        assert_eq!(found_with(&again, &functions), BTreeSet::from(["SW301".to_owned()]), "{again}");
    }
    // With a uniform argument, both groups reach two barriers, or one.
    let and =
        |name: &str, who: &str| format!("%{name} = arith.andi {who}, %small : i1\namdg.cond_barrier %{name}");
    let even = format!("{}\nrocdl.s.barrier\n{}", and("one", "%hi"), and("two", "%lo"));
    assert_eq!(found_with(&even, ""), BTreeSet::new(), "{even}");
    let uneven = format!("{}\nrocdl.s.barrier\namdg.cond_barrier %lo", and("one", "%hi"));
    assert_eq!(found_with(&uneven, ""), BTreeSet::from(["SW301".to_owned()]), "{uneven}");
    // Each call has its own condition.
    let both = "tt.call @f(%hi) : (i1) -> ()\nrocdl.s.barrier\ntt.call @f(%lo) : (i1) -> ()";
    assert_eq!(found_with(both, &callee), BTreeSet::new());
    let twice = "tt.call @f(%hi) : (i1) -> ()\nrocdl.s.barrier\ntt.call @f(%hi) : (i1) -> ()";
    assert_eq!(found_with(twice, &callee), BTreeSet::from(["SW301".to_owned()]));
    // A uniform condition.
    let alike = "cf.br ^bb1(%small : i1)\n^bb1(%h: i1):\n amdg.cond_barrier %h";
    assert_eq!(found_with(alike, ""), BTreeSet::new());
}

/// A uniform value is not a condition on the thread, wherever it is forwarded. Overflows are
/// computed as in hardware.
#[test]
fn conditions_that_hold_for_every_thread_are_uniform() {
    let callee = "  tt.func private @f(%w: i1) attributes {noinline = true} {\n    scf.if %w {\n      rocdl.s.barrier\n    }\n    tt.return\n  }\n";
    let below = "%k = arith.constant 512 : i32\n%q = arith.cmpi slt, %t, %k : i32";
    let quotient =
        "%k = arith.constant 512 : i32\n%d = arith.divsi %t, %k : i32\n%q = arith.cmpi eq, %d, %c0 : i32";
    let negated = "%k = arith.constant 512 : i32\n%m = arith.subi %c0, %t : i32\n%d = arith.divsi %m, %k : i32\n%q = arith.cmpi eq, %d, %c0 : i32";
    let most = "%k = arith.constant 511 : i32\n%q = arith.cmpi slt, %t, %k : i32";
    let wraps =
        "%k = arith.constant 8388608 : i32\n%m = arith.muli %t, %k : i32\n%q = arith.cmpi sge, %m, %c0 : i32";
    let uses = [
        "scf.if %q {\n rocdl.s.barrier\n}",
        "%z = arith.extui %q : i1 to i32\nscf.for %i = %c0 to %z step %c1 : i32 {\n rocdl.s.barrier\n}",
        "%k3 = arith.constant 3 : i32\n%z = arith.select %q, %k3, %c1 : i32\nscf.for %i = %c0 to %z step %c1 : i32 {\n rocdl.s.barrier\n}",
        "cf.br ^bb1(%q : i1)\n^bb1(%w: i1):\ncf.cond_br %w, ^bb2, ^bb3\n^bb2:\nrocdl.s.barrier\ncf.br ^bb3\n^bb3:",
        "tt.call @f(%q) : (i1) -> ()",
    ];
    for used in uses {
        for condition in [below, quotient, negated] {
            assert_eq!(
                found_with(&format!("{condition}\n{used}"), callee),
                BTreeSet::new(),
                "{condition}\n{used}"
            );
        }
        for condition in [most, wraps] {
            let hangs = BTreeSet::from(["SW301".to_owned()]);
            assert_eq!(found_with(&format!("{condition}\n{used}"), callee), hangs, "{condition}\n{used}");
        }
    }
}

//! Checks that ping-pong schedules are what the released pass makes of the same loops, op for op,
//! regardless of the names of values, the places of constants, and unused ops.

use crate::common;

use std::path::{Path, PathBuf};

use common::{assert_same, module};
use seawall_mlir::parse;
use seawall_pipeline::{Mode, PingPong, PingPongOptions, ping_pong};

fn corpus() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../corpus/ir/pingpong")
}

/// Returns the kernels, by the names of their files, and the number of stages in each name.
fn kernels() -> Vec<(String, u32)> {
    let files = std::fs::read_dir(corpus()).expect("the corpus is there");
    let names = files.map(|file| file.expect("readable").file_name().to_string_lossy().into_owned());
    let mut names: Vec<String> =
        names.filter_map(|name| name.strip_suffix(".loops.mlir").map(str::to_string)).collect();
    names.sort();
    assert!(names.len() >= 30, "{names:?}");
    let stages = |name: &str| name.rsplit('-').find_map(|part| part.strip_prefix('s')?.parse().ok());
    names.into_iter().map(|name| (name.clone(), stages(&name).expect("the name says it"))).collect()
}

#[expect(clippy::disallowed_methods, reason = "a test reads its inputs")]
fn text(kernel: &str, step: &str) -> String {
    std::fs::read_to_string(corpus().join(format!("{kernel}.{step}.mlir"))).expect("each step is there")
}

fn scheduled(text: &str, mode: Mode, stages: u32) -> PingPong {
    ping_pong(&module(text), &PingPongOptions { mode, target: None, stages })
        .expect("the module is well formed")
}

#[test]
fn schedules_are_those_of_the_released_pass() {
    let (mut changed, mut left) = (0, 0);
    for (kernel, stages) in kernels() {
        let (before, after) = (text(&kernel, "loops"), text(&kernel, "pingpong"));
        let ours = scheduled(&before, Mode::Compat, stages);
        if before == after {
            assert_eq!((ours.loops, ours.text), (0, None), "{kernel}");
            assert!(!ours.left.is_empty(), "{kernel}: no reason is given");
            left += 1;
        } else {
            // The dots of an inner loop also count for the loop around it.
            let loops = if kernel.starts_with("chained_twice") { 2 } else { 1 };
            assert_eq!(ours.loops, loops, "{kernel}: {:?}", ours.left);
            assert_same(&kernel, &ours.text.expect("a loop was changed"), &after);
            changed += 1;
        }
    }
    assert!(changed >= 18 && left >= 12, "{changed} changed, {left} left alone");
}

/// The fences in the loop and before it that schedules have, by the start of the kernel's name:
/// those of the released pass, and those of the default mode.
const FENCES: &[(&str, usize, usize)] =
    &[("two", 5, 3), ("four", 9, 3), ("chained-s4-gfx942", 3, 3), ("chained_stores", 3, 3), ("one", 0, 0)];

#[test]
fn the_default_mode_leaves_out_fences_that_two_groups_do_not_need() {
    let fences = |done: PingPong| done.text.map(|text| text.matches("ttg.barrier local").count());
    let mut seen = 0;
    for (kernel, stages) in kernels() {
        let before = text(&kernel, "loops");
        let compat = fences(scheduled(&before, Mode::Compat, stages));
        let Some((_, published, proved)) = FENCES.iter().find(|(name, ..)| kernel.starts_with(name)) else {
            continue;
        };
        if compat.is_some() {
            assert_eq!(compat, Some(*published), "{kernel}");
            assert_eq!(fences(scheduled(&before, Mode::Proved, stages)), Some(*proved), "{kernel}");
            seen += 1;
        }
    }
    assert!(seen >= 13, "{seen}");
}

/// Schedules that the released pass makes and the default mode does not, and the reason.
const UNSAFE: &[(&str, u32, &str)] = &[
    // The wait is in the cluster that loads, which is too late for the other group.
    ("chained-s4-gfx950", 4, "would run while the other group still waits"),
    // Copies start while the other group may still read the slot.
    ("scaled_by_one-s2-gfx950", 2, "touch the same memory at the same time"),
    // There is only one group.
    ("chained_bf16-s4-gfx950", 4, "too few warps"),
];

#[test]
fn the_default_mode_leaves_loops_alone_whose_schedule_has_a_race() {
    for &(kernel, stages, why) in UNSAFE {
        let before = text(kernel, "loops");
        assert_eq!(scheduled(&before, Mode::Compat, stages).loops, 1, "{kernel}");
        let left = scheduled(&before, Mode::Proved, stages);
        assert_eq!((left.loops, left.text), (0, None), "{kernel}");
        assert!(left.left.iter().any(|warning| warning.message.contains(why)), "{kernel}: {:?}", left.left);
    }
}

/// Kernels of the corpus with one change each, the number of stages, and why there is no schedule.
const LEFT: &[(&str, &str, &str, u32, &str)] = &[
    ("two-s2-gfx942", "", "", 1, "the number of stages is 1"),
    ("two-s2-gfx942", "", "", 3, "the number of stages is 3, not 2"),
    ("two-s2-gfx942", "\"ttg.num-warps\" = 8", "\"ttg.num-warps\" = 16", 2, "16 warps run it"),
    ("two-s2-gfx942", "\"ttg.num-warps\" = 8 : i32, ", "", 2, "an unknown number of warps"),
    ("chained-s4-gfx942", "", "", 2, "it has two dots"),
    ("scaled-s2-gfx950", "", "", 3, "8 warps, 3 and 2"),
    // An operand that is used once more, and one that is changed.
    (
        "two-s2-gfx942",
        "      scf.yield %73",
        "      %more = arith.addf %70, %70 : tensor<256x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>>\n      scf.yield %73",
        2,
        "used by another op",
    ),
    (
        "two-s2-gfx942",
        "      %73 = tt.dot %70",
        "      %more = arith.addf %70, %70 : tensor<256x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>>\n      %73 = tt.dot %more",
        2,
        "changed after it was loaded",
    ),
    // A store that serves nothing, and a use that would come before what it uses.
    (
        "two-s2-gfx942",
        "      scf.yield %73",
        "      ttg.local_store %69, %47 : tensor<256x64xf16, #blocked> -> !ttg.memdesc<256x64xf16, #shared, #smem, mutable>\n      scf.yield %73",
        2,
        "does not serve its dot",
    ),
    (
        "two-s2-gfx942",
        "      %71 = tt.load",
        "      tt.store %67, %69 : tensor<256x64x!tt.ptr<f16>, #blocked>\n      %71 = tt.load",
        2,
        "would come before a value that it uses",
    ),
];

#[test]
fn loops_that_cannot_have_a_schedule_are_left_alone_with_a_reason() {
    for &(kernel, old, new, stages, why) in LEFT {
        let before = text(kernel, "loops");
        assert!(before.contains(old), "{kernel} has no {old}");
        let changed = before.replacen(old, new, 1);
        for mode in [Mode::Compat, Mode::Proved] {
            let left = scheduled(&changed, mode, stages);
            assert_eq!((left.loops, left.text), (0, None), "{kernel}, {why}");
            assert!(left.left.iter().any(|warning| warning.message.contains(why)), "{why}: {:?}", left.left);
            assert!(left.left.iter().all(|warning| warning.primary.span.of(&changed) == "scf.for"), "{why}");
        }
    }
}

#[test]
fn a_store_does_not_change_places_with_an_access_that_it_may_depend_on() {
    let before = text("two-s2-gfx942", "loops");
    let store = "tt.store %68, %cst_store : tensor<64x128x!tt.ptr<f16>, #blocked2>";
    let changed = before
        .replacen("      %71 = tt.load", &format!("      {store}\n      %71 = tt.load"), 1)
        .replacen(
            "    %50 = arith.subi",
            "    %cst_store = arith.constant dense<0.000000e+00> : tensor<64x128xf16, #blocked2>\n    %50 = arith.subi",
            1,
        );
    // A function may store, and so may assembly with side effects.
    let function = "  tt.func private @f() attributes {noinline = true} {\n    tt.return\n  }\n";
    let called = before
        .replacen("      %71 = tt.load", "      tt.call @f() : () -> ()\n      %71 = tt.load", 1)
        .replacen("  tt.func public", &format!("{function}  tt.func public"), 1);
    let assembly = "llvm.inline_asm has_side_effects \"\", \"~{memory}\" : () -> ()";
    let written =
        before.replacen("      %71 = tt.load", &format!("      {assembly}\n      %71 = tt.load"), 1);
    let harmless = written.replace("has_side_effects ", "");
    for (changed, loops) in [(changed, 0), (called, 0), (written, 0), (harmless, 1)] {
        // The load before it moves after it, as in the released pass.
        assert_eq!(scheduled(&changed, Mode::Compat, 2).loops, 1, "{changed}");
        let own = scheduled(&changed, Mode::Proved, 2);
        assert_eq!(own.loops, loops, "{changed}");
        let reported = own.left.iter().any(|warning| warning.message.contains("change places"));
        assert_eq!(reported, loops == 0, "{:?}", own.left);
    }
}

/// Ops that touch no memory, or only other memory, between the loads, and whether the loop still
/// gets a schedule.
const BETWEEN: &[(&str, bool)] = &[
    ("llvm.fence syncscope(\"agent\") seq_cst", false),
    ("llvm.fence syncscope(\"workgroup\") acquire", false),
    ("gpu.barrier", false),
    ("gpu.barrier memfence []", false),
    ("ttg.barrier local", false),
    ("rocdl.barrier", false),
    ("rocdl.s.waitcnt 0", false),
    ("rocdl.s.wait.loadcnt 0", false),
    ("amdg.memory_counter_wait load(0)", false),
    ("llvm.call_intrinsic \"llvm.amdgcn.s.waitcnt\"(%waitcnt) : (i32) -> ()", false),
    (
        "%old = tt.atomic_rmw add, acq_rel, gpu, %flag, %waitcnt, %true_f : (!tt.ptr<i32>, i32, i1) -> i32",
        false,
    ),
    ("rocdl.sched.barrier 0", true),
    ("rocdl.s.setprio 1", true),
];

#[test]
fn no_access_goes_over_an_op_that_orders_memory() {
    for kernel in ["two-s2-gfx942", "four-s2-gfx942", "one-s2-gfx942", "scaled-s2-gfx950"] {
        let before = text(kernel, "loops");
        let at = before.find("scf.for").expect("a loop");
        let lines: Vec<&str> = before[at..].lines().collect();
        let is_load = |line: &&&str| line.contains("= tt.load") || line.contains("async_copy_global");
        let second = *lines.iter().filter(is_load).nth(1).expect("a second load");
        for &(op, has_one) in BETWEEN {
            let set_up = "    %waitcnt = arith.constant 0 : i32\n    %true_f = arith.constant true\n";
            let (head, tail) = before.split_at(before[..at].rfind('\n').map_or(0, |end| end + 1));
            let tail = tail.replacen(second, &format!("      {op}\n{second}"), 1);
            let changed =
                format!("{head}{set_up}{tail}").replacen("(%arg0:", "(%flag: !tt.ptr<i32>, %arg0:", 1);
            assert_eq!(scheduled(&changed, Mode::Compat, 2).loops, 1, "{kernel}, {op}");
            let own = scheduled(&changed, Mode::Proved, 2);
            assert_eq!(own.loops, usize::from(has_one), "{kernel}, {op}: {:?}", own.left);
        }
    }
}

#[test]
fn schedules_are_for_amd_gpus() {
    let before = text("two-s2-gfx942", "loops").replacen("hip:gfx942", "cuda:90", 1);
    let options = PingPongOptions { mode: Mode::Compat, target: None, stages: 2 };
    let errors = ping_pong(&module(&before), &options).expect_err("this is no module for an AMD GPU");
    assert_eq!(errors.iter().map(|error| error.code).collect::<Vec<_>>(), ["pipeline::target"]);
}

#[test]
fn what_a_schedule_is_made_of_has_none() {
    for (kernel, stages) in kernels() {
        let Some(text) = scheduled(&text(&kernel, "loops"), Mode::Compat, stages).text else { continue };
        if kernel.starts_with("two") || kernel.starts_with("four") {
            assert_eq!(scheduled(&text, Mode::Compat, stages).loops, 0, "{kernel}: its dot is in slices");
        }
    }
}

/// Returns a kernel with lines left out, doubled under another name, or put elsewhere.
fn damaged(u: &mut arbtest::arbitrary::Unstructured<'_>, text: &str) -> arbtest::arbitrary::Result<String> {
    let mut lines: Vec<String> = text.lines().map(str::to_string).collect();
    for _ in 0..u.int_in_range(1..=4)? {
        let start = lines.iter().position(|line| line.contains("scf.for")).unwrap_or(0);
        let at = u.int_in_range(start..=lines.len() - 1)?;
        match u.int_in_range(0..=2)? {
            0 => drop(lines.remove(at)),
            1 => {
                let copy = lines[at].replacen(" = ", "_copy = ", 1);
                lines.insert(at + 1, copy);
            }
            _ => {
                let line = lines.remove(at);
                let to = u.int_in_range(start..=lines.len())?;
                lines.insert(to, line);
            }
        }
    }
    Ok(lines.join("\n"))
}

#[test]
fn damaged_kernels_give_text_that_can_be_read() {
    let kernels: Vec<String> = kernels().into_iter().map(|(kernel, _)| text(&kernel, "loops")).collect();
    arbtest::arbtest(|u| {
        let kernel = u.choose(&kernels)?;
        let text = damaged(u, kernel)?;
        let stages = u.int_in_range(1..=4)?;
        let Ok(module) = parse(&text, seawall_dialects::registry()) else { return Ok(()) };
        for mode in [Mode::Compat, Mode::Proved] {
            let done = ping_pong(&module, &PingPongOptions { mode, target: None, stages });
            if let Ok(PingPong { text: Some(text), .. }) = done {
                parse(&text, seawall_dialects::registry()).expect("what is written can be read");
            }
        }
        Ok(())
    });
}

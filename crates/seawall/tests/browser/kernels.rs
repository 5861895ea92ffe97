//! A kernel with many rows: eight partitions in a chain, with 64 mbarriers between neighbours.

use std::fmt::Write as _;

/// The slots of each ring. Each slot has a full and an empty mbarrier.
const SLOTS: [usize; 7] = [8, 4, 4, 4, 4, 4, 4];
/// The ring whose producer waits for the wrong phase, and the slot.
const WRONG: (usize, usize) = (4, 2);

/// The Python source that the locations name.
pub(crate) fn python() -> String {
    let mut text = "import triton\n\n\n".to_owned();
    for ring in 0..=SLOTS.len() {
        let _ = writeln!(text, "@gluon.jit\ndef stage_{ring}(ring, full, empty, n):\n    for i in range(n):");
        let _ =
            writeln!(text, "        mbarrier.wait(full.index(i), phase)\n        x = ring.index(i).load()");
        let _ = writeln!(text, "        mbarrier.arrive(empty.index(i))\n        out.index(i).store(x)\n\n");
    }
    text
}

/// The location of an op of the partition that consumes ring `ring`: a line of its function.
fn at(ring: usize, line: usize) -> String {
    format!("loc(\"kernel.py\":{}:9)", 4 + 9 * ring + line)
}

/// The text. If `wrong`, one producer lacks `^ 1` in the phase of a wait, and the kernel deadlocks.
pub(crate) fn many_barriers(wrong: bool) -> String {
    let names: Vec<String> = (0..SLOTS.len())
        .flat_map(|ring| {
            (0..SLOTS[ring]).flat_map(move |slot| ["f", "e", "t"].map(|kind| format!("{kind}{ring}_{slot}")))
        })
        .collect();
    let kind = |name: &String| if name.starts_with('t') { "!tile" } else { "!bar" };
    let list = |item: &dyn Fn(&String) -> String| names.iter().map(item).collect::<Vec<_>>().join(", ");
    let mut text = HEAD.to_owned();
    for name in &names {
        let _ = writeln!(text, "    %{name} = ttg.local_alloc : () -> {}", kind(name));
        if kind(name) == "!bar" {
            let _ = writeln!(text, "    ttng.init_barrier %{name}, 1 : !bar");
        }
    }
    let captured = list(&|name| format!("%{name}"));
    let _ = writeln!(text, "    ttg.warp_specialize({captured}, %desc, %n)\n    default {{");
    partition(&mut text, None, SLOTS.len(), wrong);
    text.push_str("      ttg.warp_yield\n    }\n");
    for number in 0..SLOTS.len() {
        let arguments = list(&|name| format!("%p{number}{name}: {}", kind(name)));
        let _ = writeln!(
            text,
            "    partition{number}({arguments}, %p{number}desc: !desc, %p{number}n: i32) num_warps(4) {{"
        );
        partition(&mut text, Some(number), number, wrong);
        text.push_str("      ttg.warp_return\n    }\n");
    }
    let types = list(&|name| kind(name).to_owned());
    let _ = writeln!(text, "    : ({types}, !desc, i32) -> ()\n    tt.return\n  }}\n}}");
    text
}

/// The code of the partition that consumes the ring before `stage` and fills ring `stage`, if there
/// are such rings.
fn partition(text: &mut String, number: Option<usize>, stage: usize, wrong: bool) {
    let p = number.map_or(String::new(), |number| format!("p{number}"));
    let o = "      ";
    let _ = writeln!(
        text,
        "{o}%{p}zero = arith.constant 0 : i32\n{o}%{p}one = arith.constant 1 : i32\n{o}%{p}true = arith.constant true"
    );
    let _ = writeln!(text, "{o}scf.for %{p}i = %{p}zero to %{p}n step %{p}one : i32 {{");
    let _ = writeln!(
        text,
        "        %{p}odd = arith.andi %{p}i, %{p}one : i32\n        %{p}inv = arith.xori %{p}odd, %{p}one : i32"
    );
    let i = "        ";
    let before = stage.checked_sub(1);
    let slots = SLOTS.get(stage).or(before.and_then(|ring| SLOTS.get(ring))).copied().unwrap_or(0);
    let taken = before.map_or(0, |ring| SLOTS[ring]);
    for slot in 0..taken.max(slots) {
        if let Some(ring) = before.filter(|_| slot < taken) {
            let _ =
                writeln!(text, "{i}ttng.wait_barrier %{p}f{ring}_{slot}, %{p}odd : !bar {}", at(stage, 3));
            let _ = writeln!(
                text,
                "{i}%{p}x{slot} = ttg.local_load %{p}t{ring}_{slot} : !tile -> tensor<32x32xf16, #b> {}",
                at(stage, 4)
            );
            let _ = writeln!(text, "{i}ttng.arrive_barrier %{p}e{ring}_{slot}, 1 : !bar {}", at(stage, 5));
        }
        if stage < SLOTS.len() && slot < slots {
            let phase = if wrong && (stage, slot) == WRONG { "odd" } else { "inv" };
            let _ = writeln!(
                text,
                "{i}ttng.wait_barrier %{p}e{stage}_{slot}, %{p}{phase} : !bar {}",
                at(stage, 6)
            );
            if stage == 0 {
                let _ = writeln!(
                    text,
                    "{i}ttng.barrier_expect %{p}f0_{slot}, 2048, %{p}true : !bar {}",
                    at(stage, 6)
                );
                let _ = writeln!(
                    text,
                    "{i}ttng.async_tma_copy_global_to_local %{p}desc[%{p}zero, %{p}zero] %{p}t0_{slot}, %{p}f0_{slot}, %{p}true : !desc, !bar -> !tile {}",
                    at(stage, 6)
                );
            } else {
                let x = slot.min(taken - 1);
                let _ = writeln!(
                    text,
                    "{i}ttg.local_store %{p}x{x}, %{p}t{stage}_{slot} : tensor<32x32xf16, #b> -> !tile {}",
                    at(stage, 6)
                );
                let _ =
                    writeln!(text, "{i}ttng.arrive_barrier %{p}f{stage}_{slot}, 1 : !bar {}", at(stage, 6));
            }
        }
    }
    let _ = writeln!(text, "{o}}}");
}

const HEAD: &str = "\
#b = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#data = #ttg.nvmma_shared<{swizzlingByteWidth = 64, transposed = false, elementBitWidth = 16}>
#flat = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#smem = #ttg.shared_memory
!bar = !ttg.memdesc<1xi64, #flat, #smem, mutable>
!tile = !ttg.memdesc<32x32xf16, #data, #smem, mutable>
!desc = !tt.tensordesc<32x32xf16, #data>
module attributes {\"ttg.num-ctas\" = 1 : i32, \"ttg.num-warps\" = 4 : i32, ttg.target = \"cuda:100\", \"ttg.threads-per-warp\" = 32 : i32} {
  tt.func public @chain_of_eight(%desc: !desc, %n: i32) {
";

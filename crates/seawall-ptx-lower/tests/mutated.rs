//! Kernels with damaged instructions are lowered without a panic, to programs that are valid.

use arbtest::arbtest;
use seawall_model::text;
use seawall_ptx_lower::{LowerOptions, kernels, lower};

const KERNELS: [&str; 4] = [
    include_str!("../../../corpus/ptx/triton/sm_80/matmul_small.ptx"),
    include_str!("../../../corpus/ptx/triton/sm_90/gluon_tma_ring_3.ptx"),
    include_str!("../../../corpus/ptx/triton/sm_90/gluon_wgmma_ws_2.ptx"),
    include_str!("../../../tests/ptx/pipeline.ptx"),
];

#[test]
fn damaged_kernels_give_valid_programs() {
    arbtest(|u| {
        let mut lines: Vec<&str> =
            u.choose(&KERNELS)?.lines().filter(|line| !line.contains(".loc")).collect();
        for _ in 0..u.int_in_range(1..=6)? {
            let (from, to) = (u.choose_index(lines.len())?, u.choose_index(lines.len())?);
            match u.int_in_range(0..=2)? {
                0 => {
                    lines.remove(from);
                }
                1 => lines.swap(from, to),
                _ => lines.insert(to, lines[from]),
            }
        }
        let Ok(module) = seawall_ptx::parse(&lines.join("\n")) else { return Ok(()) };
        for kernel in kernels(&module) {
            let Ok(lowered) = lower(&module, kernel, &LowerOptions::default()) else { continue };
            let printed = text::print(&lowered.program);
            let read = text::parse(&printed);
            assert!(read.is_ok(), "{read:?}\n{printed}");
        }
        Ok(())
    });
}

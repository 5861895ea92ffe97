//! The speed of the reader on compiled kernels:
//! `cargo run --release -p seawall-ptx --example read_speed`.

#![expect(clippy::print_stdout, reason = "it prints its result")]

use std::time::{Duration, Instant};

const KERNELS: [&str; 4] = [
    include_str!("../../../corpus/ptx/triton/sm_80/matmul-s3.ptx"),
    include_str!("../../../corpus/ptx/triton/sm_80/softmax.ptx"),
    include_str!("../../../corpus/ptx/triton/sm_90/gluon_wgmma_3.ptx"),
    include_str!("../../../corpus/ptx/triton/sm_100/matmul-s2.ptx"),
];

/// How often all kernels are read.
const ROUNDS: usize = 200;

fn main() {
    let bytes: usize = KERNELS.iter().map(|text| text.len()).sum();
    let mut times: Vec<Duration> = Vec::new();
    for _ in 0..ROUNDS {
        let start = Instant::now();
        let statements: usize = KERNELS
            .iter()
            .filter_map(|text| seawall_ptx::parse(text).ok())
            .map(|module| module.statements.len())
            .sum();
        times.push(start.elapsed());
        assert!(statements > 0, "the kernels are read");
    }
    times.sort();
    let median = times[ROUNDS / 2];
    println!(
        "{:.0} MB/s (median of {ROUNDS} rounds of {bytes} bytes)",
        bytes as f64 / median.as_secs_f64() / 1e6
    );
}

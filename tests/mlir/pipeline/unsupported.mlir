// Pipelines for other GPUs, or for warps that are not in two groups in step.

// Another vendor.
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 8 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 64 : i32} {
  tt.func public @k(%n: i32) {
    %zero = arith.constant 0 : i32
    %one = arith.constant 1 : i32
    scf.for %i = %zero to %n step %one  : i32 { // expect pipeline: error pipeline::target
      rocdl.sched.barrier none {triton.warp_pipeline.border = "s"}
      rocdl.sched.barrier none {triton.warp_pipeline.border = "s"}
    }
    tt.return
  }
}
// -----
// An unknown GPU.
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 8 : i32, ttg.target = "hip:gfx9999", "ttg.threads-per-warp" = 64 : i32} {
  tt.func public @k(%n: i32) {
    %zero = arith.constant 0 : i32
    %one = arith.constant 1 : i32
    scf.for %i = %zero to %n step %one  : i32 { // expect pipeline: error pipeline::target
      rocdl.sched.barrier none {triton.warp_pipeline.border = "s"}
      rocdl.sched.barrier none {triton.warp_pipeline.border = "s"}
    }
    tt.return
  }
}
// -----
// Four warps are one group.
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "hip:gfx950", "ttg.threads-per-warp" = 64 : i32} {
  tt.func public @k(%n: i32) {
    %zero = arith.constant 0 : i32
    %one = arith.constant 1 : i32
    scf.for %i = %zero to %n step %one  : i32 { // expect pipeline: error pipeline::one-group
      rocdl.sched.barrier none {triton.warp_pipeline.border = "s"}
      rocdl.sched.barrier none {triton.warp_pipeline.border = "s"}
    }
    tt.return
  }
}
// -----
// A conditional barrier already shifts the groups.
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 8 : i32, ttg.target = "hip:gfx950", "ttg.threads-per-warp" = 64 : i32} {
  tt.func public @k(%n: i32) {
    %zero = arith.constant 0 : i32
    %one = arith.constant 1 : i32
    %t = arith.constant true
    amdg.cond_barrier %t // expect pipeline: error pipeline::shifted-already
    scf.for %i = %zero to %n step %one  : i32 {
      rocdl.sched.barrier none {triton.warp_pipeline.border = "s"}
      rocdl.sched.barrier none {triton.warp_pipeline.border = "s"}
    }
    tt.return
  }
}

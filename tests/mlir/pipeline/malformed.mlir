// Stages and borders that do not form a pipeline. `pipeline` rejects each at its op.

// A priority above 3.
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 8 : i32, ttg.target = "hip:gfx950", "ttg.threads-per-warp" = 64 : i32} {
  tt.func public @k(%n: i32) {
    %zero = arith.constant 0 : i32
    %one = arith.constant 1 : i32
    scf.for %i = %zero to %n step %one  : i32 {
      scf.execute_region no_inline {
        scf.yield
      } {triton.warp_pipeline.stage = "a", triton.warp_pipeline.priority = 9 : i32} // expect pipeline: error pipeline::priority
      scf.execute_region no_inline {
        scf.yield
      } {triton.warp_pipeline.stage = "b"}
    } {triton.warp_pipeline.pipelined_for}
    tt.return
  }
}
// -----
// A loop with one stage.
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 8 : i32, ttg.target = "hip:gfx950", "ttg.threads-per-warp" = 64 : i32} {
  tt.func public @k(%n: i32) {
    %zero = arith.constant 0 : i32
    %one = arith.constant 1 : i32
    scf.for %i = %zero to %n step %one  : i32 { // expect pipeline: error pipeline::one-stage
      %a = arith.addi %i, %one : i32
      %p = tt.splat %a : i32 -> tensor<64xi32>
      rocdl.sched.barrier none {triton.warp_pipeline.border = "s"}
    }
    tt.return
  }
}
// -----
// A barrier in a stage.
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 8 : i32, ttg.target = "hip:gfx950", "ttg.threads-per-warp" = 64 : i32} {
  tt.func public @k(%n: i32) {
    %zero = arith.constant 0 : i32
    %one = arith.constant 1 : i32
    scf.for %i = %zero to %n step %one  : i32 {
      %a = arith.addi %i, %one : i32
      %p = tt.splat %a : i32 -> tensor<64xi32>
      ttg.barrier local // expect pipeline: error pipeline::barrier-in-stage
      %b = tt.splat %i : i32 -> tensor<64xi32>
      rocdl.sched.barrier none {triton.warp_pipeline.border = "s"}
      rocdl.sched.barrier none {triton.warp_pipeline.border = "s"}
    }
    tt.return
  }
}
// -----
// A loop in a stage.
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 8 : i32, ttg.target = "hip:gfx950", "ttg.threads-per-warp" = 64 : i32} {
  tt.func public @k(%n: i32) {
    %zero = arith.constant 0 : i32
    %one = arith.constant 1 : i32
    scf.for %i = %zero to %n step %one  : i32 {
      scf.for %j = %zero to %n step %one  : i32 { // expect pipeline: error pipeline::loop-in-stage
      }
      rocdl.sched.barrier none {triton.warp_pipeline.border = "s"}
      rocdl.sched.barrier none {triton.warp_pipeline.border = "s"}
    }
    tt.return
  }
}
// -----
// A priority above 3 at a border.
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 8 : i32, ttg.target = "hip:gfx950", "ttg.threads-per-warp" = 64 : i32} {
  tt.func public @k(%n: i32) {
    %zero = arith.constant 0 : i32
    %one = arith.constant 1 : i32
    scf.for %i = %zero to %n step %one  : i32 {
      rocdl.sched.barrier none {triton.warp_pipeline.border = "s", triton.warp_pipeline.priority = 4 : i32} // expect pipeline: error pipeline::priority
      rocdl.sched.barrier none {triton.warp_pipeline.border = "s"}
    }
    tt.return
  }
}
// -----
// Two barriers between stages.
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 8 : i32, ttg.target = "hip:gfx950", "ttg.threads-per-warp" = 64 : i32} {
  tt.func public @k(%n: i32) {
    %zero = arith.constant 0 : i32
    %one = arith.constant 1 : i32
    scf.for %i = %zero to %n step %one  : i32 {
      scf.execute_region no_inline {
        scf.yield
      } {triton.warp_pipeline.stage = "a"}
      ttg.barrier local
      ttg.barrier local // expect pipeline: error pipeline::two-barriers
      scf.execute_region no_inline {
        scf.yield
      } {triton.warp_pipeline.stage = "b"}
    } {triton.warp_pipeline.pipelined_for}
    tt.return
  }
}
// -----
// Two barriers around the end of the loop.
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 8 : i32, ttg.target = "hip:gfx950", "ttg.threads-per-warp" = 64 : i32} {
  tt.func public @k(%n: i32) {
    %zero = arith.constant 0 : i32
    %one = arith.constant 1 : i32
    scf.for %i = %zero to %n step %one  : i32 {
      ttg.barrier local
      scf.execute_region no_inline {
        scf.yield
      } {triton.warp_pipeline.stage = "a"}
      scf.execute_region no_inline {
        scf.yield
      } {triton.warp_pipeline.stage = "b"}
      ttg.barrier local // expect pipeline: error pipeline::two-barriers
    } {triton.warp_pipeline.pipelined_for}
    tt.return
  }
}
// -----
// An op between stages.
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 8 : i32, ttg.target = "hip:gfx950", "ttg.threads-per-warp" = 64 : i32} {
  tt.func public @k(%n: i32) {
    %zero = arith.constant 0 : i32
    %one = arith.constant 1 : i32
    scf.for %i = %zero to %n step %one  : i32 {
      scf.execute_region no_inline {
        scf.yield
      } {triton.warp_pipeline.stage = "a"}
      %a = arith.addi %i, %one : i32 // expect pipeline: error pipeline::between-stages
      %p = tt.splat %a : i32 -> tensor<64xi32>
      scf.execute_region no_inline {
        scf.yield
      } {triton.warp_pipeline.stage = "b"}
    } {triton.warp_pipeline.pipelined_for}
    tt.return
  }
}
// -----
// A region that is no stage.
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 8 : i32, ttg.target = "hip:gfx950", "ttg.threads-per-warp" = 64 : i32} {
  tt.func public @k(%n: i32) {
    %zero = arith.constant 0 : i32
    %one = arith.constant 1 : i32
    scf.for %i = %zero to %n step %one  : i32 {
      scf.execute_region no_inline {
        scf.yield
      } {triton.warp_pipeline.stage = "a"}
      scf.execute_region { // expect pipeline: error pipeline::other-region
        scf.yield
      }
      scf.execute_region no_inline {
        scf.yield
      } {triton.warp_pipeline.stage = "b"}
    } {triton.warp_pipeline.pipelined_for}
    tt.return
  }
}
// -----
// A formed loop with one stage.
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 8 : i32, ttg.target = "hip:gfx950", "ttg.threads-per-warp" = 64 : i32} {
  tt.func public @k(%n: i32) {
    %zero = arith.constant 0 : i32
    %one = arith.constant 1 : i32
    scf.for %i = %zero to %n step %one  : i32 { // expect pipeline: error pipeline::one-stage
      scf.execute_region no_inline {
        scf.yield
      } {triton.warp_pipeline.stage = "a"}
    } {triton.warp_pipeline.pipelined_for}
    tt.return
  }
}

// Two borders without ops make a pipeline of empty stages, which needs no fence.
// expect pipeline: then clean
// expect pipeline: fences 0
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 8 : i32, ttg.target = "hip:gfx950", "ttg.threads-per-warp" = 64 : i32} {
  tt.func public @k(%n: i32) {
    %zero = arith.constant 0 : i32
    %one = arith.constant 1 : i32
    scf.for %i = %zero to %n step %one  : i32 { // expect pipeline: conditional barrier
      rocdl.sched.barrier none {triton.warp_pipeline.border = "s"} // expect pipeline: bare barrier
      rocdl.sched.barrier none {triton.warp_pipeline.border = "s"} // expect pipeline: bare barrier
    }
    tt.return // expect pipeline: conditional barrier
  }
}

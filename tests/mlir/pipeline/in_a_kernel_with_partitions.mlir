// The default region has a pipeline, and the other partition has none.
// expect pipeline: then clean
#b = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [8, 4], warpsPerCTA = [8, 1], order = [1, 0]}>
#c = #ttg.blocked<{sizePerThread = [8, 1], threadsPerWarp = [4, 8], warpsPerCTA = [1, 8], order = [0, 1]}>
#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 8 : i32, ttg.target = "hip:gfx1250", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @k(%x: tensor<64x64xf16, #b>, %to: tensor<64x64x!tt.ptr<f16>, #c>, %n: i32) attributes {noinline = false} {
    %c0 = arith.constant 0 : i32
    %c1 = arith.constant 1 : i32
    %one = ttg.local_alloc : () -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    %two = ttg.local_alloc : () -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    ttg.warp_specialize(%two, %n)
    default {
      scf.for %i = %c0 to %n step %c1  : i32 { // expect pipeline: barrier // expect pipeline: conditional barrier
        ttg.local_store %x, %one : tensor<64x64xf16, #b> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
        rocdl.sched.barrier none {triton.warp_pipeline.border = "store"} // expect pipeline: barrier
        rocdl.sched.barrier none {triton.warp_pipeline.border = "rest"} // expect pipeline: bare barrier
        %v = ttg.local_load %one : !ttg.memdesc<64x64xf16, #shared, #smem, mutable> -> tensor<64x64xf16, #c>
        tt.store %to, %v : tensor<64x64x!tt.ptr<f16>, #c>
        rocdl.sched.barrier none {triton.warp_pipeline.border = "load"} // expect pipeline: barrier
        rocdl.sched.barrier none {triton.warp_pipeline.border = "rest"} // expect pipeline: bare barrier
      }
      ttg.warp_yield // expect pipeline: conditional barrier
    }
    partition0(%own: !ttg.memdesc<64x64xf16, #shared, #smem, mutable>, %times: i32) num_warps(8) {
      // end
      ttg.warp_return
    } : (!ttg.memdesc<64x64xf16, #shared, #smem, mutable>, i32) -> ()
    tt.return
  }
}

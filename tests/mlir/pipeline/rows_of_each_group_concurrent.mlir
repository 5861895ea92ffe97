// Around the loop, the high group is still at the rows with which the low group begins.
// expect compat: then SW103
#b = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [8, 8], warpsPerCTA = [8, 1], order = [1, 0]}>
#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 8 : i32, ttg.target = "hip:gfx950", "ttg.threads-per-warp" = 64 : i32} {
  tt.func public @k(%x: tensor<64x64xf16, #b>, %y: tensor<32x64xf16, #b>, %n: i32, %q: i1) attributes {noinline = false} {
    %c0 = arith.constant 0 : i32
    %c1 = arith.constant 1 : i32
    %a = ttg.local_alloc : () -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    %b = ttg.local_alloc : () -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    %upper = ttg.memdesc_subslice %a[32, 0] : !ttg.memdesc<64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<32x64xf16, #shared, #smem, mutable, 64x64>
    scf.for %i = %c0 to %n step %c1  : i32 {
      ttg.local_store %y, %upper : tensor<32x64xf16, #b> -> !ttg.memdesc<32x64xf16, #shared, #smem, mutable, 64x64> // expect pipeline: error pipeline::concurrent
      rocdl.sched.barrier none {triton.warp_pipeline.border = "s"}
      rocdl.sched.barrier none {triton.warp_pipeline.border = "s"}
      ttg.local_store %x, %a : tensor<64x64xf16, #b> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
      rocdl.sched.barrier none {triton.warp_pipeline.border = "s"}
    }
    tt.return
  }
}

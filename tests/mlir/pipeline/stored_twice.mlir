// Each warp stores the same bytes again. Membar does not know that, and one fence anywhere in the
// loop is enough for it.
// A fence after the last stage also serves the code after the loop.
// expect pipeline: then clean
// expect pipeline: fences 2
// expect compat: then clean
// expect compat: fences 2
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
    scf.for %i = %c0 to %n step %c1  : i32 { // expect pipeline: barrier // expect pipeline: conditional barrier
      rocdl.sched.barrier none {triton.warp_pipeline.border = "s"} // expect pipeline: bare barrier
      ttg.local_store %x, %a : tensor<64x64xf16, #b> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
      rocdl.sched.barrier none {triton.warp_pipeline.border = "s"} // expect pipeline: barrier
    }
    ttg.local_store %x, %a : tensor<64x64xf16, #b> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable> // expect pipeline: conditional barrier
    tt.return
  }
}

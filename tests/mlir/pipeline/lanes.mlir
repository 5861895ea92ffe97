// Warps of 32 lanes on a GPU with 64 lanes.
#b = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [8, 1], order = [1, 0]}>
#c = #ttg.blocked<{sizePerThread = [8, 1], threadsPerWarp = [8, 4], warpsPerCTA = [1, 8], order = [0, 1]}>
#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 8 : i32, ttg.target = "hip:gfx950", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @k(%x: tensor<64x64xf16, #b>, %to: tensor<64x64x!tt.ptr<f16>, #c>, %alike: tensor<64x64x!tt.ptr<f16>, #b>, %n: i32, %q: i1) attributes {noinline = false} {
    %c0 = arith.constant 0 : i32
    %c1 = arith.constant 1 : i32
    %ring = ttg.local_alloc : () -> !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable>
    %slot = ttg.memdesc_index %ring[%c0] : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    scf.for %i = %c0 to %n step %c1  : i32 { // expect pipeline: error pipeline::lanes
      ttg.local_store %x, %slot : tensor<64x64xf16, #b> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
      rocdl.sched.barrier none {triton.warp_pipeline.border = "s"}
      rocdl.sched.barrier none {triton.warp_pipeline.border = "s"}
      %v = ttg.local_load %slot : !ttg.memdesc<64x64xf16, #shared, #smem, mutable> -> tensor<64x64xf16, #c>
      tt.store %to, %v : tensor<64x64x!tt.ptr<f16>, #c>
      rocdl.sched.barrier none {triton.warp_pipeline.border = "s"}
      rocdl.sched.barrier none {triton.warp_pipeline.border = "s"}
    }
    tt.return
  }
}

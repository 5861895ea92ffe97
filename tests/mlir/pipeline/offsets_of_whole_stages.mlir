// The pass allocates while stages are whole, so a buffer is live until the end of its stage.
// Without stages, the two buffers share bytes.
// expect pipeline: then clean
// expect compat: then SW102
#b = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [8, 8], warpsPerCTA = [8, 1], order = [1, 0]}>
#c = #ttg.blocked<{sizePerThread = [8, 1], threadsPerWarp = [8, 8], warpsPerCTA = [1, 8], order = [0, 1]}>
#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 8 : i32, ttg.target = "hip:gfx950", "ttg.threads-per-warp" = 64 : i32} {
  tt.func public @k(%x: tensor<64x64xf16, #b>, %to: tensor<64x64x!tt.ptr<f16>, #c>) attributes {noinline = false} {
    %a = ttg.local_alloc : () -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    ttg.local_store %x, %a : tensor<64x64xf16, #b> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    ttg.barrier local
    %v = ttg.local_load %a : !ttg.memdesc<64x64xf16, #shared, #smem, mutable> -> tensor<64x64xf16, #c> // expect pipeline: conditional barrier
    %b = ttg.local_alloc : () -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    rocdl.sched.barrier none {triton.warp_pipeline.border = "read"} // expect pipeline: barrier
    tt.store %to, %v : tensor<64x64x!tt.ptr<f16>, #c>
    rocdl.sched.barrier none {triton.warp_pipeline.border = "use"} // expect pipeline: bare barrier
    ttg.local_store %x, %b : tensor<64x64xf16, #b> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    rocdl.sched.barrier none {triton.warp_pipeline.border = "write"}
    tt.return // expect pipeline: conditional barrier
  }
}

// In 3.8, an op with scratch memory counts as one that reads it for proxy fences, so a store from the same
// bytes gets none. 3.9 inserts one. The barriers are those of the released wheel.
// options triton: producer=triton-3.8
#blocked = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @stored_over_scratch(%x: tensor<512xf32, #blocked>, %dst: !tt.tensordesc<64x64xf16, #shared>) -> f32 {
    %c0_i32 = arith.constant 0 : i32
    %0 = "tt.reduce"(%x) <{axis = 0 : i32}> ({
    ^bb0(%a: f32, %b: f32):
      %2 = arith.addf %a, %b : f32
      tt.reduce.return %2 : f32
    }) : (tensor<512xf32, #blocked>) -> f32
    %buf = ttg.local_alloc : () -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    ttng.async_tma_copy_local_to_global %dst[%c0_i32, %c0_i32] %buf : !tt.tensordesc<64x64xf16, #shared>, !ttg.memdesc<64x64xf16, #shared, #smem, mutable> // expect triton: barrier
    ttng.async_tma_store_wait {pendings = 0 : i32} // expect triton: barrier after
    tt.return %0 : f32
  }
}

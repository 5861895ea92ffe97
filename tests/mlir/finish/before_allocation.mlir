// The compiler inserts a barrier between the store and the load, and a proxy fence in front of the
// TMA store. As it stands, the text has neither.
// options check: finish
#blocked = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>
#columns = #ttg.blocked<{sizePerThread = [8, 1], threadsPerWarp = [4, 8], warpsPerCTA = [1, 4], order = [0, 1]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 64, transposed = false, elementBitWidth = 16}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @kernel(%desc: !tt.tensordesc<32x32xf16, #shared>, %x: tensor<32x32xf16, #blocked>, %ptr: tensor<32x32x!tt.ptr<f16>, #blocked>) {
    %c0 = arith.constant 0 : i32
    %a = ttg.local_alloc : () -> !ttg.memdesc<32x32xf16, #shared, #smem, mutable>
    ttg.local_store %x, %a : tensor<32x32xf16, #blocked> -> !ttg.memdesc<32x32xf16, #shared, #smem, mutable>
    %y = ttg.local_load %a : !ttg.memdesc<32x32xf16, #shared, #smem, mutable> -> tensor<32x32xf16, #blocked> // expect triton: barrier
    tt.store %ptr, %y : tensor<32x32x!tt.ptr<f16>, #blocked>
    ttng.async_tma_copy_local_to_global %desc[%c0, %c0] %a : !tt.tensordesc<32x32xf16, #shared>, !ttg.memdesc<32x32xf16, #shared, #smem, mutable> // expect triton: proxy fence
    ttng.async_tma_store_wait {pendings = 0 : i32} // expect triton: barrier after
    tt.return
  }
}
// expect check: clean

// Meta's fork states the allocation of tensor memory, which publishes its address through 4 bytes of
// shared memory. A barrier orders them before the copy that overwrites them, and no proxy fence is
// needed. The mbarrier keeps the offset that the module states.
// options triton: producer=meta-3.7
#blocked = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#shared1 = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 16392 : i32, ttg.target = "cuda:100", ttg.tensor_memory_size = 128 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @loaded(%src: !tt.tensordesc<tensor<64x64xf16, #shared>>, %x: tensor<64x64xf16, #blocked>) -> tensor<64x64xf16, #blocked> {
    ttng.tcgen5_global_alloc {allocation.offset = 0 : i32, tensor_memory_size = 128 : i32}
    %c0_i32 = arith.constant 0 : i32
    %true = arith.constant true
    %buf = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    %bar = ttg.local_alloc {allocation.offset = 16384 : i32} : () -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %bar, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.barrier_expect %bar, 8192, %true : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.async_tma_copy_global_to_local %src[%c0_i32, %c0_i32] %buf, %bar, %true : !tt.tensordesc<tensor<64x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable> // expect triton: barrier
    ttng.wait_barrier %bar, %c0_i32 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %bar : !ttg.memdesc<1xi64, #shared1, #smem, mutable> // expect minimal: barrier // expect triton: barrier
    %v = ttg.local_load %buf : !ttg.memdesc<64x64xf16, #shared, #smem, mutable> -> tensor<64x64xf16, #blocked>
    %other = ttg.local_alloc %x {allocation.offset = 8192 : i32} : (tensor<64x64xf16, #blocked>) -> !ttg.memdesc<64x64xf16, #shared, #smem>
    %w = ttg.local_load %other : !ttg.memdesc<64x64xf16, #shared, #smem> -> tensor<64x64xf16, #blocked> // expect minimal: barrier // expect triton: barrier
    %sum = arith.addf %v, %w : tensor<64x64xf16, #blocked>
    tt.return %sum : tensor<64x64xf16, #blocked>
  }
}

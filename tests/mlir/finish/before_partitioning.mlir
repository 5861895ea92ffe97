// Modules whose partitions are still to be made. Barriers are simulated, so that a read behind a write of
// one partition is in order. What orders two partitions comes later, so that these are not compared.
// options check: finish
#blocked = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>
#columns = #ttg.blocked<{sizePerThread = [8, 1], threadsPerWarp = [4, 8], warpsPerCTA = [1, 4], order = [0, 1]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 64, transposed = false, elementBitWidth = 16}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @to_partition(%x: tensor<32x32xf16, #blocked>) {
    %a = ttg.local_alloc {async_task_id = array<i32: 0>} : () -> !ttg.memdesc<32x32xf16, #shared, #smem, mutable>
    ttg.local_store %x, %a {async_task_id = array<i32: 0>} : tensor<32x32xf16, #blocked> -> !ttg.memdesc<32x32xf16, #shared, #smem, mutable>
    %y = ttg.local_load %a {async_task_id = array<i32: 0>} : !ttg.memdesc<32x32xf16, #shared, #smem, mutable> -> tensor<32x32xf16, #columns>
    tt.return
  }
}
// -----
#blocked = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>
#columns = #ttg.blocked<{sizePerThread = [8, 1], threadsPerWarp = [4, 8], warpsPerCTA = [1, 4], order = [0, 1]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 64, transposed = false, elementBitWidth = 16}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @two_partitions(%x: tensor<32x32xf16, #blocked>) {
    %a = ttg.local_alloc {async_task_id = array<i32: 0, 1>} : () -> !ttg.memdesc<32x32xf16, #shared, #smem, mutable> // expect check: note lower::before-partition
    ttg.local_store %x, %a {async_task_id = array<i32: 0>} : tensor<32x32xf16, #blocked> -> !ttg.memdesc<32x32xf16, #shared, #smem, mutable>
    %y = ttg.local_load %a {async_task_id = array<i32: 1>} : !ttg.memdesc<32x32xf16, #shared, #smem, mutable> -> tensor<32x32xf16, #columns>
    tt.return
  }
}

// One partition waits behind a loop for the phase of the MMA before the last one. Without MMAs, it
// waits forever.
#acc = #ttg.linear<{register = [[0, 1], [0, 2], [0, 4], [0, 8], [0, 16], [0, 32]], lane = [[1, 0], [2, 0], [4, 0], [8, 0], [16, 0]], warp = [[32, 0], [64, 0]], block = []}>
#bar = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#smem = #ttg.shared_memory
#tmem = #ttng.tensor_memory_encoding<blockM = 128, blockN = 64, colStride = 1>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 24592 : i32, ttg.tensor_memory_size = 64 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @kernel(%left: !tt.tensordesc<tensor<128x64xf16, #shared>>, %right: !tt.tensordesc<tensor<64x64xf16, #shared>>, %depth: i32) -> tensor<128x64xf32, #acc> {
    %true = arith.constant true
    %c0 = arith.constant 0 : i32
    %c1 = arith.constant 1 : i32
    %c63 = arith.constant 63 : i32
    %c64 = arith.constant 64 : i32
    %up = arith.addi %depth, %c63 : i32
    %n = arith.divsi %up, %c64 : i32
    %a = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    %b = ttg.local_alloc {allocation.offset = 16384 : i32} : () -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    %loaded = ttg.local_alloc {allocation.offset = 24576 : i32} : () -> !ttg.memdesc<1xi64, #bar, #smem, mutable>
    %done = ttg.local_alloc {allocation.offset = 24584 : i32} : () -> !ttg.memdesc<1xi64, #bar, #smem, mutable>
    %acc = ttng.tmem_alloc {tensor_memory_col_offset = 0 : i32, tensor_memory_row_offset = 0 : i32} : () -> !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable>
    ttng.init_barrier %loaded, 1 : !ttg.memdesc<1xi64, #bar, #smem, mutable>
    ttng.init_barrier %done, 1 : !ttg.memdesc<1xi64, #bar, #smem, mutable>
    ttg.barrier local
    scf.for %i = %c0 to %n step %c1 : i32 {
      %phase = arith.andi %i, %c1 : i32
      %before = arith.xori %phase, %c1 : i32
      ttng.wait_barrier %done, %before : !ttg.memdesc<1xi64, #bar, #smem, mutable>
      ttng.barrier_expect %loaded, 24576, %true : !ttg.memdesc<1xi64, #bar, #smem, mutable>
      ttng.async_tma_copy_global_to_local %left[%c0, %i] %a, %loaded, %true : !tt.tensordesc<tensor<128x64xf16, #shared>>, !ttg.memdesc<1xi64, #bar, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
      ttng.async_tma_copy_global_to_local %right[%i, %c0] %b, %loaded, %true : !tt.tensordesc<tensor<64x64xf16, #shared>>, !ttg.memdesc<1xi64, #bar, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
      ttng.wait_barrier %loaded, %phase : !ttg.memdesc<1xi64, #bar, #smem, mutable>
      ttng.tc_gen5_mma %a, %b, %acc, %true, %true, %done[%true] {is_async} : !ttg.memdesc<128x64xf16, #shared, #smem, mutable>, !ttg.memdesc<64x64xf16, #shared, #smem, mutable>, !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<1xi64, #bar, #smem, mutable> // expect check: SW505
    }
    %odd = arith.andi %n, %c1 : i32
    ttng.wait_barrier %done, %odd : !ttg.memdesc<1xi64, #bar, #smem, mutable> // expect check: SW301
    %result = ttng.tmem_load %acc : !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable> -> tensor<128x64xf32, #acc> // expect check: SW202
    tt.return %result : tensor<128x64xf32, #acc>
  }
}

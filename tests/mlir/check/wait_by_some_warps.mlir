// Some warps wait for a copy, and then all meet at a barrier. The engines do not follow that, so the
// missing wait is not decided. The barrier is not redundant.
// expect check: bound some-runs
#row = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#s1 = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#nv = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 65536 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @branch(%da: !tt.tensordesc<64x64xf16, #nv>) {
    %c0 = arith.constant 0 : i32
    %c32 = arith.constant 32 : i32
    %true = arith.constant true
    %a = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<64x64xf16, #nv, #smem, mutable>
    %bar = ttg.local_alloc {allocation.offset = 32768 : i32} : () -> !ttg.memdesc<1xi64, #s1, #smem, mutable>
    ttng.init_barrier %bar, 1 : !ttg.memdesc<1xi64, #s1, #smem, mutable>
    %thread = gpu.thread_id x
    %number = arith.index_cast %thread : index to i32
    %first = arith.cmpi slt, %number, %c32 : i32
    ttng.barrier_expect %bar, 8192, %true : !ttg.memdesc<1xi64, #s1, #smem, mutable>
    ttng.async_tma_copy_global_to_local %da[%c0, %c0] %a, %bar, %true : !tt.tensordesc<64x64xf16, #nv>, !ttg.memdesc<1xi64, #s1, #smem, mutable> -> !ttg.memdesc<64x64xf16, #nv, #smem, mutable> // expect check: note check::not-all-orders
    scf.if %first {
      ttng.wait_barrier %bar, %c0 : !ttg.memdesc<1xi64, #s1, #smem, mutable>
    }
    ttg.barrier local
    %l = ttg.local_load %a : !ttg.memdesc<64x64xf16, #nv, #smem, mutable> -> tensor<64x64xf16, #row> // expect check: note check::operations-in-flight
    tt.return
  }
}
// -----
#row = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#s1 = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#nv = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 65536 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @predicate(%da: !tt.tensordesc<64x64xf16, #nv>) {
    %c0 = arith.constant 0 : i32
    %c32 = arith.constant 32 : i32
    %true = arith.constant true
    %a = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<64x64xf16, #nv, #smem, mutable>
    %bar = ttg.local_alloc {allocation.offset = 32768 : i32} : () -> !ttg.memdesc<1xi64, #s1, #smem, mutable>
    ttng.init_barrier %bar, 1 : !ttg.memdesc<1xi64, #s1, #smem, mutable>
    %thread = gpu.thread_id x
    %number = arith.index_cast %thread : index to i32
    %first = arith.cmpi slt, %number, %c32 : i32
    ttng.barrier_expect %bar, 8192, %true : !ttg.memdesc<1xi64, #s1, #smem, mutable>
    ttng.async_tma_copy_global_to_local %da[%c0, %c0] %a, %bar, %true : !tt.tensordesc<64x64xf16, #nv>, !ttg.memdesc<1xi64, #s1, #smem, mutable> -> !ttg.memdesc<64x64xf16, #nv, #smem, mutable> // expect check: note check::not-all-orders
    ttng.wait_barrier %bar, %c0, %first : !ttg.memdesc<1xi64, #s1, #smem, mutable>
    ttg.barrier local
    %l = ttg.local_load %a : !ttg.memdesc<64x64xf16, #nv, #smem, mutable> -> tensor<64x64xf16, #row> // expect check: note check::operations-in-flight
    tt.return
  }
}

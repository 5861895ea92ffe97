// An engine must not access the memory of a CTA that has ended.
#blocked = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#flat = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 16448 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  // One store stays in flight in each iteration, also in the last one.
  tt.func public @stores(%d: !tt.tensordesc<64x64xf16, #shared>, %v: tensor<64x64xf16, #blocked>, %n: i32) {
    %c0 = arith.constant 0 : i32
    %c1 = arith.constant 1 : i32
    %c2 = arith.constant 2 : i32
    %buf = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable>
    scf.for %i = %c0 to %n step %c1 : i32 {
      ttng.async_tma_store_wait {pendings = 1 : i32, read_only}
      ttg.barrier local
      %slot = arith.remsi %i, %c2 : i32
      %b = ttg.memdesc_index %buf[%slot] : !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
      ttg.local_store %v, %b : tensor<64x64xf16, #blocked> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
      ttng.fence_async_shared {bCluster = false}
      ttg.barrier local
      ttng.async_tma_copy_local_to_global %d[%c0, %i] %b : !tt.tensordesc<64x64xf16, #shared>, !ttg.memdesc<64x64xf16, #shared, #smem, mutable> // expect check: SW505
    }
    tt.return
  }
  // A wait for the reads behind the loop is enough, in each exit.
  tt.func public @waits(%d: !tt.tensordesc<64x64xf16, #shared>, %v: tensor<64x64xf16, #blocked>, %n: i32) {
    %c0 = arith.constant 0 : i32
    %c1 = arith.constant 1 : i32
    %buf = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    scf.for %i = %c0 to %n step %c1 : i32 {
      ttng.async_tma_store_wait {pendings = 0 : i32, read_only}
      ttg.barrier local
      ttg.local_store %v, %buf : tensor<64x64xf16, #blocked> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
      ttng.fence_async_shared {bCluster = false}
      ttg.barrier local
      ttng.async_tma_copy_local_to_global %d[%c0, %i] %buf : !tt.tensordesc<64x64xf16, #shared>, !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    }
    ttng.async_tma_store_wait {pendings = 0 : i32, read_only}
    tt.return
  }
  // The load of the last iteration prefetches data that nothing waits for.
  tt.func public @prefetches(%d: !tt.tensordesc<64x64xf16, #shared>, %n: i32) {
    %c0 = arith.constant 0 : i32
    %c1 = arith.constant 1 : i32
    %c2 = arith.constant 2 : i32
    %true = arith.constant true
    %buf = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable>
    %bars = ttg.local_alloc {allocation.offset = 16384 : i32} : () -> !ttg.memdesc<2x1xi64, #flat, #smem, mutable>
    %bar0 = ttg.memdesc_index %bars[%c0] : !ttg.memdesc<2x1xi64, #flat, #smem, mutable> -> !ttg.memdesc<1xi64, #flat, #smem, mutable>
    %bar1 = ttg.memdesc_index %bars[%c1] : !ttg.memdesc<2x1xi64, #flat, #smem, mutable> -> !ttg.memdesc<1xi64, #flat, #smem, mutable>
    ttng.init_barrier %bar0, 1 : !ttg.memdesc<1xi64, #flat, #smem, mutable>
    ttng.init_barrier %bar1, 1 : !ttg.memdesc<1xi64, #flat, #smem, mutable>
    %buf0 = ttg.memdesc_index %buf[%c0] : !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    ttng.barrier_expect %bar0, 8192, %true : !ttg.memdesc<1xi64, #flat, #smem, mutable>
    ttng.async_tma_copy_global_to_local %d[%c0, %c0] %buf0, %bar0, %true : !tt.tensordesc<64x64xf16, #shared>, !ttg.memdesc<1xi64, #flat, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable> // expect check: SW505-edge
    scf.for %i = %c0 to %n step %c1 : i32 {
      %next = arith.addi %i, %c1 : i32
      %slot = arith.remsi %next, %c2 : i32
      %b = ttg.memdesc_index %buf[%slot] : !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
      %bar = ttg.memdesc_index %bars[%slot] : !ttg.memdesc<2x1xi64, #flat, #smem, mutable> -> !ttg.memdesc<1xi64, #flat, #smem, mutable>
      ttng.barrier_expect %bar, 8192, %true : !ttg.memdesc<1xi64, #flat, #smem, mutable>
      ttng.async_tma_copy_global_to_local %d[%c0, %next] %b, %bar, %true : !tt.tensordesc<64x64xf16, #shared>, !ttg.memdesc<1xi64, #flat, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable> // expect check: SW505
      %own = arith.remsi %i, %c2 : i32
      %turn = arith.divsi %i, %c2 : i32
      %phase = arith.remsi %turn, %c2 : i32
      %full = ttg.memdesc_index %bars[%own] : !ttg.memdesc<2x1xi64, #flat, #smem, mutable> -> !ttg.memdesc<1xi64, #flat, #smem, mutable>
      ttng.wait_barrier %full, %phase : !ttg.memdesc<1xi64, #flat, #smem, mutable>
      %a = ttg.memdesc_index %buf[%own] : !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
      %x = ttg.local_load %a : !ttg.memdesc<64x64xf16, #shared, #smem, mutable> -> tensor<64x64xf16, #blocked>
    }
    tt.return
  }
}

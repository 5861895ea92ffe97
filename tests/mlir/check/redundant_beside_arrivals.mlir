// An arrival has a barrier of its own. It makes barriers redundant that only keep warps from
// overtaking each other at the mbarrier.
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#bars = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#b = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#smem = #ttg.shared_memory
!bar = !ttg.memdesc<1xi64, #bars, #smem, mutable>
!a = !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
!desc = !tt.tensordesc<128x64xf16, #shared>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @arrives_itself(%n: i32) {
    %c0 = arith.constant 0 : i32
    %c1 = arith.constant 1 : i32
    %done = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !bar
    ttng.init_barrier %done, 1 : !bar
    ttg.barrier local // expect check: SW401
    scf.for %i = %c0 to %n step %c1 : i32 {
      ttng.arrive_barrier %done, 1 : !bar
      %phase = arith.andi %i, %c1 : i32
      ttng.wait_barrier %done, %phase : !bar
      ttg.barrier local // expect check: SW401
    }
    tt.return
  }
}

// -----

// The expectation has one, too. The wait is for the copy, and nothing else orders the waits of the
// other warps and the invalidation.
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#bars = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#b = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#smem = #ttg.shared_memory
!bar = !ttg.memdesc<1xi64, #bars, #smem, mutable>
!a = !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
!desc = !tt.tensordesc<128x64xf16, #shared>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @arrives_without_a_barrier(%desc: !desc, %n: i32) {
    %c0 = arith.constant 0 : i32
    %c1 = arith.constant 1 : i32
    %true = arith.constant true
    %done = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !bar
    %a = ttg.local_alloc {allocation.offset = 1024 : i32} : () -> !a
    ttng.init_barrier %done, 1 : !bar
    ttg.barrier local // expect check: SW401
    ttng.barrier_expect %done, 16384, %true : !bar
    ttng.async_tma_copy_global_to_local %desc[%c0, %c0] %a, %done, %true : !desc, !bar -> !a
    ttng.wait_barrier %done, %c0 : !bar
    ttg.barrier local
    ttng.inval_barrier %done : !bar
    tt.return
  }
}

// Arms of a branch on a value that the kernel loads from memory that it only reads. Both arms are explored.
// expect check: clean
// expect check: bound all-paths
// Each arm arrives once: by the copy, or itself.
#blocked = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#bars = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#smem = #ttg.shared_memory
!bar = !ttg.memdesc<1xi64, #bars, #smem, mutable>
!a = !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
!desc = !tt.tensordesc<128x64xf16, #shared>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @kernel(%desc: !desc, %p: !tt.ptr<i32>, %n: i32) {
    %c0 = arith.constant 0 : i32
    %c1 = arith.constant 1 : i32
    %true = arith.constant true
    %bar = ttg.local_alloc : () -> !bar
    ttng.init_barrier %bar, 1 : !bar
    %A = ttg.local_alloc : () -> !a
    scf.for %i = %c0 to %n step %c1 : i32 {
      %at = tt.addptr %p, %i : !tt.ptr<i32>, i32
      %v = tt.load %at : !tt.ptr<i32>
      %is = arith.cmpi sgt, %v, %c0 : i32
      %phase = arith.andi %i, %c1 : i32
      scf.if %is {
        ttng.barrier_expect %bar, 16384, %true : !bar
        ttng.async_tma_copy_global_to_local %desc[%c0, %c0] %A, %bar, %true : !desc, !bar -> !a
      } else {
        ttng.arrive_barrier %bar, 1 : !bar
      }
      ttng.wait_barrier %bar, %phase : !bar
      %x = ttg.local_load %A : !a -> tensor<128x64xf16, #blocked>
    }
    tt.return
  }
}
// -----
// Two loads from one address give one value, so that one of the arms arrives.
#bars = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#smem = #ttg.shared_memory
!bar = !ttg.memdesc<1xi64, #bars, #smem, mutable>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @kernel(%p: !tt.ptr<i32>, %n: i32) {
    %c0 = arith.constant 0 : i32
    %c1 = arith.constant 1 : i32
    %bar = ttg.local_alloc : () -> !bar
    ttng.init_barrier %bar, 1 : !bar
    scf.for %i = %c0 to %n step %c1 : i32 {
      %at = tt.addptr %p, %i : !tt.ptr<i32>, i32
      %v = tt.load %at : !tt.ptr<i32>
      %is = arith.cmpi sgt, %v, %c0 : i32
      %phase = arith.andi %i, %c1 : i32
      %again = tt.addptr %p, %i : !tt.ptr<i32>, i32
      %w = tt.load %again : !tt.ptr<i32>
      %isw = arith.cmpi sgt, %w, %c0 : i32
      scf.if %is {
        ttng.arrive_barrier %bar, 1 : !bar
      }
      scf.if %isw {
      } else {
        ttng.arrive_barrier %bar, 1 : !bar
      }
      ttng.wait_barrier %bar, %phase : !bar
    }
    tt.return
  }
}

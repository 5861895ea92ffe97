// Arms of a branch on a value that the kernel loads from memory that it only reads. Both arms are explored.
// expect check: bound all-paths
// If the arm is not taken, the wait has no arrival.
#bars = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#smem = #ttg.shared_memory
!bar = !ttg.memdesc<1xi64, #bars, #smem, mutable>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @kernel(%p: !tt.ptr<i32>, %n: i32) {
    %c0 = arith.constant 0 : i32
    %c1 = arith.constant 1 : i32
    %bar = ttg.local_alloc : () -> !bar
    ttng.init_barrier %bar, 1 : !bar
    ttg.barrier local
    scf.for %i = %c0 to %n step %c1 : i32 {
      %at = tt.addptr %p, %i : !tt.ptr<i32>, i32
      %v = tt.load %at : !tt.ptr<i32>
      %is = arith.cmpi sgt, %v, %c0 : i32
      %phase = arith.andi %i, %c1 : i32
      scf.if %is {
        ttng.arrive_barrier %bar, 1 : !bar
      }
      ttng.wait_barrier %bar, %phase : !bar // expect check: SW301
    }
    tt.return
  }
}
// -----
// One arm arrives twice. The second arrival falls in the next phase.
#bars = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#smem = #ttg.shared_memory
!bar = !ttg.memdesc<1xi64, #bars, #smem, mutable>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @kernel(%p: !tt.ptr<i32>, %n: i32) {
    %c0 = arith.constant 0 : i32
    %c1 = arith.constant 1 : i32
    %bar = ttg.local_alloc : () -> !bar
    ttng.init_barrier %bar, 1 : !bar
    ttg.barrier local
    scf.for %i = %c0 to %n step %c1 : i32 {
      %at = tt.addptr %p, %i : !tt.ptr<i32>, i32
      %v = tt.load %at : !tt.ptr<i32>
      %is = arith.cmpi sgt, %v, %c0 : i32
      %phase = arith.andi %i, %c1 : i32
      scf.if %is {
        ttng.arrive_barrier %bar, 1 : !bar
        ttng.arrive_barrier %bar, 1 : !bar
      } else {
        ttng.arrive_barrier %bar, 1 : !bar
      }
      ttng.wait_barrier %bar, %phase : !bar // expect check: SW301
    }
    tt.return
  }
}
// -----
// One arm expects fewer bytes than the copy has.
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
      } else {
        ttng.barrier_expect %bar, 8192, %true : !bar
      }
      ttng.async_tma_copy_global_to_local %desc[%c0, %c0] %A, %bar, %true : !desc, !bar -> !a
      ttng.wait_barrier %bar, %phase : !bar // expect check: SW301
      %x = ttg.local_load %A : !a -> tensor<128x64xf16, #blocked>
    }
    tt.return
  }
}
// -----
// One arm waits with the wrong parity.
#bars = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#smem = #ttg.shared_memory
!bar = !ttg.memdesc<1xi64, #bars, #smem, mutable>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @kernel(%p: !tt.ptr<i32>, %n: i32) {
    %c0 = arith.constant 0 : i32
    %c1 = arith.constant 1 : i32
    %bar = ttg.local_alloc : () -> !bar
    ttng.init_barrier %bar, 1 : !bar
    ttg.barrier local
    scf.for %i = %c0 to %n step %c1 : i32 {
      %at = tt.addptr %p, %i : !tt.ptr<i32>, i32
      %v = tt.load %at : !tt.ptr<i32>
      %is = arith.cmpi sgt, %v, %c0 : i32
      %phase = arith.andi %i, %c1 : i32
      scf.if %is {
        ttng.arrive_barrier %bar, 1 : !bar
        ttng.wait_barrier %bar, %phase : !bar
      } else {
        ttng.arrive_barrier %bar, 1 : !bar
        %opposite = arith.xori %phase, %c1 : i32
        ttng.wait_barrier %bar, %opposite : !bar // expect check: SW301
      }
    }
    tt.return
  }
}
// -----
// The phase counts iterations, but only iterations with a value above 0 use the mbarrier. One value in
// all iterations is right. Of several values, some deadlock.
#bars = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#smem = #ttg.shared_memory
!bar = !ttg.memdesc<1xi64, #bars, #smem, mutable>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @kernel(%p: !tt.ptr<i32>, %n: i32) {
    %c0 = arith.constant 0 : i32
    %c1 = arith.constant 1 : i32
    %bar = ttg.local_alloc : () -> !bar
    ttng.init_barrier %bar, 1 : !bar
    ttg.barrier local
    scf.for %i = %c0 to %n step %c1 : i32 {
      %at = tt.addptr %p, %i : !tt.ptr<i32>, i32
      %v = tt.load %at : !tt.ptr<i32>
      %is = arith.cmpi sgt, %v, %c0 : i32
      %phase = arith.andi %i, %c1 : i32
      scf.if %is {
        ttng.arrive_barrier %bar, 1 : !bar
        ttng.wait_barrier %bar, %phase : !bar // expect check: SW301
      }
    }
    tt.return
  }
}

// Arms of branches on values that partitions load from memory that the kernel only reads.
// expect check: bound all-paths
// The consumer releases the slot in one arm only.
#blocked = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#bars = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#smem = #ttg.shared_memory
!bars = !ttg.memdesc<2x1xi64, #bars, #smem, mutable>
!bar = !ttg.memdesc<1xi64, #bars, #smem, mutable>
!ring = !ttg.memdesc<2x128x64xf16, #shared, #smem, mutable>
!a = !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
!desc = !tt.tensordesc<128x64xf16, #shared>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @kernel(%desc: !desc, %p: !tt.ptr<i32>, %n: i32) {
    %zero = arith.constant 0 : i32
    %one = arith.constant 1 : i32
    %full = ttg.local_alloc : () -> !bars
    %full0 = ttg.memdesc_index %full[%zero] : !bars -> !bar
    ttng.init_barrier %full0, 1 : !bar
    %full1 = ttg.memdesc_index %full[%one] : !bars -> !bar
    ttng.init_barrier %full1, 1 : !bar
    %empty = ttg.local_alloc : () -> !bars
    %empty0 = ttg.memdesc_index %empty[%zero] : !bars -> !bar
    ttng.init_barrier %empty0, 1 : !bar
    %empty1 = ttg.memdesc_index %empty[%one] : !bars -> !bar
    ttng.init_barrier %empty1, 1 : !bar
    %a = ttg.local_alloc : () -> !ring
    ttg.warp_specialize(%p, %full, %empty, %a, %desc, %n)
    default {
      %two = arith.constant 2 : i32
      scf.for %i = %zero to %n step %one : i32 {
        %slot = arith.remsi %i, %two : i32
        %round = arith.divsi %i, %two : i32
        %phase = arith.andi %round, %one : i32
        %other = arith.xori %phase, %one : i32
        %f = ttg.memdesc_index %full[%slot] : !bars -> !bar
        %tile = ttg.memdesc_index %a[%slot] : !ring -> !a
        %e = ttg.memdesc_index %empty[%slot] : !bars -> !bar
        %at = tt.addptr %p, %i : !tt.ptr<i32>, i32
        %v = tt.load %at : !tt.ptr<i32>
        %is = arith.cmpi sgt, %v, %zero : i32
        ttng.wait_barrier %f, %phase : !bar
        %x = ttg.local_load %tile : !a -> tensor<128x64xf16, #blocked>
        scf.if %is {
          ttng.arrive_barrier %e, 1 : !bar
        }
      }
      ttg.warp_yield
    }
    partition0(%pp: !tt.ptr<i32>, %pf: !bars, %pe: !bars, %pa: !ring, %pd: !desc, %pn: i32) num_warps(1) {
      %pzero = arith.constant 0 : i32
      %pone = arith.constant 1 : i32
      %ptwo = arith.constant 2 : i32
      %true = arith.constant true
      scf.for %i = %pzero to %pn step %pone : i32 {
        %slot = arith.remsi %i, %ptwo : i32
        %round = arith.divsi %i, %ptwo : i32
        %phase = arith.andi %round, %pone : i32
        %other = arith.xori %phase, %pone : i32
        %e = ttg.memdesc_index %pe[%slot] : !bars -> !bar
        %f = ttg.memdesc_index %pf[%slot] : !bars -> !bar
        %tile = ttg.memdesc_index %pa[%slot] : !ring -> !a
        %at = tt.addptr %pp, %i : !tt.ptr<i32>, i32
        %v = tt.load %at : !tt.ptr<i32>
        %is = arith.cmpi sgt, %v, %pzero : i32
        ttng.wait_barrier %e, %other : !bar // expect check: SW301
        ttng.barrier_expect %f, 16384, %true : !bar
        ttng.async_tma_copy_global_to_local %pd[%pzero, %pzero] %tile, %f, %true : !desc, !bar -> !a
      }
      ttg.warp_return
    } : (!tt.ptr<i32>, !bars, !bars, !ring, !desc, i32) -> ()
    ttng.inval_barrier %full0 : !bar
    ttng.inval_barrier %full1 : !bar
    ttng.inval_barrier %empty0 : !bar
    ttng.inval_barrier %empty1 : !bar
    tt.return
  }
}
// -----
// The producer fills the slot in one arm only.
#blocked = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#bars = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#smem = #ttg.shared_memory
!bars = !ttg.memdesc<2x1xi64, #bars, #smem, mutable>
!bar = !ttg.memdesc<1xi64, #bars, #smem, mutable>
!ring = !ttg.memdesc<2x128x64xf16, #shared, #smem, mutable>
!a = !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
!desc = !tt.tensordesc<128x64xf16, #shared>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @kernel(%desc: !desc, %p: !tt.ptr<i32>, %n: i32) {
    %zero = arith.constant 0 : i32
    %one = arith.constant 1 : i32
    %full = ttg.local_alloc : () -> !bars
    %full0 = ttg.memdesc_index %full[%zero] : !bars -> !bar
    ttng.init_barrier %full0, 1 : !bar
    %full1 = ttg.memdesc_index %full[%one] : !bars -> !bar
    ttng.init_barrier %full1, 1 : !bar
    %empty = ttg.local_alloc : () -> !bars
    %empty0 = ttg.memdesc_index %empty[%zero] : !bars -> !bar
    ttng.init_barrier %empty0, 1 : !bar
    %empty1 = ttg.memdesc_index %empty[%one] : !bars -> !bar
    ttng.init_barrier %empty1, 1 : !bar
    %a = ttg.local_alloc : () -> !ring
    ttg.warp_specialize(%p, %full, %empty, %a, %desc, %n)
    default {
      %two = arith.constant 2 : i32
      scf.for %i = %zero to %n step %one : i32 {
        %slot = arith.remsi %i, %two : i32
        %round = arith.divsi %i, %two : i32
        %phase = arith.andi %round, %one : i32
        %other = arith.xori %phase, %one : i32
        %f = ttg.memdesc_index %full[%slot] : !bars -> !bar
        %tile = ttg.memdesc_index %a[%slot] : !ring -> !a
        %e = ttg.memdesc_index %empty[%slot] : !bars -> !bar
        %at = tt.addptr %p, %i : !tt.ptr<i32>, i32
        %v = tt.load %at : !tt.ptr<i32>
        %is = arith.cmpi sgt, %v, %zero : i32
        ttng.wait_barrier %f, %phase : !bar // expect check: SW301
        %x = ttg.local_load %tile : !a -> tensor<128x64xf16, #blocked>
        ttng.arrive_barrier %e, 1 : !bar
      }
      ttg.warp_yield
    }
    partition0(%pp: !tt.ptr<i32>, %pf: !bars, %pe: !bars, %pa: !ring, %pd: !desc, %pn: i32) num_warps(1) {
      %pzero = arith.constant 0 : i32
      %pone = arith.constant 1 : i32
      %ptwo = arith.constant 2 : i32
      %true = arith.constant true
      scf.for %i = %pzero to %pn step %pone : i32 {
        %slot = arith.remsi %i, %ptwo : i32
        %round = arith.divsi %i, %ptwo : i32
        %phase = arith.andi %round, %pone : i32
        %other = arith.xori %phase, %pone : i32
        %e = ttg.memdesc_index %pe[%slot] : !bars -> !bar
        %f = ttg.memdesc_index %pf[%slot] : !bars -> !bar
        %tile = ttg.memdesc_index %pa[%slot] : !ring -> !a
        %at = tt.addptr %pp, %i : !tt.ptr<i32>, i32
        %v = tt.load %at : !tt.ptr<i32>
        %is = arith.cmpi sgt, %v, %pzero : i32
        ttng.wait_barrier %e, %other : !bar
        scf.if %is {
          ttng.barrier_expect %f, 16384, %true : !bar
          ttng.async_tma_copy_global_to_local %pd[%pzero, %pzero] %tile, %f, %true : !desc, !bar -> !a
        }
      }
      ttg.warp_return
    } : (!tt.ptr<i32>, !bars, !bars, !ring, !desc, i32) -> ()
    ttng.inval_barrier %full0 : !bar
    ttng.inval_barrier %full1 : !bar
    ttng.inval_barrier %empty0 : !bar
    ttng.inval_barrier %empty1 : !bar
    tt.return
  }
}
// -----
// One arm of the producer expects more bytes than the copy has.
#blocked = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#bars = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#smem = #ttg.shared_memory
!bars = !ttg.memdesc<2x1xi64, #bars, #smem, mutable>
!bar = !ttg.memdesc<1xi64, #bars, #smem, mutable>
!ring = !ttg.memdesc<2x128x64xf16, #shared, #smem, mutable>
!a = !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
!desc = !tt.tensordesc<128x64xf16, #shared>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @kernel(%desc: !desc, %p: !tt.ptr<i32>, %n: i32) {
    %zero = arith.constant 0 : i32
    %one = arith.constant 1 : i32
    %full = ttg.local_alloc : () -> !bars
    %full0 = ttg.memdesc_index %full[%zero] : !bars -> !bar
    ttng.init_barrier %full0, 1 : !bar
    %full1 = ttg.memdesc_index %full[%one] : !bars -> !bar
    ttng.init_barrier %full1, 1 : !bar
    %empty = ttg.local_alloc : () -> !bars
    %empty0 = ttg.memdesc_index %empty[%zero] : !bars -> !bar
    ttng.init_barrier %empty0, 1 : !bar
    %empty1 = ttg.memdesc_index %empty[%one] : !bars -> !bar
    ttng.init_barrier %empty1, 1 : !bar
    %a = ttg.local_alloc : () -> !ring
    ttg.warp_specialize(%p, %full, %empty, %a, %desc, %n)
    default {
      %two = arith.constant 2 : i32
      scf.for %i = %zero to %n step %one : i32 {
        %slot = arith.remsi %i, %two : i32
        %round = arith.divsi %i, %two : i32
        %phase = arith.andi %round, %one : i32
        %other = arith.xori %phase, %one : i32
        %f = ttg.memdesc_index %full[%slot] : !bars -> !bar
        %tile = ttg.memdesc_index %a[%slot] : !ring -> !a
        %e = ttg.memdesc_index %empty[%slot] : !bars -> !bar
        %at = tt.addptr %p, %i : !tt.ptr<i32>, i32
        %v = tt.load %at : !tt.ptr<i32>
        %is = arith.cmpi sgt, %v, %zero : i32
        ttng.wait_barrier %f, %phase : !bar // expect check: SW301
        %x = ttg.local_load %tile : !a -> tensor<128x64xf16, #blocked>
        ttng.arrive_barrier %e, 1 : !bar
      }
      ttg.warp_yield
    }
    partition0(%pp: !tt.ptr<i32>, %pf: !bars, %pe: !bars, %pa: !ring, %pd: !desc, %pn: i32) num_warps(1) {
      %pzero = arith.constant 0 : i32
      %pone = arith.constant 1 : i32
      %ptwo = arith.constant 2 : i32
      %true = arith.constant true
      scf.for %i = %pzero to %pn step %pone : i32 {
        %slot = arith.remsi %i, %ptwo : i32
        %round = arith.divsi %i, %ptwo : i32
        %phase = arith.andi %round, %pone : i32
        %other = arith.xori %phase, %pone : i32
        %e = ttg.memdesc_index %pe[%slot] : !bars -> !bar
        %f = ttg.memdesc_index %pf[%slot] : !bars -> !bar
        %tile = ttg.memdesc_index %pa[%slot] : !ring -> !a
        %at = tt.addptr %pp, %i : !tt.ptr<i32>, i32
        %v = tt.load %at : !tt.ptr<i32>
        %is = arith.cmpi sgt, %v, %pzero : i32
        ttng.wait_barrier %e, %other : !bar
        scf.if %is {
          ttng.barrier_expect %f, 16384, %true : !bar
        } else {
          ttng.barrier_expect %f, 32768, %true : !bar
        }
        ttng.async_tma_copy_global_to_local %pd[%pzero, %pzero] %tile, %f, %true : !desc, !bar -> !a
      }
      ttg.warp_return
    } : (!tt.ptr<i32>, !bars, !bars, !ring, !desc, i32) -> ()
    ttng.inval_barrier %full0 : !bar
    ttng.inval_barrier %full1 : !bar
    ttng.inval_barrier %empty0 : !bar
    ttng.inval_barrier %empty1 : !bar
    tt.return
  }
}

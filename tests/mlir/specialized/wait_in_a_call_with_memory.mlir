// A function with its own memory, a frame inside that of the caller, is not inlined, so it forwards no phases. Deadlocks and
// arrivals are then not reported, and it is unresolved whether the wait of partition 0 covers its own copies. Accesses of the call
// are reported.
#b = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#s = #ttg.swizzled_shared<{vec = 8, perPhase = 1, maxPhase = 8, order = [1, 0]}>
#bar = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#smem = #ttg.shared_memory
!mbar = !ttg.memdesc<1xi64, #bar, #smem, mutable>
!mbars = !ttg.memdesc<2x1xi64, #bar, #smem, mutable>
!tile = !ttg.memdesc<64x64xf16, #s, #smem, mutable>
!ring = !ttg.memdesc<2x64x64xf16, #s, #smem, mutable>
!from = tensor<64x64x!tt.ptr<f16>, #b>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func private @ready(%mbarrier: !mbar, %phase: i32) attributes {noinline = true} {
    %own = ttg.local_alloc : () -> !tile
    ttng.wait_barrier %mbarrier, %phase : !mbar
    tt.return
  }
  tt.func public @kernel(%from: !tt.ptr<f16>, %n: i32) {
    %c0 = arith.constant 0 : i32
    %c1 = arith.constant 1 : i32
    %full = ttg.local_alloc : () -> !mbars
    %empty = ttg.local_alloc : () -> !mbars
    %full0 = ttg.memdesc_index %full[%c0] : !mbars -> !mbar
    %full1 = ttg.memdesc_index %full[%c1] : !mbars -> !mbar
    %empty0 = ttg.memdesc_index %empty[%c0] : !mbars -> !mbar
    %empty1 = ttg.memdesc_index %empty[%c1] : !mbars -> !mbar
    ttng.init_barrier %full0, 128 : !mbar
    ttng.init_barrier %full1, 128 : !mbar
    ttng.init_barrier %empty0, 1 : !mbar
    ttng.init_barrier %empty1, 1 : !mbar
    %ring = ttg.local_alloc : () -> !ring
    ttg.warp_specialize(%full, %empty, %ring, %from, %n)
    default {
      scf.for %i = %c0 to %n step %c1 : i32 {
        %two = arith.constant 2 : i32
        %slot = arith.remui %i, %two : i32
        %lap = arith.divui %i, %two : i32
        %phase = arith.andi %lap, %c1 : i32
        %f = ttg.memdesc_index %full[%slot] : !mbars -> !mbar
        tt.call @ready(%f, %phase) : (!mbar, i32) -> ()
        %tile = ttg.memdesc_index %ring[%slot] : !ring -> !tile
        %v = ttg.local_load %tile : !tile -> tensor<64x64xf16, #b> // expect check: SW101
        %e = ttg.memdesc_index %empty[%slot] : !mbars -> !mbar
        ttng.arrive_barrier %e, 1 : !mbar
      }
      ttg.warp_yield
    }
    partition0(%pfull: !mbars, %pempty: !mbars, %pring: !ring, %pscalar: !tt.ptr<f16>, %pn: i32) num_warps(4) {
      %pfrom = tt.splat %pscalar : !tt.ptr<f16> -> !from
      %p0 = arith.constant 0 : i32
      %p1 = arith.constant 1 : i32
      scf.for %i = %p0 to %pn step %p1 : i32 {
        %two = arith.constant 2 : i32
        %slot = arith.remui %i, %two : i32
        %lap = arith.divui %i, %two : i32
        %parity = arith.andi %lap, %p1 : i32
        %phase = arith.xori %parity, %p1 : i32
        %e = ttg.memdesc_index %pempty[%slot] : !mbars -> !mbar
        ttng.wait_barrier %e, %phase : !mbar
        %tile = ttg.memdesc_index %pring[%slot] : !ring -> !tile
        %t = ttg.async_copy_global_to_local %pfrom, %tile : !from -> !tile // expect check: note check::operations-in-flight
        %f = ttg.memdesc_index %pfull[%slot] : !mbars -> !mbar
        ttng.async_copy_mbarrier_arrive %f {noIncrement} : !mbar
      }
      ttg.warp_return
    } : (!mbars, !mbars, !ring, !tt.ptr<f16>, i32) -> ()
    tt.return
  }
}

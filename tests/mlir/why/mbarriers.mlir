// A TMA load of a Gluon kernel: the mbarrier operations and their partners.
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#bars = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#b = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#smem = #ttg.shared_memory
!bar = !ttg.memdesc<1xi64, #bars, #smem, mutable>
!a = !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
!desc = !tt.tensordesc<128x64xf16, #shared>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @load(%desc: !desc, %n: i32) {
    %c0 = arith.constant 0 : i32
    %c1 = arith.constant 1 : i32
    %true = arith.constant true
    %full = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !bar
    %a = ttg.local_alloc {allocation.offset = 1024 : i32} : () -> !a
    ttng.init_barrier %full, 1 : !bar // expect why: initialises `%full` with a count of 1 // expect why: SW503
    ttg.barrier local
    scf.for %i = %c0 to %n step %c1 : i32 {
      ttng.barrier_expect %full, 16384, %true : !bar // expect why: is necessary // expect why: initialised by `ttng.init_barrier` (line 16)
      ttng.async_tma_copy_global_to_local %desc[%c0, %c0] %a, %full, %true : !desc, !bar -> !a // expect why: `ttng.wait_barrier` (line 22) // expect why: `ttg.local_load` (line 23)
      %phase = arith.andi %i, %c1 : i32
      ttng.wait_barrier %full, %phase : !bar // expect why: waits for phase // expect why: is necessary: it orders 2 pairs of accesses // expect why: `ttng.async_tma_copy_global_to_local` (line 20), then `ttg.local_load` (line 23)
      %x = ttg.local_load %a : !a -> tensor<128x64xf16, #b> // expect why: ordered by `ttng.wait_barrier` (line 22)
      ttg.barrier local // expect why: `ttg.barrier` (line 24) is necessary // expect why: `ttng.wait_barrier` (line 22), then `ttng.inval_barrier` (line 26) // expect why: error[SW503]: `ttng.wait_barrier` uses `%full` while it is not initialised
    }
    ttng.inval_barrier %full : !bar
    tt.return
  }
}

// A loop swaps two allocations. One barrier an iteration orders the load behind the store, and the
// store of the iteration after the next one behind the load.
// options minimal: warp-locality
#b = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#c = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [1, 4], order = [1, 0]}>
#s = #ttg.swizzled_shared<{vec = 8, perPhase = 1, maxPhase = 8, order = [1, 0]}>
#smem = #ttg.shared_memory
!t = !ttg.memdesc<64x64xf16, #s, #smem, mutable>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @swapped(%v: tensor<64x64xf16, #b>, %n: i32) {
    %c0 = arith.constant 0 : i32
    %c1 = arith.constant 1 : i32
    %x = ttg.local_alloc : () -> !t
    %y = ttg.local_alloc : () -> !t
    %r:2 = scf.for %i = %c0 to %n step %c1 iter_args(%p = %x, %q = %y) -> (!t, !t) : i32 {
      ttg.local_store %v, %p : tensor<64x64xf16, #b> -> !t // expect minimal: no barrier
      %l = ttg.local_load %p : !t -> tensor<64x64xf16, #c> // expect minimal: barrier
      scf.yield %q, %p : !t, !t // expect minimal: no barrier
    }
    tt.return
  }
}

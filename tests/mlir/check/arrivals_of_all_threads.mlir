// All threads arrive at an mbarrier after a store, and wait for it before the load.
// expect check: bound all-paths
// options check: warp-locality
// The phase that an arrival returns is that of the arrival, so that the wait orders the load.
#blocked = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#col = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [1, 4], order = [1, 0]}>
#plain = #ttg.padded_shared<[64:+8] {order = [1, 0], shape = [64, 64]}>
#bar = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#smem = #ttg.shared_memory
!tile = !ttg.memdesc<64x64xf16, #plain, #smem, mutable>
!b = !ttg.memdesc<1xi64, #bar, #smem, mutable>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "hip:gfx1250", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @returned_phase(%v: tensor<64x64xf16, #blocked>, %n: i32) {
    %c0 = arith.constant 0 : i32
    %c1 = arith.constant 1 : i32
    %a = ttg.local_alloc : () -> !tile
    %bar = ttg.local_alloc : () -> !b
    amdg.init_barrier %bar, 128 : !b
    ttg.barrier local
    ttg.local_store %v, %a : tensor<64x64xf16, #blocked> -> !tile
    %p = amdg.arrive_barrier %bar, 1 : !b -> i32
    amdg.wait_barrier %bar, %p : !b
    %l = ttg.local_load %a : !tile -> tensor<64x64xf16, #col>
    tt.return
  }
}
// -----
// The same in a loop.
#blocked = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#col = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [1, 4], order = [1, 0]}>
#plain = #ttg.padded_shared<[64:+8] {order = [1, 0], shape = [64, 64]}>
#bar = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#smem = #ttg.shared_memory
!tile = !ttg.memdesc<64x64xf16, #plain, #smem, mutable>
!b = !ttg.memdesc<1xi64, #bar, #smem, mutable>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "hip:gfx1250", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @returned_phases(%v: tensor<64x64xf16, #blocked>, %n: i32) {
    %c0 = arith.constant 0 : i32
    %c1 = arith.constant 1 : i32
    %a = ttg.local_alloc : () -> !tile
    %bar = ttg.local_alloc : () -> !b
    amdg.init_barrier %bar, 128 : !b
    ttg.barrier local
    scf.for %i = %c0 to %n step %c1 : i32 {
      ttg.local_store %v, %a : tensor<64x64xf16, #blocked> -> !tile
      %p = amdg.arrive_barrier %bar, 1 : !b -> i32
      amdg.wait_barrier %bar, %p : !b
      %l = ttg.local_load %a : !tile -> tensor<64x64xf16, #col>
      %q = amdg.arrive_barrier %bar, 1 : !b -> i32
      amdg.wait_barrier %bar, %q : !b
    }
    tt.return
  }
}
// -----
// The first phase, as a constant.
#blocked = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#col = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [1, 4], order = [1, 0]}>
#plain = #ttg.padded_shared<[64:+8] {order = [1, 0], shape = [64, 64]}>
#bar = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#smem = #ttg.shared_memory
!tile = !ttg.memdesc<64x64xf16, #plain, #smem, mutable>
!b = !ttg.memdesc<1xi64, #bar, #smem, mutable>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "hip:gfx1250", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @constant_phase(%v: tensor<64x64xf16, #blocked>, %n: i32) {
    %c0 = arith.constant 0 : i32
    %c1 = arith.constant 1 : i32
    %a = ttg.local_alloc : () -> !tile
    %bar = ttg.local_alloc : () -> !b
    amdg.init_barrier %bar, 128 : !b
    ttg.barrier local
    ttg.local_store %v, %a : tensor<64x64xf16, #blocked> -> !tile
    %p = amdg.arrive_barrier %bar, 1 : !b -> i32
    amdg.wait_barrier %bar, %c0 : !b
    %l = ttg.local_load %a : !tile -> tensor<64x64xf16, #col>
    tt.return
  }
}
// -----
// The wait for parity 1 passes at once, or never if the phase has completed.
#blocked = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#col = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [1, 4], order = [1, 0]}>
#plain = #ttg.padded_shared<[64:+8] {order = [1, 0], shape = [64, 64]}>
#bar = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#smem = #ttg.shared_memory
!tile = !ttg.memdesc<64x64xf16, #plain, #smem, mutable>
!b = !ttg.memdesc<1xi64, #bar, #smem, mutable>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "hip:gfx1250", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @other_phase(%v: tensor<64x64xf16, #blocked>, %n: i32) {
    %c0 = arith.constant 0 : i32
    %c1 = arith.constant 1 : i32
    %a = ttg.local_alloc : () -> !tile
    %bar = ttg.local_alloc : () -> !b
    amdg.init_barrier %bar, 128 : !b
    ttg.barrier local
    ttg.local_store %v, %a : tensor<64x64xf16, #blocked> -> !tile
    %p = amdg.arrive_barrier %bar, 1 : !b -> i32
    amdg.wait_barrier %bar, %c1 : !b // expect check: SW301
    %l = ttg.local_load %a : !tile -> tensor<64x64xf16, #col> // expect check: SW101
    tt.return
  }
}
// -----
// The wait comes before the arrival.
#blocked = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#col = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [1, 4], order = [1, 0]}>
#plain = #ttg.padded_shared<[64:+8] {order = [1, 0], shape = [64, 64]}>
#bar = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#smem = #ttg.shared_memory
!tile = !ttg.memdesc<64x64xf16, #plain, #smem, mutable>
!b = !ttg.memdesc<1xi64, #bar, #smem, mutable>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "hip:gfx1250", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @waits_first(%v: tensor<64x64xf16, #blocked>, %n: i32) {
    %c0 = arith.constant 0 : i32
    %c1 = arith.constant 1 : i32
    %a = ttg.local_alloc : () -> !tile
    %bar = ttg.local_alloc : () -> !b
    amdg.init_barrier %bar, 128 : !b
    ttg.barrier local
    ttg.local_store %v, %a : tensor<64x64xf16, #blocked> -> !tile
    amdg.wait_barrier %bar, %c1 : !b
    %p = amdg.arrive_barrier %bar, 1 : !b -> i32
    %l = ttg.local_load %a : !tile -> tensor<64x64xf16, #col> // expect check: SW101
    tt.return
  }
}

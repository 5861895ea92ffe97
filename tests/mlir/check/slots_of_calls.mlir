// Callees choose the slot of a ring by an argument. Calls of private functions are followed there.

// Different slots: constants, and two indices of one loop.
#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#blocked = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [4], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
#smem = #ttg.shared_memory
!ring = !ttg.memdesc<2x512xf32, #shared, #smem, mutable>
!tile = !ttg.memdesc<512xf32, #shared, #smem, mutable>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32, ttg.target = "cuda:80", ttg.shared = 4096 : i32} {
  tt.func private @store(%a: !ring, %s: i32, %v: tensor<512xf32, #blocked>) attributes {noinline = true} {
    %x = ttg.memdesc_index %a[%s] : !ring -> !tile
    ttg.local_store %v, %x : tensor<512xf32, #blocked> -> !tile
    tt.return
  }
  tt.func private @load(%a: !ring, %s: i32) -> tensor<512xf32, #blocked2> attributes {noinline = true} {
    %x = ttg.memdesc_index %a[%s] : !ring -> !tile
    %y = ttg.local_load %x : !tile -> tensor<512xf32, #blocked2>
    tt.return %y : tensor<512xf32, #blocked2>
  }
  tt.func public @consts(%v: tensor<512xf32, #blocked>) {
    %c0 = arith.constant 0 : i32
    %c1 = arith.constant 1 : i32
    %a = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ring
    tt.call @store(%a, %c0, %v) : (!ring, i32, tensor<512xf32, #blocked>) -> ()
    %x = tt.call @load(%a, %c1) : (!ring, i32) -> tensor<512xf32, #blocked2>
    tt.return
  }
  tt.func public @loop(%v: tensor<512xf32, #blocked>, %n: i32) {
    %c0 = arith.constant 0 : i32
    %c1 = arith.constant 1 : i32
    %a = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ring
    scf.for %i = %c0 to %n step %c1 : i32 {
      %s = arith.andi %i, %c1 : i32
      %o = arith.xori %s, %c1 : i32
      tt.call @store(%a, %s, %v) : (!ring, i32, tensor<512xf32, #blocked>) -> ()
      %x = tt.call @load(%a, %o) : (!ring, i32) -> tensor<512xf32, #blocked2>
      ttg.barrier local
    }
    tt.return
  }
}
// -----
// The same slot.
#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#blocked = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [4], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
#smem = #ttg.shared_memory
!ring = !ttg.memdesc<2x512xf32, #shared, #smem, mutable>
!tile = !ttg.memdesc<512xf32, #shared, #smem, mutable>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32, ttg.target = "cuda:80", ttg.shared = 4096 : i32} {
  tt.func private @store(%a: !ring, %s: i32, %v: tensor<512xf32, #blocked>) attributes {noinline = true} {
    %x = ttg.memdesc_index %a[%s] : !ring -> !tile
    ttg.local_store %v, %x : tensor<512xf32, #blocked> -> !tile
    tt.return
  }
  tt.func private @load(%a: !ring, %s: i32) -> tensor<512xf32, #blocked2> attributes {noinline = true} {
    %x = ttg.memdesc_index %a[%s] : !ring -> !tile
    %y = ttg.local_load %x : !tile -> tensor<512xf32, #blocked2> // expect check: SW101
    tt.return %y : tensor<512xf32, #blocked2>
  }
  tt.func public @consts(%v: tensor<512xf32, #blocked>) {
    %c0 = arith.constant 0 : i32
    %c1 = arith.constant 1 : i32
    %a = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ring
    tt.call @store(%a, %c0, %v) : (!ring, i32, tensor<512xf32, #blocked>) -> ()
    %x = tt.call @load(%a, %c0) : (!ring, i32) -> tensor<512xf32, #blocked2>
    tt.return
  }
  tt.func public @loop(%v: tensor<512xf32, #blocked>, %n: i32) {
    %c0 = arith.constant 0 : i32
    %c1 = arith.constant 1 : i32
    %a = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ring
    scf.for %i = %c0 to %n step %c1 : i32 {
      %s = arith.andi %i, %c1 : i32
      %o = arith.xori %s, %c1 : i32
      tt.call @store(%a, %s, %v) : (!ring, i32, tensor<512xf32, #blocked>) -> ()
      %x = tt.call @load(%a, %s) : (!ring, i32) -> tensor<512xf32, #blocked2>
      ttg.barrier local
    }
    tt.return
  }
}

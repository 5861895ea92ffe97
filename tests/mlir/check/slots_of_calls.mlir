// Callees access slots of a ring of their callers. Calls of private functions are followed there.

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
// -----
// No integer is passed: the callee has the slot, or the caller passes it.
#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#blocked = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [4], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
#smem = #ttg.shared_memory
!ring = !ttg.memdesc<2x512xf32, #shared, #smem, mutable>
!tile = !ttg.memdesc<512xf32, #shared, #smem, mutable>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32, ttg.target = "cuda:80", ttg.shared = 4096 : i32} {
  tt.func private @store_first(%a: !ring, %v: tensor<512xf32, #blocked>) attributes {noinline = true} {
    %c0 = arith.constant 0 : i32
    %x = ttg.memdesc_index %a[%c0] : !ring -> !tile
    ttg.local_store %v, %x : tensor<512xf32, #blocked> -> !tile // expect check: SW103
    tt.return
  }
  tt.func private @store(%x: !tile, %v: tensor<512xf32, #blocked>) attributes {noinline = true} {
    ttg.local_store %v, %x : tensor<512xf32, #blocked> -> !tile
    tt.return
  }
  tt.func public @slot_of_the_callee(%v: tensor<512xf32, #blocked>) -> tensor<512xf32, #blocked2> {
    %c1 = arith.constant 1 : i32
    %a = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ring
    tt.call @store_first(%a, %v) : (!ring, tensor<512xf32, #blocked>) -> ()
    %x = ttg.memdesc_index %a[%c1] : !ring -> !tile
    %y = ttg.local_load %x : !tile -> tensor<512xf32, #blocked2>
    tt.return %y : tensor<512xf32, #blocked2>
  }
  tt.func public @slot_of_the_caller(%v: tensor<512xf32, #blocked>) -> tensor<512xf32, #blocked2> {
    %c0 = arith.constant 0 : i32
    %c1 = arith.constant 1 : i32
    %a = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ring
    %x = ttg.memdesc_index %a[%c0] : !ring -> !tile
    tt.call @store(%x, %v) : (!tile, tensor<512xf32, #blocked>) -> ()
    %o = ttg.memdesc_index %a[%c1] : !ring -> !tile
    %y = ttg.local_load %o : !tile -> tensor<512xf32, #blocked2>
    tt.return %y : tensor<512xf32, #blocked2>
  }
  tt.func public @same_slot(%v: tensor<512xf32, #blocked>) -> tensor<512xf32, #blocked2> {
    %c0 = arith.constant 0 : i32
    %a = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ring
    %x = ttg.memdesc_index %a[%c0] : !ring -> !tile
    tt.call @store(%x, %v) : (!tile, tensor<512xf32, #blocked>) -> ()
    %y = ttg.local_load %x : !tile -> tensor<512xf32, #blocked2> // expect check: SW101
    tt.call @store_first(%a, %v) : (!ring, tensor<512xf32, #blocked>) -> ()
    tt.return %y : tensor<512xf32, #blocked2>
  }
}
// -----
// The callee takes no memory, and an integer decides whether it has a barrier.
#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#blocked = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [4], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
#smem = #ttg.shared_memory
!tile = !ttg.memdesc<512xf32, #shared, #smem, mutable>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32, ttg.target = "cuda:80", ttg.shared = 4096 : i32} {
  tt.func private @synchronize(%n: i32) attributes {noinline = true} {
    %c0 = arith.constant 0 : i32
    %first = arith.cmpi eq, %n, %c0 : i32
    scf.if %first {
      ttg.barrier local
    }
    tt.return
  }
  tt.func public @with_a_barrier(%v: tensor<512xf32, #blocked>) -> tensor<512xf32, #blocked2> {
    %c0 = arith.constant 0 : i32
    %a = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !tile
    ttg.local_store %v, %a : tensor<512xf32, #blocked> -> !tile
    tt.call @synchronize(%c0) : (i32) -> ()
    %y = ttg.local_load %a : !tile -> tensor<512xf32, #blocked2>
    tt.return %y : tensor<512xf32, #blocked2>
  }
  tt.func public @without(%v: tensor<512xf32, #blocked>) -> tensor<512xf32, #blocked2> {
    %c1 = arith.constant 1 : i32
    %a = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !tile
    ttg.local_store %v, %a : tensor<512xf32, #blocked> -> !tile
    tt.call @synchronize(%c1) : (i32) -> ()
    %y = ttg.local_load %a : !tile -> tensor<512xf32, #blocked2> // expect check: SW101
    tt.return %y : tensor<512xf32, #blocked2>
  }
}

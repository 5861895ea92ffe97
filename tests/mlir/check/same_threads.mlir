// Accesses in which each byte has one thread, the same in both: program order suffices. Other
// layouts, elements with several threads, and instructions that exchange elements between lanes
// need a barrier.
// options check: warp-locality
// expect check: bound all-paths

// The same layout: store, load, store and store again.
#rows = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>
#shared = #ttg.swizzled_shared<{vec = 4, perPhase = 1, maxPhase = 8, order = [1, 0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32, ttg.target = "cuda:90"} {
  tt.func @tile(%v: tensor<32x64xf16, #rows>) {
    %a = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<32x64xf16, #shared, #smem, mutable>
    ttg.local_store %v, %a : tensor<32x64xf16, #rows> -> !ttg.memdesc<32x64xf16, #shared, #smem, mutable>
    %w = ttg.local_load %a : !ttg.memdesc<32x64xf16, #shared, #smem, mutable> -> tensor<32x64xf16, #rows>
    ttg.local_store %v, %a : tensor<32x64xf16, #rows> -> !ttg.memdesc<32x64xf16, #shared, #smem, mutable>
    ttg.local_store %v, %a : tensor<32x64xf16, #rows> -> !ttg.memdesc<32x64xf16, #shared, #smem, mutable>
    tt.return
  }
}
// -----
// Other lanes of the same warp.
#rows = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>
#other = #ttg.blocked<{sizePerThread = [4, 1], threadsPerWarp = [2, 16], warpsPerCTA = [4, 1], order = [0, 1]}>
#shared = #ttg.swizzled_shared<{vec = 4, perPhase = 1, maxPhase = 8, order = [1, 0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32, ttg.target = "cuda:90"} {
  tt.func @tile(%v: tensor<32x64xf16, #rows>, %o: tensor<32x64xf16, #other>) {
    %a = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<32x64xf16, #shared, #smem, mutable>
    ttg.local_store %v, %a : tensor<32x64xf16, #rows> -> !ttg.memdesc<32x64xf16, #shared, #smem, mutable>
    %w = ttg.local_load %a : !ttg.memdesc<32x64xf16, #shared, #smem, mutable> -> tensor<32x64xf16, #other> // expect check: SW101
    ttg.local_store %v, %a : tensor<32x64xf16, #rows> -> !ttg.memdesc<32x64xf16, #shared, #smem, mutable> // expect check: SW102
    ttg.local_store %o, %a : tensor<32x64xf16, #other> -> !ttg.memdesc<32x64xf16, #shared, #smem, mutable> // expect check: SW103
    tt.return
  }
}
// -----
// Other warps.
#rows = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>
#columns = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [8, 4], warpsPerCTA = [1, 4], order = [1, 0]}>
#shared = #ttg.swizzled_shared<{vec = 4, perPhase = 1, maxPhase = 8, order = [1, 0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32, ttg.target = "cuda:90"} {
  tt.func @tile(%v: tensor<32x64xf16, #rows>) {
    %a = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<32x64xf16, #shared, #smem, mutable>
    ttg.local_store %v, %a : tensor<32x64xf16, #rows> -> !ttg.memdesc<32x64xf16, #shared, #smem, mutable>
    %w = ttg.local_load %a : !ttg.memdesc<32x64xf16, #shared, #smem, mutable> -> tensor<32x64xf16, #columns> // expect check: SW101
    tt.return
  }
}
// -----
// Two warps hold each element.
#rows = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>
#shared = #ttg.swizzled_shared<{vec = 4, perPhase = 1, maxPhase = 8, order = [1, 0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32, ttg.target = "cuda:90"} {
  tt.func @tile(%v: tensor<16x64xf16, #rows>) {
    %a = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<16x64xf16, #shared, #smem, mutable>
    ttg.local_store %v, %a : tensor<16x64xf16, #rows> -> !ttg.memdesc<16x64xf16, #shared, #smem, mutable>
    %w = ttg.local_load %a : !ttg.memdesc<16x64xf16, #shared, #smem, mutable> -> tensor<16x64xf16, #rows> // expect check: SW101
    tt.return
  }
}
// -----
// Two lanes of a warp hold each element.
#rows = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>
#shared = #ttg.swizzled_shared<{vec = 4, perPhase = 1, maxPhase = 8, order = [1, 0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32, ttg.target = "cuda:90"} {
  tt.func @tile(%v: tensor<32x8xf16, #rows>) {
    %a = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<32x8xf16, #shared, #smem, mutable>
    ttg.local_store %v, %a : tensor<32x8xf16, #rows> -> !ttg.memdesc<32x8xf16, #shared, #smem, mutable>
    %w = ttg.local_load %a : !ttg.memdesc<32x8xf16, #shared, #smem, mutable> -> tensor<32x8xf16, #rows> // expect check: SW101
    tt.return
  }
}
// -----
// The compiler may choose `stmatrix` and `ldmatrix` for this layout.
#words = #ttg.blocked<{sizePerThread = [1, 2], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>
#shared = #ttg.swizzled_shared<{vec = 4, perPhase = 1, maxPhase = 8, order = [1, 0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32, ttg.target = "cuda:90"} {
  tt.func @tile(%v: tensor<32x64xf16, #words>) {
    %a = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<32x64xf16, #shared, #smem, mutable>
    ttg.local_store %v, %a : tensor<32x64xf16, #words> -> !ttg.memdesc<32x64xf16, #shared, #smem, mutable>
    %w = ttg.local_load %a : !ttg.memdesc<32x64xf16, #shared, #smem, mutable> -> tensor<32x64xf16, #words> // expect check: SW101
    tt.return
  }
}
// -----
// As above. This GPU has no `stmatrix`, and stores do not use `ldmatrix`.
#words = #ttg.blocked<{sizePerThread = [1, 2], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>
#shared = #ttg.swizzled_shared<{vec = 4, perPhase = 1, maxPhase = 8, order = [1, 0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32, ttg.target = "cuda:80"} {
  tt.func @tile(%v: tensor<32x64xf16, #words>) {
    %a = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<32x64xf16, #shared, #smem, mutable>
    ttg.local_store %v, %a : tensor<32x64xf16, #words> -> !ttg.memdesc<32x64xf16, #shared, #smem, mutable>
    ttg.local_store %v, %a : tensor<32x64xf16, #words> -> !ttg.memdesc<32x64xf16, #shared, #smem, mutable>
    %w = ttg.local_load %a : !ttg.memdesc<32x64xf16, #shared, #smem, mutable> -> tensor<32x64xf16, #words> // expect check: SW101
    tt.return
  }
}
// -----
// The accumulator of a dot.
#mma = #ttg.nvidia_mma<{versionMajor = 2, versionMinor = 0, warpsPerCTA = [2, 2], instrShape = [16, 8]}>
#shared = #ttg.swizzled_shared<{vec = 4, perPhase = 1, maxPhase = 8, order = [1, 0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32, ttg.target = "cuda:90"} {
  tt.func @tile(%v: tensor<32x64xf16, #mma>) {
    %a = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<32x64xf16, #shared, #smem, mutable>
    ttg.local_store %v, %a : tensor<32x64xf16, #mma> -> !ttg.memdesc<32x64xf16, #shared, #smem, mutable>
    %w = ttg.local_load %a : !ttg.memdesc<32x64xf16, #shared, #smem, mutable> -> tensor<32x64xf16, #mma> // expect check: SW101
    tt.return
  }
}
// -----
// A transposed view, and the transposed layout.
#rows = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>
#turned = #ttg.blocked<{sizePerThread = [4, 1], threadsPerWarp = [4, 8], warpsPerCTA = [1, 4], order = [0, 1]}>
#shared = #ttg.swizzled_shared<{vec = 4, perPhase = 1, maxPhase = 8, order = [1, 0]}>
#back = #ttg.swizzled_shared<{vec = 4, perPhase = 1, maxPhase = 8, order = [0, 1]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32, ttg.target = "cuda:90"} {
  tt.func @tile(%v: tensor<32x64xf16, #rows>) {
    %a = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<32x64xf16, #shared, #smem, mutable>
    ttg.local_store %v, %a : tensor<32x64xf16, #rows> -> !ttg.memdesc<32x64xf16, #shared, #smem, mutable>
    %t = ttg.memdesc_trans %a {order = array<i32: 1, 0>} : !ttg.memdesc<32x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x32xf16, #back, #smem, mutable>
    %w = ttg.local_load %t : !ttg.memdesc<64x32xf16, #back, #smem, mutable> -> tensor<64x32xf16, #turned>
    tt.return
  }
}
// -----
// A transposed view, and another layout.
#rows = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>
#shared = #ttg.swizzled_shared<{vec = 4, perPhase = 1, maxPhase = 8, order = [1, 0]}>
#back = #ttg.swizzled_shared<{vec = 4, perPhase = 1, maxPhase = 8, order = [0, 1]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32, ttg.target = "cuda:90"} {
  tt.func @tile(%v: tensor<32x64xf16, #rows>) {
    %a = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<32x64xf16, #shared, #smem, mutable>
    ttg.local_store %v, %a : tensor<32x64xf16, #rows> -> !ttg.memdesc<32x64xf16, #shared, #smem, mutable>
    %t = ttg.memdesc_trans %a {order = array<i32: 1, 0>} : !ttg.memdesc<32x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x32xf16, #back, #smem, mutable>
    %w = ttg.local_load %t : !ttg.memdesc<64x32xf16, #back, #smem, mutable> -> tensor<64x32xf16, #rows> // expect check: SW101
    tt.return
  }
}
// -----
// Slots of a ring: the same one, or disjoint ones.
#rows = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>
#shared = #ttg.swizzled_shared<{vec = 4, perPhase = 1, maxPhase = 8, order = [1, 0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32, ttg.target = "cuda:90"} {
  tt.func @tile(%v: tensor<32x64xf16, #rows>, %i: i32, %j: i32) {
    %r = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<3x32x64xf16, #shared, #smem, mutable>
    %x = ttg.memdesc_index %r[%i] : !ttg.memdesc<3x32x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<32x64xf16, #shared, #smem, mutable>
    %y = ttg.memdesc_index %r[%j] : !ttg.memdesc<3x32x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<32x64xf16, #shared, #smem, mutable>
    ttg.local_store %v, %x : tensor<32x64xf16, #rows> -> !ttg.memdesc<32x64xf16, #shared, #smem, mutable>
    %w = ttg.local_load %y : !ttg.memdesc<32x64xf16, #shared, #smem, mutable> -> tensor<32x64xf16, #rows>
    ttg.local_store %v, %x : tensor<32x64xf16, #rows> -> !ttg.memdesc<32x64xf16, #shared, #smem, mutable>
    tt.return
  }
}
// -----
// Slots of a ring, and another layout.
#rows = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>
#other = #ttg.blocked<{sizePerThread = [4, 1], threadsPerWarp = [2, 16], warpsPerCTA = [4, 1], order = [0, 1]}>
#shared = #ttg.swizzled_shared<{vec = 4, perPhase = 1, maxPhase = 8, order = [1, 0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32, ttg.target = "cuda:90"} {
  tt.func @tile(%v: tensor<32x64xf16, #rows>, %i: i32, %j: i32) {
    %r = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<3x32x64xf16, #shared, #smem, mutable>
    %x = ttg.memdesc_index %r[%i] : !ttg.memdesc<3x32x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<32x64xf16, #shared, #smem, mutable>
    %y = ttg.memdesc_index %r[%j] : !ttg.memdesc<3x32x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<32x64xf16, #shared, #smem, mutable>
    ttg.local_store %v, %x : tensor<32x64xf16, #rows> -> !ttg.memdesc<32x64xf16, #shared, #smem, mutable>
    %w = ttg.local_load %y : !ttg.memdesc<32x64xf16, #shared, #smem, mutable> -> tensor<32x64xf16, #other> // expect check: SW101
    tt.return
  }
}
// -----
// Two allocations at one place.
#rows = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>
#shared = #ttg.swizzled_shared<{vec = 4, perPhase = 1, maxPhase = 8, order = [1, 0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32, ttg.target = "cuda:90"} {
  tt.func @tile(%v: tensor<32x64xf16, #rows>) {
    %a = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<32x64xf16, #shared, #smem, mutable>
    ttg.local_store %v, %a : tensor<32x64xf16, #rows> -> !ttg.memdesc<32x64xf16, #shared, #smem, mutable>
    %w = ttg.local_load %a : !ttg.memdesc<32x64xf16, #shared, #smem, mutable> -> tensor<32x64xf16, #rows>
    %b = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<32x64xf16, #shared, #smem, mutable>
    ttg.local_store %v, %b : tensor<32x64xf16, #rows> -> !ttg.memdesc<32x64xf16, #shared, #smem, mutable>
    tt.return
  }
}
// -----
// Two allocations that overlap by half: other threads.
#rows = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>
#shared = #ttg.swizzled_shared<{vec = 4, perPhase = 1, maxPhase = 8, order = [1, 0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32, ttg.target = "cuda:90"} {
  tt.func @tile(%v: tensor<32x64xf16, #rows>) {
    %a = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<32x64xf16, #shared, #smem, mutable>
    ttg.local_store %v, %a : tensor<32x64xf16, #rows> -> !ttg.memdesc<32x64xf16, #shared, #smem, mutable>
    %w = ttg.local_load %a : !ttg.memdesc<32x64xf16, #shared, #smem, mutable> -> tensor<32x64xf16, #rows>
    %b = ttg.local_alloc {allocation.offset = 2048 : i32} : () -> !ttg.memdesc<32x64xf16, #shared, #smem, mutable>
    ttg.local_store %v, %b : tensor<32x64xf16, #rows> -> !ttg.memdesc<32x64xf16, #shared, #smem, mutable> // expect check: SW103
    tt.return
  }
}
// -----
// A loop.
#rows = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>
#shared = #ttg.swizzled_shared<{vec = 4, perPhase = 1, maxPhase = 8, order = [1, 0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32, ttg.target = "cuda:90"} {
  tt.func @tile(%v: tensor<32x64xf16, #rows>, %n: index) {
    %a = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<32x64xf16, #shared, #smem, mutable>
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    scf.for %i = %c0 to %n step %c1 {
      ttg.local_store %v, %a : tensor<32x64xf16, #rows> -> !ttg.memdesc<32x64xf16, #shared, #smem, mutable>
      %w = ttg.local_load %a : !ttg.memdesc<32x64xf16, #shared, #smem, mutable> -> tensor<32x64xf16, #rows>
    }
    tt.return
  }
}
// -----
// A barrier in between is redundant.
#rows = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>
#shared = #ttg.swizzled_shared<{vec = 4, perPhase = 1, maxPhase = 8, order = [1, 0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32, ttg.target = "cuda:90"} {
  tt.func @tile(%v: tensor<32x64xf16, #rows>) {
    %a = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<32x64xf16, #shared, #smem, mutable>
    ttg.local_store %v, %a : tensor<32x64xf16, #rows> -> !ttg.memdesc<32x64xf16, #shared, #smem, mutable>
    ttg.barrier local // expect check: SW401
    %w = ttg.local_load %a : !ttg.memdesc<32x64xf16, #shared, #smem, mutable> -> tensor<32x64xf16, #rows>
    tt.return
  }
}
// -----
// One warp.
#shared = #ttg.swizzled_shared<{vec = 4, perPhase = 1, maxPhase = 8, order = [1, 0]}>
#one = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [8, 4], warpsPerCTA = [1, 1], order = [1, 0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-warps" = 1 : i32, "ttg.threads-per-warp" = 32 : i32, ttg.target = "cuda:90"} {
  tt.func @tile(%v: tensor<32x64xf16, #one>) {
    %a = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<32x64xf16, #shared, #smem, mutable>
    ttg.local_store %v, %a : tensor<32x64xf16, #one> -> !ttg.memdesc<32x64xf16, #shared, #smem, mutable>
    %w = ttg.local_load %a : !ttg.memdesc<32x64xf16, #shared, #smem, mutable> -> tensor<32x64xf16, #one>
    ttg.local_store %v, %a : tensor<32x64xf16, #one> -> !ttg.memdesc<32x64xf16, #shared, #smem, mutable>
    tt.return
  }
}
// -----
// One warp, and another layout.
#shared = #ttg.swizzled_shared<{vec = 4, perPhase = 1, maxPhase = 8, order = [1, 0]}>
#one = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [8, 4], warpsPerCTA = [1, 1], order = [1, 0]}>
#single = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [4, 8], warpsPerCTA = [1, 1], order = [1, 0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-warps" = 1 : i32, "ttg.threads-per-warp" = 32 : i32, ttg.target = "cuda:90"} {
  tt.func @tile(%v: tensor<32x64xf16, #one>) {
    %a = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<32x64xf16, #shared, #smem, mutable>
    ttg.local_store %v, %a : tensor<32x64xf16, #one> -> !ttg.memdesc<32x64xf16, #shared, #smem, mutable>
    %w = ttg.local_load %a : !ttg.memdesc<32x64xf16, #shared, #smem, mutable> -> tensor<32x64xf16, #single> // expect check: SW101
    tt.return
  }
}
// -----
// AMD, with padding.
#rows = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>
#padded = #ttg.padded_shared<[64:+4] {order = [1, 0], shape = [32, 64]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32, ttg.target = "hip:gfx1250"} {
  tt.func @tile(%v: tensor<32x64xf16, #rows>) {
    %a = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<32x64xf16, #padded, #smem, mutable>
    ttg.local_store %v, %a : tensor<32x64xf16, #rows> -> !ttg.memdesc<32x64xf16, #padded, #smem, mutable>
    %w = ttg.local_load %a : !ttg.memdesc<32x64xf16, #padded, #smem, mutable> -> tensor<32x64xf16, #rows>
    tt.return
  }
}
// -----
// AMD: other lanes.
#rows = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>
#other = #ttg.blocked<{sizePerThread = [4, 1], threadsPerWarp = [2, 16], warpsPerCTA = [4, 1], order = [0, 1]}>
#padded = #ttg.padded_shared<[64:+4] {order = [1, 0], shape = [32, 64]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32, ttg.target = "hip:gfx1250"} {
  tt.func @tile(%v: tensor<32x64xf16, #rows>) {
    %a = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<32x64xf16, #padded, #smem, mutable>
    ttg.local_store %v, %a : tensor<32x64xf16, #rows> -> !ttg.memdesc<32x64xf16, #padded, #smem, mutable>
    %w = ttg.local_load %a : !ttg.memdesc<32x64xf16, #padded, #smem, mutable> -> tensor<32x64xf16, #other> // expect check: SW101
    tt.return
  }
}
// -----
// AMD: the compiler may choose `ds_read_tr` for this layout.
#ones = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 64], warpsPerCTA = [4, 1], order = [1, 0]}>
#plain = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 64 : i32, ttg.target = "hip:gfx950"} {
  tt.func @tile(%v: tensor<32x64xf16, #ones>) {
    %a = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<32x64xf16, #plain, #smem, mutable>
    ttg.local_store %v, %a : tensor<32x64xf16, #ones> -> !ttg.memdesc<32x64xf16, #plain, #smem, mutable>
    %w = ttg.local_load %a : !ttg.memdesc<32x64xf16, #plain, #smem, mutable> -> tensor<32x64xf16, #ones> // expect check: SW101
    tt.return
  }
}
// -----
// AMD: this GPU has no `ds_read_tr`.
#ones = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 64], warpsPerCTA = [4, 1], order = [1, 0]}>
#plain = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 64 : i32, ttg.target = "hip:gfx942"} {
  tt.func @tile(%v: tensor<32x64xf16, #ones>) {
    %a = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<32x64xf16, #plain, #smem, mutable>
    ttg.local_store %v, %a : tensor<32x64xf16, #ones> -> !ttg.memdesc<32x64xf16, #plain, #smem, mutable>
    %w = ttg.local_load %a : !ttg.memdesc<32x64xf16, #plain, #smem, mutable> -> tensor<32x64xf16, #ones>
    tt.return
  }
}
// -----
// AMD: elements of 32 bits, which `ds_read_tr` does not have.
#ones = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 64], warpsPerCTA = [4, 1], order = [1, 0]}>
#plain = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 64 : i32, ttg.target = "hip:gfx950"} {
  tt.func @tile(%v: tensor<32x64xf32, #ones>) {
    %a = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<32x64xf32, #plain, #smem, mutable>
    ttg.local_store %v, %a : tensor<32x64xf32, #ones> -> !ttg.memdesc<32x64xf32, #plain, #smem, mutable>
    %w = ttg.local_load %a : !ttg.memdesc<32x64xf32, #plain, #smem, mutable> -> tensor<32x64xf32, #ones>
    tt.return
  }
}
// -----
// A copy by lanes, and its wait.
#rows = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>
#shared = #ttg.swizzled_shared<{vec = 4, perPhase = 1, maxPhase = 8, order = [1, 0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32, ttg.target = "cuda:80"} {
  tt.func @tile(%p: tensor<32x64x!tt.ptr<f16>, #rows>) {
    %a = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<32x64xf16, #shared, #smem, mutable>
    %k = ttg.async_copy_global_to_local %p, %a : tensor<32x64x!tt.ptr<f16>, #rows> -> !ttg.memdesc<32x64xf16, #shared, #smem, mutable>
    %g = ttg.async_commit_group tokens %k
    %d = ttg.async_wait %g {num = 0 : i32}
    %w = ttg.local_load %a : !ttg.memdesc<32x64xf16, #shared, #smem, mutable> -> tensor<32x64xf16, #rows>
    %e = ttg.async_copy_global_to_local %p, %a : tensor<32x64x!tt.ptr<f16>, #rows> -> !ttg.memdesc<32x64xf16, #shared, #smem, mutable>
    %f = ttg.async_commit_group tokens %e
    %h = ttg.async_wait %f {num = 0 : i32}
    tt.return
  }
}
// -----
// A copy by lanes without a wait.
#rows = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>
#shared = #ttg.swizzled_shared<{vec = 4, perPhase = 1, maxPhase = 8, order = [1, 0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32, ttg.target = "cuda:80"} {
  tt.func @tile(%p: tensor<32x64x!tt.ptr<f16>, #rows>) {
    %a = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<32x64xf16, #shared, #smem, mutable>
    %k = ttg.async_copy_global_to_local %p, %a : tensor<32x64x!tt.ptr<f16>, #rows> -> !ttg.memdesc<32x64xf16, #shared, #smem, mutable>
    %g = ttg.async_commit_group tokens %k
    %w = ttg.local_load %a : !ttg.memdesc<32x64xf16, #shared, #smem, mutable> -> tensor<32x64xf16, #rows> // expect check: SW202
    %d = ttg.async_wait %g {num = 0 : i32}
    tt.return
  }
}
// -----
// A copy by lanes, and a load of other lanes.
#rows = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>
#other = #ttg.blocked<{sizePerThread = [4, 1], threadsPerWarp = [2, 16], warpsPerCTA = [4, 1], order = [0, 1]}>
#shared = #ttg.swizzled_shared<{vec = 4, perPhase = 1, maxPhase = 8, order = [1, 0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32, ttg.target = "cuda:80"} {
  tt.func @tile(%p: tensor<32x64x!tt.ptr<f16>, #rows>) {
    %a = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<32x64xf16, #shared, #smem, mutable>
    %k = ttg.async_copy_global_to_local %p, %a : tensor<32x64x!tt.ptr<f16>, #rows> -> !ttg.memdesc<32x64xf16, #shared, #smem, mutable>
    %g = ttg.async_commit_group tokens %k
    %d = ttg.async_wait %g {num = 0 : i32}
    %w = ttg.local_load %a : !ttg.memdesc<32x64xf16, #shared, #smem, mutable> -> tensor<32x64xf16, #other> // expect check: SW101
    tt.return
  }
}
// -----
// Parts of a view: the same threads have the elements of the whole and of each part. The last load
// is of the other half of the rows, which other warps stored.
#rows = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>
#shared = #ttg.swizzled_shared<{vec = 4, perPhase = 1, maxPhase = 8, order = [1, 0]}>
#smem = #ttg.shared_memory
!whole = !ttg.memdesc<64x32xf32, #shared, #smem, mutable>
!columns = !ttg.memdesc<64x16xf32, #shared, #smem, mutable, 64x32>
!half = !ttg.memdesc<16x32xf32, #shared, #smem, mutable, 64x32>
module attributes {"ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32, ttg.target = "cuda:80"} {
  tt.func @parts(%v: tensor<64x32xf32, #rows>) -> (tensor<64x16xf32, #rows>, tensor<64x16xf32, #rows>, tensor<16x32xf32, #rows>) {
    %a = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !whole
    %l = ttg.memdesc_subslice %a[0, 0] : !whole -> !columns
    %r = ttg.memdesc_subslice %a[0, 16] : !whole -> !columns
    %h = ttg.memdesc_subslice %a[16, 0] : !whole -> !half
    ttg.local_store %v, %a : tensor<64x32xf32, #rows> -> !whole
    %x = ttg.local_load %l : !columns -> tensor<64x16xf32, #rows>
    %y = ttg.local_load %r : !columns -> tensor<64x16xf32, #rows>
    %z = ttg.local_load %h : !half -> tensor<16x32xf32, #rows> // expect check: SW101
    ttg.local_store %x, %l : tensor<64x16xf32, #rows> -> !columns // expect check: SW102
    tt.return %x, %y, %z : tensor<64x16xf32, #rows>, tensor<64x16xf32, #rows>, tensor<16x32xf32, #rows>
  }
}
// -----
// The elements of part `%q` have other threads than in the whole of another buffer.
#rows = #ttg.blocked<{sizePerThread = [2, 2], threadsPerWarp = [4, 8], warpsPerCTA = [1, 2], order = [1, 0]}>
#columns = #ttg.blocked<{sizePerThread = [4, 1], threadsPerWarp = [2, 16], warpsPerCTA = [2, 1], order = [0, 1]}>
#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-warps" = 2 : i32, "ttg.threads-per-warp" = 32 : i32, ttg.target = "cuda:80"} {
  tt.func @another_buffer(%v: tensor<32x64xf32, #rows>) -> (tensor<16x16xf32, #columns>, tensor<16x64xf32, #rows>) {
    %b = ttg.local_alloc {allocation.offset = 65536 : i32} : () -> !ttg.memdesc<32x16xf32, #shared, #smem, mutable>
    %q = ttg.memdesc_subslice %b[16, 0] : !ttg.memdesc<32x16xf32, #shared, #smem, mutable> -> !ttg.memdesc<16x16xf32, #shared, #smem, mutable, 32x16>
    %y = ttg.local_load %q : !ttg.memdesc<16x16xf32, #shared, #smem, mutable, 32x16> -> tensor<16x16xf32, #columns>
    %a = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<32x64xf32, #shared, #smem, mutable>
    %p = ttg.memdesc_subslice %a[0, 0] : !ttg.memdesc<32x64xf32, #shared, #smem, mutable> -> !ttg.memdesc<16x64xf32, #shared, #smem, mutable, 32x64>
    ttg.local_store %v, %a : tensor<32x64xf32, #rows> -> !ttg.memdesc<32x64xf32, #shared, #smem, mutable>
    %x = ttg.local_load %p : !ttg.memdesc<16x64xf32, #shared, #smem, mutable, 32x64> -> tensor<16x64xf32, #rows>
    tt.return %y, %x : tensor<16x16xf32, #columns>, tensor<16x64xf32, #rows>
  }
}

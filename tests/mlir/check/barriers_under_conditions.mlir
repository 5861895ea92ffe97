// Barriers under conditions that hold whenever the accesses on both sides happen. Here only the first iteration needs a barrier, because the others load what it loads.
// expect check: bound all-paths
#b = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#s = #ttg.swizzled_shared<{vec = 8, perPhase = 1, maxPhase = 8, order = [1, 0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 8192 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @first(%t: tensor<64x64xf16, #b>, %lb: i32, %n: i32) {
    %c0 = arith.constant 0 : i32
    %c1 = arith.constant 1 : i32
    %a = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<64x64xf16, #s, #smem, mutable>
    ttg.local_store %t, %a : tensor<64x64xf16, #b> -> !ttg.memdesc<64x64xf16, #s, #smem, mutable>
    scf.for %i = %c0 to %n step %c1 : i32 {
      %is = arith.cmpi eq, %i, %c0 : i32
      scf.if %is {
        ttg.barrier local
      }
      %x = ttg.local_load %a : !ttg.memdesc<64x64xf16, #s, #smem, mutable> -> tensor<64x64xf16, #b>
    }
    tt.return
  }
}

// -----

// The first iteration of a loop whose lower bound is unknown.
// expect check: bound all-paths
#b = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#s = #ttg.swizzled_shared<{vec = 8, perPhase = 1, maxPhase = 8, order = [1, 0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 8192 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @first_from_unknown(%t: tensor<64x64xf16, #b>, %lb: i32, %n: i32) {
    %c0 = arith.constant 0 : i32
    %c1 = arith.constant 1 : i32
    %a = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<64x64xf16, #s, #smem, mutable>
    ttg.local_store %t, %a : tensor<64x64xf16, #b> -> !ttg.memdesc<64x64xf16, #s, #smem, mutable>
    scf.for %i = %lb to %n step %c1 : i32 {
      %is = arith.cmpi eq, %i, %lb : i32
      scf.if %is {
        ttg.barrier local
      }
      %x = ttg.local_load %a : !ttg.memdesc<64x64xf16, #s, #smem, mutable> -> tensor<64x64xf16, #b>
    }
    tt.return
  }
}

// -----

// More iterations than necessary.
// expect check: bound all-paths
#b = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#s = #ttg.swizzled_shared<{vec = 8, perPhase = 1, maxPhase = 8, order = [1, 0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 8192 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @first_four(%t: tensor<64x64xf16, #b>, %lb: i32, %n: i32) {
    %c0 = arith.constant 0 : i32
    %c1 = arith.constant 1 : i32
    %c4 = arith.constant 4 : i32
    %a = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<64x64xf16, #s, #smem, mutable>
    ttg.local_store %t, %a : tensor<64x64xf16, #b> -> !ttg.memdesc<64x64xf16, #s, #smem, mutable>
    scf.for %i = %c0 to %n step %c1 : i32 {
      %is = arith.cmpi slt, %i, %c4 : i32
      scf.if %is {
        ttg.barrier local
      }
      %x = ttg.local_load %a : !ttg.memdesc<64x64xf16, #s, #smem, mutable> -> tensor<64x64xf16, #b>
    }
    tt.return
  }
}

// -----

// A flag that holds in the first iteration.
// expect check: bound all-paths
#b = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#s = #ttg.swizzled_shared<{vec = 8, perPhase = 1, maxPhase = 8, order = [1, 0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 8192 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @flag(%t: tensor<64x64xf16, #b>, %lb: i32, %n: i32) {
    %c0 = arith.constant 0 : i32
    %c1 = arith.constant 1 : i32
    %a = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<64x64xf16, #s, #smem, mutable>
    %true = arith.constant true
    %false = arith.constant false
    ttg.local_store %t, %a : tensor<64x64xf16, #b> -> !ttg.memdesc<64x64xf16, #s, #smem, mutable>
    %r = scf.for %i = %c0 to %n step %c1 iter_args(%first = %true) -> (i1) : i32 {
      scf.if %first {
        ttg.barrier local
      }
      %x = ttg.local_load %a : !ttg.memdesc<64x64xf16, #s, #smem, mutable> -> tensor<64x64xf16, #b>
      scf.yield %false : i1
    }
    tt.return
  }
}

// -----

// Every other iteration, from the first one.
// expect check: bound all-paths
#b = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#s = #ttg.swizzled_shared<{vec = 8, perPhase = 1, maxPhase = 8, order = [1, 0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 8192 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @even(%t: tensor<64x64xf16, #b>, %lb: i32, %n: i32) {
    %c0 = arith.constant 0 : i32
    %c1 = arith.constant 1 : i32
    %c2 = arith.constant 2 : i32
    %a = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<64x64xf16, #s, #smem, mutable>
    ttg.local_store %t, %a : tensor<64x64xf16, #b> -> !ttg.memdesc<64x64xf16, #s, #smem, mutable>
    scf.for %i = %c0 to %n step %c1 : i32 {
      %rest = arith.remsi %i, %c2 : i32
      %is = arith.cmpi eq, %rest, %c0 : i32
      scf.if %is {
        ttg.barrier local
      }
      %x = ttg.local_load %a : !ttg.memdesc<64x64xf16, #s, #smem, mutable> -> tensor<64x64xf16, #b>
    }
    tt.return
  }
}

// -----

// The first iteration of a loop of blocks.
// expect check: bound all-paths
#b = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#s = #ttg.swizzled_shared<{vec = 8, perPhase = 1, maxPhase = 8, order = [1, 0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 8192 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @blocks(%t: tensor<64x64xf16, #b>, %lb: i32, %n: i32) {
    %c0 = arith.constant 0 : i32
    %c1 = arith.constant 1 : i32
    %a = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<64x64xf16, #s, #smem, mutable>
    ttg.local_store %t, %a : tensor<64x64xf16, #b> -> !ttg.memdesc<64x64xf16, #s, #smem, mutable>
    cf.br ^body(%c0 : i32)
  ^body(%i: i32):
    %is = arith.cmpi eq, %i, %c0 : i32
    cf.cond_br %is, ^wait, ^load
  ^wait:
    ttg.barrier local
    cf.br ^load
  ^load:
    %x = ttg.local_load %a : !ttg.memdesc<64x64xf16, #s, #smem, mutable> -> tensor<64x64xf16, #b>
    %next = arith.addi %i, %c1 : i32
    %more = arith.cmpi slt, %next, %n : i32
    cf.cond_br %more, ^body(%next : i32), ^end
  ^end:
    tt.return
  }
}

// -----

// The first iteration of the inner loop.
// expect check: bound all-paths
#b = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#s = #ttg.swizzled_shared<{vec = 8, perPhase = 1, maxPhase = 8, order = [1, 0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 8192 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @inner(%t: tensor<64x64xf16, #b>, %lb: i32, %n: i32) {
    %c0 = arith.constant 0 : i32
    %c1 = arith.constant 1 : i32
    %a = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<64x64xf16, #s, #smem, mutable>
    scf.for %o = %c0 to %n step %c1 : i32 {
      ttg.barrier local
      ttg.local_store %t, %a : tensor<64x64xf16, #b> -> !ttg.memdesc<64x64xf16, #s, #smem, mutable>
      scf.for %i = %c0 to %n step %c1 : i32 {
        %is = arith.cmpi eq, %i, %c0 : i32
        scf.if %is {
          ttg.barrier local
        }
        %x = ttg.local_load %a : !ttg.memdesc<64x64xf16, #s, #smem, mutable> -> tensor<64x64xf16, #b>
      }
    }
    tt.return
  }
}

// -----

// The last iteration, before the buffer is stored again.
// expect check: bound all-paths
#b = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#s = #ttg.swizzled_shared<{vec = 8, perPhase = 1, maxPhase = 8, order = [1, 0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 8192 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @last(%t: tensor<64x64xf16, #b>, %lb: i32, %n: i32) {
    %c0 = arith.constant 0 : i32
    %c1 = arith.constant 1 : i32
    %a = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<64x64xf16, #s, #smem, mutable>
    %last = arith.subi %n, %c1 : i32
    scf.for %i = %c0 to %n step %c1 : i32 {
      %x = ttg.local_load %a : !ttg.memdesc<64x64xf16, #s, #smem, mutable> -> tensor<64x64xf16, #b>
      %is = arith.cmpi eq, %i, %last : i32
      scf.if %is {
        ttg.barrier local
      }
    }
    ttg.local_store %t, %a : tensor<64x64xf16, #b> -> !ttg.memdesc<64x64xf16, #s, #smem, mutable>
    tt.return
  }
}

// -----

// More than 3 is more than 1.
// expect check: bound all-paths
#b = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#s = #ttg.swizzled_shared<{vec = 8, perPhase = 1, maxPhase = 8, order = [1, 0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 8192 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @implied(%t: tensor<64x64xf16, #b>, %lb: i32, %n: i32) {
    %c0 = arith.constant 0 : i32
    %c1 = arith.constant 1 : i32
    %c3 = arith.constant 3 : i32
    %a = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<64x64xf16, #s, #smem, mutable>
    %some = arith.cmpi sgt, %n, %c1 : i32
    %more = arith.cmpi sgt, %n, %c3 : i32
    ttg.local_store %t, %a : tensor<64x64xf16, #b> -> !ttg.memdesc<64x64xf16, #s, #smem, mutable>
    scf.if %some {
      ttg.barrier local
    }
    scf.if %more {
      %x = ttg.local_load %a : !ttg.memdesc<64x64xf16, #s, #smem, mutable> -> tensor<64x64xf16, #b>
    }
    tt.return
  }
}

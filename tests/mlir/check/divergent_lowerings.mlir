// Ops whose lowering contains a barrier of all warps, where only some warps reach them.
// An assertion about a tensor: the lowering ends with a barrier.
#blocked = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32, ttg.target = "cuda:90"} {
  tt.func @f(%t: tensor<128xi1, #blocked>) {
    %c32 = arith.constant 32 : i32
    %tid = gpu.thread_id x
    %x = arith.index_cast %tid : index to i32
    %first = arith.cmpi slt, %x, %c32 : i32
    scf.if %first {
      tt.assert %t, "bound" : tensor<128xi1, #blocked> // expect check: SW301
    }
    tt.return
  }
}
// -----
// Both parts have one, and the barrier of the assertion counts as one.
#blocked = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32, ttg.target = "hip:gfx1250"} {
  tt.func @f(%t: tensor<128xi1, #blocked>) {
    %c32 = arith.constant 32 : i32
    %tid = gpu.thread_id x
    %x = arith.index_cast %tid : index to i32
    %first = arith.cmpi slt, %x, %c32 : i32
    scf.if %first {
      tt.assert %t, "bound" : tensor<128xi1, #blocked>
    } else {
      ttg.barrier local
    }
    tt.return
  }
}
// -----
// An assertion about a scalar: the lowering has no barrier where it holds.
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32, ttg.target = "cuda:90"} {
  tt.func @f(%p: i1) {
    %c32 = arith.constant 32 : i32
    %tid = gpu.thread_id x
    %x = arith.index_cast %tid : index to i32
    %first = arith.cmpi slt, %x, %c32 : i32
    scf.if %first {
      tt.assert %p, "bound" : i1
    }
    tt.return
  }
}
// -----
// The initialization of an mbarrier for AMD GPUs ends with a barrier.
#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32, ttg.target = "hip:gfx1250"} {
  tt.func @f() {
    %c32 = arith.constant 32 : i32
    %b = ttg.local_alloc : () -> !ttg.memdesc<1xi64, #shared, #smem, mutable>
    %tid = gpu.thread_id x
    %x = arith.index_cast %tid : index to i32
    %first = arith.cmpi slt, %x, %c32 : i32
    scf.if %first {
      amdg.init_barrier %b, 1 : !ttg.memdesc<1xi64, #shared, #smem, mutable> // expect check: SW301
    }
    tt.return
  }
}
// -----
// That for NVIDIA GPUs does not.
#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32, ttg.target = "cuda:90"} {
  tt.func @f() {
    %c32 = arith.constant 32 : i32
    %b = ttg.local_alloc : () -> !ttg.memdesc<1xi64, #shared, #smem, mutable>
    %tid = gpu.thread_id x
    %x = arith.index_cast %tid : index to i32
    %first = arith.cmpi slt, %x, %c32 : i32
    scf.if %first {
      ttng.init_barrier %b, 1 : !ttg.memdesc<1xi64, #shared, #smem, mutable>
    }
    tt.return
  }
}
// -----
// All warps start and end partitions together.
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32, ttg.target = "cuda:90"} {
  tt.func @f() {
    %c32 = arith.constant 32 : i32
    %tid = gpu.thread_id x
    %x = arith.index_cast %tid : index to i32
    %first = arith.cmpi slt, %x, %c32 : i32
    scf.if %first {
      ttg.warp_specialize() attributes {requestedRegisters = array<i32: 24>} // expect check: SW301
      default {
        ttg.warp_yield
      }
      partition0() num_warps(4) {
        ttg.warp_return
      } : () -> ()
    }
    tt.return
  }
}

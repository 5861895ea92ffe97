// A stored tile is overwritten by a multicast copy, which other CTAs start. Triton's pass inserts a
// proxy fence for the cluster there. It is unresolved whether one for the CTA suffices.
// options check: warp-locality

// The fence of the released compiler.
#blocked = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0], CGALayout = [[0, 0]]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16, CGALayout = [[0, 0]]}>
#shared1 = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0], CGALayout = [[1]]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 2 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 8200 : i32, ttg.target = "cuda:100", ttg.tensor_memory_size = 0 : i32, "ttg.threads-per-warp" = 32 : i32, "ttg.total-num-warps" = 4 : i32, "ttng.two-ctas" = false} {
  tt.func public @tma_multicast(%arg0: !tt.tensordesc<64x64xf16, #shared>, %arg1: i32, %arg2: i32, %arg3: i64, %arg4: i64, %arg5: !tt.tensordesc<64x64xf16, #shared>, %arg6: i32, %arg7: i32, %arg8: i64, %arg9: i64, %arg10: i32) attributes {noinline = false} {
    %c0_i32 = arith.constant 0 : i32
    %c1_i32 = arith.constant 1 : i32
    %true = arith.constant true
    %c64_i32 = arith.constant 64 : i32
    %cst = arith.constant dense<1.000000e+00> : tensor<64x64xf16, #blocked>
    %0 = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    %1 = ttg.local_alloc {allocation.offset = 8192 : i32} : () -> !ttg.memdesc<2xi64, #shared1, #smem, mutable>
    ttng.init_barrier %1, 1 : !ttg.memdesc<2xi64, #shared1, #smem, mutable>
    ttng.cluster_barrier
    cf.br ^bb1(%c0_i32 : i32)
  ^bb1(%2: i32):  // 2 preds: ^bb0, ^bb2
    %3 = arith.cmpi slt, %2, %arg10 : i32
    ttng.fence_mbarrier_init_release_cluster
    cf.cond_br %3, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    ttng.barrier_expect %1, 8192, %true : !ttg.memdesc<2xi64, #shared1, #smem, mutable>
    %4 = arith.muli %2, %c64_i32 : i32
    ttg.barrier local
    ttng.async_tma_copy_global_to_local %arg0[%4, %c0_i32] %0, %1, %true {multicast} : !tt.tensordesc<64x64xf16, #shared>, !ttg.memdesc<2xi64, #shared1, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    %5 = arith.andi %2, %c1_i32 : i32
    ttng.wait_barrier %1, %5, %true : !ttg.memdesc<2xi64, #shared1, #smem, mutable>
    ttg.barrier local
    %6 = ttg.local_load %0 : !ttg.memdesc<64x64xf16, #shared, #smem, mutable> -> tensor<64x64xf16, #blocked>
    %7 = arith.addf %6, %cst : tensor<64x64xf16, #blocked>
    ttg.barrier local
    ttg.local_store %7, %0 : tensor<64x64xf16, #blocked> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    ttng.fence_async_shared {bCluster = true}
    ttg.barrier local
    ttng.async_tma_copy_local_to_global %arg5[%4, %c0_i32] %0 : !tt.tensordesc<64x64xf16, #shared>, !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    ttng.async_tma_store_wait {pendings = 0 : i32, read_only}
    ttng.cluster_barrier
    %8 = arith.addi %2, %c1_i32 : i32
    cf.br ^bb1(%8 : i32)
  ^bb3:  // pred: ^bb1
    ttng.inval_barrier %1 : !ttg.memdesc<2xi64, #shared1, #smem, mutable>
    ttng.cluster_barrier
    tt.return
  }
}
// -----
// A fence for the CTA.
#blocked = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0], CGALayout = [[0, 0]]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16, CGALayout = [[0, 0]]}>
#shared1 = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0], CGALayout = [[1]]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 2 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 8200 : i32, ttg.target = "cuda:100", ttg.tensor_memory_size = 0 : i32, "ttg.threads-per-warp" = 32 : i32, "ttg.total-num-warps" = 4 : i32, "ttng.two-ctas" = false} {
  tt.func public @tma_multicast(%arg0: !tt.tensordesc<64x64xf16, #shared>, %arg1: i32, %arg2: i32, %arg3: i64, %arg4: i64, %arg5: !tt.tensordesc<64x64xf16, #shared>, %arg6: i32, %arg7: i32, %arg8: i64, %arg9: i64, %arg10: i32) attributes {noinline = false} {
    %c0_i32 = arith.constant 0 : i32
    %c1_i32 = arith.constant 1 : i32
    %true = arith.constant true
    %c64_i32 = arith.constant 64 : i32
    %cst = arith.constant dense<1.000000e+00> : tensor<64x64xf16, #blocked>
    %0 = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    %1 = ttg.local_alloc {allocation.offset = 8192 : i32} : () -> !ttg.memdesc<2xi64, #shared1, #smem, mutable>
    ttng.init_barrier %1, 1 : !ttg.memdesc<2xi64, #shared1, #smem, mutable>
    ttng.cluster_barrier
    cf.br ^bb1(%c0_i32 : i32)
  ^bb1(%2: i32):  // 2 preds: ^bb0, ^bb2
    %3 = arith.cmpi slt, %2, %arg10 : i32
    ttng.fence_mbarrier_init_release_cluster
    cf.cond_br %3, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    ttng.barrier_expect %1, 8192, %true : !ttg.memdesc<2xi64, #shared1, #smem, mutable>
    %4 = arith.muli %2, %c64_i32 : i32
    ttg.barrier local
    ttng.async_tma_copy_global_to_local %arg0[%4, %c0_i32] %0, %1, %true {multicast} : !tt.tensordesc<64x64xf16, #shared>, !ttg.memdesc<2xi64, #shared1, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable> // expect check: note check::fence-scope
    %5 = arith.andi %2, %c1_i32 : i32
    ttng.wait_barrier %1, %5, %true : !ttg.memdesc<2xi64, #shared1, #smem, mutable>
    ttg.barrier local
    %6 = ttg.local_load %0 : !ttg.memdesc<64x64xf16, #shared, #smem, mutable> -> tensor<64x64xf16, #blocked>
    %7 = arith.addf %6, %cst : tensor<64x64xf16, #blocked>
    ttg.barrier local
    ttg.local_store %7, %0 : tensor<64x64xf16, #blocked> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    ttng.fence_async_shared {bCluster = false}
    ttg.barrier local
    ttng.async_tma_copy_local_to_global %arg5[%4, %c0_i32] %0 : !tt.tensordesc<64x64xf16, #shared>, !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    ttng.async_tma_store_wait {pendings = 0 : i32, read_only}
    ttng.cluster_barrier
    %8 = arith.addi %2, %c1_i32 : i32
    cf.br ^bb1(%8 : i32)
  ^bb3:  // pred: ^bb1
    ttng.inval_barrier %1 : !ttg.memdesc<2xi64, #shared1, #smem, mutable>
    ttng.cluster_barrier
    tt.return
  }
}
// -----
// No fence.
#blocked = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0], CGALayout = [[0, 0]]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16, CGALayout = [[0, 0]]}>
#shared1 = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0], CGALayout = [[1]]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 2 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 8200 : i32, ttg.target = "cuda:100", ttg.tensor_memory_size = 0 : i32, "ttg.threads-per-warp" = 32 : i32, "ttg.total-num-warps" = 4 : i32, "ttng.two-ctas" = false} {
  tt.func public @tma_multicast(%arg0: !tt.tensordesc<64x64xf16, #shared>, %arg1: i32, %arg2: i32, %arg3: i64, %arg4: i64, %arg5: !tt.tensordesc<64x64xf16, #shared>, %arg6: i32, %arg7: i32, %arg8: i64, %arg9: i64, %arg10: i32) attributes {noinline = false} {
    %c0_i32 = arith.constant 0 : i32
    %c1_i32 = arith.constant 1 : i32
    %true = arith.constant true
    %c64_i32 = arith.constant 64 : i32
    %cst = arith.constant dense<1.000000e+00> : tensor<64x64xf16, #blocked>
    %0 = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    %1 = ttg.local_alloc {allocation.offset = 8192 : i32} : () -> !ttg.memdesc<2xi64, #shared1, #smem, mutable>
    ttng.init_barrier %1, 1 : !ttg.memdesc<2xi64, #shared1, #smem, mutable>
    ttng.cluster_barrier
    cf.br ^bb1(%c0_i32 : i32)
  ^bb1(%2: i32):  // 2 preds: ^bb0, ^bb2
    %3 = arith.cmpi slt, %2, %arg10 : i32
    ttng.fence_mbarrier_init_release_cluster
    cf.cond_br %3, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    ttng.barrier_expect %1, 8192, %true : !ttg.memdesc<2xi64, #shared1, #smem, mutable>
    %4 = arith.muli %2, %c64_i32 : i32
    ttg.barrier local
    ttng.async_tma_copy_global_to_local %arg0[%4, %c0_i32] %0, %1, %true {multicast} : !tt.tensordesc<64x64xf16, #shared>, !ttg.memdesc<2xi64, #shared1, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable> // expect check: SW105
    %5 = arith.andi %2, %c1_i32 : i32
    ttng.wait_barrier %1, %5, %true : !ttg.memdesc<2xi64, #shared1, #smem, mutable>
    ttg.barrier local
    %6 = ttg.local_load %0 : !ttg.memdesc<64x64xf16, #shared, #smem, mutable> -> tensor<64x64xf16, #blocked>
    %7 = arith.addf %6, %cst : tensor<64x64xf16, #blocked>
    ttg.barrier local
    ttg.local_store %7, %0 : tensor<64x64xf16, #blocked> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    ttg.barrier local
    ttng.async_tma_copy_local_to_global %arg5[%4, %c0_i32] %0 : !tt.tensordesc<64x64xf16, #shared>, !ttg.memdesc<64x64xf16, #shared, #smem, mutable> // expect check: SW105
    ttng.async_tma_store_wait {pendings = 0 : i32, read_only}
    ttng.cluster_barrier
    %8 = arith.addi %2, %c1_i32 : i32
    cf.br ^bb1(%8 : i32)
  ^bb3:  // pred: ^bb1
    ttng.inval_barrier %1 : !ttg.memdesc<2xi64, #shared1, #smem, mutable>
    ttng.cluster_barrier
    tt.return
  }
}

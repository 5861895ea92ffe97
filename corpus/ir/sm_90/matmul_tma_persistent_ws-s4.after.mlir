#blocked = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [2, 16], warpsPerCTA = [4, 1], order = [1, 0]}>
#mma = #ttg.nvidia_mma<{versionMajor = 3, versionMinor = 0, warpsPerCTA = [4, 1], instrShape = [16, 128, 16]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#shared1 = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#shared2 = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = true, elementBitWidth = 16}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 163872 : i32, ttg.target = "cuda:90", ttg.tensor_memory_size = 0 : i32, "ttg.threads-per-warp" = 32 : i32, "ttg.total-num-warps" = 4 : i32, "ttng.two-ctas" = false} {
  tt.func public @matmul_descriptors_persistent(%arg0: !tt.tensordesc<128x64xf16, #shared>, %arg1: i32, %arg2: i32, %arg3: i64, %arg4: i64, %arg5: !tt.tensordesc<128x64xf16, #shared>, %arg6: i32, %arg7: i32, %arg8: i64, %arg9: i64, %arg10: !tt.tensordesc<128x128xf16, #shared>, %arg11: i32, %arg12: i32, %arg13: i64, %arg14: i64, %arg15: i32 {tt.divisibility = 16 : i32}, %arg16: i32 {tt.divisibility = 16 : i32}, %arg17: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<0.000000e+00> : tensor<128x128xf32, #mma>
    %c64_i32 = arith.constant 64 : i32
    %c0_i32 = arith.constant 0 : i32
    %c132_i32 = arith.constant 132 : i32
    %c128_i32 = arith.constant 128 : i32
    %c127_i32 = arith.constant 127 : i32
    %c1_i32 = arith.constant 1 : i32
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<128x128xf16, #blocked>
    %c-1_i32 = arith.constant -1 : i32
    %c2_i32 = arith.constant 2 : i32
    %c3_i32 = arith.constant 3 : i32
    %c4_i32 = arith.constant 4 : i32
    %0 = arith.addi %arg16, %c127_i32 : i32
    %1 = arith.divsi %0, %c128_i32 : i32
    %2 = arith.addi %arg15, %c127_i32 : i32
    %3 = arith.divsi %2, %c128_i32 : i32
    %4 = arith.muli %3, %1 : i32
    %5 = tt.get_program_id x : i32
    %6 = arith.cmpi sle, %arg17, %c0_i32 : i32
    cf.cond_br %6, ^bb1, ^bb5
  ^bb1:  // pred: ^bb0
    %7 = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<128x128xf16, #shared, #smem, mutable>
    cf.br ^bb2(%5 : i32)
  ^bb2(%8: i32):  // 2 preds: ^bb1, ^bb3
    %9 = arith.cmpi slt, %8, %4 : i32
    cf.cond_br %9, ^bb3, ^bb4
  ^bb3:  // pred: ^bb2
    %10 = arith.divsi %8, %1 : i32
    %11 = arith.muli %10, %c128_i32 : i32
    %12 = arith.remsi %8, %1 : i32
    %13 = arith.muli %12, %c128_i32 : i32
    ttng.async_tma_store_wait {pendings = 0 : i32, read_only}
    ttg.barrier local
    ttg.local_store %cst_0, %7 : tensor<128x128xf16, #blocked> -> !ttg.memdesc<128x128xf16, #shared, #smem, mutable>
    ttng.fence_async_shared {bCluster = false}
    ttg.barrier local
    ttng.async_tma_copy_local_to_global %arg10[%11, %13] %7 : !tt.tensordesc<128x128xf16, #shared>, !ttg.memdesc<128x128xf16, #shared, #smem, mutable>
    %14 = arith.addi %8, %c132_i32 : i32
    cf.br ^bb2(%14 : i32)
  ^bb4:  // pred: ^bb2
    ttng.async_tma_store_wait {pendings = 0 : i32}
    ttg.barrier local
    ttg.local_dealloc %7 : !ttg.memdesc<128x128xf16, #shared, #smem, mutable>
    cf.br ^bb17
  ^bb5:  // pred: ^bb0
    %15 = arith.subi %4, %5 : i32
    %16 = arith.ceildivsi %15, %c132_i32 : i32
    %17 = arith.ceildivsi %arg17, %c64_i32 : i32
    %18 = arith.maxsi %17, %c1_i32 : i32
    %19 = arith.muli %16, %18 : i32
    %20 = arith.subi %18, %c1_i32 : i32
    %21 = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<4x128x64xf16, #shared, #smem, mutable>
    %22 = ttg.local_alloc {allocation.offset = 65536 : i32} : () -> !ttg.memdesc<4x128x64xf16, #shared, #smem, mutable>
    %23 = ttg.local_alloc {allocation.offset = 163840 : i32} : () -> !ttg.memdesc<4x1xi64, #shared1, #smem, mutable>
    %24 = ttg.memdesc_index %23[%c0_i32] : !ttg.memdesc<4x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %24, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %25 = ttg.memdesc_index %23[%c1_i32] : !ttg.memdesc<4x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %25, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %26 = ttg.memdesc_index %23[%c2_i32] : !ttg.memdesc<4x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %26, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %27 = ttg.memdesc_index %23[%c3_i32] : !ttg.memdesc<4x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %27, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %28 = arith.cmpi sgt, %19, %c0_i32 : i32
    %29 = arith.divsi %5, %1 : i32
    %30 = arith.muli %29, %c128_i32 : i32
    %31 = arith.remsi %5, %1 : i32
    %32 = arith.muli %31, %c128_i32 : i32
    ttng.barrier_expect %24, 32768, %28 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %33 = ttg.memdesc_index %21[%c0_i32] : !ttg.memdesc<4x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    ttg.barrier local
    ttng.async_tma_copy_global_to_local %arg0[%30, %c0_i32] %33, %24, %28 : !tt.tensordesc<128x64xf16, #shared>, !ttg.memdesc<1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    %34 = ttg.memdesc_index %22[%c0_i32] : !ttg.memdesc<4x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    ttg.barrier local
    ttng.async_tma_copy_global_to_local %arg5[%32, %c0_i32] %34, %24, %28 : !tt.tensordesc<128x64xf16, #shared>, !ttg.memdesc<1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    %35 = arith.cmpi sgt, %19, %c1_i32 : i32
    %36 = arith.cmpi ne, %20, %c0_i32 : i32
    %37 = arith.extui %36 : i1 to i32
    %38 = arith.cmpi eq, %37, %c0_i32 : i32
    cf.cond_br %38, ^bb6, ^bb7(%30, %32, %5 : i32, i32, i32)
  ^bb6:  // pred: ^bb5
    %39 = arith.addi %5, %c132_i32 : i32
    %40 = arith.divsi %39, %1 : i32
    %41 = arith.muli %40, %c128_i32 : i32
    %42 = arith.remsi %39, %1 : i32
    %43 = arith.muli %42, %c128_i32 : i32
    cf.br ^bb7(%41, %43, %39 : i32, i32, i32)
  ^bb7(%44: i32, %45: i32, %46: i32):  // 2 preds: ^bb5, ^bb6
    %47 = arith.select %38, %c0_i32, %c64_i32 : i32
    ttng.barrier_expect %25, 32768, %35 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %48 = ttg.memdesc_index %21[%c1_i32] : !ttg.memdesc<4x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    ttg.barrier local
    ttng.async_tma_copy_global_to_local %arg0[%44, %47] %48, %25, %35 : !tt.tensordesc<128x64xf16, #shared>, !ttg.memdesc<1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    %49 = ttg.memdesc_index %22[%c1_i32] : !ttg.memdesc<4x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    ttg.barrier local
    ttng.async_tma_copy_global_to_local %arg5[%45, %47] %49, %25, %35 : !tt.tensordesc<128x64xf16, #shared>, !ttg.memdesc<1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    %50 = arith.cmpi sgt, %19, %c2_i32 : i32
    %51 = arith.addi %37, %c1_i32 : i32
    %52 = arith.cmpi eq, %37, %20 : i32
    %53 = arith.select %52, %c0_i32, %51 : i32
    %54 = arith.cmpi eq, %53, %c0_i32 : i32
    cf.cond_br %54, ^bb8, ^bb9(%44, %45, %46 : i32, i32, i32)
  ^bb8:  // pred: ^bb7
    %55 = arith.addi %46, %c132_i32 : i32
    %56 = arith.divsi %55, %1 : i32
    %57 = arith.muli %56, %c128_i32 : i32
    %58 = arith.remsi %55, %1 : i32
    %59 = arith.muli %58, %c128_i32 : i32
    cf.br ^bb9(%57, %59, %55 : i32, i32, i32)
  ^bb9(%60: i32, %61: i32, %62: i32):  // 2 preds: ^bb7, ^bb8
    %63 = arith.addi %47, %c64_i32 : i32
    %64 = arith.select %54, %c0_i32, %63 : i32
    ttng.barrier_expect %26, 32768, %50 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %65 = ttg.memdesc_index %21[%c2_i32] : !ttg.memdesc<4x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    ttg.barrier local
    ttng.async_tma_copy_global_to_local %arg0[%60, %64] %65, %26, %50 : !tt.tensordesc<128x64xf16, #shared>, !ttg.memdesc<1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    %66 = ttg.memdesc_index %22[%c2_i32] : !ttg.memdesc<4x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    ttg.barrier local
    ttng.async_tma_copy_global_to_local %arg5[%61, %64] %66, %26, %50 : !tt.tensordesc<128x64xf16, #shared>, !ttg.memdesc<1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    %67 = ttg.local_alloc {allocation.offset = 131072 : i32} : () -> !ttg.memdesc<128x128xf16, #shared, #smem, mutable>
    cf.br ^bb10(%c0_i32, %53, %62, %cst, %60, %61, %c2_i32, %c-1_i32, %c0_i32, %64, %c0_i32, %37, %30, %44, %32, %45 : i32, i32, i32, tensor<128x128xf32, #mma>, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)
  ^bb10(%68: i32, %69: i32, %70: i32, %71: tensor<128x128xf32, #mma>, %72: i32, %73: i32, %74: i32, %75: i32, %76: i32, %77: i32, %78: i32, %79: i32, %80: i32, %81: i32, %82: i32, %83: i32):  // 2 preds: ^bb9, ^bb15
    %84 = arith.cmpi slt, %68, %19 : i32
    cf.cond_br %84, ^bb11, ^bb16
  ^bb11:  // pred: ^bb10
    %85 = arith.subi %19, %c3_i32 : i32
    %86 = arith.cmpi slt, %68, %85 : i32
    %87 = arith.addi %69, %c1_i32 : i32
    %88 = arith.cmpi eq, %69, %20 : i32
    %89 = arith.select %88, %c0_i32, %87 : i32
    %90 = arith.cmpi eq, %89, %c0_i32 : i32
    cf.cond_br %90, ^bb12, ^bb13(%72, %73, %70 : i32, i32, i32)
  ^bb12:  // pred: ^bb11
    %91 = arith.addi %70, %c132_i32 : i32
    %92 = arith.divsi %91, %1 : i32
    %93 = arith.muli %92, %c128_i32 : i32
    %94 = arith.remsi %91, %1 : i32
    %95 = arith.muli %94, %c128_i32 : i32
    cf.br ^bb13(%93, %95, %91 : i32, i32, i32)
  ^bb13(%96: i32, %97: i32, %98: i32):  // 2 preds: ^bb11, ^bb12
    %99 = arith.addi %75, %c1_i32 : i32
    %100 = arith.cmpi sge, %99, %c4_i32 : i32
    %101 = arith.select %100, %c0_i32, %99 : i32
    %102 = arith.xori %76, %c1_i32 : i32
    %103 = arith.select %100, %102, %76 : i32
    %104 = ttg.memdesc_index %23[%101] : !ttg.memdesc<4x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.wait_barrier %104, %103 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %105 = ttg.memdesc_index %22[%101] : !ttg.memdesc<4x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    %106 = ttg.memdesc_trans %105 {order = array<i32: 1, 0>} : !ttg.memdesc<128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x128xf16, #shared2, #smem, mutable>
    %107 = ttg.memdesc_index %21[%101] : !ttg.memdesc<4x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    ttg.barrier local
    %108 = ttng.warp_group_dot %107, %106, %71 {inputPrecision = 0 : i32, isAsync = true} : !ttg.memdesc<128x64xf16, #shared, #smem, mutable> * !ttg.memdesc<64x128xf16, #shared2, #smem, mutable> -> tensor<128x128xf32, #mma>
    %109:3 = ttng.warp_group_dot_wait %108, %107, %106 {pendings = 1 : i32} : tensor<128x128xf32, #mma>, !ttg.memdesc<128x64xf16, #shared, #smem, mutable>, !ttg.memdesc<64x128xf16, #shared2, #smem, mutable>
    %110 = arith.addi %77, %c64_i32 : i32
    %111 = arith.addi %74, %c1_i32 : i32
    %112 = arith.cmpi sge, %111, %c4_i32 : i32
    %113 = arith.select %112, %c0_i32, %111 : i32
    %114 = arith.select %90, %c0_i32, %110 : i32
    %115 = ttg.memdesc_index %23[%113] : !ttg.memdesc<4x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.barrier_expect %115, 32768, %86 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %116 = ttg.memdesc_index %21[%113] : !ttg.memdesc<4x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    ttg.barrier local
    ttng.async_tma_copy_global_to_local %arg0[%96, %114] %116, %115, %86 : !tt.tensordesc<128x64xf16, #shared>, !ttg.memdesc<1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    %117 = ttg.memdesc_index %22[%113] : !ttg.memdesc<4x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    ttg.barrier local
    ttng.async_tma_copy_global_to_local %arg5[%97, %114] %117, %115, %86 : !tt.tensordesc<128x64xf16, #shared>, !ttg.memdesc<1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    %118 = arith.cmpi eq, %78, %20 : i32
    cf.cond_br %118, ^bb14, ^bb15(%109#0 : tensor<128x128xf32, #mma>)
  ^bb14:  // pred: ^bb13
    %119:3 = ttng.warp_group_dot_wait %109#0, %107, %106 {pendings = 0 : i32, warpGroupLocal} : tensor<128x128xf32, #mma>, !ttg.memdesc<128x64xf16, #shared, #smem, mutable>, !ttg.memdesc<64x128xf16, #shared2, #smem, mutable>
    %120 = arith.truncf %119#0 : tensor<128x128xf32, #mma> to tensor<128x128xf16, #mma>
    ttng.async_tma_store_wait {pendings = 0 : i32, read_only}
    ttg.barrier local
    ttg.local_store %120, %67 : tensor<128x128xf16, #mma> -> !ttg.memdesc<128x128xf16, #shared, #smem, mutable>
    ttng.fence_async_shared {bCluster = false}
    ttg.barrier local
    ttng.async_tma_copy_local_to_global %arg10[%80, %82] %67 : !tt.tensordesc<128x128xf16, #shared>, !ttg.memdesc<128x128xf16, #shared, #smem, mutable>
    cf.br ^bb15(%cst : tensor<128x128xf32, #mma>)
  ^bb15(%121: tensor<128x128xf32, #mma>):  // 2 preds: ^bb13, ^bb14
    %122 = arith.addi %68, %c1_i32 : i32
    cf.br ^bb10(%122, %89, %98, %121, %96, %97, %113, %101, %103, %114, %79, %69, %81, %72, %83, %73 : i32, i32, i32, tensor<128x128xf32, #mma>, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)
  ^bb16:  // pred: ^bb10
    ttng.async_tma_store_wait {pendings = 0 : i32}
    ttg.barrier local
    ttg.local_dealloc %67 : !ttg.memdesc<128x128xf16, #shared, #smem, mutable>
    %123 = ttng.warp_group_dot_wait %71 {pendings = 0 : i32} : tensor<128x128xf32, #mma>
    ttng.inval_barrier %24 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %25 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %26 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %27 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttg.local_dealloc %23 : !ttg.memdesc<4x1xi64, #shared1, #smem, mutable>
    ttg.local_dealloc %22 : !ttg.memdesc<4x128x64xf16, #shared, #smem, mutable>
    ttg.local_dealloc %21 : !ttg.memdesc<4x128x64xf16, #shared, #smem, mutable>
    cf.br ^bb17
  ^bb17:  // 2 preds: ^bb4, ^bb16
    tt.return
  }
}

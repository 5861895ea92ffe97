#linear = #ttg.linear<{register = [[0, 1, 0], [8, 0, 0], [0, 8, 0], [0, 16, 0], [0, 32, 0], [0, 0, 1], [64, 0, 0]], lane = [[0, 2, 0], [0, 4, 0], [1, 0, 0], [2, 0, 0], [4, 0, 0]], warp = [[16, 0, 0], [32, 0, 0]], block = []}>
#linear1 = #ttg.linear<{register = [[0, 1], [8, 0], [0, 8], [0, 16], [0, 32], [64, 0]], lane = [[0, 2], [0, 4], [1, 0], [2, 0], [4, 0]], warp = [[16, 0], [32, 0]], block = []}>
#linear2 = #ttg.linear<{register = [[0, 0, 1], [8, 0, 0], [0, 0, 8], [0, 0, 16], [0, 0, 32], [0, 1, 0], [64, 0, 0]], lane = [[0, 0, 2], [0, 0, 4], [1, 0, 0], [2, 0, 0], [4, 0, 0]], warp = [[16, 0, 0], [32, 0, 0]], block = []}>
#mma = #ttg.nvidia_mma<{versionMajor = 3, versionMinor = 0, warpsPerCTA = [4, 1], instrShape = [16, 128, 16]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#shared1 = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#shared2 = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = true, elementBitWidth = 16}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 114712 : i32, ttg.target = "cuda:90", ttg.tensor_memory_size = 0 : i32, "ttg.threads-per-warp" = 32 : i32, "ttg.total-num-warps" = 4 : i32, "ttng.two-ctas" = false} {
  tt.func public @matmul_descriptors_persistent(%arg0: !tt.tensordesc<128x64xf16, #shared>, %arg1: i32, %arg2: i32, %arg3: i64, %arg4: i64, %arg5: !tt.tensordesc<128x64xf16, #shared>, %arg6: i32, %arg7: i32, %arg8: i64, %arg9: i64, %arg10: !tt.tensordesc<128x64xf16, #shared>, %arg11: i32, %arg12: i32, %arg13: i64, %arg14: i64, %arg15: i32 {tt.divisibility = 16 : i32}, %arg16: i32 {tt.divisibility = 16 : i32}, %arg17: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<0.000000e+00> : tensor<128x128xf32, #mma>
    %c0_i32 = arith.constant 0 : i32
    %c132_i32 = arith.constant 132 : i32
    %c64_i32 = arith.constant 64 : i32
    %c128_i32 = arith.constant 128 : i32
    %c127_i32 = arith.constant 127 : i32
    %c1_i32 = arith.constant 1 : i32
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<128x64x2xf32, #linear>
    %c-1_i32 = arith.constant -1 : i32
    %c2_i32 = arith.constant 2 : i32
    %c3_i32 = arith.constant 3 : i32
    %0 = arith.addi %arg16, %c127_i32 : i32
    %1 = arith.divsi %0, %c128_i32 : i32
    %2 = arith.addi %arg15, %c127_i32 : i32
    %3 = arith.divsi %2, %c128_i32 : i32
    %4 = arith.muli %3, %1 : i32
    %5 = tt.get_program_id x : i32
    %6 = arith.cmpi sle, %arg17, %c0_i32 : i32
    cf.cond_br %6, ^bb1, ^bb5
  ^bb1:  // pred: ^bb0
    %outLHS, %outRHS = tt.split %cst_0 : tensor<128x64x2xf32, #linear> -> tensor<128x64xf32, #linear1>
    %7 = arith.truncf %outLHS : tensor<128x64xf32, #linear1> to tensor<128x64xf16, #linear1>
    %8 = arith.truncf %outRHS : tensor<128x64xf32, #linear1> to tensor<128x64xf16, #linear1>
    %9 = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    cf.br ^bb2(%5 : i32)
  ^bb2(%10: i32):  // 2 preds: ^bb1, ^bb3
    %11 = arith.cmpi slt, %10, %4 : i32
    cf.cond_br %11, ^bb3, ^bb4
  ^bb3:  // pred: ^bb2
    %12 = arith.divsi %10, %1 : i32
    %13 = arith.muli %12, %c128_i32 : i32
    %14 = arith.remsi %10, %1 : i32
    %15 = arith.muli %14, %c128_i32 : i32
    ttng.async_tma_store_wait {pendings = 0 : i32, read_only}
    ttg.local_store %7, %9 : tensor<128x64xf16, #linear1> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    ttng.fence_async_shared {bCluster = false}
    ttng.async_tma_copy_local_to_global %arg10[%13, %15] %9 : !tt.tensordesc<128x64xf16, #shared>, !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    %16 = arith.addi %15, %c64_i32 : i32
    ttng.async_tma_store_wait {pendings = 0 : i32, read_only}
    ttg.local_store %8, %9 : tensor<128x64xf16, #linear1> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    ttng.fence_async_shared {bCluster = false}
    ttng.async_tma_copy_local_to_global %arg10[%13, %16] %9 : !tt.tensordesc<128x64xf16, #shared>, !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    %17 = arith.addi %10, %c132_i32 : i32
    cf.br ^bb2(%17 : i32)
  ^bb4:  // pred: ^bb2
    ttng.async_tma_store_wait {pendings = 0 : i32}
    ttg.local_dealloc %9 : !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    ttg.local_dealloc %9 : !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    cf.br ^bb15
  ^bb5:  // pred: ^bb0
    %18 = arith.subi %4, %5 : i32
    %19 = arith.ceildivsi %18, %c132_i32 : i32
    %20 = arith.ceildivsi %arg17, %c64_i32 : i32
    %21 = arith.maxsi %20, %c1_i32 : i32
    %22 = arith.muli %19, %21 : i32
    %23 = arith.subi %21, %c1_i32 : i32
    %24 = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable>
    %25 = ttg.local_alloc {allocation.offset = 49152 : i32} : () -> !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable>
    %26 = ttg.local_alloc {allocation.offset = 114688 : i32} : () -> !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>
    %27 = ttg.memdesc_index %26[%c0_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %27, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %28 = ttg.memdesc_index %26[%c1_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %28, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %29 = ttg.memdesc_index %26[%c2_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %29, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %30 = arith.cmpi sgt, %22, %c0_i32 : i32
    %31 = arith.divsi %5, %1 : i32
    %32 = arith.muli %31, %c128_i32 : i32
    %33 = arith.remsi %5, %1 : i32
    %34 = arith.muli %33, %c128_i32 : i32
    ttng.barrier_expect %27, 32768, %30 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %35 = ttg.memdesc_index %24[%c0_i32] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    ttng.async_tma_copy_global_to_local %arg0[%32, %c0_i32] %35, %27, %30 : !tt.tensordesc<128x64xf16, #shared>, !ttg.memdesc<1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    %36 = ttg.memdesc_index %25[%c0_i32] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    ttng.async_tma_copy_global_to_local %arg5[%34, %c0_i32] %36, %27, %30 : !tt.tensordesc<128x64xf16, #shared>, !ttg.memdesc<1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    %37 = arith.cmpi sgt, %22, %c1_i32 : i32
    %38 = arith.cmpi ne, %23, %c0_i32 : i32
    %39 = arith.extui %38 : i1 to i32
    %40 = arith.cmpi eq, %39, %c0_i32 : i32
    cf.cond_br %40, ^bb6, ^bb7(%32, %34, %5 : i32, i32, i32)
  ^bb6:  // pred: ^bb5
    %41 = arith.addi %5, %c132_i32 : i32
    %42 = arith.divsi %41, %1 : i32
    %43 = arith.muli %42, %c128_i32 : i32
    %44 = arith.remsi %41, %1 : i32
    %45 = arith.muli %44, %c128_i32 : i32
    cf.br ^bb7(%43, %45, %41 : i32, i32, i32)
  ^bb7(%46: i32, %47: i32, %48: i32):  // 2 preds: ^bb5, ^bb6
    %49 = arith.select %40, %c0_i32, %c64_i32 : i32
    ttng.barrier_expect %28, 32768, %37 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %50 = ttg.memdesc_index %24[%c1_i32] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    ttng.async_tma_copy_global_to_local %arg0[%46, %49] %50, %28, %37 : !tt.tensordesc<128x64xf16, #shared>, !ttg.memdesc<1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    %51 = ttg.memdesc_index %25[%c1_i32] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    ttng.async_tma_copy_global_to_local %arg5[%47, %49] %51, %28, %37 : !tt.tensordesc<128x64xf16, #shared>, !ttg.memdesc<1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    %52 = ttg.local_alloc {allocation.offset = 98304 : i32} : () -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    cf.br ^bb8(%c0_i32, %39, %48, %cst, %46, %47, %c1_i32, %c-1_i32, %c0_i32, %49, %c0_i32, %32, %34 : i32, i32, i32, tensor<128x128xf32, #mma>, i32, i32, i32, i32, i32, i32, i32, i32, i32)
  ^bb8(%53: i32, %54: i32, %55: i32, %56: tensor<128x128xf32, #mma>, %57: i32, %58: i32, %59: i32, %60: i32, %61: i32, %62: i32, %63: i32, %64: i32, %65: i32):  // 2 preds: ^bb7, ^bb13
    %66 = arith.cmpi slt, %53, %22 : i32
    cf.cond_br %66, ^bb9, ^bb14
  ^bb9:  // pred: ^bb8
    %67 = arith.subi %22, %c2_i32 : i32
    %68 = arith.cmpi slt, %53, %67 : i32
    %69 = arith.addi %54, %c1_i32 : i32
    %70 = arith.cmpi eq, %54, %23 : i32
    %71 = arith.select %70, %c0_i32, %69 : i32
    %72 = arith.cmpi eq, %71, %c0_i32 : i32
    cf.cond_br %72, ^bb10, ^bb11(%57, %58, %55 : i32, i32, i32)
  ^bb10:  // pred: ^bb9
    %73 = arith.addi %55, %c132_i32 : i32
    %74 = arith.divsi %73, %1 : i32
    %75 = arith.muli %74, %c128_i32 : i32
    %76 = arith.remsi %73, %1 : i32
    %77 = arith.muli %76, %c128_i32 : i32
    cf.br ^bb11(%75, %77, %73 : i32, i32, i32)
  ^bb11(%78: i32, %79: i32, %80: i32):  // 2 preds: ^bb9, ^bb10
    %81 = arith.addi %60, %c1_i32 : i32
    %82 = arith.cmpi sge, %81, %c3_i32 : i32
    %83 = arith.select %82, %c0_i32, %81 : i32
    %84 = arith.xori %61, %c1_i32 : i32
    %85 = arith.select %82, %84, %61 : i32
    %86 = ttg.memdesc_index %26[%83] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.wait_barrier %86, %85 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %87 = ttg.memdesc_index %25[%83] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    %88 = ttg.memdesc_trans %87 {order = array<i32: 1, 0>} : !ttg.memdesc<128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x128xf16, #shared2, #smem, mutable>
    %89 = ttg.memdesc_index %24[%83] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    %90 = ttng.warp_group_dot %89, %88, %56 {inputPrecision = 0 : i32, isAsync = true} : !ttg.memdesc<128x64xf16, #shared, #smem, mutable> * !ttg.memdesc<64x128xf16, #shared2, #smem, mutable> -> tensor<128x128xf32, #mma>
    %91:3 = ttng.warp_group_dot_wait %90, %89, %88 {pendings = 1 : i32} : tensor<128x128xf32, #mma>, !ttg.memdesc<128x64xf16, #shared, #smem, mutable>, !ttg.memdesc<64x128xf16, #shared2, #smem, mutable>
    %92 = arith.addi %62, %c64_i32 : i32
    %93 = arith.addi %59, %c1_i32 : i32
    %94 = arith.cmpi sge, %93, %c3_i32 : i32
    %95 = arith.select %94, %c0_i32, %93 : i32
    %96 = arith.select %72, %c0_i32, %92 : i32
    %97 = ttg.memdesc_index %26[%95] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.barrier_expect %97, 32768, %68 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %98 = ttg.memdesc_index %24[%95] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    ttng.async_tma_copy_global_to_local %arg0[%78, %96] %98, %97, %68 : !tt.tensordesc<128x64xf16, #shared>, !ttg.memdesc<1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    %99 = ttg.memdesc_index %25[%95] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    ttng.async_tma_copy_global_to_local %arg5[%79, %96] %99, %97, %68 : !tt.tensordesc<128x64xf16, #shared>, !ttg.memdesc<1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    %100 = arith.cmpi eq, %63, %23 : i32
    cf.cond_br %100, ^bb12, ^bb13(%91#0 : tensor<128x128xf32, #mma>)
  ^bb12:  // pred: ^bb11
    %101:3 = ttng.warp_group_dot_wait %91#0, %89, %88 {pendings = 0 : i32, warpGroupLocal} : tensor<128x128xf32, #mma>, !ttg.memdesc<128x64xf16, #shared, #smem, mutable>, !ttg.memdesc<64x128xf16, #shared2, #smem, mutable>
    %102 = tt.reshape %101#0 : tensor<128x128xf32, #mma> -> tensor<128x2x64xf32, #linear2>
    %103 = tt.trans %102 {order = array<i32: 0, 2, 1>} : tensor<128x2x64xf32, #linear2> -> tensor<128x64x2xf32, #linear>
    %outLHS_1, %outRHS_2 = tt.split %103 : tensor<128x64x2xf32, #linear> -> tensor<128x64xf32, #linear1>
    %104 = arith.truncf %outLHS_1 : tensor<128x64xf32, #linear1> to tensor<128x64xf16, #linear1>
    ttng.async_tma_store_wait {pendings = 0 : i32, read_only}
    ttg.local_store %104, %52 : tensor<128x64xf16, #linear1> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    ttng.fence_async_shared {bCluster = false}
    ttng.async_tma_copy_local_to_global %arg10[%64, %65] %52 : !tt.tensordesc<128x64xf16, #shared>, !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    %105 = arith.addi %65, %c64_i32 : i32
    %106 = arith.truncf %outRHS_2 : tensor<128x64xf32, #linear1> to tensor<128x64xf16, #linear1>
    ttng.async_tma_store_wait {pendings = 0 : i32, read_only}
    ttg.local_store %106, %52 : tensor<128x64xf16, #linear1> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    ttng.fence_async_shared {bCluster = false}
    ttng.async_tma_copy_local_to_global %arg10[%64, %105] %52 : !tt.tensordesc<128x64xf16, #shared>, !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    cf.br ^bb13(%cst : tensor<128x128xf32, #mma>)
  ^bb13(%107: tensor<128x128xf32, #mma>):  // 2 preds: ^bb11, ^bb12
    %108 = arith.addi %53, %c1_i32 : i32
    cf.br ^bb8(%108, %71, %80, %107, %78, %79, %95, %83, %85, %96, %54, %57, %58 : i32, i32, i32, tensor<128x128xf32, #mma>, i32, i32, i32, i32, i32, i32, i32, i32, i32)
  ^bb14:  // pred: ^bb8
    ttng.async_tma_store_wait {pendings = 0 : i32}
    ttg.local_dealloc %52 : !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    ttg.local_dealloc %52 : !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    %109 = ttng.warp_group_dot_wait %56 {pendings = 0 : i32} : tensor<128x128xf32, #mma>
    ttng.inval_barrier %27 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %28 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %29 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttg.local_dealloc %26 : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>
    ttg.local_dealloc %25 : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable>
    ttg.local_dealloc %24 : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable>
    cf.br ^bb15
  ^bb15:  // 2 preds: ^bb4, ^bb14
    tt.return
  }
}

#blocked = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [2, 16], warpsPerCTA = [4, 1], order = [1, 0]}>
#mma = #ttg.nvidia_mma<{versionMajor = 3, versionMinor = 0, warpsPerCTA = [4, 1], instrShape = [16, 128, 16]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#shared1 = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#shared2 = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = true, elementBitWidth = 16}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 131096 : i32, ttg.target = "cuda:90", ttg.tensor_memory_size = 0 : i32, "ttg.threads-per-warp" = 32 : i32, "ttg.total-num-warps" = 4 : i32, "ttng.two-ctas" = false} {
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
    ttg.local_store %cst_0, %7 : tensor<128x128xf16, #blocked> -> !ttg.memdesc<128x128xf16, #shared, #smem, mutable>
    ttng.fence_async_shared {bCluster = false}
    ttng.async_tma_copy_local_to_global %arg10[%11, %13] %7 : !tt.tensordesc<128x128xf16, #shared>, !ttg.memdesc<128x128xf16, #shared, #smem, mutable>
    %14 = arith.addi %8, %c132_i32 : i32
    cf.br ^bb2(%14 : i32)
  ^bb4:  // pred: ^bb2
    ttng.async_tma_store_wait {pendings = 0 : i32}
    ttg.local_dealloc %7 : !ttg.memdesc<128x128xf16, #shared, #smem, mutable>
    cf.br ^bb15
  ^bb5:  // pred: ^bb0
    %15 = arith.subi %4, %5 : i32
    %16 = arith.ceildivsi %15, %c132_i32 : i32
    %17 = arith.ceildivsi %arg17, %c64_i32 : i32
    %18 = arith.maxsi %17, %c1_i32 : i32
    %19 = arith.muli %16, %18 : i32
    %20 = arith.subi %18, %c1_i32 : i32
    %21 = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable>
    %22 = ttg.local_alloc {allocation.offset = 49152 : i32} : () -> !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable>
    %23 = ttg.local_alloc {allocation.offset = 131072 : i32} : () -> !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>
    %24 = ttg.memdesc_index %23[%c0_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %24, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %25 = ttg.memdesc_index %23[%c1_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %25, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %26 = ttg.memdesc_index %23[%c2_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %26, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %27 = arith.cmpi sgt, %19, %c0_i32 : i32
    %28 = arith.divsi %5, %1 : i32
    %29 = arith.muli %28, %c128_i32 : i32
    %30 = arith.remsi %5, %1 : i32
    %31 = arith.muli %30, %c128_i32 : i32
    ttng.barrier_expect %24, 32768, %27 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %32 = ttg.memdesc_index %21[%c0_i32] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    ttng.async_tma_copy_global_to_local %arg0[%29, %c0_i32] %32, %24, %27 : !tt.tensordesc<128x64xf16, #shared>, !ttg.memdesc<1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    %33 = ttg.memdesc_index %22[%c0_i32] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    ttng.async_tma_copy_global_to_local %arg5[%31, %c0_i32] %33, %24, %27 : !tt.tensordesc<128x64xf16, #shared>, !ttg.memdesc<1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    %34 = arith.cmpi sgt, %19, %c1_i32 : i32
    %35 = arith.cmpi ne, %20, %c0_i32 : i32
    %36 = arith.extui %35 : i1 to i32
    %37 = arith.cmpi eq, %36, %c0_i32 : i32
    cf.cond_br %37, ^bb6, ^bb7(%29, %31, %5 : i32, i32, i32)
  ^bb6:  // pred: ^bb5
    %38 = arith.addi %5, %c132_i32 : i32
    %39 = arith.divsi %38, %1 : i32
    %40 = arith.muli %39, %c128_i32 : i32
    %41 = arith.remsi %38, %1 : i32
    %42 = arith.muli %41, %c128_i32 : i32
    cf.br ^bb7(%40, %42, %38 : i32, i32, i32)
  ^bb7(%43: i32, %44: i32, %45: i32):  // 2 preds: ^bb5, ^bb6
    %46 = arith.select %37, %c0_i32, %c64_i32 : i32
    ttng.barrier_expect %25, 32768, %34 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %47 = ttg.memdesc_index %21[%c1_i32] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    ttng.async_tma_copy_global_to_local %arg0[%43, %46] %47, %25, %34 : !tt.tensordesc<128x64xf16, #shared>, !ttg.memdesc<1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    %48 = ttg.memdesc_index %22[%c1_i32] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    ttng.async_tma_copy_global_to_local %arg5[%44, %46] %48, %25, %34 : !tt.tensordesc<128x64xf16, #shared>, !ttg.memdesc<1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    %49 = ttg.local_alloc {allocation.offset = 98304 : i32} : () -> !ttg.memdesc<128x128xf16, #shared, #smem, mutable>
    cf.br ^bb8(%c0_i32, %36, %45, %cst, %43, %44, %c1_i32, %c-1_i32, %c0_i32, %46, %c0_i32, %29, %31 : i32, i32, i32, tensor<128x128xf32, #mma>, i32, i32, i32, i32, i32, i32, i32, i32, i32)
  ^bb8(%50: i32, %51: i32, %52: i32, %53: tensor<128x128xf32, #mma>, %54: i32, %55: i32, %56: i32, %57: i32, %58: i32, %59: i32, %60: i32, %61: i32, %62: i32):  // 2 preds: ^bb7, ^bb13
    %63 = arith.cmpi slt, %50, %19 : i32
    cf.cond_br %63, ^bb9, ^bb14
  ^bb9:  // pred: ^bb8
    %64 = arith.subi %19, %c2_i32 : i32
    %65 = arith.cmpi slt, %50, %64 : i32
    %66 = arith.addi %51, %c1_i32 : i32
    %67 = arith.cmpi eq, %51, %20 : i32
    %68 = arith.select %67, %c0_i32, %66 : i32
    %69 = arith.cmpi eq, %68, %c0_i32 : i32
    cf.cond_br %69, ^bb10, ^bb11(%54, %55, %52 : i32, i32, i32)
  ^bb10:  // pred: ^bb9
    %70 = arith.addi %52, %c132_i32 : i32
    %71 = arith.divsi %70, %1 : i32
    %72 = arith.muli %71, %c128_i32 : i32
    %73 = arith.remsi %70, %1 : i32
    %74 = arith.muli %73, %c128_i32 : i32
    cf.br ^bb11(%72, %74, %70 : i32, i32, i32)
  ^bb11(%75: i32, %76: i32, %77: i32):  // 2 preds: ^bb9, ^bb10
    %78 = arith.addi %57, %c1_i32 : i32
    %79 = arith.cmpi sge, %78, %c3_i32 : i32
    %80 = arith.select %79, %c0_i32, %78 : i32
    %81 = arith.xori %58, %c1_i32 : i32
    %82 = arith.select %79, %81, %58 : i32
    %83 = ttg.memdesc_index %23[%80] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.wait_barrier %83, %82 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %84 = ttg.memdesc_index %22[%80] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    %85 = ttg.memdesc_trans %84 {order = array<i32: 1, 0>} : !ttg.memdesc<128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x128xf16, #shared2, #smem, mutable>
    %86 = ttg.memdesc_index %21[%80] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    %87 = ttng.warp_group_dot %86, %85, %53 {inputPrecision = 0 : i32, isAsync = true} : !ttg.memdesc<128x64xf16, #shared, #smem, mutable> * !ttg.memdesc<64x128xf16, #shared2, #smem, mutable> -> tensor<128x128xf32, #mma>
    %88:3 = ttng.warp_group_dot_wait %87, %86, %85 {pendings = 1 : i32} : tensor<128x128xf32, #mma>, !ttg.memdesc<128x64xf16, #shared, #smem, mutable>, !ttg.memdesc<64x128xf16, #shared2, #smem, mutable>
    %89 = arith.addi %59, %c64_i32 : i32
    %90 = arith.addi %56, %c1_i32 : i32
    %91 = arith.cmpi sge, %90, %c3_i32 : i32
    %92 = arith.select %91, %c0_i32, %90 : i32
    %93 = arith.select %69, %c0_i32, %89 : i32
    %94 = ttg.memdesc_index %23[%92] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.barrier_expect %94, 32768, %65 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %95 = ttg.memdesc_index %21[%92] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    ttng.async_tma_copy_global_to_local %arg0[%75, %93] %95, %94, %65 : !tt.tensordesc<128x64xf16, #shared>, !ttg.memdesc<1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    %96 = ttg.memdesc_index %22[%92] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    ttng.async_tma_copy_global_to_local %arg5[%76, %93] %96, %94, %65 : !tt.tensordesc<128x64xf16, #shared>, !ttg.memdesc<1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    %97 = arith.cmpi eq, %60, %20 : i32
    cf.cond_br %97, ^bb12, ^bb13(%88#0 : tensor<128x128xf32, #mma>)
  ^bb12:  // pred: ^bb11
    %98:3 = ttng.warp_group_dot_wait %88#0, %86, %85 {pendings = 0 : i32, warpGroupLocal} : tensor<128x128xf32, #mma>, !ttg.memdesc<128x64xf16, #shared, #smem, mutable>, !ttg.memdesc<64x128xf16, #shared2, #smem, mutable>
    %99 = arith.truncf %98#0 : tensor<128x128xf32, #mma> to tensor<128x128xf16, #mma>
    ttng.async_tma_store_wait {pendings = 0 : i32, read_only}
    ttg.local_store %99, %49 : tensor<128x128xf16, #mma> -> !ttg.memdesc<128x128xf16, #shared, #smem, mutable>
    ttng.fence_async_shared {bCluster = false}
    ttng.async_tma_copy_local_to_global %arg10[%61, %62] %49 : !tt.tensordesc<128x128xf16, #shared>, !ttg.memdesc<128x128xf16, #shared, #smem, mutable>
    cf.br ^bb13(%cst : tensor<128x128xf32, #mma>)
  ^bb13(%100: tensor<128x128xf32, #mma>):  // 2 preds: ^bb11, ^bb12
    %101 = arith.addi %50, %c1_i32 : i32
    cf.br ^bb8(%101, %68, %77, %100, %75, %76, %92, %80, %82, %93, %51, %54, %55 : i32, i32, i32, tensor<128x128xf32, #mma>, i32, i32, i32, i32, i32, i32, i32, i32, i32)
  ^bb14:  // pred: ^bb8
    ttng.async_tma_store_wait {pendings = 0 : i32}
    ttg.local_dealloc %49 : !ttg.memdesc<128x128xf16, #shared, #smem, mutable>
    %102 = ttng.warp_group_dot_wait %53 {pendings = 0 : i32} : tensor<128x128xf32, #mma>
    ttng.inval_barrier %24 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %25 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %26 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttg.local_dealloc %23 : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>
    ttg.local_dealloc %22 : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable>
    ttg.local_dealloc %21 : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable>
    cf.br ^bb15
  ^bb15:  // 2 preds: ^bb4, ^bb14
    tt.return
  }
}

#mma = #ttg.nvidia_mma<{versionMajor = 3, versionMinor = 0, warpsPerCTA = [4, 1], instrShape = [16, 64, 16]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#shared1 = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#shared2 = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = true, elementBitWidth = 16}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 65592 : i32, ttg.target = "cuda:90", ttg.tensor_memory_size = 0 : i32, "ttg.threads-per-warp" = 32 : i32, "ttg.total-num-warps" = 4 : i32, "ttng.two-ctas" = false} {
  tt.func public @attention_descriptors(%arg0: !tt.tensordesc<128x64xf16, #shared>, %arg1: i32, %arg2: i32, %arg3: i64, %arg4: i64, %arg5: !tt.tensordesc<64x64xf16, #shared>, %arg6: i32, %arg7: i32, %arg8: i64, %arg9: i64, %arg10: !tt.tensordesc<64x64xf16, #shared>, %arg11: i32, %arg12: i32, %arg13: i64, %arg14: i64, %arg15: !tt.tensordesc<128x64xf16, #shared>, %arg16: i32, %arg17: i32, %arg18: i64, %arg19: i64, %arg20: f32, %arg21: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<0xFF800000> : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<128x64xf32, #mma>
    %cst_1 = arith.constant dense<0.000000e+00> : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %c64_i32 = arith.constant 64 : i32
    %c0_i32 = arith.constant 0 : i32
    %c128_i32 = arith.constant 128 : i32
    %c-1_i32 = arith.constant -1 : i32
    %c1_i32 = arith.constant 1 : i32
    %c2_i32 = arith.constant 2 : i32
    %c3_i32 = arith.constant 3 : i32
    %true = arith.constant true
    %0 = tt.get_program_id x : i32
    %1 = arith.muli %0, %c128_i32 : i32
    %2 = ttg.local_alloc {allocation.offset = 49152 : i32} : () -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    %3 = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %3, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.barrier_expect %3, 16384, %true : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.async_tma_copy_global_to_local %arg0[%1, %c0_i32] %2, %3, %true : !tt.tensordesc<128x64xf16, #shared>, !ttg.memdesc<1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    ttng.wait_barrier %3, %c0_i32 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %3 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %4 = tt.splat %arg20 : f32 -> tensor<128x64xf32, #mma>
    %5 = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable>
    %6 = ttg.local_alloc {allocation.offset = 24576 : i32} : () -> !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable>
    %7 = ttg.local_alloc {allocation.offset = 65536 : i32} : () -> !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>
    %8 = ttg.memdesc_index %7[%c0_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %8, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %9 = ttg.memdesc_index %7[%c1_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %9, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %10 = ttg.memdesc_index %7[%c2_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %10, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %11 = ttg.local_alloc {allocation.offset = 65568 : i32} : () -> !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>
    %12 = ttg.memdesc_index %11[%c0_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %12, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %13 = ttg.memdesc_index %11[%c1_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %13, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %14 = ttg.memdesc_index %11[%c2_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %14, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %15 = arith.cmpi sgt, %arg21, %c0_i32 : i32
    ttng.barrier_expect %8, 8192, %15 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %16 = ttg.memdesc_index %5[%c0_i32] : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    ttng.fence_async_shared {bCluster = false}
    ttng.async_tma_copy_global_to_local %arg5[%c0_i32, %c0_i32] %16, %8, %15 : !tt.tensordesc<64x64xf16, #shared>, !ttg.memdesc<1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    ttng.barrier_expect %12, 8192, %15 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %17 = ttg.memdesc_index %6[%c0_i32] : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    ttng.async_tma_copy_global_to_local %arg10[%c0_i32, %c0_i32] %17, %12, %15 : !tt.tensordesc<64x64xf16, #shared>, !ttg.memdesc<1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    %18 = arith.cmpi sgt, %arg21, %c64_i32 : i32
    ttng.barrier_expect %9, 8192, %18 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %19 = ttg.memdesc_index %5[%c1_i32] : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    ttng.async_tma_copy_global_to_local %arg5[%c64_i32, %c0_i32] %19, %9, %18 : !tt.tensordesc<64x64xf16, #shared>, !ttg.memdesc<1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    ttng.barrier_expect %13, 8192, %18 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %20 = ttg.memdesc_index %6[%c1_i32] : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    ttng.async_tma_copy_global_to_local %arg10[%c64_i32, %c0_i32] %20, %13, %18 : !tt.tensordesc<64x64xf16, #shared>, !ttg.memdesc<1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    cf.br ^bb1(%c0_i32, %cst_0, %cst_1, %cst, %c1_i32, %c-1_i32, %c0_i32 : i32, tensor<128x64xf32, #mma>, tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>, tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>, i32, i32, i32)
  ^bb1(%21: i32, %22: tensor<128x64xf32, #mma>, %23: tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>, %24: tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>, %25: i32, %26: i32, %27: i32):  // 2 preds: ^bb0, ^bb2
    %28 = arith.cmpi slt, %21, %arg21 : i32
    cf.cond_br %28, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %29 = arith.subi %arg21, %c128_i32 : i32
    %30 = arith.cmpi slt, %21, %29 : i32
    %31 = arith.addi %26, %c1_i32 : i32
    %32 = arith.cmpi sge, %31, %c3_i32 : i32
    %33 = arith.select %32, %c0_i32, %31 : i32
    %34 = arith.xori %27, %c1_i32 : i32
    %35 = arith.select %32, %34, %27 : i32
    %36 = ttg.memdesc_index %7[%33] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.wait_barrier %36, %35 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %37 = ttg.memdesc_index %5[%33] : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    %38 = ttg.memdesc_trans %37 {order = array<i32: 1, 0>} : !ttg.memdesc<64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared2, #smem, mutable>
    %39 = ttng.warp_group_dot %2, %38, %cst_0 {inputPrecision = 0 : i32, isAsync = true} : !ttg.memdesc<128x64xf16, #shared, #smem, mutable> * !ttg.memdesc<64x64xf16, #shared2, #smem, mutable> -> tensor<128x64xf32, #mma>
    %40:4 = ttng.warp_group_dot_wait %39, %2, %38, %22 {pendings = 0 : i32} : tensor<128x64xf32, #mma>, !ttg.memdesc<128x64xf16, #shared, #smem, mutable>, !ttg.memdesc<64x64xf16, #shared2, #smem, mutable>, tensor<128x64xf32, #mma>
    %41 = arith.mulf %40#0, %4 : tensor<128x64xf32, #mma>
    %42 = "tt.reduce"(%41) <{axis = 1 : i32}> ({
    ^bb0(%arg22: f32, %arg23: f32):
      %76 = arith.maxnumf %arg22, %arg23 : f32
      tt.reduce.return %76 : f32
    }) : (tensor<128x64xf32, #mma>) -> tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %43 = arith.maxnumf %24, %42 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %44 = tt.expand_dims %43 {axis = 1 : i32} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<128x1xf32, #mma>
    %45 = tt.broadcast %44 : tensor<128x1xf32, #mma> -> tensor<128x64xf32, #mma>
    %46 = arith.subf %41, %45 : tensor<128x64xf32, #mma>
    %47 = math.exp2 %46 : tensor<128x64xf32, #mma>
    %48 = arith.subf %24, %43 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %49 = math.exp2 %48 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %50 = arith.mulf %23, %49 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %51 = "tt.reduce"(%47) <{axis = 1 : i32}> ({
    ^bb0(%arg22: f32, %arg23: f32):
      %76 = arith.addf %arg22, %arg23 : f32
      tt.reduce.return %76 : f32
    }) : (tensor<128x64xf32, #mma>) -> tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %52 = arith.addf %50, %51 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %53 = arith.truncf %47 : tensor<128x64xf32, #mma> to tensor<128x64xf16, #mma>
    %54 = ttg.memdesc_index %11[%33] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.wait_barrier %54, %35 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %55 = ttg.memdesc_index %6[%33] : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    %56 = tt.expand_dims %49 {axis = 1 : i32} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<128x1xf32, #mma>
    %57 = tt.broadcast %56 : tensor<128x1xf32, #mma> -> tensor<128x64xf32, #mma>
    %58 = arith.mulf %40#3, %57 : tensor<128x64xf32, #mma>
    %59 = ttg.convert_layout %53 : tensor<128x64xf16, #mma> -> tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
    %60 = ttng.warp_group_dot %59, %55, %58 {inputPrecision = 0 : i32, isAsync = true} : tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>> * !ttg.memdesc<64x64xf16, #shared, #smem, mutable> -> tensor<128x64xf32, #mma>
    %61 = arith.addi %25, %c1_i32 : i32
    %62 = arith.cmpi sge, %61, %c3_i32 : i32
    %63 = arith.select %62, %c0_i32, %61 : i32
    %64 = ttg.memdesc_index %7[%63] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.barrier_expect %64, 8192, %30 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %65 = ttg.memdesc_index %5[%63] : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    %66 = arith.addi %21, %c128_i32 : i32
    ttng.async_tma_copy_global_to_local %arg5[%66, %c0_i32] %65, %64, %30 : !tt.tensordesc<64x64xf16, #shared>, !ttg.memdesc<1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    %67 = ttg.memdesc_index %11[%63] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.barrier_expect %67, 8192, %30 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %68 = ttg.memdesc_index %6[%63] : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    ttng.async_tma_copy_global_to_local %arg10[%66, %c0_i32] %68, %67, %30 : !tt.tensordesc<64x64xf16, #shared>, !ttg.memdesc<1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    %69 = arith.addi %21, %c64_i32 : i32
    cf.br ^bb1(%69, %60, %52, %43, %63, %33, %35 : i32, tensor<128x64xf32, #mma>, tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>, tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>, i32, i32, i32)
  ^bb3:  // pred: ^bb1
    %70 = ttng.warp_group_dot_wait %22 {pendings = 0 : i32} : tensor<128x64xf32, #mma>
    ttng.inval_barrier %12 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %13 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %14 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttg.local_dealloc %11 : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %8 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %9 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %10 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttg.local_dealloc %7 : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>
    ttg.local_dealloc %6 : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable>
    ttg.local_dealloc %5 : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable>
    %71 = tt.expand_dims %23 {axis = 1 : i32} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<128x1xf32, #mma>
    %72 = tt.broadcast %71 : tensor<128x1xf32, #mma> -> tensor<128x64xf32, #mma>
    %73 = arith.divf %70, %72 : tensor<128x64xf32, #mma>
    %74 = arith.truncf %73 : tensor<128x64xf32, #mma> to tensor<128x64xf16, #mma>
    %75 = ttg.local_alloc %74 {allocation.offset = 0 : i32} : (tensor<128x64xf16, #mma>) -> !ttg.memdesc<128x64xf16, #shared, #smem>
    ttng.fence_async_shared {bCluster = false}
    ttng.async_tma_copy_local_to_global %arg15[%1, %c0_i32] %75 : !tt.tensordesc<128x64xf16, #shared>, !ttg.memdesc<128x64xf16, #shared, #smem>
    ttng.async_tma_store_wait {pendings = 0 : i32}
    tt.return
  }
}

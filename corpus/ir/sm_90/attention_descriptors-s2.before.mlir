#mma = #ttg.nvidia_mma<{versionMajor = 3, versionMinor = 0, warpsPerCTA = [4, 1], instrShape = [16, 64, 16]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#shared1 = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#shared2 = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = true, elementBitWidth = 16}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 49184 : i32, ttg.target = "cuda:90", ttg.tensor_memory_size = 0 : i32, "ttg.threads-per-warp" = 32 : i32, "ttg.total-num-warps" = 4 : i32, "ttng.two-ctas" = false} {
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
    %true = arith.constant true
    %0 = tt.get_program_id x : i32
    %1 = arith.muli %0, %c128_i32 : i32
    %2 = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    %3 = ttg.local_alloc {allocation.offset = 16384 : i32} : () -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %3, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.barrier_expect %3, 16384, %true : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.async_tma_copy_global_to_local %arg0[%1, %c0_i32] %2, %3, %true : !tt.tensordesc<128x64xf16, #shared>, !ttg.memdesc<1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    ttng.wait_barrier %3, %c0_i32 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %3 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %4 = tt.splat %arg20 : f32 -> tensor<128x64xf32, #mma>
    %5 = ttg.local_alloc {allocation.offset = 16384 : i32} : () -> !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable>
    %6 = ttg.local_alloc {allocation.offset = 32768 : i32} : () -> !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable>
    %7 = ttg.local_alloc {allocation.offset = 49152 : i32} : () -> !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>
    %8 = ttg.memdesc_index %7[%c0_i32] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %8, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %9 = ttg.memdesc_index %7[%c1_i32] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %9, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %10 = ttg.local_alloc {allocation.offset = 49168 : i32} : () -> !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>
    %11 = ttg.memdesc_index %10[%c0_i32] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %11, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %12 = ttg.memdesc_index %10[%c1_i32] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %12, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %13 = arith.cmpi sgt, %arg21, %c0_i32 : i32
    ttng.barrier_expect %8, 8192, %13 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %14 = ttg.memdesc_index %5[%c0_i32] : !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    ttng.fence_async_shared {bCluster = false}
    ttng.async_tma_copy_global_to_local %arg5[%c0_i32, %c0_i32] %14, %8, %13 : !tt.tensordesc<64x64xf16, #shared>, !ttg.memdesc<1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    ttng.barrier_expect %11, 8192, %13 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %15 = ttg.memdesc_index %6[%c0_i32] : !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    ttng.async_tma_copy_global_to_local %arg10[%c0_i32, %c0_i32] %15, %11, %13 : !tt.tensordesc<64x64xf16, #shared>, !ttg.memdesc<1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    cf.br ^bb1(%c0_i32, %cst_0, %cst_1, %cst, %c0_i32, %c-1_i32, %c0_i32 : i32, tensor<128x64xf32, #mma>, tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>, tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>, i32, i32, i32)
  ^bb1(%16: i32, %17: tensor<128x64xf32, #mma>, %18: tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>, %19: tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>, %20: i32, %21: i32, %22: i32):  // 2 preds: ^bb0, ^bb2
    %23 = arith.cmpi slt, %16, %arg21 : i32
    cf.cond_br %23, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %24 = arith.subi %arg21, %c64_i32 : i32
    %25 = arith.cmpi slt, %16, %24 : i32
    %26 = arith.addi %21, %c1_i32 : i32
    %27 = arith.cmpi sge, %26, %c2_i32 : i32
    %28 = arith.select %27, %c0_i32, %26 : i32
    %29 = arith.xori %22, %c1_i32 : i32
    %30 = arith.select %27, %29, %22 : i32
    %31 = ttg.memdesc_index %7[%28] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.wait_barrier %31, %30 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %32 = ttg.memdesc_index %5[%28] : !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    %33 = ttg.memdesc_trans %32 {order = array<i32: 1, 0>} : !ttg.memdesc<64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared2, #smem, mutable>
    %34 = ttng.warp_group_dot %2, %33, %cst_0 {inputPrecision = 0 : i32, isAsync = true} : !ttg.memdesc<128x64xf16, #shared, #smem, mutable> * !ttg.memdesc<64x64xf16, #shared2, #smem, mutable> -> tensor<128x64xf32, #mma>
    %35:4 = ttng.warp_group_dot_wait %34, %2, %33, %17 {pendings = 0 : i32} : tensor<128x64xf32, #mma>, !ttg.memdesc<128x64xf16, #shared, #smem, mutable>, !ttg.memdesc<64x64xf16, #shared2, #smem, mutable>, tensor<128x64xf32, #mma>
    %36 = arith.mulf %35#0, %4 : tensor<128x64xf32, #mma>
    %37 = "tt.reduce"(%36) <{axis = 1 : i32}> ({
    ^bb0(%arg22: f32, %arg23: f32):
      %71 = arith.maxnumf %arg22, %arg23 : f32
      tt.reduce.return %71 : f32
    }) : (tensor<128x64xf32, #mma>) -> tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %38 = arith.maxnumf %19, %37 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %39 = tt.expand_dims %38 {axis = 1 : i32} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<128x1xf32, #mma>
    %40 = tt.broadcast %39 : tensor<128x1xf32, #mma> -> tensor<128x64xf32, #mma>
    %41 = arith.subf %36, %40 : tensor<128x64xf32, #mma>
    %42 = math.exp2 %41 : tensor<128x64xf32, #mma>
    %43 = arith.subf %19, %38 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %44 = math.exp2 %43 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %45 = arith.mulf %18, %44 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %46 = "tt.reduce"(%42) <{axis = 1 : i32}> ({
    ^bb0(%arg22: f32, %arg23: f32):
      %71 = arith.addf %arg22, %arg23 : f32
      tt.reduce.return %71 : f32
    }) : (tensor<128x64xf32, #mma>) -> tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %47 = arith.addf %45, %46 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %48 = arith.truncf %42 : tensor<128x64xf32, #mma> to tensor<128x64xf16, #mma>
    %49 = ttg.memdesc_index %10[%28] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.wait_barrier %49, %30 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %50 = ttg.memdesc_index %6[%28] : !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    %51 = tt.expand_dims %44 {axis = 1 : i32} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<128x1xf32, #mma>
    %52 = tt.broadcast %51 : tensor<128x1xf32, #mma> -> tensor<128x64xf32, #mma>
    %53 = arith.mulf %35#3, %52 : tensor<128x64xf32, #mma>
    %54 = ttg.convert_layout %48 : tensor<128x64xf16, #mma> -> tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
    %55 = ttng.warp_group_dot %54, %50, %53 {inputPrecision = 0 : i32, isAsync = true} : tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>> * !ttg.memdesc<64x64xf16, #shared, #smem, mutable> -> tensor<128x64xf32, #mma>
    %56 = arith.addi %20, %c1_i32 : i32
    %57 = arith.cmpi sge, %56, %c2_i32 : i32
    %58 = arith.select %57, %c0_i32, %56 : i32
    %59 = ttg.memdesc_index %7[%58] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.barrier_expect %59, 8192, %25 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %60 = ttg.memdesc_index %5[%58] : !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    %61 = arith.addi %16, %c64_i32 : i32
    ttng.async_tma_copy_global_to_local %arg5[%61, %c0_i32] %60, %59, %25 : !tt.tensordesc<64x64xf16, #shared>, !ttg.memdesc<1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    %62 = ttg.memdesc_index %10[%58] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.barrier_expect %62, 8192, %25 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %63 = ttg.memdesc_index %6[%58] : !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    ttng.async_tma_copy_global_to_local %arg10[%61, %c0_i32] %63, %62, %25 : !tt.tensordesc<64x64xf16, #shared>, !ttg.memdesc<1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    %64 = arith.addi %16, %c64_i32 : i32
    cf.br ^bb1(%64, %55, %47, %38, %58, %28, %30 : i32, tensor<128x64xf32, #mma>, tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>, tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>, i32, i32, i32)
  ^bb3:  // pred: ^bb1
    %65 = ttng.warp_group_dot_wait %17 {pendings = 0 : i32} : tensor<128x64xf32, #mma>
    ttng.inval_barrier %11 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %12 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttg.local_dealloc %10 : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %8 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %9 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttg.local_dealloc %7 : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>
    ttg.local_dealloc %6 : !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable>
    ttg.local_dealloc %5 : !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable>
    %66 = tt.expand_dims %18 {axis = 1 : i32} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<128x1xf32, #mma>
    %67 = tt.broadcast %66 : tensor<128x1xf32, #mma> -> tensor<128x64xf32, #mma>
    %68 = arith.divf %65, %67 : tensor<128x64xf32, #mma>
    %69 = arith.truncf %68 : tensor<128x64xf32, #mma> to tensor<128x64xf16, #mma>
    %70 = ttg.local_alloc %69 {allocation.offset = 0 : i32} : (tensor<128x64xf16, #mma>) -> !ttg.memdesc<128x64xf16, #shared, #smem>
    ttng.fence_async_shared {bCluster = false}
    ttng.async_tma_copy_local_to_global %arg15[%1, %c0_i32] %70 : !tt.tensordesc<128x64xf16, #shared>, !ttg.memdesc<128x64xf16, #shared, #smem>
    ttng.async_tma_store_wait {pendings = 0 : i32}
    tt.return
  }
}

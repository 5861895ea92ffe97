#linear = #ttg.linear<{register = [[0, 1], [0, 2], [0, 4], [0, 16], [0, 32], [16, 0], [32, 0]], lane = [[1, 0], [2, 0], [4, 0], [8, 0], [0, 8]], warp = [[0, 0], [0, 0]], block = []}>
#mma = #ttg.amd_wmma<{version = 3, isTranspose = true, ctaLayout = {warp = [[1, 0], [2, 0]]}, instrShape = [16, 16, 32]}>
#shared = #ttg.padded_shared<[128:+8] {order = [1, 0], shape = [128, 64]}>
#shared1 = #ttg.padded_shared<[128:+16] {order = [1, 0], shape = [64, 64]}>
#shared2 = #ttg.padded_shared<[64:+8] {order = [1, 0], shape = [128, 64]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 36800 : i32, ttg.target = "hip:gfx1250", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @attention_descriptors(%arg0: !tt.tensordesc<128x64xf16, #shared>, %arg1: i32, %arg2: i32, %arg3: i64, %arg4: i64, %arg5: !tt.tensordesc<64x64xf16, #shared1>, %arg6: i32, %arg7: i32, %arg8: i64, %arg9: i64, %arg10: !tt.tensordesc<64x64xf16, #shared1>, %arg11: i32, %arg12: i32, %arg13: i64, %arg14: i64, %arg15: !tt.tensordesc<128x64xf16, #shared2>, %arg16: i32, %arg17: i32, %arg18: i64, %arg19: i64, %arg20: f32, %arg21: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %c63_i32 = arith.constant 63 : i32
    %c2_i32 = arith.constant 2 : i32
    %c1_i32 = arith.constant 1 : i32
    %c128_i32 = arith.constant 128 : i32
    %c0_i32 = arith.constant 0 : i32
    %c64_i32 = arith.constant 64 : i32
    %cst = arith.constant dense<0.000000e+00> : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<128x64xf32, #mma>
    %cst_1 = arith.constant dense<0xFF800000> : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %0 = tt.get_program_id x : i32
    %1 = arith.muli %0, %c128_i32 : i32
    %2 = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    %3 = amdg.update_tensor_descriptor %arg0 add_offsets = [%1, %c0_i32] pred = %c1_i32 {clamp_bounds} : !tt.tensordesc<128x64xf16, #shared>
    %4 = amdg.async_tdm_copy_global_to_local %3 into %2 : !tt.tensordesc<128x64xf16, #shared> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    %5 = amdg.async_tdm_intrinsic_wait {count = 0 : i32, ttg.num_tdm_ops = 0 : i32}
    %6 = ttg.local_load %2 : !ttg.memdesc<128x64xf16, #shared, #smem, mutable> -> tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>
    %7 = tt.splat %arg20 : f32 -> tensor<128x64xf32, #mma>
    %8 = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<2x64x64xf16, #shared1, #smem, mutable>
    %9 = ttg.local_alloc {allocation.offset = 18400 : i32} : () -> !ttg.memdesc<2x64x64xf16, #shared1, #smem, mutable>
    %10 = arith.cmpi sgt, %arg21, %c0_i32 : i32
    %11 = ttg.memdesc_index %8[%c0_i32] : !ttg.memdesc<2x64x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared1, #smem, mutable>
    %12 = amdg.update_tensor_descriptor %arg5 add_offsets = [%c0_i32, %c0_i32] pred = %c1_i32 {clamp_bounds} : !tt.tensordesc<64x64xf16, #shared1>
    %13 = arith.extui %10 : i1 to i32
    %14 = amdg.update_tensor_descriptor %12 pred = %13 : !tt.tensordesc<64x64xf16, #shared1>
    %15 = amdg.async_tdm_copy_global_to_local %14 into %11 : !tt.tensordesc<64x64xf16, #shared1> -> !ttg.memdesc<64x64xf16, #shared1, #smem, mutable>
    %16 = ttg.memdesc_index %9[%c0_i32] : !ttg.memdesc<2x64x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared1, #smem, mutable>
    %17 = amdg.update_tensor_descriptor %arg10 add_offsets = [%c0_i32, %c0_i32] pred = %c1_i32 {clamp_bounds} : !tt.tensordesc<64x64xf16, #shared1>
    %18 = amdg.update_tensor_descriptor %17 pred = %13 : !tt.tensordesc<64x64xf16, #shared1>
    %19 = amdg.async_tdm_copy_global_to_local %18 into %16 : !tt.tensordesc<64x64xf16, #shared1> -> !ttg.memdesc<64x64xf16, #shared1, #smem, mutable>
    %20 = arith.subi %arg21, %c64_i32 : i32
    cf.br ^bb1(%c0_i32, %cst_0, %cst, %cst_1, %c0_i32, %15, %19, %11, %16 : i32, tensor<128x64xf32, #mma>, tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>, tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>, i32, !ttg.async.token, !ttg.async.token, !ttg.memdesc<64x64xf16, #shared1, #smem, mutable>, !ttg.memdesc<64x64xf16, #shared1, #smem, mutable>)
  ^bb1(%21: i32, %22: tensor<128x64xf32, #mma>, %23: tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>, %24: tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>, %25: i32, %26: !ttg.async.token, %27: !ttg.async.token, %28: !ttg.memdesc<64x64xf16, #shared1, #smem, mutable>, %29: !ttg.memdesc<64x64xf16, #shared1, #smem, mutable>):  // 2 preds: ^bb0, ^bb2
    %30 = arith.cmpi slt, %21, %20 : i32
    cf.cond_br %30, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %31 = amdg.async_tdm_intrinsic_wait %26, %27 {count = 0 : i32, ttg.num_tdm_ops = 0 : i32}
    %32 = arith.addi %25, %c1_i32 : i32
    %33 = arith.cmpi slt, %32, %c2_i32 : i32
    %34 = arith.select %33, %32, %c0_i32 : i32
    %35 = ttg.memdesc_index %8[%34] : !ttg.memdesc<2x64x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared1, #smem, mutable>
    %36 = arith.addi %21, %c64_i32 : i32
    %37 = amdg.update_tensor_descriptor %arg5 add_offsets = [%36, %c0_i32] pred = %c1_i32 {clamp_bounds} : !tt.tensordesc<64x64xf16, #shared1>
    %38 = amdg.async_tdm_copy_global_to_local %37 into %35 : !tt.tensordesc<64x64xf16, #shared1> -> !ttg.memdesc<64x64xf16, #shared1, #smem, mutable>
    %39 = ttg.local_load %28 token %31 : !ttg.memdesc<64x64xf16, #shared1, #smem, mutable> -> tensor<64x64xf16, #linear>
    %40 = tt.trans %39 {order = array<i32: 1, 0>} : tensor<64x64xf16, #linear> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
    %41 = tt.dot %6, %40, %cst_0 : tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<128x64xf32, #mma>
    %42 = arith.mulf %41, %7 : tensor<128x64xf32, #mma>
    %43 = "tt.reduce"(%42) <{axis = 1 : i32}> ({
    ^bb0(%arg22: f32, %arg23: f32):
      %103 = arith.maxnumf %arg22, %arg23 : f32
      tt.reduce.return %103 : f32
    }) : (tensor<128x64xf32, #mma>) -> tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %44 = arith.maxnumf %24, %43 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %45 = tt.expand_dims %44 {axis = 1 : i32} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<128x1xf32, #mma>
    %46 = tt.broadcast %45 : tensor<128x1xf32, #mma> -> tensor<128x64xf32, #mma>
    %47 = arith.subf %42, %46 : tensor<128x64xf32, #mma>
    %48 = math.exp2 %47 : tensor<128x64xf32, #mma>
    %49 = arith.subf %24, %44 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %50 = math.exp2 %49 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %51 = arith.mulf %23, %50 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %52 = "tt.reduce"(%48) <{axis = 1 : i32}> ({
    ^bb0(%arg22: f32, %arg23: f32):
      %103 = arith.addf %arg22, %arg23 : f32
      tt.reduce.return %103 : f32
    }) : (tensor<128x64xf32, #mma>) -> tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %53 = arith.addf %51, %52 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %54 = arith.truncf %48 : tensor<128x64xf32, #mma> to tensor<128x64xf16, #mma>
    %55 = ttg.memdesc_index %9[%34] : !ttg.memdesc<2x64x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared1, #smem, mutable>
    %56 = amdg.update_tensor_descriptor %arg10 add_offsets = [%36, %c0_i32] pred = %c1_i32 {clamp_bounds} : !tt.tensordesc<64x64xf16, #shared1>
    %57 = amdg.async_tdm_copy_global_to_local %56 into %55 : !tt.tensordesc<64x64xf16, #shared1> -> !ttg.memdesc<64x64xf16, #shared1, #smem, mutable>
    %58 = ttg.local_load %29 token %31 : !ttg.memdesc<64x64xf16, #shared1, #smem, mutable> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
    %59 = tt.expand_dims %50 {axis = 1 : i32} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<128x1xf32, #mma>
    %60 = tt.broadcast %59 : tensor<128x1xf32, #mma> -> tensor<128x64xf32, #mma>
    %61 = arith.mulf %22, %60 : tensor<128x64xf32, #mma>
    %62 = ttg.convert_layout %54 : tensor<128x64xf16, #mma> -> tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>
    %63 = tt.dot %62, %58, %61 : tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<128x64xf32, #mma>
    %64 = arith.addi %21, %c64_i32 : i32
    cf.br ^bb1(%64, %63, %53, %44, %34, %38, %57, %35, %55 : i32, tensor<128x64xf32, #mma>, tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>, tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>, i32, !ttg.async.token, !ttg.async.token, !ttg.memdesc<64x64xf16, #shared1, #smem, mutable>, !ttg.memdesc<64x64xf16, #shared1, #smem, mutable>)
  ^bb3:  // pred: ^bb1
    %65 = arith.addi %arg21, %c63_i32 : i32
    %66 = arith.divsi %65, %c64_i32 : i32
    %67 = arith.cmpi sge, %66, %c1_i32 : i32
    %68 = amdg.async_tdm_intrinsic_wait %26, %27 {count = 0 : i32, ttg.num_tdm_ops = 0 : i32}
    %69 = ttg.local_load %28 token %68 : !ttg.memdesc<64x64xf16, #shared1, #smem, mutable> -> tensor<64x64xf16, #linear>
    %70 = tt.trans %69 {order = array<i32: 1, 0>} : tensor<64x64xf16, #linear> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
    cf.cond_br %67, ^bb4, ^bb5(%cst_0 : tensor<128x64xf32, #mma>)
  ^bb4:  // pred: ^bb3
    %71 = tt.dot %6, %70, %cst_0 : tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<128x64xf32, #mma>
    cf.br ^bb5(%71 : tensor<128x64xf32, #mma>)
  ^bb5(%72: tensor<128x64xf32, #mma>):  // 2 preds: ^bb3, ^bb4
    %73 = arith.mulf %72, %7 : tensor<128x64xf32, #mma>
    %74 = "tt.reduce"(%73) <{axis = 1 : i32}> ({
    ^bb0(%arg22: f32, %arg23: f32):
      %103 = arith.maxnumf %arg22, %arg23 : f32
      tt.reduce.return %103 : f32
    }) : (tensor<128x64xf32, #mma>) -> tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %75 = arith.maxnumf %24, %74 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %76 = tt.expand_dims %75 {axis = 1 : i32} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<128x1xf32, #mma>
    %77 = tt.broadcast %76 : tensor<128x1xf32, #mma> -> tensor<128x64xf32, #mma>
    %78 = arith.subf %73, %77 : tensor<128x64xf32, #mma>
    %79 = math.exp2 %78 : tensor<128x64xf32, #mma>
    %80 = arith.subf %24, %75 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %81 = math.exp2 %80 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %82 = arith.mulf %23, %81 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %83 = "tt.reduce"(%79) <{axis = 1 : i32}> ({
    ^bb0(%arg22: f32, %arg23: f32):
      %103 = arith.addf %arg22, %arg23 : f32
      tt.reduce.return %103 : f32
    }) : (tensor<128x64xf32, #mma>) -> tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %84 = arith.addf %82, %83 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %85 = arith.truncf %79 : tensor<128x64xf32, #mma> to tensor<128x64xf16, #mma>
    %86 = ttg.local_load %29 token %68 : !ttg.memdesc<64x64xf16, #shared1, #smem, mutable> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
    %87 = tt.expand_dims %81 {axis = 1 : i32} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<128x1xf32, #mma>
    %88 = tt.broadcast %87 : tensor<128x1xf32, #mma> -> tensor<128x64xf32, #mma>
    %89 = arith.mulf %22, %88 : tensor<128x64xf32, #mma>
    %90 = ttg.convert_layout %85 : tensor<128x64xf16, #mma> -> tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>
    cf.cond_br %67, ^bb6, ^bb7(%89 : tensor<128x64xf32, #mma>)
  ^bb6:  // pred: ^bb5
    %91 = tt.dot %90, %86, %89 : tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<128x64xf32, #mma>
    cf.br ^bb7(%91 : tensor<128x64xf32, #mma>)
  ^bb7(%92: tensor<128x64xf32, #mma>):  // 2 preds: ^bb5, ^bb6
    %93 = arith.select %67, %92, %22 : tensor<128x64xf32, #mma>
    %94 = arith.select %67, %84, %23 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    ttg.local_dealloc %9 : !ttg.memdesc<2x64x64xf16, #shared1, #smem, mutable>
    ttg.local_dealloc %8 : !ttg.memdesc<2x64x64xf16, #shared1, #smem, mutable>
    %95 = tt.expand_dims %94 {axis = 1 : i32} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<128x1xf32, #mma>
    %96 = tt.broadcast %95 : tensor<128x1xf32, #mma> -> tensor<128x64xf32, #mma>
    %97 = arith.divf %93, %96 : tensor<128x64xf32, #mma>
    %98 = arith.truncf %97 : tensor<128x64xf32, #mma> to tensor<128x64xf16, #mma>
    %99 = ttg.local_alloc %98 {allocation.offset = 0 : i32} : (tensor<128x64xf16, #mma>) -> !ttg.memdesc<128x64xf16, #shared2, #smem, mutable>
    %100 = amdg.update_tensor_descriptor %arg15 add_offsets = [%1, %c0_i32] {clamp_bounds} : !tt.tensordesc<128x64xf16, #shared2>
    %101 = amdg.async_tdm_copy_local_to_global %100 from %99 : !ttg.memdesc<128x64xf16, #shared2, #smem, mutable> -> !tt.tensordesc<128x64xf16, #shared2>
    %102 = amdg.async_tdm_intrinsic_wait {count = 0 : i32, ttg.num_tdm_ops = 0 : i32}
    tt.return
  }
}

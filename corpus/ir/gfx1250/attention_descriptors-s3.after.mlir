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
    ttg.barrier local
    %6 = ttg.local_load %2 : !ttg.memdesc<128x64xf16, #shared, #smem, mutable> -> tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>
    %7 = tt.splat %arg20 : f32 -> tensor<128x64xf32, #mma>
    %8 = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<2x64x64xf16, #shared1, #smem, mutable>
    %9 = ttg.local_alloc {allocation.offset = 18400 : i32} : () -> !ttg.memdesc<2x64x64xf16, #shared1, #smem, mutable>
    %10 = arith.cmpi sgt, %arg21, %c0_i32 : i32
    %11 = ttg.memdesc_index %8[%c0_i32] : !ttg.memdesc<2x64x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared1, #smem, mutable>
    %12 = amdg.update_tensor_descriptor %arg5 add_offsets = [%c0_i32, %c0_i32] pred = %c1_i32 {clamp_bounds} : !tt.tensordesc<64x64xf16, #shared1>
    %13 = arith.extui %10 : i1 to i32
    %14 = amdg.update_tensor_descriptor %12 pred = %13 : !tt.tensordesc<64x64xf16, #shared1>
    ttg.barrier local
    %15 = amdg.async_tdm_copy_global_to_local %14 into %11 : !tt.tensordesc<64x64xf16, #shared1> -> !ttg.memdesc<64x64xf16, #shared1, #smem, mutable>
    %16 = ttg.memdesc_index %9[%c0_i32] : !ttg.memdesc<2x64x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared1, #smem, mutable>
    %17 = amdg.update_tensor_descriptor %arg10 add_offsets = [%c0_i32, %c0_i32] pred = %c1_i32 {clamp_bounds} : !tt.tensordesc<64x64xf16, #shared1>
    %18 = amdg.update_tensor_descriptor %17 pred = %13 : !tt.tensordesc<64x64xf16, #shared1>
    %19 = amdg.async_tdm_copy_global_to_local %18 into %16 : !tt.tensordesc<64x64xf16, #shared1> -> !ttg.memdesc<64x64xf16, #shared1, #smem, mutable>
    %20 = arith.cmpi sgt, %arg21, %c64_i32 : i32
    %21 = amdg.async_tdm_intrinsic_wait %15, %19 {count = 0 : i32, ttg.num_tdm_ops = 0 : i32}
    ttg.barrier local
    %22 = ttg.memdesc_index %8[%c1_i32] : !ttg.memdesc<2x64x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared1, #smem, mutable>
    %23 = amdg.update_tensor_descriptor %arg5 add_offsets = [%c64_i32, %c0_i32] pred = %c1_i32 {clamp_bounds} : !tt.tensordesc<64x64xf16, #shared1>
    %24 = arith.extui %20 : i1 to i32
    %25 = amdg.update_tensor_descriptor %23 pred = %24 : !tt.tensordesc<64x64xf16, #shared1>
    %26 = amdg.async_tdm_copy_global_to_local %25 into %22 : !tt.tensordesc<64x64xf16, #shared1> -> !ttg.memdesc<64x64xf16, #shared1, #smem, mutable>
    %27 = ttg.memdesc_index %9[%c1_i32] : !ttg.memdesc<2x64x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared1, #smem, mutable>
    %28 = amdg.update_tensor_descriptor %arg10 add_offsets = [%c64_i32, %c0_i32] pred = %c1_i32 {clamp_bounds} : !tt.tensordesc<64x64xf16, #shared1>
    %29 = amdg.update_tensor_descriptor %28 pred = %24 : !tt.tensordesc<64x64xf16, #shared1>
    %30 = amdg.async_tdm_copy_global_to_local %29 into %27 : !tt.tensordesc<64x64xf16, #shared1> -> !ttg.memdesc<64x64xf16, #shared1, #smem, mutable>
    %31 = ttg.local_load %11 token %21 : !ttg.memdesc<64x64xf16, #shared1, #smem, mutable> -> tensor<64x64xf16, #linear>
    %32 = ttg.local_load %16 token %21 : !ttg.memdesc<64x64xf16, #shared1, #smem, mutable> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
    %33 = arith.subi %arg21, %c128_i32 : i32
    cf.br ^bb1(%c0_i32, %cst_0, %cst, %cst_1, %c1_i32, %31, %32, %26, %30, %22, %27 : i32, tensor<128x64xf32, #mma>, tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>, tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>, i32, tensor<64x64xf16, #linear>, tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>, !ttg.async.token, !ttg.async.token, !ttg.memdesc<64x64xf16, #shared1, #smem, mutable>, !ttg.memdesc<64x64xf16, #shared1, #smem, mutable>)
  ^bb1(%34: i32, %35: tensor<128x64xf32, #mma>, %36: tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>, %37: tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>, %38: i32, %39: tensor<64x64xf16, #linear>, %40: tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>, %41: !ttg.async.token, %42: !ttg.async.token, %43: !ttg.memdesc<64x64xf16, #shared1, #smem, mutable>, %44: !ttg.memdesc<64x64xf16, #shared1, #smem, mutable>):  // 2 preds: ^bb0, ^bb2
    %45 = arith.cmpi slt, %34, %33 : i32
    cf.cond_br %45, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %46 = tt.trans %39 {order = array<i32: 1, 0>} : tensor<64x64xf16, #linear> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
    %47 = tt.dot %6, %46, %cst_0 : tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<128x64xf32, #mma>
    %48 = arith.mulf %47, %7 : tensor<128x64xf32, #mma>
    %49 = "tt.reduce"(%48) <{axis = 1 : i32}> ({
    ^bb0(%arg22: f32, %arg23: f32):
      %144 = arith.maxnumf %arg22, %arg23 : f32
      tt.reduce.return %144 : f32
    }) : (tensor<128x64xf32, #mma>) -> tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %50 = arith.maxnumf %37, %49 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %51 = tt.expand_dims %50 {axis = 1 : i32} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<128x1xf32, #mma>
    %52 = tt.broadcast %51 : tensor<128x1xf32, #mma> -> tensor<128x64xf32, #mma>
    %53 = arith.subf %48, %52 : tensor<128x64xf32, #mma>
    %54 = math.exp2 %53 : tensor<128x64xf32, #mma>
    %55 = arith.subf %37, %50 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %56 = math.exp2 %55 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %57 = arith.mulf %36, %56 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %58 = "tt.reduce"(%54) <{axis = 1 : i32}> ({
    ^bb0(%arg22: f32, %arg23: f32):
      %144 = arith.addf %arg22, %arg23 : f32
      tt.reduce.return %144 : f32
    }) : (tensor<128x64xf32, #mma>) -> tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %59 = arith.addf %57, %58 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %60 = arith.truncf %54 : tensor<128x64xf32, #mma> to tensor<128x64xf16, #mma>
    %61 = tt.expand_dims %56 {axis = 1 : i32} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<128x1xf32, #mma>
    %62 = tt.broadcast %61 : tensor<128x1xf32, #mma> -> tensor<128x64xf32, #mma>
    %63 = arith.mulf %35, %62 : tensor<128x64xf32, #mma>
    %64 = ttg.convert_layout %60 : tensor<128x64xf16, #mma> -> tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>
    %65 = tt.dot %64, %40, %63 : tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<128x64xf32, #mma>
    %66 = amdg.async_tdm_intrinsic_wait %41, %42 {count = 0 : i32, ttg.num_tdm_ops = 0 : i32}
    ttg.barrier local
    %67 = arith.addi %38, %c1_i32 : i32
    %68 = arith.cmpi slt, %67, %c2_i32 : i32
    %69 = arith.select %68, %67, %c0_i32 : i32
    %70 = ttg.memdesc_index %8[%69] : !ttg.memdesc<2x64x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared1, #smem, mutable>
    %71 = arith.addi %34, %c128_i32 : i32
    %72 = amdg.update_tensor_descriptor %arg5 add_offsets = [%71, %c0_i32] pred = %c1_i32 {clamp_bounds} : !tt.tensordesc<64x64xf16, #shared1>
    %73 = amdg.async_tdm_copy_global_to_local %72 into %70 : !tt.tensordesc<64x64xf16, #shared1> -> !ttg.memdesc<64x64xf16, #shared1, #smem, mutable>
    %74 = ttg.memdesc_index %9[%69] : !ttg.memdesc<2x64x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared1, #smem, mutable>
    %75 = amdg.update_tensor_descriptor %arg10 add_offsets = [%71, %c0_i32] pred = %c1_i32 {clamp_bounds} : !tt.tensordesc<64x64xf16, #shared1>
    %76 = amdg.async_tdm_copy_global_to_local %75 into %74 : !tt.tensordesc<64x64xf16, #shared1> -> !ttg.memdesc<64x64xf16, #shared1, #smem, mutable>
    ttg.barrier local
    %77 = ttg.local_load %43 token %66 : !ttg.memdesc<64x64xf16, #shared1, #smem, mutable> -> tensor<64x64xf16, #linear>
    %78 = ttg.local_load %44 token %66 : !ttg.memdesc<64x64xf16, #shared1, #smem, mutable> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
    %79 = arith.addi %34, %c64_i32 : i32
    cf.br ^bb1(%79, %65, %59, %50, %69, %77, %78, %73, %76, %70, %74 : i32, tensor<128x64xf32, #mma>, tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>, tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>, i32, tensor<64x64xf16, #linear>, tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>, !ttg.async.token, !ttg.async.token, !ttg.memdesc<64x64xf16, #shared1, #smem, mutable>, !ttg.memdesc<64x64xf16, #shared1, #smem, mutable>)
  ^bb3:  // pred: ^bb1
    %80 = arith.addi %arg21, %c63_i32 : i32
    %81 = arith.divsi %80, %c64_i32 : i32
    %82 = arith.cmpi sge, %81, %c1_i32 : i32
    %83 = arith.cmpi sge, %81, %c2_i32 : i32
    %84 = tt.trans %39 {order = array<i32: 1, 0>} : tensor<64x64xf16, #linear> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
    cf.cond_br %82, ^bb4, ^bb5(%cst_0 : tensor<128x64xf32, #mma>)
  ^bb4:  // pred: ^bb3
    %85 = tt.dot %6, %84, %cst_0 : tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<128x64xf32, #mma>
    cf.br ^bb5(%85 : tensor<128x64xf32, #mma>)
  ^bb5(%86: tensor<128x64xf32, #mma>):  // 2 preds: ^bb3, ^bb4
    %87 = arith.mulf %86, %7 : tensor<128x64xf32, #mma>
    %88 = "tt.reduce"(%87) <{axis = 1 : i32}> ({
    ^bb0(%arg22: f32, %arg23: f32):
      %144 = arith.maxnumf %arg22, %arg23 : f32
      tt.reduce.return %144 : f32
    }) : (tensor<128x64xf32, #mma>) -> tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %89 = arith.maxnumf %37, %88 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %90 = tt.expand_dims %89 {axis = 1 : i32} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<128x1xf32, #mma>
    %91 = tt.broadcast %90 : tensor<128x1xf32, #mma> -> tensor<128x64xf32, #mma>
    %92 = arith.subf %87, %91 : tensor<128x64xf32, #mma>
    %93 = math.exp2 %92 : tensor<128x64xf32, #mma>
    %94 = arith.subf %37, %89 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %95 = math.exp2 %94 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %96 = arith.mulf %36, %95 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %97 = "tt.reduce"(%93) <{axis = 1 : i32}> ({
    ^bb0(%arg22: f32, %arg23: f32):
      %144 = arith.addf %arg22, %arg23 : f32
      tt.reduce.return %144 : f32
    }) : (tensor<128x64xf32, #mma>) -> tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %98 = arith.addf %96, %97 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %99 = arith.truncf %93 : tensor<128x64xf32, #mma> to tensor<128x64xf16, #mma>
    %100 = tt.expand_dims %95 {axis = 1 : i32} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<128x1xf32, #mma>
    %101 = tt.broadcast %100 : tensor<128x1xf32, #mma> -> tensor<128x64xf32, #mma>
    %102 = arith.mulf %35, %101 : tensor<128x64xf32, #mma>
    %103 = ttg.convert_layout %99 : tensor<128x64xf16, #mma> -> tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>
    cf.cond_br %82, ^bb6, ^bb7(%102 : tensor<128x64xf32, #mma>)
  ^bb6:  // pred: ^bb5
    %104 = tt.dot %103, %40, %102 : tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<128x64xf32, #mma>
    cf.br ^bb7(%104 : tensor<128x64xf32, #mma>)
  ^bb7(%105: tensor<128x64xf32, #mma>):  // 2 preds: ^bb5, ^bb6
    %106 = amdg.async_tdm_intrinsic_wait %41, %42 {count = 0 : i32, ttg.num_tdm_ops = 0 : i32}
    ttg.barrier local
    %107 = ttg.local_load %43 token %106 : !ttg.memdesc<64x64xf16, #shared1, #smem, mutable> -> tensor<64x64xf16, #linear>
    %108 = ttg.local_load %44 token %106 : !ttg.memdesc<64x64xf16, #shared1, #smem, mutable> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
    %109 = arith.select %82, %105, %35 : tensor<128x64xf32, #mma>
    %110 = arith.select %82, %98, %36 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %111 = arith.select %82, %89, %37 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %112 = tt.trans %107 {order = array<i32: 1, 0>} : tensor<64x64xf16, #linear> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
    cf.cond_br %83, ^bb8, ^bb9(%cst_0 : tensor<128x64xf32, #mma>)
  ^bb8:  // pred: ^bb7
    %113 = tt.dot %6, %112, %cst_0 : tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<128x64xf32, #mma>
    cf.br ^bb9(%113 : tensor<128x64xf32, #mma>)
  ^bb9(%114: tensor<128x64xf32, #mma>):  // 2 preds: ^bb7, ^bb8
    %115 = arith.mulf %114, %7 : tensor<128x64xf32, #mma>
    %116 = "tt.reduce"(%115) <{axis = 1 : i32}> ({
    ^bb0(%arg22: f32, %arg23: f32):
      %144 = arith.maxnumf %arg22, %arg23 : f32
      tt.reduce.return %144 : f32
    }) : (tensor<128x64xf32, #mma>) -> tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %117 = arith.maxnumf %111, %116 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %118 = tt.expand_dims %117 {axis = 1 : i32} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<128x1xf32, #mma>
    %119 = tt.broadcast %118 : tensor<128x1xf32, #mma> -> tensor<128x64xf32, #mma>
    %120 = arith.subf %115, %119 : tensor<128x64xf32, #mma>
    %121 = math.exp2 %120 : tensor<128x64xf32, #mma>
    %122 = arith.subf %111, %117 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %123 = math.exp2 %122 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %124 = arith.mulf %110, %123 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %125 = "tt.reduce"(%121) <{axis = 1 : i32}> ({
    ^bb0(%arg22: f32, %arg23: f32):
      %144 = arith.addf %arg22, %arg23 : f32
      tt.reduce.return %144 : f32
    }) : (tensor<128x64xf32, #mma>) -> tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %126 = arith.addf %124, %125 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %127 = arith.truncf %121 : tensor<128x64xf32, #mma> to tensor<128x64xf16, #mma>
    %128 = tt.expand_dims %123 {axis = 1 : i32} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<128x1xf32, #mma>
    %129 = tt.broadcast %128 : tensor<128x1xf32, #mma> -> tensor<128x64xf32, #mma>
    %130 = arith.mulf %109, %129 : tensor<128x64xf32, #mma>
    %131 = ttg.convert_layout %127 : tensor<128x64xf16, #mma> -> tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>
    cf.cond_br %83, ^bb10, ^bb11(%130 : tensor<128x64xf32, #mma>)
  ^bb10:  // pred: ^bb9
    %132 = tt.dot %131, %108, %130 : tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<128x64xf32, #mma>
    cf.br ^bb11(%132 : tensor<128x64xf32, #mma>)
  ^bb11(%133: tensor<128x64xf32, #mma>):  // 2 preds: ^bb9, ^bb10
    %134 = arith.select %83, %133, %109 : tensor<128x64xf32, #mma>
    %135 = arith.select %83, %126, %110 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    ttg.local_dealloc %9 : !ttg.memdesc<2x64x64xf16, #shared1, #smem, mutable>
    ttg.local_dealloc %8 : !ttg.memdesc<2x64x64xf16, #shared1, #smem, mutable>
    %136 = tt.expand_dims %135 {axis = 1 : i32} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<128x1xf32, #mma>
    %137 = tt.broadcast %136 : tensor<128x1xf32, #mma> -> tensor<128x64xf32, #mma>
    %138 = arith.divf %134, %137 : tensor<128x64xf32, #mma>
    %139 = arith.truncf %138 : tensor<128x64xf32, #mma> to tensor<128x64xf16, #mma>
    ttg.barrier local
    %140 = ttg.local_alloc %139 {allocation.offset = 0 : i32} : (tensor<128x64xf16, #mma>) -> !ttg.memdesc<128x64xf16, #shared2, #smem, mutable>
    %141 = amdg.update_tensor_descriptor %arg15 add_offsets = [%1, %c0_i32] {clamp_bounds} : !tt.tensordesc<128x64xf16, #shared2>
    ttg.barrier local
    %142 = amdg.async_tdm_copy_local_to_global %141 from %140 : !ttg.memdesc<128x64xf16, #shared2, #smem, mutable> -> !tt.tensordesc<128x64xf16, #shared2>
    %143 = amdg.async_tdm_intrinsic_wait {count = 0 : i32, ttg.num_tdm_ops = 0 : i32}
    ttg.barrier local
    tt.return
  }
}

#linear = #ttg.linear<{register = [[0, 1], [0, 2], [0, 4], [0, 16], [0, 32], [32, 0], [64, 0]], lane = [[1, 0], [2, 0], [4, 0], [8, 0], [0, 8]], warp = [[16, 0], [0, 0]], block = []}>
#mma = #ttg.amd_wmma<{version = 3, isTranspose = true, ctaLayout = {warp = [[0, 1], [1, 0]]}, instrShape = [16, 16, 32]}>
#shared = #ttg.padded_shared<[128:+8] {order = [1, 0], shape = [128, 64]}>
#shared1 = #ttg.padded_shared<[128:+16] {order = [1, 0], shape = [128, 64]}>
#shared2 = #ttg.padded_shared<[128:+8] {order = [1, 0], shape = [128, 128]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 107472 : i32, ttg.target = "hip:gfx1250", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @matmul_descriptors(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg3: i32 {tt.divisibility = 16 : i32}, %arg4: i32 {tt.divisibility = 16 : i32}, %arg5: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %c63_i32 = arith.constant 63 : i32
    %c192_i32 = arith.constant 192 : i32
    %c2_i32 = arith.constant 2 : i32
    %c3_i32 = arith.constant 3 : i32
    %c1_i32 = arith.constant 1 : i32
    %c1_i64 = arith.constant 1 : i64
    %c128_i32 = arith.constant 128 : i32
    %c0_i32 = arith.constant 0 : i32
    %c64_i32 = arith.constant 64 : i32
    %cst = arith.constant dense<0.000000e+00> : tensor<128x128xf32, #mma>
    %0 = arith.extsi %arg5 : i32 to i64
    %1 = tt.make_tensor_descriptor %arg0, [%arg3, %arg5], [%0, %c1_i64] : <f16>, <128x64xf16, #shared>
    %2 = tt.make_tensor_descriptor %arg1, [%arg4, %arg5], [%0, %c1_i64] : <f16>, <128x64xf16, #shared1>
    %3 = arith.extsi %arg4 : i32 to i64
    %4 = tt.make_tensor_descriptor %arg2, [%arg3, %arg4], [%3, %c1_i64] : <f16>, <128x128xf16, #shared2>
    %5 = tt.get_program_id x : i32
    %6 = arith.muli %5, %c128_i32 : i32
    %7 = tt.get_program_id y : i32
    %8 = arith.muli %7, %c128_i32 : i32
    %9 = ttg.local_alloc {allocation.offset = 55264 : i32} : () -> !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable>
    %10 = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<3x128x64xf16, #shared1, #smem, mutable>
    %11 = arith.cmpi sgt, %arg5, %c0_i32 : i32
    %12 = ttg.memdesc_index %9[%c0_i32] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    %13 = amdg.update_tensor_descriptor %1 add_offsets = [%6, %c0_i32] pred = %c1_i32 {clamp_bounds} : !tt.tensordesc<128x64xf16, #shared>
    %14 = arith.extui %11 : i1 to i32
    %15 = amdg.update_tensor_descriptor %13 pred = %14 : !tt.tensordesc<128x64xf16, #shared>
    %16 = amdg.async_tdm_copy_global_to_local %15 into %12 : !tt.tensordesc<128x64xf16, #shared> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    %17 = ttg.memdesc_index %10[%c0_i32] : !ttg.memdesc<3x128x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared1, #smem, mutable>
    %18 = amdg.update_tensor_descriptor %2 add_offsets = [%8, %c0_i32] pred = %c1_i32 {clamp_bounds} : !tt.tensordesc<128x64xf16, #shared1>
    %19 = amdg.update_tensor_descriptor %18 pred = %14 : !tt.tensordesc<128x64xf16, #shared1>
    %20 = amdg.async_tdm_copy_global_to_local %19 into %17 : !tt.tensordesc<128x64xf16, #shared1> -> !ttg.memdesc<128x64xf16, #shared1, #smem, mutable>
    %21 = arith.cmpi sgt, %arg5, %c64_i32 : i32
    %22 = ttg.memdesc_index %9[%c1_i32] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    %23 = amdg.update_tensor_descriptor %1 add_offsets = [%6, %c64_i32] pred = %c1_i32 {clamp_bounds} : !tt.tensordesc<128x64xf16, #shared>
    %24 = arith.extui %21 : i1 to i32
    %25 = amdg.update_tensor_descriptor %23 pred = %24 : !tt.tensordesc<128x64xf16, #shared>
    %26 = amdg.async_tdm_copy_global_to_local %25 into %22 : !tt.tensordesc<128x64xf16, #shared> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    %27 = ttg.memdesc_index %10[%c1_i32] : !ttg.memdesc<3x128x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared1, #smem, mutable>
    %28 = amdg.update_tensor_descriptor %2 add_offsets = [%8, %c64_i32] pred = %c1_i32 {clamp_bounds} : !tt.tensordesc<128x64xf16, #shared1>
    %29 = amdg.update_tensor_descriptor %28 pred = %24 : !tt.tensordesc<128x64xf16, #shared1>
    %30 = amdg.async_tdm_copy_global_to_local %29 into %27 : !tt.tensordesc<128x64xf16, #shared1> -> !ttg.memdesc<128x64xf16, #shared1, #smem, mutable>
    %31 = arith.cmpi sgt, %arg5, %c128_i32 : i32
    %32 = amdg.async_tdm_intrinsic_wait %16, %20 {count = 2 : i32, ttg.num_tdm_ops = 0 : i32}
    %33 = ttg.memdesc_index %9[%c2_i32] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    %34 = amdg.update_tensor_descriptor %1 add_offsets = [%6, %c128_i32] pred = %c1_i32 {clamp_bounds} : !tt.tensordesc<128x64xf16, #shared>
    %35 = arith.extui %31 : i1 to i32
    %36 = amdg.update_tensor_descriptor %34 pred = %35 : !tt.tensordesc<128x64xf16, #shared>
    %37 = amdg.async_tdm_copy_global_to_local %36 into %33 : !tt.tensordesc<128x64xf16, #shared> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    %38 = ttg.memdesc_index %10[%c2_i32] : !ttg.memdesc<3x128x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared1, #smem, mutable>
    %39 = amdg.update_tensor_descriptor %2 add_offsets = [%8, %c128_i32] pred = %c1_i32 {clamp_bounds} : !tt.tensordesc<128x64xf16, #shared1>
    %40 = amdg.update_tensor_descriptor %39 pred = %35 : !tt.tensordesc<128x64xf16, #shared1>
    %41 = amdg.async_tdm_copy_global_to_local %40 into %38 : !tt.tensordesc<128x64xf16, #shared1> -> !ttg.memdesc<128x64xf16, #shared1, #smem, mutable>
    %42 = ttg.local_load %12 token %32 : !ttg.memdesc<128x64xf16, #shared, #smem, mutable> -> tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>
    %43 = ttg.local_load %17 token %32 : !ttg.memdesc<128x64xf16, #shared1, #smem, mutable> -> tensor<128x64xf16, #linear>
    %44 = arith.subi %arg5, %c192_i32 : i32
    cf.br ^bb1(%c0_i32, %cst, %c2_i32, %43, %42, %26, %37, %30, %41, %22, %33, %27, %38 : i32, tensor<128x128xf32, #mma>, i32, tensor<128x64xf16, #linear>, tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.memdesc<128x64xf16, #shared, #smem, mutable>, !ttg.memdesc<128x64xf16, #shared, #smem, mutable>, !ttg.memdesc<128x64xf16, #shared1, #smem, mutable>, !ttg.memdesc<128x64xf16, #shared1, #smem, mutable>)
  ^bb1(%45: i32, %46: tensor<128x128xf32, #mma>, %47: i32, %48: tensor<128x64xf16, #linear>, %49: tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>, %50: !ttg.async.token, %51: !ttg.async.token, %52: !ttg.async.token, %53: !ttg.async.token, %54: !ttg.memdesc<128x64xf16, #shared, #smem, mutable>, %55: !ttg.memdesc<128x64xf16, #shared, #smem, mutable>, %56: !ttg.memdesc<128x64xf16, #shared1, #smem, mutable>, %57: !ttg.memdesc<128x64xf16, #shared1, #smem, mutable>):  // 2 preds: ^bb0, ^bb2
    %58 = arith.cmpi slt, %45, %44 : i32
    cf.cond_br %58, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %59 = tt.trans %48 {order = array<i32: 1, 0>} : tensor<128x64xf16, #linear> -> tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
    %60 = tt.dot %49, %59, %46 : tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<128x128xf32, #mma>
    %61 = amdg.async_tdm_intrinsic_wait %50, %52 {count = 2 : i32, ttg.num_tdm_ops = 0 : i32}
    %62 = arith.addi %47, %c1_i32 : i32
    %63 = arith.cmpi slt, %62, %c3_i32 : i32
    %64 = arith.select %63, %62, %c0_i32 : i32
    %65 = ttg.memdesc_index %9[%64] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    %66 = arith.addi %45, %c192_i32 : i32
    %67 = amdg.update_tensor_descriptor %1 add_offsets = [%6, %66] pred = %c1_i32 {clamp_bounds} : !tt.tensordesc<128x64xf16, #shared>
    %68 = amdg.async_tdm_copy_global_to_local %67 into %65 : !tt.tensordesc<128x64xf16, #shared> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    %69 = ttg.memdesc_index %10[%64] : !ttg.memdesc<3x128x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared1, #smem, mutable>
    %70 = amdg.update_tensor_descriptor %2 add_offsets = [%8, %66] pred = %c1_i32 {clamp_bounds} : !tt.tensordesc<128x64xf16, #shared1>
    %71 = amdg.async_tdm_copy_global_to_local %70 into %69 : !tt.tensordesc<128x64xf16, #shared1> -> !ttg.memdesc<128x64xf16, #shared1, #smem, mutable>
    %72 = ttg.local_load %54 token %61 : !ttg.memdesc<128x64xf16, #shared, #smem, mutable> -> tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>
    %73 = ttg.local_load %56 token %61 : !ttg.memdesc<128x64xf16, #shared1, #smem, mutable> -> tensor<128x64xf16, #linear>
    %74 = arith.addi %45, %c64_i32 : i32
    cf.br ^bb1(%74, %60, %64, %73, %72, %51, %68, %53, %71, %55, %65, %57, %69 : i32, tensor<128x128xf32, #mma>, i32, tensor<128x64xf16, #linear>, tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.memdesc<128x64xf16, #shared, #smem, mutable>, !ttg.memdesc<128x64xf16, #shared, #smem, mutable>, !ttg.memdesc<128x64xf16, #shared1, #smem, mutable>, !ttg.memdesc<128x64xf16, #shared1, #smem, mutable>)
  ^bb3:  // pred: ^bb1
    %75 = arith.addi %arg5, %c63_i32 : i32
    %76 = arith.divsi %75, %c64_i32 : i32
    %77 = arith.cmpi sge, %76, %c1_i32 : i32
    %78 = arith.cmpi sge, %76, %c2_i32 : i32
    %79 = arith.cmpi sge, %76, %c3_i32 : i32
    %80 = tt.trans %48 {order = array<i32: 1, 0>} : tensor<128x64xf16, #linear> -> tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
    cf.cond_br %77, ^bb4, ^bb5(%46 : tensor<128x128xf32, #mma>)
  ^bb4:  // pred: ^bb3
    %81 = tt.dot %49, %80, %46 : tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<128x128xf32, #mma>
    cf.br ^bb5(%81 : tensor<128x128xf32, #mma>)
  ^bb5(%82: tensor<128x128xf32, #mma>):  // 2 preds: ^bb3, ^bb4
    %83 = amdg.async_tdm_intrinsic_wait %50, %52 {count = 0 : i32, ttg.num_tdm_ops = 0 : i32}
    %84 = ttg.local_load %54 token %83 : !ttg.memdesc<128x64xf16, #shared, #smem, mutable> -> tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>
    %85 = ttg.local_load %56 token %83 : !ttg.memdesc<128x64xf16, #shared1, #smem, mutable> -> tensor<128x64xf16, #linear>
    %86 = arith.select %77, %82, %46 : tensor<128x128xf32, #mma>
    %87 = tt.trans %85 {order = array<i32: 1, 0>} : tensor<128x64xf16, #linear> -> tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
    cf.cond_br %78, ^bb6, ^bb7(%86 : tensor<128x128xf32, #mma>)
  ^bb6:  // pred: ^bb5
    %88 = tt.dot %84, %87, %86 : tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<128x128xf32, #mma>
    cf.br ^bb7(%88 : tensor<128x128xf32, #mma>)
  ^bb7(%89: tensor<128x128xf32, #mma>):  // 2 preds: ^bb5, ^bb6
    %90 = amdg.async_tdm_intrinsic_wait %51, %53 {count = 0 : i32, ttg.num_tdm_ops = 0 : i32}
    %91 = ttg.local_load %55 token %90 : !ttg.memdesc<128x64xf16, #shared, #smem, mutable> -> tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>
    %92 = ttg.local_load %57 token %90 : !ttg.memdesc<128x64xf16, #shared1, #smem, mutable> -> tensor<128x64xf16, #linear>
    %93 = arith.select %78, %89, %86 : tensor<128x128xf32, #mma>
    %94 = tt.trans %92 {order = array<i32: 1, 0>} : tensor<128x64xf16, #linear> -> tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
    cf.cond_br %79, ^bb8, ^bb9(%93 : tensor<128x128xf32, #mma>)
  ^bb8:  // pred: ^bb7
    %95 = tt.dot %91, %94, %93 : tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<128x128xf32, #mma>
    cf.br ^bb9(%95 : tensor<128x128xf32, #mma>)
  ^bb9(%96: tensor<128x128xf32, #mma>):  // 2 preds: ^bb7, ^bb8
    %97 = arith.select %79, %96, %93 : tensor<128x128xf32, #mma>
    ttg.local_dealloc %10 : !ttg.memdesc<3x128x64xf16, #shared1, #smem, mutable>
    ttg.local_dealloc %9 : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable>
    %98 = arith.truncf %97 : tensor<128x128xf32, #mma> to tensor<128x128xf16, #mma>
    %99 = ttg.local_alloc %98 {allocation.offset = 0 : i32} : (tensor<128x128xf16, #mma>) -> !ttg.memdesc<128x128xf16, #shared2, #smem, mutable>
    %100 = amdg.update_tensor_descriptor %4 add_offsets = [%6, %8] {clamp_bounds} : !tt.tensordesc<128x128xf16, #shared2>
    %101 = amdg.async_tdm_copy_local_to_global %100 from %99 : !ttg.memdesc<128x128xf16, #shared2, #smem, mutable> -> !tt.tensordesc<128x128xf16, #shared2>
    %102 = amdg.async_tdm_intrinsic_wait {count = 0 : i32, ttg.num_tdm_ops = 0 : i32}
    tt.return
  }
}

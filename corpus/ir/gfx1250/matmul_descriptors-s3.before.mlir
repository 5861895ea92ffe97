#linear = #ttg.linear<{register = [[0, 1], [0, 2], [0, 4], [0, 16], [0, 32], [32, 0], [64, 0]], lane = [[1, 0], [2, 0], [4, 0], [8, 0], [0, 8]], warp = [[16, 0], [0, 0]], block = []}>
#mma = #ttg.amd_wmma<{version = 3, isTranspose = true, ctaLayout = {warp = [[0, 1], [1, 0]]}, instrShape = [16, 16, 32]}>
#shared = #ttg.padded_shared<[128:+8] {order = [1, 0], shape = [128, 64]}>
#shared1 = #ttg.padded_shared<[128:+16] {order = [1, 0], shape = [128, 64]}>
#shared2 = #ttg.padded_shared<[128:+8] {order = [1, 0], shape = [128, 128]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 71632 : i32, ttg.target = "hip:gfx1250", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @matmul_descriptors(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg3: i32 {tt.divisibility = 16 : i32}, %arg4: i32 {tt.divisibility = 16 : i32}, %arg5: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %c63_i32 = arith.constant 63 : i32
    %c2_i32 = arith.constant 2 : i32
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
    %9 = ttg.local_alloc {allocation.offset = 36832 : i32} : () -> !ttg.memdesc<2x128x64xf16, #shared, #smem, mutable>
    %10 = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<2x128x64xf16, #shared1, #smem, mutable>
    %11 = arith.cmpi sgt, %arg5, %c0_i32 : i32
    %12 = ttg.memdesc_index %9[%c0_i32] : !ttg.memdesc<2x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    %13 = amdg.update_tensor_descriptor %1 add_offsets = [%6, %c0_i32] pred = %c1_i32 {clamp_bounds} : !tt.tensordesc<128x64xf16, #shared>
    %14 = arith.extui %11 : i1 to i32
    %15 = amdg.update_tensor_descriptor %13 pred = %14 : !tt.tensordesc<128x64xf16, #shared>
    %16 = amdg.async_tdm_copy_global_to_local %15 into %12 : !tt.tensordesc<128x64xf16, #shared> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    %17 = ttg.memdesc_index %10[%c0_i32] : !ttg.memdesc<2x128x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared1, #smem, mutable>
    %18 = amdg.update_tensor_descriptor %2 add_offsets = [%8, %c0_i32] pred = %c1_i32 {clamp_bounds} : !tt.tensordesc<128x64xf16, #shared1>
    %19 = amdg.update_tensor_descriptor %18 pred = %14 : !tt.tensordesc<128x64xf16, #shared1>
    %20 = amdg.async_tdm_copy_global_to_local %19 into %17 : !tt.tensordesc<128x64xf16, #shared1> -> !ttg.memdesc<128x64xf16, #shared1, #smem, mutable>
    %21 = arith.cmpi sgt, %arg5, %c64_i32 : i32
    %22 = amdg.async_tdm_intrinsic_wait %16, %20 {count = 0 : i32, ttg.num_tdm_ops = 0 : i32}
    %23 = ttg.memdesc_index %9[%c1_i32] : !ttg.memdesc<2x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    %24 = amdg.update_tensor_descriptor %1 add_offsets = [%6, %c64_i32] pred = %c1_i32 {clamp_bounds} : !tt.tensordesc<128x64xf16, #shared>
    %25 = arith.extui %21 : i1 to i32
    %26 = amdg.update_tensor_descriptor %24 pred = %25 : !tt.tensordesc<128x64xf16, #shared>
    %27 = amdg.async_tdm_copy_global_to_local %26 into %23 : !tt.tensordesc<128x64xf16, #shared> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    %28 = ttg.memdesc_index %10[%c1_i32] : !ttg.memdesc<2x128x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared1, #smem, mutable>
    %29 = amdg.update_tensor_descriptor %2 add_offsets = [%8, %c64_i32] pred = %c1_i32 {clamp_bounds} : !tt.tensordesc<128x64xf16, #shared1>
    %30 = amdg.update_tensor_descriptor %29 pred = %25 : !tt.tensordesc<128x64xf16, #shared1>
    %31 = amdg.async_tdm_copy_global_to_local %30 into %28 : !tt.tensordesc<128x64xf16, #shared1> -> !ttg.memdesc<128x64xf16, #shared1, #smem, mutable>
    %32 = ttg.local_load %12 token %22 : !ttg.memdesc<128x64xf16, #shared, #smem, mutable> -> tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>
    %33 = ttg.local_load %17 token %22 : !ttg.memdesc<128x64xf16, #shared1, #smem, mutable> -> tensor<128x64xf16, #linear>
    %34 = arith.subi %arg5, %c128_i32 : i32
    cf.br ^bb1(%c0_i32, %cst, %c1_i32, %33, %32, %27, %31, %23, %28 : i32, tensor<128x128xf32, #mma>, i32, tensor<128x64xf16, #linear>, tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>, !ttg.async.token, !ttg.async.token, !ttg.memdesc<128x64xf16, #shared, #smem, mutable>, !ttg.memdesc<128x64xf16, #shared1, #smem, mutable>)
  ^bb1(%35: i32, %36: tensor<128x128xf32, #mma>, %37: i32, %38: tensor<128x64xf16, #linear>, %39: tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>, %40: !ttg.async.token, %41: !ttg.async.token, %42: !ttg.memdesc<128x64xf16, #shared, #smem, mutable>, %43: !ttg.memdesc<128x64xf16, #shared1, #smem, mutable>):  // 2 preds: ^bb0, ^bb2
    %44 = arith.cmpi slt, %35, %34 : i32
    cf.cond_br %44, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %45 = tt.trans %38 {order = array<i32: 1, 0>} : tensor<128x64xf16, #linear> -> tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
    %46 = tt.dot %39, %45, %36 : tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<128x128xf32, #mma>
    %47 = amdg.async_tdm_intrinsic_wait %40, %41 {count = 0 : i32, ttg.num_tdm_ops = 0 : i32}
    %48 = arith.addi %37, %c1_i32 : i32
    %49 = arith.cmpi slt, %48, %c2_i32 : i32
    %50 = arith.select %49, %48, %c0_i32 : i32
    %51 = ttg.memdesc_index %9[%50] : !ttg.memdesc<2x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    %52 = arith.addi %35, %c128_i32 : i32
    %53 = amdg.update_tensor_descriptor %1 add_offsets = [%6, %52] pred = %c1_i32 {clamp_bounds} : !tt.tensordesc<128x64xf16, #shared>
    %54 = amdg.async_tdm_copy_global_to_local %53 into %51 : !tt.tensordesc<128x64xf16, #shared> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    %55 = ttg.memdesc_index %10[%50] : !ttg.memdesc<2x128x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared1, #smem, mutable>
    %56 = amdg.update_tensor_descriptor %2 add_offsets = [%8, %52] pred = %c1_i32 {clamp_bounds} : !tt.tensordesc<128x64xf16, #shared1>
    %57 = amdg.async_tdm_copy_global_to_local %56 into %55 : !tt.tensordesc<128x64xf16, #shared1> -> !ttg.memdesc<128x64xf16, #shared1, #smem, mutable>
    %58 = ttg.local_load %42 token %47 : !ttg.memdesc<128x64xf16, #shared, #smem, mutable> -> tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>
    %59 = ttg.local_load %43 token %47 : !ttg.memdesc<128x64xf16, #shared1, #smem, mutable> -> tensor<128x64xf16, #linear>
    %60 = arith.addi %35, %c64_i32 : i32
    cf.br ^bb1(%60, %46, %50, %59, %58, %54, %57, %51, %55 : i32, tensor<128x128xf32, #mma>, i32, tensor<128x64xf16, #linear>, tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>, !ttg.async.token, !ttg.async.token, !ttg.memdesc<128x64xf16, #shared, #smem, mutable>, !ttg.memdesc<128x64xf16, #shared1, #smem, mutable>)
  ^bb3:  // pred: ^bb1
    %61 = arith.addi %arg5, %c63_i32 : i32
    %62 = arith.divsi %61, %c64_i32 : i32
    %63 = arith.cmpi sge, %62, %c1_i32 : i32
    %64 = arith.cmpi sge, %62, %c2_i32 : i32
    %65 = tt.trans %38 {order = array<i32: 1, 0>} : tensor<128x64xf16, #linear> -> tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
    cf.cond_br %63, ^bb4, ^bb5(%36 : tensor<128x128xf32, #mma>)
  ^bb4:  // pred: ^bb3
    %66 = tt.dot %39, %65, %36 : tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<128x128xf32, #mma>
    cf.br ^bb5(%66 : tensor<128x128xf32, #mma>)
  ^bb5(%67: tensor<128x128xf32, #mma>):  // 2 preds: ^bb3, ^bb4
    %68 = amdg.async_tdm_intrinsic_wait %40, %41 {count = 0 : i32, ttg.num_tdm_ops = 0 : i32}
    %69 = ttg.local_load %42 token %68 : !ttg.memdesc<128x64xf16, #shared, #smem, mutable> -> tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>
    %70 = ttg.local_load %43 token %68 : !ttg.memdesc<128x64xf16, #shared1, #smem, mutable> -> tensor<128x64xf16, #linear>
    %71 = arith.select %63, %67, %36 : tensor<128x128xf32, #mma>
    %72 = tt.trans %70 {order = array<i32: 1, 0>} : tensor<128x64xf16, #linear> -> tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
    cf.cond_br %64, ^bb6, ^bb7(%71 : tensor<128x128xf32, #mma>)
  ^bb6:  // pred: ^bb5
    %73 = tt.dot %69, %72, %71 : tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<128x128xf32, #mma>
    cf.br ^bb7(%73 : tensor<128x128xf32, #mma>)
  ^bb7(%74: tensor<128x128xf32, #mma>):  // 2 preds: ^bb5, ^bb6
    %75 = arith.select %64, %74, %71 : tensor<128x128xf32, #mma>
    ttg.local_dealloc %10 : !ttg.memdesc<2x128x64xf16, #shared1, #smem, mutable>
    ttg.local_dealloc %9 : !ttg.memdesc<2x128x64xf16, #shared, #smem, mutable>
    %76 = arith.truncf %75 : tensor<128x128xf32, #mma> to tensor<128x128xf16, #mma>
    %77 = ttg.local_alloc %76 {allocation.offset = 0 : i32} : (tensor<128x128xf16, #mma>) -> !ttg.memdesc<128x128xf16, #shared2, #smem, mutable>
    %78 = amdg.update_tensor_descriptor %4 add_offsets = [%6, %8] {clamp_bounds} : !tt.tensordesc<128x128xf16, #shared2>
    %79 = amdg.async_tdm_copy_local_to_global %78 from %77 : !ttg.memdesc<128x128xf16, #shared2, #smem, mutable> -> !tt.tensordesc<128x128xf16, #shared2>
    %80 = amdg.async_tdm_intrinsic_wait {count = 0 : i32, ttg.num_tdm_ops = 0 : i32}
    tt.return
  }
}

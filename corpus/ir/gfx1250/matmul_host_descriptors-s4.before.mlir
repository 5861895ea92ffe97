#mma = #ttg.amd_wmma<{version = 3, isTranspose = true, ctaLayout = {warp = [[0, 1], [1, 0]]}, instrShape = [16, 16, 32]}>
#shared = #ttg.padded_shared<[128:+8] {order = [1, 0], shape = [128, 64]}>
#shared1 = #ttg.padded_shared<[128:+16] {order = [1, 0], shape = [64, 128]}>
#shared2 = #ttg.padded_shared<[128:+8] {order = [1, 0], shape = [128, 128]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 107472 : i32, ttg.target = "hip:gfx1250", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @matmul_host_descriptors(%arg0: !tt.tensordesc<128x64xf16, #shared>, %arg1: i32, %arg2: i32, %arg3: i64, %arg4: i64, %arg5: !tt.tensordesc<64x128xf16, #shared1>, %arg6: i32, %arg7: i32, %arg8: i64, %arg9: i64, %arg10: !tt.tensordesc<128x128xf16, #shared2>, %arg11: i32, %arg12: i32, %arg13: i64, %arg14: i64, %arg15: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %c63_i32 = arith.constant 63 : i32
    %c192_i32 = arith.constant 192 : i32
    %c2_i32 = arith.constant 2 : i32
    %c3_i32 = arith.constant 3 : i32
    %c1_i32 = arith.constant 1 : i32
    %c128_i32 = arith.constant 128 : i32
    %c0_i32 = arith.constant 0 : i32
    %c64_i32 = arith.constant 64 : i32
    %cst = arith.constant dense<0.000000e+00> : tensor<128x128xf32, #mma>
    %0 = tt.get_program_id x : i32
    %1 = arith.muli %0, %c128_i32 : i32
    %2 = tt.get_program_id y : i32
    %3 = arith.muli %2, %c128_i32 : i32
    %4 = ttg.local_alloc {allocation.offset = 55264 : i32} : () -> !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable>
    %5 = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<3x64x128xf16, #shared1, #smem, mutable>
    %6 = arith.cmpi sgt, %arg15, %c0_i32 : i32
    %7 = ttg.memdesc_index %4[%c0_i32] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    %8 = amdg.update_tensor_descriptor %arg0 add_offsets = [%1, %c0_i32] pred = %c1_i32 {clamp_bounds} : !tt.tensordesc<128x64xf16, #shared>
    %9 = arith.extui %6 : i1 to i32
    %10 = amdg.update_tensor_descriptor %8 pred = %9 : !tt.tensordesc<128x64xf16, #shared>
    %11 = amdg.async_tdm_copy_global_to_local %10 into %7 : !tt.tensordesc<128x64xf16, #shared> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    %12 = ttg.memdesc_index %5[%c0_i32] : !ttg.memdesc<3x64x128xf16, #shared1, #smem, mutable> -> !ttg.memdesc<64x128xf16, #shared1, #smem, mutable>
    %13 = amdg.update_tensor_descriptor %arg5 add_offsets = [%c0_i32, %3] pred = %c1_i32 {clamp_bounds} : !tt.tensordesc<64x128xf16, #shared1>
    %14 = amdg.update_tensor_descriptor %13 pred = %9 : !tt.tensordesc<64x128xf16, #shared1>
    %15 = amdg.async_tdm_copy_global_to_local %14 into %12 : !tt.tensordesc<64x128xf16, #shared1> -> !ttg.memdesc<64x128xf16, #shared1, #smem, mutable>
    %16 = arith.cmpi sgt, %arg15, %c64_i32 : i32
    %17 = ttg.memdesc_index %4[%c1_i32] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    %18 = amdg.update_tensor_descriptor %arg0 add_offsets = [%1, %c64_i32] pred = %c1_i32 {clamp_bounds} : !tt.tensordesc<128x64xf16, #shared>
    %19 = arith.extui %16 : i1 to i32
    %20 = amdg.update_tensor_descriptor %18 pred = %19 : !tt.tensordesc<128x64xf16, #shared>
    %21 = amdg.async_tdm_copy_global_to_local %20 into %17 : !tt.tensordesc<128x64xf16, #shared> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    %22 = ttg.memdesc_index %5[%c1_i32] : !ttg.memdesc<3x64x128xf16, #shared1, #smem, mutable> -> !ttg.memdesc<64x128xf16, #shared1, #smem, mutable>
    %23 = amdg.update_tensor_descriptor %arg5 add_offsets = [%c64_i32, %3] pred = %c1_i32 {clamp_bounds} : !tt.tensordesc<64x128xf16, #shared1>
    %24 = amdg.update_tensor_descriptor %23 pred = %19 : !tt.tensordesc<64x128xf16, #shared1>
    %25 = amdg.async_tdm_copy_global_to_local %24 into %22 : !tt.tensordesc<64x128xf16, #shared1> -> !ttg.memdesc<64x128xf16, #shared1, #smem, mutable>
    %26 = arith.cmpi sgt, %arg15, %c128_i32 : i32
    %27 = amdg.async_tdm_intrinsic_wait %11, %15 {count = 2 : i32, ttg.num_tdm_ops = 0 : i32}
    %28 = ttg.memdesc_index %4[%c2_i32] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    %29 = amdg.update_tensor_descriptor %arg0 add_offsets = [%1, %c128_i32] pred = %c1_i32 {clamp_bounds} : !tt.tensordesc<128x64xf16, #shared>
    %30 = arith.extui %26 : i1 to i32
    %31 = amdg.update_tensor_descriptor %29 pred = %30 : !tt.tensordesc<128x64xf16, #shared>
    %32 = amdg.async_tdm_copy_global_to_local %31 into %28 : !tt.tensordesc<128x64xf16, #shared> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    %33 = ttg.memdesc_index %5[%c2_i32] : !ttg.memdesc<3x64x128xf16, #shared1, #smem, mutable> -> !ttg.memdesc<64x128xf16, #shared1, #smem, mutable>
    %34 = amdg.update_tensor_descriptor %arg5 add_offsets = [%c128_i32, %3] pred = %c1_i32 {clamp_bounds} : !tt.tensordesc<64x128xf16, #shared1>
    %35 = amdg.update_tensor_descriptor %34 pred = %30 : !tt.tensordesc<64x128xf16, #shared1>
    %36 = amdg.async_tdm_copy_global_to_local %35 into %33 : !tt.tensordesc<64x128xf16, #shared1> -> !ttg.memdesc<64x128xf16, #shared1, #smem, mutable>
    %37 = ttg.local_load %7 token %27 : !ttg.memdesc<128x64xf16, #shared, #smem, mutable> -> tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>
    %38 = ttg.local_load %12 token %27 : !ttg.memdesc<64x128xf16, #shared1, #smem, mutable> -> tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
    %39 = arith.subi %arg15, %c192_i32 : i32
    cf.br ^bb1(%c0_i32, %cst, %c2_i32, %37, %38, %21, %32, %25, %36, %17, %28, %22, %33 : i32, tensor<128x128xf32, #mma>, i32, tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>, tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.memdesc<128x64xf16, #shared, #smem, mutable>, !ttg.memdesc<128x64xf16, #shared, #smem, mutable>, !ttg.memdesc<64x128xf16, #shared1, #smem, mutable>, !ttg.memdesc<64x128xf16, #shared1, #smem, mutable>)
  ^bb1(%40: i32, %41: tensor<128x128xf32, #mma>, %42: i32, %43: tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>, %44: tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>, %45: !ttg.async.token, %46: !ttg.async.token, %47: !ttg.async.token, %48: !ttg.async.token, %49: !ttg.memdesc<128x64xf16, #shared, #smem, mutable>, %50: !ttg.memdesc<128x64xf16, #shared, #smem, mutable>, %51: !ttg.memdesc<64x128xf16, #shared1, #smem, mutable>, %52: !ttg.memdesc<64x128xf16, #shared1, #smem, mutable>):  // 2 preds: ^bb0, ^bb2
    %53 = arith.cmpi slt, %40, %39 : i32
    cf.cond_br %53, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %54 = tt.dot %43, %44, %41 : tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<128x128xf32, #mma>
    %55 = amdg.async_tdm_intrinsic_wait %45, %47 {count = 2 : i32, ttg.num_tdm_ops = 0 : i32}
    %56 = arith.addi %42, %c1_i32 : i32
    %57 = arith.cmpi slt, %56, %c3_i32 : i32
    %58 = arith.select %57, %56, %c0_i32 : i32
    %59 = ttg.memdesc_index %4[%58] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    %60 = arith.addi %40, %c192_i32 : i32
    %61 = amdg.update_tensor_descriptor %arg0 add_offsets = [%1, %60] pred = %c1_i32 {clamp_bounds} : !tt.tensordesc<128x64xf16, #shared>
    %62 = amdg.async_tdm_copy_global_to_local %61 into %59 : !tt.tensordesc<128x64xf16, #shared> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    %63 = ttg.memdesc_index %5[%58] : !ttg.memdesc<3x64x128xf16, #shared1, #smem, mutable> -> !ttg.memdesc<64x128xf16, #shared1, #smem, mutable>
    %64 = amdg.update_tensor_descriptor %arg5 add_offsets = [%60, %3] pred = %c1_i32 {clamp_bounds} : !tt.tensordesc<64x128xf16, #shared1>
    %65 = amdg.async_tdm_copy_global_to_local %64 into %63 : !tt.tensordesc<64x128xf16, #shared1> -> !ttg.memdesc<64x128xf16, #shared1, #smem, mutable>
    %66 = ttg.local_load %49 token %55 : !ttg.memdesc<128x64xf16, #shared, #smem, mutable> -> tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>
    %67 = ttg.local_load %51 token %55 : !ttg.memdesc<64x128xf16, #shared1, #smem, mutable> -> tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
    %68 = arith.addi %40, %c64_i32 : i32
    cf.br ^bb1(%68, %54, %58, %66, %67, %46, %62, %48, %65, %50, %59, %52, %63 : i32, tensor<128x128xf32, #mma>, i32, tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>, tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.memdesc<128x64xf16, #shared, #smem, mutable>, !ttg.memdesc<128x64xf16, #shared, #smem, mutable>, !ttg.memdesc<64x128xf16, #shared1, #smem, mutable>, !ttg.memdesc<64x128xf16, #shared1, #smem, mutable>)
  ^bb3:  // pred: ^bb1
    %69 = arith.addi %arg15, %c63_i32 : i32
    %70 = arith.divsi %69, %c64_i32 : i32
    %71 = arith.cmpi sge, %70, %c1_i32 : i32
    %72 = arith.cmpi sge, %70, %c2_i32 : i32
    %73 = arith.cmpi sge, %70, %c3_i32 : i32
    cf.cond_br %71, ^bb4, ^bb5(%41 : tensor<128x128xf32, #mma>)
  ^bb4:  // pred: ^bb3
    %74 = tt.dot %43, %44, %41 : tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<128x128xf32, #mma>
    cf.br ^bb5(%74 : tensor<128x128xf32, #mma>)
  ^bb5(%75: tensor<128x128xf32, #mma>):  // 2 preds: ^bb3, ^bb4
    %76 = amdg.async_tdm_intrinsic_wait %45, %47 {count = 0 : i32, ttg.num_tdm_ops = 0 : i32}
    %77 = ttg.local_load %49 token %76 : !ttg.memdesc<128x64xf16, #shared, #smem, mutable> -> tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>
    %78 = ttg.local_load %51 token %76 : !ttg.memdesc<64x128xf16, #shared1, #smem, mutable> -> tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
    %79 = arith.select %71, %75, %41 : tensor<128x128xf32, #mma>
    cf.cond_br %72, ^bb6, ^bb7(%79 : tensor<128x128xf32, #mma>)
  ^bb6:  // pred: ^bb5
    %80 = tt.dot %77, %78, %79 : tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<128x128xf32, #mma>
    cf.br ^bb7(%80 : tensor<128x128xf32, #mma>)
  ^bb7(%81: tensor<128x128xf32, #mma>):  // 2 preds: ^bb5, ^bb6
    %82 = amdg.async_tdm_intrinsic_wait %46, %48 {count = 0 : i32, ttg.num_tdm_ops = 0 : i32}
    %83 = ttg.local_load %50 token %82 : !ttg.memdesc<128x64xf16, #shared, #smem, mutable> -> tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>
    %84 = ttg.local_load %52 token %82 : !ttg.memdesc<64x128xf16, #shared1, #smem, mutable> -> tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
    %85 = arith.select %72, %81, %79 : tensor<128x128xf32, #mma>
    cf.cond_br %73, ^bb8, ^bb9(%85 : tensor<128x128xf32, #mma>)
  ^bb8:  // pred: ^bb7
    %86 = tt.dot %83, %84, %85 : tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<128x128xf32, #mma>
    cf.br ^bb9(%86 : tensor<128x128xf32, #mma>)
  ^bb9(%87: tensor<128x128xf32, #mma>):  // 2 preds: ^bb7, ^bb8
    %88 = arith.select %73, %87, %85 : tensor<128x128xf32, #mma>
    ttg.local_dealloc %5 : !ttg.memdesc<3x64x128xf16, #shared1, #smem, mutable>
    ttg.local_dealloc %4 : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable>
    %89 = arith.truncf %88 : tensor<128x128xf32, #mma> to tensor<128x128xf16, #mma>
    %90 = ttg.local_alloc %89 {allocation.offset = 0 : i32} : (tensor<128x128xf16, #mma>) -> !ttg.memdesc<128x128xf16, #shared2, #smem, mutable>
    %91 = amdg.update_tensor_descriptor %arg10 add_offsets = [%1, %3] {clamp_bounds} : !tt.tensordesc<128x128xf16, #shared2>
    %92 = amdg.async_tdm_copy_local_to_global %91 from %90 : !ttg.memdesc<128x128xf16, #shared2, #smem, mutable> -> !tt.tensordesc<128x128xf16, #shared2>
    %93 = amdg.async_tdm_intrinsic_wait {count = 0 : i32, ttg.num_tdm_ops = 0 : i32}
    tt.return
  }
}

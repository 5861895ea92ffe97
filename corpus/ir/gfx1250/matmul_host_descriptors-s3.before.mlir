#mma = #ttg.amd_wmma<{version = 3, isTranspose = true, ctaLayout = {warp = [[0, 1], [1, 0]]}, instrShape = [16, 16, 32]}>
#shared = #ttg.padded_shared<[128:+8] {order = [1, 0], shape = [128, 64]}>
#shared1 = #ttg.padded_shared<[128:+16] {order = [1, 0], shape = [64, 128]}>
#shared2 = #ttg.padded_shared<[128:+8] {order = [1, 0], shape = [128, 128]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 71632 : i32, ttg.target = "hip:gfx1250", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @matmul_host_descriptors(%arg0: !tt.tensordesc<128x64xf16, #shared>, %arg1: i32, %arg2: i32, %arg3: i64, %arg4: i64, %arg5: !tt.tensordesc<64x128xf16, #shared1>, %arg6: i32, %arg7: i32, %arg8: i64, %arg9: i64, %arg10: !tt.tensordesc<128x128xf16, #shared2>, %arg11: i32, %arg12: i32, %arg13: i64, %arg14: i64, %arg15: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %c63_i32 = arith.constant 63 : i32
    %c2_i32 = arith.constant 2 : i32
    %c1_i32 = arith.constant 1 : i32
    %c128_i32 = arith.constant 128 : i32
    %c0_i32 = arith.constant 0 : i32
    %c64_i32 = arith.constant 64 : i32
    %cst = arith.constant dense<0.000000e+00> : tensor<128x128xf32, #mma>
    %0 = tt.get_program_id x : i32
    %1 = arith.muli %0, %c128_i32 : i32
    %2 = tt.get_program_id y : i32
    %3 = arith.muli %2, %c128_i32 : i32
    %4 = ttg.local_alloc {allocation.offset = 36832 : i32} : () -> !ttg.memdesc<2x128x64xf16, #shared, #smem, mutable>
    %5 = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<2x64x128xf16, #shared1, #smem, mutable>
    %6 = arith.cmpi sgt, %arg15, %c0_i32 : i32
    %7 = ttg.memdesc_index %4[%c0_i32] : !ttg.memdesc<2x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    %8 = amdg.update_tensor_descriptor %arg0 add_offsets = [%1, %c0_i32] pred = %c1_i32 {clamp_bounds} : !tt.tensordesc<128x64xf16, #shared>
    %9 = arith.extui %6 : i1 to i32
    %10 = amdg.update_tensor_descriptor %8 pred = %9 : !tt.tensordesc<128x64xf16, #shared>
    %11 = amdg.async_tdm_copy_global_to_local %10 into %7 : !tt.tensordesc<128x64xf16, #shared> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    %12 = ttg.memdesc_index %5[%c0_i32] : !ttg.memdesc<2x64x128xf16, #shared1, #smem, mutable> -> !ttg.memdesc<64x128xf16, #shared1, #smem, mutable>
    %13 = amdg.update_tensor_descriptor %arg5 add_offsets = [%c0_i32, %3] pred = %c1_i32 {clamp_bounds} : !tt.tensordesc<64x128xf16, #shared1>
    %14 = amdg.update_tensor_descriptor %13 pred = %9 : !tt.tensordesc<64x128xf16, #shared1>
    %15 = amdg.async_tdm_copy_global_to_local %14 into %12 : !tt.tensordesc<64x128xf16, #shared1> -> !ttg.memdesc<64x128xf16, #shared1, #smem, mutable>
    %16 = arith.cmpi sgt, %arg15, %c64_i32 : i32
    %17 = amdg.async_tdm_intrinsic_wait %11, %15 {count = 0 : i32, ttg.num_tdm_ops = 0 : i32}
    %18 = ttg.memdesc_index %4[%c1_i32] : !ttg.memdesc<2x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    %19 = amdg.update_tensor_descriptor %arg0 add_offsets = [%1, %c64_i32] pred = %c1_i32 {clamp_bounds} : !tt.tensordesc<128x64xf16, #shared>
    %20 = arith.extui %16 : i1 to i32
    %21 = amdg.update_tensor_descriptor %19 pred = %20 : !tt.tensordesc<128x64xf16, #shared>
    %22 = amdg.async_tdm_copy_global_to_local %21 into %18 : !tt.tensordesc<128x64xf16, #shared> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    %23 = ttg.memdesc_index %5[%c1_i32] : !ttg.memdesc<2x64x128xf16, #shared1, #smem, mutable> -> !ttg.memdesc<64x128xf16, #shared1, #smem, mutable>
    %24 = amdg.update_tensor_descriptor %arg5 add_offsets = [%c64_i32, %3] pred = %c1_i32 {clamp_bounds} : !tt.tensordesc<64x128xf16, #shared1>
    %25 = amdg.update_tensor_descriptor %24 pred = %20 : !tt.tensordesc<64x128xf16, #shared1>
    %26 = amdg.async_tdm_copy_global_to_local %25 into %23 : !tt.tensordesc<64x128xf16, #shared1> -> !ttg.memdesc<64x128xf16, #shared1, #smem, mutable>
    %27 = ttg.local_load %7 token %17 : !ttg.memdesc<128x64xf16, #shared, #smem, mutable> -> tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>
    %28 = ttg.local_load %12 token %17 : !ttg.memdesc<64x128xf16, #shared1, #smem, mutable> -> tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
    %29 = arith.subi %arg15, %c128_i32 : i32
    cf.br ^bb1(%c0_i32, %cst, %c1_i32, %27, %28, %22, %26, %18, %23 : i32, tensor<128x128xf32, #mma>, i32, tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>, tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>, !ttg.async.token, !ttg.async.token, !ttg.memdesc<128x64xf16, #shared, #smem, mutable>, !ttg.memdesc<64x128xf16, #shared1, #smem, mutable>)
  ^bb1(%30: i32, %31: tensor<128x128xf32, #mma>, %32: i32, %33: tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>, %34: tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>, %35: !ttg.async.token, %36: !ttg.async.token, %37: !ttg.memdesc<128x64xf16, #shared, #smem, mutable>, %38: !ttg.memdesc<64x128xf16, #shared1, #smem, mutable>):  // 2 preds: ^bb0, ^bb2
    %39 = arith.cmpi slt, %30, %29 : i32
    cf.cond_br %39, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %40 = tt.dot %33, %34, %31 : tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<128x128xf32, #mma>
    %41 = amdg.async_tdm_intrinsic_wait %35, %36 {count = 0 : i32, ttg.num_tdm_ops = 0 : i32}
    %42 = arith.addi %32, %c1_i32 : i32
    %43 = arith.cmpi slt, %42, %c2_i32 : i32
    %44 = arith.select %43, %42, %c0_i32 : i32
    %45 = ttg.memdesc_index %4[%44] : !ttg.memdesc<2x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    %46 = arith.addi %30, %c128_i32 : i32
    %47 = amdg.update_tensor_descriptor %arg0 add_offsets = [%1, %46] pred = %c1_i32 {clamp_bounds} : !tt.tensordesc<128x64xf16, #shared>
    %48 = amdg.async_tdm_copy_global_to_local %47 into %45 : !tt.tensordesc<128x64xf16, #shared> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    %49 = ttg.memdesc_index %5[%44] : !ttg.memdesc<2x64x128xf16, #shared1, #smem, mutable> -> !ttg.memdesc<64x128xf16, #shared1, #smem, mutable>
    %50 = amdg.update_tensor_descriptor %arg5 add_offsets = [%46, %3] pred = %c1_i32 {clamp_bounds} : !tt.tensordesc<64x128xf16, #shared1>
    %51 = amdg.async_tdm_copy_global_to_local %50 into %49 : !tt.tensordesc<64x128xf16, #shared1> -> !ttg.memdesc<64x128xf16, #shared1, #smem, mutable>
    %52 = ttg.local_load %37 token %41 : !ttg.memdesc<128x64xf16, #shared, #smem, mutable> -> tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>
    %53 = ttg.local_load %38 token %41 : !ttg.memdesc<64x128xf16, #shared1, #smem, mutable> -> tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
    %54 = arith.addi %30, %c64_i32 : i32
    cf.br ^bb1(%54, %40, %44, %52, %53, %48, %51, %45, %49 : i32, tensor<128x128xf32, #mma>, i32, tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>, tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>, !ttg.async.token, !ttg.async.token, !ttg.memdesc<128x64xf16, #shared, #smem, mutable>, !ttg.memdesc<64x128xf16, #shared1, #smem, mutable>)
  ^bb3:  // pred: ^bb1
    %55 = arith.addi %arg15, %c63_i32 : i32
    %56 = arith.divsi %55, %c64_i32 : i32
    %57 = arith.cmpi sge, %56, %c1_i32 : i32
    %58 = arith.cmpi sge, %56, %c2_i32 : i32
    cf.cond_br %57, ^bb4, ^bb5(%31 : tensor<128x128xf32, #mma>)
  ^bb4:  // pred: ^bb3
    %59 = tt.dot %33, %34, %31 : tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<128x128xf32, #mma>
    cf.br ^bb5(%59 : tensor<128x128xf32, #mma>)
  ^bb5(%60: tensor<128x128xf32, #mma>):  // 2 preds: ^bb3, ^bb4
    %61 = amdg.async_tdm_intrinsic_wait %35, %36 {count = 0 : i32, ttg.num_tdm_ops = 0 : i32}
    %62 = ttg.local_load %37 token %61 : !ttg.memdesc<128x64xf16, #shared, #smem, mutable> -> tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>
    %63 = ttg.local_load %38 token %61 : !ttg.memdesc<64x128xf16, #shared1, #smem, mutable> -> tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
    %64 = arith.select %57, %60, %31 : tensor<128x128xf32, #mma>
    cf.cond_br %58, ^bb6, ^bb7(%64 : tensor<128x128xf32, #mma>)
  ^bb6:  // pred: ^bb5
    %65 = tt.dot %62, %63, %64 : tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<128x128xf32, #mma>
    cf.br ^bb7(%65 : tensor<128x128xf32, #mma>)
  ^bb7(%66: tensor<128x128xf32, #mma>):  // 2 preds: ^bb5, ^bb6
    %67 = arith.select %58, %66, %64 : tensor<128x128xf32, #mma>
    ttg.local_dealloc %5 : !ttg.memdesc<2x64x128xf16, #shared1, #smem, mutable>
    ttg.local_dealloc %4 : !ttg.memdesc<2x128x64xf16, #shared, #smem, mutable>
    %68 = arith.truncf %67 : tensor<128x128xf32, #mma> to tensor<128x128xf16, #mma>
    %69 = ttg.local_alloc %68 {allocation.offset = 0 : i32} : (tensor<128x128xf16, #mma>) -> !ttg.memdesc<128x128xf16, #shared2, #smem, mutable>
    %70 = amdg.update_tensor_descriptor %arg10 add_offsets = [%1, %3] {clamp_bounds} : !tt.tensordesc<128x128xf16, #shared2>
    %71 = amdg.async_tdm_copy_local_to_global %70 from %69 : !ttg.memdesc<128x128xf16, #shared2, #smem, mutable> -> !tt.tensordesc<128x128xf16, #shared2>
    %72 = amdg.async_tdm_intrinsic_wait {count = 0 : i32, ttg.num_tdm_ops = 0 : i32}
    tt.return
  }
}

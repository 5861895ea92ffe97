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
    %16 = arith.subi %arg15, %c64_i32 : i32
    cf.br ^bb1(%c0_i32, %cst, %c0_i32, %11, %15, %7, %12 : i32, tensor<128x128xf32, #mma>, i32, !ttg.async.token, !ttg.async.token, !ttg.memdesc<128x64xf16, #shared, #smem, mutable>, !ttg.memdesc<64x128xf16, #shared1, #smem, mutable>)
  ^bb1(%17: i32, %18: tensor<128x128xf32, #mma>, %19: i32, %20: !ttg.async.token, %21: !ttg.async.token, %22: !ttg.memdesc<128x64xf16, #shared, #smem, mutable>, %23: !ttg.memdesc<64x128xf16, #shared1, #smem, mutable>):  // 2 preds: ^bb0, ^bb2
    %24 = arith.cmpi slt, %17, %16 : i32
    cf.cond_br %24, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %25 = amdg.async_tdm_intrinsic_wait %20, %21 {count = 0 : i32, ttg.num_tdm_ops = 0 : i32}
    ttg.barrier local
    %26 = arith.addi %19, %c1_i32 : i32
    %27 = arith.cmpi slt, %26, %c2_i32 : i32
    %28 = arith.select %27, %26, %c0_i32 : i32
    %29 = ttg.memdesc_index %4[%28] : !ttg.memdesc<2x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    %30 = arith.addi %17, %c64_i32 : i32
    %31 = amdg.update_tensor_descriptor %arg0 add_offsets = [%1, %30] pred = %c1_i32 {clamp_bounds} : !tt.tensordesc<128x64xf16, #shared>
    %32 = amdg.async_tdm_copy_global_to_local %31 into %29 : !tt.tensordesc<128x64xf16, #shared> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    ttg.barrier local
    %33 = ttg.local_load %22 token %25 : !ttg.memdesc<128x64xf16, #shared, #smem, mutable> -> tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>
    %34 = ttg.memdesc_index %5[%28] : !ttg.memdesc<2x64x128xf16, #shared1, #smem, mutable> -> !ttg.memdesc<64x128xf16, #shared1, #smem, mutable>
    %35 = amdg.update_tensor_descriptor %arg5 add_offsets = [%30, %3] pred = %c1_i32 {clamp_bounds} : !tt.tensordesc<64x128xf16, #shared1>
    %36 = amdg.async_tdm_copy_global_to_local %35 into %34 : !tt.tensordesc<64x128xf16, #shared1> -> !ttg.memdesc<64x128xf16, #shared1, #smem, mutable>
    ttg.barrier local
    %37 = ttg.local_load %23 token %25 : !ttg.memdesc<64x128xf16, #shared1, #smem, mutable> -> tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
    %38 = tt.dot %33, %37, %18 : tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<128x128xf32, #mma>
    %39 = arith.addi %17, %c64_i32 : i32
    cf.br ^bb1(%39, %38, %28, %32, %36, %29, %34 : i32, tensor<128x128xf32, #mma>, i32, !ttg.async.token, !ttg.async.token, !ttg.memdesc<128x64xf16, #shared, #smem, mutable>, !ttg.memdesc<64x128xf16, #shared1, #smem, mutable>)
  ^bb3:  // pred: ^bb1
    %40 = arith.addi %arg15, %c63_i32 : i32
    %41 = arith.divsi %40, %c64_i32 : i32
    %42 = arith.cmpi sge, %41, %c1_i32 : i32
    %43 = amdg.async_tdm_intrinsic_wait %20, %21 {count = 0 : i32, ttg.num_tdm_ops = 0 : i32}
    ttg.barrier local
    %44 = ttg.local_load %22 token %43 : !ttg.memdesc<128x64xf16, #shared, #smem, mutable> -> tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>
    %45 = ttg.local_load %23 token %43 : !ttg.memdesc<64x128xf16, #shared1, #smem, mutable> -> tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
    cf.cond_br %42, ^bb4, ^bb5(%18 : tensor<128x128xf32, #mma>)
  ^bb4:  // pred: ^bb3
    %46 = tt.dot %44, %45, %18 : tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<128x128xf32, #mma>
    cf.br ^bb5(%46 : tensor<128x128xf32, #mma>)
  ^bb5(%47: tensor<128x128xf32, #mma>):  // 2 preds: ^bb3, ^bb4
    %48 = arith.select %42, %47, %18 : tensor<128x128xf32, #mma>
    ttg.local_dealloc %5 : !ttg.memdesc<2x64x128xf16, #shared1, #smem, mutable>
    ttg.local_dealloc %4 : !ttg.memdesc<2x128x64xf16, #shared, #smem, mutable>
    %49 = arith.truncf %48 : tensor<128x128xf32, #mma> to tensor<128x128xf16, #mma>
    ttg.barrier local
    %50 = ttg.local_alloc %49 {allocation.offset = 0 : i32} : (tensor<128x128xf16, #mma>) -> !ttg.memdesc<128x128xf16, #shared2, #smem, mutable>
    %51 = amdg.update_tensor_descriptor %arg10 add_offsets = [%1, %3] {clamp_bounds} : !tt.tensordesc<128x128xf16, #shared2>
    ttg.barrier local
    %52 = amdg.async_tdm_copy_local_to_global %51 from %50 : !ttg.memdesc<128x128xf16, #shared2, #smem, mutable> -> !tt.tensordesc<128x128xf16, #shared2>
    %53 = amdg.async_tdm_intrinsic_wait {count = 0 : i32, ttg.num_tdm_ops = 0 : i32}
    ttg.barrier local
    tt.return
  }
}

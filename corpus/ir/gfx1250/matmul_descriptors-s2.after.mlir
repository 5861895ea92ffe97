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
    %21 = arith.subi %arg5, %c64_i32 : i32
    cf.br ^bb1(%c0_i32, %cst, %c0_i32, %16, %20, %12, %17 : i32, tensor<128x128xf32, #mma>, i32, !ttg.async.token, !ttg.async.token, !ttg.memdesc<128x64xf16, #shared, #smem, mutable>, !ttg.memdesc<128x64xf16, #shared1, #smem, mutable>)
  ^bb1(%22: i32, %23: tensor<128x128xf32, #mma>, %24: i32, %25: !ttg.async.token, %26: !ttg.async.token, %27: !ttg.memdesc<128x64xf16, #shared, #smem, mutable>, %28: !ttg.memdesc<128x64xf16, #shared1, #smem, mutable>):  // 2 preds: ^bb0, ^bb2
    %29 = arith.cmpi slt, %22, %21 : i32
    cf.cond_br %29, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %30 = amdg.async_tdm_intrinsic_wait %25, %26 {count = 0 : i32, ttg.num_tdm_ops = 0 : i32}
    ttg.barrier local
    %31 = arith.addi %24, %c1_i32 : i32
    %32 = arith.cmpi slt, %31, %c2_i32 : i32
    %33 = arith.select %32, %31, %c0_i32 : i32
    %34 = ttg.memdesc_index %9[%33] : !ttg.memdesc<2x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    %35 = arith.addi %22, %c64_i32 : i32
    %36 = amdg.update_tensor_descriptor %1 add_offsets = [%6, %35] pred = %c1_i32 {clamp_bounds} : !tt.tensordesc<128x64xf16, #shared>
    %37 = amdg.async_tdm_copy_global_to_local %36 into %34 : !tt.tensordesc<128x64xf16, #shared> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    ttg.barrier local
    %38 = ttg.local_load %27 token %30 : !ttg.memdesc<128x64xf16, #shared, #smem, mutable> -> tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>
    %39 = ttg.memdesc_index %10[%33] : !ttg.memdesc<2x128x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared1, #smem, mutable>
    %40 = amdg.update_tensor_descriptor %2 add_offsets = [%8, %35] pred = %c1_i32 {clamp_bounds} : !tt.tensordesc<128x64xf16, #shared1>
    %41 = amdg.async_tdm_copy_global_to_local %40 into %39 : !tt.tensordesc<128x64xf16, #shared1> -> !ttg.memdesc<128x64xf16, #shared1, #smem, mutable>
    ttg.barrier local
    %42 = ttg.local_load %28 token %30 : !ttg.memdesc<128x64xf16, #shared1, #smem, mutable> -> tensor<128x64xf16, #linear>
    %43 = tt.trans %42 {order = array<i32: 1, 0>} : tensor<128x64xf16, #linear> -> tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
    %44 = tt.dot %38, %43, %23 : tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<128x128xf32, #mma>
    %45 = arith.addi %22, %c64_i32 : i32
    cf.br ^bb1(%45, %44, %33, %37, %41, %34, %39 : i32, tensor<128x128xf32, #mma>, i32, !ttg.async.token, !ttg.async.token, !ttg.memdesc<128x64xf16, #shared, #smem, mutable>, !ttg.memdesc<128x64xf16, #shared1, #smem, mutable>)
  ^bb3:  // pred: ^bb1
    %46 = arith.addi %arg5, %c63_i32 : i32
    %47 = arith.divsi %46, %c64_i32 : i32
    %48 = arith.cmpi sge, %47, %c1_i32 : i32
    %49 = amdg.async_tdm_intrinsic_wait %25, %26 {count = 0 : i32, ttg.num_tdm_ops = 0 : i32}
    ttg.barrier local
    %50 = ttg.local_load %27 token %49 : !ttg.memdesc<128x64xf16, #shared, #smem, mutable> -> tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>
    %51 = ttg.local_load %28 token %49 : !ttg.memdesc<128x64xf16, #shared1, #smem, mutable> -> tensor<128x64xf16, #linear>
    %52 = tt.trans %51 {order = array<i32: 1, 0>} : tensor<128x64xf16, #linear> -> tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
    cf.cond_br %48, ^bb4, ^bb5(%23 : tensor<128x128xf32, #mma>)
  ^bb4:  // pred: ^bb3
    %53 = tt.dot %50, %52, %23 : tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<128x128xf32, #mma>
    cf.br ^bb5(%53 : tensor<128x128xf32, #mma>)
  ^bb5(%54: tensor<128x128xf32, #mma>):  // 2 preds: ^bb3, ^bb4
    %55 = arith.select %48, %54, %23 : tensor<128x128xf32, #mma>
    ttg.local_dealloc %10 : !ttg.memdesc<2x128x64xf16, #shared1, #smem, mutable>
    ttg.local_dealloc %9 : !ttg.memdesc<2x128x64xf16, #shared, #smem, mutable>
    %56 = arith.truncf %55 : tensor<128x128xf32, #mma> to tensor<128x128xf16, #mma>
    ttg.barrier local
    %57 = ttg.local_alloc %56 {allocation.offset = 0 : i32} : (tensor<128x128xf16, #mma>) -> !ttg.memdesc<128x128xf16, #shared2, #smem, mutable>
    %58 = amdg.update_tensor_descriptor %4 add_offsets = [%6, %8] {clamp_bounds} : !tt.tensordesc<128x128xf16, #shared2>
    ttg.barrier local
    %59 = amdg.async_tdm_copy_local_to_global %58 from %57 : !ttg.memdesc<128x128xf16, #shared2, #smem, mutable> -> !tt.tensordesc<128x128xf16, #shared2>
    %60 = amdg.async_tdm_intrinsic_wait {count = 0 : i32, ttg.num_tdm_ops = 0 : i32}
    ttg.barrier local
    tt.return
  }
}

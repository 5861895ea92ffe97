#linear = #ttg.linear<{register = [[0, 1], [0, 2], [0, 4], [0, 16], [0, 32], [32, 0], [64, 0]], lane = [[1, 0], [2, 0], [4, 0], [8, 0], [0, 8]], warp = [[16, 0], [0, 0]], block = []}>
#mma = #ttg.amd_wmma<{version = 3, isTranspose = true, ctaLayout = {warp = [[0, 1], [1, 0]]}, instrShape = [16, 16, 32]}>
#shared = #ttg.padded_shared<[128:+8] {order = [1, 0], shape = [128, 64]}>
#shared1 = #ttg.padded_shared<[128:+16] {order = [1, 0], shape = [128, 64]}>
#shared2 = #ttg.padded_shared<[128:+8] {order = [1, 0], shape = [128, 128]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 106432 : i32, ttg.target = "hip:gfx1250", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @matmul_descriptors_persistent(%arg0: !tt.tensordesc<128x64xf16, #shared>, %arg1: i32, %arg2: i32, %arg3: i64, %arg4: i64, %arg5: !tt.tensordesc<128x64xf16, #shared1>, %arg6: i32, %arg7: i32, %arg8: i64, %arg9: i64, %arg10: !tt.tensordesc<128x128xf16, #shared2>, %arg11: i32, %arg12: i32, %arg13: i64, %arg14: i64, %arg15: i32 {tt.divisibility = 16 : i32}, %arg16: i32 {tt.divisibility = 16 : i32}, %arg17: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %c63_i32 = arith.constant 63 : i32
    %c2_i32 = arith.constant 2 : i32
    %c1_i32 = arith.constant 1 : i32
    %c127_i32 = arith.constant 127 : i32
    %c128_i32 = arith.constant 128 : i32
    %c132_i32 = arith.constant 132 : i32
    %c0_i32 = arith.constant 0 : i32
    %c64_i32 = arith.constant 64 : i32
    %cst = arith.constant dense<0.000000e+00> : tensor<128x128xf32, #mma>
    %0 = arith.addi %arg16, %c127_i32 : i32
    %1 = arith.divsi %0, %c128_i32 : i32
    %2 = arith.addi %arg15, %c127_i32 : i32
    %3 = arith.divsi %2, %c128_i32 : i32
    %4 = arith.muli %3, %1 : i32
    %5 = tt.get_program_id x : i32
    %6 = ttg.local_alloc {allocation.offset = 36832 : i32} : () -> !ttg.memdesc<128x128xf16, #shared2, #smem, mutable>
    %7 = amdg.async_tdm_intrinsic_wait {count = 0 : i32, ttg.num_tdm_ops = 0 : i32}
    cf.br ^bb1(%5, %7 : i32, !ttg.async.token)
  ^bb1(%8: i32, %9: !ttg.async.token):  // 2 preds: ^bb0, ^bb7
    %10 = arith.cmpi slt, %8, %4 : i32
    cf.cond_br %10, ^bb2, ^bb8
  ^bb2:  // pred: ^bb1
    %11 = arith.divsi %8, %1 : i32
    %12 = arith.muli %11, %c128_i32 : i32
    %13 = arith.remsi %8, %1 : i32
    %14 = arith.muli %13, %c128_i32 : i32
    %15 = ttg.local_alloc {allocation.offset = 71632 : i32} : () -> !ttg.memdesc<2x128x64xf16, #shared, #smem, mutable>
    %16 = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<2x128x64xf16, #shared1, #smem, mutable>
    %17 = arith.cmpi sgt, %arg17, %c0_i32 : i32
    %18 = ttg.memdesc_index %15[%c0_i32] : !ttg.memdesc<2x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    %19 = amdg.update_tensor_descriptor %arg0 add_offsets = [%12, %c0_i32] pred = %c1_i32 {clamp_bounds} : !tt.tensordesc<128x64xf16, #shared>
    %20 = arith.extui %17 : i1 to i32
    %21 = amdg.update_tensor_descriptor %19 pred = %20 : !tt.tensordesc<128x64xf16, #shared>
    %22 = amdg.async_tdm_copy_global_to_local %21 into %18 : !tt.tensordesc<128x64xf16, #shared> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    %23 = ttg.memdesc_index %16[%c0_i32] : !ttg.memdesc<2x128x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared1, #smem, mutable>
    %24 = amdg.update_tensor_descriptor %arg5 add_offsets = [%14, %c0_i32] pred = %c1_i32 {clamp_bounds} : !tt.tensordesc<128x64xf16, #shared1>
    %25 = amdg.update_tensor_descriptor %24 pred = %20 : !tt.tensordesc<128x64xf16, #shared1>
    %26 = amdg.async_tdm_copy_global_to_local %25 into %23 : !tt.tensordesc<128x64xf16, #shared1> -> !ttg.memdesc<128x64xf16, #shared1, #smem, mutable>
    %27 = arith.subi %arg17, %c64_i32 : i32
    cf.br ^bb3(%c0_i32, %cst, %c0_i32, %22, %26, %18, %23 : i32, tensor<128x128xf32, #mma>, i32, !ttg.async.token, !ttg.async.token, !ttg.memdesc<128x64xf16, #shared, #smem, mutable>, !ttg.memdesc<128x64xf16, #shared1, #smem, mutable>)
  ^bb3(%28: i32, %29: tensor<128x128xf32, #mma>, %30: i32, %31: !ttg.async.token, %32: !ttg.async.token, %33: !ttg.memdesc<128x64xf16, #shared, #smem, mutable>, %34: !ttg.memdesc<128x64xf16, #shared1, #smem, mutable>):  // 2 preds: ^bb2, ^bb4
    %35 = arith.cmpi slt, %28, %27 : i32
    cf.cond_br %35, ^bb4, ^bb5
  ^bb4:  // pred: ^bb3
    %36 = amdg.async_tdm_intrinsic_wait %31, %32 {count = 0 : i32, ttg.num_tdm_ops = 0 : i32}
    %37 = arith.addi %30, %c1_i32 : i32
    %38 = arith.cmpi slt, %37, %c2_i32 : i32
    %39 = arith.select %38, %37, %c0_i32 : i32
    %40 = ttg.memdesc_index %15[%39] : !ttg.memdesc<2x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    %41 = arith.addi %28, %c64_i32 : i32
    %42 = amdg.update_tensor_descriptor %arg0 add_offsets = [%12, %41] pred = %c1_i32 {clamp_bounds} : !tt.tensordesc<128x64xf16, #shared>
    %43 = amdg.async_tdm_copy_global_to_local %42 into %40 : !tt.tensordesc<128x64xf16, #shared> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    %44 = ttg.local_load %33 token %36 : !ttg.memdesc<128x64xf16, #shared, #smem, mutable> -> tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>
    %45 = ttg.memdesc_index %16[%39] : !ttg.memdesc<2x128x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared1, #smem, mutable>
    %46 = amdg.update_tensor_descriptor %arg5 add_offsets = [%14, %41] pred = %c1_i32 {clamp_bounds} : !tt.tensordesc<128x64xf16, #shared1>
    %47 = amdg.async_tdm_copy_global_to_local %46 into %45 : !tt.tensordesc<128x64xf16, #shared1> -> !ttg.memdesc<128x64xf16, #shared1, #smem, mutable>
    %48 = ttg.local_load %34 token %36 : !ttg.memdesc<128x64xf16, #shared1, #smem, mutable> -> tensor<128x64xf16, #linear>
    %49 = tt.trans %48 {order = array<i32: 1, 0>} : tensor<128x64xf16, #linear> -> tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
    %50 = tt.dot %44, %49, %29 : tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<128x128xf32, #mma>
    %51 = arith.addi %28, %c64_i32 : i32
    cf.br ^bb3(%51, %50, %39, %43, %47, %40, %45 : i32, tensor<128x128xf32, #mma>, i32, !ttg.async.token, !ttg.async.token, !ttg.memdesc<128x64xf16, #shared, #smem, mutable>, !ttg.memdesc<128x64xf16, #shared1, #smem, mutable>)
  ^bb5:  // pred: ^bb3
    %52 = arith.addi %arg17, %c63_i32 : i32
    %53 = arith.divsi %52, %c64_i32 : i32
    %54 = arith.cmpi sge, %53, %c1_i32 : i32
    %55 = amdg.async_tdm_intrinsic_wait %31, %32 {count = 0 : i32, ttg.num_tdm_ops = 0 : i32}
    %56 = ttg.local_load %33 token %55 : !ttg.memdesc<128x64xf16, #shared, #smem, mutable> -> tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>
    %57 = ttg.local_load %34 token %55 : !ttg.memdesc<128x64xf16, #shared1, #smem, mutable> -> tensor<128x64xf16, #linear>
    %58 = tt.trans %57 {order = array<i32: 1, 0>} : tensor<128x64xf16, #linear> -> tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
    cf.cond_br %54, ^bb6, ^bb7(%29 : tensor<128x128xf32, #mma>)
  ^bb6:  // pred: ^bb5
    %59 = tt.dot %56, %58, %29 : tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<128x128xf32, #mma>
    cf.br ^bb7(%59 : tensor<128x128xf32, #mma>)
  ^bb7(%60: tensor<128x128xf32, #mma>):  // 2 preds: ^bb5, ^bb6
    %61 = arith.select %54, %60, %29 : tensor<128x128xf32, #mma>
    ttg.local_dealloc %16 : !ttg.memdesc<2x128x64xf16, #shared1, #smem, mutable>
    ttg.local_dealloc %15 : !ttg.memdesc<2x128x64xf16, #shared, #smem, mutable>
    %62 = arith.truncf %61 : tensor<128x128xf32, #mma> to tensor<128x128xf16, #mma>
    %63 = amdg.async_tdm_intrinsic_wait %9 {count = 2 : i32, ttg.num_tdm_ops = 0 : i32}
    ttg.local_store %62, %6 : tensor<128x128xf16, #mma> -> !ttg.memdesc<128x128xf16, #shared2, #smem, mutable>
    %64 = amdg.update_tensor_descriptor %arg10 add_offsets = [%12, %14] {clamp_bounds} : !tt.tensordesc<128x128xf16, #shared2>
    %65 = amdg.async_tdm_copy_local_to_global %64 from %6 : !ttg.memdesc<128x128xf16, #shared2, #smem, mutable> -> !tt.tensordesc<128x128xf16, #shared2>
    %66 = arith.addi %8, %c132_i32 : i32
    cf.br ^bb1(%66, %65 : i32, !ttg.async.token)
  ^bb8:  // pred: ^bb1
    %67 = amdg.async_tdm_intrinsic_wait %9 {count = 0 : i32, ttg.num_tdm_ops = 0 : i32}
    ttg.local_dealloc %6 : !ttg.memdesc<128x128xf16, #shared2, #smem, mutable>
    tt.return
  }
}

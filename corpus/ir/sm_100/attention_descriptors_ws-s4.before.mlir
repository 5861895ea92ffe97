#linear = #ttg.linear<{register = [[0, 1], [0, 2], [0, 4], [0, 8], [0, 16], [0, 32]], lane = [[1, 0], [2, 0], [4, 0], [8, 0], [16, 0]], warp = [[32, 0], [64, 0]], block = []}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#shared1 = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#shared2 = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = true, elementBitWidth = 16}>
#smem = #ttg.shared_memory
#tmem = #ttng.tensor_memory_encoding<blockM = 128, blockN = 64, colStride = 1>
module attributes {ttg.maxnreg = 168 : i32, "ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 83600 : i32, ttg.target = "cuda:100", ttg.tensor_memory_size = 256 : i32, "ttg.threads-per-warp" = 32 : i32, "ttg.total-num-warps" = 12 : i32, "ttng.two-ctas" = false} {
  tt.func public @attention_descriptors(%arg0: !tt.tensordesc<128x64xf16, #shared>, %arg1: i32, %arg2: i32, %arg3: i64, %arg4: i64, %arg5: !tt.tensordesc<64x64xf16, #shared>, %arg6: i32, %arg7: i32, %arg8: i64, %arg9: i64, %arg10: !tt.tensordesc<64x64xf16, #shared>, %arg11: i32, %arg12: i32, %arg13: i64, %arg14: i64, %arg15: !tt.tensordesc<128x64xf16, #shared>, %arg16: i32, %arg17: i32, %arg18: i64, %arg19: i64, %arg20: f32, %arg21: i32 {tt.divisibility = 16 : i32}) attributes {allocation.offset = 83592 : i32, noinline = false} {
    %true = arith.constant true
    %c128_i32 = arith.constant 128 : i32
    %c0_i32 = arith.constant 0 : i32
    %c64_i32 = arith.constant 64 : i32
    %cst = arith.constant dense<0.000000e+00> : tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>>
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<128x64xf32, #linear>
    %cst_1 = arith.constant dense<0xFF800000> : tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>>
    %c1_i32 = arith.constant 1 : i32
    %c2_i32 = arith.constant 2 : i32
    %c3_i32 = arith.constant 3 : i32
    %0 = tt.get_program_id x : i32
    %1 = arith.muli %0, %c128_i32 : i32
    %2 = ttg.local_alloc {allocation.offset = 65536 : i32} : () -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    %3 = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %3, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.barrier_expect %3, 16384, %true : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.async_tma_copy_global_to_local %arg0[%1, %c0_i32] %2, %3, %true : !tt.tensordesc<128x64xf16, #shared>, !ttg.memdesc<1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    ttng.wait_barrier %3, %c0_i32 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %3 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %4 = tt.splat %arg20 : f32 -> tensor<128x64xf32, #linear>
    %5 = ttg.local_alloc {allocation.offset = 83440 : i32} : () -> !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>
    %6 = ttg.memdesc_index %5[%c0_i32] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %6, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %7 = ttg.memdesc_index %5[%c1_i32] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %7, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %8 = ttg.local_alloc {allocation.offset = 83456 : i32} : () -> !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>
    %9 = ttg.memdesc_index %8[%c0_i32] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %9, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %10 = ttg.memdesc_index %8[%c1_i32] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %10, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.wait_barrier %6, %c1_i32 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %11 = ttg.local_alloc {allocation.offset = 83472 : i32} : () -> !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>
    %12 = ttg.memdesc_index %11[%c0_i32] : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %12, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %13 = ttg.local_alloc {allocation.offset = 83488 : i32} : () -> !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>
    %14 = ttg.memdesc_index %13[%c0_i32] : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %14, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.wait_barrier %12, %c1_i32 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %result = ttng.tmem_alloc {tensor_memory_col_offset = 0 : i32, tensor_memory_row_offset = 0 : i32} : () -> !ttg.memdesc<1x128x64xf32, #tmem, #ttng.tensor_memory, mutable>
    %15 = ttg.memdesc_index %result[%c0_i32] : !ttg.memdesc<1x128x64xf32, #tmem, #ttng.tensor_memory, mutable> -> !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable>
    ttng.tmem_store %cst_0, %15, %true : tensor<128x64xf32, #linear> -> !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable>
    %16 = ttg.local_alloc {allocation.offset = 81920 : i32} : () -> !ttg.memdesc<1x128xf32, #shared1, #smem, mutable>
    %17 = ttg.local_alloc {allocation.offset = 83504 : i32} : () -> !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>
    %18 = ttg.memdesc_index %17[%c0_i32] : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %18, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %19 = ttg.local_alloc {allocation.offset = 83520 : i32} : () -> !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>
    %20 = ttg.memdesc_index %19[%c0_i32] : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %20, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %21 = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<4x64x64xf16, #shared, #smem, mutable>
    %22 = ttg.local_alloc {allocation.offset = 83312 : i32} : () -> !ttg.memdesc<4x1xi64, #shared1, #smem, mutable>
    %23 = ttg.memdesc_index %22[%c0_i32] : !ttg.memdesc<4x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %23, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %24 = ttg.memdesc_index %22[%c1_i32] : !ttg.memdesc<4x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %24, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %25 = ttg.memdesc_index %22[%c2_i32] : !ttg.memdesc<4x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %25, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %26 = ttg.memdesc_index %22[%c3_i32] : !ttg.memdesc<4x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %26, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %27 = ttg.local_alloc {allocation.offset = 83344 : i32} : () -> !ttg.memdesc<4x1xi64, #shared1, #smem, mutable>
    %28 = ttg.memdesc_index %27[%c0_i32] : !ttg.memdesc<4x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %28, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %29 = ttg.memdesc_index %27[%c1_i32] : !ttg.memdesc<4x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %29, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %30 = ttg.memdesc_index %27[%c2_i32] : !ttg.memdesc<4x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %30, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %31 = ttg.memdesc_index %27[%c3_i32] : !ttg.memdesc<4x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %31, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %32 = ttg.local_alloc {allocation.offset = 32768 : i32} : () -> !ttg.memdesc<4x64x64xf16, #shared, #smem, mutable>
    %33 = ttg.local_alloc {allocation.offset = 83376 : i32} : () -> !ttg.memdesc<4x1xi64, #shared1, #smem, mutable>
    %34 = ttg.memdesc_index %33[%c0_i32] : !ttg.memdesc<4x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %34, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %35 = ttg.memdesc_index %33[%c1_i32] : !ttg.memdesc<4x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %35, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %36 = ttg.memdesc_index %33[%c2_i32] : !ttg.memdesc<4x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %36, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %37 = ttg.memdesc_index %33[%c3_i32] : !ttg.memdesc<4x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %37, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %38 = ttg.local_alloc {allocation.offset = 83408 : i32} : () -> !ttg.memdesc<4x1xi64, #shared1, #smem, mutable>
    %39 = ttg.memdesc_index %38[%c0_i32] : !ttg.memdesc<4x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %39, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %40 = ttg.memdesc_index %38[%c1_i32] : !ttg.memdesc<4x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %40, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %41 = ttg.memdesc_index %38[%c2_i32] : !ttg.memdesc<4x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %41, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %42 = ttg.memdesc_index %38[%c3_i32] : !ttg.memdesc<4x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %42, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %43 = ttg.local_alloc {allocation.offset = 82432 : i32} : () -> !ttg.memdesc<1x128xf32, #shared1, #smem, mutable>
    %44 = ttg.local_alloc {allocation.offset = 83536 : i32} : () -> !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>
    %45 = ttg.memdesc_index %44[%c0_i32] : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %45, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %46 = ttg.local_alloc {allocation.offset = 83552 : i32} : () -> !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>
    %47 = ttg.memdesc_index %46[%c0_i32] : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %47, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %48 = ttg.local_alloc {allocation.offset = 83568 : i32} : () -> !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>
    %49 = ttg.memdesc_index %48[%c0_i32] : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %49, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %50 = ttg.local_alloc {allocation.offset = 83584 : i32} : () -> !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>
    %51 = ttg.memdesc_index %50[%c0_i32] : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %51, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %result_2 = ttng.tmem_alloc {tensor_memory_col_offset = 64 : i32, tensor_memory_row_offset = 0 : i32} : () -> !ttg.memdesc<2x128x64xf32, #tmem, #ttng.tensor_memory, mutable>
    %result_3 = ttng.tmem_alloc {tensor_memory_col_offset = 192 : i32, tensor_memory_row_offset = 0 : i32} : () -> !ttg.memdesc<1x128x64xf16, #tmem, #ttng.tensor_memory, mutable>
    %52:2 = ttg.warp_specialize(%19, %16, %17, %46, %43, %44, %result, %13, %11, %arg21, %27, %21, %result_2, %2, %8, %22, %38, %32, %50, %result_3, %48, %33, %5, %arg5, %arg10) attributes {actualRegisters = array<i32: 392, 88, 24, 24, 24>, allocation.offset = 82944 : i32, allocation.size = 356 : i32, requestedRegisters = array<i32: 88, 24, 24, 16>, warpGroupStartIds = array<i32: 4, 10, 8, 11>}
    default {
      cf.br ^bb1(%c0_i32, %cst, %cst_1, %c1_i32, %c1_i32, %c1_i32, %c0_i32 : i32, tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>>, tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>>, i32, i32, i32, i32)
    ^bb1(%59: i32, %60: tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>>, %61: tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>>, %62: i32, %63: i32, %64: i32, %65: i32):  // 2 preds: ^bb0, ^bb2
      %66 = arith.cmpi slt, %59, %arg21 : i32
      cf.cond_br %66, ^bb2, ^bb3
    ^bb2:  // pred: ^bb1
      %67 = arith.xori %65, %c1_i32 : i32
      ttng.wait_barrier %18, %67 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      %68 = ttg.memdesc_index %16[%c0_i32] : !ttg.memdesc<1x128xf32, #shared1, #smem, mutable> -> !ttg.memdesc<128xf32, #shared1, #smem, mutable>
      ttg.local_store %61, %68 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>> -> !ttg.memdesc<128xf32, #shared1, #smem, mutable>
      ttng.arrive_barrier %20, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      %69 = arith.addi %62, %c1_i32 : i32
      %70 = arith.cmpi eq, %69, %c2_i32 : i32
      %71 = arith.select %70, %c0_i32, %69 : i32
      %72 = arith.xori %63, %c1_i32 : i32
      %73 = arith.select %70, %72, %63 : i32
      %74 = ttg.memdesc_index %8[%71] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      ttng.wait_barrier %74, %73 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      %75 = ttg.memdesc_index %result_2[%71] : !ttg.memdesc<2x128x64xf32, #tmem, #ttng.tensor_memory, mutable> -> !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable>
      %76 = ttg.memdesc_index %5[%71] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      %result_5 = ttng.tmem_load %75 : !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable> -> tensor<128x64xf32, #linear>
      ttng.arrive_barrier %76, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      %77 = arith.mulf %result_5, %4 : tensor<128x64xf32, #linear>
      %78 = "tt.reduce"(%77) <{axis = 1 : i32}> ({
      ^bb0(%arg22: f32, %arg23: f32):
        %101 = arith.maxnumf %arg22, %arg23 : f32
        tt.reduce.return %101 : f32
      }) : (tensor<128x64xf32, #linear>) -> tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>>
      %79 = arith.maxnumf %61, %78 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>>
      ttng.wait_barrier %45, %67 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      %80 = ttg.memdesc_index %43[%c0_i32] : !ttg.memdesc<1x128xf32, #shared1, #smem, mutable> -> !ttg.memdesc<128xf32, #shared1, #smem, mutable>
      ttg.local_store %79, %80 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>> -> !ttg.memdesc<128xf32, #shared1, #smem, mutable>
      ttng.arrive_barrier %47, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      %81 = tt.expand_dims %79 {axis = 1 : i32} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>> -> tensor<128x1xf32, #linear>
      %82 = tt.broadcast %81 : tensor<128x1xf32, #linear> -> tensor<128x64xf32, #linear>
      %83 = arith.subf %77, %82 : tensor<128x64xf32, #linear>
      %84 = math.exp2 %83 : tensor<128x64xf32, #linear>
      %85 = arith.subf %61, %79 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>>
      %86 = math.exp2 %85 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>>
      %87 = arith.mulf %60, %86 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>>
      %88 = "tt.reduce"(%84) <{axis = 1 : i32}> ({
      ^bb0(%arg22: f32, %arg23: f32):
        %101 = arith.addf %arg22, %arg23 : f32
        tt.reduce.return %101 : f32
      }) : (tensor<128x64xf32, #linear>) -> tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>>
      %89 = arith.addf %87, %88 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>>
      %90 = arith.truncf %84 : tensor<128x64xf32, #linear> to tensor<128x64xf16, #linear>
      ttng.wait_barrier %49, %67 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      %91 = ttg.memdesc_index %result_3[%c0_i32] : !ttg.memdesc<1x128x64xf16, #tmem, #ttng.tensor_memory, mutable> -> !ttg.memdesc<128x64xf16, #tmem, #ttng.tensor_memory, mutable>
      ttng.tmem_store %90, %91, %true : tensor<128x64xf16, #linear> -> !ttg.memdesc<128x64xf16, #tmem, #ttng.tensor_memory, mutable>
      ttng.arrive_barrier %51, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      %92 = arith.xori %64, %c1_i32 : i32
      %93 = arith.addi %59, %c64_i32 : i32
      cf.br ^bb1(%93, %89, %79, %71, %73, %92, %67 : i32, tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>>, tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>>, i32, i32, i32, i32)
    ^bb3:  // pred: ^bb1
      %94 = arith.addi %62, %c1_i32 : i32
      %95 = arith.cmpi eq, %94, %c2_i32 : i32
      %96 = arith.select %95, %c0_i32, %94 : i32
      %97 = arith.xori %63, %c1_i32 : i32
      %98 = arith.select %95, %97, %63 : i32
      %99 = ttg.memdesc_index %8[%96] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      ttng.wait_barrier %99, %98 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      %100 = ttg.memdesc_index %5[%96] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      ttng.arrive_barrier %100, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      ttg.warp_yield %60, %64 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>>, i32
    }
    partition0(%arg22: !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, %arg23: !ttg.memdesc<1x128xf32, #shared1, #smem, mutable>, %arg24: !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, %arg25: !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, %arg26: !ttg.memdesc<1x128xf32, #shared1, #smem, mutable>, %arg27: !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, %arg28: !ttg.memdesc<1x128x64xf32, #tmem, #ttng.tensor_memory, mutable>, %arg29: !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, %arg30: !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, %arg31: i32, %arg32: !ttg.memdesc<4x1xi64, #shared1, #smem, mutable>, %arg33: !ttg.memdesc<4x64x64xf16, #shared, #smem, mutable>, %arg34: !ttg.memdesc<2x128x64xf32, #tmem, #ttng.tensor_memory, mutable>, %arg35: !ttg.memdesc<128x64xf16, #shared, #smem, mutable>, %arg36: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %arg37: !ttg.memdesc<4x1xi64, #shared1, #smem, mutable>, %arg38: !ttg.memdesc<4x1xi64, #shared1, #smem, mutable>, %arg39: !ttg.memdesc<4x64x64xf16, #shared, #smem, mutable>, %arg40: !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, %arg41: !ttg.memdesc<1x128x64xf16, #tmem, #ttng.tensor_memory, mutable>, %arg42: !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, %arg43: !ttg.memdesc<4x1xi64, #shared1, #smem, mutable>, %arg44: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %arg45: !tt.tensordesc<64x64xf16, #shared>, %arg46: !tt.tensordesc<64x64xf16, #shared>) num_warps(4) {
      %true_5 = arith.constant true
      %c0_i32_6 = arith.constant 0 : i32
      %c64_i32_7 = arith.constant 64 : i32
      %c1_i32_8 = arith.constant 1 : i32
      cf.br ^bb1(%c0_i32_6, %c1_i32_8 : i32, i32)
    ^bb1(%59: i32, %60: i32):  // 2 preds: ^bb0, ^bb2
      %61 = arith.cmpi slt, %59, %arg31 : i32
      cf.cond_br %61, ^bb2, ^bb3
    ^bb2:  // pred: ^bb1
      %62 = arith.xori %60, %c1_i32_8 : i32
      %63 = ttg.memdesc_index %arg22[%c0_i32_6] : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      ttng.wait_barrier %63, %62 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      %64 = ttg.memdesc_index %arg23[%c0_i32_6] : !ttg.memdesc<1x128xf32, #shared1, #smem, mutable> -> !ttg.memdesc<128xf32, #shared1, #smem, mutable>
      %65 = ttg.local_load %64 : !ttg.memdesc<128xf32, #shared1, #smem, mutable> -> tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>>
      %66 = ttg.memdesc_index %arg24[%c0_i32_6] : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      ttng.arrive_barrier %66, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      %67 = ttg.memdesc_index %arg25[%c0_i32_6] : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      ttng.wait_barrier %67, %62 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      %68 = ttg.memdesc_index %arg26[%c0_i32_6] : !ttg.memdesc<1x128xf32, #shared1, #smem, mutable> -> !ttg.memdesc<128xf32, #shared1, #smem, mutable>
      %69 = ttg.local_load %68 : !ttg.memdesc<128xf32, #shared1, #smem, mutable> -> tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>>
      %70 = ttg.memdesc_index %arg27[%c0_i32_6] : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      ttng.arrive_barrier %70, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      %71 = arith.subf %65, %69 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>>
      %72 = math.exp2 %71 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>>
      %73 = tt.expand_dims %72 {axis = 1 : i32} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>> -> tensor<128x1xf32, #linear>
      %74 = tt.broadcast %73 : tensor<128x1xf32, #linear> -> tensor<128x64xf32, #linear>
      %75 = ttg.memdesc_index %arg28[%c0_i32_6] : !ttg.memdesc<1x128x64xf32, #tmem, #ttng.tensor_memory, mutable> -> !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable>
      %result_9 = ttng.tmem_load %75 : !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable> -> tensor<128x64xf32, #linear>
      %76 = arith.mulf %result_9, %74 : tensor<128x64xf32, #linear>
      ttg.barrier local
      ttng.tmem_store %76, %75, %true_5 : tensor<128x64xf32, #linear> -> !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable>
      %77 = ttg.memdesc_index %arg29[%c0_i32_6] : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      ttng.arrive_barrier %77, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      %78 = ttg.memdesc_index %arg30[%c0_i32_6] : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      ttng.wait_barrier %78, %62 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      %79 = arith.addi %59, %c64_i32_7 : i32
      cf.br ^bb1(%79, %62 : i32, i32)
    ^bb3:  // pred: ^bb1
      %80 = ttg.memdesc_index %arg29[%c0_i32_6] : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      ttng.arrive_barrier %80, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      ttg.warp_return
    }
    partition1(%arg22: !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, %arg23: !ttg.memdesc<1x128xf32, #shared1, #smem, mutable>, %arg24: !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, %arg25: !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, %arg26: !ttg.memdesc<1x128xf32, #shared1, #smem, mutable>, %arg27: !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, %arg28: !ttg.memdesc<1x128x64xf32, #tmem, #ttng.tensor_memory, mutable>, %arg29: !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, %arg30: !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, %arg31: i32, %arg32: !ttg.memdesc<4x1xi64, #shared1, #smem, mutable>, %arg33: !ttg.memdesc<4x64x64xf16, #shared, #smem, mutable>, %arg34: !ttg.memdesc<2x128x64xf32, #tmem, #ttng.tensor_memory, mutable>, %arg35: !ttg.memdesc<128x64xf16, #shared, #smem, mutable>, %arg36: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %arg37: !ttg.memdesc<4x1xi64, #shared1, #smem, mutable>, %arg38: !ttg.memdesc<4x1xi64, #shared1, #smem, mutable>, %arg39: !ttg.memdesc<4x64x64xf16, #shared, #smem, mutable>, %arg40: !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, %arg41: !ttg.memdesc<1x128x64xf16, #tmem, #ttng.tensor_memory, mutable>, %arg42: !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, %arg43: !ttg.memdesc<4x1xi64, #shared1, #smem, mutable>, %arg44: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %arg45: !tt.tensordesc<64x64xf16, #shared>, %arg46: !tt.tensordesc<64x64xf16, #shared>) num_warps(1) {
      %false = arith.constant false
      %true_5 = arith.constant true
      %c0_i32_6 = arith.constant 0 : i32
      %c64_i32_7 = arith.constant 64 : i32
      %c1_i32_8 = arith.constant 1 : i32
      %c2_i32_9 = arith.constant 2 : i32
      %c3_i32_10 = arith.constant 3 : i32
      %c4_i32 = arith.constant 4 : i32
      %c128_i32_11 = arith.constant 128 : i32
      %59 = arith.cmpi sgt, %arg31, %c0_i32_6 : i32
      %60 = ttg.memdesc_index %arg32[%c0_i32_6] : !ttg.memdesc<4x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      ttng.wait_barrier %60, %c0_i32_6, %59 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      %61 = ttg.memdesc_index %arg33[%c0_i32_6] : !ttg.memdesc<4x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
      %62 = ttg.memdesc_trans %61 {order = array<i32: 1, 0>} : !ttg.memdesc<64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared2, #smem, mutable>
      %63 = ttg.memdesc_index %arg34[%c0_i32_6] : !ttg.memdesc<2x128x64xf32, #tmem, #ttng.tensor_memory, mutable> -> !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable>
      %64 = ttg.memdesc_index %arg36[%c0_i32_6] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      %65 = ttg.memdesc_index %arg37[%c0_i32_6] : !ttg.memdesc<4x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      ttng.fence_async_shared {bCluster = false}
      ttng.tc_gen5_mma %arg35, %62, %63, %false, %59, %64[%59], %65[%59] {is_async} : !ttg.memdesc<128x64xf16, #shared, #smem, mutable>, !ttg.memdesc<64x64xf16, #shared2, #smem, mutable>, !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<1xi64, #shared1, #smem, mutable>, !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      %66 = arith.extui %59 : i1 to i32
      %67 = ttg.memdesc_index %arg44[%c1_i32_8] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      ttng.wait_barrier %67, %c1_i32_8, %59 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      %68 = arith.cmpi sgt, %arg31, %c64_i32_7 : i32
      %69 = ttg.memdesc_index %arg32[%c1_i32_8] : !ttg.memdesc<4x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      ttng.wait_barrier %69, %c0_i32_6, %68 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      %70 = ttg.memdesc_index %arg33[%c1_i32_8] : !ttg.memdesc<4x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
      %71 = ttg.memdesc_trans %70 {order = array<i32: 1, 0>} : !ttg.memdesc<64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared2, #smem, mutable>
      %72 = ttg.memdesc_index %arg34[%66] : !ttg.memdesc<2x128x64xf32, #tmem, #ttng.tensor_memory, mutable> -> !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable>
      %73 = ttg.memdesc_index %arg36[%66] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      %74 = ttg.memdesc_index %arg37[%c1_i32_8] : !ttg.memdesc<4x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      ttng.tc_gen5_mma %arg35, %71, %72, %false, %68, %73[%68], %74[%68] {is_async} : !ttg.memdesc<128x64xf16, #shared, #smem, mutable>, !ttg.memdesc<64x64xf16, #shared2, #smem, mutable>, !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<1xi64, #shared1, #smem, mutable>, !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      %75 = arith.addi %66, %c1_i32_8 : i32
      %76 = arith.cmpi eq, %75, %c2_i32_9 : i32
      %77 = arith.select %76, %c0_i32_6, %75 : i32
      %78 = arith.select %68, %77, %66 : i32
      %79 = arith.cmpi ne, %75, %c2_i32_9 : i32
      %80 = arith.extui %79 : i1 to i32
      %81 = ttg.memdesc_index %arg44[%77] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      ttng.wait_barrier %81, %80, %68 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      cf.br ^bb1(%c0_i32_6, %78, %80, %c1_i32_8, %c1_i32_8, %c0_i32_6, %c3_i32_10, %c1_i32_8 : i32, i32, i32, i32, i32, i32, i32, i32)
    ^bb1(%82: i32, %83: i32, %84: i32, %85: i32, %86: i32, %87: i32, %88: i32, %89: i32):  // 2 preds: ^bb0, ^bb2
      %90 = arith.cmpi slt, %82, %arg31 : i32
      cf.cond_br %90, ^bb2, ^bb3
    ^bb2:  // pred: ^bb1
      %91 = arith.subi %arg31, %c128_i32_11 : i32
      %92 = arith.cmpi slt, %82, %91 : i32
      %93 = arith.addi %88, %c1_i32_8 : i32
      %94 = arith.cmpi eq, %93, %c4_i32 : i32
      %95 = arith.select %94, %c0_i32_6, %93 : i32
      %96 = arith.xori %89, %c1_i32_8 : i32
      %97 = arith.select %94, %96, %89 : i32
      %98 = ttg.memdesc_index %arg38[%95] : !ttg.memdesc<4x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      ttng.wait_barrier %98, %97 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      %99 = ttg.memdesc_index %arg39[%95] : !ttg.memdesc<4x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
      %100 = arith.xori %85, %c1_i32_8 : i32
      %101 = ttg.memdesc_index %arg29[%c0_i32_6] : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      ttng.wait_barrier %101, %100 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      %102 = ttg.memdesc_index %arg28[%c0_i32_6] : !ttg.memdesc<1x128x64xf32, #tmem, #ttng.tensor_memory, mutable> -> !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable>
      %103 = ttg.memdesc_index %arg40[%c0_i32_6] : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      ttng.wait_barrier %103, %100 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      %104 = ttg.memdesc_index %arg41[%c0_i32_6] : !ttg.memdesc<1x128x64xf16, #tmem, #ttng.tensor_memory, mutable> -> !ttg.memdesc<128x64xf16, #tmem, #ttng.tensor_memory, mutable>
      %105 = ttg.memdesc_index %arg42[%c0_i32_6] : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      %106 = ttg.memdesc_index %arg30[%c0_i32_6] : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      %107 = ttg.memdesc_index %arg43[%95] : !ttg.memdesc<4x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      ttng.tc_gen5_mma %104, %99, %102, %true_5, %true_5, %105[%true_5], %106[%true_5], %107[%true_5] {is_async} : !ttg.memdesc<128x64xf16, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<64x64xf16, #shared, #smem, mutable>, !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<1xi64, #shared1, #smem, mutable>, !ttg.memdesc<1xi64, #shared1, #smem, mutable>, !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      %108 = arith.addi %86, %c1_i32_8 : i32
      %109 = arith.cmpi eq, %108, %c4_i32 : i32
      %110 = arith.select %109, %c0_i32_6, %108 : i32
      %111 = arith.xori %87, %c1_i32_8 : i32
      %112 = arith.select %109, %111, %87 : i32
      %113 = ttg.memdesc_index %arg32[%110] : !ttg.memdesc<4x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      ttng.wait_barrier %113, %112, %92 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      %114 = ttg.memdesc_index %arg33[%110] : !ttg.memdesc<4x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
      %115 = ttg.memdesc_trans %114 {order = array<i32: 1, 0>} : !ttg.memdesc<64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared2, #smem, mutable>
      %116 = ttg.memdesc_index %arg34[%83] : !ttg.memdesc<2x128x64xf32, #tmem, #ttng.tensor_memory, mutable> -> !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable>
      %117 = ttg.memdesc_index %arg36[%83] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      %118 = ttg.memdesc_index %arg37[%110] : !ttg.memdesc<4x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      ttng.tc_gen5_mma %arg35, %115, %116, %false, %92, %117[%92], %118[%92] {is_async} : !ttg.memdesc<128x64xf16, #shared, #smem, mutable>, !ttg.memdesc<64x64xf16, #shared2, #smem, mutable>, !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<1xi64, #shared1, #smem, mutable>, !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      %119 = arith.addi %83, %c1_i32_8 : i32
      %120 = arith.cmpi eq, %119, %c2_i32_9 : i32
      %121 = arith.select %120, %c0_i32_6, %119 : i32
      %122 = arith.xori %84, %c1_i32_8 : i32
      %123 = arith.select %120, %122, %84 : i32
      %124 = ttg.memdesc_index %arg44[%121] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      ttng.wait_barrier %124, %123, %92 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      %125 = arith.select %92, %121, %83 : i32
      %126 = arith.addi %82, %c64_i32_7 : i32
      cf.br ^bb1(%126, %125, %123, %100, %110, %112, %95, %97 : i32, i32, i32, i32, i32, i32, i32, i32)
    ^bb3:  // pred: ^bb1
      %127 = ttg.memdesc_index %arg36[%83] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      ttng.tc_gen5_commit %127 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      ttg.warp_return
    }
    partition2(%arg22: !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, %arg23: !ttg.memdesc<1x128xf32, #shared1, #smem, mutable>, %arg24: !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, %arg25: !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, %arg26: !ttg.memdesc<1x128xf32, #shared1, #smem, mutable>, %arg27: !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, %arg28: !ttg.memdesc<1x128x64xf32, #tmem, #ttng.tensor_memory, mutable>, %arg29: !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, %arg30: !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, %arg31: i32, %arg32: !ttg.memdesc<4x1xi64, #shared1, #smem, mutable>, %arg33: !ttg.memdesc<4x64x64xf16, #shared, #smem, mutable>, %arg34: !ttg.memdesc<2x128x64xf32, #tmem, #ttng.tensor_memory, mutable>, %arg35: !ttg.memdesc<128x64xf16, #shared, #smem, mutable>, %arg36: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %arg37: !ttg.memdesc<4x1xi64, #shared1, #smem, mutable>, %arg38: !ttg.memdesc<4x1xi64, #shared1, #smem, mutable>, %arg39: !ttg.memdesc<4x64x64xf16, #shared, #smem, mutable>, %arg40: !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, %arg41: !ttg.memdesc<1x128x64xf16, #tmem, #ttng.tensor_memory, mutable>, %arg42: !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, %arg43: !ttg.memdesc<4x1xi64, #shared1, #smem, mutable>, %arg44: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %arg45: !tt.tensordesc<64x64xf16, #shared>, %arg46: !tt.tensordesc<64x64xf16, #shared>) num_warps(2) {
      %true_5 = arith.constant true
      %c0_i32_6 = arith.constant 0 : i32
      %c64_i32_7 = arith.constant 64 : i32
      %c1_i32_8 = arith.constant 1 : i32
      %c3_i32_9 = arith.constant 3 : i32
      %c4_i32 = arith.constant 4 : i32
      %c128_i32_10 = arith.constant 128 : i32
      %59 = arith.cmpi sgt, %arg31, %c0_i32_6 : i32
      %60 = ttg.memdesc_index %arg37[%c0_i32_6] : !ttg.memdesc<4x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      ttng.wait_barrier %60, %c1_i32_8, %59 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      %61 = ttg.memdesc_index %arg33[%c0_i32_6] : !ttg.memdesc<4x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
      %62 = ttg.memdesc_index %arg32[%c0_i32_6] : !ttg.memdesc<4x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      ttng.barrier_expect %62, 8192, %59 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      ttng.fence_async_shared {bCluster = false}
      ttng.async_tma_copy_global_to_local %arg45[%c0_i32_6, %c0_i32_6] %61, %62, %59 : !tt.tensordesc<64x64xf16, #shared>, !ttg.memdesc<1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
      %63 = arith.cmpi sgt, %arg31, %c64_i32_7 : i32
      %64 = ttg.memdesc_index %arg37[%c1_i32_8] : !ttg.memdesc<4x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      ttng.wait_barrier %64, %c1_i32_8, %63 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      %65 = ttg.memdesc_index %arg33[%c1_i32_8] : !ttg.memdesc<4x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
      %66 = ttg.memdesc_index %arg32[%c1_i32_8] : !ttg.memdesc<4x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      ttng.barrier_expect %66, 8192, %63 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      ttng.async_tma_copy_global_to_local %arg45[%c64_i32_7, %c0_i32_6] %65, %66, %63 : !tt.tensordesc<64x64xf16, #shared>, !ttg.memdesc<1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
      cf.br ^bb1(%c0_i32_6, %c1_i32_8, %c1_i32_8, %c3_i32_9, %c0_i32_6 : i32, i32, i32, i32, i32)
    ^bb1(%67: i32, %68: i32, %69: i32, %70: i32, %71: i32):  // 2 preds: ^bb0, ^bb2
      %72 = arith.cmpi slt, %67, %arg31 : i32
      cf.cond_br %72, ^bb2, ^bb3
    ^bb2:  // pred: ^bb1
      %73 = arith.subi %arg31, %c128_i32_10 : i32
      %74 = arith.cmpi slt, %67, %73 : i32
      %75 = arith.addi %70, %c1_i32_8 : i32
      %76 = arith.cmpi eq, %75, %c4_i32 : i32
      %77 = arith.select %76, %c0_i32_6, %75 : i32
      %78 = arith.xori %71, %c1_i32_8 : i32
      %79 = arith.select %76, %78, %71 : i32
      %80 = ttg.memdesc_index %arg43[%77] : !ttg.memdesc<4x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      ttng.wait_barrier %80, %79 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      %81 = ttg.memdesc_index %arg39[%77] : !ttg.memdesc<4x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
      %82 = ttg.memdesc_index %arg38[%77] : !ttg.memdesc<4x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      ttng.barrier_expect %82, 8192, %true_5 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      ttng.async_tma_copy_global_to_local %arg46[%67, %c0_i32_6] %81, %82, %true_5 : !tt.tensordesc<64x64xf16, #shared>, !ttg.memdesc<1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
      %83 = arith.addi %68, %c1_i32_8 : i32
      %84 = arith.cmpi eq, %83, %c4_i32 : i32
      %85 = arith.select %84, %c0_i32_6, %83 : i32
      %86 = arith.xori %69, %c1_i32_8 : i32
      %87 = arith.select %84, %86, %69 : i32
      %88 = ttg.memdesc_index %arg37[%85] : !ttg.memdesc<4x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      ttng.wait_barrier %88, %87, %74 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      %89 = ttg.memdesc_index %arg33[%85] : !ttg.memdesc<4x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
      %90 = ttg.memdesc_index %arg32[%85] : !ttg.memdesc<4x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      ttng.barrier_expect %90, 8192, %74 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      %91 = arith.addi %67, %c128_i32_10 : i32
      ttng.async_tma_copy_global_to_local %arg45[%91, %c0_i32_6] %89, %90, %74 : !tt.tensordesc<64x64xf16, #shared>, !ttg.memdesc<1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
      %92 = arith.addi %67, %c64_i32_7 : i32
      cf.br ^bb1(%92, %85, %87, %77, %79 : i32, i32, i32, i32, i32)
    ^bb3:  // pred: ^bb1
      ttg.warp_return
    }
    partition3(%arg22: !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, %arg23: !ttg.memdesc<1x128xf32, #shared1, #smem, mutable>, %arg24: !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, %arg25: !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, %arg26: !ttg.memdesc<1x128xf32, #shared1, #smem, mutable>, %arg27: !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, %arg28: !ttg.memdesc<1x128x64xf32, #tmem, #ttng.tensor_memory, mutable>, %arg29: !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, %arg30: !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, %arg31: i32, %arg32: !ttg.memdesc<4x1xi64, #shared1, #smem, mutable>, %arg33: !ttg.memdesc<4x64x64xf16, #shared, #smem, mutable>, %arg34: !ttg.memdesc<2x128x64xf32, #tmem, #ttng.tensor_memory, mutable>, %arg35: !ttg.memdesc<128x64xf16, #shared, #smem, mutable>, %arg36: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %arg37: !ttg.memdesc<4x1xi64, #shared1, #smem, mutable>, %arg38: !ttg.memdesc<4x1xi64, #shared1, #smem, mutable>, %arg39: !ttg.memdesc<4x64x64xf16, #shared, #smem, mutable>, %arg40: !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, %arg41: !ttg.memdesc<1x128x64xf16, #tmem, #ttng.tensor_memory, mutable>, %arg42: !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, %arg43: !ttg.memdesc<4x1xi64, #shared1, #smem, mutable>, %arg44: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %arg45: !tt.tensordesc<64x64xf16, #shared>, %arg46: !tt.tensordesc<64x64xf16, #shared>) num_warps(1) {
      ttg.warp_return
    } : (!ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, !ttg.memdesc<1x128xf32, #shared1, #smem, mutable>, !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, !ttg.memdesc<1x128xf32, #shared1, #smem, mutable>, !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, !ttg.memdesc<1x128x64xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, i32, !ttg.memdesc<4x1xi64, #shared1, #smem, mutable>, !ttg.memdesc<4x64x64xf16, #shared, #smem, mutable>, !ttg.memdesc<2x128x64xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<128x64xf16, #shared, #smem, mutable>, !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, !ttg.memdesc<4x1xi64, #shared1, #smem, mutable>, !ttg.memdesc<4x1xi64, #shared1, #smem, mutable>, !ttg.memdesc<4x64x64xf16, #shared, #smem, mutable>, !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, !ttg.memdesc<1x128x64xf16, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, !ttg.memdesc<4x1xi64, #shared1, #smem, mutable>, !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, !tt.tensordesc<64x64xf16, #shared>, !tt.tensordesc<64x64xf16, #shared>) -> (tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>>, i32)
    %53 = arith.xori %52#1, %c1_i32 : i32
    ttng.wait_barrier %14, %53 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %result_4 = ttng.tmem_load %15 : !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable> -> tensor<128x64xf32, #linear>
    ttng.arrive_barrier %12, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %54 = tt.expand_dims %52#0 {axis = 1 : i32} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>> -> tensor<128x1xf32, #linear>
    %55 = tt.broadcast %54 : tensor<128x1xf32, #linear> -> tensor<128x64xf32, #linear>
    %56 = arith.divf %result_4, %55 : tensor<128x64xf32, #linear>
    %57 = arith.truncf %56 : tensor<128x64xf32, #linear> to tensor<128x64xf16, #linear>
    %58 = ttg.local_alloc %57 {allocation.offset = 0 : i32} : (tensor<128x64xf16, #linear>) -> !ttg.memdesc<128x64xf16, #shared, #smem>
    ttng.fence_async_shared {bCluster = false}
    ttng.async_tma_copy_local_to_global %arg15[%1, %c0_i32] %58 : !tt.tensordesc<128x64xf16, #shared>, !ttg.memdesc<128x64xf16, #shared, #smem>
    ttng.async_tma_store_wait {pendings = 0 : i32}
    ttng.inval_barrier %49 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttg.local_dealloc %48 : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %51 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttg.local_dealloc %50 : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %45 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttg.local_dealloc %44 : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %47 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttg.local_dealloc %46 : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %34 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %35 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %36 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %37 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttg.local_dealloc %33 : !ttg.memdesc<4x1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %39 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %40 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %41 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %42 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttg.local_dealloc %38 : !ttg.memdesc<4x1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %23 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %24 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %25 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %26 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttg.local_dealloc %22 : !ttg.memdesc<4x1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %28 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %29 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %30 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %31 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttg.local_dealloc %27 : !ttg.memdesc<4x1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %18 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttg.local_dealloc %17 : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %20 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttg.local_dealloc %19 : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %12 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttg.local_dealloc %11 : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %14 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttg.local_dealloc %13 : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %6 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %7 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttg.local_dealloc %5 : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %9 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %10 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttg.local_dealloc %8 : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>
    tt.return
  }
}

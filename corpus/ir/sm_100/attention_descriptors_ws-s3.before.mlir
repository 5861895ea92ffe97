#linear = #ttg.linear<{register = [[0, 1], [0, 2], [0, 4], [0, 8], [0, 16], [0, 32]], lane = [[1, 0], [2, 0], [4, 0], [8, 0], [16, 0]], warp = [[32, 0], [64, 0]], block = []}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#shared1 = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#shared2 = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = true, elementBitWidth = 16}>
#smem = #ttg.shared_memory
#tmem = #ttng.tensor_memory_encoding<blockM = 128, blockN = 64, colStride = 1>
module attributes {ttg.maxnreg = 168 : i32, "ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 67216 : i32, ttg.target = "cuda:100", ttg.tensor_memory_size = 256 : i32, "ttg.threads-per-warp" = 32 : i32, "ttg.total-num-warps" = 12 : i32, "ttng.two-ctas" = false} {
  tt.func public @attention_descriptors(%arg0: !tt.tensordesc<128x64xf16, #shared>, %arg1: i32, %arg2: i32, %arg3: i64, %arg4: i64, %arg5: !tt.tensordesc<64x64xf16, #shared>, %arg6: i32, %arg7: i32, %arg8: i64, %arg9: i64, %arg10: !tt.tensordesc<64x64xf16, #shared>, %arg11: i32, %arg12: i32, %arg13: i64, %arg14: i64, %arg15: !tt.tensordesc<128x64xf16, #shared>, %arg16: i32, %arg17: i32, %arg18: i64, %arg19: i64, %arg20: f32, %arg21: i32 {tt.divisibility = 16 : i32}) attributes {allocation.offset = 67208 : i32, noinline = false} {
    %true = arith.constant true
    %c128_i32 = arith.constant 128 : i32
    %c0_i32 = arith.constant 0 : i32
    %c64_i32 = arith.constant 64 : i32
    %cst = arith.constant dense<0.000000e+00> : tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>>
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<128x64xf32, #linear>
    %cst_1 = arith.constant dense<0xFF800000> : tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>>
    %c1_i32 = arith.constant 1 : i32
    %c2_i32 = arith.constant 2 : i32
    %0 = tt.get_program_id x : i32
    %1 = arith.muli %0, %c128_i32 : i32
    %2 = ttg.local_alloc {allocation.offset = 49152 : i32} : () -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    %3 = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %3, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.barrier_expect %3, 16384, %true : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.async_tma_copy_global_to_local %arg0[%1, %c0_i32] %2, %3, %true : !tt.tensordesc<128x64xf16, #shared>, !ttg.memdesc<1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    ttng.wait_barrier %3, %c0_i32 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %3 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %4 = tt.splat %arg20 : f32 -> tensor<128x64xf32, #linear>
    %5 = ttg.local_alloc {allocation.offset = 67056 : i32} : () -> !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>
    %6 = ttg.memdesc_index %5[%c0_i32] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %6, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %7 = ttg.memdesc_index %5[%c1_i32] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %7, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %8 = ttg.local_alloc {allocation.offset = 67072 : i32} : () -> !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>
    %9 = ttg.memdesc_index %8[%c0_i32] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %9, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %10 = ttg.memdesc_index %8[%c1_i32] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %10, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.wait_barrier %6, %c1_i32 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %11 = ttg.local_alloc {allocation.offset = 67088 : i32} : () -> !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>
    %12 = ttg.memdesc_index %11[%c0_i32] : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %12, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %13 = ttg.local_alloc {allocation.offset = 67104 : i32} : () -> !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>
    %14 = ttg.memdesc_index %13[%c0_i32] : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %14, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.wait_barrier %12, %c1_i32 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %result = ttng.tmem_alloc {tensor_memory_col_offset = 0 : i32, tensor_memory_row_offset = 0 : i32} : () -> !ttg.memdesc<1x128x64xf32, #tmem, #ttng.tensor_memory, mutable>
    %15 = ttg.memdesc_index %result[%c0_i32] : !ttg.memdesc<1x128x64xf32, #tmem, #ttng.tensor_memory, mutable> -> !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable>
    ttng.tmem_store %cst_0, %15, %true : tensor<128x64xf32, #linear> -> !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable>
    %16 = ttg.local_alloc {allocation.offset = 65536 : i32} : () -> !ttg.memdesc<1x128xf32, #shared1, #smem, mutable>
    %17 = ttg.local_alloc {allocation.offset = 67120 : i32} : () -> !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>
    %18 = ttg.memdesc_index %17[%c0_i32] : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %18, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %19 = ttg.local_alloc {allocation.offset = 67136 : i32} : () -> !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>
    %20 = ttg.memdesc_index %19[%c0_i32] : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %20, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %21 = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable>
    %22 = ttg.local_alloc {allocation.offset = 66928 : i32} : () -> !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>
    %23 = ttg.memdesc_index %22[%c0_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %23, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %24 = ttg.memdesc_index %22[%c1_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %24, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %25 = ttg.memdesc_index %22[%c2_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %25, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %26 = ttg.local_alloc {allocation.offset = 66960 : i32} : () -> !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>
    %27 = ttg.memdesc_index %26[%c0_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %27, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %28 = ttg.memdesc_index %26[%c1_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %28, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %29 = ttg.memdesc_index %26[%c2_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %29, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %30 = ttg.local_alloc {allocation.offset = 24576 : i32} : () -> !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable>
    %31 = ttg.local_alloc {allocation.offset = 66992 : i32} : () -> !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>
    %32 = ttg.memdesc_index %31[%c0_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %32, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %33 = ttg.memdesc_index %31[%c1_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %33, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %34 = ttg.memdesc_index %31[%c2_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %34, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %35 = ttg.local_alloc {allocation.offset = 67024 : i32} : () -> !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>
    %36 = ttg.memdesc_index %35[%c0_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %36, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %37 = ttg.memdesc_index %35[%c1_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %37, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %38 = ttg.memdesc_index %35[%c2_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %38, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %39 = ttg.local_alloc {allocation.offset = 66048 : i32} : () -> !ttg.memdesc<1x128xf32, #shared1, #smem, mutable>
    %40 = ttg.local_alloc {allocation.offset = 67152 : i32} : () -> !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>
    %41 = ttg.memdesc_index %40[%c0_i32] : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %41, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %42 = ttg.local_alloc {allocation.offset = 67168 : i32} : () -> !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>
    %43 = ttg.memdesc_index %42[%c0_i32] : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %43, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %44 = ttg.local_alloc {allocation.offset = 67184 : i32} : () -> !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>
    %45 = ttg.memdesc_index %44[%c0_i32] : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %45, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %46 = ttg.local_alloc {allocation.offset = 67200 : i32} : () -> !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>
    %47 = ttg.memdesc_index %46[%c0_i32] : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %47, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %result_2 = ttng.tmem_alloc {tensor_memory_col_offset = 64 : i32, tensor_memory_row_offset = 0 : i32} : () -> !ttg.memdesc<2x128x64xf32, #tmem, #ttng.tensor_memory, mutable>
    %result_3 = ttng.tmem_alloc {tensor_memory_col_offset = 192 : i32, tensor_memory_row_offset = 0 : i32} : () -> !ttg.memdesc<1x128x64xf16, #tmem, #ttng.tensor_memory, mutable>
    %48:2 = ttg.warp_specialize(%19, %16, %17, %42, %39, %40, %result, %13, %11, %arg21, %26, %21, %result_2, %2, %8, %22, %35, %30, %46, %result_3, %44, %31, %5, %arg5, %arg10) attributes {actualRegisters = array<i32: 392, 88, 24, 24, 24>, allocation.offset = 66560 : i32, allocation.size = 356 : i32, requestedRegisters = array<i32: 88, 24, 24, 16>, warpGroupStartIds = array<i32: 4, 10, 8, 11>}
    default {
      cf.br ^bb1(%c0_i32, %cst, %cst_1, %c1_i32, %c1_i32, %c1_i32, %c0_i32 : i32, tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>>, tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>>, i32, i32, i32, i32)
    ^bb1(%55: i32, %56: tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>>, %57: tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>>, %58: i32, %59: i32, %60: i32, %61: i32):  // 2 preds: ^bb0, ^bb2
      %62 = arith.cmpi slt, %55, %arg21 : i32
      cf.cond_br %62, ^bb2, ^bb3
    ^bb2:  // pred: ^bb1
      %63 = arith.xori %61, %c1_i32 : i32
      ttng.wait_barrier %18, %63 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      %64 = ttg.memdesc_index %16[%c0_i32] : !ttg.memdesc<1x128xf32, #shared1, #smem, mutable> -> !ttg.memdesc<128xf32, #shared1, #smem, mutable>
      ttg.local_store %57, %64 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>> -> !ttg.memdesc<128xf32, #shared1, #smem, mutable>
      ttng.arrive_barrier %20, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      %65 = arith.addi %58, %c1_i32 : i32
      %66 = arith.cmpi eq, %65, %c2_i32 : i32
      %67 = arith.select %66, %c0_i32, %65 : i32
      %68 = arith.xori %59, %c1_i32 : i32
      %69 = arith.select %66, %68, %59 : i32
      %70 = ttg.memdesc_index %8[%67] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      ttng.wait_barrier %70, %69 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      %71 = ttg.memdesc_index %result_2[%67] : !ttg.memdesc<2x128x64xf32, #tmem, #ttng.tensor_memory, mutable> -> !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable>
      %72 = ttg.memdesc_index %5[%67] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      %result_5 = ttng.tmem_load %71 : !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable> -> tensor<128x64xf32, #linear>
      ttng.arrive_barrier %72, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      %73 = arith.mulf %result_5, %4 : tensor<128x64xf32, #linear>
      %74 = "tt.reduce"(%73) <{axis = 1 : i32}> ({
      ^bb0(%arg22: f32, %arg23: f32):
        %97 = arith.maxnumf %arg22, %arg23 : f32
        tt.reduce.return %97 : f32
      }) : (tensor<128x64xf32, #linear>) -> tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>>
      %75 = arith.maxnumf %57, %74 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>>
      ttng.wait_barrier %41, %63 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      %76 = ttg.memdesc_index %39[%c0_i32] : !ttg.memdesc<1x128xf32, #shared1, #smem, mutable> -> !ttg.memdesc<128xf32, #shared1, #smem, mutable>
      ttg.local_store %75, %76 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>> -> !ttg.memdesc<128xf32, #shared1, #smem, mutable>
      ttng.arrive_barrier %43, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      %77 = tt.expand_dims %75 {axis = 1 : i32} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>> -> tensor<128x1xf32, #linear>
      %78 = tt.broadcast %77 : tensor<128x1xf32, #linear> -> tensor<128x64xf32, #linear>
      %79 = arith.subf %73, %78 : tensor<128x64xf32, #linear>
      %80 = math.exp2 %79 : tensor<128x64xf32, #linear>
      %81 = arith.subf %57, %75 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>>
      %82 = math.exp2 %81 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>>
      %83 = arith.mulf %56, %82 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>>
      %84 = "tt.reduce"(%80) <{axis = 1 : i32}> ({
      ^bb0(%arg22: f32, %arg23: f32):
        %97 = arith.addf %arg22, %arg23 : f32
        tt.reduce.return %97 : f32
      }) : (tensor<128x64xf32, #linear>) -> tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>>
      %85 = arith.addf %83, %84 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>>
      %86 = arith.truncf %80 : tensor<128x64xf32, #linear> to tensor<128x64xf16, #linear>
      ttng.wait_barrier %45, %63 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      %87 = ttg.memdesc_index %result_3[%c0_i32] : !ttg.memdesc<1x128x64xf16, #tmem, #ttng.tensor_memory, mutable> -> !ttg.memdesc<128x64xf16, #tmem, #ttng.tensor_memory, mutable>
      ttng.tmem_store %86, %87, %true : tensor<128x64xf16, #linear> -> !ttg.memdesc<128x64xf16, #tmem, #ttng.tensor_memory, mutable>
      ttng.arrive_barrier %47, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      %88 = arith.xori %60, %c1_i32 : i32
      %89 = arith.addi %55, %c64_i32 : i32
      cf.br ^bb1(%89, %85, %75, %67, %69, %88, %63 : i32, tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>>, tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>>, i32, i32, i32, i32)
    ^bb3:  // pred: ^bb1
      %90 = arith.addi %58, %c1_i32 : i32
      %91 = arith.cmpi eq, %90, %c2_i32 : i32
      %92 = arith.select %91, %c0_i32, %90 : i32
      %93 = arith.xori %59, %c1_i32 : i32
      %94 = arith.select %91, %93, %59 : i32
      %95 = ttg.memdesc_index %8[%92] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      ttng.wait_barrier %95, %94 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      %96 = ttg.memdesc_index %5[%92] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      ttng.arrive_barrier %96, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      ttg.warp_yield %56, %60 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>>, i32
    }
    partition0(%arg22: !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, %arg23: !ttg.memdesc<1x128xf32, #shared1, #smem, mutable>, %arg24: !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, %arg25: !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, %arg26: !ttg.memdesc<1x128xf32, #shared1, #smem, mutable>, %arg27: !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, %arg28: !ttg.memdesc<1x128x64xf32, #tmem, #ttng.tensor_memory, mutable>, %arg29: !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, %arg30: !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, %arg31: i32, %arg32: !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>, %arg33: !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable>, %arg34: !ttg.memdesc<2x128x64xf32, #tmem, #ttng.tensor_memory, mutable>, %arg35: !ttg.memdesc<128x64xf16, #shared, #smem, mutable>, %arg36: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %arg37: !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>, %arg38: !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>, %arg39: !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable>, %arg40: !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, %arg41: !ttg.memdesc<1x128x64xf16, #tmem, #ttng.tensor_memory, mutable>, %arg42: !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, %arg43: !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>, %arg44: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %arg45: !tt.tensordesc<64x64xf16, #shared>, %arg46: !tt.tensordesc<64x64xf16, #shared>) num_warps(4) {
      %true_5 = arith.constant true
      %c0_i32_6 = arith.constant 0 : i32
      %c64_i32_7 = arith.constant 64 : i32
      %c1_i32_8 = arith.constant 1 : i32
      cf.br ^bb1(%c0_i32_6, %c1_i32_8 : i32, i32)
    ^bb1(%55: i32, %56: i32):  // 2 preds: ^bb0, ^bb2
      %57 = arith.cmpi slt, %55, %arg31 : i32
      cf.cond_br %57, ^bb2, ^bb3
    ^bb2:  // pred: ^bb1
      %58 = arith.xori %56, %c1_i32_8 : i32
      %59 = ttg.memdesc_index %arg22[%c0_i32_6] : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      ttng.wait_barrier %59, %58 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      %60 = ttg.memdesc_index %arg23[%c0_i32_6] : !ttg.memdesc<1x128xf32, #shared1, #smem, mutable> -> !ttg.memdesc<128xf32, #shared1, #smem, mutable>
      %61 = ttg.local_load %60 : !ttg.memdesc<128xf32, #shared1, #smem, mutable> -> tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>>
      %62 = ttg.memdesc_index %arg24[%c0_i32_6] : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      ttng.arrive_barrier %62, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      %63 = ttg.memdesc_index %arg25[%c0_i32_6] : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      ttng.wait_barrier %63, %58 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      %64 = ttg.memdesc_index %arg26[%c0_i32_6] : !ttg.memdesc<1x128xf32, #shared1, #smem, mutable> -> !ttg.memdesc<128xf32, #shared1, #smem, mutable>
      %65 = ttg.local_load %64 : !ttg.memdesc<128xf32, #shared1, #smem, mutable> -> tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>>
      %66 = ttg.memdesc_index %arg27[%c0_i32_6] : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      ttng.arrive_barrier %66, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      %67 = arith.subf %61, %65 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>>
      %68 = math.exp2 %67 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>>
      %69 = tt.expand_dims %68 {axis = 1 : i32} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>> -> tensor<128x1xf32, #linear>
      %70 = tt.broadcast %69 : tensor<128x1xf32, #linear> -> tensor<128x64xf32, #linear>
      %71 = ttg.memdesc_index %arg28[%c0_i32_6] : !ttg.memdesc<1x128x64xf32, #tmem, #ttng.tensor_memory, mutable> -> !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable>
      %result_9 = ttng.tmem_load %71 : !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable> -> tensor<128x64xf32, #linear>
      %72 = arith.mulf %result_9, %70 : tensor<128x64xf32, #linear>
      ttg.barrier local
      ttng.tmem_store %72, %71, %true_5 : tensor<128x64xf32, #linear> -> !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable>
      %73 = ttg.memdesc_index %arg29[%c0_i32_6] : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      ttng.arrive_barrier %73, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      %74 = ttg.memdesc_index %arg30[%c0_i32_6] : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      ttng.wait_barrier %74, %58 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      %75 = arith.addi %55, %c64_i32_7 : i32
      cf.br ^bb1(%75, %58 : i32, i32)
    ^bb3:  // pred: ^bb1
      %76 = ttg.memdesc_index %arg29[%c0_i32_6] : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      ttng.arrive_barrier %76, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      ttg.warp_return
    }
    partition1(%arg22: !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, %arg23: !ttg.memdesc<1x128xf32, #shared1, #smem, mutable>, %arg24: !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, %arg25: !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, %arg26: !ttg.memdesc<1x128xf32, #shared1, #smem, mutable>, %arg27: !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, %arg28: !ttg.memdesc<1x128x64xf32, #tmem, #ttng.tensor_memory, mutable>, %arg29: !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, %arg30: !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, %arg31: i32, %arg32: !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>, %arg33: !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable>, %arg34: !ttg.memdesc<2x128x64xf32, #tmem, #ttng.tensor_memory, mutable>, %arg35: !ttg.memdesc<128x64xf16, #shared, #smem, mutable>, %arg36: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %arg37: !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>, %arg38: !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>, %arg39: !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable>, %arg40: !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, %arg41: !ttg.memdesc<1x128x64xf16, #tmem, #ttng.tensor_memory, mutable>, %arg42: !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, %arg43: !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>, %arg44: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %arg45: !tt.tensordesc<64x64xf16, #shared>, %arg46: !tt.tensordesc<64x64xf16, #shared>) num_warps(1) {
      %false = arith.constant false
      %true_5 = arith.constant true
      %c0_i32_6 = arith.constant 0 : i32
      %c64_i32_7 = arith.constant 64 : i32
      %c1_i32_8 = arith.constant 1 : i32
      %c2_i32_9 = arith.constant 2 : i32
      %c3_i32 = arith.constant 3 : i32
      %c128_i32_10 = arith.constant 128 : i32
      %55 = arith.cmpi sgt, %arg31, %c0_i32_6 : i32
      %56 = ttg.memdesc_index %arg32[%c0_i32_6] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      ttng.wait_barrier %56, %c0_i32_6, %55 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      %57 = ttg.memdesc_index %arg33[%c0_i32_6] : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
      %58 = ttg.memdesc_trans %57 {order = array<i32: 1, 0>} : !ttg.memdesc<64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared2, #smem, mutable>
      %59 = ttg.memdesc_index %arg34[%c0_i32_6] : !ttg.memdesc<2x128x64xf32, #tmem, #ttng.tensor_memory, mutable> -> !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable>
      %60 = ttg.memdesc_index %arg36[%c0_i32_6] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      %61 = ttg.memdesc_index %arg37[%c0_i32_6] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      ttng.fence_async_shared {bCluster = false}
      ttng.tc_gen5_mma %arg35, %58, %59, %false, %55, %60[%55], %61[%55] {is_async} : !ttg.memdesc<128x64xf16, #shared, #smem, mutable>, !ttg.memdesc<64x64xf16, #shared2, #smem, mutable>, !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<1xi64, #shared1, #smem, mutable>, !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      %62 = arith.extui %55 : i1 to i32
      %63 = ttg.memdesc_index %arg44[%c1_i32_8] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      ttng.wait_barrier %63, %c1_i32_8, %55 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      %64 = arith.cmpi sgt, %arg31, %c64_i32_7 : i32
      %65 = ttg.memdesc_index %arg32[%c1_i32_8] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      ttng.wait_barrier %65, %c0_i32_6, %64 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      %66 = ttg.memdesc_index %arg33[%c1_i32_8] : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
      %67 = ttg.memdesc_trans %66 {order = array<i32: 1, 0>} : !ttg.memdesc<64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared2, #smem, mutable>
      %68 = ttg.memdesc_index %arg34[%62] : !ttg.memdesc<2x128x64xf32, #tmem, #ttng.tensor_memory, mutable> -> !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable>
      %69 = ttg.memdesc_index %arg36[%62] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      %70 = ttg.memdesc_index %arg37[%c1_i32_8] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      ttng.tc_gen5_mma %arg35, %67, %68, %false, %64, %69[%64], %70[%64] {is_async} : !ttg.memdesc<128x64xf16, #shared, #smem, mutable>, !ttg.memdesc<64x64xf16, #shared2, #smem, mutable>, !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<1xi64, #shared1, #smem, mutable>, !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      %71 = arith.addi %62, %c1_i32_8 : i32
      %72 = arith.cmpi eq, %71, %c2_i32_9 : i32
      %73 = arith.select %72, %c0_i32_6, %71 : i32
      %74 = arith.select %64, %73, %62 : i32
      %75 = arith.cmpi ne, %71, %c2_i32_9 : i32
      %76 = arith.extui %75 : i1 to i32
      %77 = ttg.memdesc_index %arg44[%73] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      ttng.wait_barrier %77, %76, %64 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      cf.br ^bb1(%c0_i32_6, %74, %76, %c1_i32_8, %c1_i32_8, %c0_i32_6, %c2_i32_9, %c1_i32_8 : i32, i32, i32, i32, i32, i32, i32, i32)
    ^bb1(%78: i32, %79: i32, %80: i32, %81: i32, %82: i32, %83: i32, %84: i32, %85: i32):  // 2 preds: ^bb0, ^bb2
      %86 = arith.cmpi slt, %78, %arg31 : i32
      cf.cond_br %86, ^bb2, ^bb3
    ^bb2:  // pred: ^bb1
      %87 = arith.subi %arg31, %c128_i32_10 : i32
      %88 = arith.cmpi slt, %78, %87 : i32
      %89 = arith.addi %84, %c1_i32_8 : i32
      %90 = arith.cmpi eq, %89, %c3_i32 : i32
      %91 = arith.select %90, %c0_i32_6, %89 : i32
      %92 = arith.xori %85, %c1_i32_8 : i32
      %93 = arith.select %90, %92, %85 : i32
      %94 = ttg.memdesc_index %arg38[%91] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      ttng.wait_barrier %94, %93 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      %95 = ttg.memdesc_index %arg39[%91] : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
      %96 = arith.xori %81, %c1_i32_8 : i32
      %97 = ttg.memdesc_index %arg29[%c0_i32_6] : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      ttng.wait_barrier %97, %96 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      %98 = ttg.memdesc_index %arg28[%c0_i32_6] : !ttg.memdesc<1x128x64xf32, #tmem, #ttng.tensor_memory, mutable> -> !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable>
      %99 = ttg.memdesc_index %arg40[%c0_i32_6] : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      ttng.wait_barrier %99, %96 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      %100 = ttg.memdesc_index %arg41[%c0_i32_6] : !ttg.memdesc<1x128x64xf16, #tmem, #ttng.tensor_memory, mutable> -> !ttg.memdesc<128x64xf16, #tmem, #ttng.tensor_memory, mutable>
      %101 = ttg.memdesc_index %arg42[%c0_i32_6] : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      %102 = ttg.memdesc_index %arg30[%c0_i32_6] : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      %103 = ttg.memdesc_index %arg43[%91] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      ttng.tc_gen5_mma %100, %95, %98, %true_5, %true_5, %101[%true_5], %102[%true_5], %103[%true_5] {is_async} : !ttg.memdesc<128x64xf16, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<64x64xf16, #shared, #smem, mutable>, !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<1xi64, #shared1, #smem, mutable>, !ttg.memdesc<1xi64, #shared1, #smem, mutable>, !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      %104 = arith.addi %82, %c1_i32_8 : i32
      %105 = arith.cmpi eq, %104, %c3_i32 : i32
      %106 = arith.select %105, %c0_i32_6, %104 : i32
      %107 = arith.xori %83, %c1_i32_8 : i32
      %108 = arith.select %105, %107, %83 : i32
      %109 = ttg.memdesc_index %arg32[%106] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      ttng.wait_barrier %109, %108, %88 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      %110 = ttg.memdesc_index %arg33[%106] : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
      %111 = ttg.memdesc_trans %110 {order = array<i32: 1, 0>} : !ttg.memdesc<64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared2, #smem, mutable>
      %112 = ttg.memdesc_index %arg34[%79] : !ttg.memdesc<2x128x64xf32, #tmem, #ttng.tensor_memory, mutable> -> !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable>
      %113 = ttg.memdesc_index %arg36[%79] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      %114 = ttg.memdesc_index %arg37[%106] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      ttng.tc_gen5_mma %arg35, %111, %112, %false, %88, %113[%88], %114[%88] {is_async} : !ttg.memdesc<128x64xf16, #shared, #smem, mutable>, !ttg.memdesc<64x64xf16, #shared2, #smem, mutable>, !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<1xi64, #shared1, #smem, mutable>, !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      %115 = arith.addi %79, %c1_i32_8 : i32
      %116 = arith.cmpi eq, %115, %c2_i32_9 : i32
      %117 = arith.select %116, %c0_i32_6, %115 : i32
      %118 = arith.xori %80, %c1_i32_8 : i32
      %119 = arith.select %116, %118, %80 : i32
      %120 = ttg.memdesc_index %arg44[%117] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      ttng.wait_barrier %120, %119, %88 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      %121 = arith.select %88, %117, %79 : i32
      %122 = arith.addi %78, %c64_i32_7 : i32
      cf.br ^bb1(%122, %121, %119, %96, %106, %108, %91, %93 : i32, i32, i32, i32, i32, i32, i32, i32)
    ^bb3:  // pred: ^bb1
      %123 = ttg.memdesc_index %arg36[%79] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      ttng.tc_gen5_commit %123 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      ttg.warp_return
    }
    partition2(%arg22: !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, %arg23: !ttg.memdesc<1x128xf32, #shared1, #smem, mutable>, %arg24: !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, %arg25: !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, %arg26: !ttg.memdesc<1x128xf32, #shared1, #smem, mutable>, %arg27: !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, %arg28: !ttg.memdesc<1x128x64xf32, #tmem, #ttng.tensor_memory, mutable>, %arg29: !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, %arg30: !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, %arg31: i32, %arg32: !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>, %arg33: !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable>, %arg34: !ttg.memdesc<2x128x64xf32, #tmem, #ttng.tensor_memory, mutable>, %arg35: !ttg.memdesc<128x64xf16, #shared, #smem, mutable>, %arg36: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %arg37: !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>, %arg38: !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>, %arg39: !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable>, %arg40: !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, %arg41: !ttg.memdesc<1x128x64xf16, #tmem, #ttng.tensor_memory, mutable>, %arg42: !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, %arg43: !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>, %arg44: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %arg45: !tt.tensordesc<64x64xf16, #shared>, %arg46: !tt.tensordesc<64x64xf16, #shared>) num_warps(2) {
      %true_5 = arith.constant true
      %c0_i32_6 = arith.constant 0 : i32
      %c64_i32_7 = arith.constant 64 : i32
      %c1_i32_8 = arith.constant 1 : i32
      %c2_i32_9 = arith.constant 2 : i32
      %c3_i32 = arith.constant 3 : i32
      %c128_i32_10 = arith.constant 128 : i32
      %55 = arith.cmpi sgt, %arg31, %c0_i32_6 : i32
      %56 = ttg.memdesc_index %arg37[%c0_i32_6] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      ttng.wait_barrier %56, %c1_i32_8, %55 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      %57 = ttg.memdesc_index %arg33[%c0_i32_6] : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
      %58 = ttg.memdesc_index %arg32[%c0_i32_6] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      ttng.barrier_expect %58, 8192, %55 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      ttng.fence_async_shared {bCluster = false}
      ttng.async_tma_copy_global_to_local %arg45[%c0_i32_6, %c0_i32_6] %57, %58, %55 : !tt.tensordesc<64x64xf16, #shared>, !ttg.memdesc<1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
      %59 = arith.cmpi sgt, %arg31, %c64_i32_7 : i32
      %60 = ttg.memdesc_index %arg37[%c1_i32_8] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      ttng.wait_barrier %60, %c1_i32_8, %59 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      %61 = ttg.memdesc_index %arg33[%c1_i32_8] : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
      %62 = ttg.memdesc_index %arg32[%c1_i32_8] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      ttng.barrier_expect %62, 8192, %59 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      ttng.async_tma_copy_global_to_local %arg45[%c64_i32_7, %c0_i32_6] %61, %62, %59 : !tt.tensordesc<64x64xf16, #shared>, !ttg.memdesc<1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
      cf.br ^bb1(%c0_i32_6, %c1_i32_8, %c1_i32_8, %c2_i32_9, %c0_i32_6 : i32, i32, i32, i32, i32)
    ^bb1(%63: i32, %64: i32, %65: i32, %66: i32, %67: i32):  // 2 preds: ^bb0, ^bb2
      %68 = arith.cmpi slt, %63, %arg31 : i32
      cf.cond_br %68, ^bb2, ^bb3
    ^bb2:  // pred: ^bb1
      %69 = arith.subi %arg31, %c128_i32_10 : i32
      %70 = arith.cmpi slt, %63, %69 : i32
      %71 = arith.addi %66, %c1_i32_8 : i32
      %72 = arith.cmpi eq, %71, %c3_i32 : i32
      %73 = arith.select %72, %c0_i32_6, %71 : i32
      %74 = arith.xori %67, %c1_i32_8 : i32
      %75 = arith.select %72, %74, %67 : i32
      %76 = ttg.memdesc_index %arg43[%73] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      ttng.wait_barrier %76, %75 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      %77 = ttg.memdesc_index %arg39[%73] : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
      %78 = ttg.memdesc_index %arg38[%73] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      ttng.barrier_expect %78, 8192, %true_5 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      ttng.async_tma_copy_global_to_local %arg46[%63, %c0_i32_6] %77, %78, %true_5 : !tt.tensordesc<64x64xf16, #shared>, !ttg.memdesc<1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
      %79 = arith.addi %64, %c1_i32_8 : i32
      %80 = arith.cmpi eq, %79, %c3_i32 : i32
      %81 = arith.select %80, %c0_i32_6, %79 : i32
      %82 = arith.xori %65, %c1_i32_8 : i32
      %83 = arith.select %80, %82, %65 : i32
      %84 = ttg.memdesc_index %arg37[%81] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      ttng.wait_barrier %84, %83, %70 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      %85 = ttg.memdesc_index %arg33[%81] : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
      %86 = ttg.memdesc_index %arg32[%81] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      ttng.barrier_expect %86, 8192, %70 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      %87 = arith.addi %63, %c128_i32_10 : i32
      ttng.async_tma_copy_global_to_local %arg45[%87, %c0_i32_6] %85, %86, %70 : !tt.tensordesc<64x64xf16, #shared>, !ttg.memdesc<1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
      %88 = arith.addi %63, %c64_i32_7 : i32
      cf.br ^bb1(%88, %81, %83, %73, %75 : i32, i32, i32, i32, i32)
    ^bb3:  // pred: ^bb1
      ttg.warp_return
    }
    partition3(%arg22: !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, %arg23: !ttg.memdesc<1x128xf32, #shared1, #smem, mutable>, %arg24: !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, %arg25: !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, %arg26: !ttg.memdesc<1x128xf32, #shared1, #smem, mutable>, %arg27: !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, %arg28: !ttg.memdesc<1x128x64xf32, #tmem, #ttng.tensor_memory, mutable>, %arg29: !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, %arg30: !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, %arg31: i32, %arg32: !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>, %arg33: !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable>, %arg34: !ttg.memdesc<2x128x64xf32, #tmem, #ttng.tensor_memory, mutable>, %arg35: !ttg.memdesc<128x64xf16, #shared, #smem, mutable>, %arg36: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %arg37: !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>, %arg38: !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>, %arg39: !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable>, %arg40: !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, %arg41: !ttg.memdesc<1x128x64xf16, #tmem, #ttng.tensor_memory, mutable>, %arg42: !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, %arg43: !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>, %arg44: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %arg45: !tt.tensordesc<64x64xf16, #shared>, %arg46: !tt.tensordesc<64x64xf16, #shared>) num_warps(1) {
      ttg.warp_return
    } : (!ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, !ttg.memdesc<1x128xf32, #shared1, #smem, mutable>, !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, !ttg.memdesc<1x128xf32, #shared1, #smem, mutable>, !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, !ttg.memdesc<1x128x64xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, i32, !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>, !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable>, !ttg.memdesc<2x128x64xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<128x64xf16, #shared, #smem, mutable>, !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>, !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>, !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable>, !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, !ttg.memdesc<1x128x64xf16, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>, !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, !tt.tensordesc<64x64xf16, #shared>, !tt.tensordesc<64x64xf16, #shared>) -> (tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>>, i32)
    %49 = arith.xori %48#1, %c1_i32 : i32
    ttng.wait_barrier %14, %49 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %result_4 = ttng.tmem_load %15 : !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable> -> tensor<128x64xf32, #linear>
    ttng.arrive_barrier %12, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %50 = tt.expand_dims %48#0 {axis = 1 : i32} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>> -> tensor<128x1xf32, #linear>
    %51 = tt.broadcast %50 : tensor<128x1xf32, #linear> -> tensor<128x64xf32, #linear>
    %52 = arith.divf %result_4, %51 : tensor<128x64xf32, #linear>
    %53 = arith.truncf %52 : tensor<128x64xf32, #linear> to tensor<128x64xf16, #linear>
    %54 = ttg.local_alloc %53 {allocation.offset = 0 : i32} : (tensor<128x64xf16, #linear>) -> !ttg.memdesc<128x64xf16, #shared, #smem>
    ttng.fence_async_shared {bCluster = false}
    ttng.async_tma_copy_local_to_global %arg15[%1, %c0_i32] %54 : !tt.tensordesc<128x64xf16, #shared>, !ttg.memdesc<128x64xf16, #shared, #smem>
    ttng.async_tma_store_wait {pendings = 0 : i32}
    ttng.inval_barrier %45 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttg.local_dealloc %44 : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %47 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttg.local_dealloc %46 : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %41 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttg.local_dealloc %40 : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %43 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttg.local_dealloc %42 : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %32 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %33 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %34 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttg.local_dealloc %31 : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %36 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %37 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %38 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttg.local_dealloc %35 : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %23 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %24 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %25 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttg.local_dealloc %22 : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %27 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %28 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %29 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttg.local_dealloc %26 : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>
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

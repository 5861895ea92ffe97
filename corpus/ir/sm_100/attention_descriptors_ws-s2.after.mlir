#linear = #ttg.linear<{register = [[0, 1], [0, 2], [0, 4], [0, 8], [0, 16], [0, 32]], lane = [[1, 0], [2, 0], [4, 0], [8, 0], [16, 0]], warp = [[32, 0], [64, 0]], block = []}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#shared1 = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#shared2 = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = true, elementBitWidth = 16}>
#smem = #ttg.shared_memory
#tmem = #ttng.tensor_memory_encoding<blockM = 128, blockN = 64, colStride = 1>
module attributes {ttg.maxnreg = 168 : i32, "ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 50768 : i32, ttg.target = "cuda:100", ttg.tensor_memory_size = 256 : i32, "ttg.threads-per-warp" = 32 : i32, "ttg.total-num-warps" = 12 : i32, "ttng.two-ctas" = false} {
  tt.func public @attention_descriptors(%arg0: !tt.tensordesc<128x64xf16, #shared>, %arg1: i32, %arg2: i32, %arg3: i64, %arg4: i64, %arg5: !tt.tensordesc<64x64xf16, #shared>, %arg6: i32, %arg7: i32, %arg8: i64, %arg9: i64, %arg10: !tt.tensordesc<64x64xf16, #shared>, %arg11: i32, %arg12: i32, %arg13: i64, %arg14: i64, %arg15: !tt.tensordesc<128x64xf16, #shared>, %arg16: i32, %arg17: i32, %arg18: i64, %arg19: i64, %arg20: f32, %arg21: i32 {tt.divisibility = 16 : i32}) attributes {allocation.offset = 50760 : i32, noinline = false} {
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
    %2 = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    %3 = ttg.local_alloc {allocation.offset = 16384 : i32} : () -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %3, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.barrier_expect %3, 16384, %true : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttg.barrier local
    ttng.async_tma_copy_global_to_local %arg0[%1, %c0_i32] %2, %3, %true : !tt.tensordesc<128x64xf16, #shared>, !ttg.memdesc<1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    ttng.wait_barrier %3, %c0_i32 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttg.barrier local
    ttng.inval_barrier %3 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %4 = tt.splat %arg20 : f32 -> tensor<128x64xf32, #linear>
    %5 = ttg.local_alloc {allocation.offset = 50544 : i32} : () -> !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>
    %6 = ttg.memdesc_index %5[%c0_i32] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %6, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %7 = ttg.memdesc_index %5[%c1_i32] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %7, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %8 = ttg.local_alloc {allocation.offset = 50560 : i32} : () -> !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>
    %9 = ttg.memdesc_index %8[%c0_i32] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %9, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %10 = ttg.memdesc_index %8[%c1_i32] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %10, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttg.barrier local
    ttng.wait_barrier %6, %c1_i32 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %11 = ttg.local_alloc {allocation.offset = 50640 : i32} : () -> !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>
    %12 = ttg.memdesc_index %11[%c0_i32] : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %12, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %13 = ttg.local_alloc {allocation.offset = 50656 : i32} : () -> !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>
    %14 = ttg.memdesc_index %13[%c0_i32] : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %14, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttg.barrier local
    ttng.wait_barrier %12, %c1_i32 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %result = ttng.tmem_alloc {tensor_memory_col_offset = 0 : i32, tensor_memory_row_offset = 0 : i32} : () -> !ttg.memdesc<1x128x64xf32, #tmem, #ttng.tensor_memory, mutable>
    %15 = ttg.memdesc_index %result[%c0_i32] : !ttg.memdesc<1x128x64xf32, #tmem, #ttng.tensor_memory, mutable> -> !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable>
    ttng.tmem_store %cst_0, %15, %true : tensor<128x64xf32, #linear> -> !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable>
    %16 = ttg.local_alloc {allocation.offset = 49152 : i32} : () -> !ttg.memdesc<1x128xf32, #shared1, #smem, mutable>
    %17 = ttg.local_alloc {allocation.offset = 50672 : i32} : () -> !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>
    %18 = ttg.memdesc_index %17[%c0_i32] : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %18, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %19 = ttg.local_alloc {allocation.offset = 50688 : i32} : () -> !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>
    %20 = ttg.memdesc_index %19[%c0_i32] : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %20, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %21 = ttg.local_alloc {allocation.offset = 16384 : i32} : () -> !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable>
    %22 = ttg.local_alloc {allocation.offset = 50576 : i32} : () -> !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>
    %23 = ttg.memdesc_index %22[%c0_i32] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %23, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %24 = ttg.memdesc_index %22[%c1_i32] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %24, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %25 = ttg.local_alloc {allocation.offset = 50592 : i32} : () -> !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>
    %26 = ttg.memdesc_index %25[%c0_i32] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %26, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %27 = ttg.memdesc_index %25[%c1_i32] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %27, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %28 = ttg.local_alloc {allocation.offset = 32768 : i32} : () -> !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable>
    %29 = ttg.local_alloc {allocation.offset = 50608 : i32} : () -> !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>
    %30 = ttg.memdesc_index %29[%c0_i32] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %30, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %31 = ttg.memdesc_index %29[%c1_i32] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %31, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %32 = ttg.local_alloc {allocation.offset = 50624 : i32} : () -> !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>
    %33 = ttg.memdesc_index %32[%c0_i32] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %33, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %34 = ttg.memdesc_index %32[%c1_i32] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %34, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %35 = ttg.local_alloc {allocation.offset = 49664 : i32} : () -> !ttg.memdesc<1x128xf32, #shared1, #smem, mutable>
    %36 = ttg.local_alloc {allocation.offset = 50704 : i32} : () -> !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>
    %37 = ttg.memdesc_index %36[%c0_i32] : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %37, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %38 = ttg.local_alloc {allocation.offset = 50720 : i32} : () -> !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>
    %39 = ttg.memdesc_index %38[%c0_i32] : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %39, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %40 = ttg.local_alloc {allocation.offset = 50736 : i32} : () -> !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>
    %41 = ttg.memdesc_index %40[%c0_i32] : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %41, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %42 = ttg.local_alloc {allocation.offset = 50752 : i32} : () -> !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>
    %43 = ttg.memdesc_index %42[%c0_i32] : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %43, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %result_2 = ttng.tmem_alloc {tensor_memory_col_offset = 64 : i32, tensor_memory_row_offset = 0 : i32} : () -> !ttg.memdesc<2x128x64xf32, #tmem, #ttng.tensor_memory, mutable>
    %result_3 = ttng.tmem_alloc {tensor_memory_col_offset = 192 : i32, tensor_memory_row_offset = 0 : i32} : () -> !ttg.memdesc<1x128x64xf16, #tmem, #ttng.tensor_memory, mutable>
    %44:2 = ttg.warp_specialize(%19, %16, %17, %38, %35, %36, %result, %13, %11, %arg21, %25, %21, %result_2, %2, %8, %22, %32, %28, %42, %result_3, %40, %29, %5, %arg5, %arg10) attributes {actualRegisters = array<i32: 392, 88, 24, 24, 24>, allocation.offset = 50176 : i32, allocation.size = 356 : i32, requestedRegisters = array<i32: 88, 24, 24, 16>, warpGroupStartIds = array<i32: 4, 10, 8, 11>}
    default {
      cf.br ^bb1(%c0_i32, %cst, %cst_1, %c1_i32, %c1_i32, %c1_i32, %c0_i32 : i32, tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>>, tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>>, i32, i32, i32, i32)
    ^bb1(%51: i32, %52: tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>>, %53: tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>>, %54: i32, %55: i32, %56: i32, %57: i32):  // 2 preds: ^bb0, ^bb2
      %58 = arith.cmpi slt, %51, %arg21 : i32
      cf.cond_br %58, ^bb2, ^bb3
    ^bb2:  // pred: ^bb1
      %59 = arith.xori %57, %c1_i32 : i32
      ttng.wait_barrier %18, %59 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      %60 = ttg.memdesc_index %16[%c0_i32] : !ttg.memdesc<1x128xf32, #shared1, #smem, mutable> -> !ttg.memdesc<128xf32, #shared1, #smem, mutable>
      ttg.local_store %53, %60 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>> -> !ttg.memdesc<128xf32, #shared1, #smem, mutable>
      ttng.arrive_barrier %20, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      %61 = arith.addi %54, %c1_i32 : i32
      %62 = arith.cmpi eq, %61, %c2_i32 : i32
      %63 = arith.select %62, %c0_i32, %61 : i32
      %64 = arith.xori %55, %c1_i32 : i32
      %65 = arith.select %62, %64, %55 : i32
      %66 = ttg.memdesc_index %8[%63] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      ttng.wait_barrier %66, %65 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      %67 = ttg.memdesc_index %result_2[%63] : !ttg.memdesc<2x128x64xf32, #tmem, #ttng.tensor_memory, mutable> -> !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable>
      %68 = ttg.memdesc_index %5[%63] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      %result_5 = ttng.tmem_load %67 : !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable> -> tensor<128x64xf32, #linear>
      ttng.arrive_barrier %68, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      %69 = arith.mulf %result_5, %4 : tensor<128x64xf32, #linear>
      %70 = "tt.reduce"(%69) <{axis = 1 : i32}> ({
      ^bb0(%arg22: f32, %arg23: f32):
        %93 = arith.maxnumf %arg22, %arg23 : f32
        tt.reduce.return %93 : f32
      }) : (tensor<128x64xf32, #linear>) -> tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>>
      %71 = arith.maxnumf %53, %70 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>>
      ttng.wait_barrier %37, %59 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      %72 = ttg.memdesc_index %35[%c0_i32] : !ttg.memdesc<1x128xf32, #shared1, #smem, mutable> -> !ttg.memdesc<128xf32, #shared1, #smem, mutable>
      ttg.local_store %71, %72 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>> -> !ttg.memdesc<128xf32, #shared1, #smem, mutable>
      ttng.arrive_barrier %39, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      %73 = tt.expand_dims %71 {axis = 1 : i32} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>> -> tensor<128x1xf32, #linear>
      %74 = tt.broadcast %73 : tensor<128x1xf32, #linear> -> tensor<128x64xf32, #linear>
      %75 = arith.subf %69, %74 : tensor<128x64xf32, #linear>
      %76 = math.exp2 %75 : tensor<128x64xf32, #linear>
      %77 = arith.subf %53, %71 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>>
      %78 = math.exp2 %77 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>>
      %79 = arith.mulf %52, %78 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>>
      %80 = "tt.reduce"(%76) <{axis = 1 : i32}> ({
      ^bb0(%arg22: f32, %arg23: f32):
        %93 = arith.addf %arg22, %arg23 : f32
        tt.reduce.return %93 : f32
      }) : (tensor<128x64xf32, #linear>) -> tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>>
      %81 = arith.addf %79, %80 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>>
      %82 = arith.truncf %76 : tensor<128x64xf32, #linear> to tensor<128x64xf16, #linear>
      ttng.wait_barrier %41, %59 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      %83 = ttg.memdesc_index %result_3[%c0_i32] : !ttg.memdesc<1x128x64xf16, #tmem, #ttng.tensor_memory, mutable> -> !ttg.memdesc<128x64xf16, #tmem, #ttng.tensor_memory, mutable>
      ttng.tmem_store %82, %83, %true : tensor<128x64xf16, #linear> -> !ttg.memdesc<128x64xf16, #tmem, #ttng.tensor_memory, mutable>
      ttng.arrive_barrier %43, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      %84 = arith.xori %56, %c1_i32 : i32
      %85 = arith.addi %51, %c64_i32 : i32
      cf.br ^bb1(%85, %81, %71, %63, %65, %84, %59 : i32, tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>>, tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>>, i32, i32, i32, i32)
    ^bb3:  // pred: ^bb1
      %86 = arith.addi %54, %c1_i32 : i32
      %87 = arith.cmpi eq, %86, %c2_i32 : i32
      %88 = arith.select %87, %c0_i32, %86 : i32
      %89 = arith.xori %55, %c1_i32 : i32
      %90 = arith.select %87, %89, %55 : i32
      %91 = ttg.memdesc_index %8[%88] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      ttng.wait_barrier %91, %90 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      %92 = ttg.memdesc_index %5[%88] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      ttng.arrive_barrier %92, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      ttg.warp_yield %52, %56 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>>, i32
    }
    partition0(%arg22: !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, %arg23: !ttg.memdesc<1x128xf32, #shared1, #smem, mutable>, %arg24: !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, %arg25: !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, %arg26: !ttg.memdesc<1x128xf32, #shared1, #smem, mutable>, %arg27: !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, %arg28: !ttg.memdesc<1x128x64xf32, #tmem, #ttng.tensor_memory, mutable>, %arg29: !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, %arg30: !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, %arg31: i32, %arg32: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %arg33: !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable>, %arg34: !ttg.memdesc<2x128x64xf32, #tmem, #ttng.tensor_memory, mutable>, %arg35: !ttg.memdesc<128x64xf16, #shared, #smem, mutable>, %arg36: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %arg37: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %arg38: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %arg39: !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable>, %arg40: !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, %arg41: !ttg.memdesc<1x128x64xf16, #tmem, #ttng.tensor_memory, mutable>, %arg42: !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, %arg43: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %arg44: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %arg45: !tt.tensordesc<64x64xf16, #shared>, %arg46: !tt.tensordesc<64x64xf16, #shared>) num_warps(4) {
      %true_5 = arith.constant true
      %c0_i32_6 = arith.constant 0 : i32
      %c64_i32_7 = arith.constant 64 : i32
      %c1_i32_8 = arith.constant 1 : i32
      cf.br ^bb1(%c0_i32_6, %c1_i32_8 : i32, i32)
    ^bb1(%51: i32, %52: i32):  // 2 preds: ^bb0, ^bb2
      %53 = arith.cmpi slt, %51, %arg31 : i32
      cf.cond_br %53, ^bb2, ^bb3
    ^bb2:  // pred: ^bb1
      %54 = arith.xori %52, %c1_i32_8 : i32
      %55 = ttg.memdesc_index %arg22[%c0_i32_6] : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      ttng.wait_barrier %55, %54 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      %56 = ttg.memdesc_index %arg23[%c0_i32_6] : !ttg.memdesc<1x128xf32, #shared1, #smem, mutable> -> !ttg.memdesc<128xf32, #shared1, #smem, mutable>
      %57 = ttg.local_load %56 : !ttg.memdesc<128xf32, #shared1, #smem, mutable> -> tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>>
      %58 = ttg.memdesc_index %arg24[%c0_i32_6] : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      ttng.arrive_barrier %58, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      %59 = ttg.memdesc_index %arg25[%c0_i32_6] : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      ttng.wait_barrier %59, %54 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      %60 = ttg.memdesc_index %arg26[%c0_i32_6] : !ttg.memdesc<1x128xf32, #shared1, #smem, mutable> -> !ttg.memdesc<128xf32, #shared1, #smem, mutable>
      %61 = ttg.local_load %60 : !ttg.memdesc<128xf32, #shared1, #smem, mutable> -> tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>>
      %62 = ttg.memdesc_index %arg27[%c0_i32_6] : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      ttng.arrive_barrier %62, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      %63 = arith.subf %57, %61 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>>
      %64 = math.exp2 %63 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>>
      %65 = tt.expand_dims %64 {axis = 1 : i32} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>> -> tensor<128x1xf32, #linear>
      %66 = tt.broadcast %65 : tensor<128x1xf32, #linear> -> tensor<128x64xf32, #linear>
      %67 = ttg.memdesc_index %arg28[%c0_i32_6] : !ttg.memdesc<1x128x64xf32, #tmem, #ttng.tensor_memory, mutable> -> !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable>
      %result_9 = ttng.tmem_load %67 : !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable> -> tensor<128x64xf32, #linear>
      %68 = arith.mulf %result_9, %66 : tensor<128x64xf32, #linear>
      ttg.barrier local
      ttng.tmem_store %68, %67, %true_5 : tensor<128x64xf32, #linear> -> !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable>
      %69 = ttg.memdesc_index %arg29[%c0_i32_6] : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      ttng.arrive_barrier %69, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      %70 = ttg.memdesc_index %arg30[%c0_i32_6] : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      ttng.wait_barrier %70, %54 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      %71 = arith.addi %51, %c64_i32_7 : i32
      cf.br ^bb1(%71, %54 : i32, i32)
    ^bb3:  // pred: ^bb1
      %72 = ttg.memdesc_index %arg29[%c0_i32_6] : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      ttng.arrive_barrier %72, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      ttg.warp_return
    }
    partition1(%arg22: !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, %arg23: !ttg.memdesc<1x128xf32, #shared1, #smem, mutable>, %arg24: !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, %arg25: !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, %arg26: !ttg.memdesc<1x128xf32, #shared1, #smem, mutable>, %arg27: !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, %arg28: !ttg.memdesc<1x128x64xf32, #tmem, #ttng.tensor_memory, mutable>, %arg29: !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, %arg30: !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, %arg31: i32, %arg32: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %arg33: !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable>, %arg34: !ttg.memdesc<2x128x64xf32, #tmem, #ttng.tensor_memory, mutable>, %arg35: !ttg.memdesc<128x64xf16, #shared, #smem, mutable>, %arg36: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %arg37: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %arg38: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %arg39: !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable>, %arg40: !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, %arg41: !ttg.memdesc<1x128x64xf16, #tmem, #ttng.tensor_memory, mutable>, %arg42: !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, %arg43: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %arg44: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %arg45: !tt.tensordesc<64x64xf16, #shared>, %arg46: !tt.tensordesc<64x64xf16, #shared>) num_warps(1) {
      %false = arith.constant false
      %true_5 = arith.constant true
      %c0_i32_6 = arith.constant 0 : i32
      %c64_i32_7 = arith.constant 64 : i32
      %c1_i32_8 = arith.constant 1 : i32
      %c2_i32_9 = arith.constant 2 : i32
      %c128_i32_10 = arith.constant 128 : i32
      %51 = arith.cmpi sgt, %arg31, %c0_i32_6 : i32
      %52 = ttg.memdesc_index %arg32[%c0_i32_6] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      ttng.wait_barrier %52, %c0_i32_6, %51 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      %53 = ttg.memdesc_index %arg33[%c0_i32_6] : !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
      %54 = ttg.memdesc_trans %53 {order = array<i32: 1, 0>} : !ttg.memdesc<64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared2, #smem, mutable>
      %55 = ttg.memdesc_index %arg34[%c0_i32_6] : !ttg.memdesc<2x128x64xf32, #tmem, #ttng.tensor_memory, mutable> -> !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable>
      %56 = ttg.memdesc_index %arg36[%c0_i32_6] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      %57 = ttg.memdesc_index %arg37[%c0_i32_6] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      ttng.fence_async_shared {bCluster = false}
      ttng.tc_gen5_mma %arg35, %54, %55, %false, %51, %56[%51], %57[%51] {is_async} : !ttg.memdesc<128x64xf16, #shared, #smem, mutable>, !ttg.memdesc<64x64xf16, #shared2, #smem, mutable>, !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<1xi64, #shared1, #smem, mutable>, !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      %58 = arith.extui %51 : i1 to i32
      %59 = ttg.memdesc_index %arg44[%c1_i32_8] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      ttng.wait_barrier %59, %c1_i32_8, %51 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      %60 = arith.cmpi sgt, %arg31, %c64_i32_7 : i32
      %61 = ttg.memdesc_index %arg32[%c1_i32_8] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      ttng.wait_barrier %61, %c0_i32_6, %60 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      %62 = ttg.memdesc_index %arg33[%c1_i32_8] : !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
      %63 = ttg.memdesc_trans %62 {order = array<i32: 1, 0>} : !ttg.memdesc<64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared2, #smem, mutable>
      %64 = ttg.memdesc_index %arg34[%58] : !ttg.memdesc<2x128x64xf32, #tmem, #ttng.tensor_memory, mutable> -> !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable>
      %65 = ttg.memdesc_index %arg36[%58] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      %66 = ttg.memdesc_index %arg37[%c1_i32_8] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      ttng.tc_gen5_mma %arg35, %63, %64, %false, %60, %65[%60], %66[%60] {is_async} : !ttg.memdesc<128x64xf16, #shared, #smem, mutable>, !ttg.memdesc<64x64xf16, #shared2, #smem, mutable>, !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<1xi64, #shared1, #smem, mutable>, !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      %67 = arith.addi %58, %c1_i32_8 : i32
      %68 = arith.cmpi eq, %67, %c2_i32_9 : i32
      %69 = arith.select %68, %c0_i32_6, %67 : i32
      %70 = arith.select %60, %69, %58 : i32
      %71 = arith.cmpi ne, %67, %c2_i32_9 : i32
      %72 = arith.extui %71 : i1 to i32
      %73 = ttg.memdesc_index %arg44[%69] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      ttng.wait_barrier %73, %72, %60 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      cf.br ^bb1(%c0_i32_6, %70, %72, %c1_i32_8, %c1_i32_8, %c0_i32_6, %c1_i32_8 : i32, i32, i32, i32, i32, i32, i32)
    ^bb1(%74: i32, %75: i32, %76: i32, %77: i32, %78: i32, %79: i32, %80: i32):  // 2 preds: ^bb0, ^bb2
      %81 = arith.cmpi slt, %74, %arg31 : i32
      cf.cond_br %81, ^bb2, ^bb3
    ^bb2:  // pred: ^bb1
      %82 = arith.subi %arg31, %c128_i32_10 : i32
      %83 = arith.cmpi slt, %74, %82 : i32
      %84 = arith.addi %78, %c1_i32_8 : i32
      %85 = arith.cmpi eq, %84, %c2_i32_9 : i32
      %86 = arith.select %85, %c0_i32_6, %84 : i32
      %87 = arith.xori %80, %c1_i32_8 : i32
      %88 = arith.select %85, %87, %80 : i32
      %89 = ttg.memdesc_index %arg38[%86] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      ttng.wait_barrier %89, %88 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      %90 = ttg.memdesc_index %arg39[%86] : !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
      %91 = arith.xori %77, %c1_i32_8 : i32
      %92 = ttg.memdesc_index %arg29[%c0_i32_6] : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      ttng.wait_barrier %92, %91 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      %93 = ttg.memdesc_index %arg28[%c0_i32_6] : !ttg.memdesc<1x128x64xf32, #tmem, #ttng.tensor_memory, mutable> -> !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable>
      %94 = ttg.memdesc_index %arg40[%c0_i32_6] : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      ttng.wait_barrier %94, %91 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      %95 = ttg.memdesc_index %arg41[%c0_i32_6] : !ttg.memdesc<1x128x64xf16, #tmem, #ttng.tensor_memory, mutable> -> !ttg.memdesc<128x64xf16, #tmem, #ttng.tensor_memory, mutable>
      %96 = ttg.memdesc_index %arg42[%c0_i32_6] : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      %97 = ttg.memdesc_index %arg30[%c0_i32_6] : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      %98 = ttg.memdesc_index %arg43[%86] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      ttng.tc_gen5_mma %95, %90, %93, %true_5, %true_5, %96[%true_5], %97[%true_5], %98[%true_5] {is_async} : !ttg.memdesc<128x64xf16, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<64x64xf16, #shared, #smem, mutable>, !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<1xi64, #shared1, #smem, mutable>, !ttg.memdesc<1xi64, #shared1, #smem, mutable>, !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      %99 = arith.xori %79, %c1_i32_8 : i32
      %100 = arith.select %85, %99, %79 : i32
      %101 = ttg.memdesc_index %arg32[%86] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      ttng.wait_barrier %101, %100, %83 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      %102 = ttg.memdesc_index %arg33[%86] : !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
      %103 = ttg.memdesc_trans %102 {order = array<i32: 1, 0>} : !ttg.memdesc<64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared2, #smem, mutable>
      %104 = ttg.memdesc_index %arg34[%75] : !ttg.memdesc<2x128x64xf32, #tmem, #ttng.tensor_memory, mutable> -> !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable>
      %105 = ttg.memdesc_index %arg36[%75] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      %106 = ttg.memdesc_index %arg37[%86] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      ttng.tc_gen5_mma %arg35, %103, %104, %false, %83, %105[%83], %106[%83] {is_async} : !ttg.memdesc<128x64xf16, #shared, #smem, mutable>, !ttg.memdesc<64x64xf16, #shared2, #smem, mutable>, !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<1xi64, #shared1, #smem, mutable>, !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      %107 = arith.addi %75, %c1_i32_8 : i32
      %108 = arith.cmpi eq, %107, %c2_i32_9 : i32
      %109 = arith.select %108, %c0_i32_6, %107 : i32
      %110 = arith.xori %76, %c1_i32_8 : i32
      %111 = arith.select %108, %110, %76 : i32
      %112 = ttg.memdesc_index %arg44[%109] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      ttng.wait_barrier %112, %111, %83 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      %113 = arith.select %83, %109, %75 : i32
      %114 = arith.addi %74, %c64_i32_7 : i32
      cf.br ^bb1(%114, %113, %111, %91, %86, %100, %88 : i32, i32, i32, i32, i32, i32, i32)
    ^bb3:  // pred: ^bb1
      %115 = ttg.memdesc_index %arg36[%75] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      ttng.tc_gen5_commit %115 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      ttg.warp_return
    }
    partition2(%arg22: !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, %arg23: !ttg.memdesc<1x128xf32, #shared1, #smem, mutable>, %arg24: !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, %arg25: !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, %arg26: !ttg.memdesc<1x128xf32, #shared1, #smem, mutable>, %arg27: !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, %arg28: !ttg.memdesc<1x128x64xf32, #tmem, #ttng.tensor_memory, mutable>, %arg29: !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, %arg30: !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, %arg31: i32, %arg32: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %arg33: !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable>, %arg34: !ttg.memdesc<2x128x64xf32, #tmem, #ttng.tensor_memory, mutable>, %arg35: !ttg.memdesc<128x64xf16, #shared, #smem, mutable>, %arg36: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %arg37: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %arg38: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %arg39: !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable>, %arg40: !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, %arg41: !ttg.memdesc<1x128x64xf16, #tmem, #ttng.tensor_memory, mutable>, %arg42: !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, %arg43: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %arg44: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %arg45: !tt.tensordesc<64x64xf16, #shared>, %arg46: !tt.tensordesc<64x64xf16, #shared>) num_warps(2) {
      %true_5 = arith.constant true
      %c0_i32_6 = arith.constant 0 : i32
      %c64_i32_7 = arith.constant 64 : i32
      %c1_i32_8 = arith.constant 1 : i32
      %c2_i32_9 = arith.constant 2 : i32
      %c128_i32_10 = arith.constant 128 : i32
      %51 = arith.cmpi sgt, %arg31, %c0_i32_6 : i32
      %52 = ttg.memdesc_index %arg37[%c0_i32_6] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      ttng.wait_barrier %52, %c1_i32_8, %51 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      %53 = ttg.memdesc_index %arg33[%c0_i32_6] : !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
      %54 = ttg.memdesc_index %arg32[%c0_i32_6] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      ttng.barrier_expect %54, 8192, %51 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      ttng.fence_async_shared {bCluster = false}
      ttg.barrier local
      ttng.async_tma_copy_global_to_local %arg45[%c0_i32_6, %c0_i32_6] %53, %54, %51 : !tt.tensordesc<64x64xf16, #shared>, !ttg.memdesc<1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
      %55 = arith.cmpi sgt, %arg31, %c64_i32_7 : i32
      %56 = ttg.memdesc_index %arg37[%c1_i32_8] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      ttng.wait_barrier %56, %c1_i32_8, %55 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      %57 = ttg.memdesc_index %arg33[%c1_i32_8] : !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
      %58 = ttg.memdesc_index %arg32[%c1_i32_8] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      ttng.barrier_expect %58, 8192, %55 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      ttg.barrier local
      ttng.async_tma_copy_global_to_local %arg45[%c64_i32_7, %c0_i32_6] %57, %58, %55 : !tt.tensordesc<64x64xf16, #shared>, !ttg.memdesc<1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
      cf.br ^bb1(%c0_i32_6, %c1_i32_8, %c1_i32_8, %c0_i32_6 : i32, i32, i32, i32)
    ^bb1(%59: i32, %60: i32, %61: i32, %62: i32):  // 2 preds: ^bb0, ^bb2
      %63 = arith.cmpi slt, %59, %arg31 : i32
      cf.cond_br %63, ^bb2, ^bb3
    ^bb2:  // pred: ^bb1
      %64 = arith.subi %arg31, %c128_i32_10 : i32
      %65 = arith.cmpi slt, %59, %64 : i32
      %66 = arith.addi %60, %c1_i32_8 : i32
      %67 = arith.cmpi eq, %66, %c2_i32_9 : i32
      %68 = arith.select %67, %c0_i32_6, %66 : i32
      %69 = arith.xori %62, %c1_i32_8 : i32
      %70 = arith.select %67, %69, %62 : i32
      %71 = ttg.memdesc_index %arg43[%68] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      ttng.wait_barrier %71, %70 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      %72 = ttg.memdesc_index %arg39[%68] : !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
      %73 = ttg.memdesc_index %arg38[%68] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      ttng.barrier_expect %73, 8192, %true_5 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      ttg.barrier local
      ttng.async_tma_copy_global_to_local %arg46[%59, %c0_i32_6] %72, %73, %true_5 : !tt.tensordesc<64x64xf16, #shared>, !ttg.memdesc<1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
      %74 = arith.xori %61, %c1_i32_8 : i32
      %75 = arith.select %67, %74, %61 : i32
      %76 = ttg.memdesc_index %arg37[%68] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      ttng.wait_barrier %76, %75, %65 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      %77 = ttg.memdesc_index %arg33[%68] : !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
      %78 = ttg.memdesc_index %arg32[%68] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      ttng.barrier_expect %78, 8192, %65 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      %79 = arith.addi %59, %c128_i32_10 : i32
      ttg.barrier local
      ttng.async_tma_copy_global_to_local %arg45[%79, %c0_i32_6] %77, %78, %65 : !tt.tensordesc<64x64xf16, #shared>, !ttg.memdesc<1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
      %80 = arith.addi %59, %c64_i32_7 : i32
      cf.br ^bb1(%80, %68, %75, %70 : i32, i32, i32, i32)
    ^bb3:  // pred: ^bb1
      ttg.warp_return
    }
    partition3(%arg22: !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, %arg23: !ttg.memdesc<1x128xf32, #shared1, #smem, mutable>, %arg24: !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, %arg25: !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, %arg26: !ttg.memdesc<1x128xf32, #shared1, #smem, mutable>, %arg27: !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, %arg28: !ttg.memdesc<1x128x64xf32, #tmem, #ttng.tensor_memory, mutable>, %arg29: !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, %arg30: !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, %arg31: i32, %arg32: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %arg33: !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable>, %arg34: !ttg.memdesc<2x128x64xf32, #tmem, #ttng.tensor_memory, mutable>, %arg35: !ttg.memdesc<128x64xf16, #shared, #smem, mutable>, %arg36: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %arg37: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %arg38: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %arg39: !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable>, %arg40: !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, %arg41: !ttg.memdesc<1x128x64xf16, #tmem, #ttng.tensor_memory, mutable>, %arg42: !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, %arg43: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %arg44: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %arg45: !tt.tensordesc<64x64xf16, #shared>, %arg46: !tt.tensordesc<64x64xf16, #shared>) num_warps(1) {
      ttg.warp_return
    } : (!ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, !ttg.memdesc<1x128xf32, #shared1, #smem, mutable>, !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, !ttg.memdesc<1x128xf32, #shared1, #smem, mutable>, !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, !ttg.memdesc<1x128x64xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, i32, !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable>, !ttg.memdesc<2x128x64xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<128x64xf16, #shared, #smem, mutable>, !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable>, !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, !ttg.memdesc<1x128x64xf16, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, !tt.tensordesc<64x64xf16, #shared>, !tt.tensordesc<64x64xf16, #shared>) -> (tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>>, i32)
    %45 = arith.xori %44#1, %c1_i32 : i32
    ttng.wait_barrier %14, %45 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %result_4 = ttng.tmem_load %15 : !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable> -> tensor<128x64xf32, #linear>
    ttng.arrive_barrier %12, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %46 = tt.expand_dims %44#0 {axis = 1 : i32} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>> -> tensor<128x1xf32, #linear>
    %47 = tt.broadcast %46 : tensor<128x1xf32, #linear> -> tensor<128x64xf32, #linear>
    %48 = arith.divf %result_4, %47 : tensor<128x64xf32, #linear>
    %49 = arith.truncf %48 : tensor<128x64xf32, #linear> to tensor<128x64xf16, #linear>
    %50 = ttg.local_alloc %49 {allocation.offset = 0 : i32} : (tensor<128x64xf16, #linear>) -> !ttg.memdesc<128x64xf16, #shared, #smem>
    ttng.fence_async_shared {bCluster = false}
    ttg.barrier local
    ttng.async_tma_copy_local_to_global %arg15[%1, %c0_i32] %50 : !tt.tensordesc<128x64xf16, #shared>, !ttg.memdesc<128x64xf16, #shared, #smem>
    ttng.async_tma_store_wait {pendings = 0 : i32}
    ttg.barrier local
    ttng.inval_barrier %41 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttg.local_dealloc %40 : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %43 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttg.local_dealloc %42 : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %37 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttg.local_dealloc %36 : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %39 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttg.local_dealloc %38 : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %30 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %31 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttg.local_dealloc %29 : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %33 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %34 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttg.local_dealloc %32 : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %23 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %24 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttg.local_dealloc %22 : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %26 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %27 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttg.local_dealloc %25 : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>
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

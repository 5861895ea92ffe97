#mma = #ttg.nvidia_mma<{versionMajor = 3, versionMinor = 0, warpsPerCTA = [4, 1], instrShape = [16, 64, 16]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#shared1 = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#shared2 = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = true, elementBitWidth = 16}>
#smem = #ttg.shared_memory
module attributes {ttg.maxnreg = 168 : i32, "ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 65936 : i32, ttg.target = "cuda:90", ttg.tensor_memory_size = 0 : i32, "ttg.threads-per-warp" = 32 : i32, "ttg.total-num-warps" = 12 : i32, "ttng.two-ctas" = false} {
  tt.func public @attention_two_consumers(%arg0: !tt.tensordesc<64x64xf16, #shared>, %arg1: i32, %arg2: i32, %arg3: i64, %arg4: i64, %arg5: !tt.tensordesc<64x64xf16, #shared>, %arg6: i32, %arg7: i32, %arg8: i64, %arg9: i64, %arg10: !tt.tensordesc<64x64xf16, #shared>, %arg11: i32, %arg12: i32, %arg13: i64, %arg14: i64, %arg15: !tt.tensordesc<64x64xf16, #shared>, %arg16: i32, %arg17: i32, %arg18: i64, %arg19: i64, %arg20: f32, %arg21: i32 {tt.divisibility = 16 : i32}, %arg22: i32) attributes {allocation.offset = 65928 : i32, noinline = false} {
    %c0_i32 = arith.constant 0 : i32
    %c1_i32 = arith.constant 1 : i32
    %c127_i32 = arith.constant 127 : i32
    %c128_i32 = arith.constant 128 : i32
    %c63_i32 = arith.constant 63 : i32
    %c64_i32 = arith.constant 64 : i32
    %c132_i32 = arith.constant 132 : i32
    %cst = arith.constant dense<0xFF800000> : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %cst_1 = arith.constant dense<0.000000e+00> : tensor<64x64xf32, #mma>
    %true = arith.constant true
    %c2_i32 = arith.constant 2 : i32
    %false = arith.constant false
    %0 = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable>
    %1 = ttg.local_alloc {allocation.offset = 16384 : i32} : () -> !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable>
    %2 = ttg.local_alloc {allocation.offset = 32768 : i32} : () -> !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable>
    %3 = ttg.local_alloc {allocation.offset = 49152 : i32} : () -> !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable>
    %4 = ttg.local_alloc {allocation.offset = 65872 : i32} : () -> !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>
    %5 = ttg.memdesc_index %4[%c0_i32] : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %5, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %6 = ttg.local_alloc {allocation.offset = 65888 : i32} : () -> !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>
    %7 = ttg.memdesc_index %6[%c0_i32] : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %7, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %8 = ttg.local_alloc {allocation.offset = 65904 : i32} : () -> !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>
    %9 = ttg.memdesc_index %8[%c0_i32] : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %9, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %10 = ttg.local_alloc {allocation.offset = 65920 : i32} : () -> !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>
    %11 = ttg.memdesc_index %10[%c0_i32] : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %11, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %12 = ttg.local_alloc {allocation.offset = 65808 : i32} : () -> !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>
    %13 = ttg.memdesc_index %12[%c0_i32] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %13, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %14 = ttg.memdesc_index %12[%c1_i32] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %14, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %15 = ttg.local_alloc {allocation.offset = 65824 : i32} : () -> !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>
    %16 = ttg.memdesc_index %15[%c0_i32] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %16, 2 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %17 = ttg.memdesc_index %15[%c1_i32] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %17, 2 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %18 = ttg.local_alloc {allocation.offset = 65840 : i32} : () -> !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>
    %19 = ttg.memdesc_index %18[%c0_i32] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %19, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %20 = ttg.memdesc_index %18[%c1_i32] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %20, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %21 = ttg.local_alloc {allocation.offset = 65856 : i32} : () -> !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>
    %22 = ttg.memdesc_index %21[%c0_i32] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %22, 2 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %23 = ttg.memdesc_index %21[%c1_i32] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %23, 2 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %24 = arith.addi %arg21, %c127_i32 : i32
    %25 = arith.divsi %24, %c128_i32 : i32
    %26 = arith.muli %25, %arg22 : i32
    %27 = arith.addi %arg21, %c63_i32 : i32
    %28 = arith.divsi %27, %c64_i32 : i32
    ttg.warp_specialize(%arg15, %0, %1, %2, %3, %8, %10, %12, %15, %18, %21, %arg20, %arg21, %25, %26, %28, %arg0, %arg5, %arg10, %4, %6) attributes {actualRegisters = array<i32: 232, 232, 40, 40, 40>, allocation.offset = 65536 : i32, allocation.size = 260 : i32, requestedRegisters = array<i32: 232, 40, 16, 16>, warpGroupStartIds = array<i32: 4, 10, 8, 11>}
    default {
      %29 = tt.get_program_id x : i32
      cf.br ^bb1(%29, %c0_i32, %c0_i32 : i32, i32, i32)
    ^bb1(%30: i32, %31: i32, %32: i32):  // 2 preds: ^bb0, ^bb5
      %33 = arith.cmpi slt, %30, %26 : i32
      cf.cond_br %33, ^bb2, ^bb6
    ^bb2:  // pred: ^bb1
      %34 = arith.andi %32, %c1_i32 : i32
      ttng.wait_barrier %5, %34, %true : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      cf.br ^bb3(%c0_i32, %31, %cst, %cst_0, %cst_1 : i32, i32, tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>, tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>, tensor<64x64xf32, #mma>)
    ^bb3(%35: i32, %36: i32, %37: tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>, %38: tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>, %39: tensor<64x64xf32, #mma>):  // 2 preds: ^bb2, ^bb4
      %40 = arith.cmpi slt, %35, %28 : i32
      cf.cond_br %40, ^bb4, ^bb5
    ^bb4:  // pred: ^bb3
      %41 = arith.remsi %36, %c2_i32 : i32
      %42 = ttg.memdesc_index %12[%41] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      %43 = arith.divsi %36, %c2_i32 : i32
      %44 = arith.andi %43, %c1_i32 : i32
      ttng.wait_barrier %42, %44, %true : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      %45 = ttg.memdesc_index %0[%c0_i32] : !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
      %46 = ttg.memdesc_index %1[%41] : !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
      %47 = ttg.memdesc_trans %46 {order = array<i32: 1, 0>} : !ttg.memdesc<64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared2, #smem, mutable>
      %48 = ttng.warp_group_dot %45, %47, %cst_1, %false {inputPrecision = 0 : i32, isAsync = true} : !ttg.memdesc<64x64xf16, #shared, #smem, mutable> * !ttg.memdesc<64x64xf16, #shared2, #smem, mutable> -> tensor<64x64xf32, #mma>
      %49 = ttng.warp_group_dot_wait %48 {pendings = 0 : i32} : tensor<64x64xf32, #mma>
      %50 = tt.splat %arg20 : f32 -> tensor<64x64xf32, #mma>
      %51 = arith.mulf %49, %50 : tensor<64x64xf32, #mma>
      %52 = ttg.memdesc_index %15[%41] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      ttng.arrive_barrier %52, 1, %true : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      %53 = "tt.reduce"(%51) <{axis = 1 : i32}> ({
      ^bb0(%arg23: f32, %arg24: f32):
        %90 = arith.maxnumf %arg23, %arg24 : f32
        tt.reduce.return %90 : f32
      }) : (tensor<64x64xf32, #mma>) -> tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %54 = arith.maxnumf %37, %53 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %55 = tt.expand_dims %54 {axis = 1 : i32} : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<64x1xf32, #mma>
      %56 = tt.broadcast %55 : tensor<64x1xf32, #mma> -> tensor<64x64xf32, #mma>
      %57 = arith.subf %51, %56 : tensor<64x64xf32, #mma>
      %58 = math.exp2 %57 : tensor<64x64xf32, #mma>
      %59 = arith.subf %37, %54 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %60 = math.exp2 %59 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %61 = arith.mulf %38, %60 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %62 = "tt.reduce"(%58) <{axis = 1 : i32}> ({
      ^bb0(%arg23: f32, %arg24: f32):
        %90 = arith.addf %arg23, %arg24 : f32
        tt.reduce.return %90 : f32
      }) : (tensor<64x64xf32, #mma>) -> tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %63 = arith.addf %61, %62 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %64 = ttg.convert_layout %60 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %65 = tt.expand_dims %64 {axis = 1 : i32} : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<64x1xf32, #mma>
      %66 = tt.broadcast %65 : tensor<64x1xf32, #mma> -> tensor<64x64xf32, #mma>
      %67 = arith.mulf %39, %66 : tensor<64x64xf32, #mma>
      %68 = arith.truncf %58 : tensor<64x64xf32, #mma> to tensor<64x64xf16, #mma>
      %69 = ttg.convert_layout %68 : tensor<64x64xf16, #mma> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
      %70 = ttg.memdesc_index %18[%41] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      ttng.wait_barrier %70, %44, %true : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      %71 = ttg.memdesc_index %2[%41] : !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
      %72 = ttng.warp_group_dot %69, %71, %67, %true {inputPrecision = 0 : i32, isAsync = true} : tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>> * !ttg.memdesc<64x64xf16, #shared, #smem, mutable> -> tensor<64x64xf32, #mma>
      %73 = ttng.warp_group_dot_wait %72 {pendings = 0 : i32} : tensor<64x64xf32, #mma>
      %74 = ttg.memdesc_index %21[%41] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      ttng.arrive_barrier %74, 1, %true : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      %75 = arith.addi %36, %c1_i32 : i32
      %76 = arith.addi %35, %c1_i32 : i32
      cf.br ^bb3(%76, %75, %54, %63, %73 : i32, i32, tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>, tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>, tensor<64x64xf32, #mma>)
    ^bb5:  // pred: ^bb3
      ttng.arrive_barrier %7, 1, %true : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      ttng.async_tma_store_wait {pendings = 0 : i32, read_only}
      ttg.barrier local
      %77 = ttg.memdesc_index %3[%c0_i32] : !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
      %78 = ttg.convert_layout %38 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %79 = tt.expand_dims %78 {axis = 1 : i32} : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<64x1xf32, #mma>
      %80 = tt.broadcast %79 : tensor<64x1xf32, #mma> -> tensor<64x64xf32, #mma>
      %81 = arith.divf %39, %80 : tensor<64x64xf32, #mma>
      %82 = arith.truncf %81 : tensor<64x64xf32, #mma> to tensor<64x64xf16, #mma>
      ttg.local_store %82, %77 : tensor<64x64xf16, #mma> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
      ttng.fence_async_shared {bCluster = false}
      %83 = arith.divsi %30, %25 : i32
      %84 = arith.muli %83, %arg21 : i32
      %85 = arith.remsi %30, %25 : i32
      %86 = arith.muli %85, %c128_i32 : i32
      %87 = arith.addi %84, %86 : i32
      ttg.barrier local
      ttng.async_tma_copy_local_to_global %arg15[%87, %c0_i32] %77 : !tt.tensordesc<64x64xf16, #shared>, !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
      %88 = arith.addi %32, %c1_i32 : i32
      %89 = arith.addi %30, %c132_i32 : i32
      cf.br ^bb1(%89, %36, %88 : i32, i32, i32)
    ^bb6:  // pred: ^bb1
      ttng.async_tma_store_wait {pendings = 0 : i32, read_only}
      ttg.warp_yield
    }
    partition0(%arg23: !tt.tensordesc<64x64xf16, #shared>, %arg24: !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable>, %arg25: !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable>, %arg26: !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable>, %arg27: !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable>, %arg28: !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, %arg29: !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, %arg30: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %arg31: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %arg32: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %arg33: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %arg34: f32, %arg35: i32, %arg36: i32, %arg37: i32, %arg38: i32, %arg39: !tt.tensordesc<64x64xf16, #shared>, %arg40: !tt.tensordesc<64x64xf16, #shared>, %arg41: !tt.tensordesc<64x64xf16, #shared>, %arg42: !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, %arg43: !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>) num_warps(4) {
      %c0_i32_2 = arith.constant 0 : i32
      %c132_i32_3 = arith.constant 132 : i32
      %cst_4 = arith.constant dense<0xFF800000> : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %cst_5 = arith.constant dense<0.000000e+00> : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %cst_6 = arith.constant dense<0.000000e+00> : tensor<64x64xf32, #mma>
      %c1_i32_7 = arith.constant 1 : i32
      %true_8 = arith.constant true
      %c2_i32_9 = arith.constant 2 : i32
      %false_10 = arith.constant false
      %c64_i32_11 = arith.constant 64 : i32
      %29 = tt.get_program_id x : i32
      cf.br ^bb1(%29, %c0_i32_2, %c0_i32_2 : i32, i32, i32)
    ^bb1(%30: i32, %31: i32, %32: i32):  // 2 preds: ^bb0, ^bb5
      %33 = arith.cmpi slt, %30, %arg37 : i32
      cf.cond_br %33, ^bb2, ^bb6
    ^bb2:  // pred: ^bb1
      %34 = ttg.memdesc_index %arg28[%c0_i32_2] : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      %35 = arith.andi %32, %c1_i32_7 : i32
      ttng.wait_barrier %34, %35, %true_8 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      cf.br ^bb3(%c0_i32_2, %31, %cst_4, %cst_5, %cst_6 : i32, i32, tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>, tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>, tensor<64x64xf32, #mma>)
    ^bb3(%36: i32, %37: i32, %38: tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>, %39: tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>, %40: tensor<64x64xf32, #mma>):  // 2 preds: ^bb2, ^bb4
      %41 = arith.cmpi slt, %36, %arg38 : i32
      cf.cond_br %41, ^bb4, ^bb5
    ^bb4:  // pred: ^bb3
      %42 = arith.remsi %37, %c2_i32_9 : i32
      %43 = ttg.memdesc_index %arg30[%42] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      %44 = arith.divsi %37, %c2_i32_9 : i32
      %45 = arith.andi %44, %c1_i32_7 : i32
      ttng.wait_barrier %43, %45, %true_8 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      %46 = ttg.memdesc_index %arg24[%c1_i32_7] : !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
      %47 = ttg.memdesc_index %arg25[%42] : !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
      %48 = ttg.memdesc_trans %47 {order = array<i32: 1, 0>} : !ttg.memdesc<64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared2, #smem, mutable>
      %49 = ttng.warp_group_dot %46, %48, %cst_6, %false_10 {inputPrecision = 0 : i32, isAsync = true} : !ttg.memdesc<64x64xf16, #shared, #smem, mutable> * !ttg.memdesc<64x64xf16, #shared2, #smem, mutable> -> tensor<64x64xf32, #mma>
      %50 = ttng.warp_group_dot_wait %49 {pendings = 0 : i32} : tensor<64x64xf32, #mma>
      %51 = tt.splat %arg34 : f32 -> tensor<64x64xf32, #mma>
      %52 = arith.mulf %50, %51 : tensor<64x64xf32, #mma>
      %53 = ttg.memdesc_index %arg31[%42] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      ttng.arrive_barrier %53, 1, %true_8 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      %54 = "tt.reduce"(%52) <{axis = 1 : i32}> ({
      ^bb0(%arg44: f32, %arg45: f32):
        %94 = arith.maxnumf %arg44, %arg45 : f32
        tt.reduce.return %94 : f32
      }) : (tensor<64x64xf32, #mma>) -> tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %55 = arith.maxnumf %38, %54 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %56 = tt.expand_dims %55 {axis = 1 : i32} : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<64x1xf32, #mma>
      %57 = tt.broadcast %56 : tensor<64x1xf32, #mma> -> tensor<64x64xf32, #mma>
      %58 = arith.subf %52, %57 : tensor<64x64xf32, #mma>
      %59 = math.exp2 %58 : tensor<64x64xf32, #mma>
      %60 = arith.subf %38, %55 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %61 = math.exp2 %60 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %62 = arith.mulf %39, %61 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %63 = "tt.reduce"(%59) <{axis = 1 : i32}> ({
      ^bb0(%arg44: f32, %arg45: f32):
        %94 = arith.addf %arg44, %arg45 : f32
        tt.reduce.return %94 : f32
      }) : (tensor<64x64xf32, #mma>) -> tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %64 = arith.addf %62, %63 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %65 = ttg.convert_layout %61 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %66 = tt.expand_dims %65 {axis = 1 : i32} : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<64x1xf32, #mma>
      %67 = tt.broadcast %66 : tensor<64x1xf32, #mma> -> tensor<64x64xf32, #mma>
      %68 = arith.mulf %40, %67 : tensor<64x64xf32, #mma>
      %69 = arith.truncf %59 : tensor<64x64xf32, #mma> to tensor<64x64xf16, #mma>
      %70 = ttg.convert_layout %69 : tensor<64x64xf16, #mma> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
      %71 = ttg.memdesc_index %arg32[%42] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      ttng.wait_barrier %71, %45, %true_8 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      %72 = ttg.memdesc_index %arg26[%42] : !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
      %73 = ttng.warp_group_dot %70, %72, %68, %true_8 {inputPrecision = 0 : i32, isAsync = true} : tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>> * !ttg.memdesc<64x64xf16, #shared, #smem, mutable> -> tensor<64x64xf32, #mma>
      %74 = ttng.warp_group_dot_wait %73 {pendings = 0 : i32} : tensor<64x64xf32, #mma>
      %75 = ttg.memdesc_index %arg33[%42] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      ttng.arrive_barrier %75, 1, %true_8 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      %76 = arith.addi %37, %c1_i32_7 : i32
      %77 = arith.addi %36, %c1_i32_7 : i32
      cf.br ^bb3(%77, %76, %55, %64, %74 : i32, i32, tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>, tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>, tensor<64x64xf32, #mma>)
    ^bb5:  // pred: ^bb3
      %78 = ttg.memdesc_index %arg29[%c0_i32_2] : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      ttng.arrive_barrier %78, 1, %true_8 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      ttng.async_tma_store_wait {pendings = 0 : i32, read_only}
      ttg.barrier local
      %79 = ttg.memdesc_index %arg27[%c1_i32_7] : !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
      %80 = ttg.convert_layout %39 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %81 = tt.expand_dims %80 {axis = 1 : i32} : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<64x1xf32, #mma>
      %82 = tt.broadcast %81 : tensor<64x1xf32, #mma> -> tensor<64x64xf32, #mma>
      %83 = arith.divf %40, %82 : tensor<64x64xf32, #mma>
      %84 = arith.truncf %83 : tensor<64x64xf32, #mma> to tensor<64x64xf16, #mma>
      ttg.local_store %84, %79 : tensor<64x64xf16, #mma> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
      ttng.fence_async_shared {bCluster = false}
      %85 = arith.divsi %30, %arg36 : i32
      %86 = arith.muli %85, %arg35 : i32
      %87 = arith.remsi %30, %arg36 : i32
      %88 = arith.muli %87, %c2_i32_9 : i32
      %89 = arith.addi %88, %c1_i32_7 : i32
      %90 = arith.muli %89, %c64_i32_11 : i32
      %91 = arith.addi %86, %90 : i32
      ttg.barrier local
      ttng.async_tma_copy_local_to_global %arg23[%91, %c0_i32_2] %79 : !tt.tensordesc<64x64xf16, #shared>, !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
      %92 = arith.addi %32, %c1_i32_7 : i32
      %93 = arith.addi %30, %c132_i32_3 : i32
      cf.br ^bb1(%93, %37, %92 : i32, i32, i32)
    ^bb6:  // pred: ^bb1
      ttng.async_tma_store_wait {pendings = 0 : i32, read_only}
      ttg.warp_return
    }
    partition1(%arg23: !tt.tensordesc<64x64xf16, #shared>, %arg24: !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable>, %arg25: !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable>, %arg26: !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable>, %arg27: !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable>, %arg28: !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, %arg29: !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, %arg30: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %arg31: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %arg32: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %arg33: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %arg34: f32, %arg35: i32, %arg36: i32, %arg37: i32, %arg38: i32, %arg39: !tt.tensordesc<64x64xf16, #shared>, %arg40: !tt.tensordesc<64x64xf16, #shared>, %arg41: !tt.tensordesc<64x64xf16, #shared>, %arg42: !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, %arg43: !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>) num_warps(1) {
      %c0_i32_2 = arith.constant 0 : i32
      %c132_i32_3 = arith.constant 132 : i32
      %c2_i32_4 = arith.constant 2 : i32
      %c64_i32_5 = arith.constant 64 : i32
      %c1_i32_6 = arith.constant 1 : i32
      %true_7 = arith.constant true
      %c128_i32_8 = arith.constant 128 : i32
      %29 = tt.get_program_id x : i32
      cf.br ^bb1(%29, %c0_i32_2, %c0_i32_2 : i32, i32, i32)
    ^bb1(%30: i32, %31: i32, %32: i32):  // 2 preds: ^bb0, ^bb5
      %33 = arith.cmpi slt, %30, %arg37 : i32
      cf.cond_br %33, ^bb2, ^bb6
    ^bb2:  // pred: ^bb1
      %34 = arith.divsi %30, %arg36 : i32
      %35 = arith.muli %34, %arg35 : i32
      %36 = arith.remsi %30, %arg36 : i32
      %37 = arith.muli %36, %c128_i32_8 : i32
      %38 = arith.addi %35, %37 : i32
      %39 = ttg.memdesc_subslice %arg24[0, 0, 0] : !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<1x64x64xf16, #shared, #smem, mutable, 2x64x64>
      %40 = ttg.memdesc_index %arg43[%c0_i32_2] : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      %41 = arith.andi %32, %c1_i32_6 : i32
      %42 = arith.xori %41, %c1_i32_6 : i32
      ttng.wait_barrier %40, %42, %true_7 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      %43 = ttg.memdesc_index %arg42[%c0_i32_2] : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      ttng.barrier_expect %43, 8192, %true_7 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      %44 = ttg.memdesc_index %39[%c0_i32_2] : !ttg.memdesc<1x64x64xf16, #shared, #smem, mutable, 2x64x64> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
      ttg.barrier local
      ttng.async_tma_copy_global_to_local %arg39[%38, %c0_i32_2] %44, %43, %true_7 : !tt.tensordesc<64x64xf16, #shared>, !ttg.memdesc<1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
      %45 = ttg.memdesc_subslice %arg24[1, 0, 0] : !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<1x64x64xf16, #shared, #smem, mutable, 2x64x64>
      %46 = arith.addi %38, %c64_i32_5 : i32
      %47 = ttg.memdesc_index %arg29[%c0_i32_2] : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      ttng.wait_barrier %47, %42, %true_7 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      %48 = ttg.memdesc_index %arg28[%c0_i32_2] : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      ttng.barrier_expect %48, 8192, %true_7 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      %49 = ttg.memdesc_index %45[%c0_i32_2] : !ttg.memdesc<1x64x64xf16, #shared, #smem, mutable, 2x64x64> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
      ttg.barrier local
      ttng.async_tma_copy_global_to_local %arg39[%46, %c0_i32_2] %49, %48, %true_7 : !tt.tensordesc<64x64xf16, #shared>, !ttg.memdesc<1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
      cf.br ^bb3(%c0_i32_2, %31 : i32, i32)
    ^bb3(%50: i32, %51: i32):  // 2 preds: ^bb2, ^bb4
      %52 = arith.cmpi slt, %50, %arg38 : i32
      cf.cond_br %52, ^bb4, ^bb5
    ^bb4:  // pred: ^bb3
      %53 = arith.muli %50, %c64_i32_5 : i32
      %54 = arith.addi %35, %53 : i32
      %55 = arith.remsi %51, %c2_i32_4 : i32
      %56 = ttg.memdesc_index %arg31[%55] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      %57 = arith.divsi %51, %c2_i32_4 : i32
      %58 = arith.andi %57, %c1_i32_6 : i32
      %59 = arith.xori %58, %c1_i32_6 : i32
      ttng.wait_barrier %56, %59, %true_7 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      %60 = ttg.memdesc_index %arg30[%55] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      ttng.barrier_expect %60, 8192, %true_7 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      %61 = ttg.memdesc_index %arg25[%55] : !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
      ttg.barrier local
      ttng.async_tma_copy_global_to_local %arg40[%54, %c0_i32_2] %61, %60, %true_7 : !tt.tensordesc<64x64xf16, #shared>, !ttg.memdesc<1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
      %62 = ttg.memdesc_index %arg33[%55] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      ttng.wait_barrier %62, %59, %true_7 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      %63 = ttg.memdesc_index %arg32[%55] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      ttng.barrier_expect %63, 8192, %true_7 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      %64 = ttg.memdesc_index %arg26[%55] : !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
      ttg.barrier local
      ttng.async_tma_copy_global_to_local %arg41[%54, %c0_i32_2] %64, %63, %true_7 : !tt.tensordesc<64x64xf16, #shared>, !ttg.memdesc<1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
      %65 = arith.addi %51, %c1_i32_6 : i32
      %66 = arith.addi %50, %c1_i32_6 : i32
      cf.br ^bb3(%66, %65 : i32, i32)
    ^bb5:  // pred: ^bb3
      %67 = arith.addi %32, %c1_i32_6 : i32
      %68 = arith.addi %30, %c132_i32_3 : i32
      cf.br ^bb1(%68, %51, %67 : i32, i32, i32)
    ^bb6:  // pred: ^bb1
      ttg.warp_return
    }
    partition2(%arg23: !tt.tensordesc<64x64xf16, #shared>, %arg24: !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable>, %arg25: !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable>, %arg26: !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable>, %arg27: !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable>, %arg28: !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, %arg29: !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, %arg30: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %arg31: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %arg32: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %arg33: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %arg34: f32, %arg35: i32, %arg36: i32, %arg37: i32, %arg38: i32, %arg39: !tt.tensordesc<64x64xf16, #shared>, %arg40: !tt.tensordesc<64x64xf16, #shared>, %arg41: !tt.tensordesc<64x64xf16, #shared>, %arg42: !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, %arg43: !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>) num_warps(2) {
      ttg.warp_return
    }
    partition3(%arg23: !tt.tensordesc<64x64xf16, #shared>, %arg24: !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable>, %arg25: !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable>, %arg26: !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable>, %arg27: !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable>, %arg28: !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, %arg29: !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, %arg30: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %arg31: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %arg32: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %arg33: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %arg34: f32, %arg35: i32, %arg36: i32, %arg37: i32, %arg38: i32, %arg39: !tt.tensordesc<64x64xf16, #shared>, %arg40: !tt.tensordesc<64x64xf16, #shared>, %arg41: !tt.tensordesc<64x64xf16, #shared>, %arg42: !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, %arg43: !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>) num_warps(1) {
      ttg.warp_return
    } : (!tt.tensordesc<64x64xf16, #shared>, !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable>, !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable>, !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable>, !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable>, !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, f32, i32, i32, i32, i32, !tt.tensordesc<64x64xf16, #shared>, !tt.tensordesc<64x64xf16, #shared>, !tt.tensordesc<64x64xf16, #shared>, !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>) -> ()
    ttng.inval_barrier %5 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %7 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %9 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %11 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %13 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %14 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %16 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %17 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %19 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %20 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %22 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %23 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    tt.return
  }
}

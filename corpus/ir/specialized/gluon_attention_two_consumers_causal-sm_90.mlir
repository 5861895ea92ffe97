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
    %cst_2 = arith.constant dense<0xFF800000> : tensor<64x64xf32, #mma>
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
      %35 = arith.remsi %30, %25 : i32
      %36 = arith.addi %35, %c1_i32 : i32
      %37 = arith.muli %36, %c2_i32 : i32
      %38 = arith.minsi %28, %37 : i32
      cf.br ^bb3(%c0_i32, %31, %cst, %cst_0, %cst_1 : i32, i32, tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>, tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>, tensor<64x64xf32, #mma>)
    ^bb3(%39: i32, %40: i32, %41: tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>, %42: tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>, %43: tensor<64x64xf32, #mma>):  // 2 preds: ^bb2, ^bb4
      %44 = arith.cmpi slt, %39, %38 : i32
      cf.cond_br %44, ^bb4, ^bb5
    ^bb4:  // pred: ^bb3
      %45 = arith.remsi %40, %c2_i32 : i32
      %46 = ttg.memdesc_index %12[%45] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      %47 = arith.divsi %40, %c2_i32 : i32
      %48 = arith.andi %47, %c1_i32 : i32
      ttng.wait_barrier %46, %48, %true : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      %49 = ttg.memdesc_index %0[%c0_i32] : !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
      %50 = ttg.memdesc_index %1[%45] : !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
      %51 = ttg.memdesc_trans %50 {order = array<i32: 1, 0>} : !ttg.memdesc<64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared2, #smem, mutable>
      %52 = ttng.warp_group_dot %49, %51, %cst_1, %false {inputPrecision = 0 : i32, isAsync = true} : !ttg.memdesc<64x64xf16, #shared, #smem, mutable> * !ttg.memdesc<64x64xf16, #shared2, #smem, mutable> -> tensor<64x64xf32, #mma>
      %53 = ttng.warp_group_dot_wait %52 {pendings = 0 : i32} : tensor<64x64xf32, #mma>
      %54 = tt.splat %arg20 : f32 -> tensor<64x64xf32, #mma>
      %55 = arith.mulf %53, %54 : tensor<64x64xf32, #mma>
      %56 = arith.muli %35, %c128_i32 : i32
      %57 = arith.muli %39, %c64_i32 : i32
      %58 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #mma}>>
      %59 = tt.splat %56 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #mma}>>
      %60 = arith.addi %59, %58 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #mma}>>
      %61 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma}>>
      %62 = tt.splat %57 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma}>>
      %63 = arith.addi %62, %61 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma}>>
      %64 = tt.expand_dims %60 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<64x1xi32, #mma>
      %65 = tt.expand_dims %63 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma}>> -> tensor<1x64xi32, #mma>
      %66 = tt.broadcast %64 : tensor<64x1xi32, #mma> -> tensor<64x64xi32, #mma>
      %67 = tt.broadcast %65 : tensor<1x64xi32, #mma> -> tensor<64x64xi32, #mma>
      %68 = arith.cmpi sge, %66, %67 : tensor<64x64xi32, #mma>
      %69 = arith.select %68, %55, %cst_2 : tensor<64x64xi1, #mma>, tensor<64x64xf32, #mma>
      %70 = ttg.memdesc_index %15[%45] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      ttng.arrive_barrier %70, 1, %true : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      %71 = "tt.reduce"(%69) <{axis = 1 : i32}> ({
      ^bb0(%arg23: f32, %arg24: f32):
        %107 = arith.maxnumf %arg23, %arg24 : f32
        tt.reduce.return %107 : f32
      }) : (tensor<64x64xf32, #mma>) -> tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %72 = arith.maxnumf %41, %71 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %73 = tt.expand_dims %72 {axis = 1 : i32} : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<64x1xf32, #mma>
      %74 = tt.broadcast %73 : tensor<64x1xf32, #mma> -> tensor<64x64xf32, #mma>
      %75 = arith.subf %69, %74 : tensor<64x64xf32, #mma>
      %76 = math.exp2 %75 : tensor<64x64xf32, #mma>
      %77 = arith.subf %41, %72 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %78 = math.exp2 %77 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %79 = arith.mulf %42, %78 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %80 = "tt.reduce"(%76) <{axis = 1 : i32}> ({
      ^bb0(%arg23: f32, %arg24: f32):
        %107 = arith.addf %arg23, %arg24 : f32
        tt.reduce.return %107 : f32
      }) : (tensor<64x64xf32, #mma>) -> tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %81 = arith.addf %79, %80 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %82 = ttg.convert_layout %78 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %83 = tt.expand_dims %82 {axis = 1 : i32} : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<64x1xf32, #mma>
      %84 = tt.broadcast %83 : tensor<64x1xf32, #mma> -> tensor<64x64xf32, #mma>
      %85 = arith.mulf %43, %84 : tensor<64x64xf32, #mma>
      %86 = arith.truncf %76 : tensor<64x64xf32, #mma> to tensor<64x64xf16, #mma>
      %87 = ttg.convert_layout %86 : tensor<64x64xf16, #mma> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
      %88 = ttg.memdesc_index %18[%45] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      ttng.wait_barrier %88, %48, %true : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      %89 = ttg.memdesc_index %2[%45] : !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
      %90 = ttng.warp_group_dot %87, %89, %85, %true {inputPrecision = 0 : i32, isAsync = true} : tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>> * !ttg.memdesc<64x64xf16, #shared, #smem, mutable> -> tensor<64x64xf32, #mma>
      %91 = ttng.warp_group_dot_wait %90 {pendings = 0 : i32} : tensor<64x64xf32, #mma>
      %92 = ttg.memdesc_index %21[%45] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      ttng.arrive_barrier %92, 1, %true : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      %93 = arith.addi %40, %c1_i32 : i32
      %94 = arith.addi %39, %c1_i32 : i32
      cf.br ^bb3(%94, %93, %72, %81, %91 : i32, i32, tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>, tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>, tensor<64x64xf32, #mma>)
    ^bb5:  // pred: ^bb3
      ttng.arrive_barrier %7, 1, %true : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      ttng.async_tma_store_wait {pendings = 0 : i32, read_only}
      ttg.barrier local
      %95 = ttg.memdesc_index %3[%c0_i32] : !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
      %96 = ttg.convert_layout %42 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %97 = tt.expand_dims %96 {axis = 1 : i32} : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<64x1xf32, #mma>
      %98 = tt.broadcast %97 : tensor<64x1xf32, #mma> -> tensor<64x64xf32, #mma>
      %99 = arith.divf %43, %98 : tensor<64x64xf32, #mma>
      %100 = arith.truncf %99 : tensor<64x64xf32, #mma> to tensor<64x64xf16, #mma>
      ttg.local_store %100, %95 : tensor<64x64xf16, #mma> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
      ttng.fence_async_shared {bCluster = false}
      %101 = arith.divsi %30, %25 : i32
      %102 = arith.muli %101, %arg21 : i32
      %103 = arith.muli %35, %c128_i32 : i32
      %104 = arith.addi %102, %103 : i32
      ttg.barrier local
      ttng.async_tma_copy_local_to_global %arg15[%104, %c0_i32] %95 : !tt.tensordesc<64x64xf16, #shared>, !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
      %105 = arith.addi %32, %c1_i32 : i32
      %106 = arith.addi %30, %c132_i32 : i32
      cf.br ^bb1(%106, %40, %105 : i32, i32, i32)
    ^bb6:  // pred: ^bb1
      ttng.async_tma_store_wait {pendings = 0 : i32, read_only}
      ttg.warp_yield
    }
    partition0(%arg23: !tt.tensordesc<64x64xf16, #shared>, %arg24: !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable>, %arg25: !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable>, %arg26: !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable>, %arg27: !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable>, %arg28: !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, %arg29: !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, %arg30: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %arg31: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %arg32: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %arg33: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %arg34: f32, %arg35: i32, %arg36: i32, %arg37: i32, %arg38: i32, %arg39: !tt.tensordesc<64x64xf16, #shared>, %arg40: !tt.tensordesc<64x64xf16, #shared>, %arg41: !tt.tensordesc<64x64xf16, #shared>, %arg42: !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, %arg43: !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>) num_warps(4) {
      %c0_i32_3 = arith.constant 0 : i32
      %c132_i32_4 = arith.constant 132 : i32
      %cst_5 = arith.constant dense<0xFF800000> : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %cst_6 = arith.constant dense<0.000000e+00> : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %cst_7 = arith.constant dense<0.000000e+00> : tensor<64x64xf32, #mma>
      %c1_i32_8 = arith.constant 1 : i32
      %true_9 = arith.constant true
      %c2_i32_10 = arith.constant 2 : i32
      %false_11 = arith.constant false
      %c64_i32_12 = arith.constant 64 : i32
      %cst_13 = arith.constant dense<0xFF800000> : tensor<64x64xf32, #mma>
      %29 = tt.get_program_id x : i32
      cf.br ^bb1(%29, %c0_i32_3, %c0_i32_3 : i32, i32, i32)
    ^bb1(%30: i32, %31: i32, %32: i32):  // 2 preds: ^bb0, ^bb5
      %33 = arith.cmpi slt, %30, %arg37 : i32
      cf.cond_br %33, ^bb2, ^bb6
    ^bb2:  // pred: ^bb1
      %34 = ttg.memdesc_index %arg28[%c0_i32_3] : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      %35 = arith.andi %32, %c1_i32_8 : i32
      ttng.wait_barrier %34, %35, %true_9 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      %36 = arith.remsi %30, %arg36 : i32
      %37 = arith.addi %36, %c1_i32_8 : i32
      %38 = arith.muli %37, %c2_i32_10 : i32
      %39 = arith.minsi %arg38, %38 : i32
      cf.br ^bb3(%c0_i32_3, %31, %cst_5, %cst_6, %cst_7 : i32, i32, tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>, tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>, tensor<64x64xf32, #mma>)
    ^bb3(%40: i32, %41: i32, %42: tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>, %43: tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>, %44: tensor<64x64xf32, #mma>):  // 2 preds: ^bb2, ^bb4
      %45 = arith.cmpi slt, %40, %39 : i32
      cf.cond_br %45, ^bb4, ^bb5
    ^bb4:  // pred: ^bb3
      %46 = arith.remsi %41, %c2_i32_10 : i32
      %47 = ttg.memdesc_index %arg30[%46] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      %48 = arith.divsi %41, %c2_i32_10 : i32
      %49 = arith.andi %48, %c1_i32_8 : i32
      ttng.wait_barrier %47, %49, %true_9 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      %50 = ttg.memdesc_index %arg24[%c1_i32_8] : !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
      %51 = ttg.memdesc_index %arg25[%46] : !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
      %52 = ttg.memdesc_trans %51 {order = array<i32: 1, 0>} : !ttg.memdesc<64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared2, #smem, mutable>
      %53 = ttng.warp_group_dot %50, %52, %cst_7, %false_11 {inputPrecision = 0 : i32, isAsync = true} : !ttg.memdesc<64x64xf16, #shared, #smem, mutable> * !ttg.memdesc<64x64xf16, #shared2, #smem, mutable> -> tensor<64x64xf32, #mma>
      %54 = ttng.warp_group_dot_wait %53 {pendings = 0 : i32} : tensor<64x64xf32, #mma>
      %55 = tt.splat %arg34 : f32 -> tensor<64x64xf32, #mma>
      %56 = arith.mulf %54, %55 : tensor<64x64xf32, #mma>
      %57 = arith.muli %36, %c2_i32_10 : i32
      %58 = arith.addi %57, %c1_i32_8 : i32
      %59 = arith.muli %58, %c64_i32_12 : i32
      %60 = arith.muli %40, %c64_i32_12 : i32
      %61 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #mma}>>
      %62 = tt.splat %59 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #mma}>>
      %63 = arith.addi %62, %61 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #mma}>>
      %64 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma}>>
      %65 = tt.splat %60 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma}>>
      %66 = arith.addi %65, %64 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma}>>
      %67 = tt.expand_dims %63 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<64x1xi32, #mma>
      %68 = tt.expand_dims %66 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma}>> -> tensor<1x64xi32, #mma>
      %69 = tt.broadcast %67 : tensor<64x1xi32, #mma> -> tensor<64x64xi32, #mma>
      %70 = tt.broadcast %68 : tensor<1x64xi32, #mma> -> tensor<64x64xi32, #mma>
      %71 = arith.cmpi sge, %69, %70 : tensor<64x64xi32, #mma>
      %72 = arith.select %71, %56, %cst_13 : tensor<64x64xi1, #mma>, tensor<64x64xf32, #mma>
      %73 = ttg.memdesc_index %arg31[%46] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      ttng.arrive_barrier %73, 1, %true_9 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      %74 = "tt.reduce"(%72) <{axis = 1 : i32}> ({
      ^bb0(%arg44: f32, %arg45: f32):
        %113 = arith.maxnumf %arg44, %arg45 : f32
        tt.reduce.return %113 : f32
      }) : (tensor<64x64xf32, #mma>) -> tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %75 = arith.maxnumf %42, %74 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %76 = tt.expand_dims %75 {axis = 1 : i32} : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<64x1xf32, #mma>
      %77 = tt.broadcast %76 : tensor<64x1xf32, #mma> -> tensor<64x64xf32, #mma>
      %78 = arith.subf %72, %77 : tensor<64x64xf32, #mma>
      %79 = math.exp2 %78 : tensor<64x64xf32, #mma>
      %80 = arith.subf %42, %75 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %81 = math.exp2 %80 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %82 = arith.mulf %43, %81 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %83 = "tt.reduce"(%79) <{axis = 1 : i32}> ({
      ^bb0(%arg44: f32, %arg45: f32):
        %113 = arith.addf %arg44, %arg45 : f32
        tt.reduce.return %113 : f32
      }) : (tensor<64x64xf32, #mma>) -> tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %84 = arith.addf %82, %83 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %85 = ttg.convert_layout %81 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %86 = tt.expand_dims %85 {axis = 1 : i32} : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<64x1xf32, #mma>
      %87 = tt.broadcast %86 : tensor<64x1xf32, #mma> -> tensor<64x64xf32, #mma>
      %88 = arith.mulf %44, %87 : tensor<64x64xf32, #mma>
      %89 = arith.truncf %79 : tensor<64x64xf32, #mma> to tensor<64x64xf16, #mma>
      %90 = ttg.convert_layout %89 : tensor<64x64xf16, #mma> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
      %91 = ttg.memdesc_index %arg32[%46] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      ttng.wait_barrier %91, %49, %true_9 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      %92 = ttg.memdesc_index %arg26[%46] : !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
      %93 = ttng.warp_group_dot %90, %92, %88, %true_9 {inputPrecision = 0 : i32, isAsync = true} : tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>> * !ttg.memdesc<64x64xf16, #shared, #smem, mutable> -> tensor<64x64xf32, #mma>
      %94 = ttng.warp_group_dot_wait %93 {pendings = 0 : i32} : tensor<64x64xf32, #mma>
      %95 = ttg.memdesc_index %arg33[%46] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      ttng.arrive_barrier %95, 1, %true_9 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      %96 = arith.addi %41, %c1_i32_8 : i32
      %97 = arith.addi %40, %c1_i32_8 : i32
      cf.br ^bb3(%97, %96, %75, %84, %94 : i32, i32, tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>, tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>, tensor<64x64xf32, #mma>)
    ^bb5:  // pred: ^bb3
      %98 = ttg.memdesc_index %arg29[%c0_i32_3] : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      ttng.arrive_barrier %98, 1, %true_9 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      ttng.async_tma_store_wait {pendings = 0 : i32, read_only}
      ttg.barrier local
      %99 = ttg.memdesc_index %arg27[%c1_i32_8] : !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
      %100 = ttg.convert_layout %43 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %101 = tt.expand_dims %100 {axis = 1 : i32} : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<64x1xf32, #mma>
      %102 = tt.broadcast %101 : tensor<64x1xf32, #mma> -> tensor<64x64xf32, #mma>
      %103 = arith.divf %44, %102 : tensor<64x64xf32, #mma>
      %104 = arith.truncf %103 : tensor<64x64xf32, #mma> to tensor<64x64xf16, #mma>
      ttg.local_store %104, %99 : tensor<64x64xf16, #mma> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
      ttng.fence_async_shared {bCluster = false}
      %105 = arith.divsi %30, %arg36 : i32
      %106 = arith.muli %105, %arg35 : i32
      %107 = arith.muli %36, %c2_i32_10 : i32
      %108 = arith.addi %107, %c1_i32_8 : i32
      %109 = arith.muli %108, %c64_i32_12 : i32
      %110 = arith.addi %106, %109 : i32
      ttg.barrier local
      ttng.async_tma_copy_local_to_global %arg23[%110, %c0_i32_3] %99 : !tt.tensordesc<64x64xf16, #shared>, !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
      %111 = arith.addi %32, %c1_i32_8 : i32
      %112 = arith.addi %30, %c132_i32_4 : i32
      cf.br ^bb1(%112, %41, %111 : i32, i32, i32)
    ^bb6:  // pred: ^bb1
      ttng.async_tma_store_wait {pendings = 0 : i32, read_only}
      ttg.warp_return
    }
    partition1(%arg23: !tt.tensordesc<64x64xf16, #shared>, %arg24: !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable>, %arg25: !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable>, %arg26: !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable>, %arg27: !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable>, %arg28: !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, %arg29: !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, %arg30: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %arg31: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %arg32: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %arg33: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %arg34: f32, %arg35: i32, %arg36: i32, %arg37: i32, %arg38: i32, %arg39: !tt.tensordesc<64x64xf16, #shared>, %arg40: !tt.tensordesc<64x64xf16, #shared>, %arg41: !tt.tensordesc<64x64xf16, #shared>, %arg42: !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, %arg43: !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>) num_warps(1) {
      %c0_i32_3 = arith.constant 0 : i32
      %c132_i32_4 = arith.constant 132 : i32
      %c2_i32_5 = arith.constant 2 : i32
      %c64_i32_6 = arith.constant 64 : i32
      %c1_i32_7 = arith.constant 1 : i32
      %true_8 = arith.constant true
      %c128_i32_9 = arith.constant 128 : i32
      %29 = tt.get_program_id x : i32
      cf.br ^bb1(%29, %c0_i32_3, %c0_i32_3 : i32, i32, i32)
    ^bb1(%30: i32, %31: i32, %32: i32):  // 2 preds: ^bb0, ^bb5
      %33 = arith.cmpi slt, %30, %arg37 : i32
      cf.cond_br %33, ^bb2, ^bb6
    ^bb2:  // pred: ^bb1
      %34 = arith.divsi %30, %arg36 : i32
      %35 = arith.muli %34, %arg35 : i32
      %36 = arith.remsi %30, %arg36 : i32
      %37 = arith.muli %36, %c128_i32_9 : i32
      %38 = arith.addi %35, %37 : i32
      %39 = ttg.memdesc_subslice %arg24[0, 0, 0] : !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<1x64x64xf16, #shared, #smem, mutable, 2x64x64>
      %40 = ttg.memdesc_index %arg43[%c0_i32_3] : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      %41 = arith.andi %32, %c1_i32_7 : i32
      %42 = arith.xori %41, %c1_i32_7 : i32
      ttng.wait_barrier %40, %42, %true_8 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      %43 = ttg.memdesc_index %arg42[%c0_i32_3] : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      ttng.barrier_expect %43, 8192, %true_8 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      %44 = ttg.memdesc_index %39[%c0_i32_3] : !ttg.memdesc<1x64x64xf16, #shared, #smem, mutable, 2x64x64> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
      ttg.barrier local
      ttng.async_tma_copy_global_to_local %arg39[%38, %c0_i32_3] %44, %43, %true_8 : !tt.tensordesc<64x64xf16, #shared>, !ttg.memdesc<1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
      %45 = ttg.memdesc_subslice %arg24[1, 0, 0] : !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<1x64x64xf16, #shared, #smem, mutable, 2x64x64>
      %46 = arith.addi %38, %c64_i32_6 : i32
      %47 = ttg.memdesc_index %arg29[%c0_i32_3] : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      ttng.wait_barrier %47, %42, %true_8 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      %48 = ttg.memdesc_index %arg28[%c0_i32_3] : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      ttng.barrier_expect %48, 8192, %true_8 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      %49 = ttg.memdesc_index %45[%c0_i32_3] : !ttg.memdesc<1x64x64xf16, #shared, #smem, mutable, 2x64x64> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
      ttg.barrier local
      ttng.async_tma_copy_global_to_local %arg39[%46, %c0_i32_3] %49, %48, %true_8 : !tt.tensordesc<64x64xf16, #shared>, !ttg.memdesc<1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
      %50 = arith.addi %36, %c1_i32_7 : i32
      %51 = arith.muli %50, %c2_i32_5 : i32
      %52 = arith.minsi %arg38, %51 : i32
      cf.br ^bb3(%c0_i32_3, %31 : i32, i32)
    ^bb3(%53: i32, %54: i32):  // 2 preds: ^bb2, ^bb4
      %55 = arith.cmpi slt, %53, %52 : i32
      cf.cond_br %55, ^bb4, ^bb5
    ^bb4:  // pred: ^bb3
      %56 = arith.muli %53, %c64_i32_6 : i32
      %57 = arith.addi %35, %56 : i32
      %58 = arith.remsi %54, %c2_i32_5 : i32
      %59 = ttg.memdesc_index %arg31[%58] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      %60 = arith.divsi %54, %c2_i32_5 : i32
      %61 = arith.andi %60, %c1_i32_7 : i32
      %62 = arith.xori %61, %c1_i32_7 : i32
      ttng.wait_barrier %59, %62, %true_8 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      %63 = ttg.memdesc_index %arg30[%58] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      ttng.barrier_expect %63, 8192, %true_8 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      %64 = ttg.memdesc_index %arg25[%58] : !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
      ttg.barrier local
      ttng.async_tma_copy_global_to_local %arg40[%57, %c0_i32_3] %64, %63, %true_8 : !tt.tensordesc<64x64xf16, #shared>, !ttg.memdesc<1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
      %65 = ttg.memdesc_index %arg33[%58] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      ttng.wait_barrier %65, %62, %true_8 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      %66 = ttg.memdesc_index %arg32[%58] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      ttng.barrier_expect %66, 8192, %true_8 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      %67 = ttg.memdesc_index %arg26[%58] : !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
      ttg.barrier local
      ttng.async_tma_copy_global_to_local %arg41[%57, %c0_i32_3] %67, %66, %true_8 : !tt.tensordesc<64x64xf16, #shared>, !ttg.memdesc<1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
      %68 = arith.addi %54, %c1_i32_7 : i32
      %69 = arith.addi %53, %c1_i32_7 : i32
      cf.br ^bb3(%69, %68 : i32, i32)
    ^bb5:  // pred: ^bb3
      %70 = arith.addi %32, %c1_i32_7 : i32
      %71 = arith.addi %30, %c132_i32_4 : i32
      cf.br ^bb1(%71, %54, %70 : i32, i32, i32)
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

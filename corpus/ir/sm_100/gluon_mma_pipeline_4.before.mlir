#blocked = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#mma = #ttg.nvidia_mma<{versionMajor = 2, versionMinor = 0, warpsPerCTA = [2, 2], instrShape = [16, 8]}>
#shared = #ttg.swizzled_shared<{vec = 8, perPhase = 2, maxPhase = 4, order = [1, 0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 32768 : i32, ttg.target = "cuda:100", ttg.tensor_memory_size = 0 : i32, "ttg.threads-per-warp" = 32 : i32, "ttg.total-num-warps" = 4 : i32, "ttng.two-ctas" = false} {
  tt.func public @mma_pipeline(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg3: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<64> : tensor<32x1xi32, #blocked>
    %c0_i32 = arith.constant 0 : i32
    %c1_i32 = arith.constant 1 : i32
    %cst_0 = arith.constant dense<32> : tensor<64x32xi32, #blocked>
    %cst_1 = arith.constant dense<2048> : tensor<32x64xi32, #blocked>
    %c2_i32 = arith.constant 2 : i32
    %cst_2 = arith.constant dense<64> : tensor<64x32xi32, #blocked>
    %cst_3 = arith.constant dense<4096> : tensor<32x64xi32, #blocked>
    %cst_4 = arith.constant dense<0.000000e+00> : tensor<64x64xf32, #mma>
    %c32_i32 = arith.constant 32 : i32
    %c4_i32 = arith.constant 4 : i32
    %cst_5 = arith.constant dense<64> : tensor<64x1xi32, #blocked>
    %c3_i32 = arith.constant 3 : i32
    %c2048_i32 = arith.constant 2048 : i32
    %0 = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<4x64x32xf16, #shared, #smem, mutable>
    %1 = ttg.local_alloc {allocation.offset = 16384 : i32} : () -> !ttg.memdesc<4x32x64xf16, #shared, #smem, mutable>
    %2 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %3 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %4 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %5 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %6 = tt.expand_dims %2 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xi32, #blocked>
    %7 = tt.splat %arg3 : i32 -> tensor<64x1xi32, #blocked>
    %8 = arith.muli %6, %7 : tensor<64x1xi32, #blocked>
    %9 = tt.splat %arg0 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked>
    %10 = tt.addptr %9, %8 : tensor<64x1x!tt.ptr<f16>, #blocked>, tensor<64x1xi32, #blocked>
    %11 = tt.expand_dims %3 {axis = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x32xi32, #blocked>
    %12 = tt.broadcast %10 : tensor<64x1x!tt.ptr<f16>, #blocked> -> tensor<64x32x!tt.ptr<f16>, #blocked>
    %13 = tt.broadcast %11 : tensor<1x32xi32, #blocked> -> tensor<64x32xi32, #blocked>
    %14 = tt.addptr %12, %13 : tensor<64x32x!tt.ptr<f16>, #blocked>, tensor<64x32xi32, #blocked>
    %15 = tt.expand_dims %4 {axis = 1 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<32x1xi32, #blocked>
    %16 = arith.muli %15, %cst : tensor<32x1xi32, #blocked>
    %17 = tt.splat %arg1 : !tt.ptr<f16> -> tensor<32x1x!tt.ptr<f16>, #blocked>
    %18 = tt.addptr %17, %16 : tensor<32x1x!tt.ptr<f16>, #blocked>, tensor<32x1xi32, #blocked>
    %19 = tt.expand_dims %5 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x64xi32, #blocked>
    %20 = tt.broadcast %18 : tensor<32x1x!tt.ptr<f16>, #blocked> -> tensor<32x64x!tt.ptr<f16>, #blocked>
    %21 = tt.broadcast %19 : tensor<1x64xi32, #blocked> -> tensor<32x64xi32, #blocked>
    %22 = tt.addptr %20, %21 : tensor<32x64x!tt.ptr<f16>, #blocked>, tensor<32x64xi32, #blocked>
    %23 = ttg.memdesc_index %0[%c0_i32] : !ttg.memdesc<4x64x32xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x32xf16, #shared, #smem, mutable>
    %24 = ttg.async_copy_global_to_local %14, %23 : tensor<64x32x!tt.ptr<f16>, #blocked> -> <64x32xf16, #shared, #smem, mutable>
    %25 = ttg.memdesc_index %1[%c0_i32] : !ttg.memdesc<4x32x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<32x64xf16, #shared, #smem, mutable>
    %26 = ttg.async_copy_global_to_local %22, %25 : tensor<32x64x!tt.ptr<f16>, #blocked> -> <32x64xf16, #shared, #smem, mutable>
    %27 = ttg.async_commit_group
    %28 = ttg.memdesc_index %0[%c1_i32] : !ttg.memdesc<4x64x32xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x32xf16, #shared, #smem, mutable>
    %29 = tt.addptr %14, %cst_0 : tensor<64x32x!tt.ptr<f16>, #blocked>, tensor<64x32xi32, #blocked>
    %30 = ttg.async_copy_global_to_local %29, %28 : tensor<64x32x!tt.ptr<f16>, #blocked> -> <64x32xf16, #shared, #smem, mutable>
    %31 = ttg.memdesc_index %1[%c1_i32] : !ttg.memdesc<4x32x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<32x64xf16, #shared, #smem, mutable>
    %32 = tt.addptr %22, %cst_1 : tensor<32x64x!tt.ptr<f16>, #blocked>, tensor<32x64xi32, #blocked>
    %33 = ttg.async_copy_global_to_local %32, %31 : tensor<32x64x!tt.ptr<f16>, #blocked> -> <32x64xf16, #shared, #smem, mutable>
    %34 = ttg.async_commit_group
    %35 = ttg.memdesc_index %0[%c2_i32] : !ttg.memdesc<4x64x32xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x32xf16, #shared, #smem, mutable>
    %36 = tt.addptr %14, %cst_2 : tensor<64x32x!tt.ptr<f16>, #blocked>, tensor<64x32xi32, #blocked>
    %37 = ttg.async_copy_global_to_local %36, %35 : tensor<64x32x!tt.ptr<f16>, #blocked> -> <64x32xf16, #shared, #smem, mutable>
    %38 = ttg.memdesc_index %1[%c2_i32] : !ttg.memdesc<4x32x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<32x64xf16, #shared, #smem, mutable>
    %39 = tt.addptr %22, %cst_3 : tensor<32x64x!tt.ptr<f16>, #blocked>, tensor<32x64xi32, #blocked>
    %40 = ttg.async_copy_global_to_local %39, %38 : tensor<32x64x!tt.ptr<f16>, #blocked> -> <32x64xf16, #shared, #smem, mutable>
    %41 = ttg.async_commit_group
    %42 = arith.divsi %arg3, %c32_i32 : i32
    cf.br ^bb1(%c0_i32, %cst_4 : i32, tensor<64x64xf32, #mma>)
  ^bb1(%43: i32, %44: tensor<64x64xf32, #mma>):  // 2 preds: ^bb0, ^bb2
    %45 = arith.cmpi slt, %43, %42 : i32
    cf.cond_br %45, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %46 = ttg.async_wait {num = 2 : i32}
    %47 = arith.remsi %43, %c4_i32 : i32
    %48 = ttg.memdesc_index %0[%47] : !ttg.memdesc<4x64x32xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x32xf16, #shared, #smem, mutable>
    %49 = ttg.local_load %48 : !ttg.memdesc<64x32xf16, #shared, #smem, mutable> -> tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
    %50 = ttg.memdesc_index %1[%47] : !ttg.memdesc<4x32x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<32x64xf16, #shared, #smem, mutable>
    %51 = ttg.local_load %50 : !ttg.memdesc<32x64xf16, #shared, #smem, mutable> -> tensor<32x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>>
    %52 = arith.addi %43, %c3_i32 : i32
    %53 = arith.muli %52, %c32_i32 : i32
    %54 = arith.cmpi slt, %53, %arg3 : i32
    %55 = arith.remsi %52, %c4_i32 : i32
    %56 = ttg.memdesc_index %0[%55] : !ttg.memdesc<4x64x32xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x32xf16, #shared, #smem, mutable>
    %57 = tt.splat %53 : i32 -> tensor<64x32xi32, #blocked>
    %58 = tt.addptr %14, %57 : tensor<64x32x!tt.ptr<f16>, #blocked>, tensor<64x32xi32, #blocked>
    %59 = tt.splat %54 : i1 -> tensor<64x32xi1, #blocked>
    %60 = ttg.async_copy_global_to_local %58, %56 mask %59 : tensor<64x32x!tt.ptr<f16>, #blocked> -> <64x32xf16, #shared, #smem, mutable>
    %61 = ttg.memdesc_index %1[%55] : !ttg.memdesc<4x32x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<32x64xf16, #shared, #smem, mutable>
    %62 = arith.muli %52, %c2048_i32 : i32
    %63 = tt.splat %62 : i32 -> tensor<32x64xi32, #blocked>
    %64 = tt.addptr %22, %63 : tensor<32x64x!tt.ptr<f16>, #blocked>, tensor<32x64xi32, #blocked>
    %65 = tt.splat %54 : i1 -> tensor<32x64xi1, #blocked>
    %66 = ttg.async_copy_global_to_local %64, %61 mask %65 : tensor<32x64x!tt.ptr<f16>, #blocked> -> <32x64xf16, #shared, #smem, mutable>
    %67 = ttg.async_commit_group
    %68 = tt.dot %49, %51, %44, inputPrecision = tf32 : tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>> * tensor<32x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>> -> tensor<64x64xf32, #mma>
    %69 = arith.addi %43, %c1_i32 : i32
    cf.br ^bb1(%69, %68 : i32, tensor<64x64xf32, #mma>)
  ^bb3:  // pred: ^bb1
    %70 = ttg.async_wait {num = 0 : i32}
    %71 = ttg.convert_layout %44 {allocation.offset = 0 : i32, allocation.size = 4096 : i32} : tensor<64x64xf32, #mma> -> tensor<64x64xf32, #blocked>
    %72 = arith.muli %6, %cst_5 : tensor<64x1xi32, #blocked>
    %73 = tt.splat %arg2 : !tt.ptr<f32> -> tensor<64x1x!tt.ptr<f32>, #blocked>
    %74 = tt.addptr %73, %72 : tensor<64x1x!tt.ptr<f32>, #blocked>, tensor<64x1xi32, #blocked>
    %75 = tt.broadcast %74 : tensor<64x1x!tt.ptr<f32>, #blocked> -> tensor<64x64x!tt.ptr<f32>, #blocked>
    %76 = tt.broadcast %19 : tensor<1x64xi32, #blocked> -> tensor<64x64xi32, #blocked>
    %77 = tt.addptr %75, %76 : tensor<64x64x!tt.ptr<f32>, #blocked>, tensor<64x64xi32, #blocked>
    tt.store %77, %71 : tensor<64x64x!tt.ptr<f32>, #blocked>
    tt.return
  }
}

// A GEMM whose operands are copied directly to LDS, with three slots.
#blocked = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 16], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [8, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#mma = #ttg.amd_mfma<{version = 4, warpsPerCTA = [2, 2], instrShape = [16, 16, 32], isTransposed = true}>
#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 73728 : i32, ttg.target = "hip:gfx950", "ttg.threads-per-warp" = 64 : i32, "ttg.total-num-warps" = 4 : i32} {
  tt.func public @async_gemm(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg3: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %c8192_i32 = arith.constant 8192 : i32
    %c2_i32 = arith.constant 2 : i32
    %c-2_i32 = arith.constant -2 : i32
    %cst = arith.constant dense<128> : tensor<64x1xi32, #mma>
    %c3_i32 = arith.constant 3 : i32
    %c64_i32 = arith.constant 64 : i32
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<64x128xf32, #mma>
    %cst_1 = arith.constant dense<8192> : tensor<64x128xi32, #blocked>
    %cst_2 = arith.constant dense<64> : tensor<64x64xi32, #blocked1>
    %c1_i32 = arith.constant 1 : i32
    %c0_i32 = arith.constant 0 : i32
    %cst_3 = arith.constant dense<128> : tensor<64x1xi32, #blocked>
    %0 = ttg.local_alloc {allocation.offset = 49152 : i32} : () -> !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable>
    %1 = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<3x64x128xf16, #shared, #smem, mutable>
    %2 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %3 = tt.expand_dims %2 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<64x1xi32, #blocked1>
    %4 = tt.splat %arg3 : i32 -> tensor<64x1xi32, #blocked1>
    %5 = arith.muli %3, %4 : tensor<64x1xi32, #blocked1>
    %6 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %7 = tt.expand_dims %6 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x64xi32, #blocked1>
    %8 = tt.broadcast %5 : tensor<64x1xi32, #blocked1> -> tensor<64x64xi32, #blocked1>
    %9 = tt.broadcast %7 : tensor<1x64xi32, #blocked1> -> tensor<64x64xi32, #blocked1>
    %10 = arith.addi %8, %9 : tensor<64x64xi32, #blocked1>
    %11 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %12 = tt.expand_dims %11 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xi32, #blocked>
    %13 = arith.muli %12, %cst_3 : tensor<64x1xi32, #blocked>
    %14 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %15 = tt.expand_dims %14 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x128xi32, #blocked>
    %16 = tt.broadcast %13 : tensor<64x1xi32, #blocked> -> tensor<64x128xi32, #blocked>
    %17 = tt.broadcast %15 : tensor<1x128xi32, #blocked> -> tensor<64x128xi32, #blocked>
    %18 = arith.addi %16, %17 : tensor<64x128xi32, #blocked>
    %19 = ttg.memdesc_index %0[%c0_i32] : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    %20 = amdg.buffer_load_to_local %arg0[%10] into %19 : !tt.ptr<f16>[tensor<64x64xi32, #blocked1>]  -> <64x64xf16, #shared, #smem, mutable>
    %21 = ttg.memdesc_index %1[%c0_i32] : !ttg.memdesc<3x64x128xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x128xf16, #shared, #smem, mutable>
    %22 = amdg.buffer_load_to_local %arg1[%18] into %21 : !tt.ptr<f16>[tensor<64x128xi32, #blocked>]  -> <64x128xf16, #shared, #smem, mutable>
    %23 = ttg.async_commit_group
    %24 = ttg.memdesc_index %0[%c1_i32] : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    %25 = arith.addi %10, %cst_2 : tensor<64x64xi32, #blocked1>
    %26 = amdg.buffer_load_to_local %arg0[%25] into %24 : !tt.ptr<f16>[tensor<64x64xi32, #blocked1>]  -> <64x64xf16, #shared, #smem, mutable>
    %27 = ttg.memdesc_index %1[%c1_i32] : !ttg.memdesc<3x64x128xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x128xf16, #shared, #smem, mutable>
    %28 = arith.addi %18, %cst_1 : tensor<64x128xi32, #blocked>
    %29 = amdg.buffer_load_to_local %arg1[%28] into %27 : !tt.ptr<f16>[tensor<64x128xi32, #blocked>]  -> <64x128xf16, #shared, #smem, mutable>
    %30 = ttg.async_commit_group
    %31 = arith.divsi %arg3, %c64_i32 : i32
    %32 = arith.addi %31, %c-2_i32 : i32
    cf.br ^bb1(%c0_i32, %cst_0 : i32, tensor<64x128xf32, #mma>)
  ^bb1(%33: i32, %34: tensor<64x128xf32, #mma>):  // 2 preds: ^bb0, ^bb2
    %35 = arith.cmpi slt, %33, %32 : i32
    cf.cond_br %35, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %36 = ttg.async_wait {num = 1 : i32} // expect minimal: barrier after // expect triton: barrier after
    %37 = arith.remsi %33, %c3_i32 : i32
    %38 = ttg.memdesc_index %0[%37] : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    %39 = ttg.local_load %38 : !ttg.memdesc<64x64xf16, #shared, #smem, mutable> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> // expect minimal: no barrier
    %40 = ttg.memdesc_index %1[%37] : !ttg.memdesc<3x64x128xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x128xf16, #shared, #smem, mutable>
    %41 = ttg.local_load %40 : !ttg.memdesc<64x128xf16, #shared, #smem, mutable> -> tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> // expect minimal: no barrier
    %42 = arith.addi %33, %c2_i32 : i32
    %43 = arith.remsi %42, %c3_i32 : i32
    %44 = ttg.memdesc_index %0[%43] : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    %45 = arith.muli %42, %c64_i32 : i32
    %46 = tt.splat %45 : i32 -> tensor<64x64xi32, #blocked1>
    %47 = arith.addi %10, %46 : tensor<64x64xi32, #blocked1>
    %48 = amdg.buffer_load_to_local %arg0[%47] into %44 : !tt.ptr<f16>[tensor<64x64xi32, #blocked1>]  -> <64x64xf16, #shared, #smem, mutable>
    %49 = ttg.memdesc_index %1[%43] : !ttg.memdesc<3x64x128xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x128xf16, #shared, #smem, mutable>
    %50 = arith.muli %42, %c8192_i32 : i32
    %51 = tt.splat %50 : i32 -> tensor<64x128xi32, #blocked>
    %52 = arith.addi %18, %51 : tensor<64x128xi32, #blocked>
    %53 = amdg.buffer_load_to_local %arg1[%52] into %49 : !tt.ptr<f16>[tensor<64x128xi32, #blocked>]  -> <64x128xf16, #shared, #smem, mutable>
    %54 = ttg.async_commit_group
    %55 = tt.dot %39, %41, %34 : tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<64x128xf32, #mma>
    %56 = arith.addi %33, %c1_i32 : i32
    cf.br ^bb1(%56, %55 : i32, tensor<64x128xf32, #mma>)
  ^bb3:  // pred: ^bb1
    %57 = ttg.async_wait {num = 0 : i32} // expect minimal: barrier after // expect triton: barrier after
    %58 = ttg.local_load %19 : !ttg.memdesc<64x64xf16, #shared, #smem, mutable> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> // expect minimal: no barrier
    %59 = ttg.local_load %21 : !ttg.memdesc<64x128xf16, #shared, #smem, mutable> -> tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> // expect minimal: no barrier
    %60 = tt.dot %58, %59, %34 : tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<64x128xf32, #mma>
    %61 = ttg.local_load %24 : !ttg.memdesc<64x64xf16, #shared, #smem, mutable> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> // expect minimal: no barrier
    %62 = ttg.local_load %27 : !ttg.memdesc<64x128xf16, #shared, #smem, mutable> -> tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> // expect minimal: no barrier
    %63 = tt.dot %61, %62, %60 : tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<64x128xf32, #mma>
    %64 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %65 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %66 = tt.expand_dims %64 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<64x1xi32, #mma>
    %67 = arith.muli %66, %cst : tensor<64x1xi32, #mma>
    %68 = tt.splat %arg2 : !tt.ptr<f32> -> tensor<64x1x!tt.ptr<f32>, #mma>
    %69 = tt.addptr %68, %67 : tensor<64x1x!tt.ptr<f32>, #mma>, tensor<64x1xi32, #mma>
    %70 = tt.expand_dims %65 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #mma}>> -> tensor<1x128xi32, #mma>
    %71 = tt.broadcast %69 : tensor<64x1x!tt.ptr<f32>, #mma> -> tensor<64x128x!tt.ptr<f32>, #mma>
    %72 = tt.broadcast %70 : tensor<1x128xi32, #mma> -> tensor<64x128xi32, #mma>
    %73 = tt.addptr %71, %72 : tensor<64x128x!tt.ptr<f32>, #mma>, tensor<64x128xi32, #mma>
    tt.store %73, %63 : tensor<64x128x!tt.ptr<f32>, #mma>
    tt.return
  }
}

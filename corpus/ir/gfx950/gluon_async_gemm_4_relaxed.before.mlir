#blocked = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 16], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [8, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#mma = #ttg.amd_mfma<{version = 4, warpsPerCTA = [2, 2], instrShape = [16, 16, 32], isTransposed = true}>
#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 98304 : i32, ttg.target = "hip:gfx950", "ttg.threads-per-warp" = 64 : i32, "ttg.total-num-warps" = 4 : i32} {
  tt.func public @async_gemm(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg3: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %c8192_i32 = arith.constant 8192 : i32
    %c3_i32 = arith.constant 3 : i32
    %c-3_i32 = arith.constant -3 : i32
    %cst = arith.constant dense<128> : tensor<64x1xi32, #mma>
    %c4_i32 = arith.constant 4 : i32
    %c64_i32 = arith.constant 64 : i32
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<64x128xf32, #mma>
    %cst_1 = arith.constant dense<16384> : tensor<64x128xi32, #blocked>
    %cst_2 = arith.constant dense<128> : tensor<64x64xi32, #blocked1>
    %c2_i32 = arith.constant 2 : i32
    %cst_3 = arith.constant dense<8192> : tensor<64x128xi32, #blocked>
    %cst_4 = arith.constant dense<64> : tensor<64x64xi32, #blocked1>
    %c1_i32 = arith.constant 1 : i32
    %c0_i32 = arith.constant 0 : i32
    %cst_5 = arith.constant dense<128> : tensor<64x1xi32, #blocked>
    %0 = ttg.local_alloc {allocation.offset = 65536 : i32} : () -> !ttg.memdesc<4x64x64xf16, #shared, #smem, mutable>
    %1 = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<4x64x128xf16, #shared, #smem, mutable>
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
    %13 = arith.muli %12, %cst_5 : tensor<64x1xi32, #blocked>
    %14 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %15 = tt.expand_dims %14 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x128xi32, #blocked>
    %16 = tt.broadcast %13 : tensor<64x1xi32, #blocked> -> tensor<64x128xi32, #blocked>
    %17 = tt.broadcast %15 : tensor<1x128xi32, #blocked> -> tensor<64x128xi32, #blocked>
    %18 = arith.addi %16, %17 : tensor<64x128xi32, #blocked>
    %19 = ttg.memdesc_index %0[%c0_i32] : !ttg.memdesc<4x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    %20 = amdg.buffer_load_to_local %arg0[%10] into %19 : !tt.ptr<f16>[tensor<64x64xi32, #blocked1>]  -> <64x64xf16, #shared, #smem, mutable>
    %21 = ttg.memdesc_index %1[%c0_i32] : !ttg.memdesc<4x64x128xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x128xf16, #shared, #smem, mutable>
    %22 = amdg.buffer_load_to_local %arg1[%18] into %21 : !tt.ptr<f16>[tensor<64x128xi32, #blocked>]  -> <64x128xf16, #shared, #smem, mutable>
    %23 = ttg.async_commit_group
    %24 = ttg.memdesc_index %0[%c1_i32] : !ttg.memdesc<4x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    %25 = arith.addi %10, %cst_4 : tensor<64x64xi32, #blocked1>
    %26 = amdg.buffer_load_to_local %arg0[%25] into %24 : !tt.ptr<f16>[tensor<64x64xi32, #blocked1>]  -> <64x64xf16, #shared, #smem, mutable>
    %27 = ttg.memdesc_index %1[%c1_i32] : !ttg.memdesc<4x64x128xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x128xf16, #shared, #smem, mutable>
    %28 = arith.addi %18, %cst_3 : tensor<64x128xi32, #blocked>
    %29 = amdg.buffer_load_to_local %arg1[%28] into %27 : !tt.ptr<f16>[tensor<64x128xi32, #blocked>]  -> <64x128xf16, #shared, #smem, mutable>
    %30 = ttg.async_commit_group
    %31 = ttg.memdesc_index %0[%c2_i32] : !ttg.memdesc<4x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    %32 = arith.addi %10, %cst_2 : tensor<64x64xi32, #blocked1>
    %33 = amdg.buffer_load_to_local %arg0[%32] into %31 : !tt.ptr<f16>[tensor<64x64xi32, #blocked1>]  -> <64x64xf16, #shared, #smem, mutable>
    %34 = ttg.memdesc_index %1[%c2_i32] : !ttg.memdesc<4x64x128xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x128xf16, #shared, #smem, mutable>
    %35 = arith.addi %18, %cst_1 : tensor<64x128xi32, #blocked>
    %36 = amdg.buffer_load_to_local %arg1[%35] into %34 : !tt.ptr<f16>[tensor<64x128xi32, #blocked>]  -> <64x128xf16, #shared, #smem, mutable>
    %37 = ttg.async_commit_group
    %38 = arith.divsi %arg3, %c64_i32 : i32
    %39 = arith.addi %38, %c-3_i32 : i32
    cf.br ^bb1(%c0_i32, %cst_0 : i32, tensor<64x128xf32, #mma>)
  ^bb1(%40: i32, %41: tensor<64x128xf32, #mma>):  // 2 preds: ^bb0, ^bb2
    %42 = arith.cmpi slt, %40, %39 : i32
    cf.cond_br %42, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %43 = ttg.async_wait {num = 2 : i32}
    %44 = arith.remsi %40, %c4_i32 : i32
    %45 = ttg.memdesc_index %0[%44] : !ttg.memdesc<4x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    %46 = ttg.local_load %45 {ttg.amdg.syncedViaAsyncWait = true} : !ttg.memdesc<64x64xf16, #shared, #smem, mutable> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>
    %47 = ttg.memdesc_index %1[%44] : !ttg.memdesc<4x64x128xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x128xf16, #shared, #smem, mutable>
    %48 = ttg.local_load %47 {ttg.amdg.syncedViaAsyncWait = true} : !ttg.memdesc<64x128xf16, #shared, #smem, mutable> -> tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
    %49 = arith.addi %40, %c3_i32 : i32
    %50 = arith.remsi %49, %c4_i32 : i32
    %51 = ttg.memdesc_index %0[%50] : !ttg.memdesc<4x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    %52 = arith.muli %49, %c64_i32 : i32
    %53 = tt.splat %52 : i32 -> tensor<64x64xi32, #blocked1>
    %54 = arith.addi %10, %53 : tensor<64x64xi32, #blocked1>
    %55 = amdg.buffer_load_to_local %arg0[%54] into %51 : !tt.ptr<f16>[tensor<64x64xi32, #blocked1>]  -> <64x64xf16, #shared, #smem, mutable>
    %56 = ttg.memdesc_index %1[%50] : !ttg.memdesc<4x64x128xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x128xf16, #shared, #smem, mutable>
    %57 = arith.muli %49, %c8192_i32 : i32
    %58 = tt.splat %57 : i32 -> tensor<64x128xi32, #blocked>
    %59 = arith.addi %18, %58 : tensor<64x128xi32, #blocked>
    %60 = amdg.buffer_load_to_local %arg1[%59] into %56 : !tt.ptr<f16>[tensor<64x128xi32, #blocked>]  -> <64x128xf16, #shared, #smem, mutable>
    %61 = ttg.async_commit_group
    %62 = tt.dot %46, %48, %41 : tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<64x128xf32, #mma>
    %63 = arith.addi %40, %c1_i32 : i32
    cf.br ^bb1(%63, %62 : i32, tensor<64x128xf32, #mma>)
  ^bb3:  // pred: ^bb1
    %64 = ttg.async_wait {num = 0 : i32}
    %65 = ttg.local_load %19 : !ttg.memdesc<64x64xf16, #shared, #smem, mutable> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>
    %66 = ttg.local_load %21 : !ttg.memdesc<64x128xf16, #shared, #smem, mutable> -> tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
    %67 = tt.dot %65, %66, %41 : tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<64x128xf32, #mma>
    %68 = ttg.local_load %24 : !ttg.memdesc<64x64xf16, #shared, #smem, mutable> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>
    %69 = ttg.local_load %27 : !ttg.memdesc<64x128xf16, #shared, #smem, mutable> -> tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
    %70 = tt.dot %68, %69, %67 : tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<64x128xf32, #mma>
    %71 = ttg.local_load %31 : !ttg.memdesc<64x64xf16, #shared, #smem, mutable> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>
    %72 = ttg.local_load %34 : !ttg.memdesc<64x128xf16, #shared, #smem, mutable> -> tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
    %73 = tt.dot %71, %72, %70 : tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<64x128xf32, #mma>
    %74 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %75 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %76 = tt.expand_dims %74 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<64x1xi32, #mma>
    %77 = arith.muli %76, %cst : tensor<64x1xi32, #mma>
    %78 = tt.splat %arg2 : !tt.ptr<f32> -> tensor<64x1x!tt.ptr<f32>, #mma>
    %79 = tt.addptr %78, %77 : tensor<64x1x!tt.ptr<f32>, #mma>, tensor<64x1xi32, #mma>
    %80 = tt.expand_dims %75 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #mma}>> -> tensor<1x128xi32, #mma>
    %81 = tt.broadcast %79 : tensor<64x1x!tt.ptr<f32>, #mma> -> tensor<64x128x!tt.ptr<f32>, #mma>
    %82 = tt.broadcast %80 : tensor<1x128xi32, #mma> -> tensor<64x128xi32, #mma>
    %83 = tt.addptr %81, %82 : tensor<64x128x!tt.ptr<f32>, #mma>, tensor<64x128xi32, #mma>
    tt.store %83, %73 : tensor<64x128x!tt.ptr<f32>, #mma>
    tt.return
  }
}

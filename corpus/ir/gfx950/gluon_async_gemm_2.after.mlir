#blocked = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 16], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [8, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#mma = #ttg.amd_mfma<{version = 4, warpsPerCTA = [2, 2], instrShape = [16, 16, 32], isTransposed = true}>
#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 49152 : i32, ttg.target = "hip:gfx950", "ttg.threads-per-warp" = 64 : i32, "ttg.total-num-warps" = 4 : i32} {
  tt.func public @async_gemm(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg3: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %c8192_i32 = arith.constant 8192 : i32
    %c-1_i32 = arith.constant -1 : i32
    %cst = arith.constant dense<128> : tensor<64x1xi32, #mma>
    %c1_i32 = arith.constant 1 : i32
    %c2_i32 = arith.constant 2 : i32
    %c64_i32 = arith.constant 64 : i32
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<64x128xf32, #mma>
    %c0_i32 = arith.constant 0 : i32
    %cst_1 = arith.constant dense<128> : tensor<64x1xi32, #blocked>
    %0 = ttg.local_alloc {allocation.offset = 32768 : i32} : () -> !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable>
    %1 = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<2x64x128xf16, #shared, #smem, mutable>
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
    %13 = arith.muli %12, %cst_1 : tensor<64x1xi32, #blocked>
    %14 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %15 = tt.expand_dims %14 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x128xi32, #blocked>
    %16 = tt.broadcast %13 : tensor<64x1xi32, #blocked> -> tensor<64x128xi32, #blocked>
    %17 = tt.broadcast %15 : tensor<1x128xi32, #blocked> -> tensor<64x128xi32, #blocked>
    %18 = arith.addi %16, %17 : tensor<64x128xi32, #blocked>
    %19 = ttg.memdesc_index %0[%c0_i32] : !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    %20 = amdg.buffer_load_to_local %arg0[%10] into %19 : !tt.ptr<f16>[tensor<64x64xi32, #blocked1>]  -> <64x64xf16, #shared, #smem, mutable>
    %21 = ttg.memdesc_index %1[%c0_i32] : !ttg.memdesc<2x64x128xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x128xf16, #shared, #smem, mutable>
    %22 = amdg.buffer_load_to_local %arg1[%18] into %21 : !tt.ptr<f16>[tensor<64x128xi32, #blocked>]  -> <64x128xf16, #shared, #smem, mutable>
    %23 = ttg.async_commit_group
    %24 = arith.divsi %arg3, %c64_i32 : i32
    %25 = arith.addi %24, %c-1_i32 : i32
    cf.br ^bb1(%c0_i32, %cst_0 : i32, tensor<64x128xf32, #mma>)
  ^bb1(%26: i32, %27: tensor<64x128xf32, #mma>):  // 2 preds: ^bb0, ^bb2
    %28 = arith.cmpi slt, %26, %25 : i32
    cf.cond_br %28, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %29 = ttg.async_wait {num = 0 : i32}
    ttg.barrier local
    %30 = arith.remsi %26, %c2_i32 : i32
    %31 = ttg.memdesc_index %0[%30] : !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    %32 = ttg.local_load %31 {ttg.amdg.syncedViaAsyncWait = false} : !ttg.memdesc<64x64xf16, #shared, #smem, mutable> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>
    %33 = ttg.memdesc_index %1[%30] : !ttg.memdesc<2x64x128xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x128xf16, #shared, #smem, mutable>
    %34 = ttg.local_load %33 {ttg.amdg.syncedViaAsyncWait = false} : !ttg.memdesc<64x128xf16, #shared, #smem, mutable> -> tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
    %35 = arith.addi %26, %c1_i32 : i32
    %36 = arith.remsi %35, %c2_i32 : i32
    %37 = ttg.memdesc_index %0[%36] : !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    %38 = arith.muli %35, %c64_i32 : i32
    %39 = tt.splat %38 : i32 -> tensor<64x64xi32, #blocked1>
    %40 = arith.addi %10, %39 : tensor<64x64xi32, #blocked1>
    %41 = amdg.buffer_load_to_local %arg0[%40] into %37 : !tt.ptr<f16>[tensor<64x64xi32, #blocked1>]  -> <64x64xf16, #shared, #smem, mutable>
    %42 = ttg.memdesc_index %1[%36] : !ttg.memdesc<2x64x128xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x128xf16, #shared, #smem, mutable>
    %43 = arith.muli %35, %c8192_i32 : i32
    %44 = tt.splat %43 : i32 -> tensor<64x128xi32, #blocked>
    %45 = arith.addi %18, %44 : tensor<64x128xi32, #blocked>
    %46 = amdg.buffer_load_to_local %arg1[%45] into %42 : !tt.ptr<f16>[tensor<64x128xi32, #blocked>]  -> <64x128xf16, #shared, #smem, mutable>
    %47 = ttg.async_commit_group
    %48 = tt.dot %32, %34, %27 : tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<64x128xf32, #mma>
    %49 = arith.addi %26, %c1_i32 : i32
    cf.br ^bb1(%49, %48 : i32, tensor<64x128xf32, #mma>)
  ^bb3:  // pred: ^bb1
    %50 = ttg.async_wait {num = 0 : i32}
    ttg.barrier local
    %51 = ttg.local_load %19 {ttg.amdg.syncedViaAsyncWait = false} : !ttg.memdesc<64x64xf16, #shared, #smem, mutable> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>
    %52 = ttg.local_load %21 {ttg.amdg.syncedViaAsyncWait = false} : !ttg.memdesc<64x128xf16, #shared, #smem, mutable> -> tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
    %53 = tt.dot %51, %52, %27 : tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<64x128xf32, #mma>
    %54 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %55 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %56 = tt.expand_dims %54 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<64x1xi32, #mma>
    %57 = arith.muli %56, %cst : tensor<64x1xi32, #mma>
    %58 = tt.splat %arg2 : !tt.ptr<f32> -> tensor<64x1x!tt.ptr<f32>, #mma>
    %59 = tt.addptr %58, %57 : tensor<64x1x!tt.ptr<f32>, #mma>, tensor<64x1xi32, #mma>
    %60 = tt.expand_dims %55 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #mma}>> -> tensor<1x128xi32, #mma>
    %61 = tt.broadcast %59 : tensor<64x1x!tt.ptr<f32>, #mma> -> tensor<64x128x!tt.ptr<f32>, #mma>
    %62 = tt.broadcast %60 : tensor<1x128xi32, #mma> -> tensor<64x128xi32, #mma>
    %63 = tt.addptr %61, %62 : tensor<64x128x!tt.ptr<f32>, #mma>, tensor<64x128xi32, #mma>
    tt.store %63, %53 : tensor<64x128x!tt.ptr<f32>, #mma>
    tt.return
  }
}

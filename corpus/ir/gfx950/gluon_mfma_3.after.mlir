#blocked = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [8, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#mma = #ttg.amd_mfma<{version = 4, warpsPerCTA = [2, 2], instrShape = [16, 16, 32], isTransposed = true}>
#shared = #ttg.swizzled_shared<{vec = 8, perPhase = 2, maxPhase = 8, order = [1, 0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 73728 : i32, ttg.target = "hip:gfx950", "ttg.threads-per-warp" = 64 : i32, "ttg.total-num-warps" = 4 : i32} {
  tt.func public @mfma_shared(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg3: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %c8192_i32 = arith.constant 8192 : i32
    %c3_i32 = arith.constant 3 : i32
    %c1_i32 = arith.constant 1 : i32
    %c64_i32 = arith.constant 64 : i32
    %cst = arith.constant dense<0.000000e+00> : tensor<64x128xf32, #mma>
    %c0_i32 = arith.constant 0 : i32
    %cst_0 = arith.constant dense<128> : tensor<64x1xi32, #blocked>
    %0 = ttg.local_alloc {allocation.offset = 49152 : i32} : () -> !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable>
    %1 = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<3x64x128xf16, #shared, #smem, mutable>
    %2 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %3 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %4 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %5 = tt.expand_dims %2 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xi32, #blocked>
    %6 = tt.splat %arg3 : i32 -> tensor<64x1xi32, #blocked>
    %7 = arith.muli %5, %6 : tensor<64x1xi32, #blocked>
    %8 = tt.expand_dims %3 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x64xi32, #blocked>
    %9 = tt.broadcast %7 : tensor<64x1xi32, #blocked> -> tensor<64x64xi32, #blocked>
    %10 = tt.broadcast %8 : tensor<1x64xi32, #blocked> -> tensor<64x64xi32, #blocked>
    %11 = arith.addi %9, %10 : tensor<64x64xi32, #blocked>
    %12 = arith.muli %5, %cst_0 : tensor<64x1xi32, #blocked>
    %13 = tt.expand_dims %4 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x128xi32, #blocked>
    %14 = tt.broadcast %12 : tensor<64x1xi32, #blocked> -> tensor<64x128xi32, #blocked>
    %15 = tt.broadcast %13 : tensor<1x128xi32, #blocked> -> tensor<64x128xi32, #blocked>
    %16 = arith.addi %14, %15 : tensor<64x128xi32, #blocked>
    %17 = ttg.memdesc_index %0[%c0_i32] : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    %18 = amdg.buffer_load %arg0[%11] : !tt.ptr<f16> -> tensor<64x64xf16, #blocked>
    ttg.local_store %18, %17 : tensor<64x64xf16, #blocked> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    %19 = ttg.memdesc_index %1[%c0_i32] : !ttg.memdesc<3x64x128xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x128xf16, #shared, #smem, mutable>
    %20 = amdg.buffer_load %arg1[%16] : !tt.ptr<f16> -> tensor<64x128xf16, #blocked>
    ttg.local_store %20, %19 : tensor<64x128xf16, #blocked> -> !ttg.memdesc<64x128xf16, #shared, #smem, mutable>
    %21 = arith.divsi %arg3, %c64_i32 : i32
    cf.br ^bb1(%c1_i32, %cst : i32, tensor<64x128xf32, #mma>)
  ^bb1(%22: i32, %23: tensor<64x128xf32, #mma>):  // 2 preds: ^bb0, ^bb2
    %24 = arith.cmpi slt, %22, %21 : i32
    cf.cond_br %24, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %25 = arith.muli %22, %c64_i32 : i32
    %26 = tt.splat %25 : i32 -> tensor<64x64xi32, #blocked>
    %27 = arith.addi %11, %26 : tensor<64x64xi32, #blocked>
    %28 = amdg.buffer_load %arg0[%27] : !tt.ptr<f16> -> tensor<64x64xf16, #blocked>
    %29 = arith.muli %22, %c8192_i32 : i32
    %30 = tt.splat %29 : i32 -> tensor<64x128xi32, #blocked>
    %31 = arith.addi %16, %30 : tensor<64x128xi32, #blocked>
    %32 = amdg.buffer_load %arg1[%31] : !tt.ptr<f16> -> tensor<64x128xf16, #blocked>
    %33 = arith.subi %22, %c1_i32 : i32
    %34 = arith.remsi %33, %c3_i32 : i32
    %35 = ttg.memdesc_index %0[%34] : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    ttg.barrier local
    %36 = ttg.local_load %35 {ttg.amdg.syncedViaAsyncWait = false} : !ttg.memdesc<64x64xf16, #shared, #smem, mutable> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>
    %37 = ttg.memdesc_index %1[%34] : !ttg.memdesc<3x64x128xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x128xf16, #shared, #smem, mutable>
    %38 = ttg.local_load %37 {ttg.amdg.syncedViaAsyncWait = false} : !ttg.memdesc<64x128xf16, #shared, #smem, mutable> -> tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
    %39 = tt.dot %36, %38, %23 : tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<64x128xf32, #mma>
    %40 = arith.remsi %22, %c3_i32 : i32
    %41 = ttg.memdesc_index %0[%40] : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    ttg.barrier local
    ttg.local_store %28, %41 : tensor<64x64xf16, #blocked> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    %42 = ttg.memdesc_index %1[%40] : !ttg.memdesc<3x64x128xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x128xf16, #shared, #smem, mutable>
    ttg.local_store %32, %42 : tensor<64x128xf16, #blocked> -> !ttg.memdesc<64x128xf16, #shared, #smem, mutable>
    %43 = arith.addi %22, %c1_i32 : i32
    cf.br ^bb1(%43, %39 : i32, tensor<64x128xf32, #mma>)
  ^bb3:  // pred: ^bb1
    %44 = arith.subi %21, %c1_i32 : i32
    %45 = arith.remsi %44, %c3_i32 : i32
    %46 = ttg.memdesc_index %0[%45] : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    ttg.barrier local
    %47 = ttg.local_load %46 {ttg.amdg.syncedViaAsyncWait = false} : !ttg.memdesc<64x64xf16, #shared, #smem, mutable> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>
    %48 = ttg.memdesc_index %1[%45] : !ttg.memdesc<3x64x128xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x128xf16, #shared, #smem, mutable>
    %49 = ttg.local_load %48 {ttg.amdg.syncedViaAsyncWait = false} : !ttg.memdesc<64x128xf16, #shared, #smem, mutable> -> tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
    %50 = tt.dot %47, %49, %23 : tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<64x128xf32, #mma>
    ttg.barrier local
    %51 = ttg.convert_layout %50 {allocation.offset = 0 : i32, allocation.size = 8192 : i32} : tensor<64x128xf32, #mma> -> tensor<64x128xf32, #blocked>
    amdg.buffer_store %51, %arg2[%16] : !tt.ptr<f32> -> tensor<64x128xf32, #blocked>
    tt.return
  }
}

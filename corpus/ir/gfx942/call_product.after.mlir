#blocked = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [8, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [2, 8], threadsPerWarp = [8, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#linear = #ttg.linear<{register = [[1, 0], [0, 1], [0, 2], [0, 4]], lane = [[0, 8], [0, 16], [0, 32], [2, 0], [4, 0], [8, 0]], warp = [[16, 0], [32, 0]], block = []}>
#mma = #ttg.amd_mfma<{version = 3, warpsPerCTA = [2, 2], instrShape = [32, 32, 8], isTransposed = true}>
#shared = #ttg.swizzled_shared<{vec = 4, perPhase = 1, maxPhase = 16, order = [1, 0]}>
#shared1 = #ttg.amd_rotating_shared<{vec = 4, perPhase = 1, maxPhase = 16, order = [0, 1]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 8192 : i32, ttg.target = "hip:gfx942", "ttg.threads-per-warp" = 64 : i32} {
  tt.func public @call_product(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg3: i32) attributes {noinline = false} {
    %c4096_i32 = arith.constant 4096 : i32
    %c0_i32 = arith.constant 0 : i32
    %c1_i32 = arith.constant 1 : i32
    cf.br ^bb1(%c0_i32 : i32)
  ^bb1(%0: i32):  // 2 preds: ^bb0, ^bb2
    %1 = arith.cmpi slt, %0, %arg3 : i32
    cf.cond_br %1, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %2 = arith.muli %0, %c4096_i32 : i32
    %3 = tt.addptr %arg0, %2 : !tt.ptr<f16>, i32
    %4 = tt.addptr %arg2, %2 : !tt.ptr<f32>, i32
    ttg.barrier local
    tt.call @corpus_control.product__Pfp16_Pfp16_Pfp32_c64(%3, %arg1, %4) {allocation.offset = 0 : i32, allocation.size = 8192 : i32} : (!tt.ptr<f16>, !tt.ptr<f16>, !tt.ptr<f32>) -> ()
    %5 = arith.addi %0, %c1_i32 : i32
    cf.br ^bb1(%5 : i32)
  ^bb3:  // pred: ^bb1
    tt.return
  }
  tt.func private @corpus_control.product__Pfp16_Pfp16_Pfp32_c64(%arg0: !tt.ptr<f16> {tt.constancy = 1 : i64, tt.contiguity = 1 : i64, tt.divisibility = 16 : i64}, %arg1: !tt.ptr<f16> {tt.constancy = 1 : i64, tt.contiguity = 1 : i64, tt.divisibility = 16 : i64}, %arg2: !tt.ptr<f32> {tt.constancy = 1 : i64, tt.contiguity = 1 : i64, tt.divisibility = 16 : i64}) attributes {noinline = true} {
    %cst = arith.constant dense<64> : tensor<64x1xi32, #mma>
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<64x64xf32, #mma>
    %cst_1 = arith.constant dense<64> : tensor<64x1xi32, #blocked>
    %cst_2 = arith.constant dense<64> : tensor<64x1xi32, #blocked1>
    %0 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %1 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %2 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %3 = tt.expand_dims %0 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<64x1xi32, #blocked1>
    %4 = tt.expand_dims %1 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xi32, #blocked>
    %5 = tt.expand_dims %2 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<64x1xi32, #mma>
    %6 = arith.muli %3, %cst_2 : tensor<64x1xi32, #blocked1>
    %7 = arith.muli %4, %cst_1 : tensor<64x1xi32, #blocked>
    %8 = arith.muli %5, %cst : tensor<64x1xi32, #mma>
    %9 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %10 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %11 = tt.expand_dims %9 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x64xi32, #blocked>
    %12 = tt.expand_dims %10 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma}>> -> tensor<1x64xi32, #mma>
    %13 = tt.broadcast %6 : tensor<64x1xi32, #blocked1> -> tensor<64x64xi32, #blocked1>
    %14 = tt.broadcast %7 : tensor<64x1xi32, #blocked> -> tensor<64x64xi32, #blocked>
    %15 = tt.broadcast %8 : tensor<64x1xi32, #mma> -> tensor<64x64xi32, #mma>
    %16 = tt.broadcast %11 : tensor<1x64xi32, #blocked> -> tensor<64x64xi32, #blocked1>
    %17 = tt.broadcast %11 : tensor<1x64xi32, #blocked> -> tensor<64x64xi32, #blocked>
    %18 = tt.broadcast %12 : tensor<1x64xi32, #mma> -> tensor<64x64xi32, #mma>
    %19 = arith.addi %13, %16 : tensor<64x64xi32, #blocked1>
    %20 = arith.addi %14, %17 : tensor<64x64xi32, #blocked>
    %21 = arith.addi %15, %18 : tensor<64x64xi32, #mma>
    %22 = amdg.buffer_load %arg0[%20] {contiguity = 8 : i32} : !tt.ptr<f16> -> tensor<64x64xf16, #blocked>
    %23 = amdg.buffer_load %arg1[%19] {contiguity = 8 : i32} : !tt.ptr<f16> -> tensor<64x64xf16, #blocked1>
    %24 = ttg.local_alloc %22 {allocation.offset = 0 : i32} : (tensor<64x64xf16, #blocked>) -> !ttg.memdesc<64x64xf16, #shared, #smem>
    ttg.barrier local
    %25 = ttg.local_load %24 {ttg.amdg.syncedViaAsyncWait = false} : !ttg.memdesc<64x64xf16, #shared, #smem> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>>
    %26 = amdg.in_thread_transpose %23 : tensor<64x64xf16, #blocked1> -> tensor<64x64xf16, #linear>
    ttg.barrier local
    %27 = ttg.local_alloc %26 {allocation.offset = 0 : i32} : (tensor<64x64xf16, #linear>) -> !ttg.memdesc<64x64xf16, #shared1, #smem>
    ttg.barrier local
    %28 = ttg.local_load %27 {ttg.amdg.syncedViaAsyncWait = false} : !ttg.memdesc<64x64xf16, #shared1, #smem> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>>
    %29 = tt.dot %25, %28, %cst_0, inputPrecision = tf32 : tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>> * tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>> -> tensor<64x64xf32, #mma>
    amdg.buffer_store %29, %arg2[%21] {contiguity = 4 : i32} : !tt.ptr<f32> -> tensor<64x64xf32, #mma>
    tt.return
  }
}

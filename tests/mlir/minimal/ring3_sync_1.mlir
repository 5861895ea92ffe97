// Triple-buffered GEMM, two stages: stores to slot (i + 1) % 3, loads of slot i % 3.
#blocked = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [2, 16], warpsPerCTA = [4, 1], order = [1, 0]}>
#mma = #ttg.amd_wmma<{version = 3, isTranspose = true, ctaLayout = {warp = [[0, 1], [1, 0]]}, instrShape = [16, 16, 32]}>
#shared = #ttg.padded_shared<[32:+8] {order = [1, 0], shape = [64, 32]}>
#shared1 = #ttg.padded_shared<[128:+8] {order = [1, 0], shape = [32, 128]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 41440 : i32, ttg.target = "hip:gfx1250", "ttg.threads-per-warp" = 32 : i32, "ttg.total-num-warps" = 4 : i32} {
  tt.func public @ring3_sync_1(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: tensor<64x128x!tt.ptr<f32>, #mma>, %arg3: i32, %arg4: i32, %arg5: i32, %arg6: tensor<64x32x!tt.ptr<f16>, #blocked>, %arg7: tensor<32x128x!tt.ptr<f16>, #blocked1>, %arg8: i32) {
    %c0_i32 = arith.constant 0 : i32
    %c1_i32 = arith.constant 1 : i32
    %c2_i32 = arith.constant 2 : i32
    %c3_i32 = arith.constant 3 : i32
    %c32_i32 = arith.constant 32 : i32
    %c1_i64 = arith.constant 1 : i64
    %cst = arith.constant dense<0.000000e+00> : tensor<64x128xf32, #mma>
    %0 = ttg.local_alloc {allocation.offset = 26096 : i32} : () -> !ttg.memdesc<3x64x32xf16, #shared, #smem, mutable>
    %1 = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<3x32x128xf16, #shared1, #smem, mutable>
    %2 = ttg.memdesc_index %0[%c0_i32] : !ttg.memdesc<3x64x32xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x32xf16, #shared, #smem, mutable>
    %3 = ttg.memdesc_index %1[%c0_i32] : !ttg.memdesc<3x32x128xf16, #shared1, #smem, mutable> -> !ttg.memdesc<32x128xf16, #shared1, #smem, mutable>
    %4 = tt.load %arg6 : tensor<64x32x!tt.ptr<f16>, #blocked>
    %5 = tt.load %arg7 : tensor<32x128x!tt.ptr<f16>, #blocked1>
    ttg.local_store %4, %2 : tensor<64x32xf16, #blocked> -> !ttg.memdesc<64x32xf16, #shared, #smem, mutable> // expect minimal: no barrier
    ttg.local_store %5, %3 : tensor<32x128xf16, #blocked1> -> !ttg.memdesc<32x128xf16, #shared1, #smem, mutable> // expect minimal: no barrier
    %6 = scf.for %arg9 = %c0_i32 to %arg5 step %c1_i32 iter_args(%arg10 = %cst) -> (tensor<64x128xf32, #mma>)  : i32 {
      %7:2 = scf.execute_region -> (tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>, tensor<32x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>) no_inline { // expect minimal: barrier
        %9 = arith.addi %arg9, %c1_i32 : i32
        %10 = arith.remsi %9, %c3_i32 : i32
        %11 = arith.muli %9, %c32_i32 : i32
        %12 = arith.remsi %arg9, %c3_i32 : i32
        %13 = ttg.memdesc_index %0[%10] : !ttg.memdesc<3x64x32xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x32xf16, #shared, #smem, mutable>
        %14 = ttg.memdesc_index %1[%10] : !ttg.memdesc<3x32x128xf16, #shared1, #smem, mutable> -> !ttg.memdesc<32x128xf16, #shared1, #smem, mutable>
        %15 = tt.load %arg6 : tensor<64x32x!tt.ptr<f16>, #blocked>
        %16 = tt.load %arg7 : tensor<32x128x!tt.ptr<f16>, #blocked1>
        ttg.local_store %15, %13 : tensor<64x32xf16, #blocked> -> !ttg.memdesc<64x32xf16, #shared, #smem, mutable> // expect minimal: no barrier // expect triton: barrier
        ttg.local_store %16, %14 : tensor<32x128xf16, #blocked1> -> !ttg.memdesc<32x128xf16, #shared1, #smem, mutable> // expect minimal: no barrier
        %17 = ttg.memdesc_index %0[%12] : !ttg.memdesc<3x64x32xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x32xf16, #shared, #smem, mutable>
        %18 = ttg.memdesc_index %1[%12] : !ttg.memdesc<3x32x128xf16, #shared1, #smem, mutable> -> !ttg.memdesc<32x128xf16, #shared1, #smem, mutable>
        %19 = ttg.local_load %17 : !ttg.memdesc<64x32xf16, #shared, #smem, mutable> -> tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> // expect minimal: no barrier
        %20 = ttg.local_load %18 : !ttg.memdesc<32x128xf16, #shared1, #smem, mutable> -> tensor<32x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> // expect minimal: no barrier
        scf.yield %19, %20 : tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>, tensor<32x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
      } {triton.warp_pipeline.priority = 1 : i32, triton.warp_pipeline.stage = "stage0"}
      %8 = scf.execute_region -> tensor<64x128xf32, #mma> no_inline { // expect minimal: no barrier
        %9 = tt.dot %7#0, %7#1, %arg10 : tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<32x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<64x128xf32, #mma>
        scf.yield %9 : tensor<64x128xf32, #mma>
      } {triton.warp_pipeline.priority = 0 : i32, triton.warp_pipeline.stage = "stage1"}
      scf.yield %8 : tensor<64x128xf32, #mma>
    } {triton.warp_pipeline.pipelined_for}
    tt.store %arg2, %6 : tensor<64x128x!tt.ptr<f32>, #mma>
    tt.return
  }
}

// Triple-buffered GEMM, two stages: stores to slot (i + 2) % 3, loads of slot i % 3, lowered to cf.
#blocked = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [2, 16], warpsPerCTA = [4, 1], order = [1, 0]}>
#mma = #ttg.amd_wmma<{version = 3, isTranspose = true, ctaLayout = {warp = [[0, 1], [1, 0]]}, instrShape = [16, 16, 32]}>
#shared = #ttg.padded_shared<[32:+8] {order = [1, 0], shape = [64, 32]}>
#shared1 = #ttg.padded_shared<[128:+8] {order = [1, 0], shape = [32, 128]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 41440 : i32, ttg.target = "hip:gfx1250", "ttg.threads-per-warp" = 32 : i32, "ttg.total-num-warps" = 4 : i32} {
  tt.func public @ring3_sync_2(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: tensor<64x128x!tt.ptr<f32>, #mma>, %arg3: i32, %arg4: i32, %arg5: i32, %arg6: tensor<64x32x!tt.ptr<f16>, #blocked>, %arg7: tensor<32x128x!tt.ptr<f16>, #blocked1>, %arg8: i32) {
    %c128_i32 = arith.constant 128 : i32
    %c0_i32 = arith.constant 0 : i32
    %c1_i32 = arith.constant 1 : i32
    %c2_i32 = arith.constant 2 : i32
    %c3_i32 = arith.constant 3 : i32
    %cst = arith.constant dense<0.000000e+00> : tensor<64x128xf32, #mma>
    %0 = ttg.local_alloc {allocation.offset = 26096 : i32} : () -> !ttg.memdesc<3x64x32xf16, #shared, #smem, mutable>
    %1 = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<3x32x128xf16, #shared1, #smem, mutable>
    %2 = ttg.memdesc_index %0[%c0_i32] : !ttg.memdesc<3x64x32xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x32xf16, #shared, #smem, mutable>
    %3 = ttg.memdesc_index %1[%c0_i32] : !ttg.memdesc<3x32x128xf16, #shared1, #smem, mutable> -> !ttg.memdesc<32x128xf16, #shared1, #smem, mutable>
    %4 = tt.load %arg6 : tensor<64x32x!tt.ptr<f16>, #blocked>
    %5 = tt.load %arg7 : tensor<32x128x!tt.ptr<f16>, #blocked1>
    ttg.local_store %4, %2 : tensor<64x32xf16, #blocked> -> !ttg.memdesc<64x32xf16, #shared, #smem, mutable>
    ttg.local_store %5, %3 : tensor<32x128xf16, #blocked1> -> !ttg.memdesc<32x128xf16, #shared1, #smem, mutable>
    %6 = ttg.memdesc_index %0[%c1_i32] : !ttg.memdesc<3x64x32xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x32xf16, #shared, #smem, mutable>
    %7 = ttg.memdesc_index %1[%c1_i32] : !ttg.memdesc<3x32x128xf16, #shared1, #smem, mutable> -> !ttg.memdesc<32x128xf16, #shared1, #smem, mutable>
    %8 = tt.load %arg6 : tensor<64x32x!tt.ptr<f16>, #blocked>
    %9 = tt.load %arg7 : tensor<32x128x!tt.ptr<f16>, #blocked1>
    ttg.local_store %8, %6 : tensor<64x32xf16, #blocked> -> !ttg.memdesc<64x32xf16, #shared, #smem, mutable>
    ttg.local_store %9, %7 : tensor<32x128xf16, #blocked1> -> !ttg.memdesc<32x128xf16, #shared1, #smem, mutable>
    ttg.barrier local
    %10 = rocdl.workitem.id.x : i32
    %11 = arith.divsi %10, %c128_i32 : i32
    %12 = arith.cmpi eq, %11, %c0_i32 : i32
    %13 = arith.cmpi ne, %11, %c0_i32 : i32
    amdg.cond_barrier %13
    rocdl.s.setprio 1
    cf.br ^bb1(%c0_i32, %cst : i32, tensor<64x128xf32, #mma>)
  ^bb1(%14: i32, %15: tensor<64x128xf32, #mma>):  // 2 preds: ^bb0, ^bb2
    %16 = arith.cmpi slt, %14, %arg5 : i32
    cf.cond_br %16, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %17 = arith.addi %14, %c2_i32 : i32
    %18 = arith.remsi %17, %c3_i32 : i32
    %19 = arith.remsi %14, %c3_i32 : i32
    %20 = ttg.memdesc_index %0[%18] : !ttg.memdesc<3x64x32xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x32xf16, #shared, #smem, mutable>
    %21 = ttg.memdesc_index %1[%18] : !ttg.memdesc<3x32x128xf16, #shared1, #smem, mutable> -> !ttg.memdesc<32x128xf16, #shared1, #smem, mutable>
    %22 = tt.load %arg6 : tensor<64x32x!tt.ptr<f16>, #blocked>
    rocdl.sched.barrier non_mem_non_sideeffect
    %23 = tt.load %arg7 : tensor<32x128x!tt.ptr<f16>, #blocked1>
    rocdl.sched.barrier non_mem_non_sideeffect
    ttg.local_store %22, %20 : tensor<64x32xf16, #blocked> -> !ttg.memdesc<64x32xf16, #shared, #smem, mutable>
    rocdl.sched.barrier non_mem_non_sideeffect
    ttg.local_store %23, %21 : tensor<32x128xf16, #blocked1> -> !ttg.memdesc<32x128xf16, #shared1, #smem, mutable>
    rocdl.sched.barrier non_mem_non_sideeffect
    %24 = ttg.memdesc_index %0[%19] : !ttg.memdesc<3x64x32xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x32xf16, #shared, #smem, mutable>
    %25 = ttg.memdesc_index %1[%19] : !ttg.memdesc<3x32x128xf16, #shared1, #smem, mutable> -> !ttg.memdesc<32x128xf16, #shared1, #smem, mutable>
    %26 = ttg.local_load %24 : !ttg.memdesc<64x32xf16, #shared, #smem, mutable> -> tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>
    rocdl.sched.barrier non_mem_non_sideeffect
    %27 = ttg.local_load %25 : !ttg.memdesc<32x128xf16, #shared1, #smem, mutable> -> tensor<32x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
    rocdl.sched.barrier non_mem_non_sideeffect
    rocdl.s.setprio 0
    rocdl.sched.barrier none
    ttg.barrier local
    rocdl.sched.barrier none
    %28 = tt.dot %26, %27, %15 : tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<32x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<64x128xf32, #mma>
    rocdl.s.setprio 1
    rocdl.sched.barrier none
    rocdl.s.barrier
    rocdl.sched.barrier none
    %29 = arith.addi %14, %c1_i32 : i32
    cf.br ^bb1(%29, %28 : i32, tensor<64x128xf32, #mma>)
  ^bb3:  // pred: ^bb1
    rocdl.s.setprio 0
    amdg.cond_barrier %12
    tt.store %arg2, %15 : tensor<64x128x!tt.ptr<f32>, #mma>
    tt.return
  }
}

// Triple-buffered GEMM, two stages: stores to slot (i + 1) % 3, loads of slot i % 3, lowered to cf.
#blocked = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [2, 16], warpsPerCTA = [4, 1], order = [1, 0]}>
#mma = #ttg.amd_wmma<{version = 3, isTranspose = true, ctaLayout = {warp = [[0, 1], [1, 0]]}, instrShape = [16, 16, 32]}>
#shared = #ttg.padded_shared<[32:+8] {order = [1, 0], shape = [64, 32]}>
#shared1 = #ttg.padded_shared<[128:+8] {order = [1, 0], shape = [32, 128]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 41440 : i32, ttg.target = "hip:gfx1250", "ttg.threads-per-warp" = 32 : i32, "ttg.total-num-warps" = 4 : i32} {
  tt.func public @ring3_sync_1(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: tensor<64x128x!tt.ptr<f32>, #mma>, %arg3: i32, %arg4: i32, %arg5: i32, %arg6: tensor<64x32x!tt.ptr<f16>, #blocked>, %arg7: tensor<32x128x!tt.ptr<f16>, #blocked1>, %arg8: i32) {
    %c128_i32 = arith.constant 128 : i32
    %c0_i32 = arith.constant 0 : i32
    %c1_i32 = arith.constant 1 : i32
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
    ttg.barrier local
    %6 = rocdl.workitem.id.x : i32
    %7 = arith.divsi %6, %c128_i32 : i32
    %8 = arith.cmpi eq, %7, %c0_i32 : i32
    %9 = arith.cmpi ne, %7, %c0_i32 : i32
    amdg.cond_barrier %9
    rocdl.s.setprio 1
    cf.br ^bb1(%c0_i32, %cst : i32, tensor<64x128xf32, #mma>)
  ^bb1(%10: i32, %11: tensor<64x128xf32, #mma>):  // 2 preds: ^bb0, ^bb2
    %12 = arith.cmpi slt, %10, %arg5 : i32
    cf.cond_br %12, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %13 = arith.addi %10, %c1_i32 : i32
    %14 = arith.remsi %13, %c3_i32 : i32
    %15 = arith.remsi %10, %c3_i32 : i32
    %16 = ttg.memdesc_index %0[%14] : !ttg.memdesc<3x64x32xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x32xf16, #shared, #smem, mutable>
    %17 = ttg.memdesc_index %1[%14] : !ttg.memdesc<3x32x128xf16, #shared1, #smem, mutable> -> !ttg.memdesc<32x128xf16, #shared1, #smem, mutable>
    %18 = tt.load %arg6 : tensor<64x32x!tt.ptr<f16>, #blocked>
    rocdl.sched.barrier non_mem_non_sideeffect
    %19 = tt.load %arg7 : tensor<32x128x!tt.ptr<f16>, #blocked1>
    rocdl.sched.barrier non_mem_non_sideeffect
    ttg.local_store %18, %16 : tensor<64x32xf16, #blocked> -> !ttg.memdesc<64x32xf16, #shared, #smem, mutable>
    rocdl.sched.barrier non_mem_non_sideeffect
    ttg.local_store %19, %17 : tensor<32x128xf16, #blocked1> -> !ttg.memdesc<32x128xf16, #shared1, #smem, mutable>
    rocdl.sched.barrier non_mem_non_sideeffect
    %20 = ttg.memdesc_index %0[%15] : !ttg.memdesc<3x64x32xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x32xf16, #shared, #smem, mutable>
    %21 = ttg.memdesc_index %1[%15] : !ttg.memdesc<3x32x128xf16, #shared1, #smem, mutable> -> !ttg.memdesc<32x128xf16, #shared1, #smem, mutable>
    %22 = ttg.local_load %20 : !ttg.memdesc<64x32xf16, #shared, #smem, mutable> -> tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>
    rocdl.sched.barrier non_mem_non_sideeffect
    %23 = ttg.local_load %21 : !ttg.memdesc<32x128xf16, #shared1, #smem, mutable> -> tensor<32x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
    rocdl.sched.barrier non_mem_non_sideeffect
    rocdl.s.setprio 0
    rocdl.sched.barrier none
    ttg.barrier local
    rocdl.sched.barrier none
    %24 = tt.dot %22, %23, %11 : tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<32x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<64x128xf32, #mma>
    rocdl.s.setprio 1
    rocdl.sched.barrier none
    rocdl.s.barrier
    rocdl.sched.barrier none
    %25 = arith.addi %10, %c1_i32 : i32
    cf.br ^bb1(%25, %24 : i32, tensor<64x128xf32, #mma>)
  ^bb3:  // pred: ^bb1
    rocdl.s.setprio 0
    amdg.cond_barrier %8
    tt.store %arg2, %11 : tensor<64x128x!tt.ptr<f32>, #mma>
    tt.return
  }
}

#blocked = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [8, 8], warpsPerCTA = [8, 1], order = [1, 0]}>
#mma = #ttg.amd_mfma<{version = 4, warpsPerCTA = [8, 1], instrShape = [16, 16, 32], isTransposed = true}>
#shared = #ttg.swizzled_shared<{vec = 8, perPhase = 2, maxPhase = 8, order = [1, 0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 8 : i32, ttg.target = "hip:gfx950", "ttg.threads-per-warp" = 64 : i32, "ttg.total-num-warps" = 8 : i32} {
  tt.func public @four_stage(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg3: i32) attributes {noinline = false} {
    %c256_i32 = arith.constant 256 : i32
    %c4096_i32 = arith.constant 4096 : i32
    %cst = arith.constant dense<64> : tensor<128x1xi32, #mma>
    %c1_i32 = arith.constant 1 : i32
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<128x64xf32, #mma>
    %c0_i32 = arith.constant 0 : i32
    %cst_1 = arith.constant dense<64> : tensor<64x1xi32, #blocked>
    %cst_2 = arith.constant dense<64> : tensor<128x1xi32, #blocked>
    %0 = ttg.local_alloc : () -> !ttg.memdesc<1x64x64xf16, #shared, #smem, mutable>
    %1 = ttg.local_alloc : () -> !ttg.memdesc<1x64x64xf16, #shared, #smem, mutable>
    %2 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %3 = tt.expand_dims %2 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<128x1xi32, #blocked>
    %4 = arith.muli %3, %cst_2 : tensor<128x1xi32, #blocked>
    %5 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %6 = tt.expand_dims %5 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x64xi32, #blocked>
    %7 = tt.broadcast %4 : tensor<128x1xi32, #blocked> -> tensor<128x64xi32, #blocked>
    %8 = tt.broadcast %6 : tensor<1x64xi32, #blocked> -> tensor<128x64xi32, #blocked>
    %9 = arith.addi %7, %8 : tensor<128x64xi32, #blocked>
    %10 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %11 = tt.expand_dims %10 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xi32, #blocked>
    %12 = arith.muli %11, %cst_1 : tensor<64x1xi32, #blocked>
    %13 = tt.broadcast %12 : tensor<64x1xi32, #blocked> -> tensor<64x64xi32, #blocked>
    %14 = tt.broadcast %6 : tensor<1x64xi32, #blocked> -> tensor<64x64xi32, #blocked>
    %15 = arith.addi %13, %14 : tensor<64x64xi32, #blocked>
    %16 = amdg.buffer_load %arg0[%9] : !tt.ptr<f16> -> tensor<128x64xf16, #blocked>
    %17 = ttg.convert_layout %16 : tensor<128x64xf16, #blocked> -> tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>
    %18 = ttg.memdesc_index %0[%c0_i32] : !ttg.memdesc<1x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    %19 = amdg.buffer_load %arg1[%15] : !tt.ptr<f16> -> tensor<64x64xf16, #blocked>
    ttg.local_store %19, %18 : tensor<64x64xf16, #blocked> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    %20 = ttg.memdesc_index %1[%c0_i32] : !ttg.memdesc<1x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    ttg.local_store %19, %20 : tensor<64x64xf16, #blocked> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    %21 = ttg.local_load %18 : !ttg.memdesc<64x64xf16, #shared, #smem, mutable> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
    ttg.barrier local
    %22 = rocdl.workitem.id.x : i32
    %23 = arith.divsi %22, %c256_i32 : i32
    %24 = arith.cmpi eq, %23, %c0_i32 : i32
    %25 = arith.cmpi ne, %23, %c0_i32 : i32
    amdg.cond_barrier %25
    rocdl.s.setprio 0
    %26:2 = scf.for %arg4 = %c1_i32 to %arg3 step %c1_i32 iter_args(%arg5 = %21, %arg6 = %cst_0) -> (tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>, tensor<128x64xf32, #mma>)  : i32 {
      rocdl.sched.barrier none
      ttg.barrier local
      rocdl.sched.barrier none
      %37 = tt.dot %17, %arg5, %cst_0 : tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<128x64xf32, #mma>
      rocdl.s.setprio 1
      rocdl.sched.barrier none
      rocdl.s.barrier
      rocdl.sched.barrier none
      %38 = arith.muli %arg4, %c4096_i32 : i32
      %39 = tt.splat %38 : i32 -> tensor<64x64xi32, #blocked>
      %40 = arith.addi %15, %39 : tensor<64x64xi32, #blocked>
      %41 = amdg.buffer_load %arg1[%40] : !tt.ptr<f16> -> tensor<64x64xf16, #blocked>
      rocdl.sched.barrier non_mem_non_sideeffect
      ttg.local_store %41, %18 : tensor<64x64xf16, #blocked> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
      rocdl.sched.barrier non_mem_non_sideeffect
      %42 = ttg.local_load %20 : !ttg.memdesc<64x64xf16, #shared, #smem, mutable> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
      rocdl.sched.barrier non_mem_non_sideeffect
      rocdl.s.setprio 0
      rocdl.sched.barrier none
      ttg.barrier local
      rocdl.sched.barrier none
      %43 = arith.truncf %37 : tensor<128x64xf32, #mma> to tensor<128x64xf16, #mma>
      %44 = ttg.convert_layout %43 : tensor<128x64xf16, #mma> -> tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>
      %45 = tt.dot %44, %42, %arg6 : tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<128x64xf32, #mma>
      rocdl.s.setprio 1
      rocdl.sched.barrier none
      rocdl.s.barrier
      rocdl.sched.barrier none
      %46 = amdg.buffer_load %arg1[%40] : !tt.ptr<f16> -> tensor<64x64xf16, #blocked>
      rocdl.sched.barrier non_mem_non_sideeffect
      ttg.local_store %46, %20 : tensor<64x64xf16, #blocked> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
      rocdl.sched.barrier non_mem_non_sideeffect
      %47 = ttg.local_load %18 : !ttg.memdesc<64x64xf16, #shared, #smem, mutable> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
      rocdl.sched.barrier non_mem_non_sideeffect
      rocdl.s.setprio 0
      scf.yield %47, %45 : tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>, tensor<128x64xf32, #mma>
    }
    rocdl.sched.barrier none
    ttg.barrier local
    rocdl.sched.barrier none
    rocdl.s.setprio 0
    amdg.cond_barrier %24
    %27 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %28 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %29 = tt.expand_dims %27 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<128x1xi32, #mma>
    %30 = arith.muli %29, %cst : tensor<128x1xi32, #mma>
    %31 = tt.splat %arg2 : !tt.ptr<f32> -> tensor<128x1x!tt.ptr<f32>, #mma>
    %32 = tt.addptr %31, %30 : tensor<128x1x!tt.ptr<f32>, #mma>, tensor<128x1xi32, #mma>
    %33 = tt.expand_dims %28 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma}>> -> tensor<1x64xi32, #mma>
    %34 = tt.broadcast %32 : tensor<128x1x!tt.ptr<f32>, #mma> -> tensor<128x64x!tt.ptr<f32>, #mma>
    %35 = tt.broadcast %33 : tensor<1x64xi32, #mma> -> tensor<128x64xi32, #mma>
    %36 = tt.addptr %34, %35 : tensor<128x64x!tt.ptr<f32>, #mma>, tensor<128x64xi32, #mma>
    tt.store %36, %26#1 : tensor<128x64x!tt.ptr<f32>, #mma>
    tt.return
  }
}

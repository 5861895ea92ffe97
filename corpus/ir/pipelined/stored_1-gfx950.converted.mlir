#blocked = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 16], warpsPerCTA = [8, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [8, 8], warpsPerCTA = [8, 1], order = [1, 0]}>
#mma = #ttg.amd_mfma<{version = 4, warpsPerCTA = [2, 4], instrShape = [16, 16, 32], isTransposed = true}>
#shared = #ttg.swizzled_shared<{vec = 8, perPhase = 2, maxPhase = 8, order = [1, 0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 8 : i32, ttg.target = "hip:gfx950", "ttg.threads-per-warp" = 64 : i32, "ttg.total-num-warps" = 8 : i32} {
  tt.func public @stored_gemm(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg3: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %c256_i32 = arith.constant 256 : i32
    %c8192_i32 = arith.constant 8192 : i32
    %cst = arith.constant dense<128> : tensor<128x1xi32, #mma>
    %c1_i32 = arith.constant 1 : i32
    %c64_i32 = arith.constant 64 : i32
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<128x128xf32, #mma>
    %c0_i32 = arith.constant 0 : i32
    %cst_1 = arith.constant dense<128> : tensor<64x1xi32, #blocked>
    %0 = ttg.local_alloc : () -> !ttg.memdesc<1x128x64xf16, #shared, #smem, mutable>
    %1 = ttg.local_alloc : () -> !ttg.memdesc<1x64x128xf16, #shared, #smem, mutable>
    %2 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %3 = tt.expand_dims %2 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<128x1xi32, #blocked1>
    %4 = tt.splat %arg3 : i32 -> tensor<128x1xi32, #blocked1>
    %5 = arith.muli %3, %4 : tensor<128x1xi32, #blocked1>
    %6 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %7 = tt.expand_dims %6 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x64xi32, #blocked1>
    %8 = tt.broadcast %5 : tensor<128x1xi32, #blocked1> -> tensor<128x64xi32, #blocked1>
    %9 = tt.broadcast %7 : tensor<1x64xi32, #blocked1> -> tensor<128x64xi32, #blocked1>
    %10 = arith.addi %8, %9 : tensor<128x64xi32, #blocked1>
    %11 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %12 = tt.expand_dims %11 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xi32, #blocked>
    %13 = arith.muli %12, %cst_1 : tensor<64x1xi32, #blocked>
    %14 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %15 = tt.expand_dims %14 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x128xi32, #blocked>
    %16 = tt.broadcast %13 : tensor<64x1xi32, #blocked> -> tensor<64x128xi32, #blocked>
    %17 = tt.broadcast %15 : tensor<1x128xi32, #blocked> -> tensor<64x128xi32, #blocked>
    %18 = arith.addi %16, %17 : tensor<64x128xi32, #blocked>
    %19 = ttg.memdesc_index %0[%c0_i32] : !ttg.memdesc<1x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    %20 = amdg.buffer_load %arg0[%10] : !tt.ptr<f16> -> tensor<128x64xf16, #blocked1>
    ttg.local_store %20, %19 : tensor<128x64xf16, #blocked1> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    %21 = ttg.memdesc_index %1[%c0_i32] : !ttg.memdesc<1x64x128xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x128xf16, #shared, #smem, mutable>
    %22 = amdg.buffer_load %arg1[%18] : !tt.ptr<f16> -> tensor<64x128xf16, #blocked>
    ttg.local_store %22, %21 : tensor<64x128xf16, #blocked> -> !ttg.memdesc<64x128xf16, #shared, #smem, mutable>
    %23 = arith.divsi %arg3, %c64_i32 : i32
    ttg.barrier local
    %24 = rocdl.workitem.id.x : i32
    %25 = arith.divsi %24, %c256_i32 : i32
    %26 = arith.cmpi eq, %25, %c0_i32 : i32
    %27 = arith.cmpi ne, %25, %c0_i32 : i32
    amdg.cond_barrier %27
    rocdl.s.setprio 0
    %28 = scf.for %arg4 = %c1_i32 to %23 step %c1_i32 iter_args(%arg5 = %cst_0) -> (tensor<128x128xf32, #mma>)  : i32 {
      %39 = arith.muli %arg4, %c64_i32 : i32
      %40 = tt.splat %39 : i32 -> tensor<128x64xi32, #blocked1>
      %41 = arith.addi %10, %40 : tensor<128x64xi32, #blocked1>
      %42 = amdg.buffer_load %arg0[%41] : !tt.ptr<f16> -> tensor<128x64xf16, #blocked1>
      rocdl.sched.barrier non_mem_non_sideeffect
      %43 = arith.muli %arg4, %c8192_i32 : i32
      %44 = tt.splat %43 : i32 -> tensor<64x128xi32, #blocked>
      %45 = arith.addi %18, %44 : tensor<64x128xi32, #blocked>
      %46 = amdg.buffer_load %arg1[%45] : !tt.ptr<f16> -> tensor<64x128xf16, #blocked>
      rocdl.sched.barrier non_mem_non_sideeffect
      rocdl.s.setprio 1
      rocdl.sched.barrier none
      rocdl.s.barrier
      rocdl.sched.barrier none
      %47 = ttg.local_load %19 : !ttg.memdesc<128x64xf16, #shared, #smem, mutable> -> tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>
      rocdl.sched.barrier non_mem_non_sideeffect
      %48 = ttg.local_load %21 : !ttg.memdesc<64x128xf16, #shared, #smem, mutable> -> tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
      rocdl.sched.barrier non_mem_non_sideeffect
      rocdl.s.setprio 0
      rocdl.sched.barrier none
      ttg.barrier local
      rocdl.sched.barrier none
      %49 = tt.dot %47, %48, %arg5 : tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<128x128xf32, #mma>
      rocdl.s.setprio 1
      rocdl.sched.barrier none
      rocdl.s.barrier
      rocdl.sched.barrier none
      ttg.local_store %42, %19 : tensor<128x64xf16, #blocked1> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
      rocdl.sched.barrier non_mem_non_sideeffect
      ttg.local_store %46, %21 : tensor<64x128xf16, #blocked> -> !ttg.memdesc<64x128xf16, #shared, #smem, mutable>
      rocdl.sched.barrier non_mem_non_sideeffect
      rocdl.s.setprio 0
      rocdl.sched.barrier none
      ttg.barrier local
      rocdl.sched.barrier none
      scf.yield %49 : tensor<128x128xf32, #mma>
    }
    rocdl.s.setprio 0
    amdg.cond_barrier %26
    %29 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %30 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %31 = tt.expand_dims %29 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<128x1xi32, #mma>
    %32 = arith.muli %31, %cst : tensor<128x1xi32, #mma>
    %33 = tt.splat %arg2 : !tt.ptr<f32> -> tensor<128x1x!tt.ptr<f32>, #mma>
    %34 = tt.addptr %33, %32 : tensor<128x1x!tt.ptr<f32>, #mma>, tensor<128x1xi32, #mma>
    %35 = tt.expand_dims %30 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #mma}>> -> tensor<1x128xi32, #mma>
    %36 = tt.broadcast %34 : tensor<128x1x!tt.ptr<f32>, #mma> -> tensor<128x128x!tt.ptr<f32>, #mma>
    %37 = tt.broadcast %35 : tensor<1x128xi32, #mma> -> tensor<128x128xi32, #mma>
    %38 = tt.addptr %36, %37 : tensor<128x128x!tt.ptr<f32>, #mma>, tensor<128x128xi32, #mma>
    tt.store %38, %28 : tensor<128x128x!tt.ptr<f32>, #mma>
    tt.return
  }
}

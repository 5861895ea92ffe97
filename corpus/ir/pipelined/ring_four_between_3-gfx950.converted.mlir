#blocked = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 16], warpsPerCTA = [8, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [8, 8], warpsPerCTA = [8, 1], order = [1, 0]}>
#mma = #ttg.amd_mfma<{version = 4, warpsPerCTA = [2, 4], instrShape = [16, 16, 32], isTransposed = true}>
#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 8 : i32, ttg.target = "hip:gfx950", "ttg.threads-per-warp" = 64 : i32, "ttg.total-num-warps" = 8 : i32} {
  tt.func public @ring_gemm(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg3: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %c256_i32 = arith.constant 256 : i32
    %c8192_i32 = arith.constant 8192 : i32
    %c2_i32 = arith.constant 2 : i32
    %c-2_i32 = arith.constant -2 : i32
    %cst = arith.constant dense<128> : tensor<128x1xi32, #mma>
    %c3_i32 = arith.constant 3 : i32
    %c64_i32 = arith.constant 64 : i32
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<128x128xf32, #mma>
    %cst_1 = arith.constant dense<8192> : tensor<64x128xi32, #blocked>
    %cst_2 = arith.constant dense<64> : tensor<128x64xi32, #blocked1>
    %c1_i32 = arith.constant 1 : i32
    %c0_i32 = arith.constant 0 : i32
    %cst_3 = arith.constant dense<128> : tensor<64x1xi32, #blocked>
    %0 = ttg.local_alloc : () -> !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable>
    %1 = ttg.local_alloc : () -> !ttg.memdesc<3x64x128xf16, #shared, #smem, mutable>
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
    %13 = arith.muli %12, %cst_3 : tensor<64x1xi32, #blocked>
    %14 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %15 = tt.expand_dims %14 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x128xi32, #blocked>
    %16 = tt.broadcast %13 : tensor<64x1xi32, #blocked> -> tensor<64x128xi32, #blocked>
    %17 = tt.broadcast %15 : tensor<1x128xi32, #blocked> -> tensor<64x128xi32, #blocked>
    %18 = arith.addi %16, %17 : tensor<64x128xi32, #blocked>
    %19 = ttg.memdesc_index %0[%c0_i32] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    %20 = amdg.buffer_load_to_local %arg0[%10] into %19 : !tt.ptr<f16>[tensor<128x64xi32, #blocked1>]  -> <128x64xf16, #shared, #smem, mutable>
    %21 = ttg.memdesc_index %1[%c0_i32] : !ttg.memdesc<3x64x128xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x128xf16, #shared, #smem, mutable>
    %22 = amdg.buffer_load_to_local %arg1[%18] into %21 : !tt.ptr<f16>[tensor<64x128xi32, #blocked>]  -> <64x128xf16, #shared, #smem, mutable>
    %23 = ttg.async_commit_group
    %24 = ttg.memdesc_index %0[%c1_i32] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    %25 = arith.addi %10, %cst_2 : tensor<128x64xi32, #blocked1>
    %26 = amdg.buffer_load_to_local %arg0[%25] into %24 : !tt.ptr<f16>[tensor<128x64xi32, #blocked1>]  -> <128x64xf16, #shared, #smem, mutable>
    %27 = ttg.memdesc_index %1[%c1_i32] : !ttg.memdesc<3x64x128xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x128xf16, #shared, #smem, mutable>
    %28 = arith.addi %18, %cst_1 : tensor<64x128xi32, #blocked>
    %29 = amdg.buffer_load_to_local %arg1[%28] into %27 : !tt.ptr<f16>[tensor<64x128xi32, #blocked>]  -> <64x128xf16, #shared, #smem, mutable>
    %30 = ttg.async_commit_group
    %31 = ttg.async_wait {num = 1 : i32}
    %32 = arith.divsi %arg3, %c64_i32 : i32
    %33 = arith.addi %32, %c-2_i32 : i32
    ttg.barrier local
    %34 = rocdl.workitem.id.x : i32
    %35 = arith.divsi %34, %c256_i32 : i32
    %36 = arith.cmpi eq, %35, %c0_i32 : i32
    %37 = arith.cmpi ne, %35, %c0_i32 : i32
    amdg.cond_barrier %37
    rocdl.s.setprio 2
    %38 = scf.for %arg4 = %c0_i32 to %33 step %c1_i32 iter_args(%arg5 = %cst_0) -> (tensor<128x128xf32, #mma>)  : i32 {
      %49 = arith.addi %arg4, %c2_i32 : i32
      %50 = arith.remsi %arg4, %c3_i32 : i32
      %51 = ttg.memdesc_index %0[%50] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
      %52 = ttg.local_load %51 {ttg.amdg.syncedViaAsyncWait = true} : !ttg.memdesc<128x64xf16, #shared, #smem, mutable> -> tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>
      rocdl.sched.barrier non_mem_non_sideeffect
      %53 = arith.remsi %49, %c3_i32 : i32
      %54 = ttg.memdesc_index %0[%53] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
      %55 = arith.muli %49, %c64_i32 : i32
      %56 = tt.splat %55 : i32 -> tensor<128x64xi32, #blocked1>
      %57 = arith.addi %10, %56 : tensor<128x64xi32, #blocked1>
      %58 = amdg.buffer_load_to_local %arg0[%57] into %54 : !tt.ptr<f16>[tensor<128x64xi32, #blocked1>]  -> <128x64xf16, #shared, #smem, mutable>
      rocdl.sched.barrier non_mem_non_sideeffect
      rocdl.s.setprio 3
      rocdl.sched.barrier none
      rocdl.s.barrier
      rocdl.sched.barrier none
      %59 = ttg.memdesc_index %1[%50] : !ttg.memdesc<3x64x128xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x128xf16, #shared, #smem, mutable>
      %60 = ttg.local_load %59 {ttg.amdg.syncedViaAsyncWait = true} : !ttg.memdesc<64x128xf16, #shared, #smem, mutable> -> tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
      rocdl.sched.barrier non_mem_non_sideeffect
      %61 = ttg.memdesc_index %1[%53] : !ttg.memdesc<3x64x128xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x128xf16, #shared, #smem, mutable>
      %62 = arith.muli %49, %c8192_i32 : i32
      %63 = tt.splat %62 : i32 -> tensor<64x128xi32, #blocked>
      %64 = arith.addi %18, %63 : tensor<64x128xi32, #blocked>
      %65 = amdg.buffer_load_to_local %arg1[%64] into %61 : !tt.ptr<f16>[tensor<64x128xi32, #blocked>]  -> <64x128xf16, #shared, #smem, mutable>
      rocdl.sched.barrier non_mem_non_sideeffect
      %66 = ttg.async_commit_group
      rocdl.s.setprio 0
      rocdl.sched.barrier none
      %67 = ttg.async_wait {num = 1 : i32}
      rocdl.sched.barrier none
      %68 = tt.dot %52, %60, %arg5 : tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<128x128xf32, #mma>
      rocdl.s.setprio 0
      rocdl.sched.barrier none
      ttg.barrier local
      rocdl.sched.barrier none
      rocdl.sched.barrier none {triton.warp_pipeline.empty_cluster}
      rocdl.s.setprio 2
      rocdl.sched.barrier none
      rocdl.s.barrier
      rocdl.sched.barrier none
      scf.yield %68 : tensor<128x128xf32, #mma>
    }
    rocdl.s.setprio 0
    amdg.cond_barrier %36
    %39 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %40 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %41 = tt.expand_dims %39 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<128x1xi32, #mma>
    %42 = arith.muli %41, %cst : tensor<128x1xi32, #mma>
    %43 = tt.splat %arg2 : !tt.ptr<f32> -> tensor<128x1x!tt.ptr<f32>, #mma>
    %44 = tt.addptr %43, %42 : tensor<128x1x!tt.ptr<f32>, #mma>, tensor<128x1xi32, #mma>
    %45 = tt.expand_dims %40 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #mma}>> -> tensor<1x128xi32, #mma>
    %46 = tt.broadcast %44 : tensor<128x1x!tt.ptr<f32>, #mma> -> tensor<128x128x!tt.ptr<f32>, #mma>
    %47 = tt.broadcast %45 : tensor<1x128xi32, #mma> -> tensor<128x128xi32, #mma>
    %48 = tt.addptr %46, %47 : tensor<128x128x!tt.ptr<f32>, #mma>, tensor<128x128xi32, #mma>
    tt.store %48, %38 : tensor<128x128x!tt.ptr<f32>, #mma>
    tt.return
  }
}

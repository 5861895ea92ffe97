#blocked = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 16], warpsPerCTA = [8, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [8, 8], warpsPerCTA = [8, 1], order = [1, 0]}>
#mma = #ttg.amd_mfma<{version = 4, warpsPerCTA = [2, 4], instrShape = [16, 16, 32], isTransposed = true}>
#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 8 : i32, ttg.target = "hip:gfx950", "ttg.threads-per-warp" = 64 : i32, "ttg.total-num-warps" = 8 : i32} {
  tt.func public @ring_gemm(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg3: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %c256_i32 = arith.constant 256 : i32
    %c8192_i32 = arith.constant 8192 : i32
    %c3_i32 = arith.constant 3 : i32
    %c-3_i32 = arith.constant -3 : i32
    %cst = arith.constant dense<128> : tensor<128x1xi32, #mma>
    %c4_i32 = arith.constant 4 : i32
    %c64_i32 = arith.constant 64 : i32
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<128x128xf32, #mma>
    %cst_1 = arith.constant dense<16384> : tensor<64x128xi32, #blocked>
    %cst_2 = arith.constant dense<128> : tensor<128x64xi32, #blocked1>
    %c2_i32 = arith.constant 2 : i32
    %cst_3 = arith.constant dense<8192> : tensor<64x128xi32, #blocked>
    %cst_4 = arith.constant dense<64> : tensor<128x64xi32, #blocked1>
    %c1_i32 = arith.constant 1 : i32
    %c0_i32 = arith.constant 0 : i32
    %cst_5 = arith.constant dense<128> : tensor<64x1xi32, #blocked>
    %0 = ttg.local_alloc : () -> !ttg.memdesc<4x128x64xf16, #shared, #smem, mutable>
    %1 = ttg.local_alloc : () -> !ttg.memdesc<4x64x128xf16, #shared, #smem, mutable>
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
    %13 = arith.muli %12, %cst_5 : tensor<64x1xi32, #blocked>
    %14 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %15 = tt.expand_dims %14 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x128xi32, #blocked>
    %16 = tt.broadcast %13 : tensor<64x1xi32, #blocked> -> tensor<64x128xi32, #blocked>
    %17 = tt.broadcast %15 : tensor<1x128xi32, #blocked> -> tensor<64x128xi32, #blocked>
    %18 = arith.addi %16, %17 : tensor<64x128xi32, #blocked>
    %19 = ttg.memdesc_index %0[%c0_i32] : !ttg.memdesc<4x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    %20 = amdg.buffer_load_to_local %arg0[%10] into %19 : !tt.ptr<f16>[tensor<128x64xi32, #blocked1>]  -> <128x64xf16, #shared, #smem, mutable>
    %21 = ttg.memdesc_index %1[%c0_i32] : !ttg.memdesc<4x64x128xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x128xf16, #shared, #smem, mutable>
    %22 = amdg.buffer_load_to_local %arg1[%18] into %21 : !tt.ptr<f16>[tensor<64x128xi32, #blocked>]  -> <64x128xf16, #shared, #smem, mutable>
    %23 = ttg.async_commit_group
    %24 = ttg.memdesc_index %0[%c1_i32] : !ttg.memdesc<4x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    %25 = arith.addi %10, %cst_4 : tensor<128x64xi32, #blocked1>
    %26 = amdg.buffer_load_to_local %arg0[%25] into %24 : !tt.ptr<f16>[tensor<128x64xi32, #blocked1>]  -> <128x64xf16, #shared, #smem, mutable>
    %27 = ttg.memdesc_index %1[%c1_i32] : !ttg.memdesc<4x64x128xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x128xf16, #shared, #smem, mutable>
    %28 = arith.addi %18, %cst_3 : tensor<64x128xi32, #blocked>
    %29 = amdg.buffer_load_to_local %arg1[%28] into %27 : !tt.ptr<f16>[tensor<64x128xi32, #blocked>]  -> <64x128xf16, #shared, #smem, mutable>
    %30 = ttg.async_commit_group
    %31 = ttg.memdesc_index %0[%c2_i32] : !ttg.memdesc<4x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    %32 = arith.addi %10, %cst_2 : tensor<128x64xi32, #blocked1>
    %33 = amdg.buffer_load_to_local %arg0[%32] into %31 : !tt.ptr<f16>[tensor<128x64xi32, #blocked1>]  -> <128x64xf16, #shared, #smem, mutable>
    %34 = ttg.memdesc_index %1[%c2_i32] : !ttg.memdesc<4x64x128xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x128xf16, #shared, #smem, mutable>
    %35 = arith.addi %18, %cst_1 : tensor<64x128xi32, #blocked>
    %36 = amdg.buffer_load_to_local %arg1[%35] into %34 : !tt.ptr<f16>[tensor<64x128xi32, #blocked>]  -> <64x128xf16, #shared, #smem, mutable>
    %37 = ttg.async_commit_group
    %38 = arith.divsi %arg3, %c64_i32 : i32
    %39 = arith.addi %38, %c-3_i32 : i32
    ttg.barrier local
    %40 = rocdl.workitem.id.x : i32
    %41 = arith.divsi %40, %c256_i32 : i32
    %42 = arith.cmpi eq, %41, %c0_i32 : i32
    %43 = arith.cmpi ne, %41, %c0_i32 : i32
    amdg.cond_barrier %43
    %44 = scf.for %arg4 = %c0_i32 to %39 step %c1_i32 iter_args(%arg5 = %cst_0) -> (tensor<128x128xf32, #mma>)  : i32 {
      rocdl.sched.barrier none
      %55 = ttg.async_wait {num = 2 : i32}
      rocdl.sched.barrier none
      %56 = arith.addi %arg4, %c3_i32 : i32
      %57 = arith.remsi %arg4, %c4_i32 : i32
      %58 = ttg.memdesc_index %0[%57] : !ttg.memdesc<4x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
      %59 = ttg.local_load %58 {ttg.amdg.syncedViaAsyncWait = true} : !ttg.memdesc<128x64xf16, #shared, #smem, mutable> -> tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>
      rocdl.sched.barrier non_mem_non_sideeffect
      %60 = ttg.memdesc_index %1[%57] : !ttg.memdesc<4x64x128xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x128xf16, #shared, #smem, mutable>
      %61 = ttg.local_load %60 {ttg.amdg.syncedViaAsyncWait = true} : !ttg.memdesc<64x128xf16, #shared, #smem, mutable> -> tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
      rocdl.sched.barrier non_mem_non_sideeffect
      rocdl.sched.barrier none
      ttg.barrier local
      rocdl.sched.barrier none
      %62 = arith.remsi %56, %c4_i32 : i32
      %63 = ttg.memdesc_index %0[%62] : !ttg.memdesc<4x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
      %64 = arith.muli %56, %c64_i32 : i32
      %65 = tt.splat %64 : i32 -> tensor<128x64xi32, #blocked1>
      %66 = arith.addi %10, %65 : tensor<128x64xi32, #blocked1>
      %67 = amdg.buffer_load_to_local %arg0[%66] into %63 : !tt.ptr<f16>[tensor<128x64xi32, #blocked1>]  -> <128x64xf16, #shared, #smem, mutable>
      rocdl.sched.barrier non_mem_non_sideeffect
      %68 = ttg.memdesc_index %1[%62] : !ttg.memdesc<4x64x128xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x128xf16, #shared, #smem, mutable>
      %69 = arith.muli %56, %c8192_i32 : i32
      %70 = tt.splat %69 : i32 -> tensor<64x128xi32, #blocked>
      %71 = arith.addi %18, %70 : tensor<64x128xi32, #blocked>
      %72 = amdg.buffer_load_to_local %arg1[%71] into %68 : !tt.ptr<f16>[tensor<64x128xi32, #blocked>]  -> <64x128xf16, #shared, #smem, mutable>
      rocdl.sched.barrier non_mem_non_sideeffect
      %73 = ttg.async_commit_group
      rocdl.sched.barrier none
      rocdl.s.barrier
      rocdl.sched.barrier none
      %74 = tt.dot %59, %61, %arg5 : tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<128x128xf32, #mma>
      scf.yield %74 : tensor<128x128xf32, #mma>
    }
    rocdl.sched.barrier none
    rocdl.s.barrier
    rocdl.sched.barrier none
    amdg.cond_barrier %42
    %45 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %46 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %47 = tt.expand_dims %45 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<128x1xi32, #mma>
    %48 = arith.muli %47, %cst : tensor<128x1xi32, #mma>
    %49 = tt.splat %arg2 : !tt.ptr<f32> -> tensor<128x1x!tt.ptr<f32>, #mma>
    %50 = tt.addptr %49, %48 : tensor<128x1x!tt.ptr<f32>, #mma>, tensor<128x1xi32, #mma>
    %51 = tt.expand_dims %46 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #mma}>> -> tensor<1x128xi32, #mma>
    %52 = tt.broadcast %50 : tensor<128x1x!tt.ptr<f32>, #mma> -> tensor<128x128x!tt.ptr<f32>, #mma>
    %53 = tt.broadcast %51 : tensor<1x128xi32, #mma> -> tensor<128x128xi32, #mma>
    %54 = tt.addptr %52, %53 : tensor<128x128x!tt.ptr<f32>, #mma>, tensor<128x128xi32, #mma>
    tt.store %54, %44 : tensor<128x128x!tt.ptr<f32>, #mma>
    tt.return
  }
}

#blocked = #ttg.blocked<{sizePerThread = [1, 16], threadsPerWarp = [8, 8], warpsPerCTA = [8, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [2, 16], threadsPerWarp = [8, 8], warpsPerCTA = [8, 1], order = [1, 0]}>
#linear = #ttg.linear<{register = [[1, 0], [0, 1], [0, 2], [0, 4], [0, 8]], lane = [[0, 16], [0, 32], [0, 64], [2, 0], [4, 0], [8, 0]], warp = [[16, 0], [32, 0], [64, 0]], block = []}>
#mma = #ttg.amd_mfma<{version = 3, warpsPerCTA = [4, 2], instrShape = [32, 32, 16], isTransposed = true}>
#shared = #ttg.swizzled_shared<{vec = 8, perPhase = 1, maxPhase = 16, order = [1, 0]}>
#shared1 = #ttg.amd_rotating_shared<{vec = 8, perPhase = 1, maxPhase = 16, order = [0, 1]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 8 : i32, ttg.target = "hip:gfx942", "ttg.threads-per-warp" = 64 : i32} {
  tt.func public @gemm(%arg0: !tt.ptr<f8E4M3FNUZ> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f8E4M3FNUZ> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg3: i32 {tt.divisibility = 16 : i32}, %arg4: i32 {tt.divisibility = 16 : i32}, %arg5: i32 {tt.divisibility = 16 : i32}, %arg6: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %c127_i32 = arith.constant 127 : i32
    %c1_i32 = arith.constant 1 : i32
    %cst = arith.constant dense<128> : tensor<256x128xi32, #blocked>
    %c128_i32 = arith.constant 128 : i32
    %c256_i32 = arith.constant 256 : i32
    %c0_i32 = arith.constant 0 : i32
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<256x128xf32, #mma>
    %0 = tt.get_program_id x : i32
    %1 = arith.muli %0, %c256_i32 : i32
    %2 = tt.make_range {end = 256 : i32, start = 0 : i32} : tensor<256xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %3 = tt.make_range {end = 256 : i32, start = 0 : i32} : tensor<256xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %4 = tt.splat %1 : i32 -> tensor<256xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %5 = tt.splat %1 : i32 -> tensor<256xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %6 = arith.addi %4, %2 : tensor<256xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %7 = arith.addi %5, %3 : tensor<256xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %8 = tt.get_program_id y : i32
    %9 = arith.muli %8, %c128_i32 : i32
    %10 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %11 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %12 = tt.splat %9 : i32 -> tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %13 = tt.splat %9 : i32 -> tensor<128xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %14 = arith.addi %12, %10 : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %15 = arith.addi %13, %11 : tensor<128xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %16 = tt.expand_dims %6 {axis = 1 : i32} : tensor<256xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<256x1xi32, #blocked>
    %17 = tt.expand_dims %7 {axis = 1 : i32} : tensor<256xi32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<256x1xi32, #mma>
    %18 = tt.splat %arg4 : i32 -> tensor<256x1xi32, #blocked>
    %19 = arith.muli %16, %18 : tensor<256x1xi32, #blocked>
    %20 = tt.splat %arg0 : !tt.ptr<f8E4M3FNUZ> -> tensor<256x1x!tt.ptr<f8E4M3FNUZ>, #blocked>
    %21 = tt.addptr %20, %19 : tensor<256x1x!tt.ptr<f8E4M3FNUZ>, #blocked>, tensor<256x1xi32, #blocked>
    %22 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %23 = tt.expand_dims %22 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x128xi32, #blocked>
    %24 = tt.broadcast %21 : tensor<256x1x!tt.ptr<f8E4M3FNUZ>, #blocked> -> tensor<256x128x!tt.ptr<f8E4M3FNUZ>, #blocked>
    %25 = tt.broadcast %23 : tensor<1x128xi32, #blocked> -> tensor<256x128xi32, #blocked>
    %26 = tt.addptr %24, %25 : tensor<256x128x!tt.ptr<f8E4M3FNUZ>, #blocked>, tensor<256x128xi32, #blocked>
    %27 = arith.cmpi sgt, %arg3, %c0_i32 : i32
    %28 = tt.splat %27 : i1 -> tensor<256x128xi1, #blocked>
    %29 = tt.load %26, %28 {amd.pipeliner_part = "prologue"} : tensor<256x128x!tt.ptr<f8E4M3FNUZ>, #blocked>
    %30 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %31 = tt.expand_dims %30 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<128x1xi32, #blocked1>
    %32 = tt.splat %arg5 : i32 -> tensor<128x1xi32, #blocked1>
    %33 = arith.muli %31, %32 : tensor<128x1xi32, #blocked1>
    %34 = tt.splat %arg1 : !tt.ptr<f8E4M3FNUZ> -> tensor<128x1x!tt.ptr<f8E4M3FNUZ>, #blocked1>
    %35 = tt.addptr %34, %33 : tensor<128x1x!tt.ptr<f8E4M3FNUZ>, #blocked1>, tensor<128x1xi32, #blocked1>
    %36 = tt.expand_dims %14 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x128xi32, #blocked>
    %37 = tt.expand_dims %15 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #mma}>> -> tensor<1x128xi32, #mma>
    %38 = tt.broadcast %35 : tensor<128x1x!tt.ptr<f8E4M3FNUZ>, #blocked1> -> tensor<128x128x!tt.ptr<f8E4M3FNUZ>, #blocked1>
    %39 = tt.broadcast %36 : tensor<1x128xi32, #blocked> -> tensor<128x128xi32, #blocked1>
    %40 = tt.addptr %38, %39 : tensor<128x128x!tt.ptr<f8E4M3FNUZ>, #blocked1>, tensor<128x128xi32, #blocked1>
    %41 = tt.splat %27 : i1 -> tensor<128x128xi1, #blocked1>
    %42 = tt.load %40, %41 {amd.pipeliner_part = "prologue"} : tensor<128x128x!tt.ptr<f8E4M3FNUZ>, #blocked1>
    %43 = arith.muli %arg5, %c128_i32 : i32
    %44 = tt.splat %43 : i32 -> tensor<128x128xi32, #blocked1>
    %45 = ttg.local_alloc : () -> !ttg.memdesc<1x256x128xf8E4M3FNUZ, #shared, #smem, mutable>
    %46 = ttg.local_alloc : () -> !ttg.memdesc<1x128x128xf8E4M3FNUZ, #shared1, #smem, mutable>
    %47 = ttg.memdesc_index %45[%c0_i32] : !ttg.memdesc<1x256x128xf8E4M3FNUZ, #shared, #smem, mutable> -> !ttg.memdesc<256x128xf8E4M3FNUZ, #shared, #smem, mutable>
    ttg.local_store %29, %47 : tensor<256x128xf8E4M3FNUZ, #blocked> -> !ttg.memdesc<256x128xf8E4M3FNUZ, #shared, #smem, mutable>
    %48 = ttg.memdesc_index %46[%c0_i32] : !ttg.memdesc<1x128x128xf8E4M3FNUZ, #shared1, #smem, mutable> -> !ttg.memdesc<128x128xf8E4M3FNUZ, #shared1, #smem, mutable>
    %49 = amdg.in_thread_transpose %42 : tensor<128x128xf8E4M3FNUZ, #blocked1> -> tensor<128x128xf8E4M3FNUZ, #linear>
    ttg.local_store %49, %48 : tensor<128x128xf8E4M3FNUZ, #linear> -> !ttg.memdesc<128x128xf8E4M3FNUZ, #shared1, #smem, mutable>
    %50 = arith.subi %arg3, %c128_i32 : i32
    ttg.barrier local
    %51 = rocdl.workitem.id.x : i32
    %c0_i32_1 = arith.constant 0 : i32
    %c256_i32_2 = arith.constant 256 : i32
    %52 = arith.divsi %51, %c256_i32_2 : i32
    %53 = arith.cmpi eq, %52, %c0_i32_1 : i32
    %54 = arith.cmpi ne, %52, %c0_i32_1 : i32
    amdg.cond_barrier %54
    %55:6 = scf.for %arg7 = %c0_i32 to %50 step %c128_i32 iter_args(%arg8 = %cst_0, %arg9 = %26, %arg10 = %c0_i32, %arg11 = %47, %arg12 = %48, %arg13 = %40) -> (tensor<256x128xf32, #mma>, tensor<256x128x!tt.ptr<f8E4M3FNUZ>, #blocked>, i32, !ttg.memdesc<256x128xf8E4M3FNUZ, #shared, #smem, mutable>, !ttg.memdesc<128x128xf8E4M3FNUZ, #shared1, #smem, mutable>, tensor<128x128x!tt.ptr<f8E4M3FNUZ>, #blocked1>)  : i32 {
      %70 = tt.addptr %arg9, %cst : tensor<256x128x!tt.ptr<f8E4M3FNUZ>, #blocked>, tensor<256x128xi32, #blocked>
      %71 = tt.addptr %arg13, %44 : tensor<128x128x!tt.ptr<f8E4M3FNUZ>, #blocked1>, tensor<128x128xi32, #blocked1>
      %72 = ttg.memdesc_subslice %arg11[0, 0] : !ttg.memdesc<256x128xf8E4M3FNUZ, #shared, #smem, mutable> -> !ttg.memdesc<256x64xf8E4M3FNUZ, #shared, #smem, mutable, 256x128>
      %73 = ttg.local_load %72 : !ttg.memdesc<256x64xf8E4M3FNUZ, #shared, #smem, mutable, 256x128> -> tensor<256x64xf8E4M3FNUZ, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>
      %74 = ttg.memdesc_subslice %arg12[0, 0] : !ttg.memdesc<128x128xf8E4M3FNUZ, #shared1, #smem, mutable> -> !ttg.memdesc<64x128xf8E4M3FNUZ, #shared1, #smem, mutable, 128x128>
      %75 = ttg.local_load %74 : !ttg.memdesc<64x128xf8E4M3FNUZ, #shared1, #smem, mutable, 128x128> -> tensor<64x128xf8E4M3FNUZ, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
      rocdl.sched.barrier none
      %76 = tt.load %70 : tensor<256x128x!tt.ptr<f8E4M3FNUZ>, #blocked>
      rocdl.sched.barrier none
      %77 = ttg.memdesc_subslice %arg11[0, 64] : !ttg.memdesc<256x128xf8E4M3FNUZ, #shared, #smem, mutable> -> !ttg.memdesc<256x64xf8E4M3FNUZ, #shared, #smem, mutable, 256x128>
      %78 = ttg.local_load %77 : !ttg.memdesc<256x64xf8E4M3FNUZ, #shared, #smem, mutable, 256x128> -> tensor<256x64xf8E4M3FNUZ, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>
      %79 = ttg.memdesc_subslice %arg12[64, 0] : !ttg.memdesc<128x128xf8E4M3FNUZ, #shared1, #smem, mutable> -> !ttg.memdesc<64x128xf8E4M3FNUZ, #shared1, #smem, mutable, 128x128>
      %80 = ttg.local_load %79 : !ttg.memdesc<64x128xf8E4M3FNUZ, #shared1, #smem, mutable, 128x128> -> tensor<64x128xf8E4M3FNUZ, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
      rocdl.sched.barrier none
      %81 = tt.load %71 : tensor<128x128x!tt.ptr<f8E4M3FNUZ>, #blocked1>
      ttg.barrier local
      rocdl.sched.barrier none
      rocdl.s.setprio 1
      %82 = tt.dot %73, %75, %arg8, inputPrecision = tf32 : tensor<256x64xf8E4M3FNUZ, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<64x128xf8E4M3FNUZ, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<256x128xf32, #mma>
      rocdl.s.setprio 0
      ttg.barrier local
      rocdl.sched.barrier none
      %83 = arith.addi %arg10, %c1_i32 : i32
      %84 = arith.cmpi slt, %83, %c1_i32 : i32
      %85 = arith.select %84, %83, %c0_i32 : i32
      %86 = ttg.memdesc_index %45[%85] : !ttg.memdesc<1x256x128xf8E4M3FNUZ, #shared, #smem, mutable> -> !ttg.memdesc<256x128xf8E4M3FNUZ, #shared, #smem, mutable>
      ttg.local_store %76, %86 : tensor<256x128xf8E4M3FNUZ, #blocked> -> !ttg.memdesc<256x128xf8E4M3FNUZ, #shared, #smem, mutable>
      %87 = amdg.in_thread_transpose %81 : tensor<128x128xf8E4M3FNUZ, #blocked1> -> tensor<128x128xf8E4M3FNUZ, #linear>
      %88 = ttg.memdesc_index %46[%85] : !ttg.memdesc<1x128x128xf8E4M3FNUZ, #shared1, #smem, mutable> -> !ttg.memdesc<128x128xf8E4M3FNUZ, #shared1, #smem, mutable>
      ttg.local_store %87, %88 : tensor<128x128xf8E4M3FNUZ, #linear> -> !ttg.memdesc<128x128xf8E4M3FNUZ, #shared1, #smem, mutable>
      ttg.barrier local
      rocdl.sched.barrier none
      rocdl.s.setprio 1
      %89 = tt.dot %78, %80, %82, inputPrecision = tf32 : tensor<256x64xf8E4M3FNUZ, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<64x128xf8E4M3FNUZ, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<256x128xf32, #mma>
      rocdl.s.setprio 0
      ttg.barrier local
      rocdl.sched.barrier none
      scf.yield %89, %70, %85, %86, %88, %71 : tensor<256x128xf32, #mma>, tensor<256x128x!tt.ptr<f8E4M3FNUZ>, #blocked>, i32, !ttg.memdesc<256x128xf8E4M3FNUZ, #shared, #smem, mutable>, !ttg.memdesc<128x128xf8E4M3FNUZ, #shared1, #smem, mutable>, tensor<128x128x!tt.ptr<f8E4M3FNUZ>, #blocked1>
    }
    amdg.cond_barrier %53
    %56 = arith.addi %arg3, %c127_i32 : i32
    %57 = arith.divsi %56, %c128_i32 : i32
    %58 = arith.cmpi sge, %57, %c1_i32 : i32
    %59 = ttg.local_load %55#3 : !ttg.memdesc<256x128xf8E4M3FNUZ, #shared, #smem, mutable> -> tensor<256x128xf8E4M3FNUZ, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>
    %60 = ttg.local_load %55#4 : !ttg.memdesc<128x128xf8E4M3FNUZ, #shared1, #smem, mutable> -> tensor<128x128xf8E4M3FNUZ, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
    %61 = scf.if %58 -> (tensor<256x128xf32, #mma>) {
      %70 = tt.dot %59, %60, %55#0, inputPrecision = tf32 : tensor<256x128xf8E4M3FNUZ, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<128x128xf8E4M3FNUZ, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<256x128xf32, #mma>
      scf.yield %70 : tensor<256x128xf32, #mma>
    } else {
      scf.yield %55#0 : tensor<256x128xf32, #mma>
    }
    %62 = arith.select %58, %61, %55#0 : tensor<256x128xf32, #mma>
    ttg.local_dealloc %46 : !ttg.memdesc<1x128x128xf8E4M3FNUZ, #shared1, #smem, mutable>
    ttg.local_dealloc %45 : !ttg.memdesc<1x256x128xf8E4M3FNUZ, #shared, #smem, mutable>
    %63 = tt.splat %arg6 : i32 -> tensor<256x1xi32, #mma>
    %64 = arith.muli %17, %63 : tensor<256x1xi32, #mma>
    %65 = tt.splat %arg2 : !tt.ptr<f32> -> tensor<256x1x!tt.ptr<f32>, #mma>
    %66 = tt.addptr %65, %64 : tensor<256x1x!tt.ptr<f32>, #mma>, tensor<256x1xi32, #mma>
    %67 = tt.broadcast %66 : tensor<256x1x!tt.ptr<f32>, #mma> -> tensor<256x128x!tt.ptr<f32>, #mma>
    %68 = tt.broadcast %37 : tensor<1x128xi32, #mma> -> tensor<256x128xi32, #mma>
    %69 = tt.addptr %67, %68 : tensor<256x128x!tt.ptr<f32>, #mma>, tensor<256x128xi32, #mma>
    tt.store %69, %62 : tensor<256x128x!tt.ptr<f32>, #mma>
    tt.return
  }
}

#blocked = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [8, 8], warpsPerCTA = [8, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [2, 32], warpsPerCTA = [8, 1], order = [1, 0]}>
#linear = #ttg.linear<{register = [[0, 1], [0, 2], [0, 4], [0, 16], [0, 128], [64, 0], [128, 0]], lane = [[1, 0], [2, 0], [4, 0], [8, 0], [16, 0], [0, 8]], warp = [[0, 32], [0, 64], [32, 0]], block = []}>
#mma = #ttg.amd_mfma<{version = 4, warpsPerCTA = [2, 4], instrShape = [32, 32, 16], isTransposed = true}>
#shared = #ttg.swizzled_shared<{vec = 8, perPhase = 2, maxPhase = 8, order = [1, 0]}>
#shared1 = #ttg.swizzled_shared<{vec = 8, perPhase = 1, maxPhase = 16, order = [1, 0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 8 : i32, ttg.target = "hip:gfx950", "ttg.threads-per-warp" = 64 : i32} {
  tt.func public @gemm(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg3: i32 {tt.divisibility = 16 : i32}, %arg4: i32 {tt.divisibility = 16 : i32}, %arg5: i32 {tt.divisibility = 16 : i32}, %arg6: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %c63_i32 = arith.constant 63 : i32
    %c1_i32 = arith.constant 1 : i32
    %cst = arith.constant dense<64> : tensor<256x64xi32, #blocked>
    %c64_i32 = arith.constant 64 : i32
    %c256_i32 = arith.constant 256 : i32
    %c0_i32 = arith.constant 0 : i32
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<256x256xf32, #mma>
    %0 = tt.get_program_id x : i32
    %1 = arith.muli %0, %c256_i32 : i32
    %2 = tt.make_range {end = 256 : i32, start = 0 : i32} : tensor<256xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %3 = tt.make_range {end = 256 : i32, start = 0 : i32} : tensor<256xi32, #ttg.slice<{dim = 1, parent = #linear}>>
    %4 = tt.make_range {end = 256 : i32, start = 0 : i32} : tensor<256xi32, #ttg.slice<{dim = 0, parent = #linear}>>
    %5 = tt.make_range {end = 256 : i32, start = 0 : i32} : tensor<256xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %6 = tt.splat %1 : i32 -> tensor<256xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %7 = tt.splat %1 : i32 -> tensor<256xi32, #ttg.slice<{dim = 1, parent = #linear}>>
    %8 = arith.addi %6, %2 : tensor<256xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %9 = arith.addi %7, %3 : tensor<256xi32, #ttg.slice<{dim = 1, parent = #linear}>>
    %10 = tt.get_program_id y : i32
    %11 = arith.muli %10, %c256_i32 : i32
    %12 = tt.splat %11 : i32 -> tensor<256xi32, #ttg.slice<{dim = 0, parent = #linear}>>
    %13 = tt.splat %11 : i32 -> tensor<256xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %14 = arith.addi %12, %4 : tensor<256xi32, #ttg.slice<{dim = 0, parent = #linear}>>
    %15 = arith.addi %13, %5 : tensor<256xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %16 = tt.expand_dims %8 {axis = 1 : i32} : tensor<256xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<256x1xi32, #blocked>
    %17 = tt.expand_dims %9 {axis = 1 : i32} : tensor<256xi32, #ttg.slice<{dim = 1, parent = #linear}>> -> tensor<256x1xi32, #linear>
    %18 = tt.splat %arg4 : i32 -> tensor<256x1xi32, #blocked>
    %19 = arith.muli %16, %18 : tensor<256x1xi32, #blocked>
    %20 = tt.splat %arg0 : !tt.ptr<f16> -> tensor<256x1x!tt.ptr<f16>, #blocked>
    %21 = tt.addptr %20, %19 : tensor<256x1x!tt.ptr<f16>, #blocked>, tensor<256x1xi32, #blocked>
    %22 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %23 = tt.expand_dims %22 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x64xi32, #blocked>
    %24 = tt.broadcast %21 : tensor<256x1x!tt.ptr<f16>, #blocked> -> tensor<256x64x!tt.ptr<f16>, #blocked>
    %25 = tt.broadcast %23 : tensor<1x64xi32, #blocked> -> tensor<256x64xi32, #blocked>
    %26 = tt.addptr %24, %25 : tensor<256x64x!tt.ptr<f16>, #blocked>, tensor<256x64xi32, #blocked>
    %27 = arith.cmpi sgt, %arg3, %c0_i32 : i32
    %28 = tt.splat %27 : i1 -> tensor<256x64xi1, #blocked>
    %29 = tt.load %26, %28 {amd.pipeliner_part = "prologue"} : tensor<256x64x!tt.ptr<f16>, #blocked>
    %30 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %31 = tt.expand_dims %30 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<64x1xi32, #blocked1>
    %32 = tt.splat %arg5 : i32 -> tensor<64x1xi32, #blocked1>
    %33 = arith.muli %31, %32 : tensor<64x1xi32, #blocked1>
    %34 = tt.splat %arg1 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked1>
    %35 = tt.addptr %34, %33 : tensor<64x1x!tt.ptr<f16>, #blocked1>, tensor<64x1xi32, #blocked1>
    %36 = tt.expand_dims %14 {axis = 0 : i32} : tensor<256xi32, #ttg.slice<{dim = 0, parent = #linear}>> -> tensor<1x256xi32, #linear>
    %37 = tt.expand_dims %15 {axis = 0 : i32} : tensor<256xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x256xi32, #blocked1>
    %38 = tt.broadcast %35 : tensor<64x1x!tt.ptr<f16>, #blocked1> -> tensor<64x256x!tt.ptr<f16>, #blocked1>
    %39 = tt.broadcast %37 : tensor<1x256xi32, #blocked1> -> tensor<64x256xi32, #blocked1>
    %40 = tt.addptr %38, %39 : tensor<64x256x!tt.ptr<f16>, #blocked1>, tensor<64x256xi32, #blocked1>
    %41 = tt.splat %27 : i1 -> tensor<64x256xi1, #blocked1>
    %42 = tt.load %40, %41 {amd.pipeliner_part = "prologue"} : tensor<64x256x!tt.ptr<f16>, #blocked1>
    %43 = arith.muli %arg5, %c64_i32 : i32
    %44 = tt.splat %43 : i32 -> tensor<64x256xi32, #blocked1>
    %45 = ttg.local_alloc : () -> !ttg.memdesc<1x256x64xf16, #shared, #smem, mutable>
    %46 = ttg.local_alloc : () -> !ttg.memdesc<1x64x256xf16, #shared1, #smem, mutable>
    %47 = ttg.memdesc_index %45[%c0_i32] : !ttg.memdesc<1x256x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<256x64xf16, #shared, #smem, mutable>
    ttg.local_store %29, %47 : tensor<256x64xf16, #blocked> -> !ttg.memdesc<256x64xf16, #shared, #smem, mutable>
    %48 = ttg.memdesc_index %46[%c0_i32] : !ttg.memdesc<1x64x256xf16, #shared1, #smem, mutable> -> !ttg.memdesc<64x256xf16, #shared1, #smem, mutable>
    ttg.local_store %42, %48 : tensor<64x256xf16, #blocked1> -> !ttg.memdesc<64x256xf16, #shared1, #smem, mutable>
    %49 = arith.subi %arg3, %c64_i32 : i32
    ttg.barrier local
    %50 = rocdl.workitem.id.x : i32
    %c0_i32_1 = arith.constant 0 : i32
    %c256_i32_2 = arith.constant 256 : i32
    %51 = arith.divsi %50, %c256_i32_2 : i32
    %52 = arith.cmpi eq, %51, %c0_i32_1 : i32
    %53 = arith.cmpi ne, %51, %c0_i32_1 : i32
    amdg.cond_barrier %53
    %54:6 = scf.for %arg7 = %c0_i32 to %49 step %c64_i32 iter_args(%arg8 = %cst_0, %arg9 = %26, %arg10 = %40, %arg11 = %c0_i32, %arg12 = %47, %arg13 = %48) -> (tensor<256x256xf32, #mma>, tensor<256x64x!tt.ptr<f16>, #blocked>, tensor<64x256x!tt.ptr<f16>, #blocked1>, i32, !ttg.memdesc<256x64xf16, #shared, #smem, mutable>, !ttg.memdesc<64x256xf16, #shared1, #smem, mutable>)  : i32 {
      %71 = tt.addptr %arg9, %cst : tensor<256x64x!tt.ptr<f16>, #blocked>, tensor<256x64xi32, #blocked>
      %72 = tt.addptr %arg10, %44 : tensor<64x256x!tt.ptr<f16>, #blocked1>, tensor<64x256xi32, #blocked1>
      %73 = tt.load %71 : tensor<256x64x!tt.ptr<f16>, #blocked>
      %74 = ttg.memdesc_subslice %arg12[0, 0] : !ttg.memdesc<256x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<256x16xf16, #shared, #smem, mutable, 256x64>
      %75 = ttg.local_load %74 : !ttg.memdesc<256x16xf16, #shared, #smem, mutable, 256x64> -> tensor<256x16xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>
      %76 = ttg.memdesc_subslice %arg13[0, 0] : !ttg.memdesc<64x256xf16, #shared1, #smem, mutable> -> !ttg.memdesc<16x256xf16, #shared1, #smem, mutable, 64x256>
      %77 = ttg.local_load %76 : !ttg.memdesc<16x256xf16, #shared1, #smem, mutable, 64x256> -> tensor<16x256xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
      ttg.barrier local
      rocdl.sched.barrier none
      rocdl.s.setprio 1
      %78 = tt.dot %75, %77, %arg8 : tensor<256x16xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<16x256xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<256x256xf32, #mma>
      rocdl.s.setprio 0
      ttg.barrier local
      rocdl.sched.barrier none
      %79 = tt.load %72 : tensor<64x256x!tt.ptr<f16>, #blocked1>
      %80 = ttg.memdesc_subslice %arg12[0, 16] : !ttg.memdesc<256x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<256x16xf16, #shared, #smem, mutable, 256x64>
      %81 = ttg.local_load %80 : !ttg.memdesc<256x16xf16, #shared, #smem, mutable, 256x64> -> tensor<256x16xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>
      %82 = ttg.memdesc_subslice %arg13[16, 0] : !ttg.memdesc<64x256xf16, #shared1, #smem, mutable> -> !ttg.memdesc<16x256xf16, #shared1, #smem, mutable, 64x256>
      %83 = ttg.local_load %82 : !ttg.memdesc<16x256xf16, #shared1, #smem, mutable, 64x256> -> tensor<16x256xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
      ttg.barrier local
      rocdl.sched.barrier none
      rocdl.s.setprio 1
      %84 = tt.dot %81, %83, %78 : tensor<256x16xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<16x256xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<256x256xf32, #mma>
      rocdl.s.setprio 0
      ttg.barrier local
      rocdl.sched.barrier none
      %85 = ttg.memdesc_subslice %arg12[0, 32] : !ttg.memdesc<256x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<256x16xf16, #shared, #smem, mutable, 256x64>
      %86 = ttg.local_load %85 : !ttg.memdesc<256x16xf16, #shared, #smem, mutable, 256x64> -> tensor<256x16xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>
      %87 = ttg.memdesc_subslice %arg13[32, 0] : !ttg.memdesc<64x256xf16, #shared1, #smem, mutable> -> !ttg.memdesc<16x256xf16, #shared1, #smem, mutable, 64x256>
      %88 = ttg.local_load %87 : !ttg.memdesc<16x256xf16, #shared1, #smem, mutable, 64x256> -> tensor<16x256xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
      %89 = ttg.memdesc_subslice %arg12[0, 48] : !ttg.memdesc<256x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<256x16xf16, #shared, #smem, mutable, 256x64>
      %90 = ttg.local_load %89 : !ttg.memdesc<256x16xf16, #shared, #smem, mutable, 256x64> -> tensor<256x16xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>
      %91 = ttg.memdesc_subslice %arg13[48, 0] : !ttg.memdesc<64x256xf16, #shared1, #smem, mutable> -> !ttg.memdesc<16x256xf16, #shared1, #smem, mutable, 64x256>
      %92 = ttg.local_load %91 : !ttg.memdesc<16x256xf16, #shared1, #smem, mutable, 64x256> -> tensor<16x256xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
      ttg.barrier local
      rocdl.sched.barrier none
      rocdl.s.setprio 1
      %93 = tt.dot %86, %88, %84 : tensor<256x16xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<16x256xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<256x256xf32, #mma>
      rocdl.s.setprio 0
      ttg.barrier local
      rocdl.sched.barrier none
      %94 = arith.addi %arg11, %c1_i32 : i32
      %95 = arith.cmpi slt, %94, %c1_i32 : i32
      %96 = arith.select %95, %94, %c0_i32 : i32
      %97 = ttg.memdesc_index %45[%96] : !ttg.memdesc<1x256x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<256x64xf16, #shared, #smem, mutable>
      ttg.local_store %73, %97 : tensor<256x64xf16, #blocked> -> !ttg.memdesc<256x64xf16, #shared, #smem, mutable>
      %98 = ttg.memdesc_index %46[%96] : !ttg.memdesc<1x64x256xf16, #shared1, #smem, mutable> -> !ttg.memdesc<64x256xf16, #shared1, #smem, mutable>
      ttg.local_store %79, %98 : tensor<64x256xf16, #blocked1> -> !ttg.memdesc<64x256xf16, #shared1, #smem, mutable>
      ttg.barrier local
      rocdl.sched.barrier none
      rocdl.s.setprio 1
      %99 = tt.dot %90, %92, %93 : tensor<256x16xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<16x256xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<256x256xf32, #mma>
      rocdl.s.setprio 0
      ttg.barrier local
      rocdl.sched.barrier none
      scf.yield %99, %71, %72, %96, %97, %98 : tensor<256x256xf32, #mma>, tensor<256x64x!tt.ptr<f16>, #blocked>, tensor<64x256x!tt.ptr<f16>, #blocked1>, i32, !ttg.memdesc<256x64xf16, #shared, #smem, mutable>, !ttg.memdesc<64x256xf16, #shared1, #smem, mutable>
    }
    amdg.cond_barrier %52
    %55 = arith.addi %arg3, %c63_i32 : i32
    %56 = arith.divsi %55, %c64_i32 : i32
    %57 = arith.cmpi sge, %56, %c1_i32 : i32
    %58 = ttg.local_load %54#4 : !ttg.memdesc<256x64xf16, #shared, #smem, mutable> -> tensor<256x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>
    %59 = ttg.local_load %54#5 : !ttg.memdesc<64x256xf16, #shared1, #smem, mutable> -> tensor<64x256xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
    %60 = scf.if %57 -> (tensor<256x256xf32, #mma>) {
      %71 = tt.dot %58, %59, %54#0 : tensor<256x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<64x256xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<256x256xf32, #mma>
      scf.yield %71 : tensor<256x256xf32, #mma>
    } else {
      scf.yield %54#0 : tensor<256x256xf32, #mma>
    }
    %61 = arith.select %57, %60, %54#0 : tensor<256x256xf32, #mma>
    ttg.local_dealloc %46 : !ttg.memdesc<1x64x256xf16, #shared1, #smem, mutable>
    ttg.local_dealloc %45 : !ttg.memdesc<1x256x64xf16, #shared, #smem, mutable>
    %62 = tt.splat %arg6 : i32 -> tensor<256x1xi32, #linear>
    %63 = arith.muli %17, %62 : tensor<256x1xi32, #linear>
    %64 = tt.splat %arg2 : !tt.ptr<f16> -> tensor<256x1x!tt.ptr<f16>, #linear>
    %65 = tt.addptr %64, %63 : tensor<256x1x!tt.ptr<f16>, #linear>, tensor<256x1xi32, #linear>
    %66 = tt.broadcast %65 : tensor<256x1x!tt.ptr<f16>, #linear> -> tensor<256x256x!tt.ptr<f16>, #linear>
    %67 = tt.broadcast %36 : tensor<1x256xi32, #linear> -> tensor<256x256xi32, #linear>
    %68 = tt.addptr %66, %67 : tensor<256x256x!tt.ptr<f16>, #linear>, tensor<256x256xi32, #linear>
    %69 = arith.truncf %61 : tensor<256x256xf32, #mma> to tensor<256x256xf16, #mma>
    %70 = ttg.convert_layout %69 : tensor<256x256xf16, #mma> -> tensor<256x256xf16, #linear>
    tt.store %68, %70 : tensor<256x256x!tt.ptr<f16>, #linear>
    tt.return
  }
}

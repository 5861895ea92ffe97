#blocked = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [8, 8], warpsPerCTA = [8, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [2, 32], warpsPerCTA = [8, 1], order = [1, 0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [4, 8], threadsPerWarp = [2, 32], warpsPerCTA = [8, 1], order = [1, 0]}>
#linear = #ttg.linear<{register = [[1, 0], [2, 0], [0, 1], [0, 2], [0, 4]], lane = [[0, 8], [0, 16], [0, 32], [0, 64], [0, 128], [4, 0]], warp = [[8, 0], [16, 0], [32, 0]], block = []}>
#mma = #ttg.amd_mfma<{version = 3, warpsPerCTA = [2, 4], instrShape = [32, 32, 8], isTransposed = true}>
#shared = #ttg.swizzled_shared<{vec = 4, perPhase = 1, maxPhase = 16, order = [1, 0]}>
#shared1 = #ttg.amd_rotating_shared<{vec = 4, perPhase = 1, maxPhase = 16, order = [0, 1]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 8 : i32, ttg.target = "hip:gfx942", "ttg.threads-per-warp" = 64 : i32} {
  tt.func public @gemm(%arg0: !tt.ptr<bf16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<bf16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<bf16> {tt.divisibility = 16 : i32}, %arg3: i32 {tt.divisibility = 16 : i32}, %arg4: i32 {tt.divisibility = 16 : i32}, %arg5: i32 {tt.divisibility = 16 : i32}, %arg6: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %c63_i32 = arith.constant 63 : i32
    %c1_i32 = arith.constant 1 : i32
    %cst = arith.constant dense<64> : tensor<128x64xi32, #blocked>
    %c64_i32 = arith.constant 64 : i32
    %c256_i32 = arith.constant 256 : i32
    %c128_i32 = arith.constant 128 : i32
    %c0_i32 = arith.constant 0 : i32
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<128x256xf32, #mma>
    %0 = tt.get_program_id x : i32
    %1 = arith.muli %0, %c128_i32 : i32
    %2 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %3 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %4 = tt.splat %1 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %5 = tt.splat %1 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %6 = arith.addi %4, %2 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %7 = arith.addi %5, %3 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %8 = tt.get_program_id y : i32
    %9 = arith.muli %8, %c256_i32 : i32
    %10 = tt.make_range {end = 256 : i32, start = 0 : i32} : tensor<256xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %11 = tt.make_range {end = 256 : i32, start = 0 : i32} : tensor<256xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %12 = tt.splat %9 : i32 -> tensor<256xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %13 = tt.splat %9 : i32 -> tensor<256xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %14 = arith.addi %12, %10 : tensor<256xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %15 = arith.addi %13, %11 : tensor<256xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %16 = tt.expand_dims %6 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<128x1xi32, #blocked>
    %17 = tt.expand_dims %7 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<128x1xi32, #mma>
    %18 = tt.splat %arg4 : i32 -> tensor<128x1xi32, #blocked>
    %19 = arith.muli %16, %18 : tensor<128x1xi32, #blocked>
    %20 = tt.splat %arg0 : !tt.ptr<bf16> -> tensor<128x1x!tt.ptr<bf16>, #blocked>
    %21 = tt.addptr %20, %19 : tensor<128x1x!tt.ptr<bf16>, #blocked>, tensor<128x1xi32, #blocked>
    %22 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %23 = tt.expand_dims %22 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x64xi32, #blocked>
    %24 = tt.broadcast %21 : tensor<128x1x!tt.ptr<bf16>, #blocked> -> tensor<128x64x!tt.ptr<bf16>, #blocked>
    %25 = tt.broadcast %23 : tensor<1x64xi32, #blocked> -> tensor<128x64xi32, #blocked>
    %26 = tt.addptr %24, %25 : tensor<128x64x!tt.ptr<bf16>, #blocked>, tensor<128x64xi32, #blocked>
    %27 = arith.cmpi sgt, %arg3, %c0_i32 : i32
    %28 = tt.splat %27 : i1 -> tensor<128x64xi1, #blocked>
    %29 = tt.load %26, %28 {amd.pipeliner_part = "prologue"} : tensor<128x64x!tt.ptr<bf16>, #blocked>
    %30 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %31 = tt.expand_dims %30 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked2}>> -> tensor<64x1xi32, #blocked2>
    %32 = tt.splat %arg5 : i32 -> tensor<64x1xi32, #blocked2>
    %33 = arith.muli %31, %32 : tensor<64x1xi32, #blocked2>
    %34 = tt.splat %arg1 : !tt.ptr<bf16> -> tensor<64x1x!tt.ptr<bf16>, #blocked2>
    %35 = tt.addptr %34, %33 : tensor<64x1x!tt.ptr<bf16>, #blocked2>, tensor<64x1xi32, #blocked2>
    %36 = tt.expand_dims %14 {axis = 0 : i32} : tensor<256xi32, #ttg.slice<{dim = 0, parent = #mma}>> -> tensor<1x256xi32, #mma>
    %37 = tt.expand_dims %15 {axis = 0 : i32} : tensor<256xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x256xi32, #blocked1>
    %38 = tt.broadcast %35 : tensor<64x1x!tt.ptr<bf16>, #blocked2> -> tensor<64x256x!tt.ptr<bf16>, #blocked2>
    %39 = tt.broadcast %37 : tensor<1x256xi32, #blocked1> -> tensor<64x256xi32, #blocked2>
    %40 = tt.addptr %38, %39 : tensor<64x256x!tt.ptr<bf16>, #blocked2>, tensor<64x256xi32, #blocked2>
    %41 = tt.splat %27 : i1 -> tensor<64x256xi1, #blocked2>
    %42 = tt.load %40, %41 {amd.pipeliner_part = "prologue"} : tensor<64x256x!tt.ptr<bf16>, #blocked2>
    %43 = arith.muli %arg5, %c64_i32 : i32
    %44 = tt.splat %43 : i32 -> tensor<64x256xi32, #blocked2>
    %45 = ttg.local_alloc : () -> !ttg.memdesc<1x128x64xbf16, #shared, #smem, mutable>
    %46 = ttg.local_alloc : () -> !ttg.memdesc<1x64x256xbf16, #shared1, #smem, mutable>
    %47 = ttg.memdesc_index %45[%c0_i32] : !ttg.memdesc<1x128x64xbf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xbf16, #shared, #smem, mutable>
    ttg.local_store %29, %47 : tensor<128x64xbf16, #blocked> -> !ttg.memdesc<128x64xbf16, #shared, #smem, mutable>
    %48 = ttg.memdesc_index %46[%c0_i32] : !ttg.memdesc<1x64x256xbf16, #shared1, #smem, mutable> -> !ttg.memdesc<64x256xbf16, #shared1, #smem, mutable>
    %49 = amdg.in_thread_transpose %42 : tensor<64x256xbf16, #blocked2> -> tensor<64x256xbf16, #linear>
    ttg.local_store %49, %48 : tensor<64x256xbf16, #linear> -> !ttg.memdesc<64x256xbf16, #shared1, #smem, mutable>
    %50 = arith.subi %arg3, %c64_i32 : i32
    ttg.barrier local
    %51 = rocdl.workitem.id.x : i32
    %c0_i32_1 = arith.constant 0 : i32
    %c256_i32_2 = arith.constant 256 : i32
    %52 = arith.divsi %51, %c256_i32_2 : i32
    %53 = arith.cmpi eq, %52, %c0_i32_1 : i32
    %54 = arith.cmpi ne, %52, %c0_i32_1 : i32
    amdg.cond_barrier %54
    %55:6 = scf.for %arg7 = %c0_i32 to %50 step %c64_i32 iter_args(%arg8 = %cst_0, %arg9 = %26, %arg10 = %c0_i32, %arg11 = %47, %arg12 = %48, %arg13 = %40) -> (tensor<128x256xf32, #mma>, tensor<128x64x!tt.ptr<bf16>, #blocked>, i32, !ttg.memdesc<128x64xbf16, #shared, #smem, mutable>, !ttg.memdesc<64x256xbf16, #shared1, #smem, mutable>, tensor<64x256x!tt.ptr<bf16>, #blocked2>)  : i32 {
      %71 = tt.addptr %arg9, %cst : tensor<128x64x!tt.ptr<bf16>, #blocked>, tensor<128x64xi32, #blocked>
      %72 = tt.addptr %arg13, %44 : tensor<64x256x!tt.ptr<bf16>, #blocked2>, tensor<64x256xi32, #blocked2>
      %73 = ttg.memdesc_subslice %arg11[0, 0] : !ttg.memdesc<128x64xbf16, #shared, #smem, mutable> -> !ttg.memdesc<128x32xbf16, #shared, #smem, mutable, 128x64>
      %74 = ttg.local_load %73 : !ttg.memdesc<128x32xbf16, #shared, #smem, mutable, 128x64> -> tensor<128x32xbf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>>
      %75 = ttg.memdesc_subslice %arg12[0, 0] : !ttg.memdesc<64x256xbf16, #shared1, #smem, mutable> -> !ttg.memdesc<32x256xbf16, #shared1, #smem, mutable, 64x256>
      %76 = ttg.local_load %75 : !ttg.memdesc<32x256xbf16, #shared1, #smem, mutable, 64x256> -> tensor<32x256xbf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>>
      rocdl.sched.barrier none
      %77 = tt.load %71 : tensor<128x64x!tt.ptr<bf16>, #blocked>
      rocdl.sched.barrier none
      %78 = ttg.memdesc_subslice %arg11[0, 32] : !ttg.memdesc<128x64xbf16, #shared, #smem, mutable> -> !ttg.memdesc<128x32xbf16, #shared, #smem, mutable, 128x64>
      %79 = ttg.local_load %78 : !ttg.memdesc<128x32xbf16, #shared, #smem, mutable, 128x64> -> tensor<128x32xbf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>>
      %80 = ttg.memdesc_subslice %arg12[32, 0] : !ttg.memdesc<64x256xbf16, #shared1, #smem, mutable> -> !ttg.memdesc<32x256xbf16, #shared1, #smem, mutable, 64x256>
      %81 = ttg.local_load %80 : !ttg.memdesc<32x256xbf16, #shared1, #smem, mutable, 64x256> -> tensor<32x256xbf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>>
      rocdl.sched.barrier none
      %82 = tt.load %72 : tensor<64x256x!tt.ptr<bf16>, #blocked2>
      ttg.barrier local
      rocdl.sched.barrier none
      rocdl.s.setprio 1
      %83 = tt.dot %74, %76, %arg8, inputPrecision = tf32 : tensor<128x32xbf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>> * tensor<32x256xbf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>> -> tensor<128x256xf32, #mma>
      rocdl.s.setprio 0
      ttg.barrier local
      rocdl.sched.barrier none
      %84 = arith.addi %arg10, %c1_i32 : i32
      %85 = arith.cmpi slt, %84, %c1_i32 : i32
      %86 = arith.select %85, %84, %c0_i32 : i32
      %87 = ttg.memdesc_index %45[%86] : !ttg.memdesc<1x128x64xbf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xbf16, #shared, #smem, mutable>
      ttg.local_store %77, %87 : tensor<128x64xbf16, #blocked> -> !ttg.memdesc<128x64xbf16, #shared, #smem, mutable>
      %88 = amdg.in_thread_transpose %82 : tensor<64x256xbf16, #blocked2> -> tensor<64x256xbf16, #linear>
      %89 = ttg.memdesc_index %46[%86] : !ttg.memdesc<1x64x256xbf16, #shared1, #smem, mutable> -> !ttg.memdesc<64x256xbf16, #shared1, #smem, mutable>
      ttg.local_store %88, %89 : tensor<64x256xbf16, #linear> -> !ttg.memdesc<64x256xbf16, #shared1, #smem, mutable>
      ttg.barrier local
      rocdl.sched.barrier none
      rocdl.s.setprio 1
      %90 = tt.dot %79, %81, %83, inputPrecision = tf32 : tensor<128x32xbf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>> * tensor<32x256xbf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>> -> tensor<128x256xf32, #mma>
      rocdl.s.setprio 0
      ttg.barrier local
      rocdl.sched.barrier none
      scf.yield %90, %71, %86, %87, %89, %72 : tensor<128x256xf32, #mma>, tensor<128x64x!tt.ptr<bf16>, #blocked>, i32, !ttg.memdesc<128x64xbf16, #shared, #smem, mutable>, !ttg.memdesc<64x256xbf16, #shared1, #smem, mutable>, tensor<64x256x!tt.ptr<bf16>, #blocked2>
    }
    amdg.cond_barrier %53
    %56 = arith.addi %arg3, %c63_i32 : i32
    %57 = arith.divsi %56, %c64_i32 : i32
    %58 = arith.cmpi sge, %57, %c1_i32 : i32
    %59 = ttg.local_load %55#3 : !ttg.memdesc<128x64xbf16, #shared, #smem, mutable> -> tensor<128x64xbf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>>
    %60 = ttg.local_load %55#4 : !ttg.memdesc<64x256xbf16, #shared1, #smem, mutable> -> tensor<64x256xbf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>>
    %61 = scf.if %58 -> (tensor<128x256xf32, #mma>) {
      %71 = tt.dot %59, %60, %55#0, inputPrecision = tf32 : tensor<128x64xbf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>> * tensor<64x256xbf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>> -> tensor<128x256xf32, #mma>
      scf.yield %71 : tensor<128x256xf32, #mma>
    } else {
      scf.yield %55#0 : tensor<128x256xf32, #mma>
    }
    %62 = arith.select %58, %61, %55#0 : tensor<128x256xf32, #mma>
    ttg.local_dealloc %46 : !ttg.memdesc<1x64x256xbf16, #shared1, #smem, mutable>
    ttg.local_dealloc %45 : !ttg.memdesc<1x128x64xbf16, #shared, #smem, mutable>
    %63 = tt.splat %arg6 : i32 -> tensor<128x1xi32, #mma>
    %64 = arith.muli %17, %63 : tensor<128x1xi32, #mma>
    %65 = tt.splat %arg2 : !tt.ptr<bf16> -> tensor<128x1x!tt.ptr<bf16>, #mma>
    %66 = tt.addptr %65, %64 : tensor<128x1x!tt.ptr<bf16>, #mma>, tensor<128x1xi32, #mma>
    %67 = tt.broadcast %66 : tensor<128x1x!tt.ptr<bf16>, #mma> -> tensor<128x256x!tt.ptr<bf16>, #mma>
    %68 = tt.broadcast %36 : tensor<1x256xi32, #mma> -> tensor<128x256xi32, #mma>
    %69 = tt.addptr %67, %68 : tensor<128x256x!tt.ptr<bf16>, #mma>, tensor<128x256xi32, #mma>
    %70 = arith.truncf %62 : tensor<128x256xf32, #mma> to tensor<128x256xbf16, #mma>
    tt.store %69, %70 : tensor<128x256x!tt.ptr<bf16>, #mma>
    tt.return
  }
}

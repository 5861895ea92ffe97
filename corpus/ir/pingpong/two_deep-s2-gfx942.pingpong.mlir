#blocked = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 16], warpsPerCTA = [8, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [4, 8], threadsPerWarp = [4, 16], warpsPerCTA = [8, 1], order = [1, 0]}>
#linear = #ttg.linear<{register = [[1, 0], [2, 0], [0, 1], [0, 2], [0, 4]], lane = [[0, 8], [0, 16], [0, 32], [0, 64], [4, 0], [8, 0]], warp = [[16, 0], [32, 0], [64, 0]], block = []}>
#mma = #ttg.amd_mfma<{version = 3, warpsPerCTA = [2, 4], instrShape = [32, 32, 8], isTransposed = true}>
#shared = #ttg.swizzled_shared<{vec = 4, perPhase = 1, maxPhase = 16, order = [1, 0]}>
#shared1 = #ttg.amd_rotating_shared<{vec = 4, perPhase = 1, maxPhase = 16, order = [0, 1]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 8 : i32, ttg.target = "hip:gfx942", "ttg.threads-per-warp" = 64 : i32} {
  tt.func public @gemm(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg3: i32 {tt.divisibility = 16 : i32}, %arg4: i32 {tt.divisibility = 16 : i32}, %arg5: i32 {tt.divisibility = 16 : i32}, %arg6: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %c127_i32 = arith.constant 127 : i32
    %c1_i32 = arith.constant 1 : i32
    %cst = arith.constant dense<128> : tensor<128x128xi32, #blocked>
    %c128_i32 = arith.constant 128 : i32
    %c0_i32 = arith.constant 0 : i32
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<128x128xf32, #mma>
    %0 = tt.get_program_id x : i32
    %1 = arith.muli %0, %c128_i32 : i32
    %2 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %3 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %4 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %5 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %6 = tt.splat %1 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %7 = tt.splat %1 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %8 = arith.addi %6, %2 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %9 = arith.addi %7, %3 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %10 = tt.get_program_id y : i32
    %11 = arith.muli %10, %c128_i32 : i32
    %12 = tt.splat %11 : i32 -> tensor<128xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %13 = tt.splat %11 : i32 -> tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %14 = arith.addi %12, %4 : tensor<128xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %15 = arith.addi %13, %5 : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %16 = tt.expand_dims %8 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<128x1xi32, #mma>
    %17 = tt.expand_dims %9 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<128x1xi32, #blocked>
    %18 = tt.splat %arg4 : i32 -> tensor<128x1xi32, #blocked>
    %19 = arith.muli %17, %18 : tensor<128x1xi32, #blocked>
    %20 = tt.splat %arg0 : !tt.ptr<f16> -> tensor<128x1x!tt.ptr<f16>, #blocked>
    %21 = tt.addptr %20, %19 : tensor<128x1x!tt.ptr<f16>, #blocked>, tensor<128x1xi32, #blocked>
    %22 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %23 = tt.expand_dims %22 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x128xi32, #blocked>
    %24 = tt.broadcast %21 : tensor<128x1x!tt.ptr<f16>, #blocked> -> tensor<128x128x!tt.ptr<f16>, #blocked>
    %25 = tt.broadcast %23 : tensor<1x128xi32, #blocked> -> tensor<128x128xi32, #blocked>
    %26 = tt.addptr %24, %25 : tensor<128x128x!tt.ptr<f16>, #blocked>, tensor<128x128xi32, #blocked>
    %27 = arith.cmpi sgt, %arg3, %c0_i32 : i32
    %28 = tt.splat %27 : i1 -> tensor<128x128xi1, #blocked>
    %29 = tt.load %26, %28 {amd.pipeliner_part = "prologue"} : tensor<128x128x!tt.ptr<f16>, #blocked>
    %30 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %31 = tt.expand_dims %30 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<128x1xi32, #blocked1>
    %32 = tt.splat %arg5 : i32 -> tensor<128x1xi32, #blocked1>
    %33 = arith.muli %31, %32 : tensor<128x1xi32, #blocked1>
    %34 = tt.splat %arg1 : !tt.ptr<f16> -> tensor<128x1x!tt.ptr<f16>, #blocked1>
    %35 = tt.addptr %34, %33 : tensor<128x1x!tt.ptr<f16>, #blocked1>, tensor<128x1xi32, #blocked1>
    %36 = tt.expand_dims %14 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #mma}>> -> tensor<1x128xi32, #mma>
    %37 = tt.expand_dims %15 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x128xi32, #blocked>
    %38 = tt.broadcast %35 : tensor<128x1x!tt.ptr<f16>, #blocked1> -> tensor<128x128x!tt.ptr<f16>, #blocked1>
    %39 = tt.broadcast %36 : tensor<1x128xi32, #mma> -> tensor<128x128xi32, #mma>
    %40 = tt.broadcast %37 : tensor<1x128xi32, #blocked> -> tensor<128x128xi32, #blocked1>
    %41 = tt.addptr %38, %40 : tensor<128x128x!tt.ptr<f16>, #blocked1>, tensor<128x128xi32, #blocked1>
    %42 = tt.splat %27 : i1 -> tensor<128x128xi1, #blocked1>
    %43 = tt.load %41, %42 {amd.pipeliner_part = "prologue"} : tensor<128x128x!tt.ptr<f16>, #blocked1>
    %44 = arith.muli %arg5, %c128_i32 : i32
    %45 = tt.splat %44 : i32 -> tensor<128x128xi32, #blocked1>
    %46 = ttg.local_alloc : () -> !ttg.memdesc<1x128x128xf16, #shared, #smem, mutable>
    %47 = ttg.local_alloc : () -> !ttg.memdesc<1x128x128xf16, #shared1, #smem, mutable>
    %48 = ttg.memdesc_index %46[%c0_i32] : !ttg.memdesc<1x128x128xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x128xf16, #shared, #smem, mutable>
    ttg.local_store %29, %48 : tensor<128x128xf16, #blocked> -> !ttg.memdesc<128x128xf16, #shared, #smem, mutable>
    %49 = ttg.memdesc_index %47[%c0_i32] : !ttg.memdesc<1x128x128xf16, #shared1, #smem, mutable> -> !ttg.memdesc<128x128xf16, #shared1, #smem, mutable>
    %50 = amdg.in_thread_transpose %43 : tensor<128x128xf16, #blocked1> -> tensor<128x128xf16, #linear>
    ttg.local_store %50, %49 : tensor<128x128xf16, #linear> -> !ttg.memdesc<128x128xf16, #shared1, #smem, mutable>
    %51 = arith.subi %arg3, %c128_i32 : i32
    ttg.barrier local
    %52 = rocdl.workitem.id.x : i32
    %c0_i32_1 = arith.constant 0 : i32
    %c256_i32 = arith.constant 256 : i32
    %53 = arith.divsi %52, %c256_i32 : i32
    %54 = arith.cmpi eq, %53, %c0_i32_1 : i32
    %55 = arith.cmpi ne, %53, %c0_i32_1 : i32
    amdg.cond_barrier %55
    %56:6 = scf.for %arg7 = %c0_i32 to %51 step %c128_i32 iter_args(%arg8 = %cst_0, %arg9 = %26, %arg10 = %c0_i32, %arg11 = %48, %arg12 = %49, %arg13 = %41) -> (tensor<128x128xf32, #mma>, tensor<128x128x!tt.ptr<f16>, #blocked>, i32, !ttg.memdesc<128x128xf16, #shared, #smem, mutable>, !ttg.memdesc<128x128xf16, #shared1, #smem, mutable>, tensor<128x128x!tt.ptr<f16>, #blocked1>)  : i32 {
      %71 = tt.addptr %arg9, %cst : tensor<128x128x!tt.ptr<f16>, #blocked>, tensor<128x128xi32, #blocked>
      %72 = tt.addptr %arg13, %45 : tensor<128x128x!tt.ptr<f16>, #blocked1>, tensor<128x128xi32, #blocked1>
      %73 = ttg.memdesc_subslice %arg11[0, 0] : !ttg.memdesc<128x128xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 128x128>
      %74 = ttg.local_load %73 : !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 128x128> -> tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>>
      %75 = ttg.memdesc_subslice %arg12[0, 0] : !ttg.memdesc<128x128xf16, #shared1, #smem, mutable> -> !ttg.memdesc<64x128xf16, #shared1, #smem, mutable, 128x128>
      %76 = ttg.local_load %75 : !ttg.memdesc<64x128xf16, #shared1, #smem, mutable, 128x128> -> tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>>
      rocdl.sched.barrier none
      %77 = tt.load %71 : tensor<128x128x!tt.ptr<f16>, #blocked>
      rocdl.sched.barrier none
      %78 = ttg.memdesc_subslice %arg11[0, 64] : !ttg.memdesc<128x128xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 128x128>
      %79 = ttg.local_load %78 : !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 128x128> -> tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>>
      %80 = ttg.memdesc_subslice %arg12[64, 0] : !ttg.memdesc<128x128xf16, #shared1, #smem, mutable> -> !ttg.memdesc<64x128xf16, #shared1, #smem, mutable, 128x128>
      %81 = ttg.local_load %80 : !ttg.memdesc<64x128xf16, #shared1, #smem, mutable, 128x128> -> tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>>
      rocdl.sched.barrier none
      %82 = tt.load %72 : tensor<128x128x!tt.ptr<f16>, #blocked1>
      ttg.barrier local
      rocdl.sched.barrier none
      rocdl.s.setprio 1
      %83 = tt.dot %74, %76, %arg8, inputPrecision = tf32 : tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>> * tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>> -> tensor<128x128xf32, #mma>
      rocdl.s.setprio 0
      ttg.barrier local
      rocdl.sched.barrier none
      %84 = arith.addi %arg10, %c1_i32 : i32
      %85 = arith.cmpi slt, %84, %c1_i32 : i32
      %86 = arith.select %85, %84, %c0_i32 : i32
      %87 = ttg.memdesc_index %46[%86] : !ttg.memdesc<1x128x128xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x128xf16, #shared, #smem, mutable>
      ttg.local_store %77, %87 : tensor<128x128xf16, #blocked> -> !ttg.memdesc<128x128xf16, #shared, #smem, mutable>
      %88 = amdg.in_thread_transpose %82 : tensor<128x128xf16, #blocked1> -> tensor<128x128xf16, #linear>
      %89 = ttg.memdesc_index %47[%86] : !ttg.memdesc<1x128x128xf16, #shared1, #smem, mutable> -> !ttg.memdesc<128x128xf16, #shared1, #smem, mutable>
      ttg.local_store %88, %89 : tensor<128x128xf16, #linear> -> !ttg.memdesc<128x128xf16, #shared1, #smem, mutable>
      ttg.barrier local
      rocdl.sched.barrier none
      rocdl.s.setprio 1
      %90 = tt.dot %79, %81, %83, inputPrecision = tf32 : tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>> * tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>> -> tensor<128x128xf32, #mma>
      rocdl.s.setprio 0
      ttg.barrier local
      rocdl.sched.barrier none
      scf.yield %90, %71, %86, %87, %89, %72 : tensor<128x128xf32, #mma>, tensor<128x128x!tt.ptr<f16>, #blocked>, i32, !ttg.memdesc<128x128xf16, #shared, #smem, mutable>, !ttg.memdesc<128x128xf16, #shared1, #smem, mutable>, tensor<128x128x!tt.ptr<f16>, #blocked1>
    }
    amdg.cond_barrier %54
    %57 = arith.addi %arg3, %c127_i32 : i32
    %58 = arith.divsi %57, %c128_i32 : i32
    %59 = arith.cmpi sge, %58, %c1_i32 : i32
    %60 = ttg.local_load %56#3 : !ttg.memdesc<128x128xf16, #shared, #smem, mutable> -> tensor<128x128xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>>
    %61 = ttg.local_load %56#4 : !ttg.memdesc<128x128xf16, #shared1, #smem, mutable> -> tensor<128x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>>
    %62 = scf.if %59 -> (tensor<128x128xf32, #mma>) {
      %71 = tt.dot %60, %61, %56#0, inputPrecision = tf32 : tensor<128x128xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>> * tensor<128x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>> -> tensor<128x128xf32, #mma>
      scf.yield %71 : tensor<128x128xf32, #mma>
    } else {
      scf.yield %56#0 : tensor<128x128xf32, #mma>
    }
    %63 = arith.select %59, %62, %56#0 : tensor<128x128xf32, #mma>
    ttg.local_dealloc %47 : !ttg.memdesc<1x128x128xf16, #shared1, #smem, mutable>
    ttg.local_dealloc %46 : !ttg.memdesc<1x128x128xf16, #shared, #smem, mutable>
    %64 = tt.splat %arg6 : i32 -> tensor<128x1xi32, #mma>
    %65 = arith.muli %16, %64 : tensor<128x1xi32, #mma>
    %66 = tt.splat %arg2 : !tt.ptr<f16> -> tensor<128x1x!tt.ptr<f16>, #mma>
    %67 = tt.addptr %66, %65 : tensor<128x1x!tt.ptr<f16>, #mma>, tensor<128x1xi32, #mma>
    %68 = tt.broadcast %67 : tensor<128x1x!tt.ptr<f16>, #mma> -> tensor<128x128x!tt.ptr<f16>, #mma>
    %69 = tt.addptr %68, %39 : tensor<128x128x!tt.ptr<f16>, #mma>, tensor<128x128xi32, #mma>
    %70 = arith.truncf %63 : tensor<128x128xf32, #mma> to tensor<128x128xf16, #mma>
    tt.store %69, %70 : tensor<128x128x!tt.ptr<f16>, #mma>
    tt.return
  }
}

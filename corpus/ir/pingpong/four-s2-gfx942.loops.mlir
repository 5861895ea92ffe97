#blocked = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [8, 8], warpsPerCTA = [8, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [2, 32], warpsPerCTA = [8, 1], order = [1, 0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [4, 8], threadsPerWarp = [2, 32], warpsPerCTA = [8, 1], order = [1, 0]}>
#linear = #ttg.linear<{register = [[1, 0], [2, 0], [0, 1], [0, 2], [0, 4]], lane = [[0, 8], [0, 16], [0, 32], [0, 64], [0, 128], [4, 0]], warp = [[8, 0], [16, 0], [32, 0]], block = []}>
#mma = #ttg.amd_mfma<{version = 3, warpsPerCTA = [2, 4], instrShape = [32, 32, 8], isTransposed = true}>
#shared = #ttg.swizzled_shared<{vec = 4, perPhase = 1, maxPhase = 16, order = [1, 0]}>
#shared1 = #ttg.amd_rotating_shared<{vec = 4, perPhase = 1, maxPhase = 16, order = [0, 1]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 8 : i32, ttg.target = "hip:gfx942", "ttg.threads-per-warp" = 64 : i32} {
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
    %3 = tt.make_range {end = 256 : i32, start = 0 : i32} : tensor<256xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %4 = tt.make_range {end = 256 : i32, start = 0 : i32} : tensor<256xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %5 = tt.make_range {end = 256 : i32, start = 0 : i32} : tensor<256xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %6 = tt.splat %1 : i32 -> tensor<256xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %7 = tt.splat %1 : i32 -> tensor<256xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %8 = arith.addi %6, %2 : tensor<256xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %9 = arith.addi %7, %3 : tensor<256xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %10 = tt.get_program_id y : i32
    %11 = arith.muli %10, %c256_i32 : i32
    %12 = tt.splat %11 : i32 -> tensor<256xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %13 = tt.splat %11 : i32 -> tensor<256xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %14 = arith.addi %12, %4 : tensor<256xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %15 = arith.addi %13, %5 : tensor<256xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %16 = tt.expand_dims %8 {axis = 1 : i32} : tensor<256xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<256x1xi32, #blocked>
    %17 = tt.expand_dims %9 {axis = 1 : i32} : tensor<256xi32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<256x1xi32, #mma>
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
    %30 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %31 = tt.expand_dims %30 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked2}>> -> tensor<64x1xi32, #blocked2>
    %32 = tt.splat %arg5 : i32 -> tensor<64x1xi32, #blocked2>
    %33 = arith.muli %31, %32 : tensor<64x1xi32, #blocked2>
    %34 = tt.splat %arg1 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked2>
    %35 = tt.addptr %34, %33 : tensor<64x1x!tt.ptr<f16>, #blocked2>, tensor<64x1xi32, #blocked2>
    %36 = tt.expand_dims %14 {axis = 0 : i32} : tensor<256xi32, #ttg.slice<{dim = 0, parent = #mma}>> -> tensor<1x256xi32, #mma>
    %37 = tt.expand_dims %15 {axis = 0 : i32} : tensor<256xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x256xi32, #blocked1>
    %38 = tt.broadcast %35 : tensor<64x1x!tt.ptr<f16>, #blocked2> -> tensor<64x256x!tt.ptr<f16>, #blocked2>
    %39 = tt.broadcast %37 : tensor<1x256xi32, #blocked1> -> tensor<64x256xi32, #blocked2>
    %40 = tt.addptr %38, %39 : tensor<64x256x!tt.ptr<f16>, #blocked2>, tensor<64x256xi32, #blocked2>
    %41 = tt.splat %27 : i1 -> tensor<64x256xi1, #blocked2>
    %42 = tt.load %40, %41 {amd.pipeliner_part = "prologue"} : tensor<64x256x!tt.ptr<f16>, #blocked2>
    %43 = arith.muli %arg5, %c64_i32 : i32
    %44 = tt.splat %43 : i32 -> tensor<64x256xi32, #blocked2>
    %45 = ttg.local_alloc : () -> !ttg.memdesc<1x256x64xf16, #shared, #smem, mutable>
    %46 = ttg.local_alloc : () -> !ttg.memdesc<1x64x256xf16, #shared1, #smem, mutable>
    %47 = ttg.memdesc_index %45[%c0_i32] : !ttg.memdesc<1x256x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<256x64xf16, #shared, #smem, mutable>
    ttg.local_store %29, %47 : tensor<256x64xf16, #blocked> -> !ttg.memdesc<256x64xf16, #shared, #smem, mutable>
    %48 = ttg.memdesc_index %46[%c0_i32] : !ttg.memdesc<1x64x256xf16, #shared1, #smem, mutable> -> !ttg.memdesc<64x256xf16, #shared1, #smem, mutable>
    %49 = amdg.in_thread_transpose %42 : tensor<64x256xf16, #blocked2> -> tensor<64x256xf16, #linear>
    ttg.local_store %49, %48 : tensor<64x256xf16, #linear> -> !ttg.memdesc<64x256xf16, #shared1, #smem, mutable>
    %50 = arith.subi %arg3, %c64_i32 : i32
    %51:6 = scf.for %arg7 = %c0_i32 to %50 step %c64_i32 iter_args(%arg8 = %cst_0, %arg9 = %26, %arg10 = %c0_i32, %arg11 = %47, %arg12 = %48, %arg13 = %40) -> (tensor<256x256xf32, #mma>, tensor<256x64x!tt.ptr<f16>, #blocked>, i32, !ttg.memdesc<256x64xf16, #shared, #smem, mutable>, !ttg.memdesc<64x256xf16, #shared1, #smem, mutable>, tensor<64x256x!tt.ptr<f16>, #blocked2>)  : i32 {
      %67 = tt.addptr %arg9, %cst : tensor<256x64x!tt.ptr<f16>, #blocked>, tensor<256x64xi32, #blocked>
      %68 = tt.addptr %arg13, %44 : tensor<64x256x!tt.ptr<f16>, #blocked2>, tensor<64x256xi32, #blocked2>
      %69 = tt.load %67 : tensor<256x64x!tt.ptr<f16>, #blocked>
      %70 = ttg.local_load %arg11 : !ttg.memdesc<256x64xf16, #shared, #smem, mutable> -> tensor<256x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>>
      %71 = tt.load %68 : tensor<64x256x!tt.ptr<f16>, #blocked2>
      %72 = ttg.local_load %arg12 : !ttg.memdesc<64x256xf16, #shared1, #smem, mutable> -> tensor<64x256xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>>
      %73 = tt.dot %70, %72, %arg8, inputPrecision = tf32 : tensor<256x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>> * tensor<64x256xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>> -> tensor<256x256xf32, #mma>
      %74 = arith.addi %arg10, %c1_i32 : i32
      %75 = arith.cmpi slt, %74, %c1_i32 : i32
      %76 = arith.select %75, %74, %c0_i32 : i32
      %77 = ttg.memdesc_index %45[%76] : !ttg.memdesc<1x256x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<256x64xf16, #shared, #smem, mutable>
      ttg.local_store %69, %77 : tensor<256x64xf16, #blocked> -> !ttg.memdesc<256x64xf16, #shared, #smem, mutable>
      %78 = ttg.memdesc_index %46[%76] : !ttg.memdesc<1x64x256xf16, #shared1, #smem, mutable> -> !ttg.memdesc<64x256xf16, #shared1, #smem, mutable>
      %79 = amdg.in_thread_transpose %71 : tensor<64x256xf16, #blocked2> -> tensor<64x256xf16, #linear>
      ttg.local_store %79, %78 : tensor<64x256xf16, #linear> -> !ttg.memdesc<64x256xf16, #shared1, #smem, mutable>
      scf.yield %73, %67, %76, %77, %78, %68 : tensor<256x256xf32, #mma>, tensor<256x64x!tt.ptr<f16>, #blocked>, i32, !ttg.memdesc<256x64xf16, #shared, #smem, mutable>, !ttg.memdesc<64x256xf16, #shared1, #smem, mutable>, tensor<64x256x!tt.ptr<f16>, #blocked2>
    }
    %52 = arith.addi %arg3, %c63_i32 : i32
    %53 = arith.divsi %52, %c64_i32 : i32
    %54 = arith.cmpi sge, %53, %c1_i32 : i32
    %55 = ttg.local_load %51#3 : !ttg.memdesc<256x64xf16, #shared, #smem, mutable> -> tensor<256x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>>
    %56 = ttg.local_load %51#4 : !ttg.memdesc<64x256xf16, #shared1, #smem, mutable> -> tensor<64x256xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>>
    %57 = scf.if %54 -> (tensor<256x256xf32, #mma>) {
      %67 = tt.dot %55, %56, %51#0, inputPrecision = tf32 : tensor<256x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>> * tensor<64x256xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>> -> tensor<256x256xf32, #mma>
      scf.yield %67 : tensor<256x256xf32, #mma>
    } else {
      scf.yield %51#0 : tensor<256x256xf32, #mma>
    }
    %58 = arith.select %54, %57, %51#0 : tensor<256x256xf32, #mma>
    ttg.local_dealloc %46 : !ttg.memdesc<1x64x256xf16, #shared1, #smem, mutable>
    ttg.local_dealloc %45 : !ttg.memdesc<1x256x64xf16, #shared, #smem, mutable>
    %59 = tt.splat %arg6 : i32 -> tensor<256x1xi32, #mma>
    %60 = arith.muli %17, %59 : tensor<256x1xi32, #mma>
    %61 = tt.splat %arg2 : !tt.ptr<f16> -> tensor<256x1x!tt.ptr<f16>, #mma>
    %62 = tt.addptr %61, %60 : tensor<256x1x!tt.ptr<f16>, #mma>, tensor<256x1xi32, #mma>
    %63 = tt.broadcast %62 : tensor<256x1x!tt.ptr<f16>, #mma> -> tensor<256x256x!tt.ptr<f16>, #mma>
    %64 = tt.broadcast %36 : tensor<1x256xi32, #mma> -> tensor<256x256xi32, #mma>
    %65 = tt.addptr %63, %64 : tensor<256x256x!tt.ptr<f16>, #mma>, tensor<256x256xi32, #mma>
    %66 = arith.truncf %58 : tensor<256x256xf32, #mma> to tensor<256x256xf16, #mma>
    tt.store %65, %66 : tensor<256x256x!tt.ptr<f16>, #mma>
    tt.return
  }
}

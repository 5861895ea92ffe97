#blocked = #ttg.blocked<{sizePerThread = [2, 8], threadsPerWarp = [4, 16], warpsPerCTA = [8, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [8, 8], warpsPerCTA = [8, 1], order = [1, 0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 16], warpsPerCTA = [8, 1], order = [1, 0]}>
#linear = #ttg.linear<{register = [[1, 0], [0, 1], [0, 2], [0, 4]], lane = [[0, 8], [0, 16], [0, 32], [0, 64], [2, 0], [4, 0]], warp = [[8, 0], [16, 0], [32, 0]], block = []}>
#mma = #ttg.amd_mfma<{version = 3, warpsPerCTA = [4, 2], instrShape = [32, 32, 8], isTransposed = true}>
#shared = #ttg.swizzled_shared<{vec = 4, perPhase = 1, maxPhase = 16, order = [1, 0]}>
#shared1 = #ttg.amd_rotating_shared<{vec = 4, perPhase = 1, maxPhase = 16, order = [0, 1]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 8 : i32, ttg.target = "hip:gfx942", "ttg.threads-per-warp" = 64 : i32} {
  tt.func public @gemm_edges(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg3: i32 {tt.divisibility = 16 : i32}, %arg4: i32 {tt.divisibility = 16 : i32}, %arg5: i32 {tt.divisibility = 16 : i32}, %arg6: i32 {tt.divisibility = 16 : i32}, %arg7: i32 {tt.divisibility = 16 : i32}, %arg8: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<0.000000e+00> : tensor<64x128xf16, #blocked>
    %c63_i32 = arith.constant 63 : i32
    %c1_i32 = arith.constant 1 : i32
    %cst_0 = arith.constant dense<64> : tensor<256x64xi32, #blocked1>
    %c64_i32 = arith.constant 64 : i32
    %c128_i32 = arith.constant 128 : i32
    %c256_i32 = arith.constant 256 : i32
    %cst_1 = arith.constant dense<0.000000e+00> : tensor<256x64xf16, #blocked1>
    %c0_i32 = arith.constant 0 : i32
    %cst_2 = arith.constant dense<0.000000e+00> : tensor<256x128xf32, #mma>
    %0 = tt.get_program_id x : i32
    %1 = arith.muli %0, %c256_i32 : i32
    %2 = tt.make_range {end = 256 : i32, start = 0 : i32} : tensor<256xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %3 = tt.make_range {end = 256 : i32, start = 0 : i32} : tensor<256xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %4 = tt.make_range {end = 256 : i32, start = 0 : i32} : tensor<256xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %5 = tt.splat %1 : i32 -> tensor<256xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %6 = tt.splat %1 : i32 -> tensor<256xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %7 = tt.splat %1 : i32 -> tensor<256xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %8 = arith.addi %5, %2 : tensor<256xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %9 = arith.addi %6, %3 : tensor<256xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %10 = arith.addi %7, %4 : tensor<256xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %11 = tt.get_program_id y : i32
    %12 = arith.muli %11, %c128_i32 : i32
    %13 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %14 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %15 = tt.splat %12 : i32 -> tensor<128xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %16 = tt.splat %12 : i32 -> tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %17 = arith.addi %15, %13 : tensor<128xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %18 = arith.addi %16, %14 : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %19 = tt.expand_dims %8 {axis = 1 : i32} : tensor<256xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<256x1xi32, #blocked1>
    %20 = tt.expand_dims %9 {axis = 1 : i32} : tensor<256xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<256x1xi32, #blocked1>
    %21 = tt.expand_dims %10 {axis = 1 : i32} : tensor<256xi32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<256x1xi32, #mma>
    %22 = tt.splat %arg6 : i32 -> tensor<256x1xi32, #blocked1>
    %23 = arith.muli %19, %22 : tensor<256x1xi32, #blocked1>
    %24 = tt.splat %arg0 : !tt.ptr<f16> -> tensor<256x1x!tt.ptr<f16>, #blocked1>
    %25 = tt.addptr %24, %23 : tensor<256x1x!tt.ptr<f16>, #blocked1>, tensor<256x1xi32, #blocked1>
    %26 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %27 = tt.expand_dims %26 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x64xi32, #blocked1>
    %28 = tt.broadcast %25 : tensor<256x1x!tt.ptr<f16>, #blocked1> -> tensor<256x64x!tt.ptr<f16>, #blocked1>
    %29 = tt.broadcast %27 : tensor<1x64xi32, #blocked1> -> tensor<256x64xi32, #blocked1>
    %30 = tt.addptr %28, %29 : tensor<256x64x!tt.ptr<f16>, #blocked1>, tensor<256x64xi32, #blocked1>
    %31 = arith.cmpi sgt, %arg5, %c0_i32 : i32
    %32 = tt.splat %31 : i1 -> tensor<256x64xi1, #blocked1>
    %33 = tt.splat %arg3 : i32 -> tensor<256x1xi32, #blocked1>
    %34 = arith.cmpi slt, %20, %33 : tensor<256x1xi32, #blocked1>
    %35 = tt.broadcast %34 : tensor<256x1xi1, #blocked1> -> tensor<256x64xi1, #blocked1>
    %36 = arith.andi %32, %35 : tensor<256x64xi1, #blocked1>
    %37 = tt.load %30, %36, %cst_1 {amd.pipeliner_part = "prologue"} : tensor<256x64x!tt.ptr<f16>, #blocked1>
    %38 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %39 = tt.expand_dims %38 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xi32, #blocked>
    %40 = tt.splat %arg7 : i32 -> tensor<64x1xi32, #blocked>
    %41 = arith.muli %39, %40 : tensor<64x1xi32, #blocked>
    %42 = tt.splat %arg1 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked>
    %43 = tt.addptr %42, %41 : tensor<64x1x!tt.ptr<f16>, #blocked>, tensor<64x1xi32, #blocked>
    %44 = tt.expand_dims %17 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #mma}>> -> tensor<1x128xi32, #mma>
    %45 = tt.expand_dims %18 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked2}>> -> tensor<1x128xi32, #blocked2>
    %46 = tt.broadcast %43 : tensor<64x1x!tt.ptr<f16>, #blocked> -> tensor<64x128x!tt.ptr<f16>, #blocked>
    %47 = tt.broadcast %45 : tensor<1x128xi32, #blocked2> -> tensor<64x128xi32, #blocked>
    %48 = tt.addptr %46, %47 : tensor<64x128x!tt.ptr<f16>, #blocked>, tensor<64x128xi32, #blocked>
    %49 = tt.splat %31 : i1 -> tensor<64x128xi1, #blocked>
    %50 = tt.splat %arg4 : i32 -> tensor<1x128xi32, #blocked2>
    %51 = arith.cmpi slt, %45, %50 : tensor<1x128xi32, #blocked2>
    %52 = tt.broadcast %51 : tensor<1x128xi1, #blocked2> -> tensor<64x128xi1, #blocked>
    %53 = arith.andi %49, %52 : tensor<64x128xi1, #blocked>
    %54 = tt.load %48, %53, %cst {amd.pipeliner_part = "prologue"} : tensor<64x128x!tt.ptr<f16>, #blocked>
    %55 = arith.muli %arg7, %c64_i32 : i32
    %56 = tt.splat %55 : i32 -> tensor<64x128xi32, #blocked>
    %57 = ttg.local_alloc : () -> !ttg.memdesc<1x256x64xf16, #shared, #smem, mutable>
    %58 = ttg.local_alloc : () -> !ttg.memdesc<1x64x128xf16, #shared1, #smem, mutable>
    %59 = ttg.memdesc_index %57[%c0_i32] : !ttg.memdesc<1x256x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<256x64xf16, #shared, #smem, mutable>
    ttg.local_store %37, %59 : tensor<256x64xf16, #blocked1> -> !ttg.memdesc<256x64xf16, #shared, #smem, mutable>
    %60 = ttg.memdesc_index %58[%c0_i32] : !ttg.memdesc<1x64x128xf16, #shared1, #smem, mutable> -> !ttg.memdesc<64x128xf16, #shared1, #smem, mutable>
    %61 = amdg.in_thread_transpose %54 : tensor<64x128xf16, #blocked> -> tensor<64x128xf16, #linear>
    ttg.local_store %61, %60 : tensor<64x128xf16, #linear> -> !ttg.memdesc<64x128xf16, #shared1, #smem, mutable>
    %62 = arith.subi %arg5, %c64_i32 : i32
    %63:6 = scf.for %arg9 = %c0_i32 to %62 step %c64_i32 iter_args(%arg10 = %cst_2, %arg11 = %30, %arg12 = %c0_i32, %arg13 = %59, %arg14 = %60, %arg15 = %48) -> (tensor<256x128xf32, #mma>, tensor<256x64x!tt.ptr<f16>, #blocked1>, i32, !ttg.memdesc<256x64xf16, #shared, #smem, mutable>, !ttg.memdesc<64x128xf16, #shared1, #smem, mutable>, tensor<64x128x!tt.ptr<f16>, #blocked>)  : i32 {
      %86 = tt.addptr %arg11, %cst_0 : tensor<256x64x!tt.ptr<f16>, #blocked1>, tensor<256x64xi32, #blocked1>
      %87 = tt.addptr %arg15, %56 : tensor<64x128x!tt.ptr<f16>, #blocked>, tensor<64x128xi32, #blocked>
      %88 = tt.load %86, %35, %cst_1 : tensor<256x64x!tt.ptr<f16>, #blocked1>
      %89 = ttg.local_load %arg13 : !ttg.memdesc<256x64xf16, #shared, #smem, mutable> -> tensor<256x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>>
      %90 = tt.load %87, %52, %cst : tensor<64x128x!tt.ptr<f16>, #blocked>
      %91 = ttg.local_load %arg14 : !ttg.memdesc<64x128xf16, #shared1, #smem, mutable> -> tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>>
      %92 = tt.dot %89, %91, %arg10, inputPrecision = tf32 : tensor<256x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>> * tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>> -> tensor<256x128xf32, #mma>
      %93 = arith.addi %arg12, %c1_i32 : i32
      %94 = arith.cmpi slt, %93, %c1_i32 : i32
      %95 = arith.select %94, %93, %c0_i32 : i32
      %96 = ttg.memdesc_index %57[%95] : !ttg.memdesc<1x256x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<256x64xf16, #shared, #smem, mutable>
      ttg.local_store %88, %96 : tensor<256x64xf16, #blocked1> -> !ttg.memdesc<256x64xf16, #shared, #smem, mutable>
      %97 = ttg.memdesc_index %58[%95] : !ttg.memdesc<1x64x128xf16, #shared1, #smem, mutable> -> !ttg.memdesc<64x128xf16, #shared1, #smem, mutable>
      %98 = amdg.in_thread_transpose %90 : tensor<64x128xf16, #blocked> -> tensor<64x128xf16, #linear>
      ttg.local_store %98, %97 : tensor<64x128xf16, #linear> -> !ttg.memdesc<64x128xf16, #shared1, #smem, mutable>
      scf.yield %92, %86, %95, %96, %97, %87 : tensor<256x128xf32, #mma>, tensor<256x64x!tt.ptr<f16>, #blocked1>, i32, !ttg.memdesc<256x64xf16, #shared, #smem, mutable>, !ttg.memdesc<64x128xf16, #shared1, #smem, mutable>, tensor<64x128x!tt.ptr<f16>, #blocked>
    }
    %64 = arith.addi %arg5, %c63_i32 : i32
    %65 = arith.divsi %64, %c64_i32 : i32
    %66 = arith.cmpi sge, %65, %c1_i32 : i32
    %67 = ttg.local_load %63#3 : !ttg.memdesc<256x64xf16, #shared, #smem, mutable> -> tensor<256x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>>
    %68 = ttg.local_load %63#4 : !ttg.memdesc<64x128xf16, #shared1, #smem, mutable> -> tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>>
    %69 = scf.if %66 -> (tensor<256x128xf32, #mma>) {
      %86 = tt.dot %67, %68, %63#0, inputPrecision = tf32 : tensor<256x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>> * tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>> -> tensor<256x128xf32, #mma>
      scf.yield %86 : tensor<256x128xf32, #mma>
    } else {
      scf.yield %63#0 : tensor<256x128xf32, #mma>
    }
    %70 = arith.select %66, %69, %63#0 : tensor<256x128xf32, #mma>
    ttg.local_dealloc %58 : !ttg.memdesc<1x64x128xf16, #shared1, #smem, mutable>
    ttg.local_dealloc %57 : !ttg.memdesc<1x256x64xf16, #shared, #smem, mutable>
    %71 = tt.splat %arg3 : i32 -> tensor<256x1xi32, #mma>
    %72 = arith.cmpi slt, %21, %71 : tensor<256x1xi32, #mma>
    %73 = tt.splat %arg4 : i32 -> tensor<1x128xi32, #mma>
    %74 = arith.cmpi slt, %44, %73 : tensor<1x128xi32, #mma>
    %75 = tt.broadcast %72 : tensor<256x1xi1, #mma> -> tensor<256x128xi1, #mma>
    %76 = tt.broadcast %74 : tensor<1x128xi1, #mma> -> tensor<256x128xi1, #mma>
    %77 = arith.andi %75, %76 : tensor<256x128xi1, #mma>
    %78 = tt.splat %arg8 : i32 -> tensor<256x1xi32, #mma>
    %79 = arith.muli %21, %78 : tensor<256x1xi32, #mma>
    %80 = tt.splat %arg2 : !tt.ptr<f16> -> tensor<256x1x!tt.ptr<f16>, #mma>
    %81 = tt.addptr %80, %79 : tensor<256x1x!tt.ptr<f16>, #mma>, tensor<256x1xi32, #mma>
    %82 = tt.broadcast %81 : tensor<256x1x!tt.ptr<f16>, #mma> -> tensor<256x128x!tt.ptr<f16>, #mma>
    %83 = tt.broadcast %44 : tensor<1x128xi32, #mma> -> tensor<256x128xi32, #mma>
    %84 = tt.addptr %82, %83 : tensor<256x128x!tt.ptr<f16>, #mma>, tensor<256x128xi32, #mma>
    %85 = arith.truncf %70 : tensor<256x128xf32, #mma> to tensor<256x128xf16, #mma>
    tt.store %84, %85, %77 : tensor<256x128x!tt.ptr<f16>, #mma>
    tt.return
  }
}

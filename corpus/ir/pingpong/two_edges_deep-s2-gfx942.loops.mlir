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
    %3 = tt.make_range {end = 256 : i32, start = 0 : i32} : tensor<256xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %4 = tt.splat %1 : i32 -> tensor<256xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %5 = tt.splat %1 : i32 -> tensor<256xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %6 = arith.addi %4, %2 : tensor<256xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %7 = arith.addi %5, %3 : tensor<256xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %8 = tt.get_program_id y : i32
    %9 = arith.muli %8, %c128_i32 : i32
    %10 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %11 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %12 = tt.splat %9 : i32 -> tensor<128xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %13 = tt.splat %9 : i32 -> tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %14 = arith.addi %12, %10 : tensor<128xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %15 = arith.addi %13, %11 : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %16 = tt.expand_dims %6 {axis = 1 : i32} : tensor<256xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<256x1xi32, #blocked1>
    %17 = tt.expand_dims %7 {axis = 1 : i32} : tensor<256xi32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<256x1xi32, #mma>
    %18 = tt.splat %arg6 : i32 -> tensor<256x1xi32, #blocked1>
    %19 = arith.muli %16, %18 : tensor<256x1xi32, #blocked1>
    %20 = tt.splat %arg0 : !tt.ptr<f16> -> tensor<256x1x!tt.ptr<f16>, #blocked1>
    %21 = tt.addptr %20, %19 : tensor<256x1x!tt.ptr<f16>, #blocked1>, tensor<256x1xi32, #blocked1>
    %22 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %23 = tt.expand_dims %22 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x64xi32, #blocked1>
    %24 = tt.broadcast %21 : tensor<256x1x!tt.ptr<f16>, #blocked1> -> tensor<256x64x!tt.ptr<f16>, #blocked1>
    %25 = tt.broadcast %23 : tensor<1x64xi32, #blocked1> -> tensor<256x64xi32, #blocked1>
    %26 = tt.addptr %24, %25 : tensor<256x64x!tt.ptr<f16>, #blocked1>, tensor<256x64xi32, #blocked1>
    %27 = arith.cmpi sgt, %arg5, %c0_i32 : i32
    %28 = tt.splat %27 : i1 -> tensor<256x64xi1, #blocked1>
    %29 = tt.splat %arg5 : i32 -> tensor<1x64xi32, #blocked1>
    %30 = arith.cmpi slt, %23, %29 : tensor<1x64xi32, #blocked1>
    %31 = tt.broadcast %30 : tensor<1x64xi1, #blocked1> -> tensor<256x64xi1, #blocked1>
    %32 = arith.andi %28, %31 : tensor<256x64xi1, #blocked1>
    %33 = tt.load %26, %32, %cst_1 {amd.pipeliner_part = "prologue"} : tensor<256x64x!tt.ptr<f16>, #blocked1>
    %34 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %35 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %36 = tt.expand_dims %34 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xi32, #blocked>
    %37 = tt.expand_dims %35 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xi32, #blocked>
    %38 = tt.splat %arg7 : i32 -> tensor<64x1xi32, #blocked>
    %39 = arith.muli %36, %38 : tensor<64x1xi32, #blocked>
    %40 = tt.splat %arg1 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked>
    %41 = tt.addptr %40, %39 : tensor<64x1x!tt.ptr<f16>, #blocked>, tensor<64x1xi32, #blocked>
    %42 = tt.expand_dims %14 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #mma}>> -> tensor<1x128xi32, #mma>
    %43 = tt.expand_dims %15 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked2}>> -> tensor<1x128xi32, #blocked2>
    %44 = tt.broadcast %41 : tensor<64x1x!tt.ptr<f16>, #blocked> -> tensor<64x128x!tt.ptr<f16>, #blocked>
    %45 = tt.broadcast %43 : tensor<1x128xi32, #blocked2> -> tensor<64x128xi32, #blocked>
    %46 = tt.addptr %44, %45 : tensor<64x128x!tt.ptr<f16>, #blocked>, tensor<64x128xi32, #blocked>
    %47 = tt.splat %27 : i1 -> tensor<64x128xi1, #blocked>
    %48 = tt.splat %arg5 : i32 -> tensor<64x1xi32, #blocked>
    %49 = arith.cmpi slt, %37, %48 : tensor<64x1xi32, #blocked>
    %50 = tt.broadcast %49 : tensor<64x1xi1, #blocked> -> tensor<64x128xi1, #blocked>
    %51 = arith.andi %47, %50 : tensor<64x128xi1, #blocked>
    %52 = tt.load %46, %51, %cst {amd.pipeliner_part = "prologue"} : tensor<64x128x!tt.ptr<f16>, #blocked>
    %53 = arith.muli %arg7, %c64_i32 : i32
    %54 = tt.splat %53 : i32 -> tensor<64x128xi32, #blocked>
    %55 = ttg.local_alloc : () -> !ttg.memdesc<1x256x64xf16, #shared, #smem, mutable>
    %56 = ttg.local_alloc : () -> !ttg.memdesc<1x64x128xf16, #shared1, #smem, mutable>
    %57 = ttg.memdesc_index %55[%c0_i32] : !ttg.memdesc<1x256x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<256x64xf16, #shared, #smem, mutable>
    ttg.local_store %33, %57 : tensor<256x64xf16, #blocked1> -> !ttg.memdesc<256x64xf16, #shared, #smem, mutable>
    %58 = ttg.memdesc_index %56[%c0_i32] : !ttg.memdesc<1x64x128xf16, #shared1, #smem, mutable> -> !ttg.memdesc<64x128xf16, #shared1, #smem, mutable>
    %59 = amdg.in_thread_transpose %52 : tensor<64x128xf16, #blocked> -> tensor<64x128xf16, #linear>
    ttg.local_store %59, %58 : tensor<64x128xf16, #linear> -> !ttg.memdesc<64x128xf16, #shared1, #smem, mutable>
    %60 = arith.subi %arg5, %c64_i32 : i32
    %61:6 = scf.for %arg9 = %c0_i32 to %60 step %c64_i32 iter_args(%arg10 = %cst_2, %arg11 = %26, %arg12 = %c0_i32, %arg13 = %57, %arg14 = %58, %arg15 = %46) -> (tensor<256x128xf32, #mma>, tensor<256x64x!tt.ptr<f16>, #blocked1>, i32, !ttg.memdesc<256x64xf16, #shared, #smem, mutable>, !ttg.memdesc<64x128xf16, #shared1, #smem, mutable>, tensor<64x128x!tt.ptr<f16>, #blocked>)  : i32 {
      %84 = tt.addptr %arg11, %cst_0 : tensor<256x64x!tt.ptr<f16>, #blocked1>, tensor<256x64xi32, #blocked1>
      %85 = tt.addptr %arg15, %54 : tensor<64x128x!tt.ptr<f16>, #blocked>, tensor<64x128xi32, #blocked>
      %86 = arith.addi %arg9, %c64_i32 : i32
      %87 = arith.subi %arg5, %86 : i32
      %88 = tt.splat %87 : i32 -> tensor<1x64xi32, #blocked1>
      %89 = arith.cmpi slt, %23, %88 : tensor<1x64xi32, #blocked1>
      %90 = tt.broadcast %89 : tensor<1x64xi1, #blocked1> -> tensor<256x64xi1, #blocked1>
      %91 = tt.load %84, %90, %cst_1 : tensor<256x64x!tt.ptr<f16>, #blocked1>
      %92 = ttg.local_load %arg13 : !ttg.memdesc<256x64xf16, #shared, #smem, mutable> -> tensor<256x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>>
      %93 = tt.splat %87 : i32 -> tensor<64x1xi32, #blocked>
      %94 = arith.cmpi slt, %37, %93 : tensor<64x1xi32, #blocked>
      %95 = tt.broadcast %94 : tensor<64x1xi1, #blocked> -> tensor<64x128xi1, #blocked>
      %96 = tt.load %85, %95, %cst : tensor<64x128x!tt.ptr<f16>, #blocked>
      %97 = ttg.local_load %arg14 : !ttg.memdesc<64x128xf16, #shared1, #smem, mutable> -> tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>>
      %98 = tt.dot %92, %97, %arg10, inputPrecision = tf32 : tensor<256x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>> * tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>> -> tensor<256x128xf32, #mma>
      %99 = arith.addi %arg12, %c1_i32 : i32
      %100 = arith.cmpi slt, %99, %c1_i32 : i32
      %101 = arith.select %100, %99, %c0_i32 : i32
      %102 = ttg.memdesc_index %55[%101] : !ttg.memdesc<1x256x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<256x64xf16, #shared, #smem, mutable>
      ttg.local_store %91, %102 : tensor<256x64xf16, #blocked1> -> !ttg.memdesc<256x64xf16, #shared, #smem, mutable>
      %103 = ttg.memdesc_index %56[%101] : !ttg.memdesc<1x64x128xf16, #shared1, #smem, mutable> -> !ttg.memdesc<64x128xf16, #shared1, #smem, mutable>
      %104 = amdg.in_thread_transpose %96 : tensor<64x128xf16, #blocked> -> tensor<64x128xf16, #linear>
      ttg.local_store %104, %103 : tensor<64x128xf16, #linear> -> !ttg.memdesc<64x128xf16, #shared1, #smem, mutable>
      scf.yield %98, %84, %101, %102, %103, %85 : tensor<256x128xf32, #mma>, tensor<256x64x!tt.ptr<f16>, #blocked1>, i32, !ttg.memdesc<256x64xf16, #shared, #smem, mutable>, !ttg.memdesc<64x128xf16, #shared1, #smem, mutable>, tensor<64x128x!tt.ptr<f16>, #blocked>
    }
    %62 = arith.addi %arg5, %c63_i32 : i32
    %63 = arith.divsi %62, %c64_i32 : i32
    %64 = arith.cmpi sge, %63, %c1_i32 : i32
    %65 = ttg.local_load %61#3 : !ttg.memdesc<256x64xf16, #shared, #smem, mutable> -> tensor<256x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>>
    %66 = ttg.local_load %61#4 : !ttg.memdesc<64x128xf16, #shared1, #smem, mutable> -> tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>>
    %67 = scf.if %64 -> (tensor<256x128xf32, #mma>) {
      %84 = tt.dot %65, %66, %61#0, inputPrecision = tf32 : tensor<256x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>> * tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>> -> tensor<256x128xf32, #mma>
      scf.yield %84 : tensor<256x128xf32, #mma>
    } else {
      scf.yield %61#0 : tensor<256x128xf32, #mma>
    }
    %68 = arith.select %64, %67, %61#0 : tensor<256x128xf32, #mma>
    ttg.local_dealloc %56 : !ttg.memdesc<1x64x128xf16, #shared1, #smem, mutable>
    ttg.local_dealloc %55 : !ttg.memdesc<1x256x64xf16, #shared, #smem, mutable>
    %69 = tt.splat %arg3 : i32 -> tensor<256x1xi32, #mma>
    %70 = arith.cmpi slt, %17, %69 : tensor<256x1xi32, #mma>
    %71 = tt.splat %arg4 : i32 -> tensor<1x128xi32, #mma>
    %72 = arith.cmpi slt, %42, %71 : tensor<1x128xi32, #mma>
    %73 = tt.broadcast %70 : tensor<256x1xi1, #mma> -> tensor<256x128xi1, #mma>
    %74 = tt.broadcast %72 : tensor<1x128xi1, #mma> -> tensor<256x128xi1, #mma>
    %75 = arith.andi %73, %74 : tensor<256x128xi1, #mma>
    %76 = tt.splat %arg8 : i32 -> tensor<256x1xi32, #mma>
    %77 = arith.muli %17, %76 : tensor<256x1xi32, #mma>
    %78 = tt.splat %arg2 : !tt.ptr<f16> -> tensor<256x1x!tt.ptr<f16>, #mma>
    %79 = tt.addptr %78, %77 : tensor<256x1x!tt.ptr<f16>, #mma>, tensor<256x1xi32, #mma>
    %80 = tt.broadcast %79 : tensor<256x1x!tt.ptr<f16>, #mma> -> tensor<256x128x!tt.ptr<f16>, #mma>
    %81 = tt.broadcast %42 : tensor<1x128xi32, #mma> -> tensor<256x128xi32, #mma>
    %82 = tt.addptr %80, %81 : tensor<256x128x!tt.ptr<f16>, #mma>, tensor<256x128xi32, #mma>
    %83 = arith.truncf %68 : tensor<256x128xf32, #mma> to tensor<256x128xf16, #mma>
    tt.store %82, %83, %75 : tensor<256x128x!tt.ptr<f16>, #mma>
    tt.return
  }
}

#blocked = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [16, 4], warpsPerCTA = [8, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 16], warpsPerCTA = [8, 1], order = [1, 0]}>
#mma = #ttg.amd_mfma<{version = 3, warpsPerCTA = [4, 2], instrShape = [32, 32, 8], isTransposed = true}>
#shared = #ttg.swizzled_shared<{vec = 4, perPhase = 2, maxPhase = 8, order = [1, 0]}>
#shared1 = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 8 : i32, ttg.target = "hip:gfx942", "ttg.threads-per-warp" = 64 : i32} {
  tt.func public @gemm(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg3: i32 {tt.divisibility = 16 : i32}, %arg4: i32 {tt.divisibility = 16 : i32}, %arg5: i32 {tt.divisibility = 16 : i32}, %arg6: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %c31_i32 = arith.constant 31 : i32
    %c1_i32 = arith.constant 1 : i32
    %cst = arith.constant dense<32> : tensor<256x32xi32, #blocked>
    %c32_i32 = arith.constant 32 : i32
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
    %10 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %11 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %12 = tt.splat %9 : i32 -> tensor<128xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %13 = tt.splat %9 : i32 -> tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %14 = arith.addi %12, %10 : tensor<128xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %15 = arith.addi %13, %11 : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %16 = tt.expand_dims %6 {axis = 1 : i32} : tensor<256xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<256x1xi32, #blocked>
    %17 = tt.expand_dims %7 {axis = 1 : i32} : tensor<256xi32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<256x1xi32, #mma>
    %18 = tt.splat %arg4 : i32 -> tensor<256x1xi32, #blocked>
    %19 = arith.muli %16, %18 : tensor<256x1xi32, #blocked>
    %20 = tt.splat %arg0 : !tt.ptr<f16> -> tensor<256x1x!tt.ptr<f16>, #blocked>
    %21 = tt.addptr %20, %19 : tensor<256x1x!tt.ptr<f16>, #blocked>, tensor<256x1xi32, #blocked>
    %22 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %23 = tt.expand_dims %22 {axis = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x32xi32, #blocked>
    %24 = tt.broadcast %21 : tensor<256x1x!tt.ptr<f16>, #blocked> -> tensor<256x32x!tt.ptr<f16>, #blocked>
    %25 = tt.broadcast %23 : tensor<1x32xi32, #blocked> -> tensor<256x32xi32, #blocked>
    %26 = tt.addptr %24, %25 : tensor<256x32x!tt.ptr<f16>, #blocked>, tensor<256x32xi32, #blocked>
    %27 = arith.cmpi sgt, %arg3, %c0_i32 : i32
    %28 = tt.splat %27 : i1 -> tensor<256x32xi1, #blocked>
    %29 = tt.load %26, %28 {amd.pipeliner_part = "prologue"} : tensor<256x32x!tt.ptr<f16>, #blocked>
    %30 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %31 = tt.expand_dims %30 {axis = 1 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<32x1xi32, #blocked1>
    %32 = tt.splat %arg5 : i32 -> tensor<32x1xi32, #blocked1>
    %33 = arith.muli %31, %32 : tensor<32x1xi32, #blocked1>
    %34 = tt.splat %arg1 : !tt.ptr<f16> -> tensor<32x1x!tt.ptr<f16>, #blocked1>
    %35 = tt.addptr %34, %33 : tensor<32x1x!tt.ptr<f16>, #blocked1>, tensor<32x1xi32, #blocked1>
    %36 = tt.expand_dims %14 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #mma}>> -> tensor<1x128xi32, #mma>
    %37 = tt.expand_dims %15 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x128xi32, #blocked1>
    %38 = tt.broadcast %35 : tensor<32x1x!tt.ptr<f16>, #blocked1> -> tensor<32x128x!tt.ptr<f16>, #blocked1>
    %39 = tt.broadcast %37 : tensor<1x128xi32, #blocked1> -> tensor<32x128xi32, #blocked1>
    %40 = tt.addptr %38, %39 : tensor<32x128x!tt.ptr<f16>, #blocked1>, tensor<32x128xi32, #blocked1>
    %41 = tt.splat %27 : i1 -> tensor<32x128xi1, #blocked1>
    %42 = tt.load %40, %41 {amd.pipeliner_part = "prologue"} : tensor<32x128x!tt.ptr<f16>, #blocked1>
    %43 = arith.muli %arg5, %c32_i32 : i32
    %44 = tt.splat %43 : i32 -> tensor<32x128xi32, #blocked1>
    %45 = ttg.local_alloc : () -> !ttg.memdesc<1x256x32xf16, #shared, #smem, mutable>
    %46 = ttg.local_alloc : () -> !ttg.memdesc<1x32x128xf16, #shared1, #smem, mutable>
    %47 = ttg.memdesc_index %45[%c0_i32] : !ttg.memdesc<1x256x32xf16, #shared, #smem, mutable> -> !ttg.memdesc<256x32xf16, #shared, #smem, mutable>
    ttg.local_store %29, %47 : tensor<256x32xf16, #blocked> -> !ttg.memdesc<256x32xf16, #shared, #smem, mutable>
    %48 = ttg.memdesc_index %46[%c0_i32] : !ttg.memdesc<1x32x128xf16, #shared1, #smem, mutable> -> !ttg.memdesc<32x128xf16, #shared1, #smem, mutable>
    ttg.local_store %42, %48 : tensor<32x128xf16, #blocked1> -> !ttg.memdesc<32x128xf16, #shared1, #smem, mutable>
    %49 = arith.subi %arg3, %c32_i32 : i32
    %50:6 = scf.for %arg7 = %c0_i32 to %49 step %c32_i32 iter_args(%arg8 = %cst_0, %arg9 = %26, %arg10 = %40, %arg11 = %c0_i32, %arg12 = %47, %arg13 = %48) -> (tensor<256x128xf32, #mma>, tensor<256x32x!tt.ptr<f16>, #blocked>, tensor<32x128x!tt.ptr<f16>, #blocked1>, i32, !ttg.memdesc<256x32xf16, #shared, #smem, mutable>, !ttg.memdesc<32x128xf16, #shared1, #smem, mutable>)  : i32 {
      %66 = tt.addptr %arg9, %cst : tensor<256x32x!tt.ptr<f16>, #blocked>, tensor<256x32xi32, #blocked>
      %67 = tt.addptr %arg10, %44 : tensor<32x128x!tt.ptr<f16>, #blocked1>, tensor<32x128xi32, #blocked1>
      %68 = tt.load %66 : tensor<256x32x!tt.ptr<f16>, #blocked>
      %69 = ttg.local_load %arg12 : !ttg.memdesc<256x32xf16, #shared, #smem, mutable> -> tensor<256x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>>
      %70 = tt.load %67 : tensor<32x128x!tt.ptr<f16>, #blocked1>
      %71 = ttg.local_load %arg13 : !ttg.memdesc<32x128xf16, #shared1, #smem, mutable> -> tensor<32x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>>
      %72 = tt.dot %69, %71, %arg8, inputPrecision = tf32 : tensor<256x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>> * tensor<32x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>> -> tensor<256x128xf32, #mma>
      %73 = arith.addi %arg11, %c1_i32 : i32
      %74 = arith.cmpi slt, %73, %c1_i32 : i32
      %75 = arith.select %74, %73, %c0_i32 : i32
      %76 = ttg.memdesc_index %45[%75] : !ttg.memdesc<1x256x32xf16, #shared, #smem, mutable> -> !ttg.memdesc<256x32xf16, #shared, #smem, mutable>
      ttg.local_store %68, %76 : tensor<256x32xf16, #blocked> -> !ttg.memdesc<256x32xf16, #shared, #smem, mutable>
      %77 = ttg.memdesc_index %46[%75] : !ttg.memdesc<1x32x128xf16, #shared1, #smem, mutable> -> !ttg.memdesc<32x128xf16, #shared1, #smem, mutable>
      ttg.local_store %70, %77 : tensor<32x128xf16, #blocked1> -> !ttg.memdesc<32x128xf16, #shared1, #smem, mutable>
      scf.yield %72, %66, %67, %75, %76, %77 : tensor<256x128xf32, #mma>, tensor<256x32x!tt.ptr<f16>, #blocked>, tensor<32x128x!tt.ptr<f16>, #blocked1>, i32, !ttg.memdesc<256x32xf16, #shared, #smem, mutable>, !ttg.memdesc<32x128xf16, #shared1, #smem, mutable>
    }
    %51 = arith.addi %arg3, %c31_i32 : i32
    %52 = arith.divsi %51, %c32_i32 : i32
    %53 = arith.cmpi sge, %52, %c1_i32 : i32
    %54 = ttg.local_load %50#4 : !ttg.memdesc<256x32xf16, #shared, #smem, mutable> -> tensor<256x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>>
    %55 = ttg.local_load %50#5 : !ttg.memdesc<32x128xf16, #shared1, #smem, mutable> -> tensor<32x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>>
    %56 = scf.if %53 -> (tensor<256x128xf32, #mma>) {
      %66 = tt.dot %54, %55, %50#0, inputPrecision = tf32 : tensor<256x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>> * tensor<32x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>> -> tensor<256x128xf32, #mma>
      scf.yield %66 : tensor<256x128xf32, #mma>
    } else {
      scf.yield %50#0 : tensor<256x128xf32, #mma>
    }
    %57 = arith.select %53, %56, %50#0 : tensor<256x128xf32, #mma>
    ttg.local_dealloc %46 : !ttg.memdesc<1x32x128xf16, #shared1, #smem, mutable>
    ttg.local_dealloc %45 : !ttg.memdesc<1x256x32xf16, #shared, #smem, mutable>
    %58 = tt.splat %arg6 : i32 -> tensor<256x1xi32, #mma>
    %59 = arith.muli %17, %58 : tensor<256x1xi32, #mma>
    %60 = tt.splat %arg2 : !tt.ptr<f16> -> tensor<256x1x!tt.ptr<f16>, #mma>
    %61 = tt.addptr %60, %59 : tensor<256x1x!tt.ptr<f16>, #mma>, tensor<256x1xi32, #mma>
    %62 = tt.broadcast %61 : tensor<256x1x!tt.ptr<f16>, #mma> -> tensor<256x128x!tt.ptr<f16>, #mma>
    %63 = tt.broadcast %36 : tensor<1x128xi32, #mma> -> tensor<256x128xi32, #mma>
    %64 = tt.addptr %62, %63 : tensor<256x128x!tt.ptr<f16>, #mma>, tensor<256x128xi32, #mma>
    %65 = arith.truncf %57 : tensor<256x128xf32, #mma> to tensor<256x128xf16, #mma>
    tt.store %64, %65 : tensor<256x128x!tt.ptr<f16>, #mma>
    tt.return
  }
}

#blocked = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [8, 8], warpsPerCTA = [8, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 16], warpsPerCTA = [8, 1], order = [1, 0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [2, 8], threadsPerWarp = [4, 16], warpsPerCTA = [8, 1], order = [1, 0]}>
#linear = #ttg.linear<{register = [[1, 0], [0, 1], [0, 2], [0, 4]], lane = [[0, 8], [0, 16], [0, 32], [0, 64], [2, 0], [4, 0]], warp = [[8, 0], [16, 0], [32, 0]], block = []}>
#mma = #ttg.amd_mfma<{version = 3, warpsPerCTA = [4, 2], instrShape = [32, 32, 8], isTransposed = true}>
#shared = #ttg.swizzled_shared<{vec = 4, perPhase = 1, maxPhase = 16, order = [1, 0]}>
#shared1 = #ttg.amd_rotating_shared<{vec = 4, perPhase = 1, maxPhase = 16, order = [0, 1]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 8 : i32, ttg.target = "hip:gfx942", "ttg.threads-per-warp" = 64 : i32} {
  tt.func public @gemm_persistent(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg3: i32 {tt.divisibility = 16 : i32}, %arg4: i32 {tt.divisibility = 16 : i32}, %arg5: i32 {tt.divisibility = 16 : i32}, %arg6: i32 {tt.divisibility = 16 : i32}, %arg7: i32 {tt.divisibility = 16 : i32}, %arg8: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<0.000000e+00> : tensor<256x128xf16, #mma>
    %c1_i32 = arith.constant 1 : i32
    %c127_i32 = arith.constant 127 : i32
    %c256_i32 = arith.constant 256 : i32
    %c128_i32 = arith.constant 128 : i32
    %c304_i32 = arith.constant 304 : i32
    %c0_i32 = arith.constant 0 : i32
    %c64_i32 = arith.constant 64 : i32
    %c255_i32 = arith.constant 255 : i32
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<256x128xf32, #mma>
    %0 = arith.addi %arg4, %c127_i32 : i32
    %1 = arith.divsi %0, %c128_i32 : i32
    %2 = arith.addi %arg3, %c255_i32 : i32
    %3 = arith.divsi %2, %c256_i32 : i32
    %4 = arith.muli %3, %1 : i32
    %5 = tt.get_program_id x : i32
    %6 = tt.make_range {end = 256 : i32, start = 0 : i32} : tensor<256xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %7 = tt.make_range {end = 256 : i32, start = 0 : i32} : tensor<256xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %8 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %9 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %10 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %11 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %12 = tt.splat %arg6 : i32 -> tensor<256x1xi32, #blocked>
    %13 = tt.splat %arg0 : !tt.ptr<f16> -> tensor<256x1x!tt.ptr<f16>, #blocked>
    %14 = tt.splat %arg7 : i32 -> tensor<64x1xi32, #blocked2>
    %15 = tt.splat %arg1 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked2>
    %16 = tt.splat %arg8 : i32 -> tensor<256x1xi32, #mma>
    %17 = tt.splat %arg2 : !tt.ptr<f16> -> tensor<256x1x!tt.ptr<f16>, #mma>
    %18 = arith.cmpi sle, %arg5, %c0_i32 : i32
    scf.if %18 {
      scf.for %arg9 = %5 to %4 step %c304_i32  : i32 {
        %19 = arith.divsi %arg9, %1 : i32
        %20 = arith.muli %19, %c256_i32 : i32
        %21 = arith.remsi %arg9, %1 : i32
        %22 = arith.muli %21, %c128_i32 : i32
        %23 = tt.splat %22 : i32 -> tensor<128xi32, #ttg.slice<{dim = 0, parent = #mma}>>
        %24 = arith.addi %23, %8 : tensor<128xi32, #ttg.slice<{dim = 0, parent = #mma}>>
        %25 = tt.splat %20 : i32 -> tensor<256xi32, #ttg.slice<{dim = 1, parent = #mma}>>
        %26 = arith.addi %25, %7 : tensor<256xi32, #ttg.slice<{dim = 1, parent = #mma}>>
        %27 = tt.expand_dims %26 {axis = 1 : i32} : tensor<256xi32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<256x1xi32, #mma>
        %28 = arith.muli %27, %16 : tensor<256x1xi32, #mma>
        %29 = tt.addptr %17, %28 : tensor<256x1x!tt.ptr<f16>, #mma>, tensor<256x1xi32, #mma>
        %30 = tt.expand_dims %24 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #mma}>> -> tensor<1x128xi32, #mma>
        %31 = tt.broadcast %29 : tensor<256x1x!tt.ptr<f16>, #mma> -> tensor<256x128x!tt.ptr<f16>, #mma>
        %32 = tt.broadcast %30 : tensor<1x128xi32, #mma> -> tensor<256x128xi32, #mma>
        %33 = tt.addptr %31, %32 : tensor<256x128x!tt.ptr<f16>, #mma>, tensor<256x128xi32, #mma>
        tt.store %33, %cst : tensor<256x128x!tt.ptr<f16>, #mma>
      } {tt.flatten}
    } else {
      %19 = arith.subi %4, %5 : i32
      %20 = arith.ceildivsi %19, %c304_i32 : i32
      %21 = arith.ceildivsi %arg5, %c64_i32 : i32
      %22 = arith.maxsi %21, %c1_i32 : i32
      %23 = arith.muli %20, %22 : i32
      %24 = arith.subi %22, %c1_i32 : i32
      %25 = arith.subi %22, %c1_i32 : i32
      %26 = ttg.local_alloc : () -> !ttg.memdesc<1x256x64xf16, #shared, #smem, mutable>
      %27 = arith.cmpi sgt, %23, %c0_i32 : i32
      %28 = arith.divsi %5, %1 : i32
      %29 = arith.muli %28, %c256_i32 : i32
      %30 = tt.splat %29 : i32 -> tensor<256xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %31 = arith.addi %30, %6 : tensor<256xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %32 = arith.remsi %5, %1 : i32
      %33 = arith.muli %32, %c128_i32 : i32
      %34 = tt.splat %33 : i32 -> tensor<128xi32, #ttg.slice<{dim = 0, parent = #mma}>>
      %35 = tt.splat %33 : i32 -> tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
      %36 = arith.addi %34, %8 : tensor<128xi32, #ttg.slice<{dim = 0, parent = #mma}>>
      %37 = arith.addi %35, %9 : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
      %38 = tt.expand_dims %31 {axis = 1 : i32} : tensor<256xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<256x1xi32, #blocked>
      %39 = arith.muli %38, %12 : tensor<256x1xi32, #blocked>
      %40 = tt.addptr %13, %39 : tensor<256x1x!tt.ptr<f16>, #blocked>, tensor<256x1xi32, #blocked>
      %41 = tt.broadcast %40 : tensor<256x1x!tt.ptr<f16>, #blocked> -> tensor<256x64x!tt.ptr<f16>, #blocked>
      %42 = tt.expand_dims %37 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x128xi32, #blocked1>
      %43 = tt.broadcast %42 : tensor<1x128xi32, #blocked1> -> tensor<64x128xi32, #blocked2>
      %44 = tt.expand_dims %10 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x64xi32, #blocked>
      %45 = tt.broadcast %44 : tensor<1x64xi32, #blocked> -> tensor<256x64xi32, #blocked>
      %46 = tt.addptr %41, %45 : tensor<256x64x!tt.ptr<f16>, #blocked>, tensor<256x64xi32, #blocked>
      %47 = tt.splat %27 : i1 -> tensor<256x64xi1, #blocked>
      %48 = tt.load %46, %47 {amd.pipeliner_part = "prologue"} : tensor<256x64x!tt.ptr<f16>, #blocked>
      %49 = ttg.memdesc_index %26[%c0_i32] : !ttg.memdesc<1x256x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<256x64xf16, #shared, #smem, mutable>
      ttg.local_store %48, %49 : tensor<256x64xf16, #blocked> -> !ttg.memdesc<256x64xf16, #shared, #smem, mutable>
      %50 = arith.subi %23, %c1_i32 : i32
      %51:10 = scf.for %arg9 = %c0_i32 to %50 step %c1_i32 iter_args(%arg10 = %c0_i32, %arg11 = %5, %arg12 = %cst_0, %arg13 = %29, %arg14 = %41, %arg15 = %c0_i32, %arg16 = %c0_i32, %arg17 = %49, %arg18 = %36, %arg19 = %43) -> (i32, i32, tensor<256x128xf32, #mma>, i32, tensor<256x64x!tt.ptr<f16>, #blocked>, i32, i32, !ttg.memdesc<256x64xf16, #shared, #smem, mutable>, tensor<128xi32, #ttg.slice<{dim = 0, parent = #mma}>>, tensor<64x128xi32, #blocked2>)  : i32 {
        %69 = arith.addi %arg16, %c64_i32 : i32
        %70 = arith.addi %arg10, %c1_i32 : i32
        %71 = arith.cmpi eq, %arg10, %25 : i32
        %72 = arith.select %71, %c0_i32, %70 : i32
        %73 = arith.cmpi eq, %72, %c0_i32 : i32
        %74 = arith.select %73, %c0_i32, %69 : i32
        %75:5 = scf.if %73 -> (i32, tensor<256x64x!tt.ptr<f16>, #blocked>, i32, tensor<128xi32, #ttg.slice<{dim = 0, parent = #mma}>>, tensor<64x128xi32, #blocked2>) {
          %101 = arith.addi %arg11, %c304_i32 : i32
          %102 = arith.divsi %101, %1 : i32
          %103 = arith.muli %102, %c256_i32 : i32
          %104 = tt.splat %103 : i32 -> tensor<256xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
          %105 = arith.addi %104, %6 : tensor<256xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
          %106 = arith.remsi %101, %1 : i32
          %107 = arith.muli %106, %c128_i32 : i32
          %108 = tt.splat %107 : i32 -> tensor<128xi32, #ttg.slice<{dim = 0, parent = #mma}>>
          %109 = tt.splat %107 : i32 -> tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
          %110 = arith.addi %108, %8 : tensor<128xi32, #ttg.slice<{dim = 0, parent = #mma}>>
          %111 = arith.addi %109, %9 : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
          %112 = tt.expand_dims %105 {axis = 1 : i32} : tensor<256xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<256x1xi32, #blocked>
          %113 = arith.muli %112, %12 : tensor<256x1xi32, #blocked>
          %114 = tt.addptr %13, %113 : tensor<256x1x!tt.ptr<f16>, #blocked>, tensor<256x1xi32, #blocked>
          %115 = tt.broadcast %114 : tensor<256x1x!tt.ptr<f16>, #blocked> -> tensor<256x64x!tt.ptr<f16>, #blocked>
          %116 = tt.expand_dims %111 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x128xi32, #blocked1>
          %117 = tt.broadcast %116 : tensor<1x128xi32, #blocked1> -> tensor<64x128xi32, #blocked2>
          scf.yield %103, %115, %101, %110, %117 : i32, tensor<256x64x!tt.ptr<f16>, #blocked>, i32, tensor<128xi32, #ttg.slice<{dim = 0, parent = #mma}>>, tensor<64x128xi32, #blocked2>
        } else {
          scf.yield %arg13, %arg14, %arg11, %arg18, %arg19 : i32, tensor<256x64x!tt.ptr<f16>, #blocked>, i32, tensor<128xi32, #ttg.slice<{dim = 0, parent = #mma}>>, tensor<64x128xi32, #blocked2>
        }
        %76 = tt.splat %74 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
        %77 = tt.splat %arg16 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
        %78 = arith.addi %76, %10 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
        %79 = arith.addi %77, %11 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
        %80 = tt.expand_dims %78 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x64xi32, #blocked>
        %81 = tt.broadcast %80 : tensor<1x64xi32, #blocked> -> tensor<256x64xi32, #blocked>
        %82 = tt.addptr %75#1, %81 : tensor<256x64x!tt.ptr<f16>, #blocked>, tensor<256x64xi32, #blocked>
        %83 = tt.load %82 : tensor<256x64x!tt.ptr<f16>, #blocked>
        %84 = ttg.local_load %arg17 : !ttg.memdesc<256x64xf16, #shared, #smem, mutable> -> tensor<256x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>>
        %85 = tt.expand_dims %79 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked2}>> -> tensor<64x1xi32, #blocked2>
        %86 = arith.muli %85, %14 : tensor<64x1xi32, #blocked2>
        %87 = tt.addptr %15, %86 : tensor<64x1x!tt.ptr<f16>, #blocked2>, tensor<64x1xi32, #blocked2>
        %88 = tt.broadcast %87 : tensor<64x1x!tt.ptr<f16>, #blocked2> -> tensor<64x128x!tt.ptr<f16>, #blocked2>
        %89 = tt.addptr %88, %arg19 : tensor<64x128x!tt.ptr<f16>, #blocked2>, tensor<64x128xi32, #blocked2>
        %90 = tt.load %89 : tensor<64x128x!tt.ptr<f16>, #blocked2>
        %91 = amdg.in_thread_transpose %90 : tensor<64x128xf16, #blocked2> -> tensor<64x128xf16, #linear>
        %92 = ttg.local_alloc %91 : (tensor<64x128xf16, #linear>) -> !ttg.memdesc<64x128xf16, #shared1, #smem>
        %93 = ttg.local_load %92 : !ttg.memdesc<64x128xf16, #shared1, #smem> -> tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>>
        %94 = tt.dot %84, %93, %arg12, inputPrecision = tf32 : tensor<256x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>> * tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>> -> tensor<256x128xf32, #mma>
        %95 = arith.cmpi eq, %arg10, %24 : i32
        %96 = arith.select %95, %cst_0, %94 : tensor<256x128xf32, #mma>
        scf.if %95 {
          %101 = tt.splat %arg13 : i32 -> tensor<256xi32, #ttg.slice<{dim = 1, parent = #mma}>>
          %102 = arith.addi %101, %7 : tensor<256xi32, #ttg.slice<{dim = 1, parent = #mma}>>
          %103 = tt.expand_dims %102 {axis = 1 : i32} : tensor<256xi32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<256x1xi32, #mma>
          %104 = arith.muli %103, %16 : tensor<256x1xi32, #mma>
          %105 = tt.addptr %17, %104 : tensor<256x1x!tt.ptr<f16>, #mma>, tensor<256x1xi32, #mma>
          %106 = tt.expand_dims %arg18 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #mma}>> -> tensor<1x128xi32, #mma>
          %107 = tt.broadcast %105 : tensor<256x1x!tt.ptr<f16>, #mma> -> tensor<256x128x!tt.ptr<f16>, #mma>
          %108 = tt.broadcast %106 : tensor<1x128xi32, #mma> -> tensor<256x128xi32, #mma>
          %109 = tt.addptr %107, %108 : tensor<256x128x!tt.ptr<f16>, #mma>, tensor<256x128xi32, #mma>
          %110 = arith.truncf %94 : tensor<256x128xf32, #mma> to tensor<256x128xf16, #mma>
          tt.store %109, %110 : tensor<256x128x!tt.ptr<f16>, #mma>
        }
        %97 = arith.addi %arg15, %c1_i32 : i32
        %98 = arith.cmpi slt, %97, %c1_i32 : i32
        %99 = arith.select %98, %97, %c0_i32 : i32
        %100 = ttg.memdesc_index %26[%99] : !ttg.memdesc<1x256x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<256x64xf16, #shared, #smem, mutable>
        ttg.local_store %83, %100 : tensor<256x64xf16, #blocked> -> !ttg.memdesc<256x64xf16, #shared, #smem, mutable>
        scf.yield %72, %75#2, %96, %75#0, %75#1, %99, %74, %100, %75#3, %75#4 : i32, i32, tensor<256x128xf32, #mma>, i32, tensor<256x64x!tt.ptr<f16>, #blocked>, i32, i32, !ttg.memdesc<256x64xf16, #shared, #smem, mutable>, tensor<128xi32, #ttg.slice<{dim = 0, parent = #mma}>>, tensor<64x128xi32, #blocked2>
      }
      %52 = arith.cmpi sge, %23, %c1_i32 : i32
      %53 = tt.splat %51#6 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
      %54 = arith.addi %53, %11 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
      %55 = ttg.local_load %51#7 : !ttg.memdesc<256x64xf16, #shared, #smem, mutable> -> tensor<256x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>>
      %56 = tt.expand_dims %54 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked2}>> -> tensor<64x1xi32, #blocked2>
      %57 = arith.muli %56, %14 : tensor<64x1xi32, #blocked2>
      %58 = tt.addptr %15, %57 : tensor<64x1x!tt.ptr<f16>, #blocked2>, tensor<64x1xi32, #blocked2>
      %59 = tt.broadcast %58 : tensor<64x1x!tt.ptr<f16>, #blocked2> -> tensor<64x128x!tt.ptr<f16>, #blocked2>
      %60 = tt.addptr %59, %51#9 : tensor<64x128x!tt.ptr<f16>, #blocked2>, tensor<64x128xi32, #blocked2>
      %61 = tt.splat %52 : i1 -> tensor<64x128xi1, #blocked2>
      %62 = tt.load %60, %61 : tensor<64x128x!tt.ptr<f16>, #blocked2>
      %63 = amdg.in_thread_transpose %62 : tensor<64x128xf16, #blocked2> -> tensor<64x128xf16, #linear>
      %64 = ttg.local_alloc %63 : (tensor<64x128xf16, #linear>) -> !ttg.memdesc<64x128xf16, #shared1, #smem>
      %65 = ttg.local_load %64 : !ttg.memdesc<64x128xf16, #shared1, #smem> -> tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>>
      %66 = scf.if %52 -> (tensor<256x128xf32, #mma>) {
        %69 = tt.dot %55, %65, %51#2, inputPrecision = tf32 : tensor<256x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>> * tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>> -> tensor<256x128xf32, #mma>
        scf.yield %69 : tensor<256x128xf32, #mma>
      } else {
        scf.yield %51#2 : tensor<256x128xf32, #mma>
      }
      %67 = arith.cmpi eq, %51#0, %24 : i32
      %68 = arith.andi %52, %67 : i1
      scf.if %68 {
        %69 = tt.splat %51#3 : i32 -> tensor<256xi32, #ttg.slice<{dim = 1, parent = #mma}>>
        %70 = arith.addi %69, %7 : tensor<256xi32, #ttg.slice<{dim = 1, parent = #mma}>>
        %71 = tt.expand_dims %70 {axis = 1 : i32} : tensor<256xi32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<256x1xi32, #mma>
        %72 = arith.muli %71, %16 : tensor<256x1xi32, #mma>
        %73 = tt.addptr %17, %72 : tensor<256x1x!tt.ptr<f16>, #mma>, tensor<256x1xi32, #mma>
        %74 = tt.expand_dims %51#8 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #mma}>> -> tensor<1x128xi32, #mma>
        %75 = tt.broadcast %73 : tensor<256x1x!tt.ptr<f16>, #mma> -> tensor<256x128x!tt.ptr<f16>, #mma>
        %76 = tt.broadcast %74 : tensor<1x128xi32, #mma> -> tensor<256x128xi32, #mma>
        %77 = tt.addptr %75, %76 : tensor<256x128x!tt.ptr<f16>, #mma>, tensor<256x128xi32, #mma>
        %78 = arith.truncf %66 : tensor<256x128xf32, #mma> to tensor<256x128xf16, #mma>
        tt.store %77, %78 : tensor<256x128x!tt.ptr<f16>, #mma>
      }
      ttg.local_dealloc %26 : !ttg.memdesc<1x256x64xf16, #shared, #smem, mutable>
    }
    tt.return
  }
}

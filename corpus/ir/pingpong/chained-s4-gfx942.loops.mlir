#blocked = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 16], warpsPerCTA = [8, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [8, 1], threadsPerWarp = [16, 4], warpsPerCTA = [1, 8], order = [0, 1]}>
#blocked2 = #ttg.blocked<{sizePerThread = [2, 8], threadsPerWarp = [4, 16], warpsPerCTA = [8, 1], order = [1, 0]}>
#linear = #ttg.linear<{register = [[1, 0], [0, 1], [0, 2], [0, 4]], lane = [[0, 8], [0, 16], [0, 32], [0, 64], [2, 0], [4, 0]], warp = [[8, 0], [16, 0], [32, 0]], block = []}>
#mma = #ttg.amd_mfma<{version = 3, warpsPerCTA = [8, 1], instrShape = [32, 32, 8], isTransposed = true}>
#shared = #ttg.swizzled_shared<{vec = 4, perPhase = 1, maxPhase = 16, order = [1, 0]}>
#shared1 = #ttg.swizzled_shared<{vec = 4, perPhase = 1, maxPhase = 16, order = [0, 1]}>
#shared2 = #ttg.amd_rotating_shared<{vec = 4, perPhase = 1, maxPhase = 16, order = [0, 1]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 8 : i32, ttg.target = "hip:gfx942", "ttg.threads-per-warp" = 64 : i32} {
  tt.func public @attention(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg3: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg4: f32, %arg5: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<128> : tensor<256x1xi32, #mma>
    %cst_0 = arith.constant dense<128> : tensor<256x1xi32, #blocked>
    %cst_1 = arith.constant dense<128> : tensor<1x64xi32, #blocked1>
    %cst_2 = arith.constant dense<8192> : tensor<128x64xi32, #blocked1>
    %cst_3 = arith.constant dense<0.000000e+00> : tensor<256xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %cst_4 = arith.constant dense<0.000000e+00> : tensor<256x128xf32, #mma>
    %cst_5 = arith.constant dense<0xFF800000> : tensor<256xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %c64_i32 = arith.constant 64 : i32
    %c0_i32 = arith.constant 0 : i32
    %c256_i32 = arith.constant 256 : i32
    %c63_i32 = arith.constant 63 : i32
    %c192_i32 = arith.constant 192 : i32
    %c128_i32 = arith.constant 128 : i32
    %c3_i32 = arith.constant 3 : i32
    %c2_i32 = arith.constant 2 : i32
    %c1_i32 = arith.constant 1 : i32
    %cst_6 = arith.constant dense<0.000000e+00> : tensor<256x64xf32, #mma>
    %cst_7 = arith.constant dense<8192> : tensor<64x128xi32, #blocked2>
    %cst_8 = arith.constant dense<128> : tensor<64x1xi32, #blocked2>
    %0 = tt.get_program_id x : i32
    %1 = arith.muli %0, %c256_i32 : i32
    %2 = tt.make_range {end = 256 : i32, start = 0 : i32} : tensor<256xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %3 = tt.make_range {end = 256 : i32, start = 0 : i32} : tensor<256xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %4 = tt.splat %1 : i32 -> tensor<256xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %5 = tt.splat %1 : i32 -> tensor<256xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %6 = arith.addi %4, %2 : tensor<256xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %7 = arith.addi %5, %3 : tensor<256xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %8 = tt.expand_dims %6 {axis = 1 : i32} : tensor<256xi32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<256x1xi32, #mma>
    %9 = tt.expand_dims %7 {axis = 1 : i32} : tensor<256xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<256x1xi32, #blocked>
    %10 = arith.muli %8, %cst : tensor<256x1xi32, #mma>
    %11 = arith.muli %9, %cst_0 : tensor<256x1xi32, #blocked>
    %12 = tt.splat %arg0 : !tt.ptr<f16> -> tensor<256x1x!tt.ptr<f16>, #blocked>
    %13 = tt.addptr %12, %11 : tensor<256x1x!tt.ptr<f16>, #blocked>, tensor<256x1xi32, #blocked>
    %14 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %15 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %16 = tt.expand_dims %14 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #mma}>> -> tensor<1x128xi32, #mma>
    %17 = tt.expand_dims %15 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x128xi32, #blocked>
    %18 = tt.broadcast %13 : tensor<256x1x!tt.ptr<f16>, #blocked> -> tensor<256x128x!tt.ptr<f16>, #blocked>
    %19 = tt.broadcast %16 : tensor<1x128xi32, #mma> -> tensor<256x128xi32, #mma>
    %20 = tt.broadcast %17 : tensor<1x128xi32, #blocked> -> tensor<256x128xi32, #blocked>
    %21 = tt.addptr %18, %20 : tensor<256x128x!tt.ptr<f16>, #blocked>, tensor<256x128xi32, #blocked>
    %22 = tt.load %21 : tensor<256x128x!tt.ptr<f16>, #blocked>
    %23 = ttg.local_alloc %22 : (tensor<256x128xf16, #blocked>) -> !ttg.memdesc<256x128xf16, #shared, #smem>
    %24 = ttg.local_load %23 : !ttg.memdesc<256x128xf16, #shared, #smem> -> tensor<256x128xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>>
    %25 = ttg.local_alloc %22 : (tensor<256x128xf16, #blocked>) -> !ttg.memdesc<256x128xf16, #shared, #smem>
    %26 = ttg.local_load %25 : !ttg.memdesc<256x128xf16, #shared, #smem> -> tensor<256x128xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>>
    %27 = ttg.local_alloc %22 : (tensor<256x128xf16, #blocked>) -> !ttg.memdesc<256x128xf16, #shared, #smem>
    %28 = ttg.local_load %27 : !ttg.memdesc<256x128xf16, #shared, #smem> -> tensor<256x128xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>>
    %29 = ttg.local_alloc %22 : (tensor<256x128xf16, #blocked>) -> !ttg.memdesc<256x128xf16, #shared, #smem>
    %30 = ttg.local_load %29 : !ttg.memdesc<256x128xf16, #shared, #smem> -> tensor<256x128xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>>
    %31 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %32 = tt.expand_dims %31 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x64xi32, #blocked1>
    %33 = arith.muli %32, %cst_1 : tensor<1x64xi32, #blocked1>
    %34 = tt.splat %arg1 : !tt.ptr<f16> -> tensor<1x64x!tt.ptr<f16>, #blocked1>
    %35 = tt.addptr %34, %33 : tensor<1x64x!tt.ptr<f16>, #blocked1>, tensor<1x64xi32, #blocked1>
    %36 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %37 = tt.expand_dims %36 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<128x1xi32, #blocked1>
    %38 = tt.broadcast %35 : tensor<1x64x!tt.ptr<f16>, #blocked1> -> tensor<128x64x!tt.ptr<f16>, #blocked1>
    %39 = tt.broadcast %37 : tensor<128x1xi32, #blocked1> -> tensor<128x64xi32, #blocked1>
    %40 = tt.addptr %38, %39 : tensor<128x64x!tt.ptr<f16>, #blocked1>, tensor<128x64xi32, #blocked1>
    %41 = arith.cmpi sgt, %arg5, %c0_i32 : i32
    %42 = tt.splat %41 : i1 -> tensor<128x64xi1, #blocked1>
    %43 = tt.load %40, %42 {amd.pipeliner_part = "prologue"} : tensor<128x64x!tt.ptr<f16>, #blocked1>
    %44 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %45 = tt.expand_dims %44 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked2}>> -> tensor<64x1xi32, #blocked2>
    %46 = arith.muli %45, %cst_8 : tensor<64x1xi32, #blocked2>
    %47 = tt.splat %arg2 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked2>
    %48 = tt.addptr %47, %46 : tensor<64x1x!tt.ptr<f16>, #blocked2>, tensor<64x1xi32, #blocked2>
    %49 = tt.broadcast %48 : tensor<64x1x!tt.ptr<f16>, #blocked2> -> tensor<64x128x!tt.ptr<f16>, #blocked2>
    %50 = tt.broadcast %17 : tensor<1x128xi32, #blocked> -> tensor<64x128xi32, #blocked2>
    %51 = tt.addptr %49, %50 : tensor<64x128x!tt.ptr<f16>, #blocked2>, tensor<64x128xi32, #blocked2>
    %52 = tt.splat %41 : i1 -> tensor<64x128xi1, #blocked2>
    %53 = tt.load %51, %52 {amd.pipeliner_part = "prologue"} : tensor<64x128x!tt.ptr<f16>, #blocked2>
    %54 = tt.splat %arg4 : f32 -> tensor<256x64xf32, #mma>
    %55 = ttg.local_alloc : () -> !ttg.memdesc<1x128x64xf16, #shared1, #smem, mutable>
    %56 = ttg.local_alloc : () -> !ttg.memdesc<1x64x128xf16, #shared2, #smem, mutable>
    %57 = arith.cmpi sgt, %arg5, %c64_i32 : i32
    %58 = ttg.memdesc_index %55[%c0_i32] : !ttg.memdesc<1x128x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared1, #smem, mutable>
    ttg.local_store %43, %58 : tensor<128x64xf16, #blocked1> -> !ttg.memdesc<128x64xf16, #shared1, #smem, mutable>
    %59 = tt.addptr %40, %cst_2 : tensor<128x64x!tt.ptr<f16>, #blocked1>, tensor<128x64xi32, #blocked1>
    %60 = tt.splat %57 : i1 -> tensor<128x64xi1, #blocked1>
    %61 = tt.load %59, %60 {amd.pipeliner_part = "prologue"} : tensor<128x64x!tt.ptr<f16>, #blocked1>
    %62 = ttg.local_load %58 : !ttg.memdesc<128x64xf16, #shared1, #smem, mutable> -> tensor<128x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>>
    %63 = arith.cmpi sgt, %arg5, %c128_i32 : i32
    %64 = scf.if %41 -> (tensor<256x64xf32, #mma>) {
      %168 = tt.dot %30, %62, %cst_6, inputPrecision = tf32 : tensor<256x128xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>> * tensor<128x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>> -> tensor<256x64xf32, #mma>
      scf.yield %168 : tensor<256x64xf32, #mma>
    } else {
      scf.yield %cst_6 : tensor<256x64xf32, #mma>
    }
    %65 = ttg.memdesc_index %55[%c0_i32] : !ttg.memdesc<1x128x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared1, #smem, mutable>
    ttg.local_store %61, %65 : tensor<128x64xf16, #blocked1> -> !ttg.memdesc<128x64xf16, #shared1, #smem, mutable>
    %66 = tt.addptr %59, %cst_2 : tensor<128x64x!tt.ptr<f16>, #blocked1>, tensor<128x64xi32, #blocked1>
    %67 = tt.splat %63 : i1 -> tensor<128x64xi1, #blocked1>
    %68 = tt.load %66, %67 {amd.pipeliner_part = "prologue"} : tensor<128x64x!tt.ptr<f16>, #blocked1>
    %69 = arith.mulf %64, %54 : tensor<256x64xf32, #mma>
    %70 = "tt.reduce"(%69) <{axis = 1 : i32}> ({
    ^bb0(%arg6: f32, %arg7: f32):
      %168 = arith.maxnumf %arg6, %arg7 : f32
      tt.reduce.return %168 : f32
    }) : (tensor<256x64xf32, #mma>) -> tensor<256xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %71 = arith.maxnumf %70, %cst_5 : tensor<256xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %72 = tt.expand_dims %71 {axis = 1 : i32} : tensor<256xf32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<256x1xf32, #mma>
    %73 = tt.broadcast %72 : tensor<256x1xf32, #mma> -> tensor<256x64xf32, #mma>
    %74 = arith.subf %69, %73 : tensor<256x64xf32, #mma>
    %75 = math.exp2 %74 : tensor<256x64xf32, #mma>
    %76 = arith.subf %cst_5, %71 : tensor<256xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %77 = math.exp2 %76 : tensor<256xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %78 = ttg.memdesc_index %56[%c0_i32] : !ttg.memdesc<1x64x128xf16, #shared2, #smem, mutable> -> !ttg.memdesc<64x128xf16, #shared2, #smem, mutable>
    %79 = amdg.in_thread_transpose %53 : tensor<64x128xf16, #blocked2> -> tensor<64x128xf16, #linear>
    ttg.local_store %79, %78 : tensor<64x128xf16, #linear> -> !ttg.memdesc<64x128xf16, #shared2, #smem, mutable>
    %80 = ttg.local_load %65 : !ttg.memdesc<128x64xf16, #shared1, #smem, mutable> -> tensor<128x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>>
    %81 = tt.addptr %51, %cst_7 : tensor<64x128x!tt.ptr<f16>, #blocked2>, tensor<64x128xi32, #blocked2>
    %82 = tt.splat %57 : i1 -> tensor<64x128xi1, #blocked2>
    %83 = tt.load %81, %82 {amd.pipeliner_part = "prologue"} : tensor<64x128x!tt.ptr<f16>, #blocked2>
    %84 = arith.subi %arg5, %c192_i32 : i32
    %85:12 = scf.for %arg6 = %c0_i32 to %84 step %c64_i32 iter_args(%arg7 = %cst_4, %arg8 = %cst_3, %arg9 = %71, %arg10 = %66, %arg11 = %c0_i32, %arg12 = %80, %arg13 = %77, %arg14 = %75, %arg15 = %68, %arg16 = %78, %arg17 = %83, %arg18 = %81) -> (tensor<256x128xf32, #mma>, tensor<256xf32, #ttg.slice<{dim = 1, parent = #mma}>>, tensor<256xf32, #ttg.slice<{dim = 1, parent = #mma}>>, tensor<128x64x!tt.ptr<f16>, #blocked1>, i32, tensor<128x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>>, tensor<256xf32, #ttg.slice<{dim = 1, parent = #mma}>>, tensor<256x64xf32, #mma>, tensor<128x64xf16, #blocked1>, !ttg.memdesc<64x128xf16, #shared2, #smem, mutable>, tensor<64x128xf16, #blocked2>, tensor<64x128x!tt.ptr<f16>, #blocked2>)  : i32 {
      %168 = tt.dot %28, %arg12, %cst_6, inputPrecision = tf32 : tensor<256x128xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>> * tensor<128x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>> -> tensor<256x64xf32, #mma>
      %169 = arith.mulf %arg8, %arg13 : tensor<256xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %170 = "tt.reduce"(%arg14) <{axis = 1 : i32}> ({
      ^bb0(%arg19: f32, %arg20: f32):
        %199 = arith.addf %arg19, %arg20 : f32
        tt.reduce.return %199 : f32
      }) : (tensor<256x64xf32, #mma>) -> tensor<256xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %171 = arith.addf %169, %170 : tensor<256xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %172 = arith.truncf %arg14 : tensor<256x64xf32, #mma> to tensor<256x64xf16, #mma>
      %173 = tt.expand_dims %arg13 {axis = 1 : i32} : tensor<256xf32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<256x1xf32, #mma>
      %174 = tt.broadcast %173 : tensor<256x1xf32, #mma> -> tensor<256x128xf32, #mma>
      %175 = arith.mulf %arg7, %174 : tensor<256x128xf32, #mma>
      %176 = ttg.convert_layout %172 : tensor<256x64xf16, #mma> -> tensor<256x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>>
      %177 = arith.addi %arg11, %c1_i32 : i32
      %178 = arith.cmpi slt, %177, %c1_i32 : i32
      %179 = arith.select %178, %177, %c0_i32 : i32
      %180 = ttg.memdesc_index %55[%179] : !ttg.memdesc<1x128x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared1, #smem, mutable>
      ttg.local_store %arg15, %180 : tensor<128x64xf16, #blocked1> -> !ttg.memdesc<128x64xf16, #shared1, #smem, mutable>
      %181 = ttg.local_load %arg16 : !ttg.memdesc<64x128xf16, #shared2, #smem, mutable> -> tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>>
      %182 = tt.addptr %arg10, %cst_2 : tensor<128x64x!tt.ptr<f16>, #blocked1>, tensor<128x64xi32, #blocked1>
      %183 = tt.load %182 : tensor<128x64x!tt.ptr<f16>, #blocked1>
      %184 = tt.dot %176, %181, %175, inputPrecision = tf32 : tensor<256x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>> * tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>> -> tensor<256x128xf32, #mma>
      %185 = arith.mulf %168, %54 : tensor<256x64xf32, #mma>
      %186 = "tt.reduce"(%185) <{axis = 1 : i32}> ({
      ^bb0(%arg19: f32, %arg20: f32):
        %199 = arith.maxnumf %arg19, %arg20 : f32
        tt.reduce.return %199 : f32
      }) : (tensor<256x64xf32, #mma>) -> tensor<256xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %187 = arith.maxnumf %arg9, %186 : tensor<256xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %188 = tt.expand_dims %187 {axis = 1 : i32} : tensor<256xf32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<256x1xf32, #mma>
      %189 = tt.broadcast %188 : tensor<256x1xf32, #mma> -> tensor<256x64xf32, #mma>
      %190 = arith.subf %185, %189 : tensor<256x64xf32, #mma>
      %191 = math.exp2 %190 : tensor<256x64xf32, #mma>
      %192 = arith.subf %arg9, %187 : tensor<256xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %193 = math.exp2 %192 : tensor<256xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %194 = ttg.memdesc_index %56[%arg11] : !ttg.memdesc<1x64x128xf16, #shared2, #smem, mutable> -> !ttg.memdesc<64x128xf16, #shared2, #smem, mutable>
      %195 = amdg.in_thread_transpose %arg17 : tensor<64x128xf16, #blocked2> -> tensor<64x128xf16, #linear>
      ttg.local_store %195, %194 : tensor<64x128xf16, #linear> -> !ttg.memdesc<64x128xf16, #shared2, #smem, mutable>
      %196 = ttg.local_load %180 : !ttg.memdesc<128x64xf16, #shared1, #smem, mutable> -> tensor<128x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>>
      %197 = tt.addptr %arg18, %cst_7 : tensor<64x128x!tt.ptr<f16>, #blocked2>, tensor<64x128xi32, #blocked2>
      %198 = tt.load %197 : tensor<64x128x!tt.ptr<f16>, #blocked2>
      scf.yield %184, %171, %187, %182, %179, %196, %193, %191, %183, %194, %198, %197 : tensor<256x128xf32, #mma>, tensor<256xf32, #ttg.slice<{dim = 1, parent = #mma}>>, tensor<256xf32, #ttg.slice<{dim = 1, parent = #mma}>>, tensor<128x64x!tt.ptr<f16>, #blocked1>, i32, tensor<128x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>>, tensor<256xf32, #ttg.slice<{dim = 1, parent = #mma}>>, tensor<256x64xf32, #mma>, tensor<128x64xf16, #blocked1>, !ttg.memdesc<64x128xf16, #shared2, #smem, mutable>, tensor<64x128xf16, #blocked2>, tensor<64x128x!tt.ptr<f16>, #blocked2>
    }
    %86 = arith.addi %arg5, %c63_i32 : i32
    %87 = arith.divsi %86, %c64_i32 : i32
    %88 = arith.cmpi sge, %87, %c1_i32 : i32
    %89 = arith.cmpi sge, %87, %c2_i32 : i32
    %90 = arith.cmpi sge, %87, %c3_i32 : i32
    %91 = scf.if %89 -> (tensor<256x64xf32, #mma>) {
      %168 = tt.dot %26, %85#5, %cst_6, inputPrecision = tf32 : tensor<256x128xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>> * tensor<128x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>> -> tensor<256x64xf32, #mma>
      scf.yield %168 : tensor<256x64xf32, #mma>
    } else {
      scf.yield %cst_6 : tensor<256x64xf32, #mma>
    }
    %92 = arith.mulf %85#1, %85#6 : tensor<256xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %93 = "tt.reduce"(%85#7) <{axis = 1 : i32}> ({
    ^bb0(%arg6: f32, %arg7: f32):
      %168 = arith.addf %arg6, %arg7 : f32
      tt.reduce.return %168 : f32
    }) : (tensor<256x64xf32, #mma>) -> tensor<256xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %94 = arith.addf %92, %93 : tensor<256xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %95 = arith.truncf %85#7 : tensor<256x64xf32, #mma> to tensor<256x64xf16, #mma>
    %96 = tt.expand_dims %85#6 {axis = 1 : i32} : tensor<256xf32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<256x1xf32, #mma>
    %97 = tt.broadcast %96 : tensor<256x1xf32, #mma> -> tensor<256x128xf32, #mma>
    %98 = arith.mulf %85#0, %97 : tensor<256x128xf32, #mma>
    %99 = ttg.convert_layout %95 : tensor<256x64xf16, #mma> -> tensor<256x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>>
    %100 = arith.addi %85#4, %c1_i32 : i32
    %101 = arith.cmpi slt, %100, %c1_i32 : i32
    %102 = arith.select %101, %100, %c0_i32 : i32
    %103 = ttg.memdesc_index %55[%102] : !ttg.memdesc<1x128x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared1, #smem, mutable>
    ttg.local_store %85#8, %103 : tensor<128x64xf16, #blocked1> -> !ttg.memdesc<128x64xf16, #shared1, #smem, mutable>
    %104 = ttg.local_load %85#9 : !ttg.memdesc<64x128xf16, #shared2, #smem, mutable> -> tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>>
    %105 = scf.if %88 -> (tensor<256x128xf32, #mma>) {
      %168 = tt.dot %99, %104, %98, inputPrecision = tf32 : tensor<256x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>> * tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>> -> tensor<256x128xf32, #mma>
      scf.yield %168 : tensor<256x128xf32, #mma>
    } else {
      scf.yield %98 : tensor<256x128xf32, #mma>
    }
    %106 = arith.mulf %91, %54 : tensor<256x64xf32, #mma>
    %107 = "tt.reduce"(%106) <{axis = 1 : i32}> ({
    ^bb0(%arg6: f32, %arg7: f32):
      %168 = arith.maxnumf %arg6, %arg7 : f32
      tt.reduce.return %168 : f32
    }) : (tensor<256x64xf32, #mma>) -> tensor<256xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %108 = arith.maxnumf %85#2, %107 : tensor<256xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %109 = tt.expand_dims %108 {axis = 1 : i32} : tensor<256xf32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<256x1xf32, #mma>
    %110 = tt.broadcast %109 : tensor<256x1xf32, #mma> -> tensor<256x64xf32, #mma>
    %111 = arith.subf %106, %110 : tensor<256x64xf32, #mma>
    %112 = math.exp2 %111 : tensor<256x64xf32, #mma>
    %113 = arith.subf %85#2, %108 : tensor<256xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %114 = math.exp2 %113 : tensor<256xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %115 = ttg.memdesc_index %56[%85#4] : !ttg.memdesc<1x64x128xf16, #shared2, #smem, mutable> -> !ttg.memdesc<64x128xf16, #shared2, #smem, mutable>
    %116 = amdg.in_thread_transpose %85#10 : tensor<64x128xf16, #blocked2> -> tensor<64x128xf16, #linear>
    ttg.local_store %116, %115 : tensor<64x128xf16, #linear> -> !ttg.memdesc<64x128xf16, #shared2, #smem, mutable>
    %117 = ttg.local_load %103 : !ttg.memdesc<128x64xf16, #shared1, #smem, mutable> -> tensor<128x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>>
    %118 = tt.addptr %85#11, %cst_7 : tensor<64x128x!tt.ptr<f16>, #blocked2>, tensor<64x128xi32, #blocked2>
    %119 = tt.splat %90 : i1 -> tensor<64x128xi1, #blocked2>
    %120 = tt.load %118, %119 : tensor<64x128x!tt.ptr<f16>, #blocked2>
    %121 = arith.select %88, %105, %85#0 : tensor<256x128xf32, #mma>
    %122 = arith.select %88, %94, %85#1 : tensor<256xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %123 = arith.select %89, %108, %85#2 : tensor<256xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %124 = scf.if %90 -> (tensor<256x64xf32, #mma>) {
      %168 = tt.dot %24, %117, %cst_6, inputPrecision = tf32 : tensor<256x128xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>> * tensor<128x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>> -> tensor<256x64xf32, #mma>
      scf.yield %168 : tensor<256x64xf32, #mma>
    } else {
      scf.yield %cst_6 : tensor<256x64xf32, #mma>
    }
    %125 = arith.mulf %122, %114 : tensor<256xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %126 = "tt.reduce"(%112) <{axis = 1 : i32}> ({
    ^bb0(%arg6: f32, %arg7: f32):
      %168 = arith.addf %arg6, %arg7 : f32
      tt.reduce.return %168 : f32
    }) : (tensor<256x64xf32, #mma>) -> tensor<256xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %127 = arith.addf %125, %126 : tensor<256xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %128 = arith.truncf %112 : tensor<256x64xf32, #mma> to tensor<256x64xf16, #mma>
    %129 = tt.expand_dims %114 {axis = 1 : i32} : tensor<256xf32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<256x1xf32, #mma>
    %130 = tt.broadcast %129 : tensor<256x1xf32, #mma> -> tensor<256x128xf32, #mma>
    %131 = arith.mulf %121, %130 : tensor<256x128xf32, #mma>
    %132 = ttg.convert_layout %128 : tensor<256x64xf16, #mma> -> tensor<256x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>>
    %133 = ttg.local_load %115 : !ttg.memdesc<64x128xf16, #shared2, #smem, mutable> -> tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>>
    %134 = scf.if %89 -> (tensor<256x128xf32, #mma>) {
      %168 = tt.dot %132, %133, %131, inputPrecision = tf32 : tensor<256x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>> * tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>> -> tensor<256x128xf32, #mma>
      scf.yield %168 : tensor<256x128xf32, #mma>
    } else {
      scf.yield %131 : tensor<256x128xf32, #mma>
    }
    %135 = arith.mulf %124, %54 : tensor<256x64xf32, #mma>
    %136 = "tt.reduce"(%135) <{axis = 1 : i32}> ({
    ^bb0(%arg6: f32, %arg7: f32):
      %168 = arith.maxnumf %arg6, %arg7 : f32
      tt.reduce.return %168 : f32
    }) : (tensor<256x64xf32, #mma>) -> tensor<256xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %137 = arith.maxnumf %123, %136 : tensor<256xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %138 = tt.expand_dims %137 {axis = 1 : i32} : tensor<256xf32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<256x1xf32, #mma>
    %139 = tt.broadcast %138 : tensor<256x1xf32, #mma> -> tensor<256x64xf32, #mma>
    %140 = arith.subf %135, %139 : tensor<256x64xf32, #mma>
    %141 = math.exp2 %140 : tensor<256x64xf32, #mma>
    %142 = arith.subf %123, %137 : tensor<256xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %143 = math.exp2 %142 : tensor<256xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %144 = ttg.memdesc_index %56[%102] : !ttg.memdesc<1x64x128xf16, #shared2, #smem, mutable> -> !ttg.memdesc<64x128xf16, #shared2, #smem, mutable>
    %145 = amdg.in_thread_transpose %120 : tensor<64x128xf16, #blocked2> -> tensor<64x128xf16, #linear>
    ttg.local_store %145, %144 : tensor<64x128xf16, #linear> -> !ttg.memdesc<64x128xf16, #shared2, #smem, mutable>
    %146 = arith.select %89, %134, %121 : tensor<256x128xf32, #mma>
    %147 = arith.select %89, %127, %122 : tensor<256xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %148 = arith.mulf %147, %143 : tensor<256xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %149 = "tt.reduce"(%141) <{axis = 1 : i32}> ({
    ^bb0(%arg6: f32, %arg7: f32):
      %168 = arith.addf %arg6, %arg7 : f32
      tt.reduce.return %168 : f32
    }) : (tensor<256x64xf32, #mma>) -> tensor<256xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %150 = arith.addf %148, %149 : tensor<256xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %151 = arith.truncf %141 : tensor<256x64xf32, #mma> to tensor<256x64xf16, #mma>
    %152 = tt.expand_dims %143 {axis = 1 : i32} : tensor<256xf32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<256x1xf32, #mma>
    %153 = tt.broadcast %152 : tensor<256x1xf32, #mma> -> tensor<256x128xf32, #mma>
    %154 = arith.mulf %146, %153 : tensor<256x128xf32, #mma>
    %155 = ttg.convert_layout %151 : tensor<256x64xf16, #mma> -> tensor<256x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>>
    %156 = ttg.local_load %144 : !ttg.memdesc<64x128xf16, #shared2, #smem, mutable> -> tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>>
    %157 = scf.if %90 -> (tensor<256x128xf32, #mma>) {
      %168 = tt.dot %155, %156, %154, inputPrecision = tf32 : tensor<256x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>> * tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>> -> tensor<256x128xf32, #mma>
      scf.yield %168 : tensor<256x128xf32, #mma>
    } else {
      scf.yield %154 : tensor<256x128xf32, #mma>
    }
    %158 = arith.select %90, %157, %146 : tensor<256x128xf32, #mma>
    %159 = arith.select %90, %150, %147 : tensor<256xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    ttg.local_dealloc %56 : !ttg.memdesc<1x64x128xf16, #shared2, #smem, mutable>
    ttg.local_dealloc %55 : !ttg.memdesc<1x128x64xf16, #shared1, #smem, mutable>
    %160 = tt.expand_dims %159 {axis = 1 : i32} : tensor<256xf32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<256x1xf32, #mma>
    %161 = tt.broadcast %160 : tensor<256x1xf32, #mma> -> tensor<256x128xf32, #mma>
    %162 = arith.divf %158, %161 : tensor<256x128xf32, #mma>
    %163 = tt.splat %arg3 : !tt.ptr<f16> -> tensor<256x1x!tt.ptr<f16>, #mma>
    %164 = tt.addptr %163, %10 : tensor<256x1x!tt.ptr<f16>, #mma>, tensor<256x1xi32, #mma>
    %165 = tt.broadcast %164 : tensor<256x1x!tt.ptr<f16>, #mma> -> tensor<256x128x!tt.ptr<f16>, #mma>
    %166 = tt.addptr %165, %19 : tensor<256x128x!tt.ptr<f16>, #mma>, tensor<256x128xi32, #mma>
    %167 = arith.truncf %162 : tensor<256x128xf32, #mma> to tensor<256x128xf16, #mma>
    tt.store %166, %167 : tensor<256x128x!tt.ptr<f16>, #mma>
    tt.return
  }
}

#blocked = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 16], warpsPerCTA = [8, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [8, 1], threadsPerWarp = [16, 4], warpsPerCTA = [1, 8], order = [0, 1]}>
#linear = #ttg.linear<{register = [[0, 1], [0, 2], [0, 4], [0, 16], [0, 32], [0, 64]], lane = [[1, 0], [2, 0], [4, 0], [8, 0], [16, 0], [0, 8]], warp = [[32, 0], [64, 0], [128, 0]], block = []}>
#mma = #ttg.amd_mfma<{version = 4, warpsPerCTA = [8, 1], instrShape = [32, 32, 16], isTransposed = true}>
#shared = #ttg.swizzled_shared<{vec = 8, perPhase = 1, maxPhase = 16, order = [1, 0]}>
#shared1 = #ttg.swizzled_shared<{vec = 8, perPhase = 1, maxPhase = 16, order = [0, 1]}>
#shared2 = #ttg.swizzled_shared<{vec = 4, perPhase = 1, maxPhase = 16, order = [1, 0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 8 : i32, ttg.target = "hip:gfx950", "ttg.threads-per-warp" = 64 : i32} {
  tt.func public @attention(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg3: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg4: f32, %arg5: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<0.000000e+00> : tensor<256xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<256x128xf32, #mma>
    %cst_1 = arith.constant dense<0xFF800000> : tensor<256xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %c64_i32 = arith.constant 64 : i32
    %c0_i32 = arith.constant 0 : i32
    %c256_i32 = arith.constant 256 : i32
    %c63_i32 = arith.constant 63 : i32
    %c192_i32 = arith.constant 192 : i32
    %c128_i32 = arith.constant 128 : i32
    %c3_i32 = arith.constant 3 : i32
    %c2_i32 = arith.constant 2 : i32
    %c1_i32 = arith.constant 1 : i32
    %cst_2 = arith.constant dense<0.000000e+00> : tensor<256x64xf32, #mma>
    %cst_3 = arith.constant dense<8192> : tensor<64x128xi32, #blocked>
    %cst_4 = arith.constant dense<8192> : tensor<128x64xi32, #blocked1>
    %cst_5 = arith.constant dense<128> : tensor<64x1xi32, #blocked>
    %cst_6 = arith.constant dense<128> : tensor<1x64xi32, #blocked1>
    %cst_7 = arith.constant dense<128> : tensor<256x1xi32, #blocked>
    %cst_8 = arith.constant dense<128> : tensor<256x1xi32, #linear>
    %0 = tt.get_program_id x : i32
    %1 = arith.muli %0, %c256_i32 : i32
    %2 = tt.make_range {end = 256 : i32, start = 0 : i32} : tensor<256xi32, #ttg.slice<{dim = 1, parent = #linear}>>
    %3 = tt.make_range {end = 256 : i32, start = 0 : i32} : tensor<256xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %4 = tt.splat %1 : i32 -> tensor<256xi32, #ttg.slice<{dim = 1, parent = #linear}>>
    %5 = tt.splat %1 : i32 -> tensor<256xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %6 = arith.addi %4, %2 : tensor<256xi32, #ttg.slice<{dim = 1, parent = #linear}>>
    %7 = arith.addi %5, %3 : tensor<256xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %8 = tt.expand_dims %6 {axis = 1 : i32} : tensor<256xi32, #ttg.slice<{dim = 1, parent = #linear}>> -> tensor<256x1xi32, #linear>
    %9 = tt.expand_dims %7 {axis = 1 : i32} : tensor<256xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<256x1xi32, #blocked>
    %10 = arith.muli %8, %cst_8 : tensor<256x1xi32, #linear>
    %11 = arith.muli %9, %cst_7 : tensor<256x1xi32, #blocked>
    %12 = tt.splat %arg0 : !tt.ptr<f16> -> tensor<256x1x!tt.ptr<f16>, #blocked>
    %13 = tt.addptr %12, %11 : tensor<256x1x!tt.ptr<f16>, #blocked>, tensor<256x1xi32, #blocked>
    %14 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #linear}>>
    %15 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %16 = tt.expand_dims %14 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #linear}>> -> tensor<1x128xi32, #linear>
    %17 = tt.expand_dims %15 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x128xi32, #blocked>
    %18 = tt.broadcast %13 : tensor<256x1x!tt.ptr<f16>, #blocked> -> tensor<256x128x!tt.ptr<f16>, #blocked>
    %19 = tt.broadcast %16 : tensor<1x128xi32, #linear> -> tensor<256x128xi32, #linear>
    %20 = tt.broadcast %17 : tensor<1x128xi32, #blocked> -> tensor<256x128xi32, #blocked>
    %21 = tt.addptr %18, %20 : tensor<256x128x!tt.ptr<f16>, #blocked>, tensor<256x128xi32, #blocked>
    %22 = tt.load %21 : tensor<256x128x!tt.ptr<f16>, #blocked>
    %23 = ttg.local_alloc %22 : (tensor<256x128xf16, #blocked>) -> !ttg.memdesc<256x128xf16, #shared, #smem>
    %24 = ttg.local_load %23 : !ttg.memdesc<256x128xf16, #shared, #smem> -> tensor<256x128xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>
    %25 = ttg.local_alloc %22 : (tensor<256x128xf16, #blocked>) -> !ttg.memdesc<256x128xf16, #shared, #smem>
    %26 = ttg.local_load %25 : !ttg.memdesc<256x128xf16, #shared, #smem> -> tensor<256x128xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>
    %27 = ttg.local_alloc %22 : (tensor<256x128xf16, #blocked>) -> !ttg.memdesc<256x128xf16, #shared, #smem>
    %28 = ttg.local_load %27 : !ttg.memdesc<256x128xf16, #shared, #smem> -> tensor<256x128xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>
    %29 = ttg.local_alloc %22 : (tensor<256x128xf16, #blocked>) -> !ttg.memdesc<256x128xf16, #shared, #smem>
    %30 = ttg.local_load %29 : !ttg.memdesc<256x128xf16, #shared, #smem> -> tensor<256x128xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>
    %31 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %32 = tt.expand_dims %31 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x64xi32, #blocked1>
    %33 = arith.muli %32, %cst_6 : tensor<1x64xi32, #blocked1>
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
    %44 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %45 = tt.expand_dims %44 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xi32, #blocked>
    %46 = arith.muli %45, %cst_5 : tensor<64x1xi32, #blocked>
    %47 = tt.splat %arg2 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked>
    %48 = tt.addptr %47, %46 : tensor<64x1x!tt.ptr<f16>, #blocked>, tensor<64x1xi32, #blocked>
    %49 = tt.broadcast %48 : tensor<64x1x!tt.ptr<f16>, #blocked> -> tensor<64x128x!tt.ptr<f16>, #blocked>
    %50 = tt.broadcast %17 : tensor<1x128xi32, #blocked> -> tensor<64x128xi32, #blocked>
    %51 = tt.addptr %49, %50 : tensor<64x128x!tt.ptr<f16>, #blocked>, tensor<64x128xi32, #blocked>
    %52 = tt.splat %41 : i1 -> tensor<64x128xi1, #blocked>
    %53 = tt.load %51, %52 {amd.pipeliner_part = "prologue"} : tensor<64x128x!tt.ptr<f16>, #blocked>
    %54 = tt.splat %arg4 : f32 -> tensor<256x64xf32, #mma>
    %55 = ttg.local_alloc : () -> !ttg.memdesc<1x128x64xf16, #shared1, #smem, mutable>
    %56 = ttg.local_alloc : () -> !ttg.memdesc<1x64x128xf16, #shared2, #smem, mutable>
    %57 = arith.cmpi sgt, %arg5, %c64_i32 : i32
    %58 = ttg.memdesc_index %55[%c0_i32] : !ttg.memdesc<1x128x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared1, #smem, mutable>
    ttg.local_store %43, %58 : tensor<128x64xf16, #blocked1> -> !ttg.memdesc<128x64xf16, #shared1, #smem, mutable>
    %59 = tt.addptr %40, %cst_4 : tensor<128x64x!tt.ptr<f16>, #blocked1>, tensor<128x64xi32, #blocked1>
    %60 = tt.splat %57 : i1 -> tensor<128x64xi1, #blocked1>
    %61 = tt.load %59, %60 {amd.pipeliner_part = "prologue"} : tensor<128x64x!tt.ptr<f16>, #blocked1>
    %62 = ttg.local_load %58 : !ttg.memdesc<128x64xf16, #shared1, #smem, mutable> -> tensor<128x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
    %63 = arith.cmpi sgt, %arg5, %c128_i32 : i32
    %64 = scf.if %41 -> (tensor<256x64xf32, #mma>) {
      %166 = tt.dot %30, %62, %cst_2 : tensor<256x128xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<128x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<256x64xf32, #mma>
      scf.yield %166 : tensor<256x64xf32, #mma>
    } else {
      scf.yield %cst_2 : tensor<256x64xf32, #mma>
    }
    %65 = ttg.memdesc_index %55[%c0_i32] : !ttg.memdesc<1x128x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared1, #smem, mutable>
    ttg.local_store %61, %65 : tensor<128x64xf16, #blocked1> -> !ttg.memdesc<128x64xf16, #shared1, #smem, mutable>
    %66 = tt.addptr %59, %cst_4 : tensor<128x64x!tt.ptr<f16>, #blocked1>, tensor<128x64xi32, #blocked1>
    %67 = tt.splat %63 : i1 -> tensor<128x64xi1, #blocked1>
    %68 = tt.load %66, %67 {amd.pipeliner_part = "prologue"} : tensor<128x64x!tt.ptr<f16>, #blocked1>
    %69 = arith.mulf %64, %54 : tensor<256x64xf32, #mma>
    %70 = "tt.reduce"(%69) <{axis = 1 : i32}> ({
    ^bb0(%arg6: f32, %arg7: f32):
      %166 = arith.maxnumf %arg6, %arg7 : f32
      tt.reduce.return %166 : f32
    }) : (tensor<256x64xf32, #mma>) -> tensor<256xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %71 = arith.maxnumf %70, %cst_1 : tensor<256xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %72 = tt.expand_dims %71 {axis = 1 : i32} : tensor<256xf32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<256x1xf32, #mma>
    %73 = tt.broadcast %72 : tensor<256x1xf32, #mma> -> tensor<256x64xf32, #mma>
    %74 = arith.subf %69, %73 : tensor<256x64xf32, #mma>
    %75 = math.exp2 %74 : tensor<256x64xf32, #mma>
    %76 = arith.subf %cst_1, %71 : tensor<256xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %77 = math.exp2 %76 : tensor<256xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %78 = ttg.memdesc_index %56[%c0_i32] : !ttg.memdesc<1x64x128xf16, #shared2, #smem, mutable> -> !ttg.memdesc<64x128xf16, #shared2, #smem, mutable>
    ttg.local_store %53, %78 : tensor<64x128xf16, #blocked> -> !ttg.memdesc<64x128xf16, #shared2, #smem, mutable>
    %79 = ttg.local_load %65 : !ttg.memdesc<128x64xf16, #shared1, #smem, mutable> -> tensor<128x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
    %80 = tt.addptr %51, %cst_3 : tensor<64x128x!tt.ptr<f16>, #blocked>, tensor<64x128xi32, #blocked>
    %81 = tt.splat %57 : i1 -> tensor<64x128xi1, #blocked>
    %82 = tt.load %80, %81 {amd.pipeliner_part = "prologue"} : tensor<64x128x!tt.ptr<f16>, #blocked>
    %83 = arith.subi %arg5, %c192_i32 : i32
    %84:12 = scf.for %arg6 = %c0_i32 to %83 step %c64_i32 iter_args(%arg7 = %cst_0, %arg8 = %cst, %arg9 = %71, %arg10 = %66, %arg11 = %80, %arg12 = %c0_i32, %arg13 = %79, %arg14 = %77, %arg15 = %75, %arg16 = %68, %arg17 = %78, %arg18 = %82) -> (tensor<256x128xf32, #mma>, tensor<256xf32, #ttg.slice<{dim = 1, parent = #mma}>>, tensor<256xf32, #ttg.slice<{dim = 1, parent = #mma}>>, tensor<128x64x!tt.ptr<f16>, #blocked1>, tensor<64x128x!tt.ptr<f16>, #blocked>, i32, tensor<128x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>, tensor<256xf32, #ttg.slice<{dim = 1, parent = #mma}>>, tensor<256x64xf32, #mma>, tensor<128x64xf16, #blocked1>, !ttg.memdesc<64x128xf16, #shared2, #smem, mutable>, tensor<64x128xf16, #blocked>)  : i32 {
      %166 = tt.dot %28, %arg13, %cst_2 : tensor<256x128xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<128x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<256x64xf32, #mma>
      %167 = arith.mulf %arg8, %arg14 : tensor<256xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %168 = "tt.reduce"(%arg15) <{axis = 1 : i32}> ({
      ^bb0(%arg19: f32, %arg20: f32):
        %196 = arith.addf %arg19, %arg20 : f32
        tt.reduce.return %196 : f32
      }) : (tensor<256x64xf32, #mma>) -> tensor<256xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %169 = arith.addf %167, %168 : tensor<256xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %170 = arith.truncf %arg15 : tensor<256x64xf32, #mma> to tensor<256x64xf16, #mma>
      %171 = tt.expand_dims %arg14 {axis = 1 : i32} : tensor<256xf32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<256x1xf32, #mma>
      %172 = tt.broadcast %171 : tensor<256x1xf32, #mma> -> tensor<256x128xf32, #mma>
      %173 = arith.mulf %arg7, %172 : tensor<256x128xf32, #mma>
      %174 = ttg.convert_layout %170 : tensor<256x64xf16, #mma> -> tensor<256x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>>
      %175 = arith.addi %arg12, %c1_i32 : i32
      %176 = arith.cmpi slt, %175, %c1_i32 : i32
      %177 = arith.select %176, %175, %c0_i32 : i32
      %178 = ttg.memdesc_index %55[%177] : !ttg.memdesc<1x128x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared1, #smem, mutable>
      ttg.local_store %arg16, %178 : tensor<128x64xf16, #blocked1> -> !ttg.memdesc<128x64xf16, #shared1, #smem, mutable>
      %179 = ttg.local_load %arg17 : !ttg.memdesc<64x128xf16, #shared2, #smem, mutable> -> tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>>
      %180 = tt.addptr %arg10, %cst_4 : tensor<128x64x!tt.ptr<f16>, #blocked1>, tensor<128x64xi32, #blocked1>
      %181 = tt.load %180 : tensor<128x64x!tt.ptr<f16>, #blocked1>
      %182 = tt.dot %174, %179, %173 : tensor<256x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>> * tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>> -> tensor<256x128xf32, #mma>
      %183 = arith.mulf %166, %54 : tensor<256x64xf32, #mma>
      %184 = "tt.reduce"(%183) <{axis = 1 : i32}> ({
      ^bb0(%arg19: f32, %arg20: f32):
        %196 = arith.maxnumf %arg19, %arg20 : f32
        tt.reduce.return %196 : f32
      }) : (tensor<256x64xf32, #mma>) -> tensor<256xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %185 = arith.maxnumf %arg9, %184 : tensor<256xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %186 = tt.expand_dims %185 {axis = 1 : i32} : tensor<256xf32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<256x1xf32, #mma>
      %187 = tt.broadcast %186 : tensor<256x1xf32, #mma> -> tensor<256x64xf32, #mma>
      %188 = arith.subf %183, %187 : tensor<256x64xf32, #mma>
      %189 = math.exp2 %188 : tensor<256x64xf32, #mma>
      %190 = arith.subf %arg9, %185 : tensor<256xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %191 = math.exp2 %190 : tensor<256xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %192 = ttg.memdesc_index %56[%arg12] : !ttg.memdesc<1x64x128xf16, #shared2, #smem, mutable> -> !ttg.memdesc<64x128xf16, #shared2, #smem, mutable>
      ttg.local_store %arg18, %192 : tensor<64x128xf16, #blocked> -> !ttg.memdesc<64x128xf16, #shared2, #smem, mutable>
      %193 = ttg.local_load %178 : !ttg.memdesc<128x64xf16, #shared1, #smem, mutable> -> tensor<128x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
      %194 = tt.addptr %arg11, %cst_3 : tensor<64x128x!tt.ptr<f16>, #blocked>, tensor<64x128xi32, #blocked>
      %195 = tt.load %194 : tensor<64x128x!tt.ptr<f16>, #blocked>
      scf.yield %182, %169, %185, %180, %194, %177, %193, %191, %189, %181, %192, %195 : tensor<256x128xf32, #mma>, tensor<256xf32, #ttg.slice<{dim = 1, parent = #mma}>>, tensor<256xf32, #ttg.slice<{dim = 1, parent = #mma}>>, tensor<128x64x!tt.ptr<f16>, #blocked1>, tensor<64x128x!tt.ptr<f16>, #blocked>, i32, tensor<128x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>, tensor<256xf32, #ttg.slice<{dim = 1, parent = #mma}>>, tensor<256x64xf32, #mma>, tensor<128x64xf16, #blocked1>, !ttg.memdesc<64x128xf16, #shared2, #smem, mutable>, tensor<64x128xf16, #blocked>
    }
    %85 = arith.addi %arg5, %c63_i32 : i32
    %86 = arith.divsi %85, %c64_i32 : i32
    %87 = arith.cmpi sge, %86, %c1_i32 : i32
    %88 = arith.cmpi sge, %86, %c2_i32 : i32
    %89 = arith.cmpi sge, %86, %c3_i32 : i32
    %90 = scf.if %88 -> (tensor<256x64xf32, #mma>) {
      %166 = tt.dot %26, %84#6, %cst_2 : tensor<256x128xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<128x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<256x64xf32, #mma>
      scf.yield %166 : tensor<256x64xf32, #mma>
    } else {
      scf.yield %cst_2 : tensor<256x64xf32, #mma>
    }
    %91 = arith.mulf %84#1, %84#7 : tensor<256xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %92 = "tt.reduce"(%84#8) <{axis = 1 : i32}> ({
    ^bb0(%arg6: f32, %arg7: f32):
      %166 = arith.addf %arg6, %arg7 : f32
      tt.reduce.return %166 : f32
    }) : (tensor<256x64xf32, #mma>) -> tensor<256xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %93 = arith.addf %91, %92 : tensor<256xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %94 = arith.truncf %84#8 : tensor<256x64xf32, #mma> to tensor<256x64xf16, #mma>
    %95 = tt.expand_dims %84#7 {axis = 1 : i32} : tensor<256xf32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<256x1xf32, #mma>
    %96 = tt.broadcast %95 : tensor<256x1xf32, #mma> -> tensor<256x128xf32, #mma>
    %97 = arith.mulf %84#0, %96 : tensor<256x128xf32, #mma>
    %98 = ttg.convert_layout %94 : tensor<256x64xf16, #mma> -> tensor<256x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>>
    %99 = arith.addi %84#5, %c1_i32 : i32
    %100 = arith.cmpi slt, %99, %c1_i32 : i32
    %101 = arith.select %100, %99, %c0_i32 : i32
    %102 = ttg.memdesc_index %55[%101] : !ttg.memdesc<1x128x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared1, #smem, mutable>
    ttg.local_store %84#9, %102 : tensor<128x64xf16, #blocked1> -> !ttg.memdesc<128x64xf16, #shared1, #smem, mutable>
    %103 = ttg.local_load %84#10 : !ttg.memdesc<64x128xf16, #shared2, #smem, mutable> -> tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>>
    %104 = scf.if %87 -> (tensor<256x128xf32, #mma>) {
      %166 = tt.dot %98, %103, %97 : tensor<256x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>> * tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>> -> tensor<256x128xf32, #mma>
      scf.yield %166 : tensor<256x128xf32, #mma>
    } else {
      scf.yield %97 : tensor<256x128xf32, #mma>
    }
    %105 = arith.mulf %90, %54 : tensor<256x64xf32, #mma>
    %106 = "tt.reduce"(%105) <{axis = 1 : i32}> ({
    ^bb0(%arg6: f32, %arg7: f32):
      %166 = arith.maxnumf %arg6, %arg7 : f32
      tt.reduce.return %166 : f32
    }) : (tensor<256x64xf32, #mma>) -> tensor<256xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %107 = arith.maxnumf %84#2, %106 : tensor<256xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %108 = tt.expand_dims %107 {axis = 1 : i32} : tensor<256xf32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<256x1xf32, #mma>
    %109 = tt.broadcast %108 : tensor<256x1xf32, #mma> -> tensor<256x64xf32, #mma>
    %110 = arith.subf %105, %109 : tensor<256x64xf32, #mma>
    %111 = math.exp2 %110 : tensor<256x64xf32, #mma>
    %112 = arith.subf %84#2, %107 : tensor<256xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %113 = math.exp2 %112 : tensor<256xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %114 = ttg.memdesc_index %56[%84#5] : !ttg.memdesc<1x64x128xf16, #shared2, #smem, mutable> -> !ttg.memdesc<64x128xf16, #shared2, #smem, mutable>
    ttg.local_store %84#11, %114 : tensor<64x128xf16, #blocked> -> !ttg.memdesc<64x128xf16, #shared2, #smem, mutable>
    %115 = ttg.local_load %102 : !ttg.memdesc<128x64xf16, #shared1, #smem, mutable> -> tensor<128x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
    %116 = tt.addptr %84#4, %cst_3 : tensor<64x128x!tt.ptr<f16>, #blocked>, tensor<64x128xi32, #blocked>
    %117 = tt.splat %89 : i1 -> tensor<64x128xi1, #blocked>
    %118 = tt.load %116, %117 : tensor<64x128x!tt.ptr<f16>, #blocked>
    %119 = arith.select %87, %104, %84#0 : tensor<256x128xf32, #mma>
    %120 = arith.select %87, %93, %84#1 : tensor<256xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %121 = arith.select %88, %107, %84#2 : tensor<256xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %122 = scf.if %89 -> (tensor<256x64xf32, #mma>) {
      %166 = tt.dot %24, %115, %cst_2 : tensor<256x128xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<128x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<256x64xf32, #mma>
      scf.yield %166 : tensor<256x64xf32, #mma>
    } else {
      scf.yield %cst_2 : tensor<256x64xf32, #mma>
    }
    %123 = arith.mulf %120, %113 : tensor<256xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %124 = "tt.reduce"(%111) <{axis = 1 : i32}> ({
    ^bb0(%arg6: f32, %arg7: f32):
      %166 = arith.addf %arg6, %arg7 : f32
      tt.reduce.return %166 : f32
    }) : (tensor<256x64xf32, #mma>) -> tensor<256xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %125 = arith.addf %123, %124 : tensor<256xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %126 = arith.truncf %111 : tensor<256x64xf32, #mma> to tensor<256x64xf16, #mma>
    %127 = tt.expand_dims %113 {axis = 1 : i32} : tensor<256xf32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<256x1xf32, #mma>
    %128 = tt.broadcast %127 : tensor<256x1xf32, #mma> -> tensor<256x128xf32, #mma>
    %129 = arith.mulf %119, %128 : tensor<256x128xf32, #mma>
    %130 = ttg.convert_layout %126 : tensor<256x64xf16, #mma> -> tensor<256x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>>
    %131 = ttg.local_load %114 : !ttg.memdesc<64x128xf16, #shared2, #smem, mutable> -> tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>>
    %132 = scf.if %88 -> (tensor<256x128xf32, #mma>) {
      %166 = tt.dot %130, %131, %129 : tensor<256x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>> * tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>> -> tensor<256x128xf32, #mma>
      scf.yield %166 : tensor<256x128xf32, #mma>
    } else {
      scf.yield %129 : tensor<256x128xf32, #mma>
    }
    %133 = arith.mulf %122, %54 : tensor<256x64xf32, #mma>
    %134 = "tt.reduce"(%133) <{axis = 1 : i32}> ({
    ^bb0(%arg6: f32, %arg7: f32):
      %166 = arith.maxnumf %arg6, %arg7 : f32
      tt.reduce.return %166 : f32
    }) : (tensor<256x64xf32, #mma>) -> tensor<256xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %135 = arith.maxnumf %121, %134 : tensor<256xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %136 = tt.expand_dims %135 {axis = 1 : i32} : tensor<256xf32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<256x1xf32, #mma>
    %137 = tt.broadcast %136 : tensor<256x1xf32, #mma> -> tensor<256x64xf32, #mma>
    %138 = arith.subf %133, %137 : tensor<256x64xf32, #mma>
    %139 = math.exp2 %138 : tensor<256x64xf32, #mma>
    %140 = arith.subf %121, %135 : tensor<256xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %141 = math.exp2 %140 : tensor<256xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %142 = ttg.memdesc_index %56[%101] : !ttg.memdesc<1x64x128xf16, #shared2, #smem, mutable> -> !ttg.memdesc<64x128xf16, #shared2, #smem, mutable>
    ttg.local_store %118, %142 : tensor<64x128xf16, #blocked> -> !ttg.memdesc<64x128xf16, #shared2, #smem, mutable>
    %143 = arith.select %88, %132, %119 : tensor<256x128xf32, #mma>
    %144 = arith.select %88, %125, %120 : tensor<256xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %145 = arith.mulf %144, %141 : tensor<256xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %146 = "tt.reduce"(%139) <{axis = 1 : i32}> ({
    ^bb0(%arg6: f32, %arg7: f32):
      %166 = arith.addf %arg6, %arg7 : f32
      tt.reduce.return %166 : f32
    }) : (tensor<256x64xf32, #mma>) -> tensor<256xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %147 = arith.addf %145, %146 : tensor<256xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %148 = arith.truncf %139 : tensor<256x64xf32, #mma> to tensor<256x64xf16, #mma>
    %149 = tt.expand_dims %141 {axis = 1 : i32} : tensor<256xf32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<256x1xf32, #mma>
    %150 = tt.broadcast %149 : tensor<256x1xf32, #mma> -> tensor<256x128xf32, #mma>
    %151 = arith.mulf %143, %150 : tensor<256x128xf32, #mma>
    %152 = ttg.convert_layout %148 : tensor<256x64xf16, #mma> -> tensor<256x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>>
    %153 = ttg.local_load %142 : !ttg.memdesc<64x128xf16, #shared2, #smem, mutable> -> tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>>
    %154 = scf.if %89 -> (tensor<256x128xf32, #mma>) {
      %166 = tt.dot %152, %153, %151 : tensor<256x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>> * tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>> -> tensor<256x128xf32, #mma>
      scf.yield %166 : tensor<256x128xf32, #mma>
    } else {
      scf.yield %151 : tensor<256x128xf32, #mma>
    }
    %155 = arith.select %89, %154, %143 : tensor<256x128xf32, #mma>
    %156 = arith.select %89, %147, %144 : tensor<256xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    ttg.local_dealloc %56 : !ttg.memdesc<1x64x128xf16, #shared2, #smem, mutable>
    ttg.local_dealloc %55 : !ttg.memdesc<1x128x64xf16, #shared1, #smem, mutable>
    %157 = tt.expand_dims %156 {axis = 1 : i32} : tensor<256xf32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<256x1xf32, #mma>
    %158 = tt.broadcast %157 : tensor<256x1xf32, #mma> -> tensor<256x128xf32, #mma>
    %159 = arith.divf %155, %158 : tensor<256x128xf32, #mma>
    %160 = tt.splat %arg3 : !tt.ptr<f16> -> tensor<256x1x!tt.ptr<f16>, #linear>
    %161 = tt.addptr %160, %10 : tensor<256x1x!tt.ptr<f16>, #linear>, tensor<256x1xi32, #linear>
    %162 = tt.broadcast %161 : tensor<256x1x!tt.ptr<f16>, #linear> -> tensor<256x128x!tt.ptr<f16>, #linear>
    %163 = tt.addptr %162, %19 : tensor<256x128x!tt.ptr<f16>, #linear>, tensor<256x128xi32, #linear>
    %164 = arith.truncf %159 : tensor<256x128xf32, #mma> to tensor<256x128xf16, #mma>
    %165 = ttg.convert_layout %164 : tensor<256x128xf16, #mma> -> tensor<256x128xf16, #linear>
    tt.store %163, %165 : tensor<256x128x!tt.ptr<f16>, #linear>
    tt.return
  }
}

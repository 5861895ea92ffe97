#blocked = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [8, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [8, 1], threadsPerWarp = [8, 8], warpsPerCTA = [1, 4], order = [0, 1]}>
#linear = #ttg.linear<{register = [[0, 1], [0, 2], [0, 4], [32, 0]], lane = [[0, 8], [0, 16], [0, 32], [2, 0], [4, 0], [8, 0]], warp = [[1, 0], [16, 0]], block = []}>
#linear1 = #ttg.linear<{register = [[1, 0], [2, 0], [4, 0], [0, 4]], lane = [[8, 0], [16, 0], [32, 0], [0, 8], [0, 16], [0, 32]], warp = [[0, 1], [0, 2]], block = []}>
#linear2 = #ttg.linear<{register = [[0, 1], [0, 2], [0, 4], [0, 16], [0, 32]], lane = [[1, 0], [2, 0], [4, 0], [8, 0], [16, 0], [0, 8]], warp = [[32, 0], [64, 0]], block = []}>
#mma = #ttg.amd_mfma<{version = 4, warpsPerCTA = [4, 1], instrShape = [32, 32, 16], isTransposed = true}>
#shared = #ttg.swizzled_shared<{vec = 8, perPhase = 2, maxPhase = 8, order = [1, 0]}>
#shared1 = #ttg.padded_shared<[512:+8] {offset = [[1, 0], [2, 0], [4, 0], [8, 0], [16, 0], [32, 0], [0, 8], [0, 16], [0, 32], [0, 1], [0, 2], [0, 4]], block = []}>
#shared2 = #ttg.padded_shared<[512:+32] {offset = [[0, 1], [0, 2], [0, 4], [0, 8], [0, 16], [0, 32], [2, 0], [4, 0], [8, 0], [1, 0], [16, 0], [32, 0]], block = []}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "hip:gfx950", "ttg.threads-per-warp" = 64 : i32} {
  tt.func public @attention(%arg0: !tt.ptr<bf16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<bf16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<bf16> {tt.divisibility = 16 : i32}, %arg3: !tt.ptr<bf16> {tt.divisibility = 16 : i32}, %arg4: f32, %arg5: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<0.000000e+00> : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<128x64xf32, #mma>
    %cst_1 = arith.constant dense<0xFF800000> : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %c64_i32 = arith.constant 64 : i32
    %c0_i32 = arith.constant 0 : i32
    %c128_i32 = arith.constant 128 : i32
    %cst_2 = arith.constant dense<64> : tensor<128x1xi32, #blocked>
    %c63_i32 = arith.constant 63 : i32
    %c192_i32 = arith.constant 192 : i32
    %c3_i32 = arith.constant 3 : i32
    %c2_i32 = arith.constant 2 : i32
    %c1_i32 = arith.constant 1 : i32
    %cst_3 = arith.constant dense<4096> : tensor<64x64xi32, #linear>
    %cst_4 = arith.constant dense<4096> : tensor<64x64xi32, #linear1>
    %cst_5 = arith.constant dense<64> : tensor<64x1xi32, #linear>
    %cst_6 = arith.constant dense<64> : tensor<1x64xi32, #linear1>
    %cst_7 = arith.constant dense<64> : tensor<128x1xi32, #linear2>
    %0 = tt.get_program_id x : i32
    %1 = arith.muli %0, %c128_i32 : i32
    %2 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #linear2}>>
    %3 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %4 = tt.splat %1 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #linear2}>>
    %5 = tt.splat %1 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %6 = arith.addi %4, %2 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #linear2}>>
    %7 = arith.addi %5, %3 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %8 = tt.expand_dims %6 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #linear2}>> -> tensor<128x1xi32, #linear2>
    %9 = tt.expand_dims %7 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<128x1xi32, #blocked>
    %10 = arith.muli %8, %cst_7 : tensor<128x1xi32, #linear2>
    %11 = arith.muli %9, %cst_2 : tensor<128x1xi32, #blocked>
    %12 = tt.splat %arg0 : !tt.ptr<bf16> -> tensor<128x1x!tt.ptr<bf16>, #blocked>
    %13 = tt.addptr %12, %11 : tensor<128x1x!tt.ptr<bf16>, #blocked>, tensor<128x1xi32, #blocked>
    %14 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #linear2}>>
    %15 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %16 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #linear1}>>
    %17 = tt.expand_dims %14 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #linear2}>> -> tensor<1x64xi32, #linear2>
    %18 = tt.expand_dims %15 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x64xi32, #blocked>
    %19 = tt.expand_dims %16 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #linear1}>> -> tensor<1x64xi32, #linear1>
    %20 = tt.broadcast %13 : tensor<128x1x!tt.ptr<bf16>, #blocked> -> tensor<128x64x!tt.ptr<bf16>, #blocked>
    %21 = tt.broadcast %17 : tensor<1x64xi32, #linear2> -> tensor<128x64xi32, #linear2>
    %22 = tt.broadcast %18 : tensor<1x64xi32, #blocked> -> tensor<128x64xi32, #blocked>
    %23 = tt.addptr %20, %22 : tensor<128x64x!tt.ptr<bf16>, #blocked>, tensor<128x64xi32, #blocked>
    %24 = tt.load %23 : tensor<128x64x!tt.ptr<bf16>, #blocked>
    %25 = ttg.local_alloc %24 : (tensor<128x64xbf16, #blocked>) -> !ttg.memdesc<128x64xbf16, #shared, #smem>
    %26 = ttg.local_load %25 : !ttg.memdesc<128x64xbf16, #shared, #smem> -> tensor<128x64xbf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>
    %27 = ttg.local_alloc %24 : (tensor<128x64xbf16, #blocked>) -> !ttg.memdesc<128x64xbf16, #shared, #smem>
    %28 = ttg.local_load %27 : !ttg.memdesc<128x64xbf16, #shared, #smem> -> tensor<128x64xbf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>
    %29 = ttg.local_alloc %24 : (tensor<128x64xbf16, #blocked>) -> !ttg.memdesc<128x64xbf16, #shared, #smem>
    %30 = ttg.local_load %29 : !ttg.memdesc<128x64xbf16, #shared, #smem> -> tensor<128x64xbf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>
    %31 = ttg.local_alloc %24 : (tensor<128x64xbf16, #blocked>) -> !ttg.memdesc<128x64xbf16, #shared, #smem>
    %32 = ttg.local_load %31 : !ttg.memdesc<128x64xbf16, #shared, #smem> -> tensor<128x64xbf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>
    %33 = arith.muli %19, %cst_6 : tensor<1x64xi32, #linear1>
    %34 = tt.splat %arg1 : !tt.ptr<bf16> -> tensor<1x64x!tt.ptr<bf16>, #linear1>
    %35 = tt.addptr %34, %33 : tensor<1x64x!tt.ptr<bf16>, #linear1>, tensor<1x64xi32, #linear1>
    %36 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %37 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #linear}>>
    %38 = tt.expand_dims %36 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<64x1xi32, #blocked1>
    %39 = tt.expand_dims %37 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #linear}>> -> tensor<64x1xi32, #linear>
    %40 = tt.broadcast %35 : tensor<1x64x!tt.ptr<bf16>, #linear1> -> tensor<64x64x!tt.ptr<bf16>, #linear1>
    %41 = tt.broadcast %38 : tensor<64x1xi32, #blocked1> -> tensor<64x64xi32, #linear1>
    %42 = tt.addptr %40, %41 : tensor<64x64x!tt.ptr<bf16>, #linear1>, tensor<64x64xi32, #linear1>
    %43 = arith.muli %39, %cst_5 : tensor<64x1xi32, #linear>
    %44 = tt.splat %arg2 : !tt.ptr<bf16> -> tensor<64x1x!tt.ptr<bf16>, #linear>
    %45 = tt.addptr %44, %43 : tensor<64x1x!tt.ptr<bf16>, #linear>, tensor<64x1xi32, #linear>
    %46 = tt.broadcast %45 : tensor<64x1x!tt.ptr<bf16>, #linear> -> tensor<64x64x!tt.ptr<bf16>, #linear>
    %47 = tt.broadcast %18 : tensor<1x64xi32, #blocked> -> tensor<64x64xi32, #linear>
    %48 = tt.addptr %46, %47 : tensor<64x64x!tt.ptr<bf16>, #linear>, tensor<64x64xi32, #linear>
    %49 = tt.splat %arg4 : f32 -> tensor<128x64xf32, #mma>
    %50 = ttg.local_alloc : () -> !ttg.memdesc<2x64x64xbf16, #shared1, #smem, mutable>
    %51 = ttg.local_alloc : () -> !ttg.memdesc<2x64x64xbf16, #shared2, #smem, mutable>
    %52 = arith.cmpi sgt, %arg5, %c0_i32 : i32
    %53 = ttg.memdesc_index %50[%c0_i32] : !ttg.memdesc<2x64x64xbf16, #shared1, #smem, mutable> -> !ttg.memdesc<64x64xbf16, #shared1, #smem, mutable>
    %54 = tt.splat %52 : i1 -> tensor<64x64xi1, #linear1>
    %55 = ttg.async_copy_global_to_local %42, %53 mask %54 {contiguity = 8 : i32} : tensor<64x64x!tt.ptr<bf16>, #linear1> -> <64x64xbf16, #shared1, #smem, mutable>
    %56 = ttg.async_commit_group tokens %55
    %57 = arith.cmpi sgt, %arg5, %c64_i32 : i32
    %58 = tt.addptr %42, %cst_4 : tensor<64x64x!tt.ptr<bf16>, #linear1>, tensor<64x64xi32, #linear1>
    %59 = ttg.memdesc_index %50[%c1_i32] : !ttg.memdesc<2x64x64xbf16, #shared1, #smem, mutable> -> !ttg.memdesc<64x64xbf16, #shared1, #smem, mutable>
    %60 = tt.splat %57 : i1 -> tensor<64x64xi1, #linear1>
    %61 = ttg.async_copy_global_to_local %58, %59 mask %60 {contiguity = 8 : i32} : tensor<64x64x!tt.ptr<bf16>, #linear1> -> <64x64xbf16, #shared1, #smem, mutable>
    %62 = ttg.async_commit_group tokens %61
    %63 = ttg.async_wait %56 {num = 1 : i32}
    %64 = ttg.local_load %53 token %63 : !ttg.memdesc<64x64xbf16, #shared1, #smem, mutable> -> tensor<64x64xbf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
    %65 = ttg.memdesc_index %51[%c0_i32] : !ttg.memdesc<2x64x64xbf16, #shared2, #smem, mutable> -> !ttg.memdesc<64x64xbf16, #shared2, #smem, mutable>
    %66 = tt.splat %52 : i1 -> tensor<64x64xi1, #linear>
    %67 = ttg.async_copy_global_to_local %48, %65 mask %66 {contiguity = 8 : i32} : tensor<64x64x!tt.ptr<bf16>, #linear> -> <64x64xbf16, #shared2, #smem, mutable>
    %68 = ttg.async_commit_group tokens %67
    %69 = arith.cmpi sgt, %arg5, %c128_i32 : i32
    %70 = scf.if %52 -> (tensor<128x64xf32, #mma>) {
      %175 = tt.dot %32, %64, %cst_0 : tensor<128x64xbf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<64x64xbf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<128x64xf32, #mma>
      scf.yield %175 : tensor<128x64xf32, #mma>
    } else {
      scf.yield %cst_0 : tensor<128x64xf32, #mma>
    }
    %71 = tt.addptr %58, %cst_4 : tensor<64x64x!tt.ptr<bf16>, #linear1>, tensor<64x64xi32, #linear1>
    %72 = ttg.memdesc_index %50[%c0_i32] : !ttg.memdesc<2x64x64xbf16, #shared1, #smem, mutable> -> !ttg.memdesc<64x64xbf16, #shared1, #smem, mutable>
    %73 = tt.splat %69 : i1 -> tensor<64x64xi1, #linear1>
    %74 = ttg.async_copy_global_to_local %71, %72 mask %73 {contiguity = 8 : i32} : tensor<64x64x!tt.ptr<bf16>, #linear1> -> <64x64xbf16, #shared1, #smem, mutable>
    %75 = ttg.async_commit_group tokens %74
    %76 = arith.mulf %70, %49 : tensor<128x64xf32, #mma>
    %77 = "tt.reduce"(%76) <{axis = 1 : i32}> ({
    ^bb0(%arg6: f32, %arg7: f32):
      %175 = arith.maxnumf %arg6, %arg7 : f32
      tt.reduce.return %175 : f32
    }) : (tensor<128x64xf32, #mma>) -> tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %78 = arith.maxnumf %77, %cst_1 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %79 = tt.expand_dims %78 {axis = 1 : i32} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<128x1xf32, #mma>
    %80 = tt.broadcast %79 : tensor<128x1xf32, #mma> -> tensor<128x64xf32, #mma>
    %81 = arith.subf %76, %80 : tensor<128x64xf32, #mma>
    %82 = math.exp2 %81 : tensor<128x64xf32, #mma>
    %83 = arith.subf %cst_1, %78 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %84 = math.exp2 %83 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %85 = ttg.async_wait %62 {num = 2 : i32}
    %86 = ttg.local_load %59 token %85 : !ttg.memdesc<64x64xbf16, #shared1, #smem, mutable> -> tensor<64x64xbf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
    %87 = tt.addptr %48, %cst_3 : tensor<64x64x!tt.ptr<bf16>, #linear>, tensor<64x64xi32, #linear>
    %88 = ttg.memdesc_index %51[%c1_i32] : !ttg.memdesc<2x64x64xbf16, #shared2, #smem, mutable> -> !ttg.memdesc<64x64xbf16, #shared2, #smem, mutable>
    %89 = tt.splat %57 : i1 -> tensor<64x64xi1, #linear>
    %90 = ttg.async_copy_global_to_local %87, %88 mask %89 {contiguity = 8 : i32} : tensor<64x64x!tt.ptr<bf16>, #linear> -> <64x64xbf16, #shared2, #smem, mutable>
    %91 = ttg.async_commit_group tokens %90
    %92 = arith.subi %arg5, %c192_i32 : i32
    %93:15 = scf.for %arg6 = %c0_i32 to %92 step %c64_i32 iter_args(%arg7 = %cst_0, %arg8 = %cst, %arg9 = %78, %arg10 = %c0_i32, %arg11 = %86, %arg12 = %84, %arg13 = %82, %arg14 = %68, %arg15 = %91, %arg16 = %65, %arg17 = %88, %arg18 = %75, %arg19 = %72, %arg20 = %71, %arg21 = %87) -> (tensor<128x64xf32, #mma>, tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>, tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>, i32, tensor<64x64xbf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>, tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>, tensor<128x64xf32, #mma>, !ttg.async.token, !ttg.async.token, !ttg.memdesc<64x64xbf16, #shared2, #smem, mutable>, !ttg.memdesc<64x64xbf16, #shared2, #smem, mutable>, !ttg.async.token, !ttg.memdesc<64x64xbf16, #shared1, #smem, mutable>, tensor<64x64x!tt.ptr<bf16>, #linear1>, tensor<64x64x!tt.ptr<bf16>, #linear>)  : i32 {
      %175 = tt.dot %30, %arg11, %cst_0 : tensor<128x64xbf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<64x64xbf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<128x64xf32, #mma>
      %176 = arith.mulf %arg8, %arg12 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %177 = "tt.reduce"(%arg13) <{axis = 1 : i32}> ({
      ^bb0(%arg22: f32, %arg23: f32):
        %209 = arith.addf %arg22, %arg23 : f32
        tt.reduce.return %209 : f32
      }) : (tensor<128x64xf32, #mma>) -> tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %178 = arith.addf %176, %177 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %179 = arith.truncf %arg13 : tensor<128x64xf32, #mma> to tensor<128x64xbf16, #mma>
      %180 = tt.expand_dims %arg12 {axis = 1 : i32} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<128x1xf32, #mma>
      %181 = tt.broadcast %180 : tensor<128x1xf32, #mma> -> tensor<128x64xf32, #mma>
      %182 = arith.mulf %arg7, %181 : tensor<128x64xf32, #mma>
      %183 = ttg.convert_layout %179 : tensor<128x64xbf16, #mma> -> tensor<128x64xbf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>>
      %184 = ttg.async_wait %arg14 {num = 2 : i32}
      %185 = ttg.local_load %arg16 token %184 : !ttg.memdesc<64x64xbf16, #shared2, #smem, mutable> -> tensor<64x64xbf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>>
      %186 = tt.addptr %arg20, %cst_4 : tensor<64x64x!tt.ptr<bf16>, #linear1>, tensor<64x64xi32, #linear1>
      %187 = arith.addi %arg10, %c1_i32 : i32
      %188 = arith.cmpi slt, %187, %c2_i32 : i32
      %189 = arith.select %188, %187, %c0_i32 : i32
      %190 = ttg.memdesc_index %50[%189] : !ttg.memdesc<2x64x64xbf16, #shared1, #smem, mutable> -> !ttg.memdesc<64x64xbf16, #shared1, #smem, mutable>
      %191 = ttg.async_copy_global_to_local %186, %190 {contiguity = 8 : i32} : tensor<64x64x!tt.ptr<bf16>, #linear1> -> <64x64xbf16, #shared1, #smem, mutable>
      %192 = ttg.async_commit_group tokens %191
      %193 = tt.dot %183, %185, %182 : tensor<128x64xbf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>> * tensor<64x64xbf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>> -> tensor<128x64xf32, #mma>
      %194 = arith.mulf %175, %49 : tensor<128x64xf32, #mma>
      %195 = "tt.reduce"(%194) <{axis = 1 : i32}> ({
      ^bb0(%arg22: f32, %arg23: f32):
        %209 = arith.maxnumf %arg22, %arg23 : f32
        tt.reduce.return %209 : f32
      }) : (tensor<128x64xf32, #mma>) -> tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %196 = arith.maxnumf %arg9, %195 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %197 = tt.expand_dims %196 {axis = 1 : i32} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<128x1xf32, #mma>
      %198 = tt.broadcast %197 : tensor<128x1xf32, #mma> -> tensor<128x64xf32, #mma>
      %199 = arith.subf %194, %198 : tensor<128x64xf32, #mma>
      %200 = math.exp2 %199 : tensor<128x64xf32, #mma>
      %201 = arith.subf %arg9, %196 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %202 = math.exp2 %201 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %203 = ttg.async_wait %arg18 {num = 2 : i32}
      %204 = ttg.local_load %arg19 token %203 : !ttg.memdesc<64x64xbf16, #shared1, #smem, mutable> -> tensor<64x64xbf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
      %205 = tt.addptr %arg21, %cst_3 : tensor<64x64x!tt.ptr<bf16>, #linear>, tensor<64x64xi32, #linear>
      %206 = ttg.memdesc_index %51[%arg10] : !ttg.memdesc<2x64x64xbf16, #shared2, #smem, mutable> -> !ttg.memdesc<64x64xbf16, #shared2, #smem, mutable>
      %207 = ttg.async_copy_global_to_local %205, %206 {contiguity = 8 : i32} : tensor<64x64x!tt.ptr<bf16>, #linear> -> <64x64xbf16, #shared2, #smem, mutable>
      %208 = ttg.async_commit_group tokens %207
      scf.yield %193, %178, %196, %189, %204, %202, %200, %arg15, %208, %arg17, %206, %192, %190, %186, %205 : tensor<128x64xf32, #mma>, tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>, tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>, i32, tensor<64x64xbf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>, tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>, tensor<128x64xf32, #mma>, !ttg.async.token, !ttg.async.token, !ttg.memdesc<64x64xbf16, #shared2, #smem, mutable>, !ttg.memdesc<64x64xbf16, #shared2, #smem, mutable>, !ttg.async.token, !ttg.memdesc<64x64xbf16, #shared1, #smem, mutable>, tensor<64x64x!tt.ptr<bf16>, #linear1>, tensor<64x64x!tt.ptr<bf16>, #linear>
    }
    %94 = arith.addi %arg5, %c63_i32 : i32
    %95 = arith.divsi %94, %c64_i32 : i32
    %96 = arith.cmpi sge, %95, %c1_i32 : i32
    %97 = arith.cmpi sge, %95, %c2_i32 : i32
    %98 = arith.cmpi sge, %95, %c3_i32 : i32
    %99 = scf.if %97 -> (tensor<128x64xf32, #mma>) {
      %175 = tt.dot %28, %93#4, %cst_0 : tensor<128x64xbf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<64x64xbf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<128x64xf32, #mma>
      scf.yield %175 : tensor<128x64xf32, #mma>
    } else {
      scf.yield %cst_0 : tensor<128x64xf32, #mma>
    }
    %100 = arith.mulf %93#1, %93#5 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %101 = "tt.reduce"(%93#6) <{axis = 1 : i32}> ({
    ^bb0(%arg6: f32, %arg7: f32):
      %175 = arith.addf %arg6, %arg7 : f32
      tt.reduce.return %175 : f32
    }) : (tensor<128x64xf32, #mma>) -> tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %102 = arith.addf %100, %101 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %103 = arith.truncf %93#6 : tensor<128x64xf32, #mma> to tensor<128x64xbf16, #mma>
    %104 = tt.expand_dims %93#5 {axis = 1 : i32} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<128x1xf32, #mma>
    %105 = tt.broadcast %104 : tensor<128x1xf32, #mma> -> tensor<128x64xf32, #mma>
    %106 = arith.mulf %93#0, %105 : tensor<128x64xf32, #mma>
    %107 = ttg.convert_layout %103 : tensor<128x64xbf16, #mma> -> tensor<128x64xbf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>>
    %108 = ttg.async_wait %93#7 {num = 0 : i32}
    %109 = ttg.local_load %93#9 token %108 : !ttg.memdesc<64x64xbf16, #shared2, #smem, mutable> -> tensor<64x64xbf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>>
    %110 = scf.if %96 -> (tensor<128x64xf32, #mma>) {
      %175 = tt.dot %107, %109, %106 : tensor<128x64xbf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>> * tensor<64x64xbf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>> -> tensor<128x64xf32, #mma>
      scf.yield %175 : tensor<128x64xf32, #mma>
    } else {
      scf.yield %106 : tensor<128x64xf32, #mma>
    }
    %111 = arith.mulf %99, %49 : tensor<128x64xf32, #mma>
    %112 = "tt.reduce"(%111) <{axis = 1 : i32}> ({
    ^bb0(%arg6: f32, %arg7: f32):
      %175 = arith.maxnumf %arg6, %arg7 : f32
      tt.reduce.return %175 : f32
    }) : (tensor<128x64xf32, #mma>) -> tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %113 = arith.maxnumf %93#2, %112 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %114 = tt.expand_dims %113 {axis = 1 : i32} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<128x1xf32, #mma>
    %115 = tt.broadcast %114 : tensor<128x1xf32, #mma> -> tensor<128x64xf32, #mma>
    %116 = arith.subf %111, %115 : tensor<128x64xf32, #mma>
    %117 = math.exp2 %116 : tensor<128x64xf32, #mma>
    %118 = arith.subf %93#2, %113 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %119 = math.exp2 %118 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %120 = ttg.async_wait %93#11 {num = 0 : i32}
    %121 = ttg.local_load %93#12 token %120 : !ttg.memdesc<64x64xbf16, #shared1, #smem, mutable> -> tensor<64x64xbf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
    %122 = tt.addptr %93#14, %cst_3 : tensor<64x64x!tt.ptr<bf16>, #linear>, tensor<64x64xi32, #linear>
    %123 = ttg.memdesc_index %51[%93#3] : !ttg.memdesc<2x64x64xbf16, #shared2, #smem, mutable> -> !ttg.memdesc<64x64xbf16, #shared2, #smem, mutable>
    %124 = tt.splat %98 : i1 -> tensor<64x64xi1, #linear>
    %125 = ttg.async_copy_global_to_local %122, %123 mask %124 {contiguity = 8 : i32} : tensor<64x64x!tt.ptr<bf16>, #linear> -> <64x64xbf16, #shared2, #smem, mutable>
    %126 = ttg.async_commit_group tokens %125
    %127 = arith.select %96, %110, %93#0 : tensor<128x64xf32, #mma>
    %128 = arith.select %96, %102, %93#1 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %129 = arith.select %97, %113, %93#2 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %130 = scf.if %98 -> (tensor<128x64xf32, #mma>) {
      %175 = tt.dot %26, %121, %cst_0 : tensor<128x64xbf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<64x64xbf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<128x64xf32, #mma>
      scf.yield %175 : tensor<128x64xf32, #mma>
    } else {
      scf.yield %cst_0 : tensor<128x64xf32, #mma>
    }
    %131 = arith.mulf %128, %119 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %132 = "tt.reduce"(%117) <{axis = 1 : i32}> ({
    ^bb0(%arg6: f32, %arg7: f32):
      %175 = arith.addf %arg6, %arg7 : f32
      tt.reduce.return %175 : f32
    }) : (tensor<128x64xf32, #mma>) -> tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %133 = arith.addf %131, %132 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %134 = arith.truncf %117 : tensor<128x64xf32, #mma> to tensor<128x64xbf16, #mma>
    %135 = tt.expand_dims %119 {axis = 1 : i32} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<128x1xf32, #mma>
    %136 = tt.broadcast %135 : tensor<128x1xf32, #mma> -> tensor<128x64xf32, #mma>
    %137 = arith.mulf %127, %136 : tensor<128x64xf32, #mma>
    %138 = ttg.convert_layout %134 : tensor<128x64xbf16, #mma> -> tensor<128x64xbf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>>
    %139 = ttg.async_wait %93#8 {num = 1 : i32}
    %140 = ttg.local_load %93#10 token %139 : !ttg.memdesc<64x64xbf16, #shared2, #smem, mutable> -> tensor<64x64xbf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>>
    %141 = scf.if %97 -> (tensor<128x64xf32, #mma>) {
      %175 = tt.dot %138, %140, %137 : tensor<128x64xbf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>> * tensor<64x64xbf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>> -> tensor<128x64xf32, #mma>
      scf.yield %175 : tensor<128x64xf32, #mma>
    } else {
      scf.yield %137 : tensor<128x64xf32, #mma>
    }
    %142 = arith.mulf %130, %49 : tensor<128x64xf32, #mma>
    %143 = "tt.reduce"(%142) <{axis = 1 : i32}> ({
    ^bb0(%arg6: f32, %arg7: f32):
      %175 = arith.maxnumf %arg6, %arg7 : f32
      tt.reduce.return %175 : f32
    }) : (tensor<128x64xf32, #mma>) -> tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %144 = arith.maxnumf %129, %143 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %145 = tt.expand_dims %144 {axis = 1 : i32} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<128x1xf32, #mma>
    %146 = tt.broadcast %145 : tensor<128x1xf32, #mma> -> tensor<128x64xf32, #mma>
    %147 = arith.subf %142, %146 : tensor<128x64xf32, #mma>
    %148 = math.exp2 %147 : tensor<128x64xf32, #mma>
    %149 = arith.subf %129, %144 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %150 = math.exp2 %149 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %151 = arith.select %97, %141, %127 : tensor<128x64xf32, #mma>
    %152 = arith.select %97, %133, %128 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %153 = arith.mulf %152, %150 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %154 = "tt.reduce"(%148) <{axis = 1 : i32}> ({
    ^bb0(%arg6: f32, %arg7: f32):
      %175 = arith.addf %arg6, %arg7 : f32
      tt.reduce.return %175 : f32
    }) : (tensor<128x64xf32, #mma>) -> tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %155 = arith.addf %153, %154 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %156 = arith.truncf %148 : tensor<128x64xf32, #mma> to tensor<128x64xbf16, #mma>
    %157 = tt.expand_dims %150 {axis = 1 : i32} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<128x1xf32, #mma>
    %158 = tt.broadcast %157 : tensor<128x1xf32, #mma> -> tensor<128x64xf32, #mma>
    %159 = arith.mulf %151, %158 : tensor<128x64xf32, #mma>
    %160 = ttg.convert_layout %156 : tensor<128x64xbf16, #mma> -> tensor<128x64xbf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>>
    %161 = ttg.async_wait %126 {num = 0 : i32}
    %162 = ttg.local_load %123 token %161 : !ttg.memdesc<64x64xbf16, #shared2, #smem, mutable> -> tensor<64x64xbf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>>
    %163 = scf.if %98 -> (tensor<128x64xf32, #mma>) {
      %175 = tt.dot %160, %162, %159 : tensor<128x64xbf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>> * tensor<64x64xbf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>> -> tensor<128x64xf32, #mma>
      scf.yield %175 : tensor<128x64xf32, #mma>
    } else {
      scf.yield %159 : tensor<128x64xf32, #mma>
    }
    %164 = arith.select %98, %163, %151 : tensor<128x64xf32, #mma>
    %165 = arith.select %98, %155, %152 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    ttg.local_dealloc %51 : !ttg.memdesc<2x64x64xbf16, #shared2, #smem, mutable>
    ttg.local_dealloc %50 : !ttg.memdesc<2x64x64xbf16, #shared1, #smem, mutable>
    %166 = tt.expand_dims %165 {axis = 1 : i32} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<128x1xf32, #mma>
    %167 = tt.broadcast %166 : tensor<128x1xf32, #mma> -> tensor<128x64xf32, #mma>
    %168 = arith.divf %164, %167 : tensor<128x64xf32, #mma>
    %169 = tt.splat %arg3 : !tt.ptr<bf16> -> tensor<128x1x!tt.ptr<bf16>, #linear2>
    %170 = tt.addptr %169, %10 : tensor<128x1x!tt.ptr<bf16>, #linear2>, tensor<128x1xi32, #linear2>
    %171 = tt.broadcast %170 : tensor<128x1x!tt.ptr<bf16>, #linear2> -> tensor<128x64x!tt.ptr<bf16>, #linear2>
    %172 = tt.addptr %171, %21 : tensor<128x64x!tt.ptr<bf16>, #linear2>, tensor<128x64xi32, #linear2>
    %173 = arith.truncf %168 : tensor<128x64xf32, #mma> to tensor<128x64xbf16, #mma>
    %174 = ttg.convert_layout %173 : tensor<128x64xbf16, #mma> -> tensor<128x64xbf16, #linear2>
    tt.store %172, %174 : tensor<128x64x!tt.ptr<bf16>, #linear2>
    tt.return
  }
}

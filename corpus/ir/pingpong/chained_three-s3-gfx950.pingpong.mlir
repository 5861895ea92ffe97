#blocked = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 16], warpsPerCTA = [8, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [8, 1], threadsPerWarp = [16, 4], warpsPerCTA = [1, 8], order = [0, 1]}>
#linear = #ttg.linear<{register = [[0, 1], [0, 2], [0, 4], [8, 0]], lane = [[0, 8], [0, 16], [0, 32], [0, 64], [16, 0], [32, 0]], warp = [[1, 0], [2, 0], [4, 0]], block = []}>
#linear1 = #ttg.linear<{register = [[1, 0], [2, 0], [4, 0], [0, 8]], lane = [[8, 0], [16, 0], [32, 0], [64, 0], [0, 16], [0, 32]], warp = [[0, 1], [0, 2], [0, 4]], block = []}>
#linear2 = #ttg.linear<{register = [[0, 1], [0, 2], [0, 4], [0, 16], [0, 32], [0, 64]], lane = [[1, 0], [2, 0], [4, 0], [8, 0], [16, 0], [0, 8]], warp = [[32, 0], [64, 0], [128, 0]], block = []}>
#mma = #ttg.amd_mfma<{version = 4, warpsPerCTA = [8, 1], instrShape = [32, 32, 16], isTransposed = true}>
#shared = #ttg.swizzled_shared<{vec = 8, perPhase = 1, maxPhase = 16, order = [1, 0]}>
#shared1 = #ttg.padded_shared<[512:+8] {offset = [[1, 0], [2, 0], [4, 0], [8, 0], [16, 0], [32, 0], [64, 0], [0, 16], [0, 32], [0, 1], [0, 2], [0, 4], [0, 8]], block = []}>
#shared2 = #ttg.padded_shared<[512:+32] {offset = [[0, 1], [0, 2], [0, 4], [0, 8], [0, 16], [0, 32], [0, 64], [16, 0], [32, 0], [1, 0], [2, 0], [4, 0], [8, 0]], block = []}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 8 : i32, ttg.target = "hip:gfx950", "ttg.threads-per-warp" = 64 : i32} {
  tt.func public @attention(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg3: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg4: f32, %arg5: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<0.000000e+00> : tensor<256xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<256x128xf32, #mma>
    %cst_1 = arith.constant dense<0xFF800000> : tensor<256xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %c64_i32 = arith.constant 64 : i32
    %c0_i32 = arith.constant 0 : i32
    %c256_i32 = arith.constant 256 : i32
    %cst_2 = arith.constant dense<128> : tensor<256x1xi32, #blocked>
    %c63_i32 = arith.constant 63 : i32
    %c128_i32 = arith.constant 128 : i32
    %c2_i32 = arith.constant 2 : i32
    %c3_i32 = arith.constant 3 : i32
    %c1_i32 = arith.constant 1 : i32
    %cst_3 = arith.constant dense<0.000000e+00> : tensor<256x64xf32, #mma>
    %cst_4 = arith.constant dense<8192> : tensor<64x128xi32, #linear>
    %cst_5 = arith.constant dense<8192> : tensor<128x64xi32, #linear1>
    %cst_6 = arith.constant dense<128> : tensor<64x1xi32, #linear>
    %cst_7 = arith.constant dense<128> : tensor<1x64xi32, #linear1>
    %cst_8 = arith.constant dense<128> : tensor<256x1xi32, #linear2>
    %0 = tt.get_program_id x : i32
    %1 = arith.muli %0, %c256_i32 : i32
    %2 = tt.make_range {end = 256 : i32, start = 0 : i32} : tensor<256xi32, #ttg.slice<{dim = 1, parent = #linear2}>>
    %3 = tt.make_range {end = 256 : i32, start = 0 : i32} : tensor<256xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %4 = tt.splat %1 : i32 -> tensor<256xi32, #ttg.slice<{dim = 1, parent = #linear2}>>
    %5 = tt.splat %1 : i32 -> tensor<256xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %6 = arith.addi %4, %2 : tensor<256xi32, #ttg.slice<{dim = 1, parent = #linear2}>>
    %7 = arith.addi %5, %3 : tensor<256xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %8 = tt.expand_dims %6 {axis = 1 : i32} : tensor<256xi32, #ttg.slice<{dim = 1, parent = #linear2}>> -> tensor<256x1xi32, #linear2>
    %9 = tt.expand_dims %7 {axis = 1 : i32} : tensor<256xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<256x1xi32, #blocked>
    %10 = arith.muli %8, %cst_8 : tensor<256x1xi32, #linear2>
    %11 = arith.muli %9, %cst_2 : tensor<256x1xi32, #blocked>
    %12 = tt.splat %arg0 : !tt.ptr<f16> -> tensor<256x1x!tt.ptr<f16>, #blocked>
    %13 = tt.addptr %12, %11 : tensor<256x1x!tt.ptr<f16>, #blocked>, tensor<256x1xi32, #blocked>
    %14 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #linear2}>>
    %15 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %16 = tt.expand_dims %14 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #linear2}>> -> tensor<1x128xi32, #linear2>
    %17 = tt.expand_dims %15 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x128xi32, #blocked>
    %18 = tt.broadcast %13 : tensor<256x1x!tt.ptr<f16>, #blocked> -> tensor<256x128x!tt.ptr<f16>, #blocked>
    %19 = tt.broadcast %16 : tensor<1x128xi32, #linear2> -> tensor<256x128xi32, #linear2>
    %20 = tt.broadcast %17 : tensor<1x128xi32, #blocked> -> tensor<256x128xi32, #blocked>
    %21 = tt.addptr %18, %20 : tensor<256x128x!tt.ptr<f16>, #blocked>, tensor<256x128xi32, #blocked>
    %22 = tt.load %21 : tensor<256x128x!tt.ptr<f16>, #blocked>
    %23 = ttg.local_alloc %22 : (tensor<256x128xf16, #blocked>) -> !ttg.memdesc<256x128xf16, #shared, #smem>
    %24 = ttg.local_load %23 : !ttg.memdesc<256x128xf16, #shared, #smem> -> tensor<256x128xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>
    %25 = ttg.local_alloc %22 : (tensor<256x128xf16, #blocked>) -> !ttg.memdesc<256x128xf16, #shared, #smem>
    %26 = ttg.local_load %25 : !ttg.memdesc<256x128xf16, #shared, #smem> -> tensor<256x128xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>
    %27 = ttg.local_alloc %22 : (tensor<256x128xf16, #blocked>) -> !ttg.memdesc<256x128xf16, #shared, #smem>
    %28 = ttg.local_load %27 : !ttg.memdesc<256x128xf16, #shared, #smem> -> tensor<256x128xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>
    %29 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #linear1}>>
    %30 = tt.expand_dims %29 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #linear1}>> -> tensor<1x64xi32, #linear1>
    %31 = arith.muli %30, %cst_7 : tensor<1x64xi32, #linear1>
    %32 = tt.splat %arg1 : !tt.ptr<f16> -> tensor<1x64x!tt.ptr<f16>, #linear1>
    %33 = tt.addptr %32, %31 : tensor<1x64x!tt.ptr<f16>, #linear1>, tensor<1x64xi32, #linear1>
    %34 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %35 = tt.expand_dims %34 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<128x1xi32, #blocked1>
    %36 = tt.broadcast %33 : tensor<1x64x!tt.ptr<f16>, #linear1> -> tensor<128x64x!tt.ptr<f16>, #linear1>
    %37 = tt.broadcast %35 : tensor<128x1xi32, #blocked1> -> tensor<128x64xi32, #linear1>
    %38 = tt.addptr %36, %37 : tensor<128x64x!tt.ptr<f16>, #linear1>, tensor<128x64xi32, #linear1>
    %39 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #linear}>>
    %40 = tt.expand_dims %39 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #linear}>> -> tensor<64x1xi32, #linear>
    %41 = arith.muli %40, %cst_6 : tensor<64x1xi32, #linear>
    %42 = tt.splat %arg2 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #linear>
    %43 = tt.addptr %42, %41 : tensor<64x1x!tt.ptr<f16>, #linear>, tensor<64x1xi32, #linear>
    %44 = tt.broadcast %43 : tensor<64x1x!tt.ptr<f16>, #linear> -> tensor<64x128x!tt.ptr<f16>, #linear>
    %45 = tt.broadcast %17 : tensor<1x128xi32, #blocked> -> tensor<64x128xi32, #linear>
    %46 = tt.addptr %44, %45 : tensor<64x128x!tt.ptr<f16>, #linear>, tensor<64x128xi32, #linear>
    %47 = tt.splat %arg4 : f32 -> tensor<256x64xf32, #mma>
    %48 = ttg.local_alloc : () -> !ttg.memdesc<3x128x64xf16, #shared1, #smem, mutable>
    %49 = ttg.local_alloc : () -> !ttg.memdesc<3x64x128xf16, #shared2, #smem, mutable>
    %50 = arith.cmpi sgt, %arg5, %c0_i32 : i32
    %51 = ttg.memdesc_index %48[%c0_i32] : !ttg.memdesc<3x128x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared1, #smem, mutable>
    %52 = tt.splat %50 : i1 -> tensor<128x64xi1, #linear1>
    %53 = ttg.async_copy_global_to_local %38, %51 mask %52 {contiguity = 8 : i32} : tensor<128x64x!tt.ptr<f16>, #linear1> -> <128x64xf16, #shared1, #smem, mutable>
    %54 = ttg.async_commit_group tokens %53
    %55 = ttg.memdesc_index %49[%c0_i32] : !ttg.memdesc<3x64x128xf16, #shared2, #smem, mutable> -> !ttg.memdesc<64x128xf16, #shared2, #smem, mutable>
    %56 = tt.splat %50 : i1 -> tensor<64x128xi1, #linear>
    %57 = ttg.async_copy_global_to_local %46, %55 mask %56 {contiguity = 8 : i32} : tensor<64x128x!tt.ptr<f16>, #linear> -> <64x128xf16, #shared2, #smem, mutable>
    %58 = ttg.async_commit_group tokens %57
    %59 = arith.cmpi sgt, %arg5, %c64_i32 : i32
    %60 = tt.addptr %38, %cst_5 : tensor<128x64x!tt.ptr<f16>, #linear1>, tensor<128x64xi32, #linear1>
    %61 = tt.addptr %46, %cst_4 : tensor<64x128x!tt.ptr<f16>, #linear>, tensor<64x128xi32, #linear>
    %62 = ttg.memdesc_index %48[%c1_i32] : !ttg.memdesc<3x128x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared1, #smem, mutable>
    %63 = tt.splat %59 : i1 -> tensor<128x64xi1, #linear1>
    %64 = ttg.async_copy_global_to_local %60, %62 mask %63 {contiguity = 8 : i32} : tensor<128x64x!tt.ptr<f16>, #linear1> -> <128x64xf16, #shared1, #smem, mutable>
    %65 = ttg.async_commit_group tokens %64
    %66 = ttg.memdesc_index %49[%c1_i32] : !ttg.memdesc<3x64x128xf16, #shared2, #smem, mutable> -> !ttg.memdesc<64x128xf16, #shared2, #smem, mutable>
    %67 = tt.splat %59 : i1 -> tensor<64x128xi1, #linear>
    %68 = ttg.async_copy_global_to_local %61, %66 mask %67 {contiguity = 8 : i32} : tensor<64x128x!tt.ptr<f16>, #linear> -> <64x128xf16, #shared2, #smem, mutable>
    %69 = ttg.async_commit_group tokens %68
    %70 = ttg.async_wait %54, %58 {num = 2 : i32}
    %71 = arith.subi %arg5, %c128_i32 : i32
    %72:13 = scf.for %arg6 = %c0_i32 to %71 step %c64_i32 iter_args(%arg7 = %cst_0, %arg8 = %cst, %arg9 = %cst_1, %arg10 = %c1_i32, %arg11 = %51, %arg12 = %62, %arg13 = %70, %arg14 = %55, %arg15 = %66, %arg16 = %65, %arg17 = %69, %arg18 = %60, %arg19 = %61) -> (tensor<256x128xf32, #mma>, tensor<256xf32, #ttg.slice<{dim = 1, parent = #mma}>>, tensor<256xf32, #ttg.slice<{dim = 1, parent = #mma}>>, i32, !ttg.memdesc<128x64xf16, #shared1, #smem, mutable>, !ttg.memdesc<128x64xf16, #shared1, #smem, mutable>, !ttg.async.token, !ttg.memdesc<64x128xf16, #shared2, #smem, mutable>, !ttg.memdesc<64x128xf16, #shared2, #smem, mutable>, !ttg.async.token, !ttg.async.token, tensor<128x64x!tt.ptr<f16>, #linear1>, tensor<64x128x!tt.ptr<f16>, #linear>)  : i32 {
      %134 = tt.addptr %arg18, %cst_5 : tensor<128x64x!tt.ptr<f16>, #linear1>, tensor<128x64xi32, #linear1>
      %135 = tt.addptr %arg19, %cst_4 : tensor<64x128x!tt.ptr<f16>, #linear>, tensor<64x128xi32, #linear>
      %136 = arith.addi %arg10, %c1_i32 : i32
      %137 = arith.cmpi slt, %136, %c3_i32 : i32
      %138 = arith.select %137, %136, %c0_i32 : i32
      %139 = ttg.memdesc_index %48[%138] : !ttg.memdesc<3x128x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared1, #smem, mutable>
      %140 = ttg.async_copy_global_to_local %134, %139 {contiguity = 8 : i32} : tensor<128x64x!tt.ptr<f16>, #linear1> -> <128x64xf16, #shared1, #smem, mutable>
      %141 = ttg.async_commit_group tokens %140
      %142 = ttg.local_load %arg11 token %arg13 : !ttg.memdesc<128x64xf16, #shared1, #smem, mutable> -> tensor<128x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
      %143 = tt.dot %28, %142, %cst_3 : tensor<256x128xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<128x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<256x64xf32, #mma>
      %144 = arith.mulf %143, %47 : tensor<256x64xf32, #mma>
      %145 = "tt.reduce"(%144) <{axis = 1 : i32}> ({
      ^bb0(%arg20: f32, %arg21: f32):
        %167 = arith.maxnumf %arg20, %arg21 : f32
        tt.reduce.return %167 : f32
      }) : (tensor<256x64xf32, #mma>) -> tensor<256xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %146 = arith.maxnumf %arg9, %145 : tensor<256xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %147 = tt.expand_dims %146 {axis = 1 : i32} : tensor<256xf32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<256x1xf32, #mma>
      %148 = tt.broadcast %147 : tensor<256x1xf32, #mma> -> tensor<256x64xf32, #mma>
      %149 = arith.subf %144, %148 : tensor<256x64xf32, #mma>
      %150 = math.exp2 %149 : tensor<256x64xf32, #mma>
      %151 = arith.subf %arg9, %146 : tensor<256xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %152 = math.exp2 %151 : tensor<256xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %153 = arith.mulf %arg8, %152 : tensor<256xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %154 = "tt.reduce"(%150) <{axis = 1 : i32}> ({
      ^bb0(%arg20: f32, %arg21: f32):
        %167 = arith.addf %arg20, %arg21 : f32
        tt.reduce.return %167 : f32
      }) : (tensor<256x64xf32, #mma>) -> tensor<256xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %155 = arith.addf %153, %154 : tensor<256xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %156 = ttg.memdesc_index %49[%138] : !ttg.memdesc<3x64x128xf16, #shared2, #smem, mutable> -> !ttg.memdesc<64x128xf16, #shared2, #smem, mutable>
      %157 = ttg.async_copy_global_to_local %135, %156 {contiguity = 8 : i32} : tensor<64x128x!tt.ptr<f16>, #linear> -> <64x128xf16, #shared2, #smem, mutable>
      %158 = ttg.async_commit_group tokens %157
      %159 = ttg.local_load %arg14 token %arg13 : !ttg.memdesc<64x128xf16, #shared2, #smem, mutable> -> tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>>
      %160 = arith.truncf %150 : tensor<256x64xf32, #mma> to tensor<256x64xf16, #mma>
      %161 = tt.expand_dims %152 {axis = 1 : i32} : tensor<256xf32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<256x1xf32, #mma>
      %162 = tt.broadcast %161 : tensor<256x1xf32, #mma> -> tensor<256x128xf32, #mma>
      %163 = arith.mulf %arg7, %162 : tensor<256x128xf32, #mma>
      %164 = ttg.convert_layout %160 : tensor<256x64xf16, #mma> -> tensor<256x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>>
      %165 = tt.dot %164, %159, %163 : tensor<256x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>> * tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>> -> tensor<256x128xf32, #mma>
      %166 = ttg.async_wait %arg16, %arg17 {num = 2 : i32}
      scf.yield %165, %155, %146, %138, %arg12, %139, %166, %arg15, %156, %141, %158, %134, %135 : tensor<256x128xf32, #mma>, tensor<256xf32, #ttg.slice<{dim = 1, parent = #mma}>>, tensor<256xf32, #ttg.slice<{dim = 1, parent = #mma}>>, i32, !ttg.memdesc<128x64xf16, #shared1, #smem, mutable>, !ttg.memdesc<128x64xf16, #shared1, #smem, mutable>, !ttg.async.token, !ttg.memdesc<64x128xf16, #shared2, #smem, mutable>, !ttg.memdesc<64x128xf16, #shared2, #smem, mutable>, !ttg.async.token, !ttg.async.token, tensor<128x64x!tt.ptr<f16>, #linear1>, tensor<64x128x!tt.ptr<f16>, #linear>
    }
    %73 = arith.addi %arg5, %c63_i32 : i32
    %74 = arith.divsi %73, %c64_i32 : i32
    %75 = arith.cmpi sge, %74, %c1_i32 : i32
    %76 = arith.cmpi sge, %74, %c2_i32 : i32
    %77 = ttg.local_load %72#4 token %72#6 : !ttg.memdesc<128x64xf16, #shared1, #smem, mutable> -> tensor<128x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
    %78 = scf.if %75 -> (tensor<256x64xf32, #mma>) {
      %134 = tt.dot %26, %77, %cst_3 : tensor<256x128xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<128x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<256x64xf32, #mma>
      scf.yield %134 : tensor<256x64xf32, #mma>
    } else {
      scf.yield %cst_3 : tensor<256x64xf32, #mma>
    }
    %79 = arith.mulf %78, %47 : tensor<256x64xf32, #mma>
    %80 = "tt.reduce"(%79) <{axis = 1 : i32}> ({
    ^bb0(%arg6: f32, %arg7: f32):
      %134 = arith.maxnumf %arg6, %arg7 : f32
      tt.reduce.return %134 : f32
    }) : (tensor<256x64xf32, #mma>) -> tensor<256xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %81 = arith.maxnumf %72#2, %80 : tensor<256xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %82 = tt.expand_dims %81 {axis = 1 : i32} : tensor<256xf32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<256x1xf32, #mma>
    %83 = tt.broadcast %82 : tensor<256x1xf32, #mma> -> tensor<256x64xf32, #mma>
    %84 = arith.subf %79, %83 : tensor<256x64xf32, #mma>
    %85 = math.exp2 %84 : tensor<256x64xf32, #mma>
    %86 = arith.subf %72#2, %81 : tensor<256xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %87 = math.exp2 %86 : tensor<256xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %88 = arith.mulf %72#1, %87 : tensor<256xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %89 = "tt.reduce"(%85) <{axis = 1 : i32}> ({
    ^bb0(%arg6: f32, %arg7: f32):
      %134 = arith.addf %arg6, %arg7 : f32
      tt.reduce.return %134 : f32
    }) : (tensor<256x64xf32, #mma>) -> tensor<256xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %90 = arith.addf %88, %89 : tensor<256xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %91 = ttg.local_load %72#7 token %72#6 : !ttg.memdesc<64x128xf16, #shared2, #smem, mutable> -> tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>>
    %92 = arith.truncf %85 : tensor<256x64xf32, #mma> to tensor<256x64xf16, #mma>
    %93 = tt.expand_dims %87 {axis = 1 : i32} : tensor<256xf32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<256x1xf32, #mma>
    %94 = tt.broadcast %93 : tensor<256x1xf32, #mma> -> tensor<256x128xf32, #mma>
    %95 = arith.mulf %72#0, %94 : tensor<256x128xf32, #mma>
    %96 = ttg.convert_layout %92 : tensor<256x64xf16, #mma> -> tensor<256x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>>
    %97 = scf.if %75 -> (tensor<256x128xf32, #mma>) {
      %134 = tt.dot %96, %91, %95 : tensor<256x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>> * tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>> -> tensor<256x128xf32, #mma>
      scf.yield %134 : tensor<256x128xf32, #mma>
    } else {
      scf.yield %95 : tensor<256x128xf32, #mma>
    }
    %98 = ttg.async_wait %72#9, %72#10 {num = 0 : i32}
    %99 = arith.select %75, %97, %72#0 : tensor<256x128xf32, #mma>
    %100 = arith.select %75, %90, %72#1 : tensor<256xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %101 = arith.select %75, %81, %72#2 : tensor<256xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %102 = ttg.local_load %72#5 token %98 : !ttg.memdesc<128x64xf16, #shared1, #smem, mutable> -> tensor<128x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
    %103 = scf.if %76 -> (tensor<256x64xf32, #mma>) {
      %134 = tt.dot %24, %102, %cst_3 : tensor<256x128xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<128x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<256x64xf32, #mma>
      scf.yield %134 : tensor<256x64xf32, #mma>
    } else {
      scf.yield %cst_3 : tensor<256x64xf32, #mma>
    }
    %104 = arith.mulf %103, %47 : tensor<256x64xf32, #mma>
    %105 = "tt.reduce"(%104) <{axis = 1 : i32}> ({
    ^bb0(%arg6: f32, %arg7: f32):
      %134 = arith.maxnumf %arg6, %arg7 : f32
      tt.reduce.return %134 : f32
    }) : (tensor<256x64xf32, #mma>) -> tensor<256xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %106 = arith.maxnumf %101, %105 : tensor<256xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %107 = tt.expand_dims %106 {axis = 1 : i32} : tensor<256xf32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<256x1xf32, #mma>
    %108 = tt.broadcast %107 : tensor<256x1xf32, #mma> -> tensor<256x64xf32, #mma>
    %109 = arith.subf %104, %108 : tensor<256x64xf32, #mma>
    %110 = math.exp2 %109 : tensor<256x64xf32, #mma>
    %111 = arith.subf %101, %106 : tensor<256xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %112 = math.exp2 %111 : tensor<256xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %113 = arith.mulf %100, %112 : tensor<256xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %114 = "tt.reduce"(%110) <{axis = 1 : i32}> ({
    ^bb0(%arg6: f32, %arg7: f32):
      %134 = arith.addf %arg6, %arg7 : f32
      tt.reduce.return %134 : f32
    }) : (tensor<256x64xf32, #mma>) -> tensor<256xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %115 = arith.addf %113, %114 : tensor<256xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %116 = ttg.local_load %72#8 token %98 : !ttg.memdesc<64x128xf16, #shared2, #smem, mutable> -> tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>>
    %117 = arith.truncf %110 : tensor<256x64xf32, #mma> to tensor<256x64xf16, #mma>
    %118 = tt.expand_dims %112 {axis = 1 : i32} : tensor<256xf32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<256x1xf32, #mma>
    %119 = tt.broadcast %118 : tensor<256x1xf32, #mma> -> tensor<256x128xf32, #mma>
    %120 = arith.mulf %99, %119 : tensor<256x128xf32, #mma>
    %121 = ttg.convert_layout %117 : tensor<256x64xf16, #mma> -> tensor<256x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>>
    %122 = scf.if %76 -> (tensor<256x128xf32, #mma>) {
      %134 = tt.dot %121, %116, %120 : tensor<256x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>> * tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>> -> tensor<256x128xf32, #mma>
      scf.yield %134 : tensor<256x128xf32, #mma>
    } else {
      scf.yield %120 : tensor<256x128xf32, #mma>
    }
    %123 = arith.select %76, %122, %99 : tensor<256x128xf32, #mma>
    %124 = arith.select %76, %115, %100 : tensor<256xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    ttg.local_dealloc %49 : !ttg.memdesc<3x64x128xf16, #shared2, #smem, mutable>
    ttg.local_dealloc %48 : !ttg.memdesc<3x128x64xf16, #shared1, #smem, mutable>
    %125 = tt.expand_dims %124 {axis = 1 : i32} : tensor<256xf32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<256x1xf32, #mma>
    %126 = tt.broadcast %125 : tensor<256x1xf32, #mma> -> tensor<256x128xf32, #mma>
    %127 = arith.divf %123, %126 : tensor<256x128xf32, #mma>
    %128 = tt.splat %arg3 : !tt.ptr<f16> -> tensor<256x1x!tt.ptr<f16>, #linear2>
    %129 = tt.addptr %128, %10 : tensor<256x1x!tt.ptr<f16>, #linear2>, tensor<256x1xi32, #linear2>
    %130 = tt.broadcast %129 : tensor<256x1x!tt.ptr<f16>, #linear2> -> tensor<256x128x!tt.ptr<f16>, #linear2>
    %131 = tt.addptr %130, %19 : tensor<256x128x!tt.ptr<f16>, #linear2>, tensor<256x128xi32, #linear2>
    %132 = arith.truncf %127 : tensor<256x128xf32, #mma> to tensor<256x128xf16, #mma>
    %133 = ttg.convert_layout %132 : tensor<256x128xf16, #mma> -> tensor<256x128xf16, #linear2>
    tt.store %131, %133 : tensor<256x128x!tt.ptr<f16>, #linear2>
    tt.return
  }
}

#blocked = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [8, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [64], warpsPerCTA = [4], order = [0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [8, 1], threadsPerWarp = [8, 8], warpsPerCTA = [1, 4], order = [0, 1]}>
#linear = #ttg.linear<{register = [[0, 1], [0, 2], [0, 4], [32, 0]], lane = [[0, 8], [0, 16], [0, 32], [2, 0], [4, 0], [8, 0]], warp = [[1, 0], [16, 0]], block = []}>
#linear1 = #ttg.linear<{register = [[1, 0], [2, 0], [4, 0], [0, 4]], lane = [[8, 0], [16, 0], [32, 0], [0, 8], [0, 16], [0, 32]], warp = [[0, 1], [0, 2]], block = []}>
#linear2 = #ttg.linear<{register = [[0, 1], [0, 2], [0, 4], [0, 16], [0, 32]], lane = [[1, 0], [2, 0], [4, 0], [8, 0], [16, 0], [0, 8]], warp = [[32, 0], [64, 0]], block = []}>
#mma = #ttg.amd_mfma<{version = 4, warpsPerCTA = [4, 1], instrShape = [32, 32, 16], isTransposed = true}>
#shared = #ttg.swizzled_shared<{vec = 8, perPhase = 2, maxPhase = 8, order = [1, 0]}>
#shared1 = #ttg.padded_shared<[512:+8] {offset = [[1, 0], [2, 0], [4, 0], [8, 0], [16, 0], [32, 0], [0, 8], [0, 16], [0, 32], [0, 1], [0, 2], [0, 4]], block = []}>
#shared2 = #ttg.padded_shared<[512:+32] {offset = [[0, 1], [0, 2], [0, 4], [0, 8], [0, 16], [0, 32], [2, 0], [4, 0], [8, 0], [1, 0], [16, 0], [32, 0]], block = []}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 33968 : i32, ttg.target = "hip:gfx950", "ttg.threads-per-warp" = 64 : i32} {
  tt.func public @attention_forward(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg3: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg4: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg5: f32, %arg6: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<0xFF800000> : tensor<128x64xf32, #mma>
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %cst_1 = arith.constant dense<0.000000e+00> : tensor<128x64xf32, #mma>
    %cst_2 = arith.constant dense<0xFF800000> : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %c0_i32 = arith.constant 0 : i32
    %c64_i32 = arith.constant 64 : i32
    %c1_i32 = arith.constant 1 : i32
    %cst_3 = arith.constant dense<0.000000e+00> : tensor<128x64xf16, #blocked>
    %c64_i64 = arith.constant 64 : i64
    %c128_i32 = arith.constant 128 : i32
    %cst_4 = arith.constant dense<64> : tensor<128x1xi32, #blocked>
    %c63_i32 = arith.constant 63 : i32
    %cst_5 = arith.constant dense<0.000000e+00> : tensor<64x64xf16, #linear>
    %cst_6 = arith.constant dense<0.000000e+00> : tensor<64x64xf16, #linear1>
    %c2_i32 = arith.constant 2 : i32
    %cst_7 = arith.constant dense<64> : tensor<1x64xi32, #linear1>
    %cst_8 = arith.constant dense<64> : tensor<64x1xi32, #linear>
    %cst_9 = arith.constant dense<64> : tensor<128x1xi32, #linear2>
    %0 = tt.get_program_id x : i32
    %1 = tt.get_program_id y : i32
    %2 = arith.extsi %1 : i32 to i64
    %3 = arith.extsi %arg6 : i32 to i64
    %4 = arith.muli %2, %3 : i64
    %5 = arith.muli %4, %c64_i64 : i64
    %6 = arith.muli %0, %c128_i32 : i32
    %7 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #linear2}>>
    %8 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %9 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %10 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #blocked1>
    %11 = tt.splat %6 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #linear2}>>
    %12 = tt.splat %6 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %13 = tt.splat %6 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %14 = tt.splat %6 : i32 -> tensor<128xi32, #blocked1>
    %15 = arith.addi %11, %7 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #linear2}>>
    %16 = arith.addi %12, %8 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %17 = arith.addi %13, %9 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %18 = arith.addi %14, %10 : tensor<128xi32, #blocked1>
    %19 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #linear1}>>
    %20 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #linear}>>
    %21 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %22 = tt.expand_dims %15 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #linear2}>> -> tensor<128x1xi32, #linear2>
    %23 = tt.expand_dims %16 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<128x1xi32, #blocked>
    %24 = tt.expand_dims %17 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<128x1xi32, #mma>
    %25 = arith.muli %22, %cst_9 : tensor<128x1xi32, #linear2>
    %26 = arith.muli %23, %cst_4 : tensor<128x1xi32, #blocked>
    %27 = arith.extsi %25 : tensor<128x1xi32, #linear2> to tensor<128x1xi64, #linear2>
    %28 = arith.extsi %26 : tensor<128x1xi32, #blocked> to tensor<128x1xi64, #blocked>
    %29 = tt.splat %5 : i64 -> tensor<128x1xi64, #linear2>
    %30 = tt.splat %5 : i64 -> tensor<128x1xi64, #blocked>
    %31 = arith.addi %29, %27 : tensor<128x1xi64, #linear2>
    %32 = arith.addi %30, %28 : tensor<128x1xi64, #blocked>
    %33 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #linear2}>>
    %34 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %35 = tt.expand_dims %33 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #linear2}>> -> tensor<1x64xi32, #linear2>
    %36 = tt.expand_dims %34 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x64xi32, #blocked>
    %37 = arith.extsi %35 : tensor<1x64xi32, #linear2> to tensor<1x64xi64, #linear2>
    %38 = arith.extsi %36 : tensor<1x64xi32, #blocked> to tensor<1x64xi64, #blocked>
    %39 = tt.broadcast %31 : tensor<128x1xi64, #linear2> -> tensor<128x64xi64, #linear2>
    %40 = tt.broadcast %32 : tensor<128x1xi64, #blocked> -> tensor<128x64xi64, #blocked>
    %41 = tt.broadcast %37 : tensor<1x64xi64, #linear2> -> tensor<128x64xi64, #linear2>
    %42 = tt.broadcast %38 : tensor<1x64xi64, #blocked> -> tensor<128x64xi64, #blocked>
    %43 = arith.addi %39, %41 : tensor<128x64xi64, #linear2>
    %44 = arith.addi %40, %42 : tensor<128x64xi64, #blocked>
    %45 = tt.splat %arg6 : i32 -> tensor<128x1xi32, #linear2>
    %46 = tt.splat %arg6 : i32 -> tensor<128x1xi32, #blocked>
    %47 = arith.cmpi slt, %22, %45 : tensor<128x1xi32, #linear2>
    %48 = arith.cmpi slt, %23, %46 : tensor<128x1xi32, #blocked>
    %49 = tt.splat %arg0 : !tt.ptr<f16> -> tensor<128x64x!tt.ptr<f16>, #blocked>
    %50 = tt.addptr %49, %44 : tensor<128x64x!tt.ptr<f16>, #blocked>, tensor<128x64xi64, #blocked>
    %51 = tt.broadcast %47 : tensor<128x1xi1, #linear2> -> tensor<128x64xi1, #linear2>
    %52 = tt.broadcast %48 : tensor<128x1xi1, #blocked> -> tensor<128x64xi1, #blocked>
    %53 = tt.load %50, %52, %cst_3 : tensor<128x64x!tt.ptr<f16>, #blocked>
    %54 = ttg.local_alloc %53 {allocation.offset = 0 : i32} : (tensor<128x64xf16, #blocked>) -> !ttg.memdesc<128x64xf16, #shared, #smem>
    ttg.barrier local
    %55 = ttg.local_load %54 {ttg.amdg.syncedViaAsyncWait = false} : !ttg.memdesc<128x64xf16, #shared, #smem> -> tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>
    %56 = tt.addptr %arg1, %5 : !tt.ptr<f16>, i64
    %57 = tt.addptr %arg2, %5 : !tt.ptr<f16>, i64
    %58 = tt.splat %arg6 : i32 -> tensor<1x64xi32, #linear1>
    %59 = tt.splat %56 : !tt.ptr<f16> -> tensor<1x64x!tt.ptr<f16>, #linear1>
    %60 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %61 = tt.expand_dims %60 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked2}>> -> tensor<64x1xi32, #blocked2>
    %62 = tt.broadcast %61 : tensor<64x1xi32, #blocked2> -> tensor<64x64xi32, #linear1>
    %63 = tt.splat %arg5 : f32 -> tensor<128x64xf32, #mma>
    %64 = tt.splat %arg6 : i32 -> tensor<64x1xi32, #linear>
    %65 = tt.splat %57 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #linear>
    %66 = tt.broadcast %36 : tensor<1x64xi32, #blocked> -> tensor<64x64xi32, #linear>
    %67 = ttg.local_alloc {allocation.offset = 17344 : i32} : () -> !ttg.memdesc<2x64x64xf16, #shared1, #smem, mutable>
    %68 = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<2x64x64xf16, #shared2, #smem, mutable>
    %69 = arith.cmpi sgt, %6, %c0_i32 : i32
    %70 = tt.expand_dims %19 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #linear1}>> -> tensor<1x64xi32, #linear1>
    %71 = arith.cmpi slt, %70, %58 : tensor<1x64xi32, #linear1>
    %72 = arith.muli %70, %cst_7 : tensor<1x64xi32, #linear1>
    %73 = tt.addptr %59, %72 : tensor<1x64x!tt.ptr<f16>, #linear1>, tensor<1x64xi32, #linear1>
    %74 = tt.broadcast %73 : tensor<1x64x!tt.ptr<f16>, #linear1> -> tensor<64x64x!tt.ptr<f16>, #linear1>
    %75 = tt.addptr %74, %62 : tensor<64x64x!tt.ptr<f16>, #linear1>, tensor<64x64xi32, #linear1>
    %76 = tt.broadcast %71 : tensor<1x64xi1, #linear1> -> tensor<64x64xi1, #linear1>
    %77 = ttg.memdesc_index %67[%c0_i32] : !ttg.memdesc<2x64x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared1, #smem, mutable>
    %78 = tt.splat %69 : i1 -> tensor<64x64xi1, #linear1>
    %79 = arith.andi %78, %76 : tensor<64x64xi1, #linear1>
    %80 = ttg.async_copy_global_to_local %75, %77 mask %79 other %cst_6 {contiguity = 8 : i32} : tensor<64x64x!tt.ptr<f16>, #linear1> -> <64x64xf16, #shared1, #smem, mutable>
    %81 = ttg.async_commit_group tokens %80
    %82 = tt.expand_dims %20 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #linear}>> -> tensor<64x1xi32, #linear>
    %83 = arith.cmpi slt, %82, %64 : tensor<64x1xi32, #linear>
    %84 = arith.muli %82, %cst_8 : tensor<64x1xi32, #linear>
    %85 = tt.addptr %65, %84 : tensor<64x1x!tt.ptr<f16>, #linear>, tensor<64x1xi32, #linear>
    %86 = tt.broadcast %85 : tensor<64x1x!tt.ptr<f16>, #linear> -> tensor<64x64x!tt.ptr<f16>, #linear>
    %87 = tt.addptr %86, %66 : tensor<64x64x!tt.ptr<f16>, #linear>, tensor<64x64xi32, #linear>
    %88 = tt.broadcast %83 : tensor<64x1xi1, #linear> -> tensor<64x64xi1, #linear>
    %89 = ttg.memdesc_index %68[%c0_i32] : !ttg.memdesc<2x64x64xf16, #shared2, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared2, #smem, mutable>
    %90 = tt.splat %69 : i1 -> tensor<64x64xi1, #linear>
    %91 = arith.andi %90, %88 : tensor<64x64xi1, #linear>
    ttg.barrier local
    %92 = ttg.async_copy_global_to_local %87, %89 mask %91 other %cst_5 {contiguity = 8 : i32} : tensor<64x64x!tt.ptr<f16>, #linear> -> <64x64xf16, #shared2, #smem, mutable>
    %93 = ttg.async_commit_group tokens %92
    %94 = arith.subi %6, %c64_i32 : i32
    cf.br ^bb1(%c0_i32, %cst_1, %cst_0, %cst_2, %c0_i32, %81, %93, %77, %89 : i32, tensor<128x64xf32, #mma>, tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>, tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>, i32, !ttg.async.token, !ttg.async.token, !ttg.memdesc<64x64xf16, #shared1, #smem, mutable>, !ttg.memdesc<64x64xf16, #shared2, #smem, mutable>)
  ^bb1(%95: i32, %96: tensor<128x64xf32, #mma>, %97: tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>, %98: tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>, %99: i32, %100: !ttg.async.token, %101: !ttg.async.token, %102: !ttg.memdesc<64x64xf16, #shared1, #smem, mutable>, %103: !ttg.memdesc<64x64xf16, #shared2, #smem, mutable>):  // 2 preds: ^bb0, ^bb2
    %104 = arith.cmpi slt, %95, %94 : i32
    cf.cond_br %104, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %105 = ttg.async_wait %100, %101 {num = 0 : i32}
    ttg.barrier local
    %106 = arith.addi %99, %c1_i32 : i32
    %107 = arith.cmpi slt, %106, %c2_i32 : i32
    %108 = arith.select %107, %106, %c0_i32 : i32
    %109 = arith.addi %95, %c64_i32 : i32
    %110 = tt.splat %109 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #linear1}>>
    %111 = tt.splat %109 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #linear}>>
    %112 = arith.addi %110, %19 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #linear1}>>
    %113 = arith.addi %111, %20 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #linear}>>
    %114 = tt.expand_dims %112 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #linear1}>> -> tensor<1x64xi32, #linear1>
    %115 = arith.cmpi slt, %114, %58 : tensor<1x64xi32, #linear1>
    %116 = arith.muli %114, %cst_7 : tensor<1x64xi32, #linear1>
    %117 = tt.addptr %59, %116 : tensor<1x64x!tt.ptr<f16>, #linear1>, tensor<1x64xi32, #linear1>
    %118 = tt.broadcast %117 : tensor<1x64x!tt.ptr<f16>, #linear1> -> tensor<64x64x!tt.ptr<f16>, #linear1>
    %119 = tt.addptr %118, %62 : tensor<64x64x!tt.ptr<f16>, #linear1>, tensor<64x64xi32, #linear1>
    %120 = tt.broadcast %115 : tensor<1x64xi1, #linear1> -> tensor<64x64xi1, #linear1>
    %121 = ttg.memdesc_index %67[%108] : !ttg.memdesc<2x64x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared1, #smem, mutable>
    %122 = ttg.async_copy_global_to_local %119, %121 mask %120 other %cst_6 {contiguity = 8 : i32} : tensor<64x64x!tt.ptr<f16>, #linear1> -> <64x64xf16, #shared1, #smem, mutable>
    %123 = ttg.async_commit_group tokens %122
    %124 = ttg.local_load %102 token %105 {ttg.amdg.syncedViaAsyncWait = true} : !ttg.memdesc<64x64xf16, #shared1, #smem, mutable> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
    %125 = tt.dot %55, %124, %cst_1 : tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<128x64xf32, #mma>
    %126 = arith.mulf %125, %63 : tensor<128x64xf32, #mma>
    %127 = "tt.reduce"(%126) <{axis = 1 : i32}> ({
    ^bb0(%arg7: f32, %arg8: f32):
      %345 = arith.maxnumf %arg7, %arg8 : f32
      tt.reduce.return %345 : f32
    }) : (tensor<128x64xf32, #mma>) -> tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %128 = arith.maxnumf %98, %127 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %129 = tt.expand_dims %128 {axis = 1 : i32} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<128x1xf32, #mma>
    %130 = tt.broadcast %129 : tensor<128x1xf32, #mma> -> tensor<128x64xf32, #mma>
    %131 = arith.subf %126, %130 : tensor<128x64xf32, #mma>
    %132 = math.exp2 %131 : tensor<128x64xf32, #mma>
    %133 = arith.subf %98, %128 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %134 = math.exp2 %133 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %135 = arith.mulf %97, %134 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %136 = "tt.reduce"(%132) <{axis = 1 : i32}> ({
    ^bb0(%arg7: f32, %arg8: f32):
      %345 = arith.addf %arg7, %arg8 : f32
      tt.reduce.return %345 : f32
    }) : (tensor<128x64xf32, #mma>) -> tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %137 = arith.addf %135, %136 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %138 = tt.expand_dims %113 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #linear}>> -> tensor<64x1xi32, #linear>
    %139 = arith.cmpi slt, %138, %64 : tensor<64x1xi32, #linear>
    %140 = arith.muli %138, %cst_8 : tensor<64x1xi32, #linear>
    %141 = tt.addptr %65, %140 : tensor<64x1x!tt.ptr<f16>, #linear>, tensor<64x1xi32, #linear>
    %142 = tt.broadcast %141 : tensor<64x1x!tt.ptr<f16>, #linear> -> tensor<64x64x!tt.ptr<f16>, #linear>
    %143 = tt.addptr %142, %66 : tensor<64x64x!tt.ptr<f16>, #linear>, tensor<64x64xi32, #linear>
    %144 = tt.broadcast %139 : tensor<64x1xi1, #linear> -> tensor<64x64xi1, #linear>
    %145 = ttg.memdesc_index %68[%108] : !ttg.memdesc<2x64x64xf16, #shared2, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared2, #smem, mutable>
    %146 = ttg.async_copy_global_to_local %143, %145 mask %144 other %cst_5 {contiguity = 8 : i32} : tensor<64x64x!tt.ptr<f16>, #linear> -> <64x64xf16, #shared2, #smem, mutable>
    %147 = ttg.async_commit_group tokens %146
    %148 = ttg.local_load %103 token %105 {ttg.amdg.syncedViaAsyncWait = true} : !ttg.memdesc<64x64xf16, #shared2, #smem, mutable> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>>
    %149 = arith.truncf %132 : tensor<128x64xf32, #mma> to tensor<128x64xf16, #mma>
    %150 = tt.expand_dims %134 {axis = 1 : i32} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<128x1xf32, #mma>
    %151 = tt.broadcast %150 : tensor<128x1xf32, #mma> -> tensor<128x64xf32, #mma>
    %152 = arith.mulf %96, %151 : tensor<128x64xf32, #mma>
    %153 = ttg.convert_layout %149 : tensor<128x64xf16, #mma> -> tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>>
    %154 = tt.dot %153, %148, %152 : tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>> * tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>> -> tensor<128x64xf32, #mma>
    %155 = arith.addi %95, %c64_i32 : i32
    cf.br ^bb1(%155, %154, %137, %128, %108, %123, %147, %121, %145 : i32, tensor<128x64xf32, #mma>, tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>, tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>, i32, !ttg.async.token, !ttg.async.token, !ttg.memdesc<64x64xf16, #shared1, #smem, mutable>, !ttg.memdesc<64x64xf16, #shared2, #smem, mutable>)
  ^bb3:  // pred: ^bb1
    %156 = arith.addi %6, %c63_i32 : i32
    %157 = arith.divsi %156, %c64_i32 : i32
    %158 = arith.cmpi sge, %157, %c1_i32 : i32
    %159 = ttg.async_wait %100, %101 {num = 0 : i32}
    ttg.barrier local
    %160 = ttg.local_load %102 token %159 {ttg.amdg.syncedViaAsyncWait = true} : !ttg.memdesc<64x64xf16, #shared1, #smem, mutable> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
    cf.cond_br %158, ^bb4, ^bb5(%cst_1 : tensor<128x64xf32, #mma>)
  ^bb4:  // pred: ^bb3
    %161 = tt.dot %55, %160, %cst_1 : tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<128x64xf32, #mma>
    cf.br ^bb5(%161 : tensor<128x64xf32, #mma>)
  ^bb5(%162: tensor<128x64xf32, #mma>):  // 2 preds: ^bb3, ^bb4
    %163 = arith.mulf %162, %63 : tensor<128x64xf32, #mma>
    %164 = "tt.reduce"(%163) <{axis = 1 : i32}> ({
    ^bb0(%arg7: f32, %arg8: f32):
      %345 = arith.maxnumf %arg7, %arg8 : f32
      tt.reduce.return %345 : f32
    }) : (tensor<128x64xf32, #mma>) -> tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %165 = arith.maxnumf %98, %164 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %166 = tt.expand_dims %165 {axis = 1 : i32} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<128x1xf32, #mma>
    %167 = tt.broadcast %166 : tensor<128x1xf32, #mma> -> tensor<128x64xf32, #mma>
    %168 = arith.subf %163, %167 : tensor<128x64xf32, #mma>
    %169 = math.exp2 %168 : tensor<128x64xf32, #mma>
    %170 = arith.subf %98, %165 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %171 = math.exp2 %170 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %172 = arith.mulf %97, %171 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %173 = "tt.reduce"(%169) <{axis = 1 : i32}> ({
    ^bb0(%arg7: f32, %arg8: f32):
      %345 = arith.addf %arg7, %arg8 : f32
      tt.reduce.return %345 : f32
    }) : (tensor<128x64xf32, #mma>) -> tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %174 = arith.addf %172, %173 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %175 = ttg.local_load %103 token %159 {ttg.amdg.syncedViaAsyncWait = true} : !ttg.memdesc<64x64xf16, #shared2, #smem, mutable> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>>
    %176 = arith.truncf %169 : tensor<128x64xf32, #mma> to tensor<128x64xf16, #mma>
    %177 = tt.expand_dims %171 {axis = 1 : i32} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<128x1xf32, #mma>
    %178 = tt.broadcast %177 : tensor<128x1xf32, #mma> -> tensor<128x64xf32, #mma>
    %179 = arith.mulf %96, %178 : tensor<128x64xf32, #mma>
    %180 = ttg.convert_layout %176 : tensor<128x64xf16, #mma> -> tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>>
    cf.cond_br %158, ^bb6, ^bb7(%179 : tensor<128x64xf32, #mma>)
  ^bb6:  // pred: ^bb5
    %181 = tt.dot %180, %175, %179 : tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>> * tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>> -> tensor<128x64xf32, #mma>
    cf.br ^bb7(%181 : tensor<128x64xf32, #mma>)
  ^bb7(%182: tensor<128x64xf32, #mma>):  // 2 preds: ^bb5, ^bb6
    %183 = arith.select %158, %182, %96 : tensor<128x64xf32, #mma>
    %184 = arith.select %158, %174, %97 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %185 = arith.select %158, %165, %98 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    ttg.local_dealloc %68 : !ttg.memdesc<2x64x64xf16, #shared2, #smem, mutable>
    ttg.local_dealloc %67 : !ttg.memdesc<2x64x64xf16, #shared1, #smem, mutable>
    %186 = arith.addi %0, %c1_i32 : i32
    %187 = arith.muli %186, %c128_i32 : i32
    %188 = tt.broadcast %24 : tensor<128x1xi32, #mma> -> tensor<128x64xi32, #mma>
    %189 = ttg.local_alloc {allocation.offset = 17344 : i32} : () -> !ttg.memdesc<2x64x64xf16, #shared1, #smem, mutable>
    %190 = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<2x64x64xf16, #shared2, #smem, mutable>
    %191 = arith.cmpi slt, %6, %187 : i32
    %192 = tt.splat %6 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #linear1}>>
    %193 = tt.splat %6 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #linear}>>
    %194 = arith.addi %192, %19 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #linear1}>>
    %195 = arith.addi %193, %20 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #linear}>>
    %196 = tt.expand_dims %194 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #linear1}>> -> tensor<1x64xi32, #linear1>
    %197 = arith.cmpi slt, %196, %58 : tensor<1x64xi32, #linear1>
    %198 = arith.muli %196, %cst_7 : tensor<1x64xi32, #linear1>
    %199 = tt.addptr %59, %198 : tensor<1x64x!tt.ptr<f16>, #linear1>, tensor<1x64xi32, #linear1>
    %200 = tt.broadcast %199 : tensor<1x64x!tt.ptr<f16>, #linear1> -> tensor<64x64x!tt.ptr<f16>, #linear1>
    %201 = tt.addptr %200, %62 : tensor<64x64x!tt.ptr<f16>, #linear1>, tensor<64x64xi32, #linear1>
    %202 = tt.broadcast %197 : tensor<1x64xi1, #linear1> -> tensor<64x64xi1, #linear1>
    %203 = ttg.memdesc_index %189[%c0_i32] : !ttg.memdesc<2x64x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared1, #smem, mutable>
    %204 = tt.splat %191 : i1 -> tensor<64x64xi1, #linear1>
    %205 = arith.andi %204, %202 : tensor<64x64xi1, #linear1>
    ttg.barrier local
    %206 = ttg.async_copy_global_to_local %201, %203 mask %205 other %cst_6 {contiguity = 8 : i32} : tensor<64x64x!tt.ptr<f16>, #linear1> -> <64x64xf16, #shared1, #smem, mutable>
    %207 = ttg.async_commit_group tokens %206
    %208 = tt.expand_dims %195 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #linear}>> -> tensor<64x1xi32, #linear>
    %209 = arith.cmpi slt, %208, %64 : tensor<64x1xi32, #linear>
    %210 = arith.muli %208, %cst_8 : tensor<64x1xi32, #linear>
    %211 = tt.addptr %65, %210 : tensor<64x1x!tt.ptr<f16>, #linear>, tensor<64x1xi32, #linear>
    %212 = tt.broadcast %211 : tensor<64x1x!tt.ptr<f16>, #linear> -> tensor<64x64x!tt.ptr<f16>, #linear>
    %213 = tt.addptr %212, %66 : tensor<64x64x!tt.ptr<f16>, #linear>, tensor<64x64xi32, #linear>
    %214 = tt.broadcast %209 : tensor<64x1xi1, #linear> -> tensor<64x64xi1, #linear>
    %215 = ttg.memdesc_index %190[%c0_i32] : !ttg.memdesc<2x64x64xf16, #shared2, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared2, #smem, mutable>
    %216 = tt.splat %191 : i1 -> tensor<64x64xi1, #linear>
    %217 = arith.andi %216, %214 : tensor<64x64xi1, #linear>
    %218 = ttg.async_copy_global_to_local %213, %215 mask %217 other %cst_5 {contiguity = 8 : i32} : tensor<64x64x!tt.ptr<f16>, #linear> -> <64x64xf16, #shared2, #smem, mutable>
    %219 = ttg.async_commit_group tokens %218
    %220 = arith.subi %187, %c64_i32 : i32
    cf.br ^bb8(%6, %183, %184, %185, %c0_i32, %207, %219, %203, %215 : i32, tensor<128x64xf32, #mma>, tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>, tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>, i32, !ttg.async.token, !ttg.async.token, !ttg.memdesc<64x64xf16, #shared1, #smem, mutable>, !ttg.memdesc<64x64xf16, #shared2, #smem, mutable>)
  ^bb8(%221: i32, %222: tensor<128x64xf32, #mma>, %223: tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>, %224: tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>, %225: i32, %226: !ttg.async.token, %227: !ttg.async.token, %228: !ttg.memdesc<64x64xf16, #shared1, #smem, mutable>, %229: !ttg.memdesc<64x64xf16, #shared2, #smem, mutable>):  // 2 preds: ^bb7, ^bb9
    %230 = arith.cmpi slt, %221, %220 : i32
    cf.cond_br %230, ^bb9, ^bb10
  ^bb9:  // pred: ^bb8
    %231 = ttg.async_wait %226, %227 {num = 0 : i32}
    ttg.barrier local
    %232 = arith.addi %225, %c1_i32 : i32
    %233 = arith.cmpi slt, %232, %c2_i32 : i32
    %234 = arith.select %233, %232, %c0_i32 : i32
    %235 = arith.addi %221, %c64_i32 : i32
    %236 = tt.splat %235 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #linear1}>>
    %237 = tt.splat %221 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %238 = tt.splat %235 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #linear}>>
    %239 = arith.addi %236, %19 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #linear1}>>
    %240 = arith.addi %237, %21 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %241 = arith.addi %238, %20 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #linear}>>
    %242 = tt.expand_dims %239 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #linear1}>> -> tensor<1x64xi32, #linear1>
    %243 = tt.expand_dims %240 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma}>> -> tensor<1x64xi32, #mma>
    %244 = arith.cmpi slt, %242, %58 : tensor<1x64xi32, #linear1>
    %245 = arith.muli %242, %cst_7 : tensor<1x64xi32, #linear1>
    %246 = tt.addptr %59, %245 : tensor<1x64x!tt.ptr<f16>, #linear1>, tensor<1x64xi32, #linear1>
    %247 = tt.broadcast %246 : tensor<1x64x!tt.ptr<f16>, #linear1> -> tensor<64x64x!tt.ptr<f16>, #linear1>
    %248 = tt.addptr %247, %62 : tensor<64x64x!tt.ptr<f16>, #linear1>, tensor<64x64xi32, #linear1>
    %249 = tt.broadcast %244 : tensor<1x64xi1, #linear1> -> tensor<64x64xi1, #linear1>
    %250 = ttg.memdesc_index %189[%234] : !ttg.memdesc<2x64x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared1, #smem, mutable>
    %251 = ttg.async_copy_global_to_local %248, %250 mask %249 other %cst_6 {contiguity = 8 : i32} : tensor<64x64x!tt.ptr<f16>, #linear1> -> <64x64xf16, #shared1, #smem, mutable>
    %252 = ttg.async_commit_group tokens %251
    %253 = ttg.local_load %228 token %231 {ttg.amdg.syncedViaAsyncWait = true} : !ttg.memdesc<64x64xf16, #shared1, #smem, mutable> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
    %254 = tt.dot %55, %253, %cst_1 : tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<128x64xf32, #mma>
    %255 = arith.mulf %254, %63 : tensor<128x64xf32, #mma>
    %256 = tt.broadcast %243 : tensor<1x64xi32, #mma> -> tensor<128x64xi32, #mma>
    %257 = arith.cmpi sge, %188, %256 : tensor<128x64xi32, #mma>
    %258 = arith.select %257, %255, %cst : tensor<128x64xi1, #mma>, tensor<128x64xf32, #mma>
    %259 = "tt.reduce"(%258) <{axis = 1 : i32}> ({
    ^bb0(%arg7: f32, %arg8: f32):
      %345 = arith.maxnumf %arg7, %arg8 : f32
      tt.reduce.return %345 : f32
    }) : (tensor<128x64xf32, #mma>) -> tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %260 = arith.maxnumf %224, %259 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %261 = tt.expand_dims %260 {axis = 1 : i32} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<128x1xf32, #mma>
    %262 = tt.broadcast %261 : tensor<128x1xf32, #mma> -> tensor<128x64xf32, #mma>
    %263 = arith.subf %258, %262 : tensor<128x64xf32, #mma>
    %264 = math.exp2 %263 : tensor<128x64xf32, #mma>
    %265 = arith.subf %224, %260 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %266 = math.exp2 %265 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %267 = arith.mulf %223, %266 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %268 = "tt.reduce"(%264) <{axis = 1 : i32}> ({
    ^bb0(%arg7: f32, %arg8: f32):
      %345 = arith.addf %arg7, %arg8 : f32
      tt.reduce.return %345 : f32
    }) : (tensor<128x64xf32, #mma>) -> tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %269 = arith.addf %267, %268 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %270 = tt.expand_dims %241 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #linear}>> -> tensor<64x1xi32, #linear>
    %271 = arith.cmpi slt, %270, %64 : tensor<64x1xi32, #linear>
    %272 = arith.muli %270, %cst_8 : tensor<64x1xi32, #linear>
    %273 = tt.addptr %65, %272 : tensor<64x1x!tt.ptr<f16>, #linear>, tensor<64x1xi32, #linear>
    %274 = tt.broadcast %273 : tensor<64x1x!tt.ptr<f16>, #linear> -> tensor<64x64x!tt.ptr<f16>, #linear>
    %275 = tt.addptr %274, %66 : tensor<64x64x!tt.ptr<f16>, #linear>, tensor<64x64xi32, #linear>
    %276 = tt.broadcast %271 : tensor<64x1xi1, #linear> -> tensor<64x64xi1, #linear>
    %277 = ttg.memdesc_index %190[%234] : !ttg.memdesc<2x64x64xf16, #shared2, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared2, #smem, mutable>
    %278 = ttg.async_copy_global_to_local %275, %277 mask %276 other %cst_5 {contiguity = 8 : i32} : tensor<64x64x!tt.ptr<f16>, #linear> -> <64x64xf16, #shared2, #smem, mutable>
    %279 = ttg.async_commit_group tokens %278
    %280 = ttg.local_load %229 token %231 {ttg.amdg.syncedViaAsyncWait = true} : !ttg.memdesc<64x64xf16, #shared2, #smem, mutable> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>>
    %281 = arith.truncf %264 : tensor<128x64xf32, #mma> to tensor<128x64xf16, #mma>
    %282 = tt.expand_dims %266 {axis = 1 : i32} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<128x1xf32, #mma>
    %283 = tt.broadcast %282 : tensor<128x1xf32, #mma> -> tensor<128x64xf32, #mma>
    %284 = arith.mulf %222, %283 : tensor<128x64xf32, #mma>
    %285 = ttg.convert_layout %281 : tensor<128x64xf16, #mma> -> tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>>
    %286 = tt.dot %285, %280, %284 : tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>> * tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>> -> tensor<128x64xf32, #mma>
    %287 = arith.addi %221, %c64_i32 : i32
    cf.br ^bb8(%287, %286, %269, %260, %234, %252, %279, %250, %277 : i32, tensor<128x64xf32, #mma>, tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>, tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>, i32, !ttg.async.token, !ttg.async.token, !ttg.memdesc<64x64xf16, #shared1, #smem, mutable>, !ttg.memdesc<64x64xf16, #shared2, #smem, mutable>)
  ^bb10:  // pred: ^bb8
    %288 = arith.subi %187, %6 : i32
    %289 = arith.addi %288, %c63_i32 : i32
    %290 = arith.divsi %289, %c64_i32 : i32
    %291 = arith.subi %290, %c1_i32 : i32
    %292 = arith.maxsi %291, %c0_i32 : i32
    %293 = arith.muli %292, %c64_i32 : i32
    %294 = arith.addi %6, %293 : i32
    %295 = arith.cmpi sge, %290, %c1_i32 : i32
    %296 = ttg.async_wait %226, %227 {num = 0 : i32}
    ttg.barrier local
    %297 = tt.splat %294 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %298 = arith.addi %297, %21 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %299 = tt.expand_dims %298 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma}>> -> tensor<1x64xi32, #mma>
    %300 = ttg.local_load %228 token %296 {ttg.amdg.syncedViaAsyncWait = true} : !ttg.memdesc<64x64xf16, #shared1, #smem, mutable> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
    cf.cond_br %295, ^bb11, ^bb12(%cst_1 : tensor<128x64xf32, #mma>)
  ^bb11:  // pred: ^bb10
    %301 = tt.dot %55, %300, %cst_1 : tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<128x64xf32, #mma>
    cf.br ^bb12(%301 : tensor<128x64xf32, #mma>)
  ^bb12(%302: tensor<128x64xf32, #mma>):  // 2 preds: ^bb10, ^bb11
    %303 = arith.mulf %302, %63 : tensor<128x64xf32, #mma>
    %304 = tt.broadcast %299 : tensor<1x64xi32, #mma> -> tensor<128x64xi32, #mma>
    %305 = arith.cmpi sge, %188, %304 : tensor<128x64xi32, #mma>
    %306 = arith.select %305, %303, %cst : tensor<128x64xi1, #mma>, tensor<128x64xf32, #mma>
    %307 = "tt.reduce"(%306) <{axis = 1 : i32}> ({
    ^bb0(%arg7: f32, %arg8: f32):
      %345 = arith.maxnumf %arg7, %arg8 : f32
      tt.reduce.return %345 : f32
    }) : (tensor<128x64xf32, #mma>) -> tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %308 = arith.maxnumf %224, %307 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %309 = tt.expand_dims %308 {axis = 1 : i32} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<128x1xf32, #mma>
    %310 = tt.broadcast %309 : tensor<128x1xf32, #mma> -> tensor<128x64xf32, #mma>
    %311 = arith.subf %306, %310 : tensor<128x64xf32, #mma>
    %312 = math.exp2 %311 : tensor<128x64xf32, #mma>
    %313 = arith.subf %224, %308 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %314 = math.exp2 %313 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %315 = arith.mulf %223, %314 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %316 = "tt.reduce"(%312) <{axis = 1 : i32}> ({
    ^bb0(%arg7: f32, %arg8: f32):
      %345 = arith.addf %arg7, %arg8 : f32
      tt.reduce.return %345 : f32
    }) : (tensor<128x64xf32, #mma>) -> tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %317 = arith.addf %315, %316 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %318 = ttg.local_load %229 token %296 {ttg.amdg.syncedViaAsyncWait = true} : !ttg.memdesc<64x64xf16, #shared2, #smem, mutable> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>>
    %319 = arith.truncf %312 : tensor<128x64xf32, #mma> to tensor<128x64xf16, #mma>
    %320 = tt.expand_dims %314 {axis = 1 : i32} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<128x1xf32, #mma>
    %321 = tt.broadcast %320 : tensor<128x1xf32, #mma> -> tensor<128x64xf32, #mma>
    %322 = arith.mulf %222, %321 : tensor<128x64xf32, #mma>
    %323 = ttg.convert_layout %319 : tensor<128x64xf16, #mma> -> tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>>
    cf.cond_br %295, ^bb13, ^bb14(%322 : tensor<128x64xf32, #mma>)
  ^bb13:  // pred: ^bb12
    %324 = tt.dot %323, %318, %322 : tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>> * tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>> -> tensor<128x64xf32, #mma>
    cf.br ^bb14(%324 : tensor<128x64xf32, #mma>)
  ^bb14(%325: tensor<128x64xf32, #mma>):  // 2 preds: ^bb12, ^bb13
    %326 = arith.select %295, %325, %222 : tensor<128x64xf32, #mma>
    %327 = arith.select %295, %317, %223 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %328 = arith.select %295, %308, %224 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    ttg.local_dealloc %190 : !ttg.memdesc<2x64x64xf16, #shared2, #smem, mutable>
    ttg.local_dealloc %189 : !ttg.memdesc<2x64x64xf16, #shared1, #smem, mutable>
    %329 = tt.expand_dims %327 {axis = 1 : i32} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<128x1xf32, #mma>
    %330 = tt.broadcast %329 : tensor<128x1xf32, #mma> -> tensor<128x64xf32, #mma>
    %331 = arith.divf %326, %330 : tensor<128x64xf32, #mma>
    %332 = tt.splat %arg6 : i32 -> tensor<128xi32, #blocked1>
    %333 = arith.cmpi slt, %18, %332 : tensor<128xi32, #blocked1>
    %334 = arith.muli %1, %arg6 : i32
    %335 = tt.addptr %arg4, %334 : !tt.ptr<f32>, i32
    %336 = tt.splat %335 : !tt.ptr<f32> -> tensor<128x!tt.ptr<f32>, #blocked1>
    %337 = tt.addptr %336, %18 : tensor<128x!tt.ptr<f32>, #blocked1>, tensor<128xi32, #blocked1>
    %338 = math.log2 %327 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %339 = arith.addf %328, %338 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    ttg.barrier local
    %340 = ttg.convert_layout %339 {allocation.offset = 0 : i32, allocation.size = 512 : i32} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<128xf32, #blocked1>
    tt.store %337, %340, %333 : tensor<128x!tt.ptr<f32>, #blocked1>
    %341 = tt.splat %arg3 : !tt.ptr<f16> -> tensor<128x64x!tt.ptr<f16>, #linear2>
    %342 = tt.addptr %341, %43 : tensor<128x64x!tt.ptr<f16>, #linear2>, tensor<128x64xi64, #linear2>
    %343 = arith.truncf %331 : tensor<128x64xf32, #mma> to tensor<128x64xf16, #mma>
    %344 = ttg.convert_layout %343 : tensor<128x64xf16, #mma> -> tensor<128x64xf16, #linear2>
    tt.store %342, %344, %51 : tensor<128x64x!tt.ptr<f16>, #linear2>
    tt.return
  }
}

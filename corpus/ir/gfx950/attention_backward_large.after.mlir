#blocked = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 16], warpsPerCTA = [8, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [8, 1], threadsPerWarp = [16, 4], warpsPerCTA = [1, 8], order = [0, 1]}>
#linear = #ttg.linear<{register = [[1, 0], [2, 0], [4, 0], [0, 8]], lane = [[8, 0], [16, 0], [32, 0], [64, 0], [0, 16], [0, 32]], warp = [[0, 1], [0, 2], [0, 4]], block = []}>
#linear1 = #ttg.linear<{register = [[0, 1], [0, 2], [0, 4], [0, 16]], lane = [[1, 0], [2, 0], [4, 0], [8, 0], [16, 0], [0, 8]], warp = [[0, 32], [0, 64], [32, 0]], block = []}>
#linear2 = #ttg.linear<{register = [[0, 1], [0, 2], [0, 8], [0, 16], [0, 32]], lane = [[1, 0], [2, 0], [4, 0], [8, 0], [16, 0], [0, 4]], warp = [[32, 0], [64, 0], [0, 0]], block = []}>
#linear3 = #ttg.linear<{register = [[0, 1], [0, 2], [0, 4], [0, 16], [0, 32], [0, 64], [32, 0]], lane = [[1, 0], [2, 0], [4, 0], [8, 0], [16, 0], [0, 8]], warp = [[0, 0], [0, 0], [0, 0]], block = []}>
#mma = #ttg.amd_mfma<{version = 4, warpsPerCTA = [2, 4], instrShape = [32, 32, 16], isTransposed = true}>
#mma1 = #ttg.amd_mfma<{version = 4, warpsPerCTA = [8, 1], instrShape = [32, 32, 16], isTransposed = true}>
#shared = #ttg.swizzled_shared<{vec = 8, perPhase = 1, maxPhase = 16, order = [1, 0]}>
#shared1 = #ttg.swizzled_shared<{vec = 8, perPhase = 1, maxPhase = 16, order = [0, 1]}>
#shared2 = #ttg.swizzled_shared<{vec = 4, perPhase = 2, maxPhase = 8, order = [0, 1]}>
#shared3 = #ttg.swizzled_shared<{vec = 4, perPhase = 1, maxPhase = 16, order = [1, 0]}>
#shared4 = #ttg.padded_shared<[512:+8] {offset = [[1, 0], [2, 0], [4, 0], [8, 0], [16, 0], [32, 0], [64, 0], [0, 16], [0, 32], [0, 1], [0, 2], [0, 4], [0, 8]], block = []}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 8 : i32, ttg.shared = 149440 : i32, ttg.target = "hip:gfx950", "ttg.threads-per-warp" = 64 : i32} {
  tt.func public @attention_backward(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg3: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg4: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg5: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg6: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg7: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg8: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg9: f32, %arg10: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<0.000000e+00> : tensor<64x128xf32, #mma>
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<64x64xf32, #mma1>
    %c4_i32 = arith.constant 4 : i32
    %c63_i32 = arith.constant 63 : i32
    %c256_i32 = arith.constant 256 : i32
    %c128_i32 = arith.constant 128 : i32
    %c192_i32 = arith.constant 192 : i32
    %c0_i32 = arith.constant 0 : i32
    %c1_i32 = arith.constant 1 : i32
    %c128_i64 = arith.constant 128 : i64
    %c64_i32 = arith.constant 64 : i32
    %cst_1 = arith.constant dense<128> : tensor<64x1xi32, #blocked>
    %cst_2 = arith.constant dense<128> : tensor<1x64xi32, #blocked1>
    %c2_i32 = arith.constant 2 : i32
    %cst_3 = arith.constant dense<64> : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %cst_4 = arith.constant dense<128> : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %c255_i32 = arith.constant 255 : i32
    %c448_i32 = arith.constant 448 : i32
    %c384_i32 = arith.constant 384 : i32
    %c320_i32 = arith.constant 320 : i32
    %cst_5 = arith.constant dense<192> : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %cst_6 = arith.constant dense<192> : tensor<64xi32, #ttg.slice<{dim = 0, parent = #linear}>>
    %cst_7 = arith.constant dense<128> : tensor<64xi32, #ttg.slice<{dim = 0, parent = #linear}>>
    %cst_8 = arith.constant dense<64> : tensor<64xi32, #ttg.slice<{dim = 0, parent = #linear}>>
    %cst_9 = arith.constant dense<128> : tensor<1x64xi32, #linear>
    %cst_10 = arith.constant dense<128> : tensor<64x1xi32, #mma>
    %cst_11 = arith.constant dense<128> : tensor<64x1xi32, #linear1>
    %0 = tt.get_program_id y : i32
    %1 = arith.extsi %0 : i32 to i64
    %2 = arith.extsi %arg10 : i32 to i64
    %3 = arith.muli %1, %2 : i64
    %4 = arith.muli %3, %c128_i64 : i64
    %5 = arith.muli %0, %arg10 : i32
    %6 = tt.get_program_id x : i32
    %7 = arith.muli %6, %c64_i32 : i32
    %8 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #linear1}>>
    %9 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %10 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %11 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #mma1}>>
    %12 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %13 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma1}>>
    %14 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #linear}>>
    %15 = tt.splat %7 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #linear1}>>
    %16 = tt.splat %7 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %17 = tt.splat %7 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %18 = tt.splat %7 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #mma1}>>
    %19 = arith.addi %15, %8 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #linear1}>>
    %20 = arith.addi %16, %9 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %21 = arith.addi %17, %10 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %22 = arith.addi %18, %11 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #mma1}>>
    %23 = tt.addptr %arg1, %4 : !tt.ptr<f16>, i64
    %24 = tt.expand_dims %19 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #linear1}>> -> tensor<64x1xi32, #linear1>
    %25 = tt.expand_dims %20 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xi32, #blocked>
    %26 = tt.expand_dims %21 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<64x1xi32, #mma>
    %27 = tt.expand_dims %22 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #mma1}>> -> tensor<64x1xi32, #mma1>
    %28 = arith.muli %24, %cst_11 : tensor<64x1xi32, #linear1>
    %29 = arith.muli %25, %cst_1 : tensor<64x1xi32, #blocked>
    %30 = arith.muli %26, %cst_10 : tensor<64x1xi32, #mma>
    %31 = tt.splat %23 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked>
    %32 = tt.addptr %31, %29 : tensor<64x1x!tt.ptr<f16>, #blocked>, tensor<64x1xi32, #blocked>
    %33 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #linear1}>>
    %34 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %35 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %36 = tt.expand_dims %33 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #linear1}>> -> tensor<1x128xi32, #linear1>
    %37 = tt.expand_dims %34 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x128xi32, #blocked>
    %38 = tt.expand_dims %35 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #mma}>> -> tensor<1x128xi32, #mma>
    %39 = tt.broadcast %32 : tensor<64x1x!tt.ptr<f16>, #blocked> -> tensor<64x128x!tt.ptr<f16>, #blocked>
    %40 = tt.broadcast %36 : tensor<1x128xi32, #linear1> -> tensor<64x128xi32, #linear1>
    %41 = tt.broadcast %37 : tensor<1x128xi32, #blocked> -> tensor<64x128xi32, #blocked>
    %42 = tt.broadcast %38 : tensor<1x128xi32, #mma> -> tensor<64x128xi32, #mma>
    %43 = tt.addptr %39, %41 : tensor<64x128x!tt.ptr<f16>, #blocked>, tensor<64x128xi32, #blocked>
    %44 = tt.load %43 : tensor<64x128x!tt.ptr<f16>, #blocked>
    %45 = ttg.local_alloc %44 {allocation.offset = 0 : i32} : (tensor<64x128xf16, #blocked>) -> !ttg.memdesc<64x128xf16, #shared, #smem>
    ttg.barrier local
    %46 = ttg.local_load %45 {ttg.amdg.syncedViaAsyncWait = false} : !ttg.memdesc<64x128xf16, #shared, #smem> -> tensor<64x128xf16, #ttg.dot_op<{opIdx = 0, parent = #mma1, kWidth = 8}>>
    %47 = tt.addptr %arg2, %4 : !tt.ptr<f16>, i64
    %48 = tt.splat %47 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked>
    %49 = tt.addptr %48, %29 : tensor<64x1x!tt.ptr<f16>, #blocked>, tensor<64x1xi32, #blocked>
    %50 = tt.broadcast %49 : tensor<64x1x!tt.ptr<f16>, #blocked> -> tensor<64x128x!tt.ptr<f16>, #blocked>
    %51 = tt.addptr %50, %41 : tensor<64x128x!tt.ptr<f16>, #blocked>, tensor<64x128xi32, #blocked>
    %52 = tt.load %51 : tensor<64x128x!tt.ptr<f16>, #blocked>
    ttg.barrier local
    %53 = ttg.local_alloc %52 {allocation.offset = 0 : i32} : (tensor<64x128xf16, #blocked>) -> !ttg.memdesc<64x128xf16, #shared, #smem>
    ttg.barrier local
    %54 = ttg.local_load %53 {ttg.amdg.syncedViaAsyncWait = false} : !ttg.memdesc<64x128xf16, #shared, #smem> -> tensor<64x128xf16, #ttg.dot_op<{opIdx = 0, parent = #mma1, kWidth = 8}>>
    %55 = tt.addptr %arg0, %4 : !tt.ptr<f16>, i64
    %56 = tt.splat %55 : !tt.ptr<f16> -> tensor<1x64x!tt.ptr<f16>, #blocked1>
    %57 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %58 = tt.expand_dims %57 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<128x1xi32, #blocked1>
    %59 = tt.broadcast %58 : tensor<128x1xi32, #blocked1> -> tensor<128x64xi32, #blocked1>
    %60 = tt.addptr %arg7, %5 : !tt.ptr<f32>, i32
    %61 = tt.splat %60 : !tt.ptr<f32> -> tensor<64x!tt.ptr<f32>, #ttg.slice<{dim = 0, parent = #mma1}>>
    %62 = tt.splat %arg9 : f32 -> tensor<64x64xf32, #mma1>
    %63 = tt.broadcast %27 : tensor<64x1xi32, #mma1> -> tensor<64x64xi32, #mma1>
    %64 = tt.addptr %arg3, %4 : !tt.ptr<f16>, i64
    %65 = tt.splat %64 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked>
    %66 = tt.addptr %arg8, %5 : !tt.ptr<f32>, i32
    %67 = tt.splat %66 : !tt.ptr<f32> -> tensor<64x!tt.ptr<f32>, #ttg.slice<{dim = 0, parent = #mma1}>>
    %68 = arith.subi %arg10, %7 : i32
    %69 = arith.addi %68, %c63_i32 : i32
    %70 = arith.divui %69, %c64_i32 : i32
    %71 = arith.remsi %70, %c4_i32 : i32
    %72 = arith.subi %70, %71 : i32
    %73 = arith.muli %72, %c64_i32 : i32
    %74 = arith.addi %7, %73 : i32
    %75 = arith.cmpi slt, %7, %74 : i32
    %76 = tt.splat %7 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %77 = tt.splat %7 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma1}>>
    %78 = arith.addi %76, %12 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %79 = arith.addi %77, %13 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma1}>>
    %80 = tt.expand_dims %78 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x64xi32, #blocked1>
    %81 = arith.muli %80, %cst_2 : tensor<1x64xi32, #blocked1>
    %82 = tt.addptr %56, %81 : tensor<1x64x!tt.ptr<f16>, #blocked1>, tensor<1x64xi32, #blocked1>
    %83 = tt.broadcast %82 : tensor<1x64x!tt.ptr<f16>, #blocked1> -> tensor<128x64x!tt.ptr<f16>, #blocked1>
    %84 = tt.addptr %83, %59 : tensor<128x64x!tt.ptr<f16>, #blocked1>, tensor<128x64xi32, #blocked1>
    %85 = tt.splat %75 : i1 -> tensor<128x64xi1, #blocked1>
    %86 = tt.load %84, %85 {amd.pipeliner_part = "prologue"} : tensor<128x64x!tt.ptr<f16>, #blocked1>
    %87 = tt.addptr %61, %79 : tensor<64x!tt.ptr<f32>, #ttg.slice<{dim = 0, parent = #mma1}>>, tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma1}>>
    %88 = tt.splat %75 : i1 -> tensor<64xi1, #ttg.slice<{dim = 0, parent = #mma1}>>
    %89 = tt.load %87, %88 {amd.pipeliner_part = "prologue"} : tensor<64x!tt.ptr<f32>, #ttg.slice<{dim = 0, parent = #mma1}>>
    %90 = tt.addptr %65, %29 : tensor<64x1x!tt.ptr<f16>, #blocked>, tensor<64x1xi32, #blocked>
    %91 = tt.broadcast %90 : tensor<64x1x!tt.ptr<f16>, #blocked> -> tensor<64x128x!tt.ptr<f16>, #blocked>
    %92 = tt.addptr %91, %41 : tensor<64x128x!tt.ptr<f16>, #blocked>, tensor<64x128xi32, #blocked>
    %93 = tt.splat %75 : i1 -> tensor<64x128xi1, #blocked>
    %94 = tt.load %92, %93 {amd.pipeliner_part = "prologue"} : tensor<64x128x!tt.ptr<f16>, #blocked>
    %95 = tt.addptr %67, %79 : tensor<64x!tt.ptr<f32>, #ttg.slice<{dim = 0, parent = #mma1}>>, tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma1}>>
    %96 = tt.load %95, %88 {amd.pipeliner_part = "prologue"} : tensor<64x!tt.ptr<f32>, #ttg.slice<{dim = 0, parent = #mma1}>>
    %97 = arith.addi %7, %c64_i32 : i32
    %98 = tt.splat %97 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %99 = tt.splat %97 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma1}>>
    %100 = tt.splat %97 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %101 = arith.addi %98, %12 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %102 = arith.addi %99, %13 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma1}>>
    %103 = arith.addi %100, %9 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %104 = tt.expand_dims %101 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x64xi32, #blocked1>
    %105 = arith.muli %104, %cst_2 : tensor<1x64xi32, #blocked1>
    %106 = tt.addptr %56, %105 : tensor<1x64x!tt.ptr<f16>, #blocked1>, tensor<1x64xi32, #blocked1>
    %107 = tt.broadcast %106 : tensor<1x64x!tt.ptr<f16>, #blocked1> -> tensor<128x64x!tt.ptr<f16>, #blocked1>
    %108 = tt.addptr %107, %59 : tensor<128x64x!tt.ptr<f16>, #blocked1>, tensor<128x64xi32, #blocked1>
    %109 = tt.load %108, %85 {amd.pipeliner_part = "prologue"} : tensor<128x64x!tt.ptr<f16>, #blocked1>
    %110 = tt.addptr %61, %102 : tensor<64x!tt.ptr<f32>, #ttg.slice<{dim = 0, parent = #mma1}>>, tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma1}>>
    %111 = tt.load %110, %88 {amd.pipeliner_part = "prologue"} : tensor<64x!tt.ptr<f32>, #ttg.slice<{dim = 0, parent = #mma1}>>
    %112 = tt.expand_dims %103 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xi32, #blocked>
    %113 = arith.muli %112, %cst_1 : tensor<64x1xi32, #blocked>
    %114 = tt.addptr %65, %113 : tensor<64x1x!tt.ptr<f16>, #blocked>, tensor<64x1xi32, #blocked>
    %115 = tt.broadcast %114 : tensor<64x1x!tt.ptr<f16>, #blocked> -> tensor<64x128x!tt.ptr<f16>, #blocked>
    %116 = tt.addptr %115, %41 : tensor<64x128x!tt.ptr<f16>, #blocked>, tensor<64x128xi32, #blocked>
    %117 = tt.load %116, %93 {amd.pipeliner_part = "prologue"} : tensor<64x128x!tt.ptr<f16>, #blocked>
    %118 = tt.addptr %67, %102 : tensor<64x!tt.ptr<f32>, #ttg.slice<{dim = 0, parent = #mma1}>>, tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma1}>>
    %119 = tt.load %118, %88 {amd.pipeliner_part = "prologue"} : tensor<64x!tt.ptr<f32>, #ttg.slice<{dim = 0, parent = #mma1}>>
    %120 = arith.addi %7, %c128_i32 : i32
    %121 = tt.splat %120 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %122 = tt.splat %120 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma1}>>
    %123 = tt.splat %120 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %124 = arith.addi %121, %12 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %125 = arith.addi %122, %13 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma1}>>
    %126 = arith.addi %123, %9 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %127 = tt.expand_dims %124 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x64xi32, #blocked1>
    %128 = arith.muli %127, %cst_2 : tensor<1x64xi32, #blocked1>
    %129 = tt.addptr %56, %128 : tensor<1x64x!tt.ptr<f16>, #blocked1>, tensor<1x64xi32, #blocked1>
    %130 = tt.broadcast %129 : tensor<1x64x!tt.ptr<f16>, #blocked1> -> tensor<128x64x!tt.ptr<f16>, #blocked1>
    %131 = tt.addptr %130, %59 : tensor<128x64x!tt.ptr<f16>, #blocked1>, tensor<128x64xi32, #blocked1>
    %132 = tt.load %131, %85 {amd.pipeliner_part = "prologue"} : tensor<128x64x!tt.ptr<f16>, #blocked1>
    %133 = tt.addptr %61, %125 : tensor<64x!tt.ptr<f32>, #ttg.slice<{dim = 0, parent = #mma1}>>, tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma1}>>
    %134 = tt.load %133, %88 {amd.pipeliner_part = "prologue"} : tensor<64x!tt.ptr<f32>, #ttg.slice<{dim = 0, parent = #mma1}>>
    %135 = tt.expand_dims %126 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xi32, #blocked>
    %136 = arith.muli %135, %cst_1 : tensor<64x1xi32, #blocked>
    %137 = tt.addptr %65, %136 : tensor<64x1x!tt.ptr<f16>, #blocked>, tensor<64x1xi32, #blocked>
    %138 = tt.broadcast %137 : tensor<64x1x!tt.ptr<f16>, #blocked> -> tensor<64x128x!tt.ptr<f16>, #blocked>
    %139 = tt.addptr %138, %41 : tensor<64x128x!tt.ptr<f16>, #blocked>, tensor<64x128xi32, #blocked>
    %140 = tt.load %139, %93 {amd.pipeliner_part = "prologue"} : tensor<64x128x!tt.ptr<f16>, #blocked>
    %141 = tt.addptr %67, %125 : tensor<64x!tt.ptr<f32>, #ttg.slice<{dim = 0, parent = #mma1}>>, tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma1}>>
    %142 = tt.load %141, %88 {amd.pipeliner_part = "prologue"} : tensor<64x!tt.ptr<f32>, #ttg.slice<{dim = 0, parent = #mma1}>>
    %143 = arith.addi %7, %c192_i32 : i32
    %144 = tt.splat %143 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %145 = tt.splat %143 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma1}>>
    %146 = tt.splat %143 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %147 = arith.addi %144, %12 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %148 = arith.addi %145, %13 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma1}>>
    %149 = arith.addi %146, %9 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %150 = tt.expand_dims %147 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x64xi32, #blocked1>
    %151 = arith.muli %150, %cst_2 : tensor<1x64xi32, #blocked1>
    %152 = tt.addptr %56, %151 : tensor<1x64x!tt.ptr<f16>, #blocked1>, tensor<1x64xi32, #blocked1>
    %153 = tt.broadcast %152 : tensor<1x64x!tt.ptr<f16>, #blocked1> -> tensor<128x64x!tt.ptr<f16>, #blocked1>
    %154 = tt.addptr %153, %59 : tensor<128x64x!tt.ptr<f16>, #blocked1>, tensor<128x64xi32, #blocked1>
    %155 = tt.load %154, %85 {amd.pipeliner_part = "prologue"} : tensor<128x64x!tt.ptr<f16>, #blocked1>
    %156 = tt.addptr %61, %148 : tensor<64x!tt.ptr<f32>, #ttg.slice<{dim = 0, parent = #mma1}>>, tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma1}>>
    %157 = tt.load %156, %88 {amd.pipeliner_part = "prologue"} : tensor<64x!tt.ptr<f32>, #ttg.slice<{dim = 0, parent = #mma1}>>
    %158 = tt.expand_dims %149 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xi32, #blocked>
    %159 = arith.muli %158, %cst_1 : tensor<64x1xi32, #blocked>
    %160 = tt.addptr %65, %159 : tensor<64x1x!tt.ptr<f16>, #blocked>, tensor<64x1xi32, #blocked>
    %161 = tt.broadcast %160 : tensor<64x1x!tt.ptr<f16>, #blocked> -> tensor<64x128x!tt.ptr<f16>, #blocked>
    %162 = tt.addptr %161, %41 : tensor<64x128x!tt.ptr<f16>, #blocked>, tensor<64x128xi32, #blocked>
    %163 = tt.load %162, %93 {amd.pipeliner_part = "prologue"} : tensor<64x128x!tt.ptr<f16>, #blocked>
    %164 = tt.addptr %67, %148 : tensor<64x!tt.ptr<f32>, #ttg.slice<{dim = 0, parent = #mma1}>>, tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma1}>>
    %165 = tt.load %164, %88 {amd.pipeliner_part = "prologue"} : tensor<64x!tt.ptr<f32>, #ttg.slice<{dim = 0, parent = #mma1}>>
    %166 = arith.subi %74, %c256_i32 : i32
    cf.br ^bb1(%7, %cst, %cst, %79, %86, %89, %94, %96, %102, %109, %111, %117, %119, %125, %132, %134, %140, %142, %148, %155, %157, %163, %165 : i32, tensor<64x128xf32, #mma>, tensor<64x128xf32, #mma>, tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma1}>>, tensor<128x64xf16, #blocked1>, tensor<64xf32, #ttg.slice<{dim = 0, parent = #mma1}>>, tensor<64x128xf16, #blocked>, tensor<64xf32, #ttg.slice<{dim = 0, parent = #mma1}>>, tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma1}>>, tensor<128x64xf16, #blocked1>, tensor<64xf32, #ttg.slice<{dim = 0, parent = #mma1}>>, tensor<64x128xf16, #blocked>, tensor<64xf32, #ttg.slice<{dim = 0, parent = #mma1}>>, tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma1}>>, tensor<128x64xf16, #blocked1>, tensor<64xf32, #ttg.slice<{dim = 0, parent = #mma1}>>, tensor<64x128xf16, #blocked>, tensor<64xf32, #ttg.slice<{dim = 0, parent = #mma1}>>, tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma1}>>, tensor<128x64xf16, #blocked1>, tensor<64xf32, #ttg.slice<{dim = 0, parent = #mma1}>>, tensor<64x128xf16, #blocked>, tensor<64xf32, #ttg.slice<{dim = 0, parent = #mma1}>>)
  ^bb1(%167: i32, %168: tensor<64x128xf32, #mma>, %169: tensor<64x128xf32, #mma>, %170: tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma1}>>, %171: tensor<128x64xf16, #blocked1>, %172: tensor<64xf32, #ttg.slice<{dim = 0, parent = #mma1}>>, %173: tensor<64x128xf16, #blocked>, %174: tensor<64xf32, #ttg.slice<{dim = 0, parent = #mma1}>>, %175: tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma1}>>, %176: tensor<128x64xf16, #blocked1>, %177: tensor<64xf32, #ttg.slice<{dim = 0, parent = #mma1}>>, %178: tensor<64x128xf16, #blocked>, %179: tensor<64xf32, #ttg.slice<{dim = 0, parent = #mma1}>>, %180: tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma1}>>, %181: tensor<128x64xf16, #blocked1>, %182: tensor<64xf32, #ttg.slice<{dim = 0, parent = #mma1}>>, %183: tensor<64x128xf16, #blocked>, %184: tensor<64xf32, #ttg.slice<{dim = 0, parent = #mma1}>>, %185: tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma1}>>, %186: tensor<128x64xf16, #blocked1>, %187: tensor<64xf32, #ttg.slice<{dim = 0, parent = #mma1}>>, %188: tensor<64x128xf16, #blocked>, %189: tensor<64xf32, #ttg.slice<{dim = 0, parent = #mma1}>>):  // 2 preds: ^bb0, ^bb2
    %190 = arith.cmpi slt, %167, %166 : i32
    cf.cond_br %190, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %191 = arith.addi %167, %c256_i32 : i32
    %192 = tt.splat %191 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %193 = tt.splat %191 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma1}>>
    %194 = tt.splat %191 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %195 = arith.addi %192, %12 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %196 = arith.addi %193, %13 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma1}>>
    %197 = arith.addi %194, %9 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %198 = tt.expand_dims %195 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x64xi32, #blocked1>
    %199 = tt.expand_dims %170 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma1}>> -> tensor<1x64xi32, #mma1>
    %200 = arith.muli %198, %cst_2 : tensor<1x64xi32, #blocked1>
    %201 = tt.addptr %56, %200 : tensor<1x64x!tt.ptr<f16>, #blocked1>, tensor<1x64xi32, #blocked1>
    %202 = tt.broadcast %201 : tensor<1x64x!tt.ptr<f16>, #blocked1> -> tensor<128x64x!tt.ptr<f16>, #blocked1>
    %203 = tt.addptr %202, %59 : tensor<128x64x!tt.ptr<f16>, #blocked1>, tensor<128x64xi32, #blocked1>
    %204 = tt.load %203 : tensor<128x64x!tt.ptr<f16>, #blocked1>
    %205 = tt.addptr %61, %196 : tensor<64x!tt.ptr<f32>, #ttg.slice<{dim = 0, parent = #mma1}>>, tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma1}>>
    %206 = tt.load %205 : tensor<64x!tt.ptr<f32>, #ttg.slice<{dim = 0, parent = #mma1}>>
    ttg.barrier local
    %207 = ttg.local_alloc %171 {allocation.offset = 0 : i32} : (tensor<128x64xf16, #blocked1>) -> !ttg.memdesc<128x64xf16, #shared1, #smem>
    ttg.barrier local
    %208 = ttg.local_load %207 {ttg.amdg.syncedViaAsyncWait = false} : !ttg.memdesc<128x64xf16, #shared1, #smem> -> tensor<128x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma1, kWidth = 8}>>
    %209 = tt.dot %46, %208, %cst_0 : tensor<64x128xf16, #ttg.dot_op<{opIdx = 0, parent = #mma1, kWidth = 8}>> * tensor<128x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma1, kWidth = 8}>> -> tensor<64x64xf32, #mma1>
    %210 = arith.mulf %209, %62 : tensor<64x64xf32, #mma1>
    %211 = tt.expand_dims %172 {axis = 0 : i32} : tensor<64xf32, #ttg.slice<{dim = 0, parent = #mma1}>> -> tensor<1x64xf32, #mma1>
    %212 = tt.broadcast %211 : tensor<1x64xf32, #mma1> -> tensor<64x64xf32, #mma1>
    %213 = arith.subf %210, %212 : tensor<64x64xf32, #mma1>
    %214 = math.exp2 %213 : tensor<64x64xf32, #mma1>
    %215 = tt.broadcast %199 : tensor<1x64xi32, #mma1> -> tensor<64x64xi32, #mma1>
    %216 = arith.cmpi sge, %215, %63 : tensor<64x64xi32, #mma1>
    %217 = arith.select %216, %214, %cst_0 : tensor<64x64xi1, #mma1>, tensor<64x64xf32, #mma1>
    %218 = tt.expand_dims %197 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xi32, #blocked>
    %219 = arith.muli %218, %cst_1 : tensor<64x1xi32, #blocked>
    %220 = tt.addptr %65, %219 : tensor<64x1x!tt.ptr<f16>, #blocked>, tensor<64x1xi32, #blocked>
    %221 = tt.broadcast %220 : tensor<64x1x!tt.ptr<f16>, #blocked> -> tensor<64x128x!tt.ptr<f16>, #blocked>
    %222 = tt.addptr %221, %41 : tensor<64x128x!tt.ptr<f16>, #blocked>, tensor<64x128xi32, #blocked>
    %223 = tt.load %222 : tensor<64x128x!tt.ptr<f16>, #blocked>
    %224 = arith.truncf %217 : tensor<64x64xf32, #mma1> to tensor<64x64xf16, #mma1>
    ttg.barrier local
    %225 = ttg.local_alloc %224 {allocation.offset = 0 : i32} : (tensor<64x64xf16, #mma1>) -> !ttg.memdesc<64x64xf16, #shared2, #smem>
    ttg.barrier local
    %226 = ttg.local_load %225 {ttg.amdg.syncedViaAsyncWait = false} : !ttg.memdesc<64x64xf16, #shared2, #smem> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>>
    ttg.barrier local
    %227 = ttg.local_alloc %173 {allocation.offset = 0 : i32} : (tensor<64x128xf16, #blocked>) -> !ttg.memdesc<64x128xf16, #shared3, #smem>
    ttg.barrier local
    %228 = ttg.local_load %227 {ttg.amdg.syncedViaAsyncWait = false} : !ttg.memdesc<64x128xf16, #shared3, #smem> -> tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>>
    %229 = tt.dot %226, %228, %169 : tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>> * tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>> -> tensor<64x128xf32, #mma>
    %230 = tt.addptr %67, %196 : tensor<64x!tt.ptr<f32>, #ttg.slice<{dim = 0, parent = #mma1}>>, tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma1}>>
    %231 = tt.load %230 : tensor<64x!tt.ptr<f32>, #ttg.slice<{dim = 0, parent = #mma1}>>
    %232 = tt.trans %173 {order = array<i32: 1, 0>} : tensor<64x128xf16, #blocked> -> tensor<128x64xf16, #blocked1>
    ttg.barrier local
    %233 = ttg.local_alloc %232 {allocation.offset = 0 : i32} : (tensor<128x64xf16, #blocked1>) -> !ttg.memdesc<128x64xf16, #shared1, #smem>
    ttg.barrier local
    %234 = ttg.local_load %233 {ttg.amdg.syncedViaAsyncWait = false} : !ttg.memdesc<128x64xf16, #shared1, #smem> -> tensor<128x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma1, kWidth = 8}>>
    %235 = tt.dot %54, %234, %cst_0 : tensor<64x128xf16, #ttg.dot_op<{opIdx = 0, parent = #mma1, kWidth = 8}>> * tensor<128x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma1, kWidth = 8}>> -> tensor<64x64xf32, #mma1>
    %236 = tt.expand_dims %174 {axis = 0 : i32} : tensor<64xf32, #ttg.slice<{dim = 0, parent = #mma1}>> -> tensor<1x64xf32, #mma1>
    %237 = tt.broadcast %236 : tensor<1x64xf32, #mma1> -> tensor<64x64xf32, #mma1>
    %238 = arith.subf %235, %237 : tensor<64x64xf32, #mma1>
    %239 = arith.mulf %217, %238 : tensor<64x64xf32, #mma1>
    %240 = arith.truncf %239 : tensor<64x64xf32, #mma1> to tensor<64x64xf16, #mma1>
    %241 = tt.trans %171 {order = array<i32: 1, 0>} : tensor<128x64xf16, #blocked1> -> tensor<64x128xf16, #blocked>
    ttg.barrier local
    %242 = ttg.local_alloc %241 {allocation.offset = 0 : i32} : (tensor<64x128xf16, #blocked>) -> !ttg.memdesc<64x128xf16, #shared3, #smem>
    ttg.barrier local
    %243 = ttg.local_load %242 {ttg.amdg.syncedViaAsyncWait = false} : !ttg.memdesc<64x128xf16, #shared3, #smem> -> tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>>
    ttg.barrier local
    %244 = ttg.local_alloc %240 {allocation.offset = 0 : i32} : (tensor<64x64xf16, #mma1>) -> !ttg.memdesc<64x64xf16, #shared2, #smem>
    ttg.barrier local
    %245 = ttg.local_load %244 {ttg.amdg.syncedViaAsyncWait = false} : !ttg.memdesc<64x64xf16, #shared2, #smem> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>>
    %246 = tt.dot %245, %243, %168 : tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>> * tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>> -> tensor<64x128xf32, #mma>
    %247 = arith.addi %167, %c320_i32 : i32
    %248 = tt.splat %247 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %249 = tt.splat %247 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma1}>>
    %250 = tt.splat %247 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %251 = arith.addi %248, %12 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %252 = arith.addi %249, %13 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma1}>>
    %253 = arith.addi %250, %9 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %254 = tt.expand_dims %251 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x64xi32, #blocked1>
    %255 = tt.expand_dims %175 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma1}>> -> tensor<1x64xi32, #mma1>
    %256 = arith.muli %254, %cst_2 : tensor<1x64xi32, #blocked1>
    %257 = tt.addptr %56, %256 : tensor<1x64x!tt.ptr<f16>, #blocked1>, tensor<1x64xi32, #blocked1>
    %258 = tt.broadcast %257 : tensor<1x64x!tt.ptr<f16>, #blocked1> -> tensor<128x64x!tt.ptr<f16>, #blocked1>
    %259 = tt.addptr %258, %59 : tensor<128x64x!tt.ptr<f16>, #blocked1>, tensor<128x64xi32, #blocked1>
    %260 = tt.load %259 : tensor<128x64x!tt.ptr<f16>, #blocked1>
    %261 = tt.addptr %61, %252 : tensor<64x!tt.ptr<f32>, #ttg.slice<{dim = 0, parent = #mma1}>>, tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma1}>>
    %262 = tt.load %261 : tensor<64x!tt.ptr<f32>, #ttg.slice<{dim = 0, parent = #mma1}>>
    ttg.barrier local
    %263 = ttg.local_alloc %176 {allocation.offset = 0 : i32} : (tensor<128x64xf16, #blocked1>) -> !ttg.memdesc<128x64xf16, #shared1, #smem>
    ttg.barrier local
    %264 = ttg.local_load %263 {ttg.amdg.syncedViaAsyncWait = false} : !ttg.memdesc<128x64xf16, #shared1, #smem> -> tensor<128x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma1, kWidth = 8}>>
    %265 = tt.dot %46, %264, %cst_0 : tensor<64x128xf16, #ttg.dot_op<{opIdx = 0, parent = #mma1, kWidth = 8}>> * tensor<128x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma1, kWidth = 8}>> -> tensor<64x64xf32, #mma1>
    %266 = arith.mulf %265, %62 : tensor<64x64xf32, #mma1>
    %267 = tt.expand_dims %177 {axis = 0 : i32} : tensor<64xf32, #ttg.slice<{dim = 0, parent = #mma1}>> -> tensor<1x64xf32, #mma1>
    %268 = tt.broadcast %267 : tensor<1x64xf32, #mma1> -> tensor<64x64xf32, #mma1>
    %269 = arith.subf %266, %268 : tensor<64x64xf32, #mma1>
    %270 = math.exp2 %269 : tensor<64x64xf32, #mma1>
    %271 = tt.broadcast %255 : tensor<1x64xi32, #mma1> -> tensor<64x64xi32, #mma1>
    %272 = arith.cmpi sge, %271, %63 : tensor<64x64xi32, #mma1>
    %273 = arith.select %272, %270, %cst_0 : tensor<64x64xi1, #mma1>, tensor<64x64xf32, #mma1>
    %274 = tt.expand_dims %253 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xi32, #blocked>
    %275 = arith.muli %274, %cst_1 : tensor<64x1xi32, #blocked>
    %276 = tt.addptr %65, %275 : tensor<64x1x!tt.ptr<f16>, #blocked>, tensor<64x1xi32, #blocked>
    %277 = tt.broadcast %276 : tensor<64x1x!tt.ptr<f16>, #blocked> -> tensor<64x128x!tt.ptr<f16>, #blocked>
    %278 = tt.addptr %277, %41 : tensor<64x128x!tt.ptr<f16>, #blocked>, tensor<64x128xi32, #blocked>
    %279 = tt.load %278 : tensor<64x128x!tt.ptr<f16>, #blocked>
    %280 = arith.truncf %273 : tensor<64x64xf32, #mma1> to tensor<64x64xf16, #mma1>
    ttg.barrier local
    %281 = ttg.local_alloc %280 {allocation.offset = 0 : i32} : (tensor<64x64xf16, #mma1>) -> !ttg.memdesc<64x64xf16, #shared2, #smem>
    ttg.barrier local
    %282 = ttg.local_load %281 {ttg.amdg.syncedViaAsyncWait = false} : !ttg.memdesc<64x64xf16, #shared2, #smem> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>>
    ttg.barrier local
    %283 = ttg.local_alloc %178 {allocation.offset = 0 : i32} : (tensor<64x128xf16, #blocked>) -> !ttg.memdesc<64x128xf16, #shared3, #smem>
    ttg.barrier local
    %284 = ttg.local_load %283 {ttg.amdg.syncedViaAsyncWait = false} : !ttg.memdesc<64x128xf16, #shared3, #smem> -> tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>>
    %285 = tt.dot %282, %284, %229 : tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>> * tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>> -> tensor<64x128xf32, #mma>
    %286 = tt.addptr %67, %252 : tensor<64x!tt.ptr<f32>, #ttg.slice<{dim = 0, parent = #mma1}>>, tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma1}>>
    %287 = tt.load %286 : tensor<64x!tt.ptr<f32>, #ttg.slice<{dim = 0, parent = #mma1}>>
    %288 = tt.trans %178 {order = array<i32: 1, 0>} : tensor<64x128xf16, #blocked> -> tensor<128x64xf16, #blocked1>
    ttg.barrier local
    %289 = ttg.local_alloc %288 {allocation.offset = 0 : i32} : (tensor<128x64xf16, #blocked1>) -> !ttg.memdesc<128x64xf16, #shared1, #smem>
    ttg.barrier local
    %290 = ttg.local_load %289 {ttg.amdg.syncedViaAsyncWait = false} : !ttg.memdesc<128x64xf16, #shared1, #smem> -> tensor<128x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma1, kWidth = 8}>>
    %291 = tt.dot %54, %290, %cst_0 : tensor<64x128xf16, #ttg.dot_op<{opIdx = 0, parent = #mma1, kWidth = 8}>> * tensor<128x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma1, kWidth = 8}>> -> tensor<64x64xf32, #mma1>
    %292 = tt.expand_dims %179 {axis = 0 : i32} : tensor<64xf32, #ttg.slice<{dim = 0, parent = #mma1}>> -> tensor<1x64xf32, #mma1>
    %293 = tt.broadcast %292 : tensor<1x64xf32, #mma1> -> tensor<64x64xf32, #mma1>
    %294 = arith.subf %291, %293 : tensor<64x64xf32, #mma1>
    %295 = arith.mulf %273, %294 : tensor<64x64xf32, #mma1>
    %296 = arith.truncf %295 : tensor<64x64xf32, #mma1> to tensor<64x64xf16, #mma1>
    %297 = tt.trans %176 {order = array<i32: 1, 0>} : tensor<128x64xf16, #blocked1> -> tensor<64x128xf16, #blocked>
    ttg.barrier local
    %298 = ttg.local_alloc %297 {allocation.offset = 0 : i32} : (tensor<64x128xf16, #blocked>) -> !ttg.memdesc<64x128xf16, #shared3, #smem>
    ttg.barrier local
    %299 = ttg.local_load %298 {ttg.amdg.syncedViaAsyncWait = false} : !ttg.memdesc<64x128xf16, #shared3, #smem> -> tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>>
    ttg.barrier local
    %300 = ttg.local_alloc %296 {allocation.offset = 0 : i32} : (tensor<64x64xf16, #mma1>) -> !ttg.memdesc<64x64xf16, #shared2, #smem>
    ttg.barrier local
    %301 = ttg.local_load %300 {ttg.amdg.syncedViaAsyncWait = false} : !ttg.memdesc<64x64xf16, #shared2, #smem> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>>
    %302 = tt.dot %301, %299, %246 : tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>> * tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>> -> tensor<64x128xf32, #mma>
    %303 = arith.addi %167, %c384_i32 : i32
    %304 = tt.splat %303 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %305 = tt.splat %303 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma1}>>
    %306 = tt.splat %303 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %307 = arith.addi %304, %12 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %308 = arith.addi %305, %13 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma1}>>
    %309 = arith.addi %306, %9 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %310 = tt.expand_dims %307 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x64xi32, #blocked1>
    %311 = tt.expand_dims %180 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma1}>> -> tensor<1x64xi32, #mma1>
    %312 = arith.muli %310, %cst_2 : tensor<1x64xi32, #blocked1>
    %313 = tt.addptr %56, %312 : tensor<1x64x!tt.ptr<f16>, #blocked1>, tensor<1x64xi32, #blocked1>
    %314 = tt.broadcast %313 : tensor<1x64x!tt.ptr<f16>, #blocked1> -> tensor<128x64x!tt.ptr<f16>, #blocked1>
    %315 = tt.addptr %314, %59 : tensor<128x64x!tt.ptr<f16>, #blocked1>, tensor<128x64xi32, #blocked1>
    %316 = tt.load %315 : tensor<128x64x!tt.ptr<f16>, #blocked1>
    %317 = tt.addptr %61, %308 : tensor<64x!tt.ptr<f32>, #ttg.slice<{dim = 0, parent = #mma1}>>, tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma1}>>
    %318 = tt.load %317 : tensor<64x!tt.ptr<f32>, #ttg.slice<{dim = 0, parent = #mma1}>>
    ttg.barrier local
    %319 = ttg.local_alloc %181 {allocation.offset = 0 : i32} : (tensor<128x64xf16, #blocked1>) -> !ttg.memdesc<128x64xf16, #shared1, #smem>
    ttg.barrier local
    %320 = ttg.local_load %319 {ttg.amdg.syncedViaAsyncWait = false} : !ttg.memdesc<128x64xf16, #shared1, #smem> -> tensor<128x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma1, kWidth = 8}>>
    %321 = tt.dot %46, %320, %cst_0 : tensor<64x128xf16, #ttg.dot_op<{opIdx = 0, parent = #mma1, kWidth = 8}>> * tensor<128x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma1, kWidth = 8}>> -> tensor<64x64xf32, #mma1>
    %322 = arith.mulf %321, %62 : tensor<64x64xf32, #mma1>
    %323 = tt.expand_dims %182 {axis = 0 : i32} : tensor<64xf32, #ttg.slice<{dim = 0, parent = #mma1}>> -> tensor<1x64xf32, #mma1>
    %324 = tt.broadcast %323 : tensor<1x64xf32, #mma1> -> tensor<64x64xf32, #mma1>
    %325 = arith.subf %322, %324 : tensor<64x64xf32, #mma1>
    %326 = math.exp2 %325 : tensor<64x64xf32, #mma1>
    %327 = tt.broadcast %311 : tensor<1x64xi32, #mma1> -> tensor<64x64xi32, #mma1>
    %328 = arith.cmpi sge, %327, %63 : tensor<64x64xi32, #mma1>
    %329 = arith.select %328, %326, %cst_0 : tensor<64x64xi1, #mma1>, tensor<64x64xf32, #mma1>
    %330 = tt.expand_dims %309 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xi32, #blocked>
    %331 = arith.muli %330, %cst_1 : tensor<64x1xi32, #blocked>
    %332 = tt.addptr %65, %331 : tensor<64x1x!tt.ptr<f16>, #blocked>, tensor<64x1xi32, #blocked>
    %333 = tt.broadcast %332 : tensor<64x1x!tt.ptr<f16>, #blocked> -> tensor<64x128x!tt.ptr<f16>, #blocked>
    %334 = tt.addptr %333, %41 : tensor<64x128x!tt.ptr<f16>, #blocked>, tensor<64x128xi32, #blocked>
    %335 = tt.load %334 : tensor<64x128x!tt.ptr<f16>, #blocked>
    %336 = arith.truncf %329 : tensor<64x64xf32, #mma1> to tensor<64x64xf16, #mma1>
    ttg.barrier local
    %337 = ttg.local_alloc %336 {allocation.offset = 0 : i32} : (tensor<64x64xf16, #mma1>) -> !ttg.memdesc<64x64xf16, #shared2, #smem>
    ttg.barrier local
    %338 = ttg.local_load %337 {ttg.amdg.syncedViaAsyncWait = false} : !ttg.memdesc<64x64xf16, #shared2, #smem> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>>
    ttg.barrier local
    %339 = ttg.local_alloc %183 {allocation.offset = 0 : i32} : (tensor<64x128xf16, #blocked>) -> !ttg.memdesc<64x128xf16, #shared3, #smem>
    ttg.barrier local
    %340 = ttg.local_load %339 {ttg.amdg.syncedViaAsyncWait = false} : !ttg.memdesc<64x128xf16, #shared3, #smem> -> tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>>
    %341 = tt.dot %338, %340, %285 : tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>> * tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>> -> tensor<64x128xf32, #mma>
    %342 = tt.addptr %67, %308 : tensor<64x!tt.ptr<f32>, #ttg.slice<{dim = 0, parent = #mma1}>>, tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma1}>>
    %343 = tt.load %342 : tensor<64x!tt.ptr<f32>, #ttg.slice<{dim = 0, parent = #mma1}>>
    %344 = tt.trans %183 {order = array<i32: 1, 0>} : tensor<64x128xf16, #blocked> -> tensor<128x64xf16, #blocked1>
    ttg.barrier local
    %345 = ttg.local_alloc %344 {allocation.offset = 0 : i32} : (tensor<128x64xf16, #blocked1>) -> !ttg.memdesc<128x64xf16, #shared1, #smem>
    ttg.barrier local
    %346 = ttg.local_load %345 {ttg.amdg.syncedViaAsyncWait = false} : !ttg.memdesc<128x64xf16, #shared1, #smem> -> tensor<128x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma1, kWidth = 8}>>
    %347 = tt.dot %54, %346, %cst_0 : tensor<64x128xf16, #ttg.dot_op<{opIdx = 0, parent = #mma1, kWidth = 8}>> * tensor<128x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma1, kWidth = 8}>> -> tensor<64x64xf32, #mma1>
    %348 = tt.expand_dims %184 {axis = 0 : i32} : tensor<64xf32, #ttg.slice<{dim = 0, parent = #mma1}>> -> tensor<1x64xf32, #mma1>
    %349 = tt.broadcast %348 : tensor<1x64xf32, #mma1> -> tensor<64x64xf32, #mma1>
    %350 = arith.subf %347, %349 : tensor<64x64xf32, #mma1>
    %351 = arith.mulf %329, %350 : tensor<64x64xf32, #mma1>
    %352 = arith.truncf %351 : tensor<64x64xf32, #mma1> to tensor<64x64xf16, #mma1>
    %353 = tt.trans %181 {order = array<i32: 1, 0>} : tensor<128x64xf16, #blocked1> -> tensor<64x128xf16, #blocked>
    ttg.barrier local
    %354 = ttg.local_alloc %353 {allocation.offset = 0 : i32} : (tensor<64x128xf16, #blocked>) -> !ttg.memdesc<64x128xf16, #shared3, #smem>
    ttg.barrier local
    %355 = ttg.local_load %354 {ttg.amdg.syncedViaAsyncWait = false} : !ttg.memdesc<64x128xf16, #shared3, #smem> -> tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>>
    ttg.barrier local
    %356 = ttg.local_alloc %352 {allocation.offset = 0 : i32} : (tensor<64x64xf16, #mma1>) -> !ttg.memdesc<64x64xf16, #shared2, #smem>
    ttg.barrier local
    %357 = ttg.local_load %356 {ttg.amdg.syncedViaAsyncWait = false} : !ttg.memdesc<64x64xf16, #shared2, #smem> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>>
    %358 = tt.dot %357, %355, %302 : tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>> * tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>> -> tensor<64x128xf32, #mma>
    %359 = arith.addi %167, %c448_i32 : i32
    %360 = tt.splat %359 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %361 = tt.splat %359 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma1}>>
    %362 = tt.splat %359 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %363 = arith.addi %360, %12 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %364 = arith.addi %361, %13 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma1}>>
    %365 = arith.addi %362, %9 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %366 = tt.expand_dims %363 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x64xi32, #blocked1>
    %367 = tt.expand_dims %185 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma1}>> -> tensor<1x64xi32, #mma1>
    %368 = arith.muli %366, %cst_2 : tensor<1x64xi32, #blocked1>
    %369 = tt.addptr %56, %368 : tensor<1x64x!tt.ptr<f16>, #blocked1>, tensor<1x64xi32, #blocked1>
    %370 = tt.broadcast %369 : tensor<1x64x!tt.ptr<f16>, #blocked1> -> tensor<128x64x!tt.ptr<f16>, #blocked1>
    %371 = tt.addptr %370, %59 : tensor<128x64x!tt.ptr<f16>, #blocked1>, tensor<128x64xi32, #blocked1>
    %372 = tt.load %371 : tensor<128x64x!tt.ptr<f16>, #blocked1>
    %373 = tt.addptr %61, %364 : tensor<64x!tt.ptr<f32>, #ttg.slice<{dim = 0, parent = #mma1}>>, tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma1}>>
    %374 = tt.load %373 : tensor<64x!tt.ptr<f32>, #ttg.slice<{dim = 0, parent = #mma1}>>
    ttg.barrier local
    %375 = ttg.local_alloc %186 {allocation.offset = 0 : i32} : (tensor<128x64xf16, #blocked1>) -> !ttg.memdesc<128x64xf16, #shared1, #smem>
    ttg.barrier local
    %376 = ttg.local_load %375 {ttg.amdg.syncedViaAsyncWait = false} : !ttg.memdesc<128x64xf16, #shared1, #smem> -> tensor<128x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma1, kWidth = 8}>>
    %377 = tt.dot %46, %376, %cst_0 : tensor<64x128xf16, #ttg.dot_op<{opIdx = 0, parent = #mma1, kWidth = 8}>> * tensor<128x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma1, kWidth = 8}>> -> tensor<64x64xf32, #mma1>
    %378 = arith.mulf %377, %62 : tensor<64x64xf32, #mma1>
    %379 = tt.expand_dims %187 {axis = 0 : i32} : tensor<64xf32, #ttg.slice<{dim = 0, parent = #mma1}>> -> tensor<1x64xf32, #mma1>
    %380 = tt.broadcast %379 : tensor<1x64xf32, #mma1> -> tensor<64x64xf32, #mma1>
    %381 = arith.subf %378, %380 : tensor<64x64xf32, #mma1>
    %382 = math.exp2 %381 : tensor<64x64xf32, #mma1>
    %383 = tt.broadcast %367 : tensor<1x64xi32, #mma1> -> tensor<64x64xi32, #mma1>
    %384 = arith.cmpi sge, %383, %63 : tensor<64x64xi32, #mma1>
    %385 = arith.select %384, %382, %cst_0 : tensor<64x64xi1, #mma1>, tensor<64x64xf32, #mma1>
    %386 = tt.expand_dims %365 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xi32, #blocked>
    %387 = arith.muli %386, %cst_1 : tensor<64x1xi32, #blocked>
    %388 = tt.addptr %65, %387 : tensor<64x1x!tt.ptr<f16>, #blocked>, tensor<64x1xi32, #blocked>
    %389 = tt.broadcast %388 : tensor<64x1x!tt.ptr<f16>, #blocked> -> tensor<64x128x!tt.ptr<f16>, #blocked>
    %390 = tt.addptr %389, %41 : tensor<64x128x!tt.ptr<f16>, #blocked>, tensor<64x128xi32, #blocked>
    %391 = tt.load %390 : tensor<64x128x!tt.ptr<f16>, #blocked>
    %392 = arith.truncf %385 : tensor<64x64xf32, #mma1> to tensor<64x64xf16, #mma1>
    ttg.barrier local
    %393 = ttg.local_alloc %392 {allocation.offset = 0 : i32} : (tensor<64x64xf16, #mma1>) -> !ttg.memdesc<64x64xf16, #shared2, #smem>
    ttg.barrier local
    %394 = ttg.local_load %393 {ttg.amdg.syncedViaAsyncWait = false} : !ttg.memdesc<64x64xf16, #shared2, #smem> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>>
    ttg.barrier local
    %395 = ttg.local_alloc %188 {allocation.offset = 0 : i32} : (tensor<64x128xf16, #blocked>) -> !ttg.memdesc<64x128xf16, #shared3, #smem>
    ttg.barrier local
    %396 = ttg.local_load %395 {ttg.amdg.syncedViaAsyncWait = false} : !ttg.memdesc<64x128xf16, #shared3, #smem> -> tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>>
    %397 = tt.dot %394, %396, %341 : tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>> * tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>> -> tensor<64x128xf32, #mma>
    %398 = tt.addptr %67, %364 : tensor<64x!tt.ptr<f32>, #ttg.slice<{dim = 0, parent = #mma1}>>, tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma1}>>
    %399 = tt.load %398 : tensor<64x!tt.ptr<f32>, #ttg.slice<{dim = 0, parent = #mma1}>>
    %400 = tt.trans %188 {order = array<i32: 1, 0>} : tensor<64x128xf16, #blocked> -> tensor<128x64xf16, #blocked1>
    ttg.barrier local
    %401 = ttg.local_alloc %400 {allocation.offset = 0 : i32} : (tensor<128x64xf16, #blocked1>) -> !ttg.memdesc<128x64xf16, #shared1, #smem>
    ttg.barrier local
    %402 = ttg.local_load %401 {ttg.amdg.syncedViaAsyncWait = false} : !ttg.memdesc<128x64xf16, #shared1, #smem> -> tensor<128x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma1, kWidth = 8}>>
    %403 = tt.dot %54, %402, %cst_0 : tensor<64x128xf16, #ttg.dot_op<{opIdx = 0, parent = #mma1, kWidth = 8}>> * tensor<128x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma1, kWidth = 8}>> -> tensor<64x64xf32, #mma1>
    %404 = tt.expand_dims %189 {axis = 0 : i32} : tensor<64xf32, #ttg.slice<{dim = 0, parent = #mma1}>> -> tensor<1x64xf32, #mma1>
    %405 = tt.broadcast %404 : tensor<1x64xf32, #mma1> -> tensor<64x64xf32, #mma1>
    %406 = arith.subf %403, %405 : tensor<64x64xf32, #mma1>
    %407 = arith.mulf %385, %406 : tensor<64x64xf32, #mma1>
    %408 = arith.truncf %407 : tensor<64x64xf32, #mma1> to tensor<64x64xf16, #mma1>
    %409 = tt.trans %186 {order = array<i32: 1, 0>} : tensor<128x64xf16, #blocked1> -> tensor<64x128xf16, #blocked>
    ttg.barrier local
    %410 = ttg.local_alloc %409 {allocation.offset = 0 : i32} : (tensor<64x128xf16, #blocked>) -> !ttg.memdesc<64x128xf16, #shared3, #smem>
    ttg.barrier local
    %411 = ttg.local_load %410 {ttg.amdg.syncedViaAsyncWait = false} : !ttg.memdesc<64x128xf16, #shared3, #smem> -> tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>>
    ttg.barrier local
    %412 = ttg.local_alloc %408 {allocation.offset = 0 : i32} : (tensor<64x64xf16, #mma1>) -> !ttg.memdesc<64x64xf16, #shared2, #smem>
    ttg.barrier local
    %413 = ttg.local_load %412 {ttg.amdg.syncedViaAsyncWait = false} : !ttg.memdesc<64x64xf16, #shared2, #smem> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>>
    %414 = tt.dot %413, %411, %358 : tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>> * tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>> -> tensor<64x128xf32, #mma>
    %415 = arith.addi %167, %c256_i32 : i32
    cf.br ^bb1(%415, %414, %397, %196, %204, %206, %223, %231, %252, %260, %262, %279, %287, %308, %316, %318, %335, %343, %364, %372, %374, %391, %399 : i32, tensor<64x128xf32, #mma>, tensor<64x128xf32, #mma>, tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma1}>>, tensor<128x64xf16, #blocked1>, tensor<64xf32, #ttg.slice<{dim = 0, parent = #mma1}>>, tensor<64x128xf16, #blocked>, tensor<64xf32, #ttg.slice<{dim = 0, parent = #mma1}>>, tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma1}>>, tensor<128x64xf16, #blocked1>, tensor<64xf32, #ttg.slice<{dim = 0, parent = #mma1}>>, tensor<64x128xf16, #blocked>, tensor<64xf32, #ttg.slice<{dim = 0, parent = #mma1}>>, tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma1}>>, tensor<128x64xf16, #blocked1>, tensor<64xf32, #ttg.slice<{dim = 0, parent = #mma1}>>, tensor<64x128xf16, #blocked>, tensor<64xf32, #ttg.slice<{dim = 0, parent = #mma1}>>, tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma1}>>, tensor<128x64xf16, #blocked1>, tensor<64xf32, #ttg.slice<{dim = 0, parent = #mma1}>>, tensor<64x128xf16, #blocked>, tensor<64xf32, #ttg.slice<{dim = 0, parent = #mma1}>>)
  ^bb3:  // pred: ^bb1
    %416 = arith.addi %73, %c255_i32 : i32
    %417 = arith.divsi %416, %c256_i32 : i32
    %418 = arith.cmpi sge, %417, %c1_i32 : i32
    %419 = tt.expand_dims %170 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma1}>> -> tensor<1x64xi32, #mma1>
    ttg.barrier local
    %420 = ttg.local_alloc %171 {allocation.offset = 0 : i32} : (tensor<128x64xf16, #blocked1>) -> !ttg.memdesc<128x64xf16, #shared1, #smem>
    ttg.barrier local
    %421 = ttg.local_load %420 {ttg.amdg.syncedViaAsyncWait = false} : !ttg.memdesc<128x64xf16, #shared1, #smem> -> tensor<128x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma1, kWidth = 8}>>
    cf.cond_br %418, ^bb4, ^bb5(%cst_0 : tensor<64x64xf32, #mma1>)
  ^bb4:  // pred: ^bb3
    %422 = tt.dot %46, %421, %cst_0 : tensor<64x128xf16, #ttg.dot_op<{opIdx = 0, parent = #mma1, kWidth = 8}>> * tensor<128x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma1, kWidth = 8}>> -> tensor<64x64xf32, #mma1>
    cf.br ^bb5(%422 : tensor<64x64xf32, #mma1>)
  ^bb5(%423: tensor<64x64xf32, #mma1>):  // 2 preds: ^bb3, ^bb4
    %424 = arith.mulf %423, %62 : tensor<64x64xf32, #mma1>
    %425 = tt.expand_dims %172 {axis = 0 : i32} : tensor<64xf32, #ttg.slice<{dim = 0, parent = #mma1}>> -> tensor<1x64xf32, #mma1>
    %426 = tt.broadcast %425 : tensor<1x64xf32, #mma1> -> tensor<64x64xf32, #mma1>
    %427 = arith.subf %424, %426 : tensor<64x64xf32, #mma1>
    %428 = math.exp2 %427 : tensor<64x64xf32, #mma1>
    %429 = tt.broadcast %419 : tensor<1x64xi32, #mma1> -> tensor<64x64xi32, #mma1>
    %430 = arith.cmpi sge, %429, %63 : tensor<64x64xi32, #mma1>
    %431 = arith.select %430, %428, %cst_0 : tensor<64x64xi1, #mma1>, tensor<64x64xf32, #mma1>
    %432 = arith.truncf %431 : tensor<64x64xf32, #mma1> to tensor<64x64xf16, #mma1>
    ttg.barrier local
    %433 = ttg.local_alloc %432 {allocation.offset = 0 : i32} : (tensor<64x64xf16, #mma1>) -> !ttg.memdesc<64x64xf16, #shared2, #smem>
    ttg.barrier local
    %434 = ttg.local_load %433 {ttg.amdg.syncedViaAsyncWait = false} : !ttg.memdesc<64x64xf16, #shared2, #smem> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>>
    ttg.barrier local
    %435 = ttg.local_alloc %173 {allocation.offset = 0 : i32} : (tensor<64x128xf16, #blocked>) -> !ttg.memdesc<64x128xf16, #shared3, #smem>
    ttg.barrier local
    %436 = ttg.local_load %435 {ttg.amdg.syncedViaAsyncWait = false} : !ttg.memdesc<64x128xf16, #shared3, #smem> -> tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>>
    cf.cond_br %418, ^bb6, ^bb7(%169 : tensor<64x128xf32, #mma>)
  ^bb6:  // pred: ^bb5
    %437 = tt.dot %434, %436, %169 : tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>> * tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>> -> tensor<64x128xf32, #mma>
    cf.br ^bb7(%437 : tensor<64x128xf32, #mma>)
  ^bb7(%438: tensor<64x128xf32, #mma>):  // 2 preds: ^bb5, ^bb6
    %439 = tt.trans %173 {order = array<i32: 1, 0>} : tensor<64x128xf16, #blocked> -> tensor<128x64xf16, #blocked1>
    ttg.barrier local
    %440 = ttg.local_alloc %439 {allocation.offset = 0 : i32} : (tensor<128x64xf16, #blocked1>) -> !ttg.memdesc<128x64xf16, #shared1, #smem>
    ttg.barrier local
    %441 = ttg.local_load %440 {ttg.amdg.syncedViaAsyncWait = false} : !ttg.memdesc<128x64xf16, #shared1, #smem> -> tensor<128x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma1, kWidth = 8}>>
    cf.cond_br %418, ^bb8, ^bb9(%cst_0 : tensor<64x64xf32, #mma1>)
  ^bb8:  // pred: ^bb7
    %442 = tt.dot %54, %441, %cst_0 : tensor<64x128xf16, #ttg.dot_op<{opIdx = 0, parent = #mma1, kWidth = 8}>> * tensor<128x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma1, kWidth = 8}>> -> tensor<64x64xf32, #mma1>
    cf.br ^bb9(%442 : tensor<64x64xf32, #mma1>)
  ^bb9(%443: tensor<64x64xf32, #mma1>):  // 2 preds: ^bb7, ^bb8
    %444 = tt.expand_dims %174 {axis = 0 : i32} : tensor<64xf32, #ttg.slice<{dim = 0, parent = #mma1}>> -> tensor<1x64xf32, #mma1>
    %445 = tt.broadcast %444 : tensor<1x64xf32, #mma1> -> tensor<64x64xf32, #mma1>
    %446 = arith.subf %443, %445 : tensor<64x64xf32, #mma1>
    %447 = arith.mulf %431, %446 : tensor<64x64xf32, #mma1>
    %448 = arith.truncf %447 : tensor<64x64xf32, #mma1> to tensor<64x64xf16, #mma1>
    %449 = tt.trans %171 {order = array<i32: 1, 0>} : tensor<128x64xf16, #blocked1> -> tensor<64x128xf16, #blocked>
    ttg.barrier local
    %450 = ttg.local_alloc %449 {allocation.offset = 0 : i32} : (tensor<64x128xf16, #blocked>) -> !ttg.memdesc<64x128xf16, #shared3, #smem>
    ttg.barrier local
    %451 = ttg.local_load %450 {ttg.amdg.syncedViaAsyncWait = false} : !ttg.memdesc<64x128xf16, #shared3, #smem> -> tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>>
    ttg.barrier local
    %452 = ttg.local_alloc %448 {allocation.offset = 0 : i32} : (tensor<64x64xf16, #mma1>) -> !ttg.memdesc<64x64xf16, #shared2, #smem>
    ttg.barrier local
    %453 = ttg.local_load %452 {ttg.amdg.syncedViaAsyncWait = false} : !ttg.memdesc<64x64xf16, #shared2, #smem> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>>
    cf.cond_br %418, ^bb10, ^bb11(%168 : tensor<64x128xf32, #mma>)
  ^bb10:  // pred: ^bb9
    %454 = tt.dot %453, %451, %168 : tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>> * tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>> -> tensor<64x128xf32, #mma>
    cf.br ^bb11(%454 : tensor<64x128xf32, #mma>)
  ^bb11(%455: tensor<64x128xf32, #mma>):  // 2 preds: ^bb9, ^bb10
    %456 = tt.expand_dims %175 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma1}>> -> tensor<1x64xi32, #mma1>
    ttg.barrier local
    %457 = ttg.local_alloc %176 {allocation.offset = 0 : i32} : (tensor<128x64xf16, #blocked1>) -> !ttg.memdesc<128x64xf16, #shared1, #smem>
    ttg.barrier local
    %458 = ttg.local_load %457 {ttg.amdg.syncedViaAsyncWait = false} : !ttg.memdesc<128x64xf16, #shared1, #smem> -> tensor<128x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma1, kWidth = 8}>>
    cf.cond_br %418, ^bb12, ^bb13(%cst_0 : tensor<64x64xf32, #mma1>)
  ^bb12:  // pred: ^bb11
    %459 = tt.dot %46, %458, %cst_0 : tensor<64x128xf16, #ttg.dot_op<{opIdx = 0, parent = #mma1, kWidth = 8}>> * tensor<128x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma1, kWidth = 8}>> -> tensor<64x64xf32, #mma1>
    cf.br ^bb13(%459 : tensor<64x64xf32, #mma1>)
  ^bb13(%460: tensor<64x64xf32, #mma1>):  // 2 preds: ^bb11, ^bb12
    %461 = arith.mulf %460, %62 : tensor<64x64xf32, #mma1>
    %462 = tt.expand_dims %177 {axis = 0 : i32} : tensor<64xf32, #ttg.slice<{dim = 0, parent = #mma1}>> -> tensor<1x64xf32, #mma1>
    %463 = tt.broadcast %462 : tensor<1x64xf32, #mma1> -> tensor<64x64xf32, #mma1>
    %464 = arith.subf %461, %463 : tensor<64x64xf32, #mma1>
    %465 = math.exp2 %464 : tensor<64x64xf32, #mma1>
    %466 = tt.broadcast %456 : tensor<1x64xi32, #mma1> -> tensor<64x64xi32, #mma1>
    %467 = arith.cmpi sge, %466, %63 : tensor<64x64xi32, #mma1>
    %468 = arith.select %467, %465, %cst_0 : tensor<64x64xi1, #mma1>, tensor<64x64xf32, #mma1>
    %469 = arith.truncf %468 : tensor<64x64xf32, #mma1> to tensor<64x64xf16, #mma1>
    ttg.barrier local
    %470 = ttg.local_alloc %469 {allocation.offset = 0 : i32} : (tensor<64x64xf16, #mma1>) -> !ttg.memdesc<64x64xf16, #shared2, #smem>
    ttg.barrier local
    %471 = ttg.local_load %470 {ttg.amdg.syncedViaAsyncWait = false} : !ttg.memdesc<64x64xf16, #shared2, #smem> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>>
    ttg.barrier local
    %472 = ttg.local_alloc %178 {allocation.offset = 0 : i32} : (tensor<64x128xf16, #blocked>) -> !ttg.memdesc<64x128xf16, #shared3, #smem>
    ttg.barrier local
    %473 = ttg.local_load %472 {ttg.amdg.syncedViaAsyncWait = false} : !ttg.memdesc<64x128xf16, #shared3, #smem> -> tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>>
    cf.cond_br %418, ^bb14, ^bb15(%438 : tensor<64x128xf32, #mma>)
  ^bb14:  // pred: ^bb13
    %474 = tt.dot %471, %473, %438 : tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>> * tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>> -> tensor<64x128xf32, #mma>
    cf.br ^bb15(%474 : tensor<64x128xf32, #mma>)
  ^bb15(%475: tensor<64x128xf32, #mma>):  // 2 preds: ^bb13, ^bb14
    %476 = tt.trans %178 {order = array<i32: 1, 0>} : tensor<64x128xf16, #blocked> -> tensor<128x64xf16, #blocked1>
    ttg.barrier local
    %477 = ttg.local_alloc %476 {allocation.offset = 0 : i32} : (tensor<128x64xf16, #blocked1>) -> !ttg.memdesc<128x64xf16, #shared1, #smem>
    ttg.barrier local
    %478 = ttg.local_load %477 {ttg.amdg.syncedViaAsyncWait = false} : !ttg.memdesc<128x64xf16, #shared1, #smem> -> tensor<128x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma1, kWidth = 8}>>
    cf.cond_br %418, ^bb16, ^bb17(%cst_0 : tensor<64x64xf32, #mma1>)
  ^bb16:  // pred: ^bb15
    %479 = tt.dot %54, %478, %cst_0 : tensor<64x128xf16, #ttg.dot_op<{opIdx = 0, parent = #mma1, kWidth = 8}>> * tensor<128x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma1, kWidth = 8}>> -> tensor<64x64xf32, #mma1>
    cf.br ^bb17(%479 : tensor<64x64xf32, #mma1>)
  ^bb17(%480: tensor<64x64xf32, #mma1>):  // 2 preds: ^bb15, ^bb16
    %481 = tt.expand_dims %179 {axis = 0 : i32} : tensor<64xf32, #ttg.slice<{dim = 0, parent = #mma1}>> -> tensor<1x64xf32, #mma1>
    %482 = tt.broadcast %481 : tensor<1x64xf32, #mma1> -> tensor<64x64xf32, #mma1>
    %483 = arith.subf %480, %482 : tensor<64x64xf32, #mma1>
    %484 = arith.mulf %468, %483 : tensor<64x64xf32, #mma1>
    %485 = arith.truncf %484 : tensor<64x64xf32, #mma1> to tensor<64x64xf16, #mma1>
    %486 = tt.trans %176 {order = array<i32: 1, 0>} : tensor<128x64xf16, #blocked1> -> tensor<64x128xf16, #blocked>
    ttg.barrier local
    %487 = ttg.local_alloc %486 {allocation.offset = 0 : i32} : (tensor<64x128xf16, #blocked>) -> !ttg.memdesc<64x128xf16, #shared3, #smem>
    ttg.barrier local
    %488 = ttg.local_load %487 {ttg.amdg.syncedViaAsyncWait = false} : !ttg.memdesc<64x128xf16, #shared3, #smem> -> tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>>
    ttg.barrier local
    %489 = ttg.local_alloc %485 {allocation.offset = 0 : i32} : (tensor<64x64xf16, #mma1>) -> !ttg.memdesc<64x64xf16, #shared2, #smem>
    ttg.barrier local
    %490 = ttg.local_load %489 {ttg.amdg.syncedViaAsyncWait = false} : !ttg.memdesc<64x64xf16, #shared2, #smem> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>>
    cf.cond_br %418, ^bb18, ^bb19(%455 : tensor<64x128xf32, #mma>)
  ^bb18:  // pred: ^bb17
    %491 = tt.dot %490, %488, %455 : tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>> * tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>> -> tensor<64x128xf32, #mma>
    cf.br ^bb19(%491 : tensor<64x128xf32, #mma>)
  ^bb19(%492: tensor<64x128xf32, #mma>):  // 2 preds: ^bb17, ^bb18
    %493 = tt.expand_dims %180 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma1}>> -> tensor<1x64xi32, #mma1>
    ttg.barrier local
    %494 = ttg.local_alloc %181 {allocation.offset = 0 : i32} : (tensor<128x64xf16, #blocked1>) -> !ttg.memdesc<128x64xf16, #shared1, #smem>
    ttg.barrier local
    %495 = ttg.local_load %494 {ttg.amdg.syncedViaAsyncWait = false} : !ttg.memdesc<128x64xf16, #shared1, #smem> -> tensor<128x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma1, kWidth = 8}>>
    cf.cond_br %418, ^bb20, ^bb21(%cst_0 : tensor<64x64xf32, #mma1>)
  ^bb20:  // pred: ^bb19
    %496 = tt.dot %46, %495, %cst_0 : tensor<64x128xf16, #ttg.dot_op<{opIdx = 0, parent = #mma1, kWidth = 8}>> * tensor<128x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma1, kWidth = 8}>> -> tensor<64x64xf32, #mma1>
    cf.br ^bb21(%496 : tensor<64x64xf32, #mma1>)
  ^bb21(%497: tensor<64x64xf32, #mma1>):  // 2 preds: ^bb19, ^bb20
    %498 = arith.mulf %497, %62 : tensor<64x64xf32, #mma1>
    %499 = tt.expand_dims %182 {axis = 0 : i32} : tensor<64xf32, #ttg.slice<{dim = 0, parent = #mma1}>> -> tensor<1x64xf32, #mma1>
    %500 = tt.broadcast %499 : tensor<1x64xf32, #mma1> -> tensor<64x64xf32, #mma1>
    %501 = arith.subf %498, %500 : tensor<64x64xf32, #mma1>
    %502 = math.exp2 %501 : tensor<64x64xf32, #mma1>
    %503 = tt.broadcast %493 : tensor<1x64xi32, #mma1> -> tensor<64x64xi32, #mma1>
    %504 = arith.cmpi sge, %503, %63 : tensor<64x64xi32, #mma1>
    %505 = arith.select %504, %502, %cst_0 : tensor<64x64xi1, #mma1>, tensor<64x64xf32, #mma1>
    %506 = arith.truncf %505 : tensor<64x64xf32, #mma1> to tensor<64x64xf16, #mma1>
    ttg.barrier local
    %507 = ttg.local_alloc %506 {allocation.offset = 0 : i32} : (tensor<64x64xf16, #mma1>) -> !ttg.memdesc<64x64xf16, #shared2, #smem>
    ttg.barrier local
    %508 = ttg.local_load %507 {ttg.amdg.syncedViaAsyncWait = false} : !ttg.memdesc<64x64xf16, #shared2, #smem> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>>
    ttg.barrier local
    %509 = ttg.local_alloc %183 {allocation.offset = 0 : i32} : (tensor<64x128xf16, #blocked>) -> !ttg.memdesc<64x128xf16, #shared3, #smem>
    ttg.barrier local
    %510 = ttg.local_load %509 {ttg.amdg.syncedViaAsyncWait = false} : !ttg.memdesc<64x128xf16, #shared3, #smem> -> tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>>
    cf.cond_br %418, ^bb22, ^bb23(%475 : tensor<64x128xf32, #mma>)
  ^bb22:  // pred: ^bb21
    %511 = tt.dot %508, %510, %475 : tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>> * tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>> -> tensor<64x128xf32, #mma>
    cf.br ^bb23(%511 : tensor<64x128xf32, #mma>)
  ^bb23(%512: tensor<64x128xf32, #mma>):  // 2 preds: ^bb21, ^bb22
    %513 = tt.trans %183 {order = array<i32: 1, 0>} : tensor<64x128xf16, #blocked> -> tensor<128x64xf16, #blocked1>
    ttg.barrier local
    %514 = ttg.local_alloc %513 {allocation.offset = 0 : i32} : (tensor<128x64xf16, #blocked1>) -> !ttg.memdesc<128x64xf16, #shared1, #smem>
    ttg.barrier local
    %515 = ttg.local_load %514 {ttg.amdg.syncedViaAsyncWait = false} : !ttg.memdesc<128x64xf16, #shared1, #smem> -> tensor<128x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma1, kWidth = 8}>>
    cf.cond_br %418, ^bb24, ^bb25(%cst_0 : tensor<64x64xf32, #mma1>)
  ^bb24:  // pred: ^bb23
    %516 = tt.dot %54, %515, %cst_0 : tensor<64x128xf16, #ttg.dot_op<{opIdx = 0, parent = #mma1, kWidth = 8}>> * tensor<128x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma1, kWidth = 8}>> -> tensor<64x64xf32, #mma1>
    cf.br ^bb25(%516 : tensor<64x64xf32, #mma1>)
  ^bb25(%517: tensor<64x64xf32, #mma1>):  // 2 preds: ^bb23, ^bb24
    %518 = tt.expand_dims %184 {axis = 0 : i32} : tensor<64xf32, #ttg.slice<{dim = 0, parent = #mma1}>> -> tensor<1x64xf32, #mma1>
    %519 = tt.broadcast %518 : tensor<1x64xf32, #mma1> -> tensor<64x64xf32, #mma1>
    %520 = arith.subf %517, %519 : tensor<64x64xf32, #mma1>
    %521 = arith.mulf %505, %520 : tensor<64x64xf32, #mma1>
    %522 = arith.truncf %521 : tensor<64x64xf32, #mma1> to tensor<64x64xf16, #mma1>
    %523 = tt.trans %181 {order = array<i32: 1, 0>} : tensor<128x64xf16, #blocked1> -> tensor<64x128xf16, #blocked>
    ttg.barrier local
    %524 = ttg.local_alloc %523 {allocation.offset = 0 : i32} : (tensor<64x128xf16, #blocked>) -> !ttg.memdesc<64x128xf16, #shared3, #smem>
    ttg.barrier local
    %525 = ttg.local_load %524 {ttg.amdg.syncedViaAsyncWait = false} : !ttg.memdesc<64x128xf16, #shared3, #smem> -> tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>>
    ttg.barrier local
    %526 = ttg.local_alloc %522 {allocation.offset = 0 : i32} : (tensor<64x64xf16, #mma1>) -> !ttg.memdesc<64x64xf16, #shared2, #smem>
    ttg.barrier local
    %527 = ttg.local_load %526 {ttg.amdg.syncedViaAsyncWait = false} : !ttg.memdesc<64x64xf16, #shared2, #smem> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>>
    cf.cond_br %418, ^bb26, ^bb27(%492 : tensor<64x128xf32, #mma>)
  ^bb26:  // pred: ^bb25
    %528 = tt.dot %527, %525, %492 : tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>> * tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>> -> tensor<64x128xf32, #mma>
    cf.br ^bb27(%528 : tensor<64x128xf32, #mma>)
  ^bb27(%529: tensor<64x128xf32, #mma>):  // 2 preds: ^bb25, ^bb26
    %530 = tt.expand_dims %185 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma1}>> -> tensor<1x64xi32, #mma1>
    ttg.barrier local
    %531 = ttg.local_alloc %186 {allocation.offset = 0 : i32} : (tensor<128x64xf16, #blocked1>) -> !ttg.memdesc<128x64xf16, #shared1, #smem>
    ttg.barrier local
    %532 = ttg.local_load %531 {ttg.amdg.syncedViaAsyncWait = false} : !ttg.memdesc<128x64xf16, #shared1, #smem> -> tensor<128x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma1, kWidth = 8}>>
    cf.cond_br %418, ^bb28, ^bb29(%cst_0 : tensor<64x64xf32, #mma1>)
  ^bb28:  // pred: ^bb27
    %533 = tt.dot %46, %532, %cst_0 : tensor<64x128xf16, #ttg.dot_op<{opIdx = 0, parent = #mma1, kWidth = 8}>> * tensor<128x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma1, kWidth = 8}>> -> tensor<64x64xf32, #mma1>
    cf.br ^bb29(%533 : tensor<64x64xf32, #mma1>)
  ^bb29(%534: tensor<64x64xf32, #mma1>):  // 2 preds: ^bb27, ^bb28
    %535 = arith.mulf %534, %62 : tensor<64x64xf32, #mma1>
    %536 = tt.expand_dims %187 {axis = 0 : i32} : tensor<64xf32, #ttg.slice<{dim = 0, parent = #mma1}>> -> tensor<1x64xf32, #mma1>
    %537 = tt.broadcast %536 : tensor<1x64xf32, #mma1> -> tensor<64x64xf32, #mma1>
    %538 = arith.subf %535, %537 : tensor<64x64xf32, #mma1>
    %539 = math.exp2 %538 : tensor<64x64xf32, #mma1>
    %540 = tt.broadcast %530 : tensor<1x64xi32, #mma1> -> tensor<64x64xi32, #mma1>
    %541 = arith.cmpi sge, %540, %63 : tensor<64x64xi32, #mma1>
    %542 = arith.select %541, %539, %cst_0 : tensor<64x64xi1, #mma1>, tensor<64x64xf32, #mma1>
    %543 = arith.truncf %542 : tensor<64x64xf32, #mma1> to tensor<64x64xf16, #mma1>
    ttg.barrier local
    %544 = ttg.local_alloc %543 {allocation.offset = 0 : i32} : (tensor<64x64xf16, #mma1>) -> !ttg.memdesc<64x64xf16, #shared2, #smem>
    ttg.barrier local
    %545 = ttg.local_load %544 {ttg.amdg.syncedViaAsyncWait = false} : !ttg.memdesc<64x64xf16, #shared2, #smem> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>>
    ttg.barrier local
    %546 = ttg.local_alloc %188 {allocation.offset = 0 : i32} : (tensor<64x128xf16, #blocked>) -> !ttg.memdesc<64x128xf16, #shared3, #smem>
    ttg.barrier local
    %547 = ttg.local_load %546 {ttg.amdg.syncedViaAsyncWait = false} : !ttg.memdesc<64x128xf16, #shared3, #smem> -> tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>>
    cf.cond_br %418, ^bb30, ^bb31(%512 : tensor<64x128xf32, #mma>)
  ^bb30:  // pred: ^bb29
    %548 = tt.dot %545, %547, %512 : tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>> * tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>> -> tensor<64x128xf32, #mma>
    cf.br ^bb31(%548 : tensor<64x128xf32, #mma>)
  ^bb31(%549: tensor<64x128xf32, #mma>):  // 2 preds: ^bb29, ^bb30
    %550 = tt.trans %188 {order = array<i32: 1, 0>} : tensor<64x128xf16, #blocked> -> tensor<128x64xf16, #blocked1>
    ttg.barrier local
    %551 = ttg.local_alloc %550 {allocation.offset = 0 : i32} : (tensor<128x64xf16, #blocked1>) -> !ttg.memdesc<128x64xf16, #shared1, #smem>
    ttg.barrier local
    %552 = ttg.local_load %551 {ttg.amdg.syncedViaAsyncWait = false} : !ttg.memdesc<128x64xf16, #shared1, #smem> -> tensor<128x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma1, kWidth = 8}>>
    cf.cond_br %418, ^bb32, ^bb33(%cst_0 : tensor<64x64xf32, #mma1>)
  ^bb32:  // pred: ^bb31
    %553 = tt.dot %54, %552, %cst_0 : tensor<64x128xf16, #ttg.dot_op<{opIdx = 0, parent = #mma1, kWidth = 8}>> * tensor<128x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma1, kWidth = 8}>> -> tensor<64x64xf32, #mma1>
    cf.br ^bb33(%553 : tensor<64x64xf32, #mma1>)
  ^bb33(%554: tensor<64x64xf32, #mma1>):  // 2 preds: ^bb31, ^bb32
    %555 = tt.expand_dims %189 {axis = 0 : i32} : tensor<64xf32, #ttg.slice<{dim = 0, parent = #mma1}>> -> tensor<1x64xf32, #mma1>
    %556 = tt.broadcast %555 : tensor<1x64xf32, #mma1> -> tensor<64x64xf32, #mma1>
    %557 = arith.subf %554, %556 : tensor<64x64xf32, #mma1>
    %558 = arith.mulf %542, %557 : tensor<64x64xf32, #mma1>
    %559 = arith.truncf %558 : tensor<64x64xf32, #mma1> to tensor<64x64xf16, #mma1>
    %560 = tt.trans %186 {order = array<i32: 1, 0>} : tensor<128x64xf16, #blocked1> -> tensor<64x128xf16, #blocked>
    ttg.barrier local
    %561 = ttg.local_alloc %560 {allocation.offset = 0 : i32} : (tensor<64x128xf16, #blocked>) -> !ttg.memdesc<64x128xf16, #shared3, #smem>
    ttg.barrier local
    %562 = ttg.local_load %561 {ttg.amdg.syncedViaAsyncWait = false} : !ttg.memdesc<64x128xf16, #shared3, #smem> -> tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>>
    ttg.barrier local
    %563 = ttg.local_alloc %559 {allocation.offset = 0 : i32} : (tensor<64x64xf16, #mma1>) -> !ttg.memdesc<64x64xf16, #shared2, #smem>
    ttg.barrier local
    %564 = ttg.local_load %563 {ttg.amdg.syncedViaAsyncWait = false} : !ttg.memdesc<64x64xf16, #shared2, #smem> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>>
    cf.cond_br %418, ^bb34, ^bb35(%529 : tensor<64x128xf32, #mma>)
  ^bb34:  // pred: ^bb33
    %565 = tt.dot %564, %562, %529 : tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>> * tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>> -> tensor<64x128xf32, #mma>
    cf.br ^bb35(%565 : tensor<64x128xf32, #mma>)
  ^bb35(%566: tensor<64x128xf32, #mma>):  // 2 preds: ^bb33, ^bb34
    %567 = arith.select %418, %566, %168 : tensor<64x128xf32, #mma>
    %568 = arith.select %418, %549, %169 : tensor<64x128xf32, #mma>
    cf.br ^bb36(%74, %567, %568 : i32, tensor<64x128xf32, #mma>, tensor<64x128xf32, #mma>)
  ^bb36(%569: i32, %570: tensor<64x128xf32, #mma>, %571: tensor<64x128xf32, #mma>):  // 2 preds: ^bb35, ^bb37
    %572 = arith.cmpi slt, %569, %arg10 : i32
    cf.cond_br %572, ^bb37, ^bb38
  ^bb37:  // pred: ^bb36
    %573 = tt.splat %569 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %574 = tt.splat %569 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma1}>>
    %575 = tt.splat %569 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %576 = arith.addi %573, %12 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %577 = arith.addi %574, %13 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma1}>>
    %578 = arith.addi %575, %9 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %579 = tt.expand_dims %576 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x64xi32, #blocked1>
    %580 = tt.expand_dims %577 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma1}>> -> tensor<1x64xi32, #mma1>
    %581 = arith.muli %579, %cst_2 : tensor<1x64xi32, #blocked1>
    %582 = tt.addptr %56, %581 : tensor<1x64x!tt.ptr<f16>, #blocked1>, tensor<1x64xi32, #blocked1>
    %583 = tt.broadcast %582 : tensor<1x64x!tt.ptr<f16>, #blocked1> -> tensor<128x64x!tt.ptr<f16>, #blocked1>
    %584 = tt.addptr %583, %59 : tensor<128x64x!tt.ptr<f16>, #blocked1>, tensor<128x64xi32, #blocked1>
    %585 = tt.load %584 : tensor<128x64x!tt.ptr<f16>, #blocked1>
    ttg.barrier local
    %586 = ttg.convert_layout %585 {allocation.offset = 0 : i32, allocation.size = 16384 : i32} : tensor<128x64xf16, #blocked1> -> tensor<128x64xf16, #linear2>
    %587 = tt.addptr %61, %577 : tensor<64x!tt.ptr<f32>, #ttg.slice<{dim = 0, parent = #mma1}>>, tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma1}>>
    %588 = tt.load %587 : tensor<64x!tt.ptr<f32>, #ttg.slice<{dim = 0, parent = #mma1}>>
    ttg.barrier local
    %589 = ttg.local_alloc %585 {allocation.offset = 0 : i32} : (tensor<128x64xf16, #blocked1>) -> !ttg.memdesc<128x64xf16, #shared1, #smem>
    ttg.barrier local
    %590 = ttg.local_load %589 {ttg.amdg.syncedViaAsyncWait = false} : !ttg.memdesc<128x64xf16, #shared1, #smem> -> tensor<128x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma1, kWidth = 8}>>
    %591 = tt.dot %46, %590, %cst_0 : tensor<64x128xf16, #ttg.dot_op<{opIdx = 0, parent = #mma1, kWidth = 8}>> * tensor<128x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma1, kWidth = 8}>> -> tensor<64x64xf32, #mma1>
    %592 = arith.mulf %591, %62 : tensor<64x64xf32, #mma1>
    %593 = tt.expand_dims %588 {axis = 0 : i32} : tensor<64xf32, #ttg.slice<{dim = 0, parent = #mma1}>> -> tensor<1x64xf32, #mma1>
    %594 = tt.broadcast %593 : tensor<1x64xf32, #mma1> -> tensor<64x64xf32, #mma1>
    %595 = arith.subf %592, %594 : tensor<64x64xf32, #mma1>
    %596 = math.exp2 %595 : tensor<64x64xf32, #mma1>
    %597 = tt.broadcast %580 : tensor<1x64xi32, #mma1> -> tensor<64x64xi32, #mma1>
    %598 = arith.cmpi sge, %597, %63 : tensor<64x64xi32, #mma1>
    %599 = arith.select %598, %596, %cst_0 : tensor<64x64xi1, #mma1>, tensor<64x64xf32, #mma1>
    %600 = tt.expand_dims %578 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xi32, #blocked>
    %601 = arith.muli %600, %cst_1 : tensor<64x1xi32, #blocked>
    %602 = tt.addptr %65, %601 : tensor<64x1x!tt.ptr<f16>, #blocked>, tensor<64x1xi32, #blocked>
    %603 = tt.broadcast %602 : tensor<64x1x!tt.ptr<f16>, #blocked> -> tensor<64x128x!tt.ptr<f16>, #blocked>
    %604 = tt.addptr %603, %41 : tensor<64x128x!tt.ptr<f16>, #blocked>, tensor<64x128xi32, #blocked>
    %605 = tt.load %604 : tensor<64x128x!tt.ptr<f16>, #blocked>
    ttg.barrier local
    %606 = ttg.convert_layout %605 {allocation.offset = 0 : i32, allocation.size = 8192 : i32} : tensor<64x128xf16, #blocked> -> tensor<64x128xf16, #linear3>
    %607 = arith.truncf %599 : tensor<64x64xf32, #mma1> to tensor<64x64xf16, #mma1>
    ttg.barrier local
    %608 = ttg.local_alloc %607 {allocation.offset = 0 : i32} : (tensor<64x64xf16, #mma1>) -> !ttg.memdesc<64x64xf16, #shared2, #smem>
    ttg.barrier local
    %609 = ttg.local_load %608 {ttg.amdg.syncedViaAsyncWait = false} : !ttg.memdesc<64x64xf16, #shared2, #smem> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>>
    ttg.barrier local
    %610 = ttg.local_alloc %605 {allocation.offset = 0 : i32} : (tensor<64x128xf16, #blocked>) -> !ttg.memdesc<64x128xf16, #shared3, #smem>
    ttg.barrier local
    %611 = ttg.local_load %610 {ttg.amdg.syncedViaAsyncWait = false} : !ttg.memdesc<64x128xf16, #shared3, #smem> -> tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>>
    %612 = tt.dot %609, %611, %571 : tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>> * tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>> -> tensor<64x128xf32, #mma>
    %613 = tt.addptr %67, %577 : tensor<64x!tt.ptr<f32>, #ttg.slice<{dim = 0, parent = #mma1}>>, tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma1}>>
    %614 = tt.load %613 : tensor<64x!tt.ptr<f32>, #ttg.slice<{dim = 0, parent = #mma1}>>
    %615 = tt.trans %606 {order = array<i32: 1, 0>} : tensor<64x128xf16, #linear3> -> tensor<128x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma1, kWidth = 8}>>
    %616 = tt.dot %54, %615, %cst_0 : tensor<64x128xf16, #ttg.dot_op<{opIdx = 0, parent = #mma1, kWidth = 8}>> * tensor<128x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma1, kWidth = 8}>> -> tensor<64x64xf32, #mma1>
    %617 = tt.expand_dims %614 {axis = 0 : i32} : tensor<64xf32, #ttg.slice<{dim = 0, parent = #mma1}>> -> tensor<1x64xf32, #mma1>
    %618 = tt.broadcast %617 : tensor<1x64xf32, #mma1> -> tensor<64x64xf32, #mma1>
    %619 = arith.subf %616, %618 : tensor<64x64xf32, #mma1>
    %620 = arith.mulf %599, %619 : tensor<64x64xf32, #mma1>
    %621 = arith.truncf %620 : tensor<64x64xf32, #mma1> to tensor<64x64xf16, #mma1>
    %622 = tt.trans %586 {order = array<i32: 1, 0>} : tensor<128x64xf16, #linear2> -> tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>>
    ttg.barrier local
    %623 = ttg.local_alloc %621 {allocation.offset = 0 : i32} : (tensor<64x64xf16, #mma1>) -> !ttg.memdesc<64x64xf16, #shared2, #smem>
    ttg.barrier local
    %624 = ttg.local_load %623 {ttg.amdg.syncedViaAsyncWait = false} : !ttg.memdesc<64x64xf16, #shared2, #smem> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>>
    %625 = tt.dot %624, %622, %570 : tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>> * tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>> -> tensor<64x128xf32, #mma>
    %626 = arith.addi %569, %c64_i32 : i32
    cf.br ^bb36(%626, %625, %612 : i32, tensor<64x128xf32, #mma>, tensor<64x128xf32, #mma>)
  ^bb38:  // pred: ^bb36
    %627 = tt.addptr %arg6, %4 : !tt.ptr<f16>, i64
    %628 = tt.splat %627 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #linear1>
    %629 = tt.addptr %628, %28 : tensor<64x1x!tt.ptr<f16>, #linear1>, tensor<64x1xi32, #linear1>
    %630 = tt.broadcast %629 : tensor<64x1x!tt.ptr<f16>, #linear1> -> tensor<64x128x!tt.ptr<f16>, #linear1>
    %631 = tt.addptr %630, %40 : tensor<64x128x!tt.ptr<f16>, #linear1>, tensor<64x128xi32, #linear1>
    %632 = arith.truncf %571 : tensor<64x128xf32, #mma> to tensor<64x128xf16, #mma>
    %633 = ttg.convert_layout %632 : tensor<64x128xf16, #mma> -> tensor<64x128xf16, #linear1>
    tt.store %631, %633 : tensor<64x128x!tt.ptr<f16>, #linear1>
    %634 = tt.addptr %arg5, %4 : !tt.ptr<f16>, i64
    %635 = tt.splat %634 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #linear1>
    %636 = tt.addptr %635, %28 : tensor<64x1x!tt.ptr<f16>, #linear1>, tensor<64x1xi32, #linear1>
    %637 = tt.broadcast %636 : tensor<64x1x!tt.ptr<f16>, #linear1> -> tensor<64x128x!tt.ptr<f16>, #linear1>
    %638 = tt.addptr %637, %40 : tensor<64x128x!tt.ptr<f16>, #linear1>, tensor<64x128xi32, #linear1>
    %639 = tt.splat %arg9 : f32 -> tensor<64x128xf32, #mma>
    %640 = arith.mulf %570, %639 : tensor<64x128xf32, #mma>
    %641 = arith.truncf %640 : tensor<64x128xf32, #mma> to tensor<64x128xf16, #mma>
    %642 = ttg.convert_layout %641 : tensor<64x128xf16, #mma> -> tensor<64x128xf16, #linear1>
    tt.store %638, %642 : tensor<64x128x!tt.ptr<f16>, #linear1>
    %643 = tt.splat %55 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked>
    %644 = tt.addptr %643, %29 : tensor<64x1x!tt.ptr<f16>, #blocked>, tensor<64x1xi32, #blocked>
    %645 = tt.broadcast %644 : tensor<64x1x!tt.ptr<f16>, #blocked> -> tensor<64x128x!tt.ptr<f16>, #blocked>
    %646 = tt.addptr %645, %41 : tensor<64x128x!tt.ptr<f16>, #blocked>, tensor<64x128xi32, #blocked>
    %647 = tt.load %646 : tensor<64x128x!tt.ptr<f16>, #blocked>
    ttg.barrier local
    %648 = ttg.local_alloc %647 {allocation.offset = 0 : i32} : (tensor<64x128xf16, #blocked>) -> !ttg.memdesc<64x128xf16, #shared, #smem>
    ttg.barrier local
    %649 = ttg.local_load %648 {ttg.amdg.syncedViaAsyncWait = false} : !ttg.memdesc<64x128xf16, #shared, #smem> -> tensor<64x128xf16, #ttg.dot_op<{opIdx = 0, parent = #mma1, kWidth = 8}>>
    %650 = tt.load %92 : tensor<64x128x!tt.ptr<f16>, #blocked>
    ttg.barrier local
    %651 = ttg.local_alloc %650 {allocation.offset = 0 : i32} : (tensor<64x128xf16, #blocked>) -> !ttg.memdesc<64x128xf16, #shared, #smem>
    ttg.barrier local
    %652 = ttg.local_load %651 {ttg.amdg.syncedViaAsyncWait = false} : !ttg.memdesc<64x128xf16, #shared, #smem> -> tensor<64x128xf16, #ttg.dot_op<{opIdx = 0, parent = #mma1, kWidth = 8}>>
    %653 = tt.splat %60 : !tt.ptr<f32> -> tensor<64x!tt.ptr<f32>, #ttg.slice<{dim = 1, parent = #mma1}>>
    %654 = tt.addptr %653, %22 : tensor<64x!tt.ptr<f32>, #ttg.slice<{dim = 1, parent = #mma1}>>, tensor<64xi32, #ttg.slice<{dim = 1, parent = #mma1}>>
    %655 = tt.load %654 : tensor<64x!tt.ptr<f32>, #ttg.slice<{dim = 1, parent = #mma1}>>
    %656 = tt.splat %66 : !tt.ptr<f32> -> tensor<64x!tt.ptr<f32>, #ttg.slice<{dim = 1, parent = #mma1}>>
    %657 = tt.addptr %656, %22 : tensor<64x!tt.ptr<f32>, #ttg.slice<{dim = 1, parent = #mma1}>>, tensor<64xi32, #ttg.slice<{dim = 1, parent = #mma1}>>
    %658 = tt.load %657 : tensor<64x!tt.ptr<f32>, #ttg.slice<{dim = 1, parent = #mma1}>>
    %659 = arith.addi %6, %c1_i32 : i32
    %660 = arith.muli %659, %c64_i32 : i32
    %661 = tt.splat %23 : !tt.ptr<f16> -> tensor<1x64x!tt.ptr<f16>, #blocked1>
    %662 = tt.broadcast %58 : tensor<128x1xi32, #blocked1> -> tensor<128x64xi32, #linear>
    %663 = tt.splat %47 : !tt.ptr<f16> -> tensor<1x64x!tt.ptr<f16>, #linear>
    %664 = tt.splat %47 : !tt.ptr<f16> -> tensor<1x64x!tt.ptr<f16>, #blocked1>
    %665 = tt.expand_dims %655 {axis = 1 : i32} : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma1}>> -> tensor<64x1xf32, #mma1>
    %666 = tt.broadcast %665 : tensor<64x1xf32, #mma1> -> tensor<64x64xf32, #mma1>
    %667 = tt.expand_dims %658 {axis = 1 : i32} : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma1}>> -> tensor<64x1xf32, #mma1>
    %668 = tt.broadcast %667 : tensor<64x1xf32, #mma1> -> tensor<64x64xf32, #mma1>
    %669 = arith.addi %660, %c63_i32 : i32
    %670 = arith.divui %669, %c64_i32 : i32
    %671 = arith.remsi %670, %c4_i32 : i32
    %672 = arith.subi %670, %671 : i32
    %673 = arith.muli %672, %c64_i32 : i32
    %674 = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<2x128x64xf16, #shared4, #smem, mutable>
    %675 = ttg.local_alloc {allocation.offset = 33264 : i32} : () -> !ttg.memdesc<2x128x64xf16, #shared4, #smem, mutable>
    %676 = ttg.local_alloc {allocation.offset = 66528 : i32} : () -> !ttg.memdesc<2x128x64xf16, #shared4, #smem, mutable>
    %677 = ttg.local_alloc {allocation.offset = 99792 : i32} : () -> !ttg.memdesc<2x128x64xf16, #shared4, #smem, mutable>
    %678 = arith.cmpi sgt, %673, %c0_i32 : i32
    %679 = tt.expand_dims %14 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #linear}>> -> tensor<1x64xi32, #linear>
    %680 = tt.expand_dims %12 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x64xi32, #blocked1>
    %681 = arith.muli %679, %cst_9 : tensor<1x64xi32, #linear>
    %682 = arith.muli %680, %cst_2 : tensor<1x64xi32, #blocked1>
    %683 = tt.addptr %661, %682 : tensor<1x64x!tt.ptr<f16>, #blocked1>, tensor<1x64xi32, #blocked1>
    %684 = tt.broadcast %683 : tensor<1x64x!tt.ptr<f16>, #blocked1> -> tensor<128x64x!tt.ptr<f16>, #blocked1>
    %685 = tt.addptr %684, %59 : tensor<128x64x!tt.ptr<f16>, #blocked1>, tensor<128x64xi32, #blocked1>
    %686 = tt.splat %678 : i1 -> tensor<128x64xi1, #blocked1>
    %687 = tt.load %685, %686 {amd.pipeliner_part = "prologue"} : tensor<128x64x!tt.ptr<f16>, #blocked1>
    %688 = tt.addptr %663, %681 : tensor<1x64x!tt.ptr<f16>, #linear>, tensor<1x64xi32, #linear>
    %689 = tt.broadcast %688 : tensor<1x64x!tt.ptr<f16>, #linear> -> tensor<128x64x!tt.ptr<f16>, #linear>
    %690 = tt.addptr %689, %662 : tensor<128x64x!tt.ptr<f16>, #linear>, tensor<128x64xi32, #linear>
    %691 = ttg.memdesc_index %674[%c0_i32] : !ttg.memdesc<2x128x64xf16, #shared4, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared4, #smem, mutable>
    %692 = tt.splat %678 : i1 -> tensor<128x64xi1, #linear>
    ttg.barrier local
    %693 = ttg.async_copy_global_to_local %690, %691 mask %692 {contiguity = 8 : i32} : tensor<128x64x!tt.ptr<f16>, #linear> -> <128x64xf16, #shared4, #smem, mutable>
    %694 = ttg.async_commit_group tokens %693
    %695 = arith.addi %14, %cst_8 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #linear}>>
    %696 = arith.addi %12, %cst_3 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %697 = tt.expand_dims %695 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #linear}>> -> tensor<1x64xi32, #linear>
    %698 = tt.expand_dims %696 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x64xi32, #blocked1>
    %699 = arith.muli %697, %cst_9 : tensor<1x64xi32, #linear>
    %700 = arith.muli %698, %cst_2 : tensor<1x64xi32, #blocked1>
    %701 = tt.addptr %661, %700 : tensor<1x64x!tt.ptr<f16>, #blocked1>, tensor<1x64xi32, #blocked1>
    %702 = tt.broadcast %701 : tensor<1x64x!tt.ptr<f16>, #blocked1> -> tensor<128x64x!tt.ptr<f16>, #blocked1>
    %703 = tt.addptr %702, %59 : tensor<128x64x!tt.ptr<f16>, #blocked1>, tensor<128x64xi32, #blocked1>
    %704 = tt.load %703, %686 {amd.pipeliner_part = "prologue"} : tensor<128x64x!tt.ptr<f16>, #blocked1>
    %705 = tt.addptr %663, %699 : tensor<1x64x!tt.ptr<f16>, #linear>, tensor<1x64xi32, #linear>
    %706 = tt.broadcast %705 : tensor<1x64x!tt.ptr<f16>, #linear> -> tensor<128x64x!tt.ptr<f16>, #linear>
    %707 = tt.addptr %706, %662 : tensor<128x64x!tt.ptr<f16>, #linear>, tensor<128x64xi32, #linear>
    %708 = ttg.memdesc_index %675[%c0_i32] : !ttg.memdesc<2x128x64xf16, #shared4, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared4, #smem, mutable>
    %709 = ttg.async_copy_global_to_local %707, %708 mask %692 {contiguity = 8 : i32} : tensor<128x64x!tt.ptr<f16>, #linear> -> <128x64xf16, #shared4, #smem, mutable>
    %710 = ttg.async_commit_group tokens %709
    %711 = arith.addi %14, %cst_7 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #linear}>>
    %712 = arith.addi %12, %cst_4 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %713 = tt.expand_dims %711 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #linear}>> -> tensor<1x64xi32, #linear>
    %714 = tt.expand_dims %712 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x64xi32, #blocked1>
    %715 = arith.muli %713, %cst_9 : tensor<1x64xi32, #linear>
    %716 = arith.muli %714, %cst_2 : tensor<1x64xi32, #blocked1>
    %717 = tt.addptr %661, %716 : tensor<1x64x!tt.ptr<f16>, #blocked1>, tensor<1x64xi32, #blocked1>
    %718 = tt.broadcast %717 : tensor<1x64x!tt.ptr<f16>, #blocked1> -> tensor<128x64x!tt.ptr<f16>, #blocked1>
    %719 = tt.addptr %718, %59 : tensor<128x64x!tt.ptr<f16>, #blocked1>, tensor<128x64xi32, #blocked1>
    %720 = tt.load %719, %686 {amd.pipeliner_part = "prologue"} : tensor<128x64x!tt.ptr<f16>, #blocked1>
    %721 = tt.addptr %663, %715 : tensor<1x64x!tt.ptr<f16>, #linear>, tensor<1x64xi32, #linear>
    %722 = tt.broadcast %721 : tensor<1x64x!tt.ptr<f16>, #linear> -> tensor<128x64x!tt.ptr<f16>, #linear>
    %723 = tt.addptr %722, %662 : tensor<128x64x!tt.ptr<f16>, #linear>, tensor<128x64xi32, #linear>
    %724 = ttg.memdesc_index %676[%c0_i32] : !ttg.memdesc<2x128x64xf16, #shared4, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared4, #smem, mutable>
    %725 = ttg.async_copy_global_to_local %723, %724 mask %692 {contiguity = 8 : i32} : tensor<128x64x!tt.ptr<f16>, #linear> -> <128x64xf16, #shared4, #smem, mutable>
    %726 = ttg.async_commit_group tokens %725
    %727 = arith.addi %14, %cst_6 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #linear}>>
    %728 = arith.addi %12, %cst_5 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %729 = tt.expand_dims %727 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #linear}>> -> tensor<1x64xi32, #linear>
    %730 = tt.expand_dims %728 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x64xi32, #blocked1>
    %731 = arith.muli %729, %cst_9 : tensor<1x64xi32, #linear>
    %732 = arith.muli %730, %cst_2 : tensor<1x64xi32, #blocked1>
    %733 = tt.addptr %661, %732 : tensor<1x64x!tt.ptr<f16>, #blocked1>, tensor<1x64xi32, #blocked1>
    %734 = tt.broadcast %733 : tensor<1x64x!tt.ptr<f16>, #blocked1> -> tensor<128x64x!tt.ptr<f16>, #blocked1>
    %735 = tt.addptr %734, %59 : tensor<128x64x!tt.ptr<f16>, #blocked1>, tensor<128x64xi32, #blocked1>
    %736 = tt.load %735, %686 {amd.pipeliner_part = "prologue"} : tensor<128x64x!tt.ptr<f16>, #blocked1>
    %737 = tt.addptr %663, %731 : tensor<1x64x!tt.ptr<f16>, #linear>, tensor<1x64xi32, #linear>
    %738 = tt.broadcast %737 : tensor<1x64x!tt.ptr<f16>, #linear> -> tensor<128x64x!tt.ptr<f16>, #linear>
    %739 = tt.addptr %738, %662 : tensor<128x64x!tt.ptr<f16>, #linear>, tensor<128x64xi32, #linear>
    %740 = ttg.memdesc_index %677[%c0_i32] : !ttg.memdesc<2x128x64xf16, #shared4, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared4, #smem, mutable>
    %741 = ttg.async_copy_global_to_local %739, %740 mask %692 {contiguity = 8 : i32} : tensor<128x64x!tt.ptr<f16>, #linear> -> <128x64xf16, #shared4, #smem, mutable>
    %742 = ttg.async_commit_group tokens %741
    %743 = arith.subi %673, %c256_i32 : i32
    cf.br ^bb39(%c0_i32, %cst, %c0_i32, %694, %710, %726, %742, %687, %691, %c64_i32, %704, %708, %c128_i32, %720, %724, %c192_i32, %736, %740 : i32, tensor<64x128xf32, #mma>, i32, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.async.token, tensor<128x64xf16, #blocked1>, !ttg.memdesc<128x64xf16, #shared4, #smem, mutable>, i32, tensor<128x64xf16, #blocked1>, !ttg.memdesc<128x64xf16, #shared4, #smem, mutable>, i32, tensor<128x64xf16, #blocked1>, !ttg.memdesc<128x64xf16, #shared4, #smem, mutable>, i32, tensor<128x64xf16, #blocked1>, !ttg.memdesc<128x64xf16, #shared4, #smem, mutable>)
  ^bb39(%744: i32, %745: tensor<64x128xf32, #mma>, %746: i32, %747: !ttg.async.token, %748: !ttg.async.token, %749: !ttg.async.token, %750: !ttg.async.token, %751: tensor<128x64xf16, #blocked1>, %752: !ttg.memdesc<128x64xf16, #shared4, #smem, mutable>, %753: i32, %754: tensor<128x64xf16, #blocked1>, %755: !ttg.memdesc<128x64xf16, #shared4, #smem, mutable>, %756: i32, %757: tensor<128x64xf16, #blocked1>, %758: !ttg.memdesc<128x64xf16, #shared4, #smem, mutable>, %759: i32, %760: tensor<128x64xf16, #blocked1>, %761: !ttg.memdesc<128x64xf16, #shared4, #smem, mutable>):  // 2 preds: ^bb38, ^bb40
    %762 = arith.cmpi slt, %744, %743 : i32
    cf.cond_br %762, ^bb40, ^bb41
  ^bb40:  // pred: ^bb39
    %763 = ttg.async_wait %747, %748, %749, %750 {num = 0 : i32}
    ttg.barrier local
    %764 = arith.addi %746, %c1_i32 : i32
    %765 = arith.cmpi slt, %764, %c2_i32 : i32
    %766 = arith.select %765, %764, %c0_i32 : i32
    %767 = arith.addi %744, %c256_i32 : i32
    %768 = tt.splat %767 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #linear}>>
    %769 = tt.splat %767 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %770 = tt.splat %744 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma1}>>
    %771 = arith.addi %768, %14 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #linear}>>
    %772 = arith.addi %769, %12 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %773 = arith.addi %770, %13 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma1}>>
    %774 = tt.expand_dims %771 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #linear}>> -> tensor<1x64xi32, #linear>
    %775 = tt.expand_dims %772 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x64xi32, #blocked1>
    %776 = tt.expand_dims %773 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma1}>> -> tensor<1x64xi32, #mma1>
    %777 = arith.muli %774, %cst_9 : tensor<1x64xi32, #linear>
    %778 = arith.muli %775, %cst_2 : tensor<1x64xi32, #blocked1>
    %779 = tt.addptr %661, %778 : tensor<1x64x!tt.ptr<f16>, #blocked1>, tensor<1x64xi32, #blocked1>
    %780 = tt.broadcast %779 : tensor<1x64x!tt.ptr<f16>, #blocked1> -> tensor<128x64x!tt.ptr<f16>, #blocked1>
    %781 = tt.addptr %780, %59 : tensor<128x64x!tt.ptr<f16>, #blocked1>, tensor<128x64xi32, #blocked1>
    %782 = tt.load %781 : tensor<128x64x!tt.ptr<f16>, #blocked1>
    %783 = tt.addptr %663, %777 : tensor<1x64x!tt.ptr<f16>, #linear>, tensor<1x64xi32, #linear>
    %784 = tt.broadcast %783 : tensor<1x64x!tt.ptr<f16>, #linear> -> tensor<128x64x!tt.ptr<f16>, #linear>
    %785 = tt.addptr %784, %662 : tensor<128x64x!tt.ptr<f16>, #linear>, tensor<128x64xi32, #linear>
    %786 = ttg.memdesc_index %674[%766] : !ttg.memdesc<2x128x64xf16, #shared4, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared4, #smem, mutable>
    %787 = ttg.async_copy_global_to_local %785, %786 {contiguity = 8 : i32} : tensor<128x64x!tt.ptr<f16>, #linear> -> <128x64xf16, #shared4, #smem, mutable>
    %788 = ttg.async_commit_group tokens %787
    %789 = ttg.local_load %752 token %763 {ttg.amdg.syncedViaAsyncWait = true} : !ttg.memdesc<128x64xf16, #shared4, #smem, mutable> -> tensor<128x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma1, kWidth = 8}>>
    %790 = ttg.local_alloc %751 {allocation.offset = 133056 : i32} : (tensor<128x64xf16, #blocked1>) -> !ttg.memdesc<128x64xf16, #shared1, #smem>
    ttg.barrier local
    %791 = ttg.local_load %790 {ttg.amdg.syncedViaAsyncWait = false} : !ttg.memdesc<128x64xf16, #shared1, #smem> -> tensor<128x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma1, kWidth = 8}>>
    %792 = tt.dot %649, %791, %cst_0 : tensor<64x128xf16, #ttg.dot_op<{opIdx = 0, parent = #mma1, kWidth = 8}>> * tensor<128x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma1, kWidth = 8}>> -> tensor<64x64xf32, #mma1>
    %793 = arith.mulf %792, %62 : tensor<64x64xf32, #mma1>
    %794 = arith.subf %793, %666 : tensor<64x64xf32, #mma1>
    %795 = math.exp2 %794 : tensor<64x64xf32, #mma1>
    %796 = tt.broadcast %776 : tensor<1x64xi32, #mma1> -> tensor<64x64xi32, #mma1>
    %797 = arith.cmpi sge, %63, %796 : tensor<64x64xi32, #mma1>
    %798 = arith.select %797, %795, %cst_0 : tensor<64x64xi1, #mma1>, tensor<64x64xf32, #mma1>
    %799 = tt.dot %652, %789, %cst_0 : tensor<64x128xf16, #ttg.dot_op<{opIdx = 0, parent = #mma1, kWidth = 8}>> * tensor<128x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma1, kWidth = 8}>> -> tensor<64x64xf32, #mma1>
    %800 = arith.subf %799, %668 : tensor<64x64xf32, #mma1>
    %801 = arith.mulf %798, %800 : tensor<64x64xf32, #mma1>
    %802 = arith.truncf %801 : tensor<64x64xf32, #mma1> to tensor<64x64xf16, #mma1>
    %803 = tt.trans %751 {order = array<i32: 1, 0>} : tensor<128x64xf16, #blocked1> -> tensor<64x128xf16, #blocked>
    ttg.barrier local
    %804 = ttg.local_alloc %803 {allocation.offset = 133056 : i32} : (tensor<64x128xf16, #blocked>) -> !ttg.memdesc<64x128xf16, #shared3, #smem>
    ttg.barrier local
    %805 = ttg.local_load %804 {ttg.amdg.syncedViaAsyncWait = false} : !ttg.memdesc<64x128xf16, #shared3, #smem> -> tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>>
    ttg.barrier local
    %806 = ttg.local_alloc %802 {allocation.offset = 133056 : i32} : (tensor<64x64xf16, #mma1>) -> !ttg.memdesc<64x64xf16, #shared2, #smem>
    ttg.barrier local
    %807 = ttg.local_load %806 {ttg.amdg.syncedViaAsyncWait = false} : !ttg.memdesc<64x64xf16, #shared2, #smem> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>>
    %808 = tt.dot %807, %805, %745 : tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>> * tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>> -> tensor<64x128xf32, #mma>
    %809 = arith.addi %744, %c320_i32 : i32
    %810 = tt.splat %809 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #linear}>>
    %811 = tt.splat %809 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %812 = tt.splat %753 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma1}>>
    %813 = arith.addi %810, %14 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #linear}>>
    %814 = arith.addi %811, %12 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %815 = arith.addi %812, %13 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma1}>>
    %816 = tt.expand_dims %813 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #linear}>> -> tensor<1x64xi32, #linear>
    %817 = tt.expand_dims %814 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x64xi32, #blocked1>
    %818 = tt.expand_dims %815 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma1}>> -> tensor<1x64xi32, #mma1>
    %819 = arith.muli %816, %cst_9 : tensor<1x64xi32, #linear>
    %820 = arith.muli %817, %cst_2 : tensor<1x64xi32, #blocked1>
    %821 = tt.addptr %661, %820 : tensor<1x64x!tt.ptr<f16>, #blocked1>, tensor<1x64xi32, #blocked1>
    %822 = tt.broadcast %821 : tensor<1x64x!tt.ptr<f16>, #blocked1> -> tensor<128x64x!tt.ptr<f16>, #blocked1>
    %823 = tt.addptr %822, %59 : tensor<128x64x!tt.ptr<f16>, #blocked1>, tensor<128x64xi32, #blocked1>
    %824 = tt.load %823 : tensor<128x64x!tt.ptr<f16>, #blocked1>
    %825 = tt.addptr %663, %819 : tensor<1x64x!tt.ptr<f16>, #linear>, tensor<1x64xi32, #linear>
    %826 = tt.broadcast %825 : tensor<1x64x!tt.ptr<f16>, #linear> -> tensor<128x64x!tt.ptr<f16>, #linear>
    %827 = tt.addptr %826, %662 : tensor<128x64x!tt.ptr<f16>, #linear>, tensor<128x64xi32, #linear>
    %828 = ttg.memdesc_index %675[%766] : !ttg.memdesc<2x128x64xf16, #shared4, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared4, #smem, mutable>
    %829 = ttg.async_copy_global_to_local %827, %828 {contiguity = 8 : i32} : tensor<128x64x!tt.ptr<f16>, #linear> -> <128x64xf16, #shared4, #smem, mutable>
    %830 = ttg.async_commit_group tokens %829
    %831 = ttg.local_load %755 token %763 {ttg.amdg.syncedViaAsyncWait = true} : !ttg.memdesc<128x64xf16, #shared4, #smem, mutable> -> tensor<128x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma1, kWidth = 8}>>
    ttg.barrier local
    %832 = ttg.local_alloc %754 {allocation.offset = 133056 : i32} : (tensor<128x64xf16, #blocked1>) -> !ttg.memdesc<128x64xf16, #shared1, #smem>
    ttg.barrier local
    %833 = ttg.local_load %832 {ttg.amdg.syncedViaAsyncWait = false} : !ttg.memdesc<128x64xf16, #shared1, #smem> -> tensor<128x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma1, kWidth = 8}>>
    %834 = tt.dot %649, %833, %cst_0 : tensor<64x128xf16, #ttg.dot_op<{opIdx = 0, parent = #mma1, kWidth = 8}>> * tensor<128x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma1, kWidth = 8}>> -> tensor<64x64xf32, #mma1>
    %835 = arith.mulf %834, %62 : tensor<64x64xf32, #mma1>
    %836 = arith.subf %835, %666 : tensor<64x64xf32, #mma1>
    %837 = math.exp2 %836 : tensor<64x64xf32, #mma1>
    %838 = tt.broadcast %818 : tensor<1x64xi32, #mma1> -> tensor<64x64xi32, #mma1>
    %839 = arith.cmpi sge, %63, %838 : tensor<64x64xi32, #mma1>
    %840 = arith.select %839, %837, %cst_0 : tensor<64x64xi1, #mma1>, tensor<64x64xf32, #mma1>
    %841 = tt.dot %652, %831, %cst_0 : tensor<64x128xf16, #ttg.dot_op<{opIdx = 0, parent = #mma1, kWidth = 8}>> * tensor<128x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma1, kWidth = 8}>> -> tensor<64x64xf32, #mma1>
    %842 = arith.subf %841, %668 : tensor<64x64xf32, #mma1>
    %843 = arith.mulf %840, %842 : tensor<64x64xf32, #mma1>
    %844 = arith.truncf %843 : tensor<64x64xf32, #mma1> to tensor<64x64xf16, #mma1>
    %845 = tt.trans %754 {order = array<i32: 1, 0>} : tensor<128x64xf16, #blocked1> -> tensor<64x128xf16, #blocked>
    ttg.barrier local
    %846 = ttg.local_alloc %845 {allocation.offset = 133056 : i32} : (tensor<64x128xf16, #blocked>) -> !ttg.memdesc<64x128xf16, #shared3, #smem>
    ttg.barrier local
    %847 = ttg.local_load %846 {ttg.amdg.syncedViaAsyncWait = false} : !ttg.memdesc<64x128xf16, #shared3, #smem> -> tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>>
    ttg.barrier local
    %848 = ttg.local_alloc %844 {allocation.offset = 133056 : i32} : (tensor<64x64xf16, #mma1>) -> !ttg.memdesc<64x64xf16, #shared2, #smem>
    ttg.barrier local
    %849 = ttg.local_load %848 {ttg.amdg.syncedViaAsyncWait = false} : !ttg.memdesc<64x64xf16, #shared2, #smem> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>>
    %850 = tt.dot %849, %847, %808 : tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>> * tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>> -> tensor<64x128xf32, #mma>
    %851 = arith.addi %744, %c384_i32 : i32
    %852 = tt.splat %851 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #linear}>>
    %853 = tt.splat %851 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %854 = tt.splat %756 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma1}>>
    %855 = arith.addi %852, %14 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #linear}>>
    %856 = arith.addi %853, %12 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %857 = arith.addi %854, %13 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma1}>>
    %858 = tt.expand_dims %855 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #linear}>> -> tensor<1x64xi32, #linear>
    %859 = tt.expand_dims %856 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x64xi32, #blocked1>
    %860 = tt.expand_dims %857 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma1}>> -> tensor<1x64xi32, #mma1>
    %861 = arith.muli %858, %cst_9 : tensor<1x64xi32, #linear>
    %862 = arith.muli %859, %cst_2 : tensor<1x64xi32, #blocked1>
    %863 = tt.addptr %661, %862 : tensor<1x64x!tt.ptr<f16>, #blocked1>, tensor<1x64xi32, #blocked1>
    %864 = tt.broadcast %863 : tensor<1x64x!tt.ptr<f16>, #blocked1> -> tensor<128x64x!tt.ptr<f16>, #blocked1>
    %865 = tt.addptr %864, %59 : tensor<128x64x!tt.ptr<f16>, #blocked1>, tensor<128x64xi32, #blocked1>
    %866 = tt.load %865 : tensor<128x64x!tt.ptr<f16>, #blocked1>
    %867 = tt.addptr %663, %861 : tensor<1x64x!tt.ptr<f16>, #linear>, tensor<1x64xi32, #linear>
    %868 = tt.broadcast %867 : tensor<1x64x!tt.ptr<f16>, #linear> -> tensor<128x64x!tt.ptr<f16>, #linear>
    %869 = tt.addptr %868, %662 : tensor<128x64x!tt.ptr<f16>, #linear>, tensor<128x64xi32, #linear>
    %870 = ttg.memdesc_index %676[%766] : !ttg.memdesc<2x128x64xf16, #shared4, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared4, #smem, mutable>
    %871 = ttg.async_copy_global_to_local %869, %870 {contiguity = 8 : i32} : tensor<128x64x!tt.ptr<f16>, #linear> -> <128x64xf16, #shared4, #smem, mutable>
    %872 = ttg.async_commit_group tokens %871
    %873 = ttg.local_load %758 token %763 {ttg.amdg.syncedViaAsyncWait = true} : !ttg.memdesc<128x64xf16, #shared4, #smem, mutable> -> tensor<128x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma1, kWidth = 8}>>
    ttg.barrier local
    %874 = ttg.local_alloc %757 {allocation.offset = 133056 : i32} : (tensor<128x64xf16, #blocked1>) -> !ttg.memdesc<128x64xf16, #shared1, #smem>
    ttg.barrier local
    %875 = ttg.local_load %874 {ttg.amdg.syncedViaAsyncWait = false} : !ttg.memdesc<128x64xf16, #shared1, #smem> -> tensor<128x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma1, kWidth = 8}>>
    %876 = tt.dot %649, %875, %cst_0 : tensor<64x128xf16, #ttg.dot_op<{opIdx = 0, parent = #mma1, kWidth = 8}>> * tensor<128x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma1, kWidth = 8}>> -> tensor<64x64xf32, #mma1>
    %877 = arith.mulf %876, %62 : tensor<64x64xf32, #mma1>
    %878 = arith.subf %877, %666 : tensor<64x64xf32, #mma1>
    %879 = math.exp2 %878 : tensor<64x64xf32, #mma1>
    %880 = tt.broadcast %860 : tensor<1x64xi32, #mma1> -> tensor<64x64xi32, #mma1>
    %881 = arith.cmpi sge, %63, %880 : tensor<64x64xi32, #mma1>
    %882 = arith.select %881, %879, %cst_0 : tensor<64x64xi1, #mma1>, tensor<64x64xf32, #mma1>
    %883 = tt.dot %652, %873, %cst_0 : tensor<64x128xf16, #ttg.dot_op<{opIdx = 0, parent = #mma1, kWidth = 8}>> * tensor<128x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma1, kWidth = 8}>> -> tensor<64x64xf32, #mma1>
    %884 = arith.subf %883, %668 : tensor<64x64xf32, #mma1>
    %885 = arith.mulf %882, %884 : tensor<64x64xf32, #mma1>
    %886 = arith.truncf %885 : tensor<64x64xf32, #mma1> to tensor<64x64xf16, #mma1>
    %887 = tt.trans %757 {order = array<i32: 1, 0>} : tensor<128x64xf16, #blocked1> -> tensor<64x128xf16, #blocked>
    ttg.barrier local
    %888 = ttg.local_alloc %887 {allocation.offset = 133056 : i32} : (tensor<64x128xf16, #blocked>) -> !ttg.memdesc<64x128xf16, #shared3, #smem>
    ttg.barrier local
    %889 = ttg.local_load %888 {ttg.amdg.syncedViaAsyncWait = false} : !ttg.memdesc<64x128xf16, #shared3, #smem> -> tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>>
    ttg.barrier local
    %890 = ttg.local_alloc %886 {allocation.offset = 133056 : i32} : (tensor<64x64xf16, #mma1>) -> !ttg.memdesc<64x64xf16, #shared2, #smem>
    ttg.barrier local
    %891 = ttg.local_load %890 {ttg.amdg.syncedViaAsyncWait = false} : !ttg.memdesc<64x64xf16, #shared2, #smem> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>>
    %892 = tt.dot %891, %889, %850 : tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>> * tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>> -> tensor<64x128xf32, #mma>
    %893 = arith.addi %744, %c448_i32 : i32
    %894 = tt.splat %893 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #linear}>>
    %895 = tt.splat %893 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %896 = tt.splat %759 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma1}>>
    %897 = arith.addi %894, %14 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #linear}>>
    %898 = arith.addi %895, %12 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %899 = arith.addi %896, %13 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma1}>>
    %900 = tt.expand_dims %897 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #linear}>> -> tensor<1x64xi32, #linear>
    %901 = tt.expand_dims %898 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x64xi32, #blocked1>
    %902 = tt.expand_dims %899 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma1}>> -> tensor<1x64xi32, #mma1>
    %903 = arith.muli %900, %cst_9 : tensor<1x64xi32, #linear>
    %904 = arith.muli %901, %cst_2 : tensor<1x64xi32, #blocked1>
    %905 = tt.addptr %661, %904 : tensor<1x64x!tt.ptr<f16>, #blocked1>, tensor<1x64xi32, #blocked1>
    %906 = tt.broadcast %905 : tensor<1x64x!tt.ptr<f16>, #blocked1> -> tensor<128x64x!tt.ptr<f16>, #blocked1>
    %907 = tt.addptr %906, %59 : tensor<128x64x!tt.ptr<f16>, #blocked1>, tensor<128x64xi32, #blocked1>
    %908 = tt.load %907 : tensor<128x64x!tt.ptr<f16>, #blocked1>
    %909 = tt.addptr %663, %903 : tensor<1x64x!tt.ptr<f16>, #linear>, tensor<1x64xi32, #linear>
    %910 = tt.broadcast %909 : tensor<1x64x!tt.ptr<f16>, #linear> -> tensor<128x64x!tt.ptr<f16>, #linear>
    %911 = tt.addptr %910, %662 : tensor<128x64x!tt.ptr<f16>, #linear>, tensor<128x64xi32, #linear>
    %912 = ttg.memdesc_index %677[%766] : !ttg.memdesc<2x128x64xf16, #shared4, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared4, #smem, mutable>
    %913 = ttg.async_copy_global_to_local %911, %912 {contiguity = 8 : i32} : tensor<128x64x!tt.ptr<f16>, #linear> -> <128x64xf16, #shared4, #smem, mutable>
    %914 = ttg.async_commit_group tokens %913
    %915 = ttg.local_load %761 token %763 {ttg.amdg.syncedViaAsyncWait = true} : !ttg.memdesc<128x64xf16, #shared4, #smem, mutable> -> tensor<128x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma1, kWidth = 8}>>
    ttg.barrier local
    %916 = ttg.local_alloc %760 {allocation.offset = 133056 : i32} : (tensor<128x64xf16, #blocked1>) -> !ttg.memdesc<128x64xf16, #shared1, #smem>
    ttg.barrier local
    %917 = ttg.local_load %916 {ttg.amdg.syncedViaAsyncWait = false} : !ttg.memdesc<128x64xf16, #shared1, #smem> -> tensor<128x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma1, kWidth = 8}>>
    %918 = tt.dot %649, %917, %cst_0 : tensor<64x128xf16, #ttg.dot_op<{opIdx = 0, parent = #mma1, kWidth = 8}>> * tensor<128x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma1, kWidth = 8}>> -> tensor<64x64xf32, #mma1>
    %919 = arith.mulf %918, %62 : tensor<64x64xf32, #mma1>
    %920 = arith.subf %919, %666 : tensor<64x64xf32, #mma1>
    %921 = math.exp2 %920 : tensor<64x64xf32, #mma1>
    %922 = tt.broadcast %902 : tensor<1x64xi32, #mma1> -> tensor<64x64xi32, #mma1>
    %923 = arith.cmpi sge, %63, %922 : tensor<64x64xi32, #mma1>
    %924 = arith.select %923, %921, %cst_0 : tensor<64x64xi1, #mma1>, tensor<64x64xf32, #mma1>
    %925 = tt.dot %652, %915, %cst_0 : tensor<64x128xf16, #ttg.dot_op<{opIdx = 0, parent = #mma1, kWidth = 8}>> * tensor<128x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma1, kWidth = 8}>> -> tensor<64x64xf32, #mma1>
    %926 = arith.subf %925, %668 : tensor<64x64xf32, #mma1>
    %927 = arith.mulf %924, %926 : tensor<64x64xf32, #mma1>
    %928 = arith.truncf %927 : tensor<64x64xf32, #mma1> to tensor<64x64xf16, #mma1>
    %929 = tt.trans %760 {order = array<i32: 1, 0>} : tensor<128x64xf16, #blocked1> -> tensor<64x128xf16, #blocked>
    ttg.barrier local
    %930 = ttg.local_alloc %929 {allocation.offset = 133056 : i32} : (tensor<64x128xf16, #blocked>) -> !ttg.memdesc<64x128xf16, #shared3, #smem>
    ttg.barrier local
    %931 = ttg.local_load %930 {ttg.amdg.syncedViaAsyncWait = false} : !ttg.memdesc<64x128xf16, #shared3, #smem> -> tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>>
    ttg.barrier local
    %932 = ttg.local_alloc %928 {allocation.offset = 133056 : i32} : (tensor<64x64xf16, #mma1>) -> !ttg.memdesc<64x64xf16, #shared2, #smem>
    ttg.barrier local
    %933 = ttg.local_load %932 {ttg.amdg.syncedViaAsyncWait = false} : !ttg.memdesc<64x64xf16, #shared2, #smem> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>>
    %934 = tt.dot %933, %931, %892 : tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>> * tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>> -> tensor<64x128xf32, #mma>
    %935 = arith.addi %744, %c256_i32 : i32
    cf.br ^bb39(%935, %934, %766, %788, %830, %872, %914, %782, %786, %809, %824, %828, %851, %866, %870, %893, %908, %912 : i32, tensor<64x128xf32, #mma>, i32, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.async.token, tensor<128x64xf16, #blocked1>, !ttg.memdesc<128x64xf16, #shared4, #smem, mutable>, i32, tensor<128x64xf16, #blocked1>, !ttg.memdesc<128x64xf16, #shared4, #smem, mutable>, i32, tensor<128x64xf16, #blocked1>, !ttg.memdesc<128x64xf16, #shared4, #smem, mutable>, i32, tensor<128x64xf16, #blocked1>, !ttg.memdesc<128x64xf16, #shared4, #smem, mutable>)
  ^bb41:  // pred: ^bb39
    %936 = arith.addi %673, %c255_i32 : i32
    %937 = arith.divsi %936, %c256_i32 : i32
    %938 = arith.subi %937, %c1_i32 : i32
    %939 = arith.maxsi %938, %c0_i32 : i32
    %940 = arith.muli %939, %c256_i32 : i32
    %941 = arith.cmpi sge, %937, %c1_i32 : i32
    %942 = ttg.async_wait %747, %748, %749, %750 {num = 0 : i32}
    ttg.barrier local
    %943 = tt.splat %940 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma1}>>
    %944 = arith.addi %943, %13 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma1}>>
    %945 = tt.expand_dims %944 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma1}>> -> tensor<1x64xi32, #mma1>
    %946 = ttg.local_load %752 token %942 {ttg.amdg.syncedViaAsyncWait = true} : !ttg.memdesc<128x64xf16, #shared4, #smem, mutable> -> tensor<128x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma1, kWidth = 8}>>
    %947 = ttg.local_alloc %751 {allocation.offset = 133056 : i32} : (tensor<128x64xf16, #blocked1>) -> !ttg.memdesc<128x64xf16, #shared1, #smem>
    ttg.barrier local
    %948 = ttg.local_load %947 {ttg.amdg.syncedViaAsyncWait = false} : !ttg.memdesc<128x64xf16, #shared1, #smem> -> tensor<128x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma1, kWidth = 8}>>
    cf.cond_br %941, ^bb42, ^bb43(%cst_0 : tensor<64x64xf32, #mma1>)
  ^bb42:  // pred: ^bb41
    %949 = tt.dot %649, %948, %cst_0 : tensor<64x128xf16, #ttg.dot_op<{opIdx = 0, parent = #mma1, kWidth = 8}>> * tensor<128x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma1, kWidth = 8}>> -> tensor<64x64xf32, #mma1>
    cf.br ^bb43(%949 : tensor<64x64xf32, #mma1>)
  ^bb43(%950: tensor<64x64xf32, #mma1>):  // 2 preds: ^bb41, ^bb42
    %951 = arith.mulf %950, %62 : tensor<64x64xf32, #mma1>
    %952 = arith.subf %951, %666 : tensor<64x64xf32, #mma1>
    %953 = math.exp2 %952 : tensor<64x64xf32, #mma1>
    %954 = tt.broadcast %945 : tensor<1x64xi32, #mma1> -> tensor<64x64xi32, #mma1>
    %955 = arith.cmpi sge, %63, %954 : tensor<64x64xi32, #mma1>
    %956 = arith.select %955, %953, %cst_0 : tensor<64x64xi1, #mma1>, tensor<64x64xf32, #mma1>
    cf.cond_br %941, ^bb44, ^bb45(%cst_0 : tensor<64x64xf32, #mma1>)
  ^bb44:  // pred: ^bb43
    %957 = tt.dot %652, %946, %cst_0 : tensor<64x128xf16, #ttg.dot_op<{opIdx = 0, parent = #mma1, kWidth = 8}>> * tensor<128x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma1, kWidth = 8}>> -> tensor<64x64xf32, #mma1>
    cf.br ^bb45(%957 : tensor<64x64xf32, #mma1>)
  ^bb45(%958: tensor<64x64xf32, #mma1>):  // 2 preds: ^bb43, ^bb44
    %959 = arith.subf %958, %668 : tensor<64x64xf32, #mma1>
    %960 = arith.mulf %956, %959 : tensor<64x64xf32, #mma1>
    %961 = arith.truncf %960 : tensor<64x64xf32, #mma1> to tensor<64x64xf16, #mma1>
    %962 = tt.trans %751 {order = array<i32: 1, 0>} : tensor<128x64xf16, #blocked1> -> tensor<64x128xf16, #blocked>
    ttg.barrier local
    %963 = ttg.local_alloc %962 {allocation.offset = 133056 : i32} : (tensor<64x128xf16, #blocked>) -> !ttg.memdesc<64x128xf16, #shared3, #smem>
    ttg.barrier local
    %964 = ttg.local_load %963 {ttg.amdg.syncedViaAsyncWait = false} : !ttg.memdesc<64x128xf16, #shared3, #smem> -> tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>>
    ttg.barrier local
    %965 = ttg.local_alloc %961 {allocation.offset = 133056 : i32} : (tensor<64x64xf16, #mma1>) -> !ttg.memdesc<64x64xf16, #shared2, #smem>
    ttg.barrier local
    %966 = ttg.local_load %965 {ttg.amdg.syncedViaAsyncWait = false} : !ttg.memdesc<64x64xf16, #shared2, #smem> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>>
    cf.cond_br %941, ^bb46, ^bb47(%745 : tensor<64x128xf32, #mma>)
  ^bb46:  // pred: ^bb45
    %967 = tt.dot %966, %964, %745 : tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>> * tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>> -> tensor<64x128xf32, #mma>
    cf.br ^bb47(%967 : tensor<64x128xf32, #mma>)
  ^bb47(%968: tensor<64x128xf32, #mma>):  // 2 preds: ^bb45, ^bb46
    %969 = tt.splat %753 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma1}>>
    %970 = arith.addi %969, %13 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma1}>>
    %971 = tt.expand_dims %970 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma1}>> -> tensor<1x64xi32, #mma1>
    %972 = ttg.local_load %755 token %942 {ttg.amdg.syncedViaAsyncWait = true} : !ttg.memdesc<128x64xf16, #shared4, #smem, mutable> -> tensor<128x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma1, kWidth = 8}>>
    ttg.barrier local
    %973 = ttg.local_alloc %754 {allocation.offset = 133056 : i32} : (tensor<128x64xf16, #blocked1>) -> !ttg.memdesc<128x64xf16, #shared1, #smem>
    ttg.barrier local
    %974 = ttg.local_load %973 {ttg.amdg.syncedViaAsyncWait = false} : !ttg.memdesc<128x64xf16, #shared1, #smem> -> tensor<128x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma1, kWidth = 8}>>
    cf.cond_br %941, ^bb48, ^bb49(%cst_0 : tensor<64x64xf32, #mma1>)
  ^bb48:  // pred: ^bb47
    %975 = tt.dot %649, %974, %cst_0 : tensor<64x128xf16, #ttg.dot_op<{opIdx = 0, parent = #mma1, kWidth = 8}>> * tensor<128x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma1, kWidth = 8}>> -> tensor<64x64xf32, #mma1>
    cf.br ^bb49(%975 : tensor<64x64xf32, #mma1>)
  ^bb49(%976: tensor<64x64xf32, #mma1>):  // 2 preds: ^bb47, ^bb48
    %977 = arith.mulf %976, %62 : tensor<64x64xf32, #mma1>
    %978 = arith.subf %977, %666 : tensor<64x64xf32, #mma1>
    %979 = math.exp2 %978 : tensor<64x64xf32, #mma1>
    %980 = tt.broadcast %971 : tensor<1x64xi32, #mma1> -> tensor<64x64xi32, #mma1>
    %981 = arith.cmpi sge, %63, %980 : tensor<64x64xi32, #mma1>
    %982 = arith.select %981, %979, %cst_0 : tensor<64x64xi1, #mma1>, tensor<64x64xf32, #mma1>
    cf.cond_br %941, ^bb50, ^bb51(%cst_0 : tensor<64x64xf32, #mma1>)
  ^bb50:  // pred: ^bb49
    %983 = tt.dot %652, %972, %cst_0 : tensor<64x128xf16, #ttg.dot_op<{opIdx = 0, parent = #mma1, kWidth = 8}>> * tensor<128x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma1, kWidth = 8}>> -> tensor<64x64xf32, #mma1>
    cf.br ^bb51(%983 : tensor<64x64xf32, #mma1>)
  ^bb51(%984: tensor<64x64xf32, #mma1>):  // 2 preds: ^bb49, ^bb50
    %985 = arith.subf %984, %668 : tensor<64x64xf32, #mma1>
    %986 = arith.mulf %982, %985 : tensor<64x64xf32, #mma1>
    %987 = arith.truncf %986 : tensor<64x64xf32, #mma1> to tensor<64x64xf16, #mma1>
    %988 = tt.trans %754 {order = array<i32: 1, 0>} : tensor<128x64xf16, #blocked1> -> tensor<64x128xf16, #blocked>
    ttg.barrier local
    %989 = ttg.local_alloc %988 {allocation.offset = 133056 : i32} : (tensor<64x128xf16, #blocked>) -> !ttg.memdesc<64x128xf16, #shared3, #smem>
    ttg.barrier local
    %990 = ttg.local_load %989 {ttg.amdg.syncedViaAsyncWait = false} : !ttg.memdesc<64x128xf16, #shared3, #smem> -> tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>>
    ttg.barrier local
    %991 = ttg.local_alloc %987 {allocation.offset = 133056 : i32} : (tensor<64x64xf16, #mma1>) -> !ttg.memdesc<64x64xf16, #shared2, #smem>
    ttg.barrier local
    %992 = ttg.local_load %991 {ttg.amdg.syncedViaAsyncWait = false} : !ttg.memdesc<64x64xf16, #shared2, #smem> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>>
    cf.cond_br %941, ^bb52, ^bb53(%968 : tensor<64x128xf32, #mma>)
  ^bb52:  // pred: ^bb51
    %993 = tt.dot %992, %990, %968 : tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>> * tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>> -> tensor<64x128xf32, #mma>
    cf.br ^bb53(%993 : tensor<64x128xf32, #mma>)
  ^bb53(%994: tensor<64x128xf32, #mma>):  // 2 preds: ^bb51, ^bb52
    %995 = tt.splat %756 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma1}>>
    %996 = arith.addi %995, %13 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma1}>>
    %997 = tt.expand_dims %996 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma1}>> -> tensor<1x64xi32, #mma1>
    %998 = ttg.local_load %758 token %942 {ttg.amdg.syncedViaAsyncWait = true} : !ttg.memdesc<128x64xf16, #shared4, #smem, mutable> -> tensor<128x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma1, kWidth = 8}>>
    ttg.barrier local
    %999 = ttg.local_alloc %757 {allocation.offset = 133056 : i32} : (tensor<128x64xf16, #blocked1>) -> !ttg.memdesc<128x64xf16, #shared1, #smem>
    ttg.barrier local
    %1000 = ttg.local_load %999 {ttg.amdg.syncedViaAsyncWait = false} : !ttg.memdesc<128x64xf16, #shared1, #smem> -> tensor<128x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma1, kWidth = 8}>>
    cf.cond_br %941, ^bb54, ^bb55(%cst_0 : tensor<64x64xf32, #mma1>)
  ^bb54:  // pred: ^bb53
    %1001 = tt.dot %649, %1000, %cst_0 : tensor<64x128xf16, #ttg.dot_op<{opIdx = 0, parent = #mma1, kWidth = 8}>> * tensor<128x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma1, kWidth = 8}>> -> tensor<64x64xf32, #mma1>
    cf.br ^bb55(%1001 : tensor<64x64xf32, #mma1>)
  ^bb55(%1002: tensor<64x64xf32, #mma1>):  // 2 preds: ^bb53, ^bb54
    %1003 = arith.mulf %1002, %62 : tensor<64x64xf32, #mma1>
    %1004 = arith.subf %1003, %666 : tensor<64x64xf32, #mma1>
    %1005 = math.exp2 %1004 : tensor<64x64xf32, #mma1>
    %1006 = tt.broadcast %997 : tensor<1x64xi32, #mma1> -> tensor<64x64xi32, #mma1>
    %1007 = arith.cmpi sge, %63, %1006 : tensor<64x64xi32, #mma1>
    %1008 = arith.select %1007, %1005, %cst_0 : tensor<64x64xi1, #mma1>, tensor<64x64xf32, #mma1>
    cf.cond_br %941, ^bb56, ^bb57(%cst_0 : tensor<64x64xf32, #mma1>)
  ^bb56:  // pred: ^bb55
    %1009 = tt.dot %652, %998, %cst_0 : tensor<64x128xf16, #ttg.dot_op<{opIdx = 0, parent = #mma1, kWidth = 8}>> * tensor<128x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma1, kWidth = 8}>> -> tensor<64x64xf32, #mma1>
    cf.br ^bb57(%1009 : tensor<64x64xf32, #mma1>)
  ^bb57(%1010: tensor<64x64xf32, #mma1>):  // 2 preds: ^bb55, ^bb56
    %1011 = arith.subf %1010, %668 : tensor<64x64xf32, #mma1>
    %1012 = arith.mulf %1008, %1011 : tensor<64x64xf32, #mma1>
    %1013 = arith.truncf %1012 : tensor<64x64xf32, #mma1> to tensor<64x64xf16, #mma1>
    %1014 = tt.trans %757 {order = array<i32: 1, 0>} : tensor<128x64xf16, #blocked1> -> tensor<64x128xf16, #blocked>
    ttg.barrier local
    %1015 = ttg.local_alloc %1014 {allocation.offset = 133056 : i32} : (tensor<64x128xf16, #blocked>) -> !ttg.memdesc<64x128xf16, #shared3, #smem>
    ttg.barrier local
    %1016 = ttg.local_load %1015 {ttg.amdg.syncedViaAsyncWait = false} : !ttg.memdesc<64x128xf16, #shared3, #smem> -> tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>>
    ttg.barrier local
    %1017 = ttg.local_alloc %1013 {allocation.offset = 133056 : i32} : (tensor<64x64xf16, #mma1>) -> !ttg.memdesc<64x64xf16, #shared2, #smem>
    ttg.barrier local
    %1018 = ttg.local_load %1017 {ttg.amdg.syncedViaAsyncWait = false} : !ttg.memdesc<64x64xf16, #shared2, #smem> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>>
    cf.cond_br %941, ^bb58, ^bb59(%994 : tensor<64x128xf32, #mma>)
  ^bb58:  // pred: ^bb57
    %1019 = tt.dot %1018, %1016, %994 : tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>> * tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>> -> tensor<64x128xf32, #mma>
    cf.br ^bb59(%1019 : tensor<64x128xf32, #mma>)
  ^bb59(%1020: tensor<64x128xf32, #mma>):  // 2 preds: ^bb57, ^bb58
    %1021 = tt.splat %759 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma1}>>
    %1022 = arith.addi %1021, %13 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma1}>>
    %1023 = tt.expand_dims %1022 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma1}>> -> tensor<1x64xi32, #mma1>
    %1024 = ttg.local_load %761 token %942 {ttg.amdg.syncedViaAsyncWait = true} : !ttg.memdesc<128x64xf16, #shared4, #smem, mutable> -> tensor<128x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma1, kWidth = 8}>>
    ttg.barrier local
    %1025 = ttg.local_alloc %760 {allocation.offset = 133056 : i32} : (tensor<128x64xf16, #blocked1>) -> !ttg.memdesc<128x64xf16, #shared1, #smem>
    ttg.barrier local
    %1026 = ttg.local_load %1025 {ttg.amdg.syncedViaAsyncWait = false} : !ttg.memdesc<128x64xf16, #shared1, #smem> -> tensor<128x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma1, kWidth = 8}>>
    cf.cond_br %941, ^bb60, ^bb61(%cst_0 : tensor<64x64xf32, #mma1>)
  ^bb60:  // pred: ^bb59
    %1027 = tt.dot %649, %1026, %cst_0 : tensor<64x128xf16, #ttg.dot_op<{opIdx = 0, parent = #mma1, kWidth = 8}>> * tensor<128x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma1, kWidth = 8}>> -> tensor<64x64xf32, #mma1>
    cf.br ^bb61(%1027 : tensor<64x64xf32, #mma1>)
  ^bb61(%1028: tensor<64x64xf32, #mma1>):  // 2 preds: ^bb59, ^bb60
    %1029 = arith.mulf %1028, %62 : tensor<64x64xf32, #mma1>
    %1030 = arith.subf %1029, %666 : tensor<64x64xf32, #mma1>
    %1031 = math.exp2 %1030 : tensor<64x64xf32, #mma1>
    %1032 = tt.broadcast %1023 : tensor<1x64xi32, #mma1> -> tensor<64x64xi32, #mma1>
    %1033 = arith.cmpi sge, %63, %1032 : tensor<64x64xi32, #mma1>
    %1034 = arith.select %1033, %1031, %cst_0 : tensor<64x64xi1, #mma1>, tensor<64x64xf32, #mma1>
    cf.cond_br %941, ^bb62, ^bb63(%cst_0 : tensor<64x64xf32, #mma1>)
  ^bb62:  // pred: ^bb61
    %1035 = tt.dot %652, %1024, %cst_0 : tensor<64x128xf16, #ttg.dot_op<{opIdx = 0, parent = #mma1, kWidth = 8}>> * tensor<128x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma1, kWidth = 8}>> -> tensor<64x64xf32, #mma1>
    cf.br ^bb63(%1035 : tensor<64x64xf32, #mma1>)
  ^bb63(%1036: tensor<64x64xf32, #mma1>):  // 2 preds: ^bb61, ^bb62
    %1037 = arith.subf %1036, %668 : tensor<64x64xf32, #mma1>
    %1038 = arith.mulf %1034, %1037 : tensor<64x64xf32, #mma1>
    %1039 = arith.truncf %1038 : tensor<64x64xf32, #mma1> to tensor<64x64xf16, #mma1>
    %1040 = tt.trans %760 {order = array<i32: 1, 0>} : tensor<128x64xf16, #blocked1> -> tensor<64x128xf16, #blocked>
    ttg.barrier local
    %1041 = ttg.local_alloc %1040 {allocation.offset = 133056 : i32} : (tensor<64x128xf16, #blocked>) -> !ttg.memdesc<64x128xf16, #shared3, #smem>
    ttg.barrier local
    %1042 = ttg.local_load %1041 {ttg.amdg.syncedViaAsyncWait = false} : !ttg.memdesc<64x128xf16, #shared3, #smem> -> tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>>
    ttg.barrier local
    %1043 = ttg.local_alloc %1039 {allocation.offset = 133056 : i32} : (tensor<64x64xf16, #mma1>) -> !ttg.memdesc<64x64xf16, #shared2, #smem>
    ttg.barrier local
    %1044 = ttg.local_load %1043 {ttg.amdg.syncedViaAsyncWait = false} : !ttg.memdesc<64x64xf16, #shared2, #smem> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>>
    cf.cond_br %941, ^bb64, ^bb65(%1020 : tensor<64x128xf32, #mma>)
  ^bb64:  // pred: ^bb63
    %1045 = tt.dot %1044, %1042, %1020 : tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>> * tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>> -> tensor<64x128xf32, #mma>
    cf.br ^bb65(%1045 : tensor<64x128xf32, #mma>)
  ^bb65(%1046: tensor<64x128xf32, #mma>):  // 2 preds: ^bb63, ^bb64
    %1047 = arith.select %941, %1046, %745 : tensor<64x128xf32, #mma>
    ttg.local_dealloc %677 : !ttg.memdesc<2x128x64xf16, #shared4, #smem, mutable>
    ttg.local_dealloc %676 : !ttg.memdesc<2x128x64xf16, #shared4, #smem, mutable>
    ttg.local_dealloc %675 : !ttg.memdesc<2x128x64xf16, #shared4, #smem, mutable>
    ttg.local_dealloc %674 : !ttg.memdesc<2x128x64xf16, #shared4, #smem, mutable>
    cf.br ^bb66(%673, %1047 : i32, tensor<64x128xf32, #mma>)
  ^bb66(%1048: i32, %1049: tensor<64x128xf32, #mma>):  // 2 preds: ^bb65, ^bb67
    %1050 = arith.cmpi slt, %1048, %660 : i32
    cf.cond_br %1050, ^bb67, ^bb68
  ^bb67:  // pred: ^bb66
    %1051 = tt.splat %1048 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %1052 = tt.splat %1048 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma1}>>
    %1053 = arith.addi %1051, %12 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %1054 = arith.addi %1052, %13 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma1}>>
    %1055 = tt.expand_dims %1053 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x64xi32, #blocked1>
    %1056 = tt.expand_dims %1054 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma1}>> -> tensor<1x64xi32, #mma1>
    %1057 = arith.muli %1055, %cst_2 : tensor<1x64xi32, #blocked1>
    %1058 = tt.addptr %661, %1057 : tensor<1x64x!tt.ptr<f16>, #blocked1>, tensor<1x64xi32, #blocked1>
    %1059 = tt.broadcast %1058 : tensor<1x64x!tt.ptr<f16>, #blocked1> -> tensor<128x64x!tt.ptr<f16>, #blocked1>
    %1060 = tt.addptr %1059, %59 : tensor<128x64x!tt.ptr<f16>, #blocked1>, tensor<128x64xi32, #blocked1>
    %1061 = tt.load %1060 : tensor<128x64x!tt.ptr<f16>, #blocked1>
    ttg.barrier local
    %1062 = ttg.convert_layout %1061 {allocation.offset = 0 : i32, allocation.size = 16384 : i32} : tensor<128x64xf16, #blocked1> -> tensor<128x64xf16, #linear2>
    %1063 = tt.addptr %664, %1057 : tensor<1x64x!tt.ptr<f16>, #blocked1>, tensor<1x64xi32, #blocked1>
    %1064 = tt.broadcast %1063 : tensor<1x64x!tt.ptr<f16>, #blocked1> -> tensor<128x64x!tt.ptr<f16>, #blocked1>
    %1065 = tt.addptr %1064, %59 : tensor<128x64x!tt.ptr<f16>, #blocked1>, tensor<128x64xi32, #blocked1>
    %1066 = tt.load %1065 : tensor<128x64x!tt.ptr<f16>, #blocked1>
    ttg.barrier local
    %1067 = ttg.local_alloc %1061 {allocation.offset = 0 : i32} : (tensor<128x64xf16, #blocked1>) -> !ttg.memdesc<128x64xf16, #shared1, #smem>
    ttg.barrier local
    %1068 = ttg.local_load %1067 {ttg.amdg.syncedViaAsyncWait = false} : !ttg.memdesc<128x64xf16, #shared1, #smem> -> tensor<128x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma1, kWidth = 8}>>
    %1069 = tt.dot %649, %1068, %cst_0 : tensor<64x128xf16, #ttg.dot_op<{opIdx = 0, parent = #mma1, kWidth = 8}>> * tensor<128x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma1, kWidth = 8}>> -> tensor<64x64xf32, #mma1>
    %1070 = arith.mulf %1069, %62 : tensor<64x64xf32, #mma1>
    %1071 = arith.subf %1070, %666 : tensor<64x64xf32, #mma1>
    %1072 = math.exp2 %1071 : tensor<64x64xf32, #mma1>
    %1073 = tt.broadcast %1056 : tensor<1x64xi32, #mma1> -> tensor<64x64xi32, #mma1>
    %1074 = arith.cmpi sge, %63, %1073 : tensor<64x64xi32, #mma1>
    %1075 = arith.select %1074, %1072, %cst_0 : tensor<64x64xi1, #mma1>, tensor<64x64xf32, #mma1>
    ttg.barrier local
    %1076 = ttg.local_alloc %1066 {allocation.offset = 0 : i32} : (tensor<128x64xf16, #blocked1>) -> !ttg.memdesc<128x64xf16, #shared1, #smem>
    ttg.barrier local
    %1077 = ttg.local_load %1076 {ttg.amdg.syncedViaAsyncWait = false} : !ttg.memdesc<128x64xf16, #shared1, #smem> -> tensor<128x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma1, kWidth = 8}>>
    %1078 = tt.dot %652, %1077, %cst_0 : tensor<64x128xf16, #ttg.dot_op<{opIdx = 0, parent = #mma1, kWidth = 8}>> * tensor<128x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma1, kWidth = 8}>> -> tensor<64x64xf32, #mma1>
    %1079 = arith.subf %1078, %668 : tensor<64x64xf32, #mma1>
    %1080 = arith.mulf %1075, %1079 : tensor<64x64xf32, #mma1>
    %1081 = arith.truncf %1080 : tensor<64x64xf32, #mma1> to tensor<64x64xf16, #mma1>
    %1082 = tt.trans %1062 {order = array<i32: 1, 0>} : tensor<128x64xf16, #linear2> -> tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>>
    ttg.barrier local
    %1083 = ttg.local_alloc %1081 {allocation.offset = 0 : i32} : (tensor<64x64xf16, #mma1>) -> !ttg.memdesc<64x64xf16, #shared2, #smem>
    ttg.barrier local
    %1084 = ttg.local_load %1083 {ttg.amdg.syncedViaAsyncWait = false} : !ttg.memdesc<64x64xf16, #shared2, #smem> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>>
    %1085 = tt.dot %1084, %1082, %1049 : tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>> * tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>> -> tensor<64x128xf32, #mma>
    %1086 = arith.addi %1048, %c64_i32 : i32
    cf.br ^bb66(%1086, %1085 : i32, tensor<64x128xf32, #mma>)
  ^bb68:  // pred: ^bb66
    %1087 = tt.addptr %arg4, %4 : !tt.ptr<f32>, i64
    %1088 = tt.splat %1087 : !tt.ptr<f32> -> tensor<64x1x!tt.ptr<f32>, #mma>
    %1089 = tt.addptr %1088, %30 : tensor<64x1x!tt.ptr<f32>, #mma>, tensor<64x1xi32, #mma>
    %1090 = tt.broadcast %1089 : tensor<64x1x!tt.ptr<f32>, #mma> -> tensor<64x128x!tt.ptr<f32>, #mma>
    %1091 = tt.addptr %1090, %42 : tensor<64x128x!tt.ptr<f32>, #mma>, tensor<64x128xi32, #mma>
    tt.store %1091, %1049 : tensor<64x128x!tt.ptr<f32>, #mma>
    tt.return
  }
}

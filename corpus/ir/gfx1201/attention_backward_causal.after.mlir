#blocked = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [8, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [8, 1], threadsPerWarp = [8, 4], warpsPerCTA = [1, 8], order = [0, 1]}>
#linear = #ttg.linear<{register = [[0, 1], [0, 2], [0, 4], [0, 16], [16, 0], [32, 0]], lane = [[1, 0], [2, 0], [4, 0], [8, 0], [0, 8]], warp = [[0, 0], [0, 0], [0, 0]], block = []}>
#linear1 = #ttg.linear<{register = [[0, 1], [0, 2], [0, 4], [0, 16], [0, 32], [16, 0]], lane = [[1, 0], [2, 0], [4, 0], [8, 0], [0, 8]], warp = [[0, 0], [0, 0], [0, 0]], block = []}>
#linear2 = #ttg.linear<{register = [[0, 1], [0, 2], [0, 4], [0, 16], [0, 32], [0, 64]], lane = [[1, 0], [2, 0], [4, 0], [8, 0], [0, 8]], warp = [[16, 0], [32, 0], [0, 0]], block = []}>
#mma = #ttg.amd_wmma<{version = 2, isTranspose = true, ctaLayout = {warp = [[0, 1], [0, 2], [1, 0]]}}>
#mma1 = #ttg.amd_wmma<{version = 2, isTranspose = true, ctaLayout = {warp = [[1, 0], [2, 0], [4, 0]]}}>
#shared = #ttg.swizzled_shared<{vec = 8, perPhase = 1, maxPhase = 8, order = [1, 0]}>
#shared1 = #ttg.swizzled_shared<{vec = 8, perPhase = 1, maxPhase = 8, order = [0, 1]}>
#shared2 = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>
#shared3 = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0, 1]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 8 : i32, ttg.shared = 40960 : i32, ttg.target = "hip:gfx1201", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @attention_backward(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg3: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg4: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg5: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg6: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg7: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg8: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg9: f32, %arg10: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<0.000000e+00> : tensor<32x64xf32, #mma>
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<128x64xf32, #mma1>
    %cst_1 = arith.constant dense<0.000000e+00> : tensor<32x128xf32, #mma1>
    %cst_2 = arith.constant dense<0.000000e+00> : tensor<128x32xf32, #mma1>
    %c0_i32 = arith.constant 0 : i32
    %c1_i32 = arith.constant 1 : i32
    %c32_i32 = arith.constant 32 : i32
    %c64_i64 = arith.constant 64 : i64
    %c128_i32 = arith.constant 128 : i32
    %cst_3 = arith.constant dense<64> : tensor<128x1xi32, #blocked>
    %cst_4 = arith.constant dense<64> : tensor<1x32xi32, #blocked1>
    %cst_5 = arith.constant dense<64> : tensor<32x1xi32, #blocked>
    %c127_i32 = arith.constant 127 : i32
    %c31_i32 = arith.constant 31 : i32
    %cst_6 = arith.constant dense<64> : tensor<1x128xi32, #blocked1>
    %cst_7 = arith.constant dense<64> : tensor<32x1xi32, #mma>
    %cst_8 = arith.constant dense<64> : tensor<128x1xi32, #mma1>
    %0 = tt.get_program_id y : i32
    %1 = arith.extsi %0 : i32 to i64
    %2 = arith.extsi %arg10 : i32 to i64
    %3 = arith.muli %1, %2 : i64
    %4 = arith.muli %3, %c64_i64 : i64
    %5 = arith.muli %0, %arg10 : i32
    %6 = tt.get_program_id x : i32
    %7 = arith.muli %6, %c128_i32 : i32
    %8 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #mma1}>>
    %9 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %10 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %11 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #mma1}>>
    %12 = tt.splat %7 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #mma1}>>
    %13 = tt.splat %7 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %14 = arith.addi %12, %8 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #mma1}>>
    %15 = arith.addi %13, %9 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %16 = tt.addptr %arg1, %4 : !tt.ptr<f16>, i64
    %17 = tt.expand_dims %14 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #mma1}>> -> tensor<128x1xi32, #mma1>
    %18 = tt.expand_dims %15 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<128x1xi32, #blocked>
    %19 = arith.muli %17, %cst_8 : tensor<128x1xi32, #mma1>
    %20 = arith.muli %18, %cst_3 : tensor<128x1xi32, #blocked>
    %21 = tt.splat %16 : !tt.ptr<f16> -> tensor<128x1x!tt.ptr<f16>, #blocked>
    %22 = tt.addptr %21, %20 : tensor<128x1x!tt.ptr<f16>, #blocked>, tensor<128x1xi32, #blocked>
    %23 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma1}>>
    %24 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %25 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %26 = tt.expand_dims %23 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma1}>> -> tensor<1x64xi32, #mma1>
    %27 = tt.expand_dims %24 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x64xi32, #blocked>
    %28 = tt.expand_dims %25 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma}>> -> tensor<1x64xi32, #mma>
    %29 = tt.broadcast %22 : tensor<128x1x!tt.ptr<f16>, #blocked> -> tensor<128x64x!tt.ptr<f16>, #blocked>
    %30 = tt.broadcast %26 : tensor<1x64xi32, #mma1> -> tensor<128x64xi32, #mma1>
    %31 = tt.broadcast %27 : tensor<1x64xi32, #blocked> -> tensor<128x64xi32, #blocked>
    %32 = tt.addptr %29, %31 : tensor<128x64x!tt.ptr<f16>, #blocked>, tensor<128x64xi32, #blocked>
    %33 = tt.load %32 : tensor<128x64x!tt.ptr<f16>, #blocked>
    %34 = ttg.local_alloc %33 {allocation.offset = 0 : i32} : (tensor<128x64xf16, #blocked>) -> !ttg.memdesc<128x64xf16, #shared, #smem>
    ttg.barrier local
    %35 = ttg.local_load %34 : !ttg.memdesc<128x64xf16, #shared, #smem> -> tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma1, kWidth = 8}>>
    %36 = tt.addptr %arg2, %4 : !tt.ptr<f16>, i64
    %37 = tt.splat %36 : !tt.ptr<f16> -> tensor<128x1x!tt.ptr<f16>, #blocked>
    %38 = tt.addptr %37, %20 : tensor<128x1x!tt.ptr<f16>, #blocked>, tensor<128x1xi32, #blocked>
    %39 = tt.broadcast %38 : tensor<128x1x!tt.ptr<f16>, #blocked> -> tensor<128x64x!tt.ptr<f16>, #blocked>
    %40 = tt.addptr %39, %31 : tensor<128x64x!tt.ptr<f16>, #blocked>, tensor<128x64xi32, #blocked>
    %41 = tt.load %40 : tensor<128x64x!tt.ptr<f16>, #blocked>
    ttg.barrier local
    %42 = ttg.local_alloc %41 {allocation.offset = 0 : i32} : (tensor<128x64xf16, #blocked>) -> !ttg.memdesc<128x64xf16, #shared, #smem>
    ttg.barrier local
    %43 = ttg.local_load %42 : !ttg.memdesc<128x64xf16, #shared, #smem> -> tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma1, kWidth = 8}>>
    %44 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %45 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #mma1}>>
    %46 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %47 = tt.addptr %arg0, %4 : !tt.ptr<f16>, i64
    %48 = tt.splat %47 : !tt.ptr<f16> -> tensor<1x32x!tt.ptr<f16>, #blocked1>
    %49 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %50 = tt.expand_dims %49 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<64x1xi32, #blocked1>
    %51 = tt.broadcast %50 : tensor<64x1xi32, #blocked1> -> tensor<64x32xi32, #blocked1>
    %52 = tt.addptr %arg7, %5 : !tt.ptr<f32>, i32
    %53 = tt.splat %52 : !tt.ptr<f32> -> tensor<32x!tt.ptr<f32>, #ttg.slice<{dim = 0, parent = #mma1}>>
    %54 = tt.splat %arg9 : f32 -> tensor<128x32xf32, #mma1>
    %55 = tt.broadcast %17 : tensor<128x1xi32, #mma1> -> tensor<128x32xi32, #mma1>
    %56 = tt.addptr %arg3, %4 : !tt.ptr<f16>, i64
    %57 = tt.splat %56 : !tt.ptr<f16> -> tensor<32x1x!tt.ptr<f16>, #blocked>
    %58 = tt.broadcast %27 : tensor<1x64xi32, #blocked> -> tensor<32x64xi32, #blocked>
    %59 = tt.addptr %arg8, %5 : !tt.ptr<f32>, i32
    %60 = tt.splat %59 : !tt.ptr<f32> -> tensor<32x!tt.ptr<f32>, #ttg.slice<{dim = 0, parent = #mma1}>>
    %61 = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<1x64x32xf16, #shared1, #smem, mutable>
    %62 = ttg.local_alloc {allocation.offset = 4096 : i32} : () -> !ttg.memdesc<1x32x64xf16, #shared2, #smem, mutable>
    %63 = arith.cmpi slt, %7, %arg10 : i32
    %64 = tt.splat %7 : i32 -> tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %65 = tt.splat %7 : i32 -> tensor<32xi32, #ttg.slice<{dim = 0, parent = #mma1}>>
    %66 = tt.splat %7 : i32 -> tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %67 = arith.addi %64, %44 : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %68 = arith.addi %65, %45 : tensor<32xi32, #ttg.slice<{dim = 0, parent = #mma1}>>
    %69 = arith.addi %66, %46 : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %70 = tt.expand_dims %67 {axis = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x32xi32, #blocked1>
    %71 = arith.muli %70, %cst_4 : tensor<1x32xi32, #blocked1>
    %72 = tt.addptr %48, %71 : tensor<1x32x!tt.ptr<f16>, #blocked1>, tensor<1x32xi32, #blocked1>
    %73 = tt.broadcast %72 : tensor<1x32x!tt.ptr<f16>, #blocked1> -> tensor<64x32x!tt.ptr<f16>, #blocked1>
    %74 = tt.addptr %73, %51 : tensor<64x32x!tt.ptr<f16>, #blocked1>, tensor<64x32xi32, #blocked1>
    %75 = tt.splat %63 : i1 -> tensor<64x32xi1, #blocked1>
    %76 = tt.load %74, %75 {amd.pipeliner_part = "prologue"} : tensor<64x32x!tt.ptr<f16>, #blocked1>
    %77 = tt.addptr %53, %68 : tensor<32x!tt.ptr<f32>, #ttg.slice<{dim = 0, parent = #mma1}>>, tensor<32xi32, #ttg.slice<{dim = 0, parent = #mma1}>>
    %78 = tt.splat %63 : i1 -> tensor<32xi1, #ttg.slice<{dim = 0, parent = #mma1}>>
    %79 = tt.load %77, %78 {amd.pipeliner_part = "prologue"} : tensor<32x!tt.ptr<f32>, #ttg.slice<{dim = 0, parent = #mma1}>>
    %80 = tt.expand_dims %69 {axis = 1 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<32x1xi32, #blocked>
    %81 = arith.muli %80, %cst_5 : tensor<32x1xi32, #blocked>
    %82 = tt.addptr %57, %81 : tensor<32x1x!tt.ptr<f16>, #blocked>, tensor<32x1xi32, #blocked>
    %83 = tt.broadcast %82 : tensor<32x1x!tt.ptr<f16>, #blocked> -> tensor<32x64x!tt.ptr<f16>, #blocked>
    %84 = tt.addptr %83, %58 : tensor<32x64x!tt.ptr<f16>, #blocked>, tensor<32x64xi32, #blocked>
    %85 = tt.splat %63 : i1 -> tensor<32x64xi1, #blocked>
    %86 = tt.load %84, %85 {amd.pipeliner_part = "prologue"} : tensor<32x64x!tt.ptr<f16>, #blocked>
    %87 = tt.addptr %60, %68 : tensor<32x!tt.ptr<f32>, #ttg.slice<{dim = 0, parent = #mma1}>>, tensor<32xi32, #ttg.slice<{dim = 0, parent = #mma1}>>
    %88 = tt.load %87, %78 {amd.pipeliner_part = "prologue"} : tensor<32x!tt.ptr<f32>, #ttg.slice<{dim = 0, parent = #mma1}>>
    %89 = ttg.memdesc_index %61[%c0_i32] : !ttg.memdesc<1x64x32xf16, #shared1, #smem, mutable> -> !ttg.memdesc<64x32xf16, #shared1, #smem, mutable>
    ttg.barrier local
    ttg.local_store %76, %89 : tensor<64x32xf16, #blocked1> -> !ttg.memdesc<64x32xf16, #shared1, #smem, mutable>
    %90 = ttg.memdesc_index %62[%c0_i32] : !ttg.memdesc<1x32x64xf16, #shared2, #smem, mutable> -> !ttg.memdesc<32x64xf16, #shared2, #smem, mutable>
    ttg.local_store %86, %90 : tensor<32x64xf16, #blocked> -> !ttg.memdesc<32x64xf16, #shared2, #smem, mutable>
    %91 = arith.subi %arg10, %c32_i32 : i32
    cf.br ^bb1(%7, %cst_0, %cst_0, %c0_i32, %68, %89, %79, %90, %88 : i32, tensor<128x64xf32, #mma1>, tensor<128x64xf32, #mma1>, i32, tensor<32xi32, #ttg.slice<{dim = 0, parent = #mma1}>>, !ttg.memdesc<64x32xf16, #shared1, #smem, mutable>, tensor<32xf32, #ttg.slice<{dim = 0, parent = #mma1}>>, !ttg.memdesc<32x64xf16, #shared2, #smem, mutable>, tensor<32xf32, #ttg.slice<{dim = 0, parent = #mma1}>>)
  ^bb1(%92: i32, %93: tensor<128x64xf32, #mma1>, %94: tensor<128x64xf32, #mma1>, %95: i32, %96: tensor<32xi32, #ttg.slice<{dim = 0, parent = #mma1}>>, %97: !ttg.memdesc<64x32xf16, #shared1, #smem, mutable>, %98: tensor<32xf32, #ttg.slice<{dim = 0, parent = #mma1}>>, %99: !ttg.memdesc<32x64xf16, #shared2, #smem, mutable>, %100: tensor<32xf32, #ttg.slice<{dim = 0, parent = #mma1}>>):  // 2 preds: ^bb0, ^bb2
    %101 = arith.cmpi slt, %92, %91 : i32
    cf.cond_br %101, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %102 = arith.addi %92, %c32_i32 : i32
    %103 = tt.splat %102 : i32 -> tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %104 = tt.splat %102 : i32 -> tensor<32xi32, #ttg.slice<{dim = 0, parent = #mma1}>>
    %105 = tt.splat %102 : i32 -> tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %106 = arith.addi %103, %44 : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %107 = arith.addi %104, %45 : tensor<32xi32, #ttg.slice<{dim = 0, parent = #mma1}>>
    %108 = arith.addi %105, %46 : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %109 = tt.expand_dims %106 {axis = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x32xi32, #blocked1>
    %110 = tt.expand_dims %96 {axis = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #mma1}>> -> tensor<1x32xi32, #mma1>
    %111 = arith.muli %109, %cst_4 : tensor<1x32xi32, #blocked1>
    %112 = tt.addptr %48, %111 : tensor<1x32x!tt.ptr<f16>, #blocked1>, tensor<1x32xi32, #blocked1>
    %113 = tt.broadcast %112 : tensor<1x32x!tt.ptr<f16>, #blocked1> -> tensor<64x32x!tt.ptr<f16>, #blocked1>
    %114 = tt.addptr %113, %51 : tensor<64x32x!tt.ptr<f16>, #blocked1>, tensor<64x32xi32, #blocked1>
    %115 = tt.load %114 : tensor<64x32x!tt.ptr<f16>, #blocked1>
    ttg.barrier local
    %116 = ttg.local_load %97 : !ttg.memdesc<64x32xf16, #shared1, #smem, mutable> -> tensor<64x32xf16, #linear>
    %117 = ttg.local_load %97 : !ttg.memdesc<64x32xf16, #shared1, #smem, mutable> -> tensor<64x32xf16, #ttg.dot_op<{opIdx = 1, parent = #mma1, kWidth = 8}>>
    %118 = tt.addptr %53, %107 : tensor<32x!tt.ptr<f32>, #ttg.slice<{dim = 0, parent = #mma1}>>, tensor<32xi32, #ttg.slice<{dim = 0, parent = #mma1}>>
    %119 = tt.load %118 : tensor<32x!tt.ptr<f32>, #ttg.slice<{dim = 0, parent = #mma1}>>
    %120 = tt.dot %35, %117, %cst_2 : tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma1, kWidth = 8}>> * tensor<64x32xf16, #ttg.dot_op<{opIdx = 1, parent = #mma1, kWidth = 8}>> -> tensor<128x32xf32, #mma1>
    %121 = arith.mulf %120, %54 : tensor<128x32xf32, #mma1>
    %122 = tt.expand_dims %98 {axis = 0 : i32} : tensor<32xf32, #ttg.slice<{dim = 0, parent = #mma1}>> -> tensor<1x32xf32, #mma1>
    %123 = tt.broadcast %122 : tensor<1x32xf32, #mma1> -> tensor<128x32xf32, #mma1>
    %124 = arith.subf %121, %123 : tensor<128x32xf32, #mma1>
    %125 = math.exp2 %124 : tensor<128x32xf32, #mma1>
    %126 = tt.broadcast %110 : tensor<1x32xi32, #mma1> -> tensor<128x32xi32, #mma1>
    %127 = arith.cmpi sge, %126, %55 : tensor<128x32xi32, #mma1>
    %128 = arith.select %127, %125, %cst_2 : tensor<128x32xi1, #mma1>, tensor<128x32xf32, #mma1>
    %129 = tt.expand_dims %108 {axis = 1 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<32x1xi32, #blocked>
    %130 = arith.muli %129, %cst_5 : tensor<32x1xi32, #blocked>
    %131 = tt.addptr %57, %130 : tensor<32x1x!tt.ptr<f16>, #blocked>, tensor<32x1xi32, #blocked>
    %132 = tt.broadcast %131 : tensor<32x1x!tt.ptr<f16>, #blocked> -> tensor<32x64x!tt.ptr<f16>, #blocked>
    %133 = tt.addptr %132, %58 : tensor<32x64x!tt.ptr<f16>, #blocked>, tensor<32x64xi32, #blocked>
    %134 = tt.load %133 : tensor<32x64x!tt.ptr<f16>, #blocked>
    %135 = ttg.local_load %99 : !ttg.memdesc<32x64xf16, #shared2, #smem, mutable> -> tensor<32x64xf16, #linear1>
    %136 = ttg.local_load %99 : !ttg.memdesc<32x64xf16, #shared2, #smem, mutable> -> tensor<32x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma1, kWidth = 8}>>
    %137 = arith.truncf %128 : tensor<128x32xf32, #mma1> to tensor<128x32xf16, #mma1>
    %138 = ttg.convert_layout %137 : tensor<128x32xf16, #mma1> -> tensor<128x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma1, kWidth = 8}>>
    %139 = tt.dot %138, %136, %94 : tensor<128x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma1, kWidth = 8}>> * tensor<32x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma1, kWidth = 8}>> -> tensor<128x64xf32, #mma1>
    %140 = tt.addptr %60, %107 : tensor<32x!tt.ptr<f32>, #ttg.slice<{dim = 0, parent = #mma1}>>, tensor<32xi32, #ttg.slice<{dim = 0, parent = #mma1}>>
    %141 = tt.load %140 : tensor<32x!tt.ptr<f32>, #ttg.slice<{dim = 0, parent = #mma1}>>
    %142 = tt.trans %135 {order = array<i32: 1, 0>} : tensor<32x64xf16, #linear1> -> tensor<64x32xf16, #ttg.dot_op<{opIdx = 1, parent = #mma1, kWidth = 8}>>
    %143 = tt.dot %43, %142, %cst_2 : tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma1, kWidth = 8}>> * tensor<64x32xf16, #ttg.dot_op<{opIdx = 1, parent = #mma1, kWidth = 8}>> -> tensor<128x32xf32, #mma1>
    %144 = tt.expand_dims %100 {axis = 0 : i32} : tensor<32xf32, #ttg.slice<{dim = 0, parent = #mma1}>> -> tensor<1x32xf32, #mma1>
    %145 = tt.broadcast %144 : tensor<1x32xf32, #mma1> -> tensor<128x32xf32, #mma1>
    %146 = arith.subf %143, %145 : tensor<128x32xf32, #mma1>
    %147 = arith.mulf %128, %146 : tensor<128x32xf32, #mma1>
    %148 = arith.truncf %147 : tensor<128x32xf32, #mma1> to tensor<128x32xf16, #mma1>
    %149 = tt.trans %116 {order = array<i32: 1, 0>} : tensor<64x32xf16, #linear> -> tensor<32x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma1, kWidth = 8}>>
    %150 = ttg.convert_layout %148 : tensor<128x32xf16, #mma1> -> tensor<128x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma1, kWidth = 8}>>
    %151 = tt.dot %150, %149, %93 : tensor<128x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma1, kWidth = 8}>> * tensor<32x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma1, kWidth = 8}>> -> tensor<128x64xf32, #mma1>
    %152 = arith.addi %95, %c1_i32 : i32
    %153 = arith.cmpi slt, %152, %c1_i32 : i32
    %154 = arith.select %153, %152, %c0_i32 : i32
    %155 = ttg.memdesc_index %61[%154] : !ttg.memdesc<1x64x32xf16, #shared1, #smem, mutable> -> !ttg.memdesc<64x32xf16, #shared1, #smem, mutable>
    ttg.barrier local
    ttg.local_store %115, %155 : tensor<64x32xf16, #blocked1> -> !ttg.memdesc<64x32xf16, #shared1, #smem, mutable>
    %156 = ttg.memdesc_index %62[%154] : !ttg.memdesc<1x32x64xf16, #shared2, #smem, mutable> -> !ttg.memdesc<32x64xf16, #shared2, #smem, mutable>
    ttg.local_store %134, %156 : tensor<32x64xf16, #blocked> -> !ttg.memdesc<32x64xf16, #shared2, #smem, mutable>
    %157 = arith.addi %92, %c32_i32 : i32
    cf.br ^bb1(%157, %151, %139, %154, %107, %155, %119, %156, %141 : i32, tensor<128x64xf32, #mma1>, tensor<128x64xf32, #mma1>, i32, tensor<32xi32, #ttg.slice<{dim = 0, parent = #mma1}>>, !ttg.memdesc<64x32xf16, #shared1, #smem, mutable>, tensor<32xf32, #ttg.slice<{dim = 0, parent = #mma1}>>, !ttg.memdesc<32x64xf16, #shared2, #smem, mutable>, tensor<32xf32, #ttg.slice<{dim = 0, parent = #mma1}>>)
  ^bb3:  // pred: ^bb1
    %158 = arith.subi %arg10, %7 : i32
    %159 = arith.addi %158, %c31_i32 : i32
    %160 = arith.divsi %159, %c32_i32 : i32
    %161 = arith.cmpi sge, %160, %c1_i32 : i32
    %162 = tt.expand_dims %96 {axis = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #mma1}>> -> tensor<1x32xi32, #mma1>
    ttg.barrier local
    %163 = ttg.local_load %97 : !ttg.memdesc<64x32xf16, #shared1, #smem, mutable> -> tensor<64x32xf16, #linear>
    %164 = ttg.local_load %97 : !ttg.memdesc<64x32xf16, #shared1, #smem, mutable> -> tensor<64x32xf16, #ttg.dot_op<{opIdx = 1, parent = #mma1, kWidth = 8}>>
    cf.cond_br %161, ^bb4, ^bb5(%cst_2 : tensor<128x32xf32, #mma1>)
  ^bb4:  // pred: ^bb3
    %165 = tt.dot %35, %164, %cst_2 : tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma1, kWidth = 8}>> * tensor<64x32xf16, #ttg.dot_op<{opIdx = 1, parent = #mma1, kWidth = 8}>> -> tensor<128x32xf32, #mma1>
    cf.br ^bb5(%165 : tensor<128x32xf32, #mma1>)
  ^bb5(%166: tensor<128x32xf32, #mma1>):  // 2 preds: ^bb3, ^bb4
    %167 = arith.mulf %166, %54 : tensor<128x32xf32, #mma1>
    %168 = tt.expand_dims %98 {axis = 0 : i32} : tensor<32xf32, #ttg.slice<{dim = 0, parent = #mma1}>> -> tensor<1x32xf32, #mma1>
    %169 = tt.broadcast %168 : tensor<1x32xf32, #mma1> -> tensor<128x32xf32, #mma1>
    %170 = arith.subf %167, %169 : tensor<128x32xf32, #mma1>
    %171 = math.exp2 %170 : tensor<128x32xf32, #mma1>
    %172 = tt.broadcast %162 : tensor<1x32xi32, #mma1> -> tensor<128x32xi32, #mma1>
    %173 = arith.cmpi sge, %172, %55 : tensor<128x32xi32, #mma1>
    %174 = arith.select %173, %171, %cst_2 : tensor<128x32xi1, #mma1>, tensor<128x32xf32, #mma1>
    %175 = ttg.local_load %99 : !ttg.memdesc<32x64xf16, #shared2, #smem, mutable> -> tensor<32x64xf16, #linear1>
    %176 = ttg.local_load %99 : !ttg.memdesc<32x64xf16, #shared2, #smem, mutable> -> tensor<32x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma1, kWidth = 8}>>
    %177 = arith.truncf %174 : tensor<128x32xf32, #mma1> to tensor<128x32xf16, #mma1>
    %178 = ttg.convert_layout %177 : tensor<128x32xf16, #mma1> -> tensor<128x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma1, kWidth = 8}>>
    %179 = tt.trans %175 {order = array<i32: 1, 0>} : tensor<32x64xf16, #linear1> -> tensor<64x32xf16, #ttg.dot_op<{opIdx = 1, parent = #mma1, kWidth = 8}>>
    cf.cond_br %161, ^bb6, ^bb7(%94, %cst_2 : tensor<128x64xf32, #mma1>, tensor<128x32xf32, #mma1>)
  ^bb6:  // pred: ^bb5
    %180 = tt.dot %178, %176, %94 : tensor<128x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma1, kWidth = 8}>> * tensor<32x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma1, kWidth = 8}>> -> tensor<128x64xf32, #mma1>
    %181 = tt.dot %43, %179, %cst_2 : tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma1, kWidth = 8}>> * tensor<64x32xf16, #ttg.dot_op<{opIdx = 1, parent = #mma1, kWidth = 8}>> -> tensor<128x32xf32, #mma1>
    cf.br ^bb7(%180, %181 : tensor<128x64xf32, #mma1>, tensor<128x32xf32, #mma1>)
  ^bb7(%182: tensor<128x64xf32, #mma1>, %183: tensor<128x32xf32, #mma1>):  // 2 preds: ^bb5, ^bb6
    %184 = tt.expand_dims %100 {axis = 0 : i32} : tensor<32xf32, #ttg.slice<{dim = 0, parent = #mma1}>> -> tensor<1x32xf32, #mma1>
    %185 = tt.broadcast %184 : tensor<1x32xf32, #mma1> -> tensor<128x32xf32, #mma1>
    %186 = arith.subf %183, %185 : tensor<128x32xf32, #mma1>
    %187 = arith.mulf %174, %186 : tensor<128x32xf32, #mma1>
    %188 = arith.truncf %187 : tensor<128x32xf32, #mma1> to tensor<128x32xf16, #mma1>
    %189 = tt.trans %163 {order = array<i32: 1, 0>} : tensor<64x32xf16, #linear> -> tensor<32x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma1, kWidth = 8}>>
    %190 = ttg.convert_layout %188 : tensor<128x32xf16, #mma1> -> tensor<128x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma1, kWidth = 8}>>
    cf.cond_br %161, ^bb8, ^bb9(%93 : tensor<128x64xf32, #mma1>)
  ^bb8:  // pred: ^bb7
    %191 = tt.dot %190, %189, %93 : tensor<128x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma1, kWidth = 8}>> * tensor<32x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma1, kWidth = 8}>> -> tensor<128x64xf32, #mma1>
    cf.br ^bb9(%191 : tensor<128x64xf32, #mma1>)
  ^bb9(%192: tensor<128x64xf32, #mma1>):  // 2 preds: ^bb7, ^bb8
    %193 = arith.select %161, %192, %93 : tensor<128x64xf32, #mma1>
    %194 = arith.select %161, %182, %94 : tensor<128x64xf32, #mma1>
    ttg.local_dealloc %62 : !ttg.memdesc<1x32x64xf16, #shared2, #smem, mutable>
    ttg.local_dealloc %61 : !ttg.memdesc<1x64x32xf16, #shared1, #smem, mutable>
    %195 = tt.addptr %arg6, %4 : !tt.ptr<f16>, i64
    %196 = tt.splat %195 : !tt.ptr<f16> -> tensor<128x1x!tt.ptr<f16>, #mma1>
    %197 = tt.addptr %196, %19 : tensor<128x1x!tt.ptr<f16>, #mma1>, tensor<128x1xi32, #mma1>
    %198 = tt.broadcast %197 : tensor<128x1x!tt.ptr<f16>, #mma1> -> tensor<128x64x!tt.ptr<f16>, #mma1>
    %199 = tt.addptr %198, %30 : tensor<128x64x!tt.ptr<f16>, #mma1>, tensor<128x64xi32, #mma1>
    %200 = arith.truncf %194 : tensor<128x64xf32, #mma1> to tensor<128x64xf16, #mma1>
    tt.store %199, %200 : tensor<128x64x!tt.ptr<f16>, #mma1>
    %201 = tt.addptr %arg5, %4 : !tt.ptr<f16>, i64
    %202 = tt.splat %201 : !tt.ptr<f16> -> tensor<128x1x!tt.ptr<f16>, #mma1>
    %203 = tt.addptr %202, %19 : tensor<128x1x!tt.ptr<f16>, #mma1>, tensor<128x1xi32, #mma1>
    %204 = tt.broadcast %203 : tensor<128x1x!tt.ptr<f16>, #mma1> -> tensor<128x64x!tt.ptr<f16>, #mma1>
    %205 = tt.addptr %204, %30 : tensor<128x64x!tt.ptr<f16>, #mma1>, tensor<128x64xi32, #mma1>
    %206 = tt.splat %arg9 : f32 -> tensor<128x64xf32, #mma1>
    %207 = arith.mulf %193, %206 : tensor<128x64xf32, #mma1>
    %208 = arith.truncf %207 : tensor<128x64xf32, #mma1> to tensor<128x64xf16, #mma1>
    tt.store %205, %208 : tensor<128x64x!tt.ptr<f16>, #mma1>
    %209 = arith.muli %6, %c32_i32 : i32
    %210 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %211 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #mma1}>>
    %212 = tt.splat %209 : i32 -> tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %213 = tt.splat %209 : i32 -> tensor<32xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %214 = tt.splat %209 : i32 -> tensor<32xi32, #ttg.slice<{dim = 1, parent = #mma1}>>
    %215 = arith.addi %212, %46 : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %216 = arith.addi %213, %210 : tensor<32xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %217 = arith.addi %214, %211 : tensor<32xi32, #ttg.slice<{dim = 1, parent = #mma1}>>
    %218 = tt.expand_dims %215 {axis = 1 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<32x1xi32, #blocked>
    %219 = tt.expand_dims %216 {axis = 1 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<32x1xi32, #mma>
    %220 = tt.expand_dims %217 {axis = 1 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #mma1}>> -> tensor<32x1xi32, #mma1>
    %221 = arith.muli %218, %cst_5 : tensor<32x1xi32, #blocked>
    %222 = arith.muli %219, %cst_7 : tensor<32x1xi32, #mma>
    %223 = tt.splat %47 : !tt.ptr<f16> -> tensor<32x1x!tt.ptr<f16>, #blocked>
    %224 = tt.addptr %223, %221 : tensor<32x1x!tt.ptr<f16>, #blocked>, tensor<32x1xi32, #blocked>
    %225 = tt.broadcast %224 : tensor<32x1x!tt.ptr<f16>, #blocked> -> tensor<32x64x!tt.ptr<f16>, #blocked>
    %226 = tt.broadcast %28 : tensor<1x64xi32, #mma> -> tensor<32x64xi32, #mma>
    %227 = tt.addptr %225, %58 : tensor<32x64x!tt.ptr<f16>, #blocked>, tensor<32x64xi32, #blocked>
    %228 = tt.load %227 : tensor<32x64x!tt.ptr<f16>, #blocked>
    ttg.barrier local
    %229 = ttg.local_alloc %228 {allocation.offset = 0 : i32} : (tensor<32x64xf16, #blocked>) -> !ttg.memdesc<32x64xf16, #shared, #smem>
    ttg.barrier local
    %230 = ttg.local_load %229 : !ttg.memdesc<32x64xf16, #shared, #smem> -> tensor<32x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma1, kWidth = 8}>>
    %231 = tt.addptr %57, %221 : tensor<32x1x!tt.ptr<f16>, #blocked>, tensor<32x1xi32, #blocked>
    %232 = tt.broadcast %231 : tensor<32x1x!tt.ptr<f16>, #blocked> -> tensor<32x64x!tt.ptr<f16>, #blocked>
    %233 = tt.addptr %232, %58 : tensor<32x64x!tt.ptr<f16>, #blocked>, tensor<32x64xi32, #blocked>
    %234 = tt.load %233 : tensor<32x64x!tt.ptr<f16>, #blocked>
    ttg.barrier local
    %235 = ttg.local_alloc %234 {allocation.offset = 0 : i32} : (tensor<32x64xf16, #blocked>) -> !ttg.memdesc<32x64xf16, #shared, #smem>
    ttg.barrier local
    %236 = ttg.local_load %235 : !ttg.memdesc<32x64xf16, #shared, #smem> -> tensor<32x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma1, kWidth = 8}>>
    %237 = tt.splat %52 : !tt.ptr<f32> -> tensor<32x!tt.ptr<f32>, #ttg.slice<{dim = 1, parent = #mma1}>>
    %238 = tt.addptr %237, %217 : tensor<32x!tt.ptr<f32>, #ttg.slice<{dim = 1, parent = #mma1}>>, tensor<32xi32, #ttg.slice<{dim = 1, parent = #mma1}>>
    %239 = tt.load %238 : tensor<32x!tt.ptr<f32>, #ttg.slice<{dim = 1, parent = #mma1}>>
    %240 = tt.splat %59 : !tt.ptr<f32> -> tensor<32x!tt.ptr<f32>, #ttg.slice<{dim = 1, parent = #mma1}>>
    %241 = tt.addptr %240, %217 : tensor<32x!tt.ptr<f32>, #ttg.slice<{dim = 1, parent = #mma1}>>, tensor<32xi32, #ttg.slice<{dim = 1, parent = #mma1}>>
    %242 = tt.load %241 : tensor<32x!tt.ptr<f32>, #ttg.slice<{dim = 1, parent = #mma1}>>
    %243 = arith.addi %6, %c1_i32 : i32
    %244 = arith.muli %243, %c32_i32 : i32
    %245 = tt.splat %16 : !tt.ptr<f16> -> tensor<1x128x!tt.ptr<f16>, #blocked1>
    %246 = tt.broadcast %50 : tensor<64x1xi32, #blocked1> -> tensor<64x128xi32, #blocked1>
    %247 = tt.splat %36 : !tt.ptr<f16> -> tensor<1x128x!tt.ptr<f16>, #blocked1>
    %248 = tt.splat %arg9 : f32 -> tensor<32x128xf32, #mma1>
    %249 = tt.expand_dims %239 {axis = 1 : i32} : tensor<32xf32, #ttg.slice<{dim = 1, parent = #mma1}>> -> tensor<32x1xf32, #mma1>
    %250 = tt.broadcast %249 : tensor<32x1xf32, #mma1> -> tensor<32x128xf32, #mma1>
    %251 = tt.broadcast %220 : tensor<32x1xi32, #mma1> -> tensor<32x128xi32, #mma1>
    %252 = tt.expand_dims %242 {axis = 1 : i32} : tensor<32xf32, #ttg.slice<{dim = 1, parent = #mma1}>> -> tensor<32x1xf32, #mma1>
    %253 = tt.broadcast %252 : tensor<32x1xf32, #mma1> -> tensor<32x128xf32, #mma1>
    %254 = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<1x64x128xf16, #shared1, #smem, mutable>
    %255 = ttg.local_alloc {allocation.offset = 16384 : i32} : () -> !ttg.memdesc<1x64x128xf16, #shared1, #smem, mutable>
    %256 = arith.cmpi sgt, %244, %c0_i32 : i32
    %257 = tt.expand_dims %10 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x128xi32, #blocked1>
    %258 = arith.muli %257, %cst_6 : tensor<1x128xi32, #blocked1>
    %259 = tt.addptr %245, %258 : tensor<1x128x!tt.ptr<f16>, #blocked1>, tensor<1x128xi32, #blocked1>
    %260 = tt.broadcast %259 : tensor<1x128x!tt.ptr<f16>, #blocked1> -> tensor<64x128x!tt.ptr<f16>, #blocked1>
    %261 = tt.addptr %260, %246 : tensor<64x128x!tt.ptr<f16>, #blocked1>, tensor<64x128xi32, #blocked1>
    %262 = tt.splat %256 : i1 -> tensor<64x128xi1, #blocked1>
    %263 = tt.load %261, %262 {amd.pipeliner_part = "prologue"} : tensor<64x128x!tt.ptr<f16>, #blocked1>
    %264 = tt.addptr %247, %258 : tensor<1x128x!tt.ptr<f16>, #blocked1>, tensor<1x128xi32, #blocked1>
    %265 = tt.broadcast %264 : tensor<1x128x!tt.ptr<f16>, #blocked1> -> tensor<64x128x!tt.ptr<f16>, #blocked1>
    %266 = tt.addptr %265, %246 : tensor<64x128x!tt.ptr<f16>, #blocked1>, tensor<64x128xi32, #blocked1>
    %267 = tt.load %266, %262 {amd.pipeliner_part = "prologue"} : tensor<64x128x!tt.ptr<f16>, #blocked1>
    %268 = ttg.memdesc_index %254[%c0_i32] : !ttg.memdesc<1x64x128xf16, #shared1, #smem, mutable> -> !ttg.memdesc<64x128xf16, #shared1, #smem, mutable>
    ttg.barrier local
    ttg.local_store %263, %268 : tensor<64x128xf16, #blocked1> -> !ttg.memdesc<64x128xf16, #shared1, #smem, mutable>
    %269 = ttg.memdesc_index %255[%c0_i32] : !ttg.memdesc<1x64x128xf16, #shared1, #smem, mutable> -> !ttg.memdesc<64x128xf16, #shared1, #smem, mutable>
    ttg.local_store %267, %269 : tensor<64x128xf16, #blocked1> -> !ttg.memdesc<64x128xf16, #shared1, #smem, mutable>
    %270 = arith.subi %244, %c128_i32 : i32
    cf.br ^bb10(%c0_i32, %cst, %c0_i32, %268, %269 : i32, tensor<32x64xf32, #mma>, i32, !ttg.memdesc<64x128xf16, #shared1, #smem, mutable>, !ttg.memdesc<64x128xf16, #shared1, #smem, mutable>)
  ^bb10(%271: i32, %272: tensor<32x64xf32, #mma>, %273: i32, %274: !ttg.memdesc<64x128xf16, #shared1, #smem, mutable>, %275: !ttg.memdesc<64x128xf16, #shared1, #smem, mutable>):  // 2 preds: ^bb9, ^bb11
    %276 = arith.cmpi slt, %271, %270 : i32
    cf.cond_br %276, ^bb11, ^bb12
  ^bb11:  // pred: ^bb10
    %277 = arith.addi %271, %c128_i32 : i32
    %278 = tt.splat %277 : i32 -> tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %279 = tt.splat %271 : i32 -> tensor<128xi32, #ttg.slice<{dim = 0, parent = #mma1}>>
    %280 = arith.addi %278, %10 : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %281 = arith.addi %279, %11 : tensor<128xi32, #ttg.slice<{dim = 0, parent = #mma1}>>
    %282 = tt.expand_dims %280 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x128xi32, #blocked1>
    %283 = tt.expand_dims %281 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #mma1}>> -> tensor<1x128xi32, #mma1>
    %284 = arith.muli %282, %cst_6 : tensor<1x128xi32, #blocked1>
    %285 = tt.addptr %245, %284 : tensor<1x128x!tt.ptr<f16>, #blocked1>, tensor<1x128xi32, #blocked1>
    %286 = tt.broadcast %285 : tensor<1x128x!tt.ptr<f16>, #blocked1> -> tensor<64x128x!tt.ptr<f16>, #blocked1>
    %287 = tt.addptr %286, %246 : tensor<64x128x!tt.ptr<f16>, #blocked1>, tensor<64x128xi32, #blocked1>
    %288 = tt.load %287 : tensor<64x128x!tt.ptr<f16>, #blocked1>
    ttg.barrier local
    %289 = ttg.local_load %274 : !ttg.memdesc<64x128xf16, #shared1, #smem, mutable> -> tensor<64x128xf16, #linear2>
    %290 = ttg.local_load %274 : !ttg.memdesc<64x128xf16, #shared1, #smem, mutable> -> tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma1, kWidth = 8}>>
    %291 = tt.addptr %247, %284 : tensor<1x128x!tt.ptr<f16>, #blocked1>, tensor<1x128xi32, #blocked1>
    %292 = tt.broadcast %291 : tensor<1x128x!tt.ptr<f16>, #blocked1> -> tensor<64x128x!tt.ptr<f16>, #blocked1>
    %293 = tt.addptr %292, %246 : tensor<64x128x!tt.ptr<f16>, #blocked1>, tensor<64x128xi32, #blocked1>
    %294 = tt.load %293 : tensor<64x128x!tt.ptr<f16>, #blocked1>
    %295 = ttg.local_load %275 : !ttg.memdesc<64x128xf16, #shared1, #smem, mutable> -> tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma1, kWidth = 8}>>
    %296 = tt.dot %230, %290, %cst_1 : tensor<32x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma1, kWidth = 8}>> * tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma1, kWidth = 8}>> -> tensor<32x128xf32, #mma1>
    %297 = arith.mulf %296, %248 : tensor<32x128xf32, #mma1>
    %298 = arith.subf %297, %250 : tensor<32x128xf32, #mma1>
    %299 = math.exp2 %298 : tensor<32x128xf32, #mma1>
    %300 = tt.broadcast %283 : tensor<1x128xi32, #mma1> -> tensor<32x128xi32, #mma1>
    %301 = arith.cmpi sge, %251, %300 : tensor<32x128xi32, #mma1>
    %302 = arith.select %301, %299, %cst_1 : tensor<32x128xi1, #mma1>, tensor<32x128xf32, #mma1>
    %303 = tt.dot %236, %295, %cst_1 : tensor<32x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma1, kWidth = 8}>> * tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma1, kWidth = 8}>> -> tensor<32x128xf32, #mma1>
    %304 = arith.subf %303, %253 : tensor<32x128xf32, #mma1>
    %305 = arith.mulf %302, %304 : tensor<32x128xf32, #mma1>
    %306 = arith.truncf %305 : tensor<32x128xf32, #mma1> to tensor<32x128xf16, #mma1>
    %307 = tt.trans %289 {order = array<i32: 1, 0>} : tensor<64x128xf16, #linear2> -> tensor<128x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
    %308 = ttg.local_alloc %306 {allocation.offset = 32768 : i32} : (tensor<32x128xf16, #mma1>) -> !ttg.memdesc<32x128xf16, #shared3, #smem>
    ttg.barrier local
    %309 = ttg.local_load %308 : !ttg.memdesc<32x128xf16, #shared3, #smem> -> tensor<32x128xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>
    %310 = tt.dot %309, %307, %272 : tensor<32x128xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<128x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<32x64xf32, #mma>
    %311 = arith.addi %273, %c1_i32 : i32
    %312 = arith.cmpi slt, %311, %c1_i32 : i32
    %313 = arith.select %312, %311, %c0_i32 : i32
    %314 = ttg.memdesc_index %254[%313] : !ttg.memdesc<1x64x128xf16, #shared1, #smem, mutable> -> !ttg.memdesc<64x128xf16, #shared1, #smem, mutable>
    ttg.local_store %288, %314 : tensor<64x128xf16, #blocked1> -> !ttg.memdesc<64x128xf16, #shared1, #smem, mutable>
    %315 = ttg.memdesc_index %255[%313] : !ttg.memdesc<1x64x128xf16, #shared1, #smem, mutable> -> !ttg.memdesc<64x128xf16, #shared1, #smem, mutable>
    ttg.local_store %294, %315 : tensor<64x128xf16, #blocked1> -> !ttg.memdesc<64x128xf16, #shared1, #smem, mutable>
    %316 = arith.addi %271, %c128_i32 : i32
    cf.br ^bb10(%316, %310, %313, %314, %315 : i32, tensor<32x64xf32, #mma>, i32, !ttg.memdesc<64x128xf16, #shared1, #smem, mutable>, !ttg.memdesc<64x128xf16, #shared1, #smem, mutable>)
  ^bb12:  // pred: ^bb10
    %317 = arith.addi %244, %c127_i32 : i32
    %318 = arith.divsi %317, %c128_i32 : i32
    %319 = arith.subi %318, %c1_i32 : i32
    %320 = arith.maxsi %319, %c0_i32 : i32
    %321 = arith.muli %320, %c128_i32 : i32
    %322 = arith.cmpi sge, %318, %c1_i32 : i32
    %323 = tt.splat %321 : i32 -> tensor<128xi32, #ttg.slice<{dim = 0, parent = #mma1}>>
    %324 = arith.addi %323, %11 : tensor<128xi32, #ttg.slice<{dim = 0, parent = #mma1}>>
    %325 = tt.expand_dims %324 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #mma1}>> -> tensor<1x128xi32, #mma1>
    ttg.barrier local
    %326 = ttg.local_load %274 : !ttg.memdesc<64x128xf16, #shared1, #smem, mutable> -> tensor<64x128xf16, #linear2>
    %327 = ttg.local_load %274 : !ttg.memdesc<64x128xf16, #shared1, #smem, mutable> -> tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma1, kWidth = 8}>>
    %328 = ttg.local_load %275 : !ttg.memdesc<64x128xf16, #shared1, #smem, mutable> -> tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma1, kWidth = 8}>>
    cf.cond_br %322, ^bb13, ^bb14(%cst_1 : tensor<32x128xf32, #mma1>)
  ^bb13:  // pred: ^bb12
    %329 = tt.dot %230, %327, %cst_1 : tensor<32x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma1, kWidth = 8}>> * tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma1, kWidth = 8}>> -> tensor<32x128xf32, #mma1>
    cf.br ^bb14(%329 : tensor<32x128xf32, #mma1>)
  ^bb14(%330: tensor<32x128xf32, #mma1>):  // 2 preds: ^bb12, ^bb13
    %331 = arith.mulf %330, %248 : tensor<32x128xf32, #mma1>
    %332 = arith.subf %331, %250 : tensor<32x128xf32, #mma1>
    %333 = math.exp2 %332 : tensor<32x128xf32, #mma1>
    %334 = tt.broadcast %325 : tensor<1x128xi32, #mma1> -> tensor<32x128xi32, #mma1>
    %335 = arith.cmpi sge, %251, %334 : tensor<32x128xi32, #mma1>
    %336 = arith.select %335, %333, %cst_1 : tensor<32x128xi1, #mma1>, tensor<32x128xf32, #mma1>
    cf.cond_br %322, ^bb15, ^bb16(%cst_1 : tensor<32x128xf32, #mma1>)
  ^bb15:  // pred: ^bb14
    %337 = tt.dot %236, %328, %cst_1 : tensor<32x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma1, kWidth = 8}>> * tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma1, kWidth = 8}>> -> tensor<32x128xf32, #mma1>
    cf.br ^bb16(%337 : tensor<32x128xf32, #mma1>)
  ^bb16(%338: tensor<32x128xf32, #mma1>):  // 2 preds: ^bb14, ^bb15
    %339 = arith.subf %338, %253 : tensor<32x128xf32, #mma1>
    %340 = arith.mulf %336, %339 : tensor<32x128xf32, #mma1>
    %341 = arith.truncf %340 : tensor<32x128xf32, #mma1> to tensor<32x128xf16, #mma1>
    %342 = tt.trans %326 {order = array<i32: 1, 0>} : tensor<64x128xf16, #linear2> -> tensor<128x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
    %343 = ttg.local_alloc %341 {allocation.offset = 32768 : i32} : (tensor<32x128xf16, #mma1>) -> !ttg.memdesc<32x128xf16, #shared3, #smem>
    ttg.barrier local
    %344 = ttg.local_load %343 : !ttg.memdesc<32x128xf16, #shared3, #smem> -> tensor<32x128xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>
    cf.cond_br %322, ^bb17, ^bb18(%272 : tensor<32x64xf32, #mma>)
  ^bb17:  // pred: ^bb16
    %345 = tt.dot %344, %342, %272 : tensor<32x128xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<128x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<32x64xf32, #mma>
    cf.br ^bb18(%345 : tensor<32x64xf32, #mma>)
  ^bb18(%346: tensor<32x64xf32, #mma>):  // 2 preds: ^bb16, ^bb17
    %347 = arith.select %322, %346, %272 : tensor<32x64xf32, #mma>
    ttg.local_dealloc %255 : !ttg.memdesc<1x64x128xf16, #shared1, #smem, mutable>
    ttg.local_dealloc %254 : !ttg.memdesc<1x64x128xf16, #shared1, #smem, mutable>
    %348 = tt.addptr %arg4, %4 : !tt.ptr<f32>, i64
    %349 = tt.splat %348 : !tt.ptr<f32> -> tensor<32x1x!tt.ptr<f32>, #mma>
    %350 = tt.addptr %349, %222 : tensor<32x1x!tt.ptr<f32>, #mma>, tensor<32x1xi32, #mma>
    %351 = tt.broadcast %350 : tensor<32x1x!tt.ptr<f32>, #mma> -> tensor<32x64x!tt.ptr<f32>, #mma>
    %352 = tt.addptr %351, %226 : tensor<32x64x!tt.ptr<f32>, #mma>, tensor<32x64xi32, #mma>
    tt.store %352, %347 : tensor<32x64x!tt.ptr<f32>, #mma>
    tt.return
  }
}

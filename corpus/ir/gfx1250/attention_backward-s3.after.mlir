#blocked = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [8, 1], threadsPerWarp = [8, 4], warpsPerCTA = [1, 4], order = [0, 1]}>
#mma = #ttg.amd_wmma<{version = 3, isTranspose = true, ctaLayout = {warp = [[1, 0], [2, 0]]}, instrShape = [16, 16, 32]}>
#shared = #ttg.swizzled_shared<{vec = 8, perPhase = 1, maxPhase = 8, order = [1, 0]}>
#shared1 = #ttg.swizzled_shared<{vec = 8, perPhase = 1, maxPhase = 8, order = [0, 1]}>
#shared2 = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>
#shared3 = #ttg.padded_shared<[128:+8] {order = [0, 1], shape = [64, 64]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 34288 : i32, ttg.target = "hip:gfx1250", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @attention_backward(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg3: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg4: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg5: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg6: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg7: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg8: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg9: f32, %arg10: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<0.000000e+00> : tensor<64x64xf32, #mma>
    %c0_i32 = arith.constant 0 : i32
    %c64_i64 = arith.constant 64 : i64
    %c64_i32 = arith.constant 64 : i32
    %cst_0 = arith.constant dense<64> : tensor<64x1xi32, #blocked>
    %c63_i32 = arith.constant 63 : i32
    %c128_i32 = arith.constant 128 : i32
    %cst_1 = arith.constant dense<64> : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %cst_2 = arith.constant dense<64> : tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %cst_3 = arith.constant dense<64> : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %c2_i32 = arith.constant 2 : i32
    %c3_i32 = arith.constant 3 : i32
    %c1_i32 = arith.constant 1 : i32
    %cst_4 = arith.constant dense<64> : tensor<1x64xi32, #blocked1>
    %cst_5 = arith.constant dense<64> : tensor<64x1xi32, #mma>
    %0 = tt.get_program_id y : i32
    %1 = arith.extsi %0 : i32 to i64
    %2 = arith.extsi %arg10 : i32 to i64
    %3 = arith.muli %1, %2 : i64
    %4 = arith.muli %3, %c64_i64 : i64
    %5 = arith.muli %0, %arg10 : i32
    %6 = tt.get_program_id x : i32
    %7 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %8 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %9 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %10 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %11 = arith.muli %6, %c64_i32 : i32
    %12 = tt.splat %11 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %13 = tt.splat %11 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %14 = arith.addi %12, %7 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %15 = arith.addi %13, %8 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %16 = tt.addptr %arg1, %4 : !tt.ptr<f16>, i64
    %17 = tt.expand_dims %14 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<64x1xi32, #mma>
    %18 = tt.expand_dims %15 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xi32, #blocked>
    %19 = arith.muli %17, %cst_5 : tensor<64x1xi32, #mma>
    %20 = arith.muli %18, %cst_0 : tensor<64x1xi32, #blocked>
    %21 = tt.splat %16 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked>
    %22 = tt.addptr %21, %20 : tensor<64x1x!tt.ptr<f16>, #blocked>, tensor<64x1xi32, #blocked>
    %23 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %24 = tt.expand_dims %10 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma}>> -> tensor<1x64xi32, #mma>
    %25 = tt.expand_dims %23 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x64xi32, #blocked>
    %26 = tt.broadcast %22 : tensor<64x1x!tt.ptr<f16>, #blocked> -> tensor<64x64x!tt.ptr<f16>, #blocked>
    %27 = tt.broadcast %24 : tensor<1x64xi32, #mma> -> tensor<64x64xi32, #mma>
    %28 = tt.broadcast %25 : tensor<1x64xi32, #blocked> -> tensor<64x64xi32, #blocked>
    %29 = tt.addptr %26, %28 : tensor<64x64x!tt.ptr<f16>, #blocked>, tensor<64x64xi32, #blocked>
    %30 = tt.load %29 : tensor<64x64x!tt.ptr<f16>, #blocked>
    %31 = ttg.local_alloc %30 {allocation.offset = 0 : i32} : (tensor<64x64xf16, #blocked>) -> !ttg.memdesc<64x64xf16, #shared, #smem>
    ttg.barrier local
    %32 = ttg.local_load %31 : !ttg.memdesc<64x64xf16, #shared, #smem> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>
    %33 = tt.addptr %arg2, %4 : !tt.ptr<f16>, i64
    %34 = tt.splat %33 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked>
    %35 = tt.addptr %34, %20 : tensor<64x1x!tt.ptr<f16>, #blocked>, tensor<64x1xi32, #blocked>
    %36 = tt.broadcast %35 : tensor<64x1x!tt.ptr<f16>, #blocked> -> tensor<64x64x!tt.ptr<f16>, #blocked>
    %37 = tt.addptr %36, %28 : tensor<64x64x!tt.ptr<f16>, #blocked>, tensor<64x64xi32, #blocked>
    %38 = tt.load %37 : tensor<64x64x!tt.ptr<f16>, #blocked>
    ttg.barrier local
    %39 = ttg.local_alloc %38 {allocation.offset = 0 : i32} : (tensor<64x64xf16, #blocked>) -> !ttg.memdesc<64x64xf16, #shared, #smem>
    ttg.barrier local
    %40 = ttg.local_load %39 : !ttg.memdesc<64x64xf16, #shared, #smem> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>
    %41 = tt.addptr %arg0, %4 : !tt.ptr<f16>, i64
    %42 = tt.splat %41 : !tt.ptr<f16> -> tensor<1x64x!tt.ptr<f16>, #blocked1>
    %43 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %44 = tt.expand_dims %43 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<64x1xi32, #blocked1>
    %45 = tt.broadcast %44 : tensor<64x1xi32, #blocked1> -> tensor<64x64xi32, #blocked1>
    %46 = tt.addptr %arg7, %5 : !tt.ptr<f32>, i32
    %47 = tt.splat %46 : !tt.ptr<f32> -> tensor<64x!tt.ptr<f32>, #ttg.slice<{dim = 0, parent = #mma}>>
    %48 = tt.splat %arg9 : f32 -> tensor<64x64xf32, #mma>
    %49 = tt.addptr %arg3, %4 : !tt.ptr<f16>, i64
    %50 = tt.splat %49 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked>
    %51 = tt.addptr %arg8, %5 : !tt.ptr<f32>, i32
    %52 = tt.splat %51 : !tt.ptr<f32> -> tensor<64x!tt.ptr<f32>, #ttg.slice<{dim = 0, parent = #mma}>>
    %53 = arith.cmpi sgt, %arg10, %c0_i32 : i32
    %54 = tt.expand_dims %9 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x64xi32, #blocked1>
    %55 = arith.muli %54, %cst_4 : tensor<1x64xi32, #blocked1>
    %56 = tt.addptr %42, %55 : tensor<1x64x!tt.ptr<f16>, #blocked1>, tensor<1x64xi32, #blocked1>
    %57 = tt.broadcast %56 : tensor<1x64x!tt.ptr<f16>, #blocked1> -> tensor<64x64x!tt.ptr<f16>, #blocked1>
    %58 = tt.addptr %57, %45 : tensor<64x64x!tt.ptr<f16>, #blocked1>, tensor<64x64xi32, #blocked1>
    %59 = tt.splat %53 : i1 -> tensor<64x64xi1, #blocked1>
    %60 = tt.load %58, %59 {amd.pipeliner_part = "prologue"} : tensor<64x64x!tt.ptr<f16>, #blocked1>
    %61 = tt.splat %53 : i1 -> tensor<64xi1, #ttg.slice<{dim = 0, parent = #mma}>>
    %62 = amdg.buffer_load %46[%10], %61 {contiguity = 4 : i32} : !tt.ptr<f32> -> tensor<64xf32, #ttg.slice<{dim = 0, parent = #mma}>>
    %63 = tt.expand_dims %8 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xi32, #blocked>
    %64 = arith.muli %63, %cst_0 : tensor<64x1xi32, #blocked>
    %65 = tt.addptr %50, %64 : tensor<64x1x!tt.ptr<f16>, #blocked>, tensor<64x1xi32, #blocked>
    %66 = tt.broadcast %65 : tensor<64x1x!tt.ptr<f16>, #blocked> -> tensor<64x64x!tt.ptr<f16>, #blocked>
    %67 = tt.addptr %66, %28 : tensor<64x64x!tt.ptr<f16>, #blocked>, tensor<64x64xi32, #blocked>
    %68 = tt.splat %53 : i1 -> tensor<64x64xi1, #blocked>
    %69 = tt.load %67, %68 {amd.pipeliner_part = "prologue"} : tensor<64x64x!tt.ptr<f16>, #blocked>
    %70 = amdg.buffer_load %51[%10], %61 {contiguity = 4 : i32} : !tt.ptr<f32> -> tensor<64xf32, #ttg.slice<{dim = 0, parent = #mma}>>
    %71 = arith.cmpi sgt, %arg10, %c64_i32 : i32
    %72 = arith.addi %9, %cst_3 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %73 = arith.addi %10, %cst_2 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %74 = arith.addi %8, %cst_1 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %75 = tt.expand_dims %72 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x64xi32, #blocked1>
    %76 = arith.muli %75, %cst_4 : tensor<1x64xi32, #blocked1>
    %77 = tt.addptr %42, %76 : tensor<1x64x!tt.ptr<f16>, #blocked1>, tensor<1x64xi32, #blocked1>
    %78 = tt.broadcast %77 : tensor<1x64x!tt.ptr<f16>, #blocked1> -> tensor<64x64x!tt.ptr<f16>, #blocked1>
    %79 = tt.addptr %78, %45 : tensor<64x64x!tt.ptr<f16>, #blocked1>, tensor<64x64xi32, #blocked1>
    %80 = tt.splat %71 : i1 -> tensor<64x64xi1, #blocked1>
    %81 = tt.load %79, %80 {amd.pipeliner_part = "prologue"} : tensor<64x64x!tt.ptr<f16>, #blocked1>
    %82 = tt.splat %71 : i1 -> tensor<64xi1, #ttg.slice<{dim = 0, parent = #mma}>>
    %83 = amdg.buffer_load %46[%73], %82 {contiguity = 4 : i32} : !tt.ptr<f32> -> tensor<64xf32, #ttg.slice<{dim = 0, parent = #mma}>>
    %84 = tt.expand_dims %74 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xi32, #blocked>
    %85 = arith.muli %84, %cst_0 : tensor<64x1xi32, #blocked>
    %86 = tt.addptr %50, %85 : tensor<64x1x!tt.ptr<f16>, #blocked>, tensor<64x1xi32, #blocked>
    %87 = tt.broadcast %86 : tensor<64x1x!tt.ptr<f16>, #blocked> -> tensor<64x64x!tt.ptr<f16>, #blocked>
    %88 = tt.addptr %87, %28 : tensor<64x64x!tt.ptr<f16>, #blocked>, tensor<64x64xi32, #blocked>
    %89 = tt.splat %71 : i1 -> tensor<64x64xi1, #blocked>
    %90 = tt.load %88, %89 {amd.pipeliner_part = "prologue"} : tensor<64x64x!tt.ptr<f16>, #blocked>
    %91 = amdg.buffer_load %51[%73], %82 {contiguity = 4 : i32} : !tt.ptr<f32> -> tensor<64xf32, #ttg.slice<{dim = 0, parent = #mma}>>
    %92 = arith.subi %arg10, %c128_i32 : i32
    cf.br ^bb1(%c0_i32, %cst, %cst, %60, %81, %62, %83, %69, %90, %70, %91 : i32, tensor<64x64xf32, #mma>, tensor<64x64xf32, #mma>, tensor<64x64xf16, #blocked1>, tensor<64x64xf16, #blocked1>, tensor<64xf32, #ttg.slice<{dim = 0, parent = #mma}>>, tensor<64xf32, #ttg.slice<{dim = 0, parent = #mma}>>, tensor<64x64xf16, #blocked>, tensor<64x64xf16, #blocked>, tensor<64xf32, #ttg.slice<{dim = 0, parent = #mma}>>, tensor<64xf32, #ttg.slice<{dim = 0, parent = #mma}>>)
  ^bb1(%93: i32, %94: tensor<64x64xf32, #mma>, %95: tensor<64x64xf32, #mma>, %96: tensor<64x64xf16, #blocked1>, %97: tensor<64x64xf16, #blocked1>, %98: tensor<64xf32, #ttg.slice<{dim = 0, parent = #mma}>>, %99: tensor<64xf32, #ttg.slice<{dim = 0, parent = #mma}>>, %100: tensor<64x64xf16, #blocked>, %101: tensor<64x64xf16, #blocked>, %102: tensor<64xf32, #ttg.slice<{dim = 0, parent = #mma}>>, %103: tensor<64xf32, #ttg.slice<{dim = 0, parent = #mma}>>):  // 2 preds: ^bb0, ^bb2
    %104 = arith.cmpi slt, %93, %92 : i32
    cf.cond_br %104, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %105 = arith.addi %93, %c128_i32 : i32
    %106 = tt.splat %105 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %107 = tt.splat %105 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %108 = tt.splat %105 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %109 = arith.addi %106, %9 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %110 = arith.addi %107, %10 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %111 = arith.addi %108, %8 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %112 = tt.expand_dims %109 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x64xi32, #blocked1>
    %113 = arith.muli %112, %cst_4 : tensor<1x64xi32, #blocked1>
    %114 = tt.addptr %42, %113 : tensor<1x64x!tt.ptr<f16>, #blocked1>, tensor<1x64xi32, #blocked1>
    %115 = tt.broadcast %114 : tensor<1x64x!tt.ptr<f16>, #blocked1> -> tensor<64x64x!tt.ptr<f16>, #blocked1>
    %116 = tt.addptr %115, %45 : tensor<64x64x!tt.ptr<f16>, #blocked1>, tensor<64x64xi32, #blocked1>
    %117 = tt.load %116 : tensor<64x64x!tt.ptr<f16>, #blocked1>
    %118 = tt.addptr %47, %110 : tensor<64x!tt.ptr<f32>, #ttg.slice<{dim = 0, parent = #mma}>>, tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %119 = tt.load %118 : tensor<64x!tt.ptr<f32>, #ttg.slice<{dim = 0, parent = #mma}>>
    ttg.barrier local
    %120 = ttg.local_alloc %96 {allocation.offset = 0 : i32} : (tensor<64x64xf16, #blocked1>) -> !ttg.memdesc<64x64xf16, #shared1, #smem>
    ttg.barrier local
    %121 = ttg.local_load %120 : !ttg.memdesc<64x64xf16, #shared1, #smem> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
    %122 = tt.dot %32, %121, %cst : tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<64x64xf32, #mma>
    %123 = arith.mulf %122, %48 : tensor<64x64xf32, #mma>
    %124 = tt.expand_dims %98 {axis = 0 : i32} : tensor<64xf32, #ttg.slice<{dim = 0, parent = #mma}>> -> tensor<1x64xf32, #mma>
    %125 = tt.broadcast %124 : tensor<1x64xf32, #mma> -> tensor<64x64xf32, #mma>
    %126 = arith.subf %123, %125 : tensor<64x64xf32, #mma>
    %127 = math.exp2 %126 : tensor<64x64xf32, #mma>
    %128 = tt.expand_dims %111 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xi32, #blocked>
    %129 = arith.muli %128, %cst_0 : tensor<64x1xi32, #blocked>
    %130 = tt.addptr %50, %129 : tensor<64x1x!tt.ptr<f16>, #blocked>, tensor<64x1xi32, #blocked>
    %131 = tt.broadcast %130 : tensor<64x1x!tt.ptr<f16>, #blocked> -> tensor<64x64x!tt.ptr<f16>, #blocked>
    %132 = tt.addptr %131, %28 : tensor<64x64x!tt.ptr<f16>, #blocked>, tensor<64x64xi32, #blocked>
    %133 = tt.load %132 : tensor<64x64x!tt.ptr<f16>, #blocked>
    %134 = arith.truncf %127 : tensor<64x64xf32, #mma> to tensor<64x64xf16, #mma>
    %135 = ttg.convert_layout %134 : tensor<64x64xf16, #mma> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>
    ttg.barrier local
    %136 = ttg.local_alloc %100 {allocation.offset = 0 : i32} : (tensor<64x64xf16, #blocked>) -> !ttg.memdesc<64x64xf16, #shared2, #smem>
    ttg.barrier local
    %137 = ttg.local_load %136 : !ttg.memdesc<64x64xf16, #shared2, #smem> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
    %138 = tt.dot %135, %137, %95 : tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<64x64xf32, #mma>
    %139 = tt.addptr %52, %110 : tensor<64x!tt.ptr<f32>, #ttg.slice<{dim = 0, parent = #mma}>>, tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %140 = tt.load %139 : tensor<64x!tt.ptr<f32>, #ttg.slice<{dim = 0, parent = #mma}>>
    %141 = tt.trans %100 {order = array<i32: 1, 0>} : tensor<64x64xf16, #blocked> -> tensor<64x64xf16, #blocked1>
    ttg.barrier local
    %142 = ttg.local_alloc %141 {allocation.offset = 0 : i32} : (tensor<64x64xf16, #blocked1>) -> !ttg.memdesc<64x64xf16, #shared1, #smem>
    ttg.barrier local
    %143 = ttg.local_load %142 : !ttg.memdesc<64x64xf16, #shared1, #smem> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
    %144 = tt.dot %40, %143, %cst : tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<64x64xf32, #mma>
    %145 = tt.expand_dims %102 {axis = 0 : i32} : tensor<64xf32, #ttg.slice<{dim = 0, parent = #mma}>> -> tensor<1x64xf32, #mma>
    %146 = tt.broadcast %145 : tensor<1x64xf32, #mma> -> tensor<64x64xf32, #mma>
    %147 = arith.subf %144, %146 : tensor<64x64xf32, #mma>
    %148 = arith.mulf %127, %147 : tensor<64x64xf32, #mma>
    %149 = arith.truncf %148 : tensor<64x64xf32, #mma> to tensor<64x64xf16, #mma>
    %150 = tt.trans %96 {order = array<i32: 1, 0>} : tensor<64x64xf16, #blocked1> -> tensor<64x64xf16, #blocked>
    ttg.barrier local
    %151 = ttg.local_alloc %150 {allocation.offset = 0 : i32} : (tensor<64x64xf16, #blocked>) -> !ttg.memdesc<64x64xf16, #shared2, #smem>
    ttg.barrier local
    %152 = ttg.local_load %151 : !ttg.memdesc<64x64xf16, #shared2, #smem> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
    %153 = ttg.convert_layout %149 : tensor<64x64xf16, #mma> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>
    %154 = tt.dot %153, %152, %94 : tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<64x64xf32, #mma>
    %155 = arith.addi %93, %c64_i32 : i32
    cf.br ^bb1(%155, %154, %138, %97, %117, %99, %119, %101, %133, %103, %140 : i32, tensor<64x64xf32, #mma>, tensor<64x64xf32, #mma>, tensor<64x64xf16, #blocked1>, tensor<64x64xf16, #blocked1>, tensor<64xf32, #ttg.slice<{dim = 0, parent = #mma}>>, tensor<64xf32, #ttg.slice<{dim = 0, parent = #mma}>>, tensor<64x64xf16, #blocked>, tensor<64x64xf16, #blocked>, tensor<64xf32, #ttg.slice<{dim = 0, parent = #mma}>>, tensor<64xf32, #ttg.slice<{dim = 0, parent = #mma}>>)
  ^bb3:  // pred: ^bb1
    %156 = arith.addi %arg10, %c63_i32 : i32
    %157 = arith.divsi %156, %c64_i32 : i32
    %158 = arith.cmpi sge, %157, %c1_i32 : i32
    %159 = arith.cmpi sge, %157, %c2_i32 : i32
    ttg.barrier local
    %160 = ttg.local_alloc %96 {allocation.offset = 0 : i32} : (tensor<64x64xf16, #blocked1>) -> !ttg.memdesc<64x64xf16, #shared1, #smem>
    ttg.barrier local
    %161 = ttg.local_load %160 : !ttg.memdesc<64x64xf16, #shared1, #smem> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
    cf.cond_br %158, ^bb4, ^bb5(%cst : tensor<64x64xf32, #mma>)
  ^bb4:  // pred: ^bb3
    %162 = tt.dot %32, %161, %cst : tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<64x64xf32, #mma>
    cf.br ^bb5(%162 : tensor<64x64xf32, #mma>)
  ^bb5(%163: tensor<64x64xf32, #mma>):  // 2 preds: ^bb3, ^bb4
    %164 = arith.mulf %163, %48 : tensor<64x64xf32, #mma>
    %165 = tt.expand_dims %98 {axis = 0 : i32} : tensor<64xf32, #ttg.slice<{dim = 0, parent = #mma}>> -> tensor<1x64xf32, #mma>
    %166 = tt.broadcast %165 : tensor<1x64xf32, #mma> -> tensor<64x64xf32, #mma>
    %167 = arith.subf %164, %166 : tensor<64x64xf32, #mma>
    %168 = math.exp2 %167 : tensor<64x64xf32, #mma>
    %169 = arith.truncf %168 : tensor<64x64xf32, #mma> to tensor<64x64xf16, #mma>
    %170 = ttg.convert_layout %169 : tensor<64x64xf16, #mma> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>
    ttg.barrier local
    %171 = ttg.local_alloc %100 {allocation.offset = 0 : i32} : (tensor<64x64xf16, #blocked>) -> !ttg.memdesc<64x64xf16, #shared2, #smem>
    ttg.barrier local
    %172 = ttg.local_load %171 : !ttg.memdesc<64x64xf16, #shared2, #smem> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
    cf.cond_br %158, ^bb6, ^bb7(%95 : tensor<64x64xf32, #mma>)
  ^bb6:  // pred: ^bb5
    %173 = tt.dot %170, %172, %95 : tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<64x64xf32, #mma>
    cf.br ^bb7(%173 : tensor<64x64xf32, #mma>)
  ^bb7(%174: tensor<64x64xf32, #mma>):  // 2 preds: ^bb5, ^bb6
    %175 = tt.trans %100 {order = array<i32: 1, 0>} : tensor<64x64xf16, #blocked> -> tensor<64x64xf16, #blocked1>
    ttg.barrier local
    %176 = ttg.local_alloc %175 {allocation.offset = 0 : i32} : (tensor<64x64xf16, #blocked1>) -> !ttg.memdesc<64x64xf16, #shared1, #smem>
    ttg.barrier local
    %177 = ttg.local_load %176 : !ttg.memdesc<64x64xf16, #shared1, #smem> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
    cf.cond_br %158, ^bb8, ^bb9(%cst : tensor<64x64xf32, #mma>)
  ^bb8:  // pred: ^bb7
    %178 = tt.dot %40, %177, %cst : tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<64x64xf32, #mma>
    cf.br ^bb9(%178 : tensor<64x64xf32, #mma>)
  ^bb9(%179: tensor<64x64xf32, #mma>):  // 2 preds: ^bb7, ^bb8
    %180 = tt.expand_dims %102 {axis = 0 : i32} : tensor<64xf32, #ttg.slice<{dim = 0, parent = #mma}>> -> tensor<1x64xf32, #mma>
    %181 = tt.broadcast %180 : tensor<1x64xf32, #mma> -> tensor<64x64xf32, #mma>
    %182 = arith.subf %179, %181 : tensor<64x64xf32, #mma>
    %183 = arith.mulf %168, %182 : tensor<64x64xf32, #mma>
    %184 = arith.truncf %183 : tensor<64x64xf32, #mma> to tensor<64x64xf16, #mma>
    %185 = tt.trans %96 {order = array<i32: 1, 0>} : tensor<64x64xf16, #blocked1> -> tensor<64x64xf16, #blocked>
    ttg.barrier local
    %186 = ttg.local_alloc %185 {allocation.offset = 0 : i32} : (tensor<64x64xf16, #blocked>) -> !ttg.memdesc<64x64xf16, #shared2, #smem>
    ttg.barrier local
    %187 = ttg.local_load %186 : !ttg.memdesc<64x64xf16, #shared2, #smem> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
    %188 = ttg.convert_layout %184 : tensor<64x64xf16, #mma> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>
    cf.cond_br %158, ^bb10, ^bb11(%94 : tensor<64x64xf32, #mma>)
  ^bb10:  // pred: ^bb9
    %189 = tt.dot %188, %187, %94 : tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<64x64xf32, #mma>
    cf.br ^bb11(%189 : tensor<64x64xf32, #mma>)
  ^bb11(%190: tensor<64x64xf32, #mma>):  // 2 preds: ^bb9, ^bb10
    %191 = arith.select %158, %190, %94 : tensor<64x64xf32, #mma>
    %192 = arith.select %158, %174, %95 : tensor<64x64xf32, #mma>
    ttg.barrier local
    %193 = ttg.local_alloc %97 {allocation.offset = 0 : i32} : (tensor<64x64xf16, #blocked1>) -> !ttg.memdesc<64x64xf16, #shared1, #smem>
    ttg.barrier local
    %194 = ttg.local_load %193 : !ttg.memdesc<64x64xf16, #shared1, #smem> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
    cf.cond_br %159, ^bb12, ^bb13(%cst : tensor<64x64xf32, #mma>)
  ^bb12:  // pred: ^bb11
    %195 = tt.dot %32, %194, %cst : tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<64x64xf32, #mma>
    cf.br ^bb13(%195 : tensor<64x64xf32, #mma>)
  ^bb13(%196: tensor<64x64xf32, #mma>):  // 2 preds: ^bb11, ^bb12
    %197 = arith.mulf %196, %48 : tensor<64x64xf32, #mma>
    %198 = tt.expand_dims %99 {axis = 0 : i32} : tensor<64xf32, #ttg.slice<{dim = 0, parent = #mma}>> -> tensor<1x64xf32, #mma>
    %199 = tt.broadcast %198 : tensor<1x64xf32, #mma> -> tensor<64x64xf32, #mma>
    %200 = arith.subf %197, %199 : tensor<64x64xf32, #mma>
    %201 = math.exp2 %200 : tensor<64x64xf32, #mma>
    %202 = arith.truncf %201 : tensor<64x64xf32, #mma> to tensor<64x64xf16, #mma>
    %203 = ttg.convert_layout %202 : tensor<64x64xf16, #mma> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>
    ttg.barrier local
    %204 = ttg.local_alloc %101 {allocation.offset = 0 : i32} : (tensor<64x64xf16, #blocked>) -> !ttg.memdesc<64x64xf16, #shared2, #smem>
    ttg.barrier local
    %205 = ttg.local_load %204 : !ttg.memdesc<64x64xf16, #shared2, #smem> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
    cf.cond_br %159, ^bb14, ^bb15(%192 : tensor<64x64xf32, #mma>)
  ^bb14:  // pred: ^bb13
    %206 = tt.dot %203, %205, %192 : tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<64x64xf32, #mma>
    cf.br ^bb15(%206 : tensor<64x64xf32, #mma>)
  ^bb15(%207: tensor<64x64xf32, #mma>):  // 2 preds: ^bb13, ^bb14
    %208 = tt.trans %101 {order = array<i32: 1, 0>} : tensor<64x64xf16, #blocked> -> tensor<64x64xf16, #blocked1>
    ttg.barrier local
    %209 = ttg.local_alloc %208 {allocation.offset = 0 : i32} : (tensor<64x64xf16, #blocked1>) -> !ttg.memdesc<64x64xf16, #shared1, #smem>
    ttg.barrier local
    %210 = ttg.local_load %209 : !ttg.memdesc<64x64xf16, #shared1, #smem> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
    cf.cond_br %159, ^bb16, ^bb17(%cst : tensor<64x64xf32, #mma>)
  ^bb16:  // pred: ^bb15
    %211 = tt.dot %40, %210, %cst : tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<64x64xf32, #mma>
    cf.br ^bb17(%211 : tensor<64x64xf32, #mma>)
  ^bb17(%212: tensor<64x64xf32, #mma>):  // 2 preds: ^bb15, ^bb16
    %213 = tt.expand_dims %103 {axis = 0 : i32} : tensor<64xf32, #ttg.slice<{dim = 0, parent = #mma}>> -> tensor<1x64xf32, #mma>
    %214 = tt.broadcast %213 : tensor<1x64xf32, #mma> -> tensor<64x64xf32, #mma>
    %215 = arith.subf %212, %214 : tensor<64x64xf32, #mma>
    %216 = arith.mulf %201, %215 : tensor<64x64xf32, #mma>
    %217 = arith.truncf %216 : tensor<64x64xf32, #mma> to tensor<64x64xf16, #mma>
    %218 = tt.trans %97 {order = array<i32: 1, 0>} : tensor<64x64xf16, #blocked1> -> tensor<64x64xf16, #blocked>
    ttg.barrier local
    %219 = ttg.local_alloc %218 {allocation.offset = 0 : i32} : (tensor<64x64xf16, #blocked>) -> !ttg.memdesc<64x64xf16, #shared2, #smem>
    ttg.barrier local
    %220 = ttg.local_load %219 : !ttg.memdesc<64x64xf16, #shared2, #smem> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
    %221 = ttg.convert_layout %217 : tensor<64x64xf16, #mma> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>
    cf.cond_br %159, ^bb18, ^bb19(%191 : tensor<64x64xf32, #mma>)
  ^bb18:  // pred: ^bb17
    %222 = tt.dot %221, %220, %191 : tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<64x64xf32, #mma>
    cf.br ^bb19(%222 : tensor<64x64xf32, #mma>)
  ^bb19(%223: tensor<64x64xf32, #mma>):  // 2 preds: ^bb17, ^bb18
    %224 = arith.select %159, %223, %191 : tensor<64x64xf32, #mma>
    %225 = arith.select %159, %207, %192 : tensor<64x64xf32, #mma>
    %226 = tt.addptr %arg6, %4 : !tt.ptr<f16>, i64
    %227 = tt.splat %226 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #mma>
    %228 = tt.addptr %227, %19 : tensor<64x1x!tt.ptr<f16>, #mma>, tensor<64x1xi32, #mma>
    %229 = tt.broadcast %228 : tensor<64x1x!tt.ptr<f16>, #mma> -> tensor<64x64x!tt.ptr<f16>, #mma>
    %230 = tt.addptr %229, %27 : tensor<64x64x!tt.ptr<f16>, #mma>, tensor<64x64xi32, #mma>
    %231 = arith.truncf %225 : tensor<64x64xf32, #mma> to tensor<64x64xf16, #mma>
    tt.store %230, %231 : tensor<64x64x!tt.ptr<f16>, #mma>
    %232 = tt.addptr %arg5, %4 : !tt.ptr<f16>, i64
    %233 = tt.splat %232 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #mma>
    %234 = tt.addptr %233, %19 : tensor<64x1x!tt.ptr<f16>, #mma>, tensor<64x1xi32, #mma>
    %235 = tt.broadcast %234 : tensor<64x1x!tt.ptr<f16>, #mma> -> tensor<64x64x!tt.ptr<f16>, #mma>
    %236 = tt.addptr %235, %27 : tensor<64x64x!tt.ptr<f16>, #mma>, tensor<64x64xi32, #mma>
    %237 = arith.mulf %224, %48 : tensor<64x64xf32, #mma>
    %238 = arith.truncf %237 : tensor<64x64xf32, #mma> to tensor<64x64xf16, #mma>
    tt.store %236, %238 : tensor<64x64x!tt.ptr<f16>, #mma>
    %239 = tt.splat %41 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked>
    %240 = tt.addptr %239, %20 : tensor<64x1x!tt.ptr<f16>, #blocked>, tensor<64x1xi32, #blocked>
    %241 = tt.broadcast %240 : tensor<64x1x!tt.ptr<f16>, #blocked> -> tensor<64x64x!tt.ptr<f16>, #blocked>
    %242 = tt.addptr %241, %28 : tensor<64x64x!tt.ptr<f16>, #blocked>, tensor<64x64xi32, #blocked>
    %243 = tt.load %242 : tensor<64x64x!tt.ptr<f16>, #blocked>
    ttg.barrier local
    %244 = ttg.local_alloc %243 {allocation.offset = 0 : i32} : (tensor<64x64xf16, #blocked>) -> !ttg.memdesc<64x64xf16, #shared, #smem>
    ttg.barrier local
    %245 = ttg.local_load %244 : !ttg.memdesc<64x64xf16, #shared, #smem> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>
    %246 = tt.addptr %50, %20 : tensor<64x1x!tt.ptr<f16>, #blocked>, tensor<64x1xi32, #blocked>
    %247 = tt.broadcast %246 : tensor<64x1x!tt.ptr<f16>, #blocked> -> tensor<64x64x!tt.ptr<f16>, #blocked>
    %248 = tt.addptr %247, %28 : tensor<64x64x!tt.ptr<f16>, #blocked>, tensor<64x64xi32, #blocked>
    %249 = tt.load %248 : tensor<64x64x!tt.ptr<f16>, #blocked>
    ttg.barrier local
    %250 = ttg.local_alloc %249 {allocation.offset = 0 : i32} : (tensor<64x64xf16, #blocked>) -> !ttg.memdesc<64x64xf16, #shared, #smem>
    ttg.barrier local
    %251 = ttg.local_load %250 : !ttg.memdesc<64x64xf16, #shared, #smem> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>
    %252 = tt.splat %46 : !tt.ptr<f32> -> tensor<64x!tt.ptr<f32>, #ttg.slice<{dim = 1, parent = #mma}>>
    %253 = tt.addptr %252, %14 : tensor<64x!tt.ptr<f32>, #ttg.slice<{dim = 1, parent = #mma}>>, tensor<64xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %254 = tt.load %253 : tensor<64x!tt.ptr<f32>, #ttg.slice<{dim = 1, parent = #mma}>>
    %255 = tt.splat %51 : !tt.ptr<f32> -> tensor<64x!tt.ptr<f32>, #ttg.slice<{dim = 1, parent = #mma}>>
    %256 = tt.addptr %255, %14 : tensor<64x!tt.ptr<f32>, #ttg.slice<{dim = 1, parent = #mma}>>, tensor<64xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %257 = tt.load %256 : tensor<64x!tt.ptr<f32>, #ttg.slice<{dim = 1, parent = #mma}>>
    %258 = tt.splat %16 : !tt.ptr<f16> -> tensor<1x64x!tt.ptr<f16>, #blocked1>
    %259 = tt.splat %33 : !tt.ptr<f16> -> tensor<1x64x!tt.ptr<f16>, #blocked1>
    %260 = tt.expand_dims %254 {axis = 1 : i32} : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<64x1xf32, #mma>
    %261 = tt.broadcast %260 : tensor<64x1xf32, #mma> -> tensor<64x64xf32, #mma>
    %262 = tt.expand_dims %257 {axis = 1 : i32} : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<64x1xf32, #mma>
    %263 = tt.broadcast %262 : tensor<64x1xf32, #mma> -> tensor<64x64xf32, #mma>
    %264 = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<3x64x64xf16, #shared3, #smem, mutable>
    %265 = tt.addptr %258, %55 : tensor<1x64x!tt.ptr<f16>, #blocked1>, tensor<1x64xi32, #blocked1>
    %266 = tt.broadcast %265 : tensor<1x64x!tt.ptr<f16>, #blocked1> -> tensor<64x64x!tt.ptr<f16>, #blocked1>
    %267 = tt.addptr %266, %45 : tensor<64x64x!tt.ptr<f16>, #blocked1>, tensor<64x64xi32, #blocked1>
    %268 = tt.load %267, %59 {amd.pipeliner_part = "prologue"} : tensor<64x64x!tt.ptr<f16>, #blocked1>
    %269 = tt.addptr %259, %55 : tensor<1x64x!tt.ptr<f16>, #blocked1>, tensor<1x64xi32, #blocked1>
    %270 = tt.broadcast %269 : tensor<1x64x!tt.ptr<f16>, #blocked1> -> tensor<64x64x!tt.ptr<f16>, #blocked1>
    %271 = tt.addptr %270, %45 : tensor<64x64x!tt.ptr<f16>, #blocked1>, tensor<64x64xi32, #blocked1>
    %272 = ttg.memdesc_index %264[%c0_i32] : !ttg.memdesc<3x64x64xf16, #shared3, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared3, #smem, mutable>
    ttg.barrier local
    %273 = ttg.async_copy_global_to_local %271, %272 mask %59 {contiguity = 8 : i32} : tensor<64x64x!tt.ptr<f16>, #blocked1> -> <64x64xf16, #shared3, #smem, mutable>
    %274 = ttg.async_commit_group tokens %273
    %275 = tt.addptr %258, %76 : tensor<1x64x!tt.ptr<f16>, #blocked1>, tensor<1x64xi32, #blocked1>
    %276 = tt.broadcast %275 : tensor<1x64x!tt.ptr<f16>, #blocked1> -> tensor<64x64x!tt.ptr<f16>, #blocked1>
    %277 = tt.addptr %276, %45 : tensor<64x64x!tt.ptr<f16>, #blocked1>, tensor<64x64xi32, #blocked1>
    %278 = tt.load %277, %80 {amd.pipeliner_part = "prologue"} : tensor<64x64x!tt.ptr<f16>, #blocked1>
    %279 = tt.addptr %259, %76 : tensor<1x64x!tt.ptr<f16>, #blocked1>, tensor<1x64xi32, #blocked1>
    %280 = tt.broadcast %279 : tensor<1x64x!tt.ptr<f16>, #blocked1> -> tensor<64x64x!tt.ptr<f16>, #blocked1>
    %281 = tt.addptr %280, %45 : tensor<64x64x!tt.ptr<f16>, #blocked1>, tensor<64x64xi32, #blocked1>
    %282 = ttg.memdesc_index %264[%c1_i32] : !ttg.memdesc<3x64x64xf16, #shared3, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared3, #smem, mutable>
    %283 = ttg.async_copy_global_to_local %281, %282 mask %80 {contiguity = 8 : i32} : tensor<64x64x!tt.ptr<f16>, #blocked1> -> <64x64xf16, #shared3, #smem, mutable>
    %284 = ttg.async_commit_group tokens %283
    cf.br ^bb20(%c0_i32, %cst, %c1_i32, %274, %284, %268, %278, %272, %282 : i32, tensor<64x64xf32, #mma>, i32, !ttg.async.token, !ttg.async.token, tensor<64x64xf16, #blocked1>, tensor<64x64xf16, #blocked1>, !ttg.memdesc<64x64xf16, #shared3, #smem, mutable>, !ttg.memdesc<64x64xf16, #shared3, #smem, mutable>)
  ^bb20(%285: i32, %286: tensor<64x64xf32, #mma>, %287: i32, %288: !ttg.async.token, %289: !ttg.async.token, %290: tensor<64x64xf16, #blocked1>, %291: tensor<64x64xf16, #blocked1>, %292: !ttg.memdesc<64x64xf16, #shared3, #smem, mutable>, %293: !ttg.memdesc<64x64xf16, #shared3, #smem, mutable>):  // 2 preds: ^bb19, ^bb21
    %294 = arith.cmpi slt, %285, %92 : i32
    cf.cond_br %294, ^bb21, ^bb22
  ^bb21:  // pred: ^bb20
    %295 = amdg.async_wait %288 {num_inst = 4 : i32, ttg.num_commit_groups = 0 : i32}
    ttg.barrier local
    %296 = arith.addi %287, %c1_i32 : i32
    %297 = arith.cmpi slt, %296, %c3_i32 : i32
    %298 = arith.select %297, %296, %c0_i32 : i32
    %299 = arith.addi %285, %c128_i32 : i32
    %300 = tt.splat %299 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %301 = arith.addi %300, %9 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %302 = tt.expand_dims %301 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x64xi32, #blocked1>
    %303 = arith.muli %302, %cst_4 : tensor<1x64xi32, #blocked1>
    %304 = tt.addptr %258, %303 : tensor<1x64x!tt.ptr<f16>, #blocked1>, tensor<1x64xi32, #blocked1>
    %305 = tt.broadcast %304 : tensor<1x64x!tt.ptr<f16>, #blocked1> -> tensor<64x64x!tt.ptr<f16>, #blocked1>
    %306 = tt.addptr %305, %45 : tensor<64x64x!tt.ptr<f16>, #blocked1>, tensor<64x64xi32, #blocked1>
    %307 = tt.load %306 : tensor<64x64x!tt.ptr<f16>, #blocked1>
    %308 = tt.addptr %259, %303 : tensor<1x64x!tt.ptr<f16>, #blocked1>, tensor<1x64xi32, #blocked1>
    %309 = tt.broadcast %308 : tensor<1x64x!tt.ptr<f16>, #blocked1> -> tensor<64x64x!tt.ptr<f16>, #blocked1>
    %310 = tt.addptr %309, %45 : tensor<64x64x!tt.ptr<f16>, #blocked1>, tensor<64x64xi32, #blocked1>
    %311 = ttg.memdesc_index %264[%298] : !ttg.memdesc<3x64x64xf16, #shared3, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared3, #smem, mutable>
    %312 = ttg.async_copy_global_to_local %310, %311 {contiguity = 8 : i32} : tensor<64x64x!tt.ptr<f16>, #blocked1> -> <64x64xf16, #shared3, #smem, mutable>
    %313 = ttg.async_commit_group tokens %312
    ttg.barrier local
    %314 = ttg.local_load %292 token %295 : !ttg.memdesc<64x64xf16, #shared3, #smem, mutable> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
    %315 = ttg.local_alloc %290 {allocation.offset = 26096 : i32} : (tensor<64x64xf16, #blocked1>) -> !ttg.memdesc<64x64xf16, #shared1, #smem>
    ttg.barrier local
    %316 = ttg.local_load %315 : !ttg.memdesc<64x64xf16, #shared1, #smem> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
    %317 = tt.dot %245, %316, %cst : tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<64x64xf32, #mma>
    %318 = arith.mulf %317, %48 : tensor<64x64xf32, #mma>
    %319 = arith.subf %318, %261 : tensor<64x64xf32, #mma>
    %320 = math.exp2 %319 : tensor<64x64xf32, #mma>
    %321 = tt.dot %251, %314, %cst : tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<64x64xf32, #mma>
    %322 = arith.subf %321, %263 : tensor<64x64xf32, #mma>
    %323 = arith.mulf %320, %322 : tensor<64x64xf32, #mma>
    %324 = arith.truncf %323 : tensor<64x64xf32, #mma> to tensor<64x64xf16, #mma>
    %325 = tt.trans %290 {order = array<i32: 1, 0>} : tensor<64x64xf16, #blocked1> -> tensor<64x64xf16, #blocked>
    ttg.barrier local
    %326 = ttg.local_alloc %325 {allocation.offset = 26096 : i32} : (tensor<64x64xf16, #blocked>) -> !ttg.memdesc<64x64xf16, #shared2, #smem>
    ttg.barrier local
    %327 = ttg.local_load %326 : !ttg.memdesc<64x64xf16, #shared2, #smem> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
    %328 = ttg.convert_layout %324 : tensor<64x64xf16, #mma> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>
    %329 = tt.dot %328, %327, %286 : tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<64x64xf32, #mma>
    %330 = arith.addi %285, %c64_i32 : i32
    cf.br ^bb20(%330, %329, %298, %289, %313, %291, %307, %293, %311 : i32, tensor<64x64xf32, #mma>, i32, !ttg.async.token, !ttg.async.token, tensor<64x64xf16, #blocked1>, tensor<64x64xf16, #blocked1>, !ttg.memdesc<64x64xf16, #shared3, #smem, mutable>, !ttg.memdesc<64x64xf16, #shared3, #smem, mutable>)
  ^bb22:  // pred: ^bb20
    %331 = amdg.async_wait %288 {num_inst = 0 : i32, ttg.num_commit_groups = 0 : i32}
    ttg.barrier local
    %332 = ttg.local_load %292 token %331 : !ttg.memdesc<64x64xf16, #shared3, #smem, mutable> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
    %333 = ttg.local_alloc %290 {allocation.offset = 26096 : i32} : (tensor<64x64xf16, #blocked1>) -> !ttg.memdesc<64x64xf16, #shared1, #smem>
    ttg.barrier local
    %334 = ttg.local_load %333 : !ttg.memdesc<64x64xf16, #shared1, #smem> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
    cf.cond_br %158, ^bb23, ^bb24(%cst : tensor<64x64xf32, #mma>)
  ^bb23:  // pred: ^bb22
    %335 = tt.dot %245, %334, %cst : tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<64x64xf32, #mma>
    cf.br ^bb24(%335 : tensor<64x64xf32, #mma>)
  ^bb24(%336: tensor<64x64xf32, #mma>):  // 2 preds: ^bb22, ^bb23
    %337 = arith.mulf %336, %48 : tensor<64x64xf32, #mma>
    %338 = arith.subf %337, %261 : tensor<64x64xf32, #mma>
    %339 = math.exp2 %338 : tensor<64x64xf32, #mma>
    cf.cond_br %158, ^bb25, ^bb26(%cst : tensor<64x64xf32, #mma>)
  ^bb25:  // pred: ^bb24
    %340 = tt.dot %251, %332, %cst : tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<64x64xf32, #mma>
    cf.br ^bb26(%340 : tensor<64x64xf32, #mma>)
  ^bb26(%341: tensor<64x64xf32, #mma>):  // 2 preds: ^bb24, ^bb25
    %342 = arith.subf %341, %263 : tensor<64x64xf32, #mma>
    %343 = arith.mulf %339, %342 : tensor<64x64xf32, #mma>
    %344 = arith.truncf %343 : tensor<64x64xf32, #mma> to tensor<64x64xf16, #mma>
    %345 = tt.trans %290 {order = array<i32: 1, 0>} : tensor<64x64xf16, #blocked1> -> tensor<64x64xf16, #blocked>
    ttg.barrier local
    %346 = ttg.local_alloc %345 {allocation.offset = 26096 : i32} : (tensor<64x64xf16, #blocked>) -> !ttg.memdesc<64x64xf16, #shared2, #smem>
    ttg.barrier local
    %347 = ttg.local_load %346 : !ttg.memdesc<64x64xf16, #shared2, #smem> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
    %348 = ttg.convert_layout %344 : tensor<64x64xf16, #mma> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>
    cf.cond_br %158, ^bb27, ^bb28(%286 : tensor<64x64xf32, #mma>)
  ^bb27:  // pred: ^bb26
    %349 = tt.dot %348, %347, %286 : tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<64x64xf32, #mma>
    cf.br ^bb28(%349 : tensor<64x64xf32, #mma>)
  ^bb28(%350: tensor<64x64xf32, #mma>):  // 2 preds: ^bb26, ^bb27
    %351 = arith.select %158, %350, %286 : tensor<64x64xf32, #mma>
    %352 = amdg.async_wait %289 {num_inst = 0 : i32, ttg.num_commit_groups = 0 : i32}
    ttg.barrier local
    %353 = ttg.local_load %293 token %352 : !ttg.memdesc<64x64xf16, #shared3, #smem, mutable> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
    %354 = ttg.local_alloc %291 {allocation.offset = 26096 : i32} : (tensor<64x64xf16, #blocked1>) -> !ttg.memdesc<64x64xf16, #shared1, #smem>
    ttg.barrier local
    %355 = ttg.local_load %354 : !ttg.memdesc<64x64xf16, #shared1, #smem> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
    cf.cond_br %159, ^bb29, ^bb30(%cst : tensor<64x64xf32, #mma>)
  ^bb29:  // pred: ^bb28
    %356 = tt.dot %245, %355, %cst : tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<64x64xf32, #mma>
    cf.br ^bb30(%356 : tensor<64x64xf32, #mma>)
  ^bb30(%357: tensor<64x64xf32, #mma>):  // 2 preds: ^bb28, ^bb29
    %358 = arith.mulf %357, %48 : tensor<64x64xf32, #mma>
    %359 = arith.subf %358, %261 : tensor<64x64xf32, #mma>
    %360 = math.exp2 %359 : tensor<64x64xf32, #mma>
    cf.cond_br %159, ^bb31, ^bb32(%cst : tensor<64x64xf32, #mma>)
  ^bb31:  // pred: ^bb30
    %361 = tt.dot %251, %353, %cst : tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<64x64xf32, #mma>
    cf.br ^bb32(%361 : tensor<64x64xf32, #mma>)
  ^bb32(%362: tensor<64x64xf32, #mma>):  // 2 preds: ^bb30, ^bb31
    %363 = arith.subf %362, %263 : tensor<64x64xf32, #mma>
    %364 = arith.mulf %360, %363 : tensor<64x64xf32, #mma>
    %365 = arith.truncf %364 : tensor<64x64xf32, #mma> to tensor<64x64xf16, #mma>
    %366 = tt.trans %291 {order = array<i32: 1, 0>} : tensor<64x64xf16, #blocked1> -> tensor<64x64xf16, #blocked>
    ttg.barrier local
    %367 = ttg.local_alloc %366 {allocation.offset = 26096 : i32} : (tensor<64x64xf16, #blocked>) -> !ttg.memdesc<64x64xf16, #shared2, #smem>
    ttg.barrier local
    %368 = ttg.local_load %367 : !ttg.memdesc<64x64xf16, #shared2, #smem> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
    %369 = ttg.convert_layout %365 : tensor<64x64xf16, #mma> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>
    cf.cond_br %159, ^bb33, ^bb34(%351 : tensor<64x64xf32, #mma>)
  ^bb33:  // pred: ^bb32
    %370 = tt.dot %369, %368, %351 : tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<64x64xf32, #mma>
    cf.br ^bb34(%370 : tensor<64x64xf32, #mma>)
  ^bb34(%371: tensor<64x64xf32, #mma>):  // 2 preds: ^bb32, ^bb33
    %372 = arith.select %159, %371, %351 : tensor<64x64xf32, #mma>
    ttg.local_dealloc %264 : !ttg.memdesc<3x64x64xf16, #shared3, #smem, mutable>
    %373 = tt.addptr %arg4, %4 : !tt.ptr<f32>, i64
    %374 = tt.splat %373 : !tt.ptr<f32> -> tensor<64x1x!tt.ptr<f32>, #mma>
    %375 = tt.addptr %374, %19 : tensor<64x1x!tt.ptr<f32>, #mma>, tensor<64x1xi32, #mma>
    %376 = tt.broadcast %375 : tensor<64x1x!tt.ptr<f32>, #mma> -> tensor<64x64x!tt.ptr<f32>, #mma>
    %377 = tt.addptr %376, %27 : tensor<64x64x!tt.ptr<f32>, #mma>, tensor<64x64xi32, #mma>
    tt.store %377, %372 : tensor<64x64x!tt.ptr<f32>, #mma>
    tt.return
  }
}

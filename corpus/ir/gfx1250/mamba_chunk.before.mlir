#blocked = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked3 = #ttg.blocked<{sizePerThread = [8, 1], threadsPerWarp = [4, 8], warpsPerCTA = [1, 4], order = [0, 1]}>
#blocked4 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [0, 1]}>
#mma = #ttg.amd_wmma<{version = 3, isTranspose = true, ctaLayout = {warp = [[0, 1], [0, 2]]}, instrShape = [16, 16, 32]}>
#mma1 = #ttg.amd_wmma<{version = 3, isTranspose = true, ctaLayout = {warp = [[1, 0], [2, 0]]}, instrShape = [16, 16, 32]}>
#mma2 = #ttg.amd_wmma<{version = 3, isTranspose = true, ctaLayout = {warp = [[0, 1], [1, 0]]}, instrShape = [16, 16, 32]}>
#shared = #ttg.swizzled_shared<{vec = 8, perPhase = 2, maxPhase = 4, order = [0, 1]}>
#shared1 = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0, 1]}>
#shared2 = #ttg.swizzled_shared<{vec = 8, perPhase = 2, maxPhase = 4, order = [1, 0]}>
#shared3 = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 8192 : i32, ttg.target = "hip:gfx1250", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @mamba_chunk(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg3: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg4: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg5: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<0.000000e+00> : tensor<32x64xf32, #mma>
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<64x64xf32, #mma1>
    %c0_i32 = arith.constant 0 : i32
    %c64_i32 = arith.constant 64 : i32
    %cst_1 = arith.constant dense<0.000000e+00> : tensor<64xf32, #blocked>
    %cst_2 = arith.constant dense<63> : tensor<64xi32, #blocked>
    %c63_i32 = arith.constant 63 : i32
    %c1_i32 = arith.constant 1 : i32
    %cst_3 = arith.constant dense<0.000000e+00> : tensor<64x64xf32, #mma2>
    %cst_4 = arith.constant dense<32> : tensor<64x1xi32, #blocked1>
    %cst_5 = arith.constant dense<64> : tensor<64x1xi32, #blocked2>
    %cst_6 = arith.constant dense<64> : tensor<64x1xi32, #mma1>
    %0 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #mma1}>>
    %1 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %2 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %3 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #blocked>
    %4 = tt.splat %arg0 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked2>
    %5 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma1}>>
    %6 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %7 = tt.expand_dims %5 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma1}>> -> tensor<1x64xi32, #mma1>
    %8 = tt.expand_dims %6 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>> -> tensor<1x64xi32, #blocked2>
    %9 = tt.broadcast %7 : tensor<1x64xi32, #mma1> -> tensor<64x64xi32, #mma1>
    %10 = tt.broadcast %8 : tensor<1x64xi32, #blocked2> -> tensor<64x64xi32, #blocked2>
    %11 = tt.splat %arg2 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked1>
    %12 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %13 = tt.expand_dims %12 {axis = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x32xi32, #blocked1>
    %14 = tt.broadcast %13 : tensor<1x32xi32, #blocked1> -> tensor<64x32xi32, #blocked1>
    %15 = tt.splat %arg3 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked1>
    %16 = tt.expand_dims %0 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #mma1}>> -> tensor<64x1xi32, #mma1>
    %17 = tt.broadcast %16 : tensor<64x1xi32, #mma1> -> tensor<64x64xi32, #mma1>
    %18 = arith.cmpi sge, %17, %9 : tensor<64x64xi32, #mma1>
    %19 = tt.splat %arg4 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #mma1>
    %20 = arith.cmpi eq, %3, %cst_2 : tensor<64xi32, #blocked>
    %21 = arith.cmpi sgt, %arg5, %c0_i32 : i32
    %22 = tt.splat %21 : i1 -> tensor<64xi1, #blocked>
    %23 = amdg.buffer_load %arg1[%3], %22 : !tt.ptr<f32> -> tensor<64xf32, #blocked>
    %24 = tt.expand_dims %1 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked2}>> -> tensor<64x1xi32, #blocked2>
    %25 = tt.expand_dims %2 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<64x1xi32, #blocked1>
    %26 = arith.muli %16, %cst_6 : tensor<64x1xi32, #mma1>
    %27 = arith.muli %24, %cst_5 : tensor<64x1xi32, #blocked2>
    %28 = tt.addptr %4, %27 : tensor<64x1x!tt.ptr<f16>, #blocked2>, tensor<64x1xi32, #blocked2>
    %29 = tt.broadcast %28 : tensor<64x1x!tt.ptr<f16>, #blocked2> -> tensor<64x64x!tt.ptr<f16>, #blocked2>
    %30 = tt.addptr %29, %10 : tensor<64x64x!tt.ptr<f16>, #blocked2>, tensor<64x64xi32, #blocked2>
    %31 = tt.splat %21 : i1 -> tensor<64x64xi1, #blocked2>
    %32 = tt.load %30, %31 {amd.pipeliner_part = "prologue"} : tensor<64x64x!tt.ptr<f16>, #blocked2>
    %33 = arith.muli %25, %cst_4 : tensor<64x1xi32, #blocked1>
    %34 = tt.addptr %11, %33 : tensor<64x1x!tt.ptr<f16>, #blocked1>, tensor<64x1xi32, #blocked1>
    %35 = tt.broadcast %34 : tensor<64x1x!tt.ptr<f16>, #blocked1> -> tensor<64x32x!tt.ptr<f16>, #blocked1>
    %36 = tt.addptr %35, %14 : tensor<64x32x!tt.ptr<f16>, #blocked1>, tensor<64x32xi32, #blocked1>
    %37 = tt.splat %21 : i1 -> tensor<64x32xi1, #blocked1>
    %38 = tt.load %36, %37 {amd.pipeliner_part = "prologue"} : tensor<64x32x!tt.ptr<f16>, #blocked1>
    %39 = tt.addptr %15, %33 : tensor<64x1x!tt.ptr<f16>, #blocked1>, tensor<64x1xi32, #blocked1>
    %40 = tt.broadcast %39 : tensor<64x1x!tt.ptr<f16>, #blocked1> -> tensor<64x32x!tt.ptr<f16>, #blocked1>
    %41 = tt.addptr %40, %14 : tensor<64x32x!tt.ptr<f16>, #blocked1>, tensor<64x32xi32, #blocked1>
    %42 = tt.load %41, %37 {amd.pipeliner_part = "prologue"} : tensor<64x32x!tt.ptr<f16>, #blocked1>
    %43 = arith.subi %arg5, %c64_i32 : i32
    cf.br ^bb1(%c0_i32, %cst, %23, %32, %38, %42, %26 : i32, tensor<32x64xf32, #mma>, tensor<64xf32, #blocked>, tensor<64x64xf16, #blocked2>, tensor<64x32xf16, #blocked1>, tensor<64x32xf16, #blocked1>, tensor<64x1xi32, #mma1>)
  ^bb1(%44: i32, %45: tensor<32x64xf32, #mma>, %46: tensor<64xf32, #blocked>, %47: tensor<64x64xf16, #blocked2>, %48: tensor<64x32xf16, #blocked1>, %49: tensor<64x32xf16, #blocked1>, %50: tensor<64x1xi32, #mma1>):  // 2 preds: ^bb0, ^bb2
    %51 = arith.cmpi slt, %44, %43 : i32
    cf.cond_br %51, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %52 = arith.addi %44, %c64_i32 : i32
    %53 = tt.addptr %arg1, %52 : !tt.ptr<f32>, i32
    %54 = amdg.buffer_load %53[%3] : !tt.ptr<f32> -> tensor<64xf32, #blocked>
    %55 = "tt.scan"(%46) <{axis = 0 : i32, reverse = false}> ({
    ^bb0(%arg6: f32, %arg7: f32):
      %182 = arith.addf %arg6, %arg7 : f32
      tt.scan.return %182 : f32
    }) {allocation.offset = 0 : i32, allocation.size = 8 : i32} : (tensor<64xf32, #blocked>) -> tensor<64xf32, #blocked>
    %56 = tt.splat %52 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #mma1}>>
    %57 = tt.splat %52 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %58 = tt.splat %52 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %59 = arith.addi %56, %0 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #mma1}>>
    %60 = arith.addi %57, %1 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %61 = arith.addi %58, %2 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %62 = tt.expand_dims %59 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #mma1}>> -> tensor<64x1xi32, #mma1>
    %63 = tt.expand_dims %60 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked2}>> -> tensor<64x1xi32, #blocked2>
    %64 = tt.expand_dims %61 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<64x1xi32, #blocked1>
    %65 = arith.muli %62, %cst_6 : tensor<64x1xi32, #mma1>
    %66 = arith.muli %63, %cst_5 : tensor<64x1xi32, #blocked2>
    %67 = tt.addptr %4, %66 : tensor<64x1x!tt.ptr<f16>, #blocked2>, tensor<64x1xi32, #blocked2>
    %68 = tt.broadcast %67 : tensor<64x1x!tt.ptr<f16>, #blocked2> -> tensor<64x64x!tt.ptr<f16>, #blocked2>
    %69 = tt.addptr %68, %10 : tensor<64x64x!tt.ptr<f16>, #blocked2>, tensor<64x64xi32, #blocked2>
    %70 = tt.load %69 : tensor<64x64x!tt.ptr<f16>, #blocked2>
    %71 = arith.muli %64, %cst_4 : tensor<64x1xi32, #blocked1>
    %72 = tt.addptr %11, %71 : tensor<64x1x!tt.ptr<f16>, #blocked1>, tensor<64x1xi32, #blocked1>
    %73 = tt.broadcast %72 : tensor<64x1x!tt.ptr<f16>, #blocked1> -> tensor<64x32x!tt.ptr<f16>, #blocked1>
    %74 = tt.addptr %73, %14 : tensor<64x32x!tt.ptr<f16>, #blocked1>, tensor<64x32xi32, #blocked1>
    %75 = tt.load %74 : tensor<64x32x!tt.ptr<f16>, #blocked1>
    %76 = tt.addptr %15, %71 : tensor<64x1x!tt.ptr<f16>, #blocked1>, tensor<64x1xi32, #blocked1>
    %77 = tt.broadcast %76 : tensor<64x1x!tt.ptr<f16>, #blocked1> -> tensor<64x32x!tt.ptr<f16>, #blocked1>
    %78 = tt.addptr %77, %14 : tensor<64x32x!tt.ptr<f16>, #blocked1>, tensor<64x32xi32, #blocked1>
    %79 = tt.load %78 : tensor<64x32x!tt.ptr<f16>, #blocked1>
    %80 = tt.trans %48 {order = array<i32: 1, 0>} : tensor<64x32xf16, #blocked1> -> tensor<32x64xf16, #blocked3>
    %81 = ttg.local_alloc %80 {allocation.offset = 0 : i32} : (tensor<32x64xf16, #blocked3>) -> !ttg.memdesc<32x64xf16, #shared, #smem>
    %82 = ttg.local_load %81 : !ttg.memdesc<32x64xf16, #shared, #smem> -> tensor<32x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma1, kWidth = 8}>>
    %83 = ttg.local_alloc %80 {allocation.offset = 0 : i32} : (tensor<32x64xf16, #blocked3>) -> !ttg.memdesc<32x64xf16, #shared1, #smem>
    %84 = ttg.local_load %83 : !ttg.memdesc<32x64xf16, #shared1, #smem> -> tensor<32x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>
    %85 = ttg.local_alloc %49 {allocation.offset = 0 : i32} : (tensor<64x32xf16, #blocked1>) -> !ttg.memdesc<64x32xf16, #shared2, #smem>
    %86 = ttg.local_load %85 : !ttg.memdesc<64x32xf16, #shared2, #smem> -> tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma1, kWidth = 8}>>
    %87 = tt.dot %86, %82, %cst_0 : tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma1, kWidth = 8}>> * tensor<32x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma1, kWidth = 8}>> -> tensor<64x64xf32, #mma1>
    %88 = ttg.convert_layout %55 : tensor<64xf32, #blocked> -> tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked4}>>
    %89 = ttg.convert_layout %55 {allocation.offset = 4096 : i32, allocation.size = 256 : i32} : tensor<64xf32, #blocked> -> tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma1}>>
    %90 = tt.expand_dims %89 {axis = 1 : i32} : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma1}>> -> tensor<64x1xf32, #mma1>
    %91 = ttg.convert_layout %55 {allocation.offset = 4096 : i32, allocation.size = 256 : i32} : tensor<64xf32, #blocked> -> tensor<64xf32, #ttg.slice<{dim = 0, parent = #mma1}>>
    %92 = tt.expand_dims %91 {axis = 0 : i32} : tensor<64xf32, #ttg.slice<{dim = 0, parent = #mma1}>> -> tensor<1x64xf32, #mma1>
    %93 = tt.broadcast %90 : tensor<64x1xf32, #mma1> -> tensor<64x64xf32, #mma1>
    %94 = tt.broadcast %92 : tensor<1x64xf32, #mma1> -> tensor<64x64xf32, #mma1>
    %95 = arith.subf %93, %94 : tensor<64x64xf32, #mma1>
    %96 = math.exp %95 : tensor<64x64xf32, #mma1>
    %97 = arith.mulf %87, %96 : tensor<64x64xf32, #mma1>
    %98 = arith.select %18, %97, %cst_0 : tensor<64x64xi1, #mma1>, tensor<64x64xf32, #mma1>
    %99 = arith.truncf %98 : tensor<64x64xf32, #mma1> to tensor<64x64xf16, #mma1>
    %100 = arith.truncf %45 : tensor<32x64xf32, #mma> to tensor<32x64xf16, #mma>
    %101 = ttg.local_load %85 : !ttg.memdesc<64x32xf16, #shared2, #smem> -> tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma2, kWidth = 8}>>
    %102 = ttg.local_alloc %100 {allocation.offset = 0 : i32} : (tensor<32x64xf16, #mma>) -> !ttg.memdesc<32x64xf16, #shared3, #smem>
    %103 = ttg.local_load %102 : !ttg.memdesc<32x64xf16, #shared3, #smem> -> tensor<32x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma2, kWidth = 8}>>
    %104 = tt.dot %101, %103, %cst_3 : tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma2, kWidth = 8}>> * tensor<32x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma2, kWidth = 8}>> -> tensor<64x64xf32, #mma2>
    %105 = math.exp %88 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked4}>>
    %106 = ttg.convert_layout %105 {allocation.offset = 0 : i32, allocation.size = 256 : i32} : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked4}>> -> tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma2}>>
    %107 = tt.expand_dims %106 {axis = 1 : i32} : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma2}>> -> tensor<64x1xf32, #mma2>
    %108 = tt.broadcast %107 : tensor<64x1xf32, #mma2> -> tensor<64x64xf32, #mma2>
    %109 = arith.mulf %104, %108 : tensor<64x64xf32, #mma2>
    %110 = ttg.convert_layout %109 {allocation.offset = 0 : i32, allocation.size = 4096 : i32} : tensor<64x64xf32, #mma2> -> tensor<64x64xf32, #mma1>
    %111 = ttg.convert_layout %99 : tensor<64x64xf16, #mma1> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma1, kWidth = 8}>>
    %112 = ttg.local_alloc %47 {allocation.offset = 0 : i32} : (tensor<64x64xf16, #blocked2>) -> !ttg.memdesc<64x64xf16, #shared3, #smem>
    %113 = ttg.local_load %112 : !ttg.memdesc<64x64xf16, #shared3, #smem> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma1, kWidth = 8}>>
    %114 = tt.dot %111, %113, %110 : tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma1, kWidth = 8}>> * tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma1, kWidth = 8}>> -> tensor<64x64xf32, #mma1>
    %115 = tt.addptr %19, %50 : tensor<64x1x!tt.ptr<f16>, #mma1>, tensor<64x1xi32, #mma1>
    %116 = tt.broadcast %115 : tensor<64x1x!tt.ptr<f16>, #mma1> -> tensor<64x64x!tt.ptr<f16>, #mma1>
    %117 = tt.addptr %116, %9 : tensor<64x64x!tt.ptr<f16>, #mma1>, tensor<64x64xi32, #mma1>
    %118 = arith.truncf %114 : tensor<64x64xf32, #mma1> to tensor<64x64xf16, #mma1>
    tt.store %117, %118 : tensor<64x64x!tt.ptr<f16>, #mma1>
    %119 = arith.select %20, %55, %cst_1 : tensor<64xi1, #blocked>, tensor<64xf32, #blocked>
    %120 = "tt.reduce"(%119) <{axis = 0 : i32}> ({
    ^bb0(%arg6: f32, %arg7: f32):
      %182 = arith.addf %arg6, %arg7 : f32
      tt.reduce.return %182 : f32
    }) {allocation.offset = 0 : i32, allocation.size = 8 : i32} : (tensor<64xf32, #blocked>) -> f32
    %121 = tt.splat %120 : f32 -> tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked4}>>
    %122 = arith.subf %121, %88 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked4}>>
    %123 = math.exp %122 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked4}>>
    %124 = math.exp %120 : f32
    %125 = tt.splat %124 : f32 -> tensor<32x64xf32, #mma>
    %126 = arith.mulf %45, %125 : tensor<32x64xf32, #mma>
    %127 = ttg.convert_layout %123 {allocation.offset = 0 : i32, allocation.size = 256 : i32} : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked4}>> -> tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %128 = tt.expand_dims %127 {axis = 1 : i32} : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked2}>> -> tensor<64x1xf32, #blocked2>
    %129 = arith.extf %47 : tensor<64x64xf16, #blocked2> to tensor<64x64xf32, #blocked2>
    %130 = tt.broadcast %128 : tensor<64x1xf32, #blocked2> -> tensor<64x64xf32, #blocked2>
    %131 = arith.mulf %129, %130 : tensor<64x64xf32, #blocked2>
    %132 = arith.truncf %131 : tensor<64x64xf32, #blocked2> to tensor<64x64xf16, #blocked2>
    %133 = ttg.local_alloc %132 {allocation.offset = 0 : i32} : (tensor<64x64xf16, #blocked2>) -> !ttg.memdesc<64x64xf16, #shared3, #smem>
    %134 = ttg.local_load %133 : !ttg.memdesc<64x64xf16, #shared3, #smem> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
    %135 = tt.dot %84, %134, %126 : tensor<32x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<32x64xf32, #mma>
    %136 = arith.addi %44, %c64_i32 : i32
    cf.br ^bb1(%136, %135, %54, %70, %75, %79, %65 : i32, tensor<32x64xf32, #mma>, tensor<64xf32, #blocked>, tensor<64x64xf16, #blocked2>, tensor<64x32xf16, #blocked1>, tensor<64x32xf16, #blocked1>, tensor<64x1xi32, #mma1>)
  ^bb3:  // pred: ^bb1
    %137 = arith.addi %arg5, %c63_i32 : i32
    %138 = arith.divsi %137, %c64_i32 : i32
    %139 = arith.cmpi sge, %138, %c1_i32 : i32
    %140 = "tt.scan"(%46) <{axis = 0 : i32, reverse = false}> ({
    ^bb0(%arg6: f32, %arg7: f32):
      %182 = arith.addf %arg6, %arg7 : f32
      tt.scan.return %182 : f32
    }) {allocation.offset = 0 : i32, allocation.size = 8 : i32} : (tensor<64xf32, #blocked>) -> tensor<64xf32, #blocked>
    %141 = tt.trans %48 {order = array<i32: 1, 0>} : tensor<64x32xf16, #blocked1> -> tensor<32x64xf16, #blocked3>
    %142 = ttg.local_alloc %141 {allocation.offset = 0 : i32} : (tensor<32x64xf16, #blocked3>) -> !ttg.memdesc<32x64xf16, #shared, #smem>
    %143 = ttg.local_load %142 : !ttg.memdesc<32x64xf16, #shared, #smem> -> tensor<32x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma1, kWidth = 8}>>
    %144 = ttg.local_alloc %49 {allocation.offset = 0 : i32} : (tensor<64x32xf16, #blocked1>) -> !ttg.memdesc<64x32xf16, #shared2, #smem>
    %145 = ttg.local_load %144 : !ttg.memdesc<64x32xf16, #shared2, #smem> -> tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma1, kWidth = 8}>>
    cf.cond_br %139, ^bb4, ^bb5(%cst_0 : tensor<64x64xf32, #mma1>)
  ^bb4:  // pred: ^bb3
    %146 = tt.dot %145, %143, %cst_0 : tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma1, kWidth = 8}>> * tensor<32x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma1, kWidth = 8}>> -> tensor<64x64xf32, #mma1>
    cf.br ^bb5(%146 : tensor<64x64xf32, #mma1>)
  ^bb5(%147: tensor<64x64xf32, #mma1>):  // 2 preds: ^bb3, ^bb4
    %148 = ttg.convert_layout %140 : tensor<64xf32, #blocked> -> tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked4}>>
    %149 = ttg.convert_layout %140 {allocation.offset = 4096 : i32, allocation.size = 256 : i32} : tensor<64xf32, #blocked> -> tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma1}>>
    %150 = tt.expand_dims %149 {axis = 1 : i32} : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma1}>> -> tensor<64x1xf32, #mma1>
    %151 = ttg.convert_layout %140 {allocation.offset = 4096 : i32, allocation.size = 256 : i32} : tensor<64xf32, #blocked> -> tensor<64xf32, #ttg.slice<{dim = 0, parent = #mma1}>>
    %152 = tt.expand_dims %151 {axis = 0 : i32} : tensor<64xf32, #ttg.slice<{dim = 0, parent = #mma1}>> -> tensor<1x64xf32, #mma1>
    %153 = tt.broadcast %150 : tensor<64x1xf32, #mma1> -> tensor<64x64xf32, #mma1>
    %154 = tt.broadcast %152 : tensor<1x64xf32, #mma1> -> tensor<64x64xf32, #mma1>
    %155 = arith.subf %153, %154 : tensor<64x64xf32, #mma1>
    %156 = math.exp %155 : tensor<64x64xf32, #mma1>
    %157 = arith.mulf %147, %156 : tensor<64x64xf32, #mma1>
    %158 = arith.select %18, %157, %cst_0 : tensor<64x64xi1, #mma1>, tensor<64x64xf32, #mma1>
    %159 = arith.truncf %158 : tensor<64x64xf32, #mma1> to tensor<64x64xf16, #mma1>
    %160 = arith.truncf %45 : tensor<32x64xf32, #mma> to tensor<32x64xf16, #mma>
    %161 = ttg.local_load %144 : !ttg.memdesc<64x32xf16, #shared2, #smem> -> tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma2, kWidth = 8}>>
    %162 = ttg.local_alloc %160 {allocation.offset = 0 : i32} : (tensor<32x64xf16, #mma>) -> !ttg.memdesc<32x64xf16, #shared3, #smem>
    %163 = ttg.local_load %162 : !ttg.memdesc<32x64xf16, #shared3, #smem> -> tensor<32x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma2, kWidth = 8}>>
    cf.cond_br %139, ^bb6, ^bb7(%cst_3 : tensor<64x64xf32, #mma2>)
  ^bb6:  // pred: ^bb5
    %164 = tt.dot %161, %163, %cst_3 : tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma2, kWidth = 8}>> * tensor<32x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma2, kWidth = 8}>> -> tensor<64x64xf32, #mma2>
    cf.br ^bb7(%164 : tensor<64x64xf32, #mma2>)
  ^bb7(%165: tensor<64x64xf32, #mma2>):  // 2 preds: ^bb5, ^bb6
    %166 = math.exp %148 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked4}>>
    %167 = ttg.convert_layout %166 {allocation.offset = 0 : i32, allocation.size = 256 : i32} : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked4}>> -> tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma2}>>
    %168 = tt.expand_dims %167 {axis = 1 : i32} : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma2}>> -> tensor<64x1xf32, #mma2>
    %169 = tt.broadcast %168 : tensor<64x1xf32, #mma2> -> tensor<64x64xf32, #mma2>
    %170 = arith.mulf %165, %169 : tensor<64x64xf32, #mma2>
    %171 = ttg.convert_layout %170 {allocation.offset = 0 : i32, allocation.size = 4096 : i32} : tensor<64x64xf32, #mma2> -> tensor<64x64xf32, #mma1>
    %172 = ttg.convert_layout %159 : tensor<64x64xf16, #mma1> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma1, kWidth = 8}>>
    %173 = ttg.local_alloc %47 {allocation.offset = 0 : i32} : (tensor<64x64xf16, #blocked2>) -> !ttg.memdesc<64x64xf16, #shared3, #smem>
    %174 = ttg.local_load %173 : !ttg.memdesc<64x64xf16, #shared3, #smem> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma1, kWidth = 8}>>
    cf.cond_br %139, ^bb8, ^bb9(%171 : tensor<64x64xf32, #mma1>)
  ^bb8:  // pred: ^bb7
    %175 = tt.dot %172, %174, %171 : tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma1, kWidth = 8}>> * tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma1, kWidth = 8}>> -> tensor<64x64xf32, #mma1>
    cf.br ^bb9(%175 : tensor<64x64xf32, #mma1>)
  ^bb9(%176: tensor<64x64xf32, #mma1>):  // 2 preds: ^bb7, ^bb8
    %177 = tt.addptr %19, %50 : tensor<64x1x!tt.ptr<f16>, #mma1>, tensor<64x1xi32, #mma1>
    %178 = tt.broadcast %177 : tensor<64x1x!tt.ptr<f16>, #mma1> -> tensor<64x64x!tt.ptr<f16>, #mma1>
    %179 = tt.addptr %178, %9 : tensor<64x64x!tt.ptr<f16>, #mma1>, tensor<64x64xi32, #mma1>
    %180 = arith.truncf %176 : tensor<64x64xf32, #mma1> to tensor<64x64xf16, #mma1>
    %181 = tt.splat %139 : i1 -> tensor<64x64xi1, #mma1>
    tt.store %179, %180, %181 : tensor<64x64x!tt.ptr<f16>, #mma1>
    tt.return
  }
}

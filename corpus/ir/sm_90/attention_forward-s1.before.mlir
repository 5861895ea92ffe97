#blocked = #ttg.blocked<{sizePerThread = [8, 1], threadsPerWarp = [8, 4], warpsPerCTA = [1, 4], order = [0, 1]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
#mma = #ttg.nvidia_mma<{versionMajor = 3, versionMinor = 0, warpsPerCTA = [4, 1], instrShape = [16, 64, 16]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#shared1 = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = true, elementBitWidth = 16}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 16384 : i32, ttg.target = "cuda:90", ttg.tensor_memory_size = 0 : i32, "ttg.threads-per-warp" = 32 : i32, "ttg.total-num-warps" = 4 : i32, "ttng.two-ctas" = false} {
  tt.func public @attention_forward(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg3: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg4: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg5: f32, %arg6: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<0.000000e+00> : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<64x64xf32, #mma>
    %cst_1 = arith.constant dense<0xFF800000> : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %c0_i32 = arith.constant 0 : i32
    %cst_2 = arith.constant dense<0.000000e+00> : tensor<64x64xf16, #blocked>
    %cst_3 = arith.constant dense<0.000000e+00> : tensor<64x64xf16, #blocked1>
    %c64_i64 = arith.constant 64 : i64
    %c64_i32 = arith.constant 64 : i32
    %cst_4 = arith.constant dense<64> : tensor<64x1xi32, #blocked1>
    %cst_5 = arith.constant dense<64> : tensor<1x64xi32, #blocked>
    %0 = tt.get_program_id x : i32
    %1 = tt.get_program_id y : i32
    %2 = arith.extsi %1 : i32 to i64
    %3 = arith.extsi %arg6 : i32 to i64
    %4 = arith.muli %2, %3 : i64
    %5 = arith.muli %4, %c64_i64 : i64
    %6 = arith.muli %0, %c64_i32 : i32
    %7 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %8 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %9 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #blocked2>
    %10 = tt.splat %6 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %11 = tt.splat %6 : i32 -> tensor<64xi32, #blocked2>
    %12 = arith.addi %10, %7 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %13 = arith.addi %11, %9 : tensor<64xi32, #blocked2>
    %14 = tt.expand_dims %12 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<64x1xi32, #blocked1>
    %15 = arith.muli %14, %cst_4 : tensor<64x1xi32, #blocked1>
    %16 = arith.extsi %15 : tensor<64x1xi32, #blocked1> to tensor<64x1xi64, #blocked1>
    %17 = tt.splat %5 : i64 -> tensor<64x1xi64, #blocked1>
    %18 = arith.addi %17, %16 : tensor<64x1xi64, #blocked1>
    %19 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %20 = tt.expand_dims %19 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x64xi32, #blocked1>
    %21 = arith.extsi %20 : tensor<1x64xi32, #blocked1> to tensor<1x64xi64, #blocked1>
    %22 = tt.broadcast %18 : tensor<64x1xi64, #blocked1> -> tensor<64x64xi64, #blocked1>
    %23 = tt.broadcast %21 : tensor<1x64xi64, #blocked1> -> tensor<64x64xi64, #blocked1>
    %24 = arith.addi %22, %23 : tensor<64x64xi64, #blocked1>
    %25 = tt.splat %arg6 : i32 -> tensor<64x1xi32, #blocked1>
    %26 = arith.cmpi slt, %14, %25 : tensor<64x1xi32, #blocked1>
    %27 = tt.splat %arg0 : !tt.ptr<f16> -> tensor<64x64x!tt.ptr<f16>, #blocked1>
    %28 = tt.addptr %27, %24 : tensor<64x64x!tt.ptr<f16>, #blocked1>, tensor<64x64xi64, #blocked1>
    %29 = tt.broadcast %26 : tensor<64x1xi1, #blocked1> -> tensor<64x64xi1, #blocked1>
    %30 = tt.load %28, %29, %cst_3 : tensor<64x64x!tt.ptr<f16>, #blocked1>
    %31 = ttg.local_alloc %30 {allocation.offset = 0 : i32} : (tensor<64x64xf16, #blocked1>) -> !ttg.memdesc<64x64xf16, #shared, #smem>
    %32 = tt.addptr %arg1, %5 : !tt.ptr<f16>, i64
    %33 = tt.addptr %arg2, %5 : !tt.ptr<f16>, i64
    %34 = tt.splat %arg6 : i32 -> tensor<1x64xi32, #blocked>
    %35 = tt.splat %32 : !tt.ptr<f16> -> tensor<1x64x!tt.ptr<f16>, #blocked>
    %36 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %37 = tt.expand_dims %36 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xi32, #blocked>
    %38 = tt.broadcast %37 : tensor<64x1xi32, #blocked> -> tensor<64x64xi32, #blocked>
    %39 = tt.splat %arg5 : f32 -> tensor<64x64xf32, #mma>
    %40 = tt.splat %33 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked1>
    %41 = tt.broadcast %20 : tensor<1x64xi32, #blocked1> -> tensor<64x64xi32, #blocked1>
    cf.br ^bb1(%c0_i32, %cst_0, %cst, %cst_1 : i32, tensor<64x64xf32, #mma>, tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>, tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>)
  ^bb1(%42: i32, %43: tensor<64x64xf32, #mma>, %44: tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>, %45: tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>):  // 2 preds: ^bb0, ^bb2
    %46 = arith.cmpi slt, %42, %arg6 : i32
    cf.cond_br %46, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %47 = tt.splat %42 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %48 = tt.splat %42 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %49 = arith.addi %47, %8 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %50 = arith.addi %48, %7 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %51 = tt.expand_dims %49 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x64xi32, #blocked>
    %52 = arith.cmpi slt, %51, %34 : tensor<1x64xi32, #blocked>
    %53 = arith.muli %51, %cst_5 : tensor<1x64xi32, #blocked>
    %54 = tt.addptr %35, %53 : tensor<1x64x!tt.ptr<f16>, #blocked>, tensor<1x64xi32, #blocked>
    %55 = tt.broadcast %54 : tensor<1x64x!tt.ptr<f16>, #blocked> -> tensor<64x64x!tt.ptr<f16>, #blocked>
    %56 = tt.addptr %55, %38 : tensor<64x64x!tt.ptr<f16>, #blocked>, tensor<64x64xi32, #blocked>
    %57 = tt.broadcast %52 : tensor<1x64xi1, #blocked> -> tensor<64x64xi1, #blocked>
    %58 = tt.load %56, %57, %cst_2 : tensor<64x64x!tt.ptr<f16>, #blocked>
    %59 = ttg.local_alloc %58 {allocation.offset = 8192 : i32} : (tensor<64x64xf16, #blocked>) -> !ttg.memdesc<64x64xf16, #shared1, #smem>
    ttng.fence_async_shared {bCluster = false}
    %60 = ttng.warp_group_dot %31, %59, %cst_0 {inputPrecision = 0 : i32, isAsync = true} : !ttg.memdesc<64x64xf16, #shared, #smem> * !ttg.memdesc<64x64xf16, #shared1, #smem> -> tensor<64x64xf32, #mma>
    %61:3 = ttng.warp_group_dot_wait %60, %31, %59 {pendings = 0 : i32} : tensor<64x64xf32, #mma>, !ttg.memdesc<64x64xf16, #shared, #smem>, !ttg.memdesc<64x64xf16, #shared1, #smem>
    %62 = arith.mulf %61#0, %39 : tensor<64x64xf32, #mma>
    %63 = "tt.reduce"(%62) <{axis = 1 : i32}> ({
    ^bb0(%arg7: f32, %arg8: f32):
      %107 = arith.maxnumf %arg7, %arg8 : f32
      tt.reduce.return %107 : f32
    }) : (tensor<64x64xf32, #mma>) -> tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %64 = arith.maxnumf %45, %63 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %65 = tt.expand_dims %64 {axis = 1 : i32} : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<64x1xf32, #mma>
    %66 = tt.broadcast %65 : tensor<64x1xf32, #mma> -> tensor<64x64xf32, #mma>
    %67 = arith.subf %62, %66 : tensor<64x64xf32, #mma>
    %68 = math.exp2 %67 : tensor<64x64xf32, #mma>
    %69 = arith.subf %45, %64 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %70 = math.exp2 %69 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %71 = arith.mulf %44, %70 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %72 = "tt.reduce"(%68) <{axis = 1 : i32}> ({
    ^bb0(%arg7: f32, %arg8: f32):
      %107 = arith.addf %arg7, %arg8 : f32
      tt.reduce.return %107 : f32
    }) : (tensor<64x64xf32, #mma>) -> tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %73 = arith.addf %71, %72 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %74 = tt.expand_dims %50 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<64x1xi32, #blocked1>
    %75 = arith.cmpi slt, %74, %25 : tensor<64x1xi32, #blocked1>
    %76 = arith.muli %74, %cst_4 : tensor<64x1xi32, #blocked1>
    %77 = tt.addptr %40, %76 : tensor<64x1x!tt.ptr<f16>, #blocked1>, tensor<64x1xi32, #blocked1>
    %78 = tt.broadcast %77 : tensor<64x1x!tt.ptr<f16>, #blocked1> -> tensor<64x64x!tt.ptr<f16>, #blocked1>
    %79 = tt.addptr %78, %41 : tensor<64x64x!tt.ptr<f16>, #blocked1>, tensor<64x64xi32, #blocked1>
    %80 = tt.broadcast %75 : tensor<64x1xi1, #blocked1> -> tensor<64x64xi1, #blocked1>
    %81 = tt.load %79, %80, %cst_3 : tensor<64x64x!tt.ptr<f16>, #blocked1>
    %82 = ttg.local_alloc %81 {allocation.offset = 8192 : i32} : (tensor<64x64xf16, #blocked1>) -> !ttg.memdesc<64x64xf16, #shared, #smem>
    %83 = arith.truncf %68 : tensor<64x64xf32, #mma> to tensor<64x64xf16, #mma>
    %84 = tt.expand_dims %70 {axis = 1 : i32} : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<64x1xf32, #mma>
    %85 = tt.broadcast %84 : tensor<64x1xf32, #mma> -> tensor<64x64xf32, #mma>
    %86 = arith.mulf %43, %85 : tensor<64x64xf32, #mma>
    %87 = ttg.convert_layout %83 : tensor<64x64xf16, #mma> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
    ttng.fence_async_shared {bCluster = false}
    %88 = ttng.warp_group_dot %87, %82, %86 {inputPrecision = 0 : i32, isAsync = true} : tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>> * !ttg.memdesc<64x64xf16, #shared, #smem> -> tensor<64x64xf32, #mma>
    %89:2 = ttng.warp_group_dot_wait %88, %82 {pendings = 0 : i32} : tensor<64x64xf32, #mma>, !ttg.memdesc<64x64xf16, #shared, #smem>
    %90 = arith.addi %42, %c64_i32 : i32
    cf.br ^bb1(%90, %89#0, %73, %64 : i32, tensor<64x64xf32, #mma>, tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>, tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>)
  ^bb3:  // pred: ^bb1
    %91 = tt.expand_dims %44 {axis = 1 : i32} : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<64x1xf32, #mma>
    %92 = tt.broadcast %91 : tensor<64x1xf32, #mma> -> tensor<64x64xf32, #mma>
    %93 = arith.divf %43, %92 : tensor<64x64xf32, #mma>
    %94 = tt.splat %arg6 : i32 -> tensor<64xi32, #blocked2>
    %95 = arith.cmpi slt, %13, %94 : tensor<64xi32, #blocked2>
    %96 = arith.muli %1, %arg6 : i32
    %97 = tt.addptr %arg4, %96 : !tt.ptr<f32>, i32
    %98 = tt.splat %97 : !tt.ptr<f32> -> tensor<64x!tt.ptr<f32>, #blocked2>
    %99 = tt.addptr %98, %13 : tensor<64x!tt.ptr<f32>, #blocked2>, tensor<64xi32, #blocked2>
    %100 = math.log2 %44 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %101 = arith.addf %45, %100 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %102 = ttg.convert_layout %101 {allocation.offset = 0 : i32, allocation.size = 256 : i32} : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<64xf32, #blocked2>
    tt.store %99, %102, %95 : tensor<64x!tt.ptr<f32>, #blocked2>
    %103 = tt.splat %arg3 : !tt.ptr<f16> -> tensor<64x64x!tt.ptr<f16>, #blocked1>
    %104 = tt.addptr %103, %24 : tensor<64x64x!tt.ptr<f16>, #blocked1>, tensor<64x64xi64, #blocked1>
    %105 = arith.truncf %93 : tensor<64x64xf32, #mma> to tensor<64x64xf16, #mma>
    %106 = ttg.convert_layout %105 {allocation.offset = 0 : i32, allocation.size = 8192 : i32} : tensor<64x64xf16, #mma> -> tensor<64x64xf16, #blocked1>
    tt.store %104, %106, %29 : tensor<64x64x!tt.ptr<f16>, #blocked1>
    tt.return
  }
}

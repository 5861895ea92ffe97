#blocked = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [2, 16], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [8, 1], threadsPerWarp = [8, 4], warpsPerCTA = [1, 4], order = [0, 1]}>
#mma = #ttg.nvidia_mma<{versionMajor = 3, versionMinor = 0, warpsPerCTA = [4, 1], instrShape = [16, 64, 16]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#shared1 = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = true, elementBitWidth = 16}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 32768 : i32, ttg.target = "cuda:90", ttg.tensor_memory_size = 0 : i32, "ttg.threads-per-warp" = 32 : i32, "ttg.total-num-warps" = 4 : i32, "ttng.two-ctas" = false} {
  tt.func public @attention_backward(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg3: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg4: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg5: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg6: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg7: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg8: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg9: f32, %arg10: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<0.000000e+00> : tensor<64x64xf32, #mma>
    %c0_i32 = arith.constant 0 : i32
    %c64_i64 = arith.constant 64 : i64
    %c64_i32 = arith.constant 64 : i32
    %cst_0 = arith.constant dense<64> : tensor<64x1xi32, #blocked>
    %cst_1 = arith.constant dense<64> : tensor<64x1xi32, #blocked1>
    %cst_2 = arith.constant dense<64> : tensor<1x64xi32, #blocked2>
    %0 = tt.get_program_id y : i32
    %1 = arith.extsi %0 : i32 to i64
    %2 = arith.extsi %arg10 : i32 to i64
    %3 = arith.muli %1, %2 : i64
    %4 = arith.muli %3, %c64_i64 : i64
    %5 = arith.muli %0, %arg10 : i32
    %6 = tt.get_program_id x : i32
    %7 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %8 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %9 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %10 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %11 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %12 = arith.muli %6, %c64_i32 : i32
    %13 = tt.splat %12 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %14 = tt.splat %12 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %15 = tt.splat %12 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %16 = arith.addi %13, %7 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %17 = arith.addi %14, %8 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %18 = arith.addi %15, %11 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %19 = tt.addptr %arg1, %4 : !tt.ptr<f16>, i64
    %20 = tt.expand_dims %16 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xi32, #blocked>
    %21 = tt.expand_dims %17 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<64x1xi32, #blocked1>
    %22 = arith.muli %20, %cst_0 : tensor<64x1xi32, #blocked>
    %23 = arith.muli %21, %cst_1 : tensor<64x1xi32, #blocked1>
    %24 = tt.splat %19 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked>
    %25 = tt.addptr %24, %22 : tensor<64x1x!tt.ptr<f16>, #blocked>, tensor<64x1xi32, #blocked>
    %26 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %27 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %28 = tt.expand_dims %26 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x64xi32, #blocked>
    %29 = tt.expand_dims %27 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x64xi32, #blocked1>
    %30 = tt.broadcast %25 : tensor<64x1x!tt.ptr<f16>, #blocked> -> tensor<64x64x!tt.ptr<f16>, #blocked>
    %31 = tt.broadcast %28 : tensor<1x64xi32, #blocked> -> tensor<64x64xi32, #blocked>
    %32 = tt.broadcast %29 : tensor<1x64xi32, #blocked1> -> tensor<64x64xi32, #blocked1>
    %33 = tt.addptr %30, %31 : tensor<64x64x!tt.ptr<f16>, #blocked>, tensor<64x64xi32, #blocked>
    %34 = tt.load %33 : tensor<64x64x!tt.ptr<f16>, #blocked>
    %35 = ttg.local_alloc %34 {allocation.offset = 0 : i32} : (tensor<64x64xf16, #blocked>) -> !ttg.memdesc<64x64xf16, #shared, #smem>
    %36 = tt.addptr %arg2, %4 : !tt.ptr<f16>, i64
    %37 = tt.splat %36 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked>
    %38 = tt.addptr %37, %22 : tensor<64x1x!tt.ptr<f16>, #blocked>, tensor<64x1xi32, #blocked>
    %39 = tt.broadcast %38 : tensor<64x1x!tt.ptr<f16>, #blocked> -> tensor<64x64x!tt.ptr<f16>, #blocked>
    %40 = tt.addptr %39, %31 : tensor<64x64x!tt.ptr<f16>, #blocked>, tensor<64x64xi32, #blocked>
    %41 = tt.load %40 : tensor<64x64x!tt.ptr<f16>, #blocked>
    %42 = ttg.local_alloc %41 {allocation.offset = 8192 : i32} : (tensor<64x64xf16, #blocked>) -> !ttg.memdesc<64x64xf16, #shared, #smem>
    %43 = tt.addptr %arg0, %4 : !tt.ptr<f16>, i64
    %44 = tt.splat %43 : !tt.ptr<f16> -> tensor<1x64x!tt.ptr<f16>, #blocked2>
    %45 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %46 = tt.expand_dims %45 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked2}>> -> tensor<64x1xi32, #blocked2>
    %47 = tt.broadcast %46 : tensor<64x1xi32, #blocked2> -> tensor<64x64xi32, #blocked2>
    %48 = tt.addptr %arg7, %5 : !tt.ptr<f32>, i32
    %49 = tt.splat %48 : !tt.ptr<f32> -> tensor<64x!tt.ptr<f32>, #ttg.slice<{dim = 0, parent = #mma}>>
    %50 = tt.splat %arg9 : f32 -> tensor<64x64xf32, #mma>
    %51 = tt.addptr %arg3, %4 : !tt.ptr<f16>, i64
    %52 = tt.splat %51 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked>
    %53 = tt.addptr %arg8, %5 : !tt.ptr<f32>, i32
    %54 = tt.splat %53 : !tt.ptr<f32> -> tensor<64x!tt.ptr<f32>, #ttg.slice<{dim = 0, parent = #mma}>>
    cf.br ^bb1(%c0_i32, %cst, %cst : i32, tensor<64x64xf32, #mma>, tensor<64x64xf32, #mma>)
  ^bb1(%55: i32, %56: tensor<64x64xf32, #mma>, %57: tensor<64x64xf32, #mma>):  // 2 preds: ^bb0, ^bb2
    %58 = arith.cmpi slt, %55, %arg10 : i32
    cf.cond_br %58, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %59 = tt.splat %55 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %60 = tt.splat %55 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %61 = tt.splat %55 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %62 = arith.addi %59, %9 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %63 = arith.addi %60, %10 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %64 = arith.addi %61, %7 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %65 = tt.expand_dims %62 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>> -> tensor<1x64xi32, #blocked2>
    %66 = arith.muli %65, %cst_2 : tensor<1x64xi32, #blocked2>
    %67 = tt.addptr %44, %66 : tensor<1x64x!tt.ptr<f16>, #blocked2>, tensor<1x64xi32, #blocked2>
    %68 = tt.broadcast %67 : tensor<1x64x!tt.ptr<f16>, #blocked2> -> tensor<64x64x!tt.ptr<f16>, #blocked2>
    %69 = tt.addptr %68, %47 : tensor<64x64x!tt.ptr<f16>, #blocked2>, tensor<64x64xi32, #blocked2>
    %70 = tt.load %69 : tensor<64x64x!tt.ptr<f16>, #blocked2>
    ttg.barrier local
    %71 = ttg.local_alloc %70 {allocation.offset = 16384 : i32} : (tensor<64x64xf16, #blocked2>) -> !ttg.memdesc<64x64xf16, #shared1, #smem>
    %72 = ttg.memdesc_trans %71 {order = array<i32: 1, 0>} : !ttg.memdesc<64x64xf16, #shared1, #smem> -> !ttg.memdesc<64x64xf16, #shared, #smem>
    %73 = tt.addptr %49, %63 : tensor<64x!tt.ptr<f32>, #ttg.slice<{dim = 0, parent = #mma}>>, tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %74 = tt.load %73 : tensor<64x!tt.ptr<f32>, #ttg.slice<{dim = 0, parent = #mma}>>
    ttng.fence_async_shared {bCluster = false}
    ttg.barrier local
    %75 = ttng.warp_group_dot %35, %71, %cst {inputPrecision = 0 : i32, isAsync = true} : !ttg.memdesc<64x64xf16, #shared, #smem> * !ttg.memdesc<64x64xf16, #shared1, #smem> -> tensor<64x64xf32, #mma>
    %76:3 = ttng.warp_group_dot_wait %75, %35, %71 {pendings = 0 : i32} : tensor<64x64xf32, #mma>, !ttg.memdesc<64x64xf16, #shared, #smem>, !ttg.memdesc<64x64xf16, #shared1, #smem>
    %77 = arith.mulf %76#0, %50 : tensor<64x64xf32, #mma>
    %78 = tt.expand_dims %74 {axis = 0 : i32} : tensor<64xf32, #ttg.slice<{dim = 0, parent = #mma}>> -> tensor<1x64xf32, #mma>
    %79 = tt.broadcast %78 : tensor<1x64xf32, #mma> -> tensor<64x64xf32, #mma>
    %80 = arith.subf %77, %79 : tensor<64x64xf32, #mma>
    %81 = math.exp2 %80 : tensor<64x64xf32, #mma>
    %82 = tt.expand_dims %64 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xi32, #blocked>
    %83 = arith.muli %82, %cst_0 : tensor<64x1xi32, #blocked>
    %84 = tt.addptr %52, %83 : tensor<64x1x!tt.ptr<f16>, #blocked>, tensor<64x1xi32, #blocked>
    %85 = tt.broadcast %84 : tensor<64x1x!tt.ptr<f16>, #blocked> -> tensor<64x64x!tt.ptr<f16>, #blocked>
    %86 = tt.addptr %85, %31 : tensor<64x64x!tt.ptr<f16>, #blocked>, tensor<64x64xi32, #blocked>
    %87 = tt.load %86 : tensor<64x64x!tt.ptr<f16>, #blocked>
    %88 = ttg.local_alloc %87 {allocation.offset = 24576 : i32} : (tensor<64x64xf16, #blocked>) -> !ttg.memdesc<64x64xf16, #shared, #smem>
    %89 = ttg.memdesc_trans %88 {order = array<i32: 1, 0>} : !ttg.memdesc<64x64xf16, #shared, #smem> -> !ttg.memdesc<64x64xf16, #shared1, #smem>
    %90 = arith.truncf %81 : tensor<64x64xf32, #mma> to tensor<64x64xf16, #mma>
    %91 = ttg.convert_layout %90 : tensor<64x64xf16, #mma> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
    ttng.fence_async_shared {bCluster = false}
    ttg.barrier local
    %92 = ttng.warp_group_dot %91, %88, %57 {inputPrecision = 0 : i32, isAsync = true} : tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>> * !ttg.memdesc<64x64xf16, #shared, #smem> -> tensor<64x64xf32, #mma>
    %93:2 = ttng.warp_group_dot_wait %92, %88 {pendings = 0 : i32} : tensor<64x64xf32, #mma>, !ttg.memdesc<64x64xf16, #shared, #smem>
    %94 = tt.addptr %54, %63 : tensor<64x!tt.ptr<f32>, #ttg.slice<{dim = 0, parent = #mma}>>, tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %95 = tt.load %94 : tensor<64x!tt.ptr<f32>, #ttg.slice<{dim = 0, parent = #mma}>>
    ttng.fence_async_shared {bCluster = false}
    %96 = ttng.warp_group_dot %42, %89, %cst {inputPrecision = 0 : i32, isAsync = true} : !ttg.memdesc<64x64xf16, #shared, #smem> * !ttg.memdesc<64x64xf16, #shared1, #smem> -> tensor<64x64xf32, #mma>
    %97:3 = ttng.warp_group_dot_wait %96, %42, %89 {pendings = 0 : i32} : tensor<64x64xf32, #mma>, !ttg.memdesc<64x64xf16, #shared, #smem>, !ttg.memdesc<64x64xf16, #shared1, #smem>
    %98 = tt.expand_dims %95 {axis = 0 : i32} : tensor<64xf32, #ttg.slice<{dim = 0, parent = #mma}>> -> tensor<1x64xf32, #mma>
    %99 = tt.broadcast %98 : tensor<1x64xf32, #mma> -> tensor<64x64xf32, #mma>
    %100 = arith.subf %97#0, %99 : tensor<64x64xf32, #mma>
    %101 = arith.mulf %81, %100 : tensor<64x64xf32, #mma>
    %102 = arith.truncf %101 : tensor<64x64xf32, #mma> to tensor<64x64xf16, #mma>
    %103 = ttg.convert_layout %102 : tensor<64x64xf16, #mma> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
    ttng.fence_async_shared {bCluster = false}
    %104 = ttng.warp_group_dot %103, %72, %56 {inputPrecision = 0 : i32, isAsync = true} : tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>> * !ttg.memdesc<64x64xf16, #shared, #smem> -> tensor<64x64xf32, #mma>
    %105:2 = ttng.warp_group_dot_wait %104, %72 {pendings = 0 : i32} : tensor<64x64xf32, #mma>, !ttg.memdesc<64x64xf16, #shared, #smem>
    %106 = arith.addi %55, %c64_i32 : i32
    cf.br ^bb1(%106, %105#0, %93#0 : i32, tensor<64x64xf32, #mma>, tensor<64x64xf32, #mma>)
  ^bb3:  // pred: ^bb1
    %107 = tt.addptr %arg6, %4 : !tt.ptr<f16>, i64
    %108 = tt.splat %107 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked>
    %109 = tt.addptr %108, %22 : tensor<64x1x!tt.ptr<f16>, #blocked>, tensor<64x1xi32, #blocked>
    %110 = tt.broadcast %109 : tensor<64x1x!tt.ptr<f16>, #blocked> -> tensor<64x64x!tt.ptr<f16>, #blocked>
    %111 = tt.addptr %110, %31 : tensor<64x64x!tt.ptr<f16>, #blocked>, tensor<64x64xi32, #blocked>
    %112 = arith.truncf %57 : tensor<64x64xf32, #mma> to tensor<64x64xf16, #mma>
    ttg.barrier local
    %113 = ttg.convert_layout %112 {allocation.offset = 0 : i32, allocation.size = 8192 : i32} : tensor<64x64xf16, #mma> -> tensor<64x64xf16, #blocked>
    tt.store %111, %113 : tensor<64x64x!tt.ptr<f16>, #blocked>
    %114 = tt.addptr %arg5, %4 : !tt.ptr<f16>, i64
    %115 = tt.splat %114 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked>
    %116 = tt.addptr %115, %22 : tensor<64x1x!tt.ptr<f16>, #blocked>, tensor<64x1xi32, #blocked>
    %117 = tt.broadcast %116 : tensor<64x1x!tt.ptr<f16>, #blocked> -> tensor<64x64x!tt.ptr<f16>, #blocked>
    %118 = tt.addptr %117, %31 : tensor<64x64x!tt.ptr<f16>, #blocked>, tensor<64x64xi32, #blocked>
    %119 = arith.mulf %56, %50 : tensor<64x64xf32, #mma>
    %120 = arith.truncf %119 : tensor<64x64xf32, #mma> to tensor<64x64xf16, #mma>
    ttg.barrier local
    %121 = ttg.convert_layout %120 {allocation.offset = 0 : i32, allocation.size = 8192 : i32} : tensor<64x64xf16, #mma> -> tensor<64x64xf16, #blocked>
    tt.store %118, %121 : tensor<64x64x!tt.ptr<f16>, #blocked>
    %122 = tt.splat %43 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked>
    %123 = tt.addptr %122, %22 : tensor<64x1x!tt.ptr<f16>, #blocked>, tensor<64x1xi32, #blocked>
    %124 = tt.broadcast %123 : tensor<64x1x!tt.ptr<f16>, #blocked> -> tensor<64x64x!tt.ptr<f16>, #blocked>
    %125 = tt.addptr %124, %31 : tensor<64x64x!tt.ptr<f16>, #blocked>, tensor<64x64xi32, #blocked>
    %126 = tt.load %125 : tensor<64x64x!tt.ptr<f16>, #blocked>
    ttg.barrier local
    %127 = ttg.local_alloc %126 {allocation.offset = 0 : i32} : (tensor<64x64xf16, #blocked>) -> !ttg.memdesc<64x64xf16, #shared, #smem>
    %128 = tt.addptr %52, %22 : tensor<64x1x!tt.ptr<f16>, #blocked>, tensor<64x1xi32, #blocked>
    %129 = tt.broadcast %128 : tensor<64x1x!tt.ptr<f16>, #blocked> -> tensor<64x64x!tt.ptr<f16>, #blocked>
    %130 = tt.addptr %129, %31 : tensor<64x64x!tt.ptr<f16>, #blocked>, tensor<64x64xi32, #blocked>
    %131 = tt.load %130 : tensor<64x64x!tt.ptr<f16>, #blocked>
    %132 = ttg.local_alloc %131 {allocation.offset = 8192 : i32} : (tensor<64x64xf16, #blocked>) -> !ttg.memdesc<64x64xf16, #shared, #smem>
    %133 = tt.splat %48 : !tt.ptr<f32> -> tensor<64x!tt.ptr<f32>, #ttg.slice<{dim = 1, parent = #mma}>>
    %134 = tt.addptr %133, %18 : tensor<64x!tt.ptr<f32>, #ttg.slice<{dim = 1, parent = #mma}>>, tensor<64xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %135 = tt.load %134 : tensor<64x!tt.ptr<f32>, #ttg.slice<{dim = 1, parent = #mma}>>
    %136 = tt.splat %53 : !tt.ptr<f32> -> tensor<64x!tt.ptr<f32>, #ttg.slice<{dim = 1, parent = #mma}>>
    %137 = tt.addptr %136, %18 : tensor<64x!tt.ptr<f32>, #ttg.slice<{dim = 1, parent = #mma}>>, tensor<64xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %138 = tt.load %137 : tensor<64x!tt.ptr<f32>, #ttg.slice<{dim = 1, parent = #mma}>>
    %139 = tt.splat %19 : !tt.ptr<f16> -> tensor<1x64x!tt.ptr<f16>, #blocked2>
    %140 = tt.splat %36 : !tt.ptr<f16> -> tensor<1x64x!tt.ptr<f16>, #blocked2>
    %141 = tt.expand_dims %135 {axis = 1 : i32} : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<64x1xf32, #mma>
    %142 = tt.broadcast %141 : tensor<64x1xf32, #mma> -> tensor<64x64xf32, #mma>
    %143 = tt.expand_dims %138 {axis = 1 : i32} : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<64x1xf32, #mma>
    %144 = tt.broadcast %143 : tensor<64x1xf32, #mma> -> tensor<64x64xf32, #mma>
    cf.br ^bb4(%c0_i32, %cst : i32, tensor<64x64xf32, #mma>)
  ^bb4(%145: i32, %146: tensor<64x64xf32, #mma>):  // 2 preds: ^bb3, ^bb5
    %147 = arith.cmpi slt, %145, %arg10 : i32
    cf.cond_br %147, ^bb5, ^bb6
  ^bb5:  // pred: ^bb4
    %148 = tt.splat %145 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %149 = arith.addi %148, %9 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %150 = tt.expand_dims %149 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>> -> tensor<1x64xi32, #blocked2>
    %151 = arith.muli %150, %cst_2 : tensor<1x64xi32, #blocked2>
    %152 = tt.addptr %139, %151 : tensor<1x64x!tt.ptr<f16>, #blocked2>, tensor<1x64xi32, #blocked2>
    %153 = tt.broadcast %152 : tensor<1x64x!tt.ptr<f16>, #blocked2> -> tensor<64x64x!tt.ptr<f16>, #blocked2>
    %154 = tt.addptr %153, %47 : tensor<64x64x!tt.ptr<f16>, #blocked2>, tensor<64x64xi32, #blocked2>
    %155 = tt.load %154 : tensor<64x64x!tt.ptr<f16>, #blocked2>
    ttg.barrier local
    %156 = ttg.local_alloc %155 {allocation.offset = 16384 : i32} : (tensor<64x64xf16, #blocked2>) -> !ttg.memdesc<64x64xf16, #shared1, #smem>
    %157 = ttg.memdesc_trans %156 {order = array<i32: 1, 0>} : !ttg.memdesc<64x64xf16, #shared1, #smem> -> !ttg.memdesc<64x64xf16, #shared, #smem>
    %158 = tt.addptr %140, %151 : tensor<1x64x!tt.ptr<f16>, #blocked2>, tensor<1x64xi32, #blocked2>
    %159 = tt.broadcast %158 : tensor<1x64x!tt.ptr<f16>, #blocked2> -> tensor<64x64x!tt.ptr<f16>, #blocked2>
    %160 = tt.addptr %159, %47 : tensor<64x64x!tt.ptr<f16>, #blocked2>, tensor<64x64xi32, #blocked2>
    %161 = tt.load %160 : tensor<64x64x!tt.ptr<f16>, #blocked2>
    %162 = ttg.local_alloc %161 {allocation.offset = 24576 : i32} : (tensor<64x64xf16, #blocked2>) -> !ttg.memdesc<64x64xf16, #shared1, #smem>
    ttng.fence_async_shared {bCluster = false}
    ttg.barrier local
    %163 = ttng.warp_group_dot %127, %156, %cst {inputPrecision = 0 : i32, isAsync = true} : !ttg.memdesc<64x64xf16, #shared, #smem> * !ttg.memdesc<64x64xf16, #shared1, #smem> -> tensor<64x64xf32, #mma>
    %164:3 = ttng.warp_group_dot_wait %163, %127, %156 {pendings = 0 : i32} : tensor<64x64xf32, #mma>, !ttg.memdesc<64x64xf16, #shared, #smem>, !ttg.memdesc<64x64xf16, #shared1, #smem>
    %165 = arith.mulf %164#0, %50 : tensor<64x64xf32, #mma>
    %166 = arith.subf %165, %142 : tensor<64x64xf32, #mma>
    %167 = math.exp2 %166 : tensor<64x64xf32, #mma>
    ttng.fence_async_shared {bCluster = false}
    %168 = ttng.warp_group_dot %132, %162, %cst {inputPrecision = 0 : i32, isAsync = true} : !ttg.memdesc<64x64xf16, #shared, #smem> * !ttg.memdesc<64x64xf16, #shared1, #smem> -> tensor<64x64xf32, #mma>
    %169:3 = ttng.warp_group_dot_wait %168, %132, %162 {pendings = 0 : i32} : tensor<64x64xf32, #mma>, !ttg.memdesc<64x64xf16, #shared, #smem>, !ttg.memdesc<64x64xf16, #shared1, #smem>
    %170 = arith.subf %169#0, %144 : tensor<64x64xf32, #mma>
    %171 = arith.mulf %167, %170 : tensor<64x64xf32, #mma>
    %172 = arith.truncf %171 : tensor<64x64xf32, #mma> to tensor<64x64xf16, #mma>
    %173 = ttg.convert_layout %172 : tensor<64x64xf16, #mma> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
    ttng.fence_async_shared {bCluster = false}
    %174 = ttng.warp_group_dot %173, %157, %146 {inputPrecision = 0 : i32, isAsync = true} : tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>> * !ttg.memdesc<64x64xf16, #shared, #smem> -> tensor<64x64xf32, #mma>
    %175:2 = ttng.warp_group_dot_wait %174, %157 {pendings = 0 : i32} : tensor<64x64xf32, #mma>, !ttg.memdesc<64x64xf16, #shared, #smem>
    %176 = arith.addi %145, %c64_i32 : i32
    cf.br ^bb4(%176, %175#0 : i32, tensor<64x64xf32, #mma>)
  ^bb6:  // pred: ^bb4
    %177 = tt.addptr %arg4, %4 : !tt.ptr<f32>, i64
    %178 = tt.splat %177 : !tt.ptr<f32> -> tensor<64x1x!tt.ptr<f32>, #blocked1>
    %179 = tt.addptr %178, %23 : tensor<64x1x!tt.ptr<f32>, #blocked1>, tensor<64x1xi32, #blocked1>
    %180 = tt.broadcast %179 : tensor<64x1x!tt.ptr<f32>, #blocked1> -> tensor<64x64x!tt.ptr<f32>, #blocked1>
    %181 = tt.addptr %180, %32 : tensor<64x64x!tt.ptr<f32>, #blocked1>, tensor<64x64xi32, #blocked1>
    ttg.barrier local
    %182 = ttg.convert_layout %146 {allocation.offset = 0 : i32, allocation.size = 16384 : i32} : tensor<64x64xf32, #mma> -> tensor<64x64xf32, #blocked1>
    tt.store %181, %182 : tensor<64x64x!tt.ptr<f32>, #blocked1>
    tt.return
  }
}

#blocked = #ttg.blocked<{sizePerThread = [8, 1], threadsPerWarp = [16, 2], warpsPerCTA = [1, 8], order = [0, 1]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [2, 16], warpsPerCTA = [8, 1], order = [1, 0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [8], order = [0]}>
#mma = #ttg.nvidia_mma<{versionMajor = 2, versionMinor = 0, warpsPerCTA = [8, 1], instrShape = [16, 8]}>
#shared = #ttg.swizzled_shared<{vec = 8, perPhase = 1, maxPhase = 8, order = [1, 0]}>
#shared1 = #ttg.swizzled_shared<{vec = 8, perPhase = 1, maxPhase = 8, order = [0, 1]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 8 : i32, ttg.shared = 98304 : i32, ttg.target = "cuda:80", ttg.tensor_memory_size = 0 : i32, "ttg.threads-per-warp" = 32 : i32, "ttg.total-num-warps" = 8 : i32, "ttng.two-ctas" = false} {
  tt.func public @attention_forward(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg3: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg4: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg5: f32, %arg6: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<0xFF800000> : tensor<128x128xf32, #mma>
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %cst_1 = arith.constant dense<0.000000e+00> : tensor<128x128xf32, #mma>
    %cst_2 = arith.constant dense<0xFF800000> : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %c0_i32 = arith.constant 0 : i32
    %c1_i32 = arith.constant 1 : i32
    %cst_3 = arith.constant dense<0.000000e+00> : tensor<128x128xf16, #blocked>
    %cst_4 = arith.constant dense<0.000000e+00> : tensor<128x128xf16, #blocked1>
    %c128_i64 = arith.constant 128 : i64
    %c128_i32 = arith.constant 128 : i32
    %cst_5 = arith.constant dense<128> : tensor<128x1xi32, #blocked1>
    %cst_6 = arith.constant dense<128> : tensor<1x128xi32, #blocked>
    %c-1_i32 = arith.constant -1 : i32
    %0 = tt.get_program_id x : i32
    %1 = tt.get_program_id y : i32
    %2 = arith.extsi %1 : i32 to i64
    %3 = arith.extsi %arg6 : i32 to i64
    %4 = arith.muli %2, %3 : i64
    %5 = arith.muli %4, %c128_i64 : i64
    %6 = arith.muli %0, %c128_i32 : i32
    %7 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %8 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %9 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %10 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %11 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #blocked2>
    %12 = tt.splat %6 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %13 = tt.splat %6 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %14 = tt.splat %6 : i32 -> tensor<128xi32, #blocked2>
    %15 = arith.addi %12, %7 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %16 = arith.addi %13, %8 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %17 = arith.addi %14, %11 : tensor<128xi32, #blocked2>
    %18 = tt.expand_dims %15 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<128x1xi32, #blocked1>
    %19 = tt.expand_dims %16 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<128x1xi32, #mma>
    %20 = arith.muli %18, %cst_5 : tensor<128x1xi32, #blocked1>
    %21 = arith.extsi %20 : tensor<128x1xi32, #blocked1> to tensor<128x1xi64, #blocked1>
    %22 = tt.splat %5 : i64 -> tensor<128x1xi64, #blocked1>
    %23 = arith.addi %22, %21 : tensor<128x1xi64, #blocked1>
    %24 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %25 = tt.expand_dims %24 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x128xi32, #blocked1>
    %26 = arith.extsi %25 : tensor<1x128xi32, #blocked1> to tensor<1x128xi64, #blocked1>
    %27 = tt.broadcast %23 : tensor<128x1xi64, #blocked1> -> tensor<128x128xi64, #blocked1>
    %28 = tt.broadcast %26 : tensor<1x128xi64, #blocked1> -> tensor<128x128xi64, #blocked1>
    %29 = arith.addi %27, %28 : tensor<128x128xi64, #blocked1>
    %30 = tt.splat %arg6 : i32 -> tensor<128x1xi32, #blocked1>
    %31 = arith.cmpi slt, %18, %30 : tensor<128x1xi32, #blocked1>
    %32 = tt.splat %arg0 : !tt.ptr<f16> -> tensor<128x128x!tt.ptr<f16>, #blocked1>
    %33 = tt.addptr %32, %29 : tensor<128x128x!tt.ptr<f16>, #blocked1>, tensor<128x128xi64, #blocked1>
    %34 = tt.broadcast %31 : tensor<128x1xi1, #blocked1> -> tensor<128x128xi1, #blocked1>
    %35 = tt.load %33, %34, %cst_4 : tensor<128x128x!tt.ptr<f16>, #blocked1>
    %36 = ttg.local_alloc %35 {allocation.offset = 0 : i32} : (tensor<128x128xf16, #blocked1>) -> !ttg.memdesc<128x128xf16, #shared, #smem>
    %37 = tt.addptr %arg1, %5 : !tt.ptr<f16>, i64
    %38 = tt.addptr %arg2, %5 : !tt.ptr<f16>, i64
    %39 = tt.splat %arg6 : i32 -> tensor<1x128xi32, #blocked>
    %40 = tt.splat %37 : !tt.ptr<f16> -> tensor<1x128x!tt.ptr<f16>, #blocked>
    %41 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %42 = tt.expand_dims %41 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<128x1xi32, #blocked>
    %43 = tt.broadcast %42 : tensor<128x1xi32, #blocked> -> tensor<128x128xi32, #blocked>
    %44 = tt.splat %arg5 : f32 -> tensor<128x128xf32, #mma>
    %45 = tt.splat %38 : !tt.ptr<f16> -> tensor<128x1x!tt.ptr<f16>, #blocked1>
    %46 = tt.broadcast %25 : tensor<1x128xi32, #blocked1> -> tensor<128x128xi32, #blocked1>
    %47 = ttg.local_alloc {allocation.offset = 32768 : i32} : () -> !ttg.memdesc<1x128x128xf16, #shared1, #smem, mutable>
    %48 = ttg.local_alloc {allocation.offset = 65536 : i32} : () -> !ttg.memdesc<1x128x128xf16, #shared, #smem, mutable>
    %49 = arith.cmpi sgt, %6, %c0_i32 : i32
    %50 = tt.expand_dims %9 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x128xi32, #blocked>
    %51 = arith.cmpi slt, %50, %39 : tensor<1x128xi32, #blocked>
    %52 = arith.muli %50, %cst_6 : tensor<1x128xi32, #blocked>
    %53 = tt.addptr %40, %52 : tensor<1x128x!tt.ptr<f16>, #blocked>, tensor<1x128xi32, #blocked>
    %54 = tt.broadcast %53 : tensor<1x128x!tt.ptr<f16>, #blocked> -> tensor<128x128x!tt.ptr<f16>, #blocked>
    %55 = tt.addptr %54, %43 : tensor<128x128x!tt.ptr<f16>, #blocked>, tensor<128x128xi32, #blocked>
    %56 = tt.broadcast %51 : tensor<1x128xi1, #blocked> -> tensor<128x128xi1, #blocked>
    %57 = ttg.memdesc_index %47[%c0_i32] : !ttg.memdesc<1x128x128xf16, #shared1, #smem, mutable> -> !ttg.memdesc<128x128xf16, #shared1, #smem, mutable>
    %58 = tt.splat %49 : i1 -> tensor<128x128xi1, #blocked>
    %59 = arith.andi %58, %56 : tensor<128x128xi1, #blocked>
    %60 = ttg.async_copy_global_to_local %55, %57 mask %59 other %cst_3 {contiguity = 8 : i32} : tensor<128x128x!tt.ptr<f16>, #blocked> -> <128x128xf16, #shared1, #smem, mutable>
    %61 = ttg.async_commit_group tokens %60
    %62 = tt.expand_dims %7 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<128x1xi32, #blocked1>
    %63 = arith.cmpi slt, %62, %30 : tensor<128x1xi32, #blocked1>
    %64 = arith.muli %62, %cst_5 : tensor<128x1xi32, #blocked1>
    %65 = tt.addptr %45, %64 : tensor<128x1x!tt.ptr<f16>, #blocked1>, tensor<128x1xi32, #blocked1>
    %66 = tt.broadcast %65 : tensor<128x1x!tt.ptr<f16>, #blocked1> -> tensor<128x128x!tt.ptr<f16>, #blocked1>
    %67 = tt.addptr %66, %46 : tensor<128x128x!tt.ptr<f16>, #blocked1>, tensor<128x128xi32, #blocked1>
    %68 = tt.broadcast %63 : tensor<128x1xi1, #blocked1> -> tensor<128x128xi1, #blocked1>
    %69 = ttg.memdesc_index %48[%c0_i32] : !ttg.memdesc<1x128x128xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x128xf16, #shared, #smem, mutable>
    %70 = tt.splat %49 : i1 -> tensor<128x128xi1, #blocked1>
    %71 = arith.andi %70, %68 : tensor<128x128xi1, #blocked1>
    %72 = ttg.async_copy_global_to_local %67, %69 mask %71 other %cst_4 {contiguity = 8 : i32} : tensor<128x128x!tt.ptr<f16>, #blocked1> -> <128x128xf16, #shared, #smem, mutable>
    %73 = ttg.async_commit_group tokens %72
    cf.br ^bb1(%c0_i32, %cst_1, %cst_0, %cst_2, %c-1_i32, %61, %73 : i32, tensor<128x128xf32, #mma>, tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>, tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>, i32, !ttg.async.token, !ttg.async.token)
  ^bb1(%74: i32, %75: tensor<128x128xf32, #mma>, %76: tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>, %77: tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>, %78: i32, %79: !ttg.async.token, %80: !ttg.async.token):  // 2 preds: ^bb0, ^bb2
    %81 = arith.cmpi slt, %74, %6 : i32
    cf.cond_br %81, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %82 = arith.subi %6, %c128_i32 : i32
    %83 = arith.cmpi slt, %74, %82 : i32
    %84 = arith.addi %78, %c1_i32 : i32
    %85 = arith.cmpi sge, %84, %c1_i32 : i32
    %86 = arith.select %85, %c0_i32, %84 : i32
    %87 = ttg.async_wait %79, %80 {num = 0 : i32}
    ttg.barrier local
    %88 = ttg.memdesc_index %47[%86] : !ttg.memdesc<1x128x128xf16, #shared1, #smem, mutable> -> !ttg.memdesc<128x128xf16, #shared1, #smem, mutable>
    %89 = ttg.local_load %36 : !ttg.memdesc<128x128xf16, #shared, #smem> -> tensor<128x128xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
    %90 = ttg.local_load %88 token %87 : !ttg.memdesc<128x128xf16, #shared1, #smem, mutable> -> tensor<128x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>>
    %91 = tt.dot %89, %90, %cst_1, inputPrecision = tf32 : tensor<128x128xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>> * tensor<128x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>> -> tensor<128x128xf32, #mma>
    %92 = arith.mulf %91, %44 : tensor<128x128xf32, #mma>
    %93 = "tt.reduce"(%92) <{axis = 1 : i32}> ({
    ^bb0(%arg7: f32, %arg8: f32):
      %258 = arith.maxnumf %arg7, %arg8 : f32
      tt.reduce.return %258 : f32
    }) : (tensor<128x128xf32, #mma>) -> tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %94 = arith.maxnumf %77, %93 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %95 = tt.expand_dims %94 {axis = 1 : i32} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<128x1xf32, #mma>
    %96 = tt.broadcast %95 : tensor<128x1xf32, #mma> -> tensor<128x128xf32, #mma>
    %97 = arith.subf %92, %96 : tensor<128x128xf32, #mma>
    %98 = math.exp2 %97 : tensor<128x128xf32, #mma>
    %99 = arith.subf %77, %94 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %100 = math.exp2 %99 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %101 = arith.mulf %76, %100 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %102 = "tt.reduce"(%98) <{axis = 1 : i32}> ({
    ^bb0(%arg7: f32, %arg8: f32):
      %258 = arith.addf %arg7, %arg8 : f32
      tt.reduce.return %258 : f32
    }) : (tensor<128x128xf32, #mma>) -> tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %103 = arith.addf %101, %102 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %104 = ttg.memdesc_index %48[%86] : !ttg.memdesc<1x128x128xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x128xf16, #shared, #smem, mutable>
    %105 = ttg.local_load %104 token %87 : !ttg.memdesc<128x128xf16, #shared, #smem, mutable> -> tensor<128x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>>
    %106 = arith.truncf %98 : tensor<128x128xf32, #mma> to tensor<128x128xf16, #mma>
    %107 = tt.expand_dims %100 {axis = 1 : i32} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<128x1xf32, #mma>
    %108 = tt.broadcast %107 : tensor<128x1xf32, #mma> -> tensor<128x128xf32, #mma>
    %109 = arith.mulf %75, %108 : tensor<128x128xf32, #mma>
    %110 = ttg.convert_layout %106 : tensor<128x128xf16, #mma> -> tensor<128x128xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
    %111 = tt.dot %110, %105, %109, inputPrecision = tf32 : tensor<128x128xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>> * tensor<128x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>> -> tensor<128x128xf32, #mma>
    %112 = arith.addi %74, %c128_i32 : i32
    %113 = tt.splat %112 : i32 -> tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %114 = tt.splat %112 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %115 = arith.addi %113, %9 : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %116 = arith.addi %114, %7 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %117 = tt.expand_dims %115 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x128xi32, #blocked>
    %118 = arith.cmpi slt, %117, %39 : tensor<1x128xi32, #blocked>
    %119 = arith.muli %117, %cst_6 : tensor<1x128xi32, #blocked>
    %120 = tt.addptr %40, %119 : tensor<1x128x!tt.ptr<f16>, #blocked>, tensor<1x128xi32, #blocked>
    %121 = tt.broadcast %120 : tensor<1x128x!tt.ptr<f16>, #blocked> -> tensor<128x128x!tt.ptr<f16>, #blocked>
    %122 = tt.addptr %121, %43 : tensor<128x128x!tt.ptr<f16>, #blocked>, tensor<128x128xi32, #blocked>
    %123 = tt.broadcast %118 : tensor<1x128xi1, #blocked> -> tensor<128x128xi1, #blocked>
    %124 = tt.splat %83 : i1 -> tensor<128x128xi1, #blocked>
    %125 = arith.andi %124, %123 : tensor<128x128xi1, #blocked>
    ttg.barrier local
    %126 = ttg.async_copy_global_to_local %122, %57 mask %125 other %cst_3 {contiguity = 8 : i32} : tensor<128x128x!tt.ptr<f16>, #blocked> -> <128x128xf16, #shared1, #smem, mutable>
    %127 = ttg.async_commit_group tokens %126
    %128 = tt.expand_dims %116 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<128x1xi32, #blocked1>
    %129 = arith.cmpi slt, %128, %30 : tensor<128x1xi32, #blocked1>
    %130 = arith.muli %128, %cst_5 : tensor<128x1xi32, #blocked1>
    %131 = tt.addptr %45, %130 : tensor<128x1x!tt.ptr<f16>, #blocked1>, tensor<128x1xi32, #blocked1>
    %132 = tt.broadcast %131 : tensor<128x1x!tt.ptr<f16>, #blocked1> -> tensor<128x128x!tt.ptr<f16>, #blocked1>
    %133 = tt.addptr %132, %46 : tensor<128x128x!tt.ptr<f16>, #blocked1>, tensor<128x128xi32, #blocked1>
    %134 = tt.broadcast %129 : tensor<128x1xi1, #blocked1> -> tensor<128x128xi1, #blocked1>
    %135 = tt.splat %83 : i1 -> tensor<128x128xi1, #blocked1>
    %136 = arith.andi %135, %134 : tensor<128x128xi1, #blocked1>
    %137 = ttg.async_copy_global_to_local %133, %69 mask %136 other %cst_4 {contiguity = 8 : i32} : tensor<128x128x!tt.ptr<f16>, #blocked1> -> <128x128xf16, #shared, #smem, mutable>
    %138 = ttg.async_commit_group tokens %137
    %139 = arith.addi %74, %c128_i32 : i32
    cf.br ^bb1(%139, %111, %103, %94, %86, %127, %138 : i32, tensor<128x128xf32, #mma>, tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>, tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>, i32, !ttg.async.token, !ttg.async.token)
  ^bb3:  // pred: ^bb1
    %140 = ttg.async_wait {num = 0 : i32}
    ttg.barrier local
    ttg.local_dealloc %48 : !ttg.memdesc<1x128x128xf16, #shared, #smem, mutable>
    ttg.local_dealloc %47 : !ttg.memdesc<1x128x128xf16, #shared1, #smem, mutable>
    %141 = arith.addi %0, %c1_i32 : i32
    %142 = arith.muli %141, %c128_i32 : i32
    %143 = tt.broadcast %19 : tensor<128x1xi32, #mma> -> tensor<128x128xi32, #mma>
    %144 = ttg.local_alloc {allocation.offset = 32768 : i32} : () -> !ttg.memdesc<1x128x128xf16, #shared1, #smem, mutable>
    %145 = ttg.local_alloc {allocation.offset = 65536 : i32} : () -> !ttg.memdesc<1x128x128xf16, #shared, #smem, mutable>
    %146 = arith.cmpi slt, %6, %142 : i32
    %147 = tt.splat %6 : i32 -> tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %148 = arith.addi %147, %9 : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %149 = tt.expand_dims %148 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x128xi32, #blocked>
    %150 = arith.cmpi slt, %149, %39 : tensor<1x128xi32, #blocked>
    %151 = arith.muli %149, %cst_6 : tensor<1x128xi32, #blocked>
    %152 = tt.addptr %40, %151 : tensor<1x128x!tt.ptr<f16>, #blocked>, tensor<1x128xi32, #blocked>
    %153 = tt.broadcast %152 : tensor<1x128x!tt.ptr<f16>, #blocked> -> tensor<128x128x!tt.ptr<f16>, #blocked>
    %154 = tt.addptr %153, %43 : tensor<128x128x!tt.ptr<f16>, #blocked>, tensor<128x128xi32, #blocked>
    %155 = tt.broadcast %150 : tensor<1x128xi1, #blocked> -> tensor<128x128xi1, #blocked>
    %156 = ttg.memdesc_index %144[%c0_i32] : !ttg.memdesc<1x128x128xf16, #shared1, #smem, mutable> -> !ttg.memdesc<128x128xf16, #shared1, #smem, mutable>
    %157 = tt.splat %146 : i1 -> tensor<128x128xi1, #blocked>
    %158 = arith.andi %157, %155 : tensor<128x128xi1, #blocked>
    %159 = ttg.async_copy_global_to_local %154, %156 mask %158 other %cst_3 {contiguity = 8 : i32} : tensor<128x128x!tt.ptr<f16>, #blocked> -> <128x128xf16, #shared1, #smem, mutable>
    %160 = ttg.async_commit_group tokens %159
    %161 = tt.addptr %45, %20 : tensor<128x1x!tt.ptr<f16>, #blocked1>, tensor<128x1xi32, #blocked1>
    %162 = tt.broadcast %161 : tensor<128x1x!tt.ptr<f16>, #blocked1> -> tensor<128x128x!tt.ptr<f16>, #blocked1>
    %163 = tt.addptr %162, %46 : tensor<128x128x!tt.ptr<f16>, #blocked1>, tensor<128x128xi32, #blocked1>
    %164 = ttg.memdesc_index %145[%c0_i32] : !ttg.memdesc<1x128x128xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x128xf16, #shared, #smem, mutable>
    %165 = tt.splat %146 : i1 -> tensor<128x128xi1, #blocked1>
    %166 = arith.andi %165, %34 : tensor<128x128xi1, #blocked1>
    %167 = ttg.async_copy_global_to_local %163, %164 mask %166 other %cst_4 {contiguity = 8 : i32} : tensor<128x128x!tt.ptr<f16>, #blocked1> -> <128x128xf16, #shared, #smem, mutable>
    %168 = ttg.async_commit_group tokens %167
    cf.br ^bb4(%6, %75, %76, %77, %c-1_i32, %160, %168 : i32, tensor<128x128xf32, #mma>, tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>, tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>, i32, !ttg.async.token, !ttg.async.token)
  ^bb4(%169: i32, %170: tensor<128x128xf32, #mma>, %171: tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>, %172: tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>, %173: i32, %174: !ttg.async.token, %175: !ttg.async.token):  // 2 preds: ^bb3, ^bb5
    %176 = arith.cmpi slt, %169, %142 : i32
    cf.cond_br %176, ^bb5, ^bb6
  ^bb5:  // pred: ^bb4
    %177 = arith.subi %142, %c128_i32 : i32
    %178 = arith.cmpi slt, %169, %177 : i32
    %179 = arith.addi %173, %c1_i32 : i32
    %180 = arith.cmpi sge, %179, %c1_i32 : i32
    %181 = arith.select %180, %c0_i32, %179 : i32
    %182 = tt.splat %169 : i32 -> tensor<128xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %183 = arith.addi %182, %10 : tensor<128xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %184 = tt.expand_dims %183 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #mma}>> -> tensor<1x128xi32, #mma>
    %185 = ttg.async_wait %174, %175 {num = 0 : i32}
    ttg.barrier local
    %186 = ttg.memdesc_index %144[%181] : !ttg.memdesc<1x128x128xf16, #shared1, #smem, mutable> -> !ttg.memdesc<128x128xf16, #shared1, #smem, mutable>
    %187 = ttg.local_load %36 : !ttg.memdesc<128x128xf16, #shared, #smem> -> tensor<128x128xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
    %188 = ttg.local_load %186 token %185 : !ttg.memdesc<128x128xf16, #shared1, #smem, mutable> -> tensor<128x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>>
    %189 = tt.dot %187, %188, %cst_1, inputPrecision = tf32 : tensor<128x128xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>> * tensor<128x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>> -> tensor<128x128xf32, #mma>
    %190 = arith.mulf %189, %44 : tensor<128x128xf32, #mma>
    %191 = tt.broadcast %184 : tensor<1x128xi32, #mma> -> tensor<128x128xi32, #mma>
    %192 = arith.cmpi sge, %143, %191 : tensor<128x128xi32, #mma>
    %193 = arith.select %192, %190, %cst : tensor<128x128xi1, #mma>, tensor<128x128xf32, #mma>
    %194 = "tt.reduce"(%193) <{axis = 1 : i32}> ({
    ^bb0(%arg7: f32, %arg8: f32):
      %258 = arith.maxnumf %arg7, %arg8 : f32
      tt.reduce.return %258 : f32
    }) : (tensor<128x128xf32, #mma>) -> tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %195 = arith.maxnumf %172, %194 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %196 = tt.expand_dims %195 {axis = 1 : i32} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<128x1xf32, #mma>
    %197 = tt.broadcast %196 : tensor<128x1xf32, #mma> -> tensor<128x128xf32, #mma>
    %198 = arith.subf %193, %197 : tensor<128x128xf32, #mma>
    %199 = math.exp2 %198 : tensor<128x128xf32, #mma>
    %200 = arith.subf %172, %195 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %201 = math.exp2 %200 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %202 = arith.mulf %171, %201 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %203 = "tt.reduce"(%199) <{axis = 1 : i32}> ({
    ^bb0(%arg7: f32, %arg8: f32):
      %258 = arith.addf %arg7, %arg8 : f32
      tt.reduce.return %258 : f32
    }) : (tensor<128x128xf32, #mma>) -> tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %204 = arith.addf %202, %203 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %205 = ttg.memdesc_index %145[%181] : !ttg.memdesc<1x128x128xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x128xf16, #shared, #smem, mutable>
    %206 = ttg.local_load %205 token %185 : !ttg.memdesc<128x128xf16, #shared, #smem, mutable> -> tensor<128x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>>
    %207 = arith.truncf %199 : tensor<128x128xf32, #mma> to tensor<128x128xf16, #mma>
    %208 = tt.expand_dims %201 {axis = 1 : i32} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<128x1xf32, #mma>
    %209 = tt.broadcast %208 : tensor<128x1xf32, #mma> -> tensor<128x128xf32, #mma>
    %210 = arith.mulf %170, %209 : tensor<128x128xf32, #mma>
    %211 = ttg.convert_layout %207 : tensor<128x128xf16, #mma> -> tensor<128x128xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
    %212 = tt.dot %211, %206, %210, inputPrecision = tf32 : tensor<128x128xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>> * tensor<128x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>> -> tensor<128x128xf32, #mma>
    %213 = arith.addi %169, %c128_i32 : i32
    %214 = tt.splat %213 : i32 -> tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %215 = tt.splat %213 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %216 = arith.addi %214, %9 : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %217 = arith.addi %215, %7 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %218 = tt.expand_dims %216 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x128xi32, #blocked>
    %219 = arith.cmpi slt, %218, %39 : tensor<1x128xi32, #blocked>
    %220 = arith.muli %218, %cst_6 : tensor<1x128xi32, #blocked>
    %221 = tt.addptr %40, %220 : tensor<1x128x!tt.ptr<f16>, #blocked>, tensor<1x128xi32, #blocked>
    %222 = tt.broadcast %221 : tensor<1x128x!tt.ptr<f16>, #blocked> -> tensor<128x128x!tt.ptr<f16>, #blocked>
    %223 = tt.addptr %222, %43 : tensor<128x128x!tt.ptr<f16>, #blocked>, tensor<128x128xi32, #blocked>
    %224 = tt.broadcast %219 : tensor<1x128xi1, #blocked> -> tensor<128x128xi1, #blocked>
    %225 = tt.splat %178 : i1 -> tensor<128x128xi1, #blocked>
    %226 = arith.andi %225, %224 : tensor<128x128xi1, #blocked>
    ttg.barrier local
    %227 = ttg.async_copy_global_to_local %223, %156 mask %226 other %cst_3 {contiguity = 8 : i32} : tensor<128x128x!tt.ptr<f16>, #blocked> -> <128x128xf16, #shared1, #smem, mutable>
    %228 = ttg.async_commit_group tokens %227
    %229 = tt.expand_dims %217 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<128x1xi32, #blocked1>
    %230 = arith.cmpi slt, %229, %30 : tensor<128x1xi32, #blocked1>
    %231 = arith.muli %229, %cst_5 : tensor<128x1xi32, #blocked1>
    %232 = tt.addptr %45, %231 : tensor<128x1x!tt.ptr<f16>, #blocked1>, tensor<128x1xi32, #blocked1>
    %233 = tt.broadcast %232 : tensor<128x1x!tt.ptr<f16>, #blocked1> -> tensor<128x128x!tt.ptr<f16>, #blocked1>
    %234 = tt.addptr %233, %46 : tensor<128x128x!tt.ptr<f16>, #blocked1>, tensor<128x128xi32, #blocked1>
    %235 = tt.broadcast %230 : tensor<128x1xi1, #blocked1> -> tensor<128x128xi1, #blocked1>
    %236 = tt.splat %178 : i1 -> tensor<128x128xi1, #blocked1>
    %237 = arith.andi %236, %235 : tensor<128x128xi1, #blocked1>
    %238 = ttg.async_copy_global_to_local %234, %164 mask %237 other %cst_4 {contiguity = 8 : i32} : tensor<128x128x!tt.ptr<f16>, #blocked1> -> <128x128xf16, #shared, #smem, mutable>
    %239 = ttg.async_commit_group tokens %238
    %240 = arith.addi %169, %c128_i32 : i32
    cf.br ^bb4(%240, %212, %204, %195, %181, %228, %239 : i32, tensor<128x128xf32, #mma>, tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>, tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>, i32, !ttg.async.token, !ttg.async.token)
  ^bb6:  // pred: ^bb4
    %241 = ttg.async_wait {num = 0 : i32}
    ttg.barrier local
    ttg.local_dealloc %145 : !ttg.memdesc<1x128x128xf16, #shared, #smem, mutable>
    ttg.local_dealloc %144 : !ttg.memdesc<1x128x128xf16, #shared1, #smem, mutable>
    %242 = tt.expand_dims %171 {axis = 1 : i32} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<128x1xf32, #mma>
    %243 = tt.broadcast %242 : tensor<128x1xf32, #mma> -> tensor<128x128xf32, #mma>
    %244 = arith.divf %170, %243 : tensor<128x128xf32, #mma>
    %245 = tt.splat %arg6 : i32 -> tensor<128xi32, #blocked2>
    %246 = arith.cmpi slt, %17, %245 : tensor<128xi32, #blocked2>
    %247 = arith.muli %1, %arg6 : i32
    %248 = tt.addptr %arg4, %247 : !tt.ptr<f32>, i32
    %249 = tt.splat %248 : !tt.ptr<f32> -> tensor<128x!tt.ptr<f32>, #blocked2>
    %250 = tt.addptr %249, %17 : tensor<128x!tt.ptr<f32>, #blocked2>, tensor<128xi32, #blocked2>
    %251 = math.log2 %171 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %252 = arith.addf %172, %251 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %253 = ttg.convert_layout %252 {allocation.offset = 0 : i32, allocation.size = 512 : i32} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<128xf32, #blocked2>
    tt.store %250, %253, %246 : tensor<128x!tt.ptr<f32>, #blocked2>
    %254 = tt.splat %arg3 : !tt.ptr<f16> -> tensor<128x128x!tt.ptr<f16>, #blocked1>
    %255 = tt.addptr %254, %29 : tensor<128x128x!tt.ptr<f16>, #blocked1>, tensor<128x128xi64, #blocked1>
    %256 = arith.truncf %244 : tensor<128x128xf32, #mma> to tensor<128x128xf16, #mma>
    ttg.barrier local
    %257 = ttg.convert_layout %256 {allocation.offset = 0 : i32, allocation.size = 32768 : i32} : tensor<128x128xf16, #mma> -> tensor<128x128xf16, #blocked1>
    tt.store %255, %257, %34 : tensor<128x128x!tt.ptr<f16>, #blocked1>
    tt.return
  }
}

#blocked = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [8, 1], threadsPerWarp = [8, 4], warpsPerCTA = [1, 4], order = [0, 1]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
#mma = #ttg.nvidia_mma<{versionMajor = 2, versionMinor = 0, warpsPerCTA = [4, 1], instrShape = [16, 8]}>
#shared = #ttg.swizzled_shared<{vec = 8, perPhase = 1, maxPhase = 8, order = [1, 0]}>
#shared1 = #ttg.swizzled_shared<{vec = 8, perPhase = 1, maxPhase = 8, order = [0, 1]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 32768 : i32, ttg.target = "cuda:80", ttg.tensor_memory_size = 0 : i32, "ttg.threads-per-warp" = 32 : i32, "ttg.total-num-warps" = 4 : i32, "ttng.two-ctas" = false} {
  tt.func public @attention_forward(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg3: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg4: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg5: f32, %arg6: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<0xFF800000> : tensor<128x64xf32, #mma>
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %cst_1 = arith.constant dense<0.000000e+00> : tensor<128x64xf32, #mma>
    %cst_2 = arith.constant dense<0xFF800000> : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %c0_i32 = arith.constant 0 : i32
    %c64_i32 = arith.constant 64 : i32
    %c1_i32 = arith.constant 1 : i32
    %cst_3 = arith.constant dense<0.000000e+00> : tensor<64x64xf16, #blocked>
    %cst_4 = arith.constant dense<0.000000e+00> : tensor<64x64xf16, #blocked1>
    %cst_5 = arith.constant dense<0.000000e+00> : tensor<128x64xf16, #blocked>
    %c64_i64 = arith.constant 64 : i64
    %c128_i32 = arith.constant 128 : i32
    %cst_6 = arith.constant dense<64> : tensor<128x1xi32, #blocked>
    %cst_7 = arith.constant dense<64> : tensor<64x1xi32, #blocked>
    %cst_8 = arith.constant dense<64> : tensor<1x64xi32, #blocked1>
    %c-1_i32 = arith.constant -1 : i32
    %0 = tt.get_program_id x : i32
    %1 = tt.get_program_id y : i32
    %2 = arith.extsi %1 : i32 to i64
    %3 = arith.extsi %arg6 : i32 to i64
    %4 = arith.muli %2, %3 : i64
    %5 = arith.muli %4, %c64_i64 : i64
    %6 = arith.muli %0, %c128_i32 : i32
    %7 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %8 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %9 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #blocked2>
    %10 = tt.splat %6 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %11 = tt.splat %6 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %12 = tt.splat %6 : i32 -> tensor<128xi32, #blocked2>
    %13 = arith.addi %10, %7 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %14 = arith.addi %11, %8 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %15 = arith.addi %12, %9 : tensor<128xi32, #blocked2>
    %16 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %17 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %18 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %19 = tt.expand_dims %13 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<128x1xi32, #blocked>
    %20 = tt.expand_dims %14 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<128x1xi32, #mma>
    %21 = arith.muli %19, %cst_6 : tensor<128x1xi32, #blocked>
    %22 = arith.extsi %21 : tensor<128x1xi32, #blocked> to tensor<128x1xi64, #blocked>
    %23 = tt.splat %5 : i64 -> tensor<128x1xi64, #blocked>
    %24 = arith.addi %23, %22 : tensor<128x1xi64, #blocked>
    %25 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %26 = tt.expand_dims %25 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x64xi32, #blocked>
    %27 = arith.extsi %26 : tensor<1x64xi32, #blocked> to tensor<1x64xi64, #blocked>
    %28 = tt.broadcast %24 : tensor<128x1xi64, #blocked> -> tensor<128x64xi64, #blocked>
    %29 = tt.broadcast %27 : tensor<1x64xi64, #blocked> -> tensor<128x64xi64, #blocked>
    %30 = arith.addi %28, %29 : tensor<128x64xi64, #blocked>
    %31 = tt.splat %arg6 : i32 -> tensor<128x1xi32, #blocked>
    %32 = arith.cmpi slt, %19, %31 : tensor<128x1xi32, #blocked>
    %33 = tt.splat %arg0 : !tt.ptr<f16> -> tensor<128x64x!tt.ptr<f16>, #blocked>
    %34 = tt.addptr %33, %30 : tensor<128x64x!tt.ptr<f16>, #blocked>, tensor<128x64xi64, #blocked>
    %35 = tt.broadcast %32 : tensor<128x1xi1, #blocked> -> tensor<128x64xi1, #blocked>
    %36 = tt.load %34, %35, %cst_5 : tensor<128x64x!tt.ptr<f16>, #blocked>
    %37 = ttg.local_alloc %36 {allocation.offset = 0 : i32} : (tensor<128x64xf16, #blocked>) -> !ttg.memdesc<128x64xf16, #shared, #smem>
    %38 = tt.addptr %arg1, %5 : !tt.ptr<f16>, i64
    %39 = tt.addptr %arg2, %5 : !tt.ptr<f16>, i64
    %40 = tt.splat %arg6 : i32 -> tensor<1x64xi32, #blocked1>
    %41 = tt.splat %38 : !tt.ptr<f16> -> tensor<1x64x!tt.ptr<f16>, #blocked1>
    %42 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %43 = tt.expand_dims %42 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<64x1xi32, #blocked1>
    %44 = tt.broadcast %43 : tensor<64x1xi32, #blocked1> -> tensor<64x64xi32, #blocked1>
    %45 = tt.splat %arg5 : f32 -> tensor<128x64xf32, #mma>
    %46 = tt.splat %arg6 : i32 -> tensor<64x1xi32, #blocked>
    %47 = tt.splat %39 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked>
    %48 = tt.broadcast %26 : tensor<1x64xi32, #blocked> -> tensor<64x64xi32, #blocked>
    %49 = ttg.local_alloc {allocation.offset = 16384 : i32} : () -> !ttg.memdesc<1x64x64xf16, #shared1, #smem, mutable>
    %50 = ttg.local_alloc {allocation.offset = 24576 : i32} : () -> !ttg.memdesc<1x64x64xf16, #shared, #smem, mutable>
    %51 = arith.cmpi sgt, %6, %c0_i32 : i32
    %52 = tt.expand_dims %16 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x64xi32, #blocked1>
    %53 = arith.cmpi slt, %52, %40 : tensor<1x64xi32, #blocked1>
    %54 = arith.muli %52, %cst_8 : tensor<1x64xi32, #blocked1>
    %55 = tt.addptr %41, %54 : tensor<1x64x!tt.ptr<f16>, #blocked1>, tensor<1x64xi32, #blocked1>
    %56 = tt.broadcast %55 : tensor<1x64x!tt.ptr<f16>, #blocked1> -> tensor<64x64x!tt.ptr<f16>, #blocked1>
    %57 = tt.addptr %56, %44 : tensor<64x64x!tt.ptr<f16>, #blocked1>, tensor<64x64xi32, #blocked1>
    %58 = tt.broadcast %53 : tensor<1x64xi1, #blocked1> -> tensor<64x64xi1, #blocked1>
    %59 = ttg.memdesc_index %49[%c0_i32] : !ttg.memdesc<1x64x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared1, #smem, mutable>
    %60 = tt.splat %51 : i1 -> tensor<64x64xi1, #blocked1>
    %61 = arith.andi %60, %58 : tensor<64x64xi1, #blocked1>
    %62 = ttg.async_copy_global_to_local %57, %59 mask %61 other %cst_4 {contiguity = 8 : i32} : tensor<64x64x!tt.ptr<f16>, #blocked1> -> <64x64xf16, #shared1, #smem, mutable>
    %63 = ttg.async_commit_group tokens %62
    %64 = tt.expand_dims %17 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xi32, #blocked>
    %65 = arith.cmpi slt, %64, %46 : tensor<64x1xi32, #blocked>
    %66 = arith.muli %64, %cst_7 : tensor<64x1xi32, #blocked>
    %67 = tt.addptr %47, %66 : tensor<64x1x!tt.ptr<f16>, #blocked>, tensor<64x1xi32, #blocked>
    %68 = tt.broadcast %67 : tensor<64x1x!tt.ptr<f16>, #blocked> -> tensor<64x64x!tt.ptr<f16>, #blocked>
    %69 = tt.addptr %68, %48 : tensor<64x64x!tt.ptr<f16>, #blocked>, tensor<64x64xi32, #blocked>
    %70 = tt.broadcast %65 : tensor<64x1xi1, #blocked> -> tensor<64x64xi1, #blocked>
    %71 = ttg.memdesc_index %50[%c0_i32] : !ttg.memdesc<1x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    %72 = tt.splat %51 : i1 -> tensor<64x64xi1, #blocked>
    %73 = arith.andi %72, %70 : tensor<64x64xi1, #blocked>
    %74 = ttg.async_copy_global_to_local %69, %71 mask %73 other %cst_3 {contiguity = 8 : i32} : tensor<64x64x!tt.ptr<f16>, #blocked> -> <64x64xf16, #shared, #smem, mutable>
    %75 = ttg.async_commit_group tokens %74
    cf.br ^bb1(%c0_i32, %cst_1, %cst_0, %cst_2, %c-1_i32, %63, %75 : i32, tensor<128x64xf32, #mma>, tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>, tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>, i32, !ttg.async.token, !ttg.async.token)
  ^bb1(%76: i32, %77: tensor<128x64xf32, #mma>, %78: tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>, %79: tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>, %80: i32, %81: !ttg.async.token, %82: !ttg.async.token):  // 2 preds: ^bb0, ^bb2
    %83 = arith.cmpi slt, %76, %6 : i32
    cf.cond_br %83, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %84 = arith.subi %6, %c64_i32 : i32
    %85 = arith.cmpi slt, %76, %84 : i32
    %86 = arith.addi %80, %c1_i32 : i32
    %87 = arith.cmpi sge, %86, %c1_i32 : i32
    %88 = arith.select %87, %c0_i32, %86 : i32
    %89 = ttg.async_wait %81, %82 {num = 0 : i32}
    %90 = ttg.memdesc_index %49[%88] : !ttg.memdesc<1x64x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared1, #smem, mutable>
    %91 = ttg.local_load %37 : !ttg.memdesc<128x64xf16, #shared, #smem> -> tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
    %92 = ttg.local_load %90 token %89 : !ttg.memdesc<64x64xf16, #shared1, #smem, mutable> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>>
    %93 = tt.dot %91, %92, %cst_1, inputPrecision = tf32 : tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>> * tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>> -> tensor<128x64xf32, #mma>
    %94 = arith.mulf %93, %45 : tensor<128x64xf32, #mma>
    %95 = "tt.reduce"(%94) <{axis = 1 : i32}> ({
    ^bb0(%arg7: f32, %arg8: f32):
      %266 = arith.maxnumf %arg7, %arg8 : f32
      tt.reduce.return %266 : f32
    }) : (tensor<128x64xf32, #mma>) -> tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %96 = arith.maxnumf %79, %95 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %97 = tt.expand_dims %96 {axis = 1 : i32} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<128x1xf32, #mma>
    %98 = tt.broadcast %97 : tensor<128x1xf32, #mma> -> tensor<128x64xf32, #mma>
    %99 = arith.subf %94, %98 : tensor<128x64xf32, #mma>
    %100 = math.exp2 %99 : tensor<128x64xf32, #mma>
    %101 = arith.subf %79, %96 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %102 = math.exp2 %101 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %103 = arith.mulf %78, %102 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %104 = "tt.reduce"(%100) <{axis = 1 : i32}> ({
    ^bb0(%arg7: f32, %arg8: f32):
      %266 = arith.addf %arg7, %arg8 : f32
      tt.reduce.return %266 : f32
    }) : (tensor<128x64xf32, #mma>) -> tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %105 = arith.addf %103, %104 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %106 = ttg.memdesc_index %50[%88] : !ttg.memdesc<1x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    %107 = ttg.local_load %106 token %89 : !ttg.memdesc<64x64xf16, #shared, #smem, mutable> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>>
    %108 = arith.truncf %100 : tensor<128x64xf32, #mma> to tensor<128x64xf16, #mma>
    %109 = tt.expand_dims %102 {axis = 1 : i32} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<128x1xf32, #mma>
    %110 = tt.broadcast %109 : tensor<128x1xf32, #mma> -> tensor<128x64xf32, #mma>
    %111 = arith.mulf %77, %110 : tensor<128x64xf32, #mma>
    %112 = ttg.convert_layout %108 : tensor<128x64xf16, #mma> -> tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
    %113 = tt.dot %112, %107, %111, inputPrecision = tf32 : tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>> * tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>> -> tensor<128x64xf32, #mma>
    %114 = arith.addi %76, %c64_i32 : i32
    %115 = tt.splat %114 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %116 = tt.splat %114 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %117 = arith.addi %115, %16 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %118 = arith.addi %116, %17 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %119 = tt.expand_dims %117 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x64xi32, #blocked1>
    %120 = arith.cmpi slt, %119, %40 : tensor<1x64xi32, #blocked1>
    %121 = arith.muli %119, %cst_8 : tensor<1x64xi32, #blocked1>
    %122 = tt.addptr %41, %121 : tensor<1x64x!tt.ptr<f16>, #blocked1>, tensor<1x64xi32, #blocked1>
    %123 = tt.broadcast %122 : tensor<1x64x!tt.ptr<f16>, #blocked1> -> tensor<64x64x!tt.ptr<f16>, #blocked1>
    %124 = tt.addptr %123, %44 : tensor<64x64x!tt.ptr<f16>, #blocked1>, tensor<64x64xi32, #blocked1>
    %125 = tt.broadcast %120 : tensor<1x64xi1, #blocked1> -> tensor<64x64xi1, #blocked1>
    %126 = tt.splat %85 : i1 -> tensor<64x64xi1, #blocked1>
    %127 = arith.andi %126, %125 : tensor<64x64xi1, #blocked1>
    %128 = ttg.async_copy_global_to_local %124, %59 mask %127 other %cst_4 {contiguity = 8 : i32} : tensor<64x64x!tt.ptr<f16>, #blocked1> -> <64x64xf16, #shared1, #smem, mutable>
    %129 = ttg.async_commit_group tokens %128
    %130 = tt.expand_dims %118 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xi32, #blocked>
    %131 = arith.cmpi slt, %130, %46 : tensor<64x1xi32, #blocked>
    %132 = arith.muli %130, %cst_7 : tensor<64x1xi32, #blocked>
    %133 = tt.addptr %47, %132 : tensor<64x1x!tt.ptr<f16>, #blocked>, tensor<64x1xi32, #blocked>
    %134 = tt.broadcast %133 : tensor<64x1x!tt.ptr<f16>, #blocked> -> tensor<64x64x!tt.ptr<f16>, #blocked>
    %135 = tt.addptr %134, %48 : tensor<64x64x!tt.ptr<f16>, #blocked>, tensor<64x64xi32, #blocked>
    %136 = tt.broadcast %131 : tensor<64x1xi1, #blocked> -> tensor<64x64xi1, #blocked>
    %137 = tt.splat %85 : i1 -> tensor<64x64xi1, #blocked>
    %138 = arith.andi %137, %136 : tensor<64x64xi1, #blocked>
    %139 = ttg.async_copy_global_to_local %135, %71 mask %138 other %cst_3 {contiguity = 8 : i32} : tensor<64x64x!tt.ptr<f16>, #blocked> -> <64x64xf16, #shared, #smem, mutable>
    %140 = ttg.async_commit_group tokens %139
    %141 = arith.addi %76, %c64_i32 : i32
    cf.br ^bb1(%141, %113, %105, %96, %88, %129, %140 : i32, tensor<128x64xf32, #mma>, tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>, tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>, i32, !ttg.async.token, !ttg.async.token)
  ^bb3:  // pred: ^bb1
    %142 = ttg.async_wait {num = 0 : i32}
    ttg.local_dealloc %50 : !ttg.memdesc<1x64x64xf16, #shared, #smem, mutable>
    ttg.local_dealloc %49 : !ttg.memdesc<1x64x64xf16, #shared1, #smem, mutable>
    %143 = arith.addi %0, %c1_i32 : i32
    %144 = arith.muli %143, %c128_i32 : i32
    %145 = tt.broadcast %20 : tensor<128x1xi32, #mma> -> tensor<128x64xi32, #mma>
    %146 = ttg.local_alloc {allocation.offset = 16384 : i32} : () -> !ttg.memdesc<1x64x64xf16, #shared1, #smem, mutable>
    %147 = ttg.local_alloc {allocation.offset = 24576 : i32} : () -> !ttg.memdesc<1x64x64xf16, #shared, #smem, mutable>
    %148 = arith.cmpi slt, %6, %144 : i32
    %149 = tt.splat %6 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %150 = tt.splat %6 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %151 = arith.addi %149, %16 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %152 = arith.addi %150, %17 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %153 = tt.expand_dims %151 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x64xi32, #blocked1>
    %154 = arith.cmpi slt, %153, %40 : tensor<1x64xi32, #blocked1>
    %155 = arith.muli %153, %cst_8 : tensor<1x64xi32, #blocked1>
    %156 = tt.addptr %41, %155 : tensor<1x64x!tt.ptr<f16>, #blocked1>, tensor<1x64xi32, #blocked1>
    %157 = tt.broadcast %156 : tensor<1x64x!tt.ptr<f16>, #blocked1> -> tensor<64x64x!tt.ptr<f16>, #blocked1>
    %158 = tt.addptr %157, %44 : tensor<64x64x!tt.ptr<f16>, #blocked1>, tensor<64x64xi32, #blocked1>
    %159 = tt.broadcast %154 : tensor<1x64xi1, #blocked1> -> tensor<64x64xi1, #blocked1>
    %160 = ttg.memdesc_index %146[%c0_i32] : !ttg.memdesc<1x64x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared1, #smem, mutable>
    %161 = tt.splat %148 : i1 -> tensor<64x64xi1, #blocked1>
    %162 = arith.andi %161, %159 : tensor<64x64xi1, #blocked1>
    %163 = ttg.async_copy_global_to_local %158, %160 mask %162 other %cst_4 {contiguity = 8 : i32} : tensor<64x64x!tt.ptr<f16>, #blocked1> -> <64x64xf16, #shared1, #smem, mutable>
    %164 = ttg.async_commit_group tokens %163
    %165 = tt.expand_dims %152 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xi32, #blocked>
    %166 = arith.cmpi slt, %165, %46 : tensor<64x1xi32, #blocked>
    %167 = arith.muli %165, %cst_7 : tensor<64x1xi32, #blocked>
    %168 = tt.addptr %47, %167 : tensor<64x1x!tt.ptr<f16>, #blocked>, tensor<64x1xi32, #blocked>
    %169 = tt.broadcast %168 : tensor<64x1x!tt.ptr<f16>, #blocked> -> tensor<64x64x!tt.ptr<f16>, #blocked>
    %170 = tt.addptr %169, %48 : tensor<64x64x!tt.ptr<f16>, #blocked>, tensor<64x64xi32, #blocked>
    %171 = tt.broadcast %166 : tensor<64x1xi1, #blocked> -> tensor<64x64xi1, #blocked>
    %172 = ttg.memdesc_index %147[%c0_i32] : !ttg.memdesc<1x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    %173 = tt.splat %148 : i1 -> tensor<64x64xi1, #blocked>
    %174 = arith.andi %173, %171 : tensor<64x64xi1, #blocked>
    %175 = ttg.async_copy_global_to_local %170, %172 mask %174 other %cst_3 {contiguity = 8 : i32} : tensor<64x64x!tt.ptr<f16>, #blocked> -> <64x64xf16, #shared, #smem, mutable>
    %176 = ttg.async_commit_group tokens %175
    cf.br ^bb4(%6, %77, %78, %79, %c-1_i32, %164, %176 : i32, tensor<128x64xf32, #mma>, tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>, tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>, i32, !ttg.async.token, !ttg.async.token)
  ^bb4(%177: i32, %178: tensor<128x64xf32, #mma>, %179: tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>, %180: tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>, %181: i32, %182: !ttg.async.token, %183: !ttg.async.token):  // 2 preds: ^bb3, ^bb5
    %184 = arith.cmpi slt, %177, %144 : i32
    cf.cond_br %184, ^bb5, ^bb6
  ^bb5:  // pred: ^bb4
    %185 = arith.subi %144, %c64_i32 : i32
    %186 = arith.cmpi slt, %177, %185 : i32
    %187 = arith.addi %181, %c1_i32 : i32
    %188 = arith.cmpi sge, %187, %c1_i32 : i32
    %189 = arith.select %188, %c0_i32, %187 : i32
    %190 = tt.splat %177 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %191 = arith.addi %190, %18 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %192 = tt.expand_dims %191 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma}>> -> tensor<1x64xi32, #mma>
    %193 = ttg.async_wait %182, %183 {num = 0 : i32}
    %194 = ttg.memdesc_index %146[%189] : !ttg.memdesc<1x64x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared1, #smem, mutable>
    %195 = ttg.local_load %37 : !ttg.memdesc<128x64xf16, #shared, #smem> -> tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
    %196 = ttg.local_load %194 token %193 : !ttg.memdesc<64x64xf16, #shared1, #smem, mutable> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>>
    %197 = tt.dot %195, %196, %cst_1, inputPrecision = tf32 : tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>> * tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>> -> tensor<128x64xf32, #mma>
    %198 = arith.mulf %197, %45 : tensor<128x64xf32, #mma>
    %199 = tt.broadcast %192 : tensor<1x64xi32, #mma> -> tensor<128x64xi32, #mma>
    %200 = arith.cmpi sge, %145, %199 : tensor<128x64xi32, #mma>
    %201 = arith.select %200, %198, %cst : tensor<128x64xi1, #mma>, tensor<128x64xf32, #mma>
    %202 = "tt.reduce"(%201) <{axis = 1 : i32}> ({
    ^bb0(%arg7: f32, %arg8: f32):
      %266 = arith.maxnumf %arg7, %arg8 : f32
      tt.reduce.return %266 : f32
    }) : (tensor<128x64xf32, #mma>) -> tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %203 = arith.maxnumf %180, %202 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %204 = tt.expand_dims %203 {axis = 1 : i32} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<128x1xf32, #mma>
    %205 = tt.broadcast %204 : tensor<128x1xf32, #mma> -> tensor<128x64xf32, #mma>
    %206 = arith.subf %201, %205 : tensor<128x64xf32, #mma>
    %207 = math.exp2 %206 : tensor<128x64xf32, #mma>
    %208 = arith.subf %180, %203 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %209 = math.exp2 %208 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %210 = arith.mulf %179, %209 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %211 = "tt.reduce"(%207) <{axis = 1 : i32}> ({
    ^bb0(%arg7: f32, %arg8: f32):
      %266 = arith.addf %arg7, %arg8 : f32
      tt.reduce.return %266 : f32
    }) : (tensor<128x64xf32, #mma>) -> tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %212 = arith.addf %210, %211 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %213 = ttg.memdesc_index %147[%189] : !ttg.memdesc<1x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    %214 = ttg.local_load %213 token %193 : !ttg.memdesc<64x64xf16, #shared, #smem, mutable> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>>
    %215 = arith.truncf %207 : tensor<128x64xf32, #mma> to tensor<128x64xf16, #mma>
    %216 = tt.expand_dims %209 {axis = 1 : i32} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<128x1xf32, #mma>
    %217 = tt.broadcast %216 : tensor<128x1xf32, #mma> -> tensor<128x64xf32, #mma>
    %218 = arith.mulf %178, %217 : tensor<128x64xf32, #mma>
    %219 = ttg.convert_layout %215 : tensor<128x64xf16, #mma> -> tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
    %220 = tt.dot %219, %214, %218, inputPrecision = tf32 : tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>> * tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>> -> tensor<128x64xf32, #mma>
    %221 = arith.addi %177, %c64_i32 : i32
    %222 = tt.splat %221 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %223 = tt.splat %221 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %224 = arith.addi %222, %16 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %225 = arith.addi %223, %17 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %226 = tt.expand_dims %224 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x64xi32, #blocked1>
    %227 = arith.cmpi slt, %226, %40 : tensor<1x64xi32, #blocked1>
    %228 = arith.muli %226, %cst_8 : tensor<1x64xi32, #blocked1>
    %229 = tt.addptr %41, %228 : tensor<1x64x!tt.ptr<f16>, #blocked1>, tensor<1x64xi32, #blocked1>
    %230 = tt.broadcast %229 : tensor<1x64x!tt.ptr<f16>, #blocked1> -> tensor<64x64x!tt.ptr<f16>, #blocked1>
    %231 = tt.addptr %230, %44 : tensor<64x64x!tt.ptr<f16>, #blocked1>, tensor<64x64xi32, #blocked1>
    %232 = tt.broadcast %227 : tensor<1x64xi1, #blocked1> -> tensor<64x64xi1, #blocked1>
    %233 = tt.splat %186 : i1 -> tensor<64x64xi1, #blocked1>
    %234 = arith.andi %233, %232 : tensor<64x64xi1, #blocked1>
    %235 = ttg.async_copy_global_to_local %231, %160 mask %234 other %cst_4 {contiguity = 8 : i32} : tensor<64x64x!tt.ptr<f16>, #blocked1> -> <64x64xf16, #shared1, #smem, mutable>
    %236 = ttg.async_commit_group tokens %235
    %237 = tt.expand_dims %225 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xi32, #blocked>
    %238 = arith.cmpi slt, %237, %46 : tensor<64x1xi32, #blocked>
    %239 = arith.muli %237, %cst_7 : tensor<64x1xi32, #blocked>
    %240 = tt.addptr %47, %239 : tensor<64x1x!tt.ptr<f16>, #blocked>, tensor<64x1xi32, #blocked>
    %241 = tt.broadcast %240 : tensor<64x1x!tt.ptr<f16>, #blocked> -> tensor<64x64x!tt.ptr<f16>, #blocked>
    %242 = tt.addptr %241, %48 : tensor<64x64x!tt.ptr<f16>, #blocked>, tensor<64x64xi32, #blocked>
    %243 = tt.broadcast %238 : tensor<64x1xi1, #blocked> -> tensor<64x64xi1, #blocked>
    %244 = tt.splat %186 : i1 -> tensor<64x64xi1, #blocked>
    %245 = arith.andi %244, %243 : tensor<64x64xi1, #blocked>
    %246 = ttg.async_copy_global_to_local %242, %172 mask %245 other %cst_3 {contiguity = 8 : i32} : tensor<64x64x!tt.ptr<f16>, #blocked> -> <64x64xf16, #shared, #smem, mutable>
    %247 = ttg.async_commit_group tokens %246
    %248 = arith.addi %177, %c64_i32 : i32
    cf.br ^bb4(%248, %220, %212, %203, %189, %236, %247 : i32, tensor<128x64xf32, #mma>, tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>, tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>, i32, !ttg.async.token, !ttg.async.token)
  ^bb6:  // pred: ^bb4
    %249 = ttg.async_wait {num = 0 : i32}
    ttg.local_dealloc %147 : !ttg.memdesc<1x64x64xf16, #shared, #smem, mutable>
    ttg.local_dealloc %146 : !ttg.memdesc<1x64x64xf16, #shared1, #smem, mutable>
    %250 = tt.expand_dims %179 {axis = 1 : i32} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<128x1xf32, #mma>
    %251 = tt.broadcast %250 : tensor<128x1xf32, #mma> -> tensor<128x64xf32, #mma>
    %252 = arith.divf %178, %251 : tensor<128x64xf32, #mma>
    %253 = tt.splat %arg6 : i32 -> tensor<128xi32, #blocked2>
    %254 = arith.cmpi slt, %15, %253 : tensor<128xi32, #blocked2>
    %255 = arith.muli %1, %arg6 : i32
    %256 = tt.addptr %arg4, %255 : !tt.ptr<f32>, i32
    %257 = tt.splat %256 : !tt.ptr<f32> -> tensor<128x!tt.ptr<f32>, #blocked2>
    %258 = tt.addptr %257, %15 : tensor<128x!tt.ptr<f32>, #blocked2>, tensor<128xi32, #blocked2>
    %259 = math.log2 %179 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %260 = arith.addf %180, %259 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %261 = ttg.convert_layout %260 {allocation.offset = 0 : i32, allocation.size = 512 : i32} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<128xf32, #blocked2>
    tt.store %258, %261, %254 : tensor<128x!tt.ptr<f32>, #blocked2>
    %262 = tt.splat %arg3 : !tt.ptr<f16> -> tensor<128x64x!tt.ptr<f16>, #blocked>
    %263 = tt.addptr %262, %30 : tensor<128x64x!tt.ptr<f16>, #blocked>, tensor<128x64xi64, #blocked>
    %264 = arith.truncf %252 : tensor<128x64xf32, #mma> to tensor<128x64xf16, #mma>
    %265 = ttg.convert_layout %264 {allocation.offset = 0 : i32, allocation.size = 8192 : i32} : tensor<128x64xf16, #mma> -> tensor<128x64xf16, #blocked>
    tt.store %263, %265, %35 : tensor<128x64x!tt.ptr<f16>, #blocked>
    tt.return
  }
}

#blocked = #ttg.blocked<{sizePerThread = [8, 1], threadsPerWarp = [16, 2], warpsPerCTA = [1, 8], order = [0, 1]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [2, 16], warpsPerCTA = [8, 1], order = [1, 0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [8], order = [0]}>
#mma = #ttg.amd_wmma<{version = 3, isTranspose = true, ctaLayout = {warp = [[1, 0], [2, 0], [4, 0]]}, instrShape = [16, 16, 32]}>
#shared = #ttg.swizzled_shared<{vec = 8, perPhase = 1, maxPhase = 16, order = [1, 0]}>
#shared1 = #ttg.padded_shared<[128:+8] {order = [0, 1], shape = [128, 128]}>
#shared2 = #ttg.padded_shared<[128:+16] {order = [1, 0], shape = [128, 128]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 8 : i32, ttg.shared = 143312 : i32, ttg.target = "hip:gfx1250", "ttg.threads-per-warp" = 32 : i32} {
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
    %c127_i32 = arith.constant 127 : i32
    %c2_i32 = arith.constant 2 : i32
    %cst_5 = arith.constant dense<128> : tensor<1x128xi32, #blocked>
    %cst_6 = arith.constant dense<128> : tensor<128x1xi32, #blocked1>
    %cst_7 = arith.constant dense<128> : tensor<128x1xi32, #mma>
    %0 = tt.get_program_id x : i32
    %1 = tt.get_program_id y : i32
    %2 = arith.extsi %1 : i32 to i64
    %3 = arith.extsi %arg6 : i32 to i64
    %4 = arith.muli %2, %3 : i64
    %5 = arith.muli %4, %c128_i64 : i64
    %6 = arith.muli %0, %c128_i32 : i32
    %7 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %8 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %9 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %10 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %11 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #blocked2>
    %12 = tt.splat %6 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %13 = tt.splat %6 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %14 = tt.splat %6 : i32 -> tensor<128xi32, #blocked2>
    %15 = arith.addi %12, %7 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %16 = arith.addi %13, %8 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %17 = arith.addi %14, %11 : tensor<128xi32, #blocked2>
    %18 = tt.expand_dims %15 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<128x1xi32, #mma>
    %19 = tt.expand_dims %16 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<128x1xi32, #blocked1>
    %20 = arith.muli %18, %cst_7 : tensor<128x1xi32, #mma>
    %21 = arith.muli %19, %cst_6 : tensor<128x1xi32, #blocked1>
    %22 = arith.extsi %20 : tensor<128x1xi32, #mma> to tensor<128x1xi64, #mma>
    %23 = arith.extsi %21 : tensor<128x1xi32, #blocked1> to tensor<128x1xi64, #blocked1>
    %24 = tt.splat %5 : i64 -> tensor<128x1xi64, #mma>
    %25 = tt.splat %5 : i64 -> tensor<128x1xi64, #blocked1>
    %26 = arith.addi %24, %22 : tensor<128x1xi64, #mma>
    %27 = arith.addi %25, %23 : tensor<128x1xi64, #blocked1>
    %28 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %29 = tt.expand_dims %10 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #mma}>> -> tensor<1x128xi32, #mma>
    %30 = tt.expand_dims %28 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x128xi32, #blocked1>
    %31 = arith.extsi %29 : tensor<1x128xi32, #mma> to tensor<1x128xi64, #mma>
    %32 = arith.extsi %30 : tensor<1x128xi32, #blocked1> to tensor<1x128xi64, #blocked1>
    %33 = tt.broadcast %26 : tensor<128x1xi64, #mma> -> tensor<128x128xi64, #mma>
    %34 = tt.broadcast %27 : tensor<128x1xi64, #blocked1> -> tensor<128x128xi64, #blocked1>
    %35 = tt.broadcast %31 : tensor<1x128xi64, #mma> -> tensor<128x128xi64, #mma>
    %36 = tt.broadcast %32 : tensor<1x128xi64, #blocked1> -> tensor<128x128xi64, #blocked1>
    %37 = arith.addi %33, %35 : tensor<128x128xi64, #mma>
    %38 = arith.addi %34, %36 : tensor<128x128xi64, #blocked1>
    %39 = tt.splat %arg6 : i32 -> tensor<128x1xi32, #mma>
    %40 = tt.splat %arg6 : i32 -> tensor<128x1xi32, #blocked1>
    %41 = arith.cmpi slt, %18, %39 : tensor<128x1xi32, #mma>
    %42 = arith.cmpi slt, %19, %40 : tensor<128x1xi32, #blocked1>
    %43 = tt.splat %arg0 : !tt.ptr<f16> -> tensor<128x128x!tt.ptr<f16>, #blocked1>
    %44 = tt.addptr %43, %38 : tensor<128x128x!tt.ptr<f16>, #blocked1>, tensor<128x128xi64, #blocked1>
    %45 = tt.broadcast %41 : tensor<128x1xi1, #mma> -> tensor<128x128xi1, #mma>
    %46 = tt.broadcast %42 : tensor<128x1xi1, #blocked1> -> tensor<128x128xi1, #blocked1>
    %47 = tt.load %44, %46, %cst_4 : tensor<128x128x!tt.ptr<f16>, #blocked1>
    %48 = ttg.local_alloc %47 {allocation.offset = 0 : i32} : (tensor<128x128xf16, #blocked1>) -> !ttg.memdesc<128x128xf16, #shared, #smem>
    ttg.barrier local
    %49 = ttg.local_load %48 : !ttg.memdesc<128x128xf16, #shared, #smem> -> tensor<128x128xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>
    %50 = tt.addptr %arg1, %5 : !tt.ptr<f16>, i64
    %51 = tt.addptr %arg2, %5 : !tt.ptr<f16>, i64
    %52 = tt.splat %arg6 : i32 -> tensor<1x128xi32, #blocked>
    %53 = tt.splat %50 : !tt.ptr<f16> -> tensor<1x128x!tt.ptr<f16>, #blocked>
    %54 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %55 = tt.expand_dims %54 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<128x1xi32, #blocked>
    %56 = tt.broadcast %55 : tensor<128x1xi32, #blocked> -> tensor<128x128xi32, #blocked>
    %57 = tt.splat %arg5 : f32 -> tensor<128x128xf32, #mma>
    %58 = tt.splat %51 : !tt.ptr<f16> -> tensor<128x1x!tt.ptr<f16>, #blocked1>
    %59 = tt.broadcast %30 : tensor<1x128xi32, #blocked1> -> tensor<128x128xi32, #blocked1>
    %60 = ttg.local_alloc {allocation.offset = 73696 : i32} : () -> !ttg.memdesc<2x128x128xf16, #shared1, #smem, mutable>
    %61 = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<2x128x128xf16, #shared2, #smem, mutable>
    %62 = arith.cmpi sgt, %6, %c0_i32 : i32
    %63 = tt.expand_dims %9 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x128xi32, #blocked>
    %64 = arith.cmpi slt, %63, %52 : tensor<1x128xi32, #blocked>
    %65 = arith.muli %63, %cst_5 : tensor<1x128xi32, #blocked>
    %66 = tt.addptr %53, %65 : tensor<1x128x!tt.ptr<f16>, #blocked>, tensor<1x128xi32, #blocked>
    %67 = tt.broadcast %66 : tensor<1x128x!tt.ptr<f16>, #blocked> -> tensor<128x128x!tt.ptr<f16>, #blocked>
    %68 = tt.addptr %67, %56 : tensor<128x128x!tt.ptr<f16>, #blocked>, tensor<128x128xi32, #blocked>
    %69 = tt.broadcast %64 : tensor<1x128xi1, #blocked> -> tensor<128x128xi1, #blocked>
    %70 = ttg.memdesc_index %60[%c0_i32] : !ttg.memdesc<2x128x128xf16, #shared1, #smem, mutable> -> !ttg.memdesc<128x128xf16, #shared1, #smem, mutable>
    %71 = tt.splat %62 : i1 -> tensor<128x128xi1, #blocked>
    %72 = arith.andi %71, %69 : tensor<128x128xi1, #blocked>
    %73 = ttg.async_copy_global_to_local %68, %70 mask %72 other %cst_3 {contiguity = 8 : i32} : tensor<128x128x!tt.ptr<f16>, #blocked> -> <128x128xf16, #shared1, #smem, mutable>
    %74 = ttg.async_commit_group tokens %73
    %75 = tt.expand_dims %8 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<128x1xi32, #blocked1>
    %76 = arith.cmpi slt, %75, %40 : tensor<128x1xi32, #blocked1>
    %77 = arith.muli %75, %cst_6 : tensor<128x1xi32, #blocked1>
    %78 = tt.addptr %58, %77 : tensor<128x1x!tt.ptr<f16>, #blocked1>, tensor<128x1xi32, #blocked1>
    %79 = tt.broadcast %78 : tensor<128x1x!tt.ptr<f16>, #blocked1> -> tensor<128x128x!tt.ptr<f16>, #blocked1>
    %80 = tt.addptr %79, %59 : tensor<128x128x!tt.ptr<f16>, #blocked1>, tensor<128x128xi32, #blocked1>
    %81 = tt.broadcast %76 : tensor<128x1xi1, #blocked1> -> tensor<128x128xi1, #blocked1>
    %82 = ttg.memdesc_index %61[%c0_i32] : !ttg.memdesc<2x128x128xf16, #shared2, #smem, mutable> -> !ttg.memdesc<128x128xf16, #shared2, #smem, mutable>
    %83 = tt.splat %62 : i1 -> tensor<128x128xi1, #blocked1>
    %84 = arith.andi %83, %81 : tensor<128x128xi1, #blocked1>
    ttg.barrier local
    %85 = ttg.async_copy_global_to_local %80, %82 mask %84 other %cst_4 {contiguity = 8 : i32} : tensor<128x128x!tt.ptr<f16>, #blocked1> -> <128x128xf16, #shared2, #smem, mutable>
    %86 = ttg.async_commit_group tokens %85
    %87 = arith.subi %6, %c128_i32 : i32
    cf.br ^bb1(%c0_i32, %cst_1, %cst_0, %cst_2, %c0_i32, %74, %86, %70, %82 : i32, tensor<128x128xf32, #mma>, tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>, tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>, i32, !ttg.async.token, !ttg.async.token, !ttg.memdesc<128x128xf16, #shared1, #smem, mutable>, !ttg.memdesc<128x128xf16, #shared2, #smem, mutable>)
  ^bb1(%88: i32, %89: tensor<128x128xf32, #mma>, %90: tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>, %91: tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>, %92: i32, %93: !ttg.async.token, %94: !ttg.async.token, %95: !ttg.memdesc<128x128xf16, #shared1, #smem, mutable>, %96: !ttg.memdesc<128x128xf16, #shared2, #smem, mutable>):  // 2 preds: ^bb0, ^bb2
    %97 = arith.cmpi slt, %88, %87 : i32
    cf.cond_br %97, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %98 = amdg.async_wait %93, %94 {num_inst = 0 : i32, ttg.num_commit_groups = 0 : i32}
    ttg.barrier local
    %99 = arith.addi %92, %c1_i32 : i32
    %100 = arith.cmpi slt, %99, %c2_i32 : i32
    %101 = arith.select %100, %99, %c0_i32 : i32
    %102 = arith.addi %88, %c128_i32 : i32
    %103 = tt.splat %102 : i32 -> tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %104 = tt.splat %102 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %105 = arith.addi %103, %9 : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %106 = arith.addi %104, %8 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %107 = tt.expand_dims %105 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x128xi32, #blocked>
    %108 = arith.cmpi slt, %107, %52 : tensor<1x128xi32, #blocked>
    %109 = arith.muli %107, %cst_5 : tensor<1x128xi32, #blocked>
    %110 = tt.addptr %53, %109 : tensor<1x128x!tt.ptr<f16>, #blocked>, tensor<1x128xi32, #blocked>
    %111 = tt.broadcast %110 : tensor<1x128x!tt.ptr<f16>, #blocked> -> tensor<128x128x!tt.ptr<f16>, #blocked>
    %112 = tt.addptr %111, %56 : tensor<128x128x!tt.ptr<f16>, #blocked>, tensor<128x128xi32, #blocked>
    %113 = tt.broadcast %108 : tensor<1x128xi1, #blocked> -> tensor<128x128xi1, #blocked>
    %114 = ttg.memdesc_index %60[%101] : !ttg.memdesc<2x128x128xf16, #shared1, #smem, mutable> -> !ttg.memdesc<128x128xf16, #shared1, #smem, mutable>
    %115 = ttg.async_copy_global_to_local %112, %114 mask %113 other %cst_3 {contiguity = 8 : i32} : tensor<128x128x!tt.ptr<f16>, #blocked> -> <128x128xf16, #shared1, #smem, mutable>
    %116 = ttg.async_commit_group tokens %115
    ttg.barrier local
    %117 = ttg.local_load %95 token %98 : !ttg.memdesc<128x128xf16, #shared1, #smem, mutable> -> tensor<128x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
    %118 = tt.dot %49, %117, %cst_1 : tensor<128x128xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<128x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<128x128xf32, #mma>
    %119 = arith.mulf %118, %57 : tensor<128x128xf32, #mma>
    %120 = "tt.reduce"(%119) <{axis = 1 : i32}> ({
    ^bb0(%arg7: f32, %arg8: f32):
      %331 = arith.maxnumf %arg7, %arg8 : f32
      tt.reduce.return %331 : f32
    }) : (tensor<128x128xf32, #mma>) -> tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %121 = arith.maxnumf %91, %120 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %122 = tt.expand_dims %121 {axis = 1 : i32} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<128x1xf32, #mma>
    %123 = tt.broadcast %122 : tensor<128x1xf32, #mma> -> tensor<128x128xf32, #mma>
    %124 = arith.subf %119, %123 : tensor<128x128xf32, #mma>
    %125 = math.exp2 %124 : tensor<128x128xf32, #mma>
    %126 = arith.subf %91, %121 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %127 = math.exp2 %126 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %128 = arith.mulf %90, %127 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %129 = "tt.reduce"(%125) <{axis = 1 : i32}> ({
    ^bb0(%arg7: f32, %arg8: f32):
      %331 = arith.addf %arg7, %arg8 : f32
      tt.reduce.return %331 : f32
    }) : (tensor<128x128xf32, #mma>) -> tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %130 = arith.addf %128, %129 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %131 = tt.expand_dims %106 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<128x1xi32, #blocked1>
    %132 = arith.cmpi slt, %131, %40 : tensor<128x1xi32, #blocked1>
    %133 = arith.muli %131, %cst_6 : tensor<128x1xi32, #blocked1>
    %134 = tt.addptr %58, %133 : tensor<128x1x!tt.ptr<f16>, #blocked1>, tensor<128x1xi32, #blocked1>
    %135 = tt.broadcast %134 : tensor<128x1x!tt.ptr<f16>, #blocked1> -> tensor<128x128x!tt.ptr<f16>, #blocked1>
    %136 = tt.addptr %135, %59 : tensor<128x128x!tt.ptr<f16>, #blocked1>, tensor<128x128xi32, #blocked1>
    %137 = tt.broadcast %132 : tensor<128x1xi1, #blocked1> -> tensor<128x128xi1, #blocked1>
    %138 = ttg.memdesc_index %61[%101] : !ttg.memdesc<2x128x128xf16, #shared2, #smem, mutable> -> !ttg.memdesc<128x128xf16, #shared2, #smem, mutable>
    %139 = ttg.async_copy_global_to_local %136, %138 mask %137 other %cst_4 {contiguity = 8 : i32} : tensor<128x128x!tt.ptr<f16>, #blocked1> -> <128x128xf16, #shared2, #smem, mutable>
    %140 = ttg.async_commit_group tokens %139
    ttg.barrier local
    %141 = ttg.local_load %96 token %98 : !ttg.memdesc<128x128xf16, #shared2, #smem, mutable> -> tensor<128x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
    %142 = arith.truncf %125 : tensor<128x128xf32, #mma> to tensor<128x128xf16, #mma>
    %143 = tt.expand_dims %127 {axis = 1 : i32} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<128x1xf32, #mma>
    %144 = tt.broadcast %143 : tensor<128x1xf32, #mma> -> tensor<128x128xf32, #mma>
    %145 = arith.mulf %89, %144 : tensor<128x128xf32, #mma>
    %146 = ttg.convert_layout %142 : tensor<128x128xf16, #mma> -> tensor<128x128xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>
    %147 = tt.dot %146, %141, %145 : tensor<128x128xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<128x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<128x128xf32, #mma>
    %148 = arith.addi %88, %c128_i32 : i32
    cf.br ^bb1(%148, %147, %130, %121, %101, %116, %140, %114, %138 : i32, tensor<128x128xf32, #mma>, tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>, tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>, i32, !ttg.async.token, !ttg.async.token, !ttg.memdesc<128x128xf16, #shared1, #smem, mutable>, !ttg.memdesc<128x128xf16, #shared2, #smem, mutable>)
  ^bb3:  // pred: ^bb1
    %149 = arith.addi %6, %c127_i32 : i32
    %150 = arith.divsi %149, %c128_i32 : i32
    %151 = arith.cmpi sge, %150, %c1_i32 : i32
    %152 = amdg.async_wait %93, %94 {num_inst = 0 : i32, ttg.num_commit_groups = 0 : i32}
    ttg.barrier local
    %153 = ttg.local_load %95 token %152 : !ttg.memdesc<128x128xf16, #shared1, #smem, mutable> -> tensor<128x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
    cf.cond_br %151, ^bb4, ^bb5(%cst_1 : tensor<128x128xf32, #mma>)
  ^bb4:  // pred: ^bb3
    %154 = tt.dot %49, %153, %cst_1 : tensor<128x128xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<128x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<128x128xf32, #mma>
    cf.br ^bb5(%154 : tensor<128x128xf32, #mma>)
  ^bb5(%155: tensor<128x128xf32, #mma>):  // 2 preds: ^bb3, ^bb4
    %156 = arith.mulf %155, %57 : tensor<128x128xf32, #mma>
    %157 = "tt.reduce"(%156) <{axis = 1 : i32}> ({
    ^bb0(%arg7: f32, %arg8: f32):
      %331 = arith.maxnumf %arg7, %arg8 : f32
      tt.reduce.return %331 : f32
    }) : (tensor<128x128xf32, #mma>) -> tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %158 = arith.maxnumf %91, %157 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %159 = tt.expand_dims %158 {axis = 1 : i32} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<128x1xf32, #mma>
    %160 = tt.broadcast %159 : tensor<128x1xf32, #mma> -> tensor<128x128xf32, #mma>
    %161 = arith.subf %156, %160 : tensor<128x128xf32, #mma>
    %162 = math.exp2 %161 : tensor<128x128xf32, #mma>
    %163 = arith.subf %91, %158 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %164 = math.exp2 %163 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %165 = arith.mulf %90, %164 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %166 = "tt.reduce"(%162) <{axis = 1 : i32}> ({
    ^bb0(%arg7: f32, %arg8: f32):
      %331 = arith.addf %arg7, %arg8 : f32
      tt.reduce.return %331 : f32
    }) : (tensor<128x128xf32, #mma>) -> tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %167 = arith.addf %165, %166 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %168 = ttg.local_load %96 token %152 : !ttg.memdesc<128x128xf16, #shared2, #smem, mutable> -> tensor<128x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
    %169 = arith.truncf %162 : tensor<128x128xf32, #mma> to tensor<128x128xf16, #mma>
    %170 = tt.expand_dims %164 {axis = 1 : i32} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<128x1xf32, #mma>
    %171 = tt.broadcast %170 : tensor<128x1xf32, #mma> -> tensor<128x128xf32, #mma>
    %172 = arith.mulf %89, %171 : tensor<128x128xf32, #mma>
    %173 = ttg.convert_layout %169 : tensor<128x128xf16, #mma> -> tensor<128x128xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>
    cf.cond_br %151, ^bb6, ^bb7(%172 : tensor<128x128xf32, #mma>)
  ^bb6:  // pred: ^bb5
    %174 = tt.dot %173, %168, %172 : tensor<128x128xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<128x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<128x128xf32, #mma>
    cf.br ^bb7(%174 : tensor<128x128xf32, #mma>)
  ^bb7(%175: tensor<128x128xf32, #mma>):  // 2 preds: ^bb5, ^bb6
    %176 = arith.select %151, %175, %89 : tensor<128x128xf32, #mma>
    %177 = arith.select %151, %167, %90 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %178 = arith.select %151, %158, %91 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    ttg.local_dealloc %61 : !ttg.memdesc<2x128x128xf16, #shared2, #smem, mutable>
    ttg.local_dealloc %60 : !ttg.memdesc<2x128x128xf16, #shared1, #smem, mutable>
    %179 = arith.addi %0, %c1_i32 : i32
    %180 = arith.muli %179, %c128_i32 : i32
    %181 = tt.broadcast %18 : tensor<128x1xi32, #mma> -> tensor<128x128xi32, #mma>
    %182 = ttg.local_alloc {allocation.offset = 73696 : i32} : () -> !ttg.memdesc<2x128x128xf16, #shared1, #smem, mutable>
    %183 = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<2x128x128xf16, #shared2, #smem, mutable>
    %184 = arith.cmpi slt, %6, %180 : i32
    %185 = tt.splat %6 : i32 -> tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %186 = arith.addi %185, %9 : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %187 = tt.expand_dims %186 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x128xi32, #blocked>
    %188 = arith.cmpi slt, %187, %52 : tensor<1x128xi32, #blocked>
    %189 = arith.muli %187, %cst_5 : tensor<1x128xi32, #blocked>
    %190 = tt.addptr %53, %189 : tensor<1x128x!tt.ptr<f16>, #blocked>, tensor<1x128xi32, #blocked>
    %191 = tt.broadcast %190 : tensor<1x128x!tt.ptr<f16>, #blocked> -> tensor<128x128x!tt.ptr<f16>, #blocked>
    %192 = tt.addptr %191, %56 : tensor<128x128x!tt.ptr<f16>, #blocked>, tensor<128x128xi32, #blocked>
    %193 = tt.broadcast %188 : tensor<1x128xi1, #blocked> -> tensor<128x128xi1, #blocked>
    %194 = ttg.memdesc_index %182[%c0_i32] : !ttg.memdesc<2x128x128xf16, #shared1, #smem, mutable> -> !ttg.memdesc<128x128xf16, #shared1, #smem, mutable>
    %195 = tt.splat %184 : i1 -> tensor<128x128xi1, #blocked>
    %196 = arith.andi %195, %193 : tensor<128x128xi1, #blocked>
    ttg.barrier local
    %197 = ttg.async_copy_global_to_local %192, %194 mask %196 other %cst_3 {contiguity = 8 : i32} : tensor<128x128x!tt.ptr<f16>, #blocked> -> <128x128xf16, #shared1, #smem, mutable>
    %198 = ttg.async_commit_group tokens %197
    %199 = tt.addptr %58, %21 : tensor<128x1x!tt.ptr<f16>, #blocked1>, tensor<128x1xi32, #blocked1>
    %200 = tt.broadcast %199 : tensor<128x1x!tt.ptr<f16>, #blocked1> -> tensor<128x128x!tt.ptr<f16>, #blocked1>
    %201 = tt.addptr %200, %59 : tensor<128x128x!tt.ptr<f16>, #blocked1>, tensor<128x128xi32, #blocked1>
    %202 = ttg.memdesc_index %183[%c0_i32] : !ttg.memdesc<2x128x128xf16, #shared2, #smem, mutable> -> !ttg.memdesc<128x128xf16, #shared2, #smem, mutable>
    %203 = tt.splat %184 : i1 -> tensor<128x128xi1, #blocked1>
    %204 = arith.andi %203, %46 : tensor<128x128xi1, #blocked1>
    %205 = ttg.async_copy_global_to_local %201, %202 mask %204 other %cst_4 {contiguity = 8 : i32} : tensor<128x128x!tt.ptr<f16>, #blocked1> -> <128x128xf16, #shared2, #smem, mutable>
    %206 = ttg.async_commit_group tokens %205
    %207 = arith.subi %180, %c128_i32 : i32
    cf.br ^bb8(%6, %176, %177, %178, %c0_i32, %198, %206, %194, %202 : i32, tensor<128x128xf32, #mma>, tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>, tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>, i32, !ttg.async.token, !ttg.async.token, !ttg.memdesc<128x128xf16, #shared1, #smem, mutable>, !ttg.memdesc<128x128xf16, #shared2, #smem, mutable>)
  ^bb8(%208: i32, %209: tensor<128x128xf32, #mma>, %210: tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>, %211: tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>, %212: i32, %213: !ttg.async.token, %214: !ttg.async.token, %215: !ttg.memdesc<128x128xf16, #shared1, #smem, mutable>, %216: !ttg.memdesc<128x128xf16, #shared2, #smem, mutable>):  // 2 preds: ^bb7, ^bb9
    %217 = arith.cmpi slt, %208, %207 : i32
    cf.cond_br %217, ^bb9, ^bb10
  ^bb9:  // pred: ^bb8
    %218 = amdg.async_wait %213, %214 {num_inst = 0 : i32, ttg.num_commit_groups = 0 : i32}
    ttg.barrier local
    %219 = arith.addi %212, %c1_i32 : i32
    %220 = arith.cmpi slt, %219, %c2_i32 : i32
    %221 = arith.select %220, %219, %c0_i32 : i32
    %222 = arith.addi %208, %c128_i32 : i32
    %223 = tt.splat %222 : i32 -> tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %224 = tt.splat %208 : i32 -> tensor<128xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %225 = tt.splat %222 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %226 = arith.addi %223, %9 : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %227 = arith.addi %224, %10 : tensor<128xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %228 = arith.addi %225, %8 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %229 = tt.expand_dims %226 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x128xi32, #blocked>
    %230 = tt.expand_dims %227 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #mma}>> -> tensor<1x128xi32, #mma>
    %231 = arith.cmpi slt, %229, %52 : tensor<1x128xi32, #blocked>
    %232 = arith.muli %229, %cst_5 : tensor<1x128xi32, #blocked>
    %233 = tt.addptr %53, %232 : tensor<1x128x!tt.ptr<f16>, #blocked>, tensor<1x128xi32, #blocked>
    %234 = tt.broadcast %233 : tensor<1x128x!tt.ptr<f16>, #blocked> -> tensor<128x128x!tt.ptr<f16>, #blocked>
    %235 = tt.addptr %234, %56 : tensor<128x128x!tt.ptr<f16>, #blocked>, tensor<128x128xi32, #blocked>
    %236 = tt.broadcast %231 : tensor<1x128xi1, #blocked> -> tensor<128x128xi1, #blocked>
    %237 = ttg.memdesc_index %182[%221] : !ttg.memdesc<2x128x128xf16, #shared1, #smem, mutable> -> !ttg.memdesc<128x128xf16, #shared1, #smem, mutable>
    %238 = ttg.async_copy_global_to_local %235, %237 mask %236 other %cst_3 {contiguity = 8 : i32} : tensor<128x128x!tt.ptr<f16>, #blocked> -> <128x128xf16, #shared1, #smem, mutable>
    %239 = ttg.async_commit_group tokens %238
    ttg.barrier local
    %240 = ttg.local_load %215 token %218 : !ttg.memdesc<128x128xf16, #shared1, #smem, mutable> -> tensor<128x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
    %241 = tt.dot %49, %240, %cst_1 : tensor<128x128xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<128x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<128x128xf32, #mma>
    %242 = arith.mulf %241, %57 : tensor<128x128xf32, #mma>
    %243 = tt.broadcast %230 : tensor<1x128xi32, #mma> -> tensor<128x128xi32, #mma>
    %244 = arith.cmpi sge, %181, %243 : tensor<128x128xi32, #mma>
    %245 = arith.select %244, %242, %cst : tensor<128x128xi1, #mma>, tensor<128x128xf32, #mma>
    %246 = "tt.reduce"(%245) <{axis = 1 : i32}> ({
    ^bb0(%arg7: f32, %arg8: f32):
      %331 = arith.maxnumf %arg7, %arg8 : f32
      tt.reduce.return %331 : f32
    }) : (tensor<128x128xf32, #mma>) -> tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %247 = arith.maxnumf %211, %246 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %248 = tt.expand_dims %247 {axis = 1 : i32} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<128x1xf32, #mma>
    %249 = tt.broadcast %248 : tensor<128x1xf32, #mma> -> tensor<128x128xf32, #mma>
    %250 = arith.subf %245, %249 : tensor<128x128xf32, #mma>
    %251 = math.exp2 %250 : tensor<128x128xf32, #mma>
    %252 = arith.subf %211, %247 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %253 = math.exp2 %252 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %254 = arith.mulf %210, %253 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %255 = "tt.reduce"(%251) <{axis = 1 : i32}> ({
    ^bb0(%arg7: f32, %arg8: f32):
      %331 = arith.addf %arg7, %arg8 : f32
      tt.reduce.return %331 : f32
    }) : (tensor<128x128xf32, #mma>) -> tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %256 = arith.addf %254, %255 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %257 = tt.expand_dims %228 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<128x1xi32, #blocked1>
    %258 = arith.cmpi slt, %257, %40 : tensor<128x1xi32, #blocked1>
    %259 = arith.muli %257, %cst_6 : tensor<128x1xi32, #blocked1>
    %260 = tt.addptr %58, %259 : tensor<128x1x!tt.ptr<f16>, #blocked1>, tensor<128x1xi32, #blocked1>
    %261 = tt.broadcast %260 : tensor<128x1x!tt.ptr<f16>, #blocked1> -> tensor<128x128x!tt.ptr<f16>, #blocked1>
    %262 = tt.addptr %261, %59 : tensor<128x128x!tt.ptr<f16>, #blocked1>, tensor<128x128xi32, #blocked1>
    %263 = tt.broadcast %258 : tensor<128x1xi1, #blocked1> -> tensor<128x128xi1, #blocked1>
    %264 = ttg.memdesc_index %183[%221] : !ttg.memdesc<2x128x128xf16, #shared2, #smem, mutable> -> !ttg.memdesc<128x128xf16, #shared2, #smem, mutable>
    %265 = ttg.async_copy_global_to_local %262, %264 mask %263 other %cst_4 {contiguity = 8 : i32} : tensor<128x128x!tt.ptr<f16>, #blocked1> -> <128x128xf16, #shared2, #smem, mutable>
    %266 = ttg.async_commit_group tokens %265
    ttg.barrier local
    %267 = ttg.local_load %216 token %218 : !ttg.memdesc<128x128xf16, #shared2, #smem, mutable> -> tensor<128x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
    %268 = arith.truncf %251 : tensor<128x128xf32, #mma> to tensor<128x128xf16, #mma>
    %269 = tt.expand_dims %253 {axis = 1 : i32} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<128x1xf32, #mma>
    %270 = tt.broadcast %269 : tensor<128x1xf32, #mma> -> tensor<128x128xf32, #mma>
    %271 = arith.mulf %209, %270 : tensor<128x128xf32, #mma>
    %272 = ttg.convert_layout %268 : tensor<128x128xf16, #mma> -> tensor<128x128xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>
    %273 = tt.dot %272, %267, %271 : tensor<128x128xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<128x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<128x128xf32, #mma>
    %274 = arith.addi %208, %c128_i32 : i32
    cf.br ^bb8(%274, %273, %256, %247, %221, %239, %266, %237, %264 : i32, tensor<128x128xf32, #mma>, tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>, tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>, i32, !ttg.async.token, !ttg.async.token, !ttg.memdesc<128x128xf16, #shared1, #smem, mutable>, !ttg.memdesc<128x128xf16, #shared2, #smem, mutable>)
  ^bb10:  // pred: ^bb8
    %275 = arith.subi %180, %6 : i32
    %276 = arith.addi %275, %c127_i32 : i32
    %277 = arith.divsi %276, %c128_i32 : i32
    %278 = arith.subi %277, %c1_i32 : i32
    %279 = arith.maxsi %278, %c0_i32 : i32
    %280 = arith.muli %279, %c128_i32 : i32
    %281 = arith.addi %6, %280 : i32
    %282 = arith.cmpi sge, %277, %c1_i32 : i32
    %283 = amdg.async_wait %213, %214 {num_inst = 0 : i32, ttg.num_commit_groups = 0 : i32}
    ttg.barrier local
    %284 = tt.splat %281 : i32 -> tensor<128xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %285 = arith.addi %284, %10 : tensor<128xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %286 = tt.expand_dims %285 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #mma}>> -> tensor<1x128xi32, #mma>
    %287 = ttg.local_load %215 token %283 : !ttg.memdesc<128x128xf16, #shared1, #smem, mutable> -> tensor<128x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
    cf.cond_br %282, ^bb11, ^bb12(%cst_1 : tensor<128x128xf32, #mma>)
  ^bb11:  // pred: ^bb10
    %288 = tt.dot %49, %287, %cst_1 : tensor<128x128xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<128x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<128x128xf32, #mma>
    cf.br ^bb12(%288 : tensor<128x128xf32, #mma>)
  ^bb12(%289: tensor<128x128xf32, #mma>):  // 2 preds: ^bb10, ^bb11
    %290 = arith.mulf %289, %57 : tensor<128x128xf32, #mma>
    %291 = tt.broadcast %286 : tensor<1x128xi32, #mma> -> tensor<128x128xi32, #mma>
    %292 = arith.cmpi sge, %181, %291 : tensor<128x128xi32, #mma>
    %293 = arith.select %292, %290, %cst : tensor<128x128xi1, #mma>, tensor<128x128xf32, #mma>
    %294 = "tt.reduce"(%293) <{axis = 1 : i32}> ({
    ^bb0(%arg7: f32, %arg8: f32):
      %331 = arith.maxnumf %arg7, %arg8 : f32
      tt.reduce.return %331 : f32
    }) : (tensor<128x128xf32, #mma>) -> tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %295 = arith.maxnumf %211, %294 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %296 = tt.expand_dims %295 {axis = 1 : i32} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<128x1xf32, #mma>
    %297 = tt.broadcast %296 : tensor<128x1xf32, #mma> -> tensor<128x128xf32, #mma>
    %298 = arith.subf %293, %297 : tensor<128x128xf32, #mma>
    %299 = math.exp2 %298 : tensor<128x128xf32, #mma>
    %300 = arith.subf %211, %295 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %301 = math.exp2 %300 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %302 = arith.mulf %210, %301 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %303 = "tt.reduce"(%299) <{axis = 1 : i32}> ({
    ^bb0(%arg7: f32, %arg8: f32):
      %331 = arith.addf %arg7, %arg8 : f32
      tt.reduce.return %331 : f32
    }) : (tensor<128x128xf32, #mma>) -> tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %304 = arith.addf %302, %303 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %305 = ttg.local_load %216 token %283 : !ttg.memdesc<128x128xf16, #shared2, #smem, mutable> -> tensor<128x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
    %306 = arith.truncf %299 : tensor<128x128xf32, #mma> to tensor<128x128xf16, #mma>
    %307 = tt.expand_dims %301 {axis = 1 : i32} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<128x1xf32, #mma>
    %308 = tt.broadcast %307 : tensor<128x1xf32, #mma> -> tensor<128x128xf32, #mma>
    %309 = arith.mulf %209, %308 : tensor<128x128xf32, #mma>
    %310 = ttg.convert_layout %306 : tensor<128x128xf16, #mma> -> tensor<128x128xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>
    cf.cond_br %282, ^bb13, ^bb14(%309 : tensor<128x128xf32, #mma>)
  ^bb13:  // pred: ^bb12
    %311 = tt.dot %310, %305, %309 : tensor<128x128xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<128x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<128x128xf32, #mma>
    cf.br ^bb14(%311 : tensor<128x128xf32, #mma>)
  ^bb14(%312: tensor<128x128xf32, #mma>):  // 2 preds: ^bb12, ^bb13
    %313 = arith.select %282, %312, %209 : tensor<128x128xf32, #mma>
    %314 = arith.select %282, %304, %210 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %315 = arith.select %282, %295, %211 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    ttg.local_dealloc %183 : !ttg.memdesc<2x128x128xf16, #shared2, #smem, mutable>
    ttg.local_dealloc %182 : !ttg.memdesc<2x128x128xf16, #shared1, #smem, mutable>
    %316 = tt.expand_dims %314 {axis = 1 : i32} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<128x1xf32, #mma>
    %317 = tt.broadcast %316 : tensor<128x1xf32, #mma> -> tensor<128x128xf32, #mma>
    %318 = arith.divf %313, %317 : tensor<128x128xf32, #mma>
    %319 = tt.splat %arg6 : i32 -> tensor<128xi32, #blocked2>
    %320 = arith.cmpi slt, %17, %319 : tensor<128xi32, #blocked2>
    %321 = arith.muli %1, %arg6 : i32
    %322 = tt.addptr %arg4, %321 : !tt.ptr<f32>, i32
    %323 = tt.splat %322 : !tt.ptr<f32> -> tensor<128x!tt.ptr<f32>, #blocked2>
    %324 = tt.addptr %323, %17 : tensor<128x!tt.ptr<f32>, #blocked2>, tensor<128xi32, #blocked2>
    %325 = math.log2 %314 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %326 = arith.addf %315, %325 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    ttg.barrier local
    %327 = ttg.convert_layout %326 {allocation.offset = 0 : i32, allocation.size = 512 : i32} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<128xf32, #blocked2>
    tt.store %324, %327, %320 : tensor<128x!tt.ptr<f32>, #blocked2>
    %328 = tt.splat %arg3 : !tt.ptr<f16> -> tensor<128x128x!tt.ptr<f16>, #mma>
    %329 = tt.addptr %328, %37 : tensor<128x128x!tt.ptr<f16>, #mma>, tensor<128x128xi64, #mma>
    %330 = arith.truncf %318 : tensor<128x128xf32, #mma> to tensor<128x128xf16, #mma>
    tt.store %329, %330, %45 : tensor<128x128x!tt.ptr<f16>, #mma>
    tt.return
  }
}

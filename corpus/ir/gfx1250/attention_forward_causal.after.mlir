#blocked = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [8, 1], threadsPerWarp = [8, 4], warpsPerCTA = [1, 4], order = [0, 1]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
#mma = #ttg.amd_wmma<{version = 3, isTranspose = true, ctaLayout = {warp = [[1, 0], [2, 0]]}, instrShape = [16, 16, 32]}>
#shared = #ttg.swizzled_shared<{vec = 8, perPhase = 1, maxPhase = 8, order = [1, 0]}>
#shared1 = #ttg.padded_shared<[128:+8] {order = [0, 1], shape = [64, 64]}>
#shared2 = #ttg.padded_shared<[128:+16] {order = [1, 0], shape = [64, 64]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 35792 : i32, ttg.target = "hip:gfx1250", "ttg.threads-per-warp" = 32 : i32} {
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
    %c63_i32 = arith.constant 63 : i32
    %c2_i32 = arith.constant 2 : i32
    %cst_6 = arith.constant dense<64> : tensor<1x64xi32, #blocked1>
    %cst_7 = arith.constant dense<64> : tensor<64x1xi32, #blocked>
    %cst_8 = arith.constant dense<64> : tensor<128x1xi32, #blocked>
    %cst_9 = arith.constant dense<64> : tensor<128x1xi32, #mma>
    %0 = tt.get_program_id x : i32
    %1 = tt.get_program_id y : i32
    %2 = arith.extsi %1 : i32 to i64
    %3 = arith.extsi %arg6 : i32 to i64
    %4 = arith.muli %2, %3 : i64
    %5 = arith.muli %4, %c64_i64 : i64
    %6 = arith.muli %0, %c128_i32 : i32
    %7 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %8 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %9 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #blocked2>
    %10 = tt.splat %6 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %11 = tt.splat %6 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %12 = tt.splat %6 : i32 -> tensor<128xi32, #blocked2>
    %13 = arith.addi %10, %7 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %14 = arith.addi %11, %8 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %15 = arith.addi %12, %9 : tensor<128xi32, #blocked2>
    %16 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %17 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %18 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %19 = tt.expand_dims %13 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<128x1xi32, #mma>
    %20 = tt.expand_dims %14 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<128x1xi32, #blocked>
    %21 = arith.muli %19, %cst_9 : tensor<128x1xi32, #mma>
    %22 = arith.muli %20, %cst_8 : tensor<128x1xi32, #blocked>
    %23 = arith.extsi %21 : tensor<128x1xi32, #mma> to tensor<128x1xi64, #mma>
    %24 = arith.extsi %22 : tensor<128x1xi32, #blocked> to tensor<128x1xi64, #blocked>
    %25 = tt.splat %5 : i64 -> tensor<128x1xi64, #mma>
    %26 = tt.splat %5 : i64 -> tensor<128x1xi64, #blocked>
    %27 = arith.addi %25, %23 : tensor<128x1xi64, #mma>
    %28 = arith.addi %26, %24 : tensor<128x1xi64, #blocked>
    %29 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %30 = tt.expand_dims %18 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma}>> -> tensor<1x64xi32, #mma>
    %31 = tt.expand_dims %29 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x64xi32, #blocked>
    %32 = arith.extsi %30 : tensor<1x64xi32, #mma> to tensor<1x64xi64, #mma>
    %33 = arith.extsi %31 : tensor<1x64xi32, #blocked> to tensor<1x64xi64, #blocked>
    %34 = tt.broadcast %27 : tensor<128x1xi64, #mma> -> tensor<128x64xi64, #mma>
    %35 = tt.broadcast %28 : tensor<128x1xi64, #blocked> -> tensor<128x64xi64, #blocked>
    %36 = tt.broadcast %32 : tensor<1x64xi64, #mma> -> tensor<128x64xi64, #mma>
    %37 = tt.broadcast %33 : tensor<1x64xi64, #blocked> -> tensor<128x64xi64, #blocked>
    %38 = arith.addi %34, %36 : tensor<128x64xi64, #mma>
    %39 = arith.addi %35, %37 : tensor<128x64xi64, #blocked>
    %40 = tt.splat %arg6 : i32 -> tensor<128x1xi32, #mma>
    %41 = tt.splat %arg6 : i32 -> tensor<128x1xi32, #blocked>
    %42 = arith.cmpi slt, %19, %40 : tensor<128x1xi32, #mma>
    %43 = arith.cmpi slt, %20, %41 : tensor<128x1xi32, #blocked>
    %44 = tt.splat %arg0 : !tt.ptr<f16> -> tensor<128x64x!tt.ptr<f16>, #blocked>
    %45 = tt.addptr %44, %39 : tensor<128x64x!tt.ptr<f16>, #blocked>, tensor<128x64xi64, #blocked>
    %46 = tt.broadcast %42 : tensor<128x1xi1, #mma> -> tensor<128x64xi1, #mma>
    %47 = tt.broadcast %43 : tensor<128x1xi1, #blocked> -> tensor<128x64xi1, #blocked>
    %48 = tt.load %45, %47, %cst_5 : tensor<128x64x!tt.ptr<f16>, #blocked>
    %49 = ttg.local_alloc %48 {allocation.offset = 0 : i32} : (tensor<128x64xf16, #blocked>) -> !ttg.memdesc<128x64xf16, #shared, #smem>
    ttg.barrier local
    %50 = ttg.local_load %49 : !ttg.memdesc<128x64xf16, #shared, #smem> -> tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>
    %51 = tt.addptr %arg1, %5 : !tt.ptr<f16>, i64
    %52 = tt.addptr %arg2, %5 : !tt.ptr<f16>, i64
    %53 = tt.splat %arg6 : i32 -> tensor<1x64xi32, #blocked1>
    %54 = tt.splat %51 : !tt.ptr<f16> -> tensor<1x64x!tt.ptr<f16>, #blocked1>
    %55 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %56 = tt.expand_dims %55 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<64x1xi32, #blocked1>
    %57 = tt.broadcast %56 : tensor<64x1xi32, #blocked1> -> tensor<64x64xi32, #blocked1>
    %58 = tt.splat %arg5 : f32 -> tensor<128x64xf32, #mma>
    %59 = tt.splat %arg6 : i32 -> tensor<64x1xi32, #blocked>
    %60 = tt.splat %52 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked>
    %61 = tt.broadcast %31 : tensor<1x64xi32, #blocked> -> tensor<64x64xi32, #blocked>
    %62 = ttg.local_alloc {allocation.offset = 18400 : i32} : () -> !ttg.memdesc<2x64x64xf16, #shared1, #smem, mutable>
    %63 = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<2x64x64xf16, #shared2, #smem, mutable>
    %64 = arith.cmpi sgt, %6, %c0_i32 : i32
    %65 = tt.expand_dims %16 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x64xi32, #blocked1>
    %66 = arith.cmpi slt, %65, %53 : tensor<1x64xi32, #blocked1>
    %67 = arith.muli %65, %cst_6 : tensor<1x64xi32, #blocked1>
    %68 = tt.addptr %54, %67 : tensor<1x64x!tt.ptr<f16>, #blocked1>, tensor<1x64xi32, #blocked1>
    %69 = tt.broadcast %68 : tensor<1x64x!tt.ptr<f16>, #blocked1> -> tensor<64x64x!tt.ptr<f16>, #blocked1>
    %70 = tt.addptr %69, %57 : tensor<64x64x!tt.ptr<f16>, #blocked1>, tensor<64x64xi32, #blocked1>
    %71 = tt.broadcast %66 : tensor<1x64xi1, #blocked1> -> tensor<64x64xi1, #blocked1>
    %72 = ttg.memdesc_index %62[%c0_i32] : !ttg.memdesc<2x64x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared1, #smem, mutable>
    %73 = tt.splat %64 : i1 -> tensor<64x64xi1, #blocked1>
    %74 = arith.andi %73, %71 : tensor<64x64xi1, #blocked1>
    %75 = ttg.async_copy_global_to_local %70, %72 mask %74 other %cst_4 {contiguity = 8 : i32} : tensor<64x64x!tt.ptr<f16>, #blocked1> -> <64x64xf16, #shared1, #smem, mutable>
    %76 = ttg.async_commit_group tokens %75
    %77 = tt.expand_dims %17 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xi32, #blocked>
    %78 = arith.cmpi slt, %77, %59 : tensor<64x1xi32, #blocked>
    %79 = arith.muli %77, %cst_7 : tensor<64x1xi32, #blocked>
    %80 = tt.addptr %60, %79 : tensor<64x1x!tt.ptr<f16>, #blocked>, tensor<64x1xi32, #blocked>
    %81 = tt.broadcast %80 : tensor<64x1x!tt.ptr<f16>, #blocked> -> tensor<64x64x!tt.ptr<f16>, #blocked>
    %82 = tt.addptr %81, %61 : tensor<64x64x!tt.ptr<f16>, #blocked>, tensor<64x64xi32, #blocked>
    %83 = tt.broadcast %78 : tensor<64x1xi1, #blocked> -> tensor<64x64xi1, #blocked>
    %84 = ttg.memdesc_index %63[%c0_i32] : !ttg.memdesc<2x64x64xf16, #shared2, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared2, #smem, mutable>
    %85 = tt.splat %64 : i1 -> tensor<64x64xi1, #blocked>
    %86 = arith.andi %85, %83 : tensor<64x64xi1, #blocked>
    ttg.barrier local
    %87 = ttg.async_copy_global_to_local %82, %84 mask %86 other %cst_3 {contiguity = 8 : i32} : tensor<64x64x!tt.ptr<f16>, #blocked> -> <64x64xf16, #shared2, #smem, mutable>
    %88 = ttg.async_commit_group tokens %87
    %89 = arith.subi %6, %c64_i32 : i32
    cf.br ^bb1(%c0_i32, %cst_1, %cst_0, %cst_2, %c0_i32, %76, %88, %72, %84 : i32, tensor<128x64xf32, #mma>, tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>, tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>, i32, !ttg.async.token, !ttg.async.token, !ttg.memdesc<64x64xf16, #shared1, #smem, mutable>, !ttg.memdesc<64x64xf16, #shared2, #smem, mutable>)
  ^bb1(%90: i32, %91: tensor<128x64xf32, #mma>, %92: tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>, %93: tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>, %94: i32, %95: !ttg.async.token, %96: !ttg.async.token, %97: !ttg.memdesc<64x64xf16, #shared1, #smem, mutable>, %98: !ttg.memdesc<64x64xf16, #shared2, #smem, mutable>):  // 2 preds: ^bb0, ^bb2
    %99 = arith.cmpi slt, %90, %89 : i32
    cf.cond_br %99, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %100 = amdg.async_wait %95, %96 {num_inst = 0 : i32, ttg.num_commit_groups = 0 : i32}
    ttg.barrier local
    %101 = arith.addi %94, %c1_i32 : i32
    %102 = arith.cmpi slt, %101, %c2_i32 : i32
    %103 = arith.select %102, %101, %c0_i32 : i32
    %104 = arith.addi %90, %c64_i32 : i32
    %105 = tt.splat %104 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %106 = tt.splat %104 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %107 = arith.addi %105, %16 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %108 = arith.addi %106, %17 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %109 = tt.expand_dims %107 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x64xi32, #blocked1>
    %110 = arith.cmpi slt, %109, %53 : tensor<1x64xi32, #blocked1>
    %111 = arith.muli %109, %cst_6 : tensor<1x64xi32, #blocked1>
    %112 = tt.addptr %54, %111 : tensor<1x64x!tt.ptr<f16>, #blocked1>, tensor<1x64xi32, #blocked1>
    %113 = tt.broadcast %112 : tensor<1x64x!tt.ptr<f16>, #blocked1> -> tensor<64x64x!tt.ptr<f16>, #blocked1>
    %114 = tt.addptr %113, %57 : tensor<64x64x!tt.ptr<f16>, #blocked1>, tensor<64x64xi32, #blocked1>
    %115 = tt.broadcast %110 : tensor<1x64xi1, #blocked1> -> tensor<64x64xi1, #blocked1>
    %116 = ttg.memdesc_index %62[%103] : !ttg.memdesc<2x64x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared1, #smem, mutable>
    %117 = ttg.async_copy_global_to_local %114, %116 mask %115 other %cst_4 {contiguity = 8 : i32} : tensor<64x64x!tt.ptr<f16>, #blocked1> -> <64x64xf16, #shared1, #smem, mutable>
    %118 = ttg.async_commit_group tokens %117
    ttg.barrier local
    %119 = ttg.local_load %97 token %100 : !ttg.memdesc<64x64xf16, #shared1, #smem, mutable> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
    %120 = tt.dot %50, %119, %cst_1 : tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<128x64xf32, #mma>
    %121 = arith.mulf %120, %58 : tensor<128x64xf32, #mma>
    %122 = "tt.reduce"(%121) <{axis = 1 : i32}> ({
    ^bb0(%arg7: f32, %arg8: f32):
      %339 = arith.maxnumf %arg7, %arg8 : f32
      tt.reduce.return %339 : f32
    }) : (tensor<128x64xf32, #mma>) -> tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %123 = arith.maxnumf %93, %122 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %124 = tt.expand_dims %123 {axis = 1 : i32} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<128x1xf32, #mma>
    %125 = tt.broadcast %124 : tensor<128x1xf32, #mma> -> tensor<128x64xf32, #mma>
    %126 = arith.subf %121, %125 : tensor<128x64xf32, #mma>
    %127 = math.exp2 %126 : tensor<128x64xf32, #mma>
    %128 = arith.subf %93, %123 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %129 = math.exp2 %128 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %130 = arith.mulf %92, %129 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %131 = "tt.reduce"(%127) <{axis = 1 : i32}> ({
    ^bb0(%arg7: f32, %arg8: f32):
      %339 = arith.addf %arg7, %arg8 : f32
      tt.reduce.return %339 : f32
    }) : (tensor<128x64xf32, #mma>) -> tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %132 = arith.addf %130, %131 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %133 = tt.expand_dims %108 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xi32, #blocked>
    %134 = arith.cmpi slt, %133, %59 : tensor<64x1xi32, #blocked>
    %135 = arith.muli %133, %cst_7 : tensor<64x1xi32, #blocked>
    %136 = tt.addptr %60, %135 : tensor<64x1x!tt.ptr<f16>, #blocked>, tensor<64x1xi32, #blocked>
    %137 = tt.broadcast %136 : tensor<64x1x!tt.ptr<f16>, #blocked> -> tensor<64x64x!tt.ptr<f16>, #blocked>
    %138 = tt.addptr %137, %61 : tensor<64x64x!tt.ptr<f16>, #blocked>, tensor<64x64xi32, #blocked>
    %139 = tt.broadcast %134 : tensor<64x1xi1, #blocked> -> tensor<64x64xi1, #blocked>
    %140 = ttg.memdesc_index %63[%103] : !ttg.memdesc<2x64x64xf16, #shared2, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared2, #smem, mutable>
    %141 = ttg.async_copy_global_to_local %138, %140 mask %139 other %cst_3 {contiguity = 8 : i32} : tensor<64x64x!tt.ptr<f16>, #blocked> -> <64x64xf16, #shared2, #smem, mutable>
    %142 = ttg.async_commit_group tokens %141
    ttg.barrier local
    %143 = ttg.local_load %98 token %100 : !ttg.memdesc<64x64xf16, #shared2, #smem, mutable> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
    %144 = arith.truncf %127 : tensor<128x64xf32, #mma> to tensor<128x64xf16, #mma>
    %145 = tt.expand_dims %129 {axis = 1 : i32} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<128x1xf32, #mma>
    %146 = tt.broadcast %145 : tensor<128x1xf32, #mma> -> tensor<128x64xf32, #mma>
    %147 = arith.mulf %91, %146 : tensor<128x64xf32, #mma>
    %148 = ttg.convert_layout %144 : tensor<128x64xf16, #mma> -> tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>
    %149 = tt.dot %148, %143, %147 : tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<128x64xf32, #mma>
    %150 = arith.addi %90, %c64_i32 : i32
    cf.br ^bb1(%150, %149, %132, %123, %103, %118, %142, %116, %140 : i32, tensor<128x64xf32, #mma>, tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>, tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>, i32, !ttg.async.token, !ttg.async.token, !ttg.memdesc<64x64xf16, #shared1, #smem, mutable>, !ttg.memdesc<64x64xf16, #shared2, #smem, mutable>)
  ^bb3:  // pred: ^bb1
    %151 = arith.addi %6, %c63_i32 : i32
    %152 = arith.divsi %151, %c64_i32 : i32
    %153 = arith.cmpi sge, %152, %c1_i32 : i32
    %154 = amdg.async_wait %95, %96 {num_inst = 0 : i32, ttg.num_commit_groups = 0 : i32}
    ttg.barrier local
    %155 = ttg.local_load %97 token %154 : !ttg.memdesc<64x64xf16, #shared1, #smem, mutable> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
    cf.cond_br %153, ^bb4, ^bb5(%cst_1 : tensor<128x64xf32, #mma>)
  ^bb4:  // pred: ^bb3
    %156 = tt.dot %50, %155, %cst_1 : tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<128x64xf32, #mma>
    cf.br ^bb5(%156 : tensor<128x64xf32, #mma>)
  ^bb5(%157: tensor<128x64xf32, #mma>):  // 2 preds: ^bb3, ^bb4
    %158 = arith.mulf %157, %58 : tensor<128x64xf32, #mma>
    %159 = "tt.reduce"(%158) <{axis = 1 : i32}> ({
    ^bb0(%arg7: f32, %arg8: f32):
      %339 = arith.maxnumf %arg7, %arg8 : f32
      tt.reduce.return %339 : f32
    }) : (tensor<128x64xf32, #mma>) -> tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %160 = arith.maxnumf %93, %159 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %161 = tt.expand_dims %160 {axis = 1 : i32} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<128x1xf32, #mma>
    %162 = tt.broadcast %161 : tensor<128x1xf32, #mma> -> tensor<128x64xf32, #mma>
    %163 = arith.subf %158, %162 : tensor<128x64xf32, #mma>
    %164 = math.exp2 %163 : tensor<128x64xf32, #mma>
    %165 = arith.subf %93, %160 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %166 = math.exp2 %165 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %167 = arith.mulf %92, %166 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %168 = "tt.reduce"(%164) <{axis = 1 : i32}> ({
    ^bb0(%arg7: f32, %arg8: f32):
      %339 = arith.addf %arg7, %arg8 : f32
      tt.reduce.return %339 : f32
    }) : (tensor<128x64xf32, #mma>) -> tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %169 = arith.addf %167, %168 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %170 = ttg.local_load %98 token %154 : !ttg.memdesc<64x64xf16, #shared2, #smem, mutable> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
    %171 = arith.truncf %164 : tensor<128x64xf32, #mma> to tensor<128x64xf16, #mma>
    %172 = tt.expand_dims %166 {axis = 1 : i32} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<128x1xf32, #mma>
    %173 = tt.broadcast %172 : tensor<128x1xf32, #mma> -> tensor<128x64xf32, #mma>
    %174 = arith.mulf %91, %173 : tensor<128x64xf32, #mma>
    %175 = ttg.convert_layout %171 : tensor<128x64xf16, #mma> -> tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>
    cf.cond_br %153, ^bb6, ^bb7(%174 : tensor<128x64xf32, #mma>)
  ^bb6:  // pred: ^bb5
    %176 = tt.dot %175, %170, %174 : tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<128x64xf32, #mma>
    cf.br ^bb7(%176 : tensor<128x64xf32, #mma>)
  ^bb7(%177: tensor<128x64xf32, #mma>):  // 2 preds: ^bb5, ^bb6
    %178 = arith.select %153, %177, %91 : tensor<128x64xf32, #mma>
    %179 = arith.select %153, %169, %92 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %180 = arith.select %153, %160, %93 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    ttg.local_dealloc %63 : !ttg.memdesc<2x64x64xf16, #shared2, #smem, mutable>
    ttg.local_dealloc %62 : !ttg.memdesc<2x64x64xf16, #shared1, #smem, mutable>
    %181 = arith.addi %0, %c1_i32 : i32
    %182 = arith.muli %181, %c128_i32 : i32
    %183 = tt.broadcast %19 : tensor<128x1xi32, #mma> -> tensor<128x64xi32, #mma>
    %184 = ttg.local_alloc {allocation.offset = 18400 : i32} : () -> !ttg.memdesc<2x64x64xf16, #shared1, #smem, mutable>
    %185 = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<2x64x64xf16, #shared2, #smem, mutable>
    %186 = arith.cmpi slt, %6, %182 : i32
    %187 = tt.splat %6 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %188 = tt.splat %6 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %189 = arith.addi %187, %16 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %190 = arith.addi %188, %17 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %191 = tt.expand_dims %189 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x64xi32, #blocked1>
    %192 = arith.cmpi slt, %191, %53 : tensor<1x64xi32, #blocked1>
    %193 = arith.muli %191, %cst_6 : tensor<1x64xi32, #blocked1>
    %194 = tt.addptr %54, %193 : tensor<1x64x!tt.ptr<f16>, #blocked1>, tensor<1x64xi32, #blocked1>
    %195 = tt.broadcast %194 : tensor<1x64x!tt.ptr<f16>, #blocked1> -> tensor<64x64x!tt.ptr<f16>, #blocked1>
    %196 = tt.addptr %195, %57 : tensor<64x64x!tt.ptr<f16>, #blocked1>, tensor<64x64xi32, #blocked1>
    %197 = tt.broadcast %192 : tensor<1x64xi1, #blocked1> -> tensor<64x64xi1, #blocked1>
    %198 = ttg.memdesc_index %184[%c0_i32] : !ttg.memdesc<2x64x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared1, #smem, mutable>
    %199 = tt.splat %186 : i1 -> tensor<64x64xi1, #blocked1>
    %200 = arith.andi %199, %197 : tensor<64x64xi1, #blocked1>
    ttg.barrier local
    %201 = ttg.async_copy_global_to_local %196, %198 mask %200 other %cst_4 {contiguity = 8 : i32} : tensor<64x64x!tt.ptr<f16>, #blocked1> -> <64x64xf16, #shared1, #smem, mutable>
    %202 = ttg.async_commit_group tokens %201
    %203 = tt.expand_dims %190 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xi32, #blocked>
    %204 = arith.cmpi slt, %203, %59 : tensor<64x1xi32, #blocked>
    %205 = arith.muli %203, %cst_7 : tensor<64x1xi32, #blocked>
    %206 = tt.addptr %60, %205 : tensor<64x1x!tt.ptr<f16>, #blocked>, tensor<64x1xi32, #blocked>
    %207 = tt.broadcast %206 : tensor<64x1x!tt.ptr<f16>, #blocked> -> tensor<64x64x!tt.ptr<f16>, #blocked>
    %208 = tt.addptr %207, %61 : tensor<64x64x!tt.ptr<f16>, #blocked>, tensor<64x64xi32, #blocked>
    %209 = tt.broadcast %204 : tensor<64x1xi1, #blocked> -> tensor<64x64xi1, #blocked>
    %210 = ttg.memdesc_index %185[%c0_i32] : !ttg.memdesc<2x64x64xf16, #shared2, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared2, #smem, mutable>
    %211 = tt.splat %186 : i1 -> tensor<64x64xi1, #blocked>
    %212 = arith.andi %211, %209 : tensor<64x64xi1, #blocked>
    %213 = ttg.async_copy_global_to_local %208, %210 mask %212 other %cst_3 {contiguity = 8 : i32} : tensor<64x64x!tt.ptr<f16>, #blocked> -> <64x64xf16, #shared2, #smem, mutable>
    %214 = ttg.async_commit_group tokens %213
    %215 = arith.subi %182, %c64_i32 : i32
    cf.br ^bb8(%6, %178, %179, %180, %c0_i32, %202, %214, %198, %210 : i32, tensor<128x64xf32, #mma>, tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>, tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>, i32, !ttg.async.token, !ttg.async.token, !ttg.memdesc<64x64xf16, #shared1, #smem, mutable>, !ttg.memdesc<64x64xf16, #shared2, #smem, mutable>)
  ^bb8(%216: i32, %217: tensor<128x64xf32, #mma>, %218: tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>, %219: tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>, %220: i32, %221: !ttg.async.token, %222: !ttg.async.token, %223: !ttg.memdesc<64x64xf16, #shared1, #smem, mutable>, %224: !ttg.memdesc<64x64xf16, #shared2, #smem, mutable>):  // 2 preds: ^bb7, ^bb9
    %225 = arith.cmpi slt, %216, %215 : i32
    cf.cond_br %225, ^bb9, ^bb10
  ^bb9:  // pred: ^bb8
    %226 = amdg.async_wait %221, %222 {num_inst = 0 : i32, ttg.num_commit_groups = 0 : i32}
    ttg.barrier local
    %227 = arith.addi %220, %c1_i32 : i32
    %228 = arith.cmpi slt, %227, %c2_i32 : i32
    %229 = arith.select %228, %227, %c0_i32 : i32
    %230 = arith.addi %216, %c64_i32 : i32
    %231 = tt.splat %230 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %232 = tt.splat %216 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %233 = tt.splat %230 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %234 = arith.addi %231, %16 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %235 = arith.addi %232, %18 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %236 = arith.addi %233, %17 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %237 = tt.expand_dims %234 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x64xi32, #blocked1>
    %238 = tt.expand_dims %235 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma}>> -> tensor<1x64xi32, #mma>
    %239 = arith.cmpi slt, %237, %53 : tensor<1x64xi32, #blocked1>
    %240 = arith.muli %237, %cst_6 : tensor<1x64xi32, #blocked1>
    %241 = tt.addptr %54, %240 : tensor<1x64x!tt.ptr<f16>, #blocked1>, tensor<1x64xi32, #blocked1>
    %242 = tt.broadcast %241 : tensor<1x64x!tt.ptr<f16>, #blocked1> -> tensor<64x64x!tt.ptr<f16>, #blocked1>
    %243 = tt.addptr %242, %57 : tensor<64x64x!tt.ptr<f16>, #blocked1>, tensor<64x64xi32, #blocked1>
    %244 = tt.broadcast %239 : tensor<1x64xi1, #blocked1> -> tensor<64x64xi1, #blocked1>
    %245 = ttg.memdesc_index %184[%229] : !ttg.memdesc<2x64x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared1, #smem, mutable>
    %246 = ttg.async_copy_global_to_local %243, %245 mask %244 other %cst_4 {contiguity = 8 : i32} : tensor<64x64x!tt.ptr<f16>, #blocked1> -> <64x64xf16, #shared1, #smem, mutable>
    %247 = ttg.async_commit_group tokens %246
    ttg.barrier local
    %248 = ttg.local_load %223 token %226 : !ttg.memdesc<64x64xf16, #shared1, #smem, mutable> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
    %249 = tt.dot %50, %248, %cst_1 : tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<128x64xf32, #mma>
    %250 = arith.mulf %249, %58 : tensor<128x64xf32, #mma>
    %251 = tt.broadcast %238 : tensor<1x64xi32, #mma> -> tensor<128x64xi32, #mma>
    %252 = arith.cmpi sge, %183, %251 : tensor<128x64xi32, #mma>
    %253 = arith.select %252, %250, %cst : tensor<128x64xi1, #mma>, tensor<128x64xf32, #mma>
    %254 = "tt.reduce"(%253) <{axis = 1 : i32}> ({
    ^bb0(%arg7: f32, %arg8: f32):
      %339 = arith.maxnumf %arg7, %arg8 : f32
      tt.reduce.return %339 : f32
    }) : (tensor<128x64xf32, #mma>) -> tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %255 = arith.maxnumf %219, %254 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %256 = tt.expand_dims %255 {axis = 1 : i32} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<128x1xf32, #mma>
    %257 = tt.broadcast %256 : tensor<128x1xf32, #mma> -> tensor<128x64xf32, #mma>
    %258 = arith.subf %253, %257 : tensor<128x64xf32, #mma>
    %259 = math.exp2 %258 : tensor<128x64xf32, #mma>
    %260 = arith.subf %219, %255 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %261 = math.exp2 %260 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %262 = arith.mulf %218, %261 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %263 = "tt.reduce"(%259) <{axis = 1 : i32}> ({
    ^bb0(%arg7: f32, %arg8: f32):
      %339 = arith.addf %arg7, %arg8 : f32
      tt.reduce.return %339 : f32
    }) : (tensor<128x64xf32, #mma>) -> tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %264 = arith.addf %262, %263 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %265 = tt.expand_dims %236 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xi32, #blocked>
    %266 = arith.cmpi slt, %265, %59 : tensor<64x1xi32, #blocked>
    %267 = arith.muli %265, %cst_7 : tensor<64x1xi32, #blocked>
    %268 = tt.addptr %60, %267 : tensor<64x1x!tt.ptr<f16>, #blocked>, tensor<64x1xi32, #blocked>
    %269 = tt.broadcast %268 : tensor<64x1x!tt.ptr<f16>, #blocked> -> tensor<64x64x!tt.ptr<f16>, #blocked>
    %270 = tt.addptr %269, %61 : tensor<64x64x!tt.ptr<f16>, #blocked>, tensor<64x64xi32, #blocked>
    %271 = tt.broadcast %266 : tensor<64x1xi1, #blocked> -> tensor<64x64xi1, #blocked>
    %272 = ttg.memdesc_index %185[%229] : !ttg.memdesc<2x64x64xf16, #shared2, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared2, #smem, mutable>
    %273 = ttg.async_copy_global_to_local %270, %272 mask %271 other %cst_3 {contiguity = 8 : i32} : tensor<64x64x!tt.ptr<f16>, #blocked> -> <64x64xf16, #shared2, #smem, mutable>
    %274 = ttg.async_commit_group tokens %273
    ttg.barrier local
    %275 = ttg.local_load %224 token %226 : !ttg.memdesc<64x64xf16, #shared2, #smem, mutable> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
    %276 = arith.truncf %259 : tensor<128x64xf32, #mma> to tensor<128x64xf16, #mma>
    %277 = tt.expand_dims %261 {axis = 1 : i32} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<128x1xf32, #mma>
    %278 = tt.broadcast %277 : tensor<128x1xf32, #mma> -> tensor<128x64xf32, #mma>
    %279 = arith.mulf %217, %278 : tensor<128x64xf32, #mma>
    %280 = ttg.convert_layout %276 : tensor<128x64xf16, #mma> -> tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>
    %281 = tt.dot %280, %275, %279 : tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<128x64xf32, #mma>
    %282 = arith.addi %216, %c64_i32 : i32
    cf.br ^bb8(%282, %281, %264, %255, %229, %247, %274, %245, %272 : i32, tensor<128x64xf32, #mma>, tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>, tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>, i32, !ttg.async.token, !ttg.async.token, !ttg.memdesc<64x64xf16, #shared1, #smem, mutable>, !ttg.memdesc<64x64xf16, #shared2, #smem, mutable>)
  ^bb10:  // pred: ^bb8
    %283 = arith.subi %182, %6 : i32
    %284 = arith.addi %283, %c63_i32 : i32
    %285 = arith.divsi %284, %c64_i32 : i32
    %286 = arith.subi %285, %c1_i32 : i32
    %287 = arith.maxsi %286, %c0_i32 : i32
    %288 = arith.muli %287, %c64_i32 : i32
    %289 = arith.addi %6, %288 : i32
    %290 = arith.cmpi sge, %285, %c1_i32 : i32
    %291 = amdg.async_wait %221, %222 {num_inst = 0 : i32, ttg.num_commit_groups = 0 : i32}
    ttg.barrier local
    %292 = tt.splat %289 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %293 = arith.addi %292, %18 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %294 = tt.expand_dims %293 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma}>> -> tensor<1x64xi32, #mma>
    %295 = ttg.local_load %223 token %291 : !ttg.memdesc<64x64xf16, #shared1, #smem, mutable> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
    cf.cond_br %290, ^bb11, ^bb12(%cst_1 : tensor<128x64xf32, #mma>)
  ^bb11:  // pred: ^bb10
    %296 = tt.dot %50, %295, %cst_1 : tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<128x64xf32, #mma>
    cf.br ^bb12(%296 : tensor<128x64xf32, #mma>)
  ^bb12(%297: tensor<128x64xf32, #mma>):  // 2 preds: ^bb10, ^bb11
    %298 = arith.mulf %297, %58 : tensor<128x64xf32, #mma>
    %299 = tt.broadcast %294 : tensor<1x64xi32, #mma> -> tensor<128x64xi32, #mma>
    %300 = arith.cmpi sge, %183, %299 : tensor<128x64xi32, #mma>
    %301 = arith.select %300, %298, %cst : tensor<128x64xi1, #mma>, tensor<128x64xf32, #mma>
    %302 = "tt.reduce"(%301) <{axis = 1 : i32}> ({
    ^bb0(%arg7: f32, %arg8: f32):
      %339 = arith.maxnumf %arg7, %arg8 : f32
      tt.reduce.return %339 : f32
    }) : (tensor<128x64xf32, #mma>) -> tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %303 = arith.maxnumf %219, %302 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %304 = tt.expand_dims %303 {axis = 1 : i32} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<128x1xf32, #mma>
    %305 = tt.broadcast %304 : tensor<128x1xf32, #mma> -> tensor<128x64xf32, #mma>
    %306 = arith.subf %301, %305 : tensor<128x64xf32, #mma>
    %307 = math.exp2 %306 : tensor<128x64xf32, #mma>
    %308 = arith.subf %219, %303 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %309 = math.exp2 %308 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %310 = arith.mulf %218, %309 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %311 = "tt.reduce"(%307) <{axis = 1 : i32}> ({
    ^bb0(%arg7: f32, %arg8: f32):
      %339 = arith.addf %arg7, %arg8 : f32
      tt.reduce.return %339 : f32
    }) : (tensor<128x64xf32, #mma>) -> tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %312 = arith.addf %310, %311 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %313 = ttg.local_load %224 token %291 : !ttg.memdesc<64x64xf16, #shared2, #smem, mutable> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
    %314 = arith.truncf %307 : tensor<128x64xf32, #mma> to tensor<128x64xf16, #mma>
    %315 = tt.expand_dims %309 {axis = 1 : i32} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<128x1xf32, #mma>
    %316 = tt.broadcast %315 : tensor<128x1xf32, #mma> -> tensor<128x64xf32, #mma>
    %317 = arith.mulf %217, %316 : tensor<128x64xf32, #mma>
    %318 = ttg.convert_layout %314 : tensor<128x64xf16, #mma> -> tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>
    cf.cond_br %290, ^bb13, ^bb14(%317 : tensor<128x64xf32, #mma>)
  ^bb13:  // pred: ^bb12
    %319 = tt.dot %318, %313, %317 : tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<128x64xf32, #mma>
    cf.br ^bb14(%319 : tensor<128x64xf32, #mma>)
  ^bb14(%320: tensor<128x64xf32, #mma>):  // 2 preds: ^bb12, ^bb13
    %321 = arith.select %290, %320, %217 : tensor<128x64xf32, #mma>
    %322 = arith.select %290, %312, %218 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %323 = arith.select %290, %303, %219 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    ttg.local_dealloc %185 : !ttg.memdesc<2x64x64xf16, #shared2, #smem, mutable>
    ttg.local_dealloc %184 : !ttg.memdesc<2x64x64xf16, #shared1, #smem, mutable>
    %324 = tt.expand_dims %322 {axis = 1 : i32} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<128x1xf32, #mma>
    %325 = tt.broadcast %324 : tensor<128x1xf32, #mma> -> tensor<128x64xf32, #mma>
    %326 = arith.divf %321, %325 : tensor<128x64xf32, #mma>
    %327 = tt.splat %arg6 : i32 -> tensor<128xi32, #blocked2>
    %328 = arith.cmpi slt, %15, %327 : tensor<128xi32, #blocked2>
    %329 = arith.muli %1, %arg6 : i32
    %330 = tt.addptr %arg4, %329 : !tt.ptr<f32>, i32
    %331 = tt.splat %330 : !tt.ptr<f32> -> tensor<128x!tt.ptr<f32>, #blocked2>
    %332 = tt.addptr %331, %15 : tensor<128x!tt.ptr<f32>, #blocked2>, tensor<128xi32, #blocked2>
    %333 = math.log2 %322 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %334 = arith.addf %323, %333 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    ttg.barrier local
    %335 = ttg.convert_layout %334 {allocation.offset = 0 : i32, allocation.size = 512 : i32} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<128xf32, #blocked2>
    tt.store %332, %335, %328 : tensor<128x!tt.ptr<f32>, #blocked2>
    %336 = tt.splat %arg3 : !tt.ptr<f16> -> tensor<128x64x!tt.ptr<f16>, #mma>
    %337 = tt.addptr %336, %38 : tensor<128x64x!tt.ptr<f16>, #mma>, tensor<128x64xi64, #mma>
    %338 = arith.truncf %326 : tensor<128x64xf32, #mma> to tensor<128x64xf16, #mma>
    tt.store %337, %338, %46 : tensor<128x64x!tt.ptr<f16>, #mma>
    tt.return
  }
}

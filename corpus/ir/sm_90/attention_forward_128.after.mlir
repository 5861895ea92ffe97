#blocked = #ttg.blocked<{sizePerThread = [8, 1], threadsPerWarp = [16, 2], warpsPerCTA = [1, 8], order = [0, 1]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [2, 16], warpsPerCTA = [8, 1], order = [1, 0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [8], order = [0]}>
#mma = #ttg.nvidia_mma<{versionMajor = 3, versionMinor = 0, warpsPerCTA = [8, 1], instrShape = [16, 128, 16]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#shared1 = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = true, elementBitWidth = 16}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 8 : i32, ttg.shared = 163840 : i32, ttg.target = "cuda:90", ttg.tensor_memory_size = 0 : i32, "ttg.threads-per-warp" = 32 : i32, "ttg.total-num-warps" = 8 : i32, "ttng.two-ctas" = false} {
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
    %c2_i32 = arith.constant 2 : i32
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
    %36 = ttg.local_alloc %35 {allocation.offset = 131072 : i32} : (tensor<128x128xf16, #blocked1>) -> !ttg.memdesc<128x128xf16, #shared, #smem>
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
    %47 = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<2x128x128xf16, #shared1, #smem, mutable>
    %48 = ttg.local_alloc {allocation.offset = 65536 : i32} : () -> !ttg.memdesc<2x128x128xf16, #shared, #smem, mutable>
    %49 = arith.cmpi sgt, %6, %c0_i32 : i32
    %50 = tt.expand_dims %9 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x128xi32, #blocked>
    %51 = arith.cmpi slt, %50, %39 : tensor<1x128xi32, #blocked>
    %52 = arith.muli %50, %cst_6 : tensor<1x128xi32, #blocked>
    %53 = tt.addptr %40, %52 : tensor<1x128x!tt.ptr<f16>, #blocked>, tensor<1x128xi32, #blocked>
    %54 = tt.broadcast %53 : tensor<1x128x!tt.ptr<f16>, #blocked> -> tensor<128x128x!tt.ptr<f16>, #blocked>
    %55 = tt.addptr %54, %43 : tensor<128x128x!tt.ptr<f16>, #blocked>, tensor<128x128xi32, #blocked>
    %56 = tt.broadcast %51 : tensor<1x128xi1, #blocked> -> tensor<128x128xi1, #blocked>
    %57 = ttg.memdesc_index %47[%c0_i32] : !ttg.memdesc<2x128x128xf16, #shared1, #smem, mutable> -> !ttg.memdesc<128x128xf16, #shared1, #smem, mutable>
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
    %69 = ttg.memdesc_index %48[%c0_i32] : !ttg.memdesc<2x128x128xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x128xf16, #shared, #smem, mutable>
    %70 = tt.splat %49 : i1 -> tensor<128x128xi1, #blocked1>
    %71 = arith.andi %70, %68 : tensor<128x128xi1, #blocked1>
    %72 = ttg.async_copy_global_to_local %67, %69 mask %71 other %cst_4 {contiguity = 8 : i32} : tensor<128x128x!tt.ptr<f16>, #blocked1> -> <128x128xf16, #shared, #smem, mutable>
    %73 = ttg.async_commit_group tokens %72
    cf.br ^bb1(%c0_i32, %cst_1, %cst_0, %cst_2, %c0_i32, %c-1_i32, %61, %73 : i32, tensor<128x128xf32, #mma>, tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>, tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>, i32, i32, !ttg.async.token, !ttg.async.token)
  ^bb1(%74: i32, %75: tensor<128x128xf32, #mma>, %76: tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>, %77: tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>, %78: i32, %79: i32, %80: !ttg.async.token, %81: !ttg.async.token):  // 2 preds: ^bb0, ^bb2
    %82 = arith.cmpi slt, %74, %6 : i32
    cf.cond_br %82, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %83 = arith.subi %6, %c128_i32 : i32
    %84 = arith.cmpi slt, %74, %83 : i32
    %85 = arith.addi %79, %c1_i32 : i32
    %86 = arith.cmpi sge, %85, %c2_i32 : i32
    %87 = arith.select %86, %c0_i32, %85 : i32
    %88 = ttg.async_wait %80, %81 {num = 0 : i32}
    ttg.barrier local
    %89 = ttg.memdesc_index %47[%87] : !ttg.memdesc<2x128x128xf16, #shared1, #smem, mutable> -> !ttg.memdesc<128x128xf16, #shared1, #smem, mutable>
    ttng.fence_async_shared {bCluster = false}
    %90 = ttng.warp_group_dot %36, %89, %cst_1 {inputPrecision = 0 : i32, isAsync = true} : !ttg.memdesc<128x128xf16, #shared, #smem> * !ttg.memdesc<128x128xf16, #shared1, #smem, mutable> -> tensor<128x128xf32, #mma>
    %91:4 = ttng.warp_group_dot_wait %90, %36, %89, %75 {pendings = 0 : i32} : tensor<128x128xf32, #mma>, !ttg.memdesc<128x128xf16, #shared, #smem>, !ttg.memdesc<128x128xf16, #shared1, #smem, mutable>, tensor<128x128xf32, #mma>
    %92 = arith.mulf %91#0, %44 : tensor<128x128xf32, #mma>
    %93 = "tt.reduce"(%92) <{axis = 1 : i32}> ({
    ^bb0(%arg7: f32, %arg8: f32):
      %268 = arith.maxnumf %arg7, %arg8 : f32
      tt.reduce.return %268 : f32
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
      %268 = arith.addf %arg7, %arg8 : f32
      tt.reduce.return %268 : f32
    }) : (tensor<128x128xf32, #mma>) -> tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %103 = arith.addf %101, %102 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %104 = ttg.memdesc_index %48[%87] : !ttg.memdesc<2x128x128xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x128xf16, #shared, #smem, mutable>
    %105 = arith.truncf %98 : tensor<128x128xf32, #mma> to tensor<128x128xf16, #mma>
    %106 = tt.expand_dims %100 {axis = 1 : i32} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<128x1xf32, #mma>
    %107 = tt.broadcast %106 : tensor<128x1xf32, #mma> -> tensor<128x128xf32, #mma>
    %108 = arith.mulf %91#3, %107 : tensor<128x128xf32, #mma>
    %109 = ttg.convert_layout %105 : tensor<128x128xf16, #mma> -> tensor<128x128xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
    ttng.fence_async_shared {bCluster = false}
    %110 = ttng.warp_group_dot %109, %104, %108 {inputPrecision = 0 : i32, isAsync = true} : tensor<128x128xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>> * !ttg.memdesc<128x128xf16, #shared, #smem, mutable> -> tensor<128x128xf32, #mma>
    %111 = arith.addi %78, %c1_i32 : i32
    %112 = arith.cmpi sge, %111, %c2_i32 : i32
    %113 = arith.select %112, %c0_i32, %111 : i32
    %114 = arith.addi %74, %c128_i32 : i32
    %115 = tt.splat %114 : i32 -> tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %116 = tt.splat %114 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %117 = arith.addi %115, %9 : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %118 = arith.addi %116, %7 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %119 = tt.expand_dims %117 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x128xi32, #blocked>
    %120 = arith.cmpi slt, %119, %39 : tensor<1x128xi32, #blocked>
    %121 = arith.muli %119, %cst_6 : tensor<1x128xi32, #blocked>
    %122 = tt.addptr %40, %121 : tensor<1x128x!tt.ptr<f16>, #blocked>, tensor<1x128xi32, #blocked>
    %123 = tt.broadcast %122 : tensor<1x128x!tt.ptr<f16>, #blocked> -> tensor<128x128x!tt.ptr<f16>, #blocked>
    %124 = tt.addptr %123, %43 : tensor<128x128x!tt.ptr<f16>, #blocked>, tensor<128x128xi32, #blocked>
    %125 = tt.broadcast %120 : tensor<1x128xi1, #blocked> -> tensor<128x128xi1, #blocked>
    %126 = ttg.memdesc_index %47[%113] : !ttg.memdesc<2x128x128xf16, #shared1, #smem, mutable> -> !ttg.memdesc<128x128xf16, #shared1, #smem, mutable>
    %127 = tt.splat %84 : i1 -> tensor<128x128xi1, #blocked>
    %128 = arith.andi %127, %125 : tensor<128x128xi1, #blocked>
    %129 = ttg.async_copy_global_to_local %124, %126 mask %128 other %cst_3 {contiguity = 8 : i32} : tensor<128x128x!tt.ptr<f16>, #blocked> -> <128x128xf16, #shared1, #smem, mutable>
    %130 = ttg.async_commit_group tokens %129
    %131 = tt.expand_dims %118 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<128x1xi32, #blocked1>
    %132 = arith.cmpi slt, %131, %30 : tensor<128x1xi32, #blocked1>
    %133 = arith.muli %131, %cst_5 : tensor<128x1xi32, #blocked1>
    %134 = tt.addptr %45, %133 : tensor<128x1x!tt.ptr<f16>, #blocked1>, tensor<128x1xi32, #blocked1>
    %135 = tt.broadcast %134 : tensor<128x1x!tt.ptr<f16>, #blocked1> -> tensor<128x128x!tt.ptr<f16>, #blocked1>
    %136 = tt.addptr %135, %46 : tensor<128x128x!tt.ptr<f16>, #blocked1>, tensor<128x128xi32, #blocked1>
    %137 = tt.broadcast %132 : tensor<128x1xi1, #blocked1> -> tensor<128x128xi1, #blocked1>
    %138 = ttg.memdesc_index %48[%113] : !ttg.memdesc<2x128x128xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x128xf16, #shared, #smem, mutable>
    %139 = tt.splat %84 : i1 -> tensor<128x128xi1, #blocked1>
    %140 = arith.andi %139, %137 : tensor<128x128xi1, #blocked1>
    ttg.barrier local
    %141 = ttg.async_copy_global_to_local %136, %138 mask %140 other %cst_4 {contiguity = 8 : i32} : tensor<128x128x!tt.ptr<f16>, #blocked1> -> <128x128xf16, #shared, #smem, mutable>
    %142 = ttg.async_commit_group tokens %141
    %143 = arith.addi %74, %c128_i32 : i32
    cf.br ^bb1(%143, %110, %103, %94, %113, %87, %130, %142 : i32, tensor<128x128xf32, #mma>, tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>, tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>, i32, i32, !ttg.async.token, !ttg.async.token)
  ^bb3:  // pred: ^bb1
    %144 = ttng.warp_group_dot_wait %75 {pendings = 0 : i32, warpGroupLocal} : tensor<128x128xf32, #mma>
    %145 = ttg.async_wait {num = 0 : i32}
    ttg.barrier local
    ttg.local_dealloc %48 : !ttg.memdesc<2x128x128xf16, #shared, #smem, mutable>
    ttg.local_dealloc %47 : !ttg.memdesc<2x128x128xf16, #shared1, #smem, mutable>
    %146 = arith.addi %0, %c1_i32 : i32
    %147 = arith.muli %146, %c128_i32 : i32
    %148 = tt.broadcast %19 : tensor<128x1xi32, #mma> -> tensor<128x128xi32, #mma>
    %149 = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<2x128x128xf16, #shared1, #smem, mutable>
    %150 = ttg.local_alloc {allocation.offset = 65536 : i32} : () -> !ttg.memdesc<2x128x128xf16, #shared, #smem, mutable>
    %151 = arith.cmpi slt, %6, %147 : i32
    %152 = tt.splat %6 : i32 -> tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %153 = arith.addi %152, %9 : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %154 = tt.expand_dims %153 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x128xi32, #blocked>
    %155 = arith.cmpi slt, %154, %39 : tensor<1x128xi32, #blocked>
    %156 = arith.muli %154, %cst_6 : tensor<1x128xi32, #blocked>
    %157 = tt.addptr %40, %156 : tensor<1x128x!tt.ptr<f16>, #blocked>, tensor<1x128xi32, #blocked>
    %158 = tt.broadcast %157 : tensor<1x128x!tt.ptr<f16>, #blocked> -> tensor<128x128x!tt.ptr<f16>, #blocked>
    %159 = tt.addptr %158, %43 : tensor<128x128x!tt.ptr<f16>, #blocked>, tensor<128x128xi32, #blocked>
    %160 = tt.broadcast %155 : tensor<1x128xi1, #blocked> -> tensor<128x128xi1, #blocked>
    %161 = ttg.memdesc_index %149[%c0_i32] : !ttg.memdesc<2x128x128xf16, #shared1, #smem, mutable> -> !ttg.memdesc<128x128xf16, #shared1, #smem, mutable>
    %162 = tt.splat %151 : i1 -> tensor<128x128xi1, #blocked>
    %163 = arith.andi %162, %160 : tensor<128x128xi1, #blocked>
    %164 = ttg.async_copy_global_to_local %159, %161 mask %163 other %cst_3 {contiguity = 8 : i32} : tensor<128x128x!tt.ptr<f16>, #blocked> -> <128x128xf16, #shared1, #smem, mutable>
    %165 = ttg.async_commit_group tokens %164
    %166 = tt.addptr %45, %20 : tensor<128x1x!tt.ptr<f16>, #blocked1>, tensor<128x1xi32, #blocked1>
    %167 = tt.broadcast %166 : tensor<128x1x!tt.ptr<f16>, #blocked1> -> tensor<128x128x!tt.ptr<f16>, #blocked1>
    %168 = tt.addptr %167, %46 : tensor<128x128x!tt.ptr<f16>, #blocked1>, tensor<128x128xi32, #blocked1>
    %169 = ttg.memdesc_index %150[%c0_i32] : !ttg.memdesc<2x128x128xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x128xf16, #shared, #smem, mutable>
    %170 = tt.splat %151 : i1 -> tensor<128x128xi1, #blocked1>
    %171 = arith.andi %170, %34 : tensor<128x128xi1, #blocked1>
    %172 = ttg.async_copy_global_to_local %168, %169 mask %171 other %cst_4 {contiguity = 8 : i32} : tensor<128x128x!tt.ptr<f16>, #blocked1> -> <128x128xf16, #shared, #smem, mutable>
    %173 = ttg.async_commit_group tokens %172
    cf.br ^bb4(%6, %144, %76, %77, %c0_i32, %c-1_i32, %165, %173 : i32, tensor<128x128xf32, #mma>, tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>, tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>, i32, i32, !ttg.async.token, !ttg.async.token)
  ^bb4(%174: i32, %175: tensor<128x128xf32, #mma>, %176: tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>, %177: tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>, %178: i32, %179: i32, %180: !ttg.async.token, %181: !ttg.async.token):  // 2 preds: ^bb3, ^bb5
    %182 = arith.cmpi slt, %174, %147 : i32
    cf.cond_br %182, ^bb5, ^bb6
  ^bb5:  // pred: ^bb4
    %183 = arith.subi %147, %c128_i32 : i32
    %184 = arith.cmpi slt, %174, %183 : i32
    %185 = arith.addi %179, %c1_i32 : i32
    %186 = arith.cmpi sge, %185, %c2_i32 : i32
    %187 = arith.select %186, %c0_i32, %185 : i32
    %188 = tt.splat %174 : i32 -> tensor<128xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %189 = arith.addi %188, %10 : tensor<128xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %190 = tt.expand_dims %189 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #mma}>> -> tensor<1x128xi32, #mma>
    %191 = ttg.async_wait %180, %181 {num = 0 : i32}
    ttg.barrier local
    %192 = ttg.memdesc_index %149[%187] : !ttg.memdesc<2x128x128xf16, #shared1, #smem, mutable> -> !ttg.memdesc<128x128xf16, #shared1, #smem, mutable>
    ttng.fence_async_shared {bCluster = false}
    %193 = ttng.warp_group_dot %36, %192, %cst_1 {inputPrecision = 0 : i32, isAsync = true} : !ttg.memdesc<128x128xf16, #shared, #smem> * !ttg.memdesc<128x128xf16, #shared1, #smem, mutable> -> tensor<128x128xf32, #mma>
    %194:4 = ttng.warp_group_dot_wait %193, %36, %192, %175 {pendings = 0 : i32} : tensor<128x128xf32, #mma>, !ttg.memdesc<128x128xf16, #shared, #smem>, !ttg.memdesc<128x128xf16, #shared1, #smem, mutable>, tensor<128x128xf32, #mma>
    %195 = arith.mulf %194#0, %44 : tensor<128x128xf32, #mma>
    %196 = tt.broadcast %190 : tensor<1x128xi32, #mma> -> tensor<128x128xi32, #mma>
    %197 = arith.cmpi sge, %148, %196 : tensor<128x128xi32, #mma>
    %198 = arith.select %197, %195, %cst : tensor<128x128xi1, #mma>, tensor<128x128xf32, #mma>
    %199 = "tt.reduce"(%198) <{axis = 1 : i32}> ({
    ^bb0(%arg7: f32, %arg8: f32):
      %268 = arith.maxnumf %arg7, %arg8 : f32
      tt.reduce.return %268 : f32
    }) : (tensor<128x128xf32, #mma>) -> tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %200 = arith.maxnumf %177, %199 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %201 = tt.expand_dims %200 {axis = 1 : i32} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<128x1xf32, #mma>
    %202 = tt.broadcast %201 : tensor<128x1xf32, #mma> -> tensor<128x128xf32, #mma>
    %203 = arith.subf %198, %202 : tensor<128x128xf32, #mma>
    %204 = math.exp2 %203 : tensor<128x128xf32, #mma>
    %205 = arith.subf %177, %200 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %206 = math.exp2 %205 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %207 = arith.mulf %176, %206 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %208 = "tt.reduce"(%204) <{axis = 1 : i32}> ({
    ^bb0(%arg7: f32, %arg8: f32):
      %268 = arith.addf %arg7, %arg8 : f32
      tt.reduce.return %268 : f32
    }) : (tensor<128x128xf32, #mma>) -> tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %209 = arith.addf %207, %208 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %210 = ttg.memdesc_index %150[%187] : !ttg.memdesc<2x128x128xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x128xf16, #shared, #smem, mutable>
    %211 = arith.truncf %204 : tensor<128x128xf32, #mma> to tensor<128x128xf16, #mma>
    %212 = tt.expand_dims %206 {axis = 1 : i32} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<128x1xf32, #mma>
    %213 = tt.broadcast %212 : tensor<128x1xf32, #mma> -> tensor<128x128xf32, #mma>
    %214 = arith.mulf %194#3, %213 : tensor<128x128xf32, #mma>
    %215 = ttg.convert_layout %211 : tensor<128x128xf16, #mma> -> tensor<128x128xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
    ttng.fence_async_shared {bCluster = false}
    %216 = ttng.warp_group_dot %215, %210, %214 {inputPrecision = 0 : i32, isAsync = true} : tensor<128x128xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>> * !ttg.memdesc<128x128xf16, #shared, #smem, mutable> -> tensor<128x128xf32, #mma>
    %217 = arith.addi %178, %c1_i32 : i32
    %218 = arith.cmpi sge, %217, %c2_i32 : i32
    %219 = arith.select %218, %c0_i32, %217 : i32
    %220 = arith.addi %174, %c128_i32 : i32
    %221 = tt.splat %220 : i32 -> tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %222 = tt.splat %220 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %223 = arith.addi %221, %9 : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %224 = arith.addi %222, %7 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %225 = tt.expand_dims %223 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x128xi32, #blocked>
    %226 = arith.cmpi slt, %225, %39 : tensor<1x128xi32, #blocked>
    %227 = arith.muli %225, %cst_6 : tensor<1x128xi32, #blocked>
    %228 = tt.addptr %40, %227 : tensor<1x128x!tt.ptr<f16>, #blocked>, tensor<1x128xi32, #blocked>
    %229 = tt.broadcast %228 : tensor<1x128x!tt.ptr<f16>, #blocked> -> tensor<128x128x!tt.ptr<f16>, #blocked>
    %230 = tt.addptr %229, %43 : tensor<128x128x!tt.ptr<f16>, #blocked>, tensor<128x128xi32, #blocked>
    %231 = tt.broadcast %226 : tensor<1x128xi1, #blocked> -> tensor<128x128xi1, #blocked>
    %232 = ttg.memdesc_index %149[%219] : !ttg.memdesc<2x128x128xf16, #shared1, #smem, mutable> -> !ttg.memdesc<128x128xf16, #shared1, #smem, mutable>
    %233 = tt.splat %184 : i1 -> tensor<128x128xi1, #blocked>
    %234 = arith.andi %233, %231 : tensor<128x128xi1, #blocked>
    %235 = ttg.async_copy_global_to_local %230, %232 mask %234 other %cst_3 {contiguity = 8 : i32} : tensor<128x128x!tt.ptr<f16>, #blocked> -> <128x128xf16, #shared1, #smem, mutable>
    %236 = ttg.async_commit_group tokens %235
    %237 = tt.expand_dims %224 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<128x1xi32, #blocked1>
    %238 = arith.cmpi slt, %237, %30 : tensor<128x1xi32, #blocked1>
    %239 = arith.muli %237, %cst_5 : tensor<128x1xi32, #blocked1>
    %240 = tt.addptr %45, %239 : tensor<128x1x!tt.ptr<f16>, #blocked1>, tensor<128x1xi32, #blocked1>
    %241 = tt.broadcast %240 : tensor<128x1x!tt.ptr<f16>, #blocked1> -> tensor<128x128x!tt.ptr<f16>, #blocked1>
    %242 = tt.addptr %241, %46 : tensor<128x128x!tt.ptr<f16>, #blocked1>, tensor<128x128xi32, #blocked1>
    %243 = tt.broadcast %238 : tensor<128x1xi1, #blocked1> -> tensor<128x128xi1, #blocked1>
    %244 = ttg.memdesc_index %150[%219] : !ttg.memdesc<2x128x128xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x128xf16, #shared, #smem, mutable>
    %245 = tt.splat %184 : i1 -> tensor<128x128xi1, #blocked1>
    %246 = arith.andi %245, %243 : tensor<128x128xi1, #blocked1>
    ttg.barrier local
    %247 = ttg.async_copy_global_to_local %242, %244 mask %246 other %cst_4 {contiguity = 8 : i32} : tensor<128x128x!tt.ptr<f16>, #blocked1> -> <128x128xf16, #shared, #smem, mutable>
    %248 = ttg.async_commit_group tokens %247
    %249 = arith.addi %174, %c128_i32 : i32
    cf.br ^bb4(%249, %216, %209, %200, %219, %187, %236, %248 : i32, tensor<128x128xf32, #mma>, tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>, tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>, i32, i32, !ttg.async.token, !ttg.async.token)
  ^bb6:  // pred: ^bb4
    %250 = ttng.warp_group_dot_wait %175 {pendings = 0 : i32, warpGroupLocal} : tensor<128x128xf32, #mma>
    %251 = ttg.async_wait {num = 0 : i32}
    ttg.barrier local
    ttg.local_dealloc %150 : !ttg.memdesc<2x128x128xf16, #shared, #smem, mutable>
    ttg.local_dealloc %149 : !ttg.memdesc<2x128x128xf16, #shared1, #smem, mutable>
    %252 = tt.expand_dims %176 {axis = 1 : i32} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<128x1xf32, #mma>
    %253 = tt.broadcast %252 : tensor<128x1xf32, #mma> -> tensor<128x128xf32, #mma>
    %254 = arith.divf %250, %253 : tensor<128x128xf32, #mma>
    %255 = tt.splat %arg6 : i32 -> tensor<128xi32, #blocked2>
    %256 = arith.cmpi slt, %17, %255 : tensor<128xi32, #blocked2>
    %257 = arith.muli %1, %arg6 : i32
    %258 = tt.addptr %arg4, %257 : !tt.ptr<f32>, i32
    %259 = tt.splat %258 : !tt.ptr<f32> -> tensor<128x!tt.ptr<f32>, #blocked2>
    %260 = tt.addptr %259, %17 : tensor<128x!tt.ptr<f32>, #blocked2>, tensor<128xi32, #blocked2>
    %261 = math.log2 %176 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %262 = arith.addf %177, %261 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %263 = ttg.convert_layout %262 {allocation.offset = 0 : i32, allocation.size = 512 : i32} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<128xf32, #blocked2>
    tt.store %260, %263, %256 : tensor<128x!tt.ptr<f32>, #blocked2>
    %264 = tt.splat %arg3 : !tt.ptr<f16> -> tensor<128x128x!tt.ptr<f16>, #blocked1>
    %265 = tt.addptr %264, %29 : tensor<128x128x!tt.ptr<f16>, #blocked1>, tensor<128x128xi64, #blocked1>
    %266 = arith.truncf %254 : tensor<128x128xf32, #mma> to tensor<128x128xf16, #mma>
    ttg.barrier local
    %267 = ttg.convert_layout %266 {allocation.offset = 0 : i32, allocation.size = 32768 : i32} : tensor<128x128xf16, #mma> -> tensor<128x128xf16, #blocked1>
    tt.store %265, %267, %34 : tensor<128x128x!tt.ptr<f16>, #blocked1>
    tt.return
  }
}

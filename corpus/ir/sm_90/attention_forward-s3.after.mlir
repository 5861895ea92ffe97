#blocked = #ttg.blocked<{sizePerThread = [8, 1], threadsPerWarp = [8, 4], warpsPerCTA = [1, 4], order = [0, 1]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
#mma = #ttg.nvidia_mma<{versionMajor = 3, versionMinor = 0, warpsPerCTA = [4, 1], instrShape = [16, 64, 16]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#shared1 = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = true, elementBitWidth = 16}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 57344 : i32, ttg.target = "cuda:90", ttg.tensor_memory_size = 0 : i32, "ttg.threads-per-warp" = 32 : i32, "ttg.total-num-warps" = 4 : i32, "ttng.two-ctas" = false} {
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
    %c-1_i32 = arith.constant -1 : i32
    %c1_i32 = arith.constant 1 : i32
    %c3_i32 = arith.constant 3 : i32
    %cst_6 = arith.constant dense<64> : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %cst_7 = arith.constant dense<64> : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %c128_i32 = arith.constant 128 : i32
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
    %31 = ttg.local_alloc %30 {allocation.offset = 49152 : i32} : (tensor<64x64xf16, #blocked1>) -> !ttg.memdesc<64x64xf16, #shared, #smem>
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
    %42 = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<3x64x64xf16, #shared1, #smem, mutable>
    %43 = ttg.local_alloc {allocation.offset = 24576 : i32} : () -> !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable>
    %44 = arith.cmpi sgt, %arg6, %c0_i32 : i32
    %45 = tt.expand_dims %8 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x64xi32, #blocked>
    %46 = arith.cmpi slt, %45, %34 : tensor<1x64xi32, #blocked>
    %47 = arith.muli %45, %cst_5 : tensor<1x64xi32, #blocked>
    %48 = tt.addptr %35, %47 : tensor<1x64x!tt.ptr<f16>, #blocked>, tensor<1x64xi32, #blocked>
    %49 = tt.broadcast %48 : tensor<1x64x!tt.ptr<f16>, #blocked> -> tensor<64x64x!tt.ptr<f16>, #blocked>
    %50 = tt.addptr %49, %38 : tensor<64x64x!tt.ptr<f16>, #blocked>, tensor<64x64xi32, #blocked>
    %51 = tt.broadcast %46 : tensor<1x64xi1, #blocked> -> tensor<64x64xi1, #blocked>
    %52 = ttg.memdesc_index %42[%c0_i32] : !ttg.memdesc<3x64x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared1, #smem, mutable>
    %53 = tt.splat %44 : i1 -> tensor<64x64xi1, #blocked>
    %54 = arith.andi %53, %51 : tensor<64x64xi1, #blocked>
    %55 = ttg.async_copy_global_to_local %50, %52 mask %54 other %cst_2 {contiguity = 8 : i32} : tensor<64x64x!tt.ptr<f16>, #blocked> -> <64x64xf16, #shared1, #smem, mutable>
    %56 = ttg.async_commit_group tokens %55
    %57 = tt.expand_dims %7 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<64x1xi32, #blocked1>
    %58 = arith.cmpi slt, %57, %25 : tensor<64x1xi32, #blocked1>
    %59 = arith.muli %57, %cst_4 : tensor<64x1xi32, #blocked1>
    %60 = tt.addptr %40, %59 : tensor<64x1x!tt.ptr<f16>, #blocked1>, tensor<64x1xi32, #blocked1>
    %61 = tt.broadcast %60 : tensor<64x1x!tt.ptr<f16>, #blocked1> -> tensor<64x64x!tt.ptr<f16>, #blocked1>
    %62 = tt.addptr %61, %41 : tensor<64x64x!tt.ptr<f16>, #blocked1>, tensor<64x64xi32, #blocked1>
    %63 = tt.broadcast %58 : tensor<64x1xi1, #blocked1> -> tensor<64x64xi1, #blocked1>
    %64 = ttg.memdesc_index %43[%c0_i32] : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    %65 = tt.splat %44 : i1 -> tensor<64x64xi1, #blocked1>
    %66 = arith.andi %65, %63 : tensor<64x64xi1, #blocked1>
    %67 = ttg.async_copy_global_to_local %62, %64 mask %66 other %cst_3 {contiguity = 8 : i32} : tensor<64x64x!tt.ptr<f16>, #blocked1> -> <64x64xf16, #shared, #smem, mutable>
    %68 = ttg.async_commit_group tokens %67
    %69 = arith.cmpi sgt, %arg6, %c64_i32 : i32
    %70 = arith.addi %8, %cst_6 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %71 = arith.addi %7, %cst_7 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %72 = tt.expand_dims %70 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x64xi32, #blocked>
    %73 = arith.cmpi slt, %72, %34 : tensor<1x64xi32, #blocked>
    %74 = arith.muli %72, %cst_5 : tensor<1x64xi32, #blocked>
    %75 = tt.addptr %35, %74 : tensor<1x64x!tt.ptr<f16>, #blocked>, tensor<1x64xi32, #blocked>
    %76 = tt.broadcast %75 : tensor<1x64x!tt.ptr<f16>, #blocked> -> tensor<64x64x!tt.ptr<f16>, #blocked>
    %77 = tt.addptr %76, %38 : tensor<64x64x!tt.ptr<f16>, #blocked>, tensor<64x64xi32, #blocked>
    %78 = tt.broadcast %73 : tensor<1x64xi1, #blocked> -> tensor<64x64xi1, #blocked>
    %79 = ttg.memdesc_index %42[%c1_i32] : !ttg.memdesc<3x64x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared1, #smem, mutable>
    %80 = tt.splat %69 : i1 -> tensor<64x64xi1, #blocked>
    %81 = arith.andi %80, %78 : tensor<64x64xi1, #blocked>
    %82 = ttg.async_copy_global_to_local %77, %79 mask %81 other %cst_2 {contiguity = 8 : i32} : tensor<64x64x!tt.ptr<f16>, #blocked> -> <64x64xf16, #shared1, #smem, mutable>
    %83 = ttg.async_commit_group tokens %82
    %84 = tt.expand_dims %71 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<64x1xi32, #blocked1>
    %85 = arith.cmpi slt, %84, %25 : tensor<64x1xi32, #blocked1>
    %86 = arith.muli %84, %cst_4 : tensor<64x1xi32, #blocked1>
    %87 = tt.addptr %40, %86 : tensor<64x1x!tt.ptr<f16>, #blocked1>, tensor<64x1xi32, #blocked1>
    %88 = tt.broadcast %87 : tensor<64x1x!tt.ptr<f16>, #blocked1> -> tensor<64x64x!tt.ptr<f16>, #blocked1>
    %89 = tt.addptr %88, %41 : tensor<64x64x!tt.ptr<f16>, #blocked1>, tensor<64x64xi32, #blocked1>
    %90 = tt.broadcast %85 : tensor<64x1xi1, #blocked1> -> tensor<64x64xi1, #blocked1>
    %91 = ttg.memdesc_index %43[%c1_i32] : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    %92 = tt.splat %69 : i1 -> tensor<64x64xi1, #blocked1>
    %93 = arith.andi %92, %90 : tensor<64x64xi1, #blocked1>
    %94 = ttg.async_copy_global_to_local %89, %91 mask %93 other %cst_3 {contiguity = 8 : i32} : tensor<64x64x!tt.ptr<f16>, #blocked1> -> <64x64xf16, #shared, #smem, mutable>
    %95 = ttg.async_commit_group tokens %94
    cf.br ^bb1(%c0_i32, %cst_0, %cst, %cst_1, %c1_i32, %c-1_i32, %56, %83, %68, %95 : i32, tensor<64x64xf32, #mma>, tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>, tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>, i32, i32, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.async.token)
  ^bb1(%96: i32, %97: tensor<64x64xf32, #mma>, %98: tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>, %99: tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>, %100: i32, %101: i32, %102: !ttg.async.token, %103: !ttg.async.token, %104: !ttg.async.token, %105: !ttg.async.token):  // 2 preds: ^bb0, ^bb2
    %106 = arith.cmpi slt, %96, %arg6 : i32
    cf.cond_br %106, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %107 = arith.subi %arg6, %c128_i32 : i32
    %108 = arith.cmpi slt, %96, %107 : i32
    %109 = arith.addi %101, %c1_i32 : i32
    %110 = arith.cmpi sge, %109, %c3_i32 : i32
    %111 = arith.select %110, %c0_i32, %109 : i32
    %112 = ttg.async_wait %102, %104 {num = 2 : i32}
    ttg.barrier local
    %113 = ttg.memdesc_index %42[%111] : !ttg.memdesc<3x64x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared1, #smem, mutable>
    ttng.fence_async_shared {bCluster = false}
    %114 = ttng.warp_group_dot %31, %113, %cst_0 {inputPrecision = 0 : i32, isAsync = true} : !ttg.memdesc<64x64xf16, #shared, #smem> * !ttg.memdesc<64x64xf16, #shared1, #smem, mutable> -> tensor<64x64xf32, #mma>
    %115:4 = ttng.warp_group_dot_wait %114, %31, %113, %97 {pendings = 0 : i32} : tensor<64x64xf32, #mma>, !ttg.memdesc<64x64xf16, #shared, #smem>, !ttg.memdesc<64x64xf16, #shared1, #smem, mutable>, tensor<64x64xf32, #mma>
    %116 = arith.mulf %115#0, %39 : tensor<64x64xf32, #mma>
    %117 = "tt.reduce"(%116) <{axis = 1 : i32}> ({
    ^bb0(%arg7: f32, %arg8: f32):
      %186 = arith.maxnumf %arg7, %arg8 : f32
      tt.reduce.return %186 : f32
    }) : (tensor<64x64xf32, #mma>) -> tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %118 = arith.maxnumf %99, %117 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %119 = tt.expand_dims %118 {axis = 1 : i32} : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<64x1xf32, #mma>
    %120 = tt.broadcast %119 : tensor<64x1xf32, #mma> -> tensor<64x64xf32, #mma>
    %121 = arith.subf %116, %120 : tensor<64x64xf32, #mma>
    %122 = math.exp2 %121 : tensor<64x64xf32, #mma>
    %123 = arith.subf %99, %118 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %124 = math.exp2 %123 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %125 = arith.mulf %98, %124 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %126 = "tt.reduce"(%122) <{axis = 1 : i32}> ({
    ^bb0(%arg7: f32, %arg8: f32):
      %186 = arith.addf %arg7, %arg8 : f32
      tt.reduce.return %186 : f32
    }) : (tensor<64x64xf32, #mma>) -> tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %127 = arith.addf %125, %126 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %128 = ttg.memdesc_index %43[%111] : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    %129 = arith.truncf %122 : tensor<64x64xf32, #mma> to tensor<64x64xf16, #mma>
    %130 = tt.expand_dims %124 {axis = 1 : i32} : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<64x1xf32, #mma>
    %131 = tt.broadcast %130 : tensor<64x1xf32, #mma> -> tensor<64x64xf32, #mma>
    %132 = arith.mulf %115#3, %131 : tensor<64x64xf32, #mma>
    %133 = ttg.convert_layout %129 : tensor<64x64xf16, #mma> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
    ttng.fence_async_shared {bCluster = false}
    %134 = ttng.warp_group_dot %133, %128, %132 {inputPrecision = 0 : i32, isAsync = true} : tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>> * !ttg.memdesc<64x64xf16, #shared, #smem, mutable> -> tensor<64x64xf32, #mma>
    %135 = arith.addi %100, %c1_i32 : i32
    %136 = arith.cmpi sge, %135, %c3_i32 : i32
    %137 = arith.select %136, %c0_i32, %135 : i32
    %138 = arith.addi %96, %c128_i32 : i32
    %139 = tt.splat %138 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %140 = tt.splat %138 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %141 = arith.addi %139, %8 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %142 = arith.addi %140, %7 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %143 = tt.expand_dims %141 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x64xi32, #blocked>
    %144 = arith.cmpi slt, %143, %34 : tensor<1x64xi32, #blocked>
    %145 = arith.muli %143, %cst_5 : tensor<1x64xi32, #blocked>
    %146 = tt.addptr %35, %145 : tensor<1x64x!tt.ptr<f16>, #blocked>, tensor<1x64xi32, #blocked>
    %147 = tt.broadcast %146 : tensor<1x64x!tt.ptr<f16>, #blocked> -> tensor<64x64x!tt.ptr<f16>, #blocked>
    %148 = tt.addptr %147, %38 : tensor<64x64x!tt.ptr<f16>, #blocked>, tensor<64x64xi32, #blocked>
    %149 = tt.broadcast %144 : tensor<1x64xi1, #blocked> -> tensor<64x64xi1, #blocked>
    %150 = ttg.memdesc_index %42[%137] : !ttg.memdesc<3x64x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared1, #smem, mutable>
    %151 = tt.splat %108 : i1 -> tensor<64x64xi1, #blocked>
    %152 = arith.andi %151, %149 : tensor<64x64xi1, #blocked>
    ttg.barrier local
    %153 = ttg.async_copy_global_to_local %148, %150 mask %152 other %cst_2 {contiguity = 8 : i32} : tensor<64x64x!tt.ptr<f16>, #blocked> -> <64x64xf16, #shared1, #smem, mutable>
    %154 = ttg.async_commit_group tokens %153
    %155 = tt.expand_dims %142 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<64x1xi32, #blocked1>
    %156 = arith.cmpi slt, %155, %25 : tensor<64x1xi32, #blocked1>
    %157 = arith.muli %155, %cst_4 : tensor<64x1xi32, #blocked1>
    %158 = tt.addptr %40, %157 : tensor<64x1x!tt.ptr<f16>, #blocked1>, tensor<64x1xi32, #blocked1>
    %159 = tt.broadcast %158 : tensor<64x1x!tt.ptr<f16>, #blocked1> -> tensor<64x64x!tt.ptr<f16>, #blocked1>
    %160 = tt.addptr %159, %41 : tensor<64x64x!tt.ptr<f16>, #blocked1>, tensor<64x64xi32, #blocked1>
    %161 = tt.broadcast %156 : tensor<64x1xi1, #blocked1> -> tensor<64x64xi1, #blocked1>
    %162 = ttg.memdesc_index %43[%137] : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    %163 = tt.splat %108 : i1 -> tensor<64x64xi1, #blocked1>
    %164 = arith.andi %163, %161 : tensor<64x64xi1, #blocked1>
    %165 = ttg.async_copy_global_to_local %160, %162 mask %164 other %cst_3 {contiguity = 8 : i32} : tensor<64x64x!tt.ptr<f16>, #blocked1> -> <64x64xf16, #shared, #smem, mutable>
    %166 = ttg.async_commit_group tokens %165
    %167 = arith.addi %96, %c64_i32 : i32
    cf.br ^bb1(%167, %134, %127, %118, %137, %111, %103, %154, %105, %166 : i32, tensor<64x64xf32, #mma>, tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>, tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>, i32, i32, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.async.token)
  ^bb3:  // pred: ^bb1
    %168 = ttng.warp_group_dot_wait %97 {pendings = 0 : i32} : tensor<64x64xf32, #mma>
    %169 = ttg.async_wait {num = 0 : i32}
    ttg.barrier local
    ttg.local_dealloc %43 : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable>
    ttg.local_dealloc %42 : !ttg.memdesc<3x64x64xf16, #shared1, #smem, mutable>
    %170 = tt.expand_dims %98 {axis = 1 : i32} : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<64x1xf32, #mma>
    %171 = tt.broadcast %170 : tensor<64x1xf32, #mma> -> tensor<64x64xf32, #mma>
    %172 = arith.divf %168, %171 : tensor<64x64xf32, #mma>
    %173 = tt.splat %arg6 : i32 -> tensor<64xi32, #blocked2>
    %174 = arith.cmpi slt, %13, %173 : tensor<64xi32, #blocked2>
    %175 = arith.muli %1, %arg6 : i32
    %176 = tt.addptr %arg4, %175 : !tt.ptr<f32>, i32
    %177 = tt.splat %176 : !tt.ptr<f32> -> tensor<64x!tt.ptr<f32>, #blocked2>
    %178 = tt.addptr %177, %13 : tensor<64x!tt.ptr<f32>, #blocked2>, tensor<64xi32, #blocked2>
    %179 = math.log2 %98 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %180 = arith.addf %99, %179 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %181 = ttg.convert_layout %180 {allocation.offset = 0 : i32, allocation.size = 256 : i32} : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<64xf32, #blocked2>
    tt.store %178, %181, %174 : tensor<64x!tt.ptr<f32>, #blocked2>
    %182 = tt.splat %arg3 : !tt.ptr<f16> -> tensor<64x64x!tt.ptr<f16>, #blocked1>
    %183 = tt.addptr %182, %24 : tensor<64x64x!tt.ptr<f16>, #blocked1>, tensor<64x64xi64, #blocked1>
    %184 = arith.truncf %172 : tensor<64x64xf32, #mma> to tensor<64x64xf16, #mma>
    ttg.barrier local
    %185 = ttg.convert_layout %184 {allocation.offset = 0 : i32, allocation.size = 8192 : i32} : tensor<64x64xf16, #mma> -> tensor<64x64xf16, #blocked1>
    tt.store %183, %185, %29 : tensor<64x64x!tt.ptr<f16>, #blocked1>
    tt.return
  }
}

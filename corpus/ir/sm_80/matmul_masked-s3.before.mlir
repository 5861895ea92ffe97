#blocked = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [2, 16], warpsPerCTA = [4, 1], order = [1, 0]}>
#mma = #ttg.nvidia_mma<{versionMajor = 2, versionMinor = 0, warpsPerCTA = [1, 4], instrShape = [16, 8]}>
#shared = #ttg.swizzled_shared<{vec = 8, perPhase = 2, maxPhase = 4, order = [1, 0]}>
#shared1 = #ttg.swizzled_shared<{vec = 8, perPhase = 1, maxPhase = 8, order = [1, 0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 24576 : i32, ttg.target = "cuda:80", ttg.tensor_memory_size = 0 : i32, "ttg.threads-per-warp" = 32 : i32, "ttg.total-num-warps" = 4 : i32, "ttng.two-ctas" = false} {
  tt.func public @matmul_masked(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg3: i32 {tt.divisibility = 16 : i32}, %arg4: i32 {tt.divisibility = 16 : i32}, %arg5: i32 {tt.divisibility = 16 : i32}, %arg6: i32 {tt.divisibility = 16 : i32}, %arg7: i32 {tt.divisibility = 16 : i32}, %arg8: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<0.000000e+00> : tensor<64x128xf32, #mma>
    %cst_0 = arith.constant dense<0.00999999977> : tensor<64x128xf32, #mma>
    %c0_i32 = arith.constant 0 : i32
    %c1_i32 = arith.constant 1 : i32
    %c31_i32 = arith.constant 31 : i32
    %c32_i32 = arith.constant 32 : i32
    %c128_i32 = arith.constant 128 : i32
    %c64_i32 = arith.constant 64 : i32
    %cst_1 = arith.constant dense<0.000000e+00> : tensor<64x32xf16, #blocked>
    %cst_2 = arith.constant dense<0.000000e+00> : tensor<32x128xf16, #blocked1>
    %c-1_i32 = arith.constant -1 : i32
    %c2_i32 = arith.constant 2 : i32
    %cst_3 = arith.constant dense<32> : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %cst_4 = arith.constant dense<32> : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %0 = tt.get_program_id x : i32
    %1 = arith.muli %0, %c64_i32 : i32
    %2 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %3 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %4 = tt.splat %1 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %5 = tt.splat %1 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %6 = arith.addi %4, %2 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %7 = arith.addi %5, %3 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %8 = tt.get_program_id y : i32
    %9 = arith.muli %8, %c128_i32 : i32
    %10 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %11 = tt.splat %9 : i32 -> tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %12 = arith.addi %11, %10 : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %13 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %14 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %15 = arith.addi %arg5, %c31_i32 : i32
    %16 = arith.divsi %15, %c32_i32 : i32
    %17 = tt.expand_dims %6 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xi32, #blocked>
    %18 = tt.splat %arg3 : i32 -> tensor<64x1xi32, #blocked>
    %19 = arith.cmpi slt, %17, %18 : tensor<64x1xi32, #blocked>
    %20 = tt.expand_dims %13 {axis = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x32xi32, #blocked>
    %21 = tt.broadcast %19 : tensor<64x1xi1, #blocked> -> tensor<64x32xi1, #blocked>
    %22 = tt.splat %arg6 : i32 -> tensor<64x1xi32, #blocked>
    %23 = arith.muli %17, %22 : tensor<64x1xi32, #blocked>
    %24 = tt.splat %arg0 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked>
    %25 = tt.addptr %24, %23 : tensor<64x1x!tt.ptr<f16>, #blocked>, tensor<64x1xi32, #blocked>
    %26 = tt.broadcast %25 : tensor<64x1x!tt.ptr<f16>, #blocked> -> tensor<64x32x!tt.ptr<f16>, #blocked>
    %27 = tt.expand_dims %14 {axis = 1 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<32x1xi32, #blocked1>
    %28 = tt.expand_dims %12 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x128xi32, #blocked1>
    %29 = tt.splat %arg4 : i32 -> tensor<1x128xi32, #blocked1>
    %30 = arith.cmpi slt, %28, %29 : tensor<1x128xi32, #blocked1>
    %31 = tt.broadcast %30 : tensor<1x128xi1, #blocked1> -> tensor<32x128xi1, #blocked1>
    %32 = tt.splat %arg7 : i32 -> tensor<32x1xi32, #blocked1>
    %33 = tt.splat %arg1 : !tt.ptr<f16> -> tensor<32x1x!tt.ptr<f16>, #blocked1>
    %34 = tt.broadcast %28 : tensor<1x128xi32, #blocked1> -> tensor<32x128xi32, #blocked1>
    %35 = ttg.local_alloc {allocation.offset = 16384 : i32} : () -> !ttg.memdesc<2x64x32xf16, #shared, #smem, mutable>
    %36 = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<2x32x128xf16, #shared1, #smem, mutable>
    %37 = arith.cmpi sgt, %16, %c0_i32 : i32
    %38 = tt.splat %arg5 : i32 -> tensor<1x32xi32, #blocked>
    %39 = arith.cmpi slt, %20, %38 : tensor<1x32xi32, #blocked>
    %40 = tt.broadcast %39 : tensor<1x32xi1, #blocked> -> tensor<64x32xi1, #blocked>
    %41 = arith.andi %21, %40 : tensor<64x32xi1, #blocked>
    %42 = tt.broadcast %20 : tensor<1x32xi32, #blocked> -> tensor<64x32xi32, #blocked>
    %43 = tt.addptr %26, %42 : tensor<64x32x!tt.ptr<f16>, #blocked>, tensor<64x32xi32, #blocked>
    %44 = ttg.memdesc_index %35[%c0_i32] : !ttg.memdesc<2x64x32xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x32xf16, #shared, #smem, mutable>
    %45 = tt.splat %37 : i1 -> tensor<64x32xi1, #blocked>
    %46 = arith.andi %45, %41 : tensor<64x32xi1, #blocked>
    %47 = ttg.async_copy_global_to_local %43, %44 mask %46 other %cst_1 {contiguity = 8 : i32} : tensor<64x32x!tt.ptr<f16>, #blocked> -> <64x32xf16, #shared, #smem, mutable>
    %48 = ttg.async_commit_group tokens %47
    %49 = tt.splat %arg5 : i32 -> tensor<32x1xi32, #blocked1>
    %50 = arith.cmpi slt, %27, %49 : tensor<32x1xi32, #blocked1>
    %51 = tt.broadcast %50 : tensor<32x1xi1, #blocked1> -> tensor<32x128xi1, #blocked1>
    %52 = arith.andi %51, %31 : tensor<32x128xi1, #blocked1>
    %53 = arith.muli %27, %32 : tensor<32x1xi32, #blocked1>
    %54 = tt.addptr %33, %53 : tensor<32x1x!tt.ptr<f16>, #blocked1>, tensor<32x1xi32, #blocked1>
    %55 = tt.broadcast %54 : tensor<32x1x!tt.ptr<f16>, #blocked1> -> tensor<32x128x!tt.ptr<f16>, #blocked1>
    %56 = tt.addptr %55, %34 : tensor<32x128x!tt.ptr<f16>, #blocked1>, tensor<32x128xi32, #blocked1>
    %57 = ttg.memdesc_index %36[%c0_i32] : !ttg.memdesc<2x32x128xf16, #shared1, #smem, mutable> -> !ttg.memdesc<32x128xf16, #shared1, #smem, mutable>
    %58 = tt.splat %37 : i1 -> tensor<32x128xi1, #blocked1>
    %59 = arith.andi %58, %52 : tensor<32x128xi1, #blocked1>
    %60 = ttg.async_copy_global_to_local %56, %57 mask %59 other %cst_2 {contiguity = 8 : i32} : tensor<32x128x!tt.ptr<f16>, #blocked1> -> <32x128xf16, #shared1, #smem, mutable>
    %61 = ttg.async_commit_group tokens %60
    %62 = arith.cmpi sgt, %16, %c1_i32 : i32
    %63 = arith.subi %arg5, %c32_i32 : i32
    %64 = tt.splat %63 : i32 -> tensor<1x32xi32, #blocked>
    %65 = arith.cmpi slt, %20, %64 : tensor<1x32xi32, #blocked>
    %66 = tt.broadcast %65 : tensor<1x32xi1, #blocked> -> tensor<64x32xi1, #blocked>
    %67 = arith.andi %21, %66 : tensor<64x32xi1, #blocked>
    %68 = arith.addi %13, %cst_3 : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %69 = arith.addi %14, %cst_4 : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %70 = tt.expand_dims %68 {axis = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x32xi32, #blocked>
    %71 = tt.broadcast %70 : tensor<1x32xi32, #blocked> -> tensor<64x32xi32, #blocked>
    %72 = tt.addptr %26, %71 : tensor<64x32x!tt.ptr<f16>, #blocked>, tensor<64x32xi32, #blocked>
    %73 = ttg.memdesc_index %35[%c1_i32] : !ttg.memdesc<2x64x32xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x32xf16, #shared, #smem, mutable>
    %74 = tt.splat %62 : i1 -> tensor<64x32xi1, #blocked>
    %75 = arith.andi %74, %67 : tensor<64x32xi1, #blocked>
    %76 = ttg.async_copy_global_to_local %72, %73 mask %75 other %cst_1 {contiguity = 8 : i32} : tensor<64x32x!tt.ptr<f16>, #blocked> -> <64x32xf16, #shared, #smem, mutable>
    %77 = ttg.async_commit_group tokens %76
    %78 = tt.splat %63 : i32 -> tensor<32x1xi32, #blocked1>
    %79 = arith.cmpi slt, %27, %78 : tensor<32x1xi32, #blocked1>
    %80 = tt.broadcast %79 : tensor<32x1xi1, #blocked1> -> tensor<32x128xi1, #blocked1>
    %81 = arith.andi %80, %31 : tensor<32x128xi1, #blocked1>
    %82 = tt.expand_dims %69 {axis = 1 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<32x1xi32, #blocked1>
    %83 = arith.muli %82, %32 : tensor<32x1xi32, #blocked1>
    %84 = tt.addptr %33, %83 : tensor<32x1x!tt.ptr<f16>, #blocked1>, tensor<32x1xi32, #blocked1>
    %85 = tt.broadcast %84 : tensor<32x1x!tt.ptr<f16>, #blocked1> -> tensor<32x128x!tt.ptr<f16>, #blocked1>
    %86 = tt.addptr %85, %34 : tensor<32x128x!tt.ptr<f16>, #blocked1>, tensor<32x128xi32, #blocked1>
    %87 = ttg.memdesc_index %36[%c1_i32] : !ttg.memdesc<2x32x128xf16, #shared1, #smem, mutable> -> !ttg.memdesc<32x128xf16, #shared1, #smem, mutable>
    %88 = tt.splat %62 : i1 -> tensor<32x128xi1, #blocked1>
    %89 = arith.andi %88, %81 : tensor<32x128xi1, #blocked1>
    %90 = ttg.async_copy_global_to_local %86, %87 mask %89 other %cst_2 {contiguity = 8 : i32} : tensor<32x128x!tt.ptr<f16>, #blocked1> -> <32x128xf16, #shared1, #smem, mutable>
    %91 = ttg.async_commit_group tokens %90
    %92 = ttg.async_wait %48, %61 {num = 2 : i32}
    %93 = ttg.memdesc_subslice %44[0, 0] : !ttg.memdesc<64x32xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x16xf16, #shared, #smem, mutable, 64x32>
    %94 = ttg.local_load %93 token %92 : !ttg.memdesc<64x16xf16, #shared, #smem, mutable, 64x32> -> tensor<64x16xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
    %95 = ttg.memdesc_subslice %57[0, 0] : !ttg.memdesc<32x128xf16, #shared1, #smem, mutable> -> !ttg.memdesc<16x128xf16, #shared1, #smem, mutable, 32x128>
    %96 = ttg.local_load %95 token %92 : !ttg.memdesc<16x128xf16, #shared1, #smem, mutable, 32x128> -> tensor<16x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>>
    cf.br ^bb1(%c0_i32, %cst, %c1_i32, %c-1_i32, %48, %77, %61, %91, %44, %57, %92, %92, %94, %96 : i32, tensor<64x128xf32, #mma>, i32, i32, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.memdesc<64x32xf16, #shared, #smem, mutable>, !ttg.memdesc<32x128xf16, #shared1, #smem, mutable>, !ttg.async.token, !ttg.async.token, tensor<64x16xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>, tensor<16x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>>)
  ^bb1(%97: i32, %98: tensor<64x128xf32, #mma>, %99: i32, %100: i32, %101: !ttg.async.token, %102: !ttg.async.token, %103: !ttg.async.token, %104: !ttg.async.token, %105: !ttg.memdesc<64x32xf16, #shared, #smem, mutable>, %106: !ttg.memdesc<32x128xf16, #shared1, #smem, mutable>, %107: !ttg.async.token, %108: !ttg.async.token, %109: tensor<64x16xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>, %110: tensor<16x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>>):  // 2 preds: ^bb0, ^bb2
    %111 = arith.cmpi slt, %97, %16 : i32
    cf.cond_br %111, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %112 = arith.subi %16, %c2_i32 : i32
    %113 = arith.cmpi slt, %97, %112 : i32
    %114 = arith.addi %100, %c1_i32 : i32
    %115 = arith.cmpi sge, %114, %c2_i32 : i32
    %116 = arith.select %115, %c0_i32, %114 : i32
    %117 = ttg.async_wait %101, %103 {num = 2 : i32}
    %118 = ttg.memdesc_subslice %105[0, 16] : !ttg.memdesc<64x32xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x16xf16, #shared, #smem, mutable, 64x32>
    %119 = ttg.local_load %118 token %107 : !ttg.memdesc<64x16xf16, #shared, #smem, mutable, 64x32> -> tensor<64x16xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
    %120 = ttg.memdesc_subslice %106[16, 0] : !ttg.memdesc<32x128xf16, #shared1, #smem, mutable> -> !ttg.memdesc<16x128xf16, #shared1, #smem, mutable, 32x128>
    %121 = ttg.local_load %120 token %108 : !ttg.memdesc<16x128xf16, #shared1, #smem, mutable, 32x128> -> tensor<16x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>>
    %122 = tt.dot %109, %110, %98, inputPrecision = tf32 : tensor<64x16xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>> * tensor<16x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>> -> tensor<64x128xf32, #mma>
    %123 = arith.addi %99, %c1_i32 : i32
    %124 = arith.cmpi sge, %123, %c2_i32 : i32
    %125 = arith.select %124, %c0_i32, %123 : i32
    %126 = arith.addi %97, %c2_i32 : i32
    %127 = arith.muli %126, %c32_i32 : i32
    %128 = arith.subi %arg5, %127 : i32
    %129 = tt.splat %128 : i32 -> tensor<1x32xi32, #blocked>
    %130 = arith.cmpi slt, %20, %129 : tensor<1x32xi32, #blocked>
    %131 = tt.broadcast %130 : tensor<1x32xi1, #blocked> -> tensor<64x32xi1, #blocked>
    %132 = arith.andi %21, %131 : tensor<64x32xi1, #blocked>
    %133 = tt.splat %127 : i32 -> tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %134 = tt.splat %127 : i32 -> tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %135 = arith.addi %133, %13 : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %136 = arith.addi %134, %14 : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %137 = tt.expand_dims %135 {axis = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x32xi32, #blocked>
    %138 = tt.broadcast %137 : tensor<1x32xi32, #blocked> -> tensor<64x32xi32, #blocked>
    %139 = tt.addptr %26, %138 : tensor<64x32x!tt.ptr<f16>, #blocked>, tensor<64x32xi32, #blocked>
    %140 = ttg.memdesc_index %35[%125] : !ttg.memdesc<2x64x32xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x32xf16, #shared, #smem, mutable>
    %141 = tt.splat %113 : i1 -> tensor<64x32xi1, #blocked>
    %142 = arith.andi %141, %132 : tensor<64x32xi1, #blocked>
    %143 = ttg.async_copy_global_to_local %139, %140 mask %142 other %cst_1 {contiguity = 8 : i32} : tensor<64x32x!tt.ptr<f16>, #blocked> -> <64x32xf16, #shared, #smem, mutable>
    %144 = ttg.async_commit_group tokens %143
    %145 = tt.splat %128 : i32 -> tensor<32x1xi32, #blocked1>
    %146 = arith.cmpi slt, %27, %145 : tensor<32x1xi32, #blocked1>
    %147 = tt.broadcast %146 : tensor<32x1xi1, #blocked1> -> tensor<32x128xi1, #blocked1>
    %148 = arith.andi %147, %31 : tensor<32x128xi1, #blocked1>
    %149 = tt.expand_dims %136 {axis = 1 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<32x1xi32, #blocked1>
    %150 = arith.muli %149, %32 : tensor<32x1xi32, #blocked1>
    %151 = tt.addptr %33, %150 : tensor<32x1x!tt.ptr<f16>, #blocked1>, tensor<32x1xi32, #blocked1>
    %152 = tt.broadcast %151 : tensor<32x1x!tt.ptr<f16>, #blocked1> -> tensor<32x128x!tt.ptr<f16>, #blocked1>
    %153 = tt.addptr %152, %34 : tensor<32x128x!tt.ptr<f16>, #blocked1>, tensor<32x128xi32, #blocked1>
    %154 = ttg.memdesc_index %36[%125] : !ttg.memdesc<2x32x128xf16, #shared1, #smem, mutable> -> !ttg.memdesc<32x128xf16, #shared1, #smem, mutable>
    %155 = tt.splat %113 : i1 -> tensor<32x128xi1, #blocked1>
    %156 = arith.andi %155, %148 : tensor<32x128xi1, #blocked1>
    %157 = ttg.async_copy_global_to_local %153, %154 mask %156 other %cst_2 {contiguity = 8 : i32} : tensor<32x128x!tt.ptr<f16>, #blocked1> -> <32x128xf16, #shared1, #smem, mutable>
    %158 = ttg.async_commit_group tokens %157
    %159 = arith.addi %116, %c1_i32 : i32
    %160 = arith.cmpi sge, %159, %c2_i32 : i32
    %161 = arith.select %160, %c0_i32, %159 : i32
    %162 = ttg.memdesc_index %35[%161] : !ttg.memdesc<2x64x32xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x32xf16, #shared, #smem, mutable>
    %163 = ttg.memdesc_index %36[%161] : !ttg.memdesc<2x32x128xf16, #shared1, #smem, mutable> -> !ttg.memdesc<32x128xf16, #shared1, #smem, mutable>
    %164 = ttg.async_wait %102, %104 {num = 2 : i32}
    %165 = ttg.async_wait %102, %104 {num = 2 : i32}
    %166 = ttg.memdesc_subslice %162[0, 0] : !ttg.memdesc<64x32xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x16xf16, #shared, #smem, mutable, 64x32>
    %167 = ttg.local_load %166 token %164 : !ttg.memdesc<64x16xf16, #shared, #smem, mutable, 64x32> -> tensor<64x16xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
    %168 = ttg.memdesc_subslice %163[0, 0] : !ttg.memdesc<32x128xf16, #shared1, #smem, mutable> -> !ttg.memdesc<16x128xf16, #shared1, #smem, mutable, 32x128>
    %169 = ttg.local_load %168 token %165 : !ttg.memdesc<16x128xf16, #shared1, #smem, mutable, 32x128> -> tensor<16x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>>
    %170 = tt.dot %119, %121, %122, inputPrecision = tf32 : tensor<64x16xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>> * tensor<16x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>> -> tensor<64x128xf32, #mma>
    %171 = arith.addi %97, %c1_i32 : i32
    cf.br ^bb1(%171, %170, %125, %116, %102, %144, %104, %158, %162, %163, %164, %165, %167, %169 : i32, tensor<64x128xf32, #mma>, i32, i32, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.memdesc<64x32xf16, #shared, #smem, mutable>, !ttg.memdesc<32x128xf16, #shared1, #smem, mutable>, !ttg.async.token, !ttg.async.token, tensor<64x16xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>, tensor<16x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>>)
  ^bb3:  // pred: ^bb1
    %172 = ttg.async_wait {num = 0 : i32}
    ttg.local_dealloc %36 : !ttg.memdesc<2x32x128xf16, #shared1, #smem, mutable>
    ttg.local_dealloc %35 : !ttg.memdesc<2x64x32xf16, #shared, #smem, mutable>
    %173 = arith.cmpf ogt, %98, %cst : tensor<64x128xf32, #mma>
    %174 = arith.mulf %98, %cst_0 : tensor<64x128xf32, #mma>
    %175 = arith.select %173, %98, %174 : tensor<64x128xi1, #mma>, tensor<64x128xf32, #mma>
    %176 = tt.expand_dims %7 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<64x1xi32, #blocked1>
    %177 = tt.splat %arg3 : i32 -> tensor<64x1xi32, #blocked1>
    %178 = arith.cmpi slt, %176, %177 : tensor<64x1xi32, #blocked1>
    %179 = tt.broadcast %178 : tensor<64x1xi1, #blocked1> -> tensor<64x128xi1, #blocked1>
    %180 = tt.broadcast %30 : tensor<1x128xi1, #blocked1> -> tensor<64x128xi1, #blocked1>
    %181 = arith.andi %179, %180 : tensor<64x128xi1, #blocked1>
    %182 = tt.splat %arg8 : i32 -> tensor<64x1xi32, #blocked1>
    %183 = arith.muli %176, %182 : tensor<64x1xi32, #blocked1>
    %184 = tt.splat %arg2 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked1>
    %185 = tt.addptr %184, %183 : tensor<64x1x!tt.ptr<f16>, #blocked1>, tensor<64x1xi32, #blocked1>
    %186 = tt.broadcast %185 : tensor<64x1x!tt.ptr<f16>, #blocked1> -> tensor<64x128x!tt.ptr<f16>, #blocked1>
    %187 = tt.broadcast %28 : tensor<1x128xi32, #blocked1> -> tensor<64x128xi32, #blocked1>
    %188 = tt.addptr %186, %187 : tensor<64x128x!tt.ptr<f16>, #blocked1>, tensor<64x128xi32, #blocked1>
    %189 = arith.truncf %175 : tensor<64x128xf32, #mma> to tensor<64x128xf16, #mma>
    %190 = ttg.convert_layout %189 {allocation.offset = 0 : i32, allocation.size = 8192 : i32} : tensor<64x128xf16, #mma> -> tensor<64x128xf16, #blocked1>
    tt.store %188, %190, %181 : tensor<64x128x!tt.ptr<f16>, #blocked1>
    tt.return
  }
}

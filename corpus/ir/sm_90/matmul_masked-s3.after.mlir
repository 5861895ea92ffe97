#blocked = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [2, 16], warpsPerCTA = [4, 1], order = [1, 0]}>
#mma = #ttg.nvidia_mma<{versionMajor = 3, versionMinor = 0, warpsPerCTA = [4, 1], instrShape = [16, 128, 16]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 64, transposed = false, elementBitWidth = 16}>
#shared1 = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 36864 : i32, ttg.target = "cuda:90", ttg.tensor_memory_size = 0 : i32, "ttg.threads-per-warp" = 32 : i32, "ttg.total-num-warps" = 4 : i32, "ttng.two-ctas" = false} {
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
    %c3_i32 = arith.constant 3 : i32
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
    %35 = ttg.local_alloc {allocation.offset = 24576 : i32} : () -> !ttg.memdesc<3x64x32xf16, #shared, #smem, mutable>
    %36 = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<3x32x128xf16, #shared1, #smem, mutable>
    %37 = arith.cmpi sgt, %16, %c0_i32 : i32
    %38 = tt.splat %arg5 : i32 -> tensor<1x32xi32, #blocked>
    %39 = arith.cmpi slt, %20, %38 : tensor<1x32xi32, #blocked>
    %40 = tt.broadcast %39 : tensor<1x32xi1, #blocked> -> tensor<64x32xi1, #blocked>
    %41 = arith.andi %21, %40 : tensor<64x32xi1, #blocked>
    %42 = tt.broadcast %20 : tensor<1x32xi32, #blocked> -> tensor<64x32xi32, #blocked>
    %43 = tt.addptr %26, %42 : tensor<64x32x!tt.ptr<f16>, #blocked>, tensor<64x32xi32, #blocked>
    %44 = ttg.memdesc_index %35[%c0_i32] : !ttg.memdesc<3x64x32xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x32xf16, #shared, #smem, mutable>
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
    %57 = ttg.memdesc_index %36[%c0_i32] : !ttg.memdesc<3x32x128xf16, #shared1, #smem, mutable> -> !ttg.memdesc<32x128xf16, #shared1, #smem, mutable>
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
    %73 = ttg.memdesc_index %35[%c1_i32] : !ttg.memdesc<3x64x32xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x32xf16, #shared, #smem, mutable>
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
    %87 = ttg.memdesc_index %36[%c1_i32] : !ttg.memdesc<3x32x128xf16, #shared1, #smem, mutable> -> !ttg.memdesc<32x128xf16, #shared1, #smem, mutable>
    %88 = tt.splat %62 : i1 -> tensor<32x128xi1, #blocked1>
    %89 = arith.andi %88, %81 : tensor<32x128xi1, #blocked1>
    %90 = ttg.async_copy_global_to_local %86, %87 mask %89 other %cst_2 {contiguity = 8 : i32} : tensor<32x128x!tt.ptr<f16>, #blocked1> -> <32x128xf16, #shared1, #smem, mutable>
    %91 = ttg.async_commit_group tokens %90
    cf.br ^bb1(%c0_i32, %cst, %c1_i32, %c-1_i32, %48, %77, %61, %91 : i32, tensor<64x128xf32, #mma>, i32, i32, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.async.token)
  ^bb1(%92: i32, %93: tensor<64x128xf32, #mma>, %94: i32, %95: i32, %96: !ttg.async.token, %97: !ttg.async.token, %98: !ttg.async.token, %99: !ttg.async.token):  // 2 preds: ^bb0, ^bb2
    %100 = arith.cmpi slt, %92, %16 : i32
    cf.cond_br %100, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %101 = arith.subi %16, %c2_i32 : i32
    %102 = arith.cmpi slt, %92, %101 : i32
    %103 = arith.addi %95, %c1_i32 : i32
    %104 = arith.cmpi sge, %103, %c3_i32 : i32
    %105 = arith.select %104, %c0_i32, %103 : i32
    %106 = ttg.async_wait %96, %98 {num = 2 : i32}
    ttg.barrier local
    %107 = ttg.memdesc_index %35[%105] : !ttg.memdesc<3x64x32xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x32xf16, #shared, #smem, mutable>
    %108 = ttg.memdesc_index %36[%105] : !ttg.memdesc<3x32x128xf16, #shared1, #smem, mutable> -> !ttg.memdesc<32x128xf16, #shared1, #smem, mutable>
    ttng.fence_async_shared {bCluster = false}
    %109 = ttng.warp_group_dot %107, %108, %93 {inputPrecision = 0 : i32, isAsync = true} : !ttg.memdesc<64x32xf16, #shared, #smem, mutable> * !ttg.memdesc<32x128xf16, #shared1, #smem, mutable> -> tensor<64x128xf32, #mma>
    %110:3 = ttng.warp_group_dot_wait %109, %107, %108 {pendings = 1 : i32} : tensor<64x128xf32, #mma>, !ttg.memdesc<64x32xf16, #shared, #smem, mutable>, !ttg.memdesc<32x128xf16, #shared1, #smem, mutable>
    %111 = arith.addi %94, %c1_i32 : i32
    %112 = arith.cmpi sge, %111, %c3_i32 : i32
    %113 = arith.select %112, %c0_i32, %111 : i32
    %114 = arith.addi %92, %c2_i32 : i32
    %115 = arith.muli %114, %c32_i32 : i32
    %116 = arith.subi %arg5, %115 : i32
    %117 = tt.splat %116 : i32 -> tensor<1x32xi32, #blocked>
    %118 = arith.cmpi slt, %20, %117 : tensor<1x32xi32, #blocked>
    %119 = tt.broadcast %118 : tensor<1x32xi1, #blocked> -> tensor<64x32xi1, #blocked>
    %120 = arith.andi %21, %119 : tensor<64x32xi1, #blocked>
    %121 = tt.splat %115 : i32 -> tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %122 = tt.splat %115 : i32 -> tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %123 = arith.addi %121, %13 : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %124 = arith.addi %122, %14 : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %125 = tt.expand_dims %123 {axis = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x32xi32, #blocked>
    %126 = tt.broadcast %125 : tensor<1x32xi32, #blocked> -> tensor<64x32xi32, #blocked>
    %127 = tt.addptr %26, %126 : tensor<64x32x!tt.ptr<f16>, #blocked>, tensor<64x32xi32, #blocked>
    %128 = ttg.memdesc_index %35[%113] : !ttg.memdesc<3x64x32xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x32xf16, #shared, #smem, mutable>
    %129 = tt.splat %102 : i1 -> tensor<64x32xi1, #blocked>
    %130 = arith.andi %129, %120 : tensor<64x32xi1, #blocked>
    ttg.barrier local
    %131 = ttg.async_copy_global_to_local %127, %128 mask %130 other %cst_1 {contiguity = 8 : i32} : tensor<64x32x!tt.ptr<f16>, #blocked> -> <64x32xf16, #shared, #smem, mutable>
    %132 = ttg.async_commit_group tokens %131
    %133 = tt.splat %116 : i32 -> tensor<32x1xi32, #blocked1>
    %134 = arith.cmpi slt, %27, %133 : tensor<32x1xi32, #blocked1>
    %135 = tt.broadcast %134 : tensor<32x1xi1, #blocked1> -> tensor<32x128xi1, #blocked1>
    %136 = arith.andi %135, %31 : tensor<32x128xi1, #blocked1>
    %137 = tt.expand_dims %124 {axis = 1 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<32x1xi32, #blocked1>
    %138 = arith.muli %137, %32 : tensor<32x1xi32, #blocked1>
    %139 = tt.addptr %33, %138 : tensor<32x1x!tt.ptr<f16>, #blocked1>, tensor<32x1xi32, #blocked1>
    %140 = tt.broadcast %139 : tensor<32x1x!tt.ptr<f16>, #blocked1> -> tensor<32x128x!tt.ptr<f16>, #blocked1>
    %141 = tt.addptr %140, %34 : tensor<32x128x!tt.ptr<f16>, #blocked1>, tensor<32x128xi32, #blocked1>
    %142 = ttg.memdesc_index %36[%113] : !ttg.memdesc<3x32x128xf16, #shared1, #smem, mutable> -> !ttg.memdesc<32x128xf16, #shared1, #smem, mutable>
    %143 = tt.splat %102 : i1 -> tensor<32x128xi1, #blocked1>
    %144 = arith.andi %143, %136 : tensor<32x128xi1, #blocked1>
    %145 = ttg.async_copy_global_to_local %141, %142 mask %144 other %cst_2 {contiguity = 8 : i32} : tensor<32x128x!tt.ptr<f16>, #blocked1> -> <32x128xf16, #shared1, #smem, mutable>
    %146 = ttg.async_commit_group tokens %145
    %147 = arith.addi %92, %c1_i32 : i32
    cf.br ^bb1(%147, %110#0, %113, %105, %97, %132, %99, %146 : i32, tensor<64x128xf32, #mma>, i32, i32, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.async.token)
  ^bb3:  // pred: ^bb1
    %148 = ttng.warp_group_dot_wait %93 {pendings = 0 : i32} : tensor<64x128xf32, #mma>
    %149 = ttg.async_wait {num = 0 : i32}
    ttg.barrier local
    ttg.local_dealloc %36 : !ttg.memdesc<3x32x128xf16, #shared1, #smem, mutable>
    ttg.local_dealloc %35 : !ttg.memdesc<3x64x32xf16, #shared, #smem, mutable>
    %150 = arith.cmpf ogt, %148, %cst : tensor<64x128xf32, #mma>
    %151 = arith.mulf %148, %cst_0 : tensor<64x128xf32, #mma>
    %152 = arith.select %150, %148, %151 : tensor<64x128xi1, #mma>, tensor<64x128xf32, #mma>
    %153 = tt.expand_dims %7 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<64x1xi32, #blocked1>
    %154 = tt.splat %arg3 : i32 -> tensor<64x1xi32, #blocked1>
    %155 = arith.cmpi slt, %153, %154 : tensor<64x1xi32, #blocked1>
    %156 = tt.broadcast %155 : tensor<64x1xi1, #blocked1> -> tensor<64x128xi1, #blocked1>
    %157 = tt.broadcast %30 : tensor<1x128xi1, #blocked1> -> tensor<64x128xi1, #blocked1>
    %158 = arith.andi %156, %157 : tensor<64x128xi1, #blocked1>
    %159 = tt.splat %arg8 : i32 -> tensor<64x1xi32, #blocked1>
    %160 = arith.muli %153, %159 : tensor<64x1xi32, #blocked1>
    %161 = tt.splat %arg2 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked1>
    %162 = tt.addptr %161, %160 : tensor<64x1x!tt.ptr<f16>, #blocked1>, tensor<64x1xi32, #blocked1>
    %163 = tt.broadcast %162 : tensor<64x1x!tt.ptr<f16>, #blocked1> -> tensor<64x128x!tt.ptr<f16>, #blocked1>
    %164 = tt.broadcast %28 : tensor<1x128xi32, #blocked1> -> tensor<64x128xi32, #blocked1>
    %165 = tt.addptr %163, %164 : tensor<64x128x!tt.ptr<f16>, #blocked1>, tensor<64x128xi32, #blocked1>
    %166 = arith.truncf %152 : tensor<64x128xf32, #mma> to tensor<64x128xf16, #mma>
    %167 = ttg.convert_layout %166 {allocation.offset = 0 : i32, allocation.size = 8192 : i32} : tensor<64x128xf16, #mma> -> tensor<64x128xf16, #blocked1>
    tt.store %165, %167, %158 : tensor<64x128x!tt.ptr<f16>, #blocked1>
    tt.return
  }
}

#blocked = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [2, 16], warpsPerCTA = [4, 1], order = [1, 0]}>
#mma = #ttg.nvidia_mma<{versionMajor = 3, versionMinor = 0, warpsPerCTA = [4, 1], instrShape = [16, 128, 16]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 64, transposed = false, elementBitWidth = 16}>
#shared1 = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 24576 : i32, ttg.target = "cuda:90", ttg.tensor_memory_size = 0 : i32, "ttg.threads-per-warp" = 32 : i32, "ttg.total-num-warps" = 4 : i32, "ttng.two-ctas" = false} {
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
    cf.br ^bb1(%c0_i32, %cst, %c0_i32, %c-1_i32, %48, %61 : i32, tensor<64x128xf32, #mma>, i32, i32, !ttg.async.token, !ttg.async.token)
  ^bb1(%62: i32, %63: tensor<64x128xf32, #mma>, %64: i32, %65: i32, %66: !ttg.async.token, %67: !ttg.async.token):  // 2 preds: ^bb0, ^bb2
    %68 = arith.cmpi slt, %62, %16 : i32
    cf.cond_br %68, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %69 = arith.subi %16, %c1_i32 : i32
    %70 = arith.cmpi slt, %62, %69 : i32
    %71 = arith.addi %65, %c1_i32 : i32
    %72 = arith.cmpi sge, %71, %c2_i32 : i32
    %73 = arith.select %72, %c0_i32, %71 : i32
    %74 = ttg.async_wait %66, %67 {num = 0 : i32}
    %75 = ttg.memdesc_index %35[%73] : !ttg.memdesc<2x64x32xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x32xf16, #shared, #smem, mutable>
    %76 = ttg.memdesc_index %36[%73] : !ttg.memdesc<2x32x128xf16, #shared1, #smem, mutable> -> !ttg.memdesc<32x128xf16, #shared1, #smem, mutable>
    ttng.fence_async_shared {bCluster = false}
    %77 = ttng.warp_group_dot %75, %76, %63 {inputPrecision = 0 : i32, isAsync = true} : !ttg.memdesc<64x32xf16, #shared, #smem, mutable> * !ttg.memdesc<32x128xf16, #shared1, #smem, mutable> -> tensor<64x128xf32, #mma>
    %78:3 = ttng.warp_group_dot_wait %77, %75, %76 {pendings = 1 : i32} : tensor<64x128xf32, #mma>, !ttg.memdesc<64x32xf16, #shared, #smem, mutable>, !ttg.memdesc<32x128xf16, #shared1, #smem, mutable>
    %79 = arith.addi %64, %c1_i32 : i32
    %80 = arith.cmpi sge, %79, %c2_i32 : i32
    %81 = arith.select %80, %c0_i32, %79 : i32
    %82 = arith.addi %62, %c1_i32 : i32
    %83 = arith.muli %82, %c32_i32 : i32
    %84 = arith.subi %arg5, %83 : i32
    %85 = tt.splat %84 : i32 -> tensor<1x32xi32, #blocked>
    %86 = arith.cmpi slt, %20, %85 : tensor<1x32xi32, #blocked>
    %87 = tt.broadcast %86 : tensor<1x32xi1, #blocked> -> tensor<64x32xi1, #blocked>
    %88 = arith.andi %21, %87 : tensor<64x32xi1, #blocked>
    %89 = tt.splat %83 : i32 -> tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %90 = tt.splat %83 : i32 -> tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %91 = arith.addi %89, %13 : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %92 = arith.addi %90, %14 : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %93 = tt.expand_dims %91 {axis = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x32xi32, #blocked>
    %94 = tt.broadcast %93 : tensor<1x32xi32, #blocked> -> tensor<64x32xi32, #blocked>
    %95 = tt.addptr %26, %94 : tensor<64x32x!tt.ptr<f16>, #blocked>, tensor<64x32xi32, #blocked>
    %96 = ttg.memdesc_index %35[%81] : !ttg.memdesc<2x64x32xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x32xf16, #shared, #smem, mutable>
    %97 = tt.splat %70 : i1 -> tensor<64x32xi1, #blocked>
    %98 = arith.andi %97, %88 : tensor<64x32xi1, #blocked>
    %99 = ttg.async_copy_global_to_local %95, %96 mask %98 other %cst_1 {contiguity = 8 : i32} : tensor<64x32x!tt.ptr<f16>, #blocked> -> <64x32xf16, #shared, #smem, mutable>
    %100 = ttg.async_commit_group tokens %99
    %101 = tt.splat %84 : i32 -> tensor<32x1xi32, #blocked1>
    %102 = arith.cmpi slt, %27, %101 : tensor<32x1xi32, #blocked1>
    %103 = tt.broadcast %102 : tensor<32x1xi1, #blocked1> -> tensor<32x128xi1, #blocked1>
    %104 = arith.andi %103, %31 : tensor<32x128xi1, #blocked1>
    %105 = tt.expand_dims %92 {axis = 1 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<32x1xi32, #blocked1>
    %106 = arith.muli %105, %32 : tensor<32x1xi32, #blocked1>
    %107 = tt.addptr %33, %106 : tensor<32x1x!tt.ptr<f16>, #blocked1>, tensor<32x1xi32, #blocked1>
    %108 = tt.broadcast %107 : tensor<32x1x!tt.ptr<f16>, #blocked1> -> tensor<32x128x!tt.ptr<f16>, #blocked1>
    %109 = tt.addptr %108, %34 : tensor<32x128x!tt.ptr<f16>, #blocked1>, tensor<32x128xi32, #blocked1>
    %110 = ttg.memdesc_index %36[%81] : !ttg.memdesc<2x32x128xf16, #shared1, #smem, mutable> -> !ttg.memdesc<32x128xf16, #shared1, #smem, mutable>
    %111 = tt.splat %70 : i1 -> tensor<32x128xi1, #blocked1>
    %112 = arith.andi %111, %104 : tensor<32x128xi1, #blocked1>
    %113 = ttg.async_copy_global_to_local %109, %110 mask %112 other %cst_2 {contiguity = 8 : i32} : tensor<32x128x!tt.ptr<f16>, #blocked1> -> <32x128xf16, #shared1, #smem, mutable>
    %114 = ttg.async_commit_group tokens %113
    %115 = arith.addi %62, %c1_i32 : i32
    cf.br ^bb1(%115, %78#0, %81, %73, %100, %114 : i32, tensor<64x128xf32, #mma>, i32, i32, !ttg.async.token, !ttg.async.token)
  ^bb3:  // pred: ^bb1
    %116 = ttng.warp_group_dot_wait %63 {pendings = 0 : i32} : tensor<64x128xf32, #mma>
    %117 = ttg.async_wait {num = 0 : i32}
    ttg.local_dealloc %36 : !ttg.memdesc<2x32x128xf16, #shared1, #smem, mutable>
    ttg.local_dealloc %35 : !ttg.memdesc<2x64x32xf16, #shared, #smem, mutable>
    %118 = arith.cmpf ogt, %116, %cst : tensor<64x128xf32, #mma>
    %119 = arith.mulf %116, %cst_0 : tensor<64x128xf32, #mma>
    %120 = arith.select %118, %116, %119 : tensor<64x128xi1, #mma>, tensor<64x128xf32, #mma>
    %121 = tt.expand_dims %7 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<64x1xi32, #blocked1>
    %122 = tt.splat %arg3 : i32 -> tensor<64x1xi32, #blocked1>
    %123 = arith.cmpi slt, %121, %122 : tensor<64x1xi32, #blocked1>
    %124 = tt.broadcast %123 : tensor<64x1xi1, #blocked1> -> tensor<64x128xi1, #blocked1>
    %125 = tt.broadcast %30 : tensor<1x128xi1, #blocked1> -> tensor<64x128xi1, #blocked1>
    %126 = arith.andi %124, %125 : tensor<64x128xi1, #blocked1>
    %127 = tt.splat %arg8 : i32 -> tensor<64x1xi32, #blocked1>
    %128 = arith.muli %121, %127 : tensor<64x1xi32, #blocked1>
    %129 = tt.splat %arg2 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked1>
    %130 = tt.addptr %129, %128 : tensor<64x1x!tt.ptr<f16>, #blocked1>, tensor<64x1xi32, #blocked1>
    %131 = tt.broadcast %130 : tensor<64x1x!tt.ptr<f16>, #blocked1> -> tensor<64x128x!tt.ptr<f16>, #blocked1>
    %132 = tt.broadcast %28 : tensor<1x128xi32, #blocked1> -> tensor<64x128xi32, #blocked1>
    %133 = tt.addptr %131, %132 : tensor<64x128x!tt.ptr<f16>, #blocked1>, tensor<64x128xi32, #blocked1>
    %134 = arith.truncf %120 : tensor<64x128xf32, #mma> to tensor<64x128xf16, #mma>
    %135 = ttg.convert_layout %134 {allocation.offset = 0 : i32, allocation.size = 8192 : i32} : tensor<64x128xf16, #mma> -> tensor<64x128xf16, #blocked1>
    tt.store %133, %135, %126 : tensor<64x128x!tt.ptr<f16>, #blocked1>
    tt.return
  }
}

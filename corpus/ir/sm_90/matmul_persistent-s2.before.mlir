#blocked = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [2, 16], warpsPerCTA = [4, 1], order = [1, 0]}>
#mma = #ttg.nvidia_mma<{versionMajor = 3, versionMinor = 0, warpsPerCTA = [4, 1], instrShape = [16, 128, 16]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 65536 : i32, ttg.target = "cuda:90", ttg.tensor_memory_size = 0 : i32, "ttg.threads-per-warp" = 32 : i32, "ttg.total-num-warps" = 4 : i32, "ttng.two-ctas" = false} {
  tt.func public @matmul_persistent(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg3: i32 {tt.divisibility = 16 : i32}, %arg4: i32 {tt.divisibility = 16 : i32}, %arg5: i32 {tt.divisibility = 16 : i32}, %arg6: i32 {tt.divisibility = 16 : i32}, %arg7: i32 {tt.divisibility = 16 : i32}, %arg8: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<0.000000e+00> : tensor<128x128xf32, #mma>
    %c63_i32 = arith.constant 63 : i32
    %c1_i32 = arith.constant 1 : i32
    %c0_i32 = arith.constant 0 : i32
    %c108_i32 = arith.constant 108 : i32
    %c64_i32 = arith.constant 64 : i32
    %c128_i32 = arith.constant 128 : i32
    %c8_i32 = arith.constant 8 : i32
    %c127_i32 = arith.constant 127 : i32
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<128x64xf16, #blocked>
    %cst_1 = arith.constant dense<0.000000e+00> : tensor<64x128xf16, #blocked1>
    %c-1_i32 = arith.constant -1 : i32
    %c2_i32 = arith.constant 2 : i32
    %0 = arith.addi %arg3, %c127_i32 : i32
    %1 = arith.divsi %0, %c128_i32 : i32
    %2 = arith.addi %arg4, %c127_i32 : i32
    %3 = arith.divsi %2, %c128_i32 : i32
    %4 = tt.get_program_id x : i32
    %5 = arith.muli %1, %3 : i32
    %6 = arith.muli %3, %c8_i32 : i32
    %7 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %8 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %9 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %10 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %11 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %12 = arith.addi %arg5, %c63_i32 : i32
    %13 = arith.divsi %12, %c64_i32 : i32
    %14 = tt.expand_dims %10 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x64xi32, #blocked>
    %15 = tt.splat %arg3 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %16 = tt.splat %arg6 : i32 -> tensor<128x1xi32, #blocked>
    %17 = tt.splat %arg0 : !tt.ptr<f16> -> tensor<128x1x!tt.ptr<f16>, #blocked>
    %18 = tt.expand_dims %11 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<64x1xi32, #blocked1>
    %19 = tt.splat %arg7 : i32 -> tensor<64x1xi32, #blocked1>
    %20 = tt.splat %arg1 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked1>
    %21 = tt.splat %arg4 : i32 -> tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %22 = tt.splat %arg3 : i32 -> tensor<128x1xi32, #blocked1>
    %23 = tt.splat %arg4 : i32 -> tensor<1x128xi32, #blocked1>
    %24 = tt.splat %arg8 : i32 -> tensor<128x1xi32, #blocked1>
    %25 = tt.splat %arg2 : !tt.ptr<f16> -> tensor<128x1x!tt.ptr<f16>, #blocked1>
    cf.br ^bb1(%4 : i32)
  ^bb1(%26: i32):  // 2 preds: ^bb0, ^bb5
    %27 = arith.cmpi slt, %26, %5 : i32
    cf.cond_br %27, ^bb2, ^bb6
  ^bb2:  // pred: ^bb1
    %28 = arith.divsi %26, %6 : i32
    %29 = arith.muli %28, %c8_i32 : i32
    %30 = arith.subi %1, %29 : i32
    %31 = arith.minsi %30, %c8_i32 : i32
    %32 = arith.remsi %26, %31 : i32
    %33 = arith.addi %29, %32 : i32
    %34 = arith.remsi %26, %6 : i32
    %35 = arith.divsi %34, %31 : i32
    %36 = arith.muli %33, %c128_i32 : i32
    %37 = tt.splat %36 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %38 = tt.splat %36 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %39 = arith.addi %37, %7 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %40 = arith.addi %38, %9 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %41 = arith.muli %35, %c128_i32 : i32
    %42 = tt.splat %41 : i32 -> tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %43 = arith.addi %42, %8 : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %44 = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<2x128x64xf16, #shared, #smem, mutable>
    %45 = ttg.local_alloc {allocation.offset = 32768 : i32} : () -> !ttg.memdesc<2x64x128xf16, #shared, #smem, mutable>
    %46 = arith.cmpi sgt, %13, %c0_i32 : i32
    %47 = tt.splat %arg5 : i32 -> tensor<1x64xi32, #blocked>
    %48 = arith.cmpi slt, %14, %47 : tensor<1x64xi32, #blocked>
    %49 = arith.remsi %39, %15 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %50 = tt.expand_dims %49 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<128x1xi32, #blocked>
    %51 = arith.muli %50, %16 : tensor<128x1xi32, #blocked>
    %52 = tt.addptr %17, %51 : tensor<128x1x!tt.ptr<f16>, #blocked>, tensor<128x1xi32, #blocked>
    %53 = tt.broadcast %52 : tensor<128x1x!tt.ptr<f16>, #blocked> -> tensor<128x64x!tt.ptr<f16>, #blocked>
    %54 = tt.broadcast %14 : tensor<1x64xi32, #blocked> -> tensor<128x64xi32, #blocked>
    %55 = tt.addptr %53, %54 : tensor<128x64x!tt.ptr<f16>, #blocked>, tensor<128x64xi32, #blocked>
    %56 = tt.broadcast %48 : tensor<1x64xi1, #blocked> -> tensor<128x64xi1, #blocked>
    %57 = ttg.memdesc_index %44[%c0_i32] : !ttg.memdesc<2x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    %58 = tt.splat %46 : i1 -> tensor<128x64xi1, #blocked>
    %59 = arith.andi %58, %56 : tensor<128x64xi1, #blocked>
    %60 = ttg.async_copy_global_to_local %55, %57 mask %59 other %cst_0 {contiguity = 8 : i32} : tensor<128x64x!tt.ptr<f16>, #blocked> -> <128x64xf16, #shared, #smem, mutable>
    %61 = ttg.async_commit_group tokens %60
    %62 = tt.splat %arg5 : i32 -> tensor<64x1xi32, #blocked1>
    %63 = arith.cmpi slt, %18, %62 : tensor<64x1xi32, #blocked1>
    %64 = arith.muli %18, %19 : tensor<64x1xi32, #blocked1>
    %65 = tt.addptr %20, %64 : tensor<64x1x!tt.ptr<f16>, #blocked1>, tensor<64x1xi32, #blocked1>
    %66 = arith.remsi %43, %21 : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %67 = tt.expand_dims %66 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x128xi32, #blocked1>
    %68 = tt.broadcast %65 : tensor<64x1x!tt.ptr<f16>, #blocked1> -> tensor<64x128x!tt.ptr<f16>, #blocked1>
    %69 = tt.broadcast %67 : tensor<1x128xi32, #blocked1> -> tensor<64x128xi32, #blocked1>
    %70 = tt.addptr %68, %69 : tensor<64x128x!tt.ptr<f16>, #blocked1>, tensor<64x128xi32, #blocked1>
    %71 = tt.broadcast %63 : tensor<64x1xi1, #blocked1> -> tensor<64x128xi1, #blocked1>
    %72 = ttg.memdesc_index %45[%c0_i32] : !ttg.memdesc<2x64x128xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x128xf16, #shared, #smem, mutable>
    %73 = tt.splat %46 : i1 -> tensor<64x128xi1, #blocked1>
    %74 = arith.andi %73, %71 : tensor<64x128xi1, #blocked1>
    %75 = ttg.async_copy_global_to_local %70, %72 mask %74 other %cst_1 {contiguity = 8 : i32} : tensor<64x128x!tt.ptr<f16>, #blocked1> -> <64x128xf16, #shared, #smem, mutable>
    %76 = ttg.async_commit_group tokens %75
    cf.br ^bb3(%c0_i32, %cst, %c0_i32, %c-1_i32, %61, %76 : i32, tensor<128x128xf32, #mma>, i32, i32, !ttg.async.token, !ttg.async.token)
  ^bb3(%77: i32, %78: tensor<128x128xf32, #mma>, %79: i32, %80: i32, %81: !ttg.async.token, %82: !ttg.async.token):  // 2 preds: ^bb2, ^bb4
    %83 = arith.cmpi slt, %77, %13 : i32
    cf.cond_br %83, ^bb4, ^bb5
  ^bb4:  // pred: ^bb3
    %84 = arith.subi %13, %c1_i32 : i32
    %85 = arith.cmpi slt, %77, %84 : i32
    %86 = arith.addi %80, %c1_i32 : i32
    %87 = arith.cmpi sge, %86, %c2_i32 : i32
    %88 = arith.select %87, %c0_i32, %86 : i32
    %89 = ttg.async_wait %81, %82 {num = 0 : i32}
    %90 = ttg.memdesc_index %44[%88] : !ttg.memdesc<2x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    %91 = ttg.memdesc_index %45[%88] : !ttg.memdesc<2x64x128xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x128xf16, #shared, #smem, mutable>
    ttng.fence_async_shared {bCluster = false}
    %92 = ttng.warp_group_dot %90, %91, %78 {inputPrecision = 0 : i32, isAsync = true} : !ttg.memdesc<128x64xf16, #shared, #smem, mutable> * !ttg.memdesc<64x128xf16, #shared, #smem, mutable> -> tensor<128x128xf32, #mma>
    %93:3 = ttng.warp_group_dot_wait %92, %90, %91 {pendings = 1 : i32} : tensor<128x128xf32, #mma>, !ttg.memdesc<128x64xf16, #shared, #smem, mutable>, !ttg.memdesc<64x128xf16, #shared, #smem, mutable>
    %94 = arith.addi %79, %c1_i32 : i32
    %95 = arith.cmpi sge, %94, %c2_i32 : i32
    %96 = arith.select %95, %c0_i32, %94 : i32
    %97 = arith.addi %77, %c1_i32 : i32
    %98 = arith.muli %97, %c64_i32 : i32
    %99 = arith.subi %arg5, %98 : i32
    %100 = tt.splat %99 : i32 -> tensor<1x64xi32, #blocked>
    %101 = arith.cmpi slt, %14, %100 : tensor<1x64xi32, #blocked>
    %102 = tt.splat %98 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %103 = tt.splat %98 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %104 = arith.addi %102, %10 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %105 = arith.addi %103, %11 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %106 = tt.expand_dims %104 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x64xi32, #blocked>
    %107 = tt.broadcast %106 : tensor<1x64xi32, #blocked> -> tensor<128x64xi32, #blocked>
    %108 = tt.addptr %53, %107 : tensor<128x64x!tt.ptr<f16>, #blocked>, tensor<128x64xi32, #blocked>
    %109 = tt.broadcast %101 : tensor<1x64xi1, #blocked> -> tensor<128x64xi1, #blocked>
    %110 = ttg.memdesc_index %44[%96] : !ttg.memdesc<2x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    %111 = tt.splat %85 : i1 -> tensor<128x64xi1, #blocked>
    %112 = arith.andi %111, %109 : tensor<128x64xi1, #blocked>
    %113 = ttg.async_copy_global_to_local %108, %110 mask %112 other %cst_0 {contiguity = 8 : i32} : tensor<128x64x!tt.ptr<f16>, #blocked> -> <128x64xf16, #shared, #smem, mutable>
    %114 = ttg.async_commit_group tokens %113
    %115 = tt.splat %99 : i32 -> tensor<64x1xi32, #blocked1>
    %116 = arith.cmpi slt, %18, %115 : tensor<64x1xi32, #blocked1>
    %117 = tt.expand_dims %105 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<64x1xi32, #blocked1>
    %118 = arith.muli %117, %19 : tensor<64x1xi32, #blocked1>
    %119 = tt.addptr %20, %118 : tensor<64x1x!tt.ptr<f16>, #blocked1>, tensor<64x1xi32, #blocked1>
    %120 = tt.broadcast %119 : tensor<64x1x!tt.ptr<f16>, #blocked1> -> tensor<64x128x!tt.ptr<f16>, #blocked1>
    %121 = tt.addptr %120, %69 : tensor<64x128x!tt.ptr<f16>, #blocked1>, tensor<64x128xi32, #blocked1>
    %122 = tt.broadcast %116 : tensor<64x1xi1, #blocked1> -> tensor<64x128xi1, #blocked1>
    %123 = ttg.memdesc_index %45[%96] : !ttg.memdesc<2x64x128xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x128xf16, #shared, #smem, mutable>
    %124 = tt.splat %85 : i1 -> tensor<64x128xi1, #blocked1>
    %125 = arith.andi %124, %122 : tensor<64x128xi1, #blocked1>
    %126 = ttg.async_copy_global_to_local %121, %123 mask %125 other %cst_1 {contiguity = 8 : i32} : tensor<64x128x!tt.ptr<f16>, #blocked1> -> <64x128xf16, #shared, #smem, mutable>
    %127 = ttg.async_commit_group tokens %126
    %128 = arith.addi %77, %c1_i32 : i32
    cf.br ^bb3(%128, %93#0, %96, %88, %114, %127 : i32, tensor<128x128xf32, #mma>, i32, i32, !ttg.async.token, !ttg.async.token)
  ^bb5:  // pred: ^bb3
    %129 = ttng.warp_group_dot_wait %78 {pendings = 0 : i32} : tensor<128x128xf32, #mma>
    %130 = ttg.async_wait {num = 0 : i32}
    ttg.local_dealloc %45 : !ttg.memdesc<2x64x128xf16, #shared, #smem, mutable>
    ttg.local_dealloc %44 : !ttg.memdesc<2x128x64xf16, #shared, #smem, mutable>
    %131 = tt.expand_dims %40 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<128x1xi32, #blocked1>
    %132 = arith.cmpi slt, %131, %22 : tensor<128x1xi32, #blocked1>
    %133 = tt.expand_dims %43 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x128xi32, #blocked1>
    %134 = arith.cmpi slt, %133, %23 : tensor<1x128xi32, #blocked1>
    %135 = tt.broadcast %132 : tensor<128x1xi1, #blocked1> -> tensor<128x128xi1, #blocked1>
    %136 = tt.broadcast %134 : tensor<1x128xi1, #blocked1> -> tensor<128x128xi1, #blocked1>
    %137 = arith.andi %135, %136 : tensor<128x128xi1, #blocked1>
    %138 = arith.muli %131, %24 : tensor<128x1xi32, #blocked1>
    %139 = tt.addptr %25, %138 : tensor<128x1x!tt.ptr<f16>, #blocked1>, tensor<128x1xi32, #blocked1>
    %140 = tt.broadcast %139 : tensor<128x1x!tt.ptr<f16>, #blocked1> -> tensor<128x128x!tt.ptr<f16>, #blocked1>
    %141 = tt.broadcast %133 : tensor<1x128xi32, #blocked1> -> tensor<128x128xi32, #blocked1>
    %142 = tt.addptr %140, %141 : tensor<128x128x!tt.ptr<f16>, #blocked1>, tensor<128x128xi32, #blocked1>
    %143 = arith.truncf %129 : tensor<128x128xf32, #mma> to tensor<128x128xf16, #mma>
    %144 = ttg.convert_layout %143 {allocation.offset = 0 : i32, allocation.size = 8192 : i32} : tensor<128x128xf16, #mma> -> tensor<128x128xf16, #blocked1>
    tt.store %142, %144, %137 : tensor<128x128x!tt.ptr<f16>, #blocked1>
    %145 = arith.addi %26, %c108_i32 : i32
    cf.br ^bb1(%145 : i32)
  ^bb6:  // pred: ^bb1
    tt.return
  }
}

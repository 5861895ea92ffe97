#blocked = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [2, 16], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>
#mma = #ttg.nvidia_mma<{versionMajor = 3, versionMinor = 0, warpsPerCTA = [4, 1], instrShape = [16, 64, 16]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 64, transposed = false, elementBitWidth = 16}>
#shared1 = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 24576 : i32, ttg.target = "cuda:90", ttg.tensor_memory_size = 0 : i32, "ttg.threads-per-warp" = 32 : i32, "ttg.total-num-warps" = 4 : i32, "ttng.two-ctas" = false} {
  tt.func public @stream_k(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg3: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg4: !tt.ptr<i32> {tt.divisibility = 16 : i32}, %arg5: i32 {tt.divisibility = 16 : i32}, %arg6: i32 {tt.divisibility = 16 : i32}, %arg7: i32) attributes {noinline = false} {
    %cst = arith.constant dense<0.000000e+00> : tensor<64x64xf32, #mma>
    %c-1_i32 = arith.constant -1 : i32
    %c32_i32 = arith.constant 32 : i32
    %true = arith.constant true
    %c1_i32 = arith.constant 1 : i32
    %c0_i32 = arith.constant 0 : i32
    %c64_i32 = arith.constant 64 : i32
    %c2_i32 = arith.constant 2 : i32
    %cst_0 = arith.constant dense<64> : tensor<64x1xi32, #blocked>
    %cst_1 = arith.constant dense<64> : tensor<64x1xi32, #blocked1>
    %c3_i32 = arith.constant 3 : i32
    %cst_2 = arith.constant dense<32> : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %cst_3 = arith.constant dense<32> : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %0 = tt.get_program_id x : i32
    %1 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %2 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %3 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %4 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %5 = tt.get_num_programs x : i32
    %6 = tt.splat %arg5 : i32 -> tensor<64x1xi32, #blocked2>
    %7 = tt.splat %arg0 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked2>
    %8 = tt.splat %arg6 : i32 -> tensor<32x1xi32, #blocked1>
    %9 = tt.splat %arg1 : !tt.ptr<f16> -> tensor<32x1x!tt.ptr<f16>, #blocked1>
    %10 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %11 = tt.expand_dims %10 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x64xi32, #blocked1>
    %12 = tt.broadcast %11 : tensor<1x64xi32, #blocked1> -> tensor<32x64xi32, #blocked1>
    cf.br ^bb1(%0 : i32)
  ^bb1(%13: i32):  // 2 preds: ^bb0, ^bb10
    %14 = arith.cmpi slt, %13, %arg7 : i32
    cf.cond_br %14, ^bb2, ^bb11
  ^bb2:  // pred: ^bb1
    %15 = arith.muli %13, %c64_i32 : i32
    %16 = tt.splat %15 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %17 = arith.addi %16, %1 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %18 = tt.expand_dims %17 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked2}>> -> tensor<64x1xi32, #blocked2>
    %19 = arith.muli %18, %6 : tensor<64x1xi32, #blocked2>
    %20 = tt.addptr %7, %19 : tensor<64x1x!tt.ptr<f16>, #blocked2>, tensor<64x1xi32, #blocked2>
    %21 = tt.broadcast %20 : tensor<64x1x!tt.ptr<f16>, #blocked2> -> tensor<64x32x!tt.ptr<f16>, #blocked2>
    %22 = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<3x64x32xf16, #shared, #smem, mutable>
    %23 = ttg.local_alloc {allocation.offset = 12288 : i32} : () -> !ttg.memdesc<3x32x64xf16, #shared1, #smem, mutable>
    %24 = arith.cmpi sgt, %arg5, %c0_i32 : i32
    %25 = tt.expand_dims %3 {axis = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked2}>> -> tensor<1x32xi32, #blocked2>
    %26 = tt.broadcast %25 : tensor<1x32xi32, #blocked2> -> tensor<64x32xi32, #blocked2>
    %27 = tt.addptr %21, %26 : tensor<64x32x!tt.ptr<f16>, #blocked2>, tensor<64x32xi32, #blocked2>
    %28 = ttg.memdesc_index %22[%c0_i32] : !ttg.memdesc<3x64x32xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x32xf16, #shared, #smem, mutable>
    %29 = tt.splat %24 : i1 -> tensor<64x32xi1, #blocked2>
    ttg.barrier local
    %30 = ttg.async_copy_global_to_local %27, %28 mask %29 {contiguity = 8 : i32} : tensor<64x32x!tt.ptr<f16>, #blocked2> -> <64x32xf16, #shared, #smem, mutable>
    %31 = ttg.async_commit_group tokens %30
    %32 = tt.expand_dims %4 {axis = 1 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<32x1xi32, #blocked1>
    %33 = arith.muli %32, %8 : tensor<32x1xi32, #blocked1>
    %34 = tt.addptr %9, %33 : tensor<32x1x!tt.ptr<f16>, #blocked1>, tensor<32x1xi32, #blocked1>
    %35 = tt.broadcast %34 : tensor<32x1x!tt.ptr<f16>, #blocked1> -> tensor<32x64x!tt.ptr<f16>, #blocked1>
    %36 = tt.addptr %35, %12 : tensor<32x64x!tt.ptr<f16>, #blocked1>, tensor<32x64xi32, #blocked1>
    %37 = ttg.memdesc_index %23[%c0_i32] : !ttg.memdesc<3x32x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<32x64xf16, #shared1, #smem, mutable>
    %38 = tt.splat %24 : i1 -> tensor<32x64xi1, #blocked1>
    %39 = ttg.async_copy_global_to_local %36, %37 mask %38 {contiguity = 8 : i32} : tensor<32x64x!tt.ptr<f16>, #blocked1> -> <32x64xf16, #shared1, #smem, mutable>
    %40 = ttg.async_commit_group tokens %39
    %41 = arith.cmpi sgt, %arg5, %c32_i32 : i32
    %42 = arith.addi %3, %cst_2 : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %43 = arith.addi %4, %cst_3 : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %44 = tt.expand_dims %42 {axis = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked2}>> -> tensor<1x32xi32, #blocked2>
    %45 = tt.broadcast %44 : tensor<1x32xi32, #blocked2> -> tensor<64x32xi32, #blocked2>
    %46 = tt.addptr %21, %45 : tensor<64x32x!tt.ptr<f16>, #blocked2>, tensor<64x32xi32, #blocked2>
    %47 = ttg.memdesc_index %22[%c1_i32] : !ttg.memdesc<3x64x32xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x32xf16, #shared, #smem, mutable>
    %48 = tt.splat %41 : i1 -> tensor<64x32xi1, #blocked2>
    %49 = ttg.async_copy_global_to_local %46, %47 mask %48 {contiguity = 8 : i32} : tensor<64x32x!tt.ptr<f16>, #blocked2> -> <64x32xf16, #shared, #smem, mutable>
    %50 = ttg.async_commit_group tokens %49
    %51 = tt.expand_dims %43 {axis = 1 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<32x1xi32, #blocked1>
    %52 = arith.muli %51, %8 : tensor<32x1xi32, #blocked1>
    %53 = tt.addptr %9, %52 : tensor<32x1x!tt.ptr<f16>, #blocked1>, tensor<32x1xi32, #blocked1>
    %54 = tt.broadcast %53 : tensor<32x1x!tt.ptr<f16>, #blocked1> -> tensor<32x64x!tt.ptr<f16>, #blocked1>
    %55 = tt.addptr %54, %12 : tensor<32x64x!tt.ptr<f16>, #blocked1>, tensor<32x64xi32, #blocked1>
    %56 = ttg.memdesc_index %23[%c1_i32] : !ttg.memdesc<3x32x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<32x64xf16, #shared1, #smem, mutable>
    %57 = tt.splat %41 : i1 -> tensor<32x64xi1, #blocked1>
    %58 = ttg.async_copy_global_to_local %55, %56 mask %57 {contiguity = 8 : i32} : tensor<32x64x!tt.ptr<f16>, #blocked1> -> <32x64xf16, #shared1, #smem, mutable>
    %59 = ttg.async_commit_group tokens %58
    cf.br ^bb3(%c0_i32, %cst, %c1_i32, %c-1_i32, %31, %50, %40, %59 : i32, tensor<64x64xf32, #mma>, i32, i32, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.async.token)
  ^bb3(%60: i32, %61: tensor<64x64xf32, #mma>, %62: i32, %63: i32, %64: !ttg.async.token, %65: !ttg.async.token, %66: !ttg.async.token, %67: !ttg.async.token):  // 2 preds: ^bb2, ^bb4
    %68 = arith.cmpi slt, %60, %arg5 : i32
    cf.cond_br %68, ^bb4, ^bb5
  ^bb4:  // pred: ^bb3
    %69 = arith.subi %arg5, %c64_i32 : i32
    %70 = arith.cmpi slt, %60, %69 : i32
    %71 = arith.addi %63, %c1_i32 : i32
    %72 = arith.cmpi sge, %71, %c3_i32 : i32
    %73 = arith.select %72, %c0_i32, %71 : i32
    %74 = ttg.async_wait %64, %66 {num = 2 : i32}
    ttg.barrier local
    %75 = ttg.memdesc_index %22[%73] : !ttg.memdesc<3x64x32xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x32xf16, #shared, #smem, mutable>
    %76 = ttg.memdesc_index %23[%73] : !ttg.memdesc<3x32x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<32x64xf16, #shared1, #smem, mutable>
    ttng.fence_async_shared {bCluster = false}
    %77 = ttng.warp_group_dot %75, %76, %61 {inputPrecision = 0 : i32, isAsync = true} : !ttg.memdesc<64x32xf16, #shared, #smem, mutable> * !ttg.memdesc<32x64xf16, #shared1, #smem, mutable> -> tensor<64x64xf32, #mma>
    %78:3 = ttng.warp_group_dot_wait %77, %75, %76 {pendings = 1 : i32} : tensor<64x64xf32, #mma>, !ttg.memdesc<64x32xf16, #shared, #smem, mutable>, !ttg.memdesc<32x64xf16, #shared1, #smem, mutable>
    %79 = arith.addi %62, %c1_i32 : i32
    %80 = arith.cmpi sge, %79, %c3_i32 : i32
    %81 = arith.select %80, %c0_i32, %79 : i32
    %82 = arith.addi %60, %c64_i32 : i32
    %83 = tt.splat %82 : i32 -> tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %84 = tt.splat %82 : i32 -> tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %85 = arith.addi %83, %3 : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %86 = arith.addi %84, %4 : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %87 = tt.expand_dims %85 {axis = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked2}>> -> tensor<1x32xi32, #blocked2>
    %88 = tt.broadcast %87 : tensor<1x32xi32, #blocked2> -> tensor<64x32xi32, #blocked2>
    %89 = tt.addptr %21, %88 : tensor<64x32x!tt.ptr<f16>, #blocked2>, tensor<64x32xi32, #blocked2>
    %90 = ttg.memdesc_index %22[%81] : !ttg.memdesc<3x64x32xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x32xf16, #shared, #smem, mutable>
    %91 = tt.splat %70 : i1 -> tensor<64x32xi1, #blocked2>
    ttg.barrier local
    %92 = ttg.async_copy_global_to_local %89, %90 mask %91 {contiguity = 8 : i32} : tensor<64x32x!tt.ptr<f16>, #blocked2> -> <64x32xf16, #shared, #smem, mutable>
    %93 = ttg.async_commit_group tokens %92
    %94 = tt.expand_dims %86 {axis = 1 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<32x1xi32, #blocked1>
    %95 = arith.muli %94, %8 : tensor<32x1xi32, #blocked1>
    %96 = tt.addptr %9, %95 : tensor<32x1x!tt.ptr<f16>, #blocked1>, tensor<32x1xi32, #blocked1>
    %97 = tt.broadcast %96 : tensor<32x1x!tt.ptr<f16>, #blocked1> -> tensor<32x64x!tt.ptr<f16>, #blocked1>
    %98 = tt.addptr %97, %12 : tensor<32x64x!tt.ptr<f16>, #blocked1>, tensor<32x64xi32, #blocked1>
    %99 = ttg.memdesc_index %23[%81] : !ttg.memdesc<3x32x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<32x64xf16, #shared1, #smem, mutable>
    %100 = tt.splat %70 : i1 -> tensor<32x64xi1, #blocked1>
    %101 = ttg.async_copy_global_to_local %98, %99 mask %100 {contiguity = 8 : i32} : tensor<32x64x!tt.ptr<f16>, #blocked1> -> <32x64xf16, #shared1, #smem, mutable>
    %102 = ttg.async_commit_group tokens %101
    %103 = arith.addi %60, %c32_i32 : i32
    cf.br ^bb3(%103, %78#0, %81, %73, %65, %93, %67, %102 : i32, tensor<64x64xf32, #mma>, i32, i32, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.async.token)
  ^bb5:  // pred: ^bb3
    %104 = ttng.warp_group_dot_wait %61 {pendings = 0 : i32} : tensor<64x64xf32, #mma>
    %105 = ttg.async_wait {num = 0 : i32}
    ttg.barrier local
    ttg.local_dealloc %23 : !ttg.memdesc<3x32x64xf16, #shared1, #smem, mutable>
    ttg.local_dealloc %22 : !ttg.memdesc<3x64x32xf16, #shared, #smem, mutable>
    %106 = arith.remsi %13, %c2_i32 : i32
    %107 = arith.cmpi eq, %106, %c0_i32 : i32
    cf.cond_br %107, ^bb6, ^bb7
  ^bb6:  // pred: ^bb5
    %108 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %109 = tt.expand_dims %108 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xi32, #blocked>
    %110 = arith.muli %109, %cst_0 : tensor<64x1xi32, #blocked>
    %111 = tt.splat %arg3 : !tt.ptr<f32> -> tensor<64x1x!tt.ptr<f32>, #blocked>
    %112 = tt.addptr %111, %110 : tensor<64x1x!tt.ptr<f32>, #blocked>, tensor<64x1xi32, #blocked>
    %113 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %114 = tt.expand_dims %113 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x64xi32, #blocked>
    %115 = tt.broadcast %112 : tensor<64x1x!tt.ptr<f32>, #blocked> -> tensor<64x64x!tt.ptr<f32>, #blocked>
    %116 = tt.broadcast %114 : tensor<1x64xi32, #blocked> -> tensor<64x64xi32, #blocked>
    %117 = tt.addptr %115, %116 : tensor<64x64x!tt.ptr<f32>, #blocked>, tensor<64x64xi32, #blocked>
    %118 = ttg.convert_layout %104 {allocation.offset = 0 : i32, allocation.size = 16384 : i32} : tensor<64x64xf32, #mma> -> tensor<64x64xf32, #blocked>
    tt.store %117, %118 : tensor<64x64x!tt.ptr<f32>, #blocked>
    ttg.barrier all
    %119 = tt.addptr %arg4, %13 : !tt.ptr<i32>, i32
    %120 = tt.atomic_rmw exch, release, gpu, %119, %c1_i32, %true : (!tt.ptr<i32>, i32, i1) -> i32
    cf.br ^bb10
  ^bb7:  // pred: ^bb5
    %121 = tt.addptr %arg4, %13 : !tt.ptr<i32>, i32
    %122 = tt.addptr %121, %c-1_i32 : !tt.ptr<i32>, i32
    cf.br ^bb8
  ^bb8:  // 2 preds: ^bb7, ^bb8
    ttg.barrier local
    %123 = tt.atomic_cas acquire, gpu, %122, %c1_i32, %c1_i32 {allocation.offset = 0 : i32, allocation.size = 4 : i32} : (!tt.ptr<i32>, i32, i32) -> i32
    %124 = arith.cmpi ne, %123, %c1_i32 : i32
    cf.cond_br %124, ^bb8, ^bb9
  ^bb9:  // pred: ^bb8
    %125 = tt.expand_dims %2 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<64x1xi32, #blocked1>
    %126 = arith.muli %125, %cst_1 : tensor<64x1xi32, #blocked1>
    %127 = tt.splat %arg3 : !tt.ptr<f32> -> tensor<64x1x!tt.ptr<f32>, #blocked1>
    %128 = tt.addptr %127, %126 : tensor<64x1x!tt.ptr<f32>, #blocked1>, tensor<64x1xi32, #blocked1>
    %129 = tt.broadcast %128 : tensor<64x1x!tt.ptr<f32>, #blocked1> -> tensor<64x64x!tt.ptr<f32>, #blocked1>
    %130 = tt.broadcast %11 : tensor<1x64xi32, #blocked1> -> tensor<64x64xi32, #blocked1>
    %131 = tt.addptr %129, %130 : tensor<64x64x!tt.ptr<f32>, #blocked1>, tensor<64x64xi32, #blocked1>
    %132 = tt.load %131 : tensor<64x64x!tt.ptr<f32>, #blocked1>
    ttg.barrier local
    %133 = ttg.convert_layout %132 {allocation.offset = 0 : i32, allocation.size = 8192 : i32} : tensor<64x64xf32, #blocked1> -> tensor<64x64xf32, #mma>
    %134 = arith.addf %104, %133 : tensor<64x64xf32, #mma>
    %135 = tt.splat %15 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %136 = arith.addi %135, %2 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %137 = tt.expand_dims %136 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<64x1xi32, #blocked1>
    %138 = tt.splat %arg6 : i32 -> tensor<64x1xi32, #blocked1>
    %139 = arith.muli %137, %138 : tensor<64x1xi32, #blocked1>
    %140 = tt.splat %arg2 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked1>
    %141 = tt.addptr %140, %139 : tensor<64x1x!tt.ptr<f16>, #blocked1>, tensor<64x1xi32, #blocked1>
    %142 = tt.broadcast %141 : tensor<64x1x!tt.ptr<f16>, #blocked1> -> tensor<64x64x!tt.ptr<f16>, #blocked1>
    %143 = tt.addptr %142, %130 : tensor<64x64x!tt.ptr<f16>, #blocked1>, tensor<64x64xi32, #blocked1>
    %144 = arith.truncf %134 : tensor<64x64xf32, #mma> to tensor<64x64xf16, #mma>
    ttg.barrier local
    %145 = ttg.convert_layout %144 {allocation.offset = 0 : i32, allocation.size = 8192 : i32} : tensor<64x64xf16, #mma> -> tensor<64x64xf16, #blocked1>
    tt.store %143, %145 : tensor<64x64x!tt.ptr<f16>, #blocked1>
    cf.br ^bb10
  ^bb10:  // 2 preds: ^bb6, ^bb9
    %146 = arith.addi %13, %5 : i32
    cf.br ^bb1(%146 : i32)
  ^bb11:  // pred: ^bb1
    tt.return
  }
}

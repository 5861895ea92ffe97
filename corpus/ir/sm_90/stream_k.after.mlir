#blocked = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [2, 16], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>
#mma = #ttg.nvidia_mma<{versionMajor = 3, versionMinor = 0, warpsPerCTA = [4, 1], instrShape = [16, 64, 16]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 64, transposed = false, elementBitWidth = 16}>
#shared1 = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 16384 : i32, ttg.target = "cuda:90", ttg.tensor_memory_size = 0 : i32, "ttg.threads-per-warp" = 32 : i32, "ttg.total-num-warps" = 4 : i32, "ttng.two-ctas" = false} {
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
    %22 = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<2x64x32xf16, #shared, #smem, mutable>
    %23 = ttg.local_alloc {allocation.offset = 8192 : i32} : () -> !ttg.memdesc<2x32x64xf16, #shared1, #smem, mutable>
    %24 = arith.cmpi sgt, %arg5, %c0_i32 : i32
    %25 = tt.expand_dims %3 {axis = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked2}>> -> tensor<1x32xi32, #blocked2>
    %26 = tt.broadcast %25 : tensor<1x32xi32, #blocked2> -> tensor<64x32xi32, #blocked2>
    %27 = tt.addptr %21, %26 : tensor<64x32x!tt.ptr<f16>, #blocked2>, tensor<64x32xi32, #blocked2>
    %28 = ttg.memdesc_index %22[%c0_i32] : !ttg.memdesc<2x64x32xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x32xf16, #shared, #smem, mutable>
    %29 = tt.splat %24 : i1 -> tensor<64x32xi1, #blocked2>
    ttg.barrier local
    %30 = ttg.async_copy_global_to_local %27, %28 mask %29 {contiguity = 8 : i32} : tensor<64x32x!tt.ptr<f16>, #blocked2> -> <64x32xf16, #shared, #smem, mutable>
    %31 = ttg.async_commit_group tokens %30
    %32 = tt.expand_dims %4 {axis = 1 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<32x1xi32, #blocked1>
    %33 = arith.muli %32, %8 : tensor<32x1xi32, #blocked1>
    %34 = tt.addptr %9, %33 : tensor<32x1x!tt.ptr<f16>, #blocked1>, tensor<32x1xi32, #blocked1>
    %35 = tt.broadcast %34 : tensor<32x1x!tt.ptr<f16>, #blocked1> -> tensor<32x64x!tt.ptr<f16>, #blocked1>
    %36 = tt.addptr %35, %12 : tensor<32x64x!tt.ptr<f16>, #blocked1>, tensor<32x64xi32, #blocked1>
    %37 = ttg.memdesc_index %23[%c0_i32] : !ttg.memdesc<2x32x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<32x64xf16, #shared1, #smem, mutable>
    %38 = tt.splat %24 : i1 -> tensor<32x64xi1, #blocked1>
    %39 = ttg.async_copy_global_to_local %36, %37 mask %38 {contiguity = 8 : i32} : tensor<32x64x!tt.ptr<f16>, #blocked1> -> <32x64xf16, #shared1, #smem, mutable>
    %40 = ttg.async_commit_group tokens %39
    cf.br ^bb3(%c0_i32, %cst, %c0_i32, %c-1_i32, %31, %40 : i32, tensor<64x64xf32, #mma>, i32, i32, !ttg.async.token, !ttg.async.token)
  ^bb3(%41: i32, %42: tensor<64x64xf32, #mma>, %43: i32, %44: i32, %45: !ttg.async.token, %46: !ttg.async.token):  // 2 preds: ^bb2, ^bb4
    %47 = arith.cmpi slt, %41, %arg5 : i32
    cf.cond_br %47, ^bb4, ^bb5
  ^bb4:  // pred: ^bb3
    %48 = arith.subi %arg5, %c32_i32 : i32
    %49 = arith.cmpi slt, %41, %48 : i32
    %50 = arith.addi %44, %c1_i32 : i32
    %51 = arith.cmpi sge, %50, %c2_i32 : i32
    %52 = arith.select %51, %c0_i32, %50 : i32
    %53 = ttg.async_wait %45, %46 {num = 0 : i32}
    ttg.barrier local
    %54 = ttg.memdesc_index %22[%52] : !ttg.memdesc<2x64x32xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x32xf16, #shared, #smem, mutable>
    %55 = ttg.memdesc_index %23[%52] : !ttg.memdesc<2x32x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<32x64xf16, #shared1, #smem, mutable>
    ttng.fence_async_shared {bCluster = false}
    %56 = ttng.warp_group_dot %54, %55, %42 {inputPrecision = 0 : i32, isAsync = true} : !ttg.memdesc<64x32xf16, #shared, #smem, mutable> * !ttg.memdesc<32x64xf16, #shared1, #smem, mutable> -> tensor<64x64xf32, #mma>
    %57:3 = ttng.warp_group_dot_wait %56, %54, %55 {pendings = 1 : i32} : tensor<64x64xf32, #mma>, !ttg.memdesc<64x32xf16, #shared, #smem, mutable>, !ttg.memdesc<32x64xf16, #shared1, #smem, mutable>
    %58 = arith.addi %43, %c1_i32 : i32
    %59 = arith.cmpi sge, %58, %c2_i32 : i32
    %60 = arith.select %59, %c0_i32, %58 : i32
    %61 = arith.addi %41, %c32_i32 : i32
    %62 = tt.splat %61 : i32 -> tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %63 = tt.splat %61 : i32 -> tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %64 = arith.addi %62, %3 : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %65 = arith.addi %63, %4 : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %66 = tt.expand_dims %64 {axis = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked2}>> -> tensor<1x32xi32, #blocked2>
    %67 = tt.broadcast %66 : tensor<1x32xi32, #blocked2> -> tensor<64x32xi32, #blocked2>
    %68 = tt.addptr %21, %67 : tensor<64x32x!tt.ptr<f16>, #blocked2>, tensor<64x32xi32, #blocked2>
    %69 = ttg.memdesc_index %22[%60] : !ttg.memdesc<2x64x32xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x32xf16, #shared, #smem, mutable>
    %70 = tt.splat %49 : i1 -> tensor<64x32xi1, #blocked2>
    ttg.barrier local
    %71 = ttg.async_copy_global_to_local %68, %69 mask %70 {contiguity = 8 : i32} : tensor<64x32x!tt.ptr<f16>, #blocked2> -> <64x32xf16, #shared, #smem, mutable>
    %72 = ttg.async_commit_group tokens %71
    %73 = tt.expand_dims %65 {axis = 1 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<32x1xi32, #blocked1>
    %74 = arith.muli %73, %8 : tensor<32x1xi32, #blocked1>
    %75 = tt.addptr %9, %74 : tensor<32x1x!tt.ptr<f16>, #blocked1>, tensor<32x1xi32, #blocked1>
    %76 = tt.broadcast %75 : tensor<32x1x!tt.ptr<f16>, #blocked1> -> tensor<32x64x!tt.ptr<f16>, #blocked1>
    %77 = tt.addptr %76, %12 : tensor<32x64x!tt.ptr<f16>, #blocked1>, tensor<32x64xi32, #blocked1>
    %78 = ttg.memdesc_index %23[%60] : !ttg.memdesc<2x32x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<32x64xf16, #shared1, #smem, mutable>
    %79 = tt.splat %49 : i1 -> tensor<32x64xi1, #blocked1>
    %80 = ttg.async_copy_global_to_local %77, %78 mask %79 {contiguity = 8 : i32} : tensor<32x64x!tt.ptr<f16>, #blocked1> -> <32x64xf16, #shared1, #smem, mutable>
    %81 = ttg.async_commit_group tokens %80
    %82 = arith.addi %41, %c32_i32 : i32
    cf.br ^bb3(%82, %57#0, %60, %52, %72, %81 : i32, tensor<64x64xf32, #mma>, i32, i32, !ttg.async.token, !ttg.async.token)
  ^bb5:  // pred: ^bb3
    %83 = ttng.warp_group_dot_wait %42 {pendings = 0 : i32} : tensor<64x64xf32, #mma>
    %84 = ttg.async_wait {num = 0 : i32}
    ttg.barrier local
    ttg.local_dealloc %23 : !ttg.memdesc<2x32x64xf16, #shared1, #smem, mutable>
    ttg.local_dealloc %22 : !ttg.memdesc<2x64x32xf16, #shared, #smem, mutable>
    %85 = arith.remsi %13, %c2_i32 : i32
    %86 = arith.cmpi eq, %85, %c0_i32 : i32
    cf.cond_br %86, ^bb6, ^bb7
  ^bb6:  // pred: ^bb5
    %87 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %88 = tt.expand_dims %87 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xi32, #blocked>
    %89 = arith.muli %88, %cst_0 : tensor<64x1xi32, #blocked>
    %90 = tt.splat %arg3 : !tt.ptr<f32> -> tensor<64x1x!tt.ptr<f32>, #blocked>
    %91 = tt.addptr %90, %89 : tensor<64x1x!tt.ptr<f32>, #blocked>, tensor<64x1xi32, #blocked>
    %92 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %93 = tt.expand_dims %92 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x64xi32, #blocked>
    %94 = tt.broadcast %91 : tensor<64x1x!tt.ptr<f32>, #blocked> -> tensor<64x64x!tt.ptr<f32>, #blocked>
    %95 = tt.broadcast %93 : tensor<1x64xi32, #blocked> -> tensor<64x64xi32, #blocked>
    %96 = tt.addptr %94, %95 : tensor<64x64x!tt.ptr<f32>, #blocked>, tensor<64x64xi32, #blocked>
    %97 = ttg.convert_layout %83 {allocation.offset = 0 : i32, allocation.size = 16384 : i32} : tensor<64x64xf32, #mma> -> tensor<64x64xf32, #blocked>
    tt.store %96, %97 : tensor<64x64x!tt.ptr<f32>, #blocked>
    ttg.barrier all
    %98 = tt.addptr %arg4, %13 : !tt.ptr<i32>, i32
    %99 = tt.atomic_rmw exch, release, gpu, %98, %c1_i32, %true : (!tt.ptr<i32>, i32, i1) -> i32
    cf.br ^bb10
  ^bb7:  // pred: ^bb5
    %100 = tt.addptr %arg4, %13 : !tt.ptr<i32>, i32
    %101 = tt.addptr %100, %c-1_i32 : !tt.ptr<i32>, i32
    cf.br ^bb8
  ^bb8:  // 2 preds: ^bb7, ^bb8
    ttg.barrier local
    %102 = tt.atomic_cas acquire, gpu, %101, %c1_i32, %c1_i32 {allocation.offset = 0 : i32, allocation.size = 4 : i32} : (!tt.ptr<i32>, i32, i32) -> i32
    %103 = arith.cmpi ne, %102, %c1_i32 : i32
    cf.cond_br %103, ^bb8, ^bb9
  ^bb9:  // pred: ^bb8
    %104 = tt.expand_dims %2 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<64x1xi32, #blocked1>
    %105 = arith.muli %104, %cst_1 : tensor<64x1xi32, #blocked1>
    %106 = tt.splat %arg3 : !tt.ptr<f32> -> tensor<64x1x!tt.ptr<f32>, #blocked1>
    %107 = tt.addptr %106, %105 : tensor<64x1x!tt.ptr<f32>, #blocked1>, tensor<64x1xi32, #blocked1>
    %108 = tt.broadcast %107 : tensor<64x1x!tt.ptr<f32>, #blocked1> -> tensor<64x64x!tt.ptr<f32>, #blocked1>
    %109 = tt.broadcast %11 : tensor<1x64xi32, #blocked1> -> tensor<64x64xi32, #blocked1>
    %110 = tt.addptr %108, %109 : tensor<64x64x!tt.ptr<f32>, #blocked1>, tensor<64x64xi32, #blocked1>
    %111 = tt.load %110 : tensor<64x64x!tt.ptr<f32>, #blocked1>
    ttg.barrier local
    %112 = ttg.convert_layout %111 {allocation.offset = 0 : i32, allocation.size = 8192 : i32} : tensor<64x64xf32, #blocked1> -> tensor<64x64xf32, #mma>
    %113 = arith.addf %83, %112 : tensor<64x64xf32, #mma>
    %114 = tt.splat %15 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %115 = arith.addi %114, %2 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %116 = tt.expand_dims %115 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<64x1xi32, #blocked1>
    %117 = tt.splat %arg6 : i32 -> tensor<64x1xi32, #blocked1>
    %118 = arith.muli %116, %117 : tensor<64x1xi32, #blocked1>
    %119 = tt.splat %arg2 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked1>
    %120 = tt.addptr %119, %118 : tensor<64x1x!tt.ptr<f16>, #blocked1>, tensor<64x1xi32, #blocked1>
    %121 = tt.broadcast %120 : tensor<64x1x!tt.ptr<f16>, #blocked1> -> tensor<64x64x!tt.ptr<f16>, #blocked1>
    %122 = tt.addptr %121, %109 : tensor<64x64x!tt.ptr<f16>, #blocked1>, tensor<64x64xi32, #blocked1>
    %123 = arith.truncf %113 : tensor<64x64xf32, #mma> to tensor<64x64xf16, #mma>
    ttg.barrier local
    %124 = ttg.convert_layout %123 {allocation.offset = 0 : i32, allocation.size = 8192 : i32} : tensor<64x64xf16, #mma> -> tensor<64x64xf16, #blocked1>
    tt.store %122, %124 : tensor<64x64x!tt.ptr<f16>, #blocked1>
    cf.br ^bb10
  ^bb10:  // 2 preds: ^bb6, ^bb9
    %125 = arith.addi %13, %5 : i32
    cf.br ^bb1(%125 : i32)
  ^bb11:  // pred: ^bb1
    tt.return
  }
}

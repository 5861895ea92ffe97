#blocked = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [2, 16], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#mma = #ttg.nvidia_mma<{versionMajor = 3, versionMinor = 0, warpsPerCTA = [4, 1], instrShape = [16, 64, 16]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 64, transposed = false, elementBitWidth = 16}>
#shared1 = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 16384 : i32, ttg.target = "cuda:90", ttg.tensor_memory_size = 0 : i32, "ttg.threads-per-warp" = 32 : i32, "ttg.total-num-warps" = 4 : i32, "ttng.two-ctas" = false} {
  tt.func public @matmul_split_k(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg3: !tt.ptr<i32> {tt.divisibility = 16 : i32}, %arg4: i32 {tt.divisibility = 16 : i32}, %arg5: i32 {tt.divisibility = 16 : i32}, %arg6: i32 {tt.divisibility = 16 : i32}, %arg7: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<0.000000e+00> : tensor<64x64xf32, #mma>
    %c128_i32 = arith.constant 128 : i32
    %c0_i32 = arith.constant 0 : i32
    %c32_i32 = arith.constant 32 : i32
    %c64_i32 = arith.constant 64 : i32
    %cst_0 = arith.constant dense<true> : tensor<64x64xi1, #blocked>
    %c-1_i32 = arith.constant -1 : i32
    %c1_i32 = arith.constant 1 : i32
    %c2_i32 = arith.constant 2 : i32
    %0 = tt.get_program_id x : i32
    %1 = arith.muli %0, %c64_i32 : i32
    %2 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %3 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %4 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %5 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %6 = tt.splat %1 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %7 = tt.splat %1 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %8 = arith.addi %6, %2 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %9 = arith.addi %7, %4 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %10 = tt.get_program_id y : i32
    %11 = arith.muli %10, %c64_i32 : i32
    %12 = tt.splat %11 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %13 = tt.splat %11 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %14 = arith.addi %12, %3 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %15 = arith.addi %13, %5 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %16 = tt.get_program_id z : i32
    %17 = arith.muli %16, %c32_i32 : i32
    %18 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %19 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %20 = tt.splat %17 : i32 -> tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %21 = tt.splat %17 : i32 -> tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %22 = arith.addi %20, %18 : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %23 = arith.addi %21, %19 : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %24 = tt.expand_dims %8 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<64x1xi32, #blocked1>
    %25 = tt.splat %arg5 : i32 -> tensor<64x1xi32, #blocked1>
    %26 = arith.muli %24, %25 : tensor<64x1xi32, #blocked1>
    %27 = tt.splat %arg0 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked1>
    %28 = tt.addptr %27, %26 : tensor<64x1x!tt.ptr<f16>, #blocked1>, tensor<64x1xi32, #blocked1>
    %29 = tt.broadcast %28 : tensor<64x1x!tt.ptr<f16>, #blocked1> -> tensor<64x32x!tt.ptr<f16>, #blocked1>
    %30 = tt.splat %arg6 : i32 -> tensor<32x1xi32, #blocked2>
    %31 = tt.splat %arg1 : !tt.ptr<f16> -> tensor<32x1x!tt.ptr<f16>, #blocked2>
    %32 = tt.expand_dims %14 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>> -> tensor<1x64xi32, #blocked2>
    %33 = tt.broadcast %32 : tensor<1x64xi32, #blocked2> -> tensor<32x64xi32, #blocked2>
    %34 = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<2x64x32xf16, #shared, #smem, mutable>
    %35 = ttg.local_alloc {allocation.offset = 8192 : i32} : () -> !ttg.memdesc<2x32x64xf16, #shared1, #smem, mutable>
    %36 = arith.cmpi sgt, %arg4, %c0_i32 : i32
    %37 = tt.expand_dims %22 {axis = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x32xi32, #blocked1>
    %38 = tt.broadcast %37 : tensor<1x32xi32, #blocked1> -> tensor<64x32xi32, #blocked1>
    %39 = tt.addptr %29, %38 : tensor<64x32x!tt.ptr<f16>, #blocked1>, tensor<64x32xi32, #blocked1>
    %40 = ttg.memdesc_index %34[%c0_i32] : !ttg.memdesc<2x64x32xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x32xf16, #shared, #smem, mutable>
    %41 = tt.splat %36 : i1 -> tensor<64x32xi1, #blocked1>
    %42 = ttg.async_copy_global_to_local %39, %40 mask %41 {contiguity = 8 : i32} : tensor<64x32x!tt.ptr<f16>, #blocked1> -> <64x32xf16, #shared, #smem, mutable>
    %43 = ttg.async_commit_group tokens %42
    %44 = tt.expand_dims %23 {axis = 1 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked2}>> -> tensor<32x1xi32, #blocked2>
    %45 = arith.muli %44, %30 : tensor<32x1xi32, #blocked2>
    %46 = tt.addptr %31, %45 : tensor<32x1x!tt.ptr<f16>, #blocked2>, tensor<32x1xi32, #blocked2>
    %47 = tt.broadcast %46 : tensor<32x1x!tt.ptr<f16>, #blocked2> -> tensor<32x64x!tt.ptr<f16>, #blocked2>
    %48 = tt.addptr %47, %33 : tensor<32x64x!tt.ptr<f16>, #blocked2>, tensor<32x64xi32, #blocked2>
    %49 = ttg.memdesc_index %35[%c0_i32] : !ttg.memdesc<2x32x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<32x64xf16, #shared1, #smem, mutable>
    %50 = tt.splat %36 : i1 -> tensor<32x64xi1, #blocked2>
    %51 = ttg.async_copy_global_to_local %48, %49 mask %50 {contiguity = 8 : i32} : tensor<32x64x!tt.ptr<f16>, #blocked2> -> <32x64xf16, #shared1, #smem, mutable>
    %52 = ttg.async_commit_group tokens %51
    cf.br ^bb1(%c0_i32, %cst, %c0_i32, %c-1_i32, %43, %52 : i32, tensor<64x64xf32, #mma>, i32, i32, !ttg.async.token, !ttg.async.token)
  ^bb1(%53: i32, %54: tensor<64x64xf32, #mma>, %55: i32, %56: i32, %57: !ttg.async.token, %58: !ttg.async.token):  // 2 preds: ^bb0, ^bb2
    %59 = arith.cmpi slt, %53, %arg4 : i32
    cf.cond_br %59, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %60 = arith.subi %arg4, %c128_i32 : i32
    %61 = arith.cmpi slt, %53, %60 : i32
    %62 = arith.addi %56, %c1_i32 : i32
    %63 = arith.cmpi sge, %62, %c2_i32 : i32
    %64 = arith.select %63, %c0_i32, %62 : i32
    %65 = ttg.async_wait %57, %58 {num = 0 : i32}
    %66 = ttg.memdesc_index %34[%64] : !ttg.memdesc<2x64x32xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x32xf16, #shared, #smem, mutable>
    %67 = ttg.memdesc_index %35[%64] : !ttg.memdesc<2x32x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<32x64xf16, #shared1, #smem, mutable>
    ttng.fence_async_shared {bCluster = false}
    %68 = ttng.warp_group_dot %66, %67, %54 {inputPrecision = 0 : i32, isAsync = true} : !ttg.memdesc<64x32xf16, #shared, #smem, mutable> * !ttg.memdesc<32x64xf16, #shared1, #smem, mutable> -> tensor<64x64xf32, #mma>
    %69:3 = ttng.warp_group_dot_wait %68, %66, %67 {pendings = 1 : i32} : tensor<64x64xf32, #mma>, !ttg.memdesc<64x32xf16, #shared, #smem, mutable>, !ttg.memdesc<32x64xf16, #shared1, #smem, mutable>
    %70 = arith.addi %55, %c1_i32 : i32
    %71 = arith.cmpi sge, %70, %c2_i32 : i32
    %72 = arith.select %71, %c0_i32, %70 : i32
    %73 = arith.addi %53, %c128_i32 : i32
    %74 = tt.splat %73 : i32 -> tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %75 = tt.splat %73 : i32 -> tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %76 = arith.addi %74, %22 : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %77 = arith.addi %75, %23 : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %78 = tt.expand_dims %76 {axis = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x32xi32, #blocked1>
    %79 = tt.broadcast %78 : tensor<1x32xi32, #blocked1> -> tensor<64x32xi32, #blocked1>
    %80 = tt.addptr %29, %79 : tensor<64x32x!tt.ptr<f16>, #blocked1>, tensor<64x32xi32, #blocked1>
    %81 = ttg.memdesc_index %34[%72] : !ttg.memdesc<2x64x32xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x32xf16, #shared, #smem, mutable>
    %82 = tt.splat %61 : i1 -> tensor<64x32xi1, #blocked1>
    %83 = ttg.async_copy_global_to_local %80, %81 mask %82 {contiguity = 8 : i32} : tensor<64x32x!tt.ptr<f16>, #blocked1> -> <64x32xf16, #shared, #smem, mutable>
    %84 = ttg.async_commit_group tokens %83
    %85 = tt.expand_dims %77 {axis = 1 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked2}>> -> tensor<32x1xi32, #blocked2>
    %86 = arith.muli %85, %30 : tensor<32x1xi32, #blocked2>
    %87 = tt.addptr %31, %86 : tensor<32x1x!tt.ptr<f16>, #blocked2>, tensor<32x1xi32, #blocked2>
    %88 = tt.broadcast %87 : tensor<32x1x!tt.ptr<f16>, #blocked2> -> tensor<32x64x!tt.ptr<f16>, #blocked2>
    %89 = tt.addptr %88, %33 : tensor<32x64x!tt.ptr<f16>, #blocked2>, tensor<32x64xi32, #blocked2>
    %90 = ttg.memdesc_index %35[%72] : !ttg.memdesc<2x32x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<32x64xf16, #shared1, #smem, mutable>
    %91 = tt.splat %61 : i1 -> tensor<32x64xi1, #blocked2>
    %92 = ttg.async_copy_global_to_local %89, %90 mask %91 {contiguity = 8 : i32} : tensor<32x64x!tt.ptr<f16>, #blocked2> -> <32x64xf16, #shared1, #smem, mutable>
    %93 = ttg.async_commit_group tokens %92
    %94 = arith.addi %53, %c128_i32 : i32
    cf.br ^bb1(%94, %69#0, %72, %64, %84, %93 : i32, tensor<64x64xf32, #mma>, i32, i32, !ttg.async.token, !ttg.async.token)
  ^bb3:  // pred: ^bb1
    %95 = ttng.warp_group_dot_wait %54 {pendings = 0 : i32} : tensor<64x64xf32, #mma>
    %96 = ttg.async_wait {num = 0 : i32}
    ttg.local_dealloc %35 : !ttg.memdesc<2x32x64xf16, #shared1, #smem, mutable>
    ttg.local_dealloc %34 : !ttg.memdesc<2x64x32xf16, #shared, #smem, mutable>
    %97 = tt.expand_dims %9 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xi32, #blocked>
    %98 = tt.splat %arg7 : i32 -> tensor<64x1xi32, #blocked>
    %99 = arith.muli %97, %98 : tensor<64x1xi32, #blocked>
    %100 = tt.splat %arg2 : !tt.ptr<f32> -> tensor<64x1x!tt.ptr<f32>, #blocked>
    %101 = tt.addptr %100, %99 : tensor<64x1x!tt.ptr<f32>, #blocked>, tensor<64x1xi32, #blocked>
    %102 = tt.expand_dims %15 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x64xi32, #blocked>
    %103 = tt.broadcast %101 : tensor<64x1x!tt.ptr<f32>, #blocked> -> tensor<64x64x!tt.ptr<f32>, #blocked>
    %104 = tt.broadcast %102 : tensor<1x64xi32, #blocked> -> tensor<64x64xi32, #blocked>
    %105 = tt.addptr %103, %104 : tensor<64x64x!tt.ptr<f32>, #blocked>, tensor<64x64xi32, #blocked>
    %106 = ttg.convert_layout %95 {allocation.offset = 0 : i32, allocation.size = 16384 : i32} : tensor<64x64xf32, #mma> -> tensor<64x64xf32, #blocked>
    %107 = tt.atomic_rmw fadd, acq_rel, gpu, %105, %106, %cst_0 : (tensor<64x64x!tt.ptr<f32>, #blocked>, tensor<64x64xf32, #blocked>, tensor<64x64xi1, #blocked>) -> tensor<64x64xf32, #blocked>
    tt.return
  }
}

#blocked = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [2, 16], warpsPerCTA = [4, 1], order = [1, 0]}>
#mma = #ttg.nvidia_mma<{versionMajor = 3, versionMinor = 0, warpsPerCTA = [4, 1], instrShape = [16, 64, 8]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 32}>
#shared1 = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = true, elementBitWidth = 32}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 49152 : i32, ttg.target = "cuda:90", ttg.tensor_memory_size = 0 : i32, "ttg.threads-per-warp" = 32 : i32, "ttg.total-num-warps" = 4 : i32, "ttng.two-ctas" = false} {
  tt.func public @matmul(%arg0: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg3: i32 {tt.divisibility = 16 : i32}, %arg4: i32 {tt.divisibility = 16 : i32}, %arg5: i32 {tt.divisibility = 16 : i32}, %arg6: i32 {tt.divisibility = 16 : i32}, %arg7: i32 {tt.divisibility = 16 : i32}, %arg8: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<0.000000e+00> : tensor<64x64xf32, #mma>
    %c0_i32 = arith.constant 0 : i32
    %c64_i32 = arith.constant 64 : i32
    %c32_i32 = arith.constant 32 : i32
    %cst_0 = arith.constant dense<32> : tensor<64x32xi32, #blocked>
    %c-1_i32 = arith.constant -1 : i32
    %c1_i32 = arith.constant 1 : i32
    %c3_i32 = arith.constant 3 : i32
    %0 = tt.get_program_id x : i32
    %1 = arith.muli %0, %c64_i32 : i32
    %2 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %3 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %4 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %5 = tt.splat %1 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %6 = tt.splat %1 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %7 = arith.addi %5, %2 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %8 = arith.addi %6, %3 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %9 = tt.get_program_id y : i32
    %10 = arith.muli %9, %c64_i32 : i32
    %11 = tt.splat %10 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %12 = arith.addi %11, %4 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %13 = tt.expand_dims %7 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xi32, #blocked>
    %14 = tt.expand_dims %8 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<64x1xi32, #blocked1>
    %15 = tt.splat %arg6 : i32 -> tensor<64x1xi32, #blocked>
    %16 = arith.muli %13, %15 : tensor<64x1xi32, #blocked>
    %17 = tt.splat %arg0 : !tt.ptr<f32> -> tensor<64x1x!tt.ptr<f32>, #blocked>
    %18 = tt.addptr %17, %16 : tensor<64x1x!tt.ptr<f32>, #blocked>, tensor<64x1xi32, #blocked>
    %19 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %20 = tt.expand_dims %19 {axis = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x32xi32, #blocked>
    %21 = tt.broadcast %18 : tensor<64x1x!tt.ptr<f32>, #blocked> -> tensor<64x32x!tt.ptr<f32>, #blocked>
    %22 = tt.broadcast %20 : tensor<1x32xi32, #blocked> -> tensor<64x32xi32, #blocked>
    %23 = tt.addptr %21, %22 : tensor<64x32x!tt.ptr<f32>, #blocked>, tensor<64x32xi32, #blocked>
    %24 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %25 = tt.expand_dims %24 {axis = 1 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<32x1xi32, #blocked1>
    %26 = tt.splat %arg7 : i32 -> tensor<32x1xi32, #blocked1>
    %27 = arith.muli %25, %26 : tensor<32x1xi32, #blocked1>
    %28 = tt.splat %arg1 : !tt.ptr<f32> -> tensor<32x1x!tt.ptr<f32>, #blocked1>
    %29 = tt.addptr %28, %27 : tensor<32x1x!tt.ptr<f32>, #blocked1>, tensor<32x1xi32, #blocked1>
    %30 = tt.expand_dims %12 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x64xi32, #blocked1>
    %31 = tt.broadcast %29 : tensor<32x1x!tt.ptr<f32>, #blocked1> -> tensor<32x64x!tt.ptr<f32>, #blocked1>
    %32 = tt.broadcast %30 : tensor<1x64xi32, #blocked1> -> tensor<32x64xi32, #blocked1>
    %33 = tt.addptr %31, %32 : tensor<32x64x!tt.ptr<f32>, #blocked1>, tensor<32x64xi32, #blocked1>
    %34 = arith.muli %arg7, %c32_i32 : i32
    %35 = tt.splat %34 : i32 -> tensor<32x64xi32, #blocked1>
    %36 = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<3x64x32xf32, #shared, #smem, mutable>
    %37 = ttg.local_alloc {allocation.offset = 24576 : i32} : () -> !ttg.memdesc<3x32x64xf32, #shared1, #smem, mutable>
    %38 = arith.cmpi sgt, %arg5, %c0_i32 : i32
    %39 = ttg.memdesc_index %36[%c0_i32] : !ttg.memdesc<3x64x32xf32, #shared, #smem, mutable> -> !ttg.memdesc<64x32xf32, #shared, #smem, mutable>
    %40 = tt.splat %38 : i1 -> tensor<64x32xi1, #blocked>
    %41 = ttg.async_copy_global_to_local %23, %39 mask %40 {contiguity = 4 : i32} : tensor<64x32x!tt.ptr<f32>, #blocked> -> <64x32xf32, #shared, #smem, mutable>
    %42 = ttg.async_commit_group tokens %41
    %43 = ttg.memdesc_index %37[%c0_i32] : !ttg.memdesc<3x32x64xf32, #shared1, #smem, mutable> -> !ttg.memdesc<32x64xf32, #shared1, #smem, mutable>
    %44 = tt.splat %38 : i1 -> tensor<32x64xi1, #blocked1>
    %45 = ttg.async_copy_global_to_local %33, %43 mask %44 {contiguity = 4 : i32} : tensor<32x64x!tt.ptr<f32>, #blocked1> -> <32x64xf32, #shared1, #smem, mutable>
    %46 = ttg.async_commit_group tokens %45
    %47 = arith.cmpi sgt, %arg5, %c32_i32 : i32
    %48 = tt.addptr %23, %cst_0 : tensor<64x32x!tt.ptr<f32>, #blocked>, tensor<64x32xi32, #blocked>
    %49 = tt.addptr %33, %35 : tensor<32x64x!tt.ptr<f32>, #blocked1>, tensor<32x64xi32, #blocked1>
    %50 = ttg.memdesc_index %36[%c1_i32] : !ttg.memdesc<3x64x32xf32, #shared, #smem, mutable> -> !ttg.memdesc<64x32xf32, #shared, #smem, mutable>
    %51 = tt.splat %47 : i1 -> tensor<64x32xi1, #blocked>
    %52 = ttg.async_copy_global_to_local %48, %50 mask %51 {contiguity = 4 : i32} : tensor<64x32x!tt.ptr<f32>, #blocked> -> <64x32xf32, #shared, #smem, mutable>
    %53 = ttg.async_commit_group tokens %52
    %54 = ttg.memdesc_index %37[%c1_i32] : !ttg.memdesc<3x32x64xf32, #shared1, #smem, mutable> -> !ttg.memdesc<32x64xf32, #shared1, #smem, mutable>
    %55 = tt.splat %47 : i1 -> tensor<32x64xi1, #blocked1>
    %56 = ttg.async_copy_global_to_local %49, %54 mask %55 {contiguity = 4 : i32} : tensor<32x64x!tt.ptr<f32>, #blocked1> -> <32x64xf32, #shared1, #smem, mutable>
    %57 = ttg.async_commit_group tokens %56
    cf.br ^bb1(%c0_i32, %cst, %48, %49, %c1_i32, %c-1_i32, %42, %53, %46, %57 : i32, tensor<64x64xf32, #mma>, tensor<64x32x!tt.ptr<f32>, #blocked>, tensor<32x64x!tt.ptr<f32>, #blocked1>, i32, i32, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.async.token)
  ^bb1(%58: i32, %59: tensor<64x64xf32, #mma>, %60: tensor<64x32x!tt.ptr<f32>, #blocked>, %61: tensor<32x64x!tt.ptr<f32>, #blocked1>, %62: i32, %63: i32, %64: !ttg.async.token, %65: !ttg.async.token, %66: !ttg.async.token, %67: !ttg.async.token):  // 2 preds: ^bb0, ^bb2
    %68 = arith.cmpi slt, %58, %arg5 : i32
    cf.cond_br %68, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %69 = arith.subi %arg5, %c64_i32 : i32
    %70 = arith.cmpi slt, %58, %69 : i32
    %71 = arith.addi %63, %c1_i32 : i32
    %72 = arith.cmpi sge, %71, %c3_i32 : i32
    %73 = arith.select %72, %c0_i32, %71 : i32
    %74 = ttg.async_wait %64, %66 {num = 2 : i32}
    %75 = ttg.memdesc_index %36[%73] : !ttg.memdesc<3x64x32xf32, #shared, #smem, mutable> -> !ttg.memdesc<64x32xf32, #shared, #smem, mutable>
    %76 = ttg.memdesc_index %37[%73] : !ttg.memdesc<3x32x64xf32, #shared1, #smem, mutable> -> !ttg.memdesc<32x64xf32, #shared1, #smem, mutable>
    ttng.fence_async_shared {bCluster = false}
    %77 = ttng.warp_group_dot %75, %76, %59 {inputPrecision = 0 : i32, isAsync = true} : !ttg.memdesc<64x32xf32, #shared, #smem, mutable> * !ttg.memdesc<32x64xf32, #shared1, #smem, mutable> -> tensor<64x64xf32, #mma>
    %78:3 = ttng.warp_group_dot_wait %77, %75, %76 {pendings = 1 : i32} : tensor<64x64xf32, #mma>, !ttg.memdesc<64x32xf32, #shared, #smem, mutable>, !ttg.memdesc<32x64xf32, #shared1, #smem, mutable>
    %79 = tt.addptr %60, %cst_0 : tensor<64x32x!tt.ptr<f32>, #blocked>, tensor<64x32xi32, #blocked>
    %80 = tt.addptr %61, %35 : tensor<32x64x!tt.ptr<f32>, #blocked1>, tensor<32x64xi32, #blocked1>
    %81 = arith.addi %62, %c1_i32 : i32
    %82 = arith.cmpi sge, %81, %c3_i32 : i32
    %83 = arith.select %82, %c0_i32, %81 : i32
    %84 = ttg.memdesc_index %36[%83] : !ttg.memdesc<3x64x32xf32, #shared, #smem, mutable> -> !ttg.memdesc<64x32xf32, #shared, #smem, mutable>
    %85 = tt.splat %70 : i1 -> tensor<64x32xi1, #blocked>
    %86 = ttg.async_copy_global_to_local %79, %84 mask %85 {contiguity = 4 : i32} : tensor<64x32x!tt.ptr<f32>, #blocked> -> <64x32xf32, #shared, #smem, mutable>
    %87 = ttg.async_commit_group tokens %86
    %88 = ttg.memdesc_index %37[%83] : !ttg.memdesc<3x32x64xf32, #shared1, #smem, mutable> -> !ttg.memdesc<32x64xf32, #shared1, #smem, mutable>
    %89 = tt.splat %70 : i1 -> tensor<32x64xi1, #blocked1>
    %90 = ttg.async_copy_global_to_local %80, %88 mask %89 {contiguity = 4 : i32} : tensor<32x64x!tt.ptr<f32>, #blocked1> -> <32x64xf32, #shared1, #smem, mutable>
    %91 = ttg.async_commit_group tokens %90
    %92 = arith.addi %58, %c32_i32 : i32
    cf.br ^bb1(%92, %78#0, %79, %80, %83, %73, %65, %87, %67, %91 : i32, tensor<64x64xf32, #mma>, tensor<64x32x!tt.ptr<f32>, #blocked>, tensor<32x64x!tt.ptr<f32>, #blocked1>, i32, i32, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.async.token)
  ^bb3:  // pred: ^bb1
    %93 = ttng.warp_group_dot_wait %59 {pendings = 0 : i32} : tensor<64x64xf32, #mma>
    %94 = ttg.async_wait {num = 0 : i32}
    ttg.local_dealloc %37 : !ttg.memdesc<3x32x64xf32, #shared1, #smem, mutable>
    ttg.local_dealloc %36 : !ttg.memdesc<3x64x32xf32, #shared, #smem, mutable>
    %95 = tt.splat %arg8 : i32 -> tensor<64x1xi32, #blocked1>
    %96 = arith.muli %14, %95 : tensor<64x1xi32, #blocked1>
    %97 = tt.splat %arg2 : !tt.ptr<f32> -> tensor<64x1x!tt.ptr<f32>, #blocked1>
    %98 = tt.addptr %97, %96 : tensor<64x1x!tt.ptr<f32>, #blocked1>, tensor<64x1xi32, #blocked1>
    %99 = tt.broadcast %98 : tensor<64x1x!tt.ptr<f32>, #blocked1> -> tensor<64x64x!tt.ptr<f32>, #blocked1>
    %100 = tt.broadcast %30 : tensor<1x64xi32, #blocked1> -> tensor<64x64xi32, #blocked1>
    %101 = tt.addptr %99, %100 : tensor<64x64x!tt.ptr<f32>, #blocked1>, tensor<64x64xi32, #blocked1>
    %102 = ttg.convert_layout %93 {allocation.offset = 0 : i32, allocation.size = 16384 : i32} : tensor<64x64xf32, #mma> -> tensor<64x64xf32, #blocked1>
    tt.store %101, %102 : tensor<64x64x!tt.ptr<f32>, #blocked1>
    tt.return
  }
}

#blocked = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [8, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [1, 32], warpsPerCTA = [8, 1], order = [1, 0]}>
#mma = #ttg.nvidia_mma<{versionMajor = 3, versionMinor = 0, warpsPerCTA = [8, 1], instrShape = [16, 256, 16]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 8 : i32, ttg.shared = 147456 : i32, ttg.target = "cuda:90", ttg.tensor_memory_size = 0 : i32, "ttg.threads-per-warp" = 32 : i32, "ttg.total-num-warps" = 8 : i32, "ttng.two-ctas" = false} {
  tt.func public @matmul(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg3: i32 {tt.divisibility = 16 : i32}, %arg4: i32 {tt.divisibility = 16 : i32}, %arg5: i32 {tt.divisibility = 16 : i32}, %arg6: i32 {tt.divisibility = 16 : i32}, %arg7: i32 {tt.divisibility = 16 : i32}, %arg8: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<0.000000e+00> : tensor<128x256xf32, #mma>
    %c0_i32 = arith.constant 0 : i32
    %c128_i32 = arith.constant 128 : i32
    %c256_i32 = arith.constant 256 : i32
    %c64_i32 = arith.constant 64 : i32
    %cst_0 = arith.constant dense<64> : tensor<128x64xi32, #blocked>
    %c-1_i32 = arith.constant -1 : i32
    %c1_i32 = arith.constant 1 : i32
    %c3_i32 = arith.constant 3 : i32
    %0 = tt.get_program_id x : i32
    %1 = arith.muli %0, %c128_i32 : i32
    %2 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %3 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %4 = tt.splat %1 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %5 = tt.splat %1 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %6 = arith.addi %4, %2 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %7 = arith.addi %5, %3 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %8 = tt.get_program_id y : i32
    %9 = arith.muli %8, %c256_i32 : i32
    %10 = tt.make_range {end = 256 : i32, start = 0 : i32} : tensor<256xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %11 = tt.splat %9 : i32 -> tensor<256xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %12 = arith.addi %11, %10 : tensor<256xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %13 = tt.expand_dims %6 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<128x1xi32, #blocked>
    %14 = tt.expand_dims %7 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<128x1xi32, #blocked1>
    %15 = tt.splat %arg6 : i32 -> tensor<128x1xi32, #blocked>
    %16 = arith.muli %13, %15 : tensor<128x1xi32, #blocked>
    %17 = tt.splat %arg0 : !tt.ptr<f16> -> tensor<128x1x!tt.ptr<f16>, #blocked>
    %18 = tt.addptr %17, %16 : tensor<128x1x!tt.ptr<f16>, #blocked>, tensor<128x1xi32, #blocked>
    %19 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %20 = tt.expand_dims %19 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x64xi32, #blocked>
    %21 = tt.broadcast %18 : tensor<128x1x!tt.ptr<f16>, #blocked> -> tensor<128x64x!tt.ptr<f16>, #blocked>
    %22 = tt.broadcast %20 : tensor<1x64xi32, #blocked> -> tensor<128x64xi32, #blocked>
    %23 = tt.addptr %21, %22 : tensor<128x64x!tt.ptr<f16>, #blocked>, tensor<128x64xi32, #blocked>
    %24 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %25 = tt.expand_dims %24 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<64x1xi32, #blocked1>
    %26 = tt.splat %arg7 : i32 -> tensor<64x1xi32, #blocked1>
    %27 = arith.muli %25, %26 : tensor<64x1xi32, #blocked1>
    %28 = tt.splat %arg1 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked1>
    %29 = tt.addptr %28, %27 : tensor<64x1x!tt.ptr<f16>, #blocked1>, tensor<64x1xi32, #blocked1>
    %30 = tt.expand_dims %12 {axis = 0 : i32} : tensor<256xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x256xi32, #blocked1>
    %31 = tt.broadcast %29 : tensor<64x1x!tt.ptr<f16>, #blocked1> -> tensor<64x256x!tt.ptr<f16>, #blocked1>
    %32 = tt.broadcast %30 : tensor<1x256xi32, #blocked1> -> tensor<64x256xi32, #blocked1>
    %33 = tt.addptr %31, %32 : tensor<64x256x!tt.ptr<f16>, #blocked1>, tensor<64x256xi32, #blocked1>
    %34 = arith.muli %arg7, %c64_i32 : i32
    %35 = tt.splat %34 : i32 -> tensor<64x256xi32, #blocked1>
    %36 = ttg.local_alloc {allocation.offset = 98304 : i32} : () -> !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable>
    %37 = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<3x64x256xf16, #shared, #smem, mutable>
    %38 = arith.cmpi sgt, %arg5, %c0_i32 : i32
    %39 = ttg.memdesc_index %36[%c0_i32] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    %40 = tt.splat %38 : i1 -> tensor<128x64xi1, #blocked>
    %41 = ttg.async_copy_global_to_local %23, %39 mask %40 {contiguity = 8 : i32} : tensor<128x64x!tt.ptr<f16>, #blocked> -> <128x64xf16, #shared, #smem, mutable>
    %42 = ttg.async_commit_group tokens %41
    %43 = ttg.memdesc_index %37[%c0_i32] : !ttg.memdesc<3x64x256xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x256xf16, #shared, #smem, mutable>
    %44 = tt.splat %38 : i1 -> tensor<64x256xi1, #blocked1>
    %45 = ttg.async_copy_global_to_local %33, %43 mask %44 {contiguity = 8 : i32} : tensor<64x256x!tt.ptr<f16>, #blocked1> -> <64x256xf16, #shared, #smem, mutable>
    %46 = ttg.async_commit_group tokens %45
    %47 = arith.cmpi sgt, %arg5, %c64_i32 : i32
    %48 = tt.addptr %23, %cst_0 : tensor<128x64x!tt.ptr<f16>, #blocked>, tensor<128x64xi32, #blocked>
    %49 = tt.addptr %33, %35 : tensor<64x256x!tt.ptr<f16>, #blocked1>, tensor<64x256xi32, #blocked1>
    %50 = ttg.memdesc_index %36[%c1_i32] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    %51 = tt.splat %47 : i1 -> tensor<128x64xi1, #blocked>
    %52 = ttg.async_copy_global_to_local %48, %50 mask %51 {contiguity = 8 : i32} : tensor<128x64x!tt.ptr<f16>, #blocked> -> <128x64xf16, #shared, #smem, mutable>
    %53 = ttg.async_commit_group tokens %52
    %54 = ttg.memdesc_index %37[%c1_i32] : !ttg.memdesc<3x64x256xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x256xf16, #shared, #smem, mutable>
    %55 = tt.splat %47 : i1 -> tensor<64x256xi1, #blocked1>
    %56 = ttg.async_copy_global_to_local %49, %54 mask %55 {contiguity = 8 : i32} : tensor<64x256x!tt.ptr<f16>, #blocked1> -> <64x256xf16, #shared, #smem, mutable>
    %57 = ttg.async_commit_group tokens %56
    cf.br ^bb1(%c0_i32, %cst, %48, %49, %c1_i32, %c-1_i32, %42, %53, %46, %57 : i32, tensor<128x256xf32, #mma>, tensor<128x64x!tt.ptr<f16>, #blocked>, tensor<64x256x!tt.ptr<f16>, #blocked1>, i32, i32, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.async.token)
  ^bb1(%58: i32, %59: tensor<128x256xf32, #mma>, %60: tensor<128x64x!tt.ptr<f16>, #blocked>, %61: tensor<64x256x!tt.ptr<f16>, #blocked1>, %62: i32, %63: i32, %64: !ttg.async.token, %65: !ttg.async.token, %66: !ttg.async.token, %67: !ttg.async.token):  // 2 preds: ^bb0, ^bb2
    %68 = arith.cmpi slt, %58, %arg5 : i32
    cf.cond_br %68, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %69 = arith.subi %arg5, %c128_i32 : i32
    %70 = arith.cmpi slt, %58, %69 : i32
    %71 = arith.addi %63, %c1_i32 : i32
    %72 = arith.cmpi sge, %71, %c3_i32 : i32
    %73 = arith.select %72, %c0_i32, %71 : i32
    %74 = ttg.async_wait %64, %66 {num = 2 : i32}
    ttg.barrier local
    %75 = ttg.memdesc_index %36[%73] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    %76 = ttg.memdesc_index %37[%73] : !ttg.memdesc<3x64x256xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x256xf16, #shared, #smem, mutable>
    ttng.fence_async_shared {bCluster = false}
    %77 = ttng.warp_group_dot %75, %76, %59 {inputPrecision = 0 : i32, isAsync = true} : !ttg.memdesc<128x64xf16, #shared, #smem, mutable> * !ttg.memdesc<64x256xf16, #shared, #smem, mutable> -> tensor<128x256xf32, #mma>
    %78:3 = ttng.warp_group_dot_wait %77, %75, %76 {pendings = 1 : i32} : tensor<128x256xf32, #mma>, !ttg.memdesc<128x64xf16, #shared, #smem, mutable>, !ttg.memdesc<64x256xf16, #shared, #smem, mutable>
    %79 = tt.addptr %60, %cst_0 : tensor<128x64x!tt.ptr<f16>, #blocked>, tensor<128x64xi32, #blocked>
    %80 = tt.addptr %61, %35 : tensor<64x256x!tt.ptr<f16>, #blocked1>, tensor<64x256xi32, #blocked1>
    %81 = arith.addi %62, %c1_i32 : i32
    %82 = arith.cmpi sge, %81, %c3_i32 : i32
    %83 = arith.select %82, %c0_i32, %81 : i32
    %84 = ttg.memdesc_index %36[%83] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    %85 = tt.splat %70 : i1 -> tensor<128x64xi1, #blocked>
    %86 = ttg.async_copy_global_to_local %79, %84 mask %85 {contiguity = 8 : i32} : tensor<128x64x!tt.ptr<f16>, #blocked> -> <128x64xf16, #shared, #smem, mutable>
    %87 = ttg.async_commit_group tokens %86
    %88 = ttg.memdesc_index %37[%83] : !ttg.memdesc<3x64x256xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x256xf16, #shared, #smem, mutable>
    %89 = tt.splat %70 : i1 -> tensor<64x256xi1, #blocked1>
    %90 = ttg.async_copy_global_to_local %80, %88 mask %89 {contiguity = 8 : i32} : tensor<64x256x!tt.ptr<f16>, #blocked1> -> <64x256xf16, #shared, #smem, mutable>
    %91 = ttg.async_commit_group tokens %90
    %92 = arith.addi %58, %c64_i32 : i32
    cf.br ^bb1(%92, %78#0, %79, %80, %83, %73, %65, %87, %67, %91 : i32, tensor<128x256xf32, #mma>, tensor<128x64x!tt.ptr<f16>, #blocked>, tensor<64x256x!tt.ptr<f16>, #blocked1>, i32, i32, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.async.token)
  ^bb3:  // pred: ^bb1
    %93 = ttng.warp_group_dot_wait %59 {pendings = 0 : i32, warpGroupLocal} : tensor<128x256xf32, #mma>
    %94 = ttg.async_wait {num = 0 : i32}
    ttg.barrier local
    ttg.local_dealloc %37 : !ttg.memdesc<3x64x256xf16, #shared, #smem, mutable>
    ttg.local_dealloc %36 : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable>
    %95 = tt.splat %arg8 : i32 -> tensor<128x1xi32, #blocked1>
    %96 = arith.muli %14, %95 : tensor<128x1xi32, #blocked1>
    %97 = tt.splat %arg2 : !tt.ptr<f16> -> tensor<128x1x!tt.ptr<f16>, #blocked1>
    %98 = tt.addptr %97, %96 : tensor<128x1x!tt.ptr<f16>, #blocked1>, tensor<128x1xi32, #blocked1>
    %99 = tt.broadcast %98 : tensor<128x1x!tt.ptr<f16>, #blocked1> -> tensor<128x256x!tt.ptr<f16>, #blocked1>
    %100 = tt.broadcast %30 : tensor<1x256xi32, #blocked1> -> tensor<128x256xi32, #blocked1>
    %101 = tt.addptr %99, %100 : tensor<128x256x!tt.ptr<f16>, #blocked1>, tensor<128x256xi32, #blocked1>
    %102 = arith.truncf %93 : tensor<128x256xf32, #mma> to tensor<128x256xf16, #mma>
    %103 = ttg.convert_layout %102 {allocation.offset = 0 : i32, allocation.size = 32768 : i32} : tensor<128x256xf16, #mma> -> tensor<128x256xf16, #blocked1>
    tt.store %101, %103 : tensor<128x256x!tt.ptr<f16>, #blocked1>
    tt.return
  }
}

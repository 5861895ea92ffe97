#blocked = #ttg.blocked<{sizePerThread = [1, 16], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [1, 32], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1, 16], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#mma = #ttg.nvidia_mma<{versionMajor = 3, versionMinor = 0, warpsPerCTA = [4, 1], instrShape = [16, 128, 32]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 64, transposed = false, elementBitWidth = 8}>
#shared1 = #ttg.nvmma_shared<{swizzlingByteWidth = 64, transposed = true, elementBitWidth = 8}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 32768 : i32, ttg.target = "cuda:90", ttg.tensor_memory_size = 0 : i32, "ttg.threads-per-warp" = 32 : i32, "ttg.total-num-warps" = 4 : i32, "ttng.two-ctas" = false} {
  tt.func public @matmul(%arg0: !tt.ptr<f8E5M2> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f8E5M2> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg3: i32 {tt.divisibility = 16 : i32}, %arg4: i32 {tt.divisibility = 16 : i32}, %arg5: i32 {tt.divisibility = 16 : i32}, %arg6: i32 {tt.divisibility = 16 : i32}, %arg7: i32 {tt.divisibility = 16 : i32}, %arg8: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<0.000000e+00> : tensor<128x128xf32, #mma>
    %c0_i32 = arith.constant 0 : i32
    %c128_i32 = arith.constant 128 : i32
    %c64_i32 = arith.constant 64 : i32
    %cst_0 = arith.constant dense<64> : tensor<128x64xi32, #blocked>
    %c-1_i32 = arith.constant -1 : i32
    %c1_i32 = arith.constant 1 : i32
    %c3_i32 = arith.constant 3 : i32
    %0 = tt.get_program_id x : i32
    %1 = arith.muli %0, %c128_i32 : i32
    %2 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %3 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %4 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %5 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %6 = tt.splat %1 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %7 = tt.splat %1 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %8 = arith.addi %6, %2 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %9 = arith.addi %7, %3 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %10 = tt.get_program_id y : i32
    %11 = arith.muli %10, %c128_i32 : i32
    %12 = tt.splat %11 : i32 -> tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %13 = tt.splat %11 : i32 -> tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %14 = arith.addi %12, %4 : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %15 = arith.addi %13, %5 : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %16 = tt.expand_dims %8 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<128x1xi32, #blocked>
    %17 = tt.expand_dims %9 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<128x1xi32, #blocked1>
    %18 = tt.splat %arg6 : i32 -> tensor<128x1xi32, #blocked>
    %19 = arith.muli %16, %18 : tensor<128x1xi32, #blocked>
    %20 = tt.splat %arg0 : !tt.ptr<f8E5M2> -> tensor<128x1x!tt.ptr<f8E5M2>, #blocked>
    %21 = tt.addptr %20, %19 : tensor<128x1x!tt.ptr<f8E5M2>, #blocked>, tensor<128x1xi32, #blocked>
    %22 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %23 = tt.expand_dims %22 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x64xi32, #blocked>
    %24 = tt.broadcast %21 : tensor<128x1x!tt.ptr<f8E5M2>, #blocked> -> tensor<128x64x!tt.ptr<f8E5M2>, #blocked>
    %25 = tt.broadcast %23 : tensor<1x64xi32, #blocked> -> tensor<128x64xi32, #blocked>
    %26 = tt.addptr %24, %25 : tensor<128x64x!tt.ptr<f8E5M2>, #blocked>, tensor<128x64xi32, #blocked>
    %27 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %28 = tt.expand_dims %27 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked2}>> -> tensor<64x1xi32, #blocked2>
    %29 = tt.splat %arg7 : i32 -> tensor<64x1xi32, #blocked2>
    %30 = arith.muli %28, %29 : tensor<64x1xi32, #blocked2>
    %31 = tt.splat %arg1 : !tt.ptr<f8E5M2> -> tensor<64x1x!tt.ptr<f8E5M2>, #blocked2>
    %32 = tt.addptr %31, %30 : tensor<64x1x!tt.ptr<f8E5M2>, #blocked2>, tensor<64x1xi32, #blocked2>
    %33 = tt.expand_dims %14 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked2}>> -> tensor<1x128xi32, #blocked2>
    %34 = tt.expand_dims %15 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x128xi32, #blocked1>
    %35 = tt.broadcast %32 : tensor<64x1x!tt.ptr<f8E5M2>, #blocked2> -> tensor<64x128x!tt.ptr<f8E5M2>, #blocked2>
    %36 = tt.broadcast %33 : tensor<1x128xi32, #blocked2> -> tensor<64x128xi32, #blocked2>
    %37 = tt.addptr %35, %36 : tensor<64x128x!tt.ptr<f8E5M2>, #blocked2>, tensor<64x128xi32, #blocked2>
    %38 = arith.muli %arg7, %c64_i32 : i32
    %39 = tt.splat %38 : i32 -> tensor<64x128xi32, #blocked2>
    %40 = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<3x128x64xf8E5M2, #shared, #smem, mutable>
    %41 = arith.cmpi sgt, %arg5, %c0_i32 : i32
    %42 = ttg.memdesc_index %40[%c0_i32] : !ttg.memdesc<3x128x64xf8E5M2, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf8E5M2, #shared, #smem, mutable>
    %43 = tt.splat %41 : i1 -> tensor<128x64xi1, #blocked>
    %44 = ttg.async_copy_global_to_local %26, %42 mask %43 {contiguity = 16 : i32} : tensor<128x64x!tt.ptr<f8E5M2>, #blocked> -> <128x64xf8E5M2, #shared, #smem, mutable>
    %45 = ttg.async_commit_group tokens %44
    %46 = arith.cmpi sgt, %arg5, %c64_i32 : i32
    %47 = tt.addptr %26, %cst_0 : tensor<128x64x!tt.ptr<f8E5M2>, #blocked>, tensor<128x64xi32, #blocked>
    %48 = ttg.memdesc_index %40[%c1_i32] : !ttg.memdesc<3x128x64xf8E5M2, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf8E5M2, #shared, #smem, mutable>
    %49 = tt.splat %46 : i1 -> tensor<128x64xi1, #blocked>
    %50 = ttg.async_copy_global_to_local %47, %48 mask %49 {contiguity = 16 : i32} : tensor<128x64x!tt.ptr<f8E5M2>, #blocked> -> <128x64xf8E5M2, #shared, #smem, mutable>
    %51 = ttg.async_commit_group tokens %50
    cf.br ^bb1(%c0_i32, %cst, %47, %37, %c1_i32, %c-1_i32, %45, %51 : i32, tensor<128x128xf32, #mma>, tensor<128x64x!tt.ptr<f8E5M2>, #blocked>, tensor<64x128x!tt.ptr<f8E5M2>, #blocked2>, i32, i32, !ttg.async.token, !ttg.async.token)
  ^bb1(%52: i32, %53: tensor<128x128xf32, #mma>, %54: tensor<128x64x!tt.ptr<f8E5M2>, #blocked>, %55: tensor<64x128x!tt.ptr<f8E5M2>, #blocked2>, %56: i32, %57: i32, %58: !ttg.async.token, %59: !ttg.async.token):  // 2 preds: ^bb0, ^bb2
    %60 = arith.cmpi slt, %52, %arg5 : i32
    cf.cond_br %60, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %61 = arith.subi %arg5, %c128_i32 : i32
    %62 = arith.cmpi slt, %52, %61 : i32
    %63 = arith.addi %57, %c1_i32 : i32
    %64 = arith.cmpi sge, %63, %c3_i32 : i32
    %65 = arith.select %64, %c0_i32, %63 : i32
    %66 = ttg.async_wait %58 {num = 1 : i32}
    %67 = ttg.memdesc_index %40[%65] : !ttg.memdesc<3x128x64xf8E5M2, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf8E5M2, #shared, #smem, mutable>
    %68 = tt.load %55 : tensor<64x128x!tt.ptr<f8E5M2>, #blocked2>
    %69 = ttg.local_alloc %68 {allocation.offset = 24576 : i32} : (tensor<64x128xf8E5M2, #blocked2>) -> !ttg.memdesc<64x128xf8E5M2, #shared1, #smem>
    ttng.fence_async_shared {bCluster = false}
    %70 = ttng.warp_group_dot %67, %69, %53 {inputPrecision = 0 : i32, isAsync = true, maxNumImpreciseAcc = 1073741824 : i32} : !ttg.memdesc<128x64xf8E5M2, #shared, #smem, mutable> * !ttg.memdesc<64x128xf8E5M2, #shared1, #smem> -> tensor<128x128xf32, #mma>
    %71:3 = ttng.warp_group_dot_wait %70, %67, %69 {pendings = 0 : i32} : tensor<128x128xf32, #mma>, !ttg.memdesc<128x64xf8E5M2, #shared, #smem, mutable>, !ttg.memdesc<64x128xf8E5M2, #shared1, #smem>
    %72 = tt.addptr %55, %39 : tensor<64x128x!tt.ptr<f8E5M2>, #blocked2>, tensor<64x128xi32, #blocked2>
    %73 = tt.addptr %54, %cst_0 : tensor<128x64x!tt.ptr<f8E5M2>, #blocked>, tensor<128x64xi32, #blocked>
    %74 = arith.addi %56, %c1_i32 : i32
    %75 = arith.cmpi sge, %74, %c3_i32 : i32
    %76 = arith.select %75, %c0_i32, %74 : i32
    %77 = ttg.memdesc_index %40[%76] : !ttg.memdesc<3x128x64xf8E5M2, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf8E5M2, #shared, #smem, mutable>
    %78 = tt.splat %62 : i1 -> tensor<128x64xi1, #blocked>
    %79 = ttg.async_copy_global_to_local %73, %77 mask %78 {contiguity = 16 : i32} : tensor<128x64x!tt.ptr<f8E5M2>, #blocked> -> <128x64xf8E5M2, #shared, #smem, mutable>
    %80 = ttg.async_commit_group tokens %79
    %81 = arith.addi %52, %c64_i32 : i32
    cf.br ^bb1(%81, %71#0, %73, %72, %76, %65, %59, %80 : i32, tensor<128x128xf32, #mma>, tensor<128x64x!tt.ptr<f8E5M2>, #blocked>, tensor<64x128x!tt.ptr<f8E5M2>, #blocked2>, i32, i32, !ttg.async.token, !ttg.async.token)
  ^bb3:  // pred: ^bb1
    %82 = ttg.async_wait {num = 0 : i32}
    ttg.local_dealloc %40 : !ttg.memdesc<3x128x64xf8E5M2, #shared, #smem, mutable>
    %83 = tt.splat %arg8 : i32 -> tensor<128x1xi32, #blocked1>
    %84 = arith.muli %17, %83 : tensor<128x1xi32, #blocked1>
    %85 = tt.splat %arg2 : !tt.ptr<f32> -> tensor<128x1x!tt.ptr<f32>, #blocked1>
    %86 = tt.addptr %85, %84 : tensor<128x1x!tt.ptr<f32>, #blocked1>, tensor<128x1xi32, #blocked1>
    %87 = tt.broadcast %86 : tensor<128x1x!tt.ptr<f32>, #blocked1> -> tensor<128x128x!tt.ptr<f32>, #blocked1>
    %88 = tt.broadcast %34 : tensor<1x128xi32, #blocked1> -> tensor<128x128xi32, #blocked1>
    %89 = tt.addptr %87, %88 : tensor<128x128x!tt.ptr<f32>, #blocked1>, tensor<128x128xi32, #blocked1>
    %90 = ttg.convert_layout %53 {allocation.offset = 0 : i32, allocation.size = 32768 : i32} : tensor<128x128xf32, #mma> -> tensor<128x128xf32, #blocked1>
    tt.store %89, %90 : tensor<128x128x!tt.ptr<f32>, #blocked1>
    tt.return
  }
}

#blocked = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0], CGALayout = [[0, 0]]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [2, 16], warpsPerCTA = [4, 1], order = [1, 0], CGALayout = [[0, 1]]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0], CGALayout = [[0, 1]]}>
#mma = #ttg.nvidia_mma<{versionMajor = 3, versionMinor = 0, warpsPerCTA = [4, 1], CGALayout = [[0, 1]], instrShape = [16, 64, 16]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 64, transposed = false, elementBitWidth = 16, CGALayout = [[0, 0]]}>
#shared1 = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16, CGALayout = [[0, 1]]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 2 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 24576 : i32, ttg.target = "cuda:90", ttg.tensor_memory_size = 0 : i32, "ttg.threads-per-warp" = 32 : i32, "ttg.total-num-warps" = 4 : i32, "ttng.two-ctas" = false} {
  tt.func public @matmul(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg3: i32 {tt.divisibility = 16 : i32}, %arg4: i32 {tt.divisibility = 16 : i32}, %arg5: i32 {tt.divisibility = 16 : i32}, %arg6: i32 {tt.divisibility = 16 : i32}, %arg7: i32 {tt.divisibility = 16 : i32}, %arg8: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<0.000000e+00> : tensor<128x128xf32, #mma>
    %c0_i32 = arith.constant 0 : i32
    %c128_i32 = arith.constant 128 : i32
    %c32_i32 = arith.constant 32 : i32
    %cst_0 = arith.constant dense<32> : tensor<128x32xi32, #blocked>
    %c-1_i32 = arith.constant -1 : i32
    %c1_i32 = arith.constant 1 : i32
    %c2_i32 = arith.constant 2 : i32
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
    %20 = tt.splat %arg0 : !tt.ptr<f16> -> tensor<128x1x!tt.ptr<f16>, #blocked>
    %21 = tt.addptr %20, %19 : tensor<128x1x!tt.ptr<f16>, #blocked>, tensor<128x1xi32, #blocked>
    %22 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %23 = tt.expand_dims %22 {axis = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x32xi32, #blocked>
    %24 = tt.broadcast %21 : tensor<128x1x!tt.ptr<f16>, #blocked> -> tensor<128x32x!tt.ptr<f16>, #blocked>
    %25 = tt.broadcast %23 : tensor<1x32xi32, #blocked> -> tensor<128x32xi32, #blocked>
    %26 = tt.addptr %24, %25 : tensor<128x32x!tt.ptr<f16>, #blocked>, tensor<128x32xi32, #blocked>
    %27 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %28 = tt.expand_dims %27 {axis = 1 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked2}>> -> tensor<32x1xi32, #blocked2>
    %29 = tt.splat %arg7 : i32 -> tensor<32x1xi32, #blocked2>
    %30 = arith.muli %28, %29 : tensor<32x1xi32, #blocked2>
    %31 = tt.splat %arg1 : !tt.ptr<f16> -> tensor<32x1x!tt.ptr<f16>, #blocked2>
    %32 = tt.addptr %31, %30 : tensor<32x1x!tt.ptr<f16>, #blocked2>, tensor<32x1xi32, #blocked2>
    %33 = tt.expand_dims %14 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked2}>> -> tensor<1x128xi32, #blocked2>
    %34 = tt.expand_dims %15 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x128xi32, #blocked1>
    %35 = tt.broadcast %32 : tensor<32x1x!tt.ptr<f16>, #blocked2> -> tensor<32x128x!tt.ptr<f16>, #blocked2>
    %36 = tt.broadcast %33 : tensor<1x128xi32, #blocked2> -> tensor<32x128xi32, #blocked2>
    %37 = tt.addptr %35, %36 : tensor<32x128x!tt.ptr<f16>, #blocked2>, tensor<32x128xi32, #blocked2>
    %38 = arith.muli %arg7, %c32_i32 : i32
    %39 = tt.splat %38 : i32 -> tensor<32x128xi32, #blocked2>
    %40 = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<2x128x32xf16, #shared, #smem, mutable>
    %41 = ttg.local_alloc {allocation.offset = 16384 : i32} : () -> !ttg.memdesc<2x32x128xf16, #shared1, #smem, mutable>
    %42 = arith.cmpi sgt, %arg5, %c0_i32 : i32
    %43 = ttg.memdesc_index %40[%c0_i32] : !ttg.memdesc<2x128x32xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x32xf16, #shared, #smem, mutable>
    %44 = tt.splat %42 : i1 -> tensor<128x32xi1, #blocked>
    %45 = ttg.async_copy_global_to_local %26, %43 mask %44 {contiguity = 8 : i32} : tensor<128x32x!tt.ptr<f16>, #blocked> -> <128x32xf16, #shared, #smem, mutable>
    %46 = ttg.async_commit_group tokens %45
    %47 = ttg.memdesc_index %41[%c0_i32] : !ttg.memdesc<2x32x128xf16, #shared1, #smem, mutable> -> !ttg.memdesc<32x128xf16, #shared1, #smem, mutable>
    %48 = tt.splat %42 : i1 -> tensor<32x128xi1, #blocked2>
    %49 = ttg.async_copy_global_to_local %37, %47 mask %48 {contiguity = 8 : i32} : tensor<32x128x!tt.ptr<f16>, #blocked2> -> <32x128xf16, #shared1, #smem, mutable>
    %50 = ttg.async_commit_group tokens %49
    cf.br ^bb1(%c0_i32, %cst, %26, %37, %c0_i32, %c-1_i32, %46, %50 : i32, tensor<128x128xf32, #mma>, tensor<128x32x!tt.ptr<f16>, #blocked>, tensor<32x128x!tt.ptr<f16>, #blocked2>, i32, i32, !ttg.async.token, !ttg.async.token)
  ^bb1(%51: i32, %52: tensor<128x128xf32, #mma>, %53: tensor<128x32x!tt.ptr<f16>, #blocked>, %54: tensor<32x128x!tt.ptr<f16>, #blocked2>, %55: i32, %56: i32, %57: !ttg.async.token, %58: !ttg.async.token):  // 2 preds: ^bb0, ^bb2
    %59 = arith.cmpi slt, %51, %arg5 : i32
    cf.cond_br %59, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %60 = arith.subi %arg5, %c32_i32 : i32
    %61 = arith.cmpi slt, %51, %60 : i32
    %62 = arith.addi %56, %c1_i32 : i32
    %63 = arith.cmpi sge, %62, %c2_i32 : i32
    %64 = arith.select %63, %c0_i32, %62 : i32
    %65 = ttg.async_wait %57, %58 {num = 0 : i32}
    ttg.barrier local
    %66 = ttg.memdesc_index %40[%64] : !ttg.memdesc<2x128x32xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x32xf16, #shared, #smem, mutable>
    %67 = ttg.memdesc_index %41[%64] : !ttg.memdesc<2x32x128xf16, #shared1, #smem, mutable> -> !ttg.memdesc<32x128xf16, #shared1, #smem, mutable>
    ttng.fence_async_shared {bCluster = false}
    %68 = ttng.warp_group_dot %66, %67, %52 {inputPrecision = 0 : i32, isAsync = true} : !ttg.memdesc<128x32xf16, #shared, #smem, mutable> * !ttg.memdesc<32x128xf16, #shared1, #smem, mutable> -> tensor<128x128xf32, #mma>
    %69:3 = ttng.warp_group_dot_wait %68, %66, %67 {pendings = 1 : i32} : tensor<128x128xf32, #mma>, !ttg.memdesc<128x32xf16, #shared, #smem, mutable>, !ttg.memdesc<32x128xf16, #shared1, #smem, mutable>
    %70 = tt.addptr %53, %cst_0 : tensor<128x32x!tt.ptr<f16>, #blocked>, tensor<128x32xi32, #blocked>
    %71 = tt.addptr %54, %39 : tensor<32x128x!tt.ptr<f16>, #blocked2>, tensor<32x128xi32, #blocked2>
    %72 = arith.addi %55, %c1_i32 : i32
    %73 = arith.cmpi sge, %72, %c2_i32 : i32
    %74 = arith.select %73, %c0_i32, %72 : i32
    %75 = ttg.memdesc_index %40[%74] : !ttg.memdesc<2x128x32xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x32xf16, #shared, #smem, mutable>
    %76 = tt.splat %61 : i1 -> tensor<128x32xi1, #blocked>
    ttg.barrier local
    %77 = ttg.async_copy_global_to_local %70, %75 mask %76 {contiguity = 8 : i32} : tensor<128x32x!tt.ptr<f16>, #blocked> -> <128x32xf16, #shared, #smem, mutable>
    %78 = ttg.async_commit_group tokens %77
    %79 = ttg.memdesc_index %41[%74] : !ttg.memdesc<2x32x128xf16, #shared1, #smem, mutable> -> !ttg.memdesc<32x128xf16, #shared1, #smem, mutable>
    %80 = tt.splat %61 : i1 -> tensor<32x128xi1, #blocked2>
    %81 = ttg.async_copy_global_to_local %71, %79 mask %80 {contiguity = 8 : i32} : tensor<32x128x!tt.ptr<f16>, #blocked2> -> <32x128xf16, #shared1, #smem, mutable>
    %82 = ttg.async_commit_group tokens %81
    %83 = arith.addi %51, %c32_i32 : i32
    cf.br ^bb1(%83, %69#0, %70, %71, %74, %64, %78, %82 : i32, tensor<128x128xf32, #mma>, tensor<128x32x!tt.ptr<f16>, #blocked>, tensor<32x128x!tt.ptr<f16>, #blocked2>, i32, i32, !ttg.async.token, !ttg.async.token)
  ^bb3:  // pred: ^bb1
    %84 = ttng.warp_group_dot_wait %52 {pendings = 0 : i32} : tensor<128x128xf32, #mma>
    %85 = ttg.async_wait {num = 0 : i32}
    ttg.barrier local
    ttg.local_dealloc %41 : !ttg.memdesc<2x32x128xf16, #shared1, #smem, mutable>
    ttg.local_dealloc %40 : !ttg.memdesc<2x128x32xf16, #shared, #smem, mutable>
    %86 = tt.splat %arg8 : i32 -> tensor<128x1xi32, #blocked1>
    %87 = arith.muli %17, %86 : tensor<128x1xi32, #blocked1>
    %88 = tt.splat %arg2 : !tt.ptr<f16> -> tensor<128x1x!tt.ptr<f16>, #blocked1>
    %89 = tt.addptr %88, %87 : tensor<128x1x!tt.ptr<f16>, #blocked1>, tensor<128x1xi32, #blocked1>
    %90 = tt.broadcast %89 : tensor<128x1x!tt.ptr<f16>, #blocked1> -> tensor<128x128x!tt.ptr<f16>, #blocked1>
    %91 = tt.broadcast %34 : tensor<1x128xi32, #blocked1> -> tensor<128x128xi32, #blocked1>
    %92 = tt.addptr %90, %91 : tensor<128x128x!tt.ptr<f16>, #blocked1>, tensor<128x128xi32, #blocked1>
    %93 = arith.truncf %84 : tensor<128x128xf32, #mma> to tensor<128x128xf16, #mma>
    %94 = ttg.convert_layout %93 {allocation.offset = 0 : i32, allocation.size = 4096 : i32} : tensor<128x128xf16, #mma> -> tensor<128x128xf16, #blocked1>
    tt.store %92, %94 : tensor<128x128x!tt.ptr<f16>, #blocked1>
    ttng.cluster_barrier
    tt.return
  }
}

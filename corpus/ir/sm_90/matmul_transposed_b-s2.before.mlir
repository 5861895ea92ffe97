#blocked = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [2, 16], warpsPerCTA = [4, 1], order = [1, 0]}>
#mma = #ttg.nvidia_mma<{versionMajor = 3, versionMinor = 0, warpsPerCTA = [4, 1], instrShape = [16, 128, 16]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#shared1 = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = true, elementBitWidth = 16}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 65536 : i32, ttg.target = "cuda:90", ttg.tensor_memory_size = 0 : i32, "ttg.threads-per-warp" = 32 : i32, "ttg.total-num-warps" = 4 : i32, "ttng.two-ctas" = false} {
  tt.func public @matmul_transposed_b(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg3: i32 {tt.divisibility = 16 : i32}, %arg4: i32 {tt.divisibility = 16 : i32}, %arg5: i32 {tt.divisibility = 16 : i32}, %arg6: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<0.000000e+00> : tensor<128x128xf32, #mma>
    %c64_i32 = arith.constant 64 : i32
    %c0_i32 = arith.constant 0 : i32
    %c128_i32 = arith.constant 128 : i32
    %c-1_i32 = arith.constant -1 : i32
    %c1_i32 = arith.constant 1 : i32
    %c2_i32 = arith.constant 2 : i32
    %0 = tt.get_program_id x : i32
    %1 = arith.muli %0, %c128_i32 : i32
    %2 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %3 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %4 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %5 = tt.splat %1 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %6 = tt.splat %1 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %7 = arith.addi %5, %2 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %8 = arith.addi %6, %3 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %9 = tt.get_program_id y : i32
    %10 = arith.muli %9, %c128_i32 : i32
    %11 = tt.splat %10 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %12 = tt.splat %10 : i32 -> tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %13 = arith.addi %11, %2 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %14 = arith.addi %12, %4 : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %15 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %16 = tt.expand_dims %7 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<128x1xi32, #blocked>
    %17 = tt.splat %arg4 : i32 -> tensor<128x1xi32, #blocked>
    %18 = arith.muli %16, %17 : tensor<128x1xi32, #blocked>
    %19 = tt.splat %arg0 : !tt.ptr<f16> -> tensor<128x1x!tt.ptr<f16>, #blocked>
    %20 = tt.addptr %19, %18 : tensor<128x1x!tt.ptr<f16>, #blocked>, tensor<128x1xi32, #blocked>
    %21 = tt.broadcast %20 : tensor<128x1x!tt.ptr<f16>, #blocked> -> tensor<128x64x!tt.ptr<f16>, #blocked>
    %22 = tt.expand_dims %13 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<128x1xi32, #blocked>
    %23 = tt.splat %arg5 : i32 -> tensor<128x1xi32, #blocked>
    %24 = arith.muli %22, %23 : tensor<128x1xi32, #blocked>
    %25 = tt.splat %arg1 : !tt.ptr<f16> -> tensor<128x1x!tt.ptr<f16>, #blocked>
    %26 = tt.addptr %25, %24 : tensor<128x1x!tt.ptr<f16>, #blocked>, tensor<128x1xi32, #blocked>
    %27 = tt.broadcast %26 : tensor<128x1x!tt.ptr<f16>, #blocked> -> tensor<128x64x!tt.ptr<f16>, #blocked>
    %28 = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<2x128x64xf16, #shared, #smem, mutable>
    %29 = ttg.local_alloc {allocation.offset = 32768 : i32} : () -> !ttg.memdesc<2x128x64xf16, #shared, #smem, mutable>
    %30 = arith.cmpi sgt, %arg3, %c0_i32 : i32
    %31 = tt.expand_dims %15 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x64xi32, #blocked>
    %32 = tt.broadcast %31 : tensor<1x64xi32, #blocked> -> tensor<128x64xi32, #blocked>
    %33 = tt.addptr %21, %32 : tensor<128x64x!tt.ptr<f16>, #blocked>, tensor<128x64xi32, #blocked>
    %34 = ttg.memdesc_index %28[%c0_i32] : !ttg.memdesc<2x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    %35 = tt.splat %30 : i1 -> tensor<128x64xi1, #blocked>
    %36 = ttg.async_copy_global_to_local %33, %34 mask %35 {contiguity = 8 : i32} : tensor<128x64x!tt.ptr<f16>, #blocked> -> <128x64xf16, #shared, #smem, mutable>
    %37 = ttg.async_commit_group tokens %36
    %38 = tt.addptr %27, %32 : tensor<128x64x!tt.ptr<f16>, #blocked>, tensor<128x64xi32, #blocked>
    %39 = ttg.memdesc_index %29[%c0_i32] : !ttg.memdesc<2x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    %40 = ttg.async_copy_global_to_local %38, %39 mask %35 {contiguity = 8 : i32} : tensor<128x64x!tt.ptr<f16>, #blocked> -> <128x64xf16, #shared, #smem, mutable>
    %41 = ttg.async_commit_group tokens %40
    cf.br ^bb1(%c0_i32, %cst, %c0_i32, %c-1_i32, %37, %41 : i32, tensor<128x128xf32, #mma>, i32, i32, !ttg.async.token, !ttg.async.token)
  ^bb1(%42: i32, %43: tensor<128x128xf32, #mma>, %44: i32, %45: i32, %46: !ttg.async.token, %47: !ttg.async.token):  // 2 preds: ^bb0, ^bb2
    %48 = arith.cmpi slt, %42, %arg3 : i32
    cf.cond_br %48, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %49 = arith.subi %arg3, %c64_i32 : i32
    %50 = arith.cmpi slt, %42, %49 : i32
    %51 = arith.addi %45, %c1_i32 : i32
    %52 = arith.cmpi sge, %51, %c2_i32 : i32
    %53 = arith.select %52, %c0_i32, %51 : i32
    %54 = ttg.async_wait %46, %47 {num = 0 : i32}
    %55 = ttg.memdesc_index %28[%53] : !ttg.memdesc<2x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    %56 = ttg.memdesc_index %29[%53] : !ttg.memdesc<2x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    %57 = ttg.memdesc_trans %56 {order = array<i32: 1, 0>} : !ttg.memdesc<128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x128xf16, #shared1, #smem, mutable>
    ttng.fence_async_shared {bCluster = false}
    %58 = ttng.warp_group_dot %55, %57, %43 {inputPrecision = 0 : i32, isAsync = true} : !ttg.memdesc<128x64xf16, #shared, #smem, mutable> * !ttg.memdesc<64x128xf16, #shared1, #smem, mutable> -> tensor<128x128xf32, #mma>
    %59:3 = ttng.warp_group_dot_wait %58, %55, %57 {pendings = 1 : i32} : tensor<128x128xf32, #mma>, !ttg.memdesc<128x64xf16, #shared, #smem, mutable>, !ttg.memdesc<64x128xf16, #shared1, #smem, mutable>
    %60 = arith.addi %44, %c1_i32 : i32
    %61 = arith.cmpi sge, %60, %c2_i32 : i32
    %62 = arith.select %61, %c0_i32, %60 : i32
    %63 = arith.addi %42, %c64_i32 : i32
    %64 = tt.splat %63 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %65 = arith.addi %64, %15 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %66 = tt.expand_dims %65 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x64xi32, #blocked>
    %67 = tt.broadcast %66 : tensor<1x64xi32, #blocked> -> tensor<128x64xi32, #blocked>
    %68 = tt.addptr %21, %67 : tensor<128x64x!tt.ptr<f16>, #blocked>, tensor<128x64xi32, #blocked>
    %69 = ttg.memdesc_index %28[%62] : !ttg.memdesc<2x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    %70 = tt.splat %50 : i1 -> tensor<128x64xi1, #blocked>
    %71 = ttg.async_copy_global_to_local %68, %69 mask %70 {contiguity = 8 : i32} : tensor<128x64x!tt.ptr<f16>, #blocked> -> <128x64xf16, #shared, #smem, mutable>
    %72 = ttg.async_commit_group tokens %71
    %73 = tt.addptr %27, %67 : tensor<128x64x!tt.ptr<f16>, #blocked>, tensor<128x64xi32, #blocked>
    %74 = ttg.memdesc_index %29[%62] : !ttg.memdesc<2x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    %75 = ttg.async_copy_global_to_local %73, %74 mask %70 {contiguity = 8 : i32} : tensor<128x64x!tt.ptr<f16>, #blocked> -> <128x64xf16, #shared, #smem, mutable>
    %76 = ttg.async_commit_group tokens %75
    %77 = arith.addi %42, %c64_i32 : i32
    cf.br ^bb1(%77, %59#0, %62, %53, %72, %76 : i32, tensor<128x128xf32, #mma>, i32, i32, !ttg.async.token, !ttg.async.token)
  ^bb3:  // pred: ^bb1
    %78 = ttng.warp_group_dot_wait %43 {pendings = 0 : i32} : tensor<128x128xf32, #mma>
    %79 = ttg.async_wait {num = 0 : i32}
    ttg.local_dealloc %29 : !ttg.memdesc<2x128x64xf16, #shared, #smem, mutable>
    ttg.local_dealloc %28 : !ttg.memdesc<2x128x64xf16, #shared, #smem, mutable>
    %80 = tt.expand_dims %8 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<128x1xi32, #blocked1>
    %81 = tt.splat %arg6 : i32 -> tensor<128x1xi32, #blocked1>
    %82 = arith.muli %80, %81 : tensor<128x1xi32, #blocked1>
    %83 = tt.splat %arg2 : !tt.ptr<f16> -> tensor<128x1x!tt.ptr<f16>, #blocked1>
    %84 = tt.addptr %83, %82 : tensor<128x1x!tt.ptr<f16>, #blocked1>, tensor<128x1xi32, #blocked1>
    %85 = tt.expand_dims %14 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x128xi32, #blocked1>
    %86 = tt.broadcast %84 : tensor<128x1x!tt.ptr<f16>, #blocked1> -> tensor<128x128x!tt.ptr<f16>, #blocked1>
    %87 = tt.broadcast %85 : tensor<1x128xi32, #blocked1> -> tensor<128x128xi32, #blocked1>
    %88 = tt.addptr %86, %87 : tensor<128x128x!tt.ptr<f16>, #blocked1>, tensor<128x128xi32, #blocked1>
    %89 = arith.truncf %78 : tensor<128x128xf32, #mma> to tensor<128x128xf16, #mma>
    %90 = ttg.convert_layout %89 {allocation.offset = 0 : i32, allocation.size = 8192 : i32} : tensor<128x128xf16, #mma> -> tensor<128x128xf16, #blocked1>
    tt.store %88, %90 : tensor<128x128x!tt.ptr<f16>, #blocked1>
    tt.return
  }
}

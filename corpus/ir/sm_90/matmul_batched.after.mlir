#blocked = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#mma = #ttg.nvidia_mma<{versionMajor = 3, versionMinor = 0, warpsPerCTA = [4, 1], instrShape = [16, 64, 16]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 64, transposed = false, elementBitWidth = 16}>
#shared1 = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 24576 : i32, ttg.target = "cuda:90", ttg.tensor_memory_size = 0 : i32, "ttg.threads-per-warp" = 32 : i32, "ttg.total-num-warps" = 4 : i32, "ttng.two-ctas" = false} {
  tt.func public @matmul_batched(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg3: i32 {tt.divisibility = 16 : i32}, %arg4: i32 {tt.divisibility = 16 : i32}, %arg5: i32 {tt.divisibility = 16 : i32}, %arg6: i32 {tt.divisibility = 16 : i32}, %arg7: i32 {tt.divisibility = 16 : i32}, %arg8: i32 {tt.divisibility = 16 : i32}, %arg9: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<0.000000e+00> : tensor<64x64xf32, #mma>
    %c0_i32 = arith.constant 0 : i32
    %c32_i32 = arith.constant 32 : i32
    %c64_i32 = arith.constant 64 : i32
    %c-1_i32 = arith.constant -1 : i32
    %c1_i32 = arith.constant 1 : i32
    %c3_i32 = arith.constant 3 : i32
    %cst_0 = arith.constant dense<32> : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %cst_1 = arith.constant dense<32> : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %0 = tt.get_program_id z : i32
    %1 = tt.get_program_id x : i32
    %2 = arith.muli %1, %c64_i32 : i32
    %3 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %4 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %5 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %6 = tt.splat %2 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %7 = tt.splat %2 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %8 = arith.addi %6, %3 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %9 = arith.addi %7, %5 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %10 = tt.get_program_id y : i32
    %11 = arith.muli %10, %c64_i32 : i32
    %12 = tt.splat %11 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %13 = arith.addi %12, %4 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %14 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %15 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %16 = arith.muli %0, %arg7 : i32
    %17 = tt.addptr %arg0, %16 : !tt.ptr<f16>, i32
    %18 = tt.expand_dims %8 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xi32, #blocked>
    %19 = tt.splat %arg4 : i32 -> tensor<64x1xi32, #blocked>
    %20 = arith.muli %18, %19 : tensor<64x1xi32, #blocked>
    %21 = tt.splat %17 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked>
    %22 = tt.addptr %21, %20 : tensor<64x1x!tt.ptr<f16>, #blocked>, tensor<64x1xi32, #blocked>
    %23 = tt.broadcast %22 : tensor<64x1x!tt.ptr<f16>, #blocked> -> tensor<64x32x!tt.ptr<f16>, #blocked>
    %24 = arith.muli %0, %arg8 : i32
    %25 = tt.addptr %arg1, %24 : !tt.ptr<f16>, i32
    %26 = tt.splat %arg5 : i32 -> tensor<32x1xi32, #blocked1>
    %27 = tt.splat %25 : !tt.ptr<f16> -> tensor<32x1x!tt.ptr<f16>, #blocked1>
    %28 = tt.expand_dims %13 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x64xi32, #blocked1>
    %29 = tt.broadcast %28 : tensor<1x64xi32, #blocked1> -> tensor<32x64xi32, #blocked1>
    %30 = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<3x64x32xf16, #shared, #smem, mutable>
    %31 = ttg.local_alloc {allocation.offset = 12288 : i32} : () -> !ttg.memdesc<3x32x64xf16, #shared1, #smem, mutable>
    %32 = arith.cmpi sgt, %arg3, %c0_i32 : i32
    %33 = tt.expand_dims %14 {axis = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x32xi32, #blocked>
    %34 = tt.broadcast %33 : tensor<1x32xi32, #blocked> -> tensor<64x32xi32, #blocked>
    %35 = tt.addptr %23, %34 : tensor<64x32x!tt.ptr<f16>, #blocked>, tensor<64x32xi32, #blocked>
    %36 = ttg.memdesc_index %30[%c0_i32] : !ttg.memdesc<3x64x32xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x32xf16, #shared, #smem, mutable>
    %37 = tt.splat %32 : i1 -> tensor<64x32xi1, #blocked>
    %38 = ttg.async_copy_global_to_local %35, %36 mask %37 {contiguity = 8 : i32} : tensor<64x32x!tt.ptr<f16>, #blocked> -> <64x32xf16, #shared, #smem, mutable>
    %39 = ttg.async_commit_group tokens %38
    %40 = tt.expand_dims %15 {axis = 1 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<32x1xi32, #blocked1>
    %41 = arith.muli %40, %26 : tensor<32x1xi32, #blocked1>
    %42 = tt.addptr %27, %41 : tensor<32x1x!tt.ptr<f16>, #blocked1>, tensor<32x1xi32, #blocked1>
    %43 = tt.broadcast %42 : tensor<32x1x!tt.ptr<f16>, #blocked1> -> tensor<32x64x!tt.ptr<f16>, #blocked1>
    %44 = tt.addptr %43, %29 : tensor<32x64x!tt.ptr<f16>, #blocked1>, tensor<32x64xi32, #blocked1>
    %45 = ttg.memdesc_index %31[%c0_i32] : !ttg.memdesc<3x32x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<32x64xf16, #shared1, #smem, mutable>
    %46 = tt.splat %32 : i1 -> tensor<32x64xi1, #blocked1>
    %47 = ttg.async_copy_global_to_local %44, %45 mask %46 {contiguity = 8 : i32} : tensor<32x64x!tt.ptr<f16>, #blocked1> -> <32x64xf16, #shared1, #smem, mutable>
    %48 = ttg.async_commit_group tokens %47
    %49 = arith.cmpi sgt, %arg3, %c32_i32 : i32
    %50 = arith.addi %14, %cst_0 : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %51 = arith.addi %15, %cst_1 : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %52 = tt.expand_dims %50 {axis = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x32xi32, #blocked>
    %53 = tt.broadcast %52 : tensor<1x32xi32, #blocked> -> tensor<64x32xi32, #blocked>
    %54 = tt.addptr %23, %53 : tensor<64x32x!tt.ptr<f16>, #blocked>, tensor<64x32xi32, #blocked>
    %55 = ttg.memdesc_index %30[%c1_i32] : !ttg.memdesc<3x64x32xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x32xf16, #shared, #smem, mutable>
    %56 = tt.splat %49 : i1 -> tensor<64x32xi1, #blocked>
    %57 = ttg.async_copy_global_to_local %54, %55 mask %56 {contiguity = 8 : i32} : tensor<64x32x!tt.ptr<f16>, #blocked> -> <64x32xf16, #shared, #smem, mutable>
    %58 = ttg.async_commit_group tokens %57
    %59 = tt.expand_dims %51 {axis = 1 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<32x1xi32, #blocked1>
    %60 = arith.muli %59, %26 : tensor<32x1xi32, #blocked1>
    %61 = tt.addptr %27, %60 : tensor<32x1x!tt.ptr<f16>, #blocked1>, tensor<32x1xi32, #blocked1>
    %62 = tt.broadcast %61 : tensor<32x1x!tt.ptr<f16>, #blocked1> -> tensor<32x64x!tt.ptr<f16>, #blocked1>
    %63 = tt.addptr %62, %29 : tensor<32x64x!tt.ptr<f16>, #blocked1>, tensor<32x64xi32, #blocked1>
    %64 = ttg.memdesc_index %31[%c1_i32] : !ttg.memdesc<3x32x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<32x64xf16, #shared1, #smem, mutable>
    %65 = tt.splat %49 : i1 -> tensor<32x64xi1, #blocked1>
    %66 = ttg.async_copy_global_to_local %63, %64 mask %65 {contiguity = 8 : i32} : tensor<32x64x!tt.ptr<f16>, #blocked1> -> <32x64xf16, #shared1, #smem, mutable>
    %67 = ttg.async_commit_group tokens %66
    cf.br ^bb1(%c0_i32, %cst, %c1_i32, %c-1_i32, %39, %58, %48, %67 : i32, tensor<64x64xf32, #mma>, i32, i32, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.async.token)
  ^bb1(%68: i32, %69: tensor<64x64xf32, #mma>, %70: i32, %71: i32, %72: !ttg.async.token, %73: !ttg.async.token, %74: !ttg.async.token, %75: !ttg.async.token):  // 2 preds: ^bb0, ^bb2
    %76 = arith.cmpi slt, %68, %arg3 : i32
    cf.cond_br %76, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %77 = arith.subi %arg3, %c64_i32 : i32
    %78 = arith.cmpi slt, %68, %77 : i32
    %79 = arith.addi %71, %c1_i32 : i32
    %80 = arith.cmpi sge, %79, %c3_i32 : i32
    %81 = arith.select %80, %c0_i32, %79 : i32
    %82 = ttg.async_wait %72, %74 {num = 2 : i32}
    ttg.barrier local
    %83 = ttg.memdesc_index %30[%81] : !ttg.memdesc<3x64x32xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x32xf16, #shared, #smem, mutable>
    %84 = ttg.memdesc_index %31[%81] : !ttg.memdesc<3x32x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<32x64xf16, #shared1, #smem, mutable>
    ttng.fence_async_shared {bCluster = false}
    %85 = ttng.warp_group_dot %83, %84, %69 {inputPrecision = 0 : i32, isAsync = true} : !ttg.memdesc<64x32xf16, #shared, #smem, mutable> * !ttg.memdesc<32x64xf16, #shared1, #smem, mutable> -> tensor<64x64xf32, #mma>
    %86:3 = ttng.warp_group_dot_wait %85, %83, %84 {pendings = 1 : i32} : tensor<64x64xf32, #mma>, !ttg.memdesc<64x32xf16, #shared, #smem, mutable>, !ttg.memdesc<32x64xf16, #shared1, #smem, mutable>
    %87 = arith.addi %70, %c1_i32 : i32
    %88 = arith.cmpi sge, %87, %c3_i32 : i32
    %89 = arith.select %88, %c0_i32, %87 : i32
    %90 = arith.addi %68, %c64_i32 : i32
    %91 = tt.splat %90 : i32 -> tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %92 = tt.splat %90 : i32 -> tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %93 = arith.addi %91, %14 : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %94 = arith.addi %92, %15 : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %95 = tt.expand_dims %93 {axis = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x32xi32, #blocked>
    %96 = tt.broadcast %95 : tensor<1x32xi32, #blocked> -> tensor<64x32xi32, #blocked>
    %97 = tt.addptr %23, %96 : tensor<64x32x!tt.ptr<f16>, #blocked>, tensor<64x32xi32, #blocked>
    %98 = ttg.memdesc_index %30[%89] : !ttg.memdesc<3x64x32xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x32xf16, #shared, #smem, mutable>
    %99 = tt.splat %78 : i1 -> tensor<64x32xi1, #blocked>
    ttg.barrier local
    %100 = ttg.async_copy_global_to_local %97, %98 mask %99 {contiguity = 8 : i32} : tensor<64x32x!tt.ptr<f16>, #blocked> -> <64x32xf16, #shared, #smem, mutable>
    %101 = ttg.async_commit_group tokens %100
    %102 = tt.expand_dims %94 {axis = 1 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<32x1xi32, #blocked1>
    %103 = arith.muli %102, %26 : tensor<32x1xi32, #blocked1>
    %104 = tt.addptr %27, %103 : tensor<32x1x!tt.ptr<f16>, #blocked1>, tensor<32x1xi32, #blocked1>
    %105 = tt.broadcast %104 : tensor<32x1x!tt.ptr<f16>, #blocked1> -> tensor<32x64x!tt.ptr<f16>, #blocked1>
    %106 = tt.addptr %105, %29 : tensor<32x64x!tt.ptr<f16>, #blocked1>, tensor<32x64xi32, #blocked1>
    %107 = ttg.memdesc_index %31[%89] : !ttg.memdesc<3x32x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<32x64xf16, #shared1, #smem, mutable>
    %108 = tt.splat %78 : i1 -> tensor<32x64xi1, #blocked1>
    %109 = ttg.async_copy_global_to_local %106, %107 mask %108 {contiguity = 8 : i32} : tensor<32x64x!tt.ptr<f16>, #blocked1> -> <32x64xf16, #shared1, #smem, mutable>
    %110 = ttg.async_commit_group tokens %109
    %111 = arith.addi %68, %c32_i32 : i32
    cf.br ^bb1(%111, %86#0, %89, %81, %73, %101, %75, %110 : i32, tensor<64x64xf32, #mma>, i32, i32, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.async.token)
  ^bb3:  // pred: ^bb1
    %112 = ttng.warp_group_dot_wait %69 {pendings = 0 : i32} : tensor<64x64xf32, #mma>
    %113 = ttg.async_wait {num = 0 : i32}
    ttg.barrier local
    ttg.local_dealloc %31 : !ttg.memdesc<3x32x64xf16, #shared1, #smem, mutable>
    ttg.local_dealloc %30 : !ttg.memdesc<3x64x32xf16, #shared, #smem, mutable>
    %114 = arith.muli %0, %arg9 : i32
    %115 = tt.addptr %arg2, %114 : !tt.ptr<f16>, i32
    %116 = tt.expand_dims %9 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<64x1xi32, #blocked1>
    %117 = tt.splat %arg6 : i32 -> tensor<64x1xi32, #blocked1>
    %118 = arith.muli %116, %117 : tensor<64x1xi32, #blocked1>
    %119 = tt.splat %115 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked1>
    %120 = tt.addptr %119, %118 : tensor<64x1x!tt.ptr<f16>, #blocked1>, tensor<64x1xi32, #blocked1>
    %121 = tt.broadcast %120 : tensor<64x1x!tt.ptr<f16>, #blocked1> -> tensor<64x64x!tt.ptr<f16>, #blocked1>
    %122 = tt.broadcast %28 : tensor<1x64xi32, #blocked1> -> tensor<64x64xi32, #blocked1>
    %123 = tt.addptr %121, %122 : tensor<64x64x!tt.ptr<f16>, #blocked1>, tensor<64x64xi32, #blocked1>
    %124 = arith.truncf %112 : tensor<64x64xf32, #mma> to tensor<64x64xf16, #mma>
    %125 = ttg.convert_layout %124 {allocation.offset = 0 : i32, allocation.size = 8192 : i32} : tensor<64x64xf16, #mma> -> tensor<64x64xf16, #blocked1>
    tt.store %123, %125 : tensor<64x64x!tt.ptr<f16>, #blocked1>
    tt.return
  }
}

#blocked = #ttg.blocked<{sizePerThread = [1, 16], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [2, 16], warpsPerCTA = [4, 1], order = [1, 0]}>
#mma = #ttg.nvidia_mma<{versionMajor = 3, versionMinor = 0, warpsPerCTA = [4, 1], instrShape = [16, 128, 32]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 8}>
#shared1 = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = true, elementBitWidth = 8}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 65536 : i32, ttg.target = "cuda:90", ttg.tensor_memory_size = 0 : i32, "ttg.threads-per-warp" = 32 : i32, "ttg.total-num-warps" = 4 : i32, "ttng.two-ctas" = false} {
  tt.func public @matmul(%arg0: !tt.ptr<f8E4M3FN> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f8E4M3FN> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg3: i32 {tt.divisibility = 16 : i32}, %arg4: i32 {tt.divisibility = 16 : i32}, %arg5: i32 {tt.divisibility = 16 : i32}, %arg6: i32 {tt.divisibility = 16 : i32}, %arg7: i32 {tt.divisibility = 16 : i32}, %arg8: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<0.000000e+00> : tensor<128x128xf32, #mma>
    %c0_i32 = arith.constant 0 : i32
    %c128_i32 = arith.constant 128 : i32
    %cst_0 = arith.constant dense<128> : tensor<128x128xi32, #blocked>
    %c-1_i32 = arith.constant -1 : i32
    %c1_i32 = arith.constant 1 : i32
    %c3_i32 = arith.constant 3 : i32
    %c256_i32 = arith.constant 256 : i32
    %0 = tt.get_program_id x : i32
    %1 = arith.muli %0, %c128_i32 : i32
    %2 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %3 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %4 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %5 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %6 = tt.splat %1 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %7 = tt.splat %1 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %8 = arith.addi %6, %2 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %9 = arith.addi %7, %3 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %10 = tt.get_program_id y : i32
    %11 = arith.muli %10, %c128_i32 : i32
    %12 = tt.splat %11 : i32 -> tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %13 = tt.splat %11 : i32 -> tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %14 = arith.addi %12, %4 : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %15 = arith.addi %13, %5 : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %16 = tt.expand_dims %8 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<128x1xi32, #blocked>
    %17 = tt.expand_dims %9 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<128x1xi32, #blocked1>
    %18 = tt.splat %arg6 : i32 -> tensor<128x1xi32, #blocked>
    %19 = arith.muli %16, %18 : tensor<128x1xi32, #blocked>
    %20 = tt.splat %arg0 : !tt.ptr<f8E4M3FN> -> tensor<128x1x!tt.ptr<f8E4M3FN>, #blocked>
    %21 = tt.addptr %20, %19 : tensor<128x1x!tt.ptr<f8E4M3FN>, #blocked>, tensor<128x1xi32, #blocked>
    %22 = tt.expand_dims %4 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x128xi32, #blocked>
    %23 = tt.broadcast %21 : tensor<128x1x!tt.ptr<f8E4M3FN>, #blocked> -> tensor<128x128x!tt.ptr<f8E4M3FN>, #blocked>
    %24 = tt.broadcast %22 : tensor<1x128xi32, #blocked> -> tensor<128x128xi32, #blocked>
    %25 = tt.addptr %23, %24 : tensor<128x128x!tt.ptr<f8E4M3FN>, #blocked>, tensor<128x128xi32, #blocked>
    %26 = tt.expand_dims %2 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<128x1xi32, #blocked>
    %27 = tt.splat %arg7 : i32 -> tensor<128x1xi32, #blocked>
    %28 = arith.muli %26, %27 : tensor<128x1xi32, #blocked>
    %29 = tt.splat %arg1 : !tt.ptr<f8E4M3FN> -> tensor<128x1x!tt.ptr<f8E4M3FN>, #blocked>
    %30 = tt.addptr %29, %28 : tensor<128x1x!tt.ptr<f8E4M3FN>, #blocked>, tensor<128x1xi32, #blocked>
    %31 = tt.expand_dims %14 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x128xi32, #blocked>
    %32 = tt.expand_dims %15 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x128xi32, #blocked1>
    %33 = tt.broadcast %30 : tensor<128x1x!tt.ptr<f8E4M3FN>, #blocked> -> tensor<128x128x!tt.ptr<f8E4M3FN>, #blocked>
    %34 = tt.broadcast %31 : tensor<1x128xi32, #blocked> -> tensor<128x128xi32, #blocked>
    %35 = tt.broadcast %32 : tensor<1x128xi32, #blocked1> -> tensor<128x128xi32, #blocked1>
    %36 = tt.addptr %33, %34 : tensor<128x128x!tt.ptr<f8E4M3FN>, #blocked>, tensor<128x128xi32, #blocked>
    %37 = arith.muli %arg7, %c128_i32 : i32
    %38 = tt.splat %37 : i32 -> tensor<128x128xi32, #blocked>
    %39 = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<3x128x128xf8E4M3FN, #shared, #smem, mutable>
    %40 = arith.cmpi sgt, %arg5, %c0_i32 : i32
    %41 = ttg.memdesc_index %39[%c0_i32] : !ttg.memdesc<3x128x128xf8E4M3FN, #shared, #smem, mutable> -> !ttg.memdesc<128x128xf8E4M3FN, #shared, #smem, mutable>
    %42 = tt.splat %40 : i1 -> tensor<128x128xi1, #blocked>
    %43 = ttg.async_copy_global_to_local %25, %41 mask %42 {contiguity = 16 : i32} : tensor<128x128x!tt.ptr<f8E4M3FN>, #blocked> -> <128x128xf8E4M3FN, #shared, #smem, mutable>
    %44 = ttg.async_commit_group tokens %43
    %45 = arith.cmpi sgt, %arg5, %c128_i32 : i32
    %46 = tt.addptr %25, %cst_0 : tensor<128x128x!tt.ptr<f8E4M3FN>, #blocked>, tensor<128x128xi32, #blocked>
    %47 = ttg.memdesc_index %39[%c1_i32] : !ttg.memdesc<3x128x128xf8E4M3FN, #shared, #smem, mutable> -> !ttg.memdesc<128x128xf8E4M3FN, #shared, #smem, mutable>
    %48 = tt.splat %45 : i1 -> tensor<128x128xi1, #blocked>
    %49 = ttg.async_copy_global_to_local %46, %47 mask %48 {contiguity = 16 : i32} : tensor<128x128x!tt.ptr<f8E4M3FN>, #blocked> -> <128x128xf8E4M3FN, #shared, #smem, mutable>
    %50 = ttg.async_commit_group tokens %49
    cf.br ^bb1(%c0_i32, %cst, %46, %36, %c1_i32, %c-1_i32, %44, %50 : i32, tensor<128x128xf32, #mma>, tensor<128x128x!tt.ptr<f8E4M3FN>, #blocked>, tensor<128x128x!tt.ptr<f8E4M3FN>, #blocked>, i32, i32, !ttg.async.token, !ttg.async.token)
  ^bb1(%51: i32, %52: tensor<128x128xf32, #mma>, %53: tensor<128x128x!tt.ptr<f8E4M3FN>, #blocked>, %54: tensor<128x128x!tt.ptr<f8E4M3FN>, #blocked>, %55: i32, %56: i32, %57: !ttg.async.token, %58: !ttg.async.token):  // 2 preds: ^bb0, ^bb2
    %59 = arith.cmpi slt, %51, %arg5 : i32
    cf.cond_br %59, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %60 = arith.subi %arg5, %c256_i32 : i32
    %61 = arith.cmpi slt, %51, %60 : i32
    %62 = arith.addi %56, %c1_i32 : i32
    %63 = arith.cmpi sge, %62, %c3_i32 : i32
    %64 = arith.select %63, %c0_i32, %62 : i32
    %65 = ttg.async_wait %57 {num = 1 : i32}
    %66 = ttg.memdesc_index %39[%64] : !ttg.memdesc<3x128x128xf8E4M3FN, #shared, #smem, mutable> -> !ttg.memdesc<128x128xf8E4M3FN, #shared, #smem, mutable>
    %67 = tt.load %54 : tensor<128x128x!tt.ptr<f8E4M3FN>, #blocked>
    %68 = ttg.local_alloc %67 {allocation.offset = 49152 : i32} : (tensor<128x128xf8E4M3FN, #blocked>) -> !ttg.memdesc<128x128xf8E4M3FN, #shared1, #smem>
    ttng.fence_async_shared {bCluster = false}
    %69 = ttng.warp_group_dot %66, %68, %52 {inputPrecision = 0 : i32, isAsync = true, maxNumImpreciseAcc = 1073741824 : i32} : !ttg.memdesc<128x128xf8E4M3FN, #shared, #smem, mutable> * !ttg.memdesc<128x128xf8E4M3FN, #shared1, #smem> -> tensor<128x128xf32, #mma>
    %70:3 = ttng.warp_group_dot_wait %69, %66, %68 {pendings = 0 : i32} : tensor<128x128xf32, #mma>, !ttg.memdesc<128x128xf8E4M3FN, #shared, #smem, mutable>, !ttg.memdesc<128x128xf8E4M3FN, #shared1, #smem>
    %71 = tt.addptr %54, %38 : tensor<128x128x!tt.ptr<f8E4M3FN>, #blocked>, tensor<128x128xi32, #blocked>
    %72 = tt.addptr %53, %cst_0 : tensor<128x128x!tt.ptr<f8E4M3FN>, #blocked>, tensor<128x128xi32, #blocked>
    %73 = arith.addi %55, %c1_i32 : i32
    %74 = arith.cmpi sge, %73, %c3_i32 : i32
    %75 = arith.select %74, %c0_i32, %73 : i32
    %76 = ttg.memdesc_index %39[%75] : !ttg.memdesc<3x128x128xf8E4M3FN, #shared, #smem, mutable> -> !ttg.memdesc<128x128xf8E4M3FN, #shared, #smem, mutable>
    %77 = tt.splat %61 : i1 -> tensor<128x128xi1, #blocked>
    %78 = ttg.async_copy_global_to_local %72, %76 mask %77 {contiguity = 16 : i32} : tensor<128x128x!tt.ptr<f8E4M3FN>, #blocked> -> <128x128xf8E4M3FN, #shared, #smem, mutable>
    %79 = ttg.async_commit_group tokens %78
    %80 = arith.addi %51, %c128_i32 : i32
    cf.br ^bb1(%80, %70#0, %72, %71, %75, %64, %58, %79 : i32, tensor<128x128xf32, #mma>, tensor<128x128x!tt.ptr<f8E4M3FN>, #blocked>, tensor<128x128x!tt.ptr<f8E4M3FN>, #blocked>, i32, i32, !ttg.async.token, !ttg.async.token)
  ^bb3:  // pred: ^bb1
    %81 = ttg.async_wait {num = 0 : i32}
    ttg.local_dealloc %39 : !ttg.memdesc<3x128x128xf8E4M3FN, #shared, #smem, mutable>
    %82 = tt.splat %arg8 : i32 -> tensor<128x1xi32, #blocked1>
    %83 = arith.muli %17, %82 : tensor<128x1xi32, #blocked1>
    %84 = tt.splat %arg2 : !tt.ptr<f16> -> tensor<128x1x!tt.ptr<f16>, #blocked1>
    %85 = tt.addptr %84, %83 : tensor<128x1x!tt.ptr<f16>, #blocked1>, tensor<128x1xi32, #blocked1>
    %86 = tt.broadcast %85 : tensor<128x1x!tt.ptr<f16>, #blocked1> -> tensor<128x128x!tt.ptr<f16>, #blocked1>
    %87 = tt.addptr %86, %35 : tensor<128x128x!tt.ptr<f16>, #blocked1>, tensor<128x128xi32, #blocked1>
    %88 = arith.truncf %52 : tensor<128x128xf32, #mma> to tensor<128x128xf16, #mma>
    %89 = ttg.convert_layout %88 {allocation.offset = 0 : i32, allocation.size = 8192 : i32} : tensor<128x128xf16, #mma> -> tensor<128x128xf16, #blocked1>
    tt.store %87, %89 : tensor<128x128x!tt.ptr<f16>, #blocked1>
    tt.return
  }
}

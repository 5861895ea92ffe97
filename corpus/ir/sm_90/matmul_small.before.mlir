#blocked = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>
#mma = #ttg.nvidia_mma<{versionMajor = 2, versionMinor = 0, warpsPerCTA = [2, 2], instrShape = [16, 8]}>
#shared = #ttg.swizzled_shared<{vec = 8, perPhase = 2, maxPhase = 4, order = [1, 0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 4096 : i32, ttg.target = "cuda:90", ttg.tensor_memory_size = 0 : i32, "ttg.threads-per-warp" = 32 : i32, "ttg.total-num-warps" = 4 : i32, "ttng.two-ctas" = false} {
  tt.func public @matmul(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg3: i32 {tt.divisibility = 16 : i32}, %arg4: i32 {tt.divisibility = 16 : i32}, %arg5: i32 {tt.divisibility = 16 : i32}, %arg6: i32 {tt.divisibility = 16 : i32}, %arg7: i32 {tt.divisibility = 16 : i32}, %arg8: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<0.000000e+00> : tensor<32x32xf32, #mma>
    %c0_i32 = arith.constant 0 : i32
    %c32_i32 = arith.constant 32 : i32
    %cst_0 = arith.constant dense<32> : tensor<32x32xi32, #blocked>
    %c-1_i32 = arith.constant -1 : i32
    %c1_i32 = arith.constant 1 : i32
    %0 = tt.get_program_id x : i32
    %1 = arith.muli %0, %c32_i32 : i32
    %2 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %3 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %4 = tt.splat %1 : i32 -> tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %5 = arith.addi %4, %2 : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %6 = tt.get_program_id y : i32
    %7 = arith.muli %6, %c32_i32 : i32
    %8 = tt.splat %7 : i32 -> tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %9 = arith.addi %8, %3 : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %10 = tt.expand_dims %5 {axis = 1 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<32x1xi32, #blocked>
    %11 = tt.splat %arg6 : i32 -> tensor<32x1xi32, #blocked>
    %12 = arith.muli %10, %11 : tensor<32x1xi32, #blocked>
    %13 = tt.splat %arg0 : !tt.ptr<f16> -> tensor<32x1x!tt.ptr<f16>, #blocked>
    %14 = tt.addptr %13, %12 : tensor<32x1x!tt.ptr<f16>, #blocked>, tensor<32x1xi32, #blocked>
    %15 = tt.expand_dims %3 {axis = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x32xi32, #blocked>
    %16 = tt.broadcast %14 : tensor<32x1x!tt.ptr<f16>, #blocked> -> tensor<32x32x!tt.ptr<f16>, #blocked>
    %17 = tt.broadcast %15 : tensor<1x32xi32, #blocked> -> tensor<32x32xi32, #blocked>
    %18 = tt.addptr %16, %17 : tensor<32x32x!tt.ptr<f16>, #blocked>, tensor<32x32xi32, #blocked>
    %19 = tt.expand_dims %2 {axis = 1 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<32x1xi32, #blocked>
    %20 = tt.splat %arg7 : i32 -> tensor<32x1xi32, #blocked>
    %21 = arith.muli %19, %20 : tensor<32x1xi32, #blocked>
    %22 = tt.splat %arg1 : !tt.ptr<f16> -> tensor<32x1x!tt.ptr<f16>, #blocked>
    %23 = tt.addptr %22, %21 : tensor<32x1x!tt.ptr<f16>, #blocked>, tensor<32x1xi32, #blocked>
    %24 = tt.expand_dims %9 {axis = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x32xi32, #blocked>
    %25 = tt.broadcast %23 : tensor<32x1x!tt.ptr<f16>, #blocked> -> tensor<32x32x!tt.ptr<f16>, #blocked>
    %26 = tt.broadcast %24 : tensor<1x32xi32, #blocked> -> tensor<32x32xi32, #blocked>
    %27 = tt.addptr %25, %26 : tensor<32x32x!tt.ptr<f16>, #blocked>, tensor<32x32xi32, #blocked>
    %28 = arith.muli %arg7, %c32_i32 : i32
    %29 = tt.splat %28 : i32 -> tensor<32x32xi32, #blocked>
    %30 = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<1x32x32xf16, #shared, #smem, mutable>
    %31 = ttg.local_alloc {allocation.offset = 2048 : i32} : () -> !ttg.memdesc<1x32x32xf16, #shared, #smem, mutable>
    %32 = arith.cmpi sgt, %arg5, %c0_i32 : i32
    %33 = ttg.memdesc_index %30[%c0_i32] : !ttg.memdesc<1x32x32xf16, #shared, #smem, mutable> -> !ttg.memdesc<32x32xf16, #shared, #smem, mutable>
    %34 = tt.splat %32 : i1 -> tensor<32x32xi1, #blocked>
    %35 = ttg.async_copy_global_to_local %18, %33 mask %34 {contiguity = 8 : i32} : tensor<32x32x!tt.ptr<f16>, #blocked> -> <32x32xf16, #shared, #smem, mutable>
    %36 = ttg.async_commit_group tokens %35
    %37 = ttg.memdesc_index %31[%c0_i32] : !ttg.memdesc<1x32x32xf16, #shared, #smem, mutable> -> !ttg.memdesc<32x32xf16, #shared, #smem, mutable>
    %38 = ttg.async_copy_global_to_local %27, %37 mask %34 {contiguity = 8 : i32} : tensor<32x32x!tt.ptr<f16>, #blocked> -> <32x32xf16, #shared, #smem, mutable>
    %39 = ttg.async_commit_group tokens %38
    cf.br ^bb1(%c0_i32, %cst, %18, %27, %c-1_i32, %36, %39 : i32, tensor<32x32xf32, #mma>, tensor<32x32x!tt.ptr<f16>, #blocked>, tensor<32x32x!tt.ptr<f16>, #blocked>, i32, !ttg.async.token, !ttg.async.token)
  ^bb1(%40: i32, %41: tensor<32x32xf32, #mma>, %42: tensor<32x32x!tt.ptr<f16>, #blocked>, %43: tensor<32x32x!tt.ptr<f16>, #blocked>, %44: i32, %45: !ttg.async.token, %46: !ttg.async.token):  // 2 preds: ^bb0, ^bb2
    %47 = arith.cmpi slt, %40, %arg5 : i32
    cf.cond_br %47, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %48 = arith.subi %arg5, %c32_i32 : i32
    %49 = arith.cmpi slt, %40, %48 : i32
    %50 = arith.addi %44, %c1_i32 : i32
    %51 = arith.cmpi sge, %50, %c1_i32 : i32
    %52 = arith.select %51, %c0_i32, %50 : i32
    %53 = ttg.async_wait %45, %46 {num = 0 : i32}
    %54 = ttg.memdesc_index %30[%52] : !ttg.memdesc<1x32x32xf16, #shared, #smem, mutable> -> !ttg.memdesc<32x32xf16, #shared, #smem, mutable>
    %55 = ttg.local_load %54 token %53 : !ttg.memdesc<32x32xf16, #shared, #smem, mutable> -> tensor<32x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
    %56 = ttg.memdesc_index %31[%52] : !ttg.memdesc<1x32x32xf16, #shared, #smem, mutable> -> !ttg.memdesc<32x32xf16, #shared, #smem, mutable>
    %57 = ttg.local_load %56 token %53 : !ttg.memdesc<32x32xf16, #shared, #smem, mutable> -> tensor<32x32xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>>
    %58 = tt.dot %55, %57, %41, inputPrecision = tf32 : tensor<32x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>> * tensor<32x32xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>> -> tensor<32x32xf32, #mma>
    %59 = tt.addptr %42, %cst_0 : tensor<32x32x!tt.ptr<f16>, #blocked>, tensor<32x32xi32, #blocked>
    %60 = tt.addptr %43, %29 : tensor<32x32x!tt.ptr<f16>, #blocked>, tensor<32x32xi32, #blocked>
    %61 = tt.splat %49 : i1 -> tensor<32x32xi1, #blocked>
    %62 = ttg.async_copy_global_to_local %59, %33 mask %61 {contiguity = 8 : i32} : tensor<32x32x!tt.ptr<f16>, #blocked> -> <32x32xf16, #shared, #smem, mutable>
    %63 = ttg.async_commit_group tokens %62
    %64 = ttg.async_copy_global_to_local %60, %37 mask %61 {contiguity = 8 : i32} : tensor<32x32x!tt.ptr<f16>, #blocked> -> <32x32xf16, #shared, #smem, mutable>
    %65 = ttg.async_commit_group tokens %64
    %66 = arith.addi %40, %c32_i32 : i32
    cf.br ^bb1(%66, %58, %59, %60, %52, %63, %65 : i32, tensor<32x32xf32, #mma>, tensor<32x32x!tt.ptr<f16>, #blocked>, tensor<32x32x!tt.ptr<f16>, #blocked>, i32, !ttg.async.token, !ttg.async.token)
  ^bb3:  // pred: ^bb1
    %67 = ttg.async_wait {num = 0 : i32}
    ttg.local_dealloc %31 : !ttg.memdesc<1x32x32xf16, #shared, #smem, mutable>
    ttg.local_dealloc %30 : !ttg.memdesc<1x32x32xf16, #shared, #smem, mutable>
    %68 = tt.splat %arg8 : i32 -> tensor<32x1xi32, #blocked>
    %69 = arith.muli %10, %68 : tensor<32x1xi32, #blocked>
    %70 = tt.splat %arg2 : !tt.ptr<f16> -> tensor<32x1x!tt.ptr<f16>, #blocked>
    %71 = tt.addptr %70, %69 : tensor<32x1x!tt.ptr<f16>, #blocked>, tensor<32x1xi32, #blocked>
    %72 = tt.broadcast %71 : tensor<32x1x!tt.ptr<f16>, #blocked> -> tensor<32x32x!tt.ptr<f16>, #blocked>
    %73 = tt.addptr %72, %26 : tensor<32x32x!tt.ptr<f16>, #blocked>, tensor<32x32xi32, #blocked>
    %74 = arith.truncf %41 : tensor<32x32xf32, #mma> to tensor<32x32xf16, #mma>
    %75 = ttg.convert_layout %74 {allocation.offset = 0 : i32, allocation.size = 2048 : i32} : tensor<32x32xf16, #mma> -> tensor<32x32xf16, #blocked>
    tt.store %73, %75 : tensor<32x32x!tt.ptr<f16>, #blocked>
    tt.return
  }
}

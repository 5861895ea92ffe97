#blocked = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>
#mma = #ttg.nvidia_mma<{versionMajor = 2, versionMinor = 0, warpsPerCTA = [2, 2], instrShape = [16, 8]}>
#shared = #ttg.swizzled_shared<{vec = 8, perPhase = 2, maxPhase = 4, order = [1, 0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 4096 : i32, ttg.target = "cuda:80", ttg.tensor_memory_size = 0 : i32, "ttg.threads-per-warp" = 32 : i32, "ttg.total-num-warps" = 4 : i32, "ttng.two-ctas" = false} {
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
    %40 = ttg.async_wait %36, %39 {num = 0 : i32}
    ttg.barrier local
    %41 = ttg.memdesc_subslice %33[0, 0] : !ttg.memdesc<32x32xf16, #shared, #smem, mutable> -> !ttg.memdesc<32x16xf16, #shared, #smem, mutable, 32x32>
    %42 = ttg.local_load %41 token %40 : !ttg.memdesc<32x16xf16, #shared, #smem, mutable, 32x32> -> tensor<32x16xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
    %43 = ttg.memdesc_subslice %37[0, 0] : !ttg.memdesc<32x32xf16, #shared, #smem, mutable> -> !ttg.memdesc<16x32xf16, #shared, #smem, mutable, 32x32>
    %44 = ttg.local_load %43 token %40 : !ttg.memdesc<16x32xf16, #shared, #smem, mutable, 32x32> -> tensor<16x32xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>>
    cf.br ^bb1(%c0_i32, %cst, %18, %27, %c-1_i32, %36, %39, %33, %37, %40, %40, %42, %44 : i32, tensor<32x32xf32, #mma>, tensor<32x32x!tt.ptr<f16>, #blocked>, tensor<32x32x!tt.ptr<f16>, #blocked>, i32, !ttg.async.token, !ttg.async.token, !ttg.memdesc<32x32xf16, #shared, #smem, mutable>, !ttg.memdesc<32x32xf16, #shared, #smem, mutable>, !ttg.async.token, !ttg.async.token, tensor<32x16xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>, tensor<16x32xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>>)
  ^bb1(%45: i32, %46: tensor<32x32xf32, #mma>, %47: tensor<32x32x!tt.ptr<f16>, #blocked>, %48: tensor<32x32x!tt.ptr<f16>, #blocked>, %49: i32, %50: !ttg.async.token, %51: !ttg.async.token, %52: !ttg.memdesc<32x32xf16, #shared, #smem, mutable>, %53: !ttg.memdesc<32x32xf16, #shared, #smem, mutable>, %54: !ttg.async.token, %55: !ttg.async.token, %56: tensor<32x16xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>, %57: tensor<16x32xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>>):  // 2 preds: ^bb0, ^bb2
    %58 = arith.cmpi slt, %45, %arg5 : i32
    cf.cond_br %58, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %59 = arith.subi %arg5, %c32_i32 : i32
    %60 = arith.cmpi slt, %45, %59 : i32
    %61 = arith.addi %49, %c1_i32 : i32
    %62 = arith.cmpi sge, %61, %c1_i32 : i32
    %63 = arith.select %62, %c0_i32, %61 : i32
    %64 = ttg.async_wait %50, %51 {num = 0 : i32}
    ttg.barrier local
    %65 = ttg.memdesc_subslice %52[0, 16] : !ttg.memdesc<32x32xf16, #shared, #smem, mutable> -> !ttg.memdesc<32x16xf16, #shared, #smem, mutable, 32x32>
    %66 = ttg.local_load %65 token %54 : !ttg.memdesc<32x16xf16, #shared, #smem, mutable, 32x32> -> tensor<32x16xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
    %67 = ttg.memdesc_subslice %53[16, 0] : !ttg.memdesc<32x32xf16, #shared, #smem, mutable> -> !ttg.memdesc<16x32xf16, #shared, #smem, mutable, 32x32>
    %68 = ttg.local_load %67 token %55 : !ttg.memdesc<16x32xf16, #shared, #smem, mutable, 32x32> -> tensor<16x32xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>>
    %69 = tt.dot %56, %57, %46, inputPrecision = tf32 : tensor<32x16xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>> * tensor<16x32xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>> -> tensor<32x32xf32, #mma>
    %70 = tt.addptr %47, %cst_0 : tensor<32x32x!tt.ptr<f16>, #blocked>, tensor<32x32xi32, #blocked>
    %71 = tt.addptr %48, %29 : tensor<32x32x!tt.ptr<f16>, #blocked>, tensor<32x32xi32, #blocked>
    %72 = tt.splat %60 : i1 -> tensor<32x32xi1, #blocked>
    ttg.barrier local
    %73 = ttg.async_copy_global_to_local %70, %33 mask %72 {contiguity = 8 : i32} : tensor<32x32x!tt.ptr<f16>, #blocked> -> <32x32xf16, #shared, #smem, mutable>
    %74 = ttg.async_commit_group tokens %73
    %75 = ttg.async_copy_global_to_local %71, %37 mask %72 {contiguity = 8 : i32} : tensor<32x32x!tt.ptr<f16>, #blocked> -> <32x32xf16, #shared, #smem, mutable>
    %76 = ttg.async_commit_group tokens %75
    %77 = arith.addi %63, %c1_i32 : i32
    %78 = arith.cmpi sge, %77, %c1_i32 : i32
    %79 = arith.select %78, %c0_i32, %77 : i32
    %80 = ttg.memdesc_index %30[%79] : !ttg.memdesc<1x32x32xf16, #shared, #smem, mutable> -> !ttg.memdesc<32x32xf16, #shared, #smem, mutable>
    %81 = ttg.memdesc_index %31[%79] : !ttg.memdesc<1x32x32xf16, #shared, #smem, mutable> -> !ttg.memdesc<32x32xf16, #shared, #smem, mutable>
    %82 = ttg.async_wait %74, %76 {num = 0 : i32}
    %83 = ttg.async_wait %74, %76 {num = 0 : i32}
    ttg.barrier local
    %84 = ttg.memdesc_subslice %80[0, 0] : !ttg.memdesc<32x32xf16, #shared, #smem, mutable> -> !ttg.memdesc<32x16xf16, #shared, #smem, mutable, 32x32>
    %85 = ttg.local_load %84 token %82 : !ttg.memdesc<32x16xf16, #shared, #smem, mutable, 32x32> -> tensor<32x16xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
    %86 = ttg.memdesc_subslice %81[0, 0] : !ttg.memdesc<32x32xf16, #shared, #smem, mutable> -> !ttg.memdesc<16x32xf16, #shared, #smem, mutable, 32x32>
    %87 = ttg.local_load %86 token %83 : !ttg.memdesc<16x32xf16, #shared, #smem, mutable, 32x32> -> tensor<16x32xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>>
    %88 = tt.dot %66, %68, %69, inputPrecision = tf32 : tensor<32x16xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>> * tensor<16x32xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>> -> tensor<32x32xf32, #mma>
    %89 = arith.addi %45, %c32_i32 : i32
    cf.br ^bb1(%89, %88, %70, %71, %63, %74, %76, %80, %81, %82, %83, %85, %87 : i32, tensor<32x32xf32, #mma>, tensor<32x32x!tt.ptr<f16>, #blocked>, tensor<32x32x!tt.ptr<f16>, #blocked>, i32, !ttg.async.token, !ttg.async.token, !ttg.memdesc<32x32xf16, #shared, #smem, mutable>, !ttg.memdesc<32x32xf16, #shared, #smem, mutable>, !ttg.async.token, !ttg.async.token, tensor<32x16xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>, tensor<16x32xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>>)
  ^bb3:  // pred: ^bb1
    %90 = ttg.async_wait {num = 0 : i32}
    ttg.barrier local
    ttg.local_dealloc %31 : !ttg.memdesc<1x32x32xf16, #shared, #smem, mutable>
    ttg.local_dealloc %30 : !ttg.memdesc<1x32x32xf16, #shared, #smem, mutable>
    %91 = tt.splat %arg8 : i32 -> tensor<32x1xi32, #blocked>
    %92 = arith.muli %10, %91 : tensor<32x1xi32, #blocked>
    %93 = tt.splat %arg2 : !tt.ptr<f16> -> tensor<32x1x!tt.ptr<f16>, #blocked>
    %94 = tt.addptr %93, %92 : tensor<32x1x!tt.ptr<f16>, #blocked>, tensor<32x1xi32, #blocked>
    %95 = tt.broadcast %94 : tensor<32x1x!tt.ptr<f16>, #blocked> -> tensor<32x32x!tt.ptr<f16>, #blocked>
    %96 = tt.addptr %95, %26 : tensor<32x32x!tt.ptr<f16>, #blocked>, tensor<32x32xi32, #blocked>
    %97 = arith.truncf %46 : tensor<32x32xf32, #mma> to tensor<32x32xf16, #mma>
    %98 = ttg.convert_layout %97 {allocation.offset = 0 : i32, allocation.size = 2048 : i32} : tensor<32x32xf16, #mma> -> tensor<32x32xf16, #blocked>
    tt.store %96, %98 : tensor<32x32x!tt.ptr<f16>, #blocked>
    tt.return
  }
}

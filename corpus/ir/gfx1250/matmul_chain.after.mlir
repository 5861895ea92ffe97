#blocked = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>
#mma = #ttg.amd_wmma<{version = 3, isTranspose = true, ctaLayout = {warp = [[1, 0], [2, 0]]}, instrShape = [16, 16, 32]}>
#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>
#shared1 = #ttg.padded_shared<[128:+8] {order = [1, 0], shape = [64, 32]}>
#shared2 = #ttg.padded_shared<[128:+16] {order = [1, 0], shape = [32, 64]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 17872 : i32, ttg.target = "hip:gfx1250", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @matmul_chain(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg3: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg4: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<0.000000e+00> : tensor<64x64xf32, #mma>
    %c0_i32 = arith.constant 0 : i32
    %c32_i32 = arith.constant 32 : i32
    %cst_0 = arith.constant dense<64> : tensor<64x1xi32, #blocked>
    %c31_i32 = arith.constant 31 : i32
    %c2_i32 = arith.constant 2 : i32
    %c1_i32 = arith.constant 1 : i32
    %cst_1 = arith.constant dense<64> : tensor<32x1xi32, #blocked>
    %cst_2 = arith.constant dense<64> : tensor<64x1xi32, #mma>
    %0 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %1 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %2 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %3 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %4 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %5 = tt.expand_dims %2 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xi32, #blocked>
    %6 = tt.expand_dims %3 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<64x1xi32, #mma>
    %7 = tt.expand_dims %4 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<64x1xi32, #blocked1>
    %8 = arith.muli %5, %cst_0 : tensor<64x1xi32, #blocked>
    %9 = arith.muli %6, %cst_2 : tensor<64x1xi32, #mma>
    %10 = tt.splat %arg2 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked>
    %11 = tt.addptr %10, %8 : tensor<64x1x!tt.ptr<f16>, #blocked>, tensor<64x1xi32, #blocked>
    %12 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %13 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %14 = tt.expand_dims %12 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x64xi32, #blocked>
    %15 = tt.expand_dims %13 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma}>> -> tensor<1x64xi32, #mma>
    %16 = tt.broadcast %11 : tensor<64x1x!tt.ptr<f16>, #blocked> -> tensor<64x64x!tt.ptr<f16>, #blocked>
    %17 = tt.broadcast %14 : tensor<1x64xi32, #blocked> -> tensor<64x64xi32, #blocked>
    %18 = tt.broadcast %15 : tensor<1x64xi32, #mma> -> tensor<64x64xi32, #mma>
    %19 = tt.addptr %16, %17 : tensor<64x64x!tt.ptr<f16>, #blocked>, tensor<64x64xi32, #blocked>
    %20 = tt.load %19 : tensor<64x64x!tt.ptr<f16>, #blocked>
    %21 = ttg.local_alloc %20 {allocation.offset = 0 : i32} : (tensor<64x64xf16, #blocked>) -> !ttg.memdesc<64x64xf16, #shared, #smem>
    ttg.barrier local
    %22 = ttg.local_load %21 : !ttg.memdesc<64x64xf16, #shared, #smem> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
    %23 = tt.splat %arg4 : i32 -> tensor<64x1xi32, #blocked1>
    %24 = arith.muli %7, %23 : tensor<64x1xi32, #blocked1>
    %25 = tt.splat %arg0 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked1>
    %26 = tt.addptr %25, %24 : tensor<64x1x!tt.ptr<f16>, #blocked1>, tensor<64x1xi32, #blocked1>
    %27 = tt.broadcast %26 : tensor<64x1x!tt.ptr<f16>, #blocked1> -> tensor<64x32x!tt.ptr<f16>, #blocked1>
    %28 = tt.splat %arg1 : !tt.ptr<f16> -> tensor<32x1x!tt.ptr<f16>, #blocked>
    %29 = tt.broadcast %14 : tensor<1x64xi32, #blocked> -> tensor<32x64xi32, #blocked>
    %30 = ttg.local_alloc {allocation.offset = 9184 : i32} : () -> !ttg.memdesc<2x64x32xf16, #shared1, #smem, mutable>
    %31 = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<2x32x64xf16, #shared2, #smem, mutable>
    %32 = arith.cmpi sgt, %arg4, %c0_i32 : i32
    %33 = tt.expand_dims %0 {axis = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x32xi32, #blocked1>
    %34 = tt.broadcast %33 : tensor<1x32xi32, #blocked1> -> tensor<64x32xi32, #blocked1>
    %35 = tt.addptr %27, %34 : tensor<64x32x!tt.ptr<f16>, #blocked1>, tensor<64x32xi32, #blocked1>
    %36 = ttg.memdesc_index %30[%c0_i32] : !ttg.memdesc<2x64x32xf16, #shared1, #smem, mutable> -> !ttg.memdesc<64x32xf16, #shared1, #smem, mutable>
    %37 = tt.splat %32 : i1 -> tensor<64x32xi1, #blocked1>
    %38 = ttg.async_copy_global_to_local %35, %36 mask %37 {contiguity = 8 : i32} : tensor<64x32x!tt.ptr<f16>, #blocked1> -> <64x32xf16, #shared1, #smem, mutable>
    %39 = ttg.async_commit_group tokens %38
    %40 = tt.expand_dims %1 {axis = 1 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<32x1xi32, #blocked>
    %41 = arith.muli %40, %cst_1 : tensor<32x1xi32, #blocked>
    %42 = tt.addptr %28, %41 : tensor<32x1x!tt.ptr<f16>, #blocked>, tensor<32x1xi32, #blocked>
    %43 = tt.broadcast %42 : tensor<32x1x!tt.ptr<f16>, #blocked> -> tensor<32x64x!tt.ptr<f16>, #blocked>
    %44 = tt.addptr %43, %29 : tensor<32x64x!tt.ptr<f16>, #blocked>, tensor<32x64xi32, #blocked>
    %45 = ttg.memdesc_index %31[%c0_i32] : !ttg.memdesc<2x32x64xf16, #shared2, #smem, mutable> -> !ttg.memdesc<32x64xf16, #shared2, #smem, mutable>
    %46 = tt.splat %32 : i1 -> tensor<32x64xi1, #blocked>
    ttg.barrier local
    %47 = ttg.async_copy_global_to_local %44, %45 mask %46 {contiguity = 8 : i32} : tensor<32x64x!tt.ptr<f16>, #blocked> -> <32x64xf16, #shared2, #smem, mutable>
    %48 = ttg.async_commit_group tokens %47
    %49 = arith.subi %arg4, %c32_i32 : i32
    cf.br ^bb1(%c0_i32, %cst, %c0_i32, %39, %48, %36, %45 : i32, tensor<64x64xf32, #mma>, i32, !ttg.async.token, !ttg.async.token, !ttg.memdesc<64x32xf16, #shared1, #smem, mutable>, !ttg.memdesc<32x64xf16, #shared2, #smem, mutable>)
  ^bb1(%50: i32, %51: tensor<64x64xf32, #mma>, %52: i32, %53: !ttg.async.token, %54: !ttg.async.token, %55: !ttg.memdesc<64x32xf16, #shared1, #smem, mutable>, %56: !ttg.memdesc<32x64xf16, #shared2, #smem, mutable>):  // 2 preds: ^bb0, ^bb2
    %57 = arith.cmpi slt, %50, %49 : i32
    cf.cond_br %57, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %58 = amdg.async_wait %53, %54 {num_inst = 0 : i32, ttg.num_commit_groups = 0 : i32}
    ttg.barrier local
    %59 = arith.addi %52, %c1_i32 : i32
    %60 = arith.cmpi slt, %59, %c2_i32 : i32
    %61 = arith.select %60, %59, %c0_i32 : i32
    %62 = arith.addi %50, %c32_i32 : i32
    %63 = tt.splat %62 : i32 -> tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %64 = tt.splat %62 : i32 -> tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %65 = arith.addi %63, %0 : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %66 = arith.addi %64, %1 : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %67 = tt.expand_dims %65 {axis = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x32xi32, #blocked1>
    %68 = tt.broadcast %67 : tensor<1x32xi32, #blocked1> -> tensor<64x32xi32, #blocked1>
    %69 = tt.addptr %27, %68 : tensor<64x32x!tt.ptr<f16>, #blocked1>, tensor<64x32xi32, #blocked1>
    %70 = ttg.memdesc_index %30[%61] : !ttg.memdesc<2x64x32xf16, #shared1, #smem, mutable> -> !ttg.memdesc<64x32xf16, #shared1, #smem, mutable>
    %71 = ttg.async_copy_global_to_local %69, %70 {contiguity = 8 : i32} : tensor<64x32x!tt.ptr<f16>, #blocked1> -> <64x32xf16, #shared1, #smem, mutable>
    %72 = ttg.async_commit_group tokens %71
    ttg.barrier local
    %73 = ttg.local_load %55 token %58 : !ttg.memdesc<64x32xf16, #shared1, #smem, mutable> -> tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>
    %74 = tt.expand_dims %66 {axis = 1 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<32x1xi32, #blocked>
    %75 = arith.muli %74, %cst_1 : tensor<32x1xi32, #blocked>
    %76 = tt.addptr %28, %75 : tensor<32x1x!tt.ptr<f16>, #blocked>, tensor<32x1xi32, #blocked>
    %77 = tt.broadcast %76 : tensor<32x1x!tt.ptr<f16>, #blocked> -> tensor<32x64x!tt.ptr<f16>, #blocked>
    %78 = tt.addptr %77, %29 : tensor<32x64x!tt.ptr<f16>, #blocked>, tensor<32x64xi32, #blocked>
    %79 = ttg.memdesc_index %31[%61] : !ttg.memdesc<2x32x64xf16, #shared2, #smem, mutable> -> !ttg.memdesc<32x64xf16, #shared2, #smem, mutable>
    %80 = ttg.async_copy_global_to_local %78, %79 {contiguity = 8 : i32} : tensor<32x64x!tt.ptr<f16>, #blocked> -> <32x64xf16, #shared2, #smem, mutable>
    %81 = ttg.async_commit_group tokens %80
    ttg.barrier local
    %82 = ttg.local_load %56 token %58 : !ttg.memdesc<32x64xf16, #shared2, #smem, mutable> -> tensor<32x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
    %83 = tt.dot %73, %82, %cst : tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<32x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<64x64xf32, #mma>
    %84 = arith.truncf %83 : tensor<64x64xf32, #mma> to tensor<64x64xf16, #mma>
    %85 = ttg.convert_layout %84 : tensor<64x64xf16, #mma> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>
    %86 = tt.dot %85, %22, %51 : tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<64x64xf32, #mma>
    %87 = arith.addi %50, %c32_i32 : i32
    cf.br ^bb1(%87, %86, %61, %72, %81, %70, %79 : i32, tensor<64x64xf32, #mma>, i32, !ttg.async.token, !ttg.async.token, !ttg.memdesc<64x32xf16, #shared1, #smem, mutable>, !ttg.memdesc<32x64xf16, #shared2, #smem, mutable>)
  ^bb3:  // pred: ^bb1
    %88 = arith.addi %arg4, %c31_i32 : i32
    %89 = arith.divsi %88, %c32_i32 : i32
    %90 = arith.cmpi sge, %89, %c1_i32 : i32
    %91 = amdg.async_wait %53, %54 {num_inst = 0 : i32, ttg.num_commit_groups = 0 : i32}
    ttg.barrier local
    %92 = ttg.local_load %55 token %91 : !ttg.memdesc<64x32xf16, #shared1, #smem, mutable> -> tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>
    %93 = ttg.local_load %56 token %91 : !ttg.memdesc<32x64xf16, #shared2, #smem, mutable> -> tensor<32x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
    cf.cond_br %90, ^bb4, ^bb5(%cst : tensor<64x64xf32, #mma>)
  ^bb4:  // pred: ^bb3
    %94 = tt.dot %92, %93, %cst : tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<32x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<64x64xf32, #mma>
    cf.br ^bb5(%94 : tensor<64x64xf32, #mma>)
  ^bb5(%95: tensor<64x64xf32, #mma>):  // 2 preds: ^bb3, ^bb4
    %96 = arith.truncf %95 : tensor<64x64xf32, #mma> to tensor<64x64xf16, #mma>
    %97 = ttg.convert_layout %96 : tensor<64x64xf16, #mma> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>
    cf.cond_br %90, ^bb6, ^bb7(%51 : tensor<64x64xf32, #mma>)
  ^bb6:  // pred: ^bb5
    %98 = tt.dot %97, %22, %51 : tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<64x64xf32, #mma>
    cf.br ^bb7(%98 : tensor<64x64xf32, #mma>)
  ^bb7(%99: tensor<64x64xf32, #mma>):  // 2 preds: ^bb5, ^bb6
    %100 = arith.select %90, %99, %51 : tensor<64x64xf32, #mma>
    ttg.local_dealloc %31 : !ttg.memdesc<2x32x64xf16, #shared2, #smem, mutable>
    ttg.local_dealloc %30 : !ttg.memdesc<2x64x32xf16, #shared1, #smem, mutable>
    %101 = tt.splat %arg3 : !tt.ptr<f32> -> tensor<64x1x!tt.ptr<f32>, #mma>
    %102 = tt.addptr %101, %9 : tensor<64x1x!tt.ptr<f32>, #mma>, tensor<64x1xi32, #mma>
    %103 = tt.broadcast %102 : tensor<64x1x!tt.ptr<f32>, #mma> -> tensor<64x64x!tt.ptr<f32>, #mma>
    %104 = tt.addptr %103, %18 : tensor<64x64x!tt.ptr<f32>, #mma>, tensor<64x64xi32, #mma>
    tt.store %104, %100 : tensor<64x64x!tt.ptr<f32>, #mma>
    tt.return
  }
}

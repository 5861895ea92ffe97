#blocked = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>
#mma = #ttg.amd_wmma<{version = 3, isTranspose = true, ctaLayout = {warp = [[1, 0], [2, 0]]}, instrShape = [16, 16, 32]}>
#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>
#shared1 = #ttg.padded_shared<[128:+8] {order = [1, 0], shape = [64, 32]}>
#shared2 = #ttg.padded_shared<[128:+16] {order = [1, 0], shape = [32, 64]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 26832 : i32, ttg.target = "hip:gfx1250", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @matmul_chain(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg3: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg4: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<0.000000e+00> : tensor<64x64xf32, #mma>
    %c0_i32 = arith.constant 0 : i32
    %c32_i32 = arith.constant 32 : i32
    %cst_0 = arith.constant dense<64> : tensor<64x1xi32, #blocked>
    %c31_i32 = arith.constant 31 : i32
    %c64_i32 = arith.constant 64 : i32
    %cst_1 = arith.constant dense<32> : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %cst_2 = arith.constant dense<32> : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %c2_i32 = arith.constant 2 : i32
    %c3_i32 = arith.constant 3 : i32
    %c1_i32 = arith.constant 1 : i32
    %cst_3 = arith.constant dense<64> : tensor<32x1xi32, #blocked>
    %cst_4 = arith.constant dense<64> : tensor<64x1xi32, #mma>
    %0 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %1 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %2 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %3 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %4 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %5 = tt.expand_dims %2 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xi32, #blocked>
    %6 = tt.expand_dims %3 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<64x1xi32, #mma>
    %7 = tt.expand_dims %4 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<64x1xi32, #blocked1>
    %8 = arith.muli %5, %cst_0 : tensor<64x1xi32, #blocked>
    %9 = arith.muli %6, %cst_4 : tensor<64x1xi32, #mma>
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
    %30 = ttg.local_alloc {allocation.offset = 13792 : i32} : () -> !ttg.memdesc<3x64x32xf16, #shared1, #smem, mutable>
    %31 = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<3x32x64xf16, #shared2, #smem, mutable>
    %32 = arith.cmpi sgt, %arg4, %c0_i32 : i32
    %33 = tt.expand_dims %0 {axis = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x32xi32, #blocked1>
    %34 = tt.broadcast %33 : tensor<1x32xi32, #blocked1> -> tensor<64x32xi32, #blocked1>
    %35 = tt.addptr %27, %34 : tensor<64x32x!tt.ptr<f16>, #blocked1>, tensor<64x32xi32, #blocked1>
    %36 = ttg.memdesc_index %30[%c0_i32] : !ttg.memdesc<3x64x32xf16, #shared1, #smem, mutable> -> !ttg.memdesc<64x32xf16, #shared1, #smem, mutable>
    %37 = tt.splat %32 : i1 -> tensor<64x32xi1, #blocked1>
    %38 = ttg.async_copy_global_to_local %35, %36 mask %37 {contiguity = 8 : i32} : tensor<64x32x!tt.ptr<f16>, #blocked1> -> <64x32xf16, #shared1, #smem, mutable>
    %39 = ttg.async_commit_group tokens %38
    %40 = tt.expand_dims %1 {axis = 1 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<32x1xi32, #blocked>
    %41 = arith.muli %40, %cst_3 : tensor<32x1xi32, #blocked>
    %42 = tt.addptr %28, %41 : tensor<32x1x!tt.ptr<f16>, #blocked>, tensor<32x1xi32, #blocked>
    %43 = tt.broadcast %42 : tensor<32x1x!tt.ptr<f16>, #blocked> -> tensor<32x64x!tt.ptr<f16>, #blocked>
    %44 = tt.addptr %43, %29 : tensor<32x64x!tt.ptr<f16>, #blocked>, tensor<32x64xi32, #blocked>
    %45 = ttg.memdesc_index %31[%c0_i32] : !ttg.memdesc<3x32x64xf16, #shared2, #smem, mutable> -> !ttg.memdesc<32x64xf16, #shared2, #smem, mutable>
    %46 = tt.splat %32 : i1 -> tensor<32x64xi1, #blocked>
    ttg.barrier local
    %47 = ttg.async_copy_global_to_local %44, %45 mask %46 {contiguity = 8 : i32} : tensor<32x64x!tt.ptr<f16>, #blocked> -> <32x64xf16, #shared2, #smem, mutable>
    %48 = ttg.async_commit_group tokens %47
    %49 = arith.cmpi sgt, %arg4, %c32_i32 : i32
    %50 = arith.addi %0, %cst_2 : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %51 = arith.addi %1, %cst_1 : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %52 = tt.expand_dims %50 {axis = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x32xi32, #blocked1>
    %53 = tt.broadcast %52 : tensor<1x32xi32, #blocked1> -> tensor<64x32xi32, #blocked1>
    %54 = tt.addptr %27, %53 : tensor<64x32x!tt.ptr<f16>, #blocked1>, tensor<64x32xi32, #blocked1>
    %55 = ttg.memdesc_index %30[%c1_i32] : !ttg.memdesc<3x64x32xf16, #shared1, #smem, mutable> -> !ttg.memdesc<64x32xf16, #shared1, #smem, mutable>
    %56 = tt.splat %49 : i1 -> tensor<64x32xi1, #blocked1>
    %57 = ttg.async_copy_global_to_local %54, %55 mask %56 {contiguity = 8 : i32} : tensor<64x32x!tt.ptr<f16>, #blocked1> -> <64x32xf16, #shared1, #smem, mutable>
    %58 = ttg.async_commit_group tokens %57
    %59 = tt.expand_dims %51 {axis = 1 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<32x1xi32, #blocked>
    %60 = arith.muli %59, %cst_3 : tensor<32x1xi32, #blocked>
    %61 = tt.addptr %28, %60 : tensor<32x1x!tt.ptr<f16>, #blocked>, tensor<32x1xi32, #blocked>
    %62 = tt.broadcast %61 : tensor<32x1x!tt.ptr<f16>, #blocked> -> tensor<32x64x!tt.ptr<f16>, #blocked>
    %63 = tt.addptr %62, %29 : tensor<32x64x!tt.ptr<f16>, #blocked>, tensor<32x64xi32, #blocked>
    %64 = ttg.memdesc_index %31[%c1_i32] : !ttg.memdesc<3x32x64xf16, #shared2, #smem, mutable> -> !ttg.memdesc<32x64xf16, #shared2, #smem, mutable>
    %65 = tt.splat %49 : i1 -> tensor<32x64xi1, #blocked>
    %66 = ttg.async_copy_global_to_local %63, %64 mask %65 {contiguity = 8 : i32} : tensor<32x64x!tt.ptr<f16>, #blocked> -> <32x64xf16, #shared2, #smem, mutable>
    %67 = ttg.async_commit_group tokens %66
    %68 = arith.subi %arg4, %c64_i32 : i32
    cf.br ^bb1(%c0_i32, %cst, %c1_i32, %39, %58, %48, %67, %36, %55, %45, %64 : i32, tensor<64x64xf32, #mma>, i32, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.memdesc<64x32xf16, #shared1, #smem, mutable>, !ttg.memdesc<64x32xf16, #shared1, #smem, mutable>, !ttg.memdesc<32x64xf16, #shared2, #smem, mutable>, !ttg.memdesc<32x64xf16, #shared2, #smem, mutable>)
  ^bb1(%69: i32, %70: tensor<64x64xf32, #mma>, %71: i32, %72: !ttg.async.token, %73: !ttg.async.token, %74: !ttg.async.token, %75: !ttg.async.token, %76: !ttg.memdesc<64x32xf16, #shared1, #smem, mutable>, %77: !ttg.memdesc<64x32xf16, #shared1, #smem, mutable>, %78: !ttg.memdesc<32x64xf16, #shared2, #smem, mutable>, %79: !ttg.memdesc<32x64xf16, #shared2, #smem, mutable>):  // 2 preds: ^bb0, ^bb2
    %80 = arith.cmpi slt, %69, %68 : i32
    cf.cond_br %80, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %81 = amdg.async_wait %72, %74 {num_inst = 4 : i32, ttg.num_commit_groups = 0 : i32}
    ttg.barrier local
    %82 = arith.addi %71, %c1_i32 : i32
    %83 = arith.cmpi slt, %82, %c3_i32 : i32
    %84 = arith.select %83, %82, %c0_i32 : i32
    %85 = arith.addi %69, %c64_i32 : i32
    %86 = tt.splat %85 : i32 -> tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %87 = tt.splat %85 : i32 -> tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %88 = arith.addi %86, %0 : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %89 = arith.addi %87, %1 : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %90 = tt.expand_dims %88 {axis = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x32xi32, #blocked1>
    %91 = tt.broadcast %90 : tensor<1x32xi32, #blocked1> -> tensor<64x32xi32, #blocked1>
    %92 = tt.addptr %27, %91 : tensor<64x32x!tt.ptr<f16>, #blocked1>, tensor<64x32xi32, #blocked1>
    %93 = ttg.memdesc_index %30[%84] : !ttg.memdesc<3x64x32xf16, #shared1, #smem, mutable> -> !ttg.memdesc<64x32xf16, #shared1, #smem, mutable>
    %94 = ttg.async_copy_global_to_local %92, %93 {contiguity = 8 : i32} : tensor<64x32x!tt.ptr<f16>, #blocked1> -> <64x32xf16, #shared1, #smem, mutable>
    %95 = ttg.async_commit_group tokens %94
    ttg.barrier local
    %96 = ttg.local_load %76 token %81 : !ttg.memdesc<64x32xf16, #shared1, #smem, mutable> -> tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>
    %97 = tt.expand_dims %89 {axis = 1 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<32x1xi32, #blocked>
    %98 = arith.muli %97, %cst_3 : tensor<32x1xi32, #blocked>
    %99 = tt.addptr %28, %98 : tensor<32x1x!tt.ptr<f16>, #blocked>, tensor<32x1xi32, #blocked>
    %100 = tt.broadcast %99 : tensor<32x1x!tt.ptr<f16>, #blocked> -> tensor<32x64x!tt.ptr<f16>, #blocked>
    %101 = tt.addptr %100, %29 : tensor<32x64x!tt.ptr<f16>, #blocked>, tensor<32x64xi32, #blocked>
    %102 = ttg.memdesc_index %31[%84] : !ttg.memdesc<3x32x64xf16, #shared2, #smem, mutable> -> !ttg.memdesc<32x64xf16, #shared2, #smem, mutable>
    %103 = ttg.async_copy_global_to_local %101, %102 {contiguity = 8 : i32} : tensor<32x64x!tt.ptr<f16>, #blocked> -> <32x64xf16, #shared2, #smem, mutable>
    %104 = ttg.async_commit_group tokens %103
    ttg.barrier local
    %105 = ttg.local_load %78 token %81 : !ttg.memdesc<32x64xf16, #shared2, #smem, mutable> -> tensor<32x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
    %106 = tt.dot %96, %105, %cst : tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<32x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<64x64xf32, #mma>
    %107 = arith.truncf %106 : tensor<64x64xf32, #mma> to tensor<64x64xf16, #mma>
    %108 = ttg.convert_layout %107 : tensor<64x64xf16, #mma> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>
    %109 = tt.dot %108, %22, %70 : tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<64x64xf32, #mma>
    %110 = arith.addi %69, %c32_i32 : i32
    cf.br ^bb1(%110, %109, %84, %73, %95, %75, %104, %77, %93, %79, %102 : i32, tensor<64x64xf32, #mma>, i32, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.memdesc<64x32xf16, #shared1, #smem, mutable>, !ttg.memdesc<64x32xf16, #shared1, #smem, mutable>, !ttg.memdesc<32x64xf16, #shared2, #smem, mutable>, !ttg.memdesc<32x64xf16, #shared2, #smem, mutable>)
  ^bb3:  // pred: ^bb1
    %111 = arith.addi %arg4, %c31_i32 : i32
    %112 = arith.divsi %111, %c32_i32 : i32
    %113 = arith.cmpi sge, %112, %c1_i32 : i32
    %114 = arith.cmpi sge, %112, %c2_i32 : i32
    %115 = amdg.async_wait %72, %74 {num_inst = 0 : i32, ttg.num_commit_groups = 0 : i32}
    ttg.barrier local
    %116 = ttg.local_load %76 token %115 : !ttg.memdesc<64x32xf16, #shared1, #smem, mutable> -> tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>
    %117 = ttg.local_load %78 token %115 : !ttg.memdesc<32x64xf16, #shared2, #smem, mutable> -> tensor<32x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
    cf.cond_br %113, ^bb4, ^bb5(%cst : tensor<64x64xf32, #mma>)
  ^bb4:  // pred: ^bb3
    %118 = tt.dot %116, %117, %cst : tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<32x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<64x64xf32, #mma>
    cf.br ^bb5(%118 : tensor<64x64xf32, #mma>)
  ^bb5(%119: tensor<64x64xf32, #mma>):  // 2 preds: ^bb3, ^bb4
    %120 = arith.truncf %119 : tensor<64x64xf32, #mma> to tensor<64x64xf16, #mma>
    %121 = ttg.convert_layout %120 : tensor<64x64xf16, #mma> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>
    cf.cond_br %113, ^bb6, ^bb7(%70 : tensor<64x64xf32, #mma>)
  ^bb6:  // pred: ^bb5
    %122 = tt.dot %121, %22, %70 : tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<64x64xf32, #mma>
    cf.br ^bb7(%122 : tensor<64x64xf32, #mma>)
  ^bb7(%123: tensor<64x64xf32, #mma>):  // 2 preds: ^bb5, ^bb6
    %124 = arith.select %113, %123, %70 : tensor<64x64xf32, #mma>
    %125 = amdg.async_wait %73, %75 {num_inst = 0 : i32, ttg.num_commit_groups = 0 : i32}
    ttg.barrier local
    %126 = ttg.local_load %77 token %125 : !ttg.memdesc<64x32xf16, #shared1, #smem, mutable> -> tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>
    %127 = ttg.local_load %79 token %125 : !ttg.memdesc<32x64xf16, #shared2, #smem, mutable> -> tensor<32x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
    cf.cond_br %114, ^bb8, ^bb9(%cst : tensor<64x64xf32, #mma>)
  ^bb8:  // pred: ^bb7
    %128 = tt.dot %126, %127, %cst : tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<32x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<64x64xf32, #mma>
    cf.br ^bb9(%128 : tensor<64x64xf32, #mma>)
  ^bb9(%129: tensor<64x64xf32, #mma>):  // 2 preds: ^bb7, ^bb8
    %130 = arith.truncf %129 : tensor<64x64xf32, #mma> to tensor<64x64xf16, #mma>
    %131 = ttg.convert_layout %130 : tensor<64x64xf16, #mma> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>
    cf.cond_br %114, ^bb10, ^bb11(%124 : tensor<64x64xf32, #mma>)
  ^bb10:  // pred: ^bb9
    %132 = tt.dot %131, %22, %124 : tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<64x64xf32, #mma>
    cf.br ^bb11(%132 : tensor<64x64xf32, #mma>)
  ^bb11(%133: tensor<64x64xf32, #mma>):  // 2 preds: ^bb9, ^bb10
    %134 = arith.select %114, %133, %124 : tensor<64x64xf32, #mma>
    ttg.local_dealloc %31 : !ttg.memdesc<3x32x64xf16, #shared2, #smem, mutable>
    ttg.local_dealloc %30 : !ttg.memdesc<3x64x32xf16, #shared1, #smem, mutable>
    %135 = tt.splat %arg3 : !tt.ptr<f32> -> tensor<64x1x!tt.ptr<f32>, #mma>
    %136 = tt.addptr %135, %9 : tensor<64x1x!tt.ptr<f32>, #mma>, tensor<64x1xi32, #mma>
    %137 = tt.broadcast %136 : tensor<64x1x!tt.ptr<f32>, #mma> -> tensor<64x64x!tt.ptr<f32>, #mma>
    %138 = tt.addptr %137, %18 : tensor<64x64x!tt.ptr<f32>, #mma>, tensor<64x64xi32, #mma>
    tt.store %138, %134 : tensor<64x64x!tt.ptr<f32>, #mma>
    tt.return
  }
}

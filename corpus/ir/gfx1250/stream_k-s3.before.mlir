#blocked = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>
#mma = #ttg.amd_wmma<{version = 3, isTranspose = true, ctaLayout = {warp = [[0, 1], [1, 0]]}, instrShape = [16, 16, 32]}>
#shared = #ttg.padded_shared<[128:+8] {order = [1, 0], shape = [64, 32]}>
#shared1 = #ttg.padded_shared<[128:+16] {order = [1, 0], shape = [32, 64]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 26832 : i32, ttg.target = "hip:gfx1250", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @stream_k(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg3: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg4: !tt.ptr<i32> {tt.divisibility = 16 : i32}, %arg5: i32 {tt.divisibility = 16 : i32}, %arg6: i32 {tt.divisibility = 16 : i32}, %arg7: i32) attributes {noinline = false} {
    %cst = arith.constant dense<0.000000e+00> : tensor<64x64xf32, #mma>
    %c-1_i32 = arith.constant -1 : i32
    %c32_i32 = arith.constant 32 : i32
    %true = arith.constant true
    %c1_i32 = arith.constant 1 : i32
    %c0_i32 = arith.constant 0 : i32
    %c64_i32 = arith.constant 64 : i32
    %c2_i32 = arith.constant 2 : i32
    %c31_i32 = arith.constant 31 : i32
    %cst_0 = arith.constant dense<32> : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %cst_1 = arith.constant dense<32> : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %c3_i32 = arith.constant 3 : i32
    %cst_2 = arith.constant dense<64> : tensor<64x1xi32, #blocked>
    %cst_3 = arith.constant dense<64> : tensor<64x1xi32, #mma>
    %0 = tt.get_program_id x : i32
    %1 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %2 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %3 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %4 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %5 = tt.get_num_programs x : i32
    %6 = tt.splat %arg5 : i32 -> tensor<64x1xi32, #blocked1>
    %7 = tt.splat %arg0 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked1>
    %8 = tt.splat %arg6 : i32 -> tensor<32x1xi32, #blocked>
    %9 = tt.splat %arg1 : !tt.ptr<f16> -> tensor<32x1x!tt.ptr<f16>, #blocked>
    %10 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %11 = tt.expand_dims %10 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x64xi32, #blocked>
    %12 = tt.broadcast %11 : tensor<1x64xi32, #blocked> -> tensor<32x64xi32, #blocked>
    cf.br ^bb1(%0 : i32)
  ^bb1(%13: i32):  // 2 preds: ^bb0, ^bb14
    %14 = arith.cmpi slt, %13, %arg7 : i32
    cf.cond_br %14, ^bb2, ^bb15
  ^bb2:  // pred: ^bb1
    %15 = arith.muli %13, %c64_i32 : i32
    %16 = tt.splat %15 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %17 = arith.addi %16, %1 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %18 = tt.expand_dims %17 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<64x1xi32, #blocked1>
    %19 = arith.muli %18, %6 : tensor<64x1xi32, #blocked1>
    %20 = tt.addptr %7, %19 : tensor<64x1x!tt.ptr<f16>, #blocked1>, tensor<64x1xi32, #blocked1>
    %21 = tt.broadcast %20 : tensor<64x1x!tt.ptr<f16>, #blocked1> -> tensor<64x32x!tt.ptr<f16>, #blocked1>
    %22 = ttg.local_alloc {allocation.offset = 13792 : i32} : () -> !ttg.memdesc<3x64x32xf16, #shared, #smem, mutable>
    %23 = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<3x32x64xf16, #shared1, #smem, mutable>
    %24 = arith.cmpi sgt, %arg5, %c0_i32 : i32
    %25 = tt.expand_dims %3 {axis = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x32xi32, #blocked1>
    %26 = tt.broadcast %25 : tensor<1x32xi32, #blocked1> -> tensor<64x32xi32, #blocked1>
    %27 = tt.addptr %21, %26 : tensor<64x32x!tt.ptr<f16>, #blocked1>, tensor<64x32xi32, #blocked1>
    %28 = ttg.memdesc_index %22[%c0_i32] : !ttg.memdesc<3x64x32xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x32xf16, #shared, #smem, mutable>
    %29 = tt.splat %24 : i1 -> tensor<64x32xi1, #blocked1>
    %30 = ttg.async_copy_global_to_local %27, %28 mask %29 {contiguity = 8 : i32} : tensor<64x32x!tt.ptr<f16>, #blocked1> -> <64x32xf16, #shared, #smem, mutable>
    %31 = ttg.async_commit_group tokens %30
    %32 = tt.expand_dims %4 {axis = 1 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<32x1xi32, #blocked>
    %33 = arith.muli %32, %8 : tensor<32x1xi32, #blocked>
    %34 = tt.addptr %9, %33 : tensor<32x1x!tt.ptr<f16>, #blocked>, tensor<32x1xi32, #blocked>
    %35 = tt.broadcast %34 : tensor<32x1x!tt.ptr<f16>, #blocked> -> tensor<32x64x!tt.ptr<f16>, #blocked>
    %36 = tt.addptr %35, %12 : tensor<32x64x!tt.ptr<f16>, #blocked>, tensor<32x64xi32, #blocked>
    %37 = ttg.memdesc_index %23[%c0_i32] : !ttg.memdesc<3x32x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<32x64xf16, #shared1, #smem, mutable>
    %38 = tt.splat %24 : i1 -> tensor<32x64xi1, #blocked>
    %39 = ttg.async_copy_global_to_local %36, %37 mask %38 {contiguity = 8 : i32} : tensor<32x64x!tt.ptr<f16>, #blocked> -> <32x64xf16, #shared1, #smem, mutable>
    %40 = ttg.async_commit_group tokens %39
    %41 = arith.cmpi sgt, %arg5, %c32_i32 : i32
    %42 = arith.addi %3, %cst_1 : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %43 = arith.addi %4, %cst_0 : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %44 = tt.expand_dims %42 {axis = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x32xi32, #blocked1>
    %45 = tt.broadcast %44 : tensor<1x32xi32, #blocked1> -> tensor<64x32xi32, #blocked1>
    %46 = tt.addptr %21, %45 : tensor<64x32x!tt.ptr<f16>, #blocked1>, tensor<64x32xi32, #blocked1>
    %47 = ttg.memdesc_index %22[%c1_i32] : !ttg.memdesc<3x64x32xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x32xf16, #shared, #smem, mutable>
    %48 = tt.splat %41 : i1 -> tensor<64x32xi1, #blocked1>
    %49 = ttg.async_copy_global_to_local %46, %47 mask %48 {contiguity = 8 : i32} : tensor<64x32x!tt.ptr<f16>, #blocked1> -> <64x32xf16, #shared, #smem, mutable>
    %50 = ttg.async_commit_group tokens %49
    %51 = tt.expand_dims %43 {axis = 1 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<32x1xi32, #blocked>
    %52 = arith.muli %51, %8 : tensor<32x1xi32, #blocked>
    %53 = tt.addptr %9, %52 : tensor<32x1x!tt.ptr<f16>, #blocked>, tensor<32x1xi32, #blocked>
    %54 = tt.broadcast %53 : tensor<32x1x!tt.ptr<f16>, #blocked> -> tensor<32x64x!tt.ptr<f16>, #blocked>
    %55 = tt.addptr %54, %12 : tensor<32x64x!tt.ptr<f16>, #blocked>, tensor<32x64xi32, #blocked>
    %56 = ttg.memdesc_index %23[%c1_i32] : !ttg.memdesc<3x32x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<32x64xf16, #shared1, #smem, mutable>
    %57 = tt.splat %41 : i1 -> tensor<32x64xi1, #blocked>
    %58 = ttg.async_copy_global_to_local %55, %56 mask %57 {contiguity = 8 : i32} : tensor<32x64x!tt.ptr<f16>, #blocked> -> <32x64xf16, #shared1, #smem, mutable>
    %59 = ttg.async_commit_group tokens %58
    %60 = arith.subi %arg5, %c64_i32 : i32
    cf.br ^bb3(%c0_i32, %cst, %c1_i32, %31, %50, %40, %59, %28, %47, %37, %56 : i32, tensor<64x64xf32, #mma>, i32, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.memdesc<64x32xf16, #shared, #smem, mutable>, !ttg.memdesc<64x32xf16, #shared, #smem, mutable>, !ttg.memdesc<32x64xf16, #shared1, #smem, mutable>, !ttg.memdesc<32x64xf16, #shared1, #smem, mutable>)
  ^bb3(%61: i32, %62: tensor<64x64xf32, #mma>, %63: i32, %64: !ttg.async.token, %65: !ttg.async.token, %66: !ttg.async.token, %67: !ttg.async.token, %68: !ttg.memdesc<64x32xf16, #shared, #smem, mutable>, %69: !ttg.memdesc<64x32xf16, #shared, #smem, mutable>, %70: !ttg.memdesc<32x64xf16, #shared1, #smem, mutable>, %71: !ttg.memdesc<32x64xf16, #shared1, #smem, mutable>):  // 2 preds: ^bb2, ^bb4
    %72 = arith.cmpi slt, %61, %60 : i32
    cf.cond_br %72, ^bb4, ^bb5
  ^bb4:  // pred: ^bb3
    %73 = amdg.async_wait %64, %66 {num_inst = 4 : i32, ttg.num_commit_groups = 0 : i32}
    %74 = arith.addi %63, %c1_i32 : i32
    %75 = arith.cmpi slt, %74, %c3_i32 : i32
    %76 = arith.select %75, %74, %c0_i32 : i32
    %77 = arith.addi %61, %c64_i32 : i32
    %78 = tt.splat %77 : i32 -> tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %79 = tt.splat %77 : i32 -> tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %80 = arith.addi %78, %3 : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %81 = arith.addi %79, %4 : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %82 = tt.expand_dims %80 {axis = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x32xi32, #blocked1>
    %83 = tt.broadcast %82 : tensor<1x32xi32, #blocked1> -> tensor<64x32xi32, #blocked1>
    %84 = tt.addptr %21, %83 : tensor<64x32x!tt.ptr<f16>, #blocked1>, tensor<64x32xi32, #blocked1>
    %85 = ttg.memdesc_index %22[%76] : !ttg.memdesc<3x64x32xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x32xf16, #shared, #smem, mutable>
    %86 = ttg.async_copy_global_to_local %84, %85 {contiguity = 8 : i32} : tensor<64x32x!tt.ptr<f16>, #blocked1> -> <64x32xf16, #shared, #smem, mutable>
    %87 = ttg.async_commit_group tokens %86
    %88 = ttg.local_load %68 token %73 : !ttg.memdesc<64x32xf16, #shared, #smem, mutable> -> tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>
    %89 = tt.expand_dims %81 {axis = 1 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<32x1xi32, #blocked>
    %90 = arith.muli %89, %8 : tensor<32x1xi32, #blocked>
    %91 = tt.addptr %9, %90 : tensor<32x1x!tt.ptr<f16>, #blocked>, tensor<32x1xi32, #blocked>
    %92 = tt.broadcast %91 : tensor<32x1x!tt.ptr<f16>, #blocked> -> tensor<32x64x!tt.ptr<f16>, #blocked>
    %93 = tt.addptr %92, %12 : tensor<32x64x!tt.ptr<f16>, #blocked>, tensor<32x64xi32, #blocked>
    %94 = ttg.memdesc_index %23[%76] : !ttg.memdesc<3x32x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<32x64xf16, #shared1, #smem, mutable>
    %95 = ttg.async_copy_global_to_local %93, %94 {contiguity = 8 : i32} : tensor<32x64x!tt.ptr<f16>, #blocked> -> <32x64xf16, #shared1, #smem, mutable>
    %96 = ttg.async_commit_group tokens %95
    %97 = ttg.local_load %70 token %73 : !ttg.memdesc<32x64xf16, #shared1, #smem, mutable> -> tensor<32x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
    %98 = tt.dot %88, %97, %62 : tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<32x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<64x64xf32, #mma>
    %99 = arith.addi %61, %c32_i32 : i32
    cf.br ^bb3(%99, %98, %76, %65, %87, %67, %96, %69, %85, %71, %94 : i32, tensor<64x64xf32, #mma>, i32, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.memdesc<64x32xf16, #shared, #smem, mutable>, !ttg.memdesc<64x32xf16, #shared, #smem, mutable>, !ttg.memdesc<32x64xf16, #shared1, #smem, mutable>, !ttg.memdesc<32x64xf16, #shared1, #smem, mutable>)
  ^bb5:  // pred: ^bb3
    %100 = arith.addi %arg5, %c31_i32 : i32
    %101 = arith.divsi %100, %c32_i32 : i32
    %102 = arith.cmpi sge, %101, %c1_i32 : i32
    %103 = arith.cmpi sge, %101, %c2_i32 : i32
    %104 = amdg.async_wait %64, %66 {num_inst = 0 : i32, ttg.num_commit_groups = 0 : i32}
    %105 = ttg.local_load %68 token %104 : !ttg.memdesc<64x32xf16, #shared, #smem, mutable> -> tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>
    %106 = ttg.local_load %70 token %104 : !ttg.memdesc<32x64xf16, #shared1, #smem, mutable> -> tensor<32x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
    cf.cond_br %102, ^bb6, ^bb7(%62 : tensor<64x64xf32, #mma>)
  ^bb6:  // pred: ^bb5
    %107 = tt.dot %105, %106, %62 : tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<32x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<64x64xf32, #mma>
    cf.br ^bb7(%107 : tensor<64x64xf32, #mma>)
  ^bb7(%108: tensor<64x64xf32, #mma>):  // 2 preds: ^bb5, ^bb6
    %109 = arith.select %102, %108, %62 : tensor<64x64xf32, #mma>
    %110 = amdg.async_wait %65, %67 {num_inst = 0 : i32, ttg.num_commit_groups = 0 : i32}
    %111 = ttg.local_load %69 token %110 : !ttg.memdesc<64x32xf16, #shared, #smem, mutable> -> tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>
    %112 = ttg.local_load %71 token %110 : !ttg.memdesc<32x64xf16, #shared1, #smem, mutable> -> tensor<32x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
    cf.cond_br %103, ^bb8, ^bb9(%109 : tensor<64x64xf32, #mma>)
  ^bb8:  // pred: ^bb7
    %113 = tt.dot %111, %112, %109 : tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<32x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<64x64xf32, #mma>
    cf.br ^bb9(%113 : tensor<64x64xf32, #mma>)
  ^bb9(%114: tensor<64x64xf32, #mma>):  // 2 preds: ^bb7, ^bb8
    %115 = arith.select %103, %114, %109 : tensor<64x64xf32, #mma>
    ttg.local_dealloc %23 : !ttg.memdesc<3x32x64xf16, #shared1, #smem, mutable>
    ttg.local_dealloc %22 : !ttg.memdesc<3x64x32xf16, #shared, #smem, mutable>
    %116 = arith.remsi %13, %c2_i32 : i32
    %117 = arith.cmpi eq, %116, %c0_i32 : i32
    cf.cond_br %117, ^bb10, ^bb11
  ^bb10:  // pred: ^bb9
    %118 = tt.expand_dims %2 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<64x1xi32, #mma>
    %119 = arith.muli %118, %cst_3 : tensor<64x1xi32, #mma>
    %120 = tt.splat %arg3 : !tt.ptr<f32> -> tensor<64x1x!tt.ptr<f32>, #mma>
    %121 = tt.addptr %120, %119 : tensor<64x1x!tt.ptr<f32>, #mma>, tensor<64x1xi32, #mma>
    %122 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %123 = tt.expand_dims %122 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma}>> -> tensor<1x64xi32, #mma>
    %124 = tt.broadcast %121 : tensor<64x1x!tt.ptr<f32>, #mma> -> tensor<64x64x!tt.ptr<f32>, #mma>
    %125 = tt.broadcast %123 : tensor<1x64xi32, #mma> -> tensor<64x64xi32, #mma>
    %126 = tt.addptr %124, %125 : tensor<64x64x!tt.ptr<f32>, #mma>, tensor<64x64xi32, #mma>
    tt.store %126, %115 : tensor<64x64x!tt.ptr<f32>, #mma>
    ttg.barrier all
    %127 = tt.addptr %arg4, %13 : !tt.ptr<i32>, i32
    %128 = tt.atomic_rmw exch, release, gpu, %127, %c1_i32, %true : (!tt.ptr<i32>, i32, i1) -> i32
    cf.br ^bb14
  ^bb11:  // pred: ^bb9
    %129 = tt.addptr %arg4, %13 : !tt.ptr<i32>, i32
    %130 = tt.addptr %129, %c-1_i32 : !tt.ptr<i32>, i32
    cf.br ^bb12
  ^bb12:  // 2 preds: ^bb11, ^bb12
    %131 = tt.atomic_cas acquire, gpu, %130, %c1_i32, %c1_i32 {allocation.offset = 0 : i32, allocation.size = 4 : i32} : (!tt.ptr<i32>, i32, i32) -> i32
    %132 = arith.cmpi ne, %131, %c1_i32 : i32
    cf.cond_br %132, ^bb12, ^bb13
  ^bb13:  // pred: ^bb12
    %133 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %134 = tt.expand_dims %133 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xi32, #blocked>
    %135 = arith.muli %134, %cst_2 : tensor<64x1xi32, #blocked>
    %136 = tt.splat %arg3 : !tt.ptr<f32> -> tensor<64x1x!tt.ptr<f32>, #blocked>
    %137 = tt.addptr %136, %135 : tensor<64x1x!tt.ptr<f32>, #blocked>, tensor<64x1xi32, #blocked>
    %138 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %139 = tt.expand_dims %138 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma}>> -> tensor<1x64xi32, #mma>
    %140 = tt.broadcast %137 : tensor<64x1x!tt.ptr<f32>, #blocked> -> tensor<64x64x!tt.ptr<f32>, #blocked>
    %141 = tt.broadcast %139 : tensor<1x64xi32, #mma> -> tensor<64x64xi32, #mma>
    %142 = tt.broadcast %11 : tensor<1x64xi32, #blocked> -> tensor<64x64xi32, #blocked>
    %143 = tt.addptr %140, %142 : tensor<64x64x!tt.ptr<f32>, #blocked>, tensor<64x64xi32, #blocked>
    %144 = tt.load %143 : tensor<64x64x!tt.ptr<f32>, #blocked>
    %145 = ttg.convert_layout %144 {allocation.offset = 0 : i32, allocation.size = 4096 : i32} : tensor<64x64xf32, #blocked> -> tensor<64x64xf32, #mma>
    %146 = arith.addf %115, %145 : tensor<64x64xf32, #mma>
    %147 = tt.splat %15 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %148 = arith.addi %147, %2 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %149 = tt.expand_dims %148 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<64x1xi32, #mma>
    %150 = tt.splat %arg6 : i32 -> tensor<64x1xi32, #mma>
    %151 = arith.muli %149, %150 : tensor<64x1xi32, #mma>
    %152 = tt.splat %arg2 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #mma>
    %153 = tt.addptr %152, %151 : tensor<64x1x!tt.ptr<f16>, #mma>, tensor<64x1xi32, #mma>
    %154 = tt.broadcast %153 : tensor<64x1x!tt.ptr<f16>, #mma> -> tensor<64x64x!tt.ptr<f16>, #mma>
    %155 = tt.addptr %154, %141 : tensor<64x64x!tt.ptr<f16>, #mma>, tensor<64x64xi32, #mma>
    %156 = arith.truncf %146 : tensor<64x64xf32, #mma> to tensor<64x64xf16, #mma>
    tt.store %155, %156 : tensor<64x64x!tt.ptr<f16>, #mma>
    cf.br ^bb14
  ^bb14:  // 2 preds: ^bb10, ^bb13
    %157 = arith.addi %13, %5 : i32
    cf.br ^bb1(%157 : i32)
  ^bb15:  // pred: ^bb1
    tt.return
  }
}

#blocked = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>
#mma = #ttg.amd_wmma<{version = 3, isTranspose = true, ctaLayout = {warp = [[0, 1], [1, 0]]}, instrShape = [16, 16, 32]}>
#shared = #ttg.padded_shared<[128:+8] {order = [1, 0], shape = [64, 32]}>
#shared1 = #ttg.padded_shared<[128:+16] {order = [1, 0], shape = [32, 64]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 17872 : i32, ttg.target = "hip:gfx1250", "ttg.threads-per-warp" = 32 : i32} {
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
    %cst_0 = arith.constant dense<64> : tensor<64x1xi32, #blocked>
    %cst_1 = arith.constant dense<64> : tensor<64x1xi32, #mma>
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
  ^bb1(%13: i32):  // 2 preds: ^bb0, ^bb12
    %14 = arith.cmpi slt, %13, %arg7 : i32
    cf.cond_br %14, ^bb2, ^bb13
  ^bb2:  // pred: ^bb1
    %15 = arith.muli %13, %c64_i32 : i32
    %16 = tt.splat %15 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %17 = arith.addi %16, %1 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %18 = tt.expand_dims %17 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<64x1xi32, #blocked1>
    %19 = arith.muli %18, %6 : tensor<64x1xi32, #blocked1>
    %20 = tt.addptr %7, %19 : tensor<64x1x!tt.ptr<f16>, #blocked1>, tensor<64x1xi32, #blocked1>
    %21 = tt.broadcast %20 : tensor<64x1x!tt.ptr<f16>, #blocked1> -> tensor<64x32x!tt.ptr<f16>, #blocked1>
    %22 = ttg.local_alloc {allocation.offset = 9184 : i32} : () -> !ttg.memdesc<2x64x32xf16, #shared, #smem, mutable>
    %23 = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<2x32x64xf16, #shared1, #smem, mutable>
    %24 = arith.cmpi sgt, %arg5, %c0_i32 : i32
    %25 = tt.expand_dims %3 {axis = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x32xi32, #blocked1>
    %26 = tt.broadcast %25 : tensor<1x32xi32, #blocked1> -> tensor<64x32xi32, #blocked1>
    %27 = tt.addptr %21, %26 : tensor<64x32x!tt.ptr<f16>, #blocked1>, tensor<64x32xi32, #blocked1>
    %28 = ttg.memdesc_index %22[%c0_i32] : !ttg.memdesc<2x64x32xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x32xf16, #shared, #smem, mutable>
    %29 = tt.splat %24 : i1 -> tensor<64x32xi1, #blocked1>
    %30 = ttg.async_copy_global_to_local %27, %28 mask %29 {contiguity = 8 : i32} : tensor<64x32x!tt.ptr<f16>, #blocked1> -> <64x32xf16, #shared, #smem, mutable>
    %31 = ttg.async_commit_group tokens %30
    %32 = tt.expand_dims %4 {axis = 1 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<32x1xi32, #blocked>
    %33 = arith.muli %32, %8 : tensor<32x1xi32, #blocked>
    %34 = tt.addptr %9, %33 : tensor<32x1x!tt.ptr<f16>, #blocked>, tensor<32x1xi32, #blocked>
    %35 = tt.broadcast %34 : tensor<32x1x!tt.ptr<f16>, #blocked> -> tensor<32x64x!tt.ptr<f16>, #blocked>
    %36 = tt.addptr %35, %12 : tensor<32x64x!tt.ptr<f16>, #blocked>, tensor<32x64xi32, #blocked>
    %37 = ttg.memdesc_index %23[%c0_i32] : !ttg.memdesc<2x32x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<32x64xf16, #shared1, #smem, mutable>
    %38 = tt.splat %24 : i1 -> tensor<32x64xi1, #blocked>
    ttg.barrier local
    %39 = ttg.async_copy_global_to_local %36, %37 mask %38 {contiguity = 8 : i32} : tensor<32x64x!tt.ptr<f16>, #blocked> -> <32x64xf16, #shared1, #smem, mutable>
    %40 = ttg.async_commit_group tokens %39
    %41 = arith.subi %arg5, %c32_i32 : i32
    cf.br ^bb3(%c0_i32, %cst, %c0_i32, %31, %40, %28, %37 : i32, tensor<64x64xf32, #mma>, i32, !ttg.async.token, !ttg.async.token, !ttg.memdesc<64x32xf16, #shared, #smem, mutable>, !ttg.memdesc<32x64xf16, #shared1, #smem, mutable>)
  ^bb3(%42: i32, %43: tensor<64x64xf32, #mma>, %44: i32, %45: !ttg.async.token, %46: !ttg.async.token, %47: !ttg.memdesc<64x32xf16, #shared, #smem, mutable>, %48: !ttg.memdesc<32x64xf16, #shared1, #smem, mutable>):  // 2 preds: ^bb2, ^bb4
    %49 = arith.cmpi slt, %42, %41 : i32
    cf.cond_br %49, ^bb4, ^bb5
  ^bb4:  // pred: ^bb3
    %50 = amdg.async_wait %45, %46 {num_inst = 0 : i32, ttg.num_commit_groups = 0 : i32}
    ttg.barrier local
    %51 = arith.addi %44, %c1_i32 : i32
    %52 = arith.cmpi slt, %51, %c2_i32 : i32
    %53 = arith.select %52, %51, %c0_i32 : i32
    %54 = arith.addi %42, %c32_i32 : i32
    %55 = tt.splat %54 : i32 -> tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %56 = tt.splat %54 : i32 -> tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %57 = arith.addi %55, %3 : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %58 = arith.addi %56, %4 : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %59 = tt.expand_dims %57 {axis = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x32xi32, #blocked1>
    %60 = tt.broadcast %59 : tensor<1x32xi32, #blocked1> -> tensor<64x32xi32, #blocked1>
    %61 = tt.addptr %21, %60 : tensor<64x32x!tt.ptr<f16>, #blocked1>, tensor<64x32xi32, #blocked1>
    %62 = ttg.memdesc_index %22[%53] : !ttg.memdesc<2x64x32xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x32xf16, #shared, #smem, mutable>
    %63 = ttg.async_copy_global_to_local %61, %62 {contiguity = 8 : i32} : tensor<64x32x!tt.ptr<f16>, #blocked1> -> <64x32xf16, #shared, #smem, mutable>
    %64 = ttg.async_commit_group tokens %63
    ttg.barrier local
    %65 = ttg.local_load %47 token %50 : !ttg.memdesc<64x32xf16, #shared, #smem, mutable> -> tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>
    %66 = tt.expand_dims %58 {axis = 1 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<32x1xi32, #blocked>
    %67 = arith.muli %66, %8 : tensor<32x1xi32, #blocked>
    %68 = tt.addptr %9, %67 : tensor<32x1x!tt.ptr<f16>, #blocked>, tensor<32x1xi32, #blocked>
    %69 = tt.broadcast %68 : tensor<32x1x!tt.ptr<f16>, #blocked> -> tensor<32x64x!tt.ptr<f16>, #blocked>
    %70 = tt.addptr %69, %12 : tensor<32x64x!tt.ptr<f16>, #blocked>, tensor<32x64xi32, #blocked>
    %71 = ttg.memdesc_index %23[%53] : !ttg.memdesc<2x32x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<32x64xf16, #shared1, #smem, mutable>
    %72 = ttg.async_copy_global_to_local %70, %71 {contiguity = 8 : i32} : tensor<32x64x!tt.ptr<f16>, #blocked> -> <32x64xf16, #shared1, #smem, mutable>
    %73 = ttg.async_commit_group tokens %72
    ttg.barrier local
    %74 = ttg.local_load %48 token %50 : !ttg.memdesc<32x64xf16, #shared1, #smem, mutable> -> tensor<32x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
    %75 = tt.dot %65, %74, %43 : tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<32x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<64x64xf32, #mma>
    %76 = arith.addi %42, %c32_i32 : i32
    cf.br ^bb3(%76, %75, %53, %64, %73, %62, %71 : i32, tensor<64x64xf32, #mma>, i32, !ttg.async.token, !ttg.async.token, !ttg.memdesc<64x32xf16, #shared, #smem, mutable>, !ttg.memdesc<32x64xf16, #shared1, #smem, mutable>)
  ^bb5:  // pred: ^bb3
    %77 = arith.addi %arg5, %c31_i32 : i32
    %78 = arith.divsi %77, %c32_i32 : i32
    %79 = arith.cmpi sge, %78, %c1_i32 : i32
    %80 = amdg.async_wait %45, %46 {num_inst = 0 : i32, ttg.num_commit_groups = 0 : i32}
    ttg.barrier local
    %81 = ttg.local_load %47 token %80 : !ttg.memdesc<64x32xf16, #shared, #smem, mutable> -> tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>
    %82 = ttg.local_load %48 token %80 : !ttg.memdesc<32x64xf16, #shared1, #smem, mutable> -> tensor<32x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
    cf.cond_br %79, ^bb6, ^bb7(%43 : tensor<64x64xf32, #mma>)
  ^bb6:  // pred: ^bb5
    %83 = tt.dot %81, %82, %43 : tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<32x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<64x64xf32, #mma>
    cf.br ^bb7(%83 : tensor<64x64xf32, #mma>)
  ^bb7(%84: tensor<64x64xf32, #mma>):  // 2 preds: ^bb5, ^bb6
    %85 = arith.select %79, %84, %43 : tensor<64x64xf32, #mma>
    ttg.local_dealloc %23 : !ttg.memdesc<2x32x64xf16, #shared1, #smem, mutable>
    ttg.local_dealloc %22 : !ttg.memdesc<2x64x32xf16, #shared, #smem, mutable>
    %86 = arith.remsi %13, %c2_i32 : i32
    %87 = arith.cmpi eq, %86, %c0_i32 : i32
    cf.cond_br %87, ^bb8, ^bb9
  ^bb8:  // pred: ^bb7
    %88 = tt.expand_dims %2 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<64x1xi32, #mma>
    %89 = arith.muli %88, %cst_1 : tensor<64x1xi32, #mma>
    %90 = tt.splat %arg3 : !tt.ptr<f32> -> tensor<64x1x!tt.ptr<f32>, #mma>
    %91 = tt.addptr %90, %89 : tensor<64x1x!tt.ptr<f32>, #mma>, tensor<64x1xi32, #mma>
    %92 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %93 = tt.expand_dims %92 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma}>> -> tensor<1x64xi32, #mma>
    %94 = tt.broadcast %91 : tensor<64x1x!tt.ptr<f32>, #mma> -> tensor<64x64x!tt.ptr<f32>, #mma>
    %95 = tt.broadcast %93 : tensor<1x64xi32, #mma> -> tensor<64x64xi32, #mma>
    %96 = tt.addptr %94, %95 : tensor<64x64x!tt.ptr<f32>, #mma>, tensor<64x64xi32, #mma>
    tt.store %96, %85 : tensor<64x64x!tt.ptr<f32>, #mma>
    ttg.barrier all
    %97 = tt.addptr %arg4, %13 : !tt.ptr<i32>, i32
    %98 = tt.atomic_rmw exch, release, gpu, %97, %c1_i32, %true : (!tt.ptr<i32>, i32, i1) -> i32
    cf.br ^bb12
  ^bb9:  // pred: ^bb7
    %99 = tt.addptr %arg4, %13 : !tt.ptr<i32>, i32
    %100 = tt.addptr %99, %c-1_i32 : !tt.ptr<i32>, i32
    cf.br ^bb10
  ^bb10:  // 2 preds: ^bb9, ^bb10
    ttg.barrier local
    %101 = tt.atomic_cas acquire, gpu, %100, %c1_i32, %c1_i32 {allocation.offset = 0 : i32, allocation.size = 4 : i32} : (!tt.ptr<i32>, i32, i32) -> i32
    %102 = arith.cmpi ne, %101, %c1_i32 : i32
    cf.cond_br %102, ^bb10, ^bb11
  ^bb11:  // pred: ^bb10
    %103 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %104 = tt.expand_dims %103 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xi32, #blocked>
    %105 = arith.muli %104, %cst_0 : tensor<64x1xi32, #blocked>
    %106 = tt.splat %arg3 : !tt.ptr<f32> -> tensor<64x1x!tt.ptr<f32>, #blocked>
    %107 = tt.addptr %106, %105 : tensor<64x1x!tt.ptr<f32>, #blocked>, tensor<64x1xi32, #blocked>
    %108 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %109 = tt.expand_dims %108 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma}>> -> tensor<1x64xi32, #mma>
    %110 = tt.broadcast %107 : tensor<64x1x!tt.ptr<f32>, #blocked> -> tensor<64x64x!tt.ptr<f32>, #blocked>
    %111 = tt.broadcast %109 : tensor<1x64xi32, #mma> -> tensor<64x64xi32, #mma>
    %112 = tt.broadcast %11 : tensor<1x64xi32, #blocked> -> tensor<64x64xi32, #blocked>
    %113 = tt.addptr %110, %112 : tensor<64x64x!tt.ptr<f32>, #blocked>, tensor<64x64xi32, #blocked>
    %114 = tt.load %113 : tensor<64x64x!tt.ptr<f32>, #blocked>
    ttg.barrier local
    %115 = ttg.convert_layout %114 {allocation.offset = 0 : i32, allocation.size = 4096 : i32} : tensor<64x64xf32, #blocked> -> tensor<64x64xf32, #mma>
    %116 = arith.addf %85, %115 : tensor<64x64xf32, #mma>
    %117 = tt.splat %15 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %118 = arith.addi %117, %2 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %119 = tt.expand_dims %118 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<64x1xi32, #mma>
    %120 = tt.splat %arg6 : i32 -> tensor<64x1xi32, #mma>
    %121 = arith.muli %119, %120 : tensor<64x1xi32, #mma>
    %122 = tt.splat %arg2 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #mma>
    %123 = tt.addptr %122, %121 : tensor<64x1x!tt.ptr<f16>, #mma>, tensor<64x1xi32, #mma>
    %124 = tt.broadcast %123 : tensor<64x1x!tt.ptr<f16>, #mma> -> tensor<64x64x!tt.ptr<f16>, #mma>
    %125 = tt.addptr %124, %111 : tensor<64x64x!tt.ptr<f16>, #mma>, tensor<64x64xi32, #mma>
    %126 = arith.truncf %116 : tensor<64x64xf32, #mma> to tensor<64x64xf16, #mma>
    tt.store %125, %126 : tensor<64x64x!tt.ptr<f16>, #mma>
    cf.br ^bb12
  ^bb12:  // 2 preds: ^bb8, ^bb11
    %127 = arith.addi %13, %5 : i32
    cf.br ^bb1(%127 : i32)
  ^bb13:  // pred: ^bb1
    tt.return
  }
}

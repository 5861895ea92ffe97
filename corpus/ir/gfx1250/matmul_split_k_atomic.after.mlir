#blocked = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [2, 2], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#mma = #ttg.amd_wmma<{version = 3, isTranspose = true, ctaLayout = {warp = [[0, 1], [1, 0]]}, instrShape = [16, 16, 32]}>
#shared = #ttg.padded_shared<[128:+8] {order = [1, 0], shape = [64, 32]}>
#shared1 = #ttg.padded_shared<[128:+16] {order = [1, 0], shape = [32, 64]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 17872 : i32, ttg.target = "hip:gfx1250", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @matmul_split_k(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg3: !tt.ptr<i32> {tt.divisibility = 16 : i32}, %arg4: i32 {tt.divisibility = 16 : i32}, %arg5: i32 {tt.divisibility = 16 : i32}, %arg6: i32 {tt.divisibility = 16 : i32}, %arg7: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %c127_i32 = arith.constant 127 : i32
    %c2_i32 = arith.constant 2 : i32
    %c1_i32 = arith.constant 1 : i32
    %c64_i32 = arith.constant 64 : i32
    %c32_i32 = arith.constant 32 : i32
    %cst = arith.constant dense<true> : tensor<64x64xi1, #blocked>
    %c0_i32 = arith.constant 0 : i32
    %c128_i32 = arith.constant 128 : i32
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<64x64xf32, #mma>
    %0 = tt.get_program_id x : i32
    %1 = arith.muli %0, %c64_i32 : i32
    %2 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %3 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %4 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %5 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %6 = tt.splat %1 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %7 = tt.splat %1 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %8 = arith.addi %6, %2 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %9 = arith.addi %7, %4 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %10 = tt.get_program_id y : i32
    %11 = arith.muli %10, %c64_i32 : i32
    %12 = tt.splat %11 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %13 = tt.splat %11 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %14 = arith.addi %12, %3 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %15 = arith.addi %13, %5 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %16 = tt.get_program_id z : i32
    %17 = arith.muli %16, %c32_i32 : i32
    %18 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %19 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %20 = tt.splat %17 : i32 -> tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %21 = tt.splat %17 : i32 -> tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %22 = arith.addi %20, %18 : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %23 = arith.addi %21, %19 : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %24 = tt.expand_dims %8 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<64x1xi32, #blocked1>
    %25 = tt.splat %arg5 : i32 -> tensor<64x1xi32, #blocked1>
    %26 = arith.muli %24, %25 : tensor<64x1xi32, #blocked1>
    %27 = tt.splat %arg0 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked1>
    %28 = tt.addptr %27, %26 : tensor<64x1x!tt.ptr<f16>, #blocked1>, tensor<64x1xi32, #blocked1>
    %29 = tt.broadcast %28 : tensor<64x1x!tt.ptr<f16>, #blocked1> -> tensor<64x32x!tt.ptr<f16>, #blocked1>
    %30 = tt.splat %arg6 : i32 -> tensor<32x1xi32, #blocked2>
    %31 = tt.splat %arg1 : !tt.ptr<f16> -> tensor<32x1x!tt.ptr<f16>, #blocked2>
    %32 = tt.expand_dims %14 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>> -> tensor<1x64xi32, #blocked2>
    %33 = tt.broadcast %32 : tensor<1x64xi32, #blocked2> -> tensor<32x64xi32, #blocked2>
    %34 = ttg.local_alloc {allocation.offset = 9184 : i32} : () -> !ttg.memdesc<2x64x32xf16, #shared, #smem, mutable>
    %35 = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<2x32x64xf16, #shared1, #smem, mutable>
    %36 = arith.cmpi sgt, %arg4, %c0_i32 : i32
    %37 = tt.expand_dims %22 {axis = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x32xi32, #blocked1>
    %38 = tt.broadcast %37 : tensor<1x32xi32, #blocked1> -> tensor<64x32xi32, #blocked1>
    %39 = tt.addptr %29, %38 : tensor<64x32x!tt.ptr<f16>, #blocked1>, tensor<64x32xi32, #blocked1>
    %40 = ttg.memdesc_index %34[%c0_i32] : !ttg.memdesc<2x64x32xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x32xf16, #shared, #smem, mutable>
    %41 = tt.splat %36 : i1 -> tensor<64x32xi1, #blocked1>
    %42 = ttg.async_copy_global_to_local %39, %40 mask %41 {contiguity = 8 : i32} : tensor<64x32x!tt.ptr<f16>, #blocked1> -> <64x32xf16, #shared, #smem, mutable>
    %43 = ttg.async_commit_group tokens %42
    %44 = tt.expand_dims %23 {axis = 1 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked2}>> -> tensor<32x1xi32, #blocked2>
    %45 = arith.muli %44, %30 : tensor<32x1xi32, #blocked2>
    %46 = tt.addptr %31, %45 : tensor<32x1x!tt.ptr<f16>, #blocked2>, tensor<32x1xi32, #blocked2>
    %47 = tt.broadcast %46 : tensor<32x1x!tt.ptr<f16>, #blocked2> -> tensor<32x64x!tt.ptr<f16>, #blocked2>
    %48 = tt.addptr %47, %33 : tensor<32x64x!tt.ptr<f16>, #blocked2>, tensor<32x64xi32, #blocked2>
    %49 = ttg.memdesc_index %35[%c0_i32] : !ttg.memdesc<2x32x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<32x64xf16, #shared1, #smem, mutable>
    %50 = tt.splat %36 : i1 -> tensor<32x64xi1, #blocked2>
    %51 = ttg.async_copy_global_to_local %48, %49 mask %50 {contiguity = 8 : i32} : tensor<32x64x!tt.ptr<f16>, #blocked2> -> <32x64xf16, #shared1, #smem, mutable>
    %52 = ttg.async_commit_group tokens %51
    %53 = arith.subi %arg4, %c128_i32 : i32
    cf.br ^bb1(%c0_i32, %cst_0, %c0_i32, %43, %52, %40, %49 : i32, tensor<64x64xf32, #mma>, i32, !ttg.async.token, !ttg.async.token, !ttg.memdesc<64x32xf16, #shared, #smem, mutable>, !ttg.memdesc<32x64xf16, #shared1, #smem, mutable>)
  ^bb1(%54: i32, %55: tensor<64x64xf32, #mma>, %56: i32, %57: !ttg.async.token, %58: !ttg.async.token, %59: !ttg.memdesc<64x32xf16, #shared, #smem, mutable>, %60: !ttg.memdesc<32x64xf16, #shared1, #smem, mutable>):  // 2 preds: ^bb0, ^bb2
    %61 = arith.cmpi slt, %54, %53 : i32
    cf.cond_br %61, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %62 = amdg.async_wait %57, %58 {num_inst = 0 : i32, ttg.num_commit_groups = 0 : i32}
    ttg.barrier local
    %63 = arith.addi %56, %c1_i32 : i32
    %64 = arith.cmpi slt, %63, %c2_i32 : i32
    %65 = arith.select %64, %63, %c0_i32 : i32
    %66 = arith.addi %54, %c128_i32 : i32
    %67 = tt.splat %66 : i32 -> tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %68 = tt.splat %66 : i32 -> tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %69 = arith.addi %67, %22 : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %70 = arith.addi %68, %23 : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %71 = tt.expand_dims %69 {axis = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x32xi32, #blocked1>
    %72 = tt.broadcast %71 : tensor<1x32xi32, #blocked1> -> tensor<64x32xi32, #blocked1>
    %73 = tt.addptr %29, %72 : tensor<64x32x!tt.ptr<f16>, #blocked1>, tensor<64x32xi32, #blocked1>
    %74 = ttg.memdesc_index %34[%65] : !ttg.memdesc<2x64x32xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x32xf16, #shared, #smem, mutable>
    %75 = ttg.async_copy_global_to_local %73, %74 {contiguity = 8 : i32} : tensor<64x32x!tt.ptr<f16>, #blocked1> -> <64x32xf16, #shared, #smem, mutable>
    %76 = ttg.async_commit_group tokens %75
    ttg.barrier local
    %77 = ttg.local_load %59 token %62 : !ttg.memdesc<64x32xf16, #shared, #smem, mutable> -> tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>
    %78 = tt.expand_dims %70 {axis = 1 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked2}>> -> tensor<32x1xi32, #blocked2>
    %79 = arith.muli %78, %30 : tensor<32x1xi32, #blocked2>
    %80 = tt.addptr %31, %79 : tensor<32x1x!tt.ptr<f16>, #blocked2>, tensor<32x1xi32, #blocked2>
    %81 = tt.broadcast %80 : tensor<32x1x!tt.ptr<f16>, #blocked2> -> tensor<32x64x!tt.ptr<f16>, #blocked2>
    %82 = tt.addptr %81, %33 : tensor<32x64x!tt.ptr<f16>, #blocked2>, tensor<32x64xi32, #blocked2>
    %83 = ttg.memdesc_index %35[%65] : !ttg.memdesc<2x32x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<32x64xf16, #shared1, #smem, mutable>
    %84 = ttg.async_copy_global_to_local %82, %83 {contiguity = 8 : i32} : tensor<32x64x!tt.ptr<f16>, #blocked2> -> <32x64xf16, #shared1, #smem, mutable>
    %85 = ttg.async_commit_group tokens %84
    ttg.barrier local
    %86 = ttg.local_load %60 token %62 : !ttg.memdesc<32x64xf16, #shared1, #smem, mutable> -> tensor<32x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
    %87 = tt.dot %77, %86, %55 : tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<32x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<64x64xf32, #mma>
    %88 = arith.addi %54, %c128_i32 : i32
    cf.br ^bb1(%88, %87, %65, %76, %85, %74, %83 : i32, tensor<64x64xf32, #mma>, i32, !ttg.async.token, !ttg.async.token, !ttg.memdesc<64x32xf16, #shared, #smem, mutable>, !ttg.memdesc<32x64xf16, #shared1, #smem, mutable>)
  ^bb3:  // pred: ^bb1
    %89 = arith.addi %arg4, %c127_i32 : i32
    %90 = arith.divsi %89, %c128_i32 : i32
    %91 = arith.cmpi sge, %90, %c1_i32 : i32
    %92 = amdg.async_wait %57, %58 {num_inst = 0 : i32, ttg.num_commit_groups = 0 : i32}
    ttg.barrier local
    %93 = ttg.local_load %59 token %92 : !ttg.memdesc<64x32xf16, #shared, #smem, mutable> -> tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>
    %94 = ttg.local_load %60 token %92 : !ttg.memdesc<32x64xf16, #shared1, #smem, mutable> -> tensor<32x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
    cf.cond_br %91, ^bb4, ^bb5(%55 : tensor<64x64xf32, #mma>)
  ^bb4:  // pred: ^bb3
    %95 = tt.dot %93, %94, %55 : tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<32x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<64x64xf32, #mma>
    cf.br ^bb5(%95 : tensor<64x64xf32, #mma>)
  ^bb5(%96: tensor<64x64xf32, #mma>):  // 2 preds: ^bb3, ^bb4
    %97 = arith.select %91, %96, %55 : tensor<64x64xf32, #mma>
    ttg.local_dealloc %35 : !ttg.memdesc<2x32x64xf16, #shared1, #smem, mutable>
    ttg.local_dealloc %34 : !ttg.memdesc<2x64x32xf16, #shared, #smem, mutable>
    %98 = tt.expand_dims %9 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xi32, #blocked>
    %99 = tt.splat %arg7 : i32 -> tensor<64x1xi32, #blocked>
    %100 = arith.muli %98, %99 : tensor<64x1xi32, #blocked>
    %101 = tt.splat %arg2 : !tt.ptr<f32> -> tensor<64x1x!tt.ptr<f32>, #blocked>
    %102 = tt.addptr %101, %100 : tensor<64x1x!tt.ptr<f32>, #blocked>, tensor<64x1xi32, #blocked>
    %103 = tt.expand_dims %15 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x64xi32, #blocked>
    %104 = tt.broadcast %102 : tensor<64x1x!tt.ptr<f32>, #blocked> -> tensor<64x64x!tt.ptr<f32>, #blocked>
    %105 = tt.broadcast %103 : tensor<1x64xi32, #blocked> -> tensor<64x64xi32, #blocked>
    %106 = tt.addptr %104, %105 : tensor<64x64x!tt.ptr<f32>, #blocked>, tensor<64x64xi32, #blocked>
    ttg.barrier local
    %107 = ttg.convert_layout %97 {allocation.offset = 0 : i32, allocation.size = 16384 : i32} : tensor<64x64xf32, #mma> -> tensor<64x64xf32, #blocked>
    %108 = tt.atomic_rmw fadd, acq_rel, gpu, %106, %107, %cst : (tensor<64x64x!tt.ptr<f32>, #blocked>, tensor<64x64xf32, #blocked>, tensor<64x64xi1, #blocked>) -> tensor<64x64xf32, #blocked>
    tt.return
  }
}

#blocked = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>
#mma = #ttg.amd_wmma<{version = 3, isTranspose = true, ctaLayout = {warp = [[0, 1], [1, 0]]}, instrShape = [16, 16, 32]}>
#shared = #ttg.padded_shared<[128:+8] {order = [1, 0], shape = [64, 32]}>
#shared1 = #ttg.padded_shared<[128:+16] {order = [1, 0], shape = [32, 64]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 26832 : i32, ttg.target = "hip:gfx1250", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @matmul_batched(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg3: i32 {tt.divisibility = 16 : i32}, %arg4: i32 {tt.divisibility = 16 : i32}, %arg5: i32 {tt.divisibility = 16 : i32}, %arg6: i32 {tt.divisibility = 16 : i32}, %arg7: i32 {tt.divisibility = 16 : i32}, %arg8: i32 {tt.divisibility = 16 : i32}, %arg9: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %c31_i32 = arith.constant 31 : i32
    %cst = arith.constant dense<32> : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %cst_0 = arith.constant dense<32> : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %c2_i32 = arith.constant 2 : i32
    %c3_i32 = arith.constant 3 : i32
    %c1_i32 = arith.constant 1 : i32
    %c64_i32 = arith.constant 64 : i32
    %c32_i32 = arith.constant 32 : i32
    %c0_i32 = arith.constant 0 : i32
    %cst_1 = arith.constant dense<0.000000e+00> : tensor<64x64xf32, #mma>
    %0 = tt.get_program_id z : i32
    %1 = tt.get_program_id x : i32
    %2 = arith.muli %1, %c64_i32 : i32
    %3 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %4 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %5 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %6 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %7 = tt.splat %2 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %8 = tt.splat %2 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %9 = arith.addi %7, %3 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %10 = arith.addi %8, %6 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %11 = tt.get_program_id y : i32
    %12 = arith.muli %11, %c64_i32 : i32
    %13 = tt.splat %12 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %14 = tt.splat %12 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %15 = arith.addi %13, %4 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %16 = arith.addi %14, %5 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %17 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %18 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %19 = arith.muli %0, %arg7 : i32
    %20 = tt.addptr %arg0, %19 : !tt.ptr<f16>, i32
    %21 = tt.expand_dims %9 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<64x1xi32, #blocked1>
    %22 = tt.splat %arg4 : i32 -> tensor<64x1xi32, #blocked1>
    %23 = arith.muli %21, %22 : tensor<64x1xi32, #blocked1>
    %24 = tt.splat %20 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked1>
    %25 = tt.addptr %24, %23 : tensor<64x1x!tt.ptr<f16>, #blocked1>, tensor<64x1xi32, #blocked1>
    %26 = tt.broadcast %25 : tensor<64x1x!tt.ptr<f16>, #blocked1> -> tensor<64x32x!tt.ptr<f16>, #blocked1>
    %27 = arith.muli %0, %arg8 : i32
    %28 = tt.addptr %arg1, %27 : !tt.ptr<f16>, i32
    %29 = tt.splat %arg5 : i32 -> tensor<32x1xi32, #blocked>
    %30 = tt.splat %28 : !tt.ptr<f16> -> tensor<32x1x!tt.ptr<f16>, #blocked>
    %31 = tt.expand_dims %16 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x64xi32, #blocked>
    %32 = tt.broadcast %31 : tensor<1x64xi32, #blocked> -> tensor<32x64xi32, #blocked>
    %33 = ttg.local_alloc {allocation.offset = 13792 : i32} : () -> !ttg.memdesc<3x64x32xf16, #shared, #smem, mutable>
    %34 = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<3x32x64xf16, #shared1, #smem, mutable>
    %35 = arith.cmpi sgt, %arg3, %c0_i32 : i32
    %36 = tt.expand_dims %17 {axis = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x32xi32, #blocked1>
    %37 = tt.broadcast %36 : tensor<1x32xi32, #blocked1> -> tensor<64x32xi32, #blocked1>
    %38 = tt.addptr %26, %37 : tensor<64x32x!tt.ptr<f16>, #blocked1>, tensor<64x32xi32, #blocked1>
    %39 = ttg.memdesc_index %33[%c0_i32] : !ttg.memdesc<3x64x32xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x32xf16, #shared, #smem, mutable>
    %40 = tt.splat %35 : i1 -> tensor<64x32xi1, #blocked1>
    %41 = ttg.async_copy_global_to_local %38, %39 mask %40 {contiguity = 8 : i32} : tensor<64x32x!tt.ptr<f16>, #blocked1> -> <64x32xf16, #shared, #smem, mutable>
    %42 = ttg.async_commit_group tokens %41
    %43 = tt.expand_dims %18 {axis = 1 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<32x1xi32, #blocked>
    %44 = arith.muli %43, %29 : tensor<32x1xi32, #blocked>
    %45 = tt.addptr %30, %44 : tensor<32x1x!tt.ptr<f16>, #blocked>, tensor<32x1xi32, #blocked>
    %46 = tt.broadcast %45 : tensor<32x1x!tt.ptr<f16>, #blocked> -> tensor<32x64x!tt.ptr<f16>, #blocked>
    %47 = tt.addptr %46, %32 : tensor<32x64x!tt.ptr<f16>, #blocked>, tensor<32x64xi32, #blocked>
    %48 = ttg.memdesc_index %34[%c0_i32] : !ttg.memdesc<3x32x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<32x64xf16, #shared1, #smem, mutable>
    %49 = tt.splat %35 : i1 -> tensor<32x64xi1, #blocked>
    %50 = ttg.async_copy_global_to_local %47, %48 mask %49 {contiguity = 8 : i32} : tensor<32x64x!tt.ptr<f16>, #blocked> -> <32x64xf16, #shared1, #smem, mutable>
    %51 = ttg.async_commit_group tokens %50
    %52 = arith.cmpi sgt, %arg3, %c32_i32 : i32
    %53 = arith.addi %17, %cst_0 : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %54 = arith.addi %18, %cst : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %55 = tt.expand_dims %53 {axis = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x32xi32, #blocked1>
    %56 = tt.broadcast %55 : tensor<1x32xi32, #blocked1> -> tensor<64x32xi32, #blocked1>
    %57 = tt.addptr %26, %56 : tensor<64x32x!tt.ptr<f16>, #blocked1>, tensor<64x32xi32, #blocked1>
    %58 = ttg.memdesc_index %33[%c1_i32] : !ttg.memdesc<3x64x32xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x32xf16, #shared, #smem, mutable>
    %59 = tt.splat %52 : i1 -> tensor<64x32xi1, #blocked1>
    %60 = ttg.async_copy_global_to_local %57, %58 mask %59 {contiguity = 8 : i32} : tensor<64x32x!tt.ptr<f16>, #blocked1> -> <64x32xf16, #shared, #smem, mutable>
    %61 = ttg.async_commit_group tokens %60
    %62 = tt.expand_dims %54 {axis = 1 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<32x1xi32, #blocked>
    %63 = arith.muli %62, %29 : tensor<32x1xi32, #blocked>
    %64 = tt.addptr %30, %63 : tensor<32x1x!tt.ptr<f16>, #blocked>, tensor<32x1xi32, #blocked>
    %65 = tt.broadcast %64 : tensor<32x1x!tt.ptr<f16>, #blocked> -> tensor<32x64x!tt.ptr<f16>, #blocked>
    %66 = tt.addptr %65, %32 : tensor<32x64x!tt.ptr<f16>, #blocked>, tensor<32x64xi32, #blocked>
    %67 = ttg.memdesc_index %34[%c1_i32] : !ttg.memdesc<3x32x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<32x64xf16, #shared1, #smem, mutable>
    %68 = tt.splat %52 : i1 -> tensor<32x64xi1, #blocked>
    %69 = ttg.async_copy_global_to_local %66, %67 mask %68 {contiguity = 8 : i32} : tensor<32x64x!tt.ptr<f16>, #blocked> -> <32x64xf16, #shared1, #smem, mutable>
    %70 = ttg.async_commit_group tokens %69
    %71 = arith.subi %arg3, %c64_i32 : i32
    cf.br ^bb1(%c0_i32, %cst_1, %c1_i32, %42, %61, %51, %70, %39, %58, %48, %67 : i32, tensor<64x64xf32, #mma>, i32, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.memdesc<64x32xf16, #shared, #smem, mutable>, !ttg.memdesc<64x32xf16, #shared, #smem, mutable>, !ttg.memdesc<32x64xf16, #shared1, #smem, mutable>, !ttg.memdesc<32x64xf16, #shared1, #smem, mutable>)
  ^bb1(%72: i32, %73: tensor<64x64xf32, #mma>, %74: i32, %75: !ttg.async.token, %76: !ttg.async.token, %77: !ttg.async.token, %78: !ttg.async.token, %79: !ttg.memdesc<64x32xf16, #shared, #smem, mutable>, %80: !ttg.memdesc<64x32xf16, #shared, #smem, mutable>, %81: !ttg.memdesc<32x64xf16, #shared1, #smem, mutable>, %82: !ttg.memdesc<32x64xf16, #shared1, #smem, mutable>):  // 2 preds: ^bb0, ^bb2
    %83 = arith.cmpi slt, %72, %71 : i32
    cf.cond_br %83, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %84 = amdg.async_wait %75, %77 {num_inst = 4 : i32, ttg.num_commit_groups = 0 : i32}
    ttg.barrier local
    %85 = arith.addi %74, %c1_i32 : i32
    %86 = arith.cmpi slt, %85, %c3_i32 : i32
    %87 = arith.select %86, %85, %c0_i32 : i32
    %88 = arith.addi %72, %c64_i32 : i32
    %89 = tt.splat %88 : i32 -> tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %90 = tt.splat %88 : i32 -> tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %91 = arith.addi %89, %17 : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %92 = arith.addi %90, %18 : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %93 = tt.expand_dims %91 {axis = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x32xi32, #blocked1>
    %94 = tt.broadcast %93 : tensor<1x32xi32, #blocked1> -> tensor<64x32xi32, #blocked1>
    %95 = tt.addptr %26, %94 : tensor<64x32x!tt.ptr<f16>, #blocked1>, tensor<64x32xi32, #blocked1>
    %96 = ttg.memdesc_index %33[%87] : !ttg.memdesc<3x64x32xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x32xf16, #shared, #smem, mutable>
    %97 = ttg.async_copy_global_to_local %95, %96 {contiguity = 8 : i32} : tensor<64x32x!tt.ptr<f16>, #blocked1> -> <64x32xf16, #shared, #smem, mutable>
    %98 = ttg.async_commit_group tokens %97
    ttg.barrier local
    %99 = ttg.local_load %79 token %84 : !ttg.memdesc<64x32xf16, #shared, #smem, mutable> -> tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>
    %100 = tt.expand_dims %92 {axis = 1 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<32x1xi32, #blocked>
    %101 = arith.muli %100, %29 : tensor<32x1xi32, #blocked>
    %102 = tt.addptr %30, %101 : tensor<32x1x!tt.ptr<f16>, #blocked>, tensor<32x1xi32, #blocked>
    %103 = tt.broadcast %102 : tensor<32x1x!tt.ptr<f16>, #blocked> -> tensor<32x64x!tt.ptr<f16>, #blocked>
    %104 = tt.addptr %103, %32 : tensor<32x64x!tt.ptr<f16>, #blocked>, tensor<32x64xi32, #blocked>
    %105 = ttg.memdesc_index %34[%87] : !ttg.memdesc<3x32x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<32x64xf16, #shared1, #smem, mutable>
    %106 = ttg.async_copy_global_to_local %104, %105 {contiguity = 8 : i32} : tensor<32x64x!tt.ptr<f16>, #blocked> -> <32x64xf16, #shared1, #smem, mutable>
    %107 = ttg.async_commit_group tokens %106
    ttg.barrier local
    %108 = ttg.local_load %81 token %84 : !ttg.memdesc<32x64xf16, #shared1, #smem, mutable> -> tensor<32x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
    %109 = tt.dot %99, %108, %73 : tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<32x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<64x64xf32, #mma>
    %110 = arith.addi %72, %c32_i32 : i32
    cf.br ^bb1(%110, %109, %87, %76, %98, %78, %107, %80, %96, %82, %105 : i32, tensor<64x64xf32, #mma>, i32, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.memdesc<64x32xf16, #shared, #smem, mutable>, !ttg.memdesc<64x32xf16, #shared, #smem, mutable>, !ttg.memdesc<32x64xf16, #shared1, #smem, mutable>, !ttg.memdesc<32x64xf16, #shared1, #smem, mutable>)
  ^bb3:  // pred: ^bb1
    %111 = arith.addi %arg3, %c31_i32 : i32
    %112 = arith.divsi %111, %c32_i32 : i32
    %113 = arith.cmpi sge, %112, %c1_i32 : i32
    %114 = arith.cmpi sge, %112, %c2_i32 : i32
    %115 = amdg.async_wait %75, %77 {num_inst = 0 : i32, ttg.num_commit_groups = 0 : i32}
    ttg.barrier local
    %116 = ttg.local_load %79 token %115 : !ttg.memdesc<64x32xf16, #shared, #smem, mutable> -> tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>
    %117 = ttg.local_load %81 token %115 : !ttg.memdesc<32x64xf16, #shared1, #smem, mutable> -> tensor<32x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
    cf.cond_br %113, ^bb4, ^bb5(%73 : tensor<64x64xf32, #mma>)
  ^bb4:  // pred: ^bb3
    %118 = tt.dot %116, %117, %73 : tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<32x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<64x64xf32, #mma>
    cf.br ^bb5(%118 : tensor<64x64xf32, #mma>)
  ^bb5(%119: tensor<64x64xf32, #mma>):  // 2 preds: ^bb3, ^bb4
    %120 = arith.select %113, %119, %73 : tensor<64x64xf32, #mma>
    %121 = amdg.async_wait %76, %78 {num_inst = 0 : i32, ttg.num_commit_groups = 0 : i32}
    ttg.barrier local
    %122 = ttg.local_load %80 token %121 : !ttg.memdesc<64x32xf16, #shared, #smem, mutable> -> tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>
    %123 = ttg.local_load %82 token %121 : !ttg.memdesc<32x64xf16, #shared1, #smem, mutable> -> tensor<32x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
    cf.cond_br %114, ^bb6, ^bb7(%120 : tensor<64x64xf32, #mma>)
  ^bb6:  // pred: ^bb5
    %124 = tt.dot %122, %123, %120 : tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<32x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<64x64xf32, #mma>
    cf.br ^bb7(%124 : tensor<64x64xf32, #mma>)
  ^bb7(%125: tensor<64x64xf32, #mma>):  // 2 preds: ^bb5, ^bb6
    %126 = arith.select %114, %125, %120 : tensor<64x64xf32, #mma>
    ttg.local_dealloc %34 : !ttg.memdesc<3x32x64xf16, #shared1, #smem, mutable>
    ttg.local_dealloc %33 : !ttg.memdesc<3x64x32xf16, #shared, #smem, mutable>
    %127 = arith.muli %0, %arg9 : i32
    %128 = tt.addptr %arg2, %127 : !tt.ptr<f16>, i32
    %129 = tt.expand_dims %10 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<64x1xi32, #mma>
    %130 = tt.splat %arg6 : i32 -> tensor<64x1xi32, #mma>
    %131 = arith.muli %129, %130 : tensor<64x1xi32, #mma>
    %132 = tt.splat %128 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #mma>
    %133 = tt.addptr %132, %131 : tensor<64x1x!tt.ptr<f16>, #mma>, tensor<64x1xi32, #mma>
    %134 = tt.expand_dims %15 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma}>> -> tensor<1x64xi32, #mma>
    %135 = tt.broadcast %133 : tensor<64x1x!tt.ptr<f16>, #mma> -> tensor<64x64x!tt.ptr<f16>, #mma>
    %136 = tt.broadcast %134 : tensor<1x64xi32, #mma> -> tensor<64x64xi32, #mma>
    %137 = tt.addptr %135, %136 : tensor<64x64x!tt.ptr<f16>, #mma>, tensor<64x64xi32, #mma>
    %138 = arith.truncf %126 : tensor<64x64xf32, #mma> to tensor<64x64xf16, #mma>
    tt.store %137, %138 : tensor<64x64x!tt.ptr<f16>, #mma>
    tt.return
  }
}

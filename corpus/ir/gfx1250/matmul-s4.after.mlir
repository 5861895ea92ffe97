#blocked = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [2, 16], warpsPerCTA = [4, 1], order = [1, 0]}>
#mma = #ttg.amd_wmma<{version = 3, isTranspose = true, ctaLayout = {warp = [[0, 1], [1, 0]]}, instrShape = [16, 16, 32]}>
#shared = #ttg.padded_shared<[128:+8] {order = [1, 0], shape = [128, 32]}>
#shared1 = #ttg.padded_shared<[128:+16] {order = [1, 0], shape = [32, 128]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 71632 : i32, ttg.target = "hip:gfx1250", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @matmul(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg3: i32 {tt.divisibility = 16 : i32}, %arg4: i32 {tt.divisibility = 16 : i32}, %arg5: i32 {tt.divisibility = 16 : i32}, %arg6: i32 {tt.divisibility = 16 : i32}, %arg7: i32 {tt.divisibility = 16 : i32}, %arg8: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %c31_i32 = arith.constant 31 : i32
    %c96_i32 = arith.constant 96 : i32
    %c64_i32 = arith.constant 64 : i32
    %c3_i32 = arith.constant 3 : i32
    %c2_i32 = arith.constant 2 : i32
    %c4_i32 = arith.constant 4 : i32
    %c1_i32 = arith.constant 1 : i32
    %cst = arith.constant dense<32> : tensor<128x32xi32, #blocked>
    %c32_i32 = arith.constant 32 : i32
    %c128_i32 = arith.constant 128 : i32
    %c0_i32 = arith.constant 0 : i32
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<128x128xf32, #mma>
    %0 = tt.get_program_id x : i32
    %1 = arith.muli %0, %c128_i32 : i32
    %2 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %3 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %4 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %5 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %6 = tt.splat %1 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %7 = tt.splat %1 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %8 = arith.addi %6, %2 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %9 = arith.addi %7, %3 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %10 = tt.get_program_id y : i32
    %11 = arith.muli %10, %c128_i32 : i32
    %12 = tt.splat %11 : i32 -> tensor<128xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %13 = tt.splat %11 : i32 -> tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %14 = arith.addi %12, %4 : tensor<128xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %15 = arith.addi %13, %5 : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %16 = tt.expand_dims %8 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<128x1xi32, #blocked>
    %17 = tt.expand_dims %9 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<128x1xi32, #mma>
    %18 = tt.splat %arg6 : i32 -> tensor<128x1xi32, #blocked>
    %19 = arith.muli %16, %18 : tensor<128x1xi32, #blocked>
    %20 = tt.splat %arg0 : !tt.ptr<f16> -> tensor<128x1x!tt.ptr<f16>, #blocked>
    %21 = tt.addptr %20, %19 : tensor<128x1x!tt.ptr<f16>, #blocked>, tensor<128x1xi32, #blocked>
    %22 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %23 = tt.expand_dims %22 {axis = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x32xi32, #blocked>
    %24 = tt.broadcast %21 : tensor<128x1x!tt.ptr<f16>, #blocked> -> tensor<128x32x!tt.ptr<f16>, #blocked>
    %25 = tt.broadcast %23 : tensor<1x32xi32, #blocked> -> tensor<128x32xi32, #blocked>
    %26 = tt.addptr %24, %25 : tensor<128x32x!tt.ptr<f16>, #blocked>, tensor<128x32xi32, #blocked>
    %27 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %28 = tt.expand_dims %27 {axis = 1 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<32x1xi32, #blocked1>
    %29 = tt.splat %arg7 : i32 -> tensor<32x1xi32, #blocked1>
    %30 = arith.muli %28, %29 : tensor<32x1xi32, #blocked1>
    %31 = tt.splat %arg1 : !tt.ptr<f16> -> tensor<32x1x!tt.ptr<f16>, #blocked1>
    %32 = tt.addptr %31, %30 : tensor<32x1x!tt.ptr<f16>, #blocked1>, tensor<32x1xi32, #blocked1>
    %33 = tt.expand_dims %14 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #mma}>> -> tensor<1x128xi32, #mma>
    %34 = tt.expand_dims %15 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x128xi32, #blocked1>
    %35 = tt.broadcast %32 : tensor<32x1x!tt.ptr<f16>, #blocked1> -> tensor<32x128x!tt.ptr<f16>, #blocked1>
    %36 = tt.broadcast %34 : tensor<1x128xi32, #blocked1> -> tensor<32x128xi32, #blocked1>
    %37 = tt.addptr %35, %36 : tensor<32x128x!tt.ptr<f16>, #blocked1>, tensor<32x128xi32, #blocked1>
    %38 = arith.muli %arg7, %c32_i32 : i32
    %39 = tt.splat %38 : i32 -> tensor<32x128xi32, #blocked1>
    %40 = ttg.local_alloc {allocation.offset = 36832 : i32} : () -> !ttg.memdesc<4x128x32xf16, #shared, #smem, mutable>
    %41 = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<4x32x128xf16, #shared1, #smem, mutable>
    %42 = arith.cmpi sgt, %arg5, %c0_i32 : i32
    %43 = ttg.memdesc_index %40[%c0_i32] : !ttg.memdesc<4x128x32xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x32xf16, #shared, #smem, mutable>
    %44 = tt.splat %42 : i1 -> tensor<128x32xi1, #blocked>
    %45 = ttg.async_copy_global_to_local %26, %43 mask %44 {contiguity = 8 : i32} : tensor<128x32x!tt.ptr<f16>, #blocked> -> <128x32xf16, #shared, #smem, mutable>
    %46 = ttg.async_commit_group tokens %45
    %47 = ttg.memdesc_index %41[%c0_i32] : !ttg.memdesc<4x32x128xf16, #shared1, #smem, mutable> -> !ttg.memdesc<32x128xf16, #shared1, #smem, mutable>
    %48 = tt.splat %42 : i1 -> tensor<32x128xi1, #blocked1>
    %49 = ttg.async_copy_global_to_local %37, %47 mask %48 {contiguity = 8 : i32} : tensor<32x128x!tt.ptr<f16>, #blocked1> -> <32x128xf16, #shared1, #smem, mutable>
    %50 = ttg.async_commit_group tokens %49
    %51 = arith.cmpi sgt, %arg5, %c32_i32 : i32
    %52 = tt.addptr %26, %cst : tensor<128x32x!tt.ptr<f16>, #blocked>, tensor<128x32xi32, #blocked>
    %53 = tt.addptr %37, %39 : tensor<32x128x!tt.ptr<f16>, #blocked1>, tensor<32x128xi32, #blocked1>
    %54 = ttg.memdesc_index %40[%c1_i32] : !ttg.memdesc<4x128x32xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x32xf16, #shared, #smem, mutable>
    %55 = tt.splat %51 : i1 -> tensor<128x32xi1, #blocked>
    %56 = ttg.async_copy_global_to_local %52, %54 mask %55 {contiguity = 8 : i32} : tensor<128x32x!tt.ptr<f16>, #blocked> -> <128x32xf16, #shared, #smem, mutable>
    %57 = ttg.async_commit_group tokens %56
    %58 = ttg.memdesc_index %41[%c1_i32] : !ttg.memdesc<4x32x128xf16, #shared1, #smem, mutable> -> !ttg.memdesc<32x128xf16, #shared1, #smem, mutable>
    %59 = tt.splat %51 : i1 -> tensor<32x128xi1, #blocked1>
    %60 = ttg.async_copy_global_to_local %53, %58 mask %59 {contiguity = 8 : i32} : tensor<32x128x!tt.ptr<f16>, #blocked1> -> <32x128xf16, #shared1, #smem, mutable>
    %61 = ttg.async_commit_group tokens %60
    %62 = arith.cmpi sgt, %arg5, %c64_i32 : i32
    %63 = tt.addptr %52, %cst : tensor<128x32x!tt.ptr<f16>, #blocked>, tensor<128x32xi32, #blocked>
    %64 = tt.addptr %53, %39 : tensor<32x128x!tt.ptr<f16>, #blocked1>, tensor<32x128xi32, #blocked1>
    %65 = ttg.memdesc_index %40[%c2_i32] : !ttg.memdesc<4x128x32xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x32xf16, #shared, #smem, mutable>
    %66 = tt.splat %62 : i1 -> tensor<128x32xi1, #blocked>
    %67 = ttg.async_copy_global_to_local %63, %65 mask %66 {contiguity = 8 : i32} : tensor<128x32x!tt.ptr<f16>, #blocked> -> <128x32xf16, #shared, #smem, mutable>
    %68 = ttg.async_commit_group tokens %67
    %69 = ttg.memdesc_index %41[%c2_i32] : !ttg.memdesc<4x32x128xf16, #shared1, #smem, mutable> -> !ttg.memdesc<32x128xf16, #shared1, #smem, mutable>
    %70 = tt.splat %62 : i1 -> tensor<32x128xi1, #blocked1>
    %71 = ttg.async_copy_global_to_local %64, %69 mask %70 {contiguity = 8 : i32} : tensor<32x128x!tt.ptr<f16>, #blocked1> -> <32x128xf16, #shared1, #smem, mutable>
    %72 = ttg.async_commit_group tokens %71
    %73 = arith.subi %arg5, %c96_i32 : i32
    cf.br ^bb1(%c0_i32, %cst_0, %63, %64, %c2_i32, %46, %57, %68, %50, %61, %72, %43, %54, %65, %47, %58, %69 : i32, tensor<128x128xf32, #mma>, tensor<128x32x!tt.ptr<f16>, #blocked>, tensor<32x128x!tt.ptr<f16>, #blocked1>, i32, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.memdesc<128x32xf16, #shared, #smem, mutable>, !ttg.memdesc<128x32xf16, #shared, #smem, mutable>, !ttg.memdesc<128x32xf16, #shared, #smem, mutable>, !ttg.memdesc<32x128xf16, #shared1, #smem, mutable>, !ttg.memdesc<32x128xf16, #shared1, #smem, mutable>, !ttg.memdesc<32x128xf16, #shared1, #smem, mutable>)
  ^bb1(%74: i32, %75: tensor<128x128xf32, #mma>, %76: tensor<128x32x!tt.ptr<f16>, #blocked>, %77: tensor<32x128x!tt.ptr<f16>, #blocked1>, %78: i32, %79: !ttg.async.token, %80: !ttg.async.token, %81: !ttg.async.token, %82: !ttg.async.token, %83: !ttg.async.token, %84: !ttg.async.token, %85: !ttg.memdesc<128x32xf16, #shared, #smem, mutable>, %86: !ttg.memdesc<128x32xf16, #shared, #smem, mutable>, %87: !ttg.memdesc<128x32xf16, #shared, #smem, mutable>, %88: !ttg.memdesc<32x128xf16, #shared1, #smem, mutable>, %89: !ttg.memdesc<32x128xf16, #shared1, #smem, mutable>, %90: !ttg.memdesc<32x128xf16, #shared1, #smem, mutable>):  // 2 preds: ^bb0, ^bb2
    %91 = arith.cmpi slt, %74, %73 : i32
    cf.cond_br %91, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %92 = amdg.async_wait %79, %82 {num_inst = 16 : i32, ttg.num_commit_groups = 0 : i32}
    ttg.barrier local
    %93 = tt.addptr %76, %cst : tensor<128x32x!tt.ptr<f16>, #blocked>, tensor<128x32xi32, #blocked>
    %94 = tt.addptr %77, %39 : tensor<32x128x!tt.ptr<f16>, #blocked1>, tensor<32x128xi32, #blocked1>
    %95 = arith.addi %78, %c1_i32 : i32
    %96 = arith.cmpi slt, %95, %c4_i32 : i32
    %97 = arith.select %96, %95, %c0_i32 : i32
    %98 = ttg.memdesc_index %40[%97] : !ttg.memdesc<4x128x32xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x32xf16, #shared, #smem, mutable>
    %99 = ttg.async_copy_global_to_local %93, %98 {contiguity = 8 : i32} : tensor<128x32x!tt.ptr<f16>, #blocked> -> <128x32xf16, #shared, #smem, mutable>
    %100 = ttg.async_commit_group tokens %99
    ttg.barrier local
    %101 = ttg.local_load %85 token %92 : !ttg.memdesc<128x32xf16, #shared, #smem, mutable> -> tensor<128x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>
    %102 = ttg.memdesc_index %41[%97] : !ttg.memdesc<4x32x128xf16, #shared1, #smem, mutable> -> !ttg.memdesc<32x128xf16, #shared1, #smem, mutable>
    %103 = ttg.async_copy_global_to_local %94, %102 {contiguity = 8 : i32} : tensor<32x128x!tt.ptr<f16>, #blocked1> -> <32x128xf16, #shared1, #smem, mutable>
    %104 = ttg.async_commit_group tokens %103
    ttg.barrier local
    %105 = ttg.local_load %88 token %92 : !ttg.memdesc<32x128xf16, #shared1, #smem, mutable> -> tensor<32x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
    %106 = tt.dot %101, %105, %75 : tensor<128x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<32x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<128x128xf32, #mma>
    %107 = arith.addi %74, %c32_i32 : i32
    cf.br ^bb1(%107, %106, %93, %94, %97, %80, %81, %100, %83, %84, %104, %86, %87, %98, %89, %90, %102 : i32, tensor<128x128xf32, #mma>, tensor<128x32x!tt.ptr<f16>, #blocked>, tensor<32x128x!tt.ptr<f16>, #blocked1>, i32, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.memdesc<128x32xf16, #shared, #smem, mutable>, !ttg.memdesc<128x32xf16, #shared, #smem, mutable>, !ttg.memdesc<128x32xf16, #shared, #smem, mutable>, !ttg.memdesc<32x128xf16, #shared1, #smem, mutable>, !ttg.memdesc<32x128xf16, #shared1, #smem, mutable>, !ttg.memdesc<32x128xf16, #shared1, #smem, mutable>)
  ^bb3:  // pred: ^bb1
    %108 = arith.addi %arg5, %c31_i32 : i32
    %109 = arith.divsi %108, %c32_i32 : i32
    %110 = arith.cmpi sge, %109, %c1_i32 : i32
    %111 = arith.cmpi sge, %109, %c2_i32 : i32
    %112 = arith.cmpi sge, %109, %c3_i32 : i32
    %113 = amdg.async_wait %79, %82 {num_inst = 0 : i32, ttg.num_commit_groups = 0 : i32}
    ttg.barrier local
    %114 = ttg.local_load %85 token %113 : !ttg.memdesc<128x32xf16, #shared, #smem, mutable> -> tensor<128x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>
    %115 = ttg.local_load %88 token %113 : !ttg.memdesc<32x128xf16, #shared1, #smem, mutable> -> tensor<32x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
    cf.cond_br %110, ^bb4, ^bb5(%75 : tensor<128x128xf32, #mma>)
  ^bb4:  // pred: ^bb3
    %116 = tt.dot %114, %115, %75 : tensor<128x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<32x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<128x128xf32, #mma>
    cf.br ^bb5(%116 : tensor<128x128xf32, #mma>)
  ^bb5(%117: tensor<128x128xf32, #mma>):  // 2 preds: ^bb3, ^bb4
    %118 = arith.select %110, %117, %75 : tensor<128x128xf32, #mma>
    %119 = amdg.async_wait %80, %83 {num_inst = 0 : i32, ttg.num_commit_groups = 0 : i32}
    ttg.barrier local
    %120 = ttg.local_load %86 token %119 : !ttg.memdesc<128x32xf16, #shared, #smem, mutable> -> tensor<128x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>
    %121 = ttg.local_load %89 token %119 : !ttg.memdesc<32x128xf16, #shared1, #smem, mutable> -> tensor<32x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
    cf.cond_br %111, ^bb6, ^bb7(%118 : tensor<128x128xf32, #mma>)
  ^bb6:  // pred: ^bb5
    %122 = tt.dot %120, %121, %118 : tensor<128x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<32x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<128x128xf32, #mma>
    cf.br ^bb7(%122 : tensor<128x128xf32, #mma>)
  ^bb7(%123: tensor<128x128xf32, #mma>):  // 2 preds: ^bb5, ^bb6
    %124 = arith.select %111, %123, %118 : tensor<128x128xf32, #mma>
    %125 = amdg.async_wait %81, %84 {num_inst = 0 : i32, ttg.num_commit_groups = 0 : i32}
    ttg.barrier local
    %126 = ttg.local_load %87 token %125 : !ttg.memdesc<128x32xf16, #shared, #smem, mutable> -> tensor<128x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>
    %127 = ttg.local_load %90 token %125 : !ttg.memdesc<32x128xf16, #shared1, #smem, mutable> -> tensor<32x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
    cf.cond_br %112, ^bb8, ^bb9(%124 : tensor<128x128xf32, #mma>)
  ^bb8:  // pred: ^bb7
    %128 = tt.dot %126, %127, %124 : tensor<128x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<32x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<128x128xf32, #mma>
    cf.br ^bb9(%128 : tensor<128x128xf32, #mma>)
  ^bb9(%129: tensor<128x128xf32, #mma>):  // 2 preds: ^bb7, ^bb8
    %130 = arith.select %112, %129, %124 : tensor<128x128xf32, #mma>
    ttg.local_dealloc %41 : !ttg.memdesc<4x32x128xf16, #shared1, #smem, mutable>
    ttg.local_dealloc %40 : !ttg.memdesc<4x128x32xf16, #shared, #smem, mutable>
    %131 = tt.splat %arg8 : i32 -> tensor<128x1xi32, #mma>
    %132 = arith.muli %17, %131 : tensor<128x1xi32, #mma>
    %133 = tt.splat %arg2 : !tt.ptr<f16> -> tensor<128x1x!tt.ptr<f16>, #mma>
    %134 = tt.addptr %133, %132 : tensor<128x1x!tt.ptr<f16>, #mma>, tensor<128x1xi32, #mma>
    %135 = tt.broadcast %134 : tensor<128x1x!tt.ptr<f16>, #mma> -> tensor<128x128x!tt.ptr<f16>, #mma>
    %136 = tt.broadcast %33 : tensor<1x128xi32, #mma> -> tensor<128x128xi32, #mma>
    %137 = tt.addptr %135, %136 : tensor<128x128x!tt.ptr<f16>, #mma>, tensor<128x128xi32, #mma>
    %138 = arith.truncf %130 : tensor<128x128xf32, #mma> to tensor<128x128xf16, #mma>
    tt.store %137, %138 : tensor<128x128x!tt.ptr<f16>, #mma>
    tt.return
  }
}

#blocked = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [2, 16], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#mma = #ttg.amd_wmma<{version = 3, isTranspose = true, ctaLayout = {warp = [[0, 1], [1, 0]]}, instrShape = [16, 16, 32]}>
#shared = #ttg.padded_shared<[128:+8] {order = [1, 0], shape = [128, 64]}>
#shared1 = #ttg.padded_shared<[128:+16] {order = [1, 0], shape = [64, 128]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 71632 : i32, ttg.target = "hip:gfx1250", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @matmul_persistent(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg3: i32 {tt.divisibility = 16 : i32}, %arg4: i32 {tt.divisibility = 16 : i32}, %arg5: i32 {tt.divisibility = 16 : i32}, %arg6: i32 {tt.divisibility = 16 : i32}, %arg7: i32 {tt.divisibility = 16 : i32}, %arg8: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %c2_i32 = arith.constant 2 : i32
    %cst = arith.constant dense<0.000000e+00> : tensor<64x128xf16, #blocked>
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<128x64xf16, #blocked1>
    %c127_i32 = arith.constant 127 : i32
    %c8_i32 = arith.constant 8 : i32
    %c128_i32 = arith.constant 128 : i32
    %c64_i32 = arith.constant 64 : i32
    %c108_i32 = arith.constant 108 : i32
    %c0_i32 = arith.constant 0 : i32
    %c1_i32 = arith.constant 1 : i32
    %c63_i32 = arith.constant 63 : i32
    %cst_1 = arith.constant dense<0.000000e+00> : tensor<128x128xf32, #mma>
    %0 = arith.addi %arg3, %c127_i32 : i32
    %1 = arith.divsi %0, %c128_i32 : i32
    %2 = arith.addi %arg4, %c127_i32 : i32
    %3 = arith.divsi %2, %c128_i32 : i32
    %4 = tt.get_program_id x : i32
    %5 = arith.muli %1, %3 : i32
    %6 = arith.muli %3, %c8_i32 : i32
    %7 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %8 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %9 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %10 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %11 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %12 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %13 = arith.addi %arg5, %c63_i32 : i32
    %14 = arith.divsi %13, %c64_i32 : i32
    %15 = tt.expand_dims %11 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x64xi32, #blocked1>
    %16 = tt.splat %arg3 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %17 = tt.splat %arg6 : i32 -> tensor<128x1xi32, #blocked1>
    %18 = tt.splat %arg0 : !tt.ptr<f16> -> tensor<128x1x!tt.ptr<f16>, #blocked1>
    %19 = tt.expand_dims %12 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xi32, #blocked>
    %20 = tt.splat %arg7 : i32 -> tensor<64x1xi32, #blocked>
    %21 = tt.splat %arg1 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked>
    %22 = tt.splat %arg4 : i32 -> tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %23 = tt.splat %arg3 : i32 -> tensor<128x1xi32, #mma>
    %24 = tt.splat %arg4 : i32 -> tensor<1x128xi32, #mma>
    %25 = tt.splat %arg8 : i32 -> tensor<128x1xi32, #mma>
    %26 = tt.splat %arg2 : !tt.ptr<f16> -> tensor<128x1x!tt.ptr<f16>, #mma>
    cf.br ^bb1(%4 : i32)
  ^bb1(%27: i32):  // 2 preds: ^bb0, ^bb7
    %28 = arith.cmpi slt, %27, %5 : i32
    cf.cond_br %28, ^bb2, ^bb8
  ^bb2:  // pred: ^bb1
    %29 = arith.divsi %27, %6 : i32
    %30 = arith.muli %29, %c8_i32 : i32
    %31 = arith.subi %1, %30 : i32
    %32 = arith.minsi %31, %c8_i32 : i32
    %33 = arith.remsi %27, %32 : i32
    %34 = arith.addi %30, %33 : i32
    %35 = arith.remsi %27, %6 : i32
    %36 = arith.divsi %35, %32 : i32
    %37 = arith.muli %34, %c128_i32 : i32
    %38 = tt.splat %37 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %39 = tt.splat %37 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %40 = arith.addi %38, %7 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %41 = arith.addi %39, %10 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %42 = arith.muli %36, %c128_i32 : i32
    %43 = tt.splat %42 : i32 -> tensor<128xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %44 = tt.splat %42 : i32 -> tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %45 = arith.addi %43, %8 : tensor<128xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %46 = arith.addi %44, %9 : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %47 = ttg.local_alloc {allocation.offset = 36832 : i32} : () -> !ttg.memdesc<2x128x64xf16, #shared, #smem, mutable>
    %48 = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<2x64x128xf16, #shared1, #smem, mutable>
    %49 = arith.cmpi sgt, %14, %c0_i32 : i32
    %50 = tt.splat %arg5 : i32 -> tensor<1x64xi32, #blocked1>
    %51 = arith.cmpi slt, %15, %50 : tensor<1x64xi32, #blocked1>
    %52 = arith.remsi %40, %16 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %53 = tt.expand_dims %52 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<128x1xi32, #blocked1>
    %54 = arith.muli %53, %17 : tensor<128x1xi32, #blocked1>
    %55 = tt.addptr %18, %54 : tensor<128x1x!tt.ptr<f16>, #blocked1>, tensor<128x1xi32, #blocked1>
    %56 = tt.broadcast %55 : tensor<128x1x!tt.ptr<f16>, #blocked1> -> tensor<128x64x!tt.ptr<f16>, #blocked1>
    %57 = tt.broadcast %15 : tensor<1x64xi32, #blocked1> -> tensor<128x64xi32, #blocked1>
    %58 = tt.addptr %56, %57 : tensor<128x64x!tt.ptr<f16>, #blocked1>, tensor<128x64xi32, #blocked1>
    %59 = tt.broadcast %51 : tensor<1x64xi1, #blocked1> -> tensor<128x64xi1, #blocked1>
    %60 = ttg.memdesc_index %47[%c0_i32] : !ttg.memdesc<2x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    %61 = tt.splat %49 : i1 -> tensor<128x64xi1, #blocked1>
    %62 = arith.andi %61, %59 : tensor<128x64xi1, #blocked1>
    %63 = ttg.async_copy_global_to_local %58, %60 mask %62 other %cst_0 {contiguity = 8 : i32} : tensor<128x64x!tt.ptr<f16>, #blocked1> -> <128x64xf16, #shared, #smem, mutable>
    %64 = ttg.async_commit_group tokens %63
    %65 = tt.splat %arg5 : i32 -> tensor<64x1xi32, #blocked>
    %66 = arith.cmpi slt, %19, %65 : tensor<64x1xi32, #blocked>
    %67 = arith.muli %19, %20 : tensor<64x1xi32, #blocked>
    %68 = tt.addptr %21, %67 : tensor<64x1x!tt.ptr<f16>, #blocked>, tensor<64x1xi32, #blocked>
    %69 = arith.remsi %46, %22 : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %70 = tt.expand_dims %69 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x128xi32, #blocked>
    %71 = tt.broadcast %68 : tensor<64x1x!tt.ptr<f16>, #blocked> -> tensor<64x128x!tt.ptr<f16>, #blocked>
    %72 = tt.broadcast %70 : tensor<1x128xi32, #blocked> -> tensor<64x128xi32, #blocked>
    %73 = tt.addptr %71, %72 : tensor<64x128x!tt.ptr<f16>, #blocked>, tensor<64x128xi32, #blocked>
    %74 = tt.broadcast %66 : tensor<64x1xi1, #blocked> -> tensor<64x128xi1, #blocked>
    %75 = ttg.memdesc_index %48[%c0_i32] : !ttg.memdesc<2x64x128xf16, #shared1, #smem, mutable> -> !ttg.memdesc<64x128xf16, #shared1, #smem, mutable>
    %76 = tt.splat %49 : i1 -> tensor<64x128xi1, #blocked>
    %77 = arith.andi %76, %74 : tensor<64x128xi1, #blocked>
    %78 = ttg.async_copy_global_to_local %73, %75 mask %77 other %cst {contiguity = 8 : i32} : tensor<64x128x!tt.ptr<f16>, #blocked> -> <64x128xf16, #shared1, #smem, mutable>
    %79 = ttg.async_commit_group tokens %78
    %80 = arith.subi %14, %c1_i32 : i32
    cf.br ^bb3(%c0_i32, %cst_1, %c0_i32, %64, %79, %60, %75 : i32, tensor<128x128xf32, #mma>, i32, !ttg.async.token, !ttg.async.token, !ttg.memdesc<128x64xf16, #shared, #smem, mutable>, !ttg.memdesc<64x128xf16, #shared1, #smem, mutable>)
  ^bb3(%81: i32, %82: tensor<128x128xf32, #mma>, %83: i32, %84: !ttg.async.token, %85: !ttg.async.token, %86: !ttg.memdesc<128x64xf16, #shared, #smem, mutable>, %87: !ttg.memdesc<64x128xf16, #shared1, #smem, mutable>):  // 2 preds: ^bb2, ^bb4
    %88 = arith.cmpi slt, %81, %80 : i32
    cf.cond_br %88, ^bb4, ^bb5
  ^bb4:  // pred: ^bb3
    %89 = amdg.async_wait %84, %85 {num_inst = 0 : i32, ttg.num_commit_groups = 0 : i32}
    %90 = arith.addi %83, %c1_i32 : i32
    %91 = arith.cmpi slt, %90, %c2_i32 : i32
    %92 = arith.select %91, %90, %c0_i32 : i32
    %93 = arith.addi %81, %c1_i32 : i32
    %94 = arith.muli %93, %c64_i32 : i32
    %95 = arith.subi %arg5, %94 : i32
    %96 = tt.splat %95 : i32 -> tensor<1x64xi32, #blocked1>
    %97 = arith.cmpi slt, %15, %96 : tensor<1x64xi32, #blocked1>
    %98 = tt.splat %94 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %99 = tt.splat %94 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %100 = arith.addi %98, %11 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %101 = arith.addi %99, %12 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %102 = tt.expand_dims %100 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x64xi32, #blocked1>
    %103 = tt.broadcast %102 : tensor<1x64xi32, #blocked1> -> tensor<128x64xi32, #blocked1>
    %104 = tt.addptr %56, %103 : tensor<128x64x!tt.ptr<f16>, #blocked1>, tensor<128x64xi32, #blocked1>
    %105 = tt.broadcast %97 : tensor<1x64xi1, #blocked1> -> tensor<128x64xi1, #blocked1>
    %106 = ttg.memdesc_index %47[%92] : !ttg.memdesc<2x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    %107 = ttg.async_copy_global_to_local %104, %106 mask %105 other %cst_0 {contiguity = 8 : i32} : tensor<128x64x!tt.ptr<f16>, #blocked1> -> <128x64xf16, #shared, #smem, mutable>
    %108 = ttg.async_commit_group tokens %107
    %109 = ttg.local_load %86 token %89 : !ttg.memdesc<128x64xf16, #shared, #smem, mutable> -> tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>
    %110 = tt.splat %95 : i32 -> tensor<64x1xi32, #blocked>
    %111 = arith.cmpi slt, %19, %110 : tensor<64x1xi32, #blocked>
    %112 = tt.expand_dims %101 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xi32, #blocked>
    %113 = arith.muli %112, %20 : tensor<64x1xi32, #blocked>
    %114 = tt.addptr %21, %113 : tensor<64x1x!tt.ptr<f16>, #blocked>, tensor<64x1xi32, #blocked>
    %115 = tt.broadcast %114 : tensor<64x1x!tt.ptr<f16>, #blocked> -> tensor<64x128x!tt.ptr<f16>, #blocked>
    %116 = tt.addptr %115, %72 : tensor<64x128x!tt.ptr<f16>, #blocked>, tensor<64x128xi32, #blocked>
    %117 = tt.broadcast %111 : tensor<64x1xi1, #blocked> -> tensor<64x128xi1, #blocked>
    %118 = ttg.memdesc_index %48[%92] : !ttg.memdesc<2x64x128xf16, #shared1, #smem, mutable> -> !ttg.memdesc<64x128xf16, #shared1, #smem, mutable>
    %119 = ttg.async_copy_global_to_local %116, %118 mask %117 other %cst {contiguity = 8 : i32} : tensor<64x128x!tt.ptr<f16>, #blocked> -> <64x128xf16, #shared1, #smem, mutable>
    %120 = ttg.async_commit_group tokens %119
    %121 = ttg.local_load %87 token %89 : !ttg.memdesc<64x128xf16, #shared1, #smem, mutable> -> tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
    %122 = tt.dot %109, %121, %82 : tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<128x128xf32, #mma>
    %123 = arith.addi %81, %c1_i32 : i32
    cf.br ^bb3(%123, %122, %92, %108, %120, %106, %118 : i32, tensor<128x128xf32, #mma>, i32, !ttg.async.token, !ttg.async.token, !ttg.memdesc<128x64xf16, #shared, #smem, mutable>, !ttg.memdesc<64x128xf16, #shared1, #smem, mutable>)
  ^bb5:  // pred: ^bb3
    %124 = arith.cmpi sge, %14, %c1_i32 : i32
    %125 = amdg.async_wait %84, %85 {num_inst = 0 : i32, ttg.num_commit_groups = 0 : i32}
    %126 = ttg.local_load %86 token %125 : !ttg.memdesc<128x64xf16, #shared, #smem, mutable> -> tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>
    %127 = ttg.local_load %87 token %125 : !ttg.memdesc<64x128xf16, #shared1, #smem, mutable> -> tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
    cf.cond_br %124, ^bb6, ^bb7(%82 : tensor<128x128xf32, #mma>)
  ^bb6:  // pred: ^bb5
    %128 = tt.dot %126, %127, %82 : tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<128x128xf32, #mma>
    cf.br ^bb7(%128 : tensor<128x128xf32, #mma>)
  ^bb7(%129: tensor<128x128xf32, #mma>):  // 2 preds: ^bb5, ^bb6
    %130 = arith.select %124, %129, %82 : tensor<128x128xf32, #mma>
    ttg.local_dealloc %48 : !ttg.memdesc<2x64x128xf16, #shared1, #smem, mutable>
    ttg.local_dealloc %47 : !ttg.memdesc<2x128x64xf16, #shared, #smem, mutable>
    %131 = tt.expand_dims %41 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<128x1xi32, #mma>
    %132 = arith.cmpi slt, %131, %23 : tensor<128x1xi32, #mma>
    %133 = tt.expand_dims %45 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #mma}>> -> tensor<1x128xi32, #mma>
    %134 = arith.cmpi slt, %133, %24 : tensor<1x128xi32, #mma>
    %135 = tt.broadcast %132 : tensor<128x1xi1, #mma> -> tensor<128x128xi1, #mma>
    %136 = tt.broadcast %134 : tensor<1x128xi1, #mma> -> tensor<128x128xi1, #mma>
    %137 = arith.andi %135, %136 : tensor<128x128xi1, #mma>
    %138 = arith.muli %131, %25 : tensor<128x1xi32, #mma>
    %139 = tt.addptr %26, %138 : tensor<128x1x!tt.ptr<f16>, #mma>, tensor<128x1xi32, #mma>
    %140 = tt.broadcast %139 : tensor<128x1x!tt.ptr<f16>, #mma> -> tensor<128x128x!tt.ptr<f16>, #mma>
    %141 = tt.broadcast %133 : tensor<1x128xi32, #mma> -> tensor<128x128xi32, #mma>
    %142 = tt.addptr %140, %141 : tensor<128x128x!tt.ptr<f16>, #mma>, tensor<128x128xi32, #mma>
    %143 = arith.truncf %130 : tensor<128x128xf32, #mma> to tensor<128x128xf16, #mma>
    tt.store %142, %143, %137 : tensor<128x128x!tt.ptr<f16>, #mma>
    %144 = arith.addi %27, %c108_i32 : i32
    cf.br ^bb1(%144 : i32)
  ^bb8:  // pred: ^bb1
    tt.return
  }
}

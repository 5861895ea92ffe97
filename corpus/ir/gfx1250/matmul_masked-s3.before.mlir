#blocked = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [2, 16], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>
#mma = #ttg.amd_wmma<{version = 3, isTranspose = true, ctaLayout = {warp = [[0, 1], [0, 2]]}, instrShape = [16, 16, 32]}>
#shared = #ttg.padded_shared<[128:+8] {order = [1, 0], shape = [64, 32]}>
#shared1 = #ttg.padded_shared<[128:+16] {order = [1, 0], shape = [32, 128]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 40656 : i32, ttg.target = "hip:gfx1250", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @matmul_masked(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg3: i32 {tt.divisibility = 16 : i32}, %arg4: i32 {tt.divisibility = 16 : i32}, %arg5: i32 {tt.divisibility = 16 : i32}, %arg6: i32 {tt.divisibility = 16 : i32}, %arg7: i32 {tt.divisibility = 16 : i32}, %arg8: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<32> : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %cst_0 = arith.constant dense<32> : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %c2_i32 = arith.constant 2 : i32
    %c3_i32 = arith.constant 3 : i32
    %cst_1 = arith.constant dense<0.000000e+00> : tensor<32x128xf16, #blocked>
    %cst_2 = arith.constant dense<0.000000e+00> : tensor<64x32xf16, #blocked1>
    %c64_i32 = arith.constant 64 : i32
    %c128_i32 = arith.constant 128 : i32
    %c32_i32 = arith.constant 32 : i32
    %c31_i32 = arith.constant 31 : i32
    %c1_i32 = arith.constant 1 : i32
    %c0_i32 = arith.constant 0 : i32
    %cst_3 = arith.constant dense<0.00999999977> : tensor<64x128xf32, #mma>
    %cst_4 = arith.constant dense<0.000000e+00> : tensor<64x128xf32, #mma>
    %0 = tt.get_program_id x : i32
    %1 = arith.muli %0, %c64_i32 : i32
    %2 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %3 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %4 = tt.splat %1 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %5 = tt.splat %1 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %6 = arith.addi %4, %2 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %7 = arith.addi %5, %3 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %8 = tt.get_program_id y : i32
    %9 = arith.muli %8, %c128_i32 : i32
    %10 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %11 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %12 = tt.splat %9 : i32 -> tensor<128xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %13 = tt.splat %9 : i32 -> tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %14 = arith.addi %12, %10 : tensor<128xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %15 = arith.addi %13, %11 : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %16 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %17 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %18 = arith.addi %arg5, %c31_i32 : i32
    %19 = arith.divsi %18, %c32_i32 : i32
    %20 = tt.expand_dims %6 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<64x1xi32, #blocked1>
    %21 = tt.splat %arg3 : i32 -> tensor<64x1xi32, #blocked1>
    %22 = arith.cmpi slt, %20, %21 : tensor<64x1xi32, #blocked1>
    %23 = tt.expand_dims %16 {axis = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x32xi32, #blocked1>
    %24 = tt.broadcast %22 : tensor<64x1xi1, #blocked1> -> tensor<64x32xi1, #blocked1>
    %25 = tt.splat %arg6 : i32 -> tensor<64x1xi32, #blocked1>
    %26 = arith.muli %20, %25 : tensor<64x1xi32, #blocked1>
    %27 = tt.splat %arg0 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked1>
    %28 = tt.addptr %27, %26 : tensor<64x1x!tt.ptr<f16>, #blocked1>, tensor<64x1xi32, #blocked1>
    %29 = tt.broadcast %28 : tensor<64x1x!tt.ptr<f16>, #blocked1> -> tensor<64x32x!tt.ptr<f16>, #blocked1>
    %30 = tt.expand_dims %17 {axis = 1 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<32x1xi32, #blocked>
    %31 = tt.expand_dims %15 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x128xi32, #blocked>
    %32 = tt.splat %arg4 : i32 -> tensor<1x128xi32, #blocked>
    %33 = arith.cmpi slt, %31, %32 : tensor<1x128xi32, #blocked>
    %34 = tt.broadcast %33 : tensor<1x128xi1, #blocked> -> tensor<32x128xi1, #blocked>
    %35 = tt.splat %arg7 : i32 -> tensor<32x1xi32, #blocked>
    %36 = tt.splat %arg1 : !tt.ptr<f16> -> tensor<32x1x!tt.ptr<f16>, #blocked>
    %37 = tt.broadcast %31 : tensor<1x128xi32, #blocked> -> tensor<32x128xi32, #blocked>
    %38 = ttg.local_alloc {allocation.offset = 27616 : i32} : () -> !ttg.memdesc<3x64x32xf16, #shared, #smem, mutable>
    %39 = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<3x32x128xf16, #shared1, #smem, mutable>
    %40 = arith.cmpi sgt, %19, %c0_i32 : i32
    %41 = tt.splat %arg5 : i32 -> tensor<1x32xi32, #blocked1>
    %42 = arith.cmpi slt, %23, %41 : tensor<1x32xi32, #blocked1>
    %43 = tt.broadcast %42 : tensor<1x32xi1, #blocked1> -> tensor<64x32xi1, #blocked1>
    %44 = arith.andi %24, %43 : tensor<64x32xi1, #blocked1>
    %45 = tt.broadcast %23 : tensor<1x32xi32, #blocked1> -> tensor<64x32xi32, #blocked1>
    %46 = tt.addptr %29, %45 : tensor<64x32x!tt.ptr<f16>, #blocked1>, tensor<64x32xi32, #blocked1>
    %47 = ttg.memdesc_index %38[%c0_i32] : !ttg.memdesc<3x64x32xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x32xf16, #shared, #smem, mutable>
    %48 = tt.splat %40 : i1 -> tensor<64x32xi1, #blocked1>
    %49 = arith.andi %48, %44 : tensor<64x32xi1, #blocked1>
    %50 = ttg.async_copy_global_to_local %46, %47 mask %49 other %cst_2 {contiguity = 8 : i32} : tensor<64x32x!tt.ptr<f16>, #blocked1> -> <64x32xf16, #shared, #smem, mutable>
    %51 = ttg.async_commit_group tokens %50
    %52 = tt.splat %arg5 : i32 -> tensor<32x1xi32, #blocked>
    %53 = arith.cmpi slt, %30, %52 : tensor<32x1xi32, #blocked>
    %54 = tt.broadcast %53 : tensor<32x1xi1, #blocked> -> tensor<32x128xi1, #blocked>
    %55 = arith.andi %54, %34 : tensor<32x128xi1, #blocked>
    %56 = arith.muli %30, %35 : tensor<32x1xi32, #blocked>
    %57 = tt.addptr %36, %56 : tensor<32x1x!tt.ptr<f16>, #blocked>, tensor<32x1xi32, #blocked>
    %58 = tt.broadcast %57 : tensor<32x1x!tt.ptr<f16>, #blocked> -> tensor<32x128x!tt.ptr<f16>, #blocked>
    %59 = tt.addptr %58, %37 : tensor<32x128x!tt.ptr<f16>, #blocked>, tensor<32x128xi32, #blocked>
    %60 = ttg.memdesc_index %39[%c0_i32] : !ttg.memdesc<3x32x128xf16, #shared1, #smem, mutable> -> !ttg.memdesc<32x128xf16, #shared1, #smem, mutable>
    %61 = tt.splat %40 : i1 -> tensor<32x128xi1, #blocked>
    %62 = arith.andi %61, %55 : tensor<32x128xi1, #blocked>
    %63 = ttg.async_copy_global_to_local %59, %60 mask %62 other %cst_1 {contiguity = 8 : i32} : tensor<32x128x!tt.ptr<f16>, #blocked> -> <32x128xf16, #shared1, #smem, mutable>
    %64 = ttg.async_commit_group tokens %63
    %65 = arith.cmpi sgt, %19, %c1_i32 : i32
    %66 = arith.subi %arg5, %c32_i32 : i32
    %67 = tt.splat %66 : i32 -> tensor<1x32xi32, #blocked1>
    %68 = arith.cmpi slt, %23, %67 : tensor<1x32xi32, #blocked1>
    %69 = tt.broadcast %68 : tensor<1x32xi1, #blocked1> -> tensor<64x32xi1, #blocked1>
    %70 = arith.andi %24, %69 : tensor<64x32xi1, #blocked1>
    %71 = arith.addi %16, %cst_0 : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %72 = arith.addi %17, %cst : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %73 = tt.expand_dims %71 {axis = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x32xi32, #blocked1>
    %74 = tt.broadcast %73 : tensor<1x32xi32, #blocked1> -> tensor<64x32xi32, #blocked1>
    %75 = tt.addptr %29, %74 : tensor<64x32x!tt.ptr<f16>, #blocked1>, tensor<64x32xi32, #blocked1>
    %76 = ttg.memdesc_index %38[%c1_i32] : !ttg.memdesc<3x64x32xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x32xf16, #shared, #smem, mutable>
    %77 = tt.splat %65 : i1 -> tensor<64x32xi1, #blocked1>
    %78 = arith.andi %77, %70 : tensor<64x32xi1, #blocked1>
    %79 = ttg.async_copy_global_to_local %75, %76 mask %78 other %cst_2 {contiguity = 8 : i32} : tensor<64x32x!tt.ptr<f16>, #blocked1> -> <64x32xf16, #shared, #smem, mutable>
    %80 = ttg.async_commit_group tokens %79
    %81 = tt.splat %66 : i32 -> tensor<32x1xi32, #blocked>
    %82 = arith.cmpi slt, %30, %81 : tensor<32x1xi32, #blocked>
    %83 = tt.broadcast %82 : tensor<32x1xi1, #blocked> -> tensor<32x128xi1, #blocked>
    %84 = arith.andi %83, %34 : tensor<32x128xi1, #blocked>
    %85 = tt.expand_dims %72 {axis = 1 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<32x1xi32, #blocked>
    %86 = arith.muli %85, %35 : tensor<32x1xi32, #blocked>
    %87 = tt.addptr %36, %86 : tensor<32x1x!tt.ptr<f16>, #blocked>, tensor<32x1xi32, #blocked>
    %88 = tt.broadcast %87 : tensor<32x1x!tt.ptr<f16>, #blocked> -> tensor<32x128x!tt.ptr<f16>, #blocked>
    %89 = tt.addptr %88, %37 : tensor<32x128x!tt.ptr<f16>, #blocked>, tensor<32x128xi32, #blocked>
    %90 = ttg.memdesc_index %39[%c1_i32] : !ttg.memdesc<3x32x128xf16, #shared1, #smem, mutable> -> !ttg.memdesc<32x128xf16, #shared1, #smem, mutable>
    %91 = tt.splat %65 : i1 -> tensor<32x128xi1, #blocked>
    %92 = arith.andi %91, %84 : tensor<32x128xi1, #blocked>
    %93 = ttg.async_copy_global_to_local %89, %90 mask %92 other %cst_1 {contiguity = 8 : i32} : tensor<32x128x!tt.ptr<f16>, #blocked> -> <32x128xf16, #shared1, #smem, mutable>
    %94 = ttg.async_commit_group tokens %93
    %95 = arith.subi %19, %c2_i32 : i32
    cf.br ^bb1(%c0_i32, %cst_4, %c1_i32, %51, %80, %64, %94, %47, %76, %60, %90 : i32, tensor<64x128xf32, #mma>, i32, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.memdesc<64x32xf16, #shared, #smem, mutable>, !ttg.memdesc<64x32xf16, #shared, #smem, mutable>, !ttg.memdesc<32x128xf16, #shared1, #smem, mutable>, !ttg.memdesc<32x128xf16, #shared1, #smem, mutable>)
  ^bb1(%96: i32, %97: tensor<64x128xf32, #mma>, %98: i32, %99: !ttg.async.token, %100: !ttg.async.token, %101: !ttg.async.token, %102: !ttg.async.token, %103: !ttg.memdesc<64x32xf16, #shared, #smem, mutable>, %104: !ttg.memdesc<64x32xf16, #shared, #smem, mutable>, %105: !ttg.memdesc<32x128xf16, #shared1, #smem, mutable>, %106: !ttg.memdesc<32x128xf16, #shared1, #smem, mutable>):  // 2 preds: ^bb0, ^bb2
    %107 = arith.cmpi slt, %96, %95 : i32
    cf.cond_br %107, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %108 = amdg.async_wait %99, %101 {num_inst = 6 : i32, ttg.num_commit_groups = 0 : i32}
    %109 = arith.addi %98, %c1_i32 : i32
    %110 = arith.cmpi slt, %109, %c3_i32 : i32
    %111 = arith.select %110, %109, %c0_i32 : i32
    %112 = arith.addi %96, %c2_i32 : i32
    %113 = arith.muli %112, %c32_i32 : i32
    %114 = arith.subi %arg5, %113 : i32
    %115 = tt.splat %114 : i32 -> tensor<1x32xi32, #blocked1>
    %116 = arith.cmpi slt, %23, %115 : tensor<1x32xi32, #blocked1>
    %117 = tt.broadcast %116 : tensor<1x32xi1, #blocked1> -> tensor<64x32xi1, #blocked1>
    %118 = arith.andi %24, %117 : tensor<64x32xi1, #blocked1>
    %119 = tt.splat %113 : i32 -> tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %120 = tt.splat %113 : i32 -> tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %121 = arith.addi %119, %16 : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %122 = arith.addi %120, %17 : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %123 = tt.expand_dims %121 {axis = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x32xi32, #blocked1>
    %124 = tt.broadcast %123 : tensor<1x32xi32, #blocked1> -> tensor<64x32xi32, #blocked1>
    %125 = tt.addptr %29, %124 : tensor<64x32x!tt.ptr<f16>, #blocked1>, tensor<64x32xi32, #blocked1>
    %126 = ttg.memdesc_index %38[%111] : !ttg.memdesc<3x64x32xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x32xf16, #shared, #smem, mutable>
    %127 = ttg.async_copy_global_to_local %125, %126 mask %118 other %cst_2 {contiguity = 8 : i32} : tensor<64x32x!tt.ptr<f16>, #blocked1> -> <64x32xf16, #shared, #smem, mutable>
    %128 = ttg.async_commit_group tokens %127
    %129 = ttg.local_load %103 token %108 : !ttg.memdesc<64x32xf16, #shared, #smem, mutable> -> tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>
    %130 = tt.splat %114 : i32 -> tensor<32x1xi32, #blocked>
    %131 = arith.cmpi slt, %30, %130 : tensor<32x1xi32, #blocked>
    %132 = tt.broadcast %131 : tensor<32x1xi1, #blocked> -> tensor<32x128xi1, #blocked>
    %133 = arith.andi %132, %34 : tensor<32x128xi1, #blocked>
    %134 = tt.expand_dims %122 {axis = 1 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<32x1xi32, #blocked>
    %135 = arith.muli %134, %35 : tensor<32x1xi32, #blocked>
    %136 = tt.addptr %36, %135 : tensor<32x1x!tt.ptr<f16>, #blocked>, tensor<32x1xi32, #blocked>
    %137 = tt.broadcast %136 : tensor<32x1x!tt.ptr<f16>, #blocked> -> tensor<32x128x!tt.ptr<f16>, #blocked>
    %138 = tt.addptr %137, %37 : tensor<32x128x!tt.ptr<f16>, #blocked>, tensor<32x128xi32, #blocked>
    %139 = ttg.memdesc_index %39[%111] : !ttg.memdesc<3x32x128xf16, #shared1, #smem, mutable> -> !ttg.memdesc<32x128xf16, #shared1, #smem, mutable>
    %140 = ttg.async_copy_global_to_local %138, %139 mask %133 other %cst_1 {contiguity = 8 : i32} : tensor<32x128x!tt.ptr<f16>, #blocked> -> <32x128xf16, #shared1, #smem, mutable>
    %141 = ttg.async_commit_group tokens %140
    %142 = ttg.local_load %105 token %108 : !ttg.memdesc<32x128xf16, #shared1, #smem, mutable> -> tensor<32x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
    %143 = tt.dot %129, %142, %97 : tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<32x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<64x128xf32, #mma>
    %144 = arith.addi %96, %c1_i32 : i32
    cf.br ^bb1(%144, %143, %111, %100, %128, %102, %141, %104, %126, %106, %139 : i32, tensor<64x128xf32, #mma>, i32, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.memdesc<64x32xf16, #shared, #smem, mutable>, !ttg.memdesc<64x32xf16, #shared, #smem, mutable>, !ttg.memdesc<32x128xf16, #shared1, #smem, mutable>, !ttg.memdesc<32x128xf16, #shared1, #smem, mutable>)
  ^bb3:  // pred: ^bb1
    %145 = arith.cmpi sge, %19, %c1_i32 : i32
    %146 = arith.cmpi sge, %19, %c2_i32 : i32
    %147 = amdg.async_wait %99, %101 {num_inst = 0 : i32, ttg.num_commit_groups = 0 : i32}
    %148 = ttg.local_load %103 token %147 : !ttg.memdesc<64x32xf16, #shared, #smem, mutable> -> tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>
    %149 = ttg.local_load %105 token %147 : !ttg.memdesc<32x128xf16, #shared1, #smem, mutable> -> tensor<32x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
    cf.cond_br %145, ^bb4, ^bb5(%97 : tensor<64x128xf32, #mma>)
  ^bb4:  // pred: ^bb3
    %150 = tt.dot %148, %149, %97 : tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<32x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<64x128xf32, #mma>
    cf.br ^bb5(%150 : tensor<64x128xf32, #mma>)
  ^bb5(%151: tensor<64x128xf32, #mma>):  // 2 preds: ^bb3, ^bb4
    %152 = arith.select %145, %151, %97 : tensor<64x128xf32, #mma>
    %153 = amdg.async_wait %100, %102 {num_inst = 0 : i32, ttg.num_commit_groups = 0 : i32}
    %154 = ttg.local_load %104 token %153 : !ttg.memdesc<64x32xf16, #shared, #smem, mutable> -> tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>
    %155 = ttg.local_load %106 token %153 : !ttg.memdesc<32x128xf16, #shared1, #smem, mutable> -> tensor<32x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
    cf.cond_br %146, ^bb6, ^bb7(%152 : tensor<64x128xf32, #mma>)
  ^bb6:  // pred: ^bb5
    %156 = tt.dot %154, %155, %152 : tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<32x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<64x128xf32, #mma>
    cf.br ^bb7(%156 : tensor<64x128xf32, #mma>)
  ^bb7(%157: tensor<64x128xf32, #mma>):  // 2 preds: ^bb5, ^bb6
    %158 = arith.select %146, %157, %152 : tensor<64x128xf32, #mma>
    ttg.local_dealloc %39 : !ttg.memdesc<3x32x128xf16, #shared1, #smem, mutable>
    ttg.local_dealloc %38 : !ttg.memdesc<3x64x32xf16, #shared, #smem, mutable>
    %159 = arith.cmpf ogt, %158, %cst_4 : tensor<64x128xf32, #mma>
    %160 = arith.mulf %158, %cst_3 : tensor<64x128xf32, #mma>
    %161 = arith.select %159, %158, %160 : tensor<64x128xi1, #mma>, tensor<64x128xf32, #mma>
    %162 = tt.expand_dims %7 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<64x1xi32, #mma>
    %163 = tt.splat %arg3 : i32 -> tensor<64x1xi32, #mma>
    %164 = arith.cmpi slt, %162, %163 : tensor<64x1xi32, #mma>
    %165 = tt.expand_dims %14 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #mma}>> -> tensor<1x128xi32, #mma>
    %166 = tt.splat %arg4 : i32 -> tensor<1x128xi32, #mma>
    %167 = arith.cmpi slt, %165, %166 : tensor<1x128xi32, #mma>
    %168 = tt.broadcast %164 : tensor<64x1xi1, #mma> -> tensor<64x128xi1, #mma>
    %169 = tt.broadcast %167 : tensor<1x128xi1, #mma> -> tensor<64x128xi1, #mma>
    %170 = arith.andi %168, %169 : tensor<64x128xi1, #mma>
    %171 = tt.splat %arg8 : i32 -> tensor<64x1xi32, #mma>
    %172 = arith.muli %162, %171 : tensor<64x1xi32, #mma>
    %173 = tt.splat %arg2 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #mma>
    %174 = tt.addptr %173, %172 : tensor<64x1x!tt.ptr<f16>, #mma>, tensor<64x1xi32, #mma>
    %175 = tt.broadcast %174 : tensor<64x1x!tt.ptr<f16>, #mma> -> tensor<64x128x!tt.ptr<f16>, #mma>
    %176 = tt.broadcast %165 : tensor<1x128xi32, #mma> -> tensor<64x128xi32, #mma>
    %177 = tt.addptr %175, %176 : tensor<64x128x!tt.ptr<f16>, #mma>, tensor<64x128xi32, #mma>
    %178 = arith.truncf %161 : tensor<64x128xf32, #mma> to tensor<64x128xf16, #mma>
    tt.store %177, %178, %170 : tensor<64x128x!tt.ptr<f16>, #mma>
    tt.return
  }
}

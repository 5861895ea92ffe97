#blocked = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [16, 4], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 16], warpsPerCTA = [4, 1], order = [1, 0]}>
#linear = #ttg.linear<{register = [[0, 1], [0, 2], [0, 4], [16, 0]], lane = [[0, 8], [0, 16], [0, 32], [0, 64], [4, 0], [8, 0]], warp = [[1, 0], [2, 0]], block = []}>
#linear1 = #ttg.linear<{register = [[0, 1], [0, 2], [0, 4]], lane = [[0, 8], [0, 16], [4, 0], [8, 0], [16, 0], [32, 0]], warp = [[1, 0], [2, 0]], block = []}>
#linear2 = #ttg.linear<{register = [[0, 1], [0, 2], [0, 4], [0, 16], [32, 0]], lane = [[1, 0], [2, 0], [4, 0], [8, 0], [16, 0], [0, 8]], warp = [[0, 32], [0, 64]], block = []}>
#mma = #ttg.amd_mfma<{version = 4, warpsPerCTA = [1, 4], instrShape = [32, 32, 16], isTransposed = true}>
#shared = #ttg.padded_shared<[512:+8] {offset = [[0, 1], [0, 2], [0, 4], [0, 8], [0, 16], [4, 0], [8, 0], [16, 0], [32, 0], [1, 0], [2, 0]], block = []}>
#shared1 = #ttg.padded_shared<[512:+32] {offset = [[0, 1], [0, 2], [0, 4], [0, 8], [0, 16], [0, 32], [0, 64], [4, 0], [8, 0], [1, 0], [2, 0], [16, 0]], block = []}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 38512 : i32, ttg.target = "hip:gfx950", "ttg.threads-per-warp" = 64 : i32} {
  tt.func public @matmul_masked(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg3: i32 {tt.divisibility = 16 : i32}, %arg4: i32 {tt.divisibility = 16 : i32}, %arg5: i32 {tt.divisibility = 16 : i32}, %arg6: i32 {tt.divisibility = 16 : i32}, %arg7: i32 {tt.divisibility = 16 : i32}, %arg8: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<0.000000e+00> : tensor<64x128xf32, #mma>
    %cst_0 = arith.constant dense<0.00999999977> : tensor<64x128xf32, #mma>
    %c0_i32 = arith.constant 0 : i32
    %c1_i32 = arith.constant 1 : i32
    %c31_i32 = arith.constant 31 : i32
    %c32_i32 = arith.constant 32 : i32
    %c128_i32 = arith.constant 128 : i32
    %c64_i32 = arith.constant 64 : i32
    %c3_i32 = arith.constant 3 : i32
    %c2_i32 = arith.constant 2 : i32
    %cst_1 = arith.constant dense<32> : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %cst_2 = arith.constant dense<0.000000e+00> : tensor<32x128xf16, #linear>
    %cst_3 = arith.constant dense<0.000000e+00> : tensor<64x32xf16, #linear1>
    %cst_4 = arith.constant dense<32> : tensor<32xi32, #ttg.slice<{dim = 1, parent = #linear}>>
    %0 = tt.get_program_id x : i32
    %1 = arith.muli %0, %c64_i32 : i32
    %2 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #linear1}>>
    %3 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #linear2}>>
    %4 = tt.splat %1 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #linear1}>>
    %5 = tt.splat %1 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #linear2}>>
    %6 = arith.addi %4, %2 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #linear1}>>
    %7 = arith.addi %5, %3 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #linear2}>>
    %8 = tt.get_program_id y : i32
    %9 = arith.muli %8, %c128_i32 : i32
    %10 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #linear2}>>
    %11 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %12 = tt.splat %9 : i32 -> tensor<128xi32, #ttg.slice<{dim = 0, parent = #linear2}>>
    %13 = tt.splat %9 : i32 -> tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %14 = arith.addi %12, %10 : tensor<128xi32, #ttg.slice<{dim = 0, parent = #linear2}>>
    %15 = arith.addi %13, %11 : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %16 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %17 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #linear}>>
    %18 = arith.addi %arg5, %c31_i32 : i32
    %19 = arith.divsi %18, %c32_i32 : i32
    %20 = tt.expand_dims %6 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #linear1}>> -> tensor<64x1xi32, #linear1>
    %21 = tt.splat %arg3 : i32 -> tensor<64x1xi32, #linear1>
    %22 = arith.cmpi slt, %20, %21 : tensor<64x1xi32, #linear1>
    %23 = tt.expand_dims %16 {axis = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x32xi32, #blocked>
    %24 = tt.broadcast %22 : tensor<64x1xi1, #linear1> -> tensor<64x32xi1, #linear1>
    %25 = tt.splat %arg6 : i32 -> tensor<64x1xi32, #linear1>
    %26 = arith.muli %20, %25 : tensor<64x1xi32, #linear1>
    %27 = tt.splat %arg0 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #linear1>
    %28 = tt.addptr %27, %26 : tensor<64x1x!tt.ptr<f16>, #linear1>, tensor<64x1xi32, #linear1>
    %29 = tt.broadcast %28 : tensor<64x1x!tt.ptr<f16>, #linear1> -> tensor<64x32x!tt.ptr<f16>, #linear1>
    %30 = tt.expand_dims %17 {axis = 1 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #linear}>> -> tensor<32x1xi32, #linear>
    %31 = tt.expand_dims %15 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x128xi32, #blocked1>
    %32 = tt.splat %arg4 : i32 -> tensor<1x128xi32, #blocked1>
    %33 = arith.cmpi slt, %31, %32 : tensor<1x128xi32, #blocked1>
    %34 = tt.broadcast %33 : tensor<1x128xi1, #blocked1> -> tensor<32x128xi1, #linear>
    %35 = tt.splat %arg7 : i32 -> tensor<32x1xi32, #linear>
    %36 = tt.splat %arg1 : !tt.ptr<f16> -> tensor<32x1x!tt.ptr<f16>, #linear>
    %37 = tt.broadcast %31 : tensor<1x128xi32, #blocked1> -> tensor<32x128xi32, #linear>
    %38 = ttg.local_alloc {allocation.offset = 26048 : i32} : () -> !ttg.memdesc<3x64x32xf16, #shared, #smem, mutable>
    %39 = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<3x32x128xf16, #shared1, #smem, mutable>
    %40 = arith.cmpi sgt, %19, %c0_i32 : i32
    %41 = tt.splat %arg5 : i32 -> tensor<1x32xi32, #blocked>
    %42 = arith.cmpi slt, %23, %41 : tensor<1x32xi32, #blocked>
    %43 = tt.broadcast %42 : tensor<1x32xi1, #blocked> -> tensor<64x32xi1, #linear1>
    %44 = arith.andi %24, %43 : tensor<64x32xi1, #linear1>
    %45 = tt.broadcast %23 : tensor<1x32xi32, #blocked> -> tensor<64x32xi32, #linear1>
    %46 = tt.addptr %29, %45 : tensor<64x32x!tt.ptr<f16>, #linear1>, tensor<64x32xi32, #linear1>
    %47 = ttg.memdesc_index %38[%c0_i32] : !ttg.memdesc<3x64x32xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x32xf16, #shared, #smem, mutable>
    %48 = tt.splat %40 : i1 -> tensor<64x32xi1, #linear1>
    %49 = arith.andi %48, %44 : tensor<64x32xi1, #linear1>
    %50 = ttg.async_copy_global_to_local %46, %47 mask %49 other %cst_3 {contiguity = 8 : i32} : tensor<64x32x!tt.ptr<f16>, #linear1> -> <64x32xf16, #shared, #smem, mutable>
    %51 = ttg.async_commit_group tokens %50
    %52 = tt.splat %arg5 : i32 -> tensor<32x1xi32, #linear>
    %53 = arith.cmpi slt, %30, %52 : tensor<32x1xi32, #linear>
    %54 = tt.broadcast %53 : tensor<32x1xi1, #linear> -> tensor<32x128xi1, #linear>
    %55 = arith.andi %54, %34 : tensor<32x128xi1, #linear>
    %56 = arith.muli %30, %35 : tensor<32x1xi32, #linear>
    %57 = tt.addptr %36, %56 : tensor<32x1x!tt.ptr<f16>, #linear>, tensor<32x1xi32, #linear>
    %58 = tt.broadcast %57 : tensor<32x1x!tt.ptr<f16>, #linear> -> tensor<32x128x!tt.ptr<f16>, #linear>
    %59 = tt.addptr %58, %37 : tensor<32x128x!tt.ptr<f16>, #linear>, tensor<32x128xi32, #linear>
    %60 = ttg.memdesc_index %39[%c0_i32] : !ttg.memdesc<3x32x128xf16, #shared1, #smem, mutable> -> !ttg.memdesc<32x128xf16, #shared1, #smem, mutable>
    %61 = tt.splat %40 : i1 -> tensor<32x128xi1, #linear>
    %62 = arith.andi %61, %55 : tensor<32x128xi1, #linear>
    %63 = ttg.async_copy_global_to_local %59, %60 mask %62 other %cst_2 {contiguity = 8 : i32} : tensor<32x128x!tt.ptr<f16>, #linear> -> <32x128xf16, #shared1, #smem, mutable>
    %64 = ttg.async_commit_group tokens %63
    %65 = arith.cmpi sgt, %19, %c1_i32 : i32
    %66 = arith.subi %arg5, %c32_i32 : i32
    %67 = tt.splat %66 : i32 -> tensor<1x32xi32, #blocked>
    %68 = arith.cmpi slt, %23, %67 : tensor<1x32xi32, #blocked>
    %69 = tt.broadcast %68 : tensor<1x32xi1, #blocked> -> tensor<64x32xi1, #linear1>
    %70 = arith.andi %24, %69 : tensor<64x32xi1, #linear1>
    %71 = arith.addi %16, %cst_1 : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %72 = arith.addi %17, %cst_4 : tensor<32xi32, #ttg.slice<{dim = 1, parent = #linear}>>
    %73 = tt.expand_dims %71 {axis = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x32xi32, #blocked>
    %74 = tt.broadcast %73 : tensor<1x32xi32, #blocked> -> tensor<64x32xi32, #linear1>
    %75 = tt.addptr %29, %74 : tensor<64x32x!tt.ptr<f16>, #linear1>, tensor<64x32xi32, #linear1>
    %76 = ttg.memdesc_index %38[%c1_i32] : !ttg.memdesc<3x64x32xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x32xf16, #shared, #smem, mutable>
    %77 = tt.splat %65 : i1 -> tensor<64x32xi1, #linear1>
    %78 = arith.andi %77, %70 : tensor<64x32xi1, #linear1>
    %79 = ttg.async_copy_global_to_local %75, %76 mask %78 other %cst_3 {contiguity = 8 : i32} : tensor<64x32x!tt.ptr<f16>, #linear1> -> <64x32xf16, #shared, #smem, mutable>
    %80 = ttg.async_commit_group tokens %79
    %81 = tt.splat %66 : i32 -> tensor<32x1xi32, #linear>
    %82 = arith.cmpi slt, %30, %81 : tensor<32x1xi32, #linear>
    %83 = tt.broadcast %82 : tensor<32x1xi1, #linear> -> tensor<32x128xi1, #linear>
    %84 = arith.andi %83, %34 : tensor<32x128xi1, #linear>
    %85 = tt.expand_dims %72 {axis = 1 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #linear}>> -> tensor<32x1xi32, #linear>
    %86 = arith.muli %85, %35 : tensor<32x1xi32, #linear>
    %87 = tt.addptr %36, %86 : tensor<32x1x!tt.ptr<f16>, #linear>, tensor<32x1xi32, #linear>
    %88 = tt.broadcast %87 : tensor<32x1x!tt.ptr<f16>, #linear> -> tensor<32x128x!tt.ptr<f16>, #linear>
    %89 = tt.addptr %88, %37 : tensor<32x128x!tt.ptr<f16>, #linear>, tensor<32x128xi32, #linear>
    %90 = ttg.memdesc_index %39[%c1_i32] : !ttg.memdesc<3x32x128xf16, #shared1, #smem, mutable> -> !ttg.memdesc<32x128xf16, #shared1, #smem, mutable>
    %91 = tt.splat %65 : i1 -> tensor<32x128xi1, #linear>
    %92 = arith.andi %91, %84 : tensor<32x128xi1, #linear>
    %93 = ttg.async_copy_global_to_local %89, %90 mask %92 other %cst_2 {contiguity = 8 : i32} : tensor<32x128x!tt.ptr<f16>, #linear> -> <32x128xf16, #shared1, #smem, mutable>
    %94 = ttg.async_commit_group tokens %93
    %95 = ttg.async_wait %51, %64 {num = 2 : i32}
    %96 = arith.subi %19, %c2_i32 : i32
    cf.br ^bb1(%c0_i32, %cst, %c1_i32, %47, %76, %95, %60, %90, %80, %94 : i32, tensor<64x128xf32, #mma>, i32, !ttg.memdesc<64x32xf16, #shared, #smem, mutable>, !ttg.memdesc<64x32xf16, #shared, #smem, mutable>, !ttg.async.token, !ttg.memdesc<32x128xf16, #shared1, #smem, mutable>, !ttg.memdesc<32x128xf16, #shared1, #smem, mutable>, !ttg.async.token, !ttg.async.token)
  ^bb1(%97: i32, %98: tensor<64x128xf32, #mma>, %99: i32, %100: !ttg.memdesc<64x32xf16, #shared, #smem, mutable>, %101: !ttg.memdesc<64x32xf16, #shared, #smem, mutable>, %102: !ttg.async.token, %103: !ttg.memdesc<32x128xf16, #shared1, #smem, mutable>, %104: !ttg.memdesc<32x128xf16, #shared1, #smem, mutable>, %105: !ttg.async.token, %106: !ttg.async.token):  // 2 preds: ^bb0, ^bb2
    %107 = arith.cmpi slt, %97, %96 : i32
    cf.cond_br %107, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %108 = arith.addi %99, %c1_i32 : i32
    %109 = arith.cmpi slt, %108, %c3_i32 : i32
    %110 = arith.select %109, %108, %c0_i32 : i32
    %111 = arith.addi %97, %c2_i32 : i32
    %112 = arith.muli %111, %c32_i32 : i32
    %113 = arith.subi %arg5, %112 : i32
    %114 = tt.splat %113 : i32 -> tensor<1x32xi32, #blocked>
    %115 = arith.cmpi slt, %23, %114 : tensor<1x32xi32, #blocked>
    %116 = tt.broadcast %115 : tensor<1x32xi1, #blocked> -> tensor<64x32xi1, #linear1>
    %117 = arith.andi %24, %116 : tensor<64x32xi1, #linear1>
    %118 = tt.splat %112 : i32 -> tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %119 = tt.splat %112 : i32 -> tensor<32xi32, #ttg.slice<{dim = 1, parent = #linear}>>
    %120 = arith.addi %118, %16 : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %121 = arith.addi %119, %17 : tensor<32xi32, #ttg.slice<{dim = 1, parent = #linear}>>
    %122 = tt.expand_dims %120 {axis = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x32xi32, #blocked>
    %123 = tt.broadcast %122 : tensor<1x32xi32, #blocked> -> tensor<64x32xi32, #linear1>
    %124 = tt.addptr %29, %123 : tensor<64x32x!tt.ptr<f16>, #linear1>, tensor<64x32xi32, #linear1>
    %125 = ttg.memdesc_index %38[%110] : !ttg.memdesc<3x64x32xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x32xf16, #shared, #smem, mutable>
    %126 = ttg.async_copy_global_to_local %124, %125 mask %117 other %cst_3 {contiguity = 8 : i32} : tensor<64x32x!tt.ptr<f16>, #linear1> -> <64x32xf16, #shared, #smem, mutable>
    %127 = ttg.async_commit_group tokens %126
    %128 = ttg.local_load %100 token %102 : !ttg.memdesc<64x32xf16, #shared, #smem, mutable> -> tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>
    %129 = tt.splat %113 : i32 -> tensor<32x1xi32, #linear>
    %130 = arith.cmpi slt, %30, %129 : tensor<32x1xi32, #linear>
    %131 = tt.broadcast %130 : tensor<32x1xi1, #linear> -> tensor<32x128xi1, #linear>
    %132 = arith.andi %131, %34 : tensor<32x128xi1, #linear>
    %133 = tt.expand_dims %121 {axis = 1 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #linear}>> -> tensor<32x1xi32, #linear>
    %134 = arith.muli %133, %35 : tensor<32x1xi32, #linear>
    %135 = tt.addptr %36, %134 : tensor<32x1x!tt.ptr<f16>, #linear>, tensor<32x1xi32, #linear>
    %136 = tt.broadcast %135 : tensor<32x1x!tt.ptr<f16>, #linear> -> tensor<32x128x!tt.ptr<f16>, #linear>
    %137 = tt.addptr %136, %37 : tensor<32x128x!tt.ptr<f16>, #linear>, tensor<32x128xi32, #linear>
    %138 = ttg.memdesc_index %39[%110] : !ttg.memdesc<3x32x128xf16, #shared1, #smem, mutable> -> !ttg.memdesc<32x128xf16, #shared1, #smem, mutable>
    %139 = ttg.async_copy_global_to_local %137, %138 mask %132 other %cst_2 {contiguity = 8 : i32} : tensor<32x128x!tt.ptr<f16>, #linear> -> <32x128xf16, #shared1, #smem, mutable>
    %140 = ttg.async_commit_group tokens %139
    %141 = ttg.local_load %103 token %102 : !ttg.memdesc<32x128xf16, #shared1, #smem, mutable> -> tensor<32x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
    %142 = tt.dot %128, %141, %98 : tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<32x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<64x128xf32, #mma>
    %143 = ttg.async_wait %105, %106 {num = 2 : i32}
    %144 = arith.addi %97, %c1_i32 : i32
    cf.br ^bb1(%144, %142, %110, %101, %125, %143, %104, %138, %127, %140 : i32, tensor<64x128xf32, #mma>, i32, !ttg.memdesc<64x32xf16, #shared, #smem, mutable>, !ttg.memdesc<64x32xf16, #shared, #smem, mutable>, !ttg.async.token, !ttg.memdesc<32x128xf16, #shared1, #smem, mutable>, !ttg.memdesc<32x128xf16, #shared1, #smem, mutable>, !ttg.async.token, !ttg.async.token)
  ^bb3:  // pred: ^bb1
    %145 = arith.cmpi sge, %19, %c1_i32 : i32
    %146 = arith.cmpi sge, %19, %c2_i32 : i32
    %147 = ttg.local_load %100 token %102 : !ttg.memdesc<64x32xf16, #shared, #smem, mutable> -> tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>
    %148 = ttg.local_load %103 token %102 : !ttg.memdesc<32x128xf16, #shared1, #smem, mutable> -> tensor<32x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
    cf.cond_br %145, ^bb4, ^bb5(%98 : tensor<64x128xf32, #mma>)
  ^bb4:  // pred: ^bb3
    %149 = tt.dot %147, %148, %98 : tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<32x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<64x128xf32, #mma>
    cf.br ^bb5(%149 : tensor<64x128xf32, #mma>)
  ^bb5(%150: tensor<64x128xf32, #mma>):  // 2 preds: ^bb3, ^bb4
    %151 = ttg.async_wait %105, %106 {num = 0 : i32}
    %152 = arith.select %145, %150, %98 : tensor<64x128xf32, #mma>
    %153 = ttg.local_load %101 token %151 : !ttg.memdesc<64x32xf16, #shared, #smem, mutable> -> tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>
    %154 = ttg.local_load %104 token %151 : !ttg.memdesc<32x128xf16, #shared1, #smem, mutable> -> tensor<32x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
    cf.cond_br %146, ^bb6, ^bb7(%152 : tensor<64x128xf32, #mma>)
  ^bb6:  // pred: ^bb5
    %155 = tt.dot %153, %154, %152 : tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<32x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<64x128xf32, #mma>
    cf.br ^bb7(%155 : tensor<64x128xf32, #mma>)
  ^bb7(%156: tensor<64x128xf32, #mma>):  // 2 preds: ^bb5, ^bb6
    %157 = arith.select %146, %156, %152 : tensor<64x128xf32, #mma>
    ttg.local_dealloc %39 : !ttg.memdesc<3x32x128xf16, #shared1, #smem, mutable>
    ttg.local_dealloc %38 : !ttg.memdesc<3x64x32xf16, #shared, #smem, mutable>
    %158 = arith.cmpf ogt, %157, %cst : tensor<64x128xf32, #mma>
    %159 = arith.mulf %157, %cst_0 : tensor<64x128xf32, #mma>
    %160 = arith.select %158, %157, %159 : tensor<64x128xi1, #mma>, tensor<64x128xf32, #mma>
    %161 = tt.expand_dims %7 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #linear2}>> -> tensor<64x1xi32, #linear2>
    %162 = tt.splat %arg3 : i32 -> tensor<64x1xi32, #linear2>
    %163 = arith.cmpi slt, %161, %162 : tensor<64x1xi32, #linear2>
    %164 = tt.expand_dims %14 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #linear2}>> -> tensor<1x128xi32, #linear2>
    %165 = tt.splat %arg4 : i32 -> tensor<1x128xi32, #linear2>
    %166 = arith.cmpi slt, %164, %165 : tensor<1x128xi32, #linear2>
    %167 = tt.broadcast %163 : tensor<64x1xi1, #linear2> -> tensor<64x128xi1, #linear2>
    %168 = tt.broadcast %166 : tensor<1x128xi1, #linear2> -> tensor<64x128xi1, #linear2>
    %169 = arith.andi %167, %168 : tensor<64x128xi1, #linear2>
    %170 = tt.splat %arg8 : i32 -> tensor<64x1xi32, #linear2>
    %171 = arith.muli %161, %170 : tensor<64x1xi32, #linear2>
    %172 = tt.splat %arg2 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #linear2>
    %173 = tt.addptr %172, %171 : tensor<64x1x!tt.ptr<f16>, #linear2>, tensor<64x1xi32, #linear2>
    %174 = tt.broadcast %173 : tensor<64x1x!tt.ptr<f16>, #linear2> -> tensor<64x128x!tt.ptr<f16>, #linear2>
    %175 = tt.broadcast %164 : tensor<1x128xi32, #linear2> -> tensor<64x128xi32, #linear2>
    %176 = tt.addptr %174, %175 : tensor<64x128x!tt.ptr<f16>, #linear2>, tensor<64x128xi32, #linear2>
    %177 = arith.truncf %160 : tensor<64x128xf32, #mma> to tensor<64x128xf16, #mma>
    %178 = ttg.convert_layout %177 : tensor<64x128xf16, #mma> -> tensor<64x128xf16, #linear2>
    tt.store %176, %178, %169 : tensor<64x128x!tt.ptr<f16>, #linear2>
    tt.return
  }
}

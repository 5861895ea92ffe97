#blocked = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [8, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#linear = #ttg.linear<{register = [[0, 1], [0, 2], [0, 4], [4, 0], [8, 0]], lane = [[0, 8], [0, 16], [0, 32], [64, 0], [32, 0], [16, 0]], warp = [[1, 0], [2, 0]], block = []}>
#linear1 = #ttg.linear<{register = [[0, 1], [0, 2], [0, 4], [0, 16], [0, 64], [64, 0]], lane = [[1, 0], [2, 0], [4, 0], [8, 0], [16, 0], [0, 8]], warp = [[0, 32], [32, 0]], block = []}>
#linear2 = #ttg.linear<{register = [[4], [8]], lane = [[0], [0], [0], [64], [32], [16]], warp = [[1], [2]], block = []}>
#linear3 = #ttg.linear<{register = [[0, 1], [0, 2], [0, 4], [0, 16], [0, 32], [64, 0]], lane = [[1, 0], [2, 0], [4, 0], [8, 0], [16, 0], [0, 8]], warp = [[32, 0], [0, 0]], block = []}>
#linear4 = #ttg.linear<{register = [[64]], lane = [[1], [2], [4], [8], [16], [0]], warp = [[0], [32]], block = []}>
#linear5 = #ttg.linear<{register = [[1], [2], [4], [16], [64]], lane = [[0], [0], [0], [0], [0], [8]], warp = [[32], [0]], block = []}>
#mma = #ttg.amd_mfma<{version = 4, warpsPerCTA = [2, 2], instrShape = [32, 32, 16], isTransposed = true}>
#shared = #ttg.padded_shared<[512:+8] {offset = [[0, 1], [0, 2], [0, 4], [0, 8], [0, 16], [0, 32], [64, 0], [32, 0], [16, 0], [1, 0], [2, 0], [4, 0], [8, 0]], block = []}>
#shared1 = #ttg.swizzled_shared<{vec = 8, perPhase = 2, maxPhase = 8, order = [1, 0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 99056 : i32, ttg.target = "hip:gfx950", "ttg.threads-per-warp" = 64 : i32} {
  tt.func public @matmul_descriptors(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg3: i32 {tt.divisibility = 16 : i32}, %arg4: i32 {tt.divisibility = 16 : i32}, %arg5: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<0.000000e+00> : tensor<128x128xf32, #mma>
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<128x64xf16, #blocked>
    %c128_i32 = arith.constant 128 : i32
    %c0_i32 = arith.constant 0 : i32
    %c64_i32 = arith.constant 64 : i32
    %cst_1 = arith.constant dense<0> : tensor<1x64xi64, #blocked>
    %cst_2 = arith.constant dense<0> : tensor<128x1xi64, #blocked>
    %c63_i32 = arith.constant 63 : i32
    %cst_3 = arith.constant dense<0.000000e+00> : tensor<128x64xf16, #linear>
    %cst_4 = arith.constant dense<64> : tensor<64xi64, #ttg.slice<{dim = 0, parent = #blocked}>>
    %c2_i32 = arith.constant 2 : i32
    %c3_i32 = arith.constant 3 : i32
    %c1_i32 = arith.constant 1 : i32
    %cst_5 = arith.constant dense<0> : tensor<128x1xi64, #linear1>
    %cst_6 = arith.constant dense<0> : tensor<128x1xi64, #linear>
    %cst_7 = arith.constant dense<0> : tensor<1x128xi64, #linear1>
    %0 = arith.extsi %arg5 : i32 to i64
    %1 = arith.extsi %arg3 : i32 to i64
    %2 = arith.extsi %arg4 : i32 to i64
    %3 = tt.get_program_id x : i32
    %4 = arith.muli %3, %c128_i32 : i32
    %5 = tt.get_program_id y : i32
    %6 = arith.muli %5, %c128_i32 : i32
    %7 = arith.extsi %4 : i32 to i64
    %8 = tt.splat %7 : i64 -> tensor<128xi64, #linear2>
    %9 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #linear2>
    %10 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %11 = arith.extsi %9 : tensor<128xi32, #linear2> to tensor<128xi64, #linear2>
    %12 = arith.extsi %10 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>> to tensor<128xi64, #ttg.slice<{dim = 1, parent = #blocked}>>
    %13 = arith.addi %8, %11 : tensor<128xi64, #linear2>
    %14 = tt.reshape %13 : tensor<128xi64, #linear2> -> tensor<128x1xi64, #linear>
    %15 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %16 = arith.extsi %15 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>> to tensor<64xi64, #ttg.slice<{dim = 0, parent = #blocked}>>
    %17 = tt.splat %arg0 : !tt.ptr<f16> -> tensor<128x64x!tt.ptr<f16>, #linear>
    %18 = tt.splat %0 : i64 -> tensor<128x1xi64, #linear>
    %19 = tt.splat %0 : i64 -> tensor<128x1xi64, #blocked>
    %20 = arith.muli %14, %18 : tensor<128x1xi64, #linear>
    %21 = tt.broadcast %20 : tensor<128x1xi64, #linear> -> tensor<128x64xi64, #linear>
    %22 = arith.cmpi sge, %14, %cst_6 : tensor<128x1xi64, #linear>
    %23 = tt.splat %1 : i64 -> tensor<128x1xi64, #linear>
    %24 = arith.cmpi slt, %14, %23 : tensor<128x1xi64, #linear>
    %25 = arith.andi %22, %24 : tensor<128x1xi1, #linear>
    %26 = tt.broadcast %25 : tensor<128x1xi1, #linear> -> tensor<128x64xi1, #linear>
    %27 = tt.splat %0 : i64 -> tensor<1x64xi64, #blocked>
    %28 = arith.extsi %6 : i32 to i64
    %29 = tt.splat %28 : i64 -> tensor<128xi64, #ttg.slice<{dim = 1, parent = #blocked}>>
    %30 = arith.addi %29, %12 : tensor<128xi64, #ttg.slice<{dim = 1, parent = #blocked}>>
    %31 = tt.reshape %30 : tensor<128xi64, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<128x1xi64, #blocked>
    %32 = tt.splat %arg1 : !tt.ptr<f16> -> tensor<128x64x!tt.ptr<f16>, #blocked>
    %33 = arith.muli %31, %19 : tensor<128x1xi64, #blocked>
    %34 = tt.broadcast %33 : tensor<128x1xi64, #blocked> -> tensor<128x64xi64, #blocked>
    %35 = arith.cmpi sge, %31, %cst_2 : tensor<128x1xi64, #blocked>
    %36 = tt.splat %2 : i64 -> tensor<128x1xi64, #blocked>
    %37 = arith.cmpi slt, %31, %36 : tensor<128x1xi64, #blocked>
    %38 = arith.andi %35, %37 : tensor<128x1xi1, #blocked>
    %39 = tt.broadcast %38 : tensor<128x1xi1, #blocked> -> tensor<128x64xi1, #blocked>
    %40 = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable>
    %41 = ttg.local_alloc {allocation.offset = 49904 : i32} : () -> !ttg.memdesc<3x128x64xf16, #shared1, #smem, mutable>
    %42 = arith.cmpi sgt, %arg5, %c0_i32 : i32
    %43 = tt.reshape %16 : tensor<64xi64, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x64xi64, #blocked>
    %44 = tt.broadcast %43 : tensor<1x64xi64, #blocked> -> tensor<128x64xi64, #linear>
    %45 = tt.broadcast %43 : tensor<1x64xi64, #blocked> -> tensor<128x64xi64, #blocked>
    %46 = arith.addi %21, %44 : tensor<128x64xi64, #linear>
    %47 = tt.addptr %17, %46 : tensor<128x64x!tt.ptr<f16>, #linear>, tensor<128x64xi64, #linear>
    %48 = arith.cmpi slt, %43, %27 : tensor<1x64xi64, #blocked>
    %49 = tt.broadcast %48 : tensor<1x64xi1, #blocked> -> tensor<128x64xi1, #linear>
    %50 = tt.broadcast %48 : tensor<1x64xi1, #blocked> -> tensor<128x64xi1, #blocked>
    %51 = arith.andi %26, %49 : tensor<128x64xi1, #linear>
    %52 = ttg.memdesc_index %40[%c0_i32] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    %53 = tt.splat %42 : i1 -> tensor<128x64xi1, #linear>
    %54 = arith.andi %53, %51 : tensor<128x64xi1, #linear>
    %55 = ttg.async_copy_global_to_local %47, %52 mask %54 other %cst_3 {contiguity = 8 : i32} : tensor<128x64x!tt.ptr<f16>, #linear> -> <128x64xf16, #shared, #smem, mutable>
    %56 = ttg.async_commit_group tokens %55
    %57 = arith.addi %34, %45 : tensor<128x64xi64, #blocked>
    %58 = tt.addptr %32, %57 : tensor<128x64x!tt.ptr<f16>, #blocked>, tensor<128x64xi64, #blocked>
    %59 = arith.andi %39, %50 : tensor<128x64xi1, #blocked>
    %60 = ttg.memdesc_index %41[%c0_i32] : !ttg.memdesc<3x128x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared1, #smem, mutable>
    %61 = tt.splat %42 : i1 -> tensor<128x64xi1, #blocked>
    %62 = arith.andi %61, %59 : tensor<128x64xi1, #blocked>
    %63 = ttg.async_copy_global_to_local %58, %60 mask %62 other %cst_0 {contiguity = 8 : i32} : tensor<128x64x!tt.ptr<f16>, #blocked> -> <128x64xf16, #shared1, #smem, mutable>
    %64 = ttg.async_commit_group tokens %63
    %65 = arith.cmpi sgt, %arg5, %c64_i32 : i32
    %66 = arith.addi %16, %cst_4 : tensor<64xi64, #ttg.slice<{dim = 0, parent = #blocked}>>
    %67 = tt.reshape %66 : tensor<64xi64, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x64xi64, #blocked>
    %68 = tt.broadcast %67 : tensor<1x64xi64, #blocked> -> tensor<128x64xi64, #linear>
    %69 = tt.broadcast %67 : tensor<1x64xi64, #blocked> -> tensor<128x64xi64, #blocked>
    %70 = arith.addi %21, %68 : tensor<128x64xi64, #linear>
    %71 = tt.addptr %17, %70 : tensor<128x64x!tt.ptr<f16>, #linear>, tensor<128x64xi64, #linear>
    %72 = arith.cmpi slt, %67, %27 : tensor<1x64xi64, #blocked>
    %73 = tt.broadcast %72 : tensor<1x64xi1, #blocked> -> tensor<128x64xi1, #linear>
    %74 = tt.broadcast %72 : tensor<1x64xi1, #blocked> -> tensor<128x64xi1, #blocked>
    %75 = arith.andi %26, %73 : tensor<128x64xi1, #linear>
    %76 = ttg.memdesc_index %40[%c1_i32] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    %77 = tt.splat %65 : i1 -> tensor<128x64xi1, #linear>
    %78 = arith.andi %77, %75 : tensor<128x64xi1, #linear>
    %79 = ttg.async_copy_global_to_local %71, %76 mask %78 other %cst_3 {contiguity = 8 : i32} : tensor<128x64x!tt.ptr<f16>, #linear> -> <128x64xf16, #shared, #smem, mutable>
    %80 = ttg.async_commit_group tokens %79
    %81 = arith.addi %34, %69 : tensor<128x64xi64, #blocked>
    %82 = tt.addptr %32, %81 : tensor<128x64x!tt.ptr<f16>, #blocked>, tensor<128x64xi64, #blocked>
    %83 = arith.andi %39, %74 : tensor<128x64xi1, #blocked>
    %84 = ttg.memdesc_index %41[%c1_i32] : !ttg.memdesc<3x128x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared1, #smem, mutable>
    %85 = tt.splat %65 : i1 -> tensor<128x64xi1, #blocked>
    %86 = arith.andi %85, %83 : tensor<128x64xi1, #blocked>
    %87 = ttg.async_copy_global_to_local %82, %84 mask %86 other %cst_0 {contiguity = 8 : i32} : tensor<128x64x!tt.ptr<f16>, #blocked> -> <128x64xf16, #shared1, #smem, mutable>
    %88 = ttg.async_commit_group tokens %87
    %89 = ttg.async_wait %56, %64 {num = 2 : i32}
    %90 = arith.subi %arg5, %c128_i32 : i32
    cf.br ^bb1(%c0_i32, %cst, %c1_i32, %52, %76, %89, %60, %84, %80, %88 : i32, tensor<128x128xf32, #mma>, i32, !ttg.memdesc<128x64xf16, #shared, #smem, mutable>, !ttg.memdesc<128x64xf16, #shared, #smem, mutable>, !ttg.async.token, !ttg.memdesc<128x64xf16, #shared1, #smem, mutable>, !ttg.memdesc<128x64xf16, #shared1, #smem, mutable>, !ttg.async.token, !ttg.async.token)
  ^bb1(%91: i32, %92: tensor<128x128xf32, #mma>, %93: i32, %94: !ttg.memdesc<128x64xf16, #shared, #smem, mutable>, %95: !ttg.memdesc<128x64xf16, #shared, #smem, mutable>, %96: !ttg.async.token, %97: !ttg.memdesc<128x64xf16, #shared1, #smem, mutable>, %98: !ttg.memdesc<128x64xf16, #shared1, #smem, mutable>, %99: !ttg.async.token, %100: !ttg.async.token):  // 2 preds: ^bb0, ^bb2
    %101 = arith.cmpi slt, %91, %90 : i32
    cf.cond_br %101, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %102 = arith.addi %93, %c1_i32 : i32
    %103 = arith.cmpi slt, %102, %c3_i32 : i32
    %104 = arith.select %103, %102, %c0_i32 : i32
    %105 = arith.addi %91, %c128_i32 : i32
    %106 = arith.extsi %105 : i32 to i64
    %107 = tt.splat %106 : i64 -> tensor<64xi64, #ttg.slice<{dim = 0, parent = #blocked}>>
    %108 = arith.addi %107, %16 : tensor<64xi64, #ttg.slice<{dim = 0, parent = #blocked}>>
    %109 = tt.reshape %108 : tensor<64xi64, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x64xi64, #blocked>
    %110 = tt.broadcast %109 : tensor<1x64xi64, #blocked> -> tensor<128x64xi64, #linear>
    %111 = tt.broadcast %109 : tensor<1x64xi64, #blocked> -> tensor<128x64xi64, #blocked>
    %112 = arith.addi %21, %110 : tensor<128x64xi64, #linear>
    %113 = tt.addptr %17, %112 : tensor<128x64x!tt.ptr<f16>, #linear>, tensor<128x64xi64, #linear>
    %114 = arith.cmpi sge, %109, %cst_1 : tensor<1x64xi64, #blocked>
    %115 = arith.cmpi slt, %109, %27 : tensor<1x64xi64, #blocked>
    %116 = arith.andi %114, %115 : tensor<1x64xi1, #blocked>
    %117 = tt.broadcast %116 : tensor<1x64xi1, #blocked> -> tensor<128x64xi1, #linear>
    %118 = tt.broadcast %116 : tensor<1x64xi1, #blocked> -> tensor<128x64xi1, #blocked>
    %119 = arith.andi %26, %117 : tensor<128x64xi1, #linear>
    %120 = ttg.memdesc_index %40[%104] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    %121 = ttg.async_copy_global_to_local %113, %120 mask %119 other %cst_3 {contiguity = 8 : i32} : tensor<128x64x!tt.ptr<f16>, #linear> -> <128x64xf16, #shared, #smem, mutable>
    %122 = ttg.async_commit_group tokens %121
    %123 = ttg.local_load %94 token %96 : !ttg.memdesc<128x64xf16, #shared, #smem, mutable> -> tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>
    %124 = arith.addi %34, %111 : tensor<128x64xi64, #blocked>
    %125 = tt.addptr %32, %124 : tensor<128x64x!tt.ptr<f16>, #blocked>, tensor<128x64xi64, #blocked>
    %126 = arith.andi %39, %118 : tensor<128x64xi1, #blocked>
    %127 = ttg.memdesc_index %41[%104] : !ttg.memdesc<3x128x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared1, #smem, mutable>
    %128 = ttg.async_copy_global_to_local %125, %127 mask %126 other %cst_0 {contiguity = 8 : i32} : tensor<128x64x!tt.ptr<f16>, #blocked> -> <128x64xf16, #shared1, #smem, mutable>
    %129 = ttg.async_commit_group tokens %128
    %130 = ttg.local_load %97 token %96 : !ttg.memdesc<128x64xf16, #shared1, #smem, mutable> -> tensor<128x64xf16, #linear3>
    %131 = tt.trans %130 {order = array<i32: 1, 0>} : tensor<128x64xf16, #linear3> -> tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
    %132 = tt.dot %123, %131, %92 : tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<128x128xf32, #mma>
    %133 = ttg.async_wait %99, %100 {num = 2 : i32}
    %134 = arith.addi %91, %c64_i32 : i32
    cf.br ^bb1(%134, %132, %104, %95, %120, %133, %98, %127, %122, %129 : i32, tensor<128x128xf32, #mma>, i32, !ttg.memdesc<128x64xf16, #shared, #smem, mutable>, !ttg.memdesc<128x64xf16, #shared, #smem, mutable>, !ttg.async.token, !ttg.memdesc<128x64xf16, #shared1, #smem, mutable>, !ttg.memdesc<128x64xf16, #shared1, #smem, mutable>, !ttg.async.token, !ttg.async.token)
  ^bb3:  // pred: ^bb1
    %135 = arith.addi %arg5, %c63_i32 : i32
    %136 = arith.divsi %135, %c64_i32 : i32
    %137 = arith.cmpi sge, %136, %c1_i32 : i32
    %138 = arith.cmpi sge, %136, %c2_i32 : i32
    %139 = ttg.local_load %94 token %96 : !ttg.memdesc<128x64xf16, #shared, #smem, mutable> -> tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>
    %140 = ttg.local_load %97 token %96 : !ttg.memdesc<128x64xf16, #shared1, #smem, mutable> -> tensor<128x64xf16, #linear3>
    %141 = tt.trans %140 {order = array<i32: 1, 0>} : tensor<128x64xf16, #linear3> -> tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
    cf.cond_br %137, ^bb4, ^bb5(%92 : tensor<128x128xf32, #mma>)
  ^bb4:  // pred: ^bb3
    %142 = tt.dot %139, %141, %92 : tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<128x128xf32, #mma>
    cf.br ^bb5(%142 : tensor<128x128xf32, #mma>)
  ^bb5(%143: tensor<128x128xf32, #mma>):  // 2 preds: ^bb3, ^bb4
    %144 = ttg.async_wait %99, %100 {num = 0 : i32}
    %145 = arith.select %137, %143, %92 : tensor<128x128xf32, #mma>
    %146 = ttg.local_load %95 token %144 : !ttg.memdesc<128x64xf16, #shared, #smem, mutable> -> tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>
    %147 = ttg.local_load %98 token %144 : !ttg.memdesc<128x64xf16, #shared1, #smem, mutable> -> tensor<128x64xf16, #linear3>
    %148 = tt.trans %147 {order = array<i32: 1, 0>} : tensor<128x64xf16, #linear3> -> tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
    cf.cond_br %138, ^bb6, ^bb7(%145 : tensor<128x128xf32, #mma>)
  ^bb6:  // pred: ^bb5
    %149 = tt.dot %146, %148, %145 : tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<128x128xf32, #mma>
    cf.br ^bb7(%149 : tensor<128x128xf32, #mma>)
  ^bb7(%150: tensor<128x128xf32, #mma>):  // 2 preds: ^bb5, ^bb6
    %151 = arith.select %138, %150, %145 : tensor<128x128xf32, #mma>
    ttg.local_dealloc %41 : !ttg.memdesc<3x128x64xf16, #shared1, #smem, mutable>
    ttg.local_dealloc %40 : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable>
    %152 = arith.truncf %151 : tensor<128x128xf32, #mma> to tensor<128x128xf16, #mma>
    %153 = tt.splat %7 : i64 -> tensor<128xi64, #linear4>
    %154 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #linear4>
    %155 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #linear5>
    %156 = arith.extsi %154 : tensor<128xi32, #linear4> to tensor<128xi64, #linear4>
    %157 = arith.extsi %155 : tensor<128xi32, #linear5> to tensor<128xi64, #linear5>
    %158 = arith.addi %153, %156 : tensor<128xi64, #linear4>
    %159 = tt.reshape %158 : tensor<128xi64, #linear4> -> tensor<128x1xi64, #linear1>
    %160 = tt.splat %28 : i64 -> tensor<128xi64, #linear5>
    %161 = arith.addi %160, %157 : tensor<128xi64, #linear5>
    %162 = tt.reshape %161 : tensor<128xi64, #linear5> -> tensor<1x128xi64, #linear1>
    %163 = tt.splat %arg2 : !tt.ptr<f16> -> tensor<128x128x!tt.ptr<f16>, #linear1>
    %164 = tt.splat %2 : i64 -> tensor<128x1xi64, #linear1>
    %165 = arith.muli %159, %164 : tensor<128x1xi64, #linear1>
    %166 = tt.broadcast %165 : tensor<128x1xi64, #linear1> -> tensor<128x128xi64, #linear1>
    %167 = tt.broadcast %162 : tensor<1x128xi64, #linear1> -> tensor<128x128xi64, #linear1>
    %168 = arith.addi %166, %167 : tensor<128x128xi64, #linear1>
    %169 = tt.addptr %163, %168 : tensor<128x128x!tt.ptr<f16>, #linear1>, tensor<128x128xi64, #linear1>
    %170 = arith.cmpi sge, %159, %cst_5 : tensor<128x1xi64, #linear1>
    %171 = tt.splat %1 : i64 -> tensor<128x1xi64, #linear1>
    %172 = arith.cmpi slt, %159, %171 : tensor<128x1xi64, #linear1>
    %173 = arith.andi %170, %172 : tensor<128x1xi1, #linear1>
    %174 = tt.broadcast %173 : tensor<128x1xi1, #linear1> -> tensor<128x128xi1, #linear1>
    %175 = arith.cmpi sge, %162, %cst_7 : tensor<1x128xi64, #linear1>
    %176 = tt.splat %2 : i64 -> tensor<1x128xi64, #linear1>
    %177 = arith.cmpi slt, %162, %176 : tensor<1x128xi64, #linear1>
    %178 = arith.andi %175, %177 : tensor<1x128xi1, #linear1>
    %179 = tt.broadcast %178 : tensor<1x128xi1, #linear1> -> tensor<128x128xi1, #linear1>
    %180 = arith.andi %174, %179 : tensor<128x128xi1, #linear1>
    %181 = ttg.convert_layout %152 : tensor<128x128xf16, #mma> -> tensor<128x128xf16, #linear1>
    tt.store %169, %181, %180 : tensor<128x128x!tt.ptr<f16>, #linear1>
    tt.return
  }
}

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
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 132080 : i32, ttg.target = "hip:gfx950", "ttg.threads-per-warp" = 64 : i32} {
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
    %cst_4 = arith.constant dense<128> : tensor<64xi64, #ttg.slice<{dim = 0, parent = #blocked}>>
    %cst_5 = arith.constant dense<64> : tensor<64xi64, #ttg.slice<{dim = 0, parent = #blocked}>>
    %c192_i32 = arith.constant 192 : i32
    %c3_i32 = arith.constant 3 : i32
    %c2_i32 = arith.constant 2 : i32
    %c4_i32 = arith.constant 4 : i32
    %c1_i32 = arith.constant 1 : i32
    %cst_6 = arith.constant dense<0> : tensor<128x1xi64, #linear1>
    %cst_7 = arith.constant dense<0> : tensor<128x1xi64, #linear>
    %cst_8 = arith.constant dense<0> : tensor<1x128xi64, #linear1>
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
    %22 = arith.cmpi sge, %14, %cst_7 : tensor<128x1xi64, #linear>
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
    %40 = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<4x128x64xf16, #shared, #smem, mutable>
    %41 = ttg.local_alloc {allocation.offset = 66544 : i32} : () -> !ttg.memdesc<4x128x64xf16, #shared1, #smem, mutable>
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
    %52 = ttg.memdesc_index %40[%c0_i32] : !ttg.memdesc<4x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    %53 = tt.splat %42 : i1 -> tensor<128x64xi1, #linear>
    %54 = arith.andi %53, %51 : tensor<128x64xi1, #linear>
    %55 = ttg.async_copy_global_to_local %47, %52 mask %54 other %cst_3 {contiguity = 8 : i32} : tensor<128x64x!tt.ptr<f16>, #linear> -> <128x64xf16, #shared, #smem, mutable>
    %56 = ttg.async_commit_group tokens %55
    %57 = arith.addi %34, %45 : tensor<128x64xi64, #blocked>
    %58 = tt.addptr %32, %57 : tensor<128x64x!tt.ptr<f16>, #blocked>, tensor<128x64xi64, #blocked>
    %59 = arith.andi %39, %50 : tensor<128x64xi1, #blocked>
    %60 = ttg.memdesc_index %41[%c0_i32] : !ttg.memdesc<4x128x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared1, #smem, mutable>
    %61 = tt.splat %42 : i1 -> tensor<128x64xi1, #blocked>
    %62 = arith.andi %61, %59 : tensor<128x64xi1, #blocked>
    %63 = ttg.async_copy_global_to_local %58, %60 mask %62 other %cst_0 {contiguity = 8 : i32} : tensor<128x64x!tt.ptr<f16>, #blocked> -> <128x64xf16, #shared1, #smem, mutable>
    %64 = ttg.async_commit_group tokens %63
    %65 = arith.cmpi sgt, %arg5, %c64_i32 : i32
    %66 = arith.addi %16, %cst_5 : tensor<64xi64, #ttg.slice<{dim = 0, parent = #blocked}>>
    %67 = tt.reshape %66 : tensor<64xi64, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x64xi64, #blocked>
    %68 = tt.broadcast %67 : tensor<1x64xi64, #blocked> -> tensor<128x64xi64, #linear>
    %69 = tt.broadcast %67 : tensor<1x64xi64, #blocked> -> tensor<128x64xi64, #blocked>
    %70 = arith.addi %21, %68 : tensor<128x64xi64, #linear>
    %71 = tt.addptr %17, %70 : tensor<128x64x!tt.ptr<f16>, #linear>, tensor<128x64xi64, #linear>
    %72 = arith.cmpi slt, %67, %27 : tensor<1x64xi64, #blocked>
    %73 = tt.broadcast %72 : tensor<1x64xi1, #blocked> -> tensor<128x64xi1, #linear>
    %74 = tt.broadcast %72 : tensor<1x64xi1, #blocked> -> tensor<128x64xi1, #blocked>
    %75 = arith.andi %26, %73 : tensor<128x64xi1, #linear>
    %76 = ttg.memdesc_index %40[%c1_i32] : !ttg.memdesc<4x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    %77 = tt.splat %65 : i1 -> tensor<128x64xi1, #linear>
    %78 = arith.andi %77, %75 : tensor<128x64xi1, #linear>
    %79 = ttg.async_copy_global_to_local %71, %76 mask %78 other %cst_3 {contiguity = 8 : i32} : tensor<128x64x!tt.ptr<f16>, #linear> -> <128x64xf16, #shared, #smem, mutable>
    %80 = ttg.async_commit_group tokens %79
    %81 = arith.addi %34, %69 : tensor<128x64xi64, #blocked>
    %82 = tt.addptr %32, %81 : tensor<128x64x!tt.ptr<f16>, #blocked>, tensor<128x64xi64, #blocked>
    %83 = arith.andi %39, %74 : tensor<128x64xi1, #blocked>
    %84 = ttg.memdesc_index %41[%c1_i32] : !ttg.memdesc<4x128x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared1, #smem, mutable>
    %85 = tt.splat %65 : i1 -> tensor<128x64xi1, #blocked>
    %86 = arith.andi %85, %83 : tensor<128x64xi1, #blocked>
    %87 = ttg.async_copy_global_to_local %82, %84 mask %86 other %cst_0 {contiguity = 8 : i32} : tensor<128x64x!tt.ptr<f16>, #blocked> -> <128x64xf16, #shared1, #smem, mutable>
    %88 = ttg.async_commit_group tokens %87
    %89 = arith.cmpi sgt, %arg5, %c128_i32 : i32
    %90 = arith.addi %16, %cst_4 : tensor<64xi64, #ttg.slice<{dim = 0, parent = #blocked}>>
    %91 = tt.reshape %90 : tensor<64xi64, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x64xi64, #blocked>
    %92 = tt.broadcast %91 : tensor<1x64xi64, #blocked> -> tensor<128x64xi64, #linear>
    %93 = tt.broadcast %91 : tensor<1x64xi64, #blocked> -> tensor<128x64xi64, #blocked>
    %94 = arith.addi %21, %92 : tensor<128x64xi64, #linear>
    %95 = tt.addptr %17, %94 : tensor<128x64x!tt.ptr<f16>, #linear>, tensor<128x64xi64, #linear>
    %96 = arith.cmpi slt, %91, %27 : tensor<1x64xi64, #blocked>
    %97 = tt.broadcast %96 : tensor<1x64xi1, #blocked> -> tensor<128x64xi1, #linear>
    %98 = tt.broadcast %96 : tensor<1x64xi1, #blocked> -> tensor<128x64xi1, #blocked>
    %99 = arith.andi %26, %97 : tensor<128x64xi1, #linear>
    %100 = ttg.memdesc_index %40[%c2_i32] : !ttg.memdesc<4x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    %101 = tt.splat %89 : i1 -> tensor<128x64xi1, #linear>
    %102 = arith.andi %101, %99 : tensor<128x64xi1, #linear>
    %103 = ttg.async_copy_global_to_local %95, %100 mask %102 other %cst_3 {contiguity = 8 : i32} : tensor<128x64x!tt.ptr<f16>, #linear> -> <128x64xf16, #shared, #smem, mutable>
    %104 = ttg.async_commit_group tokens %103
    %105 = arith.addi %34, %93 : tensor<128x64xi64, #blocked>
    %106 = tt.addptr %32, %105 : tensor<128x64x!tt.ptr<f16>, #blocked>, tensor<128x64xi64, #blocked>
    %107 = arith.andi %39, %98 : tensor<128x64xi1, #blocked>
    %108 = ttg.memdesc_index %41[%c2_i32] : !ttg.memdesc<4x128x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared1, #smem, mutable>
    %109 = tt.splat %89 : i1 -> tensor<128x64xi1, #blocked>
    %110 = arith.andi %109, %107 : tensor<128x64xi1, #blocked>
    %111 = ttg.async_copy_global_to_local %106, %108 mask %110 other %cst_0 {contiguity = 8 : i32} : tensor<128x64x!tt.ptr<f16>, #blocked> -> <128x64xf16, #shared1, #smem, mutable>
    %112 = ttg.async_commit_group tokens %111
    %113 = arith.subi %arg5, %c192_i32 : i32
    cf.br ^bb1(%c0_i32, %cst, %c2_i32, %56, %80, %104, %64, %88, %112, %52, %76, %100, %60, %84, %108 : i32, tensor<128x128xf32, #mma>, i32, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.memdesc<128x64xf16, #shared, #smem, mutable>, !ttg.memdesc<128x64xf16, #shared, #smem, mutable>, !ttg.memdesc<128x64xf16, #shared, #smem, mutable>, !ttg.memdesc<128x64xf16, #shared1, #smem, mutable>, !ttg.memdesc<128x64xf16, #shared1, #smem, mutable>, !ttg.memdesc<128x64xf16, #shared1, #smem, mutable>)
  ^bb1(%114: i32, %115: tensor<128x128xf32, #mma>, %116: i32, %117: !ttg.async.token, %118: !ttg.async.token, %119: !ttg.async.token, %120: !ttg.async.token, %121: !ttg.async.token, %122: !ttg.async.token, %123: !ttg.memdesc<128x64xf16, #shared, #smem, mutable>, %124: !ttg.memdesc<128x64xf16, #shared, #smem, mutable>, %125: !ttg.memdesc<128x64xf16, #shared, #smem, mutable>, %126: !ttg.memdesc<128x64xf16, #shared1, #smem, mutable>, %127: !ttg.memdesc<128x64xf16, #shared1, #smem, mutable>, %128: !ttg.memdesc<128x64xf16, #shared1, #smem, mutable>):  // 2 preds: ^bb0, ^bb2
    %129 = arith.cmpi slt, %114, %113 : i32
    cf.cond_br %129, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %130 = ttg.async_wait %117, %120 {num = 4 : i32}
    ttg.barrier local
    %131 = arith.addi %116, %c1_i32 : i32
    %132 = arith.cmpi slt, %131, %c4_i32 : i32
    %133 = arith.select %132, %131, %c0_i32 : i32
    %134 = arith.addi %114, %c192_i32 : i32
    %135 = arith.extsi %134 : i32 to i64
    %136 = tt.splat %135 : i64 -> tensor<64xi64, #ttg.slice<{dim = 0, parent = #blocked}>>
    %137 = arith.addi %136, %16 : tensor<64xi64, #ttg.slice<{dim = 0, parent = #blocked}>>
    %138 = tt.reshape %137 : tensor<64xi64, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x64xi64, #blocked>
    %139 = tt.broadcast %138 : tensor<1x64xi64, #blocked> -> tensor<128x64xi64, #linear>
    %140 = tt.broadcast %138 : tensor<1x64xi64, #blocked> -> tensor<128x64xi64, #blocked>
    %141 = arith.addi %21, %139 : tensor<128x64xi64, #linear>
    %142 = tt.addptr %17, %141 : tensor<128x64x!tt.ptr<f16>, #linear>, tensor<128x64xi64, #linear>
    %143 = arith.cmpi sge, %138, %cst_1 : tensor<1x64xi64, #blocked>
    %144 = arith.cmpi slt, %138, %27 : tensor<1x64xi64, #blocked>
    %145 = arith.andi %143, %144 : tensor<1x64xi1, #blocked>
    %146 = tt.broadcast %145 : tensor<1x64xi1, #blocked> -> tensor<128x64xi1, #linear>
    %147 = tt.broadcast %145 : tensor<1x64xi1, #blocked> -> tensor<128x64xi1, #blocked>
    %148 = arith.andi %26, %146 : tensor<128x64xi1, #linear>
    %149 = ttg.memdesc_index %40[%133] : !ttg.memdesc<4x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    %150 = ttg.async_copy_global_to_local %142, %149 mask %148 other %cst_3 {contiguity = 8 : i32} : tensor<128x64x!tt.ptr<f16>, #linear> -> <128x64xf16, #shared, #smem, mutable>
    %151 = ttg.async_commit_group tokens %150
    %152 = ttg.local_load %123 token %130 {ttg.amdg.syncedViaAsyncWait = true} : !ttg.memdesc<128x64xf16, #shared, #smem, mutable> -> tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>
    %153 = arith.addi %34, %140 : tensor<128x64xi64, #blocked>
    %154 = tt.addptr %32, %153 : tensor<128x64x!tt.ptr<f16>, #blocked>, tensor<128x64xi64, #blocked>
    %155 = arith.andi %39, %147 : tensor<128x64xi1, #blocked>
    %156 = ttg.memdesc_index %41[%133] : !ttg.memdesc<4x128x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared1, #smem, mutable>
    %157 = ttg.async_copy_global_to_local %154, %156 mask %155 other %cst_0 {contiguity = 8 : i32} : tensor<128x64x!tt.ptr<f16>, #blocked> -> <128x64xf16, #shared1, #smem, mutable>
    %158 = ttg.async_commit_group tokens %157
    %159 = ttg.local_load %126 token %130 {ttg.amdg.syncedViaAsyncWait = true} : !ttg.memdesc<128x64xf16, #shared1, #smem, mutable> -> tensor<128x64xf16, #linear3>
    %160 = tt.trans %159 {order = array<i32: 1, 0>} : tensor<128x64xf16, #linear3> -> tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
    %161 = tt.dot %152, %160, %115 : tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<128x128xf32, #mma>
    %162 = arith.addi %114, %c64_i32 : i32
    cf.br ^bb1(%162, %161, %133, %118, %119, %151, %121, %122, %158, %124, %125, %149, %127, %128, %156 : i32, tensor<128x128xf32, #mma>, i32, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.memdesc<128x64xf16, #shared, #smem, mutable>, !ttg.memdesc<128x64xf16, #shared, #smem, mutable>, !ttg.memdesc<128x64xf16, #shared, #smem, mutable>, !ttg.memdesc<128x64xf16, #shared1, #smem, mutable>, !ttg.memdesc<128x64xf16, #shared1, #smem, mutable>, !ttg.memdesc<128x64xf16, #shared1, #smem, mutable>)
  ^bb3:  // pred: ^bb1
    %163 = arith.addi %arg5, %c63_i32 : i32
    %164 = arith.divsi %163, %c64_i32 : i32
    %165 = arith.cmpi sge, %164, %c1_i32 : i32
    %166 = arith.cmpi sge, %164, %c2_i32 : i32
    %167 = arith.cmpi sge, %164, %c3_i32 : i32
    %168 = ttg.async_wait %117, %120 {num = 0 : i32}
    ttg.barrier local
    %169 = ttg.local_load %123 token %168 {ttg.amdg.syncedViaAsyncWait = true} : !ttg.memdesc<128x64xf16, #shared, #smem, mutable> -> tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>
    %170 = ttg.local_load %126 token %168 {ttg.amdg.syncedViaAsyncWait = true} : !ttg.memdesc<128x64xf16, #shared1, #smem, mutable> -> tensor<128x64xf16, #linear3>
    %171 = tt.trans %170 {order = array<i32: 1, 0>} : tensor<128x64xf16, #linear3> -> tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
    cf.cond_br %165, ^bb4, ^bb5(%115 : tensor<128x128xf32, #mma>)
  ^bb4:  // pred: ^bb3
    %172 = tt.dot %169, %171, %115 : tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<128x128xf32, #mma>
    cf.br ^bb5(%172 : tensor<128x128xf32, #mma>)
  ^bb5(%173: tensor<128x128xf32, #mma>):  // 2 preds: ^bb3, ^bb4
    %174 = arith.select %165, %173, %115 : tensor<128x128xf32, #mma>
    %175 = ttg.async_wait %118, %121 {num = 0 : i32}
    ttg.barrier local
    %176 = ttg.local_load %124 token %175 {ttg.amdg.syncedViaAsyncWait = true} : !ttg.memdesc<128x64xf16, #shared, #smem, mutable> -> tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>
    %177 = ttg.local_load %127 token %175 {ttg.amdg.syncedViaAsyncWait = true} : !ttg.memdesc<128x64xf16, #shared1, #smem, mutable> -> tensor<128x64xf16, #linear3>
    %178 = tt.trans %177 {order = array<i32: 1, 0>} : tensor<128x64xf16, #linear3> -> tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
    cf.cond_br %166, ^bb6, ^bb7(%174 : tensor<128x128xf32, #mma>)
  ^bb6:  // pred: ^bb5
    %179 = tt.dot %176, %178, %174 : tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<128x128xf32, #mma>
    cf.br ^bb7(%179 : tensor<128x128xf32, #mma>)
  ^bb7(%180: tensor<128x128xf32, #mma>):  // 2 preds: ^bb5, ^bb6
    %181 = arith.select %166, %180, %174 : tensor<128x128xf32, #mma>
    %182 = ttg.async_wait %119, %122 {num = 0 : i32}
    ttg.barrier local
    %183 = ttg.local_load %125 token %182 {ttg.amdg.syncedViaAsyncWait = true} : !ttg.memdesc<128x64xf16, #shared, #smem, mutable> -> tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>
    %184 = ttg.local_load %128 token %182 {ttg.amdg.syncedViaAsyncWait = true} : !ttg.memdesc<128x64xf16, #shared1, #smem, mutable> -> tensor<128x64xf16, #linear3>
    %185 = tt.trans %184 {order = array<i32: 1, 0>} : tensor<128x64xf16, #linear3> -> tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
    cf.cond_br %167, ^bb8, ^bb9(%181 : tensor<128x128xf32, #mma>)
  ^bb8:  // pred: ^bb7
    %186 = tt.dot %183, %185, %181 : tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<128x128xf32, #mma>
    cf.br ^bb9(%186 : tensor<128x128xf32, #mma>)
  ^bb9(%187: tensor<128x128xf32, #mma>):  // 2 preds: ^bb7, ^bb8
    %188 = arith.select %167, %187, %181 : tensor<128x128xf32, #mma>
    ttg.local_dealloc %41 : !ttg.memdesc<4x128x64xf16, #shared1, #smem, mutable>
    ttg.local_dealloc %40 : !ttg.memdesc<4x128x64xf16, #shared, #smem, mutable>
    %189 = arith.truncf %188 : tensor<128x128xf32, #mma> to tensor<128x128xf16, #mma>
    %190 = tt.splat %7 : i64 -> tensor<128xi64, #linear4>
    %191 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #linear4>
    %192 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #linear5>
    %193 = arith.extsi %191 : tensor<128xi32, #linear4> to tensor<128xi64, #linear4>
    %194 = arith.extsi %192 : tensor<128xi32, #linear5> to tensor<128xi64, #linear5>
    %195 = arith.addi %190, %193 : tensor<128xi64, #linear4>
    %196 = tt.reshape %195 : tensor<128xi64, #linear4> -> tensor<128x1xi64, #linear1>
    %197 = tt.splat %28 : i64 -> tensor<128xi64, #linear5>
    %198 = arith.addi %197, %194 : tensor<128xi64, #linear5>
    %199 = tt.reshape %198 : tensor<128xi64, #linear5> -> tensor<1x128xi64, #linear1>
    %200 = tt.splat %arg2 : !tt.ptr<f16> -> tensor<128x128x!tt.ptr<f16>, #linear1>
    %201 = tt.splat %2 : i64 -> tensor<128x1xi64, #linear1>
    %202 = arith.muli %196, %201 : tensor<128x1xi64, #linear1>
    %203 = tt.broadcast %202 : tensor<128x1xi64, #linear1> -> tensor<128x128xi64, #linear1>
    %204 = tt.broadcast %199 : tensor<1x128xi64, #linear1> -> tensor<128x128xi64, #linear1>
    %205 = arith.addi %203, %204 : tensor<128x128xi64, #linear1>
    %206 = tt.addptr %200, %205 : tensor<128x128x!tt.ptr<f16>, #linear1>, tensor<128x128xi64, #linear1>
    %207 = arith.cmpi sge, %196, %cst_6 : tensor<128x1xi64, #linear1>
    %208 = tt.splat %1 : i64 -> tensor<128x1xi64, #linear1>
    %209 = arith.cmpi slt, %196, %208 : tensor<128x1xi64, #linear1>
    %210 = arith.andi %207, %209 : tensor<128x1xi1, #linear1>
    %211 = tt.broadcast %210 : tensor<128x1xi1, #linear1> -> tensor<128x128xi1, #linear1>
    %212 = arith.cmpi sge, %199, %cst_8 : tensor<1x128xi64, #linear1>
    %213 = tt.splat %2 : i64 -> tensor<1x128xi64, #linear1>
    %214 = arith.cmpi slt, %199, %213 : tensor<1x128xi64, #linear1>
    %215 = arith.andi %212, %214 : tensor<1x128xi1, #linear1>
    %216 = tt.broadcast %215 : tensor<1x128xi1, #linear1> -> tensor<128x128xi1, #linear1>
    %217 = arith.andi %211, %216 : tensor<128x128xi1, #linear1>
    %218 = ttg.convert_layout %189 : tensor<128x128xf16, #mma> -> tensor<128x128xf16, #linear1>
    tt.store %206, %218, %217 : tensor<128x128x!tt.ptr<f16>, #linear1>
    tt.return
  }
}

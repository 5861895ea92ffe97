#blocked = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [2, 16], warpsPerCTA = [4, 1], order = [1, 0]}>
#linear = #ttg.linear<{register = [[0, 1], [0, 8], [0, 16], [0, 32], [16, 0], [32, 0], [64, 0]], lane = [[0, 2], [0, 4], [1, 0], [2, 0], [4, 0]], warp = [[8, 0], [0, 0]], block = []}>
#mma = #ttg.nvidia_mma<{versionMajor = 2, versionMinor = 0, warpsPerCTA = [2, 2], instrShape = [16, 8]}>
#shared = #ttg.swizzled_shared<{vec = 8, perPhase = 1, maxPhase = 8, order = [1, 0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 98304 : i32, ttg.target = "cuda:80", ttg.tensor_memory_size = 0 : i32, "ttg.threads-per-warp" = 32 : i32, "ttg.total-num-warps" = 4 : i32, "ttng.two-ctas" = false} {
  tt.func public @matmul_descriptors(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg3: i32 {tt.divisibility = 16 : i32}, %arg4: i32 {tt.divisibility = 16 : i32}, %arg5: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<0.000000e+00> : tensor<128x128xf32, #mma>
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<128x64xf16, #blocked>
    %c128_i32 = arith.constant 128 : i32
    %c0_i32 = arith.constant 0 : i32
    %c64_i32 = arith.constant 64 : i32
    %cst_1 = arith.constant dense<0> : tensor<1x128xi64, #blocked1>
    %cst_2 = arith.constant dense<0> : tensor<1x64xi64, #blocked>
    %cst_3 = arith.constant dense<0> : tensor<128x1xi64, #blocked>
    %cst_4 = arith.constant dense<0> : tensor<128x1xi64, #blocked1>
    %c-1_i32 = arith.constant -1 : i32
    %c1_i32 = arith.constant 1 : i32
    %c3_i32 = arith.constant 3 : i32
    %c192_i32 = arith.constant 192 : i32
    %cst_5 = arith.constant dense<64> : tensor<64xi64, #ttg.slice<{dim = 0, parent = #blocked}>>
    %c2_i32 = arith.constant 2 : i32
    %cst_6 = arith.constant dense<128> : tensor<64xi64, #ttg.slice<{dim = 0, parent = #blocked}>>
    %0 = arith.extsi %arg5 : i32 to i64
    %1 = arith.extsi %arg3 : i32 to i64
    %2 = arith.extsi %arg4 : i32 to i64
    %3 = tt.get_program_id x : i32
    %4 = arith.muli %3, %c128_i32 : i32
    %5 = tt.get_program_id y : i32
    %6 = arith.muli %5, %c128_i32 : i32
    %7 = arith.extsi %4 : i32 to i64
    %8 = tt.splat %7 : i64 -> tensor<128xi64, #ttg.slice<{dim = 1, parent = #blocked}>>
    %9 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %10 = arith.extsi %9 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>> to tensor<128xi64, #ttg.slice<{dim = 1, parent = #blocked}>>
    %11 = arith.addi %8, %10 : tensor<128xi64, #ttg.slice<{dim = 1, parent = #blocked}>>
    %12 = tt.reshape %11 : tensor<128xi64, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<128x1xi64, #blocked>
    %13 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %14 = arith.extsi %13 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>> to tensor<64xi64, #ttg.slice<{dim = 0, parent = #blocked}>>
    %15 = tt.splat %arg0 : !tt.ptr<f16> -> tensor<128x64x!tt.ptr<f16>, #blocked>
    %16 = tt.splat %0 : i64 -> tensor<128x1xi64, #blocked>
    %17 = arith.muli %12, %16 : tensor<128x1xi64, #blocked>
    %18 = tt.broadcast %17 : tensor<128x1xi64, #blocked> -> tensor<128x64xi64, #blocked>
    %19 = arith.cmpi sge, %12, %cst_3 : tensor<128x1xi64, #blocked>
    %20 = tt.splat %1 : i64 -> tensor<128x1xi64, #blocked>
    %21 = arith.cmpi slt, %12, %20 : tensor<128x1xi64, #blocked>
    %22 = arith.andi %19, %21 : tensor<128x1xi1, #blocked>
    %23 = tt.broadcast %22 : tensor<128x1xi1, #blocked> -> tensor<128x64xi1, #blocked>
    %24 = tt.splat %0 : i64 -> tensor<1x64xi64, #blocked>
    %25 = arith.extsi %6 : i32 to i64
    %26 = tt.splat %25 : i64 -> tensor<128xi64, #ttg.slice<{dim = 1, parent = #blocked}>>
    %27 = arith.addi %26, %10 : tensor<128xi64, #ttg.slice<{dim = 1, parent = #blocked}>>
    %28 = tt.reshape %27 : tensor<128xi64, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<128x1xi64, #blocked>
    %29 = tt.splat %arg1 : !tt.ptr<f16> -> tensor<128x64x!tt.ptr<f16>, #blocked>
    %30 = arith.muli %28, %16 : tensor<128x1xi64, #blocked>
    %31 = tt.broadcast %30 : tensor<128x1xi64, #blocked> -> tensor<128x64xi64, #blocked>
    %32 = arith.cmpi sge, %28, %cst_3 : tensor<128x1xi64, #blocked>
    %33 = tt.splat %2 : i64 -> tensor<128x1xi64, #blocked>
    %34 = arith.cmpi slt, %28, %33 : tensor<128x1xi64, #blocked>
    %35 = arith.andi %32, %34 : tensor<128x1xi1, #blocked>
    %36 = tt.broadcast %35 : tensor<128x1xi1, #blocked> -> tensor<128x64xi1, #blocked>
    %37 = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable>
    %38 = ttg.local_alloc {allocation.offset = 49152 : i32} : () -> !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable>
    %39 = arith.cmpi sgt, %arg5, %c0_i32 : i32
    %40 = tt.reshape %14 : tensor<64xi64, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x64xi64, #blocked>
    %41 = tt.broadcast %40 : tensor<1x64xi64, #blocked> -> tensor<128x64xi64, #blocked>
    %42 = arith.addi %18, %41 : tensor<128x64xi64, #blocked>
    %43 = tt.addptr %15, %42 : tensor<128x64x!tt.ptr<f16>, #blocked>, tensor<128x64xi64, #blocked>
    %44 = arith.cmpi sge, %40, %cst_2 : tensor<1x64xi64, #blocked>
    %45 = arith.cmpi slt, %40, %24 : tensor<1x64xi64, #blocked>
    %46 = arith.andi %44, %45 : tensor<1x64xi1, #blocked>
    %47 = tt.broadcast %46 : tensor<1x64xi1, #blocked> -> tensor<128x64xi1, #blocked>
    %48 = arith.andi %23, %47 : tensor<128x64xi1, #blocked>
    %49 = ttg.memdesc_index %37[%c0_i32] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    %50 = tt.splat %39 : i1 -> tensor<128x64xi1, #blocked>
    %51 = arith.andi %50, %48 : tensor<128x64xi1, #blocked>
    %52 = ttg.async_copy_global_to_local %43, %49 mask %51 other %cst_0 {contiguity = 8 : i32} : tensor<128x64x!tt.ptr<f16>, #blocked> -> <128x64xf16, #shared, #smem, mutable>
    %53 = ttg.async_commit_group tokens %52
    %54 = arith.addi %31, %41 : tensor<128x64xi64, #blocked>
    %55 = tt.addptr %29, %54 : tensor<128x64x!tt.ptr<f16>, #blocked>, tensor<128x64xi64, #blocked>
    %56 = arith.andi %36, %47 : tensor<128x64xi1, #blocked>
    %57 = ttg.memdesc_index %38[%c0_i32] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    %58 = arith.andi %50, %56 : tensor<128x64xi1, #blocked>
    %59 = ttg.async_copy_global_to_local %55, %57 mask %58 other %cst_0 {contiguity = 8 : i32} : tensor<128x64x!tt.ptr<f16>, #blocked> -> <128x64xf16, #shared, #smem, mutable>
    %60 = ttg.async_commit_group tokens %59
    %61 = arith.cmpi sgt, %arg5, %c64_i32 : i32
    %62 = arith.addi %14, %cst_5 : tensor<64xi64, #ttg.slice<{dim = 0, parent = #blocked}>>
    %63 = tt.reshape %62 : tensor<64xi64, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x64xi64, #blocked>
    %64 = tt.broadcast %63 : tensor<1x64xi64, #blocked> -> tensor<128x64xi64, #blocked>
    %65 = arith.addi %18, %64 : tensor<128x64xi64, #blocked>
    %66 = tt.addptr %15, %65 : tensor<128x64x!tt.ptr<f16>, #blocked>, tensor<128x64xi64, #blocked>
    %67 = arith.cmpi sge, %63, %cst_2 : tensor<1x64xi64, #blocked>
    %68 = arith.cmpi slt, %63, %24 : tensor<1x64xi64, #blocked>
    %69 = arith.andi %67, %68 : tensor<1x64xi1, #blocked>
    %70 = tt.broadcast %69 : tensor<1x64xi1, #blocked> -> tensor<128x64xi1, #blocked>
    %71 = arith.andi %23, %70 : tensor<128x64xi1, #blocked>
    %72 = ttg.memdesc_index %37[%c1_i32] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    %73 = tt.splat %61 : i1 -> tensor<128x64xi1, #blocked>
    %74 = arith.andi %73, %71 : tensor<128x64xi1, #blocked>
    %75 = ttg.async_copy_global_to_local %66, %72 mask %74 other %cst_0 {contiguity = 8 : i32} : tensor<128x64x!tt.ptr<f16>, #blocked> -> <128x64xf16, #shared, #smem, mutable>
    %76 = ttg.async_commit_group tokens %75
    %77 = arith.addi %31, %64 : tensor<128x64xi64, #blocked>
    %78 = tt.addptr %29, %77 : tensor<128x64x!tt.ptr<f16>, #blocked>, tensor<128x64xi64, #blocked>
    %79 = arith.andi %36, %70 : tensor<128x64xi1, #blocked>
    %80 = ttg.memdesc_index %38[%c1_i32] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    %81 = arith.andi %73, %79 : tensor<128x64xi1, #blocked>
    %82 = ttg.async_copy_global_to_local %78, %80 mask %81 other %cst_0 {contiguity = 8 : i32} : tensor<128x64x!tt.ptr<f16>, #blocked> -> <128x64xf16, #shared, #smem, mutable>
    %83 = ttg.async_commit_group tokens %82
    %84 = arith.cmpi sgt, %arg5, %c128_i32 : i32
    %85 = arith.addi %14, %cst_6 : tensor<64xi64, #ttg.slice<{dim = 0, parent = #blocked}>>
    %86 = tt.reshape %85 : tensor<64xi64, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x64xi64, #blocked>
    %87 = tt.broadcast %86 : tensor<1x64xi64, #blocked> -> tensor<128x64xi64, #blocked>
    %88 = arith.addi %18, %87 : tensor<128x64xi64, #blocked>
    %89 = tt.addptr %15, %88 : tensor<128x64x!tt.ptr<f16>, #blocked>, tensor<128x64xi64, #blocked>
    %90 = arith.cmpi sge, %86, %cst_2 : tensor<1x64xi64, #blocked>
    %91 = arith.cmpi slt, %86, %24 : tensor<1x64xi64, #blocked>
    %92 = arith.andi %90, %91 : tensor<1x64xi1, #blocked>
    %93 = tt.broadcast %92 : tensor<1x64xi1, #blocked> -> tensor<128x64xi1, #blocked>
    %94 = arith.andi %23, %93 : tensor<128x64xi1, #blocked>
    %95 = ttg.memdesc_index %37[%c2_i32] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    %96 = tt.splat %84 : i1 -> tensor<128x64xi1, #blocked>
    %97 = arith.andi %96, %94 : tensor<128x64xi1, #blocked>
    %98 = ttg.async_copy_global_to_local %89, %95 mask %97 other %cst_0 {contiguity = 8 : i32} : tensor<128x64x!tt.ptr<f16>, #blocked> -> <128x64xf16, #shared, #smem, mutable>
    %99 = ttg.async_commit_group tokens %98
    %100 = arith.addi %31, %87 : tensor<128x64xi64, #blocked>
    %101 = tt.addptr %29, %100 : tensor<128x64x!tt.ptr<f16>, #blocked>, tensor<128x64xi64, #blocked>
    %102 = arith.andi %36, %93 : tensor<128x64xi1, #blocked>
    %103 = ttg.memdesc_index %38[%c2_i32] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    %104 = arith.andi %96, %102 : tensor<128x64xi1, #blocked>
    %105 = ttg.async_copy_global_to_local %101, %103 mask %104 other %cst_0 {contiguity = 8 : i32} : tensor<128x64x!tt.ptr<f16>, #blocked> -> <128x64xf16, #shared, #smem, mutable>
    %106 = ttg.async_commit_group tokens %105
    cf.br ^bb1(%c0_i32, %cst, %c2_i32, %c-1_i32, %53, %76, %99, %60, %83, %106 : i32, tensor<128x128xf32, #mma>, i32, i32, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.async.token)
  ^bb1(%107: i32, %108: tensor<128x128xf32, #mma>, %109: i32, %110: i32, %111: !ttg.async.token, %112: !ttg.async.token, %113: !ttg.async.token, %114: !ttg.async.token, %115: !ttg.async.token, %116: !ttg.async.token):  // 2 preds: ^bb0, ^bb2
    %117 = arith.cmpi slt, %107, %arg5 : i32
    cf.cond_br %117, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %118 = arith.subi %arg5, %c192_i32 : i32
    %119 = arith.cmpi slt, %107, %118 : i32
    %120 = arith.addi %110, %c1_i32 : i32
    %121 = arith.cmpi sge, %120, %c3_i32 : i32
    %122 = arith.select %121, %c0_i32, %120 : i32
    %123 = ttg.async_wait %111, %114 {num = 4 : i32}
    ttg.barrier local
    %124 = ttg.memdesc_index %37[%122] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    %125 = ttg.local_load %124 token %123 : !ttg.memdesc<128x64xf16, #shared, #smem, mutable> -> tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
    %126 = ttg.memdesc_index %38[%122] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    %127 = ttg.local_load %126 token %123 : !ttg.memdesc<128x64xf16, #shared, #smem, mutable> -> tensor<128x64xf16, #linear>
    %128 = tt.trans %127 {order = array<i32: 1, 0>} : tensor<128x64xf16, #linear> -> tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>>
    %129 = tt.dot %125, %128, %108, inputPrecision = tf32 : tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>> * tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>> -> tensor<128x128xf32, #mma>
    %130 = arith.addi %109, %c1_i32 : i32
    %131 = arith.cmpi sge, %130, %c3_i32 : i32
    %132 = arith.select %131, %c0_i32, %130 : i32
    %133 = arith.addi %107, %c192_i32 : i32
    %134 = arith.extsi %133 : i32 to i64
    %135 = tt.splat %134 : i64 -> tensor<64xi64, #ttg.slice<{dim = 0, parent = #blocked}>>
    %136 = arith.addi %135, %14 : tensor<64xi64, #ttg.slice<{dim = 0, parent = #blocked}>>
    %137 = tt.reshape %136 : tensor<64xi64, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x64xi64, #blocked>
    %138 = tt.broadcast %137 : tensor<1x64xi64, #blocked> -> tensor<128x64xi64, #blocked>
    %139 = arith.addi %18, %138 : tensor<128x64xi64, #blocked>
    %140 = tt.addptr %15, %139 : tensor<128x64x!tt.ptr<f16>, #blocked>, tensor<128x64xi64, #blocked>
    %141 = arith.cmpi sge, %137, %cst_2 : tensor<1x64xi64, #blocked>
    %142 = arith.cmpi slt, %137, %24 : tensor<1x64xi64, #blocked>
    %143 = arith.andi %141, %142 : tensor<1x64xi1, #blocked>
    %144 = tt.broadcast %143 : tensor<1x64xi1, #blocked> -> tensor<128x64xi1, #blocked>
    %145 = arith.andi %23, %144 : tensor<128x64xi1, #blocked>
    %146 = ttg.memdesc_index %37[%132] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    %147 = tt.splat %119 : i1 -> tensor<128x64xi1, #blocked>
    %148 = arith.andi %147, %145 : tensor<128x64xi1, #blocked>
    ttg.barrier local
    %149 = ttg.async_copy_global_to_local %140, %146 mask %148 other %cst_0 {contiguity = 8 : i32} : tensor<128x64x!tt.ptr<f16>, #blocked> -> <128x64xf16, #shared, #smem, mutable>
    %150 = ttg.async_commit_group tokens %149
    %151 = arith.addi %31, %138 : tensor<128x64xi64, #blocked>
    %152 = tt.addptr %29, %151 : tensor<128x64x!tt.ptr<f16>, #blocked>, tensor<128x64xi64, #blocked>
    %153 = arith.andi %36, %144 : tensor<128x64xi1, #blocked>
    %154 = ttg.memdesc_index %38[%132] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    %155 = arith.andi %147, %153 : tensor<128x64xi1, #blocked>
    %156 = ttg.async_copy_global_to_local %152, %154 mask %155 other %cst_0 {contiguity = 8 : i32} : tensor<128x64x!tt.ptr<f16>, #blocked> -> <128x64xf16, #shared, #smem, mutable>
    %157 = ttg.async_commit_group tokens %156
    %158 = arith.addi %107, %c64_i32 : i32
    cf.br ^bb1(%158, %129, %132, %122, %112, %113, %150, %115, %116, %157 : i32, tensor<128x128xf32, #mma>, i32, i32, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.async.token)
  ^bb3:  // pred: ^bb1
    %159 = ttg.async_wait {num = 0 : i32}
    ttg.barrier local
    ttg.local_dealloc %38 : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable>
    ttg.local_dealloc %37 : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable>
    %160 = arith.truncf %108 : tensor<128x128xf32, #mma> to tensor<128x128xf16, #mma>
    %161 = tt.splat %7 : i64 -> tensor<128xi64, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %162 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %163 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %164 = arith.extsi %162 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> to tensor<128xi64, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %165 = arith.extsi %163 : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> to tensor<128xi64, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %166 = arith.addi %161, %164 : tensor<128xi64, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %167 = tt.reshape %166 : tensor<128xi64, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<128x1xi64, #blocked1>
    %168 = tt.splat %25 : i64 -> tensor<128xi64, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %169 = arith.addi %168, %165 : tensor<128xi64, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %170 = tt.reshape %169 : tensor<128xi64, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x128xi64, #blocked1>
    %171 = tt.splat %arg2 : !tt.ptr<f16> -> tensor<128x128x!tt.ptr<f16>, #blocked1>
    %172 = tt.splat %2 : i64 -> tensor<128x1xi64, #blocked1>
    %173 = arith.muli %167, %172 : tensor<128x1xi64, #blocked1>
    %174 = tt.broadcast %173 : tensor<128x1xi64, #blocked1> -> tensor<128x128xi64, #blocked1>
    %175 = tt.broadcast %170 : tensor<1x128xi64, #blocked1> -> tensor<128x128xi64, #blocked1>
    %176 = arith.addi %174, %175 : tensor<128x128xi64, #blocked1>
    %177 = tt.addptr %171, %176 : tensor<128x128x!tt.ptr<f16>, #blocked1>, tensor<128x128xi64, #blocked1>
    %178 = arith.cmpi sge, %167, %cst_4 : tensor<128x1xi64, #blocked1>
    %179 = tt.splat %1 : i64 -> tensor<128x1xi64, #blocked1>
    %180 = arith.cmpi slt, %167, %179 : tensor<128x1xi64, #blocked1>
    %181 = arith.andi %178, %180 : tensor<128x1xi1, #blocked1>
    %182 = tt.broadcast %181 : tensor<128x1xi1, #blocked1> -> tensor<128x128xi1, #blocked1>
    %183 = arith.cmpi sge, %170, %cst_1 : tensor<1x128xi64, #blocked1>
    %184 = tt.splat %2 : i64 -> tensor<1x128xi64, #blocked1>
    %185 = arith.cmpi slt, %170, %184 : tensor<1x128xi64, #blocked1>
    %186 = arith.andi %183, %185 : tensor<1x128xi1, #blocked1>
    %187 = tt.broadcast %186 : tensor<1x128xi1, #blocked1> -> tensor<128x128xi1, #blocked1>
    %188 = arith.andi %182, %187 : tensor<128x128xi1, #blocked1>
    %189 = ttg.convert_layout %160 {allocation.offset = 0 : i32, allocation.size = 16384 : i32} : tensor<128x128xf16, #mma> -> tensor<128x128xf16, #blocked1>
    tt.store %177, %189, %188 : tensor<128x128x!tt.ptr<f16>, #blocked1>
    tt.return
  }
}

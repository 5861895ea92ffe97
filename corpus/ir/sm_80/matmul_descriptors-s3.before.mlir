#blocked = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [2, 16], warpsPerCTA = [4, 1], order = [1, 0]}>
#linear = #ttg.linear<{register = [[0, 1], [0, 8], [0, 16], [0, 32], [16, 0], [32, 0], [64, 0]], lane = [[0, 2], [0, 4], [1, 0], [2, 0], [4, 0]], warp = [[8, 0], [0, 0]], block = []}>
#mma = #ttg.nvidia_mma<{versionMajor = 2, versionMinor = 0, warpsPerCTA = [2, 2], instrShape = [16, 8]}>
#shared = #ttg.swizzled_shared<{vec = 8, perPhase = 1, maxPhase = 8, order = [1, 0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 65536 : i32, ttg.target = "cuda:80", ttg.tensor_memory_size = 0 : i32, "ttg.threads-per-warp" = 32 : i32, "ttg.total-num-warps" = 4 : i32, "ttng.two-ctas" = false} {
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
    %c2_i32 = arith.constant 2 : i32
    %cst_5 = arith.constant dense<64> : tensor<64xi64, #ttg.slice<{dim = 0, parent = #blocked}>>
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
    %37 = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<2x128x64xf16, #shared, #smem, mutable>
    %38 = ttg.local_alloc {allocation.offset = 32768 : i32} : () -> !ttg.memdesc<2x128x64xf16, #shared, #smem, mutable>
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
    %49 = ttg.memdesc_index %37[%c0_i32] : !ttg.memdesc<2x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    %50 = tt.splat %39 : i1 -> tensor<128x64xi1, #blocked>
    %51 = arith.andi %50, %48 : tensor<128x64xi1, #blocked>
    %52 = ttg.async_copy_global_to_local %43, %49 mask %51 other %cst_0 {contiguity = 8 : i32} : tensor<128x64x!tt.ptr<f16>, #blocked> -> <128x64xf16, #shared, #smem, mutable>
    %53 = ttg.async_commit_group tokens %52
    %54 = arith.addi %31, %41 : tensor<128x64xi64, #blocked>
    %55 = tt.addptr %29, %54 : tensor<128x64x!tt.ptr<f16>, #blocked>, tensor<128x64xi64, #blocked>
    %56 = arith.andi %36, %47 : tensor<128x64xi1, #blocked>
    %57 = ttg.memdesc_index %38[%c0_i32] : !ttg.memdesc<2x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
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
    %72 = ttg.memdesc_index %37[%c1_i32] : !ttg.memdesc<2x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    %73 = tt.splat %61 : i1 -> tensor<128x64xi1, #blocked>
    %74 = arith.andi %73, %71 : tensor<128x64xi1, #blocked>
    %75 = ttg.async_copy_global_to_local %66, %72 mask %74 other %cst_0 {contiguity = 8 : i32} : tensor<128x64x!tt.ptr<f16>, #blocked> -> <128x64xf16, #shared, #smem, mutable>
    %76 = ttg.async_commit_group tokens %75
    %77 = arith.addi %31, %64 : tensor<128x64xi64, #blocked>
    %78 = tt.addptr %29, %77 : tensor<128x64x!tt.ptr<f16>, #blocked>, tensor<128x64xi64, #blocked>
    %79 = arith.andi %36, %70 : tensor<128x64xi1, #blocked>
    %80 = ttg.memdesc_index %38[%c1_i32] : !ttg.memdesc<2x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    %81 = arith.andi %73, %79 : tensor<128x64xi1, #blocked>
    %82 = ttg.async_copy_global_to_local %78, %80 mask %81 other %cst_0 {contiguity = 8 : i32} : tensor<128x64x!tt.ptr<f16>, #blocked> -> <128x64xf16, #shared, #smem, mutable>
    %83 = ttg.async_commit_group tokens %82
    cf.br ^bb1(%c0_i32, %cst, %c1_i32, %c-1_i32, %53, %76, %60, %83 : i32, tensor<128x128xf32, #mma>, i32, i32, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.async.token)
  ^bb1(%84: i32, %85: tensor<128x128xf32, #mma>, %86: i32, %87: i32, %88: !ttg.async.token, %89: !ttg.async.token, %90: !ttg.async.token, %91: !ttg.async.token):  // 2 preds: ^bb0, ^bb2
    %92 = arith.cmpi slt, %84, %arg5 : i32
    cf.cond_br %92, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %93 = arith.subi %arg5, %c128_i32 : i32
    %94 = arith.cmpi slt, %84, %93 : i32
    %95 = arith.addi %87, %c1_i32 : i32
    %96 = arith.cmpi sge, %95, %c2_i32 : i32
    %97 = arith.select %96, %c0_i32, %95 : i32
    %98 = ttg.async_wait %88, %90 {num = 2 : i32}
    %99 = ttg.memdesc_index %37[%97] : !ttg.memdesc<2x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    %100 = ttg.local_load %99 token %98 : !ttg.memdesc<128x64xf16, #shared, #smem, mutable> -> tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
    %101 = ttg.memdesc_index %38[%97] : !ttg.memdesc<2x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    %102 = ttg.local_load %101 token %98 : !ttg.memdesc<128x64xf16, #shared, #smem, mutable> -> tensor<128x64xf16, #linear>
    %103 = tt.trans %102 {order = array<i32: 1, 0>} : tensor<128x64xf16, #linear> -> tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>>
    %104 = tt.dot %100, %103, %85, inputPrecision = tf32 : tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>> * tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>> -> tensor<128x128xf32, #mma>
    %105 = arith.addi %86, %c1_i32 : i32
    %106 = arith.cmpi sge, %105, %c2_i32 : i32
    %107 = arith.select %106, %c0_i32, %105 : i32
    %108 = arith.addi %84, %c128_i32 : i32
    %109 = arith.extsi %108 : i32 to i64
    %110 = tt.splat %109 : i64 -> tensor<64xi64, #ttg.slice<{dim = 0, parent = #blocked}>>
    %111 = arith.addi %110, %14 : tensor<64xi64, #ttg.slice<{dim = 0, parent = #blocked}>>
    %112 = tt.reshape %111 : tensor<64xi64, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x64xi64, #blocked>
    %113 = tt.broadcast %112 : tensor<1x64xi64, #blocked> -> tensor<128x64xi64, #blocked>
    %114 = arith.addi %18, %113 : tensor<128x64xi64, #blocked>
    %115 = tt.addptr %15, %114 : tensor<128x64x!tt.ptr<f16>, #blocked>, tensor<128x64xi64, #blocked>
    %116 = arith.cmpi sge, %112, %cst_2 : tensor<1x64xi64, #blocked>
    %117 = arith.cmpi slt, %112, %24 : tensor<1x64xi64, #blocked>
    %118 = arith.andi %116, %117 : tensor<1x64xi1, #blocked>
    %119 = tt.broadcast %118 : tensor<1x64xi1, #blocked> -> tensor<128x64xi1, #blocked>
    %120 = arith.andi %23, %119 : tensor<128x64xi1, #blocked>
    %121 = ttg.memdesc_index %37[%107] : !ttg.memdesc<2x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    %122 = tt.splat %94 : i1 -> tensor<128x64xi1, #blocked>
    %123 = arith.andi %122, %120 : tensor<128x64xi1, #blocked>
    %124 = ttg.async_copy_global_to_local %115, %121 mask %123 other %cst_0 {contiguity = 8 : i32} : tensor<128x64x!tt.ptr<f16>, #blocked> -> <128x64xf16, #shared, #smem, mutable>
    %125 = ttg.async_commit_group tokens %124
    %126 = arith.addi %31, %113 : tensor<128x64xi64, #blocked>
    %127 = tt.addptr %29, %126 : tensor<128x64x!tt.ptr<f16>, #blocked>, tensor<128x64xi64, #blocked>
    %128 = arith.andi %36, %119 : tensor<128x64xi1, #blocked>
    %129 = ttg.memdesc_index %38[%107] : !ttg.memdesc<2x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    %130 = arith.andi %122, %128 : tensor<128x64xi1, #blocked>
    %131 = ttg.async_copy_global_to_local %127, %129 mask %130 other %cst_0 {contiguity = 8 : i32} : tensor<128x64x!tt.ptr<f16>, #blocked> -> <128x64xf16, #shared, #smem, mutable>
    %132 = ttg.async_commit_group tokens %131
    %133 = arith.addi %84, %c64_i32 : i32
    cf.br ^bb1(%133, %104, %107, %97, %89, %125, %91, %132 : i32, tensor<128x128xf32, #mma>, i32, i32, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.async.token)
  ^bb3:  // pred: ^bb1
    %134 = ttg.async_wait {num = 0 : i32}
    ttg.local_dealloc %38 : !ttg.memdesc<2x128x64xf16, #shared, #smem, mutable>
    ttg.local_dealloc %37 : !ttg.memdesc<2x128x64xf16, #shared, #smem, mutable>
    %135 = arith.truncf %85 : tensor<128x128xf32, #mma> to tensor<128x128xf16, #mma>
    %136 = tt.splat %7 : i64 -> tensor<128xi64, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %137 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %138 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %139 = arith.extsi %137 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> to tensor<128xi64, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %140 = arith.extsi %138 : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> to tensor<128xi64, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %141 = arith.addi %136, %139 : tensor<128xi64, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %142 = tt.reshape %141 : tensor<128xi64, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<128x1xi64, #blocked1>
    %143 = tt.splat %25 : i64 -> tensor<128xi64, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %144 = arith.addi %143, %140 : tensor<128xi64, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %145 = tt.reshape %144 : tensor<128xi64, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x128xi64, #blocked1>
    %146 = tt.splat %arg2 : !tt.ptr<f16> -> tensor<128x128x!tt.ptr<f16>, #blocked1>
    %147 = tt.splat %2 : i64 -> tensor<128x1xi64, #blocked1>
    %148 = arith.muli %142, %147 : tensor<128x1xi64, #blocked1>
    %149 = tt.broadcast %148 : tensor<128x1xi64, #blocked1> -> tensor<128x128xi64, #blocked1>
    %150 = tt.broadcast %145 : tensor<1x128xi64, #blocked1> -> tensor<128x128xi64, #blocked1>
    %151 = arith.addi %149, %150 : tensor<128x128xi64, #blocked1>
    %152 = tt.addptr %146, %151 : tensor<128x128x!tt.ptr<f16>, #blocked1>, tensor<128x128xi64, #blocked1>
    %153 = arith.cmpi sge, %142, %cst_4 : tensor<128x1xi64, #blocked1>
    %154 = tt.splat %1 : i64 -> tensor<128x1xi64, #blocked1>
    %155 = arith.cmpi slt, %142, %154 : tensor<128x1xi64, #blocked1>
    %156 = arith.andi %153, %155 : tensor<128x1xi1, #blocked1>
    %157 = tt.broadcast %156 : tensor<128x1xi1, #blocked1> -> tensor<128x128xi1, #blocked1>
    %158 = arith.cmpi sge, %145, %cst_1 : tensor<1x128xi64, #blocked1>
    %159 = tt.splat %2 : i64 -> tensor<1x128xi64, #blocked1>
    %160 = arith.cmpi slt, %145, %159 : tensor<1x128xi64, #blocked1>
    %161 = arith.andi %158, %160 : tensor<1x128xi1, #blocked1>
    %162 = tt.broadcast %161 : tensor<1x128xi1, #blocked1> -> tensor<128x128xi1, #blocked1>
    %163 = arith.andi %157, %162 : tensor<128x128xi1, #blocked1>
    %164 = ttg.convert_layout %135 {allocation.offset = 0 : i32, allocation.size = 16384 : i32} : tensor<128x128xf16, #mma> -> tensor<128x128xf16, #blocked1>
    tt.store %152, %164, %163 : tensor<128x128x!tt.ptr<f16>, #blocked1>
    tt.return
  }
}

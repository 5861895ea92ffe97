#blocked = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [2, 16], warpsPerCTA = [4, 1], order = [1, 0]}>
#linear = #ttg.linear<{register = [[0, 1], [0, 8], [0, 16], [0, 32], [16, 0], [32, 0], [64, 0]], lane = [[0, 2], [0, 4], [1, 0], [2, 0], [4, 0]], warp = [[8, 0], [0, 0]], block = []}>
#mma = #ttg.nvidia_mma<{versionMajor = 2, versionMinor = 0, warpsPerCTA = [2, 2], instrShape = [16, 8]}>
#shared = #ttg.swizzled_shared<{vec = 8, perPhase = 1, maxPhase = 8, order = [1, 0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 32768 : i32, ttg.target = "cuda:80", ttg.tensor_memory_size = 0 : i32, "ttg.threads-per-warp" = 32 : i32, "ttg.total-num-warps" = 4 : i32, "ttng.two-ctas" = false} {
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
    %37 = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<1x128x64xf16, #shared, #smem, mutable>
    %38 = ttg.local_alloc {allocation.offset = 16384 : i32} : () -> !ttg.memdesc<1x128x64xf16, #shared, #smem, mutable>
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
    %49 = ttg.memdesc_index %37[%c0_i32] : !ttg.memdesc<1x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    %50 = tt.splat %39 : i1 -> tensor<128x64xi1, #blocked>
    %51 = arith.andi %50, %48 : tensor<128x64xi1, #blocked>
    %52 = ttg.async_copy_global_to_local %43, %49 mask %51 other %cst_0 {contiguity = 8 : i32} : tensor<128x64x!tt.ptr<f16>, #blocked> -> <128x64xf16, #shared, #smem, mutable>
    %53 = ttg.async_commit_group tokens %52
    %54 = arith.addi %31, %41 : tensor<128x64xi64, #blocked>
    %55 = tt.addptr %29, %54 : tensor<128x64x!tt.ptr<f16>, #blocked>, tensor<128x64xi64, #blocked>
    %56 = arith.andi %36, %47 : tensor<128x64xi1, #blocked>
    %57 = ttg.memdesc_index %38[%c0_i32] : !ttg.memdesc<1x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    %58 = arith.andi %50, %56 : tensor<128x64xi1, #blocked>
    %59 = ttg.async_copy_global_to_local %55, %57 mask %58 other %cst_0 {contiguity = 8 : i32} : tensor<128x64x!tt.ptr<f16>, #blocked> -> <128x64xf16, #shared, #smem, mutable>
    %60 = ttg.async_commit_group tokens %59
    cf.br ^bb1(%c0_i32, %cst, %c-1_i32, %53, %60 : i32, tensor<128x128xf32, #mma>, i32, !ttg.async.token, !ttg.async.token)
  ^bb1(%61: i32, %62: tensor<128x128xf32, #mma>, %63: i32, %64: !ttg.async.token, %65: !ttg.async.token):  // 2 preds: ^bb0, ^bb2
    %66 = arith.cmpi slt, %61, %arg5 : i32
    cf.cond_br %66, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %67 = arith.subi %arg5, %c64_i32 : i32
    %68 = arith.cmpi slt, %61, %67 : i32
    %69 = arith.addi %63, %c1_i32 : i32
    %70 = arith.cmpi sge, %69, %c1_i32 : i32
    %71 = arith.select %70, %c0_i32, %69 : i32
    %72 = ttg.async_wait %64, %65 {num = 0 : i32}
    ttg.barrier local
    %73 = ttg.memdesc_index %37[%71] : !ttg.memdesc<1x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    %74 = ttg.local_load %73 token %72 : !ttg.memdesc<128x64xf16, #shared, #smem, mutable> -> tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
    %75 = ttg.memdesc_index %38[%71] : !ttg.memdesc<1x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    %76 = ttg.local_load %75 token %72 : !ttg.memdesc<128x64xf16, #shared, #smem, mutable> -> tensor<128x64xf16, #linear>
    %77 = tt.trans %76 {order = array<i32: 1, 0>} : tensor<128x64xf16, #linear> -> tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>>
    %78 = tt.dot %74, %77, %62, inputPrecision = tf32 : tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>> * tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>> -> tensor<128x128xf32, #mma>
    %79 = arith.addi %61, %c64_i32 : i32
    %80 = arith.extsi %79 : i32 to i64
    %81 = tt.splat %80 : i64 -> tensor<64xi64, #ttg.slice<{dim = 0, parent = #blocked}>>
    %82 = arith.addi %81, %14 : tensor<64xi64, #ttg.slice<{dim = 0, parent = #blocked}>>
    %83 = tt.reshape %82 : tensor<64xi64, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x64xi64, #blocked>
    %84 = tt.broadcast %83 : tensor<1x64xi64, #blocked> -> tensor<128x64xi64, #blocked>
    %85 = arith.addi %18, %84 : tensor<128x64xi64, #blocked>
    %86 = tt.addptr %15, %85 : tensor<128x64x!tt.ptr<f16>, #blocked>, tensor<128x64xi64, #blocked>
    %87 = arith.cmpi sge, %83, %cst_2 : tensor<1x64xi64, #blocked>
    %88 = arith.cmpi slt, %83, %24 : tensor<1x64xi64, #blocked>
    %89 = arith.andi %87, %88 : tensor<1x64xi1, #blocked>
    %90 = tt.broadcast %89 : tensor<1x64xi1, #blocked> -> tensor<128x64xi1, #blocked>
    %91 = arith.andi %23, %90 : tensor<128x64xi1, #blocked>
    %92 = tt.splat %68 : i1 -> tensor<128x64xi1, #blocked>
    %93 = arith.andi %92, %91 : tensor<128x64xi1, #blocked>
    ttg.barrier local
    %94 = ttg.async_copy_global_to_local %86, %49 mask %93 other %cst_0 {contiguity = 8 : i32} : tensor<128x64x!tt.ptr<f16>, #blocked> -> <128x64xf16, #shared, #smem, mutable>
    %95 = ttg.async_commit_group tokens %94
    %96 = arith.addi %31, %84 : tensor<128x64xi64, #blocked>
    %97 = tt.addptr %29, %96 : tensor<128x64x!tt.ptr<f16>, #blocked>, tensor<128x64xi64, #blocked>
    %98 = arith.andi %36, %90 : tensor<128x64xi1, #blocked>
    %99 = arith.andi %92, %98 : tensor<128x64xi1, #blocked>
    %100 = ttg.async_copy_global_to_local %97, %57 mask %99 other %cst_0 {contiguity = 8 : i32} : tensor<128x64x!tt.ptr<f16>, #blocked> -> <128x64xf16, #shared, #smem, mutable>
    %101 = ttg.async_commit_group tokens %100
    %102 = arith.addi %61, %c64_i32 : i32
    cf.br ^bb1(%102, %78, %71, %95, %101 : i32, tensor<128x128xf32, #mma>, i32, !ttg.async.token, !ttg.async.token)
  ^bb3:  // pred: ^bb1
    %103 = ttg.async_wait {num = 0 : i32}
    ttg.barrier local
    ttg.local_dealloc %38 : !ttg.memdesc<1x128x64xf16, #shared, #smem, mutable>
    ttg.local_dealloc %37 : !ttg.memdesc<1x128x64xf16, #shared, #smem, mutable>
    %104 = arith.truncf %62 : tensor<128x128xf32, #mma> to tensor<128x128xf16, #mma>
    %105 = tt.splat %7 : i64 -> tensor<128xi64, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %106 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %107 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %108 = arith.extsi %106 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> to tensor<128xi64, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %109 = arith.extsi %107 : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> to tensor<128xi64, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %110 = arith.addi %105, %108 : tensor<128xi64, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %111 = tt.reshape %110 : tensor<128xi64, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<128x1xi64, #blocked1>
    %112 = tt.splat %25 : i64 -> tensor<128xi64, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %113 = arith.addi %112, %109 : tensor<128xi64, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %114 = tt.reshape %113 : tensor<128xi64, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x128xi64, #blocked1>
    %115 = tt.splat %arg2 : !tt.ptr<f16> -> tensor<128x128x!tt.ptr<f16>, #blocked1>
    %116 = tt.splat %2 : i64 -> tensor<128x1xi64, #blocked1>
    %117 = arith.muli %111, %116 : tensor<128x1xi64, #blocked1>
    %118 = tt.broadcast %117 : tensor<128x1xi64, #blocked1> -> tensor<128x128xi64, #blocked1>
    %119 = tt.broadcast %114 : tensor<1x128xi64, #blocked1> -> tensor<128x128xi64, #blocked1>
    %120 = arith.addi %118, %119 : tensor<128x128xi64, #blocked1>
    %121 = tt.addptr %115, %120 : tensor<128x128x!tt.ptr<f16>, #blocked1>, tensor<128x128xi64, #blocked1>
    %122 = arith.cmpi sge, %111, %cst_4 : tensor<128x1xi64, #blocked1>
    %123 = tt.splat %1 : i64 -> tensor<128x1xi64, #blocked1>
    %124 = arith.cmpi slt, %111, %123 : tensor<128x1xi64, #blocked1>
    %125 = arith.andi %122, %124 : tensor<128x1xi1, #blocked1>
    %126 = tt.broadcast %125 : tensor<128x1xi1, #blocked1> -> tensor<128x128xi1, #blocked1>
    %127 = arith.cmpi sge, %114, %cst_1 : tensor<1x128xi64, #blocked1>
    %128 = tt.splat %2 : i64 -> tensor<1x128xi64, #blocked1>
    %129 = arith.cmpi slt, %114, %128 : tensor<1x128xi64, #blocked1>
    %130 = arith.andi %127, %129 : tensor<1x128xi1, #blocked1>
    %131 = tt.broadcast %130 : tensor<1x128xi1, #blocked1> -> tensor<128x128xi1, #blocked1>
    %132 = arith.andi %126, %131 : tensor<128x128xi1, #blocked1>
    %133 = ttg.convert_layout %104 {allocation.offset = 0 : i32, allocation.size = 16384 : i32} : tensor<128x128xf16, #mma> -> tensor<128x128xf16, #blocked1>
    tt.store %121, %133, %132 : tensor<128x128x!tt.ptr<f16>, #blocked1>
    tt.return
  }
}

#blocked = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [2, 16], warpsPerCTA = [8, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [1, 32], warpsPerCTA = [8, 1], order = [1, 0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [8, 1], threadsPerWarp = [16, 2], warpsPerCTA = [1, 8], order = [0, 1]}>
#blocked3 = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [8], order = [0]}>
#linear = #ttg.linear<{register = [[0, 1], [0, 8], [0, 16], [0, 32], [64, 0]], lane = [[0, 2], [0, 4], [1, 0], [2, 0], [4, 0]], warp = [[8, 0], [16, 0], [32, 0]], block = []}>
#linear1 = #ttg.linear<{register = [[0, 1], [0, 8], [0, 16], [0, 32], [0, 64]], lane = [[0, 2], [0, 4], [1, 0], [2, 0], [4, 0]], warp = [[8, 0], [16, 0], [32, 0]], block = []}>
#mma = #ttg.nvidia_mma<{versionMajor = 2, versionMinor = 0, warpsPerCTA = [1, 8], instrShape = [16, 8]}>
#shared = #ttg.swizzled_shared<{vec = 8, perPhase = 1, maxPhase = 8, order = [1, 0]}>
#shared1 = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#shared2 = #ttg.swizzled_shared<{vec = 8, perPhase = 1, maxPhase = 8, order = [0, 1]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 8 : i32, ttg.shared = 120832 : i32, ttg.target = "cuda:80", ttg.tensor_memory_size = 0 : i32, "ttg.threads-per-warp" = 32 : i32, "ttg.total-num-warps" = 8 : i32, "ttng.two-ctas" = false} {
  tt.func public @attention_backward(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg3: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg4: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg5: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg6: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg7: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg8: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg9: f32, %arg10: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<0.000000e+00> : tensor<64x128xf32, #mma>
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<64x64xf32, #mma>
    %c4_i32 = arith.constant 4 : i32
    %c63_i32 = arith.constant 63 : i32
    %c256_i32 = arith.constant 256 : i32
    %c128_i32 = arith.constant 128 : i32
    %c192_i32 = arith.constant 192 : i32
    %c0_i32 = arith.constant 0 : i32
    %c1_i32 = arith.constant 1 : i32
    %c128_i64 = arith.constant 128 : i64
    %c64_i32 = arith.constant 64 : i32
    %cst_1 = arith.constant dense<128> : tensor<64x1xi32, #blocked>
    %cst_2 = arith.constant dense<128> : tensor<64x1xi32, #blocked1>
    %cst_3 = arith.constant dense<128> : tensor<1x64xi32, #blocked2>
    %c-1_i32 = arith.constant -1 : i32
    %cst_4 = arith.constant dense<64> : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %cst_5 = arith.constant dense<128> : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %cst_6 = arith.constant dense<192> : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %c320_i32 = arith.constant 320 : i32
    %c384_i32 = arith.constant 384 : i32
    %c448_i32 = arith.constant 448 : i32
    %0 = tt.get_program_id y : i32
    %1 = arith.extsi %0 : i32 to i64
    %2 = arith.extsi %arg10 : i32 to i64
    %3 = arith.muli %1, %2 : i64
    %4 = arith.muli %3, %c128_i64 : i64
    %5 = arith.muli %0, %arg10 : i32
    %6 = tt.get_program_id x : i32
    %7 = arith.muli %6, %c64_i32 : i32
    %8 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %9 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %10 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %11 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #blocked3>
    %12 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %13 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %14 = tt.splat %7 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %15 = tt.splat %7 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %16 = tt.splat %7 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %17 = arith.addi %14, %8 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %18 = arith.addi %15, %9 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %19 = arith.addi %16, %13 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %20 = tt.addptr %arg1, %4 : !tt.ptr<f16>, i64
    %21 = tt.expand_dims %17 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xi32, #blocked>
    %22 = tt.expand_dims %18 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<64x1xi32, #blocked1>
    %23 = tt.expand_dims %19 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<64x1xi32, #mma>
    %24 = arith.muli %21, %cst_1 : tensor<64x1xi32, #blocked>
    %25 = arith.muli %22, %cst_2 : tensor<64x1xi32, #blocked1>
    %26 = tt.splat %20 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked>
    %27 = tt.addptr %26, %24 : tensor<64x1x!tt.ptr<f16>, #blocked>, tensor<64x1xi32, #blocked>
    %28 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %29 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %30 = tt.expand_dims %28 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x128xi32, #blocked>
    %31 = tt.expand_dims %29 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x128xi32, #blocked1>
    %32 = tt.broadcast %27 : tensor<64x1x!tt.ptr<f16>, #blocked> -> tensor<64x128x!tt.ptr<f16>, #blocked>
    %33 = tt.broadcast %30 : tensor<1x128xi32, #blocked> -> tensor<64x128xi32, #blocked>
    %34 = tt.broadcast %31 : tensor<1x128xi32, #blocked1> -> tensor<64x128xi32, #blocked1>
    %35 = tt.addptr %32, %33 : tensor<64x128x!tt.ptr<f16>, #blocked>, tensor<64x128xi32, #blocked>
    %36 = tt.load %35 : tensor<64x128x!tt.ptr<f16>, #blocked>
    %37 = ttg.local_alloc %36 {allocation.offset = 0 : i32} : (tensor<64x128xf16, #blocked>) -> !ttg.memdesc<64x128xf16, #shared, #smem>
    %38 = tt.addptr %arg2, %4 : !tt.ptr<f16>, i64
    %39 = tt.splat %38 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked>
    %40 = tt.addptr %39, %24 : tensor<64x1x!tt.ptr<f16>, #blocked>, tensor<64x1xi32, #blocked>
    %41 = tt.broadcast %40 : tensor<64x1x!tt.ptr<f16>, #blocked> -> tensor<64x128x!tt.ptr<f16>, #blocked>
    %42 = tt.addptr %41, %33 : tensor<64x128x!tt.ptr<f16>, #blocked>, tensor<64x128xi32, #blocked>
    %43 = tt.load %42 : tensor<64x128x!tt.ptr<f16>, #blocked>
    %44 = ttg.local_alloc %43 {allocation.offset = 16384 : i32} : (tensor<64x128xf16, #blocked>) -> !ttg.memdesc<64x128xf16, #shared, #smem>
    %45 = arith.subi %arg10, %7 : i32
    %46 = arith.addi %45, %c63_i32 : i32
    %47 = arith.divui %46, %c64_i32 : i32
    %48 = arith.remsi %47, %c4_i32 : i32
    %49 = arith.subi %47, %48 : i32
    %50 = arith.muli %49, %c64_i32 : i32
    %51 = arith.addi %7, %50 : i32
    %52 = tt.addptr %arg0, %4 : !tt.ptr<f16>, i64
    %53 = tt.splat %52 : !tt.ptr<f16> -> tensor<1x64x!tt.ptr<f16>, #blocked2>
    %54 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %55 = tt.expand_dims %54 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked2}>> -> tensor<128x1xi32, #blocked2>
    %56 = tt.broadcast %55 : tensor<128x1xi32, #blocked2> -> tensor<128x64xi32, #blocked2>
    %57 = tt.addptr %arg7, %5 : !tt.ptr<f32>, i32
    %58 = tt.splat %57 : !tt.ptr<f32> -> tensor<64x!tt.ptr<f32>, #blocked3>
    %59 = tt.splat %57 : !tt.ptr<f32> -> tensor<64x!tt.ptr<f32>, #ttg.slice<{dim = 0, parent = #mma}>>
    %60 = tt.splat %arg9 : f32 -> tensor<64x64xf32, #mma>
    %61 = tt.broadcast %23 : tensor<64x1xi32, #mma> -> tensor<64x64xi32, #mma>
    %62 = tt.addptr %arg3, %4 : !tt.ptr<f16>, i64
    %63 = tt.splat %62 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked>
    %64 = tt.addptr %arg8, %5 : !tt.ptr<f32>, i32
    %65 = tt.splat %64 : !tt.ptr<f32> -> tensor<64x!tt.ptr<f32>, #blocked3>
    %66 = tt.splat %64 : !tt.ptr<f32> -> tensor<64x!tt.ptr<f32>, #ttg.slice<{dim = 0, parent = #mma}>>
    %67 = ttg.local_alloc {allocation.offset = 118784 : i32} : () -> !ttg.memdesc<1x64xf32, #shared1, #smem, mutable>
    %68 = ttg.local_alloc {allocation.offset = 32768 : i32} : () -> !ttg.memdesc<1x64x128xf16, #shared, #smem, mutable>
    %69 = ttg.local_alloc {allocation.offset = 119040 : i32} : () -> !ttg.memdesc<1x64xf32, #shared1, #smem, mutable>
    %70 = ttg.local_alloc {allocation.offset = 119296 : i32} : () -> !ttg.memdesc<1x64xf32, #shared1, #smem, mutable>
    %71 = ttg.local_alloc {allocation.offset = 49152 : i32} : () -> !ttg.memdesc<1x64x128xf16, #shared, #smem, mutable>
    %72 = ttg.local_alloc {allocation.offset = 119552 : i32} : () -> !ttg.memdesc<1x64xf32, #shared1, #smem, mutable>
    %73 = ttg.local_alloc {allocation.offset = 119808 : i32} : () -> !ttg.memdesc<1x64xf32, #shared1, #smem, mutable>
    %74 = ttg.local_alloc {allocation.offset = 65536 : i32} : () -> !ttg.memdesc<1x64x128xf16, #shared, #smem, mutable>
    %75 = ttg.local_alloc {allocation.offset = 120064 : i32} : () -> !ttg.memdesc<1x64xf32, #shared1, #smem, mutable>
    %76 = ttg.local_alloc {allocation.offset = 120320 : i32} : () -> !ttg.memdesc<1x64xf32, #shared1, #smem, mutable>
    %77 = ttg.local_alloc {allocation.offset = 81920 : i32} : () -> !ttg.memdesc<1x64x128xf16, #shared, #smem, mutable>
    %78 = ttg.local_alloc {allocation.offset = 120576 : i32} : () -> !ttg.memdesc<1x64xf32, #shared1, #smem, mutable>
    %79 = arith.cmpi slt, %7, %51 : i32
    %80 = tt.splat %7 : i32 -> tensor<64xi32, #blocked3>
    %81 = tt.splat %7 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %82 = arith.addi %80, %11 : tensor<64xi32, #blocked3>
    %83 = arith.addi %81, %12 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %84 = tt.addptr %58, %82 : tensor<64x!tt.ptr<f32>, #blocked3>, tensor<64xi32, #blocked3>
    %85 = ttg.memdesc_index %67[%c0_i32] : !ttg.memdesc<1x64xf32, #shared1, #smem, mutable> -> !ttg.memdesc<64xf32, #shared1, #smem, mutable>
    %86 = tt.splat %79 : i1 -> tensor<64xi1, #blocked3>
    %87 = ttg.async_copy_global_to_local %84, %85 mask %86 : tensor<64x!tt.ptr<f32>, #blocked3> -> <64xf32, #shared1, #smem, mutable>
    %88 = ttg.async_commit_group tokens %87
    %89 = tt.addptr %63, %24 : tensor<64x1x!tt.ptr<f16>, #blocked>, tensor<64x1xi32, #blocked>
    %90 = tt.broadcast %89 : tensor<64x1x!tt.ptr<f16>, #blocked> -> tensor<64x128x!tt.ptr<f16>, #blocked>
    %91 = tt.addptr %90, %33 : tensor<64x128x!tt.ptr<f16>, #blocked>, tensor<64x128xi32, #blocked>
    %92 = ttg.memdesc_index %68[%c0_i32] : !ttg.memdesc<1x64x128xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x128xf16, #shared, #smem, mutable>
    %93 = tt.splat %79 : i1 -> tensor<64x128xi1, #blocked>
    %94 = ttg.async_copy_global_to_local %91, %92 mask %93 {contiguity = 8 : i32} : tensor<64x128x!tt.ptr<f16>, #blocked> -> <64x128xf16, #shared, #smem, mutable>
    %95 = ttg.async_commit_group tokens %94
    %96 = tt.addptr %65, %82 : tensor<64x!tt.ptr<f32>, #blocked3>, tensor<64xi32, #blocked3>
    %97 = ttg.memdesc_index %69[%c0_i32] : !ttg.memdesc<1x64xf32, #shared1, #smem, mutable> -> !ttg.memdesc<64xf32, #shared1, #smem, mutable>
    %98 = ttg.async_copy_global_to_local %96, %97 mask %86 : tensor<64x!tt.ptr<f32>, #blocked3> -> <64xf32, #shared1, #smem, mutable>
    %99 = ttg.async_commit_group tokens %98
    %100 = arith.addi %7, %c64_i32 : i32
    %101 = tt.splat %100 : i32 -> tensor<64xi32, #blocked3>
    %102 = tt.splat %100 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %103 = tt.splat %100 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %104 = arith.addi %101, %11 : tensor<64xi32, #blocked3>
    %105 = arith.addi %102, %12 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %106 = arith.addi %103, %8 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %107 = tt.addptr %58, %104 : tensor<64x!tt.ptr<f32>, #blocked3>, tensor<64xi32, #blocked3>
    %108 = ttg.memdesc_index %70[%c0_i32] : !ttg.memdesc<1x64xf32, #shared1, #smem, mutable> -> !ttg.memdesc<64xf32, #shared1, #smem, mutable>
    %109 = ttg.async_copy_global_to_local %107, %108 mask %86 : tensor<64x!tt.ptr<f32>, #blocked3> -> <64xf32, #shared1, #smem, mutable>
    %110 = ttg.async_commit_group tokens %109
    %111 = tt.expand_dims %106 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xi32, #blocked>
    %112 = arith.muli %111, %cst_1 : tensor<64x1xi32, #blocked>
    %113 = tt.addptr %63, %112 : tensor<64x1x!tt.ptr<f16>, #blocked>, tensor<64x1xi32, #blocked>
    %114 = tt.broadcast %113 : tensor<64x1x!tt.ptr<f16>, #blocked> -> tensor<64x128x!tt.ptr<f16>, #blocked>
    %115 = tt.addptr %114, %33 : tensor<64x128x!tt.ptr<f16>, #blocked>, tensor<64x128xi32, #blocked>
    %116 = ttg.memdesc_index %71[%c0_i32] : !ttg.memdesc<1x64x128xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x128xf16, #shared, #smem, mutable>
    %117 = ttg.async_copy_global_to_local %115, %116 mask %93 {contiguity = 8 : i32} : tensor<64x128x!tt.ptr<f16>, #blocked> -> <64x128xf16, #shared, #smem, mutable>
    %118 = ttg.async_commit_group tokens %117
    %119 = tt.addptr %65, %104 : tensor<64x!tt.ptr<f32>, #blocked3>, tensor<64xi32, #blocked3>
    %120 = ttg.memdesc_index %72[%c0_i32] : !ttg.memdesc<1x64xf32, #shared1, #smem, mutable> -> !ttg.memdesc<64xf32, #shared1, #smem, mutable>
    %121 = ttg.async_copy_global_to_local %119, %120 mask %86 : tensor<64x!tt.ptr<f32>, #blocked3> -> <64xf32, #shared1, #smem, mutable>
    %122 = ttg.async_commit_group tokens %121
    %123 = arith.addi %7, %c128_i32 : i32
    %124 = tt.splat %123 : i32 -> tensor<64xi32, #blocked3>
    %125 = tt.splat %123 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %126 = tt.splat %123 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %127 = arith.addi %124, %11 : tensor<64xi32, #blocked3>
    %128 = arith.addi %125, %12 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %129 = arith.addi %126, %8 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %130 = tt.addptr %58, %127 : tensor<64x!tt.ptr<f32>, #blocked3>, tensor<64xi32, #blocked3>
    %131 = ttg.memdesc_index %73[%c0_i32] : !ttg.memdesc<1x64xf32, #shared1, #smem, mutable> -> !ttg.memdesc<64xf32, #shared1, #smem, mutable>
    %132 = ttg.async_copy_global_to_local %130, %131 mask %86 : tensor<64x!tt.ptr<f32>, #blocked3> -> <64xf32, #shared1, #smem, mutable>
    %133 = ttg.async_commit_group tokens %132
    %134 = tt.expand_dims %129 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xi32, #blocked>
    %135 = arith.muli %134, %cst_1 : tensor<64x1xi32, #blocked>
    %136 = tt.addptr %63, %135 : tensor<64x1x!tt.ptr<f16>, #blocked>, tensor<64x1xi32, #blocked>
    %137 = tt.broadcast %136 : tensor<64x1x!tt.ptr<f16>, #blocked> -> tensor<64x128x!tt.ptr<f16>, #blocked>
    %138 = tt.addptr %137, %33 : tensor<64x128x!tt.ptr<f16>, #blocked>, tensor<64x128xi32, #blocked>
    %139 = ttg.memdesc_index %74[%c0_i32] : !ttg.memdesc<1x64x128xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x128xf16, #shared, #smem, mutable>
    %140 = ttg.async_copy_global_to_local %138, %139 mask %93 {contiguity = 8 : i32} : tensor<64x128x!tt.ptr<f16>, #blocked> -> <64x128xf16, #shared, #smem, mutable>
    %141 = ttg.async_commit_group tokens %140
    %142 = tt.addptr %65, %127 : tensor<64x!tt.ptr<f32>, #blocked3>, tensor<64xi32, #blocked3>
    %143 = ttg.memdesc_index %75[%c0_i32] : !ttg.memdesc<1x64xf32, #shared1, #smem, mutable> -> !ttg.memdesc<64xf32, #shared1, #smem, mutable>
    %144 = ttg.async_copy_global_to_local %142, %143 mask %86 : tensor<64x!tt.ptr<f32>, #blocked3> -> <64xf32, #shared1, #smem, mutable>
    %145 = ttg.async_commit_group tokens %144
    %146 = arith.addi %7, %c192_i32 : i32
    %147 = tt.splat %146 : i32 -> tensor<64xi32, #blocked3>
    %148 = tt.splat %146 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %149 = tt.splat %146 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %150 = arith.addi %147, %11 : tensor<64xi32, #blocked3>
    %151 = arith.addi %148, %12 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %152 = arith.addi %149, %8 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %153 = tt.addptr %58, %150 : tensor<64x!tt.ptr<f32>, #blocked3>, tensor<64xi32, #blocked3>
    %154 = ttg.memdesc_index %76[%c0_i32] : !ttg.memdesc<1x64xf32, #shared1, #smem, mutable> -> !ttg.memdesc<64xf32, #shared1, #smem, mutable>
    %155 = ttg.async_copy_global_to_local %153, %154 mask %86 : tensor<64x!tt.ptr<f32>, #blocked3> -> <64xf32, #shared1, #smem, mutable>
    %156 = ttg.async_commit_group tokens %155
    %157 = tt.expand_dims %152 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xi32, #blocked>
    %158 = arith.muli %157, %cst_1 : tensor<64x1xi32, #blocked>
    %159 = tt.addptr %63, %158 : tensor<64x1x!tt.ptr<f16>, #blocked>, tensor<64x1xi32, #blocked>
    %160 = tt.broadcast %159 : tensor<64x1x!tt.ptr<f16>, #blocked> -> tensor<64x128x!tt.ptr<f16>, #blocked>
    %161 = tt.addptr %160, %33 : tensor<64x128x!tt.ptr<f16>, #blocked>, tensor<64x128xi32, #blocked>
    %162 = ttg.memdesc_index %77[%c0_i32] : !ttg.memdesc<1x64x128xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x128xf16, #shared, #smem, mutable>
    %163 = ttg.async_copy_global_to_local %161, %162 mask %93 {contiguity = 8 : i32} : tensor<64x128x!tt.ptr<f16>, #blocked> -> <64x128xf16, #shared, #smem, mutable>
    %164 = ttg.async_commit_group tokens %163
    %165 = tt.addptr %65, %150 : tensor<64x!tt.ptr<f32>, #blocked3>, tensor<64xi32, #blocked3>
    %166 = ttg.memdesc_index %78[%c0_i32] : !ttg.memdesc<1x64xf32, #shared1, #smem, mutable> -> !ttg.memdesc<64xf32, #shared1, #smem, mutable>
    %167 = ttg.async_copy_global_to_local %165, %166 mask %86 : tensor<64x!tt.ptr<f32>, #blocked3> -> <64xf32, #shared1, #smem, mutable>
    %168 = ttg.async_commit_group tokens %167
    cf.br ^bb1(%7, %cst, %cst, %c-1_i32, %83, %88, %95, %99, %100, %105, %110, %118, %122, %123, %128, %133, %141, %145, %146, %151, %156, %164, %168 : i32, tensor<64x128xf32, #mma>, tensor<64x128xf32, #mma>, i32, tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma}>>, !ttg.async.token, !ttg.async.token, !ttg.async.token, i32, tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma}>>, !ttg.async.token, !ttg.async.token, !ttg.async.token, i32, tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma}>>, !ttg.async.token, !ttg.async.token, !ttg.async.token, i32, tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma}>>, !ttg.async.token, !ttg.async.token, !ttg.async.token)
  ^bb1(%169: i32, %170: tensor<64x128xf32, #mma>, %171: tensor<64x128xf32, #mma>, %172: i32, %173: tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma}>>, %174: !ttg.async.token, %175: !ttg.async.token, %176: !ttg.async.token, %177: i32, %178: tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma}>>, %179: !ttg.async.token, %180: !ttg.async.token, %181: !ttg.async.token, %182: i32, %183: tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma}>>, %184: !ttg.async.token, %185: !ttg.async.token, %186: !ttg.async.token, %187: i32, %188: tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma}>>, %189: !ttg.async.token, %190: !ttg.async.token, %191: !ttg.async.token):  // 2 preds: ^bb0, ^bb2
    %192 = arith.cmpi slt, %169, %51 : i32
    cf.cond_br %192, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %193 = arith.subi %51, %c256_i32 : i32
    %194 = arith.cmpi slt, %169, %193 : i32
    %195 = arith.addi %172, %c1_i32 : i32
    %196 = arith.cmpi sge, %195, %c1_i32 : i32
    %197 = arith.select %196, %c0_i32, %195 : i32
    %198 = tt.splat %169 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %199 = arith.addi %198, %10 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %200 = tt.expand_dims %199 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>> -> tensor<1x64xi32, #blocked2>
    %201 = tt.expand_dims %173 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma}>> -> tensor<1x64xi32, #mma>
    %202 = arith.muli %200, %cst_3 : tensor<1x64xi32, #blocked2>
    %203 = tt.addptr %53, %202 : tensor<1x64x!tt.ptr<f16>, #blocked2>, tensor<1x64xi32, #blocked2>
    %204 = tt.broadcast %203 : tensor<1x64x!tt.ptr<f16>, #blocked2> -> tensor<128x64x!tt.ptr<f16>, #blocked2>
    %205 = tt.addptr %204, %56 : tensor<128x64x!tt.ptr<f16>, #blocked2>, tensor<128x64xi32, #blocked2>
    %206 = tt.load %205 : tensor<128x64x!tt.ptr<f16>, #blocked2>
    %207 = ttg.local_alloc %206 {allocation.offset = 98304 : i32} : (tensor<128x64xf16, #blocked2>) -> !ttg.memdesc<128x64xf16, #shared2, #smem>
    %208 = ttg.convert_layout %206 {allocation.offset = 114688 : i32, allocation.size = 4096 : i32} : tensor<128x64xf16, #blocked2> -> tensor<128x64xf16, #linear>
    %209 = tt.trans %208 {order = array<i32: 1, 0>} : tensor<128x64xf16, #linear> -> tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>>
    %210 = ttg.async_wait %174, %175, %176, %179, %180, %181, %184, %185, %186, %189, %190, %191 {num = 0 : i32}
    %211 = ttg.memdesc_index %67[%197] : !ttg.memdesc<1x64xf32, #shared1, #smem, mutable> -> !ttg.memdesc<64xf32, #shared1, #smem, mutable>
    %212 = ttg.local_load %211 token %210 : !ttg.memdesc<64xf32, #shared1, #smem, mutable> -> tensor<64xf32, #ttg.slice<{dim = 0, parent = #mma}>>
    %213 = ttg.local_load %37 : !ttg.memdesc<64x128xf16, #shared, #smem> -> tensor<64x128xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
    %214 = ttg.local_load %207 : !ttg.memdesc<128x64xf16, #shared2, #smem> -> tensor<128x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>>
    %215 = tt.dot %213, %214, %cst_0, inputPrecision = tf32 : tensor<64x128xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>> * tensor<128x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>> -> tensor<64x64xf32, #mma>
    %216 = arith.mulf %215, %60 : tensor<64x64xf32, #mma>
    %217 = tt.expand_dims %212 {axis = 0 : i32} : tensor<64xf32, #ttg.slice<{dim = 0, parent = #mma}>> -> tensor<1x64xf32, #mma>
    %218 = tt.broadcast %217 : tensor<1x64xf32, #mma> -> tensor<64x64xf32, #mma>
    %219 = arith.subf %216, %218 : tensor<64x64xf32, #mma>
    %220 = math.exp2 %219 : tensor<64x64xf32, #mma>
    %221 = tt.broadcast %201 : tensor<1x64xi32, #mma> -> tensor<64x64xi32, #mma>
    %222 = arith.cmpi sge, %221, %61 : tensor<64x64xi32, #mma>
    %223 = arith.select %222, %220, %cst_0 : tensor<64x64xi1, #mma>, tensor<64x64xf32, #mma>
    %224 = ttg.memdesc_index %68[%197] : !ttg.memdesc<1x64x128xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x128xf16, #shared, #smem, mutable>
    %225 = ttg.local_load %224 token %210 : !ttg.memdesc<64x128xf16, #shared, #smem, mutable> -> tensor<64x128xf16, #linear1>
    %226 = tt.trans %225 {order = array<i32: 1, 0>} : tensor<64x128xf16, #linear1> -> tensor<128x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>>
    %227 = arith.truncf %223 : tensor<64x64xf32, #mma> to tensor<64x64xf16, #mma>
    %228 = ttg.local_alloc %227 {allocation.offset = 98304 : i32} : (tensor<64x64xf16, #mma>) -> !ttg.memdesc<64x64xf16, #shared, #smem>
    %229 = ttg.local_load %228 : !ttg.memdesc<64x64xf16, #shared, #smem> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
    %230 = ttg.local_load %224 token %210 : !ttg.memdesc<64x128xf16, #shared, #smem, mutable> -> tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>>
    %231 = tt.dot %229, %230, %171, inputPrecision = tf32 : tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>> * tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>> -> tensor<64x128xf32, #mma>
    %232 = ttg.memdesc_index %69[%197] : !ttg.memdesc<1x64xf32, #shared1, #smem, mutable> -> !ttg.memdesc<64xf32, #shared1, #smem, mutable>
    %233 = ttg.local_load %232 token %210 : !ttg.memdesc<64xf32, #shared1, #smem, mutable> -> tensor<64xf32, #ttg.slice<{dim = 0, parent = #mma}>>
    %234 = ttg.local_load %44 : !ttg.memdesc<64x128xf16, #shared, #smem> -> tensor<64x128xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
    %235 = tt.dot %234, %226, %cst_0, inputPrecision = tf32 : tensor<64x128xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>> * tensor<128x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>> -> tensor<64x64xf32, #mma>
    %236 = tt.expand_dims %233 {axis = 0 : i32} : tensor<64xf32, #ttg.slice<{dim = 0, parent = #mma}>> -> tensor<1x64xf32, #mma>
    %237 = tt.broadcast %236 : tensor<1x64xf32, #mma> -> tensor<64x64xf32, #mma>
    %238 = arith.subf %235, %237 : tensor<64x64xf32, #mma>
    %239 = arith.mulf %223, %238 : tensor<64x64xf32, #mma>
    %240 = arith.truncf %239 : tensor<64x64xf32, #mma> to tensor<64x64xf16, #mma>
    %241 = ttg.local_alloc %240 {allocation.offset = 98304 : i32} : (tensor<64x64xf16, #mma>) -> !ttg.memdesc<64x64xf16, #shared, #smem>
    %242 = ttg.local_load %241 : !ttg.memdesc<64x64xf16, #shared, #smem> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
    %243 = tt.dot %242, %209, %170, inputPrecision = tf32 : tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>> * tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>> -> tensor<64x128xf32, #mma>
    %244 = tt.splat %177 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %245 = arith.addi %244, %10 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %246 = tt.expand_dims %245 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>> -> tensor<1x64xi32, #blocked2>
    %247 = tt.expand_dims %178 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma}>> -> tensor<1x64xi32, #mma>
    %248 = arith.muli %246, %cst_3 : tensor<1x64xi32, #blocked2>
    %249 = tt.addptr %53, %248 : tensor<1x64x!tt.ptr<f16>, #blocked2>, tensor<1x64xi32, #blocked2>
    %250 = tt.broadcast %249 : tensor<1x64x!tt.ptr<f16>, #blocked2> -> tensor<128x64x!tt.ptr<f16>, #blocked2>
    %251 = tt.addptr %250, %56 : tensor<128x64x!tt.ptr<f16>, #blocked2>, tensor<128x64xi32, #blocked2>
    %252 = tt.load %251 : tensor<128x64x!tt.ptr<f16>, #blocked2>
    %253 = ttg.local_alloc %252 {allocation.offset = 98304 : i32} : (tensor<128x64xf16, #blocked2>) -> !ttg.memdesc<128x64xf16, #shared2, #smem>
    %254 = ttg.convert_layout %252 {allocation.offset = 114688 : i32, allocation.size = 4096 : i32} : tensor<128x64xf16, #blocked2> -> tensor<128x64xf16, #linear>
    %255 = tt.trans %254 {order = array<i32: 1, 0>} : tensor<128x64xf16, #linear> -> tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>>
    %256 = ttg.memdesc_index %70[%197] : !ttg.memdesc<1x64xf32, #shared1, #smem, mutable> -> !ttg.memdesc<64xf32, #shared1, #smem, mutable>
    %257 = ttg.local_load %256 token %210 : !ttg.memdesc<64xf32, #shared1, #smem, mutable> -> tensor<64xf32, #ttg.slice<{dim = 0, parent = #mma}>>
    %258 = ttg.local_load %253 : !ttg.memdesc<128x64xf16, #shared2, #smem> -> tensor<128x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>>
    %259 = tt.dot %213, %258, %cst_0, inputPrecision = tf32 : tensor<64x128xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>> * tensor<128x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>> -> tensor<64x64xf32, #mma>
    %260 = arith.mulf %259, %60 : tensor<64x64xf32, #mma>
    %261 = tt.expand_dims %257 {axis = 0 : i32} : tensor<64xf32, #ttg.slice<{dim = 0, parent = #mma}>> -> tensor<1x64xf32, #mma>
    %262 = tt.broadcast %261 : tensor<1x64xf32, #mma> -> tensor<64x64xf32, #mma>
    %263 = arith.subf %260, %262 : tensor<64x64xf32, #mma>
    %264 = math.exp2 %263 : tensor<64x64xf32, #mma>
    %265 = tt.broadcast %247 : tensor<1x64xi32, #mma> -> tensor<64x64xi32, #mma>
    %266 = arith.cmpi sge, %265, %61 : tensor<64x64xi32, #mma>
    %267 = arith.select %266, %264, %cst_0 : tensor<64x64xi1, #mma>, tensor<64x64xf32, #mma>
    %268 = ttg.memdesc_index %71[%197] : !ttg.memdesc<1x64x128xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x128xf16, #shared, #smem, mutable>
    %269 = ttg.local_load %268 token %210 : !ttg.memdesc<64x128xf16, #shared, #smem, mutable> -> tensor<64x128xf16, #linear1>
    %270 = tt.trans %269 {order = array<i32: 1, 0>} : tensor<64x128xf16, #linear1> -> tensor<128x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>>
    %271 = arith.truncf %267 : tensor<64x64xf32, #mma> to tensor<64x64xf16, #mma>
    %272 = ttg.local_alloc %271 {allocation.offset = 98304 : i32} : (tensor<64x64xf16, #mma>) -> !ttg.memdesc<64x64xf16, #shared, #smem>
    %273 = ttg.local_load %272 : !ttg.memdesc<64x64xf16, #shared, #smem> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
    %274 = ttg.local_load %268 token %210 : !ttg.memdesc<64x128xf16, #shared, #smem, mutable> -> tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>>
    %275 = tt.dot %273, %274, %231, inputPrecision = tf32 : tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>> * tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>> -> tensor<64x128xf32, #mma>
    %276 = ttg.memdesc_index %72[%197] : !ttg.memdesc<1x64xf32, #shared1, #smem, mutable> -> !ttg.memdesc<64xf32, #shared1, #smem, mutable>
    %277 = ttg.local_load %276 token %210 : !ttg.memdesc<64xf32, #shared1, #smem, mutable> -> tensor<64xf32, #ttg.slice<{dim = 0, parent = #mma}>>
    %278 = tt.dot %234, %270, %cst_0, inputPrecision = tf32 : tensor<64x128xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>> * tensor<128x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>> -> tensor<64x64xf32, #mma>
    %279 = tt.expand_dims %277 {axis = 0 : i32} : tensor<64xf32, #ttg.slice<{dim = 0, parent = #mma}>> -> tensor<1x64xf32, #mma>
    %280 = tt.broadcast %279 : tensor<1x64xf32, #mma> -> tensor<64x64xf32, #mma>
    %281 = arith.subf %278, %280 : tensor<64x64xf32, #mma>
    %282 = arith.mulf %267, %281 : tensor<64x64xf32, #mma>
    %283 = arith.truncf %282 : tensor<64x64xf32, #mma> to tensor<64x64xf16, #mma>
    %284 = ttg.local_alloc %283 {allocation.offset = 98304 : i32} : (tensor<64x64xf16, #mma>) -> !ttg.memdesc<64x64xf16, #shared, #smem>
    %285 = ttg.local_load %284 : !ttg.memdesc<64x64xf16, #shared, #smem> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
    %286 = tt.dot %285, %255, %243, inputPrecision = tf32 : tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>> * tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>> -> tensor<64x128xf32, #mma>
    %287 = tt.splat %182 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %288 = arith.addi %287, %10 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %289 = tt.expand_dims %288 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>> -> tensor<1x64xi32, #blocked2>
    %290 = tt.expand_dims %183 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma}>> -> tensor<1x64xi32, #mma>
    %291 = arith.muli %289, %cst_3 : tensor<1x64xi32, #blocked2>
    %292 = tt.addptr %53, %291 : tensor<1x64x!tt.ptr<f16>, #blocked2>, tensor<1x64xi32, #blocked2>
    %293 = tt.broadcast %292 : tensor<1x64x!tt.ptr<f16>, #blocked2> -> tensor<128x64x!tt.ptr<f16>, #blocked2>
    %294 = tt.addptr %293, %56 : tensor<128x64x!tt.ptr<f16>, #blocked2>, tensor<128x64xi32, #blocked2>
    %295 = tt.load %294 : tensor<128x64x!tt.ptr<f16>, #blocked2>
    %296 = ttg.local_alloc %295 {allocation.offset = 98304 : i32} : (tensor<128x64xf16, #blocked2>) -> !ttg.memdesc<128x64xf16, #shared2, #smem>
    %297 = ttg.convert_layout %295 {allocation.offset = 114688 : i32, allocation.size = 4096 : i32} : tensor<128x64xf16, #blocked2> -> tensor<128x64xf16, #linear>
    %298 = tt.trans %297 {order = array<i32: 1, 0>} : tensor<128x64xf16, #linear> -> tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>>
    %299 = ttg.memdesc_index %73[%197] : !ttg.memdesc<1x64xf32, #shared1, #smem, mutable> -> !ttg.memdesc<64xf32, #shared1, #smem, mutable>
    %300 = ttg.local_load %299 token %210 : !ttg.memdesc<64xf32, #shared1, #smem, mutable> -> tensor<64xf32, #ttg.slice<{dim = 0, parent = #mma}>>
    %301 = ttg.local_load %296 : !ttg.memdesc<128x64xf16, #shared2, #smem> -> tensor<128x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>>
    %302 = tt.dot %213, %301, %cst_0, inputPrecision = tf32 : tensor<64x128xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>> * tensor<128x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>> -> tensor<64x64xf32, #mma>
    %303 = arith.mulf %302, %60 : tensor<64x64xf32, #mma>
    %304 = tt.expand_dims %300 {axis = 0 : i32} : tensor<64xf32, #ttg.slice<{dim = 0, parent = #mma}>> -> tensor<1x64xf32, #mma>
    %305 = tt.broadcast %304 : tensor<1x64xf32, #mma> -> tensor<64x64xf32, #mma>
    %306 = arith.subf %303, %305 : tensor<64x64xf32, #mma>
    %307 = math.exp2 %306 : tensor<64x64xf32, #mma>
    %308 = tt.broadcast %290 : tensor<1x64xi32, #mma> -> tensor<64x64xi32, #mma>
    %309 = arith.cmpi sge, %308, %61 : tensor<64x64xi32, #mma>
    %310 = arith.select %309, %307, %cst_0 : tensor<64x64xi1, #mma>, tensor<64x64xf32, #mma>
    %311 = ttg.memdesc_index %74[%197] : !ttg.memdesc<1x64x128xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x128xf16, #shared, #smem, mutable>
    %312 = ttg.local_load %311 token %210 : !ttg.memdesc<64x128xf16, #shared, #smem, mutable> -> tensor<64x128xf16, #linear1>
    %313 = tt.trans %312 {order = array<i32: 1, 0>} : tensor<64x128xf16, #linear1> -> tensor<128x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>>
    %314 = arith.truncf %310 : tensor<64x64xf32, #mma> to tensor<64x64xf16, #mma>
    %315 = ttg.local_alloc %314 {allocation.offset = 98304 : i32} : (tensor<64x64xf16, #mma>) -> !ttg.memdesc<64x64xf16, #shared, #smem>
    %316 = ttg.local_load %315 : !ttg.memdesc<64x64xf16, #shared, #smem> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
    %317 = ttg.local_load %311 token %210 : !ttg.memdesc<64x128xf16, #shared, #smem, mutable> -> tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>>
    %318 = tt.dot %316, %317, %275, inputPrecision = tf32 : tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>> * tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>> -> tensor<64x128xf32, #mma>
    %319 = ttg.memdesc_index %75[%197] : !ttg.memdesc<1x64xf32, #shared1, #smem, mutable> -> !ttg.memdesc<64xf32, #shared1, #smem, mutable>
    %320 = ttg.local_load %319 token %210 : !ttg.memdesc<64xf32, #shared1, #smem, mutable> -> tensor<64xf32, #ttg.slice<{dim = 0, parent = #mma}>>
    %321 = tt.dot %234, %313, %cst_0, inputPrecision = tf32 : tensor<64x128xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>> * tensor<128x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>> -> tensor<64x64xf32, #mma>
    %322 = tt.expand_dims %320 {axis = 0 : i32} : tensor<64xf32, #ttg.slice<{dim = 0, parent = #mma}>> -> tensor<1x64xf32, #mma>
    %323 = tt.broadcast %322 : tensor<1x64xf32, #mma> -> tensor<64x64xf32, #mma>
    %324 = arith.subf %321, %323 : tensor<64x64xf32, #mma>
    %325 = arith.mulf %310, %324 : tensor<64x64xf32, #mma>
    %326 = arith.truncf %325 : tensor<64x64xf32, #mma> to tensor<64x64xf16, #mma>
    %327 = ttg.local_alloc %326 {allocation.offset = 98304 : i32} : (tensor<64x64xf16, #mma>) -> !ttg.memdesc<64x64xf16, #shared, #smem>
    %328 = ttg.local_load %327 : !ttg.memdesc<64x64xf16, #shared, #smem> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
    %329 = tt.dot %328, %298, %286, inputPrecision = tf32 : tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>> * tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>> -> tensor<64x128xf32, #mma>
    %330 = tt.splat %187 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %331 = arith.addi %330, %10 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %332 = tt.expand_dims %331 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>> -> tensor<1x64xi32, #blocked2>
    %333 = tt.expand_dims %188 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma}>> -> tensor<1x64xi32, #mma>
    %334 = arith.muli %332, %cst_3 : tensor<1x64xi32, #blocked2>
    %335 = tt.addptr %53, %334 : tensor<1x64x!tt.ptr<f16>, #blocked2>, tensor<1x64xi32, #blocked2>
    %336 = tt.broadcast %335 : tensor<1x64x!tt.ptr<f16>, #blocked2> -> tensor<128x64x!tt.ptr<f16>, #blocked2>
    %337 = tt.addptr %336, %56 : tensor<128x64x!tt.ptr<f16>, #blocked2>, tensor<128x64xi32, #blocked2>
    %338 = tt.load %337 : tensor<128x64x!tt.ptr<f16>, #blocked2>
    %339 = ttg.local_alloc %338 {allocation.offset = 98304 : i32} : (tensor<128x64xf16, #blocked2>) -> !ttg.memdesc<128x64xf16, #shared2, #smem>
    %340 = ttg.convert_layout %338 {allocation.offset = 114688 : i32, allocation.size = 4096 : i32} : tensor<128x64xf16, #blocked2> -> tensor<128x64xf16, #linear>
    %341 = tt.trans %340 {order = array<i32: 1, 0>} : tensor<128x64xf16, #linear> -> tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>>
    %342 = ttg.memdesc_index %76[%197] : !ttg.memdesc<1x64xf32, #shared1, #smem, mutable> -> !ttg.memdesc<64xf32, #shared1, #smem, mutable>
    %343 = ttg.local_load %342 token %210 : !ttg.memdesc<64xf32, #shared1, #smem, mutable> -> tensor<64xf32, #ttg.slice<{dim = 0, parent = #mma}>>
    %344 = ttg.local_load %339 : !ttg.memdesc<128x64xf16, #shared2, #smem> -> tensor<128x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>>
    %345 = tt.dot %213, %344, %cst_0, inputPrecision = tf32 : tensor<64x128xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>> * tensor<128x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>> -> tensor<64x64xf32, #mma>
    %346 = arith.mulf %345, %60 : tensor<64x64xf32, #mma>
    %347 = tt.expand_dims %343 {axis = 0 : i32} : tensor<64xf32, #ttg.slice<{dim = 0, parent = #mma}>> -> tensor<1x64xf32, #mma>
    %348 = tt.broadcast %347 : tensor<1x64xf32, #mma> -> tensor<64x64xf32, #mma>
    %349 = arith.subf %346, %348 : tensor<64x64xf32, #mma>
    %350 = math.exp2 %349 : tensor<64x64xf32, #mma>
    %351 = tt.broadcast %333 : tensor<1x64xi32, #mma> -> tensor<64x64xi32, #mma>
    %352 = arith.cmpi sge, %351, %61 : tensor<64x64xi32, #mma>
    %353 = arith.select %352, %350, %cst_0 : tensor<64x64xi1, #mma>, tensor<64x64xf32, #mma>
    %354 = ttg.memdesc_index %77[%197] : !ttg.memdesc<1x64x128xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x128xf16, #shared, #smem, mutable>
    %355 = ttg.local_load %354 token %210 : !ttg.memdesc<64x128xf16, #shared, #smem, mutable> -> tensor<64x128xf16, #linear1>
    %356 = tt.trans %355 {order = array<i32: 1, 0>} : tensor<64x128xf16, #linear1> -> tensor<128x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>>
    %357 = arith.truncf %353 : tensor<64x64xf32, #mma> to tensor<64x64xf16, #mma>
    %358 = ttg.local_alloc %357 {allocation.offset = 98304 : i32} : (tensor<64x64xf16, #mma>) -> !ttg.memdesc<64x64xf16, #shared, #smem>
    %359 = ttg.local_load %358 : !ttg.memdesc<64x64xf16, #shared, #smem> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
    %360 = ttg.local_load %354 token %210 : !ttg.memdesc<64x128xf16, #shared, #smem, mutable> -> tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>>
    %361 = tt.dot %359, %360, %318, inputPrecision = tf32 : tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>> * tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>> -> tensor<64x128xf32, #mma>
    %362 = ttg.memdesc_index %78[%197] : !ttg.memdesc<1x64xf32, #shared1, #smem, mutable> -> !ttg.memdesc<64xf32, #shared1, #smem, mutable>
    %363 = ttg.local_load %362 token %210 : !ttg.memdesc<64xf32, #shared1, #smem, mutable> -> tensor<64xf32, #ttg.slice<{dim = 0, parent = #mma}>>
    %364 = tt.dot %234, %356, %cst_0, inputPrecision = tf32 : tensor<64x128xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>> * tensor<128x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>> -> tensor<64x64xf32, #mma>
    %365 = tt.expand_dims %363 {axis = 0 : i32} : tensor<64xf32, #ttg.slice<{dim = 0, parent = #mma}>> -> tensor<1x64xf32, #mma>
    %366 = tt.broadcast %365 : tensor<1x64xf32, #mma> -> tensor<64x64xf32, #mma>
    %367 = arith.subf %364, %366 : tensor<64x64xf32, #mma>
    %368 = arith.mulf %353, %367 : tensor<64x64xf32, #mma>
    %369 = arith.truncf %368 : tensor<64x64xf32, #mma> to tensor<64x64xf16, #mma>
    %370 = ttg.local_alloc %369 {allocation.offset = 98304 : i32} : (tensor<64x64xf16, #mma>) -> !ttg.memdesc<64x64xf16, #shared, #smem>
    %371 = ttg.local_load %370 : !ttg.memdesc<64x64xf16, #shared, #smem> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
    %372 = tt.dot %371, %341, %329, inputPrecision = tf32 : tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>> * tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>> -> tensor<64x128xf32, #mma>
    %373 = arith.addi %169, %c256_i32 : i32
    %374 = tt.splat %373 : i32 -> tensor<64xi32, #blocked3>
    %375 = tt.splat %373 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %376 = tt.splat %373 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %377 = arith.addi %374, %11 : tensor<64xi32, #blocked3>
    %378 = arith.addi %375, %12 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %379 = arith.addi %376, %8 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %380 = tt.addptr %58, %377 : tensor<64x!tt.ptr<f32>, #blocked3>, tensor<64xi32, #blocked3>
    %381 = tt.splat %194 : i1 -> tensor<64xi1, #blocked3>
    %382 = ttg.async_copy_global_to_local %380, %85 mask %381 : tensor<64x!tt.ptr<f32>, #blocked3> -> <64xf32, #shared1, #smem, mutable>
    %383 = ttg.async_commit_group tokens %382
    %384 = tt.expand_dims %379 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xi32, #blocked>
    %385 = arith.muli %384, %cst_1 : tensor<64x1xi32, #blocked>
    %386 = tt.addptr %63, %385 : tensor<64x1x!tt.ptr<f16>, #blocked>, tensor<64x1xi32, #blocked>
    %387 = tt.broadcast %386 : tensor<64x1x!tt.ptr<f16>, #blocked> -> tensor<64x128x!tt.ptr<f16>, #blocked>
    %388 = tt.addptr %387, %33 : tensor<64x128x!tt.ptr<f16>, #blocked>, tensor<64x128xi32, #blocked>
    %389 = tt.splat %194 : i1 -> tensor<64x128xi1, #blocked>
    %390 = ttg.async_copy_global_to_local %388, %92 mask %389 {contiguity = 8 : i32} : tensor<64x128x!tt.ptr<f16>, #blocked> -> <64x128xf16, #shared, #smem, mutable>
    %391 = ttg.async_commit_group tokens %390
    %392 = tt.addptr %65, %377 : tensor<64x!tt.ptr<f32>, #blocked3>, tensor<64xi32, #blocked3>
    %393 = ttg.async_copy_global_to_local %392, %97 mask %381 : tensor<64x!tt.ptr<f32>, #blocked3> -> <64xf32, #shared1, #smem, mutable>
    %394 = ttg.async_commit_group tokens %393
    %395 = arith.addi %169, %c320_i32 : i32
    %396 = tt.splat %395 : i32 -> tensor<64xi32, #blocked3>
    %397 = tt.splat %395 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %398 = tt.splat %395 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %399 = arith.addi %396, %11 : tensor<64xi32, #blocked3>
    %400 = arith.addi %397, %12 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %401 = arith.addi %398, %8 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %402 = tt.addptr %58, %399 : tensor<64x!tt.ptr<f32>, #blocked3>, tensor<64xi32, #blocked3>
    %403 = ttg.async_copy_global_to_local %402, %108 mask %381 : tensor<64x!tt.ptr<f32>, #blocked3> -> <64xf32, #shared1, #smem, mutable>
    %404 = ttg.async_commit_group tokens %403
    %405 = tt.expand_dims %401 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xi32, #blocked>
    %406 = arith.muli %405, %cst_1 : tensor<64x1xi32, #blocked>
    %407 = tt.addptr %63, %406 : tensor<64x1x!tt.ptr<f16>, #blocked>, tensor<64x1xi32, #blocked>
    %408 = tt.broadcast %407 : tensor<64x1x!tt.ptr<f16>, #blocked> -> tensor<64x128x!tt.ptr<f16>, #blocked>
    %409 = tt.addptr %408, %33 : tensor<64x128x!tt.ptr<f16>, #blocked>, tensor<64x128xi32, #blocked>
    %410 = ttg.async_copy_global_to_local %409, %116 mask %389 {contiguity = 8 : i32} : tensor<64x128x!tt.ptr<f16>, #blocked> -> <64x128xf16, #shared, #smem, mutable>
    %411 = ttg.async_commit_group tokens %410
    %412 = tt.addptr %65, %399 : tensor<64x!tt.ptr<f32>, #blocked3>, tensor<64xi32, #blocked3>
    %413 = ttg.async_copy_global_to_local %412, %120 mask %381 : tensor<64x!tt.ptr<f32>, #blocked3> -> <64xf32, #shared1, #smem, mutable>
    %414 = ttg.async_commit_group tokens %413
    %415 = arith.addi %169, %c384_i32 : i32
    %416 = tt.splat %415 : i32 -> tensor<64xi32, #blocked3>
    %417 = tt.splat %415 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %418 = tt.splat %415 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %419 = arith.addi %416, %11 : tensor<64xi32, #blocked3>
    %420 = arith.addi %417, %12 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %421 = arith.addi %418, %8 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %422 = tt.addptr %58, %419 : tensor<64x!tt.ptr<f32>, #blocked3>, tensor<64xi32, #blocked3>
    %423 = ttg.async_copy_global_to_local %422, %131 mask %381 : tensor<64x!tt.ptr<f32>, #blocked3> -> <64xf32, #shared1, #smem, mutable>
    %424 = ttg.async_commit_group tokens %423
    %425 = tt.expand_dims %421 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xi32, #blocked>
    %426 = arith.muli %425, %cst_1 : tensor<64x1xi32, #blocked>
    %427 = tt.addptr %63, %426 : tensor<64x1x!tt.ptr<f16>, #blocked>, tensor<64x1xi32, #blocked>
    %428 = tt.broadcast %427 : tensor<64x1x!tt.ptr<f16>, #blocked> -> tensor<64x128x!tt.ptr<f16>, #blocked>
    %429 = tt.addptr %428, %33 : tensor<64x128x!tt.ptr<f16>, #blocked>, tensor<64x128xi32, #blocked>
    %430 = ttg.async_copy_global_to_local %429, %139 mask %389 {contiguity = 8 : i32} : tensor<64x128x!tt.ptr<f16>, #blocked> -> <64x128xf16, #shared, #smem, mutable>
    %431 = ttg.async_commit_group tokens %430
    %432 = tt.addptr %65, %419 : tensor<64x!tt.ptr<f32>, #blocked3>, tensor<64xi32, #blocked3>
    %433 = ttg.async_copy_global_to_local %432, %143 mask %381 : tensor<64x!tt.ptr<f32>, #blocked3> -> <64xf32, #shared1, #smem, mutable>
    %434 = ttg.async_commit_group tokens %433
    %435 = arith.addi %169, %c448_i32 : i32
    %436 = tt.splat %435 : i32 -> tensor<64xi32, #blocked3>
    %437 = tt.splat %435 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %438 = tt.splat %435 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %439 = arith.addi %436, %11 : tensor<64xi32, #blocked3>
    %440 = arith.addi %437, %12 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %441 = arith.addi %438, %8 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %442 = tt.addptr %58, %439 : tensor<64x!tt.ptr<f32>, #blocked3>, tensor<64xi32, #blocked3>
    %443 = ttg.async_copy_global_to_local %442, %154 mask %381 : tensor<64x!tt.ptr<f32>, #blocked3> -> <64xf32, #shared1, #smem, mutable>
    %444 = ttg.async_commit_group tokens %443
    %445 = tt.expand_dims %441 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xi32, #blocked>
    %446 = arith.muli %445, %cst_1 : tensor<64x1xi32, #blocked>
    %447 = tt.addptr %63, %446 : tensor<64x1x!tt.ptr<f16>, #blocked>, tensor<64x1xi32, #blocked>
    %448 = tt.broadcast %447 : tensor<64x1x!tt.ptr<f16>, #blocked> -> tensor<64x128x!tt.ptr<f16>, #blocked>
    %449 = tt.addptr %448, %33 : tensor<64x128x!tt.ptr<f16>, #blocked>, tensor<64x128xi32, #blocked>
    %450 = ttg.async_copy_global_to_local %449, %162 mask %389 {contiguity = 8 : i32} : tensor<64x128x!tt.ptr<f16>, #blocked> -> <64x128xf16, #shared, #smem, mutable>
    %451 = ttg.async_commit_group tokens %450
    %452 = tt.addptr %65, %439 : tensor<64x!tt.ptr<f32>, #blocked3>, tensor<64xi32, #blocked3>
    %453 = ttg.async_copy_global_to_local %452, %166 mask %381 : tensor<64x!tt.ptr<f32>, #blocked3> -> <64xf32, #shared1, #smem, mutable>
    %454 = ttg.async_commit_group tokens %453
    %455 = arith.addi %169, %c256_i32 : i32
    cf.br ^bb1(%455, %372, %361, %197, %378, %383, %391, %394, %395, %400, %404, %411, %414, %415, %420, %424, %431, %434, %435, %440, %444, %451, %454 : i32, tensor<64x128xf32, #mma>, tensor<64x128xf32, #mma>, i32, tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma}>>, !ttg.async.token, !ttg.async.token, !ttg.async.token, i32, tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma}>>, !ttg.async.token, !ttg.async.token, !ttg.async.token, i32, tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma}>>, !ttg.async.token, !ttg.async.token, !ttg.async.token, i32, tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma}>>, !ttg.async.token, !ttg.async.token, !ttg.async.token)
  ^bb3:  // pred: ^bb1
    %456 = ttg.async_wait {num = 0 : i32}
    ttg.local_dealloc %78 : !ttg.memdesc<1x64xf32, #shared1, #smem, mutable>
    ttg.local_dealloc %77 : !ttg.memdesc<1x64x128xf16, #shared, #smem, mutable>
    ttg.local_dealloc %76 : !ttg.memdesc<1x64xf32, #shared1, #smem, mutable>
    ttg.local_dealloc %75 : !ttg.memdesc<1x64xf32, #shared1, #smem, mutable>
    ttg.local_dealloc %74 : !ttg.memdesc<1x64x128xf16, #shared, #smem, mutable>
    ttg.local_dealloc %73 : !ttg.memdesc<1x64xf32, #shared1, #smem, mutable>
    ttg.local_dealloc %72 : !ttg.memdesc<1x64xf32, #shared1, #smem, mutable>
    ttg.local_dealloc %71 : !ttg.memdesc<1x64x128xf16, #shared, #smem, mutable>
    ttg.local_dealloc %70 : !ttg.memdesc<1x64xf32, #shared1, #smem, mutable>
    ttg.local_dealloc %69 : !ttg.memdesc<1x64xf32, #shared1, #smem, mutable>
    ttg.local_dealloc %68 : !ttg.memdesc<1x64x128xf16, #shared, #smem, mutable>
    ttg.local_dealloc %67 : !ttg.memdesc<1x64xf32, #shared1, #smem, mutable>
    cf.br ^bb4(%51, %170, %171 : i32, tensor<64x128xf32, #mma>, tensor<64x128xf32, #mma>)
  ^bb4(%457: i32, %458: tensor<64x128xf32, #mma>, %459: tensor<64x128xf32, #mma>):  // 2 preds: ^bb3, ^bb5
    %460 = arith.cmpi slt, %457, %arg10 : i32
    cf.cond_br %460, ^bb5, ^bb6
  ^bb5:  // pred: ^bb4
    %461 = tt.splat %457 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %462 = tt.splat %457 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %463 = tt.splat %457 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %464 = arith.addi %461, %10 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %465 = arith.addi %462, %12 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %466 = arith.addi %463, %8 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %467 = tt.expand_dims %464 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>> -> tensor<1x64xi32, #blocked2>
    %468 = tt.expand_dims %465 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma}>> -> tensor<1x64xi32, #mma>
    %469 = arith.muli %467, %cst_3 : tensor<1x64xi32, #blocked2>
    %470 = tt.addptr %53, %469 : tensor<1x64x!tt.ptr<f16>, #blocked2>, tensor<1x64xi32, #blocked2>
    %471 = tt.broadcast %470 : tensor<1x64x!tt.ptr<f16>, #blocked2> -> tensor<128x64x!tt.ptr<f16>, #blocked2>
    %472 = tt.addptr %471, %56 : tensor<128x64x!tt.ptr<f16>, #blocked2>, tensor<128x64xi32, #blocked2>
    %473 = tt.load %472 : tensor<128x64x!tt.ptr<f16>, #blocked2>
    %474 = ttg.local_alloc %473 {allocation.offset = 32768 : i32} : (tensor<128x64xf16, #blocked2>) -> !ttg.memdesc<128x64xf16, #shared2, #smem>
    %475 = ttg.convert_layout %473 {allocation.offset = 49152 : i32, allocation.size = 4096 : i32} : tensor<128x64xf16, #blocked2> -> tensor<128x64xf16, #linear>
    %476 = tt.trans %475 {order = array<i32: 1, 0>} : tensor<128x64xf16, #linear> -> tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>>
    %477 = tt.addptr %59, %465 : tensor<64x!tt.ptr<f32>, #ttg.slice<{dim = 0, parent = #mma}>>, tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %478 = tt.load %477 : tensor<64x!tt.ptr<f32>, #ttg.slice<{dim = 0, parent = #mma}>>
    %479 = ttg.local_load %37 : !ttg.memdesc<64x128xf16, #shared, #smem> -> tensor<64x128xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
    %480 = ttg.local_load %474 : !ttg.memdesc<128x64xf16, #shared2, #smem> -> tensor<128x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>>
    %481 = tt.dot %479, %480, %cst_0, inputPrecision = tf32 : tensor<64x128xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>> * tensor<128x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>> -> tensor<64x64xf32, #mma>
    %482 = arith.mulf %481, %60 : tensor<64x64xf32, #mma>
    %483 = tt.expand_dims %478 {axis = 0 : i32} : tensor<64xf32, #ttg.slice<{dim = 0, parent = #mma}>> -> tensor<1x64xf32, #mma>
    %484 = tt.broadcast %483 : tensor<1x64xf32, #mma> -> tensor<64x64xf32, #mma>
    %485 = arith.subf %482, %484 : tensor<64x64xf32, #mma>
    %486 = math.exp2 %485 : tensor<64x64xf32, #mma>
    %487 = tt.broadcast %468 : tensor<1x64xi32, #mma> -> tensor<64x64xi32, #mma>
    %488 = arith.cmpi sge, %487, %61 : tensor<64x64xi32, #mma>
    %489 = arith.select %488, %486, %cst_0 : tensor<64x64xi1, #mma>, tensor<64x64xf32, #mma>
    %490 = tt.expand_dims %466 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xi32, #blocked>
    %491 = arith.muli %490, %cst_1 : tensor<64x1xi32, #blocked>
    %492 = tt.addptr %63, %491 : tensor<64x1x!tt.ptr<f16>, #blocked>, tensor<64x1xi32, #blocked>
    %493 = tt.broadcast %492 : tensor<64x1x!tt.ptr<f16>, #blocked> -> tensor<64x128x!tt.ptr<f16>, #blocked>
    %494 = tt.addptr %493, %33 : tensor<64x128x!tt.ptr<f16>, #blocked>, tensor<64x128xi32, #blocked>
    %495 = tt.load %494 : tensor<64x128x!tt.ptr<f16>, #blocked>
    %496 = ttg.local_alloc %495 {allocation.offset = 32768 : i32} : (tensor<64x128xf16, #blocked>) -> !ttg.memdesc<64x128xf16, #shared, #smem>
    %497 = ttg.convert_layout %495 {allocation.offset = 49152 : i32, allocation.size = 16384 : i32} : tensor<64x128xf16, #blocked> -> tensor<64x128xf16, #linear1>
    %498 = tt.trans %497 {order = array<i32: 1, 0>} : tensor<64x128xf16, #linear1> -> tensor<128x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>>
    %499 = arith.truncf %489 : tensor<64x64xf32, #mma> to tensor<64x64xf16, #mma>
    %500 = ttg.local_alloc %499 {allocation.offset = 49152 : i32} : (tensor<64x64xf16, #mma>) -> !ttg.memdesc<64x64xf16, #shared, #smem>
    %501 = ttg.local_load %500 : !ttg.memdesc<64x64xf16, #shared, #smem> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
    %502 = ttg.local_load %496 : !ttg.memdesc<64x128xf16, #shared, #smem> -> tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>>
    %503 = tt.dot %501, %502, %459, inputPrecision = tf32 : tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>> * tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>> -> tensor<64x128xf32, #mma>
    %504 = tt.addptr %66, %465 : tensor<64x!tt.ptr<f32>, #ttg.slice<{dim = 0, parent = #mma}>>, tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %505 = tt.load %504 : tensor<64x!tt.ptr<f32>, #ttg.slice<{dim = 0, parent = #mma}>>
    %506 = ttg.local_load %44 : !ttg.memdesc<64x128xf16, #shared, #smem> -> tensor<64x128xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
    %507 = tt.dot %506, %498, %cst_0, inputPrecision = tf32 : tensor<64x128xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>> * tensor<128x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>> -> tensor<64x64xf32, #mma>
    %508 = tt.expand_dims %505 {axis = 0 : i32} : tensor<64xf32, #ttg.slice<{dim = 0, parent = #mma}>> -> tensor<1x64xf32, #mma>
    %509 = tt.broadcast %508 : tensor<1x64xf32, #mma> -> tensor<64x64xf32, #mma>
    %510 = arith.subf %507, %509 : tensor<64x64xf32, #mma>
    %511 = arith.mulf %489, %510 : tensor<64x64xf32, #mma>
    %512 = arith.truncf %511 : tensor<64x64xf32, #mma> to tensor<64x64xf16, #mma>
    %513 = ttg.local_alloc %512 {allocation.offset = 32768 : i32} : (tensor<64x64xf16, #mma>) -> !ttg.memdesc<64x64xf16, #shared, #smem>
    %514 = ttg.local_load %513 : !ttg.memdesc<64x64xf16, #shared, #smem> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
    %515 = tt.dot %514, %476, %458, inputPrecision = tf32 : tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>> * tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>> -> tensor<64x128xf32, #mma>
    %516 = arith.addi %457, %c64_i32 : i32
    cf.br ^bb4(%516, %515, %503 : i32, tensor<64x128xf32, #mma>, tensor<64x128xf32, #mma>)
  ^bb6:  // pred: ^bb4
    %517 = tt.addptr %arg6, %4 : !tt.ptr<f16>, i64
    %518 = tt.splat %517 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked>
    %519 = tt.addptr %518, %24 : tensor<64x1x!tt.ptr<f16>, #blocked>, tensor<64x1xi32, #blocked>
    %520 = tt.broadcast %519 : tensor<64x1x!tt.ptr<f16>, #blocked> -> tensor<64x128x!tt.ptr<f16>, #blocked>
    %521 = tt.addptr %520, %33 : tensor<64x128x!tt.ptr<f16>, #blocked>, tensor<64x128xi32, #blocked>
    %522 = arith.truncf %459 : tensor<64x128xf32, #mma> to tensor<64x128xf16, #mma>
    %523 = ttg.convert_layout %522 {allocation.offset = 0 : i32, allocation.size = 16384 : i32} : tensor<64x128xf16, #mma> -> tensor<64x128xf16, #blocked>
    tt.store %521, %523 : tensor<64x128x!tt.ptr<f16>, #blocked>
    %524 = tt.addptr %arg5, %4 : !tt.ptr<f16>, i64
    %525 = tt.splat %524 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked>
    %526 = tt.addptr %525, %24 : tensor<64x1x!tt.ptr<f16>, #blocked>, tensor<64x1xi32, #blocked>
    %527 = tt.broadcast %526 : tensor<64x1x!tt.ptr<f16>, #blocked> -> tensor<64x128x!tt.ptr<f16>, #blocked>
    %528 = tt.addptr %527, %33 : tensor<64x128x!tt.ptr<f16>, #blocked>, tensor<64x128xi32, #blocked>
    %529 = tt.splat %arg9 : f32 -> tensor<64x128xf32, #mma>
    %530 = arith.mulf %458, %529 : tensor<64x128xf32, #mma>
    %531 = arith.truncf %530 : tensor<64x128xf32, #mma> to tensor<64x128xf16, #mma>
    %532 = ttg.convert_layout %531 {allocation.offset = 0 : i32, allocation.size = 16384 : i32} : tensor<64x128xf16, #mma> -> tensor<64x128xf16, #blocked>
    tt.store %528, %532 : tensor<64x128x!tt.ptr<f16>, #blocked>
    %533 = tt.splat %52 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked>
    %534 = tt.addptr %533, %24 : tensor<64x1x!tt.ptr<f16>, #blocked>, tensor<64x1xi32, #blocked>
    %535 = tt.broadcast %534 : tensor<64x1x!tt.ptr<f16>, #blocked> -> tensor<64x128x!tt.ptr<f16>, #blocked>
    %536 = tt.addptr %535, %33 : tensor<64x128x!tt.ptr<f16>, #blocked>, tensor<64x128xi32, #blocked>
    %537 = tt.load %536 : tensor<64x128x!tt.ptr<f16>, #blocked>
    %538 = ttg.local_alloc %537 {allocation.offset = 0 : i32} : (tensor<64x128xf16, #blocked>) -> !ttg.memdesc<64x128xf16, #shared, #smem>
    %539 = tt.load %91 : tensor<64x128x!tt.ptr<f16>, #blocked>
    %540 = ttg.local_alloc %539 {allocation.offset = 16384 : i32} : (tensor<64x128xf16, #blocked>) -> !ttg.memdesc<64x128xf16, #shared, #smem>
    %541 = tt.splat %57 : !tt.ptr<f32> -> tensor<64x!tt.ptr<f32>, #ttg.slice<{dim = 1, parent = #mma}>>
    %542 = tt.addptr %541, %19 : tensor<64x!tt.ptr<f32>, #ttg.slice<{dim = 1, parent = #mma}>>, tensor<64xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %543 = tt.load %542 : tensor<64x!tt.ptr<f32>, #ttg.slice<{dim = 1, parent = #mma}>>
    %544 = tt.splat %64 : !tt.ptr<f32> -> tensor<64x!tt.ptr<f32>, #ttg.slice<{dim = 1, parent = #mma}>>
    %545 = tt.addptr %544, %19 : tensor<64x!tt.ptr<f32>, #ttg.slice<{dim = 1, parent = #mma}>>, tensor<64xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %546 = tt.load %545 : tensor<64x!tt.ptr<f32>, #ttg.slice<{dim = 1, parent = #mma}>>
    %547 = arith.addi %6, %c1_i32 : i32
    %548 = arith.muli %547, %c64_i32 : i32
    %549 = arith.addi %548, %c63_i32 : i32
    %550 = arith.divui %549, %c64_i32 : i32
    %551 = arith.remsi %550, %c4_i32 : i32
    %552 = arith.subi %550, %551 : i32
    %553 = arith.muli %552, %c64_i32 : i32
    %554 = tt.splat %20 : !tt.ptr<f16> -> tensor<1x64x!tt.ptr<f16>, #blocked2>
    %555 = tt.splat %38 : !tt.ptr<f16> -> tensor<1x64x!tt.ptr<f16>, #blocked2>
    %556 = tt.expand_dims %543 {axis = 1 : i32} : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<64x1xf32, #mma>
    %557 = tt.broadcast %556 : tensor<64x1xf32, #mma> -> tensor<64x64xf32, #mma>
    %558 = tt.expand_dims %546 {axis = 1 : i32} : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<64x1xf32, #mma>
    %559 = tt.broadcast %558 : tensor<64x1xf32, #mma> -> tensor<64x64xf32, #mma>
    %560 = ttg.local_alloc {allocation.offset = 32768 : i32} : () -> !ttg.memdesc<1x128x64xf16, #shared2, #smem, mutable>
    %561 = ttg.local_alloc {allocation.offset = 49152 : i32} : () -> !ttg.memdesc<1x128x64xf16, #shared2, #smem, mutable>
    %562 = ttg.local_alloc {allocation.offset = 65536 : i32} : () -> !ttg.memdesc<1x128x64xf16, #shared2, #smem, mutable>
    %563 = ttg.local_alloc {allocation.offset = 81920 : i32} : () -> !ttg.memdesc<1x128x64xf16, #shared2, #smem, mutable>
    %564 = arith.cmpi sgt, %553, %c0_i32 : i32
    %565 = tt.expand_dims %10 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>> -> tensor<1x64xi32, #blocked2>
    %566 = arith.muli %565, %cst_3 : tensor<1x64xi32, #blocked2>
    %567 = tt.addptr %555, %566 : tensor<1x64x!tt.ptr<f16>, #blocked2>, tensor<1x64xi32, #blocked2>
    %568 = tt.broadcast %567 : tensor<1x64x!tt.ptr<f16>, #blocked2> -> tensor<128x64x!tt.ptr<f16>, #blocked2>
    %569 = tt.addptr %568, %56 : tensor<128x64x!tt.ptr<f16>, #blocked2>, tensor<128x64xi32, #blocked2>
    %570 = ttg.memdesc_index %560[%c0_i32] : !ttg.memdesc<1x128x64xf16, #shared2, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared2, #smem, mutable>
    %571 = tt.splat %564 : i1 -> tensor<128x64xi1, #blocked2>
    %572 = ttg.async_copy_global_to_local %569, %570 mask %571 {contiguity = 8 : i32} : tensor<128x64x!tt.ptr<f16>, #blocked2> -> <128x64xf16, #shared2, #smem, mutable>
    %573 = ttg.async_commit_group tokens %572
    %574 = arith.addi %10, %cst_4 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %575 = tt.expand_dims %574 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>> -> tensor<1x64xi32, #blocked2>
    %576 = arith.muli %575, %cst_3 : tensor<1x64xi32, #blocked2>
    %577 = tt.addptr %555, %576 : tensor<1x64x!tt.ptr<f16>, #blocked2>, tensor<1x64xi32, #blocked2>
    %578 = tt.broadcast %577 : tensor<1x64x!tt.ptr<f16>, #blocked2> -> tensor<128x64x!tt.ptr<f16>, #blocked2>
    %579 = tt.addptr %578, %56 : tensor<128x64x!tt.ptr<f16>, #blocked2>, tensor<128x64xi32, #blocked2>
    %580 = ttg.memdesc_index %561[%c0_i32] : !ttg.memdesc<1x128x64xf16, #shared2, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared2, #smem, mutable>
    %581 = ttg.async_copy_global_to_local %579, %580 mask %571 {contiguity = 8 : i32} : tensor<128x64x!tt.ptr<f16>, #blocked2> -> <128x64xf16, #shared2, #smem, mutable>
    %582 = ttg.async_commit_group tokens %581
    %583 = arith.addi %10, %cst_5 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %584 = tt.expand_dims %583 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>> -> tensor<1x64xi32, #blocked2>
    %585 = arith.muli %584, %cst_3 : tensor<1x64xi32, #blocked2>
    %586 = tt.addptr %555, %585 : tensor<1x64x!tt.ptr<f16>, #blocked2>, tensor<1x64xi32, #blocked2>
    %587 = tt.broadcast %586 : tensor<1x64x!tt.ptr<f16>, #blocked2> -> tensor<128x64x!tt.ptr<f16>, #blocked2>
    %588 = tt.addptr %587, %56 : tensor<128x64x!tt.ptr<f16>, #blocked2>, tensor<128x64xi32, #blocked2>
    %589 = ttg.memdesc_index %562[%c0_i32] : !ttg.memdesc<1x128x64xf16, #shared2, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared2, #smem, mutable>
    %590 = ttg.async_copy_global_to_local %588, %589 mask %571 {contiguity = 8 : i32} : tensor<128x64x!tt.ptr<f16>, #blocked2> -> <128x64xf16, #shared2, #smem, mutable>
    %591 = ttg.async_commit_group tokens %590
    %592 = arith.addi %10, %cst_6 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %593 = tt.expand_dims %592 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>> -> tensor<1x64xi32, #blocked2>
    %594 = arith.muli %593, %cst_3 : tensor<1x64xi32, #blocked2>
    %595 = tt.addptr %555, %594 : tensor<1x64x!tt.ptr<f16>, #blocked2>, tensor<1x64xi32, #blocked2>
    %596 = tt.broadcast %595 : tensor<1x64x!tt.ptr<f16>, #blocked2> -> tensor<128x64x!tt.ptr<f16>, #blocked2>
    %597 = tt.addptr %596, %56 : tensor<128x64x!tt.ptr<f16>, #blocked2>, tensor<128x64xi32, #blocked2>
    %598 = ttg.memdesc_index %563[%c0_i32] : !ttg.memdesc<1x128x64xf16, #shared2, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared2, #smem, mutable>
    %599 = ttg.async_copy_global_to_local %597, %598 mask %571 {contiguity = 8 : i32} : tensor<128x64x!tt.ptr<f16>, #blocked2> -> <128x64xf16, #shared2, #smem, mutable>
    %600 = ttg.async_commit_group tokens %599
    cf.br ^bb7(%c0_i32, %cst, %c-1_i32, %566, %573, %c64_i32, %576, %582, %c128_i32, %585, %591, %c192_i32, %594, %600 : i32, tensor<64x128xf32, #mma>, i32, tensor<1x64xi32, #blocked2>, !ttg.async.token, i32, tensor<1x64xi32, #blocked2>, !ttg.async.token, i32, tensor<1x64xi32, #blocked2>, !ttg.async.token, i32, tensor<1x64xi32, #blocked2>, !ttg.async.token)
  ^bb7(%601: i32, %602: tensor<64x128xf32, #mma>, %603: i32, %604: tensor<1x64xi32, #blocked2>, %605: !ttg.async.token, %606: i32, %607: tensor<1x64xi32, #blocked2>, %608: !ttg.async.token, %609: i32, %610: tensor<1x64xi32, #blocked2>, %611: !ttg.async.token, %612: i32, %613: tensor<1x64xi32, #blocked2>, %614: !ttg.async.token):  // 2 preds: ^bb6, ^bb8
    %615 = arith.cmpi slt, %601, %553 : i32
    cf.cond_br %615, ^bb8, ^bb9
  ^bb8:  // pred: ^bb7
    %616 = arith.subi %553, %c256_i32 : i32
    %617 = arith.cmpi slt, %601, %616 : i32
    %618 = arith.addi %603, %c1_i32 : i32
    %619 = arith.cmpi sge, %618, %c1_i32 : i32
    %620 = arith.select %619, %c0_i32, %618 : i32
    %621 = tt.splat %601 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %622 = arith.addi %621, %12 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %623 = tt.expand_dims %622 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma}>> -> tensor<1x64xi32, #mma>
    %624 = tt.addptr %554, %604 : tensor<1x64x!tt.ptr<f16>, #blocked2>, tensor<1x64xi32, #blocked2>
    %625 = tt.broadcast %624 : tensor<1x64x!tt.ptr<f16>, #blocked2> -> tensor<128x64x!tt.ptr<f16>, #blocked2>
    %626 = tt.addptr %625, %56 : tensor<128x64x!tt.ptr<f16>, #blocked2>, tensor<128x64xi32, #blocked2>
    %627 = tt.load %626 : tensor<128x64x!tt.ptr<f16>, #blocked2>
    %628 = ttg.local_alloc %627 {allocation.offset = 98304 : i32} : (tensor<128x64xf16, #blocked2>) -> !ttg.memdesc<128x64xf16, #shared2, #smem>
    %629 = ttg.convert_layout %627 {allocation.offset = 114688 : i32, allocation.size = 4096 : i32} : tensor<128x64xf16, #blocked2> -> tensor<128x64xf16, #linear>
    %630 = tt.trans %629 {order = array<i32: 1, 0>} : tensor<128x64xf16, #linear> -> tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>>
    %631 = ttg.async_wait %605, %608, %611, %614 {num = 0 : i32}
    %632 = ttg.memdesc_index %560[%620] : !ttg.memdesc<1x128x64xf16, #shared2, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared2, #smem, mutable>
    %633 = ttg.local_load %538 : !ttg.memdesc<64x128xf16, #shared, #smem> -> tensor<64x128xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
    %634 = ttg.local_load %628 : !ttg.memdesc<128x64xf16, #shared2, #smem> -> tensor<128x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>>
    %635 = tt.dot %633, %634, %cst_0, inputPrecision = tf32 : tensor<64x128xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>> * tensor<128x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>> -> tensor<64x64xf32, #mma>
    %636 = arith.mulf %635, %60 : tensor<64x64xf32, #mma>
    %637 = arith.subf %636, %557 : tensor<64x64xf32, #mma>
    %638 = math.exp2 %637 : tensor<64x64xf32, #mma>
    %639 = tt.broadcast %623 : tensor<1x64xi32, #mma> -> tensor<64x64xi32, #mma>
    %640 = arith.cmpi sge, %61, %639 : tensor<64x64xi32, #mma>
    %641 = arith.select %640, %638, %cst_0 : tensor<64x64xi1, #mma>, tensor<64x64xf32, #mma>
    %642 = ttg.local_load %540 : !ttg.memdesc<64x128xf16, #shared, #smem> -> tensor<64x128xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
    %643 = ttg.local_load %632 token %631 : !ttg.memdesc<128x64xf16, #shared2, #smem, mutable> -> tensor<128x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>>
    %644 = tt.dot %642, %643, %cst_0, inputPrecision = tf32 : tensor<64x128xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>> * tensor<128x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>> -> tensor<64x64xf32, #mma>
    %645 = arith.subf %644, %559 : tensor<64x64xf32, #mma>
    %646 = arith.mulf %641, %645 : tensor<64x64xf32, #mma>
    %647 = arith.truncf %646 : tensor<64x64xf32, #mma> to tensor<64x64xf16, #mma>
    %648 = ttg.local_alloc %647 {allocation.offset = 98304 : i32} : (tensor<64x64xf16, #mma>) -> !ttg.memdesc<64x64xf16, #shared, #smem>
    %649 = ttg.local_load %648 : !ttg.memdesc<64x64xf16, #shared, #smem> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
    %650 = tt.dot %649, %630, %602, inputPrecision = tf32 : tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>> * tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>> -> tensor<64x128xf32, #mma>
    %651 = tt.splat %606 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %652 = arith.addi %651, %12 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %653 = tt.expand_dims %652 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma}>> -> tensor<1x64xi32, #mma>
    %654 = tt.addptr %554, %607 : tensor<1x64x!tt.ptr<f16>, #blocked2>, tensor<1x64xi32, #blocked2>
    %655 = tt.broadcast %654 : tensor<1x64x!tt.ptr<f16>, #blocked2> -> tensor<128x64x!tt.ptr<f16>, #blocked2>
    %656 = tt.addptr %655, %56 : tensor<128x64x!tt.ptr<f16>, #blocked2>, tensor<128x64xi32, #blocked2>
    %657 = tt.load %656 : tensor<128x64x!tt.ptr<f16>, #blocked2>
    %658 = ttg.local_alloc %657 {allocation.offset = 98304 : i32} : (tensor<128x64xf16, #blocked2>) -> !ttg.memdesc<128x64xf16, #shared2, #smem>
    %659 = ttg.convert_layout %657 {allocation.offset = 114688 : i32, allocation.size = 4096 : i32} : tensor<128x64xf16, #blocked2> -> tensor<128x64xf16, #linear>
    %660 = tt.trans %659 {order = array<i32: 1, 0>} : tensor<128x64xf16, #linear> -> tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>>
    %661 = ttg.memdesc_index %561[%620] : !ttg.memdesc<1x128x64xf16, #shared2, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared2, #smem, mutable>
    %662 = ttg.local_load %658 : !ttg.memdesc<128x64xf16, #shared2, #smem> -> tensor<128x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>>
    %663 = tt.dot %633, %662, %cst_0, inputPrecision = tf32 : tensor<64x128xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>> * tensor<128x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>> -> tensor<64x64xf32, #mma>
    %664 = arith.mulf %663, %60 : tensor<64x64xf32, #mma>
    %665 = arith.subf %664, %557 : tensor<64x64xf32, #mma>
    %666 = math.exp2 %665 : tensor<64x64xf32, #mma>
    %667 = tt.broadcast %653 : tensor<1x64xi32, #mma> -> tensor<64x64xi32, #mma>
    %668 = arith.cmpi sge, %61, %667 : tensor<64x64xi32, #mma>
    %669 = arith.select %668, %666, %cst_0 : tensor<64x64xi1, #mma>, tensor<64x64xf32, #mma>
    %670 = ttg.local_load %661 token %631 : !ttg.memdesc<128x64xf16, #shared2, #smem, mutable> -> tensor<128x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>>
    %671 = tt.dot %642, %670, %cst_0, inputPrecision = tf32 : tensor<64x128xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>> * tensor<128x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>> -> tensor<64x64xf32, #mma>
    %672 = arith.subf %671, %559 : tensor<64x64xf32, #mma>
    %673 = arith.mulf %669, %672 : tensor<64x64xf32, #mma>
    %674 = arith.truncf %673 : tensor<64x64xf32, #mma> to tensor<64x64xf16, #mma>
    %675 = ttg.local_alloc %674 {allocation.offset = 98304 : i32} : (tensor<64x64xf16, #mma>) -> !ttg.memdesc<64x64xf16, #shared, #smem>
    %676 = ttg.local_load %675 : !ttg.memdesc<64x64xf16, #shared, #smem> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
    %677 = tt.dot %676, %660, %650, inputPrecision = tf32 : tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>> * tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>> -> tensor<64x128xf32, #mma>
    %678 = tt.splat %609 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %679 = arith.addi %678, %12 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %680 = tt.expand_dims %679 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma}>> -> tensor<1x64xi32, #mma>
    %681 = tt.addptr %554, %610 : tensor<1x64x!tt.ptr<f16>, #blocked2>, tensor<1x64xi32, #blocked2>
    %682 = tt.broadcast %681 : tensor<1x64x!tt.ptr<f16>, #blocked2> -> tensor<128x64x!tt.ptr<f16>, #blocked2>
    %683 = tt.addptr %682, %56 : tensor<128x64x!tt.ptr<f16>, #blocked2>, tensor<128x64xi32, #blocked2>
    %684 = tt.load %683 : tensor<128x64x!tt.ptr<f16>, #blocked2>
    %685 = ttg.local_alloc %684 {allocation.offset = 98304 : i32} : (tensor<128x64xf16, #blocked2>) -> !ttg.memdesc<128x64xf16, #shared2, #smem>
    %686 = ttg.convert_layout %684 {allocation.offset = 114688 : i32, allocation.size = 4096 : i32} : tensor<128x64xf16, #blocked2> -> tensor<128x64xf16, #linear>
    %687 = tt.trans %686 {order = array<i32: 1, 0>} : tensor<128x64xf16, #linear> -> tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>>
    %688 = ttg.memdesc_index %562[%620] : !ttg.memdesc<1x128x64xf16, #shared2, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared2, #smem, mutable>
    %689 = ttg.local_load %685 : !ttg.memdesc<128x64xf16, #shared2, #smem> -> tensor<128x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>>
    %690 = tt.dot %633, %689, %cst_0, inputPrecision = tf32 : tensor<64x128xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>> * tensor<128x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>> -> tensor<64x64xf32, #mma>
    %691 = arith.mulf %690, %60 : tensor<64x64xf32, #mma>
    %692 = arith.subf %691, %557 : tensor<64x64xf32, #mma>
    %693 = math.exp2 %692 : tensor<64x64xf32, #mma>
    %694 = tt.broadcast %680 : tensor<1x64xi32, #mma> -> tensor<64x64xi32, #mma>
    %695 = arith.cmpi sge, %61, %694 : tensor<64x64xi32, #mma>
    %696 = arith.select %695, %693, %cst_0 : tensor<64x64xi1, #mma>, tensor<64x64xf32, #mma>
    %697 = ttg.local_load %688 token %631 : !ttg.memdesc<128x64xf16, #shared2, #smem, mutable> -> tensor<128x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>>
    %698 = tt.dot %642, %697, %cst_0, inputPrecision = tf32 : tensor<64x128xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>> * tensor<128x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>> -> tensor<64x64xf32, #mma>
    %699 = arith.subf %698, %559 : tensor<64x64xf32, #mma>
    %700 = arith.mulf %696, %699 : tensor<64x64xf32, #mma>
    %701 = arith.truncf %700 : tensor<64x64xf32, #mma> to tensor<64x64xf16, #mma>
    %702 = ttg.local_alloc %701 {allocation.offset = 98304 : i32} : (tensor<64x64xf16, #mma>) -> !ttg.memdesc<64x64xf16, #shared, #smem>
    %703 = ttg.local_load %702 : !ttg.memdesc<64x64xf16, #shared, #smem> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
    %704 = tt.dot %703, %687, %677, inputPrecision = tf32 : tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>> * tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>> -> tensor<64x128xf32, #mma>
    %705 = tt.splat %612 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %706 = arith.addi %705, %12 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %707 = tt.expand_dims %706 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma}>> -> tensor<1x64xi32, #mma>
    %708 = tt.addptr %554, %613 : tensor<1x64x!tt.ptr<f16>, #blocked2>, tensor<1x64xi32, #blocked2>
    %709 = tt.broadcast %708 : tensor<1x64x!tt.ptr<f16>, #blocked2> -> tensor<128x64x!tt.ptr<f16>, #blocked2>
    %710 = tt.addptr %709, %56 : tensor<128x64x!tt.ptr<f16>, #blocked2>, tensor<128x64xi32, #blocked2>
    %711 = tt.load %710 : tensor<128x64x!tt.ptr<f16>, #blocked2>
    %712 = ttg.local_alloc %711 {allocation.offset = 98304 : i32} : (tensor<128x64xf16, #blocked2>) -> !ttg.memdesc<128x64xf16, #shared2, #smem>
    %713 = ttg.convert_layout %711 {allocation.offset = 114688 : i32, allocation.size = 4096 : i32} : tensor<128x64xf16, #blocked2> -> tensor<128x64xf16, #linear>
    %714 = tt.trans %713 {order = array<i32: 1, 0>} : tensor<128x64xf16, #linear> -> tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>>
    %715 = ttg.memdesc_index %563[%620] : !ttg.memdesc<1x128x64xf16, #shared2, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared2, #smem, mutable>
    %716 = ttg.local_load %712 : !ttg.memdesc<128x64xf16, #shared2, #smem> -> tensor<128x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>>
    %717 = tt.dot %633, %716, %cst_0, inputPrecision = tf32 : tensor<64x128xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>> * tensor<128x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>> -> tensor<64x64xf32, #mma>
    %718 = arith.mulf %717, %60 : tensor<64x64xf32, #mma>
    %719 = arith.subf %718, %557 : tensor<64x64xf32, #mma>
    %720 = math.exp2 %719 : tensor<64x64xf32, #mma>
    %721 = tt.broadcast %707 : tensor<1x64xi32, #mma> -> tensor<64x64xi32, #mma>
    %722 = arith.cmpi sge, %61, %721 : tensor<64x64xi32, #mma>
    %723 = arith.select %722, %720, %cst_0 : tensor<64x64xi1, #mma>, tensor<64x64xf32, #mma>
    %724 = ttg.local_load %715 token %631 : !ttg.memdesc<128x64xf16, #shared2, #smem, mutable> -> tensor<128x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>>
    %725 = tt.dot %642, %724, %cst_0, inputPrecision = tf32 : tensor<64x128xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>> * tensor<128x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>> -> tensor<64x64xf32, #mma>
    %726 = arith.subf %725, %559 : tensor<64x64xf32, #mma>
    %727 = arith.mulf %723, %726 : tensor<64x64xf32, #mma>
    %728 = arith.truncf %727 : tensor<64x64xf32, #mma> to tensor<64x64xf16, #mma>
    %729 = ttg.local_alloc %728 {allocation.offset = 98304 : i32} : (tensor<64x64xf16, #mma>) -> !ttg.memdesc<64x64xf16, #shared, #smem>
    %730 = ttg.local_load %729 : !ttg.memdesc<64x64xf16, #shared, #smem> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
    %731 = tt.dot %730, %714, %704, inputPrecision = tf32 : tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>> * tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>> -> tensor<64x128xf32, #mma>
    %732 = arith.addi %601, %c256_i32 : i32
    %733 = tt.splat %732 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %734 = arith.addi %733, %10 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %735 = tt.expand_dims %734 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>> -> tensor<1x64xi32, #blocked2>
    %736 = arith.muli %735, %cst_3 : tensor<1x64xi32, #blocked2>
    %737 = tt.addptr %555, %736 : tensor<1x64x!tt.ptr<f16>, #blocked2>, tensor<1x64xi32, #blocked2>
    %738 = tt.broadcast %737 : tensor<1x64x!tt.ptr<f16>, #blocked2> -> tensor<128x64x!tt.ptr<f16>, #blocked2>
    %739 = tt.addptr %738, %56 : tensor<128x64x!tt.ptr<f16>, #blocked2>, tensor<128x64xi32, #blocked2>
    %740 = tt.splat %617 : i1 -> tensor<128x64xi1, #blocked2>
    %741 = ttg.async_copy_global_to_local %739, %570 mask %740 {contiguity = 8 : i32} : tensor<128x64x!tt.ptr<f16>, #blocked2> -> <128x64xf16, #shared2, #smem, mutable>
    %742 = ttg.async_commit_group tokens %741
    %743 = arith.addi %601, %c320_i32 : i32
    %744 = tt.splat %743 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %745 = arith.addi %744, %10 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %746 = tt.expand_dims %745 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>> -> tensor<1x64xi32, #blocked2>
    %747 = arith.muli %746, %cst_3 : tensor<1x64xi32, #blocked2>
    %748 = tt.addptr %555, %747 : tensor<1x64x!tt.ptr<f16>, #blocked2>, tensor<1x64xi32, #blocked2>
    %749 = tt.broadcast %748 : tensor<1x64x!tt.ptr<f16>, #blocked2> -> tensor<128x64x!tt.ptr<f16>, #blocked2>
    %750 = tt.addptr %749, %56 : tensor<128x64x!tt.ptr<f16>, #blocked2>, tensor<128x64xi32, #blocked2>
    %751 = ttg.async_copy_global_to_local %750, %580 mask %740 {contiguity = 8 : i32} : tensor<128x64x!tt.ptr<f16>, #blocked2> -> <128x64xf16, #shared2, #smem, mutable>
    %752 = ttg.async_commit_group tokens %751
    %753 = arith.addi %601, %c384_i32 : i32
    %754 = tt.splat %753 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %755 = arith.addi %754, %10 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %756 = tt.expand_dims %755 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>> -> tensor<1x64xi32, #blocked2>
    %757 = arith.muli %756, %cst_3 : tensor<1x64xi32, #blocked2>
    %758 = tt.addptr %555, %757 : tensor<1x64x!tt.ptr<f16>, #blocked2>, tensor<1x64xi32, #blocked2>
    %759 = tt.broadcast %758 : tensor<1x64x!tt.ptr<f16>, #blocked2> -> tensor<128x64x!tt.ptr<f16>, #blocked2>
    %760 = tt.addptr %759, %56 : tensor<128x64x!tt.ptr<f16>, #blocked2>, tensor<128x64xi32, #blocked2>
    %761 = ttg.async_copy_global_to_local %760, %589 mask %740 {contiguity = 8 : i32} : tensor<128x64x!tt.ptr<f16>, #blocked2> -> <128x64xf16, #shared2, #smem, mutable>
    %762 = ttg.async_commit_group tokens %761
    %763 = arith.addi %601, %c448_i32 : i32
    %764 = tt.splat %763 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %765 = arith.addi %764, %10 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %766 = tt.expand_dims %765 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>> -> tensor<1x64xi32, #blocked2>
    %767 = arith.muli %766, %cst_3 : tensor<1x64xi32, #blocked2>
    %768 = tt.addptr %555, %767 : tensor<1x64x!tt.ptr<f16>, #blocked2>, tensor<1x64xi32, #blocked2>
    %769 = tt.broadcast %768 : tensor<1x64x!tt.ptr<f16>, #blocked2> -> tensor<128x64x!tt.ptr<f16>, #blocked2>
    %770 = tt.addptr %769, %56 : tensor<128x64x!tt.ptr<f16>, #blocked2>, tensor<128x64xi32, #blocked2>
    %771 = ttg.async_copy_global_to_local %770, %598 mask %740 {contiguity = 8 : i32} : tensor<128x64x!tt.ptr<f16>, #blocked2> -> <128x64xf16, #shared2, #smem, mutable>
    %772 = ttg.async_commit_group tokens %771
    %773 = arith.addi %601, %c256_i32 : i32
    cf.br ^bb7(%773, %731, %620, %736, %742, %743, %747, %752, %753, %757, %762, %763, %767, %772 : i32, tensor<64x128xf32, #mma>, i32, tensor<1x64xi32, #blocked2>, !ttg.async.token, i32, tensor<1x64xi32, #blocked2>, !ttg.async.token, i32, tensor<1x64xi32, #blocked2>, !ttg.async.token, i32, tensor<1x64xi32, #blocked2>, !ttg.async.token)
  ^bb9:  // pred: ^bb7
    %774 = ttg.async_wait {num = 0 : i32}
    ttg.local_dealloc %563 : !ttg.memdesc<1x128x64xf16, #shared2, #smem, mutable>
    ttg.local_dealloc %562 : !ttg.memdesc<1x128x64xf16, #shared2, #smem, mutable>
    ttg.local_dealloc %561 : !ttg.memdesc<1x128x64xf16, #shared2, #smem, mutable>
    ttg.local_dealloc %560 : !ttg.memdesc<1x128x64xf16, #shared2, #smem, mutable>
    cf.br ^bb10(%553, %602 : i32, tensor<64x128xf32, #mma>)
  ^bb10(%775: i32, %776: tensor<64x128xf32, #mma>):  // 2 preds: ^bb9, ^bb11
    %777 = arith.cmpi slt, %775, %548 : i32
    cf.cond_br %777, ^bb11, ^bb12
  ^bb11:  // pred: ^bb10
    %778 = tt.splat %775 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %779 = tt.splat %775 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %780 = arith.addi %778, %10 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %781 = arith.addi %779, %12 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %782 = tt.expand_dims %780 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>> -> tensor<1x64xi32, #blocked2>
    %783 = tt.expand_dims %781 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma}>> -> tensor<1x64xi32, #mma>
    %784 = arith.muli %782, %cst_3 : tensor<1x64xi32, #blocked2>
    %785 = tt.addptr %554, %784 : tensor<1x64x!tt.ptr<f16>, #blocked2>, tensor<1x64xi32, #blocked2>
    %786 = tt.broadcast %785 : tensor<1x64x!tt.ptr<f16>, #blocked2> -> tensor<128x64x!tt.ptr<f16>, #blocked2>
    %787 = tt.addptr %786, %56 : tensor<128x64x!tt.ptr<f16>, #blocked2>, tensor<128x64xi32, #blocked2>
    %788 = tt.load %787 : tensor<128x64x!tt.ptr<f16>, #blocked2>
    %789 = ttg.local_alloc %788 {allocation.offset = 32768 : i32} : (tensor<128x64xf16, #blocked2>) -> !ttg.memdesc<128x64xf16, #shared2, #smem>
    %790 = ttg.convert_layout %788 {allocation.offset = 49152 : i32, allocation.size = 4096 : i32} : tensor<128x64xf16, #blocked2> -> tensor<128x64xf16, #linear>
    %791 = tt.trans %790 {order = array<i32: 1, 0>} : tensor<128x64xf16, #linear> -> tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>>
    %792 = tt.addptr %555, %784 : tensor<1x64x!tt.ptr<f16>, #blocked2>, tensor<1x64xi32, #blocked2>
    %793 = tt.broadcast %792 : tensor<1x64x!tt.ptr<f16>, #blocked2> -> tensor<128x64x!tt.ptr<f16>, #blocked2>
    %794 = tt.addptr %793, %56 : tensor<128x64x!tt.ptr<f16>, #blocked2>, tensor<128x64xi32, #blocked2>
    %795 = tt.load %794 : tensor<128x64x!tt.ptr<f16>, #blocked2>
    %796 = ttg.local_alloc %795 {allocation.offset = 49152 : i32} : (tensor<128x64xf16, #blocked2>) -> !ttg.memdesc<128x64xf16, #shared2, #smem>
    %797 = ttg.local_load %538 : !ttg.memdesc<64x128xf16, #shared, #smem> -> tensor<64x128xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
    %798 = ttg.local_load %789 : !ttg.memdesc<128x64xf16, #shared2, #smem> -> tensor<128x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>>
    %799 = tt.dot %797, %798, %cst_0, inputPrecision = tf32 : tensor<64x128xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>> * tensor<128x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>> -> tensor<64x64xf32, #mma>
    %800 = arith.mulf %799, %60 : tensor<64x64xf32, #mma>
    %801 = arith.subf %800, %557 : tensor<64x64xf32, #mma>
    %802 = math.exp2 %801 : tensor<64x64xf32, #mma>
    %803 = tt.broadcast %783 : tensor<1x64xi32, #mma> -> tensor<64x64xi32, #mma>
    %804 = arith.cmpi sge, %61, %803 : tensor<64x64xi32, #mma>
    %805 = arith.select %804, %802, %cst_0 : tensor<64x64xi1, #mma>, tensor<64x64xf32, #mma>
    %806 = ttg.local_load %540 : !ttg.memdesc<64x128xf16, #shared, #smem> -> tensor<64x128xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
    %807 = ttg.local_load %796 : !ttg.memdesc<128x64xf16, #shared2, #smem> -> tensor<128x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>>
    %808 = tt.dot %806, %807, %cst_0, inputPrecision = tf32 : tensor<64x128xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>> * tensor<128x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>> -> tensor<64x64xf32, #mma>
    %809 = arith.subf %808, %559 : tensor<64x64xf32, #mma>
    %810 = arith.mulf %805, %809 : tensor<64x64xf32, #mma>
    %811 = arith.truncf %810 : tensor<64x64xf32, #mma> to tensor<64x64xf16, #mma>
    %812 = ttg.local_alloc %811 {allocation.offset = 32768 : i32} : (tensor<64x64xf16, #mma>) -> !ttg.memdesc<64x64xf16, #shared, #smem>
    %813 = ttg.local_load %812 : !ttg.memdesc<64x64xf16, #shared, #smem> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
    %814 = tt.dot %813, %791, %776, inputPrecision = tf32 : tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>> * tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>> -> tensor<64x128xf32, #mma>
    %815 = arith.addi %775, %c64_i32 : i32
    cf.br ^bb10(%815, %814 : i32, tensor<64x128xf32, #mma>)
  ^bb12:  // pred: ^bb10
    %816 = tt.addptr %arg4, %4 : !tt.ptr<f32>, i64
    %817 = tt.splat %816 : !tt.ptr<f32> -> tensor<64x1x!tt.ptr<f32>, #blocked1>
    %818 = tt.addptr %817, %25 : tensor<64x1x!tt.ptr<f32>, #blocked1>, tensor<64x1xi32, #blocked1>
    %819 = tt.broadcast %818 : tensor<64x1x!tt.ptr<f32>, #blocked1> -> tensor<64x128x!tt.ptr<f32>, #blocked1>
    %820 = tt.addptr %819, %34 : tensor<64x128x!tt.ptr<f32>, #blocked1>, tensor<64x128xi32, #blocked1>
    %821 = ttg.convert_layout %776 {allocation.offset = 0 : i32, allocation.size = 8192 : i32} : tensor<64x128xf32, #mma> -> tensor<64x128xf32, #blocked1>
    tt.store %820, %821 : tensor<64x128x!tt.ptr<f32>, #blocked1>
    tt.return
  }
}

#blocked = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [2, 16], warpsPerCTA = [8, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [1, 32], warpsPerCTA = [8, 1], order = [1, 0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [8, 1], threadsPerWarp = [16, 2], warpsPerCTA = [1, 8], order = [0, 1]}>
#blocked3 = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [8], order = [0]}>
#mma = #ttg.nvidia_mma<{versionMajor = 3, versionMinor = 0, warpsPerCTA = [4, 2], instrShape = [16, 64, 16]}>
#mma1 = #ttg.nvidia_mma<{versionMajor = 3, versionMinor = 0, warpsPerCTA = [8, 1], instrShape = [16, 32, 16]}>
#mma2 = #ttg.nvidia_mma<{versionMajor = 3, versionMinor = 0, warpsPerCTA = [8, 1], instrShape = [16, 64, 16]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#shared1 = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = true, elementBitWidth = 16}>
#shared2 = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 8 : i32, ttg.shared = 301056 : i32, ttg.target = "cuda:90", ttg.tensor_memory_size = 0 : i32, "ttg.threads-per-warp" = 32 : i32, "ttg.total-num-warps" = 8 : i32, "ttng.two-ctas" = false} {
  tt.func public @attention_backward(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg3: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg4: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg5: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg6: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg7: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg8: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg9: f32, %arg10: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<0.000000e+00> : tensor<64x128xf32, #mma>
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<64x64xf32, #mma1>
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
    %c2_i32 = arith.constant 2 : i32
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
    %12 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma1}>>
    %13 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #mma1}>>
    %14 = tt.splat %7 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %15 = tt.splat %7 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %16 = tt.splat %7 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #mma1}>>
    %17 = arith.addi %14, %8 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %18 = arith.addi %15, %9 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %19 = arith.addi %16, %13 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #mma1}>>
    %20 = tt.addptr %arg1, %4 : !tt.ptr<f16>, i64
    %21 = tt.expand_dims %17 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xi32, #blocked>
    %22 = tt.expand_dims %18 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<64x1xi32, #blocked1>
    %23 = tt.expand_dims %19 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #mma1}>> -> tensor<64x1xi32, #mma1>
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
    %37 = ttg.local_alloc %36 {allocation.offset = 262144 : i32} : (tensor<64x128xf16, #blocked>) -> !ttg.memdesc<64x128xf16, #shared, #smem>
    %38 = tt.addptr %arg2, %4 : !tt.ptr<f16>, i64
    %39 = tt.splat %38 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked>
    %40 = tt.addptr %39, %24 : tensor<64x1x!tt.ptr<f16>, #blocked>, tensor<64x1xi32, #blocked>
    %41 = tt.broadcast %40 : tensor<64x1x!tt.ptr<f16>, #blocked> -> tensor<64x128x!tt.ptr<f16>, #blocked>
    %42 = tt.addptr %41, %33 : tensor<64x128x!tt.ptr<f16>, #blocked>, tensor<64x128xi32, #blocked>
    %43 = tt.load %42 : tensor<64x128x!tt.ptr<f16>, #blocked>
    %44 = ttg.local_alloc %43 {allocation.offset = 278528 : i32} : (tensor<64x128xf16, #blocked>) -> !ttg.memdesc<64x128xf16, #shared, #smem>
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
    %59 = tt.splat %57 : !tt.ptr<f32> -> tensor<64x!tt.ptr<f32>, #ttg.slice<{dim = 0, parent = #mma1}>>
    %60 = tt.splat %arg9 : f32 -> tensor<64x64xf32, #mma1>
    %61 = tt.broadcast %23 : tensor<64x1xi32, #mma1> -> tensor<64x64xi32, #mma1>
    %62 = tt.addptr %arg3, %4 : !tt.ptr<f16>, i64
    %63 = tt.splat %62 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked>
    %64 = tt.addptr %arg8, %5 : !tt.ptr<f32>, i32
    %65 = tt.splat %64 : !tt.ptr<f32> -> tensor<64x!tt.ptr<f32>, #blocked3>
    %66 = tt.splat %64 : !tt.ptr<f32> -> tensor<64x!tt.ptr<f32>, #ttg.slice<{dim = 0, parent = #mma1}>>
    %67 = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<2x128x64xf16, #shared1, #smem, mutable>
    %68 = ttg.local_alloc {allocation.offset = 299008 : i32} : () -> !ttg.memdesc<1x64xf32, #shared2, #smem, mutable>
    %69 = ttg.local_alloc {allocation.offset = 32768 : i32} : () -> !ttg.memdesc<2x64x128xf16, #shared, #smem, mutable>
    %70 = ttg.local_alloc {allocation.offset = 299264 : i32} : () -> !ttg.memdesc<1x64xf32, #shared2, #smem, mutable>
    %71 = ttg.local_alloc {allocation.offset = 65536 : i32} : () -> !ttg.memdesc<2x128x64xf16, #shared1, #smem, mutable>
    %72 = ttg.local_alloc {allocation.offset = 299520 : i32} : () -> !ttg.memdesc<1x64xf32, #shared2, #smem, mutable>
    %73 = ttg.local_alloc {allocation.offset = 98304 : i32} : () -> !ttg.memdesc<2x64x128xf16, #shared, #smem, mutable>
    %74 = ttg.local_alloc {allocation.offset = 299776 : i32} : () -> !ttg.memdesc<1x64xf32, #shared2, #smem, mutable>
    %75 = ttg.local_alloc {allocation.offset = 131072 : i32} : () -> !ttg.memdesc<2x128x64xf16, #shared1, #smem, mutable>
    %76 = ttg.local_alloc {allocation.offset = 300032 : i32} : () -> !ttg.memdesc<1x64xf32, #shared2, #smem, mutable>
    %77 = ttg.local_alloc {allocation.offset = 163840 : i32} : () -> !ttg.memdesc<2x64x128xf16, #shared, #smem, mutable>
    %78 = ttg.local_alloc {allocation.offset = 300288 : i32} : () -> !ttg.memdesc<1x64xf32, #shared2, #smem, mutable>
    %79 = ttg.local_alloc {allocation.offset = 196608 : i32} : () -> !ttg.memdesc<2x128x64xf16, #shared1, #smem, mutable>
    %80 = ttg.local_alloc {allocation.offset = 300544 : i32} : () -> !ttg.memdesc<1x64xf32, #shared2, #smem, mutable>
    %81 = ttg.local_alloc {allocation.offset = 229376 : i32} : () -> !ttg.memdesc<2x64x128xf16, #shared, #smem, mutable>
    %82 = ttg.local_alloc {allocation.offset = 300800 : i32} : () -> !ttg.memdesc<1x64xf32, #shared2, #smem, mutable>
    %83 = arith.cmpi slt, %7, %51 : i32
    %84 = tt.splat %7 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %85 = tt.splat %7 : i32 -> tensor<64xi32, #blocked3>
    %86 = tt.splat %7 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma1}>>
    %87 = arith.addi %84, %10 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %88 = arith.addi %85, %11 : tensor<64xi32, #blocked3>
    %89 = arith.addi %86, %12 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma1}>>
    %90 = tt.expand_dims %87 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>> -> tensor<1x64xi32, #blocked2>
    %91 = arith.muli %90, %cst_3 : tensor<1x64xi32, #blocked2>
    %92 = tt.addptr %53, %91 : tensor<1x64x!tt.ptr<f16>, #blocked2>, tensor<1x64xi32, #blocked2>
    %93 = tt.broadcast %92 : tensor<1x64x!tt.ptr<f16>, #blocked2> -> tensor<128x64x!tt.ptr<f16>, #blocked2>
    %94 = tt.addptr %93, %56 : tensor<128x64x!tt.ptr<f16>, #blocked2>, tensor<128x64xi32, #blocked2>
    %95 = ttg.memdesc_index %67[%c0_i32] : !ttg.memdesc<2x128x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared1, #smem, mutable>
    %96 = tt.splat %83 : i1 -> tensor<128x64xi1, #blocked2>
    %97 = ttg.async_copy_global_to_local %94, %95 mask %96 {contiguity = 8 : i32} : tensor<128x64x!tt.ptr<f16>, #blocked2> -> <128x64xf16, #shared1, #smem, mutable>
    %98 = ttg.async_commit_group tokens %97
    %99 = tt.addptr %58, %88 : tensor<64x!tt.ptr<f32>, #blocked3>, tensor<64xi32, #blocked3>
    %100 = ttg.memdesc_index %68[%c0_i32] : !ttg.memdesc<1x64xf32, #shared2, #smem, mutable> -> !ttg.memdesc<64xf32, #shared2, #smem, mutable>
    %101 = tt.splat %83 : i1 -> tensor<64xi1, #blocked3>
    %102 = ttg.async_copy_global_to_local %99, %100 mask %101 : tensor<64x!tt.ptr<f32>, #blocked3> -> <64xf32, #shared2, #smem, mutable>
    %103 = ttg.async_commit_group tokens %102
    %104 = tt.addptr %63, %24 : tensor<64x1x!tt.ptr<f16>, #blocked>, tensor<64x1xi32, #blocked>
    %105 = tt.broadcast %104 : tensor<64x1x!tt.ptr<f16>, #blocked> -> tensor<64x128x!tt.ptr<f16>, #blocked>
    %106 = tt.addptr %105, %33 : tensor<64x128x!tt.ptr<f16>, #blocked>, tensor<64x128xi32, #blocked>
    %107 = ttg.memdesc_index %69[%c0_i32] : !ttg.memdesc<2x64x128xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x128xf16, #shared, #smem, mutable>
    %108 = tt.splat %83 : i1 -> tensor<64x128xi1, #blocked>
    %109 = ttg.async_copy_global_to_local %106, %107 mask %108 {contiguity = 8 : i32} : tensor<64x128x!tt.ptr<f16>, #blocked> -> <64x128xf16, #shared, #smem, mutable>
    %110 = ttg.async_commit_group tokens %109
    %111 = tt.addptr %65, %88 : tensor<64x!tt.ptr<f32>, #blocked3>, tensor<64xi32, #blocked3>
    %112 = ttg.memdesc_index %70[%c0_i32] : !ttg.memdesc<1x64xf32, #shared2, #smem, mutable> -> !ttg.memdesc<64xf32, #shared2, #smem, mutable>
    %113 = ttg.async_copy_global_to_local %111, %112 mask %101 : tensor<64x!tt.ptr<f32>, #blocked3> -> <64xf32, #shared2, #smem, mutable>
    %114 = ttg.async_commit_group tokens %113
    %115 = arith.addi %7, %c64_i32 : i32
    %116 = tt.splat %115 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %117 = tt.splat %115 : i32 -> tensor<64xi32, #blocked3>
    %118 = tt.splat %115 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma1}>>
    %119 = tt.splat %115 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %120 = arith.addi %116, %10 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %121 = arith.addi %117, %11 : tensor<64xi32, #blocked3>
    %122 = arith.addi %118, %12 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma1}>>
    %123 = arith.addi %119, %8 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %124 = tt.expand_dims %120 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>> -> tensor<1x64xi32, #blocked2>
    %125 = arith.muli %124, %cst_3 : tensor<1x64xi32, #blocked2>
    %126 = tt.addptr %53, %125 : tensor<1x64x!tt.ptr<f16>, #blocked2>, tensor<1x64xi32, #blocked2>
    %127 = tt.broadcast %126 : tensor<1x64x!tt.ptr<f16>, #blocked2> -> tensor<128x64x!tt.ptr<f16>, #blocked2>
    %128 = tt.addptr %127, %56 : tensor<128x64x!tt.ptr<f16>, #blocked2>, tensor<128x64xi32, #blocked2>
    %129 = ttg.memdesc_index %71[%c0_i32] : !ttg.memdesc<2x128x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared1, #smem, mutable>
    %130 = ttg.async_copy_global_to_local %128, %129 mask %96 {contiguity = 8 : i32} : tensor<128x64x!tt.ptr<f16>, #blocked2> -> <128x64xf16, #shared1, #smem, mutable>
    %131 = ttg.async_commit_group tokens %130
    %132 = tt.addptr %58, %121 : tensor<64x!tt.ptr<f32>, #blocked3>, tensor<64xi32, #blocked3>
    %133 = ttg.memdesc_index %72[%c0_i32] : !ttg.memdesc<1x64xf32, #shared2, #smem, mutable> -> !ttg.memdesc<64xf32, #shared2, #smem, mutable>
    %134 = ttg.async_copy_global_to_local %132, %133 mask %101 : tensor<64x!tt.ptr<f32>, #blocked3> -> <64xf32, #shared2, #smem, mutable>
    %135 = ttg.async_commit_group tokens %134
    %136 = tt.expand_dims %123 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xi32, #blocked>
    %137 = arith.muli %136, %cst_1 : tensor<64x1xi32, #blocked>
    %138 = tt.addptr %63, %137 : tensor<64x1x!tt.ptr<f16>, #blocked>, tensor<64x1xi32, #blocked>
    %139 = tt.broadcast %138 : tensor<64x1x!tt.ptr<f16>, #blocked> -> tensor<64x128x!tt.ptr<f16>, #blocked>
    %140 = tt.addptr %139, %33 : tensor<64x128x!tt.ptr<f16>, #blocked>, tensor<64x128xi32, #blocked>
    %141 = ttg.memdesc_index %73[%c0_i32] : !ttg.memdesc<2x64x128xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x128xf16, #shared, #smem, mutable>
    %142 = ttg.async_copy_global_to_local %140, %141 mask %108 {contiguity = 8 : i32} : tensor<64x128x!tt.ptr<f16>, #blocked> -> <64x128xf16, #shared, #smem, mutable>
    %143 = ttg.async_commit_group tokens %142
    %144 = tt.addptr %65, %121 : tensor<64x!tt.ptr<f32>, #blocked3>, tensor<64xi32, #blocked3>
    %145 = ttg.memdesc_index %74[%c0_i32] : !ttg.memdesc<1x64xf32, #shared2, #smem, mutable> -> !ttg.memdesc<64xf32, #shared2, #smem, mutable>
    %146 = ttg.async_copy_global_to_local %144, %145 mask %101 : tensor<64x!tt.ptr<f32>, #blocked3> -> <64xf32, #shared2, #smem, mutable>
    %147 = ttg.async_commit_group tokens %146
    %148 = arith.addi %7, %c128_i32 : i32
    %149 = tt.splat %148 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %150 = tt.splat %148 : i32 -> tensor<64xi32, #blocked3>
    %151 = tt.splat %148 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma1}>>
    %152 = tt.splat %148 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %153 = arith.addi %149, %10 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %154 = arith.addi %150, %11 : tensor<64xi32, #blocked3>
    %155 = arith.addi %151, %12 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma1}>>
    %156 = arith.addi %152, %8 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %157 = tt.expand_dims %153 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>> -> tensor<1x64xi32, #blocked2>
    %158 = arith.muli %157, %cst_3 : tensor<1x64xi32, #blocked2>
    %159 = tt.addptr %53, %158 : tensor<1x64x!tt.ptr<f16>, #blocked2>, tensor<1x64xi32, #blocked2>
    %160 = tt.broadcast %159 : tensor<1x64x!tt.ptr<f16>, #blocked2> -> tensor<128x64x!tt.ptr<f16>, #blocked2>
    %161 = tt.addptr %160, %56 : tensor<128x64x!tt.ptr<f16>, #blocked2>, tensor<128x64xi32, #blocked2>
    %162 = ttg.memdesc_index %75[%c0_i32] : !ttg.memdesc<2x128x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared1, #smem, mutable>
    %163 = ttg.async_copy_global_to_local %161, %162 mask %96 {contiguity = 8 : i32} : tensor<128x64x!tt.ptr<f16>, #blocked2> -> <128x64xf16, #shared1, #smem, mutable>
    %164 = ttg.async_commit_group tokens %163
    %165 = tt.addptr %58, %154 : tensor<64x!tt.ptr<f32>, #blocked3>, tensor<64xi32, #blocked3>
    %166 = ttg.memdesc_index %76[%c0_i32] : !ttg.memdesc<1x64xf32, #shared2, #smem, mutable> -> !ttg.memdesc<64xf32, #shared2, #smem, mutable>
    %167 = ttg.async_copy_global_to_local %165, %166 mask %101 : tensor<64x!tt.ptr<f32>, #blocked3> -> <64xf32, #shared2, #smem, mutable>
    %168 = ttg.async_commit_group tokens %167
    %169 = tt.expand_dims %156 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xi32, #blocked>
    %170 = arith.muli %169, %cst_1 : tensor<64x1xi32, #blocked>
    %171 = tt.addptr %63, %170 : tensor<64x1x!tt.ptr<f16>, #blocked>, tensor<64x1xi32, #blocked>
    %172 = tt.broadcast %171 : tensor<64x1x!tt.ptr<f16>, #blocked> -> tensor<64x128x!tt.ptr<f16>, #blocked>
    %173 = tt.addptr %172, %33 : tensor<64x128x!tt.ptr<f16>, #blocked>, tensor<64x128xi32, #blocked>
    %174 = ttg.memdesc_index %77[%c0_i32] : !ttg.memdesc<2x64x128xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x128xf16, #shared, #smem, mutable>
    %175 = ttg.async_copy_global_to_local %173, %174 mask %108 {contiguity = 8 : i32} : tensor<64x128x!tt.ptr<f16>, #blocked> -> <64x128xf16, #shared, #smem, mutable>
    %176 = ttg.async_commit_group tokens %175
    %177 = tt.addptr %65, %154 : tensor<64x!tt.ptr<f32>, #blocked3>, tensor<64xi32, #blocked3>
    %178 = ttg.memdesc_index %78[%c0_i32] : !ttg.memdesc<1x64xf32, #shared2, #smem, mutable> -> !ttg.memdesc<64xf32, #shared2, #smem, mutable>
    %179 = ttg.async_copy_global_to_local %177, %178 mask %101 : tensor<64x!tt.ptr<f32>, #blocked3> -> <64xf32, #shared2, #smem, mutable>
    %180 = ttg.async_commit_group tokens %179
    %181 = arith.addi %7, %c192_i32 : i32
    %182 = tt.splat %181 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %183 = tt.splat %181 : i32 -> tensor<64xi32, #blocked3>
    %184 = tt.splat %181 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma1}>>
    %185 = tt.splat %181 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %186 = arith.addi %182, %10 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %187 = arith.addi %183, %11 : tensor<64xi32, #blocked3>
    %188 = arith.addi %184, %12 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma1}>>
    %189 = arith.addi %185, %8 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %190 = tt.expand_dims %186 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>> -> tensor<1x64xi32, #blocked2>
    %191 = arith.muli %190, %cst_3 : tensor<1x64xi32, #blocked2>
    %192 = tt.addptr %53, %191 : tensor<1x64x!tt.ptr<f16>, #blocked2>, tensor<1x64xi32, #blocked2>
    %193 = tt.broadcast %192 : tensor<1x64x!tt.ptr<f16>, #blocked2> -> tensor<128x64x!tt.ptr<f16>, #blocked2>
    %194 = tt.addptr %193, %56 : tensor<128x64x!tt.ptr<f16>, #blocked2>, tensor<128x64xi32, #blocked2>
    %195 = ttg.memdesc_index %79[%c0_i32] : !ttg.memdesc<2x128x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared1, #smem, mutable>
    %196 = ttg.async_copy_global_to_local %194, %195 mask %96 {contiguity = 8 : i32} : tensor<128x64x!tt.ptr<f16>, #blocked2> -> <128x64xf16, #shared1, #smem, mutable>
    %197 = ttg.async_commit_group tokens %196
    %198 = tt.addptr %58, %187 : tensor<64x!tt.ptr<f32>, #blocked3>, tensor<64xi32, #blocked3>
    %199 = ttg.memdesc_index %80[%c0_i32] : !ttg.memdesc<1x64xf32, #shared2, #smem, mutable> -> !ttg.memdesc<64xf32, #shared2, #smem, mutable>
    %200 = ttg.async_copy_global_to_local %198, %199 mask %101 : tensor<64x!tt.ptr<f32>, #blocked3> -> <64xf32, #shared2, #smem, mutable>
    %201 = ttg.async_commit_group tokens %200
    %202 = tt.expand_dims %189 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xi32, #blocked>
    %203 = arith.muli %202, %cst_1 : tensor<64x1xi32, #blocked>
    %204 = tt.addptr %63, %203 : tensor<64x1x!tt.ptr<f16>, #blocked>, tensor<64x1xi32, #blocked>
    %205 = tt.broadcast %204 : tensor<64x1x!tt.ptr<f16>, #blocked> -> tensor<64x128x!tt.ptr<f16>, #blocked>
    %206 = tt.addptr %205, %33 : tensor<64x128x!tt.ptr<f16>, #blocked>, tensor<64x128xi32, #blocked>
    %207 = ttg.memdesc_index %81[%c0_i32] : !ttg.memdesc<2x64x128xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x128xf16, #shared, #smem, mutable>
    %208 = ttg.async_copy_global_to_local %206, %207 mask %108 {contiguity = 8 : i32} : tensor<64x128x!tt.ptr<f16>, #blocked> -> <64x128xf16, #shared, #smem, mutable>
    %209 = ttg.async_commit_group tokens %208
    %210 = tt.addptr %65, %187 : tensor<64x!tt.ptr<f32>, #blocked3>, tensor<64xi32, #blocked3>
    %211 = ttg.memdesc_index %82[%c0_i32] : !ttg.memdesc<1x64xf32, #shared2, #smem, mutable> -> !ttg.memdesc<64xf32, #shared2, #smem, mutable>
    %212 = ttg.async_copy_global_to_local %210, %211 mask %101 : tensor<64x!tt.ptr<f32>, #blocked3> -> <64xf32, #shared2, #smem, mutable>
    %213 = ttg.async_commit_group tokens %212
    cf.br ^bb1(%7, %cst, %cst, %c0_i32, %c-1_i32, %c-1_i32, %89, %98, %103, %110, %114, %122, %131, %135, %143, %147, %155, %164, %168, %176, %180, %188, %197, %201, %209, %213 : i32, tensor<64x128xf32, #mma>, tensor<64x128xf32, #mma>, i32, i32, i32, tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma1}>>, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.async.token, tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma1}>>, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.async.token, tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma1}>>, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.async.token, tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma1}>>, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.async.token)
  ^bb1(%214: i32, %215: tensor<64x128xf32, #mma>, %216: tensor<64x128xf32, #mma>, %217: i32, %218: i32, %219: i32, %220: tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma1}>>, %221: !ttg.async.token, %222: !ttg.async.token, %223: !ttg.async.token, %224: !ttg.async.token, %225: tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma1}>>, %226: !ttg.async.token, %227: !ttg.async.token, %228: !ttg.async.token, %229: !ttg.async.token, %230: tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma1}>>, %231: !ttg.async.token, %232: !ttg.async.token, %233: !ttg.async.token, %234: !ttg.async.token, %235: tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma1}>>, %236: !ttg.async.token, %237: !ttg.async.token, %238: !ttg.async.token, %239: !ttg.async.token):  // 2 preds: ^bb0, ^bb2
    %240 = arith.cmpi slt, %214, %51 : i32
    cf.cond_br %240, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %241 = arith.subi %51, %c256_i32 : i32
    %242 = arith.cmpi slt, %214, %241 : i32
    %243 = arith.addi %219, %c1_i32 : i32
    %244 = arith.cmpi sge, %243, %c1_i32 : i32
    %245 = arith.select %244, %c0_i32, %243 : i32
    %246 = arith.addi %218, %c1_i32 : i32
    %247 = arith.cmpi sge, %246, %c2_i32 : i32
    %248 = arith.select %247, %c0_i32, %246 : i32
    %249 = tt.expand_dims %220 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma1}>> -> tensor<1x64xi32, #mma1>
    %250 = ttg.async_wait %221, %222, %223, %224, %226, %227, %228, %229, %231, %232, %233, %234, %236, %237, %238, %239 {num = 0 : i32}
    ttg.barrier local
    %251 = ttg.memdesc_index %67[%248] : !ttg.memdesc<2x128x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared1, #smem, mutable>
    %252 = ttg.memdesc_trans %251 {order = array<i32: 1, 0>} : !ttg.memdesc<128x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<64x128xf16, #shared, #smem, mutable>
    %253 = ttg.memdesc_index %68[%245] : !ttg.memdesc<1x64xf32, #shared2, #smem, mutable> -> !ttg.memdesc<64xf32, #shared2, #smem, mutable>
    %254 = ttg.local_load %253 token %250 : !ttg.memdesc<64xf32, #shared2, #smem, mutable> -> tensor<64xf32, #ttg.slice<{dim = 0, parent = #mma1}>>
    ttng.fence_async_shared {bCluster = false}
    %255 = ttng.warp_group_dot %37, %251, %cst_0 {inputPrecision = 0 : i32, isAsync = true} : !ttg.memdesc<64x128xf16, #shared, #smem> * !ttg.memdesc<128x64xf16, #shared1, #smem, mutable> -> tensor<64x64xf32, #mma1>
    %256:5 = ttng.warp_group_dot_wait %255, %37, %251, %216, %215 {pendings = 0 : i32} : tensor<64x64xf32, #mma1>, !ttg.memdesc<64x128xf16, #shared, #smem>, !ttg.memdesc<128x64xf16, #shared1, #smem, mutable>, tensor<64x128xf32, #mma>, tensor<64x128xf32, #mma>
    %257 = arith.mulf %256#0, %60 : tensor<64x64xf32, #mma1>
    %258 = tt.expand_dims %254 {axis = 0 : i32} : tensor<64xf32, #ttg.slice<{dim = 0, parent = #mma1}>> -> tensor<1x64xf32, #mma1>
    %259 = tt.broadcast %258 : tensor<1x64xf32, #mma1> -> tensor<64x64xf32, #mma1>
    %260 = arith.subf %257, %259 : tensor<64x64xf32, #mma1>
    %261 = math.exp2 %260 : tensor<64x64xf32, #mma1>
    %262 = tt.broadcast %249 : tensor<1x64xi32, #mma1> -> tensor<64x64xi32, #mma1>
    %263 = arith.cmpi sge, %262, %61 : tensor<64x64xi32, #mma1>
    %264 = arith.select %263, %261, %cst_0 : tensor<64x64xi1, #mma1>, tensor<64x64xf32, #mma1>
    %265 = ttg.memdesc_index %69[%248] : !ttg.memdesc<2x64x128xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x128xf16, #shared, #smem, mutable>
    %266 = ttg.memdesc_trans %265 {order = array<i32: 1, 0>} : !ttg.memdesc<64x128xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared1, #smem, mutable>
    %267 = arith.truncf %264 : tensor<64x64xf32, #mma1> to tensor<64x64xf16, #mma1>
    %268 = ttg.convert_layout %256#3 {allocation.offset = 294912 : i32, allocation.size = 4096 : i32} : tensor<64x128xf32, #mma> -> tensor<64x128xf32, #mma2>
    %269 = ttg.convert_layout %267 : tensor<64x64xf16, #mma1> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma2, kWidth = 2}>>
    ttng.fence_async_shared {bCluster = false}
    %270 = ttng.warp_group_dot %269, %265, %268 {inputPrecision = 0 : i32, isAsync = true} : tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma2, kWidth = 2}>> * !ttg.memdesc<64x128xf16, #shared, #smem, mutable> -> tensor<64x128xf32, #mma2>
    %271:2 = ttng.warp_group_dot_wait %270, %265 {pendings = 0 : i32} : tensor<64x128xf32, #mma2>, !ttg.memdesc<64x128xf16, #shared, #smem, mutable>
    %272 = ttg.memdesc_index %70[%245] : !ttg.memdesc<1x64xf32, #shared2, #smem, mutable> -> !ttg.memdesc<64xf32, #shared2, #smem, mutable>
    %273 = ttg.local_load %272 token %250 : !ttg.memdesc<64xf32, #shared2, #smem, mutable> -> tensor<64xf32, #ttg.slice<{dim = 0, parent = #mma1}>>
    ttng.fence_async_shared {bCluster = false}
    %274 = ttng.warp_group_dot %44, %266, %cst_0 {inputPrecision = 0 : i32, isAsync = true} : !ttg.memdesc<64x128xf16, #shared, #smem> * !ttg.memdesc<128x64xf16, #shared1, #smem, mutable> -> tensor<64x64xf32, #mma1>
    %275:3 = ttng.warp_group_dot_wait %274, %44, %266 {pendings = 0 : i32} : tensor<64x64xf32, #mma1>, !ttg.memdesc<64x128xf16, #shared, #smem>, !ttg.memdesc<128x64xf16, #shared1, #smem, mutable>
    %276 = tt.expand_dims %273 {axis = 0 : i32} : tensor<64xf32, #ttg.slice<{dim = 0, parent = #mma1}>> -> tensor<1x64xf32, #mma1>
    %277 = tt.broadcast %276 : tensor<1x64xf32, #mma1> -> tensor<64x64xf32, #mma1>
    %278 = arith.subf %275#0, %277 : tensor<64x64xf32, #mma1>
    %279 = arith.mulf %264, %278 : tensor<64x64xf32, #mma1>
    %280 = arith.truncf %279 : tensor<64x64xf32, #mma1> to tensor<64x64xf16, #mma1>
    %281 = ttg.convert_layout %256#4 {allocation.offset = 294912 : i32, allocation.size = 4096 : i32} : tensor<64x128xf32, #mma> -> tensor<64x128xf32, #mma2>
    %282 = ttg.convert_layout %280 : tensor<64x64xf16, #mma1> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma2, kWidth = 2}>>
    ttng.fence_async_shared {bCluster = false}
    %283 = ttng.warp_group_dot %282, %252, %281 {inputPrecision = 0 : i32, isAsync = true} : tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma2, kWidth = 2}>> * !ttg.memdesc<64x128xf16, #shared, #smem, mutable> -> tensor<64x128xf32, #mma2>
    %284:2 = ttng.warp_group_dot_wait %283, %252 {pendings = 0 : i32} : tensor<64x128xf32, #mma2>, !ttg.memdesc<64x128xf16, #shared, #smem, mutable>
    %285 = tt.expand_dims %225 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma1}>> -> tensor<1x64xi32, #mma1>
    %286 = ttg.memdesc_index %71[%248] : !ttg.memdesc<2x128x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared1, #smem, mutable>
    %287 = ttg.memdesc_trans %286 {order = array<i32: 1, 0>} : !ttg.memdesc<128x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<64x128xf16, #shared, #smem, mutable>
    %288 = ttg.memdesc_index %72[%245] : !ttg.memdesc<1x64xf32, #shared2, #smem, mutable> -> !ttg.memdesc<64xf32, #shared2, #smem, mutable>
    %289 = ttg.local_load %288 token %250 : !ttg.memdesc<64xf32, #shared2, #smem, mutable> -> tensor<64xf32, #ttg.slice<{dim = 0, parent = #mma1}>>
    ttng.fence_async_shared {bCluster = false}
    %290 = ttng.warp_group_dot %37, %286, %cst_0 {inputPrecision = 0 : i32, isAsync = true} : !ttg.memdesc<64x128xf16, #shared, #smem> * !ttg.memdesc<128x64xf16, #shared1, #smem, mutable> -> tensor<64x64xf32, #mma1>
    %291:3 = ttng.warp_group_dot_wait %290, %37, %286 {pendings = 0 : i32} : tensor<64x64xf32, #mma1>, !ttg.memdesc<64x128xf16, #shared, #smem>, !ttg.memdesc<128x64xf16, #shared1, #smem, mutable>
    %292 = arith.mulf %291#0, %60 : tensor<64x64xf32, #mma1>
    %293 = tt.expand_dims %289 {axis = 0 : i32} : tensor<64xf32, #ttg.slice<{dim = 0, parent = #mma1}>> -> tensor<1x64xf32, #mma1>
    %294 = tt.broadcast %293 : tensor<1x64xf32, #mma1> -> tensor<64x64xf32, #mma1>
    %295 = arith.subf %292, %294 : tensor<64x64xf32, #mma1>
    %296 = math.exp2 %295 : tensor<64x64xf32, #mma1>
    %297 = tt.broadcast %285 : tensor<1x64xi32, #mma1> -> tensor<64x64xi32, #mma1>
    %298 = arith.cmpi sge, %297, %61 : tensor<64x64xi32, #mma1>
    %299 = arith.select %298, %296, %cst_0 : tensor<64x64xi1, #mma1>, tensor<64x64xf32, #mma1>
    %300 = ttg.memdesc_index %73[%248] : !ttg.memdesc<2x64x128xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x128xf16, #shared, #smem, mutable>
    %301 = ttg.memdesc_trans %300 {order = array<i32: 1, 0>} : !ttg.memdesc<64x128xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared1, #smem, mutable>
    %302 = arith.truncf %299 : tensor<64x64xf32, #mma1> to tensor<64x64xf16, #mma1>
    %303 = ttg.convert_layout %302 : tensor<64x64xf16, #mma1> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma2, kWidth = 2}>>
    ttng.fence_async_shared {bCluster = false}
    %304 = ttng.warp_group_dot %303, %300, %271#0 {inputPrecision = 0 : i32, isAsync = true} : tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma2, kWidth = 2}>> * !ttg.memdesc<64x128xf16, #shared, #smem, mutable> -> tensor<64x128xf32, #mma2>
    %305:2 = ttng.warp_group_dot_wait %304, %300 {pendings = 0 : i32} : tensor<64x128xf32, #mma2>, !ttg.memdesc<64x128xf16, #shared, #smem, mutable>
    %306 = ttg.memdesc_index %74[%245] : !ttg.memdesc<1x64xf32, #shared2, #smem, mutable> -> !ttg.memdesc<64xf32, #shared2, #smem, mutable>
    %307 = ttg.local_load %306 token %250 : !ttg.memdesc<64xf32, #shared2, #smem, mutable> -> tensor<64xf32, #ttg.slice<{dim = 0, parent = #mma1}>>
    ttng.fence_async_shared {bCluster = false}
    %308 = ttng.warp_group_dot %44, %301, %cst_0 {inputPrecision = 0 : i32, isAsync = true} : !ttg.memdesc<64x128xf16, #shared, #smem> * !ttg.memdesc<128x64xf16, #shared1, #smem, mutable> -> tensor<64x64xf32, #mma1>
    %309:3 = ttng.warp_group_dot_wait %308, %44, %301 {pendings = 0 : i32} : tensor<64x64xf32, #mma1>, !ttg.memdesc<64x128xf16, #shared, #smem>, !ttg.memdesc<128x64xf16, #shared1, #smem, mutable>
    %310 = tt.expand_dims %307 {axis = 0 : i32} : tensor<64xf32, #ttg.slice<{dim = 0, parent = #mma1}>> -> tensor<1x64xf32, #mma1>
    %311 = tt.broadcast %310 : tensor<1x64xf32, #mma1> -> tensor<64x64xf32, #mma1>
    %312 = arith.subf %309#0, %311 : tensor<64x64xf32, #mma1>
    %313 = arith.mulf %299, %312 : tensor<64x64xf32, #mma1>
    %314 = arith.truncf %313 : tensor<64x64xf32, #mma1> to tensor<64x64xf16, #mma1>
    %315 = ttg.convert_layout %314 : tensor<64x64xf16, #mma1> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma2, kWidth = 2}>>
    ttng.fence_async_shared {bCluster = false}
    %316 = ttng.warp_group_dot %315, %287, %284#0 {inputPrecision = 0 : i32, isAsync = true} : tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma2, kWidth = 2}>> * !ttg.memdesc<64x128xf16, #shared, #smem, mutable> -> tensor<64x128xf32, #mma2>
    %317:2 = ttng.warp_group_dot_wait %316, %287 {pendings = 0 : i32} : tensor<64x128xf32, #mma2>, !ttg.memdesc<64x128xf16, #shared, #smem, mutable>
    %318 = tt.expand_dims %230 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma1}>> -> tensor<1x64xi32, #mma1>
    %319 = ttg.memdesc_index %75[%248] : !ttg.memdesc<2x128x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared1, #smem, mutable>
    %320 = ttg.memdesc_trans %319 {order = array<i32: 1, 0>} : !ttg.memdesc<128x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<64x128xf16, #shared, #smem, mutable>
    %321 = ttg.memdesc_index %76[%245] : !ttg.memdesc<1x64xf32, #shared2, #smem, mutable> -> !ttg.memdesc<64xf32, #shared2, #smem, mutable>
    %322 = ttg.local_load %321 token %250 : !ttg.memdesc<64xf32, #shared2, #smem, mutable> -> tensor<64xf32, #ttg.slice<{dim = 0, parent = #mma1}>>
    ttng.fence_async_shared {bCluster = false}
    %323 = ttng.warp_group_dot %37, %319, %cst_0 {inputPrecision = 0 : i32, isAsync = true} : !ttg.memdesc<64x128xf16, #shared, #smem> * !ttg.memdesc<128x64xf16, #shared1, #smem, mutable> -> tensor<64x64xf32, #mma1>
    %324:3 = ttng.warp_group_dot_wait %323, %37, %319 {pendings = 0 : i32} : tensor<64x64xf32, #mma1>, !ttg.memdesc<64x128xf16, #shared, #smem>, !ttg.memdesc<128x64xf16, #shared1, #smem, mutable>
    %325 = arith.mulf %324#0, %60 : tensor<64x64xf32, #mma1>
    %326 = tt.expand_dims %322 {axis = 0 : i32} : tensor<64xf32, #ttg.slice<{dim = 0, parent = #mma1}>> -> tensor<1x64xf32, #mma1>
    %327 = tt.broadcast %326 : tensor<1x64xf32, #mma1> -> tensor<64x64xf32, #mma1>
    %328 = arith.subf %325, %327 : tensor<64x64xf32, #mma1>
    %329 = math.exp2 %328 : tensor<64x64xf32, #mma1>
    %330 = tt.broadcast %318 : tensor<1x64xi32, #mma1> -> tensor<64x64xi32, #mma1>
    %331 = arith.cmpi sge, %330, %61 : tensor<64x64xi32, #mma1>
    %332 = arith.select %331, %329, %cst_0 : tensor<64x64xi1, #mma1>, tensor<64x64xf32, #mma1>
    %333 = ttg.memdesc_index %77[%248] : !ttg.memdesc<2x64x128xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x128xf16, #shared, #smem, mutable>
    %334 = ttg.memdesc_trans %333 {order = array<i32: 1, 0>} : !ttg.memdesc<64x128xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared1, #smem, mutable>
    %335 = arith.truncf %332 : tensor<64x64xf32, #mma1> to tensor<64x64xf16, #mma1>
    %336 = ttg.convert_layout %335 : tensor<64x64xf16, #mma1> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma2, kWidth = 2}>>
    ttng.fence_async_shared {bCluster = false}
    %337 = ttng.warp_group_dot %336, %333, %305#0 {inputPrecision = 0 : i32, isAsync = true} : tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma2, kWidth = 2}>> * !ttg.memdesc<64x128xf16, #shared, #smem, mutable> -> tensor<64x128xf32, #mma2>
    %338:2 = ttng.warp_group_dot_wait %337, %333 {pendings = 0 : i32} : tensor<64x128xf32, #mma2>, !ttg.memdesc<64x128xf16, #shared, #smem, mutable>
    %339 = ttg.memdesc_index %78[%245] : !ttg.memdesc<1x64xf32, #shared2, #smem, mutable> -> !ttg.memdesc<64xf32, #shared2, #smem, mutable>
    %340 = ttg.local_load %339 token %250 : !ttg.memdesc<64xf32, #shared2, #smem, mutable> -> tensor<64xf32, #ttg.slice<{dim = 0, parent = #mma1}>>
    ttng.fence_async_shared {bCluster = false}
    %341 = ttng.warp_group_dot %44, %334, %cst_0 {inputPrecision = 0 : i32, isAsync = true} : !ttg.memdesc<64x128xf16, #shared, #smem> * !ttg.memdesc<128x64xf16, #shared1, #smem, mutable> -> tensor<64x64xf32, #mma1>
    %342:3 = ttng.warp_group_dot_wait %341, %44, %334 {pendings = 0 : i32} : tensor<64x64xf32, #mma1>, !ttg.memdesc<64x128xf16, #shared, #smem>, !ttg.memdesc<128x64xf16, #shared1, #smem, mutable>
    %343 = tt.expand_dims %340 {axis = 0 : i32} : tensor<64xf32, #ttg.slice<{dim = 0, parent = #mma1}>> -> tensor<1x64xf32, #mma1>
    %344 = tt.broadcast %343 : tensor<1x64xf32, #mma1> -> tensor<64x64xf32, #mma1>
    %345 = arith.subf %342#0, %344 : tensor<64x64xf32, #mma1>
    %346 = arith.mulf %332, %345 : tensor<64x64xf32, #mma1>
    %347 = arith.truncf %346 : tensor<64x64xf32, #mma1> to tensor<64x64xf16, #mma1>
    %348 = ttg.convert_layout %347 : tensor<64x64xf16, #mma1> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma2, kWidth = 2}>>
    ttng.fence_async_shared {bCluster = false}
    %349 = ttng.warp_group_dot %348, %320, %317#0 {inputPrecision = 0 : i32, isAsync = true} : tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma2, kWidth = 2}>> * !ttg.memdesc<64x128xf16, #shared, #smem, mutable> -> tensor<64x128xf32, #mma2>
    %350:2 = ttng.warp_group_dot_wait %349, %320 {pendings = 0 : i32} : tensor<64x128xf32, #mma2>, !ttg.memdesc<64x128xf16, #shared, #smem, mutable>
    %351 = tt.expand_dims %235 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma1}>> -> tensor<1x64xi32, #mma1>
    %352 = ttg.memdesc_index %79[%248] : !ttg.memdesc<2x128x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared1, #smem, mutable>
    %353 = ttg.memdesc_trans %352 {order = array<i32: 1, 0>} : !ttg.memdesc<128x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<64x128xf16, #shared, #smem, mutable>
    %354 = ttg.memdesc_index %80[%245] : !ttg.memdesc<1x64xf32, #shared2, #smem, mutable> -> !ttg.memdesc<64xf32, #shared2, #smem, mutable>
    %355 = ttg.local_load %354 token %250 : !ttg.memdesc<64xf32, #shared2, #smem, mutable> -> tensor<64xf32, #ttg.slice<{dim = 0, parent = #mma1}>>
    ttng.fence_async_shared {bCluster = false}
    %356 = ttng.warp_group_dot %37, %352, %cst_0 {inputPrecision = 0 : i32, isAsync = true} : !ttg.memdesc<64x128xf16, #shared, #smem> * !ttg.memdesc<128x64xf16, #shared1, #smem, mutable> -> tensor<64x64xf32, #mma1>
    %357:3 = ttng.warp_group_dot_wait %356, %37, %352 {pendings = 0 : i32} : tensor<64x64xf32, #mma1>, !ttg.memdesc<64x128xf16, #shared, #smem>, !ttg.memdesc<128x64xf16, #shared1, #smem, mutable>
    %358 = arith.mulf %357#0, %60 : tensor<64x64xf32, #mma1>
    %359 = tt.expand_dims %355 {axis = 0 : i32} : tensor<64xf32, #ttg.slice<{dim = 0, parent = #mma1}>> -> tensor<1x64xf32, #mma1>
    %360 = tt.broadcast %359 : tensor<1x64xf32, #mma1> -> tensor<64x64xf32, #mma1>
    %361 = arith.subf %358, %360 : tensor<64x64xf32, #mma1>
    %362 = math.exp2 %361 : tensor<64x64xf32, #mma1>
    %363 = tt.broadcast %351 : tensor<1x64xi32, #mma1> -> tensor<64x64xi32, #mma1>
    %364 = arith.cmpi sge, %363, %61 : tensor<64x64xi32, #mma1>
    %365 = arith.select %364, %362, %cst_0 : tensor<64x64xi1, #mma1>, tensor<64x64xf32, #mma1>
    %366 = ttg.memdesc_index %81[%248] : !ttg.memdesc<2x64x128xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x128xf16, #shared, #smem, mutable>
    %367 = ttg.memdesc_trans %366 {order = array<i32: 1, 0>} : !ttg.memdesc<64x128xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared1, #smem, mutable>
    %368 = arith.truncf %365 : tensor<64x64xf32, #mma1> to tensor<64x64xf16, #mma1>
    %369 = ttg.convert_layout %338#0 {allocation.offset = 294912 : i32, allocation.size = 4096 : i32} : tensor<64x128xf32, #mma2> -> tensor<64x128xf32, #mma>
    %370 = ttg.convert_layout %368 : tensor<64x64xf16, #mma1> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
    ttng.fence_async_shared {bCluster = false}
    %371 = ttng.warp_group_dot %370, %366, %369 {inputPrecision = 0 : i32, isAsync = true} : tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>> * !ttg.memdesc<64x128xf16, #shared, #smem, mutable> -> tensor<64x128xf32, #mma>
    %372 = ttg.memdesc_index %82[%245] : !ttg.memdesc<1x64xf32, #shared2, #smem, mutable> -> !ttg.memdesc<64xf32, #shared2, #smem, mutable>
    %373 = ttg.local_load %372 token %250 : !ttg.memdesc<64xf32, #shared2, #smem, mutable> -> tensor<64xf32, #ttg.slice<{dim = 0, parent = #mma1}>>
    ttng.fence_async_shared {bCluster = false}
    %374 = ttng.warp_group_dot %44, %367, %cst_0 {inputPrecision = 0 : i32, isAsync = true} : !ttg.memdesc<64x128xf16, #shared, #smem> * !ttg.memdesc<128x64xf16, #shared1, #smem, mutable> -> tensor<64x64xf32, #mma1>
    %375:3 = ttng.warp_group_dot_wait %374, %44, %367 {pendings = 0 : i32} : tensor<64x64xf32, #mma1>, !ttg.memdesc<64x128xf16, #shared, #smem>, !ttg.memdesc<128x64xf16, #shared1, #smem, mutable>
    %376 = tt.expand_dims %373 {axis = 0 : i32} : tensor<64xf32, #ttg.slice<{dim = 0, parent = #mma1}>> -> tensor<1x64xf32, #mma1>
    %377 = tt.broadcast %376 : tensor<1x64xf32, #mma1> -> tensor<64x64xf32, #mma1>
    %378 = arith.subf %375#0, %377 : tensor<64x64xf32, #mma1>
    %379 = arith.mulf %365, %378 : tensor<64x64xf32, #mma1>
    %380 = arith.truncf %379 : tensor<64x64xf32, #mma1> to tensor<64x64xf16, #mma1>
    %381 = ttg.convert_layout %350#0 {allocation.offset = 294912 : i32, allocation.size = 4096 : i32} : tensor<64x128xf32, #mma2> -> tensor<64x128xf32, #mma>
    %382 = ttg.convert_layout %380 : tensor<64x64xf16, #mma1> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
    ttng.fence_async_shared {bCluster = false}
    %383 = ttng.warp_group_dot %382, %353, %381 {inputPrecision = 0 : i32, isAsync = true} : tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>> * !ttg.memdesc<64x128xf16, #shared, #smem, mutable> -> tensor<64x128xf32, #mma>
    %384 = arith.addi %217, %c1_i32 : i32
    %385 = arith.cmpi sge, %384, %c2_i32 : i32
    %386 = arith.select %385, %c0_i32, %384 : i32
    %387 = arith.addi %214, %c256_i32 : i32
    %388 = tt.splat %387 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %389 = tt.splat %387 : i32 -> tensor<64xi32, #blocked3>
    %390 = tt.splat %387 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma1}>>
    %391 = tt.splat %387 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %392 = arith.addi %388, %10 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %393 = arith.addi %389, %11 : tensor<64xi32, #blocked3>
    %394 = arith.addi %390, %12 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma1}>>
    %395 = arith.addi %391, %8 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %396 = tt.expand_dims %392 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>> -> tensor<1x64xi32, #blocked2>
    %397 = arith.muli %396, %cst_3 : tensor<1x64xi32, #blocked2>
    %398 = tt.addptr %53, %397 : tensor<1x64x!tt.ptr<f16>, #blocked2>, tensor<1x64xi32, #blocked2>
    %399 = tt.broadcast %398 : tensor<1x64x!tt.ptr<f16>, #blocked2> -> tensor<128x64x!tt.ptr<f16>, #blocked2>
    %400 = tt.addptr %399, %56 : tensor<128x64x!tt.ptr<f16>, #blocked2>, tensor<128x64xi32, #blocked2>
    %401 = ttg.memdesc_index %67[%386] : !ttg.memdesc<2x128x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared1, #smem, mutable>
    %402 = tt.splat %242 : i1 -> tensor<128x64xi1, #blocked2>
    %403 = ttg.async_copy_global_to_local %400, %401 mask %402 {contiguity = 8 : i32} : tensor<128x64x!tt.ptr<f16>, #blocked2> -> <128x64xf16, #shared1, #smem, mutable>
    %404 = ttg.async_commit_group tokens %403
    %405 = tt.addptr %58, %393 : tensor<64x!tt.ptr<f32>, #blocked3>, tensor<64xi32, #blocked3>
    %406 = tt.splat %242 : i1 -> tensor<64xi1, #blocked3>
    %407 = ttg.async_copy_global_to_local %405, %100 mask %406 : tensor<64x!tt.ptr<f32>, #blocked3> -> <64xf32, #shared2, #smem, mutable>
    %408 = ttg.async_commit_group tokens %407
    %409 = tt.expand_dims %395 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xi32, #blocked>
    %410 = arith.muli %409, %cst_1 : tensor<64x1xi32, #blocked>
    %411 = tt.addptr %63, %410 : tensor<64x1x!tt.ptr<f16>, #blocked>, tensor<64x1xi32, #blocked>
    %412 = tt.broadcast %411 : tensor<64x1x!tt.ptr<f16>, #blocked> -> tensor<64x128x!tt.ptr<f16>, #blocked>
    %413 = tt.addptr %412, %33 : tensor<64x128x!tt.ptr<f16>, #blocked>, tensor<64x128xi32, #blocked>
    %414 = ttg.memdesc_index %69[%386] : !ttg.memdesc<2x64x128xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x128xf16, #shared, #smem, mutable>
    %415 = tt.splat %242 : i1 -> tensor<64x128xi1, #blocked>
    %416 = ttg.async_copy_global_to_local %413, %414 mask %415 {contiguity = 8 : i32} : tensor<64x128x!tt.ptr<f16>, #blocked> -> <64x128xf16, #shared, #smem, mutable>
    %417 = ttg.async_commit_group tokens %416
    %418 = tt.addptr %65, %393 : tensor<64x!tt.ptr<f32>, #blocked3>, tensor<64xi32, #blocked3>
    %419 = ttg.async_copy_global_to_local %418, %112 mask %406 : tensor<64x!tt.ptr<f32>, #blocked3> -> <64xf32, #shared2, #smem, mutable>
    %420 = ttg.async_commit_group tokens %419
    %421 = arith.addi %214, %c320_i32 : i32
    %422 = tt.splat %421 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %423 = tt.splat %421 : i32 -> tensor<64xi32, #blocked3>
    %424 = tt.splat %421 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma1}>>
    %425 = tt.splat %421 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %426 = arith.addi %422, %10 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %427 = arith.addi %423, %11 : tensor<64xi32, #blocked3>
    %428 = arith.addi %424, %12 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma1}>>
    %429 = arith.addi %425, %8 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %430 = tt.expand_dims %426 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>> -> tensor<1x64xi32, #blocked2>
    %431 = arith.muli %430, %cst_3 : tensor<1x64xi32, #blocked2>
    %432 = tt.addptr %53, %431 : tensor<1x64x!tt.ptr<f16>, #blocked2>, tensor<1x64xi32, #blocked2>
    %433 = tt.broadcast %432 : tensor<1x64x!tt.ptr<f16>, #blocked2> -> tensor<128x64x!tt.ptr<f16>, #blocked2>
    %434 = tt.addptr %433, %56 : tensor<128x64x!tt.ptr<f16>, #blocked2>, tensor<128x64xi32, #blocked2>
    %435 = ttg.memdesc_index %71[%386] : !ttg.memdesc<2x128x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared1, #smem, mutable>
    %436 = ttg.async_copy_global_to_local %434, %435 mask %402 {contiguity = 8 : i32} : tensor<128x64x!tt.ptr<f16>, #blocked2> -> <128x64xf16, #shared1, #smem, mutable>
    %437 = ttg.async_commit_group tokens %436
    %438 = tt.addptr %58, %427 : tensor<64x!tt.ptr<f32>, #blocked3>, tensor<64xi32, #blocked3>
    %439 = ttg.async_copy_global_to_local %438, %133 mask %406 : tensor<64x!tt.ptr<f32>, #blocked3> -> <64xf32, #shared2, #smem, mutable>
    %440 = ttg.async_commit_group tokens %439
    %441 = tt.expand_dims %429 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xi32, #blocked>
    %442 = arith.muli %441, %cst_1 : tensor<64x1xi32, #blocked>
    %443 = tt.addptr %63, %442 : tensor<64x1x!tt.ptr<f16>, #blocked>, tensor<64x1xi32, #blocked>
    %444 = tt.broadcast %443 : tensor<64x1x!tt.ptr<f16>, #blocked> -> tensor<64x128x!tt.ptr<f16>, #blocked>
    %445 = tt.addptr %444, %33 : tensor<64x128x!tt.ptr<f16>, #blocked>, tensor<64x128xi32, #blocked>
    %446 = ttg.memdesc_index %73[%386] : !ttg.memdesc<2x64x128xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x128xf16, #shared, #smem, mutable>
    %447 = ttg.async_copy_global_to_local %445, %446 mask %415 {contiguity = 8 : i32} : tensor<64x128x!tt.ptr<f16>, #blocked> -> <64x128xf16, #shared, #smem, mutable>
    %448 = ttg.async_commit_group tokens %447
    %449 = tt.addptr %65, %427 : tensor<64x!tt.ptr<f32>, #blocked3>, tensor<64xi32, #blocked3>
    %450 = ttg.async_copy_global_to_local %449, %145 mask %406 : tensor<64x!tt.ptr<f32>, #blocked3> -> <64xf32, #shared2, #smem, mutable>
    %451 = ttg.async_commit_group tokens %450
    %452 = arith.addi %214, %c384_i32 : i32
    %453 = tt.splat %452 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %454 = tt.splat %452 : i32 -> tensor<64xi32, #blocked3>
    %455 = tt.splat %452 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma1}>>
    %456 = tt.splat %452 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %457 = arith.addi %453, %10 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %458 = arith.addi %454, %11 : tensor<64xi32, #blocked3>
    %459 = arith.addi %455, %12 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma1}>>
    %460 = arith.addi %456, %8 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %461 = tt.expand_dims %457 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>> -> tensor<1x64xi32, #blocked2>
    %462 = arith.muli %461, %cst_3 : tensor<1x64xi32, #blocked2>
    %463 = tt.addptr %53, %462 : tensor<1x64x!tt.ptr<f16>, #blocked2>, tensor<1x64xi32, #blocked2>
    %464 = tt.broadcast %463 : tensor<1x64x!tt.ptr<f16>, #blocked2> -> tensor<128x64x!tt.ptr<f16>, #blocked2>
    %465 = tt.addptr %464, %56 : tensor<128x64x!tt.ptr<f16>, #blocked2>, tensor<128x64xi32, #blocked2>
    %466 = ttg.memdesc_index %75[%386] : !ttg.memdesc<2x128x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared1, #smem, mutable>
    %467 = ttg.async_copy_global_to_local %465, %466 mask %402 {contiguity = 8 : i32} : tensor<128x64x!tt.ptr<f16>, #blocked2> -> <128x64xf16, #shared1, #smem, mutable>
    %468 = ttg.async_commit_group tokens %467
    %469 = tt.addptr %58, %458 : tensor<64x!tt.ptr<f32>, #blocked3>, tensor<64xi32, #blocked3>
    %470 = ttg.async_copy_global_to_local %469, %166 mask %406 : tensor<64x!tt.ptr<f32>, #blocked3> -> <64xf32, #shared2, #smem, mutable>
    %471 = ttg.async_commit_group tokens %470
    %472 = tt.expand_dims %460 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xi32, #blocked>
    %473 = arith.muli %472, %cst_1 : tensor<64x1xi32, #blocked>
    %474 = tt.addptr %63, %473 : tensor<64x1x!tt.ptr<f16>, #blocked>, tensor<64x1xi32, #blocked>
    %475 = tt.broadcast %474 : tensor<64x1x!tt.ptr<f16>, #blocked> -> tensor<64x128x!tt.ptr<f16>, #blocked>
    %476 = tt.addptr %475, %33 : tensor<64x128x!tt.ptr<f16>, #blocked>, tensor<64x128xi32, #blocked>
    %477 = ttg.memdesc_index %77[%386] : !ttg.memdesc<2x64x128xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x128xf16, #shared, #smem, mutable>
    %478 = ttg.async_copy_global_to_local %476, %477 mask %415 {contiguity = 8 : i32} : tensor<64x128x!tt.ptr<f16>, #blocked> -> <64x128xf16, #shared, #smem, mutable>
    %479 = ttg.async_commit_group tokens %478
    %480 = tt.addptr %65, %458 : tensor<64x!tt.ptr<f32>, #blocked3>, tensor<64xi32, #blocked3>
    %481 = ttg.async_copy_global_to_local %480, %178 mask %406 : tensor<64x!tt.ptr<f32>, #blocked3> -> <64xf32, #shared2, #smem, mutable>
    %482 = ttg.async_commit_group tokens %481
    %483 = arith.addi %214, %c448_i32 : i32
    %484 = tt.splat %483 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %485 = tt.splat %483 : i32 -> tensor<64xi32, #blocked3>
    %486 = tt.splat %483 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma1}>>
    %487 = tt.splat %483 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %488 = arith.addi %484, %10 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %489 = arith.addi %485, %11 : tensor<64xi32, #blocked3>
    %490 = arith.addi %486, %12 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma1}>>
    %491 = arith.addi %487, %8 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %492 = tt.expand_dims %488 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>> -> tensor<1x64xi32, #blocked2>
    %493 = arith.muli %492, %cst_3 : tensor<1x64xi32, #blocked2>
    %494 = tt.addptr %53, %493 : tensor<1x64x!tt.ptr<f16>, #blocked2>, tensor<1x64xi32, #blocked2>
    %495 = tt.broadcast %494 : tensor<1x64x!tt.ptr<f16>, #blocked2> -> tensor<128x64x!tt.ptr<f16>, #blocked2>
    %496 = tt.addptr %495, %56 : tensor<128x64x!tt.ptr<f16>, #blocked2>, tensor<128x64xi32, #blocked2>
    %497 = ttg.memdesc_index %79[%386] : !ttg.memdesc<2x128x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared1, #smem, mutable>
    ttg.barrier local
    %498 = ttg.async_copy_global_to_local %496, %497 mask %402 {contiguity = 8 : i32} : tensor<128x64x!tt.ptr<f16>, #blocked2> -> <128x64xf16, #shared1, #smem, mutable>
    %499 = ttg.async_commit_group tokens %498
    %500 = tt.addptr %58, %489 : tensor<64x!tt.ptr<f32>, #blocked3>, tensor<64xi32, #blocked3>
    %501 = ttg.async_copy_global_to_local %500, %199 mask %406 : tensor<64x!tt.ptr<f32>, #blocked3> -> <64xf32, #shared2, #smem, mutable>
    %502 = ttg.async_commit_group tokens %501
    %503 = tt.expand_dims %491 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xi32, #blocked>
    %504 = arith.muli %503, %cst_1 : tensor<64x1xi32, #blocked>
    %505 = tt.addptr %63, %504 : tensor<64x1x!tt.ptr<f16>, #blocked>, tensor<64x1xi32, #blocked>
    %506 = tt.broadcast %505 : tensor<64x1x!tt.ptr<f16>, #blocked> -> tensor<64x128x!tt.ptr<f16>, #blocked>
    %507 = tt.addptr %506, %33 : tensor<64x128x!tt.ptr<f16>, #blocked>, tensor<64x128xi32, #blocked>
    %508 = ttg.memdesc_index %81[%386] : !ttg.memdesc<2x64x128xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x128xf16, #shared, #smem, mutable>
    %509 = ttg.async_copy_global_to_local %507, %508 mask %415 {contiguity = 8 : i32} : tensor<64x128x!tt.ptr<f16>, #blocked> -> <64x128xf16, #shared, #smem, mutable>
    %510 = ttg.async_commit_group tokens %509
    %511 = tt.addptr %65, %489 : tensor<64x!tt.ptr<f32>, #blocked3>, tensor<64xi32, #blocked3>
    %512 = ttg.async_copy_global_to_local %511, %211 mask %406 : tensor<64x!tt.ptr<f32>, #blocked3> -> <64xf32, #shared2, #smem, mutable>
    %513 = ttg.async_commit_group tokens %512
    %514 = arith.addi %214, %c256_i32 : i32
    cf.br ^bb1(%514, %383, %371, %386, %248, %245, %394, %404, %408, %417, %420, %428, %437, %440, %448, %451, %459, %468, %471, %479, %482, %490, %499, %502, %510, %513 : i32, tensor<64x128xf32, #mma>, tensor<64x128xf32, #mma>, i32, i32, i32, tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma1}>>, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.async.token, tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma1}>>, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.async.token, tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma1}>>, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.async.token, tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma1}>>, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.async.token)
  ^bb3:  // pred: ^bb1
    %515:2 = ttng.warp_group_dot_wait %216, %215 {pendings = 0 : i32, warpGroupLocal} : tensor<64x128xf32, #mma>, tensor<64x128xf32, #mma>
    %516 = ttg.async_wait {num = 0 : i32}
    ttg.barrier local
    ttg.local_dealloc %82 : !ttg.memdesc<1x64xf32, #shared2, #smem, mutable>
    ttg.local_dealloc %81 : !ttg.memdesc<2x64x128xf16, #shared, #smem, mutable>
    ttg.local_dealloc %80 : !ttg.memdesc<1x64xf32, #shared2, #smem, mutable>
    ttg.local_dealloc %79 : !ttg.memdesc<2x128x64xf16, #shared1, #smem, mutable>
    ttg.local_dealloc %78 : !ttg.memdesc<1x64xf32, #shared2, #smem, mutable>
    ttg.local_dealloc %77 : !ttg.memdesc<2x64x128xf16, #shared, #smem, mutable>
    ttg.local_dealloc %76 : !ttg.memdesc<1x64xf32, #shared2, #smem, mutable>
    ttg.local_dealloc %75 : !ttg.memdesc<2x128x64xf16, #shared1, #smem, mutable>
    ttg.local_dealloc %74 : !ttg.memdesc<1x64xf32, #shared2, #smem, mutable>
    ttg.local_dealloc %73 : !ttg.memdesc<2x64x128xf16, #shared, #smem, mutable>
    ttg.local_dealloc %72 : !ttg.memdesc<1x64xf32, #shared2, #smem, mutable>
    ttg.local_dealloc %71 : !ttg.memdesc<2x128x64xf16, #shared1, #smem, mutable>
    ttg.local_dealloc %70 : !ttg.memdesc<1x64xf32, #shared2, #smem, mutable>
    ttg.local_dealloc %69 : !ttg.memdesc<2x64x128xf16, #shared, #smem, mutable>
    ttg.local_dealloc %68 : !ttg.memdesc<1x64xf32, #shared2, #smem, mutable>
    ttg.local_dealloc %67 : !ttg.memdesc<2x128x64xf16, #shared1, #smem, mutable>
    cf.br ^bb4(%51, %515#1, %515#0 : i32, tensor<64x128xf32, #mma>, tensor<64x128xf32, #mma>)
  ^bb4(%517: i32, %518: tensor<64x128xf32, #mma>, %519: tensor<64x128xf32, #mma>):  // 2 preds: ^bb3, ^bb5
    %520 = arith.cmpi slt, %517, %arg10 : i32
    cf.cond_br %520, ^bb5, ^bb6
  ^bb5:  // pred: ^bb4
    %521 = tt.splat %517 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %522 = tt.splat %517 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma1}>>
    %523 = tt.splat %517 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %524 = arith.addi %521, %10 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %525 = arith.addi %522, %12 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma1}>>
    %526 = arith.addi %523, %8 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %527 = tt.expand_dims %524 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>> -> tensor<1x64xi32, #blocked2>
    %528 = tt.expand_dims %525 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma1}>> -> tensor<1x64xi32, #mma1>
    %529 = arith.muli %527, %cst_3 : tensor<1x64xi32, #blocked2>
    %530 = tt.addptr %53, %529 : tensor<1x64x!tt.ptr<f16>, #blocked2>, tensor<1x64xi32, #blocked2>
    %531 = tt.broadcast %530 : tensor<1x64x!tt.ptr<f16>, #blocked2> -> tensor<128x64x!tt.ptr<f16>, #blocked2>
    %532 = tt.addptr %531, %56 : tensor<128x64x!tt.ptr<f16>, #blocked2>, tensor<128x64xi32, #blocked2>
    %533 = tt.load %532 : tensor<128x64x!tt.ptr<f16>, #blocked2>
    %534 = ttg.local_alloc %533 {allocation.offset = 0 : i32} : (tensor<128x64xf16, #blocked2>) -> !ttg.memdesc<128x64xf16, #shared1, #smem>
    %535 = ttg.memdesc_trans %534 {order = array<i32: 1, 0>} : !ttg.memdesc<128x64xf16, #shared1, #smem> -> !ttg.memdesc<64x128xf16, #shared, #smem>
    %536 = tt.addptr %59, %525 : tensor<64x!tt.ptr<f32>, #ttg.slice<{dim = 0, parent = #mma1}>>, tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma1}>>
    %537 = tt.load %536 : tensor<64x!tt.ptr<f32>, #ttg.slice<{dim = 0, parent = #mma1}>>
    ttng.fence_async_shared {bCluster = false}
    ttg.barrier local
    %538 = ttng.warp_group_dot %37, %534, %cst_0 {inputPrecision = 0 : i32, isAsync = true} : !ttg.memdesc<64x128xf16, #shared, #smem> * !ttg.memdesc<128x64xf16, #shared1, #smem> -> tensor<64x64xf32, #mma1>
    %539:3 = ttng.warp_group_dot_wait %538, %37, %534 {pendings = 0 : i32} : tensor<64x64xf32, #mma1>, !ttg.memdesc<64x128xf16, #shared, #smem>, !ttg.memdesc<128x64xf16, #shared1, #smem>
    %540 = arith.mulf %539#0, %60 : tensor<64x64xf32, #mma1>
    %541 = tt.expand_dims %537 {axis = 0 : i32} : tensor<64xf32, #ttg.slice<{dim = 0, parent = #mma1}>> -> tensor<1x64xf32, #mma1>
    %542 = tt.broadcast %541 : tensor<1x64xf32, #mma1> -> tensor<64x64xf32, #mma1>
    %543 = arith.subf %540, %542 : tensor<64x64xf32, #mma1>
    %544 = math.exp2 %543 : tensor<64x64xf32, #mma1>
    %545 = tt.broadcast %528 : tensor<1x64xi32, #mma1> -> tensor<64x64xi32, #mma1>
    %546 = arith.cmpi sge, %545, %61 : tensor<64x64xi32, #mma1>
    %547 = arith.select %546, %544, %cst_0 : tensor<64x64xi1, #mma1>, tensor<64x64xf32, #mma1>
    %548 = tt.expand_dims %526 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xi32, #blocked>
    %549 = arith.muli %548, %cst_1 : tensor<64x1xi32, #blocked>
    %550 = tt.addptr %63, %549 : tensor<64x1x!tt.ptr<f16>, #blocked>, tensor<64x1xi32, #blocked>
    %551 = tt.broadcast %550 : tensor<64x1x!tt.ptr<f16>, #blocked> -> tensor<64x128x!tt.ptr<f16>, #blocked>
    %552 = tt.addptr %551, %33 : tensor<64x128x!tt.ptr<f16>, #blocked>, tensor<64x128xi32, #blocked>
    %553 = tt.load %552 : tensor<64x128x!tt.ptr<f16>, #blocked>
    %554 = ttg.local_alloc %553 {allocation.offset = 16384 : i32} : (tensor<64x128xf16, #blocked>) -> !ttg.memdesc<64x128xf16, #shared, #smem>
    %555 = ttg.memdesc_trans %554 {order = array<i32: 1, 0>} : !ttg.memdesc<64x128xf16, #shared, #smem> -> !ttg.memdesc<128x64xf16, #shared1, #smem>
    %556 = arith.truncf %547 : tensor<64x64xf32, #mma1> to tensor<64x64xf16, #mma1>
    %557 = ttg.convert_layout %556 : tensor<64x64xf16, #mma1> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
    ttng.fence_async_shared {bCluster = false}
    ttg.barrier local
    %558 = ttng.warp_group_dot %557, %554, %519 {inputPrecision = 0 : i32, isAsync = true} : tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>> * !ttg.memdesc<64x128xf16, #shared, #smem> -> tensor<64x128xf32, #mma>
    %559:2 = ttng.warp_group_dot_wait %558, %554 {pendings = 0 : i32} : tensor<64x128xf32, #mma>, !ttg.memdesc<64x128xf16, #shared, #smem>
    %560 = tt.addptr %66, %525 : tensor<64x!tt.ptr<f32>, #ttg.slice<{dim = 0, parent = #mma1}>>, tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma1}>>
    %561 = tt.load %560 : tensor<64x!tt.ptr<f32>, #ttg.slice<{dim = 0, parent = #mma1}>>
    ttng.fence_async_shared {bCluster = false}
    %562 = ttng.warp_group_dot %44, %555, %cst_0 {inputPrecision = 0 : i32, isAsync = true} : !ttg.memdesc<64x128xf16, #shared, #smem> * !ttg.memdesc<128x64xf16, #shared1, #smem> -> tensor<64x64xf32, #mma1>
    %563:3 = ttng.warp_group_dot_wait %562, %44, %555 {pendings = 0 : i32} : tensor<64x64xf32, #mma1>, !ttg.memdesc<64x128xf16, #shared, #smem>, !ttg.memdesc<128x64xf16, #shared1, #smem>
    %564 = tt.expand_dims %561 {axis = 0 : i32} : tensor<64xf32, #ttg.slice<{dim = 0, parent = #mma1}>> -> tensor<1x64xf32, #mma1>
    %565 = tt.broadcast %564 : tensor<1x64xf32, #mma1> -> tensor<64x64xf32, #mma1>
    %566 = arith.subf %563#0, %565 : tensor<64x64xf32, #mma1>
    %567 = arith.mulf %547, %566 : tensor<64x64xf32, #mma1>
    %568 = arith.truncf %567 : tensor<64x64xf32, #mma1> to tensor<64x64xf16, #mma1>
    %569 = ttg.convert_layout %568 : tensor<64x64xf16, #mma1> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
    ttng.fence_async_shared {bCluster = false}
    %570 = ttng.warp_group_dot %569, %535, %518 {inputPrecision = 0 : i32, isAsync = true} : tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>> * !ttg.memdesc<64x128xf16, #shared, #smem> -> tensor<64x128xf32, #mma>
    %571:2 = ttng.warp_group_dot_wait %570, %535 {pendings = 0 : i32} : tensor<64x128xf32, #mma>, !ttg.memdesc<64x128xf16, #shared, #smem>
    %572 = arith.addi %517, %c64_i32 : i32
    cf.br ^bb4(%572, %571#0, %559#0 : i32, tensor<64x128xf32, #mma>, tensor<64x128xf32, #mma>)
  ^bb6:  // pred: ^bb4
    %573 = tt.addptr %arg6, %4 : !tt.ptr<f16>, i64
    %574 = tt.splat %573 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked>
    %575 = tt.addptr %574, %24 : tensor<64x1x!tt.ptr<f16>, #blocked>, tensor<64x1xi32, #blocked>
    %576 = tt.broadcast %575 : tensor<64x1x!tt.ptr<f16>, #blocked> -> tensor<64x128x!tt.ptr<f16>, #blocked>
    %577 = tt.addptr %576, %33 : tensor<64x128x!tt.ptr<f16>, #blocked>, tensor<64x128xi32, #blocked>
    %578 = arith.truncf %519 : tensor<64x128xf32, #mma> to tensor<64x128xf16, #mma>
    %579 = ttg.convert_layout %578 {allocation.offset = 0 : i32, allocation.size = 16384 : i32} : tensor<64x128xf16, #mma> -> tensor<64x128xf16, #blocked>
    tt.store %577, %579 : tensor<64x128x!tt.ptr<f16>, #blocked>
    %580 = tt.addptr %arg5, %4 : !tt.ptr<f16>, i64
    %581 = tt.splat %580 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked>
    %582 = tt.addptr %581, %24 : tensor<64x1x!tt.ptr<f16>, #blocked>, tensor<64x1xi32, #blocked>
    %583 = tt.broadcast %582 : tensor<64x1x!tt.ptr<f16>, #blocked> -> tensor<64x128x!tt.ptr<f16>, #blocked>
    %584 = tt.addptr %583, %33 : tensor<64x128x!tt.ptr<f16>, #blocked>, tensor<64x128xi32, #blocked>
    %585 = tt.splat %arg9 : f32 -> tensor<64x128xf32, #mma>
    %586 = arith.mulf %518, %585 : tensor<64x128xf32, #mma>
    %587 = arith.truncf %586 : tensor<64x128xf32, #mma> to tensor<64x128xf16, #mma>
    ttg.barrier local
    %588 = ttg.convert_layout %587 {allocation.offset = 0 : i32, allocation.size = 16384 : i32} : tensor<64x128xf16, #mma> -> tensor<64x128xf16, #blocked>
    tt.store %584, %588 : tensor<64x128x!tt.ptr<f16>, #blocked>
    %589 = tt.splat %52 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked>
    %590 = tt.addptr %589, %24 : tensor<64x1x!tt.ptr<f16>, #blocked>, tensor<64x1xi32, #blocked>
    %591 = tt.broadcast %590 : tensor<64x1x!tt.ptr<f16>, #blocked> -> tensor<64x128x!tt.ptr<f16>, #blocked>
    %592 = tt.addptr %591, %33 : tensor<64x128x!tt.ptr<f16>, #blocked>, tensor<64x128xi32, #blocked>
    %593 = tt.load %592 : tensor<64x128x!tt.ptr<f16>, #blocked>
    %594 = ttg.local_alloc %593 {allocation.offset = 262144 : i32} : (tensor<64x128xf16, #blocked>) -> !ttg.memdesc<64x128xf16, #shared, #smem>
    %595 = tt.load %106 : tensor<64x128x!tt.ptr<f16>, #blocked>
    %596 = ttg.local_alloc %595 {allocation.offset = 278528 : i32} : (tensor<64x128xf16, #blocked>) -> !ttg.memdesc<64x128xf16, #shared, #smem>
    %597 = tt.splat %57 : !tt.ptr<f32> -> tensor<64x!tt.ptr<f32>, #ttg.slice<{dim = 1, parent = #mma1}>>
    %598 = tt.addptr %597, %19 : tensor<64x!tt.ptr<f32>, #ttg.slice<{dim = 1, parent = #mma1}>>, tensor<64xi32, #ttg.slice<{dim = 1, parent = #mma1}>>
    %599 = tt.load %598 : tensor<64x!tt.ptr<f32>, #ttg.slice<{dim = 1, parent = #mma1}>>
    %600 = tt.splat %64 : !tt.ptr<f32> -> tensor<64x!tt.ptr<f32>, #ttg.slice<{dim = 1, parent = #mma1}>>
    %601 = tt.addptr %600, %19 : tensor<64x!tt.ptr<f32>, #ttg.slice<{dim = 1, parent = #mma1}>>, tensor<64xi32, #ttg.slice<{dim = 1, parent = #mma1}>>
    %602 = tt.load %601 : tensor<64x!tt.ptr<f32>, #ttg.slice<{dim = 1, parent = #mma1}>>
    %603 = arith.addi %6, %c1_i32 : i32
    %604 = arith.muli %603, %c64_i32 : i32
    %605 = arith.addi %604, %c63_i32 : i32
    %606 = arith.divui %605, %c64_i32 : i32
    %607 = arith.remsi %606, %c4_i32 : i32
    %608 = arith.subi %606, %607 : i32
    %609 = arith.muli %608, %c64_i32 : i32
    %610 = tt.splat %20 : !tt.ptr<f16> -> tensor<1x64x!tt.ptr<f16>, #blocked2>
    %611 = tt.splat %38 : !tt.ptr<f16> -> tensor<1x64x!tt.ptr<f16>, #blocked2>
    %612 = tt.expand_dims %599 {axis = 1 : i32} : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma1}>> -> tensor<64x1xf32, #mma1>
    %613 = tt.broadcast %612 : tensor<64x1xf32, #mma1> -> tensor<64x64xf32, #mma1>
    %614 = tt.expand_dims %602 {axis = 1 : i32} : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma1}>> -> tensor<64x1xf32, #mma1>
    %615 = tt.broadcast %614 : tensor<64x1xf32, #mma1> -> tensor<64x64xf32, #mma1>
    %616 = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<2x128x64xf16, #shared1, #smem, mutable>
    %617 = ttg.local_alloc {allocation.offset = 32768 : i32} : () -> !ttg.memdesc<2x128x64xf16, #shared1, #smem, mutable>
    %618 = ttg.local_alloc {allocation.offset = 65536 : i32} : () -> !ttg.memdesc<2x128x64xf16, #shared1, #smem, mutable>
    %619 = ttg.local_alloc {allocation.offset = 98304 : i32} : () -> !ttg.memdesc<2x128x64xf16, #shared1, #smem, mutable>
    %620 = ttg.local_alloc {allocation.offset = 131072 : i32} : () -> !ttg.memdesc<2x128x64xf16, #shared1, #smem, mutable>
    %621 = ttg.local_alloc {allocation.offset = 163840 : i32} : () -> !ttg.memdesc<2x128x64xf16, #shared1, #smem, mutable>
    %622 = ttg.local_alloc {allocation.offset = 196608 : i32} : () -> !ttg.memdesc<2x128x64xf16, #shared1, #smem, mutable>
    %623 = ttg.local_alloc {allocation.offset = 229376 : i32} : () -> !ttg.memdesc<2x128x64xf16, #shared1, #smem, mutable>
    %624 = arith.cmpi sgt, %609, %c0_i32 : i32
    %625 = tt.expand_dims %10 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>> -> tensor<1x64xi32, #blocked2>
    %626 = arith.muli %625, %cst_3 : tensor<1x64xi32, #blocked2>
    %627 = tt.addptr %610, %626 : tensor<1x64x!tt.ptr<f16>, #blocked2>, tensor<1x64xi32, #blocked2>
    %628 = tt.broadcast %627 : tensor<1x64x!tt.ptr<f16>, #blocked2> -> tensor<128x64x!tt.ptr<f16>, #blocked2>
    %629 = tt.addptr %628, %56 : tensor<128x64x!tt.ptr<f16>, #blocked2>, tensor<128x64xi32, #blocked2>
    %630 = ttg.memdesc_index %616[%c0_i32] : !ttg.memdesc<2x128x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared1, #smem, mutable>
    %631 = tt.splat %624 : i1 -> tensor<128x64xi1, #blocked2>
    ttg.barrier local
    %632 = ttg.async_copy_global_to_local %629, %630 mask %631 {contiguity = 8 : i32} : tensor<128x64x!tt.ptr<f16>, #blocked2> -> <128x64xf16, #shared1, #smem, mutable>
    %633 = ttg.async_commit_group tokens %632
    %634 = tt.addptr %611, %626 : tensor<1x64x!tt.ptr<f16>, #blocked2>, tensor<1x64xi32, #blocked2>
    %635 = tt.broadcast %634 : tensor<1x64x!tt.ptr<f16>, #blocked2> -> tensor<128x64x!tt.ptr<f16>, #blocked2>
    %636 = tt.addptr %635, %56 : tensor<128x64x!tt.ptr<f16>, #blocked2>, tensor<128x64xi32, #blocked2>
    %637 = ttg.memdesc_index %617[%c0_i32] : !ttg.memdesc<2x128x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared1, #smem, mutable>
    %638 = ttg.async_copy_global_to_local %636, %637 mask %631 {contiguity = 8 : i32} : tensor<128x64x!tt.ptr<f16>, #blocked2> -> <128x64xf16, #shared1, #smem, mutable>
    %639 = ttg.async_commit_group tokens %638
    %640 = arith.addi %10, %cst_4 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %641 = tt.expand_dims %640 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>> -> tensor<1x64xi32, #blocked2>
    %642 = arith.muli %641, %cst_3 : tensor<1x64xi32, #blocked2>
    %643 = tt.addptr %610, %642 : tensor<1x64x!tt.ptr<f16>, #blocked2>, tensor<1x64xi32, #blocked2>
    %644 = tt.broadcast %643 : tensor<1x64x!tt.ptr<f16>, #blocked2> -> tensor<128x64x!tt.ptr<f16>, #blocked2>
    %645 = tt.addptr %644, %56 : tensor<128x64x!tt.ptr<f16>, #blocked2>, tensor<128x64xi32, #blocked2>
    %646 = ttg.memdesc_index %618[%c0_i32] : !ttg.memdesc<2x128x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared1, #smem, mutable>
    %647 = ttg.async_copy_global_to_local %645, %646 mask %631 {contiguity = 8 : i32} : tensor<128x64x!tt.ptr<f16>, #blocked2> -> <128x64xf16, #shared1, #smem, mutable>
    %648 = ttg.async_commit_group tokens %647
    %649 = tt.addptr %611, %642 : tensor<1x64x!tt.ptr<f16>, #blocked2>, tensor<1x64xi32, #blocked2>
    %650 = tt.broadcast %649 : tensor<1x64x!tt.ptr<f16>, #blocked2> -> tensor<128x64x!tt.ptr<f16>, #blocked2>
    %651 = tt.addptr %650, %56 : tensor<128x64x!tt.ptr<f16>, #blocked2>, tensor<128x64xi32, #blocked2>
    %652 = ttg.memdesc_index %619[%c0_i32] : !ttg.memdesc<2x128x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared1, #smem, mutable>
    %653 = ttg.async_copy_global_to_local %651, %652 mask %631 {contiguity = 8 : i32} : tensor<128x64x!tt.ptr<f16>, #blocked2> -> <128x64xf16, #shared1, #smem, mutable>
    %654 = ttg.async_commit_group tokens %653
    %655 = arith.addi %10, %cst_5 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %656 = tt.expand_dims %655 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>> -> tensor<1x64xi32, #blocked2>
    %657 = arith.muli %656, %cst_3 : tensor<1x64xi32, #blocked2>
    %658 = tt.addptr %610, %657 : tensor<1x64x!tt.ptr<f16>, #blocked2>, tensor<1x64xi32, #blocked2>
    %659 = tt.broadcast %658 : tensor<1x64x!tt.ptr<f16>, #blocked2> -> tensor<128x64x!tt.ptr<f16>, #blocked2>
    %660 = tt.addptr %659, %56 : tensor<128x64x!tt.ptr<f16>, #blocked2>, tensor<128x64xi32, #blocked2>
    %661 = ttg.memdesc_index %620[%c0_i32] : !ttg.memdesc<2x128x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared1, #smem, mutable>
    %662 = ttg.async_copy_global_to_local %660, %661 mask %631 {contiguity = 8 : i32} : tensor<128x64x!tt.ptr<f16>, #blocked2> -> <128x64xf16, #shared1, #smem, mutable>
    %663 = ttg.async_commit_group tokens %662
    %664 = tt.addptr %611, %657 : tensor<1x64x!tt.ptr<f16>, #blocked2>, tensor<1x64xi32, #blocked2>
    %665 = tt.broadcast %664 : tensor<1x64x!tt.ptr<f16>, #blocked2> -> tensor<128x64x!tt.ptr<f16>, #blocked2>
    %666 = tt.addptr %665, %56 : tensor<128x64x!tt.ptr<f16>, #blocked2>, tensor<128x64xi32, #blocked2>
    %667 = ttg.memdesc_index %621[%c0_i32] : !ttg.memdesc<2x128x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared1, #smem, mutable>
    %668 = ttg.async_copy_global_to_local %666, %667 mask %631 {contiguity = 8 : i32} : tensor<128x64x!tt.ptr<f16>, #blocked2> -> <128x64xf16, #shared1, #smem, mutable>
    %669 = ttg.async_commit_group tokens %668
    %670 = arith.addi %10, %cst_6 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %671 = tt.expand_dims %670 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>> -> tensor<1x64xi32, #blocked2>
    %672 = arith.muli %671, %cst_3 : tensor<1x64xi32, #blocked2>
    %673 = tt.addptr %610, %672 : tensor<1x64x!tt.ptr<f16>, #blocked2>, tensor<1x64xi32, #blocked2>
    %674 = tt.broadcast %673 : tensor<1x64x!tt.ptr<f16>, #blocked2> -> tensor<128x64x!tt.ptr<f16>, #blocked2>
    %675 = tt.addptr %674, %56 : tensor<128x64x!tt.ptr<f16>, #blocked2>, tensor<128x64xi32, #blocked2>
    %676 = ttg.memdesc_index %622[%c0_i32] : !ttg.memdesc<2x128x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared1, #smem, mutable>
    %677 = ttg.async_copy_global_to_local %675, %676 mask %631 {contiguity = 8 : i32} : tensor<128x64x!tt.ptr<f16>, #blocked2> -> <128x64xf16, #shared1, #smem, mutable>
    %678 = ttg.async_commit_group tokens %677
    %679 = tt.addptr %611, %672 : tensor<1x64x!tt.ptr<f16>, #blocked2>, tensor<1x64xi32, #blocked2>
    %680 = tt.broadcast %679 : tensor<1x64x!tt.ptr<f16>, #blocked2> -> tensor<128x64x!tt.ptr<f16>, #blocked2>
    %681 = tt.addptr %680, %56 : tensor<128x64x!tt.ptr<f16>, #blocked2>, tensor<128x64xi32, #blocked2>
    %682 = ttg.memdesc_index %623[%c0_i32] : !ttg.memdesc<2x128x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared1, #smem, mutable>
    %683 = ttg.async_copy_global_to_local %681, %682 mask %631 {contiguity = 8 : i32} : tensor<128x64x!tt.ptr<f16>, #blocked2> -> <128x64xf16, #shared1, #smem, mutable>
    %684 = ttg.async_commit_group tokens %683
    cf.br ^bb7(%c0_i32, %cst, %c0_i32, %c-1_i32, %633, %639, %c64_i32, %648, %654, %c128_i32, %663, %669, %c192_i32, %678, %684 : i32, tensor<64x128xf32, #mma>, i32, i32, !ttg.async.token, !ttg.async.token, i32, !ttg.async.token, !ttg.async.token, i32, !ttg.async.token, !ttg.async.token, i32, !ttg.async.token, !ttg.async.token)
  ^bb7(%685: i32, %686: tensor<64x128xf32, #mma>, %687: i32, %688: i32, %689: !ttg.async.token, %690: !ttg.async.token, %691: i32, %692: !ttg.async.token, %693: !ttg.async.token, %694: i32, %695: !ttg.async.token, %696: !ttg.async.token, %697: i32, %698: !ttg.async.token, %699: !ttg.async.token):  // 2 preds: ^bb6, ^bb8
    %700 = arith.cmpi slt, %685, %609 : i32
    cf.cond_br %700, ^bb8, ^bb9
  ^bb8:  // pred: ^bb7
    %701 = arith.subi %609, %c256_i32 : i32
    %702 = arith.cmpi slt, %685, %701 : i32
    %703 = arith.addi %688, %c1_i32 : i32
    %704 = arith.cmpi sge, %703, %c2_i32 : i32
    %705 = arith.select %704, %c0_i32, %703 : i32
    %706 = tt.splat %685 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma1}>>
    %707 = arith.addi %706, %12 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma1}>>
    %708 = tt.expand_dims %707 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma1}>> -> tensor<1x64xi32, #mma1>
    %709 = ttg.async_wait %689, %690, %692, %693, %695, %696, %698, %699 {num = 0 : i32}
    ttg.barrier local
    %710 = ttg.memdesc_index %616[%705] : !ttg.memdesc<2x128x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared1, #smem, mutable>
    %711 = ttg.memdesc_trans %710 {order = array<i32: 1, 0>} : !ttg.memdesc<128x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<64x128xf16, #shared, #smem, mutable>
    %712 = ttg.memdesc_index %617[%705] : !ttg.memdesc<2x128x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared1, #smem, mutable>
    ttng.fence_async_shared {bCluster = false}
    %713 = ttng.warp_group_dot %594, %710, %cst_0 {inputPrecision = 0 : i32, isAsync = true} : !ttg.memdesc<64x128xf16, #shared, #smem> * !ttg.memdesc<128x64xf16, #shared1, #smem, mutable> -> tensor<64x64xf32, #mma1>
    %714:4 = ttng.warp_group_dot_wait %713, %594, %710, %686 {pendings = 0 : i32} : tensor<64x64xf32, #mma1>, !ttg.memdesc<64x128xf16, #shared, #smem>, !ttg.memdesc<128x64xf16, #shared1, #smem, mutable>, tensor<64x128xf32, #mma>
    %715 = arith.mulf %714#0, %60 : tensor<64x64xf32, #mma1>
    %716 = arith.subf %715, %613 : tensor<64x64xf32, #mma1>
    %717 = math.exp2 %716 : tensor<64x64xf32, #mma1>
    %718 = tt.broadcast %708 : tensor<1x64xi32, #mma1> -> tensor<64x64xi32, #mma1>
    %719 = arith.cmpi sge, %61, %718 : tensor<64x64xi32, #mma1>
    %720 = arith.select %719, %717, %cst_0 : tensor<64x64xi1, #mma1>, tensor<64x64xf32, #mma1>
    ttng.fence_async_shared {bCluster = false}
    %721 = ttng.warp_group_dot %596, %712, %cst_0 {inputPrecision = 0 : i32, isAsync = true} : !ttg.memdesc<64x128xf16, #shared, #smem> * !ttg.memdesc<128x64xf16, #shared1, #smem, mutable> -> tensor<64x64xf32, #mma1>
    %722:3 = ttng.warp_group_dot_wait %721, %596, %712 {pendings = 0 : i32} : tensor<64x64xf32, #mma1>, !ttg.memdesc<64x128xf16, #shared, #smem>, !ttg.memdesc<128x64xf16, #shared1, #smem, mutable>
    %723 = arith.subf %722#0, %615 : tensor<64x64xf32, #mma1>
    %724 = arith.mulf %720, %723 : tensor<64x64xf32, #mma1>
    %725 = arith.truncf %724 : tensor<64x64xf32, #mma1> to tensor<64x64xf16, #mma1>
    %726 = ttg.convert_layout %714#3 {allocation.offset = 294912 : i32, allocation.size = 4096 : i32} : tensor<64x128xf32, #mma> -> tensor<64x128xf32, #mma2>
    %727 = ttg.convert_layout %725 : tensor<64x64xf16, #mma1> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma2, kWidth = 2}>>
    ttng.fence_async_shared {bCluster = false}
    %728 = ttng.warp_group_dot %727, %711, %726 {inputPrecision = 0 : i32, isAsync = true} : tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma2, kWidth = 2}>> * !ttg.memdesc<64x128xf16, #shared, #smem, mutable> -> tensor<64x128xf32, #mma2>
    %729:2 = ttng.warp_group_dot_wait %728, %711 {pendings = 0 : i32} : tensor<64x128xf32, #mma2>, !ttg.memdesc<64x128xf16, #shared, #smem, mutable>
    %730 = tt.splat %691 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma1}>>
    %731 = arith.addi %730, %12 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma1}>>
    %732 = tt.expand_dims %731 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma1}>> -> tensor<1x64xi32, #mma1>
    %733 = ttg.memdesc_index %618[%705] : !ttg.memdesc<2x128x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared1, #smem, mutable>
    %734 = ttg.memdesc_trans %733 {order = array<i32: 1, 0>} : !ttg.memdesc<128x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<64x128xf16, #shared, #smem, mutable>
    %735 = ttg.memdesc_index %619[%705] : !ttg.memdesc<2x128x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared1, #smem, mutable>
    ttng.fence_async_shared {bCluster = false}
    %736 = ttng.warp_group_dot %594, %733, %cst_0 {inputPrecision = 0 : i32, isAsync = true} : !ttg.memdesc<64x128xf16, #shared, #smem> * !ttg.memdesc<128x64xf16, #shared1, #smem, mutable> -> tensor<64x64xf32, #mma1>
    %737:3 = ttng.warp_group_dot_wait %736, %594, %733 {pendings = 0 : i32} : tensor<64x64xf32, #mma1>, !ttg.memdesc<64x128xf16, #shared, #smem>, !ttg.memdesc<128x64xf16, #shared1, #smem, mutable>
    %738 = arith.mulf %737#0, %60 : tensor<64x64xf32, #mma1>
    %739 = arith.subf %738, %613 : tensor<64x64xf32, #mma1>
    %740 = math.exp2 %739 : tensor<64x64xf32, #mma1>
    %741 = tt.broadcast %732 : tensor<1x64xi32, #mma1> -> tensor<64x64xi32, #mma1>
    %742 = arith.cmpi sge, %61, %741 : tensor<64x64xi32, #mma1>
    %743 = arith.select %742, %740, %cst_0 : tensor<64x64xi1, #mma1>, tensor<64x64xf32, #mma1>
    ttng.fence_async_shared {bCluster = false}
    %744 = ttng.warp_group_dot %596, %735, %cst_0 {inputPrecision = 0 : i32, isAsync = true} : !ttg.memdesc<64x128xf16, #shared, #smem> * !ttg.memdesc<128x64xf16, #shared1, #smem, mutable> -> tensor<64x64xf32, #mma1>
    %745:3 = ttng.warp_group_dot_wait %744, %596, %735 {pendings = 0 : i32} : tensor<64x64xf32, #mma1>, !ttg.memdesc<64x128xf16, #shared, #smem>, !ttg.memdesc<128x64xf16, #shared1, #smem, mutable>
    %746 = arith.subf %745#0, %615 : tensor<64x64xf32, #mma1>
    %747 = arith.mulf %743, %746 : tensor<64x64xf32, #mma1>
    %748 = arith.truncf %747 : tensor<64x64xf32, #mma1> to tensor<64x64xf16, #mma1>
    %749 = ttg.convert_layout %748 : tensor<64x64xf16, #mma1> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma2, kWidth = 2}>>
    ttng.fence_async_shared {bCluster = false}
    %750 = ttng.warp_group_dot %749, %734, %729#0 {inputPrecision = 0 : i32, isAsync = true} : tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma2, kWidth = 2}>> * !ttg.memdesc<64x128xf16, #shared, #smem, mutable> -> tensor<64x128xf32, #mma2>
    %751:2 = ttng.warp_group_dot_wait %750, %734 {pendings = 0 : i32} : tensor<64x128xf32, #mma2>, !ttg.memdesc<64x128xf16, #shared, #smem, mutable>
    %752 = tt.splat %694 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma1}>>
    %753 = arith.addi %752, %12 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma1}>>
    %754 = tt.expand_dims %753 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma1}>> -> tensor<1x64xi32, #mma1>
    %755 = ttg.memdesc_index %620[%705] : !ttg.memdesc<2x128x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared1, #smem, mutable>
    %756 = ttg.memdesc_trans %755 {order = array<i32: 1, 0>} : !ttg.memdesc<128x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<64x128xf16, #shared, #smem, mutable>
    %757 = ttg.memdesc_index %621[%705] : !ttg.memdesc<2x128x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared1, #smem, mutable>
    ttng.fence_async_shared {bCluster = false}
    %758 = ttng.warp_group_dot %594, %755, %cst_0 {inputPrecision = 0 : i32, isAsync = true} : !ttg.memdesc<64x128xf16, #shared, #smem> * !ttg.memdesc<128x64xf16, #shared1, #smem, mutable> -> tensor<64x64xf32, #mma1>
    %759:3 = ttng.warp_group_dot_wait %758, %594, %755 {pendings = 0 : i32} : tensor<64x64xf32, #mma1>, !ttg.memdesc<64x128xf16, #shared, #smem>, !ttg.memdesc<128x64xf16, #shared1, #smem, mutable>
    %760 = arith.mulf %759#0, %60 : tensor<64x64xf32, #mma1>
    %761 = arith.subf %760, %613 : tensor<64x64xf32, #mma1>
    %762 = math.exp2 %761 : tensor<64x64xf32, #mma1>
    %763 = tt.broadcast %754 : tensor<1x64xi32, #mma1> -> tensor<64x64xi32, #mma1>
    %764 = arith.cmpi sge, %61, %763 : tensor<64x64xi32, #mma1>
    %765 = arith.select %764, %762, %cst_0 : tensor<64x64xi1, #mma1>, tensor<64x64xf32, #mma1>
    ttng.fence_async_shared {bCluster = false}
    %766 = ttng.warp_group_dot %596, %757, %cst_0 {inputPrecision = 0 : i32, isAsync = true} : !ttg.memdesc<64x128xf16, #shared, #smem> * !ttg.memdesc<128x64xf16, #shared1, #smem, mutable> -> tensor<64x64xf32, #mma1>
    %767:3 = ttng.warp_group_dot_wait %766, %596, %757 {pendings = 0 : i32} : tensor<64x64xf32, #mma1>, !ttg.memdesc<64x128xf16, #shared, #smem>, !ttg.memdesc<128x64xf16, #shared1, #smem, mutable>
    %768 = arith.subf %767#0, %615 : tensor<64x64xf32, #mma1>
    %769 = arith.mulf %765, %768 : tensor<64x64xf32, #mma1>
    %770 = arith.truncf %769 : tensor<64x64xf32, #mma1> to tensor<64x64xf16, #mma1>
    %771 = ttg.convert_layout %770 : tensor<64x64xf16, #mma1> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma2, kWidth = 2}>>
    ttng.fence_async_shared {bCluster = false}
    %772 = ttng.warp_group_dot %771, %756, %751#0 {inputPrecision = 0 : i32, isAsync = true} : tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma2, kWidth = 2}>> * !ttg.memdesc<64x128xf16, #shared, #smem, mutable> -> tensor<64x128xf32, #mma2>
    %773:2 = ttng.warp_group_dot_wait %772, %756 {pendings = 0 : i32} : tensor<64x128xf32, #mma2>, !ttg.memdesc<64x128xf16, #shared, #smem, mutable>
    %774 = tt.splat %697 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma1}>>
    %775 = arith.addi %774, %12 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma1}>>
    %776 = tt.expand_dims %775 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma1}>> -> tensor<1x64xi32, #mma1>
    %777 = ttg.memdesc_index %622[%705] : !ttg.memdesc<2x128x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared1, #smem, mutable>
    %778 = ttg.memdesc_trans %777 {order = array<i32: 1, 0>} : !ttg.memdesc<128x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<64x128xf16, #shared, #smem, mutable>
    %779 = ttg.memdesc_index %623[%705] : !ttg.memdesc<2x128x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared1, #smem, mutable>
    ttng.fence_async_shared {bCluster = false}
    %780 = ttng.warp_group_dot %594, %777, %cst_0 {inputPrecision = 0 : i32, isAsync = true} : !ttg.memdesc<64x128xf16, #shared, #smem> * !ttg.memdesc<128x64xf16, #shared1, #smem, mutable> -> tensor<64x64xf32, #mma1>
    %781:3 = ttng.warp_group_dot_wait %780, %594, %777 {pendings = 0 : i32} : tensor<64x64xf32, #mma1>, !ttg.memdesc<64x128xf16, #shared, #smem>, !ttg.memdesc<128x64xf16, #shared1, #smem, mutable>
    %782 = arith.mulf %781#0, %60 : tensor<64x64xf32, #mma1>
    %783 = arith.subf %782, %613 : tensor<64x64xf32, #mma1>
    %784 = math.exp2 %783 : tensor<64x64xf32, #mma1>
    %785 = tt.broadcast %776 : tensor<1x64xi32, #mma1> -> tensor<64x64xi32, #mma1>
    %786 = arith.cmpi sge, %61, %785 : tensor<64x64xi32, #mma1>
    %787 = arith.select %786, %784, %cst_0 : tensor<64x64xi1, #mma1>, tensor<64x64xf32, #mma1>
    ttng.fence_async_shared {bCluster = false}
    %788 = ttng.warp_group_dot %596, %779, %cst_0 {inputPrecision = 0 : i32, isAsync = true} : !ttg.memdesc<64x128xf16, #shared, #smem> * !ttg.memdesc<128x64xf16, #shared1, #smem, mutable> -> tensor<64x64xf32, #mma1>
    %789:3 = ttng.warp_group_dot_wait %788, %596, %779 {pendings = 0 : i32} : tensor<64x64xf32, #mma1>, !ttg.memdesc<64x128xf16, #shared, #smem>, !ttg.memdesc<128x64xf16, #shared1, #smem, mutable>
    %790 = arith.subf %789#0, %615 : tensor<64x64xf32, #mma1>
    %791 = arith.mulf %787, %790 : tensor<64x64xf32, #mma1>
    %792 = arith.truncf %791 : tensor<64x64xf32, #mma1> to tensor<64x64xf16, #mma1>
    %793 = ttg.convert_layout %773#0 {allocation.offset = 294912 : i32, allocation.size = 4096 : i32} : tensor<64x128xf32, #mma2> -> tensor<64x128xf32, #mma>
    %794 = ttg.convert_layout %792 : tensor<64x64xf16, #mma1> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
    ttng.fence_async_shared {bCluster = false}
    %795 = ttng.warp_group_dot %794, %778, %793 {inputPrecision = 0 : i32, isAsync = true} : tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>> * !ttg.memdesc<64x128xf16, #shared, #smem, mutable> -> tensor<64x128xf32, #mma>
    %796 = arith.addi %687, %c1_i32 : i32
    %797 = arith.cmpi sge, %796, %c2_i32 : i32
    %798 = arith.select %797, %c0_i32, %796 : i32
    %799 = arith.addi %685, %c256_i32 : i32
    %800 = tt.splat %799 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %801 = arith.addi %800, %10 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %802 = tt.expand_dims %801 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>> -> tensor<1x64xi32, #blocked2>
    %803 = arith.muli %802, %cst_3 : tensor<1x64xi32, #blocked2>
    %804 = tt.addptr %610, %803 : tensor<1x64x!tt.ptr<f16>, #blocked2>, tensor<1x64xi32, #blocked2>
    %805 = tt.broadcast %804 : tensor<1x64x!tt.ptr<f16>, #blocked2> -> tensor<128x64x!tt.ptr<f16>, #blocked2>
    %806 = tt.addptr %805, %56 : tensor<128x64x!tt.ptr<f16>, #blocked2>, tensor<128x64xi32, #blocked2>
    %807 = ttg.memdesc_index %616[%798] : !ttg.memdesc<2x128x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared1, #smem, mutable>
    %808 = tt.splat %702 : i1 -> tensor<128x64xi1, #blocked2>
    %809 = ttg.async_copy_global_to_local %806, %807 mask %808 {contiguity = 8 : i32} : tensor<128x64x!tt.ptr<f16>, #blocked2> -> <128x64xf16, #shared1, #smem, mutable>
    %810 = ttg.async_commit_group tokens %809
    %811 = tt.addptr %611, %803 : tensor<1x64x!tt.ptr<f16>, #blocked2>, tensor<1x64xi32, #blocked2>
    %812 = tt.broadcast %811 : tensor<1x64x!tt.ptr<f16>, #blocked2> -> tensor<128x64x!tt.ptr<f16>, #blocked2>
    %813 = tt.addptr %812, %56 : tensor<128x64x!tt.ptr<f16>, #blocked2>, tensor<128x64xi32, #blocked2>
    %814 = ttg.memdesc_index %617[%798] : !ttg.memdesc<2x128x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared1, #smem, mutable>
    %815 = ttg.async_copy_global_to_local %813, %814 mask %808 {contiguity = 8 : i32} : tensor<128x64x!tt.ptr<f16>, #blocked2> -> <128x64xf16, #shared1, #smem, mutable>
    %816 = ttg.async_commit_group tokens %815
    %817 = arith.addi %685, %c320_i32 : i32
    %818 = tt.splat %817 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %819 = arith.addi %818, %10 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %820 = tt.expand_dims %819 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>> -> tensor<1x64xi32, #blocked2>
    %821 = arith.muli %820, %cst_3 : tensor<1x64xi32, #blocked2>
    %822 = tt.addptr %610, %821 : tensor<1x64x!tt.ptr<f16>, #blocked2>, tensor<1x64xi32, #blocked2>
    %823 = tt.broadcast %822 : tensor<1x64x!tt.ptr<f16>, #blocked2> -> tensor<128x64x!tt.ptr<f16>, #blocked2>
    %824 = tt.addptr %823, %56 : tensor<128x64x!tt.ptr<f16>, #blocked2>, tensor<128x64xi32, #blocked2>
    %825 = ttg.memdesc_index %618[%798] : !ttg.memdesc<2x128x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared1, #smem, mutable>
    %826 = ttg.async_copy_global_to_local %824, %825 mask %808 {contiguity = 8 : i32} : tensor<128x64x!tt.ptr<f16>, #blocked2> -> <128x64xf16, #shared1, #smem, mutable>
    %827 = ttg.async_commit_group tokens %826
    %828 = tt.addptr %611, %821 : tensor<1x64x!tt.ptr<f16>, #blocked2>, tensor<1x64xi32, #blocked2>
    %829 = tt.broadcast %828 : tensor<1x64x!tt.ptr<f16>, #blocked2> -> tensor<128x64x!tt.ptr<f16>, #blocked2>
    %830 = tt.addptr %829, %56 : tensor<128x64x!tt.ptr<f16>, #blocked2>, tensor<128x64xi32, #blocked2>
    %831 = ttg.memdesc_index %619[%798] : !ttg.memdesc<2x128x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared1, #smem, mutable>
    %832 = ttg.async_copy_global_to_local %830, %831 mask %808 {contiguity = 8 : i32} : tensor<128x64x!tt.ptr<f16>, #blocked2> -> <128x64xf16, #shared1, #smem, mutable>
    %833 = ttg.async_commit_group tokens %832
    %834 = arith.addi %685, %c384_i32 : i32
    %835 = tt.splat %834 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %836 = arith.addi %835, %10 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %837 = tt.expand_dims %836 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>> -> tensor<1x64xi32, #blocked2>
    %838 = arith.muli %837, %cst_3 : tensor<1x64xi32, #blocked2>
    %839 = tt.addptr %610, %838 : tensor<1x64x!tt.ptr<f16>, #blocked2>, tensor<1x64xi32, #blocked2>
    %840 = tt.broadcast %839 : tensor<1x64x!tt.ptr<f16>, #blocked2> -> tensor<128x64x!tt.ptr<f16>, #blocked2>
    %841 = tt.addptr %840, %56 : tensor<128x64x!tt.ptr<f16>, #blocked2>, tensor<128x64xi32, #blocked2>
    %842 = ttg.memdesc_index %620[%798] : !ttg.memdesc<2x128x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared1, #smem, mutable>
    %843 = ttg.async_copy_global_to_local %841, %842 mask %808 {contiguity = 8 : i32} : tensor<128x64x!tt.ptr<f16>, #blocked2> -> <128x64xf16, #shared1, #smem, mutable>
    %844 = ttg.async_commit_group tokens %843
    %845 = tt.addptr %611, %838 : tensor<1x64x!tt.ptr<f16>, #blocked2>, tensor<1x64xi32, #blocked2>
    %846 = tt.broadcast %845 : tensor<1x64x!tt.ptr<f16>, #blocked2> -> tensor<128x64x!tt.ptr<f16>, #blocked2>
    %847 = tt.addptr %846, %56 : tensor<128x64x!tt.ptr<f16>, #blocked2>, tensor<128x64xi32, #blocked2>
    %848 = ttg.memdesc_index %621[%798] : !ttg.memdesc<2x128x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared1, #smem, mutable>
    %849 = ttg.async_copy_global_to_local %847, %848 mask %808 {contiguity = 8 : i32} : tensor<128x64x!tt.ptr<f16>, #blocked2> -> <128x64xf16, #shared1, #smem, mutable>
    %850 = ttg.async_commit_group tokens %849
    %851 = arith.addi %685, %c448_i32 : i32
    %852 = tt.splat %851 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %853 = arith.addi %852, %10 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %854 = tt.expand_dims %853 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>> -> tensor<1x64xi32, #blocked2>
    %855 = arith.muli %854, %cst_3 : tensor<1x64xi32, #blocked2>
    %856 = tt.addptr %610, %855 : tensor<1x64x!tt.ptr<f16>, #blocked2>, tensor<1x64xi32, #blocked2>
    %857 = tt.broadcast %856 : tensor<1x64x!tt.ptr<f16>, #blocked2> -> tensor<128x64x!tt.ptr<f16>, #blocked2>
    %858 = tt.addptr %857, %56 : tensor<128x64x!tt.ptr<f16>, #blocked2>, tensor<128x64xi32, #blocked2>
    %859 = ttg.memdesc_index %622[%798] : !ttg.memdesc<2x128x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared1, #smem, mutable>
    ttg.barrier local
    %860 = ttg.async_copy_global_to_local %858, %859 mask %808 {contiguity = 8 : i32} : tensor<128x64x!tt.ptr<f16>, #blocked2> -> <128x64xf16, #shared1, #smem, mutable>
    %861 = ttg.async_commit_group tokens %860
    %862 = tt.addptr %611, %855 : tensor<1x64x!tt.ptr<f16>, #blocked2>, tensor<1x64xi32, #blocked2>
    %863 = tt.broadcast %862 : tensor<1x64x!tt.ptr<f16>, #blocked2> -> tensor<128x64x!tt.ptr<f16>, #blocked2>
    %864 = tt.addptr %863, %56 : tensor<128x64x!tt.ptr<f16>, #blocked2>, tensor<128x64xi32, #blocked2>
    %865 = ttg.memdesc_index %623[%798] : !ttg.memdesc<2x128x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared1, #smem, mutable>
    %866 = ttg.async_copy_global_to_local %864, %865 mask %808 {contiguity = 8 : i32} : tensor<128x64x!tt.ptr<f16>, #blocked2> -> <128x64xf16, #shared1, #smem, mutable>
    %867 = ttg.async_commit_group tokens %866
    %868 = arith.addi %685, %c256_i32 : i32
    cf.br ^bb7(%868, %795, %798, %705, %810, %816, %817, %827, %833, %834, %844, %850, %851, %861, %867 : i32, tensor<64x128xf32, #mma>, i32, i32, !ttg.async.token, !ttg.async.token, i32, !ttg.async.token, !ttg.async.token, i32, !ttg.async.token, !ttg.async.token, i32, !ttg.async.token, !ttg.async.token)
  ^bb9:  // pred: ^bb7
    %869 = ttng.warp_group_dot_wait %686 {pendings = 0 : i32, warpGroupLocal} : tensor<64x128xf32, #mma>
    %870 = ttg.async_wait {num = 0 : i32}
    ttg.barrier local
    ttg.local_dealloc %623 : !ttg.memdesc<2x128x64xf16, #shared1, #smem, mutable>
    ttg.local_dealloc %622 : !ttg.memdesc<2x128x64xf16, #shared1, #smem, mutable>
    ttg.local_dealloc %621 : !ttg.memdesc<2x128x64xf16, #shared1, #smem, mutable>
    ttg.local_dealloc %620 : !ttg.memdesc<2x128x64xf16, #shared1, #smem, mutable>
    ttg.local_dealloc %619 : !ttg.memdesc<2x128x64xf16, #shared1, #smem, mutable>
    ttg.local_dealloc %618 : !ttg.memdesc<2x128x64xf16, #shared1, #smem, mutable>
    ttg.local_dealloc %617 : !ttg.memdesc<2x128x64xf16, #shared1, #smem, mutable>
    ttg.local_dealloc %616 : !ttg.memdesc<2x128x64xf16, #shared1, #smem, mutable>
    cf.br ^bb10(%609, %869 : i32, tensor<64x128xf32, #mma>)
  ^bb10(%871: i32, %872: tensor<64x128xf32, #mma>):  // 2 preds: ^bb9, ^bb11
    %873 = arith.cmpi slt, %871, %604 : i32
    cf.cond_br %873, ^bb11, ^bb12
  ^bb11:  // pred: ^bb10
    %874 = tt.splat %871 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %875 = tt.splat %871 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma1}>>
    %876 = arith.addi %874, %10 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %877 = arith.addi %875, %12 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma1}>>
    %878 = tt.expand_dims %876 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>> -> tensor<1x64xi32, #blocked2>
    %879 = tt.expand_dims %877 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma1}>> -> tensor<1x64xi32, #mma1>
    %880 = arith.muli %878, %cst_3 : tensor<1x64xi32, #blocked2>
    %881 = tt.addptr %610, %880 : tensor<1x64x!tt.ptr<f16>, #blocked2>, tensor<1x64xi32, #blocked2>
    %882 = tt.broadcast %881 : tensor<1x64x!tt.ptr<f16>, #blocked2> -> tensor<128x64x!tt.ptr<f16>, #blocked2>
    %883 = tt.addptr %882, %56 : tensor<128x64x!tt.ptr<f16>, #blocked2>, tensor<128x64xi32, #blocked2>
    %884 = tt.load %883 : tensor<128x64x!tt.ptr<f16>, #blocked2>
    %885 = ttg.local_alloc %884 {allocation.offset = 0 : i32} : (tensor<128x64xf16, #blocked2>) -> !ttg.memdesc<128x64xf16, #shared1, #smem>
    %886 = ttg.memdesc_trans %885 {order = array<i32: 1, 0>} : !ttg.memdesc<128x64xf16, #shared1, #smem> -> !ttg.memdesc<64x128xf16, #shared, #smem>
    %887 = tt.addptr %611, %880 : tensor<1x64x!tt.ptr<f16>, #blocked2>, tensor<1x64xi32, #blocked2>
    %888 = tt.broadcast %887 : tensor<1x64x!tt.ptr<f16>, #blocked2> -> tensor<128x64x!tt.ptr<f16>, #blocked2>
    %889 = tt.addptr %888, %56 : tensor<128x64x!tt.ptr<f16>, #blocked2>, tensor<128x64xi32, #blocked2>
    %890 = tt.load %889 : tensor<128x64x!tt.ptr<f16>, #blocked2>
    %891 = ttg.local_alloc %890 {allocation.offset = 16384 : i32} : (tensor<128x64xf16, #blocked2>) -> !ttg.memdesc<128x64xf16, #shared1, #smem>
    ttng.fence_async_shared {bCluster = false}
    ttg.barrier local
    %892 = ttng.warp_group_dot %594, %885, %cst_0 {inputPrecision = 0 : i32, isAsync = true} : !ttg.memdesc<64x128xf16, #shared, #smem> * !ttg.memdesc<128x64xf16, #shared1, #smem> -> tensor<64x64xf32, #mma1>
    %893:3 = ttng.warp_group_dot_wait %892, %594, %885 {pendings = 0 : i32} : tensor<64x64xf32, #mma1>, !ttg.memdesc<64x128xf16, #shared, #smem>, !ttg.memdesc<128x64xf16, #shared1, #smem>
    %894 = arith.mulf %893#0, %60 : tensor<64x64xf32, #mma1>
    %895 = arith.subf %894, %613 : tensor<64x64xf32, #mma1>
    %896 = math.exp2 %895 : tensor<64x64xf32, #mma1>
    %897 = tt.broadcast %879 : tensor<1x64xi32, #mma1> -> tensor<64x64xi32, #mma1>
    %898 = arith.cmpi sge, %61, %897 : tensor<64x64xi32, #mma1>
    %899 = arith.select %898, %896, %cst_0 : tensor<64x64xi1, #mma1>, tensor<64x64xf32, #mma1>
    ttng.fence_async_shared {bCluster = false}
    %900 = ttng.warp_group_dot %596, %891, %cst_0 {inputPrecision = 0 : i32, isAsync = true} : !ttg.memdesc<64x128xf16, #shared, #smem> * !ttg.memdesc<128x64xf16, #shared1, #smem> -> tensor<64x64xf32, #mma1>
    %901:3 = ttng.warp_group_dot_wait %900, %596, %891 {pendings = 0 : i32} : tensor<64x64xf32, #mma1>, !ttg.memdesc<64x128xf16, #shared, #smem>, !ttg.memdesc<128x64xf16, #shared1, #smem>
    %902 = arith.subf %901#0, %615 : tensor<64x64xf32, #mma1>
    %903 = arith.mulf %899, %902 : tensor<64x64xf32, #mma1>
    %904 = arith.truncf %903 : tensor<64x64xf32, #mma1> to tensor<64x64xf16, #mma1>
    %905 = ttg.convert_layout %904 : tensor<64x64xf16, #mma1> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
    ttng.fence_async_shared {bCluster = false}
    %906 = ttng.warp_group_dot %905, %886, %872 {inputPrecision = 0 : i32, isAsync = true} : tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>> * !ttg.memdesc<64x128xf16, #shared, #smem> -> tensor<64x128xf32, #mma>
    %907:2 = ttng.warp_group_dot_wait %906, %886 {pendings = 0 : i32} : tensor<64x128xf32, #mma>, !ttg.memdesc<64x128xf16, #shared, #smem>
    %908 = arith.addi %871, %c64_i32 : i32
    cf.br ^bb10(%908, %907#0 : i32, tensor<64x128xf32, #mma>)
  ^bb12:  // pred: ^bb10
    %909 = tt.addptr %arg4, %4 : !tt.ptr<f32>, i64
    %910 = tt.splat %909 : !tt.ptr<f32> -> tensor<64x1x!tt.ptr<f32>, #blocked1>
    %911 = tt.addptr %910, %25 : tensor<64x1x!tt.ptr<f32>, #blocked1>, tensor<64x1xi32, #blocked1>
    %912 = tt.broadcast %911 : tensor<64x1x!tt.ptr<f32>, #blocked1> -> tensor<64x128x!tt.ptr<f32>, #blocked1>
    %913 = tt.addptr %912, %34 : tensor<64x128x!tt.ptr<f32>, #blocked1>, tensor<64x128xi32, #blocked1>
    %914 = ttg.convert_layout %872 {allocation.offset = 0 : i32, allocation.size = 32768 : i32} : tensor<64x128xf32, #mma> -> tensor<64x128xf32, #blocked1>
    tt.store %913, %914 : tensor<64x128x!tt.ptr<f32>, #blocked1>
    tt.return
  }
}

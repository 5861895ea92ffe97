#blocked = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [2, 16], warpsPerCTA = [4, 1], order = [1, 0]}>
#mma = #ttg.nvidia_mma<{versionMajor = 2, versionMinor = 0, warpsPerCTA = [2, 2], instrShape = [16, 8]}>
#shared = #ttg.swizzled_shared<{vec = 8, perPhase = 1, maxPhase = 8, order = [1, 0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 65536 : i32, ttg.target = "cuda:80", ttg.tensor_memory_size = 0 : i32, "ttg.threads-per-warp" = 32 : i32, "ttg.total-num-warps" = 4 : i32, "ttng.two-ctas" = false} {
  tt.func public @matmul_persistent(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg3: i32 {tt.divisibility = 16 : i32}, %arg4: i32 {tt.divisibility = 16 : i32}, %arg5: i32 {tt.divisibility = 16 : i32}, %arg6: i32 {tt.divisibility = 16 : i32}, %arg7: i32 {tt.divisibility = 16 : i32}, %arg8: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<0.000000e+00> : tensor<128x128xf32, #mma>
    %c63_i32 = arith.constant 63 : i32
    %c1_i32 = arith.constant 1 : i32
    %c0_i32 = arith.constant 0 : i32
    %c108_i32 = arith.constant 108 : i32
    %c64_i32 = arith.constant 64 : i32
    %c128_i32 = arith.constant 128 : i32
    %c8_i32 = arith.constant 8 : i32
    %c127_i32 = arith.constant 127 : i32
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<128x64xf16, #blocked>
    %cst_1 = arith.constant dense<0.000000e+00> : tensor<64x128xf16, #blocked1>
    %c-1_i32 = arith.constant -1 : i32
    %c2_i32 = arith.constant 2 : i32
    %cst_2 = arith.constant dense<64> : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %cst_3 = arith.constant dense<64> : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %0 = arith.addi %arg3, %c127_i32 : i32
    %1 = arith.divsi %0, %c128_i32 : i32
    %2 = arith.addi %arg4, %c127_i32 : i32
    %3 = arith.divsi %2, %c128_i32 : i32
    %4 = tt.get_program_id x : i32
    %5 = arith.muli %1, %3 : i32
    %6 = arith.muli %3, %c8_i32 : i32
    %7 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %8 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %9 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %10 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %11 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %12 = arith.addi %arg5, %c63_i32 : i32
    %13 = arith.divsi %12, %c64_i32 : i32
    %14 = tt.expand_dims %10 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x64xi32, #blocked>
    %15 = tt.splat %arg3 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %16 = tt.splat %arg6 : i32 -> tensor<128x1xi32, #blocked>
    %17 = tt.splat %arg0 : !tt.ptr<f16> -> tensor<128x1x!tt.ptr<f16>, #blocked>
    %18 = tt.expand_dims %11 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<64x1xi32, #blocked1>
    %19 = tt.splat %arg7 : i32 -> tensor<64x1xi32, #blocked1>
    %20 = tt.splat %arg1 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked1>
    %21 = tt.splat %arg4 : i32 -> tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %22 = tt.splat %arg3 : i32 -> tensor<128x1xi32, #blocked1>
    %23 = tt.splat %arg4 : i32 -> tensor<1x128xi32, #blocked1>
    %24 = tt.splat %arg8 : i32 -> tensor<128x1xi32, #blocked1>
    %25 = tt.splat %arg2 : !tt.ptr<f16> -> tensor<128x1x!tt.ptr<f16>, #blocked1>
    cf.br ^bb1(%4 : i32)
  ^bb1(%26: i32):  // 2 preds: ^bb0, ^bb5
    %27 = arith.cmpi slt, %26, %5 : i32
    cf.cond_br %27, ^bb2, ^bb6
  ^bb2:  // pred: ^bb1
    %28 = arith.divsi %26, %6 : i32
    %29 = arith.muli %28, %c8_i32 : i32
    %30 = arith.subi %1, %29 : i32
    %31 = arith.minsi %30, %c8_i32 : i32
    %32 = arith.remsi %26, %31 : i32
    %33 = arith.addi %29, %32 : i32
    %34 = arith.remsi %26, %6 : i32
    %35 = arith.divsi %34, %31 : i32
    %36 = arith.muli %33, %c128_i32 : i32
    %37 = tt.splat %36 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %38 = tt.splat %36 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %39 = arith.addi %37, %7 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %40 = arith.addi %38, %9 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %41 = arith.muli %35, %c128_i32 : i32
    %42 = tt.splat %41 : i32 -> tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %43 = arith.addi %42, %8 : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %44 = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<2x128x64xf16, #shared, #smem, mutable>
    %45 = ttg.local_alloc {allocation.offset = 32768 : i32} : () -> !ttg.memdesc<2x64x128xf16, #shared, #smem, mutable>
    %46 = arith.cmpi sgt, %13, %c0_i32 : i32
    %47 = tt.splat %arg5 : i32 -> tensor<1x64xi32, #blocked>
    %48 = arith.cmpi slt, %14, %47 : tensor<1x64xi32, #blocked>
    %49 = arith.remsi %39, %15 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %50 = tt.expand_dims %49 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<128x1xi32, #blocked>
    %51 = arith.muli %50, %16 : tensor<128x1xi32, #blocked>
    %52 = tt.addptr %17, %51 : tensor<128x1x!tt.ptr<f16>, #blocked>, tensor<128x1xi32, #blocked>
    %53 = tt.broadcast %52 : tensor<128x1x!tt.ptr<f16>, #blocked> -> tensor<128x64x!tt.ptr<f16>, #blocked>
    %54 = tt.broadcast %14 : tensor<1x64xi32, #blocked> -> tensor<128x64xi32, #blocked>
    %55 = tt.addptr %53, %54 : tensor<128x64x!tt.ptr<f16>, #blocked>, tensor<128x64xi32, #blocked>
    %56 = tt.broadcast %48 : tensor<1x64xi1, #blocked> -> tensor<128x64xi1, #blocked>
    %57 = ttg.memdesc_index %44[%c0_i32] : !ttg.memdesc<2x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    %58 = tt.splat %46 : i1 -> tensor<128x64xi1, #blocked>
    %59 = arith.andi %58, %56 : tensor<128x64xi1, #blocked>
    %60 = ttg.async_copy_global_to_local %55, %57 mask %59 other %cst_0 {contiguity = 8 : i32} : tensor<128x64x!tt.ptr<f16>, #blocked> -> <128x64xf16, #shared, #smem, mutable>
    %61 = ttg.async_commit_group tokens %60
    %62 = tt.splat %arg5 : i32 -> tensor<64x1xi32, #blocked1>
    %63 = arith.cmpi slt, %18, %62 : tensor<64x1xi32, #blocked1>
    %64 = arith.muli %18, %19 : tensor<64x1xi32, #blocked1>
    %65 = tt.addptr %20, %64 : tensor<64x1x!tt.ptr<f16>, #blocked1>, tensor<64x1xi32, #blocked1>
    %66 = arith.remsi %43, %21 : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %67 = tt.expand_dims %66 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x128xi32, #blocked1>
    %68 = tt.broadcast %65 : tensor<64x1x!tt.ptr<f16>, #blocked1> -> tensor<64x128x!tt.ptr<f16>, #blocked1>
    %69 = tt.broadcast %67 : tensor<1x128xi32, #blocked1> -> tensor<64x128xi32, #blocked1>
    %70 = tt.addptr %68, %69 : tensor<64x128x!tt.ptr<f16>, #blocked1>, tensor<64x128xi32, #blocked1>
    %71 = tt.broadcast %63 : tensor<64x1xi1, #blocked1> -> tensor<64x128xi1, #blocked1>
    %72 = ttg.memdesc_index %45[%c0_i32] : !ttg.memdesc<2x64x128xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x128xf16, #shared, #smem, mutable>
    %73 = tt.splat %46 : i1 -> tensor<64x128xi1, #blocked1>
    %74 = arith.andi %73, %71 : tensor<64x128xi1, #blocked1>
    %75 = ttg.async_copy_global_to_local %70, %72 mask %74 other %cst_1 {contiguity = 8 : i32} : tensor<64x128x!tt.ptr<f16>, #blocked1> -> <64x128xf16, #shared, #smem, mutable>
    %76 = ttg.async_commit_group tokens %75
    %77 = arith.cmpi sgt, %13, %c1_i32 : i32
    %78 = arith.subi %arg5, %c64_i32 : i32
    %79 = tt.splat %78 : i32 -> tensor<1x64xi32, #blocked>
    %80 = arith.cmpi slt, %14, %79 : tensor<1x64xi32, #blocked>
    %81 = arith.addi %10, %cst_2 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %82 = arith.addi %11, %cst_3 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %83 = tt.expand_dims %81 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x64xi32, #blocked>
    %84 = tt.broadcast %83 : tensor<1x64xi32, #blocked> -> tensor<128x64xi32, #blocked>
    %85 = tt.addptr %53, %84 : tensor<128x64x!tt.ptr<f16>, #blocked>, tensor<128x64xi32, #blocked>
    %86 = tt.broadcast %80 : tensor<1x64xi1, #blocked> -> tensor<128x64xi1, #blocked>
    %87 = ttg.memdesc_index %44[%c1_i32] : !ttg.memdesc<2x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    %88 = tt.splat %77 : i1 -> tensor<128x64xi1, #blocked>
    %89 = arith.andi %88, %86 : tensor<128x64xi1, #blocked>
    %90 = ttg.async_copy_global_to_local %85, %87 mask %89 other %cst_0 {contiguity = 8 : i32} : tensor<128x64x!tt.ptr<f16>, #blocked> -> <128x64xf16, #shared, #smem, mutable>
    %91 = ttg.async_commit_group tokens %90
    %92 = tt.splat %78 : i32 -> tensor<64x1xi32, #blocked1>
    %93 = arith.cmpi slt, %18, %92 : tensor<64x1xi32, #blocked1>
    %94 = tt.expand_dims %82 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<64x1xi32, #blocked1>
    %95 = arith.muli %94, %19 : tensor<64x1xi32, #blocked1>
    %96 = tt.addptr %20, %95 : tensor<64x1x!tt.ptr<f16>, #blocked1>, tensor<64x1xi32, #blocked1>
    %97 = tt.broadcast %96 : tensor<64x1x!tt.ptr<f16>, #blocked1> -> tensor<64x128x!tt.ptr<f16>, #blocked1>
    %98 = tt.addptr %97, %69 : tensor<64x128x!tt.ptr<f16>, #blocked1>, tensor<64x128xi32, #blocked1>
    %99 = tt.broadcast %93 : tensor<64x1xi1, #blocked1> -> tensor<64x128xi1, #blocked1>
    %100 = ttg.memdesc_index %45[%c1_i32] : !ttg.memdesc<2x64x128xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x128xf16, #shared, #smem, mutable>
    %101 = tt.splat %77 : i1 -> tensor<64x128xi1, #blocked1>
    %102 = arith.andi %101, %99 : tensor<64x128xi1, #blocked1>
    %103 = ttg.async_copy_global_to_local %98, %100 mask %102 other %cst_1 {contiguity = 8 : i32} : tensor<64x128x!tt.ptr<f16>, #blocked1> -> <64x128xf16, #shared, #smem, mutable>
    %104 = ttg.async_commit_group tokens %103
    %105 = ttg.async_wait %61, %76 {num = 2 : i32}
    %106 = ttg.memdesc_subslice %57[0, 0] : !ttg.memdesc<128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x16xf16, #shared, #smem, mutable, 128x64>
    %107 = ttg.local_load %106 token %105 : !ttg.memdesc<128x16xf16, #shared, #smem, mutable, 128x64> -> tensor<128x16xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
    %108 = ttg.memdesc_subslice %72[0, 0] : !ttg.memdesc<64x128xf16, #shared, #smem, mutable> -> !ttg.memdesc<16x128xf16, #shared, #smem, mutable, 64x128>
    %109 = ttg.local_load %108 token %105 : !ttg.memdesc<16x128xf16, #shared, #smem, mutable, 64x128> -> tensor<16x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>>
    cf.br ^bb3(%c0_i32, %cst, %c1_i32, %c-1_i32, %61, %91, %76, %104, %57, %72, %105, %105, %107, %109 : i32, tensor<128x128xf32, #mma>, i32, i32, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.memdesc<128x64xf16, #shared, #smem, mutable>, !ttg.memdesc<64x128xf16, #shared, #smem, mutable>, !ttg.async.token, !ttg.async.token, tensor<128x16xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>, tensor<16x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>>)
  ^bb3(%110: i32, %111: tensor<128x128xf32, #mma>, %112: i32, %113: i32, %114: !ttg.async.token, %115: !ttg.async.token, %116: !ttg.async.token, %117: !ttg.async.token, %118: !ttg.memdesc<128x64xf16, #shared, #smem, mutable>, %119: !ttg.memdesc<64x128xf16, #shared, #smem, mutable>, %120: !ttg.async.token, %121: !ttg.async.token, %122: tensor<128x16xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>, %123: tensor<16x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>>):  // 2 preds: ^bb2, ^bb4
    %124 = arith.cmpi slt, %110, %13 : i32
    cf.cond_br %124, ^bb4, ^bb5
  ^bb4:  // pred: ^bb3
    %125 = arith.subi %13, %c2_i32 : i32
    %126 = arith.cmpi slt, %110, %125 : i32
    %127 = arith.addi %113, %c1_i32 : i32
    %128 = arith.cmpi sge, %127, %c2_i32 : i32
    %129 = arith.select %128, %c0_i32, %127 : i32
    %130 = ttg.async_wait %114, %116 {num = 2 : i32}
    %131 = ttg.memdesc_subslice %118[0, 16] : !ttg.memdesc<128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x16xf16, #shared, #smem, mutable, 128x64>
    %132 = ttg.local_load %131 token %120 : !ttg.memdesc<128x16xf16, #shared, #smem, mutable, 128x64> -> tensor<128x16xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
    %133 = ttg.memdesc_subslice %119[16, 0] : !ttg.memdesc<64x128xf16, #shared, #smem, mutable> -> !ttg.memdesc<16x128xf16, #shared, #smem, mutable, 64x128>
    %134 = ttg.local_load %133 token %121 : !ttg.memdesc<16x128xf16, #shared, #smem, mutable, 64x128> -> tensor<16x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>>
    %135 = tt.dot %122, %123, %111, inputPrecision = tf32 : tensor<128x16xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>> * tensor<16x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>> -> tensor<128x128xf32, #mma>
    %136 = ttg.memdesc_subslice %118[0, 32] : !ttg.memdesc<128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x16xf16, #shared, #smem, mutable, 128x64>
    %137 = ttg.local_load %136 token %120 : !ttg.memdesc<128x16xf16, #shared, #smem, mutable, 128x64> -> tensor<128x16xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
    %138 = ttg.memdesc_subslice %119[32, 0] : !ttg.memdesc<64x128xf16, #shared, #smem, mutable> -> !ttg.memdesc<16x128xf16, #shared, #smem, mutable, 64x128>
    %139 = ttg.local_load %138 token %121 : !ttg.memdesc<16x128xf16, #shared, #smem, mutable, 64x128> -> tensor<16x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>>
    %140 = tt.dot %132, %134, %135, inputPrecision = tf32 : tensor<128x16xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>> * tensor<16x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>> -> tensor<128x128xf32, #mma>
    %141 = ttg.memdesc_subslice %118[0, 48] : !ttg.memdesc<128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x16xf16, #shared, #smem, mutable, 128x64>
    %142 = ttg.local_load %141 token %120 : !ttg.memdesc<128x16xf16, #shared, #smem, mutable, 128x64> -> tensor<128x16xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
    %143 = ttg.memdesc_subslice %119[48, 0] : !ttg.memdesc<64x128xf16, #shared, #smem, mutable> -> !ttg.memdesc<16x128xf16, #shared, #smem, mutable, 64x128>
    %144 = ttg.local_load %143 token %121 : !ttg.memdesc<16x128xf16, #shared, #smem, mutable, 64x128> -> tensor<16x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>>
    %145 = tt.dot %137, %139, %140, inputPrecision = tf32 : tensor<128x16xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>> * tensor<16x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>> -> tensor<128x128xf32, #mma>
    %146 = arith.addi %112, %c1_i32 : i32
    %147 = arith.cmpi sge, %146, %c2_i32 : i32
    %148 = arith.select %147, %c0_i32, %146 : i32
    %149 = arith.addi %110, %c2_i32 : i32
    %150 = arith.muli %149, %c64_i32 : i32
    %151 = arith.subi %arg5, %150 : i32
    %152 = tt.splat %151 : i32 -> tensor<1x64xi32, #blocked>
    %153 = arith.cmpi slt, %14, %152 : tensor<1x64xi32, #blocked>
    %154 = tt.splat %150 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %155 = tt.splat %150 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %156 = arith.addi %154, %10 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %157 = arith.addi %155, %11 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %158 = tt.expand_dims %156 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x64xi32, #blocked>
    %159 = tt.broadcast %158 : tensor<1x64xi32, #blocked> -> tensor<128x64xi32, #blocked>
    %160 = tt.addptr %53, %159 : tensor<128x64x!tt.ptr<f16>, #blocked>, tensor<128x64xi32, #blocked>
    %161 = tt.broadcast %153 : tensor<1x64xi1, #blocked> -> tensor<128x64xi1, #blocked>
    %162 = ttg.memdesc_index %44[%148] : !ttg.memdesc<2x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    %163 = tt.splat %126 : i1 -> tensor<128x64xi1, #blocked>
    %164 = arith.andi %163, %161 : tensor<128x64xi1, #blocked>
    %165 = ttg.async_copy_global_to_local %160, %162 mask %164 other %cst_0 {contiguity = 8 : i32} : tensor<128x64x!tt.ptr<f16>, #blocked> -> <128x64xf16, #shared, #smem, mutable>
    %166 = ttg.async_commit_group tokens %165
    %167 = tt.splat %151 : i32 -> tensor<64x1xi32, #blocked1>
    %168 = arith.cmpi slt, %18, %167 : tensor<64x1xi32, #blocked1>
    %169 = tt.expand_dims %157 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<64x1xi32, #blocked1>
    %170 = arith.muli %169, %19 : tensor<64x1xi32, #blocked1>
    %171 = tt.addptr %20, %170 : tensor<64x1x!tt.ptr<f16>, #blocked1>, tensor<64x1xi32, #blocked1>
    %172 = tt.broadcast %171 : tensor<64x1x!tt.ptr<f16>, #blocked1> -> tensor<64x128x!tt.ptr<f16>, #blocked1>
    %173 = tt.addptr %172, %69 : tensor<64x128x!tt.ptr<f16>, #blocked1>, tensor<64x128xi32, #blocked1>
    %174 = tt.broadcast %168 : tensor<64x1xi1, #blocked1> -> tensor<64x128xi1, #blocked1>
    %175 = ttg.memdesc_index %45[%148] : !ttg.memdesc<2x64x128xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x128xf16, #shared, #smem, mutable>
    %176 = tt.splat %126 : i1 -> tensor<64x128xi1, #blocked1>
    %177 = arith.andi %176, %174 : tensor<64x128xi1, #blocked1>
    %178 = ttg.async_copy_global_to_local %173, %175 mask %177 other %cst_1 {contiguity = 8 : i32} : tensor<64x128x!tt.ptr<f16>, #blocked1> -> <64x128xf16, #shared, #smem, mutable>
    %179 = ttg.async_commit_group tokens %178
    %180 = arith.addi %129, %c1_i32 : i32
    %181 = arith.cmpi sge, %180, %c2_i32 : i32
    %182 = arith.select %181, %c0_i32, %180 : i32
    %183 = ttg.memdesc_index %44[%182] : !ttg.memdesc<2x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    %184 = ttg.memdesc_index %45[%182] : !ttg.memdesc<2x64x128xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x128xf16, #shared, #smem, mutable>
    %185 = ttg.async_wait %115, %117 {num = 2 : i32}
    %186 = ttg.async_wait %115, %117 {num = 2 : i32}
    %187 = ttg.memdesc_subslice %183[0, 0] : !ttg.memdesc<128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x16xf16, #shared, #smem, mutable, 128x64>
    %188 = ttg.local_load %187 token %185 : !ttg.memdesc<128x16xf16, #shared, #smem, mutable, 128x64> -> tensor<128x16xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
    %189 = ttg.memdesc_subslice %184[0, 0] : !ttg.memdesc<64x128xf16, #shared, #smem, mutable> -> !ttg.memdesc<16x128xf16, #shared, #smem, mutable, 64x128>
    %190 = ttg.local_load %189 token %186 : !ttg.memdesc<16x128xf16, #shared, #smem, mutable, 64x128> -> tensor<16x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>>
    %191 = tt.dot %142, %144, %145, inputPrecision = tf32 : tensor<128x16xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>> * tensor<16x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>> -> tensor<128x128xf32, #mma>
    %192 = arith.addi %110, %c1_i32 : i32
    cf.br ^bb3(%192, %191, %148, %129, %115, %166, %117, %179, %183, %184, %185, %186, %188, %190 : i32, tensor<128x128xf32, #mma>, i32, i32, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.memdesc<128x64xf16, #shared, #smem, mutable>, !ttg.memdesc<64x128xf16, #shared, #smem, mutable>, !ttg.async.token, !ttg.async.token, tensor<128x16xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>, tensor<16x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>>)
  ^bb5:  // pred: ^bb3
    %193 = ttg.async_wait {num = 0 : i32}
    ttg.local_dealloc %45 : !ttg.memdesc<2x64x128xf16, #shared, #smem, mutable>
    ttg.local_dealloc %44 : !ttg.memdesc<2x128x64xf16, #shared, #smem, mutable>
    %194 = tt.expand_dims %40 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<128x1xi32, #blocked1>
    %195 = arith.cmpi slt, %194, %22 : tensor<128x1xi32, #blocked1>
    %196 = tt.expand_dims %43 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x128xi32, #blocked1>
    %197 = arith.cmpi slt, %196, %23 : tensor<1x128xi32, #blocked1>
    %198 = tt.broadcast %195 : tensor<128x1xi1, #blocked1> -> tensor<128x128xi1, #blocked1>
    %199 = tt.broadcast %197 : tensor<1x128xi1, #blocked1> -> tensor<128x128xi1, #blocked1>
    %200 = arith.andi %198, %199 : tensor<128x128xi1, #blocked1>
    %201 = arith.muli %194, %24 : tensor<128x1xi32, #blocked1>
    %202 = tt.addptr %25, %201 : tensor<128x1x!tt.ptr<f16>, #blocked1>, tensor<128x1xi32, #blocked1>
    %203 = tt.broadcast %202 : tensor<128x1x!tt.ptr<f16>, #blocked1> -> tensor<128x128x!tt.ptr<f16>, #blocked1>
    %204 = tt.broadcast %196 : tensor<1x128xi32, #blocked1> -> tensor<128x128xi32, #blocked1>
    %205 = tt.addptr %203, %204 : tensor<128x128x!tt.ptr<f16>, #blocked1>, tensor<128x128xi32, #blocked1>
    %206 = arith.truncf %111 : tensor<128x128xf32, #mma> to tensor<128x128xf16, #mma>
    %207 = ttg.convert_layout %206 {allocation.offset = 0 : i32, allocation.size = 16384 : i32} : tensor<128x128xf16, #mma> -> tensor<128x128xf16, #blocked1>
    tt.store %205, %207, %200 : tensor<128x128x!tt.ptr<f16>, #blocked1>
    %208 = arith.addi %26, %c108_i32 : i32
    cf.br ^bb1(%208 : i32)
  ^bb6:  // pred: ^bb1
    tt.return
  }
}

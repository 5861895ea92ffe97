#blocked = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [2, 16], warpsPerCTA = [4, 1], order = [1, 0]}>
#mma = #ttg.nvidia_mma<{versionMajor = 2, versionMinor = 0, warpsPerCTA = [2, 2], instrShape = [16, 8]}>
#shared = #ttg.swizzled_shared<{vec = 8, perPhase = 1, maxPhase = 8, order = [1, 0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 32768 : i32, ttg.target = "cuda:80", ttg.tensor_memory_size = 0 : i32, "ttg.threads-per-warp" = 32 : i32, "ttg.total-num-warps" = 4 : i32, "ttng.two-ctas" = false} {
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
    %44 = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<1x128x64xf16, #shared, #smem, mutable>
    %45 = ttg.local_alloc {allocation.offset = 16384 : i32} : () -> !ttg.memdesc<1x64x128xf16, #shared, #smem, mutable>
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
    %57 = ttg.memdesc_index %44[%c0_i32] : !ttg.memdesc<1x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    %58 = tt.splat %46 : i1 -> tensor<128x64xi1, #blocked>
    %59 = arith.andi %58, %56 : tensor<128x64xi1, #blocked>
    ttg.barrier local
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
    %72 = ttg.memdesc_index %45[%c0_i32] : !ttg.memdesc<1x64x128xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x128xf16, #shared, #smem, mutable>
    %73 = tt.splat %46 : i1 -> tensor<64x128xi1, #blocked1>
    %74 = arith.andi %73, %71 : tensor<64x128xi1, #blocked1>
    %75 = ttg.async_copy_global_to_local %70, %72 mask %74 other %cst_1 {contiguity = 8 : i32} : tensor<64x128x!tt.ptr<f16>, #blocked1> -> <64x128xf16, #shared, #smem, mutable>
    %76 = ttg.async_commit_group tokens %75
    %77 = ttg.async_wait %61, %76 {num = 0 : i32}
    ttg.barrier local
    %78 = ttg.memdesc_subslice %57[0, 0] : !ttg.memdesc<128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x16xf16, #shared, #smem, mutable, 128x64>
    %79 = ttg.local_load %78 token %77 : !ttg.memdesc<128x16xf16, #shared, #smem, mutable, 128x64> -> tensor<128x16xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
    %80 = ttg.memdesc_subslice %72[0, 0] : !ttg.memdesc<64x128xf16, #shared, #smem, mutable> -> !ttg.memdesc<16x128xf16, #shared, #smem, mutable, 64x128>
    %81 = ttg.local_load %80 token %77 : !ttg.memdesc<16x128xf16, #shared, #smem, mutable, 64x128> -> tensor<16x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>>
    cf.br ^bb3(%c0_i32, %cst, %c-1_i32, %61, %76, %57, %72, %77, %77, %79, %81 : i32, tensor<128x128xf32, #mma>, i32, !ttg.async.token, !ttg.async.token, !ttg.memdesc<128x64xf16, #shared, #smem, mutable>, !ttg.memdesc<64x128xf16, #shared, #smem, mutable>, !ttg.async.token, !ttg.async.token, tensor<128x16xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>, tensor<16x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>>)
  ^bb3(%82: i32, %83: tensor<128x128xf32, #mma>, %84: i32, %85: !ttg.async.token, %86: !ttg.async.token, %87: !ttg.memdesc<128x64xf16, #shared, #smem, mutable>, %88: !ttg.memdesc<64x128xf16, #shared, #smem, mutable>, %89: !ttg.async.token, %90: !ttg.async.token, %91: tensor<128x16xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>, %92: tensor<16x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>>):  // 2 preds: ^bb2, ^bb4
    %93 = arith.cmpi slt, %82, %13 : i32
    cf.cond_br %93, ^bb4, ^bb5
  ^bb4:  // pred: ^bb3
    %94 = arith.subi %13, %c1_i32 : i32
    %95 = arith.cmpi slt, %82, %94 : i32
    %96 = arith.addi %84, %c1_i32 : i32
    %97 = arith.cmpi sge, %96, %c1_i32 : i32
    %98 = arith.select %97, %c0_i32, %96 : i32
    %99 = ttg.async_wait %85, %86 {num = 0 : i32}
    ttg.barrier local
    %100 = ttg.memdesc_subslice %87[0, 16] : !ttg.memdesc<128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x16xf16, #shared, #smem, mutable, 128x64>
    %101 = ttg.local_load %100 token %89 : !ttg.memdesc<128x16xf16, #shared, #smem, mutable, 128x64> -> tensor<128x16xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
    %102 = ttg.memdesc_subslice %88[16, 0] : !ttg.memdesc<64x128xf16, #shared, #smem, mutable> -> !ttg.memdesc<16x128xf16, #shared, #smem, mutable, 64x128>
    %103 = ttg.local_load %102 token %90 : !ttg.memdesc<16x128xf16, #shared, #smem, mutable, 64x128> -> tensor<16x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>>
    %104 = tt.dot %91, %92, %83, inputPrecision = tf32 : tensor<128x16xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>> * tensor<16x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>> -> tensor<128x128xf32, #mma>
    %105 = ttg.memdesc_subslice %87[0, 32] : !ttg.memdesc<128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x16xf16, #shared, #smem, mutable, 128x64>
    %106 = ttg.local_load %105 token %89 : !ttg.memdesc<128x16xf16, #shared, #smem, mutable, 128x64> -> tensor<128x16xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
    %107 = ttg.memdesc_subslice %88[32, 0] : !ttg.memdesc<64x128xf16, #shared, #smem, mutable> -> !ttg.memdesc<16x128xf16, #shared, #smem, mutable, 64x128>
    %108 = ttg.local_load %107 token %90 : !ttg.memdesc<16x128xf16, #shared, #smem, mutable, 64x128> -> tensor<16x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>>
    %109 = tt.dot %101, %103, %104, inputPrecision = tf32 : tensor<128x16xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>> * tensor<16x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>> -> tensor<128x128xf32, #mma>
    %110 = ttg.memdesc_subslice %87[0, 48] : !ttg.memdesc<128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x16xf16, #shared, #smem, mutable, 128x64>
    %111 = ttg.local_load %110 token %89 : !ttg.memdesc<128x16xf16, #shared, #smem, mutable, 128x64> -> tensor<128x16xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
    %112 = ttg.memdesc_subslice %88[48, 0] : !ttg.memdesc<64x128xf16, #shared, #smem, mutable> -> !ttg.memdesc<16x128xf16, #shared, #smem, mutable, 64x128>
    %113 = ttg.local_load %112 token %90 : !ttg.memdesc<16x128xf16, #shared, #smem, mutable, 64x128> -> tensor<16x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>>
    %114 = tt.dot %106, %108, %109, inputPrecision = tf32 : tensor<128x16xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>> * tensor<16x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>> -> tensor<128x128xf32, #mma>
    %115 = arith.addi %82, %c1_i32 : i32
    %116 = arith.muli %115, %c64_i32 : i32
    %117 = arith.subi %arg5, %116 : i32
    %118 = tt.splat %117 : i32 -> tensor<1x64xi32, #blocked>
    %119 = arith.cmpi slt, %14, %118 : tensor<1x64xi32, #blocked>
    %120 = tt.splat %116 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %121 = tt.splat %116 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %122 = arith.addi %120, %10 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %123 = arith.addi %121, %11 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %124 = tt.expand_dims %122 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x64xi32, #blocked>
    %125 = tt.broadcast %124 : tensor<1x64xi32, #blocked> -> tensor<128x64xi32, #blocked>
    %126 = tt.addptr %53, %125 : tensor<128x64x!tt.ptr<f16>, #blocked>, tensor<128x64xi32, #blocked>
    %127 = tt.broadcast %119 : tensor<1x64xi1, #blocked> -> tensor<128x64xi1, #blocked>
    %128 = tt.splat %95 : i1 -> tensor<128x64xi1, #blocked>
    %129 = arith.andi %128, %127 : tensor<128x64xi1, #blocked>
    ttg.barrier local
    %130 = ttg.async_copy_global_to_local %126, %57 mask %129 other %cst_0 {contiguity = 8 : i32} : tensor<128x64x!tt.ptr<f16>, #blocked> -> <128x64xf16, #shared, #smem, mutable>
    %131 = ttg.async_commit_group tokens %130
    %132 = tt.splat %117 : i32 -> tensor<64x1xi32, #blocked1>
    %133 = arith.cmpi slt, %18, %132 : tensor<64x1xi32, #blocked1>
    %134 = tt.expand_dims %123 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<64x1xi32, #blocked1>
    %135 = arith.muli %134, %19 : tensor<64x1xi32, #blocked1>
    %136 = tt.addptr %20, %135 : tensor<64x1x!tt.ptr<f16>, #blocked1>, tensor<64x1xi32, #blocked1>
    %137 = tt.broadcast %136 : tensor<64x1x!tt.ptr<f16>, #blocked1> -> tensor<64x128x!tt.ptr<f16>, #blocked1>
    %138 = tt.addptr %137, %69 : tensor<64x128x!tt.ptr<f16>, #blocked1>, tensor<64x128xi32, #blocked1>
    %139 = tt.broadcast %133 : tensor<64x1xi1, #blocked1> -> tensor<64x128xi1, #blocked1>
    %140 = tt.splat %95 : i1 -> tensor<64x128xi1, #blocked1>
    %141 = arith.andi %140, %139 : tensor<64x128xi1, #blocked1>
    %142 = ttg.async_copy_global_to_local %138, %72 mask %141 other %cst_1 {contiguity = 8 : i32} : tensor<64x128x!tt.ptr<f16>, #blocked1> -> <64x128xf16, #shared, #smem, mutable>
    %143 = ttg.async_commit_group tokens %142
    %144 = arith.addi %98, %c1_i32 : i32
    %145 = arith.cmpi sge, %144, %c1_i32 : i32
    %146 = arith.select %145, %c0_i32, %144 : i32
    %147 = ttg.memdesc_index %44[%146] : !ttg.memdesc<1x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    %148 = ttg.memdesc_index %45[%146] : !ttg.memdesc<1x64x128xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x128xf16, #shared, #smem, mutable>
    %149 = ttg.async_wait %131, %143 {num = 0 : i32}
    %150 = ttg.async_wait %131, %143 {num = 0 : i32}
    ttg.barrier local
    %151 = ttg.memdesc_subslice %147[0, 0] : !ttg.memdesc<128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x16xf16, #shared, #smem, mutable, 128x64>
    %152 = ttg.local_load %151 token %149 : !ttg.memdesc<128x16xf16, #shared, #smem, mutable, 128x64> -> tensor<128x16xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
    %153 = ttg.memdesc_subslice %148[0, 0] : !ttg.memdesc<64x128xf16, #shared, #smem, mutable> -> !ttg.memdesc<16x128xf16, #shared, #smem, mutable, 64x128>
    %154 = ttg.local_load %153 token %150 : !ttg.memdesc<16x128xf16, #shared, #smem, mutable, 64x128> -> tensor<16x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>>
    %155 = tt.dot %111, %113, %114, inputPrecision = tf32 : tensor<128x16xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>> * tensor<16x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>> -> tensor<128x128xf32, #mma>
    %156 = arith.addi %82, %c1_i32 : i32
    cf.br ^bb3(%156, %155, %98, %131, %143, %147, %148, %149, %150, %152, %154 : i32, tensor<128x128xf32, #mma>, i32, !ttg.async.token, !ttg.async.token, !ttg.memdesc<128x64xf16, #shared, #smem, mutable>, !ttg.memdesc<64x128xf16, #shared, #smem, mutable>, !ttg.async.token, !ttg.async.token, tensor<128x16xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>, tensor<16x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>>)
  ^bb5:  // pred: ^bb3
    %157 = ttg.async_wait {num = 0 : i32}
    ttg.barrier local
    ttg.local_dealloc %45 : !ttg.memdesc<1x64x128xf16, #shared, #smem, mutable>
    ttg.local_dealloc %44 : !ttg.memdesc<1x128x64xf16, #shared, #smem, mutable>
    %158 = tt.expand_dims %40 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<128x1xi32, #blocked1>
    %159 = arith.cmpi slt, %158, %22 : tensor<128x1xi32, #blocked1>
    %160 = tt.expand_dims %43 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x128xi32, #blocked1>
    %161 = arith.cmpi slt, %160, %23 : tensor<1x128xi32, #blocked1>
    %162 = tt.broadcast %159 : tensor<128x1xi1, #blocked1> -> tensor<128x128xi1, #blocked1>
    %163 = tt.broadcast %161 : tensor<1x128xi1, #blocked1> -> tensor<128x128xi1, #blocked1>
    %164 = arith.andi %162, %163 : tensor<128x128xi1, #blocked1>
    %165 = arith.muli %158, %24 : tensor<128x1xi32, #blocked1>
    %166 = tt.addptr %25, %165 : tensor<128x1x!tt.ptr<f16>, #blocked1>, tensor<128x1xi32, #blocked1>
    %167 = tt.broadcast %166 : tensor<128x1x!tt.ptr<f16>, #blocked1> -> tensor<128x128x!tt.ptr<f16>, #blocked1>
    %168 = tt.broadcast %160 : tensor<1x128xi32, #blocked1> -> tensor<128x128xi32, #blocked1>
    %169 = tt.addptr %167, %168 : tensor<128x128x!tt.ptr<f16>, #blocked1>, tensor<128x128xi32, #blocked1>
    %170 = arith.truncf %83 : tensor<128x128xf32, #mma> to tensor<128x128xf16, #mma>
    %171 = ttg.convert_layout %170 {allocation.offset = 0 : i32, allocation.size = 16384 : i32} : tensor<128x128xf16, #mma> -> tensor<128x128xf16, #blocked1>
    tt.store %169, %171, %164 : tensor<128x128x!tt.ptr<f16>, #blocked1>
    %172 = arith.addi %26, %c108_i32 : i32
    cf.br ^bb1(%172 : i32)
  ^bb6:  // pred: ^bb1
    tt.return
  }
}

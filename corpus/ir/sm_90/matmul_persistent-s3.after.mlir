#blocked = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [2, 16], warpsPerCTA = [4, 1], order = [1, 0]}>
#mma = #ttg.nvidia_mma<{versionMajor = 3, versionMinor = 0, warpsPerCTA = [4, 1], instrShape = [16, 128, 16]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 98304 : i32, ttg.target = "cuda:90", ttg.tensor_memory_size = 0 : i32, "ttg.threads-per-warp" = 32 : i32, "ttg.total-num-warps" = 4 : i32, "ttng.two-ctas" = false} {
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
    %c3_i32 = arith.constant 3 : i32
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
    %44 = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable>
    %45 = ttg.local_alloc {allocation.offset = 49152 : i32} : () -> !ttg.memdesc<3x64x128xf16, #shared, #smem, mutable>
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
    %57 = ttg.memdesc_index %44[%c0_i32] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
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
    %72 = ttg.memdesc_index %45[%c0_i32] : !ttg.memdesc<3x64x128xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x128xf16, #shared, #smem, mutable>
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
    %87 = ttg.memdesc_index %44[%c1_i32] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
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
    %100 = ttg.memdesc_index %45[%c1_i32] : !ttg.memdesc<3x64x128xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x128xf16, #shared, #smem, mutable>
    %101 = tt.splat %77 : i1 -> tensor<64x128xi1, #blocked1>
    %102 = arith.andi %101, %99 : tensor<64x128xi1, #blocked1>
    %103 = ttg.async_copy_global_to_local %98, %100 mask %102 other %cst_1 {contiguity = 8 : i32} : tensor<64x128x!tt.ptr<f16>, #blocked1> -> <64x128xf16, #shared, #smem, mutable>
    %104 = ttg.async_commit_group tokens %103
    cf.br ^bb3(%c0_i32, %cst, %c1_i32, %c-1_i32, %61, %91, %76, %104 : i32, tensor<128x128xf32, #mma>, i32, i32, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.async.token)
  ^bb3(%105: i32, %106: tensor<128x128xf32, #mma>, %107: i32, %108: i32, %109: !ttg.async.token, %110: !ttg.async.token, %111: !ttg.async.token, %112: !ttg.async.token):  // 2 preds: ^bb2, ^bb4
    %113 = arith.cmpi slt, %105, %13 : i32
    cf.cond_br %113, ^bb4, ^bb5
  ^bb4:  // pred: ^bb3
    %114 = arith.subi %13, %c2_i32 : i32
    %115 = arith.cmpi slt, %105, %114 : i32
    %116 = arith.addi %108, %c1_i32 : i32
    %117 = arith.cmpi sge, %116, %c3_i32 : i32
    %118 = arith.select %117, %c0_i32, %116 : i32
    %119 = ttg.async_wait %109, %111 {num = 2 : i32}
    ttg.barrier local
    %120 = ttg.memdesc_index %44[%118] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    %121 = ttg.memdesc_index %45[%118] : !ttg.memdesc<3x64x128xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x128xf16, #shared, #smem, mutable>
    ttng.fence_async_shared {bCluster = false}
    %122 = ttng.warp_group_dot %120, %121, %106 {inputPrecision = 0 : i32, isAsync = true} : !ttg.memdesc<128x64xf16, #shared, #smem, mutable> * !ttg.memdesc<64x128xf16, #shared, #smem, mutable> -> tensor<128x128xf32, #mma>
    %123:3 = ttng.warp_group_dot_wait %122, %120, %121 {pendings = 1 : i32} : tensor<128x128xf32, #mma>, !ttg.memdesc<128x64xf16, #shared, #smem, mutable>, !ttg.memdesc<64x128xf16, #shared, #smem, mutable>
    %124 = arith.addi %107, %c1_i32 : i32
    %125 = arith.cmpi sge, %124, %c3_i32 : i32
    %126 = arith.select %125, %c0_i32, %124 : i32
    %127 = arith.addi %105, %c2_i32 : i32
    %128 = arith.muli %127, %c64_i32 : i32
    %129 = arith.subi %arg5, %128 : i32
    %130 = tt.splat %129 : i32 -> tensor<1x64xi32, #blocked>
    %131 = arith.cmpi slt, %14, %130 : tensor<1x64xi32, #blocked>
    %132 = tt.splat %128 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %133 = tt.splat %128 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %134 = arith.addi %132, %10 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %135 = arith.addi %133, %11 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %136 = tt.expand_dims %134 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x64xi32, #blocked>
    %137 = tt.broadcast %136 : tensor<1x64xi32, #blocked> -> tensor<128x64xi32, #blocked>
    %138 = tt.addptr %53, %137 : tensor<128x64x!tt.ptr<f16>, #blocked>, tensor<128x64xi32, #blocked>
    %139 = tt.broadcast %131 : tensor<1x64xi1, #blocked> -> tensor<128x64xi1, #blocked>
    %140 = ttg.memdesc_index %44[%126] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    %141 = tt.splat %115 : i1 -> tensor<128x64xi1, #blocked>
    %142 = arith.andi %141, %139 : tensor<128x64xi1, #blocked>
    ttg.barrier local
    %143 = ttg.async_copy_global_to_local %138, %140 mask %142 other %cst_0 {contiguity = 8 : i32} : tensor<128x64x!tt.ptr<f16>, #blocked> -> <128x64xf16, #shared, #smem, mutable>
    %144 = ttg.async_commit_group tokens %143
    %145 = tt.splat %129 : i32 -> tensor<64x1xi32, #blocked1>
    %146 = arith.cmpi slt, %18, %145 : tensor<64x1xi32, #blocked1>
    %147 = tt.expand_dims %135 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<64x1xi32, #blocked1>
    %148 = arith.muli %147, %19 : tensor<64x1xi32, #blocked1>
    %149 = tt.addptr %20, %148 : tensor<64x1x!tt.ptr<f16>, #blocked1>, tensor<64x1xi32, #blocked1>
    %150 = tt.broadcast %149 : tensor<64x1x!tt.ptr<f16>, #blocked1> -> tensor<64x128x!tt.ptr<f16>, #blocked1>
    %151 = tt.addptr %150, %69 : tensor<64x128x!tt.ptr<f16>, #blocked1>, tensor<64x128xi32, #blocked1>
    %152 = tt.broadcast %146 : tensor<64x1xi1, #blocked1> -> tensor<64x128xi1, #blocked1>
    %153 = ttg.memdesc_index %45[%126] : !ttg.memdesc<3x64x128xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x128xf16, #shared, #smem, mutable>
    %154 = tt.splat %115 : i1 -> tensor<64x128xi1, #blocked1>
    %155 = arith.andi %154, %152 : tensor<64x128xi1, #blocked1>
    %156 = ttg.async_copy_global_to_local %151, %153 mask %155 other %cst_1 {contiguity = 8 : i32} : tensor<64x128x!tt.ptr<f16>, #blocked1> -> <64x128xf16, #shared, #smem, mutable>
    %157 = ttg.async_commit_group tokens %156
    %158 = arith.addi %105, %c1_i32 : i32
    cf.br ^bb3(%158, %123#0, %126, %118, %110, %144, %112, %157 : i32, tensor<128x128xf32, #mma>, i32, i32, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.async.token)
  ^bb5:  // pred: ^bb3
    %159 = ttng.warp_group_dot_wait %106 {pendings = 0 : i32} : tensor<128x128xf32, #mma>
    %160 = ttg.async_wait {num = 0 : i32}
    ttg.barrier local
    ttg.local_dealloc %45 : !ttg.memdesc<3x64x128xf16, #shared, #smem, mutable>
    ttg.local_dealloc %44 : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable>
    %161 = tt.expand_dims %40 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<128x1xi32, #blocked1>
    %162 = arith.cmpi slt, %161, %22 : tensor<128x1xi32, #blocked1>
    %163 = tt.expand_dims %43 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x128xi32, #blocked1>
    %164 = arith.cmpi slt, %163, %23 : tensor<1x128xi32, #blocked1>
    %165 = tt.broadcast %162 : tensor<128x1xi1, #blocked1> -> tensor<128x128xi1, #blocked1>
    %166 = tt.broadcast %164 : tensor<1x128xi1, #blocked1> -> tensor<128x128xi1, #blocked1>
    %167 = arith.andi %165, %166 : tensor<128x128xi1, #blocked1>
    %168 = arith.muli %161, %24 : tensor<128x1xi32, #blocked1>
    %169 = tt.addptr %25, %168 : tensor<128x1x!tt.ptr<f16>, #blocked1>, tensor<128x1xi32, #blocked1>
    %170 = tt.broadcast %169 : tensor<128x1x!tt.ptr<f16>, #blocked1> -> tensor<128x128x!tt.ptr<f16>, #blocked1>
    %171 = tt.broadcast %163 : tensor<1x128xi32, #blocked1> -> tensor<128x128xi32, #blocked1>
    %172 = tt.addptr %170, %171 : tensor<128x128x!tt.ptr<f16>, #blocked1>, tensor<128x128xi32, #blocked1>
    %173 = arith.truncf %159 : tensor<128x128xf32, #mma> to tensor<128x128xf16, #mma>
    %174 = ttg.convert_layout %173 {allocation.offset = 0 : i32, allocation.size = 8192 : i32} : tensor<128x128xf16, #mma> -> tensor<128x128xf16, #blocked1>
    tt.store %172, %174, %167 : tensor<128x128x!tt.ptr<f16>, #blocked1>
    %175 = arith.addi %26, %c108_i32 : i32
    cf.br ^bb1(%175 : i32)
  ^bb6:  // pred: ^bb1
    tt.return
  }
}

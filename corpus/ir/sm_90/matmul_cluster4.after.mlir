#blocked = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [8, 1], order = [1, 0], CGALayout = [[0, 0], [0, 0]]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [8, 1], order = [1, 0], CGALayout = [[0, 1], [0, 2]]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [1, 32], warpsPerCTA = [8, 1], order = [1, 0], CGALayout = [[0, 1], [0, 2]]}>
#mma = #ttg.nvidia_mma<{versionMajor = 3, versionMinor = 0, warpsPerCTA = [8, 1], CGALayout = [[0, 1], [0, 2]], instrShape = [16, 64, 16]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16, CGALayout = [[0, 0], [0, 0]]}>
#shared1 = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16, CGALayout = [[0, 1], [0, 2]]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 4 : i32, "ttg.num-warps" = 8 : i32, ttg.shared = 73728 : i32, ttg.target = "cuda:90", ttg.tensor_memory_size = 0 : i32, "ttg.threads-per-warp" = 32 : i32, "ttg.total-num-warps" = 8 : i32, "ttng.two-ctas" = false} {
  tt.func public @matmul_masked(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg3: i32 {tt.divisibility = 16 : i32}, %arg4: i32 {tt.divisibility = 16 : i32}, %arg5: i32 {tt.divisibility = 16 : i32}, %arg6: i32 {tt.divisibility = 16 : i32}, %arg7: i32 {tt.divisibility = 16 : i32}, %arg8: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<0.000000e+00> : tensor<128x256xf32, #mma>
    %c63_i32 = arith.constant 63 : i32
    %c1_i32 = arith.constant 1 : i32
    %c0_i32 = arith.constant 0 : i32
    %c64_i32 = arith.constant 64 : i32
    %c256_i32 = arith.constant 256 : i32
    %c128_i32 = arith.constant 128 : i32
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<128x64xf16, #blocked>
    %cst_1 = arith.constant dense<0.000000e+00> : tensor<64x256xf16, #blocked1>
    %c-1_i32 = arith.constant -1 : i32
    %c3_i32 = arith.constant 3 : i32
    %c2_i32 = arith.constant 2 : i32
    %cst_2 = arith.constant dense<64> : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %cst_3 = arith.constant dense<64> : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %0 = tt.get_program_id x : i32
    %1 = arith.muli %0, %c128_i32 : i32
    %2 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %3 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %4 = tt.splat %1 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %5 = tt.splat %1 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %6 = arith.addi %4, %2 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %7 = arith.addi %5, %3 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %8 = tt.get_program_id y : i32
    %9 = arith.muli %8, %c256_i32 : i32
    %10 = tt.make_range {end = 256 : i32, start = 0 : i32} : tensor<256xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %11 = tt.make_range {end = 256 : i32, start = 0 : i32} : tensor<256xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %12 = tt.splat %9 : i32 -> tensor<256xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %13 = tt.splat %9 : i32 -> tensor<256xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %14 = arith.addi %12, %10 : tensor<256xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %15 = arith.addi %13, %11 : tensor<256xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %16 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %17 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %18 = arith.addi %arg5, %c63_i32 : i32
    %19 = arith.divsi %18, %c64_i32 : i32
    %20 = tt.expand_dims %6 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<128x1xi32, #blocked>
    %21 = tt.splat %arg3 : i32 -> tensor<128x1xi32, #blocked>
    %22 = arith.cmpi slt, %20, %21 : tensor<128x1xi32, #blocked>
    %23 = tt.expand_dims %16 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x64xi32, #blocked>
    %24 = tt.broadcast %22 : tensor<128x1xi1, #blocked> -> tensor<128x64xi1, #blocked>
    %25 = tt.splat %arg6 : i32 -> tensor<128x1xi32, #blocked>
    %26 = arith.muli %20, %25 : tensor<128x1xi32, #blocked>
    %27 = tt.splat %arg0 : !tt.ptr<f16> -> tensor<128x1x!tt.ptr<f16>, #blocked>
    %28 = tt.addptr %27, %26 : tensor<128x1x!tt.ptr<f16>, #blocked>, tensor<128x1xi32, #blocked>
    %29 = tt.broadcast %28 : tensor<128x1x!tt.ptr<f16>, #blocked> -> tensor<128x64x!tt.ptr<f16>, #blocked>
    %30 = tt.expand_dims %17 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<64x1xi32, #blocked1>
    %31 = tt.expand_dims %14 {axis = 0 : i32} : tensor<256xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x256xi32, #blocked1>
    %32 = tt.splat %arg4 : i32 -> tensor<1x256xi32, #blocked1>
    %33 = arith.cmpi slt, %31, %32 : tensor<1x256xi32, #blocked1>
    %34 = tt.broadcast %33 : tensor<1x256xi1, #blocked1> -> tensor<64x256xi1, #blocked1>
    %35 = tt.splat %arg7 : i32 -> tensor<64x1xi32, #blocked1>
    %36 = tt.splat %arg1 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked1>
    %37 = tt.broadcast %31 : tensor<1x256xi32, #blocked1> -> tensor<64x256xi32, #blocked1>
    %38 = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable>
    %39 = ttg.local_alloc {allocation.offset = 49152 : i32} : () -> !ttg.memdesc<3x64x256xf16, #shared1, #smem, mutable>
    %40 = arith.cmpi sgt, %19, %c0_i32 : i32
    %41 = tt.splat %arg5 : i32 -> tensor<1x64xi32, #blocked>
    %42 = arith.cmpi slt, %23, %41 : tensor<1x64xi32, #blocked>
    %43 = tt.broadcast %42 : tensor<1x64xi1, #blocked> -> tensor<128x64xi1, #blocked>
    %44 = arith.andi %24, %43 : tensor<128x64xi1, #blocked>
    %45 = tt.broadcast %23 : tensor<1x64xi32, #blocked> -> tensor<128x64xi32, #blocked>
    %46 = tt.addptr %29, %45 : tensor<128x64x!tt.ptr<f16>, #blocked>, tensor<128x64xi32, #blocked>
    %47 = ttg.memdesc_index %38[%c0_i32] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    %48 = tt.splat %40 : i1 -> tensor<128x64xi1, #blocked>
    %49 = arith.andi %48, %44 : tensor<128x64xi1, #blocked>
    %50 = ttg.async_copy_global_to_local %46, %47 mask %49 other %cst_0 {contiguity = 8 : i32} : tensor<128x64x!tt.ptr<f16>, #blocked> -> <128x64xf16, #shared, #smem, mutable>
    %51 = ttg.async_commit_group tokens %50
    %52 = tt.splat %arg5 : i32 -> tensor<64x1xi32, #blocked1>
    %53 = arith.cmpi slt, %30, %52 : tensor<64x1xi32, #blocked1>
    %54 = tt.broadcast %53 : tensor<64x1xi1, #blocked1> -> tensor<64x256xi1, #blocked1>
    %55 = arith.andi %54, %34 : tensor<64x256xi1, #blocked1>
    %56 = arith.muli %30, %35 : tensor<64x1xi32, #blocked1>
    %57 = tt.addptr %36, %56 : tensor<64x1x!tt.ptr<f16>, #blocked1>, tensor<64x1xi32, #blocked1>
    %58 = tt.broadcast %57 : tensor<64x1x!tt.ptr<f16>, #blocked1> -> tensor<64x256x!tt.ptr<f16>, #blocked1>
    %59 = tt.addptr %58, %37 : tensor<64x256x!tt.ptr<f16>, #blocked1>, tensor<64x256xi32, #blocked1>
    %60 = ttg.memdesc_index %39[%c0_i32] : !ttg.memdesc<3x64x256xf16, #shared1, #smem, mutable> -> !ttg.memdesc<64x256xf16, #shared1, #smem, mutable>
    %61 = tt.splat %40 : i1 -> tensor<64x256xi1, #blocked1>
    %62 = arith.andi %61, %55 : tensor<64x256xi1, #blocked1>
    %63 = ttg.async_copy_global_to_local %59, %60 mask %62 other %cst_1 {contiguity = 8 : i32} : tensor<64x256x!tt.ptr<f16>, #blocked1> -> <64x256xf16, #shared1, #smem, mutable>
    %64 = ttg.async_commit_group tokens %63
    %65 = arith.cmpi sgt, %19, %c1_i32 : i32
    %66 = arith.subi %arg5, %c64_i32 : i32
    %67 = tt.splat %66 : i32 -> tensor<1x64xi32, #blocked>
    %68 = arith.cmpi slt, %23, %67 : tensor<1x64xi32, #blocked>
    %69 = tt.broadcast %68 : tensor<1x64xi1, #blocked> -> tensor<128x64xi1, #blocked>
    %70 = arith.andi %24, %69 : tensor<128x64xi1, #blocked>
    %71 = arith.addi %16, %cst_2 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %72 = arith.addi %17, %cst_3 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %73 = tt.expand_dims %71 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x64xi32, #blocked>
    %74 = tt.broadcast %73 : tensor<1x64xi32, #blocked> -> tensor<128x64xi32, #blocked>
    %75 = tt.addptr %29, %74 : tensor<128x64x!tt.ptr<f16>, #blocked>, tensor<128x64xi32, #blocked>
    %76 = ttg.memdesc_index %38[%c1_i32] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    %77 = tt.splat %65 : i1 -> tensor<128x64xi1, #blocked>
    %78 = arith.andi %77, %70 : tensor<128x64xi1, #blocked>
    %79 = ttg.async_copy_global_to_local %75, %76 mask %78 other %cst_0 {contiguity = 8 : i32} : tensor<128x64x!tt.ptr<f16>, #blocked> -> <128x64xf16, #shared, #smem, mutable>
    %80 = ttg.async_commit_group tokens %79
    %81 = tt.splat %66 : i32 -> tensor<64x1xi32, #blocked1>
    %82 = arith.cmpi slt, %30, %81 : tensor<64x1xi32, #blocked1>
    %83 = tt.broadcast %82 : tensor<64x1xi1, #blocked1> -> tensor<64x256xi1, #blocked1>
    %84 = arith.andi %83, %34 : tensor<64x256xi1, #blocked1>
    %85 = tt.expand_dims %72 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<64x1xi32, #blocked1>
    %86 = arith.muli %85, %35 : tensor<64x1xi32, #blocked1>
    %87 = tt.addptr %36, %86 : tensor<64x1x!tt.ptr<f16>, #blocked1>, tensor<64x1xi32, #blocked1>
    %88 = tt.broadcast %87 : tensor<64x1x!tt.ptr<f16>, #blocked1> -> tensor<64x256x!tt.ptr<f16>, #blocked1>
    %89 = tt.addptr %88, %37 : tensor<64x256x!tt.ptr<f16>, #blocked1>, tensor<64x256xi32, #blocked1>
    %90 = ttg.memdesc_index %39[%c1_i32] : !ttg.memdesc<3x64x256xf16, #shared1, #smem, mutable> -> !ttg.memdesc<64x256xf16, #shared1, #smem, mutable>
    %91 = tt.splat %65 : i1 -> tensor<64x256xi1, #blocked1>
    %92 = arith.andi %91, %84 : tensor<64x256xi1, #blocked1>
    %93 = ttg.async_copy_global_to_local %89, %90 mask %92 other %cst_1 {contiguity = 8 : i32} : tensor<64x256x!tt.ptr<f16>, #blocked1> -> <64x256xf16, #shared1, #smem, mutable>
    %94 = ttg.async_commit_group tokens %93
    cf.br ^bb1(%c0_i32, %cst, %c1_i32, %c-1_i32, %51, %80, %64, %94 : i32, tensor<128x256xf32, #mma>, i32, i32, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.async.token)
  ^bb1(%95: i32, %96: tensor<128x256xf32, #mma>, %97: i32, %98: i32, %99: !ttg.async.token, %100: !ttg.async.token, %101: !ttg.async.token, %102: !ttg.async.token):  // 2 preds: ^bb0, ^bb2
    %103 = arith.cmpi slt, %95, %19 : i32
    cf.cond_br %103, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %104 = arith.subi %19, %c2_i32 : i32
    %105 = arith.cmpi slt, %95, %104 : i32
    %106 = arith.addi %98, %c1_i32 : i32
    %107 = arith.cmpi sge, %106, %c3_i32 : i32
    %108 = arith.select %107, %c0_i32, %106 : i32
    %109 = ttg.async_wait %99, %101 {num = 2 : i32}
    ttg.barrier local
    %110 = ttg.memdesc_index %38[%108] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    %111 = ttg.memdesc_index %39[%108] : !ttg.memdesc<3x64x256xf16, #shared1, #smem, mutable> -> !ttg.memdesc<64x256xf16, #shared1, #smem, mutable>
    ttng.fence_async_shared {bCluster = false}
    %112 = ttng.warp_group_dot %110, %111, %96 {inputPrecision = 0 : i32, isAsync = true} : !ttg.memdesc<128x64xf16, #shared, #smem, mutable> * !ttg.memdesc<64x256xf16, #shared1, #smem, mutable> -> tensor<128x256xf32, #mma>
    %113:3 = ttng.warp_group_dot_wait %112, %110, %111 {pendings = 1 : i32} : tensor<128x256xf32, #mma>, !ttg.memdesc<128x64xf16, #shared, #smem, mutable>, !ttg.memdesc<64x256xf16, #shared1, #smem, mutable>
    %114 = arith.addi %97, %c1_i32 : i32
    %115 = arith.cmpi sge, %114, %c3_i32 : i32
    %116 = arith.select %115, %c0_i32, %114 : i32
    %117 = arith.addi %95, %c2_i32 : i32
    %118 = arith.muli %117, %c64_i32 : i32
    %119 = arith.subi %arg5, %118 : i32
    %120 = tt.splat %119 : i32 -> tensor<1x64xi32, #blocked>
    %121 = arith.cmpi slt, %23, %120 : tensor<1x64xi32, #blocked>
    %122 = tt.broadcast %121 : tensor<1x64xi1, #blocked> -> tensor<128x64xi1, #blocked>
    %123 = arith.andi %24, %122 : tensor<128x64xi1, #blocked>
    %124 = tt.splat %118 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %125 = tt.splat %118 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %126 = arith.addi %124, %16 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %127 = arith.addi %125, %17 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %128 = tt.expand_dims %126 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x64xi32, #blocked>
    %129 = tt.broadcast %128 : tensor<1x64xi32, #blocked> -> tensor<128x64xi32, #blocked>
    %130 = tt.addptr %29, %129 : tensor<128x64x!tt.ptr<f16>, #blocked>, tensor<128x64xi32, #blocked>
    %131 = ttg.memdesc_index %38[%116] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    %132 = tt.splat %105 : i1 -> tensor<128x64xi1, #blocked>
    %133 = arith.andi %132, %123 : tensor<128x64xi1, #blocked>
    %134 = ttg.async_copy_global_to_local %130, %131 mask %133 other %cst_0 {contiguity = 8 : i32} : tensor<128x64x!tt.ptr<f16>, #blocked> -> <128x64xf16, #shared, #smem, mutable>
    %135 = ttg.async_commit_group tokens %134
    %136 = tt.splat %119 : i32 -> tensor<64x1xi32, #blocked1>
    %137 = arith.cmpi slt, %30, %136 : tensor<64x1xi32, #blocked1>
    %138 = tt.broadcast %137 : tensor<64x1xi1, #blocked1> -> tensor<64x256xi1, #blocked1>
    %139 = arith.andi %138, %34 : tensor<64x256xi1, #blocked1>
    %140 = tt.expand_dims %127 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<64x1xi32, #blocked1>
    %141 = arith.muli %140, %35 : tensor<64x1xi32, #blocked1>
    %142 = tt.addptr %36, %141 : tensor<64x1x!tt.ptr<f16>, #blocked1>, tensor<64x1xi32, #blocked1>
    %143 = tt.broadcast %142 : tensor<64x1x!tt.ptr<f16>, #blocked1> -> tensor<64x256x!tt.ptr<f16>, #blocked1>
    %144 = tt.addptr %143, %37 : tensor<64x256x!tt.ptr<f16>, #blocked1>, tensor<64x256xi32, #blocked1>
    %145 = ttg.memdesc_index %39[%116] : !ttg.memdesc<3x64x256xf16, #shared1, #smem, mutable> -> !ttg.memdesc<64x256xf16, #shared1, #smem, mutable>
    %146 = tt.splat %105 : i1 -> tensor<64x256xi1, #blocked1>
    %147 = arith.andi %146, %139 : tensor<64x256xi1, #blocked1>
    %148 = ttg.async_copy_global_to_local %144, %145 mask %147 other %cst_1 {contiguity = 8 : i32} : tensor<64x256x!tt.ptr<f16>, #blocked1> -> <64x256xf16, #shared1, #smem, mutable>
    %149 = ttg.async_commit_group tokens %148
    %150 = arith.addi %95, %c1_i32 : i32
    cf.br ^bb1(%150, %113#0, %116, %108, %100, %135, %102, %149 : i32, tensor<128x256xf32, #mma>, i32, i32, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.async.token)
  ^bb3:  // pred: ^bb1
    %151 = ttng.warp_group_dot_wait %96 {pendings = 0 : i32, warpGroupLocal} : tensor<128x256xf32, #mma>
    %152 = ttg.async_wait {num = 0 : i32}
    ttg.barrier local
    ttg.local_dealloc %39 : !ttg.memdesc<3x64x256xf16, #shared1, #smem, mutable>
    ttg.local_dealloc %38 : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable>
    %153 = tt.expand_dims %7 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked2}>> -> tensor<128x1xi32, #blocked2>
    %154 = tt.splat %arg3 : i32 -> tensor<128x1xi32, #blocked2>
    %155 = arith.cmpi slt, %153, %154 : tensor<128x1xi32, #blocked2>
    %156 = tt.expand_dims %15 {axis = 0 : i32} : tensor<256xi32, #ttg.slice<{dim = 0, parent = #blocked2}>> -> tensor<1x256xi32, #blocked2>
    %157 = tt.splat %arg4 : i32 -> tensor<1x256xi32, #blocked2>
    %158 = arith.cmpi slt, %156, %157 : tensor<1x256xi32, #blocked2>
    %159 = tt.broadcast %155 : tensor<128x1xi1, #blocked2> -> tensor<128x256xi1, #blocked2>
    %160 = tt.broadcast %158 : tensor<1x256xi1, #blocked2> -> tensor<128x256xi1, #blocked2>
    %161 = arith.andi %159, %160 : tensor<128x256xi1, #blocked2>
    %162 = tt.splat %arg8 : i32 -> tensor<128x1xi32, #blocked2>
    %163 = arith.muli %153, %162 : tensor<128x1xi32, #blocked2>
    %164 = tt.splat %arg2 : !tt.ptr<f16> -> tensor<128x1x!tt.ptr<f16>, #blocked2>
    %165 = tt.addptr %164, %163 : tensor<128x1x!tt.ptr<f16>, #blocked2>, tensor<128x1xi32, #blocked2>
    %166 = tt.broadcast %165 : tensor<128x1x!tt.ptr<f16>, #blocked2> -> tensor<128x256x!tt.ptr<f16>, #blocked2>
    %167 = tt.broadcast %156 : tensor<1x256xi32, #blocked2> -> tensor<128x256xi32, #blocked2>
    %168 = tt.addptr %166, %167 : tensor<128x256x!tt.ptr<f16>, #blocked2>, tensor<128x256xi32, #blocked2>
    %169 = arith.truncf %151 : tensor<128x256xf32, #mma> to tensor<128x256xf16, #mma>
    %170 = ttg.convert_layout %169 {allocation.offset = 0 : i32, allocation.size = 8192 : i32} : tensor<128x256xf16, #mma> -> tensor<128x256xf16, #blocked2>
    tt.store %168, %170, %161 : tensor<128x256x!tt.ptr<f16>, #blocked2>
    ttng.cluster_barrier
    tt.return
  }
}

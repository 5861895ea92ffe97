#blocked = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [8, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 16], warpsPerCTA = [4, 1], order = [1, 0]}>
#linear = #ttg.linear<{register = [[0, 1], [0, 2], [0, 4], [4, 0], [8, 0]], lane = [[0, 8], [0, 16], [0, 32], [0, 64], [16, 0], [32, 0]], warp = [[1, 0], [2, 0]], block = []}>
#linear1 = #ttg.linear<{register = [[0, 1], [0, 2], [0, 4], [4, 0], [8, 0]], lane = [[0, 8], [0, 16], [0, 32], [64, 0], [32, 0], [16, 0]], warp = [[1, 0], [2, 0]], block = []}>
#linear2 = #ttg.linear<{register = [[0, 1], [0, 2], [0, 4], [0, 16], [0, 64], [64, 0]], lane = [[1, 0], [2, 0], [4, 0], [8, 0], [16, 0], [0, 8]], warp = [[0, 32], [32, 0]], block = []}>
#mma = #ttg.amd_mfma<{version = 4, warpsPerCTA = [2, 2], instrShape = [32, 32, 16], isTransposed = true}>
#shared = #ttg.padded_shared<[512:+8] {offset = [[0, 1], [0, 2], [0, 4], [0, 8], [0, 16], [0, 32], [64, 0], [32, 0], [16, 0], [1, 0], [2, 0], [4, 0], [8, 0]], block = []}>
#shared1 = #ttg.padded_shared<[512:+32] {offset = [[0, 1], [0, 2], [0, 4], [0, 8], [0, 16], [0, 32], [0, 64], [16, 0], [32, 0], [1, 0], [2, 0], [4, 0], [8, 0]], block = []}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 102064 : i32, ttg.target = "hip:gfx950", "ttg.threads-per-warp" = 64 : i32} {
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
    %c3_i32 = arith.constant 3 : i32
    %c2_i32 = arith.constant 2 : i32
    %cst_0 = arith.constant dense<64> : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %cst_1 = arith.constant dense<0.000000e+00> : tensor<64x128xf16, #linear>
    %cst_2 = arith.constant dense<0.000000e+00> : tensor<128x64xf16, #linear1>
    %cst_3 = arith.constant dense<64> : tensor<64xi32, #ttg.slice<{dim = 1, parent = #linear}>>
    %0 = arith.addi %arg3, %c127_i32 : i32
    %1 = arith.divsi %0, %c128_i32 : i32
    %2 = arith.addi %arg4, %c127_i32 : i32
    %3 = arith.divsi %2, %c128_i32 : i32
    %4 = tt.get_program_id x : i32
    %5 = arith.muli %1, %3 : i32
    %6 = arith.muli %3, %c8_i32 : i32
    %7 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #linear1}>>
    %8 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #linear2}>>
    %9 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %10 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #linear2}>>
    %11 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %12 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #linear}>>
    %13 = arith.addi %arg5, %c63_i32 : i32
    %14 = arith.divsi %13, %c64_i32 : i32
    %15 = tt.expand_dims %11 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x64xi32, #blocked>
    %16 = tt.splat %arg3 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #linear1}>>
    %17 = tt.splat %arg6 : i32 -> tensor<128x1xi32, #linear1>
    %18 = tt.splat %arg0 : !tt.ptr<f16> -> tensor<128x1x!tt.ptr<f16>, #linear1>
    %19 = tt.expand_dims %12 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #linear}>> -> tensor<64x1xi32, #linear>
    %20 = tt.splat %arg7 : i32 -> tensor<64x1xi32, #linear>
    %21 = tt.splat %arg1 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #linear>
    %22 = tt.splat %arg4 : i32 -> tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %23 = tt.splat %arg3 : i32 -> tensor<128x1xi32, #linear2>
    %24 = tt.splat %arg4 : i32 -> tensor<1x128xi32, #linear2>
    %25 = tt.splat %arg8 : i32 -> tensor<128x1xi32, #linear2>
    %26 = tt.splat %arg2 : !tt.ptr<f16> -> tensor<128x1x!tt.ptr<f16>, #linear2>
    cf.br ^bb1(%4 : i32)
  ^bb1(%27: i32):  // 2 preds: ^bb0, ^bb9
    %28 = arith.cmpi slt, %27, %5 : i32
    cf.cond_br %28, ^bb2, ^bb10
  ^bb2:  // pred: ^bb1
    %29 = arith.divsi %27, %6 : i32
    %30 = arith.muli %29, %c8_i32 : i32
    %31 = arith.subi %1, %30 : i32
    %32 = arith.minsi %31, %c8_i32 : i32
    %33 = arith.remsi %27, %32 : i32
    %34 = arith.addi %30, %33 : i32
    %35 = arith.remsi %27, %6 : i32
    %36 = arith.divsi %35, %32 : i32
    %37 = arith.muli %34, %c128_i32 : i32
    %38 = tt.splat %37 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #linear1}>>
    %39 = tt.splat %37 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #linear2}>>
    %40 = arith.addi %38, %7 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #linear1}>>
    %41 = arith.addi %39, %10 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #linear2}>>
    %42 = arith.muli %36, %c128_i32 : i32
    %43 = tt.splat %42 : i32 -> tensor<128xi32, #ttg.slice<{dim = 0, parent = #linear2}>>
    %44 = tt.splat %42 : i32 -> tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %45 = arith.addi %43, %8 : tensor<128xi32, #ttg.slice<{dim = 0, parent = #linear2}>>
    %46 = arith.addi %44, %9 : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %47 = ttg.local_alloc {allocation.offset = 52160 : i32} : () -> !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable>
    %48 = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<3x64x128xf16, #shared1, #smem, mutable>
    %49 = arith.cmpi sgt, %14, %c0_i32 : i32
    %50 = tt.splat %arg5 : i32 -> tensor<1x64xi32, #blocked>
    %51 = arith.cmpi slt, %15, %50 : tensor<1x64xi32, #blocked>
    %52 = arith.remsi %40, %16 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #linear1}>>
    %53 = tt.expand_dims %52 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #linear1}>> -> tensor<128x1xi32, #linear1>
    %54 = arith.muli %53, %17 : tensor<128x1xi32, #linear1>
    %55 = tt.addptr %18, %54 : tensor<128x1x!tt.ptr<f16>, #linear1>, tensor<128x1xi32, #linear1>
    %56 = tt.broadcast %55 : tensor<128x1x!tt.ptr<f16>, #linear1> -> tensor<128x64x!tt.ptr<f16>, #linear1>
    %57 = tt.broadcast %15 : tensor<1x64xi32, #blocked> -> tensor<128x64xi32, #linear1>
    %58 = tt.addptr %56, %57 : tensor<128x64x!tt.ptr<f16>, #linear1>, tensor<128x64xi32, #linear1>
    %59 = tt.broadcast %51 : tensor<1x64xi1, #blocked> -> tensor<128x64xi1, #linear1>
    %60 = ttg.memdesc_index %47[%c0_i32] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    %61 = tt.splat %49 : i1 -> tensor<128x64xi1, #linear1>
    %62 = arith.andi %61, %59 : tensor<128x64xi1, #linear1>
    ttg.barrier local
    %63 = ttg.async_copy_global_to_local %58, %60 mask %62 other %cst_2 {contiguity = 8 : i32} : tensor<128x64x!tt.ptr<f16>, #linear1> -> <128x64xf16, #shared, #smem, mutable>
    %64 = ttg.async_commit_group tokens %63
    %65 = tt.splat %arg5 : i32 -> tensor<64x1xi32, #linear>
    %66 = arith.cmpi slt, %19, %65 : tensor<64x1xi32, #linear>
    %67 = arith.muli %19, %20 : tensor<64x1xi32, #linear>
    %68 = tt.addptr %21, %67 : tensor<64x1x!tt.ptr<f16>, #linear>, tensor<64x1xi32, #linear>
    %69 = arith.remsi %46, %22 : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %70 = tt.expand_dims %69 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x128xi32, #blocked1>
    %71 = tt.broadcast %68 : tensor<64x1x!tt.ptr<f16>, #linear> -> tensor<64x128x!tt.ptr<f16>, #linear>
    %72 = tt.broadcast %70 : tensor<1x128xi32, #blocked1> -> tensor<64x128xi32, #linear>
    %73 = tt.addptr %71, %72 : tensor<64x128x!tt.ptr<f16>, #linear>, tensor<64x128xi32, #linear>
    %74 = tt.broadcast %66 : tensor<64x1xi1, #linear> -> tensor<64x128xi1, #linear>
    %75 = ttg.memdesc_index %48[%c0_i32] : !ttg.memdesc<3x64x128xf16, #shared1, #smem, mutable> -> !ttg.memdesc<64x128xf16, #shared1, #smem, mutable>
    %76 = tt.splat %49 : i1 -> tensor<64x128xi1, #linear>
    %77 = arith.andi %76, %74 : tensor<64x128xi1, #linear>
    %78 = ttg.async_copy_global_to_local %73, %75 mask %77 other %cst_1 {contiguity = 8 : i32} : tensor<64x128x!tt.ptr<f16>, #linear> -> <64x128xf16, #shared1, #smem, mutable>
    %79 = ttg.async_commit_group tokens %78
    %80 = arith.cmpi sgt, %14, %c1_i32 : i32
    %81 = arith.subi %arg5, %c64_i32 : i32
    %82 = tt.splat %81 : i32 -> tensor<1x64xi32, #blocked>
    %83 = arith.cmpi slt, %15, %82 : tensor<1x64xi32, #blocked>
    %84 = arith.addi %11, %cst_0 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %85 = arith.addi %12, %cst_3 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #linear}>>
    %86 = tt.expand_dims %84 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x64xi32, #blocked>
    %87 = tt.broadcast %86 : tensor<1x64xi32, #blocked> -> tensor<128x64xi32, #linear1>
    %88 = tt.addptr %56, %87 : tensor<128x64x!tt.ptr<f16>, #linear1>, tensor<128x64xi32, #linear1>
    %89 = tt.broadcast %83 : tensor<1x64xi1, #blocked> -> tensor<128x64xi1, #linear1>
    %90 = ttg.memdesc_index %47[%c1_i32] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    %91 = tt.splat %80 : i1 -> tensor<128x64xi1, #linear1>
    %92 = arith.andi %91, %89 : tensor<128x64xi1, #linear1>
    %93 = ttg.async_copy_global_to_local %88, %90 mask %92 other %cst_2 {contiguity = 8 : i32} : tensor<128x64x!tt.ptr<f16>, #linear1> -> <128x64xf16, #shared, #smem, mutable>
    %94 = ttg.async_commit_group tokens %93
    %95 = tt.splat %81 : i32 -> tensor<64x1xi32, #linear>
    %96 = arith.cmpi slt, %19, %95 : tensor<64x1xi32, #linear>
    %97 = tt.expand_dims %85 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #linear}>> -> tensor<64x1xi32, #linear>
    %98 = arith.muli %97, %20 : tensor<64x1xi32, #linear>
    %99 = tt.addptr %21, %98 : tensor<64x1x!tt.ptr<f16>, #linear>, tensor<64x1xi32, #linear>
    %100 = tt.broadcast %99 : tensor<64x1x!tt.ptr<f16>, #linear> -> tensor<64x128x!tt.ptr<f16>, #linear>
    %101 = tt.addptr %100, %72 : tensor<64x128x!tt.ptr<f16>, #linear>, tensor<64x128xi32, #linear>
    %102 = tt.broadcast %96 : tensor<64x1xi1, #linear> -> tensor<64x128xi1, #linear>
    %103 = ttg.memdesc_index %48[%c1_i32] : !ttg.memdesc<3x64x128xf16, #shared1, #smem, mutable> -> !ttg.memdesc<64x128xf16, #shared1, #smem, mutable>
    %104 = tt.splat %80 : i1 -> tensor<64x128xi1, #linear>
    %105 = arith.andi %104, %102 : tensor<64x128xi1, #linear>
    %106 = ttg.async_copy_global_to_local %101, %103 mask %105 other %cst_1 {contiguity = 8 : i32} : tensor<64x128x!tt.ptr<f16>, #linear> -> <64x128xf16, #shared1, #smem, mutable>
    %107 = ttg.async_commit_group tokens %106
    %108 = ttg.async_wait %64, %79 {num = 2 : i32}
    ttg.barrier local
    %109 = arith.subi %14, %c2_i32 : i32
    cf.br ^bb3(%c0_i32, %cst, %c1_i32, %60, %90, %108, %75, %103, %94, %107 : i32, tensor<128x128xf32, #mma>, i32, !ttg.memdesc<128x64xf16, #shared, #smem, mutable>, !ttg.memdesc<128x64xf16, #shared, #smem, mutable>, !ttg.async.token, !ttg.memdesc<64x128xf16, #shared1, #smem, mutable>, !ttg.memdesc<64x128xf16, #shared1, #smem, mutable>, !ttg.async.token, !ttg.async.token)
  ^bb3(%110: i32, %111: tensor<128x128xf32, #mma>, %112: i32, %113: !ttg.memdesc<128x64xf16, #shared, #smem, mutable>, %114: !ttg.memdesc<128x64xf16, #shared, #smem, mutable>, %115: !ttg.async.token, %116: !ttg.memdesc<64x128xf16, #shared1, #smem, mutable>, %117: !ttg.memdesc<64x128xf16, #shared1, #smem, mutable>, %118: !ttg.async.token, %119: !ttg.async.token):  // 2 preds: ^bb2, ^bb4
    %120 = arith.cmpi slt, %110, %109 : i32
    cf.cond_br %120, ^bb4, ^bb5
  ^bb4:  // pred: ^bb3
    %121 = arith.addi %112, %c1_i32 : i32
    %122 = arith.cmpi slt, %121, %c3_i32 : i32
    %123 = arith.select %122, %121, %c0_i32 : i32
    %124 = arith.addi %110, %c2_i32 : i32
    %125 = arith.muli %124, %c64_i32 : i32
    %126 = arith.subi %arg5, %125 : i32
    %127 = tt.splat %126 : i32 -> tensor<1x64xi32, #blocked>
    %128 = arith.cmpi slt, %15, %127 : tensor<1x64xi32, #blocked>
    %129 = tt.splat %125 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %130 = tt.splat %125 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #linear}>>
    %131 = arith.addi %129, %11 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %132 = arith.addi %130, %12 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #linear}>>
    %133 = tt.expand_dims %131 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x64xi32, #blocked>
    %134 = tt.broadcast %133 : tensor<1x64xi32, #blocked> -> tensor<128x64xi32, #linear1>
    %135 = tt.addptr %56, %134 : tensor<128x64x!tt.ptr<f16>, #linear1>, tensor<128x64xi32, #linear1>
    %136 = tt.broadcast %128 : tensor<1x64xi1, #blocked> -> tensor<128x64xi1, #linear1>
    %137 = ttg.memdesc_index %47[%123] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    %138 = ttg.async_copy_global_to_local %135, %137 mask %136 other %cst_2 {contiguity = 8 : i32} : tensor<128x64x!tt.ptr<f16>, #linear1> -> <128x64xf16, #shared, #smem, mutable>
    %139 = ttg.async_commit_group tokens %138
    %140 = ttg.local_load %113 token %115 {ttg.amdg.syncedViaAsyncWait = true} : !ttg.memdesc<128x64xf16, #shared, #smem, mutable> -> tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>
    %141 = tt.splat %126 : i32 -> tensor<64x1xi32, #linear>
    %142 = arith.cmpi slt, %19, %141 : tensor<64x1xi32, #linear>
    %143 = tt.expand_dims %132 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #linear}>> -> tensor<64x1xi32, #linear>
    %144 = arith.muli %143, %20 : tensor<64x1xi32, #linear>
    %145 = tt.addptr %21, %144 : tensor<64x1x!tt.ptr<f16>, #linear>, tensor<64x1xi32, #linear>
    %146 = tt.broadcast %145 : tensor<64x1x!tt.ptr<f16>, #linear> -> tensor<64x128x!tt.ptr<f16>, #linear>
    %147 = tt.addptr %146, %72 : tensor<64x128x!tt.ptr<f16>, #linear>, tensor<64x128xi32, #linear>
    %148 = tt.broadcast %142 : tensor<64x1xi1, #linear> -> tensor<64x128xi1, #linear>
    %149 = ttg.memdesc_index %48[%123] : !ttg.memdesc<3x64x128xf16, #shared1, #smem, mutable> -> !ttg.memdesc<64x128xf16, #shared1, #smem, mutable>
    %150 = ttg.async_copy_global_to_local %147, %149 mask %148 other %cst_1 {contiguity = 8 : i32} : tensor<64x128x!tt.ptr<f16>, #linear> -> <64x128xf16, #shared1, #smem, mutable>
    %151 = ttg.async_commit_group tokens %150
    %152 = ttg.local_load %116 token %115 {ttg.amdg.syncedViaAsyncWait = true} : !ttg.memdesc<64x128xf16, #shared1, #smem, mutable> -> tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
    %153 = tt.dot %140, %152, %111 : tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<128x128xf32, #mma>
    %154 = ttg.async_wait %118, %119 {num = 2 : i32}
    ttg.barrier local
    %155 = arith.addi %110, %c1_i32 : i32
    cf.br ^bb3(%155, %153, %123, %114, %137, %154, %117, %149, %139, %151 : i32, tensor<128x128xf32, #mma>, i32, !ttg.memdesc<128x64xf16, #shared, #smem, mutable>, !ttg.memdesc<128x64xf16, #shared, #smem, mutable>, !ttg.async.token, !ttg.memdesc<64x128xf16, #shared1, #smem, mutable>, !ttg.memdesc<64x128xf16, #shared1, #smem, mutable>, !ttg.async.token, !ttg.async.token)
  ^bb5:  // pred: ^bb3
    %156 = arith.cmpi sge, %14, %c1_i32 : i32
    %157 = arith.cmpi sge, %14, %c2_i32 : i32
    %158 = ttg.local_load %113 token %115 {ttg.amdg.syncedViaAsyncWait = true} : !ttg.memdesc<128x64xf16, #shared, #smem, mutable> -> tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>
    %159 = ttg.local_load %116 token %115 {ttg.amdg.syncedViaAsyncWait = true} : !ttg.memdesc<64x128xf16, #shared1, #smem, mutable> -> tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
    cf.cond_br %156, ^bb6, ^bb7(%111 : tensor<128x128xf32, #mma>)
  ^bb6:  // pred: ^bb5
    %160 = tt.dot %158, %159, %111 : tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<128x128xf32, #mma>
    cf.br ^bb7(%160 : tensor<128x128xf32, #mma>)
  ^bb7(%161: tensor<128x128xf32, #mma>):  // 2 preds: ^bb5, ^bb6
    %162 = ttg.async_wait %118, %119 {num = 0 : i32}
    ttg.barrier local
    %163 = arith.select %156, %161, %111 : tensor<128x128xf32, #mma>
    %164 = ttg.local_load %114 token %162 {ttg.amdg.syncedViaAsyncWait = true} : !ttg.memdesc<128x64xf16, #shared, #smem, mutable> -> tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>
    %165 = ttg.local_load %117 token %162 {ttg.amdg.syncedViaAsyncWait = true} : !ttg.memdesc<64x128xf16, #shared1, #smem, mutable> -> tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
    cf.cond_br %157, ^bb8, ^bb9(%163 : tensor<128x128xf32, #mma>)
  ^bb8:  // pred: ^bb7
    %166 = tt.dot %164, %165, %163 : tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<128x128xf32, #mma>
    cf.br ^bb9(%166 : tensor<128x128xf32, #mma>)
  ^bb9(%167: tensor<128x128xf32, #mma>):  // 2 preds: ^bb7, ^bb8
    %168 = arith.select %157, %167, %163 : tensor<128x128xf32, #mma>
    ttg.local_dealloc %48 : !ttg.memdesc<3x64x128xf16, #shared1, #smem, mutable>
    ttg.local_dealloc %47 : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable>
    %169 = tt.expand_dims %41 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #linear2}>> -> tensor<128x1xi32, #linear2>
    %170 = arith.cmpi slt, %169, %23 : tensor<128x1xi32, #linear2>
    %171 = tt.expand_dims %45 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #linear2}>> -> tensor<1x128xi32, #linear2>
    %172 = arith.cmpi slt, %171, %24 : tensor<1x128xi32, #linear2>
    %173 = tt.broadcast %170 : tensor<128x1xi1, #linear2> -> tensor<128x128xi1, #linear2>
    %174 = tt.broadcast %172 : tensor<1x128xi1, #linear2> -> tensor<128x128xi1, #linear2>
    %175 = arith.andi %173, %174 : tensor<128x128xi1, #linear2>
    %176 = arith.muli %169, %25 : tensor<128x1xi32, #linear2>
    %177 = tt.addptr %26, %176 : tensor<128x1x!tt.ptr<f16>, #linear2>, tensor<128x1xi32, #linear2>
    %178 = tt.broadcast %177 : tensor<128x1x!tt.ptr<f16>, #linear2> -> tensor<128x128x!tt.ptr<f16>, #linear2>
    %179 = tt.broadcast %171 : tensor<1x128xi32, #linear2> -> tensor<128x128xi32, #linear2>
    %180 = tt.addptr %178, %179 : tensor<128x128x!tt.ptr<f16>, #linear2>, tensor<128x128xi32, #linear2>
    %181 = arith.truncf %168 : tensor<128x128xf32, #mma> to tensor<128x128xf16, #mma>
    %182 = ttg.convert_layout %181 : tensor<128x128xf16, #mma> -> tensor<128x128xf16, #linear2>
    tt.store %180, %182, %175 : tensor<128x128x!tt.ptr<f16>, #linear2>
    %183 = arith.addi %27, %c108_i32 : i32
    cf.br ^bb1(%183 : i32)
  ^bb10:  // pred: ^bb1
    tt.return
  }
}

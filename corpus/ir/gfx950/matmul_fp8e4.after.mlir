#blocked = #ttg.blocked<{sizePerThread = [1, 16], threadsPerWarp = [8, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#linear = #ttg.linear<{register = [[0, 1], [0, 2], [0, 4], [0, 8], [4, 0], [8, 0]], lane = [[0, 16], [0, 32], [0, 64], [32, 0], [16, 0], [64, 0]], warp = [[1, 0], [2, 0]], block = []}>
#linear1 = #ttg.linear<{register = [[0, 1], [0, 2], [0, 4], [0, 16], [0, 64], [64, 0]], lane = [[1, 0], [2, 0], [4, 0], [8, 0], [16, 0], [0, 8]], warp = [[0, 32], [32, 0]], block = []}>
#linear2 = #ttg.linear<{register = [[0, 1], [0, 2], [0, 4], [0, 8], [4, 0], [8, 0]], lane = [[0, 16], [0, 32], [0, 64], [16, 0], [32, 0], [64, 0]], warp = [[1, 0], [2, 0]], block = []}>
#mma = #ttg.amd_mfma<{version = 4, warpsPerCTA = [2, 2], instrShape = [32, 32, 64], isTransposed = true}>
#shared = #ttg.padded_shared<[1024:+16] {offset = [[0, 1], [0, 2], [0, 4], [0, 8], [0, 16], [0, 32], [0, 64], [32, 0], [16, 0], [64, 0], [1, 0], [2, 0], [4, 0], [8, 0]], block = []}>
#shared1 = #ttg.padded_shared<[1024:+32] {offset = [[0, 1], [0, 2], [0, 4], [0, 8], [0, 16], [0, 32], [0, 64], [16, 0], [32, 0], [64, 0], [1, 0], [2, 0], [4, 0], [8, 0]], block = []}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 100560 : i32, ttg.target = "hip:gfx950", "ttg.threads-per-warp" = 64 : i32} {
  tt.func public @matmul(%arg0: !tt.ptr<f8E4M3FN> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f8E4M3FN> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg3: i32 {tt.divisibility = 16 : i32}, %arg4: i32 {tt.divisibility = 16 : i32}, %arg5: i32 {tt.divisibility = 16 : i32}, %arg6: i32 {tt.divisibility = 16 : i32}, %arg7: i32 {tt.divisibility = 16 : i32}, %arg8: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<0.000000e+00> : tensor<128x128xf32, #mma>
    %c0_i32 = arith.constant 0 : i32
    %c128_i32 = arith.constant 128 : i32
    %c127_i32 = arith.constant 127 : i32
    %c256_i32 = arith.constant 256 : i32
    %c2_i32 = arith.constant 2 : i32
    %c3_i32 = arith.constant 3 : i32
    %c1_i32 = arith.constant 1 : i32
    %cst_0 = arith.constant dense<128> : tensor<128x128xi32, #linear>
    %0 = tt.get_program_id x : i32
    %1 = arith.muli %0, %c128_i32 : i32
    %2 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #linear}>>
    %3 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #linear1}>>
    %4 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %5 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #linear1}>>
    %6 = tt.splat %1 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #linear}>>
    %7 = tt.splat %1 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #linear1}>>
    %8 = arith.addi %6, %2 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #linear}>>
    %9 = arith.addi %7, %3 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #linear1}>>
    %10 = tt.get_program_id y : i32
    %11 = arith.muli %10, %c128_i32 : i32
    %12 = tt.splat %11 : i32 -> tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %13 = tt.splat %11 : i32 -> tensor<128xi32, #ttg.slice<{dim = 0, parent = #linear1}>>
    %14 = arith.addi %12, %4 : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %15 = arith.addi %13, %5 : tensor<128xi32, #ttg.slice<{dim = 0, parent = #linear1}>>
    %16 = tt.expand_dims %8 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #linear}>> -> tensor<128x1xi32, #linear>
    %17 = tt.expand_dims %9 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #linear1}>> -> tensor<128x1xi32, #linear1>
    %18 = tt.splat %arg6 : i32 -> tensor<128x1xi32, #linear>
    %19 = arith.muli %16, %18 : tensor<128x1xi32, #linear>
    %20 = tt.splat %arg0 : !tt.ptr<f8E4M3FN> -> tensor<128x1x!tt.ptr<f8E4M3FN>, #linear>
    %21 = tt.addptr %20, %19 : tensor<128x1x!tt.ptr<f8E4M3FN>, #linear>, tensor<128x1xi32, #linear>
    %22 = tt.expand_dims %4 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x128xi32, #blocked>
    %23 = tt.broadcast %21 : tensor<128x1x!tt.ptr<f8E4M3FN>, #linear> -> tensor<128x128x!tt.ptr<f8E4M3FN>, #linear>
    %24 = tt.broadcast %22 : tensor<1x128xi32, #blocked> -> tensor<128x128xi32, #linear>
    %25 = tt.addptr %23, %24 : tensor<128x128x!tt.ptr<f8E4M3FN>, #linear>, tensor<128x128xi32, #linear>
    %26 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #linear2}>>
    %27 = tt.expand_dims %26 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #linear2}>> -> tensor<128x1xi32, #linear2>
    %28 = tt.splat %arg7 : i32 -> tensor<128x1xi32, #linear2>
    %29 = arith.muli %27, %28 : tensor<128x1xi32, #linear2>
    %30 = tt.splat %arg1 : !tt.ptr<f8E4M3FN> -> tensor<128x1x!tt.ptr<f8E4M3FN>, #linear2>
    %31 = tt.addptr %30, %29 : tensor<128x1x!tt.ptr<f8E4M3FN>, #linear2>, tensor<128x1xi32, #linear2>
    %32 = tt.expand_dims %14 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x128xi32, #blocked>
    %33 = tt.expand_dims %15 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #linear1}>> -> tensor<1x128xi32, #linear1>
    %34 = tt.broadcast %31 : tensor<128x1x!tt.ptr<f8E4M3FN>, #linear2> -> tensor<128x128x!tt.ptr<f8E4M3FN>, #linear2>
    %35 = tt.broadcast %32 : tensor<1x128xi32, #blocked> -> tensor<128x128xi32, #linear2>
    %36 = tt.broadcast %33 : tensor<1x128xi32, #linear1> -> tensor<128x128xi32, #linear1>
    %37 = tt.addptr %34, %35 : tensor<128x128x!tt.ptr<f8E4M3FN>, #linear2>, tensor<128x128xi32, #linear2>
    %38 = arith.muli %arg7, %c128_i32 : i32
    %39 = tt.splat %38 : i32 -> tensor<128x128xi32, #linear2>
    %40 = ttg.local_alloc {allocation.offset = 50656 : i32} : () -> !ttg.memdesc<3x128x128xf8E4M3FN, #shared, #smem, mutable>
    %41 = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<3x128x128xf8E4M3FN, #shared1, #smem, mutable>
    %42 = arith.cmpi sgt, %arg5, %c0_i32 : i32
    %43 = ttg.memdesc_index %40[%c0_i32] : !ttg.memdesc<3x128x128xf8E4M3FN, #shared, #smem, mutable> -> !ttg.memdesc<128x128xf8E4M3FN, #shared, #smem, mutable>
    %44 = tt.splat %42 : i1 -> tensor<128x128xi1, #linear>
    %45 = ttg.async_copy_global_to_local %25, %43 mask %44 {contiguity = 16 : i32} : tensor<128x128x!tt.ptr<f8E4M3FN>, #linear> -> <128x128xf8E4M3FN, #shared, #smem, mutable>
    %46 = ttg.async_commit_group tokens %45
    %47 = ttg.memdesc_index %41[%c0_i32] : !ttg.memdesc<3x128x128xf8E4M3FN, #shared1, #smem, mutable> -> !ttg.memdesc<128x128xf8E4M3FN, #shared1, #smem, mutable>
    %48 = tt.splat %42 : i1 -> tensor<128x128xi1, #linear2>
    %49 = ttg.async_copy_global_to_local %37, %47 mask %48 {contiguity = 16 : i32} : tensor<128x128x!tt.ptr<f8E4M3FN>, #linear2> -> <128x128xf8E4M3FN, #shared1, #smem, mutable>
    %50 = ttg.async_commit_group tokens %49
    %51 = arith.cmpi sgt, %arg5, %c128_i32 : i32
    %52 = tt.addptr %25, %cst_0 : tensor<128x128x!tt.ptr<f8E4M3FN>, #linear>, tensor<128x128xi32, #linear>
    %53 = tt.addptr %37, %39 : tensor<128x128x!tt.ptr<f8E4M3FN>, #linear2>, tensor<128x128xi32, #linear2>
    %54 = ttg.memdesc_index %40[%c1_i32] : !ttg.memdesc<3x128x128xf8E4M3FN, #shared, #smem, mutable> -> !ttg.memdesc<128x128xf8E4M3FN, #shared, #smem, mutable>
    %55 = tt.splat %51 : i1 -> tensor<128x128xi1, #linear>
    %56 = ttg.async_copy_global_to_local %52, %54 mask %55 {contiguity = 16 : i32} : tensor<128x128x!tt.ptr<f8E4M3FN>, #linear> -> <128x128xf8E4M3FN, #shared, #smem, mutable>
    %57 = ttg.async_commit_group tokens %56
    %58 = ttg.memdesc_index %41[%c1_i32] : !ttg.memdesc<3x128x128xf8E4M3FN, #shared1, #smem, mutable> -> !ttg.memdesc<128x128xf8E4M3FN, #shared1, #smem, mutable>
    %59 = tt.splat %51 : i1 -> tensor<128x128xi1, #linear2>
    %60 = ttg.async_copy_global_to_local %53, %58 mask %59 {contiguity = 16 : i32} : tensor<128x128x!tt.ptr<f8E4M3FN>, #linear2> -> <128x128xf8E4M3FN, #shared1, #smem, mutable>
    %61 = ttg.async_commit_group tokens %60
    %62 = ttg.async_wait %46, %50 {num = 2 : i32}
    ttg.barrier local
    %63 = arith.subi %arg5, %c256_i32 : i32
    cf.br ^bb1(%c0_i32, %cst, %c1_i32, %43, %54, %62, %47, %58, %57, %61, %52, %53 : i32, tensor<128x128xf32, #mma>, i32, !ttg.memdesc<128x128xf8E4M3FN, #shared, #smem, mutable>, !ttg.memdesc<128x128xf8E4M3FN, #shared, #smem, mutable>, !ttg.async.token, !ttg.memdesc<128x128xf8E4M3FN, #shared1, #smem, mutable>, !ttg.memdesc<128x128xf8E4M3FN, #shared1, #smem, mutable>, !ttg.async.token, !ttg.async.token, tensor<128x128x!tt.ptr<f8E4M3FN>, #linear>, tensor<128x128x!tt.ptr<f8E4M3FN>, #linear2>)
  ^bb1(%64: i32, %65: tensor<128x128xf32, #mma>, %66: i32, %67: !ttg.memdesc<128x128xf8E4M3FN, #shared, #smem, mutable>, %68: !ttg.memdesc<128x128xf8E4M3FN, #shared, #smem, mutable>, %69: !ttg.async.token, %70: !ttg.memdesc<128x128xf8E4M3FN, #shared1, #smem, mutable>, %71: !ttg.memdesc<128x128xf8E4M3FN, #shared1, #smem, mutable>, %72: !ttg.async.token, %73: !ttg.async.token, %74: tensor<128x128x!tt.ptr<f8E4M3FN>, #linear>, %75: tensor<128x128x!tt.ptr<f8E4M3FN>, #linear2>):  // 2 preds: ^bb0, ^bb2
    %76 = arith.cmpi slt, %64, %63 : i32
    cf.cond_br %76, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %77 = tt.addptr %74, %cst_0 : tensor<128x128x!tt.ptr<f8E4M3FN>, #linear>, tensor<128x128xi32, #linear>
    %78 = tt.addptr %75, %39 : tensor<128x128x!tt.ptr<f8E4M3FN>, #linear2>, tensor<128x128xi32, #linear2>
    %79 = arith.addi %66, %c1_i32 : i32
    %80 = arith.cmpi slt, %79, %c3_i32 : i32
    %81 = arith.select %80, %79, %c0_i32 : i32
    %82 = ttg.memdesc_index %40[%81] : !ttg.memdesc<3x128x128xf8E4M3FN, #shared, #smem, mutable> -> !ttg.memdesc<128x128xf8E4M3FN, #shared, #smem, mutable>
    %83 = ttg.async_copy_global_to_local %77, %82 {contiguity = 16 : i32} : tensor<128x128x!tt.ptr<f8E4M3FN>, #linear> -> <128x128xf8E4M3FN, #shared, #smem, mutable>
    %84 = ttg.async_commit_group tokens %83
    %85 = ttg.local_load %67 token %69 {ttg.amdg.syncedViaAsyncWait = true} : !ttg.memdesc<128x128xf8E4M3FN, #shared, #smem, mutable> -> tensor<128x128xf8E4M3FN, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 16}>>
    %86 = ttg.memdesc_index %41[%81] : !ttg.memdesc<3x128x128xf8E4M3FN, #shared1, #smem, mutable> -> !ttg.memdesc<128x128xf8E4M3FN, #shared1, #smem, mutable>
    %87 = ttg.async_copy_global_to_local %78, %86 {contiguity = 16 : i32} : tensor<128x128x!tt.ptr<f8E4M3FN>, #linear2> -> <128x128xf8E4M3FN, #shared1, #smem, mutable>
    %88 = ttg.async_commit_group tokens %87
    %89 = ttg.local_load %70 token %69 {ttg.amdg.syncedViaAsyncWait = true} : !ttg.memdesc<128x128xf8E4M3FN, #shared1, #smem, mutable> -> tensor<128x128xf8E4M3FN, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 16}>>
    %90 = tt.dot_scaled %85, %89, %65 lhs = e4m3 rhs = e4m3 {fastMath = false} : tensor<128x128xf8E4M3FN, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 16}>> * tensor<128x128xf8E4M3FN, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 16}>> -> tensor<128x128xf32, #mma>
    %91 = ttg.async_wait %72, %73 {num = 2 : i32}
    ttg.barrier local
    %92 = arith.addi %64, %c128_i32 : i32
    cf.br ^bb1(%92, %90, %81, %68, %82, %91, %71, %86, %84, %88, %77, %78 : i32, tensor<128x128xf32, #mma>, i32, !ttg.memdesc<128x128xf8E4M3FN, #shared, #smem, mutable>, !ttg.memdesc<128x128xf8E4M3FN, #shared, #smem, mutable>, !ttg.async.token, !ttg.memdesc<128x128xf8E4M3FN, #shared1, #smem, mutable>, !ttg.memdesc<128x128xf8E4M3FN, #shared1, #smem, mutable>, !ttg.async.token, !ttg.async.token, tensor<128x128x!tt.ptr<f8E4M3FN>, #linear>, tensor<128x128x!tt.ptr<f8E4M3FN>, #linear2>)
  ^bb3:  // pred: ^bb1
    %93 = arith.addi %arg5, %c127_i32 : i32
    %94 = arith.divsi %93, %c128_i32 : i32
    %95 = arith.cmpi sge, %94, %c1_i32 : i32
    %96 = arith.cmpi sge, %94, %c2_i32 : i32
    %97 = ttg.local_load %67 token %69 {ttg.amdg.syncedViaAsyncWait = true} : !ttg.memdesc<128x128xf8E4M3FN, #shared, #smem, mutable> -> tensor<128x128xf8E4M3FN, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 16}>>
    %98 = ttg.local_load %70 token %69 {ttg.amdg.syncedViaAsyncWait = true} : !ttg.memdesc<128x128xf8E4M3FN, #shared1, #smem, mutable> -> tensor<128x128xf8E4M3FN, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 16}>>
    cf.cond_br %95, ^bb4, ^bb5(%65 : tensor<128x128xf32, #mma>)
  ^bb4:  // pred: ^bb3
    %99 = tt.dot_scaled %97, %98, %65 lhs = e4m3 rhs = e4m3 {fastMath = false} : tensor<128x128xf8E4M3FN, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 16}>> * tensor<128x128xf8E4M3FN, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 16}>> -> tensor<128x128xf32, #mma>
    cf.br ^bb5(%99 : tensor<128x128xf32, #mma>)
  ^bb5(%100: tensor<128x128xf32, #mma>):  // 2 preds: ^bb3, ^bb4
    %101 = ttg.async_wait %72, %73 {num = 0 : i32}
    ttg.barrier local
    %102 = arith.select %95, %100, %65 : tensor<128x128xf32, #mma>
    %103 = ttg.local_load %68 token %101 {ttg.amdg.syncedViaAsyncWait = true} : !ttg.memdesc<128x128xf8E4M3FN, #shared, #smem, mutable> -> tensor<128x128xf8E4M3FN, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 16}>>
    %104 = ttg.local_load %71 token %101 {ttg.amdg.syncedViaAsyncWait = true} : !ttg.memdesc<128x128xf8E4M3FN, #shared1, #smem, mutable> -> tensor<128x128xf8E4M3FN, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 16}>>
    cf.cond_br %96, ^bb6, ^bb7(%102 : tensor<128x128xf32, #mma>)
  ^bb6:  // pred: ^bb5
    %105 = tt.dot_scaled %103, %104, %102 lhs = e4m3 rhs = e4m3 {fastMath = false} : tensor<128x128xf8E4M3FN, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 16}>> * tensor<128x128xf8E4M3FN, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 16}>> -> tensor<128x128xf32, #mma>
    cf.br ^bb7(%105 : tensor<128x128xf32, #mma>)
  ^bb7(%106: tensor<128x128xf32, #mma>):  // 2 preds: ^bb5, ^bb6
    %107 = arith.select %96, %106, %102 : tensor<128x128xf32, #mma>
    ttg.local_dealloc %41 : !ttg.memdesc<3x128x128xf8E4M3FN, #shared1, #smem, mutable>
    ttg.local_dealloc %40 : !ttg.memdesc<3x128x128xf8E4M3FN, #shared, #smem, mutable>
    %108 = tt.splat %arg8 : i32 -> tensor<128x1xi32, #linear1>
    %109 = arith.muli %17, %108 : tensor<128x1xi32, #linear1>
    %110 = tt.splat %arg2 : !tt.ptr<f16> -> tensor<128x1x!tt.ptr<f16>, #linear1>
    %111 = tt.addptr %110, %109 : tensor<128x1x!tt.ptr<f16>, #linear1>, tensor<128x1xi32, #linear1>
    %112 = tt.broadcast %111 : tensor<128x1x!tt.ptr<f16>, #linear1> -> tensor<128x128x!tt.ptr<f16>, #linear1>
    %113 = tt.addptr %112, %36 : tensor<128x128x!tt.ptr<f16>, #linear1>, tensor<128x128xi32, #linear1>
    %114 = arith.truncf %107 : tensor<128x128xf32, #mma> to tensor<128x128xf16, #mma>
    %115 = ttg.convert_layout %114 : tensor<128x128xf16, #mma> -> tensor<128x128xf16, #linear1>
    tt.store %113, %115 : tensor<128x128x!tt.ptr<f16>, #linear1>
    tt.return
  }
}

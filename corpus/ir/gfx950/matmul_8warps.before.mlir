#blocked = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [2, 32], warpsPerCTA = [8, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [8, 8], warpsPerCTA = [8, 1], order = [1, 0]}>
#linear = #ttg.linear<{register = [[0, 1], [0, 2], [0, 4], [8, 0]], lane = [[0, 8], [0, 16], [0, 32], [64, 0], [32, 0], [16, 0]], warp = [[1, 0], [2, 0], [4, 0]], block = []}>
#linear1 = #ttg.linear<{register = [[0, 1], [0, 2], [0, 4], [0, 16], [0, 128], [64, 0]], lane = [[1, 0], [2, 0], [4, 0], [8, 0], [16, 0], [0, 8]], warp = [[0, 32], [0, 64], [32, 0]], block = []}>
#linear2 = #ttg.linear<{register = [[0, 1], [0, 2], [0, 4], [8, 0], [32, 0]], lane = [[0, 8], [0, 16], [0, 32], [0, 64], [0, 128], [16, 0]], warp = [[1, 0], [2, 0], [4, 0]], block = []}>
#mma = #ttg.amd_mfma<{version = 4, warpsPerCTA = [2, 4], instrShape = [32, 32, 16], isTransposed = true}>
#shared = #ttg.padded_shared<[512:+8] {offset = [[0, 1], [0, 2], [0, 4], [0, 8], [0, 16], [0, 32], [64, 0], [32, 0], [16, 0], [1, 0], [2, 0], [4, 0], [8, 0]], block = []}>
#shared1 = #ttg.padded_shared<[512:+32] {offset = [[0, 1], [0, 2], [0, 4], [0, 8], [0, 16], [0, 32], [0, 64], [0, 128], [16, 0], [1, 0], [2, 0], [4, 0], [8, 0], [32, 0]], block = []}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 8 : i32, ttg.shared = 154288 : i32, ttg.target = "hip:gfx950", "ttg.threads-per-warp" = 64 : i32} {
  tt.func public @matmul(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg3: i32 {tt.divisibility = 16 : i32}, %arg4: i32 {tt.divisibility = 16 : i32}, %arg5: i32 {tt.divisibility = 16 : i32}, %arg6: i32 {tt.divisibility = 16 : i32}, %arg7: i32 {tt.divisibility = 16 : i32}, %arg8: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<0.000000e+00> : tensor<128x256xf32, #mma>
    %c0_i32 = arith.constant 0 : i32
    %c128_i32 = arith.constant 128 : i32
    %c256_i32 = arith.constant 256 : i32
    %c64_i32 = arith.constant 64 : i32
    %c63_i32 = arith.constant 63 : i32
    %c2_i32 = arith.constant 2 : i32
    %c3_i32 = arith.constant 3 : i32
    %c1_i32 = arith.constant 1 : i32
    %cst_0 = arith.constant dense<64> : tensor<128x64xi32, #linear>
    %0 = tt.get_program_id x : i32
    %1 = arith.muli %0, %c128_i32 : i32
    %2 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #linear}>>
    %3 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #linear1}>>
    %4 = tt.splat %1 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #linear}>>
    %5 = tt.splat %1 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #linear1}>>
    %6 = arith.addi %4, %2 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #linear}>>
    %7 = arith.addi %5, %3 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #linear1}>>
    %8 = tt.get_program_id y : i32
    %9 = arith.muli %8, %c256_i32 : i32
    %10 = tt.make_range {end = 256 : i32, start = 0 : i32} : tensor<256xi32, #ttg.slice<{dim = 0, parent = #linear1}>>
    %11 = tt.make_range {end = 256 : i32, start = 0 : i32} : tensor<256xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %12 = tt.splat %9 : i32 -> tensor<256xi32, #ttg.slice<{dim = 0, parent = #linear1}>>
    %13 = tt.splat %9 : i32 -> tensor<256xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %14 = arith.addi %12, %10 : tensor<256xi32, #ttg.slice<{dim = 0, parent = #linear1}>>
    %15 = arith.addi %13, %11 : tensor<256xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %16 = tt.expand_dims %6 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #linear}>> -> tensor<128x1xi32, #linear>
    %17 = tt.expand_dims %7 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #linear1}>> -> tensor<128x1xi32, #linear1>
    %18 = tt.splat %arg6 : i32 -> tensor<128x1xi32, #linear>
    %19 = arith.muli %16, %18 : tensor<128x1xi32, #linear>
    %20 = tt.splat %arg0 : !tt.ptr<f16> -> tensor<128x1x!tt.ptr<f16>, #linear>
    %21 = tt.addptr %20, %19 : tensor<128x1x!tt.ptr<f16>, #linear>, tensor<128x1xi32, #linear>
    %22 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %23 = tt.expand_dims %22 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x64xi32, #blocked1>
    %24 = tt.broadcast %21 : tensor<128x1x!tt.ptr<f16>, #linear> -> tensor<128x64x!tt.ptr<f16>, #linear>
    %25 = tt.broadcast %23 : tensor<1x64xi32, #blocked1> -> tensor<128x64xi32, #linear>
    %26 = tt.addptr %24, %25 : tensor<128x64x!tt.ptr<f16>, #linear>, tensor<128x64xi32, #linear>
    %27 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #linear2}>>
    %28 = tt.expand_dims %27 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #linear2}>> -> tensor<64x1xi32, #linear2>
    %29 = tt.splat %arg7 : i32 -> tensor<64x1xi32, #linear2>
    %30 = arith.muli %28, %29 : tensor<64x1xi32, #linear2>
    %31 = tt.splat %arg1 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #linear2>
    %32 = tt.addptr %31, %30 : tensor<64x1x!tt.ptr<f16>, #linear2>, tensor<64x1xi32, #linear2>
    %33 = tt.expand_dims %14 {axis = 0 : i32} : tensor<256xi32, #ttg.slice<{dim = 0, parent = #linear1}>> -> tensor<1x256xi32, #linear1>
    %34 = tt.expand_dims %15 {axis = 0 : i32} : tensor<256xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x256xi32, #blocked>
    %35 = tt.broadcast %32 : tensor<64x1x!tt.ptr<f16>, #linear2> -> tensor<64x256x!tt.ptr<f16>, #linear2>
    %36 = tt.broadcast %34 : tensor<1x256xi32, #blocked> -> tensor<64x256xi32, #linear2>
    %37 = tt.addptr %35, %36 : tensor<64x256x!tt.ptr<f16>, #linear2>, tensor<64x256xi32, #linear2>
    %38 = arith.muli %arg7, %c64_i32 : i32
    %39 = tt.splat %38 : i32 -> tensor<64x256xi32, #linear2>
    %40 = ttg.local_alloc {allocation.offset = 104384 : i32} : () -> !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable>
    %41 = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<3x64x256xf16, #shared1, #smem, mutable>
    %42 = arith.cmpi sgt, %arg5, %c0_i32 : i32
    %43 = ttg.memdesc_index %40[%c0_i32] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    %44 = tt.splat %42 : i1 -> tensor<128x64xi1, #linear>
    %45 = ttg.async_copy_global_to_local %26, %43 mask %44 {contiguity = 8 : i32} : tensor<128x64x!tt.ptr<f16>, #linear> -> <128x64xf16, #shared, #smem, mutable>
    %46 = ttg.async_commit_group tokens %45
    %47 = ttg.memdesc_index %41[%c0_i32] : !ttg.memdesc<3x64x256xf16, #shared1, #smem, mutable> -> !ttg.memdesc<64x256xf16, #shared1, #smem, mutable>
    %48 = tt.splat %42 : i1 -> tensor<64x256xi1, #linear2>
    %49 = ttg.async_copy_global_to_local %37, %47 mask %48 {contiguity = 8 : i32} : tensor<64x256x!tt.ptr<f16>, #linear2> -> <64x256xf16, #shared1, #smem, mutable>
    %50 = ttg.async_commit_group tokens %49
    %51 = arith.cmpi sgt, %arg5, %c64_i32 : i32
    %52 = tt.addptr %26, %cst_0 : tensor<128x64x!tt.ptr<f16>, #linear>, tensor<128x64xi32, #linear>
    %53 = tt.addptr %37, %39 : tensor<64x256x!tt.ptr<f16>, #linear2>, tensor<64x256xi32, #linear2>
    %54 = ttg.memdesc_index %40[%c1_i32] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    %55 = tt.splat %51 : i1 -> tensor<128x64xi1, #linear>
    %56 = ttg.async_copy_global_to_local %52, %54 mask %55 {contiguity = 8 : i32} : tensor<128x64x!tt.ptr<f16>, #linear> -> <128x64xf16, #shared, #smem, mutable>
    %57 = ttg.async_commit_group tokens %56
    %58 = ttg.memdesc_index %41[%c1_i32] : !ttg.memdesc<3x64x256xf16, #shared1, #smem, mutable> -> !ttg.memdesc<64x256xf16, #shared1, #smem, mutable>
    %59 = tt.splat %51 : i1 -> tensor<64x256xi1, #linear2>
    %60 = ttg.async_copy_global_to_local %53, %58 mask %59 {contiguity = 8 : i32} : tensor<64x256x!tt.ptr<f16>, #linear2> -> <64x256xf16, #shared1, #smem, mutable>
    %61 = ttg.async_commit_group tokens %60
    %62 = ttg.async_wait %46, %50 {num = 2 : i32}
    %63 = arith.subi %arg5, %c128_i32 : i32
    ttg.barrier local
    %64 = rocdl.workitem.id.x : i32
    %65 = arith.divsi %64, %c256_i32 : i32
    %66 = arith.cmpi eq, %65, %c0_i32 : i32
    %67 = arith.cmpi ne, %65, %c0_i32 : i32
    amdg.cond_barrier %67
    cf.br ^bb1(%c0_i32, %cst, %c1_i32, %43, %54, %62, %47, %58, %57, %61, %52, %53 : i32, tensor<128x256xf32, #mma>, i32, !ttg.memdesc<128x64xf16, #shared, #smem, mutable>, !ttg.memdesc<128x64xf16, #shared, #smem, mutable>, !ttg.async.token, !ttg.memdesc<64x256xf16, #shared1, #smem, mutable>, !ttg.memdesc<64x256xf16, #shared1, #smem, mutable>, !ttg.async.token, !ttg.async.token, tensor<128x64x!tt.ptr<f16>, #linear>, tensor<64x256x!tt.ptr<f16>, #linear2>)
  ^bb1(%68: i32, %69: tensor<128x256xf32, #mma>, %70: i32, %71: !ttg.memdesc<128x64xf16, #shared, #smem, mutable>, %72: !ttg.memdesc<128x64xf16, #shared, #smem, mutable>, %73: !ttg.async.token, %74: !ttg.memdesc<64x256xf16, #shared1, #smem, mutable>, %75: !ttg.memdesc<64x256xf16, #shared1, #smem, mutable>, %76: !ttg.async.token, %77: !ttg.async.token, %78: tensor<128x64x!tt.ptr<f16>, #linear>, %79: tensor<64x256x!tt.ptr<f16>, #linear2>):  // 2 preds: ^bb0, ^bb2
    %80 = arith.cmpi slt, %68, %63 : i32
    cf.cond_br %80, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %81 = tt.addptr %78, %cst_0 : tensor<128x64x!tt.ptr<f16>, #linear>, tensor<128x64xi32, #linear>
    %82 = tt.addptr %79, %39 : tensor<64x256x!tt.ptr<f16>, #linear2>, tensor<64x256xi32, #linear2>
    %83 = arith.addi %70, %c1_i32 : i32
    %84 = arith.cmpi slt, %83, %c3_i32 : i32
    %85 = arith.select %84, %83, %c0_i32 : i32
    %86 = ttg.memdesc_index %40[%85] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    %87 = ttg.memdesc_index %41[%85] : !ttg.memdesc<3x64x256xf16, #shared1, #smem, mutable> -> !ttg.memdesc<64x256xf16, #shared1, #smem, mutable>
    %88 = ttg.local_load %71 token %73 : !ttg.memdesc<128x64xf16, #shared, #smem, mutable> -> tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>
    %89 = ttg.local_load %74 token %73 : !ttg.memdesc<64x256xf16, #shared1, #smem, mutable> -> tensor<64x256xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
    rocdl.sched.barrier none
    %90 = ttg.async_copy_global_to_local %81, %86 {contiguity = 8 : i32} : tensor<128x64x!tt.ptr<f16>, #linear> -> <128x64xf16, #shared, #smem, mutable>
    %91 = ttg.async_commit_group tokens %90
    rocdl.sched.barrier none
    %92 = ttg.async_wait %76, %77 {num = 1 : i32}
    rocdl.sched.barrier none
    rocdl.sched.group.barrier mfma_wmma, 1, 0
    rocdl.sched.group.barrier salu, 3, 0
    rocdl.sched.group.barrier mfma_wmma, 1, 0
    rocdl.sched.group.barrier salu, 3, 0
    rocdl.sched.group.barrier mfma_wmma, 1, 0
    %93 = ttg.async_copy_global_to_local %82, %87 {contiguity = 8 : i32} : tensor<64x256x!tt.ptr<f16>, #linear2> -> <64x256xf16, #shared1, #smem, mutable>
    %94 = ttg.async_commit_group tokens %93
    %95 = tt.dot %88, %89, %69 : tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<64x256xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<128x256xf32, #mma>
    rocdl.sched.barrier none
    rocdl.s.barrier
    rocdl.sched.barrier none
    %96 = arith.addi %68, %c64_i32 : i32
    cf.br ^bb1(%96, %95, %85, %72, %86, %92, %75, %87, %91, %94, %81, %82 : i32, tensor<128x256xf32, #mma>, i32, !ttg.memdesc<128x64xf16, #shared, #smem, mutable>, !ttg.memdesc<128x64xf16, #shared, #smem, mutable>, !ttg.async.token, !ttg.memdesc<64x256xf16, #shared1, #smem, mutable>, !ttg.memdesc<64x256xf16, #shared1, #smem, mutable>, !ttg.async.token, !ttg.async.token, tensor<128x64x!tt.ptr<f16>, #linear>, tensor<64x256x!tt.ptr<f16>, #linear2>)
  ^bb3:  // pred: ^bb1
    amdg.cond_barrier %66
    %97 = arith.addi %arg5, %c63_i32 : i32
    %98 = arith.divsi %97, %c64_i32 : i32
    %99 = arith.cmpi sge, %98, %c1_i32 : i32
    %100 = arith.cmpi sge, %98, %c2_i32 : i32
    %101 = ttg.local_load %71 token %73 : !ttg.memdesc<128x64xf16, #shared, #smem, mutable> -> tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>
    %102 = ttg.local_load %74 token %73 : !ttg.memdesc<64x256xf16, #shared1, #smem, mutable> -> tensor<64x256xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
    cf.cond_br %99, ^bb4, ^bb5(%69 : tensor<128x256xf32, #mma>)
  ^bb4:  // pred: ^bb3
    %103 = tt.dot %101, %102, %69 : tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<64x256xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<128x256xf32, #mma>
    cf.br ^bb5(%103 : tensor<128x256xf32, #mma>)
  ^bb5(%104: tensor<128x256xf32, #mma>):  // 2 preds: ^bb3, ^bb4
    %105 = ttg.async_wait %76, %77 {num = 0 : i32}
    %106 = arith.select %99, %104, %69 : tensor<128x256xf32, #mma>
    %107 = ttg.local_load %72 token %105 : !ttg.memdesc<128x64xf16, #shared, #smem, mutable> -> tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>
    %108 = ttg.local_load %75 token %105 : !ttg.memdesc<64x256xf16, #shared1, #smem, mutable> -> tensor<64x256xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
    cf.cond_br %100, ^bb6, ^bb7(%106 : tensor<128x256xf32, #mma>)
  ^bb6:  // pred: ^bb5
    %109 = tt.dot %107, %108, %106 : tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<64x256xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<128x256xf32, #mma>
    cf.br ^bb7(%109 : tensor<128x256xf32, #mma>)
  ^bb7(%110: tensor<128x256xf32, #mma>):  // 2 preds: ^bb5, ^bb6
    %111 = arith.select %100, %110, %106 : tensor<128x256xf32, #mma>
    ttg.local_dealloc %41 : !ttg.memdesc<3x64x256xf16, #shared1, #smem, mutable>
    ttg.local_dealloc %40 : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable>
    %112 = tt.splat %arg8 : i32 -> tensor<128x1xi32, #linear1>
    %113 = arith.muli %17, %112 : tensor<128x1xi32, #linear1>
    %114 = tt.splat %arg2 : !tt.ptr<f16> -> tensor<128x1x!tt.ptr<f16>, #linear1>
    %115 = tt.addptr %114, %113 : tensor<128x1x!tt.ptr<f16>, #linear1>, tensor<128x1xi32, #linear1>
    %116 = tt.broadcast %115 : tensor<128x1x!tt.ptr<f16>, #linear1> -> tensor<128x256x!tt.ptr<f16>, #linear1>
    %117 = tt.broadcast %33 : tensor<1x256xi32, #linear1> -> tensor<128x256xi32, #linear1>
    %118 = tt.addptr %116, %117 : tensor<128x256x!tt.ptr<f16>, #linear1>, tensor<128x256xi32, #linear1>
    %119 = arith.truncf %111 : tensor<128x256xf32, #mma> to tensor<128x256xf16, #mma>
    %120 = ttg.convert_layout %119 : tensor<128x256xf16, #mma> -> tensor<128x256xf16, #linear1>
    tt.store %118, %120 : tensor<128x256x!tt.ptr<f16>, #linear1>
    tt.return
  }
}

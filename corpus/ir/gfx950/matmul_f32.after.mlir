#blocked = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [2, 32], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [4, 16], warpsPerCTA = [4, 1], order = [1, 0]}>
#mma = #ttg.amd_mfma<{version = 4, warpsPerCTA = [2, 2], instrShape = [32, 32, 2], isTransposed = true}>
#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 2, maxPhase = 8, order = [1, 0]}>
#shared1 = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 49152 : i32, ttg.target = "hip:gfx950", "ttg.threads-per-warp" = 64 : i32} {
  tt.func public @matmul(%arg0: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg3: i32 {tt.divisibility = 16 : i32}, %arg4: i32 {tt.divisibility = 16 : i32}, %arg5: i32 {tt.divisibility = 16 : i32}, %arg6: i32 {tt.divisibility = 16 : i32}, %arg7: i32 {tt.divisibility = 16 : i32}, %arg8: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<0.000000e+00> : tensor<64x64xf32, #mma>
    %c0_i32 = arith.constant 0 : i32
    %c64_i32 = arith.constant 64 : i32
    %c32_i32 = arith.constant 32 : i32
    %c31_i32 = arith.constant 31 : i32
    %c2_i32 = arith.constant 2 : i32
    %c3_i32 = arith.constant 3 : i32
    %c1_i32 = arith.constant 1 : i32
    %cst_0 = arith.constant dense<32> : tensor<64x32xi32, #blocked>
    %0 = tt.get_program_id x : i32
    %1 = arith.muli %0, %c64_i32 : i32
    %2 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %3 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %4 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %5 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %6 = tt.splat %1 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %7 = tt.splat %1 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %8 = arith.addi %6, %2 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %9 = arith.addi %7, %3 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %10 = tt.get_program_id y : i32
    %11 = arith.muli %10, %c64_i32 : i32
    %12 = tt.splat %11 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %13 = tt.splat %11 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %14 = arith.addi %12, %4 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %15 = arith.addi %13, %5 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %16 = tt.expand_dims %8 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xi32, #blocked>
    %17 = tt.expand_dims %9 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<64x1xi32, #mma>
    %18 = tt.splat %arg6 : i32 -> tensor<64x1xi32, #blocked>
    %19 = arith.muli %16, %18 : tensor<64x1xi32, #blocked>
    %20 = tt.splat %arg0 : !tt.ptr<f32> -> tensor<64x1x!tt.ptr<f32>, #blocked>
    %21 = tt.addptr %20, %19 : tensor<64x1x!tt.ptr<f32>, #blocked>, tensor<64x1xi32, #blocked>
    %22 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %23 = tt.expand_dims %22 {axis = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x32xi32, #blocked>
    %24 = tt.broadcast %21 : tensor<64x1x!tt.ptr<f32>, #blocked> -> tensor<64x32x!tt.ptr<f32>, #blocked>
    %25 = tt.broadcast %23 : tensor<1x32xi32, #blocked> -> tensor<64x32xi32, #blocked>
    %26 = tt.addptr %24, %25 : tensor<64x32x!tt.ptr<f32>, #blocked>, tensor<64x32xi32, #blocked>
    %27 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %28 = tt.expand_dims %27 {axis = 1 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<32x1xi32, #blocked1>
    %29 = tt.splat %arg7 : i32 -> tensor<32x1xi32, #blocked1>
    %30 = arith.muli %28, %29 : tensor<32x1xi32, #blocked1>
    %31 = tt.splat %arg1 : !tt.ptr<f32> -> tensor<32x1x!tt.ptr<f32>, #blocked1>
    %32 = tt.addptr %31, %30 : tensor<32x1x!tt.ptr<f32>, #blocked1>, tensor<32x1xi32, #blocked1>
    %33 = tt.expand_dims %14 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma}>> -> tensor<1x64xi32, #mma>
    %34 = tt.expand_dims %15 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x64xi32, #blocked1>
    %35 = tt.broadcast %32 : tensor<32x1x!tt.ptr<f32>, #blocked1> -> tensor<32x64x!tt.ptr<f32>, #blocked1>
    %36 = tt.broadcast %34 : tensor<1x64xi32, #blocked1> -> tensor<32x64xi32, #blocked1>
    %37 = tt.addptr %35, %36 : tensor<32x64x!tt.ptr<f32>, #blocked1>, tensor<32x64xi32, #blocked1>
    %38 = arith.muli %arg7, %c32_i32 : i32
    %39 = tt.splat %38 : i32 -> tensor<32x64xi32, #blocked1>
    %40 = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<3x64x32xf32, #shared, #smem, mutable>
    %41 = ttg.local_alloc {allocation.offset = 24576 : i32} : () -> !ttg.memdesc<3x32x64xf32, #shared1, #smem, mutable>
    %42 = arith.cmpi sgt, %arg5, %c0_i32 : i32
    %43 = ttg.memdesc_index %40[%c0_i32] : !ttg.memdesc<3x64x32xf32, #shared, #smem, mutable> -> !ttg.memdesc<64x32xf32, #shared, #smem, mutable>
    %44 = tt.splat %42 : i1 -> tensor<64x32xi1, #blocked>
    %45 = ttg.async_copy_global_to_local %26, %43 mask %44 : tensor<64x32x!tt.ptr<f32>, #blocked> -> <64x32xf32, #shared, #smem, mutable>
    %46 = ttg.async_commit_group tokens %45
    %47 = ttg.memdesc_index %41[%c0_i32] : !ttg.memdesc<3x32x64xf32, #shared1, #smem, mutable> -> !ttg.memdesc<32x64xf32, #shared1, #smem, mutable>
    %48 = tt.splat %42 : i1 -> tensor<32x64xi1, #blocked1>
    %49 = ttg.async_copy_global_to_local %37, %47 mask %48 {contiguity = 4 : i32} : tensor<32x64x!tt.ptr<f32>, #blocked1> -> <32x64xf32, #shared1, #smem, mutable>
    %50 = ttg.async_commit_group tokens %49
    %51 = arith.cmpi sgt, %arg5, %c32_i32 : i32
    %52 = tt.addptr %26, %cst_0 : tensor<64x32x!tt.ptr<f32>, #blocked>, tensor<64x32xi32, #blocked>
    %53 = tt.addptr %37, %39 : tensor<32x64x!tt.ptr<f32>, #blocked1>, tensor<32x64xi32, #blocked1>
    %54 = ttg.memdesc_index %40[%c1_i32] : !ttg.memdesc<3x64x32xf32, #shared, #smem, mutable> -> !ttg.memdesc<64x32xf32, #shared, #smem, mutable>
    %55 = tt.splat %51 : i1 -> tensor<64x32xi1, #blocked>
    %56 = ttg.async_copy_global_to_local %52, %54 mask %55 : tensor<64x32x!tt.ptr<f32>, #blocked> -> <64x32xf32, #shared, #smem, mutable>
    %57 = ttg.async_commit_group tokens %56
    %58 = ttg.memdesc_index %41[%c1_i32] : !ttg.memdesc<3x32x64xf32, #shared1, #smem, mutable> -> !ttg.memdesc<32x64xf32, #shared1, #smem, mutable>
    %59 = tt.splat %51 : i1 -> tensor<32x64xi1, #blocked1>
    %60 = ttg.async_copy_global_to_local %53, %58 mask %59 {contiguity = 4 : i32} : tensor<32x64x!tt.ptr<f32>, #blocked1> -> <32x64xf32, #shared1, #smem, mutable>
    %61 = ttg.async_commit_group tokens %60
    %62 = ttg.async_wait %46, %50 {num = 2 : i32}
    ttg.barrier local
    %63 = arith.subi %arg5, %c64_i32 : i32
    cf.br ^bb1(%c0_i32, %cst, %53, %c1_i32, %43, %54, %62, %47, %58, %57, %61, %52 : i32, tensor<64x64xf32, #mma>, tensor<32x64x!tt.ptr<f32>, #blocked1>, i32, !ttg.memdesc<64x32xf32, #shared, #smem, mutable>, !ttg.memdesc<64x32xf32, #shared, #smem, mutable>, !ttg.async.token, !ttg.memdesc<32x64xf32, #shared1, #smem, mutable>, !ttg.memdesc<32x64xf32, #shared1, #smem, mutable>, !ttg.async.token, !ttg.async.token, tensor<64x32x!tt.ptr<f32>, #blocked>)
  ^bb1(%64: i32, %65: tensor<64x64xf32, #mma>, %66: tensor<32x64x!tt.ptr<f32>, #blocked1>, %67: i32, %68: !ttg.memdesc<64x32xf32, #shared, #smem, mutable>, %69: !ttg.memdesc<64x32xf32, #shared, #smem, mutable>, %70: !ttg.async.token, %71: !ttg.memdesc<32x64xf32, #shared1, #smem, mutable>, %72: !ttg.memdesc<32x64xf32, #shared1, #smem, mutable>, %73: !ttg.async.token, %74: !ttg.async.token, %75: tensor<64x32x!tt.ptr<f32>, #blocked>):  // 2 preds: ^bb0, ^bb2
    %76 = arith.cmpi slt, %64, %63 : i32
    cf.cond_br %76, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %77 = tt.addptr %75, %cst_0 : tensor<64x32x!tt.ptr<f32>, #blocked>, tensor<64x32xi32, #blocked>
    %78 = tt.addptr %66, %39 : tensor<32x64x!tt.ptr<f32>, #blocked1>, tensor<32x64xi32, #blocked1>
    %79 = arith.addi %67, %c1_i32 : i32
    %80 = arith.cmpi slt, %79, %c3_i32 : i32
    %81 = arith.select %80, %79, %c0_i32 : i32
    %82 = ttg.memdesc_index %40[%81] : !ttg.memdesc<3x64x32xf32, #shared, #smem, mutable> -> !ttg.memdesc<64x32xf32, #shared, #smem, mutable>
    %83 = ttg.async_copy_global_to_local %77, %82 : tensor<64x32x!tt.ptr<f32>, #blocked> -> <64x32xf32, #shared, #smem, mutable>
    %84 = ttg.async_commit_group tokens %83
    %85 = ttg.local_load %68 token %70 {ttg.amdg.syncedViaAsyncWait = true} : !ttg.memdesc<64x32xf32, #shared, #smem, mutable> -> tensor<64x32xf32, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 1}>>
    %86 = ttg.memdesc_index %41[%81] : !ttg.memdesc<3x32x64xf32, #shared1, #smem, mutable> -> !ttg.memdesc<32x64xf32, #shared1, #smem, mutable>
    %87 = ttg.async_copy_global_to_local %78, %86 {contiguity = 4 : i32} : tensor<32x64x!tt.ptr<f32>, #blocked1> -> <32x64xf32, #shared1, #smem, mutable>
    %88 = ttg.async_commit_group tokens %87
    %89 = ttg.local_load %71 token %70 {ttg.amdg.syncedViaAsyncWait = true} : !ttg.memdesc<32x64xf32, #shared1, #smem, mutable> -> tensor<32x64xf32, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 1}>>
    %90 = tt.dot %85, %89, %65 : tensor<64x32xf32, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 1}>> * tensor<32x64xf32, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 1}>> -> tensor<64x64xf32, #mma>
    %91 = ttg.async_wait %73, %74 {num = 2 : i32}
    ttg.barrier local
    %92 = arith.addi %64, %c32_i32 : i32
    cf.br ^bb1(%92, %90, %78, %81, %69, %82, %91, %72, %86, %84, %88, %77 : i32, tensor<64x64xf32, #mma>, tensor<32x64x!tt.ptr<f32>, #blocked1>, i32, !ttg.memdesc<64x32xf32, #shared, #smem, mutable>, !ttg.memdesc<64x32xf32, #shared, #smem, mutable>, !ttg.async.token, !ttg.memdesc<32x64xf32, #shared1, #smem, mutable>, !ttg.memdesc<32x64xf32, #shared1, #smem, mutable>, !ttg.async.token, !ttg.async.token, tensor<64x32x!tt.ptr<f32>, #blocked>)
  ^bb3:  // pred: ^bb1
    %93 = arith.addi %arg5, %c31_i32 : i32
    %94 = arith.divsi %93, %c32_i32 : i32
    %95 = arith.cmpi sge, %94, %c1_i32 : i32
    %96 = arith.cmpi sge, %94, %c2_i32 : i32
    %97 = ttg.local_load %68 token %70 {ttg.amdg.syncedViaAsyncWait = true} : !ttg.memdesc<64x32xf32, #shared, #smem, mutable> -> tensor<64x32xf32, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 1}>>
    %98 = ttg.local_load %71 token %70 {ttg.amdg.syncedViaAsyncWait = true} : !ttg.memdesc<32x64xf32, #shared1, #smem, mutable> -> tensor<32x64xf32, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 1}>>
    cf.cond_br %95, ^bb4, ^bb5(%65 : tensor<64x64xf32, #mma>)
  ^bb4:  // pred: ^bb3
    %99 = tt.dot %97, %98, %65 : tensor<64x32xf32, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 1}>> * tensor<32x64xf32, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 1}>> -> tensor<64x64xf32, #mma>
    cf.br ^bb5(%99 : tensor<64x64xf32, #mma>)
  ^bb5(%100: tensor<64x64xf32, #mma>):  // 2 preds: ^bb3, ^bb4
    %101 = ttg.async_wait %73, %74 {num = 0 : i32}
    ttg.barrier local
    %102 = arith.select %95, %100, %65 : tensor<64x64xf32, #mma>
    %103 = ttg.local_load %69 token %101 {ttg.amdg.syncedViaAsyncWait = true} : !ttg.memdesc<64x32xf32, #shared, #smem, mutable> -> tensor<64x32xf32, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 1}>>
    %104 = ttg.local_load %72 token %101 {ttg.amdg.syncedViaAsyncWait = true} : !ttg.memdesc<32x64xf32, #shared1, #smem, mutable> -> tensor<32x64xf32, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 1}>>
    cf.cond_br %96, ^bb6, ^bb7(%102 : tensor<64x64xf32, #mma>)
  ^bb6:  // pred: ^bb5
    %105 = tt.dot %103, %104, %102 : tensor<64x32xf32, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 1}>> * tensor<32x64xf32, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 1}>> -> tensor<64x64xf32, #mma>
    cf.br ^bb7(%105 : tensor<64x64xf32, #mma>)
  ^bb7(%106: tensor<64x64xf32, #mma>):  // 2 preds: ^bb5, ^bb6
    %107 = arith.select %96, %106, %102 : tensor<64x64xf32, #mma>
    ttg.local_dealloc %41 : !ttg.memdesc<3x32x64xf32, #shared1, #smem, mutable>
    ttg.local_dealloc %40 : !ttg.memdesc<3x64x32xf32, #shared, #smem, mutable>
    %108 = tt.splat %arg8 : i32 -> tensor<64x1xi32, #mma>
    %109 = arith.muli %17, %108 : tensor<64x1xi32, #mma>
    %110 = tt.splat %arg2 : !tt.ptr<f32> -> tensor<64x1x!tt.ptr<f32>, #mma>
    %111 = tt.addptr %110, %109 : tensor<64x1x!tt.ptr<f32>, #mma>, tensor<64x1xi32, #mma>
    %112 = tt.broadcast %111 : tensor<64x1x!tt.ptr<f32>, #mma> -> tensor<64x64x!tt.ptr<f32>, #mma>
    %113 = tt.broadcast %33 : tensor<1x64xi32, #mma> -> tensor<64x64xi32, #mma>
    %114 = tt.addptr %112, %113 : tensor<64x64x!tt.ptr<f32>, #mma>, tensor<64x64xi32, #mma>
    tt.store %114, %107 : tensor<64x64x!tt.ptr<f32>, #mma>
    tt.return
  }
}

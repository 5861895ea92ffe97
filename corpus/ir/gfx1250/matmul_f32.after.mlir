#blocked = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [2, 16], warpsPerCTA = [4, 1], order = [1, 0]}>
#mma = #ttg.amd_wmma<{version = 3, isTranspose = true, ctaLayout = {warp = [[0, 1], [1, 0]]}, instrShape = [16, 16, 4]}>
#shared = #ttg.padded_shared<[64:+2] {order = [1, 0], shape = [64, 32]}>
#shared1 = #ttg.padded_shared<[64:+4] {order = [1, 0], shape = [32, 64]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 51432 : i32, ttg.target = "hip:gfx1250", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @matmul(%arg0: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg3: i32 {tt.divisibility = 16 : i32}, %arg4: i32 {tt.divisibility = 16 : i32}, %arg5: i32 {tt.divisibility = 16 : i32}, %arg6: i32 {tt.divisibility = 16 : i32}, %arg7: i32 {tt.divisibility = 16 : i32}, %arg8: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %c31_i32 = arith.constant 31 : i32
    %c2_i32 = arith.constant 2 : i32
    %c3_i32 = arith.constant 3 : i32
    %c1_i32 = arith.constant 1 : i32
    %cst = arith.constant dense<32> : tensor<64x32xi32, #blocked>
    %c32_i32 = arith.constant 32 : i32
    %c64_i32 = arith.constant 64 : i32
    %c0_i32 = arith.constant 0 : i32
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<64x64xf32, #mma>
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
    %40 = ttg.local_alloc {allocation.offset = 26096 : i32} : () -> !ttg.memdesc<3x64x32xf32, #shared, #smem, mutable>
    %41 = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<3x32x64xf32, #shared1, #smem, mutable>
    %42 = arith.cmpi sgt, %arg5, %c0_i32 : i32
    %43 = ttg.memdesc_index %40[%c0_i32] : !ttg.memdesc<3x64x32xf32, #shared, #smem, mutable> -> !ttg.memdesc<64x32xf32, #shared, #smem, mutable>
    %44 = tt.splat %42 : i1 -> tensor<64x32xi1, #blocked>
    %45 = ttg.async_copy_global_to_local %26, %43 mask %44 {contiguity = 4 : i32} : tensor<64x32x!tt.ptr<f32>, #blocked> -> <64x32xf32, #shared, #smem, mutable>
    %46 = ttg.async_commit_group tokens %45
    %47 = ttg.memdesc_index %41[%c0_i32] : !ttg.memdesc<3x32x64xf32, #shared1, #smem, mutable> -> !ttg.memdesc<32x64xf32, #shared1, #smem, mutable>
    %48 = tt.splat %42 : i1 -> tensor<32x64xi1, #blocked1>
    %49 = ttg.async_copy_global_to_local %37, %47 mask %48 {contiguity = 4 : i32} : tensor<32x64x!tt.ptr<f32>, #blocked1> -> <32x64xf32, #shared1, #smem, mutable>
    %50 = ttg.async_commit_group tokens %49
    %51 = arith.cmpi sgt, %arg5, %c32_i32 : i32
    %52 = tt.addptr %26, %cst : tensor<64x32x!tt.ptr<f32>, #blocked>, tensor<64x32xi32, #blocked>
    %53 = tt.addptr %37, %39 : tensor<32x64x!tt.ptr<f32>, #blocked1>, tensor<32x64xi32, #blocked1>
    %54 = ttg.memdesc_index %40[%c1_i32] : !ttg.memdesc<3x64x32xf32, #shared, #smem, mutable> -> !ttg.memdesc<64x32xf32, #shared, #smem, mutable>
    %55 = tt.splat %51 : i1 -> tensor<64x32xi1, #blocked>
    %56 = ttg.async_copy_global_to_local %52, %54 mask %55 {contiguity = 4 : i32} : tensor<64x32x!tt.ptr<f32>, #blocked> -> <64x32xf32, #shared, #smem, mutable>
    %57 = ttg.async_commit_group tokens %56
    %58 = ttg.memdesc_index %41[%c1_i32] : !ttg.memdesc<3x32x64xf32, #shared1, #smem, mutable> -> !ttg.memdesc<32x64xf32, #shared1, #smem, mutable>
    %59 = tt.splat %51 : i1 -> tensor<32x64xi1, #blocked1>
    %60 = ttg.async_copy_global_to_local %53, %58 mask %59 {contiguity = 4 : i32} : tensor<32x64x!tt.ptr<f32>, #blocked1> -> <32x64xf32, #shared1, #smem, mutable>
    %61 = ttg.async_commit_group tokens %60
    %62 = arith.subi %arg5, %c64_i32 : i32
    cf.br ^bb1(%c0_i32, %cst_0, %52, %53, %c1_i32, %46, %57, %50, %61, %43, %54, %47, %58 : i32, tensor<64x64xf32, #mma>, tensor<64x32x!tt.ptr<f32>, #blocked>, tensor<32x64x!tt.ptr<f32>, #blocked1>, i32, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.memdesc<64x32xf32, #shared, #smem, mutable>, !ttg.memdesc<64x32xf32, #shared, #smem, mutable>, !ttg.memdesc<32x64xf32, #shared1, #smem, mutable>, !ttg.memdesc<32x64xf32, #shared1, #smem, mutable>)
  ^bb1(%63: i32, %64: tensor<64x64xf32, #mma>, %65: tensor<64x32x!tt.ptr<f32>, #blocked>, %66: tensor<32x64x!tt.ptr<f32>, #blocked1>, %67: i32, %68: !ttg.async.token, %69: !ttg.async.token, %70: !ttg.async.token, %71: !ttg.async.token, %72: !ttg.memdesc<64x32xf32, #shared, #smem, mutable>, %73: !ttg.memdesc<64x32xf32, #shared, #smem, mutable>, %74: !ttg.memdesc<32x64xf32, #shared1, #smem, mutable>, %75: !ttg.memdesc<32x64xf32, #shared1, #smem, mutable>):  // 2 preds: ^bb0, ^bb2
    %76 = arith.cmpi slt, %63, %62 : i32
    cf.cond_br %76, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %77 = amdg.async_wait %68, %70 {num_inst = 8 : i32, ttg.num_commit_groups = 0 : i32}
    ttg.barrier local
    %78 = tt.addptr %65, %cst : tensor<64x32x!tt.ptr<f32>, #blocked>, tensor<64x32xi32, #blocked>
    %79 = tt.addptr %66, %39 : tensor<32x64x!tt.ptr<f32>, #blocked1>, tensor<32x64xi32, #blocked1>
    %80 = arith.addi %67, %c1_i32 : i32
    %81 = arith.cmpi slt, %80, %c3_i32 : i32
    %82 = arith.select %81, %80, %c0_i32 : i32
    %83 = ttg.memdesc_index %40[%82] : !ttg.memdesc<3x64x32xf32, #shared, #smem, mutable> -> !ttg.memdesc<64x32xf32, #shared, #smem, mutable>
    %84 = ttg.async_copy_global_to_local %78, %83 {contiguity = 4 : i32} : tensor<64x32x!tt.ptr<f32>, #blocked> -> <64x32xf32, #shared, #smem, mutable>
    %85 = ttg.async_commit_group tokens %84
    ttg.barrier local
    %86 = ttg.local_load %72 token %77 : !ttg.memdesc<64x32xf32, #shared, #smem, mutable> -> tensor<64x32xf32, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
    %87 = ttg.memdesc_index %41[%82] : !ttg.memdesc<3x32x64xf32, #shared1, #smem, mutable> -> !ttg.memdesc<32x64xf32, #shared1, #smem, mutable>
    %88 = ttg.async_copy_global_to_local %79, %87 {contiguity = 4 : i32} : tensor<32x64x!tt.ptr<f32>, #blocked1> -> <32x64xf32, #shared1, #smem, mutable>
    %89 = ttg.async_commit_group tokens %88
    ttg.barrier local
    %90 = ttg.local_load %74 token %77 : !ttg.memdesc<32x64xf32, #shared1, #smem, mutable> -> tensor<32x64xf32, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>>
    %91 = tt.dot %86, %90, %64 : tensor<64x32xf32, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>> * tensor<32x64xf32, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>> -> tensor<64x64xf32, #mma>
    %92 = arith.addi %63, %c32_i32 : i32
    cf.br ^bb1(%92, %91, %78, %79, %82, %69, %85, %71, %89, %73, %83, %75, %87 : i32, tensor<64x64xf32, #mma>, tensor<64x32x!tt.ptr<f32>, #blocked>, tensor<32x64x!tt.ptr<f32>, #blocked1>, i32, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.memdesc<64x32xf32, #shared, #smem, mutable>, !ttg.memdesc<64x32xf32, #shared, #smem, mutable>, !ttg.memdesc<32x64xf32, #shared1, #smem, mutable>, !ttg.memdesc<32x64xf32, #shared1, #smem, mutable>)
  ^bb3:  // pred: ^bb1
    %93 = arith.addi %arg5, %c31_i32 : i32
    %94 = arith.divsi %93, %c32_i32 : i32
    %95 = arith.cmpi sge, %94, %c1_i32 : i32
    %96 = arith.cmpi sge, %94, %c2_i32 : i32
    %97 = amdg.async_wait %68, %70 {num_inst = 0 : i32, ttg.num_commit_groups = 0 : i32}
    ttg.barrier local
    %98 = ttg.local_load %72 token %97 : !ttg.memdesc<64x32xf32, #shared, #smem, mutable> -> tensor<64x32xf32, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
    %99 = ttg.local_load %74 token %97 : !ttg.memdesc<32x64xf32, #shared1, #smem, mutable> -> tensor<32x64xf32, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>>
    cf.cond_br %95, ^bb4, ^bb5(%64 : tensor<64x64xf32, #mma>)
  ^bb4:  // pred: ^bb3
    %100 = tt.dot %98, %99, %64 : tensor<64x32xf32, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>> * tensor<32x64xf32, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>> -> tensor<64x64xf32, #mma>
    cf.br ^bb5(%100 : tensor<64x64xf32, #mma>)
  ^bb5(%101: tensor<64x64xf32, #mma>):  // 2 preds: ^bb3, ^bb4
    %102 = arith.select %95, %101, %64 : tensor<64x64xf32, #mma>
    %103 = amdg.async_wait %69, %71 {num_inst = 0 : i32, ttg.num_commit_groups = 0 : i32}
    ttg.barrier local
    %104 = ttg.local_load %73 token %103 : !ttg.memdesc<64x32xf32, #shared, #smem, mutable> -> tensor<64x32xf32, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
    %105 = ttg.local_load %75 token %103 : !ttg.memdesc<32x64xf32, #shared1, #smem, mutable> -> tensor<32x64xf32, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>>
    cf.cond_br %96, ^bb6, ^bb7(%102 : tensor<64x64xf32, #mma>)
  ^bb6:  // pred: ^bb5
    %106 = tt.dot %104, %105, %102 : tensor<64x32xf32, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>> * tensor<32x64xf32, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>> -> tensor<64x64xf32, #mma>
    cf.br ^bb7(%106 : tensor<64x64xf32, #mma>)
  ^bb7(%107: tensor<64x64xf32, #mma>):  // 2 preds: ^bb5, ^bb6
    %108 = arith.select %96, %107, %102 : tensor<64x64xf32, #mma>
    ttg.local_dealloc %41 : !ttg.memdesc<3x32x64xf32, #shared1, #smem, mutable>
    ttg.local_dealloc %40 : !ttg.memdesc<3x64x32xf32, #shared, #smem, mutable>
    %109 = tt.splat %arg8 : i32 -> tensor<64x1xi32, #mma>
    %110 = arith.muli %17, %109 : tensor<64x1xi32, #mma>
    %111 = tt.splat %arg2 : !tt.ptr<f32> -> tensor<64x1x!tt.ptr<f32>, #mma>
    %112 = tt.addptr %111, %110 : tensor<64x1x!tt.ptr<f32>, #mma>, tensor<64x1xi32, #mma>
    %113 = tt.broadcast %112 : tensor<64x1x!tt.ptr<f32>, #mma> -> tensor<64x64x!tt.ptr<f32>, #mma>
    %114 = tt.broadcast %33 : tensor<1x64xi32, #mma> -> tensor<64x64xi32, #mma>
    %115 = tt.addptr %113, %114 : tensor<64x64x!tt.ptr<f32>, #mma>, tensor<64x64xi32, #mma>
    tt.store %115, %108 : tensor<64x64x!tt.ptr<f32>, #mma>
    tt.return
  }
}

#blocked = #ttg.blocked<{sizePerThread = [1, 16], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 16], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#mma = #ttg.amd_wmma<{version = 3, isTranspose = true, ctaLayout = {warp = [[0, 1], [1, 0]]}, instrShape = [16, 16, 64]}>
#shared = #ttg.padded_shared<[256:+16] {order = [1, 0], shape = [128, 64]}>
#shared1 = #ttg.padded_shared<[256:+16] {order = [1, 0], shape = [64, 128]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 34784 : i32, ttg.target = "hip:gfx1250", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @matmul(%arg0: !tt.ptr<f8E5M2> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f8E5M2> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg3: i32 {tt.divisibility = 16 : i32}, %arg4: i32 {tt.divisibility = 16 : i32}, %arg5: i32 {tt.divisibility = 16 : i32}, %arg6: i32 {tt.divisibility = 16 : i32}, %arg7: i32 {tt.divisibility = 16 : i32}, %arg8: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %c63_i32 = arith.constant 63 : i32
    %c2_i32 = arith.constant 2 : i32
    %c1_i32 = arith.constant 1 : i32
    %cst = arith.constant dense<64> : tensor<128x64xi32, #blocked>
    %c64_i32 = arith.constant 64 : i32
    %c128_i32 = arith.constant 128 : i32
    %c0_i32 = arith.constant 0 : i32
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<128x128xf32, #mma>
    %0 = tt.get_program_id x : i32
    %1 = arith.muli %0, %c128_i32 : i32
    %2 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %3 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %4 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %5 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %6 = tt.splat %1 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %7 = tt.splat %1 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %8 = arith.addi %6, %2 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %9 = arith.addi %7, %3 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %10 = tt.get_program_id y : i32
    %11 = arith.muli %10, %c128_i32 : i32
    %12 = tt.splat %11 : i32 -> tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %13 = tt.splat %11 : i32 -> tensor<128xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %14 = arith.addi %12, %4 : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %15 = arith.addi %13, %5 : tensor<128xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %16 = tt.expand_dims %8 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<128x1xi32, #blocked>
    %17 = tt.expand_dims %9 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<128x1xi32, #mma>
    %18 = tt.splat %arg6 : i32 -> tensor<128x1xi32, #blocked>
    %19 = arith.muli %16, %18 : tensor<128x1xi32, #blocked>
    %20 = tt.splat %arg0 : !tt.ptr<f8E5M2> -> tensor<128x1x!tt.ptr<f8E5M2>, #blocked>
    %21 = tt.addptr %20, %19 : tensor<128x1x!tt.ptr<f8E5M2>, #blocked>, tensor<128x1xi32, #blocked>
    %22 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %23 = tt.expand_dims %22 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x64xi32, #blocked>
    %24 = tt.broadcast %21 : tensor<128x1x!tt.ptr<f8E5M2>, #blocked> -> tensor<128x64x!tt.ptr<f8E5M2>, #blocked>
    %25 = tt.broadcast %23 : tensor<1x64xi32, #blocked> -> tensor<128x64xi32, #blocked>
    %26 = tt.addptr %24, %25 : tensor<128x64x!tt.ptr<f8E5M2>, #blocked>, tensor<128x64xi32, #blocked>
    %27 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %28 = tt.expand_dims %27 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<64x1xi32, #blocked1>
    %29 = tt.splat %arg7 : i32 -> tensor<64x1xi32, #blocked1>
    %30 = arith.muli %28, %29 : tensor<64x1xi32, #blocked1>
    %31 = tt.splat %arg1 : !tt.ptr<f8E5M2> -> tensor<64x1x!tt.ptr<f8E5M2>, #blocked1>
    %32 = tt.addptr %31, %30 : tensor<64x1x!tt.ptr<f8E5M2>, #blocked1>, tensor<64x1xi32, #blocked1>
    %33 = tt.expand_dims %14 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x128xi32, #blocked1>
    %34 = tt.expand_dims %15 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #mma}>> -> tensor<1x128xi32, #mma>
    %35 = tt.broadcast %32 : tensor<64x1x!tt.ptr<f8E5M2>, #blocked1> -> tensor<64x128x!tt.ptr<f8E5M2>, #blocked1>
    %36 = tt.broadcast %33 : tensor<1x128xi32, #blocked1> -> tensor<64x128xi32, #blocked1>
    %37 = tt.addptr %35, %36 : tensor<64x128x!tt.ptr<f8E5M2>, #blocked1>, tensor<64x128xi32, #blocked1>
    %38 = arith.muli %arg7, %c64_i32 : i32
    %39 = tt.splat %38 : i32 -> tensor<64x128xi32, #blocked1>
    %40 = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<2x128x64xf8E5M2, #shared, #smem, mutable>
    %41 = ttg.local_alloc {allocation.offset = 17392 : i32} : () -> !ttg.memdesc<2x64x128xf8E5M2, #shared1, #smem, mutable>
    %42 = arith.cmpi sgt, %arg5, %c0_i32 : i32
    %43 = ttg.memdesc_index %40[%c0_i32] : !ttg.memdesc<2x128x64xf8E5M2, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf8E5M2, #shared, #smem, mutable>
    %44 = tt.splat %42 : i1 -> tensor<128x64xi1, #blocked>
    %45 = ttg.async_copy_global_to_local %26, %43 mask %44 {contiguity = 16 : i32} : tensor<128x64x!tt.ptr<f8E5M2>, #blocked> -> <128x64xf8E5M2, #shared, #smem, mutable>
    %46 = ttg.async_commit_group tokens %45
    %47 = ttg.memdesc_index %41[%c0_i32] : !ttg.memdesc<2x64x128xf8E5M2, #shared1, #smem, mutable> -> !ttg.memdesc<64x128xf8E5M2, #shared1, #smem, mutable>
    %48 = tt.splat %42 : i1 -> tensor<64x128xi1, #blocked1>
    %49 = ttg.async_copy_global_to_local %37, %47 mask %48 {contiguity = 16 : i32} : tensor<64x128x!tt.ptr<f8E5M2>, #blocked1> -> <64x128xf8E5M2, #shared1, #smem, mutable>
    %50 = ttg.async_commit_group tokens %49
    %51 = arith.subi %arg5, %c64_i32 : i32
    cf.br ^bb1(%c0_i32, %cst_0, %26, %37, %c0_i32, %46, %50, %43, %47 : i32, tensor<128x128xf32, #mma>, tensor<128x64x!tt.ptr<f8E5M2>, #blocked>, tensor<64x128x!tt.ptr<f8E5M2>, #blocked1>, i32, !ttg.async.token, !ttg.async.token, !ttg.memdesc<128x64xf8E5M2, #shared, #smem, mutable>, !ttg.memdesc<64x128xf8E5M2, #shared1, #smem, mutable>)
  ^bb1(%52: i32, %53: tensor<128x128xf32, #mma>, %54: tensor<128x64x!tt.ptr<f8E5M2>, #blocked>, %55: tensor<64x128x!tt.ptr<f8E5M2>, #blocked1>, %56: i32, %57: !ttg.async.token, %58: !ttg.async.token, %59: !ttg.memdesc<128x64xf8E5M2, #shared, #smem, mutable>, %60: !ttg.memdesc<64x128xf8E5M2, #shared1, #smem, mutable>):  // 2 preds: ^bb0, ^bb2
    %61 = arith.cmpi slt, %52, %51 : i32
    cf.cond_br %61, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %62 = amdg.async_wait %57, %58 {num_inst = 0 : i32, ttg.num_commit_groups = 0 : i32}
    ttg.barrier local
    %63 = tt.addptr %54, %cst : tensor<128x64x!tt.ptr<f8E5M2>, #blocked>, tensor<128x64xi32, #blocked>
    %64 = tt.addptr %55, %39 : tensor<64x128x!tt.ptr<f8E5M2>, #blocked1>, tensor<64x128xi32, #blocked1>
    %65 = arith.addi %56, %c1_i32 : i32
    %66 = arith.cmpi slt, %65, %c2_i32 : i32
    %67 = arith.select %66, %65, %c0_i32 : i32
    %68 = ttg.memdesc_index %40[%67] : !ttg.memdesc<2x128x64xf8E5M2, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf8E5M2, #shared, #smem, mutable>
    %69 = ttg.async_copy_global_to_local %63, %68 {contiguity = 16 : i32} : tensor<128x64x!tt.ptr<f8E5M2>, #blocked> -> <128x64xf8E5M2, #shared, #smem, mutable>
    %70 = ttg.async_commit_group tokens %69
    ttg.barrier local
    %71 = ttg.local_load %59 token %62 : !ttg.memdesc<128x64xf8E5M2, #shared, #smem, mutable> -> tensor<128x64xf8E5M2, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>
    %72 = ttg.memdesc_index %41[%67] : !ttg.memdesc<2x64x128xf8E5M2, #shared1, #smem, mutable> -> !ttg.memdesc<64x128xf8E5M2, #shared1, #smem, mutable>
    %73 = ttg.async_copy_global_to_local %64, %72 {contiguity = 16 : i32} : tensor<64x128x!tt.ptr<f8E5M2>, #blocked1> -> <64x128xf8E5M2, #shared1, #smem, mutable>
    %74 = ttg.async_commit_group tokens %73
    ttg.barrier local
    %75 = ttg.local_load %60 token %62 : !ttg.memdesc<64x128xf8E5M2, #shared1, #smem, mutable> -> tensor<64x128xf8E5M2, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
    %76 = tt.dot %71, %75, %53 : tensor<128x64xf8E5M2, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<64x128xf8E5M2, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<128x128xf32, #mma>
    %77 = arith.addi %52, %c64_i32 : i32
    cf.br ^bb1(%77, %76, %63, %64, %67, %70, %74, %68, %72 : i32, tensor<128x128xf32, #mma>, tensor<128x64x!tt.ptr<f8E5M2>, #blocked>, tensor<64x128x!tt.ptr<f8E5M2>, #blocked1>, i32, !ttg.async.token, !ttg.async.token, !ttg.memdesc<128x64xf8E5M2, #shared, #smem, mutable>, !ttg.memdesc<64x128xf8E5M2, #shared1, #smem, mutable>)
  ^bb3:  // pred: ^bb1
    %78 = arith.addi %arg5, %c63_i32 : i32
    %79 = arith.divsi %78, %c64_i32 : i32
    %80 = arith.cmpi sge, %79, %c1_i32 : i32
    %81 = amdg.async_wait %57, %58 {num_inst = 0 : i32, ttg.num_commit_groups = 0 : i32}
    ttg.barrier local
    %82 = ttg.local_load %59 token %81 : !ttg.memdesc<128x64xf8E5M2, #shared, #smem, mutable> -> tensor<128x64xf8E5M2, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>
    %83 = ttg.local_load %60 token %81 : !ttg.memdesc<64x128xf8E5M2, #shared1, #smem, mutable> -> tensor<64x128xf8E5M2, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
    cf.cond_br %80, ^bb4, ^bb5(%53 : tensor<128x128xf32, #mma>)
  ^bb4:  // pred: ^bb3
    %84 = tt.dot %82, %83, %53 : tensor<128x64xf8E5M2, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<64x128xf8E5M2, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<128x128xf32, #mma>
    cf.br ^bb5(%84 : tensor<128x128xf32, #mma>)
  ^bb5(%85: tensor<128x128xf32, #mma>):  // 2 preds: ^bb3, ^bb4
    %86 = arith.select %80, %85, %53 : tensor<128x128xf32, #mma>
    ttg.local_dealloc %41 : !ttg.memdesc<2x64x128xf8E5M2, #shared1, #smem, mutable>
    ttg.local_dealloc %40 : !ttg.memdesc<2x128x64xf8E5M2, #shared, #smem, mutable>
    %87 = tt.splat %arg8 : i32 -> tensor<128x1xi32, #mma>
    %88 = arith.muli %17, %87 : tensor<128x1xi32, #mma>
    %89 = tt.splat %arg2 : !tt.ptr<f32> -> tensor<128x1x!tt.ptr<f32>, #mma>
    %90 = tt.addptr %89, %88 : tensor<128x1x!tt.ptr<f32>, #mma>, tensor<128x1xi32, #mma>
    %91 = tt.broadcast %90 : tensor<128x1x!tt.ptr<f32>, #mma> -> tensor<128x128x!tt.ptr<f32>, #mma>
    %92 = tt.broadcast %34 : tensor<1x128xi32, #mma> -> tensor<128x128xi32, #mma>
    %93 = tt.addptr %91, %92 : tensor<128x128x!tt.ptr<f32>, #mma>, tensor<128x128xi32, #mma>
    tt.store %93, %86 : tensor<128x128x!tt.ptr<f32>, #mma>
    tt.return
  }
}

#blocked = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>
#mma = #ttg.amd_wmma<{version = 3, isTranspose = true, ctaLayout = {warp = [[0, 1], [1, 0]]}, instrShape = [16, 16, 32]}>
#shared = #ttg.padded_shared<[128:+8] {order = [1, 0], shape = [32, 32]}>
#shared1 = #ttg.padded_shared<[128:+16] {order = [1, 0], shape = [32, 32]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 8912 : i32, ttg.target = "hip:gfx1250", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @matmul(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg3: i32 {tt.divisibility = 16 : i32}, %arg4: i32 {tt.divisibility = 16 : i32}, %arg5: i32 {tt.divisibility = 16 : i32}, %arg6: i32 {tt.divisibility = 16 : i32}, %arg7: i32 {tt.divisibility = 16 : i32}, %arg8: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %c31_i32 = arith.constant 31 : i32
    %c2_i32 = arith.constant 2 : i32
    %c1_i32 = arith.constant 1 : i32
    %cst = arith.constant dense<32> : tensor<32x32xi32, #blocked>
    %c32_i32 = arith.constant 32 : i32
    %c0_i32 = arith.constant 0 : i32
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<32x32xf32, #mma>
    %0 = tt.get_program_id x : i32
    %1 = arith.muli %0, %c32_i32 : i32
    %2 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %3 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %4 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %5 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %6 = tt.splat %1 : i32 -> tensor<32xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %7 = tt.splat %1 : i32 -> tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %8 = arith.addi %6, %2 : tensor<32xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %9 = arith.addi %7, %3 : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %10 = tt.get_program_id y : i32
    %11 = arith.muli %10, %c32_i32 : i32
    %12 = tt.splat %11 : i32 -> tensor<32xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %13 = tt.splat %11 : i32 -> tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %14 = arith.addi %12, %4 : tensor<32xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %15 = arith.addi %13, %5 : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %16 = tt.expand_dims %8 {axis = 1 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<32x1xi32, #mma>
    %17 = tt.expand_dims %9 {axis = 1 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<32x1xi32, #blocked>
    %18 = tt.splat %arg6 : i32 -> tensor<32x1xi32, #blocked>
    %19 = arith.muli %17, %18 : tensor<32x1xi32, #blocked>
    %20 = tt.splat %arg0 : !tt.ptr<f16> -> tensor<32x1x!tt.ptr<f16>, #blocked>
    %21 = tt.addptr %20, %19 : tensor<32x1x!tt.ptr<f16>, #blocked>, tensor<32x1xi32, #blocked>
    %22 = tt.expand_dims %5 {axis = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x32xi32, #blocked>
    %23 = tt.broadcast %21 : tensor<32x1x!tt.ptr<f16>, #blocked> -> tensor<32x32x!tt.ptr<f16>, #blocked>
    %24 = tt.broadcast %22 : tensor<1x32xi32, #blocked> -> tensor<32x32xi32, #blocked>
    %25 = tt.addptr %23, %24 : tensor<32x32x!tt.ptr<f16>, #blocked>, tensor<32x32xi32, #blocked>
    %26 = tt.expand_dims %3 {axis = 1 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<32x1xi32, #blocked>
    %27 = tt.splat %arg7 : i32 -> tensor<32x1xi32, #blocked>
    %28 = arith.muli %26, %27 : tensor<32x1xi32, #blocked>
    %29 = tt.splat %arg1 : !tt.ptr<f16> -> tensor<32x1x!tt.ptr<f16>, #blocked>
    %30 = tt.addptr %29, %28 : tensor<32x1x!tt.ptr<f16>, #blocked>, tensor<32x1xi32, #blocked>
    %31 = tt.expand_dims %14 {axis = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #mma}>> -> tensor<1x32xi32, #mma>
    %32 = tt.expand_dims %15 {axis = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x32xi32, #blocked>
    %33 = tt.broadcast %30 : tensor<32x1x!tt.ptr<f16>, #blocked> -> tensor<32x32x!tt.ptr<f16>, #blocked>
    %34 = tt.broadcast %31 : tensor<1x32xi32, #mma> -> tensor<32x32xi32, #mma>
    %35 = tt.broadcast %32 : tensor<1x32xi32, #blocked> -> tensor<32x32xi32, #blocked>
    %36 = tt.addptr %33, %35 : tensor<32x32x!tt.ptr<f16>, #blocked>, tensor<32x32xi32, #blocked>
    %37 = arith.muli %arg7, %c32_i32 : i32
    %38 = tt.splat %37 : i32 -> tensor<32x32xi32, #blocked>
    %39 = ttg.local_alloc {allocation.offset = 4576 : i32} : () -> !ttg.memdesc<2x32x32xf16, #shared, #smem, mutable>
    %40 = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<2x32x32xf16, #shared1, #smem, mutable>
    %41 = arith.cmpi sgt, %arg5, %c0_i32 : i32
    %42 = ttg.memdesc_index %39[%c0_i32] : !ttg.memdesc<2x32x32xf16, #shared, #smem, mutable> -> !ttg.memdesc<32x32xf16, #shared, #smem, mutable>
    %43 = tt.splat %41 : i1 -> tensor<32x32xi1, #blocked>
    %44 = ttg.async_copy_global_to_local %25, %42 mask %43 {contiguity = 8 : i32} : tensor<32x32x!tt.ptr<f16>, #blocked> -> <32x32xf16, #shared, #smem, mutable>
    %45 = ttg.async_commit_group tokens %44
    %46 = ttg.memdesc_index %40[%c0_i32] : !ttg.memdesc<2x32x32xf16, #shared1, #smem, mutable> -> !ttg.memdesc<32x32xf16, #shared1, #smem, mutable>
    %47 = ttg.async_copy_global_to_local %36, %46 mask %43 {contiguity = 8 : i32} : tensor<32x32x!tt.ptr<f16>, #blocked> -> <32x32xf16, #shared1, #smem, mutable>
    %48 = ttg.async_commit_group tokens %47
    %49 = arith.subi %arg5, %c32_i32 : i32
    cf.br ^bb1(%c0_i32, %cst_0, %25, %36, %c0_i32, %45, %48, %42, %46 : i32, tensor<32x32xf32, #mma>, tensor<32x32x!tt.ptr<f16>, #blocked>, tensor<32x32x!tt.ptr<f16>, #blocked>, i32, !ttg.async.token, !ttg.async.token, !ttg.memdesc<32x32xf16, #shared, #smem, mutable>, !ttg.memdesc<32x32xf16, #shared1, #smem, mutable>)
  ^bb1(%50: i32, %51: tensor<32x32xf32, #mma>, %52: tensor<32x32x!tt.ptr<f16>, #blocked>, %53: tensor<32x32x!tt.ptr<f16>, #blocked>, %54: i32, %55: !ttg.async.token, %56: !ttg.async.token, %57: !ttg.memdesc<32x32xf16, #shared, #smem, mutable>, %58: !ttg.memdesc<32x32xf16, #shared1, #smem, mutable>):  // 2 preds: ^bb0, ^bb2
    %59 = arith.cmpi slt, %50, %49 : i32
    cf.cond_br %59, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %60 = amdg.async_wait %55, %56 {num_inst = 0 : i32, ttg.num_commit_groups = 0 : i32}
    ttg.barrier local
    %61 = tt.addptr %52, %cst : tensor<32x32x!tt.ptr<f16>, #blocked>, tensor<32x32xi32, #blocked>
    %62 = tt.addptr %53, %38 : tensor<32x32x!tt.ptr<f16>, #blocked>, tensor<32x32xi32, #blocked>
    %63 = arith.addi %54, %c1_i32 : i32
    %64 = arith.cmpi slt, %63, %c2_i32 : i32
    %65 = arith.select %64, %63, %c0_i32 : i32
    %66 = ttg.memdesc_index %39[%65] : !ttg.memdesc<2x32x32xf16, #shared, #smem, mutable> -> !ttg.memdesc<32x32xf16, #shared, #smem, mutable>
    %67 = ttg.async_copy_global_to_local %61, %66 {contiguity = 8 : i32} : tensor<32x32x!tt.ptr<f16>, #blocked> -> <32x32xf16, #shared, #smem, mutable>
    %68 = ttg.async_commit_group tokens %67
    ttg.barrier local
    %69 = ttg.local_load %57 token %60 : !ttg.memdesc<32x32xf16, #shared, #smem, mutable> -> tensor<32x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>
    %70 = ttg.memdesc_index %40[%65] : !ttg.memdesc<2x32x32xf16, #shared1, #smem, mutable> -> !ttg.memdesc<32x32xf16, #shared1, #smem, mutable>
    %71 = ttg.async_copy_global_to_local %62, %70 {contiguity = 8 : i32} : tensor<32x32x!tt.ptr<f16>, #blocked> -> <32x32xf16, #shared1, #smem, mutable>
    %72 = ttg.async_commit_group tokens %71
    ttg.barrier local
    %73 = ttg.local_load %58 token %60 : !ttg.memdesc<32x32xf16, #shared1, #smem, mutable> -> tensor<32x32xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
    %74 = tt.dot %69, %73, %51 : tensor<32x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<32x32xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<32x32xf32, #mma>
    %75 = arith.addi %50, %c32_i32 : i32
    cf.br ^bb1(%75, %74, %61, %62, %65, %68, %72, %66, %70 : i32, tensor<32x32xf32, #mma>, tensor<32x32x!tt.ptr<f16>, #blocked>, tensor<32x32x!tt.ptr<f16>, #blocked>, i32, !ttg.async.token, !ttg.async.token, !ttg.memdesc<32x32xf16, #shared, #smem, mutable>, !ttg.memdesc<32x32xf16, #shared1, #smem, mutable>)
  ^bb3:  // pred: ^bb1
    %76 = arith.addi %arg5, %c31_i32 : i32
    %77 = arith.divsi %76, %c32_i32 : i32
    %78 = arith.cmpi sge, %77, %c1_i32 : i32
    %79 = amdg.async_wait %55, %56 {num_inst = 0 : i32, ttg.num_commit_groups = 0 : i32}
    ttg.barrier local
    %80 = ttg.local_load %57 token %79 : !ttg.memdesc<32x32xf16, #shared, #smem, mutable> -> tensor<32x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>
    %81 = ttg.local_load %58 token %79 : !ttg.memdesc<32x32xf16, #shared1, #smem, mutable> -> tensor<32x32xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
    cf.cond_br %78, ^bb4, ^bb5(%51 : tensor<32x32xf32, #mma>)
  ^bb4:  // pred: ^bb3
    %82 = tt.dot %80, %81, %51 : tensor<32x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<32x32xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<32x32xf32, #mma>
    cf.br ^bb5(%82 : tensor<32x32xf32, #mma>)
  ^bb5(%83: tensor<32x32xf32, #mma>):  // 2 preds: ^bb3, ^bb4
    %84 = arith.select %78, %83, %51 : tensor<32x32xf32, #mma>
    ttg.local_dealloc %40 : !ttg.memdesc<2x32x32xf16, #shared1, #smem, mutable>
    ttg.local_dealloc %39 : !ttg.memdesc<2x32x32xf16, #shared, #smem, mutable>
    %85 = tt.splat %arg8 : i32 -> tensor<32x1xi32, #mma>
    %86 = arith.muli %16, %85 : tensor<32x1xi32, #mma>
    %87 = tt.splat %arg2 : !tt.ptr<f16> -> tensor<32x1x!tt.ptr<f16>, #mma>
    %88 = tt.addptr %87, %86 : tensor<32x1x!tt.ptr<f16>, #mma>, tensor<32x1xi32, #mma>
    %89 = tt.broadcast %88 : tensor<32x1x!tt.ptr<f16>, #mma> -> tensor<32x32x!tt.ptr<f16>, #mma>
    %90 = tt.addptr %89, %34 : tensor<32x32x!tt.ptr<f16>, #mma>, tensor<32x32xi32, #mma>
    %91 = arith.truncf %84 : tensor<32x32xf32, #mma> to tensor<32x32xf16, #mma>
    tt.store %90, %91 : tensor<32x32x!tt.ptr<f16>, #mma>
    tt.return
  }
}

#blocked = #ttg.blocked<{sizePerThread = [1, 16], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#mma = #ttg.amd_wmma<{version = 3, isTranspose = true, ctaLayout = {warp = [[0, 1], [1, 0]]}, instrShape = [16, 16, 128]}>
#shared = #ttg.padded_shared<[256:+16] {order = [1, 0], shape = [128, 128]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 104416 : i32, ttg.target = "hip:gfx1250", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @matmul(%arg0: !tt.ptr<f8E4M3FN> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f8E4M3FN> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg3: i32 {tt.divisibility = 16 : i32}, %arg4: i32 {tt.divisibility = 16 : i32}, %arg5: i32 {tt.divisibility = 16 : i32}, %arg6: i32 {tt.divisibility = 16 : i32}, %arg7: i32 {tt.divisibility = 16 : i32}, %arg8: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %c127_i32 = arith.constant 127 : i32
    %c256_i32 = arith.constant 256 : i32
    %c2_i32 = arith.constant 2 : i32
    %c3_i32 = arith.constant 3 : i32
    %c1_i32 = arith.constant 1 : i32
    %cst = arith.constant dense<128> : tensor<128x128xi32, #blocked>
    %c128_i32 = arith.constant 128 : i32
    %c0_i32 = arith.constant 0 : i32
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<128x128xf32, #mma>
    %0 = tt.get_program_id x : i32
    %1 = arith.muli %0, %c128_i32 : i32
    %2 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %3 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %4 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %5 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %6 = tt.splat %1 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %7 = tt.splat %1 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %8 = arith.addi %6, %2 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %9 = arith.addi %7, %3 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %10 = tt.get_program_id y : i32
    %11 = arith.muli %10, %c128_i32 : i32
    %12 = tt.splat %11 : i32 -> tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %13 = tt.splat %11 : i32 -> tensor<128xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %14 = arith.addi %12, %4 : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %15 = arith.addi %13, %5 : tensor<128xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %16 = tt.expand_dims %8 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<128x1xi32, #blocked>
    %17 = tt.expand_dims %9 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<128x1xi32, #mma>
    %18 = tt.splat %arg6 : i32 -> tensor<128x1xi32, #blocked>
    %19 = arith.muli %16, %18 : tensor<128x1xi32, #blocked>
    %20 = tt.splat %arg0 : !tt.ptr<f8E4M3FN> -> tensor<128x1x!tt.ptr<f8E4M3FN>, #blocked>
    %21 = tt.addptr %20, %19 : tensor<128x1x!tt.ptr<f8E4M3FN>, #blocked>, tensor<128x1xi32, #blocked>
    %22 = tt.expand_dims %4 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x128xi32, #blocked>
    %23 = tt.broadcast %21 : tensor<128x1x!tt.ptr<f8E4M3FN>, #blocked> -> tensor<128x128x!tt.ptr<f8E4M3FN>, #blocked>
    %24 = tt.broadcast %22 : tensor<1x128xi32, #blocked> -> tensor<128x128xi32, #blocked>
    %25 = tt.addptr %23, %24 : tensor<128x128x!tt.ptr<f8E4M3FN>, #blocked>, tensor<128x128xi32, #blocked>
    %26 = tt.expand_dims %2 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<128x1xi32, #blocked>
    %27 = tt.splat %arg7 : i32 -> tensor<128x1xi32, #blocked>
    %28 = arith.muli %26, %27 : tensor<128x1xi32, #blocked>
    %29 = tt.splat %arg1 : !tt.ptr<f8E4M3FN> -> tensor<128x1x!tt.ptr<f8E4M3FN>, #blocked>
    %30 = tt.addptr %29, %28 : tensor<128x1x!tt.ptr<f8E4M3FN>, #blocked>, tensor<128x1xi32, #blocked>
    %31 = tt.expand_dims %14 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x128xi32, #blocked>
    %32 = tt.expand_dims %15 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #mma}>> -> tensor<1x128xi32, #mma>
    %33 = tt.broadcast %30 : tensor<128x1x!tt.ptr<f8E4M3FN>, #blocked> -> tensor<128x128x!tt.ptr<f8E4M3FN>, #blocked>
    %34 = tt.broadcast %31 : tensor<1x128xi32, #blocked> -> tensor<128x128xi32, #blocked>
    %35 = tt.broadcast %32 : tensor<1x128xi32, #mma> -> tensor<128x128xi32, #mma>
    %36 = tt.addptr %33, %34 : tensor<128x128x!tt.ptr<f8E4M3FN>, #blocked>, tensor<128x128xi32, #blocked>
    %37 = arith.muli %arg7, %c128_i32 : i32
    %38 = tt.splat %37 : i32 -> tensor<128x128xi32, #blocked>
    %39 = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<3x128x128xf8E4M3FN, #shared, #smem, mutable>
    %40 = ttg.local_alloc {allocation.offset = 52208 : i32} : () -> !ttg.memdesc<3x128x128xf8E4M3FN, #shared, #smem, mutable>
    %41 = arith.cmpi sgt, %arg5, %c0_i32 : i32
    %42 = ttg.memdesc_index %39[%c0_i32] : !ttg.memdesc<3x128x128xf8E4M3FN, #shared, #smem, mutable> -> !ttg.memdesc<128x128xf8E4M3FN, #shared, #smem, mutable>
    %43 = tt.splat %41 : i1 -> tensor<128x128xi1, #blocked>
    %44 = ttg.async_copy_global_to_local %25, %42 mask %43 {contiguity = 16 : i32} : tensor<128x128x!tt.ptr<f8E4M3FN>, #blocked> -> <128x128xf8E4M3FN, #shared, #smem, mutable>
    %45 = ttg.async_commit_group tokens %44
    %46 = ttg.memdesc_index %40[%c0_i32] : !ttg.memdesc<3x128x128xf8E4M3FN, #shared, #smem, mutable> -> !ttg.memdesc<128x128xf8E4M3FN, #shared, #smem, mutable>
    %47 = ttg.async_copy_global_to_local %36, %46 mask %43 {contiguity = 16 : i32} : tensor<128x128x!tt.ptr<f8E4M3FN>, #blocked> -> <128x128xf8E4M3FN, #shared, #smem, mutable>
    %48 = ttg.async_commit_group tokens %47
    %49 = arith.cmpi sgt, %arg5, %c128_i32 : i32
    %50 = tt.addptr %25, %cst : tensor<128x128x!tt.ptr<f8E4M3FN>, #blocked>, tensor<128x128xi32, #blocked>
    %51 = tt.addptr %36, %38 : tensor<128x128x!tt.ptr<f8E4M3FN>, #blocked>, tensor<128x128xi32, #blocked>
    %52 = ttg.memdesc_index %39[%c1_i32] : !ttg.memdesc<3x128x128xf8E4M3FN, #shared, #smem, mutable> -> !ttg.memdesc<128x128xf8E4M3FN, #shared, #smem, mutable>
    %53 = tt.splat %49 : i1 -> tensor<128x128xi1, #blocked>
    %54 = ttg.async_copy_global_to_local %50, %52 mask %53 {contiguity = 16 : i32} : tensor<128x128x!tt.ptr<f8E4M3FN>, #blocked> -> <128x128xf8E4M3FN, #shared, #smem, mutable>
    %55 = ttg.async_commit_group tokens %54
    %56 = ttg.memdesc_index %40[%c1_i32] : !ttg.memdesc<3x128x128xf8E4M3FN, #shared, #smem, mutable> -> !ttg.memdesc<128x128xf8E4M3FN, #shared, #smem, mutable>
    %57 = ttg.async_copy_global_to_local %51, %56 mask %53 {contiguity = 16 : i32} : tensor<128x128x!tt.ptr<f8E4M3FN>, #blocked> -> <128x128xf8E4M3FN, #shared, #smem, mutable>
    %58 = ttg.async_commit_group tokens %57
    %59 = arith.subi %arg5, %c256_i32 : i32
    cf.br ^bb1(%c0_i32, %cst_0, %50, %51, %c1_i32, %45, %55, %48, %58, %42, %52, %46, %56 : i32, tensor<128x128xf32, #mma>, tensor<128x128x!tt.ptr<f8E4M3FN>, #blocked>, tensor<128x128x!tt.ptr<f8E4M3FN>, #blocked>, i32, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.memdesc<128x128xf8E4M3FN, #shared, #smem, mutable>, !ttg.memdesc<128x128xf8E4M3FN, #shared, #smem, mutable>, !ttg.memdesc<128x128xf8E4M3FN, #shared, #smem, mutable>, !ttg.memdesc<128x128xf8E4M3FN, #shared, #smem, mutable>)
  ^bb1(%60: i32, %61: tensor<128x128xf32, #mma>, %62: tensor<128x128x!tt.ptr<f8E4M3FN>, #blocked>, %63: tensor<128x128x!tt.ptr<f8E4M3FN>, #blocked>, %64: i32, %65: !ttg.async.token, %66: !ttg.async.token, %67: !ttg.async.token, %68: !ttg.async.token, %69: !ttg.memdesc<128x128xf8E4M3FN, #shared, #smem, mutable>, %70: !ttg.memdesc<128x128xf8E4M3FN, #shared, #smem, mutable>, %71: !ttg.memdesc<128x128xf8E4M3FN, #shared, #smem, mutable>, %72: !ttg.memdesc<128x128xf8E4M3FN, #shared, #smem, mutable>):  // 2 preds: ^bb0, ^bb2
    %73 = arith.cmpi slt, %60, %59 : i32
    cf.cond_br %73, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %74 = amdg.async_wait %65, %67 {num_inst = 16 : i32, ttg.num_commit_groups = 0 : i32}
    ttg.barrier local
    %75 = tt.addptr %62, %cst : tensor<128x128x!tt.ptr<f8E4M3FN>, #blocked>, tensor<128x128xi32, #blocked>
    %76 = tt.addptr %63, %38 : tensor<128x128x!tt.ptr<f8E4M3FN>, #blocked>, tensor<128x128xi32, #blocked>
    %77 = arith.addi %64, %c1_i32 : i32
    %78 = arith.cmpi slt, %77, %c3_i32 : i32
    %79 = arith.select %78, %77, %c0_i32 : i32
    %80 = ttg.memdesc_index %39[%79] : !ttg.memdesc<3x128x128xf8E4M3FN, #shared, #smem, mutable> -> !ttg.memdesc<128x128xf8E4M3FN, #shared, #smem, mutable>
    %81 = ttg.async_copy_global_to_local %75, %80 {contiguity = 16 : i32} : tensor<128x128x!tt.ptr<f8E4M3FN>, #blocked> -> <128x128xf8E4M3FN, #shared, #smem, mutable>
    %82 = ttg.async_commit_group tokens %81
    ttg.barrier local
    %83 = ttg.local_load %69 token %74 : !ttg.memdesc<128x128xf8E4M3FN, #shared, #smem, mutable> -> tensor<128x128xf8E4M3FN, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>
    %84 = ttg.memdesc_index %40[%79] : !ttg.memdesc<3x128x128xf8E4M3FN, #shared, #smem, mutable> -> !ttg.memdesc<128x128xf8E4M3FN, #shared, #smem, mutable>
    %85 = ttg.async_copy_global_to_local %76, %84 {contiguity = 16 : i32} : tensor<128x128x!tt.ptr<f8E4M3FN>, #blocked> -> <128x128xf8E4M3FN, #shared, #smem, mutable>
    %86 = ttg.async_commit_group tokens %85
    ttg.barrier local
    %87 = ttg.local_load %71 token %74 : !ttg.memdesc<128x128xf8E4M3FN, #shared, #smem, mutable> -> tensor<128x128xf8E4M3FN, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
    %88 = tt.dot %83, %87, %61 : tensor<128x128xf8E4M3FN, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<128x128xf8E4M3FN, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<128x128xf32, #mma>
    %89 = arith.addi %60, %c128_i32 : i32
    cf.br ^bb1(%89, %88, %75, %76, %79, %66, %82, %68, %86, %70, %80, %72, %84 : i32, tensor<128x128xf32, #mma>, tensor<128x128x!tt.ptr<f8E4M3FN>, #blocked>, tensor<128x128x!tt.ptr<f8E4M3FN>, #blocked>, i32, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.memdesc<128x128xf8E4M3FN, #shared, #smem, mutable>, !ttg.memdesc<128x128xf8E4M3FN, #shared, #smem, mutable>, !ttg.memdesc<128x128xf8E4M3FN, #shared, #smem, mutable>, !ttg.memdesc<128x128xf8E4M3FN, #shared, #smem, mutable>)
  ^bb3:  // pred: ^bb1
    %90 = arith.addi %arg5, %c127_i32 : i32
    %91 = arith.divsi %90, %c128_i32 : i32
    %92 = arith.cmpi sge, %91, %c1_i32 : i32
    %93 = arith.cmpi sge, %91, %c2_i32 : i32
    %94 = amdg.async_wait %65, %67 {num_inst = 0 : i32, ttg.num_commit_groups = 0 : i32}
    ttg.barrier local
    %95 = ttg.local_load %69 token %94 : !ttg.memdesc<128x128xf8E4M3FN, #shared, #smem, mutable> -> tensor<128x128xf8E4M3FN, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>
    %96 = ttg.local_load %71 token %94 : !ttg.memdesc<128x128xf8E4M3FN, #shared, #smem, mutable> -> tensor<128x128xf8E4M3FN, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
    cf.cond_br %92, ^bb4, ^bb5(%61 : tensor<128x128xf32, #mma>)
  ^bb4:  // pred: ^bb3
    %97 = tt.dot %95, %96, %61 : tensor<128x128xf8E4M3FN, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<128x128xf8E4M3FN, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<128x128xf32, #mma>
    cf.br ^bb5(%97 : tensor<128x128xf32, #mma>)
  ^bb5(%98: tensor<128x128xf32, #mma>):  // 2 preds: ^bb3, ^bb4
    %99 = arith.select %92, %98, %61 : tensor<128x128xf32, #mma>
    %100 = amdg.async_wait %66, %68 {num_inst = 0 : i32, ttg.num_commit_groups = 0 : i32}
    ttg.barrier local
    %101 = ttg.local_load %70 token %100 : !ttg.memdesc<128x128xf8E4M3FN, #shared, #smem, mutable> -> tensor<128x128xf8E4M3FN, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>
    %102 = ttg.local_load %72 token %100 : !ttg.memdesc<128x128xf8E4M3FN, #shared, #smem, mutable> -> tensor<128x128xf8E4M3FN, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
    cf.cond_br %93, ^bb6, ^bb7(%99 : tensor<128x128xf32, #mma>)
  ^bb6:  // pred: ^bb5
    %103 = tt.dot %101, %102, %99 : tensor<128x128xf8E4M3FN, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<128x128xf8E4M3FN, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<128x128xf32, #mma>
    cf.br ^bb7(%103 : tensor<128x128xf32, #mma>)
  ^bb7(%104: tensor<128x128xf32, #mma>):  // 2 preds: ^bb5, ^bb6
    %105 = arith.select %93, %104, %99 : tensor<128x128xf32, #mma>
    ttg.local_dealloc %40 : !ttg.memdesc<3x128x128xf8E4M3FN, #shared, #smem, mutable>
    ttg.local_dealloc %39 : !ttg.memdesc<3x128x128xf8E4M3FN, #shared, #smem, mutable>
    %106 = tt.splat %arg8 : i32 -> tensor<128x1xi32, #mma>
    %107 = arith.muli %17, %106 : tensor<128x1xi32, #mma>
    %108 = tt.splat %arg2 : !tt.ptr<f16> -> tensor<128x1x!tt.ptr<f16>, #mma>
    %109 = tt.addptr %108, %107 : tensor<128x1x!tt.ptr<f16>, #mma>, tensor<128x1xi32, #mma>
    %110 = tt.broadcast %109 : tensor<128x1x!tt.ptr<f16>, #mma> -> tensor<128x128x!tt.ptr<f16>, #mma>
    %111 = tt.addptr %110, %35 : tensor<128x128x!tt.ptr<f16>, #mma>, tensor<128x128xi32, #mma>
    %112 = arith.truncf %105 : tensor<128x128xf32, #mma> to tensor<128x128xf16, #mma>
    tt.store %111, %112 : tensor<128x128x!tt.ptr<f16>, #mma>
    tt.return
  }
}

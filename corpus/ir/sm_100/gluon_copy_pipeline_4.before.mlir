#blocked = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#shared = #ttg.swizzled_shared<{vec = 8, perPhase = 2, maxPhase = 4, order = [1, 0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 32768 : i32, ttg.target = "cuda:100", ttg.tensor_memory_size = 0 : i32, "ttg.threads-per-warp" = 32 : i32, "ttg.total-num-warps" = 4 : i32, "ttng.two-ctas" = false} {
  tt.func public @copy_pipeline(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg2: i32) attributes {noinline = false} {
    %cst = arith.constant dense<64> : tensor<64x1xi32, #blocked>
    %c0_i32 = arith.constant 0 : i32
    %c1_i32 = arith.constant 1 : i32
    %cst_0 = arith.constant dense<4096> : tensor<64x64xi32, #blocked>
    %c2_i32 = arith.constant 2 : i32
    %cst_1 = arith.constant dense<8192> : tensor<64x64xi32, #blocked>
    %cst_2 = arith.constant dense<0.000000e+00> : tensor<64x64xf32, #blocked>
    %c4_i32 = arith.constant 4 : i32
    %c3_i32 = arith.constant 3 : i32
    %c4096_i32 = arith.constant 4096 : i32
    %0 = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<4x64x64xf16, #shared, #smem, mutable>
    %1 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %2 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %3 = tt.expand_dims %1 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xi32, #blocked>
    %4 = arith.muli %3, %cst : tensor<64x1xi32, #blocked>
    %5 = tt.splat %arg0 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked>
    %6 = tt.addptr %5, %4 : tensor<64x1x!tt.ptr<f16>, #blocked>, tensor<64x1xi32, #blocked>
    %7 = tt.expand_dims %2 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x64xi32, #blocked>
    %8 = tt.broadcast %6 : tensor<64x1x!tt.ptr<f16>, #blocked> -> tensor<64x64x!tt.ptr<f16>, #blocked>
    %9 = tt.broadcast %7 : tensor<1x64xi32, #blocked> -> tensor<64x64xi32, #blocked>
    %10 = tt.addptr %8, %9 : tensor<64x64x!tt.ptr<f16>, #blocked>, tensor<64x64xi32, #blocked>
    %11 = arith.cmpi sgt, %arg2, %c0_i32 : i32
    %12 = ttg.memdesc_index %0[%c0_i32] : !ttg.memdesc<4x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    %13 = tt.splat %11 : i1 -> tensor<64x64xi1, #blocked>
    %14 = ttg.async_copy_global_to_local %10, %12 mask %13 : tensor<64x64x!tt.ptr<f16>, #blocked> -> <64x64xf16, #shared, #smem, mutable>
    %15 = ttg.async_commit_group
    %16 = arith.cmpi sgt, %arg2, %c1_i32 : i32
    %17 = ttg.memdesc_index %0[%c1_i32] : !ttg.memdesc<4x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    %18 = tt.addptr %10, %cst_0 : tensor<64x64x!tt.ptr<f16>, #blocked>, tensor<64x64xi32, #blocked>
    %19 = tt.splat %16 : i1 -> tensor<64x64xi1, #blocked>
    %20 = ttg.async_copy_global_to_local %18, %17 mask %19 : tensor<64x64x!tt.ptr<f16>, #blocked> -> <64x64xf16, #shared, #smem, mutable>
    %21 = ttg.async_commit_group
    %22 = arith.cmpi sgt, %arg2, %c2_i32 : i32
    %23 = ttg.memdesc_index %0[%c2_i32] : !ttg.memdesc<4x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    %24 = tt.addptr %10, %cst_1 : tensor<64x64x!tt.ptr<f16>, #blocked>, tensor<64x64xi32, #blocked>
    %25 = tt.splat %22 : i1 -> tensor<64x64xi1, #blocked>
    %26 = ttg.async_copy_global_to_local %24, %23 mask %25 : tensor<64x64x!tt.ptr<f16>, #blocked> -> <64x64xf16, #shared, #smem, mutable>
    %27 = ttg.async_commit_group
    cf.br ^bb1(%c0_i32, %cst_2 : i32, tensor<64x64xf32, #blocked>)
  ^bb1(%28: i32, %29: tensor<64x64xf32, #blocked>):  // 2 preds: ^bb0, ^bb2
    %30 = arith.cmpi slt, %28, %arg2 : i32
    cf.cond_br %30, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %31 = arith.addi %28, %c3_i32 : i32
    %32 = arith.cmpi slt, %31, %arg2 : i32
    %33 = arith.remsi %31, %c4_i32 : i32
    %34 = ttg.memdesc_index %0[%33] : !ttg.memdesc<4x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    %35 = arith.muli %31, %c4096_i32 : i32
    %36 = tt.splat %35 : i32 -> tensor<64x64xi32, #blocked>
    %37 = tt.addptr %10, %36 : tensor<64x64x!tt.ptr<f16>, #blocked>, tensor<64x64xi32, #blocked>
    %38 = tt.splat %32 : i1 -> tensor<64x64xi1, #blocked>
    %39 = ttg.async_copy_global_to_local %37, %34 mask %38 : tensor<64x64x!tt.ptr<f16>, #blocked> -> <64x64xf16, #shared, #smem, mutable>
    %40 = ttg.async_commit_group
    %41 = ttg.async_wait {num = 3 : i32}
    %42 = arith.remsi %28, %c4_i32 : i32
    %43 = ttg.memdesc_index %0[%42] : !ttg.memdesc<4x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    %44 = ttg.local_load %43 : !ttg.memdesc<64x64xf16, #shared, #smem, mutable> -> tensor<64x64xf16, #blocked>
    %45 = arith.extf %44 : tensor<64x64xf16, #blocked> to tensor<64x64xf32, #blocked>
    %46 = arith.addf %29, %45 : tensor<64x64xf32, #blocked>
    %47 = arith.addi %28, %c1_i32 : i32
    cf.br ^bb1(%47, %46 : i32, tensor<64x64xf32, #blocked>)
  ^bb3:  // pred: ^bb1
    %48 = ttg.async_wait {num = 0 : i32}
    %49 = tt.splat %arg1 : !tt.ptr<f32> -> tensor<64x1x!tt.ptr<f32>, #blocked>
    %50 = tt.addptr %49, %4 : tensor<64x1x!tt.ptr<f32>, #blocked>, tensor<64x1xi32, #blocked>
    %51 = tt.broadcast %50 : tensor<64x1x!tt.ptr<f32>, #blocked> -> tensor<64x64x!tt.ptr<f32>, #blocked>
    %52 = tt.addptr %51, %9 : tensor<64x64x!tt.ptr<f32>, #blocked>, tensor<64x64xi32, #blocked>
    tt.store %52, %29 : tensor<64x64x!tt.ptr<f32>, #blocked>
    tt.return
  }
}

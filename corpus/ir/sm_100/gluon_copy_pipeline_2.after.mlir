#blocked = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#shared = #ttg.swizzled_shared<{vec = 8, perPhase = 2, maxPhase = 4, order = [1, 0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 16384 : i32, ttg.target = "cuda:100", ttg.tensor_memory_size = 0 : i32, "ttg.threads-per-warp" = 32 : i32, "ttg.total-num-warps" = 4 : i32, "ttng.two-ctas" = false} {
  tt.func public @copy_pipeline(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg2: i32) attributes {noinline = false} {
    %cst = arith.constant dense<64> : tensor<64x1xi32, #blocked>
    %c0_i32 = arith.constant 0 : i32
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<64x64xf32, #blocked>
    %c1_i32 = arith.constant 1 : i32
    %c2_i32 = arith.constant 2 : i32
    %c4096_i32 = arith.constant 4096 : i32
    %0 = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable>
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
    %12 = ttg.memdesc_index %0[%c0_i32] : !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    %13 = tt.splat %11 : i1 -> tensor<64x64xi1, #blocked>
    %14 = ttg.async_copy_global_to_local %10, %12 mask %13 : tensor<64x64x!tt.ptr<f16>, #blocked> -> <64x64xf16, #shared, #smem, mutable>
    %15 = ttg.async_commit_group
    cf.br ^bb1(%c0_i32, %cst_0 : i32, tensor<64x64xf32, #blocked>)
  ^bb1(%16: i32, %17: tensor<64x64xf32, #blocked>):  // 2 preds: ^bb0, ^bb2
    %18 = arith.cmpi slt, %16, %arg2 : i32
    cf.cond_br %18, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %19 = arith.addi %16, %c1_i32 : i32
    %20 = arith.cmpi slt, %19, %arg2 : i32
    %21 = arith.remsi %19, %c2_i32 : i32
    %22 = ttg.memdesc_index %0[%21] : !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    %23 = arith.muli %19, %c4096_i32 : i32
    %24 = tt.splat %23 : i32 -> tensor<64x64xi32, #blocked>
    %25 = tt.addptr %10, %24 : tensor<64x64x!tt.ptr<f16>, #blocked>, tensor<64x64xi32, #blocked>
    %26 = tt.splat %20 : i1 -> tensor<64x64xi1, #blocked>
    ttg.barrier local
    %27 = ttg.async_copy_global_to_local %25, %22 mask %26 : tensor<64x64x!tt.ptr<f16>, #blocked> -> <64x64xf16, #shared, #smem, mutable>
    %28 = ttg.async_commit_group
    %29 = ttg.async_wait {num = 1 : i32}
    ttg.barrier local
    %30 = arith.remsi %16, %c2_i32 : i32
    %31 = ttg.memdesc_index %0[%30] : !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    %32 = ttg.local_load %31 : !ttg.memdesc<64x64xf16, #shared, #smem, mutable> -> tensor<64x64xf16, #blocked>
    %33 = arith.extf %32 : tensor<64x64xf16, #blocked> to tensor<64x64xf32, #blocked>
    %34 = arith.addf %17, %33 : tensor<64x64xf32, #blocked>
    %35 = arith.addi %16, %c1_i32 : i32
    cf.br ^bb1(%35, %34 : i32, tensor<64x64xf32, #blocked>)
  ^bb3:  // pred: ^bb1
    %36 = ttg.async_wait {num = 0 : i32}
    ttg.barrier local
    %37 = tt.splat %arg1 : !tt.ptr<f32> -> tensor<64x1x!tt.ptr<f32>, #blocked>
    %38 = tt.addptr %37, %4 : tensor<64x1x!tt.ptr<f32>, #blocked>, tensor<64x1xi32, #blocked>
    %39 = tt.broadcast %38 : tensor<64x1x!tt.ptr<f32>, #blocked> -> tensor<64x64x!tt.ptr<f32>, #blocked>
    %40 = tt.addptr %39, %9 : tensor<64x64x!tt.ptr<f32>, #blocked>, tensor<64x64xi32, #blocked>
    tt.store %40, %17 : tensor<64x64x!tt.ptr<f32>, #blocked>
    tt.return
  }
}

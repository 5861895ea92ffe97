#blocked = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#shared = #ttg.padded_shared<[64:+8] {order = [1, 0], shape = [64, 64]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 18416 : i32, ttg.target = "hip:gfx1250", "ttg.threads-per-warp" = 32 : i32, "ttg.total-num-warps" = 4 : i32} {
  tt.func public @lds_copy(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: i32) attributes {noinline = false} {
    %c4096_i32 = arith.constant 4096 : i32
    %cst = arith.constant dense<1.000000e+00> : tensor<64x64xf16, #blocked>
    %c2_i32 = arith.constant 2 : i32
    %c1_i32 = arith.constant 1 : i32
    %c0_i32 = arith.constant 0 : i32
    %cst_0 = arith.constant dense<64> : tensor<64x1xi32, #blocked>
    %0 = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable>
    %1 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %2 = tt.expand_dims %1 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xi32, #blocked>
    %3 = arith.muli %2, %cst_0 : tensor<64x1xi32, #blocked>
    %4 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %5 = tt.expand_dims %4 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x64xi32, #blocked>
    %6 = tt.broadcast %3 : tensor<64x1xi32, #blocked> -> tensor<64x64xi32, #blocked>
    %7 = tt.broadcast %5 : tensor<1x64xi32, #blocked> -> tensor<64x64xi32, #blocked>
    %8 = arith.addi %6, %7 : tensor<64x64xi32, #blocked>
    %9 = ttg.memdesc_index %0[%c0_i32] : !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    %10 = tt.splat %arg0 : !tt.ptr<f16> -> tensor<64x64x!tt.ptr<f16>, #blocked>
    %11 = tt.addptr %10, %8 : tensor<64x64x!tt.ptr<f16>, #blocked>, tensor<64x64xi32, #blocked>
    %12 = ttg.async_copy_global_to_local %11, %9 : tensor<64x64x!tt.ptr<f16>, #blocked> -> <64x64xf16, #shared, #smem, mutable>
    %13 = ttg.async_commit_group
    cf.br ^bb1(%c0_i32 : i32)
  ^bb1(%14: i32):  // 2 preds: ^bb0, ^bb2
    %15 = arith.cmpi slt, %14, %arg2 : i32
    cf.cond_br %15, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %16 = arith.addi %14, %c1_i32 : i32
    %17 = arith.remsi %16, %c2_i32 : i32
    %18 = ttg.memdesc_index %0[%17] : !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    %19 = arith.muli %16, %c4096_i32 : i32
    %20 = tt.splat %19 : i32 -> tensor<64x64xi32, #blocked>
    %21 = tt.addptr %11, %20 : tensor<64x64x!tt.ptr<f16>, #blocked>, tensor<64x64xi32, #blocked>
    %22 = ttg.async_copy_global_to_local %21, %18 : tensor<64x64x!tt.ptr<f16>, #blocked> -> <64x64xf16, #shared, #smem, mutable>
    %23 = ttg.async_commit_group
    %24 = amdg.async_wait {num_inst = 4 : i32, ttg.num_commit_groups = 1 : i32}
    %25 = arith.remsi %14, %c2_i32 : i32
    %26 = ttg.memdesc_index %0[%25] : !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    %27 = ttg.local_load %26 : !ttg.memdesc<64x64xf16, #shared, #smem, mutable> -> tensor<64x64xf16, #blocked>
    %28 = arith.addf %27, %cst : tensor<64x64xf16, #blocked>
    ttg.local_store %28, %26 : tensor<64x64xf16, #blocked> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    %29 = tt.splat %arg1 : !tt.ptr<f16> -> tensor<64x64x!tt.ptr<f16>, #blocked>
    %30 = tt.addptr %29, %8 : tensor<64x64x!tt.ptr<f16>, #blocked>, tensor<64x64xi32, #blocked>
    %31 = arith.muli %14, %c4096_i32 : i32
    %32 = tt.splat %31 : i32 -> tensor<64x64xi32, #blocked>
    %33 = tt.addptr %30, %32 : tensor<64x64x!tt.ptr<f16>, #blocked>, tensor<64x64xi32, #blocked>
    %34 = amdg.async_copy_local_to_global %26, %33 : !ttg.memdesc<64x64xf16, #shared, #smem, mutable> -> tensor<64x64x!tt.ptr<f16>, #blocked>
    %35 = ttg.async_commit_group
    %36 = amdg.async_wait {num_inst = 0 : i32, ttg.num_commit_groups = 0 : i32}
    %37 = arith.addi %14, %c1_i32 : i32
    cf.br ^bb1(%37 : i32)
  ^bb3:  // pred: ^bb1
    tt.return
  }
}

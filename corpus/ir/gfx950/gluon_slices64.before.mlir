#blocked = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [8, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 16384 : i32, ttg.target = "hip:gfx950", "ttg.threads-per-warp" = 64 : i32, "ttg.total-num-warps" = 4 : i32} {
  tt.func public @shared_slices(%arg0: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg2: i32) attributes {noinline = false} {
    %cst = arith.constant dense<2.000000e+00> : tensor<32x64xf32, #blocked>
    %cst_0 = arith.constant dense<64> : tensor<64x1xi32, #blocked>
    %c1_i32 = arith.constant 1 : i32
    %c0_i32 = arith.constant 0 : i32
    %cst_1 = arith.constant dense<64> : tensor<32x1xi32, #blocked>
    %0 = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<64x64xf32, #shared, #smem, mutable>
    %1 = ttg.memdesc_subslice %0[0, 0] : !ttg.memdesc<64x64xf32, #shared, #smem, mutable> -> !ttg.memdesc<32x64xf32, #shared, #smem, mutable, 64x64>
    %2 = ttg.memdesc_subslice %0[32, 0] : !ttg.memdesc<64x64xf32, #shared, #smem, mutable> -> !ttg.memdesc<32x64xf32, #shared, #smem, mutable, 64x64>
    %3 = ttg.memdesc_subslice %0[0, 0] : !ttg.memdesc<64x64xf32, #shared, #smem, mutable> -> !ttg.memdesc<64x32xf32, #shared, #smem, mutable, 64x64>
    %4 = ttg.memdesc_subslice %0[0, 32] : !ttg.memdesc<64x64xf32, #shared, #smem, mutable> -> !ttg.memdesc<64x32xf32, #shared, #smem, mutable, 64x64>
    %5 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %6 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %7 = tt.expand_dims %5 {axis = 1 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<32x1xi32, #blocked>
    %8 = arith.muli %7, %cst_1 : tensor<32x1xi32, #blocked>
    %9 = tt.splat %arg0 : !tt.ptr<f32> -> tensor<32x1x!tt.ptr<f32>, #blocked>
    %10 = tt.addptr %9, %8 : tensor<32x1x!tt.ptr<f32>, #blocked>, tensor<32x1xi32, #blocked>
    %11 = tt.expand_dims %6 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x64xi32, #blocked>
    %12 = tt.broadcast %10 : tensor<32x1x!tt.ptr<f32>, #blocked> -> tensor<32x64x!tt.ptr<f32>, #blocked>
    %13 = tt.broadcast %11 : tensor<1x64xi32, #blocked> -> tensor<32x64xi32, #blocked>
    %14 = tt.addptr %12, %13 : tensor<32x64x!tt.ptr<f32>, #blocked>, tensor<32x64xi32, #blocked>
    %15 = tt.load %14 : tensor<32x64x!tt.ptr<f32>, #blocked>
    ttg.local_store %15, %1 : tensor<32x64xf32, #blocked> -> !ttg.memdesc<32x64xf32, #shared, #smem, mutable, 64x64>
    cf.br ^bb1(%c0_i32, %15 : i32, tensor<32x64xf32, #blocked>)
  ^bb1(%16: i32, %17: tensor<32x64xf32, #blocked>):  // 2 preds: ^bb0, ^bb2
    %18 = arith.cmpi slt, %16, %arg2 : i32
    cf.cond_br %18, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %19 = arith.sitofp %16 : i32 to f32
    %20 = tt.splat %19 : f32 -> tensor<32x64xf32, #blocked>
    %21 = arith.addf %17, %20 : tensor<32x64xf32, #blocked>
    ttg.local_store %21, %2 : tensor<32x64xf32, #blocked> -> !ttg.memdesc<32x64xf32, #shared, #smem, mutable, 64x64>
    %22 = ttg.local_load %1 : !ttg.memdesc<32x64xf32, #shared, #smem, mutable, 64x64> -> tensor<32x64xf32, #blocked>
    %23 = arith.mulf %22, %cst : tensor<32x64xf32, #blocked>
    ttg.local_store %23, %1 : tensor<32x64xf32, #blocked> -> !ttg.memdesc<32x64xf32, #shared, #smem, mutable, 64x64>
    %24 = arith.addi %16, %c1_i32 : i32
    cf.br ^bb1(%24, %22 : i32, tensor<32x64xf32, #blocked>)
  ^bb3:  // pred: ^bb1
    %25 = ttg.local_load %3 : !ttg.memdesc<64x32xf32, #shared, #smem, mutable, 64x64> -> tensor<64x32xf32, #blocked>
    ttg.local_store %25, %4 : tensor<64x32xf32, #blocked> -> !ttg.memdesc<64x32xf32, #shared, #smem, mutable, 64x64>
    %26 = ttg.memdesc_subslice %0[0, 0] : !ttg.memdesc<64x64xf32, #shared, #smem, mutable> -> !ttg.memdesc<32x32xf32, #shared, #smem, mutable, 64x64>
    %27 = ttg.memdesc_subslice %0[32, 32] : !ttg.memdesc<64x64xf32, #shared, #smem, mutable> -> !ttg.memdesc<32x32xf32, #shared, #smem, mutable, 64x64>
    %28 = ttg.local_load %27 : !ttg.memdesc<32x32xf32, #shared, #smem, mutable, 64x64> -> tensor<32x32xf32, #blocked>
    ttg.local_store %28, %26 : tensor<32x32xf32, #blocked> -> !ttg.memdesc<32x32xf32, #shared, #smem, mutable, 64x64>
    %29 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %30 = tt.expand_dims %29 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xi32, #blocked>
    %31 = arith.muli %30, %cst_0 : tensor<64x1xi32, #blocked>
    %32 = tt.splat %arg1 : !tt.ptr<f32> -> tensor<64x1x!tt.ptr<f32>, #blocked>
    %33 = tt.addptr %32, %31 : tensor<64x1x!tt.ptr<f32>, #blocked>, tensor<64x1xi32, #blocked>
    %34 = tt.broadcast %33 : tensor<64x1x!tt.ptr<f32>, #blocked> -> tensor<64x64x!tt.ptr<f32>, #blocked>
    %35 = tt.broadcast %11 : tensor<1x64xi32, #blocked> -> tensor<64x64xi32, #blocked>
    %36 = tt.addptr %34, %35 : tensor<64x64x!tt.ptr<f32>, #blocked>, tensor<64x64xi32, #blocked>
    %37 = ttg.local_load %0 : !ttg.memdesc<64x64xf32, #shared, #smem, mutable> -> tensor<64x64xf32, #blocked>
    tt.store %36, %37 : tensor<64x64x!tt.ptr<f32>, #blocked>
    tt.return
  }
}

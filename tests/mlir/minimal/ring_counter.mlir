// A ring whose counter wraps by a select.
#blocked = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#shared = #ttg.swizzled_shared<{vec = 8, perPhase = 2, maxPhase = 4, order = [1, 0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 24576 : i32, ttg.target = "cuda:80", ttg.tensor_memory_size = 0 : i32, "ttg.threads-per-warp" = 32 : i32, "ttg.total-num-warps" = 4 : i32, "ttng.two-ctas" = false} {
  tt.func public @shared_ring_counter(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg2: i32) attributes {noinline = false} {
    %cst = arith.constant dense<64> : tensor<64x1xi32, #blocked>
    %c0_i32 = arith.constant 0 : i32
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<64x64xf32, #blocked>
    %c1_i32 = arith.constant 1 : i32
    %c3_i32 = arith.constant 3 : i32
    %c4096_i32 = arith.constant 4096 : i32
    %0 = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable>
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
    %11 = ttg.memdesc_index %0[%c0_i32] : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    %12 = tt.load %10 : tensor<64x64x!tt.ptr<f16>, #blocked>
    ttg.local_store %12, %11 : tensor<64x64xf16, #blocked> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable> // expect minimal: no barrier
    cf.br ^bb1(%c1_i32, %cst_0, %c0_i32 : i32, tensor<64x64xf32, #blocked>, i32)
  ^bb1(%13: i32, %14: tensor<64x64xf32, #blocked>, %15: i32):  // 2 preds: ^bb0, ^bb2
    %16 = arith.cmpi slt, %13, %arg2 : i32
    cf.cond_br %16, ^bb2, ^bb3 // expect minimal: barrier
  ^bb2:  // pred: ^bb1
    %17 = arith.addi %15, %c1_i32 : i32
    %18 = arith.cmpi eq, %17, %c3_i32 : i32
    %19 = arith.select %18, %c0_i32, %17 : i32
    %20 = ttg.memdesc_index %0[%19] : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    %21 = arith.muli %13, %c4096_i32 : i32
    %22 = tt.splat %21 : i32 -> tensor<64x64xi32, #blocked>
    %23 = tt.addptr %10, %22 : tensor<64x64x!tt.ptr<f16>, #blocked>, tensor<64x64xi32, #blocked>
    %24 = tt.load %23 : tensor<64x64x!tt.ptr<f16>, #blocked>
    ttg.local_store %24, %20 : tensor<64x64xf16, #blocked> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable> // expect minimal: no barrier // expect triton: barrier
    %25 = ttg.memdesc_index %0[%15] : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    %26 = ttg.local_load %25 : !ttg.memdesc<64x64xf16, #shared, #smem, mutable> -> tensor<64x64xf16, #blocked> // expect minimal: no barrier // expect triton: barrier
    %27 = arith.extf %26 : tensor<64x64xf16, #blocked> to tensor<64x64xf32, #blocked>
    %28 = arith.addf %14, %27 : tensor<64x64xf32, #blocked>
    %29 = arith.addi %13, %c1_i32 : i32
    cf.br ^bb1(%29, %28, %19 : i32, tensor<64x64xf32, #blocked>, i32)
  ^bb3:  // pred: ^bb1
    %30 = tt.splat %arg1 : !tt.ptr<f32> -> tensor<64x1x!tt.ptr<f32>, #blocked>
    %31 = tt.addptr %30, %4 : tensor<64x1x!tt.ptr<f32>, #blocked>, tensor<64x1xi32, #blocked>
    %32 = tt.broadcast %31 : tensor<64x1x!tt.ptr<f32>, #blocked> -> tensor<64x64x!tt.ptr<f32>, #blocked>
    %33 = tt.addptr %32, %9 : tensor<64x64x!tt.ptr<f32>, #blocked>, tensor<64x64xi32, #blocked>
    %34 = ttg.memdesc_index %0[%15] : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    %35 = ttg.local_load %34 : !ttg.memdesc<64x64xf16, #shared, #smem, mutable> -> tensor<64x64xf16, #blocked> // expect minimal: no barrier // expect triton: barrier
    %36 = arith.extf %35 : tensor<64x64xf16, #blocked> to tensor<64x64xf32, #blocked>
    %37 = arith.addf %14, %36 : tensor<64x64xf32, #blocked>
    tt.store %33, %37 : tensor<64x64x!tt.ptr<f32>, #blocked>
    tt.return
  }
}

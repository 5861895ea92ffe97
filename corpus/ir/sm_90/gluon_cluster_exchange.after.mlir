#blocked = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0], CGALayout = [[1, 0]]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0], CGALayout = [[0, 1]]}>
module attributes {"ttg.num-ctas" = 2 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 4096 : i32, ttg.target = "cuda:90", ttg.tensor_memory_size = 0 : i32, "ttg.threads-per-warp" = 32 : i32, "ttg.total-num-warps" = 4 : i32, "ttng.two-ctas" = false} {
  tt.func public @cluster_exchange(%arg0: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg2: i32) attributes {noinline = false} {
    %cst = arith.constant dense<64> : tensor<64x1xi32, #blocked>
    %c0_i32 = arith.constant 0 : i32
    %c1_i32 = arith.constant 1 : i32
    %cst_0 = arith.constant dense<2.000000e+00> : tensor<64x64xf32, #blocked1>
    %0 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %1 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %2 = tt.expand_dims %0 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xi32, #blocked>
    %3 = arith.muli %2, %cst : tensor<64x1xi32, #blocked>
    %4 = tt.splat %arg0 : !tt.ptr<f32> -> tensor<64x1x!tt.ptr<f32>, #blocked>
    %5 = tt.addptr %4, %3 : tensor<64x1x!tt.ptr<f32>, #blocked>, tensor<64x1xi32, #blocked>
    %6 = tt.expand_dims %1 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x64xi32, #blocked>
    %7 = tt.broadcast %5 : tensor<64x1x!tt.ptr<f32>, #blocked> -> tensor<64x64x!tt.ptr<f32>, #blocked>
    %8 = tt.broadcast %6 : tensor<1x64xi32, #blocked> -> tensor<64x64xi32, #blocked>
    %9 = tt.addptr %7, %8 : tensor<64x64x!tt.ptr<f32>, #blocked>, tensor<64x64xi32, #blocked>
    %10 = tt.load %9 : tensor<64x64x!tt.ptr<f32>, #blocked>
    cf.br ^bb1(%c0_i32, %10 : i32, tensor<64x64xf32, #blocked>)
  ^bb1(%11: i32, %12: tensor<64x64xf32, #blocked>):  // 2 preds: ^bb0, ^bb2
    %13 = arith.cmpi slt, %11, %arg2 : i32
    cf.cond_br %13, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    ttng.cluster_barrier
    %14 = ttg.convert_layout %12 {allocation.offset = 0 : i32, allocation.size = 2048 : i32} : tensor<64x64xf32, #blocked> -> tensor<64x64xf32, #blocked1>
    %15 = arith.mulf %14, %cst_0 : tensor<64x64xf32, #blocked1>
    ttng.cluster_barrier
    %16 = ttg.convert_layout %15 {allocation.offset = 0 : i32, allocation.size = 4096 : i32} : tensor<64x64xf32, #blocked1> -> tensor<64x64xf32, #blocked>
    ttng.cluster_barrier
    %17 = "tt.reduce"(%16) <{axis = 0 : i32}> ({
    ^bb0(%arg3: f32, %arg4: f32):
      %26 = arith.addf %arg3, %arg4 : f32
      tt.reduce.return %26 : f32
    }) {allocation.offset = 0 : i32, allocation.size = 512 : i32} : (tensor<64x64xf32, #blocked>) -> tensor<64xf32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %18 = tt.expand_dims %17 {axis = 0 : i32} : tensor<64xf32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x64xf32, #blocked>
    %19 = tt.broadcast %18 : tensor<1x64xf32, #blocked> -> tensor<64x64xf32, #blocked>
    %20 = arith.addf %16, %19 : tensor<64x64xf32, #blocked>
    %21 = arith.addi %11, %c1_i32 : i32
    cf.br ^bb1(%21, %20 : i32, tensor<64x64xf32, #blocked>)
  ^bb3:  // pred: ^bb1
    %22 = tt.splat %arg1 : !tt.ptr<f32> -> tensor<64x1x!tt.ptr<f32>, #blocked>
    %23 = tt.addptr %22, %3 : tensor<64x1x!tt.ptr<f32>, #blocked>, tensor<64x1xi32, #blocked>
    %24 = tt.broadcast %23 : tensor<64x1x!tt.ptr<f32>, #blocked> -> tensor<64x64x!tt.ptr<f32>, #blocked>
    %25 = tt.addptr %24, %8 : tensor<64x64x!tt.ptr<f32>, #blocked>, tensor<64x64xi32, #blocked>
    tt.store %25, %12 : tensor<64x64x!tt.ptr<f32>, #blocked>
    ttng.cluster_barrier
    tt.return
  }
}

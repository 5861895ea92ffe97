#blocked = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [2], order = [0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [4], threadsPerWarp = [32], warpsPerCTA = [2], order = [0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 2 : i32, ttg.shared = 128 : i32, ttg.target = "cuda:90", ttg.tensor_memory_size = 0 : i32, "ttg.threads-per-warp" = 32 : i32, "ttg.total-num-warps" = 2 : i32, "ttng.two-ctas" = false} {
  tt.func public @histogram(%arg0: !tt.ptr<i32> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<i32> {tt.divisibility = 16 : i32}, %arg2: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<0> : tensor<16xi32, #blocked>
    %cst_0 = arith.constant dense<true> : tensor<16xi1, #blocked>
    %c16_i32 = arith.constant 16 : i32
    %cst_1 = arith.constant dense<1.000000e+03> : tensor<16xf32, #blocked>
    %c0_i32 = arith.constant 0 : i32
    %c256_i32 = arith.constant 256 : i32
    %cst_2 = arith.constant dense<0> : tensor<256xi32, #blocked1>
    %0 = tt.make_range {end = 256 : i32, start = 0 : i32} : tensor<256xi32, #blocked1>
    %1 = tt.splat %arg2 : i32 -> tensor<256xi32, #blocked1>
    %2 = tt.splat %arg0 : !tt.ptr<i32> -> tensor<256x!tt.ptr<i32>, #blocked1>
    cf.br ^bb1(%c0_i32, %cst : i32, tensor<16xi32, #blocked>)
  ^bb1(%3: i32, %4: tensor<16xi32, #blocked>):  // 2 preds: ^bb0, ^bb2
    %5 = arith.cmpi slt, %3, %arg2 : i32
    cf.cond_br %5, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %6 = tt.splat %3 : i32 -> tensor<256xi32, #blocked1>
    %7 = arith.addi %6, %0 : tensor<256xi32, #blocked1>
    %8 = arith.cmpi slt, %7, %1 : tensor<256xi32, #blocked1>
    %9 = tt.addptr %2, %7 : tensor<256x!tt.ptr<i32>, #blocked1>, tensor<256xi32, #blocked1>
    %10 = tt.load %9, %8, %cst_2 : tensor<256x!tt.ptr<i32>, #blocked1>
    ttg.barrier local
    %11 = tt.histogram %10, %8 {allocation.offset = 0 : i32, allocation.size = 128 : i32} : tensor<256xi32, #blocked1> -> tensor<16xi32, #blocked>
    %12 = arith.addi %4, %11 : tensor<16xi32, #blocked>
    %13 = arith.addi %3, %c256_i32 : i32
    cf.br ^bb1(%13, %12 : i32, tensor<16xi32, #blocked>)
  ^bb3:  // pred: ^bb1
    %14 = tt.make_range {end = 16 : i32, start = 0 : i32} : tensor<16xi32, #blocked>
    %15 = tt.splat %arg1 : !tt.ptr<i32> -> tensor<16x!tt.ptr<i32>, #blocked>
    %16 = tt.addptr %15, %14 : tensor<16x!tt.ptr<i32>, #blocked>, tensor<16xi32, #blocked>
    %17 = tt.atomic_rmw add, acq_rel, gpu, %16, %4, %cst_0 : (tensor<16x!tt.ptr<i32>, #blocked>, tensor<16xi32, #blocked>, tensor<16xi1, #blocked>) -> tensor<16xi32, #blocked>
    %18 = arith.sitofp %4 : tensor<16xi32, #blocked> to tensor<16xf32, #blocked>
    %19 = "tt.reduce"(%4) <{axis = 0 : i32}> ({
    ^bb0(%arg3: i32, %arg4: i32):
      %29 = arith.addi %arg3, %arg4 : i32
      tt.reduce.return %29 : i32
    }) : (tensor<16xi32, #blocked>) -> i32
    %20 = arith.sitofp %19 : i32 to f32
    %21 = tt.splat %20 : f32 -> tensor<16xf32, #blocked>
    %22 = arith.divf %18, %21 : tensor<16xf32, #blocked>
    %23 = tt.addptr %arg1, %c16_i32 : !tt.ptr<i32>, i32
    %24 = tt.splat %23 : !tt.ptr<i32> -> tensor<16x!tt.ptr<i32>, #blocked>
    %25 = tt.addptr %24, %14 : tensor<16x!tt.ptr<i32>, #blocked>, tensor<16xi32, #blocked>
    %26 = "tt.scan"(%22) <{axis = 0 : i32, reverse = false}> ({
    ^bb0(%arg3: f32, %arg4: f32):
      %29 = arith.addf %arg3, %arg4 : f32
      tt.scan.return %29 : f32
    }) : (tensor<16xf32, #blocked>) -> tensor<16xf32, #blocked>
    %27 = arith.mulf %26, %cst_1 : tensor<16xf32, #blocked>
    %28 = arith.fptosi %27 : tensor<16xf32, #blocked> to tensor<16xi32, #blocked>
    tt.store %25, %28 : tensor<16x!tt.ptr<i32>, #blocked>
    tt.return
  }
}

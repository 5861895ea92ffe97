#blocked = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [4], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [2], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 1024 : i32, ttg.target = "cuda:80", ttg.tensor_memory_size = 0 : i32, "ttg.threads-per-warp" = 32 : i32, "ttg.total-num-warps" = 4 : i32, "ttng.two-ctas" = false} {
  tt.func public @histogram(%arg0: !tt.ptr<i32> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<i32> {tt.divisibility = 16 : i32}, %arg2: i32) attributes {noinline = false} {
    %cst = arith.constant dense<0> : tensor<256xi32, #blocked>
    %cst_0 = arith.constant dense<true> : tensor<256xi1, #blocked>
    %c256_i32 = arith.constant 256 : i32
    %cst_1 = arith.constant dense<1.000000e+03> : tensor<256xf32, #blocked>
    %c0_i32 = arith.constant 0 : i32
    %c1024_i32 = arith.constant 1024 : i32
    %cst_2 = arith.constant dense<0> : tensor<1024xi32, #blocked1>
    %0 = tt.make_range {end = 1024 : i32, start = 0 : i32} : tensor<1024xi32, #blocked1>
    %1 = tt.splat %arg2 : i32 -> tensor<1024xi32, #blocked1>
    %2 = tt.splat %arg0 : !tt.ptr<i32> -> tensor<1024x!tt.ptr<i32>, #blocked1>
    cf.br ^bb1(%c0_i32, %cst : i32, tensor<256xi32, #blocked>)
  ^bb1(%3: i32, %4: tensor<256xi32, #blocked>):  // 2 preds: ^bb0, ^bb2
    %5 = arith.cmpi slt, %3, %arg2 : i32
    cf.cond_br %5, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %6 = tt.splat %3 : i32 -> tensor<1024xi32, #blocked1>
    %7 = arith.addi %6, %0 : tensor<1024xi32, #blocked1>
    %8 = arith.cmpi slt, %7, %1 : tensor<1024xi32, #blocked1>
    %9 = tt.addptr %2, %7 : tensor<1024x!tt.ptr<i32>, #blocked1>, tensor<1024xi32, #blocked1>
    %10 = tt.load %9, %8, %cst_2 : tensor<1024x!tt.ptr<i32>, #blocked1>
    %11 = tt.histogram %10, %8 {allocation.offset = 0 : i32, allocation.size = 1024 : i32} : tensor<1024xi32, #blocked1> -> tensor<256xi32, #blocked>
    %12 = arith.addi %4, %11 : tensor<256xi32, #blocked>
    %13 = arith.addi %3, %c1024_i32 : i32
    cf.br ^bb1(%13, %12 : i32, tensor<256xi32, #blocked>)
  ^bb3:  // pred: ^bb1
    %14 = tt.make_range {end = 256 : i32, start = 0 : i32} : tensor<256xi32, #blocked2>
    %15 = tt.make_range {end = 256 : i32, start = 0 : i32} : tensor<256xi32, #blocked>
    %16 = tt.splat %arg1 : !tt.ptr<i32> -> tensor<256x!tt.ptr<i32>, #blocked>
    %17 = tt.addptr %16, %15 : tensor<256x!tt.ptr<i32>, #blocked>, tensor<256xi32, #blocked>
    %18 = tt.atomic_rmw add, acq_rel, gpu, %17, %4, %cst_0 : (tensor<256x!tt.ptr<i32>, #blocked>, tensor<256xi32, #blocked>, tensor<256xi1, #blocked>) -> tensor<256xi32, #blocked>
    %19 = arith.sitofp %4 : tensor<256xi32, #blocked> to tensor<256xf32, #blocked>
    %20 = "tt.reduce"(%4) <{axis = 0 : i32}> ({
    ^bb0(%arg3: i32, %arg4: i32):
      %31 = arith.addi %arg3, %arg4 : i32
      tt.reduce.return %31 : i32
    }) {allocation.offset = 0 : i32, allocation.size = 16 : i32} : (tensor<256xi32, #blocked>) -> i32
    %21 = arith.sitofp %20 : i32 to f32
    %22 = tt.splat %21 : f32 -> tensor<256xf32, #blocked>
    %23 = arith.divf %19, %22 : tensor<256xf32, #blocked>
    %24 = tt.addptr %arg1, %c256_i32 : !tt.ptr<i32>, i32
    %25 = tt.splat %24 : !tt.ptr<i32> -> tensor<256x!tt.ptr<i32>, #blocked2>
    %26 = tt.addptr %25, %14 : tensor<256x!tt.ptr<i32>, #blocked2>, tensor<256xi32, #blocked2>
    %27 = "tt.scan"(%23) <{axis = 0 : i32, reverse = false}> ({
    ^bb0(%arg3: f32, %arg4: f32):
      %31 = arith.addf %arg3, %arg4 : f32
      tt.scan.return %31 : f32
    }) {allocation.offset = 0 : i32, allocation.size = 32 : i32} : (tensor<256xf32, #blocked>) -> tensor<256xf32, #blocked>
    %28 = arith.mulf %27, %cst_1 : tensor<256xf32, #blocked>
    %29 = arith.fptosi %28 : tensor<256xf32, #blocked> to tensor<256xi32, #blocked>
    %30 = ttg.convert_layout %29 {allocation.offset = 0 : i32, allocation.size = 1024 : i32} : tensor<256xi32, #blocked> -> tensor<256xi32, #blocked2>
    tt.store %26, %30 : tensor<256x!tt.ptr<i32>, #blocked2>
    tt.return
  }
}

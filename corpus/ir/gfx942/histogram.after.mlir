#blocked = #ttg.blocked<{sizePerThread = [4], threadsPerWarp = [64], warpsPerCTA = [4], order = [0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [64], warpsPerCTA = [4], order = [0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 1024 : i32, ttg.target = "hip:gfx942", "ttg.threads-per-warp" = 64 : i32} {
  tt.func public @histogram(%arg0: !tt.ptr<i32> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<i32> {tt.divisibility = 16 : i32}, %arg2: i32) attributes {noinline = false} {
    %cst = arith.constant dense<0> : tensor<1024xi32, #blocked>
    %c1024_i32 = arith.constant 1024 : i32
    %c0_i32 = arith.constant 0 : i32
    %cst_0 = arith.constant dense<1.000000e+03> : tensor<256xf32, #blocked1>
    %c256_i32 = arith.constant 256 : i32
    %cst_1 = arith.constant dense<0> : tensor<256xi32, #blocked1>
    %0 = tt.make_range {end = 1024 : i32, start = 0 : i32} : tensor<1024xi32, #blocked>
    %1 = tt.splat %arg2 : i32 -> tensor<1024xi32, #blocked>
    %2 = tt.splat %arg0 : !tt.ptr<i32> -> tensor<1024x!tt.ptr<i32>, #blocked>
    cf.br ^bb1(%c0_i32, %cst_1 : i32, tensor<256xi32, #blocked1>)
  ^bb1(%3: i32, %4: tensor<256xi32, #blocked1>):  // 2 preds: ^bb0, ^bb2
    %5 = arith.cmpi slt, %3, %arg2 : i32
    cf.cond_br %5, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %6 = tt.splat %3 : i32 -> tensor<1024xi32, #blocked>
    %7 = arith.addi %6, %0 : tensor<1024xi32, #blocked>
    %8 = arith.cmpi slt, %7, %1 : tensor<1024xi32, #blocked>
    %9 = tt.addptr %2, %7 : tensor<1024x!tt.ptr<i32>, #blocked>, tensor<1024xi32, #blocked>
    %10 = tt.load %9, %8, %cst : tensor<1024x!tt.ptr<i32>, #blocked>
    ttg.barrier local
    %11 = tt.histogram %10, %8 {allocation.offset = 0 : i32, allocation.size = 1024 : i32} : tensor<1024xi32, #blocked> -> tensor<256xi32, #blocked1>
    %12 = arith.addi %4, %11 : tensor<256xi32, #blocked1>
    %13 = arith.addi %3, %c1024_i32 : i32
    cf.br ^bb1(%13, %12 : i32, tensor<256xi32, #blocked1>)
  ^bb3:  // pred: ^bb1
    %14 = tt.make_range {end = 256 : i32, start = 0 : i32} : tensor<256xi32, #blocked1>
    %15 = amdg.buffer_atomic_rmw add, acq_rel, gpu, %4, %arg1[%14] : !tt.ptr<i32> -> tensor<256xi32, #blocked1>
    %16 = arith.sitofp %4 : tensor<256xi32, #blocked1> to tensor<256xf32, #blocked1>
    ttg.barrier local
    %17 = "tt.reduce"(%4) <{axis = 0 : i32}> ({
    ^bb0(%arg3: i32, %arg4: i32):
      %25 = arith.addi %arg3, %arg4 : i32
      tt.reduce.return %25 : i32
    }) {allocation.offset = 0 : i32, allocation.size = 16 : i32} : (tensor<256xi32, #blocked1>) -> i32
    %18 = arith.sitofp %17 : i32 to f32
    %19 = tt.splat %18 : f32 -> tensor<256xf32, #blocked1>
    %20 = arith.divf %16, %19 : tensor<256xf32, #blocked1>
    %21 = tt.addptr %arg1, %c256_i32 : !tt.ptr<i32>, i32
    ttg.barrier local
    %22 = "tt.scan"(%20) <{axis = 0 : i32, reverse = false}> ({
    ^bb0(%arg3: f32, %arg4: f32):
      %25 = arith.addf %arg3, %arg4 : f32
      tt.scan.return %25 : f32
    }) {allocation.offset = 0 : i32, allocation.size = 16 : i32} : (tensor<256xf32, #blocked1>) -> tensor<256xf32, #blocked1>
    %23 = arith.mulf %22, %cst_0 : tensor<256xf32, #blocked1>
    %24 = arith.fptosi %23 : tensor<256xf32, #blocked1> to tensor<256xi32, #blocked1>
    amdg.buffer_store %24, %21[%14] : !tt.ptr<i32> -> tensor<256xi32, #blocked1>
    tt.return
  }
}

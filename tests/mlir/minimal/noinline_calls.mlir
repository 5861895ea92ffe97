// Noinline functions with scratch memory in their frames.
#blocked = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 16 : i32, ttg.target = "cuda:80", ttg.tensor_memory_size = 0 : i32, "ttg.threads-per-warp" = 32 : i32, "ttg.total-num-warps" = 4 : i32, "ttng.two-ctas" = false} {
  tt.func public @calls(%arg0: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg2: i32) attributes {noinline = false} {
    %c128_i32 = arith.constant 128 : i32
    %c0_i32 = arith.constant 0 : i32
    %c1_i32 = arith.constant 1 : i32
    %cst = arith.constant dense<0.000000e+00> : tensor<128xf32, #blocked>
    %0 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #blocked>
    cf.br ^bb1(%c0_i32, %cst : i32, tensor<128xf32, #blocked>)
  ^bb1(%1: i32, %2: tensor<128xf32, #blocked>):  // 2 preds: ^bb0, ^bb2
    %3 = arith.cmpi slt, %1, %arg2 : i32
    cf.cond_br %3, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %4 = arith.muli %1, %c128_i32 : i32
    %5 = tt.addptr %arg0, %4 : !tt.ptr<f32>, i32
    %6 = tt.call @corpus_control.centre__Pfp32_Pfp32_c128(%5, %arg1) {allocation.offset = 0 : i32, allocation.size = 16 : i32} : (!tt.ptr<f32>, !tt.ptr<f32>) -> f32 // expect triton: barrier
    %7 = tt.splat %5 : !tt.ptr<f32> -> tensor<128x!tt.ptr<f32>, #blocked>
    %8 = tt.addptr %7, %0 : tensor<128x!tt.ptr<f32>, #blocked>, tensor<128xi32, #blocked>
    %9 = tt.load %8 : tensor<128x!tt.ptr<f32>, #blocked>
    %10 = tt.splat %6 : f32 -> tensor<128xf32, #blocked>
    %11 = arith.divf %9, %10 : tensor<128xf32, #blocked>
    %12 = arith.addf %2, %11 : tensor<128xf32, #blocked>
    %13 = "tt.scan"(%12) <{axis = 0 : i32, reverse = false}> ({ // expect minimal: barrier // expect triton: barrier
    ^bb0(%arg3: f32, %arg4: f32):
      %20 = arith.addf %arg3, %arg4 : f32
      tt.scan.return %20 : f32
    }) {allocation.offset = 0 : i32, allocation.size = 16 : i32} : (tensor<128xf32, #blocked>) -> tensor<128xf32, #blocked>
    %14 = tt.call @corpus_control.mean_of__Pfp32_c128(%arg0) {allocation.offset = 0 : i32, allocation.size = 16 : i32} : (!tt.ptr<f32>) -> f32 // expect minimal: barrier // expect triton: barrier
    %15 = tt.splat %14 : f32 -> tensor<128xf32, #blocked>
    %16 = arith.subf %13, %15 : tensor<128xf32, #blocked>
    %17 = arith.addi %1, %c1_i32 : i32
    cf.br ^bb1(%17, %16 : i32, tensor<128xf32, #blocked>) // expect minimal: barrier
  ^bb3:  // pred: ^bb1
    %18 = tt.splat %arg1 : !tt.ptr<f32> -> tensor<128x!tt.ptr<f32>, #blocked>
    %19 = tt.addptr %18, %0 : tensor<128x!tt.ptr<f32>, #blocked>, tensor<128xi32, #blocked>
    tt.store %19, %2 : tensor<128x!tt.ptr<f32>, #blocked>
    tt.call @corpus_control.running__Pfp32_Pfp32_c128(%arg1, %arg0) {allocation.offset = 0 : i32, allocation.size = 16 : i32} : (!tt.ptr<f32>, !tt.ptr<f32>) -> () // expect triton: barrier
    tt.call @corpus_control.running__Pfp32_Pfp32_c128(%arg0, %arg1) {allocation.offset = 0 : i32, allocation.size = 16 : i32} : (!tt.ptr<f32>, !tt.ptr<f32>) -> () // expect minimal: barrier // expect triton: barrier
    tt.return
  }
  tt.func private @corpus_control.centre__Pfp32_Pfp32_c128(%arg0: !tt.ptr<f32> {tt.constancy = 1 : i64, tt.contiguity = 1 : i64, tt.divisibility = 16 : i64}, %arg1: !tt.ptr<f32> {tt.constancy = 1 : i64, tt.contiguity = 1 : i64, tt.divisibility = 16 : i64}) -> f32 attributes {noinline = true, "ttg.warp-id-offset" = 0 : i32} {
    %0 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #blocked>
    %1 = tt.call @corpus_control.mean_of__Pfp32_c128(%arg0) {allocation.offset = 0 : i32, allocation.size = 16 : i32} : (!tt.ptr<f32>) -> f32
    %2 = tt.splat %arg0 : !tt.ptr<f32> -> tensor<128x!tt.ptr<f32>, #blocked>
    %3 = tt.addptr %2, %0 : tensor<128x!tt.ptr<f32>, #blocked>, tensor<128xi32, #blocked>
    %4 = tt.load %3 : tensor<128x!tt.ptr<f32>, #blocked>
    %5 = tt.splat %1 : f32 -> tensor<128xf32, #blocked>
    %6 = arith.subf %4, %5 : tensor<128xf32, #blocked>
    %7 = tt.splat %arg1 : !tt.ptr<f32> -> tensor<128x!tt.ptr<f32>, #blocked>
    %8 = tt.addptr %7, %0 : tensor<128x!tt.ptr<f32>, #blocked>, tensor<128xi32, #blocked>
    tt.store %8, %6 : tensor<128x!tt.ptr<f32>, #blocked>
    %9 = math.absf %6 : tensor<128xf32, #blocked>
    %10 = "tt.reduce"(%9) <{axis = 0 : i32}> ({ // expect minimal: barrier // expect triton: barrier
    ^bb0(%arg2: f32, %arg3: f32):
      %11 = arith.maxnumf %arg2, %arg3 : f32
      tt.reduce.return %11 : f32
    }) {allocation.offset = 0 : i32, allocation.size = 16 : i32} : (tensor<128xf32, #blocked>) -> f32
    tt.return %10 : f32
  }
  tt.func private @corpus_control.mean_of__Pfp32_c128(%arg0: !tt.ptr<f32> {tt.constancy = 1 : i64, tt.contiguity = 1 : i64, tt.divisibility = 16 : i64}) -> f32 attributes {noinline = true, "ttg.warp-id-offset" = 0 : i32} {
    %cst = arith.constant 1.280000e+02 : f32
    %cst_0 = arith.constant 1.000000e+00 : f32
    %0 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #blocked>
    %1 = tt.splat %arg0 : !tt.ptr<f32> -> tensor<128x!tt.ptr<f32>, #blocked>
    %2 = tt.addptr %1, %0 : tensor<128x!tt.ptr<f32>, #blocked>, tensor<128xi32, #blocked>
    %3 = tt.load %2 : tensor<128x!tt.ptr<f32>, #blocked>
    %4 = "tt.reduce"(%3) <{axis = 0 : i32}> ({ // expect minimal: no barrier
    ^bb0(%arg1: f32, %arg2: f32):
      %7 = arith.addf %arg1, %arg2 : f32
      tt.reduce.return %7 : f32
    }) {allocation.offset = 0 : i32, allocation.size = 16 : i32} : (tensor<128xf32, #blocked>) -> f32
    %5 = tt.approx_divf %cst_0, %cst : f32
    %6 = arith.mulf %4, %5 : f32
    tt.return %6 : f32
  }
  tt.func private @corpus_control.running__Pfp32_Pfp32_c128(%arg0: !tt.ptr<f32> {tt.constancy = 1 : i64, tt.contiguity = 1 : i64, tt.divisibility = 16 : i64}, %arg1: !tt.ptr<f32> {tt.constancy = 1 : i64, tt.contiguity = 1 : i64, tt.divisibility = 16 : i64}) attributes {noinline = true, "ttg.warp-id-offset" = 0 : i32} {
    %0 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #blocked>
    %1 = tt.splat %arg1 : !tt.ptr<f32> -> tensor<128x!tt.ptr<f32>, #blocked>
    %2 = tt.addptr %1, %0 : tensor<128x!tt.ptr<f32>, #blocked>, tensor<128xi32, #blocked>
    %3 = tt.splat %arg0 : !tt.ptr<f32> -> tensor<128x!tt.ptr<f32>, #blocked>
    %4 = tt.addptr %3, %0 : tensor<128x!tt.ptr<f32>, #blocked>, tensor<128xi32, #blocked>
    %5 = tt.load %4 : tensor<128x!tt.ptr<f32>, #blocked>
    %6 = "tt.scan"(%5) <{axis = 0 : i32, reverse = false}> ({
    ^bb0(%arg2: f32, %arg3: f32):
      %7 = arith.addf %arg2, %arg3 : f32
      tt.scan.return %7 : f32
    }) {allocation.offset = 0 : i32, allocation.size = 16 : i32} : (tensor<128xf32, #blocked>) -> tensor<128xf32, #blocked>
    tt.store %2, %6 : tensor<128x!tt.ptr<f32>, #blocked>
    tt.return
  }
}

#blocked = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [64], warpsPerCTA = [4], order = [0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 8 : i32, ttg.target = "hip:gfx942", "ttg.threads-per-warp" = 64 : i32} {
  tt.func public @calls(%arg0: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg2: i32) attributes {noinline = false} {
    %cst = arith.constant dense<0.000000e+00> : tensor<128xf32, #blocked>
    %c1_i32 = arith.constant 1 : i32
    %c0_i32 = arith.constant 0 : i32
    %c128_i32 = arith.constant 128 : i32
    %0 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #blocked>
    cf.br ^bb1(%c0_i32, %cst : i32, tensor<128xf32, #blocked>)
  ^bb1(%1: i32, %2: tensor<128xf32, #blocked>):  // 2 preds: ^bb0, ^bb2
    %3 = arith.cmpi slt, %1, %arg2 : i32
    cf.cond_br %3, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %4 = arith.muli %1, %c128_i32 : i32
    %5 = tt.addptr %arg0, %4 : !tt.ptr<f32>, i32
    ttg.barrier local
    %6 = tt.call @corpus_control.centre__Pfp32_Pfp32_c128(%5, %arg1) {allocation.offset = 0 : i32, allocation.size = 8 : i32} : (!tt.ptr<f32>, !tt.ptr<f32>) -> f32
    %7 = amdg.buffer_load %5[%0] : !tt.ptr<f32> -> tensor<128xf32, #blocked>
    %8 = tt.splat %6 : f32 -> tensor<128xf32, #blocked>
    %9 = arith.divf %7, %8 : tensor<128xf32, #blocked>
    %10 = arith.addf %2, %9 : tensor<128xf32, #blocked>
    ttg.barrier local
    %11 = "tt.scan"(%10) <{axis = 0 : i32, reverse = false}> ({
    ^bb0(%arg3: f32, %arg4: f32):
      %16 = arith.addf %arg3, %arg4 : f32
      tt.scan.return %16 : f32
    }) {allocation.offset = 0 : i32, allocation.size = 8 : i32} : (tensor<128xf32, #blocked>) -> tensor<128xf32, #blocked>
    ttg.barrier local
    %12 = tt.call @corpus_control.mean_of__Pfp32_c128(%arg0) {allocation.offset = 0 : i32, allocation.size = 8 : i32} : (!tt.ptr<f32>) -> f32
    %13 = tt.splat %12 : f32 -> tensor<128xf32, #blocked>
    %14 = arith.subf %11, %13 : tensor<128xf32, #blocked>
    %15 = arith.addi %1, %c1_i32 : i32
    cf.br ^bb1(%15, %14 : i32, tensor<128xf32, #blocked>)
  ^bb3:  // pred: ^bb1
    amdg.buffer_store %2, %arg1[%0] : !tt.ptr<f32> -> tensor<128xf32, #blocked>
    ttg.barrier local
    tt.call @corpus_control.running__Pfp32_Pfp32_c128(%arg1, %arg0) {allocation.offset = 0 : i32, allocation.size = 8 : i32} : (!tt.ptr<f32>, !tt.ptr<f32>) -> ()
    ttg.barrier local
    tt.call @corpus_control.running__Pfp32_Pfp32_c128(%arg0, %arg1) {allocation.offset = 0 : i32, allocation.size = 8 : i32} : (!tt.ptr<f32>, !tt.ptr<f32>) -> ()
    tt.return
  }
  tt.func private @corpus_control.centre__Pfp32_Pfp32_c128(%arg0: !tt.ptr<f32> {tt.constancy = 1 : i64, tt.contiguity = 1 : i64, tt.divisibility = 16 : i64}, %arg1: !tt.ptr<f32> {tt.constancy = 1 : i64, tt.contiguity = 1 : i64, tt.divisibility = 16 : i64}) -> f32 attributes {noinline = true} {
    %0 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #blocked>
    %1 = tt.call @corpus_control.mean_of__Pfp32_c128(%arg0) {allocation.offset = 0 : i32, allocation.size = 8 : i32} : (!tt.ptr<f32>) -> f32
    %2 = amdg.buffer_load %arg0[%0] : !tt.ptr<f32> -> tensor<128xf32, #blocked>
    %3 = tt.splat %1 : f32 -> tensor<128xf32, #blocked>
    %4 = arith.subf %2, %3 : tensor<128xf32, #blocked>
    amdg.buffer_store %4, %arg1[%0] : !tt.ptr<f32> -> tensor<128xf32, #blocked>
    %5 = math.absf %4 : tensor<128xf32, #blocked>
    ttg.barrier local
    %6 = "tt.reduce"(%5) <{axis = 0 : i32}> ({
    ^bb0(%arg2: f32, %arg3: f32):
      %7 = arith.maxnumf %arg2, %arg3 : f32
      tt.reduce.return %7 : f32
    }) {allocation.offset = 0 : i32, allocation.size = 8 : i32} : (tensor<128xf32, #blocked>) -> f32
    tt.return %6 : f32
  }
  tt.func private @corpus_control.mean_of__Pfp32_c128(%arg0: !tt.ptr<f32> {tt.constancy = 1 : i64, tt.contiguity = 1 : i64, tt.divisibility = 16 : i64}) -> f32 attributes {noinline = true} {
    %cst = arith.constant 1.280000e+02 : f32
    %0 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #blocked>
    %1 = amdg.buffer_load %arg0[%0] : !tt.ptr<f32> -> tensor<128xf32, #blocked>
    %2 = "tt.reduce"(%1) <{axis = 0 : i32}> ({
    ^bb0(%arg1: f32, %arg2: f32):
      %4 = arith.addf %arg1, %arg2 : f32
      tt.reduce.return %4 : f32
    }) {allocation.offset = 0 : i32, allocation.size = 8 : i32} : (tensor<128xf32, #blocked>) -> f32
    %3 = arith.divf %2, %cst : f32
    tt.return %3 : f32
  }
  tt.func private @corpus_control.running__Pfp32_Pfp32_c128(%arg0: !tt.ptr<f32> {tt.constancy = 1 : i64, tt.contiguity = 1 : i64, tt.divisibility = 16 : i64}, %arg1: !tt.ptr<f32> {tt.constancy = 1 : i64, tt.contiguity = 1 : i64, tt.divisibility = 16 : i64}) attributes {noinline = true} {
    %0 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #blocked>
    %1 = amdg.buffer_load %arg0[%0] : !tt.ptr<f32> -> tensor<128xf32, #blocked>
    %2 = "tt.scan"(%1) <{axis = 0 : i32, reverse = false}> ({
    ^bb0(%arg2: f32, %arg3: f32):
      %3 = arith.addf %arg2, %arg3 : f32
      tt.scan.return %3 : f32
    }) {allocation.offset = 0 : i32, allocation.size = 8 : i32} : (tensor<128xf32, #blocked>) -> tensor<128xf32, #blocked>
    amdg.buffer_store %2, %arg1[%0] : !tt.ptr<f32> -> tensor<128xf32, #blocked>
    tt.return
  }
}

#blocked = #ttg.blocked<{sizePerThread = [4], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 16 : i32, ttg.target = "hip:gfx1250", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @softmax_online(%arg0: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg2: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<-1.000000e+30> : tensor<1024xf32, #blocked>
    %c1024_i32 = arith.constant 1024 : i32
    %c0_i32 = arith.constant 0 : i32
    %cst_0 = arith.constant 0.000000e+00 : f32
    %cst_1 = arith.constant -1.000000e+30 : f32
    %0 = tt.get_program_id x : i32
    %1 = tt.make_range {end = 1024 : i32, start = 0 : i32} : tensor<1024xi32, #blocked>
    %2 = tt.splat %arg2 : i32 -> tensor<1024xi32, #blocked>
    %3 = arith.muli %0, %arg2 : i32
    %4 = tt.addptr %arg0, %3 : !tt.ptr<f32>, i32
    cf.br ^bb1(%c0_i32, %cst_1, %cst_0 : i32, f32, f32)
  ^bb1(%5: i32, %6: f32, %7: f32):  // 2 preds: ^bb0, ^bb2
    %8 = arith.cmpi slt, %5, %arg2 : i32
    cf.cond_br %8, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %9 = tt.splat %5 : i32 -> tensor<1024xi32, #blocked>
    %10 = arith.addi %9, %1 : tensor<1024xi32, #blocked>
    %11 = arith.cmpi slt, %10, %2 : tensor<1024xi32, #blocked>
    %12 = tt.addptr %4, %5 : !tt.ptr<f32>, i32
    %13 = amdg.buffer_load %12[%1], %11, %cst {contiguity = 4 : i32} : !tt.ptr<f32> -> tensor<1024xf32, #blocked>
    ttg.barrier local
    %14 = "tt.reduce"(%13) <{axis = 0 : i32}> ({
    ^bb0(%arg3: f32, %arg4: f32):
      %40 = arith.maxnumf %arg3, %arg4 : f32
      tt.reduce.return %40 : f32
    }) {allocation.offset = 0 : i32, allocation.size = 16 : i32} : (tensor<1024xf32, #blocked>) -> f32
    %15 = arith.maxnumf %6, %14 : f32
    %16 = arith.subf %6, %15 : f32
    %17 = math.exp %16 : f32
    %18 = arith.mulf %7, %17 : f32
    %19 = tt.splat %15 : f32 -> tensor<1024xf32, #blocked>
    %20 = arith.subf %13, %19 : tensor<1024xf32, #blocked>
    %21 = math.exp %20 : tensor<1024xf32, #blocked>
    ttg.barrier local
    %22 = "tt.reduce"(%21) <{axis = 0 : i32}> ({
    ^bb0(%arg3: f32, %arg4: f32):
      %40 = arith.addf %arg3, %arg4 : f32
      tt.reduce.return %40 : f32
    }) {allocation.offset = 0 : i32, allocation.size = 16 : i32} : (tensor<1024xf32, #blocked>) -> f32
    %23 = arith.addf %18, %22 : f32
    %24 = arith.addi %5, %c1024_i32 : i32
    cf.br ^bb1(%24, %15, %23 : i32, f32, f32)
  ^bb3:  // pred: ^bb1
    %25 = tt.addptr %arg1, %3 : !tt.ptr<f32>, i32
    %26 = tt.splat %6 : f32 -> tensor<1024xf32, #blocked>
    %27 = tt.splat %7 : f32 -> tensor<1024xf32, #blocked>
    cf.br ^bb4(%c0_i32 : i32)
  ^bb4(%28: i32):  // 2 preds: ^bb3, ^bb5
    %29 = arith.cmpi slt, %28, %arg2 : i32
    cf.cond_br %29, ^bb5, ^bb6
  ^bb5:  // pred: ^bb4
    %30 = tt.splat %28 : i32 -> tensor<1024xi32, #blocked>
    %31 = arith.addi %30, %1 : tensor<1024xi32, #blocked>
    %32 = arith.cmpi slt, %31, %2 : tensor<1024xi32, #blocked>
    %33 = tt.addptr %4, %28 : !tt.ptr<f32>, i32
    %34 = amdg.buffer_load %33[%1], %32, %cst {contiguity = 4 : i32} : !tt.ptr<f32> -> tensor<1024xf32, #blocked>
    %35 = tt.addptr %25, %28 : !tt.ptr<f32>, i32
    %36 = arith.subf %34, %26 : tensor<1024xf32, #blocked>
    %37 = math.exp %36 : tensor<1024xf32, #blocked>
    %38 = arith.divf %37, %27 : tensor<1024xf32, #blocked>
    amdg.buffer_store %38, %35[%1], %32 {contiguity = 4 : i32} : !tt.ptr<f32> -> tensor<1024xf32, #blocked>
    %39 = arith.addi %28, %c1024_i32 : i32
    cf.br ^bb4(%39 : i32)
  ^bb6:  // pred: ^bb4
    tt.return
  }
}

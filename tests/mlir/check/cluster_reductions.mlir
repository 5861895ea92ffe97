// Reductions of a row across two CTAs in a loop. Only cluster barriers order the accesses of the CTAs,
// so that the verdict holds for every trip count.
// expect check: clean
// expect check: bound all-paths
#blocked = #ttg.blocked<{sizePerThread = [4], threadsPerWarp = [32], warpsPerCTA = [4], order = [0], CGALayout = [[1]]}>
module attributes {"ttg.num-ctas" = 2 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 16 : i32, ttg.target = "cuda:90", ttg.tensor_memory_size = 0 : i32, "ttg.threads-per-warp" = 32 : i32, "ttg.total-num-warps" = 4 : i32, "ttng.two-ctas" = false} {
  tt.func public @softmax_online(%arg0: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg2: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant -1.000000e+30 : f32
    %cst_0 = arith.constant 0.000000e+00 : f32
    %c0_i32 = arith.constant 0 : i32
    %c1024_i32 = arith.constant 1024 : i32
    %cst_1 = arith.constant dense<-1.000000e+30> : tensor<1024xf32, #blocked>
    %0 = tt.get_program_id x : i32
    %1 = tt.make_range {end = 1024 : i32, start = 0 : i32} : tensor<1024xi32, #blocked>
    %2 = tt.splat %arg2 : i32 -> tensor<1024xi32, #blocked>
    %3 = arith.muli %0, %arg2 : i32
    %4 = tt.addptr %arg0, %3 : !tt.ptr<f32>, i32
    cf.br ^bb1(%c0_i32, %cst, %cst_0 : i32, f32, f32)
  ^bb1(%5: i32, %6: f32, %7: f32):  // 2 preds: ^bb0, ^bb2
    %8 = arith.cmpi slt, %5, %arg2 : i32
    cf.cond_br %8, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %9 = tt.splat %5 : i32 -> tensor<1024xi32, #blocked>
    %10 = arith.addi %9, %1 : tensor<1024xi32, #blocked>
    %11 = arith.cmpi slt, %10, %2 : tensor<1024xi32, #blocked>
    %12 = tt.addptr %4, %5 : !tt.ptr<f32>, i32
    %13 = tt.splat %12 : !tt.ptr<f32> -> tensor<1024x!tt.ptr<f32>, #blocked>
    %14 = tt.addptr %13, %1 : tensor<1024x!tt.ptr<f32>, #blocked>, tensor<1024xi32, #blocked>
    %15 = tt.load %14, %11, %cst_1 : tensor<1024x!tt.ptr<f32>, #blocked>
    ttng.cluster_barrier
    %16 = "tt.reduce"(%15) <{axis = 0 : i32}> ({
    ^bb0(%arg3: f32, %arg4: f32):
      %46 = arith.maxnumf %arg3, %arg4 : f32
      tt.reduce.return %46 : f32
    }) {allocation.offset = 0 : i32, allocation.size = 16 : i32} : (tensor<1024xf32, #blocked>) -> f32
    %17 = arith.maxnumf %6, %16 : f32
    %18 = arith.subf %6, %17 : f32
    %19 = math.exp %18 : f32
    %20 = arith.mulf %7, %19 : f32
    %21 = tt.splat %17 : f32 -> tensor<1024xf32, #blocked>
    %22 = arith.subf %15, %21 : tensor<1024xf32, #blocked>
    %23 = math.exp %22 : tensor<1024xf32, #blocked>
    ttng.cluster_barrier
    %24 = "tt.reduce"(%23) <{axis = 0 : i32}> ({
    ^bb0(%arg3: f32, %arg4: f32):
      %46 = arith.addf %arg3, %arg4 : f32
      tt.reduce.return %46 : f32
    }) {allocation.offset = 0 : i32, allocation.size = 16 : i32} : (tensor<1024xf32, #blocked>) -> f32
    %25 = arith.addf %20, %24 : f32
    %26 = arith.addi %5, %c1024_i32 : i32
    cf.br ^bb1(%26, %17, %25 : i32, f32, f32)
  ^bb3:  // pred: ^bb1
    %27 = tt.addptr %arg1, %3 : !tt.ptr<f32>, i32
    %28 = tt.splat %6 : f32 -> tensor<1024xf32, #blocked>
    %29 = tt.splat %7 : f32 -> tensor<1024xf32, #blocked>
    cf.br ^bb4(%c0_i32 : i32)
  ^bb4(%30: i32):  // 2 preds: ^bb3, ^bb5
    %31 = arith.cmpi slt, %30, %arg2 : i32
    cf.cond_br %31, ^bb5, ^bb6
  ^bb5:  // pred: ^bb4
    %32 = tt.splat %30 : i32 -> tensor<1024xi32, #blocked>
    %33 = arith.addi %32, %1 : tensor<1024xi32, #blocked>
    %34 = arith.cmpi slt, %33, %2 : tensor<1024xi32, #blocked>
    %35 = tt.addptr %4, %30 : !tt.ptr<f32>, i32
    %36 = tt.splat %35 : !tt.ptr<f32> -> tensor<1024x!tt.ptr<f32>, #blocked>
    %37 = tt.addptr %36, %1 : tensor<1024x!tt.ptr<f32>, #blocked>, tensor<1024xi32, #blocked>
    %38 = tt.load %37, %34, %cst_1 : tensor<1024x!tt.ptr<f32>, #blocked>
    %39 = tt.addptr %27, %30 : !tt.ptr<f32>, i32
    %40 = tt.splat %39 : !tt.ptr<f32> -> tensor<1024x!tt.ptr<f32>, #blocked>
    %41 = tt.addptr %40, %1 : tensor<1024x!tt.ptr<f32>, #blocked>, tensor<1024xi32, #blocked>
    %42 = arith.subf %38, %28 : tensor<1024xf32, #blocked>
    %43 = math.exp %42 : tensor<1024xf32, #blocked>
    %44 = arith.divf %43, %29 : tensor<1024xf32, #blocked>
    tt.store %41, %44, %34 : tensor<1024x!tt.ptr<f32>, #blocked>
    %45 = arith.addi %30, %c1024_i32 : i32
    cf.br ^bb4(%45 : i32)
  ^bb6:  // pred: ^bb4
    ttng.cluster_barrier
    tt.return
  }
}

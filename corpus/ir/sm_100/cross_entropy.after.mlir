#blocked = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [8], order = [0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 8 : i32, ttg.shared = 32 : i32, ttg.target = "cuda:100", ttg.tensor_memory_size = 0 : i32, "ttg.threads-per-warp" = 32 : i32, "ttg.total-num-warps" = 8 : i32, "ttng.two-ctas" = false} {
  tt.func public @cross_entropy(%arg0: !tt.ptr<bf16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<i32> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg3: i32) attributes {noinline = false} {
    %cst = arith.constant dense<0xFF80> : tensor<2048xbf16, #blocked>
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<2048xf32, #blocked>
    %0 = tt.get_program_id x : i32
    %1 = tt.make_range {end = 2048 : i32, start = 0 : i32} : tensor<2048xi32, #blocked>
    %2 = tt.addptr %arg1, %0 : !tt.ptr<i32>, i32
    %3 = tt.load %2 : !tt.ptr<i32>
    %4 = tt.splat %arg3 : i32 -> tensor<2048xi32, #blocked>
    %5 = arith.cmpi slt, %1, %4 : tensor<2048xi32, #blocked>
    %6 = arith.muli %0, %arg3 : i32
    %7 = tt.addptr %arg0, %6 : !tt.ptr<bf16>, i32
    %8 = tt.splat %7 : !tt.ptr<bf16> -> tensor<2048x!tt.ptr<bf16>, #blocked>
    %9 = tt.addptr %8, %1 : tensor<2048x!tt.ptr<bf16>, #blocked>, tensor<2048xi32, #blocked>
    %10 = tt.load %9, %5, %cst : tensor<2048x!tt.ptr<bf16>, #blocked>
    %11 = arith.extf %10 : tensor<2048xbf16, #blocked> to tensor<2048xf32, #blocked>
    %12 = "tt.reduce"(%11) <{axis = 0 : i32}> ({
    ^bb0(%arg4: f32, %arg5: f32):
      %24 = arith.maxnumf %arg4, %arg5 : f32
      tt.reduce.return %24 : f32
    }) {allocation.offset = 0 : i32, allocation.size = 32 : i32} : (tensor<2048xf32, #blocked>) -> f32
    %13 = tt.splat %12 : f32 -> tensor<2048xf32, #blocked>
    %14 = arith.subf %11, %13 : tensor<2048xf32, #blocked>
    %15 = math.exp %14 : tensor<2048xf32, #blocked>
    ttg.barrier local
    %16 = "tt.reduce"(%15) <{axis = 0 : i32}> ({
    ^bb0(%arg4: f32, %arg5: f32):
      %24 = arith.addf %arg4, %arg5 : f32
      tt.reduce.return %24 : f32
    }) {allocation.offset = 0 : i32, allocation.size = 32 : i32} : (tensor<2048xf32, #blocked>) -> f32
    %17 = math.log %16 : f32
    %18 = tt.splat %3 : i32 -> tensor<2048xi32, #blocked>
    %19 = arith.cmpi eq, %1, %18 : tensor<2048xi32, #blocked>
    %20 = arith.select %19, %14, %cst_0 : tensor<2048xi1, #blocked>, tensor<2048xf32, #blocked>
    ttg.barrier local
    %21 = "tt.reduce"(%20) <{axis = 0 : i32}> ({
    ^bb0(%arg4: f32, %arg5: f32):
      %24 = arith.addf %arg4, %arg5 : f32
      tt.reduce.return %24 : f32
    }) {allocation.offset = 0 : i32, allocation.size = 32 : i32} : (tensor<2048xf32, #blocked>) -> f32
    %22 = tt.addptr %arg2, %0 : !tt.ptr<f32>, i32
    %23 = arith.subf %17, %21 : f32
    tt.store %22, %23 : !tt.ptr<f32>
    tt.return
  }
}

#blocked = #ttg.blocked<{sizePerThread = [4], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 64 : i32, ttg.target = "cuda:80", ttg.tensor_memory_size = 0 : i32, "ttg.threads-per-warp" = 32 : i32, "ttg.total-num-warps" = 4 : i32, "ttng.two-ctas" = false} {
  tt.func public @softmax_scan(%arg0: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg2: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<5.000000e-01> : tensor<1024xf32, #blocked>
    %cst_0 = arith.constant dense<0xFF800000> : tensor<1024xf32, #blocked>
    %0 = tt.get_program_id x : i32
    %1 = tt.make_range {end = 1024 : i32, start = 0 : i32} : tensor<1024xi32, #blocked>
    %2 = tt.splat %arg2 : i32 -> tensor<1024xi32, #blocked>
    %3 = arith.cmpi slt, %1, %2 : tensor<1024xi32, #blocked>
    %4 = arith.muli %0, %arg2 : i32
    %5 = tt.addptr %arg0, %4 : !tt.ptr<f32>, i32
    %6 = tt.splat %5 : !tt.ptr<f32> -> tensor<1024x!tt.ptr<f32>, #blocked>
    %7 = tt.addptr %6, %1 : tensor<1024x!tt.ptr<f32>, #blocked>, tensor<1024xi32, #blocked>
    %8 = tt.load %7, %3, %cst_0 : tensor<1024x!tt.ptr<f32>, #blocked>
    %9 = "tt.reduce"(%8) <{axis = 0 : i32}> ({
    ^bb0(%arg3: f32, %arg4: f32):
      %23 = arith.maxnumf %arg3, %arg4 : f32
      tt.reduce.return %23 : f32
    }) {allocation.offset = 0 : i32, allocation.size = 16 : i32} : (tensor<1024xf32, #blocked>) -> f32
    %10 = tt.splat %9 : f32 -> tensor<1024xf32, #blocked>
    %11 = arith.subf %8, %10 : tensor<1024xf32, #blocked>
    %12 = math.exp %11 : tensor<1024xf32, #blocked>
    ttg.barrier local
    %13 = "tt.scan"(%12) <{axis = 0 : i32, reverse = false}> ({
    ^bb0(%arg3: f32, %arg4: f32):
      %23 = arith.addf %arg3, %arg4 : f32
      tt.scan.return %23 : f32
    }) {allocation.offset = 0 : i32, allocation.size = 32 : i32} : (tensor<1024xf32, #blocked>) -> tensor<1024xf32, #blocked>
    ttg.barrier local
    %14 = "tt.scan"(%12) <{axis = 0 : i32, reverse = true}> ({
    ^bb0(%arg3: f32, %arg4: f32):
      %23 = arith.addf %arg3, %arg4 : f32
      tt.scan.return %23 : f32
    }) {allocation.offset = 0 : i32, allocation.size = 32 : i32} : (tensor<1024xf32, #blocked>) -> tensor<1024xf32, #blocked>
    %15 = arith.mulf %12, %cst : tensor<1024xf32, #blocked>
    ttg.barrier local
    %16:2 = "tt.scan"(%15, %8) <{axis = 0 : i32, reverse = false}> ({
    ^bb0(%arg3: f32, %arg4: f32, %arg5: f32, %arg6: f32):
      %23 = arith.mulf %arg3, %arg5 : f32
      %24 = arith.mulf %arg4, %arg5 : f32
      %25 = arith.addf %24, %arg6 : f32
      tt.scan.return %23, %25 : f32, f32
    }) {allocation.offset = 0 : i32, allocation.size = 64 : i32} : (tensor<1024xf32, #blocked>, tensor<1024xf32, #blocked>) -> (tensor<1024xf32, #blocked>, tensor<1024xf32, #blocked>)
    %17 = tt.addptr %arg1, %4 : !tt.ptr<f32>, i32
    %18 = tt.splat %17 : !tt.ptr<f32> -> tensor<1024x!tt.ptr<f32>, #blocked>
    %19 = tt.addptr %18, %1 : tensor<1024x!tt.ptr<f32>, #blocked>, tensor<1024xi32, #blocked>
    %20 = arith.divf %13, %14 : tensor<1024xf32, #blocked>
    %21 = arith.mulf %16#0, %16#1 : tensor<1024xf32, #blocked>
    %22 = arith.addf %20, %21 : tensor<1024xf32, #blocked>
    tt.store %19, %22, %3 : tensor<1024x!tt.ptr<f32>, #blocked>
    tt.return
  }
}

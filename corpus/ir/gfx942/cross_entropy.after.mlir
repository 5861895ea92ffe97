#blocked = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [64], warpsPerCTA = [8], order = [0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 8 : i32, ttg.shared = 32 : i32, ttg.target = "hip:gfx942", "ttg.threads-per-warp" = 64 : i32} {
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
    %8 = amdg.buffer_load %7[%1], %5, %cst : !tt.ptr<bf16> -> tensor<2048xbf16, #blocked>
    %9 = arith.extf %8 : tensor<2048xbf16, #blocked> to tensor<2048xf32, #blocked>
    %10 = "tt.reduce"(%9) <{axis = 0 : i32}> ({
    ^bb0(%arg4: f32, %arg5: f32):
      %22 = arith.maxnumf %arg4, %arg5 : f32
      tt.reduce.return %22 : f32
    }) {allocation.offset = 0 : i32, allocation.size = 32 : i32} : (tensor<2048xf32, #blocked>) -> f32
    %11 = tt.splat %10 : f32 -> tensor<2048xf32, #blocked>
    %12 = arith.subf %9, %11 : tensor<2048xf32, #blocked>
    %13 = math.exp %12 : tensor<2048xf32, #blocked>
    ttg.barrier local
    %14 = "tt.reduce"(%13) <{axis = 0 : i32}> ({
    ^bb0(%arg4: f32, %arg5: f32):
      %22 = arith.addf %arg4, %arg5 : f32
      tt.reduce.return %22 : f32
    }) {allocation.offset = 0 : i32, allocation.size = 32 : i32} : (tensor<2048xf32, #blocked>) -> f32
    %15 = math.log %14 : f32
    %16 = tt.splat %3 : i32 -> tensor<2048xi32, #blocked>
    %17 = arith.cmpi eq, %1, %16 : tensor<2048xi32, #blocked>
    %18 = arith.select %17, %12, %cst_0 : tensor<2048xi1, #blocked>, tensor<2048xf32, #blocked>
    ttg.barrier local
    %19 = "tt.reduce"(%18) <{axis = 0 : i32}> ({
    ^bb0(%arg4: f32, %arg5: f32):
      %22 = arith.addf %arg4, %arg5 : f32
      tt.reduce.return %22 : f32
    }) {allocation.offset = 0 : i32, allocation.size = 32 : i32} : (tensor<2048xf32, #blocked>) -> f32
    %20 = tt.addptr %arg2, %0 : !tt.ptr<f32>, i32
    %21 = arith.subf %15, %19 : f32
    tt.store %20, %21 : !tt.ptr<f32>
    tt.return
  }
}

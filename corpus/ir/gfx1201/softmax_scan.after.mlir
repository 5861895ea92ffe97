#blocked = #ttg.blocked<{sizePerThread = [4], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 64 : i32, ttg.target = "hip:gfx1201", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @softmax_scan(%arg0: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg2: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<0xFF800000> : tensor<1024xf32, #blocked>
    %cst_0 = arith.constant dense<5.000000e-01> : tensor<1024xf32, #blocked>
    %0 = tt.get_program_id x : i32
    %1 = tt.make_range {end = 1024 : i32, start = 0 : i32} : tensor<1024xi32, #blocked>
    %2 = tt.splat %arg2 : i32 -> tensor<1024xi32, #blocked>
    %3 = arith.cmpi slt, %1, %2 : tensor<1024xi32, #blocked>
    %4 = arith.muli %0, %arg2 : i32
    %5 = tt.addptr %arg0, %4 : !tt.ptr<f32>, i32
    %6 = amdg.buffer_load %5[%1], %3, %cst {contiguity = 4 : i32} : !tt.ptr<f32> -> tensor<1024xf32, #blocked>
    %7 = "tt.reduce"(%6) <{axis = 0 : i32}> ({
    ^bb0(%arg3: f32, %arg4: f32):
      %19 = arith.maxnumf %arg3, %arg4 : f32
      tt.reduce.return %19 : f32
    }) {allocation.offset = 0 : i32, allocation.size = 16 : i32} : (tensor<1024xf32, #blocked>) -> f32
    %8 = tt.splat %7 : f32 -> tensor<1024xf32, #blocked>
    %9 = arith.subf %6, %8 : tensor<1024xf32, #blocked>
    %10 = math.exp %9 : tensor<1024xf32, #blocked>
    ttg.barrier local
    %11 = "tt.scan"(%10) <{axis = 0 : i32, reverse = false}> ({
    ^bb0(%arg3: f32, %arg4: f32):
      %19 = arith.addf %arg3, %arg4 : f32
      tt.scan.return %19 : f32
    }) {allocation.offset = 0 : i32, allocation.size = 32 : i32} : (tensor<1024xf32, #blocked>) -> tensor<1024xf32, #blocked>
    ttg.barrier local
    %12 = "tt.scan"(%10) <{axis = 0 : i32, reverse = true}> ({
    ^bb0(%arg3: f32, %arg4: f32):
      %19 = arith.addf %arg3, %arg4 : f32
      tt.scan.return %19 : f32
    }) {allocation.offset = 0 : i32, allocation.size = 32 : i32} : (tensor<1024xf32, #blocked>) -> tensor<1024xf32, #blocked>
    %13 = arith.mulf %10, %cst_0 : tensor<1024xf32, #blocked>
    ttg.barrier local
    %14:2 = "tt.scan"(%13, %6) <{axis = 0 : i32, reverse = false}> ({
    ^bb0(%arg3: f32, %arg4: f32, %arg5: f32, %arg6: f32):
      %19 = arith.mulf %arg3, %arg5 : f32
      %20 = arith.mulf %arg4, %arg5 : f32
      %21 = arith.addf %20, %arg6 : f32
      tt.scan.return %19, %21 : f32, f32
    }) {allocation.offset = 0 : i32, allocation.size = 64 : i32} : (tensor<1024xf32, #blocked>, tensor<1024xf32, #blocked>) -> (tensor<1024xf32, #blocked>, tensor<1024xf32, #blocked>)
    %15 = tt.addptr %arg1, %4 : !tt.ptr<f32>, i32
    %16 = arith.divf %11, %12 : tensor<1024xf32, #blocked>
    %17 = arith.mulf %14#0, %14#1 : tensor<1024xf32, #blocked>
    %18 = arith.addf %16, %17 : tensor<1024xf32, #blocked>
    amdg.buffer_store %18, %15[%1], %3 {contiguity = 4 : i32} : !tt.ptr<f32> -> tensor<1024xf32, #blocked>
    tt.return
  }
}

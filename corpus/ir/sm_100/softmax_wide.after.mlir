#blocked = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [1, 8], order = [1, 0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 8 : i32, ttg.shared = 32 : i32, ttg.target = "cuda:100", ttg.tensor_memory_size = 0 : i32, "ttg.threads-per-warp" = 32 : i32, "ttg.total-num-warps" = 8 : i32, "ttng.two-ctas" = false} {
  tt.func public @softmax(%arg0: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg2: i32) attributes {noinline = false} {
    %cst = arith.constant dense<0xFF800000> : tensor<1x4096xf32, #blocked>
    %0 = tt.get_program_id x : i32
    %1 = tt.make_range {end = 4096 : i32, start = 0 : i32} : tensor<4096xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %2 = tt.expand_dims %1 {axis = 0 : i32} : tensor<4096xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x4096xi32, #blocked>
    %3 = tt.splat %arg2 : i32 -> tensor<1x4096xi32, #blocked>
    %4 = arith.cmpi slt, %2, %3 : tensor<1x4096xi32, #blocked>
    %5 = arith.muli %0, %arg2 : i32
    %6 = tt.addptr %arg0, %5 : !tt.ptr<f32>, i32
    %7 = tt.splat %6 : !tt.ptr<f32> -> tensor<1x4096x!tt.ptr<f32>, #blocked>
    %8 = tt.addptr %7, %2 : tensor<1x4096x!tt.ptr<f32>, #blocked>, tensor<1x4096xi32, #blocked>
    %9 = tt.load %8, %4, %cst : tensor<1x4096x!tt.ptr<f32>, #blocked>
    %10 = "tt.reduce"(%9) <{axis = 1 : i32}> ({
    ^bb0(%arg3: f32, %arg4: f32):
      %22 = arith.maxnumf %arg3, %arg4 : f32
      tt.reduce.return %22 : f32
    }) {allocation.offset = 0 : i32, allocation.size = 32 : i32} : (tensor<1x4096xf32, #blocked>) -> tensor<1xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %11 = tt.expand_dims %10 {axis = 1 : i32} : tensor<1xf32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<1x1xf32, #blocked>
    %12 = tt.broadcast %11 : tensor<1x1xf32, #blocked> -> tensor<1x4096xf32, #blocked>
    %13 = arith.subf %9, %12 : tensor<1x4096xf32, #blocked>
    %14 = math.exp %13 : tensor<1x4096xf32, #blocked>
    %15 = tt.addptr %arg1, %5 : !tt.ptr<f32>, i32
    %16 = tt.splat %15 : !tt.ptr<f32> -> tensor<1x4096x!tt.ptr<f32>, #blocked>
    %17 = tt.addptr %16, %2 : tensor<1x4096x!tt.ptr<f32>, #blocked>, tensor<1x4096xi32, #blocked>
    ttg.barrier local
    %18 = "tt.reduce"(%14) <{axis = 1 : i32}> ({
    ^bb0(%arg3: f32, %arg4: f32):
      %22 = arith.addf %arg3, %arg4 : f32
      tt.reduce.return %22 : f32
    }) {allocation.offset = 0 : i32, allocation.size = 32 : i32} : (tensor<1x4096xf32, #blocked>) -> tensor<1xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %19 = tt.expand_dims %18 {axis = 1 : i32} : tensor<1xf32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<1x1xf32, #blocked>
    %20 = tt.broadcast %19 : tensor<1x1xf32, #blocked> -> tensor<1x4096xf32, #blocked>
    %21 = arith.divf %14, %20 : tensor<1x4096xf32, #blocked>
    tt.store %17, %21, %4 : tensor<1x4096x!tt.ptr<f32>, #blocked>
    tt.return
  }
}

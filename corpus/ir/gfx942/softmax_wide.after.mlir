#blocked = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 64], warpsPerCTA = [1, 8], order = [1, 0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 8 : i32, ttg.shared = 32 : i32, ttg.target = "hip:gfx942", "ttg.threads-per-warp" = 64 : i32} {
  tt.func public @softmax(%arg0: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg2: i32) attributes {noinline = false} {
    %cst = arith.constant dense<0xFF800000> : tensor<1x4096xf32, #blocked>
    %0 = tt.get_program_id x : i32
    %1 = tt.make_range {end = 4096 : i32, start = 0 : i32} : tensor<4096xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %2 = tt.expand_dims %1 {axis = 0 : i32} : tensor<4096xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x4096xi32, #blocked>
    %3 = tt.splat %arg2 : i32 -> tensor<1x4096xi32, #blocked>
    %4 = arith.cmpi slt, %2, %3 : tensor<1x4096xi32, #blocked>
    %5 = arith.muli %0, %arg2 : i32
    %6 = tt.addptr %arg0, %5 : !tt.ptr<f32>, i32
    %7 = amdg.buffer_load %6[%2], %4, %cst : !tt.ptr<f32> -> tensor<1x4096xf32, #blocked>
    %8 = "tt.reduce"(%7) <{axis = 1 : i32}> ({
    ^bb0(%arg3: f32, %arg4: f32):
      %18 = arith.maxnumf %arg3, %arg4 : f32
      tt.reduce.return %18 : f32
    }) {allocation.offset = 0 : i32, allocation.size = 32 : i32} : (tensor<1x4096xf32, #blocked>) -> tensor<1xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %9 = tt.expand_dims %8 {axis = 1 : i32} : tensor<1xf32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<1x1xf32, #blocked>
    %10 = tt.broadcast %9 : tensor<1x1xf32, #blocked> -> tensor<1x4096xf32, #blocked>
    %11 = arith.subf %7, %10 : tensor<1x4096xf32, #blocked>
    %12 = math.exp %11 : tensor<1x4096xf32, #blocked>
    %13 = tt.addptr %arg1, %5 : !tt.ptr<f32>, i32
    ttg.barrier local
    %14 = "tt.reduce"(%12) <{axis = 1 : i32}> ({
    ^bb0(%arg3: f32, %arg4: f32):
      %18 = arith.addf %arg3, %arg4 : f32
      tt.reduce.return %18 : f32
    }) {allocation.offset = 0 : i32, allocation.size = 32 : i32} : (tensor<1x4096xf32, #blocked>) -> tensor<1xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %15 = tt.expand_dims %14 {axis = 1 : i32} : tensor<1xf32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<1x1xf32, #blocked>
    %16 = tt.broadcast %15 : tensor<1x1xf32, #blocked> -> tensor<1x4096xf32, #blocked>
    %17 = arith.divf %12, %16 : tensor<1x4096xf32, #blocked>
    amdg.buffer_store %17, %13[%2], %4 : !tt.ptr<f32> -> tensor<1x4096xf32, #blocked>
    tt.return
  }
}

// Two reductions that may share scratch memory.
#blocked = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [1, 32], warpsPerCTA = [1, 4], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [1, 4], order = [1, 0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 64 : i32, ttg.target = "cuda:90", ttg.tensor_memory_size = 0 : i32, "ttg.threads-per-warp" = 32 : i32, "ttg.total-num-warps" = 4 : i32, "ttng.two-ctas" = false} {
  tt.func public @softmax(%arg0: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg2: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %c4_i32 = arith.constant 4 : i32
    %cst = arith.constant dense<0xFF800000> : tensor<4x1024xf32, #blocked>
    %0 = tt.get_program_id x : i32
    %1 = arith.muli %0, %c4_i32 : i32
    %2 = tt.make_range {end = 4 : i32, start = 0 : i32} : tensor<4xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %3 = tt.splat %1 : i32 -> tensor<4xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %4 = arith.addi %3, %2 : tensor<4xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %5 = tt.make_range {end = 1024 : i32, start = 0 : i32} : tensor<1024xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %6 = tt.expand_dims %5 {axis = 0 : i32} : tensor<1024xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x1024xi32, #blocked>
    %7 = tt.splat %arg2 : i32 -> tensor<1x1024xi32, #blocked>
    %8 = arith.cmpi slt, %6, %7 : tensor<1x1024xi32, #blocked>
    %9 = tt.expand_dims %4 {axis = 1 : i32} : tensor<4xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<4x1xi32, #blocked1>
    %10 = tt.splat %arg2 : i32 -> tensor<4x1xi32, #blocked1>
    %11 = arith.muli %9, %10 : tensor<4x1xi32, #blocked1>
    %12 = tt.splat %arg0 : !tt.ptr<f32> -> tensor<4x1x!tt.ptr<f32>, #blocked1>
    %13 = tt.addptr %12, %11 : tensor<4x1x!tt.ptr<f32>, #blocked1>, tensor<4x1xi32, #blocked1>
    %14 = tt.broadcast %13 : tensor<4x1x!tt.ptr<f32>, #blocked1> -> tensor<4x1024x!tt.ptr<f32>, #blocked>
    %15 = tt.broadcast %6 : tensor<1x1024xi32, #blocked> -> tensor<4x1024xi32, #blocked>
    %16 = tt.addptr %14, %15 : tensor<4x1024x!tt.ptr<f32>, #blocked>, tensor<4x1024xi32, #blocked>
    %17 = tt.broadcast %8 : tensor<1x1024xi1, #blocked> -> tensor<4x1024xi1, #blocked>
    %18 = tt.load %16, %17, %cst : tensor<4x1024x!tt.ptr<f32>, #blocked>
    %19 = "tt.reduce"(%18) <{axis = 1 : i32}> ({ // expect minimal: no barrier
    ^bb0(%arg3: f32, %arg4: f32):
      %32 = arith.maxnumf %arg3, %arg4 : f32
      tt.reduce.return %32 : f32
    }) {allocation.offset = 0 : i32, allocation.size = 64 : i32} : (tensor<4x1024xf32, #blocked>) -> tensor<4xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %20 = tt.expand_dims %19 {axis = 1 : i32} : tensor<4xf32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<4x1xf32, #blocked>
    %21 = tt.broadcast %20 : tensor<4x1xf32, #blocked> -> tensor<4x1024xf32, #blocked>
    %22 = arith.subf %18, %21 : tensor<4x1024xf32, #blocked>
    %23 = math.exp %22 : tensor<4x1024xf32, #blocked>
    %24 = tt.splat %arg1 : !tt.ptr<f32> -> tensor<4x1x!tt.ptr<f32>, #blocked1>
    %25 = tt.addptr %24, %11 : tensor<4x1x!tt.ptr<f32>, #blocked1>, tensor<4x1xi32, #blocked1>
    %26 = tt.broadcast %25 : tensor<4x1x!tt.ptr<f32>, #blocked1> -> tensor<4x1024x!tt.ptr<f32>, #blocked>
    %27 = tt.addptr %26, %15 : tensor<4x1024x!tt.ptr<f32>, #blocked>, tensor<4x1024xi32, #blocked>
    %28 = "tt.reduce"(%23) <{axis = 1 : i32}> ({ // expect minimal: barrier // expect triton: barrier
    ^bb0(%arg3: f32, %arg4: f32):
      %32 = arith.addf %arg3, %arg4 : f32
      tt.reduce.return %32 : f32
    }) {allocation.offset = 0 : i32, allocation.size = 64 : i32} : (tensor<4x1024xf32, #blocked>) -> tensor<4xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %29 = tt.expand_dims %28 {axis = 1 : i32} : tensor<4xf32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<4x1xf32, #blocked>
    %30 = tt.broadcast %29 : tensor<4x1xf32, #blocked> -> tensor<4x1024xf32, #blocked>
    %31 = arith.divf %23, %30 : tensor<4x1024xf32, #blocked>
    tt.store %27, %31, %17 : tensor<4x1024x!tt.ptr<f32>, #blocked>
    tt.return
  }
}

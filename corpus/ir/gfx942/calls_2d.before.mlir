#blocked = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [4, 16], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [4, 1], threadsPerWarp = [16, 4], warpsPerCTA = [1, 4], order = [0, 1]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 16384 : i32, ttg.target = "hip:gfx942", "ttg.threads-per-warp" = 64 : i32} {
  tt.func public @calls_2d(%arg0: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg2: i32) attributes {noinline = false} {
    %c0_i32 = arith.constant 0 : i32
    %cst = arith.constant dense<64> : tensor<64x1xi32, #blocked>
    %0 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %1 = tt.expand_dims %0 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xi32, #blocked>
    %2 = arith.muli %1, %cst : tensor<64x1xi32, #blocked>
    %3 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %4 = tt.expand_dims %3 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x64xi32, #blocked>
    %5 = tt.broadcast %2 : tensor<64x1xi32, #blocked> -> tensor<64x64xi32, #blocked>
    %6 = tt.broadcast %4 : tensor<1x64xi32, #blocked> -> tensor<64x64xi32, #blocked>
    %7 = arith.addi %5, %6 : tensor<64x64xi32, #blocked>
    %8 = amdg.buffer_load %arg0[%7] {contiguity = 4 : i32} : !tt.ptr<f32> -> tensor<64x64xf32, #blocked>
    %9 = "tt.reduce"(%8) <{axis = 0 : i32}> ({
    ^bb0(%arg3: f32, %arg4: f32):
      %18 = arith.addf %arg3, %arg4 : f32
      tt.reduce.return %18 : f32
    }) {allocation.offset = 0 : i32, allocation.size = 1024 : i32} : (tensor<64x64xf32, #blocked>) -> tensor<64xf32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %10 = "tt.reduce"(%9) <{axis = 0 : i32}> ({
    ^bb0(%arg3: f32, %arg4: f32):
      %18 = arith.addf %arg3, %arg4 : f32
      tt.reduce.return %18 : f32
    }) : (tensor<64xf32, #ttg.slice<{dim = 0, parent = #blocked}>>) -> f32
    %11 = arith.cmpi sgt, %arg2, %c0_i32 : i32
    cf.cond_br %11, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    tt.call @corpus_control.transpose_tile__Pfp32_Pfp32_fp32_c64(%arg0, %arg1, %10) {allocation.offset = 0 : i32, allocation.size = 16384 : i32} : (!tt.ptr<f32>, !tt.ptr<f32>, f32) -> ()
    %12 = tt.expand_dims %9 {axis = 0 : i32} : tensor<64xf32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x64xf32, #blocked>
    %13 = tt.broadcast %12 : tensor<1x64xf32, #blocked> -> tensor<64x64xf32, #blocked>
    %14 = arith.addf %8, %13 : tensor<64x64xf32, #blocked>
    cf.br ^bb3(%14 : tensor<64x64xf32, #blocked>)
  ^bb2:  // pred: ^bb0
    tt.call @corpus_control.transpose_tile__Pfp32_Pfp32_c1.0_c64(%arg0, %arg1) {allocation.offset = 0 : i32, allocation.size = 16384 : i32} : (!tt.ptr<f32>, !tt.ptr<f32>) -> ()
    tt.call @corpus_control.transpose_tile__Pfp32_Pfp32_fp32_c64(%arg1, %arg0, %10) {allocation.offset = 0 : i32, allocation.size = 16384 : i32} : (!tt.ptr<f32>, !tt.ptr<f32>, f32) -> ()
    cf.br ^bb3(%8 : tensor<64x64xf32, #blocked>)
  ^bb3(%15: tensor<64x64xf32, #blocked>):  // 2 preds: ^bb1, ^bb2
    %16 = tt.trans %15 {order = array<i32: 1, 0>} : tensor<64x64xf32, #blocked> -> tensor<64x64xf32, #blocked1>
    %17 = ttg.convert_layout %16 {allocation.offset = 0 : i32, allocation.size = 16384 : i32} : tensor<64x64xf32, #blocked1> -> tensor<64x64xf32, #blocked>
    amdg.buffer_store %17, %arg1[%7] {contiguity = 4 : i32} : !tt.ptr<f32> -> tensor<64x64xf32, #blocked>
    tt.return
  }
  tt.func private @corpus_control.transpose_tile__Pfp32_Pfp32_fp32_c64(%arg0: !tt.ptr<f32> {tt.constancy = 1 : i64, tt.contiguity = 1 : i64, tt.divisibility = 16 : i64}, %arg1: !tt.ptr<f32> {tt.constancy = 1 : i64, tt.contiguity = 1 : i64, tt.divisibility = 16 : i64}, %arg2: f32 {tt.constancy = 1 : i64, tt.contiguity = 1 : i64, tt.divisibility = 1 : i64}) attributes {noinline = true} {
    %cst = arith.constant dense<64> : tensor<64x1xi32, #blocked>
    %0 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %1 = tt.expand_dims %0 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xi32, #blocked>
    %2 = arith.muli %1, %cst : tensor<64x1xi32, #blocked>
    %3 = tt.splat %arg0 : !tt.ptr<f32> -> tensor<64x1x!tt.ptr<f32>, #blocked>
    %4 = tt.addptr %3, %2 : tensor<64x1x!tt.ptr<f32>, #blocked>, tensor<64x1xi32, #blocked>
    %5 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %6 = tt.expand_dims %5 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x64xi32, #blocked>
    %7 = tt.broadcast %4 : tensor<64x1x!tt.ptr<f32>, #blocked> -> tensor<64x64x!tt.ptr<f32>, #blocked>
    %8 = tt.broadcast %6 : tensor<1x64xi32, #blocked> -> tensor<64x64xi32, #blocked>
    %9 = tt.addptr %7, %8 : tensor<64x64x!tt.ptr<f32>, #blocked>, tensor<64x64xi32, #blocked>
    %10 = tt.load %9 : tensor<64x64x!tt.ptr<f32>, #blocked>
    %11 = tt.splat %arg2 : f32 -> tensor<64x64xf32, #blocked>
    %12 = arith.mulf %10, %11 : tensor<64x64xf32, #blocked>
    %13 = tt.splat %arg1 : !tt.ptr<f32> -> tensor<64x1x!tt.ptr<f32>, #blocked>
    %14 = tt.addptr %13, %2 : tensor<64x1x!tt.ptr<f32>, #blocked>, tensor<64x1xi32, #blocked>
    %15 = tt.broadcast %14 : tensor<64x1x!tt.ptr<f32>, #blocked> -> tensor<64x64x!tt.ptr<f32>, #blocked>
    %16 = tt.addptr %15, %8 : tensor<64x64x!tt.ptr<f32>, #blocked>, tensor<64x64xi32, #blocked>
    %17 = tt.trans %12 {order = array<i32: 1, 0>} : tensor<64x64xf32, #blocked> -> tensor<64x64xf32, #blocked1>
    %18 = "tt.reduce"(%12) <{axis = 1 : i32}> ({
    ^bb0(%arg3: f32, %arg4: f32):
      %24 = arith.addf %arg3, %arg4 : f32
      tt.reduce.return %24 : f32
    }) : (tensor<64x64xf32, #blocked>) -> tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %19 = ttg.convert_layout %18 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64xf32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %20 = tt.expand_dims %19 {axis = 0 : i32} : tensor<64xf32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x64xf32, #blocked1>
    %21 = tt.broadcast %20 : tensor<1x64xf32, #blocked1> -> tensor<64x64xf32, #blocked1>
    %22 = arith.addf %17, %21 : tensor<64x64xf32, #blocked1>
    %23 = ttg.convert_layout %22 {allocation.offset = 0 : i32, allocation.size = 16384 : i32} : tensor<64x64xf32, #blocked1> -> tensor<64x64xf32, #blocked>
    tt.store %16, %23 : tensor<64x64x!tt.ptr<f32>, #blocked>
    tt.return
  }
  tt.func private @corpus_control.transpose_tile__Pfp32_Pfp32_c1.0_c64(%arg0: !tt.ptr<f32> {tt.constancy = 1 : i64, tt.contiguity = 1 : i64, tt.divisibility = 16 : i64}, %arg1: !tt.ptr<f32> {tt.constancy = 1 : i64, tt.contiguity = 1 : i64, tt.divisibility = 16 : i64}) attributes {noinline = true} {
    %cst = arith.constant dense<64> : tensor<64x1xi32, #blocked>
    %0 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %1 = tt.expand_dims %0 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xi32, #blocked>
    %2 = arith.muli %1, %cst : tensor<64x1xi32, #blocked>
    %3 = tt.splat %arg0 : !tt.ptr<f32> -> tensor<64x1x!tt.ptr<f32>, #blocked>
    %4 = tt.addptr %3, %2 : tensor<64x1x!tt.ptr<f32>, #blocked>, tensor<64x1xi32, #blocked>
    %5 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %6 = tt.expand_dims %5 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x64xi32, #blocked>
    %7 = tt.broadcast %4 : tensor<64x1x!tt.ptr<f32>, #blocked> -> tensor<64x64x!tt.ptr<f32>, #blocked>
    %8 = tt.broadcast %6 : tensor<1x64xi32, #blocked> -> tensor<64x64xi32, #blocked>
    %9 = tt.addptr %7, %8 : tensor<64x64x!tt.ptr<f32>, #blocked>, tensor<64x64xi32, #blocked>
    %10 = tt.load %9 : tensor<64x64x!tt.ptr<f32>, #blocked>
    %11 = tt.splat %arg1 : !tt.ptr<f32> -> tensor<64x1x!tt.ptr<f32>, #blocked>
    %12 = tt.addptr %11, %2 : tensor<64x1x!tt.ptr<f32>, #blocked>, tensor<64x1xi32, #blocked>
    %13 = tt.broadcast %12 : tensor<64x1x!tt.ptr<f32>, #blocked> -> tensor<64x64x!tt.ptr<f32>, #blocked>
    %14 = tt.addptr %13, %8 : tensor<64x64x!tt.ptr<f32>, #blocked>, tensor<64x64xi32, #blocked>
    %15 = tt.trans %10 {order = array<i32: 1, 0>} : tensor<64x64xf32, #blocked> -> tensor<64x64xf32, #blocked1>
    %16 = "tt.reduce"(%10) <{axis = 1 : i32}> ({
    ^bb0(%arg2: f32, %arg3: f32):
      %22 = arith.addf %arg2, %arg3 : f32
      tt.reduce.return %22 : f32
    }) : (tensor<64x64xf32, #blocked>) -> tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %17 = ttg.convert_layout %16 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64xf32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %18 = tt.expand_dims %17 {axis = 0 : i32} : tensor<64xf32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x64xf32, #blocked1>
    %19 = tt.broadcast %18 : tensor<1x64xf32, #blocked1> -> tensor<64x64xf32, #blocked1>
    %20 = arith.addf %15, %19 : tensor<64x64xf32, #blocked1>
    %21 = ttg.convert_layout %20 {allocation.offset = 0 : i32, allocation.size = 16384 : i32} : tensor<64x64xf32, #blocked1> -> tensor<64x64xf32, #blocked>
    tt.store %14, %21 : tensor<64x64x!tt.ptr<f32>, #blocked>
    tt.return
  }
}

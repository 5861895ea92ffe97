#blocked = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [1, 32], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 2048 : i32, ttg.target = "hip:gfx1250", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @layer_norm_columns(%arg0: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg3: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg4: i32, %arg5: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %c128_i32 = arith.constant 128 : i32
    %c32_i32 = arith.constant 32 : i32
    %c0_i32 = arith.constant 0 : i32
    %cst = arith.constant dense<0.000000e+00> : tensor<32x128xf32, #blocked>
    %0 = tt.get_program_id x : i32
    %1 = arith.muli %0, %c128_i32 : i32
    %2 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %3 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #blocked1>
    %4 = tt.splat %1 : i32 -> tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %5 = tt.splat %1 : i32 -> tensor<128xi32, #blocked1>
    %6 = arith.addi %4, %2 : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %7 = arith.addi %5, %3 : tensor<128xi32, #blocked1>
    %8 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %9 = tt.splat %arg4 : i32 -> tensor<32x1xi32, #blocked>
    %10 = tt.expand_dims %6 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x128xi32, #blocked>
    %11 = tt.splat %arg5 : i32 -> tensor<1x128xi32, #blocked>
    %12 = arith.cmpi slt, %10, %11 : tensor<1x128xi32, #blocked>
    %13 = tt.broadcast %12 : tensor<1x128xi1, #blocked> -> tensor<32x128xi1, #blocked>
    %14 = tt.splat %arg5 : i32 -> tensor<32x1xi32, #blocked>
    %15 = tt.broadcast %10 : tensor<1x128xi32, #blocked> -> tensor<32x128xi32, #blocked>
    %16 = tt.splat %arg0 : !tt.ptr<f32> -> tensor<32x128x!tt.ptr<f32>, #blocked>
    %17 = tt.splat %arg1 : !tt.ptr<f32> -> tensor<32x128x!tt.ptr<f32>, #blocked>
    cf.br ^bb1(%c0_i32, %cst, %cst : i32, tensor<32x128xf32, #blocked>, tensor<32x128xf32, #blocked>)
  ^bb1(%18: i32, %19: tensor<32x128xf32, #blocked>, %20: tensor<32x128xf32, #blocked>):  // 2 preds: ^bb0, ^bb2
    %21 = arith.cmpi slt, %18, %arg4 : i32
    cf.cond_br %21, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %22 = tt.splat %18 : i32 -> tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %23 = arith.addi %22, %8 : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %24 = tt.expand_dims %23 {axis = 1 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<32x1xi32, #blocked>
    %25 = arith.cmpi slt, %24, %9 : tensor<32x1xi32, #blocked>
    %26 = tt.broadcast %25 : tensor<32x1xi1, #blocked> -> tensor<32x128xi1, #blocked>
    %27 = arith.andi %26, %13 : tensor<32x128xi1, #blocked>
    %28 = arith.muli %24, %14 : tensor<32x1xi32, #blocked>
    %29 = tt.broadcast %28 : tensor<32x1xi32, #blocked> -> tensor<32x128xi32, #blocked>
    %30 = arith.addi %29, %15 : tensor<32x128xi32, #blocked>
    %31 = tt.addptr %16, %30 : tensor<32x128x!tt.ptr<f32>, #blocked>, tensor<32x128xi32, #blocked>
    %32 = tt.load %31, %27, %cst : tensor<32x128x!tt.ptr<f32>, #blocked>
    %33 = arith.addf %19, %32 : tensor<32x128xf32, #blocked>
    %34 = tt.addptr %17, %30 : tensor<32x128x!tt.ptr<f32>, #blocked>, tensor<32x128xi32, #blocked>
    %35 = tt.load %34, %27, %cst : tensor<32x128x!tt.ptr<f32>, #blocked>
    %36 = arith.addf %20, %35 : tensor<32x128xf32, #blocked>
    %37 = arith.addi %18, %c32_i32 : i32
    cf.br ^bb1(%37, %33, %36 : i32, tensor<32x128xf32, #blocked>, tensor<32x128xf32, #blocked>)
  ^bb3:  // pred: ^bb1
    %38 = tt.splat %arg5 : i32 -> tensor<128xi32, #blocked1>
    %39 = arith.cmpi slt, %7, %38 : tensor<128xi32, #blocked1>
    %40 = tt.splat %arg2 : !tt.ptr<f32> -> tensor<128x!tt.ptr<f32>, #blocked1>
    %41 = tt.addptr %40, %7 : tensor<128x!tt.ptr<f32>, #blocked1>, tensor<128xi32, #blocked1>
    %42 = "tt.reduce"(%19) <{axis = 0 : i32}> ({
    ^bb0(%arg6: f32, %arg7: f32):
      %48 = arith.addf %arg6, %arg7 : f32
      tt.reduce.return %48 : f32
    }) {allocation.offset = 0 : i32, allocation.size = 2048 : i32} : (tensor<32x128xf32, #blocked>) -> tensor<128xf32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %43 = ttg.convert_layout %42 {allocation.offset = 0 : i32, allocation.size = 512 : i32} : tensor<128xf32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<128xf32, #blocked1>
    tt.store %41, %43, %39 : tensor<128x!tt.ptr<f32>, #blocked1>
    %44 = tt.splat %arg3 : !tt.ptr<f32> -> tensor<128x!tt.ptr<f32>, #blocked1>
    %45 = tt.addptr %44, %7 : tensor<128x!tt.ptr<f32>, #blocked1>, tensor<128xi32, #blocked1>
    %46 = "tt.reduce"(%20) <{axis = 0 : i32}> ({
    ^bb0(%arg6: f32, %arg7: f32):
      %48 = arith.addf %arg6, %arg7 : f32
      tt.reduce.return %48 : f32
    }) {allocation.offset = 0 : i32, allocation.size = 2048 : i32} : (tensor<32x128xf32, #blocked>) -> tensor<128xf32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %47 = ttg.convert_layout %46 {allocation.offset = 0 : i32, allocation.size = 512 : i32} : tensor<128xf32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<128xf32, #blocked1>
    tt.store %45, %47, %39 : tensor<128x!tt.ptr<f32>, #blocked1>
    tt.return
  }
}

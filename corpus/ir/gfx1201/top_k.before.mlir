#blocked = #ttg.blocked<{sizePerThread = [1, 1, 1, 1, 1, 1, 1, 2, 2], threadsPerWarp = [1, 1, 2, 2, 2, 2, 2, 1, 1], warpsPerCTA = [2, 2, 1, 1, 1, 1, 1, 1, 1], order = [8, 7, 6, 5, 4, 3, 2, 1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [2, 16], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked3 = #ttg.blocked<{sizePerThread = [1, 1, 1, 1, 1, 1, 1, 1], threadsPerWarp = [8, 1, 1, 1, 1, 2, 2, 1], warpsPerCTA = [4, 1, 1, 1, 1, 1, 1, 1], order = [7, 6, 5, 4, 3, 2, 1, 0]}>
#blocked4 = #ttg.blocked<{sizePerThread = [1, 1, 1, 1, 1, 1, 1, 1], threadsPerWarp = [8, 1, 1, 1, 1, 2, 1, 2], warpsPerCTA = [4, 1, 1, 1, 1, 1, 1, 1], order = [7, 6, 5, 4, 3, 2, 1, 0]}>
#linear = #ttg.linear<{register = [[1]], lane = [[0], [0], [0], [0], [0]], warp = [[0], [0]], block = []}>
#linear1 = #ttg.linear<{register = [], lane = [[1], [0], [0], [0], [0]], warp = [[0], [0]], block = []}>
#linear2 = #ttg.linear<{register = [], lane = [[0], [0], [1], [0], [0]], warp = [[0], [0]], block = []}>
#linear3 = #ttg.linear<{register = [], lane = [[0], [0], [0], [1], [0]], warp = [[0], [0]], block = []}>
#linear4 = #ttg.linear<{register = [], lane = [[0], [1], [0], [0], [0]], warp = [[0], [0]], block = []}>
#linear5 = #ttg.linear<{register = [[0, 1], [0, 2]], lane = [[0, 0], [0, 0], [0, 0], [0, 0], [1, 0]], warp = [[2, 0], [4, 0]], block = []}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 128 : i32, ttg.target = "hip:gfx1201", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @top_k(%arg0: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f32> {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<0> : tensor<1x1x1x1x1x1x1x2x2xi32, #blocked>
    %cst_0 = arith.constant dense<0> : tensor<1x1x1x1x1x1x2x1x2xi32, #blocked>
    %cst_1 = arith.constant dense<0> : tensor<1x1x1x1x1x1x2x2x1xi32, #blocked>
    %cst_2 = arith.constant dense<0> : tensor<1x1x1x1x1x2x1x2xi32, #ttg.slice<{dim = 6, parent = #blocked}>>
    %cst_3 = arith.constant dense<0> : tensor<1x1x1x1x1x2x2x1xi32, #ttg.slice<{dim = 6, parent = #blocked}>>
    %cst_4 = arith.constant dense<0> : tensor<1x1x1x1x2x1x2xi32, #ttg.slice<{dim = 5, parent = #ttg.slice<{dim = 6, parent = #blocked}>}>>
    %cst_5 = arith.constant dense<0> : tensor<1x1x1x1x2x2x1xi32, #ttg.slice<{dim = 5, parent = #ttg.slice<{dim = 6, parent = #blocked}>}>>
    %cst_6 = arith.constant dense<0> : tensor<1x1x1x2x1x2xi32, #ttg.slice<{dim = 4, parent = #ttg.slice<{dim = 5, parent = #ttg.slice<{dim = 6, parent = #blocked}>}>}>>
    %cst_7 = arith.constant dense<0> : tensor<1x1x1x2x2x1xi32, #ttg.slice<{dim = 4, parent = #ttg.slice<{dim = 5, parent = #ttg.slice<{dim = 6, parent = #blocked}>}>}>>
    %cst_8 = arith.constant dense<1> : tensor<1x1x1x1x2xi32, #ttg.slice<{dim = 3, parent = #ttg.slice<{dim = 4, parent = #ttg.slice<{dim = 5, parent = #ttg.slice<{dim = 6, parent = #blocked}>}>}>}>>
    %cst_9 = arith.constant dense<1> : tensor<1x1x1x2x1xi32, #ttg.slice<{dim = 3, parent = #ttg.slice<{dim = 4, parent = #ttg.slice<{dim = 5, parent = #ttg.slice<{dim = 6, parent = #blocked}>}>}>}>>
    %cst_10 = arith.constant dense<0> : tensor<1x1x1x1x2xi32, #ttg.slice<{dim = 3, parent = #ttg.slice<{dim = 4, parent = #ttg.slice<{dim = 5, parent = #ttg.slice<{dim = 6, parent = #blocked}>}>}>}>>
    %cst_11 = arith.constant dense<0> : tensor<1x1x1x2x1xi32, #ttg.slice<{dim = 3, parent = #ttg.slice<{dim = 4, parent = #ttg.slice<{dim = 5, parent = #ttg.slice<{dim = 6, parent = #blocked}>}>}>}>>
    %cst_12 = arith.constant dense<4> : tensor<8x1xi32, #blocked1>
    %cst_13 = arith.constant dense<64> : tensor<8x1xi32, #blocked2>
    %0 = tt.make_range {end = 8 : i32, start = 0 : i32} : tensor<8xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %1 = tt.make_range {end = 8 : i32, start = 0 : i32} : tensor<8xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %2 = tt.expand_dims %0 {axis = 1 : i32} : tensor<8xi32, #ttg.slice<{dim = 1, parent = #blocked2}>> -> tensor<8x1xi32, #blocked2>
    %3 = tt.expand_dims %1 {axis = 1 : i32} : tensor<8xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<8x1xi32, #blocked1>
    %4 = arith.muli %2, %cst_13 : tensor<8x1xi32, #blocked2>
    %5 = tt.splat %arg0 : !tt.ptr<f32> -> tensor<8x1x!tt.ptr<f32>, #blocked2>
    %6 = tt.addptr %5, %4 : tensor<8x1x!tt.ptr<f32>, #blocked2>, tensor<8x1xi32, #blocked2>
    %7 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %8 = tt.expand_dims %7 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>> -> tensor<1x64xi32, #blocked2>
    %9 = tt.broadcast %6 : tensor<8x1x!tt.ptr<f32>, #blocked2> -> tensor<8x64x!tt.ptr<f32>, #blocked2>
    %10 = tt.broadcast %8 : tensor<1x64xi32, #blocked2> -> tensor<8x64xi32, #blocked2>
    %11 = tt.addptr %9, %10 : tensor<8x64x!tt.ptr<f32>, #blocked2>, tensor<8x64xi32, #blocked2>
    %12 = tt.load %11 : tensor<8x64x!tt.ptr<f32>, #blocked2>
    %13 = arith.muli %3, %cst_12 : tensor<8x1xi32, #blocked1>
    %14 = tt.splat %arg1 : !tt.ptr<f32> -> tensor<8x1x!tt.ptr<f32>, #blocked1>
    %15 = tt.addptr %14, %13 : tensor<8x1x!tt.ptr<f32>, #blocked1>, tensor<8x1xi32, #blocked1>
    %16 = tt.make_range {end = 4 : i32, start = 0 : i32} : tensor<4xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %17 = tt.expand_dims %16 {axis = 0 : i32} : tensor<4xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x4xi32, #blocked1>
    %18 = tt.broadcast %15 : tensor<8x1x!tt.ptr<f32>, #blocked1> -> tensor<8x4x!tt.ptr<f32>, #blocked1>
    %19 = tt.broadcast %17 : tensor<1x4xi32, #blocked1> -> tensor<8x4xi32, #blocked1>
    %20 = tt.addptr %18, %19 : tensor<8x4x!tt.ptr<f32>, #blocked1>, tensor<8x4xi32, #blocked1>
    %21 = tt.reshape %12 : tensor<8x64xf32, #blocked2> -> tensor<2x2x2x2x2x2x2x2x2xf32, #blocked>
    %22 = tt.make_range {end = 2 : i32, start = 0 : i32} : tensor<2xi32, #linear>
    %23 = tt.make_range {end = 2 : i32, start = 0 : i32} : tensor<2xi32, #linear1>
    %24 = tt.make_range {end = 2 : i32, start = 0 : i32} : tensor<2xi32, #linear2>
    %25 = tt.make_range {end = 2 : i32, start = 0 : i32} : tensor<2xi32, #linear3>
    %26 = tt.make_range {end = 2 : i32, start = 0 : i32} : tensor<2xi32, #linear4>
    %27 = tt.reshape %22 : tensor<2xi32, #linear> -> tensor<1x1x1x1x1x1x1x2x1xi32, #blocked>
    %28 = tt.bitcast %21 : tensor<2x2x2x2x2x2x2x2x2xf32, #blocked> -> tensor<2x2x2x2x2x2x2x2x2xi32, #blocked>
    %29 = "tt.reduce"(%28) <{axis = 8 : i32}> ({
    ^bb0(%arg2: i32, %arg3: i32):
      %198 = arith.xori %arg2, %arg3 : i32
      tt.reduce.return %198 : i32
    }) : (tensor<2x2x2x2x2x2x2x2x2xi32, #blocked>) -> tensor<2x2x2x2x2x2x2x2xi32, #ttg.slice<{dim = 8, parent = #blocked}>>
    %30 = tt.expand_dims %29 {axis = 8 : i32} : tensor<2x2x2x2x2x2x2x2xi32, #ttg.slice<{dim = 8, parent = #blocked}>> -> tensor<2x2x2x2x2x2x2x2x1xi32, #blocked>
    %31 = tt.broadcast %30 : tensor<2x2x2x2x2x2x2x2x1xi32, #blocked> -> tensor<2x2x2x2x2x2x2x2x2xi32, #blocked>
    %32 = arith.xori %28, %31 : tensor<2x2x2x2x2x2x2x2x2xi32, #blocked>
    %33 = tt.bitcast %32 : tensor<2x2x2x2x2x2x2x2x2xi32, #blocked> -> tensor<2x2x2x2x2x2x2x2x2xf32, #blocked>
    %34 = tt.reshape %22 : tensor<2xi32, #linear> -> tensor<1x1x1x1x1x1x1x1x2xi32, #blocked>
    %35 = arith.cmpf ogt, %21, %33 : tensor<2x2x2x2x2x2x2x2x2xf32, #blocked>
    %36 = tt.broadcast %27 : tensor<1x1x1x1x1x1x1x2x1xi32, #blocked> -> tensor<1x1x1x1x1x1x1x2x2xi32, #blocked>
    %37 = tt.broadcast %34 : tensor<1x1x1x1x1x1x1x1x2xi32, #blocked> -> tensor<1x1x1x1x1x1x1x2x2xi32, #blocked>
    %38 = arith.xori %36, %37 : tensor<1x1x1x1x1x1x1x2x2xi32, #blocked>
    %39 = arith.cmpi ne, %38, %cst : tensor<1x1x1x1x1x1x1x2x2xi32, #blocked>
    %40 = tt.broadcast %39 : tensor<1x1x1x1x1x1x1x2x2xi1, #blocked> -> tensor<2x2x2x2x2x2x2x2x2xi1, #blocked>
    %41 = arith.cmpi ne, %35, %40 : tensor<2x2x2x2x2x2x2x2x2xi1, #blocked>
    %42 = arith.select %41, %33, %21 : tensor<2x2x2x2x2x2x2x2x2xi1, #blocked>, tensor<2x2x2x2x2x2x2x2x2xf32, #blocked>
    %43 = tt.reshape %23 : tensor<2xi32, #linear1> -> tensor<1x1x1x1x1x1x2x1x1xi32, #blocked>
    %44 = tt.bitcast %42 : tensor<2x2x2x2x2x2x2x2x2xf32, #blocked> -> tensor<2x2x2x2x2x2x2x2x2xi32, #blocked>
    %45 = "tt.reduce"(%44) <{axis = 7 : i32}> ({
    ^bb0(%arg2: i32, %arg3: i32):
      %198 = arith.xori %arg2, %arg3 : i32
      tt.reduce.return %198 : i32
    }) : (tensor<2x2x2x2x2x2x2x2x2xi32, #blocked>) -> tensor<2x2x2x2x2x2x2x2xi32, #ttg.slice<{dim = 7, parent = #blocked}>>
    %46 = tt.expand_dims %45 {axis = 7 : i32} : tensor<2x2x2x2x2x2x2x2xi32, #ttg.slice<{dim = 7, parent = #blocked}>> -> tensor<2x2x2x2x2x2x2x1x2xi32, #blocked>
    %47 = tt.broadcast %46 : tensor<2x2x2x2x2x2x2x1x2xi32, #blocked> -> tensor<2x2x2x2x2x2x2x2x2xi32, #blocked>
    %48 = arith.xori %44, %47 : tensor<2x2x2x2x2x2x2x2x2xi32, #blocked>
    %49 = tt.bitcast %48 : tensor<2x2x2x2x2x2x2x2x2xi32, #blocked> -> tensor<2x2x2x2x2x2x2x2x2xf32, #blocked>
    %50 = arith.cmpf ogt, %42, %49 : tensor<2x2x2x2x2x2x2x2x2xf32, #blocked>
    %51 = tt.broadcast %43 : tensor<1x1x1x1x1x1x2x1x1xi32, #blocked> -> tensor<1x1x1x1x1x1x2x2x1xi32, #blocked>
    %52 = tt.broadcast %27 : tensor<1x1x1x1x1x1x1x2x1xi32, #blocked> -> tensor<1x1x1x1x1x1x2x2x1xi32, #blocked>
    %53 = arith.xori %51, %52 : tensor<1x1x1x1x1x1x2x2x1xi32, #blocked>
    %54 = arith.cmpi ne, %53, %cst_1 : tensor<1x1x1x1x1x1x2x2x1xi32, #blocked>
    %55 = tt.broadcast %54 : tensor<1x1x1x1x1x1x2x2x1xi1, #blocked> -> tensor<2x2x2x2x2x2x2x2x2xi1, #blocked>
    %56 = arith.cmpi ne, %50, %55 : tensor<2x2x2x2x2x2x2x2x2xi1, #blocked>
    %57 = arith.select %56, %49, %42 : tensor<2x2x2x2x2x2x2x2x2xi1, #blocked>, tensor<2x2x2x2x2x2x2x2x2xf32, #blocked>
    %58 = tt.bitcast %57 : tensor<2x2x2x2x2x2x2x2x2xf32, #blocked> -> tensor<2x2x2x2x2x2x2x2x2xi32, #blocked>
    %59 = "tt.reduce"(%58) <{axis = 8 : i32}> ({
    ^bb0(%arg2: i32, %arg3: i32):
      %198 = arith.xori %arg2, %arg3 : i32
      tt.reduce.return %198 : i32
    }) : (tensor<2x2x2x2x2x2x2x2x2xi32, #blocked>) -> tensor<2x2x2x2x2x2x2x2xi32, #ttg.slice<{dim = 8, parent = #blocked}>>
    %60 = tt.expand_dims %59 {axis = 8 : i32} : tensor<2x2x2x2x2x2x2x2xi32, #ttg.slice<{dim = 8, parent = #blocked}>> -> tensor<2x2x2x2x2x2x2x2x1xi32, #blocked>
    %61 = tt.broadcast %60 : tensor<2x2x2x2x2x2x2x2x1xi32, #blocked> -> tensor<2x2x2x2x2x2x2x2x2xi32, #blocked>
    %62 = arith.xori %58, %61 : tensor<2x2x2x2x2x2x2x2x2xi32, #blocked>
    %63 = tt.bitcast %62 : tensor<2x2x2x2x2x2x2x2x2xi32, #blocked> -> tensor<2x2x2x2x2x2x2x2x2xf32, #blocked>
    %64 = arith.cmpf ogt, %57, %63 : tensor<2x2x2x2x2x2x2x2x2xf32, #blocked>
    %65 = tt.broadcast %43 : tensor<1x1x1x1x1x1x2x1x1xi32, #blocked> -> tensor<1x1x1x1x1x1x2x1x2xi32, #blocked>
    %66 = tt.broadcast %34 : tensor<1x1x1x1x1x1x1x1x2xi32, #blocked> -> tensor<1x1x1x1x1x1x2x1x2xi32, #blocked>
    %67 = arith.xori %65, %66 : tensor<1x1x1x1x1x1x2x1x2xi32, #blocked>
    %68 = arith.cmpi ne, %67, %cst_0 : tensor<1x1x1x1x1x1x2x1x2xi32, #blocked>
    %69 = tt.broadcast %68 : tensor<1x1x1x1x1x1x2x1x2xi1, #blocked> -> tensor<2x2x2x2x2x2x2x2x2xi1, #blocked>
    %70 = arith.cmpi ne, %64, %69 : tensor<2x2x2x2x2x2x2x2x2xi1, #blocked>
    %71 = arith.select %70, %63, %57 : tensor<2x2x2x2x2x2x2x2x2xi1, #blocked>, tensor<2x2x2x2x2x2x2x2x2xf32, #blocked>
    %72 = "tt.reduce"(%71) <{axis = 6 : i32}> ({
    ^bb0(%arg2: f32, %arg3: f32):
      %198 = arith.maxnumf %arg2, %arg3 : f32
      tt.reduce.return %198 : f32
    }) : (tensor<2x2x2x2x2x2x2x2x2xf32, #blocked>) -> tensor<2x2x2x2x2x2x2x2xf32, #ttg.slice<{dim = 6, parent = #blocked}>>
    %73 = tt.reshape %26 : tensor<2xi32, #linear4> -> tensor<1x1x1x1x1x2x1x1xi32, #blocked3>
    %74 = tt.reshape %26 : tensor<2xi32, #linear4> -> tensor<1x1x1x1x1x2x1x1xi32, #blocked4>
    %75 = tt.bitcast %72 : tensor<2x2x2x2x2x2x2x2xf32, #ttg.slice<{dim = 6, parent = #blocked}>> -> tensor<2x2x2x2x2x2x2x2xi32, #ttg.slice<{dim = 6, parent = #blocked}>>
    %76 = "tt.reduce"(%75) <{axis = 6 : i32}> ({
    ^bb0(%arg2: i32, %arg3: i32):
      %198 = arith.xori %arg2, %arg3 : i32
      tt.reduce.return %198 : i32
    }) : (tensor<2x2x2x2x2x2x2x2xi32, #ttg.slice<{dim = 6, parent = #blocked}>>) -> tensor<2x2x2x2x2x2x2xi32, #ttg.slice<{dim = 6, parent = #ttg.slice<{dim = 6, parent = #blocked}>}>>
    %77 = tt.expand_dims %76 {axis = 6 : i32} : tensor<2x2x2x2x2x2x2xi32, #ttg.slice<{dim = 6, parent = #ttg.slice<{dim = 6, parent = #blocked}>}>> -> tensor<2x2x2x2x2x2x1x2xi32, #ttg.slice<{dim = 6, parent = #blocked}>>
    %78 = tt.broadcast %77 : tensor<2x2x2x2x2x2x1x2xi32, #ttg.slice<{dim = 6, parent = #blocked}>> -> tensor<2x2x2x2x2x2x2x2xi32, #ttg.slice<{dim = 6, parent = #blocked}>>
    %79 = arith.xori %75, %78 : tensor<2x2x2x2x2x2x2x2xi32, #ttg.slice<{dim = 6, parent = #blocked}>>
    %80 = tt.bitcast %79 : tensor<2x2x2x2x2x2x2x2xi32, #ttg.slice<{dim = 6, parent = #blocked}>> -> tensor<2x2x2x2x2x2x2x2xf32, #ttg.slice<{dim = 6, parent = #blocked}>>
    %81 = tt.reshape %22 : tensor<2xi32, #linear> -> tensor<1x1x1x1x1x1x2x1xi32, #ttg.slice<{dim = 6, parent = #blocked}>>
    %82 = arith.cmpf ogt, %72, %80 : tensor<2x2x2x2x2x2x2x2xf32, #ttg.slice<{dim = 6, parent = #blocked}>>
    %83 = tt.broadcast %73 : tensor<1x1x1x1x1x2x1x1xi32, #blocked3> -> tensor<1x1x1x1x1x2x2x1xi32, #ttg.slice<{dim = 6, parent = #blocked}>>
    %84 = tt.broadcast %81 : tensor<1x1x1x1x1x1x2x1xi32, #ttg.slice<{dim = 6, parent = #blocked}>> -> tensor<1x1x1x1x1x2x2x1xi32, #ttg.slice<{dim = 6, parent = #blocked}>>
    %85 = arith.xori %83, %84 : tensor<1x1x1x1x1x2x2x1xi32, #ttg.slice<{dim = 6, parent = #blocked}>>
    %86 = arith.cmpi ne, %85, %cst_3 : tensor<1x1x1x1x1x2x2x1xi32, #ttg.slice<{dim = 6, parent = #blocked}>>
    %87 = tt.broadcast %86 : tensor<1x1x1x1x1x2x2x1xi1, #ttg.slice<{dim = 6, parent = #blocked}>> -> tensor<2x2x2x2x2x2x2x2xi1, #ttg.slice<{dim = 6, parent = #blocked}>>
    %88 = arith.cmpi ne, %82, %87 : tensor<2x2x2x2x2x2x2x2xi1, #ttg.slice<{dim = 6, parent = #blocked}>>
    %89 = arith.select %88, %80, %72 : tensor<2x2x2x2x2x2x2x2xi1, #ttg.slice<{dim = 6, parent = #blocked}>>, tensor<2x2x2x2x2x2x2x2xf32, #ttg.slice<{dim = 6, parent = #blocked}>>
    %90 = tt.bitcast %89 : tensor<2x2x2x2x2x2x2x2xf32, #ttg.slice<{dim = 6, parent = #blocked}>> -> tensor<2x2x2x2x2x2x2x2xi32, #ttg.slice<{dim = 6, parent = #blocked}>>
    %91 = "tt.reduce"(%90) <{axis = 7 : i32}> ({
    ^bb0(%arg2: i32, %arg3: i32):
      %198 = arith.xori %arg2, %arg3 : i32
      tt.reduce.return %198 : i32
    }) : (tensor<2x2x2x2x2x2x2x2xi32, #ttg.slice<{dim = 6, parent = #blocked}>>) -> tensor<2x2x2x2x2x2x2xi32, #ttg.slice<{dim = 7, parent = #ttg.slice<{dim = 6, parent = #blocked}>}>>
    %92 = tt.expand_dims %91 {axis = 7 : i32} : tensor<2x2x2x2x2x2x2xi32, #ttg.slice<{dim = 7, parent = #ttg.slice<{dim = 6, parent = #blocked}>}>> -> tensor<2x2x2x2x2x2x2x1xi32, #ttg.slice<{dim = 6, parent = #blocked}>>
    %93 = tt.broadcast %92 : tensor<2x2x2x2x2x2x2x1xi32, #ttg.slice<{dim = 6, parent = #blocked}>> -> tensor<2x2x2x2x2x2x2x2xi32, #ttg.slice<{dim = 6, parent = #blocked}>>
    %94 = arith.xori %90, %93 : tensor<2x2x2x2x2x2x2x2xi32, #ttg.slice<{dim = 6, parent = #blocked}>>
    %95 = tt.bitcast %94 : tensor<2x2x2x2x2x2x2x2xi32, #ttg.slice<{dim = 6, parent = #blocked}>> -> tensor<2x2x2x2x2x2x2x2xf32, #ttg.slice<{dim = 6, parent = #blocked}>>
    %96 = tt.reshape %22 : tensor<2xi32, #linear> -> tensor<1x1x1x1x1x1x1x2xi32, #ttg.slice<{dim = 6, parent = #blocked}>>
    %97 = arith.cmpf ogt, %89, %95 : tensor<2x2x2x2x2x2x2x2xf32, #ttg.slice<{dim = 6, parent = #blocked}>>
    %98 = tt.broadcast %74 : tensor<1x1x1x1x1x2x1x1xi32, #blocked4> -> tensor<1x1x1x1x1x2x1x2xi32, #ttg.slice<{dim = 6, parent = #blocked}>>
    %99 = tt.broadcast %96 : tensor<1x1x1x1x1x1x1x2xi32, #ttg.slice<{dim = 6, parent = #blocked}>> -> tensor<1x1x1x1x1x2x1x2xi32, #ttg.slice<{dim = 6, parent = #blocked}>>
    %100 = arith.xori %98, %99 : tensor<1x1x1x1x1x2x1x2xi32, #ttg.slice<{dim = 6, parent = #blocked}>>
    %101 = arith.cmpi ne, %100, %cst_2 : tensor<1x1x1x1x1x2x1x2xi32, #ttg.slice<{dim = 6, parent = #blocked}>>
    %102 = tt.broadcast %101 : tensor<1x1x1x1x1x2x1x2xi1, #ttg.slice<{dim = 6, parent = #blocked}>> -> tensor<2x2x2x2x2x2x2x2xi1, #ttg.slice<{dim = 6, parent = #blocked}>>
    %103 = arith.cmpi ne, %97, %102 : tensor<2x2x2x2x2x2x2x2xi1, #ttg.slice<{dim = 6, parent = #blocked}>>
    %104 = arith.select %103, %95, %89 : tensor<2x2x2x2x2x2x2x2xi1, #ttg.slice<{dim = 6, parent = #blocked}>>, tensor<2x2x2x2x2x2x2x2xf32, #ttg.slice<{dim = 6, parent = #blocked}>>
    %105 = "tt.reduce"(%104) <{axis = 5 : i32}> ({
    ^bb0(%arg2: f32, %arg3: f32):
      %198 = arith.maxnumf %arg2, %arg3 : f32
      tt.reduce.return %198 : f32
    }) : (tensor<2x2x2x2x2x2x2x2xf32, #ttg.slice<{dim = 6, parent = #blocked}>>) -> tensor<2x2x2x2x2x2x2xf32, #ttg.slice<{dim = 5, parent = #ttg.slice<{dim = 6, parent = #blocked}>}>>
    %106 = tt.reshape %24 : tensor<2xi32, #linear2> -> tensor<1x1x1x1x2x1x1xi32, #ttg.slice<{dim = 5, parent = #ttg.slice<{dim = 6, parent = #blocked}>}>>
    %107 = tt.bitcast %105 : tensor<2x2x2x2x2x2x2xf32, #ttg.slice<{dim = 5, parent = #ttg.slice<{dim = 6, parent = #blocked}>}>> -> tensor<2x2x2x2x2x2x2xi32, #ttg.slice<{dim = 5, parent = #ttg.slice<{dim = 6, parent = #blocked}>}>>
    %108 = "tt.reduce"(%107) <{axis = 5 : i32}> ({
    ^bb0(%arg2: i32, %arg3: i32):
      %198 = arith.xori %arg2, %arg3 : i32
      tt.reduce.return %198 : i32
    }) : (tensor<2x2x2x2x2x2x2xi32, #ttg.slice<{dim = 5, parent = #ttg.slice<{dim = 6, parent = #blocked}>}>>) -> tensor<2x2x2x2x2x2xi32, #ttg.slice<{dim = 5, parent = #ttg.slice<{dim = 5, parent = #ttg.slice<{dim = 6, parent = #blocked}>}>}>>
    %109 = tt.expand_dims %108 {axis = 5 : i32} : tensor<2x2x2x2x2x2xi32, #ttg.slice<{dim = 5, parent = #ttg.slice<{dim = 5, parent = #ttg.slice<{dim = 6, parent = #blocked}>}>}>> -> tensor<2x2x2x2x2x1x2xi32, #ttg.slice<{dim = 5, parent = #ttg.slice<{dim = 6, parent = #blocked}>}>>
    %110 = tt.broadcast %109 : tensor<2x2x2x2x2x1x2xi32, #ttg.slice<{dim = 5, parent = #ttg.slice<{dim = 6, parent = #blocked}>}>> -> tensor<2x2x2x2x2x2x2xi32, #ttg.slice<{dim = 5, parent = #ttg.slice<{dim = 6, parent = #blocked}>}>>
    %111 = arith.xori %107, %110 : tensor<2x2x2x2x2x2x2xi32, #ttg.slice<{dim = 5, parent = #ttg.slice<{dim = 6, parent = #blocked}>}>>
    %112 = tt.bitcast %111 : tensor<2x2x2x2x2x2x2xi32, #ttg.slice<{dim = 5, parent = #ttg.slice<{dim = 6, parent = #blocked}>}>> -> tensor<2x2x2x2x2x2x2xf32, #ttg.slice<{dim = 5, parent = #ttg.slice<{dim = 6, parent = #blocked}>}>>
    %113 = tt.reshape %22 : tensor<2xi32, #linear> -> tensor<1x1x1x1x1x2x1xi32, #ttg.slice<{dim = 5, parent = #ttg.slice<{dim = 6, parent = #blocked}>}>>
    %114 = arith.cmpf ogt, %105, %112 : tensor<2x2x2x2x2x2x2xf32, #ttg.slice<{dim = 5, parent = #ttg.slice<{dim = 6, parent = #blocked}>}>>
    %115 = tt.broadcast %106 : tensor<1x1x1x1x2x1x1xi32, #ttg.slice<{dim = 5, parent = #ttg.slice<{dim = 6, parent = #blocked}>}>> -> tensor<1x1x1x1x2x2x1xi32, #ttg.slice<{dim = 5, parent = #ttg.slice<{dim = 6, parent = #blocked}>}>>
    %116 = tt.broadcast %113 : tensor<1x1x1x1x1x2x1xi32, #ttg.slice<{dim = 5, parent = #ttg.slice<{dim = 6, parent = #blocked}>}>> -> tensor<1x1x1x1x2x2x1xi32, #ttg.slice<{dim = 5, parent = #ttg.slice<{dim = 6, parent = #blocked}>}>>
    %117 = arith.xori %115, %116 : tensor<1x1x1x1x2x2x1xi32, #ttg.slice<{dim = 5, parent = #ttg.slice<{dim = 6, parent = #blocked}>}>>
    %118 = arith.cmpi ne, %117, %cst_5 : tensor<1x1x1x1x2x2x1xi32, #ttg.slice<{dim = 5, parent = #ttg.slice<{dim = 6, parent = #blocked}>}>>
    %119 = tt.broadcast %118 : tensor<1x1x1x1x2x2x1xi1, #ttg.slice<{dim = 5, parent = #ttg.slice<{dim = 6, parent = #blocked}>}>> -> tensor<2x2x2x2x2x2x2xi1, #ttg.slice<{dim = 5, parent = #ttg.slice<{dim = 6, parent = #blocked}>}>>
    %120 = arith.cmpi ne, %114, %119 : tensor<2x2x2x2x2x2x2xi1, #ttg.slice<{dim = 5, parent = #ttg.slice<{dim = 6, parent = #blocked}>}>>
    %121 = arith.select %120, %112, %105 : tensor<2x2x2x2x2x2x2xi1, #ttg.slice<{dim = 5, parent = #ttg.slice<{dim = 6, parent = #blocked}>}>>, tensor<2x2x2x2x2x2x2xf32, #ttg.slice<{dim = 5, parent = #ttg.slice<{dim = 6, parent = #blocked}>}>>
    %122 = tt.bitcast %121 : tensor<2x2x2x2x2x2x2xf32, #ttg.slice<{dim = 5, parent = #ttg.slice<{dim = 6, parent = #blocked}>}>> -> tensor<2x2x2x2x2x2x2xi32, #ttg.slice<{dim = 5, parent = #ttg.slice<{dim = 6, parent = #blocked}>}>>
    %123 = "tt.reduce"(%122) <{axis = 6 : i32}> ({
    ^bb0(%arg2: i32, %arg3: i32):
      %198 = arith.xori %arg2, %arg3 : i32
      tt.reduce.return %198 : i32
    }) : (tensor<2x2x2x2x2x2x2xi32, #ttg.slice<{dim = 5, parent = #ttg.slice<{dim = 6, parent = #blocked}>}>>) -> tensor<2x2x2x2x2x2xi32, #ttg.slice<{dim = 6, parent = #ttg.slice<{dim = 5, parent = #ttg.slice<{dim = 6, parent = #blocked}>}>}>>
    %124 = tt.expand_dims %123 {axis = 6 : i32} : tensor<2x2x2x2x2x2xi32, #ttg.slice<{dim = 6, parent = #ttg.slice<{dim = 5, parent = #ttg.slice<{dim = 6, parent = #blocked}>}>}>> -> tensor<2x2x2x2x2x2x1xi32, #ttg.slice<{dim = 5, parent = #ttg.slice<{dim = 6, parent = #blocked}>}>>
    %125 = tt.broadcast %124 : tensor<2x2x2x2x2x2x1xi32, #ttg.slice<{dim = 5, parent = #ttg.slice<{dim = 6, parent = #blocked}>}>> -> tensor<2x2x2x2x2x2x2xi32, #ttg.slice<{dim = 5, parent = #ttg.slice<{dim = 6, parent = #blocked}>}>>
    %126 = arith.xori %122, %125 : tensor<2x2x2x2x2x2x2xi32, #ttg.slice<{dim = 5, parent = #ttg.slice<{dim = 6, parent = #blocked}>}>>
    %127 = tt.bitcast %126 : tensor<2x2x2x2x2x2x2xi32, #ttg.slice<{dim = 5, parent = #ttg.slice<{dim = 6, parent = #blocked}>}>> -> tensor<2x2x2x2x2x2x2xf32, #ttg.slice<{dim = 5, parent = #ttg.slice<{dim = 6, parent = #blocked}>}>>
    %128 = tt.reshape %22 : tensor<2xi32, #linear> -> tensor<1x1x1x1x1x1x2xi32, #ttg.slice<{dim = 5, parent = #ttg.slice<{dim = 6, parent = #blocked}>}>>
    %129 = arith.cmpf ogt, %121, %127 : tensor<2x2x2x2x2x2x2xf32, #ttg.slice<{dim = 5, parent = #ttg.slice<{dim = 6, parent = #blocked}>}>>
    %130 = tt.broadcast %106 : tensor<1x1x1x1x2x1x1xi32, #ttg.slice<{dim = 5, parent = #ttg.slice<{dim = 6, parent = #blocked}>}>> -> tensor<1x1x1x1x2x1x2xi32, #ttg.slice<{dim = 5, parent = #ttg.slice<{dim = 6, parent = #blocked}>}>>
    %131 = tt.broadcast %128 : tensor<1x1x1x1x1x1x2xi32, #ttg.slice<{dim = 5, parent = #ttg.slice<{dim = 6, parent = #blocked}>}>> -> tensor<1x1x1x1x2x1x2xi32, #ttg.slice<{dim = 5, parent = #ttg.slice<{dim = 6, parent = #blocked}>}>>
    %132 = arith.xori %130, %131 : tensor<1x1x1x1x2x1x2xi32, #ttg.slice<{dim = 5, parent = #ttg.slice<{dim = 6, parent = #blocked}>}>>
    %133 = arith.cmpi ne, %132, %cst_4 : tensor<1x1x1x1x2x1x2xi32, #ttg.slice<{dim = 5, parent = #ttg.slice<{dim = 6, parent = #blocked}>}>>
    %134 = tt.broadcast %133 : tensor<1x1x1x1x2x1x2xi1, #ttg.slice<{dim = 5, parent = #ttg.slice<{dim = 6, parent = #blocked}>}>> -> tensor<2x2x2x2x2x2x2xi1, #ttg.slice<{dim = 5, parent = #ttg.slice<{dim = 6, parent = #blocked}>}>>
    %135 = arith.cmpi ne, %129, %134 : tensor<2x2x2x2x2x2x2xi1, #ttg.slice<{dim = 5, parent = #ttg.slice<{dim = 6, parent = #blocked}>}>>
    %136 = arith.select %135, %127, %121 : tensor<2x2x2x2x2x2x2xi1, #ttg.slice<{dim = 5, parent = #ttg.slice<{dim = 6, parent = #blocked}>}>>, tensor<2x2x2x2x2x2x2xf32, #ttg.slice<{dim = 5, parent = #ttg.slice<{dim = 6, parent = #blocked}>}>>
    %137 = "tt.reduce"(%136) <{axis = 4 : i32}> ({
    ^bb0(%arg2: f32, %arg3: f32):
      %198 = arith.maxnumf %arg2, %arg3 : f32
      tt.reduce.return %198 : f32
    }) : (tensor<2x2x2x2x2x2x2xf32, #ttg.slice<{dim = 5, parent = #ttg.slice<{dim = 6, parent = #blocked}>}>>) -> tensor<2x2x2x2x2x2xf32, #ttg.slice<{dim = 4, parent = #ttg.slice<{dim = 5, parent = #ttg.slice<{dim = 6, parent = #blocked}>}>}>>
    %138 = tt.reshape %25 : tensor<2xi32, #linear3> -> tensor<1x1x1x2x1x1xi32, #ttg.slice<{dim = 4, parent = #ttg.slice<{dim = 5, parent = #ttg.slice<{dim = 6, parent = #blocked}>}>}>>
    %139 = tt.bitcast %137 : tensor<2x2x2x2x2x2xf32, #ttg.slice<{dim = 4, parent = #ttg.slice<{dim = 5, parent = #ttg.slice<{dim = 6, parent = #blocked}>}>}>> -> tensor<2x2x2x2x2x2xi32, #ttg.slice<{dim = 4, parent = #ttg.slice<{dim = 5, parent = #ttg.slice<{dim = 6, parent = #blocked}>}>}>>
    %140 = "tt.reduce"(%139) <{axis = 4 : i32}> ({
    ^bb0(%arg2: i32, %arg3: i32):
      %198 = arith.xori %arg2, %arg3 : i32
      tt.reduce.return %198 : i32
    }) : (tensor<2x2x2x2x2x2xi32, #ttg.slice<{dim = 4, parent = #ttg.slice<{dim = 5, parent = #ttg.slice<{dim = 6, parent = #blocked}>}>}>>) -> tensor<2x2x2x2x2xi32, #ttg.slice<{dim = 4, parent = #ttg.slice<{dim = 4, parent = #ttg.slice<{dim = 5, parent = #ttg.slice<{dim = 6, parent = #blocked}>}>}>}>>
    %141 = tt.expand_dims %140 {axis = 4 : i32} : tensor<2x2x2x2x2xi32, #ttg.slice<{dim = 4, parent = #ttg.slice<{dim = 4, parent = #ttg.slice<{dim = 5, parent = #ttg.slice<{dim = 6, parent = #blocked}>}>}>}>> -> tensor<2x2x2x2x1x2xi32, #ttg.slice<{dim = 4, parent = #ttg.slice<{dim = 5, parent = #ttg.slice<{dim = 6, parent = #blocked}>}>}>>
    %142 = tt.broadcast %141 : tensor<2x2x2x2x1x2xi32, #ttg.slice<{dim = 4, parent = #ttg.slice<{dim = 5, parent = #ttg.slice<{dim = 6, parent = #blocked}>}>}>> -> tensor<2x2x2x2x2x2xi32, #ttg.slice<{dim = 4, parent = #ttg.slice<{dim = 5, parent = #ttg.slice<{dim = 6, parent = #blocked}>}>}>>
    %143 = arith.xori %139, %142 : tensor<2x2x2x2x2x2xi32, #ttg.slice<{dim = 4, parent = #ttg.slice<{dim = 5, parent = #ttg.slice<{dim = 6, parent = #blocked}>}>}>>
    %144 = tt.bitcast %143 : tensor<2x2x2x2x2x2xi32, #ttg.slice<{dim = 4, parent = #ttg.slice<{dim = 5, parent = #ttg.slice<{dim = 6, parent = #blocked}>}>}>> -> tensor<2x2x2x2x2x2xf32, #ttg.slice<{dim = 4, parent = #ttg.slice<{dim = 5, parent = #ttg.slice<{dim = 6, parent = #blocked}>}>}>>
    %145 = tt.reshape %22 : tensor<2xi32, #linear> -> tensor<1x1x1x1x2x1xi32, #ttg.slice<{dim = 4, parent = #ttg.slice<{dim = 5, parent = #ttg.slice<{dim = 6, parent = #blocked}>}>}>>
    %146 = arith.cmpf ogt, %137, %144 : tensor<2x2x2x2x2x2xf32, #ttg.slice<{dim = 4, parent = #ttg.slice<{dim = 5, parent = #ttg.slice<{dim = 6, parent = #blocked}>}>}>>
    %147 = tt.broadcast %138 : tensor<1x1x1x2x1x1xi32, #ttg.slice<{dim = 4, parent = #ttg.slice<{dim = 5, parent = #ttg.slice<{dim = 6, parent = #blocked}>}>}>> -> tensor<1x1x1x2x2x1xi32, #ttg.slice<{dim = 4, parent = #ttg.slice<{dim = 5, parent = #ttg.slice<{dim = 6, parent = #blocked}>}>}>>
    %148 = tt.broadcast %145 : tensor<1x1x1x1x2x1xi32, #ttg.slice<{dim = 4, parent = #ttg.slice<{dim = 5, parent = #ttg.slice<{dim = 6, parent = #blocked}>}>}>> -> tensor<1x1x1x2x2x1xi32, #ttg.slice<{dim = 4, parent = #ttg.slice<{dim = 5, parent = #ttg.slice<{dim = 6, parent = #blocked}>}>}>>
    %149 = arith.xori %147, %148 : tensor<1x1x1x2x2x1xi32, #ttg.slice<{dim = 4, parent = #ttg.slice<{dim = 5, parent = #ttg.slice<{dim = 6, parent = #blocked}>}>}>>
    %150 = arith.cmpi ne, %149, %cst_7 : tensor<1x1x1x2x2x1xi32, #ttg.slice<{dim = 4, parent = #ttg.slice<{dim = 5, parent = #ttg.slice<{dim = 6, parent = #blocked}>}>}>>
    %151 = tt.broadcast %150 : tensor<1x1x1x2x2x1xi1, #ttg.slice<{dim = 4, parent = #ttg.slice<{dim = 5, parent = #ttg.slice<{dim = 6, parent = #blocked}>}>}>> -> tensor<2x2x2x2x2x2xi1, #ttg.slice<{dim = 4, parent = #ttg.slice<{dim = 5, parent = #ttg.slice<{dim = 6, parent = #blocked}>}>}>>
    %152 = arith.cmpi ne, %146, %151 : tensor<2x2x2x2x2x2xi1, #ttg.slice<{dim = 4, parent = #ttg.slice<{dim = 5, parent = #ttg.slice<{dim = 6, parent = #blocked}>}>}>>
    %153 = arith.select %152, %144, %137 : tensor<2x2x2x2x2x2xi1, #ttg.slice<{dim = 4, parent = #ttg.slice<{dim = 5, parent = #ttg.slice<{dim = 6, parent = #blocked}>}>}>>, tensor<2x2x2x2x2x2xf32, #ttg.slice<{dim = 4, parent = #ttg.slice<{dim = 5, parent = #ttg.slice<{dim = 6, parent = #blocked}>}>}>>
    %154 = tt.bitcast %153 : tensor<2x2x2x2x2x2xf32, #ttg.slice<{dim = 4, parent = #ttg.slice<{dim = 5, parent = #ttg.slice<{dim = 6, parent = #blocked}>}>}>> -> tensor<2x2x2x2x2x2xi32, #ttg.slice<{dim = 4, parent = #ttg.slice<{dim = 5, parent = #ttg.slice<{dim = 6, parent = #blocked}>}>}>>
    %155 = "tt.reduce"(%154) <{axis = 5 : i32}> ({
    ^bb0(%arg2: i32, %arg3: i32):
      %198 = arith.xori %arg2, %arg3 : i32
      tt.reduce.return %198 : i32
    }) : (tensor<2x2x2x2x2x2xi32, #ttg.slice<{dim = 4, parent = #ttg.slice<{dim = 5, parent = #ttg.slice<{dim = 6, parent = #blocked}>}>}>>) -> tensor<2x2x2x2x2xi32, #ttg.slice<{dim = 5, parent = #ttg.slice<{dim = 4, parent = #ttg.slice<{dim = 5, parent = #ttg.slice<{dim = 6, parent = #blocked}>}>}>}>>
    %156 = tt.expand_dims %155 {axis = 5 : i32} : tensor<2x2x2x2x2xi32, #ttg.slice<{dim = 5, parent = #ttg.slice<{dim = 4, parent = #ttg.slice<{dim = 5, parent = #ttg.slice<{dim = 6, parent = #blocked}>}>}>}>> -> tensor<2x2x2x2x2x1xi32, #ttg.slice<{dim = 4, parent = #ttg.slice<{dim = 5, parent = #ttg.slice<{dim = 6, parent = #blocked}>}>}>>
    %157 = tt.broadcast %156 : tensor<2x2x2x2x2x1xi32, #ttg.slice<{dim = 4, parent = #ttg.slice<{dim = 5, parent = #ttg.slice<{dim = 6, parent = #blocked}>}>}>> -> tensor<2x2x2x2x2x2xi32, #ttg.slice<{dim = 4, parent = #ttg.slice<{dim = 5, parent = #ttg.slice<{dim = 6, parent = #blocked}>}>}>>
    %158 = arith.xori %154, %157 : tensor<2x2x2x2x2x2xi32, #ttg.slice<{dim = 4, parent = #ttg.slice<{dim = 5, parent = #ttg.slice<{dim = 6, parent = #blocked}>}>}>>
    %159 = tt.bitcast %158 : tensor<2x2x2x2x2x2xi32, #ttg.slice<{dim = 4, parent = #ttg.slice<{dim = 5, parent = #ttg.slice<{dim = 6, parent = #blocked}>}>}>> -> tensor<2x2x2x2x2x2xf32, #ttg.slice<{dim = 4, parent = #ttg.slice<{dim = 5, parent = #ttg.slice<{dim = 6, parent = #blocked}>}>}>>
    %160 = tt.reshape %22 : tensor<2xi32, #linear> -> tensor<1x1x1x1x1x2xi32, #ttg.slice<{dim = 4, parent = #ttg.slice<{dim = 5, parent = #ttg.slice<{dim = 6, parent = #blocked}>}>}>>
    %161 = arith.cmpf ogt, %153, %159 : tensor<2x2x2x2x2x2xf32, #ttg.slice<{dim = 4, parent = #ttg.slice<{dim = 5, parent = #ttg.slice<{dim = 6, parent = #blocked}>}>}>>
    %162 = tt.broadcast %138 : tensor<1x1x1x2x1x1xi32, #ttg.slice<{dim = 4, parent = #ttg.slice<{dim = 5, parent = #ttg.slice<{dim = 6, parent = #blocked}>}>}>> -> tensor<1x1x1x2x1x2xi32, #ttg.slice<{dim = 4, parent = #ttg.slice<{dim = 5, parent = #ttg.slice<{dim = 6, parent = #blocked}>}>}>>
    %163 = tt.broadcast %160 : tensor<1x1x1x1x1x2xi32, #ttg.slice<{dim = 4, parent = #ttg.slice<{dim = 5, parent = #ttg.slice<{dim = 6, parent = #blocked}>}>}>> -> tensor<1x1x1x2x1x2xi32, #ttg.slice<{dim = 4, parent = #ttg.slice<{dim = 5, parent = #ttg.slice<{dim = 6, parent = #blocked}>}>}>>
    %164 = arith.xori %162, %163 : tensor<1x1x1x2x1x2xi32, #ttg.slice<{dim = 4, parent = #ttg.slice<{dim = 5, parent = #ttg.slice<{dim = 6, parent = #blocked}>}>}>>
    %165 = arith.cmpi ne, %164, %cst_6 : tensor<1x1x1x2x1x2xi32, #ttg.slice<{dim = 4, parent = #ttg.slice<{dim = 5, parent = #ttg.slice<{dim = 6, parent = #blocked}>}>}>>
    %166 = tt.broadcast %165 : tensor<1x1x1x2x1x2xi1, #ttg.slice<{dim = 4, parent = #ttg.slice<{dim = 5, parent = #ttg.slice<{dim = 6, parent = #blocked}>}>}>> -> tensor<2x2x2x2x2x2xi1, #ttg.slice<{dim = 4, parent = #ttg.slice<{dim = 5, parent = #ttg.slice<{dim = 6, parent = #blocked}>}>}>>
    %167 = arith.cmpi ne, %161, %166 : tensor<2x2x2x2x2x2xi1, #ttg.slice<{dim = 4, parent = #ttg.slice<{dim = 5, parent = #ttg.slice<{dim = 6, parent = #blocked}>}>}>>
    %168 = arith.select %167, %159, %153 : tensor<2x2x2x2x2x2xi1, #ttg.slice<{dim = 4, parent = #ttg.slice<{dim = 5, parent = #ttg.slice<{dim = 6, parent = #blocked}>}>}>>, tensor<2x2x2x2x2x2xf32, #ttg.slice<{dim = 4, parent = #ttg.slice<{dim = 5, parent = #ttg.slice<{dim = 6, parent = #blocked}>}>}>>
    %169 = "tt.reduce"(%168) <{axis = 3 : i32}> ({
    ^bb0(%arg2: f32, %arg3: f32):
      %198 = arith.maxnumf %arg2, %arg3 : f32
      tt.reduce.return %198 : f32
    }) : (tensor<2x2x2x2x2x2xf32, #ttg.slice<{dim = 4, parent = #ttg.slice<{dim = 5, parent = #ttg.slice<{dim = 6, parent = #blocked}>}>}>>) -> tensor<2x2x2x2x2xf32, #ttg.slice<{dim = 3, parent = #ttg.slice<{dim = 4, parent = #ttg.slice<{dim = 5, parent = #ttg.slice<{dim = 6, parent = #blocked}>}>}>}>>
    %170 = tt.bitcast %169 : tensor<2x2x2x2x2xf32, #ttg.slice<{dim = 3, parent = #ttg.slice<{dim = 4, parent = #ttg.slice<{dim = 5, parent = #ttg.slice<{dim = 6, parent = #blocked}>}>}>}>> -> tensor<2x2x2x2x2xi32, #ttg.slice<{dim = 3, parent = #ttg.slice<{dim = 4, parent = #ttg.slice<{dim = 5, parent = #ttg.slice<{dim = 6, parent = #blocked}>}>}>}>>
    %171 = "tt.reduce"(%170) <{axis = 3 : i32}> ({
    ^bb0(%arg2: i32, %arg3: i32):
      %198 = arith.xori %arg2, %arg3 : i32
      tt.reduce.return %198 : i32
    }) : (tensor<2x2x2x2x2xi32, #ttg.slice<{dim = 3, parent = #ttg.slice<{dim = 4, parent = #ttg.slice<{dim = 5, parent = #ttg.slice<{dim = 6, parent = #blocked}>}>}>}>>) -> tensor<2x2x2x2xi32, #ttg.slice<{dim = 3, parent = #ttg.slice<{dim = 3, parent = #ttg.slice<{dim = 4, parent = #ttg.slice<{dim = 5, parent = #ttg.slice<{dim = 6, parent = #blocked}>}>}>}>}>>
    %172 = tt.expand_dims %171 {axis = 3 : i32} : tensor<2x2x2x2xi32, #ttg.slice<{dim = 3, parent = #ttg.slice<{dim = 3, parent = #ttg.slice<{dim = 4, parent = #ttg.slice<{dim = 5, parent = #ttg.slice<{dim = 6, parent = #blocked}>}>}>}>}>> -> tensor<2x2x2x1x2xi32, #ttg.slice<{dim = 3, parent = #ttg.slice<{dim = 4, parent = #ttg.slice<{dim = 5, parent = #ttg.slice<{dim = 6, parent = #blocked}>}>}>}>>
    %173 = tt.broadcast %172 : tensor<2x2x2x1x2xi32, #ttg.slice<{dim = 3, parent = #ttg.slice<{dim = 4, parent = #ttg.slice<{dim = 5, parent = #ttg.slice<{dim = 6, parent = #blocked}>}>}>}>> -> tensor<2x2x2x2x2xi32, #ttg.slice<{dim = 3, parent = #ttg.slice<{dim = 4, parent = #ttg.slice<{dim = 5, parent = #ttg.slice<{dim = 6, parent = #blocked}>}>}>}>>
    %174 = arith.xori %170, %173 : tensor<2x2x2x2x2xi32, #ttg.slice<{dim = 3, parent = #ttg.slice<{dim = 4, parent = #ttg.slice<{dim = 5, parent = #ttg.slice<{dim = 6, parent = #blocked}>}>}>}>>
    %175 = tt.bitcast %174 : tensor<2x2x2x2x2xi32, #ttg.slice<{dim = 3, parent = #ttg.slice<{dim = 4, parent = #ttg.slice<{dim = 5, parent = #ttg.slice<{dim = 6, parent = #blocked}>}>}>}>> -> tensor<2x2x2x2x2xf32, #ttg.slice<{dim = 3, parent = #ttg.slice<{dim = 4, parent = #ttg.slice<{dim = 5, parent = #ttg.slice<{dim = 6, parent = #blocked}>}>}>}>>
    %176 = tt.reshape %22 : tensor<2xi32, #linear> -> tensor<1x1x1x2x1xi32, #ttg.slice<{dim = 3, parent = #ttg.slice<{dim = 4, parent = #ttg.slice<{dim = 5, parent = #ttg.slice<{dim = 6, parent = #blocked}>}>}>}>>
    %177 = arith.cmpf ogt, %169, %175 : tensor<2x2x2x2x2xf32, #ttg.slice<{dim = 3, parent = #ttg.slice<{dim = 4, parent = #ttg.slice<{dim = 5, parent = #ttg.slice<{dim = 6, parent = #blocked}>}>}>}>>
    %178 = arith.xori %176, %cst_9 : tensor<1x1x1x2x1xi32, #ttg.slice<{dim = 3, parent = #ttg.slice<{dim = 4, parent = #ttg.slice<{dim = 5, parent = #ttg.slice<{dim = 6, parent = #blocked}>}>}>}>>
    %179 = arith.cmpi ne, %178, %cst_11 : tensor<1x1x1x2x1xi32, #ttg.slice<{dim = 3, parent = #ttg.slice<{dim = 4, parent = #ttg.slice<{dim = 5, parent = #ttg.slice<{dim = 6, parent = #blocked}>}>}>}>>
    %180 = tt.broadcast %179 : tensor<1x1x1x2x1xi1, #ttg.slice<{dim = 3, parent = #ttg.slice<{dim = 4, parent = #ttg.slice<{dim = 5, parent = #ttg.slice<{dim = 6, parent = #blocked}>}>}>}>> -> tensor<2x2x2x2x2xi1, #ttg.slice<{dim = 3, parent = #ttg.slice<{dim = 4, parent = #ttg.slice<{dim = 5, parent = #ttg.slice<{dim = 6, parent = #blocked}>}>}>}>>
    %181 = arith.cmpi ne, %177, %180 : tensor<2x2x2x2x2xi1, #ttg.slice<{dim = 3, parent = #ttg.slice<{dim = 4, parent = #ttg.slice<{dim = 5, parent = #ttg.slice<{dim = 6, parent = #blocked}>}>}>}>>
    %182 = arith.select %181, %175, %169 : tensor<2x2x2x2x2xi1, #ttg.slice<{dim = 3, parent = #ttg.slice<{dim = 4, parent = #ttg.slice<{dim = 5, parent = #ttg.slice<{dim = 6, parent = #blocked}>}>}>}>>, tensor<2x2x2x2x2xf32, #ttg.slice<{dim = 3, parent = #ttg.slice<{dim = 4, parent = #ttg.slice<{dim = 5, parent = #ttg.slice<{dim = 6, parent = #blocked}>}>}>}>>
    %183 = tt.bitcast %182 : tensor<2x2x2x2x2xf32, #ttg.slice<{dim = 3, parent = #ttg.slice<{dim = 4, parent = #ttg.slice<{dim = 5, parent = #ttg.slice<{dim = 6, parent = #blocked}>}>}>}>> -> tensor<2x2x2x2x2xi32, #ttg.slice<{dim = 3, parent = #ttg.slice<{dim = 4, parent = #ttg.slice<{dim = 5, parent = #ttg.slice<{dim = 6, parent = #blocked}>}>}>}>>
    %184 = "tt.reduce"(%183) <{axis = 4 : i32}> ({
    ^bb0(%arg2: i32, %arg3: i32):
      %198 = arith.xori %arg2, %arg3 : i32
      tt.reduce.return %198 : i32
    }) : (tensor<2x2x2x2x2xi32, #ttg.slice<{dim = 3, parent = #ttg.slice<{dim = 4, parent = #ttg.slice<{dim = 5, parent = #ttg.slice<{dim = 6, parent = #blocked}>}>}>}>>) -> tensor<2x2x2x2xi32, #ttg.slice<{dim = 4, parent = #ttg.slice<{dim = 3, parent = #ttg.slice<{dim = 4, parent = #ttg.slice<{dim = 5, parent = #ttg.slice<{dim = 6, parent = #blocked}>}>}>}>}>>
    %185 = tt.expand_dims %184 {axis = 4 : i32} : tensor<2x2x2x2xi32, #ttg.slice<{dim = 4, parent = #ttg.slice<{dim = 3, parent = #ttg.slice<{dim = 4, parent = #ttg.slice<{dim = 5, parent = #ttg.slice<{dim = 6, parent = #blocked}>}>}>}>}>> -> tensor<2x2x2x2x1xi32, #ttg.slice<{dim = 3, parent = #ttg.slice<{dim = 4, parent = #ttg.slice<{dim = 5, parent = #ttg.slice<{dim = 6, parent = #blocked}>}>}>}>>
    %186 = tt.broadcast %185 : tensor<2x2x2x2x1xi32, #ttg.slice<{dim = 3, parent = #ttg.slice<{dim = 4, parent = #ttg.slice<{dim = 5, parent = #ttg.slice<{dim = 6, parent = #blocked}>}>}>}>> -> tensor<2x2x2x2x2xi32, #ttg.slice<{dim = 3, parent = #ttg.slice<{dim = 4, parent = #ttg.slice<{dim = 5, parent = #ttg.slice<{dim = 6, parent = #blocked}>}>}>}>>
    %187 = arith.xori %183, %186 : tensor<2x2x2x2x2xi32, #ttg.slice<{dim = 3, parent = #ttg.slice<{dim = 4, parent = #ttg.slice<{dim = 5, parent = #ttg.slice<{dim = 6, parent = #blocked}>}>}>}>>
    %188 = tt.bitcast %187 : tensor<2x2x2x2x2xi32, #ttg.slice<{dim = 3, parent = #ttg.slice<{dim = 4, parent = #ttg.slice<{dim = 5, parent = #ttg.slice<{dim = 6, parent = #blocked}>}>}>}>> -> tensor<2x2x2x2x2xf32, #ttg.slice<{dim = 3, parent = #ttg.slice<{dim = 4, parent = #ttg.slice<{dim = 5, parent = #ttg.slice<{dim = 6, parent = #blocked}>}>}>}>>
    %189 = tt.reshape %22 : tensor<2xi32, #linear> -> tensor<1x1x1x1x2xi32, #ttg.slice<{dim = 3, parent = #ttg.slice<{dim = 4, parent = #ttg.slice<{dim = 5, parent = #ttg.slice<{dim = 6, parent = #blocked}>}>}>}>>
    %190 = arith.cmpf ogt, %182, %188 : tensor<2x2x2x2x2xf32, #ttg.slice<{dim = 3, parent = #ttg.slice<{dim = 4, parent = #ttg.slice<{dim = 5, parent = #ttg.slice<{dim = 6, parent = #blocked}>}>}>}>>
    %191 = arith.xori %189, %cst_8 : tensor<1x1x1x1x2xi32, #ttg.slice<{dim = 3, parent = #ttg.slice<{dim = 4, parent = #ttg.slice<{dim = 5, parent = #ttg.slice<{dim = 6, parent = #blocked}>}>}>}>>
    %192 = arith.cmpi ne, %191, %cst_10 : tensor<1x1x1x1x2xi32, #ttg.slice<{dim = 3, parent = #ttg.slice<{dim = 4, parent = #ttg.slice<{dim = 5, parent = #ttg.slice<{dim = 6, parent = #blocked}>}>}>}>>
    %193 = tt.broadcast %192 : tensor<1x1x1x1x2xi1, #ttg.slice<{dim = 3, parent = #ttg.slice<{dim = 4, parent = #ttg.slice<{dim = 5, parent = #ttg.slice<{dim = 6, parent = #blocked}>}>}>}>> -> tensor<2x2x2x2x2xi1, #ttg.slice<{dim = 3, parent = #ttg.slice<{dim = 4, parent = #ttg.slice<{dim = 5, parent = #ttg.slice<{dim = 6, parent = #blocked}>}>}>}>>
    %194 = arith.cmpi ne, %190, %193 : tensor<2x2x2x2x2xi1, #ttg.slice<{dim = 3, parent = #ttg.slice<{dim = 4, parent = #ttg.slice<{dim = 5, parent = #ttg.slice<{dim = 6, parent = #blocked}>}>}>}>>
    %195 = arith.select %194, %188, %182 : tensor<2x2x2x2x2xi1, #ttg.slice<{dim = 3, parent = #ttg.slice<{dim = 4, parent = #ttg.slice<{dim = 5, parent = #ttg.slice<{dim = 6, parent = #blocked}>}>}>}>>, tensor<2x2x2x2x2xf32, #ttg.slice<{dim = 3, parent = #ttg.slice<{dim = 4, parent = #ttg.slice<{dim = 5, parent = #ttg.slice<{dim = 6, parent = #blocked}>}>}>}>>
    %196 = tt.reshape %195 : tensor<2x2x2x2x2xf32, #ttg.slice<{dim = 3, parent = #ttg.slice<{dim = 4, parent = #ttg.slice<{dim = 5, parent = #ttg.slice<{dim = 6, parent = #blocked}>}>}>}>> -> tensor<8x4xf32, #linear5>
    %197 = ttg.convert_layout %196 {allocation.offset = 0 : i32, allocation.size = 128 : i32} : tensor<8x4xf32, #linear5> -> tensor<8x4xf32, #blocked1>
    tt.store %20, %197 : tensor<8x4x!tt.ptr<f32>, #blocked1>
    tt.return
  }
}

#blocked = #ttg.blocked<{sizePerThread = [1, 1, 1, 1, 1, 1, 1, 1], threadsPerWarp = [32, 1, 1, 1, 1, 1, 1, 2], warpsPerCTA = [4, 1, 1, 1, 1, 1, 1, 1], order = [7, 6, 5, 4, 3, 2, 1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 1, 1, 1, 1, 1, 1, 1], threadsPerWarp = [16, 1, 1, 1, 1, 1, 2, 2], warpsPerCTA = [4, 1, 1, 1, 1, 1, 1, 1], order = [7, 6, 5, 4, 3, 2, 1, 0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1, 1, 1, 1, 1, 1, 1, 1], threadsPerWarp = [1, 1, 2, 2, 2, 2, 2, 2], warpsPerCTA = [2, 2, 1, 1, 1, 1, 1, 1], order = [7, 6, 5, 4, 3, 2, 1, 0]}>
#blocked3 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 64], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked4 = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [64], warpsPerCTA = [4], order = [0]}>
#linear = #ttg.linear<{register = [], lane = [[0], [0], [1], [0], [0], [0]], warp = [[0], [0]], block = []}>
#linear1 = #ttg.linear<{register = [], lane = [[0], [0], [0], [1], [0], [0]], warp = [[0], [0]], block = []}>
#linear2 = #ttg.linear<{register = [], lane = [[0], [0], [0], [0], [1], [0]], warp = [[0], [0]], block = []}>
#linear3 = #ttg.linear<{register = [], lane = [[0], [0], [0], [0], [0], [1]], warp = [[0], [0]], block = []}>
#linear4 = #ttg.linear<{register = [], lane = [[0], [1], [0], [0], [0], [0]], warp = [[0], [0]], block = []}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 0 : i32, ttg.target = "hip:gfx950", "ttg.threads-per-warp" = 64 : i32} {
  tt.func public @sort_rows(%arg0: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f32> {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<0> : tensor<1x1x1x1x1x1x1x2xi32, #blocked>
    %cst_0 = arith.constant dense<0> : tensor<1x1x1x1x1x1x2x2xi32, #blocked1>
    %cst_1 = arith.constant dense<0> : tensor<1x1x1x1x1x2x1x2xi32, #blocked2>
    %cst_2 = arith.constant dense<0> : tensor<1x1x1x1x1x2x2x1xi32, #blocked2>
    %cst_3 = arith.constant dense<0> : tensor<1x1x1x1x2x1x1x2xi32, #blocked2>
    %cst_4 = arith.constant dense<0> : tensor<1x1x1x1x2x1x2x1xi32, #blocked2>
    %cst_5 = arith.constant dense<0> : tensor<1x1x1x1x2x2x1x1xi32, #blocked2>
    %cst_6 = arith.constant dense<0> : tensor<1x1x1x2x1x1x1x2xi32, #blocked2>
    %cst_7 = arith.constant dense<0> : tensor<1x1x1x2x1x1x2x1xi32, #blocked2>
    %cst_8 = arith.constant dense<0> : tensor<1x1x1x2x1x2x1x1xi32, #blocked2>
    %cst_9 = arith.constant dense<0> : tensor<1x1x1x2x2x1x1x1xi32, #blocked2>
    %cst_10 = arith.constant dense<0> : tensor<1x1x2x1x1x1x1x2xi32, #blocked2>
    %cst_11 = arith.constant dense<0> : tensor<1x1x2x1x1x1x2x1xi32, #blocked2>
    %cst_12 = arith.constant dense<0> : tensor<1x1x2x1x1x2x1x1xi32, #blocked2>
    %cst_13 = arith.constant dense<0> : tensor<1x1x2x1x2x1x1x1xi32, #blocked2>
    %cst_14 = arith.constant dense<0> : tensor<1x1x2x2x1x1x1x1xi32, #blocked2>
    %cst_15 = arith.constant dense<0> : tensor<1x1x1x1x1x1x2x1xi32, #blocked2>
    %cst_16 = arith.constant dense<0> : tensor<1x1x1x1x1x2x1x1xi32, #blocked2>
    %cst_17 = arith.constant dense<0> : tensor<1x1x1x1x2x1x1x1xi32, #blocked2>
    %cst_18 = arith.constant dense<0> : tensor<1x1x1x2x1x1x1x1xi32, #blocked2>
    %cst_19 = arith.constant dense<0> : tensor<1x1x2x1x1x1x1x1xi32, #blocked2>
    %cst_20 = arith.constant dense<64> : tensor<4x1xi32, #blocked3>
    %0 = tt.make_range {end = 4 : i32, start = 0 : i32} : tensor<4xi32, #ttg.slice<{dim = 1, parent = #blocked3}>>
    %1 = tt.expand_dims %0 {axis = 1 : i32} : tensor<4xi32, #ttg.slice<{dim = 1, parent = #blocked3}>> -> tensor<4x1xi32, #blocked3>
    %2 = arith.muli %1, %cst_20 : tensor<4x1xi32, #blocked3>
    %3 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked3}>>
    %4 = tt.expand_dims %3 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked3}>> -> tensor<1x64xi32, #blocked3>
    %5 = tt.broadcast %2 : tensor<4x1xi32, #blocked3> -> tensor<4x64xi32, #blocked3>
    %6 = tt.broadcast %4 : tensor<1x64xi32, #blocked3> -> tensor<4x64xi32, #blocked3>
    %7 = arith.addi %5, %6 : tensor<4x64xi32, #blocked3>
    %8 = amdg.buffer_load %arg0[%7] : !tt.ptr<f32> -> tensor<4x64xf32, #blocked3>
    %9 = tt.reshape %8 : tensor<4x64xf32, #blocked3> -> tensor<2x2x2x2x2x2x2x2xf32, #blocked2>
    %10 = tt.make_range {end = 2 : i32, start = 0 : i32} : tensor<2xi32, #linear>
    %11 = tt.make_range {end = 2 : i32, start = 0 : i32} : tensor<2xi32, #linear1>
    %12 = tt.make_range {end = 2 : i32, start = 0 : i32} : tensor<2xi32, #linear2>
    %13 = tt.make_range {end = 2 : i32, start = 0 : i32} : tensor<2xi32, #linear3>
    %14 = tt.make_range {end = 2 : i32, start = 0 : i32} : tensor<2xi32, #linear4>
    %15 = tt.make_range {end = 2 : i32, start = 0 : i32} : tensor<2xi32, #blocked4>
    %16 = tt.reshape %14 : tensor<2xi32, #linear4> -> tensor<1x1x1x1x1x1x2x1xi32, #blocked1>
    %17 = tt.reshape %14 : tensor<2xi32, #linear4> -> tensor<1x1x1x1x1x1x2x1xi32, #blocked2>
    %18 = tt.bitcast %9 : tensor<2x2x2x2x2x2x2x2xf32, #blocked2> -> tensor<2x2x2x2x2x2x2x2xi32, #blocked2>
    %19 = "tt.reduce"(%18) <{axis = 7 : i32}> ({
    ^bb0(%arg2: i32, %arg3: i32):
      %300 = arith.xori %arg2, %arg3 : i32
      tt.reduce.return %300 : i32
    }) : (tensor<2x2x2x2x2x2x2x2xi32, #blocked2>) -> tensor<2x2x2x2x2x2x2xi32, #ttg.slice<{dim = 7, parent = #blocked2}>>
    %20 = tt.expand_dims %19 {axis = 7 : i32} : tensor<2x2x2x2x2x2x2xi32, #ttg.slice<{dim = 7, parent = #blocked2}>> -> tensor<2x2x2x2x2x2x2x1xi32, #blocked2>
    %21 = tt.broadcast %20 : tensor<2x2x2x2x2x2x2x1xi32, #blocked2> -> tensor<2x2x2x2x2x2x2x2xi32, #blocked2>
    %22 = arith.xori %18, %21 : tensor<2x2x2x2x2x2x2x2xi32, #blocked2>
    %23 = tt.bitcast %22 : tensor<2x2x2x2x2x2x2x2xi32, #blocked2> -> tensor<2x2x2x2x2x2x2x2xf32, #blocked2>
    %24 = tt.reshape %15 : tensor<2xi32, #blocked4> -> tensor<1x1x1x1x1x1x1x2xi32, #blocked>
    %25 = arith.cmpf ogt, %9, %23 : tensor<2x2x2x2x2x2x2x2xf32, #blocked2>
    %26 = tt.broadcast %16 : tensor<1x1x1x1x1x1x2x1xi32, #blocked1> -> tensor<1x1x1x1x1x1x2x2xi32, #blocked1>
    %27 = tt.broadcast %24 : tensor<1x1x1x1x1x1x1x2xi32, #blocked> -> tensor<1x1x1x1x1x1x2x2xi32, #blocked1>
    %28 = arith.xori %26, %27 : tensor<1x1x1x1x1x1x2x2xi32, #blocked1>
    %29 = arith.cmpi ne, %28, %cst_0 : tensor<1x1x1x1x1x1x2x2xi32, #blocked1>
    %30 = tt.broadcast %29 : tensor<1x1x1x1x1x1x2x2xi1, #blocked1> -> tensor<2x2x2x2x2x2x2x2xi1, #blocked2>
    %31 = arith.cmpi ne, %25, %30 : tensor<2x2x2x2x2x2x2x2xi1, #blocked2>
    %32 = arith.select %31, %23, %9 : tensor<2x2x2x2x2x2x2x2xi1, #blocked2>, tensor<2x2x2x2x2x2x2x2xf32, #blocked2>
    %33 = tt.reshape %10 : tensor<2xi32, #linear> -> tensor<1x1x1x1x1x2x1x1xi32, #blocked2>
    %34 = tt.bitcast %32 : tensor<2x2x2x2x2x2x2x2xf32, #blocked2> -> tensor<2x2x2x2x2x2x2x2xi32, #blocked2>
    %35 = "tt.reduce"(%34) <{axis = 6 : i32}> ({
    ^bb0(%arg2: i32, %arg3: i32):
      %300 = arith.xori %arg2, %arg3 : i32
      tt.reduce.return %300 : i32
    }) : (tensor<2x2x2x2x2x2x2x2xi32, #blocked2>) -> tensor<2x2x2x2x2x2x2xi32, #ttg.slice<{dim = 6, parent = #blocked2}>>
    %36 = tt.expand_dims %35 {axis = 6 : i32} : tensor<2x2x2x2x2x2x2xi32, #ttg.slice<{dim = 6, parent = #blocked2}>> -> tensor<2x2x2x2x2x2x1x2xi32, #blocked2>
    %37 = tt.broadcast %36 : tensor<2x2x2x2x2x2x1x2xi32, #blocked2> -> tensor<2x2x2x2x2x2x2x2xi32, #blocked2>
    %38 = arith.xori %34, %37 : tensor<2x2x2x2x2x2x2x2xi32, #blocked2>
    %39 = tt.bitcast %38 : tensor<2x2x2x2x2x2x2x2xi32, #blocked2> -> tensor<2x2x2x2x2x2x2x2xf32, #blocked2>
    %40 = arith.cmpf ogt, %32, %39 : tensor<2x2x2x2x2x2x2x2xf32, #blocked2>
    %41 = tt.broadcast %33 : tensor<1x1x1x1x1x2x1x1xi32, #blocked2> -> tensor<1x1x1x1x1x2x2x1xi32, #blocked2>
    %42 = tt.broadcast %17 : tensor<1x1x1x1x1x1x2x1xi32, #blocked2> -> tensor<1x1x1x1x1x2x2x1xi32, #blocked2>
    %43 = arith.xori %41, %42 : tensor<1x1x1x1x1x2x2x1xi32, #blocked2>
    %44 = arith.cmpi ne, %43, %cst_2 : tensor<1x1x1x1x1x2x2x1xi32, #blocked2>
    %45 = tt.broadcast %44 : tensor<1x1x1x1x1x2x2x1xi1, #blocked2> -> tensor<2x2x2x2x2x2x2x2xi1, #blocked2>
    %46 = arith.cmpi ne, %40, %45 : tensor<2x2x2x2x2x2x2x2xi1, #blocked2>
    %47 = arith.select %46, %39, %32 : tensor<2x2x2x2x2x2x2x2xi1, #blocked2>, tensor<2x2x2x2x2x2x2x2xf32, #blocked2>
    %48 = tt.bitcast %47 : tensor<2x2x2x2x2x2x2x2xf32, #blocked2> -> tensor<2x2x2x2x2x2x2x2xi32, #blocked2>
    %49 = "tt.reduce"(%48) <{axis = 7 : i32}> ({
    ^bb0(%arg2: i32, %arg3: i32):
      %300 = arith.xori %arg2, %arg3 : i32
      tt.reduce.return %300 : i32
    }) : (tensor<2x2x2x2x2x2x2x2xi32, #blocked2>) -> tensor<2x2x2x2x2x2x2xi32, #ttg.slice<{dim = 7, parent = #blocked2}>>
    %50 = tt.expand_dims %49 {axis = 7 : i32} : tensor<2x2x2x2x2x2x2xi32, #ttg.slice<{dim = 7, parent = #blocked2}>> -> tensor<2x2x2x2x2x2x2x1xi32, #blocked2>
    %51 = tt.broadcast %50 : tensor<2x2x2x2x2x2x2x1xi32, #blocked2> -> tensor<2x2x2x2x2x2x2x2xi32, #blocked2>
    %52 = arith.xori %48, %51 : tensor<2x2x2x2x2x2x2x2xi32, #blocked2>
    %53 = tt.bitcast %52 : tensor<2x2x2x2x2x2x2x2xi32, #blocked2> -> tensor<2x2x2x2x2x2x2x2xf32, #blocked2>
    %54 = arith.cmpf ogt, %47, %53 : tensor<2x2x2x2x2x2x2x2xf32, #blocked2>
    %55 = tt.broadcast %33 : tensor<1x1x1x1x1x2x1x1xi32, #blocked2> -> tensor<1x1x1x1x1x2x1x2xi32, #blocked2>
    %56 = tt.broadcast %24 : tensor<1x1x1x1x1x1x1x2xi32, #blocked> -> tensor<1x1x1x1x1x2x1x2xi32, #blocked2>
    %57 = arith.xori %55, %56 : tensor<1x1x1x1x1x2x1x2xi32, #blocked2>
    %58 = arith.cmpi ne, %57, %cst_1 : tensor<1x1x1x1x1x2x1x2xi32, #blocked2>
    %59 = tt.broadcast %58 : tensor<1x1x1x1x1x2x1x2xi1, #blocked2> -> tensor<2x2x2x2x2x2x2x2xi1, #blocked2>
    %60 = arith.cmpi ne, %54, %59 : tensor<2x2x2x2x2x2x2x2xi1, #blocked2>
    %61 = arith.select %60, %53, %47 : tensor<2x2x2x2x2x2x2x2xi1, #blocked2>, tensor<2x2x2x2x2x2x2x2xf32, #blocked2>
    %62 = tt.reshape %11 : tensor<2xi32, #linear1> -> tensor<1x1x1x1x2x1x1x1xi32, #blocked2>
    %63 = tt.bitcast %61 : tensor<2x2x2x2x2x2x2x2xf32, #blocked2> -> tensor<2x2x2x2x2x2x2x2xi32, #blocked2>
    %64 = "tt.reduce"(%63) <{axis = 5 : i32}> ({
    ^bb0(%arg2: i32, %arg3: i32):
      %300 = arith.xori %arg2, %arg3 : i32
      tt.reduce.return %300 : i32
    }) : (tensor<2x2x2x2x2x2x2x2xi32, #blocked2>) -> tensor<2x2x2x2x2x2x2xi32, #ttg.slice<{dim = 5, parent = #blocked2}>>
    %65 = tt.expand_dims %64 {axis = 5 : i32} : tensor<2x2x2x2x2x2x2xi32, #ttg.slice<{dim = 5, parent = #blocked2}>> -> tensor<2x2x2x2x2x1x2x2xi32, #blocked2>
    %66 = tt.broadcast %65 : tensor<2x2x2x2x2x1x2x2xi32, #blocked2> -> tensor<2x2x2x2x2x2x2x2xi32, #blocked2>
    %67 = arith.xori %63, %66 : tensor<2x2x2x2x2x2x2x2xi32, #blocked2>
    %68 = tt.bitcast %67 : tensor<2x2x2x2x2x2x2x2xi32, #blocked2> -> tensor<2x2x2x2x2x2x2x2xf32, #blocked2>
    %69 = arith.cmpf ogt, %61, %68 : tensor<2x2x2x2x2x2x2x2xf32, #blocked2>
    %70 = tt.broadcast %62 : tensor<1x1x1x1x2x1x1x1xi32, #blocked2> -> tensor<1x1x1x1x2x2x1x1xi32, #blocked2>
    %71 = tt.broadcast %33 : tensor<1x1x1x1x1x2x1x1xi32, #blocked2> -> tensor<1x1x1x1x2x2x1x1xi32, #blocked2>
    %72 = arith.xori %70, %71 : tensor<1x1x1x1x2x2x1x1xi32, #blocked2>
    %73 = arith.cmpi ne, %72, %cst_5 : tensor<1x1x1x1x2x2x1x1xi32, #blocked2>
    %74 = tt.broadcast %73 : tensor<1x1x1x1x2x2x1x1xi1, #blocked2> -> tensor<2x2x2x2x2x2x2x2xi1, #blocked2>
    %75 = arith.cmpi ne, %69, %74 : tensor<2x2x2x2x2x2x2x2xi1, #blocked2>
    %76 = arith.select %75, %68, %61 : tensor<2x2x2x2x2x2x2x2xi1, #blocked2>, tensor<2x2x2x2x2x2x2x2xf32, #blocked2>
    %77 = tt.bitcast %76 : tensor<2x2x2x2x2x2x2x2xf32, #blocked2> -> tensor<2x2x2x2x2x2x2x2xi32, #blocked2>
    %78 = "tt.reduce"(%77) <{axis = 6 : i32}> ({
    ^bb0(%arg2: i32, %arg3: i32):
      %300 = arith.xori %arg2, %arg3 : i32
      tt.reduce.return %300 : i32
    }) : (tensor<2x2x2x2x2x2x2x2xi32, #blocked2>) -> tensor<2x2x2x2x2x2x2xi32, #ttg.slice<{dim = 6, parent = #blocked2}>>
    %79 = tt.expand_dims %78 {axis = 6 : i32} : tensor<2x2x2x2x2x2x2xi32, #ttg.slice<{dim = 6, parent = #blocked2}>> -> tensor<2x2x2x2x2x2x1x2xi32, #blocked2>
    %80 = tt.broadcast %79 : tensor<2x2x2x2x2x2x1x2xi32, #blocked2> -> tensor<2x2x2x2x2x2x2x2xi32, #blocked2>
    %81 = arith.xori %77, %80 : tensor<2x2x2x2x2x2x2x2xi32, #blocked2>
    %82 = tt.bitcast %81 : tensor<2x2x2x2x2x2x2x2xi32, #blocked2> -> tensor<2x2x2x2x2x2x2x2xf32, #blocked2>
    %83 = arith.cmpf ogt, %76, %82 : tensor<2x2x2x2x2x2x2x2xf32, #blocked2>
    %84 = tt.broadcast %62 : tensor<1x1x1x1x2x1x1x1xi32, #blocked2> -> tensor<1x1x1x1x2x1x2x1xi32, #blocked2>
    %85 = tt.broadcast %17 : tensor<1x1x1x1x1x1x2x1xi32, #blocked2> -> tensor<1x1x1x1x2x1x2x1xi32, #blocked2>
    %86 = arith.xori %84, %85 : tensor<1x1x1x1x2x1x2x1xi32, #blocked2>
    %87 = arith.cmpi ne, %86, %cst_4 : tensor<1x1x1x1x2x1x2x1xi32, #blocked2>
    %88 = tt.broadcast %87 : tensor<1x1x1x1x2x1x2x1xi1, #blocked2> -> tensor<2x2x2x2x2x2x2x2xi1, #blocked2>
    %89 = arith.cmpi ne, %83, %88 : tensor<2x2x2x2x2x2x2x2xi1, #blocked2>
    %90 = arith.select %89, %82, %76 : tensor<2x2x2x2x2x2x2x2xi1, #blocked2>, tensor<2x2x2x2x2x2x2x2xf32, #blocked2>
    %91 = tt.bitcast %90 : tensor<2x2x2x2x2x2x2x2xf32, #blocked2> -> tensor<2x2x2x2x2x2x2x2xi32, #blocked2>
    %92 = "tt.reduce"(%91) <{axis = 7 : i32}> ({
    ^bb0(%arg2: i32, %arg3: i32):
      %300 = arith.xori %arg2, %arg3 : i32
      tt.reduce.return %300 : i32
    }) : (tensor<2x2x2x2x2x2x2x2xi32, #blocked2>) -> tensor<2x2x2x2x2x2x2xi32, #ttg.slice<{dim = 7, parent = #blocked2}>>
    %93 = tt.expand_dims %92 {axis = 7 : i32} : tensor<2x2x2x2x2x2x2xi32, #ttg.slice<{dim = 7, parent = #blocked2}>> -> tensor<2x2x2x2x2x2x2x1xi32, #blocked2>
    %94 = tt.broadcast %93 : tensor<2x2x2x2x2x2x2x1xi32, #blocked2> -> tensor<2x2x2x2x2x2x2x2xi32, #blocked2>
    %95 = arith.xori %91, %94 : tensor<2x2x2x2x2x2x2x2xi32, #blocked2>
    %96 = tt.bitcast %95 : tensor<2x2x2x2x2x2x2x2xi32, #blocked2> -> tensor<2x2x2x2x2x2x2x2xf32, #blocked2>
    %97 = arith.cmpf ogt, %90, %96 : tensor<2x2x2x2x2x2x2x2xf32, #blocked2>
    %98 = tt.broadcast %62 : tensor<1x1x1x1x2x1x1x1xi32, #blocked2> -> tensor<1x1x1x1x2x1x1x2xi32, #blocked2>
    %99 = tt.broadcast %24 : tensor<1x1x1x1x1x1x1x2xi32, #blocked> -> tensor<1x1x1x1x2x1x1x2xi32, #blocked2>
    %100 = arith.xori %98, %99 : tensor<1x1x1x1x2x1x1x2xi32, #blocked2>
    %101 = arith.cmpi ne, %100, %cst_3 : tensor<1x1x1x1x2x1x1x2xi32, #blocked2>
    %102 = tt.broadcast %101 : tensor<1x1x1x1x2x1x1x2xi1, #blocked2> -> tensor<2x2x2x2x2x2x2x2xi1, #blocked2>
    %103 = arith.cmpi ne, %97, %102 : tensor<2x2x2x2x2x2x2x2xi1, #blocked2>
    %104 = arith.select %103, %96, %90 : tensor<2x2x2x2x2x2x2x2xi1, #blocked2>, tensor<2x2x2x2x2x2x2x2xf32, #blocked2>
    %105 = tt.reshape %12 : tensor<2xi32, #linear2> -> tensor<1x1x1x2x1x1x1x1xi32, #blocked2>
    %106 = tt.bitcast %104 : tensor<2x2x2x2x2x2x2x2xf32, #blocked2> -> tensor<2x2x2x2x2x2x2x2xi32, #blocked2>
    %107 = "tt.reduce"(%106) <{axis = 4 : i32}> ({
    ^bb0(%arg2: i32, %arg3: i32):
      %300 = arith.xori %arg2, %arg3 : i32
      tt.reduce.return %300 : i32
    }) : (tensor<2x2x2x2x2x2x2x2xi32, #blocked2>) -> tensor<2x2x2x2x2x2x2xi32, #ttg.slice<{dim = 4, parent = #blocked2}>>
    %108 = tt.expand_dims %107 {axis = 4 : i32} : tensor<2x2x2x2x2x2x2xi32, #ttg.slice<{dim = 4, parent = #blocked2}>> -> tensor<2x2x2x2x1x2x2x2xi32, #blocked2>
    %109 = tt.broadcast %108 : tensor<2x2x2x2x1x2x2x2xi32, #blocked2> -> tensor<2x2x2x2x2x2x2x2xi32, #blocked2>
    %110 = arith.xori %106, %109 : tensor<2x2x2x2x2x2x2x2xi32, #blocked2>
    %111 = tt.bitcast %110 : tensor<2x2x2x2x2x2x2x2xi32, #blocked2> -> tensor<2x2x2x2x2x2x2x2xf32, #blocked2>
    %112 = arith.cmpf ogt, %104, %111 : tensor<2x2x2x2x2x2x2x2xf32, #blocked2>
    %113 = tt.broadcast %105 : tensor<1x1x1x2x1x1x1x1xi32, #blocked2> -> tensor<1x1x1x2x2x1x1x1xi32, #blocked2>
    %114 = tt.broadcast %62 : tensor<1x1x1x1x2x1x1x1xi32, #blocked2> -> tensor<1x1x1x2x2x1x1x1xi32, #blocked2>
    %115 = arith.xori %113, %114 : tensor<1x1x1x2x2x1x1x1xi32, #blocked2>
    %116 = arith.cmpi ne, %115, %cst_9 : tensor<1x1x1x2x2x1x1x1xi32, #blocked2>
    %117 = tt.broadcast %116 : tensor<1x1x1x2x2x1x1x1xi1, #blocked2> -> tensor<2x2x2x2x2x2x2x2xi1, #blocked2>
    %118 = arith.cmpi ne, %112, %117 : tensor<2x2x2x2x2x2x2x2xi1, #blocked2>
    %119 = arith.select %118, %111, %104 : tensor<2x2x2x2x2x2x2x2xi1, #blocked2>, tensor<2x2x2x2x2x2x2x2xf32, #blocked2>
    %120 = tt.bitcast %119 : tensor<2x2x2x2x2x2x2x2xf32, #blocked2> -> tensor<2x2x2x2x2x2x2x2xi32, #blocked2>
    %121 = "tt.reduce"(%120) <{axis = 5 : i32}> ({
    ^bb0(%arg2: i32, %arg3: i32):
      %300 = arith.xori %arg2, %arg3 : i32
      tt.reduce.return %300 : i32
    }) : (tensor<2x2x2x2x2x2x2x2xi32, #blocked2>) -> tensor<2x2x2x2x2x2x2xi32, #ttg.slice<{dim = 5, parent = #blocked2}>>
    %122 = tt.expand_dims %121 {axis = 5 : i32} : tensor<2x2x2x2x2x2x2xi32, #ttg.slice<{dim = 5, parent = #blocked2}>> -> tensor<2x2x2x2x2x1x2x2xi32, #blocked2>
    %123 = tt.broadcast %122 : tensor<2x2x2x2x2x1x2x2xi32, #blocked2> -> tensor<2x2x2x2x2x2x2x2xi32, #blocked2>
    %124 = arith.xori %120, %123 : tensor<2x2x2x2x2x2x2x2xi32, #blocked2>
    %125 = tt.bitcast %124 : tensor<2x2x2x2x2x2x2x2xi32, #blocked2> -> tensor<2x2x2x2x2x2x2x2xf32, #blocked2>
    %126 = arith.cmpf ogt, %119, %125 : tensor<2x2x2x2x2x2x2x2xf32, #blocked2>
    %127 = tt.broadcast %105 : tensor<1x1x1x2x1x1x1x1xi32, #blocked2> -> tensor<1x1x1x2x1x2x1x1xi32, #blocked2>
    %128 = tt.broadcast %33 : tensor<1x1x1x1x1x2x1x1xi32, #blocked2> -> tensor<1x1x1x2x1x2x1x1xi32, #blocked2>
    %129 = arith.xori %127, %128 : tensor<1x1x1x2x1x2x1x1xi32, #blocked2>
    %130 = arith.cmpi ne, %129, %cst_8 : tensor<1x1x1x2x1x2x1x1xi32, #blocked2>
    %131 = tt.broadcast %130 : tensor<1x1x1x2x1x2x1x1xi1, #blocked2> -> tensor<2x2x2x2x2x2x2x2xi1, #blocked2>
    %132 = arith.cmpi ne, %126, %131 : tensor<2x2x2x2x2x2x2x2xi1, #blocked2>
    %133 = arith.select %132, %125, %119 : tensor<2x2x2x2x2x2x2x2xi1, #blocked2>, tensor<2x2x2x2x2x2x2x2xf32, #blocked2>
    %134 = tt.bitcast %133 : tensor<2x2x2x2x2x2x2x2xf32, #blocked2> -> tensor<2x2x2x2x2x2x2x2xi32, #blocked2>
    %135 = "tt.reduce"(%134) <{axis = 6 : i32}> ({
    ^bb0(%arg2: i32, %arg3: i32):
      %300 = arith.xori %arg2, %arg3 : i32
      tt.reduce.return %300 : i32
    }) : (tensor<2x2x2x2x2x2x2x2xi32, #blocked2>) -> tensor<2x2x2x2x2x2x2xi32, #ttg.slice<{dim = 6, parent = #blocked2}>>
    %136 = tt.expand_dims %135 {axis = 6 : i32} : tensor<2x2x2x2x2x2x2xi32, #ttg.slice<{dim = 6, parent = #blocked2}>> -> tensor<2x2x2x2x2x2x1x2xi32, #blocked2>
    %137 = tt.broadcast %136 : tensor<2x2x2x2x2x2x1x2xi32, #blocked2> -> tensor<2x2x2x2x2x2x2x2xi32, #blocked2>
    %138 = arith.xori %134, %137 : tensor<2x2x2x2x2x2x2x2xi32, #blocked2>
    %139 = tt.bitcast %138 : tensor<2x2x2x2x2x2x2x2xi32, #blocked2> -> tensor<2x2x2x2x2x2x2x2xf32, #blocked2>
    %140 = arith.cmpf ogt, %133, %139 : tensor<2x2x2x2x2x2x2x2xf32, #blocked2>
    %141 = tt.broadcast %105 : tensor<1x1x1x2x1x1x1x1xi32, #blocked2> -> tensor<1x1x1x2x1x1x2x1xi32, #blocked2>
    %142 = tt.broadcast %17 : tensor<1x1x1x1x1x1x2x1xi32, #blocked2> -> tensor<1x1x1x2x1x1x2x1xi32, #blocked2>
    %143 = arith.xori %141, %142 : tensor<1x1x1x2x1x1x2x1xi32, #blocked2>
    %144 = arith.cmpi ne, %143, %cst_7 : tensor<1x1x1x2x1x1x2x1xi32, #blocked2>
    %145 = tt.broadcast %144 : tensor<1x1x1x2x1x1x2x1xi1, #blocked2> -> tensor<2x2x2x2x2x2x2x2xi1, #blocked2>
    %146 = arith.cmpi ne, %140, %145 : tensor<2x2x2x2x2x2x2x2xi1, #blocked2>
    %147 = arith.select %146, %139, %133 : tensor<2x2x2x2x2x2x2x2xi1, #blocked2>, tensor<2x2x2x2x2x2x2x2xf32, #blocked2>
    %148 = tt.bitcast %147 : tensor<2x2x2x2x2x2x2x2xf32, #blocked2> -> tensor<2x2x2x2x2x2x2x2xi32, #blocked2>
    %149 = "tt.reduce"(%148) <{axis = 7 : i32}> ({
    ^bb0(%arg2: i32, %arg3: i32):
      %300 = arith.xori %arg2, %arg3 : i32
      tt.reduce.return %300 : i32
    }) : (tensor<2x2x2x2x2x2x2x2xi32, #blocked2>) -> tensor<2x2x2x2x2x2x2xi32, #ttg.slice<{dim = 7, parent = #blocked2}>>
    %150 = tt.expand_dims %149 {axis = 7 : i32} : tensor<2x2x2x2x2x2x2xi32, #ttg.slice<{dim = 7, parent = #blocked2}>> -> tensor<2x2x2x2x2x2x2x1xi32, #blocked2>
    %151 = tt.broadcast %150 : tensor<2x2x2x2x2x2x2x1xi32, #blocked2> -> tensor<2x2x2x2x2x2x2x2xi32, #blocked2>
    %152 = arith.xori %148, %151 : tensor<2x2x2x2x2x2x2x2xi32, #blocked2>
    %153 = tt.bitcast %152 : tensor<2x2x2x2x2x2x2x2xi32, #blocked2> -> tensor<2x2x2x2x2x2x2x2xf32, #blocked2>
    %154 = arith.cmpf ogt, %147, %153 : tensor<2x2x2x2x2x2x2x2xf32, #blocked2>
    %155 = tt.broadcast %105 : tensor<1x1x1x2x1x1x1x1xi32, #blocked2> -> tensor<1x1x1x2x1x1x1x2xi32, #blocked2>
    %156 = tt.broadcast %24 : tensor<1x1x1x1x1x1x1x2xi32, #blocked> -> tensor<1x1x1x2x1x1x1x2xi32, #blocked2>
    %157 = arith.xori %155, %156 : tensor<1x1x1x2x1x1x1x2xi32, #blocked2>
    %158 = arith.cmpi ne, %157, %cst_6 : tensor<1x1x1x2x1x1x1x2xi32, #blocked2>
    %159 = tt.broadcast %158 : tensor<1x1x1x2x1x1x1x2xi1, #blocked2> -> tensor<2x2x2x2x2x2x2x2xi1, #blocked2>
    %160 = arith.cmpi ne, %154, %159 : tensor<2x2x2x2x2x2x2x2xi1, #blocked2>
    %161 = arith.select %160, %153, %147 : tensor<2x2x2x2x2x2x2x2xi1, #blocked2>, tensor<2x2x2x2x2x2x2x2xf32, #blocked2>
    %162 = tt.reshape %13 : tensor<2xi32, #linear3> -> tensor<1x1x2x1x1x1x1x1xi32, #blocked2>
    %163 = tt.bitcast %161 : tensor<2x2x2x2x2x2x2x2xf32, #blocked2> -> tensor<2x2x2x2x2x2x2x2xi32, #blocked2>
    %164 = "tt.reduce"(%163) <{axis = 3 : i32}> ({
    ^bb0(%arg2: i32, %arg3: i32):
      %300 = arith.xori %arg2, %arg3 : i32
      tt.reduce.return %300 : i32
    }) : (tensor<2x2x2x2x2x2x2x2xi32, #blocked2>) -> tensor<2x2x2x2x2x2x2xi32, #ttg.slice<{dim = 3, parent = #blocked2}>>
    %165 = tt.expand_dims %164 {axis = 3 : i32} : tensor<2x2x2x2x2x2x2xi32, #ttg.slice<{dim = 3, parent = #blocked2}>> -> tensor<2x2x2x1x2x2x2x2xi32, #blocked2>
    %166 = tt.broadcast %165 : tensor<2x2x2x1x2x2x2x2xi32, #blocked2> -> tensor<2x2x2x2x2x2x2x2xi32, #blocked2>
    %167 = arith.xori %163, %166 : tensor<2x2x2x2x2x2x2x2xi32, #blocked2>
    %168 = tt.bitcast %167 : tensor<2x2x2x2x2x2x2x2xi32, #blocked2> -> tensor<2x2x2x2x2x2x2x2xf32, #blocked2>
    %169 = arith.cmpf ogt, %161, %168 : tensor<2x2x2x2x2x2x2x2xf32, #blocked2>
    %170 = tt.broadcast %162 : tensor<1x1x2x1x1x1x1x1xi32, #blocked2> -> tensor<1x1x2x2x1x1x1x1xi32, #blocked2>
    %171 = tt.broadcast %105 : tensor<1x1x1x2x1x1x1x1xi32, #blocked2> -> tensor<1x1x2x2x1x1x1x1xi32, #blocked2>
    %172 = arith.xori %170, %171 : tensor<1x1x2x2x1x1x1x1xi32, #blocked2>
    %173 = arith.cmpi ne, %172, %cst_14 : tensor<1x1x2x2x1x1x1x1xi32, #blocked2>
    %174 = tt.broadcast %173 : tensor<1x1x2x2x1x1x1x1xi1, #blocked2> -> tensor<2x2x2x2x2x2x2x2xi1, #blocked2>
    %175 = arith.cmpi ne, %169, %174 : tensor<2x2x2x2x2x2x2x2xi1, #blocked2>
    %176 = arith.select %175, %168, %161 : tensor<2x2x2x2x2x2x2x2xi1, #blocked2>, tensor<2x2x2x2x2x2x2x2xf32, #blocked2>
    %177 = tt.bitcast %176 : tensor<2x2x2x2x2x2x2x2xf32, #blocked2> -> tensor<2x2x2x2x2x2x2x2xi32, #blocked2>
    %178 = "tt.reduce"(%177) <{axis = 4 : i32}> ({
    ^bb0(%arg2: i32, %arg3: i32):
      %300 = arith.xori %arg2, %arg3 : i32
      tt.reduce.return %300 : i32
    }) : (tensor<2x2x2x2x2x2x2x2xi32, #blocked2>) -> tensor<2x2x2x2x2x2x2xi32, #ttg.slice<{dim = 4, parent = #blocked2}>>
    %179 = tt.expand_dims %178 {axis = 4 : i32} : tensor<2x2x2x2x2x2x2xi32, #ttg.slice<{dim = 4, parent = #blocked2}>> -> tensor<2x2x2x2x1x2x2x2xi32, #blocked2>
    %180 = tt.broadcast %179 : tensor<2x2x2x2x1x2x2x2xi32, #blocked2> -> tensor<2x2x2x2x2x2x2x2xi32, #blocked2>
    %181 = arith.xori %177, %180 : tensor<2x2x2x2x2x2x2x2xi32, #blocked2>
    %182 = tt.bitcast %181 : tensor<2x2x2x2x2x2x2x2xi32, #blocked2> -> tensor<2x2x2x2x2x2x2x2xf32, #blocked2>
    %183 = arith.cmpf ogt, %176, %182 : tensor<2x2x2x2x2x2x2x2xf32, #blocked2>
    %184 = tt.broadcast %162 : tensor<1x1x2x1x1x1x1x1xi32, #blocked2> -> tensor<1x1x2x1x2x1x1x1xi32, #blocked2>
    %185 = tt.broadcast %62 : tensor<1x1x1x1x2x1x1x1xi32, #blocked2> -> tensor<1x1x2x1x2x1x1x1xi32, #blocked2>
    %186 = arith.xori %184, %185 : tensor<1x1x2x1x2x1x1x1xi32, #blocked2>
    %187 = arith.cmpi ne, %186, %cst_13 : tensor<1x1x2x1x2x1x1x1xi32, #blocked2>
    %188 = tt.broadcast %187 : tensor<1x1x2x1x2x1x1x1xi1, #blocked2> -> tensor<2x2x2x2x2x2x2x2xi1, #blocked2>
    %189 = arith.cmpi ne, %183, %188 : tensor<2x2x2x2x2x2x2x2xi1, #blocked2>
    %190 = arith.select %189, %182, %176 : tensor<2x2x2x2x2x2x2x2xi1, #blocked2>, tensor<2x2x2x2x2x2x2x2xf32, #blocked2>
    %191 = tt.bitcast %190 : tensor<2x2x2x2x2x2x2x2xf32, #blocked2> -> tensor<2x2x2x2x2x2x2x2xi32, #blocked2>
    %192 = "tt.reduce"(%191) <{axis = 5 : i32}> ({
    ^bb0(%arg2: i32, %arg3: i32):
      %300 = arith.xori %arg2, %arg3 : i32
      tt.reduce.return %300 : i32
    }) : (tensor<2x2x2x2x2x2x2x2xi32, #blocked2>) -> tensor<2x2x2x2x2x2x2xi32, #ttg.slice<{dim = 5, parent = #blocked2}>>
    %193 = tt.expand_dims %192 {axis = 5 : i32} : tensor<2x2x2x2x2x2x2xi32, #ttg.slice<{dim = 5, parent = #blocked2}>> -> tensor<2x2x2x2x2x1x2x2xi32, #blocked2>
    %194 = tt.broadcast %193 : tensor<2x2x2x2x2x1x2x2xi32, #blocked2> -> tensor<2x2x2x2x2x2x2x2xi32, #blocked2>
    %195 = arith.xori %191, %194 : tensor<2x2x2x2x2x2x2x2xi32, #blocked2>
    %196 = tt.bitcast %195 : tensor<2x2x2x2x2x2x2x2xi32, #blocked2> -> tensor<2x2x2x2x2x2x2x2xf32, #blocked2>
    %197 = arith.cmpf ogt, %190, %196 : tensor<2x2x2x2x2x2x2x2xf32, #blocked2>
    %198 = tt.broadcast %162 : tensor<1x1x2x1x1x1x1x1xi32, #blocked2> -> tensor<1x1x2x1x1x2x1x1xi32, #blocked2>
    %199 = tt.broadcast %33 : tensor<1x1x1x1x1x2x1x1xi32, #blocked2> -> tensor<1x1x2x1x1x2x1x1xi32, #blocked2>
    %200 = arith.xori %198, %199 : tensor<1x1x2x1x1x2x1x1xi32, #blocked2>
    %201 = arith.cmpi ne, %200, %cst_12 : tensor<1x1x2x1x1x2x1x1xi32, #blocked2>
    %202 = tt.broadcast %201 : tensor<1x1x2x1x1x2x1x1xi1, #blocked2> -> tensor<2x2x2x2x2x2x2x2xi1, #blocked2>
    %203 = arith.cmpi ne, %197, %202 : tensor<2x2x2x2x2x2x2x2xi1, #blocked2>
    %204 = arith.select %203, %196, %190 : tensor<2x2x2x2x2x2x2x2xi1, #blocked2>, tensor<2x2x2x2x2x2x2x2xf32, #blocked2>
    %205 = tt.bitcast %204 : tensor<2x2x2x2x2x2x2x2xf32, #blocked2> -> tensor<2x2x2x2x2x2x2x2xi32, #blocked2>
    %206 = "tt.reduce"(%205) <{axis = 6 : i32}> ({
    ^bb0(%arg2: i32, %arg3: i32):
      %300 = arith.xori %arg2, %arg3 : i32
      tt.reduce.return %300 : i32
    }) : (tensor<2x2x2x2x2x2x2x2xi32, #blocked2>) -> tensor<2x2x2x2x2x2x2xi32, #ttg.slice<{dim = 6, parent = #blocked2}>>
    %207 = tt.expand_dims %206 {axis = 6 : i32} : tensor<2x2x2x2x2x2x2xi32, #ttg.slice<{dim = 6, parent = #blocked2}>> -> tensor<2x2x2x2x2x2x1x2xi32, #blocked2>
    %208 = tt.broadcast %207 : tensor<2x2x2x2x2x2x1x2xi32, #blocked2> -> tensor<2x2x2x2x2x2x2x2xi32, #blocked2>
    %209 = arith.xori %205, %208 : tensor<2x2x2x2x2x2x2x2xi32, #blocked2>
    %210 = tt.bitcast %209 : tensor<2x2x2x2x2x2x2x2xi32, #blocked2> -> tensor<2x2x2x2x2x2x2x2xf32, #blocked2>
    %211 = arith.cmpf ogt, %204, %210 : tensor<2x2x2x2x2x2x2x2xf32, #blocked2>
    %212 = tt.broadcast %162 : tensor<1x1x2x1x1x1x1x1xi32, #blocked2> -> tensor<1x1x2x1x1x1x2x1xi32, #blocked2>
    %213 = tt.broadcast %17 : tensor<1x1x1x1x1x1x2x1xi32, #blocked2> -> tensor<1x1x2x1x1x1x2x1xi32, #blocked2>
    %214 = arith.xori %212, %213 : tensor<1x1x2x1x1x1x2x1xi32, #blocked2>
    %215 = arith.cmpi ne, %214, %cst_11 : tensor<1x1x2x1x1x1x2x1xi32, #blocked2>
    %216 = tt.broadcast %215 : tensor<1x1x2x1x1x1x2x1xi1, #blocked2> -> tensor<2x2x2x2x2x2x2x2xi1, #blocked2>
    %217 = arith.cmpi ne, %211, %216 : tensor<2x2x2x2x2x2x2x2xi1, #blocked2>
    %218 = arith.select %217, %210, %204 : tensor<2x2x2x2x2x2x2x2xi1, #blocked2>, tensor<2x2x2x2x2x2x2x2xf32, #blocked2>
    %219 = tt.bitcast %218 : tensor<2x2x2x2x2x2x2x2xf32, #blocked2> -> tensor<2x2x2x2x2x2x2x2xi32, #blocked2>
    %220 = "tt.reduce"(%219) <{axis = 7 : i32}> ({
    ^bb0(%arg2: i32, %arg3: i32):
      %300 = arith.xori %arg2, %arg3 : i32
      tt.reduce.return %300 : i32
    }) : (tensor<2x2x2x2x2x2x2x2xi32, #blocked2>) -> tensor<2x2x2x2x2x2x2xi32, #ttg.slice<{dim = 7, parent = #blocked2}>>
    %221 = tt.expand_dims %220 {axis = 7 : i32} : tensor<2x2x2x2x2x2x2xi32, #ttg.slice<{dim = 7, parent = #blocked2}>> -> tensor<2x2x2x2x2x2x2x1xi32, #blocked2>
    %222 = tt.broadcast %221 : tensor<2x2x2x2x2x2x2x1xi32, #blocked2> -> tensor<2x2x2x2x2x2x2x2xi32, #blocked2>
    %223 = arith.xori %219, %222 : tensor<2x2x2x2x2x2x2x2xi32, #blocked2>
    %224 = tt.bitcast %223 : tensor<2x2x2x2x2x2x2x2xi32, #blocked2> -> tensor<2x2x2x2x2x2x2x2xf32, #blocked2>
    %225 = arith.cmpf ogt, %218, %224 : tensor<2x2x2x2x2x2x2x2xf32, #blocked2>
    %226 = tt.broadcast %162 : tensor<1x1x2x1x1x1x1x1xi32, #blocked2> -> tensor<1x1x2x1x1x1x1x2xi32, #blocked2>
    %227 = tt.broadcast %24 : tensor<1x1x1x1x1x1x1x2xi32, #blocked> -> tensor<1x1x2x1x1x1x1x2xi32, #blocked2>
    %228 = arith.xori %226, %227 : tensor<1x1x2x1x1x1x1x2xi32, #blocked2>
    %229 = arith.cmpi ne, %228, %cst_10 : tensor<1x1x2x1x1x1x1x2xi32, #blocked2>
    %230 = tt.broadcast %229 : tensor<1x1x2x1x1x1x1x2xi1, #blocked2> -> tensor<2x2x2x2x2x2x2x2xi1, #blocked2>
    %231 = arith.cmpi ne, %225, %230 : tensor<2x2x2x2x2x2x2x2xi1, #blocked2>
    %232 = arith.select %231, %224, %218 : tensor<2x2x2x2x2x2x2x2xi1, #blocked2>, tensor<2x2x2x2x2x2x2x2xf32, #blocked2>
    %233 = tt.bitcast %232 : tensor<2x2x2x2x2x2x2x2xf32, #blocked2> -> tensor<2x2x2x2x2x2x2x2xi32, #blocked2>
    %234 = "tt.reduce"(%233) <{axis = 2 : i32}> ({
    ^bb0(%arg2: i32, %arg3: i32):
      %300 = arith.xori %arg2, %arg3 : i32
      tt.reduce.return %300 : i32
    }) : (tensor<2x2x2x2x2x2x2x2xi32, #blocked2>) -> tensor<2x2x2x2x2x2x2xi32, #ttg.slice<{dim = 2, parent = #blocked2}>>
    %235 = tt.expand_dims %234 {axis = 2 : i32} : tensor<2x2x2x2x2x2x2xi32, #ttg.slice<{dim = 2, parent = #blocked2}>> -> tensor<2x2x1x2x2x2x2x2xi32, #blocked2>
    %236 = tt.broadcast %235 : tensor<2x2x1x2x2x2x2x2xi32, #blocked2> -> tensor<2x2x2x2x2x2x2x2xi32, #blocked2>
    %237 = arith.xori %233, %236 : tensor<2x2x2x2x2x2x2x2xi32, #blocked2>
    %238 = tt.bitcast %237 : tensor<2x2x2x2x2x2x2x2xi32, #blocked2> -> tensor<2x2x2x2x2x2x2x2xf32, #blocked2>
    %239 = arith.cmpf ogt, %232, %238 : tensor<2x2x2x2x2x2x2x2xf32, #blocked2>
    %240 = arith.cmpi ne, %162, %cst_19 : tensor<1x1x2x1x1x1x1x1xi32, #blocked2>
    %241 = tt.broadcast %240 : tensor<1x1x2x1x1x1x1x1xi1, #blocked2> -> tensor<2x2x2x2x2x2x2x2xi1, #blocked2>
    %242 = arith.cmpi ne, %239, %241 : tensor<2x2x2x2x2x2x2x2xi1, #blocked2>
    %243 = arith.select %242, %238, %232 : tensor<2x2x2x2x2x2x2x2xi1, #blocked2>, tensor<2x2x2x2x2x2x2x2xf32, #blocked2>
    %244 = tt.bitcast %243 : tensor<2x2x2x2x2x2x2x2xf32, #blocked2> -> tensor<2x2x2x2x2x2x2x2xi32, #blocked2>
    %245 = "tt.reduce"(%244) <{axis = 3 : i32}> ({
    ^bb0(%arg2: i32, %arg3: i32):
      %300 = arith.xori %arg2, %arg3 : i32
      tt.reduce.return %300 : i32
    }) : (tensor<2x2x2x2x2x2x2x2xi32, #blocked2>) -> tensor<2x2x2x2x2x2x2xi32, #ttg.slice<{dim = 3, parent = #blocked2}>>
    %246 = tt.expand_dims %245 {axis = 3 : i32} : tensor<2x2x2x2x2x2x2xi32, #ttg.slice<{dim = 3, parent = #blocked2}>> -> tensor<2x2x2x1x2x2x2x2xi32, #blocked2>
    %247 = tt.broadcast %246 : tensor<2x2x2x1x2x2x2x2xi32, #blocked2> -> tensor<2x2x2x2x2x2x2x2xi32, #blocked2>
    %248 = arith.xori %244, %247 : tensor<2x2x2x2x2x2x2x2xi32, #blocked2>
    %249 = tt.bitcast %248 : tensor<2x2x2x2x2x2x2x2xi32, #blocked2> -> tensor<2x2x2x2x2x2x2x2xf32, #blocked2>
    %250 = arith.cmpf ogt, %243, %249 : tensor<2x2x2x2x2x2x2x2xf32, #blocked2>
    %251 = arith.cmpi ne, %105, %cst_18 : tensor<1x1x1x2x1x1x1x1xi32, #blocked2>
    %252 = tt.broadcast %251 : tensor<1x1x1x2x1x1x1x1xi1, #blocked2> -> tensor<2x2x2x2x2x2x2x2xi1, #blocked2>
    %253 = arith.cmpi ne, %250, %252 : tensor<2x2x2x2x2x2x2x2xi1, #blocked2>
    %254 = arith.select %253, %249, %243 : tensor<2x2x2x2x2x2x2x2xi1, #blocked2>, tensor<2x2x2x2x2x2x2x2xf32, #blocked2>
    %255 = tt.bitcast %254 : tensor<2x2x2x2x2x2x2x2xf32, #blocked2> -> tensor<2x2x2x2x2x2x2x2xi32, #blocked2>
    %256 = "tt.reduce"(%255) <{axis = 4 : i32}> ({
    ^bb0(%arg2: i32, %arg3: i32):
      %300 = arith.xori %arg2, %arg3 : i32
      tt.reduce.return %300 : i32
    }) : (tensor<2x2x2x2x2x2x2x2xi32, #blocked2>) -> tensor<2x2x2x2x2x2x2xi32, #ttg.slice<{dim = 4, parent = #blocked2}>>
    %257 = tt.expand_dims %256 {axis = 4 : i32} : tensor<2x2x2x2x2x2x2xi32, #ttg.slice<{dim = 4, parent = #blocked2}>> -> tensor<2x2x2x2x1x2x2x2xi32, #blocked2>
    %258 = tt.broadcast %257 : tensor<2x2x2x2x1x2x2x2xi32, #blocked2> -> tensor<2x2x2x2x2x2x2x2xi32, #blocked2>
    %259 = arith.xori %255, %258 : tensor<2x2x2x2x2x2x2x2xi32, #blocked2>
    %260 = tt.bitcast %259 : tensor<2x2x2x2x2x2x2x2xi32, #blocked2> -> tensor<2x2x2x2x2x2x2x2xf32, #blocked2>
    %261 = arith.cmpf ogt, %254, %260 : tensor<2x2x2x2x2x2x2x2xf32, #blocked2>
    %262 = arith.cmpi ne, %62, %cst_17 : tensor<1x1x1x1x2x1x1x1xi32, #blocked2>
    %263 = tt.broadcast %262 : tensor<1x1x1x1x2x1x1x1xi1, #blocked2> -> tensor<2x2x2x2x2x2x2x2xi1, #blocked2>
    %264 = arith.cmpi ne, %261, %263 : tensor<2x2x2x2x2x2x2x2xi1, #blocked2>
    %265 = arith.select %264, %260, %254 : tensor<2x2x2x2x2x2x2x2xi1, #blocked2>, tensor<2x2x2x2x2x2x2x2xf32, #blocked2>
    %266 = tt.bitcast %265 : tensor<2x2x2x2x2x2x2x2xf32, #blocked2> -> tensor<2x2x2x2x2x2x2x2xi32, #blocked2>
    %267 = "tt.reduce"(%266) <{axis = 5 : i32}> ({
    ^bb0(%arg2: i32, %arg3: i32):
      %300 = arith.xori %arg2, %arg3 : i32
      tt.reduce.return %300 : i32
    }) : (tensor<2x2x2x2x2x2x2x2xi32, #blocked2>) -> tensor<2x2x2x2x2x2x2xi32, #ttg.slice<{dim = 5, parent = #blocked2}>>
    %268 = tt.expand_dims %267 {axis = 5 : i32} : tensor<2x2x2x2x2x2x2xi32, #ttg.slice<{dim = 5, parent = #blocked2}>> -> tensor<2x2x2x2x2x1x2x2xi32, #blocked2>
    %269 = tt.broadcast %268 : tensor<2x2x2x2x2x1x2x2xi32, #blocked2> -> tensor<2x2x2x2x2x2x2x2xi32, #blocked2>
    %270 = arith.xori %266, %269 : tensor<2x2x2x2x2x2x2x2xi32, #blocked2>
    %271 = tt.bitcast %270 : tensor<2x2x2x2x2x2x2x2xi32, #blocked2> -> tensor<2x2x2x2x2x2x2x2xf32, #blocked2>
    %272 = arith.cmpf ogt, %265, %271 : tensor<2x2x2x2x2x2x2x2xf32, #blocked2>
    %273 = arith.cmpi ne, %33, %cst_16 : tensor<1x1x1x1x1x2x1x1xi32, #blocked2>
    %274 = tt.broadcast %273 : tensor<1x1x1x1x1x2x1x1xi1, #blocked2> -> tensor<2x2x2x2x2x2x2x2xi1, #blocked2>
    %275 = arith.cmpi ne, %272, %274 : tensor<2x2x2x2x2x2x2x2xi1, #blocked2>
    %276 = arith.select %275, %271, %265 : tensor<2x2x2x2x2x2x2x2xi1, #blocked2>, tensor<2x2x2x2x2x2x2x2xf32, #blocked2>
    %277 = tt.bitcast %276 : tensor<2x2x2x2x2x2x2x2xf32, #blocked2> -> tensor<2x2x2x2x2x2x2x2xi32, #blocked2>
    %278 = "tt.reduce"(%277) <{axis = 6 : i32}> ({
    ^bb0(%arg2: i32, %arg3: i32):
      %300 = arith.xori %arg2, %arg3 : i32
      tt.reduce.return %300 : i32
    }) : (tensor<2x2x2x2x2x2x2x2xi32, #blocked2>) -> tensor<2x2x2x2x2x2x2xi32, #ttg.slice<{dim = 6, parent = #blocked2}>>
    %279 = tt.expand_dims %278 {axis = 6 : i32} : tensor<2x2x2x2x2x2x2xi32, #ttg.slice<{dim = 6, parent = #blocked2}>> -> tensor<2x2x2x2x2x2x1x2xi32, #blocked2>
    %280 = tt.broadcast %279 : tensor<2x2x2x2x2x2x1x2xi32, #blocked2> -> tensor<2x2x2x2x2x2x2x2xi32, #blocked2>
    %281 = arith.xori %277, %280 : tensor<2x2x2x2x2x2x2x2xi32, #blocked2>
    %282 = tt.bitcast %281 : tensor<2x2x2x2x2x2x2x2xi32, #blocked2> -> tensor<2x2x2x2x2x2x2x2xf32, #blocked2>
    %283 = arith.cmpf ogt, %276, %282 : tensor<2x2x2x2x2x2x2x2xf32, #blocked2>
    %284 = arith.cmpi ne, %17, %cst_15 : tensor<1x1x1x1x1x1x2x1xi32, #blocked2>
    %285 = tt.broadcast %284 : tensor<1x1x1x1x1x1x2x1xi1, #blocked2> -> tensor<2x2x2x2x2x2x2x2xi1, #blocked2>
    %286 = arith.cmpi ne, %283, %285 : tensor<2x2x2x2x2x2x2x2xi1, #blocked2>
    %287 = arith.select %286, %282, %276 : tensor<2x2x2x2x2x2x2x2xi1, #blocked2>, tensor<2x2x2x2x2x2x2x2xf32, #blocked2>
    %288 = tt.bitcast %287 : tensor<2x2x2x2x2x2x2x2xf32, #blocked2> -> tensor<2x2x2x2x2x2x2x2xi32, #blocked2>
    %289 = "tt.reduce"(%288) <{axis = 7 : i32}> ({
    ^bb0(%arg2: i32, %arg3: i32):
      %300 = arith.xori %arg2, %arg3 : i32
      tt.reduce.return %300 : i32
    }) : (tensor<2x2x2x2x2x2x2x2xi32, #blocked2>) -> tensor<2x2x2x2x2x2x2xi32, #ttg.slice<{dim = 7, parent = #blocked2}>>
    %290 = tt.expand_dims %289 {axis = 7 : i32} : tensor<2x2x2x2x2x2x2xi32, #ttg.slice<{dim = 7, parent = #blocked2}>> -> tensor<2x2x2x2x2x2x2x1xi32, #blocked2>
    %291 = tt.broadcast %290 : tensor<2x2x2x2x2x2x2x1xi32, #blocked2> -> tensor<2x2x2x2x2x2x2x2xi32, #blocked2>
    %292 = arith.xori %288, %291 : tensor<2x2x2x2x2x2x2x2xi32, #blocked2>
    %293 = tt.bitcast %292 : tensor<2x2x2x2x2x2x2x2xi32, #blocked2> -> tensor<2x2x2x2x2x2x2x2xf32, #blocked2>
    %294 = arith.cmpf ogt, %287, %293 : tensor<2x2x2x2x2x2x2x2xf32, #blocked2>
    %295 = arith.cmpi ne, %24, %cst : tensor<1x1x1x1x1x1x1x2xi32, #blocked>
    %296 = tt.broadcast %295 : tensor<1x1x1x1x1x1x1x2xi1, #blocked> -> tensor<2x2x2x2x2x2x2x2xi1, #blocked2>
    %297 = arith.cmpi ne, %294, %296 : tensor<2x2x2x2x2x2x2x2xi1, #blocked2>
    %298 = arith.select %297, %293, %287 : tensor<2x2x2x2x2x2x2x2xi1, #blocked2>, tensor<2x2x2x2x2x2x2x2xf32, #blocked2>
    %299 = tt.reshape %298 : tensor<2x2x2x2x2x2x2x2xf32, #blocked2> -> tensor<4x64xf32, #blocked3>
    amdg.buffer_store %299, %arg1[%7] : !tt.ptr<f32> -> tensor<4x64xf32, #blocked3>
    tt.return
  }
}

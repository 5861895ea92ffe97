#blocked = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 16], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [64], warpsPerCTA = [4], order = [0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 1024 : i32, ttg.target = "hip:gfx950", "ttg.threads-per-warp" = 64 : i32} {
  tt.func public @attention_decode(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg3: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg4: f32, %arg5: i32) attributes {noinline = false} {
    %cst = arith.constant dense<-1.000000e+30> : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<128xf32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %c64_i32 = arith.constant 64 : i32
    %c0_i32 = arith.constant 0 : i32
    %cst_1 = arith.constant dense<0.000000e+00> : tensor<64x128xf16, #blocked>
    %c128_i32 = arith.constant 128 : i32
    %cst_2 = arith.constant 0.000000e+00 : f32
    %cst_3 = arith.constant -1.000000e+30 : f32
    %cst_4 = arith.constant dense<128> : tensor<64x1xi32, #blocked>
    %0 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %1 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #blocked1>
    %2 = tt.get_program_id x : i32
    %3 = arith.muli %2, %c128_i32 : i32
    %4 = tt.addptr %arg0, %3 : !tt.ptr<f16>, i32
    %5 = amdg.buffer_load %4[%0] {contiguity = 8 : i32} : !tt.ptr<f16> -> tensor<128xf16, #ttg.slice<{dim = 0, parent = #blocked}>>
    %6 = arith.extf %5 : tensor<128xf16, #ttg.slice<{dim = 0, parent = #blocked}>> to tensor<128xf32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %7 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %8 = tt.splat %arg5 : i32 -> tensor<64x1xi32, #blocked>
    %9 = tt.splat %arg1 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked>
    %10 = tt.expand_dims %0 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x128xi32, #blocked>
    %11 = tt.broadcast %10 : tensor<1x128xi32, #blocked> -> tensor<64x128xi32, #blocked>
    %12 = tt.splat %arg5 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %13 = tt.expand_dims %6 {axis = 0 : i32} : tensor<128xf32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x128xf32, #blocked>
    %14 = tt.broadcast %13 : tensor<1x128xf32, #blocked> -> tensor<64x128xf32, #blocked>
    %15 = tt.splat %arg4 : f32 -> tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %16 = tt.splat %arg2 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked>
    cf.br ^bb1(%c0_i32, %cst_0, %cst_2, %cst_3 : i32, tensor<128xf32, #ttg.slice<{dim = 0, parent = #blocked}>>, f32, f32)
  ^bb1(%17: i32, %18: tensor<128xf32, #ttg.slice<{dim = 0, parent = #blocked}>>, %19: f32, %20: f32):  // 2 preds: ^bb0, ^bb2
    %21 = arith.cmpi slt, %17, %arg5 : i32
    cf.cond_br %21, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %22 = tt.splat %17 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %23 = arith.addi %22, %7 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %24 = tt.expand_dims %23 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xi32, #blocked>
    %25 = arith.cmpi slt, %24, %8 : tensor<64x1xi32, #blocked>
    %26 = arith.muli %24, %cst_4 : tensor<64x1xi32, #blocked>
    %27 = tt.addptr %9, %26 : tensor<64x1x!tt.ptr<f16>, #blocked>, tensor<64x1xi32, #blocked>
    %28 = tt.broadcast %27 : tensor<64x1x!tt.ptr<f16>, #blocked> -> tensor<64x128x!tt.ptr<f16>, #blocked>
    %29 = tt.addptr %28, %11 : tensor<64x128x!tt.ptr<f16>, #blocked>, tensor<64x128xi32, #blocked>
    %30 = tt.broadcast %25 : tensor<64x1xi1, #blocked> -> tensor<64x128xi1, #blocked>
    %31 = tt.load %29, %30, %cst_1 : tensor<64x128x!tt.ptr<f16>, #blocked>
    %32 = arith.extf %31 : tensor<64x128xf16, #blocked> to tensor<64x128xf32, #blocked>
    %33 = arith.cmpi slt, %23, %12 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %34 = arith.mulf %32, %14 : tensor<64x128xf32, #blocked>
    %35 = "tt.reduce"(%34) <{axis = 1 : i32}> ({
    ^bb0(%arg6: f32, %arg7: f32):
      %65 = arith.addf %arg6, %arg7 : f32
      tt.reduce.return %65 : f32
    }) : (tensor<64x128xf32, #blocked>) -> tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %36 = arith.mulf %35, %15 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %37 = arith.select %33, %36, %cst : tensor<64xi1, #ttg.slice<{dim = 1, parent = #blocked}>>, tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %38 = "tt.reduce"(%37) <{axis = 0 : i32}> ({
    ^bb0(%arg6: f32, %arg7: f32):
      %65 = arith.maxnumf %arg6, %arg7 : f32
      tt.reduce.return %65 : f32
    }) {allocation.offset = 0 : i32, allocation.size = 16 : i32} : (tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked}>>) -> f32
    %39 = arith.maxnumf %20, %38 : f32
    %40 = tt.splat %39 : f32 -> tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %41 = arith.subf %37, %40 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %42 = math.exp %41 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %43 = arith.subf %20, %39 : f32
    %44 = math.exp %43 : f32
    %45 = tt.addptr %16, %26 : tensor<64x1x!tt.ptr<f16>, #blocked>, tensor<64x1xi32, #blocked>
    %46 = tt.broadcast %45 : tensor<64x1x!tt.ptr<f16>, #blocked> -> tensor<64x128x!tt.ptr<f16>, #blocked>
    %47 = tt.addptr %46, %11 : tensor<64x128x!tt.ptr<f16>, #blocked>, tensor<64x128xi32, #blocked>
    %48 = tt.load %47, %30, %cst_1 : tensor<64x128x!tt.ptr<f16>, #blocked>
    %49 = arith.extf %48 : tensor<64x128xf16, #blocked> to tensor<64x128xf32, #blocked>
    %50 = tt.splat %44 : f32 -> tensor<128xf32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %51 = arith.mulf %18, %50 : tensor<128xf32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %52 = tt.expand_dims %42 {axis = 1 : i32} : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xf32, #blocked>
    %53 = tt.broadcast %52 : tensor<64x1xf32, #blocked> -> tensor<64x128xf32, #blocked>
    %54 = arith.mulf %53, %49 : tensor<64x128xf32, #blocked>
    %55 = "tt.reduce"(%54) <{axis = 0 : i32}> ({
    ^bb0(%arg6: f32, %arg7: f32):
      %65 = arith.addf %arg6, %arg7 : f32
      tt.reduce.return %65 : f32
    }) {allocation.offset = 0 : i32, allocation.size = 1024 : i32} : (tensor<64x128xf32, #blocked>) -> tensor<128xf32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %56 = arith.addf %51, %55 : tensor<128xf32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %57 = arith.mulf %19, %44 : f32
    %58 = "tt.reduce"(%42) <{axis = 0 : i32}> ({
    ^bb0(%arg6: f32, %arg7: f32):
      %65 = arith.addf %arg6, %arg7 : f32
      tt.reduce.return %65 : f32
    }) {allocation.offset = 0 : i32, allocation.size = 16 : i32} : (tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked}>>) -> f32
    %59 = arith.addf %57, %58 : f32
    %60 = arith.addi %17, %c64_i32 : i32
    cf.br ^bb1(%60, %56, %59, %39 : i32, tensor<128xf32, #ttg.slice<{dim = 0, parent = #blocked}>>, f32, f32)
  ^bb3:  // pred: ^bb1
    %61 = tt.addptr %arg3, %3 : !tt.ptr<f32>, i32
    %62 = tt.splat %19 : f32 -> tensor<128xf32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %63 = arith.divf %18, %62 : tensor<128xf32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %64 = ttg.convert_layout %63 {allocation.offset = 0 : i32, allocation.size = 512 : i32} : tensor<128xf32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<128xf32, #blocked1>
    amdg.buffer_store %64, %61[%1] : !tt.ptr<f32> -> tensor<128xf32, #blocked1>
    tt.return
  }
}

#blocked = #ttg.blocked<{sizePerThread = [8], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [4], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 4096 : i32, ttg.target = "hip:gfx1250", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @layer_norm_backward(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg3: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg4: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg5: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg6: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg7: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg8: !tt.ptr<i32> {tt.divisibility = 16 : i32}, %arg9: !tt.ptr<i32> {tt.divisibility = 16 : i32}, %arg10: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %true = arith.constant true
    %c1_i32 = arith.constant 1 : i32
    %c0_i32 = arith.constant 0 : i32
    %c64_i32 = arith.constant 64 : i32
    %cst = arith.constant dense<0.000000e+00> : tensor<1024xf32, #blocked>
    %0 = tt.get_program_id x : i32
    %1 = tt.make_range {end = 1024 : i32, start = 0 : i32} : tensor<1024xi32, #blocked>
    %2 = tt.make_range {end = 1024 : i32, start = 0 : i32} : tensor<1024xi32, #blocked1>
    %3 = tt.splat %arg10 : i32 -> tensor<1024xi32, #blocked>
    %4 = tt.splat %arg10 : i32 -> tensor<1024xi32, #blocked1>
    %5 = arith.cmpi slt, %1, %3 : tensor<1024xi32, #blocked>
    %6 = arith.cmpi slt, %2, %4 : tensor<1024xi32, #blocked1>
    %7 = arith.muli %0, %arg10 : i32
    %8 = tt.addptr %arg4, %7 : !tt.ptr<f16>, i32
    %9 = amdg.buffer_load %8[%1], %5 {contiguity = 8 : i32} : !tt.ptr<f16> -> tensor<1024xf16, #blocked>
    %10 = arith.extf %9 : tensor<1024xf16, #blocked> to tensor<1024xf32, #blocked>
    %11 = tt.addptr %arg1, %7 : !tt.ptr<f16>, i32
    %12 = amdg.buffer_load %11[%1], %5 {contiguity = 8 : i32} : !tt.ptr<f16> -> tensor<1024xf16, #blocked>
    %13 = arith.extf %12 : tensor<1024xf16, #blocked> to tensor<1024xf32, #blocked>
    %14 = amdg.buffer_load %arg5[%1], %5 {contiguity = 4 : i32} : !tt.ptr<f32> -> tensor<1024xf32, #blocked>
    %15 = tt.addptr %arg6, %0 : !tt.ptr<f32>, i32
    %16 = tt.load %15 : !tt.ptr<f32>
    %17 = tt.addptr %arg7, %0 : !tt.ptr<f32>, i32
    %18 = tt.load %17 : !tt.ptr<f32>
    %19 = tt.splat %16 : f32 -> tensor<1024xf32, #blocked>
    %20 = arith.subf %10, %19 : tensor<1024xf32, #blocked>
    %21 = tt.splat %18 : f32 -> tensor<1024xf32, #blocked>
    %22 = arith.mulf %20, %21 : tensor<1024xf32, #blocked>
    %23 = arith.select %5, %22, %cst : tensor<1024xi1, #blocked>, tensor<1024xf32, #blocked>
    %24 = arith.mulf %14, %13 : tensor<1024xf32, #blocked>
    %25 = arith.select %5, %24, %cst : tensor<1024xi1, #blocked>, tensor<1024xf32, #blocked>
    %26 = arith.mulf %23, %25 : tensor<1024xf32, #blocked>
    %27 = "tt.reduce"(%26) <{axis = 0 : i32}> ({
    ^bb0(%arg11: f32, %arg12: f32):
      %64 = arith.addf %arg11, %arg12 : f32
      tt.reduce.return %64 : f32
    }) {allocation.offset = 0 : i32, allocation.size = 16 : i32} : (tensor<1024xf32, #blocked>) -> f32
    %28 = arith.sitofp %arg10 : i32 to f32
    %29 = arith.divf %27, %28 : f32
    ttg.barrier local
    %30 = "tt.reduce"(%25) <{axis = 0 : i32}> ({
    ^bb0(%arg11: f32, %arg12: f32):
      %64 = arith.addf %arg11, %arg12 : f32
      tt.reduce.return %64 : f32
    }) {allocation.offset = 0 : i32, allocation.size = 16 : i32} : (tensor<1024xf32, #blocked>) -> f32
    %31 = arith.divf %30, %28 : f32
    %32 = tt.addptr %arg0, %7 : !tt.ptr<f16>, i32
    %33 = tt.splat %29 : f32 -> tensor<1024xf32, #blocked>
    %34 = arith.mulf %23, %33 : tensor<1024xf32, #blocked>
    %35 = tt.splat %31 : f32 -> tensor<1024xf32, #blocked>
    %36 = arith.addf %34, %35 : tensor<1024xf32, #blocked>
    %37 = arith.subf %25, %36 : tensor<1024xf32, #blocked>
    %38 = arith.mulf %37, %21 : tensor<1024xf32, #blocked>
    %39 = arith.truncf %38 : tensor<1024xf32, #blocked> to tensor<1024xf16, #blocked>
    amdg.buffer_store %39, %32[%1], %5 {contiguity = 8 : i32} : !tt.ptr<f16> -> tensor<1024xf16, #blocked>
    %40 = arith.remsi %0, %c64_i32 : i32
    %41 = tt.addptr %arg8, %40 : !tt.ptr<i32>, i32
    cf.br ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb1
    %42 = tt.atomic_cas acq_rel, gpu, %41, %c0_i32, %c1_i32 {allocation.offset = 0 : i32, allocation.size = 4 : i32} : (!tt.ptr<i32>, i32, i32) -> i32
    %43 = arith.cmpi eq, %42, %c1_i32 : i32
    cf.cond_br %43, ^bb1, ^bb2
  ^bb2:  // pred: ^bb1
    %44 = tt.addptr %arg9, %40 : !tt.ptr<i32>, i32
    %45 = tt.load %44 : !tt.ptr<i32>
    %46 = arith.mulf %13, %23 : tensor<1024xf32, #blocked>
    %47 = arith.cmpi eq, %45, %c0_i32 : i32
    cf.cond_br %47, ^bb3, ^bb4
  ^bb3:  // pred: ^bb2
    %48 = tt.atomic_rmw exch, acq_rel, gpu, %44, %c1_i32, %true : (!tt.ptr<i32>, i32, i1) -> i32
    cf.br ^bb5(%46, %13 : tensor<1024xf32, #blocked>, tensor<1024xf32, #blocked>)
  ^bb4:  // pred: ^bb2
    %49 = arith.muli %40, %arg10 : i32
    %50 = tt.addptr %arg2, %49 : !tt.ptr<f32>, i32
    %51 = amdg.buffer_load %50[%1], %5 {contiguity = 4 : i32} : !tt.ptr<f32> -> tensor<1024xf32, #blocked>
    %52 = arith.addf %46, %51 : tensor<1024xf32, #blocked>
    %53 = tt.addptr %arg3, %49 : !tt.ptr<f32>, i32
    %54 = amdg.buffer_load %53[%1], %5 {contiguity = 4 : i32} : !tt.ptr<f32> -> tensor<1024xf32, #blocked>
    %55 = arith.addf %13, %54 : tensor<1024xf32, #blocked>
    cf.br ^bb5(%52, %55 : tensor<1024xf32, #blocked>, tensor<1024xf32, #blocked>)
  ^bb5(%56: tensor<1024xf32, #blocked>, %57: tensor<1024xf32, #blocked>):  // 2 preds: ^bb3, ^bb4
    %58 = arith.muli %40, %arg10 : i32
    %59 = tt.addptr %arg2, %58 : !tt.ptr<f32>, i32
    ttg.barrier local
    %60 = ttg.convert_layout %56 {allocation.offset = 0 : i32, allocation.size = 4096 : i32} : tensor<1024xf32, #blocked> -> tensor<1024xf32, #blocked1>
    amdg.buffer_store %60, %59[%2], %6 {contiguity = 4 : i32} : !tt.ptr<f32> -> tensor<1024xf32, #blocked1>
    %61 = tt.addptr %arg3, %58 : !tt.ptr<f32>, i32
    ttg.barrier local
    %62 = ttg.convert_layout %57 {allocation.offset = 0 : i32, allocation.size = 4096 : i32} : tensor<1024xf32, #blocked> -> tensor<1024xf32, #blocked1>
    amdg.buffer_store %62, %61[%2], %6 {contiguity = 4 : i32} : !tt.ptr<f32> -> tensor<1024xf32, #blocked1>
    ttg.barrier all
    %63 = tt.atomic_rmw exch, acq_rel, gpu, %41, %c0_i32, %true : (!tt.ptr<i32>, i32, i1) -> i32
    tt.return
  }
}

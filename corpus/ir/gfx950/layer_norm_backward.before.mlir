#blocked = #ttg.blocked<{sizePerThread = [4], threadsPerWarp = [64], warpsPerCTA = [4], order = [0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 16 : i32, ttg.target = "hip:gfx950", "ttg.threads-per-warp" = 64 : i32} {
  tt.func public @layer_norm_backward(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg3: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg4: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg5: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg6: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg7: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg8: !tt.ptr<i32> {tt.divisibility = 16 : i32}, %arg9: !tt.ptr<i32> {tt.divisibility = 16 : i32}, %arg10: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %true = arith.constant true
    %c1_i32 = arith.constant 1 : i32
    %c0_i32 = arith.constant 0 : i32
    %c64_i32 = arith.constant 64 : i32
    %cst = arith.constant dense<0.000000e+00> : tensor<1024xf32, #blocked>
    %0 = tt.get_program_id x : i32
    %1 = tt.make_range {end = 1024 : i32, start = 0 : i32} : tensor<1024xi32, #blocked>
    %2 = tt.splat %arg10 : i32 -> tensor<1024xi32, #blocked>
    %3 = arith.cmpi slt, %1, %2 : tensor<1024xi32, #blocked>
    %4 = arith.muli %0, %arg10 : i32
    %5 = tt.addptr %arg4, %4 : !tt.ptr<f16>, i32
    %6 = amdg.buffer_load %5[%1], %3 {contiguity = 4 : i32} : !tt.ptr<f16> -> tensor<1024xf16, #blocked>
    %7 = arith.extf %6 : tensor<1024xf16, #blocked> to tensor<1024xf32, #blocked>
    %8 = tt.addptr %arg1, %4 : !tt.ptr<f16>, i32
    %9 = amdg.buffer_load %8[%1], %3 {contiguity = 4 : i32} : !tt.ptr<f16> -> tensor<1024xf16, #blocked>
    %10 = arith.extf %9 : tensor<1024xf16, #blocked> to tensor<1024xf32, #blocked>
    %11 = amdg.buffer_load %arg5[%1], %3 {contiguity = 4 : i32} : !tt.ptr<f32> -> tensor<1024xf32, #blocked>
    %12 = tt.addptr %arg6, %0 : !tt.ptr<f32>, i32
    %13 = tt.load %12 : !tt.ptr<f32>
    %14 = tt.addptr %arg7, %0 : !tt.ptr<f32>, i32
    %15 = tt.load %14 : !tt.ptr<f32>
    %16 = tt.splat %13 : f32 -> tensor<1024xf32, #blocked>
    %17 = arith.subf %7, %16 : tensor<1024xf32, #blocked>
    %18 = tt.splat %15 : f32 -> tensor<1024xf32, #blocked>
    %19 = arith.mulf %17, %18 : tensor<1024xf32, #blocked>
    %20 = arith.select %3, %19, %cst : tensor<1024xi1, #blocked>, tensor<1024xf32, #blocked>
    %21 = arith.mulf %11, %10 : tensor<1024xf32, #blocked>
    %22 = arith.select %3, %21, %cst : tensor<1024xi1, #blocked>, tensor<1024xf32, #blocked>
    %23 = arith.mulf %20, %22 : tensor<1024xf32, #blocked>
    %24 = "tt.reduce"(%23) <{axis = 0 : i32}> ({
    ^bb0(%arg11: f32, %arg12: f32):
      %59 = arith.addf %arg11, %arg12 : f32
      tt.reduce.return %59 : f32
    }) {allocation.offset = 0 : i32, allocation.size = 16 : i32} : (tensor<1024xf32, #blocked>) -> f32
    %25 = arith.sitofp %arg10 : i32 to f32
    %26 = arith.divf %24, %25 : f32
    %27 = "tt.reduce"(%22) <{axis = 0 : i32}> ({
    ^bb0(%arg11: f32, %arg12: f32):
      %59 = arith.addf %arg11, %arg12 : f32
      tt.reduce.return %59 : f32
    }) {allocation.offset = 0 : i32, allocation.size = 16 : i32} : (tensor<1024xf32, #blocked>) -> f32
    %28 = arith.divf %27, %25 : f32
    %29 = tt.addptr %arg0, %4 : !tt.ptr<f16>, i32
    %30 = tt.splat %26 : f32 -> tensor<1024xf32, #blocked>
    %31 = arith.mulf %20, %30 : tensor<1024xf32, #blocked>
    %32 = tt.splat %28 : f32 -> tensor<1024xf32, #blocked>
    %33 = arith.addf %31, %32 : tensor<1024xf32, #blocked>
    %34 = arith.subf %22, %33 : tensor<1024xf32, #blocked>
    %35 = arith.mulf %34, %18 : tensor<1024xf32, #blocked>
    %36 = arith.truncf %35 : tensor<1024xf32, #blocked> to tensor<1024xf16, #blocked>
    amdg.buffer_store %36, %29[%1], %3 {contiguity = 4 : i32} : !tt.ptr<f16> -> tensor<1024xf16, #blocked>
    %37 = arith.remsi %0, %c64_i32 : i32
    %38 = tt.addptr %arg8, %37 : !tt.ptr<i32>, i32
    cf.br ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb1
    %39 = tt.atomic_cas acq_rel, gpu, %38, %c0_i32, %c1_i32 {allocation.offset = 0 : i32, allocation.size = 4 : i32} : (!tt.ptr<i32>, i32, i32) -> i32
    %40 = arith.cmpi eq, %39, %c1_i32 : i32
    cf.cond_br %40, ^bb1, ^bb2
  ^bb2:  // pred: ^bb1
    %41 = tt.addptr %arg9, %37 : !tt.ptr<i32>, i32
    %42 = tt.load %41 : !tt.ptr<i32>
    %43 = arith.mulf %10, %20 : tensor<1024xf32, #blocked>
    %44 = arith.cmpi eq, %42, %c0_i32 : i32
    cf.cond_br %44, ^bb3, ^bb4
  ^bb3:  // pred: ^bb2
    %45 = tt.atomic_rmw exch, acq_rel, gpu, %41, %c1_i32, %true : (!tt.ptr<i32>, i32, i1) -> i32
    cf.br ^bb5(%43, %10 : tensor<1024xf32, #blocked>, tensor<1024xf32, #blocked>)
  ^bb4:  // pred: ^bb2
    %46 = arith.muli %37, %arg10 : i32
    %47 = tt.addptr %arg2, %46 : !tt.ptr<f32>, i32
    %48 = amdg.buffer_load %47[%1], %3 {contiguity = 4 : i32} : !tt.ptr<f32> -> tensor<1024xf32, #blocked>
    %49 = arith.addf %43, %48 : tensor<1024xf32, #blocked>
    %50 = tt.addptr %arg3, %46 : !tt.ptr<f32>, i32
    %51 = amdg.buffer_load %50[%1], %3 {contiguity = 4 : i32} : !tt.ptr<f32> -> tensor<1024xf32, #blocked>
    %52 = arith.addf %10, %51 : tensor<1024xf32, #blocked>
    cf.br ^bb5(%49, %52 : tensor<1024xf32, #blocked>, tensor<1024xf32, #blocked>)
  ^bb5(%53: tensor<1024xf32, #blocked>, %54: tensor<1024xf32, #blocked>):  // 2 preds: ^bb3, ^bb4
    %55 = arith.muli %37, %arg10 : i32
    %56 = tt.addptr %arg2, %55 : !tt.ptr<f32>, i32
    amdg.buffer_store %53, %56[%1], %3 {contiguity = 4 : i32} : !tt.ptr<f32> -> tensor<1024xf32, #blocked>
    %57 = tt.addptr %arg3, %55 : !tt.ptr<f32>, i32
    amdg.buffer_store %54, %57[%1], %3 {contiguity = 4 : i32} : !tt.ptr<f32> -> tensor<1024xf32, #blocked>
    ttg.barrier all
    %58 = tt.atomic_rmw exch, acq_rel, gpu, %38, %c0_i32, %true : (!tt.ptr<i32>, i32, i1) -> i32
    tt.return
  }
}

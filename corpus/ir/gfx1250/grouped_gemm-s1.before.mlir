#blocked = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [2, 2], order = [1, 0]}>
#mma = #ttg.amd_wmma<{version = 3, isTranspose = true, ctaLayout = {warp = [[0, 1], [1, 0]]}, instrShape = [16, 16, 32]}>
#shared = #ttg.swizzled_shared<{vec = 8, perPhase = 2, maxPhase = 4, order = [1, 0]}>
#shared1 = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 4096 : i32, ttg.target = "hip:gfx1250", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @grouped_gemm(%arg0: !tt.ptr<i64> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<i64> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<i64> {tt.divisibility = 16 : i32}, %arg3: !tt.ptr<i32> {tt.divisibility = 16 : i32}, %arg4: !tt.ptr<i32> {tt.divisibility = 16 : i32}, %arg5: i32) attributes {noinline = false} {
    %c0_i32 = arith.constant 0 : i32
    %c1_i32 = arith.constant 1 : i32
    %c3_i32 = arith.constant 3 : i32
    %c2_i32 = arith.constant 2 : i32
    %c64_i32 = arith.constant 64 : i32
    %c32_i32 = arith.constant 32 : i32
    %c84_i32 = arith.constant 84 : i32
    %c63_i32 = arith.constant 63 : i32
    %c31_i32 = arith.constant 31 : i32
    %cst = arith.constant dense<0.000000e+00> : tensor<64x64xf32, #mma>
    %0 = tt.get_program_id x : i32
    %1 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %2 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %3 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %4 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %5 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %6 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    cf.br ^bb1(%c0_i32, %0, %c0_i32 : i32, i32, i32)
  ^bb1(%7: i32, %8: i32, %9: i32):  // 2 preds: ^bb0, ^bb8
    %10 = arith.cmpi slt, %7, %arg5 : i32
    cf.cond_br %10, ^bb2, ^bb9
  ^bb2:  // pred: ^bb1
    %11 = arith.muli %7, %c3_i32 : i32
    %12 = tt.addptr %arg3, %11 : !tt.ptr<i32>, i32
    %13 = tt.load %12 : !tt.ptr<i32>
    %14 = tt.addptr %12, %c1_i32 : !tt.ptr<i32>, i32
    %15 = tt.load %14 : !tt.ptr<i32>
    %16 = tt.addptr %12, %c2_i32 : !tt.ptr<i32>, i32
    %17 = tt.load %16 : !tt.ptr<i32>
    %18 = arith.addi %15, %c63_i32 : i32
    %19 = arith.divsi %18, %c64_i32 : i32
    %20 = arith.addi %13, %c63_i32 : i32
    %21 = arith.divsi %20, %c64_i32 : i32
    %22 = arith.muli %21, %19 : i32
    %23 = arith.addi %9, %22 : i32
    %24 = tt.addptr %arg4, %11 : !tt.ptr<i32>, i32
    %25 = tt.addptr %24, %c1_i32 : !tt.ptr<i32>, i32
    %26 = tt.addptr %24, %c2_i32 : !tt.ptr<i32>, i32
    %27 = tt.addptr %arg0, %7 : !tt.ptr<i64>, i32
    %28 = tt.addptr %arg1, %7 : !tt.ptr<i64>, i32
    %29 = tt.addptr %arg2, %7 : !tt.ptr<i64>, i32
    %30 = arith.addi %17, %c31_i32 : i32
    %31 = arith.divsi %30, %c32_i32 : i32
    cf.br ^bb3(%8 : i32)
  ^bb3(%32: i32):  // 2 preds: ^bb2, ^bb7
    %33 = arith.cmpi sge, %32, %9 : i32
    %34 = arith.cmpi slt, %32, %23 : i32
    %35 = arith.andi %33, %34 : i1
    cf.cond_br %35, ^bb4, ^bb8
  ^bb4:  // pred: ^bb3
    %36 = tt.load %24 : !tt.ptr<i32>
    %37 = tt.load %25 : !tt.ptr<i32>
    %38 = tt.load %26 : !tt.ptr<i32>
    %39 = tt.load %27 : !tt.ptr<i64>
    %40 = tt.int_to_ptr %39 : i64 -> !tt.ptr<f16>
    %41 = tt.load %28 : !tt.ptr<i64>
    %42 = tt.int_to_ptr %41 : i64 -> !tt.ptr<f16>
    %43 = tt.load %29 : !tt.ptr<i64>
    %44 = tt.int_to_ptr %43 : i64 -> !tt.ptr<f16>
    %45 = arith.subi %32, %9 : i32
    %46 = arith.divsi %45, %19 : i32
    %47 = arith.muli %46, %c64_i32 : i32
    %48 = tt.splat %47 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %49 = tt.splat %47 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %50 = arith.addi %48, %1 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %51 = arith.addi %49, %2 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %52 = arith.remsi %45, %19 : i32
    %53 = arith.muli %52, %c64_i32 : i32
    %54 = tt.splat %53 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %55 = tt.splat %53 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %56 = arith.addi %54, %3 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %57 = arith.addi %55, %4 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %58 = tt.expand_dims %50 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xi32, #blocked>
    %59 = tt.splat %36 : i32 -> tensor<64x1xi32, #blocked>
    %60 = arith.muli %58, %59 : tensor<64x1xi32, #blocked>
    %61 = tt.splat %40 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked>
    %62 = tt.addptr %61, %60 : tensor<64x1x!tt.ptr<f16>, #blocked>, tensor<64x1xi32, #blocked>
    %63 = tt.broadcast %62 : tensor<64x1x!tt.ptr<f16>, #blocked> -> tensor<64x32x!tt.ptr<f16>, #blocked>
    %64 = tt.splat %37 : i32 -> tensor<32x1xi32, #blocked1>
    %65 = tt.splat %42 : !tt.ptr<f16> -> tensor<32x1x!tt.ptr<f16>, #blocked1>
    %66 = tt.expand_dims %57 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x64xi32, #blocked1>
    %67 = tt.broadcast %66 : tensor<1x64xi32, #blocked1> -> tensor<32x64xi32, #blocked1>
    cf.br ^bb5(%c0_i32, %cst : i32, tensor<64x64xf32, #mma>)
  ^bb5(%68: i32, %69: tensor<64x64xf32, #mma>):  // 2 preds: ^bb4, ^bb6
    %70 = arith.cmpi slt, %68, %31 : i32
    cf.cond_br %70, ^bb6, ^bb7
  ^bb6:  // pred: ^bb5
    %71 = arith.muli %68, %c32_i32 : i32
    %72 = tt.splat %71 : i32 -> tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %73 = tt.splat %71 : i32 -> tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %74 = arith.addi %72, %5 : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %75 = arith.addi %73, %6 : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %76 = tt.expand_dims %75 {axis = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x32xi32, #blocked>
    %77 = tt.broadcast %76 : tensor<1x32xi32, #blocked> -> tensor<64x32xi32, #blocked>
    %78 = tt.addptr %63, %77 : tensor<64x32x!tt.ptr<f16>, #blocked>, tensor<64x32xi32, #blocked>
    %79 = tt.load %78 : tensor<64x32x!tt.ptr<f16>, #blocked>
    %80 = tt.expand_dims %74 {axis = 1 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<32x1xi32, #blocked1>
    %81 = arith.muli %80, %64 : tensor<32x1xi32, #blocked1>
    %82 = tt.addptr %65, %81 : tensor<32x1x!tt.ptr<f16>, #blocked1>, tensor<32x1xi32, #blocked1>
    %83 = tt.broadcast %82 : tensor<32x1x!tt.ptr<f16>, #blocked1> -> tensor<32x64x!tt.ptr<f16>, #blocked1>
    %84 = tt.addptr %83, %67 : tensor<32x64x!tt.ptr<f16>, #blocked1>, tensor<32x64xi32, #blocked1>
    %85 = tt.load %84 : tensor<32x64x!tt.ptr<f16>, #blocked1>
    %86 = ttg.local_alloc %79 {allocation.offset = 0 : i32} : (tensor<64x32xf16, #blocked>) -> !ttg.memdesc<64x32xf16, #shared, #smem>
    %87 = ttg.local_load %86 : !ttg.memdesc<64x32xf16, #shared, #smem> -> tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>
    %88 = ttg.local_alloc %85 {allocation.offset = 0 : i32} : (tensor<32x64xf16, #blocked1>) -> !ttg.memdesc<32x64xf16, #shared1, #smem>
    %89 = ttg.local_load %88 : !ttg.memdesc<32x64xf16, #shared1, #smem> -> tensor<32x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
    %90 = tt.dot %87, %89, %69 : tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<32x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<64x64xf32, #mma>
    %91 = arith.addi %68, %c1_i32 : i32
    cf.br ^bb5(%91, %90 : i32, tensor<64x64xf32, #mma>)
  ^bb7:  // pred: ^bb5
    %92 = tt.expand_dims %51 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<64x1xi32, #mma>
    %93 = tt.splat %38 : i32 -> tensor<64x1xi32, #mma>
    %94 = arith.muli %92, %93 : tensor<64x1xi32, #mma>
    %95 = tt.splat %44 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #mma>
    %96 = tt.addptr %95, %94 : tensor<64x1x!tt.ptr<f16>, #mma>, tensor<64x1xi32, #mma>
    %97 = tt.expand_dims %56 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma}>> -> tensor<1x64xi32, #mma>
    %98 = tt.broadcast %96 : tensor<64x1x!tt.ptr<f16>, #mma> -> tensor<64x64x!tt.ptr<f16>, #mma>
    %99 = tt.broadcast %97 : tensor<1x64xi32, #mma> -> tensor<64x64xi32, #mma>
    %100 = tt.addptr %98, %99 : tensor<64x64x!tt.ptr<f16>, #mma>, tensor<64x64xi32, #mma>
    %101 = arith.truncf %69 : tensor<64x64xf32, #mma> to tensor<64x64xf16, #mma>
    tt.store %100, %101 : tensor<64x64x!tt.ptr<f16>, #mma>
    %102 = arith.addi %32, %c84_i32 : i32
    cf.br ^bb3(%102 : i32)
  ^bb8:  // pred: ^bb3
    %103 = arith.addi %7, %c1_i32 : i32
    cf.br ^bb1(%103, %32, %23 : i32, i32, i32)
  ^bb9:  // pred: ^bb1
    tt.return
  }
}

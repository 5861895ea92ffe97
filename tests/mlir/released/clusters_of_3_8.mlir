// 3.8 places cluster barriers. The last one is there because an access to another CTA is pending.
// The barriers are those of the released wheel.
// options triton: producer=triton-3.8
#blocked = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0], CGALayout = [[1, 0]]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0], CGALayout = [[0, 1]]}>
module attributes {"ttg.num-ctas" = 2 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 4096 : i32, ttg.target = "cuda:90", ttg.tensor_memory_size = 0 : i32, "ttg.threads-per-warp" = 32 : i32, "ttg.total-num-warps" = 4 : i32, "ttng.two-ctas" = false} {
  tt.func public @cluster_exchange(%x: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %y: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %n: i32) attributes {noinline = false} {
    %cst = arith.constant dense<64> : tensor<64x1xi32, #blocked>
    %c0_i32 = arith.constant 0 : i32
    %c1_i32 = arith.constant 1 : i32
    %cst_0 = arith.constant dense<2.000000e+00> : tensor<64x64xf32, #blocked1>
    %0 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %1 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %v = tt.expand_dims %0 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xi32, #blocked>
    %v_1 = arith.muli %v, %cst : tensor<64x1xi32, #blocked>
    %v_2 = tt.splat %x : !tt.ptr<f32> -> tensor<64x1x!tt.ptr<f32>, #blocked>
    %v_3 = tt.addptr %v_2, %v_1 : tensor<64x1x!tt.ptr<f32>, #blocked>, tensor<64x1xi32, #blocked>
    %v_4 = tt.expand_dims %1 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x64xi32, #blocked>
    %v_5 = tt.broadcast %v_3 : tensor<64x1x!tt.ptr<f32>, #blocked> -> tensor<64x64x!tt.ptr<f32>, #blocked>
    %v_6 = tt.broadcast %v_4 : tensor<1x64xi32, #blocked> -> tensor<64x64xi32, #blocked>
    %v_7 = tt.addptr %v_5, %v_6 : tensor<64x64x!tt.ptr<f32>, #blocked>, tensor<64x64xi32, #blocked>
    %v_8 = tt.load %v_7 : tensor<64x64x!tt.ptr<f32>, #blocked>
    cf.br ^bb1(%c0_i32, %v_8 : i32, tensor<64x64xf32, #blocked>)
  ^bb1(%i: i32, %v_9: tensor<64x64xf32, #blocked>):  // 2 preds: ^bb0, ^bb2
    %v_10 = arith.cmpi slt, %i, %n : i32
    cf.cond_br %v_10, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %v_11 = ttg.convert_layout %v_9 {allocation.offset = 0 : i32} : tensor<64x64xf32, #blocked> -> tensor<64x64xf32, #blocked1> // expect triton: cluster barrier
    %v_12 = arith.mulf %v_11, %cst_0 : tensor<64x64xf32, #blocked1>
    %v_13 = ttg.convert_layout %v_12 {allocation.offset = 0 : i32} : tensor<64x64xf32, #blocked1> -> tensor<64x64xf32, #blocked> // expect triton: cluster barrier
    %v_14 = "tt.reduce"(%v_13) <{axis = 0 : i32}> ({ // expect triton: cluster barrier
    ^bb0(%v_19: f32, %v_20: f32):
      %v_21 = arith.addf %v_19, %v_20 : f32
      tt.reduce.return %v_21 : f32
    }) {allocation.offset = 0 : i32} : (tensor<64x64xf32, #blocked>) -> tensor<64xf32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %v_15 = tt.expand_dims %v_14 {axis = 0 : i32} : tensor<64xf32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x64xf32, #blocked>
    %v_16 = tt.broadcast %v_15 : tensor<1x64xf32, #blocked> -> tensor<64x64xf32, #blocked>
    %v_17 = arith.addf %v_13, %v_16 : tensor<64x64xf32, #blocked>
    %v_18 = arith.addi %i, %c1_i32 : i32
    cf.br ^bb1(%v_18, %v_17 : i32, tensor<64x64xf32, #blocked>)
  ^bb3:  // pred: ^bb1
    %2 = tt.splat %y : !tt.ptr<f32> -> tensor<64x1x!tt.ptr<f32>, #blocked>
    %3 = tt.addptr %2, %v_1 : tensor<64x1x!tt.ptr<f32>, #blocked>, tensor<64x1xi32, #blocked>
    %4 = tt.broadcast %3 : tensor<64x1x!tt.ptr<f32>, #blocked> -> tensor<64x64x!tt.ptr<f32>, #blocked>
    %5 = tt.addptr %4, %v_6 : tensor<64x64x!tt.ptr<f32>, #blocked>, tensor<64x64xi32, #blocked>
    tt.store %5, %v_9 : tensor<64x64x!tt.ptr<f32>, #blocked>
    tt.return // expect triton: cluster barrier
  }
}

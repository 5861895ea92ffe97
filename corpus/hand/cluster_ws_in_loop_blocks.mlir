// As cluster_ws_in_loop, with three blocks in the default region, which is not ahead.
#blocked = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0], CGALayout = [[1, 0]]}>
#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0], CGALayout = [[1, 0]]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 2 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 5124 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @k(%arg0: i32, %arg1: tensor<64x64xf32, #blocked>, %arg2: tensor<64x64xf16, #blocked>) attributes {allocation.offset = 5120 : i32} {
    %c0_i32 = arith.constant 0 : i32
    %true = arith.constant true
    %c1_i32 = arith.constant 1 : i32
    %0 = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    cf.br ^bb1(%c0_i32 : i32)
  ^bb1(%1: i32):  // 2 preds: ^bb0, ^bb2
    %2 = arith.cmpi slt, %1, %arg0 : i32
    cf.cond_br %2, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    ttg.warp_specialize(%0) attributes {allocation.offset = 4096 : i32, allocation.size = 16 : i32, warpGroupStartIds = array<i32: 4>}
    default {
      %4 = "tt.reduce"(%arg1) <{axis = 0 : i32}> ({
      ^bb0(%arg3: f32, %arg4: f32):
        %5 = arith.addf %arg3, %arg4 : f32
        tt.reduce.return %5 : f32
      }) {allocation.offset = 4096 : i32, allocation.size = 512 : i32} : (tensor<64x64xf32, #blocked>) -> tensor<64xf32, #ttg.slice<{dim = 0, parent = #blocked}>>
      cf.br ^bb1
    ^bb1:  // pred: ^bb0
      cf.br ^bb2
    ^bb2:  // pred: ^bb1
      ttg.warp_yield
    }
    partition0(%arg3: !ttg.memdesc<64x64xf16, #shared, #smem, mutable>) num_warps(4) {
      %cst = arith.constant dense<0.000000e+00> : tensor<64x64xf32, #blocked>
      %cst_0 = arith.constant dense<0.000000e+00> : tensor<64x64xf16, #blocked>
      %4 = "tt.reduce"(%cst) <{axis = 0 : i32}> ({
      ^bb0(%arg4: f32, %arg5: f32):
        %5 = arith.addf %arg4, %arg5 : f32
        tt.reduce.return %5 : f32
      }) {allocation.offset = 4608 : i32, allocation.size = 512 : i32} : (tensor<64x64xf32, #blocked>) -> tensor<64xf32, #ttg.slice<{dim = 0, parent = #blocked}>>
      ttg.warp_return
    } : (!ttg.memdesc<64x64xf16, #shared, #smem, mutable>) -> ()
    %3 = arith.addi %1, %c1_i32 : i32
    cf.br ^bb1(%3 : i32)
  ^bb3:  // pred: ^bb1
    tt.return
  }
}

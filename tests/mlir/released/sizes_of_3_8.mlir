// Before 3.9, modules state no sizes of scratch memory. That of the reduction has 16 bytes, so the
// store needs no barrier behind it.
// options check: producer=triton-3.8
// expect check: clean
#blocked = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 2560 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @sizes(%value: tensor<128xf32, #blocked>, %out: !tt.ptr<f32>) {
    %sum = "tt.reduce"(%value) <{axis = 0 : i32}> ({
    ^bb0(%a: f32, %b: f32):
      %0 = arith.addf %a, %b : f32
      tt.reduce.return %0 : f32
    }) {allocation.offset = 0 : i32} : (tensor<128xf32, #blocked>) -> f32
    %tile = ttg.local_alloc %value {allocation.offset = 2048 : i32} : (tensor<128xf32, #blocked>) -> !ttg.memdesc<128xf32, #shared, #smem>
    ttg.barrier local
    %all = ttg.local_load %tile : !ttg.memdesc<128xf32, #shared, #smem> -> tensor<128xf32, #blocked>
    tt.store %out, %sum : !tt.ptr<f32>
    tt.return
  }
}

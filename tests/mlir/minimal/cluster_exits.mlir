// A CTA of a cluster must not end while another one reads its memory. Triton places a cluster barrier before
// every return. It is needed only after such a read without a cluster barrier in between.
#blocked = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0], CGALayout = [[1, 0]]}>
#other = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0], CGALayout = [[0, 1]]}>
#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0], CGALayout = [[1, 0]]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 2 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 4096 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @two_returns(%x: tensor<64x64xf16, #blocked>, %p: i1) {
    cf.cond_br %p, ^bb1, ^bb2
  ^bb1:
    %0 = ttg.convert_layout %x {allocation.offset = 0 : i32, allocation.size = 4096 : i32} : tensor<64x64xf16, #blocked> -> tensor<64x64xf16, #other>
    tt.return // expect minimal: cluster barrier // expect triton: cluster barrier
  ^bb2:
    tt.return // expect minimal: no barrier // expect triton: cluster barrier
  }
  tt.func public @own_memory(%x: tensor<64x64xf16, #blocked>) {
    %a = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    ttg.local_store %x, %a : tensor<64x64xf16, #blocked> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    %0 = ttg.local_load %a : !ttg.memdesc<64x64xf16, #shared, #smem, mutable> -> tensor<64x64xf16, #blocked> // expect minimal: barrier // expect triton: barrier
    tt.return // expect minimal: no barrier // expect triton: cluster barrier
  }
  tt.func public @met_before(%x: tensor<64x64xf16, #blocked>) {
    %a = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    %0 = ttg.convert_layout %x {allocation.offset = 0 : i32, allocation.size = 4096 : i32} : tensor<64x64xf16, #blocked> -> tensor<64x64xf16, #other>
    ttg.local_store %x, %a : tensor<64x64xf16, #blocked> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable> // expect triton: no barrier // expect minimal: cluster barrier
    tt.return // expect minimal: no barrier // expect triton: cluster barrier
  }
  tt.func private @exchange(%x: tensor<64x64xf16, #blocked>) attributes {noinline = true} {
    %0 = ttg.convert_layout %x {allocation.offset = 0 : i32, allocation.size = 4096 : i32} : tensor<64x64xf16, #blocked> -> tensor<64x64xf16, #other>
    tt.return
  }
  tt.func public @in_a_callee(%x: tensor<64x64xf16, #blocked>) {
    tt.call @exchange(%x) {allocation.offset = 0 : i32} : (tensor<64x64xf16, #blocked>) -> ()
    tt.return // expect minimal: cluster barrier // expect triton: cluster barrier
  }
}

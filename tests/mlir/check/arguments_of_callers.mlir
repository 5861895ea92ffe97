// A function gets memory of its caller. It is outside of the frame of the function, and so apart from
// its allocations and scratch memory. Nothing executes a private function that no op calls.
// expect check: clean
#blocked = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#columns = #ttg.blocked<{sizePerThread = [4, 1], threadsPerWarp = [8, 4], warpsPerCTA = [1, 4], order = [0, 1]}>
#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @allocation(%given: !ttg.memdesc<64x64xf16, #shared, #smem, mutable>, %x: tensor<64x64xf16, #blocked>) -> tensor<64x64xf16, #columns> {
    %own = ttg.local_alloc : () -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    ttg.local_store %x, %given : tensor<64x64xf16, #blocked> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    %y = ttg.local_load %own : !ttg.memdesc<64x64xf16, #shared, #smem, mutable> -> tensor<64x64xf16, #columns>
    tt.return %y : tensor<64x64xf16, #columns>
  }
  tt.func private @scratch(%given: !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable>, %x: tensor<64x64xf16, #blocked>, %slot: i32) -> tensor<64x64xf16, #columns> {
    %stage = ttg.memdesc_index %given[%slot] : !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    ttg.local_store %x, %stage : tensor<64x64xf16, #blocked> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    %y = ttg.convert_layout %x : tensor<64x64xf16, #blocked> -> tensor<64x64xf16, #columns>
    tt.return %y : tensor<64x64xf16, #columns>
  }
  tt.func private @called(%given: !ttg.memdesc<64x64xf16, #shared, #smem, mutable>, %x: tensor<64x64xf16, #blocked>) {
    %own = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    ttg.local_store %x, %own : tensor<64x64xf16, #blocked> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    %y = ttg.local_load %given : !ttg.memdesc<64x64xf16, #shared, #smem, mutable> -> tensor<64x64xf16, #columns>
    tt.return
  }
  tt.func public @calls(%x: tensor<64x64xf16, #blocked>) {
    %a = ttg.local_alloc {allocation.offset = 16384 : i32} : () -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    tt.call @called(%a, %x) {allocation.offset = 0 : i32, allocation.size = 8192 : i32} : (!ttg.memdesc<64x64xf16, #shared, #smem, mutable>, tensor<64x64xf16, #blocked>) -> ()
    tt.return
  }
  tt.func private @called_by_nobody(%given: !ttg.memdesc<64x64xf16, #shared, #smem, mutable>, %x: tensor<64x64xf16, #blocked>) {
    %own = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    ttg.local_store %x, %own : tensor<64x64xf16, #blocked> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    %y = ttg.local_load %given : !ttg.memdesc<64x64xf16, #shared, #smem, mutable> -> tensor<64x64xf16, #columns>
    tt.return
  }
}

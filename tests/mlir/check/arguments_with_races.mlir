// The memory that a function gets has the bytes of its caller.
#blocked = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#columns = #ttg.blocked<{sizePerThread = [4, 1], threadsPerWarp = [8, 4], warpsPerCTA = [1, 4], order = [0, 1]}>
#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func private @stores(%given: !ttg.memdesc<64x64xf16, #shared, #smem, mutable>, %x: tensor<64x64xf16, #blocked>) {
    ttg.local_store %x, %given : tensor<64x64xf16, #blocked> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable> // expect check: SW103
    tt.return
  }
  tt.func private @loads(%given: !ttg.memdesc<64x64xf16, #shared, #smem, mutable>) {
    %y = ttg.local_load %given : !ttg.memdesc<64x64xf16, #shared, #smem, mutable> -> tensor<64x64xf16, #columns> // expect check: SW101
    tt.return
  }
  tt.func public @calls(%x: tensor<64x64xf16, #columns>, %z: tensor<64x64xf16, #blocked>) {
    %a = ttg.local_alloc {allocation.offset = 16384 : i32} : () -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    ttg.local_store %x, %a : tensor<64x64xf16, #columns> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    tt.call @stores(%a, %z) {allocation.offset = 0 : i32} : (!ttg.memdesc<64x64xf16, #shared, #smem, mutable>, tensor<64x64xf16, #blocked>) -> ()
    tt.call @loads(%a) {allocation.offset = 0 : i32} : (!ttg.memdesc<64x64xf16, #shared, #smem, mutable>) -> ()
    tt.return
  }
}

// An atomic on shared memory in a cluster that forwards its old values through scratch memory. The public sources of
// the cluster barriers end the process on such an op. The released pass does not.
#blocked = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0], CGALayout = [[0]]}>
#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0], CGALayout = [[0]]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 2 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @kernel(%v: tensor<64xi32, #blocked>, %i: tensor<64xi32, #blocked>, %q: tensor<64x!tt.ptr<i32>, #blocked>) {
    %a = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<64xi32, #shared, #smem, mutable>
    ttg.local_store %v, %a : tensor<64xi32, #blocked> -> !ttg.memdesc<64xi32, #shared, #smem, mutable>
    %o = ttg.local_atomic_scatter_rmw add, %a[%i], %v {axis = 0 : i32, allocation.offset = 256 : i32, allocation.size = 256 : i32} : (!ttg.memdesc<64xi32, #shared, #smem, mutable>, tensor<64xi32, #blocked>, tensor<64xi32, #blocked>) -> tensor<64xi32, #blocked> // expect minimal: barrier // expect triton: barrier // expect check: SW103 SW505
    tt.store %q, %o : tensor<64x!tt.ptr<i32>, #blocked>
    %l = ttg.local_load %a : !ttg.memdesc<64xi32, #shared, #smem, mutable> -> tensor<64xi32, #blocked>
    tt.return // expect minimal: cluster barrier // expect triton: cluster barrier
  }
}

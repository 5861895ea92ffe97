// A partition captures a condition that depends on the thread: warps of one partition take both arms.
// The default region yields the buffer, and accesses to the result are accesses to it.
#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#blocked = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [4], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32, ttg.target = "cuda:90", ttg.shared = 6144 : i32, "ttg.total-num-warps" = 8 : i32} {
  tt.func @f(%v: tensor<512xf32, #blocked>) {
    %a = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<512xf32, #shared, #smem, mutable>
    %c1 = arith.constant 1 : i32
    %w = ttg.warp_id
    %first = arith.cmpi slt, %w, %c1 : i32
    %r, %b = ttg.warp_specialize(%a, %first, %v) attributes {requestedRegisters = array<i32: 24>, warpGroupStartIds = array<i32: 4>, allocation.offset = 2048 : i32, allocation.size = 16 : i32}
    default {
      ttg.warp_yield %first, %a : i1, !ttg.memdesc<512xf32, #shared, #smem, mutable>
    }
    partition0(%arg0: !ttg.memdesc<512xf32, #shared, #smem, mutable>, %s: i1, %v0: tensor<512xf32, #blocked>) num_warps(4) {
      scf.if %s {
        ttg.local_store %v0, %arg0 : tensor<512xf32, #blocked> -> !ttg.memdesc<512xf32, #shared, #smem, mutable>
      } else {
        %x = ttg.local_load %arg0 : !ttg.memdesc<512xf32, #shared, #smem, mutable> -> tensor<512xf32, #blocked2> // expect check: SW101
      }
      ttg.warp_return
    } : (!ttg.memdesc<512xf32, #shared, #smem, mutable>, i1, tensor<512xf32, #blocked>) -> (i1, !ttg.memdesc<512xf32, #shared, #smem, mutable>)
    scf.if %r {
      ttg.local_store %v, %a : tensor<512xf32, #blocked> -> !ttg.memdesc<512xf32, #shared, #smem, mutable>
    } else {
      %x = ttg.local_load %b : !ttg.memdesc<512xf32, #shared, #smem, mutable> -> tensor<512xf32, #blocked2> // expect check: SW101
    }
    ttg.barrier local
    %c = ttg.local_alloc {allocation.offset = 4096 : i32} : () -> !ttg.memdesc<512xf32, #shared, #smem, mutable>
    ttg.local_store %v, %c : tensor<512xf32, #blocked> -> !ttg.memdesc<512xf32, #shared, #smem, mutable>
    %y = ttg.local_load %b : !ttg.memdesc<512xf32, #shared, #smem, mutable> -> tensor<512xf32, #blocked2>
    tt.return
  }
}

// Warps 0 and 1 take the first branch, warps 2 and 3 the second, at the same time. A store in one and a load in the other race.
// With a barrier in each branch, all warps synchronize there, and neither barrier is redundant. What the branches do on the same
// side of it still races. Branches that Seawall does not compare are unresolved.
#row = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#column = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [8, 4], warpsPerCTA = [1, 4], order = [1, 0]}>
#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 4096 : i32, ttg.target = "cuda:80", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @unordered(%x: tensor<32x32xf32, #column>) {
    %c64 = arith.constant 64 : i32
    %a = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<32x32xf32, #shared, #smem, mutable>
    %tid = nvvm.read.ptx.sreg.tid.x : i32
    %low = arith.cmpi slt, %tid, %c64 : i32
    scf.if %low {
      ttg.local_store %x, %a : tensor<32x32xf32, #column> -> !ttg.memdesc<32x32xf32, #shared, #smem, mutable>
    } else {
      %y = ttg.local_load %a : !ttg.memdesc<32x32xf32, #shared, #smem, mutable> -> tensor<32x32xf32, #row> // expect check: SW101
    }
    tt.return
  }
  tt.func public @ordered(%x: tensor<32x32xf32, #column>) {
    %c64 = arith.constant 64 : i32
    %a = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<32x32xf32, #shared, #smem, mutable>
    %tid = nvvm.read.ptx.sreg.tid.x : i32
    %low = arith.cmpi slt, %tid, %c64 : i32
    scf.if %low {
      ttg.local_store %x, %a : tensor<32x32xf32, #column> -> !ttg.memdesc<32x32xf32, #shared, #smem, mutable>
      ttg.barrier local
    } else {
      ttg.barrier local
      %y = ttg.local_load %a : !ttg.memdesc<32x32xf32, #shared, #smem, mutable> -> tensor<32x32xf32, #row>
    }
    tt.return
  }
  tt.func public @uniform(%x: tensor<32x32xf32, #column>, %p: i1) {
    %a = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<32x32xf32, #shared, #smem, mutable>
    scf.if %p {
      ttg.local_store %x, %a : tensor<32x32xf32, #column> -> !ttg.memdesc<32x32xf32, #shared, #smem, mutable>
    } else {
      %y = ttg.local_load %a : !ttg.memdesc<32x32xf32, #shared, #smem, mutable> -> tensor<32x32xf32, #row>
    }
    tt.return
  }
  tt.func public @before_the_barriers(%x: tensor<32x32xf32, #column>) {
    %c64 = arith.constant 64 : i32
    %a = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<32x32xf32, #shared, #smem, mutable>
    %tid = nvvm.read.ptx.sreg.tid.x : i32
    %low = arith.cmpi slt, %tid, %c64 : i32
    scf.if %low {
      ttg.local_store %x, %a : tensor<32x32xf32, #column> -> !ttg.memdesc<32x32xf32, #shared, #smem, mutable>
      ttg.barrier local
    } else {
      %y = ttg.local_load %a : !ttg.memdesc<32x32xf32, #shared, #smem, mutable> -> tensor<32x32xf32, #row> // expect check: SW101
      ttg.barrier local
    }
    tt.return
  }
  tt.func public @behind_the_barriers(%x: tensor<32x32xf32, #column>) {
    %c64 = arith.constant 64 : i32
    %a = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<32x32xf32, #shared, #smem, mutable>
    %tid = nvvm.read.ptx.sreg.tid.x : i32
    %low = arith.cmpi slt, %tid, %c64 : i32
    scf.if %low {
      ttg.barrier local
      ttg.local_store %x, %a : tensor<32x32xf32, #column> -> !ttg.memdesc<32x32xf32, #shared, #smem, mutable>
    } else {
      ttg.barrier local
      %y = ttg.local_load %a : !ttg.memdesc<32x32xf32, #shared, #smem, mutable> -> tensor<32x32xf32, #row> // expect check: SW101
    }
    tt.return
  }
  tt.func public @in_a_callee(%x: tensor<32x32xf32, #column>) {
    %c64 = arith.constant 64 : i32
    %a = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<32x32xf32, #shared, #smem, mutable>
    %tid = nvvm.read.ptx.sreg.tid.x : i32
    %low = arith.cmpi slt, %tid, %c64 : i32
    scf.if %low {
      tt.call @store(%x, %a) : (tensor<32x32xf32, #column>, !ttg.memdesc<32x32xf32, #shared, #smem, mutable>) -> ()
    } else {
      %y = ttg.local_load %a : !ttg.memdesc<32x32xf32, #shared, #smem, mutable> -> tensor<32x32xf32, #row> // expect check: SW101
    }
    tt.return
  }
  tt.func public @between_blocks(%x: tensor<32x32xf32, #column>) {
    %c64 = arith.constant 64 : i32
    %a = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<32x32xf32, #shared, #smem, mutable>
    %tid = nvvm.read.ptx.sreg.tid.x : i32
    %low = arith.cmpi slt, %tid, %c64 : i32
    cf.cond_br %low, ^store, ^load // expect check: note lower::divergent-parts
  ^store:
    ttg.local_store %x, %a : tensor<32x32xf32, #column> -> !ttg.memdesc<32x32xf32, #shared, #smem, mutable>
    cf.br ^end
  ^load:
    %y = ttg.local_load %a : !ttg.memdesc<32x32xf32, #shared, #smem, mutable> -> tensor<32x32xf32, #row>
    cf.br ^end
  ^end:
    tt.return
  }
  tt.func private @store(%x: tensor<32x32xf32, #column>, %a: !ttg.memdesc<32x32xf32, #shared, #smem, mutable>) {
    ttg.local_store %x, %a : tensor<32x32xf32, #column> -> !ttg.memdesc<32x32xf32, #shared, #smem, mutable>
    tt.return
  }
  tt.func public @on_an_unknown_value(%x: tensor<32x32xf32, #column>) {
    %c64 = arith.constant 64 : i32
    %a = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<32x32xf32, #shared, #smem, mutable>
    %tid = nvvm.read.ptx.sreg.tid.x : i32
    %low = arith.cmpi slt, %tid, %c64 : i32
    %p = "other.condition"() : () -> i1
    scf.if %p { // expect check: note lower::divergent-parts
      ttg.local_store %x, %a : tensor<32x32xf32, #column> -> !ttg.memdesc<32x32xf32, #shared, #smem, mutable>
    } else {
      %y = ttg.local_load %a : !ttg.memdesc<32x32xf32, #shared, #smem, mutable> -> tensor<32x32xf32, #row>
    }
    tt.return
  }
}

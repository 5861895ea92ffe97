// Lowerings contain barriers of all warps: conversions over scratch memory, reductions between warps, mbarrier arrivals. Only the
// first warp reaches those here, and waits forever. A conversion within each warp contains none.
#row = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#rows = #ttg.blocked<{sizePerThread = [4, 1], threadsPerWarp = [4, 8], warpsPerCTA = [1, 4], order = [1, 0]}>
#scalar = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 8192 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @conversion(%x: tensor<32x32xf32, #row>) {
    %c32 = arith.constant 32 : i32
    %tid = nvvm.read.ptx.sreg.tid.x : i32
    %first = arith.cmpi slt, %tid, %c32 : i32
    scf.if %first {
      %y = ttg.convert_layout %x {allocation.offset = 0 : i32, allocation.size = 4096 : i32} : tensor<32x32xf32, #row> -> tensor<32x32xf32, #rows> // expect check: SW301
    }
    tt.return
  }
  tt.func public @reduction(%x: tensor<32x32xf32, #rows>) {
    %c32 = arith.constant 32 : i32
    %tid = nvvm.read.ptx.sreg.tid.x : i32
    %first = arith.cmpi slt, %tid, %c32 : i32
    scf.if %first {
      %y = "tt.reduce"(%x) <{axis = 1 : i32}> ({ // expect check: SW301
      ^bb0(%a: f32, %b: f32):
        %s = arith.addf %a, %b : f32
        tt.reduce.return %s : f32
      }) {allocation.offset = 0 : i32, allocation.size = 512 : i32} : (tensor<32x32xf32, #rows>) -> tensor<32xf32, #ttg.slice<{dim = 1, parent = #rows}>>
    }
    tt.return
  }
  tt.func public @arrival(%bar: !ttg.memdesc<1xi64, #scalar, #smem, mutable>) {
    %c32 = arith.constant 32 : i32
    %tid = nvvm.read.ptx.sreg.tid.x : i32
    %first = arith.cmpi slt, %tid, %c32 : i32
    scf.if %first {
      ttng.arrive_barrier %bar, 1 : !ttg.memdesc<1xi64, #scalar, #smem, mutable> // expect check: SW301
    }
    tt.return
  }
  tt.func public @every_warp(%x: tensor<32x32xf32, #row>, %p: i1) {
    scf.if %p {
      %y = ttg.convert_layout %x {allocation.offset = 0 : i32, allocation.size = 4096 : i32} : tensor<32x32xf32, #row> -> tensor<32x32xf32, #rows>
    }
    tt.return
  }
}

// Barriers of some threads, and mbarriers of upstream dialects, are not followed. A kernel with one is
// not checked.
// options check: warp-locality
// expect check: bound unchecked
#sh = #gpu.address_space<workgroup>
!barriers = !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>
gpu.module @m [#nvvm.target<chip = "sm_90">] {
  gpu.func @half_of_the_threads(%v: f32) workgroup(%m : memref<512xf32, #sh>) kernel attributes {known_block_size = array<i32: 128, 1, 1>} {
    %tid = gpu.thread_id x
    %c1 = arith.constant 1 : i32
    %c64 = arith.constant 64 : i32
    %c63 = arith.constant 63 : index
    %limit = arith.constant 64 : index
    %lower = arith.cmpi ult, %tid, %limit : index
    scf.if %lower {
      %other = arith.subi %c63, %tid : index
      memref.store %v, %m[%tid] : memref<512xf32, #sh>
      nvvm.barrier id = %c1 number_of_threads = %c64 // expect check: note lower::unfollowed-barrier
      %x = memref.load %m[%other] : memref<512xf32, #sh>
    }
    gpu.return
  }
  gpu.func @arrivals(%v: f32) workgroup(%m : memref<512xf32, #sh>) kernel attributes {known_block_size = array<i32: 128, 1, 1>} {
    %tid = gpu.thread_id x
    %c0 = arith.constant 0 : index
    %c127 = arith.constant 127 : index
    %c128 = arith.constant 128 : index
    %ticks = arith.constant 1000 : index
    %parity = arith.constant false
    %other = arith.subi %c127, %tid : index
    %b = nvgpu.mbarrier.create -> !barriers
    nvgpu.mbarrier.init %b[%c0], %c128 : !barriers // expect check: note lower::unfollowed-barrier
    gpu.barrier
    memref.store %v, %m[%tid] : memref<512xf32, #sh>
    %token = nvgpu.mbarrier.arrive %b[%c0] : !barriers -> !nvgpu.mbarrier.token // expect check: note lower::unfollowed-barrier
    nvgpu.mbarrier.try_wait.parity %b[%c0], %parity, %ticks : !barriers // expect check: note lower::unfollowed-barrier
    %x = memref.load %m[%other] : memref<512xf32, #sh>
    gpu.return
  }
}

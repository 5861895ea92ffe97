// Workgroup memory is static, so that all calls of a function use the same bytes.
// options check: warp-locality
!b = memref<128xf32, #gpu.address_space<workgroup>>
gpu.module @m [#nvvm.target<chip = "sm_80">] {
  func.func private @reverse(%i: index, %r: index, %v: f32) -> f32 {
    %m = memref.alloca() : !b
    memref.store %v, %m[%i] : !b // expect check: SW102
    gpu.barrier
    %x = memref.load %m[%r] : !b
    return %x : f32
  }
  gpu.func @once(%v: f32, %n: index) kernel attributes {known_block_size = array<i32: 128, 1, 1>} {
    %tid = gpu.thread_id x
    %c127 = arith.constant 127 : index
    %r = arith.subi %c127, %tid : index
    %x = func.call @reverse(%tid, %r, %v) : (index, index, f32) -> f32
    gpu.return
  }
  gpu.func @racy_twice(%v: f32, %n: index) kernel attributes {known_block_size = array<i32: 128, 1, 1>} {
    %tid = gpu.thread_id x
    %c127 = arith.constant 127 : index
    %r = arith.subi %c127, %tid : index
    %x = func.call @reverse(%tid, %r, %v) : (index, index, f32) -> f32
    %y = func.call @reverse(%tid, %r, %x) : (index, index, f32) -> f32
    gpu.return
  }
  gpu.func @ok_twice(%v: f32, %n: index) kernel attributes {known_block_size = array<i32: 128, 1, 1>} {
    %tid = gpu.thread_id x
    %c127 = arith.constant 127 : index
    %r = arith.subi %c127, %tid : index
    %x = func.call @reverse(%tid, %r, %v) : (index, index, f32) -> f32
    gpu.barrier
    %y = func.call @reverse(%tid, %r, %x) : (index, index, f32) -> f32
    gpu.return
  }
}

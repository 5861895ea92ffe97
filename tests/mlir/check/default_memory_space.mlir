// A memref or pointer without a memory space may be workgroup memory, so the barrier between its
// accesses is not redundant. It is redundant where the memory is shown to be another.
// options check: target=gfx942
// options minimal: target=gfx942 remove-redundant

// The caller of a function that is no kernel may pass workgroup memory.
module {
  func.func @argument(%m: memref<256xf32>, %f: f32) {
    %c255 = arith.constant 255 : index
    %tx = gpu.thread_id x upper_bound 256
    %o = arith.subi %c255, %tx : index
    memref.store %f, %m[%tx] : memref<256xf32>
    gpu.barrier memfence [#gpu.address_space<workgroup>] // expect minimal: kept
    %y = memref.load %m[%o] : memref<256xf32>
    return
  }
}
// -----
// One of two arguments.
module {
  func.func @selected(%p: memref<256xf32>, %q: memref<256xf32>, %c: i1, %f: f32) {
    %c255 = arith.constant 255 : index
    %tx = gpu.thread_id x upper_bound 256
    %o = arith.subi %c255, %tx : index
    %m = arith.select %c, %p, %q : memref<256xf32>
    memref.store %f, %m[%tx] : memref<256xf32>
    amdgpu.lds_barrier // expect minimal: kept
    %y = memref.load %q[%o] : memref<256xf32>
    return
  }
}
// -----
// A generic pointer.
module {
  llvm.func @pointer(%p: !llvm.ptr, %f: f32) {
    %0 = rocdl.workitem.id.x : i32
    %q = llvm.getelementptr %p[%0] : (!llvm.ptr, i32) -> !llvm.ptr, f32
    llvm.store %f, %q : f32, !llvm.ptr
    amdgpu.lds_barrier // expect minimal: kept
    %y = llvm.load %p : !llvm.ptr -> f32
    llvm.return
  }
}
// -----
// An external function may write it.
module {
  func.func private @writes(memref<256xf32>)
  func.func @passed(%m: memref<256xf32>) {
    %c0 = arith.constant 0 : index
    func.call @writes(%m) : (memref<256xf32>) -> ()
    amdgpu.lds_barrier // expect minimal: kept
    %y = memref.load %m[%c0] : memref<256xf32>
    return
  }
}
// -----
// The host passes the arguments of a kernel.
module {
  gpu.module @m {
    gpu.func @kernel(%m: memref<256xf32>, %f: f32) kernel {
      %c255 = arith.constant 255 : index
      %tx = gpu.thread_id x upper_bound 256
      %o = arith.subi %c255, %tx : index
      memref.store %f, %m[%tx] : memref<256xf32>
      gpu.barrier memfence [#gpu.address_space<workgroup>] // expect check: SW401 // expect minimal: removed
      %y = memref.load %m[%o] : memref<256xf32>
      gpu.return
    }
  }
}
// -----
// An allocation without a space is not workgroup memory.
module {
  func.func @allocation(%f: f32) {
    %c255 = arith.constant 255 : index
    %tx = gpu.thread_id x upper_bound 256
    %o = arith.subi %c255, %tx : index
    %m = memref.alloc() : memref<256xf32>
    memref.store %f, %m[%tx] : memref<256xf32>
    gpu.barrier memfence [#gpu.address_space<workgroup>] // expect check: SW401 // expect minimal: removed
    %y = memref.load %m[%o] : memref<256xf32>
    return
  }
}
// -----
// Another address space.
module {
  llvm.func @global(%p: !llvm.ptr<1>, %f: f32) {
    %0 = rocdl.workitem.id.x : i32
    %q = llvm.getelementptr %p[%0] : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>, f32
    llvm.store %f, %q : f32, !llvm.ptr<1>
    amdgpu.lds_barrier // expect check: SW401 // expect minimal: removed
    %y = llvm.load %p : !llvm.ptr<1> -> f32
    llvm.return
  }
}
// -----
// It is only read.
module {
  func.func @reads(%m: memref<256xf32>, %f: f32) {
    %c0 = arith.constant 0 : index
    %x = memref.load %m[%c0] : memref<256xf32>
    amdgpu.lds_barrier // expect check: SW401 // expect minimal: removed
    %y = memref.load %m[%c0] : memref<256xf32>
    return
  }
}

// Memory that has another name: a cast to another space, dynamic memory.
// options check: warp-locality target=gfx942
// expect check: bound all-paths

// A cast to another space names the same memory.
#wg = #gpu.address_space<workgroup>
module {
  func.func @k(%n: index, %g: memref<4096xf32>) attributes {translation_info = #iree_codegen.translation_info<pipeline = None workgroup_size = [256, 1, 1] subgroup_size = 64>} {
    %c0 = arith.constant 0 : index
    %f = arith.constant 0.0 : f32
    %tx = gpu.thread_id x upper_bound 256
    %a = memref.alloc() : memref<1024xf32, #wg>
    memref.store %f, %a[%tx] : memref<1024xf32, #wg>
    %q = memref.memory_space_cast %a : memref<1024xf32, #wg> to memref<1024xf32>
    %y = memref.load %q[%c0] : memref<1024xf32> // expect check: SW101
    return
  }
}
// -----
// All dynamic memory is one.
#wg = #gpu.address_space<workgroup>
module {
  func.func @k(%n: index, %g: memref<4096xf32>) attributes {translation_info = #iree_codegen.translation_info<pipeline = None workgroup_size = [256, 1, 1] subgroup_size = 64>} {
    %c0 = arith.constant 0 : index
    %f = arith.constant 0.0 : f32
    %tx = gpu.thread_id x upper_bound 256
    %d = gpu.dynamic_shared_memory : memref<?xi8, #wg>
    %e = gpu.dynamic_shared_memory : memref<?xi8, #wg>
    %p = memref.view %d[%c0][] : memref<?xi8, #wg> to memref<256xf32, #wg>
    %q = memref.view %e[%c0][] : memref<?xi8, #wg> to memref<256xf32, #wg>
    memref.store %f, %p[%tx] : memref<256xf32, #wg>
    %y = memref.load %q[%c0] : memref<256xf32, #wg> // expect check: SW101
    return
  }
}
// -----
// A subgroup size of 0 stands for that of the GPU.
#wg = #gpu.address_space<workgroup>
module {
  func.func @k(%n: index, %g: memref<4096xf32>) attributes {translation_info = #iree_codegen.translation_info<pipeline = None workgroup_size = [256, 1, 1] subgroup_size = 0>} {
    %c0 = arith.constant 0 : index
    %f = arith.constant 0.0 : f32
    %tx = gpu.thread_id x upper_bound 256
    %a = memref.alloc() : memref<1024xf32, #wg>
    memref.store %f, %a[%tx] : memref<1024xf32, #wg>
    %y = memref.load %a[%c0] : memref<1024xf32, #wg> // expect check: SW101
    return
  }
}
// -----
// A private function gets the memory without its space.
#wg = #gpu.address_space<workgroup>
module {
  func.func private @reads(%m: memref<1024xf32>) -> f32 {
    %c0 = arith.constant 0 : index
    %y = memref.load %m[%c0] : memref<1024xf32> // expect check: SW101
    return %y : f32
  }
  func.func @k(%n: index, %g: memref<4096xf32>) attributes {translation_info = #iree_codegen.translation_info<pipeline = None workgroup_size = [256, 1, 1] subgroup_size = 64>} {
    %f = arith.constant 0.0 : f32
    %tx = gpu.thread_id x upper_bound 256
    %a = memref.alloc() : memref<1024xf32, #wg>
    memref.store %f, %a[%tx] : memref<1024xf32, #wg>
    %q = memref.memory_space_cast %a : memref<1024xf32, #wg> to memref<1024xf32>
    %y = func.call @reads(%q) : (memref<1024xf32>) -> f32
    return
  }
}
// -----
// The function returns a view of the memory.
#wg = #gpu.address_space<workgroup>
module {
  func.func private @row(%m: memref<4x256xf32>) -> memref<256xf32, strided<[1], offset: 256>> {
    %v = memref.subview %m[1, 0] [1, 256] [1, 1] : memref<4x256xf32> to memref<256xf32, strided<[1], offset: 256>>
    return %v : memref<256xf32, strided<[1], offset: 256>>
  }
  func.func @k(%n: index, %g: memref<4096xf32>) attributes {translation_info = #iree_codegen.translation_info<pipeline = None workgroup_size = [256, 1, 1] subgroup_size = 64>} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %f = arith.constant 0.0 : f32
    %tx = gpu.thread_id x upper_bound 256
    %a = memref.alloc() : memref<4x256xf32, #wg>
    memref.store %f, %a[%c1, %tx] : memref<4x256xf32, #wg>
    %q = memref.memory_space_cast %a : memref<4x256xf32, #wg> to memref<4x256xf32>
    %r = func.call @row(%q) : (memref<4x256xf32>) -> memref<256xf32, strided<[1], offset: 256>>
    %y = memref.load %r[%c0] : memref<256xf32, strided<[1], offset: 256>> // expect check: SW101
    return
  }
}
// -----
// Conditionals and loops carry it on.
#wg = #gpu.address_space<workgroup>
module {
  func.func @k(%n: index, %c: i1, %g: memref<1024xf32>) attributes {translation_info = #iree_codegen.translation_info<pipeline = None workgroup_size = [256, 1, 1] subgroup_size = 64>} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %f = arith.constant 0.0 : f32
    %tx = gpu.thread_id x upper_bound 256
    %a = memref.alloc() : memref<1024xf32, #wg>
    memref.store %f, %a[%tx] : memref<1024xf32, #wg>
    %q = memref.memory_space_cast %a : memref<1024xf32, #wg> to memref<1024xf32>
    %s = arith.select %c, %g, %q : memref<1024xf32>
    %x = memref.load %s[%c0] : memref<1024xf32> // expect check: SW101
    amdgpu.lds_barrier
    memref.store %f, %a[%tx] : memref<1024xf32, #wg>
    %t = scf.if %c -> memref<1024xf32> {
      scf.yield %q : memref<1024xf32>
    } else {
      scf.yield %g : memref<1024xf32>
    }
    %y = memref.load %t[%c0] : memref<1024xf32> // expect check: SW101
    amdgpu.lds_barrier
    memref.store %f, %a[%tx] : memref<1024xf32, #wg>
    %u = scf.for %i = %c0 to %n step %c1 iter_args(%v = %g) -> memref<1024xf32> {
      scf.yield %q : memref<1024xf32>
    }
    %z = memref.load %u[%c0] : memref<1024xf32> // expect check: SW101
    return
  }
}
// -----
// Generic pointers, in the kernel and in a function that it calls.
module {
  llvm.mlir.global internal @smem() {addr_space = 3 : i32} : !llvm.array<1024 x f32>
  llvm.func @reads(%p: !llvm.ptr) -> f32 attributes {sym_visibility = "private"} {
    %y = llvm.load %p : !llvm.ptr -> f32 // expect check: SW101
    llvm.return %y : f32
  }
  llvm.func @k() attributes {rocdl.kernel} {
    %0 = rocdl.workitem.id.x : i32
    %f = llvm.mlir.constant(0.0 : f32) : f32
    %a = llvm.mlir.addressof @smem : !llvm.ptr<3>
    %q = llvm.getelementptr %a[%0] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, f32
    llvm.store %f, %q : f32, !llvm.ptr<3>
    %c = llvm.addrspacecast %a : !llvm.ptr<3> to !llvm.ptr
    %y = llvm.load %c : !llvm.ptr -> f32 // expect check: SW101
    %z = llvm.call @reads(%c) : (!llvm.ptr) -> f32
    llvm.return
  }
}

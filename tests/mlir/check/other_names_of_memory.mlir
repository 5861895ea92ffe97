// Memory that has another name: a cast to another space, dynamic memory, an argument of an external
// function.
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
// An external function may access its arguments.
#wg = #gpu.address_space<workgroup>
module {
  func.func private @foo(memref<1024xf32, #wg>)
  func.func @k(%n: index, %g: memref<4096xf32>) attributes {translation_info = #iree_codegen.translation_info<pipeline = None workgroup_size = [256, 1, 1] subgroup_size = 64>} {
    %c0 = arith.constant 0 : index
    %a = memref.alloc() : memref<1024xf32, #wg>
    func.call @foo(%a) : (memref<1024xf32, #wg>) -> ()
    %y = memref.load %a[%c0] : memref<1024xf32, #wg> // expect check: SW101
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

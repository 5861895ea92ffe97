// A function without a body may do anything with its buffers. Races with it are not decided.
// options check: warp-locality target=gfx942
// expect check: bound some-runs

#wg = #gpu.address_space<workgroup>
module {
  func.func private @foo(memref<1024xf32, #wg>)
  func.func @k(%n: index, %g: memref<4096xf32>) attributes {translation_info = #iree_codegen.translation_info<pipeline = None workgroup_size = [256, 1, 1] subgroup_size = 64>} {
    %c0 = arith.constant 0 : index
    %a = memref.alloc() : memref<1024xf32, #wg>
    func.call @foo(%a) : (memref<1024xf32, #wg>) -> () // expect check: note lower::unknown-callee
    %y = memref.load %a[%c0] : memref<1024xf32, #wg>
    return
  }
}

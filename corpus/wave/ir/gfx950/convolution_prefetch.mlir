#map = affine_map<()[s0, s1] -> ((s0 + s1 * 32 - (s0 floordiv 16) * 16 + (s0 floordiv 64) * 16) floordiv 64)>
#map1 = affine_map<()[s0, s1] -> (((s0 + s1 * 32 - (s0 floordiv 16) * 16 + (s0 floordiv 64) * 16) mod 64) floordiv 8)>
#map2 = affine_map<()[s0] -> (s0 mod 8)>
#map3 = affine_map<()[s0] -> (((s0 mod 64) floordiv 16) * 8)>
#map4 = affine_map<()[s0, s1, s2] -> (s0 + s1 * 32 + s2 * 16 - (s0 floordiv 16) * 16)>
#map5 = affine_map<()[s0] -> (((s0 mod 64) floordiv 16) * 8 + 1)>
#map6 = affine_map<()[s0] -> (((s0 mod 64) floordiv 16) * 8 + 2)>
#map7 = affine_map<()[s0] -> (((s0 mod 64) floordiv 16) * 8 + 3)>
#map8 = affine_map<()[s0] -> (((s0 mod 64) floordiv 16) * 8 + 4)>
#map9 = affine_map<()[s0] -> (((s0 mod 64) floordiv 16) * 8 + 5)>
#map10 = affine_map<()[s0] -> (((s0 mod 64) floordiv 16) * 8 + 6)>
#map11 = affine_map<()[s0] -> (((s0 mod 64) floordiv 16) * 8 + 7)>
#map12 = affine_map<()[s0] -> (s0 mod 16 + (s0 floordiv 64) * 16)>
#map13 = affine_map<()[s0, s1] -> (s0 + s1 * 16 - (s0 floordiv 16) * 16)>
#map14 = affine_map<()[s0, s1, s2] -> ((s1 + 1) floordiv 3 + ((s0 + s2 * 32 + (s0 floordiv 64) * 16 - (s0 floordiv 16) * 16) mod 64) floordiv 8)>
#map15 = affine_map<()[s0, s1] -> (s0 + s1 - ((s1 + 1) floordiv 3) * 3 - (s0 floordiv 8) * 8 + 1)>
#map16 = affine_map<()[s0] -> ((s0 + 1) floordiv 3)>
#map17 = affine_map<()[s0] -> (s0 - ((s0 + 1) floordiv 3) * 3 + 1)>
#map18 = affine_map<()[s0, s1] -> ((s1 + (((s0 mod 64) floordiv 16) * 8 + 33) floordiv 32) floordiv 3)>
#map19 = affine_map<()[s0, s1] -> ((s1 + (((s0 mod 64) floordiv 16) * 8 + 33) floordiv 32) mod 3)>
#map20 = affine_map<()[s0, s1] -> ((s1 + (((s0 mod 64) floordiv 16) * 4 + 17) floordiv 16) floordiv 3)>
#map21 = affine_map<()[s0, s1] -> ((s1 + (((s0 mod 64) floordiv 16) * 4 + 17) floordiv 16) mod 3)>
#map22 = affine_map<()[s0, s1] -> ((s1 + (((s0 mod 64) floordiv 16) * 8 + 35) floordiv 32) floordiv 3)>
#map23 = affine_map<()[s0, s1] -> ((s1 + (((s0 mod 64) floordiv 16) * 8 + 35) floordiv 32) mod 3)>
#map24 = affine_map<()[s0, s1] -> ((s1 + (((s0 mod 64) floordiv 16) * 2 + 9) floordiv 8) floordiv 3)>
#map25 = affine_map<()[s0, s1] -> ((s1 + (((s0 mod 64) floordiv 16) * 2 + 9) floordiv 8) mod 3)>
#map26 = affine_map<()[s0, s1] -> ((s1 + (((s0 mod 64) floordiv 16) * 8 + 37) floordiv 32) floordiv 3)>
#map27 = affine_map<()[s0, s1] -> ((s1 + (((s0 mod 64) floordiv 16) * 8 + 37) floordiv 32) mod 3)>
#map28 = affine_map<()[s0, s1] -> ((s1 + (((s0 mod 64) floordiv 16) * 4 + 19) floordiv 16) floordiv 3)>
#map29 = affine_map<()[s0, s1] -> ((s1 + (((s0 mod 64) floordiv 16) * 4 + 19) floordiv 16) mod 3)>
#map30 = affine_map<()[s0, s1] -> ((s1 + (((s0 mod 64) floordiv 16) * 8 + 39) floordiv 32) floordiv 3)>
#map31 = affine_map<()[s0, s1] -> ((s1 + (((s0 mod 64) floordiv 16) * 8 + 39) floordiv 32) mod 3)>
#map32 = affine_map<()[s0, s1] -> ((s1 * 8 + (s0 floordiv 64) * 4 + (s0 mod 64) floordiv 16) floordiv 16)>
#map33 = affine_map<()[s0, s1] -> (((s1 * 8 + (s0 floordiv 64) * 4 + (s0 mod 64) floordiv 16) mod 16) floordiv 2)>
#map34 = affine_map<()[s0] -> (((s0 mod 64) floordiv 16) * 4 - (((s0 mod 64) floordiv 16) floordiv 2) * 8)>
#map35 = affine_map<()[s0, s1] -> (((s0 * 8 + (s1 floordiv 64) * 4 + (s1 mod 64) floordiv 16) mod 16) floordiv 2)>
#map36 = affine_map<()[s0] -> (((s0 mod 64) floordiv 16) * 4 - (((s0 mod 64) floordiv 16) floordiv 2) * 8 + 1)>
#map37 = affine_map<()[s0] -> (((s0 mod 64) floordiv 16) * 4 - (((s0 mod 64) floordiv 16) floordiv 2) * 8 + 2)>
#map38 = affine_map<()[s0] -> (((s0 mod 64) floordiv 16) * 4 - (((s0 mod 64) floordiv 16) floordiv 2) * 8 + 3)>
#translation = #iree_codegen.translation_info<pipeline = None workgroup_size = [128, 2, 1] subgroup_size = 64>
module attributes {transform.with_named_sequence} {
  stream.executable private @convolution {
    stream.executable.export public @convolution workgroups() -> (index, index, index) {
      %c4 = arith.constant 4 : index
      %c2 = arith.constant 2 : index
      %c1 = arith.constant 1 : index
      stream.return %c4, %c2, %c1 : index, index, index
    }
    builtin.module {
      func.func @convolution(%arg0: !stream.binding, %arg1: !stream.binding, %arg2: !stream.binding) attributes {translation_info = #translation} {
        %c8 = arith.constant 8 : index
        %c1 = arith.constant 1 : index
        %c2304 = arith.constant 2304 : index
        %cst = arith.constant dense<0.000000e+00> : vector<4xf32>
        %c0 = arith.constant 0 : index
        %0 = stream.binding.subspan %arg0[%c0] : !stream.binding -> memref<f16>
        %1 = stream.binding.subspan %arg1[%c0] : !stream.binding -> memref<f16>
        %2 = stream.binding.subspan %arg2[%c0] : !stream.binding -> memref<f32>
        %block_id_x = gpu.block_id  x upper_bound 4
        %block_id_y = gpu.block_id  y upper_bound 2
        %thread_id_x = gpu.thread_id  x upper_bound 128
        %thread_id_y = gpu.thread_id  y upper_bound 2
        %reinterpret_cast = memref.reinterpret_cast %0 to offset: [0], sizes: [2, 10, 10, 32], strides: [3200, 320, 32, 1] : memref<f16> to memref<2x10x10x32xf16, strided<[3200, 320, 32, 1]>>
        %reinterpret_cast_0 = memref.reinterpret_cast %1 to offset: [0], sizes: [3, 3, 32, 64], strides: [6144, 2048, 64, 1] : memref<f16> to memref<3x3x32x64xf16, strided<[6144, 2048, 64, 1]>>
        %reinterpret_cast_1 = memref.reinterpret_cast %2 to offset: [0], sizes: [2, 8, 8, 64], strides: [4096, 512, 64, 1] : memref<f32> to memref<2x8x8x64xf32, strided<[4096, 512, 64, 1]>>
        %alloc = memref.alloc() : memref<4608xi8, #gpu.address_space<workgroup>>
        %view = memref.view %alloc[%c0][] : memref<4608xi8, #gpu.address_space<workgroup>> to memref<32x36xf16, #gpu.address_space<workgroup>>
        %view_2 = memref.view %alloc[%c2304][] : memref<4608xi8, #gpu.address_space<workgroup>> to memref<32x36xf16, #gpu.address_space<workgroup>>
        %3 = affine.apply #map()[%thread_id_x, %block_id_x]
        %4 = affine.apply #map1()[%thread_id_x, %block_id_x]
        %5 = affine.apply #map2()[%thread_id_x]
        %6 = affine.apply #map3()[%thread_id_x]
        %7 = vector.load %reinterpret_cast[%3, %4, %5, %6] : memref<2x10x10x32xf16, strided<[3200, 320, 32, 1]>>, vector<8xf16>
        %8 = affine.apply #map4()[%thread_id_x, %block_id_y, %thread_id_y]
        %9 = memref.load %reinterpret_cast_0[%c0, %c0, %6, %8] : memref<3x3x32x64xf16, strided<[6144, 2048, 64, 1]>>
        %10 = affine.apply #map5()[%thread_id_x]
        %11 = memref.load %reinterpret_cast_0[%c0, %c0, %10, %8] : memref<3x3x32x64xf16, strided<[6144, 2048, 64, 1]>>
        %12 = affine.apply #map6()[%thread_id_x]
        %13 = memref.load %reinterpret_cast_0[%c0, %c0, %12, %8] : memref<3x3x32x64xf16, strided<[6144, 2048, 64, 1]>>
        %14 = affine.apply #map7()[%thread_id_x]
        %15 = memref.load %reinterpret_cast_0[%c0, %c0, %14, %8] : memref<3x3x32x64xf16, strided<[6144, 2048, 64, 1]>>
        %16 = affine.apply #map8()[%thread_id_x]
        %17 = memref.load %reinterpret_cast_0[%c0, %c0, %16, %8] : memref<3x3x32x64xf16, strided<[6144, 2048, 64, 1]>>
        %18 = affine.apply #map9()[%thread_id_x]
        %19 = memref.load %reinterpret_cast_0[%c0, %c0, %18, %8] : memref<3x3x32x64xf16, strided<[6144, 2048, 64, 1]>>
        %20 = affine.apply #map10()[%thread_id_x]
        %21 = memref.load %reinterpret_cast_0[%c0, %c0, %20, %8] : memref<3x3x32x64xf16, strided<[6144, 2048, 64, 1]>>
        %22 = affine.apply #map11()[%thread_id_x]
        %23 = memref.load %reinterpret_cast_0[%c0, %c0, %22, %8] : memref<3x3x32x64xf16, strided<[6144, 2048, 64, 1]>>
        %24 = vector.from_elements %9, %11, %13, %15, %17, %19, %21, %23 : vector<8xf16>
        %25 = affine.apply #map12()[%thread_id_x]
        vector.store %7, %view_2[%25, %6] : memref<32x36xf16, #gpu.address_space<workgroup>>, vector<8xf16>
        %26 = affine.apply #map13()[%thread_id_x, %thread_id_y]
        vector.store %24, %view[%26, %6] : memref<32x36xf16, #gpu.address_space<workgroup>>, vector<8xf16>
        %27 = scf.for %arg3 = %c0 to %c8 step %c1 iter_args(%arg4 = %cst) -> (vector<4xf32>) {
          amdgpu.lds_barrier
          %42 = vector.load %view[%26, %6] : memref<32x36xf16, #gpu.address_space<workgroup>>, vector<8xf16>
          %43 = vector.load %view_2[%25, %6] : memref<32x36xf16, #gpu.address_space<workgroup>>, vector<8xf16>
          %44 = affine.apply #map14()[%thread_id_x, %arg3, %block_id_x]
          %45 = affine.apply #map15()[%thread_id_x, %arg3]
          %46 = vector.load %reinterpret_cast[%3, %44, %45, %6] : memref<2x10x10x32xf16, strided<[3200, 320, 32, 1]>>, vector<8xf16>
          %47 = affine.apply #map16()[%arg3]
          %48 = affine.apply #map17()[%arg3]
          %49 = memref.load %reinterpret_cast_0[%47, %48, %6, %8] : memref<3x3x32x64xf16, strided<[6144, 2048, 64, 1]>>
          %50 = affine.apply #map18()[%thread_id_x, %arg3]
          %51 = affine.apply #map19()[%thread_id_x, %arg3]
          %52 = memref.load %reinterpret_cast_0[%50, %51, %10, %8] : memref<3x3x32x64xf16, strided<[6144, 2048, 64, 1]>>
          %53 = affine.apply #map20()[%thread_id_x, %arg3]
          %54 = affine.apply #map21()[%thread_id_x, %arg3]
          %55 = memref.load %reinterpret_cast_0[%53, %54, %12, %8] : memref<3x3x32x64xf16, strided<[6144, 2048, 64, 1]>>
          %56 = affine.apply #map22()[%thread_id_x, %arg3]
          %57 = affine.apply #map23()[%thread_id_x, %arg3]
          %58 = memref.load %reinterpret_cast_0[%56, %57, %14, %8] : memref<3x3x32x64xf16, strided<[6144, 2048, 64, 1]>>
          %59 = affine.apply #map24()[%thread_id_x, %arg3]
          %60 = affine.apply #map25()[%thread_id_x, %arg3]
          %61 = memref.load %reinterpret_cast_0[%59, %60, %16, %8] : memref<3x3x32x64xf16, strided<[6144, 2048, 64, 1]>>
          %62 = affine.apply #map26()[%thread_id_x, %arg3]
          %63 = affine.apply #map27()[%thread_id_x, %arg3]
          %64 = memref.load %reinterpret_cast_0[%62, %63, %18, %8] : memref<3x3x32x64xf16, strided<[6144, 2048, 64, 1]>>
          %65 = affine.apply #map28()[%thread_id_x, %arg3]
          %66 = affine.apply #map29()[%thread_id_x, %arg3]
          %67 = memref.load %reinterpret_cast_0[%65, %66, %20, %8] : memref<3x3x32x64xf16, strided<[6144, 2048, 64, 1]>>
          %68 = affine.apply #map30()[%thread_id_x, %arg3]
          %69 = affine.apply #map31()[%thread_id_x, %arg3]
          %70 = memref.load %reinterpret_cast_0[%68, %69, %22, %8] : memref<3x3x32x64xf16, strided<[6144, 2048, 64, 1]>>
          %71 = vector.from_elements %49, %52, %55, %58, %61, %64, %67, %70 : vector<8xf16>
          %72 = amdgpu.mfma 16x16x32 %43 * %42 + %arg4 blgp =  none : vector<8xf16>, vector<8xf16>, vector<4xf32>
          amdgpu.lds_barrier
          vector.store %46, %view_2[%25, %6] : memref<32x36xf16, #gpu.address_space<workgroup>>, vector<8xf16>
          vector.store %71, %view[%26, %6] : memref<32x36xf16, #gpu.address_space<workgroup>>, vector<8xf16>
          scf.yield %72 : vector<4xf32>
        }
        amdgpu.lds_barrier
        %28 = vector.load %view[%26, %6] : memref<32x36xf16, #gpu.address_space<workgroup>>, vector<8xf16>
        %29 = vector.load %view_2[%25, %6] : memref<32x36xf16, #gpu.address_space<workgroup>>, vector<8xf16>
        %30 = amdgpu.mfma 16x16x32 %29 * %28 + %27 blgp =  none : vector<8xf16>, vector<8xf16>, vector<4xf32>
        %31 = vector.extract_strided_slice %30 {offsets = [0], sizes = [1], strides = [1]} : vector<4xf32> to vector<1xf32>
        %32 = affine.apply #map32()[%thread_id_x, %block_id_x]
        %33 = affine.apply #map33()[%thread_id_x, %block_id_x]
        %34 = affine.apply #map34()[%thread_id_x]
        vector.store %31, %reinterpret_cast_1[%32, %33, %34, %8] : memref<2x8x8x64xf32, strided<[4096, 512, 64, 1]>>, vector<1xf32>
        %35 = vector.extract_strided_slice %30 {offsets = [1], sizes = [1], strides = [1]} : vector<4xf32> to vector<1xf32>
        %36 = affine.apply #map35()[%block_id_x, %thread_id_x]
        %37 = affine.apply #map36()[%thread_id_x]
        vector.store %35, %reinterpret_cast_1[%32, %36, %37, %8] : memref<2x8x8x64xf32, strided<[4096, 512, 64, 1]>>, vector<1xf32>
        %38 = vector.extract_strided_slice %30 {offsets = [2], sizes = [1], strides = [1]} : vector<4xf32> to vector<1xf32>
        %39 = affine.apply #map37()[%thread_id_x]
        vector.store %38, %reinterpret_cast_1[%32, %36, %39, %8] : memref<2x8x8x64xf32, strided<[4096, 512, 64, 1]>>, vector<1xf32>
        %40 = vector.extract_strided_slice %30 {offsets = [3], sizes = [1], strides = [1]} : vector<4xf32> to vector<1xf32>
        %41 = affine.apply #map38()[%thread_id_x]
        vector.store %40, %reinterpret_cast_1[%32, %36, %41, %8] : memref<2x8x8x64xf32, strided<[4096, 512, 64, 1]>>, vector<1xf32>
        return
      }
    }
  }
  func.func @isolated_benchmark$async(%arg0: !hal.buffer_view, %arg1: !hal.buffer_view, %arg2: !hal.buffer_view, %arg3: !hal.fence, %arg4: !hal.fence) -> !hal.buffer_view {
    %0 = hal.tensor.import wait(%arg3) => %arg0 : !hal.buffer_view -> tensor<2x10x10x32xf16>
    %1 = hal.tensor.import wait(%arg3) => %arg1 : !hal.buffer_view -> tensor<3x3x32x64xf16>
    %2 = hal.tensor.import wait(%arg3) => %arg2 : !hal.buffer_view -> tensor<2x8x8x64xf32>
    %3 = flow.dispatch @convolution::@convolution(%0, %1, %2) : (tensor<2x10x10x32xf16>, tensor<3x3x32x64xf16>, tensor<2x8x8x64xf32>) -> %2
    %4 = hal.tensor.barrier join(%3 : tensor<2x8x8x64xf32>) => %arg4 : !hal.fence
    %5 = hal.tensor.export %4 : tensor<2x8x8x64xf32> -> !hal.buffer_view
    return %5 : !hal.buffer_view
  }
}

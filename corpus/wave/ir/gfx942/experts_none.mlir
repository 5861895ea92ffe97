#map = affine_map<()[s0, s1] -> (s0 + s1 * 32 - (s0 floordiv 16) * 16 + (s0 floordiv 64) * 16)>
#map1 = affine_map<()[s0, s1, s2] -> (s1 * 16 + s2 * 32 + s0 floordiv 8 - ((s1 * 16 + s0 floordiv 8) floordiv 32) * 32)>
#map2 = affine_map<()[s0, s1] -> ((s1 * 16 + s0 floordiv 8) mod 32)>
#map3 = affine_map<()[s0] -> (s0 * 4 - (s0 floordiv 8) * 32)>
#map4 = affine_map<()[s0, s1] -> (s0 + s1 * 16 - (s0 floordiv 16) * 16)>
#map5 = affine_map<()[s0] -> (((s0 mod 64) floordiv 16) * 4)>
#map6 = affine_map<()[s0] -> (((s0 mod 64) floordiv 16) * 4 + 16)>
#map7 = affine_map<()[s0, s1] -> (s0 * 32 + ((s1 mod 64) floordiv 16) * 4)>
#map8 = affine_map<()[s0, s1] -> (s0 * 32 + ((s1 mod 64) floordiv 16) * 4 + 16)>
#map9 = affine_map<()[s0, s1] -> (s0 * 32 + s1 * 4 - (s1 floordiv 8) * 32)>
#map10 = affine_map<()[s0, s1] -> (s0 * 32 + (s1 floordiv 64) * 16 + ((s1 mod 64) floordiv 16) * 4)>
#map11 = affine_map<()[s0, s1, s2] -> (s0 + s1 * 32 + s2 * 16 - (s0 floordiv 16) * 16)>
#map12 = affine_map<()[s0, s1] -> (s0 * 32 + (s1 floordiv 64) * 16 + ((s1 mod 64) floordiv 16) * 4 + 1)>
#map13 = affine_map<()[s0, s1] -> (s0 * 32 + (s1 floordiv 64) * 16 + ((s1 mod 64) floordiv 16) * 4 + 2)>
#map14 = affine_map<()[s0, s1] -> (s0 * 32 + (s1 floordiv 64) * 16 + ((s1 mod 64) floordiv 16) * 4 + 3)>
#translation = #iree_codegen.translation_info<pipeline = None workgroup_size = [128, 2, 1] subgroup_size = 64>
module attributes {transform.with_named_sequence} {
  stream.executable private @experts {
    stream.executable.export public @experts workgroups() -> (index, index, index) {
      %c2 = arith.constant 2 : index
      %c1 = arith.constant 1 : index
      stream.return %c2, %c2, %c1 : index, index, index
    }
    builtin.module {
      func.func @experts(%arg0: !stream.binding, %arg1: !stream.binding, %arg2: !stream.binding, %arg3: !stream.binding) attributes {translation_info = #translation} {
        %c4 = arith.constant 4 : index
        %c1 = arith.constant 1 : index
        %cst = arith.constant dense<0.000000e+00> : vector<4xf32>
        %c0 = arith.constant 0 : index
        %0 = stream.binding.subspan %arg0[%c0] : !stream.binding -> memref<f16>
        %1 = stream.binding.subspan %arg1[%c0] : !stream.binding -> memref<i32>
        %2 = stream.binding.subspan %arg2[%c0] : !stream.binding -> memref<f16>
        %3 = stream.binding.subspan %arg3[%c0] : !stream.binding -> memref<f32>
        %block_id_x = gpu.block_id  x upper_bound 2
        %block_id_y = gpu.block_id  y upper_bound 2
        %thread_id_x = gpu.thread_id  x upper_bound 128
        %thread_id_y = gpu.thread_id  y upper_bound 2
        %reinterpret_cast = memref.reinterpret_cast %0 to offset: [0], sizes: [256, 128], strides: [128, 1] : memref<f16> to memref<256x128xf16, strided<[128, 1]>>
        %reinterpret_cast_0 = memref.reinterpret_cast %1 to offset: [0], sizes: [64], strides: [1] : memref<i32> to memref<64xi32, strided<[1]>>
        %reinterpret_cast_1 = memref.reinterpret_cast %2 to offset: [0], sizes: [64, 128], strides: [128, 1] : memref<f16> to memref<64x128xf16, strided<[128, 1]>>
        %reinterpret_cast_2 = memref.reinterpret_cast %3 to offset: [0], sizes: [64, 64], strides: [64, 1] : memref<f32> to memref<64x64xf32, strided<[64, 1]>>
        %alloc = memref.alloc() : memref<2304xi8, #gpu.address_space<workgroup>>
        %view = memref.view %alloc[%c0][] : memref<2304xi8, #gpu.address_space<workgroup>> to memref<32x36xf16, #gpu.address_space<workgroup>>
        %4 = affine.apply #map()[%thread_id_x, %block_id_x]
        %5 = vector.load %reinterpret_cast_0[%4] : memref<64xi32, strided<[1]>>, vector<1xi32>
        %6 = vector.extract %5[0] : i32 from vector<1xi32>
        %7 = arith.index_cast %6 : i32 to index
        %8 = affine.apply #map1()[%thread_id_x, %thread_id_y, %block_id_y]
        %9 = affine.apply #map2()[%thread_id_x, %thread_id_y]
        %10 = affine.apply #map3()[%thread_id_x]
        %11 = affine.apply #map4()[%thread_id_x, %thread_id_y]
        %12 = affine.apply #map5()[%thread_id_x]
        %13 = affine.apply #map6()[%thread_id_x]
        %14 = scf.for %arg4 = %c0 to %c4 step %c1 iter_args(%arg5 = %cst) -> (vector<4xf32>) {
          %24 = affine.apply #map7()[%arg4, %thread_id_x]
          %25 = vector.load %reinterpret_cast[%7, %24] : memref<256x128xf16, strided<[128, 1]>>, vector<4xf16>
          %26 = affine.apply #map8()[%arg4, %thread_id_x]
          %27 = vector.load %reinterpret_cast[%7, %26] : memref<256x128xf16, strided<[128, 1]>>, vector<4xf16>
          %28 = affine.apply #map9()[%arg4, %thread_id_x]
          %29 = vector.load %reinterpret_cast_1[%8, %28] : memref<64x128xf16, strided<[128, 1]>>, vector<4xf16>
          amdgpu.lds_barrier
          vector.store %29, %view[%9, %10] : memref<32x36xf16, #gpu.address_space<workgroup>>, vector<4xf16>
          amdgpu.lds_barrier
          %30 = vector.load %view[%11, %12] : memref<32x36xf16, #gpu.address_space<workgroup>>, vector<4xf16>
          %31 = vector.load %view[%11, %13] : memref<32x36xf16, #gpu.address_space<workgroup>>, vector<4xf16>
          %32 = amdgpu.mfma 16x16x16 %25 * %30 + %arg5 blgp =  none : vector<4xf16>, vector<4xf16>, vector<4xf32>
          %33 = amdgpu.mfma 16x16x16 %27 * %31 + %32 blgp =  none : vector<4xf16>, vector<4xf16>, vector<4xf32>
          scf.yield %33 : vector<4xf32>
        }
        %15 = vector.extract_strided_slice %14 {offsets = [0], sizes = [1], strides = [1]} : vector<4xf32> to vector<1xf32>
        %16 = affine.apply #map10()[%block_id_x, %thread_id_x]
        %17 = affine.apply #map11()[%thread_id_x, %block_id_y, %thread_id_y]
        vector.store %15, %reinterpret_cast_2[%16, %17] : memref<64x64xf32, strided<[64, 1]>>, vector<1xf32>
        %18 = vector.extract_strided_slice %14 {offsets = [1], sizes = [1], strides = [1]} : vector<4xf32> to vector<1xf32>
        %19 = affine.apply #map12()[%block_id_x, %thread_id_x]
        vector.store %18, %reinterpret_cast_2[%19, %17] : memref<64x64xf32, strided<[64, 1]>>, vector<1xf32>
        %20 = vector.extract_strided_slice %14 {offsets = [2], sizes = [1], strides = [1]} : vector<4xf32> to vector<1xf32>
        %21 = affine.apply #map13()[%block_id_x, %thread_id_x]
        vector.store %20, %reinterpret_cast_2[%21, %17] : memref<64x64xf32, strided<[64, 1]>>, vector<1xf32>
        %22 = vector.extract_strided_slice %14 {offsets = [3], sizes = [1], strides = [1]} : vector<4xf32> to vector<1xf32>
        %23 = affine.apply #map14()[%block_id_x, %thread_id_x]
        vector.store %22, %reinterpret_cast_2[%23, %17] : memref<64x64xf32, strided<[64, 1]>>, vector<1xf32>
        return
      }
    }
  }
  func.func @isolated_benchmark$async(%arg0: !hal.buffer_view, %arg1: !hal.buffer_view, %arg2: !hal.buffer_view, %arg3: !hal.buffer_view, %arg4: !hal.fence, %arg5: !hal.fence) -> !hal.buffer_view {
    %0 = hal.tensor.import wait(%arg4) => %arg0 : !hal.buffer_view -> tensor<256x128xf16>
    %1 = hal.tensor.import wait(%arg4) => %arg1 : !hal.buffer_view -> tensor<64xi32>
    %2 = hal.tensor.import wait(%arg4) => %arg2 : !hal.buffer_view -> tensor<64x128xf16>
    %3 = hal.tensor.import wait(%arg4) => %arg3 : !hal.buffer_view -> tensor<64x64xf32>
    %4 = flow.dispatch @experts::@experts(%0, %1, %2, %3) : (tensor<256x128xf16>, tensor<64xi32>, tensor<64x128xf16>, tensor<64x64xf32>) -> %3
    %5 = hal.tensor.barrier join(%4 : tensor<64x64xf32>) => %arg5 : !hal.fence
    %6 = hal.tensor.export %5 : tensor<64x64xf32> -> !hal.buffer_view
    return %6 : !hal.buffer_view
  }
}

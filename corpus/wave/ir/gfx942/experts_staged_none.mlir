#map = affine_map<()[s0, s1, s2] -> (s1 * 8 + s2 * 16 + s0 floordiv 8 - ((s1 * 8 + s0 floordiv 8) floordiv 16) * 16)>
#map1 = affine_map<()[s0, s1] -> ((s1 * 8 + s0 floordiv 8) mod 16)>
#map2 = affine_map<()[s0] -> (s0 * 4 - (s0 floordiv 8) * 32)>
#map3 = affine_map<()[s0] -> (s0 mod 16 + (s0 floordiv 64) * 16)>
#map4 = affine_map<()[s0] -> (((s0 mod 64) floordiv 16) * 4)>
#map5 = affine_map<()[s0] -> (((s0 mod 64) floordiv 16) * 4 + 16)>
#map6 = affine_map<()[s0, s1, s2] -> (s1 * 16 + s2 * 32 + s0 floordiv 4 - ((s1 * 16 + s0 floordiv 4) floordiv 32) * 32)>
#map7 = affine_map<()[s0, s1] -> ((s1 * 16 + s0 floordiv 4) mod 32)>
#map8 = affine_map<()[s0] -> (s0 * 8 - (s0 floordiv 4) * 32)>
#map9 = affine_map<()[s0, s1] -> (s0 + s1 * 16 - (s0 floordiv 16) * 16)>
#map10 = affine_map<()[s0, s1] -> (s0 * 32 + s1 * 4 - (s1 floordiv 8) * 32)>
#map11 = affine_map<()[s0, s1] -> (s0 * 32 + s1 * 8 - (s1 floordiv 4) * 32)>
#map12 = affine_map<()[s0, s1] -> (s1 * 16 + (s0 floordiv 64) * 16 + ((s0 mod 64) floordiv 16) * 4)>
#map13 = affine_map<()[s0, s1, s2] -> (s0 + s1 * 32 + s2 * 16 - (s0 floordiv 16) * 16)>
#map14 = affine_map<()[s0, s1] -> (s1 * 16 + (s0 floordiv 64) * 16 + ((s0 mod 64) floordiv 16) * 4 + 1)>
#map15 = affine_map<()[s0, s1] -> (s1 * 16 + (s0 floordiv 64) * 16 + ((s0 mod 64) floordiv 16) * 4 + 2)>
#map16 = affine_map<()[s0, s1] -> (s1 * 16 + (s0 floordiv 64) * 16 + ((s0 mod 64) floordiv 16) * 4 + 3)>
#translation = #iree_codegen.translation_info<pipeline = None workgroup_size = [64, 2, 1] subgroup_size = 64>
module attributes {transform.with_named_sequence} {
  stream.executable private @experts_staged {
    stream.executable.export public @experts_staged workgroups() -> (index, index, index) {
      %c4 = arith.constant 4 : index
      %c2 = arith.constant 2 : index
      %c1 = arith.constant 1 : index
      stream.return %c4, %c2, %c1 : index, index, index
    }
    builtin.module {
      func.func @experts_staged(%arg0: !stream.binding, %arg1: !stream.binding, %arg2: !stream.binding, %arg3: !stream.binding) attributes {translation_info = #translation} {
        %c4 = arith.constant 4 : index
        %c1 = arith.constant 1 : index
        %cst = arith.constant dense<0.000000e+00> : vector<4xf32>
        %c0 = arith.constant 0 : index
        %0 = stream.binding.subspan %arg0[%c0] : !stream.binding -> memref<f16>
        %1 = stream.binding.subspan %arg1[%c0] : !stream.binding -> memref<i32>
        %2 = stream.binding.subspan %arg2[%c0] : !stream.binding -> memref<f16>
        %3 = stream.binding.subspan %arg3[%c0] : !stream.binding -> memref<f32>
        %block_id_x = gpu.block_id  x upper_bound 4
        %block_id_y = gpu.block_id  y upper_bound 2
        %thread_id_x = gpu.thread_id  x upper_bound 64
        %thread_id_y = gpu.thread_id  y upper_bound 2
        %reinterpret_cast = memref.reinterpret_cast %0 to offset: [0], sizes: [256, 128], strides: [128, 1] : memref<f16> to memref<256x128xf16, strided<[128, 1]>>
        %reinterpret_cast_0 = memref.reinterpret_cast %1 to offset: [0], sizes: [64], strides: [1] : memref<i32> to memref<64xi32, strided<[1]>>
        %reinterpret_cast_1 = memref.reinterpret_cast %2 to offset: [0], sizes: [64, 128], strides: [128, 1] : memref<f16> to memref<64x128xf16, strided<[128, 1]>>
        %reinterpret_cast_2 = memref.reinterpret_cast %3 to offset: [0], sizes: [64, 64], strides: [64, 1] : memref<f32> to memref<64x64xf32, strided<[64, 1]>>
        %alloc = memref.alloc() : memref<2304xi8, #gpu.address_space<workgroup>>
        %view = memref.view %alloc[%c0][] : memref<2304xi8, #gpu.address_space<workgroup>> to memref<16x32xf16, #gpu.address_space<workgroup>>
        %view_3 = memref.view %alloc[%c0][] : memref<2304xi8, #gpu.address_space<workgroup>> to memref<32x36xf16, #gpu.address_space<workgroup>>
        %4 = affine.apply #map()[%thread_id_x, %thread_id_y, %block_id_x]
        %5 = memref.load %reinterpret_cast_0[%4] : memref<64xi32, strided<[1]>>
        %6 = arith.index_cast %5 : i32 to index
        %7 = affine.apply #map1()[%thread_id_x, %thread_id_y]
        %8 = affine.apply #map2()[%thread_id_x]
        %9 = affine.apply #map3()[%thread_id_x]
        %10 = affine.apply #map4()[%thread_id_x]
        %11 = affine.apply #map5()[%thread_id_x]
        %12 = affine.apply #map6()[%thread_id_x, %thread_id_y, %block_id_y]
        %13 = affine.apply #map7()[%thread_id_x, %thread_id_y]
        %14 = affine.apply #map8()[%thread_id_x]
        %15 = affine.apply #map9()[%thread_id_x, %thread_id_y]
        %16 = scf.for %arg4 = %c0 to %c4 step %c1 iter_args(%arg5 = %cst) -> (vector<4xf32>) {
          %26 = affine.apply #map10()[%arg4, %thread_id_x]
          %27 = vector.load %reinterpret_cast[%6, %26] : memref<256x128xf16, strided<[128, 1]>>, vector<4xf16>
          vector.store %27, %view[%7, %8] : memref<16x32xf16, #gpu.address_space<workgroup>>, vector<4xf16>
          amdgpu.lds_barrier
          %28 = vector.load %view[%9, %10] : memref<16x32xf16, #gpu.address_space<workgroup>>, vector<4xf16>
          %29 = vector.load %view[%9, %11] : memref<16x32xf16, #gpu.address_space<workgroup>>, vector<4xf16>
          %30 = affine.apply #map11()[%arg4, %thread_id_x]
          %31 = vector.load %reinterpret_cast_1[%12, %30] : memref<64x128xf16, strided<[128, 1]>>, vector<8xf16>
          amdgpu.lds_barrier
          vector.store %31, %view_3[%13, %14] : memref<32x36xf16, #gpu.address_space<workgroup>>, vector<8xf16>
          amdgpu.lds_barrier
          %32 = vector.load %view_3[%15, %10] : memref<32x36xf16, #gpu.address_space<workgroup>>, vector<4xf16>
          %33 = vector.load %view_3[%15, %11] : memref<32x36xf16, #gpu.address_space<workgroup>>, vector<4xf16>
          %34 = amdgpu.mfma 16x16x16 %28 * %32 + %arg5 blgp =  none : vector<4xf16>, vector<4xf16>, vector<4xf32>
          %35 = amdgpu.mfma 16x16x16 %29 * %33 + %34 blgp =  none : vector<4xf16>, vector<4xf16>, vector<4xf32>
          scf.yield %35 : vector<4xf32>
        }
        %17 = vector.extract_strided_slice %16 {offsets = [0], sizes = [1], strides = [1]} : vector<4xf32> to vector<1xf32>
        %18 = affine.apply #map12()[%thread_id_x, %block_id_x]
        %19 = affine.apply #map13()[%thread_id_x, %block_id_y, %thread_id_y]
        vector.store %17, %reinterpret_cast_2[%18, %19] : memref<64x64xf32, strided<[64, 1]>>, vector<1xf32>
        %20 = vector.extract_strided_slice %16 {offsets = [1], sizes = [1], strides = [1]} : vector<4xf32> to vector<1xf32>
        %21 = affine.apply #map14()[%thread_id_x, %block_id_x]
        vector.store %20, %reinterpret_cast_2[%21, %19] : memref<64x64xf32, strided<[64, 1]>>, vector<1xf32>
        %22 = vector.extract_strided_slice %16 {offsets = [2], sizes = [1], strides = [1]} : vector<4xf32> to vector<1xf32>
        %23 = affine.apply #map15()[%thread_id_x, %block_id_x]
        vector.store %22, %reinterpret_cast_2[%23, %19] : memref<64x64xf32, strided<[64, 1]>>, vector<1xf32>
        %24 = vector.extract_strided_slice %16 {offsets = [3], sizes = [1], strides = [1]} : vector<4xf32> to vector<1xf32>
        %25 = affine.apply #map16()[%thread_id_x, %block_id_x]
        vector.store %24, %reinterpret_cast_2[%25, %19] : memref<64x64xf32, strided<[64, 1]>>, vector<1xf32>
        return
      }
    }
  }
  func.func @isolated_benchmark$async(%arg0: !hal.buffer_view, %arg1: !hal.buffer_view, %arg2: !hal.buffer_view, %arg3: !hal.buffer_view, %arg4: !hal.fence, %arg5: !hal.fence) -> !hal.buffer_view {
    %0 = hal.tensor.import wait(%arg4) => %arg0 : !hal.buffer_view -> tensor<256x128xf16>
    %1 = hal.tensor.import wait(%arg4) => %arg1 : !hal.buffer_view -> tensor<64xi32>
    %2 = hal.tensor.import wait(%arg4) => %arg2 : !hal.buffer_view -> tensor<64x128xf16>
    %3 = hal.tensor.import wait(%arg4) => %arg3 : !hal.buffer_view -> tensor<64x64xf32>
    %4 = flow.dispatch @experts_staged::@experts_staged(%0, %1, %2, %3) : (tensor<256x128xf16>, tensor<64xi32>, tensor<64x128xf16>, tensor<64x64xf32>) -> %3
    %5 = hal.tensor.barrier join(%4 : tensor<64x64xf32>) => %arg5 : !hal.fence
    %6 = hal.tensor.export %5 : tensor<64x64xf32> -> !hal.buffer_view
    return %6 : !hal.buffer_view
  }
}

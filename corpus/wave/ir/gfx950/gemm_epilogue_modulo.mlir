#map = affine_map<()[s0, s1] -> (s0 + s1 * 32 - (s0 floordiv 16) * 16 + (s0 floordiv 64) * 16)>
#map1 = affine_map<()[s0] -> (((s0 mod 64) floordiv 16) * 8)>
#map2 = affine_map<()[s0, s1] -> (s1 * 32 + (s0 floordiv 4) mod 32)>
#map3 = affine_map<()[s0] -> (s0 * 8 - (s0 floordiv 4) * 32)>
#map4 = affine_map<()[s0] -> (s0 mod 16 + (s0 floordiv 64) * 16)>
#map5 = affine_map<()[s0] -> ((s0 floordiv 4) mod 32)>
#map6 = affine_map<()[s0] -> (((s0 mod 64) floordiv 16) * 8 + 32)>
#map7 = affine_map<()[s0] -> (s0 * 8 - (s0 floordiv 4) * 32 + 32)>
#map8 = affine_map<()[s0] -> (s0 mod 16)>
#map9 = affine_map<()[s0] -> (s0 mod 16 + 16)>
#map10 = affine_map<()[s0, s1] -> (s0 * 32 + ((s1 mod 64) floordiv 16) * 8 + 64)>
#map11 = affine_map<()[s0, s1] -> (s0 * 32 + s1 * 8 - (s1 floordiv 4) * 32 + 64)>
#map12 = affine_map<()[s0, s1] -> (s0 * 32 + (s1 floordiv 64) * 16 + ((s1 mod 64) floordiv 16) * 4)>
#map13 = affine_map<()[s0, s1] -> (s0 + s1 * 32 - (s0 floordiv 16) * 16)>
#map14 = affine_map<()[s0, s1] -> (s0 * 32 + (s1 floordiv 64) * 16 + ((s1 mod 64) floordiv 16) * 4 + 1)>
#map15 = affine_map<()[s0, s1] -> (s0 * 32 + (s1 floordiv 64) * 16 + ((s1 mod 64) floordiv 16) * 4 + 2)>
#map16 = affine_map<()[s0, s1] -> (s0 * 32 + (s1 floordiv 64) * 16 + ((s1 mod 64) floordiv 16) * 4 + 3)>
#map17 = affine_map<()[s0, s1] -> (s0 + s1 * 32 - (s0 floordiv 16) * 16 + 16)>
#map18 = affine_map<()[s0, s1] -> (s0 + s1 * 32 - (s0 floordiv 32) * 32)>
#map19 = affine_map<()[s0] -> (s0 mod 32)>
#map20 = affine_map<()[s0] -> ((s0 floordiv 64) * 16 + ((s0 mod 64) floordiv 16) * 4)>
#translation = #iree_codegen.translation_info<pipeline = None workgroup_size = [128, 1, 1] subgroup_size = 64>
module attributes {transform.with_named_sequence} {
  stream.executable private @gemm_epilogue {
    stream.executable.export public @gemm_epilogue workgroups() -> (index, index, index) {
      %c2 = arith.constant 2 : index
      %c3 = arith.constant 3 : index
      %c1 = arith.constant 1 : index
      stream.return %c2, %c3, %c1 : index, index, index
    }
    builtin.module {
      func.func @gemm_epilogue(%arg0: !stream.binding, %arg1: !stream.binding, %arg2: !stream.binding, %arg3: !stream.binding) attributes {translation_info = #translation} {
        %c2 = arith.constant 2 : index
        %c1 = arith.constant 1 : index
        %c2304 = arith.constant 2304 : index
        %cst = arith.constant dense<0.000000e+00> : vector<4xf32>
        %c4096 = arith.constant 4096 : index
        %c0 = arith.constant 0 : index
        %0 = stream.binding.subspan %arg0[%c0] : !stream.binding -> memref<f16>
        %1 = stream.binding.subspan %arg1[%c0] : !stream.binding -> memref<f16>
        %2 = stream.binding.subspan %arg2[%c0] : !stream.binding -> memref<f32>
        %3 = stream.binding.subspan %arg3[%c0] : !stream.binding -> memref<f32>
        %block_id_x = gpu.block_id  x upper_bound 2
        %block_id_y = gpu.block_id  y upper_bound 3
        %thread_id_x = gpu.thread_id  x upper_bound 128
        %reinterpret_cast = memref.reinterpret_cast %0 to offset: [0], sizes: [64, 128], strides: [128, 1] : memref<f16> to memref<64x128xf16, strided<[128, 1]>>
        %reinterpret_cast_0 = memref.reinterpret_cast %1 to offset: [0], sizes: [96, 128], strides: [128, 1] : memref<f16> to memref<96x128xf16, strided<[128, 1]>>
        %reinterpret_cast_1 = memref.reinterpret_cast %2 to offset: [0], sizes: [96], strides: [1] : memref<f32> to memref<96xf32, strided<[1]>>
        %reinterpret_cast_2 = memref.reinterpret_cast %3 to offset: [0], sizes: [64, 96], strides: [96, 1] : memref<f32> to memref<64x96xf32, strided<[96, 1]>>
        %alloc = memref.alloc() : memref<4608xi8, #gpu.address_space<workgroup>>
        %view = memref.view %alloc[%c4096][] : memref<4608xi8, #gpu.address_space<workgroup>> to memref<34xf32, #gpu.address_space<workgroup>>
        %view_3 = memref.view %alloc[%c0][] : memref<4608xi8, #gpu.address_space<workgroup>> to memref<32x32xf32, #gpu.address_space<workgroup>>
        %view_4 = memref.view %alloc[%c0][] : memref<4608xi8, #gpu.address_space<workgroup>> to memref<32x36xf16, #gpu.address_space<workgroup>>
        %view_5 = memref.view %alloc[%c2304][] : memref<4608xi8, #gpu.address_space<workgroup>> to memref<32x36xf16, #gpu.address_space<workgroup>>
        %4 = affine.apply #map()[%thread_id_x, %block_id_x]
        %5 = affine.apply #map1()[%thread_id_x]
        %6 = vector.load %reinterpret_cast[%4, %5] : memref<64x128xf16, strided<[128, 1]>>, vector<8xf16>
        %7 = affine.apply #map2()[%thread_id_x, %block_id_y]
        %8 = affine.apply #map3()[%thread_id_x]
        %9 = vector.load %reinterpret_cast_0[%7, %8] : memref<96x128xf16, strided<[128, 1]>>, vector<8xf16>
        %10 = affine.apply #map4()[%thread_id_x]
        vector.store %6, %view_5[%10, %5] : memref<32x36xf16, #gpu.address_space<workgroup>>, vector<8xf16>
        %11 = affine.apply #map5()[%thread_id_x]
        vector.store %9, %view_4[%11, %8] : memref<32x36xf16, #gpu.address_space<workgroup>>, vector<8xf16>
        %12 = affine.apply #map6()[%thread_id_x]
        %13 = vector.load %reinterpret_cast[%4, %12] : memref<64x128xf16, strided<[128, 1]>>, vector<8xf16>
        %14 = affine.apply #map7()[%thread_id_x]
        %15 = vector.load %reinterpret_cast_0[%7, %14] : memref<96x128xf16, strided<[128, 1]>>, vector<8xf16>
        amdgpu.lds_barrier
        %16 = affine.apply #map8()[%thread_id_x]
        %17 = vector.load %view_4[%16, %5] : memref<32x36xf16, #gpu.address_space<workgroup>>, vector<8xf16>
        %18 = affine.apply #map9()[%thread_id_x]
        %19 = vector.load %view_4[%18, %5] : memref<32x36xf16, #gpu.address_space<workgroup>>, vector<8xf16>
        %20 = vector.load %view_5[%10, %5] : memref<32x36xf16, #gpu.address_space<workgroup>>, vector<8xf16>
        %21:7 = scf.for %arg4 = %c0 to %c2 step %c1 iter_args(%arg5 = %cst, %arg6 = %cst, %arg7 = %13, %arg8 = %15, %arg9 = %17, %arg10 = %19, %arg11 = %20) -> (vector<4xf32>, vector<4xf32>, vector<8xf16>, vector<8xf16>, vector<8xf16>, vector<8xf16>, vector<8xf16>) {
          %65 = amdgpu.mfma 16x16x32 %arg11 * %arg9 + %arg5 blgp =  none : vector<8xf16>, vector<8xf16>, vector<4xf32>
          %66 = amdgpu.mfma 16x16x32 %arg11 * %arg10 + %arg6 blgp =  none : vector<8xf16>, vector<8xf16>, vector<4xf32>
          amdgpu.lds_barrier
          vector.store %arg7, %view_5[%10, %5] : memref<32x36xf16, #gpu.address_space<workgroup>>, vector<8xf16>
          vector.store %arg8, %view_4[%11, %8] : memref<32x36xf16, #gpu.address_space<workgroup>>, vector<8xf16>
          %67 = affine.apply #map10()[%arg4, %thread_id_x]
          %68 = vector.load %reinterpret_cast[%4, %67] : memref<64x128xf16, strided<[128, 1]>>, vector<8xf16>
          %69 = affine.apply #map11()[%arg4, %thread_id_x]
          %70 = vector.load %reinterpret_cast_0[%7, %69] : memref<96x128xf16, strided<[128, 1]>>, vector<8xf16>
          amdgpu.lds_barrier
          %71 = vector.load %view_4[%16, %5] : memref<32x36xf16, #gpu.address_space<workgroup>>, vector<8xf16>
          %72 = vector.load %view_4[%18, %5] : memref<32x36xf16, #gpu.address_space<workgroup>>, vector<8xf16>
          %73 = vector.load %view_5[%10, %5] : memref<32x36xf16, #gpu.address_space<workgroup>>, vector<8xf16>
          scf.yield %65, %66, %68, %70, %71, %72, %73 : vector<4xf32>, vector<4xf32>, vector<8xf16>, vector<8xf16>, vector<8xf16>, vector<8xf16>, vector<8xf16>
        }
        %22 = amdgpu.mfma 16x16x32 %21#6 * %21#4 + %21#0 blgp =  none : vector<8xf16>, vector<8xf16>, vector<4xf32>
        %23 = amdgpu.mfma 16x16x32 %21#6 * %21#5 + %21#1 blgp =  none : vector<8xf16>, vector<8xf16>, vector<4xf32>
        amdgpu.lds_barrier
        vector.store %21#2, %view_5[%10, %5] : memref<32x36xf16, #gpu.address_space<workgroup>>, vector<8xf16>
        vector.store %21#3, %view_4[%11, %8] : memref<32x36xf16, #gpu.address_space<workgroup>>, vector<8xf16>
        amdgpu.lds_barrier
        %24 = vector.load %view_4[%16, %5] : memref<32x36xf16, #gpu.address_space<workgroup>>, vector<8xf16>
        %25 = vector.load %view_4[%18, %5] : memref<32x36xf16, #gpu.address_space<workgroup>>, vector<8xf16>
        %26 = vector.load %view_5[%10, %5] : memref<32x36xf16, #gpu.address_space<workgroup>>, vector<8xf16>
        %27 = amdgpu.mfma 16x16x32 %26 * %24 + %22 blgp =  none : vector<8xf16>, vector<8xf16>, vector<4xf32>
        %28 = amdgpu.mfma 16x16x32 %26 * %25 + %23 blgp =  none : vector<8xf16>, vector<8xf16>, vector<4xf32>
        %29 = vector.extract_strided_slice %27 {offsets = [0], sizes = [1], strides = [1]} : vector<4xf32> to vector<1xf32>
        amdgpu.lds_barrier
        %30 = affine.apply #map12()[%block_id_x, %thread_id_x]
        %31 = affine.apply #map13()[%thread_id_x, %block_id_y]
        vector.store %29, %view_3[%30, %31] : memref<32x32xf32, #gpu.address_space<workgroup>>, vector<1xf32>
        %32 = vector.extract_strided_slice %27 {offsets = [1], sizes = [1], strides = [1]} : vector<4xf32> to vector<1xf32>
        %33 = affine.apply #map14()[%block_id_x, %thread_id_x]
        vector.store %32, %view_3[%33, %31] : memref<32x32xf32, #gpu.address_space<workgroup>>, vector<1xf32>
        %34 = vector.extract_strided_slice %27 {offsets = [2], sizes = [1], strides = [1]} : vector<4xf32> to vector<1xf32>
        %35 = affine.apply #map15()[%block_id_x, %thread_id_x]
        vector.store %34, %view_3[%35, %31] : memref<32x32xf32, #gpu.address_space<workgroup>>, vector<1xf32>
        %36 = vector.extract_strided_slice %27 {offsets = [3], sizes = [1], strides = [1]} : vector<4xf32> to vector<1xf32>
        %37 = affine.apply #map16()[%block_id_x, %thread_id_x]
        vector.store %36, %view_3[%37, %31] : memref<32x32xf32, #gpu.address_space<workgroup>>, vector<1xf32>
        %38 = vector.extract_strided_slice %28 {offsets = [0], sizes = [1], strides = [1]} : vector<4xf32> to vector<1xf32>
        %39 = affine.apply #map17()[%thread_id_x, %block_id_y]
        vector.store %38, %view_3[%30, %39] : memref<32x32xf32, #gpu.address_space<workgroup>>, vector<1xf32>
        %40 = vector.extract_strided_slice %28 {offsets = [1], sizes = [1], strides = [1]} : vector<4xf32> to vector<1xf32>
        vector.store %40, %view_3[%33, %39] : memref<32x32xf32, #gpu.address_space<workgroup>>, vector<1xf32>
        %41 = vector.extract_strided_slice %28 {offsets = [2], sizes = [1], strides = [1]} : vector<4xf32> to vector<1xf32>
        vector.store %41, %view_3[%35, %39] : memref<32x32xf32, #gpu.address_space<workgroup>>, vector<1xf32>
        %42 = vector.extract_strided_slice %28 {offsets = [3], sizes = [1], strides = [1]} : vector<4xf32> to vector<1xf32>
        vector.store %42, %view_3[%37, %39] : memref<32x32xf32, #gpu.address_space<workgroup>>, vector<1xf32>
        %43 = affine.apply #map18()[%thread_id_x, %block_id_y]
        %44 = vector.load %reinterpret_cast_1[%43] : memref<96xf32, strided<[1]>>, vector<1xf32>
        amdgpu.lds_barrier
        %45 = affine.apply #map19()[%thread_id_x]
        vector.store %44, %view[%45] : memref<34xf32, #gpu.address_space<workgroup>>, vector<1xf32>
        amdgpu.lds_barrier
        %46 = memref.load %view[%16] : memref<34xf32, #gpu.address_space<workgroup>>
        %47 = memref.load %view[%18] : memref<34xf32, #gpu.address_space<workgroup>>
        %48 = vector.broadcast %46 : f32 to vector<4xf32>
        %49 = vector.broadcast %47 : f32 to vector<4xf32>
        %50 = affine.apply #map20()[%thread_id_x]
        %51 = vector.load %view_3[%50, %16] : memref<32x32xf32, #gpu.address_space<workgroup>>, vector<4xf32>
        %52 = vector.load %view_3[%50, %18] : memref<32x32xf32, #gpu.address_space<workgroup>>, vector<4xf32>
        %53 = arith.addf %51, %48 : vector<4xf32>
        %54 = arith.addf %52, %49 : vector<4xf32>
        %55 = arith.maximumf %53, %cst : vector<4xf32>
        %56 = arith.maximumf %54, %cst : vector<4xf32>
        %57 = vector.extract_strided_slice %55 {offsets = [0], sizes = [1], strides = [1]} : vector<4xf32> to vector<1xf32>
        vector.store %57, %reinterpret_cast_2[%30, %31] : memref<64x96xf32, strided<[96, 1]>>, vector<1xf32>
        %58 = vector.extract_strided_slice %55 {offsets = [1], sizes = [1], strides = [1]} : vector<4xf32> to vector<1xf32>
        vector.store %58, %reinterpret_cast_2[%33, %31] : memref<64x96xf32, strided<[96, 1]>>, vector<1xf32>
        %59 = vector.extract_strided_slice %55 {offsets = [2], sizes = [1], strides = [1]} : vector<4xf32> to vector<1xf32>
        vector.store %59, %reinterpret_cast_2[%35, %31] : memref<64x96xf32, strided<[96, 1]>>, vector<1xf32>
        %60 = vector.extract_strided_slice %55 {offsets = [3], sizes = [1], strides = [1]} : vector<4xf32> to vector<1xf32>
        vector.store %60, %reinterpret_cast_2[%37, %31] : memref<64x96xf32, strided<[96, 1]>>, vector<1xf32>
        %61 = vector.extract_strided_slice %56 {offsets = [0], sizes = [1], strides = [1]} : vector<4xf32> to vector<1xf32>
        vector.store %61, %reinterpret_cast_2[%30, %39] : memref<64x96xf32, strided<[96, 1]>>, vector<1xf32>
        %62 = vector.extract_strided_slice %56 {offsets = [1], sizes = [1], strides = [1]} : vector<4xf32> to vector<1xf32>
        vector.store %62, %reinterpret_cast_2[%33, %39] : memref<64x96xf32, strided<[96, 1]>>, vector<1xf32>
        %63 = vector.extract_strided_slice %56 {offsets = [2], sizes = [1], strides = [1]} : vector<4xf32> to vector<1xf32>
        vector.store %63, %reinterpret_cast_2[%35, %39] : memref<64x96xf32, strided<[96, 1]>>, vector<1xf32>
        %64 = vector.extract_strided_slice %56 {offsets = [3], sizes = [1], strides = [1]} : vector<4xf32> to vector<1xf32>
        vector.store %64, %reinterpret_cast_2[%37, %39] : memref<64x96xf32, strided<[96, 1]>>, vector<1xf32>
        return
      }
    }
  }
  func.func @isolated_benchmark$async(%arg0: !hal.buffer_view, %arg1: !hal.buffer_view, %arg2: !hal.buffer_view, %arg3: !hal.buffer_view, %arg4: !hal.fence, %arg5: !hal.fence) -> !hal.buffer_view {
    %0 = hal.tensor.import wait(%arg4) => %arg0 : !hal.buffer_view -> tensor<64x128xf16>
    %1 = hal.tensor.import wait(%arg4) => %arg1 : !hal.buffer_view -> tensor<96x128xf16>
    %2 = hal.tensor.import wait(%arg4) => %arg2 : !hal.buffer_view -> tensor<96xf32>
    %3 = hal.tensor.import wait(%arg4) => %arg3 : !hal.buffer_view -> tensor<64x96xf32>
    %4 = flow.dispatch @gemm_epilogue::@gemm_epilogue(%0, %1, %2, %3) : (tensor<64x128xf16>, tensor<96x128xf16>, tensor<96xf32>, tensor<64x96xf32>) -> %3
    %5 = hal.tensor.barrier join(%4 : tensor<64x96xf32>) => %arg5 : !hal.fence
    %6 = hal.tensor.export %5 : tensor<64x96xf32> -> !hal.buffer_view
    return %6 : !hal.buffer_view
  }
}

#map = affine_map<()[s0, s1] -> (s1 * 8 + (s0 floordiv 64) * 4 - ((s1 * 2 + s0 floordiv 64) floordiv 8) * 32)>
#map1 = affine_map<()[s0, s1] -> (s1 * 8 + (s0 floordiv 64) * 4 - ((s1 * 2 + s0 floordiv 64 + 4) floordiv 8) * 32 + 16)>
#map2 = affine_map<()[s0, s1] -> (s1 * 32 + (s0 floordiv 64) * 16 - ((s1 * 2 + s0 floordiv 64) floordiv 4) * 64)>
#map3 = affine_map<()[s0, s1, s2] -> (s1 * 8 + s2 * 32 + s0 floordiv 16 - ((s1 * 8 + s0 floordiv 16) floordiv 32) * 32)>
#map4 = affine_map<()[s0, s1, s2] -> (s1 * 8 + s2 * 32 + s0 floordiv 16 - ((s1 * 8 + s0 floordiv 16 + 16) floordiv 32) * 32 + 16)>
#map5 = affine_map<()[s0, s1, s2] -> (s1 * 32 + s2 * 64 + s0 floordiv 4 - ((s1 * 32 + s0 floordiv 4) floordiv 64) * 64)>
#map6 = affine_map<()[s0] -> ((s0 floordiv 4) mod 8)>
#map7 = affine_map<()[s0] -> (s0 mod 4)>
#map8 = affine_map<()[s0, s1] -> (s0 + s1 * 32 - (s0 floordiv 16) * 16)>
#map9 = affine_map<()[s0] -> (s0 mod 8)>
#map10 = affine_map<()[s0] -> ((s0 mod 64) floordiv 16)>
#map11 = affine_map<()[s0] -> (s0 * 8)>
#map12 = affine_map<()[s0, s1] -> (s0 + s1 * 32 - (s0 floordiv 16) * 16 + 16)>
#map13 = affine_map<()[s0] -> (s0 mod 16 + (s0 floordiv 64) * 16)>
#map14 = affine_map<()[s0] -> (((s0 mod 64) floordiv 16) * 8)>
#map15 = affine_map<()[s0, s1] -> (s0 * 32 + s1 * 2 - (s1 floordiv 16) * 32)>
#map16 = affine_map<()[s0, s1] -> (s0 * 32 + s1 * 8)>
#map17 = affine_map<()[s0, s1] -> (s0 * 32 + (s1 floordiv 64) * 16 + ((s1 mod 64) floordiv 16) * 4)>
#map18 = affine_map<()[s0, s1, s2] -> (s0 + s1 * 64 + s2 * 32 - (s0 floordiv 16) * 16)>
#map19 = affine_map<()[s0, s1] -> (s0 * 32 + (s1 floordiv 64) * 16 + ((s1 mod 64) floordiv 16) * 4 + 1)>
#map20 = affine_map<()[s0, s1] -> (s0 * 32 + (s1 floordiv 64) * 16 + ((s1 mod 64) floordiv 16) * 4 + 2)>
#map21 = affine_map<()[s0, s1] -> (s0 * 32 + (s1 floordiv 64) * 16 + ((s1 mod 64) floordiv 16) * 4 + 3)>
#map22 = affine_map<()[s0, s1, s2] -> (s0 + s1 * 64 + s2 * 32 - (s0 floordiv 16) * 16 + 16)>
#translation = #iree_codegen.translation_info<pipeline = None workgroup_size = [128, 2, 1] subgroup_size = 64>
module attributes {transform.with_named_sequence} {
  stream.executable private @gemm {
    stream.executable.export public @gemm workgroups() -> (index, index, index) {
      %c4 = arith.constant 4 : index
      %c3 = arith.constant 3 : index
      %c1 = arith.constant 1 : index
      stream.return %c4, %c3, %c1 : index, index, index
    }
    builtin.module {
      func.func @gemm(%arg0: !stream.binding, %arg1: !stream.binding, %arg2: !stream.binding) attributes {translation_info = #translation} {
        %c256_i14 = arith.constant 256 : i14
        %c0_i32 = arith.constant 0 : i32
        %c2147483645_i64 = arith.constant 2147483645 : i64
        %c256 = arith.constant 256 : index
        %c1 = arith.constant 1 : index
        %c8 = arith.constant 8 : index
        %c4096 = arith.constant 4096 : index
        %cst = arith.constant dense<0.000000e+00> : vector<4xf32>
        %c0 = arith.constant 0 : index
        %0 = stream.binding.subspan %arg0[%c0] : !stream.binding -> memref<f16>
        %1 = stream.binding.subspan %arg1[%c0] : !stream.binding -> memref<f16>
        %2 = stream.binding.subspan %arg2[%c0] : !stream.binding -> memref<f32>
        %block_id_x = gpu.block_id  x upper_bound 4
        %block_id_y = gpu.block_id  y upper_bound 3
        %thread_id_x = gpu.thread_id  x upper_bound 128
        %thread_id_y = gpu.thread_id  y upper_bound 2
        %reinterpret_cast = memref.reinterpret_cast %2 to offset: [0], sizes: [128, 192], strides: [192, 1] : memref<f32> to memref<128x192xf32, strided<[192, 1]>>
        %alloc = memref.alloc() : memref<6144xi8, #gpu.address_space<workgroup>>
        %view = memref.view %alloc[%c0][] : memref<6144xi8, #gpu.address_space<workgroup>> to memref<64x32xf16, #gpu.address_space<workgroup>>
        %view_0 = memref.view %alloc[%c4096][] : memref<6144xi8, #gpu.address_space<workgroup>> to memref<32x32xf16, #gpu.address_space<workgroup>>
        %3 = affine.apply #map()[%thread_id_x, %thread_id_y]
        %4 = arith.index_cast %3 : index to i32
        %5 = llvm.call_intrinsic "llvm.amdgcn.readfirstlane"(%4) : (i32) -> i32
        %6 = arith.index_cast %5 : i32 to index
        %7 = llvm.call_intrinsic "llvm.amdgcn.readfirstlane"(%c0_i32) : (i32) -> i32
        %8 = arith.index_cast %7 : i32 to index
        %9 = affine.apply #map1()[%thread_id_x, %thread_id_y]
        %10 = arith.index_cast %9 : index to i32
        %11 = llvm.call_intrinsic "llvm.amdgcn.readfirstlane"(%10) : (i32) -> i32
        %12 = arith.index_cast %11 : i32 to index
        %13 = llvm.call_intrinsic "llvm.amdgcn.readfirstlane"(%c0_i32) : (i32) -> i32
        %14 = arith.index_cast %13 : i32 to index
        %15 = affine.apply #map2()[%thread_id_x, %thread_id_y]
        %16 = arith.index_cast %15 : index to i32
        %17 = llvm.call_intrinsic "llvm.amdgcn.readfirstlane"(%16) : (i32) -> i32
        %18 = arith.index_cast %17 : i32 to index
        %19 = llvm.call_intrinsic "llvm.amdgcn.readfirstlane"(%c0_i32) : (i32) -> i32
        %20 = arith.index_cast %19 : i32 to index
        %21 = affine.apply #map3()[%thread_id_x, %thread_id_y, %block_id_x]
        %22 = arith.muli %21, %c256 overflow<nsw> : index
        %reinterpret_cast_1 = memref.reinterpret_cast %0 to offset: [0], sizes: [1073741822], strides: [1] : memref<f16> to memref<1073741822xf16, strided<[1]>>
        %cast = memref.cast %reinterpret_cast_1 : memref<1073741822xf16, strided<[1]>> to memref<?xf16, strided<[1], offset: ?>>
        %23 = amdgpu.fat_raw_buffer_cast %cast validBytes(%c2147483645_i64) cacheSwizzleStride(%c256_i14) resetOffset : memref<?xf16, strided<[1], offset: ?>> to memref<?xf16, #amdgpu.address_space<fat_raw_buffer>>
        %24 = affine.apply #map4()[%thread_id_x, %thread_id_y, %block_id_x]
        %25 = arith.muli %24, %c256 overflow<nsw> : index
        %26 = affine.apply #map5()[%thread_id_x, %thread_id_y, %block_id_y]
        %27 = affine.apply #map6()[%thread_id_x]
        %28 = affine.apply #map7()[%thread_id_x]
        %29 = arith.xori %28, %27 : index
        %30 = arith.muli %26, %c256 overflow<nsw> : index
        %reinterpret_cast_2 = memref.reinterpret_cast %1 to offset: [0], sizes: [1073741822], strides: [1] : memref<f16> to memref<1073741822xf16, strided<[1]>>
        %cast_3 = memref.cast %reinterpret_cast_2 : memref<1073741822xf16, strided<[1]>> to memref<?xf16, strided<[1], offset: ?>>
        %31 = amdgpu.fat_raw_buffer_cast %cast_3 validBytes(%c2147483645_i64) cacheSwizzleStride(%c256_i14) resetOffset : memref<?xf16, strided<[1], offset: ?>> to memref<?xf16, #amdgpu.address_space<fat_raw_buffer>>
        %32 = affine.apply #map8()[%thread_id_x, %thread_id_y]
        %33 = affine.apply #map9()[%thread_id_x]
        %34 = affine.apply #map10()[%thread_id_x]
        %35 = arith.xori %34, %33 : index
        %36 = affine.apply #map11()[%35]
        %37 = affine.apply #map12()[%thread_id_x, %thread_id_y]
        %38 = affine.apply #map13()[%thread_id_x]
        %39 = affine.apply #map14()[%thread_id_x]
        %40:2 = scf.for %arg3 = %c0 to %c8 step %c1 iter_args(%arg4 = %cst, %arg5 = %cst) -> (vector<4xf32>, vector<4xf32>) {
          rocdl.s.waitcnt 16368
          amdgpu.lds_barrier
          %55 = affine.apply #map15()[%arg3, %thread_id_x]
          %56 = arith.addi %22, %55 overflow<nsw> : index
          amdgpu.gather_to_lds %23[%56], %view_0[%6, %8] : vector<2xf16>, memref<?xf16, #amdgpu.address_space<fat_raw_buffer>>, memref<32x32xf16, #gpu.address_space<workgroup>>
          %57 = arith.addi %25, %55 overflow<nsw> : index
          amdgpu.gather_to_lds %23[%57], %view_0[%12, %14] : vector<2xf16>, memref<?xf16, #amdgpu.address_space<fat_raw_buffer>>, memref<32x32xf16, #gpu.address_space<workgroup>>
          %58 = affine.apply #map16()[%arg3, %29]
          %59 = arith.addi %30, %58 overflow<nsw> : index
          amdgpu.gather_to_lds %31[%59], %view[%18, %20] : vector<8xf16>, memref<?xf16, #amdgpu.address_space<fat_raw_buffer>>, memref<64x32xf16, #gpu.address_space<workgroup>>
          rocdl.s.waitcnt 16368
          amdgpu.lds_barrier
          %60 = vector.load %view[%32, %36] : memref<64x32xf16, #gpu.address_space<workgroup>>, vector<8xf16>
          %61 = vector.load %view[%37, %36] : memref<64x32xf16, #gpu.address_space<workgroup>>, vector<8xf16>
          %62 = vector.load %view_0[%38, %39] : memref<32x32xf16, #gpu.address_space<workgroup>>, vector<8xf16>
          %63 = amdgpu.mfma 16x16x32 %62 * %60 + %arg4 blgp =  none : vector<8xf16>, vector<8xf16>, vector<4xf32>
          %64 = amdgpu.mfma 16x16x32 %62 * %61 + %arg5 blgp =  none : vector<8xf16>, vector<8xf16>, vector<4xf32>
          scf.yield %63, %64 : vector<4xf32>, vector<4xf32>
        }
        %41 = vector.extract_strided_slice %40#0 {offsets = [0], sizes = [1], strides = [1]} : vector<4xf32> to vector<1xf32>
        %42 = affine.apply #map17()[%block_id_x, %thread_id_x]
        %43 = affine.apply #map18()[%thread_id_x, %block_id_y, %thread_id_y]
        vector.store %41, %reinterpret_cast[%42, %43] : memref<128x192xf32, strided<[192, 1]>>, vector<1xf32>
        %44 = vector.extract_strided_slice %40#0 {offsets = [1], sizes = [1], strides = [1]} : vector<4xf32> to vector<1xf32>
        %45 = affine.apply #map19()[%block_id_x, %thread_id_x]
        vector.store %44, %reinterpret_cast[%45, %43] : memref<128x192xf32, strided<[192, 1]>>, vector<1xf32>
        %46 = vector.extract_strided_slice %40#0 {offsets = [2], sizes = [1], strides = [1]} : vector<4xf32> to vector<1xf32>
        %47 = affine.apply #map20()[%block_id_x, %thread_id_x]
        vector.store %46, %reinterpret_cast[%47, %43] : memref<128x192xf32, strided<[192, 1]>>, vector<1xf32>
        %48 = vector.extract_strided_slice %40#0 {offsets = [3], sizes = [1], strides = [1]} : vector<4xf32> to vector<1xf32>
        %49 = affine.apply #map21()[%block_id_x, %thread_id_x]
        vector.store %48, %reinterpret_cast[%49, %43] : memref<128x192xf32, strided<[192, 1]>>, vector<1xf32>
        %50 = vector.extract_strided_slice %40#1 {offsets = [0], sizes = [1], strides = [1]} : vector<4xf32> to vector<1xf32>
        %51 = affine.apply #map22()[%thread_id_x, %block_id_y, %thread_id_y]
        vector.store %50, %reinterpret_cast[%42, %51] : memref<128x192xf32, strided<[192, 1]>>, vector<1xf32>
        %52 = vector.extract_strided_slice %40#1 {offsets = [1], sizes = [1], strides = [1]} : vector<4xf32> to vector<1xf32>
        vector.store %52, %reinterpret_cast[%45, %51] : memref<128x192xf32, strided<[192, 1]>>, vector<1xf32>
        %53 = vector.extract_strided_slice %40#1 {offsets = [2], sizes = [1], strides = [1]} : vector<4xf32> to vector<1xf32>
        vector.store %53, %reinterpret_cast[%47, %51] : memref<128x192xf32, strided<[192, 1]>>, vector<1xf32>
        %54 = vector.extract_strided_slice %40#1 {offsets = [3], sizes = [1], strides = [1]} : vector<4xf32> to vector<1xf32>
        vector.store %54, %reinterpret_cast[%49, %51] : memref<128x192xf32, strided<[192, 1]>>, vector<1xf32>
        return
      }
    }
  }
  func.func @isolated_benchmark$async(%arg0: !hal.buffer_view, %arg1: !hal.buffer_view, %arg2: !hal.buffer_view, %arg3: !hal.fence, %arg4: !hal.fence) -> !hal.buffer_view {
    %0 = hal.tensor.import wait(%arg3) => %arg0 : !hal.buffer_view -> tensor<128x256xf16>
    %1 = hal.tensor.import wait(%arg3) => %arg1 : !hal.buffer_view -> tensor<192x256xf16>
    %2 = hal.tensor.import wait(%arg3) => %arg2 : !hal.buffer_view -> tensor<128x192xf32>
    %3 = flow.dispatch @gemm::@gemm(%0, %1, %2) : (tensor<128x256xf16>, tensor<192x256xf16>, tensor<128x192xf32>) -> %2
    %4 = hal.tensor.barrier join(%3 : tensor<128x192xf32>) => %arg4 : !hal.fence
    %5 = hal.tensor.export %4 : tensor<128x192xf32> -> !hal.buffer_view
    return %5 : !hal.buffer_view
  }
}

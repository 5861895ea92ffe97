#map = affine_map<()[s0, s1, s2] -> (s1 * 8 + s2 * 32 + s0 floordiv 16 - ((s1 * 8 + s0 floordiv 16) floordiv 32) * 32)>
#map1 = affine_map<()[s0] -> (s0 * 2 - (s0 floordiv 16) * 32)>
#map2 = affine_map<()[s0, s1] -> (s1 * 8 + (s0 floordiv 64) * 4 - ((s1 * 2 + s0 floordiv 64) floordiv 8) * 32)>
#map3 = affine_map<()[s0, s1, s2] -> (s1 * 8 + s2 * 32 + s0 floordiv 16 - ((s1 * 8 + s0 floordiv 16 + 16) floordiv 32) * 32 + 16)>
#map4 = affine_map<()[s0, s1] -> (s1 * 8 + (s0 floordiv 64) * 4 - ((s1 * 2 + s0 floordiv 64 + 4) floordiv 8) * 32 + 16)>
#map5 = affine_map<()[s0, s1, s2] -> (s1 * 32 + s2 * 64 + s0 floordiv 4 - ((s1 * 32 + s0 floordiv 4) floordiv 64) * 64)>
#map6 = affine_map<()[s0] -> ((s0 floordiv 4) mod 8)>
#map7 = affine_map<()[s0] -> (s0 mod 4)>
#map8 = affine_map<()[s0] -> (s0 * 8)>
#map9 = affine_map<()[s0, s1] -> (s1 * 32 + (s0 floordiv 64) * 16 - ((s1 * 2 + s0 floordiv 64) floordiv 4) * 64)>
#map10 = affine_map<()[s0, s1] -> (s0 + s1 * 32 - (s0 floordiv 16) * 16)>
#map11 = affine_map<()[s0] -> (s0 mod 8)>
#map12 = affine_map<()[s0] -> ((s0 mod 64) floordiv 16)>
#map13 = affine_map<()[s0, s1] -> (s0 + s1 * 32 - (s0 floordiv 16) * 16 + 16)>
#map14 = affine_map<()[s0] -> (s0 mod 16 + (s0 floordiv 64) * 16)>
#map15 = affine_map<()[s0] -> (((s0 mod 64) floordiv 16) * 8)>
#map16 = affine_map<()[s0, s1] -> (s0 * 32 + s1 * 2 - (s1 floordiv 16) * 32 + 32)>
#map17 = affine_map<()[s0, s1] -> (s0 * 32 + s1 * 8 + 32)>
#map18 = affine_map<()[s0, s1] -> (s0 * 32 + (s1 floordiv 64) * 16 + ((s1 mod 64) floordiv 16) * 4)>
#map19 = affine_map<()[s0, s1, s2] -> (s0 + s1 * 64 + s2 * 32 - (s0 floordiv 16) * 16)>
#map20 = affine_map<()[s0, s1] -> (s0 * 32 + (s1 floordiv 64) * 16 + ((s1 mod 64) floordiv 16) * 4 + 1)>
#map21 = affine_map<()[s0, s1] -> (s0 * 32 + (s1 floordiv 64) * 16 + ((s1 mod 64) floordiv 16) * 4 + 2)>
#map22 = affine_map<()[s0, s1] -> (s0 * 32 + (s1 floordiv 64) * 16 + ((s1 mod 64) floordiv 16) * 4 + 3)>
#map23 = affine_map<()[s0, s1, s2] -> (s0 + s1 * 64 + s2 * 32 - (s0 floordiv 16) * 16 + 16)>
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
        %c7 = arith.constant 7 : index
        %c2147483645_i64 = arith.constant 2147483645 : i64
        %c256 = arith.constant 256 : index
        %c1 = arith.constant 1 : index
        %c10240 = arith.constant 10240 : index
        %c8192 = arith.constant 8192 : index
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
        %alloc = memref.alloc() : memref<12288xi8, #gpu.address_space<workgroup>>
        %view = memref.view %alloc[%c0][] : memref<12288xi8, #gpu.address_space<workgroup>> to memref<64x32xf16, #gpu.address_space<workgroup>>
        %view_0 = memref.view %alloc[%c4096][] : memref<12288xi8, #gpu.address_space<workgroup>> to memref<64x32xf16, #gpu.address_space<workgroup>>
        %view_1 = memref.view %alloc[%c8192][] : memref<12288xi8, #gpu.address_space<workgroup>> to memref<32x32xf16, #gpu.address_space<workgroup>>
        %view_2 = memref.view %alloc[%c10240][] : memref<12288xi8, #gpu.address_space<workgroup>> to memref<32x32xf16, #gpu.address_space<workgroup>>
        %3 = affine.apply #map()[%thread_id_x, %thread_id_y, %block_id_x]
        %4 = affine.apply #map1()[%thread_id_x]
        %5 = affine.apply #map2()[%thread_id_x, %thread_id_y]
        %6 = arith.index_cast %5 : index to i32
        %7 = llvm.call_intrinsic "llvm.amdgcn.readfirstlane"(%6) : (i32) -> i32
        %8 = arith.index_cast %7 : i32 to index
        %9 = llvm.call_intrinsic "llvm.amdgcn.readfirstlane"(%c0_i32) : (i32) -> i32
        %10 = arith.index_cast %9 : i32 to index
        %11 = arith.muli %3, %c256 overflow<nsw> : index
        %12 = arith.addi %11, %4 overflow<nsw> : index
        %reinterpret_cast_3 = memref.reinterpret_cast %0 to offset: [0], sizes: [1073741822], strides: [1] : memref<f16> to memref<1073741822xf16, strided<[1]>>
        %cast = memref.cast %reinterpret_cast_3 : memref<1073741822xf16, strided<[1]>> to memref<?xf16, strided<[1], offset: ?>>
        %13 = amdgpu.fat_raw_buffer_cast %cast validBytes(%c2147483645_i64) cacheSwizzleStride(%c256_i14) resetOffset : memref<?xf16, strided<[1], offset: ?>> to memref<?xf16, #amdgpu.address_space<fat_raw_buffer>>
        amdgpu.gather_to_lds %13[%12], %view_2[%8, %10] : vector<2xf16>, memref<?xf16, #amdgpu.address_space<fat_raw_buffer>>, memref<32x32xf16, #gpu.address_space<workgroup>>
        %14 = affine.apply #map3()[%thread_id_x, %thread_id_y, %block_id_x]
        %15 = affine.apply #map4()[%thread_id_x, %thread_id_y]
        %16 = arith.index_cast %15 : index to i32
        %17 = llvm.call_intrinsic "llvm.amdgcn.readfirstlane"(%16) : (i32) -> i32
        %18 = arith.index_cast %17 : i32 to index
        %19 = llvm.call_intrinsic "llvm.amdgcn.readfirstlane"(%c0_i32) : (i32) -> i32
        %20 = arith.index_cast %19 : i32 to index
        %21 = arith.muli %14, %c256 overflow<nsw> : index
        %22 = arith.addi %21, %4 overflow<nsw> : index
        amdgpu.gather_to_lds %13[%22], %view_2[%18, %20] : vector<2xf16>, memref<?xf16, #amdgpu.address_space<fat_raw_buffer>>, memref<32x32xf16, #gpu.address_space<workgroup>>
        %23 = affine.apply #map5()[%thread_id_x, %thread_id_y, %block_id_y]
        %24 = affine.apply #map6()[%thread_id_x]
        %25 = affine.apply #map7()[%thread_id_x]
        %26 = arith.xori %25, %24 : index
        %27 = affine.apply #map8()[%26]
        %28 = affine.apply #map9()[%thread_id_x, %thread_id_y]
        %29 = arith.index_cast %28 : index to i32
        %30 = llvm.call_intrinsic "llvm.amdgcn.readfirstlane"(%29) : (i32) -> i32
        %31 = arith.index_cast %30 : i32 to index
        %32 = llvm.call_intrinsic "llvm.amdgcn.readfirstlane"(%c0_i32) : (i32) -> i32
        %33 = arith.index_cast %32 : i32 to index
        %34 = arith.muli %23, %c256 overflow<nsw> : index
        %35 = arith.addi %34, %27 overflow<nsw> : index
        %reinterpret_cast_4 = memref.reinterpret_cast %1 to offset: [0], sizes: [1073741822], strides: [1] : memref<f16> to memref<1073741822xf16, strided<[1]>>
        %cast_5 = memref.cast %reinterpret_cast_4 : memref<1073741822xf16, strided<[1]>> to memref<?xf16, strided<[1], offset: ?>>
        %36 = amdgpu.fat_raw_buffer_cast %cast_5 validBytes(%c2147483645_i64) cacheSwizzleStride(%c256_i14) resetOffset : memref<?xf16, strided<[1], offset: ?>> to memref<?xf16, #amdgpu.address_space<fat_raw_buffer>>
        amdgpu.gather_to_lds %36[%35], %view_0[%31, %33] : vector<8xf16>, memref<?xf16, #amdgpu.address_space<fat_raw_buffer>>, memref<64x32xf16, #gpu.address_space<workgroup>>
        %37 = llvm.call_intrinsic "llvm.amdgcn.readfirstlane"(%6) : (i32) -> i32
        %38 = arith.index_cast %37 : i32 to index
        %39 = llvm.call_intrinsic "llvm.amdgcn.readfirstlane"(%c0_i32) : (i32) -> i32
        %40 = arith.index_cast %39 : i32 to index
        %41 = llvm.call_intrinsic "llvm.amdgcn.readfirstlane"(%16) : (i32) -> i32
        %42 = arith.index_cast %41 : i32 to index
        %43 = llvm.call_intrinsic "llvm.amdgcn.readfirstlane"(%c0_i32) : (i32) -> i32
        %44 = arith.index_cast %43 : i32 to index
        %45 = llvm.call_intrinsic "llvm.amdgcn.readfirstlane"(%29) : (i32) -> i32
        %46 = arith.index_cast %45 : i32 to index
        %47 = llvm.call_intrinsic "llvm.amdgcn.readfirstlane"(%c0_i32) : (i32) -> i32
        %48 = arith.index_cast %47 : i32 to index
        %49 = affine.apply #map10()[%thread_id_x, %thread_id_y]
        %50 = affine.apply #map11()[%thread_id_x]
        %51 = affine.apply #map12()[%thread_id_x]
        %52 = arith.xori %51, %50 : index
        %53 = affine.apply #map8()[%52]
        %54 = affine.apply #map13()[%thread_id_x, %thread_id_y]
        %55 = affine.apply #map14()[%thread_id_x]
        %56 = affine.apply #map15()[%thread_id_x]
        %57:6 = scf.for %arg3 = %c0 to %c7 step %c1 iter_args(%arg4 = %cst, %arg5 = %cst, %arg6 = %view_2, %arg7 = %view_1, %arg8 = %view_0, %arg9 = %view) -> (vector<4xf32>, vector<4xf32>, memref<32x32xf16, #gpu.address_space<workgroup>>, memref<32x32xf16, #gpu.address_space<workgroup>>, memref<64x32xf16, #gpu.address_space<workgroup>>, memref<64x32xf16, #gpu.address_space<workgroup>>) {
          rocdl.s.waitcnt 16368
          amdgpu.lds_barrier
          %85 = vector.load %arg8[%49, %53] : memref<64x32xf16, #gpu.address_space<workgroup>>, vector<8xf16>
          %86 = vector.load %arg8[%54, %53] : memref<64x32xf16, #gpu.address_space<workgroup>>, vector<8xf16>
          %87 = vector.load %arg6[%55, %56] : memref<32x32xf16, #gpu.address_space<workgroup>>, vector<8xf16>
          rocdl.s.waitcnt 16368
          amdgpu.lds_barrier
          %88 = affine.apply #map16()[%arg3, %thread_id_x]
          %89 = arith.addi %11, %88 overflow<nsw> : index
          amdgpu.gather_to_lds %13[%89], %arg7[%38, %40] : vector<2xf16>, memref<?xf16, #amdgpu.address_space<fat_raw_buffer>>, memref<32x32xf16, #gpu.address_space<workgroup>>
          %90 = arith.addi %21, %88 overflow<nsw> : index
          amdgpu.gather_to_lds %13[%90], %arg7[%42, %44] : vector<2xf16>, memref<?xf16, #amdgpu.address_space<fat_raw_buffer>>, memref<32x32xf16, #gpu.address_space<workgroup>>
          %91 = affine.apply #map17()[%arg3, %26]
          %92 = arith.addi %34, %91 overflow<nsw> : index
          amdgpu.gather_to_lds %36[%92], %arg9[%46, %48] : vector<8xf16>, memref<?xf16, #amdgpu.address_space<fat_raw_buffer>>, memref<64x32xf16, #gpu.address_space<workgroup>>
          %93 = amdgpu.mfma 16x16x32 %87 * %85 + %arg4 blgp =  none : vector<8xf16>, vector<8xf16>, vector<4xf32>
          %94 = amdgpu.mfma 16x16x32 %87 * %86 + %arg5 blgp =  none : vector<8xf16>, vector<8xf16>, vector<4xf32>
          scf.yield %93, %94, %arg7, %arg6, %arg9, %arg8 : vector<4xf32>, vector<4xf32>, memref<32x32xf16, #gpu.address_space<workgroup>>, memref<32x32xf16, #gpu.address_space<workgroup>>, memref<64x32xf16, #gpu.address_space<workgroup>>, memref<64x32xf16, #gpu.address_space<workgroup>>
        }
        rocdl.s.waitcnt 16368
        amdgpu.lds_barrier
        %58 = affine.apply #map10()[%thread_id_x, %thread_id_y]
        %59 = affine.apply #map11()[%thread_id_x]
        %60 = affine.apply #map12()[%thread_id_x]
        %61 = arith.xori %60, %59 : index
        %62 = affine.apply #map8()[%61]
        %63 = vector.load %57#4[%58, %62] : memref<64x32xf16, #gpu.address_space<workgroup>>, vector<8xf16>
        %64 = affine.apply #map13()[%thread_id_x, %thread_id_y]
        %65 = vector.load %57#4[%64, %62] : memref<64x32xf16, #gpu.address_space<workgroup>>, vector<8xf16>
        %66 = affine.apply #map14()[%thread_id_x]
        %67 = affine.apply #map15()[%thread_id_x]
        %68 = vector.load %57#2[%66, %67] : memref<32x32xf16, #gpu.address_space<workgroup>>, vector<8xf16>
        %69 = amdgpu.mfma 16x16x32 %68 * %63 + %57#0 blgp =  none : vector<8xf16>, vector<8xf16>, vector<4xf32>
        %70 = amdgpu.mfma 16x16x32 %68 * %65 + %57#1 blgp =  none : vector<8xf16>, vector<8xf16>, vector<4xf32>
        %71 = vector.extract_strided_slice %69 {offsets = [0], sizes = [1], strides = [1]} : vector<4xf32> to vector<1xf32>
        %72 = affine.apply #map18()[%block_id_x, %thread_id_x]
        %73 = affine.apply #map19()[%thread_id_x, %block_id_y, %thread_id_y]
        vector.store %71, %reinterpret_cast[%72, %73] : memref<128x192xf32, strided<[192, 1]>>, vector<1xf32>
        %74 = vector.extract_strided_slice %69 {offsets = [1], sizes = [1], strides = [1]} : vector<4xf32> to vector<1xf32>
        %75 = affine.apply #map20()[%block_id_x, %thread_id_x]
        vector.store %74, %reinterpret_cast[%75, %73] : memref<128x192xf32, strided<[192, 1]>>, vector<1xf32>
        %76 = vector.extract_strided_slice %69 {offsets = [2], sizes = [1], strides = [1]} : vector<4xf32> to vector<1xf32>
        %77 = affine.apply #map21()[%block_id_x, %thread_id_x]
        vector.store %76, %reinterpret_cast[%77, %73] : memref<128x192xf32, strided<[192, 1]>>, vector<1xf32>
        %78 = vector.extract_strided_slice %69 {offsets = [3], sizes = [1], strides = [1]} : vector<4xf32> to vector<1xf32>
        %79 = affine.apply #map22()[%block_id_x, %thread_id_x]
        vector.store %78, %reinterpret_cast[%79, %73] : memref<128x192xf32, strided<[192, 1]>>, vector<1xf32>
        %80 = vector.extract_strided_slice %70 {offsets = [0], sizes = [1], strides = [1]} : vector<4xf32> to vector<1xf32>
        %81 = affine.apply #map23()[%thread_id_x, %block_id_y, %thread_id_y]
        vector.store %80, %reinterpret_cast[%72, %81] : memref<128x192xf32, strided<[192, 1]>>, vector<1xf32>
        %82 = vector.extract_strided_slice %70 {offsets = [1], sizes = [1], strides = [1]} : vector<4xf32> to vector<1xf32>
        vector.store %82, %reinterpret_cast[%75, %81] : memref<128x192xf32, strided<[192, 1]>>, vector<1xf32>
        %83 = vector.extract_strided_slice %70 {offsets = [2], sizes = [1], strides = [1]} : vector<4xf32> to vector<1xf32>
        vector.store %83, %reinterpret_cast[%77, %81] : memref<128x192xf32, strided<[192, 1]>>, vector<1xf32>
        %84 = vector.extract_strided_slice %70 {offsets = [3], sizes = [1], strides = [1]} : vector<4xf32> to vector<1xf32>
        vector.store %84, %reinterpret_cast[%79, %81] : memref<128x192xf32, strided<[192, 1]>>, vector<1xf32>
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

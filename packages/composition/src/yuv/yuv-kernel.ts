import { fromBase64 } from "./from-base64.ts";
import { RELAXED_YUV_WASM, YUV_WASM } from "./yuv-wasm.ts";

/** What `yuv-kernel/*.ts` exports. Numbers are addresses, sizes and strides in bytes of its memory. */
type Kernel = {
  toI420(
    rgba: number,
    rgbaStride: number,
    width: number,
    height: number,
    y: number,
    yStride: number,
    u: number,
    v: number,
    cStride: number,
  ): void;
  columns(groups: number, count: number, start: number, step: number, size: number): number;
  rows(places: number, count: number, start: number, step: number, size: number): void;
  samplePlane(
    source: number,
    sourceStride: number,
    target: number,
    targetStride: number,
    width: number,
    height: number,
    groups: number,
    isNear: number,
    places: number,
    lines: number,
  ): void;
  toOverlay(
    rgba: number,
    width: number,
    height: number,
    luma: number,
    alpha: number,
    u: number,
    v: number,
    half: number,
    stride: number,
  ): void;
  isSolid(rgba: number, count: number): number;
  blendPlane(
    over: number,
    alpha: number,
    overStride: number,
    under: number,
    underStride: number,
    width: number,
    height: number,
  ): void;
};

/** The kernel with its own memory. A view is valid until the next `take`, which may move the memory. */
export type YuvKernel = Kernel & {
  /** Allocates this many bytes, and a few more behind them, because 16 are written at once. Not cleared. */
  take(bytes: number): number;
  /** Frees what `take` allocated. */
  free(at: number): void;
  view(at: number, bytes: number): Uint8Array<ArrayBuffer>;
};

const PAGE = 65_536;
/** Writing whole vectors may touch this much behind the last row. */
const SLACK = 64;

/**
 * A new kernel: 3 KB of WebAssembly with SIMD, in browsers and Node; with relaxed SIMD, which gives the same results
 * faster, where it is supported. Throws where there is no SIMD.
 */
export async function openYuvKernel(kind = kernelKind()): Promise<YuvKernel> {
  const memory = new WebAssembly.Memory({ initial: 1 });
  const bytes = kind === "relaxed" ? fromBase64(RELAXED_YUV_WASM) : fromBase64(YUV_WASM);
  const { instance } = await WebAssembly.instantiate(bytes, { env: { memory } });
  // The compiler cannot check here what the module exports; a test compares both.
  const kernel = instance.exports as unknown as Kernel;
  return { ...kernel, ...rooms(memory), view: (at, size) => new Uint8Array(memory.buffer, at, size) };
}

function kernelKind(): "relaxed" | "plain" {
  return WebAssembly.validate(fromBase64(RELAXED_YUV_WASM)) ? "relaxed" : "plain";
}

type Room = { at: number; bytes: number; isFree: boolean };

/** Few and large blocks, often of the same size: the first free one that is not twice too large is good enough. */
function rooms(memory: WebAssembly.Memory): Pick<YuvKernel, "take" | "free"> {
  const all: Room[] = [];
  let end = PAGE;
  const grow = (bytes: number): Room => {
    const room = { at: end, bytes, isFree: false };
    end += bytes;
    const missing = Math.ceil((end - memory.buffer.byteLength) / PAGE);
    if (missing > 0) memory.grow(missing);
    all.push(room);
    return room;
  };
  return {
    take(bytes) {
      const needed = Math.ceil((bytes + SLACK) / 16) * 16;
      const room = all.find((it) => it.isFree && it.bytes >= needed && it.bytes < 2 * needed) ?? grow(needed);
      room.isFree = false;
      return room.at;
    },
    free(at) {
      const room = all.find((it) => it.at === at);
      if (room) room.isFree = true;
    },
  };
}

import { VideoSample } from "mediabunny";
import { fromBase64 } from "../yuv/from-base64.ts";
import { sdrTable } from "./sdr-table.ts";
import { TONE_WASM } from "./tone-wasm.ts";
import type { HdrTransfer } from "./transfer.ts";

/** A frame, and the share of its own size at which it is needed at most. */
export type NeededSample = { sample: VideoSample; share: number };

/**
 * The transfer of a frame with a high dynamic range. Null for other frames, and for those whose bytes a browser keeps on
 * the graphics card: it draws them by its own rule.
 */
export function hdrTransferOf({ format, colorSpace }: Pick<VideoSample, "format" | "colorSpace">): HdrTransfer | null {
  // The types of WebCodecs name only what encoders take.
  const transfer: string | null = colorSpace.transfer;
  return format === "I420P10" && (transfer === "pq" || transfer === "hlg") ? transfer : null;
}

/**
 * Frames of one clip with a high dynamic range as frames of BT.709, the same in browser and Node; close them. One call at
 * a time. Source: ADR 90.
 */
export function sdrFrames(): { of(needed: NeededSample, transfer: HdrTransfer): Promise<NeededSample> } {
  let tones: Tones | null = null;
  return {
    async of({ sample, share }, transfer) {
      if (tones?.transfer !== transfer) tones = openTones(transfer);
      // A camera's frames are much larger than they are shown: whole pixels are taken together.
      const step = share <= 0.25 ? 4 : share <= 0.5 ? 2 : 1;
      const [width, height] = sizeOf(sample).map((side) => Math.max(1, Math.floor(side / step))) as [number, number];
      const pixels = await tones.toned(sample, { width, height, step });
      const { timestamp, duration, rotation, flip } = sample;
      const shown = {
        displayWidth: Math.max(1, Math.round(sample.displayWidth / step)),
        displayHeight: Math.max(1, Math.round(sample.displayHeight / step)),
      };
      const size = { codedWidth: width, codedHeight: height, ...shown };
      const kept = { timestamp, duration, rotation, flip, colorSpace: SRGB };
      return { sample: new VideoSample(pixels, { format: "RGBX", ...size, ...kept }), share: share * step };
    },
  };
}

const SRGB = { primaries: "bt709", transfer: "iec61966-2-1", matrix: "rgb", fullRange: true } as const;
const sizeOf = ({ visibleRect }: VideoSample) => [visibleRect.width, visibleRect.height];

type Tones = {
  transfer: HdrTransfer;
  toned(sample: VideoSample, to: { width: number; height: number; step: number }): Promise<Uint8Array<ArrayBuffer>>;
};
/** What `yuv-kernel/tone.ts` exports. */
type Kernel = { toSdr(...numbers: number[]): void };

const PAGE = 65_536;
/** Before it the module keeps a few numbers of its own. */
const TABLE_AT = PAGE;
/** Levels of 10 bits: black, and the scales that make signals of them (BT.2100, table 9). */
const LEVELS = { limited: [64, 1 / 876, 1 / 896], full: [0, 1 / 1023, 1 / 1023] } as const;

function openTones(transfer: HdrTransfer): Tones {
  const memory = new WebAssembly.Memory({ initial: 1 });
  const wasm = new WebAssembly.Module(fromBase64(TONE_WASM));
  // The compiler cannot check here what the module exports; the tests of this file call it.
  const kernel = new WebAssembly.Instance(wasm, { env: { memory } }).exports as unknown as Kernel;
  const table = sdrTable(transfer);
  const room = (bytes: number) => {
    const missing = Math.ceil((bytes - memory.buffer.byteLength) / PAGE);
    if (missing > 0) memory.grow(missing);
  };
  room(TABLE_AT + table.byteLength);
  new Float32Array(memory.buffer, TABLE_AT, table.length).set(table);
  return {
    transfer,
    async toned(sample, { width, height, step }) {
      const planes = TABLE_AT + table.byteLength;
      const bytes = Math.ceil(sample.allocationSize() / 16) * 16;
      const out = planes + bytes;
      room(out + width * height * 4);
      const [y, u, v] = await sample.copyTo(new Uint8Array(memory.buffer, planes, bytes));
      if (!y || !u || !v) throw new Error("a frame has no planes");
      const places = [planes + y.offset, planes + u.offset, planes + v.offset, y.stride, u.stride];
      const levels = LEVELS[sample.colorSpace.fullRange === true ? "full" : "limited"];
      kernel.toSdr(...places, width, height, step, ...levels, TABLE_AT, out);
      return new Uint8Array(memory.buffer, out, width * height * 4).slice();
    },
  };
}

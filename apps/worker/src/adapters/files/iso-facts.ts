import { type Mp4Facts, movieFacts } from "@vignette/domain/assets";
import type { Files } from "./files.ts";

/** Boxes looked at on the way to the index, and its largest size in bytes. Our own choice: real files have few. */
const BOXES_MAX = 64;
const INDEX_MAX = 16 * 1024 * 1024;

/**
 * Size and duration of an MP4 or MOV wherever its index lies: phones write it last. Only the heads of its boxes and the
 * index are read. Width and height are 0 for sound alone; null for what breaks off or contradicts itself.
 */
export async function isoFacts(files: Files, key: string, bytes: number): Promise<Mp4Facts | null> {
  const at = await indexAt(files, key, bytes);
  const index = at && at.length <= INDEX_MAX ? await files.read(key, at) : null;
  return index && movieFacts(index);
}

/** Where the box `moov` lies. Every box must end within the file: else it breaks off. */
async function indexAt(files: Files, key: string, bytes: number) {
  let found: { offset: number; length: number } | null = null;
  let offset = 0;
  for (let seen = 0; offset + 8 <= bytes && seen < BOXES_MAX; seen += 1) {
    const head = await files.read(key, { offset, length: Math.min(16, bytes - offset) });
    const box = head && boxOf(head, bytes - offset);
    if (!box) return null;
    if (box.type === "moov") found = { offset, length: box.length };
    offset += box.length;
  }
  return found;
}

function boxOf(head: Uint8Array, left: number): { type: string; length: number } | null {
  const view = new DataView(head.buffer, head.byteOffset, head.byteLength);
  const size = view.getUint32(0);
  const type = String.fromCharCode(...head.subarray(4, 8));
  // Size 0 reaches to the end, 1 means that a 64-bit size follows. Source: ISO/IEC 14496-12 §4.2.
  const length = size === 0 ? left : size === 1 && head.length === 16 ? Number(view.getBigUint64(8)) : size;
  return length >= 8 && length <= left ? { type, length } : null;
}

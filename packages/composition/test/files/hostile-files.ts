import { readFileSync } from "node:fs";
import { deflateSync } from "node:zlib";
import { spokenWav } from "./spoken-wav.ts";

export const fixture = (name: string) => new Uint8Array(readFileSync(new URL(`../fixtures/${name}`, import.meta.url)));

const text = (words: string) => new TextEncoder().encode(words);
const join = (...parts: Uint8Array[]) => new Uint8Array(Buffer.concat(parts));
const number32 = (value: number) => new Uint8Array([value >>> 24, value >>> 16, value >>> 8, value]);

export const box = (type: string, ...content: Uint8Array[]) => {
  const inside = join(...content);
  return join(number32(inside.length + 8), text(type), inside);
};
const FTYP = box("ftyp", text("isom"), number32(512), text("isomavc1mp41"));

const chunk = (type: string, content: Uint8Array) => join(number32(content.length), text(type), content, number32(0));
const png = (width: number, height: number, ...more: Uint8Array[]) => {
  const header = chunk("IHDR", join(number32(width), number32(height), new Uint8Array([8, 2, 0, 0, 0])));
  return join(new Uint8Array([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10]), header, ...more);
};

/** The file with the bytes after a box's name changed: `at` counts from there, so 4 is the first number of a table. */
function patched(file: Uint8Array, type: string, at: number, value: number, nth = 0): Uint8Array {
  const bytes = Buffer.from(file);
  let from = -1;
  for (let i = 0; i <= nth; i++) from = bytes.indexOf(type, from + 1, "latin1");
  if (from < 0) throw new Error(`no box ${type}`);
  bytes.writeUInt32BE(value, from + 4 + at);
  return new Uint8Array(bytes);
}

function nested(type: string, depth: number): Uint8Array {
  const bytes = new Uint8Array(depth * 8);
  for (let i = 0; i < depth; i++) bytes.set(join(number32((depth - i) * 8), text(type)), i * 8);
  return bytes;
}

const counted = fixture("counted.mp4");
const indexLast = fixture("index-last.mp4");
/** 90 frames of 512 ticks each, 3 ticks a second: more than four hours. */
const hours = patched(counted, "mdhd", 12, 3);

export type Hostile = { what: string; bytes: Uint8Array; reason: string };

/** Files that must be refused, each for its own reason, in Chromium and in Node. */
export const HOSTILE: Hostile[] = [
  { what: "a file of no bytes", bytes: new Uint8Array(0), reason: "empty" },
  {
    what: "a text that was renamed to .mp4",
    bytes: text("Dear diary, today I renamed a file."),
    reason: "unknown-type",
  },
  { what: "a web page", bytes: text("<!doctype html><html><body>Not found</body></html>"), reason: "unknown-type" },
  {
    what: "an SVG",
    bytes: text('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
    reason: "unsupported-type",
  },
  {
    what: "an SVG behind a prologue",
    bytes: text('<?xml version="1.0"?>\n<!-- x --><svg/>'),
    reason: "unsupported-type",
  },
  { what: "a PDF", bytes: text("%PDF-1.7\n1 0 obj"), reason: "unsupported-type" },
  {
    what: "an HEIC photo",
    bytes: box("ftyp", text("heic"), number32(0), text("mif1heic")),
    reason: "unsupported-type",
  },
  { what: "a PNG of 0×0", bytes: png(0, 0), reason: "no-size" },
  { what: "a GIF of 0×0", bytes: join(text("GIF89a"), new Uint8Array(7)), reason: "no-size" },
  { what: "a PNG of 20 000×20 000", bytes: png(20_000, 20_000), reason: "too-large" },
  {
    what: "a bomb: 16 000×16 000 in 300 bytes",
    bytes: png(16_000, 16_000, chunk("IDAT", deflateSync(new Uint8Array(9e4)))),
    reason: "too-large",
  },
  {
    what: "a JPEG of 65 000×65 000",
    bytes: new Uint8Array([255, 216, 255, 192, 0, 17, 8, 253, 232, 253, 232, 3]),
    reason: "too-large",
  },
  { what: "a JPEG that is over before its header", bytes: fixture("quarters.jpg").slice(0, 30), reason: "truncated" },
  { what: "an MP4 that breaks off in its samples", bytes: counted.slice(0, counted.length * 0.6), reason: "truncated" },
  { what: "an MP4 that breaks off in its index", bytes: counted.slice(0, 700), reason: "truncated" },
  { what: "an MP4 whose index never came", bytes: indexLast.slice(0, indexLast.length * 0.6), reason: "truncated" },
  { what: "a video with no key frame", bytes: fixture("keyless.mp4"), reason: "no-key-frame" },
  { what: "a video of four hours", bytes: hours, reason: "too-long" },
  {
    what: "a video that says it has four hours",
    bytes: patched(patched(hours, "mvhd", 16, 15_360_000), "tkhd", 20, 15_360_000),
    reason: "too-long",
  },
  { what: "an MP4 with no track", bytes: join(FTYP, box("moov", box("free"))), reason: "no-tracks" },
  { what: "a codec of former times", bytes: fixture("mpeg4.mp4"), reason: "unsupported-codec" },
  { what: "protected samples", bytes: fixture("encrypted.mp4"), reason: "encrypted" },
  {
    what: "boxes without end",
    bytes: join(FTYP, ...Array.from({ length: 30_000 }, () => box("free"))),
    reason: "damaged",
  },
  { what: "a box of no length in the middle", bytes: join(FTYP, number32(4), text("mdatmdatmdat")), reason: "damaged" },
  { what: "noise behind an honest beginning", bytes: join(FTYP, spokenWav(50)), reason: "damaged" },
  { what: "boxes in boxes in boxes", bytes: join(FTYP, box("moov", nested("trak", 20_000))), reason: "damaged" },
  { what: "a table of 4 billion rows", bytes: patched(counted, "stts", 4, 0xffffffff), reason: "damaged" },
  { what: "4 billion frames", bytes: patched(counted, "stts", 8, 0xffffffff), reason: "damaged" },
  { what: "chunks up to 4 billion", bytes: patched(counted, "stsc", 8, 0xfffffffe), reason: "damaged" },
  { what: "a chunk of 4 billion frames", bytes: patched(counted, "stsc", 12, 0xffffffff), reason: "damaged" },
  { what: "a WebM that is only its name", bytes: fixture("counted.webm").slice(0, 60), reason: "no-tracks" },
];

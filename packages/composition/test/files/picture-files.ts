import { crc32 } from "node:zlib";
import { fixture } from "./hostile-files.ts";

/** A little-endian EXIF block with only the orientation of the picture. */
function exif(orientation: number): Buffer {
  const block = Buffer.alloc(26);
  block.write("II*\0", 0, "latin1");
  block.writeUInt32LE(8, 4);
  block.writeUInt16LE(1, 8);
  block.writeUInt16LE(0x0112, 10);
  block.writeUInt16LE(3, 12);
  block.writeUInt32LE(1, 14);
  block.writeUInt16LE(orientation, 18);
  return block;
}

/** `quarters.jpg` with an orientation, as cameras write it. */
export function turnedJpeg(orientation: number): Uint8Array<ArrayBuffer> {
  const content = Buffer.concat([Buffer.from("Exif\0\0", "latin1"), exif(orientation)]);
  const segment = Buffer.alloc(4);
  segment.writeUInt16BE(0xffe1, 0);
  segment.writeUInt16BE(content.length + 2, 2);
  const jpeg = Buffer.from(fixture("quarters.jpg"));
  return new Uint8Array(Buffer.concat([jpeg.subarray(0, 2), segment, content, jpeg.subarray(2)]));
}

/** `quarters.png` with an orientation in a chunk of its own. */
export function turnedPng(orientation: number): Uint8Array<ArrayBuffer> {
  const content = Buffer.concat([Buffer.from("eXIf"), exif(orientation)]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(content.length - 4);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(content));
  const png = Buffer.from(fixture("quarters.png"));
  return new Uint8Array(Buffer.concat([png.subarray(0, 33), length, content, sum, png.subarray(33)]));
}

/** `quarters.webp` with an orientation, in the extended format. */
export function turnedWebp(orientation: number): Uint8Array<ArrayBuffer> {
  const chunk = (type: string, content: Buffer) => {
    const head = Buffer.from(`${type}....`);
    head.writeUInt32LE(content.length, 4);
    return Buffer.concat([head, content, Buffer.alloc(content.length % 2)]);
  };
  const extended = chunk("VP8X", Buffer.from([8, 0, 0, 0, 47, 0, 0, 31, 0, 0]));
  const picture = Buffer.from(fixture("quarters.webp")).subarray(12);
  return new Uint8Array(
    chunk("RIFF", Buffer.concat([Buffer.from("WEBP"), extended, picture, chunk("EXIF", exif(orientation))])),
  );
}

/** Files and the colors of their quarters, from left to right and top to bottom, as both worlds must show them. */
export const PICTURES: { what: string; bytes: Uint8Array; quarters: string }[] = [
  ...["jpg", "png", "gif", "webp", "avif"].map((kind) => ({
    what: kind.toUpperCase(),
    bytes: fixture(`quarters.${kind}`),
    quarters: "red green blue white",
  })),
  { what: "lossless WebP", bytes: fixture("quarters-lossless.webp"), quarters: "red green blue white" },
  { what: "JPEG for print (CMYK)", bytes: fixture("quarters-cmyk.jpg"), quarters: "red green blue white" },
  { what: "PNG of 16 bits", bytes: fixture("quarters-16-bit.png"), quarters: "red green blue white" },
  ...[
    "red green blue white",
    "green red white blue",
    "white blue green red",
    "blue white red green",
    "red blue green white",
    "blue red white green",
    "white green blue red",
    "green white red blue",
  ].map((quarters, i) => ({ what: `JPEG, orientation ${i + 1}`, bytes: turnedJpeg(i + 1), quarters })),
  { what: "WebP, orientation 8", bytes: turnedWebp(8), quarters: "green white red blue" },
  { what: "PNG, orientation 6", bytes: turnedPng(6), quarters: "blue red white green" },
];

/** Broken pictures that only a decoder detects. */
export const BROKEN_PICTURES: { what: string; bytes: Uint8Array }[] = [
  { what: "half a JPEG", bytes: fixture("quarters.jpg").slice(0, 300) },
  { what: "half a PNG", bytes: fixture("quarters.png").slice(0, 60) },
  { what: "half a WebP", bytes: fixture("quarters.webp").slice(0, 70) },
  { what: "half an AVIF", bytes: fixture("quarters.avif").slice(0, 290) },
  { what: "an SVG", bytes: new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>') },
];

const NAMES = { red: [200, 60, 30], green: [30, 160, 60], blue: [40, 60, 200], white: [235, 235, 235] };

/** The names of the colors at the middles of the quarters. JPEG costs a few levels. */
export function quartersOf(colorAt: (x: number, y: number) => ArrayLike<number>): string {
  const places = [0.25, 0.75].flatMap((y) => [0.25, 0.75].map((x) => colorAt(x, y)));
  const isNear = (color: ArrayLike<number>, name: number[]) =>
    name.every((level, i) => Math.abs((color[i] ?? 0) - level) < 12);
  return places
    .map((color) => Object.entries(NAMES).find(([, name]) => isNear(color, name))?.[0] ?? Array.from(color).join())
    .join(" ");
}

import { type Container, Refused } from "./media-facts.ts";

/** As many bytes tell what a file is. */
const HEAD_BYTES = 4096;

/** What a file is by its first bytes; its name and its stated type are never asked. Throws `Refused`. */
export async function fileTypeOf(file: Blob): Promise<Container> {
  if (file.size === 0) throw new Refused("empty", "There are no bytes in it.");
  return fileType(new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer()));
}

function fileType(head: Uint8Array): Container {
  const text = (from: number, to: number) => String.fromCharCode(...head.subarray(from, to));
  const known = SIGNATURES.find(({ at, bytes }) => text(at, at + bytes.length) === bytes);
  if (known) return known.is;
  if (text(0, 4) === "RIFF" && text(8, 12) === "WEBP") return "webp";
  if (text(0, 4) === "RIFF" && text(8, 12) === "WAVE") return "wav";
  if (text(0, 4) === "\x1aE\xdf\xa3") return text(0, 64).includes("webm") ? "webm" : "mkv";
  if (text(4, 8) === "ftyp") return isoType(head);
  // Old QuickTime files begin without a word about themselves.
  if (["moov", "mdat", "wide", "free", "skip", "pnot"].includes(text(4, 8))) return "mov";
  const frame = ((head[0] ?? 0) << 8) | (head[1] ?? 0);
  if ((frame & 0xfff6) === 0xfff0) return "aac";
  if ((frame & 0xffe0) === 0xffe0 && (frame & 0x06) !== 0) return "mp3";
  throw unknown(text(0, 1024));
}

const SIGNATURES: { at: number; bytes: string; is: Container }[] = [
  { at: 0, bytes: "\xff\xd8\xff", is: "jpeg" },
  { at: 0, bytes: "\x89PNG\r\n\x1a\n", is: "png" },
  { at: 0, bytes: "GIF87a", is: "gif" },
  { at: 0, bytes: "GIF89a", is: "gif" },
  { at: 0, bytes: "OggS", is: "ogg" },
  { at: 0, bytes: "fLaC", is: "flac" },
  { at: 0, bytes: "ID3", is: "mp3" },
];

/** Media that are not taken, by how they begin, so that people hear what it is. */
const FOREIGN: [begins: string, name: string][] = [
  ["%PDF", "PDF"],
  ["BM", "BMP"],
  ["II*\0", "TIFF"],
  ["MM\0*", "TIFF"],
  ["8BPS", "Photoshop"],
  ["\xff\x0a", "JPEG XL"],
  ["\0\0\0\x0cJXL ", "JPEG XL"],
  ["\0\0\0\x0cjP  ", "JPEG 2000"],
  ["RIFF", "AVI or another kind of RIFF"],
  ["0&\xb2u", "Windows Media"],
  ["FLV", "Flash video"],
];

function unknown(text: string): Refused {
  const isSvg = /^\s*</.test(text) && /<svg[\s/>]/i.test(text);
  const foreign = isSvg ? "SVG" : FOREIGN.find(([begins]) => text.startsWith(begins))?.[1];
  if (foreign) return new Refused("unsupported-type", `This is ${foreign}.`);
  return new Refused("unknown-type", "These bytes are no picture, video or sound.");
}

const HEIC_BRANDS = ["heic", "heix", "hevc", "heim", "heis", "mif1", "msf1"];

/** Files of the MP4 family name their brands first (ISO 14496-12 §4.3). */
function isoType(head: Uint8Array): Container {
  const length = new DataView(head.buffer, head.byteOffset).getUint32(0);
  const names = String.fromCharCode(...head.subarray(8, Math.min(Math.max(length, 16), head.length)));
  const brands: string[] = names.match(/[\s\S]{4}/g) ?? [];
  if (brands.includes("avif") || brands.includes("avis")) return "avif";
  if (brands.some((brand) => HEIC_BRANDS.includes(brand))) throw new Refused("unsupported-type", "This is HEIC.");
  return brands[0] === "qt  " ? "mov" : "mp4";
}

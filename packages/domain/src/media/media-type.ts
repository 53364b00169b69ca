/** The types of media that are detected by their first bytes. */
export const imageMediaTypes = ["image/jpeg", "image/png", "image/webp", "image/gif", "image/avif"] as const;
export const videoMediaTypes = ["video/mp4", "video/quicktime", "video/webm", "video/x-matroska"] as const;
export const soundMediaTypes = [
  "audio/wav",
  "audio/mpeg",
  "audio/mp4",
  "audio/aac",
  "audio/ogg",
  "audio/flac",
] as const;
/** OpenType fonts by the kind of their outlines; packed ones are unpacked before they are sent (ADR 99). */
export const fontMediaTypes = ["font/ttf", "font/otf"] as const;
/** Pictures that can be read wherever content is made and shown. */
export const widelyReadTypes: readonly MediaType[] = ["image/jpeg", "image/png", "image/webp", "image/gif"];
export type MediaType =
  | (typeof imageMediaTypes)[number]
  | (typeof videoMediaTypes)[number]
  | (typeof soundMediaTypes)[number]
  | (typeof fontMediaTypes)[number];

/** The kinds of media in a file. */
export const mediaKinds = ["image", "video", "audio", "font"] as const;
export type MediaKind = (typeof mediaKinds)[number];

export const mediaKindOf = (type: MediaType): MediaKind => type.slice(0, type.indexOf("/")) as MediaKind;

export const isVideoType = (type: MediaType): boolean => mediaKindOf(type) === "video";

/** What a file is, by its magic bytes (the first 64 are enough); null for anything else. Never trusts a name or a header. */
export function mediaTypeOf(bytes: Uint8Array): MediaType | null {
  const at = (offset: number, length: number) => String.fromCharCode(...bytes.subarray(offset, offset + length));
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return "image/jpeg";
  if (at(0, 8) === "\x89PNG\r\n\x1a\n") return "image/png";
  if (at(0, 6) === "GIF87a" || at(0, 6) === "GIF89a") return "image/gif";
  if (at(0, 4) === "RIFF" && at(8, 4) === "WEBP") return "image/webp";
  if (at(0, 4) === "RIFF" && at(8, 4) === "WAVE") return "audio/wav";
  if (at(4, 4) === "ftyp") return byBrands(bytes);
  if (at(0, 4) === "\x1a\x45\xdf\xa3") return at(4, 60).includes("webm") ? "video/webm" : "video/x-matroska";
  // Old QuickTime files begin without a word about themselves.
  if (["moov", "mdat", "wide", "free", "skip", "pnot"].includes(at(4, 4))) return "video/quicktime";
  if (at(0, 4) === "OggS") return "audio/ogg";
  if (at(0, 4) === "fLaC") return "audio/flac";
  if (at(0, 3) === "ID3") return "audio/mpeg";
  if (at(0, 4) === "OTTO") return "font/otf";
  if (at(0, 4) === "\x00\x01\x00\x00" || at(0, 4) === "true") return "font/ttf";
  if (bytes[0] !== 0xff) return null;
  // ADTS and MPEG audio share their eleven sync bits; ADTS says layer 0.
  if (((bytes[1] ?? 0) & 0xf6) === 0xf0) return "audio/aac";
  return ((bytes[1] ?? 0) & 0xe0) === 0xe0 && ((bytes[1] ?? 0) & 0x06) !== 0 ? "audio/mpeg" : null;
}

/**
 * By the brands that an ISO media file names first; pictures of the HEIC family are not taken. Cameras and converters put
 * the brand of the picture itself first, or behind that of its family. Source: ISO/IEC 14496-12 §4.3; mp4ra.org, brands.
 */
function byBrands(bytes: Uint8Array): MediaType | null {
  const length = new DataView(bytes.buffer, bytes.byteOffset).getUint32(0);
  const names = String.fromCharCode(...bytes.subarray(8, Math.min(Math.max(length, 12), bytes.length, 4096)));
  const brands: string[] = names.match(/[\s\S]{4}/g) ?? [];
  if (brands.includes("avif") || brands.includes("avis")) return "image/avif";
  if (brands.some((brand) => /^(hei|hev|mif1|msf1)/.test(brand))) return null;
  if (brands[0] === "qt  ") return "video/quicktime";
  return brands[0] === "M4A " || brands[0] === "M4B " ? "audio/mp4" : "video/mp4";
}

/** How the names of such files end, without the dot. */
export const fileEndings: Record<MediaType, string> = {
  "image/jpeg": "jpg",
  "image/png": "png",
  "image/webp": "webp",
  "image/gif": "gif",
  "image/avif": "avif",
  "video/mp4": "mp4",
  "video/quicktime": "mov",
  "video/webm": "webm",
  "video/x-matroska": "mkv",
  "audio/wav": "wav",
  "audio/mpeg": "mp3",
  "audio/mp4": "m4a",
  "audio/aac": "aac",
  "audio/ogg": "ogg",
  "audio/flac": "flac",
  "font/ttf": "ttf",
  "font/otf": "otf",
};

import { type fontMediaTypes, type MediaType, mediaKindOf, mediaTypeOf } from "@vignette/domain/media";
import { type ContainerFormat, MediaRefused } from "./media-facts.ts";

/** The number of bytes from which a file's type is detected. */
const HEAD_BYTES = 4096;

/** What a file is by its first bytes; its name and its stated type are ignored. Throws `Refused`. */
export async function fileTypeOf(file: Blob): Promise<ContainerFormat> {
  if (file.size === 0) throw new MediaRefused("empty", "There are no bytes in it.");
  return fileType(new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer()));
}

function fileType(head: Uint8Array): ContainerFormat {
  const type = mediaTypeOf(head);
  if (type && isPlayable(type)) return containers[type];
  throw unknown(String.fromCharCode(...head.subarray(0, 1024)));
}

type FontType = (typeof fontMediaTypes)[number];

const isPlayable = (type: MediaType): type is Exclude<MediaType, FontType> => mediaKindOf(type) !== "font";

/** A sound in a file of the MP4 family is inspected as an MP4 without a picture. */
const containers: Record<Exclude<MediaType, FontType>, ContainerFormat> = {
  "image/jpeg": "jpeg",
  "image/png": "png",
  "image/gif": "gif",
  "image/webp": "webp",
  "image/avif": "avif",
  "video/mp4": "mp4",
  "video/quicktime": "mov",
  "video/webm": "webm",
  "video/x-matroska": "mkv",
  "audio/wav": "wav",
  "audio/mpeg": "mp3",
  "audio/mp4": "mp4",
  "audio/aac": "aac",
  "audio/ogg": "ogg",
  "audio/flac": "flac",
};

/** Media types that are not accepted, by their first bytes, so that the refusal can name them. */
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

function unknown(text: string): MediaRefused {
  const isSvg = /^\s*</.test(text) && /<svg[\s/>]/i.test(text);
  // Of files that name brands, only pictures of the HEIC family have no type of ours.
  if (text.slice(4, 8) === "ftyp") return new MediaRefused("unsupported-type", "This is HEIC.");
  const foreign = isSvg ? "SVG" : FOREIGN.find(([begins]) => text.startsWith(begins))?.[1];
  if (foreign) return new MediaRefused("unsupported-type", `This is ${foreign}.`);
  return new MediaRefused("unknown-type", "These bytes are no picture, video or sound.");
}

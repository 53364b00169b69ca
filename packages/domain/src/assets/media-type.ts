/** The kinds of media that are told apart by their first bytes. */
export type MediaType = "image/jpeg" | "image/png" | "image/webp" | "video/mp4" | "audio/wav" | "audio/mpeg";

/** What a file is, by its magic bytes (the first 12 are enough); null for anything else. Never trusts a name or a header. */
export function mediaTypeOf(bytes: Uint8Array): MediaType | null {
  const at = (offset: number, length: number) => String.fromCharCode(...bytes.subarray(offset, offset + length));
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return "image/jpeg";
  if (at(0, 8) === "\x89PNG\r\n\x1a\n") return "image/png";
  if (at(0, 4) === "RIFF" && at(8, 4) === "WEBP") return "image/webp";
  if (at(0, 4) === "RIFF" && at(8, 4) === "WAVE") return "audio/wav";
  if (at(4, 4) === "ftyp") return "video/mp4";
  if (at(0, 3) === "ID3" || (bytes[0] === 0xff && ((bytes[1] ?? 0) & 0xe6) === 0xe2)) return "audio/mpeg";
  return null;
}

import type { Segment } from "./read-segment.ts";

/** The first difference that keeps two segments from being one stream, in words; null if they match. */
export function firstMismatch(one: Segment, other: Segment): string | null {
  if (one.width !== other.width || one.height !== other.height) {
    return `${one.width}×${one.height} and ${other.width}×${other.height}`;
  }
  if (one.frameRate !== other.frameRate) return `${one.frameRate} and ${other.frameRate} frames a second`;
  if (one.decoder.codec !== other.decoder.codec) return `${one.decoder.codec} and ${other.decoder.codec}`;
  if (colorsOf(one) !== colorsOf(other)) return `${colorsOf(one)} and ${colorsOf(other)}`;
  // The parameter sets (SPS and PPS) occur once in the file and apply to all of it.
  return sameBytes(one.decoder.description, other.decoder.description) ? null : "two sets of encoder settings";
}

function colorsOf({ decoder: { colorSpace } }: Segment): string {
  const { primaries, transfer, matrix, fullRange } = colorSpace ?? {};
  return [primaries, transfer, matrix, fullRange ? "full range" : "limited range"].join(" ");
}

function sameBytes(one: AllowSharedBufferSource | undefined, other: AllowSharedBufferSource | undefined): boolean {
  const [a, b] = [bytesOf(one), bytesOf(other)];
  return a.length === b.length && a.every((byte, i) => byte === b[i]);
}

function bytesOf(source: AllowSharedBufferSource | undefined): Uint8Array {
  if (source === undefined) return new Uint8Array();
  return ArrayBuffer.isView(source)
    ? new Uint8Array(source.buffer, source.byteOffset, source.byteLength)
    : new Uint8Array(source);
}

/** Decodes base64; null if the text is not base64. */
export function bytesOfBase64(base64: string): Uint8Array | null {
  try {
    return Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  } catch {
    return null;
  }
}

/** Encodes bytes as base64, in chunks: a whole recording has too many bytes for one call. */
export function base64Of(bytes: Uint8Array): string {
  const pieces: string[] = [];
  const STEP = 0x6000;
  for (let at = 0; at < bytes.length; at += STEP) pieces.push(String.fromCharCode(...bytes.subarray(at, at + STEP)));
  return btoa(pieces.join(""));
}

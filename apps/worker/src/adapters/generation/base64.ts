/** Bytes from base64; null for what is none. */
export function bytesOf(base64: string): Uint8Array | null {
  try {
    return Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  } catch {
    return null;
  }
}

/** Bytes to base64, in pieces: a whole recording is too long for one call. */
export function base64Of(bytes: Uint8Array): string {
  const pieces: string[] = [];
  const STEP = 0x6000;
  for (let at = 0; at < bytes.length; at += STEP) pieces.push(String.fromCharCode(...bytes.subarray(at, at + STEP)));
  return btoa(pieces.join(""));
}

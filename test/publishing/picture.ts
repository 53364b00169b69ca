/** A JPEG of a size, unlike any other: platforms and the Worker read its head and its end, never its picture. */
export function picture(width: number, height: number): Uint8Array<ArrayBuffer> {
  const size = [height >> 8, height & 255, width >> 8, width & 255];
  const app0 = [0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46, 0, 1, 1, 0, 0, 1, 0, 1, 0, 0];
  const frame = [0xff, 0xc0, 0, 17, 8, ...size, 3, 1, 0x11, 0, 2, 0x11, 0, 3, 0x11, 0];
  const scan = [0xff, 0xda, 0, 12, 3, 1, 0, 2, 0, 3, 0, 0, 63, 0];
  const own = new TextEncoder().encode(crypto.randomUUID());
  return Uint8Array.from([0xff, 0xd8, ...app0, ...frame, ...scan, ...own, 0xff, 0xd9]);
}

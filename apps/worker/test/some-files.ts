/** The markers of a JPEG of a size, without pixels: enough for an inspection. */
export function aJpeg(width: number, height: number): Uint8Array {
  const frame = [
    0xff,
    0xc0,
    0,
    17,
    8,
    height >> 8,
    height & 255,
    width >> 8,
    width & 255,
    3,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
  ];
  return Uint8Array.from([0xff, 0xd8, 0xff, 0xe0, 0, 4, 0, 0, ...frame, 0xff, 0xda, 0, 2, 0xff, 0xd9]);
}

/** The chunks of a PNG of a size, without pixels. */
export function aPng(width: number, height: number): Uint8Array {
  const header = [...numbers(4, { 0: 13 }), ...letters("IHDR"), ...numbers(8, { 0: width, 4: height }), 8, 6, 0, 0, 0];
  const end = [0xae, 0x42, 0x60, 0x82];
  const chunks = [...header, ...numbers(8, {}), ...letters("IDAT"), ...numbers(8, {}), ...letters("IEND"), ...end];
  return Uint8Array.from([0x89, ...letters("PNG\r\n\x1a\n"), ...chunks]);
}

/** The tables of a font without any letters; `rights` is what its license allows (fsType). */
export function aFont(rights = 0): Uint8Array {
  const names = ["OS/2", "cmap", "glyf", "head", "hhea", "hmtx", "maxp"];
  const from = 12 + names.length * 16;
  const bytes = new Uint8Array(from + names.length * 16);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, 0x00010000);
  view.setUint16(4, names.length);
  for (const [i, name] of names.entries()) {
    bytes.set(letters(name), 12 + i * 16);
    view.setUint32(12 + i * 16 + 8, from + i * 16);
    view.setUint32(12 + i * 16 + 12, 16);
  }
  view.setUint16(from + 8, rights);
  return bytes;
}

/** An MP4 of a size and duration without samples. With `moovLast`, its index comes last. */
export function anMp4(width: number, height: number, durationMs: number, moovLast = false): Uint8Array {
  const mvhd = box("mvhd", numbers(100, { 12: 1000, 16: durationMs }));
  const trak = box("trak", box("tkhd", numbers(84, { 76: width * 65536, 80: height * 65536 })));
  const moov = box("moov", [...mvhd, ...trak]);
  const mdat = box("mdat", new Array(64).fill(0));
  const ftyp = box("ftyp", letters("isom"));
  return Uint8Array.from(moovLast ? [...ftyp, ...mdat, ...moov] : [...ftyp, ...moov, ...mdat]);
}

const letters = (text: string) => [...text].map((it) => it.charCodeAt(0));

function box(type: string, content: number[]): number[] {
  return [...numbers(4, { 0: content.length + 8 }), ...letters(type), ...content];
}

function numbers(length: number, values: Record<number, number>): number[] {
  const view = new DataView(new ArrayBuffer(length));
  for (const [at, value] of Object.entries(values)) view.setUint32(Number(at), value);
  return [...new Uint8Array(view.buffer)];
}

/** 16-bit mono WAV with a comment (INFO/ICMT) before the samples, as other writers put it. */
export function wavFile(samples: Float32Array, sampleRate: number, comment: string): Uint8Array<ArrayBuffer> {
  const format = new DataView(new ArrayBuffer(16));
  format.setUint16(0, 1, true);
  format.setUint16(2, 1, true);
  format.setUint32(4, sampleRate, true);
  format.setUint32(8, sampleRate * 2, true);
  format.setUint16(12, 2, true);
  format.setUint16(14, 16, true);
  const info = joined([ascii("INFO"), chunk("ICMT", ascii(`${comment}\0`))]);
  const body = [
    ascii("WAVE"),
    chunk("fmt ", new Uint8Array(format.buffer)),
    chunk("LIST", info),
    chunk("data", pcm16(samples)),
  ];
  return chunk("RIFF", joined(body));
}

/** Samples as little-endian 16-bit integers. */
export function pcm16(samples: Float32Array): Uint8Array<ArrayBuffer> {
  const view = new DataView(new ArrayBuffer(samples.length * 2));
  samples.forEach((it, index) => {
    view.setInt16(index * 2, Math.round(Math.max(-1, Math.min(1, it)) * 32767), true);
  });
  return new Uint8Array(view.buffer);
}

/** The comment of a WAV file, or null if it is no WAV or has none. */
export function wavComment(bytes: Uint8Array): string | null {
  if (text(bytes, 0, 4) !== "RIFF" || text(bytes, 8, 4) !== "WAVE") return null;
  const list = chunksIn(bytes, 12).find(({ id, start }) => id === "LIST" && text(bytes, start, 4) === "INFO");
  const comment = list && chunksIn(bytes.subarray(0, list.end), list.start + 4).find(({ id }) => id === "ICMT");
  return comment ? text(bytes, comment.start, comment.end - comment.start).replace(/\0+$/, "") : null;
}

/** The samples of a mono WAV of 16 bits; null for anything else. */
export function wavSamples(bytes: Uint8Array): { rate: number; samples: Int16Array } | null {
  if (text(bytes, 0, 4) !== "RIFF" || text(bytes, 8, 4) !== "WAVE") return null;
  const chunks = chunksIn(bytes, 12);
  const [format, data] = ["fmt ", "data"].map((id) => chunks.find((it) => it.id === id));
  if (!format || !data || format.end - format.start < 16) return null;
  const view = new DataView(bytes.buffer, bytes.byteOffset + format.start);
  if (view.getUint16(0, true) !== 1 || view.getUint16(2, true) !== 1 || view.getUint16(14, true) !== 16) return null;
  // A copy: samples may begin at an odd place.
  const samples = bytes.slice(data.start, data.end - ((data.end - data.start) % 2));
  return { rate: view.getUint32(4, true), samples: new Int16Array(samples.buffer) };
}

type Chunk = { id: string; start: number; end: number };

function chunksIn(bytes: Uint8Array, from: number): Chunk[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const chunks: Chunk[] = [];
  for (let at = from; at + 8 <= bytes.length; ) {
    const start = at + 8;
    const end = Math.min(bytes.length, start + view.getUint32(at + 4, true));
    chunks.push({ id: text(bytes, at, 4), start, end });
    at = end + (end % 2);
  }
  return chunks;
}

const text = (bytes: Uint8Array, start: number, length: number): string =>
  new TextDecoder("latin1").decode(bytes.subarray(start, start + length));

const ascii = (value: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(value);

function chunk(id: string, body: Uint8Array): Uint8Array<ArrayBuffer> {
  const size = new DataView(new ArrayBuffer(4));
  size.setUint32(0, body.length, true);
  return joined([ascii(id), new Uint8Array(size.buffer), body, new Uint8Array(body.length % 2)]);
}

function joined(parts: Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, it) => sum + it.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

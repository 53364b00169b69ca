/** How the samples of a WAV file are written, and where they lie in it. */
export type WavHeader = WavFormat & { dataAt: number; frames: number; frameBytes: number };
export type WavFormat = { coding: "int" | "float"; bits: number; channels: number; sampleRate: number };

/** Why a file gives no samples, for code; `detail` is for the log. */
export type WavFault = { fault: "not-sound" | "no-sound" | "unsupported"; detail: string };

const PCM = 1;
const FLOAT = 3;
const EXTENSIBLE = 0xfffe;
/** More would be an attack: real files have a handful. */
const MOST_CHUNKS = 10_000;

/**
 * Reads the header of a WAV file from its first bytes. `size` is the length of the whole file: for a truncated file,
 * only existing frames are counted. Null if the samples begin after the given bytes. Never throws.
 */
export function wavHeader(head: Uint8Array, size: number): WavHeader | WavFault | null {
  const view = new DataView(head.buffer, head.byteOffset, head.byteLength);
  if (!isWav(head)) return { fault: "not-sound", detail: "Not a WAV file." };
  let format: WavFormat | null = null;
  let at = 12;
  for (let chunk = 0; chunk < MOST_CHUNKS && at + 8 <= view.byteLength; chunk++) {
    const length = view.getUint32(at + 4, true);
    if (tag(view, at) === "fmt ") {
      const read = formatOf(view, at + 8, length);
      if ("fault" in read) return read;
      format = read;
    }
    if (tag(view, at) === "data") return located(format, at + 8, Math.min(length, size - at - 8));
    at += 8 + length + (length % 2);
  }
  if (at < size && head.byteLength < size) return null;
  return { fault: "no-sound", detail: "This WAV file has no sound in it." };
}

/** RF64 is the same with a length that does not fit; it then follows from the length of the file. */
export function isWav(head: Uint8Array): boolean {
  if (head.byteLength < 12) return false;
  const view = new DataView(head.buffer, head.byteOffset, head.byteLength);
  return ["RIFF", "RF64"].includes(tag(view, 0)) && tag(view, 8) === "WAVE";
}

function tag(view: DataView, at: number): string {
  return String.fromCharCode(...[0, 1, 2, 3].map((i) => view.getUint8(at + i)));
}

function formatOf(view: DataView, at: number, length: number): WavFormat | WavFault {
  if (length < 16 || at + 16 > view.byteLength)
    return { fault: "not-sound", detail: "This WAV file has a broken header." };
  const written = view.getUint16(at, true);
  const extended = written === EXTENSIBLE && length >= 26 && at + 26 <= view.byteLength;
  const code = extended ? view.getUint16(at + 24, true) : written;
  const bits = view.getUint16(at + 14, true);
  const [channels, sampleRate] = [view.getUint16(at + 2, true), view.getUint32(at + 4, true)];
  if (channels < 1 || channels > 8 || sampleRate < 4000 || sampleRate > 384_000) {
    return { fault: "not-sound", detail: "This WAV file has an impossible format." };
  }
  if (code === PCM && [8, 16, 24, 32].includes(bits)) return { coding: "int", bits, channels, sampleRate };
  if (code === FLOAT && [32, 64].includes(bits)) return { coding: "float", bits, channels, sampleRate };
  return {
    fault: "unsupported",
    detail: `This WAV file is in a format that is not supported (${code}, ${bits} bits).`,
  };
}

function located(format: WavFormat | null, dataAt: number, dataBytes: number): WavHeader | WavFault {
  if (!format) return { fault: "not-sound", detail: "This WAV file has samples before it says what they are." };
  const frameBytes = (format.bits / 8) * format.channels;
  const frames = Math.floor(dataBytes / frameBytes);
  if (frames < 1) return { fault: "no-sound", detail: "This WAV file has no sound in it." };
  return { ...format, dataAt, frames, frameBytes };
}

/** The 44 bytes before `bytes` bytes of 16-bit PCM, `rate` samples a second for each channel. */
export function wavHead({ rate, channels, bytes }: { rate: number; channels: number; bytes: number }) {
  const head = new Uint8Array(44);
  const view = new DataView(head.buffer);
  head.set(Uint8Array.from("RIFF    WAVEfmt                     data", (letter) => letter.charCodeAt(0)));
  view.setUint32(4, 36 + bytes, true);
  view.setUint32(16, 16, true);
  view.setUint16(20, PCM, true);
  view.setUint16(22, channels, true);
  view.setUint32(24, rate, true);
  view.setUint32(28, rate * channels * 2, true);
  view.setUint16(32, channels * 2, true);
  view.setUint16(34, 16, true);
  view.setUint32(40, bytes, true);
  return head;
}

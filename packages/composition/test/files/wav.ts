type Writing = {
  coding: "int" | "float";
  bits: 8 | 16 | 24 | 32 | 64;
  sampleRate?: number;
  extensible?: boolean;
  /** Wrong values for the header. */
  code?: number;
  writtenBits?: number;
  writtenChannels?: number;
};

/** A WAV file with these samples on each channel. */
export function aWav(channels: readonly (readonly number[])[], writing: Writing): Uint8Array<ArrayBuffer> {
  const { coding, bits, sampleRate = 48_000, extensible = false } = writing;
  const frames = channels[0]?.length ?? 0;
  const step = bits / 8;
  const head = extensible ? 68 : 44;
  const view = new DataView(new ArrayBuffer(head + frames * channels.length * step));
  const put = (at: number, text: string) => new Uint8Array(view.buffer).set(Buffer.from(text, "latin1"), at);
  const code = writing.code ?? (coding === "int" ? 1 : 3);
  put(0, "RIFF");
  view.setUint32(4, view.byteLength - 8, true);
  put(8, "WAVEfmt ");
  view.setUint32(16, extensible ? 40 : 16, true);
  view.setUint16(20, extensible ? 0xfffe : code, true);
  view.setUint16(22, writing.writtenChannels ?? channels.length, true);
  view.setUint32(24, sampleRate, true);
  view.setUint32(28, sampleRate * channels.length * step, true);
  view.setUint16(32, channels.length * step, true);
  view.setUint16(34, writing.writtenBits ?? bits, true);
  if (extensible) view.setUint16(44, code, true);
  put(head - 8, "data");
  view.setUint32(head - 4, view.byteLength - head, true);
  for (let i = 0; i < frames; i++) {
    channels.forEach((channel, c) => {
      write(view, head + (i * channels.length + c) * step, channel[i] ?? 0, writing);
    });
  }
  return new Uint8Array(view.buffer);
}

function write(view: DataView, at: number, value: number, { coding, bits }: Writing): void {
  const whole = Math.min(2 ** (bits - 1) - 1, Math.round(value * 2 ** (bits - 1)));
  if (coding === "float" && bits === 64) view.setFloat64(at, value, true);
  else if (coding === "float") view.setFloat32(at, value, true);
  else if (bits === 8) view.setUint8(at, whole + 128);
  else if (bits === 16) view.setInt16(at, whole, true);
  else if (bits === 32) view.setInt32(at, whole, true);
  else {
    view.setUint16(at, whole & 0xffff, true);
    view.setInt8(at + 2, whole >> 16);
  }
}

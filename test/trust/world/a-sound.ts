/** A second of a loud tone as a WAV, in which the local transcription hears a word. */
export function aSound(): Uint8Array<ArrayBuffer> {
  const rate = 16_000;
  const wav = Buffer.alloc(44 + rate * 2);
  wav.write("RIFF", 0);
  wav.writeUInt32LE(36 + rate * 2, 4);
  wav.write("WAVEfmt ", 8);
  wav.writeUInt32LE(16, 16);
  wav.writeUInt16LE(1, 20);
  wav.writeUInt16LE(1, 22);
  wav.writeUInt32LE(rate, 24);
  wav.writeUInt32LE(rate * 2, 28);
  wav.writeUInt16LE(2, 32);
  wav.writeUInt16LE(16, 34);
  wav.write("data", 36);
  wav.writeUInt32LE(rate * 2, 40);
  for (let at = 0; at < rate; at += 1) wav.writeInt16LE(Math.round(20_000 * Math.sin(at / 12)), 44 + at * 2);
  return new Uint8Array(wav);
}

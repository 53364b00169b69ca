/** A mono WAV at 24 kHz with syllables of a tone and pauses between them, like a voice. */
export function spokenWav(durationMs: number, sampleRate = 24_000): Uint8Array<ArrayBuffer> {
  const frames = Math.round((durationMs / 1000) * sampleRate);
  const view = new DataView(new ArrayBuffer(44 + frames * 2));
  const put = (at: number, tag: string) => new Uint8Array(view.buffer).set(Buffer.from(tag, "latin1"), at);
  put(0, "RIFF");
  view.setUint32(4, 36 + frames * 2, true);
  put(8, "WAVEfmt ");
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, sampleRate, true);
  view.setUint32(28, sampleRate * 2, true);
  view.setUint16(32, 2, true);
  view.setUint16(34, 16, true);
  put(36, "data");
  view.setUint32(40, frames * 2, true);
  for (let i = 0; i < frames; i++) view.setInt16(44 + i * 2, Math.round(syllable(i / sampleRate) * 20_000), true);
  return new Uint8Array(view.buffer);
}

/** 180 ms of a buzzing tone, then 70 ms of nothing. */
function syllable(seconds: number): number {
  const phase = seconds % 0.25;
  if (phase > 0.18) return 0;
  const tone = Math.sin(2 * Math.PI * 150 * seconds) + 0.5 * Math.sin(2 * Math.PI * 900 * seconds);
  return (tone / 1.5) * Math.sin((Math.PI * phase) / 0.18);
}

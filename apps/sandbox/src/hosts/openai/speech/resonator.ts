/** A two-pole resonance with unit gain at its lowest frequency: one formant of a voice. */
export function resonator() {
  let a = 0;
  let b = 0;
  let c = 0;
  let last = 0;
  let before = 0;
  return {
    /** Center and width in Hz. */
    tune(center: number, width: number, sampleRate: number): void {
      const radius = Math.exp((-Math.PI * width) / sampleRate);
      b = 2 * radius * Math.cos((2 * Math.PI * center) / sampleRate);
      c = -radius * radius;
      a = 1 - b - c;
    },
    filter(signal: number): number {
      const out = a * signal + b * last + c * before;
      before = last;
      last = out;
      return out;
    },
  };
}

/** The loudest sample of each of `count` equal parts, scaled so that the loudest of all is 1. Silence stays 0. */
export function peaksOf(samples: Float32Array, count: number): number[] {
  const length = Math.max(1, Math.ceil(samples.length / count));
  const peaks = Array.from({ length: count }, (_, part) => {
    let most = 0;
    const end = Math.min(samples.length, (part + 1) * length);
    for (let i = part * length; i < end; i++) most = Math.max(most, Math.abs(samples[i] ?? 0));
    return most;
  });
  const loudest = Math.max(...peaks, 0);
  return loudest === 0 ? peaks : peaks.map((peak) => peak / loudest);
}

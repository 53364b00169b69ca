/** Lightness, red against green, yellow against blue: the channels of human vision. */
export function channelsOf(data: Uint8ClampedArray, length: number): Float32Array[] {
  const [light, red, yellow] = [new Float32Array(length), new Float32Array(length), new Float32Array(length)];
  for (let at = 0; at < length; at++) {
    const [r, g, b] = [data[at * 4] ?? 0, data[at * 4 + 1] ?? 0, data[at * 4 + 2] ?? 0];
    light[at] = (r + g + b) / 3;
    red[at] = r - g;
    yellow[at] = (r + g) / 2 - b;
  }
  return [light, red, yellow];
}

/** Less contrast than this in a whole channel is noise, of 255. */
const NOISE = 12;

/** The range of a channel; null if it holds only noise. */
export function spanOf(channel: Float32Array): { low: number; high: number } | null {
  let [low, high] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const value of channel) {
    low = Math.min(low, value);
    high = Math.max(high, value);
  }
  return high - low < NOISE ? null : { low, high };
}

/** How sharp the outline at each pixel is: the largest step to the next pixel, as a share of what its channel spans. */
export function stepsIn(channels: readonly Float32Array[], width: number): Float32Array {
  const steps = new Float32Array(channels[0]?.length ?? 0);
  for (const channel of channels) {
    const span = spanOf(channel);
    if (!span) continue;
    for (let at = 0; at < steps.length; at++) {
      const own = channel[at] ?? 0;
      const right = (at + 1) % width === 0 ? own : (channel[at + 1] ?? own);
      const step = Math.max(Math.abs(right - own), Math.abs((channel[at + width] ?? own) - own));
      steps[at] = Math.max(steps[at] ?? 0, step / (span.high - span.low));
    }
  }
  return steps;
}

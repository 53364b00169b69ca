import { resample } from "./resample.ts";
import { SAMPLE_RATE, type Sound, type Stereo } from "./sound.ts";

/** How loud each channel is on the left and on the right; both share a center at -3 dB (ITU-R BS.775). */
type Share = readonly [left: number, right: number];

const HALF_POWER = Math.SQRT1_2;
const [L, R, C, OFF]: Share[] = [
  [1, 0],
  [0, 1],
  [HALF_POWER, HALF_POWER],
  [0, 0],
];
const [SL, SR]: Share[] = [
  [HALF_POWER, 0],
  [0, HALF_POWER],
];

/** By number of channels, in the order of WAV and of WebCodecs. The low-frequency channel is left out. */
const LAYOUTS: Record<number, readonly (Share | undefined)[]> = {
  2: [L, R],
  3: [L, R, C],
  4: [L, R, SL, SR],
  5: [L, R, C, SL, SR],
  6: [L, R, C, OFF, SL, SR],
  7: [L, R, C, OFF, C, SL, SR],
  8: [L, R, C, OFF, SL, SR, SL, SR],
};

/** Any sound as two channels at 48 kHz. One channel goes to both sides, which then share their samples. */
export function toStereo({ channels, sampleRate }: Sound): Stereo {
  const mono = channels[0];
  if (channels.length <= 1) {
    const both = resample(mono ?? new Float32Array(0), sampleRate, SAMPLE_RATE);
    return { sampleRate: SAMPLE_RATE, left: both, right: both };
  }
  const [left, right] = ([0, 1] as const).map((side) => resample(downmix(channels, side), sampleRate, SAMPLE_RATE));
  return { sampleRate: SAMPLE_RATE, left: left ?? new Float32Array(0), right: right ?? new Float32Array(0) };
}

function downmix(channels: readonly Float32Array<ArrayBuffer>[], side: 0 | 1): Float32Array<ArrayBuffer> {
  const layout = LAYOUTS[channels.length];
  if (!layout || channels.length === 2) return channels[side] ?? new Float32Array(0);
  const out = new Float32Array(channels[0]?.length ?? 0);
  channels.forEach((channel, c) => {
    const share = layout[c]?.[side] ?? 0;
    if (share !== 0) for (let i = 0; i < out.length; i++) out[i] = (out[i] ?? 0) + (channel[i] ?? 0) * share;
  });
  return out;
}

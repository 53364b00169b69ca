import { resample } from "./resample.ts";
import { SAMPLE_RATE, type Sound, type Stereo } from "./sound.ts";

/** Any sound as two channels at 48 kHz: one channel goes to both sides, more than two lose all but the first two. */
export function toStereo(sound: Sound): Stereo {
  const left = resample(sound.channels[0] ?? new Float32Array(0), sound.sampleRate, SAMPLE_RATE);
  const second = sound.channels[1];
  const right = second ? resample(second, sound.sampleRate, SAMPLE_RATE) : left.slice();
  return { sampleRate: SAMPLE_RATE, left, right };
}

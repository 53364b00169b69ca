import { SoundError } from "./sound-error.ts";

/** A scene lasts ten minutes at most, so no recording needs to be longer. */
export const LONGEST_S = 600;
/** 720 MB of 32-bit samples: ten minutes of 5.1 at 48 kHz. Our own choice. */
const MOST_SAMPLES = 180_000_000;

/**
 * Refuses a recording that is too large for memory before any of it is read. Lengths may be unknown (NaN, Infinity):
 * not refused here.
 */
export function refuseSize(seconds: number, sampleRate: number, channels: number): void {
  if (!Number.isFinite(seconds)) return;
  if (seconds > LONGEST_S + 1) {
    const minutes = Math.round(seconds / 60);
    throw new SoundError("too-long", `This recording lasts ${minutes} minutes; 10 is the most that can be used.`);
  }
  if (seconds * sampleRate * channels > MOST_SAMPLES) {
    throw new SoundError("too-large", `This recording has ${channels} channels at ${sampleRate} Hz: too much at once.`);
  }
}

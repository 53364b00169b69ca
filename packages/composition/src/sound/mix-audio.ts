import { depthAt, duckDepth } from "./duck-depth.ts";
import { limitPeaks } from "./limit-peaks.ts";
import { loudness } from "./loudness.ts";
import { fromDb, type Sound, type Stereo, samplesIn, silence } from "./sound.ts";
import { toStereo } from "./to-stereo.ts";

/** One sound on the mix's clock. Gain in dB, fades in ms. */
export type MixPart = { sound: Sound; startMs?: number; gainDb?: number; fadeInMs?: number; fadeOutMs?: number };

export type Mix = { voice: MixPart | null; bed: MixPart | null; durationMs: number };

/** Loudness the platforms play at, and the highest sample that survives their own encoding (ux §6, Sound). */
const TARGET_LUFS = -14;
const PEAK_DBFS = -1;
/** The bed lies 18 dB under a speaking voice, and comes up to 8 dB under it in the pauses. */
const UNDER_VOICE_DB = -18;
const IN_PAUSES_DB = -8;
/** Nearly silent recordings are not blown up to noise. */
const MOST_GAIN_DB = 30;

/**
 * Voice and bed as one sound of exactly `durationMs`: 48 kHz stereo, about -14 LUFS, no sample above -1 dBFS.
 * Without both it is silence.
 */
export function mixAudio({ voice, bed, durationMs }: Mix): Stereo {
  const spoken = voice ? normalised(placed(voice, durationMs)) : null;
  const played = bed ? normalised(placed(bed, durationMs)) : null;
  const out = silence(durationMs);
  if (spoken) add(out, spoken, () => 1);
  if (played) add(out, played, bedGain(spoken, fromDb(bed?.gainDb ?? 0)));
  const mixed = normalised(out);
  limitPeaks(mixed, PEAK_DBFS);
  return mixed;
}

function bedGain(voice: Stereo | null, own: number): (sample: number) => number {
  if (!voice) return () => own;
  const depth = duckDepth(voice);
  return (sample) => own * fromDb(IN_PAUSES_DB + (UNDER_VOICE_DB - IN_PAUSES_DB) * depthAt(depth, sample));
}

/** The part at its time, cut at the end of the mix, with its fades. Its own gain is applied after normalising. */
function placed(part: MixPart, durationMs: number): Stereo {
  const source = toStereo(part.sound);
  const out = silence(durationMs);
  const start = samplesIn(part.startMs ?? 0);
  const length = Math.max(0, Math.min(source.left.length, out.left.length - start));
  out.left.set(source.left.subarray(0, length), start);
  out.right.set(source.right.subarray(0, length), start);
  fade(out, start, samplesIn(part.fadeInMs ?? 0), 1);
  fade(out, start + length - 1, samplesIn(part.fadeOutMs ?? 0), -1);
  return out;
}

/** From silence at `edge` to full level `length` samples on, walking in `direction`. */
function fade({ left, right }: Stereo, edge: number, length: number, direction: 1 | -1): void {
  for (let i = 0; i < length; i++) {
    const at = edge + i * direction;
    const gain = Math.sin((Math.PI / 2) * (i / length)) ** 2;
    if (at < 0 || at >= left.length) return;
    left[at] = (left[at] ?? 0) * gain;
    right[at] = (right[at] ?? 0) * gain;
  }
}

function normalised(sound: Stereo): Stereo {
  const now = loudness(sound);
  if (now === Number.NEGATIVE_INFINITY) return sound;
  const gain = fromDb(Math.min(MOST_GAIN_DB, TARGET_LUFS - now));
  return { ...sound, left: sound.left.map((s) => s * gain), right: sound.right.map((s) => s * gain) };
}

function add(out: Stereo, part: Stereo, gainAt: (sample: number) => number): void {
  for (let i = 0; i < out.left.length; i++) {
    const gain = gainAt(i);
    out.left[i] = (out.left[i] ?? 0) + (part.left[i] ?? 0) * gain;
    out.right[i] = (out.right[i] ?? 0) + (part.right[i] ?? 0) * gain;
  }
}

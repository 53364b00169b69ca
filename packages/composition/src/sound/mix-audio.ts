import { addPart, type MixPart } from "./add-part.ts";
import { closeLoop } from "./close-loop.ts";
import { ducking, type Pause } from "./ducking.ts";
import { preparation } from "./prepare-source.ts";
import { levelGain } from "./signal/level-gain.ts";
import { limitPeaks } from "./signal/limit-peaks.ts";
import { loudness } from "./signal/loudness.ts";
import { fromDb, type Stereo, silence } from "./signal/sound.ts";
import { toStereo } from "./signal/to-stereo.ts";

export type { MixPart } from "./add-part.ts";

/** The parts of a mix. All but `durationMs` may be left out. */
export type Mix = {
  durationMs: number;
  /** Speech: each recording is brought to -14 LUFS, and ducks the beds. */
  voices?: readonly MixPart[];
  /** The sound of clips: each recording is brought to -14 LUFS, 12 dB less under a speaking voice. */
  originals?: readonly MixPart[];
  /** Music: brought to -14 LUFS, then 18 dB under a speaking voice, 8 dB under its pauses and under originals. */
  beds?: readonly MixPart[];
  /** Played as loud as they are, beside a voice at -14 LUFS. They never make a mix louder. */
  effects?: readonly MixPart[];
  /** Where the beds are silent, in ms. */
  pauses?: readonly Pause[];
  /** The video begins again at its end: there it is as loud as at its beginning, within 3 dB. */
  isLoop?: boolean;
};

/** A mix that is quieter by more than this is meant to be quiet. */
const MOST_GAIN_DB = 12;
/**
 * Headroom for what AAC at 160 kbit/s adds to peaks (1 dB was measured), so that -1 dBTP holds in the exported file
 * too.
 */
const PEAK_DBTP = -2.4;
/**
 * How often, at most, the loudness that the limiter takes is compensated; a smaller difference than this is close
 * enough.
 */
const ROUNDS = 3;
const CLOSE_LU = 0.3;
/** Fades of beds that state none (docs/content.md#sound). */
const BED_FADES = { fadeInMs: 30, fadeOutMs: 400 };

/** Natural sound is meant to lie at -20 LUFS (docs/content.md#sound): this much below everything else. */
const NATURAL_DB = -6;

/**
 * Mixes everything into one sound of exactly `durationMs`: 48 kHz stereo, -14 LUFS within 1, true peak below -1 dBTP.
 * Without a voice, clips that are meant to be quieter stay so, down to natural sound. Room tone, hiss and single effects keep
 * their level; no parts give silence. The same input gives the same samples.
 */
export function mixAudio({
  durationMs,
  voices = [],
  originals = [],
  beds = [],
  effects = [],
  pauses = [],
  isLoop = false,
}: Mix): Stereo {
  const out = silence(durationMs);
  const [recorded, music] = [preparation("recorded"), preparation("music")];
  for (const voice of voices) addPart(out, voice, ...recorded(voice.sound), null);
  const curves = ducking(out, voices.length + originals.length > 0, pauses);
  for (const original of originals) addPart(out, original, ...recorded(original.sound), curves.originals);
  for (const bed of beds) {
    addPart(out, { ...BED_FADES, ...bed }, ...music(bed.sound), bed.isSteady ? curves.steady : curves.beds);
  }
  const found = loudness(out);
  const gain = levelGain(found - meantDb(voices, originals), MOST_GAIN_DB);
  scale(out, gain);
  for (const effect of effects) addPart(out, effect, toStereo(effect.sound), 1, null);
  if (isLoop) closeLoop(out);
  limitTo(out, found + gain);
  return out;
}

/** How much quieter than usual the whole is meant to be, in dB: as its loudest clip, where nobody speaks. */
function meantDb(voices: readonly MixPart[], originals: readonly MixPart[]): number {
  if (voices.length > 0 || originals.length === 0) return 0;
  const loudest = Math.max(...originals.map(({ gainDb = 0 }) => gainDb));
  return Math.min(0, Math.max(NATURAL_DB, loudest));
}

/** Limiting peaks reduces the loudness, which is compensated as far as possible. */
function limitTo(out: Stereo, lufs: number): void {
  limitPeaks(out, PEAK_DBTP);
  for (let round = 0; round < ROUNDS; round++) {
    const missing = lufs - loudness(out);
    if (!(missing > CLOSE_LU && missing < MOST_GAIN_DB)) return;
    scale(out, missing);
    limitPeaks(out, PEAK_DBTP);
  }
}

function scale(sound: Stereo, db: number): void {
  const factor = fromDb(db);
  if (factor === 1) return;
  for (const channel of [sound.left, sound.right]) {
    for (let i = 0; i < channel.length; i++) channel[i] = (channel[i] ?? 0) * factor;
  }
}

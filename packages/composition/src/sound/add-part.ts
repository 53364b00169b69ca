import { WINDOW } from "./duck-depth.ts";
import { fromDb, type Sound, type Stereo, samplesIn } from "./signal/sound.ts";
import { stretched } from "./signal/stretched.ts";

/** One sound on the mix's clock. */
export type MixPart = {
  sound: Sound;
  /** When it begins in the mix. */
  startMs?: number;
  /** Where in its recording it begins, and how long it is played: to its end if absent. */
  trimMs?: number;
  lengthMs?: number;
  /** Begins again at `trimMs` when the recording ends. */
  loops?: boolean;
  gainDb?: number;
  fadeInMs?: number | undefined;
  fadeOutMs?: number | undefined;
  /** Played slower or faster, at its own pitch. `trimMs` counts in the recording, `lengthMs` as it is heard. */
  speed?: number;
  /** A bed that is not ducked while a voice speaks. */
  isSteady?: boolean;
};

/** A cut inside a wave would click. */
const SHORTEST_FADE_MS = 3;

/** Adds a part to a mix. `source` is its sound at 48 kHz, `gain` a factor, `curve` factors in steps of a window. */
export function addPart(out: Stereo, part: MixPart, source: Stereo, gain: number, curve: Float32Array | null): void {
  if (part.speed !== undefined && part.speed !== 1) {
    const { speed, trimMs = 0, ...rest } = part;
    const from = samplesIn(trimMs - (part.sound.fromMs ?? 0));
    const until = part.lengthMs === undefined ? undefined : from + samplesIn(part.lengthMs * speed);
    const atSpeed = stretched(source, speed, { from, until });
    addPart(out, { ...rest, sound: { ...part.sound, fromMs: 0 } }, atSpeed, gain, curve);
    return;
  }
  const { from, start, length } = stretchOf(out, part, source);
  const own = gain * fromDb(part.gainDb ?? 0);
  const fadeIn = Math.min(length / 2, samplesIn(Math.max(SHORTEST_FADE_MS, part.fadeInMs ?? 0)));
  const fadeOut = Math.min(length / 2, samplesIn(Math.max(SHORTEST_FADE_MS, part.fadeOutMs ?? 0)));
  const { left, right } = source;
  for (let i = 0; i < length; i++) {
    const at = start + i;
    let level = own;
    if (i < fadeIn) level *= raised(i / fadeIn);
    if (length - i < fadeOut) level *= raised((length - i) / fadeOut);
    if (curve) level *= between(curve, at);
    const place = from + (i % (left.length - from));
    out.left[at] = (out.left[at] ?? 0) + (left[place] ?? 0) * level;
    out.right[at] = (out.right[at] ?? 0) + (right[place] ?? 0) * level;
  }
}

/**
 * Which samples are played: `from` in the source, `start` in the mix. A start before the mix's beginning cuts the part.
 */
function stretchOf(out: Stereo, part: MixPart, source: Stereo): { from: number; start: number; length: number } {
  const from = samplesIn((part.trimMs ?? 0) - (part.sound.fromMs ?? 0));
  const start = samplesIn(part.startMs ?? 0);
  const recorded = part.loops && source.left.length > from ? Number.POSITIVE_INFINITY : source.left.length - from;
  const wanted = part.lengthMs === undefined ? recorded : samplesIn(part.lengthMs);
  return { from, start, length: Math.max(0, Math.min(wanted, recorded, out.left.length - start)) };
}

/** From 0 to 1 along a cosine: no corner at either end. */
function raised(share: number): number {
  return Math.sin((Math.PI / 2) * share) ** 2;
}

function between(curve: Float32Array, sample: number): number {
  const window = Math.floor(sample / WINDOW);
  const before = curve[window] ?? 1;
  return before + ((curve[window + 1] ?? before) - before) * (sample / WINDOW - window);
}

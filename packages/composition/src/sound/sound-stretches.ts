import type { Sound, SoundRange } from "./signal/sound.ts";
import type { SoundUse } from "./sound-uses.ts";

/** What is needed of one recording: stretches in order, apart from each other. In ms of the recording. */
export type RecordingUse = Pick<SoundUse, "src" | "isVideo"> & { stretches: SoundRange[] };

/** Decoding on through a shorter gap is quicker than seeking. Our own choice. */
const NEAR_MS = 5000;

/** A decoder that begins inside a recording needs a moment before its samples are right: AAC one frame of 21 ms. */
const LEAD_MS = 100;

/**
 * The stretches of each recording that a scene needs. Cuts that lie far apart are stretches of their own: of a clip of
 * twenty minutes that shows two sentences, only these are decoded.
 */
export function recordingUses(uses: readonly SoundUse[]): RecordingUse[] {
  return [...Map.groupBy(uses, ({ src }) => src)].map(([src, all]) => ({
    src,
    isVideo: all.every(({ isVideo }) => isVideo),
    stretches: inOrder(all),
  }));
}

function inOrder(ranges: readonly SoundRange[]): SoundRange[] {
  const stretches: SoundRange[] = [];
  for (const { fromMs, toMs } of ranges.toSorted((a, b) => a.fromMs - b.fromMs)) {
    const last = stretches.at(-1);
    if (last && fromMs - last.toMs < NEAR_MS) stretches[stretches.length - 1] = joined(last, toMs);
    else stretches.push({ fromMs: last ? fromMs - LEAD_MS : fromMs, toMs });
  }
  return stretches;
}

const joined = (stretch: SoundRange, toMs: number) => ({ ...stretch, toMs: Math.max(stretch.toMs, toMs) });

const lengthOf = ({ channels: [first] }: Sound): number => first?.length ?? 0;

/**
 * Decoded stretches of one recording as one sound, so that its level is measured once; `heardFromMs` finds a time of the
 * recording in it. Null for none.
 */
export function joinedStretches(stretches: readonly Sound[]): Sound | null {
  const [first, ...others] = stretches;
  if (!first || others.length === 0) return first ?? null;
  const { sampleRate } = first;
  const total = stretches.reduce((sum, it) => sum + lengthOf(it), 0);
  const channels = first.channels.map(() => new Float32Array(total));
  let at = 0;
  const starts = stretches.map((it) => {
    for (const [c, channel] of channels.entries()) channel.set(it.channels[c] ?? it.channels[0] ?? [], at);
    const start = { fromMs: it.fromMs ?? 0, atMs: (at / sampleRate) * 1000 };
    at += lengthOf(it);
    return start;
  });
  return { sampleRate, channels, starts };
}

/** Where in the decoded samples a time of the recording lies, as `trimMs` of a part of a mix. In ms. */
export function heardFromMs({ starts }: Sound, trimMs: number): number {
  const start = starts?.findLast(({ fromMs }) => fromMs <= trimMs) ?? starts?.[0];
  return start ? Math.max(0, start.atMs + trimMs - start.fromMs) : trimMs;
}

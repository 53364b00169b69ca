import type { CaptionWord } from "../scene/captions-clip.ts";
import type { Clip } from "../scene/scene.ts";
import type { StoryBeat } from "./story-script.ts";

/** Law 6 of ux §6: something changes every 1.5 to 3 s. */
const STILL_MS = 2600;
const SHORTEST_SHOT_MS = 1200;
const PAGE = { x: 0, y: 0, w: 1080, h: 1920 };

/** What is seen: a picture per beat with a drift, closer shots of the same picture in beats that last. */
export function storyPictures(beats: readonly StoryBeat[], words: readonly CaptionWord[]): Clip[] {
  const known = beats.flatMap((beat) => (beat.imageId === null ? [] : [beat.imageId]));
  return beats.flatMap((beat, i) => {
    const own = beat.imageId;
    // A beat without a picture shows another beat's from much closer rather than nothing.
    const src = own ?? known[i % Math.max(1, known.length)];
    return src === undefined ? ground(beat, i) : shot(beat, i, src, own === null ? 1.45 : 1, words);
  });
}

/** Without any picture, beats change between ink and accent; the ask stands on ink, its own boxes are accent. */
export function groundOf(beat: StoryBeat, index: number): "ink" | "accent" {
  return index % 2 === 0 || beat.role === "ask" ? "ink" : "accent";
}

function ground(beat: StoryBeat, index: number): Clip[] {
  const color = groundOf(beat, index);
  return [{ kind: "rect", id: `ground-${index}`, ...timesOf(beat), box: PAGE, color, radius: 0, opacity: 1 }];
}

/** *Drift*: 1 → 1.06 over the beat, in the next beat the other way round and towards the other side. */
function shot(beat: StoryBeat, index: number, src: string, closer: number, words: readonly CaptionWord[]): Clip[] {
  const inwards = index % 2 === 0;
  const near = { scale: closer * 1.08, focus: { x: inwards ? 0.54 : 0.46, y: 0.46 } };
  const far = { scale: closer * 1.02, focus: { x: inwards ? 0.47 : 0.53, y: 0.5 } };
  return [
    {
      kind: "image",
      id: `picture-${index}`,
      ...timesOf(beat),
      src,
      box: PAGE,
      fit: "cover",
      focus: { x: 0.5, y: 0.5 },
      kenBurns: inwards ? { from: far, to: near } : { from: near, to: far },
      punches: punches(beat, words),
      missing: "ink",
    },
    {
      kind: "scrim",
      id: `scrim-${index}`,
      ...timesOf(beat),
      box: { ...PAGE, y: 820, h: 1100 },
      color: "ink",
      from: 0,
      to: 0.5,
    },
  ];
}

/** Every second stretch of a long beat is shot closer; the steps fall on the beginning of a word. */
function punches(beat: StoryBeat, words: readonly CaptionWord[]) {
  const cuts = cutsWithin(beat, words);
  return cuts.flatMap((startMs, i) => {
    if (i % 2 === 1) return [];
    return [{ startMs, endMs: cuts[i + 1] ?? beat.endMs, scale: 1.12 }];
  });
}

function cutsWithin(beat: StoryBeat, words: readonly CaptionWord[]): number[] {
  const stretches = Math.floor((beat.endMs - beat.startMs) / STILL_MS) + 1;
  const length = (beat.endMs - beat.startMs) / stretches;
  const wanted = Array.from({ length: stretches - 1 }, (_, i) => beat.startMs + length * (i + 1));
  return wanted
    .map((ms) => nearestStart(words, ms))
    .filter(
      (ms, i, all) => ms - (all[i - 1] ?? beat.startMs) >= SHORTEST_SHOT_MS && beat.endMs - ms >= SHORTEST_SHOT_MS,
    );
}

function nearestStart(words: readonly CaptionWord[], ms: number): number {
  const starts = words.map((word) => word.startMs).filter((start) => Math.abs(start - ms) < 500);
  return starts.reduce((best, start) => (Math.abs(start - ms) < Math.abs(best - ms) ? start : best), starts[0] ?? ms);
}

function timesOf(beat: StoryBeat) {
  return { startMs: beat.startMs, endMs: beat.endMs };
}

import type { CaptionWord } from "../scene/captions-clip.ts";
import type { Clip } from "../scene/scene.ts";
import { shot } from "../shots/shot.ts";
import type { PieceMedia } from "../templates/piece.ts";
import type { StoryBeat } from "./story-script.ts";

const PAGE = { x: 0, y: 0, w: 1080, h: 1920 };
/** A beat without a picture shows another beat's from much nearer rather than nothing. */
const BORROWED = 1.45;

export type Spoken = { words: readonly CaptionWord[]; isSpoken: boolean };

/** What is seen: a picture or a video per beat, a ground where there is none at all, dark enough for words lower down. */
export function storyPictures(beats: readonly StoryBeat[], { words, isSpoken }: Spoken): Clip[] {
  const known = beats.flatMap((beat) => mediaOf(beat) ?? []);
  const wordStartsMs = words.map((word) => word.startMs);
  return beats.flatMap((beat, index): Clip[] => {
    const own = mediaOf(beat);
    const media = own ?? known[index % Math.max(1, known.length)];
    if (!media) return ground(beat, index);
    const place = { id: `picture-${index}`, ...timesOf(beat), box: PAGE, index, wordStartsMs, isSpokenOver: isSpoken };
    return [shot(media, { ...place, closer: own ? 1 : BORROWED }), scrim(beat, index)];
  });
}

/** What a beat shows of its own. */
export function mediaOf({ media, imageId }: StoryBeat): PieceMedia | null {
  return media ?? (imageId === null ? null : { kind: "image", src: imageId });
}

/** Without any picture, beats change between ink and accent; the ask stands on ink, its own boxes are accent. */
export function groundOf(beat: StoryBeat, index: number): "ink" | "accent" {
  return index % 2 === 0 || beat.role === "ask" ? "ink" : "accent";
}

function ground(beat: StoryBeat, index: number): Clip[] {
  const color = groundOf(beat, index);
  return [{ kind: "rect", id: `ground-${index}`, ...timesOf(beat), box: PAGE, color, radius: 0, opacity: 1 }];
}

function scrim(beat: StoryBeat, index: number): Clip {
  const box = { ...PAGE, y: 820, h: 1100 };
  return { kind: "scrim", id: `scrim-${index}`, ...timesOf(beat), box, color: "ink", from: 0, to: 0.5 };
}

function timesOf(beat: StoryBeat) {
  return { startMs: beat.startMs, endMs: beat.endMs };
}

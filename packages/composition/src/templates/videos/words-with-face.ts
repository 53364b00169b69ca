import type { CaptionsClip } from "../../scene/captions-clip.ts";
import type { Box } from "../../scene/geometry.ts";
import type { Clip } from "../../scene/scene.ts";
import type { Storyboard } from "../../storyboard/storyboard.ts";
import { captionClips } from "./caption-clips.ts";
import { textClips, wordsOfBeat } from "./text-clips.ts";
import { TEXT_STYLES, type TextStyle } from "./text-styles.ts";
import type { TimedBeat } from "./timed-beats.ts";
import { type BesideFace, captionsBesideFace } from "./words-beside-face.ts";

/** Room for the small text under a title. */
const SMALL_PX = 76;

/** The large and the small text of a beat in which a person looks into the camera. */
export function wordsWithFace(beat: TimedBeat, style: TextStyle, { title: zone }: BesideFace): Clip[] {
  const { small, index, startMs, textEndMs } = beat;
  const hasBoth = small !== "" && beat.text.trim() !== "";
  const box = hasBoth ? { ...zone, h: Math.max(0, zone.h - SMALL_PX) } : zone;
  const titles = textClips(wordsOfBeat(beat), { ...style, ...FITTED }, { box });
  const what = { id: `small-${index}`, text: small, phrase: "", startMs, endMs: textEndMs };
  const docked = hasBoth && titles[0] ? { dock: { clip: titles[0].id, side: "below" as const, gap: 16 } } : {};
  return [...titles, ...textClips(what, { ...TEXT_STYLES.small, maxLines: 1 }, { box: zone, ...docked })];
}

/** Smaller than elsewhere rather than on the face. */
const FITTED = { valign: "top", minSize: 44, maxLines: 4 } as const;

/**
 * Captions clear of the face that a beat shows; `besideOf` gives null for a beat without one. Where they have the title's
 * place, they wait until it is gone. `box`: where they are in all other beats, if not low.
 */
export function captionsWithFace(
  beats: readonly TimedBeat[],
  storyboard: Storyboard,
  {
    style,
    besideOf,
    box,
  }: { style: CaptionsClip["style"]; besideOf: (beat: TimedBeat) => BesideFace | null; box?: Box },
): CaptionsClip[] {
  return beats.flatMap((beat) => {
    const beside = besideOf(beat);
    if (!beside) return captionClips([beat], storyboard, { style, ...(box && { box }) });
    const isWritten = beside.captions === null && beat.text.trim() !== "";
    const words = isWritten ? beat.words.filter(({ startMs }) => startMs >= beat.textEndMs) : beat.words;
    return captionClips([{ ...beat, words }], storyboard, { style, box: captionsBesideFace(beside) });
  });
}

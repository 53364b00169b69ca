import type { Clip, Track } from "../../../scene/scene.ts";
import type { TextClip } from "../../../scene/text-clip.ts";
import { likelySize } from "../../pictures/likely-size.ts";
import { atMost } from "../../pictures/under-the-hook.ts";

/** The large text of the first beat, and of any beat (`wordsOfBeat`). */
const HOOK = "words-0";
const TITLE = /^words-\d+$/;

/** A hook beside a face may be small; what follows stays readable at a glance. */
const LEAST = 72;

/**
 * Titles of a video that are never larger than its hook, which would whisper otherwise (our own choice). Words that land one after the
 * other are all there is to see, and as large as they go.
 */
export function titlesUnderTheHook(tracks: readonly Track[]): Track[] {
  const hook = tracks.flatMap(({ clips }) => clips).find((clip) => isTitle(clip) && clip.id === HOOK);
  if (!hook || !isTitle(hook)) return [...tracks];
  const most = Math.max(LEAST, likelySize(hook));
  return tracks.map((track) => ({
    ...track,
    clips: track.clips.map((clip) =>
      isTitle(clip) && clip.id !== HOOK && !clip.wordsAtMs ? atMost(clip, most) : clip,
    ),
  }));
}

const isTitle = (clip: Clip): clip is TextClip => clip.kind === "text" && TITLE.test(clip.id);

import { storyboardWords } from "@vignette/composition";
import { isVideo, storyboardOf } from "../creation-scenes.ts";
import type { SceneInput, ScriptAndStyle } from "../scene-input.ts";
import { editedIn } from "../with-caption-edits.ts";
import { cuesOf } from "./cues-of.ts";
import { subRip, webVtt } from "./sub-rip.ts";

/**
 * What is said in a video as a SubRip or WebVTT file, whether or not it shows captions; null if nothing is said. Words
 * are spelled, timed and hidden as the user edited them.
 */
export function subtitlesOf(
  draft: ScriptAndStyle,
  sceneInput: SceneInput,
  format: "srt" | "vtt" = "srt",
): string | null {
  if (!isVideo(sceneInput)) return null;
  const words = storyboardWords(storyboardOf(draft, sceneInput, "tiktok")).flatMap((said, index) => {
    const beat = draft.script.beats[index];
    return beat ? editedIn(said, beat).filter((word) => word !== null) : said;
  });
  return words.length === 0 ? null : (format === "vtt" ? webVtt : subRip)(cuesOf(words));
}

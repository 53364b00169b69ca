import { creationVideoScene, type SceneInput, type ScriptAndStyle } from "../creation-scenes.ts";
import { cuesOf } from "./cues-of.ts";
import { subRip } from "./sub-rip.ts";

/** What is said in a video as a SubRip file, whether or not it shows captions; null if nothing is said. */
export function subtitlesOf({ script, style }: ScriptAndStyle, sceneInput: SceneInput): string | null {
  const captioned = { ...style, captions: style.captions ?? "karaoke", adjustments: [] };
  const scene = creationVideoScene({ script, style: captioned }, sceneInput);
  const words = (scene?.tracks ?? [])
    .flatMap(({ clips }) => clips)
    .flatMap((clip) => (clip.kind === "captions" ? clip.words : []))
    .toSorted((a, b) => a.startMs - b.startMs);
  return words.length === 0 ? null : subRip(cuesOf(words));
}

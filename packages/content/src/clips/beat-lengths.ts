import type { BeatLengths } from "@vignette/domain/studio";
import { videoTimes } from "../creation-scenes.ts";
import { heardVoice } from "../heard-voice.ts";
import type { SceneInput, ScriptAndStyle } from "../scene-input.ts";

/** How long each beat of a video is on screen, and whether a voice sets these lengths. */
export function beatLengths(draft: ScriptAndStyle, sceneInput: SceneInput): BeatLengths {
  const { script, style } = draft;
  const times = videoTimes(draft, sceneInput);
  return {
    files: sceneInput.shown,
    lengthsMs: new Map(script.beats.map(({ id }, at) => [id, (times[at]?.endMs ?? 0) - (times[at]?.startMs ?? 0)])),
    isVoiced: heardVoice(script, style, sceneInput).voice !== null,
  };
}

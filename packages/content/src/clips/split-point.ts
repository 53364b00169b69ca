import { type SplitPoint, spokenLine } from "@vignette/domain/studio";
import { videoTimes } from "../creation-scenes.ts";
import { heardVoice } from "../heard-voice.ts";
import type { SceneInput, ScriptAndStyle } from "../scene-input.ts";

/**
 * Where a beat is split at `ms` of a video: under a voice before the word that is spoken next, otherwise at that time.
 * Its words without a recording are shared out over its time.
 */
export function splitPointAt(draft: ScriptAndStyle, sceneInput: SceneInput, index: number, ms: number): SplitPoint {
  const { script, style } = draft;
  const time = videoTimes(draft, sceneInput)[index] ?? { startMs: 0, endMs: 0 };
  const lengthMs = time.endMs - time.startMs;
  const count = spokenLine(script.beats[index]?.line ?? "")
    .split(/\s+/)
    .filter(Boolean).length;
  const { voice } = heardVoice(script, style, sceneInput);
  const isVoiced = voice !== null;
  const atMs = ms - time.startMs;
  const heard = (voice?.words ?? []).filter(({ startMs }) => startMs >= time.startMs && startMs < time.endMs);
  if (heard.length === 0) {
    return { atMs, lengthMs, wordsBefore: Math.round((count * atMs) / Math.max(1, lengthMs)), isVoiced };
  }
  const next = heard.findIndex(({ startMs }) => startMs >= ms);
  const word = heard[next];
  // Without a word on both sides one half would say nothing, which is refused.
  if (!word || next === 0 || count < 2) return { atMs, lengthMs, wordsBefore: word ? 0 : count, isVoiced };
  const wordsBefore = Math.min(count - 1, Math.max(1, Math.round((count * next) / heard.length)));
  return { atMs: word.startMs - time.startMs, lengthMs, wordsBefore, isVoiced };
}

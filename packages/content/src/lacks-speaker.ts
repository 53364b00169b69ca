import { isPresented, templateOf } from "@vignette/domain/studio";
import type { SceneInput, ScriptAndStyle } from "./scene-input.ts";

/** The looks in which the clip of the speaker may be in any beat: it plays under all of them. */
const UNDER_ALL = ["green-screen", "talking-cutaways"];

/** Whether a look with a speaker has none: no presenter, and no clip in a beat that should show a speaker. */
export function lacksSpeaker(
  { script, style }: ScriptAndStyle,
  { kind, shown }: Pick<SceneInput, "kind" | "shown">,
): boolean {
  const { name, hasSpeaker } = templateOf(kind, style.template);
  if (!hasSpeaker || isPresented({ kind, style })) return false;
  const clips = new Set(shown.filter(({ type }) => type.startsWith("video/")).map(({ key }) => key));
  const places = UNDER_ALL.includes(name) ? script.beats : script.beats.slice(0, 1);
  return !places.some(({ shows }) => shows !== null && clips.has(shows.key));
}

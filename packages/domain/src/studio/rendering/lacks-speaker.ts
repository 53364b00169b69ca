import { templateOf } from "../catalogue/templates.ts";
import type { Creation } from "../creation/creation.ts";
import { isPresented } from "../missing-media/fitting-media.ts";
import type { Script } from "../script/script.ts";

/** The looks in which the clip of the speaker may be in any beat: it plays under all of them. */
const UNDER_ALL = ["green-screen", "talking-cutaways"];

type Spoken = Pick<Creation, "kind" | "style"> & {
  script: Pick<Script, "beats">;
  /** The files from the library that its beats show. */
  shown: readonly { key: string; type: string }[];
};

/** Whether a look with a speaker has none: no presenter, and no clip in a beat that should show a speaker. */
export function lacksSpeaker({ kind, style, script, shown }: Spoken): boolean {
  const { name, hasSpeaker } = templateOf(kind, style.template);
  if (!hasSpeaker || isPresented({ kind, style })) return false;
  const clips = new Set(shown.filter(({ type }) => type.startsWith("video/")).map(({ key }) => key));
  const places = UNDER_ALL.includes(name) ? script.beats : script.beats.slice(0, 1);
  return !places.some(({ shows }) => shows !== null && clips.has(shows.key));
}

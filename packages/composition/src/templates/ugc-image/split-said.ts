import type { Box } from "../../scene/geometry.ts";
import type { StoryboardBeat } from "../../storyboard/storyboard.ts";
import { emphasized } from "../emphasized.ts";
import type { StillPage } from "../pictures/still.ts";
import { nameIn } from "./split-names.ts";

/** What a half says besides its name; "" if neither its body nor its title tells a state. */
export function saidIn(beat: StoryboardBeat | undefined, name: string): string {
  const hurts = hurtsIn(beat);
  if (hurts !== "") return hurts.charAt(0).toUpperCase() + hurts.slice(1);
  const title = emphasized(beat?.title ?? "").text;
  const state = stateIn(title, nameIn(beat, { name }));
  return state === title ? "" : state;
}

/** What a half's body says hurts, after its name: "hair on every chair". */
export const hurtsIn = (beat: StoryboardBeat | undefined): string =>
  /:\s+(.+)$/s.exec(emphasized(beat?.body ?? "").text)?.[1] ?? "";

/**
 * "Before: bitter coffee. After: see for yourself" says of the state before that it is bitter coffee; its name is there already.
 * "Bitter coffee? That was before" asks the same.
 */
export function stateIn(title: string, name: string): string {
  const isNamed = title.toLocaleLowerCase().startsWith(`${name.toLocaleLowerCase()}:`);
  const rest = isNamed ? title.slice(name.length + 1).trim() : title;
  const [said = ""] = isNamed ? rest.split(/[.!?](?:\s|$)/) : rest.replace(/^¿/, "").split(/[ \u202f]?\?\s/);
  return said.charAt(0).toUpperCase() + said.slice(1);
}

/** Both states as a hook names them: "Before: a muddy path. After: see for yourself"; null for another hook. */
export function statesIn(hook: string, names: readonly string[]): [string, string] | null {
  const [before, after, ...rest] = hook.split(/(?<=[.!?])\s+/);
  if (before === undefined || after === undefined || rest.length > 0) return null;
  const isNamed = [before, after].every((it, at) =>
    it.toLocaleLowerCase().startsWith(`${names[at]?.toLocaleLowerCase()}:`),
  );
  const apart = (it: string) => it.replace(/\.$/, "").replace(/:\s+/, ":\n");
  return isNamed ? [apart(before), apart(after)] : null;
}

/** The large words of a half, in a box. */
export function largeIn({ face }: StillPage, text: string, box: Box) {
  return { text, box, face: face("title", "native"), minSize: 48, size: sizeOf(text, box.w), lineHeight: 1.1 };
}

/** As large as its longest word fits into a half unbroken. Native is about .54 em wide at this weight. */
function sizeOf(text: string, room: number): number {
  // A short last word stays with the one before it.
  const words = text.split(/\s+/);
  const isShortLast = (i: number) => i > 0 && i === words.length - 1 && (words[i]?.length ?? 0) <= 3;
  const letters = Math.max(
    ...words.map(({ length }, i) => (isShortLast(i) ? length + 1 + (words[i - 1]?.length ?? 0) : length)),
  );
  return Math.max(48, Math.min(100, Math.floor(room / (letters * 0.61))));
}

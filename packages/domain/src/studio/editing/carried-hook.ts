import { hookOverlay } from "../overlays/hook-overlay.ts";
import type { Beat, Script } from "../script/script.ts";

/** The hook that a script opens with, without marks: what the voice says first, otherwise what is written first. */
export function hookOf(script: Pick<Script, "beats">): string {
  const [first] = script.beats;
  return first ? plain(first[fieldOf(first)]) : "";
}

/** The field that holds the hook of a script, as the history of edits names it: `beats.<id>.line`. */
export function hookField({ beats: [first] }: Pick<Script, "beats">): string | null {
  return first ? `beats.${first.id}.${fieldOf(first)}` : null;
}

/**
 * The script with its changed hook carried into the words on screen, the caption, and every other text that repeated
 * the old one. Texts that say something else stay, and so do locked beats.
 *
 * `before` is the script from before the first keystroke in the hook. Nothing else differs between the two, so that a
 * hook that is cleared and typed anew is still carried.
 */
export function withHookCarried(before: Script, script: Script): Script {
  const [was] = before.beats;
  const [first] = script.beats;
  if (!was || !first || hookOf(before) === "") return script;
  const old = hookOf(before);
  const next = plain(first[fieldOf(was)]) || old;
  const carried = (text: string) => (next !== old && sameWords(text, old) ? next : text);
  const others = before.beats
    .slice(1)
    .map((beat) => (beat.locked ? beat : { ...beat, title: carried(beat.title), body: carried(beat.body) }));
  const title = was.line === "" ? first.title : titleFor(was, next, carried);
  return { ...script, beats: [{ ...first, title }, ...others], caption: before.caption.replace(old, () => next) };
}

/** The words on screen follow the spoken ones where they were the same, or their short form. */
function titleFor({ line, title }: Beat, next: string, carried: (text: string) => string): string {
  const isShort = title !== "" && sameWords(title, hookOverlay(plain(line))) && next !== plain(line);
  return isShort ? hookOverlay(next) : carried(title);
}

const fieldOf = ({ line }: Beat): "line" | "title" => (line === "" ? "title" : "line");
const sameWords = (text: string, other: string) => text !== "" && bare(text) === bare(other);
const plain = (text: string) => text.replaceAll("*", "").trim();
const bare = (text: string) =>
  plain(text)
    .toLowerCase()
    .replace(/[\s.,;:!?…–—]+$/u, "");

import type { Color } from "../../../scene/color.ts";
import type { Box } from "../../../scene/geometry.ts";
import type { Emphasis, TextClip } from "../../../scene/text-clip.ts";
import { readsFromRight } from "../../../text/bidi.ts";
import { countLineParts } from "../../../text/words.ts";
import { groundOf } from "../plain-ground.ts";
import { TEXT_STYLES, type TextStyle } from "./text-styles.ts";
import type { TimedBeat } from "./timed-beats.ts";

/** Text on screen, and its time. */
export type WrittenWords = Pick<TextClip, "id" | "text" | "startMs" | "endMs" | "said"> & { phrase: string };

/** The written words of a beat. */
export function wordsOfBeat(beat: TimedBeat): WrittenWords {
  const { index, text, phrase, textStartMs, textEndMs, isSaid, isCure } = beat;
  const id = isCure ? `words-${index}-cure` : `words-${index}`;
  return { id, text, phrase, startMs: textStartMs, endMs: textEndMs, ...(isSaid && { said: true }) };
}

/** The position of words; `accent` is the color of an emphasized phrase that is colored. */
type Placed = { box: Box; accent?: Color } & Partial<TextClip>;

/**
 * Words in a style; nothing if there are none. Words at the start of a video have no entry motion: its first frame is
 * complete.
 */
export function textClips(
  words: WrittenWords,
  { mark, ...style }: TextStyle,
  { accent = "accent", ...place }: Placed,
): TextClip[] {
  const { phrase, ...what } = words;
  if (what.text.trim() === "" || what.endMs <= what.startMs) return [];
  const emphasis = phrase === "" ? {} : { emphasis: emphasisOf(phrase, mark, style, accent) };
  const motion = what.startMs === 0 ? "cut" : style.motion;
  return [{ kind: "text", ...what, ...style, ...emphasis, motion, ...place }];
}

function emphasisOf(phrase: string, mark: TextStyle["mark"], style: Pick<TextStyle, "color">, accent: Color): Emphasis {
  if (mark === "marker") return { phrase, style: mark, color: "accent", on: "onAccent" };
  return { phrase, style: mark, color: mark === "underline" ? style.color : accent };
}

/** The large text of a beat, in a style; as a poster, down to `bottom`, if there is nothing else. */
export function titleWords(beat: TimedBeat, style: TextStyle, place: Placed, bottom = 970): TextClip[] {
  if (!beat.isPlain) return textClips(wordsOfBeat(beat), style, place);
  const { x, y, w } = place.box;
  // Room for a marker, and for the small text.
  const box = { x: x + 24, y, w: w - 48, h: bottom - y - (beat.small === "" ? 0 : 180) };
  if (groundOf(beat.index) === "ink") return textClips(wordsOfBeat(beat), TEXT_STYLES.poster, { box });
  const onAccent = textClips(wordsOfBeat(beat), { ...TEXT_STYLES.poster, color: "onAccent" }, { box });
  return onAccent.map((clip) => (clip.emphasis ? { ...clip, emphasis: { ...clip.emphasis, ...ON_ACCENT } } : clip));
}

const ON_ACCENT = { color: "ink", on: "paper" } as const;

/** Nine words, three lines of 17 letters and some more. Source: docs/content.md#words-on-screen. */
const LAWFUL_WORDS = 9;
const LAWFUL_LETTERS = 56;

/** Room for a title from `y` on: three lines; a text longer than the law allows gets more room, down to `bottom`. */
export function titleBox(text: string, y = 330, bottom = 970): { box: Box; maxLines: number } {
  const isLong = countLineParts(text) > LAWFUL_WORDS || text.length > LAWFUL_LETTERS;
  return { box: { x: 65, y, w: 845, h: isLong ? bottom - y : Math.min(360, bottom - y) }, maxLines: isLong ? 9 : 3 };
}

/** Room for the call to action if nothing else is written. */
export const ASK_BOX: Box = { x: 65, y: 450, w: 845, h: 500 };

/** The small text of a beat, down to `bottom`: under its title, or in its place. */
export function smallWords(
  { index, small, startMs, endMs }: TimedBeat,
  title: TextClip | undefined,
  style: TextStyle = TEXT_STYLES.small,
  bottom = 980,
): TextClip[] {
  const words = { id: `small-${index}`, text: small, phrase: "", startMs, endMs };
  const box = { x: 65, y: title?.box.y ?? 330, w: 845, h: bottom - (title?.box.y ?? 330) };
  // It begins where its title does.
  const isAtRight = title !== undefined && readsFromRight(title.text) && !readsFromRight(small);
  const dock = title && { dock: { clip: title.id, side: "below" as const, gap: 28 } };
  return textClips(words, style, { box, ...dock, ...(isAtRight && { align: "right" as const }) });
}

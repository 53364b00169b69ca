import type { BeatSlot } from "../brief.ts";
import type { Lines } from "../lines/lines.ts";
import type { BrandVoice } from "../voice.ts";
import { upperFirst, withoutEnd } from "../words.ts";
import { type BeatDraft, draft } from "./draft.ts";
import { fits } from "./jokes.ts";
import { enough, phraseOf } from "./steps.ts";

/** The labels of a drawing, each within its place; the brief's own words where the drawing is not known. */
export function drawing(voice: BrandVoice, lines: Lines, slots: readonly BeatSlot[]): BeatDraft[] {
  const sets = voice.chance.shuffle("labels", lines.drawn[slots[0]?.label ?? ""] ?? []);
  const isWhole = (set: readonly unknown[]) => slots.every(({ mostWords }, at) => fits(set[at], mostWords));
  const known = (sets.find(isWhole) ?? sets[0] ?? []).map((it) => it || voice.Name);
  const texts =
    known.length > 0 ? known : enough([], slots.length, voice, Math.min(...slots.map((it) => it.mostWords)));
  return slots.map(({ mostWords }, at) => {
    const title = upperFirst(withoutEnd(phraseOf(texts[at] ?? voice.Name, mostWords)));
    return draft(at === 0 ? "hook" : at === slots.length - 1 ? "turn" : "point", { title, scene: null });
  });
}

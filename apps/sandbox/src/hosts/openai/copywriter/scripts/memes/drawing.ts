import type { BeatSlot } from "../../brief.ts";
import { filled } from "../../phrases/fill.ts";
import type { Phrasebook } from "../../phrases/phrasebook.ts";
import type { BrandVoice } from "../../voice.ts";
import { upperFirst, withoutEnd, wordCount } from "../../words.ts";
import { type BeatDraft, draft } from "../draft.ts";
import { namedIn } from "../steps/told.ts";
import { fits, wordsOfJoke } from "./jokes.ts";

/** The labels of a drawing, each within its place; the brief's own words where the drawing is not known. */
export function drawing(voice: BrandVoice, book: Phrasebook, slots: readonly BeatSlot[]): BeatDraft[] {
  const jokes = book.trade?.jokes;
  const words = { ...wordsOfJoke(voice), habit: jokes?.habit ?? "" };
  const least = Math.min(...slots.map((it) => it.mostWords));
  const excuses = jokes && slots.length === STAIRS ? [["{L}", ...jokes.excuses]] : [];
  const sets = [...excuses, ...(book.drawn[slots[0]?.label ?? ""] ?? [])].map((set) =>
    filled(set, words).map(upperFirst),
  );
  const isWhole = (set: readonly string[]) =>
    slots.every(({ mostWords }, at) => fits(set[at], mostWords)) && new Set(set).size === set.length;
  const texts = sets.find(isWhole) ?? ownLabels(voice, slots.length, least);
  return slots.map((_, at) => {
    const title = upperFirst(withoutEnd(texts[at] ?? voice.Name));
    return draft(at === 0 ? "hook" : at === slots.length - 1 ? "turn" : "point", { title, scene: null });
  });
}

/** A trouble, and three steps out of hand: the places of a staircase. */
const STAIRS = 4;

/** As many different labels out of the brief as there are places. */
function ownLabels(voice: BrandVoice, count: number, most: number): string[] {
  const { pains, gains, points, does, Name } = voice;
  const own = [...pains, ...gains, ...points, ...does].flatMap((it) => namedIn(voice, it, most) || []);
  const words = `${pains.join(" ")} ${does.join(" ")}`.split(/\s+/).map((it) => it.replace(/[^\p{L}-]/gu, ""));
  const nouns = words.filter((it) => it.length > 4).map(upperFirst);
  return [...new Set([...own, ...(wordCount(Name) <= most ? [Name] : []), ...nouns])].slice(0, count);
}

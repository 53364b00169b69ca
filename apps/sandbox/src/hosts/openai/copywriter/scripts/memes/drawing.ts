import type { BeatSlot } from "../../brief.ts";
import type { TradeJokes } from "../../know-how/jokes/trade-jokes.ts";
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
  const usual = book.drawn[slots[0]?.label ?? ""] ?? [];
  const isSaid = voice.hook.toLowerCase().includes((words.l ?? "\n").toLowerCase());
  const sets = [...(jokes ? ofTrade(jokes, slots.length, { usual, isSaid }) : []), ...usual].map((set) =>
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

/**
 * What a trade puts into the places of a drawing, by their number; a kit has its sign and what it lacks from the `usual` ones. Where the
 * hook above it says the trouble already, a staircase begins with what is done about it.
 */
function ofTrade(
  { excuses, kit, stack }: TradeJokes,
  count: number,
  { usual, isSaid }: { usual: readonly (readonly string[])[]; isSaid: boolean },
): (readonly string[])[] {
  const signs = new Set(usual.map(([sign = ""]) => sign));
  const lacks = usual[0]?.at(-1) ?? "";
  if (count === STAIRS) return [...(isSaid ? [[kit[0] ?? "", ...excuses]] : []), ["{L}", ...excuses]];
  if (count === KIT) return [...signs].map((sign) => [sign, "{L}", ...kit, lacks]);
  return count === STACK ? [stack] : [];
}

/** A trouble, and three steps out of hand: the places of a staircase. */
const STAIRS = 4;
/** A sign, the trouble, three things, and what is missing: those of a kit. */
const KIT = 6;
/** Boxes of a stack. */
const STACK = 7;

/** As many different labels out of the brief as there are places. */
function ownLabels(voice: BrandVoice, count: number, most: number): string[] {
  const { pains, gains, points, does, Name } = voice;
  const own = [...pains, ...gains, ...points, ...does].flatMap((it) => namedIn(voice, it, most) || []);
  const words = `${pains.join(" ")} ${does.join(" ")}`.split(/\s+/).map((it) => it.replace(/[^\p{L}-]/gu, ""));
  const nouns = words.filter((it) => it.length > 4).map(upperFirst);
  return [...new Set([...own, ...(wordCount(Name) <= most ? [Name] : []), ...nouns])].slice(0, count);
}

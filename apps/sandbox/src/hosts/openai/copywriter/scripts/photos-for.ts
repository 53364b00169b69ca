import { namedObjects } from "@vignette/domain/objects";
import type { BrandVoice } from "../voice.ts";
import type { BeatDraft } from "./draft.ts";
import { type SeenPhoto, seenOn, worthOf } from "./seen-photo.ts";

type Words = Pick<BeatDraft, "role" | "line" | "title" | "body">;
type Voice = Pick<BrandVoice, "kind" | "photos" | "photoless" | "thing" | "brand" | "hook">;

/** A photo that is worth less to a beat shows nothing of what it speaks of. */
const TELLING = 0.75;
/** What a photo of the product counts more for a beat that names it. */
const NAMED = 1;

/**
 * The number of the photo that shows what each beat speaks of; 0 if it speaks of a thing that is on none, or shows none. A photo goes to
 * the beat that no other one fits as well. A beat about nothing that can be seen shows the product, on each photo of it in turn. None without photos.
 */
export function photosFor(voice: Voice, beats: readonly Words[]): number[] {
  const { kind, photos, photoless, thing, brand, hook } = voice;
  if (photos.length === 0) return [];
  const notes = photos.map((it) => seenOn(it, { thing, brand }));
  const product = firstSome(
    notes.filter((it) => it.isProduct && !it.isLesser && !it.isScreen),
    notes.filter((it) => it.isProduct && !it.isLesser),
    notes.filter((it) => !it.isLesser),
    notes,
  );
  const isOpen = (at: number) => !photoless.includes(at + 1);
  const chosen: (number | null)[] = beats.map((_, at) => (isOpen(at) ? null : 0));
  const most = Math.ceil(chosen.filter((it) => it === null).length / notes.length);
  const uses = (number: number) => chosen.filter((it) => it === number).length;
  const isBeside = (number: number, at: number) => chosen[at - 1] === number || chosen[at + 1] === number;

  const wishes = beats.map((beat) =>
    fitting(beat, beats.length, { notes, product, brand }).map((note) => {
      const told = worthOf(note, wordsOf(beat), notes);
      const worth = told > 0 && note.isProduct && namesProduct(beat, brand) ? told + NAMED : told;
      // What comes in answers the question that was asked.
      return { note, worth: worth === 0 && beat.role === "turn" ? worthOf(note, hook, notes) : worth };
    }),
  );
  /** What a beat wants most of what is left, and how much more than anything else. */
  const wishOf = (at: number, round: number) => {
    const [best, next] = (chosen[at] === null ? (wishes[at] ?? []) : [])
      .filter(({ note, worth }) => worth >= TELLING && uses(note.number) < round && !isBeside(note.number, at))
      .toSorted((a, b) => b.worth - a.worth);
    return best ? [{ at, number: best.note.number, lead: best.worth - (next?.worth ?? 0) }] : [];
  };
  for (let round = 1; round <= most; round++)
    for (;;) {
      const [first] = beats.flatMap((_, at) => wishOf(at, round)).toSorted((a, b) => b.lead - a.lead);
      if (!first) break;
      chosen[first.at] = first.number;
    }

  const shown = new Set(notes.flatMap(({ things }) => things));
  for (const [at, beat] of beats.entries()) {
    if (chosen[at] !== null) continue;
    const things = namedObjects(beat.title).filter((it) => it !== "person" && it !== "hand" && it !== thing);
    const isUnseen =
      !namesProduct(beat, brand) &&
      things.length > 0 &&
      !things.some((it) => shown.has(it)) &&
      notes.every((note) => worthOf(note, wordsOf(beat), notes) === 0);
    // A joke that names nothing of the photos is about something else.
    const isElse = hurts(beat, brand) || (beat.role === "point" && isUnseen) || kind.startsWith("meme");
    const [next] = product.toSorted(
      (a, b) => Number(isBeside(a.number, at)) - Number(isBeside(b.number, at)) || uses(a.number) - uses(b.number),
    );
    chosen[at] = isElse ? 0 : (next?.number ?? 0);
  }
  return chosen.map((it) => it ?? 0);
}

const wordsOf = ({ line, title, body }: Words): string => [title, line, body].join(". ").replaceAll("*", "");

const namesProduct = (beat: Words, brand: string): boolean => wordsOf(beat).includes(brand);

/** What hurts, unless the product mends it there. */
const hurts = (beat: Words, brand: string): boolean => beat.role === "pain" && !namesProduct(beat, brand);

type Offered = { notes: readonly SeenPhoto[]; product: readonly SeenPhoto[]; brand: string };

/**
 * Among which photos a beat chooses: what hurts is not the product, and what names it is. One page alone, and what opens or ends,
 * shows a whole.
 */
function fitting(beat: Words, count: number, { notes, product, brand }: Offered): readonly SeenPhoto[] {
  const { role } = beat;
  if (role === "ask" || (count === 1 && (role === "hook" || role === "proof"))) return product;
  if (hurts(beat, brand)) return notes.filter(({ isProduct }) => !isProduct);
  if (role === "point" || role === "proof") return notes;
  const whole = notes.filter(({ isLesser }) => !isLesser);
  const own = namesProduct(beat, brand) ? whole.filter(({ isProduct }) => isProduct) : [];
  return firstSome(own, whole, notes);
}

const firstSome = <Item>(...lists: readonly (readonly Item[])[]): readonly Item[] =>
  lists.find((it) => it.length > 0) ?? [];

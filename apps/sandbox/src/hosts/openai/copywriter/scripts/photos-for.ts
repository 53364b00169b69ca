import { namedObjects } from "@vignette/domain/objects";
import type { PhotoNote } from "../brief.ts";
import { stemsOf } from "../material/fragment.ts";
import type { BrandVoice } from "../voice.ts";
import type { BeatDraft } from "./draft.ts";

type Words = Pick<BeatDraft, "role" | "line" | "title" | "body">;
/** A note, read: the things on the photo, the words that tell of it, the parts that are listed, and what it is of. */
type Seen = { number: number; things: string[]; stems: string[]; parts: string[]; isProduct: boolean };

/** What counts for a photo: a thing that is seen on it, a part that is listed, another word of its note. */
const THING = 2;
const PART = 1.5;
const WORD = 1;

type Voice = Pick<BrandVoice, "photos" | "thing" | "brand" | "hook">;

/**
 * The number of the photo that shows what each beat speaks of; 0 if it speaks of a thing that is on none. A beat about
 * nothing that can be seen shows the product, on each photo of it in turn. None without photos.
 */
export function photosFor({ photos, thing, brand, hook }: Voice, beats: readonly Words[]): number[] {
  if (photos.length === 0) return [];
  const notes = photos.map((it) => seenOn(it, { thing, brand }));
  const found = beats.map((it) => matching(wordsOf(it), notes));
  // What comes in answers the question that was asked.
  const named = beats.map((it, at) => found[at] ?? (it.role === "turn" ? matching(hook, notes) : null));
  const own = notes.filter(({ isProduct }) => isProduct);
  const shown = new Set(notes.flatMap(({ things }) => things));
  const chosen = named.map((it) => it?.number ?? null);
  for (const [at, beat] of beats.entries()) {
    if (chosen[at] !== null) continue;
    const things = beat.role === "point" || beat.role === "pain" ? namedObjects(wordsOf(beat)).filter(isThing) : [];
    const isElse = beat.role === "pain" || (things.length > 0 && !things.some((it) => shown.has(it)));
    chosen[at] = isElse ? 0 : nextOf(own.length > 0 ? own : notes, chosen, at);
  }
  return chosen.map((it) => it ?? 0);
}

const wordsOf = ({ line, title, body }: Words): string => [title, line, body].join(". ").replaceAll("*", "");
const isThing = (it: string): boolean => it !== "person" && it !== "hand";

/** What follows these words is what a photo shows a part of, or is only near. */
const LESSER = /\s(?:of|from|von|vom|des|der|de|del|beside|next|neben|junto|al)\s/iu;

function seenOn({ number, shows }: PhotoNote, { thing, brand }: Pick<BrandVoice, "thing" | "brand">): Seen {
  const [whole = "", listed = ""] = shows.split(" (");
  const parts = listed.replace(/\)$/, "").split(", ");
  const own = stemsOf(brand);
  const [head = ""] = whole.split(LESSER);
  const isProduct = namedObjects(head).some((it) => it === thing) || stemsOf(head).some((it) => own.includes(it));
  return {
    number,
    things: namedObjects(whole).filter(isThing),
    stems: stemsOf(whole).filter((it) => !own.includes(it)),
    parts: parts.filter((it) => it !== "").map((it) => it.toLowerCase()),
    isProduct,
  };
}

/** The photo of which the words name most; what all photos show tells none apart. Null if they name nothing. */
function matching(words: string, notes: readonly Seen[]): Seen | null {
  const things = new Set<string>(namedObjects(words));
  const stems = new Set(stemsOf(words));
  const said = words.toLowerCase();
  const isTelling = (it: string, name: "things" | "stems" | "parts") =>
    notes.length === 1 || !notes.every((note) => note[name].includes(it));
  const worth = (note: Seen) =>
    note.things.filter((it) => things.has(it) && isTelling(it, "things")).length * THING +
    note.stems.filter((it) => stems.has(it) && isTelling(it, "stems")).length * WORD +
    note.parts.filter((it) => isSaid(it, said) && isTelling(it, "parts")).length * PART;
  const [best] = notes.map((note) => ({ note, worth: worth(note) })).toSorted((a, b) => b.worth - a.worth);
  return best && best.worth >= WORD ? best.note : null;
}

/** Whether a text says a part's name, its plural included. */
const isSaid = (part: string, said: string): boolean =>
  said.split(/[^\p{L}]+/u).some((word) => word === part || word === `${part}s` || `${word}s` === part);

/** The photo that was named least so far, and not beside this beat. */
function nextOf(notes: readonly Seen[], chosen: readonly (number | null)[], at: number): number {
  const uses = ({ number }: Seen) => chosen.filter((it) => it === number).length;
  const isBeside = ({ number }: Seen) => Number(chosen[at - 1] === number || chosen[at + 1] === number);
  const [next] = notes.toSorted((a, b) => isBeside(a) - isBeside(b) || uses(a) - uses(b));
  return next?.number ?? 0;
}

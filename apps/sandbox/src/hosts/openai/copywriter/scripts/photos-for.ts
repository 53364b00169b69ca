import { namedObjects } from "@vignette/domain/objects";
import type { BrandVoice } from "../voice.ts";
import { denies } from "./denies.ts";
import type { BeatDraft } from "./draft.ts";
import { byPain, isOfPain } from "./pained-hook.ts";
import { properNames, type SeenPhoto, seenOn, worthOf } from "./seen-photo.ts";
import { HINT, shownBy } from "./shown-by.ts";
import { firstSome, ofOneMaterial, standingFor } from "./standing.ts";
import { asWhole } from "./stills/as-whole.ts";
import { reviewPhoto } from "./stills/review-photo.ts";

type Words = Pick<BeatDraft, "role" | "line" | "title" | "body"> &
  Partial<Pick<BeatDraft, "scene" | "seen">> & {
    /** What a photo of a page would show, in words that it does not have. */
    hint?: string;
  };
type Voice = Pick<BrandVoice, "kind" | "photos" | "photoless" | "thing" | "brand" | "hook"> &
  Partial<Pick<BrandVoice, "gains" | "pains" | "doubts" | "does" | "points" | "quotes" | "steps">>;

/** A photo that is worth less to a beat shows nothing of what it speaks of. */
const TELLING = 0.75;
/** What a photo counts less for the hook, beside a beat that keeps what the hook promises. */
const OPENS = 0.3;
/** What counts against a photo where nothing is named, less than one that was shown: it is kept for the end, of a part, or of something else. */
const COSTS = { isKept: 0.65, isLesser: 0.6, isElse: 0.7 };
/** A quotation, or a price. */
const SAID = /[“”„«»]|[$€£]\s?\d|\d\s?[€$£]/u;
/** What the title of a page counts more than what is said of it. */
const TITLE = 0.5;
/** What a photo of the product counts more for a beat that names it. */
const NAMED = 1;

/**
 * The number of the photo that shows what each beat speaks of; 0 if it speaks of a thing that is on none, or shows none. A photo goes to
 * the beat that no other one fits as well. A beat about nothing that can be seen shows the product, on each photo of it in turn. None without photos.
 */
export function photosFor(voice: Voice, written: readonly Words[]): number[] {
  const { kind, photos, photoless, thing, brand, hook } = voice;
  if (photos.length === 0) return [];
  const notes = ofOneMaterial(
    voice,
    photos.map((it) => seenOn(it, { thing, brand })),
  );
  const usual = notes.filter((it) => !it.isBefore);
  const isFilm = kind === "ugc-video" || kind === "video-story";
  const beats = isFilm ? written : written.map((it) => ({ ...it, hint: shownBy(wordsOf(it)) }));
  const standing = standingFor(voice, notes);
  const whole = usual.filter((it) => it.isProduct && !it.isLesser && !it.isScreen);
  const product = isFilm
    ? firstSome(
        whole.filter((it) => it.isNamed),
        whole,
        usual.filter((it) => it.isProduct && !it.isLesser),
        usual.filter((it) => !it.isLesser),
        usual,
      )
    : standing;
  const pained = isOfPain(voice) ? byPain(notes, hook, [...new Set([...product, ...whole])]) : null;
  const [only] = beats;
  const isReview = voice.quotes?.some(({ words }) => only?.title.replaceAll("*", "") === words) === true;
  if (beats.length === 1 && only && isReview && photoless.length === 0)
    return [reviewPhoto(voice, wordsOf(only), usual, standing)];
  const isOpen = (at: number) => !photoless.includes(at + 1);
  const chosen: (number | null)[] = beats.map((_, at) => (isOpen(at) ? null : 0));
  const most = Math.ceil(chosen.filter((it) => it === null).length / Math.max(1, usual.length));
  const uses = (number: number) => chosen.filter((it) => it === number).length;
  const isBeside = (number: number, at: number) => chosen[at - 1] === number || chosen[at + 1] === number;

  // A mistake that the product mends in the same breath is not denied by the product.
  const isDenied = (note: SeenPhoto, beat: Words) =>
    denies(note, wordsOf(beat)) && !(isFilm && note.isNamed && namesProduct(beat, brand));
  const isWrong = (note: SeenPhoto, beat: Words) => isDenied(note, beat) || tellsEnd(voice, note, beat, beats);
  const wishes = beats.map((beat) =>
    fitting(beat, beats.length, { notes, product, brand, pained, isFilm }).map((note, _, given) => {
      // What also the product's photos show tells those of the time before apart no less.
      const words = wordsOf(beat);
      const told = note.isBefore
        ? worthOf({ ...note, stems: [] }, words, given) +
          worthOf({ ...note, things: [], parts: [] }, words, notes) +
          hintedOn(note, beat, notes)
        : worthOf(note, words, notes) + moreFor(note, beat, notes);
      // A fact that names nothing else is told of the product.
      const isOfProduct = namesProduct(beat, brand) || beat.role === "point";
      if (isWrong(note, beat)) return { note, worth: 0 };
      // What a customer says, what it costs and what the product does show something else only where they name that.
      const isItself = isFilm || note.isProduct || note.isBefore || !(SAID.test(words) || namesProduct(beat, brand));
      if (!isItself && worthOf(note, beat.title, notes) < TELLING) return { note, worth: 0 };
      if (note.isDone && isLastStep(voice, beat)) return { note, worth: told + NAMED };
      const worth = told > 0 && note.isProduct && isOfProduct ? told + NAMED : told;
      // What comes in answers the question that was asked.
      return { note, worth: worth === 0 && beat.role === "turn" ? worthOf(note, hook, notes) : worth };
    }),
  );
  const shown = new Set(notes.flatMap(({ things }) => things));
  const isElse = (at: number) => {
    const beat = beats[at] as Words;
    const things = namedObjects(beat.title).filter((it) => it !== "person" && it !== "hand" && it !== thing);
    const isUnseen =
      !namesProduct(beat, brand) &&
      things.length > 0 &&
      !things.some((it) => shown.has(it)) &&
      notes.every((note) => worthOf(note, wordsOf(beat), notes) === 0);
    // A joke that names nothing of the photos is about something else.
    return hurts(beat, brand) || (beat.role === "point" && isUnseen) || kind.startsWith("meme");
  };
  // A film shows its few photos in turn; the pages of a set choose together.
  if (!isFilm) return asWhole({ beats, wishes, usual, standing, pained, isOpen, isElse, isWrong });
  /** What a beat wants most of what is left, and how much more than anything else. */
  const wishOf = (at: number, round: number) => {
    const [best, next] = (chosen[at] === null ? (wishes[at] ?? []) : [])
      .filter(({ worth }) => worth >= TELLING)
      .filter(({ note }) => uses(note.number) < (note.isBefore ? 1 : round) && !isBeside(note.number, at))
      .toSorted((a, b) => b.worth - a.worth);
    const isHook = beats[at]?.role === "hook" && !pained;
    const lead = best ? best.worth - (next?.worth ?? 0) - (isHook ? OPENS : 0) : 0;
    return best ? [{ at, number: best.note.number, lead }] : [];
  };
  for (let round = 1; round <= most; round++)
    for (;;) {
      const [first] = beats.flatMap((_, at) => wishOf(at, round)).toSorted((a, b) => b.lead - a.lead);
      if (!first) break;
      chosen[first.at] = first.number;
    }

  for (const [at, beat] of beats.entries()) {
    if (chosen[at] !== null) continue;
    // What ends the piece still finds a photo of the whole that was not seen.
    const unseen = product.filter(({ number }) => uses(number) === 0);
    const asks = beats.filter(({ role }, other) => other > at && role === "ask" && chosen[other] === null).length;
    const isReserved = (note: SeenPhoto) => unseen.includes(note) && unseen.length <= asks;
    const isPoint = beats.length > 1 && (beat.role === "point" || beat.role === "proof");
    const worth = (note: SeenPhoto) => wishes[at]?.find((it) => it.note === note)?.worth ?? 0;
    const costOf = (note: SeenPhoto) =>
      uses(note.number) +
      (isReserved(note) ? COSTS.isKept : 0) +
      (worth(note) > 0 ? 0 : !note.isProduct ? COSTS.isElse : note.isLesser ? COSTS.isLesser : 0);
    if (pained && beat.role === "hook" && beats.length > 1) {
      const [opening] = pained.filter(({ number }) => uses(number) === 0);
      chosen[at] = opening?.number ?? 0;
      continue;
    }
    const [next] = (isPoint ? usual : product).toSorted(
      (a, b) =>
        Number(isWrong(a, beat)) - Number(isWrong(b, beat)) ||
        Number(isBeside(a.number, at)) - Number(isBeside(b.number, at)) ||
        costOf(a) - costOf(b) ||
        worth(b) - worth(a),
    );
    chosen[at] = isElse(at) ? 0 : (next?.number ?? 0);
  }
  return chosen.map((it) => it ?? 0);
}

/** What the title of a still page says once more, and what a photo of it would show. */
const moreFor = (note: SeenPhoto, beat: Words, notes: readonly SeenPhoto[]): number =>
  beat.hint === undefined ? 0 : worthOf(note, beat.title, notes) * TITLE + hintedOn(note, beat, notes);

const hintedOn = (note: SeenPhoto, { hint = "" }: Words, notes: readonly SeenPhoto[]): number =>
  hint === "" ? 0 : worthOf(note, hint, notes) * HINT;

const wordsOf = ({ line, title, body, seen = "" }: Words): string =>
  [title, line, body, seen].join(". ").replaceAll("*", "");

/** Whether a photo shows that all is done, beside what opens a way of several steps or comes before the last of them. */
function tellsEnd({ steps = [] }: Voice, { isDone }: SeenPhoto, beat: Words, beats: readonly Words[]): boolean {
  if (!isDone || steps.length < 2 || isLastStep({ steps }, beat)) return false;
  const end = beats.findIndex((it) => isLastStep({ steps }, it));
  return beat.role === "hook" || beats.indexOf(beat) < end || steps.slice(0, -1).some((it) => isStep(beat, it));
}

const isLastStep = ({ steps = [] }: Pick<Voice, "steps">, beat: Words): boolean =>
  steps.length > 1 && isStep(beat, steps.at(-1) ?? "");

const isStep = ({ title }: Words, step: string): boolean =>
  title.replaceAll("*", "").toLowerCase().startsWith(step.toLowerCase());

const namesProduct = (beat: Words, brand: string): boolean => wordsOf(beat).includes(brand);

/** What hurts, or is done wrong, unless the product mends it there. */
const hurts = (beat: Words, brand: string): boolean =>
  (beat.role === "pain" || (beat.role === "point" && beat.scene === "pain")) && !namesProduct(beat, brand);

/** What shows a mistake: the time before, and what it is about; of the product only the part with which it is done right. */
function ofMistake(beat: Words, all: readonly SeenPhoto[]): SeenPhoto[] {
  const words = wordsOf(beat);
  const [main] = namedObjects(words).filter((it) => it !== "person" && it !== "hand");
  const isElse = main !== undefined && !all.some(({ things, isBefore }) => !isBefore && things.includes(main));
  const hasPart = (it: SeenPhoto) => worthOf({ ...it, things: [], stems: [] }, words, all) > 0;
  return all.filter((it) => it.isBefore || (!isElse && (!it.isProduct || hasPart(it))));
}

type Offered = {
  notes: readonly SeenPhoto[];
  product: readonly SeenPhoto[];
  brand: string;
  pained: readonly SeenPhoto[] | null;
  isFilm: boolean;
};

/**
 * Among which photos a beat chooses: what hurts is not the product, and what names it is. One page alone, and what opens or ends,
 * shows a whole.
 */
function fitting(
  beat: Words,
  count: number,
  { notes: all, product, brand, pained, isFilm }: Offered,
): readonly SeenPhoto[] {
  const { role, seen } = beat;
  if (role === "hook" && pained)
    return count > 1 ? pained.filter((it) => !it.isProduct) : [...all.filter((it) => it.isBefore), ...product];
  if (hurts(beat, brand)) return role === "pain" ? all.filter((it) => !it.isProduct) : ofMistake(beat, all);
  // A move that is made without the product may be on a photo of the time before it.
  if (role === "point" && seen && !namesProduct(beat, brand)) return all;
  const notes = all.filter(({ isBefore }) => !isBefore);
  // What nobody needs the product for is seen on a photo of the time before where no other one shows it.
  const isSeen = notes.some(
    (it) => !denies(it, wordsOf(beat)) && worthOf(it, wordsOf(beat), all) + hintedOn(it, beat, all) >= TELLING,
  );
  if (role === "point" && beat.hint && !namesProduct(beat, brand) && !isSeen) return all;
  if (role === "ask" || (count === 1 && (role === "hook" || role === "proof"))) return product;
  const whole = notes.filter(({ isLesser }) => !isLesser);
  const names = properNames(brand);
  const isCalled = isFilm && names.length > 0 && names.every((it) => wordsOf(beat).includes(it));
  const own = isCalled || namesProduct(beat, brand) ? whole.filter(({ isProduct }) => isProduct) : [];
  // As its name is said in a film, the product is seen.
  if (isFilm && own.length > 0)
    return firstSome(
      own.filter(({ isNamed }) => isNamed),
      own,
    );
  if (role === "point" || role === "proof") return notes;
  return firstSome(own, whole, notes);
}

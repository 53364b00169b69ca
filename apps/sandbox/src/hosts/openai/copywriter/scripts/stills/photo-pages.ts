import { promisesDetails } from "@vignette/domain/promises";
import { stemsOf } from "../../material/fragment.ts";
import type { BrandVoice } from "../../voice.ts";
import { denies } from "../denies.ts";
import type { BeatDraft } from "../draft.ts";
import { byPain, isOfPain } from "../pained-hook.ts";
import { type SeenPhoto, seenOn, worthOf } from "../seen-photo.ts";
import { HINT, shownBy } from "../shown-by.ts";
import { firstSome, ofOneMaterial, standingFor } from "../standing.ts";
import { bestWhole } from "./best-whole.ts";
import { matched } from "./matched.ts";
import { ENDS, FITS, inTurn, isAnotherView, namedOn, OPENS, type Place, photosOf, thingsIn } from "./places.ts";

/** From so many photos on a look of photos shows nothing else. Source: ADR 206. */
const ENOUGH_PHOTOS = 4;

/** With fewer pages there is an answer and no proof. Our own choice. */
const ENOUGH_PAGES = 5;

type Voice = Pick<BrandVoice, "photos" | "thing" | "brand" | "hook" | "pains" | "gains" | "doubts" | "steps"> &
  Partial<Pick<BrandVoice, "does" | "points">>;

/** Whether a look of photos is made of nothing else. */
export const isOnlyPhotos = ({ photos }: Pick<BrandVoice, "photos">): boolean =>
  photos.filter(({ isBefore }) => !isBefore).length >= ENOUGH_PHOTOS;

/**
 * What a page could say: `shown` only where a photo shows it; `ours` is true of the product as a whole, and stands on any photo of
 * it; `on` is the only photo that it is about; `kept` is what the hook promises, and stands on any as well, before all others.
 */
export type Page = { beat: BeatDraft; is: "shown" | "ours" | "kept"; on?: number };

/**
 * The pages of a piece of photos alone, in their order: the hook, those for which there is a photo of their own, and the ask. Each has
 * the number of its photo, no photo is there twice, and what none shows is left out.
 */
export function photoPages(voice: Voice, hook: BeatDraft, pages: readonly Page[], ask: BeatDraft, count: number) {
  const { thing, brand } = voice;
  const seenAll = ofOneMaterial(
    voice,
    voice.photos.map((it) => seenOn(it, { thing, brand })),
  );
  const views = seenAll.filter((it) => isAnotherView(it, seenAll));
  const notes = seenAll.filter((it) => !views.includes(it));
  const usual = notes.filter((it) => !it.isBefore);
  const whole = firstSome(
    usual.filter((it) => it.isProduct && !it.isLesser && !it.isScreen),
    usual.filter((it) => !it.isLesser && !it.isScreen),
    usual,
  );
  const seen = new Set(voice.photos.flatMap(({ shows }) => thingsIn(shows)));
  const gain = voice.gains[0] ?? "";
  // What is true of the product stands on all of it; a part, what lies beside it and a screen would say something else (ADR 209).
  const isNamed = (it: SeenPhoto) => Number(it.note.includes(brand));
  const standing = standingFor(voice, notes);
  const any = [
    ...standing,
    ...firstSome(
      whole.filter((it) => it.isProduct && !standing.includes(it)),
      standing.length > 0 ? [] : whole,
    ).toSorted((a, b) => isNamed(b) - isNamed(a) || a.things.length - b.things.length),
  ];
  // What the product is made of or stands on, which no finished one is.
  const grounds = usual.filter(
    (it) => it.isLesser && !it.isCloseUp && !it.isScreen && it.things.length === 0 && it.parts.length === 0,
  );
  const near = usual.filter((it) => it.isCloseUp && it.isProduct);
  const ofGain = usual
    .filter((it) => !it.isLesser)
    .toSorted(
      (a, b) =>
        Number(b.isProduct && !b.isScreen) - Number(a.isProduct && !a.isScreen) ||
        worthOf(b, gain, notes) - worthOf(a, gain, notes) ||
        a.things.length - b.things.length,
    );
  /** The photos on which a page may stand, the best first. */
  const placesOf = ({ beat, is, on }: Page): readonly Place[] => {
    if (on !== undefined) return inTurn(usual.filter(({ number }) => number === on));
    const [first, told] = toldIn(voice, beat);
    const things = ON_ANY.includes(beat.role) ? [] : thingsIn(beat.title);
    if (things.length > 0 && !things.some((it) => seen.has(it))) return [];
    const at = voice.steps.findIndex((it) => first.toLowerCase().startsWith(it.toLowerCase()));
    const isToDo = at !== -1 && at < voice.steps.length - 1;
    const may = (it: SeenPhoto) => (beat.role !== "pain" || it.isBefore || !it.isProduct) && !(isToDo && it.isDone);
    const isSaid = beat.role === "proof";
    const fitsTo = (text: string, share: number): Place[] => {
      const hint = isSaid || beat.role === "pain" ? "" : shownBy(text);
      return (
        (
          beat.role === "pain"
            ? notes.toSorted((a, b) => Number(b.isBefore) - Number(a.isBefore))
            : [...usual, ...(isSaid ? views : [])]
        )
          .filter((it) => may(it) && !denies(it, told))
          .map((note) => {
            const hinted = hint === "" ? 0 : worthOf(note, hint, notes) * HINT;
            return { note, worth: hinted + (namedOn(note, text) === 0 ? 0 : worthOf(note, text, notes) + LEAST) };
          })
          .filter(({ worth }) => worth >= TELLING)
          // A photo of a phone in use is worth more than its screen alone, unless a step names that.
          .toSorted(
            (a, b) =>
              (at === -1 ? Number(a.note.isScreen) - Number(b.note.isScreen) : 0) ||
              b.worth - a.worth ||
              Number(b.note.isCloseUp) - Number(a.note.isCloseUp),
          )
          .map(({ note, worth }, place) => ({ note, worth: (FITS.worth + worth) * share - place * FITS.later }))
      );
    };
    const fitting = [...fitsTo(first, 1), ...(is === "shown" ? [] : fitsTo(told, FITS.share))];
    const others =
      is === "shown" || (fitting.length > 0 && is === "ours" && beat.role !== "proof")
        ? []
        : is === "kept"
          ? beat.role === "pain"
            ? [
                ...notes.filter((it) => it.isBefore),
                ...views,
                ...usual.filter((it) => !it.isProduct && !it.isLesser),
                ...[...grounds, ...whole].toSorted(
                  (a, b) => Number(a.isNamed) - Number(b.isNamed) || worthOf(b, told, notes) - worthOf(a, told, notes),
                ),
              ]
            : whole
          : beat.role === "proof"
            ? ofGain
            : any;
    const isFree = (it: SeenPhoto) =>
      !fitting.some(({ note }) => note === it) && !(isToDo && it.isDone) && !denies(it, told);
    return [...fitting, ...inTurn(others.filter(isFree))];
  };
  // What is done at the end does not open a piece that says how.
  const isSpoiled = (it: SeenPhoto) => voice.steps.length > 1 && it.isDone;
  const isTelling = (it: SeenPhoto) => worthOf(it, hook.title, notes) >= TELLING;
  const telling = firstSome(
    // A closer look at the product begins with one, or else with all of it, whatever else the line names.
    promisesDetails(hook.title)
      ? [
          // Of something else on it, as a cup, it would be no look at the product; and a price is that of the whole.
          ...(FROM_NEAR.test(hook.title) && !PRICE.test(hook.title)
            ? near.filter(({ things }) => things.length === 0)
            : []),
          ...whole.filter((it) => it.isProduct),
        ]
      : [],
    whole.filter(isTelling),
    usual.filter((it) => !it.isLesser && isTelling(it)),
  );
  const opens = (it: SeenPhoto) => !isSpoiled(it);
  // Another photo opens where this one is the only one for a later page.
  // What hurts opens it where the hook names it: by a word that the other photos have not.
  const others = usual.flatMap(({ stems }) => stems);
  const named = stemsOf(hook.title).filter((it) => !others.includes(it));
  const hurts = notes.filter((it) => it.isBefore && named.some((stem) => it.stems.includes(stem)));
  const pained = isOfPain(voice) ? byPain(notes, hook.title, whole).filter((it) => !it.isProduct || !it.isNamed) : [];
  const opening = [...new Set([...hurts, ...pained, ...telling.filter(opens), ...whole.filter(opens), ...whole])];
  const isOpening = (it: SeenPhoto) => hurts.includes(it) || pained.includes(it) || telling.includes(it);
  const ends: readonly (readonly Place[])[] = [
    opening.map((note, place) => ({ note, worth: (isOpening(note) ? OPENS.worth : 0) - place * OPENS.later })),
    [...standing, ...whole.filter((it) => !standing.includes(it))].map((note, place) => ({
      note,
      worth: ENDS.worth + (note.isDone ? ENDS.done : 0) - place * ENDS.later,
    })),
  ];
  const places = [...ends];
  const kept: Page[] = [];
  const stemsIn = ({ beat }: Page) => stemsOf(`${beat.title} ${beat.body}`.replaceAll(brand, ""));
  // What is told of one photo is told once, and not over another one.
  const isTold = (page: Page, [best]: readonly Place[]) =>
    page.is === "ours" &&
    kept.some(
      (it, at) =>
        places[at + ends.length]?.[0]?.note === best?.note && stemsIn(it).some((x) => stemsIn(page).includes(x)),
    );
  const add = (page: Page, own: readonly Place[]) => {
    if (
      kept.some(({ beat }) => beat === page.beat) ||
      isTold(page, own) ||
      kept.length >= count - ends.length ||
      matched(photosOf([...places, own])) === null
    )
      return;
    places.push(own);
    kept.push(page);
  };
  for (const page of pages) if (page.is === "kept") add(page, placesOf(page));
  for (const page of pages) add(page, placesOf(page));
  // A part of the product shows a fact of it rather than nothing.
  for (const page of pages) {
    const held = matched(photosOf(places)) ?? [];
    const isFact = page.is === "ours" && page.beat.role === "point" && !voice.gains.includes(page.beat.title);
    if (isFact) add(page, inTurn(near.filter((it) => !held.includes(it))));
  }
  // A photo of which there is nothing to tell is left out, as far as there are enough others.
  for (const page of pages) {
    const enough = voice.gains.includes(page.beat.title) ? ENOUGH_PHOTOS : ENOUGH_PAGES;
    if (page.is === "ours" && kept.length + ends.length < enough) add(page, inTurn(usual));
  }
  // All pages choose together, in the order in which they are seen.
  const inOrder = [0, ...pages.flatMap((it) => (kept.includes(it) ? [kept.indexOf(it) + ends.length] : [])), 1];
  const chosen = bestWhole(
    inOrder.map((at) => (places[at] ?? []).map(({ note, worth }) => ({ number: note.number, worth }))),
  );
  const numberOf = (at: number) => chosen[inOrder.indexOf(at)];
  const withNumber = (beat: BeatDraft, at: number): BeatDraft => {
    const photo = numberOf(at);
    return photo === undefined ? beat : { ...beat, photo };
  };
  return [
    withNumber(hook, 0),
    ...pages.flatMap((page) => {
      const at = kept.indexOf(page);
      return at === -1 ? [] : [withNumber(page.beat, at + ends.length)];
    }),
    withNumber(ask, 1),
  ];
}

/** What is said whether or not a photo shows the things that it names. */
const ON_ANY: readonly string[] = ["proof", "pain", "turn"];

const PRICE = /[$€£]\s?\d|\d\s?[€$£]/u;
const FROM_NEAR = /\b(?:close|closer|cerca|nah|nahem|près)\b/iu;

/** What is named and on the photo, and how much that is at least worth, where other photos show it, too. */
const LEAST = 0.5;
const TELLING = 0.75;

/** The thought of a page, which of advice is what to do; and all that it says, with what the brief has about a customer's words. */
function toldIn({ doubts, gains }: Voice, { title, body, role }: BeatDraft): [first: string, all: string] {
  const [first = title] = title.split(/(?<=[.!?])\s/u);
  const stems = stemsOf(title);
  const isAbout = (it: string) => stemsOf(it).filter((stem) => stems.includes(stem)).length > 1;
  const about = role === "proof" ? [...doubts, ...gains].filter(isAbout) : [];
  return [first, [title, body, ...about].join(". ")];
}

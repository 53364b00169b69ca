import type { BeatDraft } from "../draft.ts";
import type { SeenPhoto } from "../seen-photo.ts";
import { bestWhole, type Choice } from "./best-whole.ts";

type Words = Pick<BeatDraft, "role" | "title" | "body">;
type Given<Beat extends Words> = {
  beats: readonly Beat[];
  /** What each beat may show of what it names, and how much of that a photo shows. */
  wishes: readonly (readonly { note: SeenPhoto; worth: number }[])[];
  /** All photos but those of the time before; those that may stand for the product, the best first; and those under a hook about what hurts. */
  usual: readonly SeenPhoto[];
  standing: readonly SeenPhoto[];
  pained: readonly SeenPhoto[] | null;
  isOpen: (at: number) => boolean;
  /** Whether a beat is about something that no photo of the product shows. */
  isElse: (at: number) => boolean;
  isWrong: (note: SeenPhoto, beat: Beat) => boolean;
};

/** From this worth on a photo shows what a beat speaks of. */
const TELLING = 0.75;
/** What a photo is worth where it shows nothing that is named: of the product, of a part of it, and of something else. */
const PLAIN = { standing: 0.4, product: 0.1, part: -0.5, else: -1, wrong: -30 };
/** What counts less for each place in a list of the best. */
const LATER = 0.04;
/** What the hook counts less, beside a beat that keeps what it promises. */
const OPENS = 0.3;
/** What the end needs more than a beat that any photo of the product fits. */
const ENDS = { worth: 1.6, later: 0.25, done: 1.2 };
/** A hook about what hurts opens with the first that shows it. */
const HURTS = { worth: 6, later: 0.3 };

/** The numbers of the photos of a set of pages, chosen as a whole: no page takes the one that says most of another page. */
export function asWhole<Beat extends Words>(given: Given<Beat>): number[] {
  const { beats } = given;
  const isFramed = beats[0]?.role === "hook" && beats.at(-1)?.role === "ask";
  return bestWhole(
    beats.map((_, at) => choicesAt(at, given)),
    { isFramed },
  );
}

function choicesAt<Beat extends Words>(at: number, given: Given<Beat>): Choice[] {
  const { beats, wishes, usual, standing, pained, isOpen, isElse, isWrong } = given;
  const beat = beats[at];
  if (!beat || !isOpen(at)) return [];
  const isAlone = beats.length === 1;
  const told = new Map(wishes[at]?.map(({ note, worth }) => [note, worth]));
  if (pained && beat.role === "hook" && !isAlone)
    return pained.map((it, place) => ({
      number: it.number,
      worth: HURTS.worth + (told.get(it) ?? 0) - place * HURTS.later,
    }));
  if (beat.role === "ask" && !isAlone)
    return standing.map((it, place) => ({
      number: it.number,
      worth: ENDS.worth - place * ENDS.later + (it.isDone ? ENDS.done : 0),
    }));
  const telling = [...told].filter(([, worth]) => worth >= TELLING);
  const shows = telling.map(
    ([note, worth]): Choice => ({
      number: note.number,
      worth: 1 + worth - (beat.role === "hook" && !isAlone ? OPENS : 0),
    }),
  );
  if (isElse(at)) return [...shows, { number: 0, worth: 0 }];
  const isPoint = !isAlone && (beat.role === "point" || beat.role === "proof");
  const plain = (isPoint ? usual : standing)
    .filter((it) => !shows.some(({ number }) => number === it.number))
    .map(
      (it): Choice => ({
        number: it.number,
        worth: isWrong(it, beat) ? PLAIN.wrong : plainWorth(it, standing) + Math.min(TELLING, told.get(it) ?? 0) / 4,
      }),
    );
  return [...shows, ...plain];
}

function plainWorth(it: SeenPhoto, standing: readonly SeenPhoto[]): number {
  const place = standing.indexOf(it);
  if (place >= 0) return PLAIN.standing - place * LATER;
  return !it.isProduct ? PLAIN.else : it.isLesser ? PLAIN.part : PLAIN.product;
}

import { stemsOf } from "../../material/fragment.ts";
import type { BrandVoice } from "../../voice.ts";
import { denies } from "../denies.ts";
import { type SeenPhoto, worthOf } from "../seen-photo.ts";

type Voice = Partial<Pick<BrandVoice, "gains" | "doubts" | "does" | "points">>;

/** From this worth on a photo shows what is said. */
const TELLING = 0.75;

/**
 * The photo under a customer's words: of what they name, of what the brief has about the same thing, of what is gained, else the one on which
 * most of what is said of the product is seen.
 */
export function reviewPhoto(
  { gains = [], doubts = [], does = [], points = [] }: Voice,
  words: string,
  notes: readonly SeenPhoto[],
  standing: readonly SeenPhoto[],
): number {
  const stems = stemsOf(words);
  const related = [...doubts, ...gains].filter((it) => stemsOf(it).filter((stem) => stems.includes(stem)).length > 1);
  const may = (note: SeenPhoto) => !denies(note, words);
  // What they do not name themselves is shown with the product.
  const isShown = (note: SeenPhoto, text: string) =>
    may(note) && (note.isProduct || text !== gains[0]) && worthOf(note, text, notes) >= TELLING;
  const about = [words, related.join(". "), gains[0] ?? ""].find((text) => notes.some((it) => isShown(it, text)));
  const told = [...does, ...points].join(" ");
  const own = (note: SeenPhoto) => note.stems.filter((it) => stemsOf(told).includes(it)).length;
  const [best] = about
    ? notes
        .filter((it) => isShown(it, about))
        .toSorted((a, b) => worthOf(b, about, notes) - worthOf(a, about, notes) || own(b) - own(a))
    : standing.toSorted((a, b) => Number(may(b)) - Number(may(a)) || own(b) - own(a));
  return best?.number ?? 0;
}

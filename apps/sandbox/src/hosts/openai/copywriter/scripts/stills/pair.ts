import { stemsOf } from "../../material/fragment.ts";
import type { BrandVoice } from "../../voice.ts";
import { type SeenPhoto, seenOn } from "../seen-photo.ts";
import { standingFor } from "../standing.ts";

type Voice = Pick<BrandVoice, "photos" | "thing" | "brand" | "pains" | "does" | "points" | "answerTo">;

/** Colors: two black coffees look the same, whatever one of them tastes like. */
const COLOR = /^(?:black|white|brown|green|schwa|weiß|negro|negra|blanc|noir)/u;

/**
 * What hurt on the photo of the time before that shows the same subject as the product's, and what the product has to say to it: the stale beans
 * beside "posted within 24 hours". Null where that is the main pain, or none. Source: ADR 226.
 */
export function seenChange(voice: Voice): { pain: string; answer: string } | null {
  const { photos, thing, brand, pains } = voice;
  const notes = photos.map((it) => seenOn(it, { thing, brand }));
  const standing = standingFor(voice, notes);
  const alike = (a: SeenPhoto, b: SeenPhoto) => a.stems.filter((it) => b.stems.includes(it));
  const worth = (it: SeenPhoto) => Math.max(0, ...standing.map((other) => alike(it, other).length));
  const isSame = (it: SeenPhoto) =>
    notes.some((other) => other.isProduct && alike(it, other).some((x) => COLOR.test(x)));
  const [before] = notes
    .filter((it) => it.isBefore && worth(it) > 0 && !isSame(it))
    .toSorted((a, b) => worth(b) - worth(a));
  if (!before) return null;
  const told = (it: string) => stemsOf(it).filter((stem) => before.stems.includes(stem)).length;
  const [pain = ""] = pains.toSorted((a, b) => told(b) - told(a));
  const answer = voice.answerTo(pain);
  return pain !== pains[0] && told(pain) > 1 && answer !== "" ? { pain, answer } : null;
}

import type { Pair } from "../../choose-line.ts";
import type { BrandVoice } from "../../voice.ts";
import { isSpoken } from "../offered.ts";
import { seenOn, worthOf } from "../seen-photo.ts";
import { HINT, shownBy } from "../shown-by.ts";

/** From this worth on a photo shows what is said. */
const TELLING = 0.75;

/**
 * Advice of which a photo shows something before the rest of it, in stills: a kettle that nobody has photographed is left out while the filter is there.
 * Source: ADR 226.
 */
export function shownFirst(voice: BrandVoice, advice: readonly Pair[]): readonly Pair[] {
  const { photos, thing, brand } = voice;
  // Another take, of what was to be avoided, has its usual order.
  if (photos.length === 0 || voice.take > 0 || isSpoken(voice)) return advice;
  const notes = photos.map((it) => seenOn(it, { thing, brand }));
  const isShown = ([title, why]: Pair) => {
    const hint = shownBy(`${title}. ${why}`);
    return notes.some((it) => worthOf(it, title, notes) + worthOf(it, hint, notes) * HINT >= TELLING);
  };
  return advice.toSorted((a, b) => Number(isShown(b)) - Number(isShown(a)));
}

import type { OwnFace } from "@vignette/domain/studio/catalogue";
import { hyphenated } from "../hyphenation/hyphenation.ts";
import type { FaceHeights, Font, Measure } from "../text/font.ts";
import { overhang } from "./ink-extent.ts";
import type { SetText } from "./set-glyphs.ts";

/** Sets a line of text in a face: which letters, at which positions. Caches what it has set. */
export type Typesetter = {
  set: (text: string, font: Font) => SetText;
  heights: (face: OwnFace) => FaceHeights | null;
};

let current: { typesetter: Typesetter; measure: Measure } | null = null;

/** Called when faces have been loaded: from now on texts are set with them. */
export function installTypesetter(typesetter: Typesetter): void {
  const measure: Measure = (text, font) => typesetter.set(text, font).width * font.size;
  measure.overhang = (text, font) => overhang(typesetter.set(text, font), font.size);
  measure.heights = typesetter.heights;
  measure.hyphenated = hyphenated;
  current = { typesetter, measure };
}

/** The current typesetter. Throws before the first `loadFaces` has resolved. */
export function typesetter(): Typesetter {
  return loaded().typesetter;
}

/**
 * The ruler of the faces loaded so far; a new one after more have been loaded, so that no outdated measure is cached.
 */
export function ruler(): Measure {
  return loaded().measure;
}

function loaded() {
  if (!current) throw new Error("No faces are loaded: wait for loadFaces(scene) first.");
  return current;
}

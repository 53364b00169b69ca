import type { FontRefusal, InspectedFont } from "@vignette/composition";
import { languageName } from "../../../shared/formats.ts";

/** Why a file is not taken as a typeface, and what to do. */
export function fontRefusal(reason: FontRefusal, name: string): string {
  switch (reason) {
    case "empty":
      return `${name} is empty.`;
    case "too-large":
      return `${name} is larger than 10 MB. Use a version with fewer letters.`;
    case "not-a-font":
      return `${name} isn't a font. Use a TTF, OTF or WOFF2 file.`;
    case "several-fonts":
      return `${name} holds several fonts. Export the one you need as TTF or OTF.`;
    case "old-web-font":
      return `${name} is a WOFF file. Use the TTF, OTF or WOFF2 file of the same font.`;
    case "damaged":
      return `${name} is damaged or breaks off. Download it again.`;
    case "restricted":
      return `The license in ${name} doesn't allow this use. Ask its maker for a version that may be embedded, or use another font.`;
    case "no-outlines":
      return `${name} has no outlines, so it can't be drawn in your sizes and colors. Use another font.`;
    case "no-letters":
      return `${name} has no letters, only signs or pictures. Use a font that you can write with.`;
  }
}

/** Most letters that are listed. Our own choice. */
const LISTED = 8;

/**
 * What users should know of a font that is taken: letters that it lacks in the languages of their products, weights,
 * colors. `needed` are the letters of each language, by its code.
 */
export function fontNotes(
  { facts, isColored, letters }: Pick<InspectedFont, "facts" | "isColored" | "letters">,
  needed: ReadonlyMap<string, readonly string[]>,
): string[] {
  const notes = Array.from(needed, ([language, all]) => {
    const missing = all.filter((letter) => !letters.has(letter.codePointAt(0) ?? 0));
    return missing.length > 0 ? missingNote(missing, nameOf(language)) : null;
  });
  const { weights } = facts;
  return [
    ...notes.filter((note) => note !== null),
    ...(weights ? [`Variable: weights ${Math.round(weights[0])} to ${Math.round(weights[1])}.`] : []),
    ...(isColored ? ["Its own colors aren't used: letters have the color of the text."] : []),
  ];
}

function missingNote(missing: readonly string[], language: string): string {
  const more = missing.length - LISTED;
  const list = missing.slice(0, LISTED).join(" ");
  return `For ${language} it lacks ${list}${more > 0 ? ` and ${more} more` : ""}. Another typeface is used for them.`;
}

const nameOf = (code: string) => languageName(code.slice(0, 2));

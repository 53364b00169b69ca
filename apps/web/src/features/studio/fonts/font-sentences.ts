import type { FontRefusal, InspectedFont } from "@vignette/composition";
import { m } from "@vignette/messages";
import { languageName } from "../../../shared/formats.ts";

/** Why a file is not taken as a typeface, and what to do. */
export function fontRefusal(reason: FontRefusal, name: string): string {
  switch (reason) {
    case "empty":
      return m.media_font_empty({ name });
    case "too-large":
      return m.media_font_too_large({ name });
    case "not-a-font":
      return m.media_not_a_font({ name });
    case "several-fonts":
      return m.media_several_fonts({ name });
    case "old-web-font":
      return m.media_old_web_font({ name });
    case "damaged":
      return m.media_font_damaged({ name });
    case "restricted":
      return m.media_font_restricted({ name });
    case "no-outlines":
      return m.media_font_no_outlines({ name });
    case "no-letters":
      return m.media_font_no_letters({ name });
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
    ...(weights ? [m.media_font_weights({ least: Math.round(weights[0]), most: Math.round(weights[1]) })] : []),
    ...(isColored ? [m.media_font_colors()] : []),
  ];
}

function missingNote(missing: readonly string[], language: string): string {
  const more = missing.length - LISTED;
  const list = missing.slice(0, LISTED).join(" ");
  return more > 0 ? m.media_font_lacks_more({ language, list, count: more }) : m.media_font_lacks({ language, list });
}

const nameOf = (code: string) => languageName(code.slice(0, 2));

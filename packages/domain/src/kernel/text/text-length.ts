/**
 * The length of `text` in UTF-16 code units: an emoji counts two or more. It is JavaScript's `length`, and what
 * `maxlength` of an HTML field counts.
 *
 * Counted so: TikTok's titles and descriptions ("UTF-16 runes",
 * https://developers.tiktok.com/doc/content-posting-api-reference-direct-post), and every text of our own. Instagram says
 * only "characters"; this is the strictest reading, so that it never refuses what we let through.
 */
export const utf16Units = (text: string): number => text.length;

/**
 * The length of `text` in Unicode code points: an emoji counts one or more.
 *
 * Counted so: `minLength` and `maxLength` of JSON Schema
 * (https://json-schema.org/draft/2020-12/json-schema-validation#section-6.3.1), and with it the AI providers, which
 * describe their inputs in it.
 */
export function codePoints(text: string): number {
  let count = 0;
  for (const _ of text) count += 1;
  return count;
}

/** The first `max` UTF-16 units of `text`, one fewer where the cut would split an emoji: what is left is well-formed. */
export const cutToUtf16Units = (text: string, max: number): string =>
  text.slice(0, max).replace(/[\uD800-\uDBFF]$/, "");

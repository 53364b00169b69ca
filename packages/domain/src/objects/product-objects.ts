import { namedObjects, type ObjectName } from "./named-objects.ts";

/** A product, and the thing that its trouble is about; absent: nothing that can be drawn. */
export type ProductObjects = { product?: ObjectName; trouble?: ObjectName };

/** Of a brief. */
type Words = Record<"name" | "description" | "outcome" | "pain" | "language", string>;

/**
 * What can be drawn of a brief. Of a name only the word that says what the thing is counts, which is the last one, or
 * in Romance languages the first: "Kiln House Blend" is no house. An app is on a phone, other software on a laptop,
 * unless the brief names a device; the app that comes with a thing is not the product.
 */
export function productObjects({ name, description, outcome, pain, language }: Words): ProductObjects {
  const [opening = ""] = description.split(/(?<=[.!?])\s/);
  const product =
    thing(productNoun({ name, language })) ??
    deviceOf(`${name} ${opening}`) ??
    thing(opening) ??
    deviceOf(description) ??
    thing(description) ??
    thing(outcome);
  const trouble = thing(pain) ?? product;
  return { ...(product && { product }), ...(trouble && { trouble }) };
}

/** The word of a product's name that says what it is: the last one, in Romance languages the first. */
export const productNoun = ({ name, language }: Pick<Words, "name" | "language">): string =>
  name
    .trim()
    .split(/\s+/)
    .at(/^(?:es|fr|it|pt)\b/.test(language) ? 0 : -1) ?? "";

/** The first thing that a text names; people and hands are no things. */
export const thing = (text: string): ObjectName | undefined =>
  namedObjects(text).find((it) => it !== "person" && it !== "hand");

function deviceOf(text: string): ObjectName | undefined {
  if (!SOFTWARE.test(text)) return undefined;
  const named = namedObjects(text).find((it) => it === "phone" || it === "tablet" || it === "laptop");
  return named ?? (/\bapp\b/i.test(text) ? "phone" : "laptop");
}

/** What can be ordered online is not made there. */
const SOFTWARE =
  /\b(?:app|software|tool|(?<!\b(?:book|bookable|buy|order|pay|reserve|shop) )online(?! (?:bestell|buch|kauf))|e-?mails?|website|plugin|platform|dashboard|sends|syncs|programm|plattform|aplicación)\b/i;

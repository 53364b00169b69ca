import type { PostFacts } from "../post-facts.ts";
import type { Dimension } from "./learned.ts";

/** Names of lengths, with the seconds from which they count. Our own choice. */
export const lengthNames = { "under-8s": 0, "8-15s": 8, "15-30s": 15, "30-60s": 30, "over-60s": 60 } as const;
export type LengthName = keyof typeof lengthNames;
/** Names of the number of pictures, with the number from which they count. Our own choice. */
const pictureNames = { "1-picture": 1, "2-4-pictures": 2, "5-7-pictures": 5, "8-pictures": 8 } as const;
/** Parts of the day, with the hour at which they begin. Our own choice: three hours each, as an hour has too few posts. */
export const dayParts = { "0-3": 0, "3-6": 3, "6-9": 6, "9-12": 9, "12-15": 12, "15-18": 15, "18-21": 18, "21-24": 21 };

/** The group of a post in a dimension; null if it has none there. */
export function groupedBy(dimension: Dimension, facts: PostFacts): string | null {
  switch (dimension) {
    case "hook":
      return facts.hookId;
    case "category":
      return facts.hookCategory;
    case "kind":
      return facts.kind;
    case "look":
      return facts.look === null ? null : `${facts.kind}/${facts.look}`;
    case "length":
      return lengthOf(facts);
    case "hour":
      return lastFrom(dayParts, facts.hour);
  }
}

/** The name of a post's length, or of its number of pictures. */
function lengthOf({ lengthMs, pictures }: PostFacts): string | null {
  if (lengthMs !== null) return lastFrom(lengthNames, lengthMs / 1000);
  return pictures === null ? null : lastFrom(pictureNames, pictures);
}

const lastFrom = (names: Readonly<Record<string, number>>, value: number): string | null =>
  Object.entries(names).findLast(([, from]) => value >= from)?.[0] ?? null;

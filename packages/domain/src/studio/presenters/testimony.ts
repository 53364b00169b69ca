import type { Review } from "../../research/index.ts";
import { namedPeople, testimonies } from "./testimony-words.ts";

/**
 * The first words in a text that a generated presenter must not say: an experience, or, where the customer's own `reviews` are
 * given, a person with a name who is in none of them. It would be a testimonial by somebody who does not exist. Null if there
 * are none. Source: ADR 71; 16 CFR 465.2; UCPD annex I no. 23b and 23c.
 */
export function testimonyIn(text: string, reviews?: readonly Pick<Review, "by">[]): string | null {
  const plain = text.replaceAll("*", "");
  const found = Object.values(testimonies).flatMap((it) => it.flatMap((words) => words.exec(plain)?.[0] ?? []));
  return found[0]?.trim() ?? (reviews ? inventedPerson(plain, reviews) : null);
}

function inventedPerson(text: string, reviews: readonly Pick<Review, "by">[]): string | null {
  const known = new Set(reviews.flatMap(({ by }) => by.split(/\s+/)).filter((it) => it !== ""));
  for (const words of namedPeople) {
    const found = words.exec(text);
    if (found && !known.has(found[1] ?? "")) return found[0].trim();
  }
  return null;
}

import * as z from "zod/mini";

const Wishes = z.object({
  avoid: z.catch(z.array(z.string()), []),
});

/**
 * What a brief asks of the wording. Kept apart from its facts, so that a brief without wishes gives the same texts as
 * before.
 */
export type Wishes = z.infer<typeof Wishes>;

export const wishesIn = (brief: unknown): Wishes => {
  const parsed = Wishes.safeParse(brief);
  return parsed.success ? parsed.data : { avoid: [] };
};

/** Number of takes that are tried. */
const TAKES = 24;

/** The first take that holds no word to be avoided; the plain one where every take does. */
export function withoutAvoided<T>({ avoid }: Wishes, take: (number: number) => T): T {
  const first = take(0);
  if (avoid.length === 0) return first;
  for (let number = 0; number < TAKES; number += 1) {
    const words = JSON.stringify(number === 0 ? first : take(number)).toLowerCase();
    if (!avoid.some((it) => words.includes(it.toLowerCase()))) return number === 0 ? first : take(number);
  }
  return first;
}

import { inside, saysTheSame } from "../../material/fragment.ts";
import type { Phrasebook } from "../../phrases/phrasebook.ts";
import type { BrandVoice } from "../../voice.ts";
import { withoutEnd } from "../../words.ts";
import { isAbout, productSays } from "./best-way.ts";
import { factsIn } from "./checks.ts";
import { firstHabits } from "./first-habits.ts";
import { factAgainst, speaksOf } from "./helpful-fact.ts";

/** What follows a cause: what to do, in one or two sentences, and the fact of the product that helps there, as it is said; "" where none does. */
export type Cure = { todo: string; fact: string; ours: string };

type Known = { cause: string; todo: readonly [title: string, line: string] };

/**
 * What to do about a cause, and what the product has to do with that. Where no fact speaks of the first thing to do, a second one leads to the
 * product: "So dig down to firm ground. Then give it firm edges."
 */
export function cureOf(voice: BrandVoice, book: Phrasebook, { cause, todo: [title, line] }: Known): Cure {
  const facts = factsIn(voice, () => false).filter((it) => !/[$€£]/.test(it));
  const spoken = facts.find((it) => speaksOf(it, title) || isAbout(it, title, voice));
  const ways = (book.trade ? firstHabits(voice, book.trade) : []).flatMap((habit) => {
    const fact = facts.find((it) => isAbout(it, habit.join(" "), voice));
    return fact ? [{ habit: habit[0], fact }] : [];
  });
  const direct = spoken ?? ways.find(({ habit }) => saysTheSame(habit, title))?.fact;
  const [way] = ways;
  const then = way && book.secondly.replace("{x}", inside(way.habit, voice.language, voice.brand));
  const fact = direct ?? way?.fact ?? factAgainst(voice, cause) ?? "";
  return {
    todo: direct || line === "" || !then ? line : `${line} ${then}`,
    fact,
    ours: fact === "" ? "" : withoutEnd(productSays(voice, book, fact)[0] ?? ""),
  };
}

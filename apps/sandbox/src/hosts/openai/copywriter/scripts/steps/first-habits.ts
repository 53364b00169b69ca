import type { Pair } from "../../choose-line.ts";
import { shared } from "../../material/fragment.ts";
import type { Phrasebook } from "../../phrases/phrasebook.ts";
import type { BrandVoice } from "../../voice.ts";

/** What people of the trade do, first what mends the most common cause of the main pain. */
export function firstHabits(
  { pains }: BrandVoice,
  { cause, habits }: NonNullable<Phrasebook["trade"]>,
): readonly Pair[] {
  const about = [...cause, pains[0] ?? ""].join(" ");
  return habits.toSorted((a, b) => shared(b.join(" "), about) - shared(a.join(" "), about));
}

import type { Pair } from "../../choose-line.ts";
import { inside, shared } from "../../material/fragment.ts";
import type { Phrasebook } from "../../phrases/phrasebook.ts";
import type { BrandVoice } from "../../voice.ts";
import { colonIn, sentence, upperFirst } from "../../words.ts";
import { habitsIn } from "./advice.ts";
import { pairSteps } from "./checks.ts";
import type { ScriptStep } from "./script-step.ts";

/** What a person does: the product's own steps in their order, before the last of them what also belongs there; or the habits of the trade. */
export function doings(voice: BrandVoice, book: Phrasebook, count: number): ScriptStep[] {
  const habits = habitsIn(voice, book, count);
  if (voice.steps.length === 0 || !book.trade) return habits;
  const { steps, pains, gains, language, brand } = voice;
  const left = [...pains];
  const known = book.trade.inOrder;
  // The reason of the trade for the same thing, else what it was before; at the last one what comes of them all.
  const why = (step: string, at: number) => {
    if (at === steps.length - 1) return sentence(gains[1] ?? gains[0] ?? "");
    const [, reason] = known.find(([title]) => shared(title, step) > 0) ?? [];
    if (reason !== undefined) return reason;
    const pain =
      left.find((it) => shared(it, step) > 0) ?? left.find((it) => steps.every((other) => shared(it, other) === 0));
    if (pain === undefined) return "";
    left.splice(left.indexOf(pain), 1);
    return sentence(`${book.halves[0]}${colonIn(language)} ${inside(pain, language, brand)}`);
  };
  const own = pairSteps(
    voice,
    steps.map((it, at): Pair => [upperFirst(it), why(it, at)]),
  );
  const isOther = (title: string) => steps.every((it) => shared(it, title) === 0);
  // What follows in the work on what the steps speak of comes first.
  const last = known.findLastIndex(([title]) => !isOther(title));
  const along = [...known.slice(last + 1), ...known.slice(0, last + 1)].filter(([title]) => isOther(title));
  const more = pairSteps(voice, along).slice(0, Math.max(0, count - own.length));
  return [...own.slice(0, -1), ...more, ...own.slice(-1)].slice(-Math.max(0, count));
}

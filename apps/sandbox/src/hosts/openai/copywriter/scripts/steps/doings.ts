import type { Pair } from "../../choose-line.ts";
import { inside, shared } from "../../material/fragment.ts";
import type { Phrasebook } from "../../phrases/phrasebook.ts";
import type { BrandVoice } from "../../voice.ts";
import { colonIn, sentence, upperFirst } from "../../words.ts";
import { habitsIn } from "./advice.ts";
import { pairSteps } from "./checks.ts";
import type { ScriptStep } from "./script-step.ts";

/** What a person does: what belongs before the product's own steps, and these in their order; or the habits of the trade. */
export function doings(voice: BrandVoice, book: Phrasebook, count: number): ScriptStep[] {
  const habits = habitsIn(voice, book, count);
  if (voice.steps.length === 0 || !book.trade) return habits;
  const { steps, pains, gains, language, brand } = voice;
  const left = [...pains];
  // A reason of the trade explains no step of an app: what it was before does, and at the last one what comes of them all.
  const why = (step: string, at: number) => {
    if (at === steps.length - 1) return sentence(gains[1] ?? gains[0] ?? "");
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
  const isOther = ({ x }: ScriptStep) => steps.every((it) => shared(it, x) === 0);
  const more = habits.filter(isOther).slice(0, Math.max(0, count - own.length));
  return [...more, ...own].slice(-Math.max(0, count));
}

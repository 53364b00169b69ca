import { diceOf } from "../simulation/dice.ts";
import { endedTokens, passingAnswers } from "./answers.ts";
import { DOCUMENT_CALLS, documentCall, fileCalls, networkCalls } from "./network-calls.ts";
import { anyTruth, lines, type Rule, type Scenario, type Who } from "./scenario.ts";

/** Two to five troubles at calls that chance picks; the same seed gives the same storm. */
export function storm(seed: number): Scenario {
  const dice = diceOf(seed);
  const line = pick(lines);
  const trouble = (): ((who: Who) => Rule) => {
    const place = dice.whole(1, 10);
    if (place === 1) return at(pick(fileCalls(line)).find, pick(Object.values(passingAnswers("files"))));
    if (place < 5) {
      const call = documentCall(dice.whole(0, DOCUMENT_CALLS - 1));
      return at(call.find, pick(Object.values(passingAnswers("firestore"))));
    }
    const answers = { ...passingAnswers(line.platform), ...(dice.flip(0.1) && endedTokens) };
    return at(pick(networkCalls(line)).find, pick(Object.values(answers)));
  };
  const troubles = Array.from({ length: dice.whole(2, 5) }, trouble);

  function pick<T>(options: readonly T[]): T {
    const option = options[dice.whole(0, options.length - 1)];
    if (option === undefined) throw new RangeError("Nothing to choose from.");
    return option;
  }
  return {
    name: `storm ${seed}: ${line.platform} ${line.kind}`,
    line,
    swept: true,
    faults: (who) => troubles.map((it) => it(who)),
    ends: anyTruth,
  };
}

const at =
  (find: (who: Who) => Omit<Rule, "fault">, fault: Rule["fault"]) =>
  (who: Who): Rule => ({ ...find(who), fault });

import { passingAnswers } from "./answers.ts";
import { DOCUMENT_CALLS, documentCall } from "./network-calls.ts";
import { lines, type Scenario, unharmed } from "./scenario.ts";

/** At each read and write of the target's document, each thing that may become of it. */
export function documentScenarios(): Scenario[] {
  const numbers = Array.from({ length: DOCUMENT_CALLS }, (_, i) => i);
  return lines.flatMap((line) =>
    numbers.flatMap((number) => {
      const { name, find } = documentCall(number);
      return Object.entries(passingAnswers("firestore")).map(
        ([answer, fault]) =>
          ({
            name: `${line.platform} ${line.kind}: ${name} meets ${answer}`,
            line,
            swept: true as const,
            faults: (who) => [{ ...find(who), fault }],
            ends: unharmed,
          }) satisfies Scenario,
      );
    }),
  );
}

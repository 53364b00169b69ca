import { networkCalls } from "./network-calls.ts";
import { type Act, anyTruth, lines, type Scenario } from "./scenario.ts";

const acts: readonly Act[] = ["cancel", "move", "delete", "disconnect"];

/** While a call is on its way its owner changes the post. What comes too late is refused, and changes nothing. */
export function ownerScenarios(): Scenario[] {
  return lines.flatMap((line) =>
    networkCalls(line).flatMap(({ name, find }) =>
      acts.map(
        (act) =>
          ({
            name: `${line.platform} ${line.kind}: ${act} during ${name}`,
            line,
            act,
            faults: (who) => [{ ...find(who), fault: { hold: "before" } }],
            ends: anyTruth,
          }) satisfies Scenario,
      ),
    ),
  );
}

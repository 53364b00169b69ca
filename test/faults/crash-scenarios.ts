import type { InjectedFault } from "../../apps/sandbox/src/faults.ts";
import { documentCall, networkCalls } from "./network-calls.ts";
import { type Line, lines, type Scenario, unharmed } from "./scenario.ts";

/**
 * Where a call is when the Worker dies: never arrived, arriving after it, or done without a receiver for its answer.
 */
const deaths: Readonly<Record<string, InjectedFault>> = {
  "before it arrives": { hold: "before", drops: true },
  "while it is on its way": { hold: "before" },
  "before its answer is heard": { hold: "after" },
};
const DOCUMENT_CALLS = 9;

/** The Worker is killed at each call of a publish, and at each read and write of its document. */
export function crashScenarios(): Scenario[] {
  return lines.flatMap((line) => [
    ...networkCalls(line).flatMap(({ name, find }) => dying(line, name, find)),
    ...Array.from({ length: DOCUMENT_CALLS }, (_, i) => documentCall(i)).flatMap(({ name, find }) =>
      dying(line, name, find).map((it) => ({ ...it, swept: true as const })),
    ),
  ]);
}

function dying(line: Line, name: string, find: ReturnType<typeof documentCall>["find"]): Scenario[] {
  return Object.entries(deaths).map(([death, fault]) => ({
    name: `${line.platform} ${line.kind}: the Worker dies at ${name}, ${death}`,
    line,
    faults: (who) => [{ ...find(who), fault }],
    ends: unharmed,
  }));
}

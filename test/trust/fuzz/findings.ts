import { NoAnswer } from "../call.ts";

/** What came of hostile calls: how many were made, and which ended as a failure of ours or never. */
export type Findings = ReturnType<typeof findings>;
type Answer = { status: number; text: string };

/** Shown of an input: enough to recognize it. The seed makes the rest again. */
const SHOWN = 300;

export function findings() {
  const serverErrors: string[] = [];
  const hangs: string[] = [];
  let fuzzed = 0;
  let accepted = 0;
  return {
    serverErrors,
    hangs,
    get fuzzed() {
      return fuzzed;
    },
    /** Calls that succeeded: a run in which all are refused reaches nothing behind the schemas. */
    get accepted() {
      return accepted;
    },
    /** Counts the inputs of a request and judges its answers, one for each input or one for all. */
    async during(what: string, inputs: readonly unknown[], ask: () => Promise<Answer[]>): Promise<void> {
      fuzzed += inputs.length;
      const shown = (at: number) => JSON.stringify(inputs[at] ?? null).slice(0, SHOWN);
      try {
        for (const [at, { status, text }] of (await ask()).entries()) {
          if (status < 300) accepted += 1;
          if (status >= 500) serverErrors.push(`${what}: ${status} ${text.slice(0, SHOWN)} for ${shown(at)}`);
        }
      } catch (error) {
        if (error instanceof NoAnswer) hangs.push(`${what}: no answer for ${shown(0)}`);
        else serverErrors.push(`${what}: ${String(error)} for ${shown(0)}`);
      }
    },
  };
}

import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { comparable } from "./comparable.ts";
import { type Answer, firestoreBench } from "./firestore-bench.ts";
import { oracleJar, startOracle } from "./oracle.ts";
import { type Step, session } from "./random-steps.ts";

const jar = oracleJar();
/** Fixed, so that every run asks the same. Change it to search elsewhere. */
const SEED = Number(process.env.FIRESTORE_SEED ?? 20_261_121);
const RUNS = Number(process.env.FIRESTORE_RUNS ?? 60);
const LIMIT_MS = 30_000;

describe.skipIf(jar === null)(`the sandbox beside Google's emulator${jar ? "" : " (skipped: no oracle)"}`, () => {
  const bench = firestoreBench({ now: Date.now });
  let oracle: Awaited<ReturnType<typeof startOracle>>;
  let project = 0;

  beforeAll(async () => {
    if (jar) oracle = await startOracle(jar);
  });
  afterAll(() => {
    oracle?.stop();
    bench.close();
  });

  it("answers random writes and queries alike", async () => {
    let compared = 0;
    await fc.assert(
      fc.asyncProperty(session, async (steps) => {
        project += 1;
        for (const step of steps) {
          await compare(step, `diff-${project}`);
          compared += 1;
        }
      }),
      { seed: SEED, numRuns: RUNS, interruptAfterTimeLimit: LIMIT_MS, markInterruptAsFailure: false },
    );
    expect(compared).toBeGreaterThan(100);
  }, 120_000);

  async function compare({ label, run }: Step, id: string) {
    const [ours, theirs] = [await run(bench.documents(id), id), await run(oracle.documents(id), id)];
    expect(comparable(unwrapped(ours)), label).toEqual(comparable(unwrapped(theirs)));
  }
});

/** Production wraps the error of a streaming method in an array, the emulator does not. */
function unwrapped(answer: unknown): unknown {
  const { body, status } = answer as Answer;
  return status >= 400 && Array.isArray(body) ? { status, body: body[0] } : answer;
}

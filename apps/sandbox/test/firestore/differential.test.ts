import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { clientCalls, idToken, PRODUCT, unsignedIdToken } from "./client-calls.ts";
import { comparable } from "./comparable.ts";
import { type Answer, firestoreBench } from "./firestore-bench.ts";
import { oracleJar, startOracle } from "./oracle.ts";
import { type Step, session } from "./random-steps.ts";

const jar = oracleJar();
/** Fixed, so that every run sends the same requests. Change it to search elsewhere. */
const SEED = Number(process.env.FIRESTORE_SEED ?? 20_261_121);
/** Of some ten steps each. A run is counted, not timed: the emulator is slow to warm up beside other tests. */
const RUNS = Number(process.env.FIRESTORE_RUNS ?? 20);

if (jar === null) console.log("skipped: no oracle (Google's Firestore emulator is not on this machine)");

describe.skipIf(jar === null)(`the sandbox beside Google's emulator${jar ? "" : " (skipped: no oracle)"}`, () => {
  let bench: ReturnType<typeof firestoreBench>;
  let oracle: Awaited<ReturnType<typeof startOracle>>;
  let project = 0;

  beforeAll(async () => {
    bench = firestoreBench({ now: Date.now });
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
          if (!(await isAlike(step, `diff-${project}`))) return;
          compared += 1;
        }
      }),
      { seed: SEED, numRuns: RUNS },
    );
    expect(compared).toBeGreaterThan(RUNS);
  }, 300_000);

  it("refuses clients alike under the product's rules", async () => {
    for (const [method, path, body] of clientCalls) {
      for (const [ours, theirs] of [
        [await idToken(bench.sandbox), unsignedIdToken(PRODUCT)],
        [null, null],
      ]) {
        const [mine, emulators] = await Promise.all([
          bench.documents(PRODUCT, ours)(method, path, body),
          oracle.documents(PRODUCT, theirs)(method, path, body),
        ]);
        expect(mine.status, `${method} ${path}`).toBe(emulators.status);
      }
    }
  });

  /** Fails where they differ. False where the emulator gave no answer: then the two no longer hold the same. */
  async function isAlike({ label, run }: Step, id: string): Promise<boolean> {
    const ours = await run(bench.documents(id), id);
    const theirs = await run(oracle.documents(id), id).catch(silence);
    if (theirs === SILENCE) return false;
    expect(comparable(unwrapped(ours)), label).toEqual(comparable(unwrapped(theirs)));
    return true;
  }
});

const SILENCE = Symbol("no answer in time");

function silence(error: unknown): typeof SILENCE {
  if (error instanceof DOMException && error.name === "TimeoutError") return SILENCE;
  throw error;
}

/** Production wraps the error of a streaming method in an array, the emulator does not. */
function unwrapped(answer: unknown): unknown {
  const { body, status } = answer as Answer;
  return status >= 400 && Array.isArray(body) ? { status, body: body[0] } : answer;
}

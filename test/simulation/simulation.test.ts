import { beforeAll, describe, expect, it } from "vitest";
import { type History, simulate } from "./simulate.ts";
import type { Flaw } from "./world.ts";

const BATCH = 1000;
const batches = Array.from({ length: 3 }, (_, i) => 1 + i * BATCH);

async function histories(first: number, count: number): Promise<History[]> {
  const all: History[] = [];
  for (let seed = first; seed < first + count; seed += 1) all.push(await simulate(seed));
  return all;
}

/** The report of the first history with a planted flaw in which the judge says `word`; "" if 1000 have none. */
async function firstTold(flaw: Flaw, word: string): Promise<string> {
  for (let seed = 1; seed <= 1000; seed += 1) {
    const line = told([await simulate(seed, flaw)]).join("\n");
    if (line.includes(word)) return line;
  }
  return "";
}
const faulty = (all: readonly History[]) => all.filter(({ faults }) => faults.length > 0);
const told = (all: readonly History[]) => faulty(all).map(({ seed, faults }) => `seed ${seed}: ${faults.join("; ")}`);

describe("publishing, in a world of crashes, lost answers and late ones", () => {
  it.each(batches)(
    "posts never twice, loses nothing, sticks nowhere and tells no lie (1000 histories from seed %i)",
    async (first) => {
      expect(told(await histories(first, BATCH))).toEqual([]);
    },
    60_000,
  );

  it("gives the same history for the same seed", async () => {
    expect(await simulate(42)).toEqual(await simulate(42));
    expect((await simulate(42)).target).not.toEqual((await simulate(43)).target);
  });
});

describe("400 of these histories", () => {
  let targets: History["target"][];
  beforeAll(async () => {
    targets = (await histories(1, 400)).map(({ target }) => target);
  });

  it("reach every end that a post can come to", () => {
    const ends = new Set(targets.map(({ platform, state }) => `${platform} ${state}`));
    expect([...ends]).toEqual(
      expect.arrayContaining([
        "tiktok published",
        "tiktok failed",
        "tiktok needs-check",
        "instagram published",
        "instagram failed",
        "tiktok cancelled",
        "instagram draft",
        "tiktok awaiting-approval",
      ]),
    );
  });

  it("reach every end that a first comment can come to", () => {
    const ends = new Set(targets.map(({ comment }) => comment?.state));
    expect([...ends]).toEqual(expect.arrayContaining(["posted", "failed", "unsure"]));
  });
});

describe("the judge of these histories", () => {
  it.each([
    ["links that never close", "links-never-close", "twice"],
    ["writes without a version", "writes-without-version", "twice"],
    ["no sweeps", "no-sweeps", "stuck"],
  ] as const)(
    "notices %s",
    async (_, flaw, word) => {
      expect(await firstTold(flaw, word)).toContain(word);
    },
    60_000,
  );
});

import { describe, expect, it } from "vitest";
import { type History, simulate } from "./simulate.ts";
import type { Flaw } from "./world.ts";

const BATCH = 1000;
const batches = Array.from({ length: 10 }, (_, i) => 1 + i * BATCH);

async function histories(first: number, count: number, flaw: Flaw = null): Promise<History[]> {
  const all: History[] = [];
  for (let seed = first; seed < first + count; seed += 1) all.push(await simulate(seed, flaw));
  return all;
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

  it("reaches every end that a post can come to", async () => {
    const ends = new Set((await histories(1, 400)).map(({ target }) => `${target.platform} ${target.state}`));
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

  it("reaches every end that a first comment can come to", async () => {
    const ends = new Set((await histories(1, 400)).map(({ target }) => target.comment?.state));
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
      expect(told(await histories(1, 1000, flaw)).join("\n")).toContain(word);
    },
    60_000,
  );
});

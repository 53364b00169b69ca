import { noFlags } from "@vignette/domain/flags";
import { describe, expect, it } from "vitest";
import { knownFlags } from "./known-flags.ts";

const on = { ...noFlags, maintenance: true };

describe("the flags for a page", () => {
  it("are read once for many pages, and again after two seconds", async () => {
    let now = 0;
    const answers = [noFlags, on];
    let reads = 0;
    const flags = knownFlags(
      async () => answers[reads++] ?? on,
      () => now,
    );
    expect(await Promise.all([flags(), flags(), flags()])).toEqual([noFlags, noFlags, noFlags]);
    now = 1999;
    expect(await flags()).toEqual(noFlags);
    now = 2000;
    expect(await flags()).toEqual(on);
    expect(reads).toBe(2);
  });

  it("keep their last known values while the database fails", async () => {
    let now = 0;
    let works = true;
    const flags = knownFlags(
      () => (works ? Promise.resolve(on) : Promise.reject(new Error("down"))),
      () => now,
    );
    await flags();
    works = false;
    now = 60_000;
    expect(await flags()).toEqual(on);
  });

  it("are off until they can be read", async () => {
    expect(
      await knownFlags(
        () => Promise.reject(new Error("down")),
        () => 0,
      )(),
    ).toEqual(noFlags);
  });
});

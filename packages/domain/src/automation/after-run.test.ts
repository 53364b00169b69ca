import { describe, expect, it } from "vitest";
import { aPlan, aRecipe, at, NOW } from "./a-recipe.test-support.ts";
import { afterRun, paused, type RunEnd, replanned, resumed, skipping } from "./after-run.ts";

const says = { code: "usage.over-credits", values: { left: 0 } };
const failed: RunEnd = { type: "failed", message: "No credits left.", says, isConsent: false };

describe("a recipe after a run", () => {
  it("pauses after three failures in a row, with the last reason", () => {
    const twice = afterRun(afterRun(aRecipe(), failed, NOW), failed, NOW);
    expect(twice.paused).toBeNull();
    expect(afterRun(afterRun(twice, { type: "done" }, NOW), failed, NOW)).toMatchObject({
      paused: null,
      failuresInRow: 1,
    });
    expect(afterRun(twice, failed, NOW)).toMatchObject({
      paused: { reason: "failures", detail: "No credits left.", says, at: NOW },
      nextAt: null,
      wakeAt: null,
    });
  });

  it("pauses at once where the platform no longer offers what was agreed to", () => {
    expect(afterRun(aRecipe(), { ...failed, isConsent: true }, NOW).paused?.reason).toBe("consent");
  });

  it("finishes with its last piece", () => {
    const plan = aPlan({ stop: { after: null, pieces: 3 } });
    expect(afterRun(aRecipe({ plan, made: 1 }), { type: "done" }, NOW)).toMatchObject({ made: 2, paused: null });
    expect(afterRun(aRecipe({ plan, made: 2 }), { type: "done" }, NOW).paused?.reason).toBe("finished");
  });

  it("stays as it is where nothing was made", () => {
    expect(afterRun(aRecipe({ failuresInRow: 2 }), { type: "skipped" }, NOW)).toEqual(aRecipe({ failuresInRow: 2 }));
  });
});

describe("a recipe", () => {
  it("keeps why it was paused, unless its owner pauses it", () => {
    const stopped = paused(aRecipe(), "failures", { message: "Broken." }, NOW);
    expect(paused(stopped, "finished", null, NOW).paused?.reason).toBe("failures");
    expect(paused(stopped, "owner", null, NOW).paused?.reason).toBe("owner");
  });

  it("goes on with a time that a piece can still be made for", () => {
    const now = at("2026-11-23T17:10:00Z");
    expect(resumed(paused(aRecipe({ failuresInRow: 3 }), "failures", null, now), now)).toMatchObject({
      paused: null,
      failuresInRow: 0,
      nextAt: at("2026-11-25T17:30Z"),
    });
  });

  it("goes on by new times, and a paused one stays paused", () => {
    const plan = aPlan({ times: { zone: "Europe/Berlin", times: [{ weekday: 2, time: "09:00" }] } });
    expect(replanned(aRecipe(), plan, NOW).nextAt).toBe(at("2026-11-24T08:00Z"));
    expect(replanned(paused(aRecipe(), "owner", null, NOW), plan, NOW)).toMatchObject({ plan, nextAt: null });
  });

  it("leaves out a coming time, and puts it back", () => {
    const next = at("2026-11-25T17:30Z");
    const without = skipping(aRecipe({ skipped: [at("2026-11-20T17:30Z")] }), { at: next, skipped: true }, NOW);
    expect(without.skipped).toEqual([next]);
    expect(skipping(without, { at: next, skipped: false }, NOW).skipped).toEqual([]);
  });
});

import { instant } from "@vignette/domain/kernel";
import type { CreationView } from "@vignette/domain/studio";
import { describe, expect, it } from "vitest";
import { groupByBatch, isReady, sheetProgress } from "./group-by-batch.ts";

const made = (id: string, part: Partial<CreationView> = {}) =>
  ({ id, batchId: null, rejectedAt: null, createdAt: instant(1000), ...part }) as CreationView;
const ids = (some: readonly CreationView[]) => some.map(({ id }) => id);

describe("the contact sheet", () => {
  it("shows the latest batch in the order of its cells", () => {
    const at = { batchId: "b", createdAt: instant(5000) };
    const sheet = groupByBatch([made("b-10", at), made("b-2", at), made("alone"), made("b-0", at)]);
    expect(ids(sheet.latest)).toEqual(["b-0", "b-2", "b-10"]);
    expect(ids(sheet.earlier)).toEqual(["alone"]);
  });

  it("is empty if the latest creation was created alone", () => {
    const sheet = groupByBatch([made("alone", { createdAt: instant(9000) }), made("b-0", { batchId: "b" })]);
    expect([ids(sheet.latest), ids(sheet.earlier)]).toEqual([[], ["alone", "b-0"]]);
  });

  it("lists rejected creations apart", () => {
    const sheet = groupByBatch([
      made("b-0", { batchId: "b", rejectedAt: instant(7000) }),
      made("b-1", { batchId: "b" }),
      made("old", { rejectedAt: instant(8000) }),
    ]);
    expect([ids(sheet.latest), ids(sheet.rejected)]).toEqual([["b-1"], ["old", "b-0"]]);
  });

  it("shows the number of creations and the time for the rest", () => {
    const half = [made("b-0", { state: "draft" }), made("b-1", { state: "generating", progress: 0 })];
    expect(sheetProgress(half, 21_000)).toBe("1 of 2 ready · about 20 s left");
    expect(sheetProgress(half, 1500)).toBe("1 of 2 ready");
    expect(sheetProgress(half.slice(0, 1), 21_000)).toBeNull();
  });

  it.each([
    ["draft", true],
    ["ready", true],
    ["generating", false],
    ["failed", false],
  ] as const)("can post a %s one: %s", (state, ready) => {
    const script = { beats: [], caption: "", hashtags: [] };
    expect(isReady({ state, script })).toBe(ready);
    expect(isReady({ state, script: null })).toBe(false);
  });
});

import { describe, expect, it } from "vitest";
import { storageFull, storageLimit } from "./storage.ts";

const MB = 1024 * 1024;

describe("storage (ADR 44)", () => {
  it.each([
    ["default", undefined, 1024 * MB],
    ["default", 5 * MB, 5 * MB],
    ["enterprise", 0, Number.POSITIVE_INFINITY],
    ["enterprise", undefined, Number.POSITIVE_INFINITY],
    ["starter", -1, Number.POSITIVE_INFINITY],
  ])("of the plan %s with %s on its document is %s", (planId, limit, bytes) => {
    expect(storageLimit(planId, limit)).toBe(bytes);
  });

  it("that is full says what is left and how room is made", () => {
    expect(storageFull({ left: 3 * MB, needed: 12 * MB, limit: 1024 * MB }).message).toBe(
      "This needs 12 MB, and 3 MB of your 1 GB of storage is left. Delete files you no longer need, or upgrade in Settings.",
    );
  });
});

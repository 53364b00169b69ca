import { describe, expect, it } from "vitest";
import { cellsIn, estimatedMs, newJob, progressOf, type VariantJob, type Workload } from "./variant-job.ts";

const workload: Workload = {
  parts: new Map([
    ["hook", 3000],
    ["body", 9000],
  ]),
  cells: ["one", "two"],
};
const job = (change: Partial<VariantJob>): VariantJob => ({ ...newJob(workload, 0), ...change });

describe("the progress of a run", () => {
  it("starts at 0 and ends at 1, even if some variants failed", () => {
    expect(progressOf(job({}), workload)).toBe(0);
    const cells = { one: { state: "done", assetId: "a" }, two: { state: "failed", message: "No." } } as const;
    expect(progressOf(job({ parts: { hook: 1, body: 1 }, cells }), workload)).toBeCloseTo(1);
    expect(cellsIn(job({ cells }), "failed")).toEqual(["two"]);
  });

  it("counts a long part for more than a short one", () => {
    const hook = progressOf(job({ parts: { hook: 1 } }), workload);
    expect(progressOf(job({ parts: { body: 1 } }), workload)).toBeCloseTo(3 * hook);
  });

  it("is 1 without work, and the estimate is shorter with cached segments", () => {
    expect(progressOf(job({ cells: {} }), { parts: new Map(), cells: [] })).toBe(1);
    expect(estimatedMs({ ...workload, parts: new Map() })).toBeLessThan(estimatedMs(workload));
  });
});

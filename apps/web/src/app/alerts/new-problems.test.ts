import { describe, expect, it } from "vitest";
import type { ActivityItem } from "../activity/activity-items.ts";
import { newProblems, problemsById } from "./new-problems.ts";

const aHappening = (id: string, kind: ActivityItem["kind"] = "needs"): ActivityItem => ({
  id,
  kind,
  at: 1,
  sentence: "",
  about: "",
  to: "/",
});
const told = (before: ActivityItem[], now: ActivityItem[]) =>
  newProblems(problemsById(before), problemsById(now)).map(({ id }) => id);

describe("an alert", () => {
  it("covers the new items that need attention since the last one, and nothing else", () => {
    expect(
      told([], [aHappening("t0 failed"), aHappening("t1 published", "news"), aHappening("t2 publishing", "now")]),
    ).toEqual(["t0 failed"]);
    expect(told([aHappening("t0 failed")], [aHappening("t0 failed")])).toEqual([]);
  });

  it("is repeated when a post in doubt becomes a failure", () => {
    expect(told([aHappening("t0 needs-check")], [aHappening("t0 failed")])).toEqual(["t0 failed"]);
  });
});

import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { days } from "../../kernel/index.ts";
import { FreeSlotsInput } from "./bulk-input.ts";
import { ListPostsInput } from "./input.ts";

const now = Date.parse("2026-11-03T17:30:00Z");

describe("a period of the calendar", () => {
  it.each([
    ["free slots", FreeSlotsInput, 120],
    ["posts", ListPostsInput, 400],
  ])("that is asked for %s has a maximum", (_, schema, most) => {
    const fault = (span: { from: number; to: number }) => z.safeParse(schema, { projectId: "p1", ...span }).error;
    expect(fault({ from: now, to: now + days(most) })).toBeUndefined();
    expect(fault({ from: now, to: now + days(most) + 1 })?.issues[0]).toMatchObject({
      path: ["to"],
      message: `Ask for at most ${most} days.`,
    });
    expect(fault({ from: 0, to: 1e18 })).toBeDefined();
    expect(fault({ from: Date.UTC(2100, 0, 1) + 1, to: Date.UTC(2100, 0, 2) })).toBeDefined();
  });
});

import type { OwnHook } from "@vignette/domain/hook-library";
import { emptyBrief } from "@vignette/domain/research";
import { describe, expect, it } from "vitest";
import { filledHooks, type HooksOfProject } from "./filled-hooks.ts";

const brief = { ...emptyBrief, name: "Candle", pain: "smoke", outcome: "calm", audience: "readers" };
const nothing: HooksOfProject = { hooks: [], starred: [], fills: {} };
const own = (id: string, template: string, archivedAt: OwnHook["archivedAt"] = null) =>
  ({ id, template, archivedAt, category: "curiosity", formats: ["ugc-video"] }) as unknown as OwnHook;

describe("hooks of the library for variants", () => {
  it("are filled with the product, without open placeholders", () => {
    const found = filledHooks("ugc-video", brief, nothing, "");
    expect(found.length).toBeGreaterThan(20);
    expect(found.filter(({ text }) => text.includes("["))).toEqual([]);
    expect(found.some(({ text }) => text.includes("Candle"))).toBe(true);
  });

  it("start with starred ones, then the project's own, without archived ones", () => {
    const star = filledHooks("ugc-video", brief, nothing, "")[5]?.hook.id ?? "";
    const hooks = [own("mine", "My [product] tonight"), own("old", "An old line"), own("gap", "It cost [number]")];
    const projectHooks: HooksOfProject = {
      hooks: [...hooks, own("away", "Away", 1 as never)],
      starred: [star, "old"],
      fills: {},
    };
    const [first, second, third] = filledHooks("ugc-video", brief, projectHooks, "");
    expect([first?.hook.id, second?.hook.id].toSorted()).toEqual([star, "old"].toSorted());
    expect(third).toMatchObject({ hook: { id: "mine" }, text: "My Candle tonight" });
    expect(filledHooks("ugc-video", brief, projectHooks, "away").map(({ hook }) => hook.id)).not.toContain("away");
  });
});

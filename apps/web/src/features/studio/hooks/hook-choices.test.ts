import type { OwnHook } from "@vignette/domain/hook-library";
import { promisedThings } from "@vignette/domain/promises";
import { emptyBrief } from "@vignette/domain/research";
import type { ProductPictureView } from "@vignette/domain/studio";
import { describe, expect, it } from "vitest";
import { type HooksOfProject, hookChoices } from "./hook-choices.ts";

const brief = { ...emptyBrief, name: "Candle", pain: "smoke", outcome: "calm", audience: "readers" };
const nothing: HooksOfProject = { hooks: [], starred: [], fills: {} };
const own = (id: string, template: string, archivedAt: OwnHook["archivedAt"] = null) =>
  ({
    id,
    template,
    archivedAt,
    category: "curiosity",
    channel: "on-screen",
    language: "en",
    origin: "written",
    formats: ["ugc-video"],
  }) as unknown as OwnHook;

describe("hooks of the library to choose from", () => {
  it("fit the product as they stand; the others say what they need", () => {
    const { fitting, lacking } = hookChoices("ugc-video", brief, nothing, "");
    expect(fitting.length).toBeGreaterThan(20);
    expect(fitting.filter(({ line }) => line.includes("["))).toEqual([]);
    expect(fitting.some(({ line }) => line.includes("Candle"))).toBe(true);
    expect(lacking.length).toBeGreaterThan(0);
    expect([...fitting, ...lacking].filter(({ hook }) => hook.genuine)).toEqual([]);
    expect(lacking.filter(({ not }) => not === null)).toEqual([]);
  });

  it("promise a list only with a look that lists", () => {
    const inLook = (look: string) => hookChoices("carousel-image", brief, nothing, "", [look]);
    const lists = inLook("checklist").fitting.filter(({ line }) => promisedThings(line) > 0);
    expect(lists.length).toBeGreaterThan(3);
    const { fitting, unsuited } = inLook("before-after");
    expect(fitting.filter(({ line }) => promisedThings(line) > 0)).toEqual([]);
    // What no look of the kind keeps is never offered: three words are given in a chat alone.
    expect(hookChoices("carousel-image", brief, nothing, "three words").fitting).toEqual([]);
    expect(unsuited).toBeGreaterThan(lists.length);
  });

  it("are, over photos alone, none about what is on no photo, and say how many those are", () => {
    const hooks = [own("coffee", "Zzz, your coffee"), own("candle", "Zzz, your candle")].map((it) => ({
      ...it,
      formats: ["carousel-image" as const],
    }));
    const photo = { kind: "image", name: "candle.jpg", alt: "A candle on a table" } as ProductPictureView;
    const over = (look: string) => hookChoices("carousel-image", brief, { ...nothing, hooks }, "zzz", [look], [photo]);
    expect(over("photo-dump")).toMatchObject({ fitting: [{ hook: { id: "candle" } }], unseen: 1 });
    expect(over("essay").unseen).toBe(0);
  });

  it("start with starred ones, then the project's own, without archived ones", () => {
    const star = hookChoices("ugc-video", brief, nothing, "").fitting[5]?.hook.id ?? "";
    const hooks = [own("mine", "My [product] tonight"), own("old", "An old line"), own("gap", "It cost [number]")];
    const projectHooks: HooksOfProject = {
      hooks: [...hooks, own("away", "Away", 1 as never)],
      starred: [star, "old"],
      fills: {},
    };
    const { fitting, lacking } = hookChoices("ugc-video", brief, projectHooks, "");
    const [first, second, third] = fitting;
    expect([first?.hook.id, second?.hook.id].toSorted()).toEqual([star, "old"].toSorted());
    expect(third).toMatchObject({ hook: { id: "mine" }, line: "My Candle tonight" });
    expect(lacking[0]).toMatchObject({ hook: { id: "gap" }, not: { why: "detail", slots: ["number"] } });
    const away = hookChoices("ugc-video", brief, projectHooks, "away");
    expect([...away.fitting, ...away.lacking].map(({ hook }) => hook.id)).not.toContain("away");
  });

  it("are none of ours where the brief is not in English", () =>
    expect(hookChoices("ugc-video", { ...brief, language: "de" }, nothing, "")).toEqual({
      fitting: [],
      unsuited: 0,
      unseen: 0,
      lacking: [],
    }));
});

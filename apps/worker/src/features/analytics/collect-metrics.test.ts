import { instant } from "@vignette/domain/kernel";
import { freshOptions, type Target } from "@vignette/domain/scheduling";
import { describe, expect, it } from "vitest";
import { collectMetrics } from "./collect-metrics.ts";

type Deps = Parameters<typeof collectMetrics>[0];

const values = { views: 240, likes: null, comments: 0, shares: null, saves: null, reach: 190 };
const target = {
  ...{ id: "t1", postId: "p1", uid: "u1", projectId: "project", accountId: "a1", platform: "instagram" },
  ...{ caption: "", media: "video", options: freshOptions("instagram", false), attempt: null, publishAt: instant(1) },
  publication: { at: instant(1), platformPostId: "1", permalink: "https://instagram.test/1" },
} as unknown as Target;

describe("a reading of a post's metrics", () => {
  it("is stored, also as the latest of its target, with missing metrics as unknown", async () => {
    const kept: unknown[] = [];
    const write = (id: string, value: unknown) => [id, value];
    const deps = {
      documents: { commit: async (writes: unknown[]) => void kept.push(...writes) },
      metrics: { writes: { create: write } },
      results: { writes: { put: write } },
      targets: {},
      platforms: { measure: async () => [{ targetId: "t1", platformPostId: "1", permalink: null, values }] },
      live: async () => undefined,
      now: instant(9),
      newId: () => "r1",
    } as unknown as Deps;
    expect(await collectMetrics(deps, [{ id: "t1", value: target, version: "1" }])).toBe(1);
    const reading = { uid: "u1", projectId: "project", postId: "p1", values, createdAt: 9 };
    expect(kept).toEqual([
      ["r1", { id: "r1", targetId: "t1", ...reading }],
      ["t1", { id: "t1", accountId: "a1", ...reading }],
    ]);
  });
});

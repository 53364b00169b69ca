import { describe, expect, it } from "vitest";
import { type Id, instant } from "../../kernel/index.ts";
import { type AssetUse, stateOfPost, statesOfAssets } from "./shown-state.ts";

describe("the state of a post", () => {
  it("is the one of its targets that needs the user most", () => {
    expect(stateOfPost([{ state: "published" }, { state: "failed" }, { state: "scheduled" }])).toBe("failed");
    expect(stateOfPost([{ state: "published" }, { state: "scheduled" }])).toBe("scheduled");
  });
});

describe("the state of an asset", () => {
  const use = (state: AssetUse["state"], at: number) => ({ assetId: "a" as Id, publishAt: instant(at), state });

  it("is that of its newest post", () => {
    expect(statesOfAssets([use("published", 2), use("failed", 1)])).toEqual({ a: "published" });
  });

  it("is none for drafts and canceled posts, which never went out", () => {
    expect(statesOfAssets([use("draft", 3), use("cancelled", 4), use("scheduled", 1)])).toEqual({ a: "scheduled" });
    expect(statesOfAssets([use("draft", 3)])).toEqual({});
  });
});

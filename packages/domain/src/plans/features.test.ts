import { describe, expect, it } from "vitest";
import { AssetType } from "../assets/index.ts";
import { hasFeature, lockedKinds, refuseKind } from "./features.ts";

describe("spec §3 Plan: features, a list or map of flags", () => {
  it.each([
    [["ugc_5", "ugc_image"], "ugc_image", true],
    [["ugc_5"], "ugc_image", false],
    [[], "ugc_image", false],
    [{ ugc_image: true }, "ugc_image", true],
    [{ ugc_image: "true" }, "ugc_image", true],
    [{ ugc_image: 1 }, "ugc_image", true],
    [{ ugc_image: false }, "ugc_image", false],
    [{ ugc_image: "false" }, "ugc_image", false],
    [{ ugc_image: 0 }, "ugc_image", false],
    [{}, "ugc_image", false],
    [{}, "toString", false],
    [undefined, "ugc_image", true],
    [null, "ugc_image", true],
    ["ugc_image", "ugc_5", true],
  ])("%j has %s: %s", (features, flag, has) => {
    expect(hasFeature({ features }, flag)).toBe(has);
  });

  it.each([
    ["no list", undefined, []],
    ["a list without a flag of UGC", ["priority"], ["ugc-image", "ugc-video"]],
    ["ugc_image", ["ugc_image"], ["ugc-video"]],
    ["ugc_5", ["ugc_5"], ["ugc-image"]],
    ["ugc_10 and ugc_image", { ugc_10: true, ugc_image: true }, []],
    ["ugc_10 that is off", { ugc_10: false, ugc_image: true }, ["ugc-video"]],
  ])("a plan with %s", (_, features, locked) => {
    expect(lockedKinds({ features })).toEqual(locked);
  });

  it("hold back nothing but the UGC kinds, and say what to do", () => {
    const refused = AssetType.options.map((kind) => refuseKind(kind, lockedKinds({ features: [] })));
    expect(refused.map((it) => it?.message ?? null)).toEqual([
      null,
      "Your plan has no UGC images. Upgrade in Settings to make them.",
      null,
      "Your plan has no UGC videos. Upgrade in Settings to make them.",
      null,
      null,
    ]);
  });
});

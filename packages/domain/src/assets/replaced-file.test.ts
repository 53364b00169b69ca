import { expect, it } from "vitest";
import { instant } from "../kernel/index.ts";
import { withFile } from "./replaced-file.ts";
import { noLabels, type UploadedAsset } from "./uploaded-asset.ts";

it("an upload with another file keeps its description, but not what was where in the old one", () => {
  const file = (key: string): UploadedAsset["file"] => ({
    ...{ key, type: "image/jpeg", bytes: 90_000, width: 1200, height: 1600, durationMs: null },
  });
  const parts = [{ name: "wick", box: { x: 0.4, y: 0.1, w: 0.1, h: 0.2 } }];
  const before: UploadedAsset = {
    ...{ id: "a", uid: "ada", projectId: "p", kind: "image", name: "Candle", file: file("old"), earlier: null },
    ...{ labels: { ...noLabels, alt: "A candle", parts }, thumbnail: null, findBy: [], purgeAt: null },
    ...{ createdAt: instant(0), lastUpdated: instant(0) },
  };
  expect(withFile(before, file("new"), { repairs: false, now: instant(1) }).labels).toEqual({
    ...noLabels,
    alt: "A candle",
  });
});

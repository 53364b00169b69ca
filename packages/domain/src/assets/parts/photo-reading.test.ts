import { describe, expect, it } from "vitest";
import { instant, later, minutes } from "../../kernel/index.ts";
import { noLabels, type UploadedAsset } from "../uploaded-asset.ts";
import { isBeingRead, isUnread } from "./photo-reading.ts";

const now = instant(1_800_000_000_000);
const photo = { kind: "image", file: { key: "a" }, labels: noLabels, purgeAt: null } as unknown as UploadedAsset;
const reading = { of: "a", since: now, ended: false };

describe("a photo", () => {
  it.each<[string, Partial<UploadedAsset>, boolean]>([
    ["that nobody looked at", {}, true],
    ["with named parts", { labels: { ...noLabels, parts: [] } }, false],
    ["that is being read", { reading }, false],
    ["whose reading was lost", { reading: { ...reading, since: later(now, -minutes(3)) } }, true],
    ["whose reading ended", { reading: { ...reading, ended: true } }, false],
    ["with a new file", { reading: { ...reading, of: "b", ended: true } }, true],
    ["that was deleted", { purgeAt: now }, false],
  ])("%s is read without being asked for: %s", (_, facts, unread) => {
    expect(isUnread({ ...photo, ...facts }, now)).toBe(unread);
  });

  it("is read by one at a time", () => {
    expect([isBeingRead({ ...photo, reading }, now), isBeingRead(photo, now)]).toEqual([true, false]);
  });
});

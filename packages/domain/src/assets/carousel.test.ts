import { describe, expect, it } from "vitest";
import { instant } from "../kernel/index.ts";
import { filesOfUpload, ownFiles, shownKeys, withOriginalSlides, withRepairedSlide, withSlides } from "./carousel.ts";
import type { MediaFile, UploadedAsset } from "./uploaded-asset.ts";

const now = instant(1_800_000_000_000);
const file = (key: string, bytes = 100): MediaFile => ({
  ...{ key, bytes, type: "image/jpeg", width: 1080, height: 1350, durationMs: null },
});
const [one, two] = [file("materials/u/a/1"), file("materials/u/b/2")];
const empty: UploadedAsset = {
  ...{ id: "c", uid: "u", projectId: "p", kind: "image", name: "Spring", file: one, earlier: null },
  ...{ labels: { alt: "", tags: [], folderId: null }, thumbnail: null, findBy: [], purgeAt: null },
  ...{ createdAt: now, lastUpdated: now },
};
const carousel = withSlides(empty, [one, two], now) as UploadedAsset & { slides: MediaFile[] };
const repaired = (key: string, bytes = 40) => file(`materials/u/c/${key}`, bytes);

describe("a carousel of uploads", () => {
  it("shows the files of other uploads, and stores none itself", () => {
    expect(carousel).toMatchObject({ file: one, slides: [one, two], isRepaired: false, olderBytes: 0 });
    expect([ownFiles(carousel), shownKeys(carousel)]).toEqual([[], [one.key, two.key]]);
    expect(carousel.findBy).toContain("carousel");
  });

  it("stores a repaired slide itself, and still shows the original, which can be taken again", () => {
    const after = withRepairedSlide(carousel, { key: one.key, file: repaired("1") }, now);
    if (!after) throw new Error("There was no such slide.");
    expect(filesOfUpload(after)).toEqual([repaired("1"), two]);
    expect([after.file, after.isRepaired]).toEqual([repaired("1"), true]);
    expect([ownFiles(after).length, shownKeys(after)]).toEqual([1, [one.key, two.key]]);
    const back = withOriginalSlides(after as typeof carousel, now);
    expect(back).toMatchObject({ file: one, isRepaired: false, olderBytes: 40 });
    expect(filesOfUpload(back)).toEqual([one, two]);
  });

  it("keeps the first original of a slide that is repaired twice, and counts the file between", () => {
    const once = withRepairedSlide(carousel, { key: two.key, file: repaired("1", 40) }, now) ?? carousel;
    const twice = withRepairedSlide(once, { key: repaired("1").key, file: repaired("2", 50) }, now);
    expect(twice).toMatchObject({ olderBytes: 40, slides: [one, { ...repaired("2", 50), original: two }] });
  });

  it("counts a repaired slide that is taken out, and nothing when slides change places", () => {
    const after = withRepairedSlide(carousel, { key: one.key, file: repaired("1") }, now) ?? carousel;
    const slides = after.slides ?? [];
    expect(withSlides(after, slides.toReversed(), now)).toMatchObject({ file: two, olderBytes: 0 });
    expect(withSlides(after, [two, file("materials/u/d/4")], now)).toMatchObject({ olderBytes: 40 });
  });

  it("is not repaired where the slide is gone", () => {
    expect(withRepairedSlide(carousel, { key: "materials/u/x/9", file: repaired("1") }, now)).toBeNull();
  });
});

import { openAsBlob } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { inspectFile, isForRenderer } from "./inspect-file.ts";

const FIXTURES = join(import.meta.dirname, "../../../../../../packages/composition/test/fixtures");
const fixture = (name: string) => openAsBlob(join(FIXTURES, name));
const inspected = async (file: Blob, name: string) => await inspectFile(file, name, new AbortController().signal);
/** A file with these bytes that claims its size. */
const ofBytes = (bytes: number[], size: number) =>
  Object.defineProperty(new Blob([Uint8Array.from(bytes)]), "size", { value: size });

describe("a file before it is uploaded", () => {
  it("is converted here if it is a HEIC photo, and refused where it is too large for that", async () => {
    const heic = await fixture("quarters.heic");
    expect(await inspected(heic, "IMG_1.HEIC")).toMatchObject({ kind: "heic" });
    const heavy = Object.defineProperty(heic, "size", { value: 51 * 1024 * 1024 });
    expect(await inspected(heavy, "IMG_1.HEIC")).toMatchObject({
      kind: "refused",
      sentence: expect.stringMatching(/^IMG_1.HEIC is larger than 50 MB/),
    });
  });

  it.each([
    ["a font", ofBytes([0, 1, 0, 0, 0, 10], 900), "brand.ttf", /is a font\. Upload it in the project's settings/],
    ["a picture of 60 MB", ofBytes([0xff, 0xd8, 0xff, 0xe0], 60_000_000), "big.jpg", /larger than 50 MB/],
    ["empty", new Blob([]), "clip.mp4", /^clip.mp4 is empty\.$/],
    ["no media", new Blob(["Dear Ada"]), "letter.mp4", /isn't an image, video or sound/],
  ])("is refused with a sentence that helps if it is %s", async (_, file, name, sentence) => {
    expect(await inspected(file, name)).toMatchObject({ kind: "refused", sentence: expect.stringMatching(sentence) });
  });

  it.each([
    ["HEVC in a MOV", "video/quicktime", "Picture: hevc.", true],
    ["AV1 in an MP4", "video/mp4", "Picture: av1.", true],
    ["VP9 in an MP4", "video/mp4", "Picture: vp9.", true],
    ["AV1 in a WebM", "video/webm", "Picture: av1.", false],
    ["a codec of 1999", "video/mp4", "Picture: mp4v.", false],
  ] as const)("that this browser cannot play: the renderer reads %s, or not", (_, type, detail, isRead) =>
    expect(isForRenderer(type, detail)).toBe(isRead),
  );
});

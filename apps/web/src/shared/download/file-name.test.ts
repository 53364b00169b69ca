import { describe, expect, it } from "vitest";
import { distinctlyNamed, fileName } from "./file-name.ts";

const jpeg = (platform: "tiktok" | "instagram" | null) => ({ type: "image/jpeg", platform }) as const;

describe("fileName", () => {
  it("contains the kind, the platform and the slide", () => {
    const files = [jpeg("tiktok"), jpeg("tiktok")];
    expect(fileName({ name: "3 candle myths", files }, 1)).toBe("3-candle-myths-tiktok-2.jpg");
  });

  it("falls back to a default if the asset's name has no letters, and has one extension", () => {
    expect(fileName({ name: "!!!", files: [jpeg(null)] }, 0)).toBe("vignette.jpg");
    expect(fileName({ name: "IMG_2041.MOV", files: [{ type: "video/quicktime", platform: null }] }, 0)).toBe(
      "img-2041.mov",
    );
  });
});

it("gives files of an archive different names", () => {
  const files = ["mug.jpg", "mug.jpg", "mug", "mug.jpg", "mug"].map((name) => ({ name }));
  const names = distinctlyNamed(files).map(({ name }) => name);
  expect(names).toEqual(["mug.jpg", "mug-2.jpg", "mug", "mug-3.jpg", "mug-2"]);
});

import { describe, expect, it } from "vitest";
import { pictureEnd } from "./picture-end.ts";

const bytes = (text: string) => Uint8Array.from(text, (it) => it.charCodeAt(0));
const frame = "\xff\xc0\0\x0b\x08\0\x64\0\x64\x01\x11\0";

describe("the end of a picture", () => {
  it("of a JPEG is looked for after its frame header, not in a thumbnail before it", () => {
    const thumbnail = "\xff\xe1\0\x08\xff\xda\xff\xd9\0\0";
    expect(pictureEnd("image/jpeg", bytes(`\xff\xd8${thumbnail}${frame}\xff\xda`))).toMatchObject({ from: 25 });
    expect(pictureEnd("image/jpeg", bytes(`\xff\xd8\xff${frame}`))).toMatchObject({ from: 16 });
  });

  it("of a WebP or AVIF is where its boxes say", () => {
    expect(pictureEnd("image/webp", bytes("RIFF\x10\x20\0\0WEBPVP8 "))).toEqual({ bytes: 0x2018 });
    expect(pictureEnd("image/avif", bytes("\0\0\0\x0cftypavif\0\0\x40\0mdat"))).toEqual({ bytes: 0x400c });
    expect(pictureEnd("image/avif", bytes("\0\0\0\x0cftypavif\0\0\0\x02mdat"))).toEqual({
      bytes: Number.POSITIVE_INFINITY,
    });
  });

  it.each(["image/jpeg", "image/png", "image/gif", "image/avif"] as const)("of an empty %s is not found", (type) => {
    expect(pictureEnd(type, new Uint8Array())).not.toBeNull();
    expect(pictureEnd("video/mp4", new Uint8Array())).toBeNull();
  });
});

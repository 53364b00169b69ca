import { describe, expect, it } from "vitest";
import { isAnimated } from "./is-animated.ts";

const bytes = (text: string) => Uint8Array.from(text, (it) => it.charCodeAt(0));

const SCREEN = "GIF89a\x02\0\x02\0\x80\0\0\0\0\0\xff\xff\xff";
const FRAME = "\x2c\0\0\0\0\x02\0\x02\0\0\x02\x02\x4c\x01\0";
const LOOP = "\x21\xff\x0bNETSCAPE2.0\x03\x01\0\0\0";
const PNG = "\x89PNG\r\n\x1a\n\0\0\0\x0dIHDR\0\0\0\x02\0\0\0\x02\x08\x02\0\0\0....";
const control = (frames: string) => `\0\0\0\x08acTL\0\0\0${frames}\0\0\0\0....`;
const webp = (flags: string) => `RIFF\x20\0\0\0WEBPVP8X\x0a\0\0\0${flags}\0\0\0\x01\0\0\x01\0\0`;

describe("a picture is animated", () => {
  it.each([
    ["a GIF of two frames", `${SCREEN}${FRAME}${FRAME}\x3b`, true],
    ["a GIF of one frame that says it repeats", `${SCREEN}${LOOP}${FRAME}\x3b`, false],
    ["a repeating GIF whose first frame is longer than what was read", `${SCREEN}${LOOP}${FRAME.slice(0, -2)}`, true],
    ["a GIF that breaks off in its first frame", `${SCREEN}${FRAME.slice(0, -2)}`, false],
    ["a PNG with several frames", `${PNG}${control("\x02")}\0\0\0\0IDAT`, true],
    ["a PNG with one frame", `${PNG}${control("\x01")}\0\0\0\0IDAT`, false],
    ["a PNG without frames", `${PNG}\0\0\0\0IDAT`, false],
    ["a WebP with the mark of animation", webp("\x02"), true],
    ["a WebP with transparency only", webp("\x10"), false],
    ["a simple WebP", "RIFF\x20\0\0\0WEBPVP8 \0\0\0\0\xff\xff", false],
    ["an AVIF sequence", "\0\0\0\x14ftypavis\0\0\0\0msf1", true],
    ["an AVIF picture", "\0\0\0\x14ftypavif\0\0\0\0mif1", false],
    ["a JPEG", "\xff\xd8\xff\xe0", false],
    ["no picture", "", false],
  ])("%s", (_, head, animated) => {
    expect(isAnimated(bytes(head))).toBe(animated);
  });
});

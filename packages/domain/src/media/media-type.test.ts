import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { mediaTypeOf } from "./media-type.ts";
import { mp4Facts } from "./mp4-facts.ts";
import { pictureSize } from "./picture-header.ts";

const bytes = (text: string) => Uint8Array.from(text, (it) => it.charCodeAt(0));

/** A box of an ISO media file around its content. */
function box(type: string, ...content: Uint8Array[]): Uint8Array {
  const length = content.reduce((sum, it) => sum + it.length, 8);
  const whole = new Uint8Array(length);
  new DataView(whole.buffer).setUint32(0, length);
  whole.set(bytes(type), 4);
  let at = 8;
  for (const part of content) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

function header(length: number, numbers: Record<number, number>): Uint8Array {
  const whole = new Uint8Array(length);
  const view = new DataView(whole.buffer);
  for (const [at, value] of Object.entries(numbers)) view.setUint32(Number(at), value);
  return whole;
}

const mvhd = box("mvhd", header(100, { 12: 1000, 16: 10_500 }));
const sound = box("trak", box("tkhd", header(84, {})));
const picture = box("trak", box("tkhd", header(84, { 76: 1080 << 16, 80: 1920 << 16 })));
const ftyp = box("ftyp", bytes("isom"));
const moov = box("moov", mvhd, sound, picture);
const mdat = box("mdat", new Uint8Array(32));
const joined = (...parts: Uint8Array[]) => Uint8Array.from(parts.flatMap((it) => [...it]));

describe("a file's true type", () => {
  it.each([
    ["\xff\xd8\xff\xe0", "image/jpeg"],
    ["\x89PNG\r\n\x1a\n", "image/png"],
    ["RIFF1234WEBP", "image/webp"],
    ["RIFF1234WAVE", "audio/wav"],
    ["\0\0\0\x18ftypisom", "video/mp4"],
    ["\0\0\0\x14ftypqt  ", "video/quicktime"],
    ["\0\0\0\x18ftypM4A ", "audio/mp4"],
    ["\0\0\0\x18ftypavif", "image/avif"],
    ["\0\0\0\x18ftypheic", null],
    ["\0\0\0\x18ftypmif1\0\0\0\0avifmif1", "image/avif"],
    ["\0\0\0\x18ftypmif1\0\0\0\0mif1heic", null],
    ["\0\0\0\x08wide", "video/quicktime"],
    ["GIF89a", "image/gif"],
    ["\x1a\x45\xdf\xa3\x01\0\0\0\0\0\0\x1fB\x82\x84webm", "video/webm"],
    ["\x1a\x45\xdf\xa3\x01\0\0\0\0\0\0\x1fB\x82\x88matroska", "video/x-matroska"],
    ["OggS", "audio/ogg"],
    ["fLaC", "audio/flac"],
    ["\xff\xf1\x50", "audio/aac"],
    ["ID3\x03", "audio/mpeg"],
    ["\xff\xfb\x90", "audio/mpeg"],
    ["<svg onload=alert(1)>", null],
    ["", null],
  ])("is told by its first bytes: %j is %s", (head, type) => {
    expect(mediaTypeOf(bytes(head))).toBe(type);
  });
});

describe("the size of a JPEG", () => {
  const frame = bytes("\xff\xc2\x00\x11\x08\x05\x46\x04\x38\x03");
  it("is found behind its metadata", () => {
    const exif = bytes(`\xff\xe1\x00\x06\xff\xc0\x00\x00`);
    expect(pictureSize(joined(bytes("\xff\xd8"), exif, frame))).toEqual({ width: 1080, height: 1350 });
  });

  it.each([
    ["cut off", "\xff\xd8\xff\xc0\x00\x11\x08"],
    ["nothing by nothing", "\xff\xd8\xff\xc0\x00\x11\x08\x00\x00\x00\x00\x03"],
    ["a PNG", "\x89PNG\r\n\x1a\n"],
  ])("is unknown: %s", (_case, head) => {
    expect(pictureSize(bytes(head))).toBeNull();
  });
});

describe("an MP4", () => {
  it("tells size and duration when its index comes first", () => {
    expect(mp4Facts(joined(ftyp, moov, mdat))).toEqual({ width: 1080, height: 1920, durationMs: 10_500 });
  });

  it.each([
    ["with its index last", joined(ftyp, mdat, moov), "moov-last"],
    ["without a picture", joined(ftyp, box("moov", mvhd, sound), mdat), "no-video"],
    ["without a duration", joined(ftyp, box("moov", picture), mdat), "no-video"],
    ["that is something else", bytes("GIF89a, and so on"), "no-mp4"],
  ])("is refused %s", (_case, file, fault) => {
    expect(mp4Facts(file)).toBe(fault);
  });

  it("tells how it is seen, where a phone stored it lying on its side", () => {
    const matrix = { 44: 1 << 16, 52: -(1 << 16), 72: 1 << 30 };
    const turned = box("trak", box("tkhd", header(84, { ...matrix, 76: 1920 << 16, 80: 1080 << 16 })));
    expect(mp4Facts(joined(ftyp, box("moov", mvhd, turned)))).toMatchObject({ width: 1080, height: 1920 });
  });

  it("asks for more of its beginning when the index is longer than what was read", () => {
    const whole = joined(ftyp, moov, mdat);
    expect(mp4Facts(whole.subarray(0, 60))).toEqual({ incomplete: ftyp.length + moov.length });
  });
});

describe("broken or hostile bytes", () => {
  it("never make a reader throw or hang", () => {
    const file = fc.uint8Array({ maxLength: 400 });
    fc.assert(
      fc.property(file, fc.nat(400), fc.nat(255), (noise, at, value) => {
        const damaged = joined(ftyp, moov, mdat);
        damaged[at % damaged.length] = value;
        for (const bytes of [noise, damaged, joined(ftyp, noise), joined(Uint8Array.from([255, 216, 255]), noise)]) {
          mediaTypeOf(bytes);
          pictureSize(bytes);
          mp4Facts(bytes);
        }
      }),
    );
  });
});

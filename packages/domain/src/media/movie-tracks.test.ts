import { describe, expect, it } from "vitest";
import { movieTracks } from "./movie-tracks.ts";

const letters = (text: string) => [...text].map((it) => it.charCodeAt(0));
const u32 = (...values: number[]) => values.flatMap((it) => [it >>> 24, (it >> 16) & 255, (it >> 8) & 255, it & 255]);
const box = (type: string, ...content: number[][]): number[] => {
  const all = content.flat();
  return [...u32(all.length + 8), ...letters(type), ...all];
};
const track = (handler: string, codec: string, inEntry: number[] = []) =>
  box(
    "trak",
    box(
      "mdia",
      box("mdhd", u32(0, 0, 0, 600, 2400, 0)),
      box("hdlr", u32(0, 0), letters(handler), u32(0, 0, 0)),
      box(
        "minf",
        // 119 frames of 20/600 s, and one that lasts longer.
        box(
          "stbl",
          box("stsd", u32(0, 1), box(codec, new Array(78).fill(0), inEntry)),
          box("stts", u32(0, 2, 119, 20, 1, 40)),
        ),
      ),
    ),
  );
const hlg = box("colr", letters("nclx"), [0, 9, 0, 18, 0, 9, 0]);

describe("the tracks of a movie", () => {
  it("tell codecs, frame rate and high dynamic range", () => {
    const index = Uint8Array.from(box("moov", track("vide", "hvc1", hlg), track("soun", "mp4a")));
    expect(movieTracks(index)).toEqual({ video: "hvc1", audio: "mp4a", frameRate: 29.75, hdr: true });
  });

  it("may be missing or broken, and then tell nothing", () => {
    const whole = Uint8Array.from(box("moov", track("vide", "avc1")));
    expect(movieTracks(whole)).toMatchObject({ video: "avc1", audio: null, hdr: false });
    for (let end = 0; end < whole.length; end += 7) expect(() => movieTracks(whole.subarray(0, end))).not.toThrow();
    expect(movieTracks(Uint8Array.from(letters("GIF89a, no movie")))).toMatchObject({ video: null, frameRate: null });
  });
});

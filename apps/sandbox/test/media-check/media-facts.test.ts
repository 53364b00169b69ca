import { describe, expect, it } from "vitest";
import { guardedVideoFacts } from "../../src/media-check/guarded-video-facts.ts";
import { mediaFacts } from "../../src/media-check/index.ts";
import { picture, video } from "../control/platform-bench.ts";

describe("mediaFacts", () => {
  it("reads a video to the frame", async () => {
    expect(await mediaFacts(video("reel-1080x1920"))).toEqual({
      kind: "video",
      container: "mp4",
      codec: "avc",
      audioCodec: "aac",
      audioSampleRate: 44_100,
      width: 1080,
      height: 1920,
      durationMs: 4000,
      frameRate: 30,
      faststart: true,
    });
  });

  it("finds the position of the index", async () => {
    expect(await mediaFacts(video("slow-start"))).toMatchObject({ faststart: false, width: 540, height: 960 });
  });

  it.each(["jpeg", "png", "webp"] as const)("reads a %s under any name", async (format) => {
    expect(await mediaFacts(picture(640, 480, format))).toEqual({ kind: "image", format, width: 640, height: 480 });
  });

  it.each([
    ["nothing", new Uint8Array()],
    ["text", new TextEncoder().encode("<html>")],
    ["half a JPEG", picture(640, 480).subarray(0, 700)],
    ["half a PNG", picture(640, 480, "png").subarray(0, 100)],
    ["half a WebP", picture(640, 480, "webp").subarray(0, 60)],
    ["a head without a body", video("reel-1080x1920").subarray(0, 500)],
    ["a JPEG that is only a mark", new Uint8Array([0xff, 0xd8, 0xff, 0xd9])],
  ])("returns null for %s", async (_, bytes) => {
    expect(await mediaFacts(bytes)).toBeNull();
  });

  it("survives damage anywhere in the index of a video", async () => {
    const sound = video("small-320x568");
    for (let seed = 1; seed <= 12; seed += 1) {
      const damaged = Buffer.from(sound);
      for (let hit = 0; hit < 8; hit += 1) damaged[(seed * 7919 + hit * 104_729) % 5000] = (seed * 31 + hit * 17) % 256;
      const facts = await guardedVideoFacts(damaged, 2000);
      expect(facts === null || facts.kind === "video").toBe(true);
    }
  });

  it("stops a reader that a forged index keeps busy", async () => {
    expect(await guardedVideoFacts(endlessVideo(), 1500)).toBeNull();
    expect(await mediaFacts(video("reel-1080x1920"))).toMatchObject({ frameRate: 30 });
  });

  it("reads several videos at once", async () => {
    const names = ["reel-1080x1920", "slow-start", "small-320x568"] as const;
    const all = await Promise.all(names.map((name) => mediaFacts(video(name))));
    expect(all.map((facts) => facts?.width)).toEqual([1080, 540, 320]);
  });
});

/** The first sample-to-time entry claims four thousand million frames. */
function endlessVideo(): Buffer {
  const bytes = Buffer.from(video("reel-1080x1920"));
  const table = bytes.indexOf("stts");
  bytes.writeUInt32BE(0xffff_ffff, table + 12);
  return bytes;
}

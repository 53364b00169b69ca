import { beforeAll, describe, expect, it } from "vitest";
import { seededRandom } from "../../src/frame/drawing/seeded-random.ts";
import { inspectMedia } from "../../src/index.ts";
import { registerDecoders } from "../../src/node.ts";
import { fixture, HOSTILE } from "../files/hostile-files.ts";
import { spokenWav } from "../files/spoken-wav.ts";

beforeAll(() => registerDecoders());

const facts = (name: string) => inspectMedia(new Uint8Array(fixture(name)));

describe("inspectMedia", () => {
  it.each([
    [
      "counted.mp4",
      { container: "mp4", videoCodec: "avc1.64000b", audioCodec: "mp4a.40.2", durationMs: 3000, hasSound: true },
    ],
    ["counted.webm", { container: "webm", videoCodec: "vp09.00.10.08", audioCodec: null, hasSound: false }],
    ["counted-av1.mp4", { container: "mp4", durationMs: 1000 }],
    ["hevc.mp4", { container: "mp4", width: 160 }],
    ["uneven.mp4", { frameRate: expect.closeTo(15, 0), durationMs: 2000 }],
  ])("describes the video %s", async (name, expected) => {
    expect(await facts(name)).toMatchObject({ kind: "video", width: 160, height: 96, orientation: 1, ...expected });
  });

  it("returns how a video must be rotated, and its size afterwards", async () => {
    expect(await facts("turned.mov")).toMatchObject({ container: "mov", width: 160, height: 96, orientation: 6 });
  });

  it.each(["jpeg", "png", "gif", "webp", "avif"])("returns the size of a picture as %s", async (container) => {
    const name = `quarters.${container.replace("jpeg", "jpg")}`;
    expect(await facts(name)).toMatchObject({
      kind: "image",
      container,
      width: 48,
      height: 32,
      orientation: 1,
      durationMs: 0,
    });
  });

  it.each([8000, 192_000])("accepts sound at %i Hz", async (sampleRate) => {
    const wav = spokenWav(200, sampleRate);
    expect(await inspectMedia(wav)).toMatchObject({ kind: "sound", container: "wav", sampleRate, durationMs: 200 });
  });

  it("treats a video file without a picture as sound", async () => {
    expect(await facts("sound-only.mp4")).toMatchObject({ kind: "sound", container: "mp4", hasSound: true, width: 0 });
  });

  it("recognizes a file by its bytes, not by its name", async () => {
    const file = new File([fixture("counted.mp4")], "holiday.jpg", { type: "image/jpeg" });
    expect(await inspectMedia(file)).toMatchObject({ kind: "video", container: "mp4" });
  });

  it.each(HOSTILE)("refuses $what: $reason", async ({ bytes, reason }) => {
    expect(await inspectMedia(new Uint8Array(bytes))).toMatchObject({ kind: "refused", reason });
  });

  it("stops when it is aborted", async () => {
    const stop = AbortSignal.abort(new Error("closed the page"));
    await expect(inspectMedia(new Uint8Array(fixture("counted.mp4")), { signal: stop })).rejects.toThrow(
      "closed the page",
    );
  });

  it("handles a file that never ends", async () => {
    const endless = new Blob([fixture("counted.mp4")]);
    endless.slice = () => Object.assign(new Blob(), { arrayBuffer: () => new Promise<ArrayBuffer>(() => {}) });
    expect(await inspectMedia(endless, { timeoutMs: 50 })).toMatchObject({ kind: "refused", reason: "timed-out" });
  });

  it.each([
    "counted.mp4",
    "counted.webm",
    "turned.mov",
    "quarters.jpg",
    "quarters.webp",
    "quarters.avif",
    "quarters.png",
  ])("handles %s with any bytes changed", async (name) => {
    const random = seededRandom(7);
    const whole = fixture(name);
    for (let round = 0; round < 25; round++) {
      const bytes = new Uint8Array(whole);
      for (let i = 0; i < 1 + random() * 20; i++)
        bytes[Math.floor(random() * Math.min(bytes.length, 4000))] = random() * 256;
      expect((await inspectMedia(bytes)).kind).toMatch(/^(image|video|sound|refused)$/);
    }
  });
});

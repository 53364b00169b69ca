import { readFileSync } from "node:fs";
import { join } from "node:path";
import { mp4Facts } from "@vignette/domain/media";
import { describe, expect, it } from "vitest";
import { evenMeasure } from "../../test/even-measure.ts";
import { frame } from "../frame/frame.ts";
import { inspectMp4 } from "../output/inspect-mp4.ts";
import { Scene } from "../scene/scene.ts";
import { repackMp4 } from "./repack-mp4.ts";
import { REPAIRED, repairedScene } from "./repaired-scene.ts";

const fixture = (name: string) => new Blob([readFileSync(join(import.meta.dirname, "../../test/fixtures", name))]);
const bytesOf = async (file: Blob) => new Uint8Array(await file.arrayBuffer());

describe("a repacked video", () => {
  it("is an MP4 that begins with its index, with every picture and still upright", async () => {
    const shares: number[] = [];
    const turned = await bytesOf(await repackMp4(fixture("turned.mov"), (share) => shares.push(share)));
    const before = mp4Facts(await bytesOf(await repackMp4(fixture("index-last.mp4"))));
    expect(mp4Facts(await bytesOf(fixture("index-last.mp4")))).toBe("moov-last");
    expect(before).toMatchObject({ width: expect.any(Number), durationMs: expect.closeTo(2000, -2) });
    const [facts, original] = [await inspectMp4(turned), await inspectMp4(await bytesOf(fixture("turned.mov")))];
    expect(facts).toMatchObject({ width: original?.width, height: original?.height });
    expect(shares.length).toBeGreaterThan(10);
  });

  it("is not made of other codecs, whose error says so", async () => {
    for (const name of ["hevc.mp4", "mpeg4.mp4", "sound-only.mp4", "quarters.png"]) {
      await expect(repackMp4(fixture(name))).rejects.toMatchObject({ reason: "media-unreadable" });
    }
  });
});

describe("the scene of a repair", () => {
  const repair = { how: "encode", width: 1080, height: 1920, frameRate: 30, changesShape: true } as const;
  const clipOf = (scene: Scene) => Scene.parse(scene).tracks[0]?.clips[0];

  it.each([
    ["blur", { fit: "contain", surround: { blur: 90 } }],
    ["color", { fit: "contain", surround: { color: "#c83c1e" } }],
    ["crop", { fit: "cover" }],
  ] as const)("fills the rest of a new shape with %s", (ground, shown) => {
    const scene = repairedScene(repair, 4000, { ground, color: "#c83c1e" });
    expect(clipOf(scene)).toMatchObject({ kind: "video", endMs: 4000, ...shown });
  });

  it("is a still for a picture", () => {
    const scene = repairedScene({ ...repair, changesShape: false, frameRate: null }, null, {
      ground: "blur",
      color: "#fff000",
    });
    expect(clipOf(scene)).toMatchObject({ kind: "image", fit: "cover" });
    expect(scene.durationMs).toBe(0);
    expect(JSON.stringify(frame(scene, 0, evenMeasure))).toContain(REPAIRED);
  });
});

import { type CaptionsClip, type Scene, safeBoxOf } from "@vignette/composition";
import { withCaptionLook } from "@vignette/content";
import { describe, expect, it } from "vitest";
import { movedCaptions } from "./caption-thing.ts";
import type { Pose } from "./pose.ts";

const clip: CaptionsClip = {
  ...{ kind: "captions", id: "captions-0", startMs: 0, endMs: 4000, style: "karaoke", accent: "accent", words: [] },
  box: { x: 65, y: 800, w: 845, h: 190 },
};
const scene = {
  ...{ version: 1, width: 1080, height: 1920, frameRate: 30, durationMs: 4000, safeZone: "both" },
  tracks: [{ id: "captions", clips: [clip] }],
} as unknown as Scene;
const safe = safeBoxOf(scene);
const pose: Pose = { x: 487, y: 895, w: 400, h: 120, turn: 0, size: 80 };
const { fitted, lookFor } = movedCaptions(clip, pose, scene);
const boxAfter = (to: Pose) =>
  withCaptionLook(scene, lookFor(to)).tracks[0]?.clips.flatMap((it) => (it.kind === "captions" ? it.box.y : []))[0];

describe("captions moved by hand", () => {
  it("go as far as they are dragged, up and down only", () => {
    const to = { ...pose, x: 700, y: pose.y - 120 };
    expect(fitted(to)).toEqual({ ...pose, y: expect.closeTo(pose.y - 120) });
    expect(boxAfter(to)).toBeCloseTo(680, 0);
  });

  it("stay in the area that no app covers", () => {
    expect(lookFor({ ...pose, y: -500 })).toEqual({ place: 0 });
    expect(lookFor({ ...pose, y: 2500 })).toEqual({ place: 1 });
    expect(fitted({ ...pose, y: -500 }).y).toBeCloseTo(pose.y + safe.y - clip.box.y);
  });

  it("grow around their middle, up to the largest that their look takes", () => {
    const larger = { ...pose, x: 600, y: 950, w: 480, h: 144, size: 96 };
    expect(lookFor(larger)).toEqual({ size: 1.2 });
    expect(fitted(larger)).toMatchObject({ x: 487, y: 895, size: 96 });
    expect(lookFor({ ...pose, size: 400 }, { size: 1.2 })).toEqual({ size: 1.6 });
  });
});

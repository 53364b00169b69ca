import { expect, it } from "vitest";
import { aStoryboard, sceneOf } from "../../../test/scenes/video-storyboards.ts";
import type { BeatMedia } from "../../storyboard/storyboard.ts";

const speaker = {
  ...{ kind: "video", src: "speaker", trimMs: 0, durationMs: 20_000, hasSound: true, isSpeech: true },
  ...{ size: { width: 1080, height: 1920 }, backdrop: "#80c090" },
} as const satisfies BeatMedia;
const photo = { kind: "image", src: "photo", size: { width: 1200, height: 1600 } } as const satisfies BeatMedia;

/** What surrounds a photo behind a person. */
function surroundOf(media: BeatMedia) {
  const storyboard = aStoryboard("ugc-video", "green-screen", 3, "pictures");
  const beats = storyboard.beats.map((it, at) => ({ ...it, media: at === 0 ? speaker : media }));
  const clips = sceneOf({ ...storyboard, beats }).tracks.flatMap((track) => track.clips);
  const [shown] = clips.flatMap((clip) => (clip.kind === "image" && clip.src === "photo" ? [clip.surround] : []));
  return shown && "edge" in shown ? shown : null;
}

const edgeOf = (media: BeatMedia) => surroundOf(media)?.edge;

it("fills the page behind a person, but where its subject would lie behind the words", () => {
  expect(edgeOf({ ...photo, subject: { x: 0.2, y: 0.1, w: 0.5, h: 0.8 } })).toBe("card");
  expect(edgeOf({ ...photo, subject: { x: 0.3, y: 0.5, w: 0.3, h: 0.2 } })).toBe("soft");
  expect(edgeOf({ ...photo, subject: { x: 0.05, y: 0.05, w: 0.9, h: 0.9 } })).toBe("soft");
  // A cup from near, which its photo cuts off, is no texture.
  expect(edgeOf({ ...photo, subject: { x: 0.16, y: 0.01, w: 0.74, h: 0.81 } })).toBe("card");
});

it("lays a card of a light photo on paper, not on a dark smear of itself", () => {
  const close = { ...photo, subject: { x: 0.2, y: 0.1, w: 0.5, h: 0.8 } };
  expect(surroundOf(close)).toHaveProperty("blur");
  expect(surroundOf({ ...close, isLight: true })).toMatchObject({ color: "paper", edge: "card" });
  expect(surroundOf({ ...close, isLight: true })).not.toHaveProperty("blur");
});

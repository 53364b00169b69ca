import { expect, it } from "vitest";
import { aStoryboard, sceneOf } from "../../../test/scenes/video-storyboards.ts";
import { subjectOnPage } from "../../shots/subject-on-page.ts";
import type { BeatMedia } from "../../storyboard/storyboard.ts";
import { PAGE } from "../videos/video-scene.ts";

it("comes closer to what lies under its words without raising it into them", () => {
  const mug = {
    ...{ kind: "image", src: "mug", size: { width: 1080, height: 1920 } },
    subject: { x: 0.3, y: 0.42, w: 0.35, h: 0.25 },
  } as const satisfies BeatMedia;
  const storyboard = aStoryboard("video-story", "photo-story", 3, "pictures");
  const beats = storyboard.beats.map((it) => ({ ...it, media: mug, holdMs: 6000 }));
  const clips = sceneOf({ ...storyboard, beats }).tracks.flatMap((track) => track.clips);
  const shots = clips.flatMap((it) => (it.kind === "image" && it.src === "mug" && it.box.h === PAGE.h ? [it] : []));
  expect(shots.length).toBeGreaterThanOrEqual(2);
  for (const { kenBurns } of shots)
    for (const { scale, focus } of kenBurns ? [kenBurns.from, kenBurns.to] : [])
      expect(subjectOnPage(mug, PAGE, focus, { scale })?.y).toBeGreaterThan(765);
});

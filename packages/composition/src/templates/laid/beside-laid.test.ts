import { expect, it } from "vitest";
import { sharedBox } from "../../scene/shared-box.ts";
import { subjectOnPage } from "../../shots/subject-on-page.ts";
import type { BeatMedia, FramePlatform, Storyboard } from "../../storyboard/storyboard.ts";
import { storyboardScenes } from "../templates.ts";

type Photo = Extract<BeatMedia, { kind: "image" }>;
const size = { width: 1080, height: 1350 };
const shoe: Photo = { kind: "image", src: "shoe", size, subject: { x: 0.08, y: 0.4, w: 0.84, h: 0.28 } };
const bottle: Photo = { ...shoe, src: "bottle", subject: { x: 0.34, y: 0.1, w: 0.3, h: 0.82 } };

const LAID = { "sticky-note": "note", "real-review": "card", receipt: "strip" } as const;

function laidOn(template: keyof typeof LAID, media: Photo, platform: FramePlatform) {
  const words = { title: "The only one my mother steals", body: "PS: it is new", line: "" };
  const beat = { id: "1", role: "hook", ...words, media, holdMs: null } as const;
  const plain = { voice: null, music: null, captions: null, brand: null, handle: "" };
  const storyboard: Storyboard = { kind: "ugc-image", template, beats: [beat], ...plain };
  const clips = storyboardScenes(storyboard, platform).flatMap(({ tracks }) => tracks.flatMap((it) => it.clips));
  const [photo, laid] = ["photo", LAID[template]].map((id) => clips.find((it) => it.id === id));
  if (photo?.kind !== "image" || !laid || !("box" in laid)) throw new Error("not laid on a photo");
  return { photo, laid: laid.box, shown: subjectOnPage(media, photo.box, photo.focus, photo) };
}

it.each(["sticky-note", "real-review", "receipt"] as const)("%s hides nothing of what its photo shows", (template) => {
  for (const platform of ["instagram", "tiktok"] as const)
    for (const media of [shoe, bottle]) {
      const { laid, shown } = laidOn(template, media, platform);
      const both = shown && sharedBox(shown, laid);
      // A print is a little under what lies on its edge.
      if (!shown || !both) throw new Error("not shown");
      expect(both.w * both.h, `${media.src} on ${platform}`).toBeLessThan(shown.w * shown.h * 0.01);
    }
});

it("a photo goes from edge to edge where that is possible, and is a print where it is not", () => {
  expect(laidOn("receipt", shoe, "instagram").photo.box).toMatchObject({ x: 0, y: 0, w: 1080 });
  expect(laidOn("receipt", bottle, "instagram").photo).toMatchObject({ border: { width: 20 } });
});

it("a photo whose end is calm goes on there to the end of the page", () => {
  const edge = { color: "#808080", calm: 0.2 };
  const road = { ...shoe, edges: { top: edge, bottom: edge, left: edge, right: edge } };
  const { photo } = laidOn("real-review", road, "tiktok");
  expect([photo.box.h, photo.surround]).toMatchObject([1920, { edge: "melted", onward: ["top"] }]);
});

it("a note lies in the corner that the parts of a photo leave free", () => {
  const bag = { x: 0.06, y: 0.07, w: 0.45, h: 0.61 };
  const mug = { x: 0.45, y: 0.46, w: 0.47, h: 0.36 };
  const both = { x: 0.06, y: 0.07, w: 0.86, h: 0.75 };
  const { photo, laid } = laidOn("sticky-note", { ...shoe, subject: both, parts: [bag, mug] }, "instagram");
  expect(photo.box).toMatchObject({ w: 1080, h: 1350 });
  expect([laid.x > 540, laid.y + laid.h < 620]).toEqual([true, true]);
});

import { describe, expect, it } from "vitest";
import { type BeatMedia, type Storyboard, storyboardScenes } from "../index.ts";

const seen = { kind: "image", src: "a", size: { width: 1000, height: 1500 } } as const;
const subject = { x: 0.6, y: 0.55, w: 0.2, h: 0.2 };

function ringsOf(kind: Storyboard["kind"], template: string, media: BeatMedia) {
  const beat = { line: "", body: "", media, holdMs: null };
  const storyboard: Storyboard = {
    ...{ kind, template, voice: null, music: null, captions: null, brand: null, handle: "" },
    beats: [
      { ...beat, id: "1", role: "hook", title: "Look at this" },
      { ...beat, id: "2", role: "point", title: "It burns evenly" },
      { ...beat, id: "3", role: "point", title: "And for long", media: { ...media, src: "b" } },
    ],
  };
  const clips = storyboardScenes(storyboard, "instagram").flatMap(({ tracks }) =>
    tracks.flatMap((track) => track.clips),
  );
  return clips.flatMap((clip) => (clip.kind === "hand-ring" ? [clip.box] : []));
}

describe.each([
  ["carousel-image", "teardown"],
  ["ugc-video", "green-screen"],
] as const)("the rings of %s / %s", (kind, template) => {
  it("are around what the picture is about", () => {
    const rings = ringsOf(kind, template, { ...seen, subject });
    expect(rings.length).toBeGreaterThan(0);
    for (const { x, y, w, h } of rings) {
      expect(w).toBeLessThan(540);
      expect(x + w / 2).toBeGreaterThan(450);
      expect(y + h / 2).toBeGreaterThan(400);
    }
  });

  it("are not drawn if the subject of the picture is unknown", () => {
    expect(ringsOf(kind, template, seen)).toEqual([]);
  });
});

import { expect, it } from "vitest";
import type { BeatMedia } from "../../storyboard/storyboard.ts";
import type { TimedBeat } from "../videos/words/timed-beats.ts";
import { halfPictures, halfSigns } from "./race-halves.ts";

const cup = { kind: "image", src: "cup", size: { width: 900, height: 1100 } } as const satisfies BeatMedia;

function beat(index: number, media: BeatMedia): TimedBeat {
  const times = {
    startMs: index * 2000,
    endMs: (index + 1) * 2000,
    textStartMs: index * 2000,
    textEndMs: (index + 1) * 2000,
  };
  return {
    ...{ ...times, index, media, role: "point", text: "", phrase: "", isSaid: false, small: "", words: [], said: [] },
    ...{ isPlain: false, isFirst: index === 0, isLast: false },
  };
}

/** How the lower half shows a picture. */
function fitBelow(media: BeatMedia): string | undefined {
  const [slow, fast] = [beat(0, cup), beat(1, media)];
  const clips = halfPictures({ slow, fast, stopMs: 3000 }, [slow, fast], { voice: null });
  return clips.flatMap((clip) => (clip.kind === "image" && clip.id === "fast" ? [clip.fit] : []))[0];
}

it("shows a picture whose subject would lie behind the name of its half as a card under it", () => {
  expect(fitBelow({ ...cup, subject: { x: 0.1, y: 0.02, w: 0.5, h: 0.85 } })).toBe("contain");
  expect(fitBelow({ ...cup, subject: { x: 0.3, y: 0.5, w: 0.3, h: 0.2 } })).toBe("cover");
  expect(fitBelow(cup)).toBe("cover");
});

it("shows a light photo under the name of its half from edge to edge on paper, and in the dark while it waits", () => {
  const near = { ...cup, isLight: true, subject: { x: 0.1, y: 0.02, w: 0.5, h: 0.85 } } as const;
  const [slow, fast] = [beat(0, cup), beat(1, near)];
  const clips = halfPictures({ slow, fast, stopMs: 3000 }, [slow, fast], { voice: null });
  expect(clips.find(({ id }) => id === "fast")).toMatchObject({
    fit: "cover",
    box: { x: 0, y: 1260, w: 1080, h: 660 },
  });
  const grounds = clips.flatMap((it) =>
    it.kind === "rect" && it.color === "paper" && it.id.startsWith("fast") ? [it] : [],
  );
  expect(grounds.map(({ opacity }) => opacity > 0.5)).toEqual([false, true]);
});

it("shows what is done with the product when the voice says it", () => {
  const fast = { ...beat(1, cup), steps: [{ startMs: 2600, media: { ...cup, src: "pour" } }] };
  const clips = halfPictures({ slow: beat(0, cup), fast, stopMs: 3000 }, [beat(0, cup), fast], { voice: null });
  const below = clips.flatMap((it) =>
    it.kind === "image" && it.id.startsWith("fast") ? [[it.src, it.startMs, it.endMs]] : [],
  );
  expect(below.slice(1)).toEqual([
    ["cup", 2000, 2600],
    ["pour", 2600, 4000],
  ]);
});

it("marks the halves with a cross and a check where no time was measured, each when it is decided", () => {
  const [slow, fast] = [beat(0, cup), beat(1, cup)];
  const signs = halfSigns({ slow, fast, stopMs: 3000 });
  const at = (name: string) => signs.find(({ id }) => id === name)?.startMs;
  expect([at("cross"), at("check")]).toEqual([2000, 3000]);
  expect(signs.filter(({ kind }) => kind === "hand-line")).toHaveLength(4);
});

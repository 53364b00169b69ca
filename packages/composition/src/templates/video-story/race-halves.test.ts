import { expect, it } from "vitest";
import type { BeatMedia } from "../../storyboard/storyboard.ts";
import type { TimedBeat } from "../videos/words/timed-beats.ts";
import { halfPictures, halfSigns } from "./race-halves.ts";

const cup = { kind: "image", src: "cup", size: { width: 900, height: 1100 } } as const satisfies BeatMedia;

const screen = { ...cup, size: { width: 900, height: 1800 }, isScreen: true } as const satisfies BeatMedia;

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

/** How the lower half shows a picture, when it begins or while it waits. */
function below(media: BeatMedia, id = "fast") {
  const [slow, fast] = [beat(0, cup), beat(1, media)];
  const clips = halfPictures({ slow, fast, stopMs: 3000 }, [slow, fast], { voice: null });
  const shown = clips.flatMap((clip) => (clip.kind === "image" && clip.id === id ? [clip] : []))[0];
  const { surround } = shown ?? {};
  return {
    fit: shown?.fit,
    ...(surround && "edge" in surround && { edge: surround.edge, place: surround.place, color: surround.color }),
  };
}

it("shows a picture whose subject would lie behind the name of its half under it, from edge to edge", () => {
  const near = { ...cup, subject: { x: 0.1, y: 0.02, w: 0.5, h: 0.85 } };
  for (const isLight of [true, false])
    expect(below({ ...near, isLight })).toMatchObject({ fit: "contain", edge: "soft", place: { x: 0, w: 1 } });
  expect(below({ ...cup, subject: { x: 0.3, y: 0.5, w: 0.3, h: 0.2 } })).toEqual({ fit: "cover" });
  expect(below(cup)).toEqual({ fit: "cover" });
});

it("shows a phone so large that its rows are read: it goes on below the page", () => {
  const { edge, place } = below(screen);
  expect(edge).toBe("phone");
  expect((place?.y ?? 0) + (place?.h ?? 0)).toBeGreaterThan(1.2);
});

it("lets a phone wait on gray: a dark ground without its color is black", () => {
  expect([below(screen, "fast-waiting").color, below(screen).color]).toEqual(["paper", "bg"]);
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

import { templates } from "@vignette/domain/studio/catalogue";
import { describe, expect, it } from "vitest";
import { overlap } from "../src/lint/overlap.ts";
import { loadFaces } from "../src/node.ts";
import type { BeatMedia, RecordedBeat, Storyboard } from "../src/storyboard/storyboard.ts";
import { aStoryboard, sceneOf } from "./scenes/video-storyboards.ts";

const LINES = [
  [
    "The real reason behind black toenails",
    "The real reason behind black toenails. It is not what most people think of first.",
  ],
  [
    "Buying your everyday size, as nearly all of us do",
    "It's usually the size. On a downhill, toes slide forward and hit the front.",
  ],
  ["A wide toe box", "So leave a thumb of room. The Tern 2 running shoe has a wide toe box."],
  [
    "The Tern 2 running shoe",
    "And if you're in a hurry: The Tern 2 running shoe has a wide toe box for all of your toes.",
  ],
  [
    "Judge the Tern 2 running shoe for yourself",
    "Do not take our word for it. Judge the Tern 2 running shoe for yourself.",
  ],
] as const;
const SHOE: BeatMedia = {
  ...{ kind: "image", src: "shoe", size: { width: 1000, height: 750 }, ground: "#e5e8ed" },
  subject: { x: 0.13, y: 0.31, w: 0.77, h: 0.46 },
};
const SCENE: BeatMedia = { kind: "image", src: "scene", size: { width: 1080, height: 1920 } };
const PRESENTER: RecordedBeat = {
  ...{ kind: "video", src: "presenter", trimMs: 0, durationMs: 60_000, hasSound: false, isSpeech: true },
  ...{ size: { width: 720, height: 1280 }, face: { x: 0.35, y: 0.3, w: 0.3, h: 0.2 }, backdrop: "#82c29a" },
};

/** Long titles and lines, said at two and a half words a second. */
function told(kind: Storyboard["kind"], template: string, media: BeatMedia): Storyboard {
  const plain = aStoryboard(kind, template, LINES.length, "nothing");
  let now = 0;
  const said = LINES.map(([, line]) =>
    line.split(" ").map((text) => {
      now += 400;
      return { text, startMs: now - 400, endMs: now - 40 };
    }),
  );
  const beats = plain.beats.map((beat, i) => ({
    ...{ ...beat, title: LINES[i]?.[0] ?? "", line: LINES[i]?.[1] ?? "" },
    media: kind === "ugc-video" && i % 2 === 0 && i < 3 ? null : media,
  }));
  const beatStartsMs = said.map(([first]) => first?.startMs ?? 0);
  const voice = { src: "voice", durationMs: now, words: said.flat(), beatStartsMs };
  return { ...plain, beats, voice, ...(kind === "ugc-video" && { speaker: PRESENTER }) };
}

const SPOKEN = (["video-story", "ugc-video"] as const).flatMap((kind) =>
  templates[kind].filter((it) => !("isSilent" in it)).map(({ name }) => [kind, name] as const),
);

describe("words never lie on other words, however long titles are", () => {
  it.each(SPOKEN)("%s, %s", async (kind, name) => {
    for (const media of [SHOE, SCENE]) {
      const scene = sceneOf(told(kind, name, media));
      await loadFaces(scene);
      const found = await overlap.find(scene, {
        draw: () => Promise.reject(new Error("Nothing is drawn.")),
        coverMs: 0,
      });
      expect(found.map(({ clip, startMs, message }) => `${clip} ${startMs}: ${message}`)).toEqual([]);
    }
  });
});

import { expect, it } from "vitest";
import { subjectOnPage } from "../../shots/subject-on-page.ts";
import type { BeatMedia, FramePlatform, Storyboard } from "../../storyboard/storyboard.ts";
import { storyboardScenes } from "../templates.ts";

const bottle: BeatMedia = {
  ...{ kind: "image", src: "bottle", size: { width: 900, height: 1125 } },
  ...{ subject: { x: 0.33, y: 0.1, w: 0.34, h: 0.8 }, ground: "#dde8e2" },
};

function clipsOf(template: string, media: BeatMedia, platform: FramePlatform) {
  const words = { title: "The only bottle my mother steals.", body: "Lea · dewdrop.example", line: "" };
  const beat = { id: "1", role: "hook", ...words, media, holdMs: null } as const;
  const plain = { voice: null, music: null, captions: null, brand: null, handle: "" };
  const storyboard: Storyboard = { kind: "ugc-image", template, beats: [beat], ...plain };
  return storyboardScenes(storyboard, platform).flatMap(({ tracks }) => tracks.flatMap(({ clips }) => clips));
}

function boxOf(clips: ReturnType<typeof clipsOf>, id: string) {
  const clip = clips.find((it) => it.id === id);
  if (!clip || !("box" in clip)) throw new Error(`no ${id}`);
  return clip.box;
}

it("a review hides no more than the foot of an upright product, and nothing of it on a tall page, where it stands below the card", () => {
  const hiddenOn = (platform: FramePlatform) => {
    const clips = clipsOf("real-review", bottle, platform);
    const photo = clips.find(({ id }) => id === "photo");
    const shown = photo?.kind === "image" && subjectOnPage(bottle, photo.box, photo.focus, photo);
    if (!shown) throw new Error("the bottle is not shown");
    return { shown, card: boxOf(clips, "card") };
  };
  const feed = hiddenOn("instagram");
  expect(feed.shown.y + feed.shown.h - feed.card.y).toBeLessThan(feed.shown.h / 4);
  const tall = hiddenOn("tiktok");
  expect(tall.shown.y).toBeGreaterThan(tall.card.y + tall.card.h);
});

it("a postscript stands right under what a sticky note says, in smaller letters", () => {
  const texts = clipsOf("sticky-note", bottle, "instagram").flatMap((it) => (it.kind === "text" ? [it] : []));
  const [said, more] = texts;
  if (!said || !more) throw new Error("no postscript");
  expect([said.text, more.text]).toEqual(["The only bottle my mother steals.", "Lea · dewdrop.example"]);
  expect(more.dock).toMatchObject({ clip: "words", side: "below" });
  expect(more.dock?.gap).toBeLessThan(said.size);
  expect(more.size).toBeLessThan(said.size * 0.8);
});

it("a phone has the shape of its screenshot, of which no side is cut", () => {
  const media: BeatMedia = { kind: "image", src: "app", size: { width: 720, height: 1280 }, isScreen: true };
  const { w, h } = boxOf(clipsOf("screen-in-hand", media, "tiktok"), "screen");
  expect(w / h).toBeCloseTo(720 / 1280);
});

it.each(["instagram", "tiktok"] as const)(
  "all of a screen is seen on %s, and its hand is one for the same words",
  (platform) => {
    const media: BeatMedia = { kind: "image", src: "app", size: { width: 720, height: 1280 }, isScreen: true };
    const clips = clipsOf("screen-in-hand", media, platform);
    const { y, h } = boxOf(clips, "screen");
    expect(y + h).toBeLessThan(platform === "tiktok" ? 1700 : 1350);
    expect(clipsOf("screen-in-hand", media, platform)).toEqual(clips);
  },
);

it("what a screen answers stands under the line, and a phone without a screenshot says it itself", () => {
  const media: BeatMedia = { kind: "image", src: "app", size: { width: 720, height: 1280 }, isScreen: true };
  const answer = clipsOf("screen-in-hand", media, "tiktok").find(({ id }) => id === "answer");
  expect(answer).toMatchObject({ text: "Lea · dewdrop.example", dock: { clip: "caption" } });
});

it.each(["instagram", "tiktok"] as const)(
  "a phone lies below the words about it and shows most of its screen, on %s",
  (platform) => {
    const media: BeatMedia = { kind: "image", src: "app", size: { width: 720, height: 1280 }, isScreen: true };
    const clips = clipsOf("screen-in-hand", media, platform);
    const [screen, answer] = [boxOf(clips, "screen"), boxOf(clips, "caption")];
    const height = platform === "tiktok" ? 1920 : 1350;
    expect(screen.y).toBeGreaterThan(answer.y + 84);
    expect((height - screen.y) / screen.h).toBeGreaterThan(0.75);
  },
);

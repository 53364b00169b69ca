import { expect, it } from "vitest";
import { subjectOnPage } from "../../shots/subject-on-page.ts";
import type { BeatMedia, FramePlatform, Storyboard } from "../../storyboard/storyboard.ts";
import { storyboardScenes } from "../templates.ts";

const bottle: BeatMedia = {
  ...{ kind: "image", src: "bottle", size: { width: 900, height: 1125 } },
  ...{ subject: { x: 0.33, y: 0.1, w: 0.34, h: 0.8 }, ground: "#dde8e2" },
};
const { ground: _, ...room } = bottle;

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

it("the card of a review does not lie on what fills its photo: that ends behind the card's upper edge", () => {
  const cup: BeatMedia = {
    ...{ kind: "image", src: "cup", size: { width: 864, height: 1053 } },
    subject: { x: 0.2, y: 0.15, w: 0.6, h: 0.65 },
  };
  const clips = clipsOf("real-review", cup, "instagram");
  const photo = boxOf(clips, "photo");
  const hidden = photo.y + photo.h - boxOf(clips, "card").y;
  expect([photo.x, photo.w, hidden > 0 && hidden < 100]).toEqual([0, 1080, true]);
  const edge = { color: "#806040", calm: 0.1 };
  const even = { ...cup, edges: { top: edge, bottom: edge, left: edge, right: edge } };
  const tall = clipsOf("real-review", even, "tiktok").find(({ id }) => id === "photo");
  // A tall page is all photo if its ground goes on below the card.
  expect(tall).toMatchObject({
    box: { h: 1920 },
    surround: { edge: "melted", onward: expect.arrayContaining(["bottom"]) },
  });
});

it("a note is larger on a texture, and beside a product on a plain ground, which is moved out of its way", () => {
  const sideOf = (media: BeatMedia) => boxOf(clipsOf("sticky-note", media, "instagram"), "note").w;
  expect(sideOf(bottle)).toBeGreaterThan(sideOf(room));
  expect(sideOf({ ...room, subject: undefined })).toBe(sideOf(bottle));
});

it("a note does not lie on what it is about: a photo that a cup fills is a print, the note on its edge", () => {
  const cup: BeatMedia = {
    ...{ kind: "image", src: "cup", size: { width: 864, height: 1053 } },
    subject: { x: 0.16, y: 0.01, w: 0.74, h: 0.81 },
  };
  for (const platform of ["instagram", "tiktok"] as const) {
    const clips = clipsOf("sticky-note", cup, platform);
    const [print, note] = [boxOf(clips, "photo"), boxOf(clips, "note")];
    const hidden = note.y + note.h - print.y;
    expect([print.w < 1080, hidden > 0 && hidden < print.h * 0.2]).toEqual([true, true]);
    // What has no subject, as a path of gravel, fills the page.
    const gravel = clipsOf("sticky-note", { ...cup, subject: undefined }, platform);
    expect(gravel.find(({ id }) => id === "photo")).toMatchObject({ fit: "cover" });
  }
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

it("the phone in a hand has the shape of its screenshot, of which no side is cut", () => {
  const media: BeatMedia = { kind: "image", src: "app", size: { width: 720, height: 1280 }, isScreen: true };
  const { w, h } = boxOf(clipsOf("screen-in-hand", media, "tiktok"), "screen");
  expect(w / h).toBeCloseTo(720 / 1280);
});

it("what a screen answers stands under the line in a hand, and a phone without a screenshot says it itself", () => {
  const media: BeatMedia = { kind: "image", src: "app", size: { width: 720, height: 1280 }, isScreen: true };
  const answer = clipsOf("screen-in-hand", media, "tiktok").find(({ id }) => id === "answer");
  expect(answer).toMatchObject({ text: "Lea · dewdrop.example", dock: { clip: "caption" } });
});

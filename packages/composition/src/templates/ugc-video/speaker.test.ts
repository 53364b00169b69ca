import { describe, expect, it } from "vitest";
import type { Clip } from "../../scene/scene.ts";
import { subjectOnPage } from "../../shots/subject-on-page.ts";
import type { RecordedBeat, Storyboard, StoryboardBeat } from "../../storyboard/storyboard.ts";
import { storyboardScenes, storyboardTimes } from "../templates.ts";

const speaker: RecordedBeat = {
  ...{ kind: "video", src: "presenter", trimMs: 0, durationMs: 9000, hasSound: false, isSpeech: true },
};
const PHOTO = { kind: "image", src: "photo" } as const;
const OWN: RecordedBeat = { kind: "video", src: "own", trimMs: 0, durationMs: 9000, hasSound: true };

/** Three spoken beats of three seconds each. */
function aStoryboard(template: string, media: readonly StoryboardBeat["media"][]): Storyboard {
  const beats = media.map((it, i): StoryboardBeat => {
    const role = i === 0 ? "hook" : i === media.length - 1 ? "ask" : "point";
    return { id: `${i}`, role, line: "We say three words", title: `Beat ${i}`, body: "", media: it, holdMs: null };
  });
  const words = media.flatMap((_, i) =>
    ["We", "say", "three", "words"].map((text, at) => ({
      text,
      startMs: i * 3000 + at * 600,
      endMs: i * 3000 + at * 600 + 500,
    })),
  );
  const voice = { src: "voice", durationMs: 9000, words, beatStartsMs: media.map((_, i) => i * 3000) };
  return { kind: "ugc-video", template, beats, voice, music: null, captions: null, brand: null, handle: "", speaker };
}

const clipsOf = (storyboard: Storyboard): Clip[] =>
  storyboardScenes(storyboard, "tiktok").flatMap(({ tracks }) => tracks.flatMap(({ clips }) => clips));
const shown = (clips: readonly Clip[], src: string) =>
  clips.flatMap((it) => (it.kind === "video" && it.src === src ? [it] : []));

describe("a presenter", () => {
  it.each([
    ["talking-cutaways", [null, PHOTO, null], 1],
    ["talking-cutaways", [null, null, null], 1],
    ["green-screen", [PHOTO, PHOTO, PHOTO], 1],
    ["hook-then-demo", [null, PHOTO, PHOTO], 1],
    ["hook-then-demo", [PHOTO, PHOTO, null], 2],
    ["three-takes", [null, null, PHOTO], 2],
  ] as const)("of %s %j moves the lips with the voice, mute, and never repeats", (template, media, count) => {
    const takes = shown(clipsOf(aStoryboard(template, media)), "presenter");
    expect(takes).toHaveLength(count);
    for (const it of takes) expect(it).toMatchObject({ trimMs: it.startMs, sound: null, atEnd: "hold", speed: 1 });
  });

  it.each([[[null, PHOTO, null]], [[null, null, null]]] as const)(
    "stands over itself, blurred, if it is landscape: %j",
    (rest) => {
      const talk = { ...OWN, size: { width: 1920, height: 1080 } };
      const { speaker: _, ...board } = aStoryboard("talking-cutaways", [talk, ...rest.slice(1)]);
      const [take] = shown(clipsOf(board), "own");
      expect(take).toMatchObject({ fit: "contain", surround: { blur: 90 }, crop: { x: 0.125, w: 0.75 } });
    },
  );

  it.each(["talking-cutaways", "green-screen", "hook-then-demo"])(
    "makes way for the user's own clip in %s",
    (template) => {
      const clips = clipsOf(aStoryboard(template, [OWN, PHOTO, PHOTO]));
      expect(shown(clips, "presenter")).toEqual([]);
      expect(shown(clips, "own").length).toBeGreaterThan(0);
    },
  );

  it("leaves captions a place under a title of three lines and above a product that is cut to", () => {
    const size = { width: 900, height: 1125 };
    const bottle = { ...PHOTO, size, subject: { x: 0.3, y: 0.1, w: 0.4, h: 0.8 }, ground: "#dde8e2" };
    const clips = clipsOf(aStoryboard("talking-cutaways", [null, bottle, null]));
    const captions = clips.find(({ id }) => id === "captions-1-away");
    const product = clips.find((it) => it.kind === "image");
    if (captions?.kind !== "captions" || product?.kind !== "image") throw new Error("no cutaway");
    const top = subjectOnPage(bottle, product.box, product.focus, product)?.y ?? 0;
    expect(captions.box.y).toBeGreaterThan(269 + 3 * 104);
    expect(captions.box.y + captions.box.h).toBeLessThanOrEqual(top);
  });

  it("is seen between the cutaways, which change nothing in its times", () => {
    const storyboard = aStoryboard("talking-cutaways", [null, PHOTO, null]);
    const [take] = shown(clipsOf(storyboard), "presenter");
    expect(take).toMatchObject({ startMs: 0, endMs: storyboardTimes(storyboard).at(-1)?.endMs });
  });

  it("comes back from a cutaway where a sentence begins", () => {
    const storyboard = aStoryboard("talking-cutaways", [null, PHOTO, null]);
    const { voice } = storyboard;
    const said = ["We", "say", "this.", "Then", "more"].map((text, at) => ({
      ...{ text, startMs: 3000 + at * 600, endMs: 3500 + at * 600 },
    }));
    const words = voice?.words.flatMap((word) => (word.startMs === 3000 ? said : word.startMs < 3000 ? [word] : []));
    const beats = storyboard.beats.map((beat) => ({ ...beat, title: "", line: "We say this. Then more" }));
    const told = { ...storyboard, beats, ...(voice && words && { voice: { ...voice, words } }) };
    expect(clipsOf(told).find(({ kind }) => kind === "image")).toMatchObject({ startMs: 3000, endMs: 4800 });
  });

  it("stays away until a sentence ends that a title over the cutaway shows", () => {
    const storyboard = aStoryboard("talking-cutaways", [null, PHOTO, null]);
    const beats = storyboard.beats.map((beat) => ({ ...beat, title: "We say three words" }));
    const clips = clipsOf({ ...storyboard, beats });
    expect(clips.find(({ kind }) => kind === "image")).toMatchObject({ startMs: 3000, endMs: 6000 });
    expect(clips.find(({ id }) => id === "words-1")).toMatchObject({ startMs: 3000, endMs: 6000 });
  });

  it("is cut out of a plain wall in front of the pictures, which fill the page; otherwise a card", () => {
    const storyboard = aStoryboard("green-screen", [PHOTO, PHOTO, PHOTO]);
    const [card] = shown(clipsOf(storyboard), "presenter");
    expect(card?.cutOut).toBeUndefined();
    expect(card).toMatchObject({ radius: 44, box: { x: 450, y: 1040, w: 460, h: 460 } });
    const walled = { ...speaker, backdrop: "#82c29a", size: { width: 720, height: 1080 } };
    const clips = clipsOf({ ...storyboard, speaker: walled });
    const [person] = shown(clips, "presenter");
    expect(person).toMatchObject({ cutOut: "#82c29a", fit: "cover" });
    expect((person?.box.y ?? 0) + (person?.box.h ?? 0)).toBe(1920);
    expect(clips.filter(({ kind }) => kind === "image")[0]).toMatchObject({ box: { x: 0, y: 0, w: 1080, h: 1920 } });
  });

  it.each([
    ["wide photo", { width: 900, height: 600 }, { x: 0.3, y: 0.4, w: 0.1, h: 0.2 }],
    ["texture", { width: 900, height: 900 }, { x: 0.1, y: 0.3, w: 0.8, h: 0.7 }],
  ] as const)("stands before a photo that fills the page down to its lower edge: %s", (_, size, subject) => {
    const walled = { ...speaker, backdrop: "#82c29a", size: { width: 720, height: 1080 } };
    const photo = { ...PHOTO, size, subject };
    const clips = clipsOf({ ...aStoryboard("green-screen", [photo, photo, photo]), speaker: walled });
    const places = clips.flatMap((it) =>
      it.kind === "image" && it.surround && "color" in it.surround && it.surround.edge === "soft"
        ? [it.surround.place]
        : [],
    );
    expect(places.length).toBeGreaterThanOrEqual(3);
    for (const place of places) {
      expect(Math.max(place?.x ?? 1, place?.y ?? 1)).toBeLessThan(0);
      expect(Math.min((place?.x ?? 0) + (place?.w ?? 0), (place?.y ?? 0) + (place?.h ?? 0))).toBeGreaterThan(1);
    }
  });

  it("stands under what it would hide: that comes up to the words", () => {
    const walled = { ...speaker, backdrop: "#82c29a", size: { width: 720, height: 1080 } };
    const subject = { x: 0.4, y: 0.6, w: 0.3, h: 0.2 };
    const photo = { ...PHOTO, size: { width: 900, height: 1600 }, subject };
    const clips = clipsOf({ ...aStoryboard("green-screen", [photo, photo, photo]), speaker: walled });
    const place = clips.flatMap((it) =>
      it.kind === "image" && it.surround && "color" in it.surround ? [it.surround.place] : [],
    )[0];
    expect(((place?.y ?? 0) + subject.y * (place?.h ?? 0)) * 1920).toBeCloseTo(670, -1);
  });

  it("gives way to a picture in the last of three takes, with a thud, and the title stands over that", () => {
    const { beats, ...board } = aStoryboard("three-takes", [null, null, PHOTO]);
    const told = beats.map((beat, at) => ({ ...beat, role: at === 0 ? ("hook" as const) : ("turn" as const) }));
    const clips = clipsOf({ ...board, beats: told });
    const { startMs = 0, endMs = 0 } = clips.find((it) => it.kind === "image") ?? {};
    expect(endMs - startMs).toBeGreaterThanOrEqual(1500);
    expect(clips.filter((it) => it.kind === "text" && it.text === "Beat 2")).toMatchObject([{ startMs, endMs }]);
    expect(clips).toContainEqual(expect.objectContaining({ startMs, source: { effect: "slam" } }));
  });

  it("is framed differently in each of three takes, with words clear of the face", () => {
    const face = { x: 0.36, y: 0.31, w: 0.28, h: 0.24 };
    const storyboard = aStoryboard("three-takes", [null, null, null, PHOTO]);
    const clips = clipsOf({ ...storyboard, speaker: { ...speaker, face, size: { width: 720, height: 1080 } } });
    const takes = shown(clips, "presenter");
    expect(new Set(takes.map(({ kenBurns }) => kenBurns?.from.scale)).size).toBe(3);
    const [first, close] = clips.flatMap((it) => (it.kind === "text" && it.id.startsWith("words-") ? [it.box] : []));
    expect((first?.y ?? 0) + (first?.h ?? 0)).toBeLessThan(0.31 * 1920);
    expect(close?.y).toBeGreaterThan(960);
  });
});

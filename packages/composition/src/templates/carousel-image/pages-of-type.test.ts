import { describe, expect, it } from "vitest";
import { type BeatMedia, type Storyboard, type StoryboardBeat, storyboardScenes } from "../../index.ts";

const photo = (src: string): BeatMedia => ({
  ...{ kind: "image", src, size: { width: src.startsWith("wide") ? 1500 : 900, height: 1125 } },
});
const titles = ["How to get calm skin", "A minute", "Free of perfume", "Count on the serum"];

/** Four slides, of which these show a photo. */
function slidesOf(
  template: string,
  shown: readonly (string | null)[],
  bodies: readonly string[] = [],
  hook: string = titles[0] ?? "",
) {
  const storyboard: Storyboard = {
    ...{ kind: "carousel-image", template, voice: null, music: null, captions: null, brand: null, handle: "" },
    beats: titles.map((title, at) => ({
      ...{ id: `${at}`, line: "", title: at === 0 ? hook : title, body: bodies[at] ?? "", holdMs: null },
      role: (["hook", "point", "point", "ask"] as const)[at] as StoryboardBeat["role"],
      media: shown[at] ? photo(shown[at]) : null,
    })),
  };
  return storyboardScenes(storyboard, "instagram").map(({ tracks }) => tracks.flatMap(({ clips }) => clips));
}
const SPARSE = ["a", null, "b", "a"];
const textIn = (clips: ReturnType<typeof slidesOf>[number] | undefined, id: string) => {
  const found = clips?.find((it) => it.id === id);
  if (found?.kind !== "text") throw new Error(`no ${id}`);
  return found;
};

describe("a page of type between photos", () => {
  it("of a marker list has its number as large as one beside a photo, and no word is larger than on another page", () => {
    const [, type, pictured] = slidesOf("marker-list", SPARSE);
    for (const id of ["number", "title"]) expect(textIn(type, id).size).toBe(textIn(pictured, id).size);
    expect([textIn(type, "number").color, textIn(pictured, "number").color]).toEqual(["accent", "accent"]);
  });

  it("of a marker list gives its words more room where no page has a photo", () => {
    const roomOf = (shown: (string | null)[]) => textIn(slidesOf("marker-list", shown)[1], "title").box.h;
    expect(roomOf([null, null, null, null])).toBeGreaterThan(1.2 * roomOf(SPARSE));
  });

  it("of big numbers lays no word on the arrow", () => {
    const bodies = ["That is what a path of ours costs."];
    const [clips = []] = slidesOf("big-number", ["wide", "wide-b", "wide-c", "wide-d"], bodies, "from £95 per metre");
    const arrow = clips.find(({ id }) => id === "swipe");
    if (arrow?.kind !== "art") throw new Error("no arrow");
    const tops = clips.flatMap((it) => (it.kind === "text" && it.id !== "figure" ? [it.box.y] : []));
    expect(Math.min(...tops)).toBeGreaterThanOrEqual(arrow.box.y + arrow.box.h);
  });

  it("of big numbers sets few words as large as a figure, and larger than the hook", () => {
    const [hook, type] = slidesOf("big-number", SPARSE);
    expect(textIn(type, "figure")).toMatchObject({ text: "A minute" });
    expect(textIn(type, "figure").size).toBeGreaterThan(1.3 * textIn(hook, "title").size);
  });

  it("of a teardown without photos rings a note, and sets it as large as the hook; with photos a note stands over one", () => {
    const [, pictured] = slidesOf("teardown", SPARSE);
    const [hook, type] = slidesOf("teardown", [], [], "How to get calm skin in the morning without the guesswork");
    expect(textIn(type, "note").size).toBeGreaterThan(0.7 * textIn(pictured, "note").size);
    expect(textIn(type, "note").size).toBeLessThanOrEqual(textIn(hook, "note").size);
    const ring = type?.find(({ kind }) => kind === "hand-ring");
    const { box } = textIn(type, "note");
    if (ring?.kind !== "hand-ring") throw new Error("no ring");
    expect(box.x).toBeGreaterThan(ring.box.x);
    expect(box.y + box.h).toBeLessThan(ring.box.y + ring.box.h);
    expect(pictured?.some(({ id }) => id === "photo")).toBe(true);
  });

  it("of a teardown takes no photo of the page beside it", () => {
    const [, note] = slidesOf("teardown", ["a", null, "b", "c"]);
    expect(note?.find(({ id }) => id === "photo")).toMatchObject({ src: "c" });
  });

  it("calls the state after what its body does, also in a few words, and not by the English word", () => {
    const [, after] = slidesOf("before-after", [null, "a", "b", "a"], ["Antes", "Una semana después"]);
    expect(textIn(after, "state").text).toBe("Una semana después");
    expect(textIn(after, "body").text).toBe("");
  });

  it("of before and after has its strip beside the words, and goes on with it at the same height on the photo that comes next", () => {
    const [before = [], after = []] = slidesOf("before-after", [null, "a", "b", "a"]);
    const [strip, next] = [before, after].map((clips) => {
      const found = clips.find(({ id }) => id === "strip");
      if (!found || !("box" in found)) throw new Error("a clip is missing");
      return found.box;
    });
    const { box } = textIn(before, "title");
    expect(box.x + box.w).toBeLessThan(strip?.x ?? 0);
    expect(next?.y).toBe(strip?.y);
  });

  it("of before and after says what hurts as loud as the hook", () => {
    const [before] = slidesOf("before-after", [null, "a", "b", "a"], ["Before: tight skin"]);
    expect(textIn(before, "body")).toMatchObject({ text: "Tight skin", size: textIn(before, "title").size });
  });
});

it("a photo dump has one print a page", () => {
  const pages = slidesOf("photo-dump", ["wide-a", "wide-b", "wide-a", "wide-b"]);
  expect(pages.map((clips) => clips.filter(({ kind }) => kind === "image").length)).toEqual([1, 1, 1, 1]);
});

it("a photo dump has its short remarks in about one size, the ask among them", () => {
  const media = { kind: "image", src: "photo", size: { width: 900, height: 1200 } } as const;
  const said = ["Would you pay €14? Take a closer look", "A cup you drink black", "Yours for €14. Link in bio"];
  const beats = said.map((title, at) => ({
    id: `${at}`,
    line: "",
    title,
    body: "",
    holdMs: null,
    media,
    role: "point" as const,
  }));
  const plain = { voice: null, music: null, captions: null, brand: null, handle: "" };
  const scenes = storyboardScenes({ kind: "carousel-image", template: "photo-dump", beats, ...plain }, "tiktok");
  const titles = scenes.map(({ tracks }) => textIn(tracks[0]?.clips, "title"));
  expect(Math.min(...titles.map(({ minSize }) => minSize))).toBeGreaterThan(60);
});

it("a phone note grows: above the keys stands what it said before, less loud than what comes next", () => {
  const [hook, first, second] = slidesOf("phone-note", [null, null, null, null]);
  // No note on a phone has an arrow to the next page.
  for (const clips of [hook, first, second]) expect(clips?.find(({ id }) => id === "swipe")).toBeUndefined();
  const keyed = hook?.flatMap((it) => (it.kind === "text" && it.id.startsWith("letter-") ? [it.text] : [])) ?? [];
  expect([keyed.length, hook?.some(({ id }) => id === "key-space")]).toEqual([27, true]);
  expect(hook?.some(({ id }) => id === "earlier")).toBe(false);
  expect(textIn(first, "earlier").text).toBe(titles[0]);
  expect(textIn(second, "earlier").text).toBe(`${titles[0]}\n– A minute`);
  expect(textIn(second, "earlier").size).toBeLessThan(textIn(second, "title").size / 2);
  expect(textIn(first, "title").size).toBe(textIn(second, "title").size);
  const keys = second?.find(({ id }) => id === "keys");
  if (!keys || !("box" in keys)) throw new Error("no keys");
  expect(textIn(second, "title").box.y + textIn(second, "title").box.h).toBeLessThan(keys.box.y);
});

it("a phone note of five things numbers them, keeps all that it said below its first words, and a German one has keys for its umlauts", () => {
  const titles = ["5 Fehler", "Zusatzarbeiten auf Zuruf", "Kein Zahlungsziel nennen", "Zu spät erinnern"];
  const all = [...titles, "Stunden am Abend schätzen", "Erst Wochen später abrechnen", "Weitersagen"];
  const storyboard: Storyboard = {
    ...{ kind: "carousel-image", template: "phone-note", voice: null, music: null, captions: null, brand: null },
    ...{ handle: "", language: "de" },
    beats: all.map((title, at) => ({
      ...{ id: `${at}`, line: "", title, body: "", holdMs: null, media: null },
      role: at === 0 ? "hook" : at === all.length - 1 ? "ask" : "point",
    })),
  };
  for (const target of ["instagram", "tiktok"] as const) {
    const clips = storyboardScenes(storyboard, target)[5]?.tracks.flatMap((track) => track.clips);
    const earlier = textIn(clips, "earlier")
      .text.split("\n")
      .map((it) => it.trim());
    expect(earlier).toEqual(["5 Fehler", ...all.slice(1, 5).map((it, i) => `${i + 1}. ${it}`)]);
    expect(textIn(clips, "title").text).toBe("5. Erst Wochen später abrechnen");
    const keys = clips?.flatMap((it) => (it.kind === "text" && it.id.startsWith("letter-") ? [it.text] : []));
    expect(keys).toEqual(expect.arrayContaining(["ä", "ö", "ü"]));
    expect(clips?.every((it) => it.kind !== "rect" || it.box.x + it.box.w <= 1080)).toBe(true);
  }
});

it("a phone note has its photo attached under the words that send it on, and nowhere else", () => {
  const pages = slidesOf("phone-note", [null, null, null, "wide-a"]);
  expect(pages.map((clips) => clips.filter(({ kind }) => kind === "image").length)).toEqual([0, 0, 0, 1]);
  const photo = pages.at(-1)?.find(({ id }) => id === "photo");
  if (photo?.kind !== "image") throw new Error("no photo");
  expect(photo.box.y).toBeGreaterThan(textIn(pages.at(-1), "title").box.y);
});

it("a phone note says with three dots that things are left out below its first words, and ends with all of them and no keys", () => {
  const hook = "5 small mistakes behind coffee that nobody wants to finish";
  const things = [
    "Grinding the night before",
    "Never cleaning the grinder",
    "Pouring at a full boil",
    "Guessing the dose",
  ];
  const all = [hook, ...things, "Buying without a roast date", "Send this note on"];
  const storyboard: Storyboard = {
    ...{ kind: "carousel-image", template: "phone-note", voice: null, music: null, captions: null, brand: null },
    handle: "",
    beats: all.map((title, at) => ({
      ...{ id: `${at}`, line: "", title, holdMs: null, media: null },
      body: "A reason of three lines that leaves less room for all that was said above it.",
      role: at === 0 ? "hook" : at === all.length - 1 ? "ask" : "point",
    })),
  };
  for (const target of ["instagram", "tiktok"] as const) {
    const pages = storyboardScenes(storyboard, target).map(({ tracks }) => tracks.flatMap(({ clips }) => clips));
    const shown = pages.slice(1).map((clips) => textIn(clips, "earlier").text.split("\n"));
    for (const [at, [first = "", ...rest]] of shown.entries()) {
      if (first.startsWith(hook)) expect(first).toBe(rest.length === at ? hook : `${hook}\u00a0…`);
    }
    expect(shown.filter(([first]) => first?.endsWith("…")).length).toBeGreaterThan(0);
    expect(shown.at(-1)).toHaveLength(6);
    expect(pages.map((clips) => clips.some(({ id }) => id === "keys"))).toEqual([...Array(6).fill(true), false]);
  }
});

it("a checklist has a box for each thing on every page, and ends with all of them ticked under the ask", () => {
  const slides = slidesOf("checklist", [null, null, null, null]);
  const boxes = slides.map((clips) => clips.filter(({ id, kind }) => kind === "art" && /^(?:empty|done|box)/.test(id)));
  expect(boxes.map((all) => all.map(({ id }) => id))).toEqual([
    ["empty-0", "empty-1"],
    ["box", "empty-0"],
    ["done-0", "box"],
    ["done-0", "done-1"],
  ]);
  const ask = slides.at(-1);
  const done = ask?.flatMap((it) => (it.kind === "text" && it.id.startsWith("done-words") ? [it.text] : []));
  expect(done).toEqual(["A minute", "Free of perfume"]);
});

it("a remark under a snapshot stands as it was written", () => {
  const texts = slidesOf("photo-dump", ["a", "b", "a", "b"], [], "Roasted every Tuesday")[0]?.flatMap((it) =>
    it.kind === "text" ? [it.text] : [],
  );
  expect(texts).toContain("Roasted every Tuesday");
});

import { describe, expect, it } from "vitest";
import { subjectOnPage } from "../../shots/subject-on-page.ts";
import type { BeatMedia } from "../../storyboard/storyboard.ts";
import { clearOfWords } from "./clear-of-words.ts";

const edge = { color: "#c0b8ac", calm: 0.2 };
const cut = { color: "#806040", calm: 0 };
const calm = { top: edge, bottom: edge, left: edge, right: edge };
const busy = { top: cut, bottom: cut, left: cut, right: cut };
const page = { x: 0, y: 0, w: 1080, h: 1350 };
const below = { page, free: { top: 440, bottom: 1310 }, isAbove: false };

type Picture = Extract<BeatMedia, { kind: "image" }>;
const bag: Picture = {
  ...{ kind: "image", src: "bag", size: { width: 900, height: 1200 }, edges: calm },
  subject: { x: 0.25, y: 0.3, w: 0.5, h: 0.4 },
};
const tall: Picture = { ...bag, subject: { x: 0.25, y: 0.1, w: 0.5, h: 0.75 } };

const placeOf = (media: Picture, beside = below) => {
  const { fit } = clearOfWords(media, beside);
  const seen = subjectOnPage(media, beside.page, { x: 0.5, y: 0.5 }, fit);
  if (!seen) throw new Error("no subject");
  return { from: seen.y, to: seen.y + seen.h };
};

describe("a photo with words above what it shows", () => {
  it("fills the page where its own ground has room for them", () => {
    expect(clearOfWords({ ...bag, edges: busy }, below)).toMatchObject({ form: "filled", calm: null });
    expect(placeOf({ ...bag, edges: busy }).from).toBeGreaterThanOrEqual(440);
  });

  it("lies lower, and its ground goes on, where they would cover the subject", () => {
    for (const media of [bag, tall]) {
      expect(clearOfWords(media, below)).toMatchObject({ form: "onward", fit: { surround: { edge: "melted" } } });
      const { from, to } = placeOf(media);
      expect(from).toBeGreaterThanOrEqual(439);
      expect(to).toBeLessThanOrEqual(1311);
    }
  });

  it("begins where they end, on its own color, where an edge cuts something", () => {
    const high = { ...bag, edges: busy, subject: { x: 0.25, y: 0.1, w: 0.5, h: 0.5 } };
    expect(clearOfWords(high, below)).toMatchObject({
      ...{ form: "panel", calm: "#806040" },
      fit: { surround: { color: "#806040", place: { x: 0, w: 1, y: 450 / 1350 } } },
    });
  });

  it("is a card, whole, where that would cut the subject", () => {
    expect(clearOfWords({ ...tall, edges: busy }, below)).toMatchObject({
      ...{ form: "card", fit: { surround: { edge: "card", color: "#806040" } } },
    });
  });

  it("is cut where its photo cuts the subject already, unless that is what the words name", () => {
    const path = { x: 0.2, y: 0.1, w: 0.5, h: 0.9 };
    const media: Picture = { ...bag, edges: busy, subject: path };
    expect(clearOfWords(media, below).form).toBe("panel");
    const end = { x: 0.2, y: 0.9, w: 0.4, h: 0.1 };
    expect(clearOfWords({ ...media, named: [end], parts: [end] }, below).form).toBe("card");
  });
});

it("a photo above low words keeps its subject off them", () => {
  const low = { page, free: { top: 36, bottom: 900 }, isAbove: true };
  expect(placeOf(tall, low).to).toBeLessThanOrEqual(901);
});

it("what lies under the words has one color only where nothing stands out there", () => {
  expect(clearOfWords(bag, below).calm).toBe("#c0b8ac");
  expect(clearOfWords({ ...bag, edges: busy }, below).calm).toBeNull();
});

it("of a photo whose parts are known, what belongs to the product stays off the words, and what stands beside it may not", () => {
  const dropper = { x: 0.4, y: 0.1, w: 0.2, h: 0.3 };
  const lamp = { x: 0, y: 0, w: 0.2, h: 0.7 };
  const { fit } = clearOfWords({ ...bag, parts: [dropper, lamp] }, below);
  const surround = fit.surround && "color" in fit.surround ? fit.surround.place : undefined;
  expect(((surround?.y ?? 0) + (surround?.h ?? 0) * 0.1) * 1350).toBeGreaterThanOrEqual(439);
});

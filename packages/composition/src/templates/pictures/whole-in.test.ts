import { expect, it } from "vitest";
import { subjectOnPage } from "../../shots/subject-on-page.ts";
import type { BeatMedia } from "../../storyboard/storyboard.ts";
import { wholeIn } from "./whole-in.ts";

const edge = { color: "#c0b8ac", calm: 0.2 };
const cut = { color: "#806040", calm: 0 };
type Picture = Extract<BeatMedia, { kind: "image" }>;
const bag: Picture = {
  ...{ kind: "image", src: "bag", size: { width: 900, height: 1200 } },
  edges: { top: edge, bottom: edge, left: edge, right: edge },
  subject: { x: 0.25, y: 0.1, w: 0.5, h: 0.75 },
};
const strip = { x: 0, y: 0, w: 1080, h: 450 };

it.each([
  ["an even ground", bag],
  ["any other ground", { ...bag, edges: { top: cut, bottom: cut, left: cut, right: cut } }],
])("an upright product on %s stands whole in a low strip, and its ground goes on at both sides", (_, media) => {
  const fit = wholeIn(media, strip);
  expect(fit.surround).toMatchObject({ edge: "melted", onward: ["left", "right"] });
  const seen = subjectOnPage(media, strip, { x: 0.5, y: 0.5 }, fit);
  expect(seen?.h).toBeGreaterThan(350);
  expect(seen?.y).toBeGreaterThanOrEqual(13);
});

it("a photo whose subject fits fills the strip; so does one of which nothing stands out, or that is a ground from edge to edge", () => {
  const flat = { ...bag, subject: { x: 0.1, y: 0.4, w: 0.8, h: 0.2 } };
  expect(wholeIn(flat, strip).surround).toMatchObject({ onward: [], place: { x: 0, w: 1 } });
  const { subject: _, ...texture } = bag;
  expect(wholeIn(texture, strip)).toEqual({ fit: "cover" });
  expect(wholeIn({ ...bag, parts: [{ x: 0, y: 0.3, w: 1, h: 0.7 }] }, strip)).toEqual({ fit: "cover" });
});

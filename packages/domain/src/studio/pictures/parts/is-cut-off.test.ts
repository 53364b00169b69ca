import { expect, it } from "vitest";
import { noLabels } from "../../../assets/index.ts";
import { made, picture, script, shownIn } from "../photos/own-pictures.test-support.ts";
import { withOwnPictures } from "../with-own-pictures.ts";
import { isCutOff } from "./is-cut-off.ts";

const part = (name: string, x: number) => ({ name, box: { x, y: 0.3, w: 0.3, h: 0.4 } });
const bag = (id: string, x: number) =>
  picture(id, { labels: { ...noLabels, alt: `The bag of Kiln ${id}`, parts: [part("label", x), part(id, 0.7)] } });
const [shelf, table, near] = [bag("shelf", 0.3), bag("table", 0.4), bag("near", 0)];

it("a photo cuts off the label that others show whole, and not the beans beside it", () => {
  const lone = picture("lone", { labels: { ...noLabels, alt: "A path", parts: [part("moss", 0)] } });
  const all = [shelf, table, near, lone];
  expect(all.filter((it) => isCutOff(it, all)).map(({ id }) => id)).toEqual(["near"]);
});

it("a film shows no cut label as the product comes in, and as it ends, though the writer named it", () => {
  const written = script(["hook", "point", "turn", "ask"]);
  const told = [near, shelf, table];
  const beats = written.beats.map((it, at) => ({ ...it, photo: [3, 2, 1, 1][at] ?? 0 }));
  const named = { ...written, beats };
  const shown = shownIn(withOwnPictures(named, made("video-story", "photo-story"), told, { before: null, turn: 0 }));
  expect(shown.slice(2)).not.toContain("near");
});

import { expect, it } from "vitest";
import { first, made, photos, script, shownIn } from "./photos/own-pictures.test-support.ts";
import { withOwnPictures } from "./with-own-pictures.ts";

const roles = ["hook", "pain", "point", "ask"] as const;
/** The pictures of a slideshow whose writer gave each beat this photo. */
const shown = (count: number, numbers: readonly number[], template = "photo-essay") => {
  const written = script(roles);
  const beats = written.beats.map((beat, at) => ({ ...beat, photo: numbers[at] ?? 0 }));
  return shownIn(withOwnPictures({ ...written, beats }, made("carousel-image", template), photos(count), first));
};

it("a slideshow of enough photos shows each once and orders none, whatever its writer named", () => {
  for (const numbers of [
    [1, 0, 0, 2],
    [1, 1, 1, 1],
    [0, 0, 0, 0],
  ])
    expect(new Set(shown(4, numbers)).size, numbers.join()).toBe(4);
});

it("of fewer photos, or in another look, a beat without one orders a picture", () => {
  expect(shown(3, [1, 0, 2, 3])[1]).toBeNull();
  expect(shown(4, [1, 0, 2, 3], "before-after")[0]).toBeNull();
});

it.each(["checklist", "essay", "before-after"])(
  "of enough photos %s shows none twice, but the first one at the end",
  (look) => {
    const written = script(["hook", "point", "point", "point", "point", "ask"]);
    const all = shownIn(withOwnPictures(written, made("carousel-image", look), photos(4), first));
    const between = all.slice(0, -1).filter((it) => it !== null);
    expect(new Set(between).size).toBe(between.length);
    expect(between.slice(1)).not.toContain(all.at(-1));
  },
);

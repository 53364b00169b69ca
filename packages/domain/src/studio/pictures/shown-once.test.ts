import { expect, it } from "vitest";
import { newBeat } from "../script/script.ts";
import { picture } from "./photos/own-pictures.test-support.ts";
import { planOfPictures } from "./picture-plan.ts";
import { shownOnce } from "./shown-once.ts";

const offered = ["a", "b", "c", "d"].map((id) => picture(id, { name: `${id}.jpg` }));
const muddy = { ...picture("muddy", { name: "muddy.jpg" }), half: "before" as const };
const beats = (["hook", "point", "point", "ask"] as const).map((role, at) =>
  newBeat(`${at}`, { role, title: `${at}` }),
);

it("ends with what it began with, and after the time before with a photo that was not seen", () => {
  const [a = "", b = "", c = ""] = offered.map(({ key }) => key);
  const given = { beats, plan: planOfPictures("essay"), offered: [...offered, muddy] };
  expect(shownOnce([a, b, c, c], given).at(-1)).toBe(a);
  expect(shownOnce([muddy.key, b, c, c], given)).toEqual([muddy.key, b, c, a]);
});

it("keeps the photo of the state after, and gives another page one that was not seen", () => {
  const [a = "", b = "", c = ""] = offered.map(({ key }) => key);
  const roles = (["hook", "turn", "point", "ask"] as const).map((role, at) => newBeat(`${at}`, { role, title: role }));
  const given = { beats: roles, plan: planOfPictures("before-after"), offered: [...offered, muddy] };
  expect(shownOnce([muddy.key, b, b, c], given)).toEqual([muddy.key, b, a, c]);
});

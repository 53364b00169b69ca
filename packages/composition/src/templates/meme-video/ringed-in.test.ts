import { expect, it } from "vitest";
import { ringedIn } from "./ringed-in.ts";

const photo = { kind: "image", src: "a" } as const;
const bottle = { x: 0.2, y: 0.4, w: 0.2, h: 0.4 };

it("rings all of a bottle of which only the upper half stands out, and nothing beside it", () => {
  const subject = { x: 0.2, y: 0.4, w: 0.2, h: 0.2 };
  const towels = { x: 0.6, y: 0.7, w: 0.3, h: 0.1 };
  const ringed = ringedIn({ ...photo, subject, parts: [bottle, towels] });
  expect([ringed?.x, ringed?.y, ringed?.w, ringed?.h].map((it) => Number(it?.toFixed(2)))).toEqual([
    0.2, 0.4, 0.2, 0.4,
  ]);
});

it("rings the parts alone, where more stands out", () => {
  expect(ringedIn({ ...photo, subject: { x: 0, y: 0.2, w: 0.9, h: 0.8 }, parts: [bottle] })).toEqual(bottle);
});

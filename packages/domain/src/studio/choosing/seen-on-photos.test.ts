import { expect, it } from "vitest";
import { hooksByLooks } from "./batch.ts";
import { isSeenInLooks } from "./seen-on-photos.ts";

const photo = (alt: string) => ({ kind: "image" as const, name: "IMG_1.jpg", alt });
const shoes = [photo("A running shoe from the side"), photo("A pair of shoes")];

it.each([
  ["of what is on them", "What a shoe should never do", ["photo-dump"], shoes, true],
  ["of nothing that can be seen", "The last mile, without the pain", ["photo-dump"], shoes, true],
  ["of what is on none", "Your coffee is not the problem", ["photo-dump"], shoes, false],
  ["of what is on none, where a look does without photos", "Your coffee is not the problem", ["essay"], shoes, true],
  ["of anything, where nobody has described them", "Your coffee is not the problem", ["photo-dump"], [photo("")], true],
])("offers over photos alone a line %s", (_, line, looks, pictures, isSeen) => {
  expect(isSeenInLooks(line, "carousel-image", looks, pictures)).toBe(isSeen);
});

it("makes a line about what is on no photo in those of the chosen looks that do without", () => {
  const looks = (line: string) =>
    hooksByLooks("carousel-image", [{ line }], ["photo-dump", "essay"], shoes).map(({ look }) => look);
  expect(looks("Your coffee is not the problem")).toEqual(["essay"]);
  expect(looks("What a shoe should never do")).toEqual(["photo-dump", "essay"]);
});

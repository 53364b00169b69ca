import { expect, it } from "vitest";
import { jokesShown } from "./jokes-shown.ts";
import { picture, script } from "./photos/own-pictures.test-support.ts";

const shownWith = (alt: string, body: string, look = "caption-above") => {
  const photo = picture("photo", { name: alt });
  const [beat] = script(["hook"]).beats;
  if (!beat) throw new Error("There is no beat.");
  const shows = { origin: "uploaded" as const, id: photo.id, key: photo.key, trimMs: 0 };
  const told = { ...script([]), beats: [{ ...beat, body, shows }] };
  return jokesShown(told, look, [photo]).beats[0]?.shows !== null;
};

it.each([
  ["one cup for several that talk", "A cup of black coffee", "The mugs: we saw your face"],
  ["cracked earth for fourteen creams", "Cracked earth", "My bathroom shelf: fourteen creams, zero answers"],
  ["a coat for the roller that talks", "A coat with cat hair", "The lint roller: I quit"],
])("a joke has no photo of %s", (_, alt, turn) => {
  expect(shownWith(alt, turn)).toBe(false);
  expect(shownWith(alt, turn, "top-bottom")).toBe(true);
});

it.each([
  ["the thing that talks", "A muddy path with puddles", "The mud: great, I live here now"],
  ["those that talk", "Before: receipts and a calculator", "The receipts: we have all night"],
  ["anything, where nothing talks", "A cup of black coffee", "My face after one sip: a documentary"],
])("a joke keeps its photo of %s", (_, alt, turn) => {
  expect(shownWith(alt, turn)).toBe(true);
});

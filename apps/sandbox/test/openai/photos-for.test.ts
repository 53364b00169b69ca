import { scriptFacts, scriptIn, scriptSchema } from "@vignette/domain/studio";
import { expect, it } from "vitest";
import { readBriefs } from "../../../../scripts/sheets/brief-file.ts";
import { photosFor } from "../../src/hosts/openai/copywriter/scripts/photos-for.ts";
import { writeAnswer } from "../../src/hosts/openai/copywriter/write-answer.ts";

const photos = [
  "Tern 2 running shoe from the side (toe, laces, heel)",
  "Tern 2 running shoe on a doorstep (toe, laces)",
  "The replaceable sole of the Tern 2 (sole, tread)",
  "A wet towel on a chair",
].map((shows, at) => ({ number: at + 1, shows }));
const voice = {
  photos,
  photoless: [],
  kind: "carousel-image",
  thing: "shoe" as const,
  brand: "Tern 2 running shoe",
  hook: "Wet from the rain?",
};
const point = (title: string) => ({ role: "point" as const, title, line: "", body: "" });
const numbered = (...titles: string[]) => photosFor(voice, titles.map(point));

it.each([
  ["the photo that its words tell of", "Is it still wet? Use a *towel*", 4],
  ["the photo of the part that it names", "Look at the tread", 3],
  ["no photo, for a thing that is on none", "Ink on the sofa", 0],
])("gives a beat %s", (_, title, number) => {
  expect(numbered(title)).toEqual([number]);
});

it("shows the product, on each of its photos in turn, beside words about nothing that can be seen", () => {
  expect(numbered("Ready on Tuesday", "By hand", "Always")).toEqual([1, 2, 3]);
});

it("keeps the best photo of the whole for the end", () => {
  const beats = [point("Ready on Tuesday"), point("By hand"), { ...point("Order it"), role: "ask" as const }];
  expect(photosFor(voice, beats)).toEqual([2, 3, 1]);
});

it("has the time before only where something hurts or is done wrong", () => {
  const before = { number: 5, shows: "Before: toes that lie on each other in wet socks", isBefore: true };
  const numbers = (role: "point" | "pain" | "ask", scene: "how" | "pain") =>
    photosFor({ ...voice, photos: [...photos, before] }, [{ ...point("Wet socks, sore toes"), role, scene }]);
  expect([numbers("pain", "pain"), numbers("point", "pain")]).toEqual([[5], [5]]);
  expect([numbers("point", "how"), numbers("ask", "how")].flat()).not.toContain(5);
});

it("shows the whole product as a film says its name, and a move on the photo of it", () => {
  const before = { number: 5, shows: "Before: water running into a basin", isBefore: true };
  const film = { ...voice, kind: "video-story", photos: [...photos, before] };
  const said = (line: string, seen = "") => ({ ...point(""), line, seen });
  const beats = [said("Rinse your feet.", "running water"), said("The sole of the Tern 2 running shoe lasts.")];
  expect(photosFor(film, beats)).toEqual([5, 1]);
});

it("gives each photo to the beat that says most of it", () => {
  expect(numbered("The sole", "A sole with tread")).toEqual([1, 3]);
});

it("names none for a beat that shows none, as the schema has it", () => {
  expect(photosFor({ ...voice, photoless: [1] }, [point("By hand"), point("Always")])).toEqual([0, 1]);
});

it("answers a question with the photo that it asks for", () => {
  const turn = { role: "turn" as const, title: "This one", line: "", body: "" };
  expect(photosFor({ ...voice, hook: "How do you get a towel dry?" }, [turn])).toEqual([4]);
});

it("goes with each beat of a script", () => {
  const [brief] = readBriefs(["shoe"]);
  if (!brief) throw new Error("There is no such brief.");
  const product = { id: "p", uid: "u", projectId: "x", purgeAt: null, createdAt: 0 as never, lastUpdated: 0 as never };
  const wish = { kind: "carousel-image", hook: "3 things", style: { template: "photo-essay", drawing: null } } as const;
  const facts = scriptFacts({ ...product, brief: brief.brief }, { ...wish, photos });
  const { beats } = scriptIn(writeAnswer(JSON.stringify(facts), "script", scriptSchema(facts)));
  expect(beats.every((it) => it.photo !== undefined)).toBe(true);
});

it.each([
  [
    "calm skin in the morning not beside a lamp at night",
    "Calm skin in the morning",
    ["The serum on a night table", "The serum on linen"],
  ],
  ["what is drunk black not with crema", "A cup you drink black", ["A cup with crema", "A mug of coffee"]],
  ["what was sent not with the button that sends it", "It is sent", ["The bill (total, send)", "The bill (sent)"]],
])("shows %s", (_, title, shows) => {
  const photos = shows.map((it, at) => ({ number: at + 1, shows: it }));
  expect(photosFor({ ...voice, photos, thing: null as never, brand: "Tern" }, [point(title)])).toEqual([2]);
});

it("shows that all is done at the last of several steps, not at the first", () => {
  const photos = ["Screenshot: the bill is sent", "Screenshot: the hours of the bill"];
  const steps = ["tap the job", "send the bill"];
  const told = { ...voice, steps, photos: photos.map((shows, at) => ({ number: at + 1, shows })) };
  expect(photosFor(told, [point("Tap the job"), point("Send the bill")])).toEqual([2, 1]);
  const between = [point("Tap the job"), point("Name the day"), point("Send the bill")];
  expect(photosFor(told, between)[1]).not.toBe(1);
});

it("takes a pair for the product, and not for a part of it", () => {
  const pair = { number: 1, shows: "A pair of Tern 2 running shoes on a doormat" };
  const ask = { ...point("Get the Tern 2 running shoe"), role: "ask" as const };
  expect(photosFor({ ...voice, photos: [photos[2] ?? pair, { ...pair, number: 4 }] }, [ask])).toEqual([4]);
});

it("opens a piece about what hurts with the time before, else with a thing that it names, and never with the product's name", () => {
  const told = { ...voice, hook: "Why are your socks wet?", pains: ["wet socks"] };
  const opening = (...more: { number: number; shows: string; isBefore?: boolean }[]) =>
    photosFor({ ...told, photos: [...photos.slice(0, 3), ...more] }, [
      { ...point(told.hook), role: "hook" as const },
      point("By hand"),
    ])[0];
  expect(opening({ number: 4, shows: "Before: a puddle", isBefore: true })).toBe(4);
  expect(opening({ number: 4, shows: "Wet socks on a line" })).toBe(4);
  expect(opening({ number: 4, shows: "A shoe on a lawn" })).toBe(4);
});

it("shows no finished path where the ground is soft", () => {
  const shows = ["Gravel of a finished path", "A spade in the lawn"];
  const given = { ...voice, photos: shows.map((it, at) => ({ number: at + 1, shows: it })), thing: null as never };
  expect(photosFor({ ...given, brand: "Stillwell" }, [point("Topsoil is soft")])).toEqual([2]);
});

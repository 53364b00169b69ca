import { expect, it } from "vitest";
import { castOf, labeledCastOf } from "./cast-of.ts";
import { inkBox } from "./ink-box.ts";
import type { MemeArt } from "./meme-drawing.ts";
import { memeDrawings } from "./meme-drawings.ts";
import { talking, talkingArt } from "./talking.ts";

const beat = { id: "a", role: "hook", line: "", body: "", media: null, holdMs: null } as const;
const objects = { product: "brush", trouble: "cat" };
const castFor = (...titles: string[]) => castOf({ beats: titles.map((title) => ({ ...beat, title })), objects });

const heightOf = (art: MemeArt) => inkBox(art).h;

it.each([
  "The spoon: what do I stir now?",
  "The shed: oh, you again",
  "Der Spiegel: Kennen wir uns?",
  "The receipts: we have all night",
  "La taza: la culpa es del grano",
])("a thing that talks is as large as Bean, nearly: %s", (line) => {
  const cast = castFor("Monday", line);
  const { speaker } = cast;
  if (!speaker) throw new Error("Nobody talks.");
  const art = talkingArt(cast, speaker);
  const alone = { ...art, layers: [{ paths: talking(cast, speaker) }] };
  expect(heightOf(alone) / heightOf(art)).toBeGreaterThan(0.66);
});

it("is seen at the turn in whatever drawing the joke has, but not under labels", () => {
  const beats = ["When I finally get there", "The spoon: what do I stir now?"].map((title) => ({ ...beat, title }));
  const cast = castOf({ beats, objects });
  const { speaker } = cast;
  expect(speaker).toMatchObject({ name: "cutlery", mood: "hurt" });
  for (const { draw, panels } of memeDrawings) {
    expect(speaker && draw("turn", cast)).toEqual(speaker && talkingArt(cast, speaker));
    for (const panel of panels) expect(panel(cast)).toEqual(draw("turn", cast));
  }
  expect(labeledCastOf({ beats, objects }).speaker).toBeUndefined();
});

it("what is for sale is in Bean's hand where the joke is glad", () => {
  const glad = castFor("When I finally wear black", "The sofa: I can breathe");
  const speaker = glad.speaker ?? { name: "sofa", mood: "pleased" };
  expect(talkingArt(glad, speaker)).not.toEqual(talkingArt({ ...glad, product: "sofa" }, speaker));
});

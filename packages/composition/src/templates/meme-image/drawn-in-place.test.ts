import { expect, it } from "vitest";
import { storyboardScenes } from "../../index.ts";

const plain = { voice: null, music: null, captions: null, brand: null, handle: "", drawing: "two-desks" } as const;

/** The first drawn part of a meme, with a line for each of its beats. */
function artOf(template: string, titles: readonly string[], id: string) {
  const beats = titles.map((title, at) => ({
    ...{ id: `${at}`, line: "", body: "", holdMs: null, title, media: null },
    role: at === 0 ? ("hook" as const) : ("turn" as const),
  }));
  const [scene] = storyboardScenes({ kind: "meme-image", template, ...plain, beats }, "instagram");
  const art = scene?.tracks.flatMap(({ clips }) => clips).find((it) => it.kind === "art" && it.id.startsWith(id));
  if (art?.kind !== "art") throw new Error("There is no drawing.");
  return art.box;
}

it("a drawing whose labels stand beside it stands in the middle where it has none", () => {
  const { x, w } = artOf("caption-above", ["Sunday evening. Me and 14 timesheets"], "art");
  // The desks are drawn around .68 of the width.
  expect(x + w * 0.68).toBeGreaterThan(500);
  expect(x + w * 0.68).toBeLessThan(580);
});

it("a panel under a line of two rows shows its drawing smaller, so that no head lies behind the words", () => {
  const short = artOf("panels", ["Soon", "Two days later"], "panel-0");
  const long = artOf("panels", ["“I will send the invoice in a minute, I promise”", "Two days later"], "panel-0");
  expect(long.w).toBeLessThan(short.w * 0.9);
  expect(long.y).toBeGreaterThan(short.y);
});

it("a label of fifteen letters on a box of the stack is as large as it must be to be read", () => {
  const titles = [
    "The actual job",
    "A muddy path",
    "The other inbox",
    "The other inbox",
    "The other inbox",
    "The other inbox",
    "My lunch breaks",
  ];
  const beats = titles.map((title, at) => ({
    ...{ id: `${at}`, line: "", body: "", holdMs: null, title, media: null, role: "point" as const },
  }));
  const scenes = storyboardScenes(
    { kind: "meme-image", template: "labels", ...plain, drawing: "the-stack", beats },
    "tiktok",
  );
  const words = scenes.flatMap(({ tracks }) => tracks.flatMap(({ clips }) => clips)).filter((it) => it.kind === "text");
  expect(words).toHaveLength(titles.length);
  // Native bold is .54 em wide; 44 px is the least. Source: docs/content.md#sizes.
  for (const { box } of words) expect(box.w).toBeGreaterThan(15 * 44 * 0.54);
});

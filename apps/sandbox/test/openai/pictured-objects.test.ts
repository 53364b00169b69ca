import { createCanvas } from "@napi-rs/canvas";
import { objects } from "@vignette/composition/objects";
import { describe, expect, it } from "vitest";
import { imagePromptFor, pictureSubjects } from "../../src/hosts/openai/copywriter/image-prompt.ts";
import { brandVoiceOf } from "../../src/hosts/openai/copywriter/voice.ts";
import { moodOf } from "../../src/hosts/openai/pictures/mood.ts";
import { paintFigure } from "../../src/hosts/openai/pictures/paint-figure.ts";
import { paletteFor } from "../../src/hosts/openai/pictures/palettes.ts";
import { paintPicture } from "../../src/hosts/openai/pictures/picture.ts";
import { subjectOf } from "../../src/hosts/openai/pictures/subject-of.ts";

const noBrief = { pains: [], outcomes: [], objections: [], proof: [], price: null, tone: "" };

/** What a writer is asked for: five beats on a brief. */
function assignmentOf(brief: Parameters<typeof brandVoiceOf>[0]["brief"], hook: string) {
  const kind = { kind: "carousel-image", template: "marker-list", task: "script", count: 5, spoken: false, slots: [] };
  const given = { lines: [], photos: [], photoless: [], topic: { title: "", text: "" }, message: {} };
  return { ...kind, ...given, brief, hook, short: { pain: "", outcome: "", audience: "" } };
}

it("has the color and the state that its words give it, and after the turn the product is beside it, clean", () => {
  const words = { name: "Cepillo Bigotes", description: "Un cepillo para gatos", language: "es", audience: "" };
  const brief = { ...noBrief, ...words, outcome: "un sofá sin pelos", pain: "pelo de gato" };
  const assignment = assignmentOf(brief, "Cuando estrenas pantalón negro");
  const [subjects, voice] = [pictureSubjects(assignment), brandVoiceOf(assignment)];
  expect(subjects.trouble).toBe("black trousers");
  const of = (scene: "pain" | "turn", title: string, body: string) =>
    imagePromptFor(voice, subjects, scene, "0", { title, body });
  expect(of("pain", "El sofá", "Antes: pelo de gato")).toContain("a sofa covered in fur");
  expect(of("turn", "Un sofá sin pelos", "")).toBe("the brush in front of a clean sofa, morning light");
});

it("with hair is another picture than one without", () => {
  const size = { width: 90, height: 160 };
  const pixels = (prompt: string) => paintPicture(prompt, size, 0).toBuffer("image/png");
  const sofa = (state: string) => pixels(`Vertical photograph: a sofa ${state}in a room. Style: soft light.`);
  expect(sofa("covered in fur ").equals(sofa(""))).toBe(false);
});

describe("what a prompt asks to be shown", () => {
  it.each([
    ["Vertical photograph: a running shoe on a wet road.", ["shoe"]],
    ["Ein Laufschuh neben einer Wasserflasche", ["shoe", "bottle"]],
    ["una zapatilla y una botella sobre la mesa", ["shoe", "bottle"]],
    ["Photograph, portrait: eine Frau mit Handy am Schreibtisch.", ["person", "phone"]],
    ["a notebook, a pen and a mug", ["notebook", "pen", "mug"]],
    ["an alarm clock beside an unmade bed", ["clock", "bed"]],
    ["Watch this: the key to calm evenings at home", []],
    ["Wenn man abends in einer Tasche sucht", ["bag"]],
    ["lo que te espera en casa", []],
    ["Explain Kiln House Blend in three words", []],
    ["a still life on a table", []],
    ["paper hills under a low sun", []],
  ])("by %s is %j", (prompt, names) => expect(subjectOf(prompt).objects).toEqual(names));

  it("is looked for in what is shown, not in how: light, lens, room for words", () => {
    const manner =
      "In use: a hand or a person. Style of the series: 35 mm lens, house plants. Keep the upper third calm. " +
      "Looks like a real photo by a person with a good camera. No lettering, no keys.";
    expect(subjectOf(`Vertical photograph: a quiet room. ${manner}`).objects).toEqual([]);
    expect(subjectOf(`Vertical photograph: a jar. ${manner}`).objects).toEqual(["jar"]);
    expect(subjectOf("Vertical photograph: it in use. The product, if it is seen: A scented candle.").objects).toEqual([
      "candle",
    ]);
  });

  it("is never what a brand is called: the beans of Kiln House Blend have no house beside them", () => {
    const words = { name: "Kiln House Blend", description: "A roast of beans from two farms", language: "en" };
    const brief = { ...words, outcome: "a cup you drink black", pain: "bitter coffee", audience: "people at home" };
    const { product } = pictureSubjects({ brief: { ...noBrief, ...brief }, hook: "Bitter coffee? Check this first" });
    expect(subjectOf(`Vertical photograph: ${product} alone on a calm table.`).objects).toEqual(["beans"]);
  });

  it("is another one for each error: what its words name, else the pains of the brief in turn", () => {
    const words = { name: "Zettelfrei", description: "An app for invoices", outcome: "evenings off", language: "en" };
    const brief = {
      ...noBrief,
      ...words,
      audience: "",
      pain: "receipts on Sunday evening",
      pains: ["coffee spilled in a mug", "lost books"],
    };
    const assignment = assignmentOf(brief, "5 mistakes");
    const [subjects, voice] = [pictureSubjects(assignment), brandVoiceOf(assignment)];
    const errors = [
      "Waiting",
      "Guessing",
      "Hoping",
      "Writing it in a notebook",
      "Keeping beans in the fridge",
    ] as const;
    const seen = errors.map(
      (title, at) => subjectOf(imagePromptFor(voice, subjects, "pain", `${at}`, { title, body: "" })).objects[0],
    );
    expect(new Set(seen.slice(0, 3)).size).toBe(3);
    expect(seen.slice(3)).toEqual(["notebook", "fridge"]);
    const fridge = { title: "Keeping beans in the fridge", body: "" };
    expect(imagePromptFor(voice, subjects, "pain", "0", fridge)).toMatch(/^a fridge with beans (?!.*table)/);
  });

  it("is seen from where the prompt says", () => {
    expect(
      ["a mug. From straight above, flat.", "a mug. Close-up: it", "a mug"].map((it) => subjectOf(it).view),
    ).toEqual(["overhead", "near", "level"]);
  });
});

describe("how it is shown", () => {
  const STYLE = "Style of the series: a quiet room.";
  /** The average over a picture's pixels. */
  const average = (shown: string, of: (r: number, g: number, b: number) => number) => {
    const canvas = paintPicture(`Vertical photograph: ${shown}. ${STYLE}`, { width: 96, height: 144 }, 1);
    const { data } = canvas.getContext("2d").getImageData(0, 0, 96, 144);
    let sum = 0;
    for (let i = 0; i < data.length; i += 4) sum += of(data[i] ?? 0, data[i + 1] ?? 0, data[i + 2] ?? 0);
    return sum / (96 * 144);
  };
  const skin = (r: number, g: number, b: number) => Number(r > 160 && r - b > 55 && r - g > 25 && r - g < 90);
  const color = (r: number, g: number, b: number) => Math.max(r, g, b) - Math.min(r, g, b);

  it.each([
    ["a hand turning the phone to the light", { hands: 1 }],
    ["two hands holding the mug over a table", { hands: 2 }],
    ["a mug left lying on an untidy table at dusk", { light: "dim", around: "mess", isLying: true }],
    ["the mug between ordinary things of a working day", { around: "company" }],
    ["an old mug", { isOld: true }],
    ["the mug on a plain shelf, morning light", { light: "bright" }],
  ])("is told by %s", (shown, mood) => {
    const none = { light: "plain", around: "nothing", isOld: false, isLying: false, hands: 0 };
    expect(moodOf(`Vertical photograph: ${shown}. ${STYLE}`)).toEqual({ ...none, ...mood });
  });

  it("has the hands in it that hold it", () => {
    const [none = 1, one = 0, two = 0] = ["the phone", "a hand turning the phone", "two hands holding the phone"].map(
      (shown) => average(shown, skin),
    );
    expect(one).toBeGreaterThan(none + 0.02);
    expect(two).toBeGreaterThan(one + 0.02);
  });

  it("leaves the upper third plain where words will lie on it", () => {
    /** How many edges there are between a fifth and two fifths of the height. */
    const edges = (manner: string) => {
      const prompt = `Vertical photograph: a bottle in use, hands only. ${STYLE} ${manner}`;
      const canvas = paintPicture(prompt, { width: 96, height: 144 }, 1);
      const { data } = canvas.getContext("2d").getImageData(0, 29, 96, 25);
      const isInside = (i: number) => i % 4 === 0 && (i / 4) % 96 < 95;
      return data.filter((level, i) => isInside(i) && Math.abs(level - (data[i + 4] ?? level)) > 24).length;
    };
    expect(edges("")).toBeGreaterThan(20);
    expect(edges("Keep the upper third plain and calm: words are laid over it.")).toBeLessThan(5);
  });

  it("has less color at dusk than in the morning, so that a state before differs from the one after", () => {
    const before = average("an old mug in a corner of a room, cold evening light", color);
    expect(before).toBeLessThan(average("a mug on a plain shelf, morning light", color) / 2);
  });
});

describe("an object", () => {
  it("is one of at least thirty that are drawn, each in its own way", () => {
    const drawings = Object.entries(objects).map(([name, figure]) => {
      const canvas = createCanvas(60, 60);
      const place = { x: 30, foot: 55, height: Math.min(50, 5000 / figure.width), body: "#b5532f" };
      paintFigure(canvas.getContext("2d"), figure, { ...place, palette: paletteFor(name) });
      return canvas.toBuffer("image/png").toString("base64");
    });
    expect(drawings.length).toBeGreaterThanOrEqual(30);
    expect(new Set(drawings).size).toBe(drawings.length);
  });
});

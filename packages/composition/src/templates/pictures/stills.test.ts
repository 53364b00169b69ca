import { templates } from "@vignette/domain/studio/catalogue";
import { beforeAll, describe, expect, it } from "vitest";
import { nodeDraw } from "../../../test/node/node-draw.ts";
import { textsOf } from "../../../test/text-extents.ts";
import {
  frame,
  type Rule,
  ruler,
  type Scene,
  type Storyboard,
  type StoryboardBeat,
  storyboardScenes,
} from "../../index.ts";
import { lintScene } from "../../lint/lint-scene.ts";
import { loadFaces } from "../../node.ts";
import { figureOf } from "../carousel-image/figure-of.ts";

const KINDS = ["carousel-image", "ugc-image", "meme-image"] as const;
const TARGETS = ["instagram", "tiktok"] as const;
const every = KINDS.flatMap((kind) => templates[kind].map((template) => [kind, template.name, template] as const));

const BRANDS = [
  { bg: "#12343b", accent: "#f2a65a", on: "#fdf6ec" },
  { bg: "#ffffff", accent: "#2457ff", on: "#101828" },
];
const WORDS = {
  short: ["Burn it *two hours*", "Our own test, 40 jars"],
  long: ["Feuchtigkeitscreme für *Winterhaut*", "Anwendungsbeobachtung"],
  arabic: ["شمعة *التين* في المساء", "دفاترنا"],
  emoji: ["POV: it 🕯️ *tunnels*", "again 😭"],
} as const;
type Kind = keyof typeof WORDS;

function beatsOf(name: string, count: number, kind: Kind, hasPhoto: boolean): StoryboardBeat[] {
  const [title, body] = WORDS[kind];
  const small = name === "receipt" ? `${body}\n${body}: €3.40\n${body}: €12.90` : body;
  return Array.from({ length: count }, (_, i) => ({
    ...{ id: String(i), line: "", title, body: small, holdMs: null },
    role: i === 0 ? ("hook" as const) : i === count - 1 ? ("ask" as const) : ("point" as const),
    media: hasPhoto ? { kind: "image" as const, src: "photo" } : null,
  }));
}

type Case = {
  words: Kind;
  hasPhoto: boolean;
  brand?: Storyboard["brand"];
  fonts?: Storyboard["fonts"];
  beats?: number;
};

function scenesOf(
  kind: Storyboard["kind"],
  name: string,
  { words, hasPhoto, brand = null, fonts, beats }: Case,
): Scene[] {
  const template = templates[kind].find((it) => it.name === name);
  const storyboard = {
    kind,
    template: name,
    voice: null,
    music: null,
    captions: null,
    brand,
    handle: "@fig.and.wax",
    ...(fonts && { fonts }),
  };
  return TARGETS.flatMap((target) =>
    storyboardScenes(
      { ...storyboard, beats: beatsOf(name, beats ?? Math.max(2, template?.beats.least ?? 1), words, hasPhoto) },
      target,
    ),
  );
}

const cases: Case[] = [
  { words: "short", hasPhoto: true },
  { words: "long", hasPhoto: true },
  { words: "long", hasPhoto: false },
  { words: "arabic", hasPhoto: true },
  { words: "emoji", hasPhoto: false },
  { words: "short", hasPhoto: true, fonts: { title: "block", body: "type" } },
];
const ONE_PICTURE = new Set(["before-after-split", "top-bottom", "labels", "panels"]);
const draw = nodeDraw({ images: new Map() });
const findings = async (scenes: readonly Scene[], rules: Rule[]) => {
  const found = await Promise.all(scenes.map((scene) => lintScene(scene, draw, { rules })));
  return found.flat().map(({ rule, clip, message }) => `${rule} ${clip}: ${message}`);
};

beforeAll(async () => {
  for (const [kind, name] of every) {
    for (const one of cases) for (const scene of scenesOf(kind, name, one)) await loadFaces(scene);
  }
});

describe.each(every)("the picture %s / %s", (kind, name, template) => {
  it("is one scene a slide, or one picture of all its lines", () => {
    for (const beats of [template.beats.least, template.beats.most]) {
      const scenes = scenesOf(kind, name, { words: "short", hasPhoto: false, beats });
      expect(scenes).toHaveLength(TARGETS.length * (ONE_PICTURE.has(name) ? 1 : beats));
    }
  });

  it("has the size of its platform", () => {
    const sizes = scenesOf(kind, name, { words: "short", hasPhoto: true }).map(
      ({ width, height }) => `${width}×${height}`,
    );
    expect(new Set(sizes)).toEqual(new Set(["1080×1350", "1080×1920"]));
  });

  it("keeps any words in the safe zone and in the grid, apart from each other", async () => {
    for (const one of cases) {
      expect(
        await findings(scenesOf(kind, name, one), ["safe-zone", "overlap", "grid-crop"]),
        JSON.stringify(one),
      ).toEqual([]);
    }
  });

  it("writes nothing too small to read on a phone", async () => {
    const scenes = cases.filter(({ words }) => words !== "long").flatMap((one) => scenesOf(kind, name, one));
    expect(await findings(scenes, ["text-size"])).toEqual([]);
  });

  it.each(BRANDS)("can be read in the brand %o", async (brand) => {
    const last = scenesOf(kind, name, { words: "short", hasPhoto: false, brand }).slice(-1);
    expect(await findings(last, ["contrast"])).toEqual([]);
  });

  it("shows one frame of a video", () => {
    const film = { kind: "video", src: "film", trimMs: 700, durationMs: 9000, hasSound: true } as const;
    const beats = beatsOf(name, Math.max(2, template.beats.least), "short", false).map((beat) => ({
      ...beat,
      media: film,
    }));
    const silent = { voice: null, music: null, captions: null, brand: null, handle: "" };
    const clips = storyboardScenes({ kind, template: name, beats, ...silent }, "tiktok")
      .flatMap(({ tracks }) => tracks)
      .flatMap((track) => track.clips);
    const films = clips.filter((clip) => clip.kind === "video");
    // A checklist and a phone's note show photos of the product, and none is made for it.
    expect(films.length > 0).toBe(template.pictures !== "none" || name === "phone-note" || name === "checklist");
    for (const clip of films) expect(clip).toMatchObject({ src: "film", trimMs: 700, sound: null });
  });

  it("never cuts a title off", () => {
    for (const scene of scenesOf(kind, name, { words: "long", hasPhoto: true })) {
      const drawn = textsOf(frame(scene, 0, ruler()))
        .replace(/\s/g, "")
        .toLowerCase();
      expect(drawn).not.toContain("…");
      if (name !== "before-after-split" && name !== "labels") expect(drawn).toContain("winterhaut");
    }
  });

  it("does not move", () => {
    for (const scene of scenesOf(kind, name, { words: "short", hasPhoto: true })) {
      expect(frame(scene, scene.durationMs, ruler())).toEqual(frame(scene, 0, ruler()));
    }
  });
});

describe("a real review", () => {
  const starsIn = (stars?: number) => {
    const [beat] = beatsOf("real-review", 1, "short", true);
    if (!beat) throw new Error("no beat");
    const rated = stars === undefined ? beat : { ...beat, stars };
    const storyboard = {
      kind: "ugc-image" as const,
      template: "real-review",
      voice: null,
      music: null,
      captions: null,
      brand: null,
    };
    const [scene] = storyboardScenes({ ...storyboard, beats: [rated], handle: "" }, "instagram");
    return scene?.tracks.flatMap(({ clips }) => clips).find(({ id }) => id === "stars");
  };

  it("has stars only where its source has them", () => {
    expect(starsIn()).toBeUndefined();
    const four = starsIn(4);
    const fills = four?.kind === "art" ? four.paths.map(({ fill }) => fill) : [];
    expect(new Set(fills.slice(0, 4)).size).toBe(1);
    expect(fills[4]).not.toBe(fills[0]);
  });
});

it("takes no number of a name for the figure of the last slide", () => {
  const silent = { voice: null, music: null, captions: null, brand: null, handle: "" };
  const beats = ["One", "Count on the Tern 2"].map((title, i) => ({
    ...{ id: `${i}`, role: "ask" as const, line: "", title, body: "", holdMs: null, media: null },
  }));
  const look = { kind: "carousel-image" as const, template: "big-number", beats };
  const last = storyboardScenes({ ...silent, ...look }, "instagram").at(-1);
  expect(last?.tracks.flatMap(({ clips }) => clips).map(({ id }) => id)).not.toContain("figure");
});

it("keeps what counts a figure, and its source, above a photo in the feed, in sizes that are read on a phone", async () => {
  const silent = { voice: null, music: null, captions: null, brand: null, handle: "" };
  const media = { kind: "image" as const, src: "photo" };
  const written = [
    ["from £95 per metre", "The price of Stillwell Garden Paths."],
    ["from *800 km* on", "Tested over 800 kilometers by 41 runners on roads and gravel."],
    ["*7* ingredients", "One bottle instead of four."],
    ["*24* hours", "Posted within a day of roasting."],
  ] as const;
  for (const [title, body] of written) {
    const beats = ["hook", "point", "ask"].map((role) => ({
      ...{ id: role, role: role as StoryboardBeat["role"], line: "", title, body, holdMs: null, media },
    }));
    const look = { kind: "carousel-image" as const, template: "big-number", beats };
    const [, scene] = storyboardScenes({ ...silent, ...look }, "instagram");
    if (!scene) throw new Error("no slide");
    const drawn = textsOf(frame(scene, 0, ruler())).replace(/\s/g, "");
    for (const word of `${title.replaceAll("*", "")} ${body}`.split(" ")) expect(drawn).toContain(word);
    await loadFaces(scene);
    expect(await findings([scene], ["text-size"])).toEqual([]);
  }
});

describe("the figure of a big number", () => {
  it.each([
    ["*73%* of candles tunnel", { before: "", figure: "73%", after: "of candles tunnel" }],
    ["Trim the wick to *5 mm*", { before: "Trim the wick to", figure: "5 mm", after: "" }],
    ["We lost €1,240 in March", { before: "We lost", figure: "€1,240", after: "in March" }],
    ["87,5 % weniger", { before: "", figure: "87,5 %", after: "weniger" }],
    ["800 km", { before: "", figure: "800 km", after: "" }],
    [
      "The plain facts about the Tern 2 running shoe",
      { before: "", figure: "", after: "The plain facts about the Tern 2 running shoe" },
    ],
    ["No number at all", { before: "", figure: "", after: "No number at all" }],
  ])("of %s", (title, parts) => {
    expect(figureOf(title)).toEqual(parts);
  });
});

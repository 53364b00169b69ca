import { describe, expect, it } from "vitest";
import { framing, framingWithOthers, isBeside } from "./framing.ts";
import { punchIns } from "./punch-ins.ts";
import { shot } from "./shot.ts";
import { subjectOnPage } from "./subject-on-page.ts";

const PAGE = { x: 0, y: 0, w: 1080, h: 1920 };
const place = { id: "shot", startMs: 1000, endMs: 3000, box: PAGE, index: 0, isSpokenOver: true };
const film = { kind: "video", src: "film", trimMs: 700, durationMs: 9000, hasSound: true } as const;

describe("punchIns", () => {
  it("leaves a short shot alone", () => {
    expect(punchIns({ startMs: 0, endMs: 2500 }, [])).toEqual([]);
  });

  it("steps closer into a long one on the beginning of a word, and back", () => {
    expect(punchIns({ startMs: 0, endMs: 5600 }, [1700, 1950, 3900])).toEqual([
      { startMs: 1950, endMs: 3900, scale: 1.12 },
    ]);
  });

  it("is never still for more than three seconds without words either", () => {
    const steps = punchIns({ startMs: 0, endMs: 20_000 }, []).flatMap(({ startMs, endMs }) => [startMs, endMs]);
    const stills = [0, ...steps, 20_000].map((ms, i, all) => (all[i + 1] ?? ms) - ms);
    expect(Math.max(...stills)).toBeLessThan(3000);
  });
});

describe("framing", () => {
  it.each([
    ["a portrait", { width: 1080, height: 1350 }, "cover"],
    ["a page", { width: 1080, height: 1920 }, "cover"],
    ["a square", { width: 1000, height: 1000 }, "cover"],
    ["a wide screen", { width: 1920, height: 1080 }, "contain"],
  ])("of %s in a page", (_, picture, fit) => {
    expect(framing({ size: picture }, PAGE).fit).toBe(fit);
  });
});

const WIDE = { width: 1000, height: 667 };
/** Below the words. */
const ROOM = { x: 95, y: 790, w: 890, h: 1000 };
const surroundOf = (...how: Parameters<typeof framing>) => {
  const { surround } = framing(...how);
  return surround && "color" in surround ? surround : null;
};

describe("a picture that would be cropped", () => {
  it("fills the page if little of its subject is lost", () => {
    expect(framing({ size: WIDE, subject: { x: 0.28, y: 0.02, w: 0.42, h: 0.5 } }, PAGE)).toEqual({ fit: "cover" });
  });

  it("is a card if its subject would be cut off, never a strip over its own blur", () => {
    const group = { size: WIDE, subject: { x: 0.1, y: 0.3, w: 0.8, h: 0.4 } };
    expect(surroundOf(group, PAGE)).toMatchObject({ color: "bg", edge: "card" });
    expect(surroundOf({ size: WIDE }, PAGE)).toMatchObject({ edge: "card" });
  });

  it("fills its room as a card as far as its subject allows, so that a wide photo is no strip", () => {
    const cat = { size: WIDE, subject: { x: 0.3, y: 0.1, w: 0.45, h: 0.8 } };
    const { crop } = framing(cat, PAGE, ROOM);
    expect(crop?.h).toBe(1);
    expect(((crop?.w ?? 0) * WIDE.width) / WIDE.height).toBeCloseTo(950 / 1000, 2);
    const seen = subjectOnPage({ kind: "image", src: "a", ...cat }, PAGE, { x: 0.5, y: 0.5 }, framing(cat, PAGE, ROOM));
    expect(seen?.x).toBeGreaterThan(65);
    expect((seen?.x ?? 0) + (seen?.w ?? 0)).toBeLessThan(1015);
    const group = { size: WIDE, subject: { x: 0.02, y: 0.3, w: 0.96, h: 0.4 } };
    expect(framing(group, PAGE, ROOM).crop).toBeUndefined();
    expect(framing({ size: WIDE }, PAGE, ROOM).crop).toBeUndefined();
  });

  it("comes nearer as a card if its photo cuts it off at a side, with an empty table beside it", () => {
    const spoon = { size: { width: 800, height: 830 }, subject: { x: 0, y: 0.19, w: 0.29, h: 0.54 } };
    const { crop } = framingWithOthers(spoon, PAGE, ROOM);
    expect(crop).toMatchObject({ x: 0 });
    expect(crop?.w).toBeLessThan(0.7);
    expect(crop && crop.y + crop.h).toBeGreaterThan(0.73);
  });

  it("is a card under the words of a video if its own photo cuts it off", () => {
    const cup = { size: { width: 900, height: 1100 }, subject: { x: 0.2, y: 0, w: 0.6, h: 0.8 } };
    expect(isBeside(cup, PAGE, ROOM)).toBe(true);
    expect(framingWithOthers(cup, PAGE, ROOM).surround).toMatchObject({ edge: "card" });
    expect(framing(cup, PAGE, ROOM)).toEqual({ fit: "cover" });
  });

  it("is a card under the words of a video if its subject would lie behind them", () => {
    const size = { width: 1024, height: 1536 };
    const tall = { size, subject: { x: 0.35, y: 0.3, w: 0.3, h: 0.5 } };
    expect(framingWithOthers(tall, PAGE, ROOM).surround).toMatchObject({ edge: "card" });
    expect(framingWithOthers(tall, PAGE)).toEqual({ fit: "cover" });
    expect(framingWithOthers({ size, subject: { ...tall.subject, y: 0.45, h: 0.35 } }, PAGE, ROOM)).toEqual({
      fit: "cover",
    });
  });

  it("fills the page of a video as a texture, of which nothing is lost", () => {
    const size = { width: 900, height: 900 };
    expect(framingWithOthers({ size }, PAGE, ROOM)).toEqual({ fit: "cover" });
    const thing = { x: 0.3, y: 0.5, w: 0.4, h: 0.4 };
    expect(framingWithOthers({ size, subject: thing }, PAGE, ROOM).surround).toMatchObject({ edge: "card" });
  });

  it("fills the page if it is a texture, in which a subject is most of the picture", () => {
    const gravel = { size: { width: 1080, height: 1349 }, subject: { x: 0.1, y: 0.19, w: 0.82, h: 0.75 } };
    expect(framing(gravel, PAGE, ROOM)).toEqual({ fit: "cover" });
  });

  it("stands whole on its own ground, which goes on to the edges of the page", () => {
    const size = { width: 1000, height: 1000 };
    const shoe = { size, subject: { x: 0.1, y: 0.3, w: 0.8, h: 0.4 }, ground: "#fafafa" };
    expect(surroundOf(shoe, PAGE)).toMatchObject({ color: "#fafafa", edge: "soft" });
    expect(subjectOnPage({ kind: "image", src: "a", ...shoe }, PAGE, { x: 0.5, y: 0.5 })?.w).toBeLessThan(1080);
  });

  it("is not faded where the fade of its photo into that ground would reach it", () => {
    const size = { width: 1000, height: 800 };
    const brush = { size, subject: { x: 0.11, y: 0.34, w: 0.82, h: 0.36 }, ground: "#eef3f0" };
    expect(surroundOf(brush, PAGE)).toMatchObject({ edge: "soft", faded: expect.closeTo(0.07) });
  });

  it("is clear of the words wherever it can be shown apart from its surroundings", () => {
    const bottle = { size: { width: 1000, height: 1250 }, subject: { x: 0.3, y: 0.1, w: 0.4, h: 0.8 } };
    expect(framing(bottle, PAGE, ROOM)).toEqual({ fit: "cover" });
    const media = { kind: "image" as const, src: "a", ...bottle, ground: "#fafafa" };
    const shown = subjectOnPage(media, PAGE, { x: 0.5, y: 0.5 }, framing(media, PAGE, ROOM));
    expect(shown?.y).toBeGreaterThanOrEqual(ROOM.y);
    expect((shown?.y ?? 0) + (shown?.h ?? 0)).toBeLessThanOrEqual(ROOM.y + ROOM.h);
  });
});

describe("a screenshot", () => {
  it("is so large under words that its rows are read, and goes on below the page", () => {
    const phone = { kind: "image", src: "app", size: { width: 720, height: 1280 }, isScreen: true } as const;
    const place = { id: "shot", startMs: 0, endMs: 2000, box: PAGE, index: 0, isSpokenOver: true };
    const room = { x: 95, y: 735, w: 890, h: 1050 };
    const { surround } = shot(phone, { ...place, room });
    const shown = surround && "place" in surround ? surround.place : undefined;
    expect(shown?.w).toBeCloseTo(0.8);
    expect((shown?.y ?? 0) * PAGE.h).toBeCloseTo(room.y);
    expect((shown?.y ?? 0) + (shown?.h ?? 0)).toBeGreaterThan(1);
  });

  it("is shown on a phone, or as a card if it is wide, and never fills a page", () => {
    const phone = { size: { width: 720, height: 1280 }, isScreen: true };
    expect(surroundOf(phone, PAGE, ROOM)).toMatchObject({ edge: "phone" });
    expect(surroundOf({ size: { width: 1600, height: 900 }, isScreen: true }, PAGE)).toMatchObject({ edge: "card" });
    expect(framing(phone, { w: 420, h: 800 })).toEqual({ fit: "cover" });
  });
});

describe("shot", () => {
  it("drifts over a still, in turns", () => {
    const [first, second] = [0, 1].map((index) => shot({ kind: "image", src: "a" }, { ...place, index }).kenBurns);
    expect([first?.from.scale, first?.to.scale]).toEqual([second?.to.scale, second?.from.scale]);
  });

  it("lays a card on its own blur, dark or light as the photo is, and a screenshot on a color", () => {
    const group = { kind: "image", src: "a", size: WIDE, subject: { x: 0.1, y: 0.3, w: 0.8, h: 0.4 } } as const;
    const around = (more: object) => shot({ ...group, ...more }, { ...place, room: ROOM }).surround;
    expect(around({})).toMatchObject({ edge: "card", color: "ink", blur: expect.any(Number) });
    expect(around({ isLight: true })).toMatchObject({ color: "paper", blur: expect.any(Number) });
    expect(around({ isScreen: true })).not.toHaveProperty("blur");
  });

  it("lets a video move by itself, from where it is cut, and again if it is too short", () => {
    expect(shot(film, place)).toMatchObject({ kind: "video", src: "film", trimMs: 700, atEnd: "loop" });
    expect(shot(film, place).kenBurns).toBeUndefined();
  });

  it("plays a recording only where no voice speaks over it", () => {
    const heard = [true, false].map((isSpokenOver) => shot(film, { ...place, isSpokenOver }));
    expect(heard).toMatchObject([{ sound: null }, { sound: { gainDb: 0 } }]);
  });
});

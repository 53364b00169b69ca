import { describe, expect, it } from "vitest";
import { framing, wholeSubject } from "./framing.ts";
import { punchIns } from "./punch-ins.ts";
import { shot } from "./shot.ts";

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

describe("a subject that would be cut off", () => {
  const size = { width: 1000, height: 1000 };
  const subject = { x: 0.1, y: 0.3, w: 0.8, h: 0.4 };

  it("is shown whole, on its own ground if that is plain", () => {
    expect(framing({ size, subject }, PAGE)).toEqual({ fit: "contain", surround: { blur: 60 } });
    expect(framing({ size, subject, ground: "#fafafa" }, PAGE).surround).toEqual({ color: "#fafafa" });
    expect(wholeSubject({ size, subject }, PAGE).fit).toBe("contain");
  });

  it("is not where it fits, or its place is unknown", () => {
    expect(framing({ size, subject: { ...subject, x: 0.3, w: 0.4 } }, PAGE)).toEqual({ fit: "cover" });
    expect(wholeSubject({ size }, PAGE)).toEqual({ fit: "cover" });
  });
});

describe("shot", () => {
  it("drifts over a still, in turns", () => {
    const [first, second] = [0, 1].map((index) => shot({ kind: "image", src: "a" }, { ...place, index }).kenBurns);
    expect([first?.from.scale, first?.to.scale]).toEqual([second?.to.scale, second?.from.scale]);
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

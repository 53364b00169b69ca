import type { CaptionStyle } from "@vignette/domain/studio/catalogue";
import { describe, expect, it } from "vitest";
import { evenMeasure } from "../../../test/even-measure.ts";
import { textScene } from "../../../test/scenes/text-scene.ts";
import { textsOf } from "../../../test/text-extents.ts";
import type { CaptionsClip } from "../../scene/captions-clip.ts";
import type { Color } from "../../scene/color.ts";
import { frame } from "../frame.ts";
import type { Primitive } from "../primitives/primitive.ts";

const SAID = [
  { text: "why", startMs: 0, endMs: 400 },
  { text: "candles", startMs: 400, endMs: 1400, emphasis: true },
  { text: "burn", startMs: 1200, endMs: 1800 },
];

function drawn(
  style: CaptionStyle,
  ms: number,
  words = SAID,
  accent: Color = "accent",
  look: CaptionsClip["look"] = undefined,
): Primitive[] {
  const times = { id: "captions", startMs: 0, endMs: 6000 };
  const box = { x: 65, y: 1010, w: 845, h: 190 };
  return frame(textScene([{ kind: "captions", ...times, words, style, box, accent, look }]), ms, evenMeasure);
}
const kinds = <Kind extends Primitive["kind"]>(primitives: readonly Primitive[], kind: Kind) =>
  primitives.filter((it): it is Extract<Primitive, { kind: Kind }> => it.kind === kind);

describe("the spoken word on its box", () => {
  it.each([
    ["#e8a07a", "#15180e"],
    ["#5a2a10", "#f6f2e9"],
  ] as const)("is read on a box of %s in %s", (accent, color) => {
    const spoken = kinds(drawn("active-box", 700, SAID, accent), "text").find(({ text }) => text === "candles");
    expect(spoken?.color).toBe(color);
  });
});

it("has a stroke or its box behind every spoken word at any moment of fast speech", () => {
  const fast = ["extraordinarily", "I", "am", "late"].map((text, i) => ({
    text,
    startMs: i * 60,
    endMs: i * 60 + 60,
  }));
  for (let ms = 0; ms < 300; ms += 5) {
    const all = drawn("active-box", ms, fast);
    const [ground] = kinds(all, "box");
    for (const { text, x, font, stroke } of kinds(all, "text")) {
      const right = x + evenMeasure(text, font);
      const isCovered = ground && ground.box.x <= x && ground.box.x + ground.box.w >= right;
      expect(stroke !== null || isCovered, `${text} at ${ms}`).toBe(true);
    }
  }
});

describe("a look of the user's own", () => {
  it("puts a box behind words of a style without one, which are read on it without an edge", () => {
    const own = drawn("clean-two-line", 100, SAID, "accent", { ground: "#fff3c4", size: 0.75 });
    expect(kinds(own, "box")).not.toEqual([]);
    expect(kinds(own, "text")[0]).toMatchObject({ color: "#15180e", stroke: null, font: { size: 48 } });
  });

  it("gives dark words a light edge, so that their letters stay open", () => {
    const words = kinds(drawn("active-box", 100, SAID, "accent", { color: "ink" }), "text");
    const edges = words.flatMap(({ color, stroke }) => (color === "#15180e" && stroke ? [stroke.color] : []));
    expect(new Set(edges)).toEqual(new Set(["#f6f2e9"]));
  });

  it("takes the box away, and words that were dark on it become light with an edge", () => {
    const bare = drawn("boxed-lines", 100, SAID, "accent", { ground: null });
    expect(kinds(bare, "text")[0]).toMatchObject({ color: "#ffffff", stroke: { width: 8 } });
    expect(kinds(bare, "box").filter(({ color }) => color === "#ffffff")).toEqual([]);
  });
});

describe("karaoke captions", () => {
  const fillAt = (ms: number) => kinds(drawn("karaoke", ms), "group")[0]?.clip?.w ?? 0;

  it("fill the spoken word from left to right over its own time", () => {
    const [early, late] = [600, 1000].map(fillAt);
    expect(early).toBeGreaterThan(0);
    expect(late).toBeCloseTo((early ?? 0) * 3);
  });

  it("have sung a word when the next begins, though their times overlap", () => {
    const colors = kinds(drawn("karaoke", 1200), "text").map(({ text, color }) => [text, color]);
    expect(colors).toEqual([
      ["why", "#ffffff"],
      ["candles", "#ffd92e"],
      ["burn", "#b9b9b4"],
    ]);
  });

  it("fill a word that reads from the right from there", () => {
    const words = [{ text: "شموع", startMs: 0, endMs: 1000 }];
    const [group] = kinds(drawn("karaoke", 250, words), "group");
    const [text] = kinds(drawn("karaoke", 250, words), "text");
    const width = evenMeasure("شموع", text?.font ?? { face: "native", size: 80, weight: 800, tracking: 0 });
    expect((group?.clip?.x ?? 0) + (group?.clip?.w ?? 0)).toBeCloseTo((text?.x ?? 0) + width);
  });
});

describe("typewriter captions", () => {
  it("begin at the left edge of their place", () => {
    const [text] = kinds(drawn("typewriter", 0), "text");
    expect(text?.x).toBeLessThan(120);
  });

  it("strike whole words in time with the voice, the first with the page", () => {
    const written = [0, 200, 399, 700, 1400].map((ms) => textsOf(drawn("typewriter", ms)));
    expect(written).toEqual(["why", "why", "why", "why candles", "why candles burn"]);
  });

  it("have a block behind the last word, on a box that is as long as what is written", () => {
    const [box, block] = kinds(drawn("typewriter", 200), "box");
    const [text] = kinds(drawn("typewriter", 200), "text");
    expect(block?.box.x).toBeGreaterThan((text?.x ?? 0) + evenMeasure("why", text?.font ?? never()));
    expect((box?.box.x ?? 0) + (box?.box.w ?? 0)).toBeGreaterThan((block?.box.x ?? 0) + (block?.box.w ?? 0));
    expect(box?.opacity).toBe(0.92);
  });
});

describe("marker captions", () => {
  it("draw the marker on with the voice over a strip of paper", () => {
    const reach = (ms: number) => {
      const [group] = kinds(drawn("marker", ms), "group");
      const points = kinds(group?.children ?? [], "polygon")[0]?.points ?? [];
      return Math.max(...points.map(([x]) => x)) - Math.min(...points.map(([x]) => x));
    };
    expect(reach(380)).toBeLessThan(reach(480));
    expect(reach(480)).toBeLessThan(reach(700));
    expect(reach(900)).toBeCloseTo(reach(700));
  });
});

describe("boxed lines", () => {
  it("put every line on white, and mark what is emphasized", () => {
    const primitives = drawn("boxed-lines", 500);
    expect(kinds(primitives, "box").every(({ color }) => color === "#ffffff")).toBe(true);
    expect(kinds(primitives, "polygon")).toMatchObject([{ color: "#ffd92e" }]);
  });
});

describe("captions of every style", () => {
  it.each(["karaoke", "marker", "boxed-lines", "typewriter"] as const)("%s clear the screen in a silence", (style) => {
    const words = [SAID[0], { text: "burn", startMs: 3000, endMs: 3400 }].flatMap((word) => word ?? []);
    expect(textsOf(drawn(style, 1500, words))).toBe("");
    expect(textsOf(drawn(style, 3400, words))).toBe("burn");
  });
});

function never(): never {
  throw new Error("There is a text.");
}

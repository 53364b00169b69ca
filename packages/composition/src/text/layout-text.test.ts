import { assert, property, record, string } from "fast-check";
import { describe, expect, it } from "vitest";
import { evenMeasure } from "../../test/even-measure.ts";
import { blockHeight, layoutText, type TextSpec } from "./layout-text.ts";
import { leadsOn } from "./leading-words.ts";

const spec = (changes: Partial<TextSpec> = {}): TextSpec => ({
  text: "Your candle tunnels",
  face: "native",
  weight: 700,
  size: 92,
  minSize: 64,
  lineHeight: 1.2,
  width: 845,
  height: 360,
  ...changes,
});
const linesOf = (changes: Partial<TextSpec>) => layoutText(spec(changes), evenMeasure).lines.map((line) => line.text);

describe("layoutText", () => {
  it("keeps a text that fits on one line at its full size", () => {
    expect(layoutText(spec({ text: "Short" }), evenMeasure)).toMatchObject({ fit: "full", font: { size: 92 } });
  });

  it("evens out lines instead of leaving a word alone", () => {
    const greedy = "We pour every candle twice";
    expect(linesOf({ text: greedy })).toEqual(["We pour every", "candle twice"]);
  });

  it("begins a sentence on a line of its own where that takes no line more and leaves none short", () => {
    const room = { width: 1000, height: 900 };
    const two = "It is often the size. On every downhill, your toes hit the front.";
    expect(linesOf({ ...room, text: two })).toEqual([
      "It is often the size.",
      "On every downhill,",
      "your toes hit",
      "the front.",
    ]);
    expect(linesOf({ ...room, text: "From St. Pauli to the harbor in ten minutes" })[0]).not.toBe("From St.");
  });

  it("takes a word along to a short one that would stand alone in the end", () => {
    const room = { text: "Give the water somewhere to go", width: 660, height: 900 };
    expect(linesOf(room)).toEqual(["Give the water", "somewhere", "to go"]);
    expect(linesOf({ ...room, text: "Handwerker stundenlang warten" })).toEqual([
      "Handwerker",
      "stundenlang",
      "warten",
    ]);
  });

  it("marks a phrase without the comma or the full stop after it", () => {
    const { lines } = layoutText(spec({ text: "Una hora, una vez.", phrase: "hora,", width: 2000 }), evenMeasure);
    const marked = lines.flatMap(({ words }) => words.filter((word) => word.marked));
    expect([lines[0]?.text, marked.map(({ text }) => text)]).toEqual(["Una hora, una vez.", ["hora"]]);
  });

  it("leaves room between a phrase and the comma after it, where something is drawn around the phrase", () => {
    const gapAt = (stopSpace: number) => {
      const comma = { text: "Una hora, una vez.", phrase: "hora", width: 2000, stopSpace };
      const [, marked, stop] = layoutText(spec(comma), evenMeasure).lines[0]?.words ?? [];
      return (stop?.x ?? 0) - (marked?.x ?? 0) - (marked?.width ?? 0);
    };
    expect([gapAt(0), gapAt(0.1)]).toEqual([expect.closeTo(0), expect.closeTo(9.2)]);
  });

  it("keeps a number at the end of a line with what it counts, where the size hardly changes", () => {
    const room = { text: "Posted within 24 hours of roasting", width: 760, height: 900 };
    expect(linesOf(room).some((line) => line.endsWith("24"))).toBe(false);
  });

  it("takes the number of a name for no count: its article does not stand alone", () => {
    const named = { text: "The Tern 2 running shoe", size: 100, minSize: 60, height: 900 };
    for (let width = 520; width < 1100; width += 20) expect(linesOf({ ...named, width })).not.toContain("The");
  });

  it("takes a capitalized noun before a time for no name", () => {
    const time = { text: "Mit Zettelfrei dauert eine Rechnung 90 Sekunden", width: 600, height: 900, minSize: 60 };
    expect(linesOf(time).some((line) => line.endsWith(" 90"))).toBe(false);
  });

  it("takes an article along to its noun, where the line before does not get short by that", () => {
    const path = { text: "How to avoid a muddy path", width: 400, height: 900, minSize: 92 };
    expect(linesOf(path)).toEqual(["How to", "avoid", "a muddy", "path"]);
    expect(linesOf({ ...path, text: "So a wonderful one", width: 600 })).toEqual(["So a", "wonderful one"]);
    expect(linesOf({ ...path, text: "To avoid a\nmuddy path", width: 500 })).toEqual(["To avoid a", "muddy path"]);
  });

  it.each([
    ["de", "Mit Zettelfrei dauert eine Rechnung 90 Sekunden"],
    ["de", "5 Rechnungsfehler, die Handwerksbetriebe Geld kosten"],
    ["es", "Por fin un gato que viene con el cepillo en la mano"],
    ["en", "A path that looks as old as the house at the end"],
  ])("leaves no article or preposition alone or at a line's end, in %s: %s", (_, text) => {
    const lines = linesOf({ text, height: 1200, size: 76, minSize: 44 });
    expect(lines.slice(0, -1).filter((line) => leadsOn(line.split(" ").at(-1) ?? ""))).toEqual([]);
  });

  it("has a line less in type a little smaller, where one would be a short word alone", () => {
    const mistakes = { text: "4 mistakes behind bitter coffee", phrase: "bitter coffee", width: 770, height: 900 };
    expect(linesOf({ ...mistakes, size: 92, minSize: 92 })).toEqual(["4 mistakes", "behind", "bitter\u00a0coffee"]);
    expect(linesOf({ ...mistakes, size: 92, minSize: 64 })).toEqual(["4 mistakes", "behind bitter\u00a0coffee"]);
  });

  it("keeps a name on one line, where type down to a fifth smaller holds it", () => {
    const ask = { text: "Kiln House Blend, €14", size: 100, width: 800, height: 900 };
    expect(linesOf({ ...ask, minSize: 100 })).toEqual(["Kiln House", "Blend, €14"]);
    expect(linesOf({ ...ask, minSize: 80 })).toEqual(["Kiln House Blend,", "€14"]);
  });

  it.each(["Kiln House Blend, €14", "Cepillo Bigotes, 19 €"])(
    "leaves no price alone under the name of what it buys: %s",
    (text) => {
      expect(linesOf({ text, size: 100, width: 845, height: 900, minSize: 64 })).toEqual([text]);
    },
  );

  it("sets a typed apostrophe as a curly one", () => {
    expect(linesOf({ text: "It's 'fine'", width: 2000 })).toEqual(["It’s 'fine'"]);
  });

  it("keeps the line breaks of the author", () => {
    expect(linesOf({ text: "One\nTwo three" })).toEqual(["One", "Two three"]);
  });

  it("shrinks a word that is wider than the box, as far as the law allows", () => {
    const layout = layoutText(spec({ text: "Kerzenwachsvorratslager" }), evenMeasure);
    expect(layout.fit).toBe("shrunk");
    expect(layout.lines).toHaveLength(1);
    expect(layout.font.size).toBeGreaterThanOrEqual(64);
  });

  it("breaks a word that is too wide even then", () => {
    const layout = layoutText(spec({ text: "Donaudampfschifffahrtsgesellschaft" }), evenMeasure);
    expect(layout.lines.map((line) => line.text).join("")).toBe("Donaudampfschifffahrtsgesellschaft");
    expect(layout.lines.length).toBeGreaterThan(1);
  });

  it("breaks a long word with a hyphen before it is shrunk to less than three quarters, unless it stands alone", () => {
    const hyphenating = Object.assign((...of: Parameters<typeof evenMeasure>) => evenMeasure(...of), {
      hyphenated: (word: string, language?: string) => (language === "de" ? word.split(/(?<=ungs|pro)/) : [word]),
    });
    const of = (language?: string) =>
      layoutText(spec({ text: "Dein Rechnungsprogrammvergleich", language }), hyphenating);
    expect(of("de").lines.map((line) => line.text)).toEqual(["Dein Rechnungspro-", "grammvergleich"]);
    expect(of("de").font.size).toBe(92);
    expect(of().lines.map((line) => line.text)).toEqual(["Dein", "Rechnungsprogrammvergleich"]);
    const short = layoutText(spec({ text: "Rechnungsprogramm", language: "de" }), hyphenating);
    expect(short.lines).toHaveLength(1);
    const alone = layoutText(spec({ text: "Rechnungsprogrammvergleich", language: "de" }), hyphenating);
    expect(alone.lines.map((line) => line.text)).toEqual(["Rechnungsprogrammvergleich"]);
  });

  it.each([
    ["Ready in under 20 min flat", "20 min"],
    ["This one takes out 92 % of it", "92 %"],
    ["It costs you about $ 5 a day", "$ 5"],
    ["Not even after the 10 km, ever", "10 km,"],
    ["See all of the Tern 2 running shoe", "Tern 2"],
  ])("keeps a number and its unit or name on one line: %s", (text, together) => {
    for (let width = 350; width < 1200; width += 50) {
      expect(linesOf({ text, width, height: 2000, minSize: 92 }).some((line) => line.includes(together))).toBe(true);
    }
  });

  it("keeps a name and its number on one line in capitals, too", () => {
    const lines = linesOf({ text: "The Tern 2 running shoe", caps: true, size: 176, minSize: 176, height: 900 });
    expect(lines.some((line) => line.includes("TERN 2"))).toBe(true);
  });

  it("keeps a number on one line with the long word that it counts, as far as a little smaller type holds both", () => {
    const counted = { text: "5 Rechnungsfehler, die Betriebe Geld kosten", size: 100, height: 600, minSize: 40 };
    const first = (width: number) => linesOf({ ...counted, width })[0];
    expect(first(850)).toBe("5 Rechnungsfehler,");
    expect(linesOf({ ...counted, width: 600, minSize: 72 })[0]).toBe("5");
    const hyphenating = Object.assign((...of: Parameters<typeof evenMeasure>) => evenMeasure(...of), {
      hyphenated: (word: string) => word.split(/(?<=ungs|werks)/),
    });
    const long = { ...counted, text: "5 Rechnungsfehler, die Handwerksbetriebeverbände kosten", language: "de" };
    const lines = layoutText(spec({ ...long, width: 850 }), hyphenating).lines.map(({ text }) => text);
    expect(lines.slice(0, 2)).toEqual(["5 Rechnungsfehler,", "die Handwerks-"]);
    expect(linesOf({ ...counted, text: "5\nRechnungsfehler, die Betriebe Geld kosten", width: 850 })[0]).toBe("5");
  });

  it("cuts the end off with dots when nothing else helps", () => {
    const layout = layoutText(spec({ text: "word ".repeat(2000) }), evenMeasure);
    expect(layout.fit).toBe("cut");
    expect(layout.lines.at(-1)?.text).toMatch(/…$/);
  });

  it("breaks a short emphasized phrase in type so large that it would shrink it, or leave a letter alone", () => {
    const large = { size: 300, minSize: 100, height: 900 };
    const { lines, font } = layoutText(spec({ ...large, text: "Behind bad sleep", phrase: "bad sleep" }), evenMeasure);
    expect(lines.map(({ text }) => text)).toEqual(["Behind", "bad", "sleep"]);
    expect(font.size).toBeGreaterThan(220);
    const alone = { size: 130, minSize: 100, height: 900, text: "A wide toe box", phrase: "wide toe box" };
    expect(linesOf(alone)).toEqual(["A wide", "toe box"]);
    const article = { ...alone, text: "Waiting for the right moment", phrase: "right moment" };
    expect(linesOf(article)).not.toContain("the");
  });

  it("does not break a short emphasized phrase", () => {
    expect(linesOf({ text: "Your candle tunnels and it is not the wax", phrase: "not the wax" }).join("|")).toContain(
      "not\u00A0the\u00A0wax",
    );
  });

  it.each(["", "   ", "\n\n", "\u0000\u0007", "\u200B"])("survives a text of nothing: %j", (text) => {
    expect(layoutText(spec({ text }), evenMeasure).lines.length).toBeLessThanOrEqual(1);
  });

  it("draws no half of a letter: lone surrogates are replaced", () => {
    expect(linesOf({ text: "Wax \ud83d left" }).join(" ").isWellFormed()).toBe(true);
  });

  it("stays inside its box for any text", () => {
    const texts = record({ text: string({ unit: "binary", maxLength: 400 }), phrase: string({ maxLength: 10 }) });
    assert(
      property(texts, ({ text, phrase }) => {
        const layout = layoutText(spec({ text, phrase }), evenMeasure);
        expect(Math.max(0, ...layout.lines.map((line) => line.width))).toBeLessThanOrEqual(845);
        expect(blockHeight(layout.lines.length, 1.2, layout.font.size, layout.metrics)).toBeLessThanOrEqual(360);
      }),
    );
  });
});

import { describe, expect, it } from "vitest";
import { evenMeasure } from "../../test/even-measure.ts";
import { layoutText, type TextSpec } from "./layout-text.ts";

const linesOf = (text: string, changes: Partial<TextSpec> = {}) =>
  layoutText(
    { text, face: "native", weight: 700, size: 72, minSize: 56, lineHeight: 1.2, width: 800, height: 900, ...changes },
    evenMeasure,
  ).lines.map((line) => line.text);

describe("a text in lines", () => {
  it.each([
    ["a verb and its particle, in English", "People step around it and put up with the mud", "put / up"],
    ["a verb and the end of it, in German", "Und schau dir Zettelfrei an: 12 € im Monat", "Zettelfrei / an"],
    ["a particle and its verb before another preposition", "The Dew Drop sinks in within a minute", "sinks / in"],
    ["your and its noun", "What stings there would sting your face", "your / face"],
    ["un and its noun, in Spanish", "Lleno y con sueño, un gato se queda quieto", "un / gato"],
    ["mi and its noun, in Spanish", "Lo hemos dicho todos: mi gato no se deja", "mi / gato"],
    ["deine and its noun, in German", "Warum deine Kunden erst spät zahlen", "deine / Kunden"],
    ["und and what follows it, in German", "Stunden eintragen und danach abschicken", "und / danach"],
    ["a number and what it counts", "The whole thing is ready in 24 hours now", "24 / hours"],
    ["a number and what it counts, in German", "Das spart dir im Monat 90 Prozent der Zeit", "90 / Prozent"],
    ["a price and what it is paid for", "From £95 per metre, the link is in the bio", "£95 / per"],
    ["what leads to that", "From £95 per metre, the link is in the bio", "per / metre"],
    ["a price and its month, in German", "Zettelfrei kostet 12 € im Monat, Link im Profil", "€ / im"],
    ["a name of two words", "Have a look at Kiln House, the link is here", "Kiln / House"],
    ["a price's line from what is asked after it", "The Dew Drop night serum, $32. Link in bio", "Link / in"],
    ["what a colon introduces after one word", "Before: tight skin. After: see for yourself", "see / for"],
    ["what begins after a comma", "5 tips for tight skin, best one last", "best / one"],
  ])("does not tear %s", (_, text, torn) => {
    for (let width = 620; width < 1300; width += 20) {
      expect(linesOf(text, { width }).join(" / "), `${width} px`).not.toContain(torn);
    }
  });

  it("breaks after the colon of a joke, though its lines get uneven by that", () => {
    expect(linesOf("Die Belege: Wir sind seit März hier")).toEqual(["Die Belege:", "Wir sind seit März hier"]);
  });

  it("keeps a word that a colon introduces beside it, where the sentence ends with it", () => {
    const text = "Sonntagabend: frei. Ich: misstrauisch. PS: dank Zettelfrei";
    expect(linesOf(text)).toEqual(["Sonntagabend: frei.", "Ich: misstrauisch.", "PS: dank Zettelfrei"]);
  });

  it("has a line more where a name would be torn or a sentence begin at a line's end", () => {
    expect(linesOf("Save this. Kiln House Blend: link in bio", { width: 620, minSize: 72 })).toEqual([
      "Save this.",
      "Kiln House Blend:",
      "link in bio",
    ]);
  });

  it("sets no column of single words where two of them fit on a line a little smaller", () => {
    const lines = linesOf("4 mistakes behind bitter coffee", { width: 720, size: 128 });
    expect(lines).toEqual(["4 mistakes", "behind bitter", "coffee"]);
  });

  it("hyphenates no word that type a little smaller holds", () => {
    const hyphenating = Object.assign((...of: Parameters<typeof evenMeasure>) => evenMeasure(...of), {
      hyphenated: (word: string) => word.split(/(?<=ungs|werks)/),
    });
    const text = "5 Rechnungsfehler, die Handwerksbetriebe Geld kosten";
    const spec = { face: "native", weight: 700, size: 136, minSize: 60, lineHeight: 1.1 } as const;
    const { lines } = layoutText({ ...spec, text, width: 876, height: 700, language: "de" }, hyphenating);
    expect(lines.map((line) => line.text).join(" ")).not.toContain("- ");
  });
});

import { describe, expect, it } from "vitest";
import { spacedAsWritten, wellSpaced } from "./well-spaced.ts";

describe("a text that we write", () => {
  it.each([
    ["fr", "Pourquoi ? Parce que : c’est *bon* !", "Pourquoi\u202f? Parce que\u00a0: c’est *bon*\u202f!"],
    ["fr-FR", "« Enfin ; enfin »", "«\u00a0Enfin\u202f; enfin\u00a0»"],
    ["fr-CA", "Pourquoi? À 10:30", "Pourquoi? À 10:30"],
    ["es", "¿Por qué ? Uno : dos", "¿Por qué ? Uno : dos"],
  ])("has in %s the spaces of that language: %s", (language, text, spaced) => {
    expect(spacedAsWritten(text, language)).toBe(spaced);
  });
});

it("a French script has them on screen, in its voice and in its post", () => {
  const words = { line: "Prêt ?", title: "Prêt ?", body: "Un : deux" };
  const beat = { role: "hook", imagePrompt: "a cup ? of tea", ...words } as const;
  expect(wellSpaced({ beats: [beat], caption: "Et vous ?" }, "fr")).toEqual({
    beats: [{ ...beat, line: "Prêt\u202f?", title: "Prêt\u202f?", body: "Un\u00a0: deux" }],
    caption: "Et vous\u202f?",
  });
});

import { describe, expect, it } from "vitest";
import { namedParts } from "./named-parts.ts";

const namesIn = (title: string, names: readonly string[], more: { line?: string; body?: string } = {}) =>
  namedParts(
    names.map((name) => ({ name })),
    { title, line: "", body: "", ...more },
  ).map(({ name }) => name);

describe("the parts of a photo that words name", () => {
  it("are named in any form of the word, in the title, in what is said, or in the text", () => {
    const shoe = ["toe", "laces", "heel", "sole"];
    expect(namesIn("Toes that lie flat", shoe)).toEqual(["toe"]);
    expect(namesIn("Lacing that holds the heel", shoe)).toEqual(["laces", "heel"]);
    expect(namesIn("", shoe, { line: "New sole, same shoe." })).toEqual(["sole"]);
    expect(namesIn("", shoe, { body: "*Soles* can be replaced" })).toEqual(["sole"]);
    expect(namesIn("Black toenails, solid shoes", shoe)).toEqual([]);
  });

  it("are found in other languages, whatever the accents", () => {
    expect(namesIn("Se limpia con un boton", ["botón", "púas"])).toEqual(["botón"]);
    expect(namesIn("Stunden eintragen", ["Stunde", "Summe"])).toEqual(["Stunde"]);
    expect(namesIn("Die Rechnung ist geschickt", ["verschickt", "Haken"])).toEqual(["verschickt"]);
    expect(namesIn("Tippen, eintragen, abschicken", ["Senden", "Abschicken", "eingetragen"])).toEqual([
      "Abschicken",
      "eingetragen",
    ]);
  });

  it("are named by half of a name, but by no word that other names have, too", () => {
    expect(namesIn("A wide toe box", ["toe box", "heel"])).toEqual(["toe box"]);
    expect(namesIn("The left one", ["left eye", "right eye"])).toEqual(["left eye"]);
    expect(namesIn("Toes that lie flat", ["toe", "toe"])).toEqual(["toe", "toe"]);
    expect(namesIn("One eye on the bird", ["left eye", "right eye"])).toEqual([]);
  });
});

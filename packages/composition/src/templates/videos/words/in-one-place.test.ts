import { describe, expect, it } from "vitest";
import { inOnePlace, withoutNamed } from "./in-one-place.ts";

/** Words 300 ms apart, in a beat that ends with the last of them. */
function shown(line: string, title: string, isKept = false) {
  const heard = line.split(" ").map((text, i) => ({ text, startMs: i * 300, endMs: i * 300 + 250 }));
  const beat = { startMs: 0, endMs: heard.length * 300, text: title, phrase: "", isKept };
  const { text, textStartMs, words } = inOnePlace(heard, beat);
  return { title: text, atMs: textStartMs, captions: words.map((word) => word.text).join(" ") };
}

describe("a sentence of a spoken beat stands whole, in one place", () => {
  it("in captions, where there is no title", () => {
    expect(shown("Save this. It helps.", "")).toMatchObject({ title: "", captions: "Save this. It helps." });
  });

  it.each([
    ["the title says it", "Candles give headaches. Sound familiar?", "Candles give headaches", "Sound familiar?"],
    ["the title says all of it", "Not late. Your mails are.", "Not late. Your mails are", ""],
    ["a number leads in to it", "Four: beans in the fridge. They smell.", "Beans in the fridge", "They smell."],
    [
      "the title names who says it",
      "In the words of Ines: Still sweet when it is cold.",
      "“Still sweet when it is cold.” Ines",
      "",
    ],
  ])("in the title from the beginning, where %s", (_, line, title, captions) => {
    expect(shown(line, title)).toEqual({ title, atMs: 0, captions });
  });

  it("in the call to action, which has its price with a space that does not break", () => {
    const { captions } = shown("19\u00A0€. Enlace en el perfil.", "Cepillo Bigotes, 19\u00A0€", true);
    expect(captions).toBe("Enlace en el perfil.");
  });

  it("in the title from where it begins, where another one is said before it", () => {
    expect(shown("Send it the same day. An invoice in 90 seconds.", "An invoice in 90 seconds")).toEqual({
      title: "An invoice in 90 seconds",
      atMs: 1500,
      captions: "Send it the same day.",
    });
  });

  it("in a title that was only a part of it, from where it begins", () => {
    expect(shown("So look for a date. The blend is roasted every Tuesday.", "Roasted every Tuesday")).toEqual({
      title: "The blend is roasted every Tuesday",
      atMs: 1500,
      captions: "So look for a date.",
    });
  });

  it("in a title that is never before or after its beat, however short that is", () => {
    for (const title of ["Send it", "Send it to them"]) {
      const heard = ["Now.", "Send", "it", "to", "them."].map((text, i) => ({
        ...{ text, startMs: 900 + i * 100, endMs: 990 + i * 100 },
      }));
      const beat = { startMs: 950, endMs: 1400, text: title, phrase: "", isKept: false };
      expect(inOnePlace(heard, beat)).toMatchObject({ textStartMs: 950, textEndMs: 1400 });
    }
  });

  it("in captions, with the title emphasized in them, where it is too long for a title", () => {
    const line = "A bag that says nothing about the day on which it was roasted is usually old.";
    expect(shown(line, "Usually old")).toMatchObject({ title: "", captions: line });
  });

  it("in captions under a title that says something else", () => {
    expect(shown("It is usually the size.", "Mistake one")).toMatchObject({
      title: "Mistake one",
      captions: "It is usually the size.",
    });
  });

  it("in the opening words and the call to action as they are written, which captions never repeat", () => {
    expect(shown("How to brew black coffee without the guesswork.", "How to brew black coffee", true)).toMatchObject({
      title: "How to brew black coffee",
      captions: "",
    });
    expect(shown("Then give the blend a try. The link is in the bio.", "Try the blend", true)).toMatchObject({
      captions: "The link is in the bio.",
    });
  });
});

it("leaves the members of a list to the title that names them", () => {
  const said = "The blend, posted within 24 hours, €14."
    .split(" ")
    .map((text, at) => ({ text, startMs: at, endMs: at + 1 }));
  expect(withoutNamed(said, "The blend, €14").map(({ text }) => text)).toEqual(["posted", "within", "24", "hours,"]);
});

import { describe, expect, it } from "vitest";
import { unwritten } from "./unwritten.ts";

const spoken = (line: string) => line.split(" ").map((text, i) => ({ text, startMs: i * 300, endMs: i * 300 + 250 }));
const shown = (line: string, overlay: string | null, untilMs = 9000) =>
  unwritten(spoken(line), overlay, untilMs)
    .map(({ text }) => text)
    .join(" ");

describe("captions beside an overlay", () => {
  it.each([
    ["are silent where it says the same", "Candles that give headaches.", "Candles that give headaches", ""],
    ["are silent where it says two sentences", "Not late. Your mails are.", "Not late. Your mails are", ""],
    [
      "say the sentences it does not",
      "Candles give headaches. Sound familiar?",
      "Candles give headaches",
      "Sound familiar?",
    ],
    ["lose what it quotes", "Save this before the next one.", "Save this", "before the next one."],
    ["say everything without one", "Save this before the next one.", null, "Save this before the next one."],
  ])("%s", (_, line, overlay, captions) => {
    expect(shown(line, overlay)).toBe(captions);
  });

  it("say it again when it is gone, never from the middle of a phrase", () => {
    const line = "It comes in. You get paid on time without emails.";
    expect(shown(line, "Get paid on time", 1000)).toBe(line);
    expect(shown(line, "Get paid on time", 1300)).toBe("It comes in. You without emails.");
  });
});

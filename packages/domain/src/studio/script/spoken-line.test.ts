import { expect, it } from "vitest";
import { spokenLine } from "./spoken-line.ts";

it.each([
  ["Stop scrolling 🔥🔥", "Stop scrolling"],
  ["Wait 👩🏽‍🍳 for it ✨.", "Wait for it."],
  ["Made in 🇵🇹, step 1️⃣ first", "Made in, step first"],
  ["It works. #candle #slowliving", "It works."],
  ["The #1 reason and #slowliving people know it", "The #1 reason and slowliving people know it"],
  ["A *calm* evening", "A calm evening"],
  ["Kiln™ costs 5 € and 3 × 2 = 6 🙂", "Kiln™ costs 5 € and 3 × 2 = 6"],
  ["POV: you finally sleep", "You finally sleep"],
  ["My POV: it works", "My POV: it works"],
  ["🙂", ""],
  ["¿Te suena? Ja, 24/7.", "¿Te suena? Ja, 24/7."],
])("a voice says of “%s”: “%s”", (line, said) => expect(spokenLine(line)).toBe(said));

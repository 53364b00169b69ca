import type { Voice } from "../voice.ts";
import { englishLines } from "./english.ts";
import type { Lines } from "./lines.ts";
import { plainLines } from "./plain.ts";

export function linesFor(voice: Voice): Lines {
  switch (voice.language) {
    case "en":
      return englishLines(voice);
    default:
      return plainLines(voice);
  }
}

import type { BrandVoice } from "../voice.ts";
import { englishLines } from "./english.ts";
import { french } from "./french.ts";
import { linesFromTable } from "./from-table.ts";
import { german } from "./german.ts";
import type { Lines } from "./lines.ts";
import { plainLines } from "./plain.ts";
import { spanish } from "./spanish.ts";

/** All lines in the brief's language. */
export function linesFor(voice: BrandVoice): Lines {
  switch (voice.language) {
    case "en":
      return englishLines(voice);
    case "de":
      return linesFromTable(voice, german);
    case "fr":
      return linesFromTable(voice, french);
    case "es":
      return linesFromTable(voice, spanish);
    case "other":
      return plainLines(voice);
  }
}

import type { Brief } from "../brief/brief.ts";
import { claimedFigures } from "./claimed-figures.ts";

type Stated = Pick<Brief, "description" | "pain" | "pains" | "outcome" | "outcomes" | "price" | "proof">;

/** What a norm or a size is called by counts nothing: "EN 16931", "size 42". */
const NAMED = /\b\p{Lu}{2,}\s?\d[\d.]*|(?<!\p{L})(?:[Ss]ize|Größe|[Tt]alla|[Tt]aille|[Nn][ro°]\.?)\s\d+/gu;

/** Numbers that are written out, before what they count, in the languages that we write. */
const WRITTEN =
  /(?<!\p{L})(two|three|four|five|six|seven|eight|nine|ten|twelve|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|zwölf|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|doce|deux|trois|quatre|cinq|sept|huit|neuf|dix|douze)(?=[\s-]\p{L})/giu;

/**
 * The figures that a brief states, each once, at most one for each of its texts: what a look made of figures can tell.
 * A price counts as one.
 */
export function statedFigures({ description, pain, pains, outcome, outcomes, price, proof }: Stated): string[] {
  const claims = [...proof, ...pains, ...outcomes].filter(({ struck }) => !struck).map(({ claim }) => claim);
  const found = [price, ...claims, description, pain, outcome].flatMap((it) => {
    const text = it.replace(NAMED, "");
    return claimedFigures(text)[0]?.value ?? text.match(WRITTEN)?.[0].toLowerCase() ?? [];
  });
  return [...new Set(found)];
}

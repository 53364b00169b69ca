import type { Brief } from "../research/index.ts";

type Stated = Pick<Brief, "description" | "price" | "proof">;

/** Fewer are no list. Our own choice. */
const FIGURES = 3;
/** Words of a price that still reads as a figure: "From £95 per metre". */
const PRICE_WORDS = 4;

const WRITTEN = ["two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];
/** A norm or a size counts nothing, and a rating needs all of its words. */
const NO_FIGURE = /\b\p{Lu}{2,}\s?\d[\d.]*|\bsize\s\d+|\b[\d.]+ (?:out )?of \d+[^,.;]*|["“«„][^"”»“]*["”»“]/gu;
const COUNTED = new RegExp(
  String.raw`(?<![\p{L}\d.,$€£])(\d[\d.,]*|${WRITTEN.join("|")})(?:[\s-](?!(?:a|and|by|for|in|of|on|or|out|per|that|to)\b)(\p{L}+)|\s?%)`,
  "iu",
);
/** "Within a minute". */
const ONE = /\b(?:an?|one) (second|minute|hour|day)\b/iu;
/** What a thing weighs or holds moves nobody: it comes after the others. */
const OF_THE_THING = /\d\s?(?:g|kg|mg|ml|cl|l|cm|mm|oz|lb)$/iu;

/**
 * What a brief counts, as an opening line in English: "2 days. 10 years. From £95 per metre". One figure of each text, in digits and with its unit,
 * and the price last; "" with fewer than three.
 */
export function figuresLine({ description, price, proof }: Stated): string {
  const texts = [...proof.filter(({ struck }) => !struck).map(({ claim }) => claim), description];
  const found = [...new Set(texts.flatMap((it) => figureIn(it) ?? []))];
  const telling = found.toSorted((a, b) => Number(OF_THE_THING.test(a)) - Number(OF_THE_THING.test(b)));
  const cost = price.trim();
  const isShort = /\d/.test(cost) && cost.split(/\s+/).length <= PRICE_WORDS;
  const all = [...telling.slice(0, isShort ? FIGURES - 1 : FIGURES), ...(isShort ? [cost] : [])];
  return all.length < FIGURES ? "" : all.map((it) => it.charAt(0).toUpperCase() + it.slice(1)).join(". ");
}

/** "2 days" for "laid in two days", "10 years" for "ten-year guarantee", "1 minute" for "within a minute". */
function figureIn(text: string): string | null {
  const plain = text.replace(NO_FIGURE, "");
  const [whole = "", number = "", unit = ""] = COUNTED.exec(plain) ?? [];
  if (whole === "") return ONE.exec(plain)?.[1] ? `1 ${ONE.exec(plain)?.[1]}` : null;
  const written = WRITTEN.indexOf(number.toLowerCase());
  const digits = written === -1 ? number : String(written + 2);
  if (unit === "") return whole;
  return `${digits} ${whole.includes("-") && digits !== "1" ? `${unit}s` : unit}`;
}

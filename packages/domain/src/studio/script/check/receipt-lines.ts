import type { ScriptFacts } from "../facts.ts";
import { bareWords, wordCount } from "./word-count.ts";

type Named = Pick<ScriptFacts["brief"], "pain" | "pains">;

const linesOf = (body: string): string[] => body.split("\n").filter((it) => it.trim() !== "");

/** The items of a receipt that the brief complains of: between what one gets they read as a part of the product. */
export function complaintsIn(body: string, { pain, pains }: Named): string[] {
  const complained = [pain, ...pains].map(bareWords).filter((it) => it !== "");
  return linesOf(body).filter((line) => {
    const thing = bareWords(line.split(":")[0] ?? "");
    return wordCount(thing) > 1 && complained.some((it) => ` ${it} `.includes(` ${thing} `));
  });
}

/** The receipt without lines that count nothing, as "Server: in Frankfurt", where enough others are left. The sum stays. */
export function countedOnly(body: string): string {
  const lines = linesOf(body);
  const kept = lines.filter((it, at) => at === lines.length - 1 || COUNTED.test(it.split(":").slice(1).join(":")));
  return kept.length >= LEAST_LINES ? kept.join("\n") : body;
}

/** Source: the template's guide. */
const LEAST_LINES = 3;
const COUNTED = /\p{N}|(?<!\p{L})(?:zero|none|null|keine?|cero|ningun[oa]|zéro|aucune?)(?!\p{L})/iu;

/** The receipt with the price as its sum, where its last line has no figure. */
export function withSum(body: string, price: string | null): string {
  const lines = linesOf(body);
  const last = lines.at(-1);
  if (last === undefined || price === null || price === "" || /\d/.test(last)) return body;
  const [name = ""] = last.split(":");
  return [...lines.slice(0, -1), `${name.trim()}: ${price}`].join("\n");
}

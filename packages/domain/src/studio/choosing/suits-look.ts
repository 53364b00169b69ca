import type { AssetType } from "../../assets/index.ts";
import {
  promisedThings,
  promisesCause,
  promisesChange,
  promisesFacts,
  promisesMistakes,
  promisesTroubles,
  promisesTruth,
  promisesWay,
} from "../../promises/index.ts";
import type { Template } from "../catalogue/template.ts";
import { templateOf, templates } from "../catalogue/templates.ts";
import { planOfPictures } from "../pictures/picture-plan.ts";

/**
 * Whether a look can keep what a line promises: "4 mistakes …" needs a look that lists, and whose pictures are not all of
 * the product, since none of them shows a mistake. Source: docs/content.md#hooks.
 */
export function suitsLook(line: string, kind: AssetType, look: string): boolean {
  if (IN_WORDS.test(line)) return look === "chat-play";
  if (WORDLESS.test(line) && templateOf(kind, look).isSilent !== true) return false;
  if (SIDES.test(line) && !SIDED.has(look)) return false;
  if (promisedThings(line) === 0) return true;
  const { lists, name } = templateOf(kind, look);
  return lists === true && !(promisesTroubles(line) && planOfPictures(name).product === "all");
}

/** "Explain … in three words": somebody asks, and somebody answers. */
const IN_WORDS = /\b(?:in three words|in drei w[oö]rtern|en tres palabras|en trois mots)\b/iu;

/** "No talking. Just …": where nobody speaks. */
const WORDLESS = /^no talking\b/iu;

/** "Left: before … Right: after", "Spot the difference …": where two states are seen side by side or one after the other. */
const SIDES = /^left: |\bleft or right\b|^spot the difference\b|^same day, with and without\b/iu;
const SIDED: ReadonlySet<string> = new Set([
  "before-after",
  "before-after-split",
  "split-proof",
  "stopwatch",
  "panels",
]);

/**
 * Of some looks those that keep what a line promises best; all where none does. Two states of the same thing need a look that
 * tells of both: a teardown has nothing to say about the one before. Mistakes and causes are not ticked off. Facts are told in figures
 * or on a receipt, and figures give no reason and no way; remarks under photos have no room for a way or for what is believed and true.
 */
export function bestLooks(line: string, kind: AssetType, looks: readonly string[]): readonly string[] {
  const suited = looks.filter((look) => suitsLook(line, kind, look));
  const able = suited.length > 0 ? suited : looks;
  const telling = able.filter((look) => tells(line, templateOf(kind, look)));
  const factual = promisesFacts(line) ? telling.filter((look) => FACTUAL.has(look)) : [];
  return factual.length > 0 ? factual : telling.length > 0 ? telling : able;
}

/** Looks that are made of facts. */
const FACTUAL: ReadonlySet<string> = new Set(["big-number", "receipt"]);

/** "Do less and still …". */
const LESS = /^do less and\b/iu;

/** Whether a look has the form for what a line promises. */
function tells(line: string, { name, isOneState, isTicked, needs }: Template): boolean {
  const [isCause, isTruth] = [promisesCause(line), promisesTruth(line)];
  if (promisesChange(line) && isOneState) return false;
  if ((promisesMistakes(line) || isCause) && isTicked) return false;
  if (needs === "figures") return !isCause && !isTruth && !promisesWay(line) && !LESS.test(line);
  if (name === "photo-dump") return !isTruth && !isCause && !promisesWay(line) && !LESS.test(line);
  return !(needs === "picture" && (isCause || isTruth || LESS.test(line)));
}

/** Whether it suits one of these looks, if any are named. */
export const suitsLooks = (line: string, kind: AssetType, looks: readonly string[]): boolean =>
  looks.length === 0 || looks.some((look) => suitsLook(line, kind, look));

/** The names of the looks of a kind that list things. */
export const listingLooks = (kind: AssetType): string[] =>
  templates[kind].filter(({ lists }) => lists === true).map(({ name }) => name);

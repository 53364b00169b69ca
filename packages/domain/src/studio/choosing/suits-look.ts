import type { AssetType } from "../../assets/index.ts";
import { isGladJoke, promisesDetails, promisesFacts, promisesOf } from "../../promises/index.ts";
import { templates } from "../catalogue/templates.ts";
import { keptBy, saidToCamera, sentAsMessage, sorryOnly } from "./kept-promises.ts";

/** Whether a look keeps what a line promises, all of it. Source: docs/content.md#hooks; ADR 202. */
export const suitsLook = (line: string, look: string): boolean => brokenBy(line, look) === 0;

/** How much of what a line promises a look does not keep. */
function brokenBy(line: string, look: string): number {
  const kept = keptBy[look] ?? [];
  const isSorry = sorryOnly.includes(look) && isGladJoke(line);
  const isFaced = saidToCamera.includes(look) && POINT_OF_VIEW.test(line);
  // What comes of a first day is told on a later one: labels all stand at once.
  const isLater = CHOICES.includes(look) && FIRST_DAY.test(line);
  const isTyped = sentAsMessage.includes(look) && LABELED.test(line);
  return (
    promisesOf(line).filter((it) => !kept.includes(it)).length + Number(isSorry) + Number(isFaced || isTyped || isLater)
  );
}

const FIRST_DAY = /^\s*(?:day|tag|día|jour) 1(?!\d)/iu;
/** "POV: …" is what the viewer sees through their own eyes. */
const POINT_OF_VIEW = /^\s*POV\b/iu;
/** "Me: …", "Me when …", "Yo, vestido de negro, …": what stands over a picture of oneself, and nobody writes to a friend. */
const LABELED = /^\s*(?:POV\b|(?:me|ich|yo|moi)(?::|,| when\b))/iu;

/**
 * Of some looks those that keep most of what a line promises. Facts are told in figures or on a receipt, details are pointed at.
 */
export function bestLooks(line: string, looks: readonly string[]): readonly string[] {
  const least = Math.min(...looks.map((look) => brokenBy(line, look)));
  const able = looks.filter((look) => brokenBy(line, look) === least);
  const made = promisesFacts(line) ? FACTUAL : promisesDetails(line) ? POINTING : CHOOSES.test(line) ? CHOICES : [];
  const best = able.filter((look) => made.includes(look));
  return best.length > 0 ? best : able;
}

/** Looks that are made of facts. */
const FACTUAL: readonly string[] = ["big-number", "receipt"];
/** Looks that show part by part. */
const POINTING: readonly string[] = ["teardown", "photo-dump", "green-screen"];

/** Whose joke is a choice, in English, German, Spanish and French: two doors have names. */
const CHOOSES = /^\s*(?:me|ich|yo|moi)\b.*?(?:choosing|choose|wähle|eligiendo|elijo|choisis)(?!\p{L})/iu;
const CHOICES: readonly string[] = ["labels"];

/** Whether it suits one of these looks, or any of the kind if none are named. */
export const suitsLooks = (line: string, kind: AssetType, looks: readonly string[]): boolean =>
  (looks.length > 0 ? looks : templates[kind].map(({ name }) => name)).some((look) => suitsLook(line, look));

/** The looks of a kind that keep what a line promises. */
export const keepingLooks = (line: string, kind: AssetType): string[] =>
  templates[kind].map(({ name }) => name).filter((look) => suitsLook(line, look));

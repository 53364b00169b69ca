import type { AssetType } from "../../assets/index.ts";
import { promisedThings, promisesChange, promisesMistakes, promisesTroubles } from "../../promises/index.ts";
import { templateOf, templates } from "../catalogue/templates.ts";
import { planOfPictures } from "../pictures/picture-plan.ts";

/**
 * Whether a look can keep what a line promises: "4 mistakes …" needs a look that lists, and whose pictures are not all of
 * the product, since none of them shows a mistake. Source: docs/content.md#hooks.
 */
export function suitsLook(line: string, kind: AssetType, look: string): boolean {
  if (promisedThings(line) === 0) return true;
  const { lists, name } = templateOf(kind, look);
  return lists === true && !(promisesTroubles(line) && planOfPictures(name).product === "all");
}

/**
 * Of some looks those that keep what a line promises best; all where none does. Two states of the same thing need a look that
 * tells of both: a teardown has nothing to say about the one before. Mistakes are not ticked off.
 */
export function bestLooks(line: string, kind: AssetType, looks: readonly string[]): readonly string[] {
  const suited = looks.filter((look) => suitsLook(line, kind, look));
  const able = suited.length > 0 ? suited : looks;
  const [isChange, isMistakes] = [promisesChange(line), promisesMistakes(line)];
  const telling = able.filter((look) => {
    const { isOneState, isTicked } = templateOf(kind, look);
    return !(isChange && isOneState) && !(isMistakes && isTicked);
  });
  return telling.length > 0 ? telling : able;
}

/** Whether it suits one of these looks, if any are named. */
export const suitsLooks = (line: string, kind: AssetType, looks: readonly string[]): boolean =>
  looks.length === 0 || looks.some((look) => suitsLook(line, kind, look));

/** The names of the looks of a kind that list things. */
export const listingLooks = (kind: AssetType): string[] =>
  templates[kind].filter(({ lists }) => lists === true).map(({ name }) => name);

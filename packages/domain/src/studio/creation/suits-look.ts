import type { AssetType } from "../../assets/index.ts";
import { promisedThings } from "../../hook-library/index.ts";
import { templateOf, templates } from "../catalogue/templates.ts";

/** Whether a look can keep what a line promises: "4 mistakes …" needs a look that lists. Source: docs/content.md#hooks. */
export const suitsLook = (line: string, kind: AssetType, look: string): boolean =>
  promisedThings(line) === 0 || templateOf(kind, look).guide.lists === true;

/** Whether it suits one of these looks, if any are named. */
export const suitsLooks = (line: string, kind: AssetType, looks: readonly string[]): boolean =>
  looks.length === 0 || looks.some((look) => suitsLook(line, kind, look));

/** The labels of the looks of a kind that list things. */
export const listingLooks = (kind: AssetType): string[] =>
  templates[kind].filter(({ guide }) => guide.lists === true).map(({ label }) => label);

import {
  bestFirst,
  HOOK_MAX,
  type Hook,
  type HookFills,
  type HookOffer,
  type HookResults,
  hookFilling,
  hookLibrary,
  hookOffer,
  type OwnHook,
} from "@vignette/domain/hook-library";
import { utf16Units } from "@vignette/domain/kernel";
import type { Brief } from "@vignette/domain/research";
import { type CreationView, isSeenInLooks, type ProductPictureView, suitsLooks } from "@vignette/domain/studio";
import { detailsFirst } from "../../../shared/hooks/hook-needs.ts";

type Listed = Pick<Hook, "id" | "template" | "category" | "channel" | "formats" | "language" | "genuine"> & {
  origin?: OwnHook["origin"];
};
/** A hook of the library, filled for a product. */
export type HookChoice = HookOffer<Listed>;

/** The project's own hooks and stars, the values typed for the product, and what came of its posts. */
export type HooksOfProject = {
  hooks: readonly OwnHook[];
  starred: readonly string[];
  fills: HookFills;
  results?: HookResults | null;
};

/**
 * Hooks that can be used as they stand, how many more there are for looks that list things, how many are about what is on no
 * photo, and those that need a detail first.
 */
export type HookChoices = { fitting: HookChoice[]; unsuited: number; unseen: number; lacking: HookChoice[] };

/**
 * The library's hooks for a kind, filled for a product, that contain every word of the search, best first: starred ones,
 * then the project's own, then ours. Those in another language than the brief's are left out, and so are lines of ours
 * that only a person who lived it may say. `looks`: the chosen ones, none if any may follow. `pictures`: the product's.
 */
export function hookChoices(
  kind: CreationView["kind"],
  brief: Brief,
  projectHooks: HooksOfProject,
  search: string,
  looks: readonly string[] = [],
  pictures: readonly ProductPictureView[] = [],
): HookChoices {
  const filling = hookFilling(brief, projectHooks.fills);
  const wanted = search.toLowerCase().split(/\s+/).filter(Boolean);
  const own = new Set(projectHooks.hooks.map(({ id }) => id));
  const isTheirs = (id: string) => own.has(id) || projectHooks.starred.includes(id);
  const rank = ({ hook: { id } }: HookChoice) => (projectHooks.starred.includes(id) ? 0 : own.has(id) ? 1 : 2);
  const listed: Listed[] = [...projectHooks.hooks.filter(({ archivedAt }) => archivedAt === null), ...hookLibrary];
  const choices = bestFirst(listed, projectHooks.results ?? null)
    .filter(({ id, formats, genuine }) => formats.includes(kind) && (!genuine || isTheirs(id)))
    .map((hook) => hookOffer(hook, filling))
    .filter(({ line }) => utf16Units(line) <= HOOK_MAX)
    .filter(({ hook, line }) => wanted.every((word) => `${line} ${hook.category}`.toLowerCase().includes(word)))
    .toSorted((a, b) => rank(a) - rank(b));
  const offered = choices.filter(({ not }) => not === null);
  const suited = offered.filter(({ line }) => suitsLooks(line, kind, looks));
  const fitting = suited.filter(({ line }) => isSeenInLooks(line, kind, looks, pictures));
  return {
    fitting,
    unsuited: offered.length - suited.length,
    unseen: suited.length - fitting.length,
    lacking: choices.filter(({ not }) => not !== null && not.why !== "language").toSorted(detailsFirst),
  };
}

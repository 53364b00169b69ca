import {
  bestFirst,
  countWords,
  fillHook,
  type HookCategory,
  type HookFilling,
  type HookFormat,
  type HookOffer,
  type HookResults,
  type HookTone,
  type HookValues,
  hookLine,
  hookOffer,
  scoreHook,
} from "@vignette/domain/hook-library";
import { detailsFirst } from "../../shared/hooks/hook-needs.ts";
import type { LibraryHook } from "./library-hook.ts";

/** The filter and order of the hook library. */
export type HookFilter = {
  search: string;
  category: HookCategory | null;
  format: HookFormat | null;
  tone: HookTone | null;
  language: string | null;
  /** Largest number of words after the placeholders are filled. */
  mostWords: number | null;
  show: "all" | "starred" | "mine" | "archived";
  sort: "best" | "score";
};

/** The filter that shows all hooks. */
export const noFilter: HookFilter = {
  search: "",
  category: null,
  format: null,
  tone: null,
  language: null,
  mostWords: null,
  show: "all",
  sort: "best",
};

/** The hooks that pass every filter and contain every word of the search, filled or not, in the chosen order. */
export function matchingHooks(
  hooks: readonly LibraryHook[],
  filter: HookFilter,
  values: HookValues,
  results: HookResults | null,
): LibraryHook[] {
  const wanted = filter.search.toLowerCase().split(/\s+/).filter(Boolean);
  const found = hooks.filter((hook) => passes(hook, filter) && says(hook, wanted, filter.mostWords, values));
  if (filter.sort === "score") return found.toSorted((a, b) => pointsOf(b, values) - pointsOf(a, values));
  return bestFirst(found, results);
}

/** Hooks in groups: what fits the product as it stands, what needs a detail first, and what is in another language. */
export type HookGroups = Record<"fitting" | "lacking" | "foreign", HookOffer<LibraryHook>[]>;

/** The groups of some hooks, each in their order; all fit while no product is described. */
export function hookGroups(hooks: readonly LibraryHook[], filling: HookFilling | null): HookGroups {
  if (filling === null) {
    const offer = (hook: LibraryHook) => ({ hook, parts: fillHook(hook.template, {}), line: hook.template, not: null });
    return { fitting: hooks.map(offer), lacking: [], foreign: [] };
  }
  const offers = Object.groupBy(
    hooks.map((hook) => hookOffer(hook, filling)),
    ({ not }) => (not === null ? "fitting" : not.why === "language" ? "foreign" : "lacking"),
  );
  const lacking = offers.lacking ?? [];
  return { fitting: offers.fitting ?? [], lacking: lacking.toSorted(detailsFirst), foreign: offers.foreign ?? [] };
}

function passes(hook: LibraryHook, { category, format, tone, language, show }: HookFilter): boolean {
  if (hook.archived !== (show === "archived")) return false;
  if (show === "starred" && !hook.starred) return false;
  if (show === "mine" && hook.origin === "ours") return false;
  if (category !== null && hook.category !== category) return false;
  if (format !== null && !hook.formats.includes(format)) return false;
  if (tone !== null && hook.tone !== tone) return false;
  return language === null || hook.language === language;
}

function says(hook: LibraryHook, wanted: readonly string[], mostWords: number | null, values: HookValues): boolean {
  if (wanted.length === 0 && mostWords === null) return true;
  const line = hookLine(fillHook(hook.template, values));
  if (mostWords !== null && countWords(line) > mostWords) return false;
  const words = `${hook.template} ${line} ${hook.category}`.toLowerCase();
  return wanted.every((word) => words.includes(word));
}

const pointsOf = ({ template, channel }: LibraryHook, values: HookValues) =>
  scoreHook(fillHook(template, values), channel).points;

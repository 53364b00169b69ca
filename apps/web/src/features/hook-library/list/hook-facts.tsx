import { LEARNED_FROM } from "@vignette/domain/analytics";
import { type HookPart, type HookResults, hookLimits, resultFor, scoreHook } from "@vignette/domain/hook-library";
import { m } from "@vignette/messages";
import { timesText } from "../../../shared/formats.ts";
import { categoryLabels } from "../../../shared/hooks/category-labels.ts";
import { channelLabels, languageLabel } from "../hook-labels.ts";
import type { LibraryHook } from "../library-hook.ts";
import { scoreText } from "../score-text.ts";

type HookFactsProps = { hook: LibraryHook; parts: readonly HookPart[]; results: HookResults | null };

/** The category, score and other facts of a hook, and the results of posts that opened with it. */
export function HookFacts({ hook, parts, results }: HookFactsProps) {
  const { points, reasons } = scoreHook(parts, hook.channel);
  const facts = [
    categoryLabels[hook.category],
    m.hooks_up_to_words({ words: hookLimits[hook.channel] }),
    channelLabels[hook.channel],
    ...(hook.language === "en" ? [] : [languageLabel(hook.language)]),
    ...(hook.genuine ? [m.hooks_only_if_lived()] : []),
    ...(hook.origin === "ours" ? [] : [hook.origin === "made" ? m.hooks_made_for_you() : m.hooks_yours()]),
  ];
  return (
    <>
      <p className="tabular text-dense text-ink-3 lg:truncate">
        {facts.join(" · ")} · <span className="font-medium text-ink-2">{m.hooks_score({ points })}</span>
        <span className="sr-only whitespace-nowrap! max-lg:hidden lg:group-focus-within:not-sr-only lg:group-hover:not-sr-only">
          {": "}
          {scoreText(reasons)}
        </span>
      </p>
      {results && <ResultLine hook={hook} results={results} />}
    </>
  );
}

function ResultLine({ hook, results }: { hook: LibraryHook; results: HookResults }) {
  const result = resultFor(results, hook);
  if (!result) return null;
  if (!result.times) {
    return (
      <p className="tabular text-dense text-ink-3">{m.hooks_not_enough_data({ n: result.n, needed: LEARNED_FROM })}</p>
    );
  }
  const said = { times: timesText(result.times), n: result.n };
  const ofCategory = { ...said, category: categoryLabels[hook.category] };
  return (
    <p className="tabular text-dense font-medium text-ink-2">
      {result.of === "category" ? m.hooks_category_times_usual(ofCategory) : m.hooks_times_usual(said)}
      {result.isWinner && ` · ${m.hooks_better_beyond_chance()}`}
    </p>
  );
}

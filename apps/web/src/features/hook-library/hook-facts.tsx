import { LEARNED_FROM, timesText } from "@vignette/domain/analytics";
import { type HookPart, type HookResults, hookLimits, resultFor, scoreHook } from "@vignette/domain/hook-library";
import { categoryLabels } from "../../shared/hooks/category-labels.ts";
import { channelLabels, languageLabel } from "./hook-labels.ts";
import type { LibraryHook } from "./library-hook.ts";

type HookFactsProps = { hook: LibraryHook; parts: readonly HookPart[]; results: HookResults | null };

/** The category, score and other facts of a hook, and the results of posts that opened with it. */
export function HookFacts({ hook, parts, results }: HookFactsProps) {
  const { points, reasons } = scoreHook(parts, hook.channel);
  const facts = [
    categoryLabels[hook.category],
    `≤${hookLimits[hook.channel]} words`,
    channelLabels[hook.channel].toLowerCase(),
    ...(hook.language === "en" ? [] : [languageLabel(hook.language)]),
    ...(hook.genuine ? ["only if you lived it"] : []),
    ...(hook.origin === "ours" ? [] : [hook.origin === "made" ? "made for you" : "yours"]),
  ];
  return (
    <>
      <p className="tabular text-dense text-ink-3 lg:truncate">
        {facts.join(" · ")} · <span className="font-medium text-ink-2">score {points}</span>
        <span className="sr-only whitespace-nowrap! max-lg:hidden lg:group-focus-within:not-sr-only lg:group-hover:not-sr-only">
          {": "}
          {reasons.map(({ good, words }) => `${good ? "+" : "−"} ${words}`).join(", ")}
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
      <p className="tabular text-dense text-ink-3">
        not enough data ({result.n} of {LEARNED_FROM})
      </p>
    );
  }
  const of = result.of === "category" ? `${categoryLabels[hook.category]} hooks: ` : "";
  return (
    <p className="tabular text-dense font-medium text-ink-2">
      {of}
      {timesText(result.times)} your usual views · n={result.n}
      {result.isWinner && " · better beyond chance"}
    </p>
  );
}

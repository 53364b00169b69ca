import type { AssetType } from "../assets/index.ts";
import { fillHook } from "./fill.ts";
import type { Hook } from "./hook.ts";
import type { HookValues } from "./hook-part.ts";
import { scoreHook } from "./score.ts";

/**
 * The hooks that suit a product best for a kind of content, judged by their words: complete, highest score first, each
 * of another category as long as there are any. Lines that claim a personal experience are left to the user's own
 * choice.
 */
export function bestHooks(hooks: readonly Hook[], values: HookValues, kind: AssetType, count: number): Hook[] {
  const judged = hooks
    .filter(({ formats, genuine }) => formats.includes(kind) && !genuine)
    .map((hook) => ({ hook, parts: fillHook(hook.template, values) }))
    .filter(({ parts }) => parts.some(({ type }) => type === "filled") && parts.every(({ type }) => type !== "open"))
    .map(({ hook, parts }) => ({ hook, points: scoreHook(parts, hook.channel).points }))
    .toSorted((a, b) => b.points - a.points);
  const categories = new Set<string>();
  const best = judged.filter(({ hook }) => !categories.has(hook.category) && categories.add(hook.category));
  const rest = judged.filter((it) => !best.includes(it));
  return [...best, ...rest].slice(0, count).map(({ hook }) => hook);
}

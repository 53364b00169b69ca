import type { RecipeChoice, RunState } from "@vignette/domain/automation";
import { quoted } from "@vignette/domain/kernel";
import { numberText } from "../../../shared/formats.ts";
import { kindNames } from "../../../shared/words/content-kinds.ts";
import { nameOfLook } from "../../../shared/words/looks.ts";

/** What a run does at each step. A trial ends before the last one. */
export const stepNames = {
  choosing: "Choosing what to make",
  making: "Writing it and making its pictures",
  rendering: "Rendering it",
  planning: "Scheduling it",
} as const satisfies Partial<Record<RunState, string>>;

/** What a run was doing when it failed, as it follows "Failed". */
export const failedAt: Record<RunState, string> = {
  reading: "while reading the feed",
  choosing: "while choosing what to make",
  making: "while making it",
  rendering: "while rendering it",
  planning: "while scheduling it",
  done: "",
  failed: "",
  skipped: "",
};

/** `“How to sleep better” ` or what stands there until the writer has written it. */
export const hookText = ({ hook }: Pick<RecipeChoice, "hook">): string =>
  hook === "" ? "A new hook by the AI writer" : quoted(hook);

/** `Carousel · The list`. */
export const choiceText = ({ kind, look }: Pick<RecipeChoice, "kind" | "look">): string =>
  `${kindNames[kind]} · ${nameOfLook(kind, look)}`;

/** `12 AI credits`; a part of a credit counts as a whole one. */
export function creditsText(credits: number): string {
  const whole = Math.ceil(credits);
  return whole === 1 ? "1 AI credit" : `${numberText(whole)} AI credits`;
}

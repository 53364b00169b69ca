import type { RecipeChoice, RunState } from "@vignette/domain/automation";
import { m } from "@vignette/messages";
import { numberText } from "../../../shared/formats.ts";
import { kindNames } from "../../../shared/words/content-kinds.ts";
import { nameOfLook } from "../../../shared/words/looks.ts";

/** What a run does at each step. A trial ends before the last one. */
export const stepNames = {
  choosing: m.automation_step_choosing(),
  making: m.automation_step_making(),
  rendering: m.automation_step_rendering(),
  planning: m.automation_step_planning(),
} as const satisfies Partial<Record<RunState, string>>;

/** What a run was doing when it failed. */
export const failedAt: Record<RunState, string> = {
  reading: m.automation_failed_reading(),
  choosing: m.automation_failed_choosing(),
  making: m.automation_failed_making(),
  rendering: m.automation_failed_rendering(),
  planning: m.automation_failed_planning(),
  done: "",
  failed: "",
  skipped: "",
};

/** `“How to sleep better” ` or what stands there until the writer has written it. */
export const hookText = ({ hook }: Pick<RecipeChoice, "hook">): string =>
  hook === "" ? m.automation_a_new_hook() : m.app_quoted({ text: hook });

/** `Carousel · The list`. */
export const choiceText = ({ kind, look }: Pick<RecipeChoice, "kind" | "look">): string =>
  `${kindNames[kind]} · ${nameOfLook(kind, look)}`;

/** `12 AI credits`; a part of a credit counts as a whole one. */
export function creditsText(credits: number): string {
  const whole = Math.ceil(credits);
  return m.automation_ai_credits({ count: whole, number: numberText(whole) });
}

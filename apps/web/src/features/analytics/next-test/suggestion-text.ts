import type { NextTest, Suggestion, TestReason } from "@vignette/domain/analytics";
import type { HookCategory } from "@vignette/domain/hook-library";
import { m } from "@vignette/messages";
import { paths } from "../../../paths.ts";
import { hourText, timesText } from "../../../shared/formats.ts";
import { categoryLabels } from "../../../shared/hooks/category-labels.ts";
import { kindNames } from "../../../shared/words/content-kinds.ts";
import { nameOfLook } from "../../../shared/words/looks.ts";
import { hoursText } from "../learned/group-name.ts";

/** `Carousel · The list · post around 6 PM`. */
export const testText = ({ kind, look, hour }: NextTest): string =>
  m.analyze_suggestion({ kind: kindNames[kind], look: nameOfLook(kind, look), hour: hourText(hour) });

/** Why it is suggested, a sentence for each of category, look and hour. */
export const reasonTexts = ({ kind, look, reasons }: NextTest): string[] =>
  reasons.map((reason) => reasonText(reason, nameOf(reason, nameOfLook(kind, look))));

/** Below this, a range is not yet better than usual; above it not yet worse. */
const USUAL = 1;

/** A reason in one sentence. `name` is what the thing is called: "Question hooks", "The look Split". */
export function reasonText({ n: count, times }: Pick<TestReason, "n" | "times">, name: string): string {
  if (count === 0) return m.analyze_reason_not_tried({ name });
  if (!times) return m.analyze_reason_too_few({ name, count });
  const facts = { name, times: timesText(times), count };
  if (times.low > USUAL) return m.analyze_reason_better(facts);
  return times.high < USUAL ? m.analyze_reason_worse(facts) : m.analyze_reason_open(facts);
}

/** Content Creation, filled in with a suggestion. */
export const makeAddress = ({ test: { kind, look }, opening }: Suggestion): string =>
  paths.createWith({ kind, look, ...(opening && { hook: opening.template, hookId: opening.hookId }) });

/** What a reason is about, as it begins its sentence. */
function nameOf({ dimension, value }: TestReason, look: string): string {
  if (dimension === "category")
    return m.analyze_hooks_of_type({ category: isCategory(value) ? categoryLabels[value] : value });
  if (dimension === "look") return m.analyze_the_look({ look });
  return m.analyze_posts_from({ hours: hoursText(value) });
}

const isCategory = (value: string): value is HookCategory => value in categoryLabels;

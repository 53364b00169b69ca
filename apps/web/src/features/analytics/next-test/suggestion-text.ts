import { type NextTest, type TestReason, testReasonText } from "@vignette/domain/analytics";
import type { HookCategory } from "@vignette/domain/hook-library";
import { paths } from "../../../paths.ts";
import { hourText } from "../../../shared/formats.ts";
import { categoryLabels } from "../../../shared/hooks/category-labels.ts";
import { kindNames } from "../../../shared/words/content-kinds.ts";
import { nameOfLook } from "../../../shared/words/looks.ts";
import { hoursText } from "../learned/group-name.ts";
import type { Suggestion } from "./use-next-tests.ts";

/** `Carousel · The list · post around 6 PM`. */
export const testText = ({ kind, look, hour }: NextTest): string =>
  `${kindNames[kind]} · ${nameOfLook(kind, look)} · post around ${hourText(hour)}`;

/** Why it is suggested, a sentence for each of category, look and hour. */
export const reasonTexts = ({ kind, look, reasons }: NextTest): string[] =>
  reasons.map((reason) => testReasonText(reason, nameOf(reason, nameOfLook(kind, look))));

/** Content Creation, filled in with a suggestion. */
export const makeAddress = ({ test: { kind, look }, opening }: Suggestion): string =>
  paths.createWith({ kind, look, ...(opening && { hook: opening.hook.template, hookId: opening.hook.id }) });

/** What a reason is about, as it begins its sentence. */
function nameOf({ dimension, value }: TestReason, look: string): string {
  if (dimension === "category") return `${isCategory(value) ? categoryLabels[value] : value} hooks`;
  if (dimension === "look") return `The look ${look}`;
  return `Posts from ${hoursText(value)}`;
}

const isCategory = (value: string): value is HookCategory => value in categoryLabels;

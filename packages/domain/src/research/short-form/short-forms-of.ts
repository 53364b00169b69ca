import type { Brief } from "../brief/brief.ts";
import type { ShortForm } from "../brief/short-form.ts";
import { derivedForm, type ShortOf } from "./derived-form.ts";

/** The field of the brief that holds the short form of another. */
export const shortFields = {
  audience: "shortAudience",
  pain: "shortPain",
  outcome: "shortOutcome",
} as const satisfies Record<ShortOf, keyof Brief>;

/**
 * The short forms of a brief: the stored ones, else those that an English brief's own words give; null where neither
 * says anything. Takes the usable part of a brief.
 */
export function shortFormsOf(brief: Brief): Record<ShortOf, ShortForm | null> {
  const formOf = (of: ShortOf) => brief[shortFields[of]] ?? (isEnglish(brief) ? derivedForm(of, brief[of]) : null);
  return { audience: formOf("audience"), pain: formOf("pain"), outcome: formOf("outcome") };
}

/** Whether copy for a brief is written in English. */
export const isEnglish = ({ language }: Pick<Brief, "language">): boolean => language.startsWith("en");

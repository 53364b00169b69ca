import * as refusals from "@vignette/messages/areas/refusals";
import { failureSentences } from "./failures.ts";
import { firstOfMonth } from "./first-of-month.ts";
import type { Locale } from "./locale.ts";

type Values = Readonly<Record<string, string | number>>;
type Sentence = (values: Values, options: { locale: Locale }) => string;

const ofFailures = failureSentences as unknown as Readonly<Record<string, Sentence>>;
const ofRefusals = refusals as unknown as Readonly<Record<string, Sentence>>;

/**
 * A refusal, or why something failed, in the language of its reader. `message`: the sentence in English as it is stored, which
 * stands where it has no code. It loads every refusal in every language, so only the Worker asks. Source: ADR 148.
 */
export function refusalWords(
  { message, says }: { message: string; says?: { code: string; values: Values } | null | undefined },
  locale: Locale,
): string {
  if (!says) return message;
  const sentence = ofFailures[says.code] ?? ofRefusals[`refusals_${says.code.replaceAll(/[.-]/g, "_")}`];
  return sentence?.({ ...says.values, ...dateOf(says.values, locale) }, { locale }) ?? message;
}

/** When an allowance comes back, at the end of a sentence, which has a period of its own. Days of usage begin at midnight UTC. */
const dateOf = ({ resetsAt }: Values, locale: Locale): Values =>
  typeof resetsAt === "number"
    ? { date: firstOfMonth(new Intl.DateTimeFormat(locale, DAY).format(resetsAt), locale).replace(/\.$/, "") }
    : {};
const DAY = { day: "numeric", month: "short", timeZone: "UTC" } as const;

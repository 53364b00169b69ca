import { type RefusalValues, type Says, type StoredSaying, withSizes } from "@vignette/domain/kernel";
import { getLocale } from "@vignette/messages";
import { decimalText, locale } from "../formats.ts";

type Sentences = Readonly<Record<string, (values: never) => string>>;

/** A refusal as the Worker answers with it, or as a rule of the domain throws it: its English sentence is `message`. */
export type Said = {
  code: string;
  message: string;
  values?: RefusalValues | null | undefined;
  /** The codes of values that are sentences themselves. */
  parts?: Says["parts"];
};

let loaded: Sentences | null = null;

/**
 * Loads the sentences of all refusals in the page's language, once. An English page needs none, since refusals come with
 * their English sentences.
 */
export async function loadRefusals(): Promise<void> {
  if (getLocale() === "en" || loaded !== null) return;
  const [{ sentences }, { receiptSentences }] = await Promise.all([
    import("./sentences.ts"),
    import("./receipt-sentences.ts"),
  ]);
  loaded = { ...sentences, ...receiptSentences };
}

/** A refusal in the page's language; in English where it has no other sentence, or before they are loaded. ADR 148. */
export const worded = ({ code, message, values, parts }: Said): string =>
  (loaded && sentenceOf(loaded, code, { ...values, ...wordedParts(values ?? {}, parts) })) ?? message;

const wordedParts = (values: RefusalValues, parts: Says["parts"] = {}): RefusalValues =>
  Object.fromEntries(
    Object.entries(parts).map(([name, part]) => [name, worded({ ...part, message: String(values[name] ?? "") })]),
  );

/** What a check found, or why something failed, in the page's language as far as it has words for it. */
export const wordedFinding = ({ message, says }: StoredSaying): string =>
  says ? worded({ ...says, message }) : message;

/** Why a target failed, from "Nothing was posted." on, in the page's language as far as it has words for it. ADR 154. */
export function wordedFailure({ message, says }: StoredSaying): string {
  const why = loaded && says ? sentenceOf(loaded, says.code, says.values) : null;
  return why === null ? message : worded({ code: "failure.nothing-posted", message, values: { why } });
}

/** What is missing, and what changed meanwhile, is said alike of everything. */
function sentenceOf(sentences: Sentences, code: string, values: RefusalValues): string | null {
  const general = /\.(missing|changed)$/.exec(code)?.[1];
  const sentence = sentences[code] ?? (general === undefined ? undefined : sentences[general]);
  return sentence?.(Object.fromEntries(Object.entries(withSizes(values, locale)).map(written)) as never) ?? null;
}

/** A fraction as the page's language writes it; whole numbers stay numbers, by which a sentence chooses its plural. */
const written = ([name, value]: [string, string | number]): [string, string | number] => [
  name,
  typeof value === "number" && !Number.isInteger(value) ? decimalText(value) : value,
];

/** What a route of the Worker says that refused, in the page's language; null if it says nothing. */
export function wordedAnswer(answer: unknown): string | null {
  if (typeof answer !== "object" || answer === null || !("error" in answer)) return null;
  const { error, code, values } = answer as { error: unknown; code?: unknown; values?: RefusalValues };
  if (typeof error !== "string") return null;
  return typeof code === "string" ? worded({ code, message: error, values }) : error;
}

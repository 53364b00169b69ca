import { m } from "@vignette/messages";
import { refusalSentence } from "./refusal-sentence.ts";

/** An error from the Worker: the message for the user, and the code if it is a refusal. */
export class ReviewRefused extends Error {
  override readonly name = "Refused";
  readonly code: string | null;

  constructor(message: string, code: string | null) {
    super(message);
    this.code = code;
  }
}

type Problem = { message: string; data?: { refusal?: string | null; httpStatus?: number; requestId?: string | null } };
type Answer<T> = { result?: { data: T }; error?: Problem };

/** Calls one of the procedures that a link's token opens. Throws Refused with words for people. */
export async function reviewCall<T>(verb: "open" | "decide" | "comment", input: object): Promise<T> {
  const init = { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(input) };
  const response = await fetch(`/api/trpc/approval.${verb}`, init).catch(() => null);
  const answer = (await response?.json().catch(() => null)) as Answer<T> | null | undefined;
  if (answer?.result) return answer.result.data;
  if (answer?.error) throw new ReviewRefused(sentenceOf(answer.error), answer.error.data?.refusal ?? null);
  throw new ReviewRefused(m.review_unreachable(), null);
}

/** The message of an unexpected error contains the reference that finds it in the logs. */
function sentenceOf({ message, data }: Problem): string {
  if (data?.refusal) return refusalSentence(data.refusal, message);
  const isOurs = (data?.httpStatus ?? 0) >= 500;
  if (!isOurs) return message;
  return data?.requestId
    ? `${m.review_unexpected()} ${m.review_reference({ id: data.requestId })}`
    : m.review_unexpected();
}

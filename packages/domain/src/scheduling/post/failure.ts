import { Refusal, type Saying } from "../../kernel/index.ts";
import type { TargetFailure } from "./post.ts";

/**
 * A failure of which nothing is visible, as its first sentence states. `why` keeps its code and values, by which a page
 * or a mail says it in another language. Source: docs/experience.md#first-sentence; ADR 154.
 */
export function nothingPosted(code: string, why: Saying, retryable: boolean): TargetFailure {
  return { code, message: `${NOTHING_POSTED} ${why.message}`, retryable, says: why.says };
}

const NOTHING_POSTED = "Nothing was posted.";

/** The refusal of a question to a platform that failed as a post would: nothing was to be posted, so only the reason stays. */
export function refusalOfFailure({ code, message, says }: TargetFailure): Refusal {
  const why = message.startsWith(NOTHING_POSTED) ? message.slice(NOTHING_POSTED.length).trim() : message;
  return new Refusal("unavailable", says?.code ?? `failure.${code}`, why).with(says?.values ?? {});
}

/**
 * What the user can do about a failure: send the same again, wait a day, change words or choices, export other files,
 * renew the connection, look into the platform's own app, request approval, or contact support.
 */
export type FailureFix = "again" | "wait" | "change" | "export" | "reconnect" | "look" | "approve" | "support";

/**
 * Why a platform refused, as a text that says what to do, and the way to do it. `again`: the same may work in a minute.
 */
export type FailureCause = { why: Saying; fix: FailureFix; again?: true };

/** The code of a target that was stopped because its files are not the approved ones. */
export const CHANGED_AFTER_APPROVAL = "changed-after-approval";

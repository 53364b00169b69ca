import type { Instant } from "../kernel/index.ts";
import { scrubbed, scrubbedFacts } from "./scrub.ts";

/** An unexpected error, ready to leave the product: without tokens, keys and email addresses. */
export type ErrorReport = {
  /** 32 hexadecimal digits. */
  id: string;
  at: Instant;
  /** `error` for what failed, `warning` for an alarm that is not yet a failure. */
  level: "error" | "warning";
  /** The class of the error, such as `TypeError`. */
  type: string;
  message: string;
  /** As V8 writes it; empty if there is none. */
  stack: string;
  /** What was at work, such as `GET /api/trpc/projects.list`; null if nothing is known. */
  work: string | null;
  /** The reference that the client was shown; null if there was no request. */
  requestId: string | null;
  facts: Readonly<Record<string, unknown>>;
};

type Circumstances = Pick<ErrorReport, "id" | "at" | "work" | "requestId"> &
  Partial<Pick<ErrorReport, "level" | "facts">>;

/** Describes anything that was thrown. */
export function errorReport(error: unknown, { level = "error", facts = {}, ...rest }: Circumstances): ErrorReport {
  const known = error instanceof Error ? error : new Error(String(error));
  return {
    ...rest,
    level,
    type: known.name,
    message: scrubbed(known.message),
    stack: scrubbed(known.stack ?? ""),
    facts: scrubbedFacts(facts),
  };
}

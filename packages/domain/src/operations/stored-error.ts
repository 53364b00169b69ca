import * as z from "zod/mini";
import { cutToUtf16Units, days, Instant, later } from "../kernel/index.ts";
import type { ErrorReport } from "./error-report.ts";

/** How long errors are kept, in milliseconds. Our own choice. */
const KEPT_FOR = days(30);
/** Characters of a message and of a stack that are kept. */
const MESSAGE_MAX = 500;
const STACK_MAX = 4000;

/** The same error, however often it occurred. Collection `error_reports`, keyed by `fingerprint`. */
export const StoredError = z.object({
  type: z.string(),
  /** Without secrets: see `scrubbed`. */
  message: z.string(),
  stack: z.string(),
  work: z.nullable(z.string()),
  count: z.number(),
  firstAt: Instant,
  lastAt: Instant,
  /** The reference of the latest request that failed; null outside of requests. */
  requestId: z.nullable(z.string()),
  expiresAt: Instant,
});
export type StoredError = z.infer<typeof StoredError>;

/** Which error a request met. Collection `error_requests`, keyed by the request's reference. */
export const ErrorRequest = z.object({ fingerprint: z.string(), at: Instant, expiresAt: Instant });
export type ErrorRequest = z.infer<typeof ErrorRequest>;

/** The first occurrence of an error. */
export function storedError({ type, message, stack, work, requestId, at }: ErrorReport): StoredError {
  return {
    ...{ type, work, requestId, count: 1, firstAt: at, lastAt: at, expiresAt: later(at, KEPT_FOR) },
    message: cutToUtf16Units(message, MESSAGE_MAX),
    stack: cutToUtf16Units(stack, STACK_MAX),
  };
}

/** What is equal in all occurrences of an error: ids and numbers in its message differ each time. */
export function errorIdentity({ type, message, work }: Pick<ErrorReport, "type" | "message" | "work">): string {
  return [type, work ?? "", message.replaceAll(/[0-9a-f-]{8,}|\d+/gi, "#")].join("\n");
}

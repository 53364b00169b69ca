import { instant } from "@vignette/domain/kernel";
import { errorReport } from "@vignette/domain/operations";
import { logLine } from "./log-line.ts";
import { deliverReport, logScope } from "./log-scope.ts";

/**
 * The one function that every unexpected error of requests, cron, Workflows, Durable Objects and the renderer passes:
 * it writes a log line and delivers a report. `facts` help to find the cause. Never throws. Source: ADR 53.
 */
export function reportUnexpected(error: unknown, facts: Readonly<Record<string, unknown>> = {}): void {
  logLine("error", "An unexpected error.", { ...facts, error });
  const { requestId = null, work = null } = logScope() ?? {};
  const id = crypto.randomUUID().replaceAll("-", "");
  deliverReport(errorReport(error, { id, at: instant(Date.now()), requestId, work, facts }));
}

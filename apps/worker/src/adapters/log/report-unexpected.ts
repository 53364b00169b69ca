import { type Alarm, type ErrorReport, errorReport } from "@vignette/domain/operations";
import { clock } from "../clock.ts";
import { logLine } from "./log-line.ts";
import { currentScope, logScope } from "./log-scope.ts";

type Facts = Readonly<Record<string, unknown>>;

/**
 * Handles every unexpected error of requests, cron, Workflows, Durable Objects and the renderer: writes a log line and
 * delivers a report. `facts` help to find the cause. Never throws. Source: ADR 53.
 */
export function reportUnexpected(error: unknown, facts: Facts = {}): void {
  logLine("error", "An unexpected error.", { ...facts, error });
  currentScope()?.deliver(reportOf(error, facts));
}

/** Raises an alarm the same way. The runbook has a section of its name. */
export function raiseAlarm({ name, sentence }: Alarm): void {
  logLine("error", "An alarm.", { alarm: name, sentence });
  const facts = { alarm: name, runbook: `docs/runbook.md#${name}` };
  currentScope()?.deliver({ ...reportOf(sentence, facts), type: `Alarm: ${name}`, stack: "" });
}

function reportOf(error: unknown, facts: Facts): ErrorReport {
  const { requestId = null, work = null } = logScope() ?? {};
  const id = crypto.randomUUID().replaceAll("-", "");
  return errorReport(error, { id, at: clock(), requestId, work, facts });
}

import { AsyncLocalStorage } from "node:async_hooks";
import type { ErrorReport, MetricEvent } from "@vignette/domain/operations";

/** Identifies one request, cron run, Workflow or Durable Object call in every log line and report. */
export type LogScope = {
  /** The id by which all lines of one piece of work are found; a client sees it as its reference. */
  requestId: string;
  /** The name of the work, e.g. `GET /api/trpc/projects.list`, `minute`, `publish-post`. */
  work: string;
};

type Scope = LogScope & {
  /** Takes reports of unexpected errors, to send them after the response. */
  deliver: (report: ErrorReport) => void;
  /** Takes what is measured. */
  measure: (event: MetricEvent) => void;
};

const scopes = new AsyncLocalStorage<Scope>();

/** Runs work whose log lines and error reports carry this scope, however deep the call. Source: ADR 53. */
export const inLogScope = <T>(scope: Scope, work: () => T): T => scopes.run(scope, work);

/** The current scope, if there is one. */
export function logScope(): LogScope | undefined {
  const scope = scopes.getStore();
  return scope && { requestId: scope.requestId, work: scope.work };
}

/** The current scope with its functions for error reports and metrics. */
export const currentScope = (): Scope | undefined => scopes.getStore();

import { AsyncLocalStorage } from "node:async_hooks";
import type { ErrorReport, MetricEvent } from "@vignette/domain/operations";

/** What one request, cron run, Workflow or Durable Object call is known by, in every line and report it writes. */
export type LogScope = {
  /** The id by which all lines of one piece of work are found; a client sees it as its reference. */
  requestId: string;
  /** What is at work, e.g. `GET /api/trpc/projects.list`, `minute`, `publish-post`. */
  work: string;
};

type Scope = LogScope & {
  /** Takes reports of unexpected errors, to send them after the response. */
  deliver: (report: ErrorReport) => void;
  /** Takes what is measured. */
  measure: (event: MetricEvent) => void;
};

const scopes = new AsyncLocalStorage<Scope>();

/** Runs work whose log lines and error reports carry this scope, however deep they are written. Source: ADR 53. */
export const inLogScope = <T>(scope: Scope, work: () => T): T => scopes.run(scope, work);

/** The scope of the work at hand, if it has one. */
export function logScope(): LogScope | undefined {
  const scope = scopes.getStore();
  return scope && { requestId: scope.requestId, work: scope.work };
}

/** The scope with its outlets for error reports and metrics. */
export const currentScope = (): Scope | undefined => scopes.getStore();

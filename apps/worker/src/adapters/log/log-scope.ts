import { AsyncLocalStorage } from "node:async_hooks";

/** What every line of one request, cron run, Workflow or Durable Object call carries. */
export type LogScope = {
  /** The id by which all lines of one piece of work are found; a client sees it as its reference. */
  requestId: string;
  /** What is at work, e.g. `GET /api/trpc/projects.list`, `minute`, `publish-post`. */
  work: string;
};

const scopes = new AsyncLocalStorage<LogScope>();

/** Runs work whose log lines and error reports carry this scope, however deep they are written. Source: ADR 53. */
export const inLogScope = <T>(scope: LogScope, work: () => T): T => scopes.run(scope, work);

/** The scope of the work at hand, if it has one. */
export const logScope = (): LogScope | undefined => scopes.getStore();

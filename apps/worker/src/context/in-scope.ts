import { APP_VERSION } from "@vignette/domain/kernel";
import type { ErrorReport } from "@vignette/domain/operations";
import { sentryErrors } from "../adapters/errors/sentry-errors.ts";
import { inLogScope, type LogScope } from "../adapters/log/log-scope.ts";
import { reportUnexpected } from "../adapters/log/report-unexpected.ts";
import { outboundFetch } from "../adapters/outbound-fetch.ts";
import type { Env } from "./env.ts";
import { publicOrigin } from "./public-origin.ts";

type Host = { env: Env; background: (work: Promise<unknown>) => void };

/** Runs work in its log scope and delivers its error reports in the background. Source: ADR 53. */
export const inScope = <T>({ env, background }: Host, scope: LogScope, work: () => T): T =>
  inLogScope({ ...scope, deliver: (report) => background(deliver(env, report)) }, work);

/** The same for work without a caller who would report its error: reports it and throws it on. */
export async function inReportedScope<T>(host: Host, scope: LogScope, work: () => Promise<T>): Promise<T> {
  return await inScope(host, scope, async () => {
    try {
      return await work();
    } catch (error) {
      reportUnexpected(error);
      throw error;
    }
  });
}

/** Where reports of unexpected errors go. Never throws. */
async function deliver(env: Env, report: ErrorReport): Promise<void> {
  const send = sentryErrors({
    dsn: env.SENTRY_DSN,
    fetch: outboundFetch((input, init) => globalThis.fetch(input, init)),
    release: APP_VERSION,
    environment: new URL(publicOrigin(env)).hostname,
  });
  await send(report);
}

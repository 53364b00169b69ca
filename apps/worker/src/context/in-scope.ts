import { APP_VERSION } from "@vignette/domain/kernel";
import { type Counters, dataPointOf, type ErrorReport, type MetricEvent } from "@vignette/domain/operations";
import { clock } from "../adapters/clock.ts";
import { sentryErrors } from "../adapters/errors/sentry-errors.ts";
import { logLine } from "../adapters/log/log-line.ts";
import { inLogScope, type LogScope } from "../adapters/log/log-scope.ts";
import { reportUnexpected } from "../adapters/log/report-unexpected.ts";
import { outboundFetch } from "../adapters/outbound-fetch.ts";
import { counterStore } from "../records/stores/counter-store.ts";
import { storeError } from "../records/stores/error-store.ts";
import { documentsOf } from "./build-context.ts";
import type { Env } from "./env.ts";
import { publicOrigin } from "./public-origin.ts";

type Host = { env: Env; background: (work: Promise<unknown>) => void };

/** Runs work in its log scope; delivers its error reports and counts in the background. Source: ADR 53. */
export const inScope = <T>(host: Host, scope: LogScope, work: () => T): T =>
  inLogScope({ ...scope, deliver: (report) => deliver(host, report), measure: (event) => record(host, event) }, work);

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

/** Sends a report, and counts it for the alarm unless it is an alarm itself. */
function deliver({ env, background }: Host, report: ErrorReport): void {
  const send = sentryErrors({
    dsn: env.SENTRY_DSN,
    fetch: outboundFetch((input, init) => globalThis.fetch(input, init)),
    release: APP_VERSION,
    environment: new URL(publicOrigin(env)).hostname,
  });
  background(send(report));
  background(storeError(documentsOf(env), report).catch(notStored));
  if (!report.type.startsWith("Alarm")) count({ env, background }, { errors: 1 });
}

/** Most likely the database failed; the error is in the log. */
const notStored = (error: unknown) => logLine("warn", "An error was not stored.", { error });

function record({ env, background }: Host, event: MetricEvent): void {
  env.METRICS?.writeDataPoint(dataPointOf(event));
  if (event.type === "generation" && event.micros > 0) count({ env, background }, { spentMicros: event.micros });
}

/** Counts to add after the current write, so that a flood of errors does not become a flood of writes. */
let waiting: { counts: Counters; since: number } | null = null;
/** How long to wait for a write, in ms. Our own choice. */
const GIVEN_UP = 10_000;

function count({ env, background }: Host, more: Partial<Counters>): void {
  if (waiting && clock() - waiting.since < GIVEN_UP) {
    waiting.counts.errors += more.errors ?? 0;
    waiting.counts.spentMicros += more.spentMicros ?? 0;
    return;
  }
  const mine = { counts: { errors: 0, spentMicros: 0 }, since: clock() };
  waiting = mine;
  const counters = counterStore(documentsOf(env));
  const write = async () => {
    for (let next: Partial<Counters> = more; next.errors || next.spentMicros; ) {
      await counters.add(next, Math.random());
      next = mine.counts;
      mine.counts = { errors: 0, spentMicros: 0 };
    }
  };
  const lost = (error: unknown) => logLine("warn", "A count was lost.", { error });
  background(
    write()
      .catch(lost)
      .finally(() => {
        if (waiting === mine) waiting = null;
      }),
  );
}

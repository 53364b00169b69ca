import { seconds } from "@vignette/domain/kernel";
import { logLine } from "../log/log-line.ts";
import type { ErrorPort } from "./error-port.ts";
import { sentryEnvelope, sentryTarget } from "./sentry-envelope.ts";

/** How long a delivery may take, in ms. Our own choice: it runs after the response. */
const PATIENCE = seconds(5);
/** How long nothing is sent after a 429 without `Retry-After`, in ms. Source: docs/platforms/sentry.md#answers. */
const PAUSE = seconds(60);

type Options = {
  /** Without it nothing is sent. */
  dsn: string | undefined;
  fetch: typeof globalThis.fetch;
  release: string;
  environment: string;
};

/** While Sentry asks for a pause, this isolate sends nothing: milliseconds since the epoch. */
let pausedUntil = 0;

/** Sends error reports to Sentry, or to anything else that takes its envelopes. Source: docs/platforms/sentry.md. */
export function sentryErrors({ dsn, fetch, ...deployment }: Options): ErrorPort {
  if (!dsn) return async () => undefined;
  return async (report) => {
    if (report.at < pausedUntil) return;
    try {
      const { url, publicKey } = sentryTarget(dsn);
      const response = await fetch(url, {
        method: "POST",
        headers: {
          "content-type": "application/x-sentry-envelope",
          "x-sentry-auth": `Sentry sentry_version=7, sentry_client=vignette/${deployment.release}, sentry_key=${publicKey}`,
        },
        body: sentryEnvelope(report, deployment),
        signal: AbortSignal.timeout(PATIENCE),
      });
      await response.body?.cancel();
      if (response.status === 429) pausedUntil = report.at + pauseOf(response);
      if (!response.ok) logLine("warn", "An error report was refused.", { status: response.status });
    } catch (error) {
      logLine("warn", "An error report was not delivered.", { error });
    }
  };
}

function pauseOf(response: Response): number {
  const after = Number(response.headers.get("retry-after"));
  return after > 0 ? seconds(after) : PAUSE;
}

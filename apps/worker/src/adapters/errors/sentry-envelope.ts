import type { ErrorReport } from "@vignette/domain/operations";

/** What a DSN says: where to send, and the public key that goes along. Source: docs/platforms/sentry.md#dsn. */
export type SentryTarget = { url: string; publicKey: string };

/** Reads `https://<key>@<host>/<path…><project>`. Throws a TypeError for anything else. */
export function sentryTarget(dsn: string): SentryTarget {
  const { protocol, username, host, pathname } = new URL(dsn);
  const [, path = "", project] = /^(.*)\/(\d+)$/.exec(pathname) ?? [];
  if (protocol !== "https:" || username === "" || project === undefined) throw new TypeError("SENTRY_DSN is no DSN.");
  return { url: `https://${host}${path}/api/${project}/envelope/`, publicKey: username };
}

type Deployment = { release: string; environment: string };

/** The body of one envelope with one event. Source: docs/platforms/sentry.md#envelope. */
export function sentryEnvelope(report: ErrorReport, deployment: Deployment): string {
  const sentAt = new Date(report.at).toISOString();
  const payload = JSON.stringify({
    event_id: report.id,
    timestamp: report.at / 1000,
    platform: "javascript",
    level: report.level,
    ...deployment,
    ...(report.work !== null && { transaction: report.work }),
    ...(report.requestId !== null && { tags: { request_id: report.requestId } }),
    extra: report.facts,
    exception: {
      values: [{ type: report.type, value: report.message, stacktrace: { frames: framesOf(report.stack) } }],
    },
  });
  const length = new TextEncoder().encode(payload).byteLength;
  const lines = [
    { event_id: report.id, sent_at: sentAt },
    { type: "event", length },
  ];
  return `${lines.map((it) => JSON.stringify(it)).join("\n")}\n${payload}\n`;
}

const FRAME = /^\s*at (?:(.*?) \()?(.*?):(\d+):(\d+)\)?$/;

/** The frames of V8's stack, the innermost last, as Sentry expects them. */
function framesOf(stack: string) {
  return stack
    .split("\n")
    .flatMap((line) => {
      const [, name, filename, lineno, colno] = FRAME.exec(line) ?? [];
      if (filename === undefined) return [];
      return [
        { function: name ?? "<anonymous>", filename, lineno: Number(lineno), colno: Number(colno), in_app: true },
      ];
    })
    .reverse();
}

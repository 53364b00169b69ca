import { Hono } from "hono";
import type { HostDeps } from "../../host.ts";

/** Events shown at most, newest first. */
const SHOWN = 200;

/** Table `sentry_events`: what was reported. */
export function envelopeTable({ db, now }: Pick<HostDeps, "db" | "now">) {
  db.exec("CREATE TABLE IF NOT EXISTS sentry_events (n INTEGER PRIMARY KEY, at INTEGER NOT NULL, event TEXT NOT NULL)");
  return {
    add: (event: unknown): void =>
      void db.prepare("INSERT INTO sentry_events (at, event) VALUES (?, ?)").run(now(), JSON.stringify(event)),
    all: (): { receivedAt: string; event: unknown }[] =>
      db
        .prepare("SELECT at, event FROM sentry_events ORDER BY n DESC LIMIT ?")
        .all(SHOWN)
        .map(({ at, event }) => ({
          receivedAt: new Date(Number(at)).toISOString(),
          event: JSON.parse(String(event)),
        })),
    clear: (): void => db.exec("DELETE FROM sentry_events"),
  };
}

/** `GET /__control/errors`: reported events, newest first. `DELETE` forgets them. */
export function sentryControl(deps: Pick<HostDeps, "db" | "now">): Hono {
  const envelopes = envelopeTable(deps);
  const app = new Hono();
  app.get("/__control/errors", (c) => c.json(envelopes.all()));
  app.delete("/__control/errors", (c) => {
    envelopes.clear();
    return c.json({ ok: true });
  });
  return app;
}

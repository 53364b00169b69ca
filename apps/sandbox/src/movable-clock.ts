import type { DatabaseSync } from "node:sqlite";
import * as z from "zod/mini";

/** Body of `POST /__control/clock`: the time it is to show, or by how much to move it, in ms; back if negative. */
export const ClockChange = z.union([
  z.strictObject({ now: z.iso.datetime({ offset: true }) }),
  z.strictObject({ advanceMs: z.int() }),
]);
export type ClockChange = z.infer<typeof ClockChange>;

export type MovableClock = ReturnType<typeof movableClock>;

/**
 * The clock of all simulated services, `machine` moved by what was asked. Kept in the sandbox's database, so that it is
 * still moved after a restart.
 */
export function movableClock(db: DatabaseSync, machine: () => number) {
  db.exec("CREATE TABLE IF NOT EXISTS sandbox_settings (name TEXT PRIMARY KEY, body TEXT NOT NULL)");
  const row = db.prepare("SELECT body FROM sandbox_settings WHERE name = 'clock'").get();
  let movedByMs = Number(row?.body ?? 0);

  return {
    now: () => machine() + movedByMs,
    movedByMs: () => movedByMs,
    move(change: ClockChange): void {
      movedByMs = "now" in change ? Date.parse(change.now) - machine() : movedByMs + change.advanceMs;
      db.prepare("INSERT OR REPLACE INTO sandbox_settings (name, body) VALUES ('clock', ?)").run(String(movedByMs));
    },
    reset(): void {
      movedByMs = 0;
      db.exec("DELETE FROM sandbox_settings WHERE name = 'clock'");
    },
  };
}

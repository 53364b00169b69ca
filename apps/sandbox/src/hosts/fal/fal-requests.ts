import { randomUUID } from "node:crypto";
import type { HostDeps } from "../../host.ts";

/** A run in the queue. `model` is owner and app without a further path. Times in ms since the epoch. */
export type FalRequest = {
  id: string;
  model: string;
  input: unknown;
  submittedAt: number;
  polls: number;
  cancelled: boolean;
};

/** How long a run waits and works, in ms; and after how many status requests it is done in any case. */
const QUEUED_MS = 400;
const DONE_MS = 2000;
const PATIENT_POLLS = 3;

/** Table `fal_requests`, keyed by request id. */
export function falRequests({ db, now }: Pick<HostDeps, "db" | "now">) {
  db.exec("CREATE TABLE IF NOT EXISTS fal_requests (id TEXT PRIMARY KEY, body TEXT NOT NULL)");
  const save = (request: FalRequest) =>
    db.prepare("INSERT OR REPLACE INTO fal_requests (id, body) VALUES (?, ?)").run(request.id, JSON.stringify(request));

  return {
    submit(model: string, input: unknown): FalRequest {
      const request = { id: randomUUID(), model, input, submittedAt: now(), polls: 0, cancelled: false };
      save(request);
      return request;
    },
    find(model: string, id: string): FalRequest | null {
      const row = db.prepare("SELECT body FROM fal_requests WHERE id = ?").get(id) as { body: string } | undefined;
      const request: FalRequest | null = row ? JSON.parse(row.body) : null;
      return request?.model === model ? request : null;
    },
    /** Counts a status request of a run, and returns its state. */
    polled(request: FalRequest): "IN_QUEUE" | "IN_PROGRESS" | "COMPLETED" {
      const counted = { ...request, polls: request.polls + 1 };
      save(counted);
      return this.stateOf(counted);
    },
    stateOf({ submittedAt, polls, cancelled }: FalRequest): "IN_QUEUE" | "IN_PROGRESS" | "COMPLETED" {
      const age = now() - submittedAt;
      if (cancelled || age >= DONE_MS || polls > PATIENT_POLLS) return "COMPLETED";
      return age >= QUEUED_MS || polls > 1 ? "IN_PROGRESS" : "IN_QUEUE";
    },
    cancel: (request: FalRequest) => save({ ...request, cancelled: true }),
  };
}

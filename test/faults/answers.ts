import type { InjectedFault } from "../../apps/sandbox/src/faults.ts";

type Answers = Readonly<Record<string, InjectedFault>>;
type Side = "tiktok" | "instagram" | "firestore" | "files";

/** Beyond the Worker's longest wait for a platform, in milliseconds. */
export const TOO_LATE = 26_000;
/** A page of some proxy, with the status of success: the worst of them. */
const page: InjectedFault = { status: 200, body: "<!doctype html><title>One moment, please</title>" };

const bodies: Record<Side, readonly [failed: unknown, tooOften: unknown]> = {
  tiktok: [
    { data: {}, error: { code: "internal_error", message: "Something went wrong.", log_id: "1" } },
    { data: {}, error: { code: "rate_limit_exceeded", message: "Try again later.", log_id: "1" } },
  ],
  instagram: [
    { error: { message: "An unexpected error has occurred.", code: 2, is_transient: true } },
    { error: { message: "Application request limit reached", code: 4 } },
  ],
  firestore: [
    { error: { code: 500, message: "Internal error.", status: "INTERNAL" } },
    { error: { code: 429, message: "Quota exceeded.", status: "RESOURCE_EXHAUSTED" } },
  ],
  files: ["Internal error.", "Too many requests."],
};

/** What may become of one call: each of these only once, so that a publish can outlast it. */
export function passingAnswers(side: Side): Answers {
  const [failed, tooOften] = bodies[side];
  return {
    "a 500": { status: 500, body: failed },
    "a 429": { status: 429, body: tooOften },
    "an HTML page": page,
    "no answer, nothing done": { drop: "before" },
    "no answer, all done": { drop: "after" },
  };
}

/** Silence until the Worker gives up. */
export const timeouts: Answers = {
  "a time-out, nothing done": { drop: "before", delayMs: TOO_LATE },
  "a time-out, all done": { drop: "after", delayMs: TOO_LATE },
};

export const endedTokens: Answers = {
  "an expired token": { token: "expired" },
  "a revoked token": { token: "revoked" },
};

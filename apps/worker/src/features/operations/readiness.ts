import { type Instant, minutes, seconds } from "@vignette/domain/kernel";
import type { OperationsStore } from "./store.ts";

type Deps = {
  operations: Pick<OperationsStore, "lastMinute">;
  /** Throws if the identity provider's keys cannot be loaded. */
  identityKeys: () => Promise<void>;
  /** Throws if R2 does not answer. */
  files: () => Promise<void>;
  now: Instant;
};

/** Timeout for each check, in ms. Our own choice. */
const PATIENCE = seconds(3);
/** Maximum age of the last cron run. It runs every minute. Our own choice. */
const CRON_WITHIN = minutes(5);

export const checkNames = ["firestore", "identity", "files", "cron"] as const;
export type Checks = Record<(typeof checkNames)[number], "ok" | "failed">;

/**
 * Whether everything that a request needs is available: the database, the keys that verify tokens, files, and the cron.
 * Gives names only; the reason is for the log. Source: docs/runbook.md#is-it-up.
 */
export async function readiness({ operations, identityKeys, files, now }: Deps, warn: Warn): Promise<Checks> {
  const last = operations.lastMinute();
  const cron = async () => {
    const ranAt = (await last)?.value.ranAt ?? 0;
    if (now - ranAt > CRON_WITHIN) throw new Error("The cron has not run for five minutes.");
  };
  const work = { firestore: () => last, identity: identityKeys, files, cron };
  const ended = checkNames.map(async (name) => [name, await verdict(name, work[name], warn)] as const);
  return Object.fromEntries(await Promise.all(ended)) as Checks;
}

type Warn = (check: string, error: unknown) => void;

async function verdict(name: string, check: () => Promise<unknown>, warn: Warn): Promise<"ok" | "failed"> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error("No answer in time.")), PATIENCE);
  });
  try {
    await Promise.race([check(), late]);
    return "ok";
  } catch (error) {
    warn(name, error);
    return "failed";
  } finally {
    clearTimeout(timer);
  }
}

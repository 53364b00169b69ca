import { type Instant, later } from "@vignette/domain/kernel";
import { CLAIM_AHEAD, claim, runOf, type Target } from "@vignette/domain/scheduling";
import { DocumentError, type Stored } from "../adapters/documents/documents.ts";
import type { Publisher } from "../adapters/platforms/publisher.ts";
import type { TargetStore } from "./target-store.ts";

type Deps = {
  targets: Pick<TargetStore, "due" | "save">;
  publisher: Publisher;
  now: Instant;
  /** Told of a target that could not be started. */
  warn: (error: unknown) => void;
};

/** Targets looked at in one sweep. Our own choice; the most urgent come first, and the next sweep goes on. */
const BATCH = 1000;
/** Claims under way at once: connections out of a Worker are few. Source: contracts §8. */
const AT_ONCE = 6;

/**
 * Starts what is due soon and what was stranded. Each claim is saved on the version that was read,
 * so that of two sweeps at once one starts a target. Returns how many were started.
 */
export async function sweep(deps: Deps): Promise<number> {
  const due = await deps.targets.due(later(deps.now, CLAIM_AHEAD), BATCH);
  const queue = due.values();
  let started = 0;
  const work = async () => {
    for (const stored of queue) if (await start(deps, stored)) started += 1;
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return started;
}

async function start(deps: Deps, { value, version }: Stored<Target>): Promise<boolean> {
  const claimed = claim(value, deps.now);
  if (!claimed) return false;
  try {
    await deps.targets.save(claimed, version);
    await deps.publisher.start(runOf(claimed));
    return true;
  } catch (error) {
    if (error instanceof DocumentError && error.kind === "changed") return false;
    deps.warn(error);
    return false;
  }
}

import type { Instant } from "@vignette/domain/kernel";
import { claimTarget, runOf, SWEEP_SHARDS, type Target } from "@vignette/domain/scheduling";
import { DocumentError, type Stored } from "../../adapters/documents/documents.ts";
import type { Publisher } from "../../adapters/platforms/publisher.ts";
import type { TargetStore } from "../../records/stores/target-store.ts";

type Deps = {
  targets: Pick<TargetStore, "due" | "save">;
  publisher: Publisher;
  now: Instant;
  /** Whether the next sweep has started: the rest is then left to it. */
  isOver: () => boolean;
  /** Called with the error if a target could not be started. */
  warn: (error: unknown) => void;
};

/**
 * Targets read at once. Our own choice: claimed targets no longer match the query, so the next page is the same query.
 */
const PAGE = 100;
/**
 * Shards processed in parallel: a Worker may open only a few connections. Source:
 * docs/platforms/cloudflare.md#workers.
 */
const AT_ONCE = 6;

/**
 * Starts targets that are due soon or stranded, page after page, until none is left or the next sweep takes over. Each
 * claim is conditional on the version that was read, so that only one of two concurrent sweeps starts a target.
 * Returns how many were started.
 */
export async function sweep(deps: Deps): Promise<number> {
  const shards = Array.from({ length: SWEEP_SHARDS }, (_, shard) => shard).values();
  let started = 0;
  const work = async () => {
    for (const shard of shards) started += await sweepPart(deps, shard);
  };
  const parts = await Promise.allSettled(Array.from({ length: AT_ONCE }, work));
  for (const part of parts) if (part.status === "rejected") throw part.reason;
  return started;
}

async function sweepPart(deps: Deps, shard: number): Promise<number> {
  for (let started = 0; ; ) {
    const due = await deps.targets.due(deps.now, shard, PAGE);
    let progress = 0;
    for (const stored of due) if (await start(deps, stored)) progress += 1;
    started += progress;
    // If no target of a page could be started, the next page would be the same.
    if (due.length < PAGE || progress === 0 || deps.isOver()) return started;
  }
}

async function start(deps: Deps, { value, version }: Stored<Target>): Promise<boolean> {
  const claimed = claimTarget(value, deps.now);
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

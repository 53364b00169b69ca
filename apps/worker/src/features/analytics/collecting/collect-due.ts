import { later, minutes } from "@vignette/domain/kernel";
import { type CollectDeps, collectMetrics } from "./collect-metrics.ts";
import { mostOfAccount } from "./most-of-account.ts";

type Deps = CollectDeps & {
  /** Whether the next run has started: the rest is then left to it. */
  isOver: () => boolean;
};

/** Targets that are found at once, and read in one run: each is a call, and a Worker may make a thousand. Our own choice. */
const PAGE = 200;
const MOST_IN_RUN = 600;
/** How long the posts of an account wait that are too many for one run. */
const PUT_OFF = minutes(15);

/**
 * Reads all targets whose reading is due, of all accounts of all users, the longest due first, page after page. What is
 * read, or could not be, is due again later: so the next page is the same query. Returns how many readings were
 * stored. Source: ADR 103.
 */
export async function collectDue(deps: Deps): Promise<number> {
  const asked = new Set<string>();
  let count = 0;
  while (asked.size < MOST_IN_RUN && !deps.isOver()) {
    const due = await deps.targets.toRead(deps.now, PAGE);
    // What could not be stored is still due, and is asked for once in a run.
    const { taken, left } = mostOfAccount(due.filter(({ id }) => !asked.has(id)));
    if (left.length > 0) {
      await deps.documents.commit(left.map(({ value }) => deps.targets.writes.readAt(value, later(deps.now, PUT_OFF))));
    }
    for (const { id } of taken) asked.add(id);
    count += await collectMetrics(deps, taken);
    if (due.length < PAGE || taken.length === 0) break;
  }
  return count;
}

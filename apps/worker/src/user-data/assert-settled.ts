import { refuseUnsettled, unsettledStates } from "@vignette/domain/scheduling";
import * as z from "zod/mini";
import type { Documents, Query } from "../adapters/documents/documents.ts";
import { openEverywhereAs } from "../records/open.ts";
import { targetRecords } from "../records/posts/targets.ts";

const State = z.object({ state: z.string() });

/** Maximum number of targets read: one being sent and one in doubt are enough to decide. */
const ENOUGH = 50;

/**
 * Throws a Refusal while a post of the owner is being sent or its outcome is unknown. `where` finds the owner's
 * targets: the group indexes are uid + state, uid + projectId + state and uid + accountId + state.
 */
export async function assertSettled(
  documents: Documents,
  removed: Parameters<typeof refuseUnsettled>[0],
  where: NonNullable<Query["where"]>,
): Promise<void> {
  const unsettled = ["state", "in", unsettledStates] as const;
  const found = await openEverywhereAs(documents, targetRecords, State).find({
    where: [...where, unsettled],
    limit: ENOUGH,
  });
  const refusal = refuseUnsettled(
    removed,
    found.map(({ value }) => value.state),
  );
  if (refusal) throw refusal;
}

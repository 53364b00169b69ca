import { type ListPostsInput, problemStates, TargetState } from "@vignette/domain/scheduling";
import * as z from "zod/mini";
import type { Documents } from "../../adapters/documents/documents.ts";
import { openEverywhereAs } from "../../records/open.ts";
import { targetRecords } from "../../records/posts/targets.ts";

const LightTarget = z.object({ state: TargetState });

/** The most that are counted. Our own choice: more is no other message. */
const MOST = 100;

/**
 * How many targets of a project in a period failed, and of how many nobody knows whether they went out; at most 100 together.
 * Needs the group index uid + projectId + state + publishAt on `targets`.
 */
export async function countProblems(
  documents: Documents,
  uid: string,
  { projectId, from, to }: z.infer<typeof ListPostsInput>,
): Promise<{ failed: number; unclear: number }> {
  const found = await openEverywhereAs(documents, targetRecords, LightTarget).find({
    where: [
      ["uid", "==", uid],
      ["projectId", "==", projectId],
      ["state", "in", problemStates],
      ["publishAt", ">=", from],
      ["publishAt", "<=", to],
    ],
    orderBy: [["publishAt", "desc"]],
    limit: MOST,
  });
  const failed = found.filter(({ value }) => value.state === "failed").length;
  return { failed, unclear: found.length - failed };
}

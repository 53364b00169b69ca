import type { Instant } from "@vignette/domain/kernel";
import type { MinuteRecord } from "@vignette/domain/operations";
import type { TargetState } from "@vignette/domain/scheduling";
import type { Documents, Version } from "../../adapters/documents/documents.ts";
import { open, openEverywhere } from "../../records/open.ts";
import { targetRecords } from "../../records/posts/targets.ts";
import { minuteRecords } from "../../records/service/operations.ts";

const ID = "minute";

/** Document `operations/minute`, and counts over all targets; those need the composite index state + publishAt. */
export function operationsStore(documents: Documents) {
  const minute = open(documents, minuteRecords);
  const targets = openEverywhere(documents, targetRecords);
  return {
    lastMinute: () => minute.get(ID),
    /** Throws DocumentError "changed" or "exists" if a concurrent run was faster. */
    async keepMinute(next: MinuteRecord, version: Version | null): Promise<void> {
      await (version === null ? minute.create(ID, next) : minute.put(ID, next, version));
    },
    /** Targets in a state that were due from `from` on. */
    countSince: (state: TargetState, from: Instant) =>
      targets.count({
        where: [
          ["state", "==", state],
          ["publishAt", ">=", from],
        ],
      }),
    /** Targets in a state that were due until `until`. */
    countUntil: (state: TargetState, until: Instant) =>
      targets.count({
        where: [
          ["state", "==", state],
          ["publishAt", "<=", until],
        ],
      }),
    /** When the most overdue target that has not started was due; null if none is. */
    async overdueSince(now: Instant): Promise<Instant | null> {
      const [oldest] = await targets.find({
        where: [
          ["state", "==", "scheduled"],
          ["publishAt", "<=", now],
        ],
        orderBy: [["publishAt", "asc"]],
        limit: 1,
      });
      return oldest?.value.publishAt ?? null;
    },
  };
}
export type OperationsStore = ReturnType<typeof operationsStore>;

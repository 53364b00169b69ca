import { firstReadingAt } from "@vignette/domain/analytics";
import { Instant } from "@vignette/domain/kernel";
import {
  claimableAt,
  plannedStates,
  SWEEP_SHARDS,
  sweepShard,
  type Target,
  type TargetState,
} from "@vignette/domain/scheduling";
import * as z from "zod/mini";
import type { Documents, Version, Write } from "../../adapters/documents/documents.ts";
import { open, openAs, openEverywhere } from "../open.ts";
import { targetRecords } from "../posts/targets.ts";

/**
 * Stores the keys of the sweeps' queries with the target: the instant from which it can be claimed, its shard, and the
 * instant of its next reading. A published target that is saved is read soon after, and then by its plan again.
 */
const withSweepKeys = (target: Target) => ({
  ...target,
  sweepAt: claimableAt(target),
  sweepShard: sweepShard(target),
  measureAt: firstReadingAt(target),
});

const Measured = z.object({ measureAt: z.nullable(Instant) });
const allShards = Array.from({ length: SWEEP_SHARDS }, (_, shard) => shard);

/**
 * Collections `posts/{postId}/targets`, keyed by target id. Queried as one collection group, which needs the composite
 * indexes sweepShard + sweepAt · sweepShard + measureAt · uid + projectId + publishAt · uid + accountId + state (+ publishAt) · uid + projectId
 * + state · uid + state (+ publishAt) · state + publishAt.
 */
export function targetStore(documents: Documents) {
  const below = (postId: string) => open(documents, targetRecords, postId);
  const all = openEverywhere(documents, targetRecords);

  return {
    get: (postId: string, id: string) => below(postId).get(id),
    /** The targets of a post, in the order in which they were selected. */
    async ofPost(postId: string) {
      const found = await below(postId).find({});
      return found.sort((a, b) => a.value.createdAt - b.value.createdAt || (a.id < b.id ? -1 : 1));
    },
    /**
     * `also` is committed together with it, or not at all. Throws DocumentError "changed" if the target changed since
     * `version` was read.
     */
    async save(target: Target, version: Version, also: readonly Write[] = []): Promise<Version> {
      const write = below(target.postId).writes.put(target.id, withSweepKeys(target), version);
      const [next = ""] = await documents.commit([write, ...also]);
      return next;
    },
    writes: {
      create: (target: Target) => below(target.postId).writes.create(target.id, withSweepKeys(target)),
      save: (target: Target, version: Version) =>
        below(target.postId).writes.put(target.id, withSweepKeys(target), version),
      remove: (target: Target, version: Version) => below(target.postId).writes.remove(target.id, version),
      /** Says when its numbers are read next; null for never. The target must exist. */
      readAt: (target: Target, measureAt: Instant | null) =>
        openAs(documents, targetRecords, Measured, target.postId).writes.patch(target.id, { measureAt }),
    },
    /** The targets of one shard that can be claimed at an instant, the most urgent first. */
    due: (now: Instant, shard: number, limit: number) =>
      all.find({
        where: [
          ["sweepShard", "==", shard],
          ["sweepAt", "<=", now],
        ],
        orderBy: [["sweepAt", "asc"]],
        limit,
      }),
    /** The targets whose numbers are to be read, the longest due first. */
    toRead: (now: Instant, limit: number) =>
      all.find({
        where: [
          ["sweepShard", "in", allShards],
          ["measureAt", "<=", now],
        ],
        orderBy: [["measureAt", "asc"]],
        limit,
      }),
    /** Planned from `from` to `to`, both inclusive. */
    planned: (uid: string, projectId: string, from: Instant, to: Instant) =>
      all.find({
        where: [
          ["uid", "==", uid],
          ["projectId", "==", projectId],
          ["publishAt", ">=", from],
          ["publishAt", "<=", to],
        ],
        orderBy: [["publishAt", "asc"]],
      }),
    /** The planned targets of all accounts. */
    plannedOfUser: (uid: string) =>
      all.find({
        where: [
          ["uid", "==", uid],
          ["state", "in", plannedStates],
        ],
      }),
    /** Targets of all accounts in one of these states, the latest planned time first. */
    latestOfUser: (uid: string, states: readonly TargetState[], limit: number) =>
      all.find({
        where: [
          ["uid", "==", uid],
          ["state", "in", states],
        ],
        orderBy: [["publishAt", "desc"]],
        limit,
      }),
    /** Targets whose time came after `from`, up to `to`, while they waited for approval. Across all users. */
    notApprovedBy: (from: Instant, to: Instant, limit: number) =>
      all.find({
        where: [
          ["state", "==", "awaiting-approval"],
          ["publishAt", ">", from],
          ["publishAt", "<=", to],
        ],
        orderBy: [["publishAt", "asc"]],
        limit,
      }),
    plannedOf: (uid: string, accountId: string) =>
      all.find({
        where: [
          ["uid", "==", uid],
          ["accountId", "==", accountId],
          ["state", "in", plannedStates],
        ],
      }),
    /** The target of an account in a state with the latest planned time. */
    latestOf: (uid: string, accountId: string, state: TargetState) =>
      all.find({
        where: [
          ["uid", "==", uid],
          ["accountId", "==", accountId],
          ["state", "==", state],
        ],
        orderBy: [["publishAt", "desc"]],
        limit: 1,
      }),
    /** Targets of an account in one of these states and planned after `since`, the latest first. */
    ofAccount: (uid: string, accountId: string, states: readonly TargetState[], since: Instant, limit: number) =>
      all.find({
        where: [
          ["uid", "==", uid],
          ["accountId", "==", accountId],
          ["state", "in", states],
          ["publishAt", ">=", since],
        ],
        orderBy: [["publishAt", "desc"]],
        limit,
      }),
    publishedOf: (uid: string, projectId: string) =>
      all.find({
        where: [
          ["uid", "==", uid],
          ["projectId", "==", projectId],
          ["state", "==", "published"],
        ],
      }),
  };
}
export type TargetStore = ReturnType<typeof targetStore>;

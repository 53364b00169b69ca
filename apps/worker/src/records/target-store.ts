import type { Instant } from "@vignette/domain/kernel";
import { claimableAt, plannedStates, sweepShard, type Target, type TargetState } from "@vignette/domain/scheduling";
import type { Documents, Version } from "../adapters/documents/documents.ts";
import { open, openEverywhere } from "./open.ts";
import { targetRecords } from "./posts/targets.ts";

/** Stores the keys of the sweep's query with the target: the instant from which it can be claimed, and its shard. */
const withSweepKeys = (target: Target) => ({ ...target, sweepAt: claimableAt(target), sweepShard: sweepShard(target) });

/**
 * Collections `posts/{postId}/targets`, keyed by target id. Queried as one collection group, which needs the composite
 * indexes sweepShard + sweepAt · uid + projectId + publishAt · uid + accountId + state (+ publishAt) · uid + projectId
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
    /** Throws DocumentError "changed" if the target changed since `version` was read. */
    save: (target: Target, version: Version) => below(target.postId).put(target.id, withSweepKeys(target), version),
    writes: {
      create: (target: Target) => below(target.postId).writes.create(target.id, withSweepKeys(target)),
      save: (target: Target, version: Version) =>
        below(target.postId).writes.put(target.id, withSweepKeys(target), version),
      remove: (target: Target, version: Version) => below(target.postId).writes.remove(target.id, version),
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
    /** Published, and planned after `since`. */
    publishedSince: (since: Instant, limit: number) =>
      all.find({
        where: [
          ["state", "==", "published"],
          ["publishAt", ">=", since],
        ],
        orderBy: [["publishAt", "desc"]],
        limit,
      }),
  };
}
export type TargetStore = ReturnType<typeof targetStore>;

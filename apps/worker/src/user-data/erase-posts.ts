import { changedMeanwhile, type Instant } from "@vignette/domain/kernel";
import { plannedStates, refuseUnsettled, type Target, unsettledStates } from "@vignette/domain/scheduling";
import * as z from "zod/mini";
import type { Documents, Write } from "../adapters/documents/documents.ts";
import { retryIfChanged } from "../adapters/documents/retry-if-changed.ts";
import { open, openEverywhereAs } from "../records/open.ts";
import { PostReceipt, postReceiptRecords } from "../records/posts/post-receipts.ts";
import { postRecords } from "../records/posts/posts.ts";
import { targetRecords } from "../records/posts/targets.ts";
import { openRaw, type UserIdentity, whose } from "./owned-documents.ts";

/** How posts are removed: with receipts for published targets, or without a trace. */
export type PostRemoval = { of: "project"; now: Instant } | { of: "account" };

/**
 * Removes posts with their targets in one commit, on the versions that were read: either the engine has begun to send
 * one, and the removal of all is refused, or none is ever sent. Throws a Refusal while one is being sent. With an
 * account, a target in doubt is removed too: its owner can no longer resolve it. Source: ADR 49.
 */
export async function erasePosts(documents: Documents, ids: readonly string[], removal: PostRemoval): Promise<void> {
  await retryIfChanged(
    async () => {
      const removals = await Promise.all(ids.map((id) => removalOf(documents, id, removal)));
      const states = removals.flatMap((it) => it.states);
      const blocking = removal.of === "project" ? states : states.filter((it) => it !== unsettledStates[1]);
      const refusal = refuseUnsettled(removal.of, blocking);
      if (refusal) throw refusal;
      await documents.commit(removals.flatMap((it) => it.writes));
    },
    () => changedMeanwhile("post"),
  );
}

async function removalOf(documents: Documents, id: string, removal: PostRemoval) {
  const targets = openRaw(documents, targetRecords, id);
  const stored = await targets.find({});
  const writes = [
    ...stored.flatMap(({ id: targetId, value }) => receiptOf(documents, removal, { ...value, id: targetId })),
    ...stored.map((it) => targets.writes.remove(it.id, it.version)),
    openRaw(documents, postRecords).writes.remove(id),
  ];
  return { states: stored.map(({ value }) => String(value.state)), writes };
}

const Planned = z.object({ postId: z.string(), publishAt: z.nullable(z.number()) });

/** Posts per commit: with a target for each of ten accounts they stay below 500 writes. */
const TOGETHER = 40;

/**
 * Removes the posts of a project that may begin to be sent, the soonest first and forty at once: if one begins, the
 * refusal comes before anything else is removed. Needs the group index uid + projectId + state on `targets`.
 */
export async function erasePlannedPosts(
  documents: Documents,
  { uid, projectId }: Required<UserIdentity>,
  removal: PostRemoval,
): Promise<void> {
  const where = [...whose({ uid, projectId }), ["state", "in", plannedStates] as const];
  const found = await openEverywhereAs(documents, targetRecords, Planned).find({ where });
  const soonest = found.toSorted((one, other) => (one.value.publishAt ?? 0) - (other.value.publishAt ?? 0));
  const ids = [...new Set(soonest.map(({ value }) => value.postId))];
  for (let at = 0; at < ids.length; at += TOGETHER) await erasePosts(documents, ids.slice(at, at + TOGETHER), removal);
}

const Sent = z.pick(PostReceipt, { postId: true, platform: true, accountId: true, username: true, publication: true });
const sentStates: readonly Target["state"][] = ["published", "sent-to-inbox"];

/** For published targets. An unreadable target leaves no receipt. */
function receiptOf(documents: Documents, removal: PostRemoval, target: Record<string, unknown>): Write[] {
  const sent = z.safeParse(z.extend(Sent, { id: z.string(), uid: z.string(), projectId: z.string() }), target);
  const state = sentStates.find((it) => it === target.state);
  if (removal.of === "account" || !sent.success || !state) return [];
  const { id: targetId, projectId: removedFrom, ...facts } = sent.data;
  const receipt = { ...facts, targetId, removedFrom, state, removedAt: removal.now };
  return [open(documents, postReceiptRecords).writes.put(targetId, receipt)];
}

import { changedMeanwhile, type Instant } from "@vignette/domain/kernel";
import { refuseUnsettled, type Target, unsettledStates } from "@vignette/domain/scheduling";
import * as z from "zod/mini";
import type { Documents, Write } from "../adapters/documents/documents.ts";
import { retryIfChanged } from "../adapters/documents/retry-if-changed.ts";
import { open } from "../records/open.ts";
import { PostReceipt, postReceiptRecords } from "../records/posts/post-receipts.ts";
import { postRecords } from "../records/posts/posts.ts";
import { targetRecords } from "../records/posts/targets.ts";
import type { Located } from "../records/record.ts";
import { openRaw } from "./owned-documents.ts";

/** How posts are removed: with a receipt for what went out, or without a trace. */
export type PostRemoval = { of: "project"; now: Instant } | { of: "account" };

/**
 * Removes a post with its targets in one commit, on the versions that were read: either the engine has begun to send it,
 * and its removal is refused, or it is never sent. Throws a Refusal while it is being sent. With an account, a target in
 * doubt is removed too: its owner cannot be asked any more. Source: ADR 49.
 */
export async function removePost(documents: Documents, { id }: Located, removal: PostRemoval): Promise<void> {
  const posts = openRaw(documents, postRecords);
  const targets = openRaw(documents, targetRecords, id);
  await retryIfChanged(
    async () => {
      const stored = await targets.find({});
      const states = stored.map(({ value }) => String(value.state));
      const blocking = removal.of === "project" ? states : states.filter((it) => it !== unsettledStates[1]);
      const refusal = refuseUnsettled(removal.of, blocking);
      if (refusal) throw refusal;
      await documents.commit([
        ...stored.flatMap(({ id: targetId, value }) => receiptOf(documents, removal, { ...value, id: targetId })),
        ...stored.map((it) => targets.writes.remove(it.id, it.version)),
        posts.writes.remove(id),
      ]);
    },
    () => changedMeanwhile("post"),
  );
}

const Sent = z.pick(PostReceipt, { postId: true, platform: true, accountId: true, username: true, publication: true });
const sentStates: readonly Target["state"][] = ["published", "sent-to-inbox"];

/** For targets that went out. One that cannot be read leaves none. */
function receiptOf(documents: Documents, removal: PostRemoval, target: Record<string, unknown>): Write[] {
  const sent = z.safeParse(z.extend(Sent, { id: z.string(), uid: z.string(), projectId: z.string() }), target);
  const state = sentStates.find((it) => it === target.state);
  if (removal.of === "account" || !sent.success || !state) return [];
  const { id: targetId, projectId: removedFrom, ...facts } = sent.data;
  const receipt = { ...facts, targetId, removedFrom, state, removedAt: removal.now };
  return [open(documents, postReceiptRecords).writes.put(targetId, receipt)];
}

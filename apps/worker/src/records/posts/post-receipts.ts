import { Instant } from "@vignette/domain/kernel";
import { Publication, TargetState } from "@vignette/domain/scheduling";
import { Platform } from "@vignette/domain/social-accounts";
import * as z from "zod/mini";
import { ofAccount, record } from "../record.ts";

/** The record of a published target after its post was removed: whether, where and when it was published. */
export const PostReceipt = z.object({
  uid: z.string(),
  postId: z.string(),
  targetId: z.string(),
  /** The project that was deleted. */
  removedFrom: z.string(),
  platform: Platform,
  accountId: z.string(),
  username: z.string(),
  state: TargetState,
  publication: z.nullable(Publication),
  removedAt: Instant,
});
export type PostReceipt = z.infer<typeof PostReceipt>;

/** Collection `post_receipts`, keyed by target id. Kept when the project is deleted, removed with the account. */
export const postReceiptRecords = record(
  "post_receipts",
  PostReceipt,
  { removedAt: "timestamp" },
  ofAccount("post_receipts"),
);

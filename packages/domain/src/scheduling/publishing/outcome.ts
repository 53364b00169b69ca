import type { Saying } from "../../kernel/index.ts";
import type { Publication, Receipt, TargetFailure } from "../post/post.ts";
import type { NoAnswer } from "./no-answer.ts";

/** No answer that counts: surely nothing was done, so that the same may be asked again. */
export type Unreachable = { type: "unreachable"; why: NoAnswer; tokenRefused: boolean };

/** The platform said no, and why. Nothing of this attempt is or will be visible. */
export type Rejected = { type: "rejected"; failure: TargetFailure };

/** What became of `prepare`: nothing visible, safe to repeat. `working`: the platform needs more time. */
export type PrepareOutcome =
  | { type: "ready"; receipt: Receipt }
  | { type: "working"; receipt: Receipt }
  | Rejected
  | Unreachable;

/** The outcome of `commit`. `lost`: no usable answer came, so the result is unknown. */
export type CommitOutcome =
  | { type: "accepted"; receipt: Receipt }
  | Rejected
  | Unreachable
  | { type: "lost"; why: NoAnswer };

/**
 * What `check` read. `absent`: the post is surely not out, and what was prepared still holds.
 * `pending` and `unreachable` say nothing.
 */
export type CheckOutcome =
  | { type: "published"; publication: Pick<Publication, "platformPostId" | "permalink"> }
  | { type: "pending" }
  | { type: "absent" }
  | Rejected
  | Unreachable;

/** What became of a comment. `refused`: it is not there, and a repeat would not help. */
export type CommentOutcome =
  | { type: "posted"; id: string }
  | { type: "refused"; why: Saying }
  | Unreachable
  | { type: "lost"; why: NoAnswer };

/** Whether a comment of ours is there. */
export type CommentLook = { type: "found"; id: string | null } | { type: "absent" } | Unreachable;

/** Everything that can happen to a target while it is published. `token` is for the media links of the attempt that may follow. */
export type TargetEvent =
  | { type: "begun"; token: string }
  | { type: "stopped"; failure: TargetFailure }
  | { type: "held"; reason: Saying }
  | { type: "prepare"; outcome: PrepareOutcome; token: string }
  | { type: "sending" }
  | { type: "commit"; outcome: CommitOutcome; token: string }
  | { type: "answer-overdue" }
  | { type: "link-closed"; fileFetched: boolean; token: string }
  | { type: "check"; outcome: CheckOutcome; token: string }
  | { type: "comment-sending" }
  | { type: "comment"; outcome: CommentOutcome }
  | { type: "comment-overdue" }
  | { type: "comment-look"; look: CommentLook };

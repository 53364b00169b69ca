import * as z from "zod/mini";
import { Id, Instant, line, text } from "../../kernel/index.ts";

/** The decisions about a post that is waiting for approval. */
export const Verdict = z.enum(["approved", "changes"]);
export type Verdict = z.infer<typeof Verdict>;

/** A comment on a post, by its owner or by a reviewer with a link. */
export const Comment = z.object({
  id: Id,
  at: Instant,
  from: z.enum(["owner", "reviewer"]),
  name: line(60, 1),
  /** Empty if an approval came without a comment. */
  text: text(2000),
  /** The decision that it came with; null for a plain comment. */
  verdict: z.nullable(Verdict),
});
export type Comment = z.infer<typeof Comment>;

/** A post holds its whole thread: so much of it fits into one document many times over. Our own choice. */
export const MOST_COMMENTS = 200;

/**
 * The approval of a whole post: who decided, and when. `late`: it was approved after its time, and nothing went out.
 * Whether a target may go out is stored on the target, as RequiredApproval.
 */
export const Approval = z.object({
  askedAt: Instant,
  state: z.enum(["waiting", "approved", "changes", "late"]),
  decidedAt: z.nullable(Instant),
  decidedBy: z.nullable(z.string()),
});
export type Approval = z.infer<typeof Approval>;

/**
 * The approval that a target needs before it goes out. Null on a target that was never sent for approval; `print` is
 * null until it is approved, and then is the hash of the files that were approved.
 */
export const RequiredApproval = z.object({ print: z.nullable(z.string()) });
export type RequiredApproval = z.infer<typeof RequiredApproval>;

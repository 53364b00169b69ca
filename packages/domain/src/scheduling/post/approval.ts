import * as z from "zod/mini";
import { Id, Instant, line, text } from "../../kernel/index.ts";

/** What somebody may say to a post that waits for a yes. */
export const Verdict = z.enum(["approved", "changes"]);
export type Verdict = z.infer<typeof Verdict>;

/** Something said about a post, by its owner or by somebody who was sent a review link. */
export const Comment = z.object({
  id: Id,
  at: Instant,
  from: z.enum(["owner", "reviewer"]),
  name: line(60, 1),
  /** Empty where a yes needed no words. */
  text: text(2000),
  /** The decision that it came with; null for a mere remark. */
  verdict: z.nullable(Verdict),
});
export type Comment = z.infer<typeof Comment>;

/** A post holds its whole thread: so much of it fits into one document many times over. Our own choice. */
export const MOST_COMMENTS = 200;

/**
 * Where a post stands with those who were asked. `late`: the yes came after its time, and nothing went out for it.
 * What may go out is said by its targets; this says who decided, and when.
 */
export const Approval = z.object({
  askedAt: Instant,
  state: z.enum(["waiting", "approved", "changes", "late"]),
  decidedAt: z.nullable(Instant),
  decidedBy: z.nullable(z.string()),
});
export type Approval = z.infer<typeof Approval>;

/**
 * What a target needs before it may go out. Null on the target where nobody was ever asked; `print` is null until
 * somebody said yes, and then names the very files that were seen.
 */
export const RequiredApproval = z.object({ print: z.nullable(z.string()) });
export type RequiredApproval = z.infer<typeof RequiredApproval>;

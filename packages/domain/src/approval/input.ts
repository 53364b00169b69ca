import * as z from "zod/mini";
import { Id, line, text } from "../kernel/index.ts";
import { MOST_AT_ONCE, Verdict } from "../scheduling/index.ts";
import { LinkDays } from "./review-link.ts";

export const MakeLinkInput = z.object({
  postIds: z.array(Id).check(z.minLength(1), z.maxLength(MOST_AT_ONCE)),
  days: LinkDays,
});
const linkId = z.string().check(z.regex(/^[0-9a-f]{64}$/, "This is not a link."));
export const LinkInput = z.object({ id: linkId });
export const RenewLinkInput = z.object({ id: linkId, days: LinkDays });

/** The unguessable part of a link's address: 64 hexadecimal digits, of which 244 bits are chance. */
const Token = z.string().check(z.regex(/^[0-9a-f]{64}$/, "This is not a review link."));

export const OpenReviewInput = z.object({ token: Token });
/** A visitor's decision or comment. The name is as they type it, since reviewers do not sign in. */
export const ReviewerDecisionInput = z.object({
  token: Token,
  postId: Id,
  name: line(60, 1),
  text: text(2000),
  seen: line(4000, 1),
  verdict: Verdict,
});
export const ReviewerCommentInput = z.object({ token: Token, postId: Id, name: line(60, 1), text: text(2000, 1) });

import * as z from "zod/mini";
import { Instant, Says, say } from "../../kernel/index.ts";
import type { TargetOptions } from "./options.ts";

/**
 * The state of the comment that follows a post. It never changes the state of the post. Platforms offer no key against
 * duplicates, so a call whose answer was lost is not repeated by itself: the comment is looked for (`lost`), and the
 * user decides if it stays in doubt (`unsure`).
 */
export const FirstComment = z.object({
  state: z.enum(["due", "sending", "lost", "posted", "failed", "unsure"]),
  /** When it became due, or was requested again. */
  since: Instant,
  /** When the call was begun. */
  sentAt: z.nullable(Instant),
  /** Calls that surely did nothing. */
  tries: z.number().check(z.int(), z.nonnegative()),
  /** What the platform calls it. */
  id: z.nullable(z.string()),
  /** Why it failed or is in doubt, as a text that says what to do. */
  why: z.nullable(z.string()),
  /** The code and values of `why`; null where it has none. */
  says: z._default(z.nullable(Says), null),
});
export type FirstComment = z.infer<typeof FirstComment>;

/** The text of a post's first comment; "" if there is none. A story takes no comments. */
export function firstCommentOf(options: TargetOptions): string {
  return options.platform === "instagram" && options.placement === "feed" ? options.firstComment.trim() : "";
}

/** What is still to be done once a post is out: nothing, or its comment. */
export function commentAfter(
  options: TargetOptions,
  publication: { platformPostId: string | null },
  now: Instant,
): { comment: FirstComment | null; wakeAt: Instant | null } {
  if (firstCommentOf(options) === "") return { comment: null, wakeAt: null };
  const due: FirstComment = { state: "due", since: now, sentAt: null, tries: 0, id: null, why: null, says: null };
  return publication.platformPostId === null
    ? { comment: { ...due, state: "failed", why: POST_UNKNOWN.message, says: POST_UNKNOWN.says }, wakeAt: null }
    : { comment: due, wakeAt: now };
}

/** Without the id of the post there is nothing to comment on. */
export const POST_UNKNOWN = say(
  "failure.comment-post-unknown",
  "Instagram didn't tell us which post this is, so we couldn't comment. Add the comment in the app.",
);

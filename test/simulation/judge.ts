import { firstCommentOf, type Target } from "@vignette/domain/scheduling";
import type { Public, PublicComments } from "./platform-world.ts";

/** States in which nothing more will happen by itself. */
const ENDS: readonly Target["state"][] = [
  "published",
  "failed",
  "needs-check",
  "cancelled",
  "draft",
  "awaiting-approval",
];
const NOT_OUT: readonly Target["state"][] = ["failed", "cancelled", "draft", "awaiting-approval"];

/** The outcome of a history, as seen from outside. `isFair`: nothing went wrong on the way. */
type Ended = { posts: Public; comments: PublicComments; isFair: boolean };

/** What is wrong at the end of a history, as text; empty if all is well. */
export function judge(target: Target, ended: Ended): string[] {
  return [...judgePost(target, ended), ...judgeComment(target, ended)];
}

function judgePost(target: Target, { posts, isFair }: Ended): string[] {
  const { state, wakeAt } = target;
  const faults: [boolean, string][] = [
    [posts.length > 1, `twice: ${posts.length} posts are out`],
    [!ENDS.includes(state) || wakeAt !== null, `stuck: it is still ${state}, to be looked at ${wakeAt ?? "never"}`],
    [state === "published" && posts.length === 0, "a lie: it says published, and nothing is out"],
    [NOT_OUT.includes(state) && posts.length > 0, `a lie: it says ${state}, and it is out`],
    [target.approval?.print === null && posts.length > 0, "unapproved: it is out without an approval"],
    [isFair && state !== "published", `lost: nothing went wrong, and it is ${state}`],
  ];
  return told(faults);
}

/** The comment that follows a post: at most one, and what is said of it is true. It changes nothing of the post. */
function judgeComment({ comment, options, state }: Target, { comments, isFair }: Ended): string[] {
  const isWanted = state === "published" && firstCommentOf(options) !== "";
  const stands = comment?.state;
  return told([
    [comments.length > 1, `twice: ${comments.length} comments are there`],
    [stands === "due" || stands === "sending" || stands === "lost", `stuck: the comment is still ${stands}`],
    [stands === "posted" && comments.length === 0, "a lie: the comment is said to be there, and is not"],
    [stands === "failed" && comments.length > 0, "a lie: the comment is said to have failed, and is there"],
    [comments.length > 0 && state !== "published", `a lie: a comment stands under a post that is ${state}`],
    [isFair && isWanted && stands !== "posted", `lost: nothing went wrong, and the comment is ${stands}`],
  ]);
}

const told = (faults: [boolean, string][]) => faults.flatMap(([wrong, words]) => (wrong ? [words] : []));

import { firstCommentOf, type Target } from "@vignette/domain/scheduling";
import { Button, Callout, notify } from "@vignette/ui";
import { errorNotice, trpc } from "../../../trpc.ts";

/** The state of a post's first comment. It does not affect the post, which is published. */
export function FirstCommentLine({ target }: { target: Target }) {
  const { comment, state, options } = target;
  const text = firstCommentOf(options);
  if (text === "") return null;
  if (!comment) {
    return state === "published" ? null : <p className="text-dense text-ink-3">Then the first comment: “{text}”</p>;
  }
  switch (comment.state) {
    case "posted":
      return <p className="text-base text-ink-2">First comment is there: “{text}”</p>;
    case "due":
    case "sending":
    case "lost":
      return (
        <p role="status" className="text-base text-ink-2">
          Writing the first comment…
        </p>
      );
    case "failed":
    case "unsure":
      return <Open target={target} why={comment.why ?? ""} isUnsure={comment.state === "unsure"} />;
  }
}

function Open({ target, why, isUnsure }: { target: Target; why: string; isUnsure: boolean }) {
  const utils = trpc.useUtils();
  const settle = trpc.scheduling.resolveComment.useMutation({
    onSuccess: (post) => utils.scheduling.get.setData({ id: target.postId }, post),
    onError: (error) => notify(errorNotice(error)),
  });
  const ids = { postId: target.postId, targetId: target.id };
  const mayRetry = Boolean(target.publication?.platformPostId);
  return (
    <Callout
      tone="doubt"
      title={
        isUnsure
          ? "The post is live. We don't know about its first comment."
          : "The post is live, without its first comment."
      }
      action={
        <>
          {isUnsure && (
            <Button pending={settle.isPending} onClick={() => settle.mutate({ ...ids, found: true })}>
              The comment is there
            </Button>
          )}
          {mayRetry && (
            <Button
              pending={settle.isPending}
              pendingLabel="Sending…"
              onClick={() => settle.mutate({ ...ids, found: false })}
            >
              {isUnsure ? "Not there: send it again" : "Send the comment again"}
            </Button>
          )}
        </>
      }
    >
      {why}
    </Callout>
  );
}

import { firstCommentOf, type Target } from "@vignette/domain/scheduling";
import { m } from "@vignette/messages";
import { Button, Callout, notify } from "@vignette/ui";
import { wordedFinding } from "../../../shared/refusals/worded.ts";
import { errorNotice, trpc } from "../../../trpc.ts";

/** The state of a post's first comment. It does not affect the post, which is published. */
export function FirstCommentLine({ target }: { target: Target }) {
  const { comment, state, options } = target;
  const text = firstCommentOf(options);
  if (text === "") return null;
  if (!comment) {
    return state === "published" ? null : (
      <p className="text-dense text-ink-3">{m.post_then_first_comment({ text })}</p>
    );
  }
  switch (comment.state) {
    case "posted":
      return <p className="text-base text-ink-2">{m.post_first_comment_there({ text })}</p>;
    case "due":
    case "sending":
    case "lost":
      return (
        <p role="status" className="text-base text-ink-2">
          {m.post_writing_first_comment()}
        </p>
      );
    case "failed":
    case "unsure":
      return (
        <Open
          target={target}
          why={wordedFinding({ message: comment.why ?? "", says: comment.says })}
          isUnsure={comment.state === "unsure"}
        />
      );
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
      title={isUnsure ? m.post_comment_unknown() : m.post_live_without_comment()}
      action={
        <>
          {isUnsure && (
            <Button pending={settle.isPending} onClick={() => settle.mutate({ ...ids, found: true })}>
              {m.post_comment_is_there()}
            </Button>
          )}
          {mayRetry && (
            <Button
              pending={settle.isPending}
              pendingLabel={m.post_sending()}
              onClick={() => settle.mutate({ ...ids, found: false })}
            >
              {isUnsure ? m.post_not_there_send_again() : m.post_send_comment_again()}
            </Button>
          )}
        </>
      }
    >
      {why}
    </Callout>
  );
}

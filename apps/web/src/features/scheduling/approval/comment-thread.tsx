import type { Comment, PostView } from "@vignette/domain/scheduling";
import { m } from "@vignette/messages";
import { Button, notify, TextArea } from "@vignette/ui";
import { useState } from "react";
import { dateTimeIn, ownZone } from "../../../shared/times/times.ts";
import { errorNotice, trpc } from "../../../trpc.ts";

/** The comments on a post, oldest first, and a field to add one. */
export function CommentThread({ post }: { post: PostView }) {
  const [text, setText] = useState("");
  const utils = trpc.useUtils();
  const comment = trpc.scheduling.comment.useMutation({
    onSuccess: (next) => {
      utils.scheduling.get.setData({ id: post.id }, next);
      setText("");
    },
    onError: (error) => notify(errorNotice(error)),
  });
  return (
    <section aria-label={m.approval_comments()} className="flex flex-col gap-3">
      {post.comments.length > 0 && (
        <ol className="flex flex-col">
          {post.comments.map((it) => (
            <Said key={it.id} comment={it} />
          ))}
        </ol>
      )}
      <TextArea label={m.approval_comment()} value={text} onChange={setText} rows={2} maxLength={2000} />
      <div>
        <Button
          disabled={text.trim() === ""}
          pending={comment.isPending}
          pendingLabel={m.approval_sending()}
          onClick={() => comment.mutate({ id: post.id, text })}
        >
          {m.approval_comment()}
        </Button>
      </div>
    </section>
  );
}

function Said({ comment }: { comment: Comment }) {
  return (
    <li className="border-b border-line py-2.5 first:pt-0">
      <p className="flex flex-wrap items-baseline gap-x-2 text-base">
        <b className="font-semibold">{comment.name}</b>
        {comment.verdict && <span className="text-ink-2">{verdicts[comment.verdict]}</span>}
        <span className="tabular text-dense text-ink-3">
          {comment.from === "reviewer" ? `${m.approval_through_a_link()} · ` : ""}
          {dateTimeIn(ownZone(), comment.at)}
        </span>
      </p>
      {comment.text !== "" && <p className="text-base break-words whitespace-pre-wrap">{comment.text}</p>}
    </li>
  );
}

const verdicts = {
  approved: m.approval_verdict_approved(),
  changes: m.approval_verdict_changes(),
} as const;

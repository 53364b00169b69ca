import type { PostView } from "@vignette/domain/scheduling";
import { contentHash } from "@vignette/domain/scheduling";
import { m } from "@vignette/messages";
import { Button, Callout, notify, Panel } from "@vignette/ui";
import { useState } from "react";
import { errorNotice, trpc } from "../../../trpc.ts";
import { approvalLabel, isWaiting } from "./approval-label.ts";
import { CommentThread } from "./comment-thread.tsx";
import { ReviewLinks } from "./review-links.tsx";
import { RewordDialog } from "./reword-dialog.tsx";
import { SendButton, type SendForApproval } from "./use-send-for-approval.tsx";

/** The approval of a post: who decided, the comments, and the review links. */
export function ApprovalPanel({ post, approval }: { post: PostView; approval: SendForApproval }) {
  const [rewording, setRewording] = useState(false);
  if (post.approval === null) return null;
  const { tone, title, detail } = approvalLabel(post);
  const open = post.targets.some(({ state }) => state === "draft" || state === "awaiting-approval");
  return (
    <Panel title={m.approval_approval()}>
      <div className="flex flex-col gap-5">
        <Callout
          tone={tone}
          title={title}
          action={
            open && (
              <>
                {isWaiting(post) ? (
                  <OwnYes post={post} />
                ) : (
                  <SendButton approval={approval} postIds={[post.id]} label={m.approval_send_again()} primary />
                )}
                <Button onClick={() => setRewording(true)}>{m.approval_change_captions()}</Button>
              </>
            )
          }
        >
          {detail}
        </Callout>
        <CommentThread post={post} />
        <ReviewLinks postId={post.id} />
      </div>
      {rewording && <RewordDialog post={post} onClose={() => setRewording(false)} />}
    </Panel>
  );
}

/** The owner's own approval. It names the files on this page by their hash. */
function OwnYes({ post }: { post: PostView }) {
  const utils = trpc.useUtils();
  const { data: asset } = trpc.assets.get.useQuery({ id: post.assetId });
  const decide = trpc.scheduling.decide.useMutation({
    onSuccess: (next) => {
      utils.scheduling.get.setData({ id: post.id }, next);
      void utils.scheduling.list.invalidate();
    },
    onError: (error) => {
      notify(errorNotice(error));
      void utils.scheduling.get.invalidate({ id: post.id });
    },
  });
  const say = (verdict: "approved" | "changes") =>
    asset && decide.mutate({ id: post.id, seen: contentHash(post.targets, asset.files), verdict, text: "" });
  return (
    <>
      <Button variant="primary" disabled={!asset} pending={decide.isPending} onClick={() => say("approved")}>
        {m.approval_approve()}
      </Button>
      <Button disabled={!asset} pending={decide.isPending} onClick={() => say("changes")}>
        {m.approval_withdraw()}
      </Button>
    </>
  );
}

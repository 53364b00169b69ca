import { canEdit, isAllowed, isPlanned, type PostView, refuseReschedule } from "@vignette/domain/scheduling";
import { m } from "@vignette/messages";
import { AlertDialog, Button, buttonStyle, notify, PageHeader } from "@vignette/ui";
import { useState } from "react";
import { Link, useParams } from "react-router";
import { paths } from "../../../paths.ts";
import { coverShape } from "../../../shared/pictures/cover-shape.ts";
import { ownZone } from "../../../shared/times/times.ts";
import { useNow } from "../../../shared/times/use-now.ts";
import { errorNotice, trpc } from "../../../trpc.ts";
import { ApprovalPanel } from "../approval/approval-panel.tsx";
import { SendButton, type SendForApproval, useSendForApproval } from "../approval/use-send-for-approval.tsx";
import { Cover } from "./cover.tsx";
import { MoveDialog } from "./move-dialog.tsx";
import { TargetReceipt } from "./target-receipt.tsx";

/** How often the page is refetched without live events while a target is being published, in milliseconds. */
const FOLLOW_EVERY = 4000;

/** One post and the receipt of each target. The first sentence answers "is it out there?". */
export function PostPage() {
  const { id = "" } = useParams();
  const [post] = trpc.scheduling.get.useSuspenseQuery(
    { id },
    { refetchInterval: ({ state }) => (state.data && isMoving(state.data) ? FOLLOW_EVERY : false) },
  );
  const now = useNow();
  const approval = useSendForApproval();
  return (
    <>
      <PageHeader
        title={post.name}
        secondary={
          <>
            <Link to={paths.schedule} className={buttonStyle({ variant: "quiet" })}>
              {m.post_back_to_posts()}
            </Link>
            {post.targets.some(({ state }) => state === "published") && (
              <Link to={paths.analyzePost(post.id)} className={buttonStyle()}>
                {m.post_see_results()}
              </Link>
            )}
          </>
        }
        primary={
          post.targets.some(({ state }) => state === "published") && (
            <Link to={paths.newPost} className={buttonStyle({ variant: "primary" })}>
              {m.post_schedule_the_next()}
            </Link>
          )
        }
      >
        {post.hook && withoutStop(post.hook) !== withoutStop(post.name) ? post.hook : null}
      </PageHeader>
      <div className="grid gap-6 md:grid-cols-[8rem_minmax(0,1fr)] lg:grid-cols-[12rem_minmax(0,1fr)]">
        <div className="flex gap-4 md:flex-col">
          <Cover post={post} className={coverShape(post.assetType)} />
          <PlanActions post={post} approval={approval} />
        </div>
        <div className="flex min-w-0 flex-col gap-6">
          <ApprovalPanel post={post} approval={approval} />
          {post.targets.map((target) => (
            <TargetReceipt key={target.id} target={target} zone={ownZone()} now={now} />
          ))}
        </div>
      </div>
      {approval.dialog}
    </>
  );
}

/** Moving and canceling, while a target of the post can still be moved or canceled. */
function PlanActions({ post, approval }: { post: PostView; approval: SendForApproval }) {
  const [dialog, setDialog] = useState<"move" | "cancel" | null>(null);
  const utils = trpc.useUtils();
  const cancel = trpc.scheduling.cancel.useMutation({
    onSuccess: (next) => {
      utils.scheduling.get.setData({ id: post.id }, next);
      void utils.scheduling.list.invalidate();
      setDialog(null);
      notify({ title: m.post_canceled_now() });
    },
    onError: (error) => notify(errorNotice(error)),
  });
  const planned = post.targets.some(isPlanned);
  const waits = post.targets.some((target) => isAllowed("reschedule", target));
  return (
    <div className="flex flex-col items-start gap-2 md:items-stretch">
      {post.targets.some(canEdit) && (
        <Link to={paths.editPost(post.id)} className={buttonStyle()}>
          {m.post_edit()}
        </Link>
      )}
      {!refuseReschedule(post.targets) && (
        <Button onClick={() => setDialog("move")}>{planned ? m.post_move_to() : m.post_schedule_menu()}</Button>
      )}
      {planned && (
        <Button variant="quiet" onClick={() => setDialog("cancel")}>
          {m.post_cancel_post()}
        </Button>
      )}
      {waits && post.approval === null && <SendButton approval={approval} postIds={[post.id]} />}
      {dialog === "move" && <MoveDialog post={post} onClose={() => setDialog(null)} />}
      <AlertDialog
        open={dialog === "cancel"}
        onOpenChange={(open) => !open && setDialog(null)}
        title={m.post_cancel_this_post()}
        description={m.post_cancel_help()}
        cancel={m.post_keep_it_planned()}
        action={
          <Button
            variant="danger"
            pending={cancel.isPending}
            pendingLabel={m.post_canceling()}
            onClick={() => cancel.mutate({ id: post.id })}
          >
            {m.post_cancel_post()}
          </Button>
        }
      />
    </div>
  );
}

/** A creation is named after its hook, without the stop at its end. */
const withoutStop = (sentence: string) => sentence.trim().replace(/[.。]$/, "");

function isMoving(post: PostView): boolean {
  const soon = Date.now() + 60_000;
  return post.targets.some(
    ({ state, publishAt, wakeAt }) =>
      state === "publishing" ||
      state === "needs-check" ||
      (state === "scheduled" && publishAt < soon) ||
      // Its comment is on its way.
      (state === "published" && wakeAt !== null),
  );
}

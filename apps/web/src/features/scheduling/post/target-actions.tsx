import type { Target } from "@vignette/domain/scheduling";
import { platformNames } from "@vignette/domain/social-accounts";
import { m } from "@vignette/messages";
import { AlertDialog, Button, buttonStyle, notify } from "@vignette/ui";
import { useState } from "react";
import { errorNotice, trpc } from "../../../trpc.ts";
import { FailedActions } from "./failed-actions.tsx";

/** The user's actions on a target, by its state. */
export function TargetActions({ target }: { target: Target }) {
  switch (target.state) {
    case "published":
      return target.publication?.permalink ? (
        <a href={target.publication.permalink} target="_blank" rel="noreferrer" className={buttonStyle()}>
          {m.post_view_on({ platform: platformNames[target.platform] })}
        </a>
      ) : null;
    case "failed":
      return <SendAgain target={target} />;
    case "needs-check":
      return <Settle target={target} />;
    default:
      return null;
  }
}

function SendAgain({ target }: { target: Target }) {
  const retry = trpc.scheduling.retry.useMutation(useFollow(target));
  const again = () => retry.mutate({ postId: target.postId, targetId: target.id });
  return <FailedActions target={target} sending={retry.isPending} onSendAgain={again} />;
}

/** Asks the user to check the platform. The button to send again names the risk of a duplicate. */
function Settle({ target }: { target: Target }) {
  const [asking, setAsking] = useState(false);
  const follow = useFollow(target);
  const resolve = trpc.scheduling.resolve.useMutation(follow);
  const retry = trpc.scheduling.retry.useMutation(follow);
  const ids = { postId: target.postId, targetId: target.id };

  async function sendAgain() {
    await resolve.mutateAsync({ ...ids, found: false });
    await retry.mutateAsync(ids);
    setAsking(false);
  }

  return (
    <div className="flex flex-wrap gap-2">
      <Button variant="primary" pending={resolve.isPending} onClick={() => resolve.mutate({ ...ids, found: true })}>
        {m.post_mark_published()}
      </Button>
      <Button onClick={() => setAsking(true)}>{m.post_not_there()}</Button>
      <AlertDialog
        open={asking}
        onOpenChange={setAsking}
        title={m.post_look_once_more()}
        description={m.post_two_posts_warning({ platform: platformNames[target.platform] })}
        cancel={m.post_keep_waiting()}
        action={
          <Button
            variant="danger"
            pending={resolve.isPending || retry.isPending}
            pendingLabel={m.post_sending_again()}
            onClick={() => void sendAgain()}
          >
            {m.post_send_again()}
          </Button>
        }
      />
    </div>
  );
}

/** Every answer is the whole post, which the page shows at once. */
function useFollow(target: Target) {
  const utils = trpc.useUtils();
  return {
    onSuccess: (post: Parameters<typeof utils.scheduling.get.setData>[1]) => {
      utils.scheduling.get.setData({ id: target.postId }, post);
      void utils.scheduling.list.invalidate();
      void utils.scheduling.problems.invalidate();
    },
    onError: (error: unknown) => notify(errorNotice(error)),
  };
}

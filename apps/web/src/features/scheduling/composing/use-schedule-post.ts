import type { PostView, SubmitAs } from "@vignette/domain/scheduling";
import { m } from "@vignette/messages";
import { notify } from "@vignette/ui";
import { useNavigate } from "react-router";
import { paths } from "../../../paths.ts";
import { errorNotice, errorText, trpc } from "../../../trpc.ts";
import { type ComposerState, timeFor } from "./use-composer.ts";

type Sent = { composer: ComposerState; projectId: string; assetId: string; post: PostView | null };

/** Sends the composer's post and opens its receipt. The draft is deleted only after the Worker has stored the post. */
export function useSchedulePost({ composer, projectId, assetId, post }: Sent) {
  const navigate = useNavigate();
  const utils = trpc.useUtils();
  const stop = trpc.scheduling.cancel.useMutation({
    onSuccess: (stopped) => {
      utils.scheduling.get.setData({ id: stopped.id }, stopped);
      notify({ title: m.post_unscheduled() });
    },
    onError: (error) => notify(errorNotice(error)),
  });
  const onSuccess = async (
    sent: PostView,
    { when, leftAs }: { when: { type: string }; leftAs?: SubmitAs | undefined },
  ) => {
    composer.forget();
    utils.scheduling.get.setData({ id: sent.id }, sent);
    void utils.scheduling.list.invalidate();
    notify(
      said(leftAs ?? "scheduled", { isNow: when.type === "now", isNew: post === null }, () =>
        stop.mutate({ id: sent.id }),
      ),
    );
    await navigate(paths.post(sent.id));
  };
  const schedule = trpc.scheduling.schedule.useMutation({ onSuccess });
  const edit = trpc.scheduling.edit.useMutation({ onSuccess });
  const failed = [schedule, edit].find((it) => it.isError);
  const under = [schedule, edit].find((it) => it.isPending);

  return {
    send(leftAs: SubmitAs) {
      const wanted = { when: timeFor(leftAs, composer), leftAs, targets: composer.targets };
      if (post) edit.mutate({ id: post.id, seen: post.lastUpdated, ...wanted });
      else schedule.mutate({ projectId, assetId, ...wanted });
    },
    pending: under?.variables?.leftAs ?? null,
    error: failed?.error ? errorText(failed.error) : null,
  };
}

/** Only a new post, or one that is published this minute, gets an undo; an edited post can be edited again. */
function said(
  leftAs: SubmitAs,
  { isNow, isNew }: { isNow: boolean; isNew: boolean },
  stop: () => void,
): Parameters<typeof notify>[0] {
  if (leftAs === "draft") return { kind: "success", title: m.post_saved_as_draft() };
  if (leftAs === "awaiting-approval") return { kind: "success", title: m.post_sent_for_approval() };
  return isNow
    ? { title: m.post_sending_in_5_seconds(), action: { label: m.post_stop(), onPress: stop } }
    : { kind: "success", title: m.app_scheduled(), ...(isNew && { action: { label: m.app_undo(), onPress: stop } }) };
}

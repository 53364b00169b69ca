import { notify } from "@vignette/ui";
import { useNavigate } from "react-router";
import { paths } from "../../paths.ts";
import { errorMessage, trpc } from "../../trpc.ts";

/** Sends the composer's post and leads to its receipt. The draft goes only once the Worker has the post. */
export function useSchedulePost(onSent: () => void) {
  const navigate = useNavigate();
  const utils = trpc.useUtils();
  const schedule = trpc.scheduling.schedule.useMutation({
    onSuccess: async (post, { when }) => {
      onSent();
      utils.scheduling.get.setData({ id: post.id }, post);
      void utils.scheduling.list.invalidate();
      notify({ kind: "success", title: when.type === "now" ? "Sending in 5 seconds" : "Scheduled" });
      await navigate(paths.post(post.id));
    },
  });
  return {
    send: schedule.mutate,
    pending: schedule.isPending,
    error: schedule.isError ? errorMessage(schedule.error) : null,
  };
}

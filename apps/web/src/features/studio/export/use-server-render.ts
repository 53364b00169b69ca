import { useQuery } from "@tanstack/react-query";
import { type FilePlan, plannedFiles } from "@vignette/content";
import { type CreationView, isActive, type RenderView } from "@vignette/domain/studio";
import { m } from "@vignette/messages";
import { notify } from "@vignette/ui";
import { errorNotice, queryClient, trpc, trpcClient } from "../../../trpc.ts";

/** Polling interval in ms, for when the live connection is down. */
const POLL_INTERVAL = 4000;

/** The render of a creation on the server, with the ways to start and cancel it. */
export type ServerRender = {
  /** The latest render; null if none was requested. */
  render: RenderView | null;
  /** A render is running or being requested. */
  active: boolean;
  start: (plan: FilePlan) => void;
  cancel: () => void;
};

/**
 * Renders a creation on the server. The render continues without this page, and every page that shows the creation
 * finds it.
 */
export function useServerRender({ id, name }: CreationView): ServerRender {
  const { data: render = null } = useQuery({
    queryKey: keyOf(id),
    queryFn: () => latest(id, name),
    refetchInterval: ({ state }) => (state.data && isActive(state.data) ? POLL_INTERVAL : false),
  });
  const handlers = {
    onSuccess: (next: RenderView) => void queryClient.setQueryData(keyOf(id), next),
    onError: (error: unknown) => void notify(errorNotice(error)),
  };
  const start = trpc.studio.startRender.useMutation(handlers);
  const cancel = trpc.studio.cancelRender.useMutation(handlers);
  return {
    render,
    active: start.isPending || (render !== null && isActive(render)),
    start: (plan) => start.mutate({ id, files: plannedFiles(plan).map((file) => ({ ...file, atMs: 0 })) }),
    cancel: () => cancel.mutate({ id }),
  };
}

/** The query key that the live event `studio.render` invalidates. */
const keyOf = (id: string) => [["studio", "render"], id] as const;

/** Fetches the render. Notifies once when a render that was running is done. */
async function latest(id: string, name: string): Promise<RenderView | null> {
  const render = await trpcClient.studio.render.query({ id });
  // Compare and store without an await between: a live event and the polling may fetch at the same time.
  const before = queryClient.getQueryData<RenderView | null>(keyOf(id));
  queryClient.setQueryData(keyOf(id), render);
  if (before && isActive(before) && render?.state === "done") {
    notify({ kind: "success", title: m.media_is_ready_to_post({ name }) });
    const touched = [["studio", "get"], ["studio", "list"], ["assets"], ["usage"]];
    for (const path of touched) void queryClient.invalidateQueries({ queryKey: [path] });
  }
  return render;
}

import { useQuery } from "@tanstack/react-query";
import { type Plan, plannedFiles } from "@vignette/content";
import { type CreationView, isActive, type RenderView } from "@vignette/domain/studio";
import { notify } from "@vignette/ui";
import { errorMessage, queryClient, trpc, trpcClient } from "../../../trpc.ts";

/** News come over `/live`; where that is down, they are asked for this often, in ms. */
const POLL_INTERVAL = 4000;

export type ServerRender = {
  /** How our renderer gets on; null where it was not asked. */
  render: RenderView | null;
  /** It was asked, or is being asked this moment. */
  active: boolean;
  start: (plan: Plan) => void;
  cancel: () => void;
};

/** What our renderer makes of a creation. It goes on without this page, and is found again by every other one. */
export function useServerRender({ id, name }: CreationView): ServerRender {
  const { data: render = null } = useQuery({
    queryKey: keyOf(id),
    queryFn: () => latest(id, name),
    refetchInterval: ({ state }) => (state.data && isActive(state.data) ? POLL_INTERVAL : false),
  });
  const handlers = {
    onSuccess: (next: RenderView) => void queryClient.setQueryData(keyOf(id), next),
    onError: (error: unknown) => void notify({ kind: "error", title: errorMessage(error) }),
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

/** Under the key that an event of `/live` makes old. */
const keyOf = (id: string) => [["studio", "render"], id] as const;

/** Whoever watched it end is told, once, and sees what came of it. */
async function latest(id: string, name: string): Promise<RenderView | null> {
  const render = await trpcClient.studio.render.query({ id });
  // Compared and kept in one go: an event and the clock may ask at the same time.
  const before = queryClient.getQueryData<RenderView | null>(keyOf(id));
  queryClient.setQueryData(keyOf(id), render);
  if (before && isActive(before) && render?.state === "done") {
    notify({ kind: "success", title: `“${name}” is ready to post.` });
    const touched = [["studio", "get"], ["studio", "list"], ["assets"], ["usage"]];
    for (const path of touched) void queryClient.invalidateQueries({ queryKey: [path] });
  }
  return render;
}

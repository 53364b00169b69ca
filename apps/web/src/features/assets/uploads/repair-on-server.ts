import type { RepairLook } from "@vignette/composition";
import type { Repair } from "@vignette/domain/scheduling";
import { m } from "@vignette/messages";
import { wordedFinding } from "../../../shared/refusals/worded.ts";
import { refusalOf, trpcClient } from "../../../trpc.ts";

/** Why the renderer gave no file: a sentence for the user. */
export class RepairRefused extends Error {
  override readonly name = "RepairRefused";
}

type Wanted = { id: string; durationMs: number | null; repair: Extract<Repair, { how: "encode" }>; look: RepairLook };
type Options = { signal: AbortSignal; onProgress: (share: number) => void };

/** How often the state of a render is asked for, in milliseconds. Our own choice. */
const ASKED_EVERY = 1000;

/**
 * Repairs the file of an upload on the server, for browsers that cannot decode it. The result is in its place when this
 * resolves. Throws RepairRefused, or the signal's reason, which also cancels the render.
 */
export async function repairOnServer(wanted: Wanted, { signal, onProgress }: Options): Promise<void> {
  const { id, durationMs } = wanted;
  const { repairedScene } = await import("@vignette/composition");
  const scene = { ...repairedScene(wanted.repair, durationMs, wanted.look) };
  const type = durationMs === null ? ("image/jpeg" as const) : ("video/mp4" as const);
  const file = { type, platform: null, atMs: 0, scene };
  let render = await trpcClient.studio.startRepair.mutate({ id, file }).catch(async (error: unknown) => {
    // It is being converted since it was uploaded: that one is followed.
    const running = refusalOf(error) === "studio.rendering" ? await trpcClient.studio.render.query({ id }) : null;
    if (!running) throw error;
    return running;
  });
  const cancel = () => void trpcClient.studio.cancelRender.mutate({ id }).catch(() => undefined);
  signal.addEventListener("abort", cancel, { once: true });
  try {
    while (render.state === "waiting" || render.state === "drawing") {
      onProgress(render.progress);
      await new Promise((resolve) => setTimeout(resolve, ASKED_EVERY));
      signal.throwIfAborted();
      render = (await trpcClient.studio.render.query({ id }, { signal })) ?? render;
    }
  } finally {
    signal.removeEventListener("abort", cancel);
  }
  if (render.state !== "done") {
    const { failure, failureSays } = render;
    throw new RepairRefused(
      failure === null ? m.assets_convert_canceled() : wordedFinding({ message: failure, says: failureSays }),
    );
  }
}

import { changedMeanwhile } from "@vignette/domain/kernel";
import { isActive, notRendering, type Render } from "@vignette/domain/studio";
import { retryIfChanged } from "../../../adapters/documents/retry-if-changed.ts";
import { announceRender, endRender, type FollowDeps } from "./follow-render.ts";

type Deps = FollowDeps & { background: (work: Promise<unknown>) => void };

/**
 * Cancels a render of the user. Files that its job still submits are rejected. A render that has already ended is returned as
 * it ended: it may have finished while the user pressed Cancel. Throws `notRendering` if there was none.
 */
export async function cancelRender(deps: Deps, uid: string, id: string): Promise<Render> {
  const { renders, renderer, now } = deps;
  // The renderer may be storing its progress.
  const { render, ended } = await retryIfChanged(
    async () => {
      const stored = await renders.owned(uid, id);
      if (!stored) throw notRendering();
      if (!isActive(stored.value)) return { render: stored.value, ended: true };
      const render: Render = { ...stored.value, state: "cancelled", lastUpdated: now };
      await renders.save(render, stored.version);
      return { render, ended: false };
    },
    () => changedMeanwhile("creation"),
  );
  if (ended) return render;
  deps.background(endRender(deps, render));
  deps.background(announceRender(deps, render));
  if (render.place !== null) deps.background(renderer.cancel(render.place, render.jobId));
  return render;
}

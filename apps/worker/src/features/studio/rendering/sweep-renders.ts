import { later } from "@vignette/domain/kernel";
import { RENDER_SILENCE } from "@vignette/domain/studio";
import { logLine } from "../../../adapters/log/log-line.ts";
import { type FollowDeps, followRender } from "./follow-render.ts";

/**
 * Checks renders that have stopped reporting: the Worker was stopped, the renderer was lost, or a report did not
 * arrive. Returns how many were checked.
 */
export async function sweepRenders(deps: FollowDeps): Promise<number> {
  const silent = await deps.renders.silent(later(deps.now, -RENDER_SILENCE));
  for (const stored of silent) {
    const { place, jobId, id } = stored.value;
    try {
      // Without a place the job was never accepted: it is submitted again.
      const status = place === null ? "unknown" : await deps.renderer.status(place, jobId);
      await followRender(deps, stored, status);
    } catch (error) {
      // A failure of one render does not stop the others.
      logLine("warn", "A render was not checked.", { id, error });
    }
  }
  return silent.length;
}

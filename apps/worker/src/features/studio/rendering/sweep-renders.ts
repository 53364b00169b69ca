import { later } from "@vignette/domain/kernel";
import { RENDER_SILENCE } from "@vignette/domain/studio";
import { type FollowDeps, followRender } from "./follow-render.ts";

/**
 * Looks after renders of which nothing was heard: a Worker that was stopped, a renderer that was lost, a report that did
 * not arrive. Returns how many were looked at.
 */
export async function sweepRenders(deps: FollowDeps): Promise<number> {
  const silent = await deps.renders.silent(later(deps.now, -RENDER_SILENCE));
  for (const stored of silent) {
    const { place, jobId, id } = stored.value;
    try {
      // Without a place nobody has the job: it is handed over once more.
      const status = place === null ? "unknown" : await deps.renderer.status(place, jobId);
      await followRender(deps, stored, status);
    } catch (error) {
      // One render's trouble keeps nobody else waiting.
      console.warn(
        JSON.stringify({ level: "warn", message: "A render was not looked after.", id, error: String(error) }),
      );
    }
  }
  return silent.length;
}

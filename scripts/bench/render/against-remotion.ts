import { join } from "node:path";
import type { Bench } from "./bench.ts";
import { medianRatio } from "./pairs.ts";
import { renderOurs, renderRemotion } from "./runs.ts";
import { ensureRemotion } from "./tools.ts";

/** Our whole process against Remotion's, the same composition. */
export async function againstRemotion({ folder, subject, media, pairs }: Bench) {
  const remotion = await ensureRemotion(subject);
  const ratio = await medianRatio(
    pairs,
    () => renderOurs(subject.scene, media, join(folder, "ours.mp4")),
    () => renderRemotion(remotion, join(folder, "remotion.mp4")),
  );
  return { nodeVsRemotion: ratio };
}

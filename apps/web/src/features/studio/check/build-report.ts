import { type Scene, startLint } from "@vignette/composition";
import { isVideo, type SceneInput, type ScriptAndStyle, videoTimes } from "@vignette/content";
import { type PreflightReport, preflight } from "@vignette/domain/scheduling";
import type { MediaBlobs } from "../media/media.ts";
import { checkedScenes } from "./checked-scenes.ts";
import { checkedWords } from "./checked-words.ts";
import type { StudioFinding } from "./fix-of.ts";
import { layoutChecks } from "./layout-checks.ts";
import { targetsOf } from "./use-report.ts";

/** The report of one draft: text, files and drawn pictures. Sound and sources are checked in the editor only. */
export type SheetReport = { report: PreflightReport<StudioFinding>; durationMs: number };

/**
 * Checks a creation in a web worker. Rejects with AbortError when stopped, and with an Error where the check cannot
 * run.
 */
export async function buildReport(
  draft: ScriptAndStyle,
  sceneInput: SceneInput,
  media: MediaBlobs,
  signal: AbortSignal,
): Promise<SheetReport> {
  const scenes = checkedScenes(draft, sceneInput);
  const video: Scene | null = isVideo(sceneInput) ? (scenes[0]?.scene ?? null) : null;
  const job = startLint(
    scenes.map(({ scene }) => scene),
    media,
    { coverMs: video ? draft.style.coverMs : 0 },
  );
  signal.addEventListener("abort", job.cancel, { once: true });
  const faults = await job.promise;
  const layout = scenes.flatMap((on, index) => (faults[index] ?? []).map((fault) => ({ ...fault, on })));
  const words = checkedWords(draft, {
    times: video && videoTimes(draft, sceneInput),
    count: scenes[0]?.of ?? 1,
  });
  const targets = targetsOf(draft.script, scenes, video);
  return {
    report: preflight<StudioFinding>({ targets, words }, layoutChecks(layout)),
    durationMs: video?.durationMs ?? 0,
  };
}

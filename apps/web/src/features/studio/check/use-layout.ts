import { type LintFinding as Fault, startLint } from "@vignette/composition";
import { useEffect, useState } from "react";
import type { MediaBlobs } from "../media/media.ts";
import { afterStage } from "../stage/stage-shown.ts";
import type { CheckedScene } from "./checked-scenes.ts";

/** A fault of the layout and the scene it is on. */
export type DrawnFault = Fault & { on: CheckedScene };

/** What was found; null while the check runs, "failed" where it cannot run. */
export type Layout = readonly DrawnFault[] | "failed" | null;

/** Delay between the last change and the check of the layout, in ms. */
const PAUSE = 900;

/** Checks the layout of drawn scenes in a web worker. */
export function useLayout(scenes: readonly CheckedScene[], media: MediaBlobs | null, coverMs: number): Layout {
  const [found, setFound] = useState<{ of: readonly CheckedScene[]; layout: Layout } | null>(null);

  useEffect(() => {
    if (!media) return;
    let [cancel, stopped] = [() => {}, false];
    const stopWaiting = afterStage(() => {
      const job = startLint(
        scenes.map(({ scene }) => scene),
        media,
        { coverMs },
      );
      cancel = job.cancel;
      job.promise.then(
        (all) => setFound({ of: scenes, layout: all.flatMap((faults, i) => on(faults, scenes[i])) }),
        () => stopped || setFound({ of: scenes, layout: "failed" }),
      );
    }, PAUSE);
    return () => {
      stopped = true;
      stopWaiting();
      cancel();
    };
  }, [scenes, media, coverMs]);

  return found?.of === scenes ? found.layout : null;
}

function on(faults: readonly Fault[], scene: CheckedScene | undefined): DrawnFault[] {
  return scene ? faults.map((fault) => ({ ...fault, on: scene })) : [];
}

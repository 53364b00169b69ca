import { type Finding as Fault, startLint } from "@vignette/composition";
import { useEffect, useState } from "react";
import type { MediaBlobs } from "../media/media.ts";
import type { CheckedScene } from "./checked-scenes.ts";

/** What an eye would stumble over, and on which scene. */
export type DrawnFault = Fault & { on: CheckedScene };

/** What was found; null while somebody looks, "failed" where nobody could. */
export type Layout = readonly DrawnFault[] | "failed" | null;

/** How long after the last change the scenes are looked at, in ms. */
const PAUSE = 900;

/** What is wrong with the drawn scenes, found in a worker. */
export function useLayout(scenes: readonly CheckedScene[], media: MediaBlobs, coverMs: number): Layout {
  const [found, setFound] = useState<{ of: readonly CheckedScene[]; layout: Layout } | null>(null);

  useEffect(() => {
    let [cancel, stopped] = [() => {}, false];
    const timer = setTimeout(() => {
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
      clearTimeout(timer);
      cancel();
    };
  }, [scenes, media, coverMs]);

  return found?.of === scenes ? found.layout : null;
}

function on(faults: readonly Fault[], scene: CheckedScene | undefined): DrawnFault[] {
  return scene ? faults.map((fault) => ({ ...fault, on: scene })) : [];
}

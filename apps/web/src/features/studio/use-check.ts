import { type Finding, type Scene, startLint } from "@vignette/composition";
import { useEffect, useState } from "react";
import type { Adjustment } from "./adjustments.ts";
import type { MediaBlobs } from "./media.ts";

/** What to look at: a scene, and how people call it ("Slide 2"); "" where there is but one. */
export type Checked = { scene: Scene; name: string; index: number; place: Pick<Adjustment, "target" | "beatId"> };
export type Found = Finding & Checked;

/** How long after the last change the scenes are looked at, in ms. */
const PAUSE = 900;

/** What is wrong with the scenes, found in a worker; null while it looks, "failed" where it could not. */
export function useCheck(checked: readonly Checked[], media: MediaBlobs): readonly Found[] | "failed" | null {
  const [found, setFound] = useState<{ of: readonly Checked[]; findings: readonly Found[] | "failed" } | null>(null);

  useEffect(() => {
    let [cancel, stopped] = [() => {}, false];
    const timer = setTimeout(() => {
      const job = startLint(
        checked.map(({ scene }) => scene),
        media,
      );
      cancel = job.cancel;
      const tell = (findings: readonly Found[] | "failed") => setFound({ of: checked, findings });
      job.promise.then(
        (all) => tell(all.flatMap((findings, i) => named(findings, checked[i]))),
        () => stopped || tell("failed"),
      );
    }, PAUSE);
    return () => {
      stopped = true;
      clearTimeout(timer);
      cancel();
    };
  }, [checked, media]);

  return found?.of === checked ? found.findings : null;
}

function named(findings: readonly Finding[], checked: Checked | undefined): Found[] {
  return checked ? findings.map((finding) => ({ ...finding, ...checked })) : [];
}

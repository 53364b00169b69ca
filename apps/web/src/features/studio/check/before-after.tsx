import { applyFix } from "@vignette/composition";
import { m } from "@vignette/messages";
import { Suspense } from "react";
import type { ClipFiles } from "../media/clip-frames.ts";
import type { Pictures } from "../media/media.ts";
import { SceneCanvas } from "../media/scene-canvas.tsx";
import { ENTRANCE_MS } from "./checked-scenes.ts";
import type { LayoutFinding } from "./layout-checks.ts";

type BeforeAfterProps = { finding: LayoutFinding; pictures: Pictures; clips: ClipFiles };

/** The affected area now, and with the fix applied. Without a fix, only the area now. */
export function BeforeAfter({ finding, pictures, clips }: BeforeAfterProps) {
  const [first] = finding.drawn;
  if (!first) return null;
  const { scene } = first.on;
  const fixed = first.fix && applyFix(scene, first);
  const atMs = scene.durationMs === 0 ? 0 : Math.min(first.startMs + ENTRANCE_MS, first.endMs - 1);
  const views = [{ name: m.studio_now(), scene }, ...(fixed ? [{ name: m.studio_fixed(), scene: fixed }] : [])];
  return (
    <div className="flex gap-3 px-1.5 pt-1 pb-2">
      {views.map((view) => (
        <figure key={view.name} className="w-24">
          <div className="overflow-hidden rounded-chip bg-sunken" style={{ aspectRatio: scene.width / scene.height }}>
            <Suspense fallback={null}>
              <SceneCanvas scene={view.scene} {...{ pictures, clips, atMs }} width={192} />
            </Suspense>
          </div>
          <figcaption className="mt-1 text-meta text-ink-3">{view.name}</figcaption>
        </figure>
      ))}
    </div>
  );
}

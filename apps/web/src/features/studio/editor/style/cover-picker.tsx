import { creationVideoScene } from "@vignette/content";
import { m } from "@vignette/messages";
import { Button } from "@vignette/ui";
import { Suspense, useDeferredValue, useMemo } from "react";
import { clock } from "../../../../shared/clock.ts";
import { SceneCanvas } from "../../media/scene-canvas.tsx";
import type { StylePanelProps } from "./style-panel-props.ts";

/** Chooses the cover of a video: the frame at the player's position. */
export function CoverPicker({ draft, sceneInput, pictures, clips, atMs, onChange }: StylePanelProps) {
  const words = useDeferredValue(draft);
  const scene = useMemo(() => creationVideoScene(words, sceneInput), [words, sceneInput]);
  const { coverMs } = draft.style;
  if (!scene) return null;
  return (
    <div className="flex flex-wrap items-end gap-4">
      <div
        role="img"
        aria-label={m.studio_cover_frame({ coverMs: clock(coverMs) })}
        className="aspect-3/4 w-36 overflow-hidden rounded-frame bg-sunken [&>canvas]:object-cover"
      >
        <Suspense fallback={null}>
          <SceneCanvas {...{ scene, pictures, clips }} width={288} atMs={Math.min(coverMs, scene.durationMs)} />
        </Suspense>
      </div>
      <div className="flex flex-col items-start gap-2">
        <p className="max-w-64 text-dense text-ink-2">{m.studio_cover_help()}</p>
        <Button onClick={() => onChange({ coverMs: Math.round(atMs()) }, "cover")}>
          {m.studio_use_current_frame()}
        </Button>
        {coverMs > 0 && (
          <Button variant="quiet" onClick={() => onChange({ coverMs: 0 }, "cover")}>
            {m.studio_back_to_the_first_frame()}
          </Button>
        )}
      </div>
    </div>
  );
}

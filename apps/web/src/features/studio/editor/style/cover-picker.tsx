import { creationVideoScene } from "@vignette/content";
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
        aria-label={`Cover: the frame at ${clock(coverMs)}`}
        className="aspect-3/4 w-36 overflow-hidden rounded-frame bg-sunken [&>canvas]:object-cover"
      >
        <Suspense fallback={null}>
          <SceneCanvas {...{ scene, pictures, clips }} width={288} atMs={Math.min(coverMs, scene.durationMs)} />
        </Suspense>
      </div>
      <div className="flex flex-col items-start gap-2">
        <p className="max-w-64 text-dense text-ink-2">
          This is how your profile grid crops it. Pause on the frame you want, then set it as the cover.
        </p>
        <Button onClick={() => onChange({ coverMs: Math.round(atMs()) }, "cover")}>Use current frame</Button>
        {coverMs > 0 && (
          <Button variant="quiet" onClick={() => onChange({ coverMs: 0 }, "cover")}>
            Back to the first frame
          </Button>
        )}
      </div>
    </div>
  );
}

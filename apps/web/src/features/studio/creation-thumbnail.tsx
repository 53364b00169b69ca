import type { CreationView } from "@vignette/domain/studio";
import { Suspense, useMemo } from "react";
import { usePictures } from "./media.ts";
import { SceneCanvas } from "./scene-canvas.tsx";
import { slideScenes, storyOf } from "./scenes.ts";
import { useSeen } from "./use-seen.ts";

const WIDTH = 320;

/** The first frame of a creation, drawn once it comes into view. Nothing while it has no words. */
export function CreationThumbnail({ creation }: { creation: CreationView }) {
  const { ref, seen } = useSeen<HTMLSpanElement>();
  return (
    <span ref={ref} className="block size-full">
      {seen && creation.script && (
        <Suspense fallback={null}>
          <FirstFrame creation={creation} />
        </Suspense>
      )}
    </span>
  );
}

function FirstFrame({ creation }: { creation: CreationView }) {
  const { script, look, brand, media } = creation;
  const first = media.filter((it) => it.kind === "image" && it.index === 0);
  const pictures = usePictures(first, WIDTH);
  const scene = useMemo(() => {
    if (!script) return null;
    if (!("slides" in script)) return storyOf(script, look, brand, media);
    return slideScenes(script, look, { brand, media }, "instagram")[0] ?? null;
  }, [script, look, brand, media]);
  return scene && <SceneCanvas scene={scene} pictures={pictures} width={WIDTH} />;
}

import type { Typeface } from "@vignette/domain/studio";
import { Skeleton } from "@vignette/ui";
import { Suspense, useMemo } from "react";
import { faceScene } from "../../../shared/faces/face-scene.ts";
import { SceneCanvas } from "../media/scene-canvas.tsx";

type FaceSampleProps = { face: Typeface; text: string; weight: number; isReady: boolean };

/** In px, drawn at twice the size that it usually has on the page. */
const [WIDTH, HEIGHT] = [760, 104];

/** A line in a typeface, drawn as content is. `isReady`: an uploaded font is loaded. */
export function FaceSample({ face, text, weight, isReady }: FaceSampleProps) {
  const scene = useMemo(() => {
    const lines = [{ text, size: 54, weight, top: 0, height: HEIGHT }];
    return faceScene({ face, width: WIDTH, height: HEIGHT, lines });
  }, [face, text, weight]);
  return (
    <div className="aspect-760/104 overflow-hidden rounded-control bg-sunken outline-1 outline-line">
      {isReady && (
        <Suspense fallback={<Skeleton className="size-full" />}>
          <SceneCanvas scene={scene} pictures={NO_PICTURES} width={WIDTH} />
        </Suspense>
      )}
    </div>
  );
}

const NO_PICTURES = new Map<string, never>();

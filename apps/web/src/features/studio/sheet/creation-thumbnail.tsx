import type { Scene } from "@vignette/composition";
import { creationScenes, isVideo } from "@vignette/content";
import type { CreationView } from "@vignette/domain/studio";
import { Suspense, useMemo } from "react";
import { type Pictures, usePictures } from "../media/media.ts";
import { SceneCanvas } from "../media/scene-canvas.tsx";
import { usePlayhead } from "./use-playhead.ts";
import { useSeen } from "./use-seen.ts";

const WIDTH = 320;

type CreationThumbnailProps = { creation: CreationView; plays?: boolean };

/** The first frame of a creation, drawn once it comes into view; a video moves, muted, while it `plays`. Nothing while it has no words. */
export function CreationThumbnail({ creation, plays = false }: CreationThumbnailProps) {
  const { ref, seen } = useSeen<HTMLSpanElement>();
  return (
    <span ref={ref} className="block size-full">
      {seen && creation.script && (
        <Suspense fallback={null}>
          {plays && isVideo(creation) ? (
            <Suspense fallback={<FirstFrame creation={creation} />}>
              <Moving creation={creation} />
            </Suspense>
          ) : (
            <FirstFrame creation={creation} />
          )}
        </Suspense>
      )}
    </span>
  );
}

function FirstFrame({ creation }: { creation: CreationView }) {
  const opening = useMemo(() => new Set(openingImages(firstScene(creation))), [creation]);
  const pictures = usePictures(
    [...creation.media, ...creation.shown].filter((it) => opening.has(it.key) && it.type.startsWith("image/")),
    WIDTH,
  );
  const scene = useMemo(() => firstScene(creation, pictures), [creation, pictures]);
  return scene && <SceneCanvas scene={scene} pictures={pictures} width={WIDTH} />;
}

/** The pictures and words in their time; clips of somebody's own show their first frame. */
function Moving({ creation }: { creation: CreationView }) {
  const pictures = usePictures([...creation.media, ...creation.shown], WIDTH);
  const scene = useMemo(() => firstScene(creation, pictures), [creation, pictures]);
  const atMs = usePlayhead(scene?.durationMs ?? 0);
  return scene && <SceneCanvas scene={scene} pictures={pictures} width={WIDTH} atMs={atMs} />;
}

function firstScene(creation: CreationView, pictures?: Pictures): Scene | null {
  const { script, style } = creation;
  const material = { ...creation, ...(pictures && { pictures }), handles: { tiktok: "", instagram: "" } };
  return script && (creationScenes({ script, style }, material, "instagram")[0] ?? null);
}

const openingImages = (scene: Scene | null): string[] =>
  (scene?.tracks ?? []).flatMap(({ clips }) =>
    clips.flatMap((clip) => (clip.kind === "image" && clip.startMs === 0 ? [clip.src] : [])),
  );

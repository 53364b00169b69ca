import type { Scene } from "@vignette/composition";
import { creationScenes, isVideo } from "@vignette/content";
import type { CreationView } from "@vignette/domain/studio";
import { Suspense, useCallback, useEffect, useMemo, useState } from "react";
import { clipsOf } from "../media/clip-frames.ts";
import { type Pictures, usePictures } from "../media/media.ts";
import { SceneCanvas } from "../media/scene-canvas.tsx";
import { storePoster } from "./store-poster.ts";

/** Width of a drawn frame in px: twice that of the smallest one on a desktop. */
const WIDTH = 440;

/** The first frame of a creation as the engine draws it, stored as its poster; or its preview in motion. */
export function DrawnThumbnail({ creation, plays }: { creation: CreationView; plays: boolean }) {
  if (!plays) return <FirstFrame creation={creation} />;
  return (
    <Suspense fallback={<FirstFrame creation={creation} />}>
      {isVideo(creation) ? <Moving creation={creation} /> : <Slides creation={creation} />}
    </Suspense>
  );
}

function FirstFrame({ creation }: { creation: CreationView }) {
  const opening = useMemo(() => new Set(openingImages(firstScene(creation))), [creation]);
  const pictures = usePictures(
    [...creation.media, ...creation.shown].filter(
      (it) => (opening.has(it.key) && it.type.startsWith("image/")) || it.type.startsWith("font/"),
    ),
    WIDTH,
  );
  const scene = useMemo(() => firstScene(creation, pictures), [creation, pictures]);
  const isWhole = [...opening].every((key) => pictures.has(key));
  const store = useCallback((canvas: HTMLCanvasElement) => void storePoster(creation, canvas), [creation]);
  const clips = useMemo(() => filesOfClips(creation), [creation]);
  return scene && <SceneCanvas {...{ scene, pictures, clips }} width={WIDTH} {...(isWhole && { onDrawn: store })} />;
}

const filesOfClips = ({ media, shown }: CreationView) => clipsOf([...media, ...shown]);

/** A moving preview. Clips show their first frame only. */
function Moving({ creation }: { creation: CreationView }) {
  const pictures = usePictures([...creation.media, ...creation.shown], WIDTH);
  const scene = useMemo(() => firstScene(creation, pictures), [creation, pictures]);
  const atMs = usePlayhead(scene?.durationMs ?? 0);
  const clips = useMemo(() => filesOfClips(creation), [creation]);
  return scene && <SceneCanvas {...{ scene, pictures, clips, atMs }} width={WIDTH} moves />;
}

/** The slides one after the other. */
function Slides({ creation }: { creation: CreationView }) {
  const pictures = usePictures([...creation.media, ...creation.shown], WIDTH);
  const scenes = useMemo(() => scenesOf(creation, pictures), [creation, pictures]);
  const scene = scenes[Math.floor(usePlayhead(scenes.length * SLIDE_TIME) / SLIDE_TIME)];
  return scene && <SceneCanvas scene={scene} pictures={pictures} width={WIDTH} />;
}

function firstScene(creation: CreationView, pictures?: Pictures): Scene | null {
  return scenesOf(creation, pictures)[0] ?? null;
}

function scenesOf(creation: CreationView, pictures?: Pictures): Scene[] {
  const { script, style } = creation;
  const sceneInput = { ...creation, ...(pictures && { pictures }), handles: { tiktok: "", instagram: "" } };
  return script ? creationScenes({ script, style }, sceneInput, "instagram") : [];
}

const openingImages = (scene: Scene | null): string[] =>
  (scene?.tracks ?? []).flatMap(({ clips }) =>
    clips.flatMap((clip) => (clip.kind === "image" && clip.startMs === 0 ? [clip.src] : [])),
  );

/** Frames per second of a preview, and the time of a slide in ms. Our own choice. */
const [RATE, SLIDE_TIME] = [20, 900];

/** The position, in ms, of a preview that plays in a loop. */
function usePlayhead(durationMs: number): number {
  const [atMs, setAtMs] = useState(0);
  useEffect(() => {
    if (durationMs <= 0) return;
    const start = performance.now();
    let request = 0;
    const tick = (now: number) => {
      const step = 1000 / RATE;
      setAtMs(Math.floor(((now - start) % durationMs) / step) * step);
      request = requestAnimationFrame(tick);
    };
    request = requestAnimationFrame(tick);
    return () => cancelAnimationFrame(request);
  }, [durationMs]);
  return atMs;
}

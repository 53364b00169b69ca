import type { Scene } from "@vignette/composition";
import { creationScenes, isVideo } from "@vignette/content";
import type { CreationView } from "@vignette/domain/studio";
import { Suspense, useEffect, useMemo, useRef, useState } from "react";
import { type Pictures, usePictures } from "../media/media.ts";
import { SceneCanvas } from "../media/scene-canvas.tsx";

/** Width of a drawn frame in px: twice that of the smallest one on a desktop. */
const WIDTH = 440;

type CreationThumbnailProps = { creation: CreationView; plays?: boolean };

/**
 * The first frame of a creation, drawn when it comes near the viewport. With `plays` a video moves, without sound, and
 * slides follow each other. Nothing without a script.
 */
export function CreationThumbnail({ creation, plays = false }: CreationThumbnailProps) {
  const { ref, seen } = useSeen<HTMLSpanElement>();
  return (
    <span ref={ref} className="block size-full">
      {seen && creation.script && (
        <Suspense fallback={null}>
          {plays && moves(creation) ? (
            <Suspense fallback={<FirstFrame creation={creation} />}>
              {isVideo(creation) ? <Moving creation={creation} /> : <Slides creation={creation} />}
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
    [...creation.media, ...creation.shown].filter(
      (it) => (opening.has(it.key) && it.type.startsWith("image/")) || it.type.startsWith("font/"),
    ),
    WIDTH,
  );
  const scene = useMemo(() => firstScene(creation, pictures), [creation, pictures]);
  return scene && <SceneCanvas scene={scene} pictures={pictures} width={WIDTH} />;
}

/** A moving preview. Uploaded clips show their first frame only. */
function Moving({ creation }: { creation: CreationView }) {
  const pictures = usePictures([...creation.media, ...creation.shown], WIDTH);
  const scene = useMemo(() => firstScene(creation, pictures), [creation, pictures]);
  const atMs = usePlayhead(scene?.durationMs ?? 0);
  return scene && <SceneCanvas scene={scene} pictures={pictures} width={WIDTH} atMs={atMs} />;
}

/** The slides one after the other. */
function Slides({ creation }: { creation: CreationView }) {
  const pictures = usePictures([...creation.media, ...creation.shown], WIDTH);
  const scenes = useMemo(() => scenesOf(creation, pictures), [creation, pictures]);
  const scene = scenes[Math.floor(usePlayhead(scenes.length * SLIDE_TIME) / SLIDE_TIME)];
  return scene && <SceneCanvas scene={scene} pictures={pictures} width={WIDTH} />;
}

const moves = (creation: CreationView) => isVideo(creation) || creation.kind === "carousel-image";

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

/** Whether an element has come near the viewport. Once true, it stays true. */
function useSeen<Element extends HTMLElement>() {
  const ref = useRef<Element>(null);
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element || seen) return;
    const watch = new IntersectionObserver((entries) => setSeen(entries.some((it) => it.isIntersecting)), {
      rootMargin: "200px",
    });
    watch.observe(element);
    return () => watch.disconnect();
  }, [seen]);
  return { ref, seen };
}

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

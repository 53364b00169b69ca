import { frame, loadFaces, paint, ruler, type Scene } from "@vignette/composition";
import { use, useEffect, useMemo, useRef } from "react";
import { type ClipFiles, stillFrames, useClipFrames } from "./clip-frames.ts";
import { drawSoon } from "./drawing-queue.ts";
import type { Pictures } from "./media.ts";

export type SceneCanvasProps = {
  scene: Scene;
  pictures: Pictures;
  /** The files of its clips, of which a frame is drawn. Without them clips are a plain ground. */
  clips?: ClipFiles;
  /** It is drawn at one time after the other: the first frame of each clip is drawn at all times. */
  moves?: boolean;
  /** Width of the drawing in px. CSS sets the size on the page. */
  width: number;
  atMs?: number;
  /** Draw at once, for the main picture of the page. All others are queued. */
  isStage?: boolean;
  /** Called with the drawing each time it is complete. */
  onDrawn?: (canvas: HTMLCanvasElement) => void;
};

/**
 * A scene at one time, drawn by the same code as the export. It has no text alternative: label the element around it.
 */
export function SceneCanvas({ scene, pictures, clips = NO_CLIPS, width, isStage = false, ...props }: SceneCanvasProps) {
  const { atMs = 0, moves = false, onDrawn } = props;
  use(loadFaces(scene));
  const canvas = useRef<HTMLCanvasElement>(null);
  const stillAtMs = moves ? 0 : atMs;
  const needed = useMemo(() => stillFrames(scene, stillAtMs, moves), [scene, stillAtMs, moves]);
  const { frames, isWhole } = useClipFrames(needed, clips);
  const height = Math.round((width * scene.height) / scene.width);

  useEffect(() => {
    const drawn = canvas.current;
    if (!drawn) return;
    const draw = () => {
      // Only now: a canvas with a context is black, and may cover a picture until its turn comes.
      const context = drawn.getContext("2d", { alpha: false });
      if (!context) return;
      context.setTransform(width / scene.width, 0, 0, width / scene.width, 0, 0);
      paint(context, frame(scene, atMs, ruler()), { images: pictures, frames });
      if (isWhole) onDrawn?.(drawn);
    };
    if (!isStage) return drawSoon(drawn, draw);
    draw();
  }, [scene, pictures, frames, isWhole, width, atMs, isStage, onDrawn]);

  return <canvas ref={canvas} width={width} height={height} aria-hidden className="block size-full" />;
}

const NO_CLIPS: ClipFiles = [];

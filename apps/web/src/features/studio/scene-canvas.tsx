import { frame, loadFaces, paint, ruler, type Scene } from "@vignette/composition";
import { use, useEffect, useRef } from "react";
import type { Pictures } from "./media.ts";

export type SceneCanvasProps = {
  scene: Scene;
  pictures: Pictures;
  /** Width of the drawing in px; CSS gives the size on the page. */
  width: number;
  atMs?: number;
};

/** One moment of a scene, drawn by the very code that exports it. A picture for the eye: name it in the element around it. */
export function SceneCanvas({ scene, pictures, width, atMs = 0 }: SceneCanvasProps) {
  use(loadFaces(scene));
  const canvas = useRef<HTMLCanvasElement>(null);
  const height = Math.round((width * scene.height) / scene.width);

  useEffect(() => {
    const context = canvas.current?.getContext("2d", { alpha: false });
    if (!context) return;
    context.setTransform(width / scene.width, 0, 0, width / scene.width, 0, 0);
    paint(context, frame(scene, atMs, ruler()), { images: pictures });
  }, [scene, pictures, width, atMs]);

  return <canvas ref={canvas} width={width} height={height} aria-hidden className="block size-full" />;
}

import { isOwnFace } from "@vignette/domain/studio";
import { faceScene } from "../faces/face-scene.ts";

/** Draws a few letters of the font under this key, `side` px high, as the engine draws them. Rejects if it cannot. */
export async function drawFont(file: Blob, key: string, side: number): Promise<HTMLCanvasElement> {
  if (!isOwnFace(key)) throw new Error("Fonts are uploads.");
  const { frame, loadFaces, offerFaces, paint, ruler } = await import("@vignette/composition");
  const width = Math.round(side * 0.4) * 2;
  const lines = [
    { text: "Aa", size: side * 0.4, top: side * 0.14, height: side * 0.5 },
    { text: "Hamburg 123", size: side * 0.1, top: side * 0.68, height: side * 0.18 },
  ];
  const scene = faceScene({ face: key, width, height: side, lines });
  offerFaces(new Map([[key, file]]));
  await loadFaces(scene);
  const canvas = Object.assign(document.createElement("canvas"), { width, height: side });
  const context = canvas.getContext("2d");
  if (!context) throw new Error("This browser has no canvas.");
  paint(context, frame(scene, 0, ruler()), { images: new Map() });
  return canvas;
}

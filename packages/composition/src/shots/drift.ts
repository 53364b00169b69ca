import type { Focus } from "../scene/geometry.ts";
import type { ImageClip } from "../scene/image-clip.ts";

type Drift = NonNullable<ImageClip["kenBurns"]>;

/**
 * *Drift* (docs/content.md#motion): a slow move of the camera over a whole clip, 1.02 → 1.08, in the next shot in
 * reverse and toward the other side, around the subject of the picture. `closer` shows less of the picture from the
 * beginning.
 */
export function drift(index: number, { closer = 1, around = MIDDLE }: { closer?: number; around?: Focus } = {}): Drift {
  const side = index % 2 === 0 ? 1 : -1;
  const near = { scale: closer * 1.08, focus: beside(around, side * 0.04, -0.04) };
  const far = { scale: closer * 1.02, focus: beside(around, side * -0.03, 0) };
  return side > 0 ? { from: far, to: near } : { from: near, to: far };
}

const MIDDLE = { x: 0.5, y: 0.5 };

/** In fractions of the picture, and never outside it. */
function beside({ x, y }: Focus, dx: number, dy: number): Focus {
  return { x: Math.min(1, Math.max(0, x + dx)), y: Math.min(1, Math.max(0, y + dy)) };
}

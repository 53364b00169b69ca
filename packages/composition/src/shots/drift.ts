import type { ImageClip } from "../scene/image-clip.ts";

type Drift = NonNullable<ImageClip["kenBurns"]>;

/**
 * *Drift* (ux §6): a slow move of the camera over a whole clip, 1.02 → 1.08, in the next shot the other way round and
 * towards the other side. `closer` shows less of the picture from the beginning.
 */
export function drift(index: number, closer = 1): Drift {
  const inwards = index % 2 === 0;
  const near = { scale: closer * 1.08, focus: { x: inwards ? 0.54 : 0.46, y: 0.46 } };
  const far = { scale: closer * 1.02, focus: { x: inwards ? 0.47 : 0.53, y: 0.5 } };
  return inwards ? { from: far, to: near } : { from: near, to: far };
}

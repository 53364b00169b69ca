import type { ArtClip } from "../../scene/art-clip.ts";
import type { Box } from "../../scene/geometry.ts";
import type { MemeArt } from "./meme-drawing.ts";

type MemePlace = { id: string; startMs: number; endMs: number; box: Box; boil?: NonNullable<ArtClip["boil"]> };

/**
 * A drawing as clips, one for each of its layers, back to front: contained in `box`, with its grounds reaching beyond
 * it.
 */
export function memeClips({ view, layers }: MemeArt, { id, ...place }: MemePlace): ArtClip[] {
  return layers.map(({ paths, opacity }, i) => ({
    kind: "art",
    id: `${id}-${i}`,
    ...place,
    view,
    paths: [...paths],
    motion: "cut",
    ...(opacity !== undefined && { opacity }),
  }));
}

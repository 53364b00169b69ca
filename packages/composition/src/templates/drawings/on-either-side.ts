import type { ArtPath } from "../../scene/art-clip.ts";
import type { Color } from "../../scene/color.ts";
import { bean } from "./bean.ts";
import type { MemeArt, MemeCast } from "./meme-drawing.ts";
import { shelfObject } from "./shelf-object.ts";

/** Where both stand, in units of the drawing. */
export const STANDS_AT = 1000;

/**
 * Bean is glad on the right of something, and what the joke names besides stands on its left, out of work. What lies between
 * them is not drawn. `line`: the color of limbs on a ground that is not the brand's.
 */
export function onEitherSide({ thing, other, product }: MemeCast, line: Color): MemeArt {
  const idle = [thing, other].find((it) => it !== undefined && it !== product);
  const raised = { left: [-150, -400], right: [150, -330] } as const;
  const paths = [
    ...bean({ x: 890, y: STANDS_AT, size: 1.05, face: "pleased", look: -1, legs: "tiptoe", ...raised }),
    ...(idle ? shelfObject(idle, { x: 190, foot: STANDS_AT, w: 260, h: 250, isPale: true }) : []),
  ].map((path) => onGround(path, line));
  return { view: { w: 1080, h: 1080 }, layers: [{ paths }] };
}

const onGround = (path: ArtPath, line: Color): ArtPath =>
  path.stroke?.color === "on" ? { ...path, stroke: { ...path.stroke, color: line } } : path;

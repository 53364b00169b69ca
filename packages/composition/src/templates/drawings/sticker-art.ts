import { isObjectName, type ObjectName } from "@vignette/domain/objects";
import { objects } from "../../objects/index.ts";
import type { ArtPath } from "../../scene/art-clip.ts";
import { shelfHeight, shelfObject } from "./shelf-object.ts";

/** Room for outlines around an object, and its longer side, in the drawing's units. */
const EDGE = 12;
const SIDE = 1000;

/** An object of the shelf as art of its own, with the proportions of `view`; null if there is none of that name. */
export function stickerArt(name: string): { view: { w: number; h: number }; paths: ArtPath[] } | null {
  if (!isObjectName(name)) return null;
  const h = shelfHeight(name, { w: SIDE, h: SIDE });
  const w = (objects[name].width * h) / 100;
  const view = { w: w + 2 * EDGE, h: h + 2 * EDGE };
  return { view, paths: shelfObject(name, { x: view.w / 2, foot: h + EDGE, w, h }) };
}

/** The objects of the shelf by name. */
export const stickerNames = (): ObjectName[] => Object.keys(objects).filter(isObjectName);

import type { ObjectName } from "@vignette/domain/objects";
import type { ArtPath } from "../../scene/art-clip.ts";
import type { BeanPose } from "./bean.ts";
import { type MemeArt, type MemeCast, PLAIN } from "./meme-drawing.ts";
import { block, flat, stroke } from "./pen.ts";
import { type ObjectPlace, shelfObject } from "./shelf-object.ts";

/** Where everything of a joke stands, in units of a drawing of 1080. */
export const FLOOR = 1000;

export const thingOf = ({ thing, product }: MemeCast): ObjectName => thing ?? product ?? "parcel";

/** An object of the joke, in the color that it has there; where nothing else is known of the trouble, it is that of others. */
export function drawn(
  name: ObjectName,
  { colors, states, thing, product, isGlad }: MemeCast,
  place: ObjectPlace,
): ArtPath[] {
  const isOfOthers = !isGlad && thing === undefined && name !== "parcel";
  const color = colors?.[name] ?? (isOfOthers ? PLAIN : undefined);
  // The product is in the colors that it has; what else is there stands out beside Bean.
  const isPale = place.isPale === true && (name !== product || isOfOthers);
  return shelfObject(name, { ...place, isPale, color, state: states?.[name] });
}

/** How Bean takes it. */
export type Mood = Pick<BeanPose, "face"> & Partial<Pick<BeanPose, "left" | "right" | "legs">>;

/** Things on a floor. */
export function page(paths: readonly ArtPath[], side = 1080): MemeArt {
  const floor = [flat(block(-2000, FLOOR, 5080, 2000), "on")];
  return {
    view: { w: side, h: side },
    layers: [{ opacity: 0.09, paths: floor }, { paths: [stroke(`M-2000 ${FLOOR}H3080`), ...paths] }],
  };
}

import * as z from "zod/mini";
import { line } from "../../kernel/index.ts";

/** Most named parts of a photo. Our own choice: more are too small to be shown by themselves. */
export const PARTS_MAX = 8;

/** Most letters of a part's name. Our own choice: more is a description. */
export const PART_NAME_MAX = 40;
/** The least width and height of a part, as a share of the photo: a smaller one is a speck that no crop can show. Our own choice. */
export const PART_LEAST = 0.03;

const share = z.number().check(z.minimum(0), z.maximum(1));
const extent = z.number().check(z.positive(), z.maximum(1));

/** Fractions are rounded when they are written down, so that a part at the edge may end a little outside. */
const ROUNDING = 1e-3;

/** A place in a photo, in fractions of the photo as it is displayed. */
export const PartBox = z
  .object({ x: share, y: share, w: extent, h: extent })
  .check(
    z.refine(({ x, y, w, h }) => x + w <= 1 + ROUNDING && y + h <= 1 + ROUNDING, "The part ends outside of the photo."),
  );
export type PartBox = z.infer<typeof PartBox>;

/** What is where in a photo: its name is in the language of the photo's description. Source: ADR 181. */
export const NamedPart = z.object({ name: line(PART_NAME_MAX, 1), box: PartBox });
export type NamedPart = z.infer<typeof NamedPart>;

export const NamedParts = z.array(NamedPart).check(z.maxLength(PARTS_MAX));

import * as z from "zod/mini";
import { ItemRef } from "../../assets/index.ts";
import { line, text } from "../../kernel/index.ts";
import { CanvasColor, enters, leaves, TextLook } from "./text-look.ts";

/** Most layers of a creation. Our own choice. */
export const LAYERS_MAX = 60;

const Share = z.number().check(z.minimum(-4), z.maximum(5));
const Length = z.number().check(z.minimum(0.005), z.maximum(5));
const Time = z.number().check(z.minimum(0), z.maximum(600_000));

/**
 * Where a layer is: its middle in fractions of the safe box, its sides in widths of the canvas, so that nothing is distorted in
 * the other format; `size` of letters in widths of the canvas.
 */
const LayerPlace = z.object({
  x: Share,
  y: Share,
  w: Length,
  h: Length,
  /** Degrees, clockwise. */
  rotate: z.number().check(z.minimum(-360), z.maximum(360)),
  size: z.optional(Length),
});
export type LayerPlace = z.infer<typeof LayerPlace>;

const LayerFile = z.extend(ItemRef, { key: line(300, 1) });
const Corners = z.optional(z.number().check(z.minimum(0), z.maximum(0.5)));

const layer = {
  id: line(40, 1),
  /** The beat that it belongs to; null for the whole piece. */
  beatId: z.nullable(line(40, 1)),
  place: LayerPlace,
  /** Where one format of a picture differs. */
  on: z.optional(z.object({ instagram: z.optional(LayerPlace), tiktok: z.optional(LayerPlace) })),
  opacity: z.optional(z.number().check(z.minimum(0), z.maximum(1))),
  /** Under the words of the look, over its pictures. */
  behind: z.optional(z.boolean()),
  /** In ms from the start of its beat; absent: as long as it. */
  fromMs: z.optional(Time),
  untilMs: z.optional(Time),
  enter: z.optional(z.enum(enters)),
  leave: z.optional(z.enum(leaves)),
};

export const layerShapes = ["box", "circle", "arrow", "line"] as const;

/** Something that the user added to what a look draws. Source: ADR 96 */
export const Layer = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("text"), ...layer, text: text(240), look: TextLook }),
  z.object({ kind: z.literal("image"), ...layer, file: LayerFile, corners: Corners }),
  /** Plays without sound, again and again. */
  z.object({ kind: z.literal("video"), ...layer, file: LayerFile, corners: Corners, trimMs: z.optional(Time) }),
  /** An object of the shelf by name, or one emoji. */
  z.object({ kind: z.literal("sticker"), ...layer, sticker: line(40, 1) }),
  z.object({ kind: z.literal("shape"), ...layer, shape: z.enum(layerShapes), color: CanvasColor, corners: Corners }),
]);
export type Layer = z.infer<typeof Layer>;

/** The files of the library that layers show. */
export const filesOfLayers = (layers: readonly Layer[] = []): z.infer<typeof LayerFile>[] =>
  layers.flatMap((it) => (it.kind === "image" || it.kind === "video" ? [it.file] : []));

import * as z from "zod/mini";
import { HexColor } from "../../research/index.ts";
import { Typeface } from "../catalogue/faces.ts";

/** Roles of the brand's palette, or one fixed color. */
export const paletteRoles = ["bg", "on", "accent", "onAccent", "ink", "paper"] as const;
export const CanvasColor = z.union([z.enum(paletteRoles), HexColor]);
export type CanvasColor = z.infer<typeof CanvasColor>;

/** How something arrives and leaves. In pictures it is simply there. */
export const enters = ["cut", "pop", "rise", "slam", "sweep", "type"] as const;
export const leaves = ["cut", "fade", "sink", "shrink"] as const;

/** What a hand chose for a text. Absent: as its look has it; null: none. */
export const TextLook = z.object({
  face: z.optional(Typeface),
  weight: z.optional(z.number().check(z.minimum(100), z.maximum(900))),
  color: z.optional(CanvasColor),
  /** Behind the letters: a box for each line, or one panel. */
  ground: z.optional(z.nullable(z.object({ shape: z.enum(["lines", "panel"]), color: CanvasColor }))),
  /** Around the letters; `width` as a share of their size. */
  outline: z.optional(
    z.nullable(z.object({ color: CanvasColor, width: z.number().check(z.minimum(0), z.maximum(0.5)) })),
  ),
  align: z.optional(z.enum(["left", "center", "right"])),
  caps: z.optional(z.boolean()),
  enter: z.optional(z.enum(enters)),
  leave: z.optional(z.enum(leaves)),
});
export type TextLook = z.infer<typeof TextLook>;

/** The looks of all titles, of all smaller texts, and of the texts that users add. */
export const TextLooks = z.object({
  title: z.optional(TextLook),
  body: z.optional(TextLook),
  added: z.optional(TextLook),
});
export type TextLooks = z.infer<typeof TextLooks>;

import * as z from "zod/mini";
import { line } from "../../kernel/index.ts";
import { TextLook } from "./text-look.ts";

/** A share of a length of the canvas; things may reach beyond it. */
const Share = z.number().check(z.minimum(-4), z.maximum(5));
const Length = z.number().check(z.minimum(0.01), z.maximum(5));

/** Degrees, clockwise. */
const Turn = z.number().check(z.minimum(-360), z.maximum(360));

/**
 * What a hand changed on one clip that a look draws; absent parts are as the look has them. Its place is stored in
 * fractions of the safe box, so that the same edit fits both formats of a picture (ADR 96).
 */
export const HandEdit = z.object({
  /** The middle of its box. */
  x: z.optional(Share),
  y: z.optional(Share),
  /** The width of its lines, in widths of the safe box. Then it is as high as its words need. */
  w: z.optional(Length),
  /** The size of its letters, in widths of the safe box. */
  size: z.optional(z.number().check(z.minimum(0.005), z.maximum(2))),
  rotate: z.optional(Turn),
  look: z.optional(TextLook),
  /** Drawn over everything else of its look. */
  front: z.optional(z.boolean()),
  hidden: z.optional(z.boolean()),
});
export type HandEdit = z.infer<typeof HandEdit>;

/** The formats an edit counts for: both formats of a picture, or one. A video has one for both apps. */
const handTargets = ["all", "instagram", "tiktok"] as const;
export type HandTarget = (typeof handTargets)[number];

const HandStep = z.extend(HandEdit, { kind: z.literal("hand"), clip: line(80, 1) });

/**
 * The edits by hand of one look, as `Style.adjustments` holds them. `beatId` is the beat whose clips they are; null for
 * clips that belong to no beat.
 */
export const HandAdjustment = z.object({
  target: z.enum(handTargets),
  beatId: z.nullable(z.string()),
  look: line(40, 1),
  steps: z.array(HandStep),
});
export type HandAdjustment = z.infer<typeof HandAdjustment>;

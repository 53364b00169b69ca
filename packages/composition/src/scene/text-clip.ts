import { Typeface } from "@vignette/domain/studio/catalogue";
import * as z from "zod/mini";
import { Color } from "./color.ts";
import { Shadow } from "./effects.ts";
import { Box, Degrees, Px } from "./geometry.ts";
import { Curve, Keyframes } from "./keyframes.ts";
import { Milliseconds, Motion, timing } from "./timing.ts";

/** A role of the brand's faces (`Scene.fonts`), or one fixed face. */
export const FaceRole = z.union([z.enum(["title", "body"]), Typeface]);
export type FaceRole = z.infer<typeof FaceRole>;

/** Lies behind the letters: one rounded box per line (the app-native look) or one panel behind all lines. */
export const TextBox = z.object({
  shape: z.enum(["lines", "panel"]),
  color: Color,
  padX: Px,
  padY: Px,
  radius: Px.check(z.nonnegative()),
});
export type TextBox = z.infer<typeof TextBox>;

/** Marks one phrase of the text: a swept marker box behind it, another color, a line under it, or italics (*Quote* only). */
export const Emphasis = z.object({
  phrase: z.string(),
  style: z.enum(["marker", "color", "underline", "italic"]),
  color: Color,
  on: z.optional(Color),
  /** When the marker is swept from left to right, on the scene's clock. Absent: it is complete from the start. */
  sweepAtMs: z.optional(Milliseconds),
});
export type Emphasis = z.infer<typeof Emphasis>;

export const Stroke = z.object({ color: Color, width: Px.check(z.nonnegative()) });
export type Stroke = z.infer<typeof Stroke>;

/** Of letters, in px from base line to base line of lines set solid. */
const Size = z.number().check(z.minimum(1), z.maximum(4096));

/**
 * Words in a box. The size shrinks until they fit: to `minSize` by law, below it only if nothing else keeps them
 * inside. Lines are balanced; words that are wider than the box break.
 */
export const TextClip = z.object({
  kind: z.literal("text"),
  ...timing,
  text: z.string(),
  box: Box,
  /** Keeps `gap` px to the words of another text clip instead of the box's own edge on that side; the far edge stays. */
  dock: z.optional(z.object({ clip: z.string(), side: z.enum(["below", "above"]), gap: Px })),
  /** Never larger than the words of this other clip, as they are drawn. */
  under: z.optional(z.string()),
  face: FaceRole,
  weight: z.number().check(z.minimum(100), z.maximum(900)),
  size: Size,
  minSize: Size,
  /** Distance of base lines, as a multiple of the size. */
  lineHeight: z.number().check(z.positive(), z.maximum(10)),
  /** Extra space between letters, as a multiple of the size. */
  tracking: z.optional(z.number().check(z.minimum(-1), z.maximum(10))),
  maxLines: z.optional(z.number().check(z.positive())),
  caps: z.optional(z.boolean()),
  color: Color,
  align: z.enum(["left", "center", "right"]),
  valign: z.enum(["top", "middle", "bottom"]),
  textBox: z.optional(TextBox),
  stroke: z.optional(Stroke),
  shadow: z.optional(Shadow),
  emphasis: z.optional(Emphasis),
  /** The first number in the text runs up to its value in this time, with as many decimals as it is written with. */
  countUpMs: z.optional(z.number().check(z.positive())),
  /** How it runs up; absent: fast, then slower. A clock is *linear*. */
  countUpCurve: z.optional(Curve),
  /**
   * When each word appears, in reading order, on the scene's clock; later ones appear with the last. Absent: all at once.
   */
  wordsAtMs: z.optional(z.array(Milliseconds).check(z.minLength(1), z.maxLength(200))),
  /** Degrees, clockwise, around the middle of the box. */
  rotate: z.optional(Degrees),
  opacity: z.optional(z.number().check(z.minimum(0), z.maximum(1))),
  motion: Motion,
  keyframes: z.optional(Keyframes),
  /** The voice says these words: they are heard while they are shown, and need not be read in addition. */
  said: z.optional(z.boolean()),
  /** Drawn for its shape, not for reading (a cropped slide number): may leave the safe zone. */
  ornament: z.optional(z.boolean()),
});
export type TextClip = z.infer<typeof TextClip>;

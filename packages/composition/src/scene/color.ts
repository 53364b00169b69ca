import * as z from "zod/mini";

/** `#rrggbb`. */
export const Hex = z.string().check(z.regex(/^#[0-9a-f]{6}$/i));
export type Hex = z.infer<typeof Hex>;

/**
 * The colors of a scene by role, so that one document can be drawn for another brand. `on` is readable on `bg`,
 * `onAccent` on `accent`; `ink` and `paper` are the darkest and the lightest.
 */
export const Palette = z.object({ bg: Hex, on: Hex, accent: Hex, onAccent: Hex, ink: Hex, paper: Hex });
export type Palette = z.infer<typeof Palette>;

const ROLES = ["bg", "on", "accent", "onAccent", "ink", "paper"] as const;

/** A role of the palette, or one fixed color. */
export const Color = z.union([z.enum(ROLES), Hex]);
export type Color = z.infer<typeof Color>;

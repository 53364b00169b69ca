import * as z from "zod/mini";

/** The corners of a picture, clockwise. */
export const corners = ["top-left", "top-right", "bottom-right", "bottom-left"] as const;
export const Corner = z.enum(corners);
export type Corner = z.infer<typeof Corner>;

/** Where a brand's logo is shown: in a corner of everything, or on the closing card alone. */
export const LogoPlace = z.enum([...corners, "closing"]);
export type LogoPlace = z.infer<typeof LogoPlace>;

export const LogoSize = z.enum(["small", "medium"]);
export type LogoSize = z.infer<typeof LogoSize>;

import * as z from "zod/mini";
import { line } from "../kernel/index.ts";

const MB = 1024 * 1024;

/** Largest font file, unpacked as it is stored. Our own choice: fonts with all Chinese letters fit. */
export const FONT_MAX_BYTES = 10 * MB;

/** What a browser read in a font: what it calls itself, and the weights of a variable one (null: it has one). */
export const FontFacts = z.object({
  family: line(80, 1),
  style: line(60),
  weights: z.nullable(z.tuple([z.number(), z.number()])),
});
export type FontFacts = z.infer<typeof FontFacts>;

/** As users read it: *Recoleta Bold*; a variable font has no style of its own. */
export const fontName = ({ family, style, weights }: FontFacts): string =>
  weights !== null || style === "" || style === "Regular" || family.endsWith(` ${style}`)
    ? family
    : `${family} ${style}`;

import * as z from "zod/mini";
import { ItemRef } from "../../assets/index.ts";
import { line } from "../../kernel/index.ts";
import { HexColor } from "../../research/index.ts";
import { LogoPlace, LogoSize } from "../catalogue/logo-places.ts";

/**
 * What is taken as a logo besides the limits of `pictureWays`: at least 48 px wide or high, so that it is sharp as a
 * small mark. It is stored with its longer side at `storedPx`. Our own choice.
 */
export const LOGO_LIMITS = { leastPx: 48, storedPx: 1200 } as const;

/** A brand's logo: a picture of the library, and where it is shown. */
export const Logo = z.extend(ItemRef, {
  /** Of the file; it also says to the library where it is used. */
  key: line(300, 1),
  place: LogoPlace,
  size: LogoSize,
  /** The colors that cover most of it, as a browser saw them: they decide on which ground it can be read. */
  tones: z.array(HexColor).check(z.maxLength(4)),
  /** It has a ground of its own, without transparent parts. */
  isSolid: z.boolean(),
});
export type Logo = z.infer<typeof Logo>;

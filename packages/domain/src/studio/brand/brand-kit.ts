import * as z from "zod/mini";
import { Id, line } from "../../kernel/index.ts";
import { HexColor } from "../../research/index.ts";
import { facesOfLooks, filesOfFaces } from "../canvas/faces-of-looks.ts";
import { TextLooks } from "../canvas/text-look.ts";
import { CaptionStyle } from "../catalogue/caption-styles.ts";
import { Fonts } from "../catalogue/faces.ts";
import { Closing } from "./closing.ts";
import { Logo } from "./logo.ts";

/** Most words of each list. Our own choice: a writer keeps to a short list, and forgets a long one. */
export const BRAND_WORDS_MAX = 20;

const words = z.array(line(60, 1)).check(z.maxLength(BRAND_WORDS_MAX));

/**
 * How everything of a project looks and sounds. Stored in its project. Where it holds nothing, the product's brief or
 * the look decides.
 */
export const BrandKit = z.object({
  colors: z.nullable(z.object({ bg: HexColor, accent: HexColor })),
  fonts: z.nullable(Fonts),
  captions: z.nullable(CaptionStyle),
  /** Null or absent: none. */
  logo: z.optional(z.nullable(Logo)),
  /** The card at the end of carousels and videos; null or absent: none. */
  closing: z.optional(z.nullable(Closing)),
  /** How its titles, smaller texts and added texts look; absent: as each look has them. */
  textLook: z.optional(TextLooks),
  /** By the provider's name; "" is the usual one. */
  voice: line(64),
  /** Words that the writer prefers, such as the names of things. */
  use: words,
  /** Words that no copy may hold, in addition to those of a brief. */
  avoid: words,
});
export type BrandKit = z.infer<typeof BrandKit>;

/** A kit that holds nothing. */
export const emptyBrandKit: BrandKit = {
  colors: null,
  fonts: null,
  captions: null,
  voice: "",
  use: [],
  avoid: [],
};

export const SaveBrandKitInput = z.object({ id: Id, brandKit: BrandKit });

/** The files of the library that a kit names. */
export const filesOfKit = (
  kit: Pick<BrandKit, "logo" | "fonts" | "textLook">,
): Pick<Logo, "origin" | "id" | "key">[] => [
  ...(kit.logo ? [{ origin: kit.logo.origin, id: kit.logo.id, key: kit.logo.key }] : []),
  ...filesOfFaces(facesOfLooks(kit)),
];
